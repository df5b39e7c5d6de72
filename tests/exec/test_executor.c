/* Tests the executor's API: results, refusals and their messages. */
#include "loaded.h"

/* ---- Entries and options ----------------------------------------------------------------------------------------- */

static void each_stage_has_its_function(void **state)
{
    (void)state;
    struct loaded pixel = load("pixel/constant-color"), vertex = load("vertex/position-only");
    struct loaded hull = load("hull/triangle");
    struct dxs_exec_vertices vertices = {.vertex_count = 1};
    struct dxs_exec_pixels pixels = {.width = 1, .height = 1};

    assert_error(&pixel, dxs_executor_dispatch(pixel.executor, one_group), DXS_RESULT_INVALID_ARGUMENT,
                 "the entry is a pixel shader, and is to be run as a compute shader");
    assert_error(&vertex, dxs_executor_run_pixels(vertex.executor, &pixels), DXS_RESULT_INVALID_ARGUMENT,
                 "the entry is a vertex shader");
    assert_error(&pixel, dxs_executor_run_vertices(pixel.executor, &vertices), DXS_RESULT_INVALID_ARGUMENT,
                 "the entry is a pixel shader");
    assert_error(&hull, dxs_executor_dispatch(hull.executor, one_group), DXS_RESULT_INVALID_ARGUMENT,
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

    assert_error(&nothing, dxs_executor_dispatch(nothing.executor, one_group), DXS_RESULT_INVALID_ARGUMENT, "no entry");
    assert_int_equal(dxs_executor_wave_size(nothing.executor), 0);
    unload(&nothing);
    dxs_executor_destroy(NULL);
}

static void options_that_make_no_sense(void **state)
{
    (void)state;
    uint32_t words[4] = {9, 9, 9, 9};
    struct dxs_exec_resource buffer = {.resource_class = DXS_EXEC_CLASS_UAV, .data = words, .size = sizeof words};
    struct dxs_exec_options odd = dxs_default_exec_options(), few = odd, narrow = odd;
    odd.wave_size = 12;
    few.step_limit = 3;
    narrow.memory_limit = 100;
    struct loaded with_odd = load_with("debug/embedded-compute", &odd);
    struct loaded with_few = load_with("debug/embedded-compute", &few);
    struct loaded with_narrow = load_with("debug/embedded-compute", &narrow);

    assert_error(&with_odd, dxs_executor_dispatch(with_odd.executor, one_group), DXS_RESULT_INVALID_ARGUMENT,
                 "12 lanes");
    assert_int_equal(dxs_executor_bind(with_few.executor, &buffer), DXS_RESULT_OK);
    assert_error(&with_few, dxs_executor_dispatch(with_few.executor, one_group), DXS_RESULT_LIMIT_EXCEEDED,
                 "step limit");
    assert_error(&with_narrow, dxs_executor_dispatch(with_narrow.executor, one_group), DXS_RESULT_LIMIT_EXCEEDED,
                 "memory");
    unload(&with_odd);
    unload(&with_few);
    unload(&with_narrow);
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static void resources_that_are_refused(void **state)
{
    (void)state;
    struct loaded compute = load("debug/embedded-compute");
    struct dxs_exec_resource without_memory = {.resource_class = DXS_EXEC_CLASS_UAV, .size = 4};
    struct dxs_exec_resource of_no_class = {.resource_class = (enum dxs_exec_class)17};
    static const struct dxs_exec_format formats[] = {
        {DXS_EXEC_COMPONENT_UINT, 12, 1}, {DXS_EXEC_COMPONENT_UINT, 32, 5},  {DXS_EXEC_COMPONENT_UINT, 32, 0},
        {DXS_EXEC_COMPONENT_FLOAT, 8, 1}, {DXS_EXEC_COMPONENT_UNORM, 64, 1}, {(enum dxs_exec_component)5, 32, 1}};

    assert_error(&compute, dxs_executor_bind(compute.executor, &without_memory), DXS_RESULT_INVALID_ARGUMENT,
                 "without memory");
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        struct dxs_exec_resource of_no_format = {.resource_class = DXS_EXEC_CLASS_UAV, .format = formats[i]};
        assert_error(&compute, dxs_executor_bind(compute.executor, &of_no_format), DXS_RESULT_INVALID_ARGUMENT,
                     "format");
    }
    assert_error(&compute, dxs_executor_bind(compute.executor, &of_no_class), DXS_RESULT_INVALID_ARGUMENT,
                 "unknown class");
    assert_error(&compute, dxs_executor_dispatch(compute.executor, one_group), DXS_RESULT_NO_MAPPING,
                 "bound to u0, space 0");
    unload(&compute);
}

static void textures_that_do_not_fit(void **state)
{
    (void)state;
    struct loaded pixel = load("pixel/local-array");
    float texels[4] = {0};
    struct dxs_exec_resource texture = {.data = texels, .size = sizeof texels, .width = 4, .height = 4};
    struct dxs_exec_pixels pixels = {.width = 1, .height = 1};

    assert_int_equal(dxs_executor_bind(pixel.executor, &texture), DXS_RESULT_OK);
    assert_error(&pixel, dxs_executor_run_pixels(pixel.executor, &pixels), DXS_RESULT_BAD_MAPPING, "without format");
    texture.format = (struct dxs_exec_format){DXS_EXEC_COMPONENT_FLOAT, 32, 1};
    assert_int_equal(dxs_executor_bind(pixel.executor, &texture), DXS_RESULT_OK); /* replaces the first one */
    assert_error(&pixel, dxs_executor_run_pixels(pixel.executor, &pixels), DXS_RESULT_BAD_MAPPING, "too few");
    unload(&pixel);
}

static void memory_that_is_not_there(void **state)
{
    (void)state;
    struct loaded load_status = load("texture-compute/load-status");
    const uint32_t groups[3] = {1, 1, 1};
    float texels[2][2] = {{1, 2}, {3, 4}}, result[4] = {0};
    struct dxs_exec_resource texture = {
        .data = texels, .size = sizeof texels, .format = {DXS_EXEC_COMPONENT_FLOAT, 32, 1}, .width = 2, .height = 2};
    struct dxs_exec_resource results = {.resource_class = DXS_EXEC_CLASS_UAV, .data = result, .size = sizeof result};

    dxs_executor_bind(load_status.executor, &texture);
    dxs_executor_bind(load_status.executor, &results);
    assert_int_equal(dxs_executor_dispatch(load_status.executor, groups), DXS_RESULT_OK);
    assert_true(result[0] == 4);
    texture.is_unmapped = true;
    dxs_executor_bind(load_status.executor, &texture);
    assert_int_equal(dxs_executor_dispatch(load_status.executor, groups), DXS_RESULT_OK);
    assert_true(result[0] == -1);
    results.is_unmapped = true;
    result[0] = 7;
    dxs_executor_bind(load_status.executor, &results);
    assert_int_equal(dxs_executor_dispatch(load_status.executor, groups), DXS_RESULT_OK);
    assert_true(result[0] == 7);
    unload(&load_status);
}

static void texels_are_encoded(void **state)
{
    (void)state;
    const struct dxs_exec_format unorm = {DXS_EXEC_COMPONENT_UNORM, 8, 4}, half = {DXS_EXEC_COMPONENT_FLOAT, 16, 2};
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
    struct dxs_exec_resource scene = {.resource_class = DXS_EXEC_CLASS_RESOURCE_HEAP, .number = 3};

    dxs_executor_bind(rays.executor, &(struct dxs_exec_resource){
                                         .resource_class = DXS_EXEC_CLASS_UAV, .data = hits, .size = sizeof hits});
    dxs_executor_bind(rays.executor, &(struct dxs_exec_resource){.resource_class = DXS_EXEC_CLASS_CBV,
                                                                 .data = (void *)(uintptr_t)constants,
                                                                 .size = sizeof constants});
    dxs_executor_bind(rays.executor, &scene);
    assert_error(&rays, dxs_executor_dispatch(rays.executor, groups), DXS_RESULT_BAD_MAPPING,
                 "no acceleration structure");
    scene.scene = &contents;
    dxs_executor_bind(rays.executor, &scene);
    assert_error(&rays, dxs_executor_dispatch(rays.executor, groups), DXS_RESULT_INVALID_ARGUMENT, "has no inverse");
    instance.to_world[2][2] = 1; /* z is x + y + z, the edge is at thread 3 */
    assert_int_equal(dxs_executor_dispatch(rays.executor, groups), DXS_RESULT_OK);
    assert_int_equal(hits[0] + hits[1] + hits[2], 3);
    assert_int_equal(hits[4], 0);
    unload(&rays);
}

/* Of a query that committed nothing only the distance is known: TMax. */
static void without_a_hit_only_the_distance_is_known(void **state)
{
    (void)state;
    struct dxs_exec_options options = dxs_default_exec_options();
    options.undefined_bits = 0x1234;
    struct loaded rays = load_with("ray-query/committed-is-not-the-last", &options);
    const struct dxs_exec_scene nothing = {0};
    uint32_t facts[8] = {0}; /* by thread: primitive, distance */
    struct dxs_exec_resource scene = {.scene = &nothing};
    struct dxs_exec_resource results = {.resource_class = DXS_EXEC_CLASS_UAV, .data = facts, .size = sizeof facts};

    dxs_executor_bind(rays.executor, &scene);
    dxs_executor_bind(rays.executor, &results);
    assert_int_equal(dxs_executor_dispatch(rays.executor, one_group), DXS_RESULT_OK);
    for (uint32_t thread = 0; thread < 4; thread++) {
        assert_int_equal(facts[2 * thread], 0x1234);
        assert_true(number_of(facts[2 * thread + 1]) == 100);
    }
    unload(&rays);
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
                                        .format = {DXS_EXEC_COMPONENT_FLOAT, 32, 4},
                                        .width = 2,
                                        .height = 2,
                                        .mips = 2};
    struct dxs_exec_resource constants = {
        .resource_class = DXS_EXEC_CLASS_CBV, .data = (void *)ones, .size = sizeof ones};
    struct dxs_exec_resource state = {.resource_class = DXS_EXEC_CLASS_SAMPLER, .sampler = *sampler};
    uint32_t place[3][4], color[4] = {0};
    struct dxs_exec_values input = {.semantic = "TEXCOORD", .words = place[0], .count = 3};
    struct dxs_exec_values output = {.semantic = "SV_Target", .words = color, .count = 1};
    struct dxs_exec_pixels pixels = {
        .width = 1, .height = 1, .inputs = &input, .outputs = &output, .input_count = 1, .output_count = 1};

    for (unsigned i = 0; i < 3; i++) {
        place[i][0] = word_of(u);
        place[i][1] = word_of(v);
    }
    assert_int_equal(dxs_executor_bind(pixel.executor, &texture), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_bind(pixel.executor, &constants), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_bind(pixel.executor, &state), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_run_pixels(pixel.executor, &pixels), DXS_RESULT_OK);
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
    struct dxs_exec_sampler s = {.minify = DXS_EXEC_FILTER_POINT, .magnify = DXS_EXEC_FILTER_LINEAR};

    assert_true(sampled(&s, 0.5f, 0.5f) == 2.5f); /* derivatives are 0: magnification */
    s.magnify = DXS_EXEC_FILTER_POINT;
    s.minify = DXS_EXEC_FILTER_LINEAR;
    assert_true(sampled(&s, 0.5f, 0.5f) == 4);
    s.min_level = 0.25f; /* minified, at the nearest level or between the two */
    assert_true(sampled(&s, 0.5f, 0.5f) == 2.5f);
    s.mip = DXS_EXEC_FILTER_LINEAR;
    assert_true(sampled(&s, 0.5f, 0.5f) == 2.5f * 0.75f + 10 * 0.25f);
    s.min_level = 7;
    assert_true(sampled(&s, 0.5f, 0.5f) == 10);
    s.max_level = 0;
    s.limits_levels = true;
    assert_true(sampled(&s, 0.5f, 0.5f) == 10); /* the least level takes precedence */
    s.min_level = 0;
    assert_true(sampled(&s, 0.5f, 0.5f) == 4);
}

