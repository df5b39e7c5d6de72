/* The mutator of the fuzz target `metadata`: it changes only metadata and the constants that metadata refers to.
 * Functions stay intact, so most mutations reach the readers of entry points, signatures and resources. */
#include "tests/fuzz/fuzz.h"

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed)
{
    return mutate_module(data, size, limit, seed, mutate_metadata);
}
