/* Tests of layouts with descriptor heaps (VK_EXT_descriptor_heap): slots, heaps that the shader accesses, mappings. */
#include "unit/layout_fixture.h"

/* ---- Heaps that the shader accesses ------------------------------------------------------------------------------ */

static struct dxs_layout_policy direct_policy(void)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();

    policy.model.descriptor_heap = DXS_DESCRIPTOR_HEAP_DIRECT;
    return policy;
}

/* Tables are in the bound heaps. Only the static sampler keeps a set and binding. */
static void direct_heaps(void **state)
{
    struct dxs_layout_policy policy = direct_policy();
    struct dxs_resource t9 = resource(DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_KIND_TEXTURE_2D, 9, 0);
    struct dxs_resource s3 = resource(DXS_RESOURCE_CLASS_SAMPLER, DXS_RESOURCE_KIND_SAMPLER, 3, 0);
    struct dxs_resource s40 = resource(DXS_RESOURCE_CLASS_SAMPLER, DXS_RESOURCE_KIND_SAMPLER, 40, 2);
    struct dxs_resource b1 = resource(DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_KIND_CBUFFER, 1, 0);

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
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_FORM_ADDRESS);
    assert_false(binding.in_bound_heap);
}

/* Root arguments: 24 bytes of constants, two addresses, two tables: 48 bytes. With 40 the first 8 hold the address of
 * the block, the addresses and tables take 24, and the constants overflow. */
static void direct_overflow(void **state)
{
    struct dxs_layout_policy policy = direct_policy();

    policy.model.push_constant_limit = 48;
    build(*state, &policy);
    assert_int_equal(dxs_layout_describe(*state)->uniform_block_address, DXS_NONE);
    policy.model.push_constant_limit = 40;
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
    policy.heap_size_source = DXS_WORD_KIND_PUSH_CONSTANTS; /* both sizes take 8 bytes more */
    policy.model.push_constant_limit = 56;
    build(*state, &policy);
    assert_int_equal(dxs_layout_describe(*state)->uniform_block_address, DXS_NONE);
    policy.model.push_constant_limit = 52;
    build(*state, &policy);
    assert_int_equal(dxs_layout_describe(*state)->uniform_block_address, 0);
    policy = direct_policy();
    policy.model.push_constant_limit = 4; /* no room for the address of the block */
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_MAPPING_LIMIT,
                   "push_constant_limit is 4");
    policy.model.push_constant_limit = 40;
    policy.push_constant_overflow = DXS_ROOT_OVERFLOW_REFUSED;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_MAPPING_LIMIT,
                   "parameter 0");
}

static void assert_heaps_refused(dxs_layout *layout, const struct dxs_layout_policy *policy, const char *message)
{
    assert_refused(layout, dxs_layout_build(layout, &signature, NULL, policy), DXS_RESULT_INVALID_ARGUMENT, message);
}

/* Sizes of a device: samplers 24 aligned to 16, images 60 to 64, buffers 16 to 16. */
static struct dxs_layout_policy sized_policy(void)
{
    struct dxs_layout_policy policy = direct_policy();
    struct dxs_bound_heaps *heaps = &policy.model.bound_heaps;

    heaps->sampler_size = 24, heaps->sampler_alignment = 16;
    heaps->image_size = 60, heaps->image_alignment = 64;
    heaps->buffer_size = heaps->buffer_alignment = 16;
    policy.resource_heap_size = 100;
    return policy;
}

