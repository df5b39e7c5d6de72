/* Where early exits get a region: not to save phis alone, and not around a long loop. */
#include "cfg/structurize.h"
#include "tests/cfg/graphs.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum {
    MAX_BLOCKS = 64,
    PHIS = 20 /* of the join that all exits lead to */
};

struct added {
    uint32_t guards, regions;
};

/* Structurizes the graph. Its last block has phis. */
static struct added structure(struct graph_maker *maker)
{
    struct fault fault;
    struct arena arena;
    uint32_t phi_counts[MAX_BLOCKS] = {0};

    fault_clear(&fault);
    arena_init(&arena, NULL, &fault, SIZE_MAX);
    phi_counts[maker->block_count - 1] = PHIS;
    finish_graph(maker);
    maker->graph.phi_counts = phi_counts;
    const struct structured *s = structurize(&arena, &maker->graph, NULL);
    struct added added = {s->guards, s->regions};
    arena_free(&arena);
    return added;
}

/* if (a) if (b) if (c) if (d) x; join: three merge blocks pass on the phis of the join, and nothing else is saved. */
static void phis_alone_make_no_region(void **state)
{
    struct graph_maker maker;
    const block_id join = 5;

    (void)state;
    graph_maker_init(&maker, MAX_BLOCKS, 2 * MAX_BLOCKS);
    graph_maker_clear(&maker);
    for (block_id b = 0; b < 4; b++)
        add_condition(&maker, b + 1, join);
    add_branch(&maker, join);
    add_return(&maker);
    struct added added = structure(&maker);
    assert_int_equal(added.regions, 0);
    assert_int_equal(added.guards, 0);
    graph_maker_free(&maker);
}

/* Exits lead to a loop and past it, by turns. Without a region a guard stands in front of the loop. */
static struct added structure_exits_past_loop(uint32_t loop_length)
{
    struct graph_maker maker;
    const block_id exits = 5, loop = exits + 1, join = loop + loop_length;

    graph_maker_init(&maker, MAX_BLOCKS, 2 * MAX_BLOCKS);
    graph_maker_clear(&maker);
    for (block_id b = 0; b < exits; b++)
        add_condition(&maker, b % 2 ? exits : join, b + 1);
    add_branch(&maker, loop);
    for (uint32_t i = 0; i + 1 < loop_length; i++)
        add_branch(&maker, loop + i + 1);
    add_condition(&maker, loop, join);
    add_return(&maker);
    struct added added = structure(&maker);
    graph_maker_free(&maker);
    return added;
}

static void regions_around_loops_are_short(void **state)
{
    struct added around_short = structure_exits_past_loop(10), around_long = structure_exits_past_loop(11);

    (void)state;
    assert_int_equal(around_short.regions, 1); /* 5 exits, 1 block in front of the loop, 10 in it: 16 blocks */
    assert_int_equal(around_short.guards, 0);
    assert_int_equal(around_long.regions, 0);
    assert_int_equal(around_long.guards, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(phis_alone_make_no_region),
        cmocka_unit_test(regions_around_loops_are_short),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
