/* Option 48: root parameters that the shader uses, and data of the program, as notes in the module. */
#include "compat.h"

#include <stdlib.h>
#include <string.h>

#define NOTE_SET "NonSemantic.dxil-spirv.signature"

enum {
    CHUNK = 64 * 1024, /* bytes of data in a note */
    WORD = 4,
    ROOT_PARAMETER = 0, /* instruction: number of the parameter, then offset and size in bytes, or set and binding */
    DATA = 1,           /* instruction: words */
    PARAMETER_WORDS = 3
};

/* ---- What the program says --------------------------------------------------------------------------------------- */

/* A new note with room for `count` words; NULL: out of memory, which the run reports. */
static struct note *new_note(dxil_spv_converter converter, const char *tag, size_t count)
{
    unsigned notes = converter->note_count;
    struct note *grown = realloc(converter->notes, (notes + 1) * sizeof *grown);
    struct note *note = grown ? &grown[notes] : NULL;

    if (grown)
        converter->notes = grown;
    if (note) {
        *note = (struct note){.words = calloc(count, WORD), .count = (uint32_t)count};
        converter->note_count++;
        copy_text(converter, &note->tag, tag);
    }
    if (note && note->words)
        return note;
    converter->out_of_memory = true;
    return NULL;
}

static void add_parameter(dxil_spv_converter converter, bool is_descriptor, unsigned parameter, unsigned second,
                          unsigned third)
{
    struct note *note = new_note(converter, NULL, PARAMETER_WORDS);

    if (!note)
        return;
    note->is_descriptor = is_descriptor;
    note->words[0] = parameter;
    note->words[1] = second;
    note->words[2] = third;
}

void dxil_spv_converter_add_root_parameter_mapping(dxil_spv_converter converter, unsigned root_parameter_index,
                                                   unsigned offset)
{
    if (converter)
        add_parameter(converter, false, root_parameter_index, offset, 0);
}

void dxil_spv_converter_add_root_descriptor_mapping(dxil_spv_converter converter, unsigned root_parameter_index,
                                                    unsigned desc_set, unsigned binding)
{
    if (converter)
        add_parameter(converter, true, root_parameter_index, desc_set, binding);
}

void dxil_spv_converter_add_non_semantic_debug_info(dxil_spv_converter converter, const char *tag, const void *data,
                                                    size_t size)
{
    for (size_t at = 0; converter && tag && data && at < size; at += CHUNK) {
        size_t bytes = size - at < CHUNK ? size - at : CHUNK;
        struct note *note = new_note(converter, tag, (bytes + WORD - 1) / WORD);
        if (!note)
            return;
        memcpy(note->words, (const char *)data + at, bytes);
    }
}

void free_notes(dxil_spv_converter converter)
{
    for (unsigned n = 0; n < converter->note_count; n++) {
        free(converter->notes[n].tag);
        free(converter->notes[n].words);
    }
    free(converter->notes);
    free(converter->run_notes);
}

/* ---- The run ----------------------------------------------------------------------------------------------------- */

bool begin_notes(dxil_spv_converter converter, struct dxs_options *options)
{
    unsigned count = converter->has_notes ? converter->note_count : 0;

    options->note_count = 0;
    if (count == 0)
        return true;
    struct dxs_note *notes = realloc(converter->run_notes, count * sizeof *notes);
    if (!notes)
        return false;
    for (unsigned n = 0; n < count; n++) {
        const struct note *note = &converter->notes[n];
        notes[n] =
            (struct dxs_note){NOTE_SET, note->tag, note->words, note->count, note->tag ? DATA : ROOT_PARAMETER, {0}};
    }
    converter->run_notes = notes;
    options->notes = notes;
    options->note_count = count;
    return true;
}

static void note_parameter(dxil_spv_converter converter, const char *tag, bool is_descriptor, uint32_t second,
                           uint32_t third)
{
    for (unsigned n = 0; n < converter->note_count; n++) {
        struct note *note = &converter->notes[n];
        if (note->tag || note->is_descriptor != is_descriptor || note->words[1] != second ||
            (is_descriptor && note->words[2] != third))
            continue;
        note->words[2] = third;
        converter->run_notes[n].text = tag;
        return;
    }
}

void note_resource(dxil_spv_converter converter, const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    static const char *const classes[] = {"SRV", "UAV", "CBV", "Sampler"};
    bool is_cbv = resource->resource_class == DXS_RESOURCE_CLASS_CBV,
         is_root = binding->root_arguments != DXS_ROOT_ARGUMENTS_NONE;

    if (!converter->has_notes || binding->root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD)
        return;
    if (binding->descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS)
        note_parameter(converter, "Constant", false, binding->offset, resource->size);
    else if (is_root && !binding->in_heap)
        note_parameter(converter, classes[resource->resource_class], false, binding->offset, 8);
    else if (is_root)
        note_parameter(converter,
                       resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER ? "SamplerTable" : "ResourceTable", false,
                       binding->offset, 4);
    else if (is_cbv && !binding->in_heap)
        note_parameter(converter, "PushCBV", true, binding->set, binding->binding);
}
