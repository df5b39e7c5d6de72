/* The mutator of the target `metadata`: changes metadata and the numbers that it holds, and leaves functions alone, so
 * that what reads entry points, signatures and resources gets most of the damage. */
#include "tests/fuzz/fuzz.h"

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed)
{
    return mutate_module(data, size, limit, seed, mutate_metadata);
}
