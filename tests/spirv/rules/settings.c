/* The sets of options: those of the tests on devices, and more features than any of these has. */
#include "settings.h"

#include <stddef.h>
#include <string.h>

enum {
    FEATURES = DXS_FEATURE_COUNT /* all but compute_derivatives */
};

static void choose_none(struct dxs_options *options, uint32_t seed)
{
    (void)options;
    (void)seed;
}

/* What lavapipe and most devices have. */
static void choose_usual(struct dxs_options *options, uint32_t seed)
{
    struct dxs_features *f = &options->features;

    (void)seed;
    f->on[DXS_FEATURE_DEMOTE_TO_HELPER] = f->on[DXS_FEATURE_STORAGE_IMAGE_READ_WITHOUT_FORMAT] =
        f->on[DXS_FEATURE_INTEGER_DOT_PRODUCT] = true;
    f->on[DXS_FEATURE_SIGNED_ZERO_INF_NAN_PRESERVE_16BIT] = f->on[DXS_FEATURE_SIGNED_ZERO_INF_NAN_PRESERVE_32BIT] =
        true;
    f->on[DXS_FEATURE_SIGNED_ZERO_INF_NAN_PRESERVE_64BIT] = f->on[DXS_FEATURE_ZERO_INITIALIZE_WORKGROUP_MEMORY] = true;
    f->on[DXS_FEATURE_ROUNDING_MODE_RTE_16BIT] = f->on[DXS_FEATURE_ROUNDING_MODE_RTE_32BIT] =
        f->on[DXS_FEATURE_SCALAR_BLOCK_LAYOUT] = true;
    f->on[DXS_FEATURE_DENORM_PRESERVE_16BIT] = f->on[DXS_FEATURE_DENORM_PRESERVE_64BIT] =
        f->on[DXS_FEATURE_MAXIMAL_RECONVERGENCE] = true;
}

static void choose_all(struct dxs_options *options, uint32_t seed)
{
    (void)seed;
    memset(options->features.on, true, FEATURES);
}

static void choose_memory_model(struct dxs_options *options, uint32_t seed)
{
    choose_usual(options, seed);
    options->features.on[DXS_FEATURE_VULKAN_MEMORY_MODEL] = true;
}

static void choose_untyped(struct dxs_options *options, uint32_t seed)
{
    choose_memory_model(options, seed);
    options->features.on[DXS_FEATURE_UNTYPED_POINTERS] = true;
}

static void choose_exact(struct dxs_options *options, uint32_t seed)
{
    choose_usual(options, seed);
    options->exact = true;
}

static void choose_any(struct dxs_options *options, uint32_t seed)
{
    for (uint32_t n = 0; n < FEATURES; n++) {
        seed = seed * 1664525 + 1013904223;
        options->features.on[n] = seed >> 31;
    }
    options->features.compute_derivatives = (enum dxs_compute_derivatives)((seed >> 16) % 5);
}

static void choose_workarounds(struct dxs_options *options, uint32_t seed)
{
    options->features.on[DXS_FEATURE_FLOAT_CONTROLS2] = seed % 2; /* the other way to forbid contraction */
    options->workarounds.on[DXS_WORKAROUND_ALL_PRECISE] = true;
    options->workarounds.on[DXS_WORKAROUND_NON_UNIFORM_INDICES] = true;
    options->workarounds.on[DXS_WORKAROUND_DEVICE_BARRIERS] = true;
    options->workarounds.on[DXS_WORKAROUND_LOCKSTEP_GROUPSHARED] = true;
    options->pipeline.invariant_position = true;
    options->pipeline.next_stage = DXS_STAGE_GEOMETRY;
}

/* Several waves in a subgroup: no index of a descriptor is uniform in it. */
static void choose_small_waves(struct dxs_options *options, uint32_t seed)
{
    choose_usual(options, seed);
    options->pipeline.wave_size = 8;
}

/* Waves with several words of a mask. */
static void choose_large_waves(struct dxs_options *options, uint32_t seed)
{
    choose_usual(options, seed);
    options->pipeline.wave_size = 64;
}

/* Each float gets a select behind the instruction that computes it, whose decorations stay. */
static void choose_zeroed_nans(struct dxs_options *options, uint32_t seed)
{
    choose_usual(options, seed);
    options->workarounds.on[DXS_WORKAROUND_ZERO_NANS] = true;
}

/* ---- Bindings ---------------------------------------------------------------------------------------------------- */

enum {
    HEAPS_SET = 20,
    COUNTERS = 2, /* sets behind those of the heaps */
    OFFSETS_SET = 24,
    TABLES = 16 /* bytes of push constants that are indices of tables */
};

static bool is_words(const struct dxs_resource *r)
{
    return r->kind == DXS_RESOURCE_KIND_RAW_BUFFER || r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ||
           r->kind == DXS_RESOURCE_KIND_TBUFFER;
}

/* Tables of heaps. Those of odd registers are at the same bindings of other sets. */
static bool map_heaps(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct dxs_resource *r = request->resource;

    (void)user;
    binding->set = HEAPS_SET + (request->from_heap ? 0 : r->lower_bound % 2);
    binding->binding = 1 + (uint32_t)r->resource_class;
    binding->counter_set = binding->set + COUNTERS;
    binding->counter_binding = binding->binding;
    binding->in_heap = true;
    if (request->from_heap)
        return true;
    binding->root_arguments = DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    binding->offset = (uint32_t)r->resource_class * 4;
    binding->heap_offset = r->lower_bound == DXS_NONE ? 0 : r->lower_bound % 7;
    return true;
}

