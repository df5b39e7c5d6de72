/* Resource handles: the record in module.resources, or the descriptor heap, from which a handle comes. */
#ifndef DXIL_HANDLES_H
#define DXIL_HANDLES_H

#include "dxil/module.h"

enum {
    MAX_STEPS = 64 /* limit of chains of annotations, casts or getelementptrs */
};

/* Whether the operation's result is a handle. Handles have no SPIR-V value: each use builds its own access chain. */
static inline bool is_handle_operation(uint32_t op)
{
    return op == DX_CreateHandle || op == DX_CreateHandleFromBinding || op == DX_CreateHandleFromHeap ||
           op == DX_CreateHandleForLib || op == DX_AnnotateHandle;
}

/* Finds the module's resources by register range and by global variable. */
struct record_index {
    const struct module *module;
    uint32_t *by_range; /* hash table of indices into module.resources, UINT32_MAX: empty. NULL: resources are few */
    uint32_t capacity;
    uint32_t *by_global; /* by global: index into module.resources, UINT32_MAX: none. NULL: there are no globals */
};

struct record_index record_index_create(struct arena *arena, const struct module *module);

/* The index into module.resources for a call that creates a handle. UINT32_MAX: the handle comes from a heap, or no
 * record matches. */
uint32_t handle_resource(const struct record_index *index, const struct function *function,
                         const struct instruction *i);

/* The index into module.resources for a pointer to a resource's global or an element of it; UINT32_MAX: another
 * pointer. A load from such a pointer gives a handle, or the argument of createHandleForLib. */
uint32_t pointer_resource(const struct record_index *index, const struct function *function, value_id pointer);

/* One source of a handle. A select of handles has several. */
struct origin {
    const struct instruction *creation;   /* call that creates the handle */
    const struct instruction *annotation; /* call of annotateHandle, NULL: none */
};

/* per handle */
enum {
    MAX_ORIGINS = 16
};

/* Finds all origins of a handle and returns their number. 0: too many, or one that cannot be followed. */
uint32_t find_origins(const struct module *module, const struct function *function, value_id handle,
                      struct origin origins[MAX_ORIGINS]);

/* The two words of annotateHandle's ResourceProperties. Returns false if they are not constant. */
bool resource_properties(const struct module *module, const struct function *function,
                         const struct instruction *annotation, uint32_t words[2]);

/* An operand of an instruction. */
static inline value_id function_operand(const struct function *function, const struct instruction *i, uint32_t number)
{
    return function->operands[i->first_operand + number];
}

/* The instruction that defines a value, NULL: it is no instruction. */
static inline const struct instruction *definition(const struct module *module, const struct function *function,
                                                   value_id id)
{
    const struct value *value = module_value(module, function, id);
    return value->kind == VALUE_INSTRUCTION ? &function->instructions[value->index] : NULL;
}

/* One getelementptr or cast, as an instruction or a constant. */
struct address_step {
    type_id source;           /* pointee of the base */
    const value_id *operands; /* base, indices */
    uint32_t operand_count;   /* 0: a cast of operands[0] */
    bool non_uniform;
};

/* The last step that makes the pointer. Returns false if it is a global or cannot be followed. */
bool address_step(const struct module *module, const struct function *function, value_id pointer,
                  struct address_step *step);

/* heap_handles.c: where handles from a heap meet in phis, or go through local arrays, their indices take their place,
 * in all functions that the entry point reaches. Returns the module itself if there are none. */
const struct module *replace_heap_handles(struct arena *arena, const struct module *module,
                                          const struct dxs_entry *entry);

#endif
