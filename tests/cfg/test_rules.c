/* The checker against spirv-val. Structured graphs are damaged in one to three places. Whatever the checker accepts,
 * spirv-val must accept. The checker may refuse more: the test counts those graphs by rule. */
#include "cfg/check.h"
#include "cfg/structurize.h"
#include "tests/cfg/graphs.h"
#include "tests/cfg/module.h"

#include <spirv/unified1/spirv.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_BLOCKS = 12,
    MAX_RULES = 32
};

struct test {
    struct arena arena;
    struct fault fault;
    struct graph_maker maker;
    uint64_t accepted, refused, failures;
    struct {
        const char *name;
        uint64_t refused, alone;
    } rules[MAX_RULES];
    uint32_t rule_count;
    uint64_t first_seed, count;
};

/* A graph that can be changed. */
struct draft {
    struct checked_block *blocks;
    uint32_t block_count;
    uint32_t *targets;
    uint32_t edge_count;
};

static struct draft draft_of(struct arena *arena, const struct structured *s)
{
    struct draft d = {arena_array(arena, s->block_count, sizeof *d.blocks), s->block_count,
                      arena_array(arena, s->edge_count, sizeof *d.targets), s->edge_count};

    for (uint32_t b = 0; b < s->block_count; b++) {
        const struct structured_block *block = &s->blocks[b];
        d.blocks[b] = (struct checked_block){
            .first_edge = block->first_edge,
            .edge_count = block->edge_count,
            .merge_block = block->merge_kind == MERGE_NONE ? UINT32_MAX : block->merge_block,
            .continue_block = block->merge_kind == MERGE_LOOP ? block->continue_block : UINT32_MAX,
            .is_switch = block->end == END_SWITCH || block->end == END_SELECT || block->end == END_REGION,
        };
    }
    for (uint32_t e = 0; e < s->edge_count; e++)
        d.targets[e] = s->edges[e].target;
    return d;
}

/* Redirects an exit of a switch to one of the switch's cases. */
static void fall_through(struct draft *d, struct random *random)
{
    const struct checked_block *chosen = &d->blocks[random_below(random, d->block_count)];

    for (uint32_t b = 0; b < d->block_count; b++) {
        const struct checked_block *block = &d->blocks[b];
        uint32_t target = chosen->edge_count == 1 ? d->targets[chosen->first_edge] : UINT32_MAX;
        if (block->is_switch && block->merge_block == target) {
            d->targets[chosen->first_edge] = d->targets[block->first_edge + random_below(random, block->edge_count)];
            return;
        }
    }
}

static void damage(struct draft *d, struct random *random)
{
    struct checked_block *block = &d->blocks[random_below(random, d->block_count)];
    uint32_t other = random_below(random, d->block_count), edge;

    switch (random_below(random, 9)) {
    case 0:
        if (block->merge_block != UINT32_MAX)
            block->merge_block = other;
        break;
    case 1:
        if (block->continue_block != UINT32_MAX)
            block->continue_block = other;
        break;
    case 2:
        if (block->continue_block == UINT32_MAX)
            block->merge_block = UINT32_MAX;
        break;
    case 3: /* reorders the cases */
        if (block->is_switch && block->edge_count > 2) {
            edge = block->first_edge + 1 + random_below(random, block->edge_count - 2);
            uint32_t target = d->targets[edge];
            d->targets[edge] = d->targets[edge + 1];
            d->targets[edge + 1] = target;
        }
        break;
    case 4:
    case 5:
        if (block->edge_count > 0)
            d->targets[block->first_edge + random_below(random, block->edge_count)] = other;
        break;
    default:
        fall_through(d, random);
        break;
    }
}

/* Whether every block is reachable, except merge blocks of loops without exits and continue targets of loops without
 * back edges. The rules say little about other unreachable blocks. */
