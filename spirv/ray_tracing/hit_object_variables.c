/* Assigns variables to hit objects, and checks that no hit object is used after another one overwrote its variable. */
#include "spirv/ray_tracing/ray_tracing.h"

#include "base/bitset.h"
#include "spirv/debug/info.h"

enum {
    MAX_SHARED = 64 /* per function: variables shared by several hit objects, allocas of hit objects */
};

/* Content of a variable: a hit object by its local value number; value_count + b: whatever block b's predecessors left
 * there, which differs; block_count more: the same, and some of it may lack a shader; or one of these. */
enum content {
    NOT_REACHED = -1,
    NOTHING = -2,
    SAME = -3, /* of an alloca: the content of its variable */
    OTHER = -4
};
typedef int32_t content;

#define NO_MEMORY UINT32_MAX

struct event { /* an instruction that defines, copies or uses a hit object */
    uint32_t index, block;
};

enum edge {
    EVERY_EDGE,
    TRUE_EDGE,
    FALSE_EDGE
};

struct nop_use { /* HitObject_MakeNop as an input of a phi: the predecessor empties the phi's variable at its end */
    value_id nop;
    uint32_t phi; /* local value */
    block_id block;
    enum edge edge; /* of `block`: where the variable is emptied */
    uint32_t next;  /* use at the end of the same block: index in nop_uses + 1; 0: last */
};

struct hit_objects {
    uint32_t *parent;   /* by local value: union-find parent; values of a set share a variable */
    content *loaded;    /* by local value, of loads: content of the variable at the load */
    uint32_t *made;     /* by root of a set: number of values that define its content */
    uint32_t *variable; /* by root of a set: id; 0: not made yet */
    uint32_t
        *has_shader;   /* by root of a set: id of a bool variable; 0: no Invoke may be given a hit without a shader */
    uint32_t *nop_use; /* by block: index in nop_uses + 1 of the latest use at its end; 0: none */
    VECTOR(struct event) events;
    VECTOR(struct nop_use) nop_uses;
    struct words memories; /* local values of allocas from which hit objects are loaded */
    uint32_t empty;        /* variable for operations on an empty hit object; 0: not made yet */
};

static uint32_t shared_by(struct hit_objects *h, uint32_t value)
{
    while (h->parent[value] != value) {
        h->parent[value] = h->parent[h->parent[value]];
        value = h->parent[value];
    }
    return value;
}

static bool is_nop(const struct lowering *l, value_id value)
{
    const struct instruction *i = defining_instruction(l, value);
    return i && i->dx_op == DX_HitObject_MakeNop;
}

bool is_given_nop(const struct lowering *l, const struct instruction *i)
{
    return is_nop(l, operand_value(l, i, 0));
}

/* The hit object that the instruction reads from its variable; NO_VALUE: none. */
static value_id used_hit_object(const struct lowering *l, const struct instruction *i)
{
    bool is_operation = i->opcode == OP_CALL && i->dx_op != DX_OP_NONE && i->operand_count > 0;
    value_id value = is_operation || i->opcode == OP_STORE ? operand_value(l, i, i->opcode == OP_STORE) : NO_VALUE;
    bool is_used =
        value != NO_VALUE && is_hit_object(l, type_of(l, value)) && !is_nop(l, value) && defining_instruction(l, value);

    return is_used ? value : NO_VALUE;
}

static bool stores_nop(const struct lowering *l, const struct instruction *i)
{
    return i->opcode == OP_STORE && is_nop(l, operand_value(l, i, 1));
}

/* The hit object that the instruction writes to its variable; NO_VALUE: none. Loads write none. */
static value_id written_hit_object(const struct lowering *l, const struct instruction *i)
{
    if (stores_nop(l, i))
        return operand_value(l, i, 1);
    return i->result != NO_VALUE && i->opcode != OP_LOAD && is_hit_object(l, i->type) ? i->result : NO_VALUE;
}

