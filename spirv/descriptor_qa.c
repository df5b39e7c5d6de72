/* Checks of descriptors before they are used: whether the index is within the heap, whether the descriptor there is of
 * the type that the code takes it for, whether what it describes still exists. The layout of the two buffers is that of
 * dxs_descriptor_qa. */
#include "spirv/descriptor_qa.h"

enum { /* words at the start of the report */
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

struct qa_types {
    uint32_t u32, pair, boolean;
    uint32_t word_pointer, pair_pointer;
};

static struct qa_types qa_types(struct builder *b)
{
    struct qa_types t = {.u32 = type_int(b, 32), .boolean = type_bool(b)};

    t.pair = type_vector(b, t.u32, 2);
    t.word_pointer = type_pointer(b, SpvStorageClassStorageBuffer, t.u32);
    t.pair_pointer = type_pointer(b, SpvStorageClassStorageBuffer, t.pair);
    return t;
}

static uint32_t new_variable(struct lowering *l, uint32_t block, struct dxs_place place, const char *name)
{
    uint32_t variable = global_variable(l->b, block, SpvStorageClassStorageBuffer, 0);

    DECORATE(l->b, variable, SpvDecorationDescriptorSet, place.set);
    DECORATE(l->b, variable, SpvDecorationBinding, place.binding);
    if (l->options->structured_names)
        set_name(l->b, variable, name);
    return variable;
}

static uint32_t new_block_of(struct lowering *l, uint32_t count, const uint32_t *members, const uint32_t *offsets)
{
    uint32_t type = new_struct(l->b, count, members);

    DECORATE(l->b, type, SpvDecorationBlock);
    for (uint32_t n = 0; n < count; n++)
        DECORATE_MEMBER(l->b, type, n, SpvDecorationOffset, offsets[n]);
    return type;
}

static uint32_t report_variable(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32);
    uint32_t members[] = {new_array(b, u32, REPORT_WORDS, 4), new_runtime_array(b, u32, 4)};
    uint32_t block = new_block_of(l, 2, members, (const uint32_t[]){0, 4 * REPORT_WORDS});

    return new_variable(l, block, l->layout->model->qa.report, "descriptor_report");
}

static uint32_t heap_variable(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32);
    uint32_t members[] = {u32, u32, new_runtime_array(b, type_vector(b, u32, 2), 8)};
    uint32_t variable = new_variable(l, new_block_of(l, 3, members, (const uint32_t[]){0, 4, 8}),
                                     l->layout->model->qa.heap, "descriptor_heap");

    DECORATE(b, variable, SpvDecorationNonWritable);
    return variable;
}

static uint32_t load_member(struct lowering *l, const struct qa_types *t, uint32_t variable, uint32_t member)
{
    uint32_t number = constant_u32(l->b, member);

    return EMIT(l->b, SpvOpLoad, t->u32, EMIT(l->b, SpvOpAccessChain, t->word_pointer, variable, number));
}

static uint32_t report_word(struct lowering *l, const struct qa_types *t, uint32_t report, uint32_t word)
{
    uint32_t header = constant_u32(l->b, REPORT_HEADER), number = constant_u32(l->b, word);

    return EMIT(l->b, SpvOpAccessChain, t->word_pointer, report, header, number);
}

/* What the heap says of an entry, and what is wrong with it. */
struct verdict {
    uint32_t count, cookie, found, faults;
};

static struct verdict emit_verdict(struct lowering *l, const struct qa_types *t, uint32_t heap, uint32_t report,
                                   uint32_t index, uint32_t expected)
{
    struct builder *b = l->b;
    uint32_t zero = constant_u32(b, 0), one = constant_u32(b, 1), records = constant_u32(b, HEAP_RECORDS);
    struct verdict v = {.count = load_member(l, t, heap, HEAP_COUNT)};
    uint32_t outside = EMIT(b, SpvOpUGreaterThanEqual, t->boolean, index, v.count);
    uint32_t place = EMIT(b, SpvOpSelect, t->u32, outside, zero, index);
    uint32_t record = EMIT(b, SpvOpLoad, t->pair, EMIT(b, SpvOpAccessChain, t->pair_pointer, heap, records, place));

    v.cookie = EMIT(b, SpvOpCompositeExtract, t->u32, record, 0);
    v.found = EMIT(b, SpvOpCompositeExtract, t->u32, record, 1);
    uint32_t common = EMIT(b, SpvOpBitwiseAnd, t->u32, v.found, expected);
    uint32_t wrong = EMIT(b, SpvOpIEqual, t->boolean, common, zero);
    uint32_t word = EMIT(b, SpvOpShiftRightLogical, t->u32, v.cookie, constant_u32(b, 5));
    uint32_t live = EMIT(b, SpvOpAccessChain, t->word_pointer, report, constant_u32(b, REPORT_LIVE), word);
    uint32_t shift = EMIT(b, SpvOpBitwiseAnd, t->u32, v.cookie, constant_u32(b, 31));
    uint32_t bits = EMIT(b, SpvOpShiftRightLogical, t->u32, EMIT(b, SpvOpLoad, t->u32, live), shift);
    uint32_t dead = EMIT(b, SpvOpIEqual, t->boolean, EMIT(b, SpvOpBitwiseAnd, t->u32, bits, one), zero);
    uint32_t of_type = EMIT(b, SpvOpSelect, t->u32, wrong, constant_u32(b, DXS_FAULT_TYPE), zero);
    uint32_t of_life = EMIT(b, SpvOpSelect, t->u32, dead, constant_u32(b, DXS_FAULT_DESTROYED), zero);
    uint32_t inside = EMIT(b, SpvOpBitwiseOr, t->u32, of_type, of_life);
    v.faults = EMIT(b, SpvOpSelect, t->u32, outside, constant_u32(b, DXS_FAULT_RANGE), inside);
    return v;
}

