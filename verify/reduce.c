/* Reduces the SPIR-V of a case: see reduce.h. A reduced module computes something else than the DXIL, so the executor
 * cannot say what is right. Another device can, or the same one without the command of --through. A
 * reduction keeps both values of the case, because a module that reads undefined values or races would change them. */
#define _DEFAULT_SOURCE /* realpath() */
#include "verify/reduce.h"

#include "cli/files.h"
#include "cli/folders.h"
#include "cli/messages.h"
#include "cli/tools/tools.h"
#include "runner/device/needs.h"
#include "runner/execute/modules.h"
#include "runner/execute/optional_features.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define WITHOUT_COMMAND "without the command"

/* ---- A value on a device ----------------------------------------------------------------------------------------- */

struct found_value {
    bool is_there;
    uint64_t bits;
};

struct value_child {
    const struct trial *trial;
    const struct difference *where;
    struct found_value *value; /* shared */
};

/* Where the results with this title begin; NULL: the run has none. */
static const void *find_results(const struct device_run *run, const char *title, size_t *size)
{
    char name[sizeof((struct difference *)0)->title];

    for (size_t n = 0; n < run->file->input_count; n++) {
        const struct input *input = &run->file->inputs[n];
        *size = input->size;
        if (run->resources[n].mapped && input->kind != INPUT_COUNTER &&
            strcmp(describe_register(input->name, name), title) == 0)
            return run->resources[n].mapped;
    }
    for (size_t n = 0; n < run->output_count; n++) {
        const struct stage_output *output = &run->outputs[n];
        *size = output->count * output->columns * sizeof *output->words;
        snprintf(name, sizeof name, "%s%u", output->name, output->index);
        if (strcmp(name, title) == 0)
            return output->words;
    }
    return NULL;
}

static _Noreturn void value_body(const void *argument)
{
    const struct value_child *child = argument;
    const struct difference *d = child->where;
    struct run_file file = parse_run_file(child->trial->inputs);
    struct comparison c;
    size_t size;

    prepare_trial(&c, child->trial, &file, NULL);
    struct device_run *run = prepare_run(&c.device, &c.shader, &file);
    run_on_device(run);
    const uint8_t *results = find_results(run, d->title, &size);
    if (!results || d->width > size || d->index > size / d->width - 1)
        test_fails("the module leaves no %s[%zu]", d->title, d->index);
    memcpy(&child->value->bits, results + d->index * d->width, d->width);
    child->value->is_there = true;
    test_passes();
}

/* `message` of MESSAGE_TEXT characters: why there is none. */
static struct found_value value_with(const struct trial *trial, const struct difference *where, char *message)
{
    struct found_value value = {.is_there = false}, *shared = shared_memory(sizeof *shared);
    struct value_child argument = {trial, where, shared};

    snprintf(message, MESSAGE_TEXT, "out of memory");
    if (!shared)
        return value;
    struct ending ending = run_child(&(struct child){value_body, &argument, trial->timeout, NULL});
    value = *shared;
    munmap(shared, sizeof *shared);
    snprintf(message, MESSAGE_TEXT, "%.*s", (int)strcspn(ending.text, "\n"), ending.text);
    free(ending.text);
    return value;
}

/* ---- The same difference ----------------------------------------------------------------------------------------- */

static struct trial right_trial(const struct trial *trial, const char *right)
{
    struct trial other = *trial;

    if (strcmp(right, WITHOUT_COMMAND) == 0)
        other.through = NULL;
    else
        other.device = right;
    return other;
}

static bool has_value(const struct trial *trial, const struct difference *where, uint64_t wanted,
                      char message[MESSAGE_TEXT])
{
    struct found_value value = value_with(trial, where, message);

    if (value.is_there && value.bits != wanted)
        snprintf(message, MESSAGE_TEXT, "%s[%zu] is 0x%" PRIx64 " instead of 0x%" PRIx64, where->title, where->index,
                 value.bits, wanted);
    return value.is_there && value.bits == wanted;
}

/* Which device or command is right with the module that is wrong here. False: none is. */
static bool find_right(const struct trial *trial, const struct difference *d, char right[DEVICE_TEXT])
{
    struct device_names devices = {.count = 0};
    char message[MESSAGE_TEXT];

    snprintf(right, DEVICE_TEXT, WITHOUT_COMMAND);
    struct trial other = right_trial(trial, right);
    if (trial->through && has_value(&other, d, d->expected, message))
        return true;
    list_devices(&devices, message);
    for (uint32_t n = 0; n < devices.count; n++) {
        snprintf(right, DEVICE_TEXT, "%s", devices.names[n]);
        other = right_trial(trial, right);
        other.through = NULL;
        if (has_value(&other, d, d->expected, message))
            return true;
    }
    return false;
}

