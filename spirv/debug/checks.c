/* Checks of values and rules (dxs_options.checks). Each calls one generated function, which reports the fault. A float
 * is finite if its exponent has a zero bit: integer arithmetic, which no driver may simplify by assuming finite floats.
 */
#include "spirv/debug/checks.h"

#include "spirv/builder/extensions.h"
#include "spirv/builder/instrumentation.h"
#include "spirv/debug/print.h"
#include "spirv/function/function.h"
#include "spirv/function/results.h"
#include "spirv/interface/interface.h"
#include "spirv/wave/wave.h"
#include "spirv/function/usage.h"

enum {
    EXPONENT_32 = 0x7F800000,
    EXPONENT_64 = 0x7FF00000, /* in the high word */
    REPORT_WORDS = sizeof(struct dxs_check_report) / 4
};

/* ---- Values ------------------------------------------------------------------------------------------------------ */

static void check_scalar(struct lowering *l, type_id type, uint32_t value, uint32_t number)
{
    struct builder *b = l->b;
    uint32_t bits = scalar_bits(l, type), u32 = type_u32(b), f32 = type_f32(b), high = 0;

    (void)number;
    if (!is_float(l, type))
        return;
    if (bits == 64)
        high = component_of(b, u32, split_double(l, value), 1);
    if (bits != 32)
        value = convert_to(b, SpvOpFConvert, f32, value);
    value = bitcast(b, u32, value);
    uint32_t mask = constant_u32(b, high ? EXPONENT_64 : EXPONENT_32), instruction = this_instruction(l);
    call_check(l, high ? high : value, mask, value, instruction);
}

void check_after(struct lowering *l, const struct instruction *i)
{
    if (l->options->checks.check == DXS_CHECK_VALUES && i->opcode != OP_EXTRACT_VALUE) /* its aggregate was checked */
        visit_result(l, i, check_scalar);
}

/* ---- Stored values ----------------------------------------------------------------------------------------------- */

static bool is_store(const struct instruction *i)
{
    switch (i->opcode == OP_CALL ? i->dx_op : DX_OP_NONE) {
    case DX_StoreOutput:
    case DX_StorePatchConstant:
    case DX_StoreVertexOutput:
    case DX_StorePrimitiveOutput:
    case DX_BufferStore:
    case DX_RawBufferStore:
    case DX_RawBufferVectorStore:
    case DX_TextureStore:
    case DX_TextureStoreSample:
        return true;
    default:
        return false;
    }
}

/* Shaders store the bits of floats, too: the value before bitcasts. */
static value_id before_bitcasts(const struct lowering *l, value_id value)
{
    const struct instruction *i = defining_instruction(l, value);

    while (i && i->opcode == OP_CAST && i->sub == CAST_BITCAST) {
        value = operand_value(l, i, 0);
        i = defining_instruction(l, value);
    }
    return value;
}

static void check_operands(struct lowering *l, const struct instruction *i)
{
    uint32_t count = instruction_value_operands(i);

    for (uint32_t k = 0; k < count; k++) {
        value_id value = operand_value(l, i, k);
        if (!is_float(l, type_of(l, value)))
            value = before_bitcasts(l, value);
        type_id type = type_of(l, value);
        uint32_t lanes = lane_count(l, type);
        bool is_constant =
            module_value(l->module, l->function, value)->kind == VALUE_CONSTANT; /* as the author wants */
        for (uint32_t lane = 0; lane < lanes && !is_constant && is_float(l, type); lane++)
            check_scalar(l, scalar_type(l, type), value_lane(l, value, lane), lane);
    }
}

/* ---- Quads ------------------------------------------------------------------------------------------------------- */

/* Rule: the four bits of the lane's quad are set in the mask of active lanes. */
static void check_quad(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), quad = constant_u32(b, 15), n5 = constant_u32(b, 5), n28 = constant_u32(b, 28);
    uint32_t lane = subgroup_lane(l);
    uint32_t active = wave_ballot(l, constant_bool(b, true));
    uint32_t word = EMIT(b, SpvOpVectorExtractDynamic, u32, active, shift_right(b, lane, n5));
    uint32_t shift = bit_and(b, lane, n28); /* of the quad's first lane in the word */
    uint32_t lanes = bit_and(b, shift_right(b, word, shift), quad);
    check_rule(l, DXS_RULE_WHOLE_QUADS, equal(b, lanes, quad));
}

void check_before(struct lowering *l, const struct instruction *i)
{
    if (l->options->checks.check == DXS_CHECK_STORED_VALUES && is_store(i))
        check_operands(l, i);
    else if (checks_rules(l) && l->stage == DXS_STAGE_PIXEL && has_derivatives(i))
        check_quad(l);
    else if (l->options->checks.check == DXS_CHECK_HAZARDS)
        check_hazards(l, i);
}

/* ---- The function ------------------------------------------------------------------------------------------------ */

/* What the function gets and declares. */
struct check {
    uint32_t bits, mask, value, instruction; /* parameters */
    uint32_t quiet;                          /* variable: the invocation has reported a fault */
};

/* (bits & mask) == mask && !quiet */
static uint32_t find_fault(struct lowering *l, const struct check *check)
{
    struct builder *b = l->b;
    uint32_t is_fault = equal(b, bit_and(b, check->bits, check->mask), check->mask);
    uint32_t quiet = load(b, type_bool(b), check->quiet);

    return logical_and(b, is_fault, logical_not(b, quiet));
}

