#include "dispatch.h"

#include "report.h"

#include <string.h>

struct dispatcher {
    const struct device *device;
    const struct shader *shader;
    const struct run_file *file;
    struct device_resource *resources; /* by input of the file */
    VkDescriptorSetLayout *layouts;
    VkDescriptorSet *sets;
    uint32_t set_count;
    VkPipelineLayout pipeline_layout;
};

/* A binding of the pipeline layout: an array of descriptors and the inputs that fill it. */
struct slot {
    const struct shader_binding *binding;
    bool is_counter;
    uint32_t set, number;
    VkDescriptorType type;
    const struct input **elements;
    uint32_t count;
};

/* ---- Which inputs a binding takes -------------------------------------------------------------------------------- */

static bool suits(const struct input *input, const struct slot *slot)
{
    if (slot->is_counter)
        return input->kind == INPUT_COUNTER;
    switch (slot->binding->binding.descriptor) {
    case DXS_DESCRIPTOR_UNIFORM_BUFFER:
        return input->kind == INPUT_CBUFFER;
    case DXS_DESCRIPTOR_STORAGE_BUFFER:
        return input->kind == INPUT_BUFFER;
    case DXS_DESCRIPTOR_TEXEL_BUFFER:
        return input->kind == INPUT_TYPED;
    case DXS_DESCRIPTOR_IMAGE:
        return input->kind == INPUT_TEXTURE;
    case DXS_DESCRIPTOR_SAMPLER:
        return input->kind == INPUT_SAMPLER;
    default:
        return false;
    }
}

/* The element of the slot's array that an input is, or DXS_NOWHERE. */
static uint32_t element_of(const struct input *input, const struct slot *slot)
{
    static const char letters[] = {
        [DXS_CLASS_SRV] = 't', [DXS_CLASS_UAV] = 'u', [DXS_CLASS_CBV] = 'b', [DXS_CLASS_SAMPLER] = 's'};
    const struct dxs_resource *r = &slot->binding->resource;
    struct register_name name = input->name;

    if ((input->kind == INPUT_COUNTER) != slot->is_counter)
        return DXS_NOWHERE;
    if (slot->binding->from_heap) {
        char heap = r->resource_class == DXS_CLASS_SAMPLER ? 'd' : 'h';
        return name.letter == heap && suits(input, slot) ? name.number : DXS_NOWHERE;
    }
    if (name.letter != letters[r->resource_class] || name.space != r->space || name.number < r->lower_bound ||
        (r->count != DXS_UNBOUNDED && name.number - r->lower_bound >= r->count))
        return DXS_NOWHERE;
    return name.number - r->lower_bound;
}

static const char *describe_slot(const struct slot *slot, char text[REGISTER_TEXT])
{
    const struct dxs_resource *r = &slot->binding->resource;

    if (slot->binding->from_heap)
        return "a heap";
    return describe_register((struct register_name){"tubs"[r->resource_class], r -> lower_bound, r -> space}, text);
}

static void fill_slot(const struct dispatcher *d, struct slot *slot)
{
    enum {
        MOST_ELEMENTS = 4096
    };
    const struct dxs_resource *r = &slot->binding->resource;
    bool is_bounded = !slot->binding->from_heap && r->count != DXS_UNBOUNDED;
    const struct input *any = NULL;
    char text[REGISTER_TEXT], name[REGISTER_TEXT];

    slot->count = is_bounded ? r->count : 0;
    for (size_t i = 0; i < d->file->input_count; i++) {
        const struct input *input = &d->file->inputs[i];
        uint32_t element = element_of(input, slot);
        if (element == DXS_NOWHERE)
            continue;
        if (!suits(input, slot))
            test_fails("%s is given as something that the shader does not take there",
                       describe_register(input->name, name));
        any = input;
        if (element >= slot->count)
            slot->count = element + 1;
    }
    if (!any)
        test_fails("the file gives nothing for %s%s", describe_slot(slot, text), slot->is_counter ? ".counter" : "");
    if (slot->count > MOST_ELEMENTS)
        test_fails("%s has more than %d elements", describe_slot(slot, text), MOST_ELEMENTS);
    slot->elements = allocate(slot->count, sizeof *slot->elements);
    for (uint32_t i = 0; i < slot->count; i++)
        slot->elements[i] = any; /* elements that the file leaves out */
    for (size_t i = 0; i < d->file->input_count; i++) {
        uint32_t element = element_of(&d->file->inputs[i], slot);
        if (element != DXS_NOWHERE)
            slot->elements[element] = &d->file->inputs[i];
    }
}

static VkDescriptorType descriptor_type(const struct slot *slot)
{
    bool is_output = slot->binding->resource.resource_class == DXS_CLASS_UAV;

    if (slot->is_counter)
        return VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    switch (slot->binding->binding.descriptor) {
    case DXS_DESCRIPTOR_UNIFORM_BUFFER:
        return VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    case DXS_DESCRIPTOR_STORAGE_BUFFER:
        return VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    case DXS_DESCRIPTOR_TEXEL_BUFFER:
        return is_output ? VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER : VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
    case DXS_DESCRIPTOR_IMAGE:
        return is_output ? VK_DESCRIPTOR_TYPE_STORAGE_IMAGE : VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    case DXS_DESCRIPTOR_SAMPLER:
        return VK_DESCRIPTOR_TYPE_SAMPLER;
    default:
        test_fails("the runner has no descriptor of kind %d", (int)slot->binding->binding.descriptor);
    }
}

