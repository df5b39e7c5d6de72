/* Fills the resources of a random program with data derived from its seed. */
#include "inputs.h"

#include "lower.h"
#include "cli/random.h"
#include "runner/common/report.h"

#include <stdlib.h>
#include <string.h>

enum {
    TEXEL_BYTES = 16,
    TEXTURE_BYTES = TEXTURE_WIDTH * TEXTURE_HEIGHT * TEXEL_BYTES * 5 / 4 /* with a second mip level */
};

struct layout {
    enum input_kind kind;
    char letter;
    uint32_t number;
    const char *format;
    size_t size, size_each;       /* bytes = size + size_each * threads */
    uint32_t width, height, mips; /* textures; height 0: one row per thread */
};

static const struct layout layouts[RESOURCE_COUNT] = {
    [RESOURCE_RAW_INPUT] = {INPUT_BUFFER, 't', 0, NULL, INPUT_BYTES, 0, 0, 0, 0},
    [RESOURCE_STRUCTURED_INPUT] = {INPUT_BUFFER, 't', 1, NULL, STRUCTURED_ELEMENTS *STRIDE, 0, 0, 0, 0},
    [RESOURCE_TYPED_INPUT] = {INPUT_TYPED, 't', 2, "rgba32ui", TYPED_ELEMENTS * 16, 0, 0, 0, 0},
    [RESOURCE_RAW] = {INPUT_BUFFER, 'u', 0, NULL, 0, RAW_BYTES_EACH, 0, 0, 0},
    [RESOURCE_STRUCTURED] = {INPUT_BUFFER, 'u', 1, NULL, 0, STRIDE, 0, 0, 0},
    [RESOURCE_TYPED] = {INPUT_TYPED, 'u', 2, "r32ui", 0, TYPED_ELEMENTS_EACH * 4, 0, 0, 0},
    [RESOURCE_RESULTS] = {INPUT_BUFFER, 'u', 3, NULL, 0, RESULT_BYTES_EACH, 0, 0, 0},
    [RESOURCE_CELLS] = {INPUT_BUFFER, 'u', 4, NULL, CELLS * 4, 0, 0, 0, 0},
    [RESOURCE_CONSTANTS] = {INPUT_CBUFFER, 'b', 0, NULL, (CONSTANT_ROWS + 1) * 16, 0, 0, 0, 0},
    [RESOURCE_TEXTURE_INPUT] = {INPUT_TEXTURE, 't', 3, "rgba32ui", TEXTURE_BYTES, 0, TEXTURE_WIDTH, TEXTURE_HEIGHT,
                                TEXTURE_LEVELS},
    [RESOURCE_OTHER_INPUT] = {INPUT_BUFFER, 't', 4, NULL, INPUT_BYTES, 0, 0, 0, 0},
    [RESOURCE_TEXTURE] = {INPUT_TEXTURE, 'u', 5, "r32ui", 0, TEXELS_EACH * 4, TEXELS_EACH, 0, 1},
};

/* Mixes small integers, random bits, and floats. */
static uint32_t random_word(uint64_t *state)
{
    uint64_t bits = random_bits(state);
    float number = (float)((int)(bits >> 32 & 63) - 32) / 4;
    uint32_t word;

    switch (bits >> 60) {
    case 0:
    case 1:
    case 2:
        memcpy(&word, &number, sizeof word);
        return word;
    case 3:
    case 4:
    case 5:
    case 6:
        return (uint32_t)bits;
    case 7:
        return UINT32_MAX - (uint32_t)(bits & 3);
    default:
        return (uint32_t)bits & 15;
    }
}

/* ---- Stages ------------------------------------------------------------------------------------------------------ */

static void add_stage_input(struct run_file *file, const char *name, enum value_type type, const uint32_t *words,
                            size_t count)
{
    file->stage_inputs = reallocate(file->stage_inputs, file->stage_input_count + 1, sizeof *file->stage_inputs);
    struct stage_input *input = &file->stage_inputs[file->stage_input_count++];
    *input = (struct stage_input){.name = name,
                                  .values = {.values = allocate(count, sizeof(struct value)), .count = count},
                                  .words = allocate(count, sizeof *words)};
    for (size_t i = 0; i < count; i++) {
        input->values.values[i] = (struct value){.type = type, .bits = words[i]};
        input->words[i] = words[i];
    }
}

