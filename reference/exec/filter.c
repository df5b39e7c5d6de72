#include "reference/exec/filter.h"

#include "reference/exec/numbers.h"

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

/* The axes of a face: along s, along t, and out of it; +X, -X, +Y, -Y, +Z, -Z. Signed numbers of coordinates, from 1.
 */
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

/* A texel one beyond an edge of the face is the one next to it on the neighbouring face. */
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
    case DXS_EXEC_WRAP:
        return wrap_around(at, size);
    case DXS_EXEC_MIRROR:
        at = wrap_around(at, 2 * size);
        return at < size ? at : 2 * size - 1 - at;
    case DXS_EXEC_MIRROR_ONCE:
        at = at < 0 ? -1 - at : at;
        return at >= size ? size - 1 : at;
    case DXS_EXEC_CLAMP:
        return at < 0 ? 0 : at >= size ? size - 1 : at;
    default:
        return at;
    }
}

/* NULL: the border. */
static const uint8_t *fetch(const struct sample *s, uint32_t mip, const int64_t place[3])
{
    int64_t at[3] = {0};

    if (s->shape.is_cube)
        return texel_of_cube(s, mip, place);
    for (unsigned k = 0; k < s->shape.dimensions; k++)
        at[k] = address(s->sampler->address[k], place[k], size_of_axis(s, k, mip));
    return texel_at(s->machine, s->texture, mip, s->layer, at[0], at[1], at[2], 0);
}

void texel_components(const struct sample *s, const uint8_t *texel, uint32_t components[4])
{
    bool is_integer = s->texture->format.component == DXS_EXEC_UINT || s->texture->format.component == DXS_EXEC_SINT;

    if (texel || s->texture->is_unmapped) {
        decode_texel(&s->texture->format, texel ? texel : no_texel, components);
        return;
    }
    for (unsigned k = 0; k < 4; k++)
        components[k] = is_integer ? (uint32_t)s->sampler->border[k] : f32_bits(s->sampler->border[k]);
}

bool comparison_passes(const struct sample *s, uint32_t texel)
{
    float other = f32_number(texel);

    switch (s->sampler->compare) {
    case DXS_EXEC_NEVER:
        return false;
    case DXS_EXEC_LESS:
        return s->reference < other;
    case DXS_EXEC_EQUAL:
        return s->reference == other;
    case DXS_EXEC_LESS_EQUAL:
        return s->reference <= other;
    case DXS_EXEC_GREATER:
        return s->reference > other;
    case DXS_EXEC_NOT_EQUAL:
        return s->reference != other;
    case DXS_EXEC_GREATER_EQUAL:
        return s->reference >= other;
    default:
        return true;
    }
}

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

/* The texel before the place along each axis, and how far it is beyond that one's middle. */
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
        if (s->shape.is_cube && place[k] >= size_of_axis(s, k, mip)) /* the very edge belongs to the face */
            place[k] = size_of_axis(s, k, mip) - 1;
    }
}

static void filter_point(const struct sample *s, uint32_t mip, double weight, double sum[4])
{
    int64_t place[3];

    find_nearest(s, mip, place);
    add_texel(s, fetch(s, mip, place), weight, sum);
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
    void (*filter)(const struct sample *, uint32_t, double, double *) =
        within == DXS_EXEC_LINEAR ? filter_linear : filter_point;

    level = level > 0 ? fmin(level, last) : 0; /* NaN is 0 */
    memset(result, 0, 4 * sizeof *result);
    if (sampler->mip == DXS_EXEC_POINT) {
        filter(s, (uint32_t)floor(level + 0.5), 1, result);
        return;
    }
    uint32_t mip = (uint32_t)level;
    double beyond = level - mip;
    filter(s, mip, 1 - beyond, result);
    if (beyond > 0)
        filter(s, mip + 1, beyond, result);
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