/* Whether the operation's result does not depend on the shader table index. */
static bool ignores_table_index(const struct instruction *i)
{
    return i->dx_op != DX_HitObject_Invoke && i->dx_op != DX_HitObject_ShaderTableIndex &&
           i->dx_op != DX_HitObject_LoadLocalRootTableConstant && i->dx_op != DX_MaybeReorderThread;
}

/* ---- Sharing ----------------------------------------------------------------------------------------------------- */

static _Noreturn void refuse_number(struct lowering *l)
{
    fail(l->fault, DXS_RESULT_LIMIT_EXCEEDED, "more than %d variables that several hit objects share", MAX_SHARED);
}

static void share(struct lowering *l, struct hit_objects *h, const struct instruction *i, value_id with)
{
    if (!is_nop(l, with) && defining_instruction(l, with))
        h->parent[shared_by(h, local_number(l, with))] = shared_by(h, local_number(l, i->result));
}

static void share_input(struct lowering *l, struct hit_objects *h, const struct instruction *phi, uint32_t k)
{
    value_id input = operand_value(l, phi, k);
    block_id block = operand_value(l, phi, k + 1);

    if (!is_nop(l, input)) {
        share(l, h, phi, input);
        return;
    }
    struct nop_use use = {input, local_number(l, phi->result), block, EVERY_EDGE, h->nop_use[block]};
    vector_push(l->arena, &h->nop_uses, use);
    h->nop_use[block] = h->nop_uses.count;
}

/* The alloca in which unoptimized code keeps a hit object. All hit objects stored there share its variable. */
static uint32_t stored_at(struct lowering *l, const struct instruction *i)
{
    const struct instruction *memory = defining_instruction(l, operand_value(l, i, 0));

    if (!memory || memory->opcode != OP_ALLOCA || !is_hit_object(l, memory->aux))
        unsupported(l, i, "hit objects cannot be kept in an array or structure");
    return local_number(l, memory->result);
}

static void share_memory(struct lowering *l, struct hit_objects *h, const struct instruction *load)
{
    uint32_t memory = stored_at(l, load), n = 0;

    h->parent[shared_by(h, local_number(l, load->result))] = shared_by(h, memory);
    while (n < h->memories.count && h->memories.data[n] != memory)
        n++;
    if (n == h->memories.count)
        vector_push(l->arena, &h->memories, memory);
    if (n == MAX_SHARED)
        refuse_number(l);
}

static void add_event(struct lowering *l, struct hit_objects *h, uint32_t index, uint32_t block)
{
    const struct instruction *i = &l->function->instructions[index];
    bool makes = i->result != NO_VALUE && is_hit_object(l, i->type);
    value_id used = used_hit_object(l, i);

    if (!makes && used == NO_VALUE && !stores_nop(l, i))
        return;
    vector_push(l->arena, &h->events, (struct event){index, block});
    for (uint32_t k = 0; i->opcode == OP_PHI && k < i->operand_count; k += 2)
        share_input(l, h, i, k);
    if (i->opcode == OP_CALL && i->dx_op == DX_HitObject_SetShaderTableIndex)
        share(l, h, i, operand_value(l, i, 0));
    if (i->opcode == OP_LOAD)
        share_memory(l, h, i);
    else if (i->opcode == OP_STORE && used != NO_VALUE)
        h->parent[shared_by(h, local_number(l, used))] = shared_by(h, stored_at(l, i));
}

/* ---- Checking ---------------------------------------------------------------------------------------------------- */

/* Data flow of one shared variable, or of one of the allocas that share it. */
struct flow {
    struct hit_objects *h;
    uint32_t variable;  /* root of its set */
    uint32_t memory;    /* local value of the alloca; NO_MEMORY: the variable itself */
    content *last;      /* by block: content written last; NOTHING: none */
    content *in, *out;  /* by block: content at its begin and at its end, before nop_uses empty the variable */
    struct words ready; /* work list: blocks whose `in` has changed */
    bool is_refused;    /* the variable does not hold what is needed */
    bool is_last;       /* if it does not, the conversion is refused */
};

