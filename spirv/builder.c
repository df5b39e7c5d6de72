#include "spirv/builder.h"

#include "base/text.h"

enum {
    GENERATOR = 0, /* not registered with Khronos */
    FIRST_TABLE_BITS = 7,
    /* words of each section that a small shader takes at most */
    FEW_CAPABILITIES = 16,
    FEW_ENTRY_POINTS = 32,
    FEW_EXECUTION_MODES = 16,
    FEW_NAMES = 144,
    FEW_ANNOTATIONS = 128,
    FEW_GLOBALS = 400,
    FEW_HEADS = 16,      /* of a function */
    FEW_EXTENSIONS = 40, /* with import and memory model */
    FEW_PIECES = 4,
    HEADER_WORDS = 5,
    PIECE_WORDS = sizeof(struct words) / sizeof(uint32_t)
};

/* In the order of enum extension. */
static const char extension_names[] = "SPV_EXT_descriptor_indexing\0"
                                      "SPV_EXT_demote_to_helper_invocation\0"
                                      "SPV_KHR_16bit_storage\0"
                                      "SPV_KHR_float_controls\0"
                                      "SPV_EXT_shader_stencil_export\0"
                                      "SPV_EXT_shader_viewport_index_layer\0"
                                      "SPV_KHR_fragment_shading_rate\0"
                                      "SPV_KHR_fragment_shader_barycentric\0"
                                      "SPV_AMD_shader_explicit_vertex_parameter\0"
                                      "SPV_EXT_fragment_fully_covered\0"
                                      "SPV_EXT_fragment_shader_interlock\0"
                                      "SPV_EXT_shader_image_int64\0"
                                      "SPV_KHR_integer_dot_product\0"
                                      "SPV_KHR_maximal_reconvergence\0"
                                      "SPV_NV_compute_shader_derivatives\0"
                                      "SPV_KHR_compute_shader_derivatives\0"
                                      "SPV_KHR_shader_clock\0"
                                      "SPV_KHR_ray_query\0"
                                      "SPV_EXT_mesh_shader\0"
                                      "SPV_KHR_physical_storage_buffer\0"
                                      "SPV_NV_raw_access_chains\0"
                                      "SPV_NV_shader_subgroup_partitioned\0"
                                      "SPV_KHR_quad_control\0"
                                      "SPV_KHR_ray_tracing\0"
                                      "SPV_EXT_shader_invocation_reorder\0"
                                      "SPV_EXT_opacity_micromap\0"
                                      "SPV_KHR_non_semantic_info\0"
                                      "SPV_VALVE_mixed_float_dot_product\0"
                                      "SPV_KHR_vulkan_memory_model\0"
                                      "SPV_KHR_cooperative_matrix\0"
                                      "SPV_NV_cooperative_matrix2\0"
                                      "SPV_EXT_float8\0";

static struct words take_room(uint32_t **room, uint32_t capacity)
{
    *room += capacity;
    return (struct words){*room - capacity, 0, capacity};
}

/* A table is filled to its half. */
static void begin_table(struct builder *b, uint32_t bits)
{
    b->interned = arena_zeroed(b->arena, UINT32_C(1) << bits, sizeof *b->interned);
    b->interned_shift = 32 - bits;
    b->last_slot = (UINT32_C(1) << bits) - 1;
    b->slots_left = UINT32_C(1) << (bits - 1);
}

