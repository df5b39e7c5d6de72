/* Root signatures: round trips, what HLSL's notation shows, and one broken signature for each rule. */
#include "dxs_root_signature.h"

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
    {DXS_RANGE_SRV, 4, 0, 0, DXS_OFFSET_APPEND, 0},
    {DXS_RANGE_UAV, 2, 8, 1, 10, DXS_DESCRIPTORS_VOLATILE | DXS_DATA_VOLATILE},
    {DXS_RANGE_CBV, 1, 2, 0, DXS_OFFSET_APPEND, DXS_DESCRIPTORS_STATIC_BOUNDS_CHECKED | DXS_DATA_STATIC},
    {DXS_RANGE_SRV, DXS_UNBOUNDED, 0, 7, DXS_OFFSET_APPEND, DXS_DESCRIPTORS_VOLATILE},
};
static const struct dxs_descriptor_range sampler_ranges[] = {{DXS_RANGE_SAMPLER, 16, 0, 0, 0, 0}};
static const struct dxs_root_parameter parameters[] = {
    {.type = DXS_ROOT_CONSTANTS, .shader_register = 0, .constant_count = 6},
    {.type = DXS_ROOT_CBV, .visibility = DXS_VISIBLE_TO_PIXEL, .shader_register = 1, .flags = DXS_DATA_STATIC},
    {.type = DXS_ROOT_SRV, .shader_register = 20, .space = 3},
    {.type = DXS_ROOT_UAV, .shader_register = 0, .flags = DXS_DATA_VOLATILE},
    {.type = DXS_ROOT_TABLE, .ranges = ranges, .range_count = 4},
    {.type = DXS_ROOT_TABLE, .visibility = DXS_VISIBLE_TO_MESH, .ranges = sampler_ranges, .range_count = 1},
};
static const struct dxs_static_sampler samplers[] = {
    {0x15, 1, 2, 3, -1.5f, 16, 4, 2, 0.0f, 3.402823466e+38f, 40, 2, DXS_VISIBLE_TO_PIXEL, 0},
};

static struct dxs_root_signature_desc everything(void)
{
    return (struct dxs_root_signature_desc){DXS_ROOT_SIGNATURE_1_1,
                                            DXS_ALLOW_INPUT_ASSEMBLER | DXS_RESOURCE_HEAP_INDEXED,
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

    assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_OK);
    assert_int_equal(dxs_root_signature_parse(*state, bytes, size), DXS_OK);
    assert_same(dxs_root_signature_describe(*state), &desc);

    /* The content alone, without its container. */
    static const size_t container_bytes = 44;
    assert_int_equal(dxs_root_signature_parse(*state, (const char *)bytes + container_bytes, size - container_bytes),
                     DXS_OK);
    assert_same(dxs_root_signature_describe(*state), &desc);
}

static void all_versions_make_the_round_trip(void **state)
{
    static const struct dxs_descriptor_range plain[] = {{DXS_RANGE_SRV, 4, 0, 0, DXS_OFFSET_APPEND, 0}};
    static const struct dxs_root_parameter table[] = {{.type = DXS_ROOT_TABLE, .ranges = plain, .range_count = 1},
                                                      {.type = DXS_ROOT_CBV, .shader_register = 3}};
    struct dxs_static_sampler sampler = samplers[0];

    for (enum dxs_root_signature_version v = DXS_ROOT_SIGNATURE_1_0; v <= DXS_ROOT_SIGNATURE_1_2; v++) {
        sampler.flags = v == DXS_ROOT_SIGNATURE_1_2 ? 2 : 0;
        struct dxs_root_signature_desc desc = {v, 0, table, 2, &sampler, 1};
        const void *bytes;
        size_t size;
        assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_OK);
        assert_int_equal(dxs_root_signature_parse(*state, bytes, size), DXS_OK);
        assert_same(dxs_root_signature_describe(*state), &desc);
    }
}

static void the_notation_is_that_of_hlsl(void **state)
{
    struct dxs_root_signature_desc desc = everything();
    const char *text;
    size_t size;

    assert_int_equal(dxs_root_signature_to_hlsl(*state, &desc, &text, &size), DXS_OK);
    assert_string_equal(
        text,
        "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT | CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED),\n"
        "RootConstants(num32BitConstants = 6, b0),\n"
        "CBV(b1, flags = DATA_STATIC, visibility = SHADER_VISIBILITY_PIXEL),\n"
        "SRV(t20, space = 3),\n"
        "UAV(u0, flags = DATA_VOLATILE),\n"
        "DescriptorTable(SRV(t0, numDescriptors = 4), UAV(u8, space = 1, numDescriptors = 2, offset = 10, "
        "flags = DESCRIPTORS_VOLATILE | DATA_VOLATILE), CBV(b2, flags = DATA_STATIC | "
        "DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS), SRV(t0, space = 7, numDescriptors = unbounded, "
        "flags = DESCRIPTORS_VOLATILE)),\n"
        "DescriptorTable(Sampler(s0, numDescriptors = 16, offset = 0), visibility = SHADER_VISIBILITY_MESH),\n"
        "StaticSampler(s40, space = 2, filter = FILTER_MIN_MAG_MIP_LINEAR, addressU = TEXTURE_ADDRESS_WRAP, addressV = "
        "TEXTURE_ADDRESS_MIRROR, addressW = TEXTURE_ADDRESS_CLAMP, mipLODBias = -1.5, maxAnisotropy = 16, "
        "comparisonFunc = COMPARISON_LESS_EQUAL, borderColor = STATIC_BORDER_COLOR_OPAQUE_WHITE, minLOD = 0, "
        "maxLOD = 3.40282347e+38, visibility = SHADER_VISIBILITY_PIXEL)\n");
}

