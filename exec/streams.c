/* Values of signatures: binds the caller's to rows, and copies rows to them. */
#include "base/sized.h"
#include "exec/draw.h"

#include <string.h>

/* ---- Names ------------------------------------------------------------------------------------------------------- */

static char lower_case(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

static bool same_name(const char *a, const char *b)
{
    while (*a && lower_case(*a) == lower_case(*b)) {
        a++;
        b++;
    }
    return *a == *b;
}

static bool is_depth(enum dxs_semantic semantic)
{
    return semantic >= DXS_SEMANTIC_DEPTH && semantic <= DXS_SEMANTIC_DEPTH_GREATER_EQUAL;
}

/* The row with this semantic; UINT32_MAX: none. SV_Depth also matches SV_DepthGreaterEqual and SV_DepthLessEqual. */
static uint32_t find_row(const struct stream *stream, const char *semantic, uint32_t index, uint32_t geometry_stream)
{
    for (uint32_t i = 0; i < stream->signature->count; i++) {
        const struct dxs_signature_element *element = &stream->signature->elements[i];
        bool named =
            same_name(element->name, semantic) || (is_depth(element->semantic) && same_name("SV_Depth", semantic));
        for (uint32_t row = 0; row < element->rows && named && element->stream == geometry_stream; row++)
            if (element->semantic_indices[row] == index)
                return stream->first_rows[i] + row;
    }
    return UINT32_MAX;
}

void number_rows(struct machine *machine, struct stream *stream, const struct dxs_signature *signature)
{
    uint32_t *first_rows = arena_array(machine->arena, signature->count, sizeof *first_rows);

    *stream = (struct stream){.signature = signature, .first_rows = first_rows};
    for (uint32_t i = 0; i < signature->count; i++) {
        first_rows[i] = stream->row_count;
        stream->row_count += signature->elements[i].rows;
    }
    stream->by_row = arena_zeroed(machine->arena, stream->row_count, sizeof *stream->by_row);
}

/* Values that a pixel shader takes even if its signature lacks them: SV_Position as input, SV_Depth as output. */
static bool is_implied(const struct machine *machine, const struct stream *stream, const struct dxs_exec_values *values)
{
    bool is_input = stream->signature == &machine->entry->inputs;

    return machine->entry->stage == DXS_STAGE_PIXEL && values->index == 0 &&
           same_name(values->semantic, is_input ? "SV_Position" : "SV_Depth");
}

void bind_stream(struct machine *machine, struct stream *stream, const struct dxs_signature *signature,
                 const struct dxs_exec_values *values, uint32_t count, const char *what)
{
    number_rows(machine, stream, signature);
    bind_values(machine, stream, values, count, 0, what);
}

void bind_values(struct machine *machine, struct stream *stream, const struct dxs_exec_values *values, uint32_t count,
                 uint32_t geometry_stream, const char *what)
{
    for (uint32_t i = 0; i < count; i++) {
        if (!values[i].semantic || (!values[i].words && values[i].count > 0))
            fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "values of an %s without name or memory", what);
        refuse_unknown(machine->fault, values[i].reserved, sizeof values[i].reserved, "dxs_exec_values");
        uint32_t row = find_row(stream, values[i].semantic, values[i].index, geometry_stream);
        bool implied = is_implied(machine, stream, &values[i]);
        if (row == UINT32_MAX && !implied)
            fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "the shader has no %s %s%u", what, values[i].semantic,
                 values[i].index);
        if ((row != UINT32_MAX && stream->by_row[row]) || (implied && stream->implied))
            fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "the %s %s%u is given twice", what, values[i].semantic,
                 values[i].index);
        if (row != UINT32_MAX)
            stream->by_row[row] = &values[i];
        if (implied)
            stream->implied = &values[i];
    }
}

