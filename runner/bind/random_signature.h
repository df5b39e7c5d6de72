/* Makes random root signatures, and random policies to bind by them. */
#ifndef RUNNER_RANDOM_SIGNATURE_H
#define RUNNER_RANDOM_SIGNATURE_H

#include "dxs_root_signature.h"
#include "runner/bind/root_binding.h"

/* A root signature that covers the resources of `modules` and obeys Direct3D's rules. Each resource is in a table, or a
 * root descriptor, or root constants. Tables hold ranges at any offsets and in any order. Around and between them is
 * what the shaders do not use: registers before and behind a range, ranges of other spaces, and parameters of the same
 * registers for other stages. Samplers that `choice` knows may be static; then the same register may have another
 * static sampler for a stage that the pipeline lacks. Ray tracing shaders get some of all this by `local`, a local root
 * signature; version 0: there is none. What is random depends on the choice's seed and on the resources. */
struct dxs_root_signature_desc random_root_signature(const dxs_module *const *modules, uint32_t count,
                                                     const struct binding_choice *choice,
                                                     struct dxs_root_signature_desc *local);

/* Options of dxil-spirv: where root arguments and descriptors are. `in_heaps`: also in descriptor heaps. */
const char *random_policy(uint64_t seed, bool in_heaps);

#endif
