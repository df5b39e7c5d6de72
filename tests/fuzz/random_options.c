/* Fills conversion options, layouts and callbacks with random values. */
#include "tests/fuzz/random_options.h"

#include "tests/common/demand.h"
#include "tests/fuzz/records.h"

#include "dxs_graph.h"
#include "dxs_inspect.h"

#include <string.h>

/* A new field changes one of these sizes (except in features, workarounds, guarantees): choose a value for it below. */
#if UINTPTR_MAX == UINT64_MAX
#define FIELDS_OF(structure) offsetof(struct structure, reserved)
_Static_assert(sizeof(struct dxs_options) == 1992, "all fields of dxs_options are chosen here");
_Static_assert(FIELDS_OF(dxs_pipeline_state) == 100, "all fields of dxs_pipeline_state are chosen here");
_Static_assert(FIELDS_OF(dxs_binding_model) == 324, "all fields of dxs_binding_model are chosen here");
_Static_assert(FIELDS_OF(dxs_binding) == 64, "all fields of dxs_binding are chosen here");
_Static_assert(FIELDS_OF(dxs_location) == 24, "all fields of dxs_location are chosen here");
_Static_assert(sizeof(struct dxs_layout_policy) == 680, "all fields of dxs_layout_policy are chosen here");
#endif

enum {
    MEMORY_LIMIT = 64 << 20,
    FEW_BYTES = 1 << 20,
    MAX_SETS = 12
};

/* ---- Places and numbers ------------------------------------------------------------------------------------------ */

/* Mostly small and aligned, as valid values are. */
static uint32_t any_offset(uint64_t *state)
{
    return one_in(state, 16) ? (uint32_t)interesting_number(state) : 4 * next_random(state, 80);
}

static void change_place(uint64_t *state, struct dxs_set_binding *place)
{
    if (one_in(state, 16))
        place->set = place->binding = UINT32_MAX;
    else if (one_in(state, 2))
        *place = (struct dxs_set_binding){next_random(state, MAX_SETS), next_random(state, 40)};
}

/* A size, rarely one that is not whole words. */
static uint32_t random_size(uint64_t *state)
{
    uint32_t size = next_random(state, 100000);

    return one_in(state, 8) ? size : size & ~3u;
}

/* A stride, rarely one of single bytes. */
static uint32_t random_stride(uint64_t *state)
{
    uint32_t unit = one_in(state, 8) ? 1 : 64;

    return unit * next_random(state, 10);
}

static void change_bound(uint64_t *state, struct dxs_word_source *bound)
{
    bound->source = (enum dxs_word_kind)next_random(state, DXS_WORD_KIND_BUFFER_LENGTH + 2);
    bound->value = one_in(state, 2) ? any_offset(state) : random_size(state);
    change_place(state, &bound->buffer);
}

static void change_addresses(uint64_t *state, struct dxs_address_records *records)
{
    *records = (struct dxs_address_records){2 * any_offset(state), 2 * any_offset(state)};
}

static void change_offsets(uint64_t *state, struct dxs_offset_records *records)
{
    change_place(state, &records->buffer);
    records->stride = 2 * any_offset(state);
    records->untyped_offset = any_offset(state);
    records->typed_offset = any_offset(state);
}

static void change_qa(uint64_t *state, struct dxs_descriptor_qa *qa)
{
    qa->enabled = one_in(state, 2);
    change_place(state, &qa->report);
    change_place(state, &qa->heap);
}

static void change_qa_format(uint64_t *state, enum dxs_qa_format *format, struct dxs_sampler_qa *samplers)
{
    *format = (enum dxs_qa_format)next_random(state, one_in(state, 16) ? 3 : 2);
    samplers->enabled = one_in(state, 3);
    change_place(state, &samplers->heap);
}

static void change_clamp(uint64_t *state, enum dxs_index_clamp *clamp)
{
    *clamp = (enum dxs_index_clamp)next_random(state, one_in(state, 16) ? 3 : 2);
}

static void change_model(uint64_t *state, struct dxs_binding_model *model)
{
    change_place(state, &model->uniform_block);
    if (one_in(state, 4))
        model->push_constant_limit = any_offset(state);
    if (one_in(state, 4))
        model->set_limit = next_random(state, MAX_SETS);
    change_bound(state, &model->resource_heap_size);
    change_bound(state, &model->sampler_heap_size);
    change_clamp(state, &model->heap_clamp);
    if (one_in(state, 2))
        change_addresses(state, &model->addresses);
    if (one_in(state, 2))
        model->address_source = (enum dxs_address_source)next_random(state, 3);
    if (one_in(state, 2))
        change_offsets(state, &model->offsets);
    change_qa(state, &model->qa);
    change_qa_format(state, &model->qa_format, &model->sampler_qa);
    if (one_in(state, 2))
        model->root_memory = any_offset(state);
}

