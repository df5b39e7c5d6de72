#include "run_shaders/model.h"

void model(const struct run *run)
{
    const uint32_t *values = model_input(run, "t0");
    uint32_t *results = model_output(run, "u0");

    for (uint32_t id = 0; id < 8; id++) {
        uint32_t i = 0, v = id, code = results[8];
        while (i < 6) {
            v += values[i];
            if (v % 5 == 0) {
                results[9 + id] = v;
                code = 2;
                break;
            }
            i++;
            if (v > 40) {
                code = v * 3;
                break;
            }
        }
        results[id] = code * 100 + i;
    }
}
