/* What a signature element means to Vulkan: depends on its semantic and on which signature of which stage holds it. */
#ifndef SPIRV_STAGES_SEMANTICS_H
#define SPIRV_STAGES_SEMANTICS_H

#include "dxs.h"

#include <spirv/unified1/spirv.h>

enum interpolation { /* DXIL's InterpolationMode */
    INTERPOLATE_UNDEFINED,
    INTERPOLATE_CONSTANT,
    INTERPOLATE_LINEAR,
    INTERPOLATE_LINEAR_CENTROID,
    INTERPOLATE_NO_PERSPECTIVE,
    INTERPOLATE_NO_PERSPECTIVE_CENTROID,
    INTERPOLATE_SAMPLE,
    INTERPOLATE_NO_PERSPECTIVE_SAMPLE
};

static inline bool is_no_perspective(uint32_t interpolation)
{
    return interpolation == INTERPOLATE_NO_PERSPECTIVE || interpolation == INTERPOLATE_NO_PERSPECTIVE_CENTROID ||
           interpolation == INTERPOLATE_NO_PERSPECTIVE_SAMPLE;
}

static inline bool is_per_sample(uint32_t interpolation)
{
    return interpolation == INTERPOLATE_SAMPLE || interpolation == INTERPOLATE_NO_PERSPECTIVE_SAMPLE;
}

static inline bool is_centroid(uint32_t interpolation)
{
    return interpolation == INTERPOLATE_LINEAR_CENTROID || interpolation == INTERPOLATE_NO_PERSPECTIVE_CENTROID;
}

/* The signatures of the stages, as DXIL tells them apart. */
enum signature_point {
    POINT_VERTEX_IN,
    POINT_VERTEX_OUT,
    POINT_HULL_IN, /* control points */
    POINT_HULL_OUT,
    POINT_PATCH_OUT, /* patch constants of hull shaders */
    POINT_PATCH_IN,  /* of domain shaders */
    POINT_DOMAIN_IN, /* control points */
    POINT_DOMAIN_OUT,
    POINT_GEOMETRY_IN, /* vertices */
    POINT_GEOMETRY_OUT,
    POINT_PIXEL_IN,
    POINT_PIXEL_OUT,
    POINT_MESH_OUT,      /* vertices */
    POINT_PRIMITIVE_OUT, /* of mesh shaders */
    POINT_NONE
};

enum meaning_kind {
    MEANS_VARYING, /* a Location, Component from the register that DXIL has chosen */
    MEANS_TARGET,  /* a Location from the semantic index: the render target */
    MEANS_BUILTIN,
    MEANS_FLATTENED /* a built-in array of floats into which all elements of the semantic are flattened */
};

/* How a value of the built-in becomes the value that D3D defines, on reading it. */
enum adjustment {
    ADJUST_NOTHING,
    ADJUST_RELATIVE_VERTEX,   /* minus BaseVertex */
    ADJUST_RELATIVE_INSTANCE, /* minus BaseInstance */
    ADJUST_POSITION,          /* w becomes 1 / w */
    ADJUST_BOOLEAN            /* bool becomes 0 or all ones */
};

struct meaning {
    enum meaning_kind kind;
    SpvBuiltIn builtin;
    enum adjustment adjustment;
    bool is_float;
    uint8_t columns; /* of the built-in's vector */
    uint8_t length;  /* of the array that the built-in is; 0: none, or as many as the elements have components */
};

/* `no_perspective`: the element's interpolation, which chooses between two kinds of barycentrics. */
const struct meaning *find_meaning(enum dxs_semantic semantic, enum signature_point point, bool no_perspective);

enum signature_point input_point(enum dxs_stage stage);
enum signature_point output_point(enum dxs_stage stage);
enum signature_point patch_or_primitive_point(enum dxs_stage stage);

#endif
