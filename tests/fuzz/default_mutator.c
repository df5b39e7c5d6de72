/* The mutator of targets that take modules: changes any record. */
#include "tests/fuzz/fuzz.h"

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed)
{
    return mutate_module(data, size, limit, seed, mutate_records);
}
