/* Intersections of rays with triangles and boxes. */
#ifndef EXEC_RAYS_H
#define EXEC_RAYS_H

#include <stdbool.h>

struct ray {
    double origin[3], direction[3];
};

struct meeting {
    double t;       /* distance / length of the direction */
    double u, v;    /* barycentric coordinates: weights of the second and third vertex */
    bool clockwise; /* seen from the ray's origin, in a left-handed system */
};

/* Vertices: three of x, y, z. Any t is a hit, also behind the origin. */
bool ray_meets_triangle(const struct ray *ray, const float vertices[9], struct meeting *meeting);

/* Corners: minimum and maximum. True if the ray is inside the box at some t in [from, to]. */
bool ray_meets_box(const struct ray *ray, const float corners[6], double from, double to);

/* Affine transforms: three rows of four. invert_transform returns false if there is no inverse. */
bool invert_transform(const float transform[3][4], double inverse[3][4]);
struct ray transform_ray(const struct ray *ray, const double transform[3][4]);

#endif
