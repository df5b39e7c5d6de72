/* Inputs and outputs of vertex and pixel shaders: binds the caller's values to rows of the signatures, and runs the
 * operations that read and write them. */
#include "reference/exec/draw.h"
#include "reference/exec/numbers.h"
#include "reference/exec/resources.h"
#include "reference/exec/samples.h"

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
static uint32_t find_row(const struct stream *stream, const char *semantic, uint32_t index)
{
    for (uint32_t i = 0; i < stream->signature->count; i++) {
        const struct dxs_signature_element *element = &stream->signature->elements[i];
        bool named =
            same_name(element->name, semantic) || (is_depth(element->semantic) && same_name("SV_Depth", semantic));
        for (uint32_t row = 0; row < element->rows && named; row++)
            if (element->semantic_indices[row] == index)
                return stream->first_rows[i] + row;
    }
    return UINT32_MAX;
}

static void number_rows(struct machine *machine, struct stream *stream, const struct dxs_signature *signature)
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
    for (uint32_t i = 0; i < count; i++) {
        if (!values[i].semantic || (!values[i].words && values[i].count > 0))
            fail(machine->fault, DXS_INVALID_ARGUMENT, "values of an %s without name or memory", what);
        uint32_t row = find_row(stream, values[i].semantic, values[i].index);
        bool implied = is_implied(machine, stream, &values[i]);
        if (row == UINT32_MAX && !implied)
            fail(machine->fault, DXS_INVALID_ARGUMENT, "the shader has no %s %s%u", what, values[i].semantic,
                 values[i].index);
        if ((row != UINT32_MAX && stream->by_row[row]) || (implied && stream->implied))
            fail(machine->fault, DXS_INVALID_ARGUMENT, "the %s %s%u is given twice", what, values[i].semantic,
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
        fail(machine->fault, DXS_INVALID_ARGUMENT, "of %s%u there are %zu values, %llu are needed", values->semantic,
             values->index, values->count, (unsigned long long)wanted);
}

const struct dxs_exec_values *given_values(const struct stream *stream, const struct dxs_signature_element *element,
                                           uint32_t row)
{
    return stream->by_row[stream->first_rows[element - stream->signature->elements] + row];
}

void lacks_values(const struct machine *machine, const struct dxs_signature_element *element, uint32_t row)
{
    fail(machine->fault, DXS_NO_MAPPING, "the shader reads the input %s%u, for which no values are given",
         element->name, element->semantic_indices[row]);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

uint32_t *create_outputs(struct machine *machine, uint32_t lanes)
{
    size_t rows = (size_t)lanes * machine->draw->outputs.row_count;
    uint32_t *outputs = arena_array(machine->group_arena, rows, ROW_WORDS * sizeof *outputs);

    fill_undefined(machine, (uint8_t *)outputs, rows * ROW_WORDS * sizeof *outputs);
    return outputs;
}

static uint32_t *output_row(const struct wave *wave, uint32_t lane, uint32_t row)
{
    return wave->outputs + ((size_t)lane * wave->machine->draw->outputs.row_count + row) * ROW_WORDS;
}

void write_outputs(const struct wave *wave, uint32_t lane, uint64_t place)
{
    const struct stream *stream = &wave->machine->draw->outputs;

    for (uint32_t i = 0; i < stream->signature->count; i++) {
        const struct dxs_signature_element *element = &stream->signature->elements[i];
        for (uint32_t k = 0; k < element->rows; k++) {
            uint32_t row = stream->first_rows[i] + k;
            if (stream->by_row[row])
                memcpy(stream->by_row[row]->words + place * ROW_WORDS, output_row(wave, lane, row),
                       element->columns * sizeof(uint32_t));
        }
    }
}

const uint32_t *output_words(const struct wave *wave, uint32_t lane, enum dxs_semantic semantic)
{
    const struct stream *stream = &wave->machine->draw->outputs;

    for (uint32_t i = 0; i < stream->signature->count; i++)
        if (stream->signature->elements[i].semantic == semantic)
            return output_row(wave, lane, stream->first_rows[i]);
    return NULL;
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

/* The operation in one lane, with its signature element (operand 0), row and column. */
struct access {
    struct wave *wave;
    struct frame *frame;
    const struct instruction *in;
    const struct dxs_signature_element *element;
    uint32_t lane, row, column;
};

static uint64_t argument(const struct access *a, uint32_t number)
{
    return operand(a->wave, a->frame, a->in, number, a->lane)[0];
}

static const struct dxs_signature_element *find_element(const struct access *a, const struct dxs_signature *signature)
{
    uint64_t id = operand(a->wave, a->frame, a->in, 0, a->frame->lanes[0])[0];

    for (uint32_t i = 0; i < signature->count; i++)
        if (signature->elements[i].id == id)
            return &signature->elements[i];
    fail(a->wave->machine->fault, DXS_INVALID_MODULE, "%s of a signature element that does not exist",
         dx_operation_name(a->in->dx_op));
}

/* Reads row and column. False, counted as out of bounds: they lie outside the element. */
static bool find_place(struct access *a, uint32_t lane)
{
    a->lane = lane;
    a->row = (uint32_t)argument(a, 1);
    a->column = (uint32_t)argument(a, 2);
    bool exists = a->row < a->element->rows && a->column < a->element->columns && a->column < ROW_WORDS;
    *a->wave->machine->out_of_bounds += !exists;
    return exists;
}

/* An input as 32 bits, interpolated at the position that the operation asks for. */
static uint32_t input_value(const struct access *a)
{
    struct place place = {0};

    if (a->wave->machine->draw->vertices)
        return vertex_input(a->wave, a->lane, a->element, a->row, a->column);
    switch (a->in->dx_op) {
    case DX_EvalSnapped: /* offsets are sixteenths of a pixel, in four bits each */
        place = middle_of_pixel(a->wave, a->lane);
        place.x += (double)sign_extend(4, argument(a, 3)) / 16;
        place.y += (double)sign_extend(4, argument(a, 4)) / 16;
        break;
    case DX_AttributeAtVertex:
        return vertex_of_pixel(a->wave, a->lane, a->element, a->row, a->column, argument(a, 3));
    case DX_EvalSampleIndex:
        place = place_of_sample(a->wave, a->lane, argument(a, 3));
        break;
    case DX_EvalCentroid:
        place = centroid_of_pixel(a->wave, a->lane);
        break;
    default:
        place = place_of_input(a->wave, a->lane, a->element);
        break;
    }
    return pixel_input(a->wave, a->lane, a->element, a->row, a->column, place);
}

static void load_input(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct access a = {wave, frame, in, .element = NULL};

    a.element = find_element(&a, wave->machine->draw->inputs.signature);
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        uint32_t value = find_place(&a, lane) ? input_value(&a) : 0;
        *result_slots(wave, frame, in, lane) = component_to_slot(wave->machine, in->type, value);
    }
}

static bool is_unsigned(enum dxs_component_type type)
{
    return type == DXS_COMPONENT_I1 || type == DXS_COMPONENT_U16 || type == DXS_COMPONENT_U32;
}

static void store_output(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct stream *stream = &wave->machine->draw->outputs;
    struct access a = {wave, frame, in, .element = NULL};

    a.element = find_element(&a, stream->signature);
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        if (find_place(&a, lane))
            output_row(wave, lane, stream->first_rows[a.element - stream->signature->elements] + a.row)[a.column] =
                slot_to_component(wave->machine, operand_type(wave, frame, in, 3),
                                  is_unsigned(a.element->component_type), argument(&a, 3));
    }
}

/* Discarded lanes become helper lanes. Quads with only helper lanes end. */
static void discard(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    bool ends[MAX_LANES] = {false};

    for (uint32_t i = 0; i < frame->lane_count; i++)
        if (operand(wave, frame, in, 0, frame->lanes[i])[0] & 1)
            wave->is_helper[frame->lanes[i]] = true;
    for (uint32_t quad = 0; quad < wave->lane_count; quad += 4) {
        const bool *helpers = wave->is_helper + quad;
        if (helpers[0] && helpers[1] && helpers[2] && helpers[3])
            memset(ends + quad, true, 4);
    }
    end_lanes(wave, ends);
}

/* System values that have an operation of their own. */
static void pixel_fact(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct draw *draw = wave->machine->draw;

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        const uint32_t *id = wave->thread_ids[lane];
        uint64_t result = wave->samples ? wave->samples[lane].index : 0; /* DX_SampleIndex */
        if (in->dx_op == DX_ViewID)
            result = draw->view_id;
        else if (in->dx_op == DX_PrimitiveID)
            result = id[2];
        else if (in->dx_op == DX_Coverage)
            result = wave->is_helper[lane] ? 0 : samples_of_lane(wave, lane);
        else if (in->dx_op == DX_InnerCoverage)
            result = triangle_covers_pixel(&draw->triangles[id[2]], id[0], id[1]);
        else if (in->dx_op == DX_RenderTargetGetSampleCount)
            result = draw->samples;
        *result_slots(wave, frame, in, lane) = result;
    }
}