static void bound_heap_numbers(void **state)
{
    struct dxs_layout_policy policy = sized_policy();
    struct dxs_heap_slots *slots = policy.model.bound_heaps.slots;

    build(*state, &policy);
    const struct dxs_heap_slots *numbers = dxs_layout_describe(*state)->model.bound_heaps.slots;
    assert_int_equal(numbers[DXS_HEAP_SAMPLERS].stride, 32);
    assert_int_equal(numbers[DXS_HEAP_SAMPLED_IMAGES].stride, 64);
    assert_int_equal(numbers[DXS_HEAP_STORAGE_BUFFERS].stride, 64);
    assert_int_equal(numbers[DXS_HEAP_COUNTERS].offset, 16);
    assert_int_equal(numbers[DXS_HEAP_COUNTERS].stride, 64);
    policy.model.bound_heaps.buffer_size = 40; /* rounded to 48: two are larger than an image */
    slots[DXS_HEAP_STORAGE_IMAGES] = slots[DXS_HEAP_SAMPLED_IMAGES] = slots[DXS_HEAP_UNIFORM_TEXEL_BUFFERS] =
        slots[DXS_HEAP_STORAGE_TEXEL_BUFFERS] = (struct dxs_heap_slots){9600, DXS_STRIDE_OF_KIND};
    build(*state, &policy);
    numbers = dxs_layout_describe(*state)->model.bound_heaps.slots;
    assert_int_equal(numbers[DXS_HEAP_UNIFORM_BUFFERS].stride, 96);
    assert_int_equal(numbers[DXS_HEAP_COUNTERS].offset, 48);
    assert_int_equal(numbers[DXS_HEAP_STORAGE_IMAGES].stride, 64);
}