/* Bindings in the order of the shader's resources, counters behind their UAVs. */
static struct slot *find_slots(struct dispatcher *d, uint32_t *count)
{
    const struct shader *s = d->shader;
    struct slot *slots = allocate((size_t)s->binding_count * 2, sizeof *slots);

    *count = 0;
    for (uint32_t i = 0; i < s->binding_count; i++) {
        const struct shader_binding *b = &s->bindings[i];
        slots[(*count)++] = (struct slot){b, false, b->binding.set, b->binding.binding, 0, NULL, 0};
        if (b->resource.has_counter)
            slots[(*count)++] = (struct slot){b, true, b->binding.counter_set, b->binding.counter_binding, 0, NULL, 0};
    }
    for (uint32_t i = 0; i < *count; i++) {
        slots[i].type = descriptor_type(&slots[i]);
        fill_slot(d, &slots[i]);
        if (slots[i].set >= d->set_count)
            d->set_count = slots[i].set + 1;
    }
    return slots;
}

/* Several views of a heap may share one binding; it is described and written once. */
static bool is_repeated(const struct slot *slots, uint32_t index)
{
    for (uint32_t i = 0; i < index; i++)
        if (slots[i].set == slots[index].set && slots[i].number == slots[index].number)
            return true;
    return false;
}

static void refuse_unknown_inputs(const struct dispatcher *d)
{
    char name[REGISTER_TEXT];

    for (size_t i = 0; i < d->file->input_count; i++)
        if (!shader_declares(d->shader, d->file->inputs[i].name))
            test_fails("the shader has no %s", describe_register(d->file->inputs[i].name, name));
}

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

static void create_layouts(struct dispatcher *d, const struct slot *slots, uint32_t slot_count)
{
    VkDescriptorSetLayoutBinding *bindings = allocate(slot_count, sizeof *bindings);

    if (d->set_count > d->device->properties.properties.limits.maxBoundDescriptorSets)
        test_skips("the device has fewer descriptor sets than the shader's register spaces");
    d->layouts = allocate(d->set_count, sizeof *d->layouts);
    for (uint32_t set = 0; set < d->set_count; set++) {
        VkDescriptorSetLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                                .pBindings = bindings};
        for (uint32_t i = 0; i < slot_count; i++)
            if (slots[i].set == set && !is_repeated(slots, i))
                bindings[info.bindingCount++] = (VkDescriptorSetLayoutBinding){
                    slots[i].number, slots[i].type, slots[i].count, VK_SHADER_STAGE_COMPUTE_BIT, NULL};
        check(vkCreateDescriptorSetLayout(d->device->device, &info, NULL, &d->layouts[set]),
              "vkCreateDescriptorSetLayout");
    }
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                       .setLayoutCount = d->set_count,
                                       .pSetLayouts = d->layouts};
    check(vkCreatePipelineLayout(d->device->device, &info, NULL, &d->pipeline_layout), "vkCreatePipelineLayout");
}

static void allocate_sets(struct dispatcher *d, const struct slot *slots, uint32_t slot_count)
{
    VkDescriptorPoolSize *sizes = allocate(slot_count, sizeof *sizes);
    VkDescriptorPool pool;

    if (d->set_count == 0)
        return;
    for (uint32_t i = 0; i < slot_count; i++)
        sizes[i] = (VkDescriptorPoolSize){slots[i].type, slots[i].count};
    VkDescriptorPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                            .maxSets = d->set_count,
                                            .poolSizeCount = slot_count,
                                            .pPoolSizes = sizes};
    check(vkCreateDescriptorPool(d->device->device, &pool_info, NULL, &pool), "vkCreateDescriptorPool");
    VkDescriptorSetAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                        .descriptorPool = pool,
                                        .descriptorSetCount = d->set_count,
                                        .pSetLayouts = d->layouts};
    d->sets = allocate(d->set_count, sizeof *d->sets);
    check(vkAllocateDescriptorSets(d->device->device, &info, d->sets), "vkAllocateDescriptorSets");
}

static struct device_resource *resource_of(struct dispatcher *d, const struct slot *slot, const struct input *input)
{
    struct device_resource *r = &d->resources[input - d->file->inputs];
    bool is_output = slot->binding->from_heap || slot->binding->resource.resource_class == DXS_CLASS_UAV;

    if (!r->input)
        *r = create_resource(d->device, input, slot->binding->resource.kind, is_output);
    return r;
}

