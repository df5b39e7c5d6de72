/* Reads --target-swizzles, --view-word and --subgroup-sizes. */
#include "cli/conversion/command.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Four letters of "rgba". */
static bool read_swizzle(const char *text, uint8_t swizzle[4])
{
    static const char letters[] = "rgba";
    for (int n = 0; n < 4; n++) {
        const char *letter = text[n] ? strchr(letters, text[n]) : NULL;
        if (!letter)
            return false;
        swizzle[n] = (uint8_t)(letter - letters);
    }
    return true;
}

static bool read_swizzles(const char *text, struct dxs_pipeline_state *pipeline)
{
    enum {
        TARGETS = sizeof(pipeline->target_swizzles) / sizeof(pipeline->target_swizzles[0])
    };
    for (int target = 0; target < TARGETS && read_swizzle(text, pipeline->target_swizzles[target]); target++) {
        text += 4;
        if (*text != ',')
            return !*text;
        text++;
    }
    return false;
}

bool read_word_source(const char *text, struct dxs_word_source *word)
{
    static const char *const sources[] = {[DXS_WORD_KIND_CONSTANT] = "constant:",
                                          [DXS_WORD_KIND_PUSH_CONSTANTS] = "push:",
                                          [DXS_WORD_KIND_UNIFORM_BUFFER] = "uniform:"};
    uint32_t *const numbers[] = {&word->buffer.set, &word->buffer.binding, &word->value};

    for (uint32_t source = DXS_WORD_KIND_CONSTANT; source <= DXS_WORD_KIND_UNIFORM_BUFFER; source++) {
        size_t length = strlen(sources[source]);
        if (strncmp(text, sources[source], length))
            continue;
        text += length;
        word->source = (enum dxs_word_kind)source;
        for (int n = source == DXS_WORD_KIND_UNIFORM_BUFFER ? 0 : 2; n < 3; n++) {
            char *end;
            unsigned long long number = strtoull(text, &end, 0);
            if (end == text || *text == '-' || number > UINT32_MAX || *end != (n == 2 ? 0 : ':'))
                return false;
            *numbers[n] = (uint32_t)number;
            text = end + 1;
        }
        return true;
    }
    return false;
}

static bool read_view_word(const char *text, struct dxs_pipeline_state *pipeline)
{
    pipeline->views.source = DXS_VIEW_SOURCE_WORD;
    return read_word_source(text, &pipeline->views.word);
}

static bool read_subgroup_sizes(const char *text, struct dxs_pipeline_state *pipeline)
{
    int end = 0;

    return sscanf(text, "%" SCNu32 ",%" SCNu32 "%n", &pipeline->subgroup_size_min, &pipeline->subgroup_size_max,
                  &end) == 2 &&
           !text[end];
}

bool read_pipeline_options(struct command *command, char *message, size_t size)
{
    struct dxs_pipeline_state *pipeline = &command->convert.pipeline;
    const struct {
        const char *name, *value;
        bool (*read)(const char *text, struct dxs_pipeline_state *pipeline);
        const char *expected;
    } parts[] = {{"target-swizzles", command->target_swizzles, read_swizzles,
                  "four letters of rgba for each of up to 8 render targets: bgra,rgba"},
                 {"view-word", command->view_word, read_view_word, WORD_SOURCE_FORMS},
                 {"subgroup-sizes", command->subgroup_sizes, read_subgroup_sizes,
                  "the least and the greatest size of subgroups: 32,64"}};

    for (size_t n = 0; n < sizeof(parts) / sizeof(parts[0]); n++) {
        if (parts[n].value && !parts[n].read(parts[n].value, pipeline)) {
            snprintf(message, size, "--%s %s: expected %s", parts[n].name, parts[n].value, parts[n].expected);
            return false;
        }
    }
    return true;
}
