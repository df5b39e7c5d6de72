/* Tests of root signatures: round trips, HLSL notation, and one invalid signature for each rule. */
#include "dxs_inspect.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static int set_up(void **state)
{
    *state = dxs_root_signature_create(NULL);
    return *state ? 0 : -1;
}

static int tear_down(void **state)
{
    dxs_root_signature_destroy(*state);
    return 0;
}

/* One of everything. */
static const struct dxs_descriptor_range ranges[] = {
    {DXS_RANGE_TYPE_SRV, 4, 0, 0, DXS_OFFSET_APPEND, 0},
    {DXS_RANGE_TYPE_UAV, 2, 8, 1, 10, DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE | DXS_DESCRIPTOR_FLAG_DATA_VOLATILE},
    {DXS_RANGE_TYPE_CBV, 1, 2, 0, DXS_OFFSET_APPEND,
     DXS_DESCRIPTOR_FLAG_DESCRIPTORS_STATIC_BOUNDS_CHECKED | DXS_DESCRIPTOR_FLAG_DATA_STATIC},
    {DXS_RANGE_TYPE_SRV, DXS_UNBOUNDED, 0, 7, DXS_OFFSET_APPEND, DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE},
};
static const struct dxs_descriptor_range sampler_ranges[] = {{DXS_RANGE_TYPE_SAMPLER, 16, 0, 0, 0, 0}};
static const struct dxs_root_parameter parameters[] = {
    {.type = DXS_ROOT_PARAMETER_TYPE_CONSTANTS, .shader_register = 0, .constant_count = 6},
    {.type = DXS_ROOT_PARAMETER_TYPE_CBV,
     .visibility = DXS_VISIBILITY_PIXEL,
     .shader_register = 1,
     .flags = DXS_DESCRIPTOR_FLAG_DATA_STATIC},
    {.type = DXS_ROOT_PARAMETER_TYPE_SRV, .shader_register = 20, .space = 3},
    {.type = DXS_ROOT_PARAMETER_TYPE_UAV, .shader_register = 0, .flags = DXS_DESCRIPTOR_FLAG_DATA_VOLATILE},
    {.type = DXS_ROOT_PARAMETER_TYPE_TABLE, .ranges = ranges, .range_count = 4},
    {.type = DXS_ROOT_PARAMETER_TYPE_TABLE,
     .visibility = DXS_VISIBILITY_MESH,
     .ranges = sampler_ranges,
     .range_count = 1},
};
static const struct dxs_static_sampler samplers[] = {
    {0x15, 1, 2, 3, -1.5f, 16, 4, 2, 0.0f, 3.402823466e+38f, 40, 2, DXS_VISIBILITY_PIXEL, 0},
};

static struct dxs_root_signature_desc everything(void)
{
    return (struct dxs_root_signature_desc){DXS_ROOT_SIGNATURE_VERSION_V1_1,
                                            DXS_ROOT_SIGNATURE_FLAG_ALLOW_INPUT_ASSEMBLER |
                                                DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED,
                                            parameters,
                                            sizeof parameters / sizeof *parameters,
                                            samplers,
                                            1};
}

static void assert_same(const struct dxs_root_signature_desc *a, const struct dxs_root_signature_desc *b)
{
    assert_int_equal(a->version, b->version);
    assert_int_equal(a->flags, b->flags);
    assert_int_equal(a->parameter_count, b->parameter_count);
    assert_int_equal(a->sampler_count, b->sampler_count);
    for (uint32_t n = 0; n < a->parameter_count; n++) {
        const struct dxs_root_parameter *p = &a->parameters[n], *q = &b->parameters[n];
        assert_int_equal(p->type, q->type);
        assert_int_equal(p->visibility, q->visibility);
        assert_int_equal(p->shader_register, q->shader_register);
        assert_int_equal(p->space, q->space);
        assert_int_equal(p->constant_count, q->constant_count);
        assert_int_equal(p->flags, q->flags);
        assert_int_equal(p->range_count, q->range_count);
        if (p->range_count)
            assert_memory_equal(p->ranges, q->ranges, p->range_count * sizeof *p->ranges);
    }
    if (a->sampler_count)
        assert_memory_equal(a->samplers, b->samplers, a->sampler_count * sizeof *a->samplers);
}

