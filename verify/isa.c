/* dxil-spirv isa: what a Vulkan driver makes of a shader, by VK_KHR_pipeline_executable_properties. Nothing runs. RADV
 * compiles for GPUs that are not there. */
#define _DEFAULT_SOURCE /* strcasecmp() */
#include "verify/isa.h"

#include "cli/files.h"
#include "cli/messages.h"
#include "cli/subcommands.h"
#include "runner/compare/comparison.h"
#include "runner/compile/fossilize.h"
#include "runner/draw/pipelines.h"
#include "runner/execute/modules.h"
#include "verify/options.h"
#include "verify/trial.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <unistd.h>

static const char usage[] =
    "usage: dxil-spirv isa SHADER [OPTION...] [CONVERSION-OPTION...]\n"
    "Shows the statistics that a Vulkan driver tells of its code for SHADER: DXIL, DXBC, or SPIR-V. Nothing runs.\n"
    "Features and limits are the device's. See docs/guides/isa.md.\n"
    "  --gpu NAME               a GPU that need not be there, as RADV calls it: navi21, navi31, vega10, gfx1201, ...\n"
    "  --device NAME            the first device whose name contains NAME, or the one with this number, from 1\n"
    "                           (default: the first)\n"
    "  --assembly               show the machine code, too\n"
    "  --representation NAME    show the driver's texts whose name contains NAME, such as NIR\n"
    "  --against FILE           compare with this shader\n"
    "  --against-options TEXT   compare with these options of the conversion instead of the others (or for FILE)\n"
    "  --foz FILE               write the pipelines as an archive of Fossilize\n"
    "  --timeout SECONDS        for each conversion, and for the driver (default: 60)\n"
    "Exit codes: 0 done; 1 not converted, or the driver failed; 2 wrong usage, no device, or a device that cannot; 3\n"
    "internal error.\n";

enum {
    SIDES = 2
};

struct isa_arguments {
    struct isa_side sides[SIDES];
    const char *gpu, *device, *representation, *against, *against_options, *fossils;
    struct string_buffer options;
    unsigned timeout;
    bool help;
};

/* ---- In the child ------------------------------------------------------------------------------------------------ */

struct isa_child {
    const struct isa_arguments *arguments;
    volatile uint32_t *side; /* shared: the one that is worked at, + 1 */
    FILE *noise;             /* what drivers print */
};

static uint32_t side_count(const struct isa_arguments *a)
{
    return a->sides[1].path ? SIDES : 1;
}

/* Of a GPU that is not there, RADV is asked by its environment, which the user may have set to more. */
static void choose_gpu(const char *gpu)
{
    setenv("RADV_FORCE_FAMILY", gpu, 1);
    setenv("AMD_FORCE_FAMILY", gpu, 1); /* since Mesa 25.1 */
    setenv("MESA_SHADER_CACHE_DISABLE", "1", 0);
}

/* What stands for the GPU is called "AMD ... (RADV NAVI21)". */
static void open_for_isa(struct device *device, const struct isa_arguments *a)
{
    if (a->gpu)
        choose_gpu(a->gpu);
    open_device(device, a->gpu ? "RADV" : a->device);
    const char *start = strstr(device->properties.properties.deviceName, "RADV "), *name = start ? start + 5 : "";
    size_t length = a->gpu ? strlen(a->gpu) : 0;
    if (a->gpu && (strncasecmp(name, a->gpu, length) != 0 || name[length] != ')'))
        test_fails("this version of RADV does not stand for other GPUs: it has %s",
                   device->properties.properties.deviceName);
    if (!device_has_statistics(device))
        test_skips("%s lacks VK_KHR_pipeline_executable_properties", device->properties.properties.deviceName);
}

static struct module *declare(const uint32_t *words, size_t count)
{
    struct module *module = declare_module(words, count);

    if (!module)
        test_fails("this is no SPIR-V, or memory is out");
    if (!stage_name(module))
        test_skips("a shader of this stage has no pipeline of its own");
    return module;
}

static struct compiled compile_spirv(const struct device *device, const char *bytes, size_t size, bool wants_text)
{
    struct module *module = declare((const uint32_t *)(const void *)bytes, size / sizeof(uint32_t));

    return compile_modules(device, &module, 1, &(struct compilation){.wants_text = wants_text});
}

static struct compiled compile_shader(const struct device *device, const struct isa_side *side, bool wants_text)
{
    struct shader shader = {.compiles_only = true};
    struct compilation how = {.wants_text = wants_text};

