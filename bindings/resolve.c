/* Resolves resources to bindings: proposal of the layout, changes by the callback, then checks. */
#include "base/sized.h"
#include "base/text.h"
#include "bindings/layout/layout.h"

#include <stdio.h>

const char *bindings_describe(char text[RESOURCE_TEXT], const struct dxs_resource *resource)
{
    static const char classes[][8] = {"SRV", "UAV", "CBV", "sampler"};
    const char *class_name = classes[resource->resource_class], *name = resource->name;
    int used = snprintf(text, RESOURCE_TEXT, *name ? "%s '%.80s'" : "%s", class_name, name);

    if (resource->lower_bound == DXS_NONE)
        snprintf(text + used, RESOURCE_TEXT - (size_t)used, " (without register)");
    else
        snprintf(text + used, RESOURCE_TEXT - (size_t)used, " (%c%u, space%u)", "tubs"[resource->resource_class],
                 resource -> lower_bound, resource -> space);
    return text;
}

void fail_resource(struct fault *fault, enum dxs_result code, const struct dxs_resource *resource, const char *format,
                   ...)
{
    char text[RESOURCE_TEXT], why[sizeof fault->error.message];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    fail(fault, code, "%s: %s", bindings_describe(text, resource), why);
}

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

enum dxs_descriptor_form bindings_usual_descriptor(const struct dxs_resource *resource)
{
    if (resource->resource_class == DXS_RESOURCE_CLASS_CBV)
        return DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER;
    if (resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER)
        return DXS_DESCRIPTOR_FORM_SAMPLER;
    switch (resource->kind) {
    case DXS_RESOURCE_KIND_RAW_BUFFER:
    case DXS_RESOURCE_KIND_STRUCTURED_BUFFER:
        return DXS_DESCRIPTOR_FORM_STORAGE_BUFFER;
    case DXS_RESOURCE_KIND_TYPED_BUFFER:
    case DXS_RESOURCE_KIND_TBUFFER:
        return DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    case DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE:
        return DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE;
    default:
        return DXS_DESCRIPTOR_FORM_IMAGE;
    }
}

enum dxs_heap bindings_heap_of(enum dxs_descriptor_form descriptor, enum dxs_resource_class resource_class)
{
    bool is_uav = resource_class == DXS_RESOURCE_CLASS_UAV;

    switch (descriptor) {
    case DXS_DESCRIPTOR_FORM_SAMPLER:
        return DXS_HEAP_SAMPLERS;
    case DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER:
        return DXS_HEAP_UNIFORM_BUFFERS;
    case DXS_DESCRIPTOR_FORM_TEXEL_BUFFER:
        return is_uav ? DXS_HEAP_STORAGE_TEXEL_BUFFERS : DXS_HEAP_UNIFORM_TEXEL_BUFFERS;
    case DXS_DESCRIPTOR_FORM_IMAGE:
        return is_uav ? DXS_HEAP_STORAGE_IMAGES : DXS_HEAP_SAMPLED_IMAGES;
    case DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE:
        return DXS_HEAP_ACCELERATION_STRUCTURES;
    default:
        return DXS_HEAP_STORAGE_BUFFERS;
    }
}

static bool descriptor_suits(const struct dxs_resource *resource, enum dxs_descriptor_form descriptor)
{
    enum dxs_descriptor_form usual = bindings_usual_descriptor(resource);

    switch (usual) {
    case DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER:
        return descriptor == usual || descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER ||
               descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS || descriptor == DXS_DESCRIPTOR_FORM_ADDRESS;
    case DXS_DESCRIPTOR_FORM_STORAGE_BUFFER:
        return descriptor == usual || descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER ||
               descriptor == DXS_DESCRIPTOR_FORM_ADDRESS;
    case DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE:
        return descriptor == usual || descriptor == DXS_DESCRIPTOR_FORM_ADDRESS;
    case DXS_DESCRIPTOR_FORM_IMAGE:
        return descriptor == usual ||
               (descriptor == DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT &&
                resource->resource_class == DXS_RESOURCE_CLASS_SRV &&
                (resource->kind == DXS_RESOURCE_KIND_TEXTURE_2D || resource->kind == DXS_RESOURCE_KIND_TEXTURE_2DMS));
    default:
        return descriptor == usual;
    }
}

/* ---- The model --------------------------------------------------------------------------------------------------- */

static bool is_record(uint32_t stride, uint32_t offset)
{
    return stride != 0 && stride % 8 == 0 && offset % 8 == 0 && offset < stride;
}