static void samplers_have_an_address_mode_for_each_axis(void **state)
{
    (void)state;
    struct dxs_exec_sampler s = {
        .address = {DXS_EXEC_ADDRESS_MIRROR_ONCE, DXS_EXEC_ADDRESS_BORDER, DXS_EXEC_ADDRESS_WRAP},
        .border = {9, 0, 0, 0}};

    assert_true(sampled(&s, -0.75f, 0.25f) == 2);
    assert_true(sampled(&s, -0.25f, 0.25f) == 1);
    assert_true(sampled(&s, 7, 0.75f) == 4);
    assert_true(sampled(&s, 0.25f, 1.25f) == 9);
    s.address[0] = DXS_EXEC_ADDRESS_CLAMP;
    s.address[1] = DXS_EXEC_ADDRESS_MIRROR;
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
    struct dxs_exec_sampler s = {.minify = DXS_EXEC_FILTER_LINEAR, .magnify = DXS_EXEC_FILTER_LINEAR};
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
    s.magnify = DXS_EXEC_FILTER_POINT; /* near a border, either texel is allowed */
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

    assert_int_equal(dxs_executor_run_pixels(pixel.executor, &pixels), DXS_RESULT_OK);
    assert_int_equal(stores, 4);
    pixels.width = 2; /* the quad of the helper lane lies outside of the target */
    assert_int_equal(dxs_executor_run_pixels(pixel.executor, &pixels), DXS_RESULT_OK);
    assert_int_equal(stores, 4);
    unload(&pixel);
}

