#include "run_shaders/model.h"

void model(const struct run *run)
{
    const uint32_t *input = model_input(run, "t0");
    uint32_t *output = model_output(run, "u0");

    for (uint32_t y = 0; y < 16; y++)
        for (uint32_t x = 0; x < 16; x++)
            output[y * 16 + x] = input[x * 16 + y];
}
