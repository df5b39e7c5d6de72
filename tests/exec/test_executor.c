/* Tests the executor's API: results, refusals and their messages. */
#include "dxs_exec.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    MAX_FILE = 1 << 16
};

/* A parsed shader of tests/shaders and its executor. */
struct loaded {
    dxs_module *module;
    dxs_executor *executor;
};

static struct loaded load_with(const char *name, const struct dxs_exec_options *options)
{
    char path[512];
    unsigned char *bytes = malloc(MAX_FILE);
    struct loaded loaded = {.module = dxs_module_create(NULL)};

    snprintf(path, sizeof path, "%s/%s.dxil", TEST_SHADERS, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_non_null(bytes);
    size_t size = fread(bytes, 1, MAX_FILE, file);
    fclose(file);
    assert_int_equal(dxs_module_parse(loaded.module, bytes, size, NULL), DXS_OK);
    free(bytes);
    loaded.executor = dxs_executor_create(loaded.module, 0, options);
    assert_non_null(loaded.executor);
    return loaded;
}

static struct loaded load(const char *name)
{
    return load_with(name, NULL);
}

static void unload(struct loaded *loaded)
{
    dxs_executor_destroy(loaded->executor);
    dxs_module_destroy(loaded->module);
}

static void assert_error(const struct loaded *loaded, enum dxs_result result, enum dxs_result code, const char *text)
{
    const struct dxs_error *error = dxs_executor_error(loaded->executor);

    assert_int_equal(result, code);
    assert_int_equal(error->code, code);
    if (!strstr(error->message, text))
        fail_msg("\"%s\" lacks \"%s\"", error->message, text);
}

static float number_of(uint32_t word)
{
    float number;

    memcpy(&number, &word, sizeof number);
    return number;
}

static uint32_t word_of(float number)
{
    uint32_t word;

    memcpy(&word, &number, sizeof word);
    return word;
}

static const uint32_t one_group[3] = {1, 1, 1};

/* ---- Entries and options ----------------------------------------------------------------------------------------- */

static void each_stage_has_its_function(void **state)
{
    (void)state;
    struct loaded pixel = load("pixel/constant-color"), vertex = load("vertex/position-only");
    struct loaded hull = load("hull/triangle");
    struct dxs_exec_vertices vertices = {.vertex_count = 1};
    struct dxs_exec_pixels pixels = {.width = 1, .height = 1};

    assert_error(&pixel, dxs_executor_dispatch(pixel.executor, one_group), DXS_INVALID_ARGUMENT,
                 "the entry is a pixel shader, and is to be run as a compute shader");
    assert_error(&vertex, dxs_executor_run_pixels(vertex.executor, &pixels), DXS_INVALID_ARGUMENT,
                 "the entry is a vertex shader");
    assert_error(&pixel, dxs_executor_run_vertices(pixel.executor, &vertices), DXS_INVALID_ARGUMENT,
                 "the entry is a pixel shader");
    assert_error(&hull, dxs_executor_dispatch(hull.executor, one_group), DXS_INVALID_ARGUMENT,
                 "the entry is a hull shader, and is to be run as a compute shader");
    unload(&pixel);
    unload(&vertex);
    unload(&hull);
}

static void an_entry_that_does_not_exist(void **state)
{
    (void)state;
    dxs_module *module = dxs_module_create(NULL);
    struct loaded nothing = {module, dxs_executor_create(module, 0, NULL)};

    assert_error(&nothing, dxs_executor_dispatch(nothing.executor, one_group), DXS_INVALID_ARGUMENT, "no entry");
    assert_int_equal(dxs_executor_wave_size(nothing.executor), 0);
    unload(&nothing);
    dxs_executor_destroy(NULL);
}

static void options_that_make_no_sense(void **state)
{
    (void)state;
    uint32_t words[4] = {9, 9, 9, 9};
    struct dxs_exec_resource buffer = {.resource_class = DXS_EXEC_UAV, .data = words, .size = sizeof words};
    struct dxs_exec_options odd = dxs_default_exec_options(), few = odd, narrow = odd;
    odd.wave_size = 12;
    few.step_limit = 3;
    narrow.memory_limit = 100;
    struct loaded with_odd = load_with("debug/embedded-compute", &odd);
    struct loaded with_few = load_with("debug/embedded-compute", &few);
    struct loaded with_narrow = load_with("debug/embedded-compute", &narrow);

    assert_error(&with_odd, dxs_executor_dispatch(with_odd.executor, one_group), DXS_INVALID_ARGUMENT, "12 lanes");
    assert_int_equal(dxs_executor_bind(with_few.executor, &buffer), DXS_OK);
    assert_error(&with_few, dxs_executor_dispatch(with_few.executor, one_group), DXS_LIMIT_EXCEEDED, "step limit");
    assert_error(&with_narrow, dxs_executor_dispatch(with_narrow.executor, one_group), DXS_LIMIT_EXCEEDED, "memory");
    unload(&with_odd);
    unload(&with_few);
    unload(&with_narrow);
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static void resources_that_are_refused(void **state)
{
    (void)state;
    struct loaded compute = load("debug/embedded-compute");
    struct dxs_exec_resource without_memory = {.resource_class = DXS_EXEC_UAV, .size = 4};
    struct dxs_exec_resource of_no_class = {.resource_class = (enum dxs_exec_class)17};
    static const struct dxs_exec_format formats[] = {{DXS_EXEC_UINT, 12, 1},  {DXS_EXEC_UINT, 32, 5},
                                                     {DXS_EXEC_UINT, 32, 0},  {DXS_EXEC_FLOAT, 8, 1},
                                                     {DXS_EXEC_UNORM, 64, 1}, {(enum dxs_exec_component)5, 32, 1}};

    assert_error(&compute, dxs_executor_bind(compute.executor, &without_memory), DXS_INVALID_ARGUMENT,
                 "without memory");
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        struct dxs_exec_resource of_no_format = {.resource_class = DXS_EXEC_UAV, .format = formats[i]};
        assert_error(&compute, dxs_executor_bind(compute.executor, &of_no_format), DXS_INVALID_ARGUMENT, "format");
    }
    assert_error(&compute, dxs_executor_bind(compute.executor, &of_no_class), DXS_INVALID_ARGUMENT, "unknown class");
    assert_error(&compute, dxs_executor_dispatch(compute.executor, one_group), DXS_NO_MAPPING, "bound to u0, space 0");
    unload(&compute);
}

static void textures_that_do_not_fit(void **state)
{
    (void)state;
    struct loaded pixel = load("pixel/local-array");
    float texels[4] = {0};
    struct dxs_exec_resource texture = {.data = texels, .size = sizeof texels, .width = 4, .height = 4};
    struct dxs_exec_pixels pixels = {.width = 1, .height = 1};

    assert_int_equal(dxs_executor_bind(pixel.executor, &texture), DXS_OK);
    assert_error(&pixel, dxs_executor_run_pixels(pixel.executor, &pixels), DXS_BAD_MAPPING, "without format");
    texture.format = (struct dxs_exec_format){DXS_EXEC_FLOAT, 32, 1};
    assert_int_equal(dxs_executor_bind(pixel.executor, &texture), DXS_OK); /* replaces the first one */
    assert_error(&pixel, dxs_executor_run_pixels(pixel.executor, &pixels), DXS_BAD_MAPPING, "too few");
    unload(&pixel);
}

static void memory_that_is_not_there(void **state)
{
    (void)state;
    struct loaded load_status = load("texture-compute/load-status");
    const uint32_t groups[3] = {1, 1, 1};
    float texels[2][2] = {{1, 2}, {3, 4}}, result[4] = {0};
    struct dxs_exec_resource texture = {
        .data = texels, .size = sizeof texels, .format = {DXS_EXEC_FLOAT, 32, 1}, .width = 2, .height = 2};
    struct dxs_exec_resource results = {.resource_class = DXS_EXEC_UAV, .data = result, .size = sizeof result};

    dxs_executor_bind(load_status.executor, &texture);
    dxs_executor_bind(load_status.executor, &results);
    assert_int_equal(dxs_executor_dispatch(load_status.executor, groups), DXS_OK);
    assert_true(result[0] == 4);
    texture.is_unmapped = true;
    dxs_executor_bind(load_status.executor, &texture);
    assert_int_equal(dxs_executor_dispatch(load_status.executor, groups), DXS_OK);
    assert_true(result[0] == -1);
    results.is_unmapped = true;
    result[0] = 7;
    dxs_executor_bind(load_status.executor, &results);
    assert_int_equal(dxs_executor_dispatch(load_status.executor, groups), DXS_OK);
    assert_true(result[0] == 7);
    unload(&load_status);
}

static void texels_are_encoded(void **state)
{
    (void)state;
    const struct dxs_exec_format unorm = {DXS_EXEC_UNORM, 8, 4}, half = {DXS_EXEC_FLOAT, 16, 2};
    const uint32_t words[4] = {word_of(1), word_of(-3), word_of(0.5f), word_of(7)};
    unsigned char texel[4];

    dxs_exec_encode_texel(&unorm, words, texel);
    assert_int_equal(texel[0], 255);
    assert_int_equal(texel[1], 0);
    assert_int_equal(texel[2], 128); /* 127.5 rounds to even */
    assert_int_equal(texel[3], 255);
    dxs_exec_encode_texel(&half, words, texel);
    assert_memory_equal(texel, ((const unsigned char[]){0x00, 0x3C, 0x00, 0xC2}), 4);
}

static void scenes_that_do_not_fit(void **state)
{
    (void)state;
    struct loaded rays = load("ray-query/heap");
    const uint32_t groups[3] = {1, 1, 1}, constants[4] = {3, 1};
    uint32_t hits[32] = {0};
    const float vertices[9] = {-1, -1, 5, 4, -1, 5, -1, 4, 5};
    const struct dxs_exec_geometry triangle = {vertices, 1, false, true};
    struct dxs_exec_instance instance = {&triangle, 1, {{1, 0, 0, 0}, {0, 1, 0, 0}, {1, 1, 0, 0}}, .mask = 1};
    const struct dxs_exec_scene contents = {&instance, 1};
    struct dxs_exec_resource scene = {.resource_class = DXS_EXEC_RESOURCE_HEAP, .number = 3};

    dxs_executor_bind(rays.executor,
                      &(struct dxs_exec_resource){.resource_class = DXS_EXEC_UAV, .data = hits, .size = sizeof hits});
    dxs_executor_bind(rays.executor, &(struct dxs_exec_resource){.resource_class = DXS_EXEC_CBV,
                                                                 .data = (void *)(uintptr_t)constants,
                                                                 .size = sizeof constants});
    dxs_executor_bind(rays.executor, &scene);
    assert_error(&rays, dxs_executor_dispatch(rays.executor, groups), DXS_BAD_MAPPING, "no acceleration structure");
    scene.scene = &contents;
    dxs_executor_bind(rays.executor, &scene);
    assert_error(&rays, dxs_executor_dispatch(rays.executor, groups), DXS_INVALID_ARGUMENT, "has no inverse");
    instance.to_world[2][2] = 1; /* z is x + y + z, the edge is at thread 3 */
    assert_int_equal(dxs_executor_dispatch(rays.executor, groups), DXS_OK);
    assert_int_equal(hits[0] + hits[1] + hits[2], 3);
    assert_int_equal(hits[4], 0);
    unload(&rays);
}

/* ---- Vertices ---------------------------------------------------------------------------------------------------- */

static void vertices_are_fetched(void **state)
{
    (void)state;
    struct loaded vertex = load("vertex/position-only");
    uint32_t given[3][4], got[3][4] = {{0}};
    const uint32_t indices[3] = {1, 0, 9};
    struct dxs_exec_values input = {.semantic = "position", .words = given[0], .count = 3};
    struct dxs_exec_values output = {.semantic = "SV_POSITION", .words = got[0], .count = 3};
    struct dxs_exec_vertices vertices = {.vertex_count = 3,
                                         .start_vertex = 1,
                                         .indices = indices,
                                         .inputs = &input,
                                         .outputs = &output,
                                         .input_count = 1,
                                         .output_count = 1};

    for (unsigned i = 0; i < 12; i++)
        given[i / 4][i % 4] = word_of((float)i);
    assert_int_equal(dxs_executor_run_vertices(vertex.executor, &vertices), DXS_OK);
    assert_memory_equal(got[0], given[2], sizeof got[0]);
    assert_memory_equal(got[1], given[1], sizeof got[1]);
    for (unsigned i = 0; i < 4; i++) /* beyond the last */
        assert_int_equal(got[2][i], 0);
    unload(&vertex);
}

static void vertices_that_are_refused(void **state)
{
    (void)state;
    struct loaded vertex = load("vertex/position-only");
    uint32_t words[8] = {0};
    struct dxs_exec_values values[2] = {{.semantic = "POSITION", .words = words, .count = 2},
                                        {.semantic = "POSITION", .words = words, .count = 2}};
    struct dxs_exec_values output = {.semantic = "SV_Position", .words = words, .count = 2};
    struct dxs_exec_vertices vertices = {.inputs = values, .outputs = &output, .output_count = 1};
    dxs_executor *e = vertex.executor;

    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_INVALID_ARGUMENT, "no vertices");
    vertices.vertex_count = 2;
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_NO_MAPPING, "input POSITION0");
    vertices.input_count = 2;
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_INVALID_ARGUMENT, "POSITION0 is given twice");
    values[1].index = 1;
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_INVALID_ARGUMENT, "no input POSITION1");
    values[1].semantic = NULL;
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_INVALID_ARGUMENT, "without name");
    vertices.input_count = 1;
    vertices.instance_count = 2;
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_INVALID_ARGUMENT,
                 "of SV_Position0 there are 2 values, 4 are needed");
    output.semantic = "COLOR";
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_INVALID_ARGUMENT, "no output COLOR0");
    unload(&vertex);
}

