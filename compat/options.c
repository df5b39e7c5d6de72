/* Options: numbers and structures of the interface become settings of dxs.h, most as soon as they are added, the rest,
 * which depend on each other or on the entry, when the converter runs. */
#include "compat.h"

#include <string.h>

enum {
    UNIT = 8,            /* bytes: the interface's unit for strides and offsets of records */
    MAX_SAMPLERS = 2048, /* of a heap */
    MAX_OPTION = 1023    /* larger numbers are no options of a newer version, but mistakes */
};

/* ---- Defaults ---------------------------------------------------------------------------------------------------- */

/* The interface's own, where they differ from those of dxs.h. */
void default_options(dxil_spv_converter converter)
{
    struct dxs_options *options = &converter->options;

    *options = dxs_default_options();
    options->map_resource = map_resource;
    options->map_location = map_location;
    options->map_user = converter;
    options->node_model = DXS_NODE_MODEL_POOL;
    options->builtin_names = true;
    /* The interface has no option for it, and takes it to be there. */
    options->features.on[DXS_FEATURE_SAMPLE_OFFSETS] = true;
    options->workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION] = true;
    options->workarounds.on[DXS_WORKAROUND_NO_PRIMITIVE_CULLING] = true;
    options->workarounds.selections = DXS_SELECTION_HINT_FREE;
    options->workarounds.loops = DXS_LOOP_HINT_FREE;
    options->model.offsets.stride = UNIT;
    options->model.offsets.typed_offset = 0;

    converter->storage_buffer_alignment = 16;
    converter->patch_offset = DXS_NONE;
    converter->views.view_index_to_view_instance_spec_id = DXS_NONE;
    converter->views.view_instance_to_viewport_spec_id = DXS_NONE;
    converter->has_derivatives = true;
}

/* ---- Options of several members ---------------------------------------------------------------------------------- */

/* Two bits for each component become a byte. */
static dxil_spv_result set_swizzles(struct dxs_pipeline_state *pipeline, const dxil_spv_option_output_swizzle *option)
{
    const unsigned targets = sizeof pipeline->target_swizzles / sizeof *pipeline->target_swizzles;

    if (option->swizzle_count > 0 && !option->swizzles)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    memset(pipeline->target_swizzles, 0, sizeof pipeline->target_swizzles);
    for (unsigned n = 0; n < option->swizzle_count && n < targets; n++)
        for (unsigned k = 0; k < 4; k++)
            pipeline->target_swizzles[n][k] = (uint8_t)(option->swizzles[n] >> 2 * k & 3);
    return DXIL_SPV_SUCCESS;
}

static void set_samples(struct dxs_pipeline_state *pipeline, const dxil_spv_option_rasterizer_sample_count *option)
{
    pipeline->rasterizer_samples = option->spec_constant ? 0 : option->sample_count ? option->sample_count : 1;
    pipeline->rasterizer_samples_id = option->spec_constant ? option->sample_count : 0;
}

static void set_branches(struct dxs_workarounds *workarounds, const dxil_spv_option_branch_control *option)
{
    workarounds->selections = option->force_flatten         ? DXS_SELECTION_HINT_FLATTEN
                              : option->force_branch        ? DXS_SELECTION_HINT_BRANCH
                              : option->use_shader_metadata ? DXS_SELECTION_HINT_AS_WRITTEN
                                                            : DXS_SELECTION_HINT_FREE;
    workarounds->loops = option->force_unroll          ? DXS_LOOP_HINT_UNROLL
                         : option->force_loop          ? DXS_LOOP_HINT_KEEP
                         : option->use_shader_metadata ? DXS_LOOP_HINT_AS_WRITTEN
                                                       : DXS_LOOP_HINT_FREE;
}

static dxil_spv_result set_offset_layout(struct dxs_offset_records *offsets,
                                         const dxil_spv_option_bindless_offset_buffer_layout *option)
{
    if (option->stride == 0 || option->untyped_offset >= option->stride || option->typed_offset >= option->stride ||
        option->stride > UINT32_MAX / UNIT)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    offsets->untyped_offset = option->untyped_offset * UNIT;
    offsets->typed_offset = option->typed_offset * UNIT;
    offsets->stride = option->stride * UNIT;
    return DXIL_SPV_SUCCESS;
}

