/* A shader through the library: DXIL in, SPIR-V and the places of its resources out. */
#ifndef TESTS_VULKAN_SHADER_H
#define TESTS_VULKAN_SHADER_H

#include "device/device.h"
#include "dxs.h"
#include "bind/root_binding.h"
#include "run_files/run_file.h"

/* A binding that the shader uses: one resource, or a view into a heap. */
struct shader_binding {
    struct dxs_resource resource;
    struct dxs_binding binding;
    bool from_heap;
};

/* An entry of a library for ray tracing pipelines. */
struct pipeline_stage {
    const struct dxs_entry *entry;
    uint32_t number; /* of the entry in the module */
    uint32_t *words;
    size_t word_count;
};

struct shader {
    const uint32_t *words; /* of libraries: the first ray generation shader's */
    size_t word_count;
    const char *entry_name;
    struct dxs_entry entry;
    struct shader_binding *bindings;
    uint32_t binding_count;
    const dxs_module *module;
    const struct root_binding *root; /* NULL: the default layout */
    bool is_refused;                 /* the source says so, if not under these options */
    bool separates_views;            /* by the caller: each kind of view into a heap is a binding of its own */
    struct pipeline_stage *stages;   /* libraries: all ray tracing shaders */
    uint32_t stage_count;
};

enum options_kind {
    OPTIONS_OF_DEVICE,    /* the library may use what the device has */
    OPTIONS_BASELINE,     /* Vulkan 1.1 as it is */
    OPTIONS_NO_GUARANTEES /* what the device has, but nothing is guaranteed that the source asks for */
};

/* With the options in the first lines of its source, if the device can do what they say; else the test is skipped. The
 * test fails if the library refuses the shader. Without `choice` the default layout binds, even if the source asks for
 * a root signature. */
void convert_shader(struct shader *shader, const char *dxil_path, const struct device *device, enum options_kind kind,
                    const struct binding_choice *choice);

/* The same of a shader in memory, which is not needed afterwards. */
void convert_shader_bytes(struct shader *shader, const void *bytes, size_t size, const struct device *device,
                          enum options_kind kind, const struct binding_choice *choice);

/* Whether the module has a resource at this register. */
bool shader_declares(const struct shader *shader, struct register_name name);

#endif
