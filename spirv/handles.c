#include "spirv/handles.h"
#include "spirv/access.h"
#include "spirv/function.h"

enum {
    MOST_STEPS = 64,  /* annotations, casts or address computations in a row */
    MOST_SELECTS = 4, /* selects of handles within each other: twice as many handles each */
    MOST_INDICES = 8  /* of an address within a global array of resources */
};

bool is_handle_operation(enum dx_op op)
{
    return op == DX_CreateHandle || op == DX_CreateHandleFromBinding || op == DX_CreateHandleFromHeap ||
           op == DX_CreateHandleForLib || op == DX_AnnotateHandle;
}

static const struct instruction *definition(const struct module *module, const struct function *function, value_id id)
{
    const struct value *value = module_value(module, function, id);
    return value->kind == VALUE_INSTRUCTION ? &function->instructions[value->index] : NULL;
}

static value_id operand_of(const struct function *function, const struct instruction *i, uint32_t number)
{
    return function->operands[i->first_operand + number];
}

/* ---- Constants that are structs ---------------------------------------------------------------------------------- */

/* Member of a constant struct of integers. */
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

struct bound_range { /* ResBind */
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
    value_id id = operand_of(function, annotation, 1);

    return constant_member(module, function, id, 0, &words[0]) && constant_member(module, function, id, 1, &words[1]);
}

/* ---- Addresses of globals, in libraries -------------------------------------------------------------------------- */

/* One getelementptr, as an instruction or as a constant. */
struct address_step {
    type_id source;           /* what the base points to */
    const value_id *operands; /* base, indices */
    uint32_t operand_count;   /* 0: a cast; operands[0] is the base */
    bool non_uniform;
};

/* How the pointer is made, or false if it is a global, or nothing that can be followed. */
static bool address_step(const struct module *module, const struct function *function, value_id pointer,
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

/* The global that a constant stands for, without casts around it. */
static value_id strip_casts(const struct module *module, value_id id)
{
    for (uint32_t n = 0; n < MOST_STEPS && id < module->value_count; n++) {
        const struct constant *constant = module_constant(module, NULL, id);
        if (!constant || constant->kind != CONSTANT_CAST)
            return id;
        id = module->operands[constant->first];
    }
    return id;
}

uint32_t pointer_resource(const struct record_index *index, const struct function *function, value_id pointer)
{
    struct address_step step;

    for (uint32_t n = 0; n < MOST_STEPS && address_step(index->module, function, pointer, &step); n++)
        pointer = step.operands[0];
    const struct value *value = module_value(index->module, function, pointer);
    return value->kind == VALUE_GLOBAL ? index->by_global[value->index] : UINT32_MAX;
}

/* ---- Where handles come from ------------------------------------------------------------------------------------- */

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

/* The slot of the table that holds the record with this range, or where it would go. */
static uint32_t *range_slot(const struct record_index *index, const struct bound_range *range)
{
    uint32_t slot = hash_range(range) & (index->capacity - 1);

    for (;; slot = (slot + 1) & (index->capacity - 1)) {
        if (index->by_range[slot] == UINT32_MAX)
            return &index->by_range[slot];
        struct bound_range other = range_of(&index->module->resources[index->by_range[slot]].info);
        if (other.lower == range->lower && other.upper == range->upper && other.space == range->space &&
            other.resource_class == range->resource_class)
            return &index->by_range[slot];
    }
}

struct record_index record_index_create(struct arena *arena, const struct module *module)
{
    struct record_index index = {.module = module, .capacity = 16};
    uint32_t count = module->info.resource_count;

    while (index.capacity < 2 * (uint64_t)count)
        index.capacity *= 2;
    index.by_range = arena_array(arena, index.capacity, sizeof *index.by_range);
    memset(index.by_range, 0xFF, index.capacity * sizeof *index.by_range);
    index.by_global = arena_array(arena, module->global_count, sizeof *index.by_global);
    memset(index.by_global, 0xFF, module->global_count * sizeof *index.by_global);
    for (uint32_t r = 0; r < count; r++) { /* of equal ones the first counts */
        struct bound_range range = range_of(&module->resources[r].info);
        uint32_t *slot = range_slot(&index, &range);
        if (*slot == UINT32_MAX)
            *slot = r;
        value_id symbol = strip_casts(module, module->resources[r].global);
        if (symbol >= module->value_count)
            continue;
        const struct value *value = module_value(module, NULL, symbol);
        if (value->kind == VALUE_GLOBAL && index.by_global[value->index] == UINT32_MAX)
            index.by_global[value->index] = r;
    }
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
        if (module_integer(module, function, operand_of(function, i, 0), &resource_class) &&
            module_integer(module, function, operand_of(function, i, 1), &id) && resource_class <= DXS_CLASS_SAMPLER)
            record = module_find_resource(module, (enum dxs_resource_class)resource_class, (uint32_t)id);
        return record ? (uint32_t)(record - module->resources) : UINT32_MAX;
    }
    case DX_CreateHandleFromBinding:
        return read_range(module, function, operand_of(function, i, 0), &range) ? *range_slot(index, &range)
                                                                                : UINT32_MAX;
    case DX_CreateHandleForLib: {
        const struct instruction *load = definition(module, function, operand_of(function, i, 0));
        if (!load || load->opcode != OP_LOAD)
            return UINT32_MAX;
        return pointer_resource(index, function, operand_of(function, load, 0));
    }
    default:
        return UINT32_MAX;
    }
}

