/* Encodes a function in SSA form (flow.h) as a DXIL module in a container. */
#include "encode.h"

#include "entry.h"
#include "lower.h"
#include "scalars.h"

#include "tests/common/shader_writer.h"

#include <stdlib.h>
#include <string.h>

enum shader_flag { /* bits of DXIL's shader flags */
    FLAG_DOUBLES = 1 << 2,
    FLAG_RAW_BUFFERS = 1 << 4,
    FLAG_LOW_PRECISION = 1 << 5,
    FLAG_DOUBLE_EXTENSIONS = 1 << 6,
    FLAG_INT64 = 1 << 20,
    FLAG_NATIVE_LOW_PRECISION = 1 << 23
};

enum {
    STRUCT_KINDS = 4,
    MAX_STRUCTS = 64
};

struct encoder {
    const struct program *program;
    const struct flow *flow;
    struct shader_writer shader;
    written_value *written;                            /* by value */
    written_type vectors[SCALAR_COUNT][MAX_LANES + 1]; /* 0: not made yet */
    struct {
        char name[LONGEST_WRITTEN_NAME];
        written_type type;
    } structs[MAX_STRUCTS];
    uint32_t struct_count;
    written_value arrays[ARRAY_COUNT];
    written_type array_types[ARRAY_COUNT];
    label *labels; /* by block */
};

enum {
    COMPONENT_U32 = 5 /* DXIL's ComponentType */
};

static const struct written_resource declarations[RESOURCE_COUNT] = {
    [RESOURCE_RAW_INPUT] = {WRITTEN_SRV, WRITTEN_RAW_BUFFER, 0, 0, 0},
    [RESOURCE_STRUCTURED_INPUT] = {WRITTEN_SRV, WRITTEN_STRUCTURED_BUFFER, STRIDE, 0, 0},
    [RESOURCE_TYPED_INPUT] = {WRITTEN_SRV, WRITTEN_TYPED_BUFFER, COMPONENT_U32, 0, 0},
    [RESOURCE_TEXTURE_INPUT] = {WRITTEN_SRV, WRITTEN_TEXTURE_2D, COMPONENT_U32, 0, 0},
    [RESOURCE_RAW] = {WRITTEN_UAV, WRITTEN_RAW_BUFFER, 0, 0, 0},
    [RESOURCE_STRUCTURED] = {WRITTEN_UAV, WRITTEN_STRUCTURED_BUFFER, STRIDE, 0, 0},
    [RESOURCE_TYPED] = {WRITTEN_UAV, WRITTEN_TYPED_BUFFER, COMPONENT_U32, 0, 0},
    [RESOURCE_RESULTS] = {WRITTEN_UAV, WRITTEN_RAW_BUFFER, 0, 0, 0},
    [RESOURCE_CELLS] = {WRITTEN_UAV, WRITTEN_RAW_BUFFER, 0, 0, 0},
    [RESOURCE_TEXTURE] = {WRITTEN_UAV, WRITTEN_TEXTURE_2D, COMPONENT_U32, 0, 0},
    [RESOURCE_OTHER_INPUT] = {WRITTEN_SRV, WRITTEN_RAW_BUFFER, 0, 0, 0},
    [RESOURCE_CONSTANTS] = {WRITTEN_CBUFFER, WRITTEN_CONSTANTS, (CONSTANT_ROWS + 1) * 16, 0, 0},
};

/* ---- Types ------------------------------------------------------------------------------------------------------- */

static written_type scalar_type(struct encoder *e, enum scalar scalar)
{
    if (is_float_scalar(scalar)) {
        e->shader.flags |= scalar == SCALAR_F64 ? FLAG_DOUBLES : scalar == SCALAR_F16 ? FLAG_LOW_PRECISION : 0;
        return write_float_type(&e->shader, scalar_width(scalar));
    }
    switch (scalar) {
    case SCALAR_BOOL:
        return e->shader.bool_type;
    case SCALAR_I16:
        e->shader.flags |= FLAG_LOW_PRECISION;
        return write_int16_type(&e->shader);
    case SCALAR_I32:
        return e->shader.int32;
    default:
        e->shader.flags |= FLAG_INT64;
        return e->shader.int64;
    }
}

