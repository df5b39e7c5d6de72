/* Builds a SPIR-V module: allocates ids, declares each type and constant once, and appends instructions as words to the
 * module's sections. There are no instruction objects. */
#ifndef SPIRV_BUILDER_H
#define SPIRV_BUILDER_H

#include "base/bitset.h"
#include "base/vector.h"
#include "spirv/builder/extensions.h"

#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>
#include <string.h>

enum extension {
#define EXTENSION(name, text) EXT_##name,
#include "spirv/builder/extensions.def"
#undef EXTENSION
    EXT_COUNT
};
_Static_assert(EXT_COUNT <= 64, "builder.extensions has one bit per extension");

struct interned {    /* a declared type or constant; the hash table finds it by its words */
    uint32_t hash;   /* of all words but the result id */
    uint32_t offset; /* of its first word in builder.globals, + 1; 0: empty slot */
};

struct known_pointer { /* a cached OpTypePointer */
    uint32_t storage, pointee, id;
};

enum {
    KNOWN_POINTERS = 16, /* slots of the cache */
    SMALL_CONSTANTS = 64
};

struct builder {
    struct arena *arena;
    uint32_t next_id;
    uint32_t version;                                  /* 0x00010300 ... */
    struct words *code;                                /* EMIT appends here: the body of the open function */
    uint32_t glsl;                                     /* id of the GLSL.std.450 import; 0: not used */
    uint32_t printf;                                   /* id of the NonSemantic.DebugPrintf import; 0: not used */
    uint32_t debug_info;                               /* id of the NonSemantic.Shader.DebugInfo.100 import; 0: none */
    uint32_t u32_type, f32_type, bool_type, void_type; /* ids; 0: not declared yet */

    struct words capabilities, head, entry_points, execution_modes, strings, debug, annotations, globals, functions;
    struct words imports;        /* those that have no id above */
    VECTOR(struct words) pieces; /* complete parts of the function section, in order; `functions` follows them */
    struct words variables;      /* OpVariables of the open function: they must start its first block */
    uint64_t extensions;         /* bit per enum extension: declared */

    struct interned *interned; /* hash table, open addressing */
    uint32_t interned_shift;   /* first slot of a hash = hash >> interned_shift */
    uint32_t last_slot;        /* slots - 1; the number of slots is a power of two */
    uint32_t slots_left;       /* declarations until the table grows */
    bool undefined_is_zero;    /* constant_undef gives OpConstantNull */
    bool vulkan_memory_model;
    uint32_t type_count, type_limit;
    uint32_t f32_vectors[5], u32_vectors[5];       /* by length: id; 0: not declared yet */
    uint32_t small_constants[SMALL_CONSTANTS];     /* by value: id of the u32 constant; 0: not declared yet */
    struct known_pointer pointers[KNOWN_POINTERS]; /* by hash of storage class and pointee: the latest type */
};

/* `version`: word 1 of the module's header, raised by need_version. `type_limit`: dxs_limits.types. */
void builder_init(struct builder *b, struct arena *arena, uint32_t version, uint32_t type_limit);
void begin_declarations(struct builder *b); /* declarations.c, for builder_init: creates the hash table */

static inline uint32_t new_id(struct builder *b)
{
    return b->next_id++;
}

