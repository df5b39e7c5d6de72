/* Builds the function's control-flow graph for the structurizer, and derives copies and dominator intervals from the
 * structured form. */
#include "cfg/intervals.h"
#include "spirv/function/function.h"
#include "spirv/driver/function.h"

enum {
    DUPLICABLE_INSTRUCTIONS = 2 /* the structurizer may copy blocks of so few instructions, if all are pure */
};

/* Whether lowering may split the block at this call. Writes may get a condition, for example that the lane is no helper
 * lane. The reads listed here get loops and conditions. A rule of tests/spirv finds a call that this list lacks: it
 * makes a continue target of several blocks. */
static bool call_may_split(const struct instruction *i)
{
    return i->dx_op == DX_OP_NONE || dx_operations[i->dx_op].effect == WRITES || i->dx_op == DX_LinAlgMatVecMul ||
           i->dx_op == DX_LinAlgMatVecMulAdd || i->dx_op == DX_HitObject_FromRayQuery ||
           i->dx_op == DX_HitObject_FromRayQueryWithAttrs;
}

/* Likewise at one of the other instructions [first, end): writes to groupshared memory whose bounds are checked. */
static bool access_may_split(const struct lowering *l, const struct function_state *s, uint32_t first, uint32_t end)
{
    if (!l->options->guarantees.on[DXS_GUARANTEE_GROUPSHARED_BOUNDS])
        return false;
    for (uint32_t index = first; index < end; index++) {
        const struct instruction *i = &s->function->instructions[index];
        if (i->opcode == OP_ATOMIC_RMW || i->opcode == OP_COMPARE_EXCHANGE)
            return true;
        const struct type *pointer =
            i->opcode == OP_STORE ? module_type(l->module, type_of(l, operand_value(l, i, 0))) : NULL;
        if (pointer && pointer->address_space == SPACE_GROUPSHARED)
            return true;
    }
    return false;
}

/* Traits of the calls before instruction `end`. *call: index of the next call in the function; advanced to `end`. */
static uint16_t call_traits(const struct function_state *s, uint32_t end, uint32_t *call)
{
    const struct function *f = s->function;
    uint16_t traits = 0;

    for (; *call < f->call_count && f->calls[*call] < end; ++*call) {
        const struct instruction *i = &f->instructions[f->calls[*call]];
        if (!s->live[f->calls[*call]])
            continue;
        if (is_convergent(i))
            traits |= BLOCK_CONVERGENT;
        if (call_may_split(i))
            traits |= BLOCK_SPLITS;
    }
    return traits;
}

/* BLOCK_EMPTY and BLOCK_DUPLICABLE for instructions [first, end). Stops when the block is too large for either. */
static uint16_t size_traits(const struct function_state *s, uint32_t first, uint32_t end)
{
    uint32_t instructions = 0;
    bool pure = true;

    for (uint32_t index = first; index < end && instructions <= DUPLICABLE_INSTRUCTIONS; index++) {
        const struct instruction *i = &s->function->instructions[index];
        uint8_t opcode = i->opcode;
        if (opcode == OP_PHI || !s->live[index])
            continue;
        instructions++;
        bool divides = i->sub >= BINARY_UDIV && i->sub <= BINARY_SREM; /* twenty instructions on a device */
        pure &= (opcode == OP_BINARY && !divides) || opcode == OP_COMPARE || opcode == OP_SELECT || opcode == OP_CAST;
    }
    if (instructions == 0)
        return BLOCK_EMPTY | BLOCK_DUPLICABLE;
    return pure && instructions <= DUPLICABLE_INSTRUCTIONS ? BLOCK_DUPLICABLE : 0;
}

