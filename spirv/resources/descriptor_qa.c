/* Descriptor checks: index within the heap, descriptor of the expected type, resource not destroyed. dxs_descriptor_qa
 * defines the layout of the two buffers. */
#include "spirv/resources/descriptor_qa.h"
#include "spirv/builder/instrumentation.h"

enum { /* words of the report header */
    REPORT_COUNT,
    REPORT_FAULTS,
    REPORT_HEAP,
    REPORT_INDEX,
    REPORT_EXPECTED,
    REPORT_FOUND,
    REPORT_COOKIE,
    REPORT_INSTRUCTION,
    REPORT_HASH_LOW,
    REPORT_HASH_HIGH,
    REPORT_WORDS
};

enum { /* members of the blocks */
    REPORT_HEADER,
    REPORT_LIVE,
    HEAP_COUNT = 0,
    HEAP_NUMBER,
    HEAP_RECORDS
};

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

static uint32_t report_variable(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32);
    uint32_t members[] = {new_array(b, u32, REPORT_WORDS, 4), new_runtime_array(b, u32, 4)};

    return new_buffer(l, 2, members, (const uint32_t[]){0, 4 * REPORT_WORDS}, l->layout->model->qa.report,
                      "descriptor_report");
}

static uint32_t heap_variable(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32);
    uint32_t members[] = {u32, u32, new_runtime_array(b, type_vector(b, u32, 2), 8)};
    uint32_t variable =
        new_buffer(l, 3, members, (const uint32_t[]){0, 4, 8}, l->layout->model->qa.heap, "descriptor_heap");

    DECORATE(b, variable, SpvDecorationNonWritable);
    return variable;
}

/* ---- The function that checks ------------------------------------------------------------------------------------ */

/* The function is the same for all shaders, apart from the shader hash. It is a table of instructions; these names are
 * its operands and results. */
enum name {
    LITERAL_0,
    LITERAL_1,
    U32, /* types */
    PAIR,
    BOOLEAN,
    WORD_POINTER,
    PAIR_POINTER,
    N0, /* constants */
    N1,
    N2,
    N4,
    N5,
    N31,
    RELEASE, /* memory semantics */
    HASH_LOW,
    HASH_HIGH,
    REPORT, /* variables */
    HEAP,
    IS_BAD, /* labels */
    IS_FIRST,
    IS_WRITTEN,
    IS_DONE,
    INDEX, /* parameters */
    EXPECTED,
    INSTRUCTION,
    COUNT, /* values */
    OUTSIDE,
    COOKIE,
    FOUND,
    FAULTY,
    FAULTS,
    HEAP_NAME,
    A, /* short-lived results */
    B,
    C,
    NAMES
};

/* Loads the heap's record of the descriptor and computes its faults. The first fault of all lanes is reported. The
 * fault word is stored last, so that a reader that sees it sees the whole report. */
static const struct step steps[] = {
    VALUE(SpvOpAccessChain, WORD_POINTER, A, HEAP, N0 + HEAP_COUNT),
    VALUE(SpvOpLoad, U32, COUNT, A),
    VALUE(SpvOpUGreaterThanEqual, BOOLEAN, OUTSIDE, INDEX, COUNT),
    VALUE(SpvOpSelect, U32, A, OUTSIDE, N0, INDEX),
    VALUE(SpvOpAccessChain, PAIR_POINTER, A, HEAP, N0 + HEAP_RECORDS, A),
    VALUE(SpvOpLoad, PAIR, A, A),
    VALUE(SpvOpCompositeExtract, U32, COOKIE, A, LITERAL_0),
    VALUE(SpvOpCompositeExtract, U32, FOUND, A, LITERAL_1),
    VALUE(SpvOpBitwiseAnd, U32, A, FOUND, EXPECTED),
    VALUE(SpvOpIEqual, BOOLEAN, A, A, N0),
    VALUE(SpvOpSelect, U32, C, A, N2, N0), /* DXS_FAULT_TYPE */
    VALUE(SpvOpShiftRightLogical, U32, A, COOKIE, N5),
    VALUE(SpvOpAccessChain, WORD_POINTER, A, REPORT, N0 + REPORT_LIVE, A),
    VALUE(SpvOpLoad, U32, A, A),
    VALUE(SpvOpBitwiseAnd, U32, B, COOKIE, N31),
    VALUE(SpvOpShiftRightLogical, U32, A, A, B),
    VALUE(SpvOpBitwiseAnd, U32, A, A, N1),
    VALUE(SpvOpIEqual, BOOLEAN, A, A, N0),
    VALUE(SpvOpSelect, U32, A, A, N4, N0), /* DXS_FAULT_DESTROYED */
    VALUE(SpvOpBitwiseOr, U32, A, A, C),
    VALUE(SpvOpSelect, U32, FAULTS, OUTSIDE, N1, A), /* DXS_FAULT_RANGE */
    VALUE(SpvOpINotEqual, BOOLEAN, FAULTY, FAULTS, N0),
    VOID(SpvOpSelectionMerge, IS_DONE, LITERAL_0),
    VOID(SpvOpBranchConditional, FAULTY, IS_BAD, IS_DONE),
    VOID(SpvOpLabel, IS_BAD),
    VALUE(SpvOpAccessChain, WORD_POINTER, A, REPORT, N0 + REPORT_HEADER, N0 + REPORT_COUNT),
    VALUE(SpvOpAtomicIAdd, U32, A, A, N1, N0, N1), /* scope: the device */
    VALUE(SpvOpIEqual, BOOLEAN, A, A, N0),
    VOID(SpvOpSelectionMerge, IS_WRITTEN, LITERAL_0),
    VOID(SpvOpBranchConditional, A, IS_FIRST, IS_WRITTEN),
    VOID(SpvOpLabel, IS_FIRST),
    VALUE(SpvOpAccessChain, WORD_POINTER, A, HEAP, N0 + HEAP_NUMBER),
    VALUE(SpvOpLoad, U32, HEAP_NAME, A),
};

