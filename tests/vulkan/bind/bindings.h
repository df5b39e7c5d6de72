/* Which inputs of a .run file go to which bindings of a shader, and the descriptors that say so. */
#ifndef TESTS_VULKAN_BINDINGS_H
#define TESTS_VULKAN_BINDINGS_H

#include "bind/layout.h"
#include "bind/resources.h"
#include "execute/shader.h"

/* A binding of the pipeline layout, or a part of a heap: an array of descriptors and the inputs that fill it. */
struct slot {
    const struct shader_binding *binding;
    bool is_counter;
    bool is_addressed; /* a buffer of addresses takes the place of descriptors */
    struct dxs_set_binding place;
    VkDescriptorType type;
    uint32_t first;                /* number of the first descriptor */
    const struct input **elements; /* NULL: the file leaves out what the shader does not use */
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

/* Descriptors to write before a run, or to push. What they point to lives as long as the process. */
struct descriptor_writes {
    VkWriteDescriptorSet *items;
    uint32_t count;
};

/* Of one descriptor, without what it points to. */
VkWriteDescriptorSet *add_write(struct descriptor_writes *writes, VkDescriptorSet set, struct dxs_set_binding place,
                                uint32_t element, VkDescriptorType type);
void add_buffer_write(struct descriptor_writes *writes, VkDescriptorSet set, struct dxs_set_binding place,
                      uint32_t element, VkDescriptorType type, VkBuffer buffer);

/* `bytes` of an inline uniform block; they are read whenever it is written. */
void add_block_write(struct descriptor_writes *writes, VkDescriptorSet set, struct dxs_set_binding place,
                     const void *bytes, uint32_t size);

/* Creates the resources (by input of the file) that the slots use, and the descriptors that point to them. */
struct descriptor_writes describe_slots(const struct device *device, const struct shader *shader,
                                        const struct slots *slots, const struct run_file *file,
                                        const VkDescriptorSet *sets, struct device_resource *resources);

#endif
