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

uint32_t checked_index(struct lowering *l, uint32_t heap, uint32_t index)
{
    uint32_t expected = constant_u32(l->b, format_of(l)->types[heap]), u32 = type_u32(l->b);
    uint32_t instruction = constant_u32(l->b, l->fault->error.instruction);
    uint32_t *function = &l->resources->qa_functions[heap == DXS_HEAP_SAMPLERS];

    if (!*function)
        *function = new_id(l->b);
    return EMIT(l->b, SpvOpFunctionCall, u32, *function, index, expected, instruction);
}

/* select(condition, fault, 0) */
static uint32_t fault_if(struct lowering *l, uint32_t condition, enum dxs_descriptor_fault fault)
{
    return select_imm(l->b, condition, (uint32_t)fault, 0);
}

static uint32_t load_word(struct lowering *l, uint32_t buffer, uint32_t member, uint32_t index)
{
    return load(l->b, type_u32(l->b), buffer_word(l->b, buffer, member, index));
}

static uint32_t header_word(struct lowering *l, uint32_t report, enum report_word word)
{
    uint32_t place = constant_u32(l->b, format_of(l)->places[word]);

    return buffer_word(l->b, report, REPORT_HEADER, place);
}

/* The descriptor's entry in the heap. It has record_words words and begins at word `record`; the last word has the
 * types. */
struct entry {
    uint32_t record, cookie, types;
};

static struct entry load_entry(struct lowering *l, uint32_t heap, uint32_t index)
{
    uint32_t words = format_of(l)->record_words;
    struct entry entry = {.record = multiply_imm(l->b, index, words)};

    entry.cookie = load_word(l, heap, HEAP_RECORDS, entry.record);
    entry.types = load_word(l, heap, HEAP_RECORDS, add_imm(l->b, entry.record, words - 1));
    return entry;
}

/* Bits of enum dxs_descriptor_fault, DXS_DESCRIPTOR_FAULT_RANGE left out. */
static uint32_t find_faults(struct lowering *l, uint32_t report, uint32_t heap, const struct entry *entry,
                            uint32_t expected)
{
    struct builder *b = l->b;
    uint32_t fitting = bit_and(b, entry->types, expected);
    uint32_t faults = fault_if(l, equal_imm(b, fitting, 0), DXS_DESCRIPTOR_FAULT_TYPE);
    uint32_t live = load_word(l, report, REPORT_LIVE, shift_right_imm(b, entry->cookie, 5));

    live = shift_right(b, live, bit_and_imm(b, entry->cookie, 31));
    live = bit_and_imm(b, live, 1);
    faults = bit_or(b, faults, fault_if(l, equal_imm(b, live, 0), DXS_DESCRIPTOR_FAULT_DESTROYED));
    if (format_of(l)->places[REPORT_TIME]) {
        uint32_t created = load_word(l, heap, HEAP_RECORDS, add_imm(b, entry->record, 1));
        uint32_t now = load(b, type_u32(b), header_word(l, report, REPORT_TIME));
        faults = bit_or(b, faults, fault_if(l, less(b, now, created), DXS_DESCRIPTOR_FAULT_TOO_NEW));
    }
    return faults;
}

/* The fault word is stored last, so that a reader that sees it sees the whole report. */
static void write_report(struct lowering *l, uint32_t report, const uint32_t words[REPORT_WORDS])
{
    for (uint32_t word = 0; word < REPORT_WORDS; word++)
        if (words[word] && word != REPORT_FAULTS)
            store(l->b, header_word(l, report, (enum report_word)word), words[word]);
    release_buffers(l->b);
    store(l->b, header_word(l, report, REPORT_FAULTS), words[REPORT_FAULTS]);
}

/* Returns faulty ? heap.count : index, where heap.count is the index of the entry for faulty accesses. Only the first
 * faulty lane writes a report. */
static void emit_check(struct lowering *l, uint32_t report, bool samplers)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), zero = constant_u32(b, 0), parameters[3], words[REPORT_WORDS] = {0};
    uint32_t heap = heap_variable(l, samplers), index, faults;

    l->state->label = begin_function(b, l->resources->qa_functions[samplers], u32, 3, parameters);
    words[REPORT_INDEX] = index = parameters[0];
    words[REPORT_EXPECTED] = parameters[1];
    words[REPORT_INSTRUCTION] = parameters[2];
    name_hash(l, words + REPORT_HASH_LOW);
    uint32_t count = load_word(l, heap, HEAP_COUNT, 0), outside = greater_or_equal(b, index, count);
    struct entry entry = load_entry(l, heap, select_value(b, u32, outside, zero, index));
    words[REPORT_COOKIE] = entry.cookie;
    words[REPORT_FOUND] = entry.types;
    faults = find_faults(l, report, heap, &entry, parameters[1]);
    words[REPORT_FAULTS] = faults = select_value(b, u32, outside, constant_u32(b, DXS_DESCRIPTOR_FAULT_RANGE), faults);
    uint32_t faulty = not_equal_imm(b, faults, 0);
    struct open_if reports = open_if(l, faulty);
    uint32_t counter = header_word(l, report, REPORT_COUNT);
    uint32_t before = update_word(b, SpvOpAtomicIAdd, counter, constant_u32(b, 1));
    struct open_if is_first = open_if(l, equal_imm(b, before, 0));
    words[REPORT_HEAP] = load_word(l, heap, HEAP_NUMBER, 0);
    write_report(l, report, words);
    close_if(l, &is_first);
    close_if(l, &reports);
    EMIT_VOID(b, SpvOpReturnValue, select_value(b, u32, faulty, count, index));
    append(b, b->code, SpvOpFunctionEnd, 0);
}

void emit_descriptor_qa(struct lowering *l)
{
    const uint32_t *functions = l->resources->qa_functions;

    if (!functions[0] && !functions[1])
        return;
    uint32_t report = report_variable(l);
    for (int samplers = 0; samplers < 2; samplers++)
        if (functions[samplers])
            emit_check(l, report, samplers);
}
