/* Runs hull and domain shaders. A hull shader first computes the control points of all patches, one lane each, then
 * their patch constants, one lane per patch. A domain shader runs one lane per point. */
#include "exec/draw.h"

#include <string.h>

/* ---- Hull shaders ------------------------------------------------------------------------------------------------ */

static uint32_t *control_point(const struct machine *machine, uint64_t patch, uint64_t point)
{
    const struct draw *draw = machine->draw;

    return draw->control_points +
           (patch * machine->entry->output_control_points + point) * draw->outputs.row_count * ROW_WORDS;
}

static void keep_control_point(const struct wave *wave, uint32_t lane, uint64_t invocation)
{
    memcpy(control_point(wave->machine, 0, invocation), output_row(wave, lane, 0),
           wave->machine->draw->outputs.row_count * ROW_WORDS * sizeof(uint32_t));
}

/* Without a function for control points, they are those of the input. */
static void pass_control_points(struct machine *machine, uint32_t patches)
{
    const struct draw *draw = machine->draw;
    uint32_t points = machine->entry->output_control_points;

    if (points > 0 &&
        (points != machine->entry->input_control_points || draw->inputs.row_count != draw->outputs.row_count))
        fail(machine->fault, DXS_RESULT_INVALID_MODULE,
             "control points that are passed through differ from the input's");
    for (uint64_t i = 0; i < (uint64_t)patches * points; i++)
        for (uint32_t row = 0; row < draw->inputs.row_count; row++)
            if (draw->inputs.by_row[row])
                memcpy(control_point(machine, 0, i) + (size_t)row * ROW_WORDS,
                       draw->inputs.by_row[row]->words + i * ROW_WORDS, ROW_WORDS * sizeof(uint32_t));
}

static void bind_patches(struct machine *machine, struct draw *draw, const struct dxs_exec_patches *patches)
{
    const struct dxs_entry *entry = machine->entry;

    bind_stream(machine, &draw->inputs, &entry->inputs, patches->inputs, patches->input_count, "input");
    bind_stream(machine, &draw->outputs, &entry->outputs, patches->outputs, patches->output_count, "output");
    bind_stream(machine, &draw->constants, &entry->patch_or_primitive, patches->constants, patches->constant_count,
                "patch constant");
    for (uint32_t i = 0; i < patches->input_count; i++)
        check_count(machine, &patches->inputs[i], (uint64_t)patches->patch_count * entry->input_control_points);
    for (uint32_t i = 0; i < patches->output_count; i++)
        check_count(machine, &patches->outputs[i], (uint64_t)patches->patch_count * entry->output_control_points);
    for (uint32_t i = 0; i < patches->constant_count; i++)
        check_count(machine, &patches->constants[i], patches->patch_count);
}

void run_patches(struct machine *machine, const struct dxs_exec_patches *patches)
{
    const struct dxs_entry *entry = machine->entry;
    struct draw *draw = arena_zeroed(machine->arena, 1, sizeof *draw);
    uint64_t count = (uint64_t)patches->patch_count * entry->output_control_points;

    draw->view_id = patches->view_id;
    draw->primitive_vertices = entry->input_control_points;
    draw->written = &draw->outputs;
    machine->draw = draw;
    bind_patches(machine, draw, patches);
    draw->control_points = arena_zeroed(machine->arena, array_size(count * draw->outputs.row_count),
                                        ROW_WORDS * sizeof *draw->control_points);
    if (entry->function == DXS_NONE)
        pass_control_points(machine, patches->patch_count);
    else
        run_invocations(machine, &(struct invocations){.function = entry->function,
                                                       .count = count,
                                                       .columns = entry->output_control_points,
                                                       .deliver = keep_control_point});
    for (uint64_t i = 0; i < count; i++)
        write_rows(&draw->outputs, control_point(machine, 0, i), i, 0);
    draw->written = &draw->constants;
    run_invocations(machine, &(struct invocations){.function = entry->patch_function,
                                                   .count = patches->patch_count,
                                                   .columns = 1,
                                                   .deliver = write_outputs});
}

/* ---- Domain shaders ---------------------------------------------------------------------------------------------- */

