/* Layouts of the heaps that VK_EXT_descriptor_heap binds. */
#include "base/sized.h"
#include "bindings/bindings.h"

#include <string.h>

const struct dxs_bound_heaps bound_heaps_default = {
    .slots =
        {
            [DXS_HEAP_SAMPLERS] = {0, DXS_STRIDE_OF_KIND},
            [DXS_HEAP_UNIFORM_BUFFERS] = {0, DXS_STRIDE_OF_SLOT},
            [DXS_HEAP_STORAGE_BUFFERS] = {0, DXS_STRIDE_OF_SLOT},
            [DXS_HEAP_SAMPLED_IMAGES] = {0, DXS_STRIDE_OF_SLOT},
            [DXS_HEAP_STORAGE_IMAGES] = {0, DXS_STRIDE_OF_SLOT},
            [DXS_HEAP_UNIFORM_TEXEL_BUFFERS] = {0, DXS_STRIDE_OF_SLOT},
            [DXS_HEAP_STORAGE_TEXEL_BUFFERS] = {0, DXS_STRIDE_OF_SLOT},
            [DXS_HEAP_ACCELERATION_STRUCTURES] = {0, DXS_STRIDE_OF_SLOT},
            [DXS_HEAP_COUNTERS] = {DXS_OFFSET_AFTER_BUFFER, DXS_STRIDE_OF_SLOT},
        },
};

static const char *name_of(uint32_t kind)
{
    static const char names[] = "SAMPLERS\0"
                                "UNIFORM_BUFFERS\0"
                                "STORAGE_BUFFERS\0"
                                "SAMPLED_IMAGES\0"
                                "STORAGE_IMAGES\0"
                                "UNIFORM_TEXEL_BUFFERS\0"
                                "STORAGE_TEXEL_BUFFERS\0"
                                "ACCELERATION_STRUCTURES\0"
                                "COUNTERS\0";
    return nth_text(names, kind);
}

/* Without the device's sizes, refuses only what no device allows. */
static void check_numbers(struct arena *arena, const struct dxs_bound_heaps *heaps)
{
    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++) {
        const struct dxs_heap_slots *slots = &heaps->slots[kind];
        if ((slots->offset % 4 && slots->offset != DXS_OFFSET_AFTER_BUFFER) ||
            (slots->stride % 4 && slots->stride != DXS_STRIDE_OF_SLOT))
            fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
                 "bound_heaps.slots[DXS_HEAP_%s]: offset %u, stride %u: both must be multiples of 4", name_of(kind),
                 slots->offset, slots->stride);
    }
}

/* ---- Known sizes ------------------------------------------------------------------------------------------------- */

struct extent {
    uint32_t size, alignment; /* size: a multiple of the alignment */
};

/* `counter`: the kind whose descriptors counters have. */
static struct extent extent_of(const struct dxs_bound_heaps *heaps, uint32_t kind, enum dxs_heap counter)
{
    struct extent extent = {heaps->buffer_size, heaps->buffer_alignment};

    if (kind == DXS_HEAP_COUNTERS)
        kind = counter;
    if (kind == DXS_HEAP_SAMPLERS)
        extent = (struct extent){heaps->sampler_size, heaps->sampler_alignment};
    else if (kind >= DXS_HEAP_SAMPLED_IMAGES && kind <= DXS_HEAP_STORAGE_TEXEL_BUFFERS)
        extent = (struct extent){heaps->image_size, heaps->image_alignment};
    extent.size = (extent.size + extent.alignment - 1) & ~(extent.alignment - 1);
    return extent;
}

static void check_sizes(struct arena *arena, const struct dxs_bound_heaps *heaps)
{
    const uint32_t sizes[] = {heaps->sampler_size, heaps->image_size, heaps->buffer_size};
    const uint32_t alignments[] = {heaps->sampler_alignment, heaps->image_alignment, heaps->buffer_alignment};
    static const char names[][8] = {"sampler", "image", "buffer"};

    for (uint32_t n = 0; n < 3; n++)
        if (!sizes[n] || sizes[n] > UINT16_MAX || !alignments[n] || alignments[n] > UINT16_MAX ||
            (alignments[n] & (alignments[n] - 1)))
            fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
                 "bound_heaps: %s_size %u, %s_alignment %u: sizes are 1 to 65535, alignments powers of two; all or "
                 "none are 0",
                 names[n], sizes[n], names[n], alignments[n]);
}

/* Replaces DXS_STRIDE_OF_KIND, DXS_STRIDE_OF_SLOT and DXS_OFFSET_AFTER_BUFFER by numbers. */
static void set_numbers(struct dxs_bound_heaps *heaps, enum dxs_heap counter)
{
    uint32_t image = extent_of(heaps, DXS_HEAP_SAMPLED_IMAGES, counter).size;
    uint32_t buffer = extent_of(heaps, DXS_HEAP_STORAGE_BUFFERS, counter).size;

    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++) {
        struct dxs_heap_slots *slots = &heaps->slots[kind];
        if (slots->stride == DXS_STRIDE_OF_KIND)
            slots->stride = extent_of(heaps, kind, counter).size;
        else if (slots->stride == DXS_STRIDE_OF_SLOT)
            slots->stride = image > 2 * buffer ? image : 2 * buffer;
        if (slots->offset == DXS_OFFSET_AFTER_BUFFER)
            slots->offset = buffer;
    }
}

