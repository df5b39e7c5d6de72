/* Tests of the module reader, on small modules written here record by record: forms that compilers do not emit, and
 * one module for each rule that a module can break. */
#include "dxil/bitstream/cache.h"
#include "dxil/module.h"
#include "tests/common/bitcode_writer.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { /* blocks and records of LLVM 3.7 */
    BLOCK_MODULE = 8,
    BLOCK_ATTRIBUTES = 9,
    BLOCK_ATTRIBUTE_GROUPS = 10,
    BLOCK_CONSTANTS = 11,
    BLOCK_FUNCTION = 12,
    BLOCK_SYMBOLS = 14,
    BLOCK_METADATA = 15,
    BLOCK_ATTACHMENTS = 16,
    BLOCK_TYPES = 17,
    WIDTH = 4
};

enum { /* the types that every module of these tests has */
    VOID,
    I32,
    I1,
    FLOAT,
    I32_POINTER,
    ARRAY, /* [4 x i32] */
    ARRAY_POINTER,
    VECTOR,    /* <4 x float> */
    MAIN_TYPE, /* void () */
    I64,
    PAIR, /* {i32, float} */
    PAIR_POINTER,
    OPERATION_TYPE, /* float (i32, float) */
    SEVEN,          /* {i32, i32, i32, i32, i32, i32, float} */
    TYPE_COUNT
};

enum { /* its values: functions, then constants */
    MAIN,
    UNARY, /* float @dx.op.unary.f32(i32, float) */
    ZERO,
    ONE,
    TRUE,
    HALF, /* of float */
    ZERO_ARRAY,
    SIN_OPCODE, /* i32 13 */
    MASK,       /* of float */
    FIRST_LOCAL
};

struct module_test {
    struct bitcode_writer writer;
    struct arena arena;
    struct fault fault;
    uint32_t next_value; /* the id of the next result */
};

#define RECORD(test, code, ...)                                                                                        \
    bitcode_record(&(test)->writer, code, (const uint64_t[]){__VA_ARGS__},                                             \
                   sizeof((const uint64_t[]){__VA_ARGS__}) / sizeof(uint64_t))

static void write_types(struct module_test *test)
{
    bitcode_enter(&test->writer, BLOCK_TYPES, WIDTH);
    RECORD(test, 1, TYPE_COUNT);
    bitcode_record(&test->writer, 2, NULL, 0);
    RECORD(test, 7, 32);
    RECORD(test, 7, 1);
    bitcode_record(&test->writer, 3, NULL, 0);
    RECORD(test, 8, I32, 0);
    RECORD(test, 11, 4, I32);
    RECORD(test, 8, ARRAY, 0);
    RECORD(test, 12, 4, FLOAT);
    RECORD(test, 21, 0, VOID);
    RECORD(test, 7, 64);
    RECORD(test, 18, 0, I32, FLOAT);
    RECORD(test, 8, PAIR, 0);
    RECORD(test, 21, 0, FLOAT, I32, FLOAT);
    RECORD(test, 18, 0, I32, I32, I32, I32, I32, I32, FLOAT);
    bitcode_leave(&test->writer);
}

static void write_name(struct module_test *test, uint64_t value, const char *name)
{
    uint64_t operands[64] = {value};
    size_t length = strlen(name);

    for (size_t i = 0; i < length; i++)
        operands[i + 1] = (uint64_t)name[i];
    bitcode_record(&test->writer, 1, operands, length + 1);
}

