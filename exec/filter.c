/* Texture filtering: cube faces, address modes, point and linear filters, gathers, and the range of results that
 * devices may give. */
#include "exec/filter.h"

#include "exec/numbers.h"

#include <math.h>
#include <string.h>

static uint32_t at_least_one(uint32_t count)
{
    return count ? count : 1;
}

static uint32_t size_of_axis(const struct sample *s, unsigned axis, uint32_t mip)
{
    const uint32_t sizes[3] = {s->texture->width, s->texture->height, s->texture->depth};

    return mip_size(at_least_one(sizes[axis]), mip);
}

/* ---- Cubes ------------------------------------------------------------------------------------------------------- */

/* By face (+X, -X, +Y, -Y, +Z, -Z): the directions of s, of t, and outwards. 1, 2, 3: x, y, z; negative: reversed. */
static const int8_t face_axes[6][3] = {{-3, -2, 1}, {3, -2, -1}, {1, 3, 2}, {1, -3, -2}, {1, -2, 3}, {-1, -2, -3}};

static double along(const double vector[3], int axis)
{
    return axis > 0 ? vector[axis - 1] : -vector[-axis - 1];
}

static uint32_t face_of(const double direction[3])
{
    double x = fabs(direction[0]), y = fabs(direction[1]), z = fabs(direction[2]);
    unsigned axis = z >= x && z >= y ? 2 : y >= x ? 1 : 0;

    return 2 * axis + (direction[axis] < 0);
}

static void project(uint32_t face, const double direction[3], double at[2])
{
    double out = along(direction, face_axes[face][2]);

    for (unsigned k = 0; k < 2; k++)
        at[k] = (along(direction, face_axes[face][k]) / out + 1) / 2;
}

void place_on_cube(struct sample *s, const double direction[3])
{
    s->face = face_of(direction);
    project(s->face, direction, s->at);
}

void cube_derivative(uint32_t face, const double direction[3], const double change[3], double result[2])
{
    double out = along(direction, face_axes[face][2]), out_change = along(change, face_axes[face][2]);

    for (unsigned k = 0; k < 2; k++) {
        double side = along(direction, face_axes[face][k]), side_change = along(change, face_axes[face][k]);
        result[k] = (side_change * out - side * out_change) / (out * out) / 2;
    }
}

bool cube_difference(const struct sample *s, const double direction[3], double result[2])
{
    project(s->face, direction, result);
    for (unsigned k = 0; k < 2; k++)
        result[k] -= s->at[k];
    return face_of(direction) == s->face;
}

/* A texel of the sample's face. Just outside of the face it is the neighbouring face's texel. */
static const uint8_t *texel_of_cube(const struct sample *s, uint32_t mip, const int64_t place[3])
{
    uint32_t size = size_of_axis(s, 0, mip), face = s->face;
    int64_t x = place[0], y = place[1];

    if (x < 0 || y < 0 || x >= size || y >= size) {
        double direction[3] = {0}, sides[3] = {(2 * (double)x + 1) / size - 1, (2 * (double)y + 1) / size - 1, 1};
        double at[2];
        for (unsigned k = 0; k < 3; k++) {
            int axis = face_axes[face][k];
            direction[(axis > 0 ? axis : -axis) - 1] = axis > 0 ? sides[k] : -sides[k];
        }
        face = face_of(direction);
        project(face, direction, at);
        x = (int64_t)fmin(floor(at[0] * size), size - 1.0);
        y = (int64_t)fmin(floor(at[1] * size), size - 1.0);
    }
    return texel_at(s->machine, s->texture, mip, s->layer + face, x, y, 0, 0);
}

/* True for a texel beyond a corner of the face, where no face has a texel. */
static bool is_cube_corner(const struct sample *s, uint32_t mip, const int64_t place[3])
{
    uint32_t size = size_of_axis(s, 0, mip);

    return s->shape.is_cube && (place[0] < 0 || place[0] >= size) && (place[1] < 0 || place[1] >= size);
}

/* ---- Texels ------------------------------------------------------------------------------------------------------ */

static int64_t wrap_around(int64_t at, int64_t period)
{
    int64_t rest = at % period;

    return rest < 0 ? rest + period : rest;
}

static int64_t address(enum dxs_exec_address mode, int64_t at, int64_t size)
{
    switch (mode) {
    case DXS_EXEC_ADDRESS_WRAP:
        return wrap_around(at, size);
    case DXS_EXEC_ADDRESS_MIRROR:
        at = wrap_around(at, 2 * size);
        return at < size ? at : 2 * size - 1 - at;
    case DXS_EXEC_ADDRESS_MIRROR_ONCE:
        at = at < 0 ? -1 - at : at;
        return at >= size ? size - 1 : at;
    case DXS_EXEC_ADDRESS_CLAMP:
        return at < 0 ? 0 : at >= size ? size - 1 : at;
    default:
        return at;
    }
}

