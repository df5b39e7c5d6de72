/* Generates root signatures from the resources that a shader declares. */
#ifndef RUNNER_GENERATED_SIGNATURE_H
#define RUNNER_GENERATED_SIGNATURE_H

#include "dxs_root_signature.h"
#include "runner/bind/root_binding.h"

/* Puts the resources of each class into one table. Unbounded arrays get a table each. With BIND_BY_ROOTS, constant, raw
 * and structured buffers become root descriptors instead, unless the root signature is full or they are arrays of
 * several elements. `modules`: the shaders of one pipeline, which share the resources at equal registers. */
struct dxs_root_signature_desc generate_root_signature(const dxs_module *const *modules, uint32_t count,
                                                       const struct binding_choice *choice);

#endif
