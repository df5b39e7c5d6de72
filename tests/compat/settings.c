/* What each option of dxil-spirv's interface says, and what that is in dxs.h. The equal settings are written here a
 * second time, independently, from docs/reference/dxil-spirv-c.md. */
#include "settings.h"

#include "tests/common/demand.h"

#include <string.h>

#define ADD(name, ...)                                                                                                 \
    do {                                                                                                               \
        const dxil_spv_option_##name option = {{number_of_option}, __VA_ARGS__};                                       \
        demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "the option is accepted: " #name);  \
    } while (0)

/* One function makes a setting in the interface (`c`) or the equal one in dxs.h (`e`); the other is NULL. */
#define SETTING(number, function, expect, ...)                                                                         \
    static void function(dxil_spv_converter c, struct expected *e)                                                     \
    {                                                                                                                  \
        const dxil_spv_option number_of_option = DXIL_SPV_OPTION_##number;                                             \
        if (c)                                                                                                         \
            __VA_ARGS__;                                                                                               \
        else                                                                                                           \
            expect;                                                                                                    \
    }

SETTING(SHADER_DEMOTE_TO_HELPER, demote, e->options.features.on[DXS_FEATURE_DEMOTE_TO_HELPER] = true,
        ADD(shader_demote_to_helper, 1))
SETTING(DUAL_SOURCE_BLENDING, two_sources, e->options.features.on[DXS_FEATURE_DUAL_SOURCE_BLENDING] = true,
        ADD(dual_source_blending, 1))
SETTING(RASTERIZER_SAMPLE_COUNT, samples, e->options.pipeline.rasterizer_samples = 4,
        ADD(rasterizer_sample_count, 4, 0))
SETTING(RASTERIZER_SAMPLE_COUNT, samples_by_id, e->options.pipeline.rasterizer_samples_id = 9,
        ADD(rasterizer_sample_count, 9, 1))
SETTING(ROOT_CONSTANT_INLINE_UNIFORM_BLOCK, inline_block,
        (e->inline_block = true, e->options.model.uniform_block = (struct dxs_set_binding){8, 9}),
        ADD(root_constant_inline_uniform_block, 8, 9, 1))
SETTING(BINDLESS_CBV_SSBO_EMULATION, storage_cbvs, e->heap_cbvs_in_storage = true, ADD(bindless_cbv_ssbo_emulation, 1))
SETTING(PHYSICAL_STORAGE_BUFFER, addresses, e->addresses = true, ADD(physical_storage_buffer, 1))
SETTING(SSBO_ALIGNMENT, alignment_1, e->alignment = 1, ADD(ssbo_alignment, 1))
SETTING(SSBO_ALIGNMENT, alignment_64, e->alignment = 64, ADD(ssbo_alignment, 64))
SETTING(TYPED_UAV_READ_WITHOUT_FORMAT, typed_reads,
        e->options.features.on[DXS_FEATURE_STORAGE_IMAGE_READ_WITHOUT_FORMAT] = true,
        ADD(typed_uav_read_without_format, 1))
SETTING(BINDLESS_TYPED_BUFFER_OFFSETS, typed_offsets, e->typed_offsets = true, ADD(bindless_typed_buffer_offsets, 1))
SETTING(STORAGE_INPUT_OUTPUT_16BIT, narrow_varyings,
        e->options.features.on[DXS_FEATURE_STORAGE_16BIT_INPUT_OUTPUT] = true, ADD(storage_input_output_16bit, 1))
SETTING(MIN_PRECISION_NATIVE_16BIT, native_16, e->options.features.on[DXS_FEATURE_NATIVE_16BIT_MIN_PRECISION] = true,
        ADD(min_precision_native_16bit, 1))
SETTING(SHADER_I8_DOT, byte_dots, e->options.features.on[DXS_FEATURE_INTEGER_DOT_PRODUCT] = true, ADD(shader_i8_dot, 1))
SETTING(SHADER_RAY_TRACING_PRIMITIVE_CULLING, culling,
        e->options.workarounds.on[DXS_WORKAROUND_NO_PRIMITIVE_CULLING] = false,
        ADD(shader_ray_tracing_primitive_culling, 1))
