/* Tests of layouts: pipeline layouts from root signatures and policies, bindings of resources, refusals. */
#include "dxs_inspect.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { /* numbers of Vulkan */
    VK_SAMPLER = 0,
    VK_UNIFORM_BUFFER = 6,
    VK_STORAGE_BUFFER = 7,
    VK_INLINE_UNIFORM_BLOCK = 1000138000,
    VK_MUTABLE = 1000351000,
    STAGE_PIXEL = 0x10,
    STAGE_ALL = 0x7FFFFFFF
};

static int set_up(void **state)
{
    *state = dxs_layout_create(NULL);
    return *state ? 0 : -1;
}

static int tear_down(void **state)
{
    dxs_layout_destroy(*state);
    return 0;
}

/* b0: constants, b1: root CBV, t20 of space 3: root SRV, a table, a table of samplers, s40: static. */
static const struct dxs_descriptor_range ranges[] = {
    {DXS_RANGE_SRV, 4, 8, 0, DXS_OFFSET_APPEND, 0},
    {DXS_RANGE_UAV, 2, 8, 1, 10, DXS_DESCRIPTORS_VOLATILE},
    {DXS_RANGE_CBV, 2, 2, 0, DXS_OFFSET_APPEND, DXS_DATA_STATIC},
    {DXS_RANGE_SRV, DXS_UNBOUNDED, 0, 7, DXS_OFFSET_APPEND, DXS_DESCRIPTORS_VOLATILE},
};
static const struct dxs_descriptor_range sampler_ranges[] = {{DXS_RANGE_SAMPLER, 16, 0, 0, 0, 0}};
static const struct dxs_root_parameter parameters[] = {
    {.type = DXS_ROOT_CONSTANTS, .shader_register = 0, .constant_count = 6},
    {.type = DXS_ROOT_CBV, .visibility = DXS_VISIBLE_TO_PIXEL, .shader_register = 1},
    {.type = DXS_ROOT_SRV, .shader_register = 20, .space = 3},
    {.type = DXS_ROOT_TABLE, .ranges = ranges, .range_count = 4},
    {.type = DXS_ROOT_TABLE, .visibility = DXS_VISIBLE_TO_PIXEL, .ranges = sampler_ranges, .range_count = 1},
};
static const struct dxs_static_sampler samplers[] = {
    {0x15, 1, 1, 1, 0.0f, 0, 1, 0, 0.0f, 1000.0f, 40, 2, DXS_VISIBLE_TO_PIXEL, 0},
};
static const struct dxs_root_signature_desc signature = {
    DXS_ROOT_SIGNATURE_1_1, 0, parameters, sizeof parameters / sizeof *parameters, samplers, 1};

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static struct dxs_resource resource(enum dxs_resource_class resource_class, enum dxs_resource_kind kind,
                                    uint32_t lower_bound, uint32_t space)
{
    return (struct dxs_resource){.resource_class = resource_class,
                                 .kind = kind,
                                 .space = space,
                                 .lower_bound = lower_bound,
                                 .count = 1,
                                 .name = "thing",
                                 .stride = kind == DXS_KIND_STRUCTURED_BUFFER ? 12 : 0,
                                 .size = kind == DXS_KIND_CBUFFER ? 64 : 0};
}

static enum dxs_result find(dxs_layout *layout, enum dxs_stage stage, const struct dxs_resource *r,
                            struct dxs_binding *binding)
{
    struct dxs_binding_request request = {.stage = stage, .resource = r, .from_heap = r->space == DXS_NONE};

    return dxs_layout_resolve(layout, &request, binding);
}

static struct dxs_binding found(dxs_layout *layout, const struct dxs_resource *r)
{
    struct dxs_binding binding;

    if (find(layout, DXS_STAGE_PIXEL, r, &binding) != DXS_OK)
        fail_msg("%s", dxs_layout_error(layout)->message);
    return binding;
}

static void assert_refused(dxs_layout *layout, enum dxs_result result, enum dxs_result code, const char *part)
{
    assert_int_equal(result, code);
    assert_int_equal(dxs_layout_error(layout)->code, code);
    if (!strstr(dxs_layout_error(layout)->message, part))
        fail_msg("'%s' lacks '%s'", dxs_layout_error(layout)->message, part);
}

static void build(dxs_layout *layout, const struct dxs_layout_policy *policy)
{
    if (dxs_layout_build(layout, &signature, NULL, policy) != DXS_OK)
        fail_msg("%s", dxs_layout_error(layout)->message);
}

/* ---- Pipeline layouts -------------------------------------------------------------------------------------------- */

