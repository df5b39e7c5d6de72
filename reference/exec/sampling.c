/* Operations with samplers: coordinates, levels of detail, and what they return. */
#include "reference/exec/filter.h"
#include "reference/exec/numbers.h"
#include "reference/exec/samples.h"

#include <math.h>
#include <string.h>

enum level_source {
    LEVEL_ZERO,
    LEVEL_GIVEN,
    LEVEL_OF_QUAD,   /* from the differences between the lanes of a quad */
    LEVEL_OF_CHANGES /* from derivatives that are given: three and three operands */
};

/* Where an operation has its operands; 0: it has none of the kind. */
struct form {
    enum level_source level;
    uint8_t level_operand; /* of the level or the first derivative */
    uint8_t bias, clamp, reference;
};

static const struct form forms[DX_OP_COUNT] = {
    [DX_Sample] = {.level = LEVEL_OF_QUAD, .clamp = 9},
    [DX_SampleBias] = {.level = LEVEL_OF_QUAD, .bias = 9, .clamp = 10},
    [DX_SampleLevel] = {.level = LEVEL_GIVEN, .level_operand = 9},
    [DX_SampleGrad] = {.level = LEVEL_OF_CHANGES, .level_operand = 9, .clamp = 15},
    [DX_SampleCmp] = {.level = LEVEL_OF_QUAD, .reference = 9, .clamp = 10},
    [DX_SampleCmpLevelZero] = {.level = LEVEL_ZERO, .reference = 9},
    [DX_SampleCmpLevel] = {.level = LEVEL_GIVEN, .reference = 9, .level_operand = 10},
    [DX_SampleCmpGrad] = {.level = LEVEL_OF_CHANGES, .reference = 9, .level_operand = 10, .clamp = 16},
    [DX_SampleCmpBias] = {.level = LEVEL_OF_QUAD, .reference = 9, .bias = 10, .clamp = 11},
    [DX_TextureGather] = {.level = LEVEL_ZERO},
    [DX_TextureGatherCmp] = {.level = LEVEL_ZERO, .reference = 9},
    [DX_TextureGatherRaw] = {.level = LEVEL_ZERO},
    [DX_CalculateLOD] = {.level = LEVEL_OF_QUAD},
};

struct context {
    struct wave *wave;
    struct frame *frame;
    const struct instruction *in;
    const struct form *form;
};

static double float_operand(const struct context *c, uint32_t number, uint32_t lane)
{
    return (double)f32_number(optional_operand(c->wave, c->frame, c->in, number, lane));
}

static bool gathers(const struct context *c)
{
    return c->in->dx_op == DX_TextureGather || c->in->dx_op == DX_TextureGatherCmp ||
           c->in->dx_op == DX_TextureGatherRaw;
}

/* Coordinates without the slice. */
static uint32_t coordinate_count(const struct shape *shape)
{
    return shape->is_cube ? 3 : shape->dimensions;
}

static struct sample start_sample(const struct context *c, uint32_t lane, double coordinates[3])
{
    struct view texture = operand_view(c->wave, c->frame, c->in, 0, lane);
    struct view sampler = operand_view(c->wave, c->frame, c->in, 1, lane);
    struct machine *machine = c->wave->machine;
    struct sample s = {.machine = machine,
                       .texture = texture.resource,
                       .sampler = &sampler.resource->sampler,
                       .shape = texture_layout_of(machine, &texture)};
    uint32_t count = coordinate_count(&s.shape);

    for (uint32_t k = 0; k < count; k++)
        coordinates[k] = float_operand(c, 2 + k, lane);
    if (s.shape.is_cube)
        place_on_cube(&s, coordinates);
    else
        memcpy(s.at, coordinates, sizeof s.at);
    if (c->in->dx_op == DX_CalculateLOD)
        return s;
    if (s.shape.is_array) {
        uint32_t slices = (s.texture->layers ? s.texture->layers : 1) / (s.shape.is_cube ? 6 : 1);
        double slice = nearbyint(float_operand(c, 2 + count, lane));
        s.layer = slice > 0 ? (uint32_t)fmin(slice, slices ? slices - 1.0 : 0) * (s.shape.is_cube ? 6 : 1) : 0;
    }
    for (uint32_t k = 0; k < s.shape.dimensions && !s.shape.is_cube; k++)
        s.offset[k] = sign_extend(32, optional_operand(c->wave, c->frame, c->in, 6 + k, lane));
    s.compares = c->form->reference != 0;
    if (s.compares)
        s.reference = (float)float_operand(c, c->form->reference, lane);
    return s;
}

