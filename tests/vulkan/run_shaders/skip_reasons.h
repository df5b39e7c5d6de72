/* Reasons for which a device may skip shaders: docs/reference/skipped-shaders.md. */
#ifndef TESTS_VULKAN_SKIP_REASONS_H
#define TESTS_VULKAN_SKIP_REASONS_H

#include <stdbool.h>
#include <stddef.h>

struct skip_reason {
    char *words;
    bool is_met;
};

struct skip_reasons {
    struct skip_reason *items;
    size_t count;
    bool is_known; /* the page has a row for the device; else any reason will do */
};

/* Reads the row of the device from the page. */
struct skip_reasons read_skip_reasons(const char *path, const char *device);

/* Notes that a shader is skipped. False: the page does not say so. */
bool meet_skip_reason(struct skip_reasons *reasons, const char *text);

/* Prints the reasons for which nothing was skipped, and returns their number. */
unsigned print_unmet_reasons(const struct skip_reasons *reasons);

#endif
