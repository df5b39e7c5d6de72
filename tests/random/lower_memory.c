/* Lowers handles, loads and stores of every kind of memory. */
#include "lowering.h"

#include "operations.h"

#include "tests/common/shader_writer.h"

enum {
    OPCODE_CONSTANTS_LOAD = 59,
    OPCODE_TEXTURE_LOAD = 66,
    OPCODE_TEXTURE_STORE = 67,
    OPCODE_TYPED_LOAD = 68,
    OPCODE_TYPED_STORE = 69,
    OPCODE_THREAD = 93,
    OPCODE_GROUP = 94,
    OPCODE_GROUP_THREAD = 95,
    OPCODE_FLATTENED = 96,
    OPCODE_LANE = 111,
    OPCODE_RAW_LOAD = 139,
    OPCODE_RAW_STORE = 140,
    OPCODE_VECTOR_LOAD = 303,
    OPCODE_VECTOR_STORE = 304,
    FAR_OUTSIDE = 1 << 20,   /* beyond the end of every writable buffer */
    ANY_OFFSET = 0x7FFFFFFF, /* larger offsets make addresses wrap around in drivers */
    TAME = 10
};

static uint32_t masked(struct lowering *l, uint32_t value, uint32_t mask)
{
    return put_binary(l, WRITE_AND, value, put_integer(l, mask));
}

static uint32_t any_of_group(struct lowering *l, uint32_t index)
{
    const uint32_t size = l->program->group_size;

    if ((size & (size - 1)) == 0)
        return masked(l, index, size - 1);
    return put_binary(l, WRITE_REMAINDER_UNSIGNED, index, put_integer(l, size));
}

static uint32_t put_handle_at(struct lowering *l, enum resource resource, uint32_t place, bool is_nonuniform)
{
    return add_value(&l->flow, l->block,
                     (struct flow_value){.kind = VALUE_HANDLE,
                                         .type = TYPE_HANDLE,
                                         .code = resource,
                                         .bits = is_nonuniform,
                                         .operands = {place},
                                         .operand_count = 1});
}

/* A handle from the heap, in the current block. For every second one, the heap index is unknown to the driver. */
static uint32_t heap_handle(struct lowering *l, enum resource resource)
{
    uint32_t place = put_integer(l, resource);

    if (resource != RESOURCE_CONSTANTS && l->heap_handles++ % 2 == 0)
        place = put_binary(l, WRITE_ADD, place, lower_unknown_zero(l));
    return put_handle_at(l, resource, place, false);
}

/* A handle of an unbounded array, of which there is one descriptor. If it is a root descriptor, any index accesses it:
 * a constant, a uniform one, or each thread's own. */
static uint32_t endless_handle(struct lowering *l, enum resource resource)
{
    enum {
        CONSTANT_INDEX = 5,
        KINDS = 3
    };
    const enum builtin group = has_groups(l->program->stage) ? BUILTIN_GROUP : BUILTIN_FLAT;
    bool has_format = resource == RESOURCE_TYPED || resource == RESOURCE_TEXTURE_INPUT; /* never a root descriptor */
    uint32_t kind = resource % KINDS;

    if (!l->program->any_element || has_format)
        return put_handle_at(l, resource, resource == RESOURCE_CONSTANTS ? put_integer(l, 0) : lower_unknown_zero(l),
                             kind == 0);
    return put_handle_at(
        l, resource, kind == 0 ? put_integer(l, CONSTANT_INDEX) : lower_builtin(l, kind == 1 ? group : BUILTIN_THREAD),
        kind == 2);
}

uint32_t lower_handle(struct lowering *l, enum resource resource)
{
    uint32_t block = l->block;

    if (l->program->handles == HANDLES_HEAP)
        return heap_handle(l, resource);
    if (!l->handles[resource] && l->program->endless >> resource & 1) {
        l->block = 0;
        l->handles[resource] = 1 + endless_handle(l, resource);
        l->block = block;
    }
    if (!l->handles[resource])
        l->handles[resource] =
            1 +
            add_value(&l->flow, 0, (struct flow_value){.kind = VALUE_HANDLE, .type = TYPE_HANDLE, .code = resource});
    return l->handles[resource] - 1;
}