static void bind_points(struct machine *machine, struct draw *draw, const struct dxs_exec_points *points)
{
    const struct dxs_entry *entry = machine->entry;

    bind_stream(machine, &draw->inputs, &entry->inputs, points->inputs, points->input_count, "input");
    bind_stream(machine, &draw->constants, &entry->patch_or_primitive, points->constants, points->constant_count,
                "patch constant");
    bind_stream(machine, &draw->outputs, &entry->outputs, points->outputs, points->output_count, "output");
    for (uint32_t i = 0; i < points->input_count; i++)
        check_count(machine, &points->inputs[i], (uint64_t)points->patch_count * entry->input_control_points);
    for (uint32_t i = 0; i < points->constant_count; i++)
        check_count(machine, &points->constants[i], points->patch_count);
    for (uint32_t i = 0; i < points->output_count; i++)
        check_count(machine, &points->outputs[i], points->point_count);
    for (uint32_t i = 0; i < points->point_count; i++)
        if (points->patches[i] >= points->patch_count)
            fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "point %u lies in a patch that does not exist", i);
}

void run_points(struct machine *machine, const struct dxs_exec_points *points)
{
    struct draw *draw = arena_zeroed(machine->arena, 1, sizeof *draw);

    draw->points = points;
    draw->view_id = points->view_id;
    draw->primitive_vertices = machine->entry->input_control_points;
    draw->written = &draw->outputs;
    machine->draw = draw;
    if (points->point_count > 0 && (!points->locations || !points->patches))
        fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "points without locations or patches");
    bind_points(machine, draw, points);
    run_invocations(machine,
                    &(struct invocations){.function = machine->entry->function,
                                          .count = points->point_count,
                                          .columns = UINT32_MAX, /* invocation i is point i: i % columns == i */
                                          .rows = points->patches,
                                          .deliver = write_outputs});
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

static void load_output_control_point(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct machine *machine = wave->machine;
    const struct stream *outputs = &machine->draw->outputs;
    struct access a = {wave, frame, in, .element = NULL};

    a.element = find_element(&a, outputs->signature);
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        bool exists = find_place(&a, lane);
        uint64_t point = argument(&a, 3) & UINT32_MAX;
        *machine->out_of_bounds += point >= machine->entry->output_control_points;
        exists = exists && point < machine->entry->output_control_points;
        load_component(&a, exists ? control_point(machine, wave->thread_ids[lane][0],
                                                  point)[row_of(outputs, &a) * ROW_WORDS + a.column]
                                  : 0);
    }
}

static void load_patch_constant(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct draw *draw = wave->machine->draw;
    struct access a = {wave, frame, in, .element = NULL};

    a.element = find_element(&a, draw->constants.signature);
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i], value = 0;
        if (find_place(&a, lane)) {
            const struct dxs_exec_values *values = given_values(&draw->constants, a.element, a.row);
            if (!values)
                lacks_values(wave->machine, a.element, a.row);
            value = values->words[(size_t)wave->thread_ids[lane][0] * ROW_WORDS + a.column];
        }
        load_component(&a, value);
    }
}

static void domain_location(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        const float *location = wave->machine->draw->points->locations[wave->thread_ids[lane][1]];
        uint64_t component = operand(wave, frame, in, 0, lane)[0] & 0xff;
        *result_slots(wave, frame, in, lane) = component < 3 ? f32_bits(location[component]) : 0;
    }
}

/* The control point, or the instance of a geometry shader. */
static void second_number(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    for (uint32_t i = 0; i < frame->lane_count; i++)
        *result_slots(wave, frame, in, frame->lanes[i]) = wave->thread_ids[frame->lanes[i]][1];
}

operation_handler *patch_operation(uint16_t operation)
{
    switch (operation) {
    case DX_LoadOutputControlPoint:
        return load_output_control_point;
    case DX_LoadPatchConstant:
        return load_patch_constant;
    case DX_DomainLocation:
        return domain_location;
    case DX_OutputControlPointID:
    case DX_GSInstanceID:
        return second_number;
    default:
        return NULL;
    }
}