static void change_bound_heaps(uint64_t *state, struct dxs_bound_heaps *heaps)
{
    if (one_in(state, 3)) {
        heaps->sampler_size = heaps->sampler_alignment = 32;
        heaps->image_size = heaps->image_alignment = 64;
        heaps->buffer_size = heaps->buffer_alignment = 16;
    }
    for (uint32_t h = 0; h < DXS_HEAP_COUNT && one_in(state, 2); h++) {
        struct dxs_heap_slots *slots = &heaps->slots[one_in(state, 4) ? DXS_HEAP_COUNTERS : h];
        slots->offset = one_in(state, 4) ? DXS_OFFSET_AFTER_BUFFER : 64 * next_random(state, 10);
        slots->stride = one_in(state, 4)   ? DXS_STRIDE_OF_SLOT
                        : one_in(state, 4) ? DXS_STRIDE_OF_KIND
                                           : random_stride(state);
    }
    if (one_in(state, 16))
        heaps->image_size = (uint32_t)interesting_number(state);
}

/* ---- Callbacks --------------------------------------------------------------------------------------------------- */

/* Keeps most bindings, refuses some, changes a field of others. */
static bool map_resource(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    uint64_t *state = user;

    demand(request->resource && request->resource->name, "requests name their resource");
    if (one_in(state, 2))
        return true;
    if (one_in(state, 16))
        return false;
    if (one_in(state, 3))
        binding->descriptor = (enum dxs_descriptor_form)next_random(state, DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT + 2);
    if (one_in(state, 3)) {
        binding->set = next_random(state, MAX_SETS);
        binding->binding = one_in(state, 16) ? UINT32_MAX : next_random(state, 40);
    }
    if (one_in(state, 2)) {
        binding->root_arguments = (enum dxs_root_arguments)next_random(state, DXS_ROOT_ARGUMENTS_MEMORY + 2);
        binding->offset = any_offset(state);
    }
    binding->in_heap ^= one_in(state, 3);
    if (binding->in_heap && one_in(state, 2)) {
        binding->heap_offset = any_offset(state);
        binding->descriptor_size_log2 = one_in(state, 8) ? (uint32_t)interesting_number(state) : next_random(state, 32);
    }
    if (one_in(state, 4))
        binding->constant_size = any_offset(state);
    binding->constant_index_only ^= one_in(state, 8);
    binding->uses_offset_records ^= one_in(state, 3);
    binding->ignores_index ^= one_in(state, 6);
    binding->in_bound_heap ^= one_in(state, 4);
    binding->has_no_size ^= one_in(state, 16);
    binding->input_attachment = one_in(state, 8) ? UINT8_MAX : (uint8_t)next_random(state, 4);
    if (one_in(state, 4))
        change_place(state, &binding->offset_buffer);
    if (one_in(state, 3)) {
        binding->counter = (enum dxs_counter)next_random(state, DXS_COUNTER_ADDRESS + 2);
        binding->counter_set = next_random(state, MAX_SETS);
        binding->counter_binding = next_random(state, 40);
    }
    return true;
}

static bool map_location(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    uint64_t *state = user;

    demand(request->element && request->element->name, "requests name their element");
    if (one_in(state, 3))
        return true;
    if (one_in(state, 32))
        return false;
    if (one_in(state, 2))
        location->location = one_in(state, 16) ? (uint32_t)interesting_number(state) : next_random(state, 64);
    if (one_in(state, 4))
        location->component = next_random(state, 6);
    location->per_primitive = one_in(state, 4);
    location->is_captured = one_in(state, 3);
    location->capture_buffer = next_random(state, 5);
    location->capture_stride = any_offset(state);
    location->capture_offset = any_offset(state);
    return true;
}

