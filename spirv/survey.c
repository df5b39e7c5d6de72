/* The first step of conversion and reflection: finds the functions that an entry point reaches, their live
 * instructions, and the resources that live instructions use. */
#include "spirv/lowering.h"
#include "spirv/function/function.h"
#include "spirv/function/results.h"
#include "spirv/ray_tracing/ray_tracing.h"
#include "spirv/resources/resources.h"
#include "spirv/interface/interface.h"
#include "spirv/function/usage.h"
#include "spirv/wave/wave.h"

static void need_function(struct lowering *l, uint32_t index)
{
    if (l->states[index])
        return;
    if (l->module->functions[index].is_declaration) /* as in STAT parts, which hold declarations only */
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "function %s has no body", l->module->functions[index].name);
    struct function_state *s = arena_zeroed(l->arena, 1, sizeof *s);
    s->function = &l->module->functions[index];
    s->index = index;
    l->states[index] = s;
    l->function_ids[index] = new_id(l->b);
    vector_push(l->arena, &l->functions, index);
}

/* SPIR-V and DXIL forbid recursion. Topological sort of the call graph: functions that remain are on a cycle or called
 * from one. */
static void refuse_recursion(struct lowering *l)
{
    if (l->functions.count == 1 && l->states[l->functions.data[0]]->callees.count == 0)
        return;
    uint32_t *callers = arena_zeroed_words(l->arena, l->module->function_count);
    struct words ready = {0};
    uint32_t done = 0;

    for (uint32_t n = 0; n < l->functions.count; n++) {
        const struct words *callees = &l->states[l->functions.data[n]]->callees;
        for (uint32_t c = 0; c < callees->count; c++)
            callers[callees->data[c]]++;
    }
    for (uint32_t n = 0; n < l->functions.count; n++)
        if (callers[l->functions.data[n]] == 0)
            vector_push(l->arena, &ready, l->functions.data[n]);
    while (ready.count > 0) {
        const struct words *callees = &l->states[ready.data[--ready.count]]->callees;
        done++;
        for (uint32_t c = 0; c < callees->count; c++)
            if (--callers[callees->data[c]] == 0)
                vector_push(l->arena, &ready, callees->data[c]);
    }
    if (done < l->functions.count)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "functions call each other recursively");
}

/* Parameters of an entry point: payloads, attributes and parameters of ray tracing stages. */
static uint32_t entry_parameters(enum dxs_stage stage)
{
    switch (stage) {
    case DXS_STAGE_ANY_HIT:
    case DXS_STAGE_CLOSEST_HIT:
        return 2;
    case DXS_STAGE_MISS:
    case DXS_STAGE_CALLABLE:
        return 1;
    default:
        return 0;
    }
}

static void need_entry_function(struct lowering *l, uint32_t index)
{
    const struct function *f = &l->module->functions[index];
    uint32_t expected = entry_parameters(l->stage);

    if (f->argument_count != expected || module_type(l->module, f->type)->element != l->module->void_type)
        fail(l->fault, DXS_RESULT_INVALID_MODULE,
             "the function of a %s shader has %u parameters: expected %u, and no result", dxs_stage_name(l->stage),
             f->argument_count, expected);
    need_function(l, index);
}

static void find_functions(struct lowering *l)
{
    if (l->entry->function != NO_FUNCTION)
        need_entry_function(l, l->entry->function);
    if (l->stage == DXS_STAGE_HULL) {
        if (l->entry->patch_function == NO_FUNCTION)
            fail(l->fault, DXS_RESULT_INVALID_MODULE, "the hull shader %s has no patch-constant function",
                 l->entry->name);
        need_entry_function(l, l->entry->patch_function);
    }
    for (uint32_t n = 0; n < l->functions.count; n++) {
        struct function_state *s = l->states[l->functions.data[n]];
        l->function = s->function;
        l->state = s;
        l->fault->error.function = s->index;
        look_at_calls(l, s);
        if (l->usage->operations[DX_AllocateRayQuery] || l->usage->operations[DX_AllocateRayQuery2])
            find_ray_queries(l);
        find_live(l, s);
        for (uint32_t c = 0; c < s->callees.count; c++)
            need_function(l, s->callees.data[c]);
    }
    refuse_recursion(l);
}

/* Sets handle_target for calls that create handles. Returns the resources whose handles are live. */
static struct bitset find_used_resources(struct lowering *l)
{
    struct bitset used = bitset_create(l->arena, l->module->info.resource_count);

    for (uint32_t n = 0; n < l->functions.count; n++) {
        const struct function_state *s = l->states[l->functions.data[n]];
        for (uint32_t c = 0; c < s->handle_call_count; c++) {
            uint32_t index = s->handle_calls[c];
            const struct instruction *i = &s->function->instructions[index];
            if (i->result == NO_VALUE)
                continue;
            uint32_t resource = handle_resource(&l->record_index, s->function, i);
            *handle_target(l, s->function, i) = resource + 1;
            if (resource != UINT32_MAX && s->live[index])
                bitset_add(&used, resource);
        }
    }
    return used;
}

struct bitset survey_entry(struct lowering *l, struct builder *builder, struct arena *arena,
                           const struct module *module, const struct dxs_entry *entry,
                           const struct dxs_options *options, struct feature_use *use)
{
    *l = (struct lowering){0};
    l->feature_use = use;
    builder_init(builder, arena, 0x00010300, options->limits.types);
    l->b = builder;
    l->arena = arena;
    l->fault = arena->fault;
    l->module = module;
    l->entry = entry;
    l->options = options;
    l->stage = entry->stage;
    l->has_min_precision = module->has_16bit_types && !module->info.native_16bit;
    l->native_16bit = module->info.native_16bit || (l->has_min_precision && HAS(l, NATIVE_16BIT_MIN_PRECISION));
    l->relaxes =
        l->has_min_precision && !l->native_16bit && !options->workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION];
    l->all_precise = options->workarounds.on[DXS_WORKAROUND_ALL_PRECISE];
    l->b->undefined_is_zero =
        options->workarounds.on[DXS_WORKAROUND_ZERO_UNDEFINED] || options->guarantees.on[DXS_GUARANTEE_ZEROED_MEMORY];
    l->constant_ids = arena_zeroed_words(arena, (size_t)module->constant_count + module->function_count);
    l->function_ids = l->constant_ids + module->constant_count;
    l->types = arena_zeroed(arena, module->type_count, sizeof *l->types);
    l->states = arena_zeroed(arena, module->function_count, sizeof(struct function_state *));

    choose_waves(l);
    need_capability(l->b, SpvCapabilityShader);
    usage_begin(l);
    l->interface = arena_zeroed(arena, 1, sizeof *l->interface);
    results_begin(l);
    l->resources = arena_zeroed(arena, 1, sizeof *l->resources);
    l->record_index = record_index_create(arena, module);
    find_functions(l);
    if (l->functions.count == 0)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "the entry point %s has no function", entry->name);
    return find_used_resources(l);
}
