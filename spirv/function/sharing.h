/* Instructions that repeat an earlier one of their block: integer arithmetic, reads of constant buffers, and casts
 * between floats that are equal in SPIR-V. */
#ifndef SPIRV_FUNCTION_SHARING_H
#define SPIRV_FUNCTION_SHARING_H

#include "spirv/function/function.h"

enum {
    SHARING_SLOTS = 64,                         /* a power of two */
    SHARED = 1 << BINARY_ADD | 1 << BINARY_MUL, /* operations that indices are made of */
    SHARED_CASTS = 1 << CAST_FPTRUNC | 1 << CAST_FPEXT
};

struct sharing {
    struct lowering *l;
    const struct module *module;
    struct function_state *s;
    uint32_t first;                /* instruction of the current block */
    uint32_t slots[SHARING_SLOTS]; /* hash table of instructions */
};

static inline bool may_share(const struct instruction *i)
{
    return i->opcode == OP_BINARY ? SHARED >> i->sub & 1
           : i->opcode == OP_CAST ? SHARED_CASTS >> i->sub & 1
                                  : i->dx_op == DX_CBufferLoadLegacy;
}

/* The ids (s->base) of an earlier live instruction of the block with the result of `i`, for which may_share holds; then
 * `i` is marked LIVE_SHARED. 0: there is none. */
uint32_t share_result(struct sharing *sharing, const struct instruction *i);

#endif