/* A texel after the address mode. NULL: the border, or an unmapped texture. */
static const uint8_t *fetch(const struct sample *s, uint32_t mip, const int64_t place[3])
{
    int64_t at[3] = {0};

    if (s->shape.is_cube)
        return texel_of_cube(s, mip, place);
    for (unsigned k = 0; k < s->shape.dimensions; k++)
        at[k] = address(s->sampler->address[k], place[k], size_of_axis(s, k, mip));
    return texel_at(s->machine, s->texture, mip, s->layer, at[0], at[1], at[2], 0);
}

float within_format(const struct dxs_exec_format *format, float number)
{
    float least = format->component == DXS_EXEC_COMPONENT_UNORM   ? 0.0f
                  : format->component == DXS_EXEC_COMPONENT_SNORM ? -1.0f
                                                                  : -INFINITY;

    return least == -INFINITY ? number : fmaxf(fminf(number, 1), least);
}

void texel_components(const struct sample *s, const uint8_t *texel, uint32_t components[4])
{
    bool is_integer = s->texture->format.component == DXS_EXEC_COMPONENT_UINT ||
                      s->texture->format.component == DXS_EXEC_COMPONENT_SINT;

    if (texel || s->texture->is_unmapped) {
        decode_texel(&s->texture->format, texel ? texel : no_texel, components);
        return;
    }
    for (unsigned k = 0; k < 4; k++)
        if (k >= s->texture->format.count)
            components[k] = k < 3 ? 0 : is_integer ? 1 : f32_bits(1);
        else
            components[k] = is_integer ? (uint32_t)(int64_t)s->sampler->border[k]
                                       : f32_bits(within_format(&s->texture->format, s->sampler->border[k]));
}

bool comparison_passes(const struct sample *s, uint32_t texel)
{
    float other = f32_number(texel);

    switch (s->sampler->compare) {
    case DXS_EXEC_COMPARE_NEVER:
        return false;
    case DXS_EXEC_COMPARE_LESS:
        return s->reference < other;
    case DXS_EXEC_COMPARE_EQUAL:
        return s->reference == other;
    case DXS_EXEC_COMPARE_LESS_EQUAL:
        return s->reference <= other;
    case DXS_EXEC_COMPARE_GREATER:
        return s->reference > other;
    case DXS_EXEC_COMPARE_NOT_EQUAL:
        return s->reference != other;
    case DXS_EXEC_COMPARE_GREATER_EQUAL:
        return s->reference >= other;
    default:
        return true;
    }
}

/* Adds weight * texel to the sum; comparison samplers: weight * result of the comparison. */
static void add_texel(const struct sample *s, const uint8_t *texel, double weight, double sum[4])
{
    uint32_t components[4];

    texel_components(s, texel, components);
    if (s->compares) {
        sum[0] += comparison_passes(s, components[0]) ? weight : 0;
        return;
    }
    for (unsigned k = 0; k < 4; k++)
        sum[k] += weight == 0 ? 0 : weight * (double)f32_number(components[k]);
}

/* ---- Filters ----------------------------------------------------------------------------------------------------- */

/* By axis: `first` is the last texel whose center is not beyond the coordinate, plus the offset; `beyond` is the
 * coordinate's distance from that center in texels. A linear filter gives the next texel the weight `beyond`. */
static void find_footprint(const struct sample *s, uint32_t mip, int64_t first[3], double beyond[3])
{
    for (unsigned k = 0; k < 3; k++) {
        double at = k < s->shape.dimensions ? s->at[k] * size_of_axis(s, k, mip) - 0.5 : 0;
        at = isfinite(at) ? fmax(fmin(at, 0x1p40), -0x1p40) : 0;
        first[k] = (int64_t)floor(at) + s->offset[k];
        beyond[k] = at - floor(at);
    }
}

static void filter_linear(const struct sample *s, uint32_t mip, double weight, double sum[4])
{
    int64_t first[3], place[3];
    double beyond[3], corner_weight = 0, others = 0;

    find_footprint(s, mip, first, beyond);
    for (unsigned pass = 0; pass < 2; pass++) { /* the missing corner of a cube is the mean of the other three texels */
        for (unsigned tap = 0; tap < 1u << s->shape.dimensions; tap++) {
            double part = 1;
            for (unsigned k = 0; k < 3; k++) {
                place[k] = first[k] + (tap >> k & 1);
                part *= k >= s->shape.dimensions ? 1 : tap >> k & 1 ? beyond[k] : 1 - beyond[k];
            }
            bool is_corner = is_cube_corner(s, mip, place);
            if (pass == 0 && is_corner)
                corner_weight += part;
            else if (pass == 0)
                others++;
            else if (!is_corner)
                add_texel(s, fetch(s, mip, place), weight * (part + corner_weight / others), sum);
        }
    }
}