static const uint8_t reported[REPORT_WORDS] = {
    [REPORT_HEAP] = HEAP_NAME,    [REPORT_INDEX] = INDEX,        [REPORT_EXPECTED] = EXPECTED,
    [REPORT_FOUND] = FOUND,       [REPORT_COOKIE] = COOKIE,      [REPORT_INSTRUCTION] = INSTRUCTION,
    [REPORT_HASH_LOW] = HASH_LOW, [REPORT_HASH_HIGH] = HASH_HIGH};

static const struct step last_steps[] = {
    VOID(SpvOpMemoryBarrier, N1, RELEASE), /* scope: the device */
    VALUE(SpvOpAccessChain, WORD_POINTER, A, REPORT, N0 + REPORT_HEADER, N0 + REPORT_FAULTS),
    VOID(SpvOpStore, A, FAULTS),
    VOID(SpvOpBranch, IS_WRITTEN),
    VOID(SpvOpLabel, IS_WRITTEN),
    VOID(SpvOpBranch, IS_DONE),
    VOID(SpvOpLabel, IS_DONE),
    VALUE(SpvOpSelect, U32, A, FAULTY, COUNT, INDEX),
    VOID(SpvOpReturnValue, A),
};

static void emit_report(struct lowering *l, uint32_t ids[NAMES])
{
    uint32_t header = constant_u32(l->b, REPORT_HEADER);

    for (uint32_t word = 0; word < REPORT_WORDS; word++)
        if (reported[word])
            store_word(l->b, 2, (uint32_t[]){ids[REPORT], header, constant_u32(l->b, word)}, ids[reported[word]]);
}

uint32_t checked_index(struct lowering *l, uint32_t heap, uint32_t index)
{
    uint32_t expected = constant_u32(l->b, 1u << heap);
    uint32_t instruction = constant_u32(l->b, l->fault->error.instruction);

    if (!l->resources->qa_function)
        l->resources->qa_function = new_id(l->b);
    return EMIT(l->b, SpvOpFunctionCall, type_int(l->b, 32), l->resources->qa_function, index, expected, instruction);
}

static void name_constants(struct lowering *l, uint32_t ids[NAMES])
{
    uint64_t hash = l->options->shader_hash;
    const struct {
        enum name name;
        uint32_t value;
    } constants[] = {{N0, 0},
                     {N1, 1},
                     {N2, 2},
                     {N4, 4},
                     {N5, 5},
                     {N31, 31},
                     {RELEASE, SpvMemorySemanticsReleaseMask | SpvMemorySemanticsUniformMemoryMask},
                     {HASH_LOW, (uint32_t)hash},
                     {HASH_HIGH, (uint32_t)(hash >> 32)}};

    for (size_t n = 0; n < sizeof constants / sizeof *constants; n++)
        ids[constants[n].name] = constant_u32(l->b, constants[n].value);
}

void emit_descriptor_qa(struct lowering *l)
{
    struct builder *b = l->b;

    if (!l->resources->qa_function)
        return;
    uint32_t ids[NAMES] = {[LITERAL_1] = 1, [U32] = type_int(b, 32), [BOOLEAN] = type_bool(b)};
    ids[PAIR] = type_vector(b, ids[U32], 2);
    ids[WORD_POINTER] = type_pointer(b, SpvStorageClassStorageBuffer, ids[U32]);
    ids[PAIR_POINTER] = type_pointer(b, SpvStorageClassStorageBuffer, ids[PAIR]);
    ids[REPORT] = report_variable(l);
    ids[HEAP] = heap_variable(l);
    name_constants(l, ids);
    begin_function(b, l->resources->qa_function, ids[U32], INSTRUCTION - INDEX + 1, ids + INDEX);
    for (uint32_t n = IS_BAD; n <= IS_DONE; n++)
        ids[n] = new_id(b);
    EMIT_STEPS(b, steps, ids);
    emit_report(l, ids);
    EMIT_STEPS(b, last_steps, ids);
    append(b, b->code, SpvOpFunctionEnd, 0);
}
