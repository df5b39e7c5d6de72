/* Resolves handles: finds the resource and the index that a handle operand stands for. */
#include "spirv/resources/handles.h"
#include "spirv/function/function.h"
#include "spirv/resources/access.h"

enum {
    MAX_SELECTS = 4,    /* nesting of selects between handles; each level doubles the handles */
    MAX_EXPRESSION = 4, /* depth of an index that is recognised as one of root constants */
    MAX_INDICES = 8     /* indices of one address computation in a global array of resources */
};

/* ---- Root constants ---------------------------------------------------------------------------------------------- */

/* Whether the handle is of a constant buffer whose words are root constants of the whole draw or dispatch. */
static bool is_of_root_constants(struct lowering *l, value_id handle)
{
    const struct resource *resource = created_resource(l, l->state, creation_of(l->module, l->function, handle));

    return resource && resource->binding.descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS &&
           resource->binding.root_arguments != DXS_ROOT_ARGUMENTS_SHADER_RECORD;
}

/* Whether a value is computed of constants and root constants alone. */
static bool is_by_root_constants(struct lowering *l, value_id value, uint32_t depth)
{
    const struct instruction *d = definition(l->module, l->function, value);
    uint32_t first = 0, end;

    if (!d)
        return module_constant(l->module, l->function, value) != NULL;
    switch (d->opcode) {
    case OP_BINARY:
    case OP_COMPARE:
    case OP_SELECT:
    case OP_CAST:
        end = d->operand_count;
        break;
    case OP_EXTRACT_VALUE:
        end = 1;
        break;
    case OP_CALL:
        first = 1; /* the row, or byte, behind the handle */
        end = 2;
        if ((d->dx_op != DX_CBufferLoad && d->dx_op != DX_CBufferLoadLegacy) ||
            !is_of_root_constants(l, operand_value(l, d, 0)))
            return false;
        break;
    default:
        return false;
    }
    for (uint32_t n = first; n < end; n++)
        if (depth == MAX_EXPRESSION || !is_by_root_constants(l, operand_value(l, d, n), depth + 1))
            return false;
    return true;
}

/* ---- Creation ---------------------------------------------------------------------------------------------------- */

/* Sets the index of a handle from an operand: a register, or a place in a heap. */
static void set_index(struct lowering *l, struct handle *h, const struct instruction *creation, uint32_t number)
{
    uint64_t bits = 0;

    if (!operand_constant(l, creation, number, &bits)) {
        h->index = operand(l, creation, number);
        h->by_root_constants = l->options->workarounds.on[DXS_WORKAROUND_NON_UNIFORM_INDICES] &&
                               is_by_root_constants(l, operand_value(l, creation, number), 0);
    }
    h->constant_index = (uint32_t)bits;
}

/* Resources in a global variable of this type. */
static uint32_t resources_in(const struct module *module, type_id id)
{
    const struct type *type = module_type(module, id);
    uint32_t count = 1;

    for (; type->kind == TYPE_ARRAY; type = module_type(module, type->element))
        count *= type->count; /* 0 if an array is unbounded: its count multiplies only the leading index */
    return count;
}

static void add_index(struct lowering *l, struct handle *h, value_id index, uint32_t scale)
{
    uint64_t bits;

    if (module_integer(l->module, l->function, index, &bits)) {
        h->constant_index += (uint32_t)bits * scale;
        return;
    }
    uint32_t term = value_component(l, index, 0);
    if (scalar_bits(l, type_of(l, index)) != 32)
        term = convert_to(l->b, SpvOpUConvert, type_u32(l->b), term);
    term = multiply_imm(l->b, term, scale);
    h->index = h->index ? add(l->b, h->index, term) : term;
}

