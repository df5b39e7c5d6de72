/* Input primitives of geometry shaders. */
#include "spirv/interface/signatures.h"

enum {
    INPUT_POINT = 1, /* DXIL's InputPrimitive */
    INPUT_LINE = 2,
    INPUT_TRIANGLE = 3,
    INPUT_LINE_ADJACENCY = 6,
    INPUT_TRIANGLE_ADJACENCY = 7,
    FIRST_PATCH = 8, /* a patch of one control point, then of two, and so on */
    PATCH_COUNT = 32
};

static const struct {
    uint8_t vertices, mode;
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
        fail(l->fault, DXS_RESULT_UNSUPPORTED,
             "the geometry shader takes patches of %u control points, which Vulkan lacks", primitive - FIRST_PATCH + 1);
    if (primitive >= sizeof input_primitives / sizeof input_primitives[0] || input_primitives[primitive].vertices == 0)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "input primitive %u of a geometry shader is not supported", primitive);
    return input_primitives[primitive].vertices;
}

SpvExecutionMode geometry_input_mode(const struct lowering *l)
{
    return (SpvExecutionMode)input_primitives[l->entry->input_primitive].mode;
}
