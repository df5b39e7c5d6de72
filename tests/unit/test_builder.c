/* Tests of the SPIR-V builder: types and constants are unique, words have the layout of the specification;
 * expressions are single instructions. */
#include "spirv/builder/expressions.h"
#include "spirv/builder/rewrites.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

struct fixture {
    struct fault fault;
    struct arena arena;
    struct builder b;
    struct words code; /* of the open function */
};

static int set_up(void **state)
{
    static struct fixture fixture;

    arena_init(&fixture.arena, NULL, &fixture.fault, SIZE_MAX);
    if (setjmp(fixture.fault.unwind))
        return -1;
    builder_init(&fixture.b, &fixture.arena, 0x00010300, UINT32_MAX);
    fixture.code = (struct words){0};
    *state = &fixture;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *fixture = *state;
    arena_free(&fixture->arena);
    return 0;
}

/* The operand words of the instruction that declares an id, or NULL. */
static const uint32_t *find_declaration(const struct words *section, SpvOp op, uint32_t id_place, uint32_t id)
{
    for (uint32_t at = 0; at < section->count; at += section->data[at] >> 16)
        if ((section->data[at] & 0xFFFF) == (uint32_t)op && section->data[at + 1 + id_place] == id)
            return section->data + at + 1;
    return NULL;
}

static void types_and_constants_exist_once(void **state)
{
    struct builder *b = &((struct fixture *)*state)->b;
    uint32_t members[] = {type_u32(b), type_f32(b)};

    assert_int_equal(type_u32(b), type_u32(b));
    assert_int_not_equal(type_u32(b), type_signed_int(b, 32));
    assert_int_equal(type_vector(b, type_f32(b), 3), type_vector(b, type_f32(b), 3));
    assert_int_equal(type_vector(b, type_f32(b), 1), type_f32(b));
    assert_int_equal(type_struct_value(b, 2, members), type_struct_value(b, 2, members));
    assert_int_not_equal(new_struct(b, 2, members), new_struct(b, 2, members));
    assert_int_equal(constant_u32(b, 5), constant_u32(b, 5));
    assert_int_equal(constant_u32(b, 500), constant_int(b, 32, 500));
    assert_int_not_equal(constant_u32(b, 0), constant_f32(b, 0.0f));
    assert_int_not_equal(constant_f32(b, 0.0f), constant_f32(b, -0.0f));
    assert_int_not_equal(constant_bool(b, true), constant_bool(b, false));
}

static void many_constants_are_all_found_again(void **state)
{
    struct builder *b = &((struct fixture *)*state)->b;
    uint32_t ids[3000];

    for (uint32_t n = 0; n < 3000; n++)
        ids[n] = constant_u32(b, n * 77);
    for (uint32_t n = 0; n < 3000; n++) {
        assert_int_equal(constant_u32(b, n * 77), ids[n]);
        assert_int_equal(find_declaration(&b->globals, SpvOpConstant, 1, ids[n])[2], n * 77);
    }
}

static void constants_have_the_width_of_their_type(void **state)
{
    struct builder *b = &((struct fixture *)*state)->b;
    static const struct {
        double value;
        uint32_t half;
    } halves[] = {{1.0, 0x3C00}, {-2.0, 0xC000}, {65504.0, 0x7BFF}, {0.0, 0}, {-1e9, 0xFC00}, {6.103515625e-5, 0x0400}};

    for (size_t n = 0; n < sizeof halves / sizeof *halves; n++)
        assert_int_equal(find_declaration(&b->globals, SpvOpConstant, 1, constant_float(b, 16, halves[n].value))[2],
                         halves[n].half);
    const uint32_t *wide = find_declaration(&b->globals, SpvOpConstant, 1, constant_int(b, 64, 0x123456789ABCDEF0));
    assert_int_equal(wide[2], 0x9ABCDEF0);
    assert_int_equal(wide[3], 0x12345678);
    assert_int_equal(find_declaration(&b->globals, SpvOpConstant, 1, constant_int(b, 16, UINT64_MAX))[2], 0xFFFF);
}

