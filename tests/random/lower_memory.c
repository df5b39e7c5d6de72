#include "lowering.h"

#include "operations.h"

#include "tests/common/shader_writer.h"

enum {
    OPCODE_CONSTANTS_LOAD = 59,
    OPCODE_TYPED_LOAD = 68,
    OPCODE_TYPED_STORE = 69,
    OPCODE_ATOMIC = 78,
    OPCODE_THREAD = 93,
    OPCODE_GROUP = 94,
    OPCODE_GROUP_THREAD = 95,
    OPCODE_LANE = 111,
    OPCODE_RAW_LOAD = 139,
    OPCODE_RAW_STORE = 140,
    FAR_OUTSIDE = 1 << 20,   /* behind the end of every buffer that is written to */
    ANY_OFFSET = 0x7FFFFFFF, /* not more: drivers' addresses of what follows wrap around */
    TAME = 10
};

static uint32_t masked(struct lowering *l, uint32_t value, uint32_t mask)
{
    return put_binary(l, WRITE_AND, value, put_integer(l, mask));
}

static uint32_t undefined(struct lowering *l, enum scalar scalar)
{
    return add_value(&l->flow, 0, (struct flow_value){.kind = VALUE_UNDEF, .type = scalar});
}

static uint32_t handle_of(struct lowering *l, enum resource resource)
{
    if (!l->handles[resource])
        l->handles[resource] =
            1 +
            add_value(&l->flow, 0, (struct flow_value){.kind = VALUE_HANDLE, .type = TYPE_HANDLE, .code = resource});
    return l->handles[resource] - 1;
}

uint32_t lower_builtin(struct lowering *l, enum builtin builtin)
{
    static const struct {
        const char *function;
        uint32_t opcode;
        enum scalar overload;
        uint32_t argument_count;
        uint64_t flags;
    } calls[BUILTIN_COUNT] = {
        [BUILTIN_THREAD] = {"threadId", OPCODE_THREAD, SCALAR_I32, 1, 0},
        [BUILTIN_GROUP] = {"groupId", OPCODE_GROUP, SCALAR_I32, 1, 0},
        [BUILTIN_GROUP_THREAD] = {"threadIdInGroup", OPCODE_GROUP_THREAD, SCALAR_I32, 1, 0},
        [BUILTIN_LANE] = {"waveGetLaneIndex", OPCODE_LANE, SCALAR_COUNT, 0, 1 << 19},
    };
    if (!l->builtins[builtin]) {
        const struct call call = {
            calls[builtin].function, calls[builtin].opcode, calls[builtin].overload, SCALAR_I32, STRUCT_NONE, NULL,
            calls[builtin].flags};
        uint32_t zero = put_integer(l, 0), block = l->block;
        l->block = 0;
        l->builtins[builtin] = 1 + put_call(l, &call, &zero, calls[builtin].argument_count);
        l->block = block;
    }
    return l->builtins[builtin] - 1;
}

/* ---- Places ------------------------------------------------------------------------------------------------------ */

/* Byte offset of an element of so many bytes in a buffer of `length` bytes. */
static uint32_t input_offset(struct lowering *l, uint32_t index, uint32_t bytes, uint32_t length, enum access access)
{
    if (access == ACCESS_ANYWHERE)
        return masked(l, index, ANY_OFFSET & ~(bytes - 1));
    uint32_t elements = length / bytes * (access == ACCESS_NEAR ? 2 : 1);
    return put_binary(l, WRITE_MUL, masked(l, index, elements - 1), put_integer(l, bytes));
}

/* Of an element in the thread's own part of u0. */
static uint32_t own_offset(struct lowering *l, uint32_t index, uint32_t bytes, enum access access)
{
    if (access == ACCESS_ANYWHERE)
        return masked(l, put_binary(l, WRITE_OR, index, put_integer(l, FAR_OUTSIDE)), ANY_OFFSET & ~(bytes - 1));
    uint32_t start = put_binary(l, WRITE_MUL, lower_builtin(l, BUILTIN_THREAD), put_integer(l, RAW_BYTES_EACH));
    return put_binary(l, WRITE_ADD, start, input_offset(l, index, bytes, RAW_BYTES_EACH, ACCESS_INSIDE));
}

static uint32_t own_element(struct lowering *l, uint32_t index)
{
    uint32_t start = put_binary(l, WRITE_MUL, lower_builtin(l, BUILTIN_THREAD), put_integer(l, TYPED_ELEMENTS_EACH));
    return put_binary(l, WRITE_ADD, start, masked(l, index, TYPED_ELEMENTS_EACH - 1));
}

