/* Printing of intermediate values (dxs_options.print). Each scalar is passed to one generated function, which appends a
 * print record to a buffer or calls DebugPrintf. */
#include "spirv/debug/print.h"

#include "spirv/arithmetic/alu.h"
#include "spirv/function/function.h"
#include "spirv/builder/instrumentation.h"
#include "spirv/resources/root_arguments.h"
#include "spirv/interface/interface.h"
#include "spirv/nodes/nodes.h"

#include <stdio.h>

enum {            /* word indices in struct dxs_print_record */
    THREAD = 2,   /* the hash precedes it */
    FUNCTION = 5, /* this word and all later ones are parameters of the generated function */
    TYPE = 8,     /* and the number of the draw */
    SHOWN = 9,    /* low word of the value */
    RECORD_WORDS = sizeof(struct dxs_print_record) / 4,
    PARAMETERS = RECORD_WORDS - FUNCTION,
    PRINTF_INSTRUCTION = 1 /* of NonSemantic.DebugPrintf */
};

/* Whether a function that the range allows has its first instruction. */
static bool has_instruction(const struct module *module, const struct dxs_print_range *range)
{
    for (uint32_t n = 0; n < module->function_count; n++) {
        const struct function *f = &module->functions[n];
        if ((range->function == n || range->function == DXS_ALL) && f->instruction_count > 0 &&
            range->first <= instruction_number(f, f->instruction_count - 1))
            return true;
    }
    return false;
}

void print_prepare(struct lowering *l)
{
    const struct dxs_print *print = &l->options->print;

    if (print->to == DXS_PRINT_TO_NOWHERE)
        return;
    if ((unsigned)print->to > DXS_PRINT_TO_RING || print->range_count > DXS_MAX_PRINT_RANGES)
        fail(l->fault, DXS_RESULT_INVALID_ARGUMENT,
             "print.to is %u, print.range_count is %u: at most %u and %u are valid", (unsigned)print->to,
             print->range_count, (unsigned)DXS_PRINT_TO_RING, (unsigned)DXS_MAX_PRINT_RANGES);
    for (uint32_t n = 0; n < print->range_count; n++)
        if (!has_instruction(l->module, &print->ranges[n]))
            fail(l->fault, DXS_RESULT_INVALID_ARGUMENT, "print.ranges[%u]: there is no instruction #%u%s", n,
                 print->ranges[n].first, print->ranges[n].function == DXS_ALL ? "" : " in that function");
    if (l->options->print.draw.source != DXS_WORD_KIND_NONE)
        check_word_place(l, &l->options->print.draw, "print.draw");
    l->print_function = new_id(l->b);
}

/* ---- Calls of the generated function ----------------------------------------------------------------------------- */

/* Whether dxs_print.ranges select the current instruction. No ranges: all instructions. */
static bool is_selected(const struct lowering *l)
{
    const struct dxs_print *print = &l->options->print;
    const struct dxs_error *position = &l->fault->error;

    for (uint32_t n = 0; n < print->range_count; n++) {
        const struct dxs_print_range *range = &print->ranges[n];
        if ((range->function == position->function || range->function == DXS_ALL) &&
            position->instruction >= range->first && position->instruction <= range->last)
            return true;
    }
    return print->range_count == 0;
}

static void call_print(struct lowering *l, uint32_t component, enum dxs_component_type type, uint32_t low,
                       uint32_t high)
{
    const uint32_t numbers[] = {l->fault->error.function, l->fault->error.instruction, component, type};
    uint32_t words[1 + PARAMETERS] = {l->print_function};

    for (uint32_t n = 0; n < PARAMETERS - 2; n++)
        words[1 + n] = constant_u32(l->b, numbers[n]);
    words[PARAMETERS - 1] = low;
    words[PARAMETERS] = high;
    EMIT_LIST(l->b, SpvOpFunctionCall, type_void(l->b), new_id(l->b), 1 + PARAMETERS, words);
}

