/* Rules for the way to the memory of a resource: what variables, pointers and blocks on it say of the access. They hold
 * for each form of a binding: variables, descriptors of heaps, buffers at addresses, counters. */
#include "rules.h"

#include <stdlib.h>

enum {
    FLAG_MAY_NOT_ALIAS = 33 /* DXIL.rst, "Shader flags": ResMayNotAlias, since shader model 6.7 */
};

/* What the code of the module, dead or not, does with its resources; by number of the resource. */
struct dxil_uses {
    uint8_t *effects;
    bool has_barriers;
};

static bool is_barrier(uint32_t dx_op)
{
    return dx_op == DX_Barrier || dx_op == DX_BarrierByMemoryType || dx_op == DX_BarrierByMemoryHandle;
}

/* A handle that cannot be followed may be of any resource. */
static struct dxil_uses find_uses(const struct module *module)
{
    uint32_t count = module->info.resource_count;
    struct dxil_uses uses = {.effects = calloc(count + 1, 1)};

    if (!uses.effects)
        exit(3);
    for (uint32_t n = 0; n < module->function_count; n++) {
        const struct function *f = &module->functions[n];
        for (uint32_t k = 0; k < f->call_count; k++) {
            const struct instruction *i = &f->instructions[f->calls[k]];
            value_id value = handle_operand(f, i, 0);
            uses.has_barriers |= is_barrier(i->dx_op);
            if (value == NO_VALUE || !dxil_effect(i))
                continue;
            uint32_t resource = dxil_handle(module, f, value).resource;
            for (uint32_t r = 0; r < count; r++)
                if (resource == UINT32_MAX || r == resource)
                    uses.effects[r] |= dxil_effect(i);
        }
    }
    return uses;
}

/* Decorations of the members of the block that a pointer or variable, or an element of it, leads to. */
static uint64_t decorations_of_block(const struct module_view *w, uint32_t id)
{
    const uint32_t *pointer = definition_of(w, type_of(w, id));
    uint32_t type = opcode_of(pointer) == SpvOpTypePointer ? pointer[3] : contents_of(w, id);

    while (opcode_of(definition_of(w, type)) == SpvOpTypeArray ||
           opcode_of(definition_of(w, type)) == SpvOpTypeRuntimeArray)
        type = definition_of(w, type)[2];
    return type < w->bound ? w->ids[type].member_decorations : 0;
}

/* All decorations from the variable or address on. */
static uint64_t decorations_on_the_way(const struct module_view *w, uint32_t id)
{
    uint64_t decorations = 0;

    for (; id; id = made_of(w, id))
        decorations |= w->ids[id].decorations | decorations_of_block(w, id);
    return decorations;
}

/* An access to memory, not the load of a descriptor. */
static bool is_access(const struct module_view *w, const struct code_view *op)
{
    uint32_t at = accessed_word(op);

    if (!at || !effect_of(op->opcode))
        return false;
    if (op->opcode == SpvOpImageRead || op->opcode == SpvOpImageSparseRead || op->opcode == SpvOpImageWrite)
        return true;
    uint32_t storage = storage_class_of(w, op->words[at]);
    return storage == SpvStorageClassStorageBuffer || storage == SpvStorageClassPhysicalStorageBuffer ||
           storage == SpvStorageClassImage;
}

/* SPIR-V, "NonWritable", "NonReadable": whatever the resource is. */
static void check_allowed(struct conversion *c, const struct code_view *op, uint64_t decorations)
{
    if (effect_of(op->opcode) & WRITES_IT && decorations & DECORATION(SpvDecorationNonWritable))
        fault_found(c, op, "memory is NonWritable, and written");
    if (effect_of(op->opcode) & READS_IT && decorations & DECORATION(SpvDecorationNonReadable))
        fault_found(c, op, "memory is NonReadable, and read");
}

/* Vulkan, "Restrict": nothing else accesses the memory. In a heap that the shader accesses directly, each access makes
 * a pointer of its own: SPIR-V, "Aliased". */
static void check_aliasing(struct conversion *c, const struct code_view *op, uint64_t decorations)
{
    const struct module_view *w = c->words;
    const struct dxs_module_info *info = &c->dxil->module->info;
    uint32_t id = op->words[accessed_word(op)], root = root_of(w, id);
    bool is_known = info->shader_model_major > 6 || info->shader_model_minor >= 7;
    bool may_alias = is_known && !(c->entry->shader_flags >> FLAG_MAY_NOT_ALIAS & 1);
    bool in_bound_heap = root && is_decorated(w, root, SpvDecorationBuiltIn);
    bool is_restrict = decorations & DECORATION(SpvDecorationRestrict),
         is_aliased = decorations & DECORATION(SpvDecorationAliased);

    if (!root || !(effect_of(op->opcode) & WRITES_IT))
        return;
    if (in_bound_heap && storage_class_of(w, id) == SpvStorageClassStorageBuffer) {
        if (is_restrict)
            fault_found(c, op, "a buffer of a bound heap is Restrict, and may alias");
        if (!may_alias && !is_aliased)
            fault_found(c, op, "a written buffer of a bound heap is not Aliased");
    } else if (!in_bound_heap && is_restrict == may_alias && !is_aliased) {
        fault_found(c, op, "Restrict is %s", may_alias ? "wrong: UAVs may alias" : "lost");
    }
}