SETTING(INVARIANT_POSITION, invariant, e->options.pipeline.invariant_position = true, ADD(invariant_position, 1))
SETTING(SCALAR_BLOCK_LAYOUT, scalar_layout, e->options.features.on[DXS_FEATURE_SCALAR_BLOCK_LAYOUT] = true,
        ADD(scalar_block_layout, 1, 0))
SETTING(SCALAR_BLOCK_LAYOUT, exact_vectors,
        (e->options.features.on[DXS_FEATURE_SCALAR_BLOCK_LAYOUT] = true,
         e->options.features.on[DXS_FEATURE_PER_COMPONENT_ROBUSTNESS] = true),
        ADD(scalar_block_layout, 1, 1))
SETTING(ARITHMETIC_RELAXED_PRECISION, relaxed, e->options.workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION] = false,
        ADD(arithmetic_relaxed_precision, 1))
SETTING(PHYSICAL_ADDRESS_DESCRIPTOR_INDEXING, records,
        e->options.model.addresses = ((struct dxs_address_records){32, 8}),
        ADD(physical_address_descriptor_indexing, 4, 1))
SETTING(FORCE_SUBGROUP_SIZE, lanes, e->options.pipeline.lane_count = e->required_lanes = 32,
        ADD(force_subgroup_size, 32, 1))
SETTING(DENORM_PRESERVE_SUPPORT, denormals,
        (e->options.features.on[DXS_FEATURE_DENORM_PRESERVE_16BIT] = true,
         e->options.features.on[DXS_FEATURE_DENORM_PRESERVE_64BIT] = true),
        ADD(denorm_preserve_support, 1, 1))
SETTING(SUBGROUP_PARTITIONED_NV, partitions, e->options.features.on[DXS_FEATURE_SUBGROUP_PARTITIONED] = true,
        ADD(subgroup_partitioned_nv, 1))
SETTING(PRECISE_CONTROL, precise, e->options.workarounds.on[DXS_WORKAROUND_ALL_PRECISE] = true,
        ADD(precise_control, 1, 0))
SETTING(BRANCH_CONTROL, hints,
        (e->options.workarounds.selections = DXS_SELECTION_HINT_AS_WRITTEN,
         e->options.workarounds.loops = DXS_LOOP_HINT_AS_WRITTEN),
        ADD(branch_control, 1, 0, 0, 0, 0))
SETTING(BRANCH_CONTROL, flat_and_unrolled,
        (e->options.workarounds.selections = DXS_SELECTION_HINT_FLATTEN,
         e->options.workarounds.loops = DXS_LOOP_HINT_UNROLL),
        ADD(branch_control, 1, 1, 0, 1, 0))
SETTING(BRANCH_CONTROL, branch_and_loop,
        (e->options.workarounds.selections = DXS_SELECTION_HINT_BRANCH,
         e->options.workarounds.loops = DXS_LOOP_HINT_KEEP),
        ADD(branch_control, 0, 0, 1, 0, 1))
SETTING(QUAD_CONTROL_RECONVERGENCE, quads,
        e->options.features.on[DXS_FEATURE_QUAD_CONTROL] = e->entry->stage == DXS_STAGE_PIXEL,
        ADD(quad_control_reconvergence, 1, 1, 0))
SETTING(QUAD_CONTROL_RECONVERGENCE, reconvergence, e->options.features.on[DXS_FEATURE_MAXIMAL_RECONVERGENCE] = true,
        ADD(quad_control_reconvergence, 0, 1, 1))
SETTING(RAW_ACCESS_CHAINS_NV, chains, e->options.features.on[DXS_FEATURE_RAW_ACCESS_CHAINS] = true,
        ADD(raw_access_chains_nv, 1))
SETTING(COMPUTE_SHADER_DERIVATIVES_NV, no_derivatives,
        e->options.features.compute_derivatives = DXS_COMPUTE_DERIVATIVES_QUADS, ADD(compute_shader_derivatives_nv, 0))
