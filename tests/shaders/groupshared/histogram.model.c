#include "run_shaders/model.h"

void model(const struct run *run)
{
    const uint32_t *values = model_input(run, "t0");
    uint32_t *bins = model_output(run, "u0");

    for (uint32_t i = 0; i < 256; i++)
        bins[values[i] & 15]++;
}
