/* The interface of an entry point to other stages: signature elements, built-ins, execution modes.
 *
 * Each element becomes a variable (an array if it has several rows) with the Location and Component of its DXIL
 * register, so that separately converted stages match. Its component type:
 *
 *   - 16 bits are 32 bits wide, unless features.storage_16bit_input_output is on.
 *   - Min precision is 32 bits wide, as stream output writes it and EvaluateAttribute* takes it. Render targets have 16
 *     bits if the values and the interface may have them.
 *   - Integers are unsigned between stages. Vertex inputs and render targets keep their sign, because the API compares
 *     them with a format.
 */
#ifndef SPIRV_STAGES_INTERFACE_H
#define SPIRV_STAGES_INTERFACE_H

#include "spirv/lowering.h"

struct variable; /* spirv/memory/memory.h */

/* ---- The entry point (spirv/stages/interface.c) ------------------------------------------------------------------ */

/* Makes l->interface. look_at_calls (usage.c) fills in its usage. */
void interface_begin(struct lowering *l);

/* Declares inputs, outputs and execution modes of the entry point. Call it before any code is emitted. */
void interface_prepare(struct lowering *l);

/* Emits code before each OpReturn of the entry point. */
void interface_end_main(struct lowering *l);

/* ---- Built-ins (spirv/stages/builtins.c) ------------------------------------------------------------------------- */

/* The value of a built-in input of this type, loaded once in each block. Creates the variable when first needed, with
 * its capability and extension. */
uint32_t builtin_input(struct lowering *l, SpvBuiltIn builtin, uint32_t type);

/* Later uses load built-in inputs again: call it where their values may have changed. */
void forget_builtin_inputs(struct lowering *l);

/* The variable of a built-in; storage class Input or Output. */
uint32_t builtin_variable(struct lowering *l, SpvBuiltIn builtin, SpvStorageClass storage, uint32_t type);

/* ---- Usage (spirv/stages/usage.c) -------------------------------------------------------------------------------- */

/* What the entry point and the functions that it calls use. */
struct usage {
    bool operations[DX_OP_COUNT];
    bool derivatives;         /* derivatives, or samples with implicit level */
    bool rasterizer_ordered;  /* a handle is annotated as a rasterizer-ordered view */
    bool *inputs_read;        /* by index into entry.inputs */
    bool *inputs_per_vertex;  /* by index into entry.inputs: read with AttributeAtVertex */
    bool *inputs_evaluated;   /* by index into entry.inputs: read with EvalSnapped, EvalSampleIndex, EvalCentroid */
    bool *outputs_written;    /* by index into entry.outputs */
    bool *primitives_written; /* by index into entry.patch_or_primitive: mesh shaders */
};

const struct usage *entry_usage(const struct lowering *l);

/* Whether an operation computes derivatives: it reads other lanes of the quad. */
bool has_derivatives(const struct instruction *i);

/* Index of the element with this id, usually the id itself; signature->count: there is none. */
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

/* Source of the word that names the drawn view instance; source DXS_WORD_NONE: there is none. */
const struct dxs_word_source *view_word_source(const struct lowering *l);

/* ---- Thread groups and quads (spirv/stages/execution_modes.c) ---------------------------------------------------- */

/* Whether threads run in groups, which share memory and barriers. Thread launch has no groups: each record has one
 * thread. */
bool has_groups(const struct lowering *l);

/* Whether derivatives exist: invocations form quads. That holds in pixel shaders, and in compute shaders whose group
 * consists of whole quads if the device supports it. Elsewhere derivatives are zero. */
bool has_quads(const struct lowering *l);

/* The member of dxs_options.features. Notes that the words depend on it. */
enum dxs_compute_derivatives compute_derivatives(const struct lowering *l);

/* DXS_COMPUTE_DERIVATIVES_QUADS: whether derivatives are differences of values in the quad. */
bool subtracts_in_quads(const struct lowering *l);

/* The difference in x, or in y, for all lanes of the quad (spirv/wave/quad.c). */
uint32_t quad_difference(struct lowering *l, uint32_t type, uint32_t value, bool in_y);

/* The difference in the own row, or in the own column; `type` has `lanes` components. */
uint32_t fine_quad_difference(struct lowering *l, uint32_t type, uint32_t lanes, uint32_t value, bool in_y);

/* Whether this stage may use SPV_KHR_quad_control; declares the extension. */
bool has_quad_control(const struct lowering *l);
void need_quad_control(struct lowering *l);

/* ---- Hull shaders (spirv/stages/tessellation.c) ------------------------------------------------------------------ */

/* Emits the entry point. All invocations run the control point function, then one runs the patch constant function.
 * Arguments: function ids; control_points 0: there is no such function, control points are copied. */
void emit_hull_main(struct lowering *l, uint32_t control_points, uint32_t patch);

/* ---- Mesh shaders (spirv/stages/mesh.c) -------------------------------------------------------------------------- */

/* The groupshared variable that an amplification shader can have as its payload; UINT32_MAX: the payload is a copy. */
uint32_t find_payload_in_place(struct lowering *l);

/* The payload variable: amplification shaders write it, mesh shaders read it. */
struct variable mesh_payload(struct lowering *l, const struct instruction *i, type_id type);

/* ---- Discarded pixels (spirv/stages/discard.c) ------------------------------------------------------------------- */

/* Condition (bool id) under which writes to resources are allowed; 0: always. Discarded invocations continue as helper
 * lanes, so that derivatives stay defined, but their writes must have no effect. OpDemoteToHelperInvocation ensures
 * that. Without it a variable remembers the discard:
 *     struct open_if guard;
 *     if (live)
 *         guard = open_if(l, live); ... close_if(l, &guard); merge_if for results */
uint32_t writes_allowed(struct lowering *l);

/* bool id: this invocation covers no sample, or was discarded. Pixel shaders only. */
uint32_t is_helper_invocation(struct lowering *l);

/* What was emitted last may have discarded. */
void forget_helper_invocation(struct lowering *l);

/* ---- Sample positions (spirv/stages/sample_positions.c) ---------------------------------------------------------- */

/* Position of a sample in the standard pattern of `sample_count` samples: vec2 relative to the pixel's centre, 0 if the
 * pattern has no such sample. All arguments are u32 ids. */
uint32_t standard_sample_position(struct lowering *l, uint32_t sample_count, uint32_t sample);

#endif