/* ---- Levels of detail -------------------------------------------------------------------------------------------- */

/* How far the place moves, in texels of the largest level, when the coordinates change by this. */
static double movement(const struct sample *s, const double coordinates[3], const double change[3])
{
    const uint32_t sizes[3] = {s->texture->width, s->texture->height, s->texture->depth};
    double moved[3], sum = 0;

    memcpy(moved, change, sizeof moved);
    if (s->shape.is_cube)
        cube_derivative(s->face, coordinates, change, moved);
    for (unsigned k = 0; k < s->shape.dimensions; k++)
        sum += moved[k] * moved[k] * (sizes[k] ? sizes[k] : 1) * (sizes[k] ? sizes[k] : 1);
    return sqrt(sum);
}

/* Some devices take a straight line between powers of two for the logarithm, of a power of the length. */
static double level_of_movement(const struct machine *machine, double length)
{
    uint32_t power = machine->options->level_power;
    int exponent;

    if (power == 0 || !isfinite(length) || length <= 0)
        return log2(length);
    double fraction = frexp(pow(length, power), &exponent); /* 0.5 to 1 */
    return (exponent - 2 + 2 * fraction) / power;
}

static double level_of_changes(const struct context *c, const struct sample *s, uint32_t lane,
                               const double coordinates[3])
{
    uint32_t count = coordinate_count(&s->shape), first = c->form->level_operand;
    double change[2][3] = {{0}};

    for (unsigned axis = 0; axis < 2; axis++) {
        for (uint32_t k = 0; k < count; k++) {
            uint32_t step = 1u << axis, from = lane & ~step;
            change[axis][k] = c->form->level == LEVEL_OF_CHANGES
                                  ? float_operand(c, first + 3 * axis + k, lane)
                                  : float_operand(c, 2 + k, from | step) - float_operand(c, 2 + k, from);
        }
    }
    return level_of_movement(s->machine,
                             fmax(movement(s, coordinates, change[0]), movement(s, coordinates, change[1])));
}

/* Before the sampler and the operation limit it. */
static double unclamped_level(const struct context *c, const struct sample *s, uint32_t lane,
                              const double coordinates[3])
{
    double level = (double)s->sampler->level_bias;

    if (c->form->level == LEVEL_GIVEN)
        level += float_operand(c, c->form->level_operand, lane);
    else if (c->form->level != LEVEL_ZERO)
        level += level_of_changes(c, s, lane, coordinates);
    return c->form->bias ? level + float_operand(c, c->form->bias, lane) : level;
}

static double level_of_detail(const struct context *c, const struct sample *s, uint32_t lane,
                              const double coordinates[3])
{
    double level = unclamped_level(c, s, lane, coordinates), least = (double)s->sampler->min_level;

    if (c->form->clamp)
        least = fmax(least, float_operand(c, c->form->clamp, lane));
    level = fmax(level, least);
    return s->sampler->limits_levels ? fmin(level, (double)s->sampler->max_level) : level;
}

/* ---- Results ----------------------------------------------------------------------------------------------------- */

static type_id result_component(const struct context *c)
{
    const struct type *t = module_type(c->wave->machine->module, c->in->type);

    return c->wave->machine->module->type_members[t->first_member];
}

static uint64_t raw_texel(const struct sample *s, const uint8_t *texel, unsigned bits)
{
    uint64_t value = 0;

    if (texel_size(&s->texture->format) * 8 != bits)
        not_executed(s->machine, "a raw gather of another width than the format's");
    for (unsigned i = 0; i < bits / 8 && texel; i++)
        value |= (uint64_t)texel[i] << (8 * i);
    return value;
}

