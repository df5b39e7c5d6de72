/* The mutator of the fuzz targets that take modules. MUTATE: mutate_records, which may change any record; or
 * mutate_metadata, which changes only metadata and the constants that metadata refers to. Functions then stay intact,
 * so most mutations reach the readers of entry points, signatures and resources. */
#include "tests/fuzz/fuzz.h"

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed)
{
    return mutate_module(data, size, limit, seed, MUTATE);
}
