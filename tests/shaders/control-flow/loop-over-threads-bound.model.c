#include "run_shaders/model.h"

void model(const struct run *run)
{
    uint32_t *results = model_output(run, "u0");

    for (uint32_t i = 0; i < 384; i++) {
        uint32_t group = i % 192 / 16, thread = i % 16;
        uint32_t x = thread % 4, y = thread / 4 % 2, z = thread / 8;
        uint32_t id_x = group % 3 * 4 + x, id_y = group / 3 % 2 * 2 + y, id_z = group / 6 * 2 + z;
        results[i] = id_x + id_y * 100 + id_z * 10000 + x * 1000000 + y * 10000000 + z * 100000000 + i / 192;
    }
}
