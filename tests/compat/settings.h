/* What an option of the interface says, and what that is in dxs.h. */
#ifndef TESTS_COMPAT_SETTINGS_H
#define TESTS_COMPAT_SETTINGS_H

#include "dxil_spirv_c.h"
#include "dxs.h"

enum {
    HEAP_SET = 4, /* descriptor set of all heaps */
    ROOT_DESCRIPTORS = 3,
    FIRST_TABLE_WORD = 20, /* number of the root constant */
    NOTED_PARAMETERS = 12
};

#define NOTE_SET "NonSemantic.dxil-spirv.signature"

/* What `notes` in settings.c tells of root parameters: those at an offset in bytes, or at a set and binding. */
struct noted_parameter {
    bool is_descriptor;
    uint32_t second, third;
};
extern const struct noted_parameter noted_parameters[NOTED_PARAMETERS];

/* Settings of dxs.h; behind `options`, what the callbacks of drive.c must do. */
struct expected {
    struct dxs_options options;
    const struct dxs_entry *entry;
    bool heaps;     /* true: with callbacks */
    bool has_local; /* the local root signature of `local_root` in settings.c */
    bool inline_block, heap_cbvs_in_storage, addresses, typed_offsets;
    uint32_t alignment;
    bool instances_views;    /* by the view's index */
    uint32_t required_lanes; /* of waves, by option 25; 0: as the shader says */
    uint32_t patch_offset;   /* locations; DXS_NONE: not set */
    struct dxs_set_binding counter_place;
    struct questions *questions; /* what callbacks are asked */
    struct dxs_note notes[NOTED_PARAMETERS + 1];
    uint32_t note_words[NOTED_PARAMETERS + 1][3];
};

/* Makes a setting in the interface (`c`) or the equal one in dxs.h (`e`); the other is NULL. */
typedef void setting(dxil_spv_converter c, struct expected *e);
extern setting *const settings[];
extern const size_t setting_count;

extern setting *const root_arguments_in_block; /* in a uniform block */

#endif