/* Each breaks one rule; the message says which. */
static void broken_signatures_are_refused_by_name(void **state)
{
#define TABLE(...)                                                                                                     \
    {                                                                                                                  \
        .type = DXS_ROOT_TABLE, .ranges = (const struct dxs_descriptor_range[]){__VA_ARGS__},                          \
        .range_count =                                                                                                 \
            sizeof((const struct dxs_descriptor_range[]){__VA_ARGS__}) / sizeof(struct dxs_descriptor_range)           \
    }
    const struct {
        struct dxs_root_parameter parameters[2];
        uint32_t count;
        const char *message;
    } broken[] = {
        {{{.type = DXS_ROOT_CBV, .shader_register = 4},
          {.type = DXS_ROOT_CONSTANTS, .shader_register = 4, .constant_count = 1}},
         2,
         "overlaps with parameter"},
        {{TABLE({DXS_RANGE_SRV, DXS_UNBOUNDED, 5, 0, DXS_OFFSET_APPEND, 0}),
          {.type = DXS_ROOT_SRV, .shader_register = 4000000000u}},
         2,
         "overlaps with range 0 of parameter 0"},
        {{TABLE({DXS_RANGE_SRV, 0, 5, 0, DXS_OFFSET_APPEND, 0})}, 1, "binds no register"},
        {{TABLE({DXS_RANGE_SRV, 3, 0xFFFFFFFE, 0, DXS_OFFSET_APPEND, 0})}, 1, "passes the last register"},
        {{{.type = DXS_ROOT_UAV, .space = 0xFFFFFFF0}}, 1, "reserved"},
        {{TABLE({DXS_RANGE_SRV, DXS_UNBOUNDED, 0, 0, DXS_OFFSET_APPEND, 0},
                {DXS_RANGE_UAV, 1, 0, 0, DXS_OFFSET_APPEND, 0})},
         1,
         "behind a range without end"},
        {{TABLE({DXS_RANGE_SRV, 1, 0, 0, 0, 0}, {DXS_RANGE_SAMPLER, 1, 0, 0, 1, 0})}, 1, "in one table"},
        {{TABLE({DXS_RANGE_SAMPLER, 1, 0, 0, 0, DXS_DATA_VOLATILE})}, 1, "samplers have no data"},
        {{TABLE({DXS_RANGE_SRV, 1, 0, 0, 0, DXS_DATA_VOLATILE | DXS_DATA_STATIC})}, 1, "contradict"},
        {{TABLE({DXS_RANGE_SRV, 1, 0, 0, 0, DXS_DESCRIPTORS_VOLATILE | DXS_DATA_STATIC})}, 1, "volatile descriptors"},
        {{TABLE({DXS_RANGE_SRV, 1, 0, 0, 0, 0x40})}, 1, "unknown flags"},
        {{{.type = DXS_ROOT_CBV, .flags = DXS_DESCRIPTORS_VOLATILE}}, 1, "unknown or contradict"},
        {{{.type = DXS_ROOT_CONSTANTS, .constant_count = 63}, {.type = DXS_ROOT_CBV, .shader_register = 1}},
         2,
         "more than 64 words"},
    };

    for (size_t n = 0; n < sizeof broken / sizeof *broken; n++) {
        struct dxs_root_signature_desc desc = {DXS_ROOT_SIGNATURE_1_1, 0,    broken[n].parameters,
                                               broken[n].count,        NULL, 0};
        const void *bytes;
        size_t size;
        assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_BAD_MAPPING);
        if (!strstr(dxs_root_signature_error(*state)->message, broken[n].message))
            fail_msg("case %zu: \"%s\" lacks \"%s\"", n, dxs_root_signature_error(*state)->message, broken[n].message);
    }
}

static void equal_registers_of_different_stages_do_not_overlap(void **state)
{
    const struct dxs_root_parameter apart[] = {
        {.type = DXS_ROOT_CBV, .visibility = DXS_VISIBLE_TO_VERTEX, .shader_register = 0},
        {.type = DXS_ROOT_CBV, .visibility = DXS_VISIBLE_TO_PIXEL, .shader_register = 0},
    };
    struct dxs_root_signature_desc desc = {DXS_ROOT_SIGNATURE_1_1, 0, apart, 2, NULL, 0};
    const void *bytes;
    size_t size;

    assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_OK);
}

/* Truncated anywhere, and with any byte changed, it is read or refused. */
static void damaged_bytes_are_read_or_refused(void **state)
{
    struct dxs_root_signature_desc desc = everything();
    const void *bytes;
    size_t size;

    assert_int_equal(dxs_root_signature_serialize(*state, &desc, &bytes, &size), DXS_OK);
    uint8_t *copy = malloc(size);
    for (size_t length = 0; length < size; length++) {
        uint8_t *exact = malloc(length ? length : 1); /* so that a sanitizer sees each byte read beyond */
        memcpy(exact, bytes, length);
        assert_int_not_equal(dxs_root_signature_parse(*state, exact, length), DXS_OK);
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
        cmocka_unit_test_setup_teardown(all_versions_make_the_round_trip, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_notation_is_that_of_hlsl, set_up, tear_down),
        cmocka_unit_test_setup_teardown(broken_signatures_are_refused_by_name, set_up, tear_down),
        cmocka_unit_test_setup_teardown(equal_registers_of_different_stages_do_not_overlap, set_up, tear_down),
        cmocka_unit_test_setup_teardown(damaged_bytes_are_read_or_refused, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
