/* SSA construction: parallel assignments, undefined values, and variables that need no phi. */
#include "cfg/ssa/ssa.h"
#include "tests/cfg/graphs.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

struct setting {
    struct fault fault;
    struct arena arena;
    struct graph_maker maker;
    struct structured *s;
};

static void begin(struct setting *setting)
{
    fault_clear(&setting->fault);
    arena_init(&setting->arena, NULL, &setting->fault, SIZE_MAX);
    graph_maker_init(&setting->maker, 100, 200);
    graph_maker_clear(&setting->maker);
}

static void end(struct setting *setting)
{
    graph_maker_free(&setting->maker);
    arena_free(&setting->arena);
}

static void structure(struct setting *setting)
{
    setting->s = structurize(&setting->arena, finish_graph(&setting->maker), NULL);
}

static uint32_t block_of(const struct setting *setting, block_id source)
{
    for (uint32_t b = 0; b < setting->s->block_count; b++)
        if (setting->s->blocks[b].source == source)
            return b;
    fail();
    return 0;
}

static uint32_t edge_of(const struct setting *setting, edge_id source)
{
    for (uint32_t e = 0; e < setting->s->edge_count; e++)
        if (setting->s->edges[e].source_edge == source)
            return e;
    fail();
    return 0;
}

static struct ssa_value input(const struct setting *setting, const struct ssa *ssa, struct ssa_value phi, uint32_t edge)
{
    const struct ssa_phi *p = &ssa->phis[phi.index];
    const struct structured_block *block = &setting->s->blocks[p->block];

    assert_int_equal(phi.kind, SSA_PHI);
    for (uint32_t i = 0; i < block->predecessor_count; i++)
        if (setting->s->predecessors[block->first_predecessor + i] == edge)
            return ssa->inputs[p->first_input + i];
    fail();
    return phi;
}

/* while (c) { swap(a, b); } */
static void swaps_are_parallel(void **state)
{
    struct setting t;
    (void)state;
    begin(&t);
    add_branch(&t.maker, 1);
    add_condition(&t.maker, 2, 3);
    add_branch(&t.maker, 1);
    add_return(&t.maker);
    structure(&t);

    struct ssa_builder *builder = ssa_begin(&t.arena, t.s, 2);
    uint32_t header = block_of(&t, 1), body = block_of(&t, 2);
    for (ssa_variable v = 0; v < 2; v++) {
        ssa_define_on_edge(builder, edge_of(&t, 0), v, 10 + v);
        ssa_copy_on_edge(builder, edge_of(&t, 3), v, ssa_request_at_end(builder, body, 1 - v));
    }
    ssa_read reads[2] = {ssa_request(builder, header, 0), ssa_request(builder, header, 1)};
    const struct ssa *ssa = ssa_finish(builder);
    struct ssa_value phis[2] = {ssa_result(builder, reads[0]), ssa_result(builder, reads[1])};
    uint32_t back = t.s->blocks[t.s->blocks[header].continue_block].first_edge;
    assert_int_equal(ssa->phi_count, 2);
    for (uint32_t v = 0; v < 2; v++) {
        assert_int_equal(input(&t, ssa, phis[v], edge_of(&t, 0)).index, 10 + v);
        struct ssa_value other = input(&t, ssa, phis[v], back);
        assert_int_equal(other.kind, SSA_PHI);
        assert_int_equal(other.index, phis[1 - v].index);
    }
    end(&t);
}

/* if (c) x = 1 else x = 1: no phi, and none at a loop that does not assign x. */
static void same_values_need_no_phi(void **state)
{
    struct setting t;
    (void)state;
    begin(&t);
    add_condition(&t.maker, 1, 2);
    add_branch(&t.maker, 3);
    add_branch(&t.maker, 3);
    add_branch(&t.maker, 4);
    add_condition(&t.maker, 5, 6);
    add_branch(&t.maker, 4);
    add_return(&t.maker);
    structure(&t);

    struct ssa_builder *builder = ssa_begin(&t.arena, t.s, 1);
    ssa_define(builder, block_of(&t, 1), 0, 7);
    ssa_define(builder, block_of(&t, 2), 0, 7);
    ssa_read read = ssa_request(builder, block_of(&t, 6), 0), before = ssa_request(builder, block_of(&t, 0), 0);
    const struct ssa *ssa = ssa_finish(builder);
    assert_int_equal(ssa->phi_count, 0);
    assert_int_equal(ssa_result(builder, read).kind, SSA_VALUE);
    assert_int_equal(ssa_result(builder, read).index, 7);
    assert_int_equal(ssa_result(builder, before).kind, SSA_UNDEFINED);
    end(&t);
}

/* if (c) x = 1; use(x): undefined on one path, unless the value's definition dominates the use. */
static void undefined_inputs(void **state)
{
    (void)state;
    for (int placed = 0; placed < 2; placed++) {
        struct setting t;
        begin(&t);
        add_condition(&t.maker, 1, 2);
        add_branch(&t.maker, 2);
        add_return(&t.maker);
        structure(&t);

        struct ssa_builder *builder = ssa_begin(&t.arena, t.s, 1);
        if (placed)
            ssa_place_value(builder, 1, 0);
        ssa_define(builder, block_of(&t, 1), 0, 1);
        ssa_read read = ssa_request(builder, block_of(&t, 2), 0);
        const struct ssa *ssa = ssa_finish(builder);
        assert_int_equal(ssa->phi_count, !placed);
        struct ssa_value value = ssa_result(builder, read);
        if (placed)
            assert_int_equal(value.kind, SSA_VALUE);
        else
            assert_int_equal(input(&t, ssa, value, edge_of(&t, 1)).kind, SSA_UNDEFINED);
        end(&t);
    }
}

/* do { use(x); x = ...; } while (c): undefined when the loop begins, then the value of the round before. The loop's
 * header computes that value, which does not reach the use before it: a phi stays. */
static void value_of_last_round(void **state)
{
    struct setting t;
    (void)state;
    begin(&t);
    add_branch(&t.maker, 1);
    add_condition(&t.maker, 1, 2);
    add_return(&t.maker);
    structure(&t);

    struct ssa_builder *builder = ssa_begin(&t.arena, t.s, 1);
    uint32_t header = block_of(&t, 1);
    ssa_place_value(builder, 1, header);
    ssa_read read = ssa_request(builder, header, 0);
    ssa_define(builder, header, 0, 1);
    ssa_finish(builder);
    assert_int_equal(ssa_result(builder, read).kind, SSA_PHI);
    end(&t);
}

/* Variables and selectors that nothing reads get no phi. */
static void unread_values_vanish(void **state)
{
    struct setting t;
    (void)state;
    begin(&t);
    add_condition(&t.maker, 1, 2);
    add_branch(&t.maker, 3);
    add_branch(&t.maker, 3);
    add_return(&t.maker);
    structure(&t);

    struct ssa_builder *builder = ssa_begin(&t.arena, t.s, 1);
    ssa_define(builder, block_of(&t, 1), 0, 1);
    ssa_define(builder, block_of(&t, 2), 0, 2);
    assert_int_equal(ssa_finish(builder)->phi_count, 0);
    end(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(swaps_are_parallel),   cmocka_unit_test(same_values_need_no_phi),
        cmocka_unit_test(undefined_inputs),     cmocka_unit_test(value_of_last_round),
        cmocka_unit_test(unread_values_vanish),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
