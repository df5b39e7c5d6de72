/* Points and primitives of tessellated patches: see tessellate.h. */
#include "runner/executor/tessellate.h"

#include "runner/common/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    ISOLINES = 1, /* DXIL's TessellatorDomain */
    TRIANGLES = 2,
    QUADS = 3,
    FRACTIONAL_ODD = 3, /* DXIL's TessellatorPartitioning */
    FRACTIONAL_EVEN = 4,
    OUTPUT_POINTS = 1, /* DXIL's TessellatorOutputPrimitive */
    OUTPUT_LINES = 2,
    OUTPUT_COUNTER_CLOCKWISE = 4,
    MAX_FACTOR = 64
};

static void add_point(struct tessellation *t, double u, double v, double w)
{
    t->locations = reallocate(t->locations, t->point_count + 1, sizeof *t->locations);
    float *location = t->locations[t->point_count++];
    location[0] = (float)u;
    location[1] = (float)v;
    location[2] = (float)w;
}

static void add_index(struct tessellation *t, uint32_t point)
{
    t->indices = reallocate(t->indices, t->index_count + 1, sizeof *t->indices);
    t->indices[t->index_count++] = point;
}

/* The number of segments; 0: a fraction that the partitioning keeps. */
static uint32_t segments_of(const struct dxs_entry *hull, double factor)
{
    uint32_t partitioning = hull->tessellator_partitioning;
    double least = partitioning == FRACTIONAL_EVEN ? 2 : 1, most = partitioning == FRACTIONAL_ODD ? 63 : MAX_FACTOR;

    if (hull->max_tessellation_factor > 0 && most > (double)hull->max_tessellation_factor)
        most = (double)hull->max_tessellation_factor;
    factor = fmin(fmax(factor, least), most);
    if (partitioning != FRACTIONAL_ODD && partitioning != FRACTIONAL_EVEN)
        return (uint32_t)ceil(factor);
    return fmod(factor, 2) == (partitioning == FRACTIONAL_ODD ? 1 : 0) ? (uint32_t)factor : 0;
}

static void tessellate_isolines(struct tessellation *t, const uint32_t segments[6], uint32_t output)
{
    uint32_t lines = segments[0], parts = segments[1];

    for (uint32_t line = 0; line < lines; line++)
        for (uint32_t i = 0; i <= parts; i++)
            add_point(t, (double)i / parts, (double)line / lines, 0);
    for (uint32_t i = 0; i < t->point_count; i++) {
        bool starts = output == OUTPUT_POINTS || i % (parts + 1) < parts;
        if (starts)
            add_index(t, i);
        if (starts && output == OUTPUT_LINES)
            add_index(t, i + 1);
    }
}

static void tessellate_quad(struct tessellation *t, const uint32_t segments[6])
{
    /* Edges: u = 0, v = 0, u = 1, v = 1. Inside: u, v. */
    for (uint32_t i = 0; i <= segments[0]; i++)
        add_point(t, 0, (double)i / segments[0], 0);
    for (uint32_t i = 0; i <= segments[2]; i++)
        add_point(t, 1, (double)i / segments[2], 0);
    for (uint32_t i = 1; i < segments[1]; i++)
        add_point(t, (double)i / segments[1], 0, 0);
    for (uint32_t i = 1; i < segments[3]; i++)
        add_point(t, (double)i / segments[3], 1, 0);
    for (uint32_t i = 1; i < segments[4]; i++)
        for (uint32_t k = 1; k < segments[5]; k++)
            add_point(t, (double)i / segments[4], (double)k / segments[5], 0);
}