static void what_is_written_is_read_again(void **state)
{
    struct dxs_root_signature_desc desc = everything();
    const void *bytes;
    size_t size;

    assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_RESULT_OK);
    assert_int_equal(dxs_root_signature_parse(*state, bytes, size), DXS_RESULT_OK);
    assert_same(dxs_root_signature_describe(*state), &desc);

    /* The content alone, without its container. */
    static const size_t container_bytes = 44;
    assert_int_equal(dxs_root_signature_parse(*state, (const char *)bytes + container_bytes, size - container_bytes),
                     DXS_RESULT_OK);
    assert_same(dxs_root_signature_describe(*state), &desc);
}

static void all_versions_make_the_round_trip(void **state)
{
    static const struct dxs_descriptor_range plain[] = {{DXS_RANGE_TYPE_SRV, 4, 0, 0, DXS_OFFSET_APPEND, 0}};
    static const struct dxs_root_parameter table[] = {
        {.type = DXS_ROOT_PARAMETER_TYPE_TABLE, .ranges = plain, .range_count = 1},
        {.type = DXS_ROOT_PARAMETER_TYPE_CBV, .shader_register = 3}};
    struct dxs_static_sampler sampler = samplers[0];

    for (enum dxs_root_signature_version v = DXS_ROOT_SIGNATURE_VERSION_V1_0; v <= DXS_ROOT_SIGNATURE_VERSION_V1_2;
         v++) {
        sampler.flags = v == DXS_ROOT_SIGNATURE_VERSION_V1_2 ? 2 : 0;
        struct dxs_root_signature_desc desc = {v, 0, table, 2, &sampler, 1};
        const void *bytes;
        size_t size;
        assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_RESULT_OK);
        assert_int_equal(dxs_root_signature_parse(*state, bytes, size), DXS_RESULT_OK);
        assert_same(dxs_root_signature_describe(*state), &desc);
    }
}

static void versions_are_converted(void **state)
{
    struct dxs_root_signature_desc desc = everything();
    const struct dxs_root_signature_desc *d;

    assert_int_equal(dxs_root_signature_convert(*state, &desc, DXS_ROOT_SIGNATURE_VERSION_V1_2), DXS_RESULT_OK);
    desc.version = DXS_ROOT_SIGNATURE_VERSION_V1_2;
    assert_same(dxs_root_signature_describe(*state), &desc);

    /* Version 1.0 has no flags. Converted back from it, everything is volatile. */
    assert_int_equal(
        dxs_root_signature_convert(*state, dxs_root_signature_describe(*state), DXS_ROOT_SIGNATURE_VERSION_V1_0),
        DXS_RESULT_OK);
    d = dxs_root_signature_describe(*state);
    assert_int_equal(d->version, DXS_ROOT_SIGNATURE_VERSION_V1_0);
    assert_int_equal(d->flags, desc.flags);
    assert_int_equal(d->parameters[1].flags, 0);
    assert_int_equal(d->parameters[4].ranges[2].flags, 0);
    assert_int_equal(dxs_root_signature_convert(*state, d, DXS_ROOT_SIGNATURE_VERSION_V1_1), DXS_RESULT_OK);
    d = dxs_root_signature_describe(*state);
    assert_int_equal(d->version, DXS_ROOT_SIGNATURE_VERSION_V1_1);
    assert_int_equal(d->parameters[0].flags, 0); /* constants have none */
    for (uint32_t p = 1; p <= 3; p++)
        assert_int_equal(d->parameters[p].flags, DXS_DESCRIPTOR_FLAG_DATA_VOLATILE);
    for (uint32_t n = 0; n < 4; n++)
        assert_int_equal(d->parameters[4].ranges[n].flags,
                         DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE | DXS_DESCRIPTOR_FLAG_DATA_VOLATILE);
    assert_int_equal(d->parameters[5].ranges[0].flags, DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE);
    assert_int_equal(d->parameters[4].ranges[3].count, DXS_UNBOUNDED);
    assert_memory_equal(d->samplers, samplers, sizeof samplers);
}

