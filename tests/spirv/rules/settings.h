/* Settings to convert with: sets of options. */
#ifndef TESTS_SPIRV_RULES_SETTINGS_H
#define TESTS_SPIRV_RULES_SETTINGS_H

#include "dxs.h"

struct setting {
    const char *name;
    void (*choose)(struct dxs_options *options, uint32_t seed);
    bool (*map)(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding); /* NULL: default */
    bool from_source;  /* `choose` changes the options of the shader's source, which random programs lack */
    bool asks_nothing; /* no callbacks: with them, the library tries less to make code short */
};
extern const struct setting settings[];
extern const unsigned setting_count;

#endif
