/* Tests of layouts: pipeline layouts from root signatures and policies, bindings of resources, refusals. */
#define _POSIX_C_SOURCE 200809L

#include "common/processor_time.h"
#include "dxs_inspect.h"
#include "unit/layout_fixture.h"

#include <stdlib.h>
#include <string.h>

/* ---- Pipeline layouts -------------------------------------------------------------------------------------------- */

/* Addresses, then tables, then constants. */
static void default_policy(void **state)
{
    build(*state, NULL);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);

    assert_int_equal(p->parameter_count, 5);
    assert_int_equal(p->parameters[1].form, DXS_PARAMETER_FORM_ADDRESS);
    assert_int_equal(p->parameters[1].offset, 0);
    assert_int_equal(p->parameters[2].offset, 8);
    assert_int_equal(p->parameters[3].form, DXS_PARAMETER_FORM_TABLE);
    assert_int_equal(p->parameters[3].offset, 16);
    assert_int_equal(p->parameters[4].offset, 20);
    assert_int_equal(p->parameters[0].offset, 24);
    assert_int_equal(p->parameters[0].size, 24);
    assert_int_equal(p->push_constant_size, 48);
    assert_int_equal(p->push_constant_stages, STAGE_ALL);
    assert_int_equal(p->uniform_block_size, 0);
    assert_int_equal(p->set_count, 3);
    assert_int_equal(p->sets[0].binding_count, 0);
    assert_int_equal(p->sets[1].binding_count, 1);
    assert_int_equal(p->sets[1].bindings[0].type, VK_SAMPLER);
    assert_int_equal(p->sets[1].bindings[0].static_sampler, 0);
    assert_int_equal(p->sets[1].bindings[0].stages, STAGE_PIXEL);
    assert_int_equal(p->sets[2].flags, 2);
    assert_int_equal(p->sets[2].bindings[0].type, VK_SAMPLER);
    assert_int_equal(p->sets[2].bindings[0].count, 2048);
    assert_int_equal(p->sets[2].bindings[0].flags, 7);
    assert_int_equal(p->sets[2].bindings[1].type, VK_UNIFORM_BUFFER);
    assert_int_equal(p->sets[2].bindings[1].count, 1000000);
    for (uint32_t n = 1; n < p->sets[2].binding_count; n++)
        assert_true(p->sets[2].bindings[n - 1].binding < p->sets[2].bindings[n].binding);
}

static void root_argument_overflow(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.model.push_constant_limit = 32;
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->parameters[0].root_arguments, DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK);
    assert_int_equal(p->parameters[0].offset, 0);
    assert_int_equal(p->push_constant_size, 24);
    assert_int_equal(p->uniform_block_size, 32);
    assert_int_equal(p->sets[0].bindings[0].type, VK_INLINE_UNIFORM_BLOCK);
    assert_int_equal(p->sets[0].bindings[0].count, 32);

    /* The address takes the first 8 bytes: nothing but it and what had room before. */
    policy.push_constant_overflow = DXS_ROOT_OVERFLOW_MEMORY;
    build(*state, &policy);
    p = dxs_layout_describe(*state);
    assert_int_equal(p->parameters[0].root_arguments, DXS_ROOT_ARGUMENTS_MEMORY);
    assert_int_equal(p->parameters[0].offset, 0);
    assert_int_equal(p->push_constant_size, 32);
    assert_int_equal(p->uniform_block_size, 32);
    assert_int_equal(p->uniform_block_address, 0);
    assert_int_equal(p->set_count > 0 ? p->sets[0].binding_count : 0, 0);

    policy.push_constant_overflow = DXS_ROOT_OVERFLOW_UNIFORM_BUFFER;
    build(*state, &policy);
    assert_int_equal(dxs_layout_describe(*state)->sets[0].bindings[0].type, VK_UNIFORM_BUFFER);

    policy.push_constant_overflow = DXS_ROOT_OVERFLOW_REFUSED;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_MAPPING_LIMIT,
                   "parameter 0");
    assert_int_equal(dxs_layout_describe(*state)->set_count, 0);
}