/* Writes a module up to the body of its function, whose abbreviation ids have `id_width` bits. */
static void begin_module_of_ids(struct module_test *test, uint32_t block_count, uint32_t id_width)
{
    bitcode_begin(&test->writer);
    bitcode_enter(&test->writer, BLOCK_MODULE, WIDTH);
    RECORD(test, 1, 1);
    write_types(test);
    RECORD(test, 8, MAIN_TYPE, 0, 0, 0, 0, 0, 0, 0);
    RECORD(test, 8, OPERATION_TYPE, 0, 1, 0, 0, 0, 0, 0);
    bitcode_enter(&test->writer, BLOCK_CONSTANTS, WIDTH);
    RECORD(test, 1, I32);
    bitcode_record(&test->writer, 2, NULL, 0);
    RECORD(test, 4, 2);
    RECORD(test, 1, I1);
    RECORD(test, 4, 3);
    RECORD(test, 1, FLOAT);
    RECORD(test, 6, 0x3F000000);
    RECORD(test, 1, ARRAY);
    bitcode_record(&test->writer, 2, NULL, 0);
    RECORD(test, 1, I32);
    RECORD(test, 4, 26);
    RECORD(test, 1, FLOAT);
    bitcode_record(&test->writer, 3, NULL, 0);
    bitcode_leave(&test->writer);
    bitcode_enter(&test->writer, BLOCK_SYMBOLS, WIDTH);
    write_name(test, MAIN, "main");
    write_name(test, UNARY, "dx.op.unary.f32");
    bitcode_leave(&test->writer);
    bitcode_enter(&test->writer, BLOCK_FUNCTION, id_width);
    RECORD(test, 1, block_count);
    test->next_value = FIRST_LOCAL;
}

static void begin_module(struct module_test *test, uint32_t block_count)
{
    begin_module_of_ids(test, block_count, WIDTH);
}

/* The relative id of a value, as in operands. */
static uint64_t rel(const struct module_test *test, uint32_t value)
{
    return (uint32_t)(test->next_value - value);
}

static uint64_t signed_rel(const struct module_test *test, uint32_t value)
{
    return signed_number((int64_t)test->next_value - value);
}

static struct module *read_module_after(struct module_test *test, struct reader_cache *cache)
{
    struct module *module = NULL;

    fault_clear(&test->fault);
    arena_init(&test->arena, NULL, &test->fault, (size_t)1 << 24);
    if (setjmp(test->fault.unwind) == 0)
        module = module_read(&test->arena, test->writer.bytes, test->writer.size, 0, dxs_default_parse_options().limits,
                             cache);
    else
        module = NULL;
    return module;
}

static struct module *read_module(struct module_test *test)
{
    return read_module_after(test, NULL);
}

static struct module *finish_module(struct module_test *test)
{
    bitcode_leave(&test->writer);
    bitcode_leave(&test->writer);
    return read_module(test);
}

static void end_test(struct module_test *test)
{
    arena_free(&test->arena);
    bitcode_free(&test->writer);
}

static void expect_module(struct module_test *test)
{
    if (!finish_module(test))
        fail_msg("refused: %s", test->fault.error.message);
    end_test(test);
}

static void expect_refusal(struct module_test *test, const char *part_of_message)
{
    if (finish_module(test))
        fail_msg("accepted without \"%s\"", part_of_message);
    if (!strstr(test->fault.error.message, part_of_message))
        fail_msg("\"%s\" lacks \"%s\"", test->fault.error.message, part_of_message);
    end_test(test);
}

/* ---- Forms that are allowed -------------------------------------------------------------------------------------- */

static void a_function_that_returns(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    bitcode_record(&test.writer, 10, NULL, 0);
    struct module *module = finish_module(&test);
    assert_non_null(module);
    assert_int_equal(module->function_count, 2);
    assert_string_equal(module->functions[0].name, "main");
    assert_string_equal(module->functions[1].dx_op_class, "unary.f32");
    assert_int_equal(module->functions[0].block_count, 1);
    assert_int_equal(module->functions[0].instructions[0].opcode, OP_RETURN);
    assert_int_equal(module->int32_type, I32);
    assert_int_equal(module->bool_type, I1);
    end_test(&test);
}

/* add %b, 1 stands before %b = add 1, 1, in a block that comes later in the file but earlier on every way. */
static void uses_may_come_before_definitions_in_the_file(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 3);
    RECORD(&test, 11, 2);
    RECORD(&test, 2, rel(&test, FIRST_LOCAL + 1), I32, rel(&test, ONE), 0);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    RECORD(&test, 2, rel(&test, ONE), rel(&test, ONE), 0);
    test.next_value++;
    RECORD(&test, 11, 1);
    struct module *module = finish_module(&test);
    assert_non_null(module);
    const struct function *function = &module->functions[0];
    assert_int_equal(function->operands[function->instructions[1].first_operand], FIRST_LOCAL + 1);
    end_test(&test);
}

