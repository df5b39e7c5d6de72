/* Descriptor checks: index within the heap, descriptor of the expected type, resource not destroyed. dxs_descriptor_qa
 * defines the layouts of the buffers. */
#include "spirv/resources/access.h"
#include "spirv/builder/instrumentation.h"

enum report_word { /* of the report's header */
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
    REPORT_TIME, /* read, not written */
    REPORT_WORDS
};

enum { /* members of the blocks */
    REPORT_HEADER,
    REPORT_LIVE,
    HEAP_COUNT = 0,
    HEAP_NUMBER,
    HEAP_RECORDS
};

/* By enum dxs_qa_format. */
static const struct qa_format {
    uint8_t header_words, record_words;
    uint8_t places[REPORT_WORDS]; /* of the words in the header */
    uint16_t types[DXS_HEAP_COUNT];
} formats[] = {
    {.header_words = 10,
     .record_words = 2,
     .places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
     .types = {1, 2, 4, 8, 16, 32, 64, 128, 256}},
    {.header_words = 11,
     .record_words = 3,
     .places = {[REPORT_COUNT] = 5,
                [REPORT_FAULTS] = 9,
                [REPORT_HEAP] = 3,
                [REPORT_INDEX] = 2,
                [REPORT_EXPECTED] = 7,
                [REPORT_FOUND] = 8,
                [REPORT_COOKIE] = 4,
                [REPORT_INSTRUCTION] = 6,
                [REPORT_HASH_LOW] = 0,
                [REPORT_HASH_HIGH] = 1,
                [REPORT_TIME] = 10},
     .types = {[DXS_HEAP_SAMPLERS] = 128,
               [DXS_HEAP_UNIFORM_BUFFERS] = 4,
               [DXS_HEAP_STORAGE_BUFFERS] = 8,
               [DXS_HEAP_SAMPLED_IMAGES] = 1,
               [DXS_HEAP_STORAGE_IMAGES] = 2,
               [DXS_HEAP_UNIFORM_TEXEL_BUFFERS] = 16,
               [DXS_HEAP_STORAGE_TEXEL_BUFFERS] = 32,
               [DXS_HEAP_ACCELERATION_STRUCTURES] = 64,
               [DXS_HEAP_COUNTERS] = 256}},
};

static const struct qa_format *format_of(const struct lowering *l)
{
    return &formats[l->layout->model->qa_format];
}

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

static uint32_t report_variable(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), words = format_of(l)->header_words;
    uint32_t members[] = {new_array(b, u32, words, 4), new_runtime_array(b, u32, 4)};

    return new_buffer(l, 2, members, (const uint32_t[]){0, 4 * words}, l->layout->model->qa.report,
                      "descriptor_report");
}

static uint32_t heap_variable(struct lowering *l, bool samplers)
{
    static const char names[][18] = {"descriptor_heap", "sampler_heap"};
    const struct dxs_binding_model *model = l->layout->model;
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), members[] = {u32, u32, new_runtime_array(b, u32, 4)};
    uint32_t variable = new_buffer(l, 3, members, (const uint32_t[]){0, 4, 8},
                                   samplers ? model->sampler_qa.heap : model->qa.heap, names[samplers]);

    DECORATE(b, variable, SpvDecorationNonWritable);
    return variable;
}

/* ---- The function that checks ------------------------------------------------------------------------------------ */

/* The function is the same for all shaders, apart from the shader hash. It is a table of instructions; these names are
 * its operands and results. */
enum name {
    LITERAL_0,
    U32, /* types */
    BOOLEAN,
    WORD_POINTER,
    N0, /* constants */
    N1,
    N2,
    N4,
    N5,
    N8,
    N31,
    AT_COUNT, /* places in the report */
    AT_FAULTS,
    AT_TIME,
    RECORD_SIZE, /* words */
    AT_TYPES,    /* of the types in a record; that of the time is 1 */
    RELEASE,     /* memory semantics */
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
    RECORD,
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
    VALUE(SpvOpIMul, U32, RECORD, A, RECORD_SIZE),
    VALUE(SpvOpAccessChain, WORD_POINTER, A, HEAP, N0 + HEAP_RECORDS, RECORD),
    VALUE(SpvOpLoad, U32, COOKIE, A),
    VALUE(SpvOpIAdd, U32, A, RECORD, AT_TYPES),
    VALUE(SpvOpAccessChain, WORD_POINTER, A, HEAP, N0 + HEAP_RECORDS, A),
    VALUE(SpvOpLoad, U32, FOUND, A),
    VALUE(SpvOpBitwiseAnd, U32, A, FOUND, EXPECTED),
    VALUE(SpvOpIEqual, BOOLEAN, A, A, N0),
    VALUE(SpvOpSelect, U32, C, A, N2, N0), /* DXS_DESCRIPTOR_FAULT_TYPE */
    VALUE(SpvOpShiftRightLogical, U32, A, COOKIE, N5),
    VALUE(SpvOpAccessChain, WORD_POINTER, A, REPORT, N0 + REPORT_LIVE, A),
    VALUE(SpvOpLoad, U32, A, A),
    VALUE(SpvOpBitwiseAnd, U32, B, COOKIE, N31),
    VALUE(SpvOpShiftRightLogical, U32, A, A, B),
    VALUE(SpvOpBitwiseAnd, U32, A, A, N1),
    VALUE(SpvOpIEqual, BOOLEAN, A, A, N0),
    VALUE(SpvOpSelect, U32, A, A, N4, N0), /* DXS_DESCRIPTOR_FAULT_DESTROYED */
    VALUE(SpvOpBitwiseOr, U32, FAULTS, A, C),
};