/* What only part of the module's code does need not be said; what none of it does must be. */
static void check_promises(struct conversion *c, const struct code_view *op, const struct dxil_uses *uses,
                           const struct dxil_handle *handle, uint64_t decorations)
{
    const struct dxs_resource *r = &c->dxil->module->resources[handle->resource].info;
    bool is_uav = r->resource_class == DXS_RESOURCE_CLASS_UAV;
    uint8_t effects = is_uav ? uses->effects[handle->resource] : READS_IT;
    uint32_t root = root_of(c->words, op->words[accessed_word(op)]);
    bool is_image_of_heap = root && is_decorated(c->words, root, SpvDecorationBuiltIn) &&
                            storage_class_of(c->words, op->words[accessed_word(op)]) != SpvStorageClassStorageBuffer;

    if (is_image_of_heap) /* nothing is there to decorate */
        return;
    if (!(effects & WRITES_IT) && !(decorations & DECORATION(SpvDecorationNonWritable)) &&
        effect_of(op->opcode) == READS_IT && (is_uav || op->opcode == SpvOpLoad))
        fault_found(c, op, "NonWritable is lost: nothing writes the resource");
    if (is_uav && !(effects & READS_IT) && effect_of(op->opcode) == WRITES_IT && !may_store_halves(c) &&
        !(decorations & DECORATION(SpvDecorationNonReadable)))
        fault_found(c, op, "NonReadable is lost: nothing reads the resource");
    if (is_uav && !handle->coherent && !uses->has_barriers && decorations & DECORATION(SpvDecorationCoherent))
        fault_found(c, op, "Coherent without a reason");
}

/* ---- Places ------------------------------------------------------------------------------------------------------ */

static const struct dxs_binding *answer_of(const struct conversion *c, uint32_t resource)
{
    const struct dxs_resource *r = &c->dxil->module->resources[resource].info;

    for (uint32_t n = 0; n < c->answers->binding_count; n++) {
        const struct answered_binding *b = &c->answers->bindings[n];
        if (!b->from_heap && b->resource.resource_class == r->resource_class && b->resource.id == r->id)
            return &b->binding;
    }
    return NULL;
}

static bool is_at(const struct module_view *w, uint32_t variable, struct dxs_set_binding place)
{
    return w->ids[variable].set == place.set && w->ids[variable].binding == place.binding;
}

/* The operand that is not constant, of a sum or product with this constant; 0: it is no such operation. */
static uint32_t other_operand(const struct module_view *w, uint32_t id, SpvOp operation, uint32_t constant)
{
    const uint32_t *words = definition_of(w, id);
    uint32_t value;

    for (uint32_t n = 3; opcode_of(words) == (uint32_t)operation && n < 5; n++)
        if (constant_of(w, words[n], &value) && value == constant)
            return words[7 - n];
    return 0;
}

/* Records of `stride` bytes with a pair of words at `offset` are read as an array of pairs. */
static void check_record(struct conversion *c, const struct code_view *op, uint32_t stride, uint32_t offset)
{
    const uint32_t *chain = definition_of(c->words, op->words[3]);
    uint32_t index = opcode_of(chain) == SpvOpAccessChain && length_of(chain) > 5 ? chain[5] : 0;

    if (is_constant(c->words, index))
        return;
    if (offset)
        index = other_operand(c->words, index, SpvOpIAdd, offset / 8);
    if (index && stride != 8)
        index = other_operand(c->words, index, SpvOpIMul, stride / 8);
    if (!index)
        fault_found(c, op, "a record is not read at byte %u of %u", offset, stride);
}

