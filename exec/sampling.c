/* Operations with samplers: computes coordinates and level of detail, selects or filters texels (filter.c), and gives
 * the result. Also GetSamplePosition of multisampled textures. */
#include "exec/feedback.h"
#include "exec/filter.h"
#include "exec/numbers.h"
#include "exec/samples.h"

#include <math.h>
#include <string.h>

enum {
    LEVEL_COMPONENT = 3 /* value of variation.component that varies the level, where texels are selected */
};
static const double max_anisotropy = 16;

enum level_source {
    LEVEL_ZERO,
    LEVEL_GIVEN,
    LEVEL_OF_QUAD,   /* from implicit derivatives: differences between the lanes of a quad */
    LEVEL_OF_CHANGES /* from explicit derivatives: three operands for x, three for y */
};

/* The numbers of an operation's operands; 0: no such operand, except `first`. */
struct form {
    enum level_source level;
    uint8_t level_operand; /* the level or the first derivative */
    uint8_t bias, clamp, reference;
    uint8_t first; /* the texture; sampler and coordinates follow. 1: operand 0 is the feedback map */
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
    [DX_WriteSamplerFeedback] = {.level = LEVEL_OF_QUAD, .clamp = 7, .first = 1},
    [DX_WriteSamplerFeedbackBias] = {.level = LEVEL_OF_QUAD, .bias = 7, .clamp = 8, .first = 1},
    [DX_WriteSamplerFeedbackLevel] = {.level = LEVEL_GIVEN, .level_operand = 7, .first = 1},
    [DX_WriteSamplerFeedbackGrad] = {.level = LEVEL_OF_CHANGES, .level_operand = 7, .clamp = 13, .first = 1},
};

struct context {
    struct wave *wave;
    struct frame *frame;
    const struct instruction *in;
    const struct form *form;
    bool is_moved; /* the instruction is varied (struct dxs_exec_variation); else levels are exact */
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

/* Coordinates without the array slice. */
static uint32_t coordinate_count(const struct shape *shape)
{
    return shape->is_cube ? 3 : shape->dimensions;
}

static struct sample start_sample(const struct context *c, uint32_t lane, double coordinates[3])
{
    uint32_t first = c->form->first;
    struct view texture = operand_view(c->wave, c->frame, c->in, first, lane);
    struct view sampler = operand_view(c->wave, c->frame, c->in, first + 1, lane);
    struct machine *machine = c->wave->machine;
    struct sample s = {.machine = machine,
                       .texture = texture.resource,
                       .sampler = &sampler.resource->sampler,
                       .shape = texture_layout_of(machine, &texture)};
    uint32_t count = coordinate_count(&s.shape);

    for (uint32_t k = 0; k < count; k++)
        coordinates[k] = float_operand(c, first + 2 + k, lane);
    if (s.shape.is_cube)
        place_on_cube(&s, coordinates);
    else
        memcpy(s.at, coordinates, sizeof s.at);
    if (c->in->dx_op == DX_CalculateLOD)
        return s;
    if (s.shape.is_array) {
        uint32_t slices = (s.texture->layers ? s.texture->layers : 1) / (s.shape.is_cube ? 6 : 1);
        double slice = nearbyint(float_operand(c, first + 2 + count, lane));
        s.layer = slice > 0 ? (uint32_t)fmin(slice, slices ? slices - 1.0 : 0) * (s.shape.is_cube ? 6 : 1) : 0;
    }
    for (uint32_t k = 0; k < s.shape.dimensions && !s.shape.is_cube && !first; k++)
        s.offset[k] = sign_extend(gathers(c) ? 6 : 4, optional_operand(c->wave, c->frame, c->in, 6 + k, lane));
    s.compares = c->form->reference != 0;
    if (s.compares)
        s.reference = within_format(&s.texture->format, (float)float_operand(c, c->form->reference, lane));
    return s;
}

/* ---- Levels of detail -------------------------------------------------------------------------------------------- */

/* The step of a fixed-point number with this many fraction bits. */
static double part_of_bits(uint32_t bits)
{
    return ldexp(1, -(int)(bits < 32 ? bits : 32));
}

/* Length of a change of a place, in texels of mip level 0. Varied: from the longest axis to sqrt(2) * the sum of the
 * axes (Vulkan, "Scale Factor Operation"). Implicit derivatives add the error of interpolated coordinates. */
static struct range length_of_move(const struct context *c, const struct sample *s, const double moved[3])
{
    const uint32_t sizes[3] = {s->texture->width, s->texture->height, s->texture->depth};
    double squares = 0, sum = 0, longest = 0;

