/* Finds the resource behind a handle, as far as the code shows it. */
#include "dxil/handles.h"

#include "base/bitset.h"
#include "base/vector.h"

#include <string.h>

/* ---- Constant structures ----------------------------------------------------------------------------------------- */

/* Reads a member of a constant structure of integers. Returns false if it is no such constant. */
static bool constant_member(const struct module *module, const struct function *function, value_id id, uint32_t member,
                            uint32_t *bits)
{
    const struct constant *constant = module_constant(module, function, id);
    uint64_t wide;

    if (!constant)
        return false;
    if (constant->kind == CONSTANT_NULL) {
        *bits = 0;
        return true;
    }
    if (constant->kind != CONSTANT_AGGREGATE || member >= constant->count ||
        !module_integer(module, function, module->operands[constant->first + member], &wide))
        return false;
    *bits = (uint32_t)wide;
    return true;
}

enum {
    FEW_RESOURCES = 16 /* so few are compared one by one */
};

struct bound_range { /* dx.types.ResBind */
    uint32_t lower, upper, space, resource_class;
};

static bool read_range(const struct module *module, const struct function *function, value_id id,
                       struct bound_range *range)
{
    return constant_member(module, function, id, 0, &range->lower) &&
           constant_member(module, function, id, 1, &range->upper) &&
           constant_member(module, function, id, 2, &range->space) &&
           constant_member(module, function, id, 3, &range->resource_class);
}

bool resource_properties(const struct module *module, const struct function *function,
                         const struct instruction *annotation, uint32_t words[2])
{
    value_id id = function_operand(function, annotation, 1);

    return constant_member(module, function, id, 0, &words[0]) && constant_member(module, function, id, 1, &words[1]);
}

/* ---- Addresses of globals, in libraries -------------------------------------------------------------------------- */

bool address_step(const struct module *module, const struct function *function, value_id pointer,
                  struct address_step *step)
{
    const struct constant *constant = module_constant(module, function, pointer);
    const struct instruction *i = definition(module, function, pointer);

    if (constant && (constant->kind == CONSTANT_GEP || constant->kind == CONSTANT_CAST)) {
        *step = (struct address_step){.source = constant->source_type,
                                      .operands = module->operands + constant->first,
                                      .operand_count = constant->kind == CONSTANT_GEP ? constant->count : 0};
        return true;
    }
    if (i && (i->opcode == OP_GEP || (i->opcode == OP_CAST && i->sub == CAST_BITCAST))) {
        *step = (struct address_step){.source = i->aux,
                                      .operands = function->operands + i->first_operand,
                                      .operand_count = i->opcode == OP_GEP ? i->operand_count : 0,
                                      .non_uniform = (i->attached & ATTACHED_NONUNIFORM) != 0};
        return true;
    }
    return false;
}

uint32_t pointer_resource(const struct record_index *index, const struct function *function, value_id pointer)
{
    struct address_step step;

    for (uint32_t n = 0; n < MAX_STEPS && address_step(index->module, function, pointer, &step); n++)
        pointer = step.operands[0];
    const struct value *value = module_value(index->module, function, pointer);
    return value->kind == VALUE_GLOBAL ? index->by_global[value->index] : UINT32_MAX;
}

/* ---- Origins of handles ------------------------------------------------------------------------------------------ */

static uint32_t hash_range(const struct bound_range *range)
{
    uint32_t hash = range->lower * 0x9E3779B1u ^ range->space;

    hash = (hash ^ hash >> 15) * 0x85EBCA77u ^ range->upper;
    hash = (hash ^ hash >> 13) * 0xC2B2AE3Du ^ range->resource_class;
    return hash ^ hash >> 16;
}

static struct bound_range range_of(const struct dxs_resource *info)
{
    uint32_t upper = info->count == DXS_UNBOUNDED ? UINT32_MAX : info->lower_bound + info->count - 1;

    return (struct bound_range){info->lower_bound, upper, info->space, info->resource_class};
}

static bool is_equal(const struct bound_range *range, const struct bound_range *other)
{
    return other->lower == range->lower && other->upper == range->upper && other->space == range->space &&
           other->resource_class == range->resource_class;
}

/* The slot of the hash table with this range, or the empty slot for it. */
static uint32_t *range_slot(const struct record_index *index, const struct bound_range *range)
{
    uint32_t slot = hash_range(range) & (index->capacity - 1);

    for (;; slot = (slot + 1) & (index->capacity - 1)) {
        if (index->by_range[slot] == UINT32_MAX)
            return &index->by_range[slot];
        struct bound_range other = range_of(&index->module->resources[index->by_range[slot]].info);
        if (is_equal(&other, range))
            return &index->by_range[slot];
    }
}

/* The first of several equal ranges counts. */
static COLD void hash_ranges(struct arena *arena, struct record_index *index)
{
    uint32_t count = index->module->info.resource_count;

    index->capacity = 16;
    while (index->capacity < 2 * (uint64_t)count)
        index->capacity *= 2;
    index->by_range = arena_filled(arena, index->capacity);
    for (uint32_t r = 0; r < count; r++) {
        struct bound_range range = range_of(&index->module->resources[r].info);
        uint32_t *slot = range_slot(index, &range);
        if (*slot == UINT32_MAX)
            *slot = r;
    }
}