static void look_at_views(void *user, const char *function, const dxs_control_flow *flow)
{
    dxs_graph *graph = dxs_graph_create(NULL);
    const char *text;
    size_t size;

    (void)user;
    for (int view = DXS_GRAPH_VIEW_INPUT_TEXT; graph && view <= DXS_GRAPH_VIEW_UNREFINED_DOT; view++)
        demand(dxs_graph_show_function(graph, flow, view, &text, &size) == DXS_RESULT_OK && strlen(text) == size &&
                   function,
               "functions can be shown");
    dxs_graph_destroy(graph);
}

/* ---- Layouts ----------------------------------------------------------------------------------------------------- */

static void change_policy(uint64_t *state, struct dxs_layout_policy *policy)
{
    if (one_in(state, 2))
        policy->model.push_constant_limit = any_offset(state);
    if (one_in(state, 8))
        policy->model.set_limit = next_random(state, MAX_SETS);
    policy->push_constant_overflow = (enum dxs_root_overflow)next_random(state, DXS_ROOT_OVERFLOW_MEMORY + 1);
    policy->root_cbv = (enum dxs_root_descriptor_form)next_random(state, DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR + 1);
    policy->root_srv = (enum dxs_root_descriptor_form)next_random(state, DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR + 1);
    policy->root_uav = (enum dxs_root_descriptor_form)next_random(state, DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR + 1);
    policy->dynamic_constants = one_in(state, 2);
    policy->static_cbv = (enum dxs_static_form)next_random(state, DXS_STATIC_FORM_INLINE_BLOCK + 1);
    policy->inline_block_size = any_offset(state);
    policy->mutable_descriptors = one_in(state, 2);
    policy->cbv_heap_as_storage_buffers = one_in(state, 2);
    policy->raw_heap_as_texel_buffers = one_in(state, 2);
    policy->acceleration_structures_as_addresses = one_in(state, 2);
    policy->counter = (enum dxs_counter)next_random(state, DXS_COUNTER_ADDRESS + 1);
    if (one_in(state, 4))
        policy->resource_heap_size = (uint32_t)interesting_number(state);
    if (one_in(state, 4))
        policy->sampler_heap_size = (uint32_t)interesting_number(state);
    change_qa(state, &policy->model.qa);
    change_qa_format(state, &policy->model.qa_format, &policy->model.sampler_qa);
    policy->heap_size_source = (enum dxs_word_kind)next_random(state, DXS_WORD_KIND_BUFFER_LENGTH + 1);
    change_clamp(state, &policy->model.heap_clamp);
    policy->storage_buffer_alignment = one_in(state, 2) ? 0 : 1u << next_random(state, 10);
    policy->texel_buffer_alignment = one_in(state, 2) ? 0 : 1u << next_random(state, 10);
    policy->descriptor_size_log2 = next_random(state, 33);
    policy->sampler_descriptor_size_log2 = next_random(state, 33);
    for (uint32_t h = 0; h < DXS_HEAP_COUNT && one_in(state, 4); h++)
        change_place(state, &policy->heaps[h]);
    if (one_in(state, 8)) {
        change_place(state, &policy->address_buffer);
        change_place(state, &policy->heap_size_buffer);
        change_addresses(state, &policy->model.addresses);
        policy->model.address_source = (enum dxs_address_source)next_random(state, one_in(state, 16) ? 3 : 2);
        change_offsets(state, &policy->model.offsets);
    }
    if (one_in(state, 2)) {
        policy->model.descriptor_heap = (enum dxs_descriptor_heap)next_random(state, DXS_DESCRIPTOR_HEAP_DIRECT + 1);
        if (one_in(state, 2))
            policy->root_cbv = policy->root_srv = policy->root_uav = DXS_ROOT_DESCRIPTOR_FORM_ADDRESS;
        if (one_in(state, 2))
            policy->static_cbv = DXS_STATIC_FORM_HEAP;
        change_bound_heaps(state, &policy->model.bound_heaps);
        if (one_in(state, 4))
            policy->model.shifts.uav = any_offset(state);
        if (one_in(state, 2)) {
            policy->counter = DXS_COUNTER_STORAGE_BUFFER;
            policy->acceleration_structures_as_addresses = policy->model.qa.enabled = false;
            policy->storage_buffer_alignment = policy->texel_buffer_alignment = 0;
            policy->heap_size_source = DXS_WORD_KIND_NONE;
        }
        if (one_in(state, 3)) {
            policy->counter = DXS_COUNTER_TEXEL_BUFFER;
            policy->model.bound_heaps.slots[DXS_HEAP_COUNTERS] =
                (struct dxs_heap_slots){1 << 26, 64}; /* behind all slots */
        }
    }
    uint32_t *sets[] = {&policy->root_set, &policy->push_set, &policy->static_sampler_set,
                        &policy->local_static_sampler_set};
    for (size_t s = 0; s < sizeof sets / sizeof *sets; s++)
        if (one_in(state, 8))
            *sets[s] = next_random(state, MAX_SETS);
}

