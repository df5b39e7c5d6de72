/* Which hit objects share a variable, and whether they may. */
#include "spirv/ray_tracing/hit_objects.h"

enum {
    MOST_SHARED = 64 /* variables of several hit objects in one function */
};

/* What a variable holds where a block begins or ends: a value by its local number, or one of these. */
enum content {
    NOT_REACHED = -1,
    NOTHING = -2,
    DIFFERENT = -3
};
typedef int32_t content;

struct event { /* an instruction that makes, hands on or takes a hit object */
    uint32_t index, block;
};

struct nop_use { /* HitObject_MakeNop as an input of a phi: its variable starts empty where that stands */
    uint32_t nop, phi;
    uint32_t next; /* of the same nop: its place in nop_uses + 1, 0: last */
};

struct hit_objects {
    uint32_t *parent;   /* by local value: another one with the same variable, in the end itself */
    uint32_t *origin;   /* by local value: the hit object before SetShaderTableIndex */
    uint32_t *made;     /* by the value that its parents end in: how many have the variable */
    uint32_t *variable; /* likewise: id, 0: not made yet */
    uint32_t *nop_use;  /* by local value, of nops: place in nop_uses of the last one + 1, 0: none */
    VECTOR(struct event) events;
    VECTOR(struct nop_use) nop_uses;
    uint32_t empty; /* variable of what is empty for one operation only, 0: not made yet */
};

static uint32_t shared_by(struct hit_objects *h, uint32_t value)
{
    while (h->parent[value] != value) {
        h->parent[value] = h->parent[h->parent[value]];
        value = h->parent[value];
    }
    return value;
}

/* The call that makes a value, or NULL for phis and others. */
static const struct instruction *maker(const struct lowering *l, value_id value)
{
    const struct instruction *i = value == NO_VALUE ? NULL : defining_instruction(l, value);
    return i && i->opcode == OP_CALL ? i : NULL;
}

static bool is_nop(const struct lowering *l, value_id value)
{
    const struct instruction *i = maker(l, value);
    return i && i->dx_op == DX_HitObject_MakeNop;
}

bool is_given_nop(const struct lowering *l, const struct instruction *i)
{
    return is_nop(l, operand_value(l, i, 0));
}

/* Whether operand 0 is a hit object that has to be in its variable. */
static bool takes_hit_object(const struct lowering *l, const struct instruction *i)
{
    return i->opcode == OP_CALL && i->dx_op != DX_OP_NONE && i->operand_count > 0 &&
           is_hit_object(l, type_of(l, operand_value(l, i, 0))) && !is_given_nop(l, i);
}

/* Whether what the operation asks for does not change with the index in the shader table. */
static bool asks_of_ray(const struct instruction *i)
{
    return i->dx_op != DX_HitObject_Invoke && i->dx_op != DX_HitObject_ShaderTableIndex &&
           i->dx_op != DX_HitObject_LoadLocalRootTableConstant && i->dx_op != DX_MaybeReorderThread;
}

/* ---- Who shares -------------------------------------------------------------------------------------------------- */

static void share(struct lowering *l, struct hit_objects *h, const struct instruction *i, value_id with)
{
    uint32_t result = local_number(l, i->result);

    if (is_nop(l, with)) {
        uint32_t nop = local_number(l, with);
        vector_push(l->arena, &h->nop_uses, (struct nop_use){nop, result, h->nop_use[nop]});
        h->nop_use[nop] = h->nop_uses.count;
    } else if (defining_instruction(l, with)) {
        h->parent[shared_by(h, local_number(l, with))] = shared_by(h, result);
    }
}

static void visit(struct lowering *l, struct hit_objects *h, uint32_t index, uint32_t block)
{
    const struct function *f = l->function;
    const struct instruction *i = &f->instructions[index];
    bool makes = i->result != NO_VALUE && is_hit_object(l, i->type);

    if (!makes && !takes_hit_object(l, i))
        return;
    vector_push(l->arena, &h->events, (struct event){index, block});
    for (uint32_t k = 0; i->opcode == OP_PHI && k < i->operand_count; k += 2)
        share(l, h, i, f->operands[i->first_operand + k]);
    if (i->opcode == OP_CALL && i->dx_op == DX_HitObject_SetShaderTableIndex) {
        share(l, h, i, operand_value(l, i, 0));
        if (takes_hit_object(l, i) && defining_instruction(l, operand_value(l, i, 0)))
            h->origin[local_number(l, i->result)] = h->origin[local_number(l, operand_value(l, i, 0))];
    }
}

