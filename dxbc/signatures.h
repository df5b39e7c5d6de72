/* The signature parts ISGN, OSGN, OSG5, PCSG, ISG1, OSG1, PSG1: an element for each register row. */
#ifndef DXBC_SIGNATURES_H
#define DXBC_SIGNATURES_H

#include "dxil/module.h"

enum system_value { /* the format's numbers, in signatures only */
    SYSTEM_NONE,
    SYSTEM_POSITION,
    SYSTEM_CLIP_DISTANCE,
    SYSTEM_CULL_DISTANCE,
    SYSTEM_LAYER,
    SYSTEM_VIEWPORT,
    SYSTEM_VERTEX_ID,
    SYSTEM_PRIMITIVE_ID,
    SYSTEM_INSTANCE_ID,
    SYSTEM_FRONT_FACE,
    SYSTEM_SAMPLE_INDEX,
    SYSTEM_QUAD_EDGE,
    SYSTEM_QUAD_INSIDE,
    SYSTEM_TRIANGLE_EDGE,
    SYSTEM_TRIANGLE_INSIDE,
    SYSTEM_LINE_DETAIL,
    SYSTEM_LINE_DENSITY
};

struct signature_row {
    const char *name; /* in the arena */
    uint32_t semantic_index;
    uint32_t system_value;   /* enum system_value */
    uint32_t component_type; /* 1 unsigned, 2 signed, 3 float */
    uint32_t row;            /* DXS_NONE: no register, only outputs with a register of their own */
    uint32_t stream;
    uint32_t min_precision; /* 0 none, 1 f16, 2 f2.8, 4 i16, 5 u16 */
    uint8_t mask, use_mask; /* of inputs: components always read; of outputs: components never written */
};

struct signature_rows {
    const struct signature_row *data;
    uint32_t count;
};

/* A part without data gives no rows. Fails with DXS_RESULT_INVALID_CONTAINER. */
struct signature_rows signature_read(struct arena *arena, const struct container_part *part);

#endif
