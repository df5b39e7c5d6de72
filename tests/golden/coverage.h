/* Which DXIL operations and LLVM instructions the shaders use. */
#ifndef GOLDEN_COVERAGE_H
#define GOLDEN_COVERAGE_H

#include "dxil/module.h"

struct coverage { /* how many shaders use each */
    uint32_t operations[DX_OP_COUNT];
    uint32_t opcodes[OP_DEBUG_CALL + 1]; /* by enum opcode */
    uint32_t binaries[BINARY_FREM + 1];
    uint32_t casts[CAST_ADDRSPACECAST + 1];
    uint32_t predicates[ICMP_SLE + 1];
};

/* Whether the conversion translates this row of the table of operations. */
bool is_lowered(size_t operation);

/* Counts what a DXIL file uses: once for each operation, however often it is called. Reads the module behind the public
 * API; false if it cannot be read. */
bool coverage_add(struct coverage *coverage, const void *bytes, size_t size, enum dxs_program program);

/* Prints which lowered operations have a shader and which do not; returns the number of those without. */
unsigned coverage_print(const struct coverage *coverage);

#endif
