/* dxil-spirv decoder NAME --run: executes a decoder on the CPU or on a Vulkan device, from input files to output files.
 */
#include "cli/decoder/decoder.h"
#include "cli/decoder/device.h"
#include "cli/decoder/text.h"
#include "dxs_exec.h"
#include "cli/files.h"
#include "cli/messages.h"
#include "cli/run/run.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct job {
    const struct dxs_decoder *decoder;
    uint32_t constants[MAX_CONSTANTS];
    const char *paths[MAX_BUFFERS]; /* NULL: not given */
    void *buffers[MAX_BUFFERS];
    size_t sizes[MAX_BUFFERS];
};

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static bool is_named(const char *word, const char *name, const char **value)
{
    size_t length = strlen(name);
    *value = word + length + 1;
    return strncmp(word, name, length) == 0 && word[length] == '=';
}

/* -2^31 to 2^32 - 1. */
static bool read_number(const char *text, uint32_t *number)
{
    char *end;
    errno = 0;
    long long value = strtoll(text, &end, 0);
    *number = (uint32_t)value;
    return end != text && !*end && errno == 0 && value >= INT32_MIN && value <= UINT32_MAX;
}

static bool read_value(struct job *job, const char *word)
{
    const char *value;
    for (uint32_t i = 0; i < job->decoder->constant_count; i++) {
        if (!is_named(word, job->decoder->constants[i].name, &value))
            continue;
        if (read_number(value, &job->constants[i]))
            return true;
        complain("%s: expected a 32-bit number", word);
        return false;
    }
    for (uint32_t i = 0; i < job->decoder->buffer_count; i++)
        if (is_named(word, job->decoder->buffers[i].name, &value) &&
            job->decoder->buffers[i].role != DXS_DECODER_ROLE_SCRATCH) {
            job->paths[i] = value;
            return true;
        }
    complain("%s: %s has no constant, input or output of that name", word, job->decoder->name);
    return false;
}

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

/* A file, a picture, or numbers as of `run`. */
static bool read_data(struct job *job, uint32_t number)
{
    const struct dxs_decoder_buffer *buffer = &job->decoder->buffers[number];
    bool is_png = strncmp(job->paths[number], "png:", 4) == 0;
    const struct run_word word = {buffer->name, job->paths[number]};
    struct run_data data = {0};

    if ((is_png || run_has_numbers(job->paths[number])) && buffer->role == DXS_DECODER_ROLE_IN_OUT) {
        complain("%s is read and then written: expected a file", buffer->name);
        return false;
    }
    if (is_png) {
        job->buffers[number] = decoder_read_png(buffer, job->paths[number] + 4, &job->sizes[number]);
        return job->buffers[number] != NULL;
    }
    if (run_has_numbers(job->paths[number])) {
        bool is_read = run_read_data(&word, job->paths[number], &data);
        job->buffers[number] = data.bytes;
        job->sizes[number] = data.size;
        return is_read;
    }
    job->buffers[number] = file_read(job->paths[number], &job->sizes[number]);
    if (!job->buffers[number])
        complain("%s: %s", job->paths[number], strerror(errno));
    return job->buffers[number] != NULL;
}

static enum exit_code load(struct job *job, uint32_t number)
{
    const struct dxs_decoder_buffer *buffer = &job->decoder->buffers[number];
    uint64_t needed = dxs_decoder_buffer_size(buffer, job->constants);

    bool is_read = buffer->role == DXS_DECODER_ROLE_INPUT || buffer->role == DXS_DECODER_ROLE_IN_OUT;

    if (!is_read || (needed == 0 && !job->paths[number])) {
        job->sizes[number] = (size_t)needed;
        job->buffers[number] = needed < UINT32_MAX ? calloc(1, (size_t)needed + 1) : NULL;
        if (job->buffers[number])
            return EXIT_DONE;
        complain("%s: buffer %s is too large: %llu bytes", job->decoder->name, buffer->name,
                 (unsigned long long)needed);
        return EXIT_REFUSED;
    }
    if (!job->paths[number]) {
        complain("%s: input %s=FILE is missing: expected %llu bytes", job->decoder->name, buffer->name,
                 (unsigned long long)needed);
        return EXIT_USAGE;
    }
    if (!read_data(job, number))
        return EXIT_USAGE;
    if (job->sizes[number] >= needed)
        return EXIT_DONE;
    complain("%s: the file has %zu bytes; with these constants, %s needs %llu", job->paths[number], job->sizes[number],
             buffer->name, (unsigned long long)needed);
    return EXIT_USAGE;
}

static enum exit_code store(const struct job *job)
{
    for (uint32_t i = 0; i < job->decoder->buffer_count; i++)
        if (job->decoder->buffers[i].role >= DXS_DECODER_ROLE_OUTPUT && job->paths[i] &&
            !decoder_write(&job->decoder->buffers[i], job->paths[i], job->buffers[i], job->sizes[i]))
            return EXIT_USAGE;
    return EXIT_DONE;
}

