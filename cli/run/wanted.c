/* Finds what a shader reads, and names an option of `dxil-spirv run` for each. */
#include "cli/run/wanted.h"

#include "cli/messages.h"
#include "cli/resource_names.h"
#include "cli/run/contents.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum {
    VERTICES = 3 /* that are proposed */
};

struct visit {
    const struct run_arguments *arguments;
    const dxs_module *module;
    const struct dxs_entry *entry;
    const char *filling;
    run_wanted_visitor *call;
    void *user;
};

/* An option with texts that grow. */
struct draft {
    const char *option;
    struct string_buffer value, about;
    bool is_given;
    uint32_t resource;
};

static bool visit_draft(const struct visit *v, struct draft *draft)
{
    struct run_wanted wanted = {draft->option, draft->value.data, NULL, "", draft->is_given, draft->resource};
    bool is_whole = !draft->value.failed && !draft->about.failed;

    if (draft->about.data)
        wanted.about = draft->about.data;
    if (!is_whole)
        complain("out of memory");
    bool goes_on = is_whole && v->call(v->user, &wanted);
    buffer_free(&draft->value);
    buffer_free(&draft->about);
    return goes_on;
}

/* ---- Sizes ------------------------------------------------------------------------------------------------------- */

static bool visit_size(const struct visit *v, const char *option, bool is_given, const char *value, const char *about)
{
    return v->call(v->user, &(struct run_wanted){option, value, NULL, about, is_given, DXS_NONE});
}

static bool visit_locations(const struct visit *v)
{
    enum {
        TRIANGLES = 2
    };
    bool is_triangle = v->entry->tessellator_domain == TRIANGLES;

    return visit_size(v, "--locations", v->arguments->locations.bytes,
                      is_triangle ? "f32:0.25,0.25,0.5" : "f32:0.5,0.5", "SV_DomainLocation of each point");
}

static bool visit_payload(const struct visit *v)
{
    char value[64];

    if (v->entry->payload_size == 0)
        return true;
    snprintf(value, sizeof value, "u32:%s:%" PRIu32, v->filling, (v->entry->payload_size + 3) / 4);
    return visit_size(v, "--payload", v->arguments->payload.bytes, value, "of the amplification shader");
}