/* ---- Pixels ------------------------------------------------------------------------------------------------------ */

static void pixels_that_are_refused(void **state)
{
    (void)state;
    struct loaded pixel = load("interface/unused-inputs");
    uint32_t words[16] = {0};
    struct dxs_exec_values inputs[2] = {{.semantic = "USED", .words = words, .count = 2},
                                        {.semantic = "SV_Position", .words = words, .count = 3}};
    struct dxs_exec_values output = {.semantic = "SV_Target", .words = words, .count = 3};
    struct dxs_exec_pixels pixels = {.height = 2, .inputs = inputs, .outputs = &output};
    dxs_executor *e = pixel.executor;

    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_INVALID_ARGUMENT, "0 x 2 pixels");
    pixels.width = 1 << 20;
    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_INVALID_ARGUMENT, "1048576 x 2 pixels");
    pixels.width = 2;
    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_NO_MAPPING, "no values are given");
    pixels.input_count = 1;
    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_INVALID_ARGUMENT, "2 values, 3 are needed");
    inputs[0].count = 3;
    pixels.output_count = 1;
    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_INVALID_ARGUMENT, "3 values, 4 are needed");
    output.count = 4;
    pixels.input_count = 2;
    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_UNSUPPORTED, "w of 0 or less");
    unload(&pixel);
}