static dxil_spv_result set_address_layout(struct dxs_address_records *addresses,
                                          const dxil_spv_option_physical_address_descriptor_indexing *option)
{
    if (option->element_stride == 0 || option->element_offset >= option->element_stride ||
        option->element_stride > UINT32_MAX / UNIT)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    addresses->stride = option->element_stride * UNIT;
    addresses->offset = option->element_offset * UNIT;
    return DXIL_SPV_SUCCESS;
}

static dxil_spv_result set_descriptor_sizes(dxil_spv_converter c,
                                            const dxil_spv_option_sbt_descriptor_size_log2 *option)
{
    if (option->size_log2_srv_uav_cbv > 31 || option->size_log2_sampler > 31)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    c->descriptor_shift = option->size_log2_srv_uav_cbv;
    c->sampler_shift = option->size_log2_sampler;
    return DXIL_SPV_SUCCESS;
}

static dxil_spv_result set_alignment(dxil_spv_converter c, unsigned alignment)
{
    if (alignment == 0 || (alignment & (alignment - 1)) != 0)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    c->storage_buffer_alignment = alignment;
    return DXIL_SPV_SUCCESS;
}

static void set_inline_block(dxil_spv_converter c, const dxil_spv_option_root_constant_inline_uniform_block *option)
{
    c->inline_block = option->enable;
    c->options.model.uniform_block = (struct dxs_set_binding){option->desc_set, option->binding};
}

static void set_wave_size(dxil_spv_converter c, const dxil_spv_option_force_subgroup_size *option)
{
    c->options.pipeline.lane_count = option->forced_value;
    c->forced_wave_size = option->wave_size_enable ? option->forced_value : 0;
}

static bool is_lane_count(unsigned lanes)
{
    return lanes > 0 && lanes <= 128 && !(lanes & (lanes - 1));
}

/* Sizes that no device has are left out. */
static void set_subgroup_sizes(struct dxs_pipeline_state *pipeline, const dxil_spv_option_subgroup_properties *option)
{
    bool is_range = is_lane_count(option->minimum_size) && is_lane_count(option->maximum_size) &&
                    option->minimum_size <= option->maximum_size;

    pipeline->subgroup_size_min = is_range ? option->minimum_size : 0;
    pipeline->subgroup_size_max = is_range ? option->maximum_size : 0;
}

/* Drivers whose subgroups have clustered operations on all devices, by VkDriverId: AMD's two, RADV, NVIDIA, ANV. */
static bool has_clusters(unsigned driver)
{
    return driver == 1 || driver == 2 || driver == 3 || driver == 4 || driver == 6;
}

static void set_derivatives(dxil_spv_converter c, const dxil_spv_option_compute_shader_derivatives *option)
{
    c->has_derivatives = option->supports_nv || option->supports_khr;
    c->options.features.on[DXS_FEATURE_COMPUTE_DERIVATIVES_KHR] = option->supports_khr;
}

/* As in the original, buffers of another version than this are not used, and the option is accepted. */
static bool is_known_version(const char *what, unsigned version, unsigned known)
{
    if (version != known)
        log_message(DXIL_SPV_LOG_LEVEL_ERROR, "%s has version %u, not %u: it is left out", what, version, known);
    return version == known;
}

static void set_nvapi(struct dxs_nvapi *nvapi, const dxil_spv_option_nvapi *option)
{
    *nvapi = (struct dxs_nvapi){
        .enabled = option->enabled, .register_number = option->register_index, .space = option->register_space};
}

