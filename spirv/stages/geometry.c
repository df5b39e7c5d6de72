/* Geometry shaders: input primitives, output topologies, streams. */
#include "spirv/operations.h"
#include "spirv/function/function.h"
#include "spirv/stages/stages.h"
#include "spirv/interface/signatures.h"

enum {
    TOPOLOGY_POINTS = 1, /* DXIL's PrimitiveTopology */
    TOPOLOGY_LINES = 2,
    TOPOLOGY_LINE_STRIP = 3,
    TOPOLOGY_TRIANGLES = 4,
    TOPOLOGY_TRIANGLE_STRIP = 5
};

static bool has_many_streams(const struct lowering *l)
{
    return l->entry->stream_mask > 1;
}

void declare_geometry_modes(struct lowering *l)
{
    const struct dxs_entry *entry = l->entry;
    uint32_t topology = entry->output_topology;

    need_capability(l->b, SpvCapabilityGeometry);
    if (has_many_streams(l))
        need_capability(l->b, SpvCapabilityGeometryStreams);
    geometry_input_vertices(l);
    EXECUTION_MODE(l, (uint32_t)geometry_input_mode(l));
    EXECUTION_MODE(l, SpvExecutionModeInvocations, entry->instance_count ? entry->instance_count : 1);
    EXECUTION_MODE(l, topology == TOPOLOGY_POINTS ? SpvExecutionModeOutputPoints
                      : topology == TOPOLOGY_LINES || topology == TOPOLOGY_LINE_STRIP
                          ? SpvExecutionModeOutputLineStrip
                          : SpvExecutionModeOutputTriangleStrip);
    EXECUTION_MODE(l, SpvExecutionModeOutputVertices, entry->max_vertex_count);
}

/* ---- The maximum of vertices ------------------------------------------------------------------------------------- */

static bool emits_vertex(const struct instruction *i)
{
    return i->dx_op == DX_EmitStream || i->dx_op == DX_EmitThenCutStream;
}

/* Whether the entry point runs each emission once at most, and they do not exceed the maximum. */
static bool keeps_to_maximum(struct lowering *l)
{
    struct function_state *s = l->state;
    const struct function *f = s->function;
    uint32_t count = 0;

    for (block_id b = 0; b < f->block_count && l->functions.count == 1; b++) {
        uint32_t first = f->blocks[b].first_instruction, before = count;
        for (uint32_t n = 0; n < f->blocks[b].instruction_count; n++)
            count += emits_vertex(&f->instructions[first + n]);
        if (count > before && is_in_loop(l, s, b))
            return false;
    }
    return l->functions.count == 1 && count <= l->entry->max_vertex_count;
}

/* The variable that counts emitted vertices; 0: none is needed. */
static uint32_t vertex_counter(struct lowering *l)
{
    struct interface *interface = l->interface;

    if (!l->options->guarantees.on[DXS_GUARANTEE_VERTEX_COUNTS])
        return 0;
    if (interface->vertex_counter == 0)
        interface->vertex_counter =
            keeps_to_maximum(l) ? DXS_NONE
                                : global_variable(l->b, type_u32(l->b), SpvStorageClassPrivate, constant_u32(l->b, 0));
    return interface->vertex_counter == DXS_NONE ? 0 : interface->vertex_counter;
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

/* `op`: SpvOpEmitVertex or SpvOpEndPrimitive. */
void lower_stream_operation(struct lowering *l, const struct instruction *i, uint32_t op)
{
    uint64_t stream = 0;

    if (!operand_constant(l, i, 0, &stream) || stream > 3)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "the stream must be a constant below 4");
    if (stream > 0 && !(l->entry->stream_mask >> stream & 1))
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "the geometry shader's properties lack stream %u", (unsigned)stream);
    if (has_many_streams(l))
        EMIT_VOID(l->b, op == SpvOpEmitVertex ? SpvOpEmitStreamVertex : SpvOpEndStreamPrimitive,
                  constant_u32(l->b, (uint32_t)stream));
    else
        append(l->b, l->b->code, (SpvOp)op, 0);
}

/* In Direct3D the vertex that reaches the maximum ends the shader. Where a function of its own has emitted that, the
 * shader goes on, without further vertices. `cuts`: the primitive ends, too. */
void lower_emit_vertex(struct lowering *l, const struct instruction *i, uint32_t cuts)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), most = l->entry->max_vertex_count, counter = vertex_counter(l);
    uint32_t count = counter ? load(b, u32, counter) : 0;
    struct open_if room = open_if(l, counter && l->functions.count > 1 ? less_imm(b, count, most) : 0);

    store_view_offsets(l);
    lower_stream_operation(l, i, SpvOpEmitVertex);
    if (cuts)
        lower_stream_operation(l, i, SpvOpEndPrimitive);
    if (counter)
        store(b, counter, add_imm(b, count, 1));
    close_if(l, &room);
    if (counter && l->state->index == l->entry->function)
        end_if(l, greater_or_equal_imm(b, count, most - 1), SpvOpReturn);
}