static void versions_that_lack_something_are_refused(void **state)
{
    struct dxs_static_sampler sampler = samplers[0];
    struct dxs_root_signature_desc desc = {DXS_ROOT_SIGNATURE_VERSION_V1_2, 0, NULL, 0, &sampler, 1};

    sampler.flags = DXS_SAMPLER_FLAG_NOT_NORMALIZED;
    sampler.filter = 0;
    sampler.address_u = sampler.address_v = sampler.address_w = 3;
    sampler.max_anisotropy = sampler.comparison = 1;
    sampler.max_lod = 0;
    assert_int_equal(dxs_root_signature_convert(*state, &desc, DXS_ROOT_SIGNATURE_VERSION_V1_2), DXS_RESULT_OK);
    const struct dxs_root_signature_desc *before = dxs_root_signature_describe(*state);
    assert_int_equal(dxs_root_signature_convert(*state, &desc, DXS_ROOT_SIGNATURE_VERSION_V1_1),
                     DXS_RESULT_BAD_MAPPING);
    assert_non_null(strstr(dxs_root_signature_error(*state)->message, "need version 1.2"));
    assert_ptr_equal(dxs_root_signature_describe(*state), before);
    assert_same(before, &desc);
    assert_int_equal(dxs_root_signature_convert(*state, &desc, (enum dxs_root_signature_version)4),
                     DXS_RESULT_INVALID_ARGUMENT);
}

static void the_notation_is_that_of_hlsl(void **state)
{
    struct dxs_root_signature_desc desc = everything();
    const char *text;
    size_t size;

    assert_int_equal(dxs_root_signature_to_hlsl(*state, &desc, &text, &size), DXS_RESULT_OK);
    assert_string_equal(
        text,
        "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT | CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED),\n"
        "RootConstants(num32BitConstants = 6, b0),\n"
        "CBV(b1, flags = DATA_STATIC, visibility = SHADER_VISIBILITY_PIXEL),\n"
        "SRV(t20, space = 3),\n"
        "UAV(u0, flags = DATA_VOLATILE),\n"
        "DescriptorTable(SRV(t0, numDescriptors = 4), UAV(u8, space = 1, numDescriptors = 2, offset = 10, "
        "flags = DESCRIPTORS_VOLATILE | DATA_VOLATILE), CBV(b2, flags = "
        "DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS | DATA_STATIC), SRV(t0, space = 7, numDescriptors = "
        "unbounded, "
        "flags = DESCRIPTORS_VOLATILE)),\n"
        "DescriptorTable(Sampler(s0, numDescriptors = 16, offset = 0), visibility = SHADER_VISIBILITY_MESH),\n"
        "StaticSampler(s40, space = 2, filter = FILTER_MIN_MAG_MIP_LINEAR, addressU = TEXTURE_ADDRESS_WRAP, addressV = "
        "TEXTURE_ADDRESS_MIRROR, addressW = TEXTURE_ADDRESS_CLAMP, mipLODBias = -1.5, visibility = "
        "SHADER_VISIBILITY_PIXEL)\n");
}

