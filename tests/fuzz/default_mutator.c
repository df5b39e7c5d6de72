/* The mutator of the fuzz targets that take modules: it may change any record. */
#include "tests/fuzz/fuzz.h"

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed)
{
    return mutate_module(data, size, limit, seed, mutate_records);
}
