/* Builds DXIL modules in memory: types, constants, functions, instructions, blocks. Numbers all values at the end. */
#include "tests/common/shader_records.h"

#include <stdlib.h>
#include <string.h>

/* ---- Numbers that are known only at the end ---------------------------------------------------------------------- */

static uint32_t value_number(const struct shader_writer *shader, written_value value)
{
    uint32_t index = value & ((1u << SPACE_SHIFT) - 1);

    switch (value >> SPACE_SHIFT) {
    case SPACE_GLOBAL:
        return index;
    case SPACE_FUNCTION:
        return shader->global_count + index;
    case SPACE_CONSTANT:
        return shader->global_count + shader->function_count + index;
    default:
        return shader->global_count + shader->function_count + shader->constant_count + index;
    }
}

static uint64_t resolve(const struct shader_writer *shader, uint64_t operand, uint32_t next_value)
{
    uint32_t number = (uint32_t)operand;

    if (!(operand & REFERENCE_BIT))
        return operand;
    switch (operand >> REFERENCE_SHIFT & 7) {
    case ABSOLUTE_VALUE:
        return value_number(shader, number);
    case ABSOLUTE_VALUE_PLUS_1:
        return (uint64_t)value_number(shader, number) + 1;
    case RELATIVE_VALUE:
        return next_value - value_number(shader, number);
    case SIGNED_RELATIVE_VALUE:
        return signed_number((int64_t)next_value - value_number(shader, number));
    default:
        return shader->label_blocks.data[number];
    }
}

/* ---- Kept records ------------------------------------------------------------------------------------------------ */

void keep_record(struct numbers *list, uint32_t code, uint32_t flags, const uint64_t *operands, size_t count)
{
    uint64_t head[] = {code, flags, count};

    numbers_append(list, head, sizeof head / sizeof *head);
    numbers_append(list, operands, count);
}

static void write_kept(struct bitcode_writer *writer, const struct shader_writer *shader, const struct numbers *list)
{
    uint32_t next_value = value_number(shader, value_in(SPACE_INSTRUCTION, 0));
    struct numbers operands = {0};

    for (size_t at = 0; at < list->count; at += 3 + (size_t)list->data[at + 2]) {
        operands.count = 0;
        for (uint64_t i = 0; i < list->data[at + 2]; i++) {
            uint64_t operand = list->data[at + 3 + i];
            bool is_number = list->data[at + 1] & HOLDS_NUMBERS;
            numbers_push(&operands, is_number ? operand : resolve(shader, operand, next_value));
        }
        bitcode_record(writer, (uint32_t)list->data[at], operands.data, operands.count);
        next_value += list->data[at + 1] & DEFINES_VALUE;
    }
    free(operands.data);
}

static struct numbers characters_of(const char *text)
{
    struct numbers characters = {0};

    for (; *text; text++)
        numbers_push(&characters, (uint8_t)*text);
    return characters;
}

void keep_text(struct numbers *list, uint32_t code, const char *text)
{
    struct numbers characters = characters_of(text);
    keep_record(list, code, 0, characters.data, characters.count);
    free(characters.data);
}

static void write_text(struct bitcode_writer *writer, uint32_t code, const char *text)
{
    struct numbers characters = characters_of(text);
    bitcode_record(writer, code, characters.data, characters.count);
    free(characters.data);
}

/* ---- Types ------------------------------------------------------------------------------------------------------- */

enum type_code {
    TYPE_CODE_COUNT = 1,
    TYPE_CODE_VOID = 2,
    TYPE_CODE_FLOAT = 3,
    TYPE_CODE_DOUBLE = 4,
    TYPE_CODE_INTEGER = 7,
    TYPE_CODE_POINTER = 8,
    TYPE_CODE_HALF = 10,
    TYPE_CODE_ARRAY = 11,
    TYPE_CODE_VECTOR = 12,
    TYPE_CODE_METADATA = 16,
    TYPE_CODE_STRUCT = 18,
    TYPE_CODE_STRUCT_NAME = 19,
    TYPE_CODE_NAMED_STRUCT = 20,
    TYPE_CODE_FUNCTION = 21
};

