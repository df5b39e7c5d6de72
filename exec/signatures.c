/* Operations that read and write inputs and outputs of graphics shaders. */
#include "exec/draw.h"
#include "exec/numbers.h"
#include "exec/resources.h"
#include "exec/samples.h"

#include <string.h>

/* ---- Operations -------------------------------------------------------------------------------------------------- */

const struct dxs_signature_element *find_element(const struct access *a, const struct dxs_signature *signature)
{
    uint64_t id = operand(a->wave, a->frame, a->in, 0, a->frame->lanes[0])[0];

    take_work(a->wave->machine, signature->count);
    for (uint32_t i = 0; i < signature->count; i++)
        if (signature->elements[i].id == id)
            return &signature->elements[i];
    fail(a->wave->machine->fault, DXS_RESULT_INVALID_MODULE, "%s of a signature element that does not exist",
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

/* The index buffer's value, or the vertex's own number. */
static uint32_t fetched_vertex(const struct dxs_exec_vertices *vertices, uint32_t vertex)
{
    return vertices->indices ? vertices->indices[vertex] : vertex;
}

static uint32_t vertex_input(const struct wave *wave, uint32_t lane, const struct dxs_signature_element *element,
                             uint32_t row, uint32_t component)
{
    const struct draw *draw = wave->machine->draw;
    const struct dxs_exec_values *values = given_values(&draw->inputs, element, row);
    uint32_t vertex = fetched_vertex(draw->vertices, wave->thread_ids[lane][0]), instance = wave->thread_ids[lane][1];

    if (values) {
        uint32_t place =
            values->per_instance ? instance + draw->vertices->start_instance : vertex + draw->vertices->start_vertex;
        return place < values->count ? values->words[(size_t)place * ROW_WORDS + component] : 0;
    }
    if (element->semantic == DXS_SEMANTIC_VERTEX_ID)
        return vertex;
    if (element->semantic == DXS_SEMANTIC_INSTANCE_ID)
        return instance;
    lacks_values(wave->machine, element, row);
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
    return type == DXS_COMPONENT_TYPE_I1 || type == DXS_COMPONENT_TYPE_U16 || type == DXS_COMPONENT_TYPE_U32;
}

void store_component(const struct access *a, uint32_t *row)
{
    const struct machine *machine = a->wave->machine;
    bool gives_unsigned = is_unsigned(a->element->component_type);
    bool takes_words = gives_unsigned && takes_large_words(machine->module, a->frame->program->function, a->in, 3, 1);

    row[a->column] = slot_to_component(machine, operand_type(a->wave, a->frame, a->in, 3), gives_unsigned,
                                       argument(a, 3) & (takes_words ? 0xFFFF : UINT64_MAX));
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

static operation_handler *const handlers[DX_OP_COUNT] = {
    [DX_LoadInput] = load_input,
    [DX_StoreOutput] = store_output,
    [DX_StorePatchConstant] = store_output,
    [DX_EvalSnapped] = load_input,
    [DX_EvalSampleIndex] = load_input,
    [DX_EvalCentroid] = load_input,
    [DX_AttributeAtVertex] = load_input,
    [DX_Discard] = discard,
    [DX_SampleIndex] = pixel_fact,
    [DX_Coverage] = pixel_fact,
    [DX_InnerCoverage] = pixel_fact,
    [DX_PrimitiveID] = pixel_fact,
    [DX_ViewID] = pixel_fact,
    [DX_RenderTargetGetSampleCount] = pixel_fact,
    [DX_RenderTargetGetSamplePosition] = sample_position,
    [DX_StartVertexLocation] = start_location,
    [DX_StartInstanceLocation] = start_location,
};

operation_handler *draw_operation(uint16_t operation)
{
    return handlers[operation];
}
