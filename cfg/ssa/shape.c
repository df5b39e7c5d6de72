/* Loops of the structured form, and reads and definitions grouped by variable (counting sort). */
#include "cfg/ssa/shape.h"

#include <string.h>

/* ---- The structured form ----------------------------------------------------------------------------------------- */

/* The last block with a back edge to the block; 0: none. */
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

/* Finds loops. In the order of the output a loop is contiguous, from its header to its latch. */
static void find_structured_loops(struct arena *arena, const struct structured *s, struct shape *shape)
{
    uint32_t open = 0, maximum = 1, ways_in;

    for (uint32_t b = 0; b < s->block_count; b++)
        maximum += s->blocks[b].merge_kind == MERGE_LOOP;
    shape->outer = arena_words(arena, maximum);
    shape->header = arena_words(arena, maximum);
    uint32_t *latches = arena_words(arena, maximum);
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
        .loop = arena_words(arena, s->block_count),
        .dispatching = arena_filled(arena, s->block_count),
    };

    find_structured_loops(arena, s, &shape);
    find_dispatching_loops(s, &shape);
    return shape;
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

/* Numbers the variables that are read, in their order. */
struct read_variables number_variables(const struct ssa_builder *builder, uint32_t variable_count)
{
    struct arena *arena = builder->arena;
    uint32_t maximum = builder->reads.count < variable_count ? builder->reads.count : variable_count;
    struct read_variables v = {
        .are_read = bitset_create(arena, variable_count),
        .number = arena_words(arena, variable_count),
        .variables = arena_words(arena, maximum),
    };

    for (uint32_t r = 0; r < builder->reads.count; r++)
        bitset_add(&v.are_read, piece_at(&builder->reads, r)->variable);
    for (uint32_t w = 0; w <= variable_count / 64; w++) {
        for (uint64_t left = v.are_read.words[w]; left; left &= left - 1) {
            ssa_variable variable = 64 * w + lowest_bit(left);
            v.number[variable] = v.count;
            v.variables[v.count++] = variable;
        }
    }
    return v;
}

static struct by_variable group_begin(struct arena *arena, uint32_t variable_count)
{
    return (struct by_variable){.first = arena_zeroed_words(arena, (size_t)variable_count + 2)};
}

/* Turns counts into offsets and allocates the indices. */
static void group_place(struct arena *arena, struct by_variable *group, uint32_t variable_count)
{
    for (uint32_t v = 2; v < variable_count + 2; v++)
        group->first[v] += group->first[v - 1];
    group->indices = arena_words(arena, group->first[variable_count + 1]);
}

struct by_variable group_reads(const struct ssa_builder *builder, const struct read_variables *variables)
{
    struct by_variable group = group_begin(builder->arena, variables->count);

    for (uint32_t r = 0; r < builder->reads.count; r++)
        group.first[variables->number[piece_at(&builder->reads, r)->variable] + 2]++;
    group_place(builder->arena, &group, variables->count);
    for (uint32_t r = 0; r < builder->reads.count; r++)
        group.indices[group.first[variables->number[piece_at(&builder->reads, r)->variable] + 1]++] = r;
    return group;
}

/* Definitions of variables that are read. Listing them by position first sorts those of each variable. */
struct by_variable group_definitions(const struct ssa_builder *builder, const struct shape *shape,
                                     const struct read_variables *variables, uint32_t *maximum)
{
    struct arena *arena = builder->arena;
    uint32_t count = builder->definitions.count, positions = 2 * builder->structured->block_count;
    struct by_variable group = group_begin(arena, variables->count);

    for (uint32_t i = 0; i < count; i++) {
        ssa_variable variable = piece_at(&builder->definitions, i)->variable;
        if (bitset_has(&variables->are_read, variable)) {
            uint32_t *of_variable = &group.first[variables->number[variable] + 2];
            if (++*of_variable > *maximum)
                *maximum = *of_variable;
        }
    }
    group_place(arena, &group, variables->count);
    struct arena_mark scratch = arena_mark(arena);
    uint32_t *first = arena_filled(arena, positions), *next = arena_words(arena, count);
    for (uint32_t i = count; i-- > 0;) {
        const struct definition *d = piece_at(&builder->definitions, i);
        uint32_t position = definition_position(builder, shape, d);
        if (!bitset_has(&variables->are_read, d->variable))
            continue;
        next[i] = first[position];
        first[position] = i;
    }
    for (uint32_t p = 0; p < positions; p++)
        for (uint32_t i = first[p]; i != NONE; i = next[i])
            group.indices[group.first[variables->number[piece_at(&builder->definitions, i)->variable] + 1]++] = i;
    arena_rewind(arena, scratch);
    return group;
}
