/* DXIL types in SPIR-V, computed at first use and cached in lowering.types. */
#include "spirv/function/types.h"

/* Components of one value. Legitimate values stay below: operations return at most 8 members, vectors of Shader Model
 * 6.9 have at most 1024 lanes. Libraries load whole constant buffers, as handles: 64 KiB, of 32,768 halves. */
enum {
    MAX_COMPONENTS = UINT16_MAX - 1,
    MAX_LANES = 1024 /* of DXIL. A device with long vectors has at least as many */
};

/* The name of one of DXIL's types behind "dx.types."; "": it is none. */
static const char *name_of_dx_type(const struct type *type)
{
    return type->kind == TYPE_STRUCT && type->name && strncmp(type->name, "dx.types.", 9) == 0 ? type->name + 9 : "";
}

bool is_record_handle(const struct type *type)
{
    return strcmp(name_of_dx_type(type), "NodeRecordHandle") == 0;
}

/* Whether SPIR-V has a vector of this many lanes on the device. */
static bool fits_vector(const struct lowering *l, uint32_t lanes)
{
    return lanes >= 2 && (lanes <= 4 || (lanes <= MAX_LANES && HAS(l, LONG_VECTOR)));
}

/* Computes and caches count and flags of a type. Each type is visited once. */
uint32_t find_component_count(const struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);
    const char *name = name_of_dx_type(type);
    uint64_t count = 0;
    bool is_flat = false;

    switch (type->kind) {
    case TYPE_INTEGER:
    case TYPE_FLOAT:
    case TYPE_MATRIX:
        count = 1;
        break;
    case TYPE_VECTOR:
        count = fits_vector(l, type->count) ? 1 : type->count;
        break;
    case TYPE_ARRAY:
        count = (uint64_t)type->count * component_count(l, type->element);
        break;
    case TYPE_STRUCT:
        count = *name == 'N' && strcmp(name, "NodeRecordHandle") == 0;
        is_flat = !strstr(name, "Handle");
        for (uint32_t i = 0, members = is_flat ? type->count : 0; i < members; i++) {
            uint32_t components = component_count(l, l->module->type_members[type->first_member + i]);
            count += components;
            is_flat &= components == 1;
        }
        break;
    default:
        break;
    }
    if (count > MAX_COMPONENTS)
        fail(l->fault, DXS_RESULT_LIMIT_EXCEEDED, "a value has %llu components: at most %d are possible",
             (unsigned long long)count, MAX_COMPONENTS);
    l->types[id].known_count = (uint16_t)(count + 1);
    l->types[id].is_flat = is_flat;
    l->types[id].is_hit_object = *name == 'H' && strcmp(name, "HitObject") == 0;
    l->types[id].is_relaxed = l->relaxes && is_min_precision_type(l, id);
    return (uint32_t)count;
}

bool is_hit_object(const struct lowering *l, type_id id)
{
    component_count(l, id); /* fills l->types[id] */
    return l->types[id].is_hit_object;
}

uint32_t scalar_bits(const struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, scalar_type(l, id));
    return type->bits == 16 && !l->native_16bit ? 32 : type->bits;
}

bool is_float(const struct lowering *l, type_id id)
{
    return module_type(l->module, scalar_type(l, id))->kind == TYPE_FLOAT;
}

bool is_min_precision_type(const struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, scalar_type(l, id));
    return (type->kind == TYPE_FLOAT || type->kind == TYPE_INTEGER) && type->bits == 16 &&
           !l->module->info.native_16bit;
}

type_id scalar_type(const struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);
    return type->kind == TYPE_VECTOR ? type->element : id;
}

uint32_t lane_count(const struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);
    return type->kind == TYPE_VECTOR ? type->count : 1;
}

bool is_split_vector(const struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);
    return type->kind == TYPE_VECTOR && !fits_vector(l, type->count);
}

static uint32_t scalar(struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);

    if (type->kind == TYPE_FLOAT)
        return type_float(l->b, scalar_bits(l, id));
    if (type->kind == TYPE_INTEGER && type->bits == 1)
        return type_bool(l->b);
    if (type->kind == TYPE_INTEGER && (type->bits == 8 || type->bits == 16 || type->bits == 32 || type->bits == 64))
        return type_int(l->b, scalar_bits(l, id));
    fail(l->fault, DXS_RESULT_UNSUPPORTED, "a value has %u bits: 1, 8, 16, 32 and 64 are possible", type->bits);
}

/* The SPIR-V type that all components of a scalar, vector, matrix or node record handle have. */
static COLD uint32_t leaf_component_type(struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);

    if (type->kind == TYPE_STRUCT)
        return type_int(l->b, 64);
    if (type->kind == TYPE_MATRIX)
        return matrix_type(l, type);
    if (type->kind != TYPE_VECTOR)
        return scalar(l, id);
    return fits_vector(l, type->count) ? type_vector(l->b, scalar(l, type->element), type->count)
                                       : scalar(l, type->element);
}

