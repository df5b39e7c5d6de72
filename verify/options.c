/* Options of the conversion: see options.h. */
#include "verify/options.h"

#include "cli/conversion/command.h"
#include "cli/messages.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

bool read_number(const char *text, uint64_t *number)
{
    char *end;

    if (*text < '0' || *text > '9')
        return false;
    errno = 0;
    *number = strtoull(text, &end, 0);
    return *end == 0 && errno == 0;
}

bool is_same_file(const char *a, const char *b)
{
    struct stat first, second;

    return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev &&
           first.st_ino == second.st_ino && S_ISREG(first.st_mode);
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

/* Options that give other results than Direct3D's, which the executor gives. NULL: there is none. */
static const char *changing_option(const struct command *c)
{
    static const char *const workarounds[] = {
#define WORKAROUND(NAME, name, text, help) [DXS_WORKAROUND_##NAME] = "--" text,
#include "workarounds.def"
#undef WORKAROUND
    };
    static const enum dxs_workaround changing[] = {
        DXS_WORKAROUND_FINITE_RSQRT,      DXS_WORKAROUND_GROUP_BOUNDS_LANES,       DXS_WORKAROUND_IGNORE_SHADING_RATE,
        DXS_WORKAROUND_CUBES_OF_8_TEXELS, DXS_WORKAROUND_CHECKED_MESH_COUNTS,      DXS_WORKAROUND_EXITS_IN_LOOPS,
        DXS_WORKAROUND_GRADIENTS_AS_BIAS, DXS_WORKAROUND_UNEVEN_GRADIENTS_AS_BIAS, DXS_WORKAROUND_NO_PRIMITIVE_CULLING,
        DXS_WORKAROUND_ZERO_NANS};
    const struct dxs_options *o = &c->convert;
    const struct command defaults = command_default();
    const struct dxs_pipeline_state *p = &o->pipeline;

    for (size_t n = 0; n < sizeof changing / sizeof *changing; n++)
        if (o->workarounds.on[changing[n]])
            return workarounds[changing[n]];
    if (c->view_word || memcmp(&p->views, &defaults.convert.pipeline.views, sizeof p->views) != 0)
        return "view instances";
    if (o->features.compute_derivatives == DXS_COMPUTE_DERIVATIVES_ZERO)
        return "--compute-derivatives zero";
    return p->rasterizer_samples || p->rasterizer_samples_id != defaults.convert.pipeline.rasterizer_samples_id
               ? "--rasterizer-samples"
           : p->max_tessellation_factor != 0 ? "--max-tessellation-factor"
           : p->lane_count                   ? "--lane-count"
                                             : NULL;
}

bool options_are_right(const char *name, const char *options, bool is_executed)
{
    struct command command = command_default();
    char message[256], *words = strdup(options), *next;
    const char **arguments = calloc(strlen(options) + 1, sizeof *arguments);
    const char **inputs = calloc(strlen(options) + 1, sizeof *inputs);
    int count = 0;

    for (char *word = words && arguments ? strtok_r(words, " ", &next) : NULL; word; word = strtok_r(NULL, " ", &next))
        arguments[count++] = word;
    command.inputs = inputs;
    snprintf(message, sizeof message, "out of memory");
    bool are_right = words && arguments && inputs && command_read(&command, count, arguments, message, sizeof message);
    if (are_right && command.input_count) {
        snprintf(message, sizeof message, "%s: expected options alone", inputs[0]);
        are_right = false;
    }
    const char *useless = are_right ? useless_option(&command) : NULL;
    if (are_right && !useless && is_executed && (useless = changing_option(&command)) != NULL)
        complain("%s: %s: the executor lacks it, so results cannot be compared", name, useless);
    else if (useless)
        complain("%s: %s: %s does not honour it", name, useless, name);
    if (!are_right)
        complain("%s: %s", name, message);
    free(words);
    free(arguments);
    free(inputs);
    return are_right && !useless;
}
