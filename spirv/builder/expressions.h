/* Expressions: the layer between an appended word and a lowered operation. A line of lowering reads like its formula:
 *     uint32_t bits = bit_and_imm(b, shift_right(b, word, shift), 0xFF);      bits = word >> shift & 0xFF
 *
 * Arguments and results are ids, of u32 unless a type is given. `_imm`: the second operand is a number; numbers that
 * change nothing emit nothing. `_as`: the result has this id. C leaves the order of arguments open, and the order
 * decides which ids are made: at most one argument of a call makes ids. */
#ifndef SPIRV_BUILDER_EXPRESSIONS_H
#define SPIRV_BUILDER_EXPRESSIONS_H

#include "spirv/builder/builder.h"

/* ---- u32 --------------------------------------------------------------------------------------------------------- */

uint32_t add(struct builder *b, uint32_t x, uint32_t y);
uint32_t subtract(struct builder *b, uint32_t x, uint32_t y);
uint32_t multiply(struct builder *b, uint32_t x, uint32_t y);
uint32_t divide(struct builder *b, uint32_t x, uint32_t y);
uint32_t remainder_of(struct builder *b, uint32_t x, uint32_t y);
uint32_t minimum(struct builder *b, uint32_t x, uint32_t y);
uint32_t bit_and(struct builder *b, uint32_t x, uint32_t y);
uint32_t bit_or(struct builder *b, uint32_t x, uint32_t y);
uint32_t bit_xor(struct builder *b, uint32_t x, uint32_t y);
uint32_t shift_left(struct builder *b, uint32_t x, uint32_t count);
uint32_t shift_right(struct builder *b, uint32_t x, uint32_t count); /* logical */

uint32_t add_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t subtract_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t multiply_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t divide_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t remainder_of_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t minimum_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t bit_and_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t bit_or_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t bit_xor_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t shift_left_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t shift_right_imm(struct builder *b, uint32_t x, uint32_t n);

/* ---- bool: comparisons of integers, unsigned; logic -------------------------------------------------------------- */

uint32_t equal(struct builder *b, uint32_t x, uint32_t y);
uint32_t not_equal(struct builder *b, uint32_t x, uint32_t y);
uint32_t less(struct builder *b, uint32_t x, uint32_t y);
uint32_t less_or_equal(struct builder *b, uint32_t x, uint32_t y);
uint32_t greater_or_equal(struct builder *b, uint32_t x, uint32_t y);
uint32_t equal_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t not_equal_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t less_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t less_or_equal_imm(struct builder *b, uint32_t x, uint32_t n);
uint32_t greater_or_equal_imm(struct builder *b, uint32_t x, uint32_t n);

uint32_t logical_and(struct builder *b, uint32_t x, uint32_t y);
uint32_t logical_or(struct builder *b, uint32_t x, uint32_t y);
uint32_t logical_not(struct builder *b, uint32_t x);
uint32_t negate_as(struct builder *b, uint32_t type, uint32_t id, uint32_t x); /* logical; also of vectors */

/* ---- Floats and vectors of them ---------------------------------------------------------------------------------- */

uint32_t float_add(struct builder *b, uint32_t type, uint32_t x, uint32_t y);
uint32_t float_subtract(struct builder *b, uint32_t type, uint32_t x, uint32_t y);
uint32_t float_multiply(struct builder *b, uint32_t type, uint32_t x, uint32_t y);
uint32_t float_divide(struct builder *b, uint32_t type, uint32_t x, uint32_t y);

/* ---- Any type ---------------------------------------------------------------------------------------------------- */

/* condition ? x : y. select_imm: of two numbers. */
uint32_t select_value(struct builder *b, uint32_t type, uint32_t condition, uint32_t x, uint32_t y);
uint32_t select_imm(struct builder *b, uint32_t condition, uint32_t n, uint32_t m);
uint32_t bitcast(struct builder *b, uint32_t type, uint32_t x);
uint32_t convert_to(struct builder *b, SpvOp op, uint32_t type, uint32_t x);
uint32_t make_pair(struct builder *b, uint32_t type, uint32_t x, uint32_t y); /* a composite of two */
uint32_t component_of(struct builder *b, uint32_t type, uint32_t composite, uint32_t number);

uint32_t test_nan(struct builder *b, uint32_t type, uint32_t x); /* type: bool or a vector of it */

uint32_t select_as(struct builder *b, uint32_t type, uint32_t id, uint32_t condition, uint32_t x, uint32_t y);

/* Inline: they are everywhere, and passing an opcode on costs moves. */
static inline uint32_t bitcast_as(struct builder *b, uint32_t type, uint32_t id, uint32_t x)
{
    return EMIT_AS(b, SpvOpBitcast, type, id, x);
}

static inline uint32_t copy_as(struct builder *b, uint32_t type, uint32_t id, uint32_t x)
{
    return EMIT_AS(b, SpvOpCopyObject, type, id, x);
}

static inline uint32_t component_as(struct builder *b, uint32_t type, uint32_t id, uint32_t composite, uint32_t number)
{
    return EMIT_AS(b, SpvOpCompositeExtract, type, id, composite, number);
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

/* access_element: pointer to the element or member `index` of the object at `base`. */
uint32_t access_element(struct builder *b, SpvStorageClass storage, uint32_t type, uint32_t base, uint32_t index);
uint32_t array_length(struct builder *b, uint32_t block); /* of the runtime array, its first member; u32 */
static inline uint32_t load(struct builder *b, uint32_t type, uint32_t pointer)
{
    return EMIT(b, SpvOpLoad, type, pointer);
}

static inline uint32_t load_as(struct builder *b, uint32_t type, uint32_t id, uint32_t pointer)
{
    return EMIT_AS(b, SpvOpLoad, type, id, pointer);
}

static inline void store(struct builder *b, uint32_t pointer, uint32_t value)
{
    EMIT_VOID(b, SpvOpStore, pointer, value);
}

/* ---- Control flow ------------------------------------------------------------------------------------------------ */

void branch(struct builder *b, uint32_t label);
void branch_if(struct builder *b, uint32_t condition, uint32_t label, uint32_t otherwise);

/* Lanes wait for all in the scope, and then see what they wrote to groupshared memory, and to `others`: more semantics.
 */
void group_barrier(struct builder *b, SpvScope scope, uint32_t others);

#endif