#define KEEP_TYPE(shader, code, ...)                                                                                   \
    (KEEP(&(shader)->types, (code), DEFINES_VALUE, __VA_ARGS__), (shader)->type_count++)

written_type write_array_type(struct shader_writer *shader, uint32_t length, written_type element)
{
    return KEEP_TYPE(shader, TYPE_CODE_ARRAY, length, element);
}

written_type write_vector_type(struct shader_writer *shader, uint32_t length, written_type element)
{
    return KEEP_TYPE(shader, TYPE_CODE_VECTOR, length, element);
}

written_type write_pointer_type(struct shader_writer *shader, written_type element, uint32_t address_space)
{
    return KEEP_TYPE(shader, TYPE_CODE_POINTER, element, address_space);
}

/* `first` is "packed" for structs; functions have "variadic" and then the result among the members. */
static written_type keep_members(struct shader_writer *shader, enum type_code code, const written_type *members,
                                 uint32_t count)
{
    struct numbers operands = {0};

    numbers_push(&operands, 0);
    for (uint32_t i = 0; i < count; i++)
        numbers_push(&operands, members[i]);
    keep_record(&shader->types, code, DEFINES_VALUE, operands.data, operands.count);
    free(operands.data);
    return shader->type_count++;
}

written_type write_struct_type(struct shader_writer *shader, const written_type *members, uint32_t count)
{
    return keep_members(shader, TYPE_CODE_STRUCT, members, count);
}

written_type write_named_struct(struct shader_writer *shader, const char *name, const written_type *members,
                                uint32_t count)
{
    keep_text(&shader->types, TYPE_CODE_STRUCT_NAME, name);
    return keep_members(shader, TYPE_CODE_NAMED_STRUCT, members, count);
}

written_type write_result_type(struct shader_writer *shader, const char *name, written_type member, uint32_t count,
                               written_type last)
{
    written_type members[MAX_RESULT_MEMBERS + 1];

    for (uint32_t i = 0; i < count; i++)
        members[i] = member;
    members[count] = last;
    return write_named_struct(shader, name, members, count + (last != 0));
}

written_type write_int16_type(struct shader_writer *shader)
{
    if (!shader->int16)
        shader->int16 = KEEP_TYPE(shader, TYPE_CODE_INTEGER, 16);
    return shader->int16;
}

written_type write_float_type(struct shader_writer *shader, uint32_t bits)
{
    written_type *type = bits == 16 ? &shader->half : bits == 32 ? &shader->float32 : &shader->float64;
    enum type_code code = bits == 16 ? TYPE_CODE_HALF : bits == 32 ? TYPE_CODE_FLOAT : TYPE_CODE_DOUBLE;

    if (!*type)
        *type = KEEP_TYPE(shader, code, 0);
    return *type;
}

/* ---- Globals and constants --------------------------------------------------------------------------------------- */

enum {
    MODULE_GLOBAL = 7,
    GLOBAL_CONSTANT_EXPLICIT_TYPE = 3,
    GLOBAL_GROUPSHARED_EXPLICIT_TYPE = 3 << 2 | 2, /* address space 3 */
    LINKAGE_EXTERNAL = 0,
    LINKAGE_INTERNAL = 3
};

written_value keep_constant(struct shader_writer *shader, written_type type, enum constant_code code,
                            const uint64_t *operands, size_t count)
{
    uint32_t flags = code == CONSTANT_CODE_AGGREGATE ? 0 : HOLDS_NUMBERS;

    if (type != shader->constant_type)
        KEEP(&shader->constants, CONSTANT_CODE_TYPE, 0, type);
    shader->constant_type = type;
    keep_record(&shader->constants, code, flags, operands, count);
    return value_in(SPACE_CONSTANT, shader->constant_count++);
}

