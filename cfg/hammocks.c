/* Finds hammocks in one pass over the blocks, the last first, and builds the flow without their inner blocks. */
#include "cfg/hammocks.h"

/* The blocks from one block on that stand inline from there, up to their common exit. In reverse postorder they follow
 * each other: the depth-first search leaves the exit first. */
struct stretch {
    uint32_t exit;  /* the block that all paths lead to; NO_BLOCK: there is none, or they need more than selections */
    uint32_t edges; /* to the exit */
    uint32_t last;  /* last block of the run that begins here */
    uint32_t branches; /* most branches around one of the edges */
    uint32_t nesting;  /* of selections */
};

struct finder {
    const struct flow *flow;
    struct stretch *stretches;
    uint32_t *join;   /* by block that ends in a condition: where its sides meet, if they do */
    uint32_t *inputs; /* by block: forward edges to it */
    bool *is_header;
    uint32_t region_depth, max_nesting;
};

static const struct stretch no_stretch = {.exit = NO_BLOCK};

static bool ends_invocation(const struct flow *flow, uint32_t block)
{
    return flow->first_successor[block] == flow->first_successor[block + 1];
}

/* Whether the block may follow a hammock directly. Collectors begin regions, and empty blocks that end the invocation
 * are copied. */
static bool may_be_exit(const struct flow *flow, uint32_t block)
{
    return flow->source[block] != NO_BLOCK &&
           !((flow_traits(flow, block) & BLOCK_EMPTY) && ends_invocation(flow, block));
}

/* The stretch behind a successor of the block. */
static struct stretch follow(const struct finder *f, uint32_t block, const struct successor *successor)
{
    uint32_t target = successor->target;

    if (target <= block || successor->never_taken)
        return no_stretch;
    if (f->inputs[target] > 1)
        return (struct stretch){.exit = may_be_exit(f->flow, target) ? target : NO_BLOCK, .edges = 1};
    return f->is_header[target] ? no_stretch : f->stretches[target];
}

static uint32_t larger(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* The stretch of a block that ends in a condition. If nothing else leads to where both its sides do, it is a hammock,
 * and goes on behind. */
static struct stretch join_sides(const struct finder *f, uint32_t block, struct stretch a, struct stretch b)
{
    struct stretch joined = {
        .exit = a.exit,
        .edges = a.edges + b.edges,
        .last = block,
        .branches = larger(a.branches, b.branches),
        .nesting = 1 + larger(a.nesting, b.nesting),
    };

    if (a.exit == NO_BLOCK || a.exit != b.exit || joined.nesting > f->max_nesting || joined.branches > f->region_depth)
        return no_stretch;
    f->join[block] = a.exit;
    if (joined.edges < f->inputs[a.exit])
        return joined;
    if (f->is_header[a.exit])
        return no_stretch;
    struct stretch behind = f->stretches[a.exit];
    behind.nesting = larger(behind.nesting, joined.nesting);
    return behind;
}

static struct stretch find_stretch(const struct finder *f, uint32_t block)
{
    const struct flow *flow = f->flow;
    const struct successor *first = &flow->successors[flow->first_successor[block]];
    uint32_t count = flow->first_successor[block + 1] - flow->first_successor[block];
    struct stretch stretch = no_stretch;

    if (flow->source[block] != NO_BLOCK && count == 1) {
        stretch = follow(f, block, first);
    } else if (flow_terminator(flow, block) == TERMINATOR_CONDITION && count == 2) {
        struct stretch sides[2] = {follow(f, block, first), follow(f, block, first + 1)};
        for (int i = 0; i < 2; i++)
            sides[i].branches += f->inputs[first[i].target] == 1;
        stretch = join_sides(f, block, sides[0], sides[1]);
        if (stretch.last > block)
            return stretch;
    }
    stretch.last = block;
    return stretch;
}

static void count_inputs(struct finder *f)
{
    const struct flow *flow = f->flow;

    for (uint32_t b = 0; b < flow->block_count; b++) {
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++) {
            uint32_t target = flow->successors[a].target;
            f->is_header[target] |= target <= b;
            f->inputs[target] += target > b;
        }
    }
}

/* ---- The smaller flow -------------------------------------------------------------------------------------------- */

static struct run make_run(const struct flow *whole, uint32_t first, uint32_t last)
{
    struct run run = {first, last, whole->source[last], flow_traits(whole, last)};

    if (last > first)
        run.traits &= (uint16_t) ~(BLOCK_EMPTY | BLOCK_DUPLICABLE);
    for (uint32_t b = first; b < last; b++)
        run.traits |= flow_traits(whole, b) & BLOCK_CONVERGENT;
    return run;
}

/* Copies the successors of the last block of each run. They lead to first blocks only. */
static void copy_successors(struct flow *flow, const uint32_t *number)
{
    const struct flow *whole = flow->whole;
    uint32_t count = 0;

    for (uint32_t b = 0; b < flow->block_count; b++) {
        uint32_t last = flow->runs[b].last;
        flow->first_successor[b] = count;
        for (uint32_t a = whole->first_successor[last]; a < whole->first_successor[last + 1]; a++) {
            flow->successors[count] = whole->successors[a];
            flow->successors[count++].target = number[whole->successors[a].target];
        }
    }
    flow->first_successor[flow->block_count] = count;
}

/* Builds the flow of `count` blocks. `number`: scratch, by block of the whole flow. */
static struct flow *replace_runs(struct arena *arena, const struct finder *f, struct loop_forest *forest,
                                 uint32_t *number, uint32_t count)
{
    const struct flow *whole = f->flow;
    struct flow *flow = arena_copy(arena, whole, 1, sizeof *whole);

    flow->whole = whole;
    flow->block_count = 0;
    flow->runs = arena_array(arena, count, sizeof *flow->runs);
    flow->source = arena_words(arena, count);
    flow->first_successor = arena_words(arena, (size_t)count + 1);
    flow->successors = arena_array(arena, whole->first_successor[whole->block_count], sizeof *flow->successors);
    if (whole->selector)
        flow->selector = arena_words(arena, count);
    for (uint32_t first = 0; first < whole->block_count; first = f->stretches[first].last + 1) {
        uint32_t b = flow->block_count++;
        flow->runs[b] = make_run(whole, first, f->stretches[first].last);
        flow->source[b] = whole->source[first];
        if (whole->selector)
            flow->selector[b] = whole->selector[first];
        forest->order[b] = forest->order[first];
        number[first] = b;
    }
    copy_successors(flow, number);
    return flow;
}

struct flow *collapse_hammocks(struct arena *arena, struct flow *whole, struct loop_forest *forest,
                               uint32_t region_depth, uint32_t max_nesting)
{
    uint32_t n = whole->block_count, count = 0;
    struct finder f = {
        .flow = whole,
        .stretches = arena_array(arena, n, sizeof *f.stretches),
        .join = arena_words(arena, n),
        .inputs = arena_zeroed_words(arena, n),
        .is_header = arena_zeroed(arena, n, sizeof *f.is_header),
        .region_depth = region_depth,
        .max_nesting = max_nesting,
    };

    count_inputs(&f);
    for (uint32_t b = n; b-- > 0;)
        f.stretches[b] = find_stretch(&f, b);
    for (uint32_t first = 0; first < n; first = f.stretches[first].last + 1)
        count++;
    whole->join = f.join;
    return count == n ? whole : replace_runs(arena, &f, forest, f.inputs, count);
}