SETTING(COMPUTE_SHADER_DERIVATIVES, khr_derivatives, e->options.features.on[DXS_FEATURE_COMPUTE_DERIVATIVES_KHR] = true,
        ADD(compute_shader_derivatives, 0, 1))
SETTING(COMPUTE_SHADER_DERIVATIVES_QUAD, quad_derivatives,
        e->options.features.compute_derivatives = DXS_COMPUTE_DERIVATIVES_NATIVE,
        ADD(compute_shader_derivatives_quad, 1))
SETTING(EXTENDED_ROBUSTNESS, bounded, e->options.workarounds.on[DXS_WORKAROUND_BOUNDED_INDICES] = true,
        ADD(extended_robustness, 0, 1, 0))
SETTING(MAX_TESS_FACTOR, factors, e->options.pipeline.max_tessellation_factor = 8, ADD(max_tess_factor, 8))
SETTING(VULKAN_MEMORY_MODEL, memory_model, e->options.features.on[DXS_FEATURE_VULKAN_MEMORY_MODEL] = true,
        ADD(vulkan_memory_model, 1))
SETTING(FLOAT8_SUPPORT, float8,
        (e->options.features.on[DXS_FEATURE_FLOAT8] = true,
         e->options.features.on[DXS_FEATURE_COOPERATIVE_MATRIX_CONVERSIONS] = true),
        ADD(float8_support, 1, 1))
SETTING(NVAPI, nvapi, e->options.nvapi = ((struct dxs_nvapi){true, 0, 0}), ADD(nvapi, 1, 0, 0))
SETTING(MIXED_FLOAT_DOT_PRODUCT, mixed_dots, e->options.features.on[DXS_FEATURE_MIXED_FLOAT_DOT_PRODUCT] = true,
        ADD(mixed_float_dot_product, 1, {0}))
SETTING(SHADER_SOURCE_FILE, name, e->options.source_name = "0123.main.dxil", ADD(shader_source_file, "0123.main.dxil"))

