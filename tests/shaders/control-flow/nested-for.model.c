#include "run_shaders/model.h"

void model(const struct run *run)
{
    uint32_t *results = model_output(run, "u0");

    for (uint32_t id = 0; id < 8; id++)
        for (uint32_t i = 0; i <= id; i++)
            for (uint32_t j = i; j < id + 2; j++)
                for (uint32_t k = 0; k < j; k++)
                    results[id] = results[id] * 3 + (i * 100 + j * 10 + k);
}
