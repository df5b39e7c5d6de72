/* From resources to access paths: the layout's proposal, the callback's changes, and what no path may be. */
#include "base/sized.h"
#include "bindings/layout/object.h"

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

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

enum dxs_descriptor bindings_usual_descriptor(const struct dxs_resource *resource)
{
    if (resource->resource_class == DXS_CLASS_CBV)
        return DXS_DESCRIPTOR_UNIFORM_BUFFER;
    if (resource->resource_class == DXS_CLASS_SAMPLER)
        return DXS_DESCRIPTOR_SAMPLER;
    switch (resource->kind) {
    case DXS_KIND_RAW_BUFFER:
    case DXS_KIND_STRUCTURED_BUFFER:
        return DXS_DESCRIPTOR_STORAGE_BUFFER;
    case DXS_KIND_TYPED_BUFFER:
    case DXS_KIND_TBUFFER:
        return DXS_DESCRIPTOR_TEXEL_BUFFER;
    case DXS_KIND_ACCELERATION_STRUCTURE:
        return DXS_DESCRIPTOR_ACCELERATION_STRUCTURE;
    default:
        return DXS_DESCRIPTOR_IMAGE;
    }
}

enum dxs_heap bindings_heap_of(enum dxs_descriptor descriptor, enum dxs_resource_class resource_class)
{
    bool is_uav = resource_class == DXS_CLASS_UAV;

    switch (descriptor) {
    case DXS_DESCRIPTOR_SAMPLER:
        return DXS_HEAP_SAMPLERS;
    case DXS_DESCRIPTOR_UNIFORM_BUFFER:
        return DXS_HEAP_UNIFORM_BUFFERS;
    case DXS_DESCRIPTOR_TEXEL_BUFFER:
        return is_uav ? DXS_HEAP_STORAGE_TEXEL_BUFFERS : DXS_HEAP_UNIFORM_TEXEL_BUFFERS;
    case DXS_DESCRIPTOR_IMAGE:
        return is_uav ? DXS_HEAP_STORAGE_IMAGES : DXS_HEAP_SAMPLED_IMAGES;
    case DXS_DESCRIPTOR_ACCELERATION_STRUCTURE:
        return DXS_HEAP_ACCELERATION_STRUCTURES;
    default:
        return DXS_HEAP_STORAGE_BUFFERS;
    }
}

static bool descriptor_suits(const struct dxs_resource *resource, enum dxs_descriptor descriptor)
{
    enum dxs_descriptor usual = bindings_usual_descriptor(resource);

    switch (usual) {
    case DXS_DESCRIPTOR_UNIFORM_BUFFER:
        return descriptor == usual || descriptor == DXS_DESCRIPTOR_STORAGE_BUFFER ||
               descriptor == DXS_DESCRIPTOR_CONSTANTS || descriptor == DXS_DESCRIPTOR_ADDRESS;
    case DXS_DESCRIPTOR_STORAGE_BUFFER:
        return descriptor == usual || descriptor == DXS_DESCRIPTOR_TEXEL_BUFFER || descriptor == DXS_DESCRIPTOR_ADDRESS;
    case DXS_DESCRIPTOR_ACCELERATION_STRUCTURE:
        return descriptor == usual || descriptor == DXS_DESCRIPTOR_ADDRESS;
    default:
        return descriptor == usual;
    }
}

/* ---- The model --------------------------------------------------------------------------------------------------- */

static bool is_record(uint32_t stride, uint32_t offset)
{
    return stride != 0 && stride % 8 == 0 && offset % 8 == 0 && offset < stride;
}

static void check_word_source(struct arena *arena, const struct dxs_word_source *bound)
{
    bool of_words = bound->source == DXS_WORD_PUSH_CONSTANTS || bound->source == DXS_WORD_UNIFORM_BUFFER;

    if (bound->source > DXS_WORD_BUFFER_LENGTH || (of_words && bound->value % 4 != 0) ||
        (bound->source == DXS_WORD_BUFFER_LENGTH && !is_record(bound->value, 0)))
        fail(arena->fault, DXS_INVALID_ARGUMENT, "the bound of a heap comes from source %u with value %u",
             (unsigned)bound->source, bound->value);
}

