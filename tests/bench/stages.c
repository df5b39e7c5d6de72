/* Runs single stages of a conversion, and marks stages for callgrind by client requests. */
#include "tests/bench/stages.h"

#include "cfg/structurize.h"
#include "dxil/module_object.h"

#include <stdlib.h>
#include <string.h>

#ifdef HAVE_CALLGRIND
#include <valgrind/callgrind.h>
#endif

struct stage_graphs {
    struct fault fault;
    struct arena arena, work; /* for graphs; for the structurizer */
    struct graph *graphs;
    uint32_t count;
};

struct stage_graphs *stage_graphs_create(void)
{
    struct stage_graphs *graphs = calloc(1, sizeof *graphs);

    if (!graphs)
        exit(2);
    fault_clear(&graphs->fault);
    arena_init(&graphs->arena, NULL, &graphs->fault, SIZE_MAX);
    arena_init(&graphs->work, NULL, &graphs->fault, SIZE_MAX);
    return graphs;
}

void stage_graphs_destroy(struct stage_graphs *graphs)
{
    arena_free(&graphs->arena);
    arena_free(&graphs->work);
    free(graphs);
}

static struct graph make_graph(struct arena *arena, const struct function *function)
{
    uint32_t blocks = function->block_count, edges = 0;

    for (uint32_t b = 0; b < blocks; b++)
        edges += function->blocks[b].target_count;
    uint32_t *first = arena_array(arena, (size_t)blocks + 1, sizeof *first);
    block_id *targets = arena_array(arena, edges, sizeof *targets);
    uint8_t *terminators = arena_array(arena, blocks, sizeof *terminators);
    uint16_t *traits = arena_zeroed(arena, blocks, sizeof *traits);

    first[0] = 0;
    for (uint32_t b = 0; b < blocks; b++) {
        const struct basic_block *block = &function->blocks[b];
        uint8_t last = function->instructions[block->first_instruction + block->instruction_count - 1].opcode;
        terminators[b] = last == OP_SWITCH          ? TERMINATOR_SWITCH
                         : block->target_count == 0 ? TERMINATOR_RETURN
                         : block->target_count == 1 ? TERMINATOR_BRANCH
                                                    : TERMINATOR_CONDITION;
        first[b + 1] = first[b] + block->target_count;
        if (block->target_count)
            memcpy(targets + first[b], function->targets + block->first_target, block->target_count * sizeof *targets);
    }
    return (struct graph){blocks, first, targets, terminators, traits, NULL, NULL};
}

void stage_graphs_prepare(struct stage_graphs *graphs, const dxs_module *object)
{
    const struct module *module = dxs_module_contents(object);

    arena_reset(&graphs->arena);
    graphs->count = 0;
    if (!module || setjmp(graphs->fault.unwind))
        return;
    graphs->graphs = arena_array(&graphs->arena, module->function_count, sizeof *graphs->graphs);
    for (uint32_t f = 0; f < module->function_count; f++)
        if (!module->functions[f].is_declaration)
            graphs->graphs[graphs->count++] = make_graph(&graphs->arena, &module->functions[f]);
}

void stage_graphs_structurize(struct stage_graphs *graphs)
{
    if (setjmp(graphs->fault.unwind))
        return;
    for (uint32_t i = 0; i < graphs->count; i++) {
        arena_reset(&graphs->work);
        structurize(&graphs->work, &graphs->graphs[i], NULL);
    }
}

#ifdef HAVE_CALLGRIND

void collect_instructions(bool on)
{
    static bool collecting; /* callgrind can only toggle */

    if (on != collecting)
        CALLGRIND_TOGGLE_COLLECT;
    collecting = on;
}

void end_instructions_of(const char *stage, bool dump)
{
    if (dump)
        CALLGRIND_DUMP_STATS_AT(stage);
}

bool can_collect_instructions(void)
{
    return RUNNING_ON_VALGRIND;
}

#else

void collect_instructions(bool on)
{
    (void)on;
}

void end_instructions_of(const char *stage, bool dump)
{
    (void)stage, (void)dump;
}

bool can_collect_instructions(void)
{
    return false;
}

#endif
