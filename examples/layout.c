/* Creates a VkPipelineLayout from the root signature of a shader, and converts the shader for it.
 *     layout SHADER.dxil */
#include "dxs_layout.h"

#include <stdio.h>
#include <stdlib.h>
#include <vulkan/vulkan.h>

static void check(int succeeded, const char *what)
{
    if (succeeded)
        return;
    fprintf(stderr, "%s\n", what);
    exit(1);
}

static VkDescriptorSetLayout create_set_layout(VkDevice device, const struct dxs_layout_set *set)
{
    enum {
        MAX_BINDINGS = 32
    };
    VkDescriptorSetLayoutBinding bindings[MAX_BINDINGS];
    VkDescriptorBindingFlags flags[MAX_BINDINGS];
    VkDescriptorSetLayoutBindingFlagsCreateInfo flags_info = {
        VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO, NULL, 0, flags};
    VkDescriptorSetLayoutCreateInfo info = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, &flags_info,
                                            set->flags, 0, bindings};
    VkDescriptorSetLayout layout;

    check(set->binding_count <= MAX_BINDINGS, "too many bindings: expected at most 32 per set");
    for (uint32_t i = 0; i < set->binding_count; i++) {
        const struct dxs_layout_binding *b = &set->bindings[i];
        if (b->type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR)
            continue; /* this example does not enable the extension */
        check(b->static_sampler == DXS_NONE, "this example creates no immutable samplers: expected no static samplers");
        flags[info.bindingCount] = b->flags;
        bindings[info.bindingCount++] =
            (VkDescriptorSetLayoutBinding){b->binding, (VkDescriptorType)b->type, b->count, b->stages, NULL};
    }
    flags_info.bindingCount = info.bindingCount;
    check(vkCreateDescriptorSetLayout(device, &info, NULL, &layout) == VK_SUCCESS, "vkCreateDescriptorSetLayout");
    return layout;
}

static VkPipelineLayout create_pipeline_layout(VkDevice device, const struct dxs_pipeline_layout *data)
{
    VkDescriptorSetLayout sets[8];
    VkPushConstantRange range = {data->push_constant_stages, 0, data->push_constant_size};
    VkPipelineLayoutCreateInfo info = {
        VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, NULL, 0, data->set_count, sets, range.size ? 1 : 0, &range};
    VkPipelineLayout layout;

    check(data->set_count <= 8, "too many sets: expected at most 8");
    for (uint32_t i = 0; i < data->set_count; i++)
        sets[i] = create_set_layout(device, &data->sets[i]);
    check(vkCreatePipelineLayout(device, &info, NULL, &layout) == VK_SUCCESS, "vkCreatePipelineLayout");
    return layout;
}

/* The first device, with all its features up to Vulkan 1.2. */
static VkDevice create_device(void)
{
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_2};
    VkInstanceCreateInfo instance_info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                          .pApplicationInfo = &application};
    VkPhysicalDeviceVulkan12Features features12 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES};
    VkPhysicalDeviceFeatures2 features = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &features12, {0}};
    float priority = 1;
    VkDeviceQueueCreateInfo queue = {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, NULL, 0, 0, 1, &priority};
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                               .pNext = &features,
                               .queueCreateInfoCount = 1,
                               .pQueueCreateInfos = &queue};
    VkInstance instance;
    VkPhysicalDevice physical;
    VkDevice device;
    uint32_t count = 1;

    check(vkCreateInstance(&instance_info, NULL, &instance) == VK_SUCCESS, "vkCreateInstance");
    vkEnumeratePhysicalDevices(instance, &count, &physical);
    check(count == 1, "no Vulkan device");
    vkGetPhysicalDeviceFeatures2(physical, &features);
    check(vkCreateDevice(physical, &info, NULL, &device) == VK_SUCCESS, "vkCreateDevice");
    return device;
}

int main(int argument_count, char **arguments)
{
    static char dxil[1 << 20];
    FILE *file = argument_count == 2 ? fopen(arguments[1], "rb") : NULL;
    check(file != NULL, "usage: layout SHADER.dxil");
    size_t size = fread(dxil, 1, sizeof dxil, file);
    fclose(file);

    /* 1. The root signature and a policy give the description of a pipeline layout. */
    dxs_root_signature *signature = dxs_root_signature_create(NULL);
    dxs_layout *layout = dxs_layout_create(NULL);
    struct dxs_layout_policy policy = dxs_default_layout_policy();
    policy.resource_heap_size = 1000;
    check(dxs_root_signature_parse(signature, dxil, size) == DXS_RESULT_OK,
          dxs_root_signature_error(signature)->message);
    check(dxs_layout_build(layout, dxs_root_signature_describe(signature), NULL, &policy) == DXS_RESULT_OK,
          dxs_layout_error(layout)->message);
    const struct dxs_pipeline_layout *data = dxs_layout_describe(layout);

    /* 2. The description gives the Vulkan objects. */
    create_pipeline_layout(create_device(), data);
    printf("%u sets, %u bytes of push constants\n", data->set_count, data->push_constant_size);
    for (uint32_t i = 0; i < data->parameter_count; i++)
        printf("parameter %u: %u bytes at %u\n", i, data->parameters[i].size, data->parameters[i].offset);

    /* 3. Shaders are converted for the same layout. */
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;
    options.layout = layout;
    check(dxs_module_parse(module, dxil, size, NULL) == DXS_RESULT_OK, dxs_module_error(module)->message);
    check(dxs_convert(converter, module, 0, &options, &spirv) == DXS_RESULT_OK,
          dxs_converter_error(converter)->message);
    printf("%zu words of SPIR-V\n", spirv.word_count);

    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    dxs_layout_destroy(layout);
    dxs_root_signature_destroy(signature);
    return 0;
}