static written_type value_type(struct encoder *e, uint32_t type)
{
    switch (type) {
    case TYPE_INT8:
        return e->shader.int8;
    case TYPE_VOID:
        return e->shader.void_type;
    case TYPE_HANDLE:
        return e->shader.handle;
    default:
        break;
    }
    uint32_t lanes = lanes_of_type(type);
    written_type scalar = scalar_type(e, scalar_of_type(type)), *vector = &e->vectors[scalar_of_type(type)][lanes];
    if (lanes == 0)
        return scalar;
    if (!*vector)
        *vector = write_vector_type(&e->shader, lanes, scalar);
    return *vector;
}

/* Returns the struct with this name, created on first use: `count` equal members, then `last` unless it is 0. */
static written_type result_struct(struct encoder *e, const char *name, written_type member, uint32_t count,
                                  written_type last)
{
    uint32_t i = 0;

    while (i < e->struct_count && strcmp(e->structs[i].name, name) != 0)
        i++;
    if (i == e->struct_count) {
        snprintf(e->structs[i].name, sizeof e->structs[i].name, "%s", name);
        e->structs[i].type = write_result_type(&e->shader, name, member, count, last);
        e->struct_count++;
    }
    return e->structs[i].type;
}

static written_type named_struct(struct encoder *e, const char *name)
{
    if (strcmp(name, "dx.types.i32c") == 0)
        return result_struct(e, name, e->shader.int32, 1, e->shader.bool_type);
    return result_struct(e, name, e->shader.int32, strcmp(name, "dx.types.twoi32") == 0 ? 2 : 4, 0);
}

/* The result type of buffer loads (dx.types.ResRet). */
static written_type load_struct(struct encoder *e, enum struct_kind kind, uint32_t type)
{
    written_type member = value_type(e, type);
    uint32_t width = scalar_width(scalar_of_type(type));
    char name[LONGEST_WRITTEN_NAME], text[TYPE_TEXT];

    if (kind == STRUCT_RESOURCE && type == SCALAR_I32)
        return e->shader.load_result;
    describe_type(type, text);
    if (kind == STRUCT_RESOURCE) {
        snprintf(name, sizeof name, "dx.types.ResRet.%s", text);
        return result_struct(e, name, member, lanes_of_type(type) ? 1 : 4, e->shader.int32);
    }
    snprintf(name, sizeof name, "dx.types.CBufRet.%s%s", text, width == 16 ? ".8" : "");
    return result_struct(e, name, member, 128 / width, 0);
}

/* ---- Arrays ------------------------------------------------------------------------------------------------------ */

static written_value make_table(struct encoder *e, written_type type)
{
    uint64_t elements[TABLE_LENGTH];

    for (uint32_t i = 0; i < TABLE_LENGTH; i++)
        elements[i] = i * i * 7 + (i & 3 ? i : UINT32_MAX - i);
    return write_constant_global(&e->shader, type, write_constant_array(&e->shader, type, elements, TABLE_LENGTH));
}

static void make_globals(struct encoder *e)
{
    for (uint32_t array = ARRAY_TABLE; array < ARRAY_PAYLOAD; array++) {
        bool is_shared = array >= ARRAY_SHARED && array < ARRAY_TALLY;
        enum scalar scalar = is_shared ? (enum scalar)(array - ARRAY_SHARED) : SCALAR_I32;
        uint32_t length = is_shared ? e->program->group_size : array == ARRAY_TABLE ? TABLE_LENGTH : TALLY_LENGTH;
        if (!e->flow->uses_array[array])
            continue;
        written_type type = write_array_type(&e->shader, length, value_type(e, scalar));
        e->array_types[array] = type;
        e->arrays[array] = array == ARRAY_TABLE ? make_table(e, type) : write_groupshared(&e->shader, type);
    }
}

