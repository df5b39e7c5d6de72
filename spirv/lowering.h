/* The state of one conversion, shared by all lowering functions, and the mapping from DXIL values to SPIR-V ids.
 *
 * A DXIL value takes one or several consecutive ids, one per component:
 *     scalar                    1 id; i1 is bool, integers are unsigned, min-precision types are 32 bits wide
 *     vector of 2, 3, 4         1 id of a vector type
 *     any other vector          1 scalar id per lane
 *     struct, array             the components of the members in order: ResRet.f32 takes 5 ids
 *     handle, pointer           0 ids: a symbol. Each use resolves it in place (resolve_handle, resolve_pointer), so no
 *                               phi is needed
 * Ids are reserved for all values before code is emitted. An operation writes component n to result_id(l, i) + n.
 * extractvalue emits nothing: its components are components of the aggregate. */
#ifndef SPIRV_LOWERING_H
#define SPIRV_LOWERING_H

#include "bindings/bindings.h"
#include "cfg/ssa/ssa.h"
#include "dxil/handles.h"
#include "dxil/module.h"
#include "spirv/builder/builder.h"
#include "spirv/emit.h"

struct interface;      /* spirv/interface/interface.h: inputs, outputs, built-ins */
struct resources;      /* spirv/resources/resources.c: variables of resources */
struct function_state; /* spirv/function/function.h */
struct debug_info;     /* spirv/debug/records.h */
struct matrix_scratch; /* spirv/matrices/matrices.c */
struct ray_variable;   /* spirv/memory/ray_variables.c */
struct record_layout;  /* spirv/memory/record_layouts.c */
struct variable;       /* spirv/memory/memory.h */
struct lowering;
struct usage;   /* spirv/function/usage.h */
struct results; /* spirv/function/results.h */
struct memory;  /* spirv/memory/memory.c: variables of globals and allocas */

/* Cached SPIR-V properties of a DXIL type. Each is computed at its first use. */
struct type_form {
    uint32_t component_type; /* id; 0: not computed yet, or components have several types */
    uint32_t memory_type;    /* id, see memory_type(); 0: not computed yet */
    uint16_t known_count;    /* component_count + 1; 0: not computed yet */
    bool is_flat : 1;        /* struct whose members are one component each */
    bool is_hit_object : 1;
    bool is_relaxed : 1; /* min precision, and lowering.relaxes */
};

enum {
    MAX_QUERIES = 256 /* limits the quadratic cost: each allocation counts those before it */
};

/* Ray queries that the shader selects dynamically, from an array. The i32 that DXIL uses as the query's handle is the
 * array index. */
struct ray_queries {
    bool known;         /* the members below are computed */
    uint32_t count;     /* elements of the array; 0: each query is known statically and has a variable of its own */
    bool flags_differ;  /* not all queries have the same ray flags */
    uint32_t all_flags; /* ray flags of all queries, or-ed */
    bool has_micromaps; /* a query has the flag for opacity micromaps */
    bool declares_micromaps;     /* the execution mode for micromaps is declared */
    uint32_t variable;           /* id of the array; 0: not declared yet */
    uint16_t flags[MAX_QUERIES]; /* of each query */
};

/* State of nodes: spirv/nodes/. Ids are 0 if not made yet. */
struct node_state {
    /* The record to which a GetNodeRecordPtr points: node_record of nodes/. */
    struct variable (*record)(struct lowering *l, const struct instruction *call);
    uint32_t shared_word;                 /* Workgroup u32 variable */
    uint32_t group_id;                    /* Private u32 vector: group of the grid that runs now */
    uint32_t *constants;                  /* by enum dxs_node_constant; NULL: none */
    struct record_layout *record_layouts; /* by type of the module; NULL: none */
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
    struct feature_use *feature_use;

    /* The function that is being lowered. */
    const struct function *function;
    struct function_state *state;
    struct function_state **states; /* by function of the module; NULL: not reachable from the entry point */

    enum dxs_stage stage;
    bool has_min_precision;     /* the module has min-precision types (16 bits in DXIL) */
    bool relaxes;               /* min-precision results are 32 bits wide and get RelaxedPrecision */
    bool all_precise;           /* DXS_WORKAROUND_ALL_PRECISE */
    uint32_t virtual_wave;      /* lanes of a wave that is smaller than the subgroup; 0: waves are subgroups */
    uint32_t wave_size;         /* dxs_spirv.wave_size */
    bool native_16bit;          /* 16-bit types are 16 bits wide in SPIR-V: by the module or by the option */
    struct words interface_ids; /* inputs and outputs, for OpEntryPoint */
    uint32_t *constant_ids;     /* by module constant: id of the first component; 0: not declared yet */
    uint32_t *known_ids;        /* by value of the module and the current function, see component_at_hand */
    struct type_form *types;    /* by type */
    uint32_t block_count;       /* structured blocks of all functions lowered so far */

