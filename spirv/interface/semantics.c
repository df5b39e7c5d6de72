/* The table of semantics: meaning of a signature element by semantic and signature point. */
#include "spirv/interface/semantics.h"

#include <stddef.h>

enum {
    VS_IN = 1 << POINT_VERTEX_IN,
    PS_IN = 1 << POINT_PIXEL_IN,
    PS_OUT = 1 << POINT_PIXEL_OUT,
    GS_OUT = 1 << POINT_GEOMETRY_OUT,
    PRIMITIVES = 1 << POINT_PRIMITIVE_OUT,
    PATCHES = 1 << POINT_PATCH_OUT | 1 << POINT_PATCH_IN,
    /* Vertices before the rasterizer, as inputs and outputs. */
    VERTICES = 1 << POINT_VERTEX_OUT | 1 << POINT_HULL_IN | 1 << POINT_HULL_OUT | 1 << POINT_DOMAIN_IN |
               1 << POINT_DOMAIN_OUT | 1 << POINT_STAGE_OUT | 1 << POINT_GEOMETRY_IN | 1 << POINT_GEOMETRY_OUT |
               1 << POINT_MESH_OUT,
    /* A system value only in the last stage before the rasterizer. In others it is an ordinary varying, because Vulkan
     * has no such built-in for them. */
    LAST_VERTICES = 1 << POINT_VERTEX_OUT | 1 << POINT_DOMAIN_OUT | 1 << POINT_GEOMETRY_OUT
};

#define UINT(builtin)                                                                                                  \
    {                                                                                                                  \
        SpvBuiltIn##builtin, MEANS_BUILTIN, ADJUST_NOTHING, false, 1, 0                                                \
    }
#define RELATIVE(builtin, base)                                                                                        \
    {                                                                                                                  \
        SpvBuiltIn##builtin, MEANS_BUILTIN, ADJUST_RELATIVE_##base, false, 1, 0                                        \
    }
#define BOOL(builtin)                                                                                                  \
    {                                                                                                                  \
        SpvBuiltIn##builtin, MEANS_BUILTIN, ADJUST_BOOLEAN, false, 1, 0                                                \
    }
#define FLOATS(builtin, columns)                                                                                       \
    {                                                                                                                  \
        SpvBuiltIn##builtin, MEANS_BUILTIN, ADJUST_NOTHING, true, columns, 0                                           \
    }
#define FLATTENED(builtin, length)                                                                                     \
    {                                                                                                                  \
        SpvBuiltIn##builtin, MEANS_FLATTENED, ADJUST_NOTHING, true, 1, length                                          \
    }

static const struct meaning varying = {UINT16_MAX, MEANS_VARYING, ADJUST_NOTHING, false, 0, 0};
static const struct meaning linear_barycentrics = FLOATS(BaryCoordNoPerspKHR, 3);

/* System values by signature point. Other pairs are varyings. (Reduced from DXC's table of semantic interpretations.)
 */
