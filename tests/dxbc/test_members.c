/* Tests of the members of buffers in RDEF parts that are written word by word: descriptions of types that many members
 * share, as fxc writes them, and parts that would make a careless reader do too much work. */
#define _POSIX_C_SOURCE 200809L

#include "base/little_endian.h"
#include "dxs.h"
#include "tests/common/processor_time.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    MAX_BYTES = 1 << 20,
    PART_OFFSET = 32 + 4 * 4, /* of RDEF, the first part */
    HEADER = 60,
    CLASS_SCALAR = 0,
    CLASS_COLUMN_MAJOR = 3,
    CLASS_STRUCTURE = 5,
    FLOAT = 3,
    COMPUTE_5_0 = 0x50050
};

/* The RDEF part that is being written. */
struct part {
    uint8_t bytes[MAX_BYTES];
    uint32_t size;
};

static struct part part;
static dxs_module *module;

static uint32_t add(uint32_t count, const uint32_t *words)
{
    uint32_t at = part.size;

    for (uint32_t n = 0; n < count; n++, part.size += 4)
        store32(part.bytes + part.size, words[n]);
    return at;
}
#define ADD(...) add(sizeof(uint32_t[]){__VA_ARGS__} / 4, (const uint32_t[]){__VA_ARGS__})

static uint32_t add_text(const char *text)
{
    uint32_t at = part.size;

    memcpy(part.bytes + at, text, strlen(text) + 1);
    part.size += ((uint32_t)strlen(text) + 4) & ~3u;
    return at;
}

/* A name of `length` letters. */
static uint32_t add_long_name(uint32_t length)
{
    uint32_t at = part.size;

    memset(part.bytes + at, 'a', length);
    part.bytes[at + length] = 0;
    part.size += (length + 4) & ~3u;
    return at;
}

static void begin_part(void)
{
    memset(part.bytes, 0, sizeof part.bytes);
    part.size = HEADER;
    store32(part.bytes + 16, COMPUTE_5_0 | 0x500);
}

/* A type of one element. `members`: words of the list: name, type, offset. */
static uint32_t add_type(uint32_t class, uint32_t rows, uint32_t columns, uint32_t member_count, uint32_t members)
{
    return ADD(class | FLOAT << 16, rows | columns << 16, member_count << 16, members, 0, 0, 0, 0, 0);
}

static uint32_t add_bindings(uint32_t count, uint32_t name)
{
    uint32_t at = part.size;

    for (uint32_t n = 0; n < count; n++)
        ADD(name, 0, 0, 0, 0, n, 1, 0);
    store32(part.bytes + 8, count);
    store32(part.bytes + 12, at);
    return at;
}

static void add_buffers(uint32_t count, uint32_t name, uint32_t variable_count, uint32_t variables)
{
    store32(part.bytes + 0, count);
    store32(part.bytes + 4, part.size);
    for (uint32_t n = 0; n < count; n++)
        ADD(name, variable_count, variables, 16, 0, 0);
}

static uint32_t add_variable(uint32_t name, uint32_t offset, uint32_t size, uint32_t type)
{
    return ADD(name, offset, size, 2, type, 0, 0, 0, 0, 0);
}

/* A container with the part, empty signatures, and a program that declares `buffers` constant buffers. */
static enum dxs_result parse(uint32_t buffers)
{
    static const uint32_t names[] = {0x46454452, 0x4E475349, 0x4E47534F, 0x58454853}; /* RDEF ISGN OSGN SHEX */
    const uint32_t sizes[] = {part.size, 8, 8, 4 * (2 + 4 * buffers + 4 + 1)};
    size_t size = PART_OFFSET, at = PART_OFFSET;