static dxil_spv_result set_instrumentation(struct dxs_options *options,
                                           const dxil_spv_option_instruction_instrumentation *option)
{
    static const enum dxs_check checks[] = {
        [DXIL_SPV_INSTRUCTION_INSTRUMENTATION_TYPE_FULL_NAN_INF] = DXS_CHECK_VALUES,
        [DXIL_SPV_INSTRUCTION_INSTRUMENTATION_TYPE_EXTERNALLY_VISIBLE_WRITE_NAN_INF] = DXS_CHECK_STORED_VALUES,
        [DXIL_SPV_INSTRUCTION_INSTRUMENTATION_TYPE_FLUSH_NAN_TO_ZERO] = DXS_CHECK_NONE,
        [DXIL_SPV_INSTRUCTION_INSTRUMENTATION_TYPE_EXPECT_ASSUME] = DXS_CHECK_RULES,
        [DXIL_SPV_INSTRUCTION_INSTRUMENTATION_TYPE_BUFFER_SYNCHRONIZATION_VALIDATION] = DXS_CHECK_HAZARDS};
    bool enabled = option->enabled && is_known_version("instrumentation", option->version,
                                                       DXIL_SPV_INSTRUCTION_INSTRUMENTATION_INTERFACE_VERSION);

    if (enabled && (unsigned)option->type >= sizeof checks / sizeof *checks)
        return DXIL_SPV_ERROR_UNSUPPORTED_FEATURE;
    options->checks = (struct dxs_checks){.check = enabled ? checks[option->type] : DXS_CHECK_NONE,
                                          .marks = {option->control_desc_set, option->control_binding},
                                          .reports = {option->payload_desc_set, option->payload_binding}};
    options->workarounds.on[DXS_WORKAROUND_ZERO_NANS] =
        enabled && option->type == DXIL_SPV_INSTRUCTION_INSTRUMENTATION_TYPE_FLUSH_NAN_TO_ZERO;
    if (enabled)
        options->shader_hash = option->shader_hash;
    return DXIL_SPV_SUCCESS;
}

static void set_descriptor_qa(struct dxs_options *options, const dxil_spv_option_descriptor_qa *option)
{
    struct dxs_binding_model *model = &options->model;

    model->qa_format = DXS_QA_FORMAT_TRIPLES;
    model->qa.enabled =
        option->enabled && is_known_version("descriptor QA", option->version, DXIL_SPV_DESCRIPTOR_QA_INTERFACE_VERSION);
    model->qa.report = (struct dxs_set_binding){option->global_desc_set, option->global_binding};
    model->qa.heap = (struct dxs_set_binding){option->heap_desc_set, option->heap_binding};
    if (model->qa.enabled)
        options->shader_hash = option->shader_hash;
}

/* ---- Quirks ------------------------------------------------------------------------------------------------------ */

static dxil_spv_result add_quirk(struct dxs_workarounds *workarounds, dxil_spv_shader_quirk quirk)
{
    static const uint8_t known[] = {
    /* enum dxs_workaround + 1 */
#define QUIRK(quirk, workaround) [DXIL_SPV_SHADER_QUIRK_##quirk] = DXS_WORKAROUND_##workaround + 1
        QUIRK(FORCE_DEVICE_MEMORY_BARRIERS_THREAD_GROUP_COHERENCE, DEVICE_BARRIERS),
        QUIRK(PROMOTE_GROUP_TO_DEVICE_MEMORY_BARRIER, DEVICE_BARRIERS),
        QUIRK(AGGRESSIVE_NONUNIFORM, NON_UNIFORM_INDICES),
        QUIRK(FORCE_NONUNIFORM, NON_UNIFORM_INDICES),
        QUIRK(ASSUME_BROKEN_SUB_8x8_CUBE_MIPS, CUBES_OF_8_TEXELS),
        QUIRK(ROBUST_PHYSICAL_CBV_FORWARDING, BOUNDED_INDICES), /* of arrays, which stay in variables here */
        QUIRK(ROBUST_PHYSICAL_CBV, BOUNDED_CONSTANTS),
        QUIRK(MESH_OUTPUTS_ROBUSTNESS, CHECKED_MESH_COUNTS),
        QUIRK(GROUP_SHARED_AUTO_BARRIER, LOCKSTEP_GROUPSHARED),
        QUIRK(FIXUP_LOOP_HEADER_UNDEF_PHIS, ZERO_UNDEFINED),
        QUIRK(FIXUP_RSQRT_INF_NAN, FINITE_RSQRT),
        QUIRK(IGNORE_PRIMITIVE_SHADING_RATE, IGNORE_SHADING_RATE),
        QUIRK(ROBUST_COMPUTE_QUAD_BROADCAST, ZERO_INACTIVE_LANES),
        QUIRK(PRECISE_FMA, FUSED_PRECISE_MAD),
        QUIRK(CLAMP_WAVE_SIZE_TO_THREAD_GROUP_32, GROUP_BOUNDS_LANES),
#undef QUIRK
    };
    unsigned row = (unsigned)quirk < sizeof known ? known[quirk] : 0;

    if (row)
        workarounds->on[row - 1] = true;
    else if (quirk != DXIL_SPV_SHADER_QUIRK_NONE)
        log_message(DXIL_SPV_LOG_LEVEL_WARN, "quirk %u is not known, and has no effect", (unsigned)quirk);
    return DXIL_SPV_SUCCESS;
}