static void pixels_that_are_covered(void **state)
{
    (void)state;
    struct loaded pixel = load("pixel/constant-color");
    uint32_t color[6][4] = {{0}}, depth[6][4] = {{0}};
    uint8_t covered[6] = {1, 1, 0, 1, 1, 1}, written[6] = {0};
    struct dxs_exec_values outputs[2] = {{.semantic = "SV_Target", .words = color[0], .count = 6},
                                         {.semantic = "SV_Depth", .words = depth[0], .count = 6}};
    /* The triangle covers the upper left half of a target of 3 x 2 pixels. Depth increases to the right. */
    const float corners[3][4] = {{-1, 1, 0, 1}, {1, 1, 0.75f, 1}, {-1, -1, 0, 1}};
    struct dxs_exec_values position = {.semantic = "SV_Position", .count = 3};
    struct dxs_exec_pixels pixels = {.width = 3,
                                     .height = 2,
                                     .covered = covered,
                                     .written = written,
                                     .inputs = &position,
                                     .outputs = outputs,
                                     .input_count = 1,
                                     .output_count = 2};
    uint32_t words[12];

    memcpy(words, corners, sizeof words);
    position.words = words;
    assert_int_equal(dxs_executor_run_pixels(pixel.executor, &pixels), DXS_OK);
    assert_memory_equal(written, ((const uint8_t[]){1, 1, 0, 1, 0, 0}), 6);
    assert_true(number_of(color[0][0]) == 1 && number_of(color[1][1]) == 0.5f && color[2][0] == 0);
    assert_true(fabsf(number_of(depth[0][0]) - 0.125f) < 1e-6f && fabsf(number_of(depth[1][0]) - 0.375f) < 1e-6f);
    unload(&pixel);
}