static void gather(const struct context *c, const struct sample *s, uint32_t lane, uint64_t *result)
{
    struct machine *machine = c->wave->machine;
    type_id type = result_component(c);
    const uint8_t *texels[4];
    bool exists[4];

    gather_texels(s, texels, exists);
    for (unsigned i = 0; i < 4; i++) {
        uint32_t components[4];
        if (!exists[i]) {
            result[i] = truncate_bits(bits_in_memory(machine, type), machine->options->undefined_bits);
            continue;
        }
        if (c->in->dx_op == DX_TextureGatherRaw) {
            result[i] = raw_texel(s, texels[i], bits_in_memory(machine, type));
            continue;
        }
        texel_components(s, texels[i], components);
        uint32_t channel = operand(c->wave, c->frame, c->in, 8, lane)[0] & 3;
        uint32_t value = s->compares ? f32_bits(comparison_passes(s, components[channel])) : components[channel];
        result[i] = component_to_slot(machine, type, value);
    }
}

static void sample_integers(const struct context *c, const struct sample *s, double level, uint64_t *result)
{
    uint32_t components[4];

    if (s->sampler->minify != DXS_EXEC_POINT || s->sampler->magnify != DXS_EXEC_POINT ||
        s->sampler->mip != DXS_EXEC_POINT)
        not_executed(s->machine, "filtering of integers");
    texel_components(s, nearest_texel(s, level), components);
    for (unsigned k = 0; k < 4; k++)
        result[k] = component_to_slot(s->machine, result_component(c), components[k]);
}

/* What CalculateLevelOfDetail tells, and what its variant without limits does. */
static double calculated_level(const struct context *c, const struct sample *s, uint32_t lane,
                               const double coordinates[3])
{
    if (!(operand(c->wave, c->frame, c->in, 5, lane)[0] & 1))
        return unclamped_level(c, s, lane, coordinates);
    double level = level_of_detail(c, s, lane, coordinates);
    return fmax(fmin(level, s->texture->mips ? s->texture->mips - 1.0 : 0), 0);
}

static void run(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct context c = {wave, frame, in, &forms[in->dx_op]};

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        double coordinates[3] = {0}, filtered[4];
        struct sample s = start_sample(&c, lane, coordinates);
        uint64_t *result = result_slots(wave, frame, in, lane);
        bool is_integer = s.texture->format.component == DXS_EXEC_UINT || s.texture->format.component == DXS_EXEC_SINT;
        if (in->dx_op == DX_CalculateLOD) {
            *result = f32_bits((float)calculated_level(&c, &s, lane, coordinates));
            continue;
        }
        result[4] = status_of(s.texture);
        if (gathers(&c)) {
            gather(&c, &s, lane, result);
            continue;
        }
        if (is_integer) {
            sample_integers(&c, &s, level_of_detail(&c, &s, lane, coordinates), result);
            continue;
        }
        filter_texture(&s, level_of_detail(&c, &s, lane, coordinates), filtered);
        for (unsigned k = 0; k < 4; k++)
            result[k] = component_to_slot(wave->machine, result_component(&c), f32_bits((float)filtered[k]));
    }
}

static void sample_position(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        struct view view = operand_view(wave, frame, in, 0, lane);
        uint64_t *result = result_slots(wave, frame, in, lane);
        double at[2];
        standard_sample(view.resource->samples ? view.resource->samples : 1, operand(wave, frame, in, 1, lane)[0], at);
        for (unsigned k = 0; k < 2; k++)
            result[k] = f32_bits((float)at[k]);
    }
}

operation_handler *sampling_operation(uint16_t operation)
{
    if (operation == DX_Texture2DMSGetSamplePosition)
        return sample_position;
    switch (operation) {
    case DX_TextureGather:
    case DX_TextureGatherCmp:
    case DX_TextureGatherRaw:
    case DX_SampleCmpLevelZero:
        return run;
    default:
        return forms[operation].level != LEVEL_ZERO ? run : NULL;
    }
}