/* ---- All options ------------------------------------------------------------------------------------------------- */

dxil_spv_bool dxil_spv_converter_supports_option(dxil_spv_option option)
{
    return option >= DXIL_SPV_OPTION_SHADER_DEMOTE_TO_HELPER && option <= DXIL_SPV_OPTION_OPACITY_MICROMAP_KHR;
}

/* The option as the structure of its own. */
#define AS(name) ((const dxil_spv_option_##name *)(const void *)option)

static dxil_spv_result add_option(dxil_spv_converter c, const dxil_spv_option_base *option)
{
    struct dxs_options *options = &c->options;
    struct dxs_features *features = &options->features;
    struct dxs_workarounds *workarounds = &options->workarounds;

    switch (option->type) {
    case DXIL_SPV_OPTION_SHADER_DEMOTE_TO_HELPER:
        features->on[DXS_FEATURE_DEMOTE_TO_HELPER] = AS(shader_demote_to_helper)->supported;
        break;
    case DXIL_SPV_OPTION_DUAL_SOURCE_BLENDING:
        features->on[DXS_FEATURE_DUAL_SOURCE_BLENDING] = AS(dual_source_blending)->enabled;
        break;
    case DXIL_SPV_OPTION_OUTPUT_SWIZZLE:
        return set_swizzles(&options->pipeline, AS(output_swizzle));
    case DXIL_SPV_OPTION_RASTERIZER_SAMPLE_COUNT:
        set_samples(&options->pipeline, AS(rasterizer_sample_count));
        break;
    case DXIL_SPV_OPTION_ROOT_CONSTANT_INLINE_UNIFORM_BLOCK:
        set_inline_block(c, AS(root_constant_inline_uniform_block));
        break;
    case DXIL_SPV_OPTION_BINDLESS_CBV_SSBO_EMULATION:
        c->storage_for_heap_cbvs = AS(bindless_cbv_ssbo_emulation)->enable;
        break;
    case DXIL_SPV_OPTION_PHYSICAL_STORAGE_BUFFER:
        c->physical_storage_buffers = AS(physical_storage_buffer)->enable;
        break;
    case DXIL_SPV_OPTION_SBT_DESCRIPTOR_SIZE_LOG2:
        return set_descriptor_sizes(c, AS(sbt_descriptor_size_log2));
    case DXIL_SPV_OPTION_SSBO_ALIGNMENT:
        return set_alignment(c, AS(ssbo_alignment)->alignment);
    case DXIL_SPV_OPTION_TYPED_UAV_READ_WITHOUT_FORMAT:
        features->on[DXS_FEATURE_STORAGE_IMAGE_READ_WITHOUT_FORMAT] = AS(typed_uav_read_without_format)->supported;
        break;
    case DXIL_SPV_OPTION_SHADER_SOURCE_FILE:
        copy_text(c, &c->source_name, AS(shader_source_file)->name);
        break;
    case DXIL_SPV_OPTION_BINDLESS_TYPED_BUFFER_OFFSETS:
        c->typed_offsets = AS(bindless_typed_buffer_offsets)->enable;
        break;
    case DXIL_SPV_OPTION_BINDLESS_OFFSET_BUFFER_LAYOUT:
        return set_offset_layout(&options->model.offsets, AS(bindless_offset_buffer_layout));
    case DXIL_SPV_OPTION_STORAGE_INPUT_OUTPUT_16BIT:
        features->on[DXS_FEATURE_STORAGE_16BIT_INPUT_OUTPUT] = AS(storage_input_output_16bit)->supported;
        break;
    case DXIL_SPV_OPTION_DESCRIPTOR_QA:
        set_descriptor_qa(options, AS(descriptor_qa));
        break;
    case DXIL_SPV_OPTION_MIN_PRECISION_NATIVE_16BIT:
        features->on[DXS_FEATURE_NATIVE_16BIT_MIN_PRECISION] = AS(min_precision_native_16bit)->enabled;
        break;
    case DXIL_SPV_OPTION_SHADER_I8_DOT:
        features->on[DXS_FEATURE_INTEGER_DOT_PRODUCT] = AS(shader_i8_dot)->supported;
        break;
    case DXIL_SPV_OPTION_SHADER_RAY_TRACING_PRIMITIVE_CULLING:
        workarounds->on[DXS_WORKAROUND_NO_PRIMITIVE_CULLING] = !AS(shader_ray_tracing_primitive_culling)->supported;
        break;
    case DXIL_SPV_OPTION_INVARIANT_POSITION:
        options->pipeline.invariant_position = AS(invariant_position)->enabled;
        break;
    case DXIL_SPV_OPTION_SCALAR_BLOCK_LAYOUT:
        features->on[DXS_FEATURE_SCALAR_BLOCK_LAYOUT] = AS(scalar_block_layout)->supported;
        features->on[DXS_FEATURE_PER_COMPONENT_ROBUSTNESS] = AS(scalar_block_layout)->supports_per_component_robustness;
        break;
    case DXIL_SPV_OPTION_ROBUST_PHYSICAL_CBV_LOAD:
        workarounds->on[DXS_WORKAROUND_BOUNDED_CONSTANTS] = AS(robust_physical_cbv_load)->enabled;
        break;
    case DXIL_SPV_OPTION_SAMPLE_GRAD_OPTIMIZATION_CONTROL:
        workarounds->on[DXS_WORKAROUND_GRADIENTS_AS_BIAS] = AS(sample_grad_optimization_control)->enabled;
        workarounds->on[DXS_WORKAROUND_UNEVEN_GRADIENTS_AS_BIAS] =
            AS(sample_grad_optimization_control)->enabled && AS(sample_grad_optimization_control)->assume_uniform_scale;
        break;
    case DXIL_SPV_OPTION_ARITHMETIC_RELAXED_PRECISION:
        workarounds->on[DXS_WORKAROUND_FULL_MIN_PRECISION] = !AS(arithmetic_relaxed_precision)->enabled;
        break;
    case DXIL_SPV_OPTION_PHYSICAL_ADDRESS_DESCRIPTOR_INDEXING:
        return set_address_layout(&options->model.addresses, AS(physical_address_descriptor_indexing));
    case DXIL_SPV_OPTION_FORCE_SUBGROUP_SIZE:
        set_wave_size(c, AS(force_subgroup_size));
        break;
    case DXIL_SPV_OPTION_SUBGROUP_PROPERTIES:
        set_subgroup_sizes(&options->pipeline, AS(subgroup_properties));
        break;
    case DXIL_SPV_OPTION_DRIVER_VERSION:
        features->on[DXS_FEATURE_SUBGROUP_CLUSTERED] = has_clusters(AS(driver_version)->driver_id);
        break;
    case DXIL_SPV_OPTION_DENORM_PRESERVE_SUPPORT:
        features->on[DXS_FEATURE_DENORM_PRESERVE_16BIT] = AS(denorm_preserve_support)->supports_float16_denorm_preserve;
        features->on[DXS_FEATURE_DENORM_PRESERVE_64BIT] = AS(denorm_preserve_support)->supports_float64_denorm_preserve;
        break;
    case DXIL_SPV_OPTION_SUBGROUP_PARTITIONED_NV:
        features->on[DXS_FEATURE_SUBGROUP_PARTITIONED] = AS(subgroup_partitioned_nv)->supported;
        break;
    case DXIL_SPV_OPTION_PRECISE_CONTROL:
        workarounds->on[DXS_WORKAROUND_ALL_PRECISE] = AS(precise_control)->force_precise;
        break;
    case DXIL_SPV_OPTION_BRANCH_CONTROL:
        set_branches(workarounds, AS(branch_control));
        break;
    case DXIL_SPV_OPTION_DESCRIPTOR_HEAP_ROBUSTNESS:
        c->heap_robustness = AS(descriptor_heap_robustness)->enabled;
        break;
    case DXIL_SPV_OPTION_COMPUTE_SHADER_DERIVATIVES_NV:
        c->has_derivatives = AS(compute_shader_derivatives_nv)->supported;
        break;
    case DXIL_SPV_OPTION_QUAD_CONTROL_RECONVERGENCE:
        features->on[DXS_FEATURE_QUAD_CONTROL] = AS(quad_control_reconvergence)->supports_quad_control;
        features->on[DXS_FEATURE_MAXIMAL_RECONVERGENCE] = AS(quad_control_reconvergence)->force_maximal_reconvergence;
        break;
    case DXIL_SPV_OPTION_RAW_ACCESS_CHAINS_NV:
        features->on[DXS_FEATURE_RAW_ACCESS_CHAINS] = AS(raw_access_chains_nv)->supported;
        break;
    case DXIL_SPV_OPTION_COMPUTE_SHADER_DERIVATIVES:
        set_derivatives(c, AS(compute_shader_derivatives));
        break;
    case DXIL_SPV_OPTION_INSTRUCTION_INSTRUMENTATION:
        return set_instrumentation(options, AS(instruction_instrumentation));
    case DXIL_SPV_OPTION_SHADER_QUIRK:
        return add_quirk(workarounds, AS(shader_quirk)->quirk);
    case DXIL_SPV_OPTION_EXTENDED_ROBUSTNESS:
        workarounds->on[DXS_WORKAROUND_BOUNDED_INDICES] = AS(extended_robustness)->robust_group_shared ||
                                                          AS(extended_robustness)->robust_alloca ||
                                                          AS(extended_robustness)->robust_constant_lut;
        break;
    case DXIL_SPV_OPTION_MAX_TESS_FACTOR:
        options->pipeline.max_tessellation_factor = (float)AS(max_tess_factor)->max_tess_factor;
        break;
    case DXIL_SPV_OPTION_VULKAN_MEMORY_MODEL:
        features->on[DXS_FEATURE_VULKAN_MEMORY_MODEL] = AS(vulkan_memory_model)->enabled;
        break;
    case DXIL_SPV_OPTION_FLOAT8_SUPPORT:
        features->on[DXS_FEATURE_FLOAT8] = AS(float8_support)->wmma_fp8;
        features->on[DXS_FEATURE_COOPERATIVE_MATRIX_CONVERSIONS] =
            AS(float8_support)->nv_cooperative_matrix2_conversions;
        break;
    case DXIL_SPV_OPTION_NVAPI:
        set_nvapi(&options->nvapi, AS(nvapi));
        break;
    case DXIL_SPV_OPTION_EXTENDED_NON_SEMANTIC:
        c->has_notes = AS(extended_non_semantic)->enabled;
        break;
    case DXIL_SPV_OPTION_VIEW_INSTANCING:
        c->views = *AS(view_instancing);
        break;
    case DXIL_SPV_OPTION_MIXED_FLOAT_DOT_PRODUCT:
        features->on[DXS_FEATURE_MIXED_FLOAT_DOT_PRODUCT] = AS(mixed_float_dot_product)->fp16_fp16_fp32;
        break;
    case DXIL_SPV_OPTION_COMPUTE_SHADER_DERIVATIVES_QUAD:
        c->has_derivative_quads = AS(compute_shader_derivatives_quad)->supports_quad;
        break;
    case DXIL_SPV_OPTION_OPACITY_MICROMAP_KHR:
        features->on[DXS_FEATURE_OPACITY_MICROMAP_KHR] = AS(opacity_micromap_khr)->enabled;
        workarounds->on[DXS_WORKAROUND_MICROMAPS_IN_QUERIES] =
            AS(opacity_micromap_khr)->ray_query_force_omm_execution_mode;
        break;
    case DXIL_SPV_OPTION_FLOAT_CONTROLS_2:
        features->on[DXS_FEATURE_FLOAT_CONTROLS2] = ((const dxil_spv_options_float_controls_2 *)option)->supported;
        break;
    default: /* the output is so already: docs/reference/dxil-spirv-c.md */
        break;
    }
    return DXIL_SPV_SUCCESS;
}