/* The right edge of the triangle is at 0.55 of a pixel. The samples are at 6, 14, 2 and 10 sixteenths of it. */
static void samples_that_are_covered(void **state)
{
    (void)state;
    struct loaded pixel = load("pixel/coverage");
    uint32_t alpha[3][4] = {{word_of(1)}, {word_of(1)}, {word_of(1)}}, words[12], color[4][4] = {{0}};
    const float corners[3][4] = {{0.1f, 9, 0, 1}, {0.1f, -9, 0, 1}, {-9, 0.1f, 0, 1}};
    uint8_t written[4] = {0};
    struct dxs_exec_values inputs[2] = {{.semantic = "SV_Position", .words = words, .count = 3},
                                        {.semantic = "ALPHA", .words = alpha[0], .count = 3}};
    struct dxs_exec_values output = {.semantic = "SV_Target", .words = color[0], .count = 4};
    struct dxs_exec_pixels pixels = {.width = 1,
                                     .height = 1,
                                     .samples = 3,
                                     .written = written,
                                     .inputs = inputs,
                                     .outputs = &output,
                                     .input_count = 2,
                                     .output_count = 1};

    memcpy(words, corners, sizeof words);
    assert_error(&pixel, dxs_executor_run_pixels(pixel.executor, &pixels), DXS_INVALID_ARGUMENT, "of 3 samples");
    pixels.samples = 8;
    assert_error(&pixel, dxs_executor_run_pixels(pixel.executor, &pixels), DXS_INVALID_ARGUMENT, "8 are needed");
    pixels.samples = 4;
    assert_int_equal(dxs_executor_run_pixels(pixel.executor, &pixels), DXS_OK);
    assert_memory_equal(written, ((const uint8_t[]){1, 0, 1, 0}), 4);
    assert_true(number_of(color[0][0]) == 0.5f && color[1][0] == 0 && number_of(color[2][0]) == 0.5f);
    unload(&pixel);
}

/* ---- Samplers and traces ----------------------------------------------------------------------------------------- */

/* Samples the red of a texture at one location. Level 0 holds the texels 1, 2, 3, 4; level 1 holds 10. `variation` may
 * be NULL. */
static float sampled_within(const struct dxs_exec_variation *variation, const struct dxs_exec_sampler *sampler, float u,
                            float v)
{
    struct dxs_exec_options options = dxs_default_exec_options();
    if (variation)
        options.variation = *variation;
    struct loaded pixel = load_with("debug/names-only", &options);
    const float texels[5][4] = {{1}, {2}, {3}, {4}, {10}}, ones[4] = {1, 1, 1, 1};
    struct dxs_exec_resource texture = {.data = (void *)texels,
                                        .size = sizeof texels,
                                        .format = {DXS_EXEC_FLOAT, 32, 4},
                                        .width = 2,
                                        .height = 2,
                                        .mips = 2};
    struct dxs_exec_resource constants = {.resource_class = DXS_EXEC_CBV, .data = (void *)ones, .size = sizeof ones};
    struct dxs_exec_resource state = {.resource_class = DXS_EXEC_SAMPLER, .sampler = *sampler};
    uint32_t place[3][4], color[4] = {0};
    struct dxs_exec_values input = {.semantic = "TEXCOORD", .words = place[0], .count = 3};
    struct dxs_exec_values output = {.semantic = "SV_Target", .words = color, .count = 1};
    struct dxs_exec_pixels pixels = {
        .width = 1, .height = 1, .inputs = &input, .outputs = &output, .input_count = 1, .output_count = 1};

    for (unsigned i = 0; i < 3; i++) {
        place[i][0] = word_of(u);
        place[i][1] = word_of(v);
    }
    assert_int_equal(dxs_executor_bind(pixel.executor, &texture), DXS_OK);
    assert_int_equal(dxs_executor_bind(pixel.executor, &constants), DXS_OK);
    assert_int_equal(dxs_executor_bind(pixel.executor, &state), DXS_OK);
    assert_int_equal(dxs_executor_run_pixels(pixel.executor, &pixels), DXS_OK);
    unload(&pixel);
    return number_of(color[0]);
}

static float sampled(const struct dxs_exec_sampler *sampler, float u, float v)
{
    return sampled_within(NULL, sampler, u, v);
}

