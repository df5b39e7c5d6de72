/* A emulation for libdxs that translates nothing: its modules hold what the test says, and a conversion shows the test
 * the options that it gets. With it, tests see every field of them, not only what a shader's words show. */
#ifndef TESTS_COMPAT_TRANSLATOR_H
#define TESTS_COMPAT_TRANSLATOR_H

#include "dxs.h"

struct translator {
    /* What every module holds. */
    const struct dxs_entry *entries;
    const struct dxs_resource *resources;
    const struct dxs_subobject *subobjects;
    struct dxs_module_info info; /* with the number of each */

    /* Parsing. */
    enum dxs_result parse_result;
    const void *bytes; /* of the last call */
    size_t size;
    struct dxs_parse_options parse_options; /* of the last call */

    /* Conversions. `conversion` is called for each. */
    struct dxs_options defaults;
    enum dxs_result result;
    const uint32_t *words;
    size_t word_count;
    uint32_t wave_size; /* dxs_spirv.wave_size */
    void (*conversion)(uint32_t entry, const struct dxs_options *options);
};
extern struct translator translator;

#endif
