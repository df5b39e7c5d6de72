/* A whole conversion, from an entry point of a module to words. */
#include "spirv/debug_info.h"
#include "spirv/descriptor_qa.h"
#include "spirv/function.h"
#include "spirv/handles.h"
#include "spirv/interface_state.h"
#include "spirv/interlock.h"
#include "spirv/memory_model.h"
#include "spirv/nodes.h"
#include "spirv/print.h"
#include "spirv/ray_tracing.h"

static SpvExecutionModel execution_model(enum dxs_stage stage)
{
    switch (stage) {
    case DXS_STAGE_VERTEX:
        return SpvExecutionModelVertex;
    case DXS_STAGE_HULL:
        return SpvExecutionModelTessellationControl;
    case DXS_STAGE_DOMAIN:
        return SpvExecutionModelTessellationEvaluation;
    case DXS_STAGE_GEOMETRY:
        return SpvExecutionModelGeometry;
    case DXS_STAGE_PIXEL:
        return SpvExecutionModelFragment;
    case DXS_STAGE_MESH:
        return SpvExecutionModelMeshEXT;
    case DXS_STAGE_AMPLIFICATION:
        return SpvExecutionModelTaskEXT;
    case DXS_STAGE_RAY_GENERATION:
        return SpvExecutionModelRayGenerationKHR;
    case DXS_STAGE_INTERSECTION:
        return SpvExecutionModelIntersectionKHR;
    case DXS_STAGE_ANY_HIT:
        return SpvExecutionModelAnyHitKHR;
    case DXS_STAGE_CLOSEST_HIT:
        return SpvExecutionModelClosestHitKHR;
    case DXS_STAGE_MISS:
        return SpvExecutionModelMissKHR;
    case DXS_STAGE_CALLABLE:
        return SpvExecutionModelCallableKHR;
    default:
        return SpvExecutionModelGLCompute;
    }
}

/* ---- Which functions ----------------------------------------------------------------------------------------------
 */

static void need_function(struct lowering *l, uint32_t index)
{
    if (l->states[index])
        return;
    if (l->module->functions[index].is_declaration) /* in reflection programs all are */
        fail(l->fault, DXS_UNSUPPORTED, "function %s has no body", l->module->functions[index].name);
    struct function_state *s = arena_zeroed(l->arena, 1, sizeof *s);
    s->function = &l->module->functions[index];
    s->index = index;
    l->states[index] = s;
    l->function_ids[index] = new_id(l->b);
    vector_push(l->arena, &l->functions, index);
}

/* SPIR-V has no recursion, and neither has DXIL: functions are taken away as long as none that is left calls them. */
static void refuse_recursion(struct lowering *l)
{
    if (l->functions.count == 1 && l->states[l->functions.data[0]]->callees.count == 0)
        return;
    uint32_t *callers = arena_zeroed(l->arena, l->module->function_count, sizeof *callers);
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
        fail(l->fault, DXS_INVALID_MODULE, "functions call each other recursively");
}

static void find_functions(struct lowering *l)
{
    if (l->entry->function != NO_FUNCTION)
        need_function(l, l->entry->function);
    if (l->stage == DXS_STAGE_HULL) {
        if (l->entry->patch_function == NO_FUNCTION)
            fail(l->fault, DXS_INVALID_MODULE, "the hull shader %s has no patch-constant function", l->entry->name);
        need_function(l, l->entry->patch_function);
    }
    for (uint32_t n = 0; n < l->functions.count; n++) {
        struct function_state *s = l->states[l->functions.data[n]];
        l->function = s->function;
        l->state = s;
        l->fault->error.function = s->index;
        look_at_calls(l, s);
        find_live(l, s);
        for (uint32_t c = 0; c < s->callees.count; c++)
            need_function(l, s->callees.data[c]);
    }
    refuse_recursion(l);
}

/* Which resources handles name, and which of them live code does. */
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
            uint32_t resource = handle_resource(record_index(l), s->function, i);
            *handle_target(l, s->function, i) = resource + 1;
            if (resource != UINT32_MAX && s->live[index])
                bitset_add(&used, resource);
        }
    }
    return used;
}

/* Room for the values of the module and of the largest function. */
static uint32_t *new_known_ids(const struct lowering *l)
{
    const struct module *module = l->module;
    uint32_t most = 0;

    for (uint32_t n = 0; n < l->functions.count; n++) {
        uint32_t count = module->functions[l->functions.data[n]].value_count;
        most = count > most ? count : most;
    }
    uint32_t *ids = arena_array(l->arena, (size_t)module->value_count + most, sizeof *ids);
    memset(ids, 0, module->value_count * sizeof *ids); /* the others begin anew with each function */
    return ids;
}