/* ---- Whether they may -------------------------------------------------------------------------------------------- */

/* One shared variable, followed through the function. */
struct flow {
    struct hit_objects *h;
    uint32_t variable;  /* the value that its parents end in */
    bool *fills;        /* by local value: fills in the variable */
    content *last;      /* by block: what it fills in last, NOTHING: it does not */
    content *in, *out;  /* by block */
    struct words ready; /* blocks whose `in` has changed */
};

static void reach(struct lowering *l, struct flow *flow, block_id block, content held)
{
    content before = flow->in[block], now = before == NOT_REACHED || before == held ? held : DIFFERENT;

    if (before == now)
        return;
    flow->in[block] = now;
    vector_push(l->arena, &flow->ready, block);
}

static void follow(struct lowering *l, struct flow *flow)
{
    const struct graph *graph = &l->state->graph;

    reach(l, flow, 0, NOTHING);
    while (flow->ready.count > 0) {
        block_id block = flow->ready.data[--flow->ready.count];
        content held = flow->last[block] == NOTHING ? flow->in[block] : flow->last[block];
        if (held == flow->out[block])
            continue;
        flow->out[block] = held;
        for (edge_id e = graph->first[block]; e < graph->first[block + 1]; e++)
            reach(l, flow, graph->targets[e], held);
    }
}

static _Noreturn void refuse_sharing(struct lowering *l, const struct instruction *i)
{
    unsupported(l, i, "a hit object that is needed while another one has its place");
}

/* Each input of a phi has to be in the variable when control comes from its block. */
static void check_phi(struct lowering *l, const struct flow *flow, const struct instruction *i)
{
    for (uint32_t k = 0; k < i->operand_count; k += 2) {
        value_id value = operand_value(l, i, k);
        content held = flow->out[operand_value(l, i, k + 1)];
        bool is_undefined = module_constant(l->module, l->function, value) != NULL;
        if (held != NOT_REACHED && !is_undefined &&
            (!defining_instruction(l, value) || held != (content)local_number(l, value)))
            refuse_sharing(l, i);
    }
}

static void check_events(struct lowering *l, struct flow *flow)
{
    struct hit_objects *h = flow->h;
    content held = NOTHING;

    for (uint32_t n = 0; n < h->events.count; n++) {
        struct event event = h->events.data[n];
        const struct instruction *i = &l->function->instructions[event.index];
        if (n == 0 || h->events.data[n - 1].block != event.block)
            held = flow->in[event.block];
        if (held == NOT_REACHED)
            continue;
        if (takes_hit_object(l, i) && defining_instruction(l, operand_value(l, i, 0))) {
            uint32_t taken = local_number(l, operand_value(l, i, 0));
            bool is_same =
                held == (content)taken || (held >= 0 && asks_of_ray(i) && h->origin[held] == h->origin[taken]);
            if (shared_by(h, taken) == flow->variable && !is_same)
                refuse_sharing(l, i);
        }
        if (i->result == NO_VALUE || !flow->fills[local_number(l, i->result)])
            continue;
        held = local_number(l, i->result);
        if (i->opcode == OP_PHI)
            check_phi(l, flow, i);
    }
}

static void check_variable(struct lowering *l, struct hit_objects *h, uint32_t variable)
{
    const struct function *f = l->function;
    struct flow flow = {.h = h, .variable = variable};

    flow.fills = arena_zeroed(l->arena, f->value_count, sizeof *flow.fills);
    flow.last = arena_array(l->arena, f->block_count, sizeof *flow.last);
    flow.in = arena_array(l->arena, f->block_count, sizeof *flow.in);
    flow.out = arena_array(l->arena, f->block_count, sizeof *flow.out);
    for (uint32_t b = 0; b < f->block_count; b++) {
        flow.last[b] = NOTHING;
        flow.in[b] = flow.out[b] = NOT_REACHED;
    }
    for (uint32_t n = 0; n < h->nop_uses.count; n++)
        if (shared_by(h, h->nop_uses.data[n].phi) == variable)
            flow.fills[h->nop_uses.data[n].nop] = true;
    for (uint32_t n = 0; n < h->events.count; n++) {
        const struct instruction *i = &f->instructions[h->events.data[n].index];
        if (i->result == NO_VALUE || !is_hit_object(l, i->type))
            continue;
        uint32_t result = local_number(l, i->result);
        flow.fills[result] |= shared_by(h, result) == variable;
        if (flow.fills[result])
            flow.last[h->events.data[n].block] = result;
    }
    follow(l, &flow);
    check_events(l, &flow);
}

