#include "run_shaders/model.h"

static float visit(const float *values, uint32_t low, uint32_t high, float weight, uint32_t least)
{
    uint32_t middle = (low + high) / 2;

    if (high - low <= least)
        return values[low] * weight;
    return visit(values, low, middle, weight * 2, least) + visit(values, middle, high, weight + 1, least);
}

void model(const struct run *run)
{
    const float *values = model_input(run, "t0");
    float *results = model_output(run, "u0");

    for (uint32_t id = 0; id < 4; id++) /* exact in any order: the inputs are small multiples of 1/256 */
        results[id] = visit(values, 0, 16, 1, id + 1);
}