/* Each breaks one rule; the message says which. */
static void broken_signatures_are_refused_by_name(void **state)
{
#define TABLE(...)                                                                                                     \
    {                                                                                                                  \
        .type = DXS_ROOT_PARAMETER_TYPE_TABLE, .ranges = (const struct dxs_descriptor_range[]){__VA_ARGS__},           \
        .range_count =                                                                                                 \
            sizeof((const struct dxs_descriptor_range[]){__VA_ARGS__}) / sizeof(struct dxs_descriptor_range)           \
    }
    const struct {
        struct dxs_root_parameter parameters[2];
        uint32_t count;
        const char *message;
    } broken[] = {
        {{{.type = DXS_ROOT_PARAMETER_TYPE_CBV, .shader_register = 4},
          {.type = DXS_ROOT_PARAMETER_TYPE_CONSTANTS, .shader_register = 4, .constant_count = 1}},
         2,
         "parameter 1 (b4, space 0): overlaps with parameter 0 (b4, space 0)"},
        {{{.type = DXS_ROOT_PARAMETER_TYPE_UAV, .visibility = DXS_VISIBILITY_MESH, .space = 3},
          TABLE({DXS_RANGE_TYPE_UAV, 2, 9, 3, 0, 0}, {DXS_RANGE_TYPE_UAV, 8, 0, 3, 8, 0})},
         2,
         "range 1 of parameter 1 (u0 to u7, space 3): overlaps with parameter 0 (u0, space 3)"},
        {{TABLE({DXS_RANGE_TYPE_CBV, 4, 0, 0, 0, 0}, {DXS_RANGE_TYPE_CBV, DXS_UNBOUNDED, 3, 0, 4, 0})},
         1,
         "range 1 of parameter 0 (b3 and up, space 0): overlaps with range 0 of parameter 0 (b0 to b3, space 0)"},
        {{TABLE({DXS_RANGE_TYPE_CBV, 4, 0, 0, 0, 0}, {DXS_RANGE_TYPE_CBV, 4, 4, 0, 4, 0},
                {DXS_RANGE_TYPE_CBV, 1, 7, 0, 8, 0})},
         1,
         "range 2 of parameter 0 (b7, space 0): overlaps with range 1 of parameter 0 (b4 to b7, space 0)"},
        {{TABLE({DXS_RANGE_TYPE_SRV, DXS_UNBOUNDED, 5, 0, DXS_OFFSET_APPEND, 0}),
          {.type = DXS_ROOT_PARAMETER_TYPE_SRV, .shader_register = 4000000000u}},
         2,
         "parameter 1 (t4000000000, space 0): overlaps with range 0 of parameter 0 (t5 and up, space 0)"},
        {{TABLE({DXS_RANGE_TYPE_SRV, 0, 5, 0, DXS_OFFSET_APPEND, 0})}, 1, "it binds no register"},
        {{TABLE({DXS_RANGE_TYPE_SRV, 3, 0xFFFFFFFE, 0, DXS_OFFSET_APPEND, 0})}, 1, "it exceeds the last register"},
        {{{.type = DXS_ROOT_PARAMETER_TYPE_UAV, .space = 0xFFFFFFF0}}, 1, "reserved"},
        {{TABLE({DXS_RANGE_TYPE_SRV, DXS_UNBOUNDED, 0, 0, DXS_OFFSET_APPEND, 0},
                {DXS_RANGE_TYPE_UAV, 1, 0, 0, DXS_OFFSET_APPEND, 0})},
         1,
         "range 1 of parameter 0 (u0, space 0): no offset is left: the range before it"},
        {{TABLE({DXS_RANGE_TYPE_SRV, 6, 0, 0, 0xFFFFFFFA, 0}, {DXS_RANGE_TYPE_UAV, 1, 0, 0, DXS_OFFSET_APPEND, 0})},
         1,
         "range 1 of parameter 0 (u0, space 0): no offset is left"},
        {{TABLE({DXS_RANGE_TYPE_SRV, 7, 0, 0, 0xFFFFFFFA, 0})}, 1, "(t0 to t6, space 0): it exceeds the table"},
        {{TABLE({DXS_RANGE_TYPE_SRV, 1, 0, 0, 0, 0}, {DXS_RANGE_TYPE_SAMPLER, 1, 0, 0, 1, 0})},
         1,
         "a table cannot hold samplers and other descriptors"},
        {{TABLE({DXS_RANGE_TYPE_SAMPLER, 1, 0, 0, 0, DXS_DESCRIPTOR_FLAG_DATA_VOLATILE})},
         1,
         "samplers cannot have data flags"},
        {{TABLE({DXS_RANGE_TYPE_SRV, 1, 0, 0, 0,
                 DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE | DXS_DESCRIPTOR_FLAG_DESCRIPTORS_STATIC_BOUNDS_CHECKED})},
         1,
         "flags exclude each other"},
        {{{.type = DXS_ROOT_PARAMETER_TYPE_SRV,
           .flags = DXS_DESCRIPTOR_FLAG_DATA_VOLATILE | DXS_DESCRIPTOR_FLAG_DATA_STATIC_WHILE_SET}},
         1,
         "do not exist or exclude each other"},
        {{TABLE({DXS_RANGE_TYPE_SRV, 1, 0, 0, 0, DXS_DESCRIPTOR_FLAG_DATA_VOLATILE | DXS_DESCRIPTOR_FLAG_DATA_STATIC})},
         1,
         "flags exclude each other"},
        {{TABLE({DXS_RANGE_TYPE_SRV, 1, 0, 0, 0,
                 DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE | DXS_DESCRIPTOR_FLAG_DATA_STATIC})},
         1,
         "static data needs static descriptors"},
        {{TABLE({DXS_RANGE_TYPE_SRV, 1, 0, 0, 0, 0x40})}, 1, "flags do not exist"},
        {{{.type = DXS_ROOT_PARAMETER_TYPE_CBV, .flags = DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE}},
         1,
         "do not exist or exclude each other"},
        {{{.type = DXS_ROOT_PARAMETER_TYPE_CONSTANTS, .constant_count = 63},
          {.type = DXS_ROOT_PARAMETER_TYPE_CBV, .shader_register = 1}},
         2,
         "up to parameter 1 it takes 65 words, the limit is 64"},
    };

    for (size_t n = 0; n < sizeof broken / sizeof *broken; n++) {
        struct dxs_root_signature_desc desc = {
            DXS_ROOT_SIGNATURE_VERSION_V1_1, 0, broken[n].parameters, broken[n].count, NULL, 0};
        const void *bytes;
        size_t size;
        assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_RESULT_BAD_MAPPING);
        if (!strstr(dxs_root_signature_error(*state)->message, broken[n].message))
            fail_msg("case %zu: \"%s\" lacks \"%s\"", n, dxs_root_signature_error(*state)->message, broken[n].message);
    }
}