static enum dxs_component_type shown_type(uint32_t bits, bool is_float)
{
    static const uint8_t types[] = {DXS_COMPONENT_TYPE_U16, DXS_COMPONENT_TYPE_F16, DXS_COMPONENT_TYPE_U32,
                                    DXS_COMPONENT_TYPE_F32, DXS_COMPONENT_TYPE_U64, DXS_COMPONENT_TYPE_F64};

    return bits == 1 ? DXS_COMPONENT_TYPE_I1 : types[bits / 32 * 2 + is_float];
}

static void print_scalar(struct lowering *l, type_id type, uint32_t value, uint32_t component)
{
    struct builder *b = l->b;
    uint32_t bits = scalar_bits(l, type), u32 = type_u32(b), high = constant_u32(b, 0);
    bool floats = is_float(l, type);

    if (bits == 64) {
        uint32_t pair = floats ? split_double(l, value) : convert_to(b, SpvOpBitcast, type_vector(b, u32, 2), value);
        value = component_of(b, u32, pair, 0);
        high = component_of(b, u32, pair, 1);
    } else if (bits == 1) {
        value = select_value(b, u32, value, constant_u32(b, 1), high);
    } else {
        if (floats)
            value = convert_to(b, SpvOpBitcast, type_int(b, bits), value);
        if (bits < 32)
            value = convert_to(b, SpvOpUConvert, u32, value);
    }
    call_print(l, component, shown_type(bits, floats), value, high);
}

/* Whether the value can be printed here. An extractvalue must stand in the block of its aggregate, where the components
 * are computed. Record handles (addresses mean nothing to readers) and matrices (shared by a wave) are not printed. */
static bool is_readable(const struct lowering *l, const struct instruction *i)
{
    const struct type *type = module_type(l->module, i->type);

    if (is_record_handle(type) || type->kind == TYPE_MATRIX)
        return false;
    if (i->opcode != OP_EXTRACT_VALUE)
        return true;
    const struct function_state *s = l->state;
    value_id aggregate = operand_value(l, i, 0);
    const struct instruction *maker = defining_instruction(l, aggregate);
    return maker && maker->opcode != OP_EXTRACT_VALUE &&
           s->block_of[local_number(l, aggregate)] == s->structured->blocks[s->current].source;
}

void print_before(struct lowering *l, const struct instruction *i)
{
    uint32_t zero = constant_u32(l->b, 0);

    if (used_components(l, i) == 0 && is_selected(l))
        call_print(l, 0, DXS_COMPONENT_TYPE_INVALID, zero, zero);
}

void visit_result(struct lowering *l, const struct instruction *i, visit_scalar *visit)
{
    uint32_t used = used_components(l, i), scalars = 0;

    if (used == 0 || !is_readable(l, i))
        return;
    for (uint32_t c = 0, count = component_count(l, i->type); c < count; c++) {
        type_id leaf = component_leaf(l, i->type, c);
        uint32_t lanes = component_lanes(l, leaf), value;
        if (!(used >> component_bit(count, c) & 1)) { /* unused components may not have been emitted */
            scalars += lanes;
            continue;
        }
        value = value_component(l, i->result, c);
        for (uint32_t lane = 0; lane < lanes; lane++)
            visit(l, leaf, lanes == 1 ? value : component_of(l->b, value_type(l, scalar_type(l, leaf)), value, lane),
                  scalars++);
    }
}

void print_after(struct lowering *l, const struct instruction *i)
{
    if (is_selected(l))
        visit_result(l, i, print_scalar);
}

/* ---- The thread -------------------------------------------------------------------------------------------------- */

