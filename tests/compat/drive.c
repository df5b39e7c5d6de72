/* Converts every shader through dxil-spirv's interface and through dxs.h with the equivalent settings: the SPIR-V words
 * must be equal. Each option and several kinds of callbacks are tried. The equivalent settings are written here a
 * second time, independently, from docs/reference/dxil-spirv-c.md.
 *
 *   drive [--threads N] FOLDER... */
#include "dxil_spirv_c.h"
#include "dxs.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ROOT_DESCRIPTORS = 3,
    ROOT_WORDS = 40,
    FIRST_TABLE_WORD = 20, /* number of the root constant */
    HEAP_SET = 4,
    OFFSET_SET = 6
};

/* ---- Callbacks, as a program for the interface writes them ------------------------------------------------------- */

static bool is_constants(const dxil_spv_d3d_binding *d3d)
{
    return d3d->register_space == 0 && d3d->register_index == 0 && d3d->range_size == 1;
}

static bool is_root_descriptor(const dxil_spv_d3d_binding *d3d)
{
    return d3d->register_index == 1 && d3d->range_size == 1;
}

static bool is_of_words(const dxil_spv_d3d_binding *d3d)
{
    return d3d->kind == DXIL_SPV_RESOURCE_KIND_RAW_BUFFER || d3d->kind == DXIL_SPV_RESOURCE_KIND_STRUCTURED_BUFFER;
}

static void put_in_heap(const dxil_spv_d3d_binding *d3d, unsigned kind, dxil_spv_vulkan_binding *vulkan)
{
    vulkan->set = HEAP_SET;
    vulkan->binding = kind;
    vulkan->bindless.use_heap = DXIL_SPV_TRUE;
    vulkan->bindless.heap_root_offset = d3d->register_index + 5;
    vulkan->root_constant_index = FIRST_TABLE_WORD + kind;
}

