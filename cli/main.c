/* dxil-spirv: converts DXIL files to SPIR-V and other outputs, or runs a subcommand. */
#include "batch.h"
#include "convert.h"
#include "files.h"
#include "folders.h"
#include "messages.h"
#include "subcommands.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- Subcommands ------------------------------------------------------------------------------------------------- */

static const struct subcommand {
    const char *name, *help;
    int (*run)(int argc, char **argv);
} subcommands[] = {
    {"cfg", "structures a control-flow graph given as text, and draws it", cfg_command},
    {"decoder", "lists, writes and executes the GPU decoders of documented formats", decoder_command},
    {"descriptor-report", "shows the buffer that a shader converted with --descriptor-qa wrote",
     descriptor_report_command},
    {"print-records", "shows the buffer that a shader converted with --print wrote", print_records_command},
    {"report", "writes a page that shows the forms of a shader side by side", report_command},
    {"rootsig", "shows or converts root signatures", rootsig_command},
    {"run", "executes a shader on the CPU", run_command},
};

#define SUBCOMMAND_COUNT (sizeof(subcommands) / sizeof(subcommands[0]))

static const struct subcommand *find_subcommand(const char *name)
{
    for (size_t n = 0; n < SUBCOMMAND_COUNT; n++)
        if (strcmp(name, subcommands[n].name) == 0)
            return &subcommands[n];
    return NULL;
}

static void print_help(void)
{
    command_help(stdout);
    printf("\nSubcommands, each with its own --help:\n");
    for (size_t n = 0; n < SUBCOMMAND_COUNT; n++)
        printf("  dxil-spirv %-17s %s\n", subcommands[n].name, subcommands[n].help);
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
    convert_input(&session, command, command->input, stem, &report);
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
        print_help();
        return EXIT_DONE;
    }
    if (command->version) {
        printf("dxil-spirv %s\n", dxs_version());
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

int main(int argument_count, char **arguments)
{
    const char *first = argument_count > 1 ? arguments[1] : "";
    const struct subcommand *subcommand = find_subcommand(first);
    int code;
    if (subcommand) {
        code = subcommand->run(argument_count - 1, arguments + 1);
    } else if (is_unknown_subcommand(first)) {
        complain("%s: no such file or subcommand; see --help", first);
        code = EXIT_USAGE;
    } else {
        code = (int)run_conversion(argument_count > 1 ? argument_count - 1 : 0, (const char *const *)arguments + 1);
    }
    if ((fflush(stdout) || ferror(stdout)) && code == EXIT_DONE) {
        complain("standard output: %s", strerror(errno));
        code = EXIT_USAGE;
    }
    return code;
}
