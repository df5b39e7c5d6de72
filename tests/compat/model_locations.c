/* Inputs and outputs: random answers of the callbacks, and the locations that follow from them. */
#include "model.h"

#include "tests/common/demand.h"

/* ---- Callbacks --------------------------------------------------------------------------------------------------- */

/* What a callback answers, and what it was asked. Questions and answers that are 0 belong to other callbacks. */
static struct location_plan {
    dxil_spv_vulkan_vertex_input vertex;
    dxil_spv_vulkan_stream_output captured;
    dxil_spv_vulkan_shader_stage_io moved;
    bool refuses[CALLBACK_COUNT];

    uint32_t asked[CALLBACK_COUNT];
    dxil_spv_d3d_vertex_input vertex_question;
    dxil_spv_d3d_stream_output stream_question;
    dxil_spv_d3d_shader_stage_io stage_question;
    dxil_spv_vulkan_shader_stage_io before; /* the location as the stage callback found it */
} plan;

static dxil_spv_bool asked(const void *user, enum callback callback)
{
    demand(user == &model.users[callback], "a callback gets its own pointer");
    plan.asked[callback]++;
    return !plan.refuses[callback];
}

static dxil_spv_bool answer_vertex_input(void *user, const dxil_spv_d3d_vertex_input *d3d,
                                         dxil_spv_vulkan_vertex_input *vulkan)
{
    demand(vulkan->location == 0, "an answer is empty");
    plan.vertex_question = *d3d;
    *vulkan = plan.vertex;
    return asked(user, ASKS_VERTEX_INPUT);
}

static dxil_spv_bool answer_stream_output(void *user, const dxil_spv_d3d_stream_output *d3d,
                                          dxil_spv_vulkan_stream_output *vulkan)
{
    demand(!vulkan->enable && !vulkan->offset && !vulkan->stride && !vulkan->buffer_index, "an answer is empty");
    plan.stream_question = *d3d;
    *vulkan = plan.captured;
    return asked(user, ASKS_STREAM_OUTPUT);
}

static dxil_spv_bool answer_stage(const void *user, enum callback callback, const dxil_spv_d3d_shader_stage_io *d3d,
                                  dxil_spv_vulkan_shader_stage_io *vulkan)
{
    plan.stage_question = *d3d;
    plan.before = *vulkan;
    *vulkan = plan.moved;
    return asked(user, callback);
}

static dxil_spv_bool answer_stage_input(void *user, const dxil_spv_d3d_shader_stage_io *d3d,
                                        dxil_spv_vulkan_shader_stage_io *vulkan)
{
    return answer_stage(user, ASKS_STAGE_INPUT, d3d, vulkan);
}

static dxil_spv_bool answer_stage_output(void *user, const dxil_spv_d3d_shader_stage_io *d3d,
                                         dxil_spv_vulkan_shader_stage_io *vulkan)
{
    return answer_stage(user, ASKS_STAGE_OUTPUT, d3d, vulkan);
}

void set_location_callbacks(dxil_spv_converter c)
{
    bool *has = model.has_callback;
    int *users = model.users;

    for (int n = ASKS_VERTEX_INPUT; n <= ASKS_STAGE_OUTPUT; n++)
        has[n] = !once_in(3);
    dxil_spv_converter_set_vertex_input_remapper(c, has[ASKS_VERTEX_INPUT] ? answer_vertex_input : NULL,
                                                 &users[ASKS_VERTEX_INPUT]);
    dxil_spv_converter_set_stream_output_remapper(c, has[ASKS_STREAM_OUTPUT] ? answer_stream_output : NULL,
                                                  &users[ASKS_STREAM_OUTPUT]);
    dxil_spv_converter_set_stage_input_remapper(c, has[ASKS_STAGE_INPUT] ? answer_stage_input : NULL,
                                                &users[ASKS_STAGE_INPUT]);
    dxil_spv_converter_set_stage_output_remapper(c, has[ASKS_STAGE_OUTPUT] ? answer_stage_output : NULL,
                                                 &users[ASKS_STAGE_OUTPUT]);
}

/* ---- Random elements --------------------------------------------------------------------------------------------- */

