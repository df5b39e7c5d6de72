/* Lowers inputs and outputs of vertex and pixel shaders (their signatures are in encode.c) and discards. */
#include "lowering.h"

#include "tests/common/shader_writer.h"

enum {
    OPCODE_LOAD_INPUT = 4,
    OPCODE_STORE_OUTPUT = 5,
    OPCODE_DISCARD = 82,
    OPCODE_SLOPE_X = 85,
    OPCODE_SLOPE_Y = 86,
    INPUT_PLACE = 0, /* SV_Position or SV_VertexID */
    INPUT_FLAT,
    INPUT_LINEAR
};

static uint32_t load_input(struct lowering *l, uint32_t element, uint32_t column, enum scalar scalar)
{
    const struct call call = {"loadInput", OPCODE_LOAD_INPUT, scalar, scalar, STRUCT_NONE, NULL, 0};
    const uint32_t arguments[] = {put_integer(l, element), put_integer(l, 0), put_constant(l, TYPE_INT8, column),
                                  put_undefined(l, SCALAR_I32)};

    return put_call(l, &call, arguments, sizeof arguments / sizeof *arguments);
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

static uint32_t thread_number(struct lowering *l)
{
    if (l->program->stage == STAGE_VERTEX)
        return load_input(l, INPUT_PLACE, 0, SCALAR_I32);
    uint32_t row = to_integer(l, load_input(l, INPUT_PLACE, 1, SCALAR_F32));
    return put_binary(l, WRITE_ADD, put_binary(l, WRITE_MUL, row, put_integer(l, TARGET_WIDTH)),
                      to_integer(l, load_input(l, INPUT_PLACE, 0, SCALAR_F32)));
}

uint32_t lower_input(struct lowering *l, enum builtin builtin)
{
    switch (builtin) {
    case BUILTIN_FLAT:
        return load_input(l, INPUT_FLAT, 0, SCALAR_I32);
    case BUILTIN_LINEAR:
        return to_integer(l, load_input(l, INPUT_LINEAR, 0, SCALAR_F32));
    case BUILTIN_SLOPE_X:
        return slope(l, "derivFineX", OPCODE_SLOPE_X);
    case BUILTIN_SLOPE_Y:
        return slope(l, "derivFineY", OPCODE_SLOPE_Y);
    default:
        return thread_number(l);
    }
}

static void store_output(struct lowering *l, uint32_t element, uint32_t column, enum scalar scalar, uint32_t value)
{
    const struct call call = {"storeOutput", OPCODE_STORE_OUTPUT, scalar, TYPE_VOID, STRUCT_NONE, NULL, 0};
    const uint32_t arguments[] = {put_integer(l, element), put_integer(l, 0), put_constant(l, TYPE_INT8, column),
                                  value};

    put_call(l, &call, arguments, sizeof arguments / sizeof *arguments);
}

/* Two elements: of pixels two targets; of vertices the place and a colour. */
void lower_outputs(struct lowering *l, uint32_t value)
{
    bool is_pixel = l->program->stage == STAGE_PIXEL;

    for (uint32_t column = 0; column < 4; column++) {
        uint32_t word = put_binary(l, WRITE_ADD, value, put_integer(l, column));
        if (is_pixel)
            store_output(l, 0, column, SCALAR_I32, word);
        else
            store_output(l, 0, column, SCALAR_F32, put_constant(l, SCALAR_F32, 0x3f800000));
        store_output(l, 1, column, SCALAR_I32, put_binary(l, WRITE_XOR, word, lower_builtin(l, BUILTIN_FLAT)));
    }
}

void lower_discard(struct lowering *l, uint32_t condition)
{
    const struct call call = {"discard", OPCODE_DISCARD, SCALAR_COUNT, TYPE_VOID, STRUCT_NONE, NULL, 0};

    put_call(l, &call, &condition, 1);
}
