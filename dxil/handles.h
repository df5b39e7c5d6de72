/* Handles of resources: which record of the module, or which heap, a handle comes from. */
#ifndef DXIL_HANDLES_H
#define DXIL_HANDLES_H

#include "dxil/module.h"

enum {
    MOST_STEPS = 64 /* annotations, casts or address computations in a row */
};

/* Whether the operation's result is a handle, thus a symbol. */
static inline bool is_handle_operation(uint32_t op)
{
    return op == DX_CreateHandle || op == DX_CreateHandleFromBinding || op == DX_CreateHandleFromHeap ||
           op == DX_CreateHandleForLib || op == DX_AnnotateHandle;
}

/* The module's resources by what code names them by. */
struct record_index {
    const struct module *module;
    uint32_t *by_range; /* hash table of places in module.resources, UINT32_MAX: empty */
    uint32_t capacity;
    uint32_t *by_global; /* by global: place in module.resources, UINT32_MAX: none */
};

struct record_index record_index_create(struct arena *arena, const struct module *module);

/* The place in module.resources that a call which creates a handle names, or UINT32_MAX if it names none: a heap, or no
 * record fits. */
uint32_t handle_resource(const struct record_index *index, const struct function *function,
                         const struct instruction *i);

/* The place in module.resources of the resource whose global (or an element of it) a pointer means, or UINT32_MAX:
 * loads from such pointers are symbols, as they give handles or what createHandleForLib makes one of. */
uint32_t pointer_resource(const struct record_index *index, const struct function *function, value_id pointer);

/* Where the handle comes from, as far as the code says without any emission. */
struct origin {
    const struct instruction *creation;   /* the call that creates it */
    const struct instruction *annotation; /* annotateHandle, or NULL */
};

/* At most this many origins of a handle: it may pass selects. */
enum {
    MOST_ORIGINS = 16
};

/* Fills in `origins`; how many there are, 0 if the handle has one that cannot be followed, or too many. */
uint32_t find_origins(const struct module *module, const struct function *function, value_id handle,
                      struct origin origins[MOST_ORIGINS]);

/* Words of annotateHandle's ResourceProperties. */
bool resource_properties(const struct module *module, const struct function *function,
                         const struct instruction *annotation, uint32_t words[2]);

/* The instruction that defines a value of the function, or NULL. */
static inline const struct instruction *definition(const struct module *module, const struct function *function,
                                                   value_id id)
{
    const struct value *value = module_value(module, function, id);
    return value->kind == VALUE_INSTRUCTION ? &function->instructions[value->index] : NULL;
}

/* One getelementptr, as an instruction or as a constant. */
struct address_step {
    type_id source;           /* what the base points to */
    const value_id *operands; /* base, indices */
    uint32_t operand_count;   /* 0: a cast; operands[0] is the base */
    bool non_uniform;
};

/* How the pointer is made, or false if it is a global, or nothing that can be followed. */
bool address_step(const struct module *module, const struct function *function, value_id pointer,
                  struct address_step *step);

#endif
