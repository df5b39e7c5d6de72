/* Rasterizes triangles: their positions on the render target, coverage, and interpolation of inputs. */
#include "exec/draw.h"
#include "exec/numbers.h"
#include "exec/resources.h"
#include "exec/samples.h"

#include <math.h>
#include <string.h>

/* ---- Positions --------------------------------------------------------------------------------------------------- */

/* Edge function: twice the signed area of the triangle from, to, (x, y). */
static double edge(const struct triangle *t, unsigned from, unsigned to, double x, double y)
{
    return (t->x[to] - t->x[from]) * (y - t->y[from]) - (t->y[to] - t->y[from]) * (x - t->x[from]);
}

/* The three edge functions at a position. Their sum is t->area. */
static void edge_functions(const struct triangle *t, double x, double y, double weights[3])
{
    for (unsigned k = 0; k < 3; k++)
        weights[k] = edge(t, (k + 1) % 3, (k + 2) % 3, x, y);
}

/* Converts a position in clip space to pixels. */
static void place_vertex(struct machine *machine, struct triangle *t, unsigned corner, const uint32_t words[4])
{
    const struct dxs_exec_pixels *pixels = machine->draw->pixels;
    double at[4];

    for (unsigned k = 0; k < 4; k++)
        at[k] = (double)f32_number(words[k]);
    if (!(at[3] > 0) || !isfinite(at[0]) || !isfinite(at[1]) || !isfinite(at[2]) || !isfinite(at[3]))
        fail(machine->fault, DXS_RESULT_UNSUPPORTED,
             "a triangle with a vertex whose SV_Position has a w of 0 or less, or is "
             "not finite, is not drawn");
    t->x[corner] = (at[0] / at[3] + 1) / 2 * pixels->width;
    t->y[corner] = (1 - at[1] / at[3]) / 2 * pixels->height;
    t->z[corner] = at[2] / at[3];
    t->inverse_w[corner] = 1 / at[3];
}

/* Without SV_Position, a triangle covers the whole render target. */
static void place_on_target(const struct dxs_exec_pixels *pixels, struct triangle *t)
{
    *t = (struct triangle){
        .x = {0, pixels->width, 0}, .y = {0, 0, pixels->height}, .inverse_w = {1, 1, 1}, .covers_all = true};
}

void place_triangles(struct machine *machine, struct draw *draw)
{
    const struct dxs_exec_pixels *pixels = draw->pixels;
    uint32_t count = pixels->triangle_count ? pixels->triangle_count : 1;

    draw->triangles = arena_zeroed(machine->arena, count, sizeof *draw->triangles);
    for (uint32_t i = 0; i < count; i++) {
        struct triangle *t = &draw->triangles[i];
        place_on_target(pixels, t);
        for (unsigned k = 0; k < 3 && draw->inputs.implied; k++) {
            t->covers_all = false;
            place_vertex(machine, t, k, draw->inputs.implied->words + ((size_t)3 * i + k) * ROW_WORDS);
        }
        t->area = edge(t, 0, 1, t->x[2], t->y[2]);
    }
}

/* ---- Coverage ---------------------------------------------------------------------------------------------------- */

/* Top-left rule: a sample on an edge that two triangles share belongs to the one whose top or left edge it is. */
static bool is_top_or_left(const struct triangle *t, unsigned from, unsigned to)
{
    double across = t->area > 0 ? t->x[to] - t->x[from] : t->x[from] - t->x[to];
    double down = t->area > 0 ? t->y[to] - t->y[from] : t->y[from] - t->y[to];

    return down < 0 || (down == 0 && across > 0);
}

bool triangle_covers(const struct triangle *t, double x, double y)
{
    double weights[3];

    if (t->covers_all || t->area == 0)
        return t->covers_all;
    edge_functions(t, x, y, weights);
    for (unsigned k = 0; k < 3; k++) {
        double inside = t->area > 0 ? weights[k] : -weights[k];
        if (inside < 0 || (inside == 0 && !is_top_or_left(t, (k + 1) % 3, (k + 2) % 3)))
            return false;
    }
    return true;
}

/* False if the pixel lies outside the bounding box, or wholly outside one edge. */
bool triangle_touches_pixel(const struct triangle *t, double left, double top)
{
    if (t->covers_all || t->area == 0)
        return t->covers_all;
    if (fmax(t->x[0], fmax(t->x[1], t->x[2])) <= left || fmin(t->x[0], fmin(t->x[1], t->x[2])) >= left + 1 ||
        fmax(t->y[0], fmax(t->y[1], t->y[2])) <= top || fmin(t->y[0], fmin(t->y[1], t->y[2])) >= top + 1)
        return false;
    for (unsigned k = 0; k < 3; k++) {
        bool is_behind = true;
        for (unsigned corner = 0; corner < 4; corner++) {
            double weights[3];
            edge_functions(t, left + (corner & 1), top + (corner >> 1), weights);
            is_behind = is_behind && (t->area > 0 ? weights[k] : -weights[k]) <= 0;
        }
        if (is_behind)
            return false;
    }
    return true;
}

