#include "run_shaders/model.h"

#include <string.h>

void model(const struct run *run)
{
    const int32_t *values = model_input(run, "t0");
    int32_t *results = model_output(run, "u0");
    uint32_t lanes = model_wave_size(run);

    for (uint32_t i = 0; i < 32; i++) {
        int32_t sum = 0, product = 1;
        float float_sum = 0;
        for (uint32_t j = i / lanes * lanes; j < i; j++) {
            sum += values[j];
            product *= (values[j] & 1) + 1;
            float_sum += (float)values[j] * 0.5f;
        }
        results[i * 3] = sum;
        results[i * 3 + 1] = product;
        memcpy(&results[i * 3 + 2], &float_sum, sizeof float_sum);
    }
}