/* The three numbers that identify a thread, by stage: scalar built-ins first, then lanes of a vector built-in. */
static const struct thread_numbers {
    uint16_t stages;      /* bits 1 << enum dxs_stage; the first row with the stage's bit applies */
    uint16_t scalars[2];  /* built-ins; 0: none (0 is Position, which is never used here) */
    uint16_t vector;      /* built-in */
    uint8_t lanes, taken; /* of the vector: its lanes, and how many of them are used */
    uint16_t from_floats; /* conversion to integers; SpvOpNop: the vector holds integers */
} thread_numbers[] = {
    {.stages = 1 << DXS_STAGE_VERTEX, .scalars = {SpvBuiltInVertexIndex, SpvBuiltInInstanceIndex}},
    {.stages = 1 << DXS_STAGE_HULL | 1 << DXS_STAGE_GEOMETRY,
     .scalars = {SpvBuiltInPrimitiveId, SpvBuiltInInvocationId}},
    {.stages = 1 << DXS_STAGE_DOMAIN,
     .scalars = {SpvBuiltInPrimitiveId},
     .vector = SpvBuiltInTessCoord,
     .lanes = 3,
     .taken = 2,
     .from_floats = SpvOpBitcast},
    {.stages = 1 << DXS_STAGE_PIXEL,
     .vector = SpvBuiltInFragCoord,
     .lanes = 4,
     .taken = 2,
     .from_floats = SpvOpConvertFToU},
    {.stages = 1 << DXS_STAGE_COMPUTE | 1 << DXS_STAGE_MESH | 1 << DXS_STAGE_AMPLIFICATION | 1 << DXS_STAGE_NODE,
     .vector = SpvBuiltInGlobalInvocationId,
     .lanes = 3,
     .taken = 3},
    {.stages = UINT16_MAX, .vector = SpvBuiltInLaunchIdKHR, .lanes = 3, .taken = 3},
};

void find_thread(struct lowering *l, uint32_t thread[3])
{
    struct builder *b = l->b;
    const struct thread_numbers *numbers = thread_numbers;
    uint32_t u32 = type_u32(b);

    while (!(numbers->stages & 1u << l->stage))
        numbers++;
    for (uint32_t n = 0; n < 2; n++)
        if (numbers->scalars[n])
            *thread++ = builtin_input(l, (SpvBuiltIn)numbers->scalars[n], u32);
    if (numbers->taken == 0)
        return;
    bool floats = numbers->from_floats;
    uint32_t vector =
        builtin_input(l, (SpvBuiltIn)numbers->vector, type_vector(b, floats ? type_f32(b) : u32, numbers->lanes));
    if (floats)
        vector = convert_to(b, (SpvOp)numbers->from_floats, type_vector(b, u32, numbers->lanes), vector);
    for (uint32_t n = 0; n < numbers->taken; n++)
        *thread++ = component_of(b, u32, vector, n);
}

/* The number of the dispatch or draw; 0: it has none. */
static uint32_t load_draw(struct lowering *l)
{
    const struct dxs_word_source *source = &l->options->print.draw;
    uint32_t variable = 0;

    forget_results(l); /* those of the last function */
    return source->source == DXS_WORD_KIND_NONE ? 0 : emit_word_source(l, source, &variable, "print_draw");
}

/* bool id: dxs_print.thread selects the thread; 0: all threads are selected. */
static uint32_t compare_thread(struct lowering *l, const uint32_t thread[3])
{
    struct builder *b = l->b;
    uint32_t all = 0;

    for (uint32_t n = 0; n < 3; n++) {
        uint32_t wanted = l->options->print.thread[n];
        if (wanted == DXS_ALL)
            continue;
        uint32_t same = equal_imm(b, thread[n], wanted);
        all = all ? logical_and(b, all, same) : same;
    }
    return all;
}

/* ---- Output: a record or DebugPrintf ----------------------------------------------------------------------------- */

