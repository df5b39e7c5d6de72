/* The state behind spirv/stages/interface.h; for the files that implement it. */
#ifndef SPIRV_STAGES_INTERFACE_STATE_H
#define SPIRV_STAGES_INTERFACE_STATE_H

#include "spirv/stages/interface.h"
#include "spirv/stages/semantics.h"

enum scalar_kind {
    SCALAR_FLOAT,
    SCALAR_UINT,
    SCALAR_SINT
};

/* One element of a signature, and the variable that it became. */
struct element {
    const struct dxs_signature_element *info;
    const struct meaning *meaning;
    uint32_t variable; /* 0: not made yet; flattened elements of a semantic share one */
    bool in_block;     /* it is `member` of the variable, which is an array of blocks */
    uint8_t member;
    bool by_weights;      /* pixel inputs: an array over the triangle's vertices, interpolated by code: spirv/pixel.c */
    uint32_t scalar, row; /* types, likewise: see element_scalar, element_row */
    uint8_t kind;         /* enum scalar_kind: of a component in the interface */
    uint8_t bits;         /* 16, 32 or 64: in the interface */
    bool sign_extends;    /* a signed component type, whatever `kind` is */
    uint32_t vertices;    /* length of the array over the vertices of a primitive or patch, 0: none */
    uint32_t first_component; /* MEANS_FLATTENED: place of component 0 in the array */
    const uint8_t *swizzle;   /* render targets: the component that goes to each of four; NULL: they stay in place */
    struct loaded_row {
        uint32_t label, vertex, value;
        struct element_index {
            uint32_t id, constant; /* id 0: it is the constant */
        } row;
    } loaded; /* the row that was loaded last, of inputs, and the block in which it can be used again */
};

/* Whether it is a built-in of Vulkan's, or a part of one. */
static inline bool is_system_value(const struct element *e)
{
    return e->meaning->kind == MEANS_BUILTIN || e->meaning->kind == MEANS_FLATTENED;
}

/* Components of a row are mostly accessed one after another: the row that was named last, by these values. */
struct named_row {
    const struct function *function; /* NULL: none was */
    value_id number, row;
    struct element *element;
    struct element_index index;
};

struct signature {
    const struct dxs_signature *source;
    struct element *elements; /* in its order */
    uint32_t count;
    struct named_row last;
    enum signature_point point;
    SpvStorageClass storage;
    uint32_t clip_distances, cull_distances; /* components of all of them */
};

struct builtin {
    SpvBuiltIn builtin;
    SpvStorageClass storage;
    uint32_t variable;
    uint32_t label, value; /* inputs: loaded last in this block; label 0: not loaded yet */
};

struct interface {
    struct usage usage;
    struct signature inputs, outputs, patch_or_primitive;
    VECTOR(struct builtin) builtins;
    uint32_t stored_ahead; /* so many of the stores that come next were done with the one before them */
    bool interlock;        /* there is a critical section, see spirv/stages/interlock.h */
    bool captures;         /* the execution mode Xfb is declared */
    bool rearranged;       /* the group is twice as wide and half as high, see spirv/stages/thread.c */
    struct thread_number {
        uint32_t label, value;
    } thread_numbers[3];                          /* then: id in the group, in the dispatch, index; as `builtins` */
    uint32_t discarded;                           /* Private bool, 0: nothing is discarded, or the device remembers */
    uint32_t render_target_samples;               /* specialization constant, 0: not made yet */
    uint32_t view_map, view_viewports, view_word; /* specialization constants, variable; 0: not made yet */
    uint32_t sample_patterns;                     /* Private variable, 0: not made yet */
    uint32_t payload;                             /* between amplification and mesh shaders, 0: not made yet */
    type_id payload_type;
};

/* ---- Threads of rearranged groups (spirv/stages/thread.c) -------------------------------------------------------- */

/* Whether a built-in numbers threads otherwise than the shader does; then the number that the shader means. */
bool is_rearranged(const struct lowering *l, SpvBuiltIn builtin);
uint32_t rearranged_thread(struct lowering *l, SpvBuiltIn builtin);

/* ---- Signature elements (spirv/stages/signatures.c) -------------------------------------------------------------- */

void read_signatures(struct lowering *l);

/* Pixel inputs that are read before interpolation, as usage has it, become arrays over the triangle's vertices, and so
 * do those of 16 bits that are evaluated at other places: GLSL.std.450 interpolates 32 bits only. */
void make_inputs_per_vertex(struct lowering *l);

/* SPIR-V type of a component in the interface. */
uint32_t element_scalar(struct lowering *l, struct element *e);

/* Components of a row: of the vector that it is; and its type. */
uint32_t row_columns(const struct element *e);
uint32_t element_row(struct lowering *l, struct element *e);

