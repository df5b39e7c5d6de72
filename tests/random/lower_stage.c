/* Lowers inputs and outputs of graphics shaders (their signatures are in encode.c), discards and emitted vertices. */
#include "lowering.h"

#include "tests/common/shader_writer.h"

enum {
    OPCODE_LOAD_INPUT = 4,
    OPCODE_STORE_OUTPUT = 5,
    OPCODE_DISCARD = 82,
    OPCODE_SLOPE_X = 85,
    OPCODE_SLOPE_Y = 86,
    OPCODE_EMIT = 97,
    OPCODE_CUT = 98,
    OPCODE_INSTANCE = 100,
    OPCODE_LOAD_CONSTANT = 104,
    OPCODE_LOCATION = 105,
    OPCODE_CONTROL_POINT = 107,
    OPCODE_PRIMITIVE = 108,
    OPCODE_MESH_COUNTS = 168,
    OPCODE_INDICES = 169,
    OPCODE_STORE_VERTEX = 171,
    OPCODE_STORE_PRIMITIVE = 172,
    INPUT_PLACE = 0, /* SV_Position or SV_VertexID; geometry and hull shaders: another input */
    INPUT_FLAT,
    INPUT_LINEAR,
    CONTROL_FLAT = 0,     /* domain shaders: of control points */
    CONTROL_COLOR = 0,    /* hull shaders: of their control points */
    CONSTANT_NUMBERS = 0, /* and of the patch */
    POSITION = 0,         /* outputs */
    COLOR,
    EXTRA, /* of stream 1 */
    CORNERS = 3
};

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

static uint32_t load_of(struct lowering *l, uint32_t element, uint32_t column, enum scalar scalar, uint32_t vertex)
{
    const struct call call = {"loadInput", OPCODE_LOAD_INPUT, scalar, scalar, STRUCT_NONE, NULL, 0};
    const uint32_t arguments[] = {put_integer(l, element), put_integer(l, 0), put_constant(l, TYPE_INT8, column),
                                  vertex};

    return put_call(l, &call, arguments, sizeof arguments / sizeof *arguments);
}

static uint32_t load_input(struct lowering *l, uint32_t element, uint32_t column, enum scalar scalar)
{
    return load_of(l, element, column, scalar, put_undefined(l, SCALAR_I32));
}

static uint32_t to_integer(struct lowering *l, uint32_t value)
{
    return put_cast(l, WRITE_FLOAT_TO_UNSIGNED, value, SCALAR_I32);
}

static uint32_t slope(struct lowering *l, const char *function, uint32_t opcode)
{
    const struct call call = {function, opcode, SCALAR_F32, SCALAR_F32, STRUCT_NONE, NULL, 0};
    uint32_t value = load_input(l, INPUT_LINEAR, 0, SCALAR_F32);

    return to_integer(l, put_call(l, &call, &value, 1));
}

static uint32_t stage_number(struct lowering *l, const char *function, uint32_t opcode)
{
    const struct call call = {function, opcode, SCALAR_I32, SCALAR_I32, STRUCT_NONE, NULL, 0};

    return put_call(l, &call, NULL, 0);
}

static uint32_t times_plus(struct lowering *l, uint32_t value, uint32_t factor, uint32_t summand)
{
    return put_binary(l, WRITE_ADD, put_binary(l, WRITE_MUL, value, put_integer(l, factor)), summand);
}

/* A component of the location, times a whole number: exact. */
static uint32_t location(struct lowering *l, uint32_t component, float factor)
{
    const struct call call = {"domainLocation", OPCODE_LOCATION, SCALAR_F32, SCALAR_F32, STRUCT_NONE, NULL, 0};
    union {
        float number;
        uint32_t bits;
    } const one = {factor};
    uint32_t argument = put_constant(l, TYPE_INT8, component);

    return to_integer(
        l, put_binary(l, WRITE_MUL, put_call(l, &call, &argument, 1), put_constant(l, SCALAR_F32, one.bits)));
}

static uint32_t thread_number(struct lowering *l)
{
    switch (l->program->stage) {
    case STAGE_VERTEX:
        return load_input(l, INPUT_PLACE, 0, SCALAR_I32);
    case STAGE_GEOMETRY: {
        uint32_t instance = stage_number(l, "gsInstanceID", OPCODE_INSTANCE);
        return times_plus(l, stage_number(l, "primitiveID", OPCODE_PRIMITIVE), POINT_INSTANCES, instance);
    }
    case STAGE_HULL: {
        uint32_t point = stage_number(l, "outputControlPointID", OPCODE_CONTROL_POINT);
        return times_plus(l, stage_number(l, "primitiveID", OPCODE_PRIMITIVE), PATCH_POINTS, point);
    }
    case STAGE_DOMAIN: {
        uint32_t point = location(l, 0, 1);
        point = times_plus(l, location(l, 1, PATCH_LINES), 2, point);
        return times_plus(l, stage_number(l, "primitiveID", OPCODE_PRIMITIVE), PATCH_POINTS, point);
    }
    default: {
        uint32_t row = to_integer(l, load_input(l, INPUT_PLACE, 1, SCALAR_F32));
        return times_plus(l, row, TARGET_WIDTH, to_integer(l, load_input(l, INPUT_PLACE, 0, SCALAR_F32)));
    }
    }
}

