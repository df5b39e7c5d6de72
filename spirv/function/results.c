/* The cache of results that are computed once. */
#include "spirv/function/results.h"
#include "spirv/function/function.h"

void results_begin(struct lowering *l)
{
    l->results = arena_zeroed(l->arena, 1, sizeof *l->results);
    l->results->cached = arena_array(l->arena, CACHE_SLOTS, sizeof *l->results->cached);
}

static inline uint32_t mix(uint32_t hash, uint32_t operand)
{
    return (hash ^ operand) * 0x9E3779B1u;
}

/* A result is in one of two slots: this one or its neighbour, slot ^ 1. */
static inline uint32_t cache_slot(uint32_t op, const uint32_t operands[5])
{
    uint32_t hash = mix(mix(mix(op, operands[0]), operands[1]), operands[2]);

    return (mix(mix(hash, operands[3]), operands[4]) >> 16) % CACHE_SLOTS;
}

static inline bool is_same(const struct cached_result *r, uint32_t op, const uint32_t operands[5])
{
    return r->op == op && memcmp(r->operands, operands, sizeof r->operands) == 0;
}

/* Whether the current block can use the result. SPIR-V demands that an OpSampledImage stands in the block of its
 * uses. */
static inline bool is_in_sight(const struct function_state *s, const struct cached_result *r)
{
    if (r->label == s->label)
        return true;
    return r->function == s->index && r->block != NO_BLOCK && r->op != SpvOpSampledImage &&
           (r->block == s->current || structurally_dominates(s, r->block, s->current));
}

/* The free place is the first slot, unless that has a result in sight. */
NOINLINE uint32_t seek_result(const struct lowering *l, uint32_t op, const uint32_t operands[5],
                              struct cached_result **place)
{
    uint32_t slot = cache_slot(op, operands);
    const bool *is_cached = l->results->is_cached;
    struct cached_result *first = &l->results->cached[slot], *second = &l->results->cached[slot ^ 1];

    *place = first;
    if (is_cached[slot] && is_in_sight(l->state, first)) {
        if (is_same(first, op, operands))
            return first->result;
        *place = second;
    }
    return is_cached[slot ^ 1] && is_same(second, op, operands) && is_in_sight(l->state, second) ? second->result : 0;
}

NOINLINE uint32_t fill_result(struct lowering *l, struct cached_result *place, uint32_t op, const uint32_t operands[5],
                              uint32_t result)
{
    const struct function_state *s = l->state;

    l->results->is_cached[place - l->results->cached] = true;
    *place = (struct cached_result){s->label,
                                    s->index,
                                    s->conditions ? NO_BLOCK : s->current,
                                    op,
                                    {operands[0], operands[1], operands[2], operands[3], operands[4]},
                                    result};
    return result;
}

uint32_t find_result(const struct lowering *l, uint32_t op, const uint32_t operands[5])
{
    struct cached_result *place;

    return seek_result(l, op, operands, &place);
}

COLD uint32_t keep_result(struct lowering *l, uint32_t op, const uint32_t operands[5], uint32_t result)
{
    struct cached_result *place;

    seek_result(l, op, operands, &place);
    return fill_result(l, place, op, operands, result);
}

uint32_t find_cached(const struct lowering *l, uint32_t op, uint32_t a, uint32_t b)
{
    return find_result(l, op, (uint32_t[5]){a, b});
}

uint32_t cache_result(struct lowering *l, uint32_t op, uint32_t a, uint32_t b, uint32_t result)
{
    return keep_result(l, op, (uint32_t[5]){a, b}, result);
}

uint32_t emit_once(struct lowering *l, SpvOp op, uint32_t type, uint32_t a, uint32_t b)
{
    struct cached_result *place;
    uint32_t operands[5] = {a, b}, result = seek_result(l, (uint32_t)op, operands, &place);

    if (result)
        return result;
    result = EMIT_LIST(l->b, op, type, new_id(l->b), b ? 2 : 1, operands);
    return fill_result(l, place, (uint32_t)op, operands, result);
}

uint32_t emit_once_imm(struct lowering *l, SpvOp op, uint32_t x, uint32_t n)
{
    uint32_t number = constant_u32(l->b, n);

    return emit_once(l, op, type_u32(l->b), x, number);
}

uint32_t add_once(struct lowering *l, uint32_t x, uint32_t n)
{
    return !x ? constant_u32(l->b, n) : n ? emit_once_imm(l, SpvOpIAdd, x, n) : x;
}

uint32_t compose_once(struct lowering *l, uint32_t scalar, uint32_t count, const uint32_t *ids)
{
    struct cached_result *place;
    uint32_t operands[5] = {0};

    if (count == 1)
        return ids[0];
    copy_words(operands, ids, count);
    uint32_t known = seek_result(l, SpvOpCompositeConstruct, operands, &place);
    return known ? known : fill_result(l, place, SpvOpCompositeConstruct, operands, compose(l, scalar, count, ids));
}

void forget_results(struct lowering *l)
{
    memset(l->results->is_cached, 0, sizeof l->results->is_cached);
}