static void capabilities_follow_from_types(void **state)
{
    struct builder *b = &((struct fixture *)*state)->b;

    type_u32(b);
    assert_int_equal(b->capabilities.count, 0);
    type_int(b, 64);
    type_signed_int(b, 64);
    assert_int_equal(b->capabilities.count, 2);
    assert_int_equal(b->capabilities.data[1], SpvCapabilityInt64);
}

static void strings_fill_words_from_the_low_end(void **state)
{
    uint32_t words[2] = {0xFFFFFFFF, 0xFFFFFFFF};

    (void)state;
    assert_int_equal(string_words("abc"), 1);
    assert_int_equal(string_words("abcd"), 2);
    store_string(words, "abcd");
    assert_int_equal(words[0], 0x64636261);
    assert_int_equal(words[1], 0);
}

static void sections_come_in_order(void **state)
{
    struct builder *b = &((struct fixture *)*state)->b;

    EMIT_VOID(b, SpvOpReturn, 0);
    set_name(b, constant_u32(b, 1), "one");
    need_capability(b, SpvCapabilityShader);
    need_extension(b, EXT_DEMOTE_TO_HELPER);
    builder_glsl(b);
    struct words words = builder_finish(b);
    static const SpvOp expected[] = {SpvOpCapability, SpvOpExtension, SpvOpExtInstImport, SpvOpMemoryModel,
                                     SpvOpName,       SpvOpTypeInt,   SpvOpConstant,      SpvOpReturn};
    uint32_t n = 0;
    assert_int_equal(words.data[0], SpvMagicNumber);
    assert_int_equal(words.data[3], b->next_id);
    for (uint32_t at = 5; at < words.count; at += words.data[at] >> 16)
        assert_int_equal(words.data[at] & 0xFFFF, expected[n++]);
    assert_int_equal(n, sizeof expected / sizeof *expected);
}

/* ---- Expressions ------------------------------------------------------------------------------------------------- */

typedef uint32_t expression(struct builder *b, uint32_t x, uint32_t y);

static const struct {
    expression *of_ids, *of_number;
    uint32_t opcode; /* of the specification, 3.42 */
    bool has_neutral;
    uint32_t neutral;
} binary_expressions[] = {
    {add, add_imm, 128, true, 0},
    {subtract, subtract_imm, 130, true, 0},
    {multiply, multiply_imm, 132, true, 1},
    {divide, divide_imm, 134, true, 1},
    {remainder_of, remainder_of_imm, 137, false, 0},
    {equal, equal_imm, 170, false, 0},
    {not_equal, not_equal_imm, 171, false, 0},
    {greater_or_equal, greater_or_equal_imm, 174, false, 0},
    {less, less_imm, 176, false, 0},
    {less_or_equal, less_or_equal_imm, 178, false, 0},
    {shift_right, shift_right_imm, 194, true, 0},
    {shift_left, shift_left_imm, 196, true, 0},
    {bit_or, bit_or_imm, 197, true, 0},
    {bit_xor, bit_xor_imm, 198, true, 0},
    {bit_and, bit_and_imm, 199, true, 0xFFFFFFFF},
};

static void expressions_are_one_instruction(void **state)
{
    struct fixture *f = *state;
    struct builder *b = &f->b;

    b->code = &f->code;
    for (size_t n = 0; n < sizeof binary_expressions / sizeof *binary_expressions; n++) {
        uint32_t opcode = binary_expressions[n].opcode, x = new_id(b), y = new_id(b);
        uint32_t type = opcode >= 170 && opcode <= 178 ? type_bool(b) : type_u32(b);
        for (uint32_t of_number = 0; of_number < 2; of_number++) {
            f->code.count = 0;
            uint32_t id = of_number ? binary_expressions[n].of_number(b, x, 77) : binary_expressions[n].of_ids(b, x, y);
            uint32_t expected[] = {5 << 16 | opcode, type, id, x, of_number ? constant_u32(b, 77) : y};
            assert_int_equal(f->code.count, 5);
            assert_memory_equal(f->code.data, expected, sizeof expected);
        }
    }
}