/* ---- Heaps ------------------------------------------------------------------------------------------------------- */

/* The shader reads a texture from index 1, and the resource at it is none. */
static void bind_and_miss(struct loaded *shader, struct dxs_exec_resource resource)
{
    assert_int_equal(dxs_executor_bind(shader->executor, &resource), DXS_RESULT_OK);
    assert_error(shader, dxs_executor_dispatch(shader->executor, one_group), DXS_RESULT_NO_MAPPING,
                 "nothing at place 1");
}

/* Index 0 of the heap has four resources of different kinds, index 1 has another typed buffer. */
static void places_hold_what_code_takes_them_for(void **state)
{
    (void)state;
    uint32_t places[8] = {0}, list[8], other[8] = {0}, table[16], copies[8] = {0};
    float image[8], results[8];
    struct dxs_exec_format floats = {DXS_EXEC_COMPONENT_FLOAT, 32, 1}, words = {DXS_EXEC_COMPONENT_UINT, 32, 1};
    struct dxs_exec_heap_view as_image = {.kind = DXS_RESOURCE_KIND_TEXTURE_2D,
                                          .component_type = DXS_COMPONENT_TYPE_F32},
                              as_list = {.kind = DXS_RESOURCE_KIND_TYPED_BUFFER,
                                         .component_type = DXS_COMPONENT_TYPE_U32},
                              as_table = {.kind = DXS_RESOURCE_KIND_STRUCTURED_BUFFER, .stride = 8},
                              as_copies = as_list;
    as_copies.is_writable = true;
    for (uint32_t i = 0; i < 8; i++) {
        image[i] = (float)i;
        list[i] = 10 * i;
        table[2 * i] = 1;
        table[2 * i + 1] = word_of(0.5f);
    }
    const struct dxs_exec_resource resources[] = {
        {.resource_class = DXS_EXEC_CLASS_CBV, .data = places, .size = sizeof places},
        {.resource_class = DXS_EXEC_CLASS_UAV, .data = results, .size = sizeof results},
        {.resource_class = DXS_EXEC_CLASS_SAMPLER_HEAP},
        {.resource_class = DXS_EXEC_CLASS_RESOURCE_HEAP,
         .data = image,
         .size = sizeof image,
         .format = floats,
         .width = 8,
         .height = 1,
         .heap_view = as_image},
        {.resource_class = DXS_EXEC_CLASS_RESOURCE_HEAP,
         .data = list,
         .size = sizeof list,
         .format = words,
         .heap_view = as_list},
        {.resource_class = DXS_EXEC_CLASS_RESOURCE_HEAP, .data = table, .size = sizeof table, .heap_view = as_table},
        {.resource_class = DXS_EXEC_CLASS_RESOURCE_HEAP,
         .data = copies,
         .size = sizeof copies,
         .format = words,
         .heap_view = as_copies},
        {.resource_class = DXS_EXEC_CLASS_RESOURCE_HEAP,
         .number = 1,
         .data = other,
         .size = sizeof other,
         .format = words,
         .heap_view = as_list},
    };
    struct loaded shader = load("resource/heap-places");

    for (size_t i = 0; i < sizeof resources / sizeof *resources; i++)
        assert_int_equal(dxs_executor_bind(shader.executor, &resources[i]), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_dispatch(shader.executor, one_group), DXS_RESULT_OK);
    for (uint32_t i = 0; i < 8; i++) {
        assert_int_equal(word_of(results[i]), word_of((float)i + 0.5f));
        assert_int_equal(copies[i], 10 * i + 1);
    }
    places[1] = 1;
    assert_int_equal(dxs_executor_dispatch(shader.executor, one_group), DXS_RESULT_OK);
    assert_int_equal(copies[7], 1);
    places[0] = 1; /* index 1 has no texture */
    assert_error(&shader, dxs_executor_dispatch(shader.executor, one_group), DXS_RESULT_NO_MAPPING,
                 "nothing at place 1");

    struct dxs_exec_resource any = {.resource_class = DXS_EXEC_CLASS_RESOURCE_HEAP,
                                    .number = 1,
                                    .data = image,
                                    .size = sizeof image,
                                    .format = floats,
                                    .width = 8,
                                    .descriptors = DXS_EXEC_DESCRIPTOR_UAV | DXS_EXEC_DESCRIPTOR_CBV};
    bind_and_miss(&shader, any);
    any.descriptors = DXS_EXEC_DESCRIPTOR_SRV;
    any.width = 0; /* a typed buffer */
    bind_and_miss(&shader, any);
    any.format = (struct dxs_exec_format){0};
    bind_and_miss(&shader, any);
    any.width = 8;
    any.format = floats;
    assert_int_equal(dxs_executor_bind(shader.executor, &any), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_dispatch(shader.executor, one_group), DXS_RESULT_OK);
    any.descriptors = DXS_EXEC_DESCRIPTOR_CBV << 1;
    assert_error(&shader, dxs_executor_bind(shader.executor, &any), DXS_RESULT_INVALID_ARGUMENT, "unknown descriptors");
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
                                   to = {.resource_class = DXS_EXEC_CLASS_UAV,
                                         .data = results,
                                         .size = RESULTS * sizeof *results};
    struct loaded shader = load_with("local-array/outside", options);

    memset(results, 0, RESULTS * sizeof *results);
    assert_int_equal(dxs_executor_bind(shader.executor, &from), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_bind(shader.executor, &to), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_dispatch(shader.executor, one_group), DXS_RESULT_OK);
    uint64_t out_of_bounds = dxs_executor_out_of_bounds(shader.executor);
    unload(&shader);
    return out_of_bounds;
}

