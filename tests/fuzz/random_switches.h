/* Random switches of the conversion's command line, from the table that drives the tool: a new switch takes part at
 * once. */
#ifndef FUZZ_RANDOM_SWITCHES_H
#define FUZZ_RANDOM_SWITCHES_H

#include "cli/conversion/command.h"

enum {
    MAX_SWITCHES = 512,
    SWITCH_BYTES = 1 << 15
};

/* Switches as the command line has them, a value behind its "=". */
struct random_switches {
    const char *words[MAX_SWITCHES];
    int count;
    char text[SWITCH_BYTES];
    size_t text_size;
};

/* Adds the switches of a line, such as the one that a test shader begins with. */
void add_switches(struct random_switches *switches, const char *line);

/* Adds random switches with random values: few, some, or half of all. `state`: see next_random. */
void add_random_switches(struct random_switches *switches, uint64_t *state);

#endif
