/* Checks of values and rules (dxs_options.checks). Each calls one generated function, which reports the fault. A float
 * is finite if its exponent has a zero bit: integer arithmetic, which no driver may simplify by assuming finite floats.
 */
#include "spirv/debug/checks.h"

#include "spirv/builder/instrumentation.h"
#include "spirv/debug/print.h"
#include "spirv/function/function.h"
#include "spirv/stages/interface.h"
#include "spirv/wave/wave.h"

enum {
    EXPONENT_32 = 0x7F800000,
    EXPONENT_64 = 0x7FF00000, /* in the high word */
    REPORT_WORDS = sizeof(struct dxs_check_report) / 4
};

/* ---- Calls of the generated function ----------------------------------------------------------------------------- */

/* Reports `value` where all bits of `mask` are set in `bits`. All are ids. */
static void call_check(struct lowering *l, uint32_t bits, uint32_t mask, uint32_t value, uint32_t instruction)
{
    uint32_t type = type_void(l->b);

    if (!l->check_function)
        l->check_function = new_id(l->b);
    EMIT(l->b, SpvOpFunctionCall, type, l->check_function, bits, mask, value, instruction);
}

static uint32_t this_instruction(struct lowering *l)
{
    return constant_u32(l->b, l->fault->error.instruction);
}

void report_if(struct lowering *l, uint32_t is_fault, uint32_t value, uint32_t instruction)
{
    uint32_t one = constant_u32(l->b, 1), none = constant_u32(l->b, 0);

    call_check(l, EMIT(l->b, SpvOpSelect, type_int(l->b, 32), is_fault, one, none), one, value, instruction);
}

void check_rule(struct lowering *l, enum dxs_rule rule, uint32_t is_kept)
{
    if (!checks_rules(l))
        return;
    uint32_t value = constant_u32(l->b, (uint32_t)rule), instruction = this_instruction(l);
    report_if(l, EMIT(l->b, SpvOpLogicalNot, type_bool(l->b), is_kept), value, instruction);
}

void check_below(struct lowering *l, enum dxs_rule rule, uint32_t number, uint32_t limit)
{
    if (checks_rules(l))
        check_rule(l, rule, EMIT(l->b, SpvOpULessThan, type_bool(l->b), number, limit));
}

static void check_scalar(struct lowering *l, type_id type, uint32_t value, uint32_t number)
{
    struct builder *b = l->b;
    uint32_t bits = scalar_bits(l, type), u32 = type_int(b, 32), f32 = type_float(b, 32), high = 0;

    (void)number;
    if (!is_float(l, type))
        return;
    if (bits == 64)
        high = extract(l, u32, split_double(l, value), 1);
    if (bits != 32)
        value = EMIT(b, SpvOpFConvert, f32, value);
    value = EMIT(b, SpvOpBitcast, u32, value);
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
            check_scalar(l, scalar_type(l, type),
                         lanes == 1 ? value_component(l, value, 0) : vector_lane(l, value, lane), lane);
    }
}

/* ---- Quads ------------------------------------------------------------------------------------------------------- */

/* Rule: the four bits of the lane's quad are set in the mask of active lanes. */
static void check_quad(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32), quad = constant_u32(b, 15), n5 = constant_u32(b, 5), n28 = constant_u32(b, 28);
    uint32_t lane = builtin_input(l, SpvBuiltInSubgroupLocalInvocationId, u32);
    uint32_t active = subgroup_ballot(l, constant_bool(b, true));
    uint32_t word = EMIT(b, SpvOpVectorExtractDynamic, u32, active, EMIT(b, SpvOpShiftRightLogical, u32, lane, n5));
    uint32_t shift = EMIT(b, SpvOpBitwiseAnd, u32, lane, n28); /* of the quad's first lane in the word */
    uint32_t lanes = EMIT(b, SpvOpBitwiseAnd, u32, EMIT(b, SpvOpShiftRightLogical, u32, word, shift), quad);
    check_rule(l, DXS_RULE_WHOLE_QUADS, EMIT(b, SpvOpIEqual, type_bool(b), lanes, quad));
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

static const struct step steps[] = {
    /* if ((bits & mask) == mask && !quiet) { quiet = true; */
    VALUE(SpvOpBitwiseAnd, U32, A, BITS, MASK),
    VALUE(SpvOpIEqual, BOOLEAN, A, A, MASK),
    VALUE(SpvOpLoad, BOOLEAN, B, QUIET),
    VALUE(SpvOpLogicalNot, BOOLEAN, B, B),
    VALUE(SpvOpLogicalAnd, BOOLEAN, A, A, B),
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

static void name_constants(struct lowering *l, uint32_t ids[NAMES])
{
    uint32_t low = (uint32_t)l->options->shader_hash, high = (uint32_t)(l->options->shader_hash >> 32);
    const struct {
        enum name name;
        uint32_t value;
    } constants[] = {{N0, 0},
                     {N1, 1},
                     {N4, 4},
                     {N15, 15},
                     {N16, 16},
                     {N97, 97},
                     {RELEASE, SpvMemorySemanticsReleaseMask | SpvMemorySemanticsUniformMemoryMask},
                     {HASH_LOW, low},
                     {HASH_HIGH, high},
                     {HASH, low ^ high}};

    for (size_t n = 0; n < sizeof constants / sizeof *constants; n++)
        ids[constants[n].name] = constant_u32(l->b, constants[n].value);
}

uint32_t check_marks(struct lowering *l)
{
    if (!l->check_marks) {
        uint32_t words = new_runtime_array(l->b, type_int(l->b, 32), 4);
        l->check_marks = new_buffer(l, 1, &words, &(uint32_t){0}, l->options->checks.marks, "check_marks");
    }
    return l->check_marks;
}

uint32_t check_reports(struct lowering *l)
{
    struct builder *b = l->b;

    if (!l->check_reports) {
        uint32_t records = new_runtime_array(b, type_vector(b, type_int(b, 32), REPORT_WORDS), 4 * REPORT_WORDS);
        l->check_reports = new_buffer(l, 1, &records, &(uint32_t){0}, l->options->checks.reports, "check_reports");
    }
    return l->check_reports;
}

void checks_finish(struct lowering *l)
{
    struct builder *b = l->b;

    hazards_finish(l);
    if (!l->check_function)
        return;
    uint32_t ids[NAMES] = {[U32] = type_int(b, 32), [BOOLEAN] = type_bool(b), [YES] = constant_bool(b, true)};
    ids[RECORD] = type_vector(b, ids[U32], REPORT_WORDS);
    ids[WORD_POINTER] = type_pointer(b, SpvStorageClassStorageBuffer, ids[U32]);
    ids[RECORD_POINTER] = type_pointer(b, SpvStorageClassStorageBuffer, ids[RECORD]);
    ids[QUIET] = global_variable(b, ids[BOOLEAN], SpvStorageClassPrivate, constant_bool(b, false));
    ids[MARKS] = check_marks(l);
    ids[REPORTS] = check_reports(l);
    name_constants(l, ids);
    begin_function(b, l->check_function, type_void(b), INSTRUCTION - BITS + 1, ids + BITS);
    ids[RULE] = ids[l->options->checks.check >= DXS_CHECK_RULES ? VALUE_OF : N0];
    for (uint32_t n = IS_FAULT; n <= IS_DONE; n++)
        ids[n] = new_id(b);
    EMIT_STEPS(b, steps, ids);
    append(b, b->code, SpvOpReturn, 0);
    append(b, b->code, SpvOpFunctionEnd, 0);
}
