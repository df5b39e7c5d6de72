/* LLVM instructions except calls, memory and control flow: instructions.c, conversion.c (casts), vectors.c (lanes),
 * alu.c (arithmetic that is one instruction of two operands). */
#ifndef SPIRV_ARITHMETIC_INSTRUCTIONS_H
#define SPIRV_ARITHMETIC_INSTRUCTIONS_H

#include "spirv/lowering.h"

void lower_binary(struct lowering *l, const struct instruction *i);

/* Lowers arithmetic that is not always `op`, one instruction of two operands. */
void lower_special_binary(struct lowering *l, const struct instruction *i, SpvOp op);

void lower_compare(struct lowering *l, const struct instruction *i);
void lower_select(struct lowering *l, const struct instruction *i);
void lower_insert_value(struct lowering *l, const struct instruction *i);
void lower_cast(struct lowering *l, const struct instruction *i);
void lower_extract_element(struct lowering *l, const struct instruction *i);
void lower_insert_element(struct lowering *l, const struct instruction *i);
void lower_shuffle(struct lowering *l, const struct instruction *i);

/* Whether an operand is a scalar constant other than NaN. An ordered comparison then depends on the other one alone. */
bool is_ordered_constant(const struct lowering *l, const struct instruction *i, uint32_t number);

#endif