static uint32_t call_id(struct lowering *l, enum id first, uint32_t component)
{
    static const struct call calls[] = {
        {"threadId", OPCODE_THREAD, SCALAR_I32, SCALAR_I32, STRUCT_NONE, NULL, 0},
        {"groupId", OPCODE_GROUP, SCALAR_I32, SCALAR_I32, STRUCT_NONE, NULL, 0},
        {"threadIdInGroup", OPCODE_GROUP_THREAD, SCALAR_I32, SCALAR_I32, STRUCT_NONE, NULL, 0},
        {"flattenedThreadIdInGroup", OPCODE_FLATTENED, SCALAR_I32, SCALAR_I32, STRUCT_NONE, NULL, 0}};
    uint32_t argument = put_integer(l, component);

    return put_call(l, &calls[first / 3], &argument, first != ID_INDEX);
}

/* x + X * (y + Y * z), of those dimensions that are longer than 1. */
static uint32_t row_by_row(struct lowering *l, enum id first, const uint32_t sizes[3])
{
    uint32_t number = 0, factor = 1;
    bool has_number = false;

    for (uint32_t n = 0; n < 3; n++) {
        if (sizes[n] == 1 && (n < 2 || has_number))
            continue;
        uint32_t id = call_id(l, first, n);
        if (factor > 1)
            id = put_binary(l, WRITE_MUL, id, put_integer(l, factor));
        number = has_number ? put_binary(l, WRITE_ADD, number, id) : id;
        has_number = true;
        factor *= sizes[n];
    }
    return number;
}

static uint32_t number_in_group(struct lowering *l)
{
    const struct entry *entry = &l->program->entry;

    return entry->numbering == NUMBERED_BY_INDEX ? call_id(l, ID_INDEX, 0) : row_by_row(l, ID_IN_GROUP, entry->group);
}

/* The number of the thread in its group, or of the thread or the group in the dispatch. */
static uint32_t number_in_groups(struct lowering *l, enum builtin builtin)
{
    const struct entry *entry = &l->program->entry;
    uint32_t threads[3];

    for (uint32_t n = 0; n < 3; n++)
        threads[n] = entry->group[n] * entry->groups[n];
    if (builtin == BUILTIN_GROUP)
        return row_by_row(l, ID_OF_GROUP, entry->groups);
    if (builtin == BUILTIN_GROUP_THREAD)
        return number_in_group(l);
    if (entry->numbering == NUMBERED_IN_DISPATCH)
        return row_by_row(l, ID_IN_DISPATCH, threads);
    uint32_t group = lower_builtin(l, BUILTIN_GROUP), number = number_in_group(l);
    return put_binary(l, WRITE_ADD, number, put_binary(l, WRITE_MUL, group, put_integer(l, l->program->group_size)));
}

static uint32_t lane_index(struct lowering *l)
{
    const struct call call = {"waveGetLaneIndex", OPCODE_LANE, SCALAR_COUNT, SCALAR_I32, STRUCT_NONE, NULL, 1 << 19};

    return put_call(l, &call, NULL, 0);
}

uint32_t lower_builtin(struct lowering *l, enum builtin builtin)
{
    uint32_t block = l->block;

    if (!l->builtins[builtin]) {
        l->block = 0;
        l->builtins[builtin] = 1 + (!has_groups(l->program->stage) || builtin > BUILTIN_LANE ? lower_input(l, builtin)
                                    : builtin == BUILTIN_LANE                                ? lane_index(l)
                                                              : number_in_groups(l, builtin));
        l->block = block;
    }
    return l->builtins[builtin] - 1;
}

/* The bits of a sum of two equal 32-bit denormals, which the mode preserves or flushes. */
static uint32_t sum_of_denormals(struct lowering *l)
{
    uint32_t bits = put_binary(l, WRITE_ADD, masked(l, lower_builtin(l, BUILTIN_THREAD), 7), put_integer(l, 1));
    uint32_t denormal = put_cast(l, WRITE_BITCAST, bits, SCALAR_F32);

    return put_cast(l, WRITE_BITCAST, put_binary(l, WRITE_ADD, denormal, denormal), SCALAR_I32);
}

