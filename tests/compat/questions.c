#include "questions.h"

#include "tests/common/demand.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGEST_LINE = 1024
};

static void note(struct questions *questions, const char *format, ...)
{
    va_list arguments;

    if (questions->capacity - questions->length < LONGEST_LINE) {
        questions->capacity = 2 * questions->capacity + 4 * LONGEST_LINE;
        questions->text = realloc(questions->text, questions->capacity);
        demand(questions->text != NULL, "there is memory");
    }
    va_start(arguments, format);
    int length = vsnprintf(questions->text + questions->length, LONGEST_LINE, format, arguments);
    va_end(arguments);
    demand(length > 0 && length < LONGEST_LINE, "a question has a usual length");
    questions->length += (size_t)length;
}

void clear_questions(struct questions *questions)
{
    questions->length = 0;
    note(questions, "asked:\n");
}

void free_questions(struct questions *questions)
{
    free(questions->text);
    *questions = (struct questions){0};
}

bool is_refused(const struct questions *questions, enum dxs_resource_class resource_class)
{
    return questions->refuses && questions->refused == resource_class;
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

void note_binding(struct questions *questions, const char *what, const dxil_spv_d3d_binding *d3d)
{
    note(questions, "%s stage %d kind %d number %u space %u register %u range %u alignment %u\n", what, (int)d3d->stage,
         (int)d3d->kind, d3d->resource_index, d3d->register_space, d3d->register_index, d3d->range_size,
         d3d->alignment);
}

dxil_spv_shader_stage stage_in_interface(enum dxs_stage stage)
{
    static const struct {
        enum dxs_stage here;
        dxil_spv_shader_stage there;
    } stages[] = {
        {DXS_STAGE_VERTEX, DXIL_SPV_STAGE_VERTEX},
        {DXS_STAGE_HULL, DXIL_SPV_STAGE_HULL},
        {DXS_STAGE_DOMAIN, DXIL_SPV_STAGE_DOMAIN},
        {DXS_STAGE_GEOMETRY, DXIL_SPV_STAGE_GEOMETRY},
        {DXS_STAGE_PIXEL, DXIL_SPV_STAGE_PIXEL},
        {DXS_STAGE_COMPUTE, DXIL_SPV_STAGE_COMPUTE},
        {DXS_STAGE_NODE, DXIL_SPV_STAGE_COMPUTE},
        {DXS_STAGE_INTERSECTION, DXIL_SPV_STAGE_INTERSECTION},
        {DXS_STAGE_CLOSEST_HIT, DXIL_SPV_STAGE_CLOSEST_HIT},
        {DXS_STAGE_MISS, DXIL_SPV_STAGE_MISS},
        {DXS_STAGE_ANY_HIT, DXIL_SPV_STAGE_ANY_HIT},
        {DXS_STAGE_RAY_GENERATION, DXIL_SPV_STAGE_RAY_GENERATION},
        {DXS_STAGE_CALLABLE, DXIL_SPV_STAGE_CALLABLE},
        {DXS_STAGE_AMPLIFICATION, DXIL_SPV_STAGE_AMPLIFICATION},
        {DXS_STAGE_MESH, DXIL_SPV_STAGE_MESH},
    };

    for (size_t n = 0; n < sizeof stages / sizeof *stages; n++)
        if (stages[n].here == stage)
            return stages[n].there;
    return DXIL_SPV_STAGE_UNKNOWN;
}

/* Raw buffers 16; structured buffers the largest power of two that divides the stride; else 0. */
static unsigned alignment_of(const struct dxs_resource *resource)
{
    unsigned alignment = 1;

    if (resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER)
        return 16;
    if (resource->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER || resource->stride == 0)
        return 0;
    while (resource->stride % (2 * alignment) == 0)
        alignment *= 2;
    return alignment;
}

static dxil_spv_d3d_binding binding_of(enum dxs_stage stage, const struct dxs_resource *resource)
{
    return (dxil_spv_d3d_binding){
        .stage = stage_in_interface(stage),
        .kind = (dxil_spv_resource_kind)resource->kind,
        .resource_index = resource->id,
        .register_space = resource->space,
        .register_index = resource->lower_bound,
        .range_size = resource->count,
        .alignment = alignment_of(resource),
    };
}

static const char *name_of(const struct dxs_resource *resource)
{
    static const char *const classes[] = {"SRV", "UAV", "CBV", "sampler"};

    return resource->has_counter ? "UAV with counter" : classes[resource->resource_class];
}

void note_request(struct questions *questions, const struct dxs_binding_request *request)
{
    const struct dxs_resource *resource = request->resource;
    dxil_spv_d3d_binding d3d = binding_of(request->stage, resource);

    if (request->from_heap)
        d3d.resource_index = 0;
    if (request->needs_texel_buffer)
        d3d.kind = DXIL_SPV_RESOURCE_KIND_TYPED_BUFFER;
    note_binding(questions, name_of(resource), &d3d);
    if (resource->resource_class != DXS_RESOURCE_CLASS_SAMPLER || resource->count != DXS_UNBOUNDED ||
        request->from_heap)
        return;
    d3d.range_size = 1; /* refused, and asked again for one */
    note_binding(questions, name_of(resource), &d3d);
}

void note_scanned(struct questions *questions, enum dxs_stage stage, const struct dxs_resource *resource)
{
    dxil_spv_d3d_binding d3d = binding_of(stage, resource);

    d3d.alignment = 0;
    note_binding(questions, name_of(resource), &d3d);
}

void note_addresses(struct questions *questions, enum dxs_stage stage)
{
    const dxil_spv_d3d_binding d3d = {
        .stage = stage_in_interface(stage),
        .kind = DXIL_SPV_RESOURCE_KIND_RT_ACCELERATION_STRUCTURE,
        .register_space = UINT32_MAX,
        .register_index = UINT32_MAX,
        .range_size = UINT32_MAX,
    };

    note_binding(questions, "SRV", &d3d);
}

/* ---- Inputs and outputs ------------------------------------------------------------------------------------------ */

void note_element(struct questions *questions, const char *what, const char *semantic, unsigned index, unsigned row,
                  unsigned rows)
{
    note(questions, "%s %s %u row %u rows %u\n", what, semantic, index, row, rows);
}

void note_location(struct questions *questions, unsigned location, unsigned component, unsigned flags)
{
    note(questions, "    location %u component %u flags %u\n", location, component, flags);
}