static void root_descriptors(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.root_cbv = DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR;
    policy.root_srv = DXS_ROOT_DESCRIPTOR_FORM_DESCRIPTOR;
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->parameters[1].form, DXS_PARAMETER_FORM_PUSH_DESCRIPTOR);
    assert_int_equal(p->parameters[1].descriptor.set, policy.push_set);
    assert_int_equal(p->sets[policy.push_set].flags, 1);
    assert_int_equal(p->sets[policy.push_set].bindings[0].type, VK_UNIFORM_BUFFER);
    assert_int_equal(p->sets[policy.push_set].bindings[0].stages, STAGE_PIXEL);
    assert_int_equal(p->parameters[2].form, DXS_PARAMETER_FORM_DESCRIPTOR);
    assert_int_equal(p->sets[0].bindings[0].type, VK_STORAGE_BUFFER);
}

/* VkShaderStageFlagBits of each visibility. */
static void visible_stages(void **state)
{
    static const struct {
        enum dxs_visibility visibility;
        uint32_t stages;
    } visible[] = {{DXS_VISIBILITY_ALL, STAGE_ALL},      {DXS_VISIBILITY_VERTEX, 0x1},   {DXS_VISIBILITY_HULL, 0x2},
                   {DXS_VISIBILITY_DOMAIN, 0x4},         {DXS_VISIBILITY_GEOMETRY, 0x8}, {DXS_VISIBILITY_PIXEL, 0x10},
                   {DXS_VISIBILITY_AMPLIFICATION, 0x40}, {DXS_VISIBILITY_MESH, 0x80}};
    struct dxs_layout_policy policy = dxs_default_layout_policy();
    struct dxs_root_parameter parameter = {.type = DXS_ROOT_PARAMETER_TYPE_CBV};
    const struct dxs_root_signature_desc one = {DXS_ROOT_SIGNATURE_VERSION_V1_1, 0, &parameter, 1, NULL, 0, {0}};

    policy.root_cbv = DXS_ROOT_DESCRIPTOR_FORM_DESCRIPTOR;
    for (size_t n = 0; n < sizeof visible / sizeof *visible; n++) {
        parameter.visibility = visible[n].visibility;
        assert_int_equal(dxs_layout_build(*state, &one, NULL, &policy), DXS_RESULT_OK);
        assert_int_equal(dxs_layout_describe(*state)->sets[0].bindings[0].stages, visible[n].stages);
    }
}

static void mutable_heaps(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    for (int heap = DXS_HEAP_UNIFORM_BUFFERS; heap < DXS_HEAP_COUNTERS; heap++)
        policy.heaps[heap].binding = 1;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_BAD_MAPPING,
                   "mutable_descriptors is off");
    policy.mutable_descriptors = true;
    build(*state, &policy);
    const struct dxs_layout_set *heaps = &dxs_layout_describe(*state)->sets[2];
    assert_int_equal(heaps->binding_count, 3); /* samplers, resources, counters */
    assert_int_equal(heaps->bindings[1].type, VK_MUTABLE);
    assert_int_equal(heaps->bindings[1].mutable_type_count, 7);
    policy.heaps[DXS_HEAP_SAMPLERS].binding = 1;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_BAD_MAPPING, "two heaps");
}

