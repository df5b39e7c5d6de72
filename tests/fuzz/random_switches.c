/* Chooses switches from the table of the command line. */
#include "tests/fuzz/random_switches.h"

#include "tests/common/demand.h"
#include "tests/fuzz/records.h"

#include "cli/conversion/option_table.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
    MAX_LINE = 4096
};

/* Values of switches that take text. A switch without a row ends the program: add its row. */
static const struct text_values {
    const char *name;
    const char *values[6]; /* none: the switch does not take part */
    const char *needed;    /* a switch that must be there, too; NULL: none */
} texts[] = {
    {"target-env", {NULL}, NULL},
    {"cfg", {NULL}, NULL},
    {"root-signature", {NULL}, NULL}, /* the shader must have one */
    {"local-root-signature", {NULL}, NULL},
    {"print", {"all", "all", "0-3", "f0:0,2"}, NULL},
    {"print-thread", {"0", "1,2", "0,1,2"}, "print=all"},
    {"print-draw", {"constant:7", "push:64", "uniform:3:2:16"}, "print=all"},
    {"print-to", {"printf", "3:4", "vkd3d-ring"}, "print=all"},
    {"check-to", {"5:2", "0:0", "vkd3d-ring", "abort"}, "check=values"},
    {"target-swizzles", {"bgra", "rgba,bgra", "rrrr,gggg,abgr"}, NULL},
    {"subgroup-sizes", {"8,8", "8,32", "16,16", "32,64"}, NULL},
    {"view-word", {"constant:5", "push:32", "uniform:2:1:8"}, NULL},
    {"heap-slots",
     {"resources=0:128,counters=64:128", "resources=0:slot,samplers=64:32", "acceleration-structures=64:kind",
      "resources=0:kind,counters=buffer:64", "storage-buffers=buffer:slot"},
     NULL},
    {"descriptor-sizes", {"32,64,16", "16,32,64"}, NULL},
    {"subgroup-sizes", {"4,128", "32,32", "64,64"}, NULL},
};

static void add_word(struct random_switches *switches, const char *format, ...)
{
    va_list arguments;
    char *word = switches->text + switches->text_size;
    size_t room = sizeof switches->text - switches->text_size;

    va_start(arguments, format);
    int size = vsnprintf(word, room, format, arguments);
    va_end(arguments);
    demand(size >= 0 && (size_t)size < room && switches->count < MAX_SWITCHES, "there is room for all switches");
    switches->text_size += (size_t)size + 1;
    switches->words[switches->count++] = word;
}

void add_switches(struct random_switches *switches, const char *line)
{
    char copy[MAX_LINE];

    snprintf(copy, sizeof copy, "%s", line);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        char *value = command_needs_value(word) ? strtok(NULL, " ") : NULL;
        add_word(switches, value ? "%s=%s" : "%s", word, value);
    }
}

/* Mostly small or a multiple of 4, as valid values are. */
static uint32_t any_number(uint64_t *state)
{
    if (one_in(state, 16))
        return (uint32_t)interesting_number(state);
    return one_in(state, 2) ? next_random(state, 16) : 4 * next_random(state, 80);
}

static const char *any_choice(const struct choice *choices, uint64_t *state)
{
    uint32_t count = 0;

    while (choices[count].name)
        count++;
    return choices[next_random(state, count)].name;
}

static void add_text(struct random_switches *switches, const char *name, uint64_t *state)
{
    const struct text_values *row = texts, *end = texts + sizeof texts / sizeof *texts;
    uint32_t count = 0;

    while (row < end && strcmp(row->name, name) != 0)
        row++;
    if (row == end)
        fprintf(stderr, "--%s\n", name);
    demand(row < end, "each switch that takes text has values in random_switches.c");
    while (count < sizeof row->values / sizeof *row->values && row->values[count])
        count++;
    if (count && row->needed)
        add_word(switches, "--%s", row->needed);
    if (count)
        add_word(switches, "--%s=%s", name, row->values[next_random(state, count)]);
}

static void add_switch(struct random_switches *switches, const struct option *option, uint64_t *state)
{
    switch (option->kind) {
    case FLAG:
        add_word(switches, "--%s%s", one_in(state, 8) ? "no-" : "", option->name);
        break;
    case TEXT:
        add_text(switches, option->name, state);
        break;
    case NUMBER:
    case WIDE:
        add_word(switches, "--%s=%u", option->name, any_number(state));
        break;
    case FACTOR:
        add_word(switches, "--%s=%u", option->name, next_random(state, 100));
        break;
    case CHOICE:
        add_word(switches, "--%s=%s", option->name, any_choice(option->choices, state));
        break;
    case DEVICE:
        add_word(switches, "--%s=vulkan1.%u", option->name, 1 + next_random(state, 4));
        break;
    case FORMAT:
    case OUTPUT:
        break;
    }
}

/* Groups whose switches decide what SPIR-V is written. */
static bool takes_part(const struct option_group *group)
{
    static const char *const others[] = {"Input", "Many inputs", "General"};

    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(group->title, others[i]) == 0)
            return false;
    return true;
}

void add_random_switches(struct random_switches *switches, uint64_t *state)
{
    static const uint32_t rarities[] = {80, 8, 2};
    uint32_t rarity = rarities[next_random(state, sizeof rarities / sizeof *rarities)];

    for (size_t g = 0; g < option_group_count; g++)
        for (size_t i = 0; takes_part(&option_groups[g]) && i < option_groups[g].count; i++)
            if (one_in(state, rarity))
                add_switch(switches, &option_groups[g].options[i], state);
}
