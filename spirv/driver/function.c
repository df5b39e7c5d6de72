/* Emits one structured function: labels, phis, instructions, merges and branches, in the structurizer's order. */
#include "spirv/function/function.h"
#include "base/text.h"
#include "spirv/debug/checks.h"
#include "spirv/debug/info.h"
#include "spirv/memory/memory.h"
#include "spirv/ray_tracing/ray_tracing.h"
#include "spirv/interface/interface.h"
#include "spirv/wave/wave.h"
#include "spirv/stages/stages.h"
#include "spirv/driver/function.h"

/* Estimates for the initial capacity of a function's code; few functions exceed them. */
enum {
    WORDS_PER_INSTRUCTION = 7,   /* per emitted instruction */
    INSTRUCTIONS_PER_ACCESS = 4, /* per scalar loaded or stored */
    WORDS_PER_PHI = 4,
    WORDS_PER_INPUT = 2,
    WORDS_PER_BLOCK = 4,
    OTHER_WORDS = 2048, /* the module's other sections: builder_finish joins the module in the code's memory */
    LABEL_WORDS = 2     /* exact: OpLabel */
};

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

/* Lowers a block up to the last place where the critical section begins or ends in it. Returns the next instruction. */
static uint32_t lower_section_ends(struct lowering *l, struct function_state *s, uint32_t block, uint32_t first,
                                   uint32_t end)
{
    const struct section *section = s->section;

    if (section->end == block && section->end_after == IN_FRONT)
        append(l->b, l->b->code, SpvOpEndInvocationInterlockEXT, 0);
    if (section->begin == block) {
        uint32_t begin = section->begin_before == AT_END ? end : section->begin_before;
        lower_instructions(l, s, first, begin);
        append(l->b, l->b->code, SpvOpBeginInvocationInterlockEXT, 0);
        first = begin;
    }
    if (section->end == block && section->end_after != IN_FRONT) {
        lower_instructions(l, s, first, section->end_after + 1);
        append(l->b, l->b->code, SpvOpEndInvocationInterlockEXT, 0);
        first = section->end_after + 1;
    }
    return first;
}

static void lower_block(struct lowering *l, struct function_state *s, uint32_t block)
{
    block_id source = s->structured->blocks[block].source;
    uint32_t first = source == NO_BLOCK ? 0 : s->function->blocks[source].first_instruction;
    uint32_t end = source == NO_BLOCK ? 0 : block_end(s, source);

    l->fault->error.block = source;
    if (s->section)
        first = lower_section_ends(l, s, block, first, end);
    lower_instructions(l, s, first, end);
    if (s->hit_objects && source != NO_BLOCK)
        empty_hit_objects(l, source);
}

/* ---- Ends of blocks ---------------------------------------------------------------------------------------------- */

static uint32_t target_label(const struct function_state *s, const struct structured_block *b, uint32_t edge)
{
    return s->labels[s->structured->edges[b->first_edge + edge].target];
}

static void emit_select(struct lowering *l, struct function_state *s, uint32_t block)
{
    const struct structured_block *b = &s->structured->blocks[block];
    uint32_t selector = selector_value(l, s, block);
    uint32_t *words = append(l->b, l->b->code, SpvOpSwitch, 2 * b->edge_count);

    *words++ = selector;
    *words++ = target_label(s, b, 0);
    for (uint32_t e = 1; e < b->edge_count; e++) {
        *words++ = s->structured->edges[b->first_edge + e].number;
        *words++ = target_label(s, b, e);
    }
}

static uint32_t return_value(struct lowering *l, const struct instruction *i)
{
    value_id value = operand_value(l, i, 0);
    uint32_t count = component_count(l, type_of(l, value));

    if (count == 1)
        return value_component(l, value, 0);
    uint32_t *members = arena_words(l->arena, count);
    for (uint32_t c = 0; c < count; c++)
        members[c] = value_component(l, value, c);
    return EMIT_LIST(l->b, SpvOpCompositeConstruct, function_result_type(l, l->function), new_id(l->b), count, members);
}