written_value keep_integer(struct shader_writer *shader, written_type type, int64_t value)
{
    uint64_t number = signed_number(value);
    return keep_constant(shader, type, CONSTANT_CODE_INTEGER, &number, 1);
}

written_value write_integer(struct shader_writer *shader, int64_t value)
{
    if (value < 0 || value >= 256)
        return keep_integer(shader, shader->int32, value);
    if (!shader->small_integers[value])
        shader->small_integers[value] = keep_integer(shader, shader->int32, value);
    return shader->small_integers[value];
}

written_value write_integer_of(struct shader_writer *shader, written_type type, int64_t value)
{
    return type == shader->int32 ? write_integer(shader, value) : keep_integer(shader, type, value);
}

written_value write_float_of(struct shader_writer *shader, written_type type, uint64_t bits)
{
    return keep_constant(shader, type, CONSTANT_CODE_FLOAT, &bits, 1);
}

written_value write_undef(struct shader_writer *shader, written_type type)
{
    return keep_constant(shader, type, CONSTANT_CODE_UNDEF, NULL, 0);
}

written_value write_null(struct shader_writer *shader, written_type type)
{
    return keep_constant(shader, type, CONSTANT_CODE_NULL, NULL, 0);
}

written_value write_aggregate(struct shader_writer *shader, written_type type, const written_value *members,
                              uint32_t count)
{
    struct numbers operands = {0};

    for (uint32_t i = 0; i < count; i++)
        numbers_push(&operands, refer(ABSOLUTE_VALUE, members[i]));
    written_value aggregate = keep_constant(shader, type, CONSTANT_CODE_AGGREGATE, operands.data, operands.count);
    free(operands.data);
    return aggregate;
}

written_value write_constant_array(struct shader_writer *shader, written_type type, const uint64_t *elements,
                                   uint32_t count)
{
    return keep_constant(shader, type, CONSTANT_CODE_DATA, elements, count);
}

written_value write_constant_global(struct shader_writer *shader, written_type type, written_value initializer)
{
    KEEP(&shader->globals, MODULE_GLOBAL, 0, type, GLOBAL_CONSTANT_EXPLICIT_TYPE,
         refer(ABSOLUTE_VALUE_PLUS_1, initializer), LINKAGE_INTERNAL, 3, 0);
    return value_in(SPACE_GLOBAL, shader->global_count++);
}

written_value write_groupshared(struct shader_writer *shader, written_type type)
{
    KEEP(&shader->globals, MODULE_GLOBAL, 0, type, GLOBAL_GROUPSHARED_EXPLICIT_TYPE, 0, LINKAGE_EXTERNAL, 3, 0);
    return value_in(SPACE_GLOBAL, shader->global_count++);
}

/* ---- Functions and calls ----------------------------------------------------------------------------------------- */

enum instruction_code {
    CODE_DECLARE_BLOCKS = 1,
    CODE_BINARY = 2,
    CODE_CAST = 3,
    CODE_EXTRACT_ELEMENT = 6,
    CODE_INSERT_ELEMENT = 7,
    CODE_RETURN = 10,
    CODE_BRANCH = 11,
    CODE_SWITCH = 12,
    CODE_PHI = 16,
    CODE_ALLOCA = 19,
    CODE_LOAD = 20,
    CODE_EXTRACT_VALUE = 26,
    CODE_COMPARE = 28,
    CODE_SELECT = 29,
    CODE_CALL = 34,
    CODE_ATOMIC = 38,
    CODE_GEP = 43,
    CODE_STORE = 44
};

enum {
    CALL_EXPLICIT_TYPE = 1 << 15,
    ALLOCA_FLAGS = 1 << 6 | 3, /* explicit type, aligned to 4 bytes */
    ALIGNMENT_4 = 3,           /* as a power of two, plus 1 */
    MAX_PARAMETERS = 12
};

static written_value defined_value(struct shader_writer *shader)
{
    return value_in(SPACE_INSTRUCTION, shader->instruction_values++);
}