static void static_ranges(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();
    struct dxs_resource b3 = resource(DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_KIND_CBUFFER, 3, 0);

    policy.static_cbv = DXS_STATIC_FORM_INLINE_BLOCK;
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->static_range_count, 1);
    assert_int_equal(p->static_ranges[0].parameter, 3);
    assert_int_equal(p->static_ranges[0].range, 2);
    assert_int_equal(p->static_ranges[0].offset, 12);
    assert_int_equal(p->static_ranges[0].count, 2);
    assert_int_equal(p->sets[0].bindings[1].type, VK_INLINE_UNIFORM_BLOCK);
    assert_int_equal(p->sets[0].bindings[1].count, policy.inline_block_size);
    struct dxs_binding binding = found(*state, &b3);
    assert_false(binding.in_heap);
    assert_int_equal(binding.set, 0);
    assert_int_equal(binding.binding, 1);

    b3.size = policy.inline_block_size + 16;
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &b3, &binding), DXS_RESULT_MAPPING_LIMIT, "inline_block_size");
    b3.lower_bound = 2;
    b3.count = 2; /* arrays stay in the heap */
    assert_true(found(*state, &b3).in_heap);
}

/* Numbers of descriptors are 32 bits of a file. Each static one has a binding, so there is a limit, and none is
 * searched for among all others. */
static void many_static_descriptors(void **state)
{
    enum {
        MAX_DESCRIPTORS = 1 << 16
    };
    struct dxs_layout_policy policy = dxs_default_layout_policy();
    struct dxs_descriptor_range range = {.type = DXS_RANGE_TYPE_CBV, .count = MAX_DESCRIPTORS};
    struct dxs_root_parameter table = {.type = DXS_ROOT_PARAMETER_TYPE_TABLE, .ranges = &range, .range_count = 1};
    const struct dxs_root_signature_desc many = {DXS_ROOT_SIGNATURE_VERSION_V1_1, 0, &table, 1, NULL, 0, {0}};

    policy.static_cbv = DXS_STATIC_FORM_DESCRIPTOR;
    double start = processor_seconds();
    assert_int_equal(dxs_layout_build(*state, &many, NULL, &policy), DXS_RESULT_OK);
    assert_true(processor_seconds() - start < max_seconds);
    assert_int_equal(dxs_layout_describe(*state)->sets[0].binding_count, MAX_DESCRIPTORS);
    range.count++;
    assert_refused(*state, dxs_layout_build(*state, &many, NULL, &policy), DXS_RESULT_MAPPING_LIMIT, "65536 bindings");
}

static void heap_bounds(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.heap_size_source = DXS_WORD_KIND_PUSH_CONSTANTS;
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->model.resource_heap_size.value, 48);
    assert_int_equal(p->model.sampler_heap_size.value, 52);
    assert_int_equal(p->push_constant_size, 56);
    policy.model.push_constant_limit = 52;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_MAPPING_LIMIT, "heap sizes");
}

static void descriptor_qa(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.model.qa.enabled = true;
    policy.model.qa.report = (struct dxs_set_binding){0, 7};
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_true(p->model.qa.enabled);
    assert_int_equal(p->sets[0].binding_count, 1);
    assert_int_equal(p->sets[0].bindings[0].binding, 7);
    assert_int_equal(p->sets[0].bindings[0].type, VK_STORAGE_BUFFER);
    assert_int_equal(p->sets[2].bindings[1].count, policy.resource_heap_size + 1); /* with a null descriptor */
    policy.resource_heap_size = UINT32_MAX;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_INVALID_ARGUMENT, "null");
    policy = dxs_default_layout_policy();
    policy.model.qa.enabled = true;
    policy.model.qa.heap = policy.heaps[DXS_HEAP_UNIFORM_BUFFERS];
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_BAD_MAPPING, "two heaps");
}

static void limits_and_nonsense(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.model.set_limit = 2;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_MAPPING_LIMIT, "set 2");
    policy = dxs_default_layout_policy();
    policy.root_cbv = (enum dxs_root_descriptor_form)3;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "enumeration");
    policy = dxs_default_layout_policy();
    policy.model.addresses.stride = 0;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "address records");
    policy = dxs_default_layout_policy();
    policy.model.offsets.typed_offset = policy.model.offsets.stride;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "offset records");
    policy = dxs_default_layout_policy();
    policy.static_sampler_set = 2; /* the set of the heaps */
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_BAD_MAPPING, "two heaps");
    policy.struct_size = 0;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "struct_size");
    assert_refused(*state, dxs_layout_build(*state, NULL, NULL, NULL), DXS_RESULT_INVALID_ARGUMENT, "root signature");

    struct dxs_binding binding;
    struct dxs_resource b0 = resource(DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_KIND_CBUFFER, 0, 0);
    const char *json;
    size_t size;
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &b0, &binding), DXS_RESULT_INVALID_ARGUMENT, "not been built");
    assert_refused(*state, dxs_layout_to_json(*state, &json, &size), DXS_RESULT_INVALID_ARGUMENT, "not been built");
}

