/* Builds functions of basic blocks, removes empty blocks, and converts variables to SSA form. */
#include "flow.h"

#include <stdlib.h>
#include <string.h>

static void *resize(void *memory, size_t count, size_t size)
{
    void *larger = realloc(memory, (count ? count : 1) * size);

    if (!larger) {
        fputs("out of memory\n", stderr);
        exit(2);
    }
    return larger;
}

static void *zeroed(size_t count, size_t size)
{
    return memset(resize(NULL, count, size), 0, (count ? count : 1) * size);
}

/* ---- Building ---------------------------------------------------------------------------------------------------- */

uint32_t add_block(struct flow *flow)
{
    if (flow->block_count == flow->block_capacity) {
        flow->block_capacity = 2 * flow->block_capacity + 16;
        flow->blocks = resize(flow->blocks, flow->block_capacity, sizeof *flow->blocks);
    }
    flow->blocks[flow->block_count] = (struct block){0};
    return flow->block_count++;
}

static void push_value(struct block *block, uint32_t value)
{
    if (block->value_count == block->value_capacity) {
        block->value_capacity = 2 * block->value_capacity + 8;
        block->values = resize(block->values, block->value_capacity, sizeof *block->values);
    }
    block->values[block->value_count++] = value;
}

uint32_t add_value(struct flow *flow, uint32_t block, struct flow_value value)
{
    if (flow->value_count == flow->value_capacity) {
        flow->value_capacity = 2 * flow->value_capacity + 64;
        flow->values = resize(flow->values, flow->value_capacity, sizeof *flow->values);
    }
    flow->values[flow->value_count] = value;
    if (value.kind != VALUE_CONSTANT && value.kind != VALUE_UNDEF)
        push_value(&flow->blocks[block], flow->value_count);
    return flow->value_count++;
}

uint32_t add_flow_variable(struct flow *flow, uint32_t type)
{
    flow->variable_types[flow->variable_count] = type;
    return flow->variable_count++;
}

void end_block(struct flow *flow, uint32_t block, enum ending ending, uint32_t condition, const uint32_t *targets,
               const int64_t *cases, uint32_t target_count)
{
    struct block *b = &flow->blocks[block];

    b->ending = ending;
    b->condition = condition;
    b->target_count = target_count;
    b->targets = zeroed(target_count, sizeof *b->targets);
    b->cases = zeroed(target_count, sizeof *b->cases);
    if (target_count)
        memcpy(b->targets, targets, target_count * sizeof *targets);
    if (cases)
        memcpy(b->cases, cases, target_count * sizeof *cases);
}

void free_flow(struct flow *flow)
{
    for (uint32_t i = 0; i < flow->value_count; i++)
        free(flow->values[i].phi_operands);
    for (uint32_t i = 0; i < flow->block_count; i++) {
        free(flow->blocks[i].values);
        free(flow->blocks[i].targets);
        free(flow->blocks[i].cases);
        free(flow->blocks[i].sources);
    }
    free(flow->values);
    free(flow->blocks);
    free(flow->order);
    memset(flow, 0, sizeof *flow);
}

/* ---- Order ------------------------------------------------------------------------------------------------------- */

static void order_blocks(struct flow *flow)
{
    uint32_t n = flow->block_count, open = 1, next = n;
    uint32_t *stack = zeroed(n, sizeof *stack), *edge = zeroed(n, sizeof *edge);
    uint32_t *postorder = zeroed(n, sizeof *postorder);
    bool *seen = zeroed(n, sizeof *seen);

    seen[0] = true;
    while (open > 0) {
        uint32_t block = stack[open - 1];
        const struct block *b = &flow->blocks[block];
        if (edge[block] == b->target_count) {
            postorder[--next] = block;
            open--;
            continue;
        }
        uint32_t target =
            b->targets[b->target_count - 1 - edge[block]++]; /* reversed, so that the first target comes first */
        if (!seen[target]) {
            seen[target] = true;
            stack[open++] = target;
        }
    }
    flow->order_count = n - next;
    flow->order = resize(flow->order, flow->order_count, sizeof *flow->order);
    memcpy(flow->order, postorder + next, flow->order_count * sizeof *flow->order);
    free(stack);
    free(edge);
    free(postorder);
    free(seen);
}

static void find_sources(struct flow *flow)
{
    for (uint32_t i = 0; i < flow->block_count; i++)
        flow->blocks[i].source_count = 0;
    for (uint32_t i = 0; i < flow->order_count; i++) {
        const struct block *b = &flow->blocks[flow->order[i]];
        for (uint32_t k = 0; k < b->target_count; k++) {
            struct block *target = &flow->blocks[b->targets[k]];
            target->sources = resize(target->sources, (size_t)target->source_count + 1, sizeof *target->sources);
            target->sources[target->source_count++] = flow->order[i];
        }
    }
}

