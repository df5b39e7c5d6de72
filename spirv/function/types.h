/* DXIL types in SPIR-V: number and types of a value's components (see lowering.h), types in memory. */
#ifndef SPIRV_FUNCTION_TYPES_H
#define SPIRV_FUNCTION_TYPES_H

#include "spirv/lowering.h"

uint32_t find_component_count(const struct lowering *l, type_id type);

/* Number of components (ids) of a value of this type; 0 for handles, pointers and void. */
inline uint32_t component_count(const struct lowering *l, type_id type)
{
    uint32_t known = l->types[type].known_count;
    return known ? known - 1 : find_component_count(l, type);
}

uint32_t find_component_type(struct lowering *l, type_id type, uint32_t component);

/* Steps from a type to its member or element `*part` that holds a component, which counts from there on. False: the
 * type has no such parts. */
bool find_part(const struct lowering *l, type_id *type, uint32_t *component, uint32_t *part);

/* The type of a struct's first member: T of a ResRet<T>. Other types: the type itself. */
static inline type_id first_member(const struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);
    return type->kind == TYPE_STRUCT && type->count ? l->module->type_members[type->first_member] : id;
}

/* The DXIL type of one component: a scalar, a vector, or a node record handle (its component is an address). */
type_id component_leaf(const struct lowering *l, type_id type, uint32_t component);

/* SPIR-V type of one component. */
inline uint32_t component_type(struct lowering *l, type_id type, uint32_t component)
{
    uint32_t id = l->types[type].component_type;
    return id ? id : find_component_type(l, type, component);
}

/* SPIR-V type of a scalar or of a vector that is not split. */
inline uint32_t value_type(struct lowering *l, type_id type)
{
    return component_type(l, type, 0);
}

/* SPIR-V type in Function, Private and Workgroup variables: structs and arrays nest, bool is u32. */
uint32_t memory_type(struct lowering *l, type_id type);

/* memory_type of what one shader passes to another. Refuses long vectors: SPIR-V has none there. */
uint32_t passed_type(struct lowering *l, type_id type);

/* Width in SPIR-V of an integer or float type: 16 becomes 32 for min precision; 1 for i1. */
uint32_t scalar_bits(const struct lowering *l, type_id type);

/* Whether the type is a float, or a vector of them. */
bool is_float(const struct lowering *l, type_id type);

/* Whether the scalar or vector type has min precision: 16 bits in DXIL, at least 16 in its arithmetic. */
bool is_min_precision_type(const struct lowering *l, type_id type);
static inline bool is_min_precision(const struct lowering *l, type_id type)
{
    return l->has_min_precision && is_min_precision_type(l, type);
}

/* Whether values of the type are hit objects. They are variables (spirv/ray_tracing/ray_tracing.h) and take no ids. */
bool is_hit_object(const struct lowering *l, type_id type);

/* Scalar type of a vector; other types: the type itself. lane_count: 1 for scalars. */
type_id scalar_type(const struct lowering *l, type_id type);
uint32_t lane_count(const struct lowering *l, type_id type);

/* Whether the type is a vector with one component per lane: of 1 lane, and of more than 4 if the device has no such. */
bool is_split_vector(const struct lowering *l, type_id type);

/* Whether the type is a record handle. */
bool is_record_handle(const struct type *type);

/* Whether the type is a pointer to memory of the thread or the group. */
bool is_memory_pointer(const struct lowering *l, const struct type *type);

/* Type of a value of the current function. */
type_id type_of(const struct lowering *l, value_id value);

/* Number of ids that a parameter takes, and the SPIR-V type of each. A pointer takes one id; any other type its
 * components. */
uint32_t parameter_id_count(const struct lowering *l, type_id type);

/* The first component that an extractvalue or insertvalue accesses; *member: type of the accessed member. `type`: of
 * the aggregate. `first_index`: operand with the first index. */
uint32_t aggregate_component(struct lowering *l, const struct instruction *i, type_id type, uint32_t first_index,
                             type_id *member);

/* ---- matrix_types.c: cooperative matrices and their elements ----------------------------------------------------- */

/* Type of a TYPE_MATRIX; type of an element of this format. */
uint32_t matrix_type(struct lowering *l, const struct type *matrix);

uint32_t matrix_element_type(struct lowering *l, uint32_t format);

uint32_t matrix_element_bits(uint32_t format);

bool matrix_has_floats(uint32_t format);

uint32_t float8_type(struct lowering *l, bool is_e5m2);

#endif
