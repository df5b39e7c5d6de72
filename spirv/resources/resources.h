/* Resources, and the SPIR-V variables through which code sees them. A variable is declared when code first needs it.
 * One resource may need several: a storage buffer read as 16-bit and 32-bit words, a texture sampled with and without
 * depth comparison. */
#ifndef SPIRV_RESOURCES_H
#define SPIRV_RESOURCES_H

#include "spirv/function/function.h"
#include "spirv/resources/handles.h"
#include "spirv/function/congruence.h"

/* ---- Uses of resources (spirv/resources/resource_use.c) ---------------------------------------------------------- */

enum access {
    ACCESS_READ = 1,
    ACCESS_WRITE = 2,
    ACCESS_ATOMIC = 4,  /* set together with READ and WRITE */
    ACCESS_COMPARE = 8, /* compare-and-exchange; set together with ATOMIC */
    ACCESS_VECTOR = 16, /* more than the first component of a texel is read; set together with READ */
    ACCESS_WIDE = 32    /* heaps: 64-bit atomics; set together with ATOMIC */
};

enum word_use { /* element types of accesses to raw and structured buffers */
    WORDS_F32 = 1,
    WORDS_I32 = 2,
    WORDS_F16 = 4,
    WORDS_I16 = 8,
    WORDS_I64 = 16,    /* atomics */
    WORDS_WIDE_I = 32, /* loads and stores of 64-bit elements; if they are pairs of words instead: WORDS_I32 */
    WORDS_WIDE_F = 64
};

struct resource_use {
    uint8_t access;   /* enum access */
    uint8_t words;    /* enum word_use */
    uint8_t possible; /* raw and structured buffers, bit n: every access can use vectors of n words; 0: no access.
                         64-bit elements count as two words */
    uint8_t gain;     /* bit n: some access moves a whole vector of n words */
    uint8_t widths;   /* bit n: some access is fastest with vectors of n words */
    /* What untyped pointers save, if the feature is on. */
    bool is_reached; /* some access can execute */
    bool is_scaled;  /* some access multiplies a dynamic index */
    uint16_t saved;  /* words of SPIR-V that accesses save at least */
    uint16_t floats; /* accesses to floats */
};

/* ---- Resources --------------------------------------------------------------------------------------------------- */

/* Creates the state of all resources after their bindings are resolved. Declares no variables. */
void resources_prepare(struct lowering *l);

enum view_kind {
    VIEW_ROWS,          /* constant buffer: rows of four f32 */
    VIEW_SCALARS,       /* constant buffer: f32 words */
    VIEW_WORDS,         /* storage buffer: words */
    VIEW_IMAGE,         /* texture or texel buffer */
    VIEW_COMPARE_IMAGE, /* texture sampled with depth comparison */
    VIEW_ATTACHMENT,    /* texture as input attachment */
    VIEW_SAMPLER,
    VIEW_ACCELERATION_STRUCTURE,
    VIEW_COUNTER,       /* storage buffer of one u32 */
    VIEW_COUNTER_TEXELS /* texel buffer of one u32 */
};

struct view {
    struct view *next; /* next view of the same resource */
    enum view_kind kind;
    uint8_t bits;          /* VIEW_WORDS: width of a word */
    uint8_t lanes;         /* VIEW_WORDS: words per array element */
    bool is_float;         /* VIEW_WORDS: words are floats; false: unsigned integers */
    uint8_t category;      /* enum category of access.h */
    uint8_t alignment;     /* Aligned operand of accesses through a device address; 0: the view has a variable */
    uint32_t variable;     /* 0: accessed through a device address */
    uint32_t slots;        /* bound heaps: type of the heap, an array of this kind's descriptors; 0: not in one */
    bool slots_in_block;   /* the array is the member of a block, at an offset */
    bool is_untyped;       /* accessed through untyped pointers */
    uint8_t decorations;   /* bound heaps: of pointers to the buffer, as decorate_bound knows them */
    uint32_t array_type;   /* VIEW_WORDS: the array of words; untyped constant buffer: of rows */
    uint32_t descriptors;  /* type of the variable: object_type or an array of it */
    uint32_t object_type;  /* type of one descriptor: block, image, sampler */
    uint32_t element_type; /* array element: word, vector of words, or row */
    SpvStorageClass storage;
};