#define WITHOUT_EFFECT(number, function, ...) SETTING(number, function, (void)e, __VA_ARGS__)
#define QUIRK(function, quirk, NAME)                                                                                   \
    SETTING(SHADER_QUIRK, function, e->options.workarounds.on[DXS_WORKAROUND_##NAME] = true,                           \
            ADD(shader_quirk, DXIL_SPV_SHADER_QUIRK_##quirk))
QUIRK(quirk_1, FORCE_DEVICE_MEMORY_BARRIERS_THREAD_GROUP_COHERENCE, DEVICE_BARRIERS)
SETTING(ROBUST_PHYSICAL_CBV_LOAD, robust_cbvs, e->options.workarounds.on[DXS_WORKAROUND_BOUNDED_CONSTANTS] = true,
        ADD(robust_physical_cbv_load, 1))
SETTING(SAMPLE_GRAD_OPTIMIZATION_CONTROL, gradients, e->options.workarounds.on[DXS_WORKAROUND_GRADIENTS_AS_BIAS] = true,
        ADD(sample_grad_optimization_control, 1, 0))
SETTING(SAMPLE_GRAD_OPTIMIZATION_CONTROL, uneven_gradients,
        (e->options.workarounds.on[DXS_WORKAROUND_GRADIENTS_AS_BIAS] = true,
         e->options.workarounds.on[DXS_WORKAROUND_UNEVEN_GRADIENTS_AS_BIAS] = true),
        ADD(sample_grad_optimization_control, 1, 1))
QUIRK(quirk_2, ASSUME_BROKEN_SUB_8x8_CUBE_MIPS, CUBES_OF_8_TEXELS)
QUIRK(quirk_3, ROBUST_PHYSICAL_CBV_FORWARDING, BOUNDED_INDICES)
QUIRK(quirk_4, MESH_OUTPUTS_ROBUSTNESS, CHECKED_MESH_COUNTS)
QUIRK(quirk_6, ROBUST_PHYSICAL_CBV, BOUNDED_CONSTANTS)
QUIRK(quirk_5, AGGRESSIVE_NONUNIFORM, NON_UNIFORM_INDICES)
QUIRK(quirk_7, PROMOTE_GROUP_TO_DEVICE_MEMORY_BARRIER, DEVICE_BARRIERS)
QUIRK(quirk_8, GROUP_SHARED_AUTO_BARRIER, LOCKSTEP_GROUPSHARED)
QUIRK(quirk_9, FIXUP_LOOP_HEADER_UNDEF_PHIS, ZERO_UNDEFINED)
QUIRK(quirk_10, FIXUP_RSQRT_INF_NAN, FINITE_RSQRT)
QUIRK(quirk_11, IGNORE_PRIMITIVE_SHADING_RATE, IGNORE_SHADING_RATE)
QUIRK(quirk_12, ROBUST_COMPUTE_QUAD_BROADCAST, ZERO_INACTIVE_LANES)
QUIRK(quirk_13, PRECISE_FMA, FUSED_PRECISE_MAD)
QUIRK(quirk_14, CLAMP_WAVE_SIZE_TO_THREAD_GROUP_32, GROUP_BOUNDS_LANES)
QUIRK(quirk_16, FORCE_NONUNIFORM, NON_UNIFORM_INDICES)

SETTING(DESCRIPTOR_QA, descriptor_qa,
        (e->options.model.qa = ((struct dxs_descriptor_qa){true, {9, 4}, {9, 5}}),
         e->options.model.qa_format = DXS_QA_FORMAT_TRIPLES, e->options.shader_hash = 0x123456789),
        ADD(descriptor_qa, 1, 2, 9, 4, 9, 5, 0x123456789))
WITHOUT_EFFECT(DESCRIPTOR_QA, other_qa, ADD(descriptor_qa, 1, 1, 9, 4, 9, 5, 0x123456789))

/* Without a size, the buffer of addresses tells it: where the callback has acceleration structures of the heap. */
static struct dxs_word_source heap_by_addresses(const struct expected *e)
{
    return e->heaps ? (struct dxs_word_source){DXS_WORD_KIND_BUFFER_LENGTH, 8, {HEAP_SET, 1}}
                    : (struct dxs_word_source){.source = DXS_WORD_KIND_NONE};
}

#define INSTRUMENTATION(function, type, setting)                                                                       \
    SETTING(INSTRUCTION_INSTRUMENTATION, function,                                                                     \
            (e->options.shader_hash = 0x123456789, e->options.checks.marks = ((struct dxs_set_binding){9, 1}),         \
             e->options.checks.reports = ((struct dxs_set_binding){9, 2}), setting),                                   \
            ADD(instruction_instrumentation, 1, 2, 9, 1, 9, 2, 0x123456789,                                            \
                DXIL_SPV_INSTRUCTION_INSTRUMENTATION_TYPE_##type))
INSTRUMENTATION(checked_values, FULL_NAN_INF, e->options.checks.check = DXS_CHECK_VALUES)
INSTRUMENTATION(checked_stores, EXTERNALLY_VISIBLE_WRITE_NAN_INF, e->options.checks.check = DXS_CHECK_STORED_VALUES)
INSTRUMENTATION(no_nans, FLUSH_NAN_TO_ZERO, e->options.workarounds.on[DXS_WORKAROUND_ZERO_NANS] = true)
INSTRUMENTATION(checked_hazards, BUFFER_SYNCHRONIZATION_VALIDATION,
                (e->options.checks.check = DXS_CHECK_HAZARDS,
                 e->options.checks.addresses = (struct dxs_set_binding){e->heaps ? HEAP_SET : 0, e->heaps}))
INSTRUMENTATION(checked_rules, EXPECT_ASSUME,
                (e->options.checks.check = DXS_CHECK_RULES, e->options.model.resource_heap_size = heap_by_addresses(e)))

static void float_controls(dxil_spv_converter c, struct expected *e)
{
    const dxil_spv_options_float_controls_2 option = {{DXIL_SPV_OPTION_FLOAT_CONTROLS_2}, 1};

    if (c)
        demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "float controls are accepted");
    else
        e->options.features.on[DXS_FEATURE_FLOAT_CONTROLS2] = true;
}

/* Swizzles the first render target to blue, green, red, alpha. Of what an earlier call said nothing is left. */
static void swizzles(dxil_spv_converter c, struct expected *e)
{
    static const unsigned bits[] = {2 | 1 << 2 | 0 << 4 | 3 << 6}, others[] = {27, 27, 27};
    const dxil_spv_option_output_swizzle option = {{DXIL_SPV_OPTION_OUTPUT_SWIZZLE}, bits, 1},
                                         before = {{DXIL_SPV_OPTION_OUTPUT_SWIZZLE}, others, 3};

    if (c)
        demand(dxil_spv_converter_add_option(c, &before.base) == DXIL_SPV_SUCCESS &&
                   dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS,
               "swizzles are accepted");
    else
        memcpy(e->options.pipeline.target_swizzles[0], (uint8_t[]){2, 1, 0, 3}, 4);
}

static void offset_layout(dxil_spv_converter c, struct expected *e)
{
    const dxil_spv_option_bindless_offset_buffer_layout option = {
        {DXIL_SPV_OPTION_BINDLESS_OFFSET_BUFFER_LAYOUT}, 0, 1, 2};

    alignment_64(c, e);
    typed_offsets(c, e);
    if (c)
        demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "the layout is accepted");
    else
        e->options.model.offsets = (struct dxs_offset_records){{0, 0}, 16, 0, 8};
}

static bool chooses_slice(const struct dxs_entry *entry)
{
    const struct dxs_signature *outputs = &entry->outputs, *others = &entry->patch_or_primitive;

    for (uint32_t n = 0; n < outputs->count + others->count; n++) {
        const struct dxs_signature_element *element =
            n < outputs->count ? &outputs->elements[n] : &others->elements[n - outputs->count];
        if (element->semantic == DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX && entry->stage != DXS_STAGE_HULL)
            return true;
    }
    return false;
}

/* `view`, `viewport`: ids of specialization constants; DXS_NONE: none. */
static void instance_views(dxil_spv_converter c, struct expected *e, bool is_last, unsigned view, unsigned viewport)
{
    const dxil_spv_option_view_instancing option = {{DXIL_SPV_OPTION_VIEW_INSTANCING}, 1, is_last, view, viewport};
    struct dxs_view_instancing *views = e ? &e->options.pipeline.views : NULL;

    if (c) {
        demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "view instancing is accepted");
        demand(dxil_spv_converter_set_meta_descriptor(c, DXIL_SPV_META_DESCRIPTOR_DYNAMIC_VIEW_INSTANCING_OFFSETS,
                                                      DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_CONSTANT, 7,
                                                      8) == DXIL_SPV_SUCCESS,
               "the place of offsets is accepted");
        return;
    }
    e->instances_views = view != DXS_NONE;
    e->options.pipeline.next_stage = is_last ? DXS_STAGE_PIXEL : DXS_STAGE_HULL;
    views->adds_viewport = is_last && viewport != DXS_NONE;
    views->viewports_id = viewport;
    if (view != DXS_NONE && !chooses_slice(e->entry)) {
        views->source = DXS_VIEW_SOURCE_MAPPED_INDEX;
        views->map_id = view;
    } else {
        views->source = DXS_VIEW_SOURCE_WORD;
        views->word = (struct dxs_word_source){DXS_WORD_KIND_UNIFORM_BUFFER, 0, {7, 8}};
        views->adds_target_array_index = is_last;
    }
}

static void view_map(dxil_spv_converter c, struct expected *e)
{
    instance_views(c, e, true, 5, 6);
}

static void views_of_one_viewport(dxil_spv_converter c, struct expected *e)
{
    instance_views(c, e, true, 5, DXS_NONE);
}

static void views_by_word(dxil_spv_converter c, struct expected *e)
{
    instance_views(c, e, true, DXS_NONE, 6);
}

static void views_of_earlier_stage(dxil_spv_converter c, struct expected *e)
{
    instance_views(c, e, false, DXS_NONE, 6);
}

/* Arguments of shader records, all of space 1. drive.c has where each lies: handles and addresses at multiples of 8. */
static void local_root(dxil_spv_converter c, struct expected *e)
{
    const dxil_spv_option_sbt_descriptor_size_log2 sizes = {{DXIL_SPV_OPTION_SBT_DESCRIPTOR_SIZE_LOG2}, 5, 4};

    if (!c) {
        e->has_local = true;
        return;
    }
    demand(dxil_spv_converter_add_option(c, &sizes.base) == DXIL_SPV_SUCCESS, "sizes of descriptors are accepted");
    dxil_spv_converter_add_local_root_constants(c, 1, 0, 5);
    dxil_spv_converter_add_local_root_constants(c, 1, 9, 2);
    dxil_spv_converter_add_local_root_descriptor(c, DXIL_SPV_RESOURCE_CLASS_CBV, 1, 1);
    dxil_spv_converter_add_local_root_descriptor(c, DXIL_SPV_RESOURCE_CLASS_SRV, 1, 1);
    dxil_spv_converter_add_local_root_descriptor(c, DXIL_SPV_RESOURCE_CLASS_SRV, 1, 0);
    demand(dxil_spv_converter_begin_local_root_descriptor_table(c) == DXIL_SPV_SUCCESS, "a table begins");
    dxil_spv_converter_add_local_root_descriptor_table(c, DXIL_SPV_RESOURCE_CLASS_SRV, 1, 2, DXS_UNBOUNDED, 3);
    dxil_spv_converter_add_local_root_descriptor_table(c, DXIL_SPV_RESOURCE_CLASS_UAV, 1, 1, 2, 9);
    demand(dxil_spv_converter_end_local_root_descriptor_table(c) == DXIL_SPV_SUCCESS, "it ends");
    dxil_spv_converter_add_local_root_descriptor_table(c, DXIL_SPV_RESOURCE_CLASS_SAMPLER, 1, 0, 2, 7);
}

/* Indices beyond the resource heap lead to a null descriptor behind it, those beyond 2,048 samplers to the last. */
static void clamp_to_null(struct expected *e)
{
    e->options.model.heap_clamp = DXS_INDEX_CLAMP_NULL;
    e->options.model.sampler_heap_size = (struct dxs_word_source){.source = DXS_WORD_KIND_CONSTANT, .value = 2048};
}

static void heap_size(dxil_spv_converter c, struct expected *e)
{
    const dxil_spv_option_descriptor_heap_robustness option = {{DXIL_SPV_OPTION_DESCRIPTOR_HEAP_ROBUSTNESS}, 1};

    if (!c) {
        e->options.model.resource_heap_size = (struct dxs_word_source){DXS_WORD_KIND_UNIFORM_BUFFER, 0, {7, 9}};
        clamp_to_null(e);
        return;
    }
    demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "robust heaps are accepted");
    demand(dxil_spv_converter_set_meta_descriptor(c, DXIL_SPV_META_DESCRIPTOR_RESOURCE_DESCRIPTOR_HEAP_SIZE,
                                                  DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_CONSTANT, 7,
                                                  9) == DXIL_SPV_SUCCESS,
           "the place of the size is accepted");
}

enum {
    TABLE_BYTES = 8 * ROOT_DESCRIPTORS + 4 * FIRST_TABLE_WORD
};

const struct noted_parameter noted_parameters[NOTED_PARAMETERS] = {
    {false, 4, 0},
    {false, 8, 0},
    {false, 16, 0}, /* no parameter of the callbacks; an SRV; a CBV */
    {false, 40, 0}, /* constants */
    {false, TABLE_BYTES + 4, 0},
    {false, TABLE_BYTES + 8, 0},
    {false, TABLE_BYTES + 16, 0},
    {false, TABLE_BYTES + 20, 0},
    {true, 0, 1},
    {true, 0, 0},
    {true, 1, 0},
    {true, 3, 0},
};

/* Without a place of the size, a view of the heap tells it, whose records are 8 bytes. */
static void heap_view(dxil_spv_converter c, struct expected *e)
{
    const dxil_spv_option_descriptor_heap_robustness option = {{DXIL_SPV_OPTION_DESCRIPTOR_HEAP_ROBUSTNESS}, 1};

    if (!c) {
        e->options.model.resource_heap_size = (struct dxs_word_source){DXS_WORD_KIND_BUFFER_LENGTH, 8, {7, 11}};
        clamp_to_null(e);
        return;
    }
    demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "robust heaps are accepted");
    demand(dxil_spv_converter_set_meta_descriptor(c, DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW,
                                                  DXIL_SPV_META_DESCRIPTOR_KIND_READONLY_SSBO, 7,
                                                  11) == DXIL_SPV_SUCCESS,
           "the place of the heap's view is accepted");
}

