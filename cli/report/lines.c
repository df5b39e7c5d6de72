/* Texts as lines of JSON. DXIL, SPIR-V and GLSL name the DXIL instruction of a line in different ways. */
#include "cli/report/lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

/* Calls `line` with each line of the text, without its end. */
static void each_line(const char *text, void (*line)(void *user, const char *start, size_t length), void *user)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        line(user, text, length);
        text += length + (text[length] == '\n');
    }
}

/* Writes the lines of an array: see lines.h. */
struct line_writer {
    struct string_buffer *json;
    bool has_lines;
};

static void begin_line(struct line_writer *writer, const char *text, size_t length)
{
    buffer_append_string(writer->json, writer->has_lines ? ",\n{\"t\": " : "{\"t\": ");
    buffer_append_json_part(writer->json, text, length);
    writer->has_lines = true;
}

static void end_line(struct line_writer *writer)
{
    buffer_append_string(writer->json, "}");
}

/* ---- DXIL -------------------------------------------------------------------------------------------------------- */

struct dxil_lines {
    struct line_writer writer;
    unsigned function, block;
    bool inside; /* of a function's body */
};

static bool starts_with(const char *text, size_t length, const char *start)
{
    size_t size = strlen(start);
    return length >= size && memcmp(text, start, size) == 0;
}

/* Lines are "; function N", "define ...", "LABEL:", "  INSTRUCTION ; #N ..." and "}". */
static void write_dxil_line(void *user, const char *text, size_t length)
{
    struct dxil_lines *lines = user;
    char line[32];
    snprintf(line, sizeof(line), "%.*s", length < sizeof(line) ? (int)length : (int)sizeof(line) - 1, text);
    if (sscanf(line, "; function %u", &lines->function) == 1)
        lines->inside = false;
    if (starts_with(text, length, "define ")) {
        lines->inside = true;
        lines->block = 0;
    } else if (starts_with(text, length, "}")) {
        lines->inside = false;
    } else if (lines->inside && length && text[0] != ' ' && memchr(text, ':', length)) {
        lines->block++; /* the entry block has no label */
    }
    begin_line(&lines->writer, text, length);
    const char *number = NULL, *place = NULL; /* bounded by the line: the text goes on behind it */
    for (size_t n = 0; lines->inside && n < length; n++) {
        if (starts_with(text + n, length - n, "; #"))
            number = text + n + 3;
        else if (number && starts_with(text + n, length - n, ", line "))
            place = text + n + 7;
    }
    if (number) {
        buffer_append_format(lines->writer.json, ", \"k\": [\"%u:%lu\"], \"b\": \"%u:%u\"", lines->function,
                             strtoul(number, NULL, 10), lines->function, lines->block);
        if (place)
            buffer_append_format(lines->writer.json, ", \"l\": %lu", strtoul(place, NULL, 10));
    }
    end_line(&lines->writer);
}

void write_dxil_lines(struct string_buffer *json, const char *text)
{
    struct dxil_lines lines = {.writer = {.json = json}};
    each_line(text, write_dxil_line, &lines);
}

/* ---- SPIR-V ------------------------------------------------------------------------------------------------------ */

struct spirv_lines {
    struct line_writer writer;
    const struct source_places *places;
    size_t next_place;
    char functions[64][16]; /* names of the ids of "function N" */
    unsigned function_numbers[64], function_count;
    unsigned function, instruction;
    bool has_number, inside;
};

/* Lines of the disassembly. OpLine gives the key of the lines that follow in its block, and is not written. */
static void write_spirv_line(void *user, const char *text, size_t length)
{
    struct spirv_lines *lines = user;
    char line[128], id[16];
    unsigned number, column;
    snprintf(line, sizeof(line), "%.*s", length < sizeof(line) ? (int)length : (int)sizeof(line) - 1, text);
    if (sscanf(line, " %15s = OpString \"function %u\"", id, &number) == 2 && lines->function_count < 64) {
        memcpy(lines->functions[lines->function_count], id, sizeof(id));
        lines->function_numbers[lines->function_count++] = number;
        return;
    }
    if (sscanf(line, " OpLine %15s %u %u", id, &number, &column) == 3) {
        lines->instruction = number;
        lines->has_number = false;
        for (unsigned n = 0; n < lines->function_count; n++) {
            if (strcmp(lines->functions[n], id) == 0) {
                lines->function = lines->function_numbers[n];
                lines->has_number = true;
            }
        }
        return;
    }
    lines->inside |= strstr(line, "= OpFunction ") != NULL;
    lines->has_number &= !strstr(line, "= OpLabel");
    begin_line(&lines->writer, text, length);
    if (lines->has_number)
        buffer_append_format(lines->writer.json, ", \"k\": [\"%u:%u\"]", lines->function, lines->instruction);
    if (lines->inside && lines->next_place < lines->places->count) {
        struct place place = lines->places->places[lines->next_place++];
        if (place.line)
            buffer_append_format(lines->writer.json, ", \"s\": \"%u:%u\"", (unsigned)place.file, (unsigned)place.line);
    }
    end_line(&lines->writer);
}

void write_spirv_lines(struct string_buffer *json, const char *text, const struct source_places *places)
{
    struct spirv_lines lines = {.writer = {.json = json}, .places = places};
    each_line(text, write_spirv_line, &lines);
}

/* ---- GLSL and HLSL ----------------------------------------------------------------------------------------------- */

struct source_lines {
    struct line_writer writer;
    struct string_buffer keys; /* of the #line directives since the last line */
};

/* All #line directives in front of a line are its keys: SPIRV-Cross folds several instructions into one line. */
static void write_source_line(void *user, const char *text, size_t length)
{
    struct source_lines *lines = user;
    char line[64];
    unsigned number, function;
    snprintf(line, sizeof(line), "%.*s", length < sizeof(line) ? (int)length : (int)sizeof(line) - 1, text);
    if (sscanf(line, "#line %u \"function %u\"", &number, &function) == 2) {
        buffer_append_format(&lines->keys, "%s\"%u:%u\"", lines->keys.size ? ", " : "", function, number);
        return;
    }
    begin_line(&lines->writer, text, length);
    if (lines->keys.size) {
        buffer_append_string(lines->writer.json, ", \"k\": [");
        buffer_append(lines->writer.json, lines->keys.data, lines->keys.size);
        buffer_append_string(lines->writer.json, "]");
        buffer_free(&lines->keys);
    }
    end_line(&lines->writer);
}

void write_source_lines(struct string_buffer *json, const char *text)
{
    struct source_lines lines = {.writer = {.json = json}};
    each_line(text, write_source_line, &lines);
    buffer_free(&lines.keys);
}

void write_empty_line(struct string_buffer *json)
{
    struct line_writer writer = {.json = json};
    begin_line(&writer, "", 0);
    end_line(&writer);
}
