/* Switches. Lanes that come to one target by different values of the selector may run it apart: maximal reconvergence
 * (SPV_KHR_maximal_reconvergence) leaves that to the device, and NVIDIA's do. Where operations in such an arm look at
 * other lanes, the selector is changed so that each target has one value. */
#include "spirv/arithmetic/alu.h"
#include "spirv/function/function.h"

/* The value of a label, as constants of the selector's type are: those of min precision are sign-extended. */
static uint64_t label_value(struct lowering *l, const struct function_state *s, const struct structured_block *b,
                            edge_id label)
{
    const uint64_t *values = s->function->case_values + s->function->blocks[b->decider].first_target;
    uint64_t value = values[label - s->graph.first[b->decider]];

    return is_min_precision(l, type_of(l, operand_value(l, terminator(s, b->decider), 0))) ? (uint64_t)(int16_t)value
                                                                                           : value;
}

/* ---- One value for each target ----------------------------------------------------------------------------------- */

static void count_convergent_blocks(struct lowering *l, struct function_state *s)
{
    uint32_t count = s->structured->block_count;

    s->convergent_before = arena_zeroed(l->arena, (size_t)count + 1, sizeof *s->convergent_before);
    for (uint32_t b = 0; b < count; b++) {
        block_id source = s->structured->blocks[b].source;
        bool is_reached = s->leave[b] > s->enter[b];
        if (is_reached && source != NO_BLOCK && (s->graph.traits[source] & BLOCK_CONVERGENT))
            s->convergent_before[s->enter[b] + 1]++;
    }
    for (uint32_t n = 0; n < count; n++)
        s->convergent_before[n + 1] += s->convergent_before[n];
}

/* Whether a block dominates convergent ones, or is convergent. */
static bool leads_to_convergent(const struct function_state *s, uint32_t block)
{
    return s->convergent_before[s->leave[block]] > s->convergent_before[s->enter[block]];
}

/* Whether an edge leads into an arm with convergent blocks. Other edges are exits, to the merge block or beyond. */
static bool arm_is_convergent(const struct function_state *s, uint32_t block, uint32_t edge)
{
    const struct structured_block *b = &s->structured->blocks[block];
    uint32_t target = s->structured->edges[b->first_edge + edge].target;

    return target > block && target < b->merge_block && leads_to_convergent(s, target);
}

/* A value that no label has, of at most as many bits as it takes to count them. */
static uint64_t unused_value(struct lowering *l, const struct function_state *s, const struct structured_block *b,
                             uint32_t label_count)
{
    struct bitset used = bitset_create(l->arena, label_count + 1);
    uint32_t value = 0;

    for (uint32_t e = 1; e < b->edge_count; e++) {
        const struct structured_edge *edge = &s->structured->edges[b->first_edge + e];
        for (uint32_t k = 0; k < edge->label_count; k++) {
            uint64_t label = label_value(l, s, b, s->structured->labels[edge->first_label + k]);
            if (label <= label_count)
                bitset_add(&used, (uint32_t)label);
        }
    }
    while (bitset_has(&used, value))
        value++;
    return value;
}

static uint32_t count_labels(const struct function_state *s, const struct structured_block *b)
{
    uint32_t count = 0;

    for (uint32_t e = 1; e < b->edge_count; e++)
        count += s->structured->edges[b->first_edge + e].label_count;
    return count;
}

struct selector {
    type_id type;
    uint32_t spirv_type, given, value; /* ids; value: what stands for the given one */
};

static uint32_t label_constant(struct lowering *l, const struct function_state *s, const struct structured_block *b,
                               const struct structured_edge *arm, uint32_t k, type_id type)
{
    return scalar_constant(l, type, label_value(l, s, b, s->structured->labels[arm->first_label + k]));
}

/* Puts an arm's first label in place of its others. */
static void unify_labels(struct lowering *l, const struct function_state *s, const struct structured_block *b,
                         const struct structured_edge *arm, struct selector *selector)
{
    for (uint32_t k = 1; k < arm->label_count; k++) {
        uint32_t label = label_constant(l, s, b, arm, k, selector->type);
        uint32_t equal = EMIT(l->b, SpvOpIEqual, type_bool(l->b), selector->given, label);
        selector->value = EMIT(l->b, SpvOpSelect, selector->spirv_type, equal,
                               label_constant(l, s, b, arm, 0, selector->type), selector->value);
    }
}

/* Puts one value in place of all that have no label. */
static void unify_default(struct lowering *l, const struct function_state *s, const struct structured_block *b,
                          struct selector *selector)
{
    uint32_t logical = type_bool(l->b), labelled = 0;

    for (uint32_t e = 1; e < b->edge_count; e++) {
        const struct structured_edge *arm = &s->structured->edges[b->first_edge + e];
        for (uint32_t k = 0; k < arm->label_count; k++) {
            uint32_t equal =
                EMIT(l->b, SpvOpIEqual, logical, selector->given, label_constant(l, s, b, arm, k, selector->type));
            labelled = labelled ? EMIT(l->b, SpvOpLogicalOr, logical, labelled, equal) : equal;
        }
    }
    if (labelled)
        selector->value = EMIT(l->b, SpvOpSelect, selector->spirv_type, labelled, selector->value,
                               scalar_constant(l, selector->type, unused_value(l, s, b, count_labels(s, b))));
}

uint32_t switch_selector(struct lowering *l, struct function_state *s, uint32_t block)
{
    const struct structured_block *b = &s->structured->blocks[block];
    const struct instruction *i = terminator(s, b->decider);
    uint32_t given = operand(l, i, 0);
    struct selector selector = {.type = type_of(l, operand_value(l, i, 0)), .given = given, .value = given};

    if (!s->convergent_before)
        count_convergent_blocks(l, s);
    if (!leads_to_convergent(s, block))
        return given;
    selector.spirv_type = value_type(l, selector.type);
    for (uint32_t e = 1; e < b->edge_count; e++)
        if (arm_is_convergent(s, block, e))
            unify_labels(l, s, b, &s->structured->edges[b->first_edge + e], &selector);
    if (arm_is_convergent(s, block, 0))
        unify_default(l, s, b, &selector);
    return selector.value;
}

/* ---- The instruction --------------------------------------------------------------------------------------------- */

/* Edge 0 is the default. Labels that lead where it leads are left out. */
void emit_switch(struct lowering *l, const struct function_state *s, uint32_t block, uint32_t selector)
{
    const struct structured_block *b = &s->structured->blocks[block];
    bool wide = scalar_bits(l, type_of(l, operand_value(l, terminator(s, b->decider), 0))) == 64;
    uint32_t *words = append(l->b, l->b->code, SpvOpSwitch, 2 + count_labels(s, b) * (wide ? 3 : 2));

    *words++ = selector;
    *words++ = s->labels[s->structured->edges[b->first_edge].target];
    for (uint32_t e = 1; e < b->edge_count; e++) {
        const struct structured_edge *edge = &s->structured->edges[b->first_edge + e];
        for (uint32_t k = 0; k < edge->label_count; k++) {
            uint64_t value = label_value(l, s, b, s->structured->labels[edge->first_label + k]);
            *words++ = (uint32_t)value;
            if (wide)
                *words++ = (uint32_t)(value >> 32);
            *words++ = s->labels[edge->target];
        }
    }
}
