/* Executes a .run file on the executor: binds the resources, runs the shader, collects the results. */
#include "runner/executor/execute_internal.h"

#include "runner/common/phase.h"
#include "runner/common/report.h"
#include "runner/run_files/run_scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Failures ---------------------------------------------------------------------------------------------------- */

void note_result(struct job *job, enum dxs_result result)
{
    struct execution *e = job->execution;
    const struct dxs_error *error = dxs_executor_error(job->executor);

    if (e->result != DXS_RESULT_OK || result == DXS_RESULT_OK)
        return;
    e->result = result;
    if (error->block == DXS_NONE)
        snprintf(e->message, sizeof e->message, "%s", error->message);
    else
        snprintf(e->message, sizeof e->message, "%s (function %u, block %u, instruction %u)", error->message,
                 error->function, error->block, error->instruction);
}

void note_wrong_file(struct job *job, const char *format, const char *name, uint32_t index)
{
    struct execution *e = job->execution;

    if (e->result != DXS_RESULT_OK)
        return;
    e->result = DXS_RESULT_INVALID_ARGUMENT;
    int length = snprintf(e->message, sizeof e->message, "%s%u: ", name, index);
    snprintf(e->message + length, sizeof e->message - (size_t)length, "%s", format);
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

/* Parses names such as rgba16f: components, bits per component, type. */
struct dxs_exec_format format_of(const struct texel_format *format)
{
    const char *letters = format->name;
    size_t count = strcspn(letters, "0123456789");
    char *kind;
    struct dxs_exec_format result = {.count = (uint32_t)count};

    result.bits = (uint32_t)strtoul(letters + count, &kind, 10);
    result.component = strcmp(kind, "f") == 0    ? DXS_EXEC_COMPONENT_FLOAT
                       : strcmp(kind, "ui") == 0 ? DXS_EXEC_COMPONENT_UINT
                       : strcmp(kind, "i") == 0  ? DXS_EXEC_COMPONENT_SINT
                       : strcmp(kind, "s") == 0  ? DXS_EXEC_COMPONENT_SNORM
                                                 : DXS_EXEC_COMPONENT_UNORM;
    return result;
}

static struct dxs_exec_sampler sampler_of(const struct sampler_state *state)
{
    enum dxs_exec_filter filter = state->filter == VK_FILTER_LINEAR ? DXS_EXEC_FILTER_LINEAR : DXS_EXEC_FILTER_POINT;
    struct dxs_exec_sampler sampler = {.minify = filter,
                                       .magnify = filter,
                                       .mip = filter,
                                       .compare = (enum dxs_exec_compare)state->compare, /* same values */
                                       .is_anisotropic = state->is_anisotropic};

    sampler.address[0] = sampler.address[1] = sampler.address[2] =
        state->address == VK_SAMPLER_ADDRESS_MODE_REPEAT            ? DXS_EXEC_ADDRESS_WRAP
        : state->address == VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT ? DXS_EXEC_ADDRESS_MIRROR
        : state->address == VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE   ? DXS_EXEC_ADDRESS_CLAMP
                                                                    : DXS_EXEC_ADDRESS_BORDER;
    bool is_white = state->border == VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE;
    bool is_opaque = is_white || state->border == VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK;
    for (unsigned i = 0; i < 4; i++)
        sampler.border[i] = i == 3 ? is_opaque : is_white;
    return sampler;
}

static enum dxs_exec_class class_of(char letter)
{
    static const char letters[] = "tubshd"; /* in the order of enum dxs_exec_class */

    return (enum dxs_exec_class)(strchr(letters, letter) - letters);
}

/* Copies an input to memory that the shader may change. All samples of a multisampled texture get its one texel. */
static void *copy_input(const struct input *input, size_t *size)
{
    uint32_t height = input->height ? input->height : 1, layers = input->layers ? input->layers : 1;
    size_t copies = 1;

    if (input->kind == INPUT_TEXTURE && input->samples > 1)
        copies = (size_t)input->width * height * layers * input->samples;
    *size = input->size * copies;
    unsigned char *bytes = allocate(*size, 1);
    for (size_t i = 0; i < copies && input->size > 0; i++)
        memcpy(bytes + i * input->size, input->bytes, input->size);
    return bytes;
}

void *contents_of(const struct job *job, struct register_name name)
{
    const struct input *input = find_input(job->file, name, false);

    return input ? job->execution->contents[input - job->file->inputs] : NULL;
}

/* Whether the input is the only one of an unbounded array. Then all elements refer to it. */
static bool is_sole_element(const struct job *job, const struct input *input)
{
    uint32_t count = dxs_module_describe(job->module)->resource_count;
    bool found = false;

    for (uint32_t i = 0; i < count && !found; i++) {
        const struct dxs_resource *r = dxs_module_resource(job->module, i);
        found = (uint32_t)r->resource_class == (uint32_t)class_of(input->name.letter) &&
                r->space == input->name.space && r->lower_bound == input->name.number && r->count == DXS_UNBOUNDED;
    }
    for (size_t i = 0; i < job->file->input_count && found; i++) {
        const struct register_name *other = &job->file->inputs[i].name;
        found = other->letter != input->name.letter || other->space != input->name.space ||
                other->number <= input->name.number;
    }
    return found;
}

static struct dxs_exec_scene *scene_of(struct job *job, const struct input *input)
{
    struct dxs_exec_scene **scene = &job->scenes[input - job->file->inputs];

    if (!*scene)
        *scene = describe_scene(input);
    return *scene;
}

/* The types of descriptors that devices make of an input of a heap: without srv or uav, one for each type of view. */
static uint32_t descriptors_of(const struct input *input)
{
    if (input->kind == INPUT_CBUFFER)
        return DXS_EXEC_DESCRIPTOR_CBV;
    return input->view == 't'   ? DXS_EXEC_DESCRIPTOR_SRV
           : input->view == 'u' ? DXS_EXEC_DESCRIPTOR_UAV
                                : DXS_EXEC_DESCRIPTOR_SRV | DXS_EXEC_DESCRIPTOR_UAV;
}

static void bind_input(struct job *job, const struct input *input, size_t size)
{
    const struct input *counter = find_input(job->file, input->name, true);
    struct dxs_exec_resource resource = {.resource_class = class_of(input->name.letter),
                                         .space = input->name.space,
                                         .number = input->name.number,
                                         .data = job->execution->contents[input - job->file->inputs],
                                         .size = size,
                                         .width = input->kind == INPUT_TEXTURE ? input->width : 0,
                                         .height = input->height,
                                         .depth = input->depth,
                                         .mips = input->mips,
                                         .layers = input->layers,
                                         .samples = input->samples,
                                         .is_unmapped = input->residency == UNMAPPED,
                                         .is_every_element = is_sole_element(job, input),
                                         .sampler = sampler_of(&input->sampler),
                                         .heap_view = input->heap_view,
                                         .descriptors = descriptors_of(input)};

    if (input->kind == INPUT_SCENE)
        resource.scene = scene_of(job, input);
    if (input->format)
        resource.format = format_of(input->format);
    if (counter)
        resource.counter = job->execution->contents[counter - job->file->inputs];
    note_result(job, dxs_executor_bind(job->executor, &resource));
}

static void copy_inputs(struct job *job)
{
    const struct run_file *file = job->file;

    job->execution->contents = allocate(file->input_count, sizeof *job->execution->contents);
    job->sizes = allocate(file->input_count, sizeof *job->sizes);
    job->scenes = allocate(file->input_count, sizeof *job->scenes);
    for (size_t i = 0; i < file->input_count; i++)
        job->execution->contents[i] = copy_input(&file->inputs[i], &job->sizes[i]);
}

static void bind_inputs(struct job *job)
{
    const struct run_file *file = job->file;

    for (size_t i = 0; i < file->input_count; i++)
        if (file->inputs[i].kind != INPUT_COUNTER && file->inputs[i].kind != INPUT_TARGET)
            bind_input(job, &file->inputs[i], job->sizes[i]);
}

static void release_job(struct job *job)
{
    dxs_executor_destroy(job->executor);
    for (size_t i = 0; i < job->file->input_count; i++)
        release_scene(job->scenes[i]);
    free(job->scenes);
    free(job->sizes);
}

/* ---- Running ----------------------------------------------------------------------------------------------------- */

void use_module(struct job *job, const dxs_module *module)
{
    if (job->executor)
        job->execution->out_of_bounds += dxs_executor_out_of_bounds(job->executor);
    dxs_executor_destroy(job->executor);
    job->module = module;
    job->entry = dxs_module_entry(module, 0);
    job->executor = dxs_executor_create(module, 0, job->options);
    if (!job->executor || !job->entry)
        test_fails("out of memory, or no entry");
    bind_inputs(job);
}

struct execution execute_pipeline(const dxs_module *const *modules, uint32_t module_count, const struct run_file *file,
                                  const struct dxs_exec_options *options)
{
    struct execution execution = {.result = DXS_RESULT_OK, .wave_size = options->wave_size};
    struct job job = {.file = file, .options = options, .execution = &execution};
    enum phase before = begin_phase(PHASE_EXECUTOR);

    copy_inputs(&job);
    execute_stages(&job, modules, module_count);
    if (job.executor)
        execution.out_of_bounds += dxs_executor_out_of_bounds(job.executor);
    release_job(&job);
    begin_phase(before);
    return execution;
}

struct execution execute(const dxs_module *module, uint32_t entry, const struct run_file *file,
                         const struct dxs_exec_options *options)
{
    struct dxs_exec_options chosen = *options;
    struct execution execution = {.result = DXS_RESULT_OK};
    struct job job = {.module = module,
                      .entry = dxs_module_entry(module, entry),
                      .file = file,
                      .options = &chosen,
                      .execution = &execution};
    enum phase before = begin_phase(PHASE_EXECUTOR);

    for (size_t i = 0; i < file->need_count; i++) /* the executor has all features that it knows */
        if (strcmp(file->needs[i].feature, "subgroup-size") == 0)
            chosen.wave_size = file->needs[i].number;
    job.executor = dxs_executor_create(module, entry, &chosen);
    if (!job.executor || !job.entry)
        test_fails("out of memory, or no such entry");
    execution.wave_size = dxs_executor_wave_size(job.executor);
    execution.choices = dxs_executor_variations(job.executor);
    copy_inputs(&job);
    bind_inputs(&job);
    if (execution.result == DXS_RESULT_OK && file->start == START_DISPATCH)
        note_result(&job, dxs_executor_dispatch(job.executor, file->groups));
    else if (execution.result == DXS_RESULT_OK && file->start == START_DRAW)
        execute_draw(&job);
    else if (execution.result == DXS_RESULT_OK)
        execute_vertices(&job);
    execution.out_of_bounds = dxs_executor_out_of_bounds(job.executor);
    release_job(&job);
    begin_phase(before);
    return execution;
}

void release_execution(struct execution *execution, const struct run_file *file)
{
    for (size_t i = 0; i < file->input_count; i++)
        free(execution->contents[i]);
    for (size_t i = 0; i < execution->output_count; i++)
        free(execution->outputs[i].words);
    free(execution->contents);
    free(execution->outputs);
    *execution = (struct execution){.result = DXS_RESULT_OK};
}
