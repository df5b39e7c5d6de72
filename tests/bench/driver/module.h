/* What a pipeline needs to know of a SPIR-V module: stage, resources, interface. */
#ifndef BENCH_DRIVER_MODULE_H
#define BENCH_DRIVER_MODULE_H

#include "runner/device/vulkan.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MAX_RESOURCES = 512,
    MAX_LOCATIONS = 128,
    RUNTIME_ARRAY_SIZE = 4096 /* descriptors of a runtime array */
};

enum number_kind {
    NUMBER_FLOAT,
    NUMBER_SIGNED,
    NUMBER_UNSIGNED
};

struct module_resource {
    VkDescriptorType type;
    uint32_t count;          /* of descriptors */
    bool is_unsized;         /* a runtime array */
    uint32_t *set, *binding; /* words of the module */
    uint32_t first_set, first_binding;
};

struct module_location {
    bool is_output;
    uint32_t location;
    enum number_kind kind;
};

struct module {
    uint32_t *words;
    size_t word_count;
    uint32_t execution_model;
    char entry[256];
    bool has_push_constants;
    struct module_resource resources[MAX_RESOURCES];
    uint32_t resource_count;
    struct module_location locations[MAX_LOCATIONS];
    uint32_t location_count;
};

/* NULL: the file cannot be read or is no module. */
struct module *read_module(const char *path);
void free_module(struct module *module);

#endif