static void find_nearest(const struct sample *s, uint32_t mip, int64_t place[3])
{
    for (unsigned k = 0; k < 3; k++) {
        double at = k < s->shape.dimensions ? s->at[k] * size_of_axis(s, k, mip) : 0;
        at = isfinite(at) ? fmax(fmin(at, 0x1p40), -0x1p40) : 0;
        place[k] = (int64_t)floor(at) + s->offset[k];
        if (s->shape.is_cube && place[k] >= size_of_axis(s, k, mip)) /* coordinate 1 selects the last texel */
            place[k] = size_of_axis(s, k, mip) - 1;
    }
}

static void filter_point(const struct sample *s, uint32_t mip, double weight, double sum[4])
{
    int64_t place[3];

    find_nearest(s, mip, place);
    add_texel(s, fetch(s, mip, place), weight, sum);
}

typedef void filter_function(const struct sample *s, uint32_t mip, double weight, double sum[4]);

static filter_function *function_of(enum dxs_exec_filter filter)
{
    return filter == DXS_EXEC_FILTER_LINEAR ? filter_linear : filter_point;
}

const uint8_t *nearest_texel(const struct sample *s, double level)
{
    int64_t place[3];
    uint32_t last = at_least_one(s->texture->mips) - 1,
             mip = (uint32_t)floor((level > 0 ? fmin(level, last) : 0) + 0.5);

    find_nearest(s, mip, place);
    return fetch(s, mip, place);
}

void filter_texture(const struct sample *s, double level, double result[4])
{
    uint32_t last = at_least_one(s->texture->mips) - 1;
    const struct dxs_exec_sampler *sampler = s->sampler;
    enum dxs_exec_filter within = level > 0 ? sampler->minify : sampler->magnify;
    filter_function *filter = function_of(within);

    level = level > 0 ? fmin(level, last) : 0; /* NaN becomes 0 */
    memset(result, 0, 4 * sizeof *result);
    if (sampler->mip == DXS_EXEC_FILTER_POINT) {
        filter(s, (uint32_t)floor(level + 0.5), 1, result);
        return;
    }
    uint32_t mip = (uint32_t)level;
    double beyond = level - mip;
    filter(s, mip, 1 - beyond, result);
    if (beyond > 0)
        filter(s, mip + 1, beyond, result);
}

/* ---- Range of results on devices --------------------------------------------------------------------------------- */

double place_slack(const struct sample *s, unsigned axis, uint32_t mip, double step)
{
    return step / size_of_axis(s, axis, mip) + PLACE_SLACK * fabs(s->at[axis]);
}

static void widen(struct range bounds[4], const double values[4])
{
    for (unsigned k = 0; k < 4; k++)
        bounds[k] = (struct range){fmin(bounds[k].least, values[k]), fmax(bounds[k].most, values[k])};
}

static void start_bounds(struct range bounds[4])
{
    for (unsigned k = 0; k < 4; k++)
        bounds[k] = (struct range){INFINITY, -INFINITY};
}

/* Coordinates to evaluate a filter at: all combinations of up to three along each axis. */
struct grid {
    double places[3][3];
    unsigned counts[3];
};

/* The smallest and the largest coordinate that devices may use, and the texel center between them. A linear filter
 * reads other texels beyond that center. */
static struct grid places_of(const struct sample *s, uint32_t mip, double step)
{
    struct grid g = {.counts = {1, 1, 1}};

    for (unsigned k = 0; k < 3; k++) {
        double slack = place_slack(s, k, mip, step), size = size_of_axis(s, k, mip),
               between = (floor((s->at[k] + slack) * size - 0.5) + 0.5) / size;
        g.places[k][0] = s->at[k];
        if (k >= s->shape.dimensions || !isfinite(slack))
            continue;
        g.places[k][0] = s->at[k] - slack;
        g.places[k][1] = s->at[k] + slack;
        g.places[k][2] = between;
        g.counts[k] = between > g.places[k][0] ? 3 : 2;
    }
    return g;
}

/* Centers of the texels that a linear filter reads for the coordinates `at`. */
static struct grid texels_of(const struct sample *s, uint32_t mip, const struct grid *at)
{
    struct grid g = *at;

    for (unsigned k = 0; k < 3; k++) {
        double size = size_of_axis(s, k, mip), first = floor(at->places[k][0] * size - 0.5) + 0.5;
        for (unsigned i = 0; i < 3 && at->counts[k] > 1; i++)
            g.places[k][i] = (first + i) / size;
    }
    return g;
}