static uint32_t load_constant(struct lowering *l, uint32_t element, uint32_t column)
{
    const struct call call = {"loadPatchConstant", OPCODE_LOAD_CONSTANT, SCALAR_I32, SCALAR_I32, STRUCT_NONE, NULL, 0};
    const uint32_t arguments[] = {put_integer(l, element), put_integer(l, 0), put_constant(l, TYPE_INT8, column)};

    return put_call(l, &call, arguments, sizeof arguments / sizeof *arguments);
}

static uint32_t flat_input(struct lowering *l)
{
    switch (l->program->stage) {
    case STAGE_GEOMETRY:
    case STAGE_HULL:
        return load_of(l, INPUT_FLAT, 0, SCALAR_I32, put_integer(l, 0));
    case STAGE_DOMAIN:
        return load_of(l, CONTROL_FLAT, 0, SCALAR_I32, put_integer(l, 1));
    case STAGE_MESH:
        return put_load(l, put_element(l, ARRAY_PAYLOAD, put_integer(l, PAYLOAD_WORDS - 1)), SCALAR_I32);
    default:
        return load_input(l, INPUT_FLAT, 0, SCALAR_I32);
    }
}

static uint32_t linear_input(struct lowering *l)
{
    switch (l->program->stage) {
    case STAGE_GEOMETRY:
    case STAGE_HULL:
        return load_of(l, INPUT_PLACE, 1, SCALAR_I32, put_integer(l, 0));
    case STAGE_DOMAIN:
        return load_constant(l, CONSTANT_NUMBERS, 2);
    default:
        return to_integer(l, load_input(l, INPUT_LINEAR, 0, SCALAR_F32));
    }
}

