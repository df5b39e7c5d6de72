#include "layout.h"

#include "report.h"

static VkDescriptorSetLayout create_set_layout(const struct device *d, const struct layout_data *data, uint32_t set)
{
    VkDescriptorSetLayoutBinding *bindings = allocate(data->binding_count, sizeof *bindings);
    VkDescriptorSetLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                            .pBindings = bindings};
    VkDescriptorSetLayout layout;

    for (uint32_t i = 0; i < data->binding_count; i++) {
        const struct layout_binding *b = &data->bindings[i];
        if (b->set == set)
            bindings[info.bindingCount++] =
                (VkDescriptorSetLayoutBinding){b->binding, b->type, b->count, b->stages, NULL};
    }
    check(vkCreateDescriptorSetLayout(d->device, &info, NULL, &layout), "vkCreateDescriptorSetLayout");
    return layout;
}

struct pipeline_layout create_pipeline_layout(const struct device *d, const struct layout_data *data)
{
    struct pipeline_layout result = {0};

    for (uint32_t i = 0; i < data->binding_count; i++)
        if (data->bindings[i].set >= result.set_count)
            result.set_count = data->bindings[i].set + 1;
    if (result.set_count > d->properties.properties.limits.maxBoundDescriptorSets)
        test_skips("the device has fewer descriptor sets than the shader's register spaces");
    result.sets = allocate(result.set_count, sizeof *result.sets);
    for (uint32_t set = 0; set < result.set_count; set++)
        result.sets[set] = create_set_layout(d, data, set);
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                       .setLayoutCount = result.set_count,
                                       .pSetLayouts = result.sets,
                                       .pushConstantRangeCount = data->push_constants.size ? 1 : 0,
                                       .pPushConstantRanges = &data->push_constants};
    check(vkCreatePipelineLayout(d->device, &info, NULL, &result.layout), "vkCreatePipelineLayout");
    return result;
}

VkDescriptorSet *allocate_sets(const struct device *d, const struct layout_data *data,
                               const struct pipeline_layout *layout)
{
    VkDescriptorPoolSize *sizes = allocate(data->binding_count, sizeof *sizes);
    VkDescriptorSet *sets = allocate(layout->set_count, sizeof *sets);
    VkDescriptorPool pool;

    if (layout->set_count == 0)
        return sets;
    for (uint32_t i = 0; i < data->binding_count; i++)
        sizes[i] = (VkDescriptorPoolSize){data->bindings[i].type, data->bindings[i].count};
    VkDescriptorPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                            .maxSets = layout->set_count,
                                            .poolSizeCount = data->binding_count,
                                            .pPoolSizes = sizes};
    check(vkCreateDescriptorPool(d->device, &pool_info, NULL, &pool), "vkCreateDescriptorPool");
    VkDescriptorSetAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                        .descriptorPool = pool,
                                        .descriptorSetCount = layout->set_count,
                                        .pSetLayouts = layout->sets};
    check(vkAllocateDescriptorSets(d->device, &info, sets), "vkAllocateDescriptorSets");
    return sets;
}