static void accesses_out_of_bounds_are_counted(void **state)
{
    (void)state;
    struct dxs_exec_options options = dxs_default_exec_options();
    uint32_t results[RESULTS];

    assert_int_equal(run_outside(&options, 2, results), 0);
    assert_int_equal(results[TABLE + 2], 30);
    assert_int_equal(run_outside(&options, 4, results), 1);
    assert_int_equal(results[TABLE + 2], 0);
}

static void run_with_buffers(const char *name, const struct dxs_exec_options *options, const uint32_t groups[3],
                             uint32_t *given, size_t given_size, uint32_t *results, size_t size,
                             uint64_t *out_of_bounds)
{
    const struct dxs_exec_resource from = {.data = given, .size = given_size},
                                   to = {.resource_class = DXS_EXEC_CLASS_UAV, .data = results, .size = size};
    struct loaded shader = load_with(name, options);

    assert_int_equal(dxs_executor_bind(shader.executor, &from), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_bind(shader.executor, &to), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_dispatch(shader.executor, groups), DXS_RESULT_OK);
    *out_of_bounds = dxs_executor_out_of_bounds(shader.executor);
    unload(&shader);
}

static void elements_beyond_a_vector_are_undefined(void **state)
{
    (void)state;
    struct dxs_exec_options options = dxs_default_exec_options();
    uint32_t results[14] = {0}, inside[] = {3, 99}, outside[] = {9, 99};
    uint64_t count;

    options.undefined_bits = 0x1234;
    run_with_buffers("handmade/long-vector-elements", &options, one_group, inside, sizeof inside, results,
                     sizeof results, &count);
    assert_int_equal(results[0], 77);
    assert_int_equal(count, 0);
    run_with_buffers("handmade/long-vector-elements", &options, one_group, outside, sizeof outside, results,
                     sizeof results, &count);
    assert_int_equal(results[0], 0x1234);
    assert_int_equal(count, 2); /* one is written, one read */
}