/* Root signatures that cover most resources of shaders. */
static const struct dxs_root_signature_desc *choose_signature(dxs_root_signature *signature, uint64_t *state,
                                                              bool is_local)
{
    static const char *const globals[] = {
        "DescriptorTable(SRV(t0, numDescriptors=unbounded)), DescriptorTable(UAV(u0, numDescriptors=unbounded)), "
        "DescriptorTable(CBV(b0, numDescriptors=unbounded)), DescriptorTable(Sampler(s0, numDescriptors=unbounded))",
        "RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | SAMPLER_HEAP_DIRECTLY_INDEXED), CBV(b0), CBV(b1), SRV(t0), "
        "SRV(t1), UAV(u0), UAV(u1), DescriptorTable(SRV(t2, numDescriptors=30), UAV(u2, numDescriptors=30), "
        "CBV(b2, numDescriptors=12, flags=DATA_STATIC)), StaticSampler(s0), "
        "DescriptorTable(Sampler(s1, numDescriptors=15))",
        "RootConstants(num32BitConstants=16, b0), RootConstants(num32BitConstants=4, b1), "
        "DescriptorTable(CBV(b2, numDescriptors=8), SRV(t0, numDescriptors=64), UAV(u0, numDescriptors=64)), "
        "StaticSampler(s0, filter=FILTER_MIN_MAG_MIP_POINT), StaticSampler(s1, comparisonFunc=COMPARISON_LESS), "
        "StaticSampler(s2), StaticSampler(s3)",
        ""};
    static const char *const locals[] = {
        "RootFlags(LOCAL_ROOT_SIGNATURE), RootConstants(num32BitConstants=5, b0, space=1), CBV(b1, space=1), "
        "SRV(t0, space=1), DescriptorTable(UAV(u0, space=1, numDescriptors=4))",
        "RootFlags(LOCAL_ROOT_SIGNATURE), DescriptorTable(CBV(b3), SRV(t5)), StaticSampler(s4)"};
    const char *text = is_local ? locals[next_random(state, 2)] : globals[next_random(state, 4)];
    enum dxs_root_signature_version version =
        (enum dxs_root_signature_version)(DXS_ROOT_SIGNATURE_VERSION_V1_1 + next_random(state, 2));

    demand(dxs_root_signature_from_hlsl(signature, version, text, strlen(text)) == DXS_RESULT_OK,
           dxs_root_signature_error(signature)->message);
    return dxs_root_signature_describe(signature);
}

static void choose_layout(struct random_options *random, const struct dxs_allocator *allocator)
{
    uint64_t *state = &random->state;
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    random->global = dxs_root_signature_create(allocator);
    random->local = dxs_root_signature_create(allocator);
    random->layout = dxs_layout_create(allocator);
    if (!random->global || !random->local || !random->layout)
        return;
    if (!one_in(state, 4))
        change_policy(state, &policy);
    const struct dxs_root_signature_desc *global = choose_signature(random->global, state, false);
    const struct dxs_root_signature_desc *local =
        one_in(state, 3) ? choose_signature(random->local, state, true) : NULL;
    enum dxs_result result = dxs_layout_build(random->layout, global, local, &policy);
    demand(result != DXS_RESULT_INTERNAL_ERROR && dxs_layout_error(random->layout)->code == result,
           "layouts fail with a reason");
    if (result == DXS_RESULT_OK || one_in(state, 16)) /* sometimes a layout that was never built */
        random->options.layout = random->layout;
}

static void change_print(uint64_t *state, struct dxs_print *print)
{
    print->to = (enum dxs_print_to)next_random(state, one_in(state, 16) ? 6 : 4);
    change_place(state, &print->buffer);
    for (int n = 0; n < 3; n++)
        if (one_in(state, 2))
            print->thread[n] = (uint32_t)interesting_number(state);
    print->range_count = next_random(state, one_in(state, 16) ? DXS_MAX_PRINT_RANGES + 3 : 3);
    for (int n = 0; n < DXS_MAX_PRINT_RANGES; n++)
        print->ranges[n] = (struct dxs_print_range){one_in(state, 2) ? DXS_ALL : next_random(state, 3),
                                                    next_random(state, 20), next_random(state, 200)};
}

