/* A function before the types of its words are known. Registers of DXBC hold bits; values of a module have types. The
 * walk over the tokens (dxbc/walk.h) fills a draft; draft_types.c decides what each word is, by its uses;
 * draft_finish.c writes the module's function. */
#ifndef DXBC_DRAFT_H
#define DXBC_DRAFT_H

#include "base/vector.h"
#include "cfg/ssa/ssa.h"
#include "dxbc/tables.h"

typedef uint32_t draft_id;    /* of a value */
typedef uint32_t draft_label; /* of a block that may not be there yet */

#define NO_DRAFT UINT32_MAX

enum draft_type {
    WORD_INT,
    WORD_FLOAT,
    WORD_BOOL, /* as a word: all zeros or all ones */
    WORD_TYPES,
    DRAFT_DOUBLE = WORD_TYPES,
    DRAFT_HANDLE,
    DRAFT_AGGREGATE, /* the values that follow are its components */
    DRAFT_POINTER,
    DRAFT_NOTHING,
    WORD_LOGIC, /* result of and, or, xor: boolean if the operands are, else an integer */
    WORD_ANY    /* its class decides, see draft_types.c */
};

/* What an operand must be. */
enum draft_want {
    WANT_INT,
    WANT_FLOAT,
    WANT_BOOL,
    WANT_SAME,  /* the type of the instruction's class */
    WANT_WHOLE, /* no word */
    WANT_BYTE,  /* a constant i8 */
    WANT_NUMBER /* no value: the number itself */
};

enum draft_kind {
    DRAFT_CONSTANT, /* index: the bits */
    DRAFT_UNDEFINED,
    DRAFT_RESULT,    /* index: the instruction */
    DRAFT_COMPONENT, /* index: number of the component; of: the aggregate */
    DRAFT_READ,      /* of a variable; of: the value that it was found to be */
    DRAFT_PHI,       /* index: number of the phi */
    DRAFT_GLOBAL,    /* index: the module's value */
    DRAFT_CLASS      /* only a class: of the elements of an array */
};

struct draft_value {
    uint8_t kind, type; /* enum draft_kind, draft_type */
    uint8_t needs;      /* bit n: needed as enum draft_type n */
    bool is_live;
    bool is_boolean; /* WORD_LOGIC, phis, selections: all zeros or all ones, found by draft_types.c */
    uint32_t index;
    draft_id of;
    draft_id parent; /* union-find of classes */
};

struct draft_instruction {
    uint8_t opcode, sub, flags, attached; /* as in struct instruction */
    uint16_t dx_op;
    uint8_t overload; /* enum draft_type of T; WORD_ANY: that of the class of `result` or `words` */
    bool is_live;
    uint32_t first_operand, operand_count;
    draft_id result;          /* NO_DRAFT: none */
    uint32_t component_count; /* values behind `result` */
    draft_id words;           /* instructions without result: their class; NO_DRAFT: none */
    uint32_t aux;             /* as in struct instruction */
    uint32_t next;            /* in its block; NO_DRAFT: the last */
};

/* How a block ends. */
enum draft_end {
    DRAFT_JUMP,
    DRAFT_BRANCH, /* targets: condition true, false */
    DRAFT_SWITCH, /* targets: default, cases */
    DRAFT_RETURN
};

struct draft_block {
    uint32_t first, last; /* instructions; NO_DRAFT: none */
    uint8_t end;
    draft_id condition; /* a branch's, or the switch's value */
    uint32_t first_target, target_count;
};

struct draft_read {
    draft_id value;
    uint32_t variable, block;
};

struct draft_definition {
    uint32_t block, variable;
    draft_id value;
};

/* A global array whose elements have the type of a class. */
struct draft_array {
    value_id global;
    draft_id words;
    uint32_t count;
    enum address_space space;
    const uint32_t *data; /* constants; NULL: groupshared */
};

enum {
    SUM_CACHE = 64
};

/* What a block has computed of two values or numbers. */
struct draft_known {
    uint32_t a, b;
    draft_id result;
    uint32_t block; /* + 1 */
};

