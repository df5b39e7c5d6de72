/* Where the callbacks say that resources are, as bindings of dxs.h. */
#include "compat.h"

#include <string.h>

enum {
    ADDRESS_BYTES = 8,
    WORD_BYTES = 4
};

/* ---- What callbacks are asked ------------------------------------------------------------------------------------ */

static dxil_spv_d3d_binding describe(enum dxs_stage stage, const struct dxs_resource *resource)
{
    bool from_heap = resource->id == DXS_NONE;

    return (dxil_spv_d3d_binding){
        .stage = stage_of(stage),
        .kind = (dxil_spv_resource_kind)resource->kind,
        .resource_index = from_heap ? 0 : resource->id,
        .register_space = resource->space,
        .register_index = resource->lower_bound,
        .range_size = resource->count,
        .alignment = resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER ? 16 : resource->stride & (0 - resource->stride),
    };
}

/* Without a callback: the register is the binding, its space the set; counters are in the set behind. */
static dxil_spv_vulkan_binding by_register(const dxil_spv_d3d_binding *d3d, unsigned more_sets)
{
    return (dxil_spv_vulkan_binding){.set = d3d->register_space + more_sets, .binding = d3d->register_index};
}

/* What one of the four callbacks answers; parts that it does not have stay 0. */
struct answer {
    dxil_spv_vulkan_binding buffer, counter, offset;
    bool is_constants;
    unsigned constant_offset; /* words */
};

static bool ask_srv(const struct callbacks *c, const dxil_spv_d3d_binding *d3d, struct answer *answer)
{
    dxil_spv_srv_vulkan_binding vulkan = {0};

    if (!c->srv)
        vulkan.buffer_binding = by_register(d3d, 0);
    else if (!c->srv(c->srv_user, d3d, &vulkan))
        return false;
    answer->buffer = vulkan.buffer_binding;
    answer->offset = vulkan.offset_binding;
    return true;
}

static bool ask_uav(const struct callbacks *c, const dxil_spv_d3d_binding *d3d, bool has_counter, struct answer *answer)
{
    const dxil_spv_uav_d3d_binding uav = {*d3d, has_counter};
    dxil_spv_uav_vulkan_binding vulkan = {0};

    if (!c->uav) {
        vulkan.buffer_binding = by_register(d3d, 0);
        vulkan.counter_binding = by_register(d3d, 1);
    } else if (!c->uav(c->uav_user, &uav, &vulkan)) {
        return false;
    }
    answer->buffer = vulkan.buffer_binding;
    answer->counter = vulkan.counter_binding;
    answer->offset = vulkan.offset_binding;
    return true;
}

static bool ask_cbv(const struct callbacks *c, const dxil_spv_d3d_binding *d3d, struct answer *answer)
{
    dxil_spv_cbv_vulkan_binding vulkan;

    memset(&vulkan, 0, sizeof vulkan);
    if (!c->cbv)
        vulkan.vulkan.uniform_binding = by_register(d3d, 0);
    else if (!c->cbv(c->cbv_user, d3d, &vulkan))
        return false;
    answer->is_constants = vulkan.push_constant;
    if (vulkan.push_constant)
        answer->constant_offset = vulkan.vulkan.push_constant.offset_in_words;
    else
        answer->buffer = vulkan.vulkan.uniform_binding;
    return true;
}

static bool ask_sampler(const struct callbacks *c, const dxil_spv_d3d_binding *d3d, struct answer *answer)
{
    if (c->sampler)
        return c->sampler(c->sampler_user, d3d, &answer->buffer);
    answer->buffer = by_register(d3d, 0);
    return true;
}

static bool ask(const struct callbacks *c, const struct dxs_resource *resource, const dxil_spv_d3d_binding *d3d,
                struct answer *answer)
{
    memset(answer, 0, sizeof *answer);
    switch (resource->resource_class) {
    case DXS_RESOURCE_CLASS_SRV:
        return ask_srv(c, d3d, answer);
    case DXS_RESOURCE_CLASS_UAV:
        return ask_uav(c, d3d, resource->has_counter, answer);
    case DXS_RESOURCE_CLASS_CBV:
        return ask_cbv(c, d3d, answer);
    default:
        return ask_sampler(c, d3d, answer);
    }
}

