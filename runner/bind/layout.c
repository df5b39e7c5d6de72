/* Creates Vulkan's layout objects, descriptor pools and descriptor sets. */
#include "runner/bind/layout.h"

#include "runner/common/report.h"

static VkDescriptorSetLayoutCreateFlags flags_of_set(const struct layout_data *data, uint32_t set)
{
    return set < data->set_count ? data->set_flags[set] : 0;
}

static VkMutableDescriptorTypeListEXT mutable_types(const struct layout_binding *b)
{
    return (VkMutableDescriptorTypeListEXT){b->mutable_type_count, b->mutable_types};
}

static VkDescriptorSetLayout create_set_layout(const struct device *d, const struct layout_data *data, uint32_t set)
{
    VkDescriptorSetLayoutBinding *bindings = allocate(data->binding_count, sizeof *bindings);
    VkDescriptorBindingFlags *flags = allocate(data->binding_count, sizeof *flags);
    VkMutableDescriptorTypeListEXT *types = allocate(data->binding_count, sizeof *types);
    VkMutableDescriptorTypeCreateInfoEXT types_info = {
        .sType = VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT, .pMutableDescriptorTypeLists = types};
    VkDescriptorSetLayoutBindingFlagsCreateInfo flags_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO, .pBindingFlags = flags};
    VkDescriptorSetLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                            .flags = flags_of_set(data, set),
                                            .pBindings = bindings};
    VkDescriptorSetLayout layout;
    bool is_mutable = false;

    for (uint32_t i = 0; i < data->binding_count; i++) {
        const struct layout_binding *b = &data->bindings[i];
        if (b->set != set)
            continue;
        uint32_t at = info.bindingCount++;
        bindings[at] = (VkDescriptorSetLayoutBinding){b->binding, b->type, b->count, b->stages,
                                                      b->immutable ? &b->immutable : NULL};
        flags[at] = b->flags;
        types[at] = mutable_types(b);
        is_mutable |= b->type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT;
        if (b->flags)
            info.pNext = &flags_info;
    }
    flags_info.bindingCount = types_info.mutableDescriptorTypeListCount = info.bindingCount;
    if (is_mutable) {
        types_info.pNext = info.pNext;
        info.pNext = &types_info;
    }
    check(vkCreateDescriptorSetLayout(d->device, &info, NULL, &layout), "vkCreateDescriptorSetLayout");
    return layout;
}

struct pipeline_layout create_pipeline_layout(const struct device *d, const struct layout_data *data)
{
    struct pipeline_layout result = {.set_count = data->set_count};

    for (uint32_t i = 0; i < data->binding_count; i++)
        if (data->bindings[i].set >= result.set_count)
            result.set_count = data->bindings[i].set + 1;
    if (result.set_count > d->properties.properties.limits.maxBoundDescriptorSets)
        test_skips("the device has fewer descriptor sets than the shader's layout");
    if (data->push_constants.size > d->properties.properties.limits.maxPushConstantsSize)
        test_skips("the device has fewer push constants than the shader's layout");
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

/* Creates a pool with room for all sets. */
static VkDescriptorPool create_pool(const struct device *d, const struct layout_data *data, uint32_t set_count)
{
    VkDescriptorPoolSize *sizes = allocate(data->binding_count, sizeof *sizes);
    VkMutableDescriptorTypeListEXT *types = allocate(data->binding_count, sizeof *types);
    VkMutableDescriptorTypeCreateInfoEXT types_info = {.sType =
                                                           VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT,
                                                       .mutableDescriptorTypeListCount = data->binding_count,
                                                       .pMutableDescriptorTypeLists = types};
    VkDescriptorPoolInlineUniformBlockCreateInfo blocks_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_INLINE_UNIFORM_BLOCK_CREATE_INFO};
    VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                       .maxSets = set_count,
                                       .poolSizeCount = data->binding_count,
                                       .pPoolSizes = sizes};
    VkDescriptorPool pool;
    bool is_mutable = false;

    for (uint32_t i = 0; i < data->binding_count; i++) {
        const struct layout_binding *b = &data->bindings[i];
        sizes[i] = (VkDescriptorPoolSize){b->type, b->count};
        types[i] = mutable_types(b);
        is_mutable |= b->type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT;
        blocks_info.maxInlineUniformBlockBindings += b->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;
        if (flags_of_set(data, b->set) & VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT)
            info.flags = VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT;
    }
    if (blocks_info.maxInlineUniformBlockBindings)
        info.pNext = &blocks_info;
    if (is_mutable) {
        types_info.pNext = info.pNext;
        info.pNext = &types_info;
    }
    check(vkCreateDescriptorPool(d->device, &info, NULL, &pool), "vkCreateDescriptorPool");
    return pool;
}

VkDescriptorSet *allocate_sets(const struct device *d, const struct layout_data *data,
                               const struct pipeline_layout *layout)
{
    VkDescriptorSet *sets = allocate(layout->set_count, sizeof *sets);

    if (data->binding_count == 0)
        return sets;
    VkDescriptorSetAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                        .descriptorPool = create_pool(d, data, layout->set_count),
                                        .descriptorSetCount = 1};
    for (uint32_t set = 0; set < layout->set_count; set++) {
        info.pSetLayouts = &layout->sets[set];
        if (!(flags_of_set(data, set) & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR))
            check(vkAllocateDescriptorSets(d->device, &info, &sets[set]), "vkAllocateDescriptorSets");
    }
    return sets;
}
