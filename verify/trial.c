/* Runs a shader on a device and on the executor: see trial.h. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS, mkdtemp() */

#include "verify/trial.h"

#include "cli/messages.h"
#include "cli/tools/tools.h"
#include "verify/through.h"
#include "runner/compile/fossilize.h"
#include "runner/device/needs.h"
#include "runner/execute/modules.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

void *shared_memory(size_t size)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    return memory == MAP_FAILED ? NULL : memory;
}

/* The file and the folder that are there, and the process that made them. Children have a copy. */
static char temporary[PATH_TEXT], temporary_folder[PATH_TEXT];
static pid_t owner;

/* Signals allow neither lists of folders nor memory: rm has both. */
static void remove_folder(void)
{
    pid_t id = fork();

    if (id == 0) {
        char *const words[] = {"rm", "-rf", temporary_folder, NULL};
        execv("/bin/rm", words);
        _Exit(1);
    }
    while (id > 0 && waitpid(id, NULL, 0) < 0 && errno == EINTR)
        ;
}

static void remove_and_end(int number)
{
    if (getpid() == owner) {
        unlink(temporary);
        if (*temporary_folder)
            remove_folder();
    }
    signal(number, SIG_DFL);
    raise(number);
}

static void remove_if_ended(char *kept, const char *path)
{
    static const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};
    struct sigaction old;

    snprintf(kept, PATH_TEXT, "%s", path);
    owner = getpid();
    for (size_t n = 0; n < sizeof ends / sizeof *ends; n++)
        if (sigaction(ends[n], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
            signal(ends[n], remove_and_end);
}

bool make_temporary_file(char *path)
{
    const char *folder = getenv("TMPDIR");
    int length = snprintf(path, PATH_TEXT, "%s/dxil-spirv-XXXXXX", folder && *folder ? folder : "/tmp");
    int file = length < PATH_TEXT ? mkstemp(path) : -1;

    if (file < 0)
        complain("verify: %s: %s", path, strerror(errno));
    else
        close(file);
    if (file >= 0)
        remove_if_ended(temporary, path);
    return file >= 0;
}

bool make_temporary_folder(char *path)
{
    const char *folder = getenv("TMPDIR");
    int length = snprintf(path, PATH_TEXT, "%s/dxil-spirv-XXXXXX", folder && *folder ? folder : "/tmp");
    bool is_made = length < PATH_TEXT && mkdtemp(path);

    if (is_made)
        remove_if_ended(temporary_folder, path);
    return is_made;
}

void remove_temporary_folder(void)
{
    remove_folder();
    *temporary_folder = 0;
}

/* ---- In the child ------------------------------------------------------------------------------------------------ */

struct trial_child {
    const struct trial *trial;
    struct trial_result *result; /* shared */
};

static char *all_options(const struct trial *trial)
{
    const char *more = trial->more ? trial->more : "";
    size_t size = strlen(trial->options) + strlen(more) + 2;
    char *options = allocate(size, 1);

    snprintf(options, size, "%s %s", trial->options, more);
    return options;
}

void convert_for_trial(struct shader *shader, const struct trial *trial, const struct device *device,
                       const struct run_file *file)
{
    convert_as(shader, trial->path, all_options(trial), device, file);
}

/* Bindings and stage stay those of the conversion. */
static void take_module(struct shader *shader, const char *path)
{
    size_t size;
    char *bytes = read_file(path, &size);

    uint32_t *words = allocate(size / sizeof *words, sizeof *words);
    memcpy(words, bytes, size - size % sizeof *words);
    if (size % sizeof *words || *words != 0x07230203 || shader_module_count(shader) > 1)
        test_fails("%s: no module for this shader", path);
    shader->words = words;
    shader->word_count = size / sizeof *words;
    free(bytes);
}

void prepare_trial(struct comparison *c, const struct trial *trial, const struct run_file *file,
                   char device[DEVICE_TEXT])
{
    *c = (struct comparison){.first_seed = trial->first_seed,
                             .runs_wanted = trial->runs,
                             .given_values_only = file && trial->runs <= 1,
                             .binds_addresses = strstr(trial->options, "--root-signature") != NULL,
                             .kept_inputs = trial->kept_inputs};
    c->plain.feature_choice = trial->features;
    c->plain.separates_views = !file && !c->binds_addresses;
    c->plain.blends_two_sources = file && file->draw.has_two_sources;
    open_device(&c->device, trial->device);
    if (trial->fossils)
        record_pipelines(&c->device, trial->fossils);
    if (device)
        device_text(&c->device, device, DEVICE_TEXT);
    convert_for_trial(&c->plain, trial, &c->device, file);
    c->shader = c->plain;
    c->traits = find_all_traits(&c->shader);
    if (trial->module)
        take_module(&c->shader, trial->module);
    if (trial->through)
        pass_through_command(&c->shader, trial->through);
    if (trial->kept_module)
        keep_module(trial->kept_module, &c->shader);
    require_all_capabilities(&c->device, &c->shader);
}

static void compare_trial(struct comparison *c, const struct trial *trial, struct run_file *file)
{
    if (!trial->inputs) {
        compare_generated(c);
        return;
    }
    if (file->executor_lacks)
        test_skips("the executor lacks %s", file->executor_lacks);
    require_needs(&c->device, file);
    require_bounds(&c->shader, file);
    compare_given(c, file);
}

static void note_result(const struct comparison *c, void *result)
{
    struct trial_result *r = result;

    r->runs = c->runs;
    r->compared = c->tally.compared;
    r->undetermined = c->tally.undetermined;
    r->first = c->tally.first;
    r->seed = c->first_difference_seed;
    r->is_unstable = c->is_unstable;
    r->differences = c->tally.differences;
}

/* The executor reads no root signatures; .run files have no levels of samplers. */
static const char *gap_of_signature(const struct root_binding *root)
{
    enum {
        MAX_LEVELS = 15
    };

    for (uint32_t n = 0; root && root->signature && n < root->signature->sampler_count; n++) {
        const struct dxs_static_sampler *s = &root->signature->samplers[n];
        if (s->mip_lod_bias != 0 || s->min_lod > 0 || s->max_lod < MAX_LEVELS)
            return "levels of static samplers";
    }
    return NULL;
}

static _Noreturn void trial_body(const void *argument)
{
    const struct trial_child *child = argument;
    const struct trial *trial = child->trial;
    struct run_file file = {.start = START_NOTHING};
    struct comparison c;

    if (trial->inputs)
        file = parse_run_file(trial->inputs);
    prepare_trial(&c, trial, trial->inputs ? &file : NULL, child->result->device);
    child->result->modules = hash_of_modules(&c.shader);
    const char *gap = c.traits.executor_lacks ? c.traits.executor_lacks : gap_of_signature(c.shader.root);
    if (gap)
        test_skips("the executor lacks %s", gap);
    c.note = note_result; /* a later run may end the process */
    c.note_user = child->result;
    compare_trial(&c, trial, &file);
    if (c.tally.differences > 0)
        test_fails("different");
    if (c.runs == 0)
        test_skips("no run is compared: %s", c.not_compared);
    if (c.tally.compared == 0)
        test_skips(c.tally.undetermined ? "none of its results is determined" : "it leaves no results");
    test_passes();
}

/* ---- In the parent ----------------------------------------------------------------------------------------------- */

enum trial_end end_of_trial(const struct ending *ending)
{
    bool is_broken = ending->is_crash || ending->is_timeout;

    if (ending->outcome == OUTCOME_PASSED)
        return TRIAL_EQUAL;
    if (ending->outcome == OUTCOME_SKIPPED)
        return TRIAL_LEFT_OUT;
    switch (ending->phase) {
    case PHASE_DRIVER: /* without a crash: the file does not fit the shader, or there is no device */
        return is_broken ? TRIAL_DRIVER : TRIAL_USAGE;
    case PHASE_DRIVER_ERROR:
        return TRIAL_DRIVER;
    case PHASE_CONVERSION:
        return is_broken ? TRIAL_INTERNAL : TRIAL_REFUSED;
    case PHASE_EXECUTOR:
        return ending->is_timeout ? TRIAL_LEFT_OUT : TRIAL_INTERNAL;
    case PHASE_COMMAND:
        return TRIAL_USAGE;
    case PHASE_TEST:
        return is_broken ? TRIAL_INTERNAL : TRIAL_USAGE;
    case PHASE_NO_MEMORY:
        break;
    }
    return TRIAL_INTERNAL;
}

struct trial_result run_trial(const struct trial *trial)
{
    struct trial_result result = {.end = TRIAL_INTERNAL, .message = "out of memory"},
                        *shared = shared_memory(sizeof result);

    if (!shared)
        return result;
    struct trial_child argument = {trial, shared};
    struct ending ending = run_child(&(struct child){trial_body, &argument, trial->timeout, NULL});
    result = *shared;
    munmap(shared, sizeof *shared);
    snprintf(result.message, sizeof result.message, "%s", ending.text);
    result.end = end_of_trial(&ending);
    if (result.end != TRIAL_DRIVER && result.differences > 0)
        result.end = TRIAL_DIFFERENT;
    free(ending.text);
    return result;
}

/* ---- Validation -------------------------------------------------------------------------------------------------- */

struct validation {
    const struct trial *trial;
    enum validity *validity; /* shared */
};

static enum validity validate_module(const uint32_t *words, size_t count, const struct dxs_features *features)
{
    struct tool_text text = {NULL, 0};
    enum tool_result result = spirv_validate(words, count, spirv_environment(words), features, &text);

    if (result != TOOL_DONE)
        printf("%s", text.data ? text.data : "out of memory");
    tool_text_free(&text);
    return result == TOOL_DONE ? VALID : result == TOOL_FAILED ? NOT_VALID : VALIDITY_UNKNOWN;
}

/* Until one is not valid. */
static enum validity validate_modules(const struct shader *s)
{
    enum validity validity = VALID;

    for (uint32_t n = 0; n < shader_module_count(s) && validity == VALID; n++) {
        struct spirv_module module = shader_module(s, n);
        validity = validate_module(module.words, module.word_count, module.features);
    }
    return validity;
}

static _Noreturn void validation_body(const void *argument)
{
    const struct validation *v = argument;
    struct run_file file = {.start = START_NOTHING};
    struct comparison c;

    if (v->trial->inputs)
        file = parse_run_file(v->trial->inputs);
    prepare_trial(&c, v->trial, v->trial->inputs ? &file : NULL, NULL);
    begin_phase(PHASE_TEST);
    *v->validity = validate_modules(&c.shader);
    test_passes();
}

enum validity validate_trial(const struct trial *trial, char message[MESSAGE_TEXT])
{
    enum validity validity = VALIDITY_UNKNOWN, *shared = shared_memory(sizeof *shared);
    struct validation argument = {trial, shared};

    snprintf(message, MESSAGE_TEXT, "out of memory");
    if (!shared)
        return VALIDITY_UNKNOWN;
    struct ending ending = run_child(&(struct child){validation_body, &argument, trial->timeout, NULL});
    validity = *shared;
    munmap(shared, sizeof *shared);
    snprintf(message, MESSAGE_TEXT, "%.*s", (int)strcspn(ending.text, "\n"), ending.text);
    free(ending.text);
    return validity;
}

/* ---- Devices ----------------------------------------------------------------------------------------------------- */

static _Noreturn void devices_body(const void *argument)
{
    struct device_names *devices = *(struct device_names *const *)argument;
    VkPhysicalDevice physical[MAX_DEVICES];
    VkInstance instance = create_instance(); /* finds the functions below */
    uint32_t count = MAX_DEVICES;
    VkResult result = vkEnumeratePhysicalDevices(instance, &count, physical);

    if (result != VK_INCOMPLETE)
        check(result, "vkEnumeratePhysicalDevices");
    for (uint32_t i = 0; i < count; i++) {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(physical[i], &properties);
        if (properties.apiVersion >= VK_API_VERSION_1_2)
            snprintf(devices->names[devices->count++], DEVICE_TEXT, "%s", properties.deviceName);
    }
    if (devices->count == 0)
        test_fails("there is no device with Vulkan 1.2");
    test_passes();
}

bool list_devices(struct device_names *devices, char message[MESSAGE_TEXT])
{
    enum {
        SECONDS = 60
    };
    struct device_names *shared = shared_memory(sizeof *shared);

    snprintf(message, MESSAGE_TEXT, "out of memory");
    if (!shared)
        return false;
    struct ending ending = run_child(&(struct child){devices_body, &shared, SECONDS, NULL});
    *devices = *shared;
    munmap(shared, sizeof *shared);
    snprintf(message, MESSAGE_TEXT, "%s", ending.text);
    free(ending.text);
    return ending.outcome == OUTCOME_PASSED;
}