#define DEFINE(shader, code, ...) (KEEP(&(shader)->body, (code), DEFINES_VALUE, __VA_ARGS__), defined_value(shader))

/* The function with this name; made when it is named for the first time. `types`: the result, then the parameters. */
static uint32_t find_function(struct shader_writer *shader, const char *name, const written_type *types, uint32_t count)
{
    uint32_t number = 0;

    while (number < shader->function_count && strcmp(shader->functions[number].name, name) != 0)
        number++;
    if (number < shader->function_count)
        return number;
    if (number == shader->function_capacity) {
        shader->function_capacity = 2 * number + 64;
        shader->functions = realloc(shader->functions, shader->function_capacity * sizeof *shader->functions);
        if (!shader->functions)
            abort();
    }
    struct written_function function = {.result = types[0]};
    strcpy(function.name, name);
    function.type = keep_members(shader, TYPE_CODE_FUNCTION, types, count);
    shader->functions[shader->function_count++] = function;
    return number;
}

static written_value keep_call(struct shader_writer *shader, uint32_t function, const written_value *arguments,
                               uint32_t count)
{
    uint64_t operands[4 + MAX_PARAMETERS] = {0, CALL_EXPLICIT_TYPE, shader->functions[function].type,
                                             refer(RELATIVE_VALUE, value_in(SPACE_FUNCTION, function))};
    bool defines = shader->functions[function].result != shader->void_type;

    for (uint32_t i = 0; i < count; i++)
        operands[4 + i] = refer(RELATIVE_VALUE, arguments[i]);
    keep_record(&shader->body, CODE_CALL, defines ? DEFINES_VALUE : 0, operands, 4 + (size_t)count);
    return defines ? defined_value(shader) : 0;
}

written_value write_call(struct shader_writer *shader, const char *name, const written_type *types,
                         const written_value *arguments, uint32_t count)
{
    return keep_call(shader, find_function(shader, name, types, count + 1), arguments, count);
}

void write_empty_call(struct shader_writer *shader, const char *name)
{
    uint32_t number = find_function(shader, name, &shader->void_type, 1);

    if (!shader->functions[number].block_count) {
        keep_record(&shader->functions[number].body, CODE_RETURN, 0, NULL, 0);
        shader->functions[number].block_count = 1;
    }
    keep_call(shader, number, NULL, 0);
}

static void finish_body(struct shader_writer *shader)
{
    struct written_function *function = &shader->functions[shader->function_being_written];

    function->body = shader->body;
    function->block_count = shader->block_count;
    shader->body = (struct numbers){0};
    shader->block_count = shader->instruction_values = 0;
}

void write_patch_constants(struct shader_writer *shader, const char *name)
{
    finish_body(shader);
    shader->function_being_written = shader->patch_function = find_function(shader, name, &shader->void_type, 1);
}

written_value write_extract(struct shader_writer *shader, written_value aggregate, uint32_t index)
{
    return DEFINE(shader, CODE_EXTRACT_VALUE, refer(RELATIVE_VALUE, aggregate), index);
}

uint32_t add_resource(struct shader_writer *shader, struct written_resource resource)
{
    resource.number = 0;
    for (uint32_t i = 0; i < shader->resource_count; i++)
        resource.number += shader->resources[i].class == resource.class;
    if (shader->resource_count == shader->resource_capacity) {
        shader->resource_capacity = shader->resource_capacity ? 2 * shader->resource_capacity : 16;
        shader->resources = realloc(shader->resources, shader->resource_capacity * sizeof *shader->resources);
        if (!shader->resources)
            abort();
    }
    shader->resources[shader->resource_count] = resource;
    return shader->resource_count++;
}

uint32_t add_buffer(struct shader_writer *shader)
{
    return add_resource(shader, (struct written_resource){WRITTEN_UAV, WRITTEN_RAW_BUFFER, 0, 0, 0});
}

written_value write_handle(struct shader_writer *shader, uint32_t resource)
{
    return write_element_handle(shader, resource, write_integer(shader, shader->resources[resource].number), false);
}

