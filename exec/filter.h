/* Texture filtering: the result of a sampler at a coordinate, and the range that devices may give. */
#ifndef EXEC_FILTER_H
#define EXEC_FILTER_H

#include "exec/resources.h"

struct sample {
    struct machine *machine;
    const struct dxs_exec_resource *texture;
    const struct dxs_exec_sampler *sampler;
    struct shape shape;
    double at[3];      /* normalized coordinates; cubes: two, on the face */
    int64_t offset[3]; /* texels */
    uint32_t layer;    /* cubes: the layer of face 0 */
    uint32_t face;
    bool compares;
    float reference;
};

/* Sets the face of a direction, and `at` on it. */
void place_on_cube(struct sample *sample, const double direction[3]);

/* The change of `at` for a change of the direction. */
void cube_derivative(uint32_t face, const double direction[3], const double change[3], double result[2]);

/* The difference between the place of another direction and `at`. False if that place is on another face. */
bool cube_difference(const struct sample *sample, const double direction[3], double result[2]);

/* Four filtered components; comparison samplers: the result in the first. */
void filter_texture(const struct sample *sample, double level, double result[4]);

struct range {
    double least, most;
};

/* What devices may give for these, with a level of this range. They filter between places that are `step` apart, a part
 * of a texel, and take one next to the exact place (Vulkan, "(u,v,w,a) to (i,j,k,l,n) Transformation"); weights may
 * have that precision as well, and the result is between the texels (Direct3D 11.3, 7.18.8 and 7.18.16.3). */
void bound_filter(const struct sample *sample, struct range level, double step, struct range result[4]);

/* How far from the exact place, in normalized coordinates of an axis, a device may take it to be. */
#define PLACE_SLACK 0x1p-19 /* of the coordinate itself, as it is interpolated */
double place_slack(const struct sample *sample, unsigned axis, uint32_t mip, double step);

/* The texel that a point sampler selects. NULL: the border. */
const uint8_t *nearest_texel(const struct sample *sample, double level);

/* The four texels that a linear filter would mix, in the order of gathers. NULL where only the border is, in which case
 * the texel is the border's colour. Around the corner of a cube there are three. */
void gather_texels(const struct sample *sample, const uint8_t *texels[4], bool exists[4]);

/* The components of a texel, or of the border for NULL. */
void texel_components(const struct sample *sample, const uint8_t *texel, uint32_t components[4]);
bool comparison_passes(const struct sample *sample, uint32_t texel);

/* The number clamped to what normalized formats hold: colors of borders and reference values are. */
float within_format(const struct dxs_exec_format *format, float number);

#endif
