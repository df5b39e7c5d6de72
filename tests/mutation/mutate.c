/* Reads files of mutations (README.md describes them): lists them, checks that each still fits the
 * sources, applies one to a copy of the sources. */
#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void leave(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(2);
}

static void *resize(void *memory, size_t size)
{
    void *larger = realloc(memory, size);

    if (!larger)
        leave("out of memory");
    return larger;
}

static char *read_text(const char *path)
{
    FILE *file = fopen(path, "rb");
    size_t size = 0, room = 1 << 16;
    char *text = resize(NULL, room);

    if (!file)
        leave("cannot open %s", path);
    for (size_t got; (got = fread(text + size, 1, room - size - 1, file)) > 0; size += got)
        if (size + got + 1 == room)
            text = resize(text, room *= 2);
    fclose(file);
    text[size] = 0;
    return text;
}

/* ---- Mutations --------------------------------------------------------------------------------------------------- */

struct edit {
    const char *file, *place; /* place: function or table that contains the text; "": anywhere in the file */
    const char *find, *put;
};

struct mutation {
    const char *name, *breaks, *found, *unseen; /* found, unseen: "" if not given */
    struct edit *edits;
    size_t edit_count;
    uint32_t hash; /* of its edits */
};

struct mutations {
    struct mutation *items;
    size_t count;
};

/* FNV-1a. */
static uint32_t add_to_hash(uint32_t hash, const char *text)
{
    do
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    while (*text++);
    return hash;
}

static struct edit *add_edit(struct mutation *m)
{
    m->edits = resize(m->edits, (m->edit_count + 1) * sizeof *m->edits);
    m->edits[m->edit_count] = (struct edit){"", "", NULL, NULL};
    return &m->edits[m->edit_count++];
}

/* "in FILE: PLACE" begins an edit, or "find" does, in the place of the edit before. */
static void read_edit(struct mutation *m, const char *keyword, char *value)
{
    struct edit *last = m->edit_count ? &m->edits[m->edit_count - 1] : NULL;

    if (strcmp(keyword, "in") == 0) {
        char *colon = strstr(value, ": ");
        last = add_edit(m);
        last->file = value;
        if (colon) {
            *colon = 0;
            last->place = colon + 2;
        }
    } else if (!last) {
        leave("mutation %s: `in` comes first", m->name);
    } else if (strcmp(keyword, "find") == 0) {
        if (last->find) {
            struct edit before = *last;
            last = add_edit(m);
            last->file = before.file;
            last->place = before.place;
        }
        last->find = value;
    } else {
        last->put = value;
        m->hash = add_to_hash(add_to_hash(add_to_hash(m->hash, last->file), last->find ? last->find : ""), value);
    }
}

static void read_line(struct mutations *all, char *line, const char *path, unsigned number)
{
    char *value = line + strcspn(line, " ");
    struct mutation *m = all->count ? &all->items[all->count - 1] : NULL;

    if (*value)
        *value++ = 0;
    if (strcmp(line, "mutation") == 0) {
        all->items = resize(all->items, (all->count + 1) * sizeof *all->items);
        all->items[all->count++] = (struct mutation){value, "", "", "", NULL, 0, 2166136261u};
    } else if (!m) {
        leave("%s:%u: `mutation` comes first", path, number);
    } else if (strcmp(line, "in") == 0 || strcmp(line, "find") == 0 || strcmp(line, "put") == 0) {
        read_edit(m, line, value);
    } else if (strcmp(line, "breaks") == 0) {
        m->breaks = value;
    } else if (strcmp(line, "found") == 0) {
        m->found = value;
    } else if (strcmp(line, "unseen") == 0) {
        m->unseen = value;
    } else {
        leave("%s:%u: `%s` is no keyword", path, number, line);
    }
}

static void read_mutations(struct mutations *all, const char *path)
{
    char *text = read_text(path);
    unsigned number = 0;

    for (char *line = text, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = 0;
        number++;
        if (*line && *line != '#')
            read_line(all, line, path, number);
    }
}

static void check_records(const struct mutations *all)
{
    for (size_t i = 0; i < all->count; i++) {
        const struct mutation *m = &all->items[i];
        for (size_t k = 0; k < i; k++)
            if (strcmp(all->items[k].name, m->name) == 0)
                leave("two mutations are called %s", m->name);
        if (!*m->breaks || m->edit_count == 0)
            leave("mutation %s lacks a line", m->name);
        for (size_t e = 0; e < m->edit_count; e++)
            if (!m->edits[e].find || !m->edits[e].put)
                leave("mutation %s lacks a `find` or a `put`", m->name);
    }
}

/* ---- Text in sources --------------------------------------------------------------------------------------------- */

/* White space does not count: the layout of a source may change. Returns the end of the match; NULL: none. */
static char *match(char *text, const char *wanted)
{
    for (;; text++, wanted++) {
        while (isspace((unsigned char)*wanted))
            wanted++;
        if (!*wanted)
            return text;
        while (isspace((unsigned char)*text))
            text++;
        if (*text != *wanted)
            return NULL;
    }
}

struct stretch {
    char *begin, *end;
};