uint32_t find_origins(const struct module *module, const struct function *function, value_id handle,
                      struct origin origins[MOST_ORIGINS])
{
    struct pending {
        value_id value;
        const struct instruction *annotation;
    } open[MOST_ORIGINS] = {{handle, NULL}};
    uint32_t open_count = 1, count = 0;

    for (uint32_t steps = 0; open_count > 0; steps++) {
        struct pending at = open[--open_count];
        const struct instruction *i = definition(module, function, at.value);
        if (!i || steps == MOST_STEPS)
            return 0;
        if (i->opcode == OP_SELECT) {
            if (open_count + 2 > MOST_ORIGINS)
                return 0;
            open[open_count++] = (struct pending){operand_of(function, i, 1), at.annotation};
            open[open_count++] = (struct pending){operand_of(function, i, 2), at.annotation};
        } else if (i->opcode == OP_CALL && i->dx_op == DX_AnnotateHandle) {
            open[open_count++] = (struct pending){operand_of(function, i, 0), at.annotation ? at.annotation : i};
        } else if (i->opcode == OP_CALL && i->dx_op != DX_OP_NONE && is_handle_operation((enum dx_op)i->dx_op)) {
            if (count == MOST_ORIGINS)
                return 0;
            origins[count++] = (struct origin){i, at.annotation};
        } else {
            return 0;
        }
    }
    return count;
}

/* ---- Resolving --------------------------------------------------------------------------------------------------- */

/* Sets the index from an absolute register number. */
static void set_register(struct lowering *l, struct handle *h, const struct instruction *creation,
                         uint32_t operand_number)
{
    uint64_t bits = 0;

    if (h->info->count == 1)
        return;
    if (!operand_constant(l, creation, operand_number, &bits))
        h->index = operand(l, creation, operand_number);
    h->constant_index = (uint32_t)bits - h->info->lower_bound;
}

/* How many resources a global of this type holds. */
static uint32_t resources_in(const struct module *module, type_id id)
{
    const struct type *type = module_type(module, id);
    uint32_t count = 1;

    for (; type->kind == TYPE_ARRAY; type = module_type(module, type->element))
        count *= type->count; /* 0 for the innermost if unbounded: only outer arrays are counted with it */
    return count;
}

/* Adds index * scale to the handle's index. */
static void add_index(struct lowering *l, struct handle *h, value_id index, uint32_t scale)
{
    uint32_t type = type_int(l->b, 32);
    uint64_t bits;

    if (module_integer(l->module, l->function, index, &bits)) {
        h->constant_index += (uint32_t)bits * scale;
        return;
    }
    uint32_t term = value_component(l, index, 0);
    if (scalar_bits(l, type_of(l, index)) != 32)
        term = EMIT(l->b, SpvOpUConvert, type, term);
    if (scale != 1)
        term = EMIT(l->b, SpvOpIMul, type, term, constant_u32(l->b, scale));
    h->index = h->index ? EMIT(l->b, SpvOpIAdd, type, h->index, term) : term;
}

