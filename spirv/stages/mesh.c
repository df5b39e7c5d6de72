/* Mesh and amplification shaders: execution modes, outputs, payload. */
#include "spirv/debug/checks.h"
#include "spirv/memory/memory.h"
#include "spirv/stages/interface_operations.h"
#include "spirv/stages/elements.h"
#include "spirv/stages/execution_modes.h"
#include "spirv/stages/locations.h"
#include "spirv/stages/mesh.h"

enum {
    TOPOLOGY_LINES = 1,   /* DXIL's MeshOutputTopology; 2 is triangles */
    MAX_BLOCK_MEMBERS = 8 /* different built-ins per vertex or primitive */
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
    need_capability(l->b, SpvCapabilityMeshShadingEXT);
    need_extension(l->b, EXT_MESH_SHADER);
    if (l->stage != DXS_STAGE_MESH)
        return;
    EXECUTION_MODE(l, has_lines(l) ? SpvExecutionModeOutputLinesEXT : SpvExecutionModeOutputTrianglesEXT);
    EXECUTION_MODE(l, SpvExecutionModeOutputVertices, at_least_one(entry->max_vertices));
    EXECUTION_MODE(l, SpvExecutionModeOutputPrimitivesEXT, at_least_one(entry->max_primitives));
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

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
    if (l->options->workarounds.checked_mesh_counts) {
        uint32_t u32 = type_int(b, 32), boolean = type_bool(b), none = constant_u32(b, 0);
        uint32_t many = EMIT(b, SpvOpUGreaterThan, boolean, vertices, constant_u32(b, l->entry->max_vertices));
        uint32_t too = EMIT(b, SpvOpUGreaterThan, boolean, primitives, constant_u32(b, l->entry->max_primitives));
        uint32_t any = EMIT(b, SpvOpLogicalOr, boolean, many, too);
        vertices = EMIT(b, SpvOpSelect, u32, any, none, vertices);
        primitives = EMIT(b, SpvOpSelect, u32, any, none, primitives);
    }
    EMIT_VOID(l->b, SpvOpSetMeshOutputsEXT, vertices, primitives);
}

void lower_emit_indices(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t count = has_lines(l) ? 2 : 3, ids[3], u32 = type_int(b, 32), type = type_vector(b, u32, count);
    SpvBuiltIn builtin = has_lines(l) ? SpvBuiltInPrimitiveLineIndicesEXT : SpvBuiltInPrimitiveTriangleIndicesEXT;
    uint32_t all = type_array(b, type, at_least_one(l->entry->max_primitives));
    uint32_t variable = builtin_variable(l, builtin, SpvStorageClassOutput, all);

    for (uint32_t n = 0; n < count; n++)
        ids[n] = operand(l, i, 1 + n);
    uint32_t indices = compose(l, u32, count, ids);
    uint32_t pointer =
        EMIT(b, SpvOpAccessChain, type_pointer(b, SpvStorageClassOutput, type), variable, operand(l, i, 0));
    EMIT_VOID(b, SpvOpStore, pointer, indices);
}

/* Built-ins of a vertex or primitive, in the order of the block's members. */
struct members {
    SpvBuiltIn builtins[MAX_BLOCK_MEMBERS];
    uint32_t types[MAX_BLOCK_MEMBERS], count;
};

static uint8_t block_member(struct lowering *l, const struct signature *signature, struct members *members,
                            struct element *e)
{
    uint8_t k = 0;

    while (k < members->count && members->builtins[k] != e->meaning->builtin)
        k++;
    if (k == members->count) {
        members->builtins[k] = e->meaning->builtin;
        members->types[k] = vertex_type(l, signature, e);
        members->count++;
    }
    return k;
}