/* Addresses, then tables, then constants. */
static void default_policy(void **state)
{
    build(*state, NULL);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);

    assert_int_equal(p->parameter_count, 5);
    assert_int_equal(p->parameters[1].form, DXS_PARAMETER_ADDRESS);
    assert_int_equal(p->parameters[1].offset, 0);
    assert_int_equal(p->parameters[2].offset, 8);
    assert_int_equal(p->parameters[3].form, DXS_PARAMETER_TABLE);
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

    policy.push_constant_limit = 32;
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->parameters[0].root_arguments, DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK);
    assert_int_equal(p->parameters[0].offset, 0);
    assert_int_equal(p->push_constant_size, 24);
    assert_int_equal(p->uniform_block_size, 32);
    assert_int_equal(p->sets[0].bindings[0].type, VK_INLINE_UNIFORM_BLOCK);
    assert_int_equal(p->sets[0].bindings[0].count, 32);

    policy.push_constant_overflow = DXS_OVERFLOW_TO_UNIFORM_BUFFER;
    build(*state, &policy);
    assert_int_equal(dxs_layout_describe(*state)->sets[0].bindings[0].type, VK_UNIFORM_BUFFER);

    policy.push_constant_overflow = DXS_OVERFLOW_REFUSED;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_MAPPING_LIMIT, "parameter 0");
    assert_int_equal(dxs_layout_describe(*state)->set_count, 0);
}

static void root_descriptors(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.root_cbv = DXS_ROOT_AS_PUSH_DESCRIPTOR;
    policy.root_srv = DXS_ROOT_AS_DESCRIPTOR;
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->parameters[1].form, DXS_PARAMETER_PUSH_DESCRIPTOR);
    assert_int_equal(p->parameters[1].descriptor.set, policy.push_set);
    assert_int_equal(p->sets[policy.push_set].flags, 1);
    assert_int_equal(p->sets[policy.push_set].bindings[0].type, VK_UNIFORM_BUFFER);
    assert_int_equal(p->sets[policy.push_set].bindings[0].stages, STAGE_PIXEL);
    assert_int_equal(p->parameters[2].form, DXS_PARAMETER_DESCRIPTOR);
    assert_int_equal(p->sets[0].bindings[0].type, VK_STORAGE_BUFFER);
}

static void mutable_heaps(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    for (int heap = DXS_HEAP_UNIFORM_BUFFERS; heap < DXS_HEAP_COUNTERS; heap++)
        policy.heaps[heap].binding = 1;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_BAD_MAPPING,
                   "mutable_descriptors is off");
    policy.mutable_descriptors = true;
    build(*state, &policy);
    const struct dxs_layout_set *heaps = &dxs_layout_describe(*state)->sets[2];
    assert_int_equal(heaps->binding_count, 3); /* samplers, resources, counters */
    assert_int_equal(heaps->bindings[1].type, VK_MUTABLE);
    assert_int_equal(heaps->bindings[1].mutable_type_count, 7);
    policy.heaps[DXS_HEAP_SAMPLERS].binding = 1;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_BAD_MAPPING, "two heaps");
}

static void static_ranges(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();
    struct dxs_resource b3 = resource(DXS_CLASS_CBV, DXS_KIND_CBUFFER, 3, 0);

    policy.static_cbv = DXS_STATIC_AS_INLINE_BLOCK;
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
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &b3, &binding), DXS_MAPPING_LIMIT, "inline_block_size");
    b3.lower_bound = 2;
    b3.count = 2; /* arrays stay in the heap */
    assert_true(found(*state, &b3).in_heap);
}

static void heap_bounds(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.heap_size_source = DXS_WORD_PUSH_CONSTANTS;
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->model.resource_heap_size.value, 48);
    assert_int_equal(p->model.sampler_heap_size.value, 52);
    assert_int_equal(p->push_constant_size, 56);
    policy.push_constant_limit = 52;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_MAPPING_LIMIT, "heap sizes");
}

static void descriptor_qa(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.qa.enabled = true;
    policy.qa.report = (struct dxs_set_binding){0, 7};
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_true(p->model.qa.enabled);
    assert_int_equal(p->sets[0].binding_count, 1);
    assert_int_equal(p->sets[0].bindings[0].binding, 7);
    assert_int_equal(p->sets[0].bindings[0].type, VK_STORAGE_BUFFER);
    assert_int_equal(p->sets[2].bindings[1].count, policy.resource_heap_size + 1); /* with a null descriptor */
    policy.resource_heap_size = UINT32_MAX;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_INVALID_ARGUMENT, "null");
    policy = dxs_default_layout_policy();
    policy.qa.enabled = true;
    policy.qa.heap = policy.heaps[DXS_HEAP_UNIFORM_BUFFERS];
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_BAD_MAPPING, "two heaps");
}

static void limits_and_nonsense(void **state)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.set_limit = 2;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_MAPPING_LIMIT, "set 2");
    policy = dxs_default_layout_policy();
    policy.root_cbv = (enum dxs_root_descriptor_form)3;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_INVALID_ARGUMENT, "enumeration");
    policy = dxs_default_layout_policy();
    policy.addresses.stride = 0;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_INVALID_ARGUMENT,
                   "address records");
    policy = dxs_default_layout_policy();
    policy.offsets.typed_offset = policy.offsets.stride;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_INVALID_ARGUMENT, "offset records");
    policy = dxs_default_layout_policy();
    policy.static_sampler_set = 2; /* the set of the heaps */
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_BAD_MAPPING, "two heaps");
    policy.struct_size = 0;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_INVALID_ARGUMENT, "struct_size");
    assert_refused(*state, dxs_layout_build(*state, NULL, NULL, NULL), DXS_INVALID_ARGUMENT, "root signature");

    struct dxs_binding binding;
    struct dxs_resource b0 = resource(DXS_CLASS_CBV, DXS_KIND_CBUFFER, 0, 0);
    const char *json;
    size_t size;
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &b0, &binding), DXS_INVALID_ARGUMENT, "not been built");
    assert_refused(*state, dxs_layout_to_json(*state, &json, &size), DXS_INVALID_ARGUMENT, "not been built");
}

