/* Lowers statements and whole programs to blocks of instructions. */
#include "lower.h"

#include "lowering.h"
#include "operations.h"

#include "tests/common/shader_writer.h"

#include <string.h>

enum {
    NO_BLOCK = UINT32_MAX,
    STATION_TARGETS = 4,
    STATION_BITS = 8,
    MAX_CASES = 16
};

/* ---- Blocks ------------------------------------------------------------------------------------------------------ */

static uint32_t new_block(struct lowering *l)
{
    return add_block(&l->flow);
}

static void jump(struct lowering *l, uint32_t target)
{
    end_block(&l->flow, l->block, ENDING_JUMP, 0, &target, NULL, 1);
}

static void branch(struct lowering *l, uint32_t condition, uint32_t if_true, uint32_t if_false)
{
    const uint32_t targets[] = {if_true, if_false};
    end_block(&l->flow, l->block, ENDING_BRANCH, condition, targets, NULL, 2);
}

/* Code behind a jump goes into an unreachable block, which is removed later. */
static void leave(struct lowering *l, uint32_t target)
{
    jump(l, target);
    l->block = new_block(l);
}

/* Sets the initial value. A variable in memory gets it as flow variable, too: SSA form wants all of those set. */
static void start_variable(struct lowering *l, uint32_t variable, uint32_t value)
{
    put_set(l, variable, value);
    if (l->program->in_memory >> variable & 1)
        add_value(&l->flow, 0,
                  (struct flow_value){
                      .kind = VALUE_SET, .type = TYPE_VOID, .code = variable, .operands = {value}, .operand_count = 1});
}

static uint32_t add_hidden(struct lowering *l, uint32_t start)
{
    uint32_t variable = add_flow_variable(&l->flow, SCALAR_I32), block = l->block;

    l->block = 0; /* the first block stays open for initial values */
    start_variable(l, variable, put_integer(l, start));
    l->block = block;
    put_set(l, variable, put_integer(l, start));
    return variable;
}

/* ---- Conditions -------------------------------------------------------------------------------------------------- */

static bool is_logic(const struct node *node, const char *name)
{
    return node->kind == NODE_OPERATION && node->scalar == SCALAR_BOOL &&
           strcmp(operations[node->number].name, name) == 0;
}

/* Branches on the condition. Every second `and` and `or` is short-circuited. */
static void branch_on(struct lowering *l, const struct node *condition, uint32_t if_true, uint32_t if_false)
{
    bool is_and = is_logic(condition, "and"), is_or = is_logic(condition, "or");

    if ((is_and || is_or) && !has_wave_operation(condition->children[1]) && l->choices++ % 2 == 0) {
        uint32_t second = new_block(l);
        branch_on(l, condition->children[0], is_and ? second : if_true, is_and ? if_false : second);
        l->block = second;
        branch_on(l, condition->children[1], if_true, if_false);
        return;
    }
    branch(l, lower_expression(l, condition), if_true, if_false);
}

/* ---- Structured statements --------------------------------------------------------------------------------------- */

static void lower_statement(struct lowering *l, const struct node *node);

static void lower_if(struct lowering *l, const struct node *node)
{
    uint32_t then_block = new_block(l), else_block = new_block(l), after = new_block(l);

    branch_on(l, node->children[0], then_block, else_block);
    l->block = then_block;
    lower_statement(l, node->children[1]);
    jump(l, after);
    l->block = else_block;
    lower_statement(l, node->children[2]);
    jump(l, after);
    l->block = after;
}

static void open_construct(struct lowering *l, uint32_t break_block, uint32_t continue_block)
{
    l->targets[l->target_count].break_block = break_block;
    l->targets[l->target_count++].continue_block = continue_block;
}

/* The trip limit of the loop. An unknown zero is added, unless PLAIN_TRIPS is set, so that drivers cannot unroll. */
static uint32_t limit_of(struct lowering *l, const struct node *loop)
{
    uint32_t trips = put_integer(l, (uint32_t)(loop->bits % PLAIN_TRIPS));
    return loop->bits >= PLAIN_TRIPS ? trips : put_binary(l, WRITE_ADD, trips, lower_unknown_zero(l));
}

/* Counts a trip. Returns a condition: more trips are left. */
static uint32_t count_trip(struct lowering *l, uint32_t counter, uint32_t limit)
{
    uint32_t count = put_binary(l, WRITE_ADD, put_get(l, counter), put_integer(l, 1));
    put_set(l, counter, count);
    return put_compare(l, WRITE_LESS, count, limit);
}

