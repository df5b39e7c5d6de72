/* How bins are rendered under a fragment density map, as the driver for Adreno GPUs sets them. "Fragment Density Map"
 * in the documentation of Mesa's turnip driver; fragment areas as that driver chooses them.
 *
 * A pixel x of the frame is rendered at x / area + offset; behind the test of low resolution depth, where the device
 * has that, lrz_offset is added. The bin's start in the frame comes to be where that of the common grid is. */
#ifndef REFERENCE_DECODERS_FDM_H
#define REFERENCE_DECODERS_FDM_H

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

/* How far to the left a view's grid is shifted by an offset of its density map: towards the tile's start, and never by
 * a whole tile. */
uint32_t fdm_grid_shift(int32_t offset, uint32_t tile, uint32_t granularity);

/* The fragment that a density (255: 1) asks for, in pixels. */
void fdm_area_of_density(const uint8_t density[2], uint32_t area[2]);

/* All of the decoder's output. */
void fdm_decode(const struct fdm_task *task, const uint8_t *density_map, const int32_t (*view_offsets)[2],
                const struct fdm_viewport *viewports, const struct fdm_rectangle *scissors, struct fdm_bin *bins,
                struct fdm_viewport *bin_viewports, struct fdm_rectangle *bin_scissors);

#endif