static void assert_refused(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc,
                           enum dxs_result expected, const char *message)
{
    const void *bytes;
    size_t size;

    assert_int_equal(dxs_root_signature_serialize(signature, desc, &bytes, &size), expected);
    if (!strstr(dxs_root_signature_error(signature)->message, message))
        fail_msg("\"%s\" lacks \"%s\"", dxs_root_signature_error(signature)->message, message);
    assert_null(bytes);
}

static void static_samplers_that_do_not_exist_are_refused(void **state)
{
    static const struct {
        struct dxs_static_sampler sampler;
        const char *message;
    } broken[] = {
        {{0x56, 1, 1, 1, 0, 16, 4, 2, 0, 0, 7, 2, 0, 0}, "static sampler 0 (s7, space 2): this filter"},
        {{0x200, 1, 1, 1, 0, 16, 4, 2, 0, 0, 7, 2, 0, 0}, "this filter does not exist"},
        {{0x15, 0, 1, 1, 0, 16, 4, 2, 0, 0, 7, 2, 0, 0}, "address mode"},
        {{0x15, 1, 1, 6, 0, 16, 4, 2, 0, 0, 7, 2, 0, 0}, "address mode"},
        {{0x15, 1, 1, 1, 16, 16, 4, 2, 0, 0, 7, 2, 0, 0}, "between -16 and 15.99"},
        {{0x15, 1, 1, 1, NAN, 16, 4, 2, 0, 0, 7, 2, 0, 0}, "between -16 and 15.99"},
        {{0x15, 1, 1, 1, 0, 17, 4, 2, 0, 0, 7, 2, 0, 0}, "maxAnisotropy exceeds 16"},
        {{0x15, 1, 1, 1, 0, 16, 9, 2, 0, 0, 7, 2, 0, 0}, "this comparison"},
        {{0x95, 1, 1, 1, 0, 16, 0, 2, 0, 0, 7, 2, 0, 0}, "needs a comparison function"},
        {{0x15, 1, 1, 1, 0, 16, 4, 5, 0, 0, 7, 2, 0, 0}, "this border color"},
        {{0x15, 1, 1, 1, 0, 16, 4, 2, NAN, 0, 7, 2, 0, 0}, "is not a number"},
        {{0x15, 1, 1, 1, 0, 16, 4, 2, 0, NAN, 7, 2, 0, 0}, "is not a number"},
        {{0x15, 1, 1, 1, 0, 16, 4, 2, 0, 0, 7, 0xFFFFFFFF, 0, 0}, "reserved"},
        {{0x54, 1, 1, 1, 0, 16, 4, 3, 0, 0, 7, 2, 0, 1}, "need version 1.2"},
        {{0x15, 1, 1, 1, 0, 16, 4, 2, 0, 0, 7, 2, 0, 1}, "but a color of floats"},
        {{0x15, 1, 1, 1, 0, 16, 4, 2, 0, 0, 7, 2, 0, 4}, "flags do not exist"},
    };

    for (size_t n = 0; n < sizeof broken / sizeof *broken; n++) {
        struct dxs_root_signature_desc desc = {DXS_ROOT_SIGNATURE_VERSION_V1_1, 0, NULL, 0, &broken[n].sampler, 1};
        assert_refused(*state, &desc, DXS_RESULT_BAD_MAPPING, broken[n].message);
    }
}

