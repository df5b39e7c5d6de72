/* What all fuzz targets are made of. Each defines LLVMFuzzerTestOneInput, as libFuzzer wants it; driver.c calls it
 * where there is no libFuzzer. */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include "tests/common/demand.h"

#include "dxs.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Replaces the data by a mutation that is at most `limit` bytes long; its size. Decodes bitcode into records, changes
 * some and encodes them again, or changes bytes. Text is treated as bytes. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed);

/* A number that depends on the data only: for what a target chooses by itself, such as options. */
uint64_t hash_data(const uint8_t *data, size_t size);

#endif