/* SPIR-V type of the element in one vertex. */
uint32_t vertex_type(struct lowering *l, const struct signature *signature, struct element *e);

/* The variable, made when it is first asked for. */
uint32_t element_variable(struct lowering *l, struct signature *signature, struct element *e);

/* A component. */
struct place {
    uint32_t vertex; /* id of an integer; 0: not given, and of no concern to the element */
    struct element_index row, column;
};
uint32_t element_index_id(struct lowering *l, struct element_index index);

/* The element, and row and column in it, that operands 0, 1 and 2 of an operation name. */
struct element *operand_element(struct lowering *l, const struct instruction *i, struct signature *signature,
                                struct place *place);

/* Number of a vertex, row or column from an operand: checked against the limit where it is a constant. */
uint32_t operand_index(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t limit,
                       const struct element *e);

/* Pointer to a row, which is a scalar or a vector, and to a component. */
uint32_t row_pointer(struct lowering *l, struct signature *signature, struct element *e, struct place place);
uint32_t element_pointer(struct lowering *l, struct signature *signature, struct element *e, struct place place);

/* ---- Where elements go (spirv/stages/locations.c) ---------------------------------------------------------------- */

/* Decorates the variable of a varying or target; of a built-in. */
void decorate_located(struct lowering *l, const struct signature *signature, const struct element *e);
void decorate_builtin(struct lowering *l, const struct signature *signature, const struct element *e);

/* Pixel inputs only: Vulkan takes it from the consumer. */
void decorate_interpolation(struct lowering *l, const struct element *e);

/* ---- Loading and storing (spirv/stages/interface.c) -------------------------------------------------------------- */

/* Loads a component into the result of the operation. */
void load_element(struct lowering *l, const struct instruction *i, struct signature *signature, struct element *e,
                  struct place place);

/* Where to emit a component of the interface's type (bool: u32), and converting it to the result of the operation:
 * where no conversion is needed, the first is the result itself. */
uint32_t element_destination(struct lowering *l, const struct instruction *i, struct element *e);
void element_result(struct lowering *l, const struct instruction *i, struct element *e, uint32_t component);

/* Whether stores to the element have no effect: options.workarounds.ignore_shading_rate, and in domain shaders, which
 * have no shading rate in Vulkan. */
bool is_dropped(const struct lowering *l, const struct element *e);

/* Loads a component of an input whose element is `by_weights` (spirv/pixel.c). */
void load_by_weights(struct lowering *l, const struct instruction *i, struct element *e, struct place place);

/* Whether the stores before this one have done its work. */
bool was_stored_ahead(struct lowering *l);

/* Stores operand 3 of the operation, where it was not stored ahead. */
void store_element(struct lowering *l, const struct instruction *i, struct signature *signature, struct element *e,
                   struct place place);

/* ---- View instances (spirv/stages/views.c) ----------------------------------------------------------------------- */

void check_views(struct lowering *l);

/* What is added to this built-in output; 0: nothing. */
uint32_t view_offset(struct lowering *l, SpvBuiltIn builtin);

/* Stores it to those that the shader does not write: before a vertex is complete. */
void store_view_offsets(struct lowering *l);

/* Declares the capability and the extension that a built-in needs (spirv/builtins.c). */
void declare_demands(struct lowering *l, SpvBuiltIn builtin);

/* ---- Execution modes --------------------------------------------------------------------------------------------- */

#define EXECUTION_MODE(l, ...)                                                                                         \
    APPEND((l)->b, &(l)->b->execution_modes, SpvOpExecutionMode, (l)->main_function, __VA_ARGS__)

void declare_execution_modes(struct lowering *l); /* spirv/stages/execution_modes.c: all of them */
bool runs_per_sample(const struct lowering *l);   /* spirv/stages/execution_modes.c: pixel shaders, by what they read */
void declare_geometry_modes(struct lowering *l);  /* spirv/stages/geometry.c */
void declare_mesh_modes(struct lowering *l);      /* spirv/stages/mesh.c */
void declare_tessellation_modes(struct lowering *l); /* spirv/stages/tessellation.c */

/* Built-in outputs of mesh shaders are members of a block of each vertex, and of each primitive. Makes the variable of
 * all elements of the signature that the shader writes. */
void declare_mesh_block(struct lowering *l, struct signature *signature);

/* How many vertices an input primitive of geometry shaders has. */
uint32_t geometry_input_vertices(struct lowering *l);

/* ---- Discard (spirv/stages/discard.c) ---------------------------------------------------------------------------- */

void discard_prepare(struct lowering *l);
void discard_end_main(struct lowering *l);

#endif