static void samplers_have_separate_filters(void **state)
{
    (void)state;
    struct dxs_exec_sampler s = {.minify = DXS_EXEC_POINT, .magnify = DXS_EXEC_LINEAR};

    assert_true(sampled(&s, 0.5f, 0.5f) == 2.5f); /* derivatives are 0: magnification */
    s.magnify = DXS_EXEC_POINT;
    s.minify = DXS_EXEC_LINEAR;
    assert_true(sampled(&s, 0.5f, 0.5f) == 4);
    s.min_level = 0.25f; /* minified, at the nearest level or between the two */
    assert_true(sampled(&s, 0.5f, 0.5f) == 2.5f);
    s.mip = DXS_EXEC_LINEAR;
    assert_true(sampled(&s, 0.5f, 0.5f) == 2.5f * 0.75f + 10 * 0.25f);
    s.min_level = 7;
    assert_true(sampled(&s, 0.5f, 0.5f) == 10);
    s.max_level = 0;
    s.limits_levels = true;
    assert_true(sampled(&s, 0.5f, 0.5f) == 4);
}

static void samplers_have_an_address_mode_for_each_axis(void **state)
{
    (void)state;
    struct dxs_exec_sampler s = {.address = {DXS_EXEC_MIRROR_ONCE, DXS_EXEC_BORDER, DXS_EXEC_WRAP},
                                 .border = {9, 0, 0, 0}};

    assert_true(sampled(&s, -0.75f, 0.25f) == 2);
    assert_true(sampled(&s, 7, 0.75f) == 4);
    assert_true(sampled(&s, 0.25f, 1.25f) == 9);
    s.address[0] = DXS_EXEC_CLAMP;
    s.address[1] = DXS_EXEC_MIRROR;
    assert_true(sampled(&s, -0.75f, 1.25f) == 3);
}

static bool is_near(float a, float b)
{
    return fabsf(a - b) < 1e-4f;
}

/* The coordinate varies by 1/16 of a texel along both axes: x lies between two texels, y at the centre of one. The
 * weights of the four texels are rounded to sixteenths; the texels differ by up to 3. */
static void filters_have_bounds(void **state)
{
    (void)state;
    struct dxs_exec_sampler s = {.minify = DXS_EXEC_LINEAR, .magnify = DXS_EXEC_LINEAR};
    struct dxs_exec_variation variation = {.subtexel_bits = 4, .level_bits = 8, .varied = 1};
    struct loaded pixel = load("debug/names-only");

    assert_int_equal(dxs_executor_variations(pixel.executor), 1);
    assert_true(is_near(sampled(&s, 0.5f, 0.25f), 1.5f));
    assert_true(is_near(sampled_within(&variation, &s, 0.5f, 0.25f), 1.5f - 1 / 16.0f - 3 / 16.0f));
    variation.upwards = true;
    assert_true(is_near(sampled_within(&variation, &s, 0.5f, 0.25f), 1.5f + 1 / 16.0f + 2 / 16.0f + 3 / 16.0f));
    variation.varied = 2; /* the shader has only one variation */
    assert_true(is_near(sampled_within(&variation, &s, 0.5f, 0.25f), 1.5f));
    variation.varied = 1;
    variation.subtexel_bits = 8;
    s.magnify = DXS_EXEC_POINT; /* near a border, either texel is allowed */
    assert_true(sampled_within(&variation, &s, 0.499f, 0.25f) == 2);
    variation.upwards = false;
    assert_true(sampled_within(&variation, &s, 0.501f, 0.25f) == 1);
    assert_true(sampled_within(&variation, &s, 0.51f, 0.25f) == 2);
    unload(&pixel);
}

static void count_stores(void *user, const struct dxs_exec_trace *trace)
{
    *(unsigned *)user += strcmp(trace->operation, "StoreOutput") == 0;
}

static void one_invocation_is_traced(void **state)
{
    (void)state;
    unsigned stores = 0;
    struct dxs_exec_options options = dxs_default_exec_options();
    options.trace = count_stores;
    options.trace_user = &stores;
    options.traced_thread[0] = 2;
    options.traced_thread[1] = 1;
    struct loaded pixel = load_with("pixel/constant-color", &options);
    struct dxs_exec_pixels pixels = {.width = 3, .height = 2};

    assert_int_equal(dxs_executor_run_pixels(pixel.executor, &pixels), DXS_OK);
    assert_int_equal(stores, 4);
    pixels.width = 2; /* the quad of the helper lane lies outside of the target */
    assert_int_equal(dxs_executor_run_pixels(pixel.executor, &pixels), DXS_OK);
    assert_int_equal(stores, 4);
    unload(&pixel);
}

/* ---- Heaps ------------------------------------------------------------------------------------------------------- */