static void json(void **state)
{
    const char *text;
    size_t size;

    build(*state, NULL);
    assert_int_equal(dxs_layout_to_json(*state, &text, &size), DXS_OK);
    assert_int_equal(strlen(text), size);
    assert_non_null(strstr(text, "\"push_constants\": {\n    \"size\": 48"));
    assert_non_null(strstr(text, "\"form\": \"table\""));
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static void paths_of_parameters(void **state)
{
    struct dxs_resource b0 = resource(DXS_CLASS_CBV, DXS_KIND_CBUFFER, 0, 0);
    struct dxs_resource b1 = resource(DXS_CLASS_CBV, DXS_KIND_CBUFFER, 1, 0);
    struct dxs_resource t20 = resource(DXS_CLASS_SRV, DXS_KIND_STRUCTURED_BUFFER, 20, 3);

    build(*state, NULL);
    struct dxs_binding binding = found(*state, &b0);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_CONSTANTS);
    assert_int_equal(binding.root_arguments, DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS);
    assert_int_equal(binding.offset, 24);
    assert_int_equal(binding.constant_size, 24);
    assert_true(binding.constant_index_only);
    binding = found(*state, &b1);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_ADDRESS);
    assert_int_equal(binding.offset, 0);
    assert_refused(*state, find(*state, DXS_STAGE_VERTEX, &b1, &binding), DXS_NOT_COVERED,
                   "CBV 'thing' (b1, space0): no parameter or static sampler of the root signature covers it for the "
                   "vertex shader");
    binding = found(*state, &t20);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_ADDRESS);
    assert_int_equal(binding.offset, 8);
    t20.kind = DXS_KIND_ACCELERATION_STRUCTURE;
    assert_int_equal(found(*state, &t20).descriptor, DXS_DESCRIPTOR_ADDRESS);
    t20.kind = DXS_KIND_TEXTURE_2D;
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &t20, &binding), DXS_BAD_MAPPING, "parameter 2");
    b0.count = 2;
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &b0, &binding), DXS_BAD_MAPPING, "parameter 0");
}

/* Root arguments and static samplers hold one resource per register. An unbounded shader array uses it for all indices.
 * A bounded array is refused. */
static void paths_of_endless_arrays(void **state)
{
    struct dxs_resource b0 = resource(DXS_CLASS_CBV, DXS_KIND_CBUFFER, 0, 0);
    struct dxs_resource b1 = resource(DXS_CLASS_CBV, DXS_KIND_CBUFFER, 1, 0);
    struct dxs_resource t20 = resource(DXS_CLASS_SRV, DXS_KIND_STRUCTURED_BUFFER, 20, 3);
    struct dxs_resource s40 = resource(DXS_CLASS_SAMPLER, DXS_KIND_SAMPLER, 40, 2);
    struct dxs_resource *arrays[] = {&b0, &b1, &t20, &s40};
    struct dxs_binding binding;

    build(*state, NULL);
    for (unsigned i = 0; i < 4; i++) {
        assert_false(found(*state, arrays[i]).ignores_index);
        arrays[i]->count = DXS_UNBOUNDED;
        assert_true(found(*state, arrays[i]).ignores_index);
        arrays[i]->count = 2;
        enum dxs_result refusal = i < 3 ? DXS_BAD_MAPPING : DXS_NOT_COVERED;
        assert_refused(*state, find(*state, DXS_STAGE_PIXEL, arrays[i], &binding), refusal, "thing");
    }
    s40.count = DXS_UNBOUNDED; /* the array starts at s41, the static sampler is s40 */
    s40.lower_bound = 41;
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &s40, &binding), DXS_NOT_COVERED, "(s41, space2)");
}

static void paths_of_tables(void **state)
{
    struct dxs_resource t9 = resource(DXS_CLASS_SRV, DXS_KIND_TEXTURE_2D, 9, 0);
    struct dxs_resource u9 = resource(DXS_CLASS_UAV, DXS_KIND_STRUCTURED_BUFFER, 9, 1);
    struct dxs_resource t5 = resource(DXS_CLASS_SRV, DXS_KIND_TYPED_BUFFER, 5, 7);
    struct dxs_resource s3 = resource(DXS_CLASS_SAMPLER, DXS_KIND_SAMPLER, 3, 0);
    struct dxs_resource s40 = resource(DXS_CLASS_SAMPLER, DXS_KIND_SAMPLER, 40, 2);
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
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &t9, &binding), DXS_NOT_COVERED, "(t9, space0)");
}

