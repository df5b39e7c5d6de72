/* Resolves DXIL pointers to a variable and indices: follows GEPs and casts back to the root (global, alloca, parameter,
 * payload, record), then applies the GEPs forward. */
#include "spirv/builder/reports.h"
#include "spirv/function/results.h"
#include "spirv/memory/memory.h"

#include <string.h>

/* ---- Layouts ----------------------------------------------------------------------------------------------------- */

/* Bits of a scalar in memory; a bool takes 32. */
static uint32_t memory_bits(const struct lowering *l, type_id type)
{
    uint32_t bits = scalar_bits(l, type);
    return bits == 1 ? 32 : bits;
}

bool has_same_layout(const struct lowering *l, type_id a, type_id b)
{
    while (a != b) {
        const struct type *x = module_type(l->module, a), *y = module_type(l->module, b);
        bool x_is_scalar = x->kind == TYPE_INTEGER || x->kind == TYPE_FLOAT;
        bool y_is_scalar = y->kind == TYPE_INTEGER || y->kind == TYPE_FLOAT;
        if (x_is_scalar && y_is_scalar)
            return memory_bits(l, a) == memory_bits(l, b);
        if (x->kind != y->kind || x->count != y->count || (x->kind != TYPE_ARRAY && x->kind != TYPE_VECTOR))
            return false;
        a = x->element;
        b = y->element;
    }
    return true;
}

/* Vectors of one lane are scalars in SPIR-V: an index into one is dropped. */
static bool is_one_lane_vector(const struct type *type)
{
    return type->kind == TYPE_VECTOR && type->count == 1;
}

void push_constant_index(struct lowering *l, const struct instruction *i, struct pointer *p, uint32_t value)
{
    const struct type *type = module_type(l->module, p->type);

    if (is_one_lane_vector(type)) {
        p->type = type->element;
        return;
    }
    if (p->count == MAX_INDICES)
        unsupported(l, i, "the pointer has too many indices");
    if (type->kind == TYPE_STRUCT) {
        if (value >= type->count)
            fail(l->fault, DXS_RESULT_INVALID_MODULE, "a pointer leads to struct member %u: the struct has %u", value,
                 type->count);
        p->type = l->module->type_members[type->first_member + value];
    } else {
        p->is_outside |= value >= type->count;
        p->type = type->element;
    }
    p->indices[p->count++] = (struct pointer_index){0, value, type->kind == TYPE_STRUCT ? 0 : type->count};
}

void adapt_pointer(struct lowering *l, const struct instruction *i, struct pointer *p, type_id wanted)
{
    while (!has_same_layout(l, p->type, wanted)) {
        const struct type *type = module_type(l->module, p->type);
        if ((type->kind != TYPE_STRUCT && type->kind != TYPE_ARRAY && type->kind != TYPE_VECTOR) || type->count == 0)
            unsupported(l, i, "the pointer was cast to a type with another layout");
        push_constant_index(l, i, p, 0);
    }
}

/* ---- Steps ------------------------------------------------------------------------------------------------------- */

/* A GEP's index as a u32. */
static struct pointer_index make_index(struct lowering *l, value_id value, uint32_t limit)
{
    uint64_t bits;

    if (module_integer(l->module, l->function, value, &bits))
        return (struct pointer_index){.value = (uint32_t)bits, .limit = limit};
    uint32_t id = value_component(l, value, 0), width = scalar_bits(l, type_of(l, value));
    if (width == 1)
        id = select_imm(l->b, id, UINT32_MAX, 0);
    else if (width != 32)
        id = convert_to(l->b, width > 32 ? SpvOpUConvert : SpvOpSConvert, type_u32(l->b), id);
    return (struct pointer_index){.id = id, .limit = limit};
}

static uint32_t index_id(struct lowering *l, const struct pointer_index *index)
{
    return index->id ? index->id : constant_u32(l->b, index->value);
}

/* Moves a pointer to an array element by `by` elements. */
static void advance(struct lowering *l, const struct instruction *i, struct pointer *p, struct pointer_index by)
{
    struct pointer_index *last = p->count > 0 ? &p->indices[p->count - 1] : NULL;

    if (!by.id && by.value == 0)
        return;
    if (!last || last->limit == 0) {
        if (by.id)
            unsupported(l, i, "the pointer is moved by a dynamic number of elements, but points to no array element");
        p->is_outside = true;
    } else if (!last->id && !by.id) {
        last->value += by.value;
        p->is_outside |= last->value >= last->limit;
    } else if (!last->id && last->value == 0) {
        last->id = by.id;
    } else {
        last->id = EMIT(l->b, SpvOpIAdd, type_u32(l->b), index_id(l, last), index_id(l, &by));
    }
}