/* The content after the instruction, if it was `held` before. */
static content content_after(struct lowering *l, const struct flow *flow, const struct instruction *i, content held)
{
    value_id made = written_hit_object(l, i);
    uint32_t stored = i->opcode == OP_STORE ? stored_at(l, i) : NO_MEMORY;

    if (stored != NO_MEMORY && stored == flow->memory)
        return SAME;
    if (made == NO_VALUE || shared_by(flow->h, stored != NO_MEMORY ? stored : local_number(l, made)) != flow->variable)
        return held;
    return flow->memory == NO_MEMORY ? (content)local_number(l, made) : OTHER;
}

/* The instruction that defines the content; NULL: several may. */
static const struct instruction *content_maker(const struct lowering *l, content held)
{
    return held >= 0 && (uint32_t)held < l->function->value_count
               ? defining_instruction(l, l->module->value_count + (uint32_t)held)
               : NULL;
}

/* Whether the content may be a query's hit. Phis are taken for such: where unoptimized code has memory, it has none. */
static bool may_be_queried(const struct lowering *l, content held)
{
    const struct instruction *maker = content_maker(l, held);

    return maker ? maker->opcode == OP_PHI || is_without_shader(maker)
                 : held >= (content)(l->function->value_count + l->function->block_count);
}

static void reach(struct lowering *l, struct flow *flow, block_id block, content held)
{
    content before = flow->in[block], now = held;

    if (before != NOT_REACHED && before != held) {
        bool queried = may_be_queried(l, before) || may_be_queried(l, held);
        now = (content)(l->function->value_count + queried * l->function->block_count + block);
    }
    if (before == now)
        return;
    flow->in[block] = now;
    vector_push(l->arena, &flow->ready, block);
}

/* The content on the edge from `block` to `target`. */
static content content_on_edge(struct lowering *l, const struct flow *flow, block_id block, block_id target)
{
    const struct hit_objects *h = flow->h;

    for (uint32_t n = h->nop_use[block]; n > 0; n = h->nop_uses.data[n - 1].next) {
        const struct nop_use *use = &h->nop_uses.data[n - 1];
        if (shared_by(flow->h, use->phi) == flow->variable &&
            (use->edge == EVERY_EDGE || l->state->block_of[use->phi] == target))
            return (content)local_number(l, use->nop);
    }
    return flow->out[block];
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
        bool edges_differ = graph->terminators[block] == TERMINATOR_CONDITION; /* see choose_edge */
        for (edge_id e = graph->first[block]; e < graph->first[block + 1]; e++) {
            if (edges_differ || e == graph->first[block])
                held = content_on_edge(l, flow, block, graph->targets[e]);
            reach(l, flow, graph->targets[e], held);
        }
    }
}

static NOINLINE void refuse_sharing(struct lowering *l, struct flow *flow, const struct instruction *i)
{
    flow->is_refused = true;
    if (flow->is_last)
        unsupported(l, i, "a hit object is needed after another one has overwritten its variable");
}

static content content_of(const struct lowering *l, const struct hit_objects *h, value_id value)
{
    uint32_t local = local_number(l, value);

    return defining_instruction(l, value)->opcode == OP_LOAD ? h->loaded[local] : (content)local;
}

/* The hit object to which SetShaderTableIndex was applied, any number of times. */
static content before_table_index(const struct lowering *l, const struct hit_objects *h, content held)
{
    const struct instruction *i = content_maker(l, held);

    while (i && i->dx_op == DX_HitObject_SetShaderTableIndex && used_hit_object(l, i) != NO_VALUE) {
        held = content_of(l, h, operand_value(l, i, 0));
        i = content_maker(l, held);
    }
    return held;
}

