/* Tests of the token reader, on programs written by hand, word by word. */
#include "base/little_endian.h"
#include "dxbc/signatures.h"
#include "dxbc/tokens.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum {
    VERSION_5_0 = 0x50050, /* compute */
    VERSION_5_1 = 0x50051,
    MAX_WORDS = 32,

    /* Operand words. */
    R_MASK_XY = 0x00100032,    /* r#.xy */
    R_XYZW = 0x00100E46,       /* r#.xyzw */
    R_SELECT_Y = 0x0010001A,   /* r#.y */
    IMMEDIATE_ONE = 0x00004001 /* l(#) */
};

struct program {
    uint8_t bytes[4 * MAX_WORDS];
    uint32_t count;
};

static struct program program_of(uint32_t version, const uint32_t *words, uint32_t count)
{
    struct program program = {.count = count + 2};

    store32(program.bytes, version);
    store32(program.bytes + 4, count + 2);
    for (uint32_t i = 0; i < count; i++)
        store32(program.bytes + 8 + 4 * (size_t)i, words[i]);
    return program;
}

/* Reads all instructions; `last` gets the last one. */
static enum dxs_result read_program(const struct program *program, struct fault *fault, struct token_instruction *last)
{
    fault_clear(fault);
    if (setjmp(fault->unwind) == 0) {
        struct tokens tokens = tokens_open(fault, program->bytes, 4 * (size_t)program->count, 100);
        while (tokens_next(&tokens, last))
            ;
    }
    return fault->error.code;
}

#define WORDS(...) (const uint32_t[]){__VA_ARGS__}, sizeof(uint32_t[]){__VA_ARGS__} / 4

static struct token_instruction expect_instruction(uint32_t version, const uint32_t *words, uint32_t count)
{
    struct program program = program_of(version, words, count);
    struct token_instruction instruction;
    struct fault fault;

    if (read_program(&program, &fault, &instruction) != DXS_RESULT_OK)
        fail_msg("%s", fault.error.message);
    return instruction;
}

static void expect_fault(const uint32_t *words, uint32_t count, uint32_t offset, const char *part_of_message)
{
    struct program program = program_of(VERSION_5_0, words, count);
    struct token_instruction instruction;
    struct fault fault;

    assert_int_equal(read_program(&program, &fault, &instruction), DXS_RESULT_INVALID_BITCODE);
    assert_int_equal(fault.error.offset, offset);
    if (!strstr(fault.error.message, part_of_message))
        fail_msg("\"%s\" lacks \"%s\"", fault.error.message, part_of_message);
}

/* add_sat r1.xy, r2.xyzw, l(7), precise in y */
static void operands_of_an_addition(void **state)
{
    (void)state;
    struct token_instruction i =
        expect_instruction(VERSION_5_0, WORDS(0x07002000 | 2 << 19, R_MASK_XY, 1, R_XYZW, 2, IMMEDIATE_ONE, 7));

    assert_int_equal(i.opcode, TOKEN_add);
    assert_true(i.saturate);
    assert_int_equal(i.precise, 2);
    assert_int_equal(i.operand_count, 3);
    assert_int_equal(i.operands[0].kind, REGISTER_TEMP);
    assert_int_equal(i.operands[0].mask, 3);
    assert_int_equal(i.operands[0].indices[0].immediate, 1);
    assert_int_equal(i.operands[1].swizzle[2], 2);
    assert_int_equal(i.operands[2].kind, REGISTER_IMMEDIATE32);
    assert_int_equal(i.operands[2].immediates[3], 7);
    assert_int_equal(i.spare, 0);
}

/* mov r0.xy, -|x1[r3.y + 5].xyzw| */
static void relative_indices_and_modifiers(void **state)
{
    (void)state;
    struct token_instruction i = expect_instruction(
        VERSION_5_0, WORDS(0x09000036, R_MASK_XY, 0, 0x80000000 | 3 << 25 | 0x00203E46, 0xC1, 1, 5, R_SELECT_Y, 3));
    const struct token_operand *source = &i.operands[1];

    assert_int_equal(source->kind, REGISTER_INDEXABLE_TEMP);
    assert_int_equal(source->modifiers, MODIFIER_NEGATE | MODIFIER_ABSOLUTE);
    assert_int_equal(source->indices[0].immediate, 1);
    assert_int_equal(source->indices[0].relative, 0);
    assert_int_equal(source->indices[1].immediate, 5);
    const struct token_operand *index = &i.operands[source->indices[1].relative];
    assert_int_equal(index->kind, REGISTER_TEMP);
    assert_int_equal(index->indices[0].immediate, 3);
    assert_int_equal(index->swizzle[0], 1);
    assert_int_equal(i.nested_count, 1);
}

