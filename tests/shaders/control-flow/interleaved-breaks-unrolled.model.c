#include "run_shaders/model.h"

void model(const struct run *run)
{
    const uint32_t *values = model_input(run, "t0");
    uint32_t *results = model_output(run, "u0");

    for (uint32_t id = 0; id < 8; id++) {
        uint32_t sum = 0, leave = 0;
        for (uint32_t i = 0; i < 12 && leave == 0; i++) {
            uint32_t v = values[id * 12 + i];
            if (v < 24) {
                leave = 1;
            } else if (v >= 232) {
                sum += v;
                results[8 + id] = i + 1;
                leave = 2;
            } else {
                sum = (sum + v) ^ i;
            }
        }
        results[id] = sum * 4 + leave;
    }
}
