/* Memory of the shader itself: allocas (Function), static variables and constant tables (Private), groupshared
 * (Workgroup). A variable is declared when a pointer to it is first resolved. Pointers are symbols: each load or store
 * resolves its pointer to a variable and indices, and emits the access chain in place. */
#ifndef SPIRV_MEMORY_H
#define SPIRV_MEMORY_H

#include "spirv/lowering.h"
#include "spirv/function/pointer_chains.h"

struct variable {
    uint32_t id; /* 0: not declared yet */
    SpvStorageClass storage;
    type_id type;          /* of the variable, or of its elements */
    uint32_t count;        /* elements, if the variable is an array of `type`; 0: it is no such array */
    bool has_integer_leaf; /* floats are declared as integers, because atomics access their bits */
    bool is_volatile;      /* other threads may write it at any time */
    bool is_zero;          /* @dx.break.cond: not declared, always zero */
    uint32_t words;        /* length, if it is declared as an array of u32: see word_memory.c; else 0 */
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
    type_id type;           /* of the memory it points to, as the variable declares it */
    bool is_outside;        /* statically out of bounds: loads give zero, stores do nothing */
    bool is_checked;        /* accesses are emitted under the condition that its indices are in bounds */
    uint32_t offset, bytes; /* variable.words: address in bytes is id `offset` (0: none) + `bytes` */
    uint32_t count;         /* of indices; 0 if variable.words */
    struct pointer_index indices[MAX_INDICES];
};

struct memory {
    struct variable *globals; /* by global of the module */
    bool *integer_leaf;       /* by global: atomics access its floats as integers */
    uint32_t mesh_payload;    /* variable; 0: not made yet */
    type_id mesh_payload_type;
    uint32_t payload;          /* global that is the payload of an amplification shader; UINT32_MAX: none */
    uint32_t *allocas;         /* by local value of the current function: variable id; NULL: no alloca yet */
    SpvStorageClass *storage;  /* by local value: storage class of the alloca; ray tracing stages only, else NULL */
    struct words registers[2]; /* of 32, of 16 bits, by number: variable id; 0: not declared yet */
    bool *words;               /* by global: its memory is accessed as values of different layouts */
    bool **word_allocas;       /* by function of the module, then by local value: so is the alloca's; NULL: none is */
    uint32_t *initializers;    /* by constant of the module: id in its memory type; 0: not declared yet */
};

/* ---- pointers.c -------------------------------------------------------------------------------------------------- */

enum {
    MAX_SELECTS = 4 /* nested selects of pointers */
};

/* Resolves a pointer value of the current function to a variable and indices, through GEPs, casts and selects. Any
 * other pointer is an error at instruction `i`; so is memory of words (word_memory.c). */
void resolve_pointer(struct lowering *l, const struct instruction *i, value_id value, struct pointer *p);

/* The same; memory of words is no error. */
void resolve_any_pointer(struct lowering *l, const struct instruction *i, value_id value, struct pointer *p);

/* Whether two types have the same layout in memory: they may differ in integer versus float only. */
bool has_same_layout(const struct lowering *l, type_id a, type_id b);

/* Appends zero indices (first members) until the pointee has the layout of `wanted`. An error if none has. */
void adapt_pointer(struct lowering *l, const struct instruction *i, struct pointer *p, type_id wanted);

/* Appends a constant index and updates p->type. */
void push_constant_index(struct lowering *l, const struct instruction *i, struct pointer *p, uint32_t value);

/* bool id: all dynamic indices are in bounds. Only for groupshared memory with
 * DXS_GUARANTEE_GROUPSHARED_BOUNDS; otherwise, or if no index is dynamic, 0. */
uint32_t indices_inside(struct lowering *l, const struct pointer *p);

/* Id of an index, clamped to its array if required. Constant indices need no clamp: is_outside covers them. */
uint32_t bounded_index_id(struct lowering *l, const struct pointer *p, const struct pointer_index *index);

/* Emits the access chain; returns the pointer's id. `type`: SPIR-V type of the pointee. */
uint32_t emit_pointer(struct lowering *l, const struct pointer *p, uint32_t type);

/* ---- memory.c ---------------------------------------------------------------------------------------------------- */

void memory_prepare(struct lowering *l); /* once per conversion */

/* The initializer of variables without one: the id of a null constant with DXS_GUARANTEE_ZEROED_MEMORY;
 * else 0: none. */
uint32_t first_value(struct lowering *l, SpvStorageClass storage, uint32_t type);

/* The variable of a global or an alloca, declared at its first use. */
struct variable global_memory(struct lowering *l, const struct instruction *i, uint32_t global);
struct variable alloca_memory(struct lowering *l, const struct instruction *alloca);

