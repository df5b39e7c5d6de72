/* Where rays meet triangles and boxes. */
#ifndef REFERENCE_EXEC_RAYS_H
#define REFERENCE_EXEC_RAYS_H

#include <stdbool.h>

struct ray {
    double origin[3], direction[3];
};

struct meeting {
    double t;       /* in lengths of the direction */
    double u, v;    /* weights of the second and third vertex */
    bool clockwise; /* seen from the ray's origin, in a left-handed system */
};

/* Three vertices of x, y, z. Wherever on the ray. */
bool ray_meets_triangle(const struct ray *ray, const float vertices[9], struct meeting *meeting);

/* The least and the greatest corner. Whether a part of the ray between two distances is inside. */
bool ray_meets_box(const struct ray *ray, const float corners[6], double from, double to);

/* Affine transforms, rows of four. False if there is no inverse. */
bool invert_transform(const float transform[3][4], double inverse[3][4]);
struct ray transform_ray(const struct ray *ray, const double transform[3][4]);

#endif