/* ---- The local root signature ------------------------------------------------------------------------------------ */

static bool is_of(const struct local_parameter *parameter, const struct dxs_resource *resource)
{
    if ((unsigned)parameter->resource_class != (unsigned)resource->resource_class ||
        parameter->space != resource->space)
        return false;
    if (parameter->kind != LOCAL_TABLE)
        return parameter->first_register == resource->lower_bound;
    return parameter->first_register <= resource->lower_bound &&
           (parameter->count == DXS_NONE || resource->lower_bound - parameter->first_register < parameter->count);
}

static const struct local_parameter *find_local(dxil_spv_converter converter, const struct dxs_resource *resource)
{
    for (unsigned n = 0; n < converter->local_parameter_count; n++)
        if (is_of(&converter->local_parameters[n], resource))
            return &converter->local_parameters[n];
    return NULL;
}

/* Constants and addresses in the shader record, which no callback is asked about. */
static void map_local(const struct local_parameter *parameter, struct dxs_binding *binding)
{
    binding->root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD;
    binding->offset = parameter->offset;
    if (parameter->kind == LOCAL_CONSTANTS) {
        binding->descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS;
        binding->constant_size = parameter->count * WORD_BYTES;
    } else {
        binding->descriptor = DXS_DESCRIPTOR_FORM_ADDRESS;
    }
}

static void map_local_table(dxil_spv_converter converter, const struct dxs_resource *resource,
                            const struct local_parameter *table, struct dxs_binding *binding)
{
    binding->root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD;
    binding->offset = table->offset;
    binding->heap_offset = table->heap_offset + resource->lower_bound - table->first_register;
    binding->descriptor_size_log2 =
        resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER ? converter->sampler_shift : converter->descriptor_shift;
}

/* ---- From answers to bindings ------------------------------------------------------------------------------------ */

static void use_root_arguments(dxil_spv_converter converter, unsigned bytes, struct dxs_binding *binding)
{
    binding->root_arguments =
        converter->inline_block ? DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK : DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    binding->offset = bytes;
}

static unsigned constant_offset(dxil_spv_converter converter, unsigned word)
{
    return converter->root_descriptors * ADDRESS_BYTES + word * WORD_BYTES;
}

static bool map_constants(dxil_spv_converter converter, const struct dxs_resource *resource,
                          const struct answer *answer, struct dxs_binding *binding)
{
    unsigned left;

    if (answer->constant_offset >= converter->root_constant_words)
        return false;
    left = (converter->root_constant_words - answer->constant_offset) * WORD_BYTES;
    use_root_arguments(converter, constant_offset(converter, answer->constant_offset), binding);
    binding->descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS;
    binding->constant_size = resource->size < left ? 0 : left;
    return true;
}

static bool is_of_words(const struct dxs_resource *resource)
{
    return resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER || resource->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
}

/* What the numbers of the interface mean for this resource. */
static enum dxs_descriptor_form descriptor_of(dxil_spv_converter converter, const struct dxs_resource *resource,
                                              const dxil_spv_vulkan_binding *vulkan)
{
    if (vulkan->descriptor_type == DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_INPUT_ATTACHMENT)
        return DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT;
    if (is_of_words(resource))
        return vulkan->descriptor_type == DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO ? DXS_DESCRIPTOR_FORM_STORAGE_BUFFER
                                                                               : DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    if (resource->resource_class == DXS_RESOURCE_CLASS_CBV && vulkan->bindless.use_heap &&
        converter->storage_for_heap_cbvs)
        return DXS_DESCRIPTOR_FORM_STORAGE_BUFFER;
    if (resource->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE && vulkan->bindless.use_heap &&
        vulkan->descriptor_type == DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO)
        return DXS_DESCRIPTOR_FORM_ADDRESS;
    return DXS_DESCRIPTOR_FORM_DEFAULT;
}