static void a_loop_with_a_phi(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 3);
    RECORD(&test, 11, 1);
    RECORD(&test, 16, I32, signed_rel(&test, ZERO), 0, signed_rel(&test, FIRST_LOCAL + 1), 1);
    test.next_value++;
    RECORD(&test, 2, rel(&test, FIRST_LOCAL), rel(&test, ONE), 0, 3);
    test.next_value++;
    RECORD(&test, 11, 1, 2, rel(&test, TRUE));
    bitcode_record(&test.writer, 10, NULL, 0);
    struct module *module = finish_module(&test);
    assert_non_null(module);
    const struct function *function = &module->functions[0];
    assert_int_equal(function->instructions[1].opcode, OP_PHI);
    assert_int_equal(function->operands[function->instructions[1].first_operand + 2], FIRST_LOCAL + 1);
    assert_int_equal(function->instructions[2].flags, FLAG_NUW | FLAG_NSW);
    end_test(&test);
}

/* Count and type of the phis have more chunks than they need, so that one load does not hold both. */
static void numbers_may_be_wide(void **state)
{
    (void)state;
    struct module_test test;

    begin_module_of_ids(&test, 3, 8);
    RECORD(&test, 11, 1);
    for (uint32_t n = 0; n < 4; n++, test.next_value++)
        bitcode_wide_record(&test.writer, 16, (const uint64_t[]){FLOAT, signed_number(n + 1), 0}, 3);
    bitcode_record(&test.writer, 10, NULL, 0);
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_module(&test);
}

/* Both ends of a conditional branch may be one block; its phi then has one entry twice. */
static void two_edges_from_one_block(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 2);
    RECORD(&test, 11, 1, 1, rel(&test, TRUE));
    RECORD(&test, 16, I32, signed_rel(&test, ONE), 0, signed_rel(&test, ONE), 0);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_module(&test);

    begin_module(&test, 2);
    RECORD(&test, 11, 1, 1, rel(&test, TRUE));
    RECORD(&test, 16, I32, signed_rel(&test, ONE), 0, signed_rel(&test, ZERO), 0);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "two values for block 0");
}

static void memory_and_indices(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    RECORD(&test, 19, PAIR, I32, ONE, 64 | 3); /* alloca, explicit type, align 4 */
    test.next_value++;
    RECORD(&test, 43, 1, PAIR, rel(&test, FIRST_LOCAL), rel(&test, ZERO), rel(&test, ONE));
    test.next_value++;
    RECORD(&test, 44, rel(&test, FIRST_LOCAL + 1), rel(&test, HALF), 3, 0);
    RECORD(&test, 20, rel(&test, FIRST_LOCAL + 1), FLOAT, 3, 1);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    struct module *module = finish_module(&test);
    assert_non_null(module);
    const struct instruction *load = &module->functions[0].instructions[3];
    assert_int_equal(load->opcode, OP_LOAD);
    assert_int_equal(load->type, FLOAT);
    assert_int_equal(load->aux, 4);
    assert_int_equal(load->flags, FLAG_VOLATILE);
    const struct type *pointer =
        module_type(module, module_value(module, &module->functions[0], FIRST_LOCAL + 1)->type);
    assert_int_equal(pointer->kind, TYPE_POINTER); /* float*, which the module does not have: made */
    assert_int_equal(pointer->element, FLOAT);
    end_test(&test);
}

/* insertvalue undef, 1, 5, and extractvalue of member 6 from it. */
static void members_of_structures(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
    RECORD(&test, 1, SEVEN);
    bitcode_record(&test.writer, 3, NULL, 0);
    bitcode_leave(&test.writer);
    test.next_value++;
    RECORD(&test, 27, rel(&test, FIRST_LOCAL), rel(&test, ONE), 5);
    test.next_value++;
    RECORD(&test, 26, rel(&test, FIRST_LOCAL + 1), 6);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    struct module *module = finish_module(&test);
    if (!module)
        fail_msg("refused: %s", test.fault.error.message);
    const struct function *function = &module->functions[0];
    const struct instruction *insertion = &function->instructions[0], *extraction = &function->instructions[1];
    assert_int_equal(insertion->opcode, OP_INSERT_VALUE);
    assert_int_equal(insertion->type, SEVEN);
    assert_int_equal(function->operands[insertion->first_operand], FIRST_LOCAL);
    assert_int_equal(function->operands[insertion->first_operand + 1], ONE);
    assert_int_equal(function->operands[insertion->first_operand + 2], 5);
    assert_int_equal(extraction->opcode, OP_EXTRACT_VALUE);
    assert_int_equal(extraction->type, FLOAT);
    assert_int_equal(function->operands[extraction->first_operand + 1], 6);
    end_test(&test);
}

