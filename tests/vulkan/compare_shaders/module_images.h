/* How a SPIR-V module declares the image at a binding, and what it asks of images. */
#ifndef TESTS_VULKAN_MODULE_IMAGES_H
#define TESTS_VULKAN_MODULE_IMAGES_H

#include <spirv/unified1/spirv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct module_image {
    SpvImageFormat format; /* of any variable there that has one */
    bool is_depth;         /* some variable there is compared with */
};

struct module_image find_module_image(const uint32_t *words, size_t word_count, uint32_t set, uint32_t binding);

/* Whether the shader asks if memory is resident. */
bool module_asks_for_residency(const uint32_t *words, size_t word_count);

#endif
