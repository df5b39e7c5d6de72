/* OpSwitch. Lanes that reach the same target by different selector values may execute it separately:
 * SPV_KHR_maximal_reconvergence allows it, and NVIDIA devices do it. If a target leads to convergent operations, the
 * selector is changed first so that only one value leads to that target. */
#include "spirv/function/function.h"
#include "spirv/driver/function.h"

static uint32_t selector_bits(struct lowering *l, const struct function_state *s, const struct structured_block *b)
{
    return scalar_bits(l, type_of(l, operand_value(l, terminator(s, b->decider), 0)));
}

/* The value of a label as a constant of the selector's type. */
static uint64_t label_value(struct lowering *l, const struct function_state *s, const struct structured_block *b,
                            edge_id label)
{
    const uint64_t *values = s->function->case_values + s->function->blocks[b->decider].first_target;
    uint64_t value = values[label - s->graph.first[b->decider]];

    return value & UINT64_MAX >> (64 - selector_bits(l, s, b));
}

/* ---- One value for each target ----------------------------------------------------------------------------------- */

static void count_convergent_blocks(struct lowering *l, struct function_state *s)
{
    uint32_t count = s->structured->block_count;

    s->convergent_before = arena_zeroed_words(l->arena, (size_t)count + 1);
    for (uint32_t b = 0; b < count; b++) {
        block_id source = s->structured->blocks[b].source;
        bool is_reached = s->leave[b] > s->enter[b];
        if (is_reached && source != NO_BLOCK && (s->graph.traits[source] & BLOCK_CONVERGENT))
            s->convergent_before[s->enter[b] + 1]++;
    }
    for (uint32_t n = 0; n < count; n++)
        s->convergent_before[n + 1] += s->convergent_before[n];
}

/* Whether a block is convergent or dominates a convergent block. */
static bool leads_to_convergent(const struct function_state *s, uint32_t block)
{
    return s->convergent_before[s->leave[block]] > s->convergent_before[s->enter[block]];
}

/* Whether an edge leads into a case with convergent blocks. Other edges are exits: to the merge block or behind it. */
static bool case_is_convergent(const struct function_state *s, uint32_t block, uint32_t edge)
{
    const struct structured_block *b = &s->structured->blocks[block];
    uint32_t target = s->structured->edges[b->first_edge + edge].target;

    return target > block && target < b->merge_block && leads_to_convergent(s, target);
}

/* The smallest value that no label has. It is at most label_count. */
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
    uint32_t type, bits, given, value; /* ids; given: selector in DXIL, value: selector of the OpSwitch */
};

/* Whether a label of min precision is 0x8000 or more. The selector may be sign-extended or zero-extended, so that only
 * its low 16 bits can be compared with such labels. */
static bool has_large_labels(const struct lowering *l, const struct function *f, const struct basic_block *block,
                             type_id type)
{
    bool has_any = false;

    for (uint32_t t = 1; t < block->target_count && is_min_precision(l, type); t++)
        has_any |= f->case_values[block->first_target + t] >> 15 & 1;
    return has_any;
}

/* OpSwitch takes integers: a bool becomes 0 or 1. */
static struct selector read_selector(struct lowering *l, const struct instruction *i, const struct basic_block *block)
{
    type_id type = type_of(l, operand_value(l, i, 0));
    uint32_t bits = scalar_bits(l, type), given = operand(l, i, 0);

    if (bits == 32 && has_large_labels(l, l->function, block, type))
        given = bit_and_imm(l->b, given, 0xFFFF);
    if (bits > 1)
        return (struct selector){value_type(l, type), bits, given, given};
    uint32_t word = type_u32(l->b);
    uint32_t no = constant_u32(l->b, 0), yes = constant_u32(l->b, 1);
    given = select_value(l->b, word, given, yes, no);
    return (struct selector){word, 32, given, given};
}

static uint32_t label_constant(struct lowering *l, const struct function_state *s, const struct structured_block *b,
                               const struct structured_edge *target_case, uint32_t k, const struct selector *selector)
{
    uint64_t value = label_value(l, s, b, s->structured->labels[target_case->first_label + k]);
    return constant_int(l->b, selector->bits, value);
}

/* Maps labels of the case, from this one on, to its first one. */
static void unify_labels(struct lowering *l, const struct function_state *s, const struct structured_block *b,
                         const struct structured_edge *target_case, uint32_t from, struct selector *selector)
{
    uint32_t logical = type_bool(l->b), any = 0;

    for (uint32_t k = from; k < target_case->label_count; k++) {
        uint32_t label = label_constant(l, s, b, target_case, k, selector);
        uint32_t equal = EMIT(l->b, SpvOpIEqual, logical, selector->given, label);
        any = any ? logical_or(l->b, any, equal) : equal;
    }
    selector->value =
        select_value(l->b, selector->type, any, label_constant(l, s, b, target_case, 0, selector), selector->value);
}

uint32_t switch_selector(struct lowering *l, struct function_state *s, uint32_t block)
{
    const struct structured_block *b = &s->structured->blocks[block];
    struct selector selector = read_selector(l, terminator(s, b->decider), &s->function->blocks[b->decider]);

    if (!s->convergent_before)
        count_convergent_blocks(l, s);
    if (!leads_to_convergent(s, block))
        return selector.given;
    bool all = case_is_convergent(s, block, 0); /* values without a label are replaced by one of them */
    if (all)
        selector.value = constant_int(l->b, selector.bits, unused_value(l, s, b, count_labels(s, b)));
    for (uint32_t e = 1; e < b->edge_count; e++) {
        const struct structured_edge *target_case = &s->structured->edges[b->first_edge + e];
        if (all || (target_case->label_count > 1 && case_is_convergent(s, block, e)))
            unify_labels(l, s, b, target_case, all ? 0 : 1, &selector);
    }
    return selector.value;
}

/* ---- The instruction --------------------------------------------------------------------------------------------- */

/* Edge 0 is the default. Labels with the same target as the default are omitted. */
void emit_switch(struct lowering *l, const struct function_state *s, uint32_t block, uint32_t selector)
{
    const struct structured_block *b = &s->structured->blocks[block];
    bool wide = selector_bits(l, s, b) == 64;
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