/* A hash that also has what the entry names: ids of the thread, denormals. */
static uint32_t lower_ids(struct lowering *l, uint32_t hash)
{
    enum {
        FACTOR = 0x01000193
    };
    for (uint32_t id = 0; id < ID_COUNT; id++) {
        if (!(l->program->entry.ids >> id & 1))
            continue;
        hash = put_binary(l, WRITE_MUL, hash, put_integer(l, FACTOR));
        hash = put_binary(l, WRITE_XOR, hash, call_id(l, (enum id)(id - id % 3), id % 3));
    }
    return l->program->entry.sees_denormals ? put_binary(l, WRITE_ADD, hash, sum_of_denormals(l)) : hash;
}

/* A handle of t0 or t4. From the heap, bit 0 of `choice` selects; otherwise t4. */
static uint32_t either_handle(struct lowering *l, uint32_t choice)
{
    if (l->program->handles != HANDLES_HEAP)
        return lower_handle(l, RESOURCE_OTHER_INPUT);
    uint32_t distance = put_integer(l, RESOURCE_OTHER_INPUT - RESOURCE_RAW_INPUT);
    uint32_t place = put_binary(l, WRITE_MUL, masked(l, choice, 1), distance);
    return put_handle_at(l, RESOURCE_RAW_INPUT, put_binary(l, WRITE_ADD, place, put_integer(l, RESOURCE_RAW_INPUT)),
                         true);
}

/* ---- Places ------------------------------------------------------------------------------------------------------ */

/* A byte offset made of `index`: a multiple of `unit` (a power of two), with offset + size <= length. */
static uint32_t part_offset(struct lowering *l, uint32_t index, uint32_t unit, uint32_t size, uint32_t length)
{
    uint32_t units = length / unit;

    while (units > 1 && (units - 1) * unit + size > length)
        units /= 2;
    return put_binary(l, WRITE_MUL, masked(l, index, units - 1), put_integer(l, unit));
}

static uint32_t input_offset(struct lowering *l, uint32_t index, uint32_t unit, uint32_t size, enum access access)
{
    if (access == ACCESS_INSIDE)
        return part_offset(l, index, unit, size, INPUT_BYTES);
    if (access == ACCESS_ANYWHERE)
        return masked(l, index, ANY_OFFSET & ~(unit - 1));
    return put_binary(l, WRITE_MUL, masked(l, index, 2 * INPUT_BYTES / unit - 1), put_integer(l, unit));
}

/* A byte offset in u0; except for ACCESS_ANYWHERE, inside the part that the thread owns. */
static uint32_t own_offset(struct lowering *l, uint32_t index, uint32_t unit, uint32_t size, enum access access)
{
    if (access == ACCESS_ANYWHERE)
        return masked(l, put_binary(l, WRITE_OR, index, put_integer(l, FAR_OUTSIDE)), ANY_OFFSET & ~(unit - 1));
    uint32_t start = put_binary(l, WRITE_MUL, lower_builtin(l, BUILTIN_THREAD), put_integer(l, RAW_BYTES_EACH));
    return put_binary(l, WRITE_ADD, start, part_offset(l, index, unit, size, RAW_BYTES_EACH));
}

static uint32_t own_element(struct lowering *l, uint32_t index)
{
    uint32_t start = put_binary(l, WRITE_MUL, lower_builtin(l, BUILTIN_THREAD), put_integer(l, TYPED_ELEMENTS_EACH));
    return put_binary(l, WRITE_ADD, start, masked(l, index, TYPED_ELEMENTS_EACH - 1));
}

/* Element index, masked so that index * stride does not wrap around. */
static uint32_t structured_element(struct lowering *l, uint32_t index, enum access access)
{
    static const uint32_t masks[ACCESS_COUNT] = {STRUCTURED_ELEMENTS - 1, 2 * STRUCTURED_ELEMENTS - 1, 0xFFFFFF};
    return masked(l, index, masks[access]);
}

