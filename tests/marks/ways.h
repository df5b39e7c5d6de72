/* Ways to convert: sets of options. */
#ifndef TESTS_MARKS_WAYS_H
#define TESTS_MARKS_WAYS_H

#include "dxs.h"

struct way {
    const char *name;
    void (*choose)(struct dxs_options *options, uint32_t seed); /* NULL: as the shader's source says */
    bool (*map)(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding); /* NULL: default */
};
extern const struct way ways[];
extern const unsigned way_count;

#endif