/* In memory of words, each index moves the pointer by bytes. */
static void apply_gep_to_words(struct lowering *l, struct pointer *p, const struct pointer_step *gep)
{
    p->type = gep->source;
    move_by_bytes(l, p, make_index(l, gep->indices[0], 0));
    for (uint32_t n = 1; n < gep->index_count; n++) {
        const struct type *type = module_type(l->module, p->type);
        struct pointer_index index = make_index(l, gep->indices[n], type->count);
        if (type->kind == TYPE_STRUCT) {
            p->bytes += record_part_offset(l, p->type, index.value);
            p->type = l->module->type_members[type->first_member + index.value];
        } else {
            p->type = type->element;
            move_by_bytes(l, p, index);
        }
    }
}

static void apply_gep(struct lowering *l, const struct instruction *i, struct pointer *p,
                      const struct pointer_step *gep)
{
    if (p->variable.words) {
        apply_gep_to_words(l, p, gep);
        return;
    }
    struct pointer_index first = make_index(l, gep->indices[0], 0);

    adapt_pointer(l, i, p, gep->source);
    advance(l, i, p, first);
    for (uint32_t n = 1; n < gep->index_count; n++) {
        const struct type *type = module_type(l->module, p->type);
        struct pointer_index index = make_index(l, gep->indices[n], type->count);
        if (type->kind != TYPE_ARRAY && type->kind != TYPE_VECTOR && type->kind != TYPE_STRUCT)
            fail(l->fault, DXS_RESULT_INVALID_MODULE, "getelementptr indexes a scalar");
        if (!index.id || is_one_lane_vector(type)) {
            push_constant_index(l, i, p, index.value);
            continue;
        }
        if (type->kind == TYPE_STRUCT)
            fail(l->fault, DXS_RESULT_INVALID_MODULE,
                 "getelementptr selects a struct member by an index that is not constant");
        if (p->count == MAX_INDICES)
            unsupported(l, i, "the pointer has too many indices");
        p->indices[p->count++] = index;
        p->type = type->element;
    }
}

static void resolve(struct lowering *l, const struct instruction *i, value_id value, uint32_t selects,
                    struct pointer *p);

/* A select between two pointers into the same variable becomes a select of their indices. */
static void resolve_select(struct lowering *l, const struct instruction *i, const struct instruction *select,
                           uint32_t selects, struct pointer *p)
{
    struct pointer q;

    if (selects == MAX_SELECTS)
        unsupported(l, i, "the pointer comes from too many nested selects");
    uint32_t condition = operand(l, select, 0);
    resolve(l, i, operand_value(l, select, 1), selects + 1, p);
    resolve(l, i, operand_value(l, select, 2), selects + 1, &q);

    if (p->variable.words && p->variable.id == q.variable.id) {
        select_bytes(l, p, &q, condition);
        return;
    }
    if (p->variable.id != q.variable.id || p->count != q.count || p->type != q.type || p->is_outside || q.is_outside)
        unsupported(l, i, "the pointer is selected from different variables");
    for (uint32_t n = 0; n < p->count; n++) {
        struct pointer_index *a = &p->indices[n], *b = &q.indices[n];
        if (a->id == b->id && (a->id || a->value == b->value))
            continue;
        if (a->limit == 0)
            unsupported(l, i, "the pointer is selected from different struct members");
        a->id = EMIT(l->b, SpvOpSelect, type_u32(l->b), condition, index_id(l, a), index_id(l, b));
    }
}

static void resolve_root(struct lowering *l, const struct instruction *i, value_id id, uint32_t selects,
                         struct pointer *p)
{
    const struct value *value = module_value(l->module, l->function, id);
    const struct instruction *root = value->kind == VALUE_INSTRUCTION ? &l->function->instructions[value->index] : NULL;

