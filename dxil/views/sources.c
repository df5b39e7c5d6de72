/* Lists the source files that debug information has: in dx.source.contents, or in the part SRCI. */
#include "base/bitset.h"
#include "dxil/container/source_info.h"

#include <string.h>

enum {
    NAME_HEADER = 16, /* size of the entry, flags, size of the name, size of the text */
    TEXT_HEADER = 12  /* size of the entry, flags, size of the text */
};

/* The bytes of entries that have not been read yet. */
struct entries {
    const uint8_t *next, *end;
};

/* Copies the text of the next entry: the container may go. *length is without its NUL. NULL: there is none, or it is
 * damaged. */
static const char *next_text(struct arena *arena, struct entries *entries, uint32_t header, uint32_t *length)
{
    size_t left = (size_t)(entries->end - entries->next);
    const uint8_t *entry = entries->next;

    if (left < header)
        return NULL;
    uint32_t whole = load32(entry), size = load32(entry + 8);
    if (whole < header || whole > left || size == 0 || size > whole - header)
        return NULL;
    entries->next += whole;
    *length = size - 1;
    return arena_text(arena, (const char *)entry + header, *length);
}

/* Only texts that are not compressed: dxs_pdb_attach makes them so. */
static void read_source_info(struct module *module, const struct container_part *part)
{
    const struct container_part names = source_info_section(part, SOURCE_NAMES);
    const struct container_part texts = source_info_section(part, SOURCE_TEXTS);
    const size_t names_start = SOURCE_INFO_HEADER + SOURCE_NAMES_HEADER;
    const size_t texts_start = SOURCE_INFO_HEADER + SOURCE_TEXTS_HEADER;

    if (names.size < names_start || texts.size < texts_start ||
        load16(texts.data + SOURCE_INFO_HEADER + 6) != SOURCE_IS_PLAIN)
        return;
    struct entries name = {names.data + names_start, names.data + names.size};
    struct entries text = {texts.data + texts_start, texts.data + texts.size};
    struct source_file *files = arena_array(module->arena, texts.size / TEXT_HEADER, sizeof *files);
    for (uint32_t n = 0; n < texts.size / TEXT_HEADER; n++) {
        struct source_file *file = &files[n];
        file->name = next_text(module->arena, &name, NAME_HEADER, &file->name_length);
        file->text = next_text(module->arena, &text, TEXT_HEADER, &file->text_length);
        if (!file->name || !file->text)
            break;
        module->source_count++;
    }
    module->sources = files;
}

/* The string at an operand of a node; NULL: it is something else. */
static const struct metadata *string_at(const struct module *module, uint32_t reference)
{
    const struct metadata *string = reference ? &module->metadata[reference - 1] : NULL;

    return string && string->kind == METADATA_STRING ? string : NULL;
}

/* Of entries that share a name the first counts. */
static void read_source_contents(struct module *module, const struct named_metadata *contents)
{
    struct bitset named = bitset_create(module->arena, module->metadata_count + 1);
    struct source_file *files = arena_array(module->arena, contents->count, sizeof *files);

    for (uint32_t n = 0; n < contents->count; n++) {
        const struct metadata *pair = &module->metadata[module->metadata_operands[contents->first + n]];
        const uint32_t *operands = &module->metadata_operands[pair->first];
        if (pair->kind != METADATA_NODE || pair->count != 2 || bitset_has(&named, operands[0]))
            continue;
        const struct metadata *name = string_at(module, operands[0]), *text = string_at(module, operands[1]);
        if (!name || !text || (name->count == 0 && text->count == 0)) /* "", "": DXC moved the texts to SRCI */
            continue;
        bitset_add(&named, operands[0]);
        files[module->source_count++] = (struct source_file){module->metadata_text + name->first, name->count,
                                                             module->metadata_text + text->first, text->count};
    }
    module->sources = files;
}

void module_read_sources(struct module *module, const struct container_part *part)
{
    const struct named_metadata *contents = module_named_metadata(module, "dx.source.contents");

    if (contents)
        read_source_contents(module, contents);
    if (module->source_count == 0 && module->info.has_debug_info && part->data)
        read_source_info(module, part);
}
