#include "run_shaders/model.h"

static uint32_t side(uint32_t thread)
{
    return (thread & 3) == 1 ? 1 : (thread & 3) == 2 ? 2 : 0;
}

void model(const struct run *run)
{
    uint32_t *results = model_output(run, "u0"), lanes = model_wave_size(run);

    for (uint32_t i = 0; i < 8; i++) {
        uint32_t count = 0, sum = 0, prefix = 0, first = 100;
        for (uint32_t j = 0; j < 8; j++) {
            if (j / lanes != i / lanes || side(j) != side(i))
                continue;
            count++;
            sum += j;
            prefix += j < i ? j : 0;
            first = first == 100 ? j : first;
        }
        results[i * 2] = side(i) == 1 ? count : side(i) == 2 ? count * 10 : sum;
        results[i * 2 + 1] = side(i) == 1 ? 100 : side(i) == 2 ? first : prefix;
    }
}