/* ---- The module ---------------------------------------------------------------------------------------------------
 */

/* Since SPIR-V 1.4 the entry point lists all variables of the module, before that inputs and outputs. */
static struct words interface_variables(struct lowering *l)
{
    const struct words *globals = &l->b->globals;
    struct words ids = {0};

    if (l->b->version < 0x00010400)
        return l->interface_ids;
    for (uint32_t at = 0; at < globals->count; at += globals->data[at] >> 16)
        if ((globals->data[at] & 0xFFFF) == SpvOpVariable)
            vector_push(l->arena, &ids, globals->data[at + 2]);
    return ids;
}

static void emit_entry_point(struct lowering *l)
{
    static const char name[] = "main";
    struct words variables = interface_variables(l);
    struct builder *b = l->b;
    uint32_t fixed = 2 + string_words(name);
    uint32_t *words = append(b, &b->entry_points, SpvOpEntryPoint, fixed + variables.count);

    words[0] = (uint32_t)execution_model(l->stage);
    words[1] = l->main_function;
    store_string(words + 2, name);
    for (uint32_t n = 0; n < variables.count; n++)
        words[fixed + n] = variables.data[n];
}

static bool has_min_precision(const struct module *module)
{
    for (type_id t = 0; t < module->type_count; t++)
        if (module->types[t].bits == 16)
            return !module->info.native_16bit;
    return false;
}

struct emitted emit_entry(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                          const struct dxs_options *options)
{
    struct builder builder;
    struct lowering lowering = {0}, *l = &lowering;

    builder_init(&builder, arena, 0x00010300, options->limits.types);
    l->b = &builder;
    l->arena = arena;
    l->fault = arena->fault;
    l->module = module;
    l->entry = entry;
    l->options = options;
    l->stage = entry->stage;
    l->has_min_precision = has_min_precision(module);
    l->native_16bit = module->info.native_16bit || options->features.native_16bit_min_precision;
    l->relaxes = l->has_min_precision && !l->native_16bit && !options->workarounds.full_min_precision;
    l->all_precise = options->workarounds.all_precise;
    l->b->undefined_is_zero = options->workarounds.zero_undefined;
    l->constant_ids =
        arena_zeroed(arena, (size_t)module->constant_count + module->function_count, sizeof *l->constant_ids);
    l->function_ids = l->constant_ids + module->constant_count;
    l->types = arena_zeroed(arena, module->type_count, sizeof *l->types);
    l->states = arena_zeroed(arena, module->function_count, sizeof(struct function_state *));

    need_capability(l->b, SpvCapabilityShader);
    interface_begin(l);
    resources_begin(l);
    find_functions(l);
    l->known_ids = new_known_ids(l);
    if (l->functions.count == 0)
        fail(l->fault, DXS_UNSUPPORTED, "the entry point %s has no function", entry->name);
    struct bitset used = find_used_resources(l);
    struct bitset questioned = find_residency_questions(arena, record_index(l));
    struct binding_layout *layout = bindings_resolve(arena, module, entry, options, &used, &questioned);
    l->layout = layout;
    bool is_hull = entry->stage == DXS_STAGE_HULL; /* its function is made up of two of the module */
    bool is_wrapped = is_hull || entry->stage == DXS_STAGE_NODE;
    l->main_function = is_wrapped ? new_id(l->b) : l->function_ids[entry->function];
    l->state = l->states[l->functions.data[0]];
    l->function = l->state->function;
    debug_info_prepare(l);
    print_prepare(l);
    interface_prepare(l);
    memory_prepare(l);
    resources_prepare(l);
    for (uint32_t n = 0; n < l->functions.count; n++) {
        struct function_state *s = l->states[l->functions.data[n]];
        l->function = s->function;
        l->state = s;
        l->fault->error.function = s->index;
        l->fault->error.block = l->fault->error.instruction = DXS_NOWHERE;
        find_hit_ends(l, s);
        structure_function(l, s);
        if (l->interface->interlock && s->index == entry->function)
            place_interlock(l, s);
        lower_function(l, s, l->function_ids[s->index], !is_wrapped && s->index == entry->function);
    }
    emit_descriptor_qa(l);
    print_finish(l);
    if (is_hull)
        emit_hull_main(l, entry->function == NO_FUNCTION ? 0 : l->function_ids[entry->function],
                       l->function_ids[entry->patch_function]);
    else if (is_wrapped)
        emit_node_main(l, l->function_ids[entry->function]);
    if (options->features.vulkan_memory_model)
        use_vulkan_memory_model(l->b);
    emit_entry_point(l);
    check_id_count(l);
    return (struct emitted){builder_finish(l->b), layout};
}