static void make_plan(void)
{
    memset(&plan, 0, sizeof plan);
    plan.vertex.location = draw_number();
    plan.captured =
        (dxil_spv_vulkan_stream_output){draw_number(), draw_number(), draw_number(), (dxil_spv_bool)draw(2)};
    plan.moved = (dxil_spv_vulkan_shader_stage_io){draw_number(), draw_number(), draw(2)};
    for (int n = 0; n < CALLBACK_COUNT; n++)
        plan.refuses[n] = once_in(6);
}

/* Roles that elements of this part of a stage's signatures have. */
static enum dxs_location_role random_role(enum dxs_stage stage, enum dxs_signature_part part)
{
    bool is_input = part == DXS_SIGNATURE_PART_INPUTS ||
                    (part == DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE && stage == DXS_STAGE_DOMAIN);

    if (is_input)
        return stage == DXS_STAGE_VERTEX ? DXS_LOCATION_ROLE_VERTEX_INPUT : DXS_LOCATION_ROLE_INPUT;
    if (once_in(3))
        return DXS_LOCATION_ROLE_BUILTIN;
    return stage == DXS_STAGE_PIXEL ? DXS_LOCATION_ROLE_TARGET : DXS_LOCATION_ROLE_OUTPUT;
}

/* ---- Expected locations ------------------------------------------------------------------------------------------ */

/* Counts the expected question to a callback, if there is one; false: it refuses the element. */
static bool expect_question(uint32_t expected[CALLBACK_COUNT], enum callback callback)
{
    expected[callback] += model.has_callback[callback];
    return !model.has_callback[callback] || !plan.refuses[callback];
}

static bool is_element(const char *semantic, uint32_t index, const struct dxs_signature_element *element)
{
    return strcmp(semantic, element->name) == 0 && index == element->semantic_indices[0];
}

static bool expect_capture(const struct dxs_signature_element *element, uint32_t questions[CALLBACK_COUNT],
                           struct dxs_location *location)
{
    bool is_accepted = expect_question(questions, ASKS_STREAM_OUTPUT);

    if (!model.has_callback[ASKS_STREAM_OUTPUT])
        return true;
    demand(is_element(plan.stream_question.semantic, plan.stream_question.semantic_index, element),
           "what is captured has its name");
    location->is_captured = plan.captured.enable;
    location->capture_buffer = plan.captured.buffer_index;
    location->capture_stride = plan.captured.stride;
    location->capture_offset = plan.captured.offset;
    return is_accepted;
}

static bool expect_vertex(const struct dxs_signature_element *element, uint32_t questions[CALLBACK_COUNT],
                          struct dxs_location *location)
{
    bool is_accepted = expect_question(questions, ASKS_VERTEX_INPUT);

    if (!model.has_callback[ASKS_VERTEX_INPUT])
        return true;
    demand(is_element(plan.vertex_question.semantic, plan.vertex_question.semantic_index, element) &&
               plan.vertex_question.start_row == element->start_row && plan.vertex_question.rows == element->rows,
           "a vertex input has its name and rows");
    location->location = plan.vertex.location;
    location->component = 0;
    return is_accepted;
}

static bool expect_moved(enum callback callback, const struct dxs_location_request *request,
                         uint32_t questions[CALLBACK_COUNT], struct dxs_location *location)
{
    const dxil_spv_d3d_shader_stage_io *question = &plan.stage_question;
    uint32_t flags =
        request->part == DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE ? DXIL_SPV_SHADER_STAGE_IO_PER_PRIMITIVE : 0;
    bool is_accepted = expect_question(questions, callback);

    if (!model.has_callback[callback])
        return true;
    demand(is_element(question->semantic, question->semantic_index, request->element) && question->start_row == 0 &&
               question->rows == 0,
           "what is moved has its name");
    demand(plan.before.location == location->location && plan.before.component == location->component &&
               plan.before.flags == flags,
           "and the place where it is");
    location->location = plan.moved.location;
    location->component = plan.moved.component;
    location->per_primitive = request->stage == DXS_STAGE_PIXEL && request->part == DXS_SIGNATURE_PART_INPUTS &&
                              (plan.moved.flags & DXIL_SPV_SHADER_STAGE_IO_PER_PRIMITIVE);
    return is_accepted;
}

