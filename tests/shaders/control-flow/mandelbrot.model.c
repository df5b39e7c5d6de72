#include "run_shaders/model.h"

void model(const struct run *run)
{
    uint32_t *results = model_output(run, "u0");

    for (int row = 0; row < 4; row++) {
        for (int column = 0; column < 16; column++) {
            int x = 0, y = 0;
            uint32_t trips = 0;
            for (; trips < 32 && x * x + y * y < 4 * 256 * 256; trips++) {
                int t = (x * x - y * y) / 256 + column * 96 - 512;
                y = x * y / 128 + row * 80;
                x = t;
            }
            results[row * 16 + column] = trips;
        }
    }
}