/* Index masked so that it stays where a multiplication by the stride does not wrap around. */
static uint32_t structured_element(struct lowering *l, uint32_t index, enum access access)
{
    static const uint32_t masks[ACCESS_COUNT] = {STRUCTURED_ELEMENTS - 1, 2 * STRUCTURED_ELEMENTS - 1, 0xFFFFFF};
    return masked(l, index, masks[access]);
}

/* ---- Loads ------------------------------------------------------------------------------------------------------- */

static uint32_t load_raw(struct lowering *l, enum resource resource, uint32_t index, uint32_t offset,
                         enum scalar scalar, uint32_t component)
{
    uint32_t handle = handle_of(l, resource), bytes = scalar_width(scalar) / 8;
    const struct call call = {"rawBufferLoad", OPCODE_RAW_LOAD, scalar, scalar, STRUCT_RESOURCE, NULL, 0};
    uint32_t mask = put_constant(l, TYPE_INT8, (1u << (component + 1)) - 1), alignment = put_integer(l, bytes);
    const uint32_t arguments[] = {handle, index, offset, mask, alignment};
    return put_extract(l, put_call(l, &call, arguments, 5), component, scalar);
}

static uint32_t load_typed(struct lowering *l, enum resource resource, uint32_t index, uint32_t component)
{
    const struct call call = {"bufferLoad", OPCODE_TYPED_LOAD, SCALAR_I32, SCALAR_I32, STRUCT_RESOURCE, NULL, 0};
    const uint32_t arguments[] = {handle_of(l, resource), index, undefined(l, SCALAR_I32)};
    return put_extract(l, put_call(l, &call, arguments, 3), component, SCALAR_I32);
}

static uint32_t load_constant(struct lowering *l, uint32_t index, enum scalar scalar, uint32_t component)
{
    const struct call call = {"cbufferLoadLegacy", OPCODE_CONSTANTS_LOAD, scalar, scalar, STRUCT_CONSTANTS, NULL, 0};
    const uint32_t arguments[] = {handle_of(l, RESOURCE_CONSTANTS), masked(l, index, CONSTANT_ROWS - 1)};
    return put_extract(l, put_call(l, &call, arguments, 2), component % (128 / scalar_width(scalar)), scalar);
}

uint32_t lower_unknown_zero(struct lowering *l)
{
    const struct call call = {
        "cbufferLoadLegacy", OPCODE_CONSTANTS_LOAD, SCALAR_I32, SCALAR_I32, STRUCT_CONSTANTS, NULL, 0};
    const uint32_t arguments[] = {handle_of(l, RESOURCE_CONSTANTS), put_integer(l, CONSTANT_ROWS)};
    return put_extract(l, put_call(l, &call, arguments, 2), 0, SCALAR_I32);
}

uint32_t lower_memory_load(struct lowering *l, const struct node *node)
{
    enum scalar scalar = node->scalar;
    uint32_t index = lower_expression(l, node->children[0]), bytes = scalar_width(scalar) / 8, value;
    enum access access = (enum access)(node->bits & 255);
    uint32_t component = (uint32_t)(node->bits >> 8);

    switch (node->number) {
    case MEMORY_RAW_INPUT:
        value = load_raw(l, RESOURCE_RAW_INPUT, input_offset(l, index, bytes, INPUT_BYTES, access),
                         undefined(l, SCALAR_I32), scalar, component);
        break;
    case MEMORY_STRUCTURED_INPUT:
        value = load_raw(l, RESOURCE_STRUCTURED_INPUT, structured_element(l, index, access),
                         put_integer(l, component * 8), scalar, 0);
        break;
    case MEMORY_TYPED_INPUT:
        return load_typed(
            l, RESOURCE_TYPED_INPUT,
            access == ACCESS_ANYWHERE ? index : masked(l, index, TYPED_ELEMENTS * (1u + (access == ACCESS_NEAR)) - 1),
            component);
    case MEMORY_CONSTANTS:
        value = load_constant(l, index, scalar, component);
        break;
    case MEMORY_RAW:
        value = load_raw(l, RESOURCE_RAW, own_offset(l, index, bytes, access), undefined(l, SCALAR_I32), scalar, 0);
        break;
    case MEMORY_STRUCTURED:
        value = load_raw(l, RESOURCE_STRUCTURED, lower_builtin(l, BUILTIN_THREAD),
                         input_offset(l, index, bytes, STRIDE, ACCESS_INSIDE), scalar, 0);
        break;
    case MEMORY_TYPED:
        return load_typed(l, RESOURCE_TYPED, own_element(l, index), 0);
    case MEMORY_LOCAL:
        return put_load(l, put_element(l, ARRAY_LOCAL + component, masked(l, index, LOCAL_LENGTH - 1)), scalar);
    case MEMORY_TABLE:
        return put_load(l, put_element(l, ARRAY_TABLE, masked(l, index, TABLE_LENGTH - 1)), scalar);
    default:
        return put_load(l, put_element(l, ARRAY_SHARED, masked(l, index, l->program->group_size - 1)), scalar);
    }
    return is_float_scalar(scalar) ? lower_tamed(l, value, TAME) : value; /* memory holds any bits */
}