static uint16_t block_traits(const struct lowering *l, const struct function_state *s, const struct basic_block *block,
                             uint32_t *call)
{
    uint32_t first = block->first_instruction, end = first + block->instruction_count - 1;
    const struct instruction *terminator = &s->function->instructions[end];
    uint16_t traits = call_traits(s, end, call) | size_traits(s, first, end);

    if (s->has_hit_phis && block->target_count == 2) /* see empty_hit_objects */
        traits |= BLOCK_SPLITS;
    if (access_may_split(l, s, first, end))
        traits |= BLOCK_SPLITS;
    if (terminator->attached & ATTACHED_BRANCH)
        traits |= BLOCK_BRANCH;
    if (terminator->attached & ATTACHED_FLATTEN)
        traits |= BLOCK_FLATTEN;
    if (terminator->attached & ATTACHED_UNROLL)
        traits |= BLOCK_UNROLL;
    if (terminator->attached & ATTACHED_LOOP)
        traits |= BLOCK_LOOP;
    return traits;
}

static uint32_t count_phis(const struct function_state *s, const struct basic_block *block)
{
    uint32_t count = 0;

    for (uint32_t n = 0; n < block->instruction_count; n++) {
        if (s->function->instructions[block->first_instruction + n].opcode != OP_PHI)
            break;
        count += s->live[block->first_instruction + n] != 0;
    }
    return count;
}

/* Whether a branch depends on @dx.break.cond[0] == 0, which is always true: DXC's way to keep a block inside a loop. */
static COLD bool is_dx_break(const struct lowering *l, const struct function_state *s, const struct instruction *branch)
{
    const struct function *f = s->function;

    if (l->module->dx_break_global == UINT32_MAX || branch->opcode != OP_BRANCH || branch->operand_count != 1)
        return false;
    const struct instruction *compare = defining_instruction(l, f->operands[branch->first_operand]);
    if (!compare || compare->opcode != OP_COMPARE || compare->sub != ICMP_EQ)
        return false;
    const struct instruction *load = defining_instruction(l, f->operands[compare->first_operand]);
    uint64_t bits;
    if (!load || load->opcode != OP_LOAD ||
        !module_integer(l->module, f, f->operands[compare->first_operand + 1], &bits) || bits != 0)
        return false;
    value_id pointer = f->operands[load->first_operand];
    const struct instruction *gep = defining_instruction(l, pointer);
    const struct constant *constant = module_constant(l->module, f, pointer);
    value_id root = gep && gep->opcode == OP_GEP                 ? f->operands[gep->first_operand]
                    : constant && constant->kind == CONSTANT_GEP ? l->module->operands[constant->first]
                                                                 : pointer;
    const struct value *value = module_value(l->module, f, root);
    return value->kind == VALUE_GLOBAL && value->index == l->module->dx_break_global;
}

static void build_graph(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;
    uint32_t edge_count = 0, edges = 0, call = 0;

    for (uint32_t b = 0; b < f->block_count; b++)
        edge_count += f->blocks[b].target_count;
    uint32_t *first = arena_words(l->arena, (size_t)f->block_count + 1);
    block_id *targets = arena_words(l->arena, edge_count);
    uint8_t *terminators = arena_array(l->arena, f->block_count, sizeof *terminators);
    uint16_t *traits = arena_array(l->arena, f->block_count, sizeof *traits);
    uint32_t *phi_counts = arena_words(l->arena, f->block_count);
    bool *never_taken = NULL;

    for (uint32_t b = 0; b < f->block_count; b++) {
        const struct basic_block *block = &f->blocks[b];
        const struct instruction *last = &f->instructions[block->first_instruction + block->instruction_count - 1];
        first[b] = edges;
        traits[b] = block_traits(l, s, block, &call);
        phi_counts[b] = count_phis(s, block);
        if (invocation_ends(s, b)) {
            terminators[b] = TERMINATOR_RETURN;
            continue;
        }
        terminators[b] = last->opcode == OP_SWITCH        ? TERMINATOR_SWITCH
                         : last->opcode == OP_RETURN      ? TERMINATOR_RETURN
                         : last->opcode == OP_UNREACHABLE ? TERMINATOR_UNREACHABLE
                         : block->target_count == 2       ? TERMINATOR_CONDITION
                                                          : TERMINATOR_BRANCH;
        if (is_dx_break(l, s, last)) {
            if (!never_taken)
                never_taken = arena_zeroed(l->arena, edge_count, sizeof *never_taken);
            never_taken[edges + 1] = true;
        }
        for (uint32_t t = 0; t < block->target_count; t++)
            targets[edges++] = f->targets[block->first_target + t];
    }
    first[f->block_count] = edges;
    s->graph = (struct graph){f->block_count, first, targets, terminators, traits, never_taken, phi_counts};
}