static void check_slots(struct arena *arena, const struct dxs_bound_heaps *heaps, uint32_t kind, enum dxs_heap counter)
{
    const struct dxs_heap_slots *slots = &heaps->slots[kind];
    struct extent extent = extent_of(heaps, kind, counter);

    if (slots->offset % extent.alignment || slots->stride % extent.alignment || slots->stride < extent.size)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "bound_heaps.slots[DXS_HEAP_%s]: offset %u, stride %u: both must be multiples of %u, and the stride at "
             "least %u",
             name_of(kind), slots->offset, slots->stride, extent.alignment, extent.size);
}

/* A slot holds one kind of descriptor, except that a counter shares its buffer's slot. Counters may also come after
 * `count` buffers (0: how many is not known). `kind`: of the buffers' descriptors. */
static void check_counters(struct arena *arena, const struct dxs_bound_heaps *heaps, uint32_t count, enum dxs_heap kind,
                           enum dxs_heap counter)
{
    const struct dxs_heap_slots *counters = &heaps->slots[DXS_HEAP_COUNTERS];
    const struct dxs_heap_slots *buffers = &heaps->slots[kind];
    bool is_behind = counters->offset >= buffers->offset;
    uint32_t stride = counters->stride,
             apart = is_behind ? counters->offset - buffers->offset : buffers->offset - counters->offset;
    uint32_t first = extent_of(heaps, is_behind ? kind : DXS_HEAP_COUNTERS, counter).size;
    uint32_t second = extent_of(heaps, is_behind ? DXS_HEAP_COUNTERS : kind, counter).size;

    if (stride == buffers->stride && apart < (count ? count : UINT64_C(1)) * stride &&
        (apart % stride < first || stride - apart % stride < second))
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "bound_heaps.slots[DXS_HEAP_COUNTERS]: offset %u, stride %u: counters overlap the descriptors of "
             "DXS_HEAP_%s at offset %u",
             counters->offset, stride, name_of(kind), buffers->offset);
}

/* Kinds with different strides need ranges of their own. */
static void check_ranges(struct arena *arena, const struct dxs_bound_heaps *heaps, uint32_t a, uint32_t b,
                         uint32_t count, enum dxs_heap counter)
{
    bool is_a_first = heaps->slots[a].offset <= heaps->slots[b].offset;
    uint32_t first = is_a_first ? a : b, second = is_a_first ? b : a;
    const struct dxs_heap_slots *slots = &heaps->slots[first];
    uint64_t end = slots->offset + (count - UINT64_C(1)) * slots->stride + extent_of(heaps, first, counter).size;

    if (slots->stride != heaps->slots[second].stride && end > heaps->slots[second].offset)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "bound_heaps.slots[DXS_HEAP_%s] and bound_heaps.slots[DXS_HEAP_%s] overlap: %u descriptors with strides "
             "%u and %u begin at %u and %u",
             name_of(a), name_of(b), count, heaps->slots[a].stride, heaps->slots[b].stride, heaps->slots[a].offset,
             heaps->slots[b].offset);
}

const struct dxs_bound_heaps *bound_heaps_resolve(struct arena *arena, const struct dxs_bound_heaps *given,
                                                  uint32_t resource_count, bool has_texel_counters, bool has_raw_texels)
{
    enum dxs_heap counter = has_texel_counters ? DXS_HEAP_STORAGE_TEXEL_BUFFERS : DXS_HEAP_STORAGE_BUFFERS;

    if (has_texel_counters && given->slots[DXS_HEAP_COUNTERS].offset == DXS_OFFSET_AFTER_BUFFER)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "bound_heaps.slots[DXS_HEAP_COUNTERS].offset is DXS_OFFSET_AFTER_BUFFER: counters by "
             "DXS_COUNTER_TEXEL_BUFFER have the descriptors of images and need an offset of their own");
    if (memcmp(given, &bound_heaps_default, sizeof *given) == 0)
        return given;
    refuse_unknown(arena->fault, given->reserved, sizeof given->reserved, "dxs_bound_heaps");
    refuse_unknown(arena->fault, &given->slots[DXS_HEAP_COUNT], (DXS_MAX_HEAPS - DXS_HEAP_COUNT) * sizeof *given->slots,
                   "dxs_bound_heaps.slots");
    if (!(given->sampler_size | given->image_size | given->buffer_size | given->sampler_alignment |
          given->image_alignment | given->buffer_alignment)) {
        check_numbers(arena, given);
        return given;
    }
    check_sizes(arena, given);
    struct dxs_bound_heaps *heaps = arena_array(arena, 1, sizeof *heaps);
    *heaps = *given;
    set_numbers(heaps, counter);
    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++)
        check_slots(arena, heaps, kind, counter);
    check_counters(arena, heaps, resource_count, DXS_HEAP_STORAGE_BUFFERS, counter);
    if (has_raw_texels)
        check_counters(arena, heaps, resource_count, DXS_HEAP_STORAGE_TEXEL_BUFFERS, counter);
    for (uint32_t a = DXS_HEAP_SAMPLERS + 1; resource_count && a < DXS_HEAP_COUNT; a++)
        for (uint32_t b = a + 1; b < DXS_HEAP_COUNT; b++)
            check_ranges(arena, heaps, a, b, resource_count, counter);
    return heaps;
}