static struct hit_objects *find_hit_objects(struct lowering *l)
{
    const struct function *f = l->function;
    struct hit_objects *h = arena_zeroed(l->arena, 1, sizeof *h);
    uint32_t shared = 0;

    h->parent = arena_array(l->arena, f->value_count, sizeof *h->parent);
    h->origin = arena_array(l->arena, f->value_count, sizeof *h->origin);
    h->made = arena_zeroed(l->arena, f->value_count, sizeof *h->made);
    h->variable = arena_zeroed(l->arena, f->value_count, sizeof *h->variable);
    h->nop_use = arena_zeroed(l->arena, f->value_count, sizeof *h->nop_use);
    for (uint32_t v = 0; v < f->value_count; v++)
        h->parent[v] = h->origin[v] = v;
    for (uint32_t b = 0; b < f->block_count; b++)
        for (uint32_t n = 0; n < f->blocks[b].instruction_count; n++)
            if (l->state->live[f->blocks[b].first_instruction + n])
                visit(l, h, f->blocks[b].first_instruction + n, b);
    for (uint32_t n = 0; n < h->events.count; n++) {
        const struct instruction *i = &f->instructions[h->events.data[n].index];
        if (i->result != NO_VALUE && is_hit_object(l, i->type))
            h->made[shared_by(h, local_number(l, i->result))]++;
    }
    for (uint32_t v = 0; v < f->value_count; v++) {
        if (h->made[v] < 2)
            continue;
        if (++shared > MOST_SHARED)
            fail(l->fault, DXS_LIMIT_EXCEEDED, "more than %d hit objects that several operations make", MOST_SHARED);
        struct arena_mark mark = arena_mark(l->arena);
        check_variable(l, h, v);
        arena_rewind(l->arena, mark);
    }
    return h;
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

static struct hit_objects *hit_objects(struct lowering *l)
{
    if (!l->state->hit_objects)
        l->state->hit_objects = find_hit_objects(l);
    return l->state->hit_objects;
}

static uint32_t made_variable(struct lowering *l, uint32_t *variable)
{
    if (!*variable)
        *variable = local_variable(l->b, type_hit_object(l->b), 0);
    return *variable;
}

static uint32_t variable_of(struct lowering *l, uint32_t value)
{
    struct hit_objects *h = hit_objects(l);
    return made_variable(l, &h->variable[shared_by(h, value)]);
}

uint32_t made_hit_object(struct lowering *l, const struct instruction *i)
{
    return variable_of(l, local_number(l, i->result));
}

uint32_t given_hit_object(struct lowering *l, const struct instruction *i)
{
    value_id value = operand_value(l, i, 0);
    const struct instruction *made_by = defining_instruction(l, value);

    if (is_nop(l, value))
        return i->dx_op == DX_HitObject_SetShaderTableIndex ? made_hit_object(l, i)
                                                            : made_variable(l, &hit_objects(l)->empty);
    if (!made_by || (made_by->opcode != OP_PHI && made_by->opcode != OP_CALL))
        unsupported(l, i, "a hit object that no operation or phi makes");
    return variable_of(l, local_number(l, value));
}

void for_each_nop(struct lowering *l, const struct instruction *i, void (*empty)(struct lowering *l, uint32_t variable))
{
    struct hit_objects *h = hit_objects(l);
    uint32_t last = 0;

    for (uint32_t n = h->nop_use[local_number(l, i->result)]; n > 0; n = h->nop_uses.data[n - 1].next) {
        uint32_t variable = variable_of(l, h->nop_uses.data[n - 1].phi);
        if (variable != last)
            empty(l, variable);
        last = variable;
    }
}