static void bound_heap_nonsense(void **state)
{
    struct dxs_layout_policy policy = direct_policy();
    struct dxs_heap_slots *slots = policy.model.bound_heaps.slots;

    policy.root_cbv = DXS_ROOT_DESCRIPTOR_FORM_DESCRIPTOR;
    assert_heaps_refused(*state, &policy, "root_cbv is 1");
    policy = direct_policy();
    policy.static_cbv = DXS_STATIC_FORM_INLINE_BLOCK;
    assert_heaps_refused(*state, &policy, "static_cbv is 3");
    policy = direct_policy();
    policy.counter = DXS_COUNTER_TEXEL_BUFFER;
    assert_heaps_refused(*state, &policy, "slots[DXS_HEAP_COUNTERS].offset is DXS_OFFSET_AFTER_BUFFER");
    policy = direct_policy();
    policy.model.descriptor_heap = (enum dxs_descriptor_heap)3;
    assert_heaps_refused(*state, &policy, "enumeration");
    policy = direct_policy();
    policy.model.bound_heaps.reserved[5] = 1;
    assert_heaps_refused(*state, &policy, "dxs_bound_heaps");
    policy = direct_policy();
    slots[DXS_HEAP_COUNT].stride = 1;
    assert_heaps_refused(*state, &policy, "dxs_bound_heaps.slots");
    policy = direct_policy();
    policy.heaps[DXS_MAX_HEAPS - 1].binding = 1;
    assert_heaps_refused(*state, &policy, "dxs_layout_policy.heaps");
    policy = direct_policy();
    slots[DXS_HEAP_SAMPLED_IMAGES].offset = 6;
    assert_heaps_refused(*state, &policy, "slots[DXS_HEAP_SAMPLED_IMAGES]: offset 6");
    policy = sized_policy();
    policy.model.bound_heaps.image_size = 0;
    assert_heaps_refused(*state, &policy, "image_size 0");
    policy = sized_policy();
    policy.model.bound_heaps.buffer_alignment = 12;
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

/* Counters that are texel buffers have descriptors of 64 bytes, too. */
static void texel_counters(void **state)
{
    struct dxs_layout_policy policy = sized_policy();
    struct dxs_heap_slots *slots = policy.model.bound_heaps.slots;

    slots[DXS_HEAP_COUNTERS] = (struct dxs_heap_slots){6400, 64}; /* behind 100 slots */
    build(*state, &policy);
    slots[DXS_HEAP_COUNTERS].offset = 6336;
    assert_heaps_refused(*state, &policy, "counters overlap");
    policy.counter = DXS_COUNTER_TEXEL_BUFFER;
    assert_heaps_refused(*state, &policy, "counters overlap");
    slots[DXS_HEAP_COUNTERS] = (struct dxs_heap_slots){6400, DXS_STRIDE_OF_KIND};
    build(*state, &policy);
    assert_int_equal(dxs_layout_describe(*state)->model.bound_heaps.slots[DXS_HEAP_COUNTERS].stride, 64);
    for (uint32_t kind = DXS_HEAP_UNIFORM_BUFFERS; kind <= DXS_HEAP_COUNTERS; kind++)
        slots[kind] = (struct dxs_heap_slots){0, 128};
    slots[DXS_HEAP_COUNTERS].offset = 16; /* behind the descriptor of a buffer, but not aligned as images are */
    assert_heaps_refused(*state, &policy,
                         "slots[DXS_HEAP_COUNTERS]: offset 16, stride 128: both must be multiples of 64");
    slots[DXS_HEAP_COUNTERS].offset = 64;
    build(*state, &policy);
    policy.model.descriptor_heap = DXS_DESCRIPTOR_HEAP_MAPPINGS;
    build(*state, &policy);
    assert_int_equal(dxs_layout_describe(*state)->mappings[5].first_binding, 4008);
    assert_int_equal(dxs_layout_describe(*state)->mappings[5].resource_mask, 0xC); /* storage images */
    assert_int_equal(dxs_layout_describe(*state)->mappings[5].heap_offset, 10 * 128 + 64);
}

/* Raw buffers that are texel buffers have descriptors of 64 bytes: a counter at byte 16 of the slot would be in them.
 */
static void texel_buffers_with_counters(void **state)
{
    struct dxs_layout_policy policy = sized_policy();
    struct dxs_heap_slots *slots = policy.model.bound_heaps.slots;

    policy.raw_heap_as_texel_buffers = true;
    assert_heaps_refused(*state, &policy, "counters overlap the descriptors of DXS_HEAP_STORAGE_TEXEL_BUFFERS");
    for (uint32_t kind = DXS_HEAP_UNIFORM_BUFFERS; kind <= DXS_HEAP_COUNTERS; kind++)
        slots[kind] = (struct dxs_heap_slots){0, 128};
    slots[DXS_HEAP_COUNTERS].offset = 48;
    assert_heaps_refused(*state, &policy, "counters overlap the descriptors of DXS_HEAP_STORAGE_TEXEL_BUFFERS");
    slots[DXS_HEAP_COUNTERS].offset = 64;
    build(*state, &policy);
    slots[DXS_HEAP_COUNTERS].offset = 16;
    policy.model.descriptor_heap = DXS_DESCRIPTOR_HEAP_MAPPINGS; /* there raw buffers are storage buffers */
    build(*state, &policy);
}

/* ---- Mappings of sets and bindings ------------------------------------------------------------------------------- */

static struct dxs_layout_policy mapped_policy(void)
{
    struct dxs_layout_policy policy = sized_policy();

    policy.model.descriptor_heap = DXS_DESCRIPTOR_HEAP_MAPPINGS;
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

#define ROOT_ARGUMENT(visible, space, slot, mask, from, at, number)                                                    \
    .stages = visible, .set = space, .first_binding = slot, .binding_count = 1, .resource_mask = mask,                 \
    .source = DXS_MAPPING_SOURCE_##from, .offset = at, .static_sampler = DXS_NONE, .parameter = number
#define TABLE_RANGE(visible, space, first, count, mask, in_heap, stride, at, number)                                   \
    .stages = visible, .set = space, .first_binding = first, .binding_count = count, .resource_mask = mask,            \
    .source = DXS_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX, .heap_offset = in_heap, .heap_index_stride = stride,            \
    .heap_array_stride = stride, .offset = at, .static_sampler = DXS_NONE, .parameter = number

/* Push data: addresses at 0 and 8, tables at 16 and 20, constants at 24. Slots are 64 bytes, samplers 32. */
static void mappings(void **state)
{
    static const struct dxs_mapping expected[] = {
        {ROOT_ARGUMENT(STAGE_ALL, 0, 0, IS_CBV, PUSH_DATA, 24, 0)},
        {ROOT_ARGUMENT(STAGE_PIXEL, 0, 1, IS_CBV, PUSH_ADDRESS, 0, 1)},
        {ROOT_ARGUMENT(STAGE_ALL, 3, 1020, 0x140, PUSH_ADDRESS, 8, 2)},
        {TABLE_RANGE(STAGE_ALL, 0, 1008, 4, IS_SRV, 0, 64, 16, 3)},
        {TABLE_RANGE(STAGE_ALL, 1, 2008, 2, IS_UAV, 640, 64, 16, 3)},
        {TABLE_RANGE(STAGE_ALL, 1, 4008, 2, IS_BUFFER, 656, 64, 16, 3)},
        {TABLE_RANGE(STAGE_ALL, 0, 2, 2, IS_CBV, 768, 64, 16, 3)},
        {TABLE_RANGE(STAGE_ALL, 7, 1000, 1000, IS_SRV, 896, 64, 16, 3)},
        {TABLE_RANGE(STAGE_PIXEL, 0, 3000, 16, IS_SAMPLER, 0, 32, 20, 4)},
        {.stages = STAGE_PIXEL,
         .set = 2,
         .first_binding = 3040,
         .binding_count = 1,
         .resource_mask = IS_SAMPLER,
         .source = DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET,
         .static_sampler = 0,
         .parameter = DXS_NONE},
    };
    struct dxs_layout_policy policy = mapped_policy();
    struct dxs_resource t9 = resource(DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_KIND_TEXTURE_2D, 9, 0);
    struct dxs_resource t12 = resource(DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_KIND_TEXTURE_2D, 12, 0);
    struct dxs_binding binding;

    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->set_count, 0);
    assert_int_equal(p->mapping_count, sizeof expected / sizeof *expected);
    for (uint32_t n = 0; n < p->mapping_count; n++)
        assert_mapping(&p->mappings[n], &expected[n]);
    binding = found(*state, &t9);
    assert_int_equal(binding.descriptor, DXS_DESCRIPTOR_FORM_IMAGE);
    assert_int_equal(binding.set, 0);
    assert_int_equal(binding.binding, 1009);
    assert_false(binding.in_heap);
    assert_refused(*state, find(*state, DXS_STAGE_PIXEL, &t12, &binding), DXS_RESULT_NOT_COVERED, "t12");
}

/* 20 bytes of push data: the block's address at 0, an address at 8, a table at 16. In the block: the other address at
 * 0, the other table at 8, the address of the constants at 16. */
static void mapped_overflow(void **state)
{
    struct dxs_layout_policy policy = mapped_policy();

    policy.model.push_constant_limit = 20;
    build(*state, &policy);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->uniform_block_address, 0);
    assert_int_equal(p->uniform_block_size, 32);
    assert_int_equal(p->parameters[0].form, DXS_PARAMETER_FORM_CONSTANTS_ADDRESS);
    assert_int_equal(p->parameters[0].offset, 16);
    assert_int_equal(p->mappings[0].source, DXS_MAPPING_SOURCE_INDIRECT_ADDRESS);
    assert_int_equal(p->mappings[0].offset, 0);
    assert_int_equal(p->mappings[0].address_offset, 16);
    assert_int_equal(p->mappings[1].source, DXS_MAPPING_SOURCE_PUSH_ADDRESS);
    assert_int_equal(p->mappings[1].offset, 8);
    assert_int_equal(p->mappings[2].source, DXS_MAPPING_SOURCE_INDIRECT_ADDRESS);
    assert_int_equal(p->mappings[2].address_offset, 0);
    assert_int_equal(p->mappings[3].source, DXS_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX);
    assert_int_equal(p->mappings[3].offset, 16);
    assert_int_equal(p->mappings[8].source, DXS_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX);
    assert_int_equal(p->mappings[8].offset, 0);
    assert_int_equal(p->mappings[8].address_offset, 8);
    policy.model.push_constant_limit = 40; /* 8 bytes are left for the address of the constants */
    build(*state, &policy);
    p = dxs_layout_describe(*state);
    assert_int_equal(p->mappings[0].source, DXS_MAPPING_SOURCE_PUSH_ADDRESS);
    assert_int_equal(p->mappings[0].offset, 32);
    assert_int_equal(p->uniform_block_size, 0);
}

