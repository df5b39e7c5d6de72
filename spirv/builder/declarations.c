/* Types, constants and global variables. A hash table over their words finds types and constants declared before. */
#include "spirv/builder/builder.h"

enum {
    FIRST_TABLE_BITS = 7
};

/* Creates an empty table of 2^bits slots. It is filled to one half at most. */
static void begin_table(struct builder *b, uint32_t bits)
{
    b->interned = arena_zeroed(b->arena, UINT32_C(1) << bits, sizeof *b->interned);
    b->interned_shift = 32 - bits;
    b->last_slot = (UINT32_C(1) << bits) - 1;
    b->slots_left = UINT32_C(1) << (bits - 1);
}

void begin_declarations(struct builder *b)
{
    begin_table(b, FIRST_TABLE_BITS);
}

static inline uint32_t hash_words(SpvOp op, uint32_t count, const uint32_t *operands)
{
    uint32_t hash = (uint32_t)op * 0x9E3779B1u;

    for (uint32_t i = 0; i < count; i++)
        hash = ((hash << 5 | hash >> 27) ^ operands[i]) * 0x9E3779B1u;
    return hash;
}

/* The slot where the search for a hash begins: the high bits of a multiplicative hash are the best mixed. */
static struct interned *first_slot(const struct builder *b, uint32_t hash)
{
    return &b->interned[hash >> b->interned_shift];
}

static struct interned *next_slot(const struct builder *b, const struct interned *slot)
{
    return &b->interned[(uint32_t)(slot - b->interned + 1) & b->last_slot];
}

static COLD void grow_interned(struct builder *b)
{
    const struct interned *old = b->interned, *end = old + b->last_slot + 1;

    begin_table(b, 32 - b->interned_shift + 1);
    b->slots_left /= 2; /* the old entries take the other half */
    for (; old < end; old++) {
        struct interned *slot = first_slot(b, old->hash);
        while (old->offset && slot->offset)
            slot = next_slot(b, slot);
        if (old->offset)
            *slot = *old;
    }
}

static COLD void refuse_types(const struct builder *b)
{
    fail(b->arena->fault, DXS_RESULT_TYPE_LIMIT,
         "the SPIR-V module needs %u types or more: the limit is %u (dxs_limits.types)", b->type_count, b->type_limit);
}

static uint32_t new_type_id(struct builder *b)
{
    if (++b->type_count > b->type_limit)
        refuse_types(b);
    return new_id(b);
}

/* Whether the declaration's words equal `operands`, apart from the result id. */
static bool is_declaration_of(const uint32_t *words, uint32_t id_position, uint32_t count, const uint32_t *operands)
{
    for (uint32_t i = 0; i < count; i++)
        if (words[i < id_position ? i + 1 : i + 2] != operands[i])
            return false;
    return true;
}

/* Appends a new declaration and enters it into the table at `slot`. There is room for it. */
static ALWAYS_INLINE uint32_t declare(struct builder *b, struct interned *slot, uint32_t hash, SpvOp op,
                                      uint32_t id_position, uint32_t count, const uint32_t *operands)
{
    b->slots_left--;
    *slot = (struct interned){hash, b->globals.count + 1};
    uint32_t id = id_position == 0 ? new_type_id(b) : new_id(b);
    uint32_t *words = put_head(&b->globals, op, count + 1);
    if (id_position > 0)
        *words++ = *operands++;
    *words++ = id;
    copy_words(words, operands, count - id_position);
    return id;
}

static uint32_t intern(struct builder *b, SpvOp op, uint32_t id_position, uint32_t count, const uint32_t *operands);

/* intern of a new declaration, when the section or the table is full. */
static NOINLINE COLD uint32_t intern_in_full(struct builder *b, SpvOp op, uint32_t id_position, uint32_t count,
                                             const uint32_t *operands)
{
    reserve_words(b, &b->globals, count + 1);
    if (b->slots_left == 0)
        grow_interned(b);
    return intern(b, op, id_position, count, operands);
}

