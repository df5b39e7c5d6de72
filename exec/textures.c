/* Texture operations without samplers: loads, stores and GetDimensions, also of buffers. */
#include "exec/numbers.h"
#include "exec/resources.h"

#include <string.h>

static const struct shape shapes[] = {
    [DXS_RESOURCE_KIND_TEXTURE_1D] = {1, false, false, false},
    [DXS_RESOURCE_KIND_TEXTURE_2D] = {2, false, false, false},
    [DXS_RESOURCE_KIND_TEXTURE_2DMS] = {2, false, true, false},
    [DXS_RESOURCE_KIND_TEXTURE_3D] = {3, false, false, false},
    [DXS_RESOURCE_KIND_TEXTURE_CUBE] = {2, false, false, true},
    [DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY] = {1, true, false, false},
    [DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY] = {2, true, false, false},
    [DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY] = {2, true, true, false},
    [DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY] = {2, true, false, true},
};

struct shape texture_layout_of(struct machine *machine, const struct view *view)
{
    if (view->kind >= sizeof shapes / sizeof *shapes || shapes[view->kind].dimensions == 0)
        fail(machine->fault, DXS_RESULT_UNSUPPORTED, "a texture operation on a resource of kind %u is not executed",
             (unsigned)view->kind);
    return shapes[view->kind];
}

static uint32_t at_least_one(uint32_t count)
{
    return count ? count : 1;
}

/* The texel at the coordinates in operands `first` and on; NULL: out of bounds. level: mip level, multisampled: sample.
 * Coordinates are signed, because offsets may make them negative. */
static uint8_t *texel_of_operands(struct wave *wave, const struct frame *frame, const struct instruction *in,
                                  uint32_t lane, const struct view *view, uint32_t first, bool has_offsets,
                                  uint32_t level)
{
    struct shape shape = texture_layout_of(wave->machine, view);
    int64_t at[3] = {0};
    uint32_t layer = 0;

    for (uint32_t k = 0; k < shape.dimensions; k++) {
        at[k] = sign_extend(32, operand(wave, frame, in, first + k, lane)[0]);
        if (has_offsets)
            at[k] += sign_extend(4, optional_operand(wave, frame, in, first + 3 + k, lane));
    }
    if (shape.is_array)
        layer = (uint32_t)operand(wave, frame, in, first + shape.dimensions, lane)[0];
    return texel_at(wave->machine, view->resource, shape.is_multisampled ? 0 : level, layer, at[0], at[1], at[2],
                    shape.is_multisampled ? level : 0);
}

static void load(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct type *t = module_type(wave->machine->module, in->type);
    type_id type = wave->machine->module->type_members[t->first_member];

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i], components[4] = {0};
        struct view view = operand_view(wave, frame, in, 0, lane);
        uint32_t level = (uint32_t)optional_operand(wave, frame, in, 1, lane);
        bool is_writable = view.resource->resource_class == DXS_EXEC_CLASS_UAV; /* has neither mip level nor offsets */
        if (is_writable && !texture_layout_of(wave->machine, &view).is_multisampled)
            level = 0;
        const uint8_t *bytes = texel_of_operands(wave, frame, in, lane, &view, 2, !is_writable, level);
        uint64_t *result = result_slots(wave, frame, in, lane);
        decode_texel(&view.resource->format, bytes ? bytes : no_texel, components);
        for (uint32_t k = 0; k < 4; k++)
            result[k] = component_to_slot(wave->machine, type, components[k]);
        result[4] = status_of(view.resource);
    }
}

static void store(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    type_id type = operand_type(wave, frame, in, 4);

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = lane_in_turn(frame, wave->machine, i), components[4], sample = 0;
        if (!may_write(wave, lane))
            continue;
        struct view view = operand_view(wave, frame, in, 0, lane);
        if (in->dx_op == DX_TextureStoreSample)
            sample = (uint32_t)operand(wave, frame, in, 9, lane)[0];
        uint8_t *bytes = texel_of_operands(wave, frame, in, lane, &view, 1, false, sample);
        bool gives_unsigned = view.resource->format.component == DXS_EXEC_COMPONENT_UINT;
        bool takes_words =
            gives_unsigned && takes_large_words(wave->machine->module, frame->program->function, in, 4, 4);
        for (uint32_t k = 0; k < 4; k++)
            components[k] =
                slot_to_component(wave->machine, type, gives_unsigned,
                                  operand(wave, frame, in, 4 + k, lane)[0] & (takes_words ? 0xFFFF : UINT64_MAX));
        if (bytes)
            encode_texel(&view.resource->format, bytes, components);
    }
}

/* Raw buffers: in bytes. Others: in elements. */
static uint64_t buffer_length(struct machine *machine, const struct view *view)
{
    if (view->kind == DXS_RESOURCE_KIND_RAW_BUFFER)
        return view->resource->size;
    uint32_t size =
        view->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ? view->stride : texel_size(&view->resource->format);
    if (size == 0)
        fail(machine->fault, DXS_RESULT_BAD_MAPPING, "the length of a buffer without element size");
    return view->resource->size / size;
}

/* Width, height, depth, then slices of arrays; result[3]: mip levels, multisampled: samples. Sizes are 0 if the mip
 * level does not exist. */
static void texture_dimensions(const struct shape *shape, const struct dxs_exec_resource *t, uint64_t level,
                               uint64_t result[4])
{
    const uint32_t sizes[3] = {t->width, t->height, t->depth};
    uint32_t mip = shape->is_multisampled ? 0 : level < 32 ? (uint32_t)level : 32;
    bool exists = mip < at_least_one(t->mips);

    for (uint32_t k = 0; k < shape->dimensions; k++)
        result[k] = exists ? mip_size(at_least_one(sizes[k]), mip) : 0;
    if (shape->is_array)
        result[shape->dimensions] = exists ? at_least_one(t->layers) / (shape->is_cube ? 6 : 1) : 0;
    result[3] = at_least_one(shape->is_multisampled ? t->samples : t->mips);
}

static void dimensions(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        struct view view = operand_view(wave, frame, in, 0, lane);
        uint64_t *result = result_slots(wave, frame, in, lane);
        memset(result, 0, 4 * sizeof *result);
        if (view.kind >= DXS_RESOURCE_KIND_TYPED_BUFFER && view.kind <= DXS_RESOURCE_KIND_STRUCTURED_BUFFER) {
            result[0] = buffer_length(wave->machine, &view);
            continue;
        }
        struct shape shape = texture_layout_of(wave->machine, &view);
        texture_dimensions(&shape, view.resource, optional_operand(wave, frame, in, 1, lane), result);
    }
}

operation_handler *texture_operation(uint16_t operation)
{
    switch (operation) {
    case DX_TextureLoad:
        return load;
    case DX_TextureStore:
    case DX_TextureStoreSample:
        return store;
    case DX_GetDimensions:
        return dimensions;
    default:
        return NULL;
    }
}