static void policy_of_heaps(void **state)
{
    struct dxs_resource u9 = resource(DXS_CLASS_UAV, DXS_KIND_STRUCTURED_BUFFER, 9, 1);
    struct dxs_resource b2 = resource(DXS_CLASS_CBV, DXS_KIND_CBUFFER, 2, 0);
    struct dxs_resource scene = resource(DXS_CLASS_SRV, DXS_KIND_ACCELERATION_STRUCTURE, 8, 0);
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
    assert_int_equal(found(*state, &b2).descriptor, DXS_DESCRIPTOR_STORAGE_BUFFER);
    binding = found(*state, &scene);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_ADDRESS);
    assert_true(binding.in_heap);
    assert_int_equal(binding.binding, policy.address_buffer.binding);
}

/* The shader's accesses override the policy's preference between storage and texel buffers. Each has its alignment. */
static void forms_of_buffers(void **state)
{
    struct dxs_resource u9 = resource(DXS_CLASS_UAV, DXS_KIND_STRUCTURED_BUFFER, 9, 1);
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
        assert_int_equal(dxs_layout_resolve(*state, &request, &binding), DXS_OK);
        assert_int_equal(binding.descriptor, texels ? DXS_DESCRIPTOR_TEXEL_BUFFER : DXS_DESCRIPTOR_STORAGE_BUFFER);
        assert_int_equal(binding.binding, texels ? DXS_HEAP_STORAGE_TEXEL_BUFFERS : DXS_HEAP_STORAGE_BUFFERS);
        assert_int_equal(binding.uses_offset_records, !texels);
    }
}

/* The layout of a shader record is Direct3D's: each argument is aligned to its size. */
static void local_root_signature(void **state)
{
    static const struct dxs_root_parameter local_parameters[] = {
        {.type = DXS_ROOT_CONSTANTS, .shader_register = 0, .space = 15, .constant_count = 3},
        {.type = DXS_ROOT_CBV, .shader_register = 1, .space = 15},
        {.type = DXS_ROOT_CONSTANTS, .shader_register = 2, .space = 15, .constant_count = 1},
        {.type = DXS_ROOT_TABLE, .ranges = ranges, .range_count = 1},
    };
    static const struct dxs_root_signature_desc local = {
        DXS_ROOT_SIGNATURE_1_1, DXS_LOCAL_ROOT_SIGNATURE, local_parameters, 4, NULL, 0};
    struct dxs_layout_policy policy = dxs_default_layout_policy();
    struct dxs_resource b0 = resource(DXS_CLASS_CBV, DXS_KIND_CBUFFER, 0, 15);
    struct dxs_resource b1 = resource(DXS_CLASS_CBV, DXS_KIND_CBUFFER, 1, 15);
    struct dxs_resource t10 = resource(DXS_CLASS_SRV, DXS_KIND_TEXTURE_2D, 10, 0);
    struct dxs_binding binding;

    policy.descriptor_size_log2 = 5;
    assert_int_equal(dxs_layout_build(*state, NULL, &local, &policy), DXS_OK);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->local_parameters[0].offset, 0);
    assert_int_equal(p->local_parameters[1].offset, 16);
    assert_int_equal(p->local_parameters[2].offset, 24);
    assert_int_equal(p->local_parameters[3].offset, 32);
    assert_int_equal(p->shader_record_size, 40);
    assert_int_equal(p->push_constant_size, 0);
    assert_int_equal(find(*state, DXS_STAGE_MISS, &b0, &binding), DXS_OK);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_CONSTANTS);
    assert_int_equal(binding.root_arguments, DXS_ROOT_ARGUMENTS_SHADER_RECORD);
    assert_int_equal(find(*state, DXS_STAGE_MISS, &b1, &binding), DXS_OK);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_ADDRESS);
    assert_int_equal(binding.offset, 16);
    assert_int_equal(find(*state, DXS_STAGE_MISS, &t10, &binding), DXS_OK);
    assert_int_equal(binding.root_arguments, DXS_ROOT_ARGUMENTS_SHADER_RECORD);
    assert_int_equal(binding.descriptor_size_log2, 5);
    assert_int_equal(binding.heap_offset, 2);
    assert_refused(*state, dxs_layout_build(*state, &local, NULL, &policy), DXS_INVALID_ARGUMENT,
                   "has the flag LOCAL_ROOT");
    assert_refused(*state, dxs_layout_build(*state, NULL, &signature, &policy), DXS_INVALID_ARGUMENT,
                   "lacks the flag LOCAL_ROOT");
}

static void heap_accesses(void **state)
{
    static const struct dxs_root_signature_desc indexed = {
        DXS_ROOT_SIGNATURE_1_1, DXS_RESOURCE_HEAP_INDEXED, NULL, 0, NULL, 0};
    struct dxs_resource view = resource(DXS_CLASS_SRV, DXS_KIND_TEXTURE_2D, DXS_NONE, DXS_NONE);
    struct dxs_resource sampler = resource(DXS_CLASS_SAMPLER, DXS_KIND_SAMPLER, DXS_NONE, DXS_NONE);
    struct dxs_binding binding;

    assert_int_equal(dxs_layout_build(*state, &indexed, NULL, NULL), DXS_OK);
    binding = found(*state, &view);
    assert_true(binding.in_heap);
    assert_int_equal(binding.root_arguments, DXS_ROOT_ARGUMENTS_NONE);
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &sampler, &binding), DXS_NOT_COVERED, "sampler heap");
}

