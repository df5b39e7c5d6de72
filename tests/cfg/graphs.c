#include "tests/cfg/graphs.h"

#include <stdlib.h>
#include <string.h>

static void *array_of(uint32_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory)
        abort();
    return memory;
}

void graph_maker_init(struct graph_maker *maker, uint32_t blocks, uint32_t edges)
{
    *maker = (struct graph_maker){
        .first = array_of(blocks + 1, sizeof *maker->first),
        .targets = array_of(edges, sizeof *maker->targets),
        .terminators = array_of(blocks, sizeof *maker->terminators),
        .traits = array_of(blocks, sizeof *maker->traits),
        .never_taken = array_of(edges, sizeof *maker->never_taken),
        .block_capacity = blocks,
        .edge_capacity = edges,
    };
}

void graph_maker_free(struct graph_maker *maker)
{
    free(maker->first);
    free(maker->targets);
    free(maker->terminators);
    free(maker->traits);
    free(maker->never_taken);
}

void graph_maker_clear(struct graph_maker *maker)
{
    memset(maker->never_taken, 0, maker->edge_count * sizeof *maker->never_taken);
    maker->block_count = maker->edge_count = 0;
}

block_id add_block(struct graph_maker *maker, enum terminator terminator, uint16_t traits)
{
    if (maker->block_count == maker->block_capacity)
        abort();
    maker->first[maker->block_count] = maker->edge_count;
    maker->terminators[maker->block_count] = (uint8_t)terminator;
    maker->traits[maker->block_count] = traits;
    return maker->block_count++;
}

void add_edge(struct graph_maker *maker, block_id target)
{
    if (maker->edge_count == maker->edge_capacity)
        abort();
    maker->targets[maker->edge_count++] = target;
}

block_id add_return(struct graph_maker *maker)
{
    return add_block(maker, TERMINATOR_RETURN, 0);
}

block_id add_branch(struct graph_maker *maker, block_id target)
{
    block_id block = add_block(maker, TERMINATOR_BRANCH, 0);
    add_edge(maker, target);
    return block;
}

block_id add_condition(struct graph_maker *maker, block_id if_true, block_id if_false)
{
    block_id block = add_block(maker, TERMINATOR_CONDITION, 0);
    add_edge(maker, if_true);
    add_edge(maker, if_false);
    return block;
}

const struct graph *finish_graph(struct graph_maker *maker)
{
    maker->first[maker->block_count] = maker->edge_count;
    maker->graph = (struct graph){
        .block_count = maker->block_count,
        .first = maker->first,
        .targets = maker->targets,
        .terminators = maker->terminators,
        .traits = maker->traits,
        .never_taken = maker->never_taken,
    };
    return &maker->graph;
}

uint32_t random_below(struct random *random, uint32_t limit)
{
    random->state = random->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((random->state >> 33) % limit);
}

/* ---- Enumeration ------------------------------------------------------------------------------------------------- */

bool enumerate_graph(struct graph_maker *maker, uint32_t blocks, bool switches, uint64_t index)
{
    uint32_t n = blocks, choices = 1 + n + n * n + (switches ? n * n * n : 0);

    graph_maker_clear(maker);
    add_branch(maker, 1);
    for (uint32_t b = 0; b < blocks; b++, index /= choices) {
        uint32_t choice = (uint32_t)(index % choices);
        if (choice == 0) {
            add_return(maker);
        } else if (choice < 1 + n) {
            add_branch(maker, choice);
        } else if (choice < 1 + n + n * n) {
            choice -= 1 + n;
            add_condition(maker, 1 + choice % n, 1 + choice / n);
        } else {
            choice -= 1 + n + n * n;
            add_block(maker, TERMINATOR_SWITCH, 0);
            add_edge(maker, 1 + choice % n);
            add_edge(maker, 1 + choice / n % n);
            add_edge(maker, 1 + choice / n / n);
        }
    }
    finish_graph(maker);
    return index == 0;
}