/* ---- Stores ------------------------------------------------------------------------------------------------------ */

static void store_raw(struct lowering *l, enum resource resource, uint32_t index, uint32_t offset, uint32_t value)
{
    enum scalar scalar = scalar_of_value(l, value);
    const struct call call = {"rawBufferStore", OPCODE_RAW_STORE, scalar, TYPE_VOID, STRUCT_NONE, NULL, 0};
    uint32_t none = undefined(l, scalar);
    const uint32_t arguments[] = {handle_of(l, resource),
                                  index,
                                  offset,
                                  value,
                                  none,
                                  none,
                                  none,
                                  put_constant(l, TYPE_INT8, 1),
                                  put_integer(l, scalar_width(scalar) / 8)};
    put_call(l, &call, arguments, 9);
}

static void store_typed(struct lowering *l, uint32_t index, uint32_t value)
{
    const struct call call = {"bufferStore", OPCODE_TYPED_STORE, SCALAR_I32, TYPE_VOID, STRUCT_NONE, NULL, 0};
    const uint32_t arguments[] = {
        handle_of(l, RESOURCE_TYPED),  index, undefined(l, SCALAR_I32), value, value, value, value,
        put_constant(l, TYPE_INT8, 15)};
    put_call(l, &call, arguments, 8);
}

void lower_memory_store(struct lowering *l, const struct node *node)
{
    uint32_t index = lower_expression(l, node->children[0]), value = lower_expression(l, node->children[1]);
    enum scalar scalar = scalar_of_value(l, value);
    uint32_t bytes = scalar_width(scalar) / 8;

    if (is_float_scalar(scalar))
        value = lower_canonical(l, value);
    switch (node->number) {
    case MEMORY_RAW:
        store_raw(l, RESOURCE_RAW, own_offset(l, index, bytes, (enum access)(node->bits & 255)),
                  undefined(l, SCALAR_I32), value);
        break;
    case MEMORY_STRUCTURED:
        store_raw(l, RESOURCE_STRUCTURED, lower_builtin(l, BUILTIN_THREAD),
                  input_offset(l, index, bytes, STRIDE, ACCESS_INSIDE), value);
        break;
    case MEMORY_TYPED:
        store_typed(l, own_element(l, index), value);
        break;
    default:
        put_store(l, put_element(l, ARRAY_LOCAL + (uint32_t)(node->bits >> 8), masked(l, index, LOCAL_LENGTH - 1)),
                  value);
    }
}

void lower_result(struct lowering *l, uint32_t value)
{
    uint32_t place = put_binary(l, WRITE_SHL, lower_builtin(l, BUILTIN_THREAD), put_integer(l, 2));
    store_raw(l, RESOURCE_RESULTS, place, undefined(l, SCALAR_I32), value);
}

void lower_cell_atomic(struct lowering *l, uint32_t operation, uint32_t cell, uint32_t value)
{
    enum {
        CELLS_EACH = 8 /* of an operation */
    };
    const struct call call = {"atomicBinOp", OPCODE_ATOMIC, SCALAR_I32, SCALAR_I32, STRUCT_NONE, NULL, 0};
    uint32_t number = put_binary(l, WRITE_ADD, masked(l, cell, CELLS_EACH - 1), put_integer(l, operation * CELLS_EACH));
    uint32_t none = undefined(l, SCALAR_I32);
    const uint32_t arguments[] = {handle_of(l, RESOURCE_CELLS),
                                  put_integer(l, operation),
                                  put_binary(l, WRITE_SHL, number, put_integer(l, 2)),
                                  none,
                                  none,
                                  value};
    put_call(l, &call, arguments, 6);
}