static void implied_types_are_made_once(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    for (int i = 0; i < 2; i++) {
        RECORD(&test, 19, VECTOR, I32, ONE, 64);
        test.next_value++;
        RECORD(&test, 20, rel(&test, test.next_value - 1), VECTOR, 0, 0);
        test.next_value++;
        RECORD(&test, 28, rel(&test, test.next_value - 1), rel(&test, test.next_value - 1), 1);
        test.next_value++;
    }
    bitcode_record(&test.writer, 10, NULL, 0);
    struct module *module = finish_module(&test);
    assert_non_null(module);
    const struct function *function = &module->functions[0];
    const struct type *type = module_type(module, function->instructions[2].type);
    assert_int_equal(type->kind, TYPE_VECTOR);
    assert_int_equal(type->count, 4);
    assert_int_equal(type->element, I1);
    assert_int_equal(function->instructions[2].type, function->instructions[5].type);
    assert_int_equal(function->instructions[0].type, function->instructions[3].type);
    assert_int_equal(module->type_count, TYPE_COUNT + 4); /* pointers to both functions and the vector, <4 x i1> */
    end_test(&test);
}

static void an_operation_is_recognised(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    RECORD(&test, 34, 0, 1 << 15, OPERATION_TYPE, rel(&test, UNARY), rel(&test, SIN_OPCODE), rel(&test, HALF));
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    struct module *module = finish_module(&test);
    assert_non_null(module);
    const struct instruction *call = &module->functions[0].instructions[0];
    assert_int_equal(call->dx_op, DX_Sin);
    assert_int_equal(call->operand_count, 1);
    assert_int_equal(module->functions[0].operands[call->first_operand], HALF);
    end_test(&test);
}

/* ---- Forms that are refused -------------------------------------------------------------------------------------- */

static void operations_must_fit_their_row(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    RECORD(&test, 34, 0, 1 << 15, OPERATION_TYPE, rel(&test, UNARY), rel(&test, ONE), rel(&test, HALF));
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "TempRegStore: it takes 2 operands, not 1");

    begin_module(&test, 1);
    RECORD(&test, 34, 0, 1 << 15, OPERATION_TYPE, rel(&test, UNARY), rel(&test, ZERO), rel(&test, HALF));
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "TempRegLoad: operand 0 cannot be f32");

    begin_module(&test, 1);
    RECORD(&test, 2, rel(&test, ONE), rel(&test, ONE), 0);
    test.next_value++;
    RECORD(&test, 34, 0, 1 << 15, OPERATION_TYPE, rel(&test, UNARY), rel(&test, FIRST_LOCAL), rel(&test, HALF));
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "the opcode must be a constant");
}

static void types_of_operands_must_fit(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    RECORD(&test, 2, rel(&test, ONE), rel(&test, HALF), 0);
    expect_refusal(&test, "arithmetic: an operand cannot be f32");

    begin_module(&test, 1);
    RECORD(&test, 2, rel(&test, HALF), rel(&test, HALF), 10); /* and of floats */
    expect_refusal(&test, "arithmetic: an operand cannot be f32");

    begin_module(&test, 2);
    RECORD(&test, 11, 1, 1, rel(&test, ONE));
    expect_refusal(&test, "br: an operand cannot be i32");

    begin_module(&test, 1);
    RECORD(&test, 3, rel(&test, HALF), I64, 11); /* bitcast to another size */
    expect_refusal(&test, "cast: an operand cannot be f32");

    begin_module(&test, 1);
    RECORD(&test, 20, rel(&test, ONE), I32, 0, 0);
    expect_refusal(&test, "load: an operand cannot be i32");

    begin_module(&test, 1);
    RECORD(&test, 10, rel(&test, ONE));
    expect_refusal(&test, "ret: an operand cannot be i32");

    begin_module(&test, 1);
    RECORD(&test, 28, rel(&test, HALF), rel(&test, HALF), 32); /* icmp of floats */
    expect_refusal(&test, "comparison: an operand cannot be f32");

    begin_module(&test, 1); /* a forward reference of the wrong type */
    RECORD(&test, 2, rel(&test, FIRST_LOCAL + 1), FLOAT, rel(&test, HALF), 0);
    test.next_value++;
    RECORD(&test, 2, rel(&test, ONE), rel(&test, ONE), 0);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "wrong type");
}

