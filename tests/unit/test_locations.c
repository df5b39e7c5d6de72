/* Tests of the caller's mapping of signature elements: its requests, the effect of its answers, refused answers.
 *   test_locations VERTEX.dxil PIXEL.dxil HULL.dxil DISTANCES.dxil LAYERS.dxil: elements TEXCOORD0, NORMAL0 and
 * SV_Position, in registers; 20 registers of control points (VALUE) and 15 of patch constants (HEIGHT); a vertex shader
 * with two elements of three clip distances; one with layer, viewport and another output */
#include "dxs.h"
#include "tests/common/files.h"
#include "cli/tools/tools.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <spirv/unified1/spirv.h>

static const char *vertex_path, *pixel_path, *hull_path, *distances_path, *layers_path;

struct fixture {
    dxs_module *module;
    dxs_converter *converter;
    struct dxs_options options;
    struct dxs_spirv spirv;
    uint32_t roles[DXS_LOCATION_ROLE_BUILTIN + 1]; /* requests so far */
    uint32_t distance_gap;                         /* bytes between clip distances in the capture */
    struct dxs_location answer;
};

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);

    f->module = dxs_module_create(NULL);
    f->converter = dxs_converter_create(NULL);
    f->options = dxs_default_options();
    f->options.map_user = f;
    *state = f;
    return f->module && f->converter ? 0 : -1;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;

    dxs_converter_destroy(f->converter);
    dxs_module_destroy(f->module);
    free(f);
    return 0;
}

static enum dxs_result convert(struct fixture *f, const char *path)
{
    struct input_files files = {0};
    enum dxs_result result = DXS_RESULT_INTERNAL_ERROR;

    if (add_input_files(&files, path) &&
        dxs_module_parse(f->module, files.data[0].bytes, files.data[0].size, NULL) == DXS_RESULT_OK)
        result = dxs_convert(f->converter, f->module, 0, &f->options, &f->spirv);
    free_input_files(&files);
    return result;
}

static void assert_converts(struct fixture *f, const char *path, const char *environment)
{
    struct tool_text text = {0};

    if (convert(f, path) != DXS_RESULT_OK)
        fail_msg("%s", dxs_converter_error(f->converter)->message);
    enum tool_result valid = spirv_validate(f->spirv.words, f->spirv.word_count, environment, NULL, &text);
    if (valid != TOOL_DONE && valid != TOOL_LACKING)
        fail_msg("%s", text.data);
    tool_text_free(&text);
}

static void assert_refused(struct fixture *f, const char *path, enum dxs_result code, const char *part)
{
    assert_int_equal(convert(f, path), code);
    if (!strstr(dxs_converter_error(f->converter)->message, part))
        fail_msg("'%s' lacks '%s'", dxs_converter_error(f->converter)->message, part);
}

/* How many variables have this decoration with this literal. */
static uint32_t count_decorations(const struct fixture *f, SpvDecoration decoration, uint32_t literal)
{
    uint32_t count = 0;

    for (size_t at = 5; at < f->spirv.word_count; at += f->spirv.words[at] >> 16) {
        const uint32_t *words = &f->spirv.words[at];
        if ((words[0] & 0xFFFF) == SpvOpDecorate && words[2] == (uint32_t)decoration &&
            (words[0] >> 16 == 3 || words[3] == literal))
            count++;
    }
    return count;
}

/* ---- Mappings ---------------------------------------------------------------------------------------------------- */

/* Roles of the vertex shader's elements: three attributes, two outputs, the position. */
static void count_roles(struct fixture *f, const struct dxs_location_request *request)
{
    assert_true((unsigned)request->role <= DXS_LOCATION_ROLE_BUILTIN);
    assert_int_equal(request->is_builtin, request->role == DXS_LOCATION_ROLE_BUILTIN);
    f->roles[request->role]++;
}