    p->count = p->offset = p->bytes = 0;
    p->is_outside = p->is_checked = false;
    if (value->kind == VALUE_GLOBAL) {
        p->variable = global_memory(l, i, value->index);
    } else if (root && root->opcode == OP_ALLOCA) {
        p->variable = alloca_memory(l, root);
        if (p->variable.count > 0 && !p->variable.words)
            p->indices[p->count++] = (struct pointer_index){0, 0, p->variable.count};
    } else if (root && root->opcode == OP_SELECT) {
        resolve_select(l, i, root, selects, p);
        return;
    } else if (root && root->opcode == OP_PHI) {
        unsupported(l, i, "the pointer is a phi");
    } else if (root && root->dx_op == DX_GetMeshPayload) {
        p->variable = mesh_payload(l, root, module_type(l->module, root->type)->element);
    } else if (root && root->dx_op == DX_GetNodeRecordPtr) {
        p->variable = l->nodes.record(l, root);
    } else if (root && root->dx_op != DX_OP_NONE) {
        unsupported(l, root, "the result is used as a pointer");
    } else if (value->kind == VALUE_ARGUMENT && parameter_id_count(l, value->type) == 1) {
        p->variable = parameter_memory(l, id);
    } else {
        unsupported(l, i, "the pointer leads to no variable");
    }
    p->type = p->variable.type;
}

static void resolve(struct lowering *l, const struct instruction *i, value_id value, uint32_t selects,
                    struct pointer *p)
{
    struct pointer_step steps[MAX_DERIVATIONS];
    uint32_t count = 0;

    for (;;) {
        struct pointer_step step = last_step(l->module, l->function, value);
        if (step.kind == STEP_ROOT)
            break;
        if (count == MAX_DERIVATIONS)
            unsupported(l, i, "the pointer is derived through too many GEPs and casts");
        value = step.base;
        steps[count++] = step;
    }
    resolve_root(l, i, value, selects, p);
    while (count-- > 0)
        if (steps[count].kind == STEP_GEP) /* casts: the next GEP or the access adapts the pointer to its type */
            apply_gep(l, i, p, &steps[count]);
}

void resolve_any_pointer(struct lowering *l, const struct instruction *i, value_id value, struct pointer *p)
{
    resolve(l, i, value, 0, p);
}

void resolve_pointer(struct lowering *l, const struct instruction *i, value_id value, struct pointer *p)
{
    resolve(l, i, value, 0, p);
    if (p->variable.words)
        unsupported(l, i, "the memory is also accessed as values of other types");
}

static bool checks_bounds(const struct lowering *l, const struct pointer *p)
{
    return l->options->guarantees.on[DXS_GUARANTEE_GROUPSHARED_BOUNDS] &&
           p->variable.storage == SpvStorageClassWorkgroup;
}

uint32_t indices_inside(struct lowering *l, const struct pointer *p)
{
    uint32_t inside = 0;

    for (uint32_t n = 0; n < p->count && checks_bounds(l, p); n++) {
        const struct pointer_index *index = &p->indices[n];
        if (!index->id || index->limit == 0)
            continue;
        uint32_t fits = less_imm(l->b, index->id, index->limit);
        inside = inside ? logical_and(l->b, inside, fits) : fits;
    }
    return inside;
}

static enum dxs_rule index_rule(SpvStorageClass storage)
{
    return storage == SpvStorageClassWorkgroup ? DXS_RULE_GROUPSHARED_INDEX
           : storage == SpvStorageClassPrivate ? DXS_RULE_CONSTANT_INDEX
                                               : DXS_RULE_LOCAL_INDEX;
}

uint32_t bounded_index_id(struct lowering *l, const struct pointer *p, const struct pointer_index *index)
{
    if (index->id && index->limit > 0 && checks_rules(l))
        check_below(l, index_rule(p->variable.storage), index->id, constant_u32(l->b, index->limit));
    bool is_bounded =
        !p->is_checked && (l->options->workarounds.on[DXS_WORKAROUND_BOUNDED_INDICES] || checks_bounds(l, p));

    if (index->id && index->limit > 0 && is_bounded)
        return minimum_imm(l->b, index->id, index->limit - 1);
    return index_id(l, index);
}

uint32_t emit_pointer(struct lowering *l, const struct pointer *p, uint32_t type)
{
    uint32_t words[1 + MAX_INDICES], count = 1 + p->count;
    struct cached_result *place = NULL;

    if (p->count == 0)
        return p->variable.id;
    memset(words, 0, 5 * sizeof *words);
    words[0] = p->variable.id;
    for (uint32_t n = 0; n < p->count; n++)
        words[1 + n] = bounded_index_id(l, p, &p->indices[n]);
    uint32_t known = count <= 5 ? seek_result(l, SpvOpAccessChain, words, &place) : 0;
    if (known)
        return known;
    uint32_t id =
        EMIT_LIST(l->b, SpvOpAccessChain, type_pointer(l->b, p->variable.storage, type), new_id(l->b), count, words);
    return place ? fill_result(l, place, SpvOpAccessChain, words, id) : id;
}
