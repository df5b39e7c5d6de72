/* The state behind spirv/interface.h; for the files that implement it. */
#ifndef SPIRV_INTERFACE_STATE_H
#define SPIRV_INTERFACE_STATE_H

#include "spirv/interface.h"
#include "spirv/semantics.h"

enum scalar_kind {
    SCALAR_FLOAT,
    SCALAR_UINT,
    SCALAR_SINT
};

/* One element of a signature, and the variable that it became. */
struct element {
    const struct dxs_signature_element *info;
    const struct meaning *meaning;
    uint32_t variable;       /* 0: not made yet; clip and cull distances of a signature share one */
    uint8_t kind;            /* enum scalar_kind: of a component in the interface */
    uint8_t bits;            /* 16, 32 or 64: in the interface */
    bool sign_extends;       /* a signed component type, whatever `kind` is */
    bool per_vertex;         /* pixel inputs that are read before interpolation: an array over the vertices */
    uint32_t first_distance; /* clip and cull distances: place of component 0 in the flattened array */
};

struct signature {
    struct element *elements;
    uint32_t count;
    enum signature_point point;
    SpvStorageClass storage;
    uint32_t distance_count[2];    /* components of all clip, all cull distances */
    uint32_t distance_variable[2]; /* 0: not made yet */
};

struct builtin {
    SpvBuiltIn builtin;
    SpvStorageClass storage;
    uint32_t variable;
};

struct interface {
    struct usage usage;
    struct signature inputs, outputs;
    VECTOR(struct builtin) builtins;
    bool interlock;     /* the code runs between OpBeginInvocationInterlockEXT and OpEndInvocationInterlockEXT */
    uint32_t discarded; /* Private bool, 0: nothing is discarded, or the device remembers */
    uint32_t render_target_samples; /* specialization constant, 0: not made yet */
    uint32_t sample_patterns;       /* Private variable, 0: not made yet */
};

/* spirv/interface.c */
struct element *find_element(struct lowering *l, struct signature *signature, uint32_t id);

/* The variable, made when it is first asked for. */
uint32_t element_variable(struct lowering *l, struct signature *signature, struct element *e);

/* Pointer to a component: `vertex`, `row` and `column` are ids of integers. */
struct place {
    uint32_t vertex, row, column;
};
uint32_t element_pointer(struct lowering *l, struct signature *signature, struct element *e, struct place place);

/* The element, and the place in it, that operands 0, 1 and 2 of an operation name. */
struct element *operand_element(struct lowering *l, const struct instruction *i, struct signature *signature,
                                struct place *place);

/* SPIR-V type of a component in the interface. */
uint32_t element_scalar(struct lowering *l, const struct element *e);

/* Converts a component that was loaded to the result of the operation. */
void element_result(struct lowering *l, const struct instruction *i, const struct element *e, uint32_t loaded);

/* spirv/execution_modes.c: declares all of them. */
void declare_execution_modes(struct lowering *l);

/* spirv/discard.c */
void discard_prepare(struct lowering *l);
void discard_end_main(struct lowering *l);

#endif