enum heap_format { /* of images that a handle from a heap reaches, because of its uses */
    HEAP_FORMAT_ANY,
    HEAP_FORMAT_R32,
    HEAP_FORMAT_R64
};

struct resource {
    const struct dxs_resource *info; /* heaps: the first view found */
    struct dxs_binding binding;
    struct resource_use use;
    uint32_t heap_words[2]; /* heap: the ResourceProperties that affect the SPIR-V type */
    uint8_t heap_format;    /* heap: enum heap_format */
    bool has_twin;          /* heap: one of another format has equal words. Both may see the same image */
    struct view *views;
};

/* Whether every index means the same descriptor. */
static inline bool is_single(const struct resource *resource)
{
    return resource->info->count == 1 || resource->binding.ignores_index;
}

static inline bool is_written(const struct resource *resource)
{
    return resource->info->resource_class == DXS_RESOURCE_CLASS_UAV && (resource->use.access & ACCESS_WRITE);
}

struct heap_view { /* a heap descriptor as annotateHandle describes it */
    uint32_t words[2];
    enum heap_format format;
    struct dxs_resource info;
    struct resource *resource;
};

struct word_block { /* of VIEW_WORDS: types of the block and of the array in it; 0: not created yet */
    uint32_t type, array;
};

struct pair_buffer { /* buffer of u32 pairs: device addresses or offset records */
    struct dxs_set_binding set_binding;
    uint32_t variable;
};

struct heap_variable { /* heap views with equal type and decorations share a variable */
    struct dxs_set_binding set_binding;
    uint32_t object_type, decorations; /* one bit per decoration; the highest: the variable is untyped */
    uint32_t variable, descriptors;
};

struct strided_type { /* untyped pointers: array in which an index counts `stride` bytes, or the block of one */
    uint32_t stride, type;
    bool is_half; /* its elements have 16 bits, not 32 */
};

struct slots_type { /* a bound heap as an array of one type of descriptors */
    uint32_t kind, descriptor, type;
};

struct root_block {    /* the block that holds the root arguments of one kind */
    uint32_t variable; /* memory at an address: the type of the block; 0: not made yet */
    uint32_t word_type;
    bool is_float;
    SpvStorageClass storage;
};

struct resources {
    struct root_block root[DXS_ROOT_ARGUMENTS_MEMORY + 1];
    struct resource *records;              /* by module resource */
    VECTOR(struct resource *) heaps;       /* one per SPIR-V type of heap view */
    VECTOR(struct heap_view *) heap_views; /* one per distinct ResourceProperties and format */
    VECTOR(struct dxs_resource)
    storage_views;                   /* heap views that need storage buffers; compared by class, kind, stride */
    bool has_memory_barriers;        /* some barrier orders UAV accesses within a thread group */
    bool has_narrow_accesses;        /* some raw or structured buffer access moves a single word */
    bool has_wide_accesses;          /* some load or store is of 64-bit elements */
    bool has_untyped_pointers;       /* of the resources that can: see is_untyped */
    bool has_new_accesses;           /* note_heap_access noted one */
    uint8_t gains;                   /* union of the gain of all resources */
    uint32_t heap_size_variables[2]; /* 0: not made yet */
    uint32_t constant_blocks[2];     /* constant buffers of 64 KiB: as words, as rows; 0: not created yet */
    uint32_t constant_array;         /* untyped: the array in that of rows */
    VECTOR(struct strided_type) strided_types;
    uint32_t counter_block, record_block;
    uint32_t qa_functions[2]; /* of the resource heap, of the sampler heap: id; 0: not needed yet */
    VECTOR(struct pair_buffer) pair_buffers;
    VECTOR(struct heap_variable) heap_variables;
    VECTOR(struct slots_type) slots_types;
    uint32_t bound_heaps[3]; /* variables: resource heap, sampler heap, coherent resource heap; 0: not declared yet */
    struct strided_type untyped_blocks[2];     /* by written; type 0: not created yet */
    struct word_block word_blocks[2][2][3][4]; /* by written, is_float, bits (16, 32, 64), lanes - 1 */
};

