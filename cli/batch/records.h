/* Records of conversions: one line of JSON for each input (docs/guides/many-shaders.md). */
#ifndef CLI_BATCH_RECORDS_H
#define CLI_BATCH_RECORDS_H

#include "cli/conversion/convert.h"
#include "cli/batch/names.h"

/* What earlier runs did with each file. */
struct records {
    struct names done; /* by input: struct record *; NULL: skipped */
    size_t size;       /* of the file's complete lines */
};

/* Appends the record's line. */
void record_append(struct string_buffer *text, const char *input, uint64_t options_hash, const struct report *report,
                   double seconds);

/* Appends the line of a file that is no input. */
void record_append_skipped(struct string_buffer *text, const char *path, const char *reason);

/* Reads the lines of a file. Ignores a line without an end, which a run leaves when it is stopped. A missing file has
 * no lines. False: out of memory, or the file cannot be read; it complained. */
bool records_read(struct records *records, const char *path);

/* The input's latest record has this content and these options, and all its outputs exist. */
bool records_up_to_date(const struct records *records, const char *input, uint64_t hash, uint64_t options_hash);

/* The latest line about the file says that it was skipped. */
bool records_name_skipped(const struct records *records, const char *path);

void records_free(struct records *records);

#endif