bool triangle_covers_pixel(const struct triangle *t, double left, double top)
{
    double weights[3];

    for (unsigned corner = 0; corner < 4 && !t->covers_all; corner++) {
        edge_functions(t, left + (corner & 1), top + (corner >> 1), weights);
        for (unsigned k = 0; k < 3; k++)
            if (t->area == 0 || (t->area > 0 ? weights[k] : -weights[k]) < 0)
                return false;
    }
    return true;
}

static uint32_t given_word(const struct dxs_exec_values *values, uint32_t triangle, uint64_t vertex, uint32_t component)
{
    return values->words[((size_t)3 * triangle + vertex) * ROW_WORDS + component];
}

/* True if a clip distance is negative at the position. */
bool is_clipped(const struct draw *draw, uint32_t triangle, struct place place)
{
    const struct triangle *t = &draw->triangles[triangle];
    const struct dxs_signature *inputs = draw->inputs.signature;
    double weights[3];

    edge_functions(t, place.x, place.y, weights);
    for (uint32_t i = 0; i < inputs->count; i++) {
        const struct dxs_signature_element *element = &inputs->elements[i];
        for (uint32_t row = 0; row < element->rows && element->semantic == DXS_SEMANTIC_CLIP_DISTANCE; row++) {
            const struct dxs_exec_values *values = given_values(&draw->inputs, element, row);
            for (uint32_t column = 0; column < element->columns && values; column++) {
                double distance = 0;
                for (unsigned k = 0; k < 3; k++)
                    distance +=
                        weights[k] * t->inverse_w[k] * (double)f32_number(given_word(values, triangle, k, column));
                if (isnan(distance) || (t->area < 0 ? distance > 0 : distance < 0))
                    return true;
            }
        }
    }
    return false;
}

/* True if a cull distance is negative at all three vertices. A NaN counts as negative. */
bool is_culled(const struct draw *draw, uint32_t triangle)
{
    const struct dxs_signature *inputs = draw->inputs.signature;

    for (uint32_t i = 0; i < inputs->count; i++) {
        const struct dxs_signature_element *element = &inputs->elements[i];
        for (uint32_t row = 0; row < element->rows && element->semantic == DXS_SEMANTIC_CULL_DISTANCE; row++) {
            const struct dxs_exec_values *values = given_values(&draw->inputs, element, row);
            for (uint32_t column = 0; column < element->columns && values; column++)
                if (!(f32_number(given_word(values, triangle, 0, column)) >= 0) &&
                    !(f32_number(given_word(values, triangle, 1, column)) >= 0) &&
                    !(f32_number(given_word(values, triangle, 2, column)) >= 0))
                    return true;
        }
    }
    return false;
}

/* ---- Interpolation ----------------------------------------------------------------------------------------------- */

enum interpolation { /* DXIL's InterpolationMode */
    INTERPOLATION_UNDEFINED,
    INTERPOLATION_CONSTANT,
    INTERPOLATION_CENTROID = 3,
    INTERPOLATION_NO_PERSPECTIVE,
    INTERPOLATION_NO_PERSPECTIVE_CENTROID,
    INTERPOLATION_SAMPLE,
    INTERPOLATION_NO_PERSPECTIVE_SAMPLE
};

static bool is_float_component(enum dxs_component_type type)
{
    return type == DXS_COMPONENT_TYPE_F16 || type == DXS_COMPONENT_TYPE_F32 || type >= DXS_COMPONENT_TYPE_SNORM_F16;
}

static bool is_constant(const struct dxs_signature_element *element)
{
    return element->interpolation == INTERPOLATION_CONSTANT || !is_float_component(element->component_type);
}

/* Weights of the vertices at a position. Returns their sum, by which they must be divided. */
static double vertex_weights(const struct triangle *t, const struct dxs_signature_element *element, struct place place,
                             double weights[3])
{
    bool keeps_perspective = element->interpolation != INTERPOLATION_NO_PERSPECTIVE &&
                             element->interpolation != INTERPOLATION_NO_PERSPECTIVE_CENTROID &&
                             element->interpolation != INTERPOLATION_NO_PERSPECTIVE_SAMPLE;

    edge_functions(t, place.x, place.y, weights);
    for (unsigned k = 0; k < 3 && keeps_perspective; k++)
        weights[k] *= t->inverse_w[k];
    return weights[0] + weights[1] + weights[2];
}

struct place middle_of_pixel(const struct wave *wave, uint32_t lane)
{
    return (struct place){wave->thread_ids[lane][0] + 0.5, wave->thread_ids[lane][1] + 0.5};
}

struct place place_of_sample(const struct wave *wave, uint32_t lane, uint64_t sample)
{
    struct place place = middle_of_pixel(wave, lane);
    double offset[2];

    standard_sample(wave->machine->draw->samples, sample, offset);
    return (struct place){place.x + offset[0], place.y + offset[1]};
}

