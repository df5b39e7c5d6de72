/* Results that are computed once: later code reuses a result where the block that made it dominates. */
#ifndef SPIRV_FUNCTION_RESULTS_H
#define SPIRV_FUNCTION_RESULTS_H

#include "spirv/lowering.h"

/* First keys of results that no single instruction makes, by the file that uses them. Opcodes are below. */
enum {
    ACCESS_KEYS = 0x10000,
    ROOT_ARGUMENT_KEYS = 0x20000,
    NODE_KEYS = 0x30000
};

/* A result that later code reuses where the block that made it dominates. Without this cache, each of many accesses to
 * one element or texture would repeat the same instructions. */
struct cached_result {
    uint32_t label;    /* of its SPIR-V block */
    uint32_t function; /* of the module */
    uint32_t block;    /* structured block; NO_BLOCK: made under a condition inside it */
    uint32_t op, operands[5], result;
};

enum {
    CACHE_SLOTS = 1024 /* a power of two; 256 lose 0.15 % of the words of large shaders to collisions */
};

struct results {
    struct cached_result *cached; /* by hash of op and operands; not initialized */
    bool is_cached[CACHE_SLOTS];  /* whether the slot holds a result */
};

/* Once per conversion. */
void results_begin(struct lowering *l);

/* The result of an instruction without effects, kept in this block or in one that dominates it. 0: there is none; then
 * *place is where fill_result can keep it, until the next result is kept. `op`: an opcode or another key. */
uint32_t seek_result(const struct lowering *l, uint32_t op, const uint32_t operands[5], struct cached_result **place);
uint32_t fill_result(struct lowering *l, struct cached_result *place, uint32_t op, const uint32_t operands[5],
                     uint32_t result);

/* The same where other results may be kept in between. Both return the result. */
uint32_t find_result(const struct lowering *l, uint32_t op, const uint32_t operands[5]);
uint32_t keep_result(struct lowering *l, uint32_t op, const uint32_t operands[5], uint32_t result);

/* The same for two operands. */
uint32_t find_cached(const struct lowering *l, uint32_t op, uint32_t a, uint32_t b);
uint32_t cache_result(struct lowering *l, uint32_t op, uint32_t a, uint32_t b, uint32_t result);

/* Emits an instruction with operands `a`, `b` (b = 0: one operand), or returns its earlier result if that dominates.
 * Only for pure instructions and loads of constant memory. */
uint32_t emit_once(struct lowering *l, SpvOp op, uint32_t type, uint32_t a, uint32_t b);

/* The same for a u32 and a number. add_once: x = 0: n alone; n = 0: x. */
uint32_t emit_once_imm(struct lowering *l, SpvOp op, uint32_t x, uint32_t n);
uint32_t add_once(struct lowering *l, uint32_t x, uint32_t n);

/* compose(), but equal components give the same vector again. For coordinates and vectors of dot products. */
uint32_t compose_once(struct lowering *l, uint32_t scalar, uint32_t count, const uint32_t *ids);

/* Another SPIR-V function begins: no result can be used there. */
void forget_results(struct lowering *l);

#endif
