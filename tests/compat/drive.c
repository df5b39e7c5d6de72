/* Converts every shader through dxil-spirv's interface and through dxs.h with the equivalent settings: the SPIR-V words
 * must be equal. Each option (settings.c) and several kinds of callbacks are tried. What callbacks are asked
 * (questions.c) and what the interface says of blobs and conversions (answers.c) must be as it promises.
 *
 *   drive [--threads N] FOLDER... */
#include "answers.h"
#include "questions.h"
#include "settings.h"

#include "tests/common/demand.h"
#include "tests/common/files.h"
#include "tests/common/repeat.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ROOT_WORDS = 40,
    OFFSET_SET = 6
};

/* ---- Callbacks, as a program for the interface writes them ------------------------------------------------------- */

static bool is_constants(const dxil_spv_d3d_binding *d3d)
{
    return d3d->register_space == 0 && d3d->register_index == 0 && d3d->range_size == 1;
}

static bool is_root_descriptor(const dxil_spv_d3d_binding *d3d)
{
    return d3d->register_index == 1 && d3d->range_size == 1;
}

static bool is_of_words(const dxil_spv_d3d_binding *d3d)
{
    return d3d->kind == DXIL_SPV_RESOURCE_KIND_RAW_BUFFER || d3d->kind == DXIL_SPV_RESOURCE_KIND_STRUCTURED_BUFFER;
}

static void put_in_heap(const dxil_spv_d3d_binding *d3d, unsigned kind, dxil_spv_vulkan_binding *vulkan)
{
    vulkan->set = HEAP_SET;
    vulkan->binding = kind;
    vulkan->bindless.use_heap = DXIL_SPV_TRUE;
    vulkan->bindless.heap_root_offset = d3d->register_index + 5;
    vulkan->root_constant_index = FIRST_TABLE_WORD + kind;
}

