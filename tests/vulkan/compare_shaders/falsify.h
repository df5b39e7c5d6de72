/* Simulates sampler faults of a device, to prove that comparisons detect them. */
#ifndef TESTS_VULKAN_FALSIFY_H
#define TESTS_VULKAN_FALSIFY_H

#include "runner/run_files/run_file.h"

enum falsehood {
    NO_FALSEHOOD,
    HIGHER_LEVELS, /* level of detail + 0.5 */
    LOWER_LEVELS,  /* level of detail - 0.5 */
    OTHER_WEIGHTS, /* filter weights change by 1/16 */
    UNSTABLE       /* likewise, in every second run on the device */
};

/* `name`: "higher-levels", "lower-levels", "weights" or "unstable". False for other names. */
bool choose_falsehood(const char *name, enum falsehood *falsehood);

/* Change what the device sees, not what the executor sees. Call falsify_samplers() before the samplers are created, and
 * falsify_textures() before the textures are filled, with the number of runs before. The latter returns the true
 * contents, by input, for restore_textures(). */
void falsify_samplers(struct run_file *file, enum falsehood falsehood);
void **falsify_textures(const struct run_file *file, enum falsehood falsehood, unsigned runs);
void restore_textures(const struct run_file *file, void **contents);

#endif
