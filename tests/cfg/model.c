#include "tests/cfg/model.h"

#include <string.h>

enum {
    FARTHEST_DOMINATOR = 1000 /* maximum steps up the dominator tree to a block whose phi is read */
};

uint64_t mix(uint64_t a, uint64_t b)
{
    uint64_t x = (a ^ (b + UINT64_C(0x9E3779B97F4A7C15) + (a << 6) + (a >> 2))) * UINT64_C(0xBF58476D1CE4E5B9);
    return x ^ x >> 29;
}

static bool is_taken(const struct graph *graph, edge_id edge)
{
    return !(graph->never_taken && graph->never_taken[edge]);
}

/* Blocks in postorder. `position` is NO_BLOCK for unreachable blocks. */
static uint32_t find_postorder(struct arena *arena, const struct graph *graph, block_id *order, uint32_t *position)
{
    block_id *open = arena_array(arena, graph->block_count, sizeof *open);
    edge_id *next = arena_array(arena, graph->block_count, sizeof *next);
    bool *seen = arena_zeroed(arena, graph->block_count, sizeof *seen);
    uint32_t depth = 1, count = 0;

    memcpy(next, graph->first, graph->block_count * sizeof *next);
    memset(position, 0xFF, graph->block_count * sizeof *position);
    open[0] = 0;
    seen[0] = true;
    while (depth > 0) {
        block_id block = open[depth - 1];
        if (next[block] == graph->first[block + 1]) {
            position[block] = count;
            order[count++] = block;
            depth--;
            continue;
        }
        edge_id edge = next[block]++;
        block_id target = graph->targets[edge];
        if (is_taken(graph, edge) && !seen[target]) {
            seen[target] = true;
            open[depth++] = target;
        }
    }
    return count;
}

/* Dominators by Cooper, Harvey and Kennedy (2001): a simple method, independent of the structurizer's. */
static void find_dominators(struct arena *arena, const struct graph *graph, uint32_t *dominator)
{
    block_id *order = arena_array(arena, graph->block_count, sizeof *order);
    uint32_t *position = arena_array(arena, graph->block_count, sizeof *position);
    uint32_t count = find_postorder(arena, graph, order, position);

    memset(dominator, 0xFF, graph->block_count * sizeof *dominator);
    dominator[0] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = count; i-- > 0;) {
            block_id source = order[i];
            for (edge_id e = graph->first[source]; e < graph->first[source + 1]; e++) {
                block_id target = graph->targets[e], a = source, b = dominator[target];
                if (target == 0 || !is_taken(graph, e))
                    continue;
                while (b != NO_BLOCK && a != b) {
                    if (position[a] < position[b])
                        a = dominator[a];
                    else
                        b = dominator[b];
                }
                changed |= dominator[target] != a;
                dominator[target] = a;
            }
        }
    }
}

struct model model_create(struct arena *arena, const struct graph *graph, uint64_t seed)
{
    struct model model = {graph, seed, arena_array(arena, graph->block_count, sizeof(uint32_t)),
                          arena_zeroed(arena, graph->block_count, sizeof(uint32_t))};
    block_id *way = arena_array(arena, graph->block_count, sizeof *way);

    find_dominators(arena, graph, model.dominator);
    for (block_id b = 1; b < graph->block_count; b++) {
        uint32_t count = 0;
        for (block_id above = b; above != 0 && model.dominator[above] != NO_BLOCK && model.depth[above] == 0;
             above = model.dominator[above])
            way[count++] = above;
        while (count-- > 0)
            model.depth[way[count]] = model.depth[model.dominator[way[count]]] + 1;
    }
    return model;
}

/* A block other than the entry that dominates `block`, perhaps `block` itself. */
static block_id some_dominator(const struct model *model, block_id block, uint64_t choice)
{
    uint32_t depth = model->depth[block];

    for (uint64_t up = choice % (depth < FARTHEST_DOMINATOR ? depth : FARTHEST_DOMINATOR); up > 0; up--)
        block = model->dominator[block];
    return block;
}

struct operand operand_of(const struct model *model, block_id source, block_id target, uint32_t which)
{
    uint64_t hash = mix(mix(model->seed, source), (uint64_t)target * VARIABLES + which);

    if (hash % 3 != 0 || source == 0)
        return (struct operand){false, source * model->graph->block_count + target};
    return (struct operand){true, some_dominator(model, source, hash >> 8) * VARIABLES + (hash >> 4 & 1)};
}

void variables_read(const struct model *model, block_id block, uint32_t variables[VALUES_READ])
{
    block_id other = some_dominator(model, block, mix(model->seed, block));

    for (uint32_t k = 0; k < VARIABLES; k++) {
        variables[k] = block * VARIABLES + k;
        variables[VARIABLES + k] = other * VARIABLES + k;
    }
}
