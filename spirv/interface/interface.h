/* The interface of an entry point to other stages: signature elements, built-ins, execution modes.
 *
 * Each element becomes a variable (an array if it has several rows) with the Location and Component of its DXIL
 * register, so that separately converted stages match. Its component type:
 *
 *   - 16 bits are 32 bits wide, unless DXS_FEATURE_STORAGE_16BIT_INPUT_OUTPUT is on.
 *   - Min precision is 32 bits wide, as stream output writes it and EvaluateAttribute* takes it. Render targets have 16
 *     bits if the values and the interface may have them.
 *   - Integers are unsigned between stages. Vertex inputs and render targets keep their sign, because the API compares
 *     them with a format.
 */
#ifndef SPIRV_INTERFACE_INTERFACE_H
#define SPIRV_INTERFACE_INTERFACE_H

#include "spirv/lowering.h"
#include "spirv/interface/semantics.h"

/* ---- Built-ins (spirv/interface/builtins.c) -------------------------------------------------------------------------
 */

/* The value of a built-in input of this type, loaded once in each block. Creates the variable when first needed, with
 * its capability and extension. */
uint32_t builtin_input(struct lowering *l, SpvBuiltIn builtin, uint32_t type);

/* Later uses load built-in inputs again: call it where their values may have changed. */
void forget_builtin_inputs(struct lowering *l);

/* The variable of a built-in; storage class Input or Output. */
uint32_t builtin_variable(struct lowering *l, SpvBuiltIn builtin, SpvStorageClass storage, uint32_t type);

/* Position of a sample in the standard pattern of `sample_count` samples: vec2 relative to the pixel's centre, 0 if the
 * pattern has no such sample. All arguments are u32 ids. */
uint32_t standard_sample_position(struct lowering *l, uint32_t sample_count, uint32_t sample);

/* ---- State: signatures, their elements and variables, built-ins -------------------------------------------------- */

enum scalar_kind {
    SCALAR_FLOAT,
    SCALAR_UINT,
    SCALAR_SINT
};

/* An element of a signature, and its variable. */
struct element {
    const struct dxs_signature_element *info;
    const struct meaning *meaning;
    uint32_t variable; /* 0: not made yet; flattened elements of a semantic share one */
    bool in_block;     /* the variable is an array of blocks, the element their `member` */
    uint8_t member;
    bool by_barycentrics;     /* pixel inputs: an array over the vertices that code interpolates, see pixel.c */
    uint32_t scalar, row;     /* types, 0: not made yet; see element_scalar, element_row */
    uint8_t kind;             /* enum scalar_kind of a component in the interface */
    uint8_t bits;             /* in the interface: 16 or 32 */
    bool sign_extends;        /* the component type is signed; `kind` may still be SCALAR_UINT */
    uint32_t vertices;        /* of the primitive or patch: length of the variable's array; 0: no array */
    uint32_t first_component; /* MEANS_FLATTENED: index of component 0 in the array */
    const uint8_t *swizzle;   /* render targets: by target component, source component; NULL: identity */
    struct loaded_row {
        uint32_t label, vertex, value;
        struct element_index {
            uint32_t id, constant; /* id 0: the constant */
        } row;
    } loaded; /* inputs: the row loaded last; reusable in block `label` */
};

/* Whether the element is a Vulkan built-in or part of one. */
static inline bool is_system_value(const struct element *e)
{
    return e->meaning->kind == MEANS_BUILTIN || e->meaning->kind == MEANS_FLATTENED;
}

/* Cache of the row accessed last: components of a row are mostly accessed one after another. */
struct named_row {
    const struct function *function; /* NULL: empty */
    value_id number, row;
    struct element *element;
    struct element_index index;
};

struct signature {
    const struct dxs_signature *source;
    struct element *elements; /* by index into source */
    uint32_t count;
    struct named_row last;
    enum signature_point point;
    SpvStorageClass storage;
    uint32_t clip_distances, cull_distances; /* components of all elements */
};

struct builtin {
    SpvBuiltIn builtin;
    SpvStorageClass storage;
    uint32_t variable;
    uint32_t label, value; /* inputs: value loaded in block `label`; 0: not loaded yet */
};

struct interface {
    uint32_t discards; /* discards emitted so far, and calls of functions that may discard */
    struct signature inputs, outputs, patch_or_primitive;
    struct taken_components {
        uint8_t *data; /* by location: a bit for each component that belongs to a variable */
        uint32_t count, capacity;
    } taken[3]; /* of inputs, of outputs, of second blend sources */
    VECTOR(struct builtin) builtins;
    uint32_t stored_ahead; /* number of following stores that are already done */
    bool interlock;        /* the shader has a critical section, see interlock.h */
    bool captures;         /* execution mode Xfb is declared */
    bool rearranged;       /* the group has twice the width and half the height, see thread.c */
    struct thread_number {
        uint32_t label, value;
    } thread_numbers[3]; /* if rearranged: id in the group, in the dispatch, index; cached as in struct builtin */
    uint32_t discarded;  /* Private bool; 0: no discard, or the device demotes */
    uint32_t render_target_samples;               /* specialization constant; 0: not made yet */
    uint32_t view_map, view_viewports, view_word; /* specialization constants and variable; 0: not made yet */
    uint32_t sample_patterns;                     /* Private variable; 0: not made yet */
    uint32_t vertex_counter;                      /* Private variable; DXS_NONE: not needed; 0: not known yet */
};

#define EXECUTION_MODE(l, ...)                                                                                         \
    APPEND((l)->b, &(l)->b->execution_modes, SpvOpExecutionMode, (l)->main_function, __VA_ARGS__)

/* ---- rearranged.c: thread ids of rearranged groups --------------------------------------------------------------- */

/* Whether the group is rearranged and the built-in numbers its threads; the thread id that the shader expects. */
bool is_rearranged(const struct lowering *l, SpvBuiltIn builtin);
uint32_t rearranged_thread(struct lowering *l, SpvBuiltIn builtin);

/* ---- discard.c: discarded pixels --------------------------------------------------------------------------------- */

/* Decides how discards are lowered. Call it before any code is emitted. */
void discard_prepare(struct lowering *l);

/* Ends discarded invocations. Call it before each return of the entry point. */
void discard_end_main(struct lowering *l);

/* Condition (bool id) under which writes to resources are allowed; 0: always. Discarded invocations continue as helper
 * lanes, so that derivatives stay defined, but their writes must have no effect. OpDemoteToHelperInvocation ensures
 * that. Without it a variable remembers the discard:
 *     struct open_if guard = open_if(l, writes_allowed(l)); ... close_if(l, &guard); merge_if for results */
uint32_t writes_allowed(struct lowering *l);

/* bool id: this invocation covers no sample, or was discarded. Pixel shaders only. */
uint32_t is_helper_invocation(struct lowering *l);

/* What was emitted last may have discarded. */
void forget_helper_invocation(struct lowering *l);

/* ---- quads.c: which stages and groups have quads ----------------------------------------------------------------- */

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
