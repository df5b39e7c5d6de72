/* Tests of drafts: which types words get, what registers become, and what the module's function is made of. */
#include "dxbc/draft.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum {
    VARIABLES = 8
};

struct fixture {
    struct arena arena;
    struct fault fault;
    struct module module;
    struct tables tables;
    struct draft *d;
    struct function function;
};

static int set_up(void **state)
{
    static struct fixture f;
    static const struct dxs_limits limits = {.values = 1000, .blocks = 100};

    memset(&f, 0, sizeof f);
    arena_init(&f.arena, NULL, &f.fault, 1 << 24);
    fault_clear(&f.fault);
    if (setjmp(f.fault.unwind) != 0)
        fail_msg("%s", f.fault.error.message);
    tables_begin(&f.tables, &f.arena, &f.module, 1000);
    f.d = draft_begin(&f.arena, &f.tables, VARIABLES, &limits);
    *state = &f;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;

    arena_free(&f->arena);
    return 0;
}

static void finish(struct fixture *f)
{
    if (f->d->is_open)
        draft_return(f->d);
    draft_decide_types(f->d);
    draft_finish(f->d, &f->function);
    tables_end(&f->tables);
}

/* Instructions with this opcode, and this operation if there is one. */
static uint32_t count(const struct fixture *f, uint32_t opcode, uint32_t dx_op)
{
    uint32_t found = 0;

    for (uint32_t n = 0; n < f->function.instruction_count; n++) {
        const struct instruction *i = &f->function.instructions[n];
        found += i->opcode == opcode && i->dx_op == dx_op;
    }
    return found;
}

static uint32_t casts(const struct fixture *f)
{
    return count(f, OP_CAST, DX_OP_NONE);
}

static const struct instruction *find(const struct fixture *f, uint32_t opcode, uint32_t dx_op)
{
    for (uint32_t n = 0; n < f->function.instruction_count; n++)
        if (f->function.instructions[n].opcode == opcode && f->function.instructions[n].dx_op == dx_op)
            return &f->function.instructions[n];
    fail_msg("there is no such instruction");
    return NULL;
}

static uint32_t kind_of(const struct fixture *f, type_id type)
{
    return f->module.types[type].kind;
}

/* A word from a buffer, of which nothing is known. */
static draft_id load_word(struct fixture *f)
{
    struct draft *d = f->d;
    draft_id zero = draft_constant(d, 0);
    draft_id handle = DRAFT_CALL(d, DX_CreateHandle, DRAFT_NOTHING, zero, zero, zero, zero);

    return draft_component(DRAFT_CALL(d, DX_BufferLoad, WORD_ANY, handle, zero, zero), 0);
}

static void store_word(struct fixture *f, draft_id value)
{
    struct draft *d = f->d;
    draft_id zero = draft_constant(d, 0), one = draft_constant(d, 1);
    draft_id handle = DRAFT_CALL(d, DX_CreateHandle, DRAFT_NOTHING, one, zero, zero, zero);

    DRAFT_CALL(d, DX_BufferStore, WORD_ANY, handle, zero, zero, value, value, value, value, draft_constant(d, 1));
}

static draft_id add_floats(struct fixture *f, draft_id a, draft_id b)
{
    return draft_binary(f->d, BINARY_FADD, WORD_FLOAT, a, b);
}

/* ---- Types ------------------------------------------------------------------------------------------------------- */

static void most_uses_decide(void **state)
{
    struct fixture *f = *state;
    draft_id word = load_word(f);

    store_word(f, add_floats(f, word, word));
    store_word(f, draft_binary(f->d, BINARY_ADD, WORD_INT, word, draft_constant(f->d, 1)));
    finish(f);
    const struct instruction *load = find(f, OP_CALL, DX_BufferLoad);
    type_id first = f->module.type_members[f->module.types[load->type].first_member];
    assert_int_equal(kind_of(f, first), TYPE_FLOAT);
    assert_int_equal(casts(f), 1); /* for the integer sum */
}

static void copies_need_no_cast(void **state)
{
    struct fixture *f = *state;

    store_word(f, load_word(f));
    finish(f);
    assert_int_equal(casts(f), 0);
}

static void constants_have_the_type_of_each_use(void **state)
{
    struct fixture *f = *state;
    draft_id one = draft_constant(f->d, 0x3F800000);

    store_word(f, add_floats(f, load_word(f), one));
    store_word(f, draft_binary(f->d, BINARY_ADD, WORD_INT, load_word(f), one));
    finish(f);
    assert_int_equal(casts(f), 0);
}

/* What is loaded from an array has the type of what is stored there. */
static void arrays_are_one_class(void **state)
{
    struct fixture *f = *state;
    draft_id words = draft_class(f->d), array = draft_local_array(f->d, 4, words), sum, index;

    sum = add_floats(f, load_word(f), load_word(f));
    index = draft_binary(f->d, BINARY_AND, WORD_INT, load_word(f), draft_constant(f->d, 3));
    draft_store(f->d, draft_element(f->d, array, words, 4, SPACE_THREAD, index), words, sum);
    store_word(f, draft_load(f->d, draft_element(f->d, array, words, 4, SPACE_THREAD, index), words));
    finish(f);
    assert_int_equal(kind_of(f, find(f, OP_LOAD, DX_OP_NONE)->type), TYPE_FLOAT);
    assert_int_equal(casts(f), 0);
}