/* ---- Descriptor heaps (VK_EXT_descriptor_heap) --------------------------------------------------------------------
 */

static struct dxs_layout_policy direct_policy(void)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.descriptor_heap = DXS_DESCRIPTOR_HEAP_DIRECT;
    return policy;
}

/* Tables are in the bound heaps. Only the static sampler keeps a set and binding. */
static void direct_heaps(void **state)
{
    struct dxs_layout_policy policy = direct_policy();
    struct dxs_resource t9 = resource(DXS_CLASS_SRV, DXS_KIND_TEXTURE_2D, 9, 0);
    struct dxs_resource s3 = resource(DXS_CLASS_SAMPLER, DXS_KIND_SAMPLER, 3, 0);
    struct dxs_resource s40 = resource(DXS_CLASS_SAMPLER, DXS_KIND_SAMPLER, 40, 2);
    struct dxs_resource b1 = resource(DXS_CLASS_CBV, DXS_KIND_CBUFFER, 1, 0);

    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->set_count, 2);
    assert_int_equal(p->sets[0].binding_count, 0);
    assert_int_equal(p->sets[1].binding_count, 1);
    assert_int_equal(p->uniform_block_address, DXS_NONE);
    struct dxs_binding binding = found(*state, &t9);
    assert_true(binding.in_bound_heap && binding.in_heap);
    assert_int_equal(binding.heap_offset, 1); /* t9 is the second of t8 to t11 */
    assert_int_equal(binding.root_arguments, DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS);
    binding = found(*state, &s3);
    assert_true(binding.in_bound_heap);
    assert_int_equal(binding.heap_offset, 3);
    binding = found(*state, &s40);
    assert_false(binding.in_bound_heap);
    assert_int_equal(binding.set, policy.static_sampler_set);
    binding = found(*state, &b1);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_ADDRESS);
    assert_false(binding.in_bound_heap);
}

/* Root arguments: 24 bytes of constants, two addresses, two tables: 48 bytes. With 40 the first 8 hold the address of
 * the block, the addresses and tables take 24, and the constants overflow. */
static void direct_overflow(void **state)
{
    struct dxs_layout_policy policy = direct_policy();

    policy.push_constant_limit = 48;
    build(*state, &policy);
    assert_int_equal(dxs_layout_describe(*state)->uniform_block_address, DXS_NONE);
    policy.push_constant_limit = 40;
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->uniform_block_address, 0);
    assert_int_equal(p->parameters[1].offset, 8);
    assert_int_equal(p->parameters[2].offset, 16);
    assert_int_equal(p->parameters[3].offset, 24);
    assert_int_equal(p->parameters[4].offset, 28);
    assert_int_equal(p->parameters[0].root_arguments, DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK);
    assert_int_equal(p->parameters[0].offset, 0);
    assert_int_equal(p->uniform_block_size, 32);
    assert_int_equal(p->push_constant_size, 32);
    assert_int_equal(p->sets[0].bindings[0].type, VK_UNIFORM_BUFFER);
    policy.push_constant_overflow = DXS_OVERFLOW_REFUSED;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_MAPPING_LIMIT, "parameter 0");
}

static void assert_heaps_refused(dxs_layout *layout, const struct dxs_layout_policy *policy, const char *message)
{
    assert_refused(layout, dxs_layout_build(layout, &signature, NULL, policy), DXS_INVALID_ARGUMENT, message);
}

/* Sizes of a device: samplers 24 aligned to 16, images 60 to 64, buffers 16 to 16. */
static struct dxs_layout_policy sized_policy(void)
{
    struct dxs_layout_policy policy = direct_policy();
    struct dxs_bound_heaps *heaps = &policy.bound_heaps;

    heaps->sampler_size = 24, heaps->sampler_alignment = 16;
    heaps->image_size = 60, heaps->image_alignment = 64;
    heaps->buffer_size = heaps->buffer_alignment = 16;
    policy.resource_heap_size = 100;
    return policy;
}

static void bound_heap_numbers(void **state)
{
    struct dxs_layout_policy policy = sized_policy();
    struct dxs_heap_slots *slots = policy.bound_heaps.slots;

    build(*state, &policy);
    const struct dxs_heap_slots *numbers = dxs_layout_describe(*state)->bound_heaps.slots;
    assert_int_equal(numbers[DXS_HEAP_SAMPLERS].stride, 32);
    assert_int_equal(numbers[DXS_HEAP_SAMPLED_IMAGES].stride, 64);
    assert_int_equal(numbers[DXS_HEAP_STORAGE_BUFFERS].stride, 64);
    assert_int_equal(numbers[DXS_HEAP_COUNTERS].offset, 16);
    assert_int_equal(numbers[DXS_HEAP_COUNTERS].stride, 64);
    policy.bound_heaps.buffer_size = 40; /* rounded to 48: two are larger than an image */
    slots[DXS_HEAP_STORAGE_IMAGES] = slots[DXS_HEAP_SAMPLED_IMAGES] = slots[DXS_HEAP_UNIFORM_TEXEL_BUFFERS] =
        slots[DXS_HEAP_STORAGE_TEXEL_BUFFERS] = (struct dxs_heap_slots){9600, DXS_STRIDE_OF_KIND};
    build(*state, &policy);
    numbers = dxs_layout_describe(*state)->bound_heaps.slots;
    assert_int_equal(numbers[DXS_HEAP_UNIFORM_BUFFERS].stride, 96);
    assert_int_equal(numbers[DXS_HEAP_COUNTERS].offset, 48);
    assert_int_equal(numbers[DXS_HEAP_STORAGE_IMAGES].stride, 64);
}