    for (uint32_t n = 0; n < 4; n++)
        size += 8 + sizes[n];
    uint8_t *bytes = calloc(size, 1);
    memcpy(bytes, "DXBC", 4);
    store32(bytes + 20, 1);
    store32(bytes + 24, (uint32_t)size);
    store32(bytes + 28, 4);
    for (uint32_t n = 0; n < 4; at += 8 + sizes[n++]) {
        store32(bytes + 32 + 4 * (size_t)n, (uint32_t)at);
        store32(bytes + at, names[n]);
        store32(bytes + at + 4, sizes[n]);
        if (n == 1 || n == 2)
            store32(bytes + at + 12, 8);
    }
    memcpy(bytes + PART_OFFSET + 8, part.bytes, part.size);
    uint8_t *word = bytes + size - sizes[3];
    store32(word, COMPUTE_5_0);
    store32(word + 4, sizes[3] / 4);
    word += 8;
    for (uint32_t n = 0; n < buffers; n++, word += 16) {
        store32(word, 0x04000059); /* dcl_constantbuffer cb#[1], immediateIndexed */
        store32(word + 4, 0x00208E46);
        store32(word + 8, n);
        store32(word + 12, 1);
    }
    store32(word, 0x0400009B); /* dcl_thread_group 1, 1, 1 */
    store32(word + 4, 1);
    store32(word + 8, 1);
    store32(word + 12, 1);
    store32(word + 16, 0x0100003E); /* ret */
    struct dxs_parse_options options = dxs_default_parse_options();
    options.names = true;
    enum dxs_result result = dxs_module_parse(module, bytes, size, &options);
    free(bytes);
    return result;
}

static void refuse(uint32_t buffers, const char *part_of_message)
{
    assert_int_equal(parse(buffers), DXS_RESULT_INVALID_CONTAINER);
    const struct dxs_error *error = dxs_module_error(module);
    if (!strstr(error->message, part_of_message))
        fail_msg("\"%s\" lacks \"%s\"", error->message, part_of_message);
    assert_int_equal(error->part, 0x46454452);
    assert_true(error->offset >= PART_OFFSET && error->offset < PART_OFFSET + 8 + part.size);
}

static int set_up(void **state)
{
    (void)state;
    module = dxs_module_create(NULL);
    begin_part();
    return module ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    dxs_module_destroy(module);
    return 0;
}

/* ---- Tests ------------------------------------------------------------------------------------------------------- */

/* A structure of `count` members of one type, `stride` bytes apart. */
static uint32_t add_structure(uint32_t count, uint32_t type, uint32_t stride)
{
    uint32_t name = add_text("m"), members = part.size;

    for (uint32_t n = 0; n < count; n++)
        ADD(name, type, n * stride);
    return add_type(CLASS_STRUCTURE, 1, 1, count, members);
}

/* struct Transform { float4x4 m[6 names]; }; struct Instance { Transform m[4 names]; }; cbuffer { Instance m[4 names];
 * } Each type stands there once: the part has fewer bytes than the buffer has members. */
static void types_are_shared(void **state)
{
    (void)state;
    uint32_t matrix = add_type(CLASS_COLUMN_MAJOR, 4, 4, 0, 0);
    uint32_t instance = add_structure(4, add_structure(6, matrix, 64), 384), name = add_text("Params");
    uint32_t variables = part.size, count;

    for (uint32_t n = 0; n < 4; n++)
        add_variable(name, 1536 * n, 1536, instance);
    add_buffers(1, name, 4, variables);
    add_bindings(1, name);
    assert_int_equal(parse(1), DXS_RESULT_OK);
    const struct dxs_buffer_member *member = dxs_module_buffer_members(module, 0, &count);
    assert_int_equal(count, 4);
    assert_int_equal(member[3].offset, 3 * 1536);
    assert_int_equal(member[3].member_count, 4);
    assert_int_equal(member[3].members[2].offset, 2 * 384);
    assert_int_equal(member[3].members[2].members[5].offset, 5 * 64);
    assert_int_equal(member[3].members[2].members[5].size, 64);
}

/* The k-th buffer of a name belongs to the k-th resource of the name. */
static void buffers_of_one_name(void **state)
{
    (void)state;
    uint32_t name = add_text("Params"), scalar = add_type(CLASS_SCALAR, 1, 1, 0, 0), count;
    uint32_t variables = add_variable(add_text("first"), 0, 4, scalar);

    add_variable(add_text("second"), 0, 4, scalar);
    add_buffers(2, name, 1, variables);
    store32(part.bytes + part.size - 24 + 8, variables + 40 + 8); /* behind the text */
    add_bindings(2, name);
    assert_int_equal(parse(2), DXS_RESULT_OK);
    assert_string_equal(dxs_module_buffer_members(module, 0, &count)->name, "first");
    assert_string_equal(dxs_module_buffer_members(module, 1, &count)->name, "second");
}

