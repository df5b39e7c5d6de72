#include "run_shaders/model.h"

void model(const struct run *run)
{
    uint32_t *results = model_output(run, "u0"), lanes = model_wave_size(run);

    for (uint32_t i = 0; i < 32; i++) {
        results[i * 3] = i % lanes;
        results[i * 3 + 1] = lanes;
        results[i * 3 + 2] = i % lanes == 0;
    }
}