/* Buffers of words are at addresses in push constants, if they are no arrays. So are counters. */
static bool map_addresses(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct dxs_resource *r = request->resource;

    if (r->has_counter)
        binding->counter = DXS_COUNTER_ADDRESS;
    if (request->from_heap || r->count != 1 || !is_words(r) || r->has_counter)
        return map_heaps(user, request, binding);
    binding->descriptor = DXS_DESCRIPTOR_FORM_ADDRESS;
    binding->root_arguments = DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    binding->offset = TABLES + (r->lower_bound % 6) * 8;
    return true;
}

static bool map_texels(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    (void)user;
    if (is_words(request->resource) && !request->needs_storage_buffer)
        binding->descriptor = DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    return true;
}

static bool map_texels_and_counters(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    if (request->resource->has_counter)
        binding->counter = DXS_COUNTER_TEXEL_BUFFER;
    return map_texels(user, request, binding);
}

static bool has_shader_record(enum dxs_stage stage)
{
    return stage >= DXS_STAGE_RAY_GENERATION && stage <= DXS_STAGE_CALLABLE;
}

/* Tables of shader records, whose buffers have offset records and counters at addresses. */
static bool map_records(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct dxs_resource *r = request->resource;

    map_heaps(user, request, binding);
    binding->uses_offset_records =
        (is_words(r) && r->kind != DXS_RESOURCE_KIND_TBUFFER) || r->kind == DXS_RESOURCE_KIND_TYPED_BUFFER;
    if (r->resource_class == DXS_RESOURCE_CLASS_UAV)
        binding->offset_buffer = (struct dxs_set_binding){OFFSETS_SET + 1, 0};
    if (r->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE)
        binding->descriptor = DXS_DESCRIPTOR_FORM_ADDRESS;
    if (r->has_counter)
        binding->counter = DXS_COUNTER_ADDRESS;
    if (has_shader_record(request->stage) && !request->from_heap) {
        binding->root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD;
        binding->offset *= 2; /* handles of 8 bytes */
    }
    return true;
}

/* Single textures that a pixel shader only loads. */
static bool map_attachments(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct dxs_resource *r = request->resource;
    bool is_flat = r->kind == DXS_RESOURCE_KIND_TEXTURE_2D || r->kind == DXS_RESOURCE_KIND_TEXTURE_2DMS;

    (void)user;
    if (request->from_heap || r->resource_class != DXS_RESOURCE_CLASS_SRV || r->count != 1 || !is_flat)
        return true;
    binding->descriptor = DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT;
    binding->input_attachment = (uint8_t)(r->lower_bound % 7);
    return true;
}

static void choose_heaps(struct dxs_options *options, uint32_t seed)
{
    choose_usual(options, seed);
    options->model.descriptor_heap = DXS_DESCRIPTOR_HEAP_NONE;
}

/* Records with more than the library reads, in other orders than usual. */
static void choose_records(struct dxs_options *options, uint32_t seed)
{
    choose_usual(options, seed);
    options->model.addresses = (struct dxs_address_records){24, 16};
    options->model.offsets = (struct dxs_offset_records){{OFFSETS_SET, 1}, 40, 32, 24};
}

/* Each descriptor is checked before its use, also where its index is constant. */
static void choose_checked(struct dxs_options *options, uint32_t seed)
{
    choose_usual(options, seed);
    options->model.qa = (struct dxs_descriptor_qa){true, {OFFSETS_SET, 2}, {OFFSETS_SET, 3}};
    options->model.sampler_qa = (struct dxs_sampler_qa){seed & 64, {OFFSETS_SET, 4}};
}

static void choose_bound_heaps(struct dxs_options *options, uint32_t seed)
{
    choose_memory_model(options, seed);
    options->model.descriptor_heap = DXS_DESCRIPTOR_HEAP_DIRECT;
}

static bool map_bound_heaps(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    map_heaps(user, request, binding);
    binding->in_bound_heap = true;
    return true;
}

const struct setting settings[] = {
    {"written", choose_none, NULL, true, false},
    {"written-usual", choose_usual, NULL, true, false},
    {"written-model", choose_memory_model, NULL, true, false},
    {"written-any", choose_any, NULL, true, false},
    {"baseline", choose_none, NULL, false, false},
    {"usual", choose_usual, NULL, false, false},
    {"all", choose_all, NULL, false, false},
    {"memory-model", choose_memory_model, NULL, false, false},
    {"untyped", choose_untyped, NULL, false, false},
    {"untyped-short", choose_untyped, NULL, false, true},
    {"all-short", choose_all, NULL, false, true},
    {"exact", choose_exact, NULL, false, false},
    {"workarounds", choose_workarounds, NULL, false, false},
    {"small-waves", choose_small_waves, map_heaps, false, false},
    {"large-waves", choose_large_waves, NULL, false, false},
    {"zeroed-nans", choose_zeroed_nans, NULL, false, false},
    {"heaps", choose_heaps, map_heaps, false, false},
    {"addresses", choose_usual, map_addresses, false, false},
    {"records", choose_records, map_records, false, false},
    {"checked", choose_checked, map_heaps, false, false},
    {"texels-and-counters", choose_usual, map_texels_and_counters, false, false},
    {"model-addresses", choose_memory_model, map_addresses, false, false},
    {"texels", choose_usual, map_texels, false, false},
    {"attachments", choose_usual, map_attachments, false, false},
    {"bound-heaps", choose_bound_heaps, map_bound_heaps, false, false},
    {"model-texels", choose_memory_model, map_texels, false, false},
    {"untyped-heaps", choose_untyped, map_heaps, false, false},
    {"any-1", choose_any, NULL, false, false},
    {"any-2", choose_any, map_heaps, false, false},
    {"any-3", choose_any, map_addresses, false, false},
};
const unsigned setting_count = sizeof settings / sizeof *settings;
