/* dxil-spirv: converts DXIL files to SPIR-V and other outputs, or runs a subcommand. */
#include "cli/batch/batch.h"
#include "cli/conversion/convert.h"
#include "cli/files.h"
#include "cli/folders.h"
#include "cli/messages.h"
#include "cli/near_names.h"
#include "cli/subcommands.h"
#include "revision.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- Subcommands ------------------------------------------------------------------------------------------------- */

static const struct subcommand {
    const char *name, *help;
    int (*run)(int argc, char **argv);
} subcommands[] = {
    {"cfg", "structures a control-flow graph given as text, and draws it", cfg_command},
    {"check-report", "shows the buffers that a shader converted with --check wrote", check_report_command},
    {"decoder", "lists, writes and executes the GPU decoders of documented formats", decoder_command},
    {"descriptor-report", "shows the buffer that a shader converted with --descriptor-qa wrote",
     descriptor_report_command},
    {"diff", "compares two shaders, or one with two sets of options, in the terminal", diff_command},
#ifdef DXS_WITH_RUNNER
    {"isa", "shows the statistics and the machine code that a driver makes of a shader, also for absent GPUs",
     isa_command},
#endif
#if !defined(_WIN32)
    {"playground", "shows the playground, the report as a page that converts shaders itself", playground_command},
#endif
    {"print-records", "shows the buffer that a shader converted with --print wrote", print_records_command},
    {"report", "writes a page that shows the forms of a shader side by side", report_command},
    {"rootsig", "shows or converts root signatures", rootsig_command},
    {"run", "executes a shader on the CPU", run_command},
#ifdef DXS_WITH_RUNNER
    {"verify", "compares what a shader computes on Vulkan devices with the executor, and finds the wrong instruction",
     verify_command},
#endif
};

#define SUBCOMMAND_COUNT (sizeof(subcommands) / sizeof(subcommands[0]))

/* `--diff A B` is `diff A B`. */
static const struct subcommand *find_subcommand(const char *name)
{
    if (strcmp(name, "--diff") == 0)
        name += strlen("--");
    for (size_t n = 0; n < SUBCOMMAND_COUNT; n++)
        if (strcmp(name, subcommands[n].name) == 0)
            return &subcommands[n];
    return NULL;
}

/* Characters of a line on a terminal. 0: the output is no terminal. */
static size_t help_width(void)
{
    enum {
        MIN_WIDTH = 60,
        DEFAULT_WIDTH = 100
    };
    const char *columns = getenv("COLUMNS");
    unsigned long width = columns ? strtoul(columns, NULL, 10) : DEFAULT_WIDTH;
    return !output_is_shown() ? 0 : width < MIN_WIDTH ? DEFAULT_WIDTH : width;
}

static void print_help(bool all)
{
    if (all)
        command_help(stdout, help_width());
    else
        command_short_help(stdout);
    printf("\nSubcommands, each with its own --help:\n");
    for (size_t n = 0; n < SUBCOMMAND_COUNT; n++)
        printf("  dxil-spirv %-17s %s\n", subcommands[n].name, subcommands[n].help);
    if (!all)
        printf("\n`dxil-spirv --help all` shows all options.\n");
}

/* `dxil-spirv help [SUBCOMMAND | all]` */
static int help_command(int argc, char **argv)
{
    static char option[] = "--help";
    const char *topic = argc > 1 ? argv[1] : "";
    const struct subcommand *subcommand = find_subcommand(topic);
    if (subcommand)
        return subcommand->run(2, (char *[]){argv[1], option, NULL});
    if (*topic && strcmp(topic, "all") != 0) {
        complain("help %s: expected a subcommand, or all", topic);
        return EXIT_USAGE;
    }
    print_help(*topic != 0);
    return EXIT_DONE;
}

/* ---- Conversion -------------------------------------------------------------------------------------------------- */

/* Converts the only input. */
static enum exit_code run_single(const struct command *command)
{
    struct session session;
    struct report report = {0};
    char stem[128]; /* of pictures */
    snprintf(stem, sizeof(stem), "%s", file_name(command->input));
    if (strchr(stem, '.'))
        *strrchr(stem, '.') = 0;
    if (!session_create(&session))
        return EXIT_INTERNAL;
    size_t size = 0;
    void *bytes = shader_read(command->input, &size);
    convert_input(&session, command, command->input, bytes, size, stem, &report);
    free(bytes);
    session_destroy(&session);
    buffer_free(&report.outputs);
    return report.code;
}

static enum exit_code run_command_line(struct command *command, int count, const char *const *arguments)
{
    char message[256];
    if (!command_read(command, count, arguments, message, sizeof(message))) {
        complain("%s", message);
        return EXIT_USAGE;
    }
    if (command->help) {
        print_help(command->helps_with_all);
        return EXIT_DONE;
    }
    if (command->version) {
        printf("dxil-spirv %s%s\n", dxs_version(), *DXS_REVISION ? " (" DXS_REVISION ")" : "");
        return EXIT_DONE;
    }
    if (!command_check(command, message, sizeof(message))) {
        complain("%s", message);
        return EXIT_USAGE;
    }
    return command->output_folder ? run_batch(command) : run_single(command);
}

static enum exit_code run_conversion(int count, const char *const *arguments)
{
    struct command command = command_default();
    command.inputs = calloc((size_t)count + 1, sizeof(*command.inputs));
    if (!command.inputs) {
        complain("out of memory");
        return EXIT_INTERNAL;
    }
    enum exit_code code = run_command_line(&command, count, arguments);
    free(command.inputs);
    return code;
}

/* A word such as "convert", which names neither a subcommand nor a file. */
static bool is_unknown_subcommand(const char *word)
{
    if (!*word || word[strspn(word, "abcdefghijklmnopqrstuvwxyz-")] || *word == '-')
        return false;
    return !file_exists(word) && !is_folder(word);
}

static void refuse_subcommand(const char *word)
{
    struct nearest nearest = nearest_begin(word, strlen(word));
    for (size_t n = 0; n < SUBCOMMAND_COUNT; n++)
        nearest_try(&nearest, subcommands[n].name);
    if (nearest.name)
        complain("%s: no such file or subcommand; is %s meant?", word, nearest.name);
    else
        complain("%s: no such file or subcommand; see --help", word);
}

int main(int argument_count, char **arguments)
{
    const char *first = argument_count > 1 ? arguments[1] : "";
    const struct subcommand *subcommand = find_subcommand(first);
    int code;
    if (subcommand) {
        code = subcommand->run(argument_count - 1, arguments + 1);
    } else if (strcmp(first, "help") == 0 && !file_exists(first)) {
        code = help_command(argument_count - 1, arguments + 1);
    } else if (is_unknown_subcommand(first)) {
        refuse_subcommand(first);
        code = EXIT_USAGE;
    } else {
        code = (int)run_conversion(argument_count > 1 ? argument_count - 1 : 0, (const char *const *)arguments + 1);
    }
    if ((fflush(stdout) || ferror(stdout)) && code <= EXIT_REFUSED) { /* which is "different", too */
        complain("standard output: %s", strerror(errno));
        code = EXIT_USAGE;
    }
    return code;
}
