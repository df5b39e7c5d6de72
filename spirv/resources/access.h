/* Along the path to a resource, as bindings/ has resolved it: root data, indices into heaps, addresses, and the
 * pointers that they lead to. Nothing else in spirv/ asks where a resource lives. */
#ifndef SPIRV_RESOURCES_ACCESS_H
#define SPIRV_RESOURCES_ACCESS_H

#include "spirv/resources/resources.h"

/* What capabilities of indexing go by. */
enum category {
    UNIFORM_BUFFERS,
    STORAGE_BUFFERS,
    SAMPLED_IMAGES, /* and samplers */
    STORAGE_IMAGES,
    UNIFORM_TEXEL_BUFFERS,
    STORAGE_TEXEL_BUFFERS,
    ACCELERATION_STRUCTURES
};

/* ---- Root data --------------------------------------------------------------------------------------------------- */

struct word_number {  /* dynamic + constant */
    uint32_t dynamic; /* id, 0: none */
    uint32_t constant;
};

/* A word of root data as f32 or u32; in this id, or in a new one if `id` is 0. */
uint32_t root_word(struct lowering *l, enum dxs_root_arguments kind, struct word_number number, bool as_float,
                   uint32_t id);

/* The word at a byte offset of root data as u32. */
uint32_t root_u32(struct lowering *l, enum dxs_root_arguments kind, uint32_t offset);

/* A word that is found as the bounds of heaps are. `*variable`: of a buffer that holds it, 0: not made yet; its name.
 */
uint32_t emit_word_source(struct lowering *l, const struct dxs_word_source *bound, uint32_t *variable,
                          const char *name);

/* ---- Addresses --------------------------------------------------------------------------------------------------- */

/* The device address of a resource whose descriptor is DXS_DESCRIPTOR_ADDRESS: a pair of words. */
uint32_t resource_address(struct lowering *l, const struct handle *h);

/* The address that the buffer of addresses at `place` holds for the handle's entry of the heap. */
uint32_t heap_address(struct lowering *l, const struct handle *h, struct dxs_set_binding place);

/* An address as a pointer to this type. */
uint32_t address_pointer(struct lowering *l, uint32_t address, uint32_t type);

/* The result of `i`: the word so many bytes, a multiple of four, from an address. `*block` is the type of the words
 * there, 0: not made yet. */
void load_word_at(struct lowering *l, const struct instruction *i, uint32_t address, uint32_t *block, uint32_t offset);

/* ---- Offset records ---------------------------------------------------------------------------------------------- */

/* The element of a storage or texel buffer that stands for this one of Direct3D's buffer: the same, but for resources
 * that use offset records. `bytes`: of an element of a buffer of words; 0: typed. */
uint32_t adjust_element(struct lowering *l, const struct handle *h, uint32_t element, uint32_t bytes);

/* The operand of an access to a buffer of words by which its place is counted, in units of `scale` bytes: where
 * guarantees.buffer_places asks for it, kept from leading behind 4 GiB, whence it would come round. */
uint32_t heap_size_buffer(struct lowering *l, const struct handle *h, uint32_t operand, uint32_t scale);

/* The size that the record tells: elements of typed buffers, bytes of others. */
uint32_t record_count(struct lowering *l, const struct handle *h, bool typed);

/* ---- Pointers ---------------------------------------------------------------------------------------------------- */

/* Pointer to the descriptor that the handle means, or to the block at its address. */
uint32_t object_pointer(struct lowering *l, const struct handle *h, const struct view *view);

/* The image or sampler itself. */
uint32_t load_object(struct lowering *l, const struct handle *h, const struct view *view);

/* Pointer into a buffer: `indices` from its block on, `type` of what they lead to. */
uint32_t buffer_pointer(struct lowering *l, const struct handle *h, const struct view *view, uint32_t type,
                        uint32_t count, const uint32_t *indices);

/* OpLoad into this id and OpStore, of what buffer_pointer gave. */
uint32_t load_from(struct lowering *l, const struct view *view, uint32_t type, uint32_t id, uint32_t pointer);
void store_to(struct lowering *l, const struct view *view, uint32_t pointer, uint32_t value);

/* Decorates NonUniform if the handle is. */
void decorate_non_uniform(struct lowering *l, const struct handle *h, const struct view *view, uint32_t id);

/* The instruction with one or two operands (0: none), or what it gave before in this block. For pure instructions and
 * for loads of what does not change. */
uint32_t emit_once(struct lowering *l, SpvOp op, uint32_t type, uint32_t a, uint32_t b);

#endif