uint32_t lower_input(struct lowering *l, enum builtin builtin)
{
    switch (builtin) {
    case BUILTIN_FLAT:
        return flat_input(l);
    case BUILTIN_LINEAR:
        return linear_input(l);
    case BUILTIN_SLOPE_X:
        return slope(l, "derivFineX", OPCODE_SLOPE_X);
    case BUILTIN_SLOPE_Y:
        return slope(l, "derivFineY", OPCODE_SLOPE_Y);
    default:
        return thread_number(l);
    }
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

static void store_output(struct lowering *l, uint32_t element, uint32_t column, enum scalar scalar, uint32_t value)
{
    const struct call call = {"storeOutput", OPCODE_STORE_OUTPUT, scalar, TYPE_VOID, STRUCT_NONE, NULL, 0};
    const uint32_t arguments[] = {put_integer(l, element), put_integer(l, 0), put_constant(l, TYPE_INT8, column),
                                  value};

    put_call(l, &call, arguments, sizeof arguments / sizeof *arguments);
}

static void call_void(struct lowering *l, const char *function, uint32_t opcode, const uint32_t *arguments,
                      uint32_t count)
{
    const struct call call = {function, opcode, SCALAR_COUNT, TYPE_VOID, STRUCT_NONE, NULL, 0};

    put_call(l, &call, arguments, count);
}

static uint32_t output_word(struct lowering *l, uint32_t value, uint32_t column)
{
    uint32_t flat = lower_builtin(l, BUILTIN_FLAT);

    return put_binary(l, WRITE_XOR, put_binary(l, WRITE_ADD, value, put_integer(l, column)), flat);
}

void lower_emit(struct lowering *l, uint32_t stream, uint32_t value)
{
    uint32_t argument = put_constant(l, TYPE_INT8, stream);

    for (uint32_t column = 0; column < 4 && stream == 0; column++) {
        store_output(l, POSITION, column, SCALAR_F32, put_constant(l, SCALAR_F32, 0x3f800000));
        store_output(l, COLOR, column, SCALAR_I32, output_word(l, value, column));
    }
    for (uint32_t column = 0; column < 2 && stream == 1; column++)
        store_output(l, EXTRA, column, SCALAR_I32, output_word(l, value, column));
    call_void(l, "emitStream", OPCODE_EMIT, &argument, 1);
    call_void(l, "cutStream", OPCODE_CUT, &argument, 1);
}

/* An output of a mesh shader's vertex or primitive. */
static void store_mesh(struct lowering *l, uint32_t opcode, uint32_t element, uint32_t column, uint32_t value,
                       uint32_t index)
{
    enum scalar scalar = scalar_of_value(l, value);
    const struct call call = {opcode == OPCODE_STORE_VERTEX ? "storeVertexOutput" : "storePrimitiveOutput",
                              opcode,
                              scalar,
                              TYPE_VOID,
                              STRUCT_NONE,
                              NULL,
                              0};
    const uint32_t arguments[] = {put_integer(l, element), put_integer(l, 0), put_constant(l, TYPE_INT8, column), value,
                                  index};

    put_call(l, &call, arguments, sizeof arguments / sizeof *arguments);
}

void lower_mesh_counts(struct lowering *l)
{
    const uint32_t counts[] = {put_integer(l, CORNERS * l->program->group_size),
                               put_integer(l, l->program->group_size)};

    call_void(l, "setMeshOutputCounts", OPCODE_MESH_COUNTS, counts, 2);
}

/* Components of one element are stored in a row, as DXC does: Mesa draws nothing if a position is stored component
 * by component, which the library then does. Each thread draws a triangle that covers its own pixel of a row: its left
 * edge is at 2 thread / width - 1. */
static void lower_triangle(struct lowering *l, uint32_t value)
{
    enum {
        ONE = 0x3f800000,
        MINUS_ONE = 0xbf800000,
        MINUS_THREE = 0xc0400000
    };
    const union {
        float number;
        uint32_t bits;
    } pixel = {2 / (float)(l->program->group_size * l->program->group_count)}, wide = {1.5f * pixel.number};
    uint32_t own = lower_builtin(l, BUILTIN_GROUP_THREAD), indices[1 + CORNERS] = {own};
    uint32_t thread = put_cast(l, WRITE_UNSIGNED_TO_FLOAT, lower_builtin(l, BUILTIN_THREAD), SCALAR_F32);
    uint32_t left = put_binary(l, WRITE_ADD, put_binary(l, WRITE_MUL, thread, put_constant(l, SCALAR_F32, pixel.bits)),
                               put_constant(l, SCALAR_F32, MINUS_ONE));
    uint32_t right = put_binary(l, WRITE_ADD, left, put_constant(l, SCALAR_F32, wide.bits));

    for (uint32_t i = 0; i < CORNERS; i++) {
        const uint32_t at[] = {i == 1 ? right : left, put_constant(l, SCALAR_F32, i == 2 ? MINUS_THREE : ONE),
                               put_constant(l, SCALAR_F32, 0), put_constant(l, SCALAR_F32, ONE)};
        uint32_t vertex = indices[1 + i] = times_plus(l, own, CORNERS, put_integer(l, i));
        uint32_t words[4];
        for (uint32_t column = 0; column < 4; column++)
            words[column] = output_word(l, value, column + i);
        for (uint32_t column = 0; column < 4; column++)
            store_mesh(l, OPCODE_STORE_VERTEX, POSITION, column, at[column], vertex);
        for (uint32_t column = 0; column < 4; column++)
            store_mesh(l, OPCODE_STORE_VERTEX, COLOR, column, words[column], vertex);
    }
    uint32_t first = output_word(l, value, 7), second = output_word(l, value, 8);
    store_mesh(l, OPCODE_STORE_PRIMITIVE, 0, 0, first, own);
    store_mesh(l, OPCODE_STORE_PRIMITIVE, 0, 1, second, own);
    call_void(l, "emitIndices", OPCODE_INDICES, indices, 1 + CORNERS);
}

/* Two elements: of pixels two targets; of vertices the place and a colour, of control points the colour alone. The
 * colour of hull and domain shaders ends with the thread, because vertices behind a tessellator come in any order. */
void lower_outputs(struct lowering *l, uint32_t value)
{
    enum stage stage = l->program->stage;
    bool is_pixel = stage == STAGE_PIXEL, is_patch = stage == STAGE_HULL || stage == STAGE_DOMAIN;

    if (stage == STAGE_MESH) {
        lower_triangle(l, value);
        return;
    }
    if (stage == STAGE_GEOMETRY) {
        lower_emit(l, 1, value);
        lower_emit(l, 0, value);
        return;
    }
    for (uint32_t column = 0; column < 4; column++) {
        uint32_t word = put_binary(l, WRITE_ADD, value, put_integer(l, column));
        if (is_pixel)
            store_output(l, 0, column, SCALAR_I32, word);
        else if (stage != STAGE_HULL)
            store_output(l, POSITION, column, SCALAR_F32, put_constant(l, SCALAR_F32, 0x3f800000));
        store_output(l, stage == STAGE_HULL ? CONTROL_COLOR : COLOR, column, SCALAR_I32,
                     is_patch && column == 3 ? lower_builtin(l, BUILTIN_THREAD) : output_word(l, value, column));
    }
}

void lower_discard(struct lowering *l, uint32_t condition)
{
    call_void(l, "discard", OPCODE_DISCARD, &condition, 1);
}
