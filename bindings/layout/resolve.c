/* Finds the binding of a shader's resource in a layout: its register in the root signatures, then the binding that the
 * policy gave the parameter. */
#include "bindings/layout/layout.h"

#include <stdlib.h>

static bool is_visible(enum dxs_stage stage, enum dxs_visibility visibility)
{
    static const uint8_t stages[] = {
        [DXS_VISIBILITY_VERTEX] = DXS_STAGE_VERTEX, [DXS_VISIBILITY_HULL] = DXS_STAGE_HULL,
        [DXS_VISIBILITY_DOMAIN] = DXS_STAGE_DOMAIN, [DXS_VISIBILITY_GEOMETRY] = DXS_STAGE_GEOMETRY,
        [DXS_VISIBILITY_PIXEL] = DXS_STAGE_PIXEL,   [DXS_VISIBILITY_AMPLIFICATION] = DXS_STAGE_AMPLIFICATION,
        [DXS_VISIBILITY_MESH] = DXS_STAGE_MESH,
    };

    return visibility == DXS_VISIBILITY_ALL || stage == stages[visibility];
}

_Static_assert((int)DXS_RANGE_TYPE_SRV == DXS_RESOURCE_CLASS_SRV && (int)DXS_RANGE_TYPE_UAV == DXS_RESOURCE_CLASS_UAV &&
                   (int)DXS_RANGE_TYPE_CBV == DXS_RESOURCE_CLASS_CBV &&
                   (int)DXS_RANGE_TYPE_SAMPLER == DXS_RESOURCE_CLASS_SAMPLER,
               "the type of a range is the class of its resources");

/* ---- Heaps ------------------------------------------------------------------------------------------------------- */

/* Alignment that Direct3D guarantees for the first element of a buffer view: 16 bytes for raw buffers; for structured
 * buffers the largest power of two that divides the stride. */
static uint32_t alignment_of(const struct dxs_resource *resource)
{
    uint32_t stride = resource->stride;

    if (resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER)
        return 16;
    return stride ? stride & (~stride + 1) : 4;
}

static bool needs_offset_records(const struct dxs_layout_policy *policy, const struct dxs_resource *resource,
                                 enum dxs_descriptor_form descriptor)
{
    if (is_of_words(resource)) {
        bool is_texels = descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
        uint32_t needed = is_texels ? policy->texel_buffer_alignment : policy->storage_buffer_alignment;
        return needed > alignment_of(resource);
    }
    return resource->kind == DXS_RESOURCE_KIND_TYPED_BUFFER && policy->texel_buffer_alignment > 1;
}

/* The binding of a resource that lives in a descriptor heap. */
static struct dxs_binding heap_binding(const struct layout *layout, const struct dxs_binding_request *request)
{
    const struct dxs_layout_policy *policy = &layout->policy;
    const struct dxs_resource *resource = request->resource;
    bool prefers_texels = policy->raw_heap_as_texel_buffers && !request->needs_storage_buffer;
    struct dxs_binding binding = {.descriptor = bindings_usual_descriptor(resource), .in_heap = true};
    struct dxs_set_binding set_binding, counters = policy->heaps[DXS_HEAP_COUNTERS];

    if (resource->resource_class == DXS_RESOURCE_CLASS_CBV && policy->cbv_heap_as_storage_buffers)
        binding.descriptor = DXS_DESCRIPTOR_FORM_STORAGE_BUFFER;
    if (is_of_words(resource) && (request->needs_texel_buffer || prefers_texels))
        binding.descriptor = DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    if (resource->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE && policy->acceleration_structures_as_addresses) {
        binding.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS;
        set_binding = policy->address_buffer;
    } else {
        set_binding = policy->heaps[bindings_heap_of(binding.descriptor, resource->resource_class)];
    }
    binding.in_bound_heap = policy->model.descriptor_heap == DXS_DESCRIPTOR_HEAP_DIRECT &&
                            binding.descriptor != DXS_DESCRIPTOR_FORM_ADDRESS;
    if (!binding.in_bound_heap) {
        binding.set = set_binding.set;
        binding.binding = set_binding.binding;
    }
    binding.uses_offset_records = needs_offset_records(policy, resource, binding.descriptor);
    if (resource->has_counter) {
        binding.counter = policy->counter;
        if (binding.counter == DXS_COUNTER_ADDRESS)
            counters = policy->address_buffer;
        if (binding.counter == DXS_COUNTER_ADDRESS || !binding.in_bound_heap) {
            binding.counter_set = counters.set;
            binding.counter_binding = counters.binding;
        }
    }
    return binding;
}