bool enumerate_successor_sets(struct graph_maker *maker, uint32_t blocks, uint64_t index)
{
    uint32_t n = blocks, choices = 1 + n + n * (n - 1) / 2;

    graph_maker_clear(maker);
    add_branch(maker, 1);
    for (uint32_t b = 0; b < blocks; b++, index /= choices) {
        uint32_t choice = (uint32_t)(index % choices);
        if (choice == 0) {
            add_return(maker);
        } else if (choice <= n) {
            add_branch(maker, choice);
        } else {
            uint32_t low = 1;
            choice -= 1 + n;
            for (; choice >= n - low; low++)
                choice -= n - low;
            add_condition(maker, low, low + 1 + choice);
        }
    }
    finish_graph(maker);
    return index == 0;
}

/* ---- At random --------------------------------------------------------------------------------------------------- */

/* Small graphs draw targets from all blocks, large ones mostly from nearby blocks, so that both have structure. */
static block_id random_target(struct random *random, uint32_t block, uint32_t blocks)
{
    if (blocks < 12 || random_below(random, 8) == 0)
        return 1 + random_below(random, blocks - 1);
    uint32_t reach = 2 + random_below(random, 9), forward = random_below(random, 4);
    int64_t target =
        forward ? (int64_t)block + 1 + random_below(random, reach) : (int64_t)block - random_below(random, reach);
    return target < 1 ? 1 : target >= blocks ? blocks - 1 : (block_id)target;
}

/* Marks an edge of the last block's condition. Half of them lead back: such edges keep a block in a loop. */
static void mark_never_taken(struct graph_maker *maker, struct random *random, uint32_t block)
{
    uint32_t edge = maker->edge_count - 1 - random_below(random, 2);

    maker->never_taken[edge] = true;
    if (block > 1 && random_below(random, 2))
        maker->targets[edge] = block - random_below(random, block < 12 ? block - 1 : 11);
}

void make_random_graph(struct graph_maker *maker, struct random *random, uint32_t blocks, uint32_t switches)
{
    uint32_t returns = 2 + random_below(random, 12); /* percent of blocks that return */

    graph_maker_clear(maker);
    for (uint32_t b = 0; b < blocks; b++) {
        uint32_t kind = random_below(random, 100);
        uint16_t traits = (uint16_t)(random_below(random, 4) == 0 ? BLOCK_CONVERGENT : 0);
        traits |= random_below(random, 3) == 0 ? BLOCK_EMPTY : 0;
        if (traits == BLOCK_CONVERGENT + BLOCK_EMPTY)
            traits = BLOCK_CONVERGENT;
        else if (random_below(random, 3) == 0)
            traits |= BLOCK_DUPLICABLE;
        if (b > 0 && kind < returns) {
            add_block(maker, kind % 8 ? TERMINATOR_RETURN : TERMINATOR_UNREACHABLE, traits);
        } else if (kind < 40) {
            add_block(maker, TERMINATOR_BRANCH, traits);
            add_edge(maker, random_target(random, b, blocks));
        } else if (kind < 100 - switches) {
            add_block(maker, TERMINATOR_CONDITION, traits);
            add_edge(maker, random_target(random, b, blocks));
            add_edge(maker, random_target(random, b, blocks));
            if (random_below(random, 12) == 0)
                mark_never_taken(maker, random, b);
        } else {
            add_block(maker, TERMINATOR_SWITCH, traits);
            for (uint32_t i = 1 + random_below(random, 6); i > 0; i--)
                add_edge(maker, random_target(random, b, blocks));
        }
    }
    finish_graph(maker);
}

/* ---- Families ---------------------------------------------------------------------------------------------------- */

const char *family_name(enum family family)
{
    static const char *const names[] = {
        "interleaved breaks to one place",
        "interleaved breaks to two places",
        "ifs in a row",
        "one loop with many exits",
        "early exits",
        "nested loops",
        "nested ifs",
        "else-ifs",
        "irreducible chain",
        "reducible chain",
        "switch whose cases fall through",
        "one loop with many back edges",
        "nested loops that share exits",
    };
    return names[family];
}

