/* Options of the conversion: see options.h. */
#include "verify/options.h"

#include "cli/conversion/command.h"
#include "cli/messages.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

bool read_number(const char *text, uint64_t *number)
{
    char *end;

    if (*text < '0' || *text > '9')
        return false;
    errno = 0;
    *number = strtoull(text, &end, 0);
    return *end == 0 && errno == 0;
}

static bool keep_word(struct string_buffer *options, const char *command, const char *word)
{
    if (strchr(word, ' ')) {
        complain("%s: %s: spaces in options of the conversion are not supported", command, word);
        return false;
    }
    buffer_append_string(options, options->size ? " " : "");
    buffer_append_string(options, word);
    return !options->failed;
}

bool keep_option(struct string_buffer *options, const char *command, char **arguments, int *word)
{
    bool takes_value = command_needs_value(arguments[*word]);

    if ((takes_value && !arguments[*word + 1]) || !keep_word(options, command, arguments[*word]))
        return false;
    return !takes_value || keep_word(options, command, arguments[++*word]);
}

/* What neither a comparison needs nor the executor knows. NULL: all options can be honoured. */
static const char *useless_option(const struct command *c)
{
    const struct {
        bool is_given;
        const char *what;
    } options[] = {{c->output_count || c->output_folder || c->formats, "an option for outputs"},
                   {c->validate, "--validate"},
                   {c->target_environment, "--target-env"},
                   {c->cfg_folder, "--cfg"},
                   {c->pdb || c->prints_names, "debug information"},
                   {c->convert.nvapi.enabled, "--nvapi"},
                   {c->convert.checks.check != DXS_CHECK_NONE, "--check"},
                   {c->target_swizzles, "--target-swizzles"},
                   {c->batch.manifest || c->batch.records || c->batch.shard || c->batch.jobs || c->batch.resume ||
                        c->batch.stage_suffix || c->batch.verbose,
                    "an option for many inputs"},
                   {c->help || c->version, "--help or --version"}};

    for (size_t n = 0; n < sizeof options / sizeof *options; n++)
        if (options[n].is_given)
            return options[n].what;
    return NULL;
}

bool options_are_right(const char *name, const char *options)
{
    struct command command = command_default();
    char message[256], *words = strdup(options), *next;
    const char *arguments[64];
    int count = 0;

    for (char *word = words ? strtok_r(words, " ", &next) : NULL; word && count < 64; word = strtok_r(NULL, " ", &next))
        arguments[count++] = word;
    bool are_right = words && command_read(&command, count, arguments, message, sizeof message);
    const char *useless = are_right ? useless_option(&command) : NULL;
    if (words && !are_right)
        complain("%s: %s", name, message);
    if (useless)
        complain("%s: %s: %s does not honour it", name, useless, name);
    free(words);
    return are_right && !useless;
}
