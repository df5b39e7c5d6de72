/* What a pipeline needs to know of a SPIR-V module: stage, resources, interface. */
#ifndef RUNNER_DECLARATIONS_H
#define RUNNER_DECLARATIONS_H

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

/* One location of an input or output. */
struct module_location {
    bool is_output, is_patch;
    uint32_t location, component, columns;
    enum number_kind kind;
};

struct module {
    uint32_t *words;
    size_t word_count;
    uint32_t execution_model;
    char entry[256];
    const char *title; /* for people; NULL: none. The caller sets it */
    bool has_push_constants;
    uint32_t topology;    /* SpvExecutionMode of a geometry shader's inputs; 0: none */
    uint32_t tessellated; /* SpvExecutionMode of a hull or domain shader's domain; 0: none */
    struct module_resource resources[MAX_RESOURCES];
    uint32_t resource_count;
    struct module_location locations[MAX_LOCATIONS];
    uint32_t location_count;
};

/* Of a copy of the words. NULL: they are no module. */
struct module *declare_module(const uint32_t *words, size_t word_count);

/* NULL: the file cannot be read or is no module. */
struct module *read_module(const char *path);
void free_module(struct module *module);

#endif
