/* Reading the command line, and --help. The options stand in option_table.c. */
#include "cli/conversion/command.h"
#include "cli/conversion/device_profile.h"
#include "cli/hash.h"
#include "cli/near_names.h"
#include "cli/conversion/option_table.h"

#include <errno.h>
#include <float.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct command command_default(void)
{
    struct command command = {0};
    command.program = PROGRAM_AUTO;
    command.convert = dxs_default_options();
    command.policy = dxs_default_layout_policy();
    command.options_hash = HASH_OF_NOTHING;
    return command;
}

struct dxs_limits command_limits(const struct command *command)
{
    struct dxs_limits limits = command->limits;
    limits.memory = (size_t)command->memory_limit_mib << 20;
    return limits;
}

struct dxs_parse_options command_parse_options(const struct command *command)
{
    struct dxs_parse_options options = dxs_default_parse_options();
    if (command->program != PROGRAM_AUTO)
        options.program = (enum dxs_program)command->program;
    options.check_hash = command->check_hash;
    options.names = command->convert.structured_names;
    options.limits = command_limits(command);
    return options;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static const struct option *find_option(const char *name)
{
    for (size_t g = 0; g < option_group_count; g++)
        for (size_t i = 0; i < option_groups[g].count; i++)
            if (!strcmp(option_groups[g].options[i].name, name))
                return &option_groups[g].options[i];
    return NULL;
}

static bool read_wide(const char *text, uint64_t *number)
{
    char *end;
    errno = 0;
    *number = strtoull(text, &end, 0);
    return !errno && end != text && !*end && *text != '-';
}

static bool read_number(const char *text, uint32_t *number)
{
    uint64_t value;
    if (!read_wide(text, &value) || value > UINT32_MAX)
        return false;
    *number = (uint32_t)value;
    return true;
}

static bool read_factor(const char *text, float *factor)
{
    char *end;
    *factor = strtof(text, &end);
    return end != text && !*end && *factor >= 0 && *factor <= FLT_MAX;
}

static bool read_choice(const struct choice *choices, const char *text, uint32_t *value)
{
    for (; choices->name; choices++) {
        if (!strcmp(choices->name, text)) {
            *value = choices->value;
            return true;
        }
    }
    return false;
}

/* Stores an option in its field. False: the argument is wrong. */
static bool apply(struct command *command, const struct option *option, bool on, const char *argument)
{
    void *field = (char *)command + option->field;
    switch (option->kind) {
    case FLAG:
        *(bool *)field = on;
        return true;
    case TEXT:
        *(const char **)field = argument;
        return true;
    case NUMBER:
        return read_number(argument, field);
    case WIDE:
        return read_wide(argument, field);
    case FACTOR:
        return read_factor(argument, field);
    case CHOICE:
        return read_choice(option->choices, argument, field);
    case DEVICE:
        command->device = argument;
        return apply_device(argument, &command->convert, &command->policy);
    case FORMAT:
        *(uint32_t *)field |= 1u << option->value;
        return true;
    case OUTPUT:
        if (command->output_count == MAX_OUTPUTS)
            return false;
        command->outputs[command->output_count++].path = argument;
        return true;
    }
    return false;
}

/* Says which arguments the option takes, or (errno) why the file that it names cannot be read. */
static void explain(const struct option *option, const char *value, char *message, size_t size)
{
    bool is_unreadable = option->kind == DEVICE && errno;
    int length = snprintf(message, size, "--%s %s: %s%sexpected ", option->name, value,
                          is_unreadable ? strerror(errno) : "", is_unreadable ? "; " : "");
    if (length < 0 || (size_t)length >= size)
        return;
    message += length;
    size -= (size_t)length;
    if (option->kind == NUMBER)
        snprintf(message, size, "a number from 0 to 4294967295");
    else if (option->kind == WIDE)
        snprintf(message, size, "a number of at most 64 bits");
    else if (option->kind == FACTOR)
        snprintf(message, size, "a number of at least 0");
    else if (option->kind == DEVICE)
        snprintf(message, size, "the JSON of `vulkaninfo --json`, or vulkan1.1 to vulkan1.4");
    else if (option->kind == OUTPUT)
        snprintf(message, size, "at most %d outputs", MAX_OUTPUTS);
    for (const struct choice *choice = option->choices; choice && choice->name; choice++) {
        length = snprintf(message, size, "%s%s",
                          choice == option->choices ? ""
                          : choice[1].name          ? ", "
                                                    : " or ",
                          choice->name);
        if (length < 0 || (size_t)length >= size)
            return;
        message += length;
        size -= (size_t)length;
    }
}

/* Splits "--name=value" into the option and its value; `*on` is false for "--no-name". NULL: no such option. */
static const struct option *match(const char *argument, bool *on, const char **value)
{
    char name[64];
    const char *text = argument + 2;
    size_t length = strcspn(text, "=");
    if (length >= sizeof(name))
        return NULL;
    memcpy(name, text, length);
    name[length] = 0;
    *value = text[length] ? text + length + 1 : NULL;
    *on = true;
    const struct option *option = find_option(name);
    if (!option && !strncmp(name, "no-", 3)) {
        option = find_option(name + 3);
        *on = false;
        if (option && option->kind != FLAG)
            return NULL;
    }
    return option;
}

bool option_exists(const char *name)
{
    return find_option(name) != NULL;
}

bool command_needs_value(const char *argument)
{
    bool on = true;
    const char *value = NULL;
    const struct option *option = strncmp(argument, "--", 2) == 0 ? match(argument, &on, &value) : NULL;
    return option && option->argument && !value;
}

static const struct option *find_short(const char *written)
{
    return !strcmp(written, "-o") ? find_option("output") : !strcmp(written, "-h") ? find_option("help") : NULL;
}

/* Suggests the option with the nearest name, if one is near. */
static void refuse_unknown(const char *written, char *message, size_t size)
{
    const char *name = written + strspn(written, "-");
    struct nearest nearest = nearest_begin(name, strcspn(name, "="));
    for (size_t g = 0; g < option_group_count; g++)
        for (size_t i = 0; i < option_groups[g].count; i++)
            nearest_try(&nearest, option_groups[g].options[i].name);
    if (nearest.name)
        snprintf(message, size, "%s: no such option; is --%s meant?", written, nearest.name);
    else
        snprintf(message, size, "%s: no such option; see --help all", written);
}

static void hash_text(uint64_t *hash, const char *text)
{
    *hash = hash_more(*hash, text, strlen(text) + 1);
}

/* Adds an option to the hash. Of the options for many inputs, only --stage-suffix changes an input's outputs. */
static void hash_option(struct command *command, const struct option *option, bool on, const char *value)
{
    if (is_batch_option(option) && option->field != offsetof(struct command, batch.stage_suffix))
        return;
    hash_text(&command->options_hash, option->name);
    hash_text(&command->options_hash, value ? value : on ? "on" : "off");
}

/* Reads the option at *index and its argument; *index becomes the last index read. */
static bool read_option(struct command *command, int count, const char *const *arguments, int *index, char *message,
                        size_t size)
{
    bool on = true;
    const char *value = NULL;
    const char *written = arguments[*index];
    const struct option *option = find_short(written);
    if (!option)
        option = match(written, &on, &value);
    if (!option) {
        refuse_unknown(written, message, size);
        return false;
    }
    if (option->argument && !value) {
        if (*index + 1 == count) {
            snprintf(message, size, "%s: the argument %s is missing", written, option->argument);
            return false;
        }
        value = arguments[++*index];
    } else if (!option->argument && value) {
        snprintf(message, size, "--%s takes no argument", option->name);
        return false;
    }
    if (option->field == offsetof(struct command, help) && *index + 1 < count &&
        strcmp(arguments[*index + 1], "all") == 0) {
        command->helps_with_all = true;
        ++*index;
    }
    errno = 0;
    if (!apply(command, option, on, value)) {
        explain(option, value, message, size);
        return false;
    }
    hash_option(command, option, on, value);
    return true;
}

bool command_read(struct command *command, int count, const char *const *arguments, char *message, size_t size)
{
    bool only_files = false;
    for (int i = 0; i < count; i++) {
        const char *argument = arguments[i];
        if (!only_files && !strcmp(argument, "--")) {
            only_files = true;
        } else if (!only_files && argument[0] == '-' && argument[1]) {
            if (!read_option(command, count, arguments, &i, message, size))
                return false;
        } else if (command->input && !command->inputs) {
            snprintf(message, size, "%s: second input: expected one input", argument);
            return false;
        } else {
            command->input = command->input ? command->input : argument;
            if (command->inputs)
                command->inputs[command->input_count++] = argument;
        }
    }
    if (command->policy.model.set_limit !=
        command_default().policy.model.set_limit) /* the default binding model has no --set-limit */
        command->convert.model.set_limit = command->policy.model.set_limit;
    return read_print_options(command, message, size) && read_pipeline_options(command, message, size) &&
           read_heap_options(command, message, size);
}

static bool writes_to_folder(const struct command *command)
{
    return command->output_folder != NULL;
}

static bool check_inputs(const struct command *command, char *message, size_t size)
{
    const struct batch_options *batch = &command->batch;
    if (!command->input && !batch->manifest)
        snprintf(message, size, "no input: expected a DXIL file, or - for standard input; see --help");
    else if (!writes_to_folder(command) && command->input_count > 1)
        snprintf(message, size, "%s: second input: several inputs need --output-folder", command->inputs[1]);
    else if (!writes_to_folder(command) && (batch->manifest || batch->records || batch->shard || batch->stage_suffix))
        snprintf(message, size, "--manifest, --records, --shard and --stage-suffix need --output-folder");
    else if (batch->resume && !batch->records)
        snprintf(message, size, "--resume needs --records: they tell what is done");
    else
        return true;
    return false;
}

bool command_check(struct command *command, char *message, size_t size)
{
    if (!check_inputs(command, message, size))
        return false;
    if (command->output_count && command->output_folder) {
        snprintf(message, size, "--output and --output-folder exclude each other");
        return false;
    }
    bool asked = command->output_count || command->formats || command->output_folder;
    if (!asked && !command->validate && !command->cfg_folder) {
        snprintf(message, size,
                 "nothing to do: expected -o FILE, --validate, --cfg DIR, or an output format such as --asm");
        return false;
    }
    if (!resolve_outputs(command, message, size))
        return false;
    if (!(command->formats & OUTPUT_CONVERTED) && (command->validate || command->cfg_folder)) {
        snprintf(message, size, "%s does not convert: --validate and --cfg need a conversion",
                 command->formats & 1u << OUTPUT_TOKENS ? "--dump-tokens"
                 : command->formats & 1u << OUTPUT_IR   ? "--dump-ir"
                                                        : "--reflect");
        return false;
    }
    return true;
}

/* ---- Help -------------------------------------------------------------------------------------------------------- */

static void append_default(char *text, size_t size, const struct command *defaults, const struct option *option)
{
    const void *field = (const char *)defaults + option->field;
    size_t length = strlen(text);
    text += length;
    size -= length;
    switch (option->kind) {
    case FLAG:
        if (*(const bool *)field)
            snprintf(text, size, " (default: on; --no-%s: off)", option->name);
        break;
    case TEXT:
        if (*(const char *const *)field)
            snprintf(text, size, " (default: %s)", *(const char *const *)field);
        break;
    case NUMBER:
        snprintf(text, size, " (default: %u)", (unsigned)*(const uint32_t *)field);
        break;
    case CHOICE:
        for (const struct choice *choice = option->choices; choice->name; choice++)
            if (choice->value == *(const uint32_t *)field)
                snprintf(text, size, " (default: %s)", choice->name);
        break;
    case FACTOR:
        snprintf(text, size, " (default: %g)", (double)*(const float *)field);
        break;
    case WIDE:
    case DEVICE:
    case FORMAT:
    case OUTPUT:
        break;
    }
}

/* Writes words up to a width; the next lines begin at `indent`. `column`: where the text begins. Width 0: one line. */
static void print_wrapped(FILE *file, const char *text, size_t column, size_t indent, size_t width)
{
    for (bool first = true; *text; first = false) {
        size_t length = strcspn(text, " ");
        bool wraps = !first && width && column + 1 + length > width;
        if (wraps)
            fprintf(file, "\n%*s", (int)indent, "");
        fprintf(file, "%s%.*s", first || wraps ? "" : " ", (int)length, text);
        column = (wraps ? indent : column + !first) + length;
        text += length;
        text += strspn(text, " ");
    }
}

static void print_option(FILE *file, const struct command *defaults, const struct option *option, size_t width)
{
    enum {
        INDENT = 41
    };
    char left[64], text[1024];
    const char *letter = !strcmp(option->name, "output") ? "-o, " : !strcmp(option->name, "help") ? "-h, " : "";
    snprintf(left, sizeof(left), "%s--%s%s%s", letter, option->name, option->argument ? " " : "",
             option->argument ? option->argument : "");
    const char *vulkan =
        vulkan_names_of((enum dxs_feature)(option->field - offsetof(struct command, convert.features.on)));
    bool adds_names = vulkan && !strstr(option->help, vulkan);
    snprintf(text, sizeof(text), "%s%s%s%s", option->help, adds_names ? " [" : "", adds_names ? vulkan : "",
             adds_names ? "]" : "");
    append_default(text, sizeof(text), defaults, option);
    fprintf(file, "  %-38s ", left);
    print_wrapped(file, text, strlen(left) > INDENT - 3 ? strlen(left) + 3 : INDENT, INDENT, width);
    fputc('\n', file);
}

static const char usage[] =
    "Usage: dxil-spirv IN.dxil -o OUT.spv [OPTION]...\n"
    "       dxil-spirv FOLDER --output-folder DIR [OPTION]...\n"
    "       dxil-spirv SUBCOMMAND ...    (run, report, rootsig and others: see the end)\n"
    "Converts DXIL or DXBC, in a container, or raw bitcode, to SPIR-V. IN may be - for standard "
    "input.\n";

void command_short_help(FILE *file)
{
    enum {
        WIDTH = 100
    };
    static const char *const names[] = {
        "output", "entry",      "validate",       "asm",           "glsl",    "reflect", "table",   "device", "names",
        "print",  "debug-info", "root-signature", "output-folder", "records", "resume",  "version", "help"};
    struct command defaults = command_default();
    fprintf(file, "%s\nThe most used options:\n", usage);
    for (size_t n = 0; n < sizeof(names) / sizeof(names[0]); n++)
        print_option(file, &defaults, find_option(names[n]), WIDTH);
}

void command_help(FILE *file, size_t width)
{
    struct command defaults = command_default();
    fprintf(file, "%sSwitches are off unless a default is shown. [...]: what a Vulkan device needs for a switch.\n",
            usage);
    for (size_t g = 0; g < option_group_count; g++) {
        fprintf(file, "\n%s:\n", option_groups[g].title);
        for (size_t i = 0; i < option_groups[g].count; i++)
            print_option(file, &defaults, &option_groups[g].options[i], width);
    }
    fprintf(file,
            "\nExit codes: %d success; %d the input was refused; %d wrong usage, a file that cannot be opened, or a "
            "missing tool;\n%d internal error.\n",
            EXIT_DONE, EXIT_REFUSED, EXIT_USAGE, EXIT_INTERNAL);
}