/* sample_indexable(texture2d) r0.xy, r1.xyzw, t2.xyzw, s3 with offsets (-8, 7, 0), and a spare word */
static void extensions_and_spare_words(void **state)
{
    (void)state;
    struct token_instruction i = expect_instruction(
        VERSION_5_0, WORDS(0x8D000045, 0x80000001 | 8 << 9 | 7 << 13, 0x80000002 | 3 << 6, 3 | 0x5555 << 6, R_MASK_XY,
                           0, R_XYZW, 1, 0x00107E46, 2, 0x00106000, 3, 0x2000));

    assert_true(i.has_offsets && i.has_dimension && i.has_return_types);
    assert_int_equal(i.offsets[0], -8);
    assert_int_equal(i.offsets[1], 7);
    assert_int_equal(i.dimension, DIMENSION_2D);
    assert_int_equal(i.return_types, 0x5555);
    assert_int_equal(i.operands[2].indices[0].immediate, 2);
    assert_int_equal(i.operands[3].kind, REGISTER_SAMPLER);
    assert_int_equal(i.spare, 1);
}

/* dcl_uav_structured u1[3:7], 16, space=2 */
static void declarations_of_5_1(void **state)
{
    (void)state;
    struct token_instruction i = expect_instruction(VERSION_5_1, WORDS(0x0700009E, 0x0031E000, 1, 3, 7, 16, 2));

    assert_int_equal(i.operands[0].index_count, 3);
    assert_int_equal(i.operands[0].indices[2].immediate, 7);
    assert_int_equal(i.word_count, 2);
    assert_int_equal(i.words[0], 16);
    assert_int_equal(i.words[1], 2);
}

/* An immediate constant buffer of one vector. */
static void custom_data(void **state)
{
    (void)state;
    struct program program = program_of(VERSION_5_0, WORDS(3 << 11 | 53, 6, 10, 20, 30, 40));
    struct token_instruction i;
    struct fault fault;

    assert_int_equal(read_program(&program, &fault, &i), DXS_RESULT_OK);
    assert_int_equal(i.custom_class, CUSTOM_IMMEDIATE_BUFFER);
    assert_int_equal(i.list_count, 4);
    assert_int_equal(i.list_offset, 4);
}

static void faults_have_names_and_places(void **state)
{
    (void)state;
    enum {
        FIRST = 108 /* offset of the first instruction: the part is at 100 */
    };

    expect_fault(WORDS(0x00000036), FIRST, "length 0");
    expect_fault(WORDS(0x0100003A, 0x05000036), FIRST + 4, "exceeds the program by 4 words");
    expect_fault(WORDS(0x010007FF), FIRST, "opcode 2047");
    expect_fault(WORDS(0x0100006B), FIRST, "reserved0");
    expect_fault(WORDS(0x03000036, R_MASK_XY, 0), FIRST, "exceed its length");
    expect_fault(WORDS(0x05000036, R_MASK_XY, 0, R_XYZW | 3, 0), FIRST, "number of components");
    expect_fault(WORDS(0x05000036, R_MASK_XY, 0, R_XYZW | 12, 0), FIRST, "selection");
    expect_fault(WORDS(0x05000036, R_MASK_XY, 0, 0x001FFE46, 0), FIRST, "does not exist");
    expect_fault(WORDS(0x05000036, 0x00104E46, 0, R_XYZW, 0), FIRST, "cannot be l");
    expect_fault(WORDS(0x05000036, R_MASK_XY, 0, 0x00200E46, 0), FIRST, "r with 2 indices");
    expect_fault(WORDS(0x05000036, R_MASK_XY, 0, R_XYZW | 5 << 22, 0), FIRST, "reserved representation");
    expect_fault(WORDS(53, 1), FIRST, "custom data of 1 words");
    expect_fault(WORDS(0x07000036, R_MASK_XY, 0, R_XYZW | 1 << 22, 1, 0), FIRST, "exceeds the program");
    expect_fault(WORDS(0x06000036, R_MASK_XY, 0, R_XYZW | 1 << 22, 1, 0), FIRST, "above 2^32");
    /* r[r[r[r0.y].y].y] */
    expect_fault(
        WORDS(0x07000036, R_MASK_XY, 0, R_XYZW | 2 << 22, R_SELECT_Y | 2 << 22, R_SELECT_Y | 2 << 22, R_SELECT_Y),
        FIRST, "nested");
}

