/* Tests in processes of their own, so that a driver that crashes or does not come back is told from a wrong result; and
 * the files that they are about. */
#ifndef TESTS_VULKAN_CHILDREN_H
#define TESTS_VULKAN_CHILDREN_H

#include "device/report.h"

#include <stdbool.h>

struct ending {
    enum outcome outcome; /* OUTCOME_FAILED after a crash or when time is up */
    char *text;           /* what it printed, or what became of it */
};

struct child {
    void (*body)(const void *argument); /* does not return */
    const void *argument;
    unsigned timeout; /* seconds */
    const char *name; /* for messages */
};

/* So many at once. `ended` is told of each in order. After a crash a child is run once more: drivers crash at random
 * under load. */
void run_children(const struct child *children, size_t count, unsigned jobs,
                  void (*ended)(void *user, size_t number, struct ending ending), void *user);
struct ending run_child(const struct child *child);

/* The line of a test: "FAILED name: text". */
void print_ending(const char *name, const struct ending *ending);

struct paths {
    char **items;
    size_t count;
};

/* All files with this suffix among the arguments and in the folders among them, by name. */
struct paths find_files(char **arguments, const char *suffix);

/* The last two parts of a path without the suffix: "topic/name". */
char *test_name(const char *path, const char *suffix);

/* A path with another suffix. */
char *with_suffix(const char *path, const char *suffix, const char *other);

/* Where a module is kept; NULL without a folder, which is made. */
void make_folder(const char *folder);
char *kept_module_path(const char *folder, const char *name);

#endif