/* Block type for one vertex or primitive. */
static uint32_t new_builtin_block(struct lowering *l, const struct signature *signature, const struct members *members)
{
    struct builder *b = l->b;
    uint32_t block = new_struct(b, members->count, members->types);

    DECORATE(b, block, SpvDecorationBlock);
    for (uint32_t k = 0; k < members->count; k++) {
        declare_demands(l, members->builtins[k]);
        DECORATE_MEMBER(b, block, k, SpvDecorationBuiltIn, members->builtins[k]);
        if (signature->point == POINT_PRIMITIVE_OUT)
            DECORATE_MEMBER(b, block, k, SpvDecorationPerPrimitiveEXT);
        if (members->builtins[k] == SpvBuiltInPosition && l->options->pipeline.invariant_position)
            DECORATE_MEMBER(b, block, k, SpvDecorationInvariant);
    }
    return block;
}

/* Built-ins are block members, as in GLSL: SPIRV-Tools before 2025.3 rejects some built-ins outside of a block, and
 * SPIRV-Cross needs a block for distances. */
void declare_mesh_block(struct lowering *l, struct signature *signature)
{
    const struct usage *usage = &l->interface->usage;
    const bool *written = signature->point == POINT_PRIMITIVE_OUT ? usage->primitives_written : usage->outputs_written;
    struct members members = {.count = 0};
    uint32_t length = 0;

    for (uint32_t n = 0; n < signature->count; n++) {
        struct element *e = &signature->elements[n];
        e->in_block = is_system_value(e) && written[n] && !is_dropped(l, e);
        if (!e->in_block)
            continue;
        e->member = block_member(l, signature, &members, e);
        length = e->vertices;
    }
    uint32_t block = new_builtin_block(l, signature, &members);
    uint32_t variable = global_variable(l->b, type_array(l->b, block, length), SpvStorageClassOutput, 0);
    vector_push(l->arena, &l->interface_ids, variable);
    for (uint32_t n = 0; n < signature->count; n++) {
        struct element *e = &signature->elements[n];
        if (!e->in_block)
            continue;
        e->variable = variable;
        decorate_builtin(l, signature, e);
    }
}

/* Operand 4: index of the vertex or primitive. */
static void store_mesh_output(struct lowering *l, const struct instruction *i, struct signature *signature)
{
    struct place place;

    if (was_stored_ahead(l))
        return;
    struct element *e = operand_element(l, i, signature, &place);
    place.vertex = operand_index(l, i, 4, e->vertices, e);
    store_element(l, i, signature, e, place);
}

void lower_store_vertex_output(struct lowering *l, const struct instruction *i)
{
    store_mesh_output(l, i, &l->interface->outputs);
}

void lower_store_primitive_output(struct lowering *l, const struct instruction *i)
{
    store_mesh_output(l, i, &l->interface->patch_or_primitive);
}

/* ---- The payload ------------------------------------------------------------------------------------------------- */

struct variable mesh_payload(struct lowering *l, const struct instruction *i, type_id type)
{
    struct interface *interface = l->interface;

    if (!interface->payload) {
        interface->payload = global_variable(l->b, memory_type(l, type), SpvStorageClassTaskPayloadWorkgroupEXT, 0);
        interface->payload_type = type;
    } else if (interface->payload_type != type) {
        unsupported(l, i, "all payloads of the shader must have one type");
    }
    return (struct variable){.id = interface->payload, .storage = SpvStorageClassTaskPayloadWorkgroupEXT, .type = type};
}

/* Copies the payload from groupshared memory, after a barrier: the whole group has written it. */
static void copy_payload(struct lowering *l, const struct pointer *source, uint32_t type, uint32_t target)
{
    struct builder *b = l->b;
    uint32_t group = constant_u32(b, SpvScopeWorkgroup), u32 = type_int(b, 32);
    uint32_t order = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask;

    EMIT_VOID(b, SpvOpControlBarrier, group, group, constant_u32(b, order));
    uint32_t thread = builtin_input(l, SpvBuiltInLocalInvocationIndex, u32);
    struct open_if first = open_if(l, EMIT(b, SpvOpIEqual, type_bool(b), thread, constant_u32(b, 0)));
    EMIT_VOID(b, SpvOpStore, target, EMIT(b, SpvOpLoad, type, emit_pointer(l, source, type)));
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