struct dxs_binding layout_heap_binding(struct arena *arena, const struct layout *layout,
                                       const struct dxs_binding_request *request)
{
    bool samplers = request->resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER;
    uint32_t flags = layout->global->flags;

    if (!(flags &
          (samplers ? DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED : DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED)))
        fail(arena->fault, DXS_RESULT_NOT_COVERED,
             "the %s shader indexes the %s heap, which the root signature's flags do not allow",
             dxs_stage_name(request->stage), samplers ? "sampler" : "resource");
    struct dxs_binding binding = heap_binding(layout, request);
    if (layout->policy.model.descriptor_heap != DXS_DESCRIPTOR_HEAP_MAPPINGS)
        return binding;
    enum dxs_counter counter = binding.counter;
    binding = default_heap_binding(request->resource);
    binding.counter = counter;
    return binding;
}

/* ---- Parameters -------------------------------------------------------------------------------------------------- */

struct lookup {
    struct arena *arena;
    const struct layout *layout;
    enum dxs_stage stage;
    const struct dxs_resource *resource;
    const struct dxs_binding_request *request; /* the request for `resource` and `stage` */

    /* The root signature that is searched, and its placed parameters. */
    const struct dxs_root_signature_desc *signature;
    const struct dxs_layout_parameter *parameters;
    bool is_local;
};

_Noreturn static void refuse(const struct lookup *s, uint32_t parameter, const char *why)
{

    fail_resource(s->arena->fault, DXS_RESULT_BAD_MAPPING, s->resource, "parameter %u of the %sroot signature %s",
                  parameter, s->is_local ? "local " : "", why);
}

/* Direct3D checks that arrays lie within ranges of tables, except for unbounded arrays. All elements of an unbounded
 * array outside a table are the descriptor at its first register. */
static bool is_unbounded(const struct lookup *s)
{
    return s->resource->count == DXS_UNBOUNDED;
}

static struct dxs_binding constants_binding(const struct lookup *s, uint32_t number)
{
    const struct dxs_layout_parameter *placed = &s->parameters[number];
    uint32_t size = 4 * s->signature->parameters[number].constant_count; /* placed: perhaps an address */

    if (s->resource->count != 1 && !is_unbounded(s))
        refuse(s, number, "holds root constants: an array cannot be bound there");
    return (struct dxs_binding){.descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS,
                                .root_arguments = placed->root_arguments,
                                .offset = placed->offset,
                                .constant_size = size,
                                .constant_index_only = !s->layout->policy.dynamic_constants,
                                .ignores_index = is_unbounded(s)};
}

static struct dxs_binding descriptor_binding(const struct lookup *s, uint32_t number)
{
    const struct dxs_layout_parameter *placed = &s->parameters[number];
    const struct dxs_resource *resource = s->resource;
    bool is_acceleration_structure = resource->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE;

    if (resource->resource_class != DXS_RESOURCE_CLASS_CBV && !is_of_words(resource) && !is_acceleration_structure)
        refuse(s, number,
               "is a root descriptor: only constant, raw and structured buffers and acceleration structures can be "
               "bound there");
    if (resource->count != 1 && !is_unbounded(s))
        refuse(s, number, "is a root descriptor: an array cannot be bound there");
    if (resource->has_counter)
        refuse(s, number, "is a root descriptor: a buffer with counter cannot be bound there");
    if (placed->form == DXS_PARAMETER_FORM_ADDRESS)
        return (struct dxs_binding){.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS,
                                    .root_arguments = placed->root_arguments,
                                    .offset = placed->offset,
                                    .ignores_index = is_unbounded(s)};
    if (is_acceleration_structure)
        refuse(s, number,
               "is a buffer descriptor by the policy: acceleration structures need DXS_ROOT_DESCRIPTOR_FORM_ADDRESS");
    return (struct dxs_binding){.descriptor = bindings_usual_descriptor(resource),
                                .set = placed->descriptor.set,
                                .binding = placed->descriptor.binding,
                                .ignores_index = is_unbounded(s)};
}

static int by_parameter_and_range(const void *left, const void *right)
{
    const struct dxs_static_range *a = left, *b = right;

    if (a->parameter != b->parameter)
        return a->parameter < b->parameter ? -1 : 1;
    return (a->range > b->range) - (a->range < b->range);
}

/* The static range with a binding outside the heap; NULL: the range is in the heap. */
static const struct dxs_static_range *find_static_range(const struct lookup *s, uint32_t parameter, uint32_t range)
{
    const struct dxs_pipeline_layout *data = &s->layout->data;
    const struct dxs_static_range key = {.parameter = parameter, .range = range};

    if (s->is_local || s->resource->count != 1 || !data->static_range_count)
        return NULL;
    return bsearch(&key, data->static_ranges, data->static_range_count, sizeof key, by_parameter_and_range);
}

static struct dxs_binding static_binding(const struct lookup *s, const struct dxs_static_range *placed, uint32_t index)
{

