/* State of the interface between stages: signatures, their elements and variables, built-ins. */
#ifndef SPIRV_INTERFACE_INTERFACE_STATE_H
#define SPIRV_INTERFACE_INTERFACE_STATE_H

#include "base/bitset.h"
#include "spirv/interface/interface.h"
#include "spirv/interface/semantics.h"

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

#endif