static bool visit_sizes(const struct visit *v)
{
    const struct run_arguments *a = v->arguments;

    switch (v->entry->stage) {
    case DXS_STAGE_VERTEX:
        return visit_size(v, "--vertices", a->vertices.vertex_count || a->indices.bytes, "3", "number of vertices");
    case DXS_STAGE_PIXEL:
        return v->call(v->user, &(struct run_wanted){"--pixels", "4", "4", "size of the render targets",
                                                     a->pixels[0] != 0, DXS_NONE});
    case DXS_STAGE_GEOMETRY:
        return visit_size(v, "--primitives", a->primitives, "1", "number of primitives");
    case DXS_STAGE_HULL:
        return visit_size(v, "--patches", a->patches, "1", "number of patches");
    case DXS_STAGE_DOMAIN:
        return visit_size(v, "--patches", a->patches, "1", "number of patches") && visit_locations(v);
    case DXS_STAGE_MESH:
        return visit_payload(v);
    default:
        return true;
    }
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

/* An array that is given from a register on may belong to a range of lower registers. */
static bool covers(const struct dxs_exec_resource *r, const struct dxs_resource *info, uint64_t number)
{
    return (uint32_t)r->resource_class == (uint32_t)info->resource_class && r->space == info->space &&
           (r->number == number || (r->is_every_element && r->number >= info->lower_bound && r->number < number));
}

/* The first register of the range that nothing is bound to. False: all have something. */
static bool first_missing(const struct visit *v, const struct dxs_resource *info, uint32_t *number)
{
    const struct run_arguments *a = v->arguments;

    for (uint64_t n = info->lower_bound; n - info->lower_bound < info->count && n <= UINT32_MAX; n++) {
        bool is_given = false;
        for (uint32_t i = 0; i < a->resource_count && !is_given; i++)
            is_given = covers(&a->resources[i].resource, info, n);
        *number = (uint32_t)n;
        if (!is_given)
            return true;
        if (n - info->lower_bound > MAX_GIVEN)
            break; /* an array that has no end */
    }
    *number = info->lower_bound;
    return false;
}

static void append_about(struct string_buffer *about, const struct dxs_resource *info)
{
    buffer_append_string(about, info->name);
    buffer_append_format(about, "%s%s%s", *info->name ? ", " : "",
                         info->resource_class == DXS_RESOURCE_CLASS_UAV ? "RW" : "", resource_kind_name(info->kind));
    if (info->kind == DXS_RESOURCE_KIND_CBUFFER)
        buffer_append_format(about, " of %" PRIu32 " bytes", info->size);
    if (info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        buffer_append_format(about, " with elements of %" PRIu32 " bytes", info->stride);
    if (info->count == DXS_UNBOUNDED)
        buffer_append_string(about, ", unbounded array");
    else if (info->count > 1)
        buffer_append_format(about, ", array of %" PRIu32, info->count);
}

static void append_register(struct string_buffer *text, const struct dxs_resource *info, uint32_t number)
{
    buffer_append_format(text, "%c%" PRIu32 "%s", "tubs"[info->resource_class & 3], number,
                         info -> count > 1 ? "..." : "");
    if (info->space)
        buffer_append_format(text, ",space%" PRIu32, info->space);
    buffer_append_string(text, "=");
}

static bool visit_resource(const struct visit *v, uint32_t resource)
{
    const struct dxs_resource *info = dxs_module_resource(v->module, resource);
    struct draft draft = {.option = run_option_of(run_kind_of(info)), .resource = resource};
    uint32_t number;
    bool is_given = !first_missing(v, info, &number);

    draft.is_given = is_given;
    append_register(&draft.value, info, number);
    run_append_contents(&draft.value, v->module, resource, v->filling);
    append_about(&draft.about, info);
    if (!visit_draft(v, &draft))
        return false;
    if (!info->has_counter)
        return true;
    struct draft counter = {.option = "--counter", .is_given = is_given, .resource = resource};
    append_register(&counter.value, info, number);
    buffer_append_string(&counter.value, "0");
    return visit_draft(v, &counter);
}

/* Whether the entry point uses the resource. Only libraries tell; other modules have one entry point. */
static bool uses(const struct visit *v, uint32_t resource)
{
    uint32_t count = dxs_module_describe(v->module)->library_function_count;

    for (uint32_t i = 0; i < count; i++) {
        const struct dxs_library_function *f = dxs_module_library_function(v->module, i);
        if (strcmp(f->mangled_name, v->entry->mangled_name) != 0)
            continue;
        for (uint32_t n = 0; n < f->resource_count; n++)
            if (f->resources[n] == resource)
                return true;
        return false;
    }
    return true;
}

/* Resources that a library declares without a register get one when it is linked. Until then all of a class have the
 * same, DXS_NONE, so no option can tell them apart. */
static bool visit_resources(const struct visit *v)
{
    uint32_t count = dxs_module_describe(v->module)->resource_count;

    for (uint32_t i = 0; i < count; i++) {
        const struct dxs_resource *info = dxs_module_resource(v->module, i);
        if (info->lower_bound != DXS_NONE && uses(v, i) && !visit_resource(v, i))
            return false;
    }
    return true;
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

/* Whether nothing else gives the value. */
static bool comes_from_user(enum dxs_stage stage, enum dxs_semantic semantic)
{
    switch (semantic) {
    case DXS_SEMANTIC_ARBITRARY:
    case DXS_SEMANTIC_CLIP_DISTANCE:
    case DXS_SEMANTIC_CULL_DISTANCE:
        return true;
    case DXS_SEMANTIC_PRIMITIVE_ID:
    case DXS_SEMANTIC_GS_INSTANCE_ID:
    case DXS_SEMANTIC_OUTPUT_CONTROL_POINT_ID:
    case DXS_SEMANTIC_DOMAIN_LOCATION:
    case DXS_SEMANTIC_VIEW_ID:
        return false;
    default:
        return stage != DXS_STAGE_VERTEX && stage != DXS_STAGE_PIXEL;
    }
}

static size_t at_least(size_t count, size_t least)
{
    return count ? count : least;
}

/* Values of an input: vertices, control points, patches, corners of a triangle. */
static size_t value_count(const struct visit *v, const struct dxs_signature_element *element, bool is_constant)
{
    const struct run_arguments *a = v->arguments;
    size_t patches = at_least(a->patches, 1);

    switch (v->entry->stage) {
    case DXS_STAGE_VERTEX:
        return at_least(a->vertices.vertex_count, at_least(a->indices.size / sizeof(uint32_t), VERTICES));
    case DXS_STAGE_GEOMETRY:
        return at_least(a->primitives, 1) * dxs_exec_input_vertices(v->entry);
    case DXS_STAGE_PIXEL:
        return strcmp(run_format_of(element->component_type), "rgba32f") == 0 ? 3 : 1;
    default:
        return is_constant ? patches : patches * v->entry->input_control_points;
    }
}

static const char *input_option(enum dxs_stage stage, bool is_constant)
{
    if (is_constant)
        return "--patch-constant";
    return stage == DXS_STAGE_PIXEL                               ? "--interpolant"
           : stage == DXS_STAGE_HULL || stage == DXS_STAGE_DOMAIN ? "--control-point"
                                                                  : "--attribute";
}

static bool is_input_given(const struct visit *v, const char *name, uint32_t index)
{
    for (uint32_t i = 0; i < v->arguments->input_count; i++)
        if (run_same_name(v->arguments->inputs[i].semantic, name) && v->arguments->inputs[i].index == index)
            return true;
    return false;
}

static bool visit_row(const struct visit *v, const struct dxs_signature_element *element, uint32_t index,
                      bool is_constant)
{
    struct draft draft = {.option = input_option(v->entry->stage, is_constant),
                          .is_given = is_input_given(v, element->name, index),
                          .resource = DXS_NONE};
    bool is_float = strcmp(run_format_of(element->component_type), "rgba32f") == 0;
    size_t count = value_count(v, element, is_constant);

    buffer_append_string(&draft.value, element->name);
    buffer_append_format(&draft.value, "%" PRIu32 "=%s:%s:%zu", index, is_float ? "f32" : "u32", v->filling,
                         count * element->columns);
    buffer_append_format(&draft.about, "%s%" PRIu32 ", %zu of them", is_float ? "float" : "integer", element->columns,
                         count);
    return visit_draft(v, &draft);
}

static bool visit_signature(const struct visit *v, const struct dxs_signature *signature, bool is_constant)
{
    for (uint32_t i = 0; i < signature->count; i++) {
        const struct dxs_signature_element *element = &signature->elements[i];
        for (uint32_t row = 0; row < element->rows; row++)
            if (comes_from_user(v->entry->stage, element->semantic) &&
                !visit_row(v, element, element->semantic_indices[row], is_constant))
                return false;
    }
    return true;
}

bool run_visit_wanted(const struct run_arguments *arguments, const dxs_module *module, uint32_t entry,
                      const char *filling, run_wanted_visitor *visit, void *user)
{
    struct visit v = {arguments, module, dxs_module_entry(module, entry), filling, visit, user};
    bool is_domain = v.entry->stage == DXS_STAGE_DOMAIN;

    return visit_sizes(&v) && visit_resources(&v) && visit_signature(&v, &v.entry->inputs, false) &&
           (!is_domain || visit_signature(&v, &v.entry->patch_or_primitive, true));
}

const char *run_heaps_of(const struct dxs_entry *entry)
{
    enum {
        RESOURCES_FROM_HEAP = 30, /* bits of DXIL's shader flags */
        SAMPLERS_FROM_HEAP = 31
    };
    static const char *const texts[] = {
        NULL,
        "it also takes descriptors from the resource heap: give those at its indices as h0, h1, ...",
        "it also takes descriptors from the sampler heap: give those at its indices as d0, d1, ...",
        "it also takes descriptors from both heaps: give those at their indices as h0, h1, ..., d0, d1, ...",
    };
    return texts[(entry->shader_flags >> RESOURCES_FROM_HEAP & 1) | (entry->shader_flags >> SAMPLERS_FROM_HEAP & 1)
                                                                        << 1];
}
