/* Reads OpSource and OpLine of a converted module. */
#include "cli/report/source_places.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum {
    OP_SOURCE = 3,
    OP_STRING = 7,
    OP_LINE = 8,
    OP_FUNCTION = 54,
    OP_LABEL = 248,
    HEADER_WORDS = 5
};

enum {
    MAX_STRINGS = 256 /* OpString: names of files */
};

/* A module's OpString by id, and its source files in the order of their OpSource. */
struct source_names {
    uint32_t ids[MAX_STRINGS];
    const char *texts[MAX_STRINGS];
    uint32_t count;
    const char *files[MAX_STRINGS];
    uint32_t file_count;
};

static const char *string_of(const struct source_names *names, uint32_t id)
{
    for (uint32_t n = 0; n < names->count; n++)
        if (names->ids[n] == id)
            return names->texts[n];
    return "";
}

/* DXC writes the separators of source files in two ways. */
static bool is_same_path(const char *a, const char *b)
{
    for (; *a && *b; a++, b++)
        if (*a != *b && !(strchr("/\\", *a) && strchr("/\\", *b)))
            return false;
    return *a == *b;
}

/* Index of the file with this name; file_count: the module does not contain its text. */
static uint32_t file_of(const struct source_names *names, const char *name)
{
    uint32_t n = 0;
    while (n < names->file_count && !is_same_path(names->files[n], name))
        n++;
    return n;
}

static void write_file(struct string_buffer *json, struct source_names *names, const uint32_t *words)
{
    const char *name = string_of(names, words[3]);
    if (names->file_count == MAX_STRINGS)
        return;
    buffer_append_string(json, names->file_count ? ",\n{\"name\": " : "{\"name\": ");
    buffer_append_json(json, name);
    buffer_append_string(json, ", \"text\": ");
    buffer_append_json(json, (const char *)(words + 4));
    buffer_append_string(json, "}");
    names->files[names->file_count++] = name;
}

static void add_place(struct source_places *places, struct place place)
{
    if (places->count == places->capacity) {
        size_t capacity = 2 * places->capacity + 256;
        struct place *larger = realloc(places->places, capacity * sizeof(*larger));
        if (!larger)
            return; /* lines without a place */
        places->places = larger;
        places->capacity = capacity;
    }
    places->places[places->count++] = place;
}

void read_source_text(const uint32_t *module, size_t count, struct string_buffer *json, struct source_places *places)
{
    struct source_names names = {0};
    struct place place = {0};
    bool inside = false;
    for (size_t at = HEADER_WORDS; at < count; at += module[at] >> 16) {
        const uint32_t *words = module + at;
        uint32_t opcode = words[0] & 0xFFFF, length = words[0] >> 16;
        inside |= opcode == OP_FUNCTION;
        if (opcode == OP_STRING && names.count < MAX_STRINGS) {
            names.ids[names.count] = words[1];
            names.texts[names.count++] = (const char *)(words + 2);
        } else if (opcode == OP_SOURCE && length > 4) {
            write_file(json, &names, words);
        } else if (opcode == OP_LINE) {
            place.file = file_of(&names, string_of(&names, words[1]));
            place.line = place.file < names.file_count ? words[2] : 0;
        } else if (inside) {
            if (opcode == OP_LABEL)
                place.line = 0;
            add_place(places, place);
        }
    }
}