void builder_init(struct builder *b, struct arena *arena, uint32_t version, uint32_t type_limit)
{
    uint32_t *room =
        arena_array(arena,
                    FEW_CAPABILITIES + FEW_ENTRY_POINTS + FEW_EXECUTION_MODES + FEW_NAMES + FEW_ANNOTATIONS +
                        FEW_GLOBALS + FEW_HEADS + FEW_EXTENSIONS + FEW_PIECES * PIECE_WORDS,
                    sizeof *room);

    memset(b, 0, sizeof *b);
    b->arena = arena;
    b->next_id = 1;
    b->version = version;
    b->type_limit = type_limit;
    b->code = &b->functions;
    begin_table(b, FIRST_TABLE_BITS);
    b->pieces.data = (struct words *)(void *)room; /* first: it is aligned for any type */
    b->pieces.capacity = FEW_PIECES;
    room += FEW_PIECES * PIECE_WORDS;
    b->capabilities = take_room(&room, FEW_CAPABILITIES);
    b->entry_points = take_room(&room, FEW_ENTRY_POINTS);
    b->execution_modes = take_room(&room, FEW_EXECUTION_MODES);
    b->debug = take_room(&room, FEW_NAMES);
    b->annotations = take_room(&room, FEW_ANNOTATIONS);
    b->globals = take_room(&room, FEW_GLOBALS);
    b->functions = take_room(&room, FEW_HEADS);
    b->head = take_room(&room, FEW_EXTENSIONS);
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

uint32_t *append_to_full(struct builder *b, struct words *section, SpvOp op, uint32_t count)
{
    if (count > MOST_OPERAND_WORDS)
        fail(b->arena->fault, DXS_LIMIT_EXCEEDED,
             "an instruction of SPIR-V with %u words behind the first; it holds %d", count, MOST_OPERAND_WORDS);
    vector_reserve(b->arena, section, count + 1);
    return put_head(section, op, count);
}

void append_list_to_full(struct builder *b, struct words *section, SpvOp op, uint32_t count, const uint32_t *operands)
{
    copy_words(append_to_full(b, section, op, count), operands, count);
}

uint32_t emit_list(struct builder *b, SpvOp op, const uint32_t type_and_id[2], uint32_t count, const uint32_t *operands)
{
    uint32_t *words = append(b, b->code, op, count + 2);

    copy_words(words, type_and_id, 2);
    copy_words(words + 2, operands, count);
    return type_and_id[1];
}

/* For callers that are compiled for size; the others have them in line. */
extern inline bool has_room(const struct words *section, uint32_t count);
extern inline uint32_t *put_head(struct words *section, SpvOp op, uint32_t count);
extern inline void copy_words(uint32_t *to, const uint32_t *from, uint32_t count);
extern inline uint32_t *append(struct builder *b, struct words *section, SpvOp op, uint32_t count);
extern inline void append_list(struct builder *b, struct words *section, SpvOp op, uint32_t count,
                               const uint32_t *operands);

void append_1(struct builder *b, struct words *section, SpvOp op, uint32_t w0)
{
    append_list(b, section, op, 1, (const uint32_t[]){w0});
}

void append_2(struct builder *b, struct words *section, SpvOp op, uint32_t w0, uint32_t w1)
{
    append_list(b, section, op, 2, (const uint32_t[]){w0, w1});
}

void append_3(struct builder *b, struct words *section, SpvOp op, uint32_t w0, uint32_t w1, uint32_t w2)
{
    append_list(b, section, op, 3, (const uint32_t[]){w0, w1, w2});
}

void append_4(struct builder *b, struct words *section, SpvOp op, uint32_t w0, uint32_t w1, uint32_t w2, uint32_t w3)
{
    append_list(b, section, op, 4, (const uint32_t[]){w0, w1, w2, w3});
}

uint32_t emit_3(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2)
{
    append_list(b, b->code, op, 3, (const uint32_t[]){type, id, w2});
    return id;
}

uint32_t emit_4(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2, uint32_t w3)
{
    append_list(b, b->code, op, 4, (const uint32_t[]){type, id, w2, w3});
    return id;
}

uint32_t emit_5(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2, uint32_t w3, uint32_t w4)
{
    append_list(b, b->code, op, 5, (const uint32_t[]){type, id, w2, w3, w4});
    return id;
}

uint32_t emit_6(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2, uint32_t w3, uint32_t w4,
                uint32_t w5)
{
    append_list(b, b->code, op, 6, (const uint32_t[]){type, id, w2, w3, w4, w5});
    return id;
}

uint32_t string_words(const char *string)
{
    return (uint32_t)(strlen(string) / 4 + 1);
}

static inline void store_bytes(uint32_t *words, const char *string, uint32_t left)
{
    const unsigned char *bytes = (const unsigned char *)string;

    for (; left >= 4; left -= 4, bytes += 4) /* they fill words from the low end on every machine */
        *words++ = (uint32_t)bytes[3] << 24 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[1] << 8 | bytes[0];
    *words = 0;
    while (left-- > 0)
        *words |= (uint32_t)bytes[left] << (8 * left);
}

void store_string(uint32_t *words, const char *string)
{
    store_bytes(words, string, (uint32_t)strlen(string));
}

static void append_with_string(struct builder *b, struct words *section, SpvOp op, uint32_t count,
                               const uint32_t *operands, const char *string)
{
    size_t length = strlen(string);
    uint32_t *words = append(b, section, op, count + (uint32_t)(length / 4 + 1));

    copy_words(words, operands, count);
    store_bytes(words + count, string, (uint32_t)length);
}

uint32_t new_string(struct builder *b, const char *text)
{
    uint32_t id = new_id(b);

    append_with_string(b, &b->strings, SpvOpString, 1, &id, text);
    return id;
}

uint32_t builder_glsl(struct builder *b)
{
    if (!b->glsl)
        b->glsl = new_id(b);
    return b->glsl;
}

uint32_t builder_printf(struct builder *b)
{
    need_extension(b, EXT_NON_SEMANTIC_INFO);
    if (!b->printf)
        b->printf = new_id(b);
    return b->printf;
}

COLD uint32_t local_variable(struct builder *b, uint32_t type, uint32_t initializer)
{
    uint32_t id = new_id(b), pointer = type_pointer(b, SpvStorageClassFunction, type);

    if (initializer)
        APPEND(b, &b->variables, SpvOpVariable, pointer, id, SpvStorageClassFunction, initializer);
    else
        APPEND(b, &b->variables, SpvOpVariable, pointer, id, SpvStorageClassFunction);
    return id;
}

/* ---- Capabilities and names -------------------------------------------------------------------------------------- */

void need_capability(struct builder *b, SpvCapability capability)
{
    for (uint32_t i = 0; i < b->capabilities.count; i += 2) /* each is two words; there are a dozen at most */
        if (b->capabilities.data[i + 1] == (uint32_t)capability)
            return;
    APPEND(b, &b->capabilities, SpvOpCapability, capability);
}

void need_extension(struct builder *b, enum extension extension)
{
    b->extensions |= UINT32_C(1) << extension;
}

void need_version(struct builder *b, uint32_t version)
{
    if (b->version < version)
        b->version = version;
}

void set_name(struct builder *b, uint32_t id, const char *name)
{
    if (name && *name)
        append_with_string(b, &b->debug, SpvOpName, 1, &id, name);
}

COLD void set_member_name(struct builder *b, uint32_t id, uint32_t member, const char *name)
{
    if (name && *name)
        append_with_string(b, &b->debug, SpvOpMemberName, 2, (uint32_t[]){id, member}, name);
}

/* ---- Types and constants, each once ------------------------------------------------------------------------------ */

static inline uint32_t hash_words(SpvOp op, uint32_t count, const uint32_t *operands)
{
    uint32_t hash = (uint32_t)op * 0x9E3779B1u;

    for (uint32_t i = 0; i < count; i++)
        hash = ((hash << 5 | hash >> 27) ^ operands[i]) * 0x9E3779B1u;
    return hash;
}

/* Where the search for a hash begins: products have their best bits at the top. */
static uint32_t first_slot(const struct builder *b, uint32_t hash)
{
    return hash >> b->interned_shift;
}

static uint32_t next_slot(const struct builder *b, uint32_t slot)
{
    return (slot + 1) & b->last_slot;
}

static COLD void grow_interned(struct builder *b)
{
    const struct interned *old = b->interned, *end = old + b->last_slot + 1;

    begin_table(b, 32 - b->interned_shift + 1);
    b->slots_left /= 2; /* the other half is taken at once */
    for (; old < end; old++) {
        uint32_t slot = first_slot(b, old->hash);
        while (old->place && b->interned[slot].place)
            slot = next_slot(b, slot);
        if (old->place)
            b->interned[slot] = *old;
    }
}

static uint32_t new_type_id(struct builder *b)
{
    if (++b->type_count > b->type_limit)
        fail(b->arena->fault, DXS_TYPE_LIMIT, "%u types of SPIR-V or more; the limit is %u", b->type_count,
             b->type_limit);
    return new_id(b);
}

/* Whether a declaration has these operands around its result id. */
static bool is_declaration_of(const uint32_t *words, uint32_t id_place, uint32_t count, const uint32_t *operands)
{
    for (uint32_t i = 0; i < count; i++)
        if (words[i < id_place ? i + 1 : i + 2] != operands[i])
            return false;
    return true;
}

/* Adds a declaration that was not found: `slot` is where. */
static uint32_t declare(struct builder *b, uint32_t slot, uint32_t hash, SpvOp op, uint32_t id_place, uint32_t count,
                        const uint32_t *operands)
{
    b->interned[slot] = (struct interned){hash, b->globals.count + 1};
    uint32_t id = id_place == 0 ? new_type_id(b) : new_id(b), *words = append(b, &b->globals, op, count + 1);
    if (id_place > 0)
        *words++ = *operands++;
    *words++ = id;
    copy_words(words, operands, count - id_place);
    if (--b->slots_left == 0)
        grow_interned(b);
    return id;
}

/* The id of the declaration with these operands; `id_place` is where among its words the result id stands: 0 for types,
 * 1 for constants, behind their type. */
static uint32_t intern(struct builder *b, SpvOp op, uint32_t id_place, uint32_t count, const uint32_t *operands)
{
    uint32_t hash = hash_words(op, count, operands), head = (count + 2) << 16 | (uint32_t)op;
    uint32_t slot = first_slot(b, hash);

    for (; b->interned[slot].place; slot = next_slot(b, slot)) {
        const uint32_t *words = b->globals.data + b->interned[slot].place - 1;
        if (b->interned[slot].hash == hash && words[0] == head && is_declaration_of(words, id_place, count, operands))
            return words[1 + id_place];
    }
    return declare(b, slot, hash, op, id_place, count, operands);
}

#define INTERN_TYPE(b, op, ...) intern((b), (op), 0, WORD_COUNT(__VA_ARGS__), (const uint32_t[]){__VA_ARGS__})
#define INTERN_CONSTANT(b, op, ...) intern((b), (op), 1, WORD_COUNT(__VA_ARGS__), (const uint32_t[]){__VA_ARGS__})

uint32_t type_void(struct builder *b)
{
    if (!b->void_type)
        b->void_type = intern(b, SpvOpTypeVoid, 0, 0, &b->next_id);
    return b->void_type;
}

uint32_t type_bool(struct builder *b)
{
    if (!b->bool_type)
        b->bool_type = intern(b, SpvOpTypeBool, 0, 0, &b->next_id);
    return b->bool_type;
}

static COLD void need_int(struct builder *b, uint32_t bits)
{
    if (bits == 8)
        need_capability(b, SpvCapabilityInt8);
    else if (bits == 16)
        need_capability(b, SpvCapabilityInt16);
    else if (bits == 64)
        need_capability(b, SpvCapabilityInt64);
}

uint32_t type_int(struct builder *b, uint32_t bits)
{
    if (bits == 32 && b->u32_type)
        return b->u32_type;
    need_int(b, bits);
    uint32_t type = INTERN_TYPE(b, SpvOpTypeInt, bits, 0);
    if (bits == 32)
        b->u32_type = type;
    return type;
}

uint32_t type_signed_int(struct builder *b, uint32_t bits)
{
    need_int(b, bits);
    return INTERN_TYPE(b, SpvOpTypeInt, bits, 1);
}

uint32_t type_float(struct builder *b, uint32_t bits)
{
    if (bits == 32 && b->f32_type)
        return b->f32_type;
    if (bits == 16)
        need_capability(b, SpvCapabilityFloat16);
    else if (bits == 64)
        need_capability(b, SpvCapabilityFloat64);
    uint32_t type = INTERN_TYPE(b, SpvOpTypeFloat, bits);
    if (bits == 32)
        b->f32_type = type;
    return type;
}

COLD uint32_t type_encoded_float(struct builder *b, uint32_t bits, uint32_t encoding)
{
    return INTERN_TYPE(b, SpvOpTypeFloat, bits, encoding);
}

COLD uint32_t type_cooperative_matrix(struct builder *b, uint32_t element, uint32_t scope, uint32_t rows,
                                      uint32_t columns, uint32_t use)
{
    return INTERN_TYPE(b, (SpvOp)DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX, element, scope, rows, columns, use);
}

uint32_t type_vector(struct builder *b, uint32_t element, uint32_t count)
{
    uint32_t *known = element == b->f32_type ? b->f32_vectors : element == b->u32_type ? b->u32_vectors : NULL;

    if (count == 1)
        return element;
    if (!known || count > 4)
        return INTERN_TYPE(b, SpvOpTypeVector, element, count);
    if (!known[count])
        known[count] = INTERN_TYPE(b, SpvOpTypeVector, element, count);
    return known[count];
}

uint32_t type_array(struct builder *b, uint32_t element, uint32_t count)
{
    return INTERN_TYPE(b, SpvOpTypeArray, element, constant_u32(b, count));
}

uint32_t type_pointer(struct builder *b, SpvStorageClass storage, uint32_t pointee)
{
    struct known_pointer *known = &b->pointers[(pointee + 5 * (uint32_t)storage) % KNOWN_POINTERS];

    if (known->pointee != pointee || known->storage != (uint32_t)storage)
        *known = (struct known_pointer){(uint32_t)storage, pointee,
                                        INTERN_TYPE(b, SpvOpTypePointer, (uint32_t)storage, pointee)};
    return known->id;
}

COLD uint32_t type_function(struct builder *b, uint32_t result, uint32_t count, const uint32_t *parameters)
{
    uint32_t *operands = arena_array(b->arena, (size_t)count + 1, sizeof *operands);

    operands[0] = result;
    for (uint32_t i = 0; i < count; i++)
        operands[i + 1] = parameters[i];
    return intern(b, SpvOpTypeFunction, 0, count + 1, operands);
}

COLD uint32_t type_image(struct builder *b, uint32_t sampled_type, SpvDim dim, uint32_t depth, bool arrayed,
                         bool multisampled, uint32_t sampled, SpvImageFormat format)
{
    return INTERN_TYPE(b, SpvOpTypeImage, sampled_type, (uint32_t)dim, depth, arrayed, multisampled, sampled,
                       (uint32_t)format);
}

uint32_t type_sampled_image(struct builder *b, uint32_t image)
{
    return INTERN_TYPE(b, SpvOpTypeSampledImage, image);
}

uint32_t type_sampler(struct builder *b)
{
    return intern(b, SpvOpTypeSampler, 0, 0, &b->next_id);
}

uint32_t type_matrix(struct builder *b, uint32_t column, uint32_t count)
{
    return INTERN_TYPE(b, SpvOpTypeMatrix, column, count);
}

uint32_t type_acceleration_structure(struct builder *b)
{
    return intern(b, SpvOpTypeAccelerationStructureKHR, 0, 0, &b->next_id);
}

uint32_t type_ray_query(struct builder *b)
{
    return intern(b, SpvOpTypeRayQueryKHR, 0, 0, &b->next_id);
}

uint32_t type_hit_object(struct builder *b)
{
    return intern(b, (SpvOp)DXS_SPV_OP_TYPE_HIT_OBJECT, 0, 0, &b->next_id);
}

uint32_t type_struct_value(struct builder *b, uint32_t count, const uint32_t *members)
{
    return intern(b, SpvOpTypeStruct, 0, count, members);
}

COLD uint32_t new_array(struct builder *b, uint32_t element, uint32_t count, uint32_t stride)
{
    uint32_t length = constant_u32(b, count), id = new_type_id(b);

    APPEND(b, &b->globals, SpvOpTypeArray, id, element, length);
    if (stride)
        DECORATE(b, id, SpvDecorationArrayStride, stride);
    return id;
}

COLD uint32_t new_runtime_array(struct builder *b, uint32_t element, uint32_t stride)
{
    uint32_t id = new_type_id(b);

    APPEND(b, &b->globals, SpvOpTypeRuntimeArray, id, element);
    if (stride)
        DECORATE(b, id, SpvDecorationArrayStride, stride);
    return id;
}

COLD uint32_t new_struct(struct builder *b, uint32_t count, const uint32_t *members)
{
    uint32_t id = new_type_id(b);
    uint32_t *words = append(b, &b->globals, SpvOpTypeStruct, count + 1);

    words[0] = id;
    for (uint32_t i = 0; i < count; i++)
        words[i + 1] = members[i];
    return id;
}

uint32_t constant_u32(struct builder *b, uint32_t value)
{
    bool small = value < sizeof b->small_constants / sizeof *b->small_constants;

    if (small && b->small_constants[value])
        return b->small_constants[value];
    uint32_t id = INTERN_CONSTANT(b, SpvOpConstant, type_int(b, 32), value);
    if (small)
        b->small_constants[value] = id;
    return id;
}

uint32_t constant_f32(struct builder *b, float value)
{
    return constant_float(b, 32, value);
}

uint32_t constant_bool(struct builder *b, bool value)
{
    return intern(b, value ? SpvOpConstantTrue : SpvOpConstantFalse, 1, 1, (uint32_t[]){type_bool(b)});
}

uint32_t constant_bits(struct builder *b, uint32_t type, uint32_t width, uint64_t bits)
{
    if (width == 64)
        return INTERN_CONSTANT(b, SpvOpConstant, type, (uint32_t)bits, (uint32_t)(bits >> 32));
    if (width < 32)
        bits &= (UINT64_C(1) << width) - 1; /* unsigned types: high bits are zero */
    return INTERN_CONSTANT(b, SpvOpConstant, type, (uint32_t)bits);
}

uint32_t constant_int(struct builder *b, uint32_t bits, uint64_t value)
{
    return bits == 32 ? constant_u32(b, (uint32_t)value) : constant_bits(b, type_int(b, bits), bits, value);
}

/* The bits of the half nearest to a value that fits one: constants of ours only, so no rounding is at stake. */
static COLD uint32_t half_bits(float value)
{
    uint32_t bits, sign, mantissa;
    int32_t exponent;

    memcpy(&bits, &value, sizeof bits);
    sign = bits >> 16 & 0x8000;
    exponent = (int32_t)(bits >> 23 & 0xFF) - 127 + 15;
    mantissa = bits >> 13 & 0x3FF;
    if ((bits & 0x7FFFFFFF) == 0)
        return sign;
    if (exponent >= 31)
        return sign | 0x7C00 | ((bits & 0x7FFFFFFF) > 0x7F800000 ? 0x200 : 0);
    if (exponent <= 0)
        return exponent < -10 ? sign : sign | (mantissa | 0x400) >> (1 - exponent);
    return sign | (uint32_t)exponent << 10 | mantissa;
}

uint32_t constant_float(struct builder *b, uint32_t bits, double value)
{
    float single = (float)value;
    uint64_t pattern = 0;

    if (bits == 64) {
        memcpy(&pattern, &value, sizeof value);
    } else if (bits == 32) {
        uint32_t word;
        memcpy(&word, &single, sizeof word);
        pattern = word;
    } else {
        pattern = half_bits(single);
    }
    return constant_bits(b, type_float(b, bits), bits, pattern);
}

uint32_t constant_null(struct builder *b, uint32_t type)
{
    return INTERN_CONSTANT(b, SpvOpConstantNull, type);
}

uint32_t new_spec_constant(struct builder *b, uint32_t id, uint32_t value)
{
    uint32_t constant = new_id(b);

    APPEND(b, &b->globals, SpvOpSpecConstant, type_int(b, 32), constant, value);
    DECORATE(b, constant, SpvDecorationSpecId, id);
    return constant;
}

uint32_t constant_undef(struct builder *b, uint32_t type)
{
    return b->undefined_is_zero ? constant_null(b, type) : INTERN_CONSTANT(b, SpvOpUndef, type);
}

uint32_t constant_composite(struct builder *b, uint32_t type, uint32_t count, const uint32_t *elements)
{
    uint32_t *operands = arena_array(b->arena, (size_t)count + 1, sizeof *operands);

    operands[0] = type;
    for (uint32_t i = 0; i < count; i++)
        operands[i + 1] = elements[i];
    return intern(b, SpvOpConstantComposite, 1, count + 1, operands);
}

COLD uint32_t global_variable(struct builder *b, uint32_t type, SpvStorageClass storage, uint32_t initializer)
{
    uint32_t pointer = type_pointer(b, storage, type), id = new_id(b);

    if (initializer)
        APPEND(b, &b->globals, SpvOpVariable, pointer, id, (uint32_t)storage, initializer);
    else
        APPEND(b, &b->globals, SpvOpVariable, pointer, id, (uint32_t)storage);
    return id;
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

/* Where the whole goes: room for `before` words, the last piece behind them, room for `after` more. In the last piece's
 * own place if there is as much: it is nearly all there is, and to hold it twice would take the most memory of all. */
static struct words make_room(struct builder *b, uint32_t before, uint32_t after)
{
    const struct words *last = &b->pieces.data[b->pieces.count - 1];
    struct words out = {0};

    if (last->capacity - last->count >= before + after) {
        memmove(last->data + before, last->data, last->count * sizeof *last->data);
        return (struct words){last->data, 0, last->capacity};
    }
    vector_reserve(b->arena, &out, (size_t)before + last->count + after);
    if (last->count)
        memcpy(out.data + before, last->data, last->count * sizeof *last->data);
    return out;
}

static void put_section(struct words *out, const struct words *section)
{
    if (section->count)
        memcpy(out->data + out->count, section->data, section->count * sizeof(uint32_t));
    out->count += section->count;
}

void add_piece(struct builder *b, const struct words *words)
{
    if (b->functions.count > 0) { /* what stands open comes first */
        vector_push(b->arena, &b->pieces, b->functions);
        b->functions = (struct words){0};
    }
    if (words->count > 0)
        vector_push(b->arena, &b->pieces, *words);
}

struct words builder_finish(struct builder *b)
{
    bool physical = false;

    if (b->pieces.count == 0)
        vector_push(b->arena, &b->pieces, (struct words){0});
    for (uint32_t left = b->extensions; left; left &= left - 1)
        append_with_string(b, &b->head, SpvOpExtension, 0, NULL, nth_text(extension_names, lowest_bit(left)));
    if (b->glsl)
        append_with_string(b, &b->head, SpvOpExtInstImport, 1, &b->glsl, "GLSL.std.450");
    if (b->printf)
        append_with_string(b, &b->head, SpvOpExtInstImport, 1, &b->printf, "NonSemantic.DebugPrintf");
    if (b->debug_info)
        append_with_string(b, &b->head, SpvOpExtInstImport, 1, &b->debug_info, "NonSemantic.Shader.DebugInfo.100");
    for (uint32_t i = 0; i < b->capabilities.count; i += 2)
        physical |= b->capabilities.data[i + 1] == SpvCapabilityPhysicalStorageBufferAddresses;
    APPEND(b, &b->head, SpvOpMemoryModel,
           physical ? SpvAddressingModelPhysicalStorageBuffer64 : SpvAddressingModelLogical,
           b->vulkan_memory_model ? SpvMemoryModelVulkan : SpvMemoryModelGLSL450);

    const struct words *sections[] = {&b->capabilities, &b->head,  &b->entry_points, &b->execution_modes,
                                      &b->strings,      &b->debug, &b->annotations,  &b->globals};
    uint32_t before = HEADER_WORDS, last = b->pieces.count - 1;
    for (size_t i = 0; i < sizeof sections / sizeof *sections; i++)
        before += sections[i]->count;
    for (uint32_t i = 0; i < last; i++)
        before += b->pieces.data[i].count;
    struct words out = make_room(b, before, b->functions.count);
    uint32_t *header = out.data;
    header[0] = SpvMagicNumber;
    header[1] = b->version;
    header[2] = GENERATOR;
    header[3] = b->next_id;
    header[4] = 0;
    out.count = HEADER_WORDS;
    for (size_t i = 0; i < sizeof sections / sizeof *sections; i++)
        put_section(&out, sections[i]);
    for (uint32_t i = 0; i < last; i++)
        put_section(&out, &b->pieces.data[i]);
    out.count += b->pieces.data[last].count; /* there already */
    put_section(&out, &b->functions);
    return out;
}
