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
struct debug_info;     /* spirv/debug/debug_info.c */
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

/* ---- Types (spirv/function/types.c)
 * --------------------------------------------------------------------------------------- */

uint32_t find_component_count(const struct lowering *l, type_id type);

/* How many ids a value of this type takes; 0 for handles, pointers and void. */
inline uint32_t component_count(const struct lowering *l, type_id type)
{
    uint32_t known = l->types[type].known_count;
    return known ? known - 1 : find_component_count(l, type);
}

uint32_t find_component_type(struct lowering *l, type_id type, uint32_t component);

/* The member of a structure's value that has a component, which becomes that of the member. */
uint32_t component_member(const struct lowering *l, const struct type *structure, uint32_t *component);

/* The DXIL type of one component: a scalar, a vector, or a record's handle, whose component is an address. */
type_id component_leaf(const struct lowering *l, type_id type, uint32_t component);

/* SPIR-V type of one component. */
inline uint32_t component_type(struct lowering *l, type_id type, uint32_t component)
{
    uint32_t id = l->types[type].component_type;
    return id ? id : find_component_type(l, type, component);
}

/* SPIR-V type of a scalar or a vector of 2 to 4. */
inline uint32_t value_type(struct lowering *l, type_id type)
{
    return component_type(l, type, 0);
}

/* Type as it lies in memory of ours (Function, Private, Workgroup variables): structs and arrays nest, bool is u32. */
uint32_t memory_type(struct lowering *l, type_id type);

/* Width in SPIR-V of an integer or float type: 16 becomes 32 for min precision; 1 for i1. */
uint32_t scalar_bits(const struct lowering *l, type_id type);

/* Whether the type is a float, or a vector of them. */
bool is_float(const struct lowering *l, type_id type);

/* Whether the DXIL type is 16 bits wide but lowered to 32: results want RelaxedPrecision. */
bool is_min_precision_type(const struct lowering *l, type_id type);
static inline bool is_min_precision(const struct lowering *l, type_id type)
{
    return l->has_min_precision && is_min_precision_type(l, type);
}

/* Whether values of the type are hit objects, which are variables: see spirv/ray_tracing/hit_objects.h. They take no
 * ids. */
bool is_hit_object(const struct lowering *l, type_id type);

/* Scalar type of a vector; else the type itself. Lanes: 1 for scalars. */
type_id scalar_type(const struct lowering *l, type_id type);
uint32_t lane_count(const struct lowering *l, type_id type);

/* Vectors of 2 to 4 lanes are one component; this is whether the value is a vector that takes one id a lane instead. */
bool is_long_vector(const struct lowering *l, type_id type);

/* ---- Values (spirv/function/values.c)
 * ------------------------------------------------------------------------------------- */

/* Type of a value of the current function. */
type_id type_of(const struct lowering *l, value_id value);

uint32_t find_component(struct lowering *l, value_id value, uint32_t component);

/* Id of a component of a value, as it is seen in the block that is being emitted. Most values are the same in all
 * blocks, and their first ids known; 0 stands for those that need a closer look. */
static inline uint32_t component_at_hand(struct lowering *l, value_id value, uint32_t component)
{
    uint32_t id = l->known_ids[value];
    return id ? id + component : find_component(l, value, component);
}
uint32_t value_component(struct lowering *l, value_id value, uint32_t component); /* the same, where it seldom runs */

/* DXIL value of an operand; its id (first component). For calls of DXIL operations operand 0 follows the opcode. */
static inline value_id operand_value(const struct lowering *l, const struct instruction *i, uint32_t operand)
{
    return l->function->operands[i->first_operand + operand];
}

inline uint32_t operand(struct lowering *l, const struct instruction *i, uint32_t number)
{
    return value_component(l, l->function->operands[i->first_operand + number], 0);
}

/* Whether an operand is a constant integer (sign-extended into *bits), or undef. */
bool operand_constant(const struct lowering *l, const struct instruction *i, uint32_t number, uint64_t *bits);
bool operand_undef(const struct lowering *l, const struct instruction *i, uint32_t number);

/* A constant operand that the table of operations guarantees to be one. */
uint32_t operand_literal(const struct lowering *l, const struct instruction *i, uint32_t number);

/* First of the ids that are reserved for the result in the block that is being emitted. */
uint32_t result_id(const struct lowering *l, const struct instruction *i);

/* Bit n: something uses component n of the result (bit 31: any beyond). An operation need not emit the others. */
uint32_t used_components(const struct lowering *l, const struct instruction *i);