written_value write_element_handle(struct shader_writer *shader, uint32_t resource, written_value index,
                                   bool is_nonuniform)
{
    const struct written_resource *r = &shader->resources[resource];
    const written_type types[] = {shader->handle, shader->int32, shader->int8,
                                  shader->int32,  shader->int32, shader->bool_type};
    written_value class = r->class == WRITTEN_UAV ? shader->one8 : keep_integer(shader, shader->int8, r->class);
    written_value nonuniform = is_nonuniform ? write_integer_of(shader, shader->bool_type, 1) : shader->false_value;
    written_value opcode = write_integer(shader, 57);
    const written_value arguments[] = {opcode, class, write_integer(shader, r->number), index, nonuniform};
    return write_call(shader, "dx.op.createHandle", types, arguments, 5);
}

written_value write_thread_id(struct shader_writer *shader)
{
    const written_type types[] = {shader->int32, shader->int32, shader->int32};
    written_value opcode = write_integer(shader, 93);
    const written_value arguments[] = {opcode, write_integer(shader, 0)};
    return write_call(shader, "dx.op.threadId.i32", types, arguments, 2);
}

written_value write_buffer_load(struct shader_writer *shader, written_value handle, written_value offset)
{
    const written_type types[] = {shader->load_result, shader->int32, shader->handle, shader->int32, shader->int32};
    const written_value arguments[] = {write_integer(shader, 68), handle, offset, shader->undef32};
    return write_extract(shader, write_call(shader, "dx.op.bufferLoad.i32", types, arguments, 4), 0);
}