static void emit_return(struct lowering *l, const struct structured_block *b, bool is_main)
{
    const struct instruction *i = terminator(l->state, b->decider);

    if (i->opcode == OP_CALL) { /* it ends the invocation: see function_state.ends */
        SpvOp end = i->dx_op == DX_Discard     ? SpvOpKill
                    : i->dx_op == DX_IgnoreHit ? SpvOpIgnoreIntersectionKHR
                                               : SpvOpTerminateRayKHR;
        append(l->b, l->b->code, end, 0);
        return;
    }
    if (section_is_open_at_return(l->state, l->state->current))
        append(l->b, l->b->code, SpvOpEndInvocationInterlockEXT, 0);
    if (is_main)
        interface_end_main(l);
    if (i->opcode == OP_UNREACHABLE)
        append(l->b, l->b->code, SpvOpUnreachable, 0);
    else if (i->operand_count == 0 || is_main)
        append(l->b, l->b->code, SpvOpReturn, 0);
    else
        EMIT_VOID(l->b, SpvOpReturnValue, return_value(l, i));
}

static uint32_t selection_control(const struct lowering *l, uint16_t hints)
{
    enum dxs_selection_hint wanted = l->options->workarounds.selections;
    bool as_written = wanted == DXS_SELECTION_HINT_AS_WRITTEN;

    return wanted == DXS_SELECTION_HINT_FLATTEN || (as_written && hints & BLOCK_FLATTEN)
               ? SpvSelectionControlFlattenMask
           : wanted == DXS_SELECTION_HINT_BRANCH || (as_written && hints & BLOCK_BRANCH)
               ? SpvSelectionControlDontFlattenMask
               : SpvSelectionControlMaskNone;
}

static uint32_t loop_control(const struct lowering *l, uint16_t hints)
{
    enum dxs_loop_hint wanted = l->options->workarounds.loops;
    bool as_written = wanted == DXS_LOOP_HINT_AS_WRITTEN;

    return wanted == DXS_LOOP_HINT_UNROLL || (as_written && hints & BLOCK_UNROLL) ? SpvLoopControlUnrollMask
           : wanted == DXS_LOOP_HINT_KEEP || (as_written && hints & BLOCK_LOOP)   ? SpvLoopControlDontUnrollMask
                                                                                  : SpvLoopControlMaskNone;
}

/* Replaces a parent of the phis in the code from `at` on. */
static void replace_parent(struct words *code, uint32_t at, uint32_t parent, uint32_t with)
{
    for (; at < code->count; at += code->data[at] >> SpvWordCountShift) {
        uint32_t *words = code->data + at, length = words[0] >> SpvWordCountShift;
        for (uint32_t k = 4; (words[0] & SpvOpCodeMask) == SpvOpPhi && k < length; k += 2)
            if (words[k] == parent)
                words[k] = with;
    }
}

/* OpLoopMerge must end the block that the back edge targets. If lowering has split the loop header into several blocks,
 * the part after its phis becomes a block of its own: the one that phis of the lowered constructs come from.
 * `body_start`: where that part begins in the code. */
static void split_header(struct lowering *l, const struct structured_block *b, uint32_t body_start)
{
    const struct function_state *s = l->state;
    struct words *code = l->b->code;
    uint32_t tail = code->count - body_start, body = new_id(l->b);
    const uint32_t inserted[] = {4u << 16 | SpvOpLoopMerge,    s->labels[b->merge_block],
                                 s->labels[b->continue_block], loop_control(l, b->hints),
                                 2u << 16 | SpvOpBranch,       body,
                                 2u << 16 | SpvOpLabel,        body};
    enum {
        INSERTED = sizeof inserted / sizeof *inserted
    };

    words_append(l->arena, code, INSERTED);
    memmove(code->data + body_start + INSERTED, code->data + body_start, tail * sizeof *code->data);
    memcpy(code->data + body_start, inserted, sizeof inserted);
    replace_parent(code, body_start + INSERTED, s->labels[s->current], body);
}