static void refused_policies(void **state)
{
    const struct dxs_root_signature_desc local = {
        DXS_ROOT_SIGNATURE_VERSION_V1_1, DXS_ROOT_SIGNATURE_FLAG_LOCAL, NULL, 0, NULL, 0, {0}};
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.model.qa.report = (struct dxs_set_binding){5, 0};
    policy.model.qa.enabled = true;
    policy.model.qa.heap = (struct dxs_set_binding){5, 1};
    build(*state, &policy);
    policy.static_sampler_set = 5; /* samplers count from 0, too */
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_BAD_MAPPING,
                   "binding 0 twice");
    policy = dxs_default_layout_policy();
    policy.model.reserved[0] = 1;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "does not know");
    policy = dxs_default_layout_policy();
    assert_refused(*state, dxs_layout_build(*state, &local, NULL, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "global root signature has the flag");
    assert_refused(*state, dxs_layout_build(*state, &signature, &signature, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "lacks the flag");
    policy.model.push_constant_limit = 6;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "multiples of 4");
    policy = dxs_default_layout_policy();
    policy.descriptor_size_log2 = 32;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "below 32");
}

static void json(void **state)
{
    const char *text;
    size_t size;

    build(*state, NULL);
    assert_int_equal(dxs_layout_to_json(*state, &text, &size), DXS_RESULT_OK);
    assert_int_equal(strlen(text), size);
    assert_non_null(strstr(text, "\"push_constants\": {\n    \"size\": 48"));
    assert_non_null(strstr(text, "\"form\": \"table\""));
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static void paths_of_parameters(void **state)
{
    struct dxs_resource b0 = resource(DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_KIND_CBUFFER, 0, 0);
    struct dxs_resource b1 = resource(DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_KIND_CBUFFER, 1, 0);
    struct dxs_resource t20 = resource(DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_KIND_STRUCTURED_BUFFER, 20, 3);

    build(*state, NULL);
    struct dxs_binding binding = found(*state, &b0);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_FORM_CONSTANTS);
    assert_int_equal(binding.root_arguments, DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS);
    assert_int_equal(binding.offset, 24);
    assert_int_equal(binding.constant_size, 24);
    assert_true(binding.constant_index_only);
    binding = found(*state, &b1);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_FORM_ADDRESS);
    assert_int_equal(binding.offset, 0);
    assert_refused(*state, find(*state, DXS_STAGE_VERTEX, &b1, &binding), DXS_RESULT_NOT_COVERED,
                   "CBV 'thing' (b1, space0): no parameter or static sampler of the root signature covers it for the "
                   "vertex shader");
    binding = found(*state, &t20);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_FORM_ADDRESS);
    assert_int_equal(binding.offset, 8);
    t20.kind = DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE;
    assert_int_equal(found(*state, &t20).descriptor, DXS_DESCRIPTOR_FORM_ADDRESS);
    t20.kind = DXS_RESOURCE_KIND_TEXTURE_2D;
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &t20, &binding), DXS_RESULT_BAD_MAPPING, "parameter 2");
    b0.count = 2;
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &b0, &binding), DXS_RESULT_BAD_MAPPING, "parameter 0");
}

/* Root arguments and static samplers hold one resource per register. An unbounded shader array uses it for all indices.
 * A bounded array is refused. */
