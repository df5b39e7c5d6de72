/* Converts one entry point to a SPIR-V module: survey, binding layout, declarations, functions, entry point. */
#include "spirv/emit.h"
#include "spirv/builder/rewrites.h"
#include "spirv/debug/checks.h"
#include "spirv/debug/info.h"
#include "spirv/debug/print.h"
#include "spirv/function/function.h"
#include "spirv/resource_operations/constant_arrays.h"
#include "spirv/memory/memory.h"
#include "spirv/ray_tracing/ray_tracing.h"
#include "spirv/resources/access.h"
#include "spirv/resources/handles.h"
#include "spirv/resources/resources.h"
#include "spirv/interface/interface.h"
#include "spirv/nodes/nodes.h"
#include "spirv/stages/stages.h"
#include "spirv/driver/function.h"

static const uint16_t execution_models[] = {
    [DXS_STAGE_VERTEX] = SpvExecutionModelVertex,
    [DXS_STAGE_HULL] = SpvExecutionModelTessellationControl,
    [DXS_STAGE_DOMAIN] = SpvExecutionModelTessellationEvaluation,
    [DXS_STAGE_GEOMETRY] = SpvExecutionModelGeometry,
    [DXS_STAGE_PIXEL] = SpvExecutionModelFragment,
    [DXS_STAGE_MESH] = SpvExecutionModelMeshEXT,
    [DXS_STAGE_AMPLIFICATION] = SpvExecutionModelTaskEXT,
    [DXS_STAGE_RAY_GENERATION] = SpvExecutionModelRayGenerationKHR,
    [DXS_STAGE_INTERSECTION] = SpvExecutionModelIntersectionKHR,
    [DXS_STAGE_ANY_HIT] = SpvExecutionModelAnyHitKHR,
    [DXS_STAGE_CLOSEST_HIT] = SpvExecutionModelClosestHitKHR,
    [DXS_STAGE_MISS] = SpvExecutionModelMissKHR,
    [DXS_STAGE_CALLABLE] = SpvExecutionModelCallableKHR,
    [DXS_STAGE_COMPUTE] = SpvExecutionModelGLCompute,
    [DXS_STAGE_NODE] = SpvExecutionModelGLCompute,
};

/* ---- The module -------------------------------------------------------------------------------------------------- */

/* Allocates lowering.known_ids: the module's values, then the values of one function. */
static uint32_t *new_known_ids(const struct lowering *l)
{
    const struct module *module = l->module;
    uint32_t max_count = 0;

    for (uint32_t n = 0; n < l->functions.count; n++) {
        uint32_t count = module->functions[l->functions.data[n]].value_count;
        max_count = count > max_count ? count : max_count;
    }
    return arena_zeroed_words(l->arena, (size_t)module->value_count + max_count);
}

static void list_variables(struct lowering *l, SpvOp op, struct words *ids)
{
    const struct words *globals = &l->b->globals;

    for (uint32_t at = 0; at < globals->count; at += globals->data[at] >> 16)
        if ((globals->data[at] & 0xFFFF) == (uint32_t)op)
            vector_push(l->arena, ids, globals->data[at + 2]);
}

/* Since SPIR-V 1.4, OpEntryPoint lists all global variables. Earlier versions list inputs and outputs only.
 *
 * Untyped ones come last: SPIRV-Tools, up to 2026.4 at least, look for the block of a mesh shader's built-ins through
 * the type of each variable in turn, and end the process at one without a type. */
static struct words interface_variables(struct lowering *l)
{
    struct words ids = {0};

    if (l->b->version < 0x00010400)
        return l->interface_ids;
    list_variables(l, SpvOpVariable, &ids);
    list_variables(l, (SpvOp)DXS_SPV_OP_UNTYPED_VARIABLE, &ids);
    return ids;
}

static void emit_entry_point(struct lowering *l)
{
    static const char name[] = "main";
    struct words variables = interface_variables(l);
    struct builder *b = l->b;
    uint32_t fixed = 2 + string_words(name);
    uint32_t *words = append(b, &b->entry_points, SpvOpEntryPoint, fixed + variables.count);

    words[0] = execution_models[l->stage];
    words[1] = l->main_function;
    store_string(words + 2, name);
    for (uint32_t n = 0; n < variables.count; n++)
        words[fixed + n] = variables.data[n];
}

struct emitted emit_entry(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                          const struct dxs_options *options, struct feature_use *use)
{
    struct builder builder;
    struct lowering lowering, *l = &lowering;

    struct bitset used = survey_entry(l, &builder, arena, module, entry, options, use);
    l->known_ids = new_known_ids(l);
    l->nodes.record = node_record;
    struct buffer_requirements requirements = find_buffer_requirements(l);
    struct binding_layout *layout = bindings_resolve(arena, module, entry, options, &used, &requirements);
    l->layout = layout;
    bool is_hull = entry->stage == DXS_STAGE_HULL; /* main calls the control-point and the patch-constant function */
    bool is_wrapped = is_hull || entry->stage == DXS_STAGE_NODE;
    l->main_function = is_wrapped ? new_id(l->b) : l->function_ids[entry->function];
    l->state = l->states[l->functions.data[0]];
    l->function = l->state->function;
    debug_info_prepare(l);
    print_prepare(l);
    interface_prepare(l);
    memory_prepare(l);
    resources_prepare(l);
    find_resource_uses(l);
    for (uint32_t n = 0; n < l->functions.count; n++) {
        struct function_state *s = l->states[l->functions.data[n]];
        l->function = s->function;
        l->state = s;
        l->fault->error.function = s->index;
        l->fault->error.block = l->fault->error.instruction = DXS_NONE;
        find_hit_ends(l, s);
        find_constant_arrays(l, s);
        structure_function(l, s);
        if (l->interface->interlock && s->index == entry->function)
            place_interlock(l, s);
        lower_function(l, s, l->function_ids[s->index], !is_wrapped && s->index == entry->function);
    }
    if (l->debug)
        debug_info_finish(l);
    emit_descriptor_qa(l);
    checks_finish(l);
    print_finish(l);
    if (is_hull)
        emit_hull_main(l, entry->function == NO_FUNCTION ? 0 : l->function_ids[entry->function],
                       l->function_ids[entry->patch_function]);
    else if (is_wrapped)
        emit_node_main(l, l->function_ids[entry->function]);
    /* Cooperative matrices and vectors require the Vulkan memory model. */
    if (uses_extension(l->b, EXT_COOPERATIVE_MATRIX) || uses_extension(l->b, EXT_COOPERATIVE_VECTOR) ||
        HAS(l, VULKAN_MEMORY_MODEL))
        use_vulkan_memory_model(l->b);
    declare_float_controls(l);
    emit_entry_point(l);
    emit_notes(l);
    if (module->info.shader_model_minor >= 9) /* from then on DXC keeps vectors */
        join_lanes(l->b);
    if (options->workarounds.on[DXS_WORKAROUND_NO_INT64])
        int64_to_pairs(l->b);
    check_id_count(l);
    return (struct emitted){builder_finish(l->b), layout, l->wave_size};
}