static void make_interleaved(struct graph_maker *maker, uint32_t size, uint32_t targets)
{
    uint32_t end = 3 * size;

    for (uint32_t i = 0; i < size; i++) { /* block; if (a) break to one exit; if (b) break to the other */
        add_condition(maker, end, 3 * i + 1);
        add_condition(maker, 3 * i + 2, 3 * i + 3 > end - 1 ? end : 3 * i + 3);
        add_branch(maker, end + (targets > 1 ? 1 + i % (targets - 1) : 0));
    }
    add_branch(maker, end + targets);
    for (uint32_t i = 1; i < targets; i++)
        add_branch(maker, end + targets);
    add_return(maker);
}

static void make_nested_loops(struct graph_maker *maker, uint32_t size, bool shared_exits)
{
    /* headers 1 .. size, then latches from the innermost out, then the end and the shared exits */
    uint32_t end = 2 * size + 1;

    add_branch(maker, 1);
    for (uint32_t i = 0; i < size; i++)
        add_condition(maker, i + 1 < size ? i + 2 : size + 1, i > 0 ? 2 * size - i + 1 : end);
    for (uint32_t i = size; i-- > 0;) {
        if (shared_exits)
            add_condition(maker, i + 1, end + 1 + i % 2);
        else
            add_branch(maker, i + 1);
    }
    add_branch(maker, end + 1);
    if (shared_exits)
        add_branch(maker, end + 2);
    add_return(maker);
}

void make_family(struct graph_maker *maker, enum family family, uint32_t size)
{
    uint32_t i;

    graph_maker_clear(maker);
    switch (family) {
    case FAMILY_INTERLEAVED_ONE:
        make_interleaved(maker, size, 1);
        break;
    case FAMILY_INTERLEAVED_TWO:
        make_interleaved(maker, size, 3);
        break;
    case FAMILY_IFS:
        for (i = 0; i < size; i++) {
            add_condition(maker, 2 * i + 1, 2 * i + 2);
            add_branch(maker, 2 * i + 2);
        }
        add_return(maker);
        break;
    case FAMILY_LOOP_EXITS:
        add_branch(maker, 1);
        for (i = 0; i < size; i++)
            add_condition(maker, i + 1 < size ? i + 2 : 1, size + 1 + i);
        for (i = 0; i < size; i++)
            add_branch(maker, 2 * size + 1);
        add_return(maker);
        break;
    case FAMILY_EARLY_EXITS:
        for (i = 0; i < size; i++)
            add_condition(maker, size, i + 1);
        add_return(maker);
        break;
    case FAMILY_NESTED_LOOPS:
        make_nested_loops(maker, size, false);
        break;
    case FAMILY_SHARED_EXITS:
        make_nested_loops(maker, size, true);
        break;
    case FAMILY_NESTED_IFS:
        for (i = 0; i < size; i++)
            add_condition(maker, i + 1, 2 * size - i);
        for (i = 0; i < size; i++)
            add_branch(maker, size + i + 1);
        add_return(maker);
        break;
    case FAMILY_ELSE_IFS:
        for (i = 0; i < size; i++) {
            add_condition(maker, 2 * i + 1, 2 * i + 2);
            add_branch(maker, 2 * size);
        }
        add_return(maker);
        break;
    case FAMILY_IRREDUCIBLE_CHAIN:
    case FAMILY_REDUCIBLE_CHAIN:
        add_condition(maker, 1, family == FAMILY_IRREDUCIBLE_CHAIN ? size : size + 1);
        for (i = 1; i <= size; i++)
            add_condition(maker, i + 1, i > 1 ? i - 1 : i + 1);
        add_return(maker);
        break;
    case FAMILY_SWITCH_WEB:
        add_block(maker, TERMINATOR_SWITCH, 0);
        add_edge(maker, size + 1);
        for (i = 1; i <= size; i++)
            add_edge(maker, i);
        for (i = 1; i <= size; i++)
            add_condition(maker, i + 1, size + 1);
        add_return(maker);
        break;
    case FAMILY_BACK_EDGES:
        add_branch(maker, 1);
        for (i = 1; i <= size; i++)
            add_condition(maker, 1, i + 1);
        add_return(maker);
        break;
    case FAMILY_COUNT:
        abort();
    }
    finish_graph(maker);
}