static void programs_of_other_kinds_are_refused(void **state)
{
    (void)state;
    static const struct {
        uint32_t version, size;
        enum dxs_result code;
    } cases[] = {{0x60050, 2, DXS_RESULT_UNSUPPORTED},       {0xFFFE0030, 2, DXS_RESULT_UNSUPPORTED},
                 {0x00052, 2, DXS_RESULT_UNSUPPORTED},       {0x00060, 2, DXS_RESULT_UNSUPPORTED},
                 {0x00050, 3, DXS_RESULT_INVALID_CONTAINER}, {0x00050, 1, DXS_RESULT_INVALID_CONTAINER}};
    struct token_instruction i;
    struct fault fault;

    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        struct program program = program_of(cases[n].version, NULL, 0);
        store32(program.bytes + 4, cases[n].size);
        assert_int_equal(read_program(&program, &fault, &i), cases[n].code);
    }
}

/* Two elements of ISG1: 32 bytes each, names behind them. */
static void elements_of_a_signature(void **state)
{
    (void)state;
    uint8_t bytes[8 + 64 + 8] = {0};
    static const uint32_t words[] = {2, 8, 0, 72, 3, 1, 3, 5, 0x0307, 0, 1, 74, 0, 0, 1, 0xFFFFFFFF, 0x0F, 4};
    struct arena arena;
    struct fault fault;

    for (size_t i = 0; i < sizeof words / 4; i++)
        store32(bytes + 4 * i, words[i]);
    memcpy(bytes + 72, "A\0BCD\0x", 7);
    arena_init(&arena, NULL, &fault, 1 << 20);
    fault_clear(&fault);
    if (setjmp(fault.unwind) != 0)
        fail_msg("%s", fault.error.message);
    struct container_part part = {.data = bytes, .size = sizeof bytes, .name = '1' * UINT32_C(0x1000000)};
    struct signature_rows rows = signature_read(&arena, &part);
    assert_int_equal(rows.count, 2);
    assert_string_equal(rows.data[0].name, "A");
    assert_int_equal(rows.data[0].semantic_index, 3);
    assert_int_equal(rows.data[0].system_value, SYSTEM_POSITION);
    assert_int_equal(rows.data[0].row, 5);
    assert_int_equal(rows.data[0].mask, 7);
    assert_int_equal(rows.data[0].use_mask, 3);
    assert_int_equal(rows.data[1].stream, 1);
    assert_string_equal(rows.data[1].name, "BCD");
    assert_int_equal(rows.data[1].row, DXS_NONE);
    assert_int_equal(rows.data[1].min_precision, 4);
    arena_free(&arena);
}

static void signatures_that_leave_their_part(void **state)
{
    (void)state;
    static const struct {
        uint32_t count, first, name;
    } cases[] = {{2, 8, 32}, {1, 16, 32}, {1, 0xFFFFFFF0, 32}, {0xFFFFFFFF, 8, 32}, {1, 8, 36}, {1, 8, 34}};
    struct arena arena;
    struct fault fault;

    arena_init(&arena, NULL, &fault, 1 << 20);
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        uint8_t bytes[8 + 24 + 4] = {0}; /* ISGN: one element and "A" */
        store32(bytes, cases[n].count);
        store32(bytes + 4, cases[n].first);
        store32(bytes + 8, cases[n].name);
        memcpy(bytes + 32, "A\0BC", 4);
        struct container_part part = {.data = bytes, .size = sizeof bytes, .name = 'N' * UINT32_C(0x1000000)};
        fault_clear(&fault);
        if (setjmp(fault.unwind) == 0)
            signature_read(&arena, &part);
        assert_int_equal(fault.error.code, DXS_RESULT_INVALID_CONTAINER);
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operands_of_an_addition),
        cmocka_unit_test(relative_indices_and_modifiers),
        cmocka_unit_test(extensions_and_spare_words),
        cmocka_unit_test(declarations_of_5_1),
        cmocka_unit_test(custom_data),
        cmocka_unit_test(faults_have_names_and_places),
        cmocka_unit_test(programs_of_other_kinds_are_refused),
        cmocka_unit_test(elements_of_a_signature),
        cmocka_unit_test(signatures_that_leave_their_part),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
