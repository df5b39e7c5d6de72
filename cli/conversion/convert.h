/* Converts one input to all its outputs. */
#ifndef CLI_CONVERSION_CONVERT_H
#define CLI_CONVERSION_CONVERT_H

#include "cli/conversion/command.h"
#include "cli/string_buffer.h"

/* The objects that conversions reuse; one per thread. */
struct session {
    dxs_module *module;
    dxs_converter *converter;
    struct device_profile *device; /* command->device; NULL: not read yet */
};

bool session_create(struct session *session); /* false: out of memory; it complained */
void session_destroy(struct session *session);

/* The result of an input's conversion. */
struct report {
    enum exit_code code;                         /* the worst of all entry points */
    enum dxs_result result;                      /* the first error of the library */
    char message[1024];                          /* the first complaint; "": none */
    char library_error[1024];                    /* the last error of the library; "": none of this entry point */
    uint64_t hash;                               /* of the input; 0: it could not be read */
    uint32_t entry_count;                        /* entry points that were converted */
    struct string_buffer *text;                  /* takes outputs in the place of files; NULL: files are written */
    struct string_buffer outputs;                /* the paths written, each with a NUL; the caller frees it */
    bool (*claim)(void *user, const char *path); /* false: another input wrote this path. NULL: any path is free */
    void *user;
};

/* Prints a complaint, and keeps the first. Returns `code`. */
enum exit_code report_complaint(struct report *report, enum exit_code code, const char *format, ...);

/* Reads and parses the input, and chooses the entry point that the command names, or the only one. DXS_NONE: all of the
 * only input, a library. */
enum exit_code open_input(struct session *session, const struct command *command, const char *input,
                          struct report *report, uint32_t *entry);

/* Converts the input, whose bytes shader_read gave; NULL: errno says why there are none. With command->output_folder,
 * `stem` is the path of its outputs without suffix. */
void convert_input(struct session *session, const struct command *command, const char *input, const void *bytes,
                   size_t size, const char *stem, struct report *report);

#endif
