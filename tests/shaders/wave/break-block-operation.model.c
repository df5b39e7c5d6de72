#include "run_shaders/model.h"

void model(const struct run *run)
{
    uint32_t *results = model_output(run, "u0"), lanes = model_wave_size(run);

    for (uint32_t i = 0; i < 8; i++) {
        uint32_t trip = (i & 3) / 2, together = 0, all = 0;
        for (uint32_t j = 0; j < 8; j++) {
            together += j / lanes == i / lanes && (j & 3) / 2 == trip;
            all += j / lanes == i / lanes;
        }
        results[i * 2] = together + trip * 100;
        results[i * 2 + 1] = all;
    }
}