/* Emits the branch that ends a block: the condition first, because a merge instruction directly precedes the branch. */
static void end_block(struct lowering *l, struct function_state *s, uint32_t block, uint32_t body_start, bool is_main)
{
    const struct structured_block *b = &s->structured->blocks[block];
    uint32_t condition = 0;

    if (b->decider != NO_BLOCK)
        l->fault->error.instruction =
            instruction_number(s->function, (uint32_t)(terminator(s, b->decider) - s->function->instructions));
    if (b->decider != NO_BLOCK && l->debug)
        debug_info_terminator(l, terminator(s, b->decider));
    if (b->end == END_CONDITION) {
        condition = operand(l, terminator(s, b->decider), 0);
    } else if (b->end == END_TEST_EQUAL || b->end == END_TEST_GREATER) {
        condition = EMIT(l->b, b->end == END_TEST_EQUAL ? SpvOpIEqual : SpvOpUGreaterThan, type_bool(l->b),
                         selector_value(l, s, block), constant_u32(l->b, b->number));
    } else if (b->end == END_SWITCH) {
        condition = switch_selector(l, s, block);
    } else if (b->end == END_SELECT) {
        selector_value(l, s, block);
    }

    if (b->merge_kind == MERGE_LOOP) {
        if (s->label != s->labels[block])
            split_header(l, b, body_start);
        else
            EMIT_VOID(l->b, SpvOpLoopMerge, s->labels[b->merge_block], s->labels[b->continue_block],
                      loop_control(l, b->hints));
    } else if (b->merge_kind == MERGE_SELECTION) {
        EMIT_VOID(l->b, SpvOpSelectionMerge, s->labels[b->merge_block], selection_control(l, b->hints));
    }
    switch (b->end) {
    case END_JUMP:
        branch(l->b, target_label(s, b, 0));
        break;
    case END_CONDITION:
    case END_TEST_EQUAL:
    case END_TEST_GREATER:
        EMIT_VOID(l->b, SpvOpBranchConditional, condition, target_label(s, b, 0), target_label(s, b, 1));
        break;
    case END_SWITCH:
        emit_switch(l, s, block, condition);
        break;
    case END_SELECT:
        emit_select(l, s, block);
        break;
    case END_REGION:
        EMIT_VOID(l->b, SpvOpSwitch, constant_u32(l->b, 0), target_label(s, b, 0));
        break;
    case END_RETURN:
        emit_return(l, b, is_main);
        break;
    default:
        append(l->b, l->b->code, SpvOpUnreachable, 0);
        break;
    }
}

void check_id_count(const struct lowering *l)
{
    uint32_t count = l->b->next_id - 1;

    if (count > l->options->limits.values)
        fail(l->fault, DXS_RESULT_VALUE_LIMIT,
             "the SPIR-V module needs %u ids or more: the limit is %u (dxs_limits.values)", count,
             l->options->limits.values);
}

/* ---- The function ------------------------------------------------------------------------------------------------ */

static void emit_blocks(struct lowering *l, struct function_state *s, uint32_t id, bool is_main)
{
    for (uint32_t b = 0; b < s->structured->block_count; b++) {
        s->current = b;
        begin_block(l, s->labels[b]);
        if (l->debug && b == 0)
            debug_info_begin_function(l, id);
        if (b == 0 && is_main)
            hazards_begin(l);
        emit_phis(l, s, b);
        uint32_t body_start = l->b->code->count;
        lower_block(l, s, b);
        end_block(l, s, b, body_start, is_main);
        s->end_labels[b] = s->label;
        check_id_count(l);
    }
    for (uint32_t p = 0; p < s->phi_patches.count; p++) {
        uint32_t *parent = &l->b->code->data[s->phi_patches.data[p].place];
        for (uint32_t k = 0; k < s->phi_patches.data[p].count; k++)
            parent[2 * k] = s->end_labels[parent[2 * k]];
    }
}

/* Number of instructions with LIVE_EMITTED. Counts eight bytes of `live` at a time. */
static uint32_t count_emitted(const struct function_state *s)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint32_t count = 0, i = 0, end = s->function->instruction_count;
    uint64_t eight;

    for (; end - i >= sizeof eight; i += sizeof eight) {
        memcpy(&eight, s->live + i, sizeof eight);
        count += (uint32_t)((eight / LIVE_EMITTED & ones) * ones >> 56);
    }
    for (; i < end; i++)
        count += (s->live[i] & LIVE_EMITTED) != 0;
    return count;
}

