/* Direct3D's standard sample positions. */
#ifndef EXEC_SAMPLES_H
#define EXEC_SAMPLES_H

#include <stdbool.h>
#include <stdint.h>

/* Counts with a standard pattern: 1, 2, 4, 8, 16. */
bool has_standard_samples(uint32_t samples);

/* Position relative to the pixel's center, in pixels. (0, 0) if the pattern or the sample does not exist. */
void standard_sample(uint32_t samples, uint64_t sample, double at[2]);

#endif