/* ---- Conditions -------------------------------------------------------------------------------------------------- */

static draft_id less(struct fixture *f)
{
    draft_id a = load_word(f), b = load_word(f);
    return draft_compare(f->d, FCMP_OLT, a, b);
}

/* Comparisons that meet and lead to a branch are never words. */
static void conditions_stay_booleans(void **state)
{
    struct fixture *f = *state;
    draft_label yes = draft_new_label(f->d), no = draft_new_label(f->d);
    draft_id a = less(f), b = less(f);
    draft_id both = draft_binary(f->d, BINARY_AND, WORD_LOGIC, a, b);
    draft_id neither = draft_binary(f->d, BINARY_XOR, WORD_LOGIC, both, draft_constant(f->d, UINT32_MAX));

    draft_branch(f->d, neither, yes, no);
    draft_place(f->d, yes);
    store_word(f, draft_constant(f->d, 7));
    draft_place(f->d, no);
    finish(f);
    assert_int_equal(casts(f), 0);
    assert_int_equal(count(f, OP_COMPARE, DX_OP_NONE), 2);
}

/* and r, condition, 1.0: a selection. */
static void a_condition_and_a_word_select(void **state)
{
    struct fixture *f = *state;
    draft_id masked = draft_binary(f->d, BINARY_AND, WORD_LOGIC, less(f), draft_constant(f->d, 0x3F800000));

    store_word(f, add_floats(f, masked, load_word(f)));
    finish(f);
    assert_int_equal(kind_of(f, find(f, OP_SELECT, DX_OP_NONE)->type), TYPE_FLOAT);
    assert_int_equal(count(f, OP_BINARY, DX_OP_NONE), 1);
    assert_int_equal(casts(f), 0);
}

/* A condition that is stored becomes all ones: it is extended by its sign. */
static void conditions_become_words(void **state)
{
    struct fixture *f = *state;

    store_word(f, draft_binary(f->d, BINARY_ADD, WORD_INT, less(f), draft_constant(f->d, 1)));
    finish(f);
    assert_int_equal(find(f, OP_CAST, DX_OP_NONE)->sub, CAST_SEXT);
}

/* Any bit makes a word true, also that of -0.0. */
static void words_become_conditions(void **state)
{
    struct fixture *f = *state;
    draft_id word = load_word(f);

    store_word(f, add_floats(f, word, draft_select(f->d, word, draft_float(f->d, 1), draft_float(f->d, 2))));
    finish(f);
    const struct instruction *test = find(f, OP_COMPARE, DX_OP_NONE);
    assert_int_equal(test->sub, ICMP_NE);
    assert_int_equal(casts(f), 1); /* to the integer that is compared */
}

/* ---- Registers --------------------------------------------------------------------------------------------------- */

static void registers_that_nothing_wrote_are_zero(void **state)
{
    struct fixture *f = *state;
    uint64_t bits = 1;

    store_word(f, draft_read(f->d, 3));
    finish(f);
    const struct instruction *store = find(f, OP_CALL, DX_BufferStore);
    value_id stored = f->function.operands[store->first_operand + 3];
    assert_true(module_integer(&f->module, &f->function, stored, &bits));
    assert_int_equal(bits, 0);
}

/* Both ways define a register; what is read behind them is a phi of its use's type. A register that nobody reads is
 * none. */
static void ways_meet_in_phis(void **state)
{
    struct fixture *f = *state;
    draft_label yes = draft_new_label(f->d), no = draft_new_label(f->d), end = draft_new_label(f->d);

    draft_branch(f->d, less(f), yes, no);
    draft_place(f->d, yes);
    draft_write(f->d, 0, load_word(f));
    draft_write(f->d, 1, load_word(f));
    draft_jump(f->d, end);
    draft_place(f->d, no);
    draft_write(f->d, 0, draft_constant(f->d, 0));
    draft_write(f->d, 1, draft_constant(f->d, 0));
    draft_place(f->d, end);
    store_word(f, add_floats(f, draft_read(f->d, 0), draft_read(f->d, 0)));
    finish(f);
    assert_int_equal(count(f, OP_PHI, DX_OP_NONE), 1);
    const struct instruction *phi = find(f, OP_PHI, DX_OP_NONE);
    assert_int_equal(kind_of(f, phi->type), TYPE_FLOAT);
    assert_int_equal(phi->operand_count, 4);
    assert_int_equal(casts(f), 0);
}