/* 0 and a denormal: equal as floats if denormals are flushed. */
static void flushed_floats_are_equal_in_a_wave(void **state)
{
    enum {
        EQUAL_FLOATS = 2
    };
    (void)state;
    struct dxs_exec_options options = dxs_default_exec_options();
    uint32_t results[4] = {0}, floats[4] = {0, 1, 0, 0};
    uint64_t count;

    options.wave_size = 4;
    run_with_buffers("wave/all-equal", &options, one_group, floats, sizeof floats, results, sizeof results, &count);
    assert_int_equal(results[0] & EQUAL_FLOATS, EQUAL_FLOATS); /* shader model 6.0 */
    options.keeps_denormals = true;
    run_with_buffers("wave/all-equal", &options, one_group, floats, sizeof floats, results, sizeof results, &count);
    assert_int_equal(results[0] & EQUAL_FLOATS, 0);
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

    options.keeps_denormals = true;
    run_outside(&options, 0, results);
    assert_int_equal(results[PRODUCTS], 0x2000);
    options.flushes_denormals = true;
    run_outside(&options, 0, results);
    assert_int_equal(results[PRODUCTS], 0);
    assert_int_equal(results[PRODUCTS + 1], word_of(2));
}

/* Half of the smallest normal number, and twice 3: the shader flushes both, and a device that cannot flush keeps them.
 */