/* Clients add each option that they know, and give up where one is refused. Newer options tell of the device or choose
 * a form: the form without them is right, too. */
dxil_spv_result dxil_spv_converter_add_option(dxil_spv_converter converter, const dxil_spv_option_base *option)
{
    if (!converter || !option)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    if (dxil_spv_converter_supports_option(option->type))
        return add_option(converter, option);
    if ((unsigned)option->type - 1 >= MAX_OPTION)
        return DXIL_SPV_ERROR_UNSUPPORTED_FEATURE;
    log_message(DXIL_SPV_LOG_LEVEL_WARN, "option %u is of a newer interface, and has no effect",
                (unsigned)option->type);
    return DXIL_SPV_SUCCESS;
}

/* ---- What they say together -------------------------------------------------------------------------------------- */

static bool has_semantic(const struct dxs_signature *signature, enum dxs_semantic semantic)
{
    for (uint32_t n = 0; n < signature->count; n++)
        if (signature->elements[n].semantic == semantic)
            return true;
    return false;
}

bool writes_semantic(const struct dxs_entry *entry, enum dxs_semantic semantic)
{
    return (entry->stage != DXS_STAGE_HULL && has_semantic(&entry->outputs, semantic)) ||
           (entry->stage == DXS_STAGE_MESH && has_semantic(&entry->patch_or_primitive, semantic));
}

