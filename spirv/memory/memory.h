/* Memory of the shader itself: allocas (Function), static variables and constant tables (Private), groupshared
 * (Workgroup). A variable is declared when a pointer to it is first resolved. Pointers are symbols: each load or store
 * resolves its pointer to a variable and indices, and emits the access chain in place. */
#ifndef SPIRV_MEMORY_H
#define SPIRV_MEMORY_H

#include "spirv/lowering.h"

struct variable {
    uint32_t id; /* 0: not declared yet */
    SpvStorageClass storage;
    type_id type;          /* of the variable, or of its elements */
    uint32_t count;        /* elements, if the variable is an array of `type`; 0: it is no such array */
    bool has_integer_leaf; /* floats are declared as integers, because atomics access their bits */
    bool is_volatile;      /* other threads may write it at any time */
    bool is_zero;          /* @dx.break.cond: not declared, always zero */
};

enum {
    MAX_INDICES = 72 /* types nest at most 64 levels */
};

struct pointer_index {
    uint32_t id; /* u32; 0: the constant `value` */
    uint32_t value;
    uint32_t limit; /* elements of the array; 0: index of a struct member */
};

struct pointer {
    struct variable variable;
    type_id type;    /* of the memory it points to, as the variable declares it */
    bool is_outside; /* statically out of bounds: loads give zero, stores do nothing */
    bool is_checked; /* accesses are emitted under the condition that its indices are in bounds */
    uint32_t count;
    struct pointer_index indices[MAX_INDICES];
};

/* ---- pointers.c -------------------------------------------------------------------------------------------------- */

/* Resolves a pointer value of the current function to a variable and indices, through GEPs, casts and selects. Any
 * other pointer is an error at instruction `i`. */
void resolve_pointer(struct lowering *l, const struct instruction *i, value_id value, struct pointer *p);

/* The pointer at the start of a chain of GEPs and casts; NO_VALUE if the chain is too long. */
value_id pointer_root(const struct module *module, const struct function *function, value_id pointer);

/* Appends zero indices (first members) until the pointee has the layout of `wanted`. An error if none has. */
void adapt_pointer(struct lowering *l, const struct instruction *i, struct pointer *p, type_id wanted);

/* Appends a constant index and updates p->type. */
void push_constant_index(struct lowering *l, const struct instruction *i, struct pointer *p, uint32_t value);

/* bool id: all dynamic indices are in bounds. Only for groupshared memory with guarantees.groupshared_bounds;
 * otherwise, or if no index is dynamic, 0. */
uint32_t indices_inside(struct lowering *l, const struct pointer *p);

/* Emits the access chain; returns the pointer's id. `type`: SPIR-V type of the pointee. */
uint32_t emit_pointer(struct lowering *l, const struct pointer *p, uint32_t type);

/* The global at the start of a chain of GEPs and casts; UINT32_MAX if there is none, or no cast on the way. */
uint32_t global_behind_cast(const struct module *module, const struct function *function, value_id pointer);

/* ---- memory.c ---------------------------------------------------------------------------------------------------- */

void memory_prepare(struct lowering *l);        /* once per conversion */
void memory_begin_function(struct lowering *l); /* forgets the allocas of the previous function */

/* The initializer of variables without one: the id of a null constant with guarantees.zeroed_memory; else 0: none. */
uint32_t first_value(struct lowering *l, SpvStorageClass storage, uint32_t type);

/* The variable of a global or an alloca, declared at its first use. */
struct variable global_memory(struct lowering *l, const struct instruction *i, uint32_t global);
struct variable alloca_memory(struct lowering *l, const struct instruction *alloca);

/* Stores their first contents in the variables of a thread's globals, before its code runs once more. */
void reset_globals(struct lowering *l);

uint32_t declared_global(const struct lowering *l, uint32_t index); /* variable's id; 0: not declared (yet) */

/* The place for the id of a temporary register's variable (0: not declared yet). NULL: the number is too large. */
uint32_t *register_variable(struct lowering *l, uint32_t number, bool is_16bit);

/* SPIR-V type of the memory that `p` points to. */
uint32_t pointee_type(struct lowering *l, const struct pointer *p);

/* ---- memory_access.c --------------------------------------------------------------------------------------------- */

/* Lowers load, store, cmpxchg, atomicrmw and fence on thread, groupshared and constant memory. */
void lower_memory(struct lowering *l, const struct instruction *i);

/* ---- pointer_arguments.c: pointers as parameters of functions ---------------------------------------------------- */

/* Number of ids that a parameter takes, and the SPIR-V type of each. A pointer takes one id; any other type its
 * components. */
uint32_t parameter_id_count(const struct lowering *l, type_id type);
uint32_t parameter_type(struct lowering *l, type_id type, uint32_t component);

/* The memory that a pointer parameter of the current function points to. */
struct variable parameter_memory(struct lowering *l, value_id argument);

struct pointer_argument {
    uint32_t id;           /* the argument of OpFunctionCall */
    uint32_t stored;       /* SPIR-V type of the copy that is passed; 0: the variable itself is passed */
    struct pointer target; /* the original of the copy */
};

/* Prepares a pointer as the argument of a call; copy_back copies from the copy to the original, after the call. */
struct pointer_argument pass_pointer(struct lowering *l, const struct instruction *call, value_id value,
                                     type_id parameter);
void copy_back(struct lowering *l, const struct pointer_argument *argument);

#endif