    struct usage *usage;
    struct interface *interface;
    struct record_index record_index;
    struct results *results;
    struct resources *resources;
    struct memory *memory;
    struct ray_queries ray_queries;
    struct debug_info *debug;                     /* NULL: not requested, or the module has none */
    void (*on_block)(struct lowering *l);         /* called at the start of each block of code; NULL: nothing is */
    VECTOR(struct matrix_scratch) matrix_scratch; /* spirv/matrices/matrices.c: memory for conversions */
    VECTOR(struct ray_variable) ray_variables;    /* spirv/memory/ray_variables.c: payloads, parameters, attributes */
    struct node_state nodes;
    uint32_t hit_record_block;                         /* type: shader record of a hit object; 0: not made yet */
    uint32_t address_block;                            /* type: memory that LoadAtAddress reads; 0: not made yet */
    uint32_t print_function;                           /* id; 0: nothing is printed */
    uint32_t check_function, hazard_function;          /* ids; 0: nothing has been checked so far */
    uint32_t check_marks, check_reports, hazard_actor; /* variables; 0: not made yet */
    struct ring *ring;                                 /* spirv/debug/print_ring.c; NULL: not declared yet */

    struct {
        uint32_t label, kind; /* opcode */
    } ordered;                /* the latest groupshared access: order_in_wave; label 0: none */

    struct words functions; /* functions reachable from the entry point, in order of discovery */
    uint32_t main_function; /* id of the function that OpEntryPoint names */
    uint32_t *function_ids; /* by function of the module: id; 0: not reachable */
};

/* ---- Features of the device ----------------------------------------------------------------------------------------
 */

/* The only way to read dxs_options.features, after all other conditions: it notes that the words depend on the feature.
 */
static inline bool has_feature(const struct lowering *l, enum dxs_feature feature)
{
    l->feature_use->looked_at[feature] = true;
    return l->options->features.on[feature];
}
#define HAS(l, name) has_feature(l, DXS_FEATURE_##name)

/* Precedes the refusal of a shader because this feature is off. */
static inline void note_lacking(const struct lowering *l, uint32_t feature)
{
    l->feature_use->is_lacking = true;
    l->feature_use->lacking = feature;
}
#define NOTE_LACKING(l, name) note_lacking(l, DXS_FEATURE_##name)

/* Whether threads run in groups, which share memory and barriers. Thread launch has no groups: each record has one
 * thread. */
static inline bool has_groups(const struct lowering *l)
{
    return l->stage == DXS_STAGE_COMPUTE || l->stage == DXS_STAGE_MESH || l->stage == DXS_STAGE_AMPLIFICATION ||
           (l->stage == DXS_STAGE_NODE && l->entry->node->launch != DXS_NODE_LAUNCH_THREAD);
}

static inline uint64_t group_threads(const struct lowering *l)
{
    const uint32_t *group = l->entry->thread_group;

    return (uint64_t)group[0] * group[1] * group[2];
}

/* ---- Decorations ------------------------------------------------------------------------------------------------- */

/* Whether the float operation is precise: its result must not change through contraction or reordering. */
static inline bool is_precise(const struct lowering *l, const struct instruction *i)
{
    return l->all_precise || (i->opcode == OP_CALL ? (i->attached & ATTACHED_PRECISE) != 0 : !(i->flags & FLAG_FAST));
}

/* Forbids contraction and reordering of the instruction with this result. */
void decorate_exact(struct lowering *l, uint32_t id);

/* Declares what FPFastMathMode and FPFastMathDefault need. */
void need_fast_math_modes(struct lowering *l);

/* decorate_exact if the DXIL instruction is precise. */
void decorate_precise(struct lowering *l, const struct instruction *i, uint32_t id);

/* Decorates a result of a min-precision type with RelaxedPrecision. */
void decorate_as_relaxed(struct lowering *l, type_id type, uint32_t id);

/* decorate_as_relaxed if the options allow it. */
inline void decorate_relaxed(struct lowering *l, type_id type, uint32_t id)
{
    if (l->relaxes)
        decorate_as_relaxed(l, type, id);
}

/* Fails with DXS_RESULT_UNSUPPORTED: "<instruction or operation>: <why>". */
_Noreturn void unsupported(struct lowering *l, const struct instruction *i, const char *why);

/* Lowers one call of a DXIL operation. The reader has checked the operands against the operation's row in
 * dx_operations. */
typedef void lower_operation(struct lowering *l, const struct instruction *i);

/* Lowers several operations, which differ in a number: the argument of LOWER_AS. */
typedef void lower_operation_as(struct lowering *l, const struct instruction *i, uint32_t argument);

/* ---- survey.c: the first step of conversion and reflection ------------------------------------------------------- */

/* Initializes `l` and `builder`. Finds the functions that the entry point reaches and their live instructions. Returns
 * the resources that live instructions use. */
struct bitset survey_entry(struct lowering *l, struct builder *builder, struct arena *arena,
                           const struct module *module, const struct dxs_entry *entry,
                           const struct dxs_options *options, struct feature_use *use);

/* Every lowering function needs these. */
#include "spirv/builder/expressions.h"
#include "spirv/function/blocks.h"
#include "spirv/function/types.h"
#include "spirv/function/values.h"

#endif