    for (unsigned k = 0; k < s->shape.dimensions; k++) {
        double size = sizes[k] ? sizes[k] : 1, edge = fabs(moved[k]) * size,
               slack = c->form->level == LEVEL_OF_QUAD ? 2 * PLACE_SLACK * fmax(fabs(s->at[k]), 1) * size : 0;
        squares += edge * edge;
        sum += edge + slack;
        longest = fmax(longest, edge - slack);
    }
    return c->is_moved ? (struct range){longest, sqrt(2) * sum} : (struct range){sqrt(squares), sqrt(squares)};
}

/* Length of a change of the coordinates. Cubes: that of the derivative on the face. Varied: or of the difference
 * between two places, which NVIDIA's devices take (Direct3D 11.3, 7.18.11, allows approximations); any if these
 * are on different faces. */
static struct range movement(const struct context *c, const struct sample *s, const double coordinates[3],
                             const double change[3])
{
    double moved[3], end[3];

    memcpy(moved, change, sizeof moved);
    if (!s->shape.is_cube)
        return length_of_move(c, s, moved);
    cube_derivative(s->face, coordinates, change, moved);
    struct range length = length_of_move(c, s, moved);
    if (!c->is_moved)
        return length;
    for (unsigned k = 0; k < 3; k++)
        end[k] = coordinates[k] + change[k];
    if (!cube_difference(s, end, moved))
        return (struct range){0, INFINITY};
    struct range other = length_of_move(c, s, moved);
    return (struct range){fmin(length.least, other.least), fmax(length.most, other.most)};
}

/* Change of the coordinates along an axis of the quad: the explicit derivative, or the difference in the row (axis 0)
 * or column (axis 1) of `lane`. */
static void coordinate_change(const struct context *c, const struct sample *s, uint32_t lane, unsigned axis,
                              double change[3])
{
    uint32_t first = c->form->level_operand, at = c->form->first + 2, step = 1u << axis;

    for (uint32_t k = 0; k < coordinate_count(&s->shape); k++)
        change[k] = c->form->level == LEVEL_OF_CHANGES ? float_operand(c, first + 3 * axis + k, lane)
                    : lacks_quads(c->wave->machine)
                        ? 0
                        : float_operand(c, at + k, lane | step) - float_operand(c, at + k, lane & ~step);
}

/* Without anisotropy: log2 of the longer derivative. With it: log2 of max(shorter, longer / max_anisotropy). */
static struct range level_of_changes(const struct context *c, const struct sample *s, uint32_t lane,
                                     const double coordinates[3])
{
    struct range longer = {0, 0}, shorter = {INFINITY, INFINITY};

    for (unsigned axis = 0; axis < 2; axis++) {
        double change[3] = {0};
        coordinate_change(c, s, lane, axis, change);
        struct range length = movement(c, s, coordinates, change);
        longer = (struct range){fmax(longer.least, length.least), fmax(longer.most, length.most)};
        shorter = (struct range){fmin(shorter.least, length.least), fmin(shorter.most, length.most)};
    }
    if (s->sampler->is_anisotropic)
        return (struct range){log2(fmax(shorter.least, longer.least / max_anisotropy)),
                              log2(fmax(shorter.most, longer.most / max_anisotropy))};
    return (struct range){log2(longer.least), log2(longer.most)};
}

/* Where flow diverges within a quad, its derivatives are undefined. */
static bool diverges(const struct context *c, uint32_t lane)
{
    uint32_t active = 0;

    for (uint32_t i = 0; i < c->frame->lane_count; i++)
        active += (c->frame->lanes[i] | 3) == (lane | 3);
    return active < 4 && !lacks_quads(c->wave->machine);
}

/* The range over all lanes of the quad. Devices may take derivatives from either row and column, and may compute one
 * level for the whole quad (Direct3D 11.3, 22.4.15). */
static struct range level_of_quad(const struct context *c, uint32_t lane)
{
    struct range level = {INFINITY, -INFINITY};

