/* Shaders that are bound by their root signature: the pipeline layout that the library describes, made like an embedder
 * would, and the places in the descriptor heaps that the runner chooses for tables. */
#ifndef TESTS_VULKAN_ROOT_BINDING_H
#define TESTS_VULKAN_ROOT_BINDING_H

#include "dxs_layout.h"
#include "bind/layout.h"

struct command; /* cli/command.h */

enum {
    TABLE_OF_RECORDS = 40 /* where the tables of shader records begin in the heap; .run files name it there */
};

struct root_binding {
    const dxs_layout *layout;
    const struct dxs_pipeline_layout *data;
    const struct dxs_root_signature_desc *signature;
    const struct dxs_root_signature_desc *local_signature; /* of the first entry; NULL: none */
    uint32_t local_static_sampler_set, descriptor_size_log2, sampler_descriptor_size_log2; /* of the policy */
    uint32_t resource_heap_size, sampler_heap_size;                                        /* descriptors */
    bool is_chosen;         /* the source does not ask for it */
    uint32_t *table_starts; /* by parameter: number in the heap of the table's first */
};

/* What shaders are to be bound by that ask for no root signature. */
enum generated_binding {
    BIND_BY_DEFAULT, /* the default layout */
    BIND_BY_TABLES,  /* a root signature that is made for them: see generated_signature.h */
    BIND_BY_ROOTS
};

struct binding_choice {
    enum generated_binding generated;
    const char *policy; /* options of dxil-spirv, besides those that the source asks for; NULL: none */
};

/* What the options of the shader's source ask for, or else the choice; NULL: no root signature. The test fails if
 * the library refuses what the source asks for, and is skipped if it refuses the choice. */
const struct root_binding *read_root_binding(const struct command *command, const dxs_module *module,
                                             const struct binding_choice *choice);

/* The layout of the library's data. The test is skipped if the device lacks something that it needs. */
struct layout_data root_layout_data(const struct device *device, const struct root_binding *root);

/* NULL: nothing is at this place. */
const struct dxs_layout_binding *find_layout_binding(const struct root_binding *root, struct dxs_set_binding place);

/* The number in its heap of a resource's first descriptor. */
uint32_t first_in_heap(const struct root_binding *root, const struct dxs_binding *binding);

#endif
