/* Inputs and outputs of graphics shaders: binds the caller's values to rows of the signatures, and runs the
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
            fail(machine->fault, DXS_INVALID_ARGUMENT, "values of an %s without name or memory", what);
        uint32_t row = find_row(stream, values[i].semantic, values[i].index, geometry_stream);
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
    size_t rows = (size_t)lanes * machine->draw->written->row_count;
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

/* ---- Operations -------------------------------------------------------------------------------------------------- */

const struct dxs_signature_element *find_element(const struct access *a, const struct dxs_signature *signature)
{
    uint64_t id = operand(a->wave, a->frame, a->in, 0, a->frame->lanes[0])[0];

    for (uint32_t i = 0; i < signature->count; i++)
        if (signature->elements[i].id == id)
            return &signature->elements[i];
    fail(a->wave->machine->fault, DXS_INVALID_MODULE, "%s of a signature element that does not exist",
         dx_operation_name(a->in->dx_op));
}

bool find_place(struct access *a, uint32_t lane)
{
    a->lane = lane;
    a->row = (uint32_t)argument(a, 1);
    a->column = (uint32_t)argument(a, 2);
    bool exists = a->row < a->element->rows && a->column < a->element->columns && a->column < ROW_WORDS;
    *a->wave->machine->out_of_bounds += !exists;
    return exists;
}

uint32_t primitive_input(const struct access *a, uint64_t vertex)
{
    const struct draw *draw = a->wave->machine->draw;
    const struct dxs_exec_values *values = given_values(&draw->inputs, a->element, a->row);
    uint64_t primitive = a->wave->thread_ids[a->lane][0];

    if (!values)
        lacks_values(a->wave->machine, a->element, a->row);
    if (vertex >= draw->primitive_vertices) {
        ++*a->wave->machine->out_of_bounds;
        return 0;
    }
    return values->words[(primitive * draw->primitive_vertices + vertex) * ROW_WORDS + a->column];
}

/* An input as 32 bits, interpolated at the position that the operation asks for. */
static uint32_t input_value(const struct access *a)
{
    struct place place = {0};

    if (a->wave->machine->draw->vertices)
        return vertex_input(a->wave, a->lane, a->element, a->row, a->column);
    if (!a->wave->machine->draw->pixels)
        return primitive_input(a, argument(a, 3) & UINT32_MAX);
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

void load_component(const struct access *a, uint32_t value)
{
    *result_slots(a->wave, a->frame, a->in, a->lane) = component_to_slot(a->wave->machine, a->in->type, value);
}

static void load_input(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct access a = {wave, frame, in, .element = NULL};

    a.element = find_element(&a, wave->machine->draw->inputs.signature);
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        load_component(&a, find_place(&a, lane) ? input_value(&a) : 0);
    }
}

static bool is_unsigned(enum dxs_component_type type)
{
    return type == DXS_COMPONENT_I1 || type == DXS_COMPONENT_U16 || type == DXS_COMPONENT_U32;
}

void store_component(const struct access *a, uint32_t *row)
{
    row[a->column] = slot_to_component(a->wave->machine, operand_type(a->wave, a->frame, a->in, 3),
                                       is_unsigned(a->element->component_type), argument(a, 3));
}

uint32_t row_of(const struct stream *stream, const struct access *a)
{
    return stream->first_rows[a->element - stream->signature->elements] + a->row;
}

/* StoreOutput, StorePatchConstant */
static void store_output(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct stream *stream = wave->machine->draw->written;
    struct access a = {wave, frame, in, .element = NULL};

    a.element = find_element(&a, stream->signature);
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        if (find_place(&a, lane))
            store_component(&a, output_row(wave, lane, row_of(stream, &a)));
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
            result = draw->pixels ? id[2] : id[0];
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
    VERTEX = 1 << DXS_STAGE_VERTEX,
    PIXEL = 1 << DXS_STAGE_PIXEL,
    HULL = 1 << DXS_STAGE_HULL,
    DOMAIN = 1 << DXS_STAGE_DOMAIN,
    GEOMETRY = 1 << DXS_STAGE_GEOMETRY,
    MESH = 1 << DXS_STAGE_MESH,
    AMPLIFICATION = 1 << DXS_STAGE_AMPLIFICATION
};

static const struct {
    operation_handler *handler;
    uint32_t stages;
} handlers[DX_OP_COUNT] = {
    [DX_LoadInput] = {load_input, VERTEX | PIXEL | HULL | DOMAIN | GEOMETRY},
    [DX_StoreOutput] = {store_output, VERTEX | PIXEL | HULL | DOMAIN | GEOMETRY},
    [DX_StorePatchConstant] = {store_output, HULL},
    [DX_EvalSnapped] = {load_input, PIXEL},
    [DX_EvalSampleIndex] = {load_input, PIXEL},
    [DX_EvalCentroid] = {load_input, PIXEL},
    [DX_AttributeAtVertex] = {load_input, PIXEL},
    [DX_Discard] = {discard, PIXEL},
    [DX_SampleIndex] = {pixel_fact, PIXEL},
    [DX_Coverage] = {pixel_fact, PIXEL},
    [DX_InnerCoverage] = {pixel_fact, PIXEL},
    [DX_PrimitiveID] = {pixel_fact, PIXEL | HULL | DOMAIN | GEOMETRY},
    [DX_ViewID] = {pixel_fact, VERTEX | PIXEL | HULL | DOMAIN | GEOMETRY | MESH | AMPLIFICATION},
    [DX_RenderTargetGetSampleCount] = {pixel_fact, PIXEL},
    [DX_RenderTargetGetSamplePosition] = {sample_position, PIXEL},
    [DX_StartVertexLocation] = {start_location, VERTEX},
    [DX_StartInstanceLocation] = {start_location, VERTEX},
};

void require_stage(const struct wave *wave, const struct instruction *in, uint32_t stages)
{
    if (!(stages >> wave->machine->entry->stage & 1))
        fail(wave->machine->fault, DXS_INVALID_MODULE, "a %s shader has no operation %s",
             dxs_stage_name(wave->machine->entry->stage), dx_operation_name(in->dx_op));
}

static void run(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    require_stage(wave, in, handlers[in->dx_op].stages);
    handlers[in->dx_op].handler(wave, frame, in);
}

operation_handler *draw_operation(uint16_t operation)
{
    return handlers[operation].handler ? run : NULL;
}