static void static_samplers_overlap_as_others_do(void **state)
{
    struct dxs_static_sampler two[2] = {samplers[0], samplers[0]};
    const struct dxs_root_parameter table = {
        .type = DXS_ROOT_PARAMETER_TYPE_TABLE, .ranges = sampler_ranges, .range_count = 1};
    struct dxs_root_signature_desc desc = {DXS_ROOT_SIGNATURE_VERSION_V1_1, 0, NULL, 0, two, 2};

    assert_refused(*state, &desc, DXS_RESULT_BAD_MAPPING,
                   "static sampler 1 (s40, space 2): overlaps with static sampler 0 (s40, space 2)");
    two[1].shader_register = 15;
    two[1].space = 0;
    desc.parameters = &table;
    desc.parameter_count = 1;
    assert_refused(*state, &desc, DXS_RESULT_BAD_MAPPING,
                   "static sampler 1 (s15, space 0): overlaps with range 0 of parameter 0 (s0 to s15, space 0)");

    enum {
        TOO_MANY = 2033
    };
    struct dxs_static_sampler *many = malloc(TOO_MANY * sizeof *many);
    for (uint32_t n = 0; n < TOO_MANY; n++) {
        many[n] = samplers[0];
        many[n].shader_register = n;
    }
    desc = (struct dxs_root_signature_desc){DXS_ROOT_SIGNATURE_VERSION_V1_1, 0, NULL, 0, many, TOO_MANY};
    assert_refused(*state, &desc, DXS_RESULT_BAD_MAPPING, "2033 static samplers exceed the limit of 2032");
    free(many);
}

static void versions_and_enumerators_must_exist(void **state)
{
    const struct dxs_descriptor_range volatile_range = {
        DXS_RANGE_TYPE_SRV, 1, 0, 0, 0, DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE};
    const struct dxs_descriptor_range no_range = {(enum dxs_range_type)4, 1, 0, 0, 0, 0};
    struct dxs_root_parameter parameter = {
        .type = DXS_ROOT_PARAMETER_TYPE_TABLE, .ranges = &volatile_range, .range_count = 1};
    struct dxs_root_signature_desc desc = {DXS_ROOT_SIGNATURE_VERSION_V1_0, 0, &parameter, 1, NULL, 0};

    assert_refused(*state, &desc, DXS_RESULT_BAD_MAPPING,
                   "range 0 of parameter 0 (t0, space 0): flags need version 1.1");
    parameter.ranges = &no_range;
    assert_refused(*state, &desc, DXS_RESULT_INVALID_ARGUMENT, "range 0 of parameter 0: type does not exist");
    parameter =
        (struct dxs_root_parameter){.type = DXS_ROOT_PARAMETER_TYPE_CBV, .flags = DXS_DESCRIPTOR_FLAG_DATA_STATIC};
    assert_refused(*state, &desc, DXS_RESULT_BAD_MAPPING, "parameter 0 (b0, space 0): flags need version 1.1");
    parameter = (struct dxs_root_parameter){.type = DXS_ROOT_PARAMETER_TYPE_CBV, .visibility = (enum dxs_visibility)8};
    assert_refused(*state, &desc, DXS_RESULT_INVALID_ARGUMENT, "parameter 0: type or visibility");
    parameter = (struct dxs_root_parameter){.type = (enum dxs_root_parameter_type)5};
    assert_refused(*state, &desc, DXS_RESULT_INVALID_ARGUMENT, "parameter 0: type or visibility");
    desc.parameter_count = 0;
    desc.flags = 0x1000;
    assert_refused(*state, &desc, DXS_RESULT_BAD_MAPPING, "flags 0x1000 do not exist");
    desc.version = (enum dxs_root_signature_version)4;
    assert_refused(*state, &desc, DXS_RESULT_INVALID_ARGUMENT, "version 4 does not exist");
}