static void check_structure(struct lowering *l, const struct structured *structured)
{
    const struct dxs_limits *limits = &l->options->limits;

    if (structured->block_count > limits->blocks - l->block_count)
        fail(l->fault, DXS_RESULT_BLOCK_LIMIT,
             "the shader needs %llu structured blocks or more: the limit is %u (dxs_limits.blocks)",
             (unsigned long long)l->block_count + structured->block_count, limits->blocks);
    l->block_count += structured->block_count;
    if (structured->max_nesting > limits->nesting)
        fail(l->fault, DXS_RESULT_NESTING_LIMIT,
             "control-flow constructs nest %u levels deep: the limit is %u (dxs_limits.nesting)",
             structured->max_nesting, limits->nesting);
}

static void show_control_flow(const struct lowering *l, const struct function_state *s,
                              const struct structurize_options *used)
{
    const struct dxs_options *options = l->options;
    struct dxs_control_flow flow = {l->module, s->function, &s->graph, s->structured, used};

    if (options->show_control_flow)
        options->show_control_flow(options->show_user, s->function->name, &flow);
}

/* The arrays of a function with a single block. Most small shaders are such functions: they skip the analyses. */
struct lone_block {
    uint32_t enter, leave, first_copy, next_copy, phi_count;
    edge_id first[2];
    uint16_t traits;
    uint8_t terminator;
};

static bool is_lone_block(const struct lowering *l, const struct function_state *s)
{
    return s->function->block_count == 1 && s->function->blocks[0].target_count == 0 && !s->has_phis &&
           !l->options->show_control_flow;
}

static void structure_lone_block(struct lowering *l, struct function_state *s)
{
    struct lone_block *lone = arena_zeroed(l->arena, 1, sizeof *lone);
    uint8_t opcode = terminator(s, 0)->opcode;

    lone->terminator = opcode == OP_UNREACHABLE ? TERMINATOR_UNREACHABLE : TERMINATOR_RETURN;
    lone->leave = 1;
    lone->next_copy = NO_BLOCK;
    s->graph = (struct graph){.block_count = 1,
                              .first = lone->first,
                              .terminators = &lone->terminator,
                              .traits = &lone->traits,
                              .phi_counts = &lone->phi_count};
    s->structured = structurize(l->arena, &s->graph, NULL);
    check_structure(l, s->structured);
    s->enter = &lone->enter;
    s->leave = &lone->leave;
    s->first_copy = &lone->first_copy;
    s->next_copy = &lone->next_copy;
}

void structure_function(struct lowering *l, struct function_state *s)
{
    if (is_lone_block(l, s)) {
        structure_lone_block(l, s);
        return;
    }
    const struct structurize_options options = {.keeps_exits =
                                                    l->options->workarounds.on[DXS_WORKAROUND_EXITS_IN_LOOPS]};
    build_graph(l, s);
    s->structured = structurize(l->arena, &s->graph, &options);
    check_structure(l, s->structured);
    show_control_flow(l, s, &options);
    struct intervals dominated = dominator_intervals(l->arena, s->structured);
    s->enter = dominated.enter;
    s->leave = dominated.leave;

    uint32_t blocks = s->structured->block_count;
    s->first_copy = arena_filled(l->arena, s->function->block_count);
    s->next_copy = arena_filled(l->arena, blocks);
    for (uint32_t b = blocks; b-- > 0;) {
        block_id source = s->structured->blocks[b].source;
        if (source != NO_BLOCK) {
            s->next_copy[b] = s->first_copy[source];
            s->first_copy[source] = b;
        }
    }
}
