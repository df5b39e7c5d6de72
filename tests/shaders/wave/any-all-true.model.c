#include "run_shaders/model.h"

void model(const struct run *run)
{
    const uint32_t *values = model_input(run, "t0");
    uint32_t *results = model_output(run, "u0"), lanes = model_wave_size(run);

    for (uint32_t i = 0; i < 32; i++) {
        bool any_5 = false, all_below_20 = true, any_above_100 = false, all_not_12 = true;
        for (uint32_t j = i / lanes * lanes; j < 32 && j / lanes == i / lanes; j++) {
            any_5 |= values[j] == 5;
            all_below_20 &= values[j] < 20;
            any_above_100 |= values[j] > 100;
            all_not_12 &= values[j] != 12;
        }
        results[i] = any_5 | all_below_20 << 1 | any_above_100 << 2 | all_not_12 << 3;
    }
}
