/* Tests the executor's API for draws: values of signatures, coverage, what each graphics stage refuses. */
#include "loaded.h"

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
    assert_int_equal(dxs_executor_run_vertices(vertex.executor, &vertices), DXS_RESULT_OK);
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

    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_RESULT_INVALID_ARGUMENT, "no vertices");
    vertices.vertex_count = 2;
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_RESULT_NO_MAPPING, "input POSITION0");
    vertices.input_count = 2;
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_RESULT_INVALID_ARGUMENT,
                 "POSITION0 is given twice");
    values[1].index = 1;
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_RESULT_INVALID_ARGUMENT, "no input POSITION1");
    values[1].semantic = NULL;
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_RESULT_INVALID_ARGUMENT, "without name");
    vertices.input_count = 1;
    vertices.instance_count = 2;
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_RESULT_INVALID_ARGUMENT,
                 "of SV_Position0 there are 2 values, 4 are needed");
    output.semantic = "COLOR";
    assert_error(&vertex, dxs_executor_run_vertices(e, &vertices), DXS_RESULT_INVALID_ARGUMENT, "no output COLOR0");
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

    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_RESULT_INVALID_ARGUMENT, "0 x 2 pixels");
    pixels.width = 1 << 20;
    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_RESULT_INVALID_ARGUMENT, "1048576 x 2 pixels");
    pixels.width = 2;
    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_RESULT_NO_MAPPING, "no values are given");
    pixels.input_count = 1;
    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_RESULT_INVALID_ARGUMENT, "2 values, 3 are needed");
    inputs[0].count = 3;
    pixels.output_count = 1;
    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_RESULT_INVALID_ARGUMENT, "3 values, 4 are needed");
    output.count = 4;
    pixels.input_count = 2;
    assert_error(&pixel, dxs_executor_run_pixels(e, &pixels), DXS_RESULT_UNSUPPORTED, "w of 0 or less");
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
    assert_int_equal(dxs_executor_run_pixels(pixel.executor, &pixels), DXS_RESULT_OK);
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
    assert_error(&pixel, dxs_executor_run_pixels(pixel.executor, &pixels), DXS_RESULT_INVALID_ARGUMENT, "of 3 samples");
    pixels.samples = 8;
    assert_error(&pixel, dxs_executor_run_pixels(pixel.executor, &pixels), DXS_RESULT_INVALID_ARGUMENT, "8 are needed");
    pixels.samples = 4;
    assert_int_equal(dxs_executor_run_pixels(pixel.executor, &pixels), DXS_RESULT_OK);
    assert_memory_equal(written, ((const uint8_t[]){1, 0, 1, 0}), 4);
    assert_true(number_of(color[0][0]) == 0.5f && color[1][0] == 0 && number_of(color[2][0]) == 0.5f);
    unload(&pixel);
}

/* ---- Hull, domain, geometry, mesh and amplification shaders ------------------------------------------------------ */