/* A load or store of a raw or structured buffer. */
struct raw_access {
    uint32_t type;
    uint32_t count; /* components; 1 for vectors */
    uint32_t bytes; /* per component */
    uint32_t unit;  /* alignment of the offset, in bytes */
    uint32_t size;  /* bytes of all components */
    enum access access;
    bool is_older;
};

static struct raw_access raw_access_of(uint32_t type, uint64_t bits)
{
    uint32_t bytes = scalar_width(scalar_of_type(type)) / 8, lanes = lanes_of_type(type);
    uint32_t count = lanes ? 1 : 1 + place_part(bits, PLACE_COUNT);

    return (struct raw_access){.type = type,
                               .count = count,
                               .bytes = bytes,
                               .unit = bytes << place_part(bits, PLACE_ALIGNMENT),
                               .size = bytes * (lanes ? lanes : count),
                               .access = (enum access)(bits & 255),
                               .is_older = place_part(bits, PLACE_OLDER) != 0};
}

/* ---- Loads ------------------------------------------------------------------------------------------------------- */

/* Integers: sum of (2 * i + 1) * component i. Floats: the last component. */
static uint32_t load_raw(struct lowering *l, uint32_t handle, uint32_t index, uint32_t offset,
                         const struct raw_access *a)
{
    uint32_t mask = put_constant(l, TYPE_INT8, (1u << a->count) - 1), alignment = put_integer(l, a->unit);
    uint32_t type = a->type;
    const struct call components = {"rawBufferLoad", OPCODE_RAW_LOAD, type, type, STRUCT_RESOURCE, NULL, 0};
    const struct call vector = {"rawBufferVectorLoad", OPCODE_VECTOR_LOAD, type, type, STRUCT_RESOURCE, NULL, 0};
    const struct call older = {"bufferLoad", OPCODE_TYPED_LOAD, type, type, STRUCT_RESOURCE, NULL, 0};

    if (lanes_of_type(type))
        return put_extract(l, put_call(l, &vector, (const uint32_t[]){handle, index, offset, alignment}, 4), 0, type);
    uint32_t loaded = put_call(l, a->is_older ? &older : &components,
                               (const uint32_t[]){handle, index, offset, mask, alignment}, a->is_older ? 3 : 5);
    if (is_float_scalar((enum scalar)type))
        return put_extract(l, loaded, a->count - 1, type);
    uint32_t sum = put_extract(l, loaded, 0, type);
    for (uint32_t i = 1; i < a->count; i++) {
        uint32_t factor = put_constant(l, type, 2 * i + 1);
        sum = put_binary(l, WRITE_ADD, sum, put_binary(l, WRITE_MUL, put_extract(l, loaded, i, type), factor));
    }
    return sum;
}

static uint32_t load_typed(struct lowering *l, enum resource resource, uint32_t index, uint32_t component)
{
    const struct call call = {"bufferLoad", OPCODE_TYPED_LOAD, SCALAR_I32, SCALAR_I32, STRUCT_RESOURCE, NULL, 0};
    const uint32_t arguments[] = {lower_handle(l, resource), index, put_undefined(l, SCALAR_I32)};
    return put_extract(l, put_call(l, &call, arguments, 3), component, SCALAR_I32);
}

/* A texel and a level that may not exist, with constant offsets. */
static uint32_t load_texture_anywhere(struct lowering *l, uint32_t index, uint32_t component, enum access access)
{
    const struct call call = {"textureLoad", OPCODE_TEXTURE_LOAD, SCALAR_I32, SCALAR_I32, STRUCT_RESOURCE, NULL, 0};
    uint32_t none = put_undefined(l, SCALAR_I32), y = put_binary(l, WRITE_LSHR, index, put_integer(l, 4));
    uint32_t level = masked(l, put_binary(l, WRITE_LSHR, index, put_integer(l, 7)), 3);
    uint32_t texture = lower_handle(l, RESOURCE_TEXTURE_INPUT), x = index;
    bool is_near = access == ACCESS_NEAR;

    if (is_near) {
        x = masked(l, index, 2 * TEXTURE_WIDTH - 1);
        y = masked(l, y, 2 * TEXTURE_HEIGHT - 1);
    } else {
        level = put_binary(l, WRITE_LSHR, index, put_integer(l, 20));
    }
    const uint32_t arguments[] = {texture,
                                  level,
                                  x,
                                  y,
                                  none,
                                  is_near ? put_integer(l, component - 8) : none,
                                  is_near ? put_integer(l, 7 - component) : none,
                                  none};
    return put_extract(l, put_call(l, &call, arguments, 8), component % 4, SCALAR_I32);
}

