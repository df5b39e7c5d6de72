/* Files in NonSemantic.Shader.DebugInfo.100: their text, and which lines it has. */
#include "spirv/debug/records.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_TEXT = 4 * (MAX_TEXT_WORDS - 1) /* bytes of an OpString, besides its NUL */
};

/* Whether both name one file. DXC for Windows writes `\` in the names of dx.source.contents, where other records keep
 * the `/` of the command line. */
static bool is_same_path(const struct source_file *file, const char *name, uint32_t length)
{
    uint32_t n = 0;

    if (file->name_length != length)
        return false;
    while (n < length && (file->name[n] == name[n] || (file->name[n] == '\\' && name[n] == '/')))
        n++;
    return n == length;
}

/* FNV-1a. Equal for names that is_same_path holds for equal. */
static uint64_t hash_path(const char *name, uint32_t length)
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);

    for (uint32_t n = 0; n < length; n++)
        hash = (hash ^ (unsigned char)(name[n] == '\\' ? '/' : name[n])) * UINT64_C(0x100000001B3);
    return hash;
}

static int by_hash_and_place(const void *left, const void *right)
{
    const struct source_text *a = left, *b = right;

    return a->hash != b->hash ? (a->hash < b->hash ? -1 : 1) : (a->place > b->place) - (a->place < b->place);
}

static void list_texts(struct lowering *l)
{
    const struct module *module = l->module;
    struct source_text *texts = arena_array(l->arena, module->source_count, sizeof *texts);

    for (uint32_t n = 0; n < module->source_count; n++)
        texts[n] = (struct source_text){hash_path(module->sources[n].name, module->sources[n].name_length), n};
    qsort(texts, module->source_count, sizeof *texts, by_hash_and_place);
    l->debug->texts = texts;
}

/* The file's text; NULL: none. Of files that share a name the first counts. */
static const char *source_text(struct lowering *l, const struct metadata *string)
{
    const struct module *module = l->module;
    const char *name = module->metadata_text + string->first;
    const uint64_t hash = hash_path(name, string->count);

    if (!l->debug->texts)
        list_texts(l);
    const struct source_text *texts = l->debug->texts;
    uint32_t first = 0, end = module->source_count;
    while (first < end) {
        uint32_t middle = first + (end - first) / 2;
        if (texts[middle].hash < hash)
            first = middle + 1;
        else
            end = middle;
    }
    for (; first < module->source_count && texts[first].hash == hash; first++) {
        const struct source_file *file = &module->sources[texts[first].place];
        if (is_same_path(file, name, string->count))
            return debug_copy(l, file->text, file->text_length);
    }
    return NULL;
}

/* Notes the length of each line. Ends are \n, \r and \r\n. */
static void count_lines(struct lowering *l, const char *c, struct source_lines *lines)
{
    const char *end = c + strlen(c);
    struct words lengths = {0};
    uint32_t length = 1;

    for (; c < end; c++, length++) {
        if (*c != '\n' && *c != '\r')
            continue;
        c += *c == '\r' && c + 1 < end && c[1] == '\n';
        vector_push(l->arena, &lengths, length);
        length = 0;
    }
    if (length > 1)
        vector_push(l->arena, &lengths, length);
    *lines = (struct source_lines){lengths.data, lengths.count};
}

/* `lines`: of the file; NULL: there is no file. */
static uint32_t new_source(struct lowering *l, uint32_t name, struct source_lines *lines)
{
    const struct metadata *string = debug_string_at(l->module, name);
    const char *rest = string ? source_text(l, string) : NULL;
    uint32_t file = new_string(l->b, string ? debug_text(l, name) : ""), source = 0;

    if (!rest)
        return DEBUG_DECLARE(l, DebugSource, file);
    if (lines)
        count_lines(l, rest, lines);
    size_t left = strlen(rest), length;
    do {
        length = utf8_cut(rest, left, MAX_TEXT);
        uint32_t piece = new_string(l->b, arena_text(l->arena, rest, length));
        if (source)
            DEBUG_DECLARE(l, DebugSourceContinued, piece);
        else
            source = DEBUG_DECLARE(l, DebugSource, file, piece);
        rest += length;
        left -= length;
    } while (left > 0);
    return source;
}

uint32_t debug_source(struct lowering *l, uint32_t reference)
{
    const struct metadata *record = debug_record(l->module, reference, RECORD_FILE);
    uint32_t *id = record ? &l->debug->ids[reference - 1] : &l->debug->main_source;

    if (!*id)
        *id = record ? new_source(l, debug_reference(l->module, record, FILE_NAME), &l->debug->lines[reference - 1])
                     : new_source(l, 0, NULL);
    return *id;
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* NULL: the module lacks the text. */
static const struct source_lines *lines_of(struct lowering *l, uint32_t reference)
{
    uint32_t file = debug_record(l->module, reference, RECORD_FILE) ? reference : l->debug->main_file;

    debug_source(l, file);
    return file && l->debug->lines[file - 1].count ? &l->debug->lines[file - 1] : NULL;
}

uint32_t debug_known_line(struct lowering *l, uint32_t reference, uint64_t line)
{
    const struct source_lines *lines = lines_of(l, reference);
    return lines && line > lines->count ? 0 : (uint32_t)line;
}

uint32_t debug_known_column(struct lowering *l, uint32_t reference, uint64_t line, uint64_t column)
{
    const struct source_lines *lines = lines_of(l, reference);

    if (lines && (line == 0 || line > lines->count || column > lines->lengths[line - 1]))
        return 0;
    return (uint32_t)column;
}

uint32_t debug_line(struct lowering *l, const struct metadata *record, uint32_t file_field)
{
    uint64_t line = debug_number(l->module, record, file_field + 1);
    return constant_u32(l->b, debug_known_line(l, debug_reference(l->module, record, file_field), line));
}