/* Fills in the resource_use of every resource. */
void find_resource_uses(struct lowering *l);

/* Whether loads and stores move each 64-bit element as one word. */
static inline bool has_wide_words(const struct resource *resource)
{
    return resource->use.words & (WORDS_WIDE_I | WORDS_WIDE_F);
}

/* Words per vector with which this access sees a raw or structured buffer. All accesses share one width if some width
 * suits them all; otherwise each takes its own best width. */
uint32_t access_lanes(const struct lowering *l, const struct resource *resource, const struct instruction *i);

/* Whether loads and stores of this buffer use raw access chains. These need one variable of 32-bit words. */
bool has_raw_chains(const struct lowering *l, const struct resource *resource);

/* Whether 16-bit elements of storage buffers are accessed as halves of 32-bit words. */
bool packs_halves(const struct lowering *l);

/* Whether loads and stores of this buffer use untyped pointers (spirv/resource_operations/untyped.c). */
bool can_be_untyped(const struct lowering *l, const struct resource *resource);
static ALWAYS_INLINE bool is_untyped(const struct lowering *l, const struct resource *resource)
{
    return l->resources->has_untyped_pointers && can_be_untyped(l, resource);
}

/* Stride of the elements of such a raw or structured buffer: a multiple of 4. */
uint32_t untyped_stride(const struct resource *resource);

/* The block of its variable, with the stride of the array in it. Accesses do not depend on the block. */
const struct strided_type *untyped_block(struct lowering *l, const struct resource *resource);