/* Allocates `count` consecutive ids; returns the first. */
static inline uint32_t new_ids(struct builder *b, uint32_t count)
{
    b->next_id += count;
    return b->next_id - count;
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

enum {
    MAX_OPERAND_WORDS = 0xFFFE /* an instruction's word count has 16 bits and includes the first word */
};

/* Whether an instruction of `count` operand words has a valid length and fits into its section. */
inline bool has_room(const struct words *section, uint32_t count)
{
    return count <= MAX_OPERAND_WORDS && count < section->capacity - section->count;
}

/* Makes room for an instruction of `count` operand words, or fails if it is too long. */
void reserve_words(struct builder *b, struct words *section, uint32_t count) COLD;

/* The slow paths of append and append_list. */
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

/* Instructions are short: most take no turn of the loop. */
inline void copy_words(uint32_t *to, const uint32_t *from, uint32_t count)
{
    if (count & 1)
        *to++ = *from++;
    if (count & 2) {
        memcpy(to, from, 2 * sizeof *to);
        to += 2;
        from += 2;
    }
    for (count /= 4; count > 0; count--, to += 4, from += 4)
        memcpy(to, from, 4 * sizeof *to);
}

/* Appends an instruction with `count` operand words, which the caller fills: the result points to them. */
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

/* append_list for an array literal. In code that is compiled for size, short literals become arguments of append_1 to
 * append_4: passing words in registers takes half the code of an array in memory. */
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

uint32_t string_words(const char *string);              /* words of a literal string, with its NUL */
void store_string(uint32_t *words, const char *string); /* writes string_words(string) words */

/* ---- Code of the open function ----------------------------------------------------------------------------------- */

/* An instruction without result: EMIT_VOID(b, SpvOpStore, pointer, value). */
#define EMIT_VOID(b, op, ...) APPEND((b), (b)->code, (op), __VA_ARGS__)

/* An instruction with a result. EMIT_LIST and EMIT_AS take the result id, EMIT allocates one; all return it.
 *     uint32_t sum = EMIT(b, SpvOpIAdd, type_u32(b), x, y);
 * Type, id and operands stand in array literals because their initializers are evaluated from left to right in
 * practice. Arguments of a function call are not, and the order decides which ids are allocated. */
uint32_t emit_list(struct builder *b, SpvOp op, const uint32_t type_and_id[2], uint32_t count,
                   const uint32_t *operands);
#define EMIT_LIST(b, op, type, id, count, operands)                                                                    \
    emit_list((b), (op), (const uint32_t[2]){(type), (id)}, (count), (operands))

uint32_t emit_3(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2);
uint32_t emit_4(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2, uint32_t w3);
uint32_t emit_5(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2, uint32_t w3, uint32_t w4);
uint32_t emit_6(struct builder *b, SpvOp op, uint32_t type, uint32_t id, uint32_t w2, uint32_t w3, uint32_t w4,
                uint32_t w5);

/* append_words for instructions with a result; returns the result id, words[1]. */
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

/* EMIT's id is allocated after the operands: callers that keep no id until then are smaller by a third. */
uint32_t emit_new_3(struct builder *b, SpvOp op, uint32_t type, uint32_t w2);
uint32_t emit_new_4(struct builder *b, SpvOp op, uint32_t type, uint32_t w2, uint32_t w3);
uint32_t emit_new_5(struct builder *b, SpvOp op, uint32_t type, uint32_t w2, uint32_t w3, uint32_t w4);
uint32_t emit_new_6(struct builder *b, SpvOp op, uint32_t type, uint32_t w2, uint32_t w3, uint32_t w4, uint32_t w5);

static ALWAYS_INLINE uint32_t emit_new_words(struct builder *b, SpvOp op, uint32_t count, uint32_t *words)
{
#ifdef __OPTIMIZE_SIZE__
    if (count == 3)
        return emit_new_3(b, op, words[0], words[2]);
    if (count == 4)
        return emit_new_4(b, op, words[0], words[2], words[3]);
    if (count == 5)
        return emit_new_5(b, op, words[0], words[2], words[3], words[4]);
    if (count == 6)
        return emit_new_6(b, op, words[0], words[2], words[3], words[4], words[5]);
#endif
    words[1] = new_id(b);
    append_list(b, b->code, op, count, words);
    return words[1];
}
#define EMIT(b, op, type, ...)                                                                                         \
    emit_new_words((b), (op), 2 + WORD_COUNT(__VA_ARGS__), (uint32_t[]){(type), 0, __VA_ARGS__})

/* An instruction of GLSL.std.450, of one to three operands. */
uint32_t emit_glsl_1(struct builder *b, enum GLSLstd450 instruction, uint32_t type, uint32_t x);
uint32_t emit_glsl_2(struct builder *b, enum GLSLstd450 instruction, uint32_t type, uint32_t x, uint32_t y);
uint32_t emit_glsl_3(struct builder *b, enum GLSLstd450 instruction, uint32_t type, uint32_t x, uint32_t y, uint32_t z);

static ALWAYS_INLINE uint32_t emit_glsl(struct builder *b, enum GLSLstd450 instruction, uint32_t count,
                                        const uint32_t *words)
{
    return count == 2   ? emit_glsl_1(b, instruction, words[0], words[1])
           : count == 3 ? emit_glsl_2(b, instruction, words[0], words[1], words[2])
                        : emit_glsl_3(b, instruction, words[0], words[1], words[2], words[3]);
}
#define EMIT_GLSL(b, instruction, type, ...)                                                                           \
    emit_glsl((b), (instruction), 1 + WORD_COUNT(__VA_ARGS__), (const uint32_t[]){(type), __VA_ARGS__})
#define EMIT_GLSL_AS(b, instruction, type, id, ...)                                                                    \
    EMIT_AS((b), SpvOpExtInst, (type), (id), builder_glsl(b), (instruction), __VA_ARGS__)

uint32_t builder_glsl(struct builder *b);                 /* id of the GLSL.std.450 import */
uint32_t builder_printf(struct builder *b);               /* id of the NonSemantic.DebugPrintf import */
uint32_t new_string(struct builder *b, const char *text); /* OpString */
uint32_t new_import(struct builder *b, const char *set);  /* id of another OpExtInstImport */

/* A variable of storage class Function in the open function. `initializer` 0: none. */
uint32_t local_variable(struct builder *b, uint32_t type, uint32_t initializer);

/* Appends words to the function section. They are not copied: they must live until builder_finish. */
void add_piece(struct builder *b, const struct words *words);

/* ---- Module-level declarations ----------------------------------------------------------------------------------- */

/* Declare a capability or extension unless it is declared already. */
void need_capability(struct builder *b, SpvCapability capability);
bool uses_capability(const struct builder *b, SpvCapability capability);
void need_extension(struct builder *b, enum extension extension);
void need_capability_of(struct builder *b, SpvCapability capability, enum extension extension); /* both */
void end_function(struct builder *b); /* that returns nothing */
static inline bool uses_extension(const struct builder *b, enum extension extension)
{
    return b->extensions >> extension & 1;
}
void need_version(struct builder *b, uint32_t version); /* raises the module's version to at least this one */

/* Each returns the id of the type, declared at the first call with the same arguments. */
uint32_t type_void(struct builder *b);
uint32_t type_bool(struct builder *b);
uint32_t type_u32(struct builder *b);
uint32_t type_f32(struct builder *b);
uint32_t type_int(struct builder *b, uint32_t bits);        /* unsigned; declares Int8, Int16, Int64 */
uint32_t type_signed_int(struct builder *b, uint32_t bits); /* for image types and operands that must be signed */
uint32_t type_float(struct builder *b, uint32_t bits);      /* declares Float16, Float64 */
uint32_t type_encoded_float(struct builder *b, uint32_t bits, uint32_t encoding);
uint32_t type_vector(struct builder *b, uint32_t element, uint32_t count);             /* count 1: the element itself */
uint32_t type_cooperative_vector(struct builder *b, uint32_t element, uint32_t count); /* long vectors have it, too */
uint32_t type_array(struct builder *b, uint32_t element, uint32_t count);              /* without ArrayStride */
uint32_t type_pointer(struct builder *b, SpvStorageClass storage, uint32_t pointee);
uint32_t type_function(struct builder *b, uint32_t result, uint32_t count, const uint32_t *parameters);
uint32_t type_image(struct builder *b, uint32_t sampled_type, SpvDim dim, uint32_t depth, bool arrayed,
                    bool multisampled, uint32_t sampled, SpvImageFormat format);
uint32_t type_sampled_image(struct builder *b, uint32_t image);
uint32_t type_sampler(struct builder *b);
uint32_t type_transform(struct builder *b); /* of a ray or object: a matrix of four columns, three floats each */
uint32_t type_acceleration_structure(struct builder *b);
uint32_t type_ray_query(struct builder *b);
uint32_t type_hit_object(struct builder *b);
uint32_t type_cooperative_matrix(struct builder *b, uint32_t element, uint32_t scope, uint32_t rows, uint32_t columns,
                                 uint32_t use);                                         /* all arguments are ids */
uint32_t type_untyped_pointer(struct builder *b, SpvStorageClass storage);              /* SPV_KHR_untyped_pointers */
uint32_t type_buffer(struct builder *b, SpvStorageClass storage);                       /* SPV_EXT_descriptor_heap */
uint32_t type_struct_value(struct builder *b, uint32_t count, const uint32_t *members); /* interned, no decorations */

/* Types of interface blocks: each call declares a new type, because its decorations may differ. Strides in bytes. */
uint32_t new_array(struct builder *b, uint32_t element, uint32_t count, uint32_t stride);
uint32_t new_runtime_array(struct builder *b, uint32_t element, uint32_t stride); /* stride 0: none (descriptors) */
uint32_t new_struct(struct builder *b, uint32_t count, const uint32_t *members);
uint32_t new_block(struct builder *b, uint32_t member, uint32_t offset); /* a Block with one member */

/* Constants, like types, are declared once each; new_spec_constant declares a new one at each call. */
uint32_t constant_u32(struct builder *b, uint32_t value);
uint32_t new_spec_constant(struct builder *b, uint32_t bits, uint32_t id, uint64_t value); /* SpecId, default */
uint32_t constant_f32(struct builder *b, float value);
uint32_t constant_bool(struct builder *b, bool value);
uint32_t constant_bits(struct builder *b, uint32_t type, uint32_t width, uint64_t bits); /* scalar of 16, 32, 64 bits */
/* Ids of 32-bit scalar constants; `words`: their bits. */
void constant_words(struct builder *b, uint32_t type, uint32_t count, const uint64_t *words, uint32_t *ids);
uint32_t constant_int(struct builder *b, uint32_t bits, uint64_t value);
uint32_t constant_float(struct builder *b, uint32_t bits, double value); /* exact in the width: no rounding */
uint32_t constant_null(struct builder *b, uint32_t type);
uint32_t constant_undef(struct builder *b, uint32_t type);
uint32_t constant_size_of(struct builder *b, uint32_t type); /* u32: size of a descriptor; SPV_EXT_descriptor_heap */
uint32_t constant_operation(struct builder *b, SpvOp op, uint32_t type, uint32_t count, const uint32_t *operands);
uint32_t constant_composite(struct builder *b, uint32_t type, uint32_t count, const uint32_t *elements);

/* A variable at module scope. `initializer` 0: none. The caller adds inputs and outputs to OpEntryPoint's list. */
uint32_t global_variable(struct builder *b, uint32_t type, SpvStorageClass storage, uint32_t initializer);

/* The same as an untyped pointer. `type` 0: the variable has no data type. */
uint32_t untyped_variable(struct builder *b, uint32_t type, SpvStorageClass storage);

#define DECORATE(b, ...) APPEND((b), &(b)->annotations, SpvOpDecorate, __VA_ARGS__)
#define DECORATE_MEMBER(b, ...) APPEND((b), &(b)->annotations, SpvOpMemberDecorate, __VA_ARGS__)
enum {
    MAX_NAME_BYTES = 100 /* longer names of the DXIL module are cut off in names that contain them */
};
void set_name(struct builder *b, uint32_t id, const char *name); /* OpName; nothing if the name is empty or NULL */
void set_member_name(struct builder *b, uint32_t type, uint32_t member, const char *name); /* OpMemberName */

/* The whole module: header and sections in the order that SPIR-V requires. The words lie in the arena. */
struct words builder_finish(struct builder *b);

#endif
