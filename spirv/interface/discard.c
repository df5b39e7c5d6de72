/* Discarded pixels. In Direct3D a discarded invocation becomes a helper lane: derivatives still use it, its writes have
 * no effect. OpDemoteToHelperInvocation does exactly this. OpKill leaves the derivatives of the other lanes undefined.
 *
 * Without demotion, OpKill replaces each discard after which no operation reads other lanes. The other discards set a
 * variable. It guards writes to resources, and OpKill at the return of the entry point keeps the outputs from the
 * render targets. */
#include "dxil/dominance.h"
#include "spirv/function/function.h"
#include "spirv/function/results.h"
#include "spirv/operations.h"
#include "spirv/interface/interface.h"
#include "spirv/function/usage.h"

/* ---- Code after a discard ---------------------------------------------------------------------------------------- */

static bool is_discard(const struct instruction *i)
{
    return i->opcode == OP_CALL && i->dx_op == DX_Discard;
}

static bool block_reads_lanes(const struct function *f, block_id block)
{
    uint32_t first = f->blocks[block].first_instruction;

    for (uint32_t n = 0; n < f->blocks[block].instruction_count; n++)
        if (is_convergent(&f->instructions[first + n]))
            return true;
    return false;
}

/* Blocks from whose end control may reach an operation that reads other lanes. */
static struct bitset find_blocks_before_reads(struct lowering *l, const struct function *f)
{
    struct bitset before = bitset_create(l->arena, f->block_count), reads = bitset_create(l->arena, f->block_count);
    struct predecessors predecessors = collect_predecessors(l->arena, f);
    block_id *work = arena_words(l->arena, f->block_count);
    uint32_t waiting = 0;

    for (block_id b = 0; b < f->block_count; b++)
        if (block_reads_lanes(f, b) && bitset_insert(&reads, b))
            work[waiting++] = b;
    while (waiting > 0) {
        block_id block = work[--waiting];
        for (uint32_t k = predecessors.first[block]; k < predecessors.first[block + 1]; k++) {
            block_id predecessor = predecessors.list[k];
            bitset_add(&before, predecessor);
            if (bitset_insert(&reads, predecessor))
                work[waiting++] = predecessor;
        }
    }
    return before;
}

/* Marks the entry point's discards that OpKill can replace. Returns whether there are others. */
static bool find_kills(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;
    struct bitset before_reads = find_blocks_before_reads(l, f);
    bool others = false;

    s->kills = bitset_create(l->arena, f->instruction_count);
    s->ends = arena_words(l->arena, f->block_count);
    for (block_id b = 0; b < f->block_count; b++) {
        bool reads = bitset_has(&before_reads, b);
        s->ends[b] = NO_END;
        for (uint32_t n = f->blocks[b].instruction_count; n-- > 0;) {
            uint32_t index = f->blocks[b].first_instruction + n;
            const struct instruction *i = &f->instructions[index];
            uint64_t constant;
            reads |= is_convergent(i);
            if (!is_discard(i))
                continue;
            bool is_constant = module_integer(l->module, f, f->operands[i->first_operand], &constant);
            if (reads)
                others |= !is_constant || constant;
            else if (!is_constant)
                bitset_add(&s->kills, index);
            else if (constant)
                s->ends[b] = index;
        }
    }
    return others;
}

static bool discards(const struct function *f)
{
    for (uint32_t c = 0; c < f->call_count; c++)
        if (is_discard(&f->instructions[f->calls[c]]))
            return true;
    return false;
}

void discard_prepare(struct lowering *l)
{
    struct interface *interface = l->interface;
    bool remembers = interface->interlock; /* every invocation must end its critical section */

    if (l->stage != DXS_STAGE_PIXEL || !l->usage->operations[DX_Discard] || HAS(l, DEMOTE_TO_HELPER))
        return;
    for (uint32_t n = 0; n < l->module->function_count; n++)
        if (l->states[n] && n != l->entry->function && discards(&l->module->functions[n]))
            remembers = true;
    if (!remembers)
        remembers = find_kills(l, l->states[l->entry->function]);
    if (!remembers)
        return;
    uint32_t boolean = type_bool(l->b), initial = constant_bool(l->b, false);
    interface->discarded = global_variable(l->b, boolean, SpvStorageClassPrivate, initial);
    set_name(l->b, interface->discarded, "discarded");
}

static uint32_t load_discarded(struct lowering *l)
{
    return load(l->b, type_bool(l->b), l->interface->discarded);
}

/* ---- The operation ----------------------------------------------------------------------------------------------- */