/* Stores their first contents in the variables of a thread's globals, before its code runs once more. */
void reset_globals(struct lowering *l);

/* SPIR-V type of the memory that `p` points to. */
uint32_t pointee_type(struct lowering *l, const struct pointer *p);

/* ---- memory_access.c --------------------------------------------------------------------------------------------- */

/* Lowers load, store, cmpxchg, atomicrmw and fence on thread, groupshared and constant memory. */
void lower_memory(struct lowering *l, const struct instruction *i);

/* ---- pointer_arguments.c: pointers as parameters of functions ---------------------------------------------------- */

uint32_t parameter_type(struct lowering *l, type_id type, uint32_t component);

/* The memory that a pointer parameter of the current function points to. */
struct variable parameter_memory(struct lowering *l, value_id argument);

struct pointer_argument {
    uint32_t id;           /* the variable that is passed */
    uint32_t stored;       /* SPIR-V type of the copy that is passed; 0: the variable itself is passed */
    struct pointer target; /* the original of the copy */
};

/* Prepares a pointer as the argument of a call; copy_back copies from the copy to the original, after the call. */
struct pointer_argument pass_pointer(struct lowering *l, const struct instruction *call, value_id value,
                                     type_id parameter);
void copy_back(struct lowering *l, const struct pointer_argument *argument);

/* Passes a new variable of this storage class, a copy of the target. */
void pass_copy(struct lowering *l, struct pointer_argument *argument, SpvStorageClass storage);

/* ---- payload.c --------------------------------------------------------------------------------------------------- */

/* The groupshared variable that an amplification shader can have as its payload; UINT32_MAX: the payload is a copy. */
uint32_t find_payload_in_place(struct lowering *l);

/* The payload variable: amplification shaders write it, mesh shaders read it. */
struct variable mesh_payload(struct lowering *l, const struct instruction *i, type_id type);

/* ---- ray_variables.c: data that ray tracing shaders share ------------------------------ */

/* The variable of this storage class, through which shaders pass data. An entry point may have one of each class.
 * `name`: what it holds. */
struct variable only_variable(struct lowering *l, SpvStorageClass storage, type_id type, const char *name);

/* The storage class in which the operation's last operand must point; Function: any. */
SpvStorageClass outgoing_storage(uint32_t op);

/* The variable behind a parameter of the entry point: payload, callable parameter, or hit attributes. */
struct variable ray_parameter(struct lowering *l, uint32_t number, type_id type);

/* Finds local variables of the current function that operations pass to other shaders as a whole, and sets their
 * storage class. `storage`: by local value; other entries stay unchanged. */
void find_handed_over(const struct lowering *l, SpvStorageClass *storage);

/* ---- record_layouts.c: memory laid out in bytes -------------------------------------------------------------------
 */

/* The type with the layout of records: as in C, vectors like arrays. */
uint32_t record_type(struct lowering *l, type_id type);

uint32_t record_block(struct lowering *l, type_id type); /* a block that contains it */

/* Size of a type in this layout in bytes; offset of a struct's member, or an array's or vector's element. */
uint32_t record_bytes(struct lowering *l, type_id type);
uint32_t record_part_offset(struct lowering *l, type_id type, uint32_t part);

/* ---- word_memory.c: memory that is accessed as values of different layouts --------------------------------------- */

/* Such as an array of bytes that holds floats: code that was converted from DXBC has it. The variable is an array of
 * 32-bit words. Pointers to it are offsets in bytes. */

/* Marks the globals and allocas of a function that are such memory. `globals`: by global. Returns the marks by local
 * value; NULL: no alloca is. */
bool *find_word_memory(struct lowering *l, const struct function *f, bool *globals);

/* Words that `count` values of this type take. */
uint32_t word_count(struct lowering *l, const struct instruction *i, type_id type, uint32_t count);

/* The SPIR-V type of the variable; the constant of that type that holds the global's initializer. */
uint32_t word_array(struct lowering *l, uint32_t words);
uint32_t word_initializer(struct lowering *l, const struct variable *variable, value_id initializer);

/* Moves a pointer by `index` values of its type. */
void move_by_bytes(struct lowering *l, struct pointer *p, struct pointer_index index);

/* Turns p into the pointer that `condition` selects from p and q. */
void select_bytes(struct lowering *l, struct pointer *p, const struct pointer *q, uint32_t condition);

void load_from_words(struct lowering *l, const struct instruction *i, const struct pointer *p);
void store_to_words(struct lowering *l, const struct instruction *i, const struct pointer *p);

/* The pointer to the word that an atomic changes; its only index is the word's. */
struct pointer atomic_word(struct lowering *l, const struct instruction *i, const struct pointer *p, type_id type);

#endif