    if (placed->form == DXS_STATIC_FORM_INLINE_BLOCK && s->resource->size > s->layout->policy.inline_block_size)
        fail_resource(s->arena->fault, DXS_RESULT_MAPPING_LIMIT, s->resource,
                      "%u bytes exceed the inline_block_size of %u", s->resource->size,
                      s->layout->policy.inline_block_size);
    return (struct dxs_binding){.descriptor = DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER,
                                .set = placed->descriptor.set,
                                .binding = placed->descriptor.binding + index};
}

/* `first`: index of the range's first descriptor in the table. */
static struct dxs_binding range_binding(const struct lookup *s, uint32_t parameter, uint32_t range, uint32_t first)
{
    const struct dxs_layout_policy *policy = &s->layout->policy;
    uint32_t index = s->resource->lower_bound - s->signature->parameters[parameter].ranges[range].base_register;
    const struct dxs_static_range *placed = find_static_range(s, parameter, range);

    if (placed)
        return static_binding(s, placed, index);
    struct dxs_binding binding = heap_binding(s->layout, s->request);
    binding.root_arguments = s->parameters[parameter].root_arguments;
    binding.offset = s->parameters[parameter].offset;
    binding.heap_offset = first + index;
    if (s->is_local)
        binding.descriptor_size_log2 = s->resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER
                                           ? policy->sampler_descriptor_size_log2
                                           : policy->descriptor_size_log2;
    return binding;
}

/* Whether the range holds all registers of the resource. For unbounded arrays only the first register counts. */
static bool is_within(const struct lookup *s, const struct dxs_descriptor_range *range)
{
    const struct dxs_resource *resource = s->resource;

    if (range->type != (enum dxs_range_type)resource->resource_class || range->space != resource->space ||
        resource->lower_bound < range->base_register)
        return false;
    uint32_t index = resource->lower_bound - range->base_register;
    if (range->count == DXS_UNBOUNDED)
        return true;
    return index < range->count && (resource->count == DXS_UNBOUNDED || resource->count <= range->count - index);
}

static int by_register(const void *left, const void *right)
{
    const struct indexed_range *a = left, *b = right;

    if (a->visibility != b->visibility)
        return a->visibility < b->visibility ? -1 : 1;
    if (a->type != b->type)
        return a->type < b->type ? -1 : 1;
    if (a->space != b->space)
        return a->space < b->space ? -1 : 1;
    return (a->base_register > b->base_register) - (a->base_register < b->base_register);
}

static const struct indexed_range *index_ranges(struct arena *arena, const struct dxs_root_signature_desc *signature,
                                                uint32_t *count)
{
    VECTOR(struct indexed_range) list = {0};

    for (uint32_t p = 0; p < signature->parameter_count; p++) {
        const struct dxs_root_parameter *parameter = &signature->parameters[p];
        uint32_t next = 0;
        for (uint32_t n = 0; parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE && n < parameter->range_count; n++) {
            const struct dxs_descriptor_range *range = &parameter->ranges[n];
            uint32_t first = range->offset == DXS_OFFSET_APPEND ? next : range->offset;
            struct indexed_range entry = {
                parameter->visibility, range->type, range->space, range->base_register, p, n, first};
            next = first + range->count;
            if (range->count)
                vector_push(arena, &list, entry);
        }
    }
    if (list.count)
        qsort(list.data, list.count, sizeof *list.data, by_register);
    *count = list.count;
    return list.data;
}

void layout_index(struct arena *arena, struct layout *layout)
{
    layout->ranges[0] = index_ranges(arena, layout->global, &layout->range_counts[0]);
    layout->ranges[1] = index_ranges(arena, layout->local, &layout->range_counts[1]);
}

/* The ranges that a stage sees do not overlap, so of each visibility only the last one that begins at the resource's
 * register or before it can hold that. */
static bool find_in_tables(const struct lookup *s, enum dxs_visibility visibility, struct dxs_binding *binding)
{
    const struct indexed_range key = {.visibility = visibility,
                                      .type = (enum dxs_range_type)s->resource->resource_class,
                                      .space = s->resource->space,
                                      .base_register = s->resource->lower_bound};
    const struct indexed_range *ranges = s->layout->ranges[s->is_local];
    uint32_t first = 0, end = s->layout->range_counts[s->is_local];

    while (first < end) {
        uint32_t middle = first + (end - first) / 2;
        if (by_register(&ranges[middle], &key) <= 0)
            first = middle + 1;
        else
            end = middle;
    }
    const struct indexed_range *found = first ? &ranges[first - 1] : NULL;
    if (!found || found->visibility != visibility ||
        !is_within(s, &s->signature->parameters[found->parameter].ranges[found->range]))
        return false;
    *binding = range_binding(s, found->parameter, found->range, found->first);
    return true;
}