static uint32_t find_range(const struct record_index *index, const struct bound_range *range)
{
    if (index->by_range)
        return *range_slot(index, range);
    for (uint32_t r = 0; r < index->module->info.resource_count; r++) {
        struct bound_range other = range_of(&index->module->resources[r].info);
        if (is_equal(&other, range))
            return r;
    }
    return UINT32_MAX;
}

static COLD void list_globals(struct arena *arena, struct record_index *index)
{
    const struct module *module = index->module;

    index->by_global = arena_filled(arena, module->global_count);
    for (uint32_t r = 0; r < module->info.resource_count; r++) {
        value_id symbol = module->resources[r].global;
        if (symbol >= module->value_count)
            continue;
        const struct value *value = module_value(module, NULL, symbol);
        if (value->kind == VALUE_GLOBAL && index->by_global[value->index] == UINT32_MAX)
            index->by_global[value->index] = r;
    }
}

struct record_index record_index_create(struct arena *arena, const struct module *module)
{
    struct record_index index = {.module = module};

    if (module->info.resource_count > FEW_RESOURCES)
        hash_ranges(arena, &index);
    if (module->global_count > 0)
        list_globals(arena, &index);
    return index;
}

uint32_t handle_resource(const struct record_index *index, const struct function *function, const struct instruction *i)
{
    const struct module *module = index->module;
    uint64_t resource_class, id;
    struct bound_range range;

    switch (i->dx_op) {
    case DX_CreateHandle: {
        const struct module_resource *record = NULL;
        if (module_integer(module, function, function_operand(function, i, 0), &resource_class) &&
            module_integer(module, function, function_operand(function, i, 1), &id) &&
            resource_class <= DXS_RESOURCE_CLASS_SAMPLER)
            record = module_find_resource(module, (enum dxs_resource_class)resource_class, (uint32_t)id);
        return record ? (uint32_t)(record - module->resources) : UINT32_MAX;
    }
    case DX_CreateHandleFromBinding:
        return read_range(module, function, function_operand(function, i, 0), &range) ? find_range(index, &range)
                                                                                      : UINT32_MAX;
    case DX_CreateHandleForLib: {
        const struct instruction *load = definition(module, function, function_operand(function, i, 0));
        if (!load || load->opcode != OP_LOAD)
            return UINT32_MAX;
        return pointer_resource(index, function, function_operand(function, load, 0));
    }
    default:
        return UINT32_MAX;
    }
}

uint32_t find_origins(const struct module *module, const struct function *function, value_id handle,
                      struct origin origins[MAX_ORIGINS])
{
    struct pending {
        value_id value;
        const struct instruction *annotation;
    } open[MAX_ORIGINS];
    uint32_t open_count = 1, count = 0;

    open[0] = (struct pending){handle, NULL};
    for (uint32_t steps = 0; open_count > 0; steps++) {
        struct pending at = open[--open_count];
        const struct instruction *i = definition(module, function, at.value);
        if (!i || steps == MAX_STEPS)
            return 0;
        if (i->opcode == OP_SELECT) {
            if (open_count + 2 > MAX_ORIGINS)
                return 0;
            open[open_count++] = (struct pending){function_operand(function, i, 1), at.annotation};
            open[open_count++] = (struct pending){function_operand(function, i, 2), at.annotation};
        } else if (i->opcode == OP_CALL && i->dx_op == DX_AnnotateHandle) {
            open[open_count++] = (struct pending){function_operand(function, i, 0), at.annotation ? at.annotation : i};
        } else if (i->opcode == OP_CALL && i->dx_op != DX_OP_NONE && is_handle_operation(i->dx_op)) {
            if (count == MAX_ORIGINS)
                return 0;
            origins[count++] = (struct origin){i, at.annotation};
        } else {
            return 0;
        }
    }
    return count;
}

COLD struct words reached_functions(struct arena *arena, const struct module *module, const struct dxs_entry *entry)
{
    struct bitset seen = bitset_create(arena, module->function_count);
    const uint32_t roots[] = {entry->function, entry->patch_function};
    struct words reached = {0};

    for (uint32_t n = 0; n < 2; n++) /* a hull shader may lack either */
        if (roots[n] < module->function_count && bitset_insert(&seen, roots[n]))
            vector_push(arena, &reached, roots[n]);
    for (uint32_t n = 0; n < reached.count; n++) {
        const struct function *function = &module->functions[reached.data[n]];
        for (uint32_t c = 0; c < function->call_count; c++) {
            const struct instruction *i = &function->instructions[function->calls[c]];
            if (i->dx_op == DX_OP_NONE && i->aux < module->function_count && bitset_insert(&seen, i->aux))
                vector_push(arena, &reached, i->aux);
        }
    }
    return reached;
}
