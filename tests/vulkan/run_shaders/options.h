/* Command line options that all programs share which run shaders on a device, and the choice of the device. */
#ifndef TESTS_VULKAN_OPTIONS_H
#define TESTS_VULKAN_OPTIONS_H

#include "runner/bind/root_binding.h"

#include <stdbool.h>
#include <stdint.h>

struct run_options {
    const char *device; /* part of its name; NULL: the first device */
    const char *keep;   /* folder for the SPIR-V of failing shaders; NULL: none */
    uint64_t timeout;   /* seconds, for each shader */
    uint64_t jobs;
    bool verbose;
    struct binding_choice binding;
    const char *device_text; /* what show_device() has printed */
};

/* Lines of a usage text. */
#define RUN_OPTIONS_USAGE                                                                                              \
    "  -v, --verbose       a line for shaders that pass, too\n"                                                        \
    "  --tables, --roots   bind shaders by the root signature that their source asks for, or by one that is made "     \
    "for\n"                                                                                                            \
    "                      them: all in tables, or buffers as root descriptors\n"                                      \
    "  --random-signatures N  by random root signatures and options, others for each N\n"                              \
    "  --policy OPTIONS    options of dxil-spirv for those\n"                                                          \
    "  --device NAME       the first device whose name contains NAME\n"                                                \
    "  --keep FOLDER       leave the SPIR-V of failing shaders there\n"                                                \
    "  --timeout SECONDS   for each shader (60)\n"                                                                     \
    "  --jobs N            so many shaders at once (1)\n"

/* Arguments that an option parser takes. TAKEN_NOT: the option is unknown. `value`: the argument after the option; NULL
 * at the end. */
enum taken {
    TAKEN_NOT,
    TAKEN_ALONE,
    TAKEN_WITH_VALUE
};
typedef enum taken option_parser(void *user, const char *option, const char *value);

/* Parses the options above and passes all others to `own`. Returns the first file argument; NULL: wrong usage. */
char **parse_options(char **arguments, struct run_options *options, option_parser *own, void *user);

/* TAKEN_NOT if `value` is not a number. */
enum taken take_number(const char *value, uint64_t *number);

/* Prints the device without a newline, and loads the driver of a software device. Prints a message and returns false if
 * there is none. */
bool show_device(struct run_options *options);

#endif
