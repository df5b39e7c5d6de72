/* Counts which DXIL operations and LLVM instructions the test shaders use. */
#ifndef GOLDEN_COVERAGE_H
#define GOLDEN_COVERAGE_H

#include "dxil/module.h"

struct coverage { /* number of shaders that use each */
    uint32_t operations[DX_OP_COUNT];
    uint32_t opcodes[OP_DEBUG_CALL + 1]; /* by enum opcode */
    uint32_t binaries[BINARY_FREM + 1];
    uint32_t casts[CAST_ADDRSPACECAST + 1];
    uint32_t predicates[ICMP_SLE + 1];
};

/* Whether the conversion translates this row of the table of operations. */
bool is_lowered(size_t operation);

/* Reads a DXIL file with the library's internal parser. Errors unwind to the arena's fault. */
struct module *coverage_read_module(struct arena *arena, const void *bytes, size_t size, enum dxs_program program);

/* Counts each operation that a DXIL file uses once. Uses the library's internal parser. False if the file cannot be
 * parsed. */
bool coverage_add(struct coverage *coverage, const void *bytes, size_t size, enum dxs_program program);

/* Prints the lowered operations with and without a shader. Returns the number of those without. */
unsigned coverage_print(const struct coverage *coverage);

#endif