/* record = atomicAdd(buffer.count, 1); if (record < buffer.records.length()) buffer.records[record] = words; */
static void append_record(struct lowering *l, const uint32_t words[RECORD_WORDS])
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), one = constant_u32(b, 1);
    uint32_t records = new_runtime_array(b, new_array(b, u32, RECORD_WORDS, 4), 4 * RECORD_WORDS);
    uint32_t buffer =
        new_buffer(l, 2, (uint32_t[]){u32, records}, (uint32_t[]){0, 4}, l->options->print.buffer, "print_records");
    uint32_t word = type_pointer(b, SpvStorageClassStorageBuffer, u32);

    DECORATE(b, buffer, SpvDecorationCoherent); /* records written before a crash must reach memory */
    uint32_t record = update_word(b, SpvOpAtomicIAdd, buffer_word(b, buffer, 0, 0), one);
    uint32_t length = EMIT(b, SpvOpArrayLength, u32, buffer, 1);
    struct open_if fits = open_if(l, less(b, record, length));
    for (uint32_t n = 0; n < RECORD_WORDS; n++) {
        uint32_t number = constant_u32(b, n);
        store(b, EMIT(b, SpvOpAccessChain, word, buffer, one, record, number), words[n]);
    }
    close_if(l, &fits);
}

static void call_printf(struct lowering *l, const uint32_t words[RECORD_WORDS], uint32_t draw)
{
    char format[100];
    struct builder *b = l->b;
    uint32_t operands[3 + RECORD_WORDS - THREAD + 2] = {builder_printf(b), PRINTF_INSTRUCTION};

    snprintf(format, sizeof format, "%016llx (%%u, %%u, %%u) f%%u #%%u.%%u type %%u: %%u, %%u; %%g%s",
             (unsigned long long)l->options->shader_hash, draw ? "; draw %u" : "");
    operands[2] = new_string(b, format);
    memcpy(operands + 3, words + THREAD, (RECORD_WORDS - THREAD) * sizeof *words);
    operands[3 + RECORD_WORDS - THREAD] = convert_to(b, SpvOpBitcast, type_f32(b), words[SHOWN]);
    operands[3 + RECORD_WORDS - THREAD + 1] = draw;
    EMIT_LIST(b, SpvOpExtInst, type_void(b), new_id(b), 3 + RECORD_WORDS - THREAD + 1 + (draw != 0), operands);
}

/* The log of the ring shows the low word as hexadecimal, signed and float. */
static void send_message(struct lowering *l, const uint32_t words[RECORD_WORDS], uint32_t draw)
{
    const struct ring_value values[] = {{words[FUNCTION], RING_SIGNED},      {words[FUNCTION + 1], RING_SIGNED},
                                        {words[FUNCTION + 2], RING_SIGNED},  {words[SHOWN], RING_HEXADECIMAL},
                                        {words[SHOWN], RING_SIGNED},         {words[SHOWN], RING_FLOAT},
                                        {words[SHOWN + 1], RING_HEXADECIMAL}};

    append_ring_message(l, words + THREAD, sizeof values / sizeof *values, values, draw);
}

/* ---- The function ------------------------------------------------------------------------------------------------ */

void print_finish(struct lowering *l)
{
    const struct dxs_options *options = l->options;
    struct builder *b = l->b;
    uint32_t words[RECORD_WORDS];

    if (!l->print_function)
        return;
    name_hash(l, words);
    words[THREAD] = words[THREAD + 1] = words[THREAD + 2] = constant_u32(b, 0);
    l->state->label = begin_function(b, l->print_function, type_void(b), PARAMETERS, words + FUNCTION);
    find_thread(l, words + THREAD);
    struct open_if wanted = open_if(l, compare_thread(l, words + THREAD));
    uint32_t draw = load_draw(l);
    if (options->print.to == DXS_PRINT_TO_PRINTF) {
        call_printf(l, words, draw);
    } else if (options->print.to == DXS_PRINT_TO_RING) {
        send_message(l, words, draw);
    } else {
        if (draw)
            words[TYPE] =
                EMIT(b, SpvOpBitFieldInsert, type_u32(b), words[TYPE], draw, constant_u32(b, 8), constant_u32(b, 24));
        append_record(l, words);
    }
    close_if(l, &wanted);
    end_function(b);
}