/* x + 0, x * 1, x & 0xFFFFFFFF are x. Other operations have no such number. */
static void neutral_numbers_emit_nothing(void **state)
{
    struct fixture *f = *state;
    struct builder *b = &f->b;
    uint32_t x = new_id(b);

    b->code = &f->code;
    for (size_t n = 0; n < sizeof binary_expressions / sizeof *binary_expressions; n++) {
        f->code.count = 0;
        uint32_t id = binary_expressions[n].of_number(b, x, binary_expressions[n].neutral);
        assert_int_equal(id == x, binary_expressions[n].has_neutral);
        assert_int_equal(f->code.count, binary_expressions[n].has_neutral ? 0 : 5);
    }
}

static void selections_and_memory(void **state)
{
    struct fixture *f = *state;
    struct builder *b = &f->b;
    uint32_t condition = new_id(b), pointer = new_id(b), value = new_id(b), u32 = type_u32(b);

    b->code = &f->code;
    uint32_t chosen = select_imm(b, condition, 3, 4);
    uint32_t loaded = load(b, u32, pointer);
    store(b, pointer, value);
    bitcast_as(b, u32, 500, value);
    uint32_t expected[] = {6 << 16 | 169,
                           u32,
                           chosen,
                           condition,
                           constant_u32(b, 3),
                           constant_u32(b, 4),
                           4 << 16 | 61,
                           u32,
                           loaded,
                           pointer,
                           3 << 16 | 62,
                           pointer,
                           value,
                           4 << 16 | 124,
                           u32,
                           500,
                           value};
    assert_int_equal(f->code.count, sizeof expected / sizeof *expected);
    assert_memory_equal(f->code.data, expected, sizeof expected);
}

/* A vector is composed of another one's lanes, one of them copied: it becomes the other one. The copy's debug record
 * is removed. */
static void debug_records_go_with_their_lanes(void **state)
{
    struct fixture *f = *state;
    struct builder *b = &f->b;
    uint32_t f32 = type_f32(b), type = type_vector(b, f32, 2), pointer = new_id(b);

    b->code = &f->code;
    b->debug_info = new_id(b);
    uint32_t vector = load(b, type, pointer);
    uint32_t x = EMIT(b, SpvOpCompositeExtract, f32, vector, 0), y = EMIT(b, SpvOpCompositeExtract, f32, vector, 1);
    uint32_t copy = EMIT(b, SpvOpCopyObject, f32, x);
    EMIT(b, SpvOpExtInst, type_void(b), b->debug_info, 29, copy);
    store(b, pointer, EMIT(b, SpvOpCompositeConstruct, type, copy, y));
    add_piece(b, &f->code);
    join_lanes(b);
    uint32_t expected[] = {4 << 16 | 61, type, vector, pointer, 3 << 16 | 62, pointer, vector};
    assert_int_equal(b->pieces.data[0].count, sizeof expected / sizeof *expected);
    assert_memory_equal(b->pieces.data[0].data, expected, sizeof expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(types_and_constants_exist_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(many_constants_are_all_found_again, set_up, tear_down),
        cmocka_unit_test_setup_teardown(constants_have_the_width_of_their_type, set_up, tear_down),
        cmocka_unit_test_setup_teardown(capabilities_follow_from_types, set_up, tear_down),
        cmocka_unit_test(strings_fill_words_from_the_low_end),
        cmocka_unit_test_setup_teardown(sections_come_in_order, set_up, tear_down),
        cmocka_unit_test_setup_teardown(expressions_are_one_instruction, set_up, tear_down),
        cmocka_unit_test_setup_teardown(neutral_numbers_emit_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(selections_and_memory, set_up, tear_down),
        cmocka_unit_test_setup_teardown(debug_records_go_with_their_lanes, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
