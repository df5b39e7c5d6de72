/* The state of reading one function body: function.c (blocks), instructions.c, rare.c (instructions). */
#ifndef DXIL_READER_BODY_H
#define DXIL_READER_BODY_H

#include "dxil/reader/types.h"

/* A use of a value before its definition, with the type that the value must have. */
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
    struct words distant; /* places in `operands`: uses of results of earlier blocks but the entry block. As much
                             room as `operands` */
    struct words calls;
    VECTOR(struct debug_location) debug_locations;
    struct words location_of; /* see struct function */
    VECTOR(struct attachment) attachments;
    struct forward_uses forward_uses;
    struct basic_block *blocks;
    uint32_t block_count, current_block; /* current_block == block_count: no block is open */
    value_id next;                       /* id of the next result */
    value_id first;                      /* the first result behind the entry block, which dominates all others */
    uint32_t earlier;                    /* results from there to the current block */
    uint64_t bits;                       /* of the function's block */
    uint32_t room; /* instructions for which arrays have room, with results and calls; none if no block is open */
};

void read_function_body(struct reader *reader, uint32_t function, bool is_last); /* is_last: of all bodies */

/* Makes room for one more instruction with `operand_count` operands and a result. Fails if no block is open. */
void reserve_instruction(struct body *body, uint32_t operand_count);

/* frequent.c: reads instructions as long as they are of the most frequent kinds, in their usual form. */
void read_frequent_instructions(struct body *body);

struct record;
void read_instruction(struct record *record); /* reads the current record; only `body` and `reader` are set */

extern const uint8_t binaries_of_floats[BINARY_XOR + 1]; /* by number in a record: enum binary; 0: invalid */

/* The enum binary for a record's number and operand type; UINT32_MAX: invalid. */
static inline uint32_t binary_of_record(const struct reader *reader, uint64_t number, type_id type)
{
    if (number > BINARY_XOR)
        return UINT32_MAX;
    if (is_integer_type(reader, type))
        return (uint32_t)number;
    return is_float_type(reader, type) && binaries_of_floats[number] ? binaries_of_floats[number] : UINT32_MAX;
}

bool predicate_fits(const struct reader *reader, uint64_t predicate, type_id type);

#endif