struct draft {
    struct arena *arena;
    struct tables *tables;
    VECTOR(struct draft_value) values;
    VECTOR(struct draft_instruction) instructions;
    struct words operands; /* draft_operand */
    VECTOR(struct draft_block) blocks;
    struct words targets; /* labels */
    VECTOR(uint64_t) case_values;
    struct words labels; /* by label: block; NO_DRAFT: not placed */
    VECTOR(bool) label_is_used;
    struct draft_block prologue;
    VECTOR(struct draft_array) arrays;
    bool is_open; /* control reaches what follows: the last block has no end yet */

    /* Variables: components of registers. */
    uint32_t variable_count;
    draft_id *current;    /* by variable: its value here, if `seen_in` is the current block + 1 */
    uint32_t *seen_in;    /* by variable */
    bool *is_written;     /* by variable, in this block */
    struct words written; /* variables written in this block */
    VECTOR(struct draft_read) reads;
    VECTOR(struct draft_definition) definitions;

    uint32_t *constants; /* hash table of constants: draft ids */
    uint32_t constant_slots, constant_count;
    struct draft_known sums[SUM_CACHE]; /* of a value and a number */
    draft_id undefined;                 /* NO_DRAFT: not needed yet */
    struct dxs_limits limits;

    /* Filled by draft_types.c and read by draft_finish.c. */
    const struct structured *structured;
    const struct ssa *ssa;
    draft_id first_phi;
    uint8_t *class_types; /* by value that stands for its class: enum draft_type */
};

/* An operand: a value, or a number, with what it must be. */
static inline uint32_t draft_operand(draft_id value, enum draft_want want)
{
    return value | (uint32_t)want << 28;
}
static inline draft_id operand_draft(uint32_t operand)
{
    return operand & 0x0FFFFFFF;
}
static inline enum draft_want operand_want(uint32_t operand)
{
    return (enum draft_want)(operand >> 28);
}

/* `limits`: values and blocks of the function. */
struct draft *draft_begin(struct arena *arena, struct tables *tables, uint32_t variable_count,
                          const struct dxs_limits *limits);

/* ---- Values ------------------------------------------------------------------------------------------------------ */

draft_id draft_constant(struct draft *d, uint32_t bits);
draft_id draft_float(struct draft *d, float value);
draft_id draft_undefined(struct draft *d);
draft_id draft_class(struct draft *d);

/* A global array: its pointer. *words: the class of its elements. `data`: constants; NULL: groupshared memory. */
draft_id draft_global_array(struct draft *d, uint32_t count, const uint32_t *data, draft_id *words);

/* An array of the thread: its pointer. */
draft_id draft_local_array(struct draft *d, uint32_t count, draft_id words);

/* The element of an array, of `count` elements. */
draft_id draft_element(struct draft *d, draft_id array, draft_id words, uint32_t count, enum address_space space,
                       draft_id index);
draft_id draft_load(struct draft *d, draft_id pointer, draft_id words);
void draft_store(struct draft *d, draft_id pointer, draft_id words, draft_id value);

/* The constant's bits; false: the value is none that is known here. */
bool draft_constant_bits(const struct draft *d, draft_id value, uint32_t *bits);

draft_id draft_read(struct draft *d, uint32_t variable);
void draft_write(struct draft *d, uint32_t variable, draft_id value);

/* Joins the classes of two words. Values of known types stay out. */
void draft_unite(struct draft *d, draft_id a, draft_id b);

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