static void lower_loop(struct lowering *l, const struct node *node)
{
    uint32_t head = new_block(l), body = new_block(l), latch = new_block(l), after = new_block(l);
    uint32_t counter = add_hidden(l, 0), limit = limit_of(l, node), more;

    jump(l, head);
    l->block = head;
    if (node->number == LOOP_WHILE) {
        more = put_compare(l, WRITE_LESS, put_get(l, counter), limit);
        branch(l, put_binary(l, WRITE_AND, more, lower_expression(l, node->children[0])), body, after);
    } else if (node->number == LOOP_TWO_TESTS) {
        uint32_t second = new_block(l);
        more = put_compare(l, WRITE_LESS, put_get(l, counter), limit);
        branch(l, more, second, after);
        l->block = second;
        branch_on(l, node->children[0], body, after);
    } else {
        jump(l, body);
    }
    open_construct(l, after, latch);
    l->block = body;
    lower_statement(l, node->children[1]);
    jump(l, latch);
    l->target_count--;
    l->block = latch;
    more = count_trip(l, counter, limit);
    if (node->number == LOOP_DO) {
        branch(l, put_binary(l, WRITE_AND, more, lower_expression(l, node->children[0])), head, after);
    } else if (node->number == LOOP_FOREVER) {
        branch(l, more, head, after);
    } else {
        jump(l, head);
    }
    l->block = after;
}

static void lower_switch(struct lowering *l, const struct node *node)
{
    uint32_t count = node->child_count - 1, after = new_block(l), bodies[MAX_CASES], targets[2 * MAX_CASES + 1];
    uint32_t target_count = 1;
    int64_t cases[2 * MAX_CASES + 1] = {0};
    bool has_default = node->number == SWITCH_LAST_IS_DEFAULT && count > 0;
    uint32_t selector = lower_expression(l, node->children[0]);

    selector = put_binary(l, WRITE_AND, selector, put_integer(l, 7));
    if (node->number == SWITCH_SPARSE)
        selector =
            put_binary(l, WRITE_SUB, put_binary(l, WRITE_MUL, selector, put_integer(l, 1000)), put_integer(l, 1000));
    if (node->scalar != SCALAR_I32)
        selector = put_cast(l, node->scalar == SCALAR_I64 ? WRITE_SEXT : WRITE_TRUNC, selector, node->scalar);
    for (uint32_t i = 0; i < count; i++)
        bodies[i] = new_block(l);
    targets[0] = has_default ? bodies[count - 1] : after;
    for (uint32_t i = 0; i < count - has_default; i++) {
        targets[target_count] = bodies[i];
        cases[target_count++] = node->number == SWITCH_SPARSE ? (int64_t)i * 1000 - 1000 : i;
        if (node->number != SWITCH_TWO_LABELS || i + count > 7)
            continue;
        targets[target_count] = bodies[i];
        cases[target_count++] = i + count;
    }
    end_block(&l->flow, l->block, ENDING_SWITCH, selector, targets, cases, target_count);
    open_construct(l, after, NO_BLOCK);
    for (uint32_t i = 0; i < count; i++) {
        l->block = bodies[i];
        lower_statement(l, node->children[1 + i]);
        jump(l, (node->bits >> i & 1) && i + 1 < count ? bodies[i + 1] : after);
    }
    l->target_count--;
    l->block = after;
}

static void lower_break(struct lowering *l, const struct node *node)
{
    if (node->number < l->target_count)
        leave(l, l->targets[l->target_count - 1 - node->number].break_block);
}

static void lower_continue(struct lowering *l, const struct node *node)
{
    uint32_t skipped = node->number;

    for (uint32_t i = l->target_count; i-- > 0;) {
        if (l->targets[i].continue_block == NO_BLOCK || skipped-- > 0)
            continue;
        leave(l, l->targets[i].continue_block);
        return;
    }
}

/* ---- Webs -------------------------------------------------------------------------------------------------------- */

struct web {
    const struct node *node;
    uint32_t *stations; /* by station: its block; the last one is the block behind the web */
    uint32_t fuel;      /* variable: jumps left; UINT32_MAX: the web only jumps forward */
    uint32_t next;      /* variable: next station, for the dispatcher; UINT32_MAX: stations jump directly */
    uint32_t dispatcher;
};

static uint32_t station_target(const struct web *web, const struct node *station, uint32_t i)
{
    uint32_t target = (uint32_t)(station->bits >> STATION_BITS * i & 255);
    return target < web->node->child_count ? target : web->node->child_count;
}