/* Each input of a phi must be in the variable at the end of its predecessor. */
static void check_phi(struct lowering *l, struct flow *flow, const struct instruction *i)
{
    for (uint32_t k = 0; k < i->operand_count; k += 2) {
        value_id value = operand_value(l, i, k);
        content held =
            content_on_edge(l, flow, operand_value(l, i, k + 1), l->state->block_of[local_number(l, i->result)]);
        bool is_undefined = module_constant(l->module, l->function, value) != NULL;
        if (held != NOT_REACHED && !is_undefined &&
            (!defining_instruction(l, value) || held != content_of(l, flow->h, value)))
            refuse_sharing(l, flow, i);
    }
}

/* The variable must hold the hit object that the instruction uses. If the result does not depend on the shader table
 * index, it may hold the same hit object with another index. */
static void check_use(struct lowering *l, struct flow *flow, const struct instruction *i, content held)
{
    value_id value = used_hit_object(l, i);

    if (value == NO_VALUE || shared_by(flow->h, local_number(l, value)) != flow->variable)
        return;
    content used = content_of(l, flow->h, value);
    if (held != used && !(i->opcode == OP_CALL && ignores_table_index(i) && held >= 0 &&
                          before_table_index(l, flow->h, held) == before_table_index(l, flow->h, used)))
        refuse_sharing(l, flow, i);
}

typedef void visit_event(struct lowering *l, struct flow *flow, const struct instruction *i, content held);

static void note_load(struct lowering *l, struct flow *flow, const struct instruction *i, content held)
{
    if (i->opcode == OP_LOAD && shared_by(flow->h, local_number(l, i->result)) == flow->variable)
        flow->h->loaded[local_number(l, i->result)] = held;
}

/* The variable must hold the content of the alloca at a load. */
static void check_load(struct lowering *l, struct flow *flow, const struct instruction *i, content held)
{
    if (i->opcode == OP_LOAD && stored_at(l, i) == flow->memory && held != SAME)
        refuse_sharing(l, flow, i);
}

static void check_event(struct lowering *l, struct flow *flow, const struct instruction *i, content held)
{
    check_use(l, flow, i, held);
    if (i->opcode == OP_PHI && shared_by(flow->h, local_number(l, i->result)) == flow->variable)
        check_phi(l, flow, i);
}

/* Calls `visit` for each reachable event, with the content before it. */
static void for_each_event(struct lowering *l, struct flow *flow, visit_event *visit)
{
    const struct hit_objects *h = flow->h;
    content held = NOTHING;

    for (uint32_t n = 0; n < h->events.count; n++) {
        struct event event = h->events.data[n];
        const struct instruction *i = &l->function->instructions[event.index];
        if (n == 0 || h->events.data[n - 1].block != event.block)
            held = flow->in[event.block];
        if (held == NOT_REACHED)
            continue;
        visit(l, flow, i, held);
        held = content_after(l, flow, i, held);
    }
}

static void follow_contents(struct lowering *l, struct flow *flow)
{
    const struct hit_objects *h = flow->h;

    for (uint32_t b = 0; b < l->function->block_count; b++) {
        flow->last[b] = NOTHING;
        flow->in[b] = flow->out[b] = NOT_REACHED;
    }
    for (uint32_t n = 0; n < h->events.count; n++) {
        content *last = &flow->last[h->events.data[n].block];
        *last = content_after(l, flow, &l->function->instructions[h->events.data[n].index], *last);
    }
    follow(l, flow);
}

static void check_contents(struct lowering *l, struct flow *flow)
{
    struct hit_objects *h = flow->h;

    flow->memory = NO_MEMORY;
    follow_contents(l, flow);
    for_each_event(l, flow, note_load);
    for_each_event(l, flow, check_event);
    for (uint32_t n = 0; n < h->memories.count; n++) {
        flow->memory = h->memories.data[n];
        if (shared_by(h, flow->memory) != flow->variable)
            continue;
        follow_contents(l, flow);
        for_each_event(l, flow, check_load);
    }
}

