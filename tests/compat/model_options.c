/* Options: random ones, and what they make of dxs_options. */
#include "model.h"
#include "translator.h"

#include "tests/common/demand.h"

#include <stdio.h>

struct model model;

/* ---- Options that are flags -------------------------------------------------------------------------------------- */

#define IN_MODEL(member) offsetof(struct model, member)
#define FEATURE(NAME) IN_MODEL(options.features.on[DXS_FEATURE_##NAME])
#define WORKAROUND(NAME) IN_MODEL(options.workarounds.on[DXS_WORKAROUND_##NAME])

/* Bytes of options, and the member that each sets, or clears if it is inverted. */
static const struct flag {
    dxil_spv_option option;
    unsigned byte; /* behind the option's number */
    size_t member;
    bool is_inverted;
} flags[] = {
    {DXIL_SPV_OPTION_SHADER_DEMOTE_TO_HELPER, 0, FEATURE(DEMOTE_TO_HELPER), false},
    {DXIL_SPV_OPTION_DUAL_SOURCE_BLENDING, 0, FEATURE(DUAL_SOURCE_BLENDING), false},
    {DXIL_SPV_OPTION_BINDLESS_CBV_SSBO_EMULATION, 0, IN_MODEL(heap_cbvs_in_storage), false},
    {DXIL_SPV_OPTION_PHYSICAL_STORAGE_BUFFER, 0, IN_MODEL(counters_by_address), false},
    {DXIL_SPV_OPTION_TYPED_UAV_READ_WITHOUT_FORMAT, 0, FEATURE(STORAGE_IMAGE_READ_WITHOUT_FORMAT), false},
    {DXIL_SPV_OPTION_BINDLESS_TYPED_BUFFER_OFFSETS, 0, IN_MODEL(typed_offsets), false},
    {DXIL_SPV_OPTION_STORAGE_INPUT_OUTPUT_16BIT, 0, FEATURE(STORAGE_16BIT_INPUT_OUTPUT), false},
    {DXIL_SPV_OPTION_MIN_PRECISION_NATIVE_16BIT, 0, FEATURE(NATIVE_16BIT_MIN_PRECISION), false},
    {DXIL_SPV_OPTION_SHADER_I8_DOT, 0, FEATURE(INTEGER_DOT_PRODUCT), false},
    {DXIL_SPV_OPTION_SHADER_RAY_TRACING_PRIMITIVE_CULLING, 0, WORKAROUND(NO_PRIMITIVE_CULLING), true},
    {DXIL_SPV_OPTION_INVARIANT_POSITION, 0, IN_MODEL(options.pipeline.invariant_position), false},
    {DXIL_SPV_OPTION_SCALAR_BLOCK_LAYOUT, 0, FEATURE(SCALAR_BLOCK_LAYOUT), false},
    {DXIL_SPV_OPTION_SCALAR_BLOCK_LAYOUT, 1, FEATURE(PER_COMPONENT_ROBUSTNESS), false},
    {DXIL_SPV_OPTION_BARYCENTRIC_KHR, 0, IN_MODEL(has_no_effect), false},
    {DXIL_SPV_OPTION_ROBUST_PHYSICAL_CBV_LOAD, 0, WORKAROUND(BOUNDED_CONSTANTS), false},
    {DXIL_SPV_OPTION_ARITHMETIC_RELAXED_PRECISION, 0, WORKAROUND(FULL_MIN_PRECISION), true},
    {DXIL_SPV_OPTION_DENORM_PRESERVE_SUPPORT, 0, FEATURE(DENORM_PRESERVE_16BIT), false},
    {DXIL_SPV_OPTION_DENORM_PRESERVE_SUPPORT, 1, FEATURE(DENORM_PRESERVE_64BIT), false},
    {DXIL_SPV_OPTION_STRICT_HELPER_LANE_WAVE_OPS, 0, IN_MODEL(has_no_effect), false},
    {DXIL_SPV_OPTION_SUBGROUP_PARTITIONED_NV, 0, FEATURE(SUBGROUP_PARTITIONED), false},
    {DXIL_SPV_OPTION_DEAD_CODE_ELIMINATE, 0, IN_MODEL(has_no_effect), false},
    {DXIL_SPV_OPTION_PRECISE_CONTROL, 0, WORKAROUND(ALL_PRECISE), false},
    {DXIL_SPV_OPTION_OPACITY_MICROMAP, 0, IN_MODEL(has_no_effect), false},
    {DXIL_SPV_OPTION_DESCRIPTOR_HEAP_ROBUSTNESS, 0, IN_MODEL(robust_heap), false},
    {DXIL_SPV_OPTION_COMPUTE_SHADER_DERIVATIVES_NV, 0, IN_MODEL(lacks_derivatives), true},
    {DXIL_SPV_OPTION_QUAD_CONTROL_RECONVERGENCE, 0, FEATURE(QUAD_CONTROL), false},
    {DXIL_SPV_OPTION_QUAD_CONTROL_RECONVERGENCE, 2, FEATURE(MAXIMAL_RECONVERGENCE), false},
    {DXIL_SPV_OPTION_RAW_ACCESS_CHAINS_NV, 0, FEATURE(RAW_ACCESS_CHAINS), false},
    {DXIL_SPV_OPTION_VULKAN_MEMORY_MODEL, 0, FEATURE(VULKAN_MEMORY_MODEL), false},
    {DXIL_SPV_OPTION_FLOAT8_SUPPORT, 0, FEATURE(FLOAT8), false},
    {DXIL_SPV_OPTION_FLOAT8_SUPPORT, 1, FEATURE(COOPERATIVE_MATRIX_CONVERSIONS), false},
    {DXIL_SPV_OPTION_EXTENDED_NON_SEMANTIC, 0, IN_MODEL(has_notes), false},
    {DXIL_SPV_OPTION_MIXED_FLOAT_DOT_PRODUCT, 0, FEATURE(MIXED_FLOAT_DOT_PRODUCT), false},
    {DXIL_SPV_OPTION_COMPUTE_SHADER_DERIVATIVES_QUAD, 0, IN_MODEL(has_quads), false},
    {DXIL_SPV_OPTION_SSBO_ADDRESSING_BEHAVIOR, 0, IN_MODEL(has_no_effect), false},
    {DXIL_SPV_OPTION_OPACITY_MICROMAP_RAY_QUERY, 0, IN_MODEL(has_no_effect), false},
    {DXIL_SPV_OPTION_OPACITY_MICROMAP_KHR, 0, FEATURE(OPACITY_MICROMAP_KHR), false},
    {DXIL_SPV_OPTION_OPACITY_MICROMAP_KHR, 2, WORKAROUND(MICROMAPS_IN_QUERIES), false},
    {DXIL_SPV_OPTION_FLOAT_CONTROLS_2, 0, FEATURE(FLOAT_CONTROLS2), false},
};