/* The size is word 3 of the root constants, which lie behind the addresses of root descriptors. */
static void pushed_heap_size(dxil_spv_converter c, struct expected *e)
{
    const dxil_spv_option_descriptor_heap_robustness option = {{DXIL_SPV_OPTION_DESCRIPTOR_HEAP_ROBUSTNESS}, 1};

    if (!c) {
        e->options.model.resource_heap_size = (struct dxs_word_source){
            .source = DXS_WORD_KIND_PUSH_CONSTANTS, .value = 8 * (e->heaps ? ROOT_DESCRIPTORS : 0) + 4 * 3};
        clamp_to_null(e);
        return;
    }
    demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "robust heaps are accepted");
    demand(dxil_spv_converter_set_meta_descriptor(c, DXIL_SPV_META_DESCRIPTOR_RESOURCE_DESCRIPTOR_HEAP_SIZE,
                                                  DXIL_SPV_META_DESCRIPTOR_KIND_PUSH_CONSTANT, 7,
                                                  3) == DXIL_SPV_SUCCESS,
           "the place of the size is accepted");
}

/* Notes of each root parameter that drive.c's callbacks use, of others, and data. */
static void notes(dxil_spv_converter c, struct expected *e)
{
    static const unsigned char data[] = {1, 2, 3, 4, 5};
    const dxil_spv_option_extended_non_semantic option = {{DXIL_SPV_OPTION_EXTENDED_NON_SEMANTIC}, 1};

    for (unsigned n = 0; n < NOTED_PARAMETERS; n++) {
        const struct noted_parameter *p = &noted_parameters[n];
        if (!c) {
            memcpy(e->note_words[n], (uint32_t[]){10 + n, p->second, p->third}, sizeof e->note_words[n]);
            e->notes[n] = (struct dxs_note){NOTE_SET, NULL, e->note_words[n], 3, 0};
        } else if (p->is_descriptor) {
            dxil_spv_converter_add_root_descriptor_mapping(c, 10 + n, p->second, p->third);
        } else {
            dxil_spv_converter_add_root_parameter_mapping(c, 10 + n, p->second);
        }
    }
    if (c) {
        dxil_spv_converter_add_non_semantic_debug_info(c, "bytes", data, sizeof data);
        demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "notes are accepted");
        return;
    }
    memcpy(e->note_words[NOTED_PARAMETERS], (uint32_t[]){0x04030201, 5}, 8);
    e->notes[NOTED_PARAMETERS] = (struct dxs_note){NOTE_SET, "bytes", e->note_words[NOTED_PARAMETERS], 2, 1};
    e->options.notes = e->notes;
    e->options.note_count = NOTED_PARAMETERS + 1;
}