static bool read_difference(const char *folder, struct difference *d, char right[DEVICE_TEXT])
{
    char path[PATH_TEXT];
    size_t size;

    snprintf(path, sizeof path, "%s/difference.txt", folder);
    char *text = file_read(path, &size);
    int fields = text ? sscanf(text, "%63s %zu %zu 0x%" SCNx64 " 0x%" SCNx64 "\n%255[^\n]", d->title, &d->index,
                               &d->width, &d->device, &d->expected, right)
                      : 0;
    free(text);
    if (fields != 6 || d->width == 0 || d->width > sizeof d->device)
        complain("verify: %s: no difference that a module can be tried for", path);
    return fields == 6 && d->width != 0 && d->width <= sizeof d->device;
}

bool find_same_difference(const char *folder, const struct trial *trial, const char *module)
{
    struct difference d;
    struct trial wrong = *trial;
    char right[DEVICE_TEXT], message[MESSAGE_TEXT];

    if (!read_difference(folder, &d, right))
        return false;
    wrong.module = module;
    struct trial other = right_trial(&wrong, right);
    if (strcmp(right, WITHOUT_COMMAND) != 0)
        other.through = NULL;
    bool is_same = has_value(&wrong, &d, d.device, message) && has_value(&other, &d, d.expected, message);
    printf("%s%s\n", is_same ? "the same difference" : "not the same: ", is_same ? "" : message);
    return is_same;
}

/* ---- spirv-reduce ------------------------------------------------------------------------------------------------ */

struct reducer {
    char folder[PATH_TEXT]; /* for the files of spirv-reduce */
    char module[PATH_TEXT], script[PATH_TEXT], best[PATH_TEXT];
};

/* For the shell: quotes in it end the quoted text, which goes on behind a quote in double quotes. */
static void append_quoted(struct string_buffer *text, const char *word)
{
    buffer_append_string(text, "'");
    for (; *word; word++)
        buffer_append_string(text, *word == '\'' ? "'\"'\"'" : (const char[]){*word, 0});
    buffer_append_string(text, "'");
}

/* spirv-reduce goes on from each module for which this script ends with 0, so the last is the smallest. */
static bool write_script(const struct reducer *r, const char *folder, const struct trial *trial)
{
    struct string_buffer text = {0};
    char program[PATH_TEXT], *full = realpath(folder, NULL);
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);

    program[length > 0 ? length : 0] = 0;
    buffer_append_string(&text, "#!/bin/sh\n");
    append_quoted(&text, program);
    buffer_append_string(&text, " verify --case ");
    append_quoted(&text, full ? full : folder);
    buffer_append_format(&text, " --timeout %u", trial->timeout);
    if (trial->device) {
        buffer_append_string(&text, " --device ");
        append_quoted(&text, trial->device);
    }
    buffer_append_string(&text, " --module \"$1\" || exit 1\ncp \"$1\" ");
    append_quoted(&text, r->best);
    buffer_append_string(&text, "\n");
    bool is_written =
        length > 0 && !text.failed && file_write(r->script, text.data, text.size) && chmod(r->script, 0700) == 0;
    buffer_free(&text);
    free(full);
    return is_written;
}

static _Noreturn void reducer_body(const void *argument)
{
    const struct reducer *r = argument;
    int status;

    begin_phase(PHASE_COMMAND);
    pid_t id = fork();
    if (id == 0) {
        end_with_parent();
        dup2(STDOUT_FILENO, STDERR_FILENO);
        if (chdir(r->folder) == 0)
            execlp("spirv-reduce", "spirv-reduce", "--scalar-block-layout", "--step-limit=100000",
                   "--temp-file-prefix=step_", "module.spv", "-o", "reduced.spv", "--", "./interesting.sh",
                   (char *)NULL);
        _Exit(127);
    }
    if (id < 0 || waitpid(id, &status, 0) != id)
        test_fails("%s", strerror(errno));
    begin_phase(PHASE_TEST);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        test_skips("spirv-reduce is not installed");
    test_passes();
}

static bool make_reducer(struct reducer *r)
{
    if (!make_temporary_folder(r->folder))
        return false;
    int length = (int)strlen(r->folder);
    snprintf(r->module, sizeof r->module, "%.*s/module.spv", length, r->folder);
    snprintf(r->script, sizeof r->script, "%.*s/interesting.sh", length, r->folder);
    snprintf(r->best, sizeof r->best, "%.*s/best.spv", length, r->folder);
    return true;
}

/* The module that is reduced: what the command of --through gets. */
struct module_child {
    const struct trial *trial;
    const char *path;
};

static _Noreturn void module_body(const void *argument)
{
    const struct module_child *child = argument;
    struct run_file file = parse_run_file(child->trial->inputs);
    struct trial trial = *child->trial;
    struct comparison c;

    trial.through = NULL;
    trial.kept_module = child->path;
    prepare_trial(&c, &trial, &file, NULL);
    if (shader_module_count(&c.shader) > 1)
        test_skips("several modules");
    test_passes();
}

