#include "run_shaders/model.h"

void model(const struct run *run)
{
    const uint32_t *values = model_input(run, "t0");
    uint32_t *results = model_output(run, "u0");

    for (uint32_t id = 0; id < 8; id++) {
        uint32_t largest = 0, position = 0;
        for (uint32_t i = 0; i < 8; i++) {
            uint32_t value = values[i] * (id + 1) % 17;
            if (value > largest) {
                largest = value;
                position = i;
            }
        }
        results[id] = largest * 10 + position;
    }
}
