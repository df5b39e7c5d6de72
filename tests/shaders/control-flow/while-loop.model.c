#include "run_shaders/model.h"

void model(const struct run *run)
{
    uint32_t *results = model_output(run, "u0");

    for (uint32_t i = 0; i < 32; i++)
        for (uint32_t v = i + 1; v != 1; results[i]++)
            v = v & 1 ? v * 3 + 1 : v / 2;
}