/* Storage buffers that may begin where the device's alignment does not allow, and typed buffers if so wished. */
static bool needs_offsets(dxil_spv_converter converter, const struct dxs_resource *resource,
                          const struct dxs_binding *binding)
{
    dxil_spv_d3d_binding d3d = describe(DXS_STAGE_COMPUTE, resource);

    if (!binding->in_heap)
        return false;
    if (binding->descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER && is_of_words(resource))
        return (d3d.alignment & (converter->storage_buffer_alignment - 1)) != 0;
    return converter->typed_offsets && (binding->descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER ||
                                        resource->kind == DXS_RESOURCE_KIND_TYPED_BUFFER);
}

static bool map_counter(dxil_spv_converter converter, const struct answer *answer, struct dxs_binding *binding)
{
    const dxil_spv_vulkan_binding *counter = &answer->counter, *buffer = &answer->buffer;
    bool in_heap = counter->bindless.use_heap;

    if (in_heap != (buffer->bindless.use_heap != 0)) {
        log_message(DXIL_SPV_LOG_LEVEL_ERROR, "a buffer and its counter are both in a heap, or neither");
        return false;
    }
    if (counter->descriptor_type == DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO)
        binding->counter = DXS_COUNTER_STORAGE_BUFFER;
    else if (in_heap && converter->physical_storage_buffers &&
             counter->descriptor_type != DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_TEXEL_BUFFER)
        binding->counter = DXS_COUNTER_ADDRESS;
    else
        binding->counter = DXS_COUNTER_TEXEL_BUFFER;
    binding->counter_set = counter->set;
    binding->counter_binding = counter->binding;
    if (binding->counter == DXS_COUNTER_ADDRESS && has_heap_pointer(converter)) {
        const struct dxs_set_binding *place =
            &converter->metas[DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW].place;
        binding->counter_set = place->set;
        binding->counter_binding = place->binding;
    }
    return true;
}

static bool map_heap(dxil_spv_converter converter, const struct dxs_resource *resource,
                     const dxil_spv_vulkan_binding *vulkan, const struct local_parameter *local,
                     struct dxs_binding *binding)
{
    binding->in_heap = true;
    if (resource->id == DXS_NONE) /* the shader's index is that in the heap */
        return true;
    if (local) {
        map_local_table(converter, resource, local, binding);
        return true;
    }
    binding->heap_offset = vulkan->bindless.heap_root_offset;
    if (vulkan->root_constant_index == DXS_NONE)
        return true;
    if (vulkan->root_constant_index >= converter->root_constant_words) {
        log_message(DXIL_SPV_LOG_LEVEL_ERROR, "root constant %u of a table: there are %u", vulkan->root_constant_index,
                    converter->root_constant_words);
        return false;
    }
    use_root_arguments(converter, constant_offset(converter, vulkan->root_constant_index), binding);
    return true;
}

static bool map_answer(dxil_spv_converter converter, const struct dxs_resource *resource, const struct answer *answer,
                       const struct local_parameter *local, struct dxs_binding *binding)
{
    const dxil_spv_vulkan_binding *vulkan = &answer->buffer;

    if (answer->is_constants)
        return map_constants(converter, resource, answer, binding);
    if (vulkan->descriptor_type == DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS) {
        binding->descriptor = DXS_DESCRIPTOR_FORM_ADDRESS;
        use_root_arguments(converter, vulkan->root_constant_index * ADDRESS_BYTES, binding);
        return true;
    }
    binding->set = vulkan->set;
    binding->binding = vulkan->binding;
    binding->descriptor = descriptor_of(converter, resource, vulkan);
    if (binding->descriptor == DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT)
        binding->input_attachment =
            (uint8_t)(vulkan->input_attachment_index < UINT8_MAX ? vulkan->input_attachment_index : UINT8_MAX);
    if (vulkan->bindless.use_heap ? !map_heap(converter, resource, vulkan, local, binding)
                                  : resource->id == DXS_NONE || local)
        return false;
    binding->uses_offset_records = needs_offsets(converter, resource, binding);
    if (binding->uses_offset_records)
        binding->offset_buffer = (struct dxs_set_binding){answer->offset.set, answer->offset.binding};
    return !resource->has_counter || map_counter(converter, answer, binding);
}

