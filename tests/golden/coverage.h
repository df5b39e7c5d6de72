/* Which DXIL operations and LLVM instructions the shaders use. */
#ifndef GOLDEN_COVERAGE_H
#define GOLDEN_COVERAGE_H

#include "dxil/module.h"

struct coverage {
    uint32_t operations[DX_OP_COUNT];    /* how many shaders use it */
    uint32_t opcodes[OP_DEBUG_CALL + 1]; /* by enum opcode */
};

/* Whether the conversion translates this row of the table of operations. */
bool is_lowered(size_t operation);

/* Counts what a DXIL file uses: once for each operation, however often it is called. Reads the module behind the public
 * API; false if it cannot be read. */
bool coverage_add(struct coverage *coverage, const void *bytes, size_t size, enum dxs_program program);

/* Prints which lowered operations have a shader and which do not; returns the number of those without. */
unsigned coverage_print(const struct coverage *coverage);

#endif