static bool is_all_reached(struct arena *arena, const struct draft *d)
{
    bool *reached = arena_zeroed(arena, d->block_count, sizeof *reached);
    uint32_t *work = arena_array(arena, (size_t)d->edge_count + 1, sizeof *work), waiting = 1;

    work[0] = 0;
    while (waiting > 0) {
        uint32_t b = work[--waiting];
        if (reached[b])
            continue;
        reached[b] = true;
        for (uint32_t e = 0; e < d->blocks[b].edge_count; e++)
            work[waiting++] = d->targets[d->blocks[b].first_edge + e];
    }
    for (uint32_t b = 0; b < d->block_count; b++) {
        const struct checked_block *block = &d->blocks[b];
        if (reached[b] && block->continue_block != UINT32_MAX && block->merge_block != UINT32_MAX) {
            reached[block->merge_block] |= d->blocks[block->merge_block].edge_count == 0;
            reached[block->continue_block] |= d->blocks[block->continue_block].edge_count == 1 &&
                                              d->targets[d->blocks[block->continue_block].first_edge] == b;
        }
    }
    for (uint32_t b = 0; b < d->block_count; b++)
        if (!reached[b])
            return false;
    return true;
}

/* ---- As a module ------------------------------------------------------------------------------------------------- */

enum {
    ID_MAIN = 1,
    ID_VOID,
    ID_FUNCTION_TYPE,
    ID_UINT,
    ID_BOOL,
    ID_NUMBER,
    ID_CONDITION,
    ID_FIRST_LABEL
};

static void emit(struct arena *arena, struct words *words, SpvOp op, uint32_t count, const uint32_t *operands)
{
    uint32_t *place = words_append(arena, words, count + 1);

    place[0] = (count + 1) << SpvWordCountShift | op;
    memcpy(place + 1, operands, count * sizeof *operands);
}

