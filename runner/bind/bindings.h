/* Assigns the inputs of a .run file to the bindings of a shader, and prepares the descriptor writes. */
#ifndef RUNNER_BINDINGS_H
#define RUNNER_BINDINGS_H

#include "runner/bind/heaps.h"
#include "runner/bind/layout.h"
#include "runner/bind/resources.h"
#include "runner/execute/shader.h"

/* An array of descriptors and its inputs: a binding of the pipeline layout, or a part of a heap. */
struct slot {
    const struct shader_binding *binding;
    bool is_counter;
    bool is_addressed; /* a buffer of device addresses replaces the descriptors */
    bool is_bound;     /* the shader reaches the descriptor heap itself; place.binding: enum dxs_heap */
    struct dxs_set_binding place;
    VkDescriptorType type;
    uint32_t first;                /* index of the first descriptor in the binding */
    const struct input **elements; /* by element; NULL: the file has no input for it, the shader does not use it */
    uint32_t count;
};

struct slots {
    struct slot *items;
    uint32_t count;
};

/* The test fails if the file gives no input for a binding, or an input that the shader does not declare. */
struct slots find_slots(const struct shader *shader, const struct run_file *file);

/* The default layout: one binding per slot. */
struct layout_data slots_layout(const struct slots *slots, VkShaderStageFlags stage);

/* Descriptors to write before a run, or to push. The data they point to lives as long as the process. */
struct descriptor_writes {
    VkWriteDescriptorSet *items;
    uint32_t count;
};

/* Writes without a place. The data they point to lives as long as the process. */
VkWriteDescriptorSet describe_buffer(VkDescriptorType type, VkBuffer buffer, VkDeviceSize offset, VkDeviceSize size);
VkWriteDescriptorSet describe_resource(const struct device *device, VkDescriptorType type, enum dxs_resource_kind kind,
                                       const struct device_resource *resource);

/* Adds a write of one descriptor. The caller fills in the pointer to its data. */
VkWriteDescriptorSet *add_write(struct descriptor_writes *writes, VkDescriptorSet set, struct dxs_set_binding place,
                                uint32_t element, VkDescriptorType type);
void add_buffer_write(struct descriptor_writes *writes, VkDescriptorSet set, struct dxs_set_binding place,
                      uint32_t element, VkDescriptorType type, VkBuffer buffer);

/* Adds a write of an inline uniform block. Each update of the set reads `bytes` again. */
void add_block_write(struct descriptor_writes *writes, VkDescriptorSet set, struct dxs_set_binding place,
                     const void *bytes, uint32_t size);

/* Creates the resources that the slots use and their descriptor writes. `resources`: by input of the file. `heaps`, if
 * not NULL, take the descriptors at once. */
struct descriptor_writes describe_slots(const struct device *device, const struct shader *shader,
                                        const struct slots *slots, const struct run_file *file,
                                        const VkDescriptorSet *sets, struct heaps *heaps,
                                        struct device_resource *resources);

#endif