/* A loop carries a register, from 0 at the start. */
static void loops_carry_registers(void **state)
{
    struct fixture *f = *state;
    draft_label header = draft_new_label(f->d), rest = draft_new_label(f->d), end = draft_new_label(f->d);

    draft_place(f->d, header);
    draft_branch(f->d, draft_compare(f->d, ICMP_UGE, draft_read(f->d, 0), draft_constant(f->d, 10)), end, rest);
    draft_place(f->d, rest);
    draft_write(f->d, 0, draft_binary(f->d, BINARY_ADD, WORD_INT, draft_read(f->d, 0), draft_constant(f->d, 1)));
    draft_jump(f->d, header);
    draft_place(f->d, end);
    store_word(f, draft_read(f->d, 0));
    finish(f);
    const struct instruction *phi = find(f, OP_PHI, DX_OP_NONE);
    assert_int_equal(count(f, OP_PHI, DX_OP_NONE), 1);
    assert_int_equal(f->function.operands[phi->first_operand + 1], 0); /* from the first block, whose value is 0 */
    assert_int_equal(f->function.operands[phi->first_operand + 3], 2);
    assert_int_equal(casts(f), 0);
}

/* ---- The function ------------------------------------------------------------------------------------------------ */

static void what_nobody_uses_is_left_out(void **state)
{
    struct fixture *f = *state;

    add_floats(f, load_word(f), load_word(f));
    finish(f);
    assert_int_equal(f->function.instruction_count, 1); /* the return */
}

/* A row of a constant buffer is loaded once for floats and once for integers. */
static void rows_are_loaded_by_type(void **state)
{
    struct fixture *f = *state;
    struct draft *d = f->d;
    draft_id zero = draft_constant(d, 0);
    draft_id handle = DRAFT_CALL(d, DX_CreateHandle, DRAFT_NOTHING, draft_constant(d, 2), zero, zero, zero);
    draft_id row = DRAFT_CALL(d, DX_CBufferLoadLegacy, WORD_ANY, handle, zero);

    store_word(f, add_floats(f, draft_component(row, 0), draft_component(row, 1)));
    store_word(f, draft_binary(d, BINARY_MUL, WORD_INT, draft_component(row, 2), draft_component(row, 2)));
    finish(f);
    assert_int_equal(count(f, OP_CALL, DX_CBufferLoadLegacy), 2);
    assert_int_equal(casts(f), 0);
}

static void sums_are_computed_once(void **state)
{
    struct fixture *f = *state;
    draft_id word = load_word(f);
    draft_id a = draft_plus(f->d, word, 4);

    assert_int_equal(draft_plus(f->d, word, 4), a);
    assert_int_not_equal(draft_plus(f->d, word, 5), a);
    assert_int_equal(draft_plus(f->d, word, 0), word);
    assert_int_equal(draft_plus(f->d, draft_constant(f->d, 3), 4), draft_constant(f->d, 7));
}

static void limits_hold(void **state)
{
    struct fixture *f = *state;

    if (setjmp(f->fault.unwind) == 0)
        for (uint32_t n = 0; n < 2000; n++)
            draft_constant(f->d, n);
    assert_int_equal(f->fault.error.code, DXS_RESULT_VALUE_LIMIT);
    if (setjmp(f->fault.unwind) == 0)
        for (uint32_t n = 0; n < 200; n++)
            draft_place(f->d, draft_new_label(f->d));
    assert_int_equal(f->fault.error.code, DXS_RESULT_BLOCK_LIMIT);
    if (setjmp(f->fault.unwind) == 0)
        for (uint32_t n = 1; n < 2000; n++)
            table_array(&f->tables, f->module.int32_type, n);
    assert_int_equal(f->fault.error.code, DXS_RESULT_TYPE_LIMIT);
}

/* Numbers of 32 bits are rounded to the nearest float. Floats of 64 bits, and integers from floats, are not folded. */
static void conversions_of_constants_are_folded(void **state)
{
    struct fixture *f = *state;
    struct draft *d = f->d;
    draft_id minus_two = draft_constant(d, UINT32_MAX - 1);

    store_word(f, draft_cast(d, CAST_SITOFP, WANT_INT, WORD_FLOAT, minus_two));
    assert_int_equal(draft_cast(d, CAST_SITOFP, WANT_INT, WORD_FLOAT, minus_two), draft_constant(d, 0xC0000000));
    assert_int_equal(draft_cast(d, CAST_UITOFP, WANT_INT, WORD_FLOAT, minus_two), draft_constant(d, 0x4F800000));
    assert_int_equal(draft_cast(d, CAST_UITOFP, WANT_INT, WORD_FLOAT, draft_constant(d, 0x1000001)),
                     draft_constant(d, 0x4B800000));
    store_word(f, draft_cast(d, CAST_FPTOSI, WANT_FLOAT, WORD_INT, draft_float(d, 2)));
    finish(f);
    assert_int_equal(casts(f), 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(most_uses_decide),
        TEST(copies_need_no_cast),
        TEST(constants_have_the_type_of_each_use),
        TEST(arrays_are_one_class),
        TEST(conditions_stay_booleans),
        TEST(a_condition_and_a_word_select),
        TEST(conditions_become_words),
        TEST(words_become_conditions),
        TEST(registers_that_nothing_wrote_are_zero),
        TEST(ways_meet_in_phis),
        TEST(loops_carry_registers),
        TEST(what_nobody_uses_is_left_out),
        TEST(rows_are_loaded_by_type),
        TEST(sums_are_computed_once),
        TEST(limits_hold),
        TEST(conversions_of_constants_are_folded),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
