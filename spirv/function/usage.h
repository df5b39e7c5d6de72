/* What the entry point and the functions that it calls use. */
#ifndef SPIRV_FUNCTION_USAGE_H
#define SPIRV_FUNCTION_USAGE_H

#include "spirv/function/function.h"

/* What the entry point and the functions that it calls use. */
struct usage {
    bool operations[DX_OP_COUNT];
    bool derivatives;         /* derivatives, or samples with implicit level */
    bool rasterizer_ordered;  /* a handle is annotated as a rasterizer-ordered view */
    bool *inputs_read;        /* by index into entry.inputs */
    bool *inputs_per_vertex;  /* by index into entry.inputs: read with AttributeAtVertex */
    bool *inputs_evaluated;   /* by index into entry.inputs: read with EvalSnapped, EvalSampleIndex, EvalCentroid */
    bool *outputs_written;    /* by index into entry.outputs */
    bool *primitives_written; /* by index into entry.patch_or_primitive: mesh shaders */
};

/* Makes l->usage. look_at_calls fills it in. */
void usage_begin(struct lowering *l);

/* Whether an operation computes derivatives: it reads other lanes of the quad. */
bool has_derivatives(const struct instruction *i);

/* Index of the element with this id, usually the id itself; signature->count: there is none. */
static inline uint32_t element_place(const struct dxs_signature *signature, uint64_t id)
{
    uint32_t place = 0;

    if (id < signature->count && signature->elements[id].id == id)
        return (uint32_t)id;
    while (place < signature->count && signature->elements[place].id != id)
        place++;
    return place;
}

/* Whether annotateHandle describes a rasterizer-ordered view (spirv/resources/heap.c). */
bool is_rasterizer_ordered(const struct module *module, const struct function *function,
                           const struct instruction *annotation);

/* Whether the instruction allocates a ray query. */
static inline bool allocates_ray_query(const struct instruction *i)
{
    return i->opcode == OP_CALL && (i->dx_op == DX_AllocateRayQuery || i->dx_op == DX_AllocateRayQuery2);
}

#endif