static void bound_heap_nonsense(void **state)
{
    struct dxs_layout_policy policy = direct_policy();
    struct dxs_heap_slots *slots = policy.bound_heaps.slots;

    policy.root_cbv = DXS_ROOT_AS_DESCRIPTOR;
    assert_heaps_refused(*state, &policy, "root_cbv is 1");
    policy = direct_policy();
    policy.static_cbv = DXS_STATIC_AS_INLINE_BLOCK;
    assert_heaps_refused(*state, &policy, "static_cbv is 3");
    policy = direct_policy();
    policy.counter = DXS_COUNTER_TEXEL_BUFFER;
    assert_heaps_refused(*state, &policy, "DXS_COUNTER_TEXEL_BUFFER");
    policy = direct_policy();
    policy.descriptor_heap = (enum dxs_descriptor_heap)3;
    assert_heaps_refused(*state, &policy, "enumeration");
    policy = direct_policy();
    policy.bound_heaps.reserved[5] = 1;
    assert_heaps_refused(*state, &policy, "dxs_bound_heaps");
    policy = direct_policy();
    slots[DXS_HEAP_SAMPLED_IMAGES].offset = 6;
    assert_heaps_refused(*state, &policy, "slots[DXS_HEAP_SAMPLED_IMAGES]: offset 6");
    policy = sized_policy();
    policy.bound_heaps.image_size = 0;
    assert_heaps_refused(*state, &policy, "image_size 0");
    policy = sized_policy();
    policy.bound_heaps.buffer_alignment = 12;
    assert_heaps_refused(*state, &policy, "buffer_alignment 12");
    policy = sized_policy();
    slots[DXS_HEAP_STORAGE_IMAGES].stride = 96;
    assert_heaps_refused(*state, &policy, "slots[DXS_HEAP_STORAGE_IMAGES]: offset 0, stride 96");
    slots[DXS_HEAP_STORAGE_IMAGES] = (struct dxs_heap_slots){32, 64};
    assert_heaps_refused(*state, &policy, "multiples of 64");
    policy = sized_policy();
    slots[DXS_HEAP_SAMPLERS].stride = 16;
    assert_heaps_refused(*state, &policy, "at least 32");
    policy = sized_policy();
    slots[DXS_HEAP_COUNTERS].offset = 0;
    assert_heaps_refused(*state, &policy, "counters overlap");
    policy = sized_policy();
    slots[DXS_HEAP_SAMPLED_IMAGES] = (struct dxs_heap_slots){6336, 128}; /* the others end at 100 * 64 */
    assert_heaps_refused(*state, &policy, "100 descriptors with strides 64 and 128 begin at 0 and 6336");
    slots[DXS_HEAP_SAMPLED_IMAGES].offset = 6400;
    slots[DXS_HEAP_COUNTERS].stride = 128; /* so do 100 counters, from 16 on */
    slots[DXS_HEAP_COUNTERS].offset = 6416;
    build(*state, &policy);
}

/* ---- Mappings of sets and bindings to descriptor heaps ------------------------------------------------------------
 */

static struct dxs_layout_policy mapped_policy(void)
{
    struct dxs_layout_policy policy = sized_policy();

    policy.descriptor_heap = DXS_DESCRIPTOR_HEAP_MAPPINGS;
    return policy;
}

enum { /* VkSpirvResourceTypeFlagBitsEXT */
    IS_SAMPLER = 1,
    IS_SRV = 0x2 | 0x40 | 0x100, /* sampled image, read-only storage buffer, acceleration structure */
    IS_UAV = 0x4 | 0x8 | 0x40 | 0x80,
    IS_CBV = 0x20,
    IS_BUFFER = 0x40 | 0x80
};

static void assert_mapping(const struct dxs_mapping *is, const struct dxs_mapping *expected)
{
    assert_int_equal(is->stages, expected->stages);
    assert_int_equal(is->set, expected->set);
    assert_int_equal(is->first_binding, expected->first_binding);
    assert_int_equal(is->binding_count, expected->binding_count);
    assert_int_equal(is->resource_mask, expected->resource_mask);
    assert_int_equal(is->source, expected->source);
    assert_int_equal(is->heap_offset, expected->heap_offset);
    assert_int_equal(is->heap_index_stride, expected->heap_index_stride);
    assert_int_equal(is->heap_array_stride, expected->heap_array_stride);
    assert_int_equal(is->offset, expected->offset);
    assert_int_equal(is->address_offset, expected->address_offset);
    assert_int_equal(is->static_sampler, expected->static_sampler);
    assert_int_equal(is->parameter, expected->parameter);
    assert_false(is->is_local);
}

