/* What the families of lowering share: the state of one conversion, and how a DXIL value becomes SPIR-V ids.
 *
 * Representation of values. A DXIL value takes one or several consecutive ids, its components:
 *     scalar                    1 id; i1 is bool, integers are unsigned, min-precision types are 32 bits wide
 *     vector of 2, 3, 4         1 id of a vector type
 *     any other vector          1 id a lane (scalars)
 *     struct, array             the components of its members, one after another: ResRet.f32 takes five ids
 *     handle, pointer           none: they are symbols. Each use resolves them where it stands (resolve_handle,
 *                               resolve_pointer), so that neither ever needs a phi
 * Ids are reserved for all values before code is emitted; an operation emits its components into result_id(l, i) + n.
 * extractvalue and the like therefore emit nothing: their components are those of the aggregate. */
#ifndef SPIRV_LOWERING_H
#define SPIRV_LOWERING_H

#include "bindings/bindings.h"
#include "cfg/ssa/ssa.h"
#include "dxil/module.h"
#include "spirv/builder/builder.h"

struct interface;      /* spirv/stages/interface.c: inputs, outputs, built-ins */
struct resources;      /* spirv/resources/resources.c: variables of resources */
struct function_state; /* spirv/function/function.c */
struct debug_info;     /* spirv/debug/info.c */
struct memory;         /* spirv/memory/memory.c: variables of globals */

/* What a type of the module is in SPIR-V, as far as it was asked for. */
struct type_form {
    uint32_t component_type, memory_type; /* ids, 0: not asked for yet, or components differ; see memory_type */
    uint16_t known_count;                 /* component_count + 1, 0: not asked for yet */
    bool is_flat : 1;                     /* a structure each member of which is one component */
    bool is_hit_object : 1;
};

/* Ray queries that the shader chooses between: elements of an array, each named by its number in the low half of the
 * i32 that DXIL knows it by, and by its own flags of rays in the high half, unless all queries have the same. */
struct ray_queries {
    bool known;         /* whether there are any */
    uint32_t count;     /* of the whole module; 0: all are known where they are used, and each is a variable */
    bool same_flags;    /* then the names are the numbers alone */
    uint32_t all_flags; /* of any of them */
    bool has_micromaps; /* so does this */
    uint32_t variable;  /* id of the array, 0: not made yet */
};

/* The state of one conversion. */
struct lowering {
    struct builder *b;
    struct arena *arena;
    struct fault *fault;
    const struct module *module;
    const struct dxs_entry *entry;
    const struct dxs_options *options;
    const struct binding_layout *layout;

    /* The function that is being lowered. */
    const struct function *function;
    struct function_state *state;
    struct function_state **states; /* by function of the module; NULL: the entry does not need it */

    enum dxs_stage stage;
    bool has_min_precision;     /* there are types that say 16 bits and mean at least as many */
    bool relaxes;               /* and are 32 bits wide in SPIR-V, of which not all need to count */
    bool all_precise;           /* dxs_workarounds.all_precise */
    bool native_16bit;          /* 16-bit types are 16 bits wide in SPIR-V: the module says so, or the option */
    struct words interface_ids; /* for OpEntryPoint */
    uint32_t *constant_ids;     /* by module constant: first component's id, 0: not made yet */
    uint32_t *known_ids;        /* by value of the module and of the function at hand, see value_component */
    struct type_form *types;    /* by type */
    uint32_t block_count;       /* structured blocks of the functions so far */

    struct interface *interface;
    struct resources *resources;
    struct memory *memory;
    struct ray_queries ray_queries;
    struct debug_info *debug; /* NULL: not asked for, or the module has none */
    uint32_t print_function;  /* id; 0: nothing is printed */

    struct words functions; /* that the entry needs, in the order in which they were found */
    uint32_t main_function; /* id */
    uint32_t *function_ids; /* by function of the module, 0: not needed so far */
};

/* ---- Decorations ------------------------------------------------------------------------------------------------- */

/* Whether the source forbids to contract this operation on floats. */
static inline bool is_precise(const struct lowering *l, const struct instruction *i)
{
    return l->all_precise || (i->opcode == OP_CALL ? (i->attached & ATTACHED_PRECISE) != 0 : !(i->flags & FLAG_FAST));
}

void decorate_exact(struct lowering *l, uint32_t id); /* nothing is fused with it or reordered */
void decorate_precise(struct lowering *l, const struct instruction *i, uint32_t id); /* so, if the source demands it */
void decorate_as_relaxed(struct lowering *l, type_id type, uint32_t id);

/* RelaxedPrecision for min precision. */
inline void decorate_relaxed(struct lowering *l, type_id type, uint32_t id)
{
    if (l->relaxes)
        decorate_as_relaxed(l, type, id);
}

/* Fails with DXS_UNSUPPORTED, naming the instruction or operation. */
_Noreturn void unsupported(struct lowering *l, const struct instruction *i, const char *why);

/* Lowers one call of a DXIL operation; the call matches its row of the table. */
typedef void lower_operation(struct lowering *l, const struct instruction *i);

/* What every family of operations needs. */
#include "spirv/function/blocks.h"
#include "spirv/function/types.h"
#include "spirv/function/values.h"

#endif
