/* Binds shaders by their root signature. Builds the pipeline layout that the library describes, as an embedder would,
 * and chooses where tables start in the descriptor heaps. */
#ifndef RUNNER_ROOT_BINDING_H
#define RUNNER_ROOT_BINDING_H

#include "dxs_layout.h"
#include "runner/bind/layout.h"

struct command; /* cli/conversion/command.h */

enum {
    TABLE_OF_RECORDS = 40 /* heap index where tables of shader records start; .run files use this number */
};

struct root_binding {
    const dxs_layout *layout;
    const struct dxs_pipeline_layout *data;
    const struct dxs_root_signature_desc *signature;
    const struct dxs_root_signature_desc *local_signature; /* of the first entry point; NULL: none */
    bool has_random_records; /* the runner fills shader records by `local_signature`, not by the file */
    uint32_t local_static_sampler_set, descriptor_size_log2, sampler_descriptor_size_log2; /* from the policy */
    uint32_t resource_heap_size, sampler_heap_size;                                        /* descriptors */
    bool has_null_descriptor;                                                       /* behind the resource heap */
    uint32_t storage_buffer_alignment, texel_buffer_alignment, push_constant_limit; /* from the policy */
    bool is_chosen;         /* struct binding_choice contributed to the layout */
    uint32_t *table_starts; /* by parameter: heap index of the table's first descriptor */
};

/* How to bind shaders that ask for no root signature. */
enum generated_binding {
    BIND_BY_DEFAULT, /* the default layout */
    BIND_BY_TABLES,  /* generated root signature with tables only: see generated_signature.h */
    BIND_BY_ROOTS,   /* generated root signature with root descriptors */
    BIND_AT_RANDOM   /* random root signature and policy: see random_signature.h */
};

/* Whether buffers may become device addresses, which have no bounds. */
static inline bool binds_addresses(enum generated_binding generated)
{
    return generated >= BIND_BY_ROOTS;
}

struct binding_choice {
    enum generated_binding generated;
    const char *policy; /* options of dxil-spirv, in addition to the source's; NULL: none */
    uint64_t seed;      /* with BIND_AT_RANDOM */
    bool any_element;   /* with root descriptors: unbounded arrays of buffers become root descriptors, too, which any
                         * index accesses */
    const struct dxs_static_sampler *samplers; /* with BIND_AT_RANDOM: samplers, by register, that may be static */
    uint32_t sampler_count;
};

/* Uses the root signature that the source of the first module asks for, or else `choice`. Returns NULL for no root
 * signature. If the library refuses the layout, the test fails; see skip_refused if `choice` took part. */
const struct root_binding *read_root_binding(const struct command *command, const dxs_module *const *modules,
                                             uint32_t count, const struct binding_choice *choice);

/* A chosen policy may be one that the shader or its own options exclude: the test is skipped for reasons that are
 * known, and fails for others. */
_Noreturn void skip_refused(const char *message);

/* Converts the library's layout data. The test is skipped if the device lacks a feature. */
struct layout_data root_layout_data(const struct device *device, const struct root_binding *root);

/* The test fails if a buffer in a heap may begin where the policy's alignment allows no descriptor to begin, and has no
 * offset record. */
void demand_offset_record(const struct root_binding *root, const struct dxs_resource *resource,
                          const struct dxs_binding *binding);

/* NULL: the layout has no such binding. */
const struct dxs_layout_binding *find_layout_binding(const struct root_binding *root, struct dxs_set_binding place);

/* The same for a shader whose bindings are mapped to the heaps; DXS_NONE: no table has the resource. */
uint32_t first_in_table(const struct root_binding *root, const struct dxs_resource *resource, enum dxs_stage stage);

/* Heap index of a resource's first descriptor: where the root signature puts it. */
uint32_t first_in_heap(const struct root_binding *root, const struct dxs_resource *resource,
                       const struct dxs_binding *binding, enum dxs_stage stage);

#endif
