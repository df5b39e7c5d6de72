#include "run_shaders/model.h"

void model(const struct run *run)
{
    const uint32_t *values = model_input(run, "t0");
    uint32_t *results = model_output(run, "u0");

    for (uint32_t id = 0; id < 8; id++) {
        uint32_t reason = 0, v = values[id];
        for (uint32_t i = 0; i < 50 && reason == 0; i++) {
            v = v * 5 + 3;
            if ((v & 0xff) == 0x80) {
                reason = 1;
            } else if (v % 7 == 6) {
                reason = 2 + i;
            } else {
                v ^= v >> 3;
                if ((v & 0x3f) == 0x11) {
                    reason = 300;
                    v = i;
                } else if (v > 0xf0000000) {
                    reason = 400;
                }
            }
        }
        results[id * 2] = reason;
        results[id * 2 + 1] = v;
    }
}