/* Push data: addresses at 0 and 8, tables at 16 and 20, constants at 24. Slots are 64 bytes, samplers 32. */
static void mappings(void **state)
{
    static const struct dxs_mapping expected[] = {
        {STAGE_ALL, 0, 0, 1, IS_CBV, DXS_MAPPING_PUSH_DATA, 0, 0, 0, 24, 0, DXS_NONE, 0, false, {0}, {0}},
        {STAGE_PIXEL, 0, 1, 1, IS_CBV, DXS_MAPPING_PUSH_ADDRESS, 0, 0, 0, 0, 0, DXS_NONE, 1, false, {0}, {0}},
        {STAGE_ALL, 3, 1020, 1, 0x140, DXS_MAPPING_PUSH_ADDRESS, 0, 0, 0, 8, 0, DXS_NONE, 2, false, {0}, {0}},
        {STAGE_ALL,
         0,
         1008,
         4,
         IS_SRV,
         DXS_MAPPING_HEAP_WITH_PUSH_INDEX,
         0,
         64,
         64,
         16,
         0,
         DXS_NONE,
         3,
         false,
         {0},
         {0}},
        {STAGE_ALL,
         1,
         2008,
         2,
         IS_UAV,
         DXS_MAPPING_HEAP_WITH_PUSH_INDEX,
         640,
         64,
         64,
         16,
         0,
         DXS_NONE,
         3,
         false,
         {0},
         {0}},
        {STAGE_ALL,
         1,
         4008,
         2,
         IS_BUFFER,
         DXS_MAPPING_HEAP_WITH_PUSH_INDEX,
         656,
         64,
         64,
         16,
         0,
         DXS_NONE,
         3,
         false,
         {0},
         {0}},
        {STAGE_ALL,
         0,
         2,
         2,
         IS_CBV,
         DXS_MAPPING_HEAP_WITH_PUSH_INDEX,
         768,
         64,
         64,
         16,
         0,
         DXS_NONE,
         3,
         false,
         {0},
         {0}},
        {STAGE_ALL,
         7,
         1000,
         1000,
         IS_SRV,
         DXS_MAPPING_HEAP_WITH_PUSH_INDEX,
         896,
         64,
         64,
         16,
         0,
         DXS_NONE,
         3,
         false,
         {0},
         {0}},
        {STAGE_PIXEL,
         0,
         3000,
         16,
         IS_SAMPLER,
         DXS_MAPPING_HEAP_WITH_PUSH_INDEX,
         0,
         32,
         32,
         20,
         0,
         DXS_NONE,
         4,
         false,
         {0},
         {0}},
        {STAGE_PIXEL,
         2,
         3040,
         1,
         IS_SAMPLER,
         DXS_MAPPING_HEAP_WITH_CONSTANT_OFFSET,
         0,
         0,
         0,
         0,
         0,
         0,
         DXS_NONE,
         false,
         {0},
         {0}},
    };
    struct dxs_layout_policy policy = mapped_policy();
    struct dxs_resource t9 = resource(DXS_CLASS_SRV, DXS_KIND_TEXTURE_2D, 9, 0);
    struct dxs_resource t12 = resource(DXS_CLASS_SRV, DXS_KIND_TEXTURE_2D, 12, 0);
    struct dxs_binding binding;

    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->set_count, 0);
    assert_int_equal(p->mapping_count, sizeof expected / sizeof *expected);
    for (uint32_t n = 0; n < p->mapping_count; n++)
        assert_mapping(&p->mappings[n], &expected[n]);
    binding = found(*state, &t9);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_IMAGE);
    assert_int_equal(binding.set, 0);
    assert_int_equal(binding.binding, 1009);
    assert_false(binding.in_heap);
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &t12, &binding), DXS_NOT_COVERED, "t12");
}

/* 20 bytes of push data: the block's address at 0, an address at 8, a table at 16. In the block: the other address at
 * 0, the other table at 8, the address of the constants at 16. */
static void mapped_overflow(void **state)
{
    struct dxs_layout_policy policy = mapped_policy();

    policy.push_constant_limit = 20;
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->uniform_block_address, 0);
    assert_int_equal(p->uniform_block_size, 32);
    assert_int_equal(p->parameters[0].form, DXS_PARAMETER_CONSTANTS_ADDRESS);
    assert_int_equal(p->parameters[0].offset, 16);
    assert_int_equal(p->mappings[0].source, DXS_MAPPING_INDIRECT_ADDRESS);
    assert_int_equal(p->mappings[0].offset, 0);
    assert_int_equal(p->mappings[0].address_offset, 16);
    assert_int_equal(p->mappings[1].source, DXS_MAPPING_PUSH_ADDRESS);
    assert_int_equal(p->mappings[1].offset, 8);
    assert_int_equal(p->mappings[2].source, DXS_MAPPING_INDIRECT_ADDRESS);
    assert_int_equal(p->mappings[2].address_offset, 0);
    assert_int_equal(p->mappings[3].source, DXS_MAPPING_HEAP_WITH_PUSH_INDEX);
    assert_int_equal(p->mappings[3].offset, 16);
    assert_int_equal(p->mappings[8].source, DXS_MAPPING_HEAP_WITH_INDIRECT_INDEX);
    assert_int_equal(p->mappings[8].offset, 0);
    assert_int_equal(p->mappings[8].address_offset, 8);
    policy.push_constant_limit = 40; /* 8 bytes are left for the address of the constants */
    build(*state, &policy);
    p = dxs_layout_describe(*state);
    assert_int_equal(p->mappings[0].source, DXS_MAPPING_PUSH_ADDRESS);
    assert_int_equal(p->mappings[0].offset, 32);
    assert_int_equal(p->uniform_block_size, 0);
}