static void paths_of_endless_arrays(void **state)
{
    struct dxs_resource b0 = resource(DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_KIND_CBUFFER, 0, 0);
    struct dxs_resource b1 = resource(DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_KIND_CBUFFER, 1, 0);
    struct dxs_resource t20 = resource(DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_KIND_STRUCTURED_BUFFER, 20, 3);
    struct dxs_resource s40 = resource(DXS_RESOURCE_CLASS_SAMPLER, DXS_RESOURCE_KIND_SAMPLER, 40, 2);
    struct dxs_resource *arrays[] = {&b0, &b1, &t20, &s40};
    struct dxs_binding binding;

    build(*state, NULL);
    for (unsigned i = 0; i < 4; i++) {
        assert_false(found(*state, arrays[i]).ignores_index);
        arrays[i]->count = DXS_UNBOUNDED;
        assert_true(found(*state, arrays[i]).ignores_index);
        arrays[i]->count = 2;
        enum dxs_result refusal = i < 3 ? DXS_RESULT_BAD_MAPPING : DXS_RESULT_NOT_COVERED;
        assert_refused(*state, find(*state, DXS_STAGE_PIXEL, arrays[i], &binding), refusal, "thing");
    }
    s40.count = DXS_UNBOUNDED; /* the array starts at s41, the static sampler is s40 */
    s40.lower_bound = 41;
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &s40, &binding), DXS_RESULT_NOT_COVERED, "(s41, space2)");
}

static void paths_of_tables(void **state)
{
    struct dxs_resource t9 = resource(DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_KIND_TEXTURE_2D, 9, 0);
    struct dxs_resource u9 = resource(DXS_RESOURCE_CLASS_UAV, DXS_RESOURCE_KIND_STRUCTURED_BUFFER, 9, 1);
    struct dxs_resource t5 = resource(DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_KIND_TYPED_BUFFER, 5, 7);
    struct dxs_resource s3 = resource(DXS_RESOURCE_CLASS_SAMPLER, DXS_RESOURCE_KIND_SAMPLER, 3, 0);
    struct dxs_resource s40 = resource(DXS_RESOURCE_CLASS_SAMPLER, DXS_RESOURCE_KIND_SAMPLER, 40, 2);
    struct dxs_binding binding;

    build(*state, NULL);
    binding = found(*state, &t9);
    assert_true(binding.in_heap);
    assert_int_equal(binding.heap_offset, 1);
    assert_int_equal(binding.offset, 16);
    assert_int_equal(binding.binding, DXS_HEAP_SAMPLED_IMAGES);
    u9.has_counter = true;
    binding = found(*state, &u9);
    assert_int_equal(binding.heap_offset, 11);
    assert_int_equal(binding.binding, DXS_HEAP_STORAGE_BUFFERS);
    assert_int_equal(binding.counter_binding, DXS_HEAP_COUNTERS);
    t5.count = DXS_UNBOUNDED;
    binding = found(*state, &t5);
    assert_int_equal(binding.heap_offset, 14 + 5);
    assert_int_equal(binding.binding, DXS_HEAP_UNIFORM_TEXEL_BUFFERS);
    binding = found(*state, &s3);
    assert_int_equal(binding.heap_offset, 3);
    assert_int_equal(binding.offset, 20);
    binding = found(*state, &s40);
    assert_false(binding.in_heap);
    assert_int_equal(binding.set, 1);
    t9.count = 4; /* t9 .. t12 passes the range */
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &t9, &binding), DXS_RESULT_NOT_COVERED, "(t9, space0)");
}