static void values_must_be_there(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    RECORD(&test, 2, rel(&test, FIRST_LOCAL + 5), I32, rel(&test, ONE), 0);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "is used");

    begin_module(&test, 1); /* itself */
    RECORD(&test, 2, rel(&test, FIRST_LOCAL), I32, rel(&test, ONE), 0);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "does not dominate its use");

    begin_module(&test, 4); /* defined on one of two paths */
    RECORD(&test, 11, 1, 2, rel(&test, TRUE));
    RECORD(&test, 2, rel(&test, ONE), rel(&test, ONE), 0);
    test.next_value++;
    RECORD(&test, 11, 3);
    RECORD(&test, 11, 3);
    RECORD(&test, 2, rel(&test, FIRST_LOCAL), rel(&test, ONE), 0);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "does not dominate its use");
}

static void phis_must_know_their_predecessors(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 2);
    RECORD(&test, 11, 1);
    RECORD(&test, 16, I32, signed_rel(&test, ONE), 1);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "block 1 is no predecessor of block 1");

    begin_module(&test, 2);
    RECORD(&test, 11, 1);
    RECORD(&test, 16, I32);
    test.next_value++;
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "entries for 0 of 1 predecessors");

    begin_module(&test, 2);
    RECORD(&test, 11, 1);
    RECORD(&test, 2, rel(&test, ONE), rel(&test, ONE), 0);
    test.next_value++;
    RECORD(&test, 16, I32, signed_rel(&test, ONE), 0);
    expect_refusal(&test, "must come before all other instructions");
}

/* Three comparisons, then the location of the third. */
static void errors_name_the_last_instruction(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    for (uint32_t n = 0; n < 3; n++, test.next_value++)
        RECORD(&test, 28, rel(&test, ZERO), rel(&test, ONE), 32);
    RECORD(&test, 35, 1, 1, 9, 0);
    for (uint32_t n = 0; n < 3; n++)
        RECORD(&test, 35, 1, 1, 0, 0);
    assert_null(finish_module(&test));
    assert_string_equal(test.fault.error.message, "a debug location: metadata 8 does not exist");
    assert_int_equal(test.fault.error.instruction, 2);
    end_test(&test);
}

static void blocks_must_be_whole(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 2);
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "block 1 has no terminator");

    begin_module(&test, 1);
    bitcode_record(&test.writer, 10, NULL, 0);
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "after the last of the 1 blocks");

    begin_module(&test, 1);
    RECORD(&test, 11, 1);
    expect_refusal(&test, "block 1 does not exist: there are 1");

    begin_module(&test, 2);
    RECORD(&test, 11, 1);
    RECORD(&test, 11, 0);
    expect_refusal(&test, "first block");

    begin_module(&test, 0);
    expect_refusal(&test, "a function of 0 blocks");

    begin_module(&test, UINT32_MAX); /* must not allocate memory for that many */
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "a function of 4294967295 blocks");
}

static void cases_must_differ(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 2);
    RECORD(&test, 12, I32, rel(&test, ONE), 1, ONE, 1, ZERO, 1);
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_module(&test);

    begin_module(&test, 2);
    RECORD(&test, 12, I32, rel(&test, ONE), 1, ONE, 1, ZERO, 1, ONE, 1);
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "two cases for 1");

    begin_module(&test, 2);
    RECORD(&test, 12, I32, rel(&test, ONE), 1, TRUE, 1);
    expect_refusal(&test, "must be a constant");
}