    convert_as(&shader, side->path, side->options, device, NULL);
    require_all_capabilities(device, &shader);
    uint32_t count = shader_module_count(&shader);
    struct module **modules = allocate(count, sizeof *modules);
    for (uint32_t n = 0; n < count; n++) {
        struct spirv_module module = shader_module(&shader, n);
        modules[n] = declare(module.words, module.word_count);
        modules[n]->title = shader.stage_count ? shader.stages[n].entry->name : NULL;
    }
    if (shader.entry.stage == DXS_STAGE_COMPUTE || shader.entry.stage == DXS_STAGE_NODE) {
        struct subgroups subgroups = subgroups_of(device, &shader);
        how.subgroup_size = subgroups.is_required ? subgroups.size : 0;
        how.are_full_subgroups = subgroups.are_full;
    }
    return compile_modules(device, modules, count, &how);
}

static bool is_spirv(const char *path)
{
    static const uint32_t magic = 0x07230203;
    uint32_t word;
    size_t size = sizeof word;

    return file_start(path, &word, &size) && size == sizeof word && word == magic;
}

static void compile_side(const struct device *device, struct isa_side *side, bool wants_text)
{
    size_t size;
    char *bytes = read_file(side->path, &size);

    side->compiled = is_spirv(side->path) ? compile_spirv(device, bytes, size, wants_text)
                                          : compile_shader(device, side, wants_text);
    check(side->compiled.result, "the driver makes no pipeline");
    if (side->compiled.count == 0)
        test_skips("the driver tells nothing of its code");
}

static _Noreturn void isa_body(const void *argument)
{
    const struct isa_child *child = argument;
    const struct isa_arguments *a = child->arguments;
    struct isa_side sides[SIDES];
    struct device device;
    char text[DEVICE_TEXT];

    dup2(fileno(child->noise), STDERR_FILENO);
    memcpy(sides, a->sides, sizeof sides);
    open_for_isa(&device, a);
    if (a->fossils)
        record_pipelines(&device, a->fossils);
    for (uint32_t n = 0; n < side_count(a); n++) {
        *child->side = n + 1;
        compile_side(&device, &sides[n], a->representation != NULL);
    }
    *child->side = 0;
    begin_phase(PHASE_TEST);
    if (a->representation)
        require_representations(sides, side_count(a), a->representation);
    device_text(&device, text, sizeof text);
    printf("%s\n", text);
    print_statistics_table(sides, side_count(a));
    if (a->representation)
        print_representations(sides, side_count(a), a->representation);
    test_passes();
}

/* ---- In the parent ----------------------------------------------------------------------------------------------- */

/* What a driver said before it failed. */
static void show_noise(FILE *noise)
{
    char line[512];

    rewind(noise);
    while (fgets(line, sizeof line, noise)) {
        make_plain(line, "\n");
        fputs(line, stderr);
    }
}

static enum exit_code code_of_ending(const struct ending *ending)
{
    switch (end_of_trial(ending)) {
    case TRIAL_EQUAL:
        return EXIT_DONE;
    case TRIAL_DRIVER:
    case TRIAL_REFUSED:
        return EXIT_REFUSED;
    case TRIAL_INTERNAL:
        return EXIT_INTERNAL;
    default:
        return EXIT_USAGE;
    }
}

static enum exit_code run_isa(const struct isa_arguments *a)
{
    uint32_t *side = shared_memory(sizeof *side);
    struct isa_child argument = {a, side, tmpfile()};

