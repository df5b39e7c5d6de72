/* Intersects rays with triangles and boxes, and transforms rays. Computes in double. */
#include "exec/rays.h"

#include <math.h>

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross(const double a[3], const double b[3], double result[3])
{
    for (unsigned k = 0; k < 3; k++)
        result[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

/* Solves origin + t direction = first + u (second - first) + v (third - first). */
bool ray_meets_triangle(const struct ray *ray, const float vertices[9], struct meeting *meeting)
{
    double second[3], third[3], from_first[3], across[3], normal[3];

    for (unsigned k = 0; k < 3; k++) {
        second[k] = (double)vertices[3 + k] - (double)vertices[k];
        third[k] = (double)vertices[6 + k] - (double)vertices[k];
        from_first[k] = ray->origin[k] - (double)vertices[k];
    }
    cross(second, third, normal);
    double facing = -dot(ray->direction, normal);
    if (facing == 0 || !isfinite(facing))
        return false;
    cross(from_first, ray->direction, across);
    meeting->u = dot(third, across) / facing;
    meeting->v = -dot(second, across) / facing;
    meeting->t = dot(from_first, normal) / facing;
    meeting->clockwise = facing > 0;
    return meeting->u >= 0 && meeting->v >= 0 && meeting->u + meeting->v <= 1;
}

/* Intersects the ranges of t in which the ray is between each pair of parallel sides. */
bool ray_meets_box(const struct ray *ray, const float corners[6], double from, double to)
{
    if (isnan(corners[0])) /* an inactive box */
        return false;
    for (unsigned k = 0; k < 3; k++) {
        double least = (double)corners[k] - ray->origin[k], greatest = (double)corners[3 + k] - ray->origin[k];
        if (ray->direction[k] == 0) {
            if (least > 0 || greatest < 0)
                return false;
            continue;
        }
        double enters = least / ray->direction[k], leaves = greatest / ray->direction[k];
        from = fmax(from, fmin(enters, leaves));
        to = fmin(to, fmax(enters, leaves));
    }
    return from <= to;
}

/* Cramer's rule: the rows of the inverse are cross products of columns / determinant. */
bool invert_transform(const float transform[3][4], double inverse[3][4])
{
    double columns[3][3], determinant;

    for (unsigned k = 0; k < 3; k++)
        for (unsigned row = 0; row < 3; row++)
            columns[k][row] = (double)transform[row][k];
    for (unsigned k = 0; k < 3; k++)
        cross(columns[(k + 1) % 3], columns[(k + 2) % 3], inverse[k]);
    determinant = dot(columns[0], inverse[0]);
    for (unsigned row = 0; row < 3; row++) {
        inverse[row][3] = 0;
        for (unsigned k = 0; k < 3; k++) {
            inverse[row][k] /= determinant;
            inverse[row][3] -= inverse[row][k] * (double)transform[k][3];
        }
    }
    return determinant != 0 && isfinite(determinant);
}

struct ray transform_ray(const struct ray *ray, const double transform[3][4])
{
    struct ray result;

    for (unsigned k = 0; k < 3; k++) {
        result.origin[k] = dot(transform[k], ray->origin) + transform[k][3];
        result.direction[k] = dot(transform[k], ray->direction);
    }
    return result;
}
