/* Operations of graphics stages in a compute shader: each is refused when control reaches it, before its handler looks
 * for signatures, render targets or meshes that are not there. Domain shaders have no output control points. */
#include "tests/common/demand.h"
#include "tests/common/shader_writer.h"

#include "dxs_exec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_OPERANDS = 8
};

/* `operands`, and `result` before the colon: v void, i and b integers of 32 and 8 bits, c a condition, f a float, p a
 * pointer. */
struct stage_operation {
    const char *name, *operands;
    uint32_t number;
};

static const struct stage_operation operations[] = {
    {"dx.op.loadInput.f32", "f:iibi", 4},
    {"dx.op.storeOutput.f32", "v:iibf", 5},
    {"dx.op.discard", "v:c", 82},
    {"dx.op.evalSnapped.f32", "f:iibii", 87},
    {"dx.op.evalSampleIndex.f32", "f:iibi", 88},
    {"dx.op.evalCentroid.f32", "f:iib", 89},
    {"dx.op.sampleIndex.i32", "i:", 90},
    {"dx.op.coverage.i32", "i:", 91},
    {"dx.op.innerCoverage.i32", "i:", 92},
    {"dx.op.renderTargetGetSampleCount", "i:", 77},
    {"dx.op.emitStream", "v:b", 97},
    {"dx.op.cutStream", "v:b", 98},
    {"dx.op.emitThenCutStream", "v:b", 99},
    {"dx.op.gsInstanceID.i32", "i:", 100},
    {"dx.op.loadOutputControlPoint.f32", "f:iibi", 103},
    {"dx.op.loadPatchConstant.f32", "f:iib", 104},
    {"dx.op.domainLocation.f32", "f:b", 105},
    {"dx.op.storePatchConstant.f32", "v:iibf", 106},
    {"dx.op.outputControlPointID.i32", "i:", 107},
    {"dx.op.primitiveID.i32", "i:", 108},
    {"dx.op.attributeAtVertex.f32", "f:iibb", 137},
    {"dx.op.viewID.i32", "i:", 138},
    {"dx.op.setMeshOutputCounts", "v:ii", 168},
    {"dx.op.emitIndices", "v:iiii", 169},
    {"dx.op.getMeshPayload.P", "p:", 170},
    {"dx.op.storeVertexOutput.f32", "v:iibfi", 171},
    {"dx.op.storePrimitiveOutput.f32", "v:iibfi", 172},
    {"dx.op.dispatchMesh.P", "v:iiip", 173},
    {"dx.op.startVertexLocation.i32", "i:", 256},
    {"dx.op.startInstanceLocation.i32", "i:", 257},
};

static written_type type_of(struct shader_writer *shader, written_type pointer, char letter)
{
    switch (letter) {
    case 'v':
        return shader->void_type;
    case 'b':
        return shader->int8;
    case 'c':
        return shader->bool_type;
    case 'f':
        return write_float_type(shader, 32);
    case 'p':
        return pointer;
    default:
        return shader->int32;
    }
}

static uint8_t *write_shader(const struct stage_operation *operation, size_t *size)
{
    struct shader_writer shader;
    written_type types[MAX_OPERANDS + 2];
    written_value values[MAX_OPERANDS + 1];
    uint32_t count = 1;

    shader_begin(&shader);
    shader.minor = 8;
    written_type member = shader.int32, payload = write_named_struct(&shader, "struct.P", &member, 1),
                 pointer = write_pointer_type(&shader, payload, 0);
    types[0] = type_of(&shader, pointer, operation->operands[0]);
    types[1] = shader.int32;
    values[0] = write_integer(&shader, operation->number);
    for (const char *letter = operation->operands + 2; *letter; letter++, count++) {
        types[count + 1] = type_of(&shader, pointer, *letter);
        values[count] = *letter == 'p' ? write_alloca(&shader, payload) : write_null(&shader, types[count + 1]);
    }
    write_call(&shader, operation->name, types, values, count);
    write_return(&shader);
    return shader_finish(&shader, size);
}

static void expect_refusal(const struct stage_operation *operation)
{
    const uint32_t groups[3] = {1, 1, 1};
    size_t size;
    uint8_t *bytes = write_shader(operation, &size);
    dxs_module *module = dxs_module_create(NULL);

    dxs_module_parse(module, bytes, size, NULL);
    dxs_executor *executor = dxs_executor_create(module, 0, NULL);
    enum dxs_result result = dxs_module_error(module)->code;
    const char *message = dxs_module_error(module)->message;
    if (result == DXS_RESULT_OK) {
        result = dxs_executor_dispatch(executor, groups);
        message = dxs_executor_error(executor)->message;
    }
    printf("%s: %s\n", operation->name, message);
    demand(result == DXS_RESULT_INVALID_MODULE && strstr(message, "a compute shader has no operation "),
           "the operation is refused");
    dxs_executor_destroy(executor);
    dxs_module_destroy(module);
    free(bytes);
}

/* Its outputs are no control points: without the check, it would read what it writes itself. */
static void expect_no_control_points_of_domain(void)
{
    static const struct written_element position = {"SV_Position", 3, 9, 4, 4, 0, 0, 0};
    struct shader_writer shader;
    struct dxs_spirv spirv;
    size_t size;

    shader_begin(&shader);
    shader.stage = WRITTEN_DOMAIN;
    shader.properties_of_stage[0] = 2;
    shader.outputs = &position;
    shader.output_count = 1;
    written_type integer = shader.int32, byte = shader.int8, number = write_float_type(&shader, 32);
    written_value zero = write_integer(&shader, 0), column = write_null(&shader, byte);
    written_value load = write_integer(&shader, 103), store = write_integer(&shader, 5);
    written_value x = write_call(&shader, "dx.op.loadOutputControlPoint.f32",
                                 (written_type[]){number, integer, integer, integer, byte, integer},
                                 (written_value[]){load, zero, zero, column, zero}, 5);
    write_call(&shader, "dx.op.storeOutput.f32",
               (written_type[]){shader.void_type, integer, integer, integer, byte, number},
               (written_value[]){store, zero, zero, column, x}, 5);
    write_return(&shader);
    uint8_t *bytes = shader_finish(&shader, &size);
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    demand(dxs_module_parse(module, bytes, size, NULL) == DXS_RESULT_OK, "the shader is read");
    demand(dxs_convert(converter, module, 0, NULL, &spirv) == DXS_RESULT_INVALID_MODULE,
           "domain shaders have no output control points");
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    free(bytes);
}

int main(void)
{
    expect_no_control_points_of_domain();
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
        expect_refusal(&operations[i]);
    return 0;
}
