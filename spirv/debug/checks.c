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

enum name { /* index into the table of ids that the steps below use */
    LITERAL_0,
    U32, /* types */
    BOOLEAN,
    RECORD,
    WORD_POINTER,
    RECORD_POINTER,
    YES, /* constants */
    N0,
    N1,
    N4,
    N15,
    N16,
    N97,
    RELEASE, /* memory semantics */
    HASH_LOW,
    HASH_HIGH,
    HASH,
    QUIET, /* variables */
    MARKS,
    REPORTS,
    IS_FAULT, /* labels */
    IS_FREE,
    IS_WRITTEN,
    IS_DONE,
    BITS, /* parameters */
    MASK,
    VALUE_OF,
    INSTRUCTION,
    RULE, /* VALUE_OF or N0 */
    SLOT, /* values */
    BIT,
    MARK,
    A, /* short-lived results */
    B,
    NAMES
};

static const struct named_number numbers[] = {
    {N0, 0}, {N1, 1}, {N4, 4}, {N15, 15}, {N16, 16}, {N97, 97}, {RELEASE, RELEASE_BUFFERS}};

/* (bits & mask) == mask && !quiet */
static const struct step find_fault[] = {
    VALUE(SpvOpBitwiseAnd, U32, A, BITS, MASK), VALUE(SpvOpIEqual, BOOLEAN, A, A, MASK),
    VALUE(SpvOpLoad, BOOLEAN, B, QUIET),        VALUE(SpvOpLogicalNot, BOOLEAN, B, B),
    VALUE(SpvOpLogicalAnd, BOOLEAN, A, A, B),
};

static const struct step report_fault[] = {
    /* if (...) { quiet = true; */
    VOID(SpvOpSelectionMerge, IS_DONE, LITERAL_0),
    VOID(SpvOpBranchConditional, A, IS_FAULT, IS_DONE),
    VOID(SpvOpLabel, IS_FAULT),
    VOID(SpvOpStore, QUIET, YES),
    /* slot = (97 * instruction ^ hash ^ rule) % reports.length(); bit = 1 << slot % 16; */
    VALUE(SpvOpArrayLength, U32, B, REPORTS, LITERAL_0),
    VALUE(SpvOpIMul, U32, A, INSTRUCTION, N97),
    VALUE(SpvOpBitwiseXor, U32, A, A, HASH),
    VALUE(SpvOpBitwiseXor, U32, A, A, RULE),
    VALUE(SpvOpUMod, U32, SLOT, A, B),
    VALUE(SpvOpBitwiseAnd, U32, A, SLOT, N15),
    VALUE(SpvOpShiftLeftLogical, U32, BIT, N1, A),
    /* if (!(atomicOr(marks[slot / 16], bit) & bit)) { */
    VALUE(SpvOpShiftRightLogical, U32, A, SLOT, N4),
    VALUE(SpvOpAccessChain, WORD_POINTER, MARK, MARKS, N0, A),
    VALUE(SpvOpAtomicOr, U32, A, MARK, N1, N0, BIT), /* scope: the device */
    VALUE(SpvOpBitwiseAnd, U32, A, A, BIT),
    VALUE(SpvOpIEqual, BOOLEAN, A, A, N0),
    VOID(SpvOpSelectionMerge, IS_WRITTEN, LITERAL_0),
    VOID(SpvOpBranchConditional, A, IS_FREE, IS_WRITTEN),
    VOID(SpvOpLabel, IS_FREE),
    /* reports[slot] = ...; then the mark that tells so } } */
    VALUE(SpvOpAccessChain, RECORD_POINTER, B, REPORTS, N0, SLOT),
    VALUE(SpvOpCompositeConstruct, RECORD, A, HASH_LOW, HASH_HIGH, INSTRUCTION, VALUE_OF),
    VOID(SpvOpStore, B, A),
    VOID(SpvOpMemoryBarrier, N1, RELEASE),
    VALUE(SpvOpShiftLeftLogical, U32, A, BIT, N16),
    VALUE(SpvOpAtomicOr, U32, A, MARK, N1, N0, A),
    VOID(SpvOpBranch, IS_WRITTEN),
    VOID(SpvOpLabel, IS_WRITTEN),
    VOID(SpvOpBranch, IS_DONE),
    VOID(SpvOpLabel, IS_DONE),
};

static uint32_t quiet_variable(struct lowering *l, const uint32_t ids[NAMES])
{
    return global_variable(l->b, ids[BOOLEAN], SpvStorageClassPrivate, constant_bool(l->b, false));
}

