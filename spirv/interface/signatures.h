/* Signature elements: types, variables, pointers to rows and components (signatures.c). */
#ifndef SPIRV_INTERFACE_SIGNATURES_H
#define SPIRV_INTERFACE_SIGNATURES_H

#include "spirv/interface/interface_state.h"

/* Reads the signatures of the entry point into l->interface. */
void read_signatures(struct lowering *l);

/* Control points that a hull shader writes and a domain shader reads. Vulkan demands one where Direct3D has none. */
uint32_t written_control_points(const struct lowering *l);

/* Turns pixel inputs into arrays over the triangle's vertices if the shader reads them before interpolation, or if they
 * have 16 bits and are evaluated at other positions: GLSL.std.450 interpolates 32-bit floats only. */
void make_inputs_per_vertex(struct lowering *l);

/* SPIR-V type of a component in the interface. */
uint32_t element_scalar(struct lowering *l, struct element *e);

/* Number of components of a row; its type, a scalar or vector. */
uint32_t row_columns(const struct element *e);
uint32_t element_row(struct lowering *l, struct element *e);

/* SPIR-V type of the element for one vertex. */
uint32_t vertex_type(struct lowering *l, const struct signature *signature, struct element *e);

/* The variable of the element, made when first needed. */
uint32_t element_variable(struct lowering *l, struct signature *signature, struct element *e);

enum {
    MAX_BUILTIN_NAME = MAX_NAME_BYTES + 16
};

/* The name of a built-in: its semantic, with an index that is not 0: SV_Position, SV_ClipDistance_1. NULL: it gets no
 * name. */
const char *builtin_name(const struct lowering *l, const struct element *e, char room[MAX_BUILTIN_NAME]);

/* A component of an element. */
struct place {
    uint32_t vertex; /* id; 0: the element has no vertices */
    struct element_index row, column;
};

/* Element, row and column named by operands 0, 1 and 2. */
struct element *operand_element(struct lowering *l, const struct instruction *i, struct signature *signature,
                                struct place *place);

/* Id of a vertex, row or column index from an operand. A constant must be below `limit`. */
uint32_t operand_index(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t limit,
                       const struct element *e);

/* Pointer to a row; to a component. */
uint32_t row_pointer(struct lowering *l, struct signature *signature, struct element *e, struct place place);
uint32_t element_pointer(struct lowering *l, struct signature *signature, struct element *e, struct place place);

/* Whether stores to the element are dropped: shading rates in domain shaders, where Vulkan has none, and with
 * DXS_WORKAROUND_IGNORE_SHADING_RATE. */
bool is_dropped(const struct lowering *l, const struct element *e);

/* runs_per_sample: whether the pixel shader runs per sample in Direct3D. An input that it declares is enough.
 * reads_at_samples: whether it runs per sample in Vulkan. It must read the input. The two are equal in models 4 and 5,
 * whose compiler declares only what is read. */
bool runs_per_sample(const struct lowering *l);
bool reads_at_samples(const struct lowering *l);

#endif