/* The struct member that contains a component. *component becomes relative to the member. */
static uint32_t component_member(const struct lowering *l, const struct type *structure, uint32_t *component)
{
    const type_id *members = &l->module->type_members[structure->first_member];
    uint32_t member = 0, size;

    /* The caller got `component` from component_count, which has computed the counts of all members. */
    while (*component >= (size = l->types[members[member]].known_count - 1u)) {
        *component -= size;
        member++;
    }
    return member;
}

bool find_part(const struct lowering *l, type_id *type, uint32_t *component, uint32_t *part)
{
    const struct type *t = module_type(l->module, *type);

    if (t->kind == TYPE_STRUCT) {
        *part = component_member(l, t, component);
        *type = l->module->type_members[t->first_member + *part];
    } else if (t->kind == TYPE_ARRAY || is_split_vector(l, *type)) {
        uint32_t size = t->kind == TYPE_ARRAY ? component_count(l, t->element) : 1;
        *part = *component / size;
        *component %= size;
        *type = t->element;
    } else {
        return false;
    }
    return true;
}

type_id component_leaf(const struct lowering *l, type_id id, uint32_t component)
{
    for (;;) { /* descend to the member that contains the component */
        const struct type *type = module_type(l->module, id);
        if (type->kind == TYPE_ARRAY) {
            id = type->element;
            component %= component_count(l, id);
        } else if (type->kind == TYPE_STRUCT && !is_record_handle(type)) {
            id = l->module->type_members[type->first_member + component_member(l, type, &component)];
        } else {
            return id;
        }
    }
}

uint32_t find_component_type(struct lowering *l, type_id id, uint32_t component)
{
    type_id leaf = component_leaf(l, id, component);

    return l->types[leaf].component_type = leaf_component_type(l, leaf);
}

static COLD uint32_t make_memory_type(struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);

    switch (type->kind) {
    case TYPE_INTEGER:
        return type->bits == 1 ? type_u32(l->b) : scalar(l, id);
    case TYPE_VECTOR: {
        uint32_t element = memory_type(l, type->element);
        return fits_vector(l, type->count) ? type_vector(l->b, element, type->count)
               : type->count == 1          ? element
                                           : type_array(l->b, element, type->count);
    }
    case TYPE_ARRAY:
        return type_array(l->b, memory_type(l, type->element), type->count ? type->count : 1);
    case TYPE_MATRIX:
        return matrix_type(l, type);
    case TYPE_STRUCT: {
        uint32_t *members = arena_words(l->arena, type->count);
        for (uint32_t i = 0; i < type->count; i++)
            members[i] = memory_type(l, l->module->type_members[type->first_member + i]);
        return type_struct_value(l->b, type->count, members);
    }
    default:
        return scalar(l, id);
    }
}

/* Each type is declared once. The recursion is bounded: the reader limits the nesting of types. */
uint32_t memory_type(struct lowering *l, type_id id)
{
    uint32_t *type = &l->types[id].memory_type;

    if (!*type)
        *type = make_memory_type(l, id);
    return *type;
}

COLD uint32_t passed_type(struct lowering *l, type_id id)
{
    uint32_t count = l->module->has_long_vectors ? component_count(l, id) : 0;

    for (uint32_t c = 0; c < count; c++) {
        type_id leaf = component_leaf(l, id, c);
        if (lane_count(l, leaf) > 4 && !is_split_vector(l, leaf))
            fail(l->fault, DXS_RESULT_UNSUPPORTED,
                 "a payload, parameter or attributes have vectors of %u lanes: with the feature long_vector 4 are "
                 "possible",
                 lane_count(l, leaf));
    }
    return memory_type(l, id);
}

type_id type_of(const struct lowering *l, value_id value)
{
    return module_value(l->module, l->function, value)->type;
}

COLD bool is_memory_pointer(const struct lowering *l, const struct type *type)
{
    return type->kind == TYPE_POINTER &&
           (type->address_space == SPACE_THREAD || type->address_space == SPACE_GROUPSHARED) &&
           component_count(l, type->element) > 0;
}

COLD uint32_t parameter_id_count(const struct lowering *l, type_id type)
{
    return is_memory_pointer(l, module_type(l->module, type)) ? 1 : component_count(l, type);
}

uint32_t aggregate_component(struct lowering *l, const struct instruction *i, type_id type, uint32_t first_index,
                             type_id *member)
{
    const struct module *module = l->module;
    uint32_t component = 0;

    for (uint32_t k = first_index; k < i->operand_count; k++) {
        uint32_t index = l->function->operands[i->first_operand + k];
        const struct type *aggregate = module_type(module, type);
        if (aggregate->kind == TYPE_ARRAY) {
            type = aggregate->element;
            component += index * component_count(l, type);
            continue;
        }
        for (uint32_t m = 0; m < index; m++)
            component += component_count(l, module->type_members[aggregate->first_member + m]);
        type = module->type_members[aggregate->first_member + index];
    }
    *member = type;
    return component;
}

/* Definitions for callers that do not inline them: files that are compiled for size. */
extern inline uint32_t component_count(const struct lowering *l, type_id type);
extern inline uint32_t component_type(struct lowering *l, type_id type, uint32_t component);
extern inline uint32_t value_type(struct lowering *l, type_id type);
