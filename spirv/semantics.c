#include "spirv/semantics.h"

#include <stddef.h>

enum {
    VS_IN = 1 << POINT_VERTEX_IN,
    PS_IN = 1 << POINT_PIXEL_IN,
    PS_OUT = 1 << POINT_PIXEL_OUT,
    PRIMITIVES = 1 << POINT_PRIMITIVE_OUT,
    /* Vertices on their way to the rasterizer, on either side. */
    VERTICES = 1 << POINT_VERTEX_OUT | 1 << POINT_HULL_IN | 1 << POINT_HULL_OUT | 1 << POINT_DOMAIN_IN |
               1 << POINT_DOMAIN_OUT | 1 << POINT_GEOMETRY_IN | 1 << POINT_GEOMETRY_OUT | 1 << POINT_MESH_OUT,
    /* What only the last of the stages before the rasterizer means as a system value; the others hand it through, and
     * Vulkan has no such built-in for them. */
    LAST_VERTICES = 1 << POINT_VERTEX_OUT | 1 << POINT_DOMAIN_OUT | 1 << POINT_GEOMETRY_OUT
};

#define BUILTIN(builtin, adjustment, columns, is_float, is_array)                                                      \
    {                                                                                                                  \
        MEANS_BUILTIN, SpvBuiltIn##builtin, ADJUST_##adjustment, columns, is_float, is_array                           \
    }
#define UINT(builtin) BUILTIN(builtin, NOTHING, 1, false, false)
#define BOOL(builtin) BUILTIN(builtin, BOOLEAN, 1, false, false)
#define FLOATS(builtin, columns) BUILTIN(builtin, NOTHING, columns, true, false)
#define DISTANCES(builtin)                                                                                             \
    {                                                                                                                  \
        MEANS_DISTANCE, SpvBuiltIn##builtin, ADJUST_NOTHING, 1, true, true                                             \
    }

/* Semantics that are system values, by signature point; every other pair is an ordinary varying. (DXC's table of
 * interpretations, reduced to what matters here.) */
static const struct row {
    enum dxs_semantic semantic;
    uint32_t points;
    struct meaning meaning;
} system_values[] = {
    {DXS_SEMANTIC_VERTEX_ID, VS_IN, BUILTIN(VertexIndex, RELATIVE_VERTEX, 1, false, false)},
    {DXS_SEMANTIC_INSTANCE_ID, VS_IN, BUILTIN(InstanceIndex, RELATIVE_INSTANCE, 1, false, false)},
    {DXS_SEMANTIC_POSITION, VERTICES, FLOATS(Position, 4)},
    {DXS_SEMANTIC_POSITION, PS_IN, BUILTIN(FragCoord, POSITION, 4, true, false)},
    {DXS_SEMANTIC_CLIP_DISTANCE, VERTICES | PS_IN, DISTANCES(ClipDistance)},
    {DXS_SEMANTIC_CULL_DISTANCE, VERTICES | PS_IN, DISTANCES(CullDistance)},
    {DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX, LAST_VERTICES | PRIMITIVES | PS_IN, UINT(Layer)},
    {DXS_SEMANTIC_VIEWPORT_ARRAY_INDEX, LAST_VERTICES | PRIMITIVES | PS_IN, UINT(ViewportIndex)},
    {DXS_SEMANTIC_SHADING_RATE, LAST_VERTICES | PRIMITIVES, UINT(PrimitiveShadingRateKHR)},
    {DXS_SEMANTIC_SHADING_RATE, PS_IN, UINT(ShadingRateKHR)},
    {DXS_SEMANTIC_PRIMITIVE_ID, 1 << POINT_GEOMETRY_OUT | PRIMITIVES | PS_IN, UINT(PrimitiveId)},
    {DXS_SEMANTIC_CULL_PRIMITIVE, PRIMITIVES, BOOL(CullPrimitiveEXT)},
    {DXS_SEMANTIC_SAMPLE_INDEX, PS_IN, UINT(SampleId)},
    {DXS_SEMANTIC_IS_FRONT_FACE, PS_IN, BOOL(FrontFacing)},
    {DXS_SEMANTIC_BARYCENTRICS, PS_IN, FLOATS(BaryCoordKHR, 3)},
    {DXS_SEMANTIC_COVERAGE, PS_OUT, BUILTIN(SampleMask, NOTHING, 1, false, true)},
    {DXS_SEMANTIC_TARGET, PS_OUT, {MEANS_TARGET, SpvBuiltInMax, ADJUST_NOTHING, 0, false, false}},
    {DXS_SEMANTIC_DEPTH, PS_OUT, FLOATS(FragDepth, 1)},
    {DXS_SEMANTIC_DEPTH_LESS_EQUAL, PS_OUT, FLOATS(FragDepth, 1)},
    {DXS_SEMANTIC_DEPTH_GREATER_EQUAL, PS_OUT, FLOATS(FragDepth, 1)},
    {DXS_SEMANTIC_STENCIL_REF, PS_OUT, UINT(FragStencilRefEXT)},
};

static const struct meaning varying = {MEANS_VARYING, SpvBuiltInMax, ADJUST_NOTHING, 0, false, false};
static const struct meaning flat_barycentrics = FLOATS(BaryCoordNoPerspKHR, 3);

const struct meaning *find_meaning(enum dxs_semantic semantic, enum signature_point point, bool no_perspective)
{
    for (size_t i = 0; i < sizeof system_values / sizeof system_values[0]; i++) {
        const struct row *row = &system_values[i];
        if (row->semantic != semantic || !(row->points >> point & 1))
            continue;
        return semantic == DXS_SEMANTIC_BARYCENTRICS && no_perspective ? &flat_barycentrics : &row->meaning;
    }
    return &varying;
}

enum signature_point input_point(enum dxs_stage stage)
{
    switch (stage) {
    case DXS_STAGE_VERTEX:
        return POINT_VERTEX_IN;
    case DXS_STAGE_HULL:
        return POINT_HULL_IN;
    case DXS_STAGE_DOMAIN:
        return POINT_DOMAIN_IN;
    case DXS_STAGE_GEOMETRY:
        return POINT_GEOMETRY_IN;
    case DXS_STAGE_PIXEL:
        return POINT_PIXEL_IN;
    default:
        return POINT_NONE;
    }
}

enum signature_point output_point(enum dxs_stage stage)
{
    switch (stage) {
    case DXS_STAGE_VERTEX:
        return POINT_VERTEX_OUT;
    case DXS_STAGE_HULL:
        return POINT_HULL_OUT;
    case DXS_STAGE_DOMAIN:
        return POINT_DOMAIN_OUT;
    case DXS_STAGE_GEOMETRY:
        return POINT_GEOMETRY_OUT;
    case DXS_STAGE_PIXEL:
        return POINT_PIXEL_OUT;
    case DXS_STAGE_MESH:
        return POINT_MESH_OUT;
    default:
        return POINT_NONE;
    }
}