/* A definition: from a line that begins with neither blank, brace, # nor comment, and names it before ( or [, to the
 * next line that begins with a closing brace. */
static struct stretch find_place(char *text, const char *name)
{
    size_t length = strlen(name);

    if (length == 0)
        return (struct stretch){text, text + strlen(text)};
    for (char *line = text; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
        size_t width = strcspn(line, "\n");
        if (!(isalpha((unsigned char)*line) || *line == '_'))
            continue;
        for (size_t at = 1; at + length < width; at++) {
            bool is_name =
                strncmp(line + at, name, length) == 0 && strchr(" *", line[at - 1]) && strchr("([", line[at + length]);
            char *body = line + at + strcspn(line + at, "{;");
            if (is_name && *body == '{')
                return (struct stretch){line, strstr(body, "\n}") ? strstr(body, "\n}") + 2 : body};
        }
    }
    return (struct stretch){NULL, NULL};
}

/* The text that an edit replaces. Prints a message and returns {NULL} if it is not there exactly once. */
static struct stretch find_anchor(char *text, const struct mutation *m, const struct edit *e)
{
    struct stretch place = find_place(text, e->place), found = {NULL, NULL};
    unsigned count = 0;

    for (char *at = place.begin; at && at < place.end; at++) {
        char *end = isspace((unsigned char)*at) ? NULL : match(at, e->find);
        if (!end || end > place.end)
            continue;
        found = (struct stretch){at, end};
        count++;
    }
    if (count == 1)
        return found;
    fprintf(stderr, "%s: %s%s%s has %u times, not once: %s\n", m->name, e->file, *e->place ? ": " : "", e->place, count,
            e->find);
    return (struct stretch){NULL, NULL};
}

/* ---- Commands ---------------------------------------------------------------------------------------------------- */

static char *source_path(const char *folder, const char *file)
{
    char *path = resize(NULL, strlen(folder) + strlen(file) + 2);

    sprintf(path, "%s/%s", folder, file);
    return path;
}

/* The length of the room's name: a folder at the top, in spirv/ the folder below it. random_mutations.py says the same.
 */
static int room_length(const char *file)
{
    size_t length = strcspn(file, "/"), inner = strcspn(file + length + (file[length] == '/'), "/");
    bool is_inner = strncmp(file, "spirv/", 6) == 0 && file[length + 1 + inner];

    return (int)(is_inner ? length + 1 + inner : length);
}

static int list(const struct mutations *all)
{
    for (size_t i = 0; i < all->count; i++) {
        const struct mutation *m = &all->items[i];
        printf("%.*s %s %08x %s\n", room_length(m->edits[0].file), m->edits[0].file, m->name, (unsigned)m->hash,
               *m->found    ? m->found
               : *m->unseen ? "unseen"
                            : "-");
    }
    return 0;
}

static int check(const struct mutations *all, const char *folder)
{
    unsigned wrong = 0;

    for (size_t i = 0; i < all->count; i++) {
        const struct mutation *m = &all->items[i];
        for (size_t e = 0; e < m->edit_count; e++) {
            char *text = read_text(source_path(folder, m->edits[e].file));
            wrong += !find_anchor(text, m, &m->edits[e]).begin;
            free(text);
        }
    }
    printf("%zu mutations, %u places are gone\n", all->count, wrong);
    return wrong > 0;
}

static void apply_edit(const struct mutation *m, const struct edit *e, const char *folder)
{
    char *path = source_path(folder, e->file), *text = read_text(path);
    struct stretch anchor = find_anchor(text, m, e);

    if (!anchor.begin)
        exit(1);
    FILE *file = fopen(path, "wb");
    if (!file)
        leave("cannot write %s", path);
    fprintf(file, "%.*s%s%s", (int)(anchor.begin - text), text, e->put, anchor.end);
    fclose(file);
    puts(e->file);
}

static int apply(const struct mutations *all, const char *name, const char *folder)
{
    for (size_t i = 0; i < all->count; i++) {
        const struct mutation *m = &all->items[i];
        if (strcmp(m->name, name) != 0)
            continue;
        for (size_t e = 0; e < m->edit_count; e++)
            apply_edit(m, &m->edits[e], folder);
        return 0;
    }
    leave("no mutation is called %s", name);
}

int main(int argument_count, char **arguments)
{
    struct mutations all = {NULL, 0};
    const char *command = argument_count > 1 ? arguments[1] : "";
    int first = strcmp(command, "list") == 0    ? 2
                : strcmp(command, "check") == 0 ? 3
                : strcmp(command, "apply") == 0 ? 4
                                                : 0;

    if (!first || argument_count <= first)
        leave("usage: mutate list FILE.mutations...              room, name, hash and who finds it\n"
              "       mutate check SOURCES FILE.mutations...     1: a text that is to be replaced is not there\n"
              "       mutate apply NAME SOURCES FILE.mutations...     prints the files that it has changed");
    for (int i = first; i < argument_count; i++)
        read_mutations(&all, arguments[i]);
    check_records(&all);
    if (first == 2)
        return list(&all);
    return first == 3 ? check(&all, arguments[2]) : apply(&all, arguments[2], arguments[3]);
}
