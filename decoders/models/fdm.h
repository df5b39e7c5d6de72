/* Bins of a fragment density map, as the driver of Adreno GPUs sets them up: "Fragment Density Map" in the
 * documentation of Mesa's turnip driver; fragment areas as that driver chooses them.
 *
 *     rendered pixel = pixel of the frame / area + offset + lrz_offset
 *
 * lrz_offset is added after the low-resolution depth test (LRZ), on devices that have one. The bin's start is rendered
 * at common_start, its start in the grid that all views share. */
#ifndef DECODERS_MODELS_FDM_H
#define DECODERS_MODELS_FDM_H

#include <stdint.h>

struct fdm_task {
    uint32_t bin_count, view_count, tiles_in_row;
    uint32_t tile[2], frame[2];
    uint32_t map[2], map_texel_count, texel[2];
    uint32_t viewport_count, viewport_slots, viewports_are_per_view;
    uint32_t scale_is_shared, has_offsets, offset_granularity, has_lrz;
};

struct fdm_viewport {
    float origin[2], size[2], depth[2];
};

struct fdm_rectangle {
    uint32_t origin[2], size[2];
};

struct fdm_bin {
    uint32_t is_visible;
    uint32_t area[2];
    uint32_t start[2], size[2];
    uint32_t common_start[2];
    uint32_t offset[2];
    uint32_t lrz_offset[2];
    uint32_t uses_lrz;
};

/* Pixels that a view's grid moves to the left (or up) for an offset of its density map: a multiple of the granularity,
 * less than a tile. */
uint32_t fdm_grid_shift(int32_t offset, uint32_t tile, uint32_t granularity);

/* The fragment area of a density, in pixels per axis: about 255 / density. */
void fdm_area_of_density(const uint8_t density[2], uint32_t area[2]);

/* Computes the complete output of the GPU decoder. */
void fdm_decode(const struct fdm_task *task, const uint8_t *density_map, const int32_t (*view_offsets)[2],
                const struct fdm_viewport *viewports, const struct fdm_rectangle *scissors, struct fdm_bin *bins,
                struct fdm_viewport *bin_viewports, struct fdm_rectangle *bin_scissors);

/* ---- Merging ----------------------------------------------------------------------------------------------------- */

struct fdm_merge_task {
    struct fdm_task task;
    uint32_t pipe[2]; /* tiles of a visibility stream */
    uint32_t mask_bits;
};

/* Of a tile. */
struct fdm_group {
    uint32_t origin[2], size[2]; /* in tiles */
    uint32_t last;               /* the tile whose bins are the group's; the others are empty */
};

/* The same, of merged tiles: the complete output of fdm-merge. `areas`: a word for each bin, to work with. Groups are
 * right where `last` is the tile itself; each of the others leads to one of those. */
void fdm_decode_merged(const struct fdm_merge_task *task, const uint8_t *density_map, const int32_t (*view_offsets)[2],
                       const struct fdm_viewport *viewports, const struct fdm_rectangle *scissors,
                       struct fdm_group *groups, uint32_t (*areas)[2], struct fdm_bin *bins,
                       struct fdm_viewport *bin_viewports, struct fdm_rectangle *bin_scissors);

#endif
