#include "run_shaders/model.h"

#include <math.h>

void model(const struct run *run)
{
    const float *angles = model_input(run, "t0");
    float *results = model_output(run, "u0");

    for (int i = 0; i < 16; i++) {
        results[i] = sinf(angles[i]);
        results[i + 16] = cosf(angles[i]);
        results[i + 32] = tanf(angles[i] * 0.15f);
        results[i + 48] = sinf(angles[i] * 0.5f);
        results[i + 64] = cosf(angles[i] * 0.5f);
    }
}