static void indices_must_lead_somewhere(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    RECORD(&test, 19, PAIR, I32, ONE, 64);
    test.next_value++;
    RECORD(&test, 43, 0, PAIR, rel(&test, FIRST_LOCAL), rel(&test, ZERO), rel(&test, SIN_OPCODE));
    expect_refusal(&test, "must be a constant below 2");

    begin_module(&test, 1);
    RECORD(&test, 19, I32, I32, ONE, 64);
    test.next_value++;
    RECORD(&test, 43, 0, I32, rel(&test, FIRST_LOCAL), rel(&test, ZERO), rel(&test, ZERO));
    expect_refusal(&test, "has no elements");

    begin_module(&test, 1);
    RECORD(&test, 26, rel(&test, ONE), 0);
    expect_refusal(&test, "member 0 does not exist");
}

/* ---- Types, constants, metadata that contain themselves ---------------------------------------------------------- */

static void begin_bare_module(struct module_test *test)
{
    bitcode_begin(&test->writer);
    bitcode_enter(&test->writer, BLOCK_MODULE, WIDTH);
    RECORD(test, 1, 1);
}

static void expect_module_refusal(struct module_test *test, const char *part_of_message)
{
    bitcode_leave(&test->writer);
    if (read_module(test))
        fail_msg("accepted without \"%s\"", part_of_message);
    if (!strstr(test->fault.error.message, part_of_message))
        fail_msg("\"%s\" lacks \"%s\"", test->fault.error.message, part_of_message);
    end_test(test);
}

static void types_do_not_contain_themselves(void **state)
{
    (void)state;
    struct module_test test;

    begin_bare_module(&test);
    bitcode_enter(&test.writer, BLOCK_TYPES, WIDTH);
    RECORD(&test, 1, 2);
    RECORD(&test, 18, 0, 1);
    RECORD(&test, 11, 3, 0);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "contains itself");

    begin_bare_module(&test);
    bitcode_enter(&test.writer, BLOCK_TYPES, WIDTH);
    RECORD(&test, 1, 100);
    RECORD(&test, 7, 32);
    for (uint64_t id = 0; id < 99; id++)
        RECORD(&test, 11, 2, id);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "nests at least 65 levels deep");

    begin_bare_module(&test); /* but through a pointer they may */
    bitcode_enter(&test.writer, BLOCK_TYPES, WIDTH);
    RECORD(&test, 1, 2);
    RECORD(&test, 18, 0, 1);
    RECORD(&test, 8, 0, 0);
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    assert_non_null(read_module(&test));
    end_test(&test);
}

static void constants_do_not_contain_themselves(void **state)
{
    (void)state;
    struct module_test test;

    begin_bare_module(&test);
    write_types(&test);
    bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
    RECORD(&test, 1, I32);
    RECORD(&test, 10, 0, 1, 1);
    RECORD(&test, 10, 0, 0, 0);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "contains itself");

    begin_bare_module(&test);
    write_types(&test);
    bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
    RECORD(&test, 1, ARRAY);
    RECORD(&test, 7, 0, 0, 0, 0);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "another type than");
}

static void metadata_names_what_is_there(void **state)
{
    (void)state;
    struct module_test test;

    begin_bare_module(&test);
    write_types(&test);
    bitcode_enter(&test.writer, BLOCK_METADATA, WIDTH);
    RECORD(&test, 3, 2, 0, 1); /* itself, null, and the next one */
    RECORD(&test, 3, 1);
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    struct module *module = read_module(&test);
    assert_non_null(module);
    assert_int_equal(module->metadata_count, 2);
    end_test(&test);

    begin_bare_module(&test);
    write_types(&test);
    bitcode_enter(&test.writer, BLOCK_METADATA, WIDTH);
    RECORD(&test, 3, 5);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "operand 0 of metadata 0: metadata 4 does not exist: there are 1");
}