static void denormals_may_be_kept(void **state)
{
    (void)state;
    struct dxs_exec_options options = dxs_default_exec_options();
    uint32_t results[3], numbers[] = {0x00800000, 3};
    uint64_t count;

    options.keeps_denormals = true;
    run_with_buffers("arithmetic/denormals-flushed", &options, one_group, numbers, sizeof numbers, results,
                     sizeof results, &count);
    assert_true(results[0] == 0x00400000 && results[1] == 0x01000000 && results[2] == 6);
    options.flushes_denormals = true;
    run_with_buffers("arithmetic/denormals-flushed", &options, one_group, numbers, sizeof numbers, results,
                     sizeof results, &count);
    assert_true(results[0] == 0 && results[1] == 0x01000000 && results[2] == 0);
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

/* Sines and cosines are defined up to 100 pi; rounding makes others anything. */
static void sines_end_with_their_range(void **state)
{
    (void)state;
    struct dxs_exec_options options = dxs_default_exec_options();
    float angles[16] = {314, -1e6f}, results[80];
    const struct dxs_exec_resource from = {.data = angles, .size = sizeof angles},
                                   to = {.resource_class = DXS_EXEC_CLASS_UAV, .data = results, .size = sizeof results};

    for (options.rounding = 0; options.rounding < 3; options.rounding++) {
        struct loaded shader = load_with("arithmetic/sine-cosine-tangent", &options);
        assert_int_equal(dxs_executor_bind(shader.executor, &from), DXS_RESULT_OK);
        assert_int_equal(dxs_executor_bind(shader.executor, &to), DXS_RESULT_OK);
        assert_int_equal(dxs_executor_dispatch(shader.executor, one_group), DXS_RESULT_OK);
        float expected = options.rounding == 0 ? sinf(-1e6f) : options.rounding == 1 ? 1 : -1;
        assert_float_equal(results[0], sinf(314), 1e-3f);
        assert_float_equal(results[1], expected, 1e-6f);
        unload(&shader);
    }
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
        cmocka_unit_test(scenes_that_do_not_fit),
        cmocka_unit_test(without_a_hit_only_the_distance_is_known),
        cmocka_unit_test(samplers_have_separate_filters),
        cmocka_unit_test(samplers_have_an_address_mode_for_each_axis),
        cmocka_unit_test(filters_have_bounds),
        cmocka_unit_test(one_invocation_is_traced),
        cmocka_unit_test(places_hold_what_code_takes_them_for),
        cmocka_unit_test(accesses_out_of_bounds_are_counted),
        cmocka_unit_test(elements_beyond_a_vector_are_undefined),
        cmocka_unit_test(flushed_floats_are_equal_in_a_wave),
        cmocka_unit_test(races_end_otherwise),
        cmocka_unit_test(denormals_may_be_zeros),
        cmocka_unit_test(denormals_may_be_kept),
        cmocka_unit_test(numbers_are_rounded_elsewhere),
        cmocka_unit_test(sines_end_with_their_range),
        cmocka_unit_test(nans_have_other_bits),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