/* Bits of the index choose texel and mip level. */
static uint32_t load_texture(struct lowering *l, uint32_t index, uint32_t component, enum access access)
{
    if (access != ACCESS_INSIDE)
        return load_texture_anywhere(l, index, component, access);

    const struct call call = {"textureLoad", OPCODE_TEXTURE_LOAD, SCALAR_I32, SCALAR_I32, STRUCT_RESOURCE, NULL, 0};
    uint32_t none = put_undefined(l, SCALAR_I32), y = put_binary(l, WRITE_LSHR, index, put_integer(l, 4));
    uint32_t level = masked(l, put_binary(l, WRITE_LSHR, index, put_integer(l, 7)), 1);
    uint32_t limit_x = put_binary(l, WRITE_LSHR, put_integer(l, TEXTURE_WIDTH - 1), level);
    uint32_t limit_y = put_binary(l, WRITE_LSHR, put_integer(l, TEXTURE_HEIGHT - 1), level);
    uint32_t texture = lower_handle(l, RESOURCE_TEXTURE_INPUT), x = put_binary(l, WRITE_AND, index, limit_x);

    y = put_binary(l, WRITE_AND, y, limit_y);
    const uint32_t arguments[] = {texture, level, x, y, none, none, none, none};
    return put_extract(l, put_call(l, &call, arguments, 8), component, SCALAR_I32);
}

static uint32_t load_own_texel(struct lowering *l, uint32_t index)
{
    const struct call call = {"textureLoad", OPCODE_TEXTURE_LOAD, SCALAR_I32, SCALAR_I32, STRUCT_RESOURCE, NULL, 0};
    uint32_t none = put_undefined(l, SCALAR_I32), texture = lower_handle(l, RESOURCE_TEXTURE);
    uint32_t x = masked(l, index, TEXELS_EACH - 1), y = lower_builtin(l, BUILTIN_THREAD);
    const uint32_t arguments[] = {texture, none, x, y, none, none, none, none};
    return put_extract(l, put_call(l, &call, arguments, 8), 0, SCALAR_I32);
}

static uint32_t load_constant(struct lowering *l, uint32_t index, enum scalar scalar, uint32_t component)
{
    const struct call call = {"cbufferLoadLegacy", OPCODE_CONSTANTS_LOAD, scalar, scalar, STRUCT_CONSTANTS, NULL, 0};
    uint32_t constants = lower_handle(l, RESOURCE_CONSTANTS);
    const uint32_t arguments[] = {constants, masked(l, index, CONSTANT_ROWS - 1)};
    return put_extract(l, put_call(l, &call, arguments, 2), component % (128 / scalar_width(scalar)), scalar);
}

uint32_t lower_unknown_zero(struct lowering *l)
{
    const struct call call = {
        "cbufferLoadLegacy", OPCODE_CONSTANTS_LOAD, SCALAR_I32, SCALAR_I32, STRUCT_CONSTANTS, NULL, 0};
    const uint32_t arguments[] = {lower_handle(l, RESOURCE_CONSTANTS), put_integer(l, CONSTANT_ROWS)};
    return put_extract(l, put_call(l, &call, arguments, 2), 0, SCALAR_I32);
}