static void mapped_nonsense(void **state)
{
    struct dxs_layout_policy policy = mapped_policy();
    struct dxs_heap_slots *slots = policy.model.bound_heaps.slots;

    policy.heap_size_source = DXS_WORD_KIND_CONSTANT;
    assert_heaps_refused(*state, &policy, "heap_size_source");
    policy = mapped_policy();
    policy.model.qa.enabled = true;
    assert_heaps_refused(*state, &policy, "qa");
    policy = mapped_policy();
    policy.counter = DXS_COUNTER_ADDRESS;
    assert_heaps_refused(*state, &policy, "DXS_COUNTER_ADDRESS");
    policy = direct_policy();
    policy.model.descriptor_heap = DXS_DESCRIPTOR_HEAP_MAPPINGS;
    assert_heaps_refused(*state, &policy, "set sampler_size");
    policy = mapped_policy();
    slots[DXS_HEAP_UNIFORM_TEXEL_BUFFERS].offset = 6400;
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_BAD_MAPPING,
                   "parameter 3 of the root signature cannot be mapped: textures and typed buffers");
    policy = mapped_policy();
    policy.model.shifts.uav = 1011; /* t20 of parameter 2 is 1020 */
    assert_refused(*state, dxs_layout_build(*state, &signature, NULL, &policy), DXS_RESULT_BAD_MAPPING,
                   "parameter 2 of the root signature cannot be mapped: register + shift");

    /* The global root signature has b0, too, for all stages, but not b9. */
    struct dxs_root_parameter local_parameter = {.type = DXS_ROOT_PARAMETER_TYPE_CBV, .shader_register = 0};
    const struct dxs_root_signature_desc local = {
        DXS_ROOT_SIGNATURE_VERSION_V1_1, DXS_ROOT_SIGNATURE_FLAG_LOCAL, &local_parameter, 1, NULL, 0};
    policy = mapped_policy();
    assert_refused(*state, dxs_layout_build(*state, &signature, &local, &policy), DXS_RESULT_BAD_MAPPING,
                   "is mapped twice");
    local_parameter.shader_register = 9;
    assert_int_equal(dxs_layout_build(*state, &signature, &local, &policy), DXS_RESULT_OK);
}