/* Index 0 of the heap has four resources of different kinds, index 1 has another typed buffer. */
static void places_hold_what_code_takes_them_for(void **state)
{
    (void)state;
    uint32_t places[8] = {0}, list[8], other[8] = {0}, table[16], copies[8] = {0};
    float image[8], results[8];
    struct dxs_exec_format floats = {DXS_EXEC_FLOAT, 32, 1}, words = {DXS_EXEC_UINT, 32, 1};
    struct dxs_exec_heap_view as_image = {.kind = DXS_KIND_TEXTURE_2D, .component_type = DXS_COMPONENT_F32},
                              as_list = {.kind = DXS_KIND_TYPED_BUFFER, .component_type = DXS_COMPONENT_U32},
                              as_table = {.kind = DXS_KIND_STRUCTURED_BUFFER, .stride = 8}, as_copies = as_list;
    as_copies.is_writable = true;
    for (uint32_t i = 0; i < 8; i++) {
        image[i] = (float)i;
        list[i] = 10 * i;
        table[2 * i] = 1;
        table[2 * i + 1] = word_of(0.5f);
    }
    const struct dxs_exec_resource resources[] = {
        {.resource_class = DXS_EXEC_CBV, .data = places, .size = sizeof places},
        {.resource_class = DXS_EXEC_UAV, .data = results, .size = sizeof results},
        {.resource_class = DXS_EXEC_SAMPLER_HEAP},
        {.resource_class = DXS_EXEC_RESOURCE_HEAP,
         .data = image,
         .size = sizeof image,
         .format = floats,
         .width = 8,
         .height = 1,
         .heap_view = as_image},
        {.resource_class = DXS_EXEC_RESOURCE_HEAP,
         .data = list,
         .size = sizeof list,
         .format = words,
         .heap_view = as_list},
        {.resource_class = DXS_EXEC_RESOURCE_HEAP, .data = table, .size = sizeof table, .heap_view = as_table},
        {.resource_class = DXS_EXEC_RESOURCE_HEAP,
         .data = copies,
         .size = sizeof copies,
         .format = words,
         .heap_view = as_copies},
        {.resource_class = DXS_EXEC_RESOURCE_HEAP,
         .number = 1,
         .data = other,
         .size = sizeof other,
         .format = words,
         .heap_view = as_list},
    };
    struct loaded shader = load("resource/heap-places");

    for (size_t i = 0; i < sizeof resources / sizeof *resources; i++)
        assert_int_equal(dxs_executor_bind(shader.executor, &resources[i]), DXS_OK);
    assert_int_equal(dxs_executor_dispatch(shader.executor, one_group), DXS_OK);
    for (uint32_t i = 0; i < 8; i++) {
        assert_int_equal(word_of(results[i]), word_of((float)i + 0.5f));
        assert_int_equal(copies[i], 10 * i + 1);
    }
    places[1] = 1;
    assert_int_equal(dxs_executor_dispatch(shader.executor, one_group), DXS_OK);
    assert_int_equal(copies[7], 1);
    places[0] = 1; /* index 1 has no texture */
    assert_error(&shader, dxs_executor_dispatch(shader.executor, one_group), DXS_NO_MAPPING, "nothing at place 1");
    unload(&shader);
}

/* ---- Allowed variation ------------------------------------------------------------------------------------------- */

enum {
    TABLE =
        0, /* first words of the results of local-array/outside: array reads, quotients, products, winner of a race */
    QUOTIENTS = 4,
    PRODUCTS = 8,
    RACE = 12,
    RESULTS
};

/* Runs local-array/outside and returns the number of out-of-bounds accesses. */
static uint64_t run_outside(const struct dxs_exec_options *options, uint32_t index, uint32_t results[RESULTS])
{
    uint32_t numbers[12] = {3,           0,          index,  1,          word_of(3),  word_of(1),
                            word_of(-7), word_of(2), 0x1000, word_of(1), word_of(NAN)};
    const struct dxs_exec_resource from = {.data = numbers, .size = sizeof numbers},
                                   to = {.resource_class = DXS_EXEC_UAV,
                                         .data = results,
                                         .size = RESULTS * sizeof *results};
    struct loaded shader = load_with("local-array/outside", options);

    memset(results, 0, RESULTS * sizeof *results);
    assert_int_equal(dxs_executor_bind(shader.executor, &from), DXS_OK);
    assert_int_equal(dxs_executor_bind(shader.executor, &to), DXS_OK);
    assert_int_equal(dxs_executor_dispatch(shader.executor, one_group), DXS_OK);
    uint64_t out_of_bounds = dxs_executor_out_of_bounds(shader.executor);
    unload(&shader);
    return out_of_bounds;
}

static void strays_are_counted(void **state)
{
    (void)state;
    struct dxs_exec_options options = dxs_default_exec_options();
    uint32_t results[RESULTS];

    assert_int_equal(run_outside(&options, 2, results), 0);
    assert_int_equal(results[TABLE + 2], 30);
    assert_int_equal(run_outside(&options, 4, results), 1);
    assert_int_equal(results[TABLE + 2], 0);
}

static void races_end_otherwise(void **state)
{
    (void)state;
    struct dxs_exec_options forth = dxs_default_exec_options(), back = forth, apart = forth;
    uint32_t results[3][RESULTS];
    back.reversed = true;
    apart.serialized_lanes = true;

    run_outside(&forth, 0, results[0]);
    run_outside(&back, 0, results[1]);
    run_outside(&apart, 0, results[2]);
    assert_true(results[0][RACE] != results[1][RACE]); /* all lanes of one branch run before those of the other */
    assert_int_equal(results[2][RACE], 6);             /* lanes run one after the other, so the branches alternate */
    for (unsigned i = 0; i < RACE; i++)
        assert_true(results[0][i] == results[1][i] && results[0][i] == results[2][i]);
}

static void denormals_may_be_zeros(void **state)
{
    (void)state;
    struct dxs_exec_options options = dxs_default_exec_options();
    uint32_t results[RESULTS];

    run_outside(&options, 0, results);
    assert_int_equal(results[PRODUCTS], 0x2000);
    options.flushes_denormals = true;
    run_outside(&options, 0, results);
    assert_int_equal(results[PRODUCTS], 0);
    assert_int_equal(results[PRODUCTS + 1], word_of(2));
}

