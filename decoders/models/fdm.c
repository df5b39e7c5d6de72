/* Bins of fragment density maps on the CPU: the density and fragment area of each tile and view, the bin's position,
 * and its viewports and scissors. */
#include "decoders/models/fdm.h"

#include <math.h>
#include <stdbool.h>

enum {
    LRZ_AREA = 4,      /* largest area, per axis, with the low-resolution depth test (LRZ) */
    LRZ_ALIGNMENT = 8, /* of lrz_offset */
    MAX_AREA = 256,
    MAX_SHARING = 32 /* views that share their scale */
};

static int64_t at_least(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static int64_t at_most(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

uint32_t fdm_grid_shift(int32_t offset, uint32_t tile, uint32_t granularity)
{
    int64_t shift = -(int64_t)offset % tile;

    if (shift < 0)
        shift += tile;
    return (uint32_t)(shift - shift % granularity);
}

void fdm_area_of_density(const uint8_t density[2], uint32_t area[2])
{
    double exact[2] = {255.0 / density[0], 255.0 / density[1]};
    uint32_t rest[2] = {255u % density[0], 255u % density[1]};
    int axis = rest[0] * density[1] >= rest[1] * density[0] ? 0 : 1;

    for (int i = 0; i < 2; i++)
        area[i] = (uint32_t)floor(exact[i]);
    uint64_t grown = (uint64_t)(area[axis] + 1) * area[!axis] * density[0] * density[1];
    if (rest[axis] != 0 && grown <= 255 * 255)
        area[axis]++;
}

struct view {
    const struct fdm_task *task;
    const uint8_t *density_map;
    const int32_t (*offsets)[2];
};

/* Returns 1 for a size of 0, which would divide by zero. */
static uint32_t tile_size(const struct fdm_task *task, int axis)
{
    return task->tile[axis] ? task->tile[axis] : 1;
}

static uint32_t granularity(const struct fdm_task *task)
{
    return task->offset_granularity ? task->offset_granularity : 1;
}

/* The shift of a view's grid: 0 where all views share a grid. */
static uint32_t shift_of(const struct view *v, uint32_t view, int axis)
{
    if (!v->task->has_offsets || v->task->scale_is_shared)
        return 0;
    return fdm_grid_shift(v->offsets[view][axis], tile_size(v->task, axis), granularity(v->task));
}

/* The density map's texel at the middle of the tile. Without offsets, a tile that crosses the frame's edge is
 * clipped to the frame first. With offsets, the whole shifted tile counts. */
static uint32_t texel_of(const struct view *v, uint32_t view, uint32_t place, int axis)
{
    int64_t start = (int64_t)place * tile_size(v->task, axis), end = start + tile_size(v->task, axis);
    int64_t pixel = (start + at_most(end, v->task->frame[axis])) / 2;

    if (v->task->has_offsets)
        pixel = start + tile_size(v->task, axis) / 2 - shift_of(v, view, axis) - v->offsets[view][axis];
    return (uint32_t)at_most(at_least(pixel, 0) / at_least(v->task->texel[axis], 1), v->task->map[axis] - 1);
}

/* False if a density is 0: the view does not see the tile. */
static bool read_density(const struct view *v, uint32_t view, const uint32_t place[2], uint8_t density[2])
{
    const struct fdm_task *task = v->task;

    density[0] = density[1] = 255;
    if (task->map_texel_count == 0 || task->map[0] == 0 || task->map[1] == 0)
        return true;
    uint32_t x = texel_of(v, view, place[0], 0), y = texel_of(v, view, place[1], 1);
    uint32_t texel = ((view * task->map[1] + y) * task->map[0] + x) % task->map_texel_count;
    density[0] = v->density_map[2 * texel];
    density[1] = v->density_map[2 * texel + 1];
    return density[0] != 0 && density[1] != 0;
}

/* The largest allowed area, a power of two, that is not above `wanted`. */
static uint32_t fit(const struct fdm_task *task, uint32_t wanted, int axis)
{
    uint32_t limit = task->has_offsets ? granularity(task) : MAX_AREA, area = 1;

    if (task->has_lrz && limit > LRZ_AREA)
        limit = LRZ_AREA;
    while (area * 2 <= wanted && area * 2 <= limit && tile_size(task, axis) % (area * 2) == 0 &&
           (!task->has_offsets || limit % (area * 2) == 0))
        area *= 2;
    return area;
}

/* A shared scale is the smallest area of all views that see the tile, of the first 32. */
static bool find_area(const struct view *v, uint32_t view, const uint32_t place[2], uint32_t area[2])
{
    uint8_t density[2];
    bool is_visible = read_density(v, view, place, density);

    area[0] = area[1] = is_visible ? MAX_AREA : 1;
    uint32_t first = v->task->scale_is_shared ? 0 : view,
             end = v->task->scale_is_shared ? (uint32_t)at_most(v->task->view_count, MAX_SHARING) : view + 1;
    for (uint32_t i = first; i < end && is_visible; i++) {
        uint32_t wanted[2];
        if (!read_density(v, i, place, density))
            continue;
        fdm_area_of_density(density, wanted);
        for (int axis = 0; axis < 2; axis++)
            area[axis] = (uint32_t)at_most(area[axis], fit(v->task, wanted[axis], axis));
    }
    return is_visible;
}

/* The bin's part of the frame. A shifted grid begins before the frame, so the first bin of a row or column is cut. */
static void place_bin(const struct view *v, uint32_t view, const uint32_t place[2], const uint32_t tiles[2],
                      struct fdm_bin *bin)
{
    for (int axis = 0; axis < 2; axis++) {
        uint32_t shift = shift_of(v, view, axis), tile = tile_size(v->task, axis);
        int64_t start = (int64_t)place[axis] * tile - shift,
                end = at_most(start + (int64_t)tiles[axis] * tile, v->task->frame[axis]);
        bin->common_start[axis] = place[axis] * tile;
        bin->start[axis] = (uint32_t)at_least(start, 0);
        bin->size[axis] = (uint32_t)at_least(end - at_least(start, 0), 0);
    }
}

/* offset + lrz_offset = common_start - start / area. With the low-resolution depth test, offset = shift / area, and
 * lrz_offset is the rest. Its register holds only multiples of 8 that are not negative. The test is off, and lrz_offset
 * is 0, for other values and for the bins that a shift cuts. */
static void choose_offsets(const struct view *v, uint32_t view, struct fdm_bin *bin)
{
    int64_t before[2], behind[2];

    bin->uses_lrz = v->task->has_lrz && bin->is_visible;
    for (int axis = 0; axis < 2; axis++) {
        int64_t shift = shift_of(v, view, axis);
        before[axis] = shift / bin->area[axis];
        behind[axis] = (int64_t)bin->common_start[axis] - (bin->start[axis] + shift) / bin->area[axis];
        if (behind[axis] < 0 || behind[axis] % LRZ_ALIGNMENT != 0 || (bin->common_start[axis] == 0 && shift != 0))
            bin->uses_lrz = 0;
    }
    for (int axis = 0; axis < 2; axis++) {
        bin->offset[axis] =
            bin->uses_lrz ? (uint32_t)before[axis] : bin->common_start[axis] - bin->start[axis] / bin->area[axis];
        bin->lrz_offset[axis] = bin->uses_lrz ? (uint32_t)behind[axis] : 0;
    }
}

static struct fdm_viewport patch_viewport(const struct fdm_viewport *viewport, const struct fdm_bin *bin)
{
    struct fdm_viewport result = *viewport;

    for (int axis = 0; axis < 2; axis++) {
        result.origin[axis] = viewport->origin[axis] / (float)bin->area[axis] + (float)bin->offset[axis];
        result.size[axis] = viewport->size[axis] / (float)bin->area[axis];
    }
    return result;
}

static struct fdm_rectangle patch_scissor(const struct fdm_rectangle *scissor, const struct fdm_bin *bin)
{
    struct fdm_rectangle result;
    bool is_empty = !bin->is_visible;

    for (int axis = 0; axis < 2; axis++) {
        int64_t area = bin->area[axis], start = bin->common_start[axis] - bin->lrz_offset[axis];
        int64_t end = start + (bin->size[axis] + area - 1) / area;
        int64_t scissor_end = at_most((int64_t)scissor->origin[axis] + scissor->size[axis], UINT32_MAX);
        int64_t first = at_least(scissor->origin[axis] / area + bin->offset[axis], start);
        int64_t last = at_most((scissor_end + area - 1) / area + bin->offset[axis], end);
        result.origin[axis] = (uint32_t)first;
        result.size[axis] = (uint32_t)(last - first);
        is_empty |= last <= first;
    }
    for (int axis = 0; axis < 2 && is_empty; axis++) {
        result.origin[axis] = bin->common_start[axis] - bin->lrz_offset[axis];
        result.size[axis] = 0;
    }
    return result;
}

/* What remains once a bin has its area and position. */
static void finish_bin(const struct view *v, uint32_t n, const struct fdm_viewport *viewports,
                       const struct fdm_rectangle *scissors, struct fdm_bin *bin, struct fdm_viewport *bin_viewports,
                       struct fdm_rectangle *bin_scissors)
{
    const struct fdm_task *task = v->task;
    uint32_t view = n % task->view_count;

    choose_offsets(v, view, bin);
    for (uint32_t slot = 0; slot < task->viewport_slots; slot++) {
        uint32_t source = task->viewports_are_per_view ? view : slot, target = n * task->viewport_slots + slot;
        if (source < task->viewport_count) {
            bin_viewports[target] = patch_viewport(&viewports[source], bin);
            bin_scissors[target] = patch_scissor(&scissors[source], bin);
        }
    }
}

static const uint32_t one_tile[2] = {1, 1};

void fdm_decode(const struct fdm_task *task, const uint8_t *density_map, const int32_t (*view_offsets)[2],
                const struct fdm_viewport *viewports, const struct fdm_rectangle *scissors, struct fdm_bin *bins,
                struct fdm_viewport *bin_viewports, struct fdm_rectangle *bin_scissors)
{
    const struct view v = {task, density_map, view_offsets};
    uint32_t row = task->tiles_in_row ? task->tiles_in_row : 1;

    for (uint32_t n = 0; n < task->bin_count; n++) {
        uint32_t view = n % task->view_count, tile = n / task->view_count;
        const uint32_t place[2] = {tile % row, tile / row};
        bins[n].is_visible = find_area(&v, view, place, bins[n].area);
        place_bin(&v, view, place, one_tile, &bins[n]);
        if (bins[n].size[0] == 0 || bins[n].size[1] == 0) { /* beyond the frame */
            bins[n].is_visible = 0;
            bins[n].area[0] = bins[n].area[1] = 1;
        }
        finish_bin(&v, n, viewports, scissors, &bins[n], bin_viewports, bin_scissors);
    }
}

/* ---- Merging ----------------------------------------------------------------------------------------------------- */

struct grid {
    const struct fdm_merge_task *task;
    uint32_t row, tiles;
    struct fdm_group *groups;
    uint32_t (*areas)[2]; /* of bins; 0: seen by nobody */
};

static bool has_bin(const struct grid *grid, uint32_t tile, uint32_t view)
{
    return (uint64_t)tile * grid->task->task.view_count + view < grid->task->task.bin_count;
}

static uint32_t *area_of(const struct grid *grid, uint32_t tile, uint32_t view)
{
    return grid->areas[tile * grid->task->task.view_count + view];
}

/* The views that see either group allow one of `size` tiles. */
static bool views_allow(const struct grid *grid, uint32_t a, uint32_t b, const uint32_t size[2])
{
    bool is_allowed = true;

    for (uint32_t view = 0; view < grid->task->task.view_count; view++)
        for (int axis = 0; axis < 2; axis++) {
            uint32_t of_a = has_bin(grid, a, view) ? area_of(grid, a, view)[axis] : 0;
            uint32_t of_b = has_bin(grid, b, view) ? area_of(grid, b, view)[axis] : 0;
            if (of_a != 0 && of_b != 0 && of_a != of_b)
                is_allowed = false;
            if ((of_a != 0 && of_a < size[axis]) || (of_b != 0 && of_b < size[axis]))
                is_allowed = false;
        }
    return is_allowed;
}

static bool is_seen(const struct grid *grid, uint32_t tile)
{
    for (uint32_t view = 0; view < grid->task->task.view_count && has_bin(grid, tile, view); view++)
        if (area_of(grid, tile, view)[0] != 0)
            return true;
    return false;
}

static uint32_t last_of(const struct grid *grid, uint32_t tile)
{
    while (grid->groups[tile].last != tile)
        tile = grid->groups[tile].last;
    return tile;
}

/* Merges the group of `tile` with the one of its left (axis 0) or upper (axis 1) neighbour. */
static bool merge_along(const struct grid *grid, uint32_t tile, int axis)
{
    const struct fdm_merge_task *task = grid->task;
    struct fdm_group *group = &grid->groups[tile];
    uint32_t pipe[2] = {task->pipe[0] ? task->pipe[0] : 1, task->pipe[1] ? task->pipe[1] : 1};

    if (group->origin[axis] % pipe[axis] == 0)
        return false;
    uint32_t beside = tile - group->size[axis] * (axis == 0 ? 1 : grid->row), other = last_of(grid, beside);
    struct fdm_group *neighbour = &grid->groups[other];
    uint32_t size[2] = {group->size[0], group->size[1]};
    size[axis] *= 2;
    if (other != beside || neighbour->size[0] != group->size[0] || neighbour->size[1] != group->size[1] ||
        !views_allow(grid, tile, other, size))
        return false;
    if (task->mask_bits != 0 && (uint64_t)(size[1] - 1) * pipe[0] + size[0] > task->mask_bits)
        return false;
    for (uint32_t view = 0; view < task->task.view_count && has_bin(grid, tile, view); view++)
        for (int i = 0; i < 2; i++)
            if (area_of(grid, other, view)[i] != 0)
                area_of(grid, tile, view)[i] = area_of(grid, other, view)[i];
    neighbour->last = tile;
    group->origin[axis] -= group->size[axis];
    group->size[axis] = size[axis];
    return true;
}

/* Merges where it can, one tile after the other, until it cannot. Tiles of different pipes do not depend on each other,
 * so all of them take their turns together. */
static void merge_tiles(const struct grid *grid)
{
    bool has_merged = true;

    for (uint32_t tile = 0; tile < grid->tiles; tile++)
        grid->groups[tile] = (struct fdm_group){{tile % grid->row, tile / grid->row}, {1, 1}, tile};
    while (has_merged) {
        has_merged = false;
        for (uint32_t tile = 0; tile < grid->tiles; tile++)
            for (int axis = 0; axis < 2; axis++)
                if (grid->groups[tile].last == tile && is_seen(grid, tile))
                    has_merged |= merge_along(grid, tile, axis);
    }
}

void fdm_decode_merged(const struct fdm_merge_task *task, const uint8_t *density_map, const int32_t (*view_offsets)[2],
                       const struct fdm_viewport *viewports, const struct fdm_rectangle *scissors,
                       struct fdm_group *groups, uint32_t (*areas)[2], struct fdm_bin *bins,
                       struct fdm_viewport *bin_viewports, struct fdm_rectangle *bin_scissors)
{
    const struct view v = {&task->task, density_map, view_offsets};
    uint32_t bin_count = task->task.bin_count, views = task->task.view_count ? task->task.view_count : 1;
    struct grid grid = {task, task->task.tiles_in_row ? task->task.tiles_in_row : 1,
                        bin_count / views + (bin_count % views != 0), groups, areas};

    for (uint32_t n = 0; n < bin_count; n++) {
        const uint32_t place[2] = {n / views % grid.row, n / views / grid.row};
        bool is_visible = find_area(&v, n % views, place, areas[n]);
        place_bin(&v, n % views, place, one_tile, &bins[n]);
        if (!is_visible || bins[n].size[0] == 0 || bins[n].size[1] == 0)
            areas[n][0] = areas[n][1] = 0;
    }
    merge_tiles(&grid);
    for (uint32_t n = 0; n < bin_count; n++) {
        static const uint32_t nothing[2];
        const struct fdm_group *group = &groups[n / views];
        const uint32_t own[2] = {n / views % grid.row, n / views / grid.row};
        bool is_last = group->last == n / views;
        bins[n].is_visible = is_last && areas[n][0] != 0;
        for (int axis = 0; axis < 2; axis++)
            bins[n].area[axis] = bins[n].is_visible ? areas[n][axis] : 1;
        place_bin(&v, n % views, is_last ? group->origin : own, is_last ? group->size : nothing, &bins[n]);
        finish_bin(&v, n, viewports, scissors, &bins[n], bin_viewports, bin_scissors);
    }
}
