/* Standard sample positions, and the sample count of the render target. */
#include "spirv/operations.h"
#include "spirv/interface/interface.h"

enum {
    MAX_SAMPLES = 16,
    PATTERN_ENTRIES = 32,
    NO_SAMPLE = PATTERN_ENTRIES - 1 /* index of the position (0, 0) */
};

/* Sixteenths of a pixel from its centre. The pattern of n samples (a power of two) begins at index n - 1. Source: the
 * standard patterns of the Direct3D 11 specification, which equal Vulkan's standardSampleLocations. */
/* clang-format off */
static const int8_t patterns[PATTERN_ENTRIES][2] = {
    {0, 0},
    {4, 4}, {-4, -4},
    {-2, -6}, {6, -2}, {-6, 2}, {2, 6},
    {1, -3}, {-1, 3}, {5, 1}, {-3, -5}, {-5, 5}, {-7, -1}, {3, 7}, {7, -7},
    {1, 1}, {-1, -3}, {-3, 2}, {4, -1}, {-5, -2}, {2, 5}, {5, 3}, {3, -5},
    {-2, 6}, {0, -7}, {-4, -6}, {-6, 4}, {-8, 0}, {7, -4}, {6, 7}, {-7, -8},
    {0, 0},
};
/* clang-format on */

static uint32_t pattern_variable(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t vec2 = type_vector(b, type_f32(b), 2), entries[PATTERN_ENTRIES];

    if (l->interface->sample_patterns)
        return l->interface->sample_patterns;
    for (uint32_t i = 0; i < PATTERN_ENTRIES; i++) {
        uint32_t position[2];
        for (uint32_t k = 0; k < 2; k++)
            position[k] = constant_f32(b, (float)patterns[i][k] / 16.0f);
        entries[i] = constant_composite(b, vec2, 2, position);
    }
    uint32_t array = type_array(b, vec2, PATTERN_ENTRIES);
    uint32_t initial = constant_composite(b, array, PATTERN_ENTRIES, entries);
    l->interface->sample_patterns = global_variable(b, array, SpvStorageClassPrivate, initial);
    set_name(b, l->interface->sample_patterns, "sample_positions");
    return l->interface->sample_patterns;
}

uint32_t standard_sample_position(struct lowering *l, uint32_t sample_count, uint32_t sample)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), vec2 = type_vector(b, type_f32(b), 2);
    uint32_t first = subtract_imm(b, sample_count, 1);
    uint32_t entry = add(b, first, sample);
    uint32_t exists = less(b, sample, sample_count);
    uint32_t known = less_or_equal_imm(b, sample_count, MAX_SAMPLES);
    uint32_t valid = logical_and(b, exists, known);
    uint32_t index = select_value(b, u32, valid, entry, constant_u32(b, NO_SAMPLE));
    uint32_t pointer_type = type_pointer(b, SpvStorageClassPrivate, vec2);
    uint32_t pointer = EMIT(b, SpvOpAccessChain, pointer_type, pattern_variable(l), index);

    return load(b, vec2, pointer);
}

static uint32_t render_target_samples(struct lowering *l)
{
    const struct dxs_pipeline_state *pipeline = &l->options->pipeline;
    struct builder *b = l->b;

    if (pipeline->rasterizer_samples > MAX_SAMPLES)
        fail(l->fault, DXS_RESULT_INVALID_ARGUMENT, "options.pipeline.rasterizer_samples is %u: expected at most 16",
             pipeline->rasterizer_samples);
    if (pipeline->rasterizer_samples)
        return constant_u32(b, pipeline->rasterizer_samples);
    if (!l->interface->render_target_samples) {
        uint32_t id = new_spec_constant(b, 32, pipeline->rasterizer_samples_id, 1);
        set_name(b, id, "render_target_samples");
        l->interface->render_target_samples = id;
    }
    return l->interface->render_target_samples;
}

void lower_render_target_sample_count(struct lowering *l, const struct instruction *i)
{
    EMIT_AS(l->b, SpvOpCopyObject, type_u32(l->b), result_id(l, i), render_target_samples(l));
}

void lower_render_target_sample_position(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t samples = render_target_samples(l), position = standard_sample_position(l, samples, operand(l, i, 0));

    for (uint32_t k = 0; k < 2; k++)
        EMIT_AS(b, SpvOpCompositeExtract, type_f32(b), result_id(l, i) + k, position, k);
}
