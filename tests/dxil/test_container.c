/* Tests of the container parser and of the digest, on containers that no compiler writes; names of numbers. */
#include "base/little_endian.h"
#include "dxil/module.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

struct builder {
    uint8_t bytes[512];
    size_t size;
    uint32_t part_count;
};

enum {
    MAX_PARTS = 4
};

static struct builder begin(void)
{
    struct builder builder = {.size = 32 + 4 * MAX_PARTS};

    memcpy(builder.bytes, "DXBC", 4);
    store32(builder.bytes + 20, 1);
    return builder;
}

static void add_part(struct builder *builder, const char *name, const void *data, uint32_t size)
{
    store32(builder->bytes + 32 + 4 * builder->part_count++, (uint32_t)builder->size);
    memcpy(builder->bytes + builder->size, name, 4);
    store32(builder->bytes + builder->size + 4, size);
    memcpy(builder->bytes + builder->size + 8, data, size);
    builder->size += 8 + size;
}

static void finish(struct builder *builder)
{
    store32(builder->bytes + 24, (uint32_t)builder->size);
    store32(builder->bytes + 28, builder->part_count);
}

static enum dxs_result read_container(struct container *container, struct fault *fault, const uint8_t *bytes,
                                      size_t size, bool check_hash)
{
    fault_clear(fault);
    if (setjmp(fault->unwind) == 0)
        container_read(container, fault, bytes, size, check_hash);
    return fault->error.code;
}

static void expect_fault(const uint8_t *bytes, size_t size, enum dxs_result code, const char *part_of_message)
{
    struct container container;
    struct fault fault;

    assert_int_equal(read_container(&container, &fault, bytes, size, false), code);
    if (!strstr(fault.error.message, part_of_message))
        fail_msg("\"%s\" lacks \"%s\"", fault.error.message, part_of_message);
}

static void parts_are_found_at_odd_places(void **state)
{
    (void)state;
    struct builder builder = begin();
    struct container container;
    struct fault fault;

    add_part(&builder, "ISG1", "abc", 3);
    add_part(&builder, "RTS0", "root!", 5);
    add_part(&builder, "what", "", 0);
    add_part(&builder, "DXIL", "bitcode", 7);
    finish(&builder);
    assert_int_equal(read_container(&container, &fault, builder.bytes, builder.size, false), DXS_RESULT_OK);
    assert_int_equal(container.root_signature.size, 5);
    assert_memory_equal(container.root_signature.data, "root!", 5);
    assert_int_equal(container.program[DXS_PROGRAM_DXIL].offset, builder.size - 7);
    assert_null(container.program[DXS_PROGRAM_DEBUG].data);
    assert_false(container.is_raw_bitcode);
    /* Bytes after the container are ignored. */
    assert_int_equal(read_container(&container, &fault, builder.bytes, builder.size + 100, false), DXS_RESULT_OK);
}

static void damaged_containers_are_refused(void **state)
{
    (void)state;
    struct builder builder = begin();

    add_part(&builder, "DXIL", "bitcode", 7);
    finish(&builder);
    expect_fault(builder.bytes, 3, DXS_RESULT_INVALID_CONTAINER, "neither");
    expect_fault(builder.bytes, 31, DXS_RESULT_INVALID_CONTAINER, "header");
    expect_fault(builder.bytes, builder.size - 1, DXS_RESULT_INVALID_CONTAINER, "the container says");
    expect_fault((const uint8_t *)"GIF89a..", 8, DXS_RESULT_INVALID_CONTAINER, "neither");

    struct builder damaged = builder;
    store32(damaged.bytes + 28, UINT32_MAX);
    expect_fault(damaged.bytes, damaged.size, DXS_RESULT_INVALID_CONTAINER, "parts do not fit");
    damaged = builder;
    store32(damaged.bytes + 32, UINT32_MAX - 3);
    expect_fault(damaged.bytes, damaged.size, DXS_RESULT_INVALID_CONTAINER, "outside");
    damaged = builder;
    store32(damaged.bytes + 32 + 4 * MAX_PARTS + 4, 8);
    expect_fault(damaged.bytes, damaged.size, DXS_RESULT_INVALID_CONTAINER, "exceeds the container by 1 bytes");
    damaged = builder;
    store32(damaged.bytes + 32 + 4, 32 + 4 * MAX_PARTS);
    store32(damaged.bytes + 28, 2);
    expect_fault(damaged.bytes, damaged.size, DXS_RESULT_INVALID_CONTAINER, "came before");
}