/* Sets the index from the address of the load whose result is createHandleForLib's operand. */
static void set_address(struct lowering *l, struct handle *h, const struct instruction *creation)
{
    const struct instruction *load = definition(l->module, l->function, operand_value(l, creation, 0));
    value_id pointer = operand_value(l, load, 0);
    struct address_step step;

    h->non_uniform = ((load->attached | creation->attached) & ATTACHED_NONUNIFORM) != 0;
    for (uint32_t n = 0; n < MAX_STEPS && address_step(l->module, l->function, pointer, &step); n++) {
        type_id type = step.source;
        h->non_uniform |= step.non_uniform;
        pointer = step.operands[0];
        for (uint32_t k = 1; k < step.operand_count && k <= MAX_INDICES; k++) {
            if (k > 1 && module_type(l->module, type)->kind != TYPE_ARRAY)
                unsupported(l, creation, "an address within a resource");
            type = k > 1 ? module_type(l->module, type)->element : type;
            add_index(l, h, step.operands[k], resources_in(l->module, type));
        }
    }
    if (is_single(h->resource))
        h->index = h->constant_index = 0;
}

static struct handle resolve_creation(struct lowering *l, const struct instruction *i, const struct origin *origin)
{
    const struct instruction *creation = origin->creation;
    struct handle h = {0};

    if (creation->dx_op == DX_CreateHandleFromHeap) {
        const struct heap_view *view = find_heap_view(l, l->function, origin->annotation);
        if (!view)
            unsupported(l, i, "a handle from the heap without annotateHandle");
        h.resource = view->resource;
        h.info = &view->info;
        h.non_uniform = operand_literal(l, creation, 2) != 0;
        set_index(l, &h, creation, 0);
        return h;
    }
    h.resource = created_resource(l, l->state, creation);
    if (!h.resource)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "%s: names no resource of the module",
             dx_operation_name(creation->dx_op));
    h.info = h.resource->info;
    if (creation->dx_op == DX_CreateHandleForLib) {
        set_address(l, &h, creation);
    } else if (!is_single(h.resource)) { /* a single resource needs no index */
        h.non_uniform = operand_literal(l, creation, creation->dx_op == DX_CreateHandle ? 3 : 2) != 0;
        set_index(l, &h, creation, creation->dx_op == DX_CreateHandle ? 2 : 1);
        h.constant_index -= h.info->lower_bound;
    }
    return h;
}

/* A select between two handles of one resource becomes a select between their indices. `annotation`: the annotateHandle
 * on the way to `value`, or NULL. */
static struct handle resolve_value(struct lowering *l, const struct instruction *i, value_id value,
                                   const struct instruction *annotation, uint32_t selects)
{
    for (uint32_t steps = 0; steps < MAX_STEPS; steps++) {
        const struct instruction *d = definition(l->module, l->function, value);
        if (d && d->dx_op == DX_AnnotateHandle) {
            annotation = annotation ? annotation : d;
            value = operand_value(l, d, 0);
            continue;
        }
        if (d && is_handle_operation(d->dx_op))
            return resolve_creation(l, i, &(struct origin){d, annotation});
        if (!d || d->opcode != OP_SELECT || selects == MAX_SELECTS)
            break;
        struct handle a = resolve_value(l, i, operand_value(l, d, 1), annotation, selects + 1);
        struct handle b = resolve_value(l, i, operand_value(l, d, 2), annotation, selects + 1);
        if (a.resource != b.resource)
            unsupported(l, i, "a select between handles of different resources");
        if (a.index != b.index || a.constant_index != b.constant_index) {
            uint32_t either = add_once(l, a.index, a.constant_index), other = add_once(l, b.index, b.constant_index);
            a.index = EMIT(l->b, SpvOpSelect, type_u32(l->b), operand(l, d, 0), either, other);
            a.constant_index = 0;
        }
        a.non_uniform |= b.non_uniform;
        a.by_root_constants = false;
        return a;
    }
    unsupported(l, i, "a handle whose creation is not found through annotateHandle and selects");
}

struct handle resolve_handle(struct lowering *l, const struct instruction *i, uint32_t operand_number)
{
    value_id value = operand_value(l, i, operand_number);
    const struct instruction *d = creation_of(l->module, l->function, value);

    if (d && (d->dx_op == DX_CreateHandle || d->dx_op == DX_CreateHandleFromBinding)) {
        struct resource *resource = created_resource(l, l->state, d);
        if (resource && is_single(resource)) /* fast path: most resources need no index */
            return (struct handle){.resource = resource, .info = resource->info};
    }
    return resolve_value(l, i, value, NULL, 0);
}
