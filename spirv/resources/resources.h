/* Variables of resources. A resource is declared when it is first used, once for each view of it that the code needs:
 * a storage buffer may be seen as words of several widths, a texture with and without depth comparison. */
#ifndef SPIRV_RESOURCES_H
#define SPIRV_RESOURCES_H

#include "spirv/resources/buffer_width.h"
#include "spirv/resources/handles.h"

/* ---- What the code does with a resource (spirv/resources/resource_use.c) ----------------------------------------- */

enum access {
    ACCESS_READ = 1,
    ACCESS_WRITE = 2,
    ACCESS_ATOMIC = 4, /* beside READ and WRITE */
    ACCESS_COMPARE = 8 /* compare and exchange; beside ATOMIC */
};

enum word_use { /* elements that raw and structured buffers are accessed by */
    WORDS_F32 = 1,
    WORDS_I32 = 2,
    WORDS_F16 = 4,
    WORDS_I16 = 8,
    WORDS_I64 = 16 /* atomics only: other accesses are by 32-bit words */
};

struct resource_use {
    uint8_t access;   /* enum access */
    uint8_t words;    /* enum word_use */
    uint8_t possible; /* buffers of words, bit n: all accesses can be to vectors of n words; 0: no access */
    uint8_t gain;     /* bit n: some moves such a vector */
    uint8_t widths;   /* bit n: some would do best with such vectors */
};

/* ---- Resources --------------------------------------------------------------------------------------------------- */

/* Makes the state of all resources, once their bindings are known. No variables yet. */
void resources_prepare(struct lowering *l);

enum view_kind {
    VIEW_ROWS,          /* constant buffer: rows of four f32 */
    VIEW_SCALARS,       /* constant buffer: f32 words */
    VIEW_WORDS,         /* storage buffer: words */
    VIEW_IMAGE,         /* texture or texel buffer */
    VIEW_COMPARE_IMAGE, /* texture that is compared with */
    VIEW_SAMPLER,
    VIEW_ACCELERATION_STRUCTURE,
    VIEW_COUNTER,       /* storage buffer of one u32 */
    VIEW_COUNTER_TEXELS /* texel buffer of one u32 */
};

struct view {
    struct view *next; /* of the same resource */
    enum view_kind kind;
    uint8_t bits;          /* VIEW_WORDS: width of a word */
    uint8_t lanes;         /* VIEW_WORDS: words of an element, 1 if elements are single words */
    bool is_float;         /* VIEW_WORDS: of that type, else unsigned integers */
    uint8_t category;      /* enum category of access.h */
    uint8_t alignment;     /* bytes, of accesses to memory at an address; 0: the memory of a variable */
    uint32_t variable;     /* 0: memory at an address */
    uint32_t object_type;  /* of one descriptor: block, image, sampler */
    uint32_t element_type; /* of a word or vector of words, of a row */
    SpvStorageClass storage;
};

struct resource {
    const struct dxs_resource *info; /* heaps: of the view that was met first */
    struct resource_binding path;
    struct resource_use use;
    uint32_t heap_words[2]; /* heap: the properties that tell types apart */
    struct view *views;
};

/* Whether it is one descriptor, whatever the index. */
static inline bool is_single(const struct resource *resource)
{
    return resource->info->count == 1 || resource->path.binding.ignores_index;
}

struct heap_view { /* what one annotateHandle says of entries of a heap */
    uint32_t words[2];
    struct dxs_resource info;
    struct resource *resource;
};

struct root_block {    /* the variable of root data of one kind */
    uint32_t variable; /* 0: not made yet */
    uint32_t word_type;
    bool is_float;
    SpvStorageClass storage;
};

struct pair_buffer { /* a storage buffer of pairs of words: device addresses, offset records */
    struct dxs_set_binding place;
    uint32_t variable;
};

struct heap_variable { /* resources that see a heap the same way share its variable */
    struct dxs_set_binding place;
    uint32_t object_type, decorations; /* a bit each */
    uint32_t variable;
};

/* Something that was computed in the block that is being emitted, and may be used again there: without this, equal code
 * stands for each of the many accesses to one element or texture. */
struct remembered {
    uint32_t label, op, operands[2], result;
};

enum {
    REMEMBERED = 32
};

