/* Geometry shaders: input primitives, output topologies, streams. */
#include "spirv/stages/interface_operations.h"
#include "spirv/stages/execution_modes.h"
#include "spirv/stages/views.h"

enum {
    INPUT_POINT = 1, /* DXIL's InputPrimitive */
    INPUT_LINE = 2,
    INPUT_TRIANGLE = 3,
    INPUT_LINE_ADJACENCY = 6,
    INPUT_TRIANGLE_ADJACENCY = 7,
    FIRST_PATCH = 8, /* a patch of one control point, then of two, and so on */
    PATCH_COUNT = 32
};

enum {
    TOPOLOGY_POINTS = 1, /* DXIL's PrimitiveTopology */
    TOPOLOGY_LINES = 2,
    TOPOLOGY_LINE_STRIP = 3,
    TOPOLOGY_TRIANGLES = 4,
    TOPOLOGY_TRIANGLE_STRIP = 5
};

static const struct {
    uint32_t vertices;
    SpvExecutionMode mode;
} input_primitives[] = {
    [INPUT_POINT] = {1, SpvExecutionModeInputPoints},
    [INPUT_LINE] = {2, SpvExecutionModeInputLines},
    [INPUT_TRIANGLE] = {3, SpvExecutionModeTriangles},
    [INPUT_LINE_ADJACENCY] = {4, SpvExecutionModeInputLinesAdjacency},
    [INPUT_TRIANGLE_ADJACENCY] = {6, SpvExecutionModeInputTrianglesAdjacency},
};

uint32_t geometry_input_vertices(struct lowering *l)
{
    uint32_t primitive = l->entry->input_primitive;

    if (primitive >= FIRST_PATCH && primitive < FIRST_PATCH + PATCH_COUNT)
        fail(l->fault, DXS_UNSUPPORTED, "the geometry shader takes patches of %u control points, which Vulkan lacks",
             primitive - FIRST_PATCH + 1);
    if (primitive >= sizeof input_primitives / sizeof input_primitives[0] || input_primitives[primitive].vertices == 0)
        fail(l->fault, DXS_UNSUPPORTED, "input primitive %u of a geometry shader is not supported", primitive);
    return input_primitives[primitive].vertices;
}

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
    EXECUTION_MODE(l, (uint32_t)input_primitives[entry->input_primitive].mode);
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
        fail(l->fault, DXS_INVALID_MODULE, "the stream must be a constant below 4");
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