/* Two variables and two aliases of the first. Initializers are numbered like all values. */
static void aliases_lead_to_their_values(void **state)
{
    (void)state;
    struct module_test test;

    begin_bare_module(&test);
    write_types(&test);
    RECORD(&test, 7, I32, 0 << 2 | 2 | 1, 5, 3, 3, 0);
    RECORD(&test, 7, I32, 3 << 2 | 2, 0, 0, 4, 0);
    RECORD(&test, 9, I32_POINTER, 0, 0);
    RECORD(&test, 9, I32_POINTER, 0, 0);
    bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
    RECORD(&test, 1, I32);
    RECORD(&test, 4, 18);
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    const struct module *module = read_module(&test);
    if (!module)
        fail_msg("refused: %s", test.fault.error.message);
    assert_int_equal(module->global_count, 2);
    assert_int_equal(module->values[2].kind, VALUE_ALIAS);
    assert_int_equal(module->values[2].index, 0);
    assert_int_equal(module->globals[0].initializer, 4);
    assert_int_equal(module->globals[0].alignment, 4);
    assert_true(module->globals[0].is_constant);
    assert_int_equal(module->globals[1].initializer, NO_VALUE);
    assert_int_equal(module->globals[1].alignment, 8);
    assert_int_equal(module->globals[1].address_space, SPACE_GROUPSHARED);
    assert_false(module->globals[1].is_constant);
    end_test(&test);
}

/* ---- What is known from the modules before ----------------------------------------------------------------------- */

/* Group 1 has the attribute, group 2 this one and the one behind, and the lists are of these groups; `again`: of what
 * group 1 is in the end. 0: nothing changes. */
static void read_attributes(struct reader_cache *cache, uint32_t attribute, uint32_t again)
{
    struct module_test test;

    begin_bare_module(&test);
    bitcode_enter(&test.writer, BLOCK_ATTRIBUTE_GROUPS, WIDTH);
    RECORD(&test, 3, 1, UINT32_MAX, 0, attribute);
    RECORD(&test, 3, 2, 0, 0, attribute, 1, attribute + 1, 64);
    bitcode_leave(&test.writer);
    if (again) {
        bitcode_enter(&test.writer, BLOCK_ATTRIBUTE_GROUPS, WIDTH);
        RECORD(&test, 3, 1, UINT32_MAX, 0, again);
        bitcode_leave(&test.writer);
    }
    bitcode_enter(&test.writer, BLOCK_ATTRIBUTES, WIDTH);
    RECORD(&test, 2, 1);
    RECORD(&test, 2, 2, 1);
    bitcode_leave(&test.writer);
    write_types(&test);
    bitcode_leave(&test.writer);
    const struct module *module = read_module_after(&test, cache);
    assert_non_null(module);
    assert_int_equal(module->attribute_list_count, 2);
    const uint32_t *groups = module->attribute_list_groups;
    assert_int_equal(module->attribute_lists[1].count, 2);
    assert_int_equal(groups[0], groups[2]);
    const struct attribute_group *first = &module->attribute_groups[groups[0]];
    const struct attribute_group *second = &module->attribute_groups[groups[1]];
    assert_int_equal(first->slot, UINT32_MAX);
    assert_int_equal(first->count, 1);
    assert_int_equal(module->attributes[first->first].kind, again ? again : attribute);
    assert_int_equal(second->slot, 0);
    assert_int_equal(second->count, 2);
    assert_int_equal(module->attributes[second->first + 1].kind, attribute + 1);
    assert_int_equal(module->attributes[second->first + 1].integer, 64);
    end_test(&test);
}

static void attributes_of_the_modules_before(void **state)
{
    (void)state;
    static struct reader_cache cache;

    for (uint32_t round = 0; round < 40; round++)
        read_attributes(&cache, 1 + round / 2 % (CACHED_ATTRIBUTES + 2), round % 3 == 2 ? 20 + round : 0);
    assert_true(cache.attributes[0].groups_block.size > 0);
    assert_true(cache.attributes[0].lists_block.size > 0);
}

