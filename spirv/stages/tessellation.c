/* Hull and domain shaders: patches, control points, patch constants. */
#include "spirv/builder/instrumentation.h"
#include "spirv/operations.h"
#include "spirv/interface/signatures.h"
#include "spirv/stages/stages.h"

/* ---- Execution modes --------------------------------------------------------------------------------------------- */

/* By DXIL's TessellatorDomain, TessellatorPartitioning and TessellatorOutputPrimitive; 0: invalid. Power-of-two
 * partitioning becomes integer partitioning, as in Direct3D hardware. */
static const uint16_t domains[] = {0, SpvExecutionModeIsolines, SpvExecutionModeTriangles, SpvExecutionModeQuads};
static const uint16_t spacings[] = {0, SpvExecutionModeSpacingEqual, SpvExecutionModeSpacingEqual,
                                    SpvExecutionModeSpacingFractionalOdd, SpvExecutionModeSpacingFractionalEven};
static const uint16_t primitives[] = {0, SpvExecutionModePointMode,
                                      SpvExecutionModeVertexOrderCw /* lines have no order: any mode is right */,
                                      SpvExecutionModeVertexOrderCw, SpvExecutionModeVertexOrderCcw};

#define MODE_OF(l, table, number) find_mode((l), (table), sizeof(table) / sizeof *(table), (number), #table)

static uint32_t find_mode(struct lowering *l, const uint16_t *table, size_t count, uint32_t number, const char *what)
{
    if (number >= count || table[number] == 0)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "%u is not a valid value of the tessellator's %s", number, what);
    return table[number];
}

/* Both stages know the domain; only the hull shader knows the rest. */
void declare_tessellation_modes(struct lowering *l)
{
    const struct dxs_entry *entry = l->entry;

    need_capability(l->b, SpvCapabilityTessellation);
    EXECUTION_MODE(l, MODE_OF(l, domains, entry->tessellator_domain));
    if (l->stage == DXS_STAGE_DOMAIN)
        return;
    EXECUTION_MODE(l, MODE_OF(l, spacings, entry->tessellator_partitioning));
    EXECUTION_MODE(l, MODE_OF(l, primitives, entry->tessellator_output));
    EXECUTION_MODE(l, SpvExecutionModeOutputVertices, written_control_points(l));
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

void lower_domain_location(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t f32 = type_f32(b), location = builtin_input(l, SpvBuiltInTessCoord, type_vector(b, f32, 3));
    uint32_t component = operand_literal(l, i, 0);

    if (component > 2)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "the domain location has no component %u", component);
    component_as(b, f32, result_id(l, i), location, component);
}

/* ---- The hull shader's two functions ----------------------------------------------------------------------------- */

/* builtin_input cannot be used here: this function is not one of the module's. */
static uint32_t load_invocation(struct lowering *l)
{
    uint32_t u32 = type_u32(l->b);

    return load(l->b, u32, builtin_variable(l, SpvBuiltInInvocationId, SpvStorageClassInput, u32));
}

/* Copies a control point: the hull shader has no control point function. */
static void copy_control_point(struct lowering *l, struct element *from, struct element *to)
{
    struct builder *b = l->b;
    struct interface *interface = l->interface;
    uint32_t invocation = load_invocation(l);
    uint32_t source = element_variable(l, &interface->inputs, from);
    uint32_t target = element_variable(l, &interface->outputs, to);
    uint32_t type = vertex_type(l, &interface->inputs, from);

    if (type != vertex_type(l, &interface->outputs, to))
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "%s: input and output must match if control points are copied",
             to->info->name);
    source = access_element(b, SpvStorageClassInput, type, source, invocation);
    target = access_element(b, SpvStorageClassOutput, type, target, invocation);
    store(b, target, load(b, type, source));
}

static void copy_control_points(struct lowering *l)
{
    struct interface *interface = l->interface;

    for (uint32_t i = 0; i < interface->outputs.count; i++) {
        struct element *to = &interface->outputs.elements[i];
        bool repeated = false;
        for (uint32_t k = 0; k < i; k++) /* flattened elements share a variable */
            repeated |= to->meaning->kind == MEANS_FLATTENED && interface->outputs.elements[k].meaning == to->meaning;
        if (i >= interface->inputs.count)
            fail(l->fault, DXS_RESULT_INVALID_MODULE, "%s: has no input to copy control points from", to->info->name);
        if (!repeated)
            copy_control_point(l, &interface->inputs.elements[i], to);
    }
}

void emit_hull_main(struct lowering *l, uint32_t control_points, uint32_t patch)
{
    struct builder *b = l->b;
    uint32_t no_result = type_void(b);
    bool has_points = l->entry->output_control_points > 0;

    begin_function(b, l->main_function, no_result, 0, NULL);
    uint32_t constants = new_id(b), merge = new_id(b);
    uint32_t workgroup = constant_u32(b, SpvScopeWorkgroup), invocation = constant_u32(b, SpvScopeInvocation);
    if (has_points && control_points)
        EMIT(b, SpvOpFunctionCall, no_result, control_points);
    else if (has_points)
        copy_control_points(l);
    EMIT_VOID(b, SpvOpControlBarrier, workgroup, invocation, constant_u32(b, SpvMemorySemanticsMaskNone));
    uint32_t is_first = equal_imm(b, load_invocation(l), 0);
    EMIT_VOID(b, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    branch_if(b, is_first, constants, merge);
    EMIT_VOID(b, SpvOpLabel, constants);
    EMIT(b, SpvOpFunctionCall, no_result, patch);
    branch(b, merge);
    EMIT_VOID(b, SpvOpLabel, merge);
    end_function(b);
}
