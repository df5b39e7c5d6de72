/* What an entry point shares with the stages around it: elements of its signatures, built-ins, execution modes.
 *
 * Elements become variables with Location and Component as DXIL has packed them, so that separately converted stages
 * fit together: a variable an element, arrays for several rows. Their types follow the signature's component types;
 * 16-bit and min-precision ones are 32 bits wide unless options.features.storage_16bit_input_output holds for a module
 * with native 16-bit types. Integers are unsigned between stages (values are), signed where the API compares them with
 * a format: vertex inputs and render targets. */
#ifndef SPIRV_STAGES_INTERFACE_H
#define SPIRV_STAGES_INTERFACE_H

#include "spirv/lowering.h"

struct variable; /* spirv/memory/memory.h */

/* ---- The entry point (spirv/stages/interface.c) ------------------------------------------------------------------ */

/* Makes l->interface, which look_at_calls fills in. */
void interface_begin(struct lowering *l);

/* Declares inputs, outputs and execution modes of the entry, before any code. */
void interface_prepare(struct lowering *l);

/* Emits what goes before each OpReturn of the entry's function. */
void interface_end_main(struct lowering *l);

/* ---- Built-ins (spirv/stages/builtins.c) ------------------------------------------------------------------------- */

/* The loaded value of a built-in input, which has this type; loaded once a block. The variable is made once, its
 * capability and extension are declared. */
uint32_t builtin_input(struct lowering *l, SpvBuiltIn builtin, uint32_t type);

/* What was loaded of them may have changed. */
void forget_builtin_inputs(struct lowering *l);

/* The variable itself, of storage class Input or Output. */
uint32_t builtin_variable(struct lowering *l, SpvBuiltIn builtin, SpvStorageClass storage, uint32_t type);

/* ---- What the entry uses (spirv/stages/usage.c) ------------------------------------------------------------------ */

/* What the code of the entry's function uses, and of those that it calls. */
struct usage {
    bool operations[DX_OP_COUNT];
    bool derivatives;         /* looks at neighbours in the quad: derivatives, samples with implicit level */
    bool rasterizer_ordered;  /* a handle is annotated as a rasterizer-ordered view */
    bool *inputs_read;        /* by place in entry.inputs */
    bool *inputs_per_vertex;  /* by place in entry.inputs: read with AttributeAtVertex */
    bool *inputs_evaluated;   /* likewise: with EvalSnapped, EvalSampleIndex, EvalCentroid */
    bool *outputs_written;    /* by place in entry.outputs */
    bool *primitives_written; /* by place in entry.patch_or_primitive, of mesh shaders */
};

const struct usage *entry_usage(const struct lowering *l);

/* Where the element with this number stands: mostly there; the signature's count if there is none. */
static inline uint32_t element_place(const struct dxs_signature *signature, uint64_t id)
{
    uint32_t place = 0;

    if (id < signature->count && signature->elements[id].id == id)
        return (uint32_t)id;
    while (place < signature->count && signature->elements[place].id != id)
        place++;
    return place;
}

/* ---- View instances (spirv/stages/views.c) ----------------------------------------------------------------------- */

/* Where the word is that says which view instance is drawn; its source is DXS_WORD_NONE if there is none. */
const struct dxs_word_source *view_word_source(const struct lowering *l);

/* ---- Quads ------------------------------------------------------------------------------------------------------- */

/* Whether invocations come in quads, so that there are derivatives: in pixel shaders, and in compute shaders whose
 * group quads fill, if the device has them. Elsewhere derivatives are zero. (spirv/stages/execution_modes.c) */
bool has_quads(const struct lowering *l);

/* Whether this stage may use SPV_KHR_quad_control; declares it. */
bool has_quad_control(const struct lowering *l);
void need_quad_control(struct lowering *l);

/* ---- Hull shaders (spirv/stages/tessellation.c) ------------------------------------------------------------------ */

/* Emits the entry's function: the function for control points runs in every invocation, then the one for patch
 * constants in one of them. Ids of the functions; 0: there is none for control points, which are handed through. */
void emit_hull_main(struct lowering *l, uint32_t control_points, uint32_t patch);

/* ---- Mesh shaders (spirv/stages/mesh.c) -------------------------------------------------------------------------- */

/* The variable that a mesh shader reads, and an amplification shader writes. */
struct variable mesh_payload(struct lowering *l, const struct instruction *i, type_id type);

/* ---- Discarded pixels (spirv/stages/discard.c) ------------------------------------------------------------------- */

/* A discarded invocation goes on as a helper, so that derivatives stay defined; its writes must have no effect. With
 * OpDemoteToHelperInvocation the device sees to that. Without it a variable remembers the discard; 0 is returned where
 * nothing needs to be guarded, else the condition under which writes to resources may be executed:
 *     uint32_t live = writes_allowed(l);
 *     struct open_if guard;
 *     if (live)
 *         guard = open_if(l, live); ... close_if(l, &guard); merge_if for results */
uint32_t writes_allowed(struct lowering *l);

/* bool: whether this invocation is a helper, because it covers nothing or because it was discarded. Pixel shaders. */
uint32_t is_helper_invocation(struct lowering *l);

/* ---- Sample positions (spirv/stages/sample_positions.c) ---------------------------------------------------------- */

/* Position of a sample in the standard pattern of so many samples: vec2 relative to the pixel's centre; 0 where the
 * pattern has no such sample. All u32. */
uint32_t standard_sample_position(struct lowering *l, uint32_t sample_count, uint32_t sample);

#endif