/* A resource, its counter, its offset record, and addresses of both are where the callback said. */
static void check_place(struct conversion *c, const struct code_view *op, const struct dxil_at *at, uint32_t resource)
{
    const struct module_view *w = c->words;
    const struct dxs_binding *b = answer_of(c, resource);
    const struct dxs_binding_model *model = &c->options->model;
    uint32_t root = root_of(w, op->words[accessed_word(op)]);

    if (!b || c->options->layout || b->in_bound_heap || !root || !is_decorated(w, root, SpvDecorationBinding))
        return;
    enum dxs_resource_kind kind = c->dxil->module->resources[resource].info.kind;
    struct dxs_set_binding own = {b->set, b->binding}, counter = {b->counter_set, b->counter_binding};
    bool has_own_offsets = b->offset_buffer.set || b->offset_buffer.binding,
         counts = at->i->dx_op == DX_BufferUpdateCounter;
    struct dxs_set_binding offsets = has_own_offsets ? b->offset_buffer : model->offsets.buffer;
    if (b->uses_offset_records && op->opcode == SpvOpLoad && is_at(w, root, offsets))
        check_record(c, op, model->offsets.stride,
                     kind == DXS_RESOURCE_KIND_TYPED_BUFFER || b->descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER
                         ? model->offsets.typed_offset
                         : model->offsets.untyped_offset);
    else if (!is_at(w, root, counts ? counter : own))
        fault_found(c, op, "the variable is at set %u, binding %u: not what the callback said", w->ids[root].set,
                    w->ids[root].binding);
    else if (op->opcode == SpvOpLoad && counts ? b->counter == DXS_COUNTER_ADDRESS
                                               : b->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS && b->in_heap)
        check_record(c, op, model->addresses.stride, model->addresses.offset);
}

/* Buffers that the binding model places, if their options are on. */
static bool is_of_model(const struct conversion *c, uint32_t variable)
{
    const struct module_view *w = c->words;
    const struct dxs_binding_model *m = &c->options->model;

    return (m->qa.enabled && (is_at(w, variable, m->qa.report) || is_at(w, variable, m->qa.heap))) ||
           (m->sampler_qa.enabled && is_at(w, variable, m->sampler_qa.heap)) || is_at(w, variable, m->offsets.buffer) ||
           is_at(w, variable, m->uniform_block) || is_at(w, variable, c->options->pipeline.views.word.buffer);
}

/* Each variable is where the callback or the model said. */
static void check_unasked(struct conversion *c)
{
    const struct module_view *w = c->words;

    for (uint32_t id = 1; id < w->bound && !c->options->layout && c->answers->is_complete; id++) {
        bool is_asked = !is_decorated(w, id, SpvDecorationBinding) || is_of_model(c, id);
        for (uint32_t n = 0; n < c->answers->binding_count && !is_asked; n++) {
            const struct dxs_binding *b = &c->answers->bindings[n].binding;
            is_asked = is_at(w, id, (struct dxs_set_binding){b->set, b->binding}) ||
                       is_at(w, id, (struct dxs_set_binding){b->counter_set, b->counter_binding}) ||
                       (b->uses_offset_records && is_at(w, id, b->offset_buffer));
        }
        if (!is_asked)
            fault_found(c, NULL, "a variable at set %u, binding %u, of which nobody was asked", w->ids[id].set,
                        w->ids[id].binding);
    }
}

/* What the callback is told of views of heaps: only UAVs have counters, and only samplers compare. */
static void check_told(struct conversion *c)
{
    for (uint32_t n = 0; n < c->answers->binding_count; n++) {
        const struct dxs_resource *r = &c->answers->bindings[n].resource;
        bool is_uav = r->resource_class == DXS_RESOURCE_CLASS_UAV;
        if ((r->has_counter && !(is_uav && r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER)) ||
            (!is_uav && (r->globally_coherent || r->reorder_coherent || r->rasterizer_ordered)))
            fault_found(c, NULL, "a resource of kind %u has what only UAVs have", (unsigned)r->kind);
        if (r->sampler_kind && r->resource_class != DXS_RESOURCE_CLASS_SAMPLER)
            fault_found(c, NULL, "a resource of kind %u is a sampler that compares", (unsigned)r->kind);
    }
}

void check_views(struct conversion *c)
{
    struct dxil_uses uses = find_uses(c->dxil->module);

    check_told(c);
    check_unasked(c);
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        struct dxil_at at = dxil_at(c, op);
        if (!at.i || at.i->opcode != OP_CALL || at.i->dx_op >= DX_OP_COUNT || !is_access(c->words, op))
            continue;
        value_id value = handle_operand(at.function, at.i, 0);
        uint64_t decorations = decorations_on_the_way(c->words, op->words[accessed_word(op)]);
        check_allowed(c, op, decorations);
        if (value == NO_VALUE)
            continue;
        struct dxil_handle handle = dxil_handle(c->dxil->module, at.function, value);
        check_aliasing(c, op, decorations);
        if (handle.is_known && handle.resource != UINT32_MAX && c->answers->is_complete)
            check_place(c, op, &at, handle.resource);
        if (handle.is_known && handle.resource != UINT32_MAX && dxil_effect(at.i))
            check_promises(c, op, &uses, &handle, decorations);
    }
    free(uses.effects);
}