/* Where a word is that a meta descriptor tells of. */
static struct dxs_word_source word_at(dxil_spv_converter c, const struct meta_place *meta)
{
    switch (meta->kind) {
    case DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_CONSTANT:
        return (struct dxs_word_source){DXS_WORD_KIND_UNIFORM_BUFFER, 0, meta->place};
    case DXIL_SPV_META_DESCRIPTOR_KIND_PUSH_CONSTANT:
        return (struct dxs_word_source){.source = DXS_WORD_KIND_PUSH_CONSTANTS,
                                        .value = 8 * c->root_descriptors + 4 * meta->place.binding};
    default:
        return (struct dxs_word_source){.source = DXS_WORD_KIND_NONE};
    }
}

/* Without view instancing SV_ViewID is 0. With it, the view index tells the view instance by way of a specialization
 * constant, unless the shader chooses the slice of the render target array itself: then draws are made one by one. */
static void complete_views(dxil_spv_converter c, struct dxs_pipeline_state *pipeline)
{
    struct dxs_view_instancing *views = &pipeline->views;
    const dxil_spv_option_view_instancing *option = &c->views;
    const struct meta_place *word = &c->metas[DXIL_SPV_META_DESCRIPTOR_DYNAMIC_VIEW_INSTANCING_OFFSETS];

    views->source = DXS_VIEW_SOURCE_WORD;
    views->word.source = DXS_WORD_KIND_CONSTANT;
    if (!option->enabled)
        return;
    if (!option->last_pre_rasterization_stage)
        pipeline->next_stage = DXS_STAGE_GEOMETRY; /* or any other in front of the rasterizer */
    if (option->view_index_to_view_instance_spec_id != DXS_NONE &&
        !writes_semantic(c->entry, DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX)) {
        views->source = DXS_VIEW_SOURCE_MAPPED_INDEX;
        views->map_id = option->view_index_to_view_instance_spec_id;
    } else {
        views->word = word_at(c, word);
        views->adds_target_array_index = option->last_pre_rasterization_stage;
    }
    views->adds_viewport =
        option->last_pre_rasterization_stage && option->view_instance_to_viewport_spec_id != DXS_NONE;
    views->viewports_id = option->view_instance_to_viewport_spec_id;
}