static dxil_spv_bool heap_srv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_srv_vulkan_binding *vulkan)
{
    note_binding(user, "SRV", d3d);
    if (is_refused(user, DXS_RESOURCE_CLASS_SRV))
        return DXIL_SPV_FALSE;
    put_in_heap(d3d, 1, &vulkan->buffer_binding);
    if (is_root_descriptor(d3d) && is_of_words(d3d)) {
        vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS;
        vulkan->buffer_binding.root_constant_index = 1;
    } else if (is_of_words(d3d)) {
        vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO;
        vulkan->offset_binding.set = OFFSET_SET;
        vulkan->offset_binding.binding = 1;
    } else if (d3d->kind == DXIL_SPV_RESOURCE_KIND_TYPED_BUFFER) {
        vulkan->offset_binding.set = OFFSET_SET;
        vulkan->offset_binding.binding = 2;
    } else if (d3d->kind == DXIL_SPV_RESOURCE_KIND_RT_ACCELERATION_STRUCTURE) {
        vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO;
    }
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool heap_uav(void *user, const dxil_spv_uav_d3d_binding *uav, dxil_spv_uav_vulkan_binding *vulkan)
{
    const dxil_spv_d3d_binding *d3d = &uav->d3d_binding;

    note_binding(user, uav->has_counter ? "UAV with counter" : "UAV", d3d);
    if (is_refused(user, DXS_RESOURCE_CLASS_UAV))
        return DXIL_SPV_FALSE;
    put_in_heap(d3d, 2, &vulkan->buffer_binding);
    if (is_of_words(d3d))
        vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO;
    if (uav->has_counter)
        put_in_heap(d3d, 3, &vulkan->counter_binding);
    vulkan->offset_binding.set = OFFSET_SET;
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool heap_cbv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_cbv_vulkan_binding *vulkan)
{
    note_binding(user, "CBV", d3d);
    if (is_refused(user, DXS_RESOURCE_CLASS_CBV))
        return DXIL_SPV_FALSE;
    vulkan->push_constant = is_constants(d3d);
    if (vulkan->push_constant) {
        vulkan->vulkan.push_constant.offset_in_words = 4;
        return DXIL_SPV_TRUE;
    }
    put_in_heap(d3d, 4, &vulkan->vulkan.uniform_binding);
    if (is_root_descriptor(d3d)) {
        vulkan->vulkan.uniform_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS;
        vulkan->vulkan.uniform_binding.root_constant_index = 2;
    }
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool heap_sampler(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_vulkan_binding *vulkan)
{
    note_binding(user, "sampler", d3d);
    if (is_refused(user, DXS_RESOURCE_CLASS_SAMPLER))
        return DXIL_SPV_FALSE;
    if (d3d->range_size == DXS_UNBOUNDED && d3d->register_space != DXS_NONE)
        return DXIL_SPV_FALSE; /* asked again for one */
    if (d3d->range_size == 1) {
        vulkan->set = 3;
        vulkan->binding = d3d->register_index;
        return DXIL_SPV_TRUE;
    }
    put_in_heap(d3d, 5, vulkan);
    return DXIL_SPV_TRUE;
}

/* A scan asks once. */
static dxil_spv_bool scanned_sampler(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_vulkan_binding *vulkan)
{
    (void)vulkan;
    note_binding(user, "sampler", d3d);
    return !is_refused(user, DXS_RESOURCE_CLASS_SAMPLER);
}

static dxil_spv_bool vertex_input(void *user, const dxil_spv_d3d_vertex_input *d3d,
                                  dxil_spv_vulkan_vertex_input *vulkan)
{
    note_element(user, "vertex", d3d->semantic, d3d->semantic_index, d3d->start_row, d3d->rows);
    vulkan->location = d3d->start_row + 7;
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool stream_output(void *user, const dxil_spv_d3d_stream_output *d3d,
                                   dxil_spv_vulkan_stream_output *vulkan)
{
    note_element(user, "stream output", d3d->semantic, d3d->semantic_index, 0, 1);
    vulkan->enable = d3d->semantic_index == 0 && strcmp(d3d->semantic, "SV_Position") == 0;
    vulkan->buffer_index = 1;
    vulkan->stride = 32;
    vulkan->offset = 16;
    return DXIL_SPV_TRUE;
}

/* Inputs and outputs with index 1 are per primitive, which only a pixel shader's inputs can be. */
static dxil_spv_bool moved(void *user, const dxil_spv_d3d_shader_stage_io *d3d, dxil_spv_vulkan_shader_stage_io *vulkan)
{
    note_element(user, "moved", d3d->semantic, d3d->semantic_index, d3d->start_row, d3d->rows);
    note_location(user, vulkan->location, vulkan->component, vulkan->flags);
    if (d3d->semantic_index == 1)
        vulkan->flags |= DXIL_SPV_SHADER_STAGE_IO_PER_PRIMITIVE;
    vulkan->location += 2;
    return DXIL_SPV_TRUE;
}

/* ---- The same in dxs.h ------------------------------------------------------------------------------------------- */

static bool is_words(const struct dxs_resource *resource)
{
    return resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER || resource->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
}

static bool by_register(const struct dxs_resource *resource, bool from_heap, struct dxs_binding *binding)
{
    *binding = (struct dxs_binding){.set = resource->space, .binding = resource->lower_bound};
    if (is_words(resource))
        binding->descriptor = DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    if (resource->has_counter) {
        binding->counter = DXS_COUNTER_TEXEL_BUFFER;
        binding->counter_set = resource->space + 1;
        binding->counter_binding = resource->lower_bound;
    }
    return !from_heap;
}

/* Where the parameters of `local_root` in settings.c lie. */
enum {
    LOCAL_SPACE = 1,
    LOCAL_CONSTANTS = 0, /* 5 words; behind them two of b9, which no shader has */
    LOCAL_CBV = 32,
    LOCAL_SRV = 40,
    LOCAL_SCENE = 48,
    LOCAL_TABLE = 56, /* t2 and up, u1, u2 */
    LOCAL_SAMPLERS = 64
};

static bool local_argument(const struct dxs_resource *resource, struct dxs_binding *binding)
{
    bool is_cbv = resource->resource_class == DXS_RESOURCE_CLASS_CBV,
         is_srv = resource->resource_class == DXS_RESOURCE_CLASS_SRV;

    if (resource->space != LOCAL_SPACE || resource->lower_bound > 1 || (!is_cbv && !is_srv))
        return false;
    *binding = (struct dxs_binding){.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS,
                                    .root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD};
    if (is_srv) {
        binding->offset = resource->lower_bound == 0 ? LOCAL_SCENE : LOCAL_SRV;
    } else if (resource->lower_bound == 1) {
        binding->offset = LOCAL_CBV;
    } else {
        binding->descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS;
        binding->offset = LOCAL_CONSTANTS;
        binding->constant_size = 20;
    }
    return true;
}

/* Descriptors of heaps: index = handle >> log2 of the descriptor's size, and the place of the range in the table. */
static bool local_table(const struct dxs_resource *resource, struct dxs_binding *binding)
{
    uint32_t first = resource->lower_bound, place = DXS_NONE;

    if (resource->resource_class == DXS_RESOURCE_CLASS_SRV && first >= 2)
        place = 3 + first - 2;
    else if (resource->resource_class == DXS_RESOURCE_CLASS_UAV && (first == 1 || first == 2))
        place = 9 + first - 1;
    else if (resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER && first < 2)
        place = 7 + first;
    if (resource->space != LOCAL_SPACE || place == DXS_NONE)
        return false;
    bool samplers = resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER;
    binding->root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD;
    binding->offset = samplers ? LOCAL_SAMPLERS : LOCAL_TABLE;
    binding->heap_offset = place;
    binding->descriptor_size_log2 = samplers ? 4 : 5;
    return true;
}

static void root_argument(const struct expected *e, uint32_t offset, struct dxs_binding *binding)
{
    binding->root_arguments = e->inline_block ? DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK : DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    binding->offset = offset;
}

static void in_heap(const struct expected *e, const struct dxs_resource *resource, bool from_heap, uint32_t kind,
                    struct dxs_binding *binding)
{
    binding->set = HEAP_SET;
    binding->binding = kind;
    binding->in_heap = true;
    if (from_heap || (e->has_local && local_table(resource, binding)))
        return;
    binding->heap_offset = resource->lower_bound + 5;
    root_argument(e, 8 * ROOT_DESCRIPTORS + 4 * (FIRST_TABLE_WORD + kind), binding);
}

static void with_offsets(const struct expected *e, const struct dxs_resource *resource, uint32_t place,
                         struct dxs_binding *binding)
{
    uint32_t alignment =
        resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER ? 16 : resource->stride & (0 - resource->stride);

    if (is_words(resource) ? alignment % e->alignment != 0
                           : resource->kind == DXS_RESOURCE_KIND_TYPED_BUFFER && e->typed_offsets) {
        binding->uses_offset_records = true;
        binding->offset_buffer = (struct dxs_set_binding){OFFSET_SET, place};
    }
}

static bool expected_srv(const struct expected *e, const struct dxs_resource *resource, bool from_heap,
                         struct dxs_binding *binding)
{
    if (resource->lower_bound == 1 && resource->count == 1 && is_words(resource)) {
        binding->descriptor = DXS_DESCRIPTOR_FORM_ADDRESS;
        root_argument(e, 8, binding);
        return true;
    }
    in_heap(e, resource, from_heap, 1, binding);
    if (is_words(resource))
        binding->descriptor = DXS_DESCRIPTOR_FORM_STORAGE_BUFFER;
    else if (resource->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE)
        binding->descriptor = DXS_DESCRIPTOR_FORM_ADDRESS;
    with_offsets(e, resource, is_words(resource) ? 1 : 2, binding);
    return true;
}

static bool expected_uav(const struct expected *e, const struct dxs_resource *resource, bool from_heap,
                         struct dxs_binding *binding)
{
    in_heap(e, resource, from_heap, 2, binding);
    if (is_words(resource))
        binding->descriptor = DXS_DESCRIPTOR_FORM_STORAGE_BUFFER;
    if (resource->has_counter) {
        binding->counter = e->addresses ? DXS_COUNTER_ADDRESS : DXS_COUNTER_TEXEL_BUFFER;
        binding->counter_set = e->counter_place.set;
        binding->counter_binding = e->counter_place.binding;
    }
    with_offsets(e, resource, 0, binding);
    return true;
}

static bool expected_cbv(const struct expected *e, const struct dxs_resource *resource, bool from_heap,
                         struct dxs_binding *binding)
{
    if (resource->space == 0 && resource->lower_bound == 0 && resource->count == 1) {
        uint32_t room = 4 * (ROOT_WORDS - 4);
        binding->descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS;
        binding->constant_size = resource->size < room ? 0 : room;
        root_argument(e, 8 * ROOT_DESCRIPTORS + 4 * 4, binding);
        return true;
    }
    if (resource->lower_bound == 1 && resource->count == 1) {
        binding->descriptor = DXS_DESCRIPTOR_FORM_ADDRESS;
        root_argument(e, 16, binding);
        return true;
    }
    in_heap(e, resource, from_heap, 4, binding);
    if (e->heap_cbvs_in_storage)
        binding->descriptor = DXS_DESCRIPTOR_FORM_STORAGE_BUFFER;
    return true;
}

static bool expected_sampler(const struct expected *e, const struct dxs_resource *resource, bool from_heap,
                             struct dxs_binding *binding)
{
    if (!from_heap && (resource->count == 1 || resource->count == DXS_UNBOUNDED)) {
        binding->set = 3;
        binding->binding = resource->lower_bound;
        binding->ignores_index = resource->count != 1;
        return true;
    }
    in_heap(e, resource, from_heap, 5, binding);
    return true;
}

static bool is_mapped(const struct expected *e, const struct dxs_resource *resource, bool from_heap,
                      struct dxs_binding *binding)
{
    switch (resource->resource_class) {
    case DXS_RESOURCE_CLASS_SRV:
        return expected_srv(e, resource, from_heap, binding);
    case DXS_RESOURCE_CLASS_UAV:
        return expected_uav(e, resource, from_heap, binding);
    case DXS_RESOURCE_CLASS_CBV:
        return expected_cbv(e, resource, from_heap, binding);
    default:
        return expected_sampler(e, resource, from_heap, binding);
    }
}

/* NOTED_PARAMETERS: it is not noted. */
static uint32_t noted_parameter_at(bool is_descriptor, uint32_t second, uint32_t third)
{
    uint32_t n = 0;

    while (n < NOTED_PARAMETERS &&
           (noted_parameters[n].is_descriptor != is_descriptor || noted_parameters[n].second != second ||
            (is_descriptor && noted_parameters[n].third != third)))
        n++;
    return n;
}

static void expect_note(struct expected *e, const char *tag, bool is_descriptor, uint32_t second, uint32_t third)
{
    uint32_t n = noted_parameter_at(is_descriptor, second, third);

    if (n == NOTED_PARAMETERS || e->options.note_count == 0)
        return;
    e->notes[n].text = tag;
    e->note_words[n][2] = third;
}

/* Notes of the root parameter that a resource uses: its number, place and size. */
static void expect_notes(struct expected *e, const struct dxs_resource *resource, bool from_heap)
{
    bool is_single = resource->count == 1, is_cbv = resource->resource_class == DXS_RESOURCE_CLASS_CBV;
    uint32_t first = resource->lower_bound, words = 8 * ROOT_DESCRIPTORS;

    if (from_heap)
        return;
    if (!e->heaps) {
        if (is_cbv)
            expect_note(e, "PushCBV", true, resource->space, first);
    } else if (is_cbv && is_single && first == 0 && resource->space == 0) {
        expect_note(e, "Constant", false, words + 4 * 4, resource->size);
    } else if (is_cbv && is_single && first == 1) {
        expect_note(e, "CBV", false, 16, 8);
    } else if (resource->resource_class == DXS_RESOURCE_CLASS_SRV && is_single && first == 1 && is_words(resource)) {
        expect_note(e, "SRV", false, 8, 8);
    } else if (resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER) {
        if (!is_single && resource->count != DXS_UNBOUNDED)
            expect_note(e, "SamplerTable", false, words + 4 * (FIRST_TABLE_WORD + 5), 4);
    } else {
        uint32_t kind = resource->resource_class == DXS_RESOURCE_CLASS_SRV ? 1 : is_cbv ? 4 : 2;
        expect_note(e, "ResourceTable", false, words + 4 * (FIRST_TABLE_WORD + kind), 4);
    }
}

/* Resources of local tables must be in a heap. The push constants of a node hold the arguments of its dispatch. */
static bool expected_resource(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    struct expected *e = user;
    const struct dxs_resource *resource = request->resource;
    struct dxs_resource as_texels = *resource;
    struct dxs_binding in_table = {0};
    bool has_local = e->has_local && !request->from_heap;

    if (has_local && local_argument(resource, binding))
        return true;
    if (request->needs_texel_buffer && e->heaps) { /* the callbacks are asked about a typed buffer */
        as_texels.kind = DXS_RESOURCE_KIND_TYPED_BUFFER;
        resource = &as_texels;
    }
    expect_notes(e, resource, request->from_heap);
    if (!e->heaps)
        return by_register(resource, request->from_heap, binding) && !(has_local && local_table(resource, &in_table));
    *binding = (struct dxs_binding){0};
    note_request(e->questions, request);
    if (request->needs_texel_buffer)
        binding->descriptor = DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    return !is_refused(e->questions, resource->resource_class) && is_mapped(e, resource, request->from_heap, binding) &&
           (binding->in_heap || !has_local || !local_table(resource, &in_table)) &&
           (request->stage != DXS_STAGE_NODE || binding->root_arguments != DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS);
}

/* Number of registers of control points; patch constants follow them. */
static uint32_t end_of(const struct dxs_signature *signature)
{
    uint32_t end = 0;

    for (uint32_t n = 0; n < signature->count; n++) {
        const struct dxs_signature_element *e = &signature->elements[n];
        if (e->start_row != DXS_NONE && e->start_row + e->rows > end)
            end = e->start_row + e->rows;
    }
    return end;
}

static bool expected_location(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    const struct expected *e = user;
    const struct dxs_signature_element *element = request->element;
    bool is_vertex_stage = request->stage == DXS_STAGE_VERTEX || request->stage == DXS_STAGE_DOMAIN ||
                           request->stage == DXS_STAGE_GEOMETRY;

    if (e->heaps && is_vertex_stage && request->part == DXS_SIGNATURE_PART_OUTPUTS &&
        strcmp(element->name, "SV_Position") == 0 && element->semantic_indices[0] == 0)
        *location = (struct dxs_location){location->location, location->component, false, true, 1, 32, 16};
    if (e->heaps && is_vertex_stage && request->part == DXS_SIGNATURE_PART_OUTPUTS)
        note_element(e->questions, "stream output", element->name, element->semantic_indices[0], 0, 1);
    if (request->is_builtin || element->semantic == DXS_SEMANTIC_TARGET)
        return true;
    if (request->part == DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE && request->stage != DXS_STAGE_MESH &&
        element->start_row != DXS_NONE) {
        location->location =
            element->start_row + end_of(request->stage == DXS_STAGE_HULL ? &e->entry->outputs : &e->entry->inputs);
        location->component = element->start_column;
    }
    if (!e->heaps)
        return true;
    if (request->stage == DXS_STAGE_VERTEX && request->part == DXS_SIGNATURE_PART_INPUTS) {
        note_element(e->questions, "vertex", element->name, element->semantic_indices[0], element->start_row,
                     element->rows);
        location->location = element->start_row + 7;
        location->component = 0;
        return true;
    }
    note_element(e->questions, "moved", element->name, element->semantic_indices[0], 0, 0);
    note_location(e->questions, location->location, location->component,
                  request->part == DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE ? DXIL_SPV_SHADER_STAGE_IO_PER_PRIMITIVE : 0);
    location->location += 2;
    location->per_primitive = request->stage == DXS_STAGE_PIXEL && request->part == DXS_SIGNATURE_PART_INPUTS &&
                              element->semantic_indices[0] == 1;
    return true;
}

static void defaults(struct expected *e, const struct dxs_entry *entry, bool heaps, struct questions *questions)
{
    struct dxs_options *o = &e->options;

    *e = (struct expected){.options = dxs_default_options(),
                           .entry = entry,
                           .heaps = heaps,
                           .questions = questions,
                           .alignment = 16,
                           .patch_offset = DXS_NONE,
                           .counter_place = {HEAP_SET, 3}};
    o->node_model = DXS_NODE_MODEL_POOL;
    o->builtin_names = true;
    o->map_resource = expected_resource;
    o->map_location = expected_location;
    o->map_user = e;
    o->features.on[DXS_FEATURE_SAMPLE_OFFSETS] = true;
    o->features.compute_derivatives = DXS_COMPUTE_DERIVATIVES_LINEAR;
    o->workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION] = true;
    o->workarounds.on[DXS_WORKAROUND_NO_PRIMITIVE_CULLING] = true;
    o->workarounds.selections = DXS_SELECTION_HINT_FREE;
    o->workarounds.loops = DXS_LOOP_HINT_FREE;
    o->pipeline.views.source = DXS_VIEW_SOURCE_WORD;
    o->pipeline.views.word.source = DXS_WORD_KIND_CONSTANT;
    o->model.offsets = (struct dxs_offset_records){.stride = 8};
}

/* ---- One conversion both ways ------------------------------------------------------------------------------------ */

struct counts {
    uint64_t equal, refused;
};

/* What both sides asked in a conversion. */
struct asked {
    struct questions given, expected;
};

static dxil_spv_converter new_converter(dxil_spv_parsed_blob blob, const char *entry, bool heaps,
                                        struct questions *questions)
{
    dxil_spv_converter c;

    demand(dxil_spv_create_converter(blob, &c) == DXIL_SPV_SUCCESS, "a converter is made");
    dxil_spv_converter_set_entry_point(c, entry);
    if (!heaps)
        return c;
    dxil_spv_converter_set_root_descriptor_count(c, ROOT_DESCRIPTORS);
    dxil_spv_converter_set_root_constant_word_count(c, ROOT_WORDS);
    dxil_spv_converter_set_srv_remapper(c, heap_srv, questions);
    dxil_spv_converter_set_uav_remapper(c, heap_uav, questions);
    dxil_spv_converter_set_cbv_remapper(c, heap_cbv, questions);
    dxil_spv_converter_set_sampler_remapper(c, heap_sampler, questions);
    dxil_spv_converter_set_vertex_input_remapper(c, vertex_input, questions);
    dxil_spv_converter_set_stream_output_remapper(c, stream_output, questions);
    dxil_spv_converter_set_stage_output_remapper(c, moved, questions);
    return c;
}

/* Moves stage inputs, except for vertex shaders, which have their own callback. */
static void move_inputs(dxil_spv_converter c, const struct dxs_entry *entry, struct questions *questions)
{
    if (entry->stage != DXS_STAGE_VERTEX)
        dxil_spv_converter_set_stage_input_remapper(c, moved, questions);
}

static void compare_questions(const char *path, const struct asked *asked)
{
    const struct questions *given = &asked->given, *expected = &asked->expected;
    bool equal = given->length == expected->length && memcmp(given->text, expected->text, given->length) == 0;

    if (!equal)
        fprintf(stderr, "%s: %.*s\nexpected: %.*s\n", path, (int)given->length, given->text, (int)expected->length,
                expected->text);
    demand(equal, "callbacks are asked what they must be asked");
}

static void compare(const char *path, dxil_spv_converter c, dxs_converter *converter, const dxs_module *module,
                    uint32_t entry, const struct expected *e, const struct asked *asked, struct counts *counts)
{
    dxil_spv_compiled_spirv compiled = {NULL, 0};
    struct dxs_spirv spirv;
    dxil_spv_result result = dxil_spv_converter_run(c);
    enum dxs_result expected = dxs_convert(converter, module, entry, &e->options, &spirv);

    if ((result == DXIL_SPV_SUCCESS) != (expected == DXS_RESULT_OK))
        fprintf(stderr, "%s: %d, %s\n", path, (int)result, dxs_converter_error(converter)->message);
    demand((result == DXIL_SPV_SUCCESS) == (expected == DXS_RESULT_OK), "both convert it, or neither");
    demand((dxil_spv_converter_get_compiled_spirv(c, &compiled) == DXIL_SPV_SUCCESS) == (expected == DXS_RESULT_OK),
           "there are words where it was converted");
    if (expected != DXS_RESULT_OK) {
        counts->refused++;
        return;
    }
    if (compiled.size != 4 * spirv.word_count || memcmp(compiled.data, spirv.words, compiled.size) != 0)
        fprintf(stderr, "%s: %zu and %zu words\n", path, compiled.size / 4, spirv.word_count);
    demand(compiled.size == 4 * spirv.word_count && memcmp(compiled.data, spirv.words, compiled.size) == 0,
           "the words are the same");
    compare_questions(path, asked);
    demand_answers(path, c, &spirv, e);
    counts->equal++;
}

/* A resource that a callback refuses is refused. */
static void refuse(const struct input_file *file, dxil_spv_parsed_blob blob, const dxs_module *module,
                   dxs_converter *converter, uint32_t number, struct counts *counts)
{
    const struct dxs_entry *entry = dxs_module_entry(module, number);
    struct asked asked = {0};

    asked.given.refuses = asked.expected.refuses = true;
    for (unsigned k = DXS_RESOURCE_CLASS_SRV; k <= DXS_RESOURCE_CLASS_SAMPLER; k++) {
        dxil_spv_converter c = new_converter(blob, entry->mangled_name, true, &asked.given);
        struct expected e;
        asked.given.refused = asked.expected.refused = (enum dxs_resource_class)k;
        clear_questions(&asked.given);
        clear_questions(&asked.expected);
        move_inputs(c, entry, &asked.given);
        defaults(&e, entry, true, &asked.expected);
        root_arguments_in_block(c, NULL);
        root_arguments_in_block(NULL, &e);
        compare(file->path, c, converter, module, number, &e, &asked, counts);
        dxil_spv_converter_free(c);
    }
    free_questions(&asked.given);
    free_questions(&asked.expected);
}

static void drive_entry(const struct input_file *file, dxil_spv_parsed_blob blob, const dxs_module *module,
                        dxs_converter *converter, uint32_t number, struct counts *counts)
{
    const struct dxs_entry *entry = dxs_module_entry(module, number);
    struct asked asked = {0};
    const char *name;

    demand(dxil_spv_parsed_blob_get_entry_point_name(blob, number, &name) == DXIL_SPV_SUCCESS &&
               strcmp(name, entry->mangled_name) == 0,
           "the entry has a name");
    if (entry->stage == DXS_STAGE_NODE)
        demand_node(blob, number, entry->node);
    for (size_t k = 0; k < 2 * setting_count; k++) {
        struct expected e;
        bool heaps = k >= setting_count;
        dxil_spv_converter c = new_converter(blob, name, heaps, &asked.given);
        clear_questions(&asked.given);
        clear_questions(&asked.expected);
        if (heaps)
            move_inputs(c, entry, &asked.given);
        defaults(&e, entry, heaps, &asked.expected);
        if (entry->stage == DXS_STAGE_NODE && k != setting_count) { /* nodes with heaps are refused once, for these */
            root_arguments_in_block(c, NULL);
            root_arguments_in_block(NULL, &e);
        }
        settings[k % setting_count](c, NULL);
        settings[k % setting_count](NULL, &e);
        if (heaps && (e.options.checks.check == DXS_CHECK_RULES || e.options.checks.check == DXS_CHECK_HAZARDS))
            note_addresses(&asked.expected, entry->stage);
        compare(file->path, c, converter, module, number, &e, &asked, counts);
        dxil_spv_converter_free(c);
    }
    free_questions(&asked.given);
    free_questions(&asked.expected);
}

/* ---- One file ---------------------------------------------------------------------------------------------------- */

static void same_description(dxil_spv_parsed_blob blob, const dxs_module *module)
{
    const struct dxs_module_info *info = dxs_module_describe(module);
    unsigned count;
    const char *name;

    demand(dxil_spv_parsed_blob_get_num_entry_points(blob, &count) == DXIL_SPV_SUCCESS && count == info->entry_count,
           "the same entries");
    demand(dxil_spv_parsed_blob_get_num_rdat_subobjects(blob) == info->subobject_count, "the same subobjects");
    for (unsigned n = 0; n < count; n++) {
        unsigned found = 0;
        demand(dxil_spv_parsed_blob_get_entry_point_demangled_name(blob, n, &name) == DXIL_SPV_SUCCESS &&
                   strcmp(name, dxs_module_entry(module, n)->name) == 0,
               "the same names");
        demand(dxil_spv_parsed_blob_get_entry_index_by_name(blob, name, &found) == DXIL_SPV_SUCCESS &&
                   strcmp(dxs_module_entry(module, found)->name, name) == 0,
               "and found by them");
    }
}

/* The bitcode of the DXIL part begins at 8 + the word at 16: byte 8 of the header is its magic number. */
static void same_bitcode(const struct input_file *file, dxil_spv_parsed_blob blob)
{
    const void *bitcode;
    uint32_t count, part, offset, words[2];
    size_t size;

    demand(dxil_spv_parsed_blob_get_raw_ir(blob, &bitcode, &size) == DXIL_SPV_SUCCESS, "there is bitcode");
    memcpy(&count, file->bytes + 28, 4);
    for (uint32_t n = 0; n < count; n++) {
        memcpy(&offset, file->bytes + 32 + 4 * n, 4);
        memcpy(&part, file->bytes + offset, 4);
        if (part != ('D' | 'X' << 8 | 'I' << 16 | 'L' << 24))
            continue;
        memcpy(words, file->bytes + offset + 8 + 16, sizeof words);
        demand(size == words[1] && memcmp(bitcode, file->bytes + offset + 8 + 8 + words[0], size) == 0,
               "it is that of the container");
    }
}

/* All resources, by classes; alignments are not told. What is refused is the last that is asked. */
static void scan(dxil_spv_parsed_blob blob, const dxs_module *module)
{
    static const enum dxs_resource_class order[] = {DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_CLASS_UAV,
                                                    DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_CLASS_SAMPLER};
    uint32_t count = dxs_module_describe(module)->resource_count;
    const struct dxs_entry *entry = dxs_module_entry(module, 0);
    struct asked asked = {0};

    for (size_t refused = 0; refused <= sizeof order / sizeof *order; refused++) {
        bool refuses = refused < sizeof order / sizeof *order;
        asked.given.refuses = refuses;
        asked.given.refused = order[refuses ? refused : 0];
        clear_questions(&asked.given);
        clear_questions(&asked.expected);
        for (size_t k = 0; k < sizeof order / sizeof *order; k++) {
            uint32_t asked_of_class = 0;
            for (uint32_t n = 0; n < count; n++) {
                const struct dxs_resource *resource = dxs_module_resource(module, n);
                bool is_asked = resource->resource_class == order[k] && (k != refused || asked_of_class++ == 0);
                if (is_asked)
                    note_scanned(&asked.expected, entry ? entry->stage : DXS_STAGE_LIBRARY, resource);
            }
            if (k == refused && asked_of_class > 0)
                break;
        }
        demand(dxil_spv_parsed_blob_scan_resources(blob, heap_srv, scanned_sampler, heap_cbv, heap_uav, &asked.given) ==
                   DXIL_SPV_SUCCESS,
               "resources are scanned");
        compare_questions("scan", &asked);
    }
    free_questions(&asked.given);
    free_questions(&asked.expected);
}

static void drive(const struct input_file *file, struct counts *counts)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    dxil_spv_parsed_blob blob = NULL;
    enum dxs_result expected = dxs_module_parse(module, file->bytes, file->size, NULL);
    bool is_container = file->size > 4 && memcmp(file->bytes, "DXBC", 4) == 0;
    dxil_spv_result result = is_container ? dxil_spv_parse_dxil_blob(file->bytes, file->size, &blob)
                                          : dxil_spv_parse_dxil(file->bytes, file->size, &blob);
    const void *nothing;
    size_t size;

    demand((result == DXIL_SPV_SUCCESS) == (expected == DXS_RESULT_OK), "both read it, or neither");
    demand((blob != NULL) == (expected == DXS_RESULT_OK), "a blob comes of what was read");
    if (blob) {
        same_description(blob, module);
        for (uint32_t n = 0; n < dxs_module_describe(module)->subobject_count; n++)
            demand_subobject(blob, n, dxs_module_subobject(module, n), file->bytes);
        if (dxs_module_describe(module)->shader_model_major < 6)
            demand(dxil_spv_parsed_blob_get_raw_ir(blob, &nothing, &size) != DXIL_SPV_SUCCESS, "tokens are no bitcode");
        else if (is_container)
            same_bitcode(file, blob);
        for (uint32_t n = 0; n < dxs_module_describe(module)->entry_count; n++) {
            drive_entry(file, blob, module, converter, n, counts);
            refuse(file, blob, module, converter, n, counts);
        }
        scan(blob, module);
    }
    dxil_spv_parsed_blob_free(blob);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

/* ---- All files --------------------------------------------------------------------------------------------------- */

enum {
    MAX_THREADS = 16
};

struct worker {
    pthread_t thread;
    const struct input_files *files;
    size_t first, step;
    struct counts counts;
    pthread_t self;
    unsigned messages;
};

/* Messages come on the thread that has set the callback. */
static void listen(void *user, dxil_spv_log_level level, const char *text)
{
    struct worker *w = user;

    (void)level, (void)text;
    demand(pthread_equal(w->self, pthread_self()), "a thread gets its own messages");
    w->messages++;
}

static void demand_messages(struct worker *w)
{
    dxil_spv_parsed_blob blob;
    unsigned before = w->messages;

    demand(dxil_spv_parse_dxil_blob("DXBC", 4, &blob) == DXIL_SPV_ERROR_PARSER && w->messages == before + 1,
           "what fails is logged");
}

static _Thread_local const char *current_path; /* of the file that the thread drives */

static void name_file(int signal_number)
{
    (void)signal_number;
    if (current_path)
        repeat_print(current_path);
    fflush(stdout);
}

static void *work(void *user)
{
    struct worker *w = user;

    w->self = pthread_self();
    dxil_spv_set_thread_log_callback(listen, w);
    demand_messages(w);
    dxil_spv_begin_thread_allocator_context();
    for (size_t n = w->first; n < w->files->count; n += w->step) {
        current_path = w->files->data[n].path;
        drive(&w->files->data[n], &w->counts);
        dxil_spv_reset_thread_allocator_context();
    }
    dxil_spv_end_thread_allocator_context();
    demand_messages(w);
    return NULL;
}

static struct counts drive_all(const struct input_files *files, size_t threads)
{
    struct worker workers[MAX_THREADS], caller = {.self = pthread_self()};
    struct counts sum = {0, 0};

    dxil_spv_set_thread_log_callback(listen, &caller);

    for (size_t n = 0; n < threads; n++) {
        workers[n] = (struct worker){.files = files, .first = n, .step = threads};
        demand(pthread_create(&workers[n].thread, NULL, work, &workers[n]) == 0, "a thread starts");
    }
    for (size_t n = 0; n < threads; n++) {
        pthread_join(workers[n].thread, NULL);
        sum.equal += workers[n].counts.equal;
        sum.refused += workers[n].counts.refused;
    }
    demand_messages(&caller);
    return sum;
}

int main(int argc, char **argv)
{
    struct input_files files = {0};
    size_t threads = 1;
    char *alone[] = {argv[0], NULL};

    for (int n = 1; n < argc; n++) {
        if (strcmp(argv[n], "--threads") == 0 && n + 1 < argc)
            threads = (size_t)atoi(argv[++n]);
        else if (!add_input_files(&files, argv[n]))
            return 2;
    }
    repeat_remember(alone, NULL);
    signal(SIGABRT, name_file);
    demand(files.count > 0 && threads > 0 && threads <= MAX_THREADS, "there are shaders and threads");
    struct counts counts = drive_all(&files, threads);
    printf("%zu files, %zu settings: %llu conversions with equal words, %llu refused both ways\n", files.count,
           2 * (size_t)setting_count, (unsigned long long)counts.equal, (unsigned long long)counts.refused);
    free_input_files(&files);
    return counts.equal > 0 ? 0 : 1;
}
