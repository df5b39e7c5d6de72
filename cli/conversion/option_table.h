/* The options of a conversion: one table drives reading, defaults, --help, the manual page and the completions. */
#ifndef CLI_CONVERSION_OPTION_TABLE_H
#define CLI_CONVERSION_OPTION_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum option_kind {
    FLAG,   /* bool; --no-NAME turns it off */
    TEXT,   /* const char * */
    NUMBER, /* uint32_t */
    WIDE,   /* uint64_t */
    FACTOR, /* float, not negative */
    CHOICE, /* uint32_t: one of the names in `choices` */
    DEVICE, /* sets features and limits to those of a device */
    FORMAT, /* sets bit `value` of command->formats */
    OUTPUT  /* appends to command->outputs */
};

struct choice {
    const char *name;
    uint32_t value;
};

struct option {
    const char *name;     /* without dashes */
    const char *argument; /* name shown by --help; NULL: none */
    enum option_kind kind;
    size_t field; /* in struct command */
    uint32_t value;
    const struct choice *choices; /* ends with a NULL name */
    const char *help;
};

struct option_group {
    const char *title;
    const struct option *options;
    size_t count;
};

extern const struct option_group option_groups[];
extern const size_t option_group_count;

/* Is it of the group "Many inputs"? */
bool is_batch_option(const struct option *option);

#endif
