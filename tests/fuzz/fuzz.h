/* Shared by all fuzz targets. Each target defines LLVMFuzzerTestOneInput, libFuzzer's entry point. Without libFuzzer,
 * driver.c calls it. */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include "tests/common/demand.h"
#include "tests/fuzz/records.h"

#include "dxs.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Replaces the data by a mutation that is at most `limit` bytes long; its size. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed);

/* What mutators are made of: bitcode is decoded into records, some are changed, and all are encoded again; seldom, and
 * where there is no bitcode, bytes are changed. */
size_t mutate_module(uint8_t *data, size_t size, size_t limit, unsigned int seed,
                     void (*change)(struct record_list *, uint64_t *));
size_t mutate_bytes(uint8_t *data, size_t size, size_t limit, uint64_t *state);

/* A number that depends on the data only: for what a target chooses by itself, such as options. */
uint64_t hash_data(const uint8_t *data, size_t size);

#endif
