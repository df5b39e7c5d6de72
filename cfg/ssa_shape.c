#include "cfg/ssa_shape.h"

#include <string.h>

/* ---- The structured form ----------------------------------------------------------------------------------------- */

/* The last source of a back edge to the block; 0 if there is none. */
static uint32_t find_latch(const struct structured *s, uint32_t b, uint32_t *ways_in)
{
    const struct structured_block *block = &s->blocks[b];
    uint32_t latch = 0;

    *ways_in = 0;
    for (uint32_t p = 0; p < block->predecessor_count; p++) {
        uint32_t source = s->edge_source[s->predecessors[block->first_predecessor + p]];
        if (source < b)
            ++*ways_in;
        else if (source > latch)
            latch = source;
    }
    return latch;
}

/* Blocks are printed so that a loop is all from its header to the source of its back edge. */
static void find_printed_loops(struct arena *arena, const struct structured *s, struct shape *shape)
{
    uint32_t open = 0, most = 1, ways_in;

    for (uint32_t b = 0; b < s->block_count; b++)
        most += s->blocks[b].merge_kind == MERGE_LOOP;
    shape->outer = arena_array(arena, most, sizeof *shape->outer);
    shape->header = arena_array(arena, most, sizeof *shape->header);
    uint32_t *latches = arena_array(arena, most, sizeof *latches);
    shape->outer[0] = shape->header[0] = 0;
    latches[0] = NONE;
    shape->loop_count = 1;
    for (uint32_t b = 0; b < s->block_count; b++) {
        uint32_t latch = find_latch(s, b, &ways_in);
        while (b > latches[open])
            open = shape->outer[open];
        if (latch > 0) {
            uint32_t loop = shape->loop_count++;
            shape->header[loop] = b;
            latches[loop] = latch;
            shape->outer[loop] = open;
            open = loop;
        }
        shape->joins[b] = ways_in > 1;
        shape->loop[b] = open;
    }
}

static void find_dispatching_loops(const struct structured *s, struct shape *shape)
{
    for (uint32_t b = 0; b < s->block_count; b++)
        if (s->blocks[b].role == ROLE_DISPATCHER && shape->loop[b] != 0)
            shape->dispatching[shape->header[shape->loop[b]]] = shape->header[shape->loop[b]];
    for (uint32_t b = 1; b < s->block_count; b++)
        if (is_reachable(s, b) && shape->dispatching[s->immediate_dominators[b]] != NONE)
            shape->dispatching[b] = shape->dispatching[s->immediate_dominators[b]];
}

struct shape find_shape(struct arena *arena, const struct structured *s)
{
    struct shape shape = {
        .dominated = dominator_intervals(arena, s),
        .joins = arena_array(arena, s->block_count, sizeof *shape.joins),
        .loop = arena_array(arena, s->block_count, sizeof *shape.loop),
        .dispatching = arena_filled(arena, s->block_count),
    };

    find_printed_loops(arena, s, &shape);
    find_dispatching_loops(s, &shape);
    return shape;
}

/* ---- Variables ----------------------------------------------------------------------------------------------------
 */

uint32_t number_variables(const struct ssa_builder *builder, uint32_t variable_count, uint32_t *number,
                          ssa_variable *variables)
{
    uint32_t count = 0;

    memset(number, 0xFF, variable_count * sizeof *number);
    for (uint32_t r = 0; r < builder->reads.count; r++)
        number[piece_at(&builder->reads, r)->variable] = 0;
    for (ssa_variable v = 0; v < variable_count; v++) {
        if (number[v] == NONE)
            continue;
        variables[count] = v;
        number[v] = count++;
    }
    return count;
}

static struct by_variable group_begin(struct arena *arena, uint32_t variable_count)
{
    return (struct by_variable){.first = arena_zeroed(arena, (size_t)variable_count + 2, sizeof(uint32_t))};
}

/* Where all have been counted: makes room for them. */
static void group_place(struct arena *arena, struct by_variable *group, uint32_t variable_count)
{
    for (uint32_t v = 2; v < variable_count + 2; v++)
        group->first[v] += group->first[v - 1];
    group->indices = arena_array(arena, group->first[variable_count + 1], sizeof *group->indices);
}

struct by_variable group_reads(const struct ssa_builder *builder, const uint32_t *number, uint32_t count)
{
    struct by_variable group = group_begin(builder->arena, count);

    for (uint32_t r = 0; r < builder->reads.count; r++)
        group.first[number[piece_at(&builder->reads, r)->variable] + 2]++;
    group_place(builder->arena, &group, count);
    for (uint32_t r = 0; r < builder->reads.count; r++)
        group.indices[group.first[number[piece_at(&builder->reads, r)->variable] + 1]++] = r;
    return group;
}

struct by_variable group_definitions(const struct ssa_builder *builder, const uint32_t *number, uint32_t count,
                                     uint32_t *most)
{
    struct by_variable group = group_begin(builder->arena, count);

    for (uint32_t d = 0; d < builder->definitions.count; d++) {
        uint32_t variable = number[piece_at(&builder->definitions, d)->variable];
        if (variable != NONE && ++group.first[variable + 2] > *most)
            *most = group.first[variable + 2];
    }
    group_place(builder->arena, &group, count);
    for (uint32_t d = 0; d < builder->definitions.count; d++) {
        uint32_t variable = number[piece_at(&builder->definitions, d)->variable];
        if (variable != NONE)
            group.indices[group.first[variable + 1]++] = d;
    }
    return group;
}