static void change_checks(uint64_t *state, struct dxs_checks *checks)
{
    checks->check = (enum dxs_check)next_random(state, one_in(state, 16) ? 6 : DXS_CHECK_HAZARDS + 1);
    change_place(state, &checks->marks);
    change_place(state, &checks->reports);
    if (one_in(state, 2))
        change_place(state, &checks->addresses);
    checks->to = (enum dxs_report_to)next_random(state, one_in(state, 16) ? 4 : DXS_REPORT_TO_ABORT + 1);
}

static uint32_t any_lane_count(uint64_t *state)
{
    return one_in(state, 32) ? next_random(state, 200) : UINT32_C(4) << next_random(state, 6);
}

static void change_waves(uint64_t *state, struct dxs_pipeline_state *pipeline)
{
    if (one_in(state, 3))
        pipeline->wave_size = any_lane_count(state);
    if (one_in(state, 3)) {
        uint32_t a = any_lane_count(state), b = any_lane_count(state);
        pipeline->subgroup_size_min = a < b ? a : b;
        pipeline->subgroup_size_max = a < b ? b : a;
    }
}

static void change_pipeline(uint64_t *state, struct dxs_pipeline_state *pipeline)
{
    pipeline->rasterizer_samples = next_random(state, one_in(state, 16) ? 40 : 17);
    pipeline->rasterizer_samples_id = (uint32_t)interesting_number(state);
    for (uint8_t n = 0; n < 4; n++) {
        uint8_t *swizzle = pipeline->target_swizzles[next_random(state, 8)];
        swizzle[n] = one_in(state, 64) ? 9 : n ^ 1;
    }
    pipeline->max_tessellation_factor = (float)next_random(state, 100);
    pipeline->invariant_position = one_in(state, 2);
    struct dxs_view_instancing *views = &pipeline->views;
    views->source = (enum dxs_view_source)next_random(state, one_in(state, 16) ? 6 : 4);
    views->map_id = next_random(state, 10);
    views->viewports_id = next_random(state, 10);
    change_bound(state, &views->word);
    views->adds_viewport = one_in(state, 2);
    views->adds_target_array_index = one_in(state, 2);
    pipeline->lane_count = one_in(state, 2) ? 0 : next_random(state, 130);
    change_waves(state, pipeline);
    if (one_in(state, 2))
        pipeline->next_stage = one_in(state, 16) ? (enum dxs_stage)next_random(state, 20) : DXS_STAGE_GEOMETRY;
}

static void change_workarounds(uint64_t *state, struct dxs_workarounds *workarounds)
{
    uint8_t switches[DXS_WORKAROUND_COUNT];

    for (size_t i = 0; i < sizeof switches; i++)
        switches[i] = (uint8_t)next_random(state, 2);
    memcpy(workarounds->on, switches, sizeof switches);
    workarounds->selections = (enum dxs_selection_hint)next_random(state, one_in(state, 16) ? 6 : 4);
    workarounds->loops = (enum dxs_loop_hint)next_random(state, one_in(state, 16) ? 6 : 4);
}