static void patches_that_are_refused(void **state)
{
    (void)state;
    struct loaded hull = load("hull/patch-constants");
    uint32_t values[8] = {1, 2, 3, 4, 5, 6, 7, 8}, orders[4] = {2, 0, 3, 1}, sums[4] = {0};
    struct dxs_exec_resource order = {.resource_class = DXS_EXEC_CLASS_CBV, .data = orders, .size = sizeof orders};
    struct dxs_exec_values input = {.semantic = "VALUE", .words = values, .count = 1};
    struct dxs_exec_values wanted = {.semantic = "SUMS", .words = sums, .count = 1};
    struct dxs_exec_patches patches = {.patch_count = 1, .inputs = &input, .constants = &wanted, .constant_count = 1};

    assert_int_equal(dxs_executor_bind(hull.executor, &order), DXS_RESULT_OK);
    assert_error(&hull, dxs_executor_run_patches(hull.executor, &patches), DXS_RESULT_NO_MAPPING,
                 "reads the input VALUE0, for which no values are given");
    patches.input_count = 1;
    assert_error(&hull, dxs_executor_run_patches(hull.executor, &patches), DXS_RESULT_INVALID_ARGUMENT,
                 "of VALUE0 there are 1 values, 2 are needed");
    input.count = 2;
    wanted.semantic = "SUM";
    assert_error(&hull, dxs_executor_run_patches(hull.executor, &patches), DXS_RESULT_INVALID_ARGUMENT,
                 "the shader has no patch constant SUM0");
    wanted.semantic = "SUMS";
    assert_int_equal(dxs_executor_run_patches(hull.executor, &patches), DXS_RESULT_OK);
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
    assert_error(&domain, dxs_executor_run_points(domain.executor, &points), DXS_RESULT_INVALID_ARGUMENT,
                 "points without locations or patches");
    points.locations = locations;
    assert_error(&domain, dxs_executor_run_points(domain.executor, &points), DXS_RESULT_INVALID_ARGUMENT,
                 "point 1 lies in a patch that does not exist");
    patches[1] = 0;
    assert_int_equal(dxs_executor_run_points(domain.executor, &points), DXS_RESULT_OK);
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
    assert_error(&geometry, dxs_executor_run_primitives(geometry.executor, &primitives), DXS_RESULT_INVALID_ARGUMENT,
                 "primitives without streams");
    primitives.streams = streams;
    assert_error(&geometry, dxs_executor_run_primitives(geometry.executor, &primitives), DXS_RESULT_INVALID_ARGUMENT,
                 "stream 3 has room for 5 vertices, more are emitted");
    streams[3].capacity = 6;
    output.semantic = "NEAR"; /* of stream 0 */
    assert_error(&geometry, dxs_executor_run_primitives(geometry.executor, &primitives), DXS_RESULT_INVALID_ARGUMENT,
                 "the shader has no output NEAR0");
    output.semantic = "DEPTH";
    assert_int_equal(dxs_executor_run_primitives(geometry.executor, &primitives), DXS_RESULT_OK);
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
    struct dxs_exec_resource resource = {.resource_class = DXS_EXEC_CLASS_SRV, .data = spheres, .size = sizeof spheres};
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
    assert_int_equal(dxs_executor_bind(amplification.executor, &resource), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_run_amplification(amplification.executor, &run), DXS_RESULT_OK);
    assert_memory_equal(dispatches[0], ((const uint32_t[]){2, 1, 1}), sizeof dispatches[0]);
    payload[0] = 77; /* base */
    assert_error(&mesh, dxs_executor_run_meshes(mesh.executor, &meshes), DXS_RESULT_INVALID_ARGUMENT,
                 "of SOURCE0 there are 7 values, 8 are needed");
    source.count = 8;
    assert_int_equal(dxs_executor_run_meshes(mesh.executor, &meshes), DXS_RESULT_OK);
    assert_memory_equal(counts, ((const uint32_t[]){4, 2, 4, 2}), sizeof counts);
    assert_memory_equal(indices, ((const uint32_t[]){0, 1, 2, 1, 3, 2, 0, 1, 2, 1, 3, 2}), sizeof indices);
    assert_memory_equal(sources + 28, ((const uint32_t[]){1, 77}), 2 * sizeof *sources);
    unload(&amplification);
    unload(&mesh);
}

static void counts_are_of_one_group(void **state)
{
    (void)state;
    struct loaded mesh = load("mesh/counts"); /* a group of length 0 sets no counts */
    uint32_t lengths[3] = {8, 0, 3}, sums[3], counts[3][2];
    struct dxs_exec_resource inputs = {.resource_class = DXS_EXEC_CLASS_SRV, .data = lengths, .size = sizeof lengths};
    struct dxs_exec_resource outputs = {
        .resource_class = DXS_EXEC_CLASS_UAV, .number = 4, .data = sums, .size = sizeof sums};

    assert_int_equal(dxs_executor_bind(mesh.executor, &inputs), DXS_RESULT_OK);
    assert_int_equal(dxs_executor_bind(mesh.executor, &outputs), DXS_RESULT_OK);
    assert_int_equal(
        dxs_executor_run_meshes(mesh.executor, &(struct dxs_exec_meshes){.groups = {3, 1, 1}, .counts = counts}),
        DXS_RESULT_OK);
    assert_memory_equal(counts, ((const uint32_t[]){24, 8, 0, 0, 9, 3}), sizeof counts);
    unload(&mesh);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(samples_that_are_covered),  cmocka_unit_test(vertices_are_fetched),
        cmocka_unit_test(vertices_that_are_refused), cmocka_unit_test(pixels_that_are_refused),
        cmocka_unit_test(pixels_that_are_covered),   cmocka_unit_test(patches_that_are_refused),
        cmocka_unit_test(points_that_are_refused),   cmocka_unit_test(streams_are_filled),
        cmocka_unit_test(payloads_are_passed_on),    cmocka_unit_test(counts_are_of_one_group),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
