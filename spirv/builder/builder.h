/* A SPIR-V module under construction: sections of words, ids, types and constants that exist once each. Instructions
 * are appended as words where they belong; there are no instruction objects. */
#ifndef SPIRV_BUILDER_H
#define SPIRV_BUILDER_H

#include "base/bitset.h"
#include "base/vector.h"
#include "spirv/builder/extensions.h"

#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>
#include <string.h>

enum extension { /* names in builder.c */
    EXT_DESCRIPTOR_INDEXING,
    EXT_DEMOTE_TO_HELPER,
    EXT_16BIT_STORAGE,
    EXT_FLOAT_CONTROLS,
    EXT_STENCIL_EXPORT,
    EXT_VIEWPORT_INDEX_LAYER,
    EXT_FRAGMENT_SHADING_RATE,
    EXT_FRAGMENT_BARYCENTRIC,
    EXT_EXPLICIT_VERTEX_PARAMETER,
    EXT_FRAGMENT_FULLY_COVERED,
    EXT_FRAGMENT_INTERLOCK,
    EXT_IMAGE_INT64,
    EXT_INTEGER_DOT_PRODUCT,
    EXT_MAXIMAL_RECONVERGENCE,
    EXT_COMPUTE_DERIVATIVES,
    EXT_COMPUTE_DERIVATIVES_KHR,
    EXT_SHADER_CLOCK,
    EXT_RAY_QUERY,
    EXT_MESH_SHADER,
    EXT_PHYSICAL_STORAGE_BUFFER,
    EXT_RAW_ACCESS_CHAINS,
    EXT_SUBGROUP_PARTITIONED,
    EXT_QUAD_CONTROL,
    EXT_RAY_TRACING,
    EXT_SHADER_INVOCATION_REORDER,
    EXT_OPACITY_MICROMAP,
    EXT_NON_SEMANTIC_INFO,
    EXT_MIXED_FLOAT_DOT_PRODUCT,
    EXT_VULKAN_MEMORY_MODEL,
    EXT_COOPERATIVE_MATRIX,
    EXT_COOPERATIVE_MATRIX2,
    EXT_FLOAT8,
    EXT_POSITION_FETCH,
    EXT_CLUSTER_ACCELERATION_STRUCTURE,
    EXT_FLOAT_CONTROLS2,
    EXT_FMA,
    EXT_COUNT
};
_Static_assert(EXT_COUNT <= 64, "they are bits of builder.extensions");

struct interned {   /* a type or constant, found again by its words */
    uint32_t hash;  /* of them, the result id left out */
    uint32_t place; /* in globals, + 1; 0: the slot is empty */
};

struct known_pointer {
    uint32_t storage, pointee, id;
};

enum {
    KNOWN_POINTERS = 16
};

struct builder {
    struct arena *arena;
    uint32_t next_id;
    uint32_t version;                                  /* 0x00010300 ... */
    struct words *code;                                /* where emit() appends: a function's body */
    uint32_t glsl;                                     /* id of the GLSL.std.450 import, 0: not used */
    uint32_t printf;                                   /* likewise, of NonSemantic.DebugPrintf */
    uint32_t debug_info;                               /* likewise, of NonSemantic.Shader.DebugInfo.100 */
    uint32_t u32_type, f32_type, bool_type, void_type; /* ids, 0: not made yet */

    struct words capabilities, head, entry_points, execution_modes, strings, debug, annotations, globals, functions;
    VECTOR(struct words) pieces; /* of functions that are complete; `functions` follows */
    struct words variables;      /* OpVariables of the open function, which must stand at its start */
    uint64_t extensions;         /* bits of enum extension */

    struct interned *interned;      /* hash table, open addressing */
    uint32_t interned_shift;        /* of hashes: what is left numbers a slot */
    uint32_t last_slot, slots_left; /* a power of two - 1; to be filled before the table grows */
    bool undefined_is_zero;         /* constant_undef gives zeros */
    bool vulkan_memory_model;
    uint32_t type_count, type_limit;
    uint32_t f32_vectors[5], u32_vectors[5];       /* ids by length, 0: not made yet */
    uint32_t small_constants[64];                  /* likewise, the u32 constants 0 .. 63 */
    struct known_pointer pointers[KNOWN_POINTERS]; /* types that were asked for last */
};

void builder_init(struct builder *b, struct arena *arena, uint32_t version, uint32_t type_limit);
void begin_declarations(struct builder *b); /* declarations.c: a part of this */

static inline uint32_t new_id(struct builder *b)
{
    return b->next_id++;
}

