/* Signature elements: types, variables, rows and components; decorations, loads and stores. */
#ifndef SPIRV_INTERFACE_SIGNATURES_H
#define SPIRV_INTERFACE_SIGNATURES_H

#include "spirv/interface/interface.h"

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

/* ---- primitives.c: input primitives of geometry shaders ---------------------------------------------------------- */

/* Number of vertices of the input primitive. Fails for primitives that Vulkan lacks. */
uint32_t geometry_input_vertices(struct lowering *l);

/* The execution mode of the input primitive, which geometry_input_vertices has accepted. */
SpvExecutionMode geometry_input_mode(const struct lowering *l);

/* ---- locations.c, builtins.c: decorations of variables ----------------------------------------------------------- */

/* Decorates the variable of a varying or render target; of a built-in. */
void decorate_located(struct lowering *l, const struct signature *signature, const struct element *e);
void decorate_builtin(struct lowering *l, const struct signature *signature, const struct element *e);

/* Interpolation of a pixel input: Vulkan takes it from the stage that reads. */
void decorate_interpolation(struct lowering *l, const struct element *e);

/* Declares the capability and extension of a built-in. */
void declare_demands(struct lowering *l, SpvBuiltIn builtin);

/* ---- mesh_block.c ------------------------------------------------------------------------------------------------ */

/* Declares the block array that holds the built-in outputs, one block for each vertex or primitive of the signature. */
void declare_mesh_block(struct lowering *l, struct signature *signature);

/* ---- elements.c: loads and stores -------------------------------------------------------------------------------- */

/* Loads a component into the operation's result. */
void load_element(struct lowering *l, const struct instruction *i, struct signature *signature, struct element *e,
                  struct place place);

/* The id for a component in the interface's type (bool: u32), and its conversion to the operation's result. Without a
 * conversion that id is the result itself. */
uint32_t element_destination(struct lowering *l, const struct instruction *i, struct element *e);
void element_result(struct lowering *l, const struct instruction *i, struct element *e, uint32_t component);

/* Whether an earlier store has already stored this component: a run of stores becomes one store of a row. Call it once
 * for each store. */
bool was_stored_ahead(struct lowering *l);

/* Stores operand 3, together with the following stores to the same row. */
void store_element(struct lowering *l, const struct instruction *i, struct signature *signature, struct element *e,
                   struct place place);

/* ---- views.c: view instances ------------------------------------------------------------------------------------- */

/* Checks options.pipeline.views. */
void check_views(struct lowering *l);

/* The view's offset that is added to this built-in output; 0: none. */
uint32_t view_offset(struct lowering *l, SpvBuiltIn builtin);

/* Stores offsets to the outputs that the shader does not write. Call it before a vertex is complete. */
void store_view_offsets(struct lowering *l);

#endif