static void local_ones_fill_a_shader_record(void **state)
{
    struct dxs_root_parameter words[] = {{.type = DXS_ROOT_PARAMETER_TYPE_CONSTANTS, .constant_count = 1013},
                                         {.type = DXS_ROOT_PARAMETER_TYPE_CBV, .shader_register = 1}};
    struct dxs_root_signature_desc desc = {
        DXS_ROOT_SIGNATURE_VERSION_V1_1, DXS_ROOT_SIGNATURE_FLAG_LOCAL, words, 2, NULL, 0};
    const void *bytes;
    size_t size;

    assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_RESULT_OK);
    words[0].constant_count = 1015; /* 4060 bytes, 4 to align the address */
    assert_refused(*state, &desc, DXS_RESULT_BAD_MAPPING,
                   "up to parameter 1 it takes 4072 bytes, the limit of a shader record is 4064");
    desc.parameter_count = 0;
    desc.flags |= DXS_ROOT_SIGNATURE_FLAG_DENY_PIXEL;
    assert_refused(*state, &desc, DXS_RESULT_BAD_MAPPING, "are not allowed in a local root signature");
}

static void empty_tables_have_a_notation(void **state)
{
    const struct dxs_root_parameter table = {.type = DXS_ROOT_PARAMETER_TYPE_TABLE, .visibility = DXS_VISIBILITY_HULL};
    struct dxs_root_signature_desc desc = {DXS_ROOT_SIGNATURE_VERSION_V1_1, 0, &table, 1, NULL, 0};
    const char *text;
    size_t size;

    assert_int_equal(dxs_root_signature_to_hlsl(*state, &desc, &text, &size), DXS_RESULT_OK);
    assert_string_equal(text, "DescriptorTable(visibility = SHADER_VISIBILITY_HULL)\n");
    assert_int_equal(dxs_root_signature_from_hlsl(*state, DXS_ROOT_SIGNATURE_VERSION_V1_1, text, size), DXS_RESULT_OK);
    assert_int_equal(dxs_root_signature_describe(*state)->parameters[0].range_count, 0);
}

static void equal_registers_of_different_stages_do_not_overlap(void **state)
{
    const struct dxs_root_parameter apart[] = {
        {.type = DXS_ROOT_PARAMETER_TYPE_CBV, .visibility = DXS_VISIBILITY_VERTEX, .shader_register = 0},
        {.type = DXS_ROOT_PARAMETER_TYPE_CBV, .visibility = DXS_VISIBILITY_PIXEL, .shader_register = 0},
    };
    struct dxs_root_signature_desc desc = {DXS_ROOT_SIGNATURE_VERSION_V1_1, 0, apart, 2, NULL, 0};
    const void *bytes;
    size_t size;

    assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_RESULT_OK);
}

/* Input that is truncated anywhere or has any byte changed is parsed or refused. */
static void damaged_bytes_are_read_or_refused(void **state)
{
    struct dxs_root_signature_desc desc = everything();
    const void *bytes;
    size_t size;

    assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_RESULT_OK);
    uint8_t *copy = malloc(size);
    for (size_t length = 0; length < size; length++) {
        uint8_t *exact = malloc(length ? length : 1); /* exact size: a sanitizer detects each overread */
        memcpy(exact, bytes, length);
        assert_int_not_equal(dxs_root_signature_parse(*state, exact, length), DXS_RESULT_OK);
        free(exact);
    }
    for (size_t at = 0; at < size; at++) {
        for (unsigned bit = 0; bit < 8; bit++) {
            memcpy(copy, bytes, size);
            copy[at] ^= (uint8_t)(1u << bit);
            dxs_root_signature_parse(*state, copy, size);
        }
    }
    free(copy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_written_is_read_again, set_up, tear_down),
        cmocka_unit_test_setup_teardown(versions_are_converted, set_up, tear_down),
        cmocka_unit_test_setup_teardown(versions_that_lack_something_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(all_versions_make_the_round_trip, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_notation_is_that_of_hlsl, set_up, tear_down),
        cmocka_unit_test_setup_teardown(broken_signatures_are_refused_by_name, set_up, tear_down),
        cmocka_unit_test_setup_teardown(static_samplers_that_do_not_exist_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(static_samplers_overlap_as_others_do, set_up, tear_down),
        cmocka_unit_test_setup_teardown(versions_and_enumerators_must_exist, set_up, tear_down),
        cmocka_unit_test_setup_teardown(local_ones_fill_a_shader_record, set_up, tear_down),
        cmocka_unit_test_setup_teardown(empty_tables_have_a_notation, set_up, tear_down),
        cmocka_unit_test_setup_teardown(equal_registers_of_different_stages_do_not_overlap, set_up, tear_down),
        cmocka_unit_test_setup_teardown(damaged_bytes_are_read_or_refused, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
