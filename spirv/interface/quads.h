/* Quads of threads: which stages and groups have them. */
#ifndef SPIRV_INTERFACE_QUADS_H
#define SPIRV_INTERFACE_QUADS_H

#include "spirv/interface/interface_state.h"

bool is_mesh_stage(const struct lowering *l); /* mesh and amplification shaders */

/* Whether the entry point has operations on quads. */
bool looks_at_quads(const struct lowering *l);

/* Quads of a group are 2 x 2 threads if X and Y are even, otherwise four consecutive threads. (DXIL specification,
 * derivatives in compute shaders.) */
bool has_square_quads(const struct lowering *l);

/* Whether the entry point's waves include helper lanes (attribute waveops-include-helper-lanes). */
bool includes_helper_lanes(const struct lowering *l);

/* Whether derivatives exist: invocations form quads. That holds in pixel shaders, and in compute shaders whose group
 * consists of whole quads if the device supports it. Elsewhere derivatives are zero. */
bool has_quads(const struct lowering *l);

/* The member of dxs_options.features. Notes that the words depend on it. */
enum dxs_compute_derivatives compute_derivatives(const struct lowering *l);

/* DXS_COMPUTE_DERIVATIVES_QUADS: whether derivatives are differences of values in the quad. */
bool subtracts_in_quads(const struct lowering *l);

/* Whether this stage may use SPV_KHR_quad_control; declares the extension. */
bool has_quad_control(const struct lowering *l);
void need_quad_control(struct lowering *l);

#endif