/* Behind the resource heap is a null descriptor. The sampler heap is as large as Direct3D allows. */
static void complete_heap_clamp(dxil_spv_converter c, struct dxs_binding_model *model)
{
    if (!c->heap_robustness)
        return;
    model->heap_clamp = DXS_INDEX_CLAMP_NULL;
    model->sampler_heap_size = (struct dxs_word_source){.source = DXS_WORD_KIND_CONSTANT, .value = MAX_SAMPLERS};
}

/* The size of the resource heap: a word, or the number of records in the buffer of addresses, which is where the
 * callback has acceleration structures of the heap. */
static bool complete_heap_size(dxil_spv_converter c, struct dxs_binding_model *model)
{
    const struct meta_place *size = &c->metas[DXIL_SPV_META_DESCRIPTOR_RESOURCE_DESCRIPTOR_HEAP_SIZE];
    const struct meta_place *view = &c->metas[DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW];

    if (!c->heap_robustness && c->options.checks.check != DXS_CHECK_RULES)
        return true;
    model->resource_heap_size = word_at(c, size);
    if (model->resource_heap_size.source != DXS_WORD_KIND_NONE)
        return true;
    model->resource_heap_size =
        (struct dxs_word_source){DXS_WORD_KIND_BUFFER_LENGTH, model->addresses.stride, view->place};
    if (view->kind == DXIL_SPV_META_DESCRIPTOR_KIND_READONLY_SSBO ||
        find_address_buffer(c, &model->resource_heap_size.buffer))
        return true;
    model->resource_heap_size.source = DXS_WORD_KIND_NONE;
    if (!c->heap_robustness)
        return true;
    log_message(DXIL_SPV_LOG_LEVEL_ERROR, "nothing tells the size of the resource heap");
    return false;
}