static bool goes_back(const struct web *web)
{
    for (uint32_t i = 0; i < web->node->child_count; i++)
        for (uint32_t k = 0; k < STATION_TARGETS; k++)
            if (station_target(web, web->node->children[i], k) <= i)
                return true;
    return false;
}

/* The target of a jump to the station. With a dispatcher: a block that sets `next` and jumps to the dispatcher. */
static uint32_t way_to(struct lowering *l, const struct web *web, uint32_t station)
{
    if (web->next == UINT32_MAX)
        return web->stations[station];
    uint32_t setter = new_block(l), before = l->block;
    l->block = setter;
    put_set(l, web->next, put_integer(l, station));
    jump(l, web->dispatcher);
    l->block = before;
    return setter;
}

static void leave_station(struct lowering *l, const struct web *web, const struct node *station)
{
    uint32_t condition = lower_expression(l, station->children[0]), ways[STATION_TARGETS], targets[STATION_TARGETS];
    const int64_t cases[] = {0, 1, 2, 3};

    for (uint32_t i = 0; i < STATION_TARGETS; i++)
        targets[i] = station_target(web, station, i);
    if (web->fuel != UINT32_MAX) {
        uint32_t fuel = put_binary(l, WRITE_SUB, put_get(l, web->fuel), put_integer(l, 1)), on = new_block(l);
        put_set(l, web->fuel, fuel);
        uint32_t out = way_to(l, web, web->node->child_count);
        branch(l, put_compare(l, WRITE_EQUAL, fuel, put_integer(l, 0)), out, on);
        l->block = on;
    }
    condition = put_binary(l, WRITE_AND, condition, put_integer(l, 3));
    for (uint32_t i = 0; i < STATION_TARGETS; i++)
        ways[i] = i > 0 && targets[i] == targets[i - 1] ? ways[i - 1] : way_to(l, web, targets[i]);
    if (ways[0] == ways[1] && ways[2] == ways[3]) {
        if (ways[0] == ways[2])
            jump(l, ways[0]);
        else
            branch(l, put_compare(l, WRITE_LESS, condition, put_integer(l, 2)), ways[0], ways[2]);
        return;
    }
    end_block(&l->flow, l->block, ENDING_SWITCH, condition, ways, cases, STATION_TARGETS);
}

static void lower_web(struct lowering *l, const struct node *node)
{
    uint32_t stations[MAX_CASES + 1], count = node->child_count;
    struct web web = {.node = node, .stations = stations, .fuel = UINT32_MAX, .next = UINT32_MAX};

    for (uint32_t i = 0; i <= count; i++)
        stations[i] = new_block(l);
    if (goes_back(&web))
        web.fuel = add_hidden(l, (uint32_t)node->bits);
    if (l->options->is_reference && is_irreducible(node)) {
        int64_t cases[MAX_CASES + 1];
        uint32_t targets[MAX_CASES + 1];
        web.next = add_hidden(l, 0);
        web.dispatcher = new_block(l);
        jump(l, web.dispatcher);
        l->block = web.dispatcher;
        targets[0] = stations[count];
        for (uint32_t i = 0; i < count; i++) {
            targets[1 + i] = stations[i];
            cases[1 + i] = i;
        }
        end_block(&l->flow, l->block, ENDING_SWITCH, put_get(l, web.next), targets, cases, count + 1);
    } else {
        jump(l, stations[0]);
    }
    for (uint32_t i = 0; i < count; i++) {
        l->block = stations[i];
        lower_statement(l, node->children[i]->children[1]);
        leave_station(l, &web, node->children[i]);
    }
    l->block = stations[count];
}

/* ---- Statements of the group ------------------------------------------------------------------------------------- */

static void barrier(struct lowering *l)
{
    enum {
        OPCODE_BARRIER = 80,
        GROUP_SYNC = 1 | 8
    };
    const struct call call = {"barrier", OPCODE_BARRIER, SCALAR_COUNT, TYPE_VOID, STRUCT_NONE, NULL, 0};
    uint32_t mode = put_integer(l, GROUP_SYNC);
    put_call(l, &call, &mode, 1);
}

static void lower_exchange(struct lowering *l, const struct node *node)
{
    uint32_t value = lower_expression(l, node->children[0]);

    if (is_float_scalar(scalar_of_value(l, value)))
        value = lower_canonical(l, value);
    put_store(l, put_element(l, ARRAY_SHARED + scalar_of_value(l, value), lower_builtin(l, BUILTIN_GROUP_THREAD)),
              value);
    barrier(l);
    lower_statement(l, node->children[1]);
    barrier(l);
}