/* If the block ends in a conditional branch, the variable is emptied only on the edge to the phi. */
static void choose_edge(const struct lowering *l, struct nop_use *use)
{
    const struct graph *graph = &l->state->graph;
    edge_id first = graph->first[use->block];
    const block_id *targets = &graph->targets[first];

    if (graph->terminators[use->block] == TERMINATOR_CONDITION && targets[0] != targets[1] &&
        !(graph->never_taken && graph->never_taken[first + 1]))
        use->edge = TRUE_EDGE + (targets[0] != l->state->block_of[use->phi]);
}

/* Tries first to empty the variable on all edges of a block, which takes no branch. */
static void check_variable(struct lowering *l, struct hit_objects *h, uint32_t variable)
{
    const struct function *f = l->function;
    struct flow flow = {.h = h, .variable = variable};

    flow.last = arena_array(l->arena, 3 * (size_t)f->block_count, sizeof *flow.last);
    flow.in = flow.last + f->block_count;
    flow.out = flow.in + f->block_count;
    check_contents(l, &flow);
    if (!flow.is_refused)
        return;
    for (uint32_t n = 0; n < h->nop_uses.count; n++)
        if (shared_by(h, h->nop_uses.data[n].phi) == variable)
            choose_edge(l, &h->nop_uses.data[n]);
    flow.is_last = true;
    check_contents(l, &flow);
}

static struct hit_objects *find_hit_objects(struct lowering *l)
{
    const struct function *f = l->function;
    struct hit_objects *h = arena_zeroed(l->arena, 1, sizeof *h);
    uint32_t shared = 0;

    h->parent = arena_words(l->arena, f->value_count);
    h->loaded = arena_array(l->arena, f->value_count, sizeof *h->loaded);
    h->made = arena_zeroed_words(l->arena, 3 * (size_t)f->value_count + f->block_count);
    h->variable = h->made + f->value_count;
    h->has_shader = h->variable + f->value_count;
    h->nop_use = h->has_shader + f->value_count;
    for (uint32_t v = 0; v < f->value_count; v++) {
        h->parent[v] = v;
        h->loaded[v] = NOT_REACHED;
    }
    for (uint32_t b = 0; b < f->block_count; b++)
        for (uint32_t n = 0; n < f->blocks[b].instruction_count; n++)
            if (l->state->live[f->blocks[b].first_instruction + n])
                add_event(l, h, f->blocks[b].first_instruction + n, b);
    for (uint32_t n = 0; n < h->events.count; n++) {
        const struct instruction *i = &f->instructions[h->events.data[n].index];
        if (i->result != NO_VALUE && is_hit_object(l, i->type))
            h->made[shared_by(h, local_number(l, i->result))]++;
        else if (i->opcode == OP_STORE)
            h->made[shared_by(h, stored_at(l, i))]++;
    }
    for (uint32_t v = 0; v < f->value_count; v++) {
        if (h->made[v] < 2)
            continue;
        if (++shared > MAX_SHARED)
            refuse_number(l);
        struct arena_mark mark = arena_mark(l->arena);
        check_variable(l, h, v);
        arena_rewind(l->arena, mark);
    }
    return h;
}

/* ---- Hits without shader ----------------------------------------------------------------------------------------- */

bool is_without_shader(const struct instruction *maker)
{
    return maker->dx_op == DX_HitObject_FromRayQuery || maker->dx_op == DX_HitObject_FromRayQueryWithAttrs;
}

/* Whether phis or memory lead from a hit without shader to this value. */
static bool may_lack_shader(struct lowering *l, value_id value)
{
    struct bitset seen = bitset_create(l->arena, l->function->value_count);
    struct words work = {0};

    vector_push(l->arena, &work, value);
    while (work.count > 0) {
        const struct instruction *maker = hit_object_maker(l, work.data[--work.count]);
        if (maker && (maker->opcode == OP_LOAD || is_without_shader(maker)))
            return true;
        if (!maker || maker->opcode != OP_PHI || !bitset_insert(&seen, local_number(l, maker->result)))
            continue;
        for (uint32_t k = 0; k < maker->operand_count; k += 2)
            vector_push(l->arena, &work, l->function->operands[maker->first_operand + k]);
    }
    return false;
}

