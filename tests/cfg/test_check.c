/* The checker: valid graphs for each construct, and graphs that break exactly one rule. */
#include "cfg/check.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define NONE UINT32_MAX

enum {
    MAX_BLOCKS = 16,
    MAX_TARGETS = 6
};

/* A block: targets up to NONE, then merge block and continue target. */
struct block {
    uint32_t targets[MAX_TARGETS];
    uint32_t merge, next;
    bool is_switch;
};

#define TO(...) .targets = {__VA_ARGS__, NONE}, .merge = NONE, .next = NONE
#define SELECT(merge_block, ...) .targets = {__VA_ARGS__, NONE}, .merge = merge_block, .next = NONE
#define SWITCH(merge_block, ...) .targets = {__VA_ARGS__, NONE}, .merge = merge_block, .next = NONE, .is_switch = true
#define LOOP(merge_block, continue_block, ...)                                                                         \
    .targets = {__VA_ARGS__, NONE}, .merge = merge_block, .next = continue_block
#define END .targets = {NONE}, .merge = NONE, .next = NONE

static struct check_result check(const struct block *blocks, uint32_t count)
{
    struct fault fault;
    struct arena arena;
    struct checked_block checked[MAX_BLOCKS];
    uint32_t targets[MAX_BLOCKS * MAX_TARGETS], edges = 0;

    fault_clear(&fault);
    arena_init(&arena, NULL, &fault, SIZE_MAX);
    for (uint32_t b = 0; b < count; b++) {
        uint32_t first = edges;
        for (uint32_t i = 0; blocks[b].targets[i] != NONE; i++)
            targets[edges++] = blocks[b].targets[i];
        checked[b] = (struct checked_block){first, edges - first, blocks[b].merge, blocks[b].next, blocks[b].is_switch};
    }
    struct checked_graph graph = {checked, count, targets};
    struct check_result result = check_structured(&arena, &graph);
    arena_free(&arena);
    return result;
}

#define assert_sound(...)                                                                                              \
    do {                                                                                                               \
        const struct block blocks[] = {__VA_ARGS__};                                                                   \
        struct check_result result = check(blocks, sizeof blocks / sizeof *blocks);                                    \
        if (result.rule)                                                                                               \
            fail_msg("'%s' at block %u", result.rule, result.block);                                                   \
    } while (0)

#define assert_broken(broken, ...)                                                                                     \
    do {                                                                                                               \
        const struct block blocks[] = {__VA_ARGS__};                                                                   \
        struct check_result result = check(blocks, sizeof blocks / sizeof *blocks);                                    \
        assert_non_null(result.rule);                                                                                  \
        assert_string_equal(result.rule, broken);                                                                      \
    } while (0)

static void sound_graphs_pass(void **state)
{
    (void)state;
    assert_sound({END});
    assert_sound({SELECT(2, 1, 2)}, {TO(2)}, {END});
    assert_sound({SWITCH(3, 3, 1, 2)}, {TO(2)}, {TO(3)}, {END});
    assert_sound({TO(1)}, {LOOP(4, 3, 2, 4)}, {TO(3)}, {TO(1)}, {END});
    assert_sound({TO(1)}, {LOOP(3, 2, 2)}, {TO(1, 3)}, {END});
    assert_sound({TO(1)}, {LOOP(3, 2, 2)}, {TO(1)}, {END}); /* a loop without exits */
    assert_sound({TO(1)}, {LOOP(6, 5, 2)}, {SWITCH(4, 4, 3)}, {TO(4)}, {TO(5)}, {TO(1)},
                 {END});                                                /* ...through a switch */
    assert_sound({TO(1)}, {LOOP(4, 3, 2)}, {TO(3, 4)}, {TO(1)}, {END}); /* both edges of the branch are exits */
}

static void merge_instructions_stand_alone(void **state)
{
    (void)state;
    assert_broken("a switch needs a merge block", {TO(1, 2), .is_switch = true}, {END}, {END});
    assert_broken("a merge block is neither its header nor its continue target", {SELECT(0, 1, 2)}, {END}, {END});
    assert_broken("a merge block belongs to one header", {SELECT(2, 1, 2)}, {SELECT(2, 3, 2)}, {END}, {TO(2)});
    assert_broken("a selection's header branches on a condition or switches", {SELECT(1, 1)}, {END});
    assert_broken("a loop's header ends in a branch", {TO(1)}, {LOOP(3, 2, 2, 3), .is_switch = true}, {TO(1)}, {END});
    assert_broken("a continue target belongs to one loop", {TO(1)}, {LOOP(5, 4, 2)}, {LOOP(3, 4, 4)}, {TO(4)}, {TO(1)},
                  {END});
    assert_broken("a continue target is no merge block", {TO(1)}, {LOOP(4, 3, 2)}, {SELECT(3, 3, 4)}, {TO(1)}, {END});
}