static void older_code_is_told_apart(void **state)
{
    (void)state;
    struct builder builder = begin();
    struct container container;
    struct fault fault;

    add_part(&builder, "OSG5", "out", 3);
    add_part(&builder, "SHEX", "code", 4);
    finish(&builder);
    assert_int_equal(read_container(&container, &fault, builder.bytes, builder.size, false), DXS_RESULT_OK);
    assert_null(container.program[DXS_PROGRAM_DXIL].data);
    assert_int_equal(container.tokens.size, 4);
    assert_memory_equal(container.tokens.data, "code", 4);
    assert_int_equal(container.outputs.name, 0x3547534F); /* "OSG5" */
    add_part(&builder, "SHDR", "code", 4);                /* a second program */
    finish(&builder);
    expect_fault(builder.bytes, builder.size, DXS_RESULT_INVALID_CONTAINER, "another part of this name or purpose");
}

static void bitcode_needs_no_container(void **state)
{
    (void)state;
    static const uint8_t raw[] = {'B', 'C', 0xC0, 0xDE, 1, 2, 3, 4};
    uint8_t wrapped[20 + sizeof raw] = {0xDE, 0xC0, 0x17, 0x0B, 0, 0, 0, 0, 20, 0, 0, 0, sizeof raw, 0, 0, 0};
    struct container container;
    struct fault fault;

    assert_int_equal(read_container(&container, &fault, raw, sizeof raw, false), DXS_RESULT_OK);
    assert_true(container.is_raw_bitcode);
    assert_ptr_equal(container.program[DXS_PROGRAM_DXIL].data, raw);
    memcpy(wrapped + 20, raw, sizeof raw);
    assert_int_equal(read_container(&container, &fault, wrapped, sizeof wrapped, false), DXS_RESULT_OK);
    assert_true(container.is_raw_bitcode);
    assert_ptr_equal(container.program[DXS_PROGRAM_DXIL].data, wrapped + 20);
    assert_int_equal(container.program[DXS_PROGRAM_DXIL].offset, 20);
    expect_fault(wrapped, sizeof wrapped - 1, DXS_RESULT_INVALID_BITCODE, "outside");
    expect_fault(wrapped, 19, DXS_RESULT_INVALID_BITCODE, "wrapper");
}

/* ---- The program header ------------------------------------------------------------------------------------------ */

static enum dxs_result read_header(struct program_header *header, struct fault *fault,
                                   const struct container_part *part)
{
    fault_clear(fault);
    if (setjmp(fault->unwind) == 0)
        *header = program_header_read(fault, part);
    return fault->error.code;
}

static void the_program_header_leads_to_the_bitcode(void **state)
{
    (void)state;
    uint8_t bytes[40] = {0x65, 0, 5, 0, 10, 0, 0, 0, 'D', 'X', 'I', 'L', 7, 1, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0};
    struct container_part part = {.data = bytes, .size = sizeof bytes, .offset = 100};
    struct program_header header;
    struct fault fault;

    assert_int_equal(read_header(&header, &fault, &part), DXS_RESULT_OK);
    assert_int_equal(header.shader_kind, DXS_STAGE_COMPUTE);
    assert_int_equal(header.shader_model_major, 6);
    assert_int_equal(header.shader_model_minor, 5);
    assert_int_equal(header.dxil_major, 1);
    assert_int_equal(header.dxil_minor, 7);
    assert_ptr_equal(header.bitcode, bytes + 24);
    assert_int_equal(header.bitcode_size, 16);
    assert_int_equal(header.bitcode_offset, 124);

    bytes[20] = 17;
    assert_int_equal(read_header(&header, &fault, &part), DXS_RESULT_INVALID_CONTAINER);
    bytes[20] = 16;
    memset(bytes + 16, 0xFF, 4);
    assert_int_equal(read_header(&header, &fault, &part), DXS_RESULT_INVALID_CONTAINER);
    memset(bytes + 16, 0, 4);
    bytes[8] = 'X';
    assert_int_equal(read_header(&header, &fault, &part), DXS_RESULT_INVALID_CONTAINER);
    part.size = 23;
    assert_int_equal(read_header(&header, &fault, &part), DXS_RESULT_INVALID_CONTAINER);
}

/* ---- The digest -------------------------------------------------------------------------------------------------- */

static void expect_digest(size_t size, const char *hexadecimal)
{
    uint8_t bytes[64], digest[16];
    char text[33];

    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)i;
    container_digest(bytes, size, digest);
    for (int i = 0; i < 16; i++)
        snprintf(text + 2 * i, 3, "%02x", digest[i]);
    assert_string_equal(text, hexadecimal);
}

static void digests_of_short_and_long_tails(void **state)
{
    (void)state;
    expect_digest(32, "0bc0022accf6e26de01d32a09fd67aa7");
    expect_digest(60, "d98a05681c6f0439ba5a8dab5efe1853");
}