static void policy_of_heaps(void **state)
{
    struct dxs_resource u9 = resource(DXS_RESOURCE_CLASS_UAV, DXS_RESOURCE_KIND_STRUCTURED_BUFFER, 9, 1);
    struct dxs_resource b2 = resource(DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_KIND_CBUFFER, 2, 0);
    struct dxs_resource scene = resource(DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE, 8, 0);
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.cbv_heap_as_storage_buffers = policy.acceleration_structures_as_addresses = true;
    policy.storage_buffer_alignment = 16;
    policy.counter = DXS_COUNTER_ADDRESS;
    build(*state, &policy);
    u9.has_counter = true;
    struct dxs_binding binding = found(*state, &u9);
    assert_true(binding.uses_offset_records); /* of 12 bytes each: elements begin at multiples of 4 */
    assert_int_equal(binding.counter, DXS_COUNTER_ADDRESS);
    assert_int_equal(binding.counter_binding, policy.address_buffer.binding);
    u9.stride = 48;
    assert_false(found(*state, &u9).uses_offset_records);
    assert_int_equal(found(*state, &b2).descriptor, DXS_DESCRIPTOR_FORM_STORAGE_BUFFER);
    binding = found(*state, &scene);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_FORM_ADDRESS);
    assert_true(binding.in_heap);
    assert_int_equal(binding.binding, policy.address_buffer.binding);
}

/* The shader's accesses override the policy's preference between storage and texel buffers. Each has its alignment. */
static void forms_of_buffers(void **state)
{
    struct dxs_resource u9 = resource(DXS_RESOURCE_CLASS_UAV, DXS_RESOURCE_KIND_STRUCTURED_BUFFER, 9, 1);
    struct dxs_binding_request request = {.stage = DXS_STAGE_PIXEL, .resource = &u9};
    struct dxs_layout_policy policy = dxs_default_layout_policy();
    struct dxs_binding binding;

    policy.storage_buffer_alignment = 64;
    for (unsigned i = 0; i < 8; i++) {
        policy.raw_heap_as_texel_buffers = i & 4;
        build(*state, &policy);
        request.needs_storage_buffer = i & 1;
        request.needs_texel_buffer = i & 2;
        bool texels = (i & 2) || ((i & 4) && !(i & 1));
        assert_int_equal(dxs_layout_resolve(*state, &request, &binding), DXS_RESULT_OK);
        assert_int_equal(binding.descriptor,
                         texels ? DXS_DESCRIPTOR_FORM_TEXEL_BUFFER : DXS_DESCRIPTOR_FORM_STORAGE_BUFFER);
        assert_int_equal(binding.binding, texels ? DXS_HEAP_STORAGE_TEXEL_BUFFERS : DXS_HEAP_STORAGE_BUFFERS);
        assert_int_equal(binding.uses_offset_records, !texels);
    }
}

/* The layout of a shader record is Direct3D's: each argument is aligned to its size. */
static void local_root_signature(void **state)
{
    static const struct dxs_root_parameter local_parameters[] = {
        {.type = DXS_ROOT_PARAMETER_TYPE_CONSTANTS, .shader_register = 0, .space = 15, .constant_count = 3},
        {.type = DXS_ROOT_PARAMETER_TYPE_CBV, .shader_register = 1, .space = 15},
        {.type = DXS_ROOT_PARAMETER_TYPE_CONSTANTS, .shader_register = 2, .space = 15, .constant_count = 1},
        {.type = DXS_ROOT_PARAMETER_TYPE_TABLE, .ranges = ranges, .range_count = 1},
    };
    static const struct dxs_root_signature_desc local = {
        DXS_ROOT_SIGNATURE_VERSION_V1_1, DXS_ROOT_SIGNATURE_FLAG_LOCAL, local_parameters, 4, NULL, 0};
    struct dxs_layout_policy policy = dxs_default_layout_policy();
    struct dxs_resource b0 = resource(DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_KIND_CBUFFER, 0, 15);
    struct dxs_resource b1 = resource(DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_KIND_CBUFFER, 1, 15);
    struct dxs_resource t10 = resource(DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_KIND_TEXTURE_2D, 10, 0);
    struct dxs_binding binding;

    policy.descriptor_size_log2 = 5;
    assert_int_equal(dxs_layout_build(*state, NULL, &local, &policy), DXS_RESULT_OK);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->local_parameters[0].offset, 0);
    assert_int_equal(p->local_parameters[1].offset, 16);
    assert_int_equal(p->local_parameters[2].offset, 24);
    assert_int_equal(p->local_parameters[3].offset, 32);
    assert_int_equal(p->shader_record_size, 40);
    assert_int_equal(p->push_constant_size, 0);
    assert_int_equal(find(*state, DXS_STAGE_MISS, &b0, &binding), DXS_RESULT_OK);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_FORM_CONSTANTS);
    assert_int_equal(binding.root_arguments, DXS_ROOT_ARGUMENTS_SHADER_RECORD);
    assert_int_equal(find(*state, DXS_STAGE_MISS, &b1, &binding), DXS_RESULT_OK);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_FORM_ADDRESS);
    assert_int_equal(binding.offset, 16);
    assert_int_equal(find(*state, DXS_STAGE_MISS, &t10, &binding), DXS_RESULT_OK);
    assert_int_equal(binding.root_arguments, DXS_ROOT_ARGUMENTS_SHADER_RECORD);
    assert_int_equal(binding.descriptor_size_log2, 5);
    assert_int_equal(binding.heap_offset, 2);
    assert_refused(*state, dxs_layout_build(*state, &local, NULL, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "has the flag LOCAL_ROOT");
    assert_refused(*state, dxs_layout_build(*state, NULL, &signature, &policy), DXS_RESULT_INVALID_ARGUMENT,
                   "lacks the flag LOCAL_ROOT");
}