static dxil_spv_result add(dxil_spv_converter converter, dxil_spv_option_base *option, dxil_spv_option type)
{
    option->type = type;
    return dxil_spv_converter_add_option(converter, option);
}

/* `name` is the option in lower case, as the names of the structures are. */
#define ADD(name, number, ...)                                                                                         \
    add(converter, &((dxil_spv_option_##name){{(dxil_spv_option)0}, __VA_ARGS__}).base, DXIL_SPV_OPTION_##number)

static void demand_added(dxil_spv_result result, bool is_valid)
{
    demand(result == (is_valid ? DXIL_SPV_SUCCESS : DXIL_SPV_ERROR_INVALID_ARGUMENT), "an option is accepted, or not");
}

static void add_flags(dxil_spv_converter converter)
{
    struct {
        dxil_spv_option_base base;
        dxil_spv_bool bytes[12]; /* as long as the longest of these options */
    } option;
    const struct flag *chosen = &flags[draw(sizeof flags / sizeof *flags)];

    for (size_t n = 0; n < sizeof option.bytes; n++)
        option.bytes[n] = (dxil_spv_bool)draw(2);
    demand_added(add(converter, &option.base, chosen->option), true);
    for (size_t n = 0; n < sizeof flags / sizeof *flags; n++)
        if (flags[n].option == chosen->option)
            *((bool *)&model + flags[n].member) = (option.bytes[flags[n].byte] != 0) != flags[n].is_inverted;
}

/* ---- Quirks ------------------------------------------------------------------------------------------------------ */

static void add_quirk(dxil_spv_converter converter)
{
    static const size_t members[] = {/* by quirk; 0: without effect */
                                     [1] = WORKAROUND(DEVICE_BARRIERS),
                                     [2] = WORKAROUND(CUBES_OF_8_TEXELS),
                                     [3] = WORKAROUND(BOUNDED_INDICES),
                                     [4] = WORKAROUND(CHECKED_MESH_COUNTS),
                                     [5] = WORKAROUND(NON_UNIFORM_INDICES),
                                     [6] = WORKAROUND(BOUNDED_CONSTANTS),
                                     [7] = WORKAROUND(DEVICE_BARRIERS),
                                     [8] = WORKAROUND(LOCKSTEP_GROUPSHARED),
                                     [9] = WORKAROUND(ZERO_UNDEFINED),
                                     [10] = WORKAROUND(FINITE_RSQRT),
                                     [11] = WORKAROUND(IGNORE_SHADING_RATE),
                                     [12] = WORKAROUND(ZERO_INACTIVE_LANES),
                                     [13] = WORKAROUND(FUSED_PRECISE_MAD),
                                     [14] = WORKAROUND(GROUP_BOUNDS_LANES),
                                     [15] = 0,
                                     [16] = WORKAROUND(NON_UNIFORM_INDICES),
                                     [17] = 0};
    uint32_t quirk = draw(sizeof members / sizeof *members);

    demand_added(ADD(shader_quirk, SHADER_QUIRK, (dxil_spv_shader_quirk)quirk), true);
    if (members[quirk])
        *((bool *)&model + members[quirk]) = true;
}

/* ---- Options with numbers ---------------------------------------------------------------------------------------- */

static void add_swizzles(dxil_spv_converter converter)
{
    unsigned swizzles[10];
    uint32_t count = draw(11);

    for (uint32_t n = 0; n < count; n++)
        swizzles[n] = draw(256);
    demand_added(ADD(output_swizzle, OUTPUT_SWIZZLE, swizzles, count), true);
    for (uint32_t n = 0; n < 8; n++)
        for (uint32_t k = 0; k < 4; k++)
            model.options.pipeline.target_swizzles[n][k] = n < count ? (uint8_t)(swizzles[n] / (1u << 2 * k) % 4) : 0;
    memset(swizzles, 0xFF, sizeof swizzles); /* the library has a copy */
}

static void add_samples(dxil_spv_converter converter)
{
    uint32_t number = draw(17);
    bool is_id = draw(2);

    demand_added(ADD(rasterizer_sample_count, RASTERIZER_SAMPLE_COUNT, number, is_id), true);
    model.options.pipeline.rasterizer_samples = is_id ? 0 : number ? number : 1;
    model.options.pipeline.rasterizer_samples_id = is_id ? number : 0;
}

static void add_inline_block(dxil_spv_converter converter)
{
    uint32_t set = draw_number(), binding = draw_number();

    model.has_block = draw(2);
    demand_added(
        ADD(root_constant_inline_uniform_block, ROOT_CONSTANT_INLINE_UNIFORM_BLOCK, set, binding, model.has_block),
        true);
    model.options.model.uniform_block = (struct dxs_set_binding){set, binding};
}

static void add_descriptor_sizes(dxil_spv_converter converter)
{
    uint32_t size = draw(34), sampler = draw(34);
    bool is_valid = size < 32 && sampler < 32;

    demand_added(ADD(sbt_descriptor_size_log2, SBT_DESCRIPTOR_SIZE_LOG2, size, sampler), is_valid);
    if (is_valid) {
        model.shift = size;
        model.sampler_shift = sampler;
    }
}

static void add_alignment(dxil_spv_converter converter)
{
    static const struct {
        uint32_t alignment;
        bool is_valid;
    } cases[] = {{0, false},  {1, true},  {2, true},   {4, true},  {8, true},
                 {12, false}, {16, true}, {24, false}, {64, true}, {256, true}};
    uint32_t n = draw(sizeof cases / sizeof *cases);

    demand_added(ADD(ssbo_alignment, SSBO_ALIGNMENT, cases[n].alignment), cases[n].is_valid);
    if (cases[n].is_valid)
        model.alignment = cases[n].alignment;
}

static void add_source_name(dxil_spv_converter converter)
{
    char name[16];
    bool has_name = !once_in(4);

    snprintf(name, sizeof name, "%u.dxil", draw_number());
    demand_added(ADD(shader_source_file, SHADER_SOURCE_FILE, has_name ? name : NULL), true);
    strcpy(model.source_name, has_name ? name : "");
    memset(name, 'x', sizeof name - 1); /* the library has a copy */
}

static void add_offset_layout(dxil_spv_converter converter)
{
    uint32_t stride = draw(6), untyped = draw(6), typed = draw(6);
    bool is_valid = untyped < stride && typed < stride;

    demand_added(ADD(bindless_offset_buffer_layout, BINDLESS_OFFSET_BUFFER_LAYOUT, untyped, typed, stride), is_valid);
    if (is_valid) {
        model.options.model.offsets.stride = 8 * stride;
        model.options.model.offsets.untyped_offset = 8 * untyped;
        model.options.model.offsets.typed_offset = 8 * typed;
    }
}

static void add_address_layout(dxil_spv_converter converter)
{
    uint32_t stride = draw(6), offset = draw(6);

    demand_added(ADD(physical_address_descriptor_indexing, PHYSICAL_ADDRESS_DESCRIPTOR_INDEXING, stride, offset),
                 offset < stride);
    if (offset < stride)
        model.options.model.addresses = (struct dxs_address_records){8 * stride, 8 * offset};
}

static void add_descriptor_qa(dxil_spv_converter converter)
{
    uint32_t version = once_in(4) ? 1 + draw(3) : 2, a = draw_number();
    unsigned long long hash = 0x123456789 + (unsigned long long)draw_number();
    bool is_on = draw(2);

    demand_added(ADD(descriptor_qa, DESCRIPTOR_QA, is_on, version, a, a + 1, a + 2, a + 3, hash), true);
    model.options.model.qa = (struct dxs_descriptor_qa){is_on && version == 2, {a, a + 1}, {a + 2, a + 3}};
    model.options.model.qa_format = DXS_QA_FORMAT_TRIPLES;
    if (model.options.model.qa.enabled)
        model.options.shader_hash = hash;
}

static void add_wave_size(dxil_spv_converter converter)
{
    uint32_t size = draw(4) * 16;
    bool is_required = draw(2);

    demand_added(ADD(force_subgroup_size, FORCE_SUBGROUP_SIZE, size, is_required), true);
    model.options.pipeline.lane_count = size;
    model.required_lanes = is_required ? size : 0;
}

static void add_subgroups(dxil_spv_converter converter)
{
    static const unsigned sizes[] = {0, 4, 8, 12, 32, 64, 128, 256};
    unsigned least = sizes[draw(8)], most = sizes[draw(8)];
    bool is_range = least % 4 == 0 && least > 0 && least != 12 && most >= least && most != 12 && most < 256;

    demand_added(ADD(subgroup_properties, SUBGROUP_PROPERTIES, least, most), true);
    model.subgroups[0] = is_range ? least : 0;
    model.subgroups[1] = is_range ? most : 0;
}

static void add_driver(dxil_spv_converter converter)
{
    unsigned driver = draw(8);

    demand_added(ADD(driver_version, DRIVER_VERSION, driver, draw_number()), true);
    model.options.features.on[DXS_FEATURE_SUBGROUP_CLUSTERED] = driver && driver != 5 && driver != 7;
}

static void add_branches(dxil_spv_converter converter)
{
    bool as_written = draw(2), unroll = draw(2), loop = draw(2), flatten = draw(2), branch = draw(2);

    demand_added(ADD(branch_control, BRANCH_CONTROL, as_written, unroll, loop, flatten, branch), true);
    model.options.workarounds.selections = as_written ? DXS_SELECTION_HINT_AS_WRITTEN : DXS_SELECTION_HINT_FREE;
    model.options.workarounds.loops = as_written ? DXS_LOOP_HINT_AS_WRITTEN : DXS_LOOP_HINT_FREE;
    if (branch)
        model.options.workarounds.selections = DXS_SELECTION_HINT_BRANCH;
    if (flatten) /* before a forced branch */
        model.options.workarounds.selections = DXS_SELECTION_HINT_FLATTEN;
    if (loop)
        model.options.workarounds.loops = DXS_LOOP_HINT_KEEP;
    if (unroll) /* before a forced loop */
        model.options.workarounds.loops = DXS_LOOP_HINT_UNROLL;
}

static void add_derivatives(dxil_spv_converter converter)
{
    bool nv = draw(2), khr = draw(2);

    demand_added(ADD(compute_shader_derivatives, COMPUTE_SHADER_DERIVATIVES, nv, khr), true);
    model.lacks_derivatives = !nv && !khr;
    model.options.features.on[DXS_FEATURE_COMPUTE_DERIVATIVES_KHR] = khr;
}

static void add_gradients(dxil_spv_converter converter)
{
    bool is_on = draw(2), is_uniform = draw(2);

    demand_added(ADD(sample_grad_optimization_control, SAMPLE_GRAD_OPTIMIZATION_CONTROL, is_on, is_uniform), true);
    model.options.workarounds.on[DXS_WORKAROUND_GRADIENTS_AS_BIAS] = is_on;
    model.options.workarounds.on[DXS_WORKAROUND_UNEVEN_GRADIENTS_AS_BIAS] = is_on && is_uniform;
}

static void add_robustness(dxil_spv_converter converter)
{
    uint32_t which = draw(4); /* 3: none */

    demand_added(ADD(extended_robustness, EXTENDED_ROBUSTNESS, which == 0, which == 1, which == 2), true);
    model.options.workarounds.on[DXS_WORKAROUND_BOUNDED_INDICES] = which < 3;
}

static void add_tessellation(dxil_spv_converter converter)
{
    uint32_t factor = draw(65);

    demand_added(ADD(max_tess_factor, MAX_TESS_FACTOR, factor), true);
    model.options.pipeline.max_tessellation_factor = (float)factor;
}

static void add_nvapi(dxil_spv_converter converter)
{
    bool is_on = draw(2);
    uint32_t number = draw_number(), space = draw_number();

    demand_added(ADD(nvapi, NVAPI, is_on, number, space), true);
    model.options.nvapi = (struct dxs_nvapi){is_on, number, space};
}

static void add_instrumentation(dxil_spv_converter converter)
{
    static const enum dxs_check checks[] = {DXS_CHECK_VALUES, DXS_CHECK_STORED_VALUES, DXS_CHECK_NONE, DXS_CHECK_RULES,
                                            DXS_CHECK_HAZARDS};
    uint32_t version = once_in(4) ? 1 + draw(3) : 2, type = draw(6), a = draw_number();
    unsigned long long hash = 0x987654321 + (unsigned long long)draw_number();
    bool is_on = !once_in(3), counts = is_on && version == 2;
    dxil_spv_result result = ADD(instruction_instrumentation, INSTRUCTION_INSTRUMENTATION, is_on, version, a, a + 1,
                                 a + 2, a + 3, hash, (dxil_spv_instruction_instrumentation_type)type);

    demand(result == (type < 5 || !counts ? DXIL_SPV_SUCCESS : DXIL_SPV_ERROR_UNSUPPORTED_FEATURE),
           "a type that is known, where it counts");
    if (result != DXIL_SPV_SUCCESS)
        return;
    model.options.checks = (struct dxs_checks){
        .check = counts ? checks[type] : DXS_CHECK_NONE, .marks = {a, a + 1}, .reports = {a + 2, a + 3}};
    model.options.workarounds.on[DXS_WORKAROUND_ZERO_NANS] = counts && type == 2;
    if (counts)
        model.options.shader_hash = hash;
}

/* Of a specialization constant. */
static uint32_t random_id(void)
{
    return once_in(2) ? DXS_NONE : once_in(4) ? 0 : draw_number();
}

static void add_views(dxil_spv_converter converter)
{
    dxil_spv_option_view_instancing *views = &model.views;
    bool is_on = !once_in(3), is_last = draw(2);
    uint32_t view = random_id(), viewport = random_id();

    demand_added(ADD(view_instancing, VIEW_INSTANCING, is_on, is_last, view, viewport), true);
    views->enabled = is_on;
    views->last_pre_rasterization_stage = is_last;
    views->view_index_to_view_instance_spec_id = view;
    views->view_instance_to_viewport_spec_id = viewport;
}

void add_random_option(dxil_spv_converter converter)
{
    static void (*const others[])(dxil_spv_converter) = {
        add_quirk,        add_swizzles,    add_samples,         add_inline_block,   add_descriptor_sizes,
        add_alignment,    add_source_name, add_offset_layout,   add_address_layout, add_descriptor_qa,
        add_wave_size,    add_branches,    add_derivatives,     add_gradients,      add_robustness,
        add_tessellation, add_nvapi,       add_instrumentation, add_views,          add_subgroups,
        add_driver,
    };

    if (draw(2))
        add_flags(converter);
    else
        others[draw(sizeof others / sizeof *others)](converter);
}

/* ---- The run ----------------------------------------------------------------------------------------------------- */

void begin_model(void)
{
    struct dxs_options *options = &translator.defaults;
    uint8_t *bytes = (uint8_t *)options;

    /* Each byte 0 or 1, as some are truths. What the interface sets itself only under conditions has its true default.
     */
    for (size_t n = 0; n < sizeof *options; n++)
        bytes[n] = (uint8_t)draw(2);
    options->checks.check = DXS_CHECK_NONE;
    options->model.qa.enabled = options->nvapi.enabled = false;
    options->model.resource_heap_size.source = DXS_WORD_KIND_NONE;
    options->model.address_source = DXS_ADDRESS_SOURCE_BUFFER;
    options->pipeline.lane_count = options->pipeline.subgroup_size_min = options->pipeline.subgroup_size_max = 0;
    memset(&options->pipeline.views, 0, sizeof options->pipeline.views);
    options->pipeline.next_stage = DXS_STAGE_PIXEL;

    memset(&model, 0, sizeof model);
    model.options = *options;
    model.options.node_model = DXS_NODE_MODEL_POOL;
    model.options.builtin_names = true;
    model.options.features.on[DXS_FEATURE_SAMPLE_OFFSETS] = true;
    model.options.workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION] = true;
    model.options.workarounds.on[DXS_WORKAROUND_NO_PRIMITIVE_CULLING] = true;
    model.options.workarounds.selections = DXS_SELECTION_HINT_FREE;
    model.options.workarounds.loops = DXS_LOOP_HINT_FREE;
    model.options.model.offsets.stride = 8;
    model.options.model.offsets.typed_offset = 0;
    model.patch_offset = DXS_NONE;
    model.alignment = 16;
}

static bool chooses_slice(const struct dxs_entry *entry)
{
    for (uint32_t n = 0; n < entry->outputs.count && entry->stage != DXS_STAGE_HULL; n++)
        if (entry->outputs.elements[n].semantic == DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX)
            return true;
    for (uint32_t n = 0; n < entry->patch_or_primitive.count && entry->stage == DXS_STAGE_MESH; n++)
        if (entry->patch_or_primitive.elements[n].semantic == DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX)
            return true;
    return false;
}

/* The word that a meta descriptor names; source NONE: it names none. */
static struct dxs_word_source word_of(dxil_spv_meta_descriptor meta)
{
    struct dxs_word_source word = {.source = DXS_WORD_KIND_NONE};

    if (model.metas[meta].kind == DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_CONSTANT) {
        word.source = DXS_WORD_KIND_UNIFORM_BUFFER;
        word.buffer = (struct dxs_set_binding){model.metas[meta].set, model.metas[meta].binding};
    } else if (model.metas[meta].kind == DXIL_SPV_META_DESCRIPTOR_KIND_PUSH_CONSTANT) {
        word.source = DXS_WORD_KIND_PUSH_CONSTANTS;
        word.value = 8 * model.root_descriptors + 4 * model.metas[meta].binding;
    }
    return word;
}

static void expect_views(struct dxs_view_instancing *views)
{
    const dxil_spv_option_view_instancing *set = &model.views;

    *views = (struct dxs_view_instancing){.source = DXS_VIEW_SOURCE_WORD, .word = {.source = DXS_WORD_KIND_CONSTANT}};
    if (!set->enabled)
        return;
    if (set->last_pre_rasterization_stage && set->view_instance_to_viewport_spec_id != DXS_NONE) {
        views->adds_viewport = true;
        views->viewports_id = set->view_instance_to_viewport_spec_id;
    }
    if (set->view_index_to_view_instance_spec_id != DXS_NONE && !chooses_slice(model.entry)) {
        views->source = DXS_VIEW_SOURCE_MAPPED_INDEX;
        views->map_id = set->view_index_to_view_instance_spec_id;
        return;
    }
    views->word = word_of(DXIL_SPV_META_DESCRIPTOR_DYNAMIC_VIEW_INSTANCING_OFFSETS);
    views->adds_target_array_index = set->last_pre_rasterization_stage;
}

/* Where the heap's size comes from: a word if one is given, otherwise the length of the heap's view if there is one,
 * otherwise the length of the buffer of addresses. */
static bool expect_heap_size(struct dxs_options *options, const struct dxs_set_binding *addresses, uint32_t *asked)
{
    uint32_t view = DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW;
    struct dxs_word_source *size = &options->model.resource_heap_size;

    if (!model.robust_heap && options->checks.check != DXS_CHECK_RULES)
        return true;
    *size = word_of(DXIL_SPV_META_DESCRIPTOR_RESOURCE_DESCRIPTOR_HEAP_SIZE);
    if (size->source != DXS_WORD_KIND_NONE)
        return true;
    if (model.metas[view].kind == DXIL_SPV_META_DESCRIPTOR_KIND_READONLY_SSBO) {
        size->source = DXS_WORD_KIND_BUFFER_LENGTH;
        size->buffer = (struct dxs_set_binding){model.metas[view].set, model.metas[view].binding};
    } else {
        *asked += model.has_callback[ASKS_SRV];
        if (addresses) {
            size->source = DXS_WORD_KIND_BUFFER_LENGTH;
            size->buffer = *addresses;
        }
    }
    size->value = size->source == DXS_WORD_KIND_NONE ? 0 : options->model.addresses.stride;
    return size->source != DXS_WORD_KIND_NONE || !model.robust_heap;
}

/* Direct3D's sampler heaps have up to 2,048 descriptors; the client keeps a null descriptor behind the resource heap.
 */
static void expect_heap_clamp(struct dxs_binding_model *binding)
{
    if (!model.robust_heap)
        return;
    binding->heap_clamp = DXS_INDEX_CLAMP_NULL;
    binding->sampler_heap_size = (struct dxs_word_source){.source = DXS_WORD_KIND_CONSTANT, .value = 2048};
}

static void expect_hazards(struct dxs_checks *checks, const struct dxs_set_binding *addresses, uint32_t *asked)
{
    uint32_t view = DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW;
    bool has_view = model.metas[view].kind == DXIL_SPV_META_DESCRIPTOR_KIND_READONLY_SSBO ||
                    model.metas[view].kind == DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_BDA;

    if (checks->check != DXS_CHECK_HAZARDS)
        return;
    if (has_view)
        checks->addresses = (struct dxs_set_binding){model.metas[view].set, model.metas[view].binding};
    else if (addresses)
        checks->addresses = *addresses;
    *asked += !has_view && model.has_callback[ASKS_SRV];
}

static uint32_t address_questions; /* expected ones of the run */

bool expect_options(struct dxs_options *options)
{
    struct dxs_set_binding place;
    const struct dxs_set_binding *addresses = plan_address_buffer(&place) ? &place : NULL;
    uint32_t view = DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW;

    *options = model.options;
    options->source_name = model.source_name[0] ? model.source_name : NULL;
    options->features.on[DXS_FEATURE_QUAD_CONTROL] &= model.entry->stage == DXS_STAGE_PIXEL;
    options->features.compute_derivatives = model.lacks_derivatives ? DXS_COMPUTE_DERIVATIVES_QUADS
                                            : model.has_quads       ? DXS_COMPUTE_DERIVATIVES_NATIVE
                                                                    : DXS_COMPUTE_DERIVATIVES_LINEAR;
    if (model.metas[view].kind == DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_BDA)
        options->model.address_source = DXS_ADDRESS_SOURCE_POINTER;
    address_questions = 0;
    if (model.views.enabled && !model.views.last_pre_rasterization_stage)
        options->pipeline.next_stage = DXS_STAGE_HULL;
    options->pipeline.subgroup_size_min = model.required_lanes ? 0 : model.subgroups[0];
    options->pipeline.subgroup_size_max = model.required_lanes ? 0 : model.subgroups[1];
    expect_hazards(&options->checks, addresses, &address_questions);
    expect_views(&options->pipeline.views);
    expect_heap_clamp(&options->model);
    return expect_heap_size(options, addresses, &address_questions);
}

/* Bytes between a truth and the next member, which copies of members leave out. */
#define CLEAR_PADDING(options, truth, next)                                                                            \
    memset((char *)(options) + offsetof(struct dxs_options, truth) + 1, 0,                                             \
           offsetof(struct dxs_options, next) - offsetof(struct dxs_options, truth) - 1)

/* Members that do not count become 0, and those that other functions of the test look at. */
static struct dxs_options reduced(const struct dxs_options *given)
{
    struct dxs_options options = *given;
    struct dxs_view_instancing *views = &options.pipeline.views;

    options.map_resource = NULL;
    options.map_location = NULL;
    options.map_user = NULL;
    options.source_name = NULL;
    options.notes = NULL;
    options.note_count = 0;
    if (options.pipeline.next_stage == DXS_STAGE_DOMAIN || options.pipeline.next_stage == DXS_STAGE_GEOMETRY)
        options.pipeline.next_stage = DXS_STAGE_HULL; /* the same: not the rasterizer */
    CLEAR_PADDING(&options, model.qa.enabled, model.qa.report);
    CLEAR_PADDING(&options, nvapi.enabled, nvapi.register_number);
    CLEAR_PADDING(&options, pipeline.views.adds_target_array_index, pipeline.views.viewports_id);
    if (!model.has_block)
        memset(&options.model.uniform_block, 0, sizeof options.model.uniform_block);
    if (!options.model.qa.enabled)
        memset(&options.model.qa, 0, sizeof options.model.qa);
    if (options.checks.check == DXS_CHECK_NONE)
        memset(&options.checks, 0, sizeof options.checks);
    if (!options.nvapi.enabled)
        memset(&options.nvapi, 0, sizeof options.nvapi);
    if (options.model.resource_heap_size.source == DXS_WORD_KIND_NONE)
        memset(&options.model.resource_heap_size, 0, sizeof options.model.resource_heap_size);
    if (views->source != DXS_VIEW_SOURCE_WORD)
        memset(&views->word, 0, sizeof views->word);
    if (views->word.source == DXS_WORD_KIND_CONSTANT)
        memset(&views->word.buffer, 0, sizeof views->word.buffer);
    if (views->source != DXS_VIEW_SOURCE_MAPPED_INDEX)
        views->map_id = 0;
    if (!views->adds_viewport)
        views->viewports_id = 0;
    return options;
}

#define PART(member)                                                                                                   \
    {                                                                                                                  \
#member, offsetof(struct dxs_options, member)                                                                  \
    }

void demand_options(const struct dxs_options *given, const struct dxs_options *expected)
{
    static const struct {
        const char *name;
        size_t offset;
    } parts[] = {/* by offset */
                 PART(struct_size), PART(features),   PART(nvapi),       PART(layout), PART(model),
                 PART(pipeline),    PART(exact),      PART(workarounds), PART(print),  PART(checks),
                 PART(debug_info),  PART(note_count), PART(limits)};
    struct dxs_options a = reduced(given), b = reduced(expected);
    const uint8_t *x = (const uint8_t *)&a, *y = (const uint8_t *)&b;

    for (size_t n = 0; n < sizeof a; n++) {
        size_t k = 0;
        if (x[n] == y[n])
            continue;
        while (k + 1 < sizeof parts / sizeof *parts && parts[k + 1].offset <= n)
            k++;
        fprintf(stderr, "byte %zu behind the start of %s: %u, not %u\n", n - parts[k].offset, parts[k].name, x[n],
                y[n]);
        demand(false, "options of the interface become those of dxs.h");
    }
    demand((given->source_name == NULL) == (expected->source_name == NULL) &&
               (!given->source_name || strcmp(given->source_name, expected->source_name) == 0),
           "the source has its name");
    demand_address_questions(address_questions);
}