/* Makes a flag for each set of which an Invoke may be given a hit without a shader. */
static void find_invoked(struct lowering *l, struct hit_objects *h)
{
    for (uint32_t n = 0; n < h->events.count; n++) {
        const struct instruction *i = &l->function->instructions[h->events.data[n].index];
        const struct instruction *maker;
        if (i->opcode != OP_CALL || i->dx_op != DX_HitObject_Invoke)
            continue;
        value_id value = operand_value(l, i, 0);
        maker = hit_object_maker(l, value);
        if (!maker || is_without_shader(maker) || !may_lack_shader(l, value))
            continue;
        uint32_t *flag = &h->has_shader[shared_by(h, local_number(l, value))];
        if (!*flag) {
            uint32_t set = constant_bool(l->b, true);
            *flag = local_variable(l->b, type_bool(l->b), set);
        }
    }
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

struct hit_objects *hit_objects(struct lowering *l)
{
    if (!l->state->hit_objects) {
        l->state->hit_objects = find_hit_objects(l);
        find_invoked(l, l->state->hit_objects);
    }
    return l->state->hit_objects;
}

void note_shader(struct lowering *l, const struct instruction *i, bool has_shader)
{
    struct hit_objects *h = hit_objects(l);
    uint32_t flag = h->has_shader[shared_by(h, local_number(l, i->result))];

    if (flag)
        EMIT_VOID(l->b, SpvOpStore, flag, constant_bool(l->b, has_shader));
}

uint32_t given_shader_flag(struct lowering *l, const struct instruction *i)
{
    struct hit_objects *h = hit_objects(l);
    return h->has_shader[shared_by(h, local_number(l, operand_value(l, i, 0)))];
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
    const struct instruction *definition = defining_instruction(l, value);

    if (is_nop(l, value))
        return i->dx_op == DX_HitObject_SetShaderTableIndex ? made_hit_object(l, i)
                                                            : made_variable(l, &hit_objects(l)->empty);
    if (!definition || (definition->opcode != OP_PHI && definition->opcode != OP_CALL && definition->opcode != OP_LOAD))
        unsupported(l, i, "the hit object must come from an operation, a phi or a load");
    return variable_of(l, local_number(l, value));
}

void empty_hit_objects(struct lowering *l, block_id block)
{
    struct hit_objects *h = l->state->hit_objects;

    for (uint32_t n = h->nop_use[block]; n > 0; n = h->nop_uses.data[n - 1].next) {
        const struct nop_use *use = &h->nop_uses.data[n - 1];
        uint32_t variable = variable_of(l, use->phi);
        if (l->debug)
            debug_info_line(l, defining_instruction(l, use->nop));
        uint32_t condition = use->edge == EVERY_EDGE ? 0 : operand(l, terminator(l->state, block), 0);
        if (use->edge == FALSE_EDGE)
            condition = logical_not(l->b, condition);
        struct open_if taken = open_if(l, condition);
        record_empty(l, variable);
        close_if(l, &taken);
    }
}

uint32_t stored_nop(struct lowering *l, const struct instruction *i)
{
    return stores_nop(l, i) ? variable_of(l, stored_at(l, i)) : 0;
}

const struct instruction *hit_object_maker(struct lowering *l, value_id value)
{
    const struct instruction *definition = defining_instruction(l, value);

    if (!definition || definition->opcode != OP_LOAD)
        return definition;
    content held = content_of(l, hit_objects(l), value);
    return may_be_queried(l, held) && !content_maker(l, held) ? definition : content_maker(l, held);
}
