/* From DXIL types to SPIR-V types: how many components a value takes, and of which type each is. */
#ifndef SPIRV_FUNCTION_TYPES_H
#define SPIRV_FUNCTION_TYPES_H

#include "spirv/lowering.h"

uint32_t find_component_count(const struct lowering *l, type_id type);

/* How many ids a value of this type takes; 0 for handles, pointers and void. */
inline uint32_t component_count(const struct lowering *l, type_id type)
{
    uint32_t known = l->types[type].known_count;
    return known ? known - 1 : find_component_count(l, type);
}

uint32_t find_component_type(struct lowering *l, type_id type, uint32_t component);

/* The member of a structure's value that has a component, which becomes that of the member. */
uint32_t component_member(const struct lowering *l, const struct type *structure, uint32_t *component);

/* The DXIL type of one component: a scalar, a vector, or a record's handle, whose component is an address. */
type_id component_leaf(const struct lowering *l, type_id type, uint32_t component);

/* SPIR-V type of one component. */
inline uint32_t component_type(struct lowering *l, type_id type, uint32_t component)
{
    uint32_t id = l->types[type].component_type;
    return id ? id : find_component_type(l, type, component);
}

/* SPIR-V type of a scalar or a vector of 2 to 4. */
inline uint32_t value_type(struct lowering *l, type_id type)
{
    return component_type(l, type, 0);
}

/* Type as it lies in memory of ours (Function, Private, Workgroup variables): structs and arrays nest, bool is u32. */
uint32_t memory_type(struct lowering *l, type_id type);

/* Width in SPIR-V of an integer or float type: 16 becomes 32 for min precision; 1 for i1. */
uint32_t scalar_bits(const struct lowering *l, type_id type);

/* Whether the type is a float, or a vector of them. */
bool is_float(const struct lowering *l, type_id type);

/* Whether the DXIL type is 16 bits wide but lowered to 32: results want RelaxedPrecision. */
bool is_min_precision_type(const struct lowering *l, type_id type);
static inline bool is_min_precision(const struct lowering *l, type_id type)
{
    return l->has_min_precision && is_min_precision_type(l, type);
}

/* Whether values of the type are hit objects, which are variables: see spirv/ray_tracing/hit_objects.h. They take no
 * ids. */
bool is_hit_object(const struct lowering *l, type_id type);

/* Scalar type of a vector; else the type itself. Lanes: 1 for scalars. */
type_id scalar_type(const struct lowering *l, type_id type);
uint32_t lane_count(const struct lowering *l, type_id type);

/* Vectors of 2 to 4 lanes are one component; this is whether the value is a vector that takes one id a lane instead. */
bool is_long_vector(const struct lowering *l, type_id type);

#endif