#define EMIT(op, ...)                                                                                                  \
    emit(arena, words, op, sizeof((uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t), (uint32_t[]){__VA_ARGS__})

static void emit_end(struct arena *arena, struct words *words, const struct draft *d, const struct checked_block *block)
{
    const uint32_t *targets = d->targets + block->first_edge;

    if (block->continue_block != UINT32_MAX)
        EMIT(SpvOpLoopMerge, ID_FIRST_LABEL + block->merge_block, ID_FIRST_LABEL + block->continue_block, 0);
    else if (block->merge_block != UINT32_MAX)
        EMIT(SpvOpSelectionMerge, ID_FIRST_LABEL + block->merge_block, 0);
    if (block->is_switch) {
        uint32_t *place = words_append(arena, words, 3 + 2 * (block->edge_count - 1));
        *place++ = (3 + 2 * (block->edge_count - 1)) << SpvWordCountShift | SpvOpSwitch;
        *place++ = ID_NUMBER;
        *place++ = ID_FIRST_LABEL + targets[0];
        for (uint32_t e = 1; e < block->edge_count; e++) {
            *place++ = e;
            *place++ = ID_FIRST_LABEL + targets[e];
        }
    } else if (block->edge_count == 0) {
        emit(arena, words, SpvOpReturn, 0, (const uint32_t[]){0});
    } else if (block->edge_count == 1) {
        EMIT(SpvOpBranch, ID_FIRST_LABEL + targets[0]);
    } else {
        EMIT(SpvOpBranchConditional, ID_CONDITION, ID_FIRST_LABEL + targets[0], ID_FIRST_LABEL + targets[1]);
    }
}

static struct words module_of(struct arena *arena, const struct draft *d)
{
    const uint32_t name = 'm' | 'a' << 8 | 'i' << 16 | 'n' << 24;
    struct words module = {0}, *words = &module;
    uint32_t *header = words_append(arena, words, 5);

    memcpy(header, (uint32_t[]){SpvMagicNumber, 0x00010300, 0, ID_FIRST_LABEL + d->block_count, 0}, 5 * sizeof *header);
    EMIT(SpvOpCapability, SpvCapabilityShader);
    EMIT(SpvOpMemoryModel, SpvAddressingModelLogical, SpvMemoryModelGLSL450);
    EMIT(SpvOpEntryPoint, SpvExecutionModelGLCompute, ID_MAIN, name, 0);
    EMIT(SpvOpExecutionMode, ID_MAIN, SpvExecutionModeLocalSize, 1, 1, 1);
    EMIT(SpvOpTypeVoid, ID_VOID);
    EMIT(SpvOpTypeFunction, ID_FUNCTION_TYPE, ID_VOID);
    EMIT(SpvOpTypeInt, ID_UINT, 32, 0);
    EMIT(SpvOpTypeBool, ID_BOOL);
    EMIT(SpvOpUndef, ID_UINT, ID_NUMBER);
    EMIT(SpvOpUndef, ID_BOOL, ID_CONDITION);
    EMIT(SpvOpFunction, ID_VOID, ID_MAIN, 0, ID_FUNCTION_TYPE);
    for (uint32_t b = 0; b < d->block_count; b++) {
        EMIT(SpvOpLabel, ID_FIRST_LABEL + b);
        emit_end(arena, words, d, &d->blocks[b]);
    }
    emit(arena, words, SpvOpFunctionEnd, 0, (const uint32_t[]){0});
    return module;
}

/* ---- Comparison -------------------------------------------------------------------------------------------------- */

static void print_draft(const struct draft *d)
{
    for (uint32_t b = 0; b < d->block_count; b++) {
        const struct checked_block *block = &d->blocks[b];
        printf("  %u:%s", b, block->is_switch ? " switch" : "");
        for (uint32_t e = 0; e < block->edge_count; e++)
            printf(" %u", d->targets[block->first_edge + e]);
        if (block->merge_block != UINT32_MAX)
            printf(", merge %u", block->merge_block);
        if (block->continue_block != UINT32_MAX)
            printf(", continue %u", block->continue_block);
        putchar('\n');
    }
}

static void count_refusal(struct test *test, const char *name, bool alone)
{
    uint32_t i = 0;

    while (i < test->rule_count && strcmp(test->rules[i].name, name) != 0)
        i++;
    if (i == MAX_RULES)
        abort();
    if (i == test->rule_count)
        test->rules[test->rule_count++].name = name;
    test->rules[i].refused++;
    test->rules[i].alone += alone;
}

static void compare(struct test *test, uint64_t seed)
{
    struct random random = {seed};

    arena_reset(&test->arena);
    uint32_t blocks = 3 + random_below(&random, MAX_BLOCKS - 2);
    make_random_graph(&test->maker, &random, blocks, random_below(&random, 2) ? FEW_SWITCHES : MANY_SWITCHES);
    struct draft d = draft_of(&test->arena, structurize(&test->arena, &test->maker.graph, NULL));
    for (uint32_t times = 1 + random_below(&random, 3); times > 0; times--)
        damage(&d, &random);
    if (!is_all_reached(&test->arena, &d))
        return;
    struct checked_graph graph = {d.blocks, d.block_count, d.targets};
    struct check_result result = check_structured(&test->arena, &graph);
    const char *objection = validate_module(&test->arena, module_of(&test->arena, &d));
    if (result.rule) {
        test->refused++;
        count_refusal(test, result.rule, !objection);
        return;
    }
    test->accepted++;
    if (objection) {
        printf("seed %llu: the checker accepts what spirv-val refuses: %s\n", (unsigned long long)seed, objection);
        print_draft(&d);
        test->failures++;
    }
}

int main(int argc, char **argv)
{
    static struct test test;

    test.first_seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1;
    test.count = argc > 2 ? strtoull(argv[2], NULL, 0) : 50000;
    fault_clear(&test.fault);
    arena_init(&test.arena, NULL, &test.fault, SIZE_MAX);
    graph_maker_init(&test.maker, MAX_BLOCKS, 8 * MAX_BLOCKS);
    if (setjmp(test.fault.unwind)) {
        puts(test.fault.error.message);
        return 1;
    }
    for (uint64_t seed = test.first_seed; seed < test.first_seed + test.count && test.failures < 3; seed++)
        compare(&test, seed);
    for (uint32_t i = 0; i < test.rule_count; i++)
        printf("%8llu refused, %6llu by the checker alone: %s\n", (unsigned long long)test.rules[i].refused,
               (unsigned long long)test.rules[i].alone, test.rules[i].name);
    printf("%llu accepted, %llu refused, %llu failures, from seed %llu\n", (unsigned long long)test.accepted,
           (unsigned long long)test.refused, (unsigned long long)test.failures, (unsigned long long)test.first_seed);
    graph_maker_free(&test.maker);
    arena_free(&test.arena);
    return test.failures > 0;
}