static bool find_in_parameter(const struct lookup *s, uint32_t number, struct dxs_binding *binding)
{
    static const enum dxs_root_parameter_type descriptors[] = {[DXS_RESOURCE_CLASS_SRV] = DXS_ROOT_PARAMETER_TYPE_SRV,
                                                               [DXS_RESOURCE_CLASS_UAV] = DXS_ROOT_PARAMETER_TYPE_UAV,
                                                               [DXS_RESOURCE_CLASS_CBV] = DXS_ROOT_PARAMETER_TYPE_CBV};
    const struct dxs_root_parameter *parameter = &s->signature->parameters[number];
    enum dxs_resource_class resource_class = s->resource->resource_class;

    if (parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE || /* see find_in_tables */
        !is_visible(s->stage, parameter->visibility) || resource_class == DXS_RESOURCE_CLASS_SAMPLER ||
        parameter->shader_register != s->resource->lower_bound || parameter->space != s->resource->space)
        return false;
    if (parameter->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS && resource_class == DXS_RESOURCE_CLASS_CBV) {
        *binding = constants_binding(s, number);
        return true;
    }
    if (parameter->type == descriptors[resource_class]) {
        *binding = descriptor_binding(s, number);
        return true;
    }
    return false;
}

static bool find_static_sampler(const struct lookup *s, struct dxs_binding *binding)
{
    const struct dxs_layout_policy *policy = &s->layout->policy;

    if (s->resource->resource_class != DXS_RESOURCE_CLASS_SAMPLER || (s->resource->count != 1 && !is_unbounded(s)))
        return false;
    for (uint32_t n = 0; n < s->signature->sampler_count; n++) {
        const struct dxs_static_sampler *sampler = &s->signature->samplers[n];
        if (sampler->shader_register != s->resource->lower_bound || sampler->space != s->resource->space ||
            !is_visible(s->stage, sampler->visibility))
            continue;
        *binding =
            (struct dxs_binding){.descriptor = DXS_DESCRIPTOR_FORM_SAMPLER,
                                 .set = s->is_local ? policy->local_static_sampler_set : policy->static_sampler_set,
                                 .binding = n,
                                 .ignores_index = is_unbounded(s)};
        return true;
    }
    return false;
}

static bool find_in_signature(struct lookup *s, bool is_local, struct dxs_binding *binding)
{
    const struct layout *layout = s->layout;

    s->is_local = is_local;
    s->signature = is_local ? layout->local : layout->global;
    s->parameters = is_local ? layout->data.local_parameters : layout->data.parameters;
    if (find_static_sampler(s, binding))
        return true;
    for (uint32_t v = DXS_VISIBILITY_ALL; v <= DXS_VISIBILITY_MESH; v++)
        if (is_visible(s->stage, (enum dxs_visibility)v) && find_in_tables(s, (enum dxs_visibility)v, binding))
            return true;
    for (uint32_t n = 0; n < s->signature->parameter_count; n++)
        if (find_in_parameter(s, n, binding))
            return true;
    return false;
}

/* The set and binding that the pipeline maps to what `found` says. */
static struct dxs_binding mapped_binding(const struct lookup *s, const struct dxs_binding *found)
{
    const struct dxs_resource *resource = s->resource;
    struct dxs_binding binding = {0};

    set_default_binding(&s->layout->policy.model.shifts, resource, resource->lower_bound, &binding);
    refuse_excess(s->arena, &s->layout->policy.model.shifts, resource, resource->lower_bound, &binding);
    binding.has_no_size = found->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS;
    if (s->request->needs_texel_buffer && !binding.has_no_size)
        binding.descriptor = DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    binding.ignores_index = found->ignores_index;
    if (found->root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD) { /* which lanes may not share */
        binding.root_arguments = found->root_arguments;
        binding.offset = found->offset;
    }
    binding.constant_size = found->constant_size;
    binding.constant_index_only = found->constant_index_only;
    binding.counter = found->counter;
    return binding;
}

struct dxs_binding layout_binding(struct arena *arena, const struct layout *layout,
                                  const struct dxs_binding_request *request)
{
    struct lookup s = {
        .arena = arena, .layout = layout, .stage = request->stage, .resource = request->resource, .request = request};
    struct dxs_binding binding;

    if (!find_in_signature(&s, true, &binding) && !find_in_signature(&s, false, &binding))
        fail_resource(arena->fault, DXS_RESULT_NOT_COVERED, request->resource,
                      "no parameter or static sampler of the root signature covers it for the %s shader",
                      dxs_stage_name(request->stage));
    return layout->policy.model.descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS ? mapped_binding(&s, &binding)
                                                                                : binding;
}