static void lower_tally(struct lowering *l, const struct node *node)
{
    enum {
        START = 5
    };
    static const uint8_t operation_numbers[] = {1, 3, 5, 6, 8, 7, 10, 9}; /* by DXIL's atomic operation: LLVM's */
    uint32_t cell = lower_expression(l, node->children[0]), value = lower_expression(l, node->children[1]);
    uint32_t own = put_binary(l, WRITE_AND, lower_builtin(l, BUILTIN_GROUP_THREAD), put_integer(l, TALLY_LENGTH - 1));

    cell = put_binary(l, WRITE_AND, cell, put_integer(l, TALLY_LENGTH - 1));
    put_store(l, put_element(l, ARRAY_TALLY, own), put_integer(l, START));
    barrier(l);
    uint32_t pointer = put_element(l, ARRAY_TALLY, cell);
    add_value(&l->flow, l->block,
              (struct flow_value){.kind = VALUE_ATOMIC,
                                  .type = SCALAR_I32,
                                  .code = operation_numbers[node->number],
                                  .operands = {pointer, value},
                                  .operand_count = 2});
    barrier(l);
    put_set(l, (uint32_t)node->bits, put_load(l, put_element(l, ARRAY_TALLY, cell), SCALAR_I32));
    barrier(l);
}

/* ---- Other statements -------------------------------------------------------------------------------------------- */

static void lower_assignment(struct lowering *l, const struct node *node)
{
    enum {
        RANGE = 10
    };
    uint32_t value = lower_expression(l, node->children[0]);

    if (is_float_scalar(scalar_of_value(l, value)))
        value = lower_tamed(l, value, RANGE);
    put_set(l, node->number, value);
}

/* Returns sum * 31 + value. 64-bit values are added in two halves, the high one first. */
static uint32_t add_bits(struct lowering *l, uint32_t sum, uint32_t value)
{
    enum scalar scalar = scalar_of_value(l, value);

    sum = put_binary(l, WRITE_MUL, sum, put_integer(l, 31));
    if (scalar == SCALAR_I64) {
        uint32_t high = put_binary(l, WRITE_LSHR, value, put_constant(l, scalar, 32));
        sum = add_bits(l, sum, put_cast(l, WRITE_TRUNC, high, SCALAR_I32));
        value = put_cast(l, WRITE_TRUNC, value, SCALAR_I32);
    } else if (scalar != SCALAR_I32) {
        value = put_cast(l, WRITE_ZEXT, value, SCALAR_I32);
    }
    return put_binary(l, WRITE_ADD, sum, value);
}

static uint32_t add_variable(struct lowering *l, uint32_t sum, uint32_t variable)
{
    uint32_t value = put_get(l, variable), lanes = lanes_of_value(l, value);
    enum scalar scalar = scalar_of_value(l, value);

    if (is_float_scalar(scalar)) {
        scalar = scalar == SCALAR_F16 ? SCALAR_I16 : scalar == SCALAR_F32 ? SCALAR_I32 : SCALAR_I64;
        value = put_cast(l, WRITE_BITCAST, lower_canonical(l, value), scalar);
    }
    if (lanes == 0)
        return add_bits(l, sum, value);
    for (uint32_t i = 0; i < lanes; i++)
        sum = add_bits(l, sum, put_part(l, value, put_integer(l, i)));
    return sum;
}

/* Stores one hash of all variables where the thread ends: drivers compile that faster than many stores. */
static void lower_return(struct lowering *l)
{
    uint32_t sum = put_integer(l, ++l->returns);

    for (uint32_t i = 0; i < l->program->variable_count; i++)
        sum = add_variable(l, sum, i);
    lower_result(l, sum);
    if (l->program->stage != STAGE_COMPUTE)
        lower_outputs(l, sum);
    end_block(&l->flow, l->block, ENDING_RETURN, 0, NULL, NULL, 0);
    l->block = new_block(l);
}