/* Where residency is queried, words are texels of a typed buffer: the heap has such a descriptor of each buffer. An
 * array without end that is refused may be one descriptor: then the index that the shader computes does not count. */
static bool ask_twice(dxil_spv_converter converter, const struct dxs_binding_request *request, struct answer *answer,
                      struct dxs_binding *binding)
{
    dxil_spv_d3d_binding d3d = describe(request->stage, request->resource);

    if (request->needs_texel_buffer)
        d3d.kind = DXIL_SPV_RESOURCE_KIND_TYPED_BUFFER;
    if (ask(&converter->callbacks, request->resource, &d3d, answer))
        return true;
    if (d3d.range_size != DXS_UNBOUNDED || request->from_heap)
        return false;
    d3d.range_size = 1;
    binding->ignores_index = true;
    return ask(&converter->callbacks, request->resource, &d3d, answer);
}

bool map_resource(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    dxil_spv_converter converter = user;
    const struct dxs_resource *resource = request->resource;
    const struct local_parameter *local = request->from_heap ? NULL : find_local(converter, resource);
    struct answer answer;

    memset(binding, 0, sizeof *binding);
    if (local && local->kind != LOCAL_TABLE) {
        map_local(local, binding);
        return true;
    }
    if (!ask_twice(converter, request, &answer, binding) || !map_answer(converter, resource, &answer, local, binding))
        return false;
    if (request->stage == DXS_STAGE_NODE && binding->root_arguments == DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS) {
        log_message(DXIL_SPV_LOG_LEVEL_ERROR, "a node needs its root arguments in a uniform block");
        return false;
    }
    note_resource(converter, resource, binding);
    return true;
}

bool find_address_buffer(dxil_spv_converter converter, struct dxs_set_binding *place)
{
    const struct dxs_resource structures = {.resource_class = DXS_RESOURCE_CLASS_SRV,
                                            .kind = DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE,
                                            .id = DXS_NONE,
                                            .space = DXS_NONE,
                                            .lower_bound = DXS_NONE,
                                            .count = DXS_UNBOUNDED};
    dxil_spv_d3d_binding d3d = describe(converter->entry->stage, &structures);
    struct answer answer;

    if (!converter->callbacks.srv || !ask(&converter->callbacks, &structures, &d3d, &answer))
        return false;
    *place = (struct dxs_set_binding){answer.buffer.set, answer.buffer.binding};
    return true;
}

/* ---- All resources, without a conversion ------------------------------------------------------------------------- */

dxil_spv_result dxil_spv_parsed_blob_scan_resources(dxil_spv_parsed_blob blob, dxil_spv_srv_remapper_cb srv_remapper,
                                                    dxil_spv_sampler_remapper_cb sampler_remapper,
                                                    dxil_spv_cbv_remapper_cb cbv_remapper,
                                                    dxil_spv_uav_remapper_cb uav_remapper, void *userdata)
{
    static const enum dxs_resource_class order[] = {DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_CLASS_UAV,
                                                    DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_CLASS_SAMPLER};
    const struct callbacks callbacks = {.srv = srv_remapper,
                                        .srv_user = userdata,
                                        .sampler = sampler_remapper,
                                        .sampler_user = userdata,
                                        .cbv = cbv_remapper,
                                        .cbv_user = userdata,
                                        .uav = uav_remapper,
                                        .uav_user = userdata};
    const struct dxs_entry *first;
    struct answer answer;

    if (!blob)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    first = dxs_module_entry(blob->module, 0);
    for (size_t k = 0; k < sizeof order / sizeof *order; k++)
        for (uint32_t n = 0; n < dxs_module_describe(blob->module)->resource_count; n++) {
            const struct dxs_resource *resource = dxs_module_resource(blob->module, n);
            dxil_spv_d3d_binding d3d = describe(first ? first->stage : DXS_STAGE_LIBRARY, resource);
            d3d.alignment = 0;
            if (resource->resource_class == order[k] && !ask(&callbacks, resource, &d3d, &answer))
                return DXIL_SPV_SUCCESS;
        }
    return DXIL_SPV_SUCCESS;
}
