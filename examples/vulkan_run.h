/* Runs a compute shader once on storage buffers, with a minimum of Vulkan. */
#ifndef VULKAN_RUN_H
#define VULKAN_RUN_H

#include <stddef.h>
#include <stdint.h>

struct vulkan_shader {
    const uint32_t *words;
    size_t word_count;
    const char *entry_name;
};

struct vulkan_buffer {
    uint32_t set, binding;
    void *data; /* input; overwritten with the output */
    size_t size;
};

/* Returns NULL, or an error message. At most 8 buffers, in sets 0 to 3. */
const char *vulkan_run(const struct vulkan_shader *shader, struct vulkan_buffer *buffers, uint32_t buffer_count,
                       const uint32_t groups[3]);

#endif