static void lower_statement(struct lowering *l, const struct node *node)
{
    switch (node->kind) {
    case NODE_SEQUENCE:
        for (uint32_t i = 0; i < node->child_count; i++)
            lower_statement(l, node->children[i]);
        break;
    case NODE_ASSIGN:
        lower_assignment(l, node);
        break;
    case NODE_STORE:
        lower_memory_store(l, node);
        break;
    case NODE_ATOMIC: {
        uint32_t cell = lower_expression(l, node->children[0]);
        lower_cell_atomic(l, node->number, cell, lower_expression(l, node->children[1]));
        break;
    }
    case NODE_UPDATE:
        lower_update(l, node);
        break;
    case NODE_IF:
        lower_if(l, node);
        break;
    case NODE_LOOP:
        lower_loop(l, node);
        break;
    case NODE_BREAK:
        lower_break(l, node);
        break;
    case NODE_CONTINUE:
        lower_continue(l, node);
        break;
    case NODE_SWITCH:
        lower_switch(l, node);
        break;
    case NODE_RETURN:
        lower_return(l);
        break;
    case NODE_EXCHANGE:
        lower_exchange(l, node);
        break;
    case NODE_TALLY:
        lower_tally(l, node);
        break;
    case NODE_DISCARD:
        lower_discard(l, lower_expression(l, node->children[0]));
        break;
    case NODE_EMIT:
        lower_emit(l, node->number, lower_expression(l, node->children[0]));
        break;
    case NODE_HELPERS:
        lower_helpers(l, node);
        break;
    default:
        lower_web(l, node);
    }
}

/* ---- Programs ---------------------------------------------------------------------------------------------------- */

/* The initial value of a variable; it differs between threads and variables. */
static uint32_t start_scalar(struct lowering *l, enum scalar scalar, uint32_t number)
{
    uint32_t value = put_binary(l, WRITE_ADD, lower_builtin(l, BUILTIN_THREAD), put_integer(l, number));

    switch (scalar) {
    case SCALAR_I32:
        return value;
    case SCALAR_BOOL:
        return put_compare(l, WRITE_EQUAL, put_binary(l, WRITE_AND, value, put_integer(l, 1)), put_integer(l, 0));
    case SCALAR_I16:
        return put_cast(l, WRITE_TRUNC, value, scalar);
    case SCALAR_I64:
        return put_binary(l, WRITE_MUL, put_cast(l, WRITE_ZEXT, value, scalar),
                          put_constant(l, scalar, UINT64_C(0x100000001)));
    default:
        return put_cast(l, WRITE_UNSIGNED_TO_FLOAT, value, scalar);
    }
}

static uint32_t start_value(struct lowering *l, uint32_t type, uint32_t number)
{
    uint32_t lanes = lanes_of_type(type), parts[MAX_LANES];

    if (lanes == 0)
        return start_scalar(l, scalar_of_type(type), number);
    for (uint32_t i = 0; i < lanes; i++)
        parts[i] = start_scalar(l, scalar_of_type(type), number + i);
    return put_vector(l, parts, lanes);
}

static bool uses_local(const struct node *node, uint32_t array)
{
    if ((node->kind == NODE_LOAD || node->kind == NODE_STORE) && node->number == MEMORY_LOCAL &&
        place_part(node->bits, PLACE_COMPONENT) == array)
        return true;
    for (uint32_t i = 0; i < node->child_count; i++)
        if (uses_local(node->children[i], array))
            return true;
    return false;
}

static void start_variables(struct lowering *l)
{
    const struct program *p = l->program;

    for (uint32_t i = 0; i < p->variable_count; i++) {
        add_flow_variable(&l->flow, p->variables[i]);
        start_variable(l, i, start_value(l, p->variables[i], i));
    }
    for (uint32_t array = 0; array < LOCAL_ARRAYS; array++) {
        for (uint32_t i = 0; i < LOCAL_LENGTH && uses_local(p->body, array); i++) {
            uint32_t value = start_value(l, p->locals[array], i * 3 + array);
            put_store(l, put_element(l, ARRAY_LOCAL + array, put_integer(l, i)), value);
        }
    }
}

/* Finds the arrays that reachable code uses. */
static void find_used_arrays(struct flow *flow)
{
    for (uint32_t i = 0; i < flow->order_count; i++) {
        const struct block *block = &flow->blocks[flow->order[i]];
        for (uint32_t k = 0; k < block->value_count; k++) {
            const struct flow_value *value = &flow->values[block->values[k]];
            if (value->kind == VALUE_ELEMENT || value->kind == VALUE_LANE)
                flow->uses_array[value->code] = true;
        }
    }
}

struct flow lower_program(const struct program *program, const struct lowering_options *options)
{
    struct lowering l = {.program = program, .options = options};

    l.block = new_block(&l);
    start_variables(&l);
    if (program->stage == STAGE_MESH)
        lower_mesh_counts(&l);
    l.block = new_block(&l);
    const uint32_t first = l.block;
    lower_statement(&l, program->body);
    lower_return(&l);
    end_block(&l.flow, 0, ENDING_JUMP, 0, &first, NULL, 1);
    if (!program->keeps_blocks)
        simplify_flow(&l.flow);
    to_ssa(&l.flow, program->keeps_phis);
    find_used_arrays(&l.flow);
    return l.flow;
}