static void headers_dominate(void **state)
{
    (void)state;
    assert_broken("a header dominates its merge block", {SELECT(4, 1, 3)}, {SELECT(3, 2, 3)}, {TO(4)}, {TO(4)}, {END});
    assert_broken("a loop's header dominates its continue target", {SELECT(5, 1, 4)}, {LOOP(3, 4, 2)}, {TO(3, 4)},
                  {TO(5)}, {TO(1)}, {END});
    /* by a return in a loop inside */
    assert_broken("a continue construct is left at its back edge only", {TO(1)}, {LOOP(9, 2, 2)}, {LOOP(7, 6, 7, 3)},
                  {SELECT(5, 4, 5)}, {END}, {TO(6)}, {TO(2)}, {TO(8)}, {TO(1)}, {END});
    assert_broken("a switch dominates its cases", {SELECT(4, 1, 2)}, {SWITCH(3, 3, 2)}, {TO(4)}, {TO(4)}, {END});
}

static void edges_leave_by_exits(void **state)
{
    const char *exits = "a construct is left to its own merge block, or the innermost loop's or switch's exits";

    (void)state;
    /* from a selection to the merge block of the selection around it */
    assert_broken(exits, {SELECT(4, 1, 4)}, {SELECT(3, 2, 3)}, {TO(4)}, {TO(4)}, {END});
    /* out of two loops at once */
    assert_broken(exits, {TO(1)}, {LOOP(7, 6, 2, 7)}, {LOOP(5, 4, 3, 5)}, {TO(4, 7)}, {TO(2)}, {TO(6)}, {TO(1)}, {END});
    /* from a loop to the merge block of the switch around it */
    assert_broken(exits, {SWITCH(5, 5, 1)}, {LOOP(4, 3, 2, 4)}, {TO(3, 5)}, {TO(1)}, {TO(5)}, {END});
    /* from an inner switch to the merge block of the outer one */
    assert_broken(exits, {SWITCH(4, 4, 1)}, {SWITCH(3, 3, 2)}, {TO(4)}, {TO(4)}, {END});
    /* from an inner loop to the continue target of the outer one */
    assert_broken(exits, {TO(1)}, {LOOP(7, 6, 2, 7)}, {LOOP(5, 4, 3, 5)}, {TO(4, 6)}, {TO(2)}, {TO(6)}, {TO(1)}, {END});
    assert_broken("a branch on a condition needs a merge block unless it leaves", {TO(1, 2)}, {END}, {END});
    /* in a loop's header */
    assert_broken("a branch on a condition needs a merge block unless it leaves", {TO(1)}, {LOOP(5, 4, 2, 3)}, {TO(4)},
                  {TO(5)}, {TO(1)}, {END});
    assert_broken("nothing branches to the entry", {TO(1)}, {TO(0)});
}

static void loops_repeat_once(void **state)
{
    (void)state;
    assert_broken("a back edge leads to a loop's header", {TO(1)}, {SELECT(3, 2, 3)}, {TO(1)}, {END});
    assert_broken("a back edge comes from the continue construct", {TO(1)}, {LOOP(4, 3, 2, 4)}, {TO(1)}, {TO(1)},
                  {END});
    assert_broken("a loop has one back edge", {TO(1)}, {LOOP(6, 2, 2)}, {SELECT(5, 3, 4)}, {TO(1)}, {TO(1)}, {TO(1)},
                  {END});
    assert_broken("a continue construct is left at its back edge only", {TO(1)}, {LOOP(4, 2, 2)}, {TO(3, 4)}, {TO(1)},
                  {END});
    assert_broken("a continue construct is left at its back edge only", {TO(1)}, {LOOP(5, 2, 2)}, {SELECT(4, 3, 4)},
                  {END}, {TO(1, 5)}, {END});
    assert_broken("a continue construct is left at its back edge only", {TO(1)}, {LOOP(5, 2, 2)}, {SELECT(4, 3, 4)},
                  {TO(5)}, {TO(1)}, {END});
}

