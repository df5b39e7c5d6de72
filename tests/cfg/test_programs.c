/* Structured programs stay what they are: see programs.h. Their form has no guard, ladder, region or dispatcher, its
 * blocks stand in the order of the text and at most as deep, and hints stand where the source has them. */
#include "inspect/graph_text.h"
#include "tests/cfg/lanes.h"
#include "tests/cfg/programs.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    PROGRAMS = 100000,
    LANES = 8,
    VISITS = 80,
    BLOCKS_OF_LOOP = 3 /* in front of it, its continue target, its merge block */
};

struct test {
    struct arena arena;
    struct fault fault;
    struct graph_maker maker;
    struct program program;
    uint32_t blocks, constructs;
};

/* What was seen of a form so far. */
struct look {
    const struct program *program;
    const struct structured *s;
    uint32_t *merges, open; /* merge blocks of the constructs that are open, and how many */
    uint32_t blocks, loops, tests_at_end, selections;
};

/* The block of the program that the loop begins with. */
static uint32_t first_source(const struct structured *s, uint32_t block)
{
    while (s->blocks[block].source == NO_BLOCK)
        block = s->edges[s->blocks[block].first_edge].target;
    return s->blocks[block].source;
}

static const char *look_at_source(struct look *look, const struct structured_block *block)
{
    uint32_t depth = look->open + (block->merge_kind == MERGE_LOOP); /* a loop's first block is in it */

    return block->source != look->blocks++               ? "another order"
           : depth > look->program->depth[block->source] ? "a block that nests deeper"
                                                         : NULL;
}

static const char *look_at_construct(struct look *look, uint32_t b)
{
    const struct structured_block *block = &look->s->blocks[b];

    look->merges[look->open++] = block->merge_block;
    if (block->merge_kind == MERGE_LOOP) {
        uint32_t source = first_source(look->s, b);
        look->loops++;
        look->tests_at_end += look->s->blocks[block->continue_block].decider != NO_BLOCK;
        return !look->program->begins_loop[source]                 ? "another loop"
               : look->program->loop_hints[source] != block->hints ? "other hints of a loop"
                                                                   : NULL;
    }
    look->selections++;
    return block->decider == NO_BLOCK                             ? "a selection of its own"
           : look->program->hints[block->decider] != block->hints ? "other hints of a selection"
                                                                  : NULL;
}

static const char *compare_totals(const struct look *look)
{
    const struct program *program = look->program;
    uint32_t own_blocks = program->selections + BLOCKS_OF_LOOP * program->loops + program->returns;

    return look->blocks != program->block_count                       ? "not all blocks"
           : look->loops != program->loops                            ? "other loops"
           : look->selections != program->selections                  ? "other selections"
           : look->tests_at_end != program->tests_at_end              ? "a loop's test apart from its continue target"
           : look->s->block_count > program->block_count + own_blocks ? "more blocks"
                                                                      : NULL;
}

/* Walks the blocks in their order. Returns what is not as in the program, or NULL. */
static const char *compare_form(struct arena *arena, const struct program *program, const struct structured *s)
{
    struct look look = {.program = program, .s = s, .merges = arena_array(arena, s->block_count, sizeof(uint32_t))};
    const char *problem = NULL;

    if (s->guards || s->ladders || s->regions || s->dispatchers)
        return "a guard, ladder, region or dispatcher";
    if (s->duplicates > program->returns)
        return "a copy of more than a return";
    for (uint32_t b = 0; b < s->block_count && !problem; b++) {
        while (look.open > 0 && look.merges[look.open - 1] == b)
            look.open--;
        if (s->blocks[b].source != NO_BLOCK)
            problem = look_at_source(&look, &s->blocks[b]);
        if (!problem && s->blocks[b].merge_kind != MERGE_NONE)
            problem = look_at_construct(&look, b);
    }
    return problem ? problem : compare_totals(&look);
}

/* Operations that look at other lanes, and code that may become control flow, stand in no continue target. */
static const char *check_continue_targets(const struct graph *graph, const struct structured *s)
{
    for (uint32_t b = 0; b < s->block_count; b++) {
        block_id source =
            s->blocks[b].merge_kind == MERGE_LOOP ? s->blocks[s->blocks[b].continue_block].source : NO_BLOCK;
        if (source != NO_BLOCK && (graph->traits[source] & (BLOCK_CONVERGENT | BLOCK_SPLITS)))
            return "a block that may not stand in a continue target";
    }
    return NULL;
}

static const char *check_program(struct test *test, uint64_t seed, bool jumps, bool keeps_exits)
{
    struct random random = {seed};
    struct walk_options walk = {
        .lanes = LANES, .visits = VISITS, .seed = seed, .values = true, .together = true, .keeps_exits = keeps_exits};
    struct structurize_options options = {.keeps_exits = keeps_exits, .region_depth = jumps ? (uint32_t)(seed % 3) : 0};

    arena_reset(&test->arena);
    make_program(&test->maker, &test->program, &random, jumps);
    const struct graph *graph = &test->maker.graph;
    if (setjmp(test->fault.unwind))
        return test->fault.error.message;
    const struct structured *s = structurize(&test->arena, graph, &options);
    const char *problem = jumps ? NULL : compare_form(&test->arena, &test->program, s);
    if (!problem)
        problem = check_continue_targets(graph, s);
    if (!problem)
        problem = compare_walks(&test->arena, graph, flow_with_dispatchers(&test->arena, graph, 0), s, &walk);
    test->blocks += graph->block_count;
    test->constructs += test->program.loops + test->program.selections;
    if (!problem)
        return NULL;
    struct text text = text_create(&test->arena);
    struct block_names names = {NULL, NULL};
    print_graph(&text, graph, names);
    text_string(&text, "---\n");
    print_structured(&text, s, names);
    printf("%s", text_finish(&text));
    return problem;
}

int main(int argc, char **argv)
{
    static struct test test;
    uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 0) : 1,
             count = argc > 2 ? strtoull(argv[2], NULL, 0) : PROGRAMS;
    int failures = 0;

    fault_clear(&test.fault);
    arena_init(&test.arena, NULL, &test.fault, SIZE_MAX);
    graph_maker_init(&test.maker, MAX_PROGRAM_BLOCKS, 8 * MAX_PROGRAM_BLOCKS);
    for (uint64_t seed = first; seed < first + count && failures < 3; seed++) {
        const char *problem = check_program(&test, seed, false, false);
        if (!problem)
            problem = check_program(&test, seed, true, false);
        if (!problem)
            problem = check_program(&test, seed, true, true);
        if (!problem)
            continue;
        printf("program with seed %llu: %s\n", (unsigned long long)seed, problem);
        failures++;
    }
    printf("%u blocks, %u constructs, %d failures\n", test.blocks, test.constructs, failures);
    graph_maker_free(&test.maker);
    arena_free(&test.arena);
    return failures > 0;
}