/* `count` consecutive ids; the first. */
static inline uint32_t new_ids(struct builder *b, uint32_t count)
{
    b->next_id += count;
    return b->next_id - count;
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

enum {
    MAX_OPERAND_WORDS = 0xFFFE /* an instruction's length has 16 bits and counts its first word */
};

/* Whether an instruction of `count` operand words is none too long, and its section has room for it. */
inline bool has_room(const struct words *section, uint32_t count)
{
    return count <= MAX_OPERAND_WORDS && count < section->capacity - section->count;
}

/* The functions below, for sections without room: they make it. */
uint32_t *append_to_full(struct builder *b, struct words *section, SpvOp op, uint32_t count) COLD;
void append_list_to_full(struct builder *b, struct words *section, SpvOp op, uint32_t count,
                         const uint32_t *operands) COLD;

inline uint32_t *put_head(struct words *section, SpvOp op, uint32_t count)
{
    uint32_t *words = section->data + section->count;

    section->count += count + 1;
    words[0] = (count + 1) << 16 | (uint32_t)op;
    return words + 1;
}

/* Two at a time: instructions are short, and so this is all that they take. */
inline void copy_words(uint32_t *to, const uint32_t *from, uint32_t count)
{
    for (; count >= 2; count -= 2, to += 2, from += 2)
        memcpy(to, from, 2 * sizeof *to);
    if (count)
        *to = *from;
}

/* Appends an instruction of `count` operand words to a section and returns the place of its operands. */
inline uint32_t *append(struct builder *b, struct words *section, SpvOp op, uint32_t count)
{
    return has_room(section, count) ? put_head(section, op, count) : append_to_full(b, section, op, count);
}

inline void append_list(struct builder *b, struct words *section, SpvOp op, uint32_t count, const uint32_t *operands)
{
    if (has_room(section, count))
        copy_words(put_head(section, op, count), operands, count);
    else
        append_list_to_full(b, section, op, count, operands);
}

void append_1(struct builder *b, struct words *section, SpvOp op, uint32_t w0);
void append_2(struct builder *b, struct words *section, SpvOp op, uint32_t w0, uint32_t w1);
void append_3(struct builder *b, struct words *section, SpvOp op, uint32_t w0, uint32_t w1, uint32_t w2);
void append_4(struct builder *b, struct words *section, SpvOp op, uint32_t w0, uint32_t w1, uint32_t w2, uint32_t w3);

/* The same for an array literal. In code that is compiled for size its words become arguments, which stand in registers
 * and take half the code of an array in memory. */
static ALWAYS_INLINE void append_words(struct builder *b, struct words *section, SpvOp op, uint32_t count,
                                       const uint32_t *words)
{
#ifdef __OPTIMIZE_SIZE__
    if (count == 1)
        append_1(b, section, op, words[0]);
    else if (count == 2)
        append_2(b, section, op, words[0], words[1]);
    else if (count == 3)
        append_3(b, section, op, words[0], words[1], words[2]);
    else if (count == 4)
        append_4(b, section, op, words[0], words[1], words[2], words[3]);
    else
#endif
        append_list(b, section, op, count, words);
}

#define WORD_COUNT(...) (sizeof((uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))
#define APPEND(b, section, op, ...)                                                                                    \
    append_words((b), (section), (op), WORD_COUNT(__VA_ARGS__), (const uint32_t[]){__VA_ARGS__})

/* Words that a NUL-terminated string takes; and storing it. */
uint32_t string_words(const char *string);
void store_string(uint32_t *words, const char *string);

/* ---- Code of the open function ----------------------------------------------------------------------------------- */

/* An instruction without result: EMIT_VOID(b, SpvOpStore, pointer, value). */
#define EMIT_VOID(b, op, ...) APPEND((b), (b)->code, (op), __VA_ARGS__)

/* An instruction with a result, whose id is given or new; its id. Type, id and operands stand in array literals, which
 * compilers fill from left to right: the words must not depend on the order in which they evaluate arguments. */
uint32_t emit_list(struct builder *b, SpvOp op, const uint32_t type_and_id[2], uint32_t count,
                   const uint32_t *operands);
#define EMIT_LIST(b, op, type, id, count, operands)                                                                    \
    emit_list((b), (op), (const uint32_t[2]){(type), (id)}, (count), (operands))

uint32_t emit_3(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2);
uint32_t emit_4(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2, uint32_t w3);
uint32_t emit_5(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2, uint32_t w3, uint32_t w4);
uint32_t emit_6(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2, uint32_t w3, uint32_t w4,
                uint32_t w5);

/* For an array literal, as append_words. */
static ALWAYS_INLINE uint32_t emit_words(struct builder *b, SpvOp op, uint32_t count, const uint32_t *words)
{
#ifdef __OPTIMIZE_SIZE__
    if (count == 3)
        return emit_3(b, op, words[0], words[1], words[2]);
    if (count == 4)
        return emit_4(b, op, words[0], words[1], words[2], words[3]);
    if (count == 5)
        return emit_5(b, op, words[0], words[1], words[2], words[3], words[4]);
    if (count == 6)
        return emit_6(b, op, words[0], words[1], words[2], words[3], words[4], words[5]);
#endif
    append_list(b, b->code, op, count, words);
    return words[1];
}
#define EMIT_AS(b, op, type, id, ...)                                                                                  \
    emit_words((b), (op), 2 + WORD_COUNT(__VA_ARGS__), (const uint32_t[]){(type), (id), __VA_ARGS__})
#define EMIT(b, op, type, ...) EMIT_AS((b), (op), (type), new_id(b), __VA_ARGS__)

/* GLSL.std.450 */
#define EMIT_GLSL_AS(b, instruction, type, id, ...)                                                                    \
    EMIT_AS((b), SpvOpExtInst, (type), (id), builder_glsl(b), (instruction), __VA_ARGS__)
#define EMIT_GLSL(b, instruction, type, ...) EMIT_GLSL_AS((b), (instruction), (type), new_id(b), __VA_ARGS__)

uint32_t builder_glsl(struct builder *b);                 /* id of the import */
uint32_t builder_printf(struct builder *b);               /* likewise */
uint32_t new_string(struct builder *b, const char *text); /* OpString */

/* A variable of storage class Function in the open function. `initializer` 0: none. */
uint32_t local_variable(struct builder *b, uint32_t type, uint32_t initializer);

/* Words of a complete function, in their order; `words` is not copied. */
void add_piece(struct builder *b, const struct words *words);

/* ---- Module-level declarations ----------------------------------------------------------------------------------- */

void need_capability(struct builder *b, SpvCapability capability); /* each declared once */
void need_extension(struct builder *b, enum extension extension);
static inline bool uses_extension(const struct builder *b, enum extension extension)
{
    return b->extensions >> extension & 1;
}
void need_version(struct builder *b, uint32_t version); /* at least this one */

uint32_t type_void(struct builder *b);
uint32_t type_bool(struct builder *b);
uint32_t type_int(struct builder *b, uint32_t bits);        /* unsigned; declares Int8, Int16, Int64 */
uint32_t type_signed_int(struct builder *b, uint32_t bits); /* for image types and where a signed one is demanded */
uint32_t type_float(struct builder *b, uint32_t bits);      /* declares Float16, Float64 */
uint32_t type_encoded_float(struct builder *b, uint32_t bits, uint32_t encoding);
uint32_t type_vector(struct builder *b, uint32_t element, uint32_t count); /* count 1: the element itself */
uint32_t type_array(struct builder *b, uint32_t element, uint32_t count);  /* without ArrayStride */
uint32_t type_pointer(struct builder *b, SpvStorageClass storage, uint32_t pointee);
uint32_t type_function(struct builder *b, uint32_t result, uint32_t count, const uint32_t *parameters);
uint32_t type_image(struct builder *b, uint32_t sampled_type, SpvDim dim, uint32_t depth, bool arrayed,
                    bool multisampled, uint32_t sampled, SpvImageFormat format);
uint32_t type_sampled_image(struct builder *b, uint32_t image);
uint32_t type_sampler(struct builder *b);
uint32_t type_matrix(struct builder *b, uint32_t column, uint32_t count);
uint32_t type_acceleration_structure(struct builder *b);
uint32_t type_ray_query(struct builder *b);
uint32_t type_hit_object(struct builder *b);
uint32_t type_cooperative_matrix(struct builder *b, uint32_t element, uint32_t scope, uint32_t rows, uint32_t columns,
                                 uint32_t use);                                         /* all of them ids */
uint32_t type_struct_value(struct builder *b, uint32_t count, const uint32_t *members); /* interned, no decorations */

/* Types of interface blocks, which carry decorations: a new one at each call. Strides in bytes. */
uint32_t new_array(struct builder *b, uint32_t element, uint32_t count, uint32_t stride);
uint32_t new_runtime_array(struct builder *b, uint32_t element, uint32_t stride); /* stride 0: none (descriptors) */
uint32_t new_struct(struct builder *b, uint32_t count, const uint32_t *members);

uint32_t constant_u32(struct builder *b, uint32_t value);
uint32_t new_spec_constant(struct builder *b, uint32_t id, uint32_t value); /* u32 */
uint32_t constant_f32(struct builder *b, float value);
uint32_t constant_bool(struct builder *b, bool value);
uint32_t constant_bits(struct builder *b, uint32_t type, uint32_t width, uint64_t bits); /* scalar of 16, 32, 64 bits */
uint32_t constant_int(struct builder *b, uint32_t bits, uint64_t value);
uint32_t constant_float(struct builder *b, uint32_t bits, double value);
uint32_t constant_null(struct builder *b, uint32_t type);
uint32_t constant_undef(struct builder *b, uint32_t type);
uint32_t constant_composite(struct builder *b, uint32_t type, uint32_t count, const uint32_t *elements);

/* A variable outside of functions. `initializer` 0: none. Interface variables are listed by the caller. */
uint32_t global_variable(struct builder *b, uint32_t type, SpvStorageClass storage, uint32_t initializer);

#define DECORATE(b, ...) APPEND((b), &(b)->annotations, SpvOpDecorate, __VA_ARGS__)
#define DECORATE_MEMBER(b, ...) APPEND((b), &(b)->annotations, SpvOpMemberDecorate, __VA_ARGS__)
enum {
    LONGEST_NAME = 100 /* bytes that a name of ours takes from one of the module */
};
void set_name(struct builder *b, uint32_t id, const char *name); /* empty or NULL: none */
void set_member_name(struct builder *b, uint32_t id, uint32_t member, const char *name);

/* Header, all sections in the order that SPIR-V demands. Words in the arena. */
struct words builder_finish(struct builder *b);

#endif