void check_count(struct machine *machine, const struct dxs_exec_values *values, uint64_t wanted)
{
    if (values->count < wanted)
        fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "of %s%u there are %zu values, %llu are needed",
             values->semantic, values->index, values->count, (unsigned long long)wanted);
}

const struct dxs_exec_values *given_values(const struct stream *stream, const struct dxs_signature_element *element,
                                           uint32_t row)
{
    return stream->by_row[stream->first_rows[element - stream->signature->elements] + row];
}

void lacks_values(const struct machine *machine, const struct dxs_signature_element *element, uint32_t row)
{
    fail(machine->fault, DXS_RESULT_NO_MAPPING, "the shader reads the input %s%u, for which no values are given",
         element->name, element->semantic_indices[row]);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

uint32_t *create_outputs(struct machine *machine, uint32_t lanes)
{
    size_t rows = (size_t)lanes * machine->draw->written->row_count;

    take_work(machine, (uint64_t)rows * ROW_WORDS);
    uint32_t *outputs = arena_array(machine->group_arena, rows, ROW_WORDS * sizeof *outputs);

    fill_undefined(machine, (uint8_t *)outputs, rows * ROW_WORDS * sizeof *outputs);
    return outputs;
}

uint32_t *output_row(const struct wave *wave, uint32_t lane, uint32_t row)
{
    return wave->outputs + ((size_t)lane * wave->machine->draw->written->row_count + row) * ROW_WORDS;
}

void write_rows(const struct stream *stream, const uint32_t *rows, uint64_t place, uint32_t geometry_stream)
{
    for (uint32_t i = 0; i < stream->signature->count; i++) {
        const struct dxs_signature_element *element = &stream->signature->elements[i];
        for (uint32_t k = 0; k < element->rows && element->stream == geometry_stream; k++) {
            uint32_t row = stream->first_rows[i] + k;
            if (stream->by_row[row])
                memcpy(stream->by_row[row]->words + place * ROW_WORDS, rows + (size_t)row * ROW_WORDS,
                       element->columns * sizeof(uint32_t));
        }
    }
}

void write_outputs(const struct wave *wave, uint32_t lane, uint64_t place)
{
    write_rows(wave->machine->draw->written, output_row(wave, lane, 0), place, 0);
}

const uint32_t *output_words(const struct wave *wave, uint32_t lane, enum dxs_semantic semantic)
{
    const struct stream *stream = &wave->machine->draw->outputs;

    for (uint32_t i = 0; i < stream->signature->count; i++)
        if (stream->signature->elements[i].semantic == semantic)
            return output_row(wave, lane, stream->first_rows[i]);
    return NULL;
}

/* ---- Invocations ------------------------------------------------------------------------------------------------- */

static void run_some(struct machine *machine, const struct invocations *run, uint64_t first)
{
    uint64_t left = run->count - first;
    uint32_t lanes = left < machine->wave_size ? (uint32_t)left : machine->wave_size;
    struct wave wave;

    start_wave_in(machine, &wave, run->function, (uint32_t)(first / machine->wave_size), lanes);
    wave.outputs = create_outputs(machine, lanes);
    for (uint32_t lane = 0; lane < lanes; lane++) {
        uint64_t i = first + lane;
        wave.thread_ids[lane][run->is_column_first] = run->rows ? run->rows[i] : (uint32_t)(i / run->columns);
        wave.thread_ids[lane][!run->is_column_first] = (uint32_t)(i % run->columns);
    }
    run_alone(&wave);
    for (uint32_t lane = 0; lane < lanes && run->deliver; lane++)
        run->deliver(&wave, lane, first + lane);
    arena_reset(machine->group_arena);
}

void run_invocations(struct machine *machine, const struct invocations *run)
{
    uint64_t waves = (run->count + machine->wave_size - 1) / machine->wave_size;

    for (uint64_t i = 0; i < waves; i++)
        run_some(machine, run, (machine->options->reversed ? waves - 1 - i : i) * machine->wave_size);
}