/* Number of scalar instructions that the emitted instructions expand to: per instruction, the components of its widest
 * operand or result. */
static COLD size_t count_scalars(const struct lowering *l, const struct function_state *s)
{
    const struct function *f = s->function;
    size_t count = 0;

    for (uint32_t index = 0; index < f->instruction_count; index++) {
        const struct instruction *i = &f->instructions[index];
        uint32_t values = instruction_value_operands(i), widest = component_count(l, i->type);
        if (!(s->live[index] & LIVE_EMITTED))
            continue;
        for (uint32_t k = 0; k < values; k++) {
            uint32_t components = component_count(l, type_of(l, operand_value(l, i, k)));
            widest = components > widest ? components : widest;
        }
        bool is_access = i->dx_op != DX_OP_NONE && dx_operations[i->dx_op].effect != PURE;
        count += (size_t)(widest > 0 ? widest : 1) * (is_access ? INSTRUCTIONS_PER_ACCESS : 1);
    }
    return count;
}

static uint32_t phi_count(const struct function_state *s)
{
    return s->rebuilt->phi_count + (s->first_stable ? s->first_stable[s->function->block_count] : 0);
}

static size_t guess_words(const struct lowering *l, const struct function_state *s)
{
    size_t instructions = l->module->has_long_vectors ? count_scalars(l, s) : count_emitted(s);

    return WORDS_PER_INSTRUCTION * instructions + (size_t)WORDS_PER_BLOCK * s->structured->block_count +
           (size_t)WORDS_PER_PHI * phi_count(s) +
           (size_t)WORDS_PER_INPUT * (s->rebuilt->input_count + s->stable_input_count) + OTHER_WORDS;
}

void lower_function(struct lowering *l, struct function_state *s, uint32_t id, bool is_main)
{
    struct builder *b = l->b;
    struct words body = {0}, no_variables = {0};
    const struct type *signature = module_type(l->module, s->function->type);
    uint32_t blocks = s->structured->block_count;

    l->function = s->function;
    l->state = s;
    l->fault->error.function = s->index;
    assign_values(l, s);
    s->labels = arena_words(l->arena, 2 * (size_t)blocks);
    s->end_labels = s->labels + blocks;
    uint32_t first_label = new_ids(b, blocks);
    for (uint32_t n = 0; n < blocks; n++)
        s->labels[n] = first_label + n;

    size_t words = guess_words(l, s);
    vector_reserve(l->arena, &body, words);
    vector_reserve(l->arena, &s->phi_patches, phi_count(s));
    b->code = &body;
    b->variables = no_variables;
    l->memory->allocas = NULL;
    emit_blocks(l, s, id, is_main);
    if (l->options->workarounds.on[DXS_WORKAROUND_ZERO_NANS])
        zero_nans(l, &body);
    b->code = &b->functions;

    uint32_t result = is_main ? type_void(b) : function_result_type(l, s->function);
    uint32_t type = is_main ? type_function(b, result, 0, NULL) : function_type_id(l, s->function);
    EMIT_VOID(b, SpvOpFunction, result, id, SpvFunctionControlMaskNone, type);
    for (uint32_t a = 0; a < (is_main ? 0 : signature->count); a++) {
        type_id parameter = l->module->type_members[signature->first_member + a];
        for (uint32_t c = 0; c < parameter_id_count(l, parameter); c++)
            EMIT_VOID(b, SpvOpFunctionParameter, parameter_type(l, parameter, c), s->base[a] + c);
    }
    memcpy(words_append(l->arena, &b->functions, LABEL_WORDS), body.data, LABEL_WORDS * sizeof *body.data);
    add_piece(b, &b->variables); /* OpVariables follow the first label */
    append(b, &body, SpvOpFunctionEnd, 0);
    add_piece(b, &(struct words){body.data + LABEL_WORDS, body.count - LABEL_WORDS, body.capacity - LABEL_WORDS});
}