/* The first fault is written down; its kind last, so that who sees it sees the rest. */
static void emit_report(struct lowering *l, const struct qa_types *t, uint32_t heap, uint32_t report,
                        const struct verdict *v, const uint32_t parameters[3])
{
    uint64_t hash = l->options->shader_hash;
    struct builder *b = l->b;
    uint32_t device = constant_u32(b, SpvScopeDevice);
    uint32_t release = constant_u32(b, SpvMemorySemanticsReleaseMask | SpvMemorySemanticsUniformMemoryMask);
    const uint32_t values[][2] = {
        {REPORT_HEAP, load_member(l, t, heap, HEAP_NUMBER)},
        {REPORT_INDEX, parameters[0]},
        {REPORT_EXPECTED, parameters[1]},
        {REPORT_FOUND, v->found},
        {REPORT_COOKIE, v->cookie},
        {REPORT_INSTRUCTION, parameters[2]},
        {REPORT_HASH_LOW, constant_u32(b, (uint32_t)hash)},
        {REPORT_HASH_HIGH, constant_u32(b, (uint32_t)(hash >> 32))},
    };

    for (size_t n = 0; n < sizeof values / sizeof *values; n++)
        EMIT_VOID(b, SpvOpStore, report_word(l, t, report, values[n][0]), values[n][1]);
    EMIT_VOID(b, SpvOpMemoryBarrier, device, release);
    EMIT_VOID(b, SpvOpStore, report_word(l, t, report, REPORT_FAULTS), v->faults);
}

uint32_t checked_index(struct lowering *l, uint32_t heap, uint32_t index)
{
    uint32_t expected = constant_u32(l->b, 1u << heap);
    uint32_t instruction = constant_u32(l->b, l->fault->error.instruction);

    if (!l->resources->qa_function)
        l->resources->qa_function = new_id(l->b);
    return EMIT(l->b, SpvOpFunctionCall, type_int(l->b, 32), l->resources->qa_function, index, expected, instruction);
}

void emit_descriptor_qa(struct lowering *l)
{
    struct builder *b = l->b;

    if (!l->resources->qa_function)
        return;
    struct qa_types t = qa_types(b);
    uint32_t report = report_variable(l), heap = heap_variable(l), zero = constant_u32(b, 0);
    uint32_t type = type_function(b, t.u32, 3, (const uint32_t[]){t.u32, t.u32, t.u32});
    uint32_t parameters[3], labels = new_ids(b, 5);

    EMIT_AS(b, SpvOpFunction, t.u32, l->resources->qa_function, SpvFunctionControlMaskNone, type);
    for (uint32_t n = 0; n < 3; n++) {
        uint32_t *words = append(b, b->code, SpvOpFunctionParameter, 2);
        words[0] = t.u32;
        words[1] = parameters[n] = new_id(b);
    }
    EMIT_VOID(b, SpvOpLabel, labels);
    struct verdict v = emit_verdict(l, &t, heap, report, parameters[0], parameters[1]);
    uint32_t faulty = EMIT(b, SpvOpINotEqual, t.boolean, v.faults, zero);
    EMIT_VOID(b, SpvOpSelectionMerge, labels + 4, SpvSelectionControlMaskNone);
    EMIT_VOID(b, SpvOpBranchConditional, faulty, labels + 1, labels + 4);
    EMIT_VOID(b, SpvOpLabel, labels + 1);
    uint32_t counter = report_word(l, &t, report, REPORT_COUNT), device = constant_u32(b, SpvScopeDevice);
    uint32_t before = EMIT(b, SpvOpAtomicIAdd, t.u32, counter, device, zero, constant_u32(b, 1));
    uint32_t is_first = EMIT(b, SpvOpIEqual, t.boolean, before, zero);
    EMIT_VOID(b, SpvOpSelectionMerge, labels + 3, SpvSelectionControlMaskNone);
    EMIT_VOID(b, SpvOpBranchConditional, is_first, labels + 2, labels + 3);
    EMIT_VOID(b, SpvOpLabel, labels + 2);
    emit_report(l, &t, heap, report, &v, parameters);
    EMIT_VOID(b, SpvOpBranch, labels + 3);
    EMIT_VOID(b, SpvOpLabel, labels + 3);
    EMIT_VOID(b, SpvOpBranch, labels + 4);
    EMIT_VOID(b, SpvOpLabel, labels + 4);
    uint32_t index = EMIT(b, SpvOpSelect, t.u32, faulty, v.count, parameters[0]);
    EMIT_VOID(b, SpvOpReturnValue, index);
    append(b, b->code, SpvOpFunctionEnd, 0);
}