static void check_word_source(struct arena *arena, const struct dxs_word_source *source)
{
    bool of_words = source->source == DXS_WORD_KIND_PUSH_CONSTANTS || source->source == DXS_WORD_KIND_UNIFORM_BUFFER;

    if (source->source > DXS_WORD_KIND_BUFFER_LENGTH || (of_words && source->value % 4 != 0) ||
        (source->source == DXS_WORD_KIND_BUFFER_LENGTH && !is_record(source->value, 0)))
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "invalid word source %u with value %u: offsets are multiples of 4, strides multiples of 8",
             (unsigned)source->source, source->value);
}

void bindings_check_model(struct arena *arena, const struct dxs_binding_model *model)
{
    const struct dxs_address_records *addresses = &model->addresses;
    const struct dxs_offset_records *offsets = &model->offsets;

    refuse_unknown(arena->fault, model->reserved, sizeof model->reserved, "dxs_binding_model");
    check_word_source(arena, &model->resource_heap_size);
    check_word_source(arena, &model->sampler_heap_size);
    if (!is_record(addresses->stride, addresses->offset))
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "invalid address records (stride %u, offset %u): both must be multiples of 8, with offset < stride",
             addresses->stride, addresses->offset);
    if (model->root_memory % 4)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "root_memory is %u: it must be a multiple of 4",
             model->root_memory);
    if (model->qa_format > DXS_QA_FORMAT_TRIPLES)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "qa_format %u is unknown", (unsigned)model->qa_format);
    if (model->heap_clamp > DXS_INDEX_CLAMP_NULL)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "heap_clamp %u is unknown", (unsigned)model->heap_clamp);
    if (model->sampler_qa.enabled && !model->qa.enabled)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "sampler_qa is enabled, but qa is not");
    if (model->address_source > DXS_ADDRESS_SOURCE_POINTER)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "address_source %u is unknown",
             (unsigned)model->address_source);
    if (!is_record(offsets->stride, offsets->untyped_offset) || !is_record(offsets->stride, offsets->typed_offset))
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "invalid offset records (stride %u, offsets %u and %u): all must be multiples of 8, with offset < stride",
             offsets->stride, offsets->untyped_offset, offsets->typed_offset);
}

/* ---- Checks ------------------------------------------------------------------------------------------------------ */

struct resolver {
    struct arena *arena;
    const struct dxs_options *options;
    const struct dxs_binding_model *model;
    const struct layout *layout; /* NULL: the default layout */
    enum dxs_stage stage;
};

static _Noreturn void refuse(const struct resolver *r, const struct dxs_resource *resource, const char *why)
{
    fail_resource(r->arena->fault, DXS_RESULT_BAD_MAPPING, resource, "%s", why);
}

/* Bytes of root arguments that the binding reads. */
static uint32_t root_bytes(const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    if (binding->descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS)
        return binding->constant_size ? binding->constant_size : resource->size;
    if (binding->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS && !binding->in_heap)
        return 8;
    return binding->root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD ? 8 : 4;
}

static void check_root_arguments(const struct resolver *r, const struct dxs_resource *resource,
                                 const struct dxs_binding *binding)
{
    struct fault *fault = r->arena->fault;
    uint64_t end = (uint64_t)binding->offset + root_bytes(resource, binding);

    if (binding->root_arguments > DXS_ROOT_ARGUMENTS_MEMORY)
        fail_resource(fault, DXS_RESULT_BAD_MAPPING, resource, "root_arguments %u is unknown",
                      (unsigned)binding->root_arguments);
    if (binding->offset % 4 != 0 || end > UINT32_MAX)
        fail_resource(fault, DXS_RESULT_BAD_MAPPING, resource,
                      "invalid offset %u of root arguments: it must be a multiple of 4", binding->offset);
    if (binding->root_arguments == DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS && end > r->model->push_constant_limit)
        fail_resource(fault, DXS_RESULT_MAPPING_LIMIT, resource,
                      "root arguments end at byte %llu of the push constants: the limit is %u", (unsigned long long)end,
                      r->model->push_constant_limit);
    if (binding->root_arguments == DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK &&
        r->model->uniform_block.set >= r->model->set_limit)
        fail_resource(fault, DXS_RESULT_MAPPING_LIMIT, resource, "root arguments are in set %u: the limit is %u sets",
                      r->model->uniform_block.set, r->model->set_limit);
    if (binding->root_arguments == DXS_ROOT_ARGUMENTS_MEMORY &&
        (r->model->push_constant_limit < 8 || r->model->root_memory > r->model->push_constant_limit - 8))
        fail_resource(fault, DXS_RESULT_MAPPING_LIMIT, resource,
                      "the address of its root arguments is at byte %u of the push constants: the limit is %u",
                      r->model->root_memory, r->model->push_constant_limit);
    bool has_record =
        is_ray_tracing_stage(r->stage) || (r->stage == DXS_STAGE_NODE && r->options->node_model == DXS_NODE_MODEL_POOL);
    if (binding->root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD && !has_record)
        fail_resource(fault, DXS_RESULT_BAD_MAPPING, resource, "a %s shader has no shader record",
                      dxs_stage_name(r->stage));
}

