/* Mesh and amplification shaders: execution modes, outputs, payload. */
#include "spirv/builder/reports.h"
#include "spirv/memory/memory.h"
#include "spirv/operations.h"
#include "spirv/stages/stages.h"

enum {
    TOPOLOGY_LINES = 1 /* DXIL's MeshOutputTopology; 2 is triangles */
};

static bool has_lines(const struct lowering *l)
{
    return l->entry->output_topology == TOPOLOGY_LINES;
}

/* Vulkan requires a count above 0. DXIL allows 0. */
static uint32_t at_least_one(uint32_t count)
{
    return count > 0 ? count : 1;
}

/* Execution modes of both stages. Thread groups are declared as for compute shaders. */
void declare_mesh_modes(struct lowering *l)
{
    const struct dxs_entry *entry = l->entry;

    need_version(l->b, 0x00010400);
    need_capability_of(l->b, SpvCapabilityMeshShadingEXT, EXT_MESH_SHADER);
    if (l->stage != DXS_STAGE_MESH)
        return;
    EXECUTION_MODE(l, has_lines(l) ? SpvExecutionModeOutputLinesEXT : SpvExecutionModeOutputTrianglesEXT);
    EXECUTION_MODE(l, SpvExecutionModeOutputVertices, at_least_one(entry->max_vertices));
    EXECUTION_MODE(l, SpvExecutionModeOutputPrimitivesEXT, at_least_one(entry->max_primitives));
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

static bool is_constant_above(const struct lowering *l, const struct instruction *i, uint32_t number, uint32_t maximum)
{
    uint64_t count;

    return operand_constant(l, i, number, &count) && (uint32_t)count > maximum;
}

/* Counts beyond the declared ones are undefined in Direct3D. SPIR-V refuses constants beyond them: such a group has no
 * output. */
void lower_set_mesh_output_counts(struct lowering *l, const struct instruction *i)
{
    uint32_t vertices = operand(l, i, 0), primitives = operand(l, i, 1);
    struct builder *b = l->b;

    if (checks_rules(l)) {
        uint32_t vertex_end = constant_u32(b, l->entry->max_vertices + 1);
        uint32_t primitive_end = constant_u32(b, l->entry->max_primitives + 1);
        check_below(l, DXS_RULE_MESH_VERTICES, vertices, vertex_end);
        check_below(l, DXS_RULE_MESH_PRIMITIVES, primitives, primitive_end);
    }
    if (l->options->workarounds.on[DXS_WORKAROUND_CHECKED_MESH_COUNTS]) {
        uint32_t u32 = type_u32(b), boolean = type_bool(b), none = constant_u32(b, 0);
        uint32_t many = EMIT(b, SpvOpUGreaterThan, boolean, vertices, constant_u32(b, l->entry->max_vertices));
        uint32_t too = EMIT(b, SpvOpUGreaterThan, boolean, primitives, constant_u32(b, l->entry->max_primitives));
        uint32_t any = logical_or(b, many, too);
        vertices = select_value(b, u32, any, none, vertices);
        primitives = select_value(b, u32, any, none, primitives);
    }
    if (is_constant_above(l, i, 0, l->entry->max_vertices) || is_constant_above(l, i, 1, l->entry->max_primitives))
        vertices = primitives = constant_u32(b, 0);
    EMIT_VOID(l->b, SpvOpSetMeshOutputsEXT, vertices, primitives);
}

void lower_emit_indices(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t count = has_lines(l) ? 2 : 3, ids[3], u32 = type_u32(b), type = type_vector(b, u32, count);
    SpvBuiltIn builtin = has_lines(l) ? SpvBuiltInPrimitiveLineIndicesEXT : SpvBuiltInPrimitiveTriangleIndicesEXT;
    uint32_t all = type_array(b, type, at_least_one(l->entry->max_primitives));
    uint32_t variable = builtin_variable(l, builtin, SpvStorageClassOutput, all);

    for (uint32_t n = 0; n < count; n++)
        ids[n] = operand(l, i, 1 + n);
    uint32_t indices = compose(l, u32, count, ids);
    uint32_t pointer = access_element(b, SpvStorageClassOutput, type, variable, operand(l, i, 0));
    store(b, pointer, indices);
}

/* ---- The payload ------------------------------------------------------------------------------------------------- */

/* Copies the payload from groupshared memory, after a barrier: the whole group has written it. */
static void copy_payload(struct lowering *l, const struct pointer *source, uint32_t type, uint32_t target)
{
    struct builder *b = l->b;

    group_barrier(b, SpvScopeWorkgroup, 0);
    uint32_t thread = builtin_input(l, SpvBuiltInLocalInvocationIndex, type_u32(b));
    struct open_if first = open_if(l, equal_imm(b, thread, 0));
    store(b, target, load(b, type, emit_pointer(l, source, type)));
    close_if(l, &first);
}

/* Operands: three group counts, pointer to the payload. */
void lower_dispatch_mesh(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct pointer p;

    resolve_pointer(l, i, operand_value(l, i, 3), &p);
    uint32_t type = pointee_type(l, &p), sizes[3];
    struct variable payload = mesh_payload(l, i, p.type);

    if (p.is_outside || type != memory_type(l, p.type))
        unsupported(l, i, "payload members must be floats in all places or integers in all places");
    for (uint32_t n = 0; n < 3; n++)
        sizes[n] = operand(l, i, n);
    if (p.variable.id != payload.id)
        copy_payload(l, &p, type, payload.id);
    EMIT_VOID(b, SpvOpEmitMeshTasksEXT, sizes[0], sizes[1], sizes[2], payload.id);
    EMIT_VOID(b, SpvOpLabel, new_id(b)); /* unreachable: EmitMeshTasks ends the block and the shader */
}