/* Local root signature: 12 bytes of constants at 0, an address at 16, a table at 24. Handles count in 32 bytes. */
static void mapped_records(void **state)
{
    static const struct dxs_descriptor_range local_ranges[] = {{DXS_RANGE_TYPE_CBV, 1, 0, 9, 2, 0}};
    static const struct dxs_root_parameter local_parameters[] = {
        {.type = DXS_ROOT_PARAMETER_TYPE_CONSTANTS, .shader_register = 1, .space = 9, .constant_count = 3},
        {.type = DXS_ROOT_PARAMETER_TYPE_UAV, .shader_register = 0, .space = 9},
        {.type = DXS_ROOT_PARAMETER_TYPE_TABLE, .ranges = local_ranges, .range_count = 1},
    };
    static const struct dxs_root_signature_desc local = {
        DXS_ROOT_SIGNATURE_VERSION_V1_1, DXS_ROOT_SIGNATURE_FLAG_LOCAL, local_parameters, 3, NULL, 0};
    struct dxs_layout_policy policy = mapped_policy();

    policy.descriptor_size_log2 = 5;
    assert_int_equal(dxs_layout_build(*state, NULL, &local, &policy), DXS_RESULT_OK);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->mapping_count, 3);
    assert_true(p->mappings[0].is_local);
    assert_int_equal(p->mappings[0].stages, 0x3F00);
    assert_int_equal(p->mappings[0].source, DXS_MAPPING_SOURCE_SHADER_RECORD_DATA);
    assert_int_equal(p->mappings[0].offset, 0);
    assert_int_equal(p->mappings[1].source, DXS_MAPPING_SOURCE_SHADER_RECORD_ADDRESS);
    assert_int_equal(p->mappings[1].offset, 16);
    assert_int_equal(p->mappings[2].source, DXS_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX);
    assert_int_equal(p->mappings[2].offset, 24);
    assert_int_equal(p->mappings[2].heap_offset, 128);
    assert_int_equal(p->mappings[2].heap_index_stride, 2);
    assert_int_equal(p->mappings[2].heap_array_stride, 64);
    policy.descriptor_size_log2 = 7;
    assert_refused(*state, dxs_layout_build(*state, NULL, &local, &policy), DXS_RESULT_BAD_MAPPING,
                   "parameter 2 of the local root signature cannot be mapped");
}