static void check_set(const struct resolver *r, const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    uint32_t set = binding->set;

    if (resource->has_counter && binding->counter_set > set)
        set = binding->counter_set;
    if (set >= r->model->set_limit)
        fail_resource(r->arena->fault, DXS_RESULT_MAPPING_LIMIT, resource, "is in set %u: the limit is %u sets", set,
                      r->model->set_limit);
}

static bool is_buffer(const struct dxs_binding *binding)
{
    return binding->descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER ||
           binding->descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
}

static void check(const struct resolver *r, const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    bool in_root_arguments = binding->descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS ||
                             (binding->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS && !binding->in_heap);

    if (!descriptor_suits(resource, binding->descriptor))
        fail_resource(r->arena->fault, DXS_RESULT_BAD_MAPPING, resource,
                      "descriptor %s (%u) does not suit this kind of resource",
                      nth_text("default\0uniform buffer\0storage buffer\0texel buffer\0image\0sampler\0"
                               "acceleration structure\0constants\0address\0input attachment\0",
                               binding->descriptor),
                      (unsigned)binding->descriptor);
    if (binding->descriptor == DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT &&
        (r->stage != DXS_STAGE_PIXEL || binding->in_heap || (resource->count != 1 && !binding->ignores_index)))
        refuse(r, resource, "only a pixel shader's single textures can be input attachments");
    if (binding->descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS && binding->in_heap)
        refuse(r, resource, "DXS_DESCRIPTOR_FORM_CONSTANTS with in_heap: root constants are in no heap");
    if (in_root_arguments && binding->root_arguments == DXS_ROOT_ARGUMENTS_NONE)
        refuse(r, resource, "constants and addresses need root_arguments");
    if (in_root_arguments && resource->count != 1 && !binding->ignores_index)
        refuse(r, resource, "an array cannot be bound by constants or an address");
    if (in_root_arguments && resource->has_counter)
        refuse(r, resource, "a buffer with counter needs a descriptor");
    if (binding->counter > DXS_COUNTER_ADDRESS || (binding->uses_offset_records && !is_buffer(binding)) ||
        (binding->uses_offset_records && !binding->in_heap) || binding->descriptor_size_log2 > 31)
        refuse(r, resource, "counter, uses_offset_records or descriptor_size_log2 is invalid for this resource");
    if (binding->root_arguments != DXS_ROOT_ARGUMENTS_NONE)
        check_root_arguments(r, resource, binding);
    if (binding->in_bound_heap && binding->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS && !resource->has_counter)
        refuse(r, resource, "DXS_DESCRIPTOR_FORM_ADDRESS with in_bound_heap: a buffer holds addresses, no heap");
    const struct dxs_bound_heaps *heaps =
        r->layout ? &r->layout->policy.model.bound_heaps : &r->options->model.bound_heaps;
    bool has_texels =
        binding->counter == DXS_COUNTER_TEXEL_BUFFER || binding->descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    if (binding->in_bound_heap && resource->has_counter && binding->counter != DXS_COUNTER_ADDRESS && has_texels &&
        heaps->slots[DXS_HEAP_COUNTERS].offset == DXS_OFFSET_AFTER_BUFFER)
        refuse(r, resource,
               "texel buffers have the descriptors of images: bound_heaps.slots[DXS_HEAP_COUNTERS] needs an offset of "
               "its own");
    if (!in_root_arguments && !binding->in_bound_heap)
        check_set(r, resource, binding);
}

/* ---- One resource ------------------------------------------------------------------------------------------------ */

/* Lets the callback change the proposed binding, then checks the result. */
static void ask(const struct resolver *r, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct dxs_resource *resource = request->resource;

    if (r->options->map_resource && !r->options->map_resource(r->options->map_user, request, binding))
        fail_resource(r->arena->fault, DXS_RESULT_NO_MAPPING, resource, "map_resource returned false");
    if (r->layout || r->options->map_resource) /* defaults are complete */
        refuse_unknown(r->arena->fault, binding->reserved, sizeof binding->reserved, "dxs_binding");
    binding->in_heap |= binding->in_bound_heap;
    if (request->from_heap && binding->ignores_index)
        refuse(r, resource, "ignores_index is invalid for a descriptor heap");
    if (binding->descriptor == DXS_DESCRIPTOR_FORM_DEFAULT)
        binding->descriptor = bindings_usual_descriptor(resource);
    if (request->needs_storage_buffer && binding->descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER)
        refuse(r, resource, "texel buffers have no 16-bit elements, 64-bit atomics or matrices: use a storage buffer");
    binding->in_heap |= request->from_heap;
    check(r, resource, binding);
}

