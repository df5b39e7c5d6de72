/* From a resource binding (resolved by bindings/) to a pointer: heap indices, device addresses, access chains. Only
 * this file and root_arguments.c interpret bindings. */
#ifndef SPIRV_RESOURCES_ACCESS_H
#define SPIRV_RESOURCES_ACCESS_H

#include "spirv/function/results.h"
#include "spirv/resources/resources.h"

/* Descriptor types that have indexing capabilities of their own. */
enum category {
    UNIFORM_BUFFERS,
    STORAGE_BUFFERS,
    SAMPLED_IMAGES, /* and samplers */
    STORAGE_IMAGES,
    UNIFORM_TEXEL_BUFFERS,
    STORAGE_TEXEL_BUFFERS,
    ACCELERATION_STRUCTURES
};

/* ---- Addresses --------------------------------------------------------------------------------------------------- */

/* Index of the handle's descriptor in its heap or array; u32. */
uint32_t handle_index(struct lowering *l, const struct handle *h);

/* The device address (u32 pair) of a resource that is bound as DXS_DESCRIPTOR_FORM_ADDRESS. */
uint32_t resource_address(struct lowering *l, const struct handle *h);

/* The device address of the handle's heap descriptor, read from the address buffer at `set_binding`. */
uint32_t heap_address(struct lowering *l, const struct handle *h, struct dxs_set_binding set_binding);

/* Result of `i` = the u32 at address + offset. `offset`: bytes, a multiple of 4. `*block`: type of the memory there; 0:
 * not created yet. */
void load_word_at(struct lowering *l, const struct instruction *i, uint32_t address, uint32_t *block, uint32_t offset);

/* ---- Offset records ---------------------------------------------------------------------------------------------- */

/* Element of the Vulkan buffer that corresponds to `element` of the Direct3D buffer. They differ only for resources
 * with offset records. `bytes`: size of an element of a raw or structured buffer; 0: typed buffer. Behind the end, the
 * result + `after` does not wrap around to 0. */
uint32_t adjust_element(struct lowering *l, const struct handle *h, uint32_t element, uint32_t bytes, uint32_t after);

/* Clamps an element or offset operand, in units of `scale` bytes, below 4 GiB if
 * DXS_GUARANTEE_BUFFER_PLACES is set. Otherwise operand * scale could wrap around to a valid offset. */
uint32_t clamp_offset(struct lowering *l, const struct handle *h, uint32_t operand, uint32_t scale);

/* Size from the offset record: elements of typed buffers, bytes of others. */
uint32_t record_count(struct lowering *l, const struct handle *h, bool typed);

/* ---- Pointers ---------------------------------------------------------------------------------------------------- */

/* Pointer to the handle's descriptor, or to the block at its device address. */
uint32_t object_pointer(struct lowering *l, const struct handle *h, const struct view *view);

/* Pointer to a texel of the handle's storage image, for atomics. `texel`: its type. */
uint32_t texel_pointer(struct lowering *l, const struct handle *h, const struct view *view, uint32_t texel,
                       uint32_t coordinates);

/* Loads the image or sampler. */
uint32_t load_object(struct lowering *l, const struct handle *h, const struct view *view);

/* Pointer into a buffer. `indices`: access chain from the block on. `type`: pointee. */
uint32_t buffer_pointer(struct lowering *l, const struct handle *h, const struct view *view, uint32_t type,
                        uint32_t count, const uint32_t *indices);

/* base + index * stride, as an untyped pointer. `stride`: a multiple of 4; 2: of 16-bit words of type `half`. */
uint32_t strided_pointer(struct lowering *l, const struct handle *h, const struct view *view, uint32_t base,
                         uint32_t stride, uint32_t half, uint32_t index);

/* OpLoad with result `id`, and OpStore, through a pointer from buffer_pointer. */
uint32_t load_from(struct lowering *l, const struct view *view, uint32_t type, uint32_t id, uint32_t pointer);
/* Loads from memory that no invocation writes, or returns the earlier load if that dominates. */
uint32_t load_constants_once(struct lowering *l, const struct view *view, uint32_t type, uint32_t pointer);
void store_to(struct lowering *l, const struct view *view, uint32_t pointer, uint32_t value);

/* Decorates `id` NonUniform if the handle is non-uniform. Returns whether it is. */
bool decorate_non_uniform(struct lowering *l, const struct handle *h, const struct view *view, uint32_t id);

/* ---- descriptor_qa.c: checks of descriptors before each use (dxs_descriptor_qa) ---------------------------------- */

/* Returns `index` if it is a live descriptor of type `heap` (enum dxs_heap); otherwise the number of descriptors, which
 * selects the null descriptor behind the last one. */
uint32_t checked_index(struct lowering *l, uint32_t heap, uint32_t index);

/* Emits the checking function if checked_index was called. Call it between functions. */
void emit_descriptor_qa(struct lowering *l);

/* ---- bound_heaps.c: heaps that shaders access directly (SPV_EXT_descriptor_heap) --------------------------------- */

/* Sets `slots` and `variable` of a view in a bound heap. */
void declare_bound(struct lowering *l, const struct resource *resource, struct view *view);

/* Pointer to descriptor `index` (id) of the view's kind. */
uint32_t bound_descriptor(struct lowering *l, const struct view *view, uint32_t index);

/* Pointer to the view's block. `descriptor`: pointer to the descriptor of its buffer. */
uint32_t bound_buffer(struct lowering *l, const struct view *view, uint32_t descriptor);

#endif