uint32_t lower_memory_load(struct lowering *l, const struct node *node)
{
    enum access access = (enum access)(node->bits & 255);
    const struct raw_access a = raw_access_of(type_of_node(node), node->bits);
    uint32_t index = lower_expression(l, node->children[0]), component = place_part(node->bits, PLACE_COMPONENT);
    uint32_t none = put_undefined(l, SCALAR_I32), place, value;

    switch (node->number) {
    case MEMORY_RAW_INPUT:
        place = input_offset(l, index, a.unit, a.size, access);
        value = load_raw(l, lower_handle(l, RESOURCE_RAW_INPUT), place, none, &a);
        break;
    case MEMORY_STRUCTURED_INPUT:
        place = structured_element(l, index, access);
        value = load_raw(l, lower_handle(l, RESOURCE_STRUCTURED_INPUT), place,
                         put_integer(l, component * 8 % (STRIDE - a.size + 1) / a.unit * a.unit), &a);
        break;
    case MEMORY_EITHER_INPUT:
        place = input_offset(l, index, a.unit, a.size, access);
        value = load_raw(l, either_handle(l, put_binary(l, WRITE_LSHR, index, put_integer(l, 8))), place, none, &a);
        break;
    case MEMORY_TYPED_INPUT:
        return load_typed(
            l, RESOURCE_TYPED_INPUT,
            access == ACCESS_ANYWHERE ? index : masked(l, index, TYPED_ELEMENTS * (1u + (access == ACCESS_NEAR)) - 1),
            component);
    case MEMORY_TEXTURE_INPUT:
        return load_texture(l, index, component, access);
    case MEMORY_CONSTANTS:
        value = load_constant(l, index, node->scalar, component);
        break;
    case MEMORY_RAW:
        place = own_offset(l, index, a.unit, a.size, access);
        value = load_raw(l, lower_handle(l, RESOURCE_RAW), place, none, &a);
        break;
    case MEMORY_STRUCTURED: {
        uint32_t offset = part_offset(l, index, a.unit, a.size, STRIDE);
        place = lower_builtin(l, BUILTIN_THREAD);
        value = load_raw(l, lower_handle(l, RESOURCE_STRUCTURED), place, offset, &a);
        break;
    }
    case MEMORY_TYPED:
        return load_typed(l, RESOURCE_TYPED, own_element(l, index), 0);
    case MEMORY_TEXTURE:
        return load_own_texel(l, index);
    case MEMORY_LOCAL:
        return put_load(l, put_element(l, ARRAY_LOCAL + component, masked(l, index, LOCAL_LENGTH - 1)), node->scalar);
    case MEMORY_TABLE:
        return put_load(l, put_element(l, ARRAY_TABLE, masked(l, index, TABLE_LENGTH - 1)), node->scalar);
    default:
        value = put_load(l, put_element(l, ARRAY_SHARED + node->scalar, any_of_group(l, index)), node->scalar);
    }
    return is_float_scalar(node->scalar) ? lower_tamed(l, value, TAME) : value; /* memory may hold any bits */
}

/* ---- Own memory -------------------------------------------------------------------------------------------------- */

struct own_place lower_own_place(struct lowering *l, enum memory memory, uint32_t index, enum scalar scalar)
{
    uint32_t none = put_undefined(l, SCALAR_I32), thread = lower_builtin(l, BUILTIN_THREAD);
    uint32_t bytes = scalar_width(scalar) / 8, handle;

    switch (memory) {
    case MEMORY_RAW:
        handle = lower_handle(l, RESOURCE_RAW);
        return (struct own_place){handle, {own_offset(l, index, bytes, bytes, ACCESS_INSIDE), none, none}};
    case MEMORY_STRUCTURED:
        handle = lower_handle(l, RESOURCE_STRUCTURED);
        return (struct own_place){handle, {thread, part_offset(l, index, bytes, bytes, STRIDE), none}};
    case MEMORY_TYPED:
        handle = lower_handle(l, RESOURCE_TYPED);
        return (struct own_place){handle, {own_element(l, index), none, none}};
    default:
        handle = lower_handle(l, RESOURCE_TEXTURE);
        return (struct own_place){handle, {masked(l, index, TEXELS_EACH - 1), thread, none}};
    }
}

/* ---- Stores ------------------------------------------------------------------------------------------------------ */

