/* Finds the position of each block: its index in reverse postorder and the natural loops around it. The scheduler
 * (wave.c) orders lanes by these positions. */
#include "dxil/dominance.h"
#include "exec/machine.h"

struct walk {
    uint32_t *order;    /* by block: index in reverse postorder; UINT32_MAX: unreachable */
    uint32_t *block_at; /* by that index: block */
    uint32_t count;     /* reachable blocks */
};

/* Depth-first search. Visits the targets of a branch in its operand order, or with `reversed` in the opposite order. */
static struct walk walk_blocks(struct arena *arena, const struct function *function, bool reversed)
{
    uint32_t n = function->block_count, next_number = n, open = 0;
    struct walk walk = {arena_array(arena, n, sizeof(uint32_t)), arena_array(arena, n, sizeof(uint32_t)), 0};
    uint32_t *stack = arena_array(arena, n, sizeof *stack), *next_edge = arena_zeroed(arena, n, sizeof *next_edge);
    uint32_t *postorder = arena_array(arena, n, sizeof *postorder);

    for (uint32_t b = 0; b < n; b++)
        walk.order[b] = UINT32_MAX;
    stack[0] = 0;
    walk.order[0] = 0;
    for (open = 1; open > 0;) {
        uint32_t block = stack[open - 1];
        const struct basic_block *b = &function->blocks[block];
        if (next_edge[block] == b->target_count) {
            postorder[--next_number] = block;
            open--;
            continue;
        }
        uint32_t edge = next_edge[block]++;
        uint32_t target = function->targets[b->first_target + (reversed ? b->target_count - 1 - edge : edge)];
        if (walk.order[target] == UINT32_MAX) {
            walk.order[target] = 0;
            stack[open++] = target;
        }
    }
    walk.count = n - next_number;
    for (uint32_t i = 0; i < walk.count; i++) {
        walk.block_at[i] = postorder[next_number + i];
        walk.order[walk.block_at[i]] = i;
    }
    return walk;
}

/* Reachable predecessors of each block b: blocks[first[b]] to blocks[first[b + 1] - 1]. */
struct sources {
    uint32_t *first, *blocks;
};

static struct sources find_sources(struct arena *arena, const struct function *function, const struct walk *walk)
{
    struct sources s = {.first = arena_zeroed(arena, (size_t)function->block_count + 2, sizeof(uint32_t))};
    uint32_t total = 0;

    for (uint32_t i = 0; i < walk->count; i++) {
        const struct basic_block *b = &function->blocks[walk->block_at[i]];
        for (uint32_t k = 0; k < b->target_count; k++, total++)
            s.first[function->targets[b->first_target + k] + 2]++;
    }
    s.blocks = arena_array(arena, total, sizeof *s.blocks);
    for (uint32_t b = 0; b < function->block_count; b++)
        s.first[b + 2] += s.first[b + 1];
    for (uint32_t i = 0; i < walk->count; i++) {
        const struct basic_block *b = &function->blocks[walk->block_at[i]];
        for (uint32_t k = 0; k < b->target_count; k++)
            s.blocks[s.first[function->targets[b->first_target + k] + 1]++] = walk->block_at[i];
    }
    return s;
}

struct loop_search {
    struct machine *machine;
    const struct walk *walk;
    struct sources sources;
    struct dominance dominance;
    struct words *loops; /* by block: `order` of the headers of its loops, outermost first */
    uint32_t *stack;
    uint32_t *seen; /* by block: header of the last loop that it was added to; UINT32_MAX: none */
};

/* If back edges lead to `header`, adds its natural loop to the lists of all blocks in the loop. */
static void add_loop(struct loop_search *s, uint32_t header)
{
    struct machine *machine = s->machine;
    uint32_t order = s->walk->order[header], open = 0;
    bool is_header = false;

    s->seen[header] = header;
    for (uint32_t i = s->sources.first[header]; i < s->sources.first[header + 1]; i++) {
        uint32_t source = s->sources.blocks[i];
        if (s->walk->order[source] < order)
            continue;
        if (!dominates(&s->dominance, header, source))
            not_executed(machine, "irreducible control flow");
        is_header = true;
        if (s->seen[source] != header) {
            s->seen[source] = header;
            s->stack[open++] = source;
        }
    }
    if (is_header)
        vector_push(machine->arena, &s->loops[header], order);
    while (open > 0) {
        uint32_t block = s->stack[--open];
        vector_push(machine->arena, &s->loops[block], order);
        for (uint32_t i = s->sources.first[block]; i < s->sources.first[block + 1]; i++) {
            uint32_t source = s->sources.blocks[i];
            if (s->seen[source] != header) {
                s->seen[source] = header;
                s->stack[open++] = source;
            }
        }
    }
}

void number_places(struct machine *machine, struct program *program)
{
    const struct function *function = program->function;
    uint32_t n = function->block_count;
    struct walk walk = walk_blocks(machine->arena, function, machine->options->reversed);
    struct block_place *places = arena_zeroed(machine->arena, n, sizeof *places);
    struct loop_search s = {
        .machine = machine,
        .walk = &walk,
        .sources = find_sources(machine->arena, function, &walk),
        .dominance = find_dominance(machine->arena, function, collect_predecessors(machine->arena, function)),
        .loops = arena_zeroed(machine->arena, n, sizeof *s.loops),
        .stack = arena_array(machine->arena, n, sizeof *s.stack),
        .seen = arena_array(machine->arena, n, sizeof *s.seen)};

    for (uint32_t b = 0; b < n; b++)
        s.seen[b] = UINT32_MAX;
    for (uint32_t i = 0; i < walk.count; i++) /* outer headers precede inner ones, also in each block's list */
        add_loop(&s, walk.block_at[i]);
    for (uint32_t b = 0; b < n; b++) {
        places[b] = (struct block_place){walk.order[b], s.loops[b].count, s.loops[b].data};
        if (places[b].depth > program->max_depth)
            program->max_depth = places[b].depth;
    }
    program->places = places;
}
