/* Meaning of a signature element in Vulkan, by its semantic and the signature that contains it. */
#ifndef SPIRV_INTERFACE_SEMANTICS_H
#define SPIRV_INTERFACE_SEMANTICS_H

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

/* Signatures of the stages, as DXIL distinguishes them. */
enum signature_point {
    POINT_NONE,
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
    POINT_STAGE_OUT,    /* of vertex and domain shaders for a hull or geometry shader */
    POINT_MESH_OUT,     /* vertices */
    POINT_PRIMITIVE_OUT /* of mesh shaders */
};

enum meaning_kind {
    MEANS_VARYING, /* Location and Component from the DXIL register */
    MEANS_TARGET,  /* Location from the semantic index: the render target */
    MEANS_BUILTIN,
    MEANS_FLATTENED /* part of a built-in array of floats, shared by all elements of the semantic */
};

/* Conversion from the value of the built-in to Direct3D's value. */
enum adjustment {
    ADJUST_NOTHING,
    ADJUST_RELATIVE_VERTEX,   /* minus BaseVertex */
    ADJUST_RELATIVE_INSTANCE, /* minus BaseInstance */
    ADJUST_POSITION,          /* w becomes 1 / w */
    ADJUST_BOOLEAN            /* bool becomes 0 or all ones */
};

struct meaning {
    uint16_t builtin;   /* UINT16_MAX: none */
    uint8_t kind;       /* enum meaning_kind */
    uint8_t adjustment; /* enum adjustment */
    bool is_float;
    uint8_t columns; /* of the built-in's vector */
    uint8_t length;  /* of the built-in's array; 0: no array, or sized by the elements */
};

/* `no_perspective`: interpolation of the element; selects the kind of barycentrics. */
const struct meaning *find_meaning(enum dxs_semantic semantic, enum signature_point point, bool no_perspective);

/* The points of a stage's signatures: enum signature_point. */
struct stage_points {
    uint8_t inputs, outputs, patch_or_primitive;
};
extern const struct stage_points stage_points[];

#endif