static void prepare_report(struct lowering *l, uint32_t ids[NAMES])
{
    uint64_t hash = l->options->shader_hash;

    ids[RECORD] = type_vector(l->b, ids[U32], REPORT_WORDS);
    ids[WORD_POINTER] = type_pointer(l->b, SpvStorageClassStorageBuffer, ids[U32]);
    ids[RECORD_POINTER] = type_pointer(l->b, SpvStorageClassStorageBuffer, ids[RECORD]);
    ids[QUIET] = quiet_variable(l, ids);
    ids[MARKS] = check_marks(l);
    ids[REPORTS] = check_reports(l);
    NAME_NUMBERS(l->b, numbers, ids);
    name_hash(l, ids + HASH_LOW);
    ids[HASH] = constant_u32(l->b, (uint32_t)hash ^ (uint32_t)(hash >> 32));
}

static void send_message(struct lowering *l, uint32_t condition, const uint32_t ids[NAMES])
{
    const struct ring_value values[] = {{ids[INSTRUCTION], RING_SIGNED},
                                        {ids[VALUE_OF], RING_HEXADECIMAL},
                                        {ids[VALUE_OF], RING_SIGNED},
                                        {ids[VALUE_OF], RING_FLOAT}};
    struct open_if sends = open_if(l, condition);
    uint32_t zero = constant_u32(l->b, 0), thread[RING_THREAD] = {zero, zero, zero};

    find_thread(l, thread);
    append_ring_message(l, thread, sizeof values / sizeof *values, values, 0);
    close_if(l, &sends);
}

/* The message is a struct dxs_check_report. */
static void abort_if(struct lowering *l, uint32_t condition, const uint32_t ids[NAMES])
{
    struct builder *b = l->b;
    uint32_t hash[2];
    name_hash(l, hash);
    uint32_t type = new_struct(b, REPORT_WORDS, (uint32_t[]){ids[U32], ids[U32], ids[U32], ids[U32]});
    uint32_t ends = new_id(b), live = new_id(b);

    for (uint32_t n = 0; n < REPORT_WORDS; n++)
        DECORATE_MEMBER(b, type, n, SpvDecorationOffset, 4 * n);
    need_capability_of(b, (SpvCapability)DXS_SPV_CAPABILITY_ABORT, EXT_ABORT);
    EMIT_VOID(b, SpvOpSelectionMerge, live, SpvSelectionControlMaskNone);
    branch_if(b, condition, ends, live);
    begin_block(l, ends);
    uint32_t report = EMIT(b, SpvOpCompositeConstruct, type, hash[0], hash[1], ids[INSTRUCTION], ids[VALUE_OF]);
    EMIT_VOID(b, (SpvOp)DXS_SPV_OP_ABORT, type, report);
    begin_block(l, live);
}

/* Of the lanes that have a fault together, one reports it. What helper lanes store has no effect. */
static void send_report(struct lowering *l, const uint32_t ids[NAMES])
{
    struct builder *b = l->b;
    uint32_t subgroup = constant_u32(b, SpvScopeSubgroup), is_fault = ids[A];

    if (l->stage == DXS_STAGE_PIXEL)
        is_fault = logical_and(b, is_fault, logical_not(b, is_helper_invocation(l)));
    struct open_if fault = open_if(l, is_fault);
    EMIT_VOID(b, SpvOpStore, ids[QUIET], ids[YES]);
    need_capability(b, SpvCapabilityGroupNonUniform);
    uint32_t is_first = EMIT(b, SpvOpGroupNonUniformElect, ids[BOOLEAN], subgroup);
    if (l->options->checks.to == DXS_REPORT_TO_ABORT)
        abort_if(l, is_first, ids);
    else
        send_message(l, is_first, ids);
    close_if(l, &fault);
}

void checks_finish(struct lowering *l)
{
    struct builder *b = l->b;

    hazards_finish(l);
    if (!l->check_function)
        return;
    uint32_t ids[NAMES] = {[U32] = type_u32(b), [BOOLEAN] = type_bool(b), [YES] = constant_bool(b, true)};
    bool writes = l->options->checks.to == DXS_REPORT_TO_BUFFERS;
    if (writes)
        prepare_report(l, ids);
    else
        ids[QUIET] = quiet_variable(l, ids);
    forget_results(l); /* those of the last function */
    forget_helper_invocation(l);
    l->state->label = begin_function(b, l->check_function, type_void(b), INSTRUCTION - BITS + 1, ids + BITS);
    ids[RULE] = ids[l->options->checks.check >= DXS_CHECK_RULES ? VALUE_OF : N0];
    for (uint32_t n = IS_FAULT; n <= IS_DONE && writes; n++)
        ids[n] = new_id(b);
    EMIT_STEPS(b, find_fault, ids);
    if (writes)
        EMIT_STEPS(b, report_fault, ids);
    else
        send_report(l, ids);
    end_function(b);
}