void bindings_check_model(struct arena *arena, const struct dxs_binding_model *model)
{
    const struct dxs_address_records *addresses = &model->addresses;
    const struct dxs_offset_records *offsets = &model->offsets;

    check_word_source(arena, &model->resource_heap_size);
    check_word_source(arena, &model->sampler_heap_size);
    if (!is_record(addresses->stride, addresses->offset))
        fail(arena->fault, DXS_INVALID_ARGUMENT, "address records of %u bytes, the address at byte %u",
             addresses->stride, addresses->offset);
    if (model->address_source > DXS_ADDRESSES_BEHIND_POINTER)
        fail(arena->fault, DXS_INVALID_ARGUMENT, "addresses come from source %u", (unsigned)model->address_source);
    if (!is_record(offsets->stride, offsets->untyped_offset) || !is_record(offsets->stride, offsets->typed_offset))
        fail(arena->fault, DXS_INVALID_ARGUMENT, "offset records of %u bytes, the pairs at bytes %u and %u",
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

/* Bytes of root data that the path reads. */
static uint32_t root_bytes(const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    if (binding->descriptor == DXS_DESCRIPTOR_CONSTANTS)
        return binding->constant_size ? binding->constant_size : resource->size;
    if (binding->descriptor == DXS_DESCRIPTOR_ADDRESS && !binding->in_heap)
        return 8;
    return binding->root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD ? 8 : 4;
}

static void check_root_data(const struct resolver *r, const struct dxs_resource *resource,
                            const struct dxs_binding *binding)
{
    struct fault *fault = r->arena->fault;
    char text[RESOURCE_TEXT];
    uint64_t end = (uint64_t)binding->offset + root_bytes(resource, binding);

    if (binding->root_arguments > DXS_ROOT_ARGUMENTS_SHADER_RECORD)
        fail(fault, DXS_BAD_MAPPING, "%s: root data of kind %u", bindings_describe(text, resource),
             (unsigned)binding->root_arguments);
    if (binding->offset % 4 != 0 || end > UINT32_MAX)
        fail(fault, DXS_BAD_MAPPING, "%s: offset %u of root data", bindings_describe(text, resource), binding->offset);
    if (binding->root_arguments == DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS && end > r->model->push_constant_limit)
        fail(fault, DXS_MAPPING_LIMIT, "%s: its root data end at byte %llu of push constants, of which there are %u",
             bindings_describe(text, resource), (unsigned long long)end, r->model->push_constant_limit);
    if (binding->root_arguments == DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK &&
        r->model->uniform_block.set >= r->model->set_limit)
        fail(fault, DXS_MAPPING_LIMIT, "%s: its root data are in set %u, of which there are %u",
             bindings_describe(text, resource), r->model->uniform_block.set, r->model->set_limit);
    if (binding->root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD && !is_ray_tracing_stage(r->stage))
        fail(fault, DXS_BAD_MAPPING, "%s: a %s shader has no shader record", bindings_describe(text, resource),
             dxs_stage_name(r->stage));
}

static void check_place(const struct resolver *r, const struct dxs_resource *resource,
                        const struct dxs_binding *binding)
{
    char text[RESOURCE_TEXT];
    uint32_t set = binding->set;

    if (resource->has_counter && binding->counter_set > set)
        set = binding->counter_set;
    if (set >= r->model->set_limit)
        fail(r->arena->fault, DXS_MAPPING_LIMIT, "%s: is in set %u, of which there are %u",
             bindings_describe(text, resource), set, r->model->set_limit);
}

static bool is_buffer(const struct dxs_binding *binding)
{
    return binding->descriptor == DXS_DESCRIPTOR_STORAGE_BUFFER || binding->descriptor == DXS_DESCRIPTOR_TEXEL_BUFFER;
}

static void check(const struct resolver *r, const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    struct fault *fault = r->arena->fault;
    bool outside = binding->descriptor == DXS_DESCRIPTOR_CONSTANTS ||
                   (binding->descriptor == DXS_DESCRIPTOR_ADDRESS && !binding->in_heap);
    char text[RESOURCE_TEXT];

    if (!descriptor_suits(resource, binding->descriptor))
        fail(fault, DXS_BAD_MAPPING, "%s: descriptor %u does not suit it", bindings_describe(text, resource),
             (unsigned)binding->descriptor);
    if (binding->descriptor == DXS_DESCRIPTOR_CONSTANTS && binding->in_heap)
        fail(fault, DXS_BAD_MAPPING, "%s: constants are in no heap", bindings_describe(text, resource));
    if (outside && binding->root_arguments == DXS_ROOT_ARGUMENTS_NONE)
        fail(fault, DXS_BAD_MAPPING, "%s: nothing holds its constants or address", bindings_describe(text, resource));
    if (outside && resource->count != 1 && !binding->ignores_index)
        fail(fault, DXS_BAD_MAPPING, "%s: an array in root data", bindings_describe(text, resource));
    if (outside && resource->has_counter)
        fail(fault, DXS_BAD_MAPPING, "%s: a counter without descriptor", bindings_describe(text, resource));
    if (binding->counter > DXS_COUNTER_ADDRESS || (binding->uses_offset_records && !is_buffer(binding)) ||
        (binding->uses_offset_records && !binding->in_heap) || binding->descriptor_size_log2 > 31)
        fail(fault, DXS_BAD_MAPPING, "%s: counter form, offset records or shift of the table do not suit it",
             bindings_describe(text, resource));
    if (binding->root_arguments != DXS_ROOT_ARGUMENTS_NONE)
        check_root_data(r, resource, binding);
    if (!outside)
        check_place(r, resource, binding);
}

/* ---- One resource ------------------------------------------------------------------------------------------------ */

/* Lets the callback change the binding, and checks what it says. */
static void ask(const struct resolver *r, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct dxs_resource *resource = request->resource;
    char text[RESOURCE_TEXT];

    if (r->options->map_resource && !r->options->map_resource(r->options->map_user, request, binding))
        fail(r->arena->fault, DXS_NO_MAPPING, "%s: refused by the mapping", bindings_describe(text, resource));
    refuse_unknown(r->arena->fault, binding->reserved_bools, sizeof binding->reserved_bools, "dxs_binding");
    if (request->from_heap && binding->ignores_index)
        fail(r->arena->fault, DXS_BAD_MAPPING, "%s: an entry of a heap is known by its index",
             bindings_describe(text, resource));
    if (binding->descriptor == DXS_DESCRIPTOR_DEFAULT)
        binding->descriptor = bindings_usual_descriptor(resource);
    if (request->needs_storage_buffer && binding->descriptor == DXS_DESCRIPTOR_TEXEL_BUFFER)
        fail(r->arena->fault, DXS_BAD_MAPPING,
             "%s: elements of 16 bits, 64-bit atomics and matrices are not those of a texel buffer",
             bindings_describe(text, resource));
    binding->in_heap |= request->from_heap;
    check(r, resource, binding);
}

static struct resolver resolver(struct arena *arena, const struct dxs_options *options, enum dxs_stage stage)
{
    struct resolver r = {.arena = arena, .options = options, .model = &options->model, .stage = stage};

    if (options->layout) {
        r.layout = options->layout->contents;
        if (!r.layout)
            fail(arena->fault, DXS_INVALID_ARGUMENT, "options.layout has not been built");
        r.model = &r.layout->data.model;
    }
    bindings_check_model(arena, r.model);
    return r;
}

/* ---- All resources ----------------------------------------------------------------------------------------------- */

static uint32_t take_number(struct arena *arena, struct free_numbers *numbers, const struct dxs_resource *resource)
{
    uint32_t *next = &numbers->next[resource->resource_class];
    char text[RESOURCE_TEXT];

    if (*next == UINT32_MAX)
        fail(arena->fault, DXS_BAD_MAPPING, "%s: behind the last register of its class there is no number for it",
             bindings_describe(text, resource));
    return (*next)++;
}

struct binding_layout *bindings_resolve(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                                        const struct dxs_options *options, const struct bitset *used,
                                        const struct buffer_demands *demands)
{
    struct resolver r = resolver(arena, options, entry->stage);
    struct binding_layout *layout = arena_zeroed(arena, 1, sizeof *layout);
    struct free_numbers numbers;
    bool knows_numbers = false;

    layout->path_count = module->info.resource_count;
    layout->paths = arena_zeroed(arena, layout->path_count, sizeof *layout->paths);
    layout->model = r.model;
    layout->made_of = r.layout;
    for (uint32_t i = 0; i < layout->path_count; i++) {
        const struct dxs_resource *resource = &module->resources[i].info;
        bool of_words = is_of_words(resource);
        struct dxs_binding_request request = {.stage = entry->stage,
                                              .resource = resource,
                                              .needs_storage_buffer = of_words && bitset_has(&demands->storage, i),
                                              .needs_texel_buffer = of_words && bitset_has(&demands->texels, i)};
        struct resource_binding *path = &layout->paths[i];
        uint32_t number = resource->lower_bound;
        if (number == DXS_NONE) {
            if (!knows_numbers)
                numbers = find_free_numbers(module);
            knows_numbers = true;
            number = take_number(arena, &numbers, resource);
        }
        if (!bitset_has(used, i))
            continue;
        path->bound = true;
        if (r.layout) {
            path->binding = layout_binding(arena, r.layout, &request);
        } else {
            path->binding = default_binding(arena, &options->shifts, resource, number);
            if (request.needs_texel_buffer)
                path->binding.descriptor = DXS_DESCRIPTOR_TEXEL_BUFFER;
        }
        ask(&r, &request, &path->binding);
    }
    if (!r.layout && !options->map_resource)
        refuse_collisions(arena, module, layout);
    return layout;
}

struct resource_binding bindings_resolve_heap(struct arena *arena, const struct dxs_options *options,
                                              enum dxs_stage stage, const struct dxs_resource *view, bool needs_storage,
                                              const struct module *module, const struct binding_layout *layout)
{
    struct resolver r = resolver(arena, options, stage);
    struct dxs_binding_request request = {
        .stage = stage, .resource = view, .from_heap = true, .needs_storage_buffer = needs_storage};
    struct resource_binding path = {true, r.layout ? layout_heap_binding(arena, r.layout, &request)
                                                   : default_heap_binding(view)};

    if (!r.layout && !options->map_resource)
        refuse_heap_collisions(arena, module, layout, &path.binding, view->has_counter);
    ask(&r, &request, &path.binding);
    return path;
}
