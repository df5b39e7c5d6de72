/* Where the samples of a pixel lie. */
#ifndef REFERENCE_EXEC_SAMPLES_H
#define REFERENCE_EXEC_SAMPLES_H

#include <stdbool.h>
#include <stdint.h>

/* 1, 2, 4, 8 or 16: those that Direct3D has standard patterns for. */
bool has_standard_samples(uint32_t samples);

/* From the middle of the pixel, in pixels. Zeros where there is no such pattern or sample. */
void standard_sample(uint32_t samples, uint64_t sample, double at[2]);

#endif