/* The buffer of addresses of the heap, if the client tells of one. */
static void complete_hazards(dxil_spv_converter c, struct dxs_checks *checks)
{
    const struct meta_place *view = &c->metas[DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW];

    if (checks->check != DXS_CHECK_HAZARDS)
        return;
    if (has_heap_pointer(c) || view->kind == DXIL_SPV_META_DESCRIPTOR_KIND_READONLY_SSBO)
        checks->addresses = view->place;
    else
        find_address_buffer(c, &checks->addresses);
}

bool has_heap_pointer(dxil_spv_converter c)
{
    return c->metas[DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW].kind ==
           DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_BDA;
}

bool complete_conversion_options(dxil_spv_converter c, struct dxs_options *options)
{
    *options = c->options;
    options->source_name = c->source_name;
    /* Of quads in groups, too, drivers are known that cannot make pipelines. */
    options->features.on[DXS_FEATURE_QUAD_CONTROL] &= c->entry->stage == DXS_STAGE_PIXEL;
    if (has_heap_pointer(c))
        options->model.address_source = DXS_ADDRESS_SOURCE_POINTER;
    options->features.compute_derivatives = !c->has_derivatives        ? DXS_COMPUTE_DERIVATIVES_QUADS
                                            : !c->has_derivative_quads ? DXS_COMPUTE_DERIVATIVES_LINEAR
                                                                       : DXS_COMPUTE_DERIVATIVES_NATIVE;
    if (c->forced_wave_size) /* the client demands a size that the device has */
        options->pipeline.subgroup_size_min = options->pipeline.subgroup_size_max = 0;
    complete_hazards(c, &options->checks);
    complete_views(c, &options->pipeline);
    complete_heap_clamp(c, &options->model);
    return complete_heap_size(c, &options->model);
}