/* Inexact results may change slightly in either direction. Exact results must not change. */
static void numbers_are_rounded_elsewhere(void **state)
{
    (void)state;
    struct dxs_exec_options options = dxs_default_exec_options();
    uint32_t exact[RESULTS], results[RESULTS];
    unsigned changed = 0;

    run_outside(&options, 0, exact);
    for (options.rounding = 1; options.rounding <= 16; options.rounding++) {
        run_outside(&options, 0, results);
        for (unsigned i = 0; i < 4; i++) {
            assert_float_equal(number_of(results[QUOTIENTS + i]), number_of(exact[QUOTIENTS + i]), 2e-6f);
            changed += results[QUOTIENTS + i] != exact[QUOTIENTS + i];
        }
        assert_int_equal(results[PRODUCTS + 1], word_of(2));
    }
    assert_true(changed > 16 && changed < 64);
}

/* The bits of a NaN are open: sign and payload differ from seed to seed. */
static void nans_have_other_bits(void **state)
{
    (void)state;
    struct dxs_exec_options options = dxs_default_exec_options();
    uint32_t seen[3], results[RESULTS];

    for (options.rounding = 0; options.rounding < 3; options.rounding++) {
        run_outside(&options, 0, results);
        seen[options.rounding] = results[PRODUCTS + 2];
        assert_true(isnan(number_of(results[PRODUCTS + 2])));
        assert_int_equal(results[PRODUCTS + 3], 0);
    }
    assert_true((seen[1] ^ seen[2]) >> 31);
    assert_true(seen[0] != seen[1] && seen[0] != seen[2]);
}

/* ---- Hull, domain, geometry, mesh and amplification shaders ------------------------------------------------------ */

static void patches_that_are_refused(void **state)
{
    (void)state;
    struct loaded hull = load("hull/patch-constants");
    uint32_t values[8] = {1, 2, 3, 4, 5, 6, 7, 8}, orders[4] = {2, 0, 3, 1}, sums[4] = {0};
    struct dxs_exec_resource order = {.resource_class = DXS_EXEC_CBV, .data = orders, .size = sizeof orders};
    struct dxs_exec_values input = {.semantic = "VALUE", .words = values, .count = 1};
    struct dxs_exec_values wanted = {.semantic = "SUMS", .words = sums, .count = 1};
    struct dxs_exec_patches patches = {.patch_count = 1, .inputs = &input, .constants = &wanted, .constant_count = 1};

    assert_int_equal(dxs_executor_bind(hull.executor, &order), DXS_OK);
    assert_error(&hull, dxs_executor_run_patches(hull.executor, &patches), DXS_NO_MAPPING,
                 "reads the input VALUE0, for which no values are given");
    patches.input_count = 1;
    assert_error(&hull, dxs_executor_run_patches(hull.executor, &patches), DXS_INVALID_ARGUMENT,
                 "of VALUE0 there are 1 values, 2 are needed");
    input.count = 2;
    wanted.semantic = "SUM";
    assert_error(&hull, dxs_executor_run_patches(hull.executor, &patches), DXS_INVALID_ARGUMENT,
                 "the shader has no patch constant SUM0");
    wanted.semantic = "SUMS";
    assert_int_equal(dxs_executor_run_patches(hull.executor, &patches), DXS_OK);
    assert_int_equal(sums[1], 24); /* see hull/patch-constants.run */
    unload(&hull);
}

static void points_that_are_refused(void **state)
{
    (void)state;
    struct loaded domain = load("domain/shading-rate");
    const float locations[2][3] = {{1, 0, 0}, {0, 0.5f, 0.5f}};
    uint32_t patches[2] = {0, 1}, corners[12] = {0}, positions[8];
    struct dxs_exec_values input = {.semantic = "SV_Position", .words = corners, .count = 3};
    struct dxs_exec_values output = {.semantic = "SV_Position", .words = positions, .count = 2};
    struct dxs_exec_points points = {.point_count = 2,
                                     .patches = patches,
                                     .patch_count = 1,
                                     .inputs = &input,
                                     .outputs = &output,
                                     .input_count = 1,
                                     .output_count = 1};

    for (unsigned i = 0; i < 3; i++)
        corners[4 * i] = word_of((float)(4 * i));
    assert_error(&domain, dxs_executor_run_points(domain.executor, &points), DXS_INVALID_ARGUMENT,
                 "points without locations or patches");
    points.locations = locations;
    assert_error(&domain, dxs_executor_run_points(domain.executor, &points), DXS_INVALID_ARGUMENT,
                 "point 1 lies in a patch that does not exist");
    patches[1] = 0;
    assert_int_equal(dxs_executor_run_points(domain.executor, &points), DXS_OK);
    assert_true(number_of(positions[0]) == 0 && number_of(positions[4]) == 6);
    unload(&domain);
}