    if (!side || !argument.noise) {
        complain("isa: no memory, or no temporary file");
        return EXIT_INTERNAL;
    }
    struct ending ending = run_child(&(struct child){isa_body, &argument, a->timeout, NULL});
    enum exit_code code = code_of_ending(&ending);
    if (code == EXIT_DONE) {
        printf("%s", ending.text);
    } else {
        if (ending.phase == PHASE_DRIVER || ending.phase == PHASE_DRIVER_ERROR)
            show_noise(argument.noise);
        complain("isa: %s%s%s", *side ? a->sides[*side - 1].path : "", *side ? ": " : "", ending.text);
        if (a->gpu && !*side && ending.phase == PHASE_DRIVER) /* RADV ends the process */
            complain("isa: --gpu %s: has this version of RADV a GPU of this name?", a->gpu);
    }
    free(ending.text);
    fclose(argument.noise);
    munmap(side, sizeof *side);
    return code;
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

/* An option of this command with a value; false: it is none. */
static bool take_option(struct isa_arguments *a, const char *option, const char *value, bool *is_wrong)
{
    uint64_t timeout;
    const struct {
        const char *name;
        const char **text;
    } options[] = {{"--gpu", &a->gpu},     {"--device", &a->device},   {"--representation", &a->representation},
                   {"--foz", &a->fossils}, {"--against", &a->against}, {"--against-options", &a->against_options}};

    for (size_t n = 0; n < sizeof options / sizeof *options; n++) {
        if (strcmp(option, options[n].name) != 0)
            continue;
        *is_wrong = !value || (options[n].text == &a->gpu && !*value);
        *options[n].text = value;
        return true;
    }
    if (strcmp(option, "--timeout") != 0)
        return false;
    *is_wrong = !value || !read_number(value, &timeout) || timeout == 0 || timeout > UINT_MAX;
    if (!*is_wrong)
        a->timeout = (unsigned)timeout;
    return true;
}

/* Shaders of the same name are told apart by their options, or by their order. */
static void choose_titles(struct isa_arguments *a)
{
    const char *names[SIDES] = {file_name(a->sides[0].path), a->sides[1].path ? file_name(a->sides[1].path) : NULL};

    a->sides[0].title = names[0];
    a->sides[1].title = names[1];
    if (!names[1] || strcmp(names[0], names[1]) != 0)
        return;
    for (uint32_t n = 0; n < SIDES && strcmp(a->sides[0].options, a->sides[1].options) != 0; n++)
        a->sides[n].title = *a->sides[n].options ? a->sides[n].options : "no options";
}

static bool read_isa_arguments(int argc, char **argv, struct isa_arguments *a)
{
    bool wants_assembly = false;

    for (int n = 1; n < argc; n++) {
        const char *word = argv[n];
        bool is_wrong = false;
        if (strcmp(word, "--help") == 0)
            a->help = true;
        else if (strcmp(word, "--assembly") == 0)
            wants_assembly = true;
        else if (take_option(a, word, argv[n + 1], &is_wrong) && !is_wrong)
            n++;
        else if (is_wrong)
            return refuse_word(argv, n);
        else if (word[0] == '-' && word[1]) {
            if (!keep_option(&a->options, "isa", argv, &n))
                return refuse_word(argv, n);
        } else if (!a->sides[0].path)
            a->sides[0].path = word;
        else
            return refuse_word(argv, n);
    }
    a->sides[0].options = a->options.data ? a->options.data : "";
    a->sides[1].options = a->against_options ? a->against_options : a->sides[0].options;
    if (a->against || a->against_options)
        a->sides[1].path = a->against ? a->against : a->sides[0].path;
    if (a->gpu && a->device) {
        complain("isa: --gpu and --device exclude each other");
        return false;
    }
    if (wants_assembly && a->representation) {
        complain("isa: --assembly and --representation exclude each other");
        return false;
    }
    if (wants_assembly)
        a->representation = "ssembly";
    return a->help || a->sides[0].path;
}

/* SPIR-V is converted already. */
static bool are_options_used(const struct isa_arguments *a)
{
    bool is_used = !*a->sides[0].options || !is_spirv(a->sides[0].path) ||
                   (a->sides[1].path && !a->against_options && !is_spirv(a->sides[1].path));
    bool is_second_used = !a->against_options || !*a->against_options || !is_spirv(a->sides[1].path);

    if (!is_used || !is_second_used)
        complain("isa: %s: SPIR-V takes no options of the conversion: %s", a->sides[is_used].path,
                 a->sides[is_used].options);
    return is_used && is_second_used;
}

static bool are_right(const struct isa_arguments *a)
{
    for (uint32_t n = 0; n < side_count(a); n++) {
        if (access(a->sides[n].path, R_OK) != 0) {
            complain("isa: %s: %s", a->sides[n].path, strerror(errno));
            return false;
        }
        if (a->fossils && is_same_file(a->sides[n].path, a->fossils)) {
            complain("isa: --foz %s: the archive would replace it", a->fossils);
            return false;
        }
        if (!options_are_right("isa", a->sides[n].options, false))
            return false;
    }
    return are_options_used(a);
}

int isa_command(int argc, char **argv)
{
    struct isa_arguments arguments = {.timeout = 60};
    bool is_read = read_isa_arguments(argc, argv, &arguments);
    int code;

    if (may_begin(is_read, arguments.help, usage, &code)) {
        choose_titles(&arguments);
        code = (int)(are_right(&arguments) ? run_isa(&arguments) : EXIT_USAGE);
    }
    buffer_free(&arguments.options);
    return code;
}