static const struct row {
    uint8_t semantic; /* enum dxs_semantic */
    uint16_t points;
    struct meaning meaning;
} system_values[] = {
    {DXS_SEMANTIC_VERTEX_ID, VS_IN, RELATIVE(VertexIndex, VERTEX)},
    {DXS_SEMANTIC_INSTANCE_ID, VS_IN, RELATIVE(InstanceIndex, INSTANCE)},
    {DXS_SEMANTIC_POSITION, VERTICES, FLOATS(Position, 4)},
    {DXS_SEMANTIC_POSITION, PS_IN, {SpvBuiltInFragCoord, MEANS_BUILTIN, ADJUST_POSITION, true, 4, 0}},
    {DXS_SEMANTIC_CLIP_DISTANCE, VERTICES | PS_IN, FLATTENED(ClipDistance, 0)},
    {DXS_SEMANTIC_CULL_DISTANCE, VERTICES | PS_IN, FLATTENED(CullDistance, 0)},
    {DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX, LAST_VERTICES | PRIMITIVES | PS_IN, UINT(Layer)},
    {DXS_SEMANTIC_VIEWPORT_ARRAY_INDEX, LAST_VERTICES | PRIMITIVES | PS_IN, UINT(ViewportIndex)},
    {DXS_SEMANTIC_SHADING_RATE, LAST_VERTICES | PRIMITIVES, UINT(PrimitiveShadingRateKHR)},
    {DXS_SEMANTIC_SHADING_RATE, PS_IN, UINT(ShadingRateKHR)},
    {DXS_SEMANTIC_PRIMITIVE_ID, GS_OUT | PRIMITIVES | PS_IN, UINT(PrimitiveId)},
    {DXS_SEMANTIC_CULL_PRIMITIVE, PRIMITIVES, BOOL(CullPrimitiveEXT)},
    {DXS_SEMANTIC_SAMPLE_INDEX, PS_IN, UINT(SampleId)},
    {DXS_SEMANTIC_IS_FRONT_FACE, PS_IN, BOOL(FrontFacing)},
    {DXS_SEMANTIC_BARYCENTRICS, PS_IN, FLOATS(BaryCoordKHR, 3)},
    {DXS_SEMANTIC_COVERAGE, PS_OUT, {SpvBuiltInSampleMask, MEANS_BUILTIN, ADJUST_NOTHING, false, 1, 1}},
    {DXS_SEMANTIC_TARGET, PS_OUT, {UINT16_MAX, MEANS_TARGET, ADJUST_NOTHING, false, 0, 0}},
    {DXS_SEMANTIC_DEPTH, PS_OUT, FLOATS(FragDepth, 1)},
    {DXS_SEMANTIC_DEPTH_LESS_EQUAL, PS_OUT, FLOATS(FragDepth, 1)},
    {DXS_SEMANTIC_DEPTH_GREATER_EQUAL, PS_OUT, FLOATS(FragDepth, 1)},
    {DXS_SEMANTIC_STENCIL_REF, PS_OUT, UINT(FragStencilRefEXT)},
    {DXS_SEMANTIC_TESS_FACTOR, PATCHES, FLATTENED(TessLevelOuter, 4)},
    {DXS_SEMANTIC_INSIDE_TESS_FACTOR, PATCHES, FLATTENED(TessLevelInner, 2)},
};

const struct meaning *find_meaning(enum dxs_semantic semantic, enum signature_point point, bool no_perspective)
{
    if (semantic == DXS_SEMANTIC_ARBITRARY)
        return &varying;
    for (size_t i = 0; i < sizeof system_values / sizeof system_values[0]; i++) {
        const struct row *row = &system_values[i];
        if (row->semantic != semantic || !(row->points >> point & 1))
            continue;
        return semantic == DXS_SEMANTIC_BARYCENTRICS && no_perspective ? &linear_barycentrics : &row->meaning;
    }
    return &varying;
}

const struct stage_points stage_points[DXS_STAGE_NODE + 1] = {
    [DXS_STAGE_PIXEL] = {POINT_PIXEL_IN, POINT_PIXEL_OUT, POINT_NONE},
    [DXS_STAGE_VERTEX] = {POINT_VERTEX_IN, POINT_VERTEX_OUT, POINT_NONE},
    [DXS_STAGE_GEOMETRY] = {POINT_GEOMETRY_IN, POINT_GEOMETRY_OUT, POINT_NONE},
    [DXS_STAGE_HULL] = {POINT_HULL_IN, POINT_HULL_OUT, POINT_PATCH_OUT},
    [DXS_STAGE_DOMAIN] = {POINT_DOMAIN_IN, POINT_DOMAIN_OUT, POINT_PATCH_IN},
    [DXS_STAGE_MESH] = {POINT_NONE, POINT_MESH_OUT, POINT_PRIMITIVE_OUT},
};