/* Each kind of descriptor has slots of its own: 8 kB for each, in the order of enum dxs_heap. */
static void mapped_heap_accesses(void **state)
{
    static const struct {
        uint32_t binding;
        enum dxs_heap heap;
    } expected[] = {
        {5000 + DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER, DXS_HEAP_UNIFORM_BUFFERS},
        {5000 + DXS_DESCRIPTOR_FORM_STORAGE_BUFFER, DXS_HEAP_STORAGE_BUFFERS},
        {5000 + DXS_DESCRIPTOR_FORM_TEXEL_BUFFER, DXS_HEAP_UNIFORM_TEXEL_BUFFERS},
        {5000 + DXS_DESCRIPTOR_FORM_IMAGE, DXS_HEAP_SAMPLED_IMAGES},
        {5000 + DXS_DESCRIPTOR_FORM_SAMPLER, DXS_HEAP_SAMPLERS},
        {5000 + DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE, DXS_HEAP_ACCELERATION_STRUCTURES},
        {5010 + DXS_DESCRIPTOR_FORM_STORAGE_BUFFER, DXS_HEAP_STORAGE_BUFFERS},
        {5010 + DXS_DESCRIPTOR_FORM_TEXEL_BUFFER, DXS_HEAP_STORAGE_TEXEL_BUFFERS},
        {5010 + DXS_DESCRIPTOR_FORM_IMAGE, DXS_HEAP_STORAGE_IMAGES},
        {5020, DXS_HEAP_COUNTERS},
    };
    static const struct dxs_root_signature_desc global = {DXS_ROOT_SIGNATURE_VERSION_V1_1,
                                                          DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED |
                                                              DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED,
                                                          NULL,
                                                          0,
                                                          NULL,
                                                          0};
    struct dxs_layout_policy policy = mapped_policy();

    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++)
        policy.model.bound_heaps.slots[kind] = (struct dxs_heap_slots){8192 * kind, 64};
    assert_int_equal(dxs_layout_build(*state, &global, NULL, &policy), DXS_RESULT_OK);
    const struct dxs_pipeline_layout *p = dxs_layout_describe(*state);
    assert_int_equal(p->mapping_count, sizeof expected / sizeof *expected);
    for (uint32_t n = 0; n < p->mapping_count; n++) {
        uint32_t k = 0;
        while (k < p->mapping_count && p->mappings[k].first_binding != expected[n].binding)
            k++;
        assert_true(k < p->mapping_count);
        assert_int_equal(p->mappings[k].source, DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET);
        assert_int_equal(p->mappings[k].heap_offset, 8192 * expected[n].heap);
        assert_int_equal(p->mappings[k].heap_array_stride, 64);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(mappings, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mapped_overflow, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mapped_nonsense, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mapped_records, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mapped_heap_accesses, set_up, tear_down),
        cmocka_unit_test_setup_teardown(direct_heaps, set_up, tear_down),
        cmocka_unit_test_setup_teardown(direct_overflow, set_up, tear_down),
        cmocka_unit_test_setup_teardown(bound_heap_numbers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(bound_heap_nonsense, set_up, tear_down),
        cmocka_unit_test_setup_teardown(texel_counters, set_up, tear_down),
        cmocka_unit_test_setup_teardown(texel_buffers_with_counters, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