/* Kinds from `first` on, of which two have changed places in the file, and what is attached to a function. */
static void read_kinds(struct reader_cache *cache, uint32_t first, uint32_t count, uint32_t swapped, char mark)
{
    struct module_test test;
    char name[32];

    if (swapped + 1 >= count) /* none */
        swapped = count;

    begin_module(&test, 1);
    bitcode_record(&test.writer, 10, NULL, 0);
    bitcode_enter(&test.writer, BLOCK_ATTACHMENTS, WIDTH);
    RECORD(&test, 11, count - 1, 0);
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    bitcode_enter(&test.writer, BLOCK_METADATA, WIDTH);
    RECORD(&test, 3, 0);
    bitcode_leave(&test.writer);
    bitcode_enter(&test.writer, BLOCK_METADATA, WIDTH);
    for (uint32_t i = first; i < count; i++) {
        uint32_t kind = i == swapped ? swapped + 1 : i == swapped + 1 ? swapped : i;
        uint64_t operands[32] = {kind};
        int length = snprintf(name, sizeof name, "kind %c %u", mark, kind);
        for (int c = 0; c < length; c++)
            operands[c + 1] = (uint64_t)name[c];
        bitcode_record(&test.writer, 6, operands, (uint32_t)length + 1);
    }
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    const struct module *module = read_module_after(&test, cache);
    if (!module)
        fail_msg("refused: %s", test.fault.error.message);
    assert_int_equal(module->metadata_kind_count, count);
    for (uint32_t kind = 0; kind < count; kind++) {
        snprintf(name, sizeof name, "kind %c %u", mark, kind);
        if (kind < first)
            assert_null(module->metadata_kinds[kind]);
        else
            assert_string_equal(module->metadata_kinds[kind], name);
    }
    end_test(&test);
}

static void kinds_of_the_modules_before(void **state)
{
    (void)state;
    static struct reader_cache cache;

    for (uint32_t round = 0; round < 24; round++) {
        read_kinds(&cache, round % 5 == 4, LLVM_KINDS + round % 4, 3 + round / 4 % 3 * 10, 'a');
        read_kinds(&cache, 0, LLVM_KINDS + round % 3, LLVM_KINDS * 2, round % 8 ? 'b' : 'c');
    }
    assert_true(cache.kinds.prefix.bits > 0);
}

static void modules_need_types_and_bodies(void **state)
{
    (void)state;
    struct module_test test;

    begin_bare_module(&test);
    expect_module_refusal(&test, "no module block with types");

    begin_bare_module(&test);
    write_types(&test);
    RECORD(&test, 8, MAIN_TYPE, 0, 0, 0, 0, 0, 0, 0);
    expect_module_refusal(&test, "function 0 has no body");

    begin_bare_module(&test);
    bitcode_enter(&test.writer, BLOCK_TYPES, WIDTH);
    RECORD(&test, 1, UINT32_MAX);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "the number of types");

    begin_bare_module(&test); /* a type may name the later one that only the first number promises */
    bitcode_enter(&test.writer, BLOCK_TYPES, WIDTH);
    RECORD(&test, 1, 2);
    RECORD(&test, 8, 1, 0);
    RECORD(&test, 1, 1);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "the number of types is given twice");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_function_that_returns),
        cmocka_unit_test(uses_may_come_before_definitions_in_the_file),
        cmocka_unit_test(a_loop_with_a_phi),
        cmocka_unit_test(numbers_may_be_wide),
        cmocka_unit_test(two_edges_from_one_block),
        cmocka_unit_test(memory_and_indices),
        cmocka_unit_test(members_of_structures),
        cmocka_unit_test(implied_types_are_made_once),
        cmocka_unit_test(an_operation_is_recognised),
        cmocka_unit_test(operations_must_fit_their_row),
        cmocka_unit_test(types_of_operands_must_fit),
        cmocka_unit_test(values_must_be_there),
        cmocka_unit_test(phis_must_know_their_predecessors),
        cmocka_unit_test(blocks_must_be_whole),
        cmocka_unit_test(errors_name_the_last_instruction),
        cmocka_unit_test(cases_must_differ),
        cmocka_unit_test(indices_must_lead_somewhere),
        cmocka_unit_test(types_do_not_contain_themselves),
        cmocka_unit_test(constants_do_not_contain_themselves),
        cmocka_unit_test(metadata_names_what_is_there),
        cmocka_unit_test(aliases_lead_to_their_values),
        cmocka_unit_test(attributes_of_the_modules_before),
        cmocka_unit_test(kinds_of_the_modules_before),
        cmocka_unit_test(modules_need_types_and_bodies),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
