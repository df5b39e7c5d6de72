/* Local arrays that only repeat a part of a constant buffer: elements are stored at most once, in the entry block, from
 * words at equal distances. Loads read the buffer in their place, and the stores are dead. */
#ifndef SPIRV_RESOURCE_OPERATIONS_CONSTANT_ARRAYS_H
#define SPIRV_RESOURCE_OPERATIONS_CONSTANT_ARRAYS_H

#include "spirv/function/function.h"

struct constant_array {
    const struct instruction *alloca, *filler; /* filler: a CBufferLoadLegacy of the buffer */
    uint32_t count, bits;                      /* elements, and bits of each: 32 or 64 */
    uint32_t word, stride; /* of the buffer: first word of element 0; words from element to element */
    bool shares_rows;      /* another array repeats other components of the same rows */
};

/* Finds the arrays of a function and marks what fills them as dead. Bindings are resolved. */
void find_constant_arrays(struct lowering *l, struct function_state *s);

/* The array that a load reads, and the value of the index; NULL: memory. */
const struct constant_array *constant_array_of(const struct lowering *l, const struct instruction *load,
                                               value_id *index);

/* Loads the element from the buffer (spirv/resource_operations/cbuffer.c). */
void load_repeated_constant(struct lowering *l, const struct instruction *load, const struct constant_array *array,
                            value_id index);

#endif
