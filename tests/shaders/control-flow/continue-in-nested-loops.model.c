#include "run_shaders/model.h"

void model(const struct run *run)
{
    uint32_t *results = model_output(run, "u0");

    for (uint32_t id = 0; id < 8; id++) {
        uint32_t sum = 0;
        for (uint32_t i = 0; i < 6; i++) {
            if ((i + id) % 3 == 0)
                continue;
            for (uint32_t j = 0; j < 5; j++) {
                if (j == i)
                    sum += 1000;
                else if (j > id)
                    break;
                else
                    sum += j + i * 10;
            }
            if (!(sum & 1))
                sum += 100000;
        }
        results[id] = sum;
    }
}