/* ---- Simpler flow ------------------------------------------------------------------------------------------------ */

/* First non-empty block behind this one. Cycles of empty blocks stay. */
static uint32_t jump_through(const struct flow *flow, uint32_t block)
{
    for (uint32_t steps = 0; steps < flow->block_count; steps++) {
        const struct block *b = &flow->blocks[block];
        if (b->value_count > 0 || b->ending != ENDING_JUMP)
            break;
        block = b->targets[0];
    }
    return block;
}

static void append_block(struct flow *flow, uint32_t to, uint32_t from)
{
    struct block *a = &flow->blocks[to], *b = &flow->blocks[from];

    for (uint32_t i = 0; i < b->value_count; i++)
        push_value(a, b->values[i]);
    free(a->targets);
    free(a->cases);
    a->ending = b->ending;
    a->condition = b->condition;
    a->targets = b->targets;
    a->cases = b->cases;
    a->target_count = b->target_count;
    b->targets = NULL;
    b->cases = NULL;
    b->target_count = 0;
    b->value_count = 0;
    b->ending = ENDING_NONE;
}

void simplify_flow(struct flow *flow)
{
    for (uint32_t i = 0; i < flow->block_count; i++) {
        struct block *b = &flow->blocks[i];
        for (uint32_t k = 0; k < b->target_count; k++)
            b->targets[k] = jump_through(flow, b->targets[k]);
        if (b->ending == ENDING_BRANCH && b->targets[0] == b->targets[1]) {
            b->ending = ENDING_JUMP;
            b->target_count = 1;
        }
    }
    order_blocks(flow);
    find_sources(flow);
    for (uint32_t i = 0; i < flow->order_count; i++) {
        uint32_t block = flow->order[i];
        while (flow->blocks[block].ending == ENDING_JUMP) {
            uint32_t next = flow->blocks[block].targets[0];
            if (next == block || next == 0 || flow->blocks[next].source_count != 1)
                break;
            append_block(flow, block, next);
        }
    }
}

/* ---- SSA form ---------------------------------------------------------------------------------------------------- */

struct ssa {
    struct flow *flow;
    uint64_t *live;     /* by block: bit set of variables live at its start */
    uint32_t *leaving;  /* by block and variable: value at the end of the block */
    uint32_t *replaced; /* by value: its replacement */
};

static uint64_t live_before(const struct flow *flow, const struct block *b, uint64_t live)
{
    for (uint32_t i = b->value_count; i-- > 0;) {
        const struct flow_value *value = &flow->values[b->values[i]];
        if (value->kind == VALUE_SET)
            live &= ~(UINT64_C(1) << value->code);
        if (value->kind == VALUE_GET)
            live |= UINT64_C(1) << value->code;
    }
    return live;
}

static void find_live(struct ssa *s, bool all)
{
    const struct flow *flow = s->flow;

    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = flow->order_count; i-- > 0;) {
            uint32_t block = flow->order[i];
            const struct block *b = &flow->blocks[block];
            uint64_t live = 0;
            for (uint32_t k = 0; k < b->target_count; k++)
                live |= s->live[b->targets[k]];
            live = all && block != 0 ? UINT64_MAX >> (64 - flow->variable_count) : live_before(flow, b, live);
            changed |= live != s->live[block];
            s->live[block] = live;
        }
    }
}

static uint32_t resolve(const struct ssa *s, uint32_t value)
{
    while (s->replaced[value] != value)
        value = s->replaced[value];
    return value;
}

/* Adds the phis of a block with several predecessors, before its other values. */
static void place_phis(struct ssa *s, uint32_t block)
{
    struct flow *flow = s->flow;
    uint32_t old_count = flow->blocks[block].value_count, *old = flow->blocks[block].values;

    flow->blocks[block].values = NULL;
    flow->blocks[block].value_count = flow->blocks[block].value_capacity = 0;
    for (uint32_t v = 0; v < flow->variable_count; v++) {
        if (!(s->live[block] >> v & 1))
            continue;
        struct flow_value phi = {.kind = VALUE_PHI, .type = flow->variable_types[v], .code = v};
        phi.phi_operands = zeroed(flow->blocks[block].source_count, sizeof *phi.phi_operands);
        add_value(flow, block, phi);
    }
    flow->blocks[block].phi_count = flow->blocks[block].value_count;
    for (uint32_t i = 0; i < old_count; i++)
        push_value(&flow->blocks[block], old[i]);
    free(old);
}

