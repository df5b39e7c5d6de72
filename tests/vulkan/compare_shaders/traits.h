/* What a shader does that matters to random inputs and to how exact results are; read from the module's text. */
#ifndef TESTS_VULKAN_TRAITS_H
#define TESTS_VULKAN_TRAITS_H

#include "compare_shaders/word_uses.h"

enum exactness {
    EXACT,        /* operations that IEEE and DXIL define to the bit */
    ROUNDED,      /* division, roots, fused or split multiply-adds, sums whose order is free */
    HALF_ROUNDED, /* the same with 16-bit floats, which may be kept in 32 bits in between */
    APPROXIMATE   /* sine, logarithm and so on */
};

struct traits {
    enum exactness exactness;
    bool loads_floats, loads_ints, loads_halves, loads_doubles; /* from buffers without a format */
    struct word_uses uses;                                      /* of these loads, as far as they are known */
    bool stores_ints;                                           /* of 32 or 64 bits */
    bool has_halves, has_doubles;                               /* anywhere */
    bool rounds_to_ints;                                        /* floats become integers */
    bool is_fast; /* some arithmetic has neither infinities nor NaN, as LLVM's "fast" says */
    bool uses_waves;
    bool leaves_choices; /* as of struct dxs_exec_variation: it filters or takes derivatives */
};

/* The test fails if the module has no text. */
struct traits find_traits(const dxs_module *module);

#endif
