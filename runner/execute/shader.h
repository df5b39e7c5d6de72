/* Converts a shader with the library. Gives SPIR-V and the bindings of the shader's resources. */
#ifndef RUNNER_SHADER_H
#define RUNNER_SHADER_H

#include "runner/device/device.h"
#include "dxs.h"
#include "runner/bind/root_binding.h"
#include "runner/run_files/run_file.h"

/* A binding that the shader uses: one resource, or a view into a heap. */
struct shader_binding {
    struct dxs_resource resource;
    struct dxs_binding binding;
    bool from_heap;
    enum dxs_stage stage; /* the first that reports it */
};

/* What stands for a variable that a pipeline maps to descriptor heaps, or for the descriptors of one type in a heap:
 * the binding in set 0 with its index in shader.heap_variables. See tests/spirv/emulation/heap_variables.h. */
struct heap_variable {
    VkShaderStageFlagBits stage;
    const struct dxs_mapping *mappings; /* the stage's own, for a local root signature; NULL: root_binding's */
    uint32_t mapping_count;
    size_t record; /* index of the shader record; NO_RECORD: any */
    VkDescriptorType type;
    uint32_t resource_type; /* enum resource_type */
    uint32_t count;         /* descriptors */
    uint32_t size;          /* bytes of a uniform buffer; 0: unknown */
    bool is_array;
    bool is_in_heap, of_samplers; /* the shader reaches the heap, of resources or samplers, itself */
    uint32_t set, binding;        /* as the shader has them */
    uint32_t offset, stride;      /* in the heap: bytes */
};

/* One ray tracing shader of a library. */
struct pipeline_stage {
    const struct dxs_entry *entry;
    uint32_t number; /* index of the entry point in the module */
    uint32_t *words;
    size_t word_count;
    const struct dxs_mapping *mappings; /* the stage's own, for a local root signature; NULL: root_binding's */
    uint32_t mapping_count;
    size_t of_record; /* index of the only shader record that it is for + 1; 0: of all */
};

/* One shader of a graphics pipeline. */
struct pipeline_shader {
    const dxs_module *module;
    struct dxs_entry entry;
    const char *entry_name;
    uint32_t *words;
    size_t word_count;
    struct dxs_features features; /* of the device: its source may name some */
};

/* Where transform feedback puts an output: in the buffer with the number of its stream. Without padding, elements
 * follow each other in the order of the signature, then clip distances, then cull distances. */
struct captured_place {
    uint32_t offset, stride; /* bytes */
};
struct captured_place captured_place(const struct dxs_signature *outputs, const struct dxs_signature_element *element);

/* An input that stands for one that the device lacks: see runner/draw/emulated.h. */
struct emulated_input {
    bool is_weights;                    /* barycentrics; false: values at the three vertices */
    uint32_t location;                  /* the first of its own */
    uint32_t of_location, of_component; /* of the values: of the signature element */
};

struct shader {
    const uint32_t *words; /* libraries: the first ray generation shader */
    size_t word_count;
    const char *entry_name;
    uint32_t wave_size; /* dxs_spirv.wave_size */
    struct dxs_entry entry;
    uint32_t entry_number; /* its index in the module */
    struct shader_binding *bindings;
    uint32_t binding_count;
    const dxs_module *module;
    const struct root_binding *root;          /* NULL: the default layout */
    enum dxs_descriptor_heap descriptor_heap; /* how the options ask for descriptor heaps */
    struct dxs_bound_heaps bound_heaps;
    struct dxs_register_shifts shifts;
    bool emulates_heaps; /* heap_variables stand for descriptor heaps */
    struct heap_variable *heap_variables;
    uint32_t heap_variable_count;
    struct dxs_set_binding instruments[3]; /* storage buffers of prints and checks, which no root signature has */
    uint32_t instrument_count;
    bool is_refused;               /* the source expects a refusal, though these options may permit conversion */
    bool is_emulated;              /* matrices, hit objects or residency codes are replaced */
    bool separates_views;          /* set by the caller: each heap view gets its own binding */
    struct dxs_features features;  /* features of the device that the library got */
    uint64_t feature_choice;       /* set by the caller: see optional_features.h */
    struct pipeline_stage *stages; /* libraries: all ray tracing shaders */
    uint32_t stage_count;
    bool compiles_only;               /* set by the caller: nothing runs, so a library needs no ray generation shader */
    bool blends_two_sources;          /* set by the caller: output 1 is the second source of target 0 */
    struct pipeline_shader *graphics; /* pipelines of several graphics shaders: all, this one first */
    uint32_t graphics_count;
    struct emulated_input emulated[8];
    uint32_t emulated_count;
    const struct pipeline_shader *asking; /* during a conversion: the shader that map_location is asked for */
};

enum options_kind {
    OPTIONS_OF_DEVICE,    /* all features of the device */
    OPTIONS_BASELINE,     /* Vulkan 1.1 without optional features */
    OPTIONS_NO_GUARANTEES /* all features of the device; ignores guarantees that the source asks for */
};

/* Converts with the options in the first lines of the shader's source. The test is skipped if the device does not
 * support them. It fails if the library refuses the shader. `choice` NULL: the default layout, even if the source asks
 * for a root signature. */
void convert_shader(struct shader *shader, const char *dxil_path, const struct device *device, enum options_kind kind,
                    const struct binding_choice *choice);

/* The same for a shader in memory. The caller may free `bytes` afterwards. */
void convert_shader_bytes(struct shader *shader, const void *bytes, size_t size, const struct device *device,
                          enum options_kind kind, const struct binding_choice *choice);

/* Converts all shaders of the file's pipeline. Their resources share the bindings of `shader`; a root signature is that
 * of the file's own shader, or generated for all. If nothing is drawn, the outputs of the last shader before the
 * rasterizer are captured. */
void convert_pipeline(struct shader *shader, const char *dxil_path, const struct device *device, enum options_kind kind,
                      const struct run_file *file, const struct binding_choice *choice);

/* The same if the file's own shader is in memory. `path`: where it would lie. */
void convert_pipeline_bytes(struct shader *shader, const void *bytes, size_t size, const char *path,
                            const struct device *device, enum options_kind kind, const struct run_file *file,
                            const struct binding_choice *choice);

/* Converts with these options of dxil-spirv, whatever the sources say; of a pipeline (`file`; NULL: none), all shaders.
 */
void convert_as(struct shader *shader, const char *path, const char *options, const struct device *device,
                const struct run_file *file);

VkShaderStageFlagBits stage_bit(enum dxs_stage stage);

/* NULL: the pipeline has no shader of this stage. */
const struct pipeline_shader *find_pipeline_shader(const struct shader *shader, enum dxs_stage stage);

/* The last shader before the rasterizer; NULL: a pipeline of groups, whose outputs cannot be captured. */
const struct pipeline_shader *captured_shader(const struct shader *shader);

/* Replaces each module of the shader by what the function makes of it; no words: the module stays. */
struct word_list;
void replace_modules(struct shader *shader, struct word_list (*replace)(const uint32_t *words, size_t count));

/* The register of an instrument in the default layout; and whether a register is one. */
struct register_name instrument_register(const struct shader *shader, uint32_t n);
bool is_instrument(const struct shader *shader, struct register_name name);

/* Whether a module has a resource at this register. */
bool shader_declares(const struct shader *shader, struct register_name name);

#endif