static inline uint32_t count_bits(uint32_t bits)
{
    uint32_t count = 0;

    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

enum { /* words of instructions */
    CAST_WORDS = 4,
    LOAD_WORDS = 4
};

/* Decides whether the module uses untyped pointers at all. */
void choose_untyped_pointers(struct lowering *l);

/* The module's resource for which an instruction of this function creates a handle; NULL: none, or one of a heap. */
static inline struct resource *created_resource(const struct lowering *l, const struct function_state *s,
                                                const struct instruction *creation)
{
    uint32_t target = creation ? s->targets[local_number(l, creation->result)] : 0;

    return target ? &l->resources->records[target - 1] : NULL;
}

/* The heap view that an annotateHandle describes (spirv/resources/heap.c). NULL: no annotation, or its properties are
 * not constant. info.kind tells which heap it is. */
const struct heap_view *find_heap_view(struct lowering *l, const struct function *function,
                                       const struct instruction *annotation);

/* Before find_heap_view: notes enum access of the annotated handle. They choose the format of its images.
 * noted_heap_access: all that are noted. */
void note_heap_access(struct lowering *l, const struct function *function, const struct instruction *annotation,
                      uint32_t access);
uint32_t noted_heap_access(const struct lowering *l, const struct function *function,
                           const struct instruction *annotation);

/* ---- Views ------------------------------------------------------------------------------------------------------- */

/* VIEW_ROWS, not for DXS_DESCRIPTOR_FORM_CONSTANTS; or VIEW_SCALARS, which needs scalar block layout. */
const struct view *constant_view(struct lowering *l, const struct handle *h, enum view_kind kind);
const struct view *word_view(struct lowering *l, const struct handle *h, uint32_t bits, /* 16, 32, 64 */
                             uint32_t lanes);
const struct view *any_word_view(struct lowering *l, const struct handle *h); /* for OpArrayLength */
const struct view *image_view(struct lowering *l, const struct handle *h);
const struct view *image_view_of_kind(struct lowering *l, const struct handle *h, enum view_kind kind);
static inline bool is_attachment(const struct resource *resource)
{
    return resource->binding.descriptor == DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT;
}
const struct view *sampler_view(struct lowering *l, const struct handle *h);
const struct view *acceleration_structure_view(struct lowering *l, const struct handle *h);
const struct view *counter_view(struct lowering *l, const struct handle *h); /* VIEW_COUNTER or VIEW_COUNTER_TEXELS */

static inline bool is_counter(const struct view *view)
{
    return view->kind == VIEW_COUNTER || view->kind == VIEW_COUNTER_TEXELS;
}

/* Whether accesses to the resource are Coherent. */
bool is_coherent(const struct lowering *l, const struct resource *resource);

/* Decorates the pointer to a buffer of a bound heap. */
void decorate_bound(struct lowering *l, const struct view *view, uint32_t pointer);

/* ---- Images (spirv/resources/image_types.c) ---------------------------------------------------------------------- */

enum texel_kind {
    TEXEL_FLOAT,
    TEXEL_UNSIGNED,
    TEXEL_SIGNED,
    TEXEL_UNSIGNED_64 /* for 64-bit atomics */
};

struct texture_shape {
    SpvDim dim;
    bool arrayed, multisampled;
    uint8_t extent;      /* coordinates of gradients, LOD and offsets: no array slice. Cubes have no offsets */
    uint8_t coordinates; /* coordinates with array slice */
};

/* NULL: not an image kind. Buffers count as one-dimensional images (texel buffers). */
const struct texture_shape *texture_shape(enum dxs_resource_kind kind);

enum texel_kind texel_kind(const struct resource *resource);
uint32_t texel_type(struct lowering *l, enum texel_kind kind);

/* OpTypeImage of a resource. Declares the capabilities that it needs. `compares`: sampled with depth comparison. */
uint32_t image_type(struct lowering *l, const struct resource *resource, bool compares);

/* Whether images of the UAV need an R32 format, because of these accesses (enum access). */
bool needs_r32(const struct lowering *l, const struct dxs_resource *info, uint32_t access);

/* The operation on a texel. Declares the capability of formats that the image does not tell: only here, because a load
 * whose result is unused is not emitted. */
SpvOp image_load_op(struct lowering *l, const struct resource *resource);
SpvOp image_store_op(struct lowering *l, const struct resource *resource);

/* The runtime array with this stride. `half`: type of its elements; 0: u32. */
uint32_t strided_array(struct lowering *l, uint32_t stride, uint32_t half);

/* ---- buffer_width.c ---------------------------------------------------------------------------------------------- */

struct word_access { /* one call */
    uint32_t words;  /* words moved; 0: atomic operation, or no data */
    uint32_t bytes;  /* of a word: 2 or 4. 64-bit elements are two words */
    bool is_store;
    uint8_t address_operand; /* operand of the byte offset (raw), or of the element, followed by the byte offset in it
                                (structured) */
};

enum {
    ALIGNED_TO_8 = 1 << 7 /* of access_widths.possible: the address is a multiple of 8 bytes */
};

struct access_widths { /* bit n: vectors of n words */
    uint8_t possible; /* the buffer can be seen as such vectors, and the first word's position in its vector is known */
    uint8_t gain;     /* possible, and the access covers at least one whole vector */
};

/* The features of the device decide whether raw buffers allow vectors at all, and whether vectors of three words
 * are allowed. */
struct access_widths access_widths(const struct lowering *l, const struct function *function,
                                   const struct instruction *i, const struct dxs_resource *info,
                                   const struct word_access *access);

/* The byte address within the buffer of an access whose address is in operands `first` and, in structured buffers,
 * first + 1. */
struct congruence address_of(const struct module *module, const struct function *function, const struct instruction *i,
                             const struct dxs_resource *info, uint32_t first);

/* The largest width in the mask; 1 if there is none. */
uint32_t widest(uint32_t widths);

/* value % modulus. `modulus`: a power of two, 6 or 12, and one for which access_widths has found the remainder to be
 * known. */
uint32_t known_remainder(const struct module *module, const struct function *function, value_id id, uint32_t modulus);

#endif