/* ---- Execution --------------------------------------------------------------------------------------------------- */

static enum dxs_result bind(struct job *job, dxs_executor *executor)
{
    struct dxs_exec_resource constants = {
        .resource_class = DXS_EXEC_CLASS_CBV, .data = job->constants, .size = sizeof job->constants};
    enum dxs_result result = dxs_executor_bind(executor, &constants);

    for (uint32_t i = 0; i < job->decoder->buffer_count && result == DXS_RESULT_OK; i++) {
        struct dxs_exec_resource buffer = {.resource_class = job->decoder->buffers[i].role == DXS_DECODER_ROLE_INPUT
                                                                 ? DXS_EXEC_CLASS_SRV
                                                                 : DXS_EXEC_CLASS_UAV,
                                           .number = job->decoder->buffers[i].register_number,
                                           .data = job->buffers[i],
                                           .size = job->sizes[i]};
        result = dxs_executor_bind(executor, &buffer);
    }
    return result;
}

static enum exit_code check_groups(const struct job *job)
{
    uint32_t groups[3];
    for (uint32_t i = 0; i < job->decoder->pass_count; i++)
        if (!dxs_decoder_groups(&job->decoder->passes[i], job->constants, groups)) {
            complain("%s: pass %s has more than 65535 groups along an axis", job->decoder->name,
                     job->decoder->passes[i].name);
            return EXIT_USAGE;
        }
    return EXIT_DONE;
}

static enum exit_code execute_pass(struct job *job, const struct dxs_decoder_pass *pass, dxs_module *module)
{
    uint32_t groups[3];
    dxs_decoder_groups(pass, job->constants, groups);
    if (groups[0] == 0 || groups[1] == 0 || groups[2] == 0)
        return EXIT_DONE;
    if (dxs_module_parse(module, pass->dxil, pass->dxil_size, NULL) != DXS_RESULT_OK)
        return report_error(job->decoder->name, dxs_module_error(module));
    dxs_executor *executor = dxs_executor_create(module, 0, NULL);
    if (!executor) {
        complain("out of memory");
        return EXIT_INTERNAL;
    }
    enum exit_code code = EXIT_DONE;
    if (bind(job, executor) != DXS_RESULT_OK || dxs_executor_dispatch(executor, groups) != DXS_RESULT_OK)
        code = report_error(job->decoder->name, dxs_executor_error(executor));
    dxs_executor_destroy(executor);
    return code;
}

static enum exit_code execute(struct job *job)
{
    dxs_module *module = dxs_module_create(NULL);
    enum exit_code code = module ? EXIT_DONE : EXIT_INTERNAL;

    if (!module)
        complain("out of memory");
    for (uint32_t i = 0; i < job->decoder->pass_count && code == EXIT_DONE; i++)
        code = execute_pass(job, &job->decoder->passes[i], module);
    dxs_module_destroy(module);
    return code;
}

#if DXS_WITH_VULKAN
static enum exit_code run_on(struct decoder_device *device, struct job *job)
{
    struct device_run run = {.decoder = job->decoder, .constants = job->constants, .repetitions = 1};

    memcpy(run.buffers, job->buffers, sizeof run.buffers);
    memcpy(run.sizes, job->sizes, sizeof run.sizes);
    const char *failure = decoder_device_takes(device, job->decoder) ? decoder_device_run(device, &run)
                                                                     : "the device lacks what the variant needs";
    if (!failure)
        return EXIT_DONE;
    complain("%s on %s: %s", job->decoder->name, decoder_device_name(device), failure);
    return EXIT_REFUSED;
}

static enum exit_code run_on_device(struct job *job, const char *name)
{
    const char *failure;
    struct decoder_device *device = decoder_device_open(name, &failure);

    if (!device) {
        complain("%s: %s", name ? name : "--vulkan", failure);
        return EXIT_USAGE;
    }
    enum exit_code code = run_on(device, job);
    decoder_device_close(device);
    return code;
}
#else
static enum exit_code run_on_device(struct job *job, const char *name)
{
    (void)job;
    (void)name;
    complain("--vulkan: this program was built without Vulkan's headers");
    return EXIT_USAGE;
}
#endif

enum exit_code decoder_run(const struct decoder_arguments *arguments, const struct dxs_decoder *decoder)
{
    struct job job = {.decoder = decoder};
    enum exit_code code = EXIT_DONE;

    for (int n = 0; n < arguments->value_count && code == EXIT_DONE; n++)
        code = read_value(&job, arguments->values[n]) ? EXIT_DONE : EXIT_USAGE;
    for (uint32_t i = 0; i < decoder->buffer_count && code == EXIT_DONE; i++)
        code = load(&job, i);
    if (code == EXIT_DONE)
        code = check_groups(&job);
    if (code == EXIT_DONE)
        code = arguments->vulkan ? run_on_device(&job, arguments->device) : execute(&job);
    if (code == EXIT_DONE)
        code = store(&job);
    for (uint32_t i = 0; i < decoder->buffer_count; i++)
        free(job.buffers[i]);
    return code;
}