static bool capture_all(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    struct fixture *f = user;

    assert_int_equal(request->stage, DXS_STAGE_VERTEX);
    count_roles(f, request);
    if (request->part != DXS_SIGNATURE_PART_OUTPUTS)
        return true;
    location->is_captured = true;
    location->capture_buffer = request->role == DXS_LOCATION_ROLE_BUILTIN ? 0 : 1;
    location->capture_stride = 32;
    location->capture_offset = request->role == DXS_LOCATION_ROLE_BUILTIN ? 0 : 16 * request->element->start_row;
    return true;
}

static void stream_output(void **state)
{
    struct fixture *f = *state;

    f->options.map_location = capture_all;
    assert_converts(f, vertex_path, "vulkan1.1");
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_VERTEX_INPUT], 3);
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_INPUT], 0);
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_OUTPUT], 2);
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_BUILTIN], 1);
    assert_int_equal(count_decorations(f, SpvDecorationXfbBuffer, 0), 1);
    assert_int_equal(count_decorations(f, SpvDecorationXfbBuffer, 1), 2);
    assert_int_equal(count_decorations(f, SpvDecorationXfbStride, 32), 3);
    assert_int_equal(count_decorations(f, SpvDecorationOffset, 16), 1);
}

/* Captures two elements of three clip distances, with a gap between them; gap 7: the first one alone. */
static bool capture_distances(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    const struct fixture *f = user;
    bool is_second = request->element->semantic_indices[0] == 1;

    if (request->element->semantic != DXS_SEMANTIC_CLIP_DISTANCE || (is_second && f->distance_gap == 7))
        return true;
    *location = (struct dxs_location){.is_captured = true, .capture_buffer = 2, .capture_stride = 64};
    location->capture_offset = 8 + (is_second ? 12 + f->distance_gap : 0);
    return true;
}

static void clip_distances(void **state)
{
    struct fixture *f = *state;

    f->options.map_location = capture_distances;
    assert_converts(f, distances_path, "vulkan1.1");
    assert_int_equal(count_decorations(f, SpvDecorationXfbBuffer, 2), 1);
    assert_int_equal(count_decorations(f, SpvDecorationXfbStride, 64), 1);
    assert_int_equal(count_decorations(f, SpvDecorationOffset, 8), 1);
    f->distance_gap = 4;
    assert_refused(f, distances_path, DXS_RESULT_BAD_MAPPING, "SV_ClipDistance1: captured neither behind");
    f->distance_gap = 7;
    assert_refused(f, distances_path, DXS_RESULT_BAD_MAPPING, "SV_ClipDistance1: captured neither behind");
}

static bool count_all(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    (void)location;
    count_roles(user, request);
    return true;
}

static void pixel_roles(void **state)
{
    struct fixture *f = *state;

    f->options.map_location = count_all;
    assert_converts(f, pixel_path, "vulkan1.1");
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_VERTEX_INPUT], 0);
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_INPUT], 2);
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_OUTPUT], 0);
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_TARGET], 1);
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_BUILTIN], 0);
}

static bool move_inputs(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    (void)user;
    if (request->part == DXS_SIGNATURE_PART_INPUTS)
        location->location = 10 + 2 * location->location;
    return true;
}

static void vertex_inputs(void **state)
{
    struct fixture *f = *state;

    f->options.map_location = move_inputs;
    assert_converts(f, vertex_path, "vulkan1.1");
    assert_int_equal(count_decorations(f, SpvDecorationLocation, 10), 1);
    assert_int_equal(count_decorations(f, SpvDecorationLocation, 12), 1);
    assert_int_equal(count_decorations(f, SpvDecorationLocation, 14), 1);
}

static bool answer(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    const struct fixture *f = user;

    if (strncmp(request->element->name, "TEXCOORD", 8) == 0)
        *location = f->answer;
    return true;
}

static void per_primitive(void **state)
{
    struct fixture *f = *state;

    f->options.map_location = answer;
    f->answer = (struct dxs_location){.location = 3, .per_primitive = true};
    assert_converts(f, pixel_path, "vulkan1.3");
    assert_int_equal(count_decorations(f, SpvDecorationPerPrimitiveEXT, 0), 1);
    assert_int_equal(count_decorations(f, SpvDecorationLocation, 3), 1);
    assert_refused(f, vertex_path, DXS_RESULT_BAD_MAPPING, "TEXCOORD0: only pixel shader inputs");
}

