/* Options of the heaps that VK_EXT_descriptor_heap binds: --heap-slots, --descriptor-sizes. */
#include "cli/conversion/command.h"

#include <stdlib.h>
#include <string.h>

static const char *const kinds[DXS_HEAP_COUNT] = {
    [DXS_HEAP_SAMPLERS] = "samplers",
    [DXS_HEAP_UNIFORM_BUFFERS] = "uniform-buffers",
    [DXS_HEAP_STORAGE_BUFFERS] = "storage-buffers",
    [DXS_HEAP_SAMPLED_IMAGES] = "sampled-images",
    [DXS_HEAP_STORAGE_IMAGES] = "storage-images",
    [DXS_HEAP_UNIFORM_TEXEL_BUFFERS] = "uniform-texel-buffers",
    [DXS_HEAP_STORAGE_TEXEL_BUFFERS] = "storage-texel-buffers",
    [DXS_HEAP_ACCELERATION_STRUCTURES] = "acceleration-structures",
    [DXS_HEAP_COUNTERS] = "counters",
};

static bool is_word(const char *text, size_t length, const char *word)
{
    return strlen(word) == length && strncmp(text, word, length) == 0;
}

/* Reads a number, or `word`, which stands for `meaning`. `end` must follow. */
static bool read_size(const char **text, char end, const char *word, uint32_t meaning, uint32_t *size)
{
    const char *start = *text;
    size_t length = strcspn(start, ":,");
    char *rest;
    unsigned long long number = strtoull(start, &rest, 0);

    *text = start + length + (start[length] != 0);
    *size = is_word(start, length, word) ? meaning : (uint32_t)number;
    return start[length] == end &&
           (is_word(start, length, word) || (rest == start + length && length && number < UINT32_MAX && *start != '-'));
}

/* Reads OFFSET:STRIDE. */
static bool read_place(const char **text, struct dxs_heap_slots *slots)
{
    const char *stride;

    if (!read_size(text, ':', "buffer", DXS_OFFSET_AFTER_BUFFER, &slots->offset))
        return false;
    stride = *text;
    char end = stride[strcspn(stride, ",")];
    if (read_size(text, end, "kind", DXS_STRIDE_OF_KIND, &slots->stride))
        return slots->stride || is_word(stride, strcspn(stride, ","), "kind");
    *text = stride;
    return read_size(text, end, "slot", DXS_STRIDE_OF_SLOT, &slots->stride);
}

static bool read_slots(const char *text, struct dxs_bound_heaps *heaps)
{
    while (*text) {
        size_t length = strcspn(text, "=");
        const char *name = text;
        struct dxs_heap_slots slots;
        bool found = false;
        text += length + (text[length] != 0);
        if (!read_place(&text, &slots))
            return false;
        for (int kind = 0; kind < DXS_HEAP_COUNT; kind++) {
            bool is_plain = kind != DXS_HEAP_SAMPLERS && kind != DXS_HEAP_COUNTERS;
            if (!is_word(name, length, kinds[kind]) && !(is_plain && is_word(name, length, "resources")))
                continue;
            heaps->slots[kind] = slots;
            found = true;
        }
        if (!found)
            return false;
    }
    return true;
}

/* The largest power of two that divides the size: descriptors of this size may have that alignment at most. */
static uint32_t largest_alignment(uint32_t size)
{
    return size & (~size + 1);
}

static bool read_sizes(const char *text, struct dxs_bound_heaps *heaps)
{
    uint32_t *sizes[] = {&heaps->sampler_size, &heaps->image_size, &heaps->buffer_size};

    for (int n = 0; n < 3; n++)
        if (!read_size(&text, n < 2 ? ',' : 0, "", 0, sizes[n]) || !*sizes[n])
            return false;
    heaps->sampler_alignment = largest_alignment(heaps->sampler_size);
    heaps->image_alignment = largest_alignment(heaps->image_size);
    heaps->buffer_alignment = largest_alignment(heaps->buffer_size);
    return true;
}

bool read_heap_options(struct command *command, char *message, size_t size)
{
    struct dxs_bound_heaps *heaps = &command->convert.model.bound_heaps;

    if (command->heap_slots && !read_slots(command->heap_slots, heaps)) {
        snprintf(message, size, "--heap-slots %s: expected KIND=OFFSET:STRIDE,..., for example resources=0:64",
                 command->heap_slots);
        return false;
    }
    if (command->descriptor_sizes && !read_sizes(command->descriptor_sizes, heaps)) {
        snprintf(message, size, "--descriptor-sizes %s: expected the bytes of three descriptors, for example 32,64,16",
                 command->descriptor_sizes);
        return false;
    }
    return true;
}
