/* Handles of resources. A handle is a symbol: each use finds out, where it stands, which resource it means and which
 * element of it, through createHandle, createHandleFromBinding, createHandleFromHeap, createHandleForLib,
 * annotateHandle and selects. */
#ifndef SPIRV_HANDLES_H
#define SPIRV_HANDLES_H

#include "spirv/lowering.h"

struct resource; /* spirv/resources.h */

struct handle {
    struct resource *resource;       /* what is declared: a record of the module, or entries of a heap with one type */
    const struct dxs_resource *info; /* the record, or what annotateHandle says of the heap entry */
    uint32_t index;                  /* id; 0: none. The element's number from the lower bound on is this + constant */
    uint32_t constant_index;
    bool non_uniform;
};

/* Whether the operation's result is a handle, thus a symbol. */
bool is_handle_operation(enum dx_op op);

/* The module's resources by what code names them by. */
struct record_index {
    const struct module *module;
    uint32_t *by_range; /* hash table of places in module.resources, UINT32_MAX: empty */
    uint32_t capacity;
    uint32_t *by_global; /* by global: place in module.resources, UINT32_MAX: none */
};

struct record_index record_index_create(struct arena *arena, const struct module *module);

/* Makes l->resources with the index; resources_prepare does the rest, when paths are known. */
void resources_begin(struct lowering *l);
const struct record_index *record_index(const struct lowering *l);

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

/* Whether annotateHandle says that the view is rasterizer-ordered (spirv/heap.c). */
bool is_rasterizer_ordered(const struct module *module, const struct function *function,
                           const struct instruction *annotation);

/* The resources, by their places in module.resources, of which a load as words is asked for its status
 * (spirv/resource_use.c). */
struct bitset find_residency_questions(struct arena *arena, const struct record_index *index);

/* The entry's functions, and those that they call (spirv/resource_use.c). */
struct words reached_functions(struct arena *arena, const struct module *module, const struct dxs_entry *entry);

/* What they take from heaps, once for each type; without paths (spirv/heap.c). */
void find_heap_accesses(struct arena *arena, const struct module *module, const struct words *functions,
                        struct heap_accesses *accesses);

/* The resources, likewise, that code names which the entry reaches; all where the module has no code. */
struct bitset find_named_resources(struct arena *arena, const struct module *module, const struct dxs_entry *entry);

/* The handle that is an operand of `i`, as seen in the block that is being emitted. */
struct handle resolve_handle(struct lowering *l, const struct instruction *i, uint32_t operand);

#endif