uint32_t samples_of_lane(const struct wave *wave, uint32_t lane)
{
    const struct pixel_samples *samples = &wave->samples[lane];

    return wave->machine->draw->runs_per_sample ? samples->covered & 1u << samples->index : samples->covered;
}

/* The center if all samples or none are covered; else a covered sample. Devices may choose any of them. */
struct place centroid_of_pixel(const struct wave *wave, uint32_t lane)
{
    uint32_t samples = wave->machine->draw->samples, covered = wave->samples[lane].covered;
    bool reversed = wave->machine->options->reversed;

    if (covered == (1u << samples) - 1 || covered == 0)
        return middle_of_pixel(wave, lane);
    for (uint32_t i = 0;; i++) {
        uint32_t sample = reversed ? samples - 1 - i : i;
        if (covered >> sample & 1)
            return place_of_sample(wave, lane, sample);
    }
}

bool is_interpolated_at_samples(const struct dxs_signature_element *element)
{
    return element->interpolation == INTERPOLATION_SAMPLE ||
           element->interpolation == INTERPOLATION_NO_PERSPECTIVE_SAMPLE;
}

struct place place_of_input(const struct wave *wave, uint32_t lane, const struct dxs_signature_element *element)
{
    if (is_interpolated_at_samples(element))
        return place_of_sample(wave, lane, wave->samples[lane].index);
    if (element->interpolation == INTERPOLATION_CENTROID ||
        element->interpolation == INTERPOLATION_NO_PERSPECTIVE_CENTROID)
        return centroid_of_pixel(wave, lane);
    return middle_of_pixel(wave, lane);
}

uint32_t position_at(const struct triangle *t, uint32_t component, struct place place)
{
    double weights[3], sum = 0;

    edge_functions(t, place.x, place.y, weights);
    for (unsigned k = 0; k < 3; k++)
        sum += weights[k] * (component == 2 ? t->z[k] : t->inverse_w[k]);
    if (component < 2)
        return f32_bits((float)(component == 0 ? place.x : place.y));
    return f32_bits((float)(component == 2 ? sum / t->area : t->area / sum));
}

/* System values that the pipeline generates. */
static uint32_t made_input(const struct wave *wave, uint32_t lane, const struct dxs_signature_element *element,
                           uint32_t row, uint32_t component, struct place place)
{
    const struct draw *draw = wave->machine->draw;
    const struct triangle *t = &draw->triangles[wave->thread_ids[lane][2]];
    double weights[3], sum;

    switch (element->semantic) {
    case DXS_SEMANTIC_POSITION:
        return position_at(t, component, place);
    case DXS_SEMANTIC_IS_FRONT_FACE:
        return (t->area > 0) != draw->pixels->front_is_counter_clockwise ? UINT32_MAX : 0;
    case DXS_SEMANTIC_PRIMITIVE_ID:
        return wave->thread_ids[lane][2];
    case DXS_SEMANTIC_BARYCENTRICS:
        sum = vertex_weights(t, element, place, weights);
        return component < 3 ? f32_bits((float)(weights[component] / sum)) : 0;
    case DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX:
    case DXS_SEMANTIC_VIEWPORT_ARRAY_INDEX:
    case DXS_SEMANTIC_SHADING_RATE:
        return 0;
    case DXS_SEMANTIC_SAMPLE_INDEX:
        return wave->samples[lane].index;
    case DXS_SEMANTIC_COVERAGE:
        return wave->is_helper[lane] ? 0 : samples_of_lane(wave, lane);
    case DXS_SEMANTIC_VIEW_ID:
        return draw->view_id;
    default:
        lacks_values(wave->machine, element, row);
    }
}

uint32_t vertex_of_pixel(const struct wave *wave, uint32_t lane, const struct dxs_signature_element *element,
                         uint32_t row, uint32_t component, uint64_t vertex)
{
    const struct dxs_exec_values *values = given_values(&wave->machine->draw->inputs, element, row);

    if (!values)
        lacks_values(wave->machine, element, row);
    return vertex < 3 ? given_word(values, wave->thread_ids[lane][2], vertex, component) : 0;
}

uint32_t pixel_input(const struct wave *wave, uint32_t lane, const struct dxs_signature_element *element, uint32_t row,
                     uint32_t component, struct place place)
{
    const struct dxs_exec_values *values = given_values(&wave->machine->draw->inputs, element, row);
    uint32_t triangle = wave->thread_ids[lane][2];
    const struct triangle *t = &wave->machine->draw->triangles[triangle];
    double weights[3], sum, total = 0;

    if (!values || element->semantic == DXS_SEMANTIC_POSITION)
        return made_input(wave, lane, element, row, component, place);
    if (is_constant(element))
        return given_word(values, triangle, 0, component);
    sum = vertex_weights(t, element, place, weights);
    for (unsigned k = 0; k < 3; k++)
        total += weights[k] * (double)f32_number(given_word(values, triangle, k, component));
    return (uint32_t)rounded_elsewhere(wave->machine, 32, f32_bits((float)(total / sum)), 0x1p-22, 0);
}
