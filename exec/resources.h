/* Handles, and texels of the resources that they name. */
#ifndef EXEC_RESOURCES_H
#define EXEC_RESOURCES_H

#include "exec/machine.h"

/* A decoded handle. In slots, handles are packed. */
struct view {
    const struct dxs_exec_resource *resource;
    enum dxs_resource_kind kind; /* DXS_RESOURCE_KIND_INVALID until the handle is annotated */
    enum dxs_component_type component;
    uint32_t stride;
};

struct view view_of_handle(struct machine *machine, uint64_t handle);
struct view operand_view(struct wave *wave, const struct frame *frame, const struct instruction *instruction,
                         uint32_t number, uint32_t lane);

/* textures.c: how an operation's coordinates address a texture. */
struct shape {
    uint8_t dimensions;
    bool is_array, is_multisampled, is_cube;
};
struct shape texture_layout_of(struct machine *machine, const struct view *view);

/* texels.c: four components as floats of 32 bits or as integers of 32 bits, 64-bit ones as pairs. What the format lacks
 * is 0, or 1 in the fourth. */
uint32_t texel_size(const struct dxs_exec_format *format);
void decode_texel(const struct dxs_exec_format *format, const uint8_t *bytes, uint32_t components[4]);
void encode_texel(const struct dxs_exec_format *format, uint8_t *bytes, const uint32_t components[4]);

/* What lies outside is 0, of the components that the format has: others are what they always are. */
extern const uint8_t no_texel[16];

/* The bytes of a texel. NULL: out of bounds. `sample` is 0 unless the texture is multisampled. */
uint8_t *texel_at(struct machine *machine, const struct dxs_exec_resource *texture, uint32_t mip, uint32_t layer,
                  int64_t x, int64_t y, int64_t z, uint32_t sample);
uint32_t mip_size(uint32_t size, uint32_t mip);

/* Convert a component between 32 bits, as texels have it, and the width of the operation's type. */
uint64_t component_to_slot(const struct machine *machine, type_id type, uint32_t component);
uint32_t slot_to_component(const struct machine *machine, type_id type, bool is_unsigned, uint64_t slot);

/* An atomic operation on 32 or 64 bits at `bytes`; returns the old value. `operation` is DXIL's AtomicBinOpCode.
 * `comparand` not NULL: compare and exchange instead. */
uint64_t update_memory(struct machine *machine, uint8_t *bytes, unsigned bits, uint64_t operation,
                       const uint64_t *comparand, uint64_t value);

/* The status member of a ResRet, for CheckAccessFullyMapped. */
enum status {
    STATUS_UNMAPPED,
    STATUS_MAPPED
};

static inline enum status status_of(const struct dxs_exec_resource *resource)
{
    return resource->is_unmapped ? STATUS_UNMAPPED : STATUS_MAPPED;
}

#endif
