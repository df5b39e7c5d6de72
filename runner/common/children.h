/* Runs tests in processes of their own, so that a crash or a hang of a driver is not mistaken for a wrong result. Also
 * finds and names the files of tests. */
#ifndef RUNNER_CHILDREN_H
#define RUNNER_CHILDREN_H

#include "runner/common/phase.h"
#include "runner/common/report.h"

#include <stdbool.h>

struct ending {
    enum outcome outcome; /* OUTCOME_FAILED after a crash or a timeout */
    char *text;           /* output of the child, or a message about its crash or timeout */
    enum phase phase;     /* that it ended in */
    bool is_crash, is_timeout;
};

struct child {
    void (*body)(const void *argument); /* does not return */
    const void *argument;
    unsigned timeout; /* seconds, of each phase */
    const char *name; /* for messages; NULL: nothing is said, and a crash gets no second try */
};

enum {
    MOST_TOGETHER = 16 /* children of one process: what they leave in memory adds up */
};

/* Runs the children in up to `jobs` processes at a time. A process leads a group of processes, which ends with it, and
 * runs up to `together` children one after the other, as long as they pass or are skipped. Calls `ended` for each
 * child, in the order of the array. A child that crashes runs a second time: drivers crash at random under load. */
void run_children(const struct child *children, size_t count, unsigned jobs, unsigned together,
                  void (*ended)(void *user, size_t number, struct ending ending), void *user);
struct ending run_child(const struct child *child);

/* For what a child starts: it does not live longer than the child (on Linux). */
void end_with_parent(void);

/* Prints the line of a test: "FAILED name: text". */
void print_ending(const char *name, const struct ending *ending);

struct paths {
    char **items;
    size_t count;
};

/* All arguments with this suffix, and all such files in folders among the arguments, sorted by name. */
struct paths find_files(char **arguments, const char *suffix);
void free_paths(struct paths *paths);

/* Last two components of a path without the suffix: "topic/name". */
char *test_name(const char *path, const char *suffix);

/* Replaces `suffix` by `other`. */
char *with_suffix(const char *path, const char *suffix, const char *other);

/* Create the folder for modules; give the path of a module in it, or NULL if `folder` is NULL. */
void make_folder(const char *folder);
char *kept_module_path(const char *folder, const char *name);

#endif