/* Registers of control points; those of patch constants lie behind them. */
static uint32_t registers_of(const struct dxs_signature *signature)
{
    uint32_t used[64] = {0}, end = 0;

    for (uint32_t n = 0; n < signature->count; n++)
        for (uint32_t k = 0; k < signature->elements[n].rows && signature->elements[n].start_row != DXS_NONE; k++)
            used[signature->elements[n].start_row + k] = 1;
    for (uint32_t n = 0; n < 64; n++)
        end = used[n] ? n + 1 : end;
    return end;
}

static void expect_patch_constant(const struct dxs_location_request *request, struct dxs_location *location)
{
    const struct dxs_entry *entry = model.entry;
    uint32_t offset = registers_of(entry->stage == DXS_STAGE_HULL ? &entry->outputs : &entry->inputs);

    if (request->element->start_row == DXS_NONE)
        return;
    location->location = request->element->start_row + (model.patch_offset == DXS_NONE ? offset : model.patch_offset);
    location->component = request->element->start_column;
}

static bool expect_location(const struct dxs_location_request *request, uint32_t questions[CALLBACK_COUNT],
                            struct dxs_location *location)
{
    bool captures = request->stage == DXS_STAGE_VERTEX || request->stage == DXS_STAGE_DOMAIN ||
                    request->stage == DXS_STAGE_GEOMETRY;

    if (captures && request->part == DXS_SIGNATURE_PART_OUTPUTS &&
        !expect_capture(request->element, questions, location))
        return false;
    if (request->part == DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE && request->stage != DXS_STAGE_MESH)
        expect_patch_constant(request, location);
    switch (request->role) {
    case DXS_LOCATION_ROLE_VERTEX_INPUT:
        return expect_vertex(request->element, questions, location) &&
               expect_moved(ASKS_STAGE_INPUT, request, questions, location);
    case DXS_LOCATION_ROLE_INPUT:
        return expect_moved(ASKS_STAGE_INPUT, request, questions, location);
    case DXS_LOCATION_ROLE_OUTPUT:
        return expect_moved(ASKS_STAGE_OUTPUT, request, questions, location);
    default:
        return true;
    }
}

/* ---- The questions of a conversion ------------------------------------------------------------------------------- */

static bool is_same(const struct dxs_location *a, const struct dxs_location *b, bool has_location)
{
    return (!has_location || (a->location == b->location && a->component == b->component)) &&
           a->per_primitive == b->per_primitive && a->is_captured == b->is_captured &&
           (!a->is_captured || (a->capture_buffer == b->capture_buffer && a->capture_stride == b->capture_stride &&
                                a->capture_offset == b->capture_offset));
}

static void ask_for_location(const struct dxs_options *options)
{
    static const char *const names[] = {"POSITION", "TEXCOORD", "SV_Position", "SV_ClipDistance", "SV_CullPrimitive"};
    const uint32_t indices[] = {draw(8), 77, 78, 79};
    const struct dxs_signature_element element = {.name = names[draw(5)],
                                                  .semantic_indices = indices,
                                                  .rows = 1 + draw(4),
                                                  .start_row = once_in(6) ? DXS_NONE : draw(28),
                                                  .start_column = draw(4)};
    enum dxs_stage stage = model.entry->stage;
    bool has_third = stage == DXS_STAGE_HULL || stage == DXS_STAGE_DOMAIN || stage == DXS_STAGE_MESH;
    enum dxs_signature_part part = (enum dxs_signature_part)draw(has_third ? 3 : 2);
    enum dxs_location_role role = random_role(stage, part);
    const struct dxs_location_request request = {stage, part, &element, role == DXS_LOCATION_ROLE_BUILTIN, role};
    struct dxs_location given = {.location = draw_number(), .component = draw_number()}, expected = given;
    uint32_t questions[CALLBACK_COUNT] = {0};

    make_plan();
    bool is_given = options->map_location(options->map_user, &request, &given);
    bool is_expected = expect_location(&request, questions, &expected);
    demand(memcmp(plan.asked, questions, sizeof questions) == 0, "callbacks of elements are asked once");
    demand(is_given == is_expected, "an element has a location, or not");
    demand(!is_given || is_same(&given, &expected, role != DXS_LOCATION_ROLE_BUILTIN),
           "the location is that of the model");
}

void ask_for_locations(const struct dxs_options *options)
{
    for (uint32_t n = draw(12); n > 0; n--)
        ask_for_location(options);
}
