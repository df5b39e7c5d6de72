/* A copy of a module in which instructions of some functions are replaced by others. What is not changed is shared with
 * the module that it is a copy of. */
#ifndef DXIL_EDIT_H
#define DXIL_EDIT_H

#include "base/vector.h"
#include "dxil/handles.h"

enum edit_type { /* what replacing takes, beside the module's integers */
    EDIT_FLOAT32,
    EDIT_INT64,
    EDIT_FOUR_WORDS, /* arrays */
    EDIT_EIGHT_WORDS,
    EDIT_NINE_FLOATS,
    EDIT_TYPES
};

struct edit {
    struct arena *arena;
    struct module *module; /* the copy */
    struct function *functions;
    VECTOR(struct constant) constants;
    VECTOR(struct type) types;
    type_id known_types[EDIT_TYPES], hit_object; /* NO_TYPE: not asked for yet */

    /* The function at hand. */
    const struct function *source;
    uint32_t block;               /* of it, and */
    const struct instruction *at; /* in it: what is being replaced */
    VECTOR(struct instruction) instructions;
    VECTOR(struct value) values;
    struct words operands, calls, locations, numbers;
    value_id *stands_for; /* by local value of the source: what is to be used in its place */

    void (*finish)(struct edit *e); /* NULL, or called for each function before its end */
};

/* In edit.stands_for. */
#define STAYS UINT32_MAX
#define GONE (UINT32_MAX - 1) /* must not be used any more */

struct edit edit_begin(struct arena *arena, const struct module *module);
const struct module *edit_end(struct edit *e);

/* Between these two each instruction of the function is either kept or replaced, in order. `replace` returns whether it
 * has added what the instruction needs, if anything. */
typedef bool replace_instruction(struct edit *e, void *user, const struct instruction *i);
void edit_function(struct edit *e, uint32_t function, replace_instruction *replace, void *user);

/* Operand of an instruction of the source. */
static inline value_id edit_operand(const struct edit *e, const struct instruction *i, uint32_t number)
{
    return e->source->operands[i->first_operand + number];
}

/* From here on a value is used in place of the result of an instruction of the source. */
void edit_result(struct edit *e, const struct instruction *i, value_id value);

value_id edit_integer(struct edit *e, uint32_t number);
value_id edit_null(struct edit *e, type_id type); /* zeros */
type_id edit_type(struct edit *e, enum edit_type type);

/* DXIL's type of hit objects. Where one stands for a number, phis of that number become phis of hit objects; calls of
 * operations take it, and nothing else may. */
type_id hit_object_type(struct edit *e);

/* Of matrices: see TYPE_MATRIX. */
type_id edit_matrix_type(struct edit *e, enum matrix_format format, enum matrix_use use);

/* Adds an instruction; its result. */
value_id edit_add(struct edit *e, struct instruction i, type_id type, uint32_t count, const value_id *operands);

#endif