/* Two points with two and one vertices of stream 3, twice each. */
static void streams_are_filled(void **state)
{
    (void)state;
    struct loaded geometry = load("geometry/four-streams");
    uint32_t values[8] = {1, 2, 3, 2, 4, 5, 6, 1}, depths[16] = {0};
    uint8_t ends[6] = {9, 9, 9, 9, 9, 9};
    struct dxs_exec_values input = {.semantic = "VALUE", .words = values, .count = 2};
    struct dxs_exec_values output = {.semantic = "DEPTH", .words = depths, .count = 4};
    struct dxs_exec_stream streams[4] = {[0] = {.capacity = 4},
                                         [1] = {.outputs = &output, .output_count = 1, .capacity = 4},
                                         [2] = {.capacity = 2},
                                         [3] = {.capacity = 5, .ends = ends}};
    struct dxs_exec_primitives primitives = {.primitive_count = 2, .inputs = &input, .input_count = 1};

    assert_int_equal(dxs_exec_input_vertices(dxs_module_entry(geometry.module, 0)), 1);
    assert_error(&geometry, dxs_executor_run_primitives(geometry.executor, &primitives), DXS_INVALID_ARGUMENT,
                 "primitives without streams");
    primitives.streams = streams;
    assert_error(&geometry, dxs_executor_run_primitives(geometry.executor, &primitives), DXS_INVALID_ARGUMENT,
                 "stream 3 has room for 5 vertices, more are emitted");
    streams[3].capacity = 6;
    output.semantic = "NEAR"; /* of stream 0 */
    assert_error(&geometry, dxs_executor_run_primitives(geometry.executor, &primitives), DXS_INVALID_ARGUMENT,
                 "the shader has no output NEAR0");
    output.semantic = "DEPTH";
    assert_int_equal(dxs_executor_run_primitives(geometry.executor, &primitives), DXS_OK);
    assert_int_equal(streams[0].vertex_count, 4);
    assert_int_equal(streams[2].vertex_count, 2);
    assert_int_equal(streams[3].vertex_count, 6);
    assert_memory_equal(ends, ((const uint8_t[]){0, 1, 0, 1, 1, 1}), sizeof ends);
    assert_true(number_of(depths[8]) == 1);
    unload(&geometry);
}

static void payloads_are_passed_on(void **state)
{
    (void)state;
    struct loaded amplification = load("mesh/amplification"), mesh = load("mesh/triangles-with-payload");
    float spheres[128] = {[3] = 2, [31 * 4 + 3] = 1.5f};
    struct dxs_exec_resource resource = {.resource_class = DXS_EXEC_SRV, .data = spheres, .size = sizeof spheres};
    uint32_t dispatches[1][3], sources[32] = {0}, indices[12] = {0}, counts[2][2];
    uint8_t payload[36];
    struct dxs_exec_amplification run = {.groups = {1, 1, 1}, .dispatches = dispatches, .payloads = payload};
    struct dxs_exec_values source = {.semantic = "SOURCE", .words = sources, .count = 7};
    struct dxs_exec_meshes meshes = {.groups = {2, 1, 1},
                                     .payload = payload,
                                     .payload_size = sizeof payload,
                                     .vertices = &source,
                                     .vertex_output_count = 1,
                                     .indices = indices,
                                     .counts = counts};

    assert_int_equal(dxs_module_entry(amplification.module, 0)->payload_size, sizeof payload);
    assert_int_equal(dxs_executor_bind(amplification.executor, &resource), DXS_OK);
    assert_int_equal(dxs_executor_run_amplification(amplification.executor, &run), DXS_OK);
    assert_memory_equal(dispatches[0], ((const uint32_t[]){2, 1, 1}), sizeof dispatches[0]);
    payload[0] = 77; /* base */
    assert_error(&mesh, dxs_executor_run_meshes(mesh.executor, &meshes), DXS_INVALID_ARGUMENT,
                 "of SOURCE0 there are 7 values, 8 are needed");
    source.count = 8;
    assert_int_equal(dxs_executor_run_meshes(mesh.executor, &meshes), DXS_OK);
    assert_memory_equal(counts, ((const uint32_t[]){4, 2, 4, 2}), sizeof counts);
    assert_memory_equal(indices, ((const uint32_t[]){0, 1, 2, 1, 3, 2, 0, 1, 2, 1, 3, 2}), sizeof indices);
    assert_memory_equal(sources + 28, ((const uint32_t[]){1, 77}), 2 * sizeof *sources);
    unload(&amplification);
    unload(&mesh);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_stage_has_its_function),
        cmocka_unit_test(an_entry_that_does_not_exist),
        cmocka_unit_test(options_that_make_no_sense),
        cmocka_unit_test(resources_that_are_refused),
        cmocka_unit_test(textures_that_do_not_fit),
        cmocka_unit_test(texels_are_encoded),
        cmocka_unit_test(memory_that_is_not_there),
        cmocka_unit_test(samples_that_are_covered),
        cmocka_unit_test(scenes_that_do_not_fit),
        cmocka_unit_test(vertices_are_fetched),
        cmocka_unit_test(vertices_that_are_refused),
        cmocka_unit_test(pixels_that_are_refused),
        cmocka_unit_test(pixels_that_are_covered),
        cmocka_unit_test(samplers_have_separate_filters),
        cmocka_unit_test(samplers_have_an_address_mode_for_each_axis),
        cmocka_unit_test(filters_have_bounds),
        cmocka_unit_test(one_invocation_is_traced),
        cmocka_unit_test(places_hold_what_code_takes_them_for),
        cmocka_unit_test(strays_are_counted),
        cmocka_unit_test(races_end_otherwise),
        cmocka_unit_test(denormals_may_be_zeros),
        cmocka_unit_test(numbers_are_rounded_elsewhere),
        cmocka_unit_test(nans_have_other_bits),
        cmocka_unit_test(patches_that_are_refused),
        cmocka_unit_test(points_that_are_refused),
        cmocka_unit_test(streams_are_filled),
        cmocka_unit_test(payloads_are_passed_on),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
