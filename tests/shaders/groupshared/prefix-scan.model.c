#include "run_shaders/model.h"

void model(const struct run *run)
{
    const float *values = model_input(run, "t0");
    float *results = model_output(run, "u0");
    float sum = 0; /* exact: the inputs are multiples of 1/256 */

    for (int i = 0; i < 32; i++)
        results[i] = sum += values[i];
}
