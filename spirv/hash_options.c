/* dxs_hash_options: a key for caches of converted shaders. */
#include "base/hash.h"
#include "bindings/layout/layout.h"
#include "spirv/converter.h"

#include <string.h>

#define SPAN(first, last) HASH_SPAN(struct dxs_options, first, last)
enum {
    SPANS_OF_MODEL = 3
};
#define VERSION (UINT64_C(1) << 24 | DXS_VERSION_MAJOR << 16 | DXS_VERSION_MINOR << 8 | DXS_VERSION_PATCH)

static const struct hash_span spans[] = {
    /* no addresses, no padding; the model first */
    SPAN(model, model.qa.enabled),
    SPAN(model.qa.report, model.sampler_qa.enabled),
    SPAN(model.sampler_qa.heap, model.reserved),
    SPAN(features, nvapi.enabled),
    SPAN(nvapi.register_number, nvapi.reserved),
    SPAN(pipeline, pipeline.invariant_position),
    SPAN(pipeline.lane_count, pipeline.views.adds_target_array_index),
    SPAN(pipeline.views.viewports_id, pipeline.reserved),
    SPAN(exact_raw_bounds, reserved_meaning), /* `exact` is what it implies */
    SPAN(guarantees, workarounds),
    SPAN(shader_hash, reserved_output),
    SPAN(note_count, reserved_words),
    SPAN(limits, limits.reserved),
};

/* The bytes as given, the defaults behind them, and what they imply. */
static void read_options(struct dxs_options *options, const struct dxs_options *given)
{
    set_default_options(options);
    if (given)
        memcpy(options, given, given->struct_size < sizeof *options ? given->struct_size : sizeof *options);
    imply_options(options);
    options->reserved_output[0] |= options->map_resource != NULL; /* their addresses are none of the spans */
    options->reserved_output[1] |= options->map_location != NULL;
}

static uint64_t hash_note(uint64_t hash, const struct dxs_note *note)
{
    static const struct hash_span numbers[] = {HASH_SPAN(struct dxs_note, number_count, instruction)};

    if (!note->text) /* it is left out */
        return hash_text(hash, NULL);
    hash = hash_spans(hash_text(hash_text(hash, note->text), note->set), note, numbers, 1);
    return hash_bytes(hash, note->numbers, note->number_count * sizeof *note->numbers);
}

uint64_t dxs_hash_options(const struct dxs_options *options)
{
    struct dxs_options o;

    read_options(&o, options);
    const uint32_t start = o.layout ? SPANS_OF_MODEL : 0; /* a layout has a model of its own */
    uint64_t hash = VERSION;

    if (o.layout && o.layout->contents)
        hash = layout_hash(hash, o.layout->contents);
    hash = hash_text(hash, o.source_name);
    for (const struct dxs_note *note = o.notes; note && note < o.notes + o.note_count; note++)
        hash = hash_note(hash, note);
    return hash_spans(hash, &o, spans + start, sizeof spans / sizeof *spans - start);
}