/* The id of the declaration with these operands, which is added if it is new. `id_position`: operands before the result
 * id; 0 for types, 1 for constants (their type). */
static ALWAYS_INLINE uint32_t find_or_declare(struct builder *b, SpvOp op, uint32_t id_position, uint32_t count,
                                              const uint32_t *operands)
{
    uint32_t head = (count + 2) << 16 | (uint32_t)op, hash = hash_words(op, count, operands);
    struct interned *slot = first_slot(b, hash);

    for (; slot->offset; slot = next_slot(b, slot)) {
        const uint32_t *words = b->globals.data + slot->offset - 1;
        if (slot->hash == hash && words[0] == head && is_declaration_of(words, id_position, count, operands))
            return words[1 + id_position];
    }
    if (b->slots_left == 0 || !has_room(&b->globals, count + 1))
        return intern_in_full(b, op, id_position, count, operands);
    return declare(b, slot, hash, op, id_position, count, operands);
}

static uint32_t intern(struct builder *b, SpvOp op, uint32_t id_position, uint32_t count, const uint32_t *operands)
{
    return find_or_declare(b, op, id_position, count, operands);
}

/* A constant of one word, as nearly all are. */
static uint32_t intern_word(struct builder *b, uint32_t type, uint32_t word)
{
    return find_or_declare(b, SpvOpConstant, 1, 2, (const uint32_t[]){type, word});
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

uint32_t type_u32(struct builder *b)
{
    if (!b->u32_type)
        b->u32_type = INTERN_TYPE(b, SpvOpTypeInt, 32, 0);
    return b->u32_type;
}

uint32_t type_int(struct builder *b, uint32_t bits)
{
    if (bits == 32)
        return type_u32(b);
    need_int(b, bits);
    return INTERN_TYPE(b, SpvOpTypeInt, bits, 0);
}

uint32_t type_signed_int(struct builder *b, uint32_t bits)
{
    need_int(b, bits);
    return INTERN_TYPE(b, SpvOpTypeInt, bits, 1);
}

uint32_t type_f32(struct builder *b)
{
    if (!b->f32_type)
        b->f32_type = INTERN_TYPE(b, SpvOpTypeFloat, 32);
    return b->f32_type;
}

uint32_t type_float(struct builder *b, uint32_t bits)
{
    if (bits == 32)
        return type_f32(b);
    if (bits == 16)
        need_capability(b, SpvCapabilityFloat16);
    else if (bits == 64)
        need_capability(b, SpvCapabilityFloat64);
    return INTERN_TYPE(b, SpvOpTypeFloat, bits);
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

COLD uint32_t type_cooperative_vector(struct builder *b, uint32_t element, uint32_t count)
{
    return INTERN_TYPE(b, (SpvOp)DXS_SPV_OP_TYPE_VECTOR_ID, element, constant_u32(b, count));
}

static COLD uint32_t long_vector(struct builder *b, uint32_t element, uint32_t count)
{
    need_capability_of(b, (SpvCapability)DXS_SPV_CAPABILITY_LONG_VECTOR, EXT_LONG_VECTOR);
    return type_cooperative_vector(b, element, count);
}

/* `known`: builder.f32_vectors, builder.u32_vectors; NULL: vectors of this type are not cached. */
static NOINLINE uint32_t declare_vector(struct builder *b, uint32_t element, uint32_t count, uint32_t *known)
{
    if (count == 1)
        return element;
    if (count > 4)
        return long_vector(b, element, count);
    uint32_t id = INTERN_TYPE(b, SpvOpTypeVector, element, count);
    if (known)
        known[count] = id;
    return id;
}

uint32_t type_vector(struct builder *b, uint32_t element, uint32_t count)
{
    uint32_t *known = element == b->f32_type ? b->f32_vectors : element == b->u32_type ? b->u32_vectors : NULL;

    return known && count <= 4 && known[count] ? known[count] : declare_vector(b, element, count, known);
}

uint32_t type_array(struct builder *b, uint32_t element, uint32_t count)
{
    return INTERN_TYPE(b, SpvOpTypeArray, element, constant_u32(b, count));
}

static NOINLINE uint32_t declare_pointer(struct builder *b, uint32_t storage, uint32_t pointee,
                                         struct known_pointer *known)
{
    *known = (struct known_pointer){storage, pointee, INTERN_TYPE(b, SpvOpTypePointer, storage, pointee)};
    return known->id;
}

uint32_t type_pointer(struct builder *b, SpvStorageClass storage, uint32_t pointee)
{
    struct known_pointer *known = &b->pointers[(pointee + 5 * (uint32_t)storage) % KNOWN_POINTERS];

    return known->pointee == pointee && known->storage == (uint32_t)storage
               ? known->id
               : declare_pointer(b, (uint32_t)storage, pointee, known);
}

/* A declaration whose operands are a type and a list. */
static uint32_t intern_list(struct builder *b, SpvOp op, uint32_t id_position, uint32_t type, uint32_t count,
                            const uint32_t *list)
{
    uint32_t *operands = arena_words(b->arena, (size_t)count + 1);

    operands[0] = type;
    copy_words(operands + 1, list, count);
    return intern(b, op, id_position, count + 1, operands);
}

COLD uint32_t type_function(struct builder *b, uint32_t result, uint32_t count, const uint32_t *parameters)
{
    return intern_list(b, SpvOpTypeFunction, 0, result, count, parameters);
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

uint32_t type_transform(struct builder *b)
{
    return INTERN_TYPE(b, SpvOpTypeMatrix, type_vector(b, type_f32(b), 3), 4);
}

/* Types without operands. */
#define PLAIN_TYPE(name, op)                                                                                           \
    uint32_t name(struct builder *b)                                                                                   \
    {                                                                                                                  \
        return intern(b, op, 0, 0, &b->next_id);                                                                       \
    }
PLAIN_TYPE(type_sampler, SpvOpTypeSampler)
PLAIN_TYPE(type_acceleration_structure, SpvOpTypeAccelerationStructureKHR)
PLAIN_TYPE(type_ray_query, SpvOpTypeRayQueryKHR)
PLAIN_TYPE(type_hit_object, (SpvOp)DXS_SPV_OP_TYPE_HIT_OBJECT)

COLD uint32_t type_untyped_pointer(struct builder *b, SpvStorageClass storage)
{
    need_capability_of(b, (SpvCapability)DXS_SPV_CAPABILITY_UNTYPED_POINTERS, EXT_UNTYPED_POINTERS);
    return INTERN_TYPE(b, (SpvOp)DXS_SPV_OP_TYPE_UNTYPED_POINTER, (uint32_t)storage);
}

COLD uint32_t type_buffer(struct builder *b, SpvStorageClass storage)
{
    return INTERN_TYPE(b, (SpvOp)DXS_SPV_OP_TYPE_BUFFER, (uint32_t)storage);
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
    copy_words(words + 1, members, count);
    return id;
}

COLD uint32_t new_block(struct builder *b, uint32_t member, uint32_t offset)
{
    uint32_t type = new_struct(b, 1, &member);

    DECORATE(b, type, SpvDecorationBlock);
    DECORATE_MEMBER(b, type, 0, SpvDecorationOffset, offset);
    return type;
}

static NOINLINE uint32_t declare_u32(struct builder *b, uint32_t value)
{
    uint32_t id = intern_word(b, type_u32(b), value);

    if (value < SMALL_CONSTANTS)
        b->small_constants[value] = id;
    return id;
}

uint32_t constant_u32(struct builder *b, uint32_t value)
{
    return value < SMALL_CONSTANTS && b->small_constants[value] ? b->small_constants[value] : declare_u32(b, value);
}

uint32_t constant_f32(struct builder *b, float value)
{
    return constant_float(b, 32, value);
}

COLD uint32_t constant_bool(struct builder *b, bool value)
{
    return intern(b, value ? SpvOpConstantTrue : SpvOpConstantFalse, 1, 1, (uint32_t[]){type_bool(b)});
}

uint32_t constant_bits(struct builder *b, uint32_t type, uint32_t width, uint64_t bits)
{
    if (width == 64)
        return INTERN_CONSTANT(b, SpvOpConstant, type, (uint32_t)bits, (uint32_t)(bits >> 32));
    if (width < 32)
        bits &= (UINT64_C(1) << width) - 1; /* SPIR-V: the high bits of narrow unsigned literals are zero */
    return intern_word(b, type, (uint32_t)bits);
}

void constant_words(struct builder *b, uint32_t type, uint32_t count, const uint64_t *words, uint32_t *ids)
{
    for (uint32_t i = 0; i < count; i++)
        ids[i] = i > 0 && words[i] == words[i - 1] ? ids[i - 1] : intern_word(b, type, (uint32_t)words[i]);
}

uint32_t constant_int(struct builder *b, uint32_t bits, uint64_t value)
{
    return bits == 32 ? constant_u32(b, (uint32_t)value) : constant_bits(b, type_int(b, bits), bits, value);
}

/* The half with this value: 0, a normal half, or a number beyond all halves, which becomes infinite. */
static COLD uint32_t half_bits(float value)
{
    uint32_t bits, sign, mantissa;
    int32_t exponent;

    memcpy(&bits, &value, sizeof bits);
    sign = bits >> 16 & 0x8000;
    exponent = (int32_t)(bits >> 23 & 0xFF) - 127 + 15;
    mantissa = bits >> 13 & 0x3FF;
    if (exponent <= 0)
        return sign;
    if (exponent >= 31)
        return sign | 0x7C00;
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

COLD uint32_t new_spec_constant(struct builder *b, uint32_t bits, uint32_t id, uint64_t value)
{
    uint32_t constant = new_id(b);
    uint32_t words[] = {type_int(b, bits), constant, (uint32_t)value, (uint32_t)(value >> 32)};

    append_list(b, &b->globals, SpvOpSpecConstant, 2 + bits / 32, words);
    DECORATE(b, constant, SpvDecorationSpecId, id);
    return constant;
}

uint32_t constant_undef(struct builder *b, uint32_t type)
{
    return b->undefined_is_zero ? constant_null(b, type) : INTERN_CONSTANT(b, SpvOpUndef, type);
}

COLD uint32_t constant_size_of(struct builder *b, uint32_t type)
{
    return INTERN_CONSTANT(b, (SpvOp)DXS_SPV_OP_CONSTANT_SIZE_OF, type_u32(b), type);
}

COLD uint32_t constant_operation(struct builder *b, SpvOp op, uint32_t type, uint32_t count, const uint32_t *operands)
{
    uint32_t words[5] = {type, (uint32_t)op};

    copy_words(words + 2, operands, count);
    return intern(b, SpvOpSpecConstantOp, 1, count + 2, words);
}

uint32_t constant_composite(struct builder *b, uint32_t type, uint32_t count, const uint32_t *elements)
{
    return intern_list(b, SpvOpConstantComposite, 1, type, count, elements);
}

COLD uint32_t global_variable(struct builder *b, uint32_t type, SpvStorageClass storage, uint32_t initializer)
{
    uint32_t words[] = {type_pointer(b, storage, type), new_id(b), (uint32_t)storage, initializer};

    append_list(b, &b->globals, SpvOpVariable, initializer ? 4 : 3, words);
    return words[1];
}

COLD uint32_t untyped_variable(struct builder *b, uint32_t type, SpvStorageClass storage)
{
    uint32_t words[] = {type_untyped_pointer(b, storage), new_id(b), (uint32_t)storage, type};

    append_list(b, &b->globals, (SpvOp)DXS_SPV_OP_UNTYPED_VARIABLE, type ? 4 : 3, words);
    return words[1];
}