/* Whether OpKill replaces this discard. */
static bool ends_invocation(const struct function_state *s, uint32_t index)
{
    return s->ends && bitset_has(&s->kills, index);
}

/* `condition`: bool id; 0: always. */
static void demote(struct lowering *l, uint32_t condition)
{
    struct builder *b = l->b;

    need_capability_of(b, SpvCapabilityDemoteToHelperInvocationEXT, EXT_DEMOTE_TO_HELPER);
    struct open_if block = open_if(l, condition);
    append(b, b->code, SpvOpDemoteToHelperInvocationEXT, 0);
    close_if(l, &block);
}

/* Whether another discard follows in the block before anything that depends on this one. One branch then serves both.
 */
static bool joins_next(const struct lowering *l, uint32_t index)
{
    const struct function_state *s = l->state;
    const struct basic_block *block = &s->function->blocks[s->structured->blocks[s->current].source];
    uint32_t end = block->first_instruction + block->instruction_count;

    for (uint32_t next = index + 1; next < end; next++) {
        const struct instruction *i = &s->function->instructions[next];
        if (is_discard(i))
            return ends_invocation(s, index) == ends_invocation(s, next) && !operand_constant(l, i, 0, &(uint64_t){0});
        if (i->opcode == OP_CALL &&
            (is_convergent(i) || i->dx_op == DX_IsHelperLane || dx_operations[i->dx_op].effect == WRITES))
            return false;
    }
    return false;
}

void lower_discard(struct lowering *l, const struct instruction *i)
{
    struct function_state *s = l->state;
    struct builder *b = l->b;
    uint32_t index = (uint32_t)(i - s->function->instructions);
    uint64_t constant;
    bool is_constant = operand_constant(l, i, 0, &constant);

    if (is_constant && constant == 0)
        return;
    uint32_t condition = operand(l, i, 0);
    if (s->discard_condition)
        condition = logical_or(b, s->discard_condition, condition);
    s->discard_condition = 0;
    forget_helper_invocation(l);
    if (joins_next(l, index)) {
        s->discard_condition = condition;
    } else if (ends_invocation(s, index)) {
        end_if(l, condition, SpvOpKill);
    } else if (l->interface->discarded) {
        uint32_t discarded = is_constant ? condition : logical_or(b, load_discarded(l), condition);
        store(b, l->interface->discarded, discarded);
    } else {
        demote(l, is_constant ? 0 : condition);
    }
}

void discard_end_main(struct lowering *l)
{
    if (l->interface->discarded)
        end_if(l, load_discarded(l), SpvOpKill);
}

uint32_t writes_allowed(struct lowering *l)
{
    if (!l->interface->discarded)
        return 0;
    return logical_not(l->b, load_discarded(l));
}

void forget_helper_invocation(struct lowering *l)
{
    l->interface->discards++;
}

static uint32_t test_helper_invocation(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t boolean = type_bool(b);

    if (l->interface->discarded)
        return EMIT(b, SpvOpLogicalOr, boolean, builtin_input(l, SpvBuiltInHelperInvocation, boolean),
                    load_discarded(l));
    need_capability_of(b, SpvCapabilityDemoteToHelperInvocationEXT, EXT_DEMOTE_TO_HELPER);
    uint32_t id = new_id(b), *words = append(b, b->code, SpvOpIsHelperInvocationEXT, 2);
    words[0] = boolean;
    words[1] = id;
    return id;
}

/* Without discards, an invocation is a helper from the first block on, or never. Else the block tests it once between
 * two discards. */
uint32_t is_helper_invocation(struct lowering *l)
{
    const struct interface *interface = l->interface;
    uint32_t boolean = type_bool(l->b), label = current_label(l);
    bool changes = interface->discarded || (l->usage->operations[DX_Discard] && HAS(l, DEMOTE_TO_HELPER));

    if (!changes)
        return emit_once(l, SpvOpLoad, boolean,
                         builtin_variable(l, SpvBuiltInHelperInvocation, SpvStorageClassInput, boolean), 0);
    uint32_t known = find_cached(l, SpvOpIsHelperInvocationEXT, label, interface->discards);
    return known ? known
                 : cache_result(l, SpvOpIsHelperInvocationEXT, label, interface->discards, test_helper_invocation(l));
}

void lower_is_helper_lane(struct lowering *l, const struct instruction *i)
{
    uint32_t helper = l->stage == DXS_STAGE_PIXEL ? is_helper_invocation(l) : constant_bool(l->b, false);

    copy_as(l->b, type_bool(l->b), result_id(l, i), helper);
}