    if (diverges(c, lane))
        return (struct range){-INFINITY, INFINITY};
    for (uint32_t other = lane & ~3u; other <= (lane | 3); other++) {
        for (uint32_t row = lane & ~3u; row <= (lane | 3); row++) {
            double coordinates[3] = {0};
            struct sample s = start_sample(c, other, coordinates);
            struct range found = level_of_changes(c, &s, row, coordinates);
            if (isnan(s.at[0]) || isnan(s.at[1])) /* this lane has no place, for example a cube's direction 0 */
                return (struct range){-INFINITY, INFINITY};
            level = (struct range){fmin(level.least, found.least), fmax(level.most, found.most)};
        }
    }
    return level;
}

static bool is_of_derivatives(const struct context *c)
{
    return c->form->level == LEVEL_OF_QUAD || c->form->level == LEVEL_OF_CHANGES;
}

/* The biased level, before the sampler and the operation clamp it. Varied: +- 2^-mipmapPrecisionBits (Vulkan, "Scale
 * Factor Operation, LOD Operation and Image Level(s) Selection"). */
static struct range unclamped_level(const struct context *c, const struct sample *s, uint32_t lane,
                                    const double coordinates[3])
{
    double bias = (double)s->sampler->level_bias,
           accuracy = c->is_moved ? part_of_bits(s->machine->options->variation.level_bits) : 0;
    struct range level = {0, 0};

    if (c->form->level == LEVEL_GIVEN)
        level.least = level.most = float_operand(c, c->form->level_operand, lane);
    else if (c->form->level == LEVEL_OF_QUAD && c->is_moved)
        level = level_of_quad(c, lane);
    else if (c->form->level != LEVEL_ZERO)
        level = level_of_changes(c, s, lane, coordinates);
    else
        accuracy = 0;
    if (c->form->bias)
        bias += float_operand(c, c->form->bias, lane);
    return (struct range){level.least + bias - accuracy, level.most + bias + accuracy};
}

static double limited(double level, const struct sample *s, double least)
{
    return fmax(s->sampler->limits_levels ? fmin(level, (double)s->sampler->max_level) : level, least);
}

static struct range level_of_detail(const struct context *c, const struct sample *s, uint32_t lane,
                                    const double coordinates[3])
{
    struct range level = unclamped_level(c, s, lane, coordinates);
    double least = (double)s->sampler->min_level;

    if (c->form->clamp)
        least = fmax(least, float_operand(c, c->form->clamp, lane));
    return (struct range){limited(level.least, s, least), limited(level.most, s, least)};
}

/* Moves the coordinate along the varied axis, as far as devices may deviate when they select texels. */
static void move_place(struct sample *s)
{
    const struct dxs_exec_variation *variation = &s->machine->options->variation;
    uint32_t axis = variation->component;

    if (axis < s->shape.dimensions)
        s->at[axis] += (variation->upwards ? 1 : -1) * place_slack(s, axis, 0, part_of_bits(variation->subtexel_bits));
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

    if (s->sampler->minify != DXS_EXEC_FILTER_POINT || s->sampler->magnify != DXS_EXEC_FILTER_POINT ||
        s->sampler->mip != DXS_EXEC_FILTER_POINT)
        not_executed(s->machine, "filtering of integers");
    texel_components(s, nearest_texel(s, level), components);
    for (unsigned k = 0; k < 4; k++)
        result[k] = component_to_slot(s->machine, result_component(c), components[k]);
}

/* The end of the range that the variation asks for. */
static double end_of(const struct context *c, struct range range)
{
    return c->wave->machine->options->variation.upwards ? range.most : range.least;
}

/* CalculateLevelOfDetail, or CalculateLevelOfDetailUnclamped if bit 0 of operand 5 is clear. */
static double calculated_level(const struct context *c, const struct sample *s, uint32_t lane,
                               const double coordinates[3])
{
    if (!(operand(c->wave, c->frame, c->in, 5, lane)[0] & 1))
        return end_of(c, unclamped_level(c, s, lane, coordinates));
    double level = end_of(c, level_of_detail(c, s, lane, coordinates));
    return fmax(fmin(level, s->texture->mips ? s->texture->mips - 1.0 : 0), 0);
}

/* Half the footprint of the filter along each axis, in texels of the level. Anisotropic filters take samples along a
 * line, and devices round the number of samples up to a power of two; so the footprint is rounded up here. It is
 * rounded down if it exceeds a power of two by a factor of at most 2^accuracy. */
static void filter_radius(const struct context *c, const struct sample *s, uint32_t lane, const double coordinates[3],
                          double radius[2])
{
    const double accuracy = 1.0 / 16;
    const uint32_t sizes[2] = {s->texture->width, s->texture->height};
    double level = unclamped_level(c, s, lane, coordinates).least;
    double scale = exp2((c->form->bias ? float_operand(c, c->form->bias, lane) : 0) - fmax(level, 0));

    radius[0] = radius[1] = 0.5;
    for (unsigned axis = 0; axis < 2 && s->sampler->is_anisotropic && is_of_derivatives(c); axis++) {
        double change[3] = {0};
        coordinate_change(c, s, lane, axis, change);
        for (unsigned k = 0; k < 2; k++)
            radius[k] = fmax(radius[k], exp2(ceil(log2(fabs(change[k]) * sizes[k] * scale) - accuracy)) / 2);
    }
}

/* Filters exactly. Varied: one component is then an end of the range that devices may give. */
static void filter(const struct context *c, const struct sample *s, uint32_t lane, const double coordinates[3],
                   uint64_t *result)
{
    const struct dxs_exec_variation *variation = &s->machine->options->variation;
    struct context exact = *c;
    double filtered[4];

    if (s->sampler->is_anisotropic && is_of_derivatives(c))
        not_executed(s->machine, "anisotropic filtering");
    exact.is_moved = false;
    filter_texture(s, level_of_detail(&exact, s, lane, coordinates).least, filtered);
    if (c->is_moved) {
        struct range bounds[4];
        bound_filter(s, level_of_detail(c, s, lane, coordinates), part_of_bits(variation->subtexel_bits), bounds);
        filtered[variation->component] = end_of(c, bounds[variation->component]);
    }
    for (unsigned k = 0; k < 4; k++)
        result[k] = component_to_slot(s->machine, result_component(c), f32_bits((float)filtered[k]));
}

/* Gathers and point-samples integers. Varied: components 0 to 2 move the coordinate, LEVEL_COMPONENT the level. */
static void choose_texels(struct context *c, struct sample *s, uint32_t lane, const double coordinates[3],
                          uint64_t *result)
{
    if (c->is_moved)
        move_place(s);
    if (gathers(c)) {
        gather(c, s, lane, result);
        return;
    }
    c->is_moved &= s->machine->options->variation.component == LEVEL_COMPONENT;
    sample_integers(c, s, end_of(c, level_of_detail(c, s, lane, coordinates)), result);
}

/* False if a coordinate is NaN or 2^30 texels or more, or if the level is NaN or finite and 2^30 or more. */
static bool is_defined(const struct context *c, const struct sample *s, uint32_t lane, const double coordinates[3])
{
    const double most = 0x1p30;
    const uint32_t sizes[3] = {s->texture->width, s->texture->height, s->texture->depth};
    uint32_t slice = c->form->first + 2 + coordinate_count(&s->shape);
    bool is_small = !s->shape.is_array || fabs(float_operand(c, slice, lane)) < most;

    for (uint32_t k = 0; k < coordinate_count(&s->shape); k++)
        is_small = is_small && fabs(coordinates[k]) * (s->shape.is_cube ? 1 : fmax(sizes[k], 1)) < most;
    double level = level_of_detail(c, s, lane, coordinates).least;
    return is_small && !isnan(level) && (level < most || isinf(level));
}

static void leave_undefined(const struct context *c, uint64_t *result)
{
    const struct machine *machine = c->wave->machine;
    bool is_level = c->in->dx_op == DX_CalculateLOD;
    unsigned bits = is_level ? 32 : bits_in_memory(machine, result_component(c));

    for (unsigned k = 0; k < (is_level ? 1u : 4u); k++)
        result[k] = truncate_bits(bits, machine->options->undefined_bits);
}

static void run(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct machine *machine = wave->machine;

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        struct context c = {wave, frame, in, &forms[in->dx_op],
                            in == machine->moved && machine->options->variation.component <= LEVEL_COMPONENT};
        uint32_t lane = frame->lanes[i];
        double coordinates[3] = {0};
        struct sample s = start_sample(&c, lane, coordinates);
        if (c.form->first) {
            struct view map = operand_view(wave, frame, in, 0, lane);
            double radius[2];
            filter_radius(&c, &s, lane, coordinates, radius);
            if (may_write(wave, lane))
                write_feedback(&map, &s, level_of_detail(&c, &s, lane, coordinates).least, radius);
            continue;
        }
        uint64_t *result = result_slots(wave, frame, in, lane);
        if (in->dx_op != DX_CalculateLOD)
            result[4] = status_of(s.texture);
        if (!is_defined(&c, &s, lane, coordinates)) {
            leave_undefined(&c, result);
            continue;
        }
        if (in->dx_op == DX_CalculateLOD) {
            *result = f32_bits((float)calculated_level(&c, &s, lane, coordinates));
            continue;
        }
        if (gathers(&c) || s.texture->format.component == DXS_EXEC_COMPONENT_UINT ||
            s.texture->format.component == DXS_EXEC_COMPONENT_SINT)
            choose_texels(&c, &s, lane, coordinates, result);
        else
            filter(&c, &s, lane, coordinates, result);
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
