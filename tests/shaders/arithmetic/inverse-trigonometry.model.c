#include "run_shaders/model.h"

#include <math.h>

void model(const struct run *run)
{
    const float *values = model_input(run, "t0");
    float *results = model_output(run, "u0");

    for (int i = 0; i < 8; i++) {
        float x = values[i * 2], y = values[i * 2 + 1];
        results[i * 4] = asinf(x);
        results[i * 4 + 1] = acosf(x);
        results[i * 4 + 2] = atanf(y);
        results[i * 4 + 3] = atan2f(y, x);
    }
}