/* The payload's words are members of a structure. */
static void make_payload(struct encoder *e)
{
    enum {
        GET_MESH_PAYLOAD = 170
    };
    const written_type word = e->shader.int32, words[PAYLOAD_WORDS] = {word, word, word, word};

    if (!e->flow->uses_array[ARRAY_PAYLOAD])
        return;
    written_type payload = write_named_struct(&e->shader, "struct.Payload", words, PAYLOAD_WORDS);
    const written_type types[] = {write_pointer_type(&e->shader, payload, 0), word};
    const written_value opcode = write_integer(&e->shader, GET_MESH_PAYLOAD);
    e->array_types[ARRAY_PAYLOAD] = payload;
    e->arrays[ARRAY_PAYLOAD] = write_call(&e->shader, "dx.op.getMeshPayload.struct.Payload", types, &opcode, 1);
}

/* Emits the allocas at the start of the function. */
static void make_allocas(struct encoder *e)
{
    for (uint32_t array = 0; array < ARRAY_TABLE; array++) {
        if (!e->flow->uses_array[array])
            continue;
        bool is_local = array < ARRAY_VARIABLE;
        written_type type =
            value_type(e, is_local ? e->program->locals[array] : e->flow->variable_types[array - ARRAY_VARIABLE]);
        if (is_local)
            type = write_array_type(&e->shader, LOCAL_LENGTH, type);
        e->array_types[array] = type;
        e->arrays[array] = write_alloca(&e->shader, type);
    }
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

static written_value encode_scalar(struct encoder *e, uint32_t type, uint64_t bits)
{
    uint32_t width = type == TYPE_INT8 ? 8 : scalar_width((enum scalar)type);

    if (type < SCALAR_COUNT && is_float_scalar((enum scalar)type))
        return write_float_of(&e->shader, value_type(e, type), bits);
    return write_integer_of(&e->shader, value_type(e, type), (int64_t)(bits << (64 - width)) >> (64 - width));
}

static written_value encode_constant(struct encoder *e, const struct flow_value *value)
{
    written_type type = value_type(e, value->type);
    uint32_t lanes = lanes_of_type(value->type);
    written_value parts[MAX_LANES];
    uint64_t elements[MAX_LANES];

    if (value->kind == VALUE_UNDEF)
        return value->type == SCALAR_I32 ? e->shader.undef32 : write_undef(&e->shader, type);
    if (lanes == 0)
        return encode_scalar(e, value->type, value->bits);
    for (uint32_t i = 0; i < lanes; i++)
        elements[i] = value->bits;
    if (scalar_of_type(value->type) != SCALAR_BOOL)
        return write_constant_array(&e->shader, type, elements, lanes);
    for (uint32_t i = 0; i < lanes; i++)
        parts[i] = encode_scalar(e, SCALAR_BOOL, value->bits);
    return write_aggregate(&e->shader, type, parts, lanes);
}

static written_value operand(struct encoder *e, uint32_t value)
{
    const struct flow_value *v = &e->flow->values[value];

    if ((v->kind == VALUE_CONSTANT || v->kind == VALUE_UNDEF) && !e->written[value])
        e->written[value] = encode_constant(e, v);
    return e->written[value];
}

static written_value encode_call(struct encoder *e, const struct flow_value *value)
{
    written_type types[MAX_OPERANDS + 1];
    written_value arguments[MAX_OPERANDS];
    char name[LONGEST_WRITTEN_NAME];

    types[0] = value->struct_kind == STRUCT_NONE    ? value_type(e, value->type)
               : value->struct_kind == STRUCT_NAMED ? named_struct(e, value->struct_name)
                                                    : load_struct(e, value->struct_kind, value->member);
    for (uint32_t i = 0; i < value->operand_count; i++) {
        types[1 + i] = value_type(e, e->flow->values[value->operands[i]].type);
        arguments[i] = operand(e, value->operands[i]);
    }
    e->shader.flags |= value->flags;
    snprintf(name, sizeof name, "dx.op.%s", value->function);
    return write_call(&e->shader, name, types, arguments, value->operand_count);
}

static written_value encode_element(struct encoder *e, const struct flow_value *value)
{
    if (value->code >= ARRAY_VARIABLE && value->code < ARRAY_TABLE)
        return e->arrays[value->code];
    written_value index = operand(e, value->operands[0]);
    return write_element_pointer(&e->shader, e->array_types[value->code], e->arrays[value->code], &index, 1);
}

static written_value encode_cast(struct encoder *e, const struct flow_value *value)
{
    enum scalar from = scalar_of_type(e->flow->values[value->operands[0]].type), to = scalar_of_type(value->type);

    if (value->code >= WRITE_FLOAT_TO_UNSIGNED && value->code <= WRITE_SIGNED_TO_FLOAT &&
        (from == SCALAR_F64 || to == SCALAR_F64))
        e->shader.flags |= FLAG_DOUBLE_EXTENSIONS;
    written_type type = value_type(e, value->type);
    return write_cast(&e->shader, (enum written_cast)value->code, operand(e, value->operands[0]), type);
}

static written_value encode_handle(struct encoder *e, const struct flow_value *value)
{
    if (value->operand_count && e->program->handles != HANDLES_HEAP)
        return (e->program->handles == HANDLES_CREATED ? write_element_handle : write_bound_element_handle)(
            &e->shader, value->code, operand(e, value->operands[0]), value->bits != 0);
    switch (e->program->handles) {
    case HANDLES_CREATED:
        return write_handle(&e->shader, value->code);
    case HANDLES_BOUND:
        return write_bound_handle(&e->shader, value->code);
    default:
        return write_heap_handle(&e->shader, &declarations[value->code], operand(e, value->operands[0]),
                                 value->bits != 0);
    }
}

static written_value encode_phi(struct encoder *e, const struct block *block, const struct flow_value *value)
{
    struct incoming *incoming = malloc((block->source_count + 1) * sizeof *incoming);

    for (uint32_t i = 0; incoming && i < block->source_count; i++)
        incoming[i] = (struct incoming){operand(e, value->phi_operands[i]), e->labels[block->sources[i]]};
    written_value phi = write_phi_of(&e->shader, value_type(e, value->type), incoming, block->source_count);
    free(incoming);
    return phi;
}

/* Constants are written where they occur first: in a fixed order, the last operand first. */
static written_value encode_operation(struct encoder *e, const struct flow_value *value)
{
    struct shader_writer *shader = &e->shader;
    written_value operands[MAX_OPERANDS];

    for (uint32_t i = value->operand_count; i-- > 0;)
        operands[i] = operand(e, value->operands[i]);
    switch (value->kind) {
    case VALUE_BINARY:
        return write_binary(shader, (enum written_binary)value->code, operands[0], operands[1]);
    case VALUE_COMPARE:
        return write_compare(shader, (enum written_predicate)value->code, operands[0], operands[1]);
    case VALUE_SELECT:
        return write_select(shader, operands[0], operands[1], operands[2]);
    case VALUE_EXTRACT:
        return write_extract(shader, operands[0], value->code);
    case VALUE_PART:
        return write_part(shader, operands[0], operands[1]);
    case VALUE_INSERT:
        return write_with_part(shader, operands[0], operands[1], operands[2]);
    case VALUE_LANE:
        return write_element_pointer(shader, e->array_types[value->code], e->arrays[value->code], operands, 1);
    case VALUE_LOAD:
        return write_load(shader, value_type(e, value->type), operands[0]);
    case VALUE_STORE:
        write_store(shader, operands[0], operands[1]);
        return 0;
    default:
        return write_atomic(shader, value->code, operands[0], operands[1]);
    }
}

static written_value encode_value(struct encoder *e, const struct block *block, const struct flow_value *value)
{
    switch (value->kind) {
    case VALUE_HANDLE:
        return encode_handle(e, value);
    case VALUE_PHI:
        return encode_phi(e, block, value);
    case VALUE_CAST:
        return encode_cast(e, value);
    case VALUE_CALL:
        return encode_call(e, value);
    case VALUE_ELEMENT:
        return encode_element(e, value);
    default:
        return encode_operation(e, value);
    }
}

/* Number of instructions with a result that encode this value; the last one is the value. */
static uint32_t count_numbers(const struct encoder *e, const struct flow_value *value)
{
    bool is_alloca = value->kind == VALUE_ELEMENT && value->code >= ARRAY_VARIABLE && value->code < ARRAY_TABLE;

    if (value->kind == VALUE_HANDLE && e->program->handles != HANDLES_CREATED)
        return 2; /* the handle, and annotateHandle */
    return value->type != TYPE_VOID && !is_alloca;
}

/* ---- Blocks ------------------------------------------------------------------------------------------------------ */

static void encode_ending(struct encoder *e, const struct block *block)
{
    switch (block->ending) {
    case ENDING_JUMP:
        write_branch(&e->shader, e->labels[block->targets[0]]);
        break;
    case ENDING_BRANCH:
        write_branch_if(&e->shader, operand(e, block->condition), e->labels[block->targets[0]],
                        e->labels[block->targets[1]]);
        break;
    case ENDING_SWITCH: {
        label *targets = malloc(block->target_count * sizeof *targets);
        for (uint32_t i = 0; targets && i < block->target_count; i++)
            targets[i] = e->labels[block->targets[i]];
        written_value selector = operand(e, block->condition);
        write_switch_of(&e->shader, value_type(e, e->flow->values[block->condition].type), selector, targets[0],
                        block->cases + 1, targets + 1, block->target_count - 1);
        free(targets);
        break;
    }
    default:
        write_return(&e->shader);
    }
}

/* Numbers all values before encoding, because phis refer to later ones. */
static void number_values(struct encoder *e)
{
    uint32_t ahead = 0;

    for (uint32_t i = 0; i < e->flow->order_count; i++) {
        const struct block *block = &e->flow->blocks[e->flow->order[i]];
        for (uint32_t k = 0; k < block->value_count; k++) {
            uint32_t count = count_numbers(e, &e->flow->values[block->values[k]]);
            ahead += count;
            if (count)
                e->written[block->values[k]] = value_ahead(&e->shader, ahead - 1);
        }
    }
}

static void encode_blocks(struct encoder *e)
{
    for (uint32_t i = 0; i < e->flow->order_count; i++) {
        const struct block *block = &e->flow->blocks[e->flow->order[i]];
        place_label(&e->shader, e->labels[e->flow->order[i]]);
        for (uint32_t k = 0; k < block->value_count; k++)
            e->written[block->values[k]] = encode_value(e, block, &e->flow->values[block->values[k]]);
        encode_ending(e, block);
    }
}

/* ---- Stages ------------------------------------------------------------------------------------------------------ */

enum { /* of DXIL's SemanticKind, ComponentType and InterpolationMode */
    SEMANTIC_ANY = 0,
    SEMANTIC_VERTEX_ID = 1,
    SEMANTIC_POSITION = 3,
    SEMANTIC_TARGET = 16,
    SEMANTIC_TESS_FACTOR = 25,
    COMPONENT_WORD = 5,
    COMPONENT_FLOAT = 9,
    CONSTANT = 1,
    LINEAR = 2,
    NOT_PERSPECTIVE = 4
};

static const struct written_element pixel_inputs[] = {
    {"SV_Position", SEMANTIC_POSITION, COMPONENT_FLOAT, NOT_PERSPECTIVE, 4, 0, 0, 0},
    {"FLAT", SEMANTIC_ANY, COMPONENT_WORD, CONSTANT, 1, 0, 0, 0},
    {"LINEAR", SEMANTIC_ANY, COMPONENT_FLOAT, LINEAR, 1, 0, 0, 0}};
static const struct written_element pixel_outputs[] = {{"SV_Target", SEMANTIC_TARGET, COMPONENT_WORD, 0, 4, 0, 0, 0},
                                                       {"SV_Target", SEMANTIC_TARGET, COMPONENT_WORD, 0, 4, 1, 0, 0}};
static const struct written_element vertex_inputs[] = {
    {"SV_VertexID", SEMANTIC_VERTEX_ID, COMPONENT_WORD, 0, 1, 0, 0, 0},
    {"FLAT", SEMANTIC_ANY, COMPONENT_WORD, 0, 1, 0, 0, 0}};
static const struct written_element vertex_outputs[] = {
    {"SV_Position", SEMANTIC_POSITION, COMPONENT_FLOAT, NOT_PERSPECTIVE, 4, 0, 0, 0},
    {"COLOR", SEMANTIC_ANY, COMPONENT_WORD, CONSTANT, 4, 0, 0, 0}};

static const struct written_element point_inputs[] = {{"PLACE", SEMANTIC_ANY, COMPONENT_WORD, CONSTANT, 2, 0, 0, 0},
                                                      {"FLAT", SEMANTIC_ANY, COMPONENT_WORD, CONSTANT, 1, 0, 0, 0}};
static const struct written_element stream_outputs[] = {
    {"SV_Position", SEMANTIC_POSITION, COMPONENT_FLOAT, NOT_PERSPECTIVE, 4, 0, 0, 0},
    {"COLOR", SEMANTIC_ANY, COMPONENT_WORD, CONSTANT, 4, 0, 0, 0},
    {"EXTRA", SEMANTIC_ANY, COMPONENT_WORD, CONSTANT, 2, 0, 0, 1}};
static const struct written_element control_inputs[] = {{"FLAT", SEMANTIC_ANY, COMPONENT_WORD, CONSTANT, 1, 0, 0, 0}};
static const struct written_element control_outputs[] = {{"COLOR", SEMANTIC_ANY, COMPONENT_WORD, CONSTANT, 4, 0, 0, 0}};
static const struct written_element patch_constants[] = {
    {"NUMBERS", SEMANTIC_ANY, COMPONENT_WORD, 0, 3, 0, 0, 0}, /* in the hull shader's first register, too */
    {"SV_TessFactor", SEMANTIC_TESS_FACTOR, COMPONENT_FLOAT, 0, 1, 0, 1, 0}};
static const struct written_element triangle_outputs[] = {
    {"NUMBER", SEMANTIC_ANY, COMPONENT_WORD, CONSTANT, 2, 0, 0, 0}};

#define LIST(elements) elements, sizeof(elements) / sizeof *(elements)

/* By enum stage. */
static const struct {
    enum written_stage stage;
    const struct written_element *inputs;
    uint32_t input_count;
    const struct written_element *outputs;
    uint32_t output_count;
    const struct written_element *constants;
    uint32_t constant_count;
} stages[STAGE_COUNT] = {
    [STAGE_COMPUTE] = {WRITTEN_COMPUTE, NULL, 0, NULL, 0, NULL, 0},
    [STAGE_PIXEL] = {WRITTEN_PIXEL, LIST(pixel_inputs), LIST(pixel_outputs), NULL, 0},
    [STAGE_VERTEX] = {WRITTEN_VERTEX, LIST(vertex_inputs), LIST(vertex_outputs), NULL, 0},
    [STAGE_GEOMETRY] = {WRITTEN_GEOMETRY, LIST(point_inputs), LIST(stream_outputs), NULL, 0},
    [STAGE_HULL] = {WRITTEN_HULL, LIST(point_inputs), LIST(control_outputs), LIST(patch_constants)},
    [STAGE_DOMAIN] = {WRITTEN_DOMAIN, LIST(control_inputs), LIST(vertex_outputs), LIST(patch_constants)},
    [STAGE_MESH] = {WRITTEN_MESH, NULL, 0, LIST(vertex_outputs), LIST(triangle_outputs)},
};

static void choose_stage(struct shader_writer *shader, const struct program *program)
{
    enum {
        POINTS = 1, /* of geometry shaders, in and out */
        ISOLINES = 1,
        INTEGER_PARTITIONING = 1,
        POINT_OUTPUT = 1,
        CONTROL_POINTS = 2,
        TRIANGLES = 2 /* of mesh shaders */
    };
    const uint32_t points[] = {POINTS, MAX_EMITS + 2, 3, POINTS, POINT_INSTANCES}, lines[] = {ISOLINES, CONTROL_POINTS},
                   patches[] = {1, PATCH_POINTS, ISOLINES, INTEGER_PARTITIONING, POINT_OUTPUT},
                   triangles[] = {3 * program->group_size, program->group_size, TRIANGLES,
                                  PAYLOAD_WORDS * sizeof(uint32_t)};

    shader->stage = stages[program->stage].stage;
    shader->inputs = stages[program->stage].inputs;
    shader->input_count = stages[program->stage].input_count;
    shader->outputs = stages[program->stage].outputs;
    shader->output_count = stages[program->stage].output_count;
    shader->patch_or_primitive = stages[program->stage].constants;
    shader->patch_or_primitive_count = stages[program->stage].constant_count;
    if (program->stage == STAGE_GEOMETRY)
        memcpy(shader->properties_of_stage, points, sizeof points);
    if (program->stage == STAGE_HULL)
        memcpy(shader->properties_of_stage, patches, sizeof patches);
    if (program->stage == STAGE_DOMAIN)
        memcpy(shader->properties_of_stage, lines, sizeof lines);
    if (program->stage == STAGE_MESH)
        memcpy(shader->properties_of_stage, triangles, sizeof triangles);
}

/* A call of dx.op.NAME with the arguments of a patch constant. */
static written_value call_patch(struct shader_writer *shader, const char *name, written_type result, uint32_t opcode,
                                const written_value place[3], written_type value_type, written_value value)
{
    const written_type types[] = {result, shader->int32, shader->int32, shader->int32, shader->int8, value_type};
    const written_value arguments[] = {write_integer(shader, opcode), place[0], place[1], place[2], value};

    return write_call(shader, name, types, arguments, 5);
}

/* The patch constant function of every hull program: eight isolines, and sums of words of two control points. */
static void write_patch_function(struct shader_writer *shader)
{
    enum {
        LOAD_CONTROL_POINT = 103,
        STORE_CONSTANT = 106,
        FACTORS = 1
    };
    const written_type float32 = write_float_type(shader, 32);
    const written_value zero = write_integer(shader, 0);

    write_patch_constants(shader, "patch");
    for (uint32_t i = 0; i < 3; i++) {
        written_value column = write_integer_of(shader, shader->int8, i), words[2];
        const written_value place[] = {zero, zero, column};
        for (uint32_t k = 0; k < 2; k++)
            words[k] = call_patch(shader, "dx.op.loadOutputControlPoint.i32", shader->int32, LOAD_CONTROL_POINT, place,
                                  shader->int32, write_integer(shader, (k ? PATCH_POINTS - 1 : i)));
        call_patch(shader, "dx.op.storePatchConstant.i32", shader->void_type, STORE_CONSTANT, place, shader->int32,
                   write_binary(shader, WRITE_ADD, words[0], words[1]));
    }
    for (uint32_t row = 0; row < 2; row++) {
        const written_value element = write_integer(shader, FACTORS), index = write_integer(shader, row);
        const written_value place[] = {element, index, write_integer_of(shader, shader->int8, 0)};
        const union {
            float number;
            uint32_t bits;
        } factor = {row ? 1 : PATCH_LINES};
        call_patch(shader, "dx.op.storePatchConstant.f32", shader->void_type, STORE_CONSTANT, place, float32,
                   write_float_of(shader, float32, factor.bits));
    }
    write_return(shader);
}

uint8_t *encode_flow(const struct program *program, const struct flow *flow, size_t *size)
{
    static const char *const denormals[DENORMALS_COUNT] = {NULL, "any", "preserve", "ftz"};
    struct encoder e = {.program = program, .flow = flow};

    shader_begin(&e.shader);
    choose_stage(&e.shader, program);
    e.shader.minor = model_minor(program);
    e.shader.flags = FLAG_RAW_BUFFERS | FLAG_NATIVE_LOW_PRECISION;
    e.shader.group_size = program->entry.group[0];
    e.shader.group_height = program->entry.group[1];
    e.shader.group_depth = program->entry.group[2];
    e.shader.denormals = denormals[program->entry.denormals];
    memcpy(e.shader.wave_sizes, program->entry.wave_sizes, sizeof e.shader.wave_sizes);
    e.shader.has_native_16_bit = true;
    e.written = calloc(flow->value_count, sizeof *e.written);
    e.labels = calloc(flow->block_count, sizeof *e.labels);
    for (uint32_t i = 0; i < RESOURCE_COUNT && program->handles != HANDLES_HEAP; i++) {
        struct written_resource declaration = declarations[i];
        declaration.endless_space = program->endless >> i & 1 ? space_of_endless(program->endless, i) : 0;
        add_resource(&e.shader, declaration);
    }
    for (uint32_t i = 0; i < flow->block_count; i++)
        e.labels[i] = new_label(&e.shader);
    make_globals(&e);
    make_allocas(&e);
    make_payload(&e);
    number_values(&e);
    encode_blocks(&e);
    if (program->stage == STAGE_HULL)
        write_patch_function(&e.shader);
    free(e.written);
    free(e.labels);
    return shader_finish(&e.shader, size);
}
