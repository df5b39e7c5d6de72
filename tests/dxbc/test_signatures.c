/* Tests of signatures that no compiler writes: what becomes one element. */
#include "base/little_endian.h"
#include "dxs.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum {
    DOMAIN_5_0 = 0x40050,
    DCL_INPUT_CONTROL_POINT_COUNT_4 = 0x01002093,
    DCL_TESS_DOMAIN_QUAD = 0x01001895,
    RET = 0x0100003E,
    QUAD_EDGE = 11, /* system value */
    FLOAT = 3,
    EDGES = 4,
    ELEMENT_BYTES = 24,
    NAME = 8 + EDGES * ELEMENT_BYTES /* offset in the part */
};

struct bytes {
    uint8_t data[512];
    uint32_t size, part_count;
};

static void add_part(struct bytes *b, const char *name, const void *content, uint32_t size)
{
    store32(b->data + 32 + 4 * b->part_count++, b->size);
    memcpy(b->data + b->size, name, 4);
    store32(b->data + b->size + 4, size);
    memcpy(b->data + b->size + 8, content, size);
    b->size += 8 + size;
}

/* SV_TessFactor 0 to 3 in registers 0 to 3, with these masks. */
static void add_tess_factors(struct bytes *b, const uint8_t masks[EDGES], const uint8_t types[EDGES])
{
    uint8_t part[NAME + 16] = {0};

    store32(part, EDGES);
    store32(part + 4, 8);
    for (uint32_t i = 0; i < EDGES; i++) {
        const uint32_t words[] = {NAME, i, QUAD_EDGE, types[i], i, masks[i]};
        for (uint32_t n = 0; n < 6; n++)
            store32(part + 8 + ELEMENT_BYTES * i + 4 * n, words[n]);
    }
    memcpy(part + NAME, "SV_TessFactor", 14);
    add_part(b, "PCSG", part, sizeof part);
}

static const struct dxs_signature *parse(dxs_module *module, const uint8_t masks[EDGES], const uint8_t types[EDGES])
{
    static const uint32_t code[] = {DOMAIN_5_0, 5, DCL_INPUT_CONTROL_POINT_COUNT_4, DCL_TESS_DOMAIN_QUAD, RET};
    struct bytes b = {.size = 32 + 4 * 4};
    uint8_t words[sizeof code], empty[8] = {0, 0, 0, 0, 8};

    memcpy(b.data, "DXBC", 4);
    store32(b.data + 20, 1);
    for (size_t i = 0; i < sizeof code / sizeof *code; i++)
        store32(words + 4 * i, code[i]);
    add_part(&b, "ISGN", empty, sizeof empty);
    add_part(&b, "OSGN", empty, sizeof empty);
    add_tess_factors(&b, masks, types);
    add_part(&b, "SHEX", words, sizeof words);
    store32(b.data + 24, b.size);
    store32(b.data + 28, b.part_count);
    if (dxs_module_parse(module, b.data, b.size, NULL) != DXS_RESULT_OK)
        fail_msg("%s", dxs_module_error(module)->message);
    return &dxs_module_entry(module, 0)->patch_or_primitive;
}

static const uint8_t floats[EDGES] = {FLOAT, FLOAT, FLOAT, FLOAT};

static void tess_factors_are_one_element(void **state)
{
    const struct dxs_signature *signature = parse(*state, (const uint8_t[]){1, 2, 4, 8}, floats);

    assert_int_equal(signature->count, 1);
    assert_int_equal(signature->elements[0].rows, EDGES);
}

/* Row 1 has a component y: an element of one column has no place for it. */
static void rows_of_other_widths_are_other_elements(void **state)
{
    const struct dxs_signature *signature = parse(*state, (const uint8_t[]){1, 3, 3, 1}, floats);

    assert_int_equal(signature->count, 3);
    assert_int_equal(signature->elements[0].rows, 1);
    assert_int_equal(signature->elements[1].rows, 2);
    assert_int_equal(signature->elements[1].columns, 2);
    assert_int_equal(signature->elements[2].rows, 1);
}

static void rows_of_other_types_are_other_elements(void **state)
{
    const struct dxs_signature *signature = parse(*state, (const uint8_t[]){1, 1, 1, 1}, (const uint8_t[]){3, 1, 1, 3});

    assert_int_equal(signature->count, 3);
    assert_int_equal(signature->elements[1].component_type, DXS_COMPONENT_TYPE_U32);
}

static int set_up(void **state)
{
    *state = dxs_module_create(NULL);
    return *state ? 0 : -1;
}

static int tear_down(void **state)
{
    dxs_module_destroy(*state);
    return 0;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(tess_factors_are_one_element),
        TEST(rows_of_other_widths_are_other_elements),
        TEST(rows_of_other_types_are_other_elements),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