static struct resolver resolver(struct arena *arena, const struct dxs_options *options, enum dxs_stage stage)
{
    struct resolver r = {.arena = arena, .options = options, .model = &options->model, .stage = stage};

    if (options->layout) {
        r.layout = options->layout->contents;
        if (!r.layout)
            fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "options.layout has not been built");
        r.model = &r.layout->data.model;
    }
    bindings_check_model(arena, r.model);
    return r;
}

/* ---- All resources ----------------------------------------------------------------------------------------------- */

/* DXS_NONE: none is left, and the layout or the callback has to know another. */
static uint32_t take_number(const struct resolver *r, struct free_numbers *numbers, const struct dxs_resource *resource)
{
    uint32_t *next = &numbers->next[resource->resource_class];

    if (*next != UINT32_MAX)
        return (*next)++;
    if (!r->layout && !r->options->map_resource)
        refuse(r, resource, "no binding number is left after the last register of its class");
    return DXS_NONE;
}

struct binding_layout *bindings_resolve(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                                        const struct dxs_options *options, const struct bitset *used,
                                        const struct buffer_requirements *requirements)
{
    struct resolver r = resolver(arena, options, entry->stage);
    struct binding_layout *layout = arena_zeroed(arena, 1, sizeof *layout);
    struct free_numbers numbers;
    bool has_numbers = false;

    layout->binding_count = module->info.resource_count;
    layout->bindings = arena_zeroed(arena, layout->binding_count, sizeof *layout->bindings);
    layout->model = r.model;
    layout->bound_heaps = r.layout ? &r.layout->data.model.bound_heaps
                                   : bound_heaps_resolve(arena, &options->model.bound_heaps, 0, false, false);
    layout->root_layout = r.layout;
    for (uint32_t i = 0; i < layout->binding_count; i++) {
        const struct dxs_resource *resource = &module->resources[i].info;
        bool of_words = is_of_words(resource);
        struct dxs_binding_request request = {.stage = entry->stage,
                                              .resource = resource,
                                              .needs_storage_buffer = of_words &&
                                                                      bitset_has(&requirements->storage, i) &&
                                                                      !bitset_has(&requirements->texels, i),
                                              .needs_texel_buffer = of_words && bitset_has(&requirements->texels, i)};
        struct resource_binding *resolved = &layout->bindings[i];
        uint32_t number = resource->lower_bound;
        if (number == DXS_NONE) {
            if (!has_numbers)
                numbers = find_free_numbers(module);
            has_numbers = true;
            number = take_number(&r, &numbers, resource);
        }
        if (!bitset_has(used, i))
            continue;
        resolved->used = true;
        if (r.layout) {
            resolved->binding = layout_binding(arena, r.layout, &request);
        } else {
            set_default_binding(&options->model.shifts, resource, number, &resolved->binding);
            if (request.needs_texel_buffer)
                resolved->binding.descriptor = DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
        }
        ask(&r, &request, &resolved->binding);
        if (!r.layout)
            refuse_excess(arena, &options->model.shifts, resource, number, &resolved->binding);
    }
    if (!r.layout && !options->map_resource)
        refuse_collisions(arena, module, layout);
    return layout;
}

struct dxs_binding bindings_resolve_heap(struct arena *arena, const struct dxs_options *options, enum dxs_stage stage,
                                         const struct dxs_resource *view, bool needs_storage,
                                         const struct module *module, const struct binding_layout *layout)
{
    struct resolver r = resolver(arena, options, stage);
    struct dxs_binding_request request = {
        .stage = stage, .resource = view, .from_heap = true, .needs_storage_buffer = needs_storage};
    struct dxs_binding binding = r.layout ? layout_heap_binding(arena, r.layout, &request) : default_heap_binding(view);

    if (!r.layout && options->model.descriptor_heap == DXS_DESCRIPTOR_HEAP_DIRECT)
        binding.in_bound_heap = true;
    else if (!r.layout && !options->map_resource)
        refuse_heap_collisions(arena, module, layout, &binding, view->has_counter);
    ask(&r, &request, &binding);
    return binding;
}
