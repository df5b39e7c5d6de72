/* Shared by all fuzz targets. Each target defines LLVMFuzzerTestOneInput, libFuzzer's entry point. Without libFuzzer,
 * driver.c calls it. */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include "tests/common/demand.h"
#include "tests/fuzz/records.h"

#include "dxs.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Replaces the data by a mutation of at most `limit` bytes. Returns its size. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed);

/* Common to the mutators: decodes bitcode into records, changes some, encodes all again. Seldom, or if there is no
 * bitcode, it changes bytes instead. */
size_t mutate_module(uint8_t *data, size_t size, size_t limit, unsigned int seed,
                     void (*change)(struct record_list *, uint64_t *));
size_t mutate_bytes(uint8_t *data, size_t size, size_t limit, uint64_t *state);

/* For formats of 32-bit words: changes some words, seldom bytes. */
size_t mutate_words(uint8_t *data, size_t size, size_t limit, unsigned int seed);

/* A hash of the data: the seed of what a target chooses itself, such as options. */
uint64_t hash_data(const uint8_t *data, size_t size);

#endif
