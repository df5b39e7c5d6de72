/* The body of one function while it is read: function.c (blocks), instructions.c, rare.c (instructions). */
#ifndef DXIL_READER_BODY_H
#define DXIL_READER_BODY_H

#include "dxil/reader/types.h"

/* A use of a value that is not there yet, and the type that it must turn out to have. */
struct forward_use {
    value_id value;
    type_id type;
    uint32_t instruction;
};

struct forward_uses {
    struct forward_use *data;
    uint32_t count, capacity;
};

struct body {
    struct reader *reader;
    struct function *function;
    VECTOR(struct instruction) instructions;
    struct words operands;
    struct words calls;
    VECTOR(struct debug_location) debug_locations;
    struct words location_of; /* see struct function */
    VECTOR(struct attachment) attachments;
    struct forward_uses forward_uses;
    struct basic_block *blocks;
    uint32_t block_count, current_block; /* current_block == block_count: all blocks have ended */
    value_id next;                       /* id of the next instruction that gives a value */
    uint64_t bits;                       /* of the function's block */
    uint32_t room;                       /* so many instructions, their results included, there is room for */
};

void read_function_body(struct reader *reader, uint32_t function);

/* Makes room for one more instruction with so many operands, and its result. */
void reserve_instruction(struct body *body, uint32_t operand_count);

struct record;
void read_instruction(
    struct record *record); /* one, from the stream's current record; only `body` and `reader` are set */

/* The enum binary of a record's number for operands of this type; UINT32_MAX: there is none. */
uint32_t binary_of_record(const struct reader *reader, uint64_t number, type_id type);
bool predicate_fits(const struct reader *reader, uint64_t predicate, type_id type);

#endif