static void add_target(struct run_file *file, uint32_t number)
{
    const struct draw *draw = &file->draw;
    size_t size = (size_t)draw->width * draw->height * 16;

    file->inputs[file->input_count++] = (struct input){.kind = INPUT_TARGET,
                                                       .name = {'o', number, 0},
                                                       .format = find_format("rgba32ui"),
                                                       .width = draw->width,
                                                       .height = draw->height,
                                                       .depth = 1,
                                                       .mips = 1,
                                                       .layers = 1,
                                                       .samples = 1,
                                                       .bytes = allocate(size, 1),
                                                       .size = size};
}

/* Draws one triangle. It covers all pixels. With helper lanes it covers about three quarters of them: its third side
 * crosses quads, and meets no pixel's center. The interpolated input grows along both axes and is an integer at every
 * pixel. */
static void start_draw(struct run_file *file, uint32_t threads, bool has_helpers, uint32_t word)
{
    float height = (float)(threads / TARGET_WIDTH);
    bool is_flat = threads < TARGET_WIDTH * TARGET_WIDTH;
    float right = has_helpers && !is_flat ? TARGET_WIDTH : 2 * TARGET_WIDTH;
    float bottom = has_helpers && is_flat ? height : 2 * height;
    float corners[3] = {64, 64 + 3 * right, 64 + 5 * bottom};
    uint32_t words[3];
    struct triangle *all = allocate(1, sizeof *all);

    memcpy(words, corners, sizeof words);
    *all = (struct triangle){{{0, 0}, {right, 0}, {0, bottom}}};
    file->start = START_DRAW;
    file->draw = (struct draw){.width = TARGET_WIDTH,
                               .height = threads / TARGET_WIDTH,
                               .samples = 1,
                               .layers = 1,
                               .z = {0.5f, 0.5f, 0.5f},
                               .w = {1, 1, 1},
                               .triangles = all,
                               .triangle_count = 1,
                               .depth_test = VK_COMPARE_OP_ALWAYS};
    add_stage_input(file, "FLAT", TYPE_U32, &word, 1);
    add_stage_input(file, "LINEAR", TYPE_F32, words, 3);
    add_target(file, 0);
    add_target(file, 1);
}

static void start_vertices(struct run_file *file, uint32_t threads, uint32_t word)
{
    uint32_t *words = allocate(threads, sizeof *words);

    for (uint32_t i = 0; i < threads; i++)
        words[i] = word;
    file->start = START_VERTICES;
    file->vertices = (struct vertex_run){.vertices = threads, .instances = 1};
    add_stage_input(file, "FLAT", TYPE_U32, words, threads);
    free(words);
}

/* A patch of one vertex has PATCH_POINTS control points or gives as many points, a point of a geometry shader runs
 * POINT_INSTANCES times. */
static void start_pipeline(struct run_file *file, enum stage stage, uint32_t threads, uint32_t word)
{
    bool is_domain = stage == STAGE_DOMAIN, is_patch = is_domain || stage == STAGE_HULL;
    uint32_t count = threads / (is_patch ? PATCH_POINTS : POINT_INSTANCES);
    uint32_t *words = allocate((size_t)2 * count, sizeof *words);

    file->start = START_PIPELINE;
    file->vertices = (struct vertex_run){.vertices = count, .instances = 1};
    file->pipeline = (struct pipeline_run){.shaders = {is_domain ? "domain/random-hull" : "hull/random-domain"},
                                           .shader_count = is_patch,
                                           .topology = is_patch ? VK_PRIMITIVE_TOPOLOGY_PATCH_LIST
                                                                : VK_PRIMITIVE_TOPOLOGY_POINT_LIST,
                                           .patch_vertices = is_patch};
    for (uint32_t i = 0; i < count; i++)
        words[i] = word;
    add_stage_input(file, "FLAT", TYPE_U32, words, count);
    for (uint32_t i = 0; i < 2 * count && !is_domain; i++)
        words[i] = word * i + (word >> 7);
    if (!is_domain)
        add_stage_input(file, "PLACE", TYPE_U32, words, (size_t)2 * count);
    free(words);
}