/* Sets the index from the address that createHandleForLib's operand was loaded from. */
static void set_address(struct lowering *l, struct handle *h, const struct instruction *creation)
{
    const struct instruction *load = definition(l->module, l->function, operand_value(l, creation, 0));
    value_id pointer = operand_value(l, load, 0);
    struct address_step step;

    h->non_uniform = ((load->attached | creation->attached) & ATTACHED_NONUNIFORM) != 0;
    for (uint32_t n = 0; n < MOST_STEPS && address_step(l->module, l->function, pointer, &step); n++) {
        type_id type = step.source;
        h->non_uniform |= step.non_uniform;
        pointer = step.operands[0];
        for (uint32_t k = 1; k < step.operand_count && k <= MOST_INDICES; k++) {
            if (k > 1 && module_type(l->module, type)->kind != TYPE_ARRAY)
                unsupported(l, creation, "an address within a resource");
            type = k > 1 ? module_type(l->module, type)->element : type;
            add_index(l, h, step.operands[k], resources_in(l->module, type));
        }
    }
    if (h->info->count == 1)
        h->index = h->constant_index = 0;
}

static struct handle resolve_creation(struct lowering *l, const struct instruction *i, const struct origin *origin)
{
    const struct instruction *creation = origin->creation;
    struct handle h = {0};
    uint64_t bits;

    if (creation->dx_op == DX_CreateHandleFromHeap) {
        const struct heap_view *view = find_heap_view(l, l->function, origin->annotation);
        if (!view)
            unsupported(l, i, "a handle from the heap that no annotateHandle describes");
        h.resource = view->resource;
        h.info = &view->info;
        h.non_uniform = operand_literal(l, creation, 2) != 0;
        if (operand_constant(l, creation, 0, &bits))
            h.constant_index = (uint32_t)bits;
        else
            h.index = operand(l, creation, 0);
        return h;
    }
    uint32_t target = *handle_target(l, l->function, creation);
    if (!target)
        fail(l->fault, DXS_INVALID_MODULE, "%s: no resource of the module fits", dx_operation_name(creation->dx_op));
    h.resource = find_resource(l, target - 1);
    h.info = h.resource->info;
    if (creation->dx_op == DX_CreateHandleForLib) {
        set_address(l, &h, creation);
    } else {
        h.non_uniform = operand_literal(l, creation, creation->dx_op == DX_CreateHandle ? 3 : 2) != 0;
        set_register(l, &h, creation, creation->dx_op == DX_CreateHandle ? 2 : 1);
    }
    return h;
}

static uint32_t index_id(struct lowering *l, const struct handle *h)
{
    uint32_t constant = constant_u32(l->b, h->constant_index);

    if (!h->index)
        return constant;
    return h->constant_index ? emit_once(l, SpvOpIAdd, type_int(l->b, 32), h->index, constant) : h->index;
}

/* A select is one of index, where both sides mean the same resource. */
static struct handle resolve_value(struct lowering *l, const struct instruction *i, value_id value,
                                   const struct instruction *annotation, uint32_t selects)
{
    for (uint32_t steps = 0; steps < MOST_STEPS; steps++) {
        const struct instruction *d = definition(l->module, l->function, value);
        if (d && d->opcode == OP_CALL && d->dx_op == DX_AnnotateHandle) {
            annotation = annotation ? annotation : d;
            value = operand_value(l, d, 0);
            continue;
        }
        if (d && d->opcode == OP_CALL && d->dx_op != DX_OP_NONE && is_handle_operation((enum dx_op)d->dx_op))
            return resolve_creation(l, i, &(struct origin){d, annotation});
        if (!d || d->opcode != OP_SELECT || selects == MOST_SELECTS)
            break;
        struct handle a = resolve_value(l, i, operand_value(l, d, 1), annotation, selects + 1);
        struct handle b = resolve_value(l, i, operand_value(l, d, 2), annotation, selects + 1);
        if (a.resource != b.resource)
            unsupported(l, i, "a handle that is selected from different resources");
        if (a.index != b.index || a.constant_index != b.constant_index) {
            uint32_t either = index_id(l, &a), other = index_id(l, &b);
            a.index = EMIT(l->b, SpvOpSelect, type_int(l->b, 32), operand(l, d, 0), either, other);
            a.constant_index = 0;
        }
        a.non_uniform |= b.non_uniform;
        return a;
    }
    unsupported(l, i, "a handle that is not known where it is used");
}

struct handle resolve_handle(struct lowering *l, const struct instruction *i, uint32_t operand_number)
{
    return resolve_value(l, i, operand_value(l, i, operand_number), NULL, 0);
}