/* Only with times: compares that of the descriptor with that of the report. */
static const struct step time_steps[] = {
    VALUE(SpvOpIAdd, U32, A, RECORD, N1),
    VALUE(SpvOpAccessChain, WORD_POINTER, A, HEAP, N0 + HEAP_RECORDS, A),
    VALUE(SpvOpLoad, U32, A, A),
    VALUE(SpvOpAccessChain, WORD_POINTER, B, REPORT, N0 + REPORT_HEADER, AT_TIME),
    VALUE(SpvOpLoad, U32, B, B),
    VALUE(SpvOpUGreaterThan, BOOLEAN, A, A, B),
    VALUE(SpvOpSelect, U32, A, A, N8, N0), /* DXS_DESCRIPTOR_FAULT_TOO_NEW */
    VALUE(SpvOpBitwiseOr, U32, FAULTS, FAULTS, A),
};

static const struct step report_steps[] = {
    VALUE(SpvOpSelect, U32, FAULTS, OUTSIDE, N1, FAULTS), /* DXS_DESCRIPTOR_FAULT_RANGE */
    VALUE(SpvOpINotEqual, BOOLEAN, FAULTY, FAULTS, N0),
    VOID(SpvOpSelectionMerge, IS_DONE, LITERAL_0),
    VOID(SpvOpBranchConditional, FAULTY, IS_BAD, IS_DONE),
    VOID(SpvOpLabel, IS_BAD),
    VALUE(SpvOpAccessChain, WORD_POINTER, A, REPORT, N0 + REPORT_HEADER, AT_COUNT),
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
    VALUE(SpvOpAccessChain, WORD_POINTER, A, REPORT, N0 + REPORT_HEADER, AT_FAULTS),
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
            store_word(l->b, 2, (uint32_t[]){ids[REPORT], header, constant_u32(l->b, format_of(l)->places[word])},
                       ids[reported[word]]);
}

uint32_t checked_index(struct lowering *l, uint32_t heap, uint32_t index)
{
    uint32_t expected = constant_u32(l->b, format_of(l)->types[heap]), u32 = type_u32(l->b);
    uint32_t instruction = constant_u32(l->b, l->fault->error.instruction);
    uint32_t *function = &l->resources->qa_functions[heap == DXS_HEAP_SAMPLERS];

    if (!*function)
        *function = new_id(l->b);
    return EMIT(l->b, SpvOpFunctionCall, u32, *function, index, expected, instruction);
}

static const struct named_number numbers[] = {{N0, 0}, {N1, 1}, {N2, 2}, {N4, 4}, {N5, 5}, {N8, 8}, {N31, 31}};

static void name_constants(struct lowering *l, uint32_t ids[NAMES])
{
    const struct qa_format *format = format_of(l);
    const struct named_number others[] = {
        {AT_COUNT, format->places[REPORT_COUNT]},        {AT_FAULTS, format->places[REPORT_FAULTS]},
        {AT_TIME, format->places[REPORT_TIME]},          {RECORD_SIZE, format->record_words},
        {AT_TYPES, (uint8_t)(format->record_words - 1)}, {RELEASE, RELEASE_BUFFERS}};

    NAME_NUMBERS(l->b, numbers, ids);
    NAME_NUMBERS(l->b, others, ids);
    name_hash(l, ids + HASH_LOW);
}

static void emit_check(struct lowering *l, uint32_t ids[NAMES], bool samplers)
{
    struct builder *b = l->b;

    ids[HEAP] = heap_variable(l, samplers);
    begin_function(b, l->resources->qa_functions[samplers], ids[U32], INSTRUCTION - INDEX + 1, ids + INDEX);
    for (uint32_t n = IS_BAD; n <= IS_DONE; n++)
        ids[n] = new_id(b);
    EMIT_STEPS(b, steps, ids);
    if (format_of(l)->places[REPORT_TIME])
        EMIT_STEPS(b, time_steps, ids);
    EMIT_STEPS(b, report_steps, ids);
    emit_report(l, ids);
    EMIT_STEPS(b, last_steps, ids);
    append(b, b->code, SpvOpFunctionEnd, 0);
}

void emit_descriptor_qa(struct lowering *l)
{
    const uint32_t *functions = l->resources->qa_functions;
    struct builder *b = l->b;

    if (!functions[0] && !functions[1])
        return;
    uint32_t ids[NAMES] = {[U32] = type_u32(b), [BOOLEAN] = type_bool(b)};
    ids[WORD_POINTER] = type_pointer(b, SpvStorageClassStorageBuffer, ids[U32]);
    ids[REPORT] = report_variable(l);
    name_constants(l, ids);
    for (int samplers = 0; samplers < 2; samplers++)
        if (functions[samplers])
            emit_check(l, ids, samplers);
}