/* slot = (97 * instruction ^ hash ^ rule) % reports.length() */
static uint32_t find_slot(struct lowering *l, const struct check *check)
{
    struct builder *b = l->b;
    uint64_t hash = l->options->shader_hash;
    uint32_t length = array_length(b, check_reports(l)), slot = multiply_imm(b, check->instruction, 97);

    slot = bit_xor_imm(b, slot, (uint32_t)hash ^ (uint32_t)(hash >> 32));
    if (l->options->checks.check >= DXS_CHECK_RULES)
        slot = bit_xor(b, slot, check->value);
    return remainder_of(b, slot, length);
}

/* Two bits in marks[slot / 16] belong to a slot: bit slot % 16 is set by the lane that takes the slot, the bit 16 above
 * it once its report is written. */
static void write_report(struct lowering *l, const struct check *check)
{
    struct builder *b = l->b;
    uint32_t slot = find_slot(l, check), hash[2], one = constant_u32(b, 1);
    uint32_t bit = shift_left(b, one, bit_and_imm(b, slot, 15));
    uint32_t word = shift_right_imm(b, slot, 4), mark = buffer_word(b, check_marks(l), 0, word);
    uint32_t before = update_word(b, SpvOpAtomicOr, mark, bit);
    struct open_if is_free = open_if(l, equal_imm(b, bit_and(b, before, bit), 0));
    uint32_t type = type_vector(b, type_u32(b), REPORT_WORDS), zero = constant_u32(b, 0);
    uint32_t place =
        EMIT(b, SpvOpAccessChain, type_pointer(b, SpvStorageClassStorageBuffer, type), check_reports(l), zero, slot);

    name_hash(l, hash);
    store(b, place, EMIT(b, SpvOpCompositeConstruct, type, hash[0], hash[1], check->instruction, check->value));
    release_buffers(b);
    update_word(b, SpvOpAtomicOr, mark, shift_left_imm(b, bit, 16));
    close_if(l, &is_free);
}

static void send_message(struct lowering *l, uint32_t condition, const struct check *check)
{
    const struct ring_value values[] = {{check->instruction, RING_SIGNED},
                                        {check->value, RING_HEXADECIMAL},
                                        {check->value, RING_SIGNED},
                                        {check->value, RING_FLOAT}};
    struct open_if sends = open_if(l, condition);
    uint32_t zero = constant_u32(l->b, 0), thread[RING_THREAD] = {zero, zero, zero};

    find_thread(l, thread);
    append_ring_message(l, thread, sizeof values / sizeof *values, values, 0);
    close_if(l, &sends);
}

/* The message is a struct dxs_check_report. */
static void abort_if(struct lowering *l, uint32_t condition, const struct check *check)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), hash[2];
    name_hash(l, hash);
    uint32_t type = new_struct(b, REPORT_WORDS, (uint32_t[]){u32, u32, u32, u32});
    uint32_t ends = new_id(b), live = new_id(b);

    for (uint32_t n = 0; n < REPORT_WORDS; n++)
        DECORATE_MEMBER(b, type, n, SpvDecorationOffset, 4 * n);
    need_capability_of(b, (SpvCapability)DXS_SPV_CAPABILITY_ABORT, EXT_ABORT);
    EMIT_VOID(b, SpvOpSelectionMerge, live, SpvSelectionControlMaskNone);
    branch_if(b, condition, ends, live);
    begin_block(l, ends);
    uint32_t report = EMIT(b, SpvOpCompositeConstruct, type, hash[0], hash[1], check->instruction, check->value);
    EMIT_VOID(b, (SpvOp)DXS_SPV_OP_ABORT, type, report);
    begin_block(l, live);
}

/* Of the lanes that have a fault together, one reports it. What helper lanes store has no effect. */
static void send_report(struct lowering *l, const struct check *check)
{
    struct builder *b = l->b;
    uint32_t subgroup = constant_u32(b, SpvScopeSubgroup);

    need_capability(b, SpvCapabilityGroupNonUniform);
    uint32_t is_first = EMIT(b, SpvOpGroupNonUniformElect, type_bool(b), subgroup);
    if (l->options->checks.to == DXS_REPORT_TO_ABORT)
        abort_if(l, is_first, check);
    else
        send_message(l, is_first, check);
}

void checks_finish(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t parameters[4];

    hazards_finish(l);
    if (!l->check_function)
        return;
    uint32_t boolean = type_bool(b);
    bool writes = l->options->checks.to == DXS_REPORT_TO_BUFFERS;
    forget_results(l); /* those of the last function */
    forget_helper_invocation(l);
    l->state->label = begin_function(b, l->check_function, type_void(b), 4, parameters);
    struct check check = {parameters[0], parameters[1], parameters[2], parameters[3],
                          global_variable(b, boolean, SpvStorageClassPrivate, constant_bool(b, false))};
    uint32_t is_fault = find_fault(l, &check);
    if (!writes && l->stage == DXS_STAGE_PIXEL)
        is_fault = logical_and(b, is_fault, logical_not(b, is_helper_invocation(l)));
    struct open_if fault = open_if(l, is_fault);
    store(b, check.quiet, constant_bool(b, true));
    if (writes)
        write_report(l, &check);
    else
        send_report(l, &check);
    close_if(l, &fault);
    end_function(b);
}
