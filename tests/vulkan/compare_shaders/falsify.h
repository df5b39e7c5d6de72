/* Faults of samplers that a device is made to have, to see that comparisons find them. */
#ifndef TESTS_VULKAN_FALSIFY_H
#define TESTS_VULKAN_FALSIFY_H

#include "run_files/run_file.h"

enum falsehood {
    NO_FALSEHOOD,
    HIGHER_LEVELS, /* by half a level */
    LOWER_LEVELS,
    OTHER_WEIGHTS /* of filters, by 1/16 */
};

/* False if there is none of that name: "higher-levels", "lower-levels", "weights". */
bool choose_falsehood(const char *name, enum falsehood *falsehood);

/* What only the device is to see: of samplers before they are created, of textures before they are filled. The latter
 * hands back the true contents, by input, for restore_textures. */
void falsify_samplers(struct run_file *file, enum falsehood falsehood);
void **falsify_textures(const struct run_file *file, enum falsehood falsehood);
void restore_textures(const struct run_file *file, void **contents);

#endif