static dxil_spv_bool heap_srv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_srv_vulkan_binding *vulkan)
{
    (void)user;
    put_in_heap(d3d, 1, &vulkan->buffer_binding);
    if (is_root_descriptor(d3d) && is_of_words(d3d)) {
        vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS;
        vulkan->buffer_binding.root_constant_index = 1;
    } else if (is_of_words(d3d)) {
        vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO;
        vulkan->offset_binding.set = OFFSET_SET;
        vulkan->offset_binding.binding = 1;
    } else if (d3d->kind == DXIL_SPV_RESOURCE_KIND_TYPED_BUFFER) {
        vulkan->offset_binding.set = OFFSET_SET;
        vulkan->offset_binding.binding = 2;
    } else if (d3d->kind == DXIL_SPV_RESOURCE_KIND_RT_ACCELERATION_STRUCTURE) {
        vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO;
    }
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool heap_uav(void *user, const dxil_spv_uav_d3d_binding *uav, dxil_spv_uav_vulkan_binding *vulkan)
{
    const dxil_spv_d3d_binding *d3d = &uav->d3d_binding;

    (void)user;
    put_in_heap(d3d, 2, &vulkan->buffer_binding);
    if (is_of_words(d3d))
        vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO;
    if (uav->has_counter)
        put_in_heap(d3d, 3, &vulkan->counter_binding);
    vulkan->offset_binding.set = OFFSET_SET;
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool heap_cbv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_cbv_vulkan_binding *vulkan)
{
    (void)user;
    vulkan->push_constant = is_constants(d3d);
    if (vulkan->push_constant) {
        vulkan->vulkan.push_constant.offset_in_words = 4;
        return DXIL_SPV_TRUE;
    }
    put_in_heap(d3d, 4, &vulkan->vulkan.uniform_binding);
    if (is_root_descriptor(d3d)) {
        vulkan->vulkan.uniform_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS;
        vulkan->vulkan.uniform_binding.root_constant_index = 2;
    }
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool heap_sampler(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_vulkan_binding *vulkan)
{
    (void)user;
    if (d3d->range_size == DXS_UNBOUNDED && d3d->register_space != DXS_NONE)
        return DXIL_SPV_FALSE; /* asked again for one */
    if (d3d->range_size == 1) {
        vulkan->set = 3;
        vulkan->binding = d3d->register_index;
        return DXIL_SPV_TRUE;
    }
    put_in_heap(d3d, 5, vulkan);
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool vertex_input(void *user, const dxil_spv_d3d_vertex_input *d3d,
                                  dxil_spv_vulkan_vertex_input *vulkan)
{
    (void)user;
    vulkan->location = d3d->start_row + 7;
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool stream_output(void *user, const dxil_spv_d3d_stream_output *d3d,
                                   dxil_spv_vulkan_stream_output *vulkan)
{
    (void)user;
    vulkan->enable = d3d->semantic_index == 0 && strcmp(d3d->semantic, "SV_Position") == 0;
    vulkan->buffer_index = 1;
    vulkan->stride = 32;
    vulkan->offset = 16;
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool moved(void *user, const dxil_spv_d3d_shader_stage_io *d3d, dxil_spv_vulkan_shader_stage_io *vulkan)
{
    (void)user;
    (void)d3d;
    vulkan->location += 2;
    return DXIL_SPV_TRUE;
}

/* ---- The same in dxs.h ------------------------------------------------------------------------------------------- */

struct expected {
    struct dxs_options options;
    const struct dxs_entry *entry;
    bool heaps; /* true: with the callbacks above; false: without callbacks */
    bool inline_block, heap_cbvs_in_storage, addresses, typed_offsets;
    uint32_t alignment;
    struct dxs_set_binding counter_place;
};

static bool is_words(const struct dxs_resource *resource)
{
    return resource->kind == DXS_KIND_RAW_BUFFER || resource->kind == DXS_KIND_STRUCTURED_BUFFER;
}

static bool by_register(const struct dxs_resource *resource, bool from_heap, struct dxs_binding *binding)
{
    *binding = (struct dxs_binding){.set = resource->space, .binding = resource->lower_bound};
    if (is_words(resource))
        binding->descriptor = DXS_DESCRIPTOR_TEXEL_BUFFER;
    if (resource->has_counter) {
        binding->counter = DXS_COUNTER_TEXEL_BUFFER;
        binding->counter_set = resource->space + 1;
        binding->counter_binding = resource->lower_bound;
    }
    return !from_heap;
}

static void root_argument(const struct expected *e, uint32_t offset, struct dxs_binding *binding)
{
    binding->root_arguments = e->inline_block ? DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK : DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    binding->offset = offset;
}

static void in_heap(const struct expected *e, const struct dxs_resource *resource, bool from_heap, uint32_t kind,
                    struct dxs_binding *binding)
{
    binding->set = HEAP_SET;
    binding->binding = kind;
    binding->in_heap = true;
    if (from_heap)
        return;
    binding->heap_offset = resource->lower_bound + 5;
    root_argument(e, 8 * ROOT_DESCRIPTORS + 4 * (FIRST_TABLE_WORD + kind), binding);
}

static void with_offsets(const struct expected *e, const struct dxs_resource *resource, uint32_t place,
                         struct dxs_binding *binding)
{
    uint32_t alignment = resource->kind == DXS_KIND_RAW_BUFFER ? 16 : resource->stride & (0 - resource->stride);

    if (is_words(resource) ? alignment % e->alignment != 0
                           : resource->kind == DXS_KIND_TYPED_BUFFER && e->typed_offsets) {
        binding->uses_offset_records = true;
        binding->offset_buffer = (struct dxs_set_binding){OFFSET_SET, place};
    }
}

static bool expected_srv(const struct expected *e, const struct dxs_resource *resource, bool from_heap,
                         struct dxs_binding *binding)
{
    if (resource->lower_bound == 1 && resource->count == 1 && is_words(resource)) {
        binding->descriptor = DXS_DESCRIPTOR_ADDRESS;
        root_argument(e, 8, binding);
        return true;
    }
    in_heap(e, resource, from_heap, 1, binding);
    if (is_words(resource))
        binding->descriptor = DXS_DESCRIPTOR_STORAGE_BUFFER;
    else if (resource->kind == DXS_KIND_ACCELERATION_STRUCTURE)
        binding->descriptor = DXS_DESCRIPTOR_ADDRESS;
    with_offsets(e, resource, is_words(resource) ? 1 : 2, binding);
    return true;
}

static bool expected_uav(const struct expected *e, const struct dxs_resource *resource, bool from_heap,
                         struct dxs_binding *binding)
{
    in_heap(e, resource, from_heap, 2, binding);
    if (is_words(resource))
        binding->descriptor = DXS_DESCRIPTOR_STORAGE_BUFFER;
    if (resource->has_counter) {
        binding->counter = e->addresses ? DXS_COUNTER_ADDRESS : DXS_COUNTER_TEXEL_BUFFER;
        binding->counter_set = e->counter_place.set;
        binding->counter_binding = e->counter_place.binding;
    }
    with_offsets(e, resource, 0, binding);
    return true;
}

static bool expected_cbv(const struct expected *e, const struct dxs_resource *resource, bool from_heap,
                         struct dxs_binding *binding)
{
    if (resource->space == 0 && resource->lower_bound == 0 && resource->count == 1) {
        uint32_t room = 4 * (ROOT_WORDS - 4);
        binding->descriptor = DXS_DESCRIPTOR_CONSTANTS;
        binding->constant_size = resource->size < room ? 0 : room;
        root_argument(e, 8 * ROOT_DESCRIPTORS + 4 * 4, binding);
        return true;
    }
    if (resource->lower_bound == 1 && resource->count == 1) {
        binding->descriptor = DXS_DESCRIPTOR_ADDRESS;
        root_argument(e, 16, binding);
        return true;
    }
    in_heap(e, resource, from_heap, 4, binding);
    if (e->heap_cbvs_in_storage)
        binding->descriptor = DXS_DESCRIPTOR_STORAGE_BUFFER;
    return true;
}

static bool expected_sampler(const struct expected *e, const struct dxs_resource *resource, bool from_heap,
                             struct dxs_binding *binding)
{
    if (!from_heap && (resource->count == 1 || resource->count == DXS_UNBOUNDED)) {
        binding->set = 3;
        binding->binding = resource->lower_bound;
        binding->ignores_index = resource->count != 1;
        return true;
    }
    in_heap(e, resource, from_heap, 5, binding);
    return true;
}

/* The push constants of a node are those of its dispatch. */
static bool expected_resource(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct expected *e = user;
    const struct dxs_resource *resource = request->resource;
    bool is_mapped;

    if (!e->heaps)
        return by_register(resource, request->from_heap, binding);
    *binding = (struct dxs_binding){0};
    is_mapped = resource->resource_class == DXS_CLASS_SRV   ? expected_srv(e, resource, request->from_heap, binding)
                : resource->resource_class == DXS_CLASS_UAV ? expected_uav(e, resource, request->from_heap, binding)
                : resource->resource_class == DXS_CLASS_CBV
                    ? expected_cbv(e, resource, request->from_heap, binding)
                    : expected_sampler(e, resource, request->from_heap, binding);
    return is_mapped &&
           (request->stage != DXS_STAGE_NODE || binding->root_arguments != DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS);
}

/* Number of registers of control points; patch constants follow them. */
static uint32_t end_of(const struct dxs_signature *signature)
{
    uint32_t end = 0;

    for (uint32_t n = 0; n < signature->count; n++) {
        const struct dxs_signature_element *e = &signature->elements[n];
        if (e->start_row != DXS_NONE && e->start_row + e->rows > end)
            end = e->start_row + e->rows;
    }
    return end;
}

static bool expected_location(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    const struct expected *e = user;
    const struct dxs_signature_element *element = request->element;
    bool is_vertex_stage = request->stage == DXS_STAGE_VERTEX || request->stage == DXS_STAGE_DOMAIN ||
                           request->stage == DXS_STAGE_GEOMETRY;

    if (e->heaps && is_vertex_stage && request->part == DXS_PART_OUTPUTS && strcmp(element->name, "SV_Position") == 0 &&
        element->semantic_indices[0] == 0)
        *location = (struct dxs_location){location->location, location->component, false, true, 1, 32, 16};
    if (request->is_builtin || element->semantic == DXS_SEMANTIC_TARGET)
        return true;
    if (request->part == DXS_PART_PATCH_OR_PRIMITIVE && request->stage != DXS_STAGE_MESH &&
        element->start_row != DXS_NONE) {
        location->location =
            element->start_row + end_of(request->stage == DXS_STAGE_HULL ? &e->entry->outputs : &e->entry->inputs);
        location->component = element->start_column;
    }
    if (!e->heaps)
        return true;
    if (request->stage == DXS_STAGE_VERTEX && request->part == DXS_PART_INPUTS) {
        location->location = element->start_row + 7;
        location->component = 0;
    } else {
        location->location += 2;
    }
    return true;
}

static void defaults(struct expected *e, const struct dxs_entry *entry, bool heaps)
{
    struct dxs_options *o = &e->options;

    *e = (struct expected){.options = dxs_default_options(),
                           .entry = entry,
                           .heaps = heaps,
                           .alignment = 16,
                           .counter_place = {HEAP_SET, 3}};
    o->node_model = DXS_NODES_POOL;
    o->map_resource = expected_resource;
    o->map_location = expected_location;
    o->map_user = e;
    o->structured_names = false;
    o->features.sample_offsets = true;
    o->features.compute_derivatives = DXS_COMPUTE_DERIVATIVES_LINEAR;
    o->workarounds.full_min_precision = true;
    o->workarounds.no_primitive_culling = true;
    o->workarounds.selections = DXS_SELECTION_FREE;
    o->workarounds.loops = DXS_LOOP_FREE;
    o->pipeline.views.source = DXS_VIEW_FROM_WORD;
    o->pipeline.views.word.source = DXS_WORD_CONSTANT;
    o->model.offsets = (struct dxs_offset_records){.stride = 8};
}

/* ---- Options: what the program says, and what that is in dxs.h --------------------------------------------------- */

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

SETTING(SHADER_DEMOTE_TO_HELPER, demote, e->options.features.demote_to_helper = true, ADD(shader_demote_to_helper, 1))
SETTING(DUAL_SOURCE_BLENDING, two_sources, e->options.features.dual_source_blending = true,
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
SETTING(TYPED_UAV_READ_WITHOUT_FORMAT, typed_reads, e->options.features.storage_image_read_without_format = true,
        ADD(typed_uav_read_without_format, 1))
SETTING(BINDLESS_TYPED_BUFFER_OFFSETS, typed_offsets, e->typed_offsets = true, ADD(bindless_typed_buffer_offsets, 1))
SETTING(STORAGE_INPUT_OUTPUT_16BIT, narrow_varyings, e->options.features.storage_16bit_input_output = true,
        ADD(storage_input_output_16bit, 1))
SETTING(MIN_PRECISION_NATIVE_16BIT, native_16, e->options.features.native_16bit_min_precision = true,
        ADD(min_precision_native_16bit, 1))
SETTING(SHADER_I8_DOT, byte_dots, e->options.features.integer_dot_product = true, ADD(shader_i8_dot, 1))
SETTING(SHADER_RAY_TRACING_PRIMITIVE_CULLING, culling, e->options.workarounds.no_primitive_culling = false,
        ADD(shader_ray_tracing_primitive_culling, 1))
SETTING(INVARIANT_POSITION, invariant, e->options.pipeline.invariant_position = true, ADD(invariant_position, 1))
SETTING(SCALAR_BLOCK_LAYOUT, scalar_layout, e->options.features.scalar_block_layout = true,
        ADD(scalar_block_layout, 1, 0))
SETTING(SCALAR_BLOCK_LAYOUT, exact_vectors,
        (e->options.features.scalar_block_layout = true, e->options.features.per_component_robustness = true),
        ADD(scalar_block_layout, 1, 1))
SETTING(ARITHMETIC_RELAXED_PRECISION, relaxed, e->options.workarounds.full_min_precision = false,
        ADD(arithmetic_relaxed_precision, 1))
SETTING(PHYSICAL_ADDRESS_DESCRIPTOR_INDEXING, records,
        e->options.model.addresses = ((struct dxs_address_records){32, 8}),
        ADD(physical_address_descriptor_indexing, 4, 1))
SETTING(FORCE_SUBGROUP_SIZE, lanes, e->options.pipeline.lane_count = 32, ADD(force_subgroup_size, 32, 1))
SETTING(DENORM_PRESERVE_SUPPORT, denormals,
        (e->options.features.denorm_preserve_16bit = true, e->options.features.denorm_preserve_64bit = true),
        ADD(denorm_preserve_support, 1, 1))
SETTING(SUBGROUP_PARTITIONED_NV, partitions, e->options.features.subgroup_partitioned = true,
        ADD(subgroup_partitioned_nv, 1))
SETTING(PRECISE_CONTROL, precise, e->options.workarounds.all_precise = true, ADD(precise_control, 1, 0))
SETTING(BRANCH_CONTROL, hints,
        (e->options.workarounds.selections = DXS_SELECTION_AS_WRITTEN,
         e->options.workarounds.loops = DXS_LOOP_AS_WRITTEN),
        ADD(branch_control, 1, 0, 0, 0, 0))
SETTING(BRANCH_CONTROL, flat_and_unrolled,
        (e->options.workarounds.selections = DXS_SELECTION_FLATTEN, e->options.workarounds.loops = DXS_LOOP_UNROLL),
        ADD(branch_control, 1, 1, 0, 1, 0))
SETTING(BRANCH_CONTROL, branch_and_loop,
        (e->options.workarounds.selections = DXS_SELECTION_BRANCH, e->options.workarounds.loops = DXS_LOOP_KEEP),
        ADD(branch_control, 0, 0, 1, 0, 1))
SETTING(QUAD_CONTROL_RECONVERGENCE, quads, e->options.features.quad_control = e->entry->stage == DXS_STAGE_PIXEL,
        ADD(quad_control_reconvergence, 1, 1, 0))
SETTING(QUAD_CONTROL_RECONVERGENCE, reconvergence, e->options.features.maximal_reconvergence = true,
        ADD(quad_control_reconvergence, 0, 1, 1))
SETTING(RAW_ACCESS_CHAINS_NV, chains, e->options.features.raw_access_chains = true, ADD(raw_access_chains_nv, 1))
SETTING(COMPUTE_SHADER_DERIVATIVES_NV, no_derivatives,
        e->options.features.compute_derivatives = DXS_COMPUTE_DERIVATIVES_QUADS, ADD(compute_shader_derivatives_nv, 0))
SETTING(COMPUTE_SHADER_DERIVATIVES, khr_derivatives, e->options.features.compute_derivatives_khr = true,
        ADD(compute_shader_derivatives, 0, 1))
SETTING(COMPUTE_SHADER_DERIVATIVES_QUAD, quad_derivatives,
        e->options.features.compute_derivatives = DXS_COMPUTE_DERIVATIVES_NATIVE,
        ADD(compute_shader_derivatives_quad, 1))
SETTING(EXTENDED_ROBUSTNESS, bounded, e->options.workarounds.bounded_indices = true, ADD(extended_robustness, 0, 1, 0))
SETTING(MAX_TESS_FACTOR, factors, e->options.pipeline.max_tessellation_factor = 8, ADD(max_tess_factor, 8))
SETTING(VULKAN_MEMORY_MODEL, memory_model, e->options.features.vulkan_memory_model = true, ADD(vulkan_memory_model, 1))
SETTING(FLOAT8_SUPPORT, float8,
        (e->options.features.float8 = true, e->options.features.cooperative_matrix_conversions = true),
        ADD(float8_support, 1, 1))
SETTING(NVAPI, nvapi, e->options.nvapi = ((struct dxs_nvapi){true, 0, 0}), ADD(nvapi, 1, 0, 0))
SETTING(MIXED_FLOAT_DOT_PRODUCT, mixed_dots, e->options.features.mixed_float_dot_product = true,
        ADD(mixed_float_dot_product, 1, {0}))
SETTING(SHADER_SOURCE_FILE, name, e->options.source_name = "0123.main.dxil", ADD(shader_source_file, "0123.main.dxil"))

#define WITHOUT_EFFECT(number, function, ...) SETTING(number, function, (void)e, __VA_ARGS__)
#define QUIRK(function, quirk, field)                                                                                  \
    SETTING(SHADER_QUIRK, function, e->options.workarounds.field = true,                                               \
            ADD(shader_quirk, DXIL_SPV_SHADER_QUIRK_##quirk))
QUIRK(quirk_1, FORCE_DEVICE_MEMORY_BARRIERS_THREAD_GROUP_COHERENCE, device_barriers)
SETTING(ROBUST_PHYSICAL_CBV_LOAD, robust_cbvs, e->options.workarounds.bounded_constants = true,
        ADD(robust_physical_cbv_load, 1))
SETTING(SAMPLE_GRAD_OPTIMIZATION_CONTROL, gradients, e->options.workarounds.gradients_as_bias = true,
        ADD(sample_grad_optimization_control, 1, 0))
SETTING(SAMPLE_GRAD_OPTIMIZATION_CONTROL, uneven_gradients,
        (e->options.workarounds.gradients_as_bias = true, e->options.workarounds.uneven_gradients_as_bias = true),
        ADD(sample_grad_optimization_control, 1, 1))
QUIRK(quirk_2, ASSUME_BROKEN_SUB_8x8_CUBE_MIPS, cubes_of_8_texels)
QUIRK(quirk_3, ROBUST_PHYSICAL_CBV_FORWARDING, bounded_indices)
QUIRK(quirk_4, MESH_OUTPUTS_ROBUSTNESS, checked_mesh_counts)
QUIRK(quirk_6, ROBUST_PHYSICAL_CBV, bounded_constants)
QUIRK(quirk_5, AGGRESSIVE_NONUNIFORM, non_uniform_indices)
QUIRK(quirk_7, PROMOTE_GROUP_TO_DEVICE_MEMORY_BARRIER, device_barriers)
QUIRK(quirk_8, GROUP_SHARED_AUTO_BARRIER, lockstep_groupshared)
QUIRK(quirk_9, FIXUP_LOOP_HEADER_UNDEF_PHIS, zero_undefined)
QUIRK(quirk_10, FIXUP_RSQRT_INF_NAN, finite_rsqrt)
QUIRK(quirk_11, IGNORE_PRIMITIVE_SHADING_RATE, ignore_shading_rate)
QUIRK(quirk_12, ROBUST_COMPUTE_QUAD_BROADCAST, zero_inactive_lanes)
QUIRK(quirk_13, PRECISE_FMA, fused_precise_mad)
QUIRK(quirk_14, CLAMP_WAVE_SIZE_TO_THREAD_GROUP_32, group_bounds_lanes)
QUIRK(quirk_16, FORCE_NONUNIFORM, non_uniform_indices)

SETTING(DESCRIPTOR_QA, descriptor_qa,
        (e->options.model.qa = ((struct dxs_descriptor_qa){true, {9, 4}, {9, 5}}),
         e->options.model.qa_format = DXS_QA_TRIPLES, e->options.shader_hash = 0x123456789),
        ADD(descriptor_qa, 1, 2, 9, 4, 9, 5, 0x123456789))
WITHOUT_EFFECT(DESCRIPTOR_QA, other_qa, ADD(descriptor_qa, 1, 1, 9, 4, 9, 5, 0x123456789))

/* Without a size, the buffer of addresses tells it: where the callback has acceleration structures of the heap. */
static struct dxs_word_source heap_by_addresses(const struct expected *e)
{
    return e->heaps ? (struct dxs_word_source){DXS_WORD_BUFFER_LENGTH, 8, {HEAP_SET, 1}}
                    : (struct dxs_word_source){.source = DXS_WORD_NONE};
}

#define INSTRUMENTATION(function, type, setting)                                                                       \
    SETTING(INSTRUCTION_INSTRUMENTATION, function,                                                                     \
            (e->options.shader_hash = 0x123456789, e->options.checks.marks = ((struct dxs_set_binding){9, 1}),         \
             e->options.checks.reports = ((struct dxs_set_binding){9, 2}), setting),                                   \
            ADD(instruction_instrumentation, 1, 2, 9, 1, 9, 2, 0x123456789,                                            \
                DXIL_SPV_INSTRUCTION_INSTRUMENTATION_TYPE_##type))
INSTRUMENTATION(checked_values, FULL_NAN_INF, e->options.checks.check = DXS_CHECK_VALUES)
INSTRUMENTATION(checked_stores, EXTERNALLY_VISIBLE_WRITE_NAN_INF, e->options.checks.check = DXS_CHECK_STORED_VALUES)
INSTRUMENTATION(no_nans, FLUSH_NAN_TO_ZERO, e->options.workarounds.zero_nans = true)
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
        e->options.features.float_controls2 = true;
}

/* Swizzles the first render target to blue, green, red, alpha. */
static void swizzles(dxil_spv_converter c, struct expected *e)
{
    static const unsigned bits[] = {2 | 1 << 2 | 0 << 4 | 3 << 6};
    const dxil_spv_option_output_swizzle option = {{DXIL_SPV_OPTION_OUTPUT_SWIZZLE}, bits, 1};

    if (c)
        demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "swizzles are accepted");
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

static void view_map(dxil_spv_converter c, struct expected *e)
{
    const dxil_spv_option_view_instancing option = {{DXIL_SPV_OPTION_VIEW_INSTANCING}, 1, 1, 5, 6};
    struct dxs_view_instancing *views = e ? &e->options.pipeline.views : NULL;

    if (c) {
        demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "view instancing is accepted");
        demand(dxil_spv_converter_set_meta_descriptor(c, DXIL_SPV_META_DESCRIPTOR_DYNAMIC_VIEW_INSTANCING_OFFSETS,
                                                      DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_CONSTANT, 7,
                                                      8) == DXIL_SPV_SUCCESS,
               "the place of offsets is accepted");
        return;
    }
    views->source = DXS_VIEW_OF_INDEX;
    views->map_id = 5;
    views->adds_viewport = true;
    views->viewports_id = 6;
    for (uint32_t n = 0; n < e->entry->outputs.count + e->entry->patch_or_primitive.count; n++) {
        const struct dxs_signature *outputs = &e->entry->outputs;
        const struct dxs_signature_element *element =
            n < outputs->count ? &outputs->elements[n] : &e->entry->patch_or_primitive.elements[n - outputs->count];
        if (element->semantic == DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX) {
            views->source = DXS_VIEW_FROM_WORD;
            views->word = (struct dxs_word_source){DXS_WORD_UNIFORM_BUFFER, 0, {7, 8}};
            views->adds_target_array_index = true;
        }
    }
}

static void heap_size(dxil_spv_converter c, struct expected *e)
{
    const dxil_spv_option_descriptor_heap_robustness option = {{DXIL_SPV_OPTION_DESCRIPTOR_HEAP_ROBUSTNESS}, 1};

    if (!c) {
        e->options.model.resource_heap_size = (struct dxs_word_source){DXS_WORD_UNIFORM_BUFFER, 0, {7, 9}};
        return;
    }
    demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "robust heaps are accepted");
    demand(dxil_spv_converter_set_meta_descriptor(c, DXIL_SPV_META_DESCRIPTOR_RESOURCE_DESCRIPTOR_HEAP_SIZE,
                                                  DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_CONSTANT, 7,
                                                  9) == DXIL_SPV_SUCCESS,
           "the place of the size is accepted");
}

/* A uniform buffer holds the address of the memory with the counters' addresses. */
static void heap_pointer(dxil_spv_converter c, struct expected *e)
{
    addresses(c, e);
    if (!c) {
        e->options.model.address_source = DXS_ADDRESSES_BEHIND_POINTER;
        e->counter_place = (struct dxs_set_binding){7, 10};
        return;
    }
    demand(dxil_spv_converter_set_meta_descriptor(c, DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW,
                                                  DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_BDA, 7,
                                                  10) == DXIL_SPV_SUCCESS,
           "the place of the heap's address is accepted");
}

/* Options that change nothing: the library always does what they ask for. */
WITHOUT_EFFECT(BARYCENTRIC_KHR, barycentrics, ADD(barycentric_khr, 1))
WITHOUT_EFFECT(STRICT_HELPER_LANE_WAVE_OPS, helper_waves, ADD(strict_helper_lane_wave_ops, 1))
WITHOUT_EFFECT(DEAD_CODE_ELIMINATE, dead_code, ADD(dead_code_eliminate, 1))
WITHOUT_EFFECT(OPACITY_MICROMAP, micromaps, ADD(opacity_micromap, 1))
WITHOUT_EFFECT(SUBGROUP_PROPERTIES, subgroups, ADD(subgroup_properties, 32, 64))
WITHOUT_EFFECT(DRIVER_VERSION, driver, ADD(driver_version, 4, 1))
WITHOUT_EFFECT(EXTENDED_NON_SEMANTIC, non_semantic, ADD(extended_non_semantic, 1))
WITHOUT_EFFECT(SSBO_ADDRESSING_BEHAVIOR, wraps, ADD(ssbo_addressing_behavior, 1, 1))
WITHOUT_EFFECT(PRECISE_CONTROL, propagation, ADD(precise_control, 0, 1))

static void nothing(dxil_spv_converter c, struct expected *e)
{
    (void)c;
    (void)e;
}

typedef void setting(dxil_spv_converter c, struct expected *e);
static setting *const settings[] = {
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
    heap_size,
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
    subgroups,
    driver,
    non_semantic,
    propagation,
    wraps,
};
enum {
    SETTING_COUNT = sizeof settings / sizeof *settings
};

/* ---- One conversion both ways ------------------------------------------------------------------------------------ */

struct counts {
    uint64_t equal, refused;
};

static dxil_spv_converter new_converter(dxil_spv_parsed_blob blob, const char *entry, bool heaps)
{
    dxil_spv_converter c;

    demand(dxil_spv_create_converter(blob, &c) == DXIL_SPV_SUCCESS, "a converter is made");
    dxil_spv_converter_set_entry_point(c, entry);
    if (!heaps)
        return c;
    dxil_spv_converter_set_root_descriptor_count(c, ROOT_DESCRIPTORS);
    dxil_spv_converter_set_root_constant_word_count(c, ROOT_WORDS);
    dxil_spv_converter_set_srv_remapper(c, heap_srv, NULL);
    dxil_spv_converter_set_uav_remapper(c, heap_uav, NULL);
    dxil_spv_converter_set_cbv_remapper(c, heap_cbv, NULL);
    dxil_spv_converter_set_sampler_remapper(c, heap_sampler, NULL);
    dxil_spv_converter_set_vertex_input_remapper(c, vertex_input, NULL);
    dxil_spv_converter_set_stream_output_remapper(c, stream_output, NULL);
    dxil_spv_converter_set_stage_output_remapper(c, moved, NULL);
    return c;
}

/* Moves stage inputs, except for vertex shaders, which have their own callback. */
static void move_inputs(dxil_spv_converter c, const struct dxs_entry *entry)
{
    if (entry->stage != DXS_STAGE_VERTEX)
        dxil_spv_converter_set_stage_input_remapper(c, moved, NULL);
}

static void compare(const char *path, dxil_spv_converter c, dxs_converter *converter, const dxs_module *module,
                    uint32_t entry, const struct expected *e, struct counts *counts)
{
    dxil_spv_compiled_spirv compiled = {NULL, 0};
    struct dxs_spirv spirv;
    dxil_spv_result result = dxil_spv_converter_run(c);
    enum dxs_result expected = dxs_convert(converter, module, entry, &e->options, &spirv);

    if ((result == DXIL_SPV_SUCCESS) != (expected == DXS_OK))
        fprintf(stderr, "%s: %d, %s\n", path, (int)result, dxs_converter_error(converter)->message);
    demand((result == DXIL_SPV_SUCCESS) == (expected == DXS_OK), "both convert it, or neither");
    demand((dxil_spv_converter_get_compiled_spirv(c, &compiled) == DXIL_SPV_SUCCESS) == (expected == DXS_OK),
           "there are words where it was converted");
    if (expected != DXS_OK) {
        counts->refused++;
        return;
    }
    if (compiled.size != 4 * spirv.word_count || memcmp(compiled.data, spirv.words, compiled.size) != 0)
        fprintf(stderr, "%s: %zu and %zu words\n", path, compiled.size / 4, spirv.word_count);
    demand(compiled.size == 4 * spirv.word_count && memcmp(compiled.data, spirv.words, compiled.size) == 0,
           "the words are the same");
    counts->equal++;
}

/* The specialization constants of a node, with the numbers that docs/reference/dxil-spirv-c.md names. */
static void describe_node(dxil_spv_parsed_blob blob, uint32_t number, const struct dxs_node *node)
{
    bool broadcasts = node->launch == DXS_LAUNCH_BROADCASTING, is_thread = node->launch == DXS_LAUNCH_THREAD;
    dxil_spv_node_input_data input;
    dxil_spv_node_output_data output;

    demand(dxil_spv_parsed_blob_get_entry_point_node_input(blob, number, &input) == DXIL_SPV_SUCCESS, "it is a node");
    demand(input.is_entry_point_spec_id == 3 && input.is_indirect_bda_stride_program_entry_spec_id == 4,
           "where records come from");
    demand(input.dispatch_grid_is_upper_bound_spec_id == (broadcasts ? 5 : DXS_NONE) &&
               input.is_static_broadcast_node_spec_id == (broadcasts ? 6 : DXS_NONE),
           "what gives the grid");
    for (unsigned n = 0; n < 3; n++)
        demand(input.max_broadcast_grid_spec_id[n] == (broadcasts ? 7 + n : DXS_NONE) &&
                   input.thread_group_size_spec_id[n] == (is_thread && n == 0 ? 0 : DXS_NONE),
               "sizes");
    for (unsigned n = 0; n < node->output_count; n++)
        demand(dxil_spv_parsed_blob_get_entry_point_node_output(blob, number, n, &output) == DXIL_SPV_SUCCESS &&
                   output.node_index_spec_constant_id == 100 + n,
               "the node of an output");
}

static void drive_entry(const struct input_file *file, dxil_spv_parsed_blob blob, const dxs_module *module,
                        dxs_converter *converter, uint32_t number, struct counts *counts)
{
    const struct dxs_entry *entry = dxs_module_entry(module, number);
    const char *name;

    demand(dxil_spv_parsed_blob_get_entry_point_name(blob, number, &name) == DXIL_SPV_SUCCESS, "the entry has a name");
    if (entry->stage == DXS_STAGE_NODE)
        describe_node(blob, number, entry->node);
    for (size_t k = 0; k < 2 * SETTING_COUNT; k++) {
        struct expected e;
        bool heaps = k >= SETTING_COUNT;
        dxil_spv_converter c = new_converter(blob, name, heaps);
        if (heaps)
            move_inputs(c, entry);
        defaults(&e, entry, heaps);
        if (entry->stage == DXS_STAGE_NODE && k != SETTING_COUNT) { /* nodes with heaps are refused once, for these */
            inline_block(c, NULL);
            inline_block(NULL, &e);
        }
        settings[k % SETTING_COUNT](c, NULL);
        settings[k % SETTING_COUNT](NULL, &e);
        compare(file->path, c, converter, module, number, &e, counts);
        dxil_spv_converter_free(c);
    }
}

/* ---- One file ---------------------------------------------------------------------------------------------------- */

static void same_description(dxil_spv_parsed_blob blob, const dxs_module *module)
{
    const struct dxs_module_info *info = dxs_module_describe(module);
    unsigned count;
    const char *name;

    demand(dxil_spv_parsed_blob_get_num_entry_points(blob, &count) == DXIL_SPV_SUCCESS && count == info->entry_count,
           "the same entries");
    demand(dxil_spv_parsed_blob_get_num_rdat_subobjects(blob) == info->subobject_count, "the same subobjects");
    for (unsigned n = 0; n < count; n++) {
        unsigned found = 0;
        demand(dxil_spv_parsed_blob_get_entry_point_demangled_name(blob, n, &name) == DXIL_SPV_SUCCESS &&
                   strcmp(name, dxs_module_entry(module, n)->name) == 0,
               "the same names");
        demand(dxil_spv_parsed_blob_get_entry_index_by_name(blob, name, &found) == DXIL_SPV_SUCCESS,
               "and found by them");
    }
}

static void same_root_signatures(const struct input_file *file, dxil_spv_parsed_blob blob, const dxs_module *module)
{
    for (uint32_t n = 0; n < dxs_module_describe(module)->subobject_count; n++) {
        const struct dxs_subobject *s = dxs_module_subobject(module, n);
        dxil_spv_rdat_subobject sub;
        dxil_spv_parsed_blob_get_rdat_subobject(blob, n, &sub);
        demand(strcmp(sub.subobject_name, s->name) == 0 && (int)sub.kind == (int)s->kind, "the same subobject");
        if (!s->root_signature)
            continue;
        const uint8_t *payload = sub.payload;
        demand(payload >= file->bytes && payload + sub.payload_size <= file->bytes + file->size,
               "root signatures lie in the caller's bytes");
        demand(sub.payload_size == s->root_signature_size && memcmp(payload, s->root_signature, sub.payload_size) == 0,
               "and are the same");
    }
}

static void drive(const struct input_file *file, struct counts *counts)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    dxil_spv_parsed_blob blob = NULL;
    enum dxs_result expected = dxs_module_parse(module, file->bytes, file->size, NULL);
    bool is_container = file->size > 4 && memcmp(file->bytes, "DXBC", 4) == 0;
    dxil_spv_result result = is_container ? dxil_spv_parse_dxil_blob(file->bytes, file->size, &blob)
                                          : dxil_spv_parse_dxil(file->bytes, file->size, &blob);

    demand((result == DXIL_SPV_SUCCESS) == (expected == DXS_OK), "both read it, or neither");
    demand((blob != NULL) == (expected == DXS_OK), "a blob comes of what was read");
    if (blob) {
        same_description(blob, module);
        same_root_signatures(file, blob, module);
        for (uint32_t n = 0; n < dxs_module_describe(module)->entry_count; n++)
            drive_entry(file, blob, module, converter, n, counts);
    }
    dxil_spv_parsed_blob_free(blob);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

/* ---- All files --------------------------------------------------------------------------------------------------- */

enum {
    MAX_THREADS = 16
};

struct worker {
    pthread_t thread;
    const struct input_files *files;
    size_t first, step;
    struct counts counts;
};

static void *work(void *user)
{
    struct worker *w = user;

    dxil_spv_begin_thread_allocator_context();
    for (size_t n = w->first; n < w->files->count; n += w->step) {
        drive(&w->files->data[n], &w->counts);
        dxil_spv_reset_thread_allocator_context();
    }
    dxil_spv_end_thread_allocator_context();
    return NULL;
}

static struct counts drive_all(const struct input_files *files, size_t threads)
{
    struct worker workers[MAX_THREADS];
    struct counts sum = {0, 0};

    for (size_t n = 0; n < threads; n++) {
        workers[n] = (struct worker){.files = files, .first = n, .step = threads};
        demand(pthread_create(&workers[n].thread, NULL, work, &workers[n]) == 0, "a thread starts");
    }
    for (size_t n = 0; n < threads; n++) {
        pthread_join(workers[n].thread, NULL);
        sum.equal += workers[n].counts.equal;
        sum.refused += workers[n].counts.refused;
    }
    return sum;
}

int main(int argc, char **argv)
{
    struct input_files files = {0};
    size_t threads = 1;

    for (int n = 1; n < argc; n++) {
        if (strcmp(argv[n], "--threads") == 0 && n + 1 < argc)
            threads = (size_t)atoi(argv[++n]);
        else if (!add_input_files(&files, argv[n]))
            return 2;
    }
    demand(files.count > 0 && threads > 0 && threads <= MAX_THREADS, "there are shaders and threads");
    struct counts counts = drive_all(&files, threads);
    printf("%zu files, %zu settings: %llu conversions with equal words, %llu refused both ways\n", files.count,
           2 * (size_t)SETTING_COUNT, (unsigned long long)counts.equal, (unsigned long long)counts.refused);
    free_input_files(&files);
    return counts.equal > 0 ? 0 : 1;
}