static bool write_difference(const char *folder, const struct difference *d, const char *right)
{
    struct string_buffer text = {0};
    char path[PATH_TEXT];

    buffer_append_format(&text, "%s %zu %zu 0x%" PRIx64 " 0x%" PRIx64 "\n%s\n", d->title, d->index, d->width, d->device,
                         d->expected, right);
    snprintf(path, sizeof path, "%s/difference.txt", folder);
    bool is_written = !text.failed && file_write(path, text.data, text.size);
    buffer_free(&text);
    return is_written;
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

static bool write_reduced(const char *folder, const void *bytes, size_t size)
{
    struct tool_text assembly = {NULL, 0};
    char path[PATH_TEXT];

    snprintf(path, sizeof path, "%s/reduced.spvasm", folder);
    if (spirv_disassemble(bytes, size / sizeof(uint32_t), &assembly) == TOOL_DONE && assembly.data)
        file_write(path, assembly.data, assembly.size);
    tool_text_free(&assembly);
    snprintf(path, sizeof path, "%s/reduced.spv", folder);
    return file_write(path, bytes, size);
}

/* True: the smaller module is in the case. */
static bool take_best(const struct reducer *r, const char *folder, struct string_buffer *text)
{
    size_t before = 0, after = 0;
    void *module = file_read(r->module, &before), *best = file_read(r->best, &after);
    bool is_smaller = module && best && after < before && write_reduced(folder, best, after);

    if (is_smaller)
        buffer_append_format(text, "from %zu to %zu words", before / sizeof(uint32_t), after / sizeof(uint32_t));
    else
        buffer_append_string(text, "nothing can be left out");
    free(module);
    free(best);
    return is_smaller;
}

/* False: spirv-reduce knows less than this module has, or there is no spirv-reduce. */
static bool run_reducer(const struct reducer *r, unsigned seconds, struct string_buffer *text)
{
    struct ending ending = run_child(&(struct child){reducer_body, r, seconds, NULL});
    bool has_begun = file_exists(r->best);

    if (!has_begun)
        buffer_append_string(text, ending.outcome == OUTCOME_SKIPPED ? ending.text : "spirv-reduce does not take it");
    if (has_begun && ending.is_timeout)
        buffer_append_string(text, "until the time was over, ");
    free(ending.text);
    return has_begun;
}

/* The module, translated with this choice of features, if it is as wrong and something else is right. */
static bool begin_with(struct reducer *r, const char *folder, const struct trial *trial, const struct difference *d,
                       uint64_t features, struct string_buffer *text)
{
    struct trial own = *trial;
    struct module_child argument = {&own, r->module};
    char right[DEVICE_TEXT], message[MESSAGE_TEXT];

    own.features = features;
    struct ending ending = run_child(&(struct child){module_body, &argument, trial->timeout, NULL});
    bool is_made = ending.outcome == OUTCOME_PASSED;
    if (!is_made)
        buffer_append_string(text, ending.text);
    free(ending.text);
    own.module = r->module;
    if (!is_made)
        return false;
    if (!has_value(&own, d, d->device, message))
        buffer_append_string(text, message);
    else if (!find_right(&own, d, right))
        buffer_append_string(text, "no other device is right with this SPIR-V");
    else if (!write_difference(folder, d, right) || !write_script(r, folder, trial))
        buffer_append_string(text, strerror(errno));
    else
        return true;
    return false;
}

static bool reduce_with(struct reducer *r, const char *folder, const struct trial *trial, const struct difference *d,
                        unsigned seconds, struct string_buffer *text)
{
    const uint64_t features[] = {trial->features, without_new_features()};

    for (size_t n = 0; n < sizeof features / sizeof *features; n++) {
        buffer_free(text);
        *text = (struct string_buffer){0};
        if (!begin_with(r, folder, trial, d, features[n], text))
            return false;
        if (run_reducer(r, seconds, text))
            return take_best(r, folder, text);
    }
    return false;
}

bool reduce_case(const char *folder, const struct trial *trial, const struct trial_result *result, unsigned seconds,
                 struct string_buffer *text)
{
    struct reducer r;
    const char *why = seconds == 0                    ? "not asked for"
                      : result->first.width == 0      ? "no single value is wrong"
                      : result->is_unstable           ? "the wrong value is another one each time"
                      : result->validity == NOT_VALID ? "the SPIR-V is not valid"
                      : !make_reducer(&r)             ? strerror(errno)
                                                      : NULL;
    if (why) {
        buffer_append_string(text, why);
        return false;
    }
    bool is_reduced = reduce_with(&r, folder, trial, &result->first, seconds, text);
    remove_temporary_folder();
    return is_reduced;
}