void write_buffer_store(struct shader_writer *shader, written_value handle, written_value offset, written_value value)
{
    written_type int32 = shader->int32;
    written_value undef = shader->undef32;
    const written_type types[] = {shader->void_type, int32, shader->handle, int32, int32, int32, int32, int32, int32,
                                  shader->int8};
    const written_value arguments[] = {
        write_integer(shader, 69), handle, offset, undef, value, undef, undef, undef, shader->one8};
    write_call(shader, "dx.op.bufferStore.i32", types, arguments, 9);
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

written_value write_binary(struct shader_writer *shader, enum written_binary operation, written_value left,
                           written_value right)
{
    return DEFINE(shader, CODE_BINARY, refer(RELATIVE_VALUE, left), refer(RELATIVE_VALUE, right), operation);
}

written_value write_compare(struct shader_writer *shader, enum written_predicate predicate, written_value left,
                            written_value right)
{
    return DEFINE(shader, CODE_COMPARE, refer(RELATIVE_VALUE, left), refer(RELATIVE_VALUE, right), predicate);
}

written_value write_select(struct shader_writer *shader, written_value condition, written_value if_true,
                           written_value if_false)
{
    return DEFINE(shader, CODE_SELECT, refer(RELATIVE_VALUE, if_true), refer(RELATIVE_VALUE, if_false),
                  refer(RELATIVE_VALUE, condition));
}

written_value write_cast(struct shader_writer *shader, enum written_cast cast, written_value value, written_type type)
{
    return DEFINE(shader, CODE_CAST, refer(RELATIVE_VALUE, value), type, cast);
}

written_value write_part(struct shader_writer *shader, written_value vector, written_value index)
{
    return DEFINE(shader, CODE_EXTRACT_ELEMENT, refer(RELATIVE_VALUE, vector), refer(RELATIVE_VALUE, index));
}

written_value write_with_part(struct shader_writer *shader, written_value vector, written_value part,
                              written_value index)
{
    return DEFINE(shader, CODE_INSERT_ELEMENT, refer(RELATIVE_VALUE, vector), refer(RELATIVE_VALUE, part),
                  refer(RELATIVE_VALUE, index));
}

written_value write_alloca(struct shader_writer *shader, written_type type)
{
    return DEFINE(shader, CODE_ALLOCA, type, shader->int32, refer(ABSOLUTE_VALUE, write_integer(shader, 1)),
                  ALLOCA_FLAGS);
}

written_value write_element_pointer(struct shader_writer *shader, written_type aggregate, written_value base,
                                    const written_value *indices, uint32_t count)
{
    struct numbers operands = {0};

    numbers_push(&operands, 1);
    numbers_push(&operands, aggregate);
    numbers_push(&operands, refer(RELATIVE_VALUE, base));
    numbers_push(&operands, refer(RELATIVE_VALUE, write_integer(shader, 0)));
    for (uint32_t i = 0; i < count; i++)
        numbers_push(&operands, refer(RELATIVE_VALUE, indices[i]));
    keep_record(&shader->body, CODE_GEP, DEFINES_VALUE, operands.data, operands.count);
    free(operands.data);
    return defined_value(shader);
}

written_value write_load(struct shader_writer *shader, written_type type, written_value pointer)
{
    return DEFINE(shader, CODE_LOAD, refer(RELATIVE_VALUE, pointer), type, ALIGNMENT_4, 0);
}

void write_store(struct shader_writer *shader, written_value pointer, written_value value)
{
    KEEP(&shader->body, CODE_STORE, 0, refer(RELATIVE_VALUE, pointer), refer(RELATIVE_VALUE, value), ALIGNMENT_4, 0);
}

written_value write_atomic(struct shader_writer *shader, uint32_t operation, written_value pointer, written_value value)
{
    enum {
        SEQUENTIALLY_CONSISTENT = 6,
        ALL_THREADS = 1
    };
    return DEFINE(shader, CODE_ATOMIC, refer(RELATIVE_VALUE, pointer), refer(RELATIVE_VALUE, value), operation, 0,
                  SEQUENTIALLY_CONSISTENT, ALL_THREADS);
}

written_value value_ahead(const struct shader_writer *shader, uint32_t n)
{
    return value_in(SPACE_INSTRUCTION, shader->instruction_values + n);
}

written_value write_phi(struct shader_writer *shader, const struct incoming *incoming, uint32_t count)
{
    return write_phi_of(shader, shader->int32, incoming, count);
}

written_value write_phi_of(struct shader_writer *shader, written_type type, const struct incoming *incoming,
                           uint32_t count)
{
    struct numbers operands = {0};

    numbers_push(&operands, type);
    for (uint32_t i = 0; i < count; i++) {
        numbers_push(&operands, refer(SIGNED_RELATIVE_VALUE, incoming[i].value));
        numbers_push(&operands, refer(BLOCK_NUMBER, incoming[i].from));
    }
    keep_record(&shader->body, CODE_PHI, DEFINES_VALUE, operands.data, operands.count);
    free(operands.data);
    return defined_value(shader);
}

/* ---- Blocks ------------------------------------------------------------------------------------------------------ */

label new_label(struct shader_writer *shader)
{
    numbers_push(&shader->label_blocks, UINT64_MAX);
    return (label)shader->label_blocks.count - 1;
}

void place_label(struct shader_writer *shader, label here)
{
    shader->label_blocks.data[here] = shader->block_count;
}

void write_branch(struct shader_writer *shader, label target)
{
    KEEP(&shader->body, CODE_BRANCH, 0, refer(BLOCK_NUMBER, target));
    shader->block_count++;
}

void write_branch_if(struct shader_writer *shader, written_value condition, label if_true, label if_false)
{
    KEEP(&shader->body, CODE_BRANCH, 0, refer(BLOCK_NUMBER, if_true), refer(BLOCK_NUMBER, if_false),
         refer(RELATIVE_VALUE, condition));
    shader->block_count++;
}

void write_switch(struct shader_writer *shader, written_value value, label otherwise, const label *targets,
                  uint32_t count)
{
    write_switch_of(shader, shader->int32, value, otherwise, NULL, targets, count);
}

void write_switch_of(struct shader_writer *shader, written_type type, written_value value, label otherwise,
                     const int64_t *cases, const label *targets, uint32_t count)
{
    struct numbers operands = {0};

    numbers_push(&operands, type);
    numbers_push(&operands, refer(RELATIVE_VALUE, value));
    numbers_push(&operands, refer(BLOCK_NUMBER, otherwise));
    for (uint32_t i = 0; i < count; i++) {
        numbers_push(&operands, refer(ABSOLUTE_VALUE, write_integer_of(shader, type, cases ? cases[i] : i)));
        numbers_push(&operands, refer(BLOCK_NUMBER, targets[i]));
    }
    keep_record(&shader->body, CODE_SWITCH, 0, operands.data, operands.count);
    free(operands.data);
    shader->block_count++;
}

void write_return(struct shader_writer *shader)
{
    keep_record(&shader->body, CODE_RETURN, 0, NULL, 0);
    shader->block_count++;
}

/* ---- Beginning and end ------------------------------------------------------------------------------------------- */

void shader_begin(struct shader_writer *shader)
{
    enum {
        RAW_BUFFERS = 16 /* a shader flag */
    };

    memset(shader, 0, sizeof *shader);
    shader->flags = RAW_BUFFERS;
    shader->group_size = 64;
    shader->stage = WRITTEN_COMPUTE;
    shader->void_type = KEEP_TYPE(shader, TYPE_CODE_VOID, 0);
    shader->int32 = KEEP_TYPE(shader, TYPE_CODE_INTEGER, 32);
    shader->int64 = KEEP_TYPE(shader, TYPE_CODE_INTEGER, 64);
    shader->int8 = KEEP_TYPE(shader, TYPE_CODE_INTEGER, 8);
    shader->bool_type = KEEP_TYPE(shader, TYPE_CODE_INTEGER, 1);
    shader->metadata_type = KEEP_TYPE(shader, TYPE_CODE_METADATA, 0);
    written_type byte_pointer = write_pointer_type(shader, shader->int8, 0);
    keep_text(&shader->types, TYPE_CODE_STRUCT_NAME, "dx.types.Handle");
    shader->handle = KEEP_TYPE(shader, TYPE_CODE_NAMED_STRUCT, 0, byte_pointer);
    keep_text(&shader->types, TYPE_CODE_STRUCT_NAME, "dx.types.ResRet.i32");
    shader->load_result = KEEP_TYPE(shader, TYPE_CODE_NAMED_STRUCT, 0, shader->int32, shader->int32, shader->int32,
                                    shader->int32, shader->int32);
    keep_text(&shader->types, TYPE_CODE_STRUCT_NAME, "struct.RWByteAddressBuffer");
    written_type buffer = KEEP_TYPE(shader, TYPE_CODE_NAMED_STRUCT, 0, shader->int32);
    shader->buffer_pointer = write_pointer_type(shader, buffer, 0);
    shader->constant_type = UINT32_MAX;
    shader->undef32 = keep_constant(shader, shader->int32, CONSTANT_CODE_UNDEF, NULL, 0);
    shader->one8 = keep_integer(shader, shader->int8, 1);
    shader->false_value = keep_integer(shader, shader->bool_type, 0);
    find_function(shader, "main", &shader->void_type, 1);
}

/* A group of one attribute of main, and a list of this group. */
static void write_attributes(struct bitcode_writer *writer, const struct shader_writer *shader)
{
    enum {
        GROUP = 1,
        GROUP_RECORD = 3,
        LIST_RECORD = 2,
        TEXT_WITH_VALUE = 4
    };
    static const char name[] = "fp32-denorm-mode";
    const uint64_t group = GROUP, head[] = {GROUP, UINT32_MAX /* of the function */, TEXT_WITH_VALUE};
    struct numbers operands = {0};

    numbers_append(&operands, head, sizeof head / sizeof *head);
    for (size_t i = 0; i < sizeof name; i++)
        numbers_push(&operands, (uint8_t)name[i]);
    for (size_t i = 0; i <= strlen(shader->denormals); i++)
        numbers_push(&operands, (uint8_t)shader->denormals[i]);
    bitcode_enter(writer, 10, 3);
    bitcode_record(writer, GROUP_RECORD, operands.data, operands.count);
    bitcode_leave(writer);
    bitcode_enter(writer, 9, 3);
    bitcode_record(writer, LIST_RECORD, &group, 1);
    bitcode_leave(writer);
    free(operands.data);
}

static void write_types(struct bitcode_writer *writer, const struct shader_writer *shader)
{
    bitcode_enter(writer, 17, 4);
    bitcode_record(writer, TYPE_CODE_COUNT, (const uint64_t[]){shader->type_count}, 1);
    write_kept(writer, shader, &shader->types);
    bitcode_leave(writer);
}

static void write_functions(struct bitcode_writer *writer, const struct shader_writer *shader)
{
    for (uint32_t i = 0; i < shader->function_count; i++) {
        bool is_declaration = !shader->functions[i].block_count;
        const bool has_attributes = i == 0 && shader->denormals;
        const uint64_t operands[] = {shader->functions[i].type, 0, is_declaration, 0, has_attributes, 0, 0, 0};
        bitcode_record(writer, 8, operands, sizeof operands / sizeof *operands);
    }
}

static void write_symbols(struct bitcode_writer *writer, const struct shader_writer *shader)
{
    struct numbers operands = {0};

    bitcode_enter(writer, 14, 4);
    for (uint32_t i = 0; i < shader->function_count; i++) {
        operands.count = 0;
        numbers_push(&operands, value_number(shader, value_in(SPACE_FUNCTION, i)));
        for (const char *name = shader->functions[i].name; *name; name++)
            numbers_push(&operands, (uint8_t)*name);
        bitcode_record(writer, 1, operands.data, operands.count);
    }
    bitcode_leave(writer);
    free(operands.data);
}

static void write_bodies(struct bitcode_writer *writer, const struct shader_writer *shader)
{
    for (uint32_t i = 0; i < shader->function_count; i++) {
        const uint64_t blocks = shader->functions[i].block_count;
        if (blocks == 0)
            continue;
        bitcode_enter(writer, 12, 4);
        bitcode_record(writer, CODE_DECLARE_BLOCKS, &blocks, 1);
        write_kept(writer, shader, &shader->functions[i].body);
        bitcode_leave(writer);
    }
}

static void write_module(struct bitcode_writer *writer, const struct shader_writer *shader)
{
    const uint64_t version = 1;

    bitcode_enter(writer, 8, 3);
    bitcode_record(writer, 1, &version, 1);
    if (shader->denormals)
        write_attributes(writer, shader);
    write_types(writer, shader);
    write_text(writer, 2, "dxil-ms-dx");
    write_text(writer, 3,
               shader->has_native_16_bit
                   ? "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
                   : "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64");
    write_kept(writer, shader, &shader->globals);
    write_functions(writer, shader);
    bitcode_enter(writer, 11, 4);
    write_kept(writer, shader, &shader->constants);
    bitcode_leave(writer);
    bitcode_enter(writer, 15, 3);
    write_kept(writer, shader, &shader->metadata);
    bitcode_leave(writer);
    write_symbols(writer, shader);
    write_bodies(writer, shader);
    bitcode_leave(writer);
}

uint8_t *shader_finish(struct shader_writer *shader, size_t *size)
{
    struct numbers *const lists[] = {&shader->types, &shader->globals, &shader->constants, &shader->metadata,
                                     &shader->label_blocks};
    struct bitcode_writer writer;

    finish_body(shader);
    keep_module_metadata(shader);
    bitcode_begin(&writer);
    write_module(&writer, shader);
    uint8_t *container = wrap_bitcode(writer.bytes, writer.size, (uint32_t)shader->stage, shader->minor, size);
    bitcode_free(&writer);
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        free(lists[i]->data);
    for (uint32_t i = 0; i < shader->function_count; i++)
        free(shader->functions[i].body.data);
    free(shader->functions);
    free(shader->resources);
    return container;
}