/* `type`: of the result. `_first`: at the start of the function. Others: in the current block. */
draft_id draft_binary(struct draft *d, uint32_t sub, enum draft_type type, draft_id a, draft_id b);
/* The result of a and b in a cache of `size`, to be set if it is NO_DRAFT: the current block has not computed it. */
draft_id *draft_known(const struct draft *d, uint32_t size, struct draft_known *cache, uint32_t a, uint32_t b);
/* value + number, as an integer. Constants are folded. */
draft_id draft_plus(struct draft *d, draft_id value, uint32_t number);
draft_id draft_compare(struct draft *d, uint32_t predicate, draft_id a, draft_id b);
draft_id draft_compare_first(struct draft *d, uint32_t predicate, draft_id a, draft_id b);
/* Integers that become floats are folded. */
draft_id draft_cast(struct draft *d, uint32_t cast, enum draft_want want, enum draft_type type, draft_id a);
draft_id draft_select(struct draft *d, draft_id condition, draft_id yes, draft_id no);
draft_id draft_not(struct draft *d, draft_id condition);

/* Calls a DXIL operation. `overload`: T. Operands as in dxil/operations.def. Results that are structures are followed
 * by their components. */
draft_id draft_call(struct draft *d, uint32_t dx_op, enum draft_type overload, uint32_t count,
                    const draft_id *operands);
draft_id draft_call_first(struct draft *d, uint32_t dx_op, enum draft_type overload, uint32_t count,
                          const draft_id *operands);

#define DRAFT_CALL(d, dx_op, overload, ...)                                                                            \
    draft_call((d), (dx_op), (overload), sizeof((const draft_id[]){__VA_ARGS__}) / sizeof(draft_id),                   \
               (const draft_id[]){__VA_ARGS__})

/* The last instruction of the current block, which was added just now. */
struct draft_instruction *draft_last(struct draft *d);

static inline draft_id draft_component(draft_id aggregate, uint32_t number)
{
    return aggregate + 1 + number;
}

/* Atomic operations of memory: operands as in enum opcode. Returns the word that was there. */
draft_id draft_atomic(struct draft *d, struct draft_instruction i, uint32_t count, const uint32_t *operands);

/* ---- Control flow ------------------------------------------------------------------------------------------------ */

draft_label draft_new_label(struct draft *d);
void draft_place(struct draft *d, draft_label label);         /* begins a block; control falls into it if it is open */
void draft_place_if_used(struct draft *d, draft_label label); /* nothing, where control cannot get */
bool draft_is_at(const struct draft *d, draft_label label);   /* the current block is the label's, and empty */
void draft_jump(struct draft *d, draft_label target);
void draft_branch(struct draft *d, draft_id condition, draft_label yes, draft_label no);
void draft_return(struct draft *d);

/* Ends the block by a switch. draft_end_switch gives its targets: the default first. */
uint32_t draft_begin_switch(struct draft *d, draft_id value);
void draft_end_switch(struct draft *d, uint32_t block, uint32_t count, const draft_label *targets,
                      const uint64_t *case_values);

/* ---- The end ----------------------------------------------------------------------------------------------------- */

void draft_decide_types(struct draft *d);
void draft_finish(struct draft *d, struct function *function);

/* Number of a phi's inputs, and one of them. */
static inline uint32_t draft_phi_inputs(const struct draft *d, draft_id phi)
{
    return d->structured->blocks[d->ssa->phis[d->values.data[phi].index].block].predecessor_count;
}
draft_id draft_phi_input(const struct draft *d, draft_id phi, uint32_t number);

/* The value whose class gives the type of WANT_SAME. */
static inline draft_id draft_class_source(const struct draft_instruction *i)
{
    return i->words != NO_DRAFT ? i->words : i->result;
}

/* Constants and undefined values take the type that each use wants. */
static inline bool is_typeless(const struct draft_value *value)
{
    return value->kind == DRAFT_CONSTANT || value->kind == DRAFT_UNDEFINED;
}

/* The value behind reads. */
static inline draft_id draft_resolved(const struct draft *d, draft_id value)
{
    while (d->values.data[value].kind == DRAFT_READ)
        value = d->values.data[value].of;
    return value;
}

/* The class of a word, once the classes are complete. */
static inline draft_id draft_class_of(const struct draft *d, draft_id value)
{
    return d->values.data[value].parent;
}

/* The type that was decided. */
enum draft_type draft_type_of(const struct draft *d, draft_id value);

#endif
