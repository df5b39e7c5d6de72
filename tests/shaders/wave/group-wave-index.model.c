#include "run_shaders/model.h"

void model(const struct run *run)
{
    uint32_t *results = model_output(run, "u0"), lanes = model_wave_size(run);

    for (uint32_t i = 0; i < 128; i++) {
        results[i * 2] = i % 64 / lanes;
        results[i * 2 + 1] = (64 + lanes - 1) / lanes;
    }
}