static void sample_position(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        uint64_t *result = result_slots(wave, frame, in, lane);
        double at[2];
        standard_sample(wave->machine->draw->samples, operand(wave, frame, in, 0, lane)[0], at);
        for (unsigned k = 0; k < 2; k++)
            result[k] = f32_bits((float)at[k]);
    }
}

static void start_location(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct dxs_exec_vertices *vertices = wave->machine->draw->vertices;

    for (uint32_t i = 0; i < frame->lane_count; i++)
        *result_slots(wave, frame, in, frame->lanes[i]) =
            in->dx_op == DX_StartVertexLocation ? vertices->start_vertex : vertices->start_instance;
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

enum stages {
    VERTEX = 1,
    PIXEL = 2
};

static const struct {
    operation_handler *handler;
    uint8_t stages;
} handlers[DX_OP_COUNT] = {
    [DX_LoadInput] = {load_input, VERTEX | PIXEL},
    [DX_StoreOutput] = {store_output, VERTEX | PIXEL},
    [DX_EvalSnapped] = {load_input, PIXEL},
    [DX_EvalSampleIndex] = {load_input, PIXEL},
    [DX_EvalCentroid] = {load_input, PIXEL},
    [DX_AttributeAtVertex] = {load_input, PIXEL},
    [DX_Discard] = {discard, PIXEL},
    [DX_SampleIndex] = {pixel_fact, PIXEL},
    [DX_Coverage] = {pixel_fact, PIXEL},
    [DX_InnerCoverage] = {pixel_fact, PIXEL},
    [DX_PrimitiveID] = {pixel_fact, PIXEL},
    [DX_ViewID] = {pixel_fact, VERTEX | PIXEL},
    [DX_RenderTargetGetSampleCount] = {pixel_fact, PIXEL},
    [DX_RenderTargetGetSamplePosition] = {sample_position, PIXEL},
    [DX_StartVertexLocation] = {start_location, VERTEX},
    [DX_StartInstanceLocation] = {start_location, VERTEX},
};

static void run(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct draw *draw = wave->machine->draw;
    unsigned stage = !draw ? 0 : draw->vertices ? VERTEX : PIXEL;

    if (!(handlers[in->dx_op].stages & stage))
        fail(wave->machine->fault, DXS_INVALID_MODULE, "a %s shader has no operation %s",
             dxs_stage_name(wave->machine->entry->stage), dx_operation_name(in->dx_op));
    handlers[in->dx_op].handler(wave, frame, in);
}

operation_handler *draw_operation(uint16_t operation)
{
    return handlers[operation].handler ? run : NULL;
}
