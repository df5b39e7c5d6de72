/* Finds image declarations and residency queries in a SPIR-V module. */
#ifndef RUNNER_MODULE_IMAGES_H
#define RUNNER_MODULE_IMAGES_H

#include <spirv/unified1/spirv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct module_image {
    SpvImageFormat format; /* known format of any variable at the binding */
    bool is_depth;         /* an image type at the binding has Depth 1: depth comparison */
};

struct module_image find_module_image(const uint32_t *words, size_t word_count, uint32_t set, uint32_t binding);

/* Whether the shader queries residency. */
bool module_asks_for_residency(const uint32_t *words, size_t word_count);

#endif