static bool place_patch_constants(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    struct fixture *f = user;

    if (request->part == DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE && request->role == DXS_LOCATION_ROLE_OUTPUT) {
        assert_int_equal(location->location, DXS_NONE);
        location->location = f->answer.location;
    }
    return true;
}

static void more_than_there_are_registers(void **state)
{
    struct fixture *f = *state;

    assert_refused(f, hull_path, DXS_RESULT_UNSUPPORTED,
                   "HEIGHT: control points and patch constants take more than 30");
    f->options.map_location = place_patch_constants;
    f->answer.location = 20;
    assert_converts(f, hull_path, "vulkan1.1");
    assert_int_equal(count_decorations(f, SpvDecorationLocation, 20), 1);
    f->answer.location = DXS_NONE;
    assert_refused(f, hull_path, DXS_RESULT_UNSUPPORTED,
                   "HEIGHT: control points and patch constants take more than 30");
}

static bool refuse(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    (void)user, (void)request, (void)location;
    return false;
}

static void wrong_answers(void **state)
{
    struct fixture *f = *state;

    f->options.map_location = refuse;
    assert_refused(f, vertex_path, DXS_RESULT_NO_MAPPING, "refused by the mapping");
    f->options.map_location = answer;
    f->answer = (struct dxs_location){.component = 3};
    assert_refused(f, vertex_path, DXS_RESULT_BAD_MAPPING, "TEXCOORD0: 2 columns from component 3");
    f->answer = (struct dxs_location){.location = 3, .component = 2}; /* beside the position's three */
    assert_converts(f, vertex_path, "vulkan1.1");
    f->answer = (struct dxs_location){.location = 1, .component = 1}; /* NORMAL has components 0 to 2 */
    assert_refused(f, vertex_path, DXS_RESULT_BAD_MAPPING, "another element is there");
    f->answer = (struct dxs_location){.location = 4096};
    assert_refused(f, vertex_path, DXS_RESULT_BAD_MAPPING,
                   "TEXCOORD0: location 4096, component 0: there are 4096 locations");
    f->answer = (struct dxs_location){.location = 3, .is_captured = true, .capture_buffer = 4, .capture_stride = 16};
    assert_refused(f, vertex_path, DXS_RESULT_BAD_MAPPING, "cannot be captured in buffer 4");
    f->answer = (struct dxs_location){.location = 3, .is_captured = true};
    assert_refused(f, vertex_path, DXS_RESULT_BAD_MAPPING, "cannot be captured");
    f->answer = (struct dxs_location){.location = 3, .is_captured = true, .capture_stride = 16};
    assert_refused(f, pixel_path, DXS_RESULT_BAD_MAPPING, "cannot be captured");
}

/* ---- The next stage ---------------------------------------------------------------------------------------------- */

/* Offsets of a view instance, which the last stage before rasterization adds. */
static const struct dxs_view_instancing both_offsets = {.source = DXS_VIEW_SOURCE_WORD,
                                                        .word = {.source = DXS_WORD_KIND_CONSTANT, .value = 0x10100},
                                                        .adds_viewport = true,
                                                        .adds_target_array_index = true};

static uint32_t count_op(const struct fixture *f, SpvOp op)
{
    uint32_t count = 0;

    for (size_t at = 5; at < f->spirv.word_count; at += f->spirv.words[at] >> 16)
        count += (f->spirv.words[at] & 0xFFFF) == (uint32_t)op;
    return count;
}

static void outputs_for_the_rasterizer(void **state)
{
    struct fixture *f = *state;

    f->options.map_location = count_all;
    f->options.pipeline.views = both_offsets;
    assert_converts(f, layers_path, "vulkan1.1");
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_OUTPUT], 1);
    assert_int_equal(f->roles[DXS_LOCATION_ROLE_BUILTIN], 3);
    assert_int_equal(count_decorations(f, SpvDecorationBuiltIn, SpvBuiltInLayer), 1);
    assert_int_equal(count_decorations(f, SpvDecorationBuiltIn, SpvBuiltInViewportIndex), 1);
    assert_int_equal(count_op(f, SpvOpExtension), 1);
    assert_int_equal(count_op(f, SpvOpIAdd), 2);
}

