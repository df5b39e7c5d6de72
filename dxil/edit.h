/* A copy of a module in which instructions of some functions are replaced. Unchanged parts are shared with the
 * original. */
#ifndef DXIL_EDIT_H
#define DXIL_EDIT_H

#include "base/bitset.h"
#include "base/vector.h"
#include "dxil/handles.h"

enum edit_type { /* types that replacements need */
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
    type_id cached_types[EDIT_TYPES], hit_object; /* NO_TYPE: not looked up yet */

    /* The function that is being edited. */
    const struct function *source;
    uint32_t block;               /* its current block */
    const struct instruction *at; /* its current instruction */
    VECTOR(struct instruction) instructions;
    VECTOR(struct value) values;
    struct words operands, calls, locations, numbers;
    value_id *replacements; /* by local value of the source: the value to use instead, or a constant below */
    struct bitset waiting;  /* by local value of the source: see wait_for_element */
    struct words waiters;   /* values of the current block that waited or wait */

    void (*finish)(struct edit *e); /* NULL, or called at the end of each function */
};

/* In edit.replacements. */
#define NOT_REPLACED UINT32_MAX
#define GONE (UINT32_MAX - 1) /* removed: must have no use left */

struct edit edit_begin(struct arena *arena, const struct module *module);
const struct module *edit_end(struct edit *e);

/* Edits a function, between edit_begin and edit_end. `replace` is called for each instruction in order. It returns true
 * if it has replaced it (by what it added with edit_add, if anything), false to keep it. */
typedef bool replace_instruction(struct edit *e, void *user, const struct instruction *i);
void edit_function(struct edit *e, uint32_t function, replace_instruction *replace, void *user);

/* An operand of an instruction of the source. */
static inline value_id edit_operand(const struct edit *e, const struct instruction *i, uint32_t number)
{
    return e->source->operands[i->first_operand + number];
}

/* The instruction of the source that defines a value; NULL: there is none. */
const struct instruction *edit_definition(const struct edit *e, value_id value);

/* Reads a constant integer, of the source or added. Returns false if the value is none. */
bool edit_constant(const struct edit *e, value_id value, uint64_t *bits);

/* Replaces the result of an instruction of the source by `value`. */
void edit_result(struct edit *e, const struct instruction *i, value_id value);

value_id edit_integer(struct edit *e, uint32_t number);
value_id edit_null(struct edit *e, type_id type);    /* zeros */
value_id edit_true(struct edit *e, type_id boolean); /* 1 */
type_id edit_type(struct edit *e, enum edit_type type);

/* DXIL's type of hit objects. If a hit object replaces a number, phis of that number become phis of hit objects. Only
 * calls of DXIL operations may use it otherwise. */
type_id hit_object_type(struct edit *e);

/* A matrix type, see TYPE_MATRIX. */
type_id edit_matrix_type(struct edit *e, enum matrix_format format, enum matrix_use use);

/* Adds an instruction. Returns its result. */
value_id edit_add(struct edit *e, struct instruction i, type_id type, uint32_t count, const value_id *operands);

#endif
