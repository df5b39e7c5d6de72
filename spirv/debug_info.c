#include "spirv/debug_info.h"

#include <stdio.h>

/* Records of LLVM 3.7's debug metadata, and where in them the file stands. */
enum {
    RECORD_FILE = 16,               /* [distinct, name, directory] */
    RECORD_SUBPROGRAM = 21,         /* [distinct, scope, name, linkage name, file, line, ...] */
    RECORD_LEXICAL_BLOCK = 22,      /* [distinct, scope, file, line, column] */
    RECORD_LEXICAL_BLOCK_FILE = 23, /* [distinct, scope, file, discriminator] */
    SUBPROGRAM_FILE = 4,
    BLOCK_FILE = 2,
    FILE_NAME = 1,
    SOURCE_LANGUAGE_HLSL = 5,
    MOST_TEXT = 0xFFFF - 8 /* words of an instruction, less its fixed ones */
};

struct debug_info {
    uint32_t *file_ids;          /* by metadata id of the file record, 0: none yet */
    uint32_t file, line, column; /* of the OpLine in force; file 0: none */
};

static const struct metadata *metadata_at(const struct module *module, uint32_t id_plus_1)
{
    return id_plus_1 && id_plus_1 <= module->metadata_count ? &module->metadata[id_plus_1 - 1] : NULL;
}

/* A field of a record that names other metadata by id + 1; 0: none. */
static uint32_t reference(const struct module *module, const struct metadata *record, uint32_t field)
{
    uint64_t number = field < record->count ? module->metadata_numbers[record->first + field] : 0;
    return number <= module->metadata_count ? (uint32_t)number : 0;
}

/* Id + 1 of the file record of a scope, or 0. */
static uint32_t file_of_scope(const struct module *module, metadata_id scope)
{
    const struct metadata *record = scope < module->metadata_count ? &module->metadata[scope] : NULL;

    if (!record || record->kind != METADATA_DEBUG)
        return 0;
    if (record->code == RECORD_SUBPROGRAM)
        return reference(module, record, SUBPROGRAM_FILE);
    if (record->code == RECORD_LEXICAL_BLOCK || record->code == RECORD_LEXICAL_BLOCK_FILE)
        return reference(module, record, BLOCK_FILE);
    return 0;
}

static char *metadata_string(struct lowering *l, const struct metadata *string)
{
    return string && string->kind == METADATA_STRING
               ? arena_text(l->arena, l->module->metadata_text + string->first, string->count)
               : NULL;
}

static uint32_t file_id(struct lowering *l, metadata_id scope)
{
    uint32_t file = file_of_scope(l->module, scope);
    const struct metadata *record = metadata_at(l->module, file);

    if (!record || record->kind != METADATA_DEBUG || record->code != RECORD_FILE)
        return 0;
    uint32_t *id = &l->debug->file_ids[file - 1];
    const char *name = *id ? NULL : metadata_string(l, metadata_at(l->module, reference(l->module, record, FILE_NAME)));
    if (name)
        *id = new_string(l->b, name);
    return *id;
}

/* dx.source.contents holds pairs of name and text, the main file first. */
static void emit_source(struct lowering *l)
{
    const struct named_metadata *contents = module_named_metadata(l->module, "dx.source.contents");

    for (uint32_t n = 0; contents && n < contents->count; n++) {
        const struct metadata *pair = &l->module->metadata[l->module->metadata_operands[contents->first + n]];
        if (pair->kind != METADATA_NODE || pair->count != 2)
            continue;
        const char *name = metadata_string(l, metadata_at(l->module, l->module->metadata_operands[pair->first]));
        const char *text = metadata_string(l, metadata_at(l->module, l->module->metadata_operands[pair->first + 1]));
        if (!name || !text || string_words(text) > MOST_TEXT)
            continue;
        uint32_t file = new_string(l->b, name);
        uint32_t version = 100 * l->module->info.shader_model_major + l->module->info.shader_model_minor;
        uint32_t *words = append(l->b, &l->b->strings, SpvOpSource, 3 + string_words(text));
        words[0] = SOURCE_LANGUAGE_HLSL;
        words[1] = version;
        words[2] = file;
        store_string(words + 3, text);
    }
}

/* Drivers and debuggers show the source files of a module. */
static void emit_shader_name(struct lowering *l)
{
    char name[24];

    snprintf(name, sizeof name, "%016llx.dxil", (unsigned long long)l->options->shader_hash);
    APPEND(l->b, &l->b->strings, SpvOpSource, SpvSourceLanguageUnknown, 0, new_string(l->b, name));
}

void debug_info_prepare(struct lowering *l)
{
    if (l->options->shader_hash)
        emit_shader_name(l);
    if (!l->options->debug_info || !l->module->info.has_debug_info)
        return;
    l->debug = arena_zeroed(l->arena, 1, sizeof *l->debug);
    l->debug->file_ids = arena_zeroed(l->arena, l->module->metadata_count, sizeof *l->debug->file_ids);
    emit_source(l);
}

void debug_info_begin_block(struct lowering *l)
{
    if (l->debug)
        l->debug->file = 0;
}

void debug_info_line(struct lowering *l, const struct instruction *i)
{
    const struct debug_location *location =
        instruction_location(l->function, (uint32_t)(i - l->function->instructions));
    if (!location)
        return;
    uint32_t file = file_id(l, location->scope);
    struct debug_info *debug = l->debug;
    if (!file || (file == debug->file && location->line == debug->line && location->column == debug->column))
        return;
    debug->file = file;
    debug->line = location->line;
    debug->column = location->column;
    EMIT_VOID(l->b, SpvOpLine, file, location->line, location->column);
}
