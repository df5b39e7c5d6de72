/* Tests of the module reader, on small modules written here record by record: forms of functions that compilers do not
 * emit, and one module for each rule that a function can break. */
#include "module_writer.h"

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

/* Also not among the constants of the body before: two functions, of two constants and of one. */
static void sizes_must_be_there(void **state)
{
    (void)state;
    struct module_test test;

    bitcode_begin(&test.writer);
    bitcode_enter(&test.writer, BLOCK_MODULE, WIDTH);
    RECORD(&test, 1, 1);
    write_types(&test);
    RECORD(&test, 8, MAIN_TYPE, 0, 0, 0, 0, 0, 0, 0);
    RECORD(&test, 8, MAIN_TYPE, 0, 0, 0, 0, 0, 0, 0);
    for (uint32_t count = 2; count > 0; count--) {
        bitcode_enter(&test.writer, BLOCK_FUNCTION, WIDTH);
        RECORD(&test, 1, 1);
        bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
        RECORD(&test, 1, I32);
        for (uint32_t n = 0; n < count; n++)
            RECORD(&test, 4, 2);
        bitcode_leave(&test.writer);
        RECORD(&test, 19, I32, I32, 3, 64);
        bitcode_record(&test.writer, 10, NULL, 0);
        if (count > 1)
            bitcode_leave(&test.writer);
    }
    expect_refusal(&test, "alloca: an operand cannot be i32");
}

static void constants_hold_no_results(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    RECORD(&test, 2, rel(&test, ONE), rel(&test, ONE), 0);
    bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
    RECORD(&test, 1, ARRAY);
    RECORD(&test, 7, ZERO, ZERO, FIRST_LOCAL, ZERO);
    bitcode_leave(&test.writer);
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "operand 2 is value 9, which is no constant");
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

static void functions_have_no_named_metadata(void **state)
{
    (void)state;
    struct module_test test;

    begin_module(&test, 1);
    bitcode_enter(&test.writer, BLOCK_METADATA, WIDTH);
    RECORD(&test, 4, 'a');
    RECORD(&test, 10, 7);
    bitcode_leave(&test.writer);
    bitcode_record(&test.writer, 10, NULL, 0);
    expect_refusal(&test, "a function names metadata of the module");
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
    RECORD(&test, 12, I32, rel(&test, ONE), 1, ONE, 1, ONE, 1);
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
        cmocka_unit_test(sizes_must_be_there),
        cmocka_unit_test(constants_hold_no_results),
        cmocka_unit_test(phis_must_know_their_predecessors),
        cmocka_unit_test(blocks_must_be_whole),
        cmocka_unit_test(errors_name_the_last_instruction),
        cmocka_unit_test(functions_have_no_named_metadata),
        cmocka_unit_test(cases_must_differ),
        cmocka_unit_test(indices_must_lead_somewhere),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