static void heap_accesses(void **state)
{
    static const struct dxs_root_signature_desc indexed = {
        DXS_ROOT_SIGNATURE_VERSION_V1_1, DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED, NULL, 0, NULL, 0, {0}};
    struct dxs_resource view = resource(DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_KIND_TEXTURE_2D, DXS_NONE, DXS_NONE);
    struct dxs_resource sampler = resource(DXS_RESOURCE_CLASS_SAMPLER, DXS_RESOURCE_KIND_SAMPLER, DXS_NONE, DXS_NONE);
    struct dxs_binding binding;

    assert_int_equal(dxs_layout_build(*state, &indexed, NULL, NULL), DXS_RESULT_OK);
    binding = found(*state, &view);
    assert_true(binding.in_heap);
    assert_int_equal(binding.root_arguments, DXS_ROOT_ARGUMENTS_NONE);
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &sampler, &binding), DXS_RESULT_NOT_COVERED, "sampler heap");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(default_policy, set_up, tear_down),
        cmocka_unit_test_setup_teardown(root_argument_overflow, set_up, tear_down),
        cmocka_unit_test_setup_teardown(root_descriptors, set_up, tear_down),
        cmocka_unit_test_setup_teardown(visible_stages, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mutable_heaps, set_up, tear_down),
        cmocka_unit_test_setup_teardown(static_ranges, set_up, tear_down),
        cmocka_unit_test_setup_teardown(many_static_descriptors, set_up, tear_down),
        cmocka_unit_test_setup_teardown(heap_bounds, set_up, tear_down),
        cmocka_unit_test_setup_teardown(descriptor_qa, set_up, tear_down),
        cmocka_unit_test_setup_teardown(limits_and_nonsense, set_up, tear_down),
        cmocka_unit_test_setup_teardown(refused_policies, set_up, tear_down),
        cmocka_unit_test_setup_teardown(json, set_up, tear_down),
        cmocka_unit_test_setup_teardown(paths_of_parameters, set_up, tear_down),
        cmocka_unit_test_setup_teardown(paths_of_endless_arrays, set_up, tear_down),
        cmocka_unit_test_setup_teardown(paths_of_tables, set_up, tear_down),
        cmocka_unit_test_setup_teardown(policy_of_heaps, set_up, tear_down),
        cmocka_unit_test_setup_teardown(forms_of_buffers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(local_root_signature, set_up, tear_down),
        cmocka_unit_test_setup_teardown(heap_accesses, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
