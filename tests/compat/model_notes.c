/* Notes: random root parameters and data, and what the module says of them. */
#include "model.h"

#include "tests/common/demand.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    LARGEST_DATA = 160 * 1024,
    LARGEST_NOTE = 64 * 1024 /* bytes of data; more data are several notes */
};

static unsigned char data[LARGEST_DATA];

/* The library gets a copy, which then goes: it keeps one of its own. */
static void add_data(dxil_spv_converter c, struct model_note *note)
{
    static unsigned char copy[LARGEST_DATA];

    if (data[0] == 0)
        draw_bytes(data, sizeof data);
    data[0] |= 1;
    note->size = 1 + draw(once_in(40) ? LARGEST_DATA : 60);
    note->data = data + draw(LARGEST_DATA - note->size + 1);
    snprintf(note->tag, sizeof note->tag, "t%u", draw(1000));
    char tag[8];
    memcpy(tag, note->tag, sizeof tag);
    memcpy(copy, note->data, note->size);
    dxil_spv_converter_add_non_semantic_debug_info(c, tag, copy, note->size);
    memset(copy, 0, note->size);
    memset(tag, 'x', sizeof tag - 1);
}

void add_random_note(dxil_spv_converter c)
{
    struct model_note *note = &model.notes[model.note_count];

    if (model.note_count == MAX_NOTES)
        return;
    *note = (struct model_note){.parameter = draw_number(), .is_descriptor = draw(2)};
    model.note_count++;
    if (once_in(3)) {
        add_data(c, note);
    } else if (note->is_descriptor) {
        note->second = draw(3);
        note->third = draw(6);
        dxil_spv_converter_add_root_descriptor_mapping(c, note->parameter, note->second, note->third);
    } else {
        note->second = 4 * draw(16);
        dxil_spv_converter_add_root_parameter_mapping(c, note->parameter, note->second);
    }
}

/* The first parameter there. A parameter that several resources use is named after the last. */
static void use_parameter(const char *kind, bool is_descriptor, uint32_t second, uint32_t third)
{
    for (uint32_t n = 0; n < model.note_count; n++) {
        struct model_note *note = &model.notes[n];
        bool is_there = note->second == second && (!is_descriptor || note->third == third);
        if (note->tag[0] || note->is_descriptor != is_descriptor || !is_there)
            continue;
        note->kind = kind;
        note->third = third;
        return;
    }
}

void expect_note(const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    static const char *const classes[] = {"SRV", "UAV", "CBV", "Sampler"};

    if (!model.has_notes)
        return;
    switch (binding->root_arguments) {
    case DXS_ROOT_ARGUMENTS_NONE:
        if (resource->resource_class == DXS_RESOURCE_CLASS_CBV && !binding->in_heap)
            use_parameter("PushCBV", true, binding->set, binding->binding);
        break;
    case DXS_ROOT_ARGUMENTS_SHADER_RECORD:
        break;
    default:
        if (binding->in_heap)
            use_parameter(resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER ? "SamplerTable" : "ResourceTable",
                          false, binding->offset, 4);
        else if (binding->descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS)
            use_parameter("Constant", false, binding->offset, resource->size);
        else
            use_parameter(classes[resource->resource_class], false, binding->offset, 8);
    }
}

static void demand_note(const struct dxs_note *given, const char *text, uint32_t instruction)
{
    demand(strcmp(given->set, "NonSemantic.dxil-spirv.signature") == 0 && given->instruction == instruction,
           "the instruction of a note");
    demand((given->text != NULL) == (text != NULL) && (!text || strcmp(given->text, text) == 0), "the text of a note");
}

/* The notes of one piece of data; the number of them. */
static uint32_t demand_data(const struct dxs_note *given, uint32_t left, const struct model_note *note)
{
    uint32_t count = 0;

    for (uint32_t at = 0; at < note->size; at += LARGEST_NOTE) {
        uint32_t bytes = note->size - at < LARGEST_NOTE ? note->size - at : LARGEST_NOTE;
        static const unsigned char zeros[4];
        demand(count < left, "all data are there");
        const unsigned char *numbers = (const unsigned char *)given[count].numbers;
        demand_note(&given[count], note->tag, 1);
        demand(given[count].number_count == (bytes + 3) / 4 && memcmp(numbers, note->data + at, bytes) == 0,
               "data are those that were given");
        demand(memcmp(numbers + bytes, zeros, 4 * given[count].number_count - bytes) == 0, "zeros behind them");
        count++;
    }
    return count;
}

void demand_notes(const struct dxs_options *options)
{
    const struct dxs_note *given = options->notes;
    uint32_t left = options->note_count;

    for (uint32_t n = 0; n < model.note_count && model.has_notes; n++) {
        const struct model_note *note = &model.notes[n];
        uint32_t count = 1;
        demand(left > 0, "each note is there");
        if (note->tag[0]) {
            count = demand_data(given, left, note);
        } else {
            const uint32_t numbers[] = {note->parameter, note->second, note->third};
            demand_note(given, note->kind, 0);
            demand(!note->kind || (given->number_count == 3 && memcmp(given->numbers, numbers, sizeof numbers) == 0),
                   "a root parameter has its place and size");
        }
        given += count;
        left -= count;
    }
    demand(left == 0, "there are no other notes");
}
