/* Reads a module's text for properties of the shader: which random inputs are useful, how exact its results are. */
#ifndef RUNNER_TRAITS_H
#define RUNNER_TRAITS_H

#include "runner/compare/word_uses.h"

enum exactness {
    EXACT,        /* IEEE and DXIL define each bit of all results */
    INTERPOLATED, /* the same for computations with inputs of pixels, which are not exact */
    ROUNDED,      /* division, roots, fused or split multiply-adds, sums of unspecified order */
    HALF_ROUNDED, /* the same for 16-bit floats; intermediate results may have 32 bits */
    APPROXIMATE   /* sine, logarithm and so on */
};

struct traits {
    enum exactness exactness;
    bool loads_floats, loads_ints, loads_halves, loads_doubles; /* from buffers without a format */
    bool loads_min_halves;                                      /* of minimum precision, from constant buffers */
    struct word_uses uses;                                      /* known uses of these loads */
    bool stores_ints;                                           /* 32 or 64 bits */
    bool has_halves, has_doubles;                               /* anywhere */
    bool rounds_to_ints;                                        /* floats become integers */
    bool is_fast; /* some arithmetic has LLVM's "fast" flag, which excludes infinities and NaN */
    bool uses_waves;
    bool uses_axis[3];          /* thread or group ids along x, y and z */
    const char *executor_lacks; /* something that the shader does; NULL: nothing */
    bool leaves_choices;        /* filters or takes derivatives: see struct dxs_exec_variation */
};

/* The test fails if the module has no text. */
struct traits find_traits(const dxs_module *module, uint32_t entry);

#endif
