/* Writes and reads records of conversions. */
#include "cli/batch/records.h"

#include "cli/files.h"
#include "cli/folders.h"
#include "cli/messages.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The latest line about an input. */
struct record {
    uint64_t hash, options_hash;
    bool converted;
    struct string_buffer outputs; /* paths, each with a NUL */
};

void record_append(struct string_buffer *text, const char *input, uint64_t options_hash, const struct report *report,
                   double seconds)
{
    buffer_append_string(text, "{\"input\": ");
    buffer_append_json_path(text, input);
    buffer_append_format(text,
                         ", \"hash\": \"%016llx\", \"options\": \"%016llx\", \"exit_code\": %d, \"result\": \"%s\"",
                         (unsigned long long)report->hash, (unsigned long long)options_hash, (int)report->code,
                         dxs_result_name(report->result));
    buffer_append_string(text, ", \"message\": ");
    buffer_append_json(text, report->message);
    buffer_append_format(text, ", \"entry_points\": %u, \"seconds\": %.6f, \"outputs\": [",
                         (unsigned)report->entry_count, seconds);
    for (size_t at = 0; at < report->outputs.size; at += strlen(report->outputs.data + at) + 1) {
        buffer_append_string(text, at ? ", " : "");
        buffer_append_json_path(text, report->outputs.data + at);
    }
    buffer_append_string(text, "]}\n");
}

void record_append_skipped(struct string_buffer *text, const char *path, const char *reason)
{
    buffer_append_string(text, "{\"input\": ");
    buffer_append_json_path(text, path);
    buffer_append_string(text, ", \"skipped\": ");
    buffer_append_json(text, reason);
    buffer_append_string(text, "}\n");
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* Appends the JSON string at `*at`, as buffer_append_json_path writes it, and advances. False: it is no such string. */
static bool read_string(const char **at, struct string_buffer *text)
{
    const char *letter = *at;
    if (*letter++ != '"')
        return false;
    for (; *letter && *letter != '"'; letter++) {
        char decoded = *letter;
        if (decoded == '\\') {
            char digits[5] = {0};
            decoded = *++letter;
            if (decoded == 'u') {
                for (int n = 0; n < 4 && letter[1]; n++)
                    digits[n] = *++letter;
                decoded = (char)strtoul(digits, NULL, 16);
            }
            if (!decoded)
                return false;
        }
        buffer_append(text, &decoded, 1);
    }
    *at = letter + (*letter == '"');
    return *letter == '"';
}

/* The value behind `"name": ` in the line. Strings cannot contain that text, because their quotes are escaped. */
static const char *find_field(const char *line, const char *name)
{
    char key[32];
    snprintf(key, sizeof(key), "\"%s\": ", name);
    const char *found = strstr(line, key);
    return found ? found + strlen(key) : NULL;
}

static bool read_hash(const char *line, const char *name, uint64_t *hash)
{
    const char *text = find_field(line, name);
    char *end;
    if (!text || *text != '"')
        return false;
    *hash = strtoull(text + 1, &end, 16);
    return *end == '"';
}

static bool read_outputs(const char *at, struct string_buffer *outputs)
{
    while (at && (*at == '[' || *at == ',' || *at == ' '))
        at++;
    while (at && *at == '"') {
        if (!read_string(&at, outputs))
            return false;
        buffer_append(outputs, "", 1);
        while (*at == ',' || *at == ' ')
            at++;
    }
    return at && *at == ']';
}

static void free_record(struct record *record)
{
    if (record)
        buffer_free(&record->outputs);
    free(record);
}

/* False: out of memory. */
static bool read_skipped(struct records *records, const char *path)
{
    struct name *entry = names_add(&records->done, path);
    if (entry) {
        free_record(entry->value);
        entry->value = NULL;
    }
    return entry != NULL;
}

/* False: out of memory. */
static bool read_line(struct records *records, const char *line)
{
    struct record record = {0}, *kept = NULL;
    struct string_buffer input = {0};
    const char *name = find_field(line, "input"), *code = find_field(line, "exit_code");
    bool is_record = name && read_string(&name, &input) && input.size && code &&
                     read_hash(line, "hash", &record.hash) && read_hash(line, "options", &record.options_hash) &&
                     read_outputs(find_field(line, "outputs"), &record.outputs);
    bool done = !input.failed && !record.outputs.failed;
    if (done && name && !code && find_field(line, "skipped") && input.size)
        done = read_skipped(records, input.data);
    if (done && is_record) {
        struct name *entry = names_add(&records->done, input.data);
        kept = entry ? malloc(sizeof(*kept)) : NULL;
        if (kept) {
            record.converted = *code == '0';
            free_record(entry->value);
            *kept = record;
            entry->value = kept;
        }
        done = kept != NULL;
    }
    if (!kept)
        buffer_free(&record.outputs);
    buffer_free(&input);
    return done;
}

bool records_read(struct records *records, const char *path)
{
    size_t size;
    char *text = file_read(path, &size);
    bool done = true;
    if (!text && errno == ENOENT)
        return true;
    if (!text) {
        complain("--records %s: %s", path, strerror(errno));
        return false;
    }
    for (char *line = text, *end; done && (end = strchr(line, '\n')) != NULL; line = end + 1) {
        *end = 0;
        records->size = (size_t)(end + 1 - text);
        done = read_line(records, line);
    }
    free(text);
    if (!done)
        complain("out of memory");
    return done;
}

bool records_up_to_date(const struct records *records, const char *input, uint64_t hash, uint64_t options_hash)
{
    const struct name *name = names_find(&records->done, input);
    const struct record *record = name ? name->value : NULL;
    if (!record || !record->converted || record->hash != hash || record->options_hash != options_hash)
        return false;
    for (size_t at = 0; at < record->outputs.size; at += strlen(record->outputs.data + at) + 1)
        if (!file_exists(record->outputs.data + at))
            return false;
    return true;
}

bool records_name_skipped(const struct records *records, const char *path)
{
    const struct name *name = names_find(&records->done, path);
    return name && !name->value;
}

void records_free(struct records *records)
{
    for (size_t n = 0; n < records->done.capacity; n++)
        free_record(records->done.slots[n].value);
    names_free(&records->done);
}