static void rename_block(struct ssa *s, uint32_t block)
{
    struct flow *flow = s->flow;
    struct block *b = &flow->blocks[block];
    uint32_t *values = s->leaving + (size_t)block * MAX_FLOW_VARIABLES, kept = 0;

    if (b->source_count == 1)
        memcpy(values, s->leaving + (size_t)b->sources[0] * MAX_FLOW_VARIABLES, MAX_FLOW_VARIABLES * sizeof *values);
    for (uint32_t i = 0; i < b->value_count; i++) {
        struct flow_value *value = &flow->values[b->values[i]];
        if (value->kind == VALUE_GET) {
            s->replaced[b->values[i]] = values[value->code];
            continue;
        }
        if (value->kind == VALUE_SET) {
            values[value->code] = resolve(s, value->operands[0]);
            continue;
        }
        if (value->kind == VALUE_PHI)
            values[value->code] = b->values[i];
        b->values[kept++] = b->values[i];
    }
    b->value_count = kept;
}

static void fill_phis(struct ssa *s, uint32_t block)
{
    const struct block *b = &s->flow->blocks[block];

    for (uint32_t i = 0; i < b->phi_count; i++) {
        struct flow_value *phi = &s->flow->values[b->values[i]];
        for (uint32_t k = 0; k < b->source_count; k++)
            phi->phi_operands[k] = s->leaving[(size_t)b->sources[k] * MAX_FLOW_VARIABLES + phi->code];
    }
}

/* The value of a redundant phi: its only operand besides itself. Other phis: the phi itself. */
static uint32_t only_value(const struct ssa *s, uint32_t number, uint32_t source_count)
{
    const struct flow_value *phi = &s->flow->values[number];
    uint32_t only = number;

    for (uint32_t k = 0; k < source_count; k++) {
        uint32_t operand = resolve(s, phi->phi_operands[k]);
        if (operand == number || operand == only)
            continue;
        if (only != number)
            return number;
        only = operand;
    }
    return only;
}

static void remove_needless_phis(struct ssa *s)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < s->flow->order_count; i++) {
            struct block *b = &s->flow->blocks[s->flow->order[i]];
            uint32_t kept = 0, phis = b->phi_count;
            for (uint32_t k = 0; k < b->value_count; k++) {
                uint32_t number = b->values[k];
                uint32_t only = k < phis ? only_value(s, number, b->source_count) : number;
                s->replaced[number] = only;
                if (only == number)
                    b->values[kept++] = number;
                else
                    b->phi_count--;
            }
            changed |= kept != b->value_count;
            b->value_count = kept;
        }
    }
}

static void replace_operands(struct ssa *s)
{
    struct flow *flow = s->flow;

    for (uint32_t i = 0; i < flow->order_count; i++) {
        struct block *b = &flow->blocks[flow->order[i]];
        for (uint32_t k = 0; k < b->value_count; k++) {
            struct flow_value *value = &flow->values[b->values[k]];
            for (uint32_t n = 0; n < value->operand_count; n++)
                value->operands[n] = resolve(s, value->operands[n]);
            for (uint32_t n = 0; value->kind == VALUE_PHI && n < b->source_count; n++)
                value->phi_operands[n] = resolve(s, value->phi_operands[n]);
        }
        if (b->ending == ENDING_BRANCH || b->ending == ENDING_SWITCH)
            b->condition = resolve(s, b->condition);
    }
}

void to_ssa(struct flow *flow, bool keeps_phis)
{
    struct ssa s = {.flow = flow, .live = zeroed(flow->block_count, sizeof *s.live)};

    order_blocks(flow);
    find_sources(flow);
    find_live(&s, keeps_phis);
    for (uint32_t i = 1; i < flow->order_count; i++)
        if (flow->blocks[flow->order[i]].source_count > 1)
            place_phis(&s, flow->order[i]);
    s.leaving = zeroed((size_t)flow->block_count * MAX_FLOW_VARIABLES, sizeof *s.leaving);
    s.replaced = zeroed(flow->value_count, sizeof *s.replaced);
    for (uint32_t i = 0; i < flow->value_count; i++)
        s.replaced[i] = i;
    for (uint32_t i = 0; i < flow->order_count; i++)
        rename_block(&s, flow->order[i]);
    for (uint32_t i = 0; i < flow->order_count; i++)
        fill_phis(&s, flow->order[i]);
    if (!keeps_phis)
        remove_needless_phis(&s);
    replace_operands(&s);
    free(s.live);
    free(s.leaving);
    free(s.replaced);
}