static void tessellate_triangle(struct tessellation *t, const uint32_t segments[6])
{
    add_point(t, 1, 0, 0);
    add_point(t, 0, 1, 0);
    add_point(t, 0, 0, 1);
    for (unsigned edge = 0; edge < 3; edge++) /* u = 0, v = 0, w = 0 */
        for (uint32_t i = 1; i < segments[edge]; i++) {
            double at[3] = {0};
            at[(edge + 1) % 3] = (double)i / segments[edge];
            at[(edge + 2) % 3] = (double)(segments[edge] - i) / segments[edge];
            add_point(t, at[0], at[1], at[2]);
        }
    if (segments[3] == 2)
        add_point(t, 1.0 / 3, 1.0 / 3, 1.0 / 3);
}

/* Only the corners are common to all devices. */
static void keep_corners(struct tessellation *t, uint32_t domain)
{
    t->point_count = t->index_count = 0;
    t->is_unknown = true;
    if (domain == TRIANGLES) {
        add_point(t, 1, 0, 0);
        add_point(t, 0, 1, 0);
        add_point(t, 0, 0, 1);
        return;
    }
    add_point(t, 0, 0, 0);
    add_point(t, 1, 0, 0);
    for (double u = 0; u <= 1 && domain == QUADS; u++)
        add_point(t, u, 1, 0);
}

static void connect_triangle(struct tessellation *t, uint32_t a, uint32_t b, uint32_t c, bool is_reversed)
{
    add_index(t, a);
    add_index(t, is_reversed ? c : b);
    add_index(t, is_reversed ? b : c);
}

/* The primitives of triangles and quads. */
static void connect(struct tessellation *t, const struct dxs_entry *hull, bool is_whole)
{
    bool is_reversed = hull->tessellator_output == OUTPUT_COUNTER_CLOCKWISE;

    for (uint32_t i = 0; i < t->point_count && hull->tessellator_output == OUTPUT_POINTS; i++)
        add_index(t, i);
    if (hull->tessellator_output == OUTPUT_POINTS)
        return;
    if (!is_whole) {
        keep_corners(t, hull->tessellator_domain);
        return;
    }
    if (hull->tessellator_domain == TRIANGLES) {
        connect_triangle(t, 0, 1, 2, is_reversed);
        return;
    }
    connect_triangle(t, 0, 2, 1, is_reversed); /* (0, 0), (1, 0), (0, 1) */
    connect_triangle(t, 1, 2, 3, is_reversed);
}

struct tessellation tessellate(const struct dxs_entry *hull, const float factors[6])
{
    static const unsigned edge_counts[] = {0, 2, 3, 4}, factor_counts[] = {0, 2, 4, 6};
    uint32_t domain = hull->tessellator_domain, output = hull->tessellator_output, segments[6] = {0};
    struct tessellation t = {.primitive_vertices = output == OUTPUT_POINTS ? 1 : output == OUTPUT_LINES ? 2 : 3};
    bool is_known = true, is_whole = true;

    for (unsigned i = 0; i < edge_counts[domain]; i++)
        if (!(factors[i] > 0))
            return t;
    for (unsigned i = 0; i < factor_counts[domain]; i++) {
        segments[i] = segments_of(hull, isnan(factors[i]) ? 1 : (double)factors[i]);
        is_known = is_known && segments[i] > 0;
        is_whole = is_whole && segments[i] == 1;
    }
    /* Where only some factors are 1, the others make the inside's 2. */
    if (domain == TRIANGLES)
        is_known = is_known && (is_whole || segments[3] == 2);
    if (domain == QUADS)
        is_known = is_known && (is_whole || (segments[4] > 1 && segments[5] > 1));
    if (!is_known) {
        keep_corners(&t, domain);
        return t;
    }
    if (domain == ISOLINES) {
        tessellate_isolines(&t, segments, output);
        return t;
    }
    if (domain == QUADS)
        tessellate_quad(&t, segments);
    else
        tessellate_triangle(&t, segments);
    connect(&t, hull, is_whole);
    return t;
}

void release_tessellation(struct tessellation *t)
{
    free(t->locations);
    free(t->indices);
    *t = (struct tessellation){0};
}