static void widen_by_places(const struct sample *s, uint32_t mip, filter_function *filter, const struct grid *g,
                            struct range bounds[4])
{
    for (unsigned i = 0; i < g->counts[0] * g->counts[1] * g->counts[2]; i++) {
        struct sample moved = *s;
        double values[4] = {0};
        moved.at[0] = g->places[0][i % g->counts[0]];
        moved.at[1] = g->places[1][i / g->counts[0] % g->counts[1]];
        moved.at[2] = g->places[2][i / g->counts[0] / g->counts[1]];
        filter(&moved, mip, 1, values);
        widen(bounds, values);
    }
}

/* Adds the results of one mip level. Between the coordinates of places_of the filter is linear along each axis, so its
 * extremes are at these coordinates. Devices may also round the weight of each texel to a multiple of `step`; the
 * result still stays between the texels, within `limits`. */
static void widen_by_filter(const struct sample *s, uint32_t mip, enum dxs_exec_filter within, double step,
                            struct range result[4])
{
    struct grid places = places_of(s, mip, step), texels = texels_of(s, mip, &places);
    struct range bounds[4], limits[4];
    double rounding = within == DXS_EXEC_FILTER_LINEAR ? step / 2 * (1u << s->shape.dimensions) / 2 : 0;

    start_bounds(bounds);
    start_bounds(limits);
    widen_by_places(s, mip, function_of(within), &places, bounds);
    widen_by_places(s, mip, function_of(within), within == DXS_EXEC_FILTER_LINEAR ? &texels : &places, limits);
    for (unsigned k = 0; k < 4; k++) {
        double slack = rounding * (limits[k].most - limits[k].least);
        result[k].least = fmin(result[k].least, fmax(bounds[k].least - slack, limits[k].least));
        result[k].most = fmax(result[k].most, fmin(bounds[k].most + slack, limits[k].most));
    }
}

/* `level` tells whether the mip level may be minified, magnified, or either. */
static void bound_mip(const struct sample *s, uint32_t mip, struct range level, double step, struct range bounds[4])
{
    start_bounds(bounds);
    if (level.most > 0)
        widen_by_filter(s, mip, s->sampler->minify, step, bounds);
    if (!(level.least > 0))
        widen_by_filter(s, mip, s->sampler->magnify, step, bounds);
}

/* Adds the results of linear mip filters between `mip` and the next level. */
static void widen_by_levels(const struct sample *s, uint32_t mip, struct range level, double step,
                            struct range result[4])
{
    struct range ends[2][4], between = {fmax(level.least - mip, 0), fmin(level.most - mip, 1)};
    uint32_t last = at_least_one(s->texture->mips) - 1;

    bound_mip(s, mip, level, step, ends[0]);
    bound_mip(s, mip < last ? mip + 1 : last, level, step, ends[1]);
    for (unsigned end = 0; end < 2; end++) {
        double part = end ? between.most : between.least, least[4], most[4];
        for (unsigned k = 0; k < 4; k++) {
            least[k] = part > 0 ? ends[0][k].least * (1 - part) + ends[1][k].least * part : ends[0][k].least;
            most[k] = part > 0 ? ends[0][k].most * (1 - part) + ends[1][k].most * part : ends[0][k].most;
        }
        widen(result, least);
        widen(result, most);
    }
}

void bound_filter(const struct sample *s, struct range level, double step, struct range result[4])
{
    double last = at_least_one(s->texture->mips) - 1.0;
    bool is_linear = s->sampler->mip == DXS_EXEC_FILTER_LINEAR;
    struct range limited = {level.least > 0 ? fmin(level.least, last) : 0, level.most > 0 ? fmin(level.most, last) : 0};
    double first = is_linear ? floor(limited.least) : fmax(ceil(limited.least + 0.5) - 1, 0),
           end = is_linear ? floor(limited.most) : floor(limited.most + 0.5);

    start_bounds(result);
    for (double mip = first; mip <= end; mip++) {
        struct range bounds[4];
        if (is_linear) {
            widen_by_levels(s, (uint32_t)mip, (struct range){level.least, level.most}, step, result);
            continue;
        }
        bound_mip(s, (uint32_t)mip, level, step, bounds);
        for (unsigned k = 0; k < 4; k++)
            result[k] = (struct range){fmin(result[k].least, bounds[k].least), fmax(result[k].most, bounds[k].most)};
    }
}

void gather_texels(const struct sample *s, const uint8_t *texels[4], bool exists[4])
{
    static const uint8_t order[4][2] = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};
    int64_t first[3], place[3] = {0};
    double beyond[3];

    find_footprint(s, 0, first, beyond);
    for (unsigned i = 0; i < 4; i++) {
        for (unsigned k = 0; k < 2; k++)
            place[k] = first[k] + order[i][k];
        exists[i] = !is_cube_corner(s, 0, place);
        texels[i] = exists[i] ? fetch(s, 0, place) : NULL;
    }
}