static void the_digest_is_checked_on_request(void **state)
{
    (void)state;
    struct builder builder = begin();
    struct container container;
    struct fault fault;

    add_part(&builder, "DXIL", "bitcode", 7);
    finish(&builder);
    assert_int_equal(read_container(&container, &fault, builder.bytes, builder.size, true),
                     DXS_RESULT_OK); /* unsigned */
    container_digest(builder.bytes + 20, builder.size - 20, builder.bytes + 4);
    assert_int_equal(read_container(&container, &fault, builder.bytes, builder.size, true), DXS_RESULT_OK);
    /* The digest covers the container only. Bytes behind it do not matter. */
    assert_int_equal(read_container(&container, &fault, builder.bytes, builder.size + 8, true), DXS_RESULT_OK);
    builder.bytes[builder.size - 1] ^= 1;
    assert_int_equal(read_container(&container, &fault, builder.bytes, builder.size, false), DXS_RESULT_OK);
    assert_int_equal(read_container(&container, &fault, builder.bytes, builder.size, true),
                     DXS_RESULT_INVALID_CONTAINER);
    for (int mark = 0; mark < 4; mark++) { /* of 0 unsigned, 1 and 2 not signed on purpose */
        memset(builder.bytes + 4, mark, 16);
        assert_int_equal(read_container(&container, &fault, builder.bytes, builder.size, true),
                         mark < 3 ? DXS_RESULT_OK : DXS_RESULT_INVALID_CONTAINER);
    }
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

static void results_have_the_names_of_their_constants(void **state)
{
    (void)state;
#define RESULT(name)                                                                                                   \
    {                                                                                                                  \
        name, #name                                                                                                    \
    }
    static const struct {
        enum dxs_result result;
        const char *name;
    } results[] = {
        RESULT(DXS_RESULT_OK),
        RESULT(DXS_RESULT_OUT_OF_MEMORY),
        RESULT(DXS_RESULT_LIMIT_EXCEEDED),
        RESULT(DXS_RESULT_INVALID_ARGUMENT),
        RESULT(DXS_RESULT_INVALID_CONTAINER),
        RESULT(DXS_RESULT_INVALID_BITCODE),
        RESULT(DXS_RESULT_INVALID_MODULE),
        RESULT(DXS_RESULT_NO_DXIL),
        RESULT(DXS_RESULT_UNSUPPORTED),
        RESULT(DXS_RESULT_NO_MAPPING),
        RESULT(DXS_RESULT_BAD_MAPPING),
        RESULT(DXS_RESULT_INTERNAL_ERROR),
        RESULT(DXS_RESULT_NOT_COVERED),
        RESULT(DXS_RESULT_MAPPING_LIMIT),
        RESULT(DXS_RESULT_DYNAMIC_CONSTANTS),
        RESULT(DXS_RESULT_VALUE_LIMIT),
        RESULT(DXS_RESULT_BLOCK_LIMIT),
        RESULT(DXS_RESULT_TYPE_LIMIT),
        RESULT(DXS_RESULT_NESTING_LIMIT),
    };
#undef RESULT

    for (size_t n = 0; n < sizeof results / sizeof *results; n++)
        assert_string_equal(dxs_result_name(results[n].result), results[n].name);
}

static void stages_have_names(void **state)
{
    (void)state;
    static const char *const names[] = {
        [DXS_STAGE_PIXEL] = "pixel",
        [DXS_STAGE_VERTEX] = "vertex",
        [DXS_STAGE_GEOMETRY] = "geometry",
        [DXS_STAGE_HULL] = "hull",
        [DXS_STAGE_DOMAIN] = "domain",
        [DXS_STAGE_COMPUTE] = "compute",
        [DXS_STAGE_LIBRARY] = "library",
        [DXS_STAGE_RAY_GENERATION] = "ray generation",
        [DXS_STAGE_INTERSECTION] = "intersection",
        [DXS_STAGE_ANY_HIT] = "any hit",
        [DXS_STAGE_CLOSEST_HIT] = "closest hit",
        [DXS_STAGE_MISS] = "miss",
        [DXS_STAGE_CALLABLE] = "callable",
        [DXS_STAGE_MESH] = "mesh",
        [DXS_STAGE_AMPLIFICATION] = "amplification",
        [DXS_STAGE_NODE] = "node",
    };

    for (uint32_t stage = 0; stage < sizeof names / sizeof *names; stage++)
        assert_string_equal(dxs_stage_name((enum dxs_stage)stage), names[stage]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_are_found_at_odd_places),
        cmocka_unit_test(damaged_containers_are_refused),
        cmocka_unit_test(older_code_is_told_apart),
        cmocka_unit_test(bitcode_needs_no_container),
        cmocka_unit_test(the_program_header_leads_to_the_bitcode),
        cmocka_unit_test(digests_of_short_and_long_tails),
        cmocka_unit_test(the_digest_is_checked_on_request),
        cmocka_unit_test(results_have_the_names_of_their_constants),
        cmocka_unit_test(stages_have_names),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