static void mapped_nonsense(void **state)
{
    struct dxs_layout_policy policy = mapped_policy();
    struct dxs_heap_slots *slots = policy.bound_heaps.slots;

    policy.heap_size_source = DXS_WORD_CONSTANT;
    assert_heaps_refused(*state, &policy, "heap_size_source");
    policy = mapped_policy();
    policy.qa.enabled = true;
    assert_heaps_refused(*state, &policy, "qa");
    policy = mapped_policy();
    policy.counter = DXS_COUNTER_ADDRESS;
    assert_heaps_refused(*state, &policy, "DXS_COUNTER_ADDRESS");
    policy = direct_policy();
    policy.descriptor_heap = DXS_DESCRIPTOR_HEAP_MAPPINGS;
    assert_heaps_refused(*state, &policy, "set sampler_size");
    policy = mapped_policy();
    slots[DXS_HEAP_UNIFORM_TEXEL_BUFFERS].offset = 6400;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_BAD_MAPPING,
                   "parameter 3 of the root signature cannot be mapped: textures and typed buffers");
    policy = mapped_policy();
    policy.shifts.uav = 1011; /* t20 of parameter 2 is 1020 */
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_BAD_MAPPING,
                   "parameter 2 of the root signature cannot be mapped: register + shift");
}

/* Local root signature: 12 bytes of constants at 0, an address at 16, a table at 24. Handles count in 32 bytes. */
static void mapped_records(void **state)
{
    static const struct dxs_descriptor_range local_ranges[] = {{DXS_RANGE_CBV, 1, 0, 9, 2, 0}};
    static const struct dxs_root_parameter local_parameters[] = {
        {.type = DXS_ROOT_CONSTANTS, .shader_register = 1, .space = 9, .constant_count = 3},
        {.type = DXS_ROOT_UAV, .shader_register = 0, .space = 9},
        {.type = DXS_ROOT_TABLE, .ranges = local_ranges, .range_count = 1},
    };
    static const struct dxs_root_signature_desc local = {
        DXS_ROOT_SIGNATURE_1_1, DXS_LOCAL_ROOT_SIGNATURE, local_parameters, 3, NULL, 0};
    struct dxs_layout_policy policy = mapped_policy();

    policy.descriptor_size_log2 = 5;
    assert_int_equal(dxs_layout_build(*state, NULL, &local, &policy), DXS_OK);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->mapping_count, 3);
    assert_true(p->mappings[0].is_local);
    assert_int_equal(p->mappings[0].stages, 0x3F00);
    assert_int_equal(p->mappings[0].source, DXS_MAPPING_SHADER_RECORD_DATA);
    assert_int_equal(p->mappings[0].offset, 0);
    assert_int_equal(p->mappings[1].source, DXS_MAPPING_SHADER_RECORD_ADDRESS);
    assert_int_equal(p->mappings[1].offset, 16);
    assert_int_equal(p->mappings[2].source, DXS_MAPPING_HEAP_WITH_SHADER_RECORD_INDEX);
    assert_int_equal(p->mappings[2].offset, 24);
    assert_int_equal(p->mappings[2].heap_offset, 128);
    assert_int_equal(p->mappings[2].heap_index_stride, 2);
    assert_int_equal(p->mappings[2].heap_array_stride, 64);
    policy.descriptor_size_log2 = 7;
    assert_refused(*state, dxs_layout_build(*state, NULL, &local, &policy), DXS_BAD_MAPPING,
                   "parameter 2 of the local root signature cannot be mapped");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(mappings, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mapped_overflow, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mapped_nonsense, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mapped_records, set_up, tear_down),
        cmocka_unit_test_setup_teardown(direct_heaps, set_up, tear_down),
        cmocka_unit_test_setup_teardown(direct_overflow, set_up, tear_down),
        cmocka_unit_test_setup_teardown(bound_heap_numbers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(bound_heap_nonsense, set_up, tear_down),
        cmocka_unit_test_setup_teardown(default_policy, set_up, tear_down),
        cmocka_unit_test_setup_teardown(root_argument_overflow, set_up, tear_down),
        cmocka_unit_test_setup_teardown(root_descriptors, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mutable_heaps, set_up, tear_down),
        cmocka_unit_test_setup_teardown(static_ranges, set_up, tear_down),
        cmocka_unit_test_setup_teardown(heap_bounds, set_up, tear_down),
        cmocka_unit_test_setup_teardown(descriptor_qa, set_up, tear_down),
        cmocka_unit_test_setup_teardown(limits_and_nonsense, set_up, tear_down),
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
