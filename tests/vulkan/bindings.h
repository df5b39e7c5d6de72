/* Which inputs of a .run file go to which bindings of a shader, and the descriptors that say so. */
#ifndef TESTS_VULKAN_BINDINGS_H
#define TESTS_VULKAN_BINDINGS_H

#include "layout.h"
#include "resources.h"
#include "shader.h"

/* A binding of the pipeline layout: an array of descriptors and the inputs that fill it. */
struct slot {
    const struct shader_binding *binding;
    bool is_counter;
    uint32_t set, number;
    VkDescriptorType type;
    const struct input **elements;
    uint32_t count;
};

struct slots {
    struct slot *items;
    uint32_t count;
};

/* The test fails if the file leaves a binding without inputs, or gives some that the shader does not have. */
struct slots find_slots(const struct shader *shader, const struct run_file *file);

/* What the slots say of the layout. */
struct layout_data slots_layout(const struct slots *slots, VkShaderStageFlags stage);

/* Creates the resources (by input of the file) that the slots use, and points the descriptors at them. */
void write_descriptors(const struct device *device, const struct slots *slots, const struct run_file *file,
                       const VkDescriptorSet *sets, struct device_resource *resources);

#endif