/* Structures in structures, the innermost read first: none is read deeper than the one around it. */
static void structures_nest(void **state)
{
    enum {
        DEEPEST = 16
    };
    (void)state;
    for (uint32_t depth = DEEPEST; depth <= DEEPEST + 1; depth++) {
        begin_part();
        uint32_t types[DEEPEST + 1], name = add_text("Params");
        types[0] = add_structure(1, add_type(CLASS_SCALAR, 1, 1, 0, 0), 0);
        for (uint32_t n = 1; n < depth; n++)
            types[n] = add_structure(1, types[n - 1], 0);
        uint32_t variables = part.size;
        for (uint32_t n = 0; n < depth; n++)
            add_variable(name, 0, 4, types[n]);
        add_buffers(1, name, depth, variables);
        add_bindings(1, name);
        if (depth <= DEEPEST)
            assert_int_equal(parse(1), DXS_RESULT_OK);
        else
            refuse(1, "nest more than 16");
    }
}

/* 2^n members of n types. */
static void doubled_structures(void **state)
{
    (void)state;
    uint32_t type = add_type(CLASS_SCALAR, 1, 1, 0, 0), name = add_text("Params");

    for (uint32_t n = 0; n < 15; n++)
        type = add_structure(4, type, 16);
    uint32_t variable = add_variable(name, 0, 16, type);
    add_buffers(1, name, 1, variable);
    add_bindings(1, name);
    double start = processor_seconds();
    refuse(1, "more than 262144 members");
    assert_true(processor_seconds() - start < max_seconds);
}

/* Many buffers and bindings, whose long names differ at the end. */
static void many_buffers(void **state)
{
    enum {
        COUNT = 4096,
        LENGTH = 4000
    };
    (void)state;
    uint32_t name = add_long_name(LENGTH), other = add_long_name(LENGTH + 1);

    add_buffers(COUNT, other, 0, 0);
    add_bindings(COUNT, name);
    double start = processor_seconds();
    assert_int_equal(parse(COUNT), DXS_RESULT_OK);
    assert_true(processor_seconds() - start < max_seconds);
}

/* Names that would be the greater part of all output. */
static void long_names(void **state)
{
    (void)state;
    uint32_t name = add_text("Params"), longest = add_long_name(4096), longer = add_long_name(4097);
    uint32_t scalar = add_type(CLASS_SCALAR, 1, 1, 0, 0), variables = part.size;

    for (uint32_t n = 0; n < 5000; n++)
        add_variable(longest, 0, 4, scalar);
    add_buffers(1, name, 4000, variables);
    add_bindings(1, name);
    assert_int_equal(parse(1), DXS_RESULT_OK);
    add_buffers(1, name, 5000, variables); /* a member for 64 bytes */
    refuse(1, "more than 262144 members");
    add_buffers(1, longer, 0, variables);
    refuse(1, "a name exceeds 4096 bytes");
    add_buffers(0, 0, 0, 0);
    add_bindings(1, longer);
    assert_int_equal(parse(1), DXS_RESULT_OK);
    assert_string_equal(dxs_module_resource(module, 0)->name, "");
}

/* Lists of members that begin in the part and end behind it. */
static void lists_end_in_the_part(void **state)
{
    (void)state;
    uint32_t name = add_text("Params"), type = add_type(CLASS_STRUCTURE, 1, 1, 0xFFFF, 0);
    uint32_t variable = add_variable(name, 0, 4, type);

    add_buffers(1, name, 1, variable);
    add_bindings(1, name);
    refuse(1, "outside");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(types_are_shared, set_up, tear_down),
        cmocka_unit_test_setup_teardown(buffers_of_one_name, set_up, tear_down),
        cmocka_unit_test_setup_teardown(structures_nest, set_up, tear_down),
        cmocka_unit_test_setup_teardown(doubled_structures, set_up, tear_down),
        cmocka_unit_test_setup_teardown(many_buffers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(long_names, set_up, tear_down),
        cmocka_unit_test_setup_teardown(lists_end_in_the_part, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
