/* The sections of a SPIR-V module: appending instructions, and joining the sections to a module. */
#include "spirv/builder/builder.h"

#include "base/text.h"

enum {
    GENERATOR = 0, /* not registered with Khronos */
    /* initial capacity of each section in words: enough for small shaders */
    FEW_CAPABILITIES = 16,
    FEW_ENTRY_POINTS = 32,
    FEW_EXECUTION_MODES = 16,
    FEW_NAMES = 144,
    FEW_ANNOTATIONS = 128,
    FEW_GLOBALS = 400,
    FEW_HEADS = 16,      /* OpFunction and first OpLabel */
    FEW_EXTENSIONS = 40, /* with OpExtInstImport and OpMemoryModel */
    FEW_PIECES = 4,
    HEADER_WORDS = 5,
    PIECE_WORDS = sizeof(struct words) / sizeof(uint32_t)
};

/* In the order of enum extension. */
static const char extension_names[] =
#define EXTENSION(name, text) text "\0"
#include "spirv/builder/extensions.def"
#undef EXTENSION
    ;

/* Splits an empty vector of this capacity off the front of `room`. */
static struct words take_room(uint32_t **room, uint32_t capacity)
{
    *room += capacity;
    return (struct words){*room - capacity, 0, capacity};
}

void builder_init(struct builder *b, struct arena *arena, uint32_t version, uint32_t type_limit)
{
    uint32_t *room =
        arena_words(arena, FEW_CAPABILITIES + FEW_ENTRY_POINTS + FEW_EXECUTION_MODES + FEW_NAMES + FEW_ANNOTATIONS +
                               FEW_GLOBALS + FEW_HEADS + FEW_EXTENSIONS + FEW_PIECES * PIECE_WORDS);

    memset(b, 0, sizeof *b);
    b->arena = arena;
    b->next_id = 1;
    b->version = version;
    b->type_limit = type_limit;
    b->code = &b->functions;
    begin_declarations(b);
    b->pieces.data = (struct words *)(void *)room; /* first, because only the start of `room` is aligned for it */
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

void reserve_words(struct builder *b, struct words *section, uint32_t count)
{
    if (count > MAX_OPERAND_WORDS)
        fail(b->arena->fault, DXS_RESULT_LIMIT_EXCEEDED,
             "a SPIR-V instruction needs %u operand words: at most %d are possible", count, MAX_OPERAND_WORDS);
    vector_reserve(b->arena, section, count + 1);
}

uint32_t *append_to_full(struct builder *b, struct words *section, SpvOp op, uint32_t count)
{
    reserve_words(b, section, count);
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

/* Definitions for callers that do not inline them: files that are compiled for size. */
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

uint32_t emit_new_3(struct builder *b, SpvOp op, uint32_t type, uint32_t w2)
{
    return emit_3(b, op, type, new_id(b), w2);
}

uint32_t emit_new_4(struct builder *b, SpvOp op, uint32_t type, uint32_t w2, uint32_t w3)
{
    return emit_4(b, op, type, new_id(b), w2, w3);
}

uint32_t emit_new_5(struct builder *b, SpvOp op, uint32_t type, uint32_t w2, uint32_t w3, uint32_t w4)
{
    return emit_5(b, op, type, new_id(b), w2, w3, w4);
}

uint32_t emit_new_6(struct builder *b, SpvOp op, uint32_t type, uint32_t w2, uint32_t w3, uint32_t w4, uint32_t w5)
{
    return emit_6(b, op, type, new_id(b), w2, w3, w4, w5);
}

uint32_t emit_glsl_1(struct builder *b, enum GLSLstd450 instruction, uint32_t type, uint32_t x)
{
    return emit_new_5(b, SpvOpExtInst, type, builder_glsl(b), instruction, x);
}

COLD uint32_t emit_glsl_2(struct builder *b, enum GLSLstd450 instruction, uint32_t type, uint32_t x, uint32_t y)
{
    return emit_new_6(b, SpvOpExtInst, type, builder_glsl(b), instruction, x, y);
}

COLD uint32_t emit_glsl_3(struct builder *b, enum GLSLstd450 instruction, uint32_t type, uint32_t x, uint32_t y,
                          uint32_t z)
{
    uint32_t words[] = {type, 0, builder_glsl(b), instruction, x, y, z};

    words[1] = new_id(b);
    append_list(b, b->code, SpvOpExtInst, 7, words);
    return words[1];
}

uint32_t string_words(const char *string)
{
    return (uint32_t)(strlen(string) / 4 + 1);
}

static inline void store_bytes(uint32_t *words, const char *string, uint32_t left)
{
    const unsigned char *bytes = (const unsigned char *)string;

    for (; left >= 4; left -= 4, bytes += 4) /* SPIR-V: the first byte is the lowest of its word */
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
    string = utf8_text(b->arena, string);
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

uint32_t new_import(struct builder *b, const char *set)
{
    uint32_t id = new_id(b);

    append_with_string(b, &b->imports, SpvOpExtInstImport, 1, &id, set);
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
    uint32_t id = new_id(b),
             words[] = {type_pointer(b, SpvStorageClassFunction, type), id, SpvStorageClassFunction, initializer};

    append_list(b, &b->variables, SpvOpVariable, initializer ? 4 : 3, words);
    return id;
}

/* ---- Capabilities and names -------------------------------------------------------------------------------------- */

bool uses_capability(const struct builder *b, SpvCapability capability)
{
    for (uint32_t i = 0; i < b->capabilities.count; i += 2) /* two words each; linear search, as they are few */
        if (b->capabilities.data[i + 1] == (uint32_t)capability)
            return true;
    return false;
}

void need_capability(struct builder *b, SpvCapability capability)
{
    if (!uses_capability(b, capability))
        APPEND(b, &b->capabilities, SpvOpCapability, capability);
}

void need_extension(struct builder *b, enum extension extension)
{
    b->extensions |= UINT64_C(1) << extension;
}

void need_capability_of(struct builder *b, SpvCapability capability, enum extension extension)
{
    need_capability(b, capability);
    need_extension(b, extension);
}

COLD void end_function(struct builder *b)
{
    append(b, b->code, SpvOpReturn, 0);
    append(b, b->code, SpvOpFunctionEnd, 0);
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

void set_member_name(struct builder *b, uint32_t type, uint32_t member, const char *name)
{
    append_with_string(b, &b->debug, SpvOpMemberName, 2, (const uint32_t[]){type, member}, name);
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

/* Memory for the module: `before` words, the last piece (already in place), `after` words. Reuses the last piece's own
 * memory if its capacity suffices: the piece is most of the module, and a second copy would dominate the peak memory.
 */
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
    if (b->functions.count > 0) { /* words appended so far come before the new ones */
        vector_push(b->arena, &b->pieces, b->functions);
        b->functions = (struct words){0};
    }
    if (words->count > 0)
        vector_push(b->arena, &b->pieces, *words);
}

struct words builder_finish(struct builder *b)
{
    if (b->pieces.count == 0)
        vector_push(b->arena, &b->pieces, (struct words){0});
    for (uint64_t left = b->extensions; left; left &= left - 1)
        append_with_string(b, &b->head, SpvOpExtension, 0, NULL, nth_text(extension_names, lowest_bit(left)));
    if (b->glsl)
        append_with_string(b, &b->head, SpvOpExtInstImport, 1, &b->glsl, "GLSL.std.450");
    if (b->printf)
        append_with_string(b, &b->head, SpvOpExtInstImport, 1, &b->printf, "NonSemantic.DebugPrintf");
    if (b->debug_info)
        append_with_string(b, &b->head, SpvOpExtInstImport, 1, &b->debug_info, "NonSemantic.Shader.DebugInfo.100");
    if (b->imports.count)
        copy_words(words_append(b->arena, &b->head, b->imports.count), b->imports.data, b->imports.count);
    APPEND(b, &b->head, SpvOpMemoryModel,
           uses_capability(b, SpvCapabilityPhysicalStorageBufferAddresses) ? SpvAddressingModelPhysicalStorageBuffer64
                                                                           : SpvAddressingModelLogical,
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
    out.count += b->pieces.data[last].count; /* make_room has put it there */
    put_section(&out, &b->functions);
    return out;
}