/* Layer and viewport are ordinary outputs in register 1, so that the device needs nothing for them. */
static void outputs_for_a_stage(void **state)
{
    static const enum dxs_stage stages[] = {DXS_STAGE_HULL, DXS_STAGE_DOMAIN, DXS_STAGE_GEOMETRY};
    struct fixture *f = *state;

    f->options.map_location = count_all;
    f->options.pipeline.views = both_offsets;
    for (size_t i = 0; i < sizeof stages / sizeof *stages; i++) {
        memset(f->roles, 0, sizeof f->roles);
        f->options.pipeline.next_stage = stages[i];
        assert_converts(f, layers_path, "vulkan1.1");
        assert_int_equal(f->roles[DXS_LOCATION_ROLE_OUTPUT], 3);
        assert_int_equal(f->roles[DXS_LOCATION_ROLE_BUILTIN], 1);
        assert_int_equal(count_decorations(f, SpvDecorationBuiltIn, SpvBuiltInPosition), 1);
        assert_int_equal(count_decorations(f, SpvDecorationBuiltIn, SpvBuiltInLayer), 0);
        assert_int_equal(count_decorations(f, SpvDecorationBuiltIn, SpvBuiltInViewportIndex), 0);
        assert_int_equal(count_op(f, SpvOpExtension), 0);
        assert_int_equal(count_op(f, SpvOpCapability), 1);
        assert_int_equal(count_op(f, SpvOpIAdd), 0);
    }
    f->options.map_location = capture_all;
    assert_refused(f, layers_path, DXS_RESULT_BAD_MAPPING, "cannot be captured");
}

static void stages_without_a_next(void **state)
{
    struct fixture *f = *state;

    assert_converts(f, pixel_path, "vulkan1.1");
    size_t count = f->spirv.word_count;
    uint32_t *words = malloc(count * sizeof *words);
    memcpy(words, f->spirv.words, count * sizeof *words);
    f->options.pipeline.next_stage = DXS_STAGE_GEOMETRY;
    assert_converts(f, pixel_path, "vulkan1.1");
    assert_int_equal(f->spirv.word_count, count);
    assert_memory_equal(f->spirv.words, words, count * sizeof *words);
    free(words);
}

static void wrong_stages(void **state)
{
    struct fixture *f = *state;

    f->options.pipeline.next_stage = DXS_STAGE_VERTEX;
    assert_refused(f, layers_path, DXS_RESULT_INVALID_ARGUMENT, "dxs_options.pipeline.next_stage is 1");
    f->options.pipeline.next_stage = DXS_STAGE_COMPUTE;
    assert_refused(f, pixel_path, DXS_RESULT_INVALID_ARGUMENT, "dxs_options.pipeline.next_stage is 5");
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(stream_output, set_up, tear_down),
        cmocka_unit_test_setup_teardown(clip_distances, set_up, tear_down),
        cmocka_unit_test_setup_teardown(pixel_roles, set_up, tear_down),
        cmocka_unit_test_setup_teardown(vertex_inputs, set_up, tear_down),
        cmocka_unit_test_setup_teardown(per_primitive, set_up, tear_down),
        cmocka_unit_test_setup_teardown(more_than_there_are_registers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(wrong_answers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(outputs_for_the_rasterizer, set_up, tear_down),
        cmocka_unit_test_setup_teardown(outputs_for_a_stage, set_up, tear_down),
        cmocka_unit_test_setup_teardown(stages_without_a_next, set_up, tear_down),
        cmocka_unit_test_setup_teardown(wrong_stages, set_up, tear_down),
    };

    if (argc != 6)
        return 2;
    vertex_path = argv[1];
    pixel_path = argv[2];
    hull_path = argv[3];
    distances_path = argv[4];
    layers_path = argv[5];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