struct resources {
    struct record_index index;
    struct resource *records;              /* by module resource */
    VECTOR(struct resource *) heaps;       /* one for each type of view into a heap */
    VECTOR(struct heap_view *) heap_views; /* one for each different annotateHandle */
    VECTOR(struct dxs_resource)
    storage_views;            /* classes, kinds and strides of heap entries that need storage buffers */
    bool has_memory_barriers; /* that order accesses to UAVs within a group */
    bool has_narrow_accesses; /* to buffers of words: of single ones */
    uint8_t gains;            /* of all resources' uses */
    struct root_block root[DXS_ROOT_ARGUMENTS_SHADER_RECORD + 1];
    uint32_t heap_size_variables[2]; /* 0: not made yet */
    uint32_t constant_blocks[2];     /* of largest size: of words, of rows; 0: not made yet */
    uint32_t counter_block, record_block;
    uint32_t qa_function; /* id, 0: not needed so far */
    VECTOR(struct pair_buffer) pair_buffers;
    VECTOR(struct heap_variable) heap_variables;
    VECTOR(const struct instruction *) wide_annotations; /* of heap entries that 64-bit atomics are applied to */
    struct remembered remembered[REMEMBERED];
    uint32_t next_remembered;      /* the place that is overwritten next */
    uint32_t block_types[2][2][6]; /* of VIEW_WORDS: by whether it is written; is_float; 16, 32, 64 bits, 2, 3 and 4 of
                                      32 bits; 0: not made yet */
};

/* Fills in what resource_use.c finds. */
void find_resource_uses(struct lowering *l);

/* Words of the vectors by which this access to a buffer of words sees it: the same for all accesses, if that serves
 * them, else what is best for each. */
uint32_t access_lanes(const struct lowering *l, const struct resource *resource, const struct instruction *i);

/* Whether loads and stores of this buffer of words are by raw access chains, which take one variable of 32-bit words.
 */
bool has_raw_chains(const struct lowering *l, const struct resource *resource);

struct resource *find_resource(struct lowering *l, uint32_t record);

/* What annotateHandle's properties say of an entry of a heap (spirv/resources/heap.c); NULL if there is none, or they
 * are not known. Their kind tells which heap it is. They do not tell whether texels are of 64 bits: has_wide_texels
 * does. */
const struct heap_view *find_heap_view(struct lowering *l, const struct function *function,
                                       const struct instruction *annotation);

/* Whether 64-bit atomics are applied to the handle that this annotateHandle describes. */
bool has_wide_texels(const struct lowering *l, const struct instruction *annotation);

/* ---- Views ------------------------------------------------------------------------------------------------------- */

const struct view *row_view(struct lowering *l, const struct handle *h);    /* not of DXS_DESCRIPTOR_CONSTANTS */
const struct view *scalar_view(struct lowering *l, const struct handle *h); /* takes scalar block layout */
const struct view *word_view(struct lowering *l, const struct handle *h, uint32_t bits, /* 16, 32, 64 */
                             uint32_t lanes);                                           /* 1 unless 32 bits */
const struct view *any_word_view(struct lowering *l, const struct handle *h);           /* to ask its length */
const struct view *image_view(struct lowering *l, const struct handle *h);
const struct view *compare_image_view(struct lowering *l, const struct handle *h);
const struct view *sampler_view(struct lowering *l, const struct handle *h);
const struct view *acceleration_structure_view(struct lowering *l, const struct handle *h);
const struct view *counter_view(struct lowering *l, const struct handle *h); /* VIEW_COUNTER or VIEW_COUNTER_TEXELS */

/* A struct of one member at offset 0, laid out as an interface block. */
uint32_t new_block(struct lowering *l, uint32_t member);

/* ---- Images (spirv/resources/image_types.c) ---------------------------------------------------------------------- */

enum texel_kind {
    TEXEL_FLOAT,
    TEXEL_UNSIGNED,
    TEXEL_SIGNED,
    TEXEL_UNSIGNED_64 /* used by 64-bit atomics */
};

struct texture_shape {
    SpvDim dim;
    bool arrayed, multisampled;
    uint8_t extent;      /* coordinates without array slice: of gradients, LOD; of offsets, but cubes have none */
    uint8_t coordinates; /* with array slice */
};

/* NULL for kinds that are no images. Buffers that live in texel buffers are of one dimension. */
const struct texture_shape *texture_shape(enum dxs_resource_kind kind);

enum texel_kind texel_kind(const struct resource *resource);
uint32_t texel_type(struct lowering *l, enum texel_kind kind);

/* OpTypeImage for a resource, declaring its capabilities. */
uint32_t image_type(struct lowering *l, const struct resource *resource, bool compares);

#endif