static void change_guarantees(uint64_t *state, struct dxs_options *options)
{
    uint8_t switches[DXS_GUARANTEE_COUNT];

    for (size_t i = 0; i < sizeof switches; i++)
        switches[i] = (uint8_t)next_random(state, 2);
    memcpy(options->guarantees.on, switches, sizeof switches);
    options->exact = one_in(state, 4);
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

static void change_limits(uint64_t *state, struct dxs_limits *limits)
{
    uint32_t *counts[] = {&limits->values, &limits->blocks, &limits->types, &limits->nesting};

    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        if (one_in(state, 4))
            *counts[i] = one_in(state, 8) ? (uint32_t)interesting_number(state) : next_random(state, 400);
    if (one_in(state, 2))
        limits->memory = next_random(state, FEW_BYTES);
}

static const uint32_t note_numbers[] = {0, 1, UINT32_MAX};
static const struct dxs_note notes[] = {{"NonSemantic.fuzz", "numbers", note_numbers, 3, 1, {0}},
                                        {"NonSemantic.fuzz", "", NULL, 0, UINT32_MAX, {0}},
                                        {NULL, NULL, NULL, 5, 0, {0}},
                                        {"NonSemantic.", "other set", note_numbers, 1, 0, {0}},
                                        {"GLSL.std.450", "refused", NULL, 0, 1, {0}}};

void choose_options(struct random_options *random, uint64_t seed, const struct dxs_allocator *allocator)
{
    struct dxs_options *options = &random->options;
    uint64_t *state = &random->state;
    uint8_t switches[DXS_FEATURE_COUNT];
    static const size_t sizes[] = {0,
                                   sizeof options->struct_size,
                                   offsetof(struct dxs_options, layout),
                                   offsetof(struct dxs_options, map_resource),
                                   offsetof(struct dxs_options, features),
                                   offsetof(struct dxs_options, debug_info),
                                   offsetof(struct dxs_options, shader_hash),
                                   offsetof(struct dxs_options, print),
                                   offsetof(struct dxs_options, limits),
                                   offsetof(struct dxs_options, checks),
                                   offsetof(struct dxs_options, notes),
                                   offsetof(struct dxs_options, print.draw),
                                   sizeof *options + sizeof random->newer};

    *random = (struct random_options){.options = dxs_default_options(), .state = seed};
    options->map_user = options->show_user = state;
    options->limits.memory = MEMORY_LIMIT;
    for (size_t i = 0; i < sizeof switches; i++)
        switches[i] = (uint8_t)next_random(state, 2);
    memcpy(options->features.on, switches, sizeof switches);
    options->features.compute_derivatives = (enum dxs_compute_derivatives)next_random(state, one_in(state, 16) ? 7 : 5);
    options->debug_info = one_in(state, 2);
    options->debug_variables = one_in(state, 3);
    options->structured_names = one_in(state, 2);
    options->builtin_names = one_in(state, 2);
    options->shader_hash = interesting_number(state);
    if (one_in(state, 6))
        change_print(state, &options->print);
    if (one_in(state, 12))
        change_bound(state, &options->print.draw);
    if (one_in(state, 6))
        change_checks(state, &options->checks);
    if (one_in(state, 4))
        change_pipeline(state, &options->pipeline);
    if (one_in(state, 4))
        change_workarounds(state, &options->workarounds);
    if (one_in(state, 4))
        change_guarantees(state, options);
    if (one_in(state, 4))
        options->node_dispatch = any_offset(state);
    if (one_in(state, 3))
        options->node_model = (enum dxs_node_model)next_random(state, one_in(state, 16) ? 3 : 2);
    if (one_in(state, 4))
        options->nvapi = one_in(state, 4) ? (struct dxs_nvapi){true, next_random(state, 10), next_random(state, 4), {0}}
                                          : (struct dxs_nvapi){true, 9, 1, {0}}; /* as in the shaders of the corpus */
    if (one_in(state, 8)) {
        uint32_t *shifts[] = {&options->model.shifts.srv, &options->model.shifts.uav, &options->model.shifts.cbv,
                              &options->model.shifts.sampler, &options->model.shifts.counter};
        uint32_t shift = one_in(state, 4) ? (uint32_t)interesting_number(state) : 100;
        *shifts[next_random(state, 5)] = shift;
    }
    if (one_in(state, 3))
        change_model(state, &options->model);
    if (one_in(state, 4)) {
        options->model.descriptor_heap = one_in(state, 16) ? DXS_DESCRIPTOR_HEAP_MAPPINGS : DXS_DESCRIPTOR_HEAP_DIRECT;
        change_bound_heaps(state, &options->model.bound_heaps);
    }
    if (one_in(state, 3))
        options->map_resource = map_resource;
    if (one_in(state, 4))
        options->map_location = map_location;
    if (one_in(state, 8)) {
        options->notes = one_in(state, 16) ? NULL : notes;
        options->note_count = next_random(state, sizeof notes / sizeof *notes + 1);
    }
    if (one_in(state, 8))
        options->show_control_flow = look_at_views;
    if (one_in(state, 12))
        change_limits(state, &options->limits);
    if (one_in(state, 32)) /* sizes of other header versions; none splits a field */
        options->struct_size = sizes[next_random(state, sizeof sizes / sizeof *sizes)];
    if (one_in(state, 100))
        random->newer[1] = 1;
    if (one_in(state, 3))
        choose_layout(random, allocator);
}

void free_options(struct random_options *random)
{
    dxs_layout_destroy(random->layout);
    dxs_root_signature_destroy(random->local);
    dxs_root_signature_destroy(random->global);
}