/* Composes lanes into a vector and takes it apart: `ids` are scalars. One lane: the scalar itself. */
uint32_t compose(struct lowering *l, uint32_t scalar, uint32_t count, const uint32_t *ids);
uint32_t extract(struct lowering *l, uint32_t scalar, uint32_t vector, uint32_t lane);

/* ---- Control flow within a lowered operation (spirv/function/function.c)
 * -------------------------------------------------- */

/* Label of the block that is being emitted: the one that a phi names for what is computed here. */
uint32_t current_label(const struct lowering *l);

/* if (condition) { then ... }: the code after open_if runs under the condition until close_if.
 *     struct open_if block = open_if(l, condition);
 *     uint32_t value = EMIT(...);
 *     close_if(l, &block);
 *     uint32_t merged = merge_if(l, &block, type, value, otherwise);   (a phi; optional, first after close_if) */
struct open_if {
    uint32_t before, inside_end, merge;
};
struct open_if open_if(struct lowering *l, uint32_t condition);
void close_if(struct lowering *l, struct open_if *block);
uint32_t merge_if(struct lowering *l, const struct open_if *block, uint32_t type, uint32_t inside, uint32_t outside);

/* The invocation ends where the condition holds. */
void kill_if(struct lowering *l, uint32_t condition);

/* do { ... } while (!done): begin, code, then end with the condition that leaves the loop. */
struct open_loop {
    uint32_t header, merge, continue_target;
};
struct open_loop open_loop(struct lowering *l);
void close_loop(struct lowering *l, struct open_loop *loop, uint32_t done);

/* ---- Decorations ------------------------------------------------------------------------------------------------- */

/* Whether the source forbids to contract this operation on floats. */
static inline bool is_precise(const struct lowering *l, const struct instruction *i)
{
    return l->all_precise || (i->opcode == OP_CALL ? (i->attached & ATTACHED_PRECISE) != 0 : !(i->flags & FLAG_FAST));
}

void decorate_precise(struct lowering *l, const struct instruction *i,
                      uint32_t id); /* NoContraction as the source demands */
void decorate_as_relaxed(struct lowering *l, type_id type, uint32_t id);

/* RelaxedPrecision for min precision. */
inline void decorate_relaxed(struct lowering *l, type_id type, uint32_t id)
{
    if (l->relaxes)
        decorate_as_relaxed(l, type, id);
}

/* ---- Families ---------------------------------------------------------------------------------------------------- */

/* Lowers one call of a DXIL operation; the call matches its row of the table. */
typedef void lower_operation(struct lowering *l, const struct instruction *i);

/* spirv/operations.c: whether there is a function for calls of this operation. */
bool is_lowered_operation(enum dx_op operation);

/* spirv/arithmetic/instructions.c, spirv/arithmetic/conversion.c, spirv/arithmetic/vectors.c: LLVM's instructions but
 * calls, memory and control flow. */
void lower_binary(struct lowering *l, const struct instruction *i);
void lower_compare(struct lowering *l, const struct instruction *i);
void lower_select(struct lowering *l, const struct instruction *i);
void lower_insert_value(struct lowering *l, const struct instruction *i);
void lower_cast(struct lowering *l, const struct instruction *i);
void lower_extract_element(struct lowering *l, const struct instruction *i);
void lower_insert_element(struct lowering *l, const struct instruction *i);
void lower_shuffle(struct lowering *l, const struct instruction *i);

/* spirv/memory/memory.c: alloca, load, store, GEP, atomics on thread, groupshared and constant memory; globals. */
void memory_prepare(struct lowering *l);
void memory_begin_function(struct lowering *l); /* variables for the live allocas of l->function */
void lower_memory(struct lowering *l, const struct instruction *i);

/* spirv/stages/interface.c: declares inputs, outputs and execution modes of the entry. Before any code. */
void interface_begin(struct lowering *l); /* makes l->interface, for look_at_calls */
void interface_prepare(struct lowering *l);
void interface_end_main(struct lowering *l); /* before each OpReturn of it */

/* spirv/resources/resources.c */
void resources_prepare(struct lowering *l);

/* Fails with DXS_UNSUPPORTED, naming the instruction or operation. */
_Noreturn void unsupported(struct lowering *l, const struct instruction *i, const char *why);

/* spirv/survey.c: makes `l` and the builder, and finds which functions the entry reaches, what lives in them, and which
 * resources that uses. */
struct bitset survey_entry(struct lowering *l, struct builder *builder, struct arena *arena,
                           const struct module *module, const struct dxs_entry *entry,
                           const struct dxs_options *options);

/* spirv/emit.c: the whole of a conversion. Faults unwind through the arena. */
struct emitted {
    struct words words;
    const struct binding_layout *layout;
};
struct emitted emit_entry(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                          const struct dxs_options *options);

#endif
