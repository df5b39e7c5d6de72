/* Memory of our own: allocas (Function), static variables and constant tables (Private), groupshared (Workgroup).
 * Variables are declared when something first points to them. Pointers are symbols: each use resolves its pointer to a
 * variable and indices, and builds the access chain where it stands. */
#ifndef SPIRV_MEMORY_H
#define SPIRV_MEMORY_H

#include "spirv/lowering.h"

struct variable {
    uint32_t id; /* 0: not declared yet */
    SpvStorageClass storage;
    type_id type;          /* what it holds */
    uint32_t count;        /* it holds an array of so many of these; 0: just one */
    bool has_integer_leaf; /* floats are declared as integers, because of atomics on their bits */
    bool is_volatile;      /* other threads change it at any time */
    bool is_zero;          /* @dx.break.cond: not declared at all, holds zero */
};

/* Types nest 64 levels at most. */
enum {
    MAX_INDICES = 72
};

struct pointer_index {
    uint32_t id; /* u32; 0: the constant `value` */
    uint32_t value;
    uint32_t limit; /* elements of the array; 0: a member of a structure */
};

struct pointer {
    struct variable variable;
    type_id type;    /* what it points to, as the variable is declared */
    bool is_outside; /* known to lie beyond its variable or array: reads give zero, writes do nothing */
    bool is_checked; /* what accesses it runs only where its indices lie inside */
    uint32_t count;
    struct pointer_index indices[MAX_INDICES];
};

/* pointers.c: what a pointer value of the current function points to, through GEPs, casts and selects. Fails, naming
 * the instruction `i`, for pointers that are not of these. Pointers are too large to be passed by value. */
void resolve_pointer(struct lowering *l, const struct instruction *i, value_id value, struct pointer *p);

/* The value that GEPs and casts lead back to; NO_VALUE if there are too many of them. */
value_id pointer_root(const struct module *module, const struct function *function, value_id pointer);

/* Goes down to first members until what the pointer points to is laid out like `wanted`; fails if that is not found. */
void adapt_pointer(struct lowering *l, const struct instruction *i, struct pointer *p, type_id wanted);

/* Appends an index that is a constant, and the type that it leads to. */
void push_constant_index(struct lowering *l, const struct instruction *i, struct pointer *p, uint32_t value);

/* Whether all indices lie inside, of groupshared memory where guarantees.groupshared_bounds asks for it; 0: nobody
 * asks, or it is known. */
uint32_t indices_inside(struct lowering *l, const struct pointer *p);

/* The access chain; `type`: what it points to in SPIR-V. */
uint32_t emit_pointer(struct lowering *l, const struct pointer *p, uint32_t type);

/* memory.c */
void memory_prepare(struct lowering *l);

/* Declares variables for the live allocas of l->function. */
void memory_begin_function(struct lowering *l);

/* Lowers alloca, load, store, getelementptr, cmpxchg and atomicrmw on thread, groupshared and constant memory. */
void lower_memory(struct lowering *l, const struct instruction *i);

/* What guarantees.zeroed_memory has variables start with: the id of an initializer, 0: none. */
uint32_t first_value(struct lowering *l, SpvStorageClass storage, uint32_t type);
struct variable global_memory(struct lowering *l, const struct instruction *i, uint32_t global);
uint32_t declared_global(const struct lowering *l, uint32_t index); /* id of its variable, 0: none so far */
struct variable alloca_memory(struct lowering *l, const struct instruction *alloca);

/* Where the id of a temporary register's variable is kept, 0 so far; NULL if there is no such register. */
uint32_t *register_variable(struct lowering *l, uint32_t number, bool is_16bit);

/* The SPIR-V type of what the pointer points to. */
uint32_t pointee_type(struct lowering *l, const struct pointer *p);

/* ---- Pointers as parameters (pointer_arguments.c) ---------------------------------------------------------------- */

/* How many ids a parameter of this type takes, and the SPIR-V type of each: component_count and component_type, but one
 * for a pointer. */
uint32_t parameter_id_count(const struct lowering *l, type_id type);
uint32_t parameter_type(struct lowering *l, type_id type, uint32_t component);

/* What a parameter of the current function points to. */
struct variable parameter_memory(struct lowering *l, value_id argument);

/* A pointer that is passed to a function: `id` is the argument. */
struct pointer_argument {
    uint32_t id;
    uint32_t stored; /* SPIR-V type of what is copied, 0: nothing is */
    struct pointer target;
};
struct pointer_argument pass_pointer(struct lowering *l, const struct instruction *call, value_id value,
                                     type_id parameter);
void copy_back(struct lowering *l, const struct pointer_argument *argument); /* behind the call */

/* The global that an atomic's pointer comes from through a cast, UINT32_MAX if there is none (pointers.c). */
uint32_t global_behind_cast(const struct module *module, const struct function *function, value_id pointer);

#endif
