/* Sampler feedback maps: sets the bits of the regions and mip levels that a sample reads. */
#include "exec/feedback.h"

#include <math.h>

enum {
    OPERATION_OR = 2, /* AtomicBinOpCode */
    LAST_LEVEL = 14,
    REGION_SIZE = 15, /* mask of a map's width and height: log2 of a region's size in texels */
    BITS_OF_LEVEL = 4 /* by region, relative to the first: (0, 0), (1, 0), (0, 1), (1, 1) */
};

/* Regions that a filter reads along an axis: `first`, and with `second` the next one, too. */
struct touched {
    uint32_t first;
    bool second;
};

static struct touched touched_regions(double at, uint32_t size, uint32_t map_size, double radius)
{
    double texels = (at >= 0 && at <= 1 ? at : at - floor(at)) * size, region = ldexp(1, (int)(map_size & REGION_SIZE));
    double reach = fmin(radius - 1.0 / 512, region / 2); /* no more than two regions per axis */
    double begin = floor((texels - reach) / region), end = floor((texels + reach) / region);

    begin = fmax(begin, 0);
    return (struct touched){(uint32_t)begin, end > begin};
}

static void mark_level(const struct view *map, const struct sample *s, uint32_t level, const double radius[2])
{
    const struct dxs_exec_resource *texture = s->texture, *words = map->resource;
    struct touched x = touched_regions(s->at[0], mip_size(texture->width, level), words->width, radius[0]);
    struct touched y = touched_regions(s->at[1], mip_size(texture->height, level), words->height, radius[1]);
    uint64_t bits = (x.second ? 3 : 1) * (y.second ? 5 : 1);
    uint8_t *word = texel_at(s->machine, words, 0, s->layer, x.first, y.first, 0, 0);

    if (texel_size(&words->format) != sizeof bits)
        fail(s->machine->fault, DXS_RESULT_BAD_MAPPING, "a feedback map whose texels are not of 64 bits");
    update_memory(s->machine, word, 64, OPERATION_OR, NULL, bits << BITS_OF_LEVEL * level);
}

void write_feedback(const struct view *map, const struct sample *s, double level, const double radius[2])
{
    double last = fmin(s->texture->mips ? s->texture->mips - 1.0 : 0, LAST_LEVEL);
    uint32_t steps = (uint32_t)floor(256 * fmin(fmax(level, 0), last) + 0.5), coarse = (steps + 255) / 256;

    mark_level(map, s, steps / 256, radius);
    if (coarse != steps / 256)
        mark_level(map, s, coarse, radius);
}