/* A uniform buffer holds the address of the memory with the counters' addresses. */
static void heap_pointer(dxil_spv_converter c, struct expected *e)
{
    addresses(c, e);
    if (!c) {
        e->options.model.address_source = DXS_ADDRESS_SOURCE_POINTER;
        e->counter_place = (struct dxs_set_binding){7, 10};
        return;
    }
    demand(dxil_spv_converter_set_meta_descriptor(c, DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW,
                                                  DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_BDA, 7,
                                                  10) == DXIL_SPV_SUCCESS,
           "the place of the heap's address is accepted");
}

SETTING(SUBGROUP_PROPERTIES, subgroups,
        (e->options.pipeline.subgroup_size_min = 32, e->options.pipeline.subgroup_size_max = 64),
        ADD(subgroup_properties, 32, 64))

SETTING(SUBGROUP_PROPERTIES, subgroups_of_64,
        (e->options.pipeline.subgroup_size_min = 64, e->options.pipeline.subgroup_size_max = 64),
        ADD(subgroup_properties, 64, 64))
SETTING(DRIVER_VERSION, clusters, e->options.features.on[DXS_FEATURE_SUBGROUP_CLUSTERED] = true,
        ADD(driver_version, 3, 1))

/* Options that change nothing: the library always does what they ask for. */
WITHOUT_EFFECT(BARYCENTRIC_KHR, barycentrics, ADD(barycentric_khr, 1))
WITHOUT_EFFECT(STRICT_HELPER_LANE_WAVE_OPS, helper_waves, ADD(strict_helper_lane_wave_ops, 1))
WITHOUT_EFFECT(DEAD_CODE_ELIMINATE, dead_code, ADD(dead_code_eliminate, 1))
WITHOUT_EFFECT(OPACITY_MICROMAP, micromaps, ADD(opacity_micromap, 1))
SETTING(OPACITY_MICROMAP_KHR, micromaps_khr, e->options.features.on[DXS_FEATURE_OPACITY_MICROMAP_KHR] = true,
        ADD(opacity_micromap_khr, 1, 1, 0))
