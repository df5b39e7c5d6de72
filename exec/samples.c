/* Direct3D's standard sample positions, for 1 to 16 samples per pixel. */
#include "exec/samples.h"

bool has_standard_samples(uint32_t samples)
{
    return samples > 0 && samples <= 16 && (samples & (samples - 1)) == 0;
}

void standard_sample(uint32_t samples, uint64_t sample, double at[2])
{
    static const int8_t patterns[][2] = {
        /* in sixteenths of a pixel; the pattern of n samples starts at index n - 1 */
        {0, 0},                                                                      /* 1 */
        {4, 4},   {-4, -4},                                                          /* 2 */
        {-2, -6}, {6, -2},  {-6, 2},  {2, 6},                                        /* 4 */
        {1, -3},  {-1, 3},  {5, 1},   {-3, -5}, {-5, 5},  {-7, -1}, {3, 7}, {7, -7}, /* 8 */
        {1, 1},   {-1, -3}, {-3, 2},  {4, -1},  {-5, -2}, {2, 5},   {5, 3}, {3, -5}, /* 16 */
        {-2, 6},  {0, -7},  {-4, -6}, {-6, 4},  {-8, 0},  {7, -4},  {6, 7}, {-7, -8},
    };
    bool exists = has_standard_samples(samples) && sample < samples;

    for (unsigned k = 0; k < 2; k++)
        at[k] = exists ? patterns[samples - 1 + sample][k] / 16.0 : 0;
}
