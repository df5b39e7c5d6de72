/* What an option of the interface says, and what that is in dxs.h. */
#ifndef TESTS_COMPAT_SETTINGS_H
#define TESTS_COMPAT_SETTINGS_H

#include "dxil_spirv_c.h"
#include "dxs.h"

enum {
    HEAP_SET = 4 /* descriptor set of all heaps */
};

/* Settings of dxs.h; behind `options`, what the callbacks of drive.c must do. */
struct expected {
    struct dxs_options options;
    const struct dxs_entry *entry;
    bool heaps;     /* true: with callbacks */
    bool has_local; /* the local root signature of `local_root` in settings.c */
    bool inline_block, heap_cbvs_in_storage, addresses, typed_offsets;
    uint32_t alignment;
    bool instances_views; /* by the view's index */
    struct dxs_set_binding counter_place;
    struct questions *questions; /* what callbacks are asked */
};

/* Makes a setting in the interface (`c`) or the equal one in dxs.h (`e`); the other is NULL. */
typedef void setting(dxil_spv_converter c, struct expected *e);
extern setting *const settings[];
extern const size_t setting_count;

extern setting *const root_arguments_in_block; /* in a uniform block */

#endif