SETTING(OPACITY_MICROMAP_KHR, micromaps_in_queries,
        (e->options.features.on[DXS_FEATURE_OPACITY_MICROMAP_KHR] = true,
         e->options.workarounds.on[DXS_WORKAROUND_MICROMAPS_IN_QUERIES] = true),
        ADD(opacity_micromap_khr, 1, 0, 1))
WITHOUT_EFFECT(DRIVER_VERSION, driver, ADD(driver_version, 5, 1))
WITHOUT_EFFECT(EXTENDED_NON_SEMANTIC, non_semantic, ADD(extended_non_semantic, 1))
WITHOUT_EFFECT(SSBO_ADDRESSING_BEHAVIOR, wraps, ADD(ssbo_addressing_behavior, 1, 1))
WITHOUT_EFFECT(PRECISE_CONTROL, propagation, ADD(precise_control, 0, 1))

static void nothing(dxil_spv_converter c, struct expected *e)
{
    (void)c;
    (void)e;
}

setting *const settings[] = {
    nothing,
    demote,
    two_sources,
    samples,
    samples_by_id,
    inline_block,
    storage_cbvs,
    addresses,
    alignment_1,
    alignment_64,
    typed_reads,
    typed_offsets,
    narrow_varyings,
    native_16,
    byte_dots,
    culling,
    invariant,
    scalar_layout,
    exact_vectors,
    relaxed,
    records,
    lanes,
    denormals,
    partitions,
    precise,
    hints,
    flat_and_unrolled,
    branch_and_loop,
    quads,
    reconvergence,
    chains,
    no_derivatives,
    khr_derivatives,
    quad_derivatives,
    bounded,
    factors,
    memory_model,
    float8,
    nvapi,
    mixed_dots,
    name,
    quirk_1,
    quirk_2,
    quirk_3,
    quirk_4,
    quirk_6,
    uneven_gradients,
    quirk_5,
    quirk_7,
    quirk_8,
    quirk_9,
    quirk_10,
    quirk_11,
    quirk_12,
    quirk_13,
    quirk_14,
    quirk_16,
    swizzles,
    offset_layout,
    view_map,
    views_of_one_viewport,
    views_by_word,
    views_of_earlier_stage,
    heap_size,
    heap_view,
    pushed_heap_size,
    notes,
    local_root,
    heap_pointer,
    float_controls,
    descriptor_qa,
    other_qa,
    checked_values,
    checked_stores,
    no_nans,
    checked_rules,
    checked_hazards,
    barycentrics,
    robust_cbvs,
    helper_waves,
    dead_code,
    gradients,
    micromaps,
    micromaps_khr,
    micromaps_in_queries,
    subgroups,
    subgroups_of_64,
    clusters,
    driver,
    non_semantic,
    propagation,
    wraps,
};
const size_t setting_count = sizeof settings / sizeof *settings;
setting *const root_arguments_in_block = inline_block;