static void cases_fall_through(void **state)
{
    (void)state;
    assert_sound({SWITCH(4, 4, 1, 2, 3)}, {TO(2)}, {TO(3)}, {TO(4)}, {END});
    assert_sound({SWITCH(3, 3, 1, 1, 2, 2)}, {TO(2)}, {TO(3)}, {END});    /* several labels per case */
    assert_sound({SWITCH(4, 2, 1, 3)}, {TO(2)}, {TO(3)}, {TO(4)}, {END}); /* through the default */
    assert_sound({SWITCH(5, 5, 1, 4)}, {SELECT(3, 2, 3)}, {TO(5)}, {TO(4)}, {TO(5)}, {END}); /* behind a selection */
    assert_sound({TO(1)}, {LOOP(6, 5, 2)}, {SWITCH(4, 4, 3)}, {TO(5, 6)}, {TO(5)}, {TO(1)}, {END});
}

static void cases_fall_in_order(void **state)
{
    (void)state;
    assert_broken("a case falls into one other, and only one falls into it", {SWITCH(4, 4, 1, 2, 3)}, {TO(2, 3)},
                  {TO(4)}, {TO(4)}, {END});
    /* what falls into the default stands before what the default falls into */
    assert_broken("a case falls into the one behind it", {SWITCH(5, 2, 1, 4, 3)}, {TO(2)}, {TO(3)}, {TO(5)}, {TO(5)},
                  {END});
    /* only the case itself, nothing nested in it */
    assert_broken("a construct is left to its own merge block, or the innermost loop's or switch's exits",
                  {SWITCH(4, 4, 1, 3)}, {SELECT(2, 3, 2)}, {TO(4)}, {TO(4)}, {END});
    assert_broken("a case falls into one other, and only one falls into it", {SWITCH(4, 4, 1, 2, 3)}, {TO(3)}, {TO(3)},
                  {TO(4)}, {END});
    assert_broken("a case falls into the one behind it", {SWITCH(4, 4, 1, 2, 3)}, {TO(3)}, {TO(4)}, {TO(4)}, {END});
}

static void blocks_stand_in_order(void **state)
{
    (void)state;
    assert_broken("a block stands before those that it dominates", {TO(2)}, {END}, {TO(1)});
}

static void deep_nesting_is_refused(void **state)
{
    enum {
        DEPTH = 1024
    };
    static struct checked_block blocks[2 * DEPTH + 1];
    static uint32_t targets[3 * DEPTH + 1];
    struct fault fault;
    struct arena arena;

    (void)state;
    for (uint32_t allowed = 0; allowed < 2; allowed++) {
        uint32_t depth = DEPTH - allowed, edges = 0;
        for (uint32_t i = 0; i < depth; i++) { /* header i, merge block 2 * depth - i */
            blocks[i] = (struct checked_block){edges, 2, 2 * depth - i, NONE, false};
            targets[edges++] = i + 1 < depth ? i + 1 : depth;
            targets[edges++] = 2 * depth - i;
        }
        for (uint32_t i = depth; i < 2 * depth; i++) {
            blocks[i] = (struct checked_block){edges, 1, NONE, NONE, false};
            targets[edges++] = i + 1;
        }
        blocks[2 * depth] = (struct checked_block){edges, 0, NONE, NONE, false};
        fault_clear(&fault);
        arena_init(&arena, NULL, &fault, SIZE_MAX);
        struct checked_graph graph = {blocks, 2 * depth + 1, targets};
        const char *rule = check_structured(&arena, &graph).rule;
        if (allowed)
            assert_null(rule);
        else
            assert_string_equal(rule, "constructs nest at most 1,023 deep");
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sound_graphs_pass),       cmocka_unit_test(merge_instructions_stand_alone),
        cmocka_unit_test(headers_dominate),        cmocka_unit_test(edges_leave_by_exits),
        cmocka_unit_test(loops_repeat_once),       cmocka_unit_test(cases_fall_in_order),
        cmocka_unit_test(cases_fall_through),      cmocka_unit_test(blocks_stand_in_order),
        cmocka_unit_test(deep_nesting_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