/* Stores the value. Further components of integers hold the numbers after it; of floats, the value again. */
static void store_raw(struct lowering *l, enum resource resource, uint32_t index, uint32_t offset, uint32_t value,
                      const struct raw_access *a)
{
    const struct call components = {"rawBufferStore", OPCODE_RAW_STORE, a->type, TYPE_VOID, STRUCT_NONE, NULL, 0};
    const struct call vector = {"rawBufferVectorStore", OPCODE_VECTOR_STORE, a->type, TYPE_VOID, STRUCT_NONE, NULL, 0};
    const struct call older = {"bufferStore", OPCODE_TYPED_STORE, a->type, TYPE_VOID, STRUCT_NONE, NULL, 0};
    uint32_t handle = lower_handle(l, resource), alignment = put_integer(l, a->unit),
             arguments[9] = {handle, index, offset};

    if (lanes_of_type(a->type)) {
        put_call(l, &vector, (const uint32_t[]){handle, index, offset, value, alignment}, 5);
        return;
    }
    for (uint32_t i = 0; i < 4; i++) {
        arguments[3 + i] = i < a->count ? value : put_undefined(l, a->type);
        if (i < a->count && !is_float_scalar((enum scalar)a->type))
            value = put_binary(l, WRITE_ADD, value, put_constant(l, a->type, 1));
    }
    arguments[7] = put_constant(l, TYPE_INT8, (1u << a->count) - 1);
    arguments[8] = alignment;
    put_call(l, a->is_older ? &older : &components, arguments, a->is_older ? 8 : 9);
}

static void store_typed(struct lowering *l, uint32_t index, uint32_t value)
{
    const struct call call = {"bufferStore", OPCODE_TYPED_STORE, SCALAR_I32, TYPE_VOID, STRUCT_NONE, NULL, 0};
    const uint32_t arguments[] = {
        lower_handle(l, RESOURCE_TYPED), index, put_undefined(l, SCALAR_I32), value, value, value, value,
        put_constant(l, TYPE_INT8, 15)};
    put_call(l, &call, arguments, 8);
}

static void store_texel(struct lowering *l, uint32_t index, uint32_t value)
{
    const struct call call = {"textureStore", OPCODE_TEXTURE_STORE, SCALAR_I32, TYPE_VOID, STRUCT_NONE, NULL, 0};
    uint32_t texture = lower_handle(l, RESOURCE_TEXTURE), x = masked(l, index, TEXELS_EACH - 1);
    uint32_t y = lower_builtin(l, BUILTIN_THREAD), none = put_undefined(l, SCALAR_I32);
    const uint32_t arguments[] = {texture, x, y, none, value, value, value, value, put_constant(l, TYPE_INT8, 15)};
    put_call(l, &call, arguments, 9);
}

void lower_memory_store(struct lowering *l, const struct node *node)
{
    uint32_t index = lower_expression(l, node->children[0]), value = lower_expression(l, node->children[1]);
    const struct raw_access a = raw_access_of(type_of_value(l, value), node->bits);

    if (is_float_scalar(scalar_of_value(l, value)))
        value = lower_canonical(l, value);
    switch (node->number) {
    case MEMORY_RAW:
        store_raw(l, RESOURCE_RAW, own_offset(l, index, a.unit, a.size, a.access), put_undefined(l, SCALAR_I32), value,
                  &a);
        break;
    case MEMORY_STRUCTURED: {
        uint32_t offset = part_offset(l, index, a.unit, a.size, STRIDE);
        store_raw(l, RESOURCE_STRUCTURED, lower_builtin(l, BUILTIN_THREAD), offset, value, &a);
        break;
    }
    case MEMORY_TYPED:
        store_typed(l, own_element(l, index), value);
        break;
    case MEMORY_TEXTURE:
        store_texel(l, index, value);
        break;
    default:
        put_store(
            l,
            put_element(l, ARRAY_LOCAL + place_part(node->bits, PLACE_COMPONENT), masked(l, index, LOCAL_LENGTH - 1)),
            value);
    }
}

void lower_result(struct lowering *l, uint32_t value)
{
    uint32_t place = put_binary(l, WRITE_SHL, lower_builtin(l, BUILTIN_THREAD), put_integer(l, 2));

    value = lower_ids(l, value);
    const struct raw_access word = raw_access_of(SCALAR_I32, 0);
    store_raw(l, RESOURCE_RESULTS, place, put_undefined(l, SCALAR_I32), value, &word);
}
