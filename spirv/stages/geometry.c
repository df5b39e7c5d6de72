/* Geometry shaders: input primitives, output topologies, streams. */
#include "spirv/operations.h"
#include "spirv/stages/execution_modes.h"
#include "spirv/interface/views.h"
#include "spirv/interface/primitives.h"

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

static void emit_stream_op(struct lowering *l, const struct instruction *i, SpvOp op, SpvOp stream_op)
{
    uint64_t stream = 0;

    if (!operand_constant(l, i, 0, &stream) || stream > 3)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "the stream must be a constant below 4");
    if (stream > 0 && !(l->entry->stream_mask >> stream & 1))
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "the geometry shader's properties lack stream %u", (unsigned)stream);
    if (has_many_streams(l))
        EMIT_VOID(l->b, stream_op, constant_u32(l->b, (uint32_t)stream));
    else
        append(l->b, l->b->code, op, 0);
}

void lower_emit_stream(struct lowering *l, const struct instruction *i)
{
    store_view_offsets(l);
    emit_stream_op(l, i, SpvOpEmitVertex, SpvOpEmitStreamVertex);
}

void lower_cut_stream(struct lowering *l, const struct instruction *i)
{
    emit_stream_op(l, i, SpvOpEndPrimitive, SpvOpEndStreamPrimitive);
}

void lower_emit_then_cut_stream(struct lowering *l, const struct instruction *i)
{
    lower_emit_stream(l, i);
    lower_cut_stream(l, i);
}