static void write_element(struct dispatcher *d, const struct slot *slot, uint32_t element)
{
    struct device_resource *r = resource_of(d, slot, slot->elements[element]);
    VkDescriptorBufferInfo buffer = {r->buffer, 0, VK_WHOLE_SIZE};
    VkDescriptorImageInfo image = {.sampler = r->sampler, .imageLayout = VK_IMAGE_LAYOUT_GENERAL};
    VkBufferView view = VK_NULL_HANDLE;
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .dstSet = d->sets[slot->set],
                                  .dstBinding = slot->number,
                                  .dstArrayElement = element,
                                  .descriptorCount = 1,
                                  .descriptorType = slot->type,
                                  .pBufferInfo = &buffer,
                                  .pImageInfo = &image,
                                  .pTexelBufferView = &view};

    if (r->input->kind == INPUT_TYPED)
        view = create_buffer_view(d->device, r);
    if (r->image)
        image.imageView = create_image_view(d->device, r, slot->binding->resource.kind);
    vkUpdateDescriptorSets(d->device->device, 1, &write, 0, NULL);
}

/* ---- Pipeline ---------------------------------------------------------------------------------------------------- */

/* The wave size that the shader demands, or the device's own. */
static uint32_t choose_wave_size(const struct dispatcher *d)
{
    uint32_t own = d->device->properties11.subgroupSize;
    uint32_t least = d->shader->entry.wave_size_min, most = d->shader->entry.wave_size_max;

    if (least == 0 || (least <= own && own <= most))
        return own;
    for (uint32_t size = least; size <= most; size *= 2)
        if (device_has_wave_size(d->device, size))
            return size;
    test_skips("the device has no waves of %u lanes", least);
}

static VkPipeline create_pipeline(const struct dispatcher *d, uint32_t wave_size)
{
    const struct device *device = d->device;
    bool is_chosen = device_has_wave_size(device, wave_size) && device->features.v13.subgroupSizeControl &&
                     d->shader->entry.wave_size_min != 0;
    bool is_full = device->features.v13.computeFullSubgroups && d->shader->entry.thread_group[0] % wave_size == 0;
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo size_info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO,
        .requiredSubgroupSize = wave_size};
    VkShaderModuleCreateInfo module_info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                            .codeSize = d->shader->word_count * sizeof(uint32_t),
                                            .pCode = d->shader->words};
    VkShaderModule module;
    VkPipeline pipeline;

    check(vkCreateShaderModule(device->device, &module_info, NULL, &module), "vkCreateShaderModule");
    VkComputePipelineCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                  .pNext = is_chosen ? &size_info : NULL,
                  .flags = is_full ? VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT : 0,
                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                  .module = module,
                  .pName = d->shader->entry_name},
        .layout = d->pipeline_layout,
    };
    check(vkCreateComputePipelines(device->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline),
          "vkCreateComputePipelines");
    return pipeline;
}

/* ---- Commands ---------------------------------------------------------------------------------------------------- */

static void everything_before_is_seen(VkCommandBuffer commands)
{
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                               .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
                               .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT};
    VkPipelineStageFlags stages =
        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_HOST_BIT;

    vkCmdPipelineBarrier(commands, stages, stages, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static void run_commands(const struct dispatcher *d, VkPipeline pipeline)
{
    VkDevice device = d->device->device;
    VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                         .queueFamilyIndex = d->device->queue_family};
    VkCommandPool pool;
    VkCommandBuffer commands;

    check(vkCreateCommandPool(device, &pool_info, NULL, &pool), "vkCreateCommandPool");
    VkCommandBufferAllocateInfo buffer_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                               .commandPool = pool,
                                               .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                               .commandBufferCount = 1};
    check(vkAllocateCommandBuffers(device, &buffer_info, &commands), "vkAllocateCommandBuffers");

    VkCommandBufferBeginInfo begin_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    check(vkBeginCommandBuffer(commands, &begin_info), "vkBeginCommandBuffer");
    for (size_t i = 0; i < d->file->input_count; i++)
        record_upload(commands, &d->resources[i]);
    everything_before_is_seen(commands);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    if (d->set_count > 0)
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, d->pipeline_layout, 0, d->set_count, d->sets,
                                0, NULL);
    vkCmdDispatch(commands, d->file->groups[0], d->file->groups[1], d->file->groups[2]);
    everything_before_is_seen(commands);
    for (size_t i = 0; i < d->file->input_count; i++)
        record_download(commands, &d->resources[i]);
    everything_before_is_seen(commands);
    check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");

    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    check(vkQueueSubmit(d->device->queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(vkQueueWaitIdle(d->device->queue), "vkQueueWaitIdle");
}

struct device_resource *dispatch(const struct device *device, const struct shader *shader, const struct run_file *file,
                                 uint32_t *wave_size)
{
    struct dispatcher d = {.device = device, .shader = shader, .file = file};
    uint32_t slot_count;

    d.resources = allocate(file->input_count, sizeof *d.resources);
    refuse_unknown_inputs(&d);
    *wave_size = choose_wave_size(&d);
    struct slot *slots = find_slots(&d, &slot_count);
    create_layouts(&d, slots, slot_count);
    allocate_sets(&d, slots, slot_count);
    for (uint32_t i = 0; i < slot_count; i++)
        for (uint32_t element = 0; element < slots[i].count && !is_repeated(slots, i); element++)
            write_element(&d, &slots[i], element);
    run_commands(&d, create_pipeline(&d, *wave_size));
    return d.resources;
}