/* An amplification shader starts the groups that b1 says, and passes its words on. Threads draw a row of pixels. */
static void start_groups(struct run_file *file, const struct shader_case *shader, uint64_t *state)
{
    uint32_t words[PAYLOAD_WORDS] = {shader->group_count};
    struct input *constants;

    file->start = START_PIPELINE;
    file->groups[0] = file->groups[1] = file->groups[2] = 1;
    file->pipeline = (struct pipeline_run){
        .shaders = {"mesh/random-amplification", "mesh/random-pixels"}, .shader_count = 2, .runs_groups = true};
    file->draw = (struct draw){.width = shader->group_size * shader->group_count,
                               .height = 1,
                               .samples = 1,
                               .layers = 1,
                               .w = {1, 1, 1},
                               .depth_test = VK_COMPARE_OP_ALWAYS};
    for (uint32_t i = 1; i < PAYLOAD_WORDS; i++)
        words[i] = random_word(state);
    constants = &file->inputs[file->input_count++];
    *constants = (struct input){
        .kind = INPUT_CBUFFER, .name = {'b', 1, 0}, .bytes = allocate(1, sizeof words), .size = sizeof words};
    memcpy(constants->bytes, words, sizeof words);
    add_target(file, 0);
    add_target(file, 1);
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

enum {
    STAGE_INPUTS = 3 /* targets, constants */
};

struct run_file make_inputs(const struct shader_case *shader)
{
    struct run_file file = {.start = START_DISPATCH,
                            .groups = {shader->groups[0], shader->groups[1], shader->groups[2]},
                            .inputs = allocate(RESOURCE_COUNT + STAGE_INPUTS, sizeof *file.inputs),
                            .input_count = shader->lacks_textures ? RESOURCE_TEXTURE_INPUT : RESOURCE_COUNT};
    uint64_t state = shader->seed;
    uint32_t threads = shader->group_size * shader->group_count;

    for (uint32_t i = 0; i < file.input_count; i++) {
        const struct layout *layout = &layouts[i];
        size_t size = layout->size + layout->size_each * threads;
        struct input *input = &file.inputs[i];
        *input = (struct input){.kind = layout->kind,
                                .name = {layout->letter, layout->number, 0},
                                .format = layout->format ? find_format(layout->format) : NULL,
                                .width = layout->width ? layout->width : 1,
                                .height = layout->height       ? layout->height
                                          : layout->width == 0 ? 1
                                                               : threads,
                                .depth = 1,
                                .mips = layout->mips ? layout->mips : 1,
                                .layers = 1,
                                .samples = 1,
                                .bytes = allocate(size, 1),
                                .size = size};
        if (shader->endless >> i & 1)
            input->name = (struct register_name){layout->letter, 0, space_of_endless(shader->endless, i)};
        if (shader->from_heap) { /* the mutable descriptor holds one of the two */
            input->name = (struct register_name){'h', i, 0};
            input->view = layout->letter;
        }
        uint32_t *words = input->bytes;
        for (size_t k = 0; k < size / 4; k++)
            words[k] =
                i == RESOURCE_RESULTS || (i == RESOURCE_CONSTANTS && k >= CONSTANT_ROWS * 4) ? 0 : random_word(&state);
    }
    if (shader->stage == STAGE_PIXEL)
        start_draw(&file, threads, shader->has_helpers, random_word(&state));
    if (shader->stage == STAGE_VERTEX)
        start_vertices(&file, threads, random_word(&state));
    if (shader->stage == STAGE_GEOMETRY || shader->stage == STAGE_HULL || shader->stage == STAGE_DOMAIN)
        start_pipeline(&file, shader->stage, threads, random_word(&state));
    if (shader->stage == STAGE_MESH)
        start_groups(&file, shader, &state);
    return file;
}

void free_inputs(struct run_file *file)
{
    for (size_t i = 0; i < file->input_count; i++)
        free(file->inputs[i].bytes);
    for (size_t i = 0; i < file->stage_input_count; i++) {
        free(file->stage_inputs[i].values.values);
        free(file->stage_inputs[i].words);
    }
    free(file->stage_inputs);
    free(file->draw.triangles);
    free(file->inputs);
}
