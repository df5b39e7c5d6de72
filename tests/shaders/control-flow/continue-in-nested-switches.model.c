#include "run_shaders/model.h"

static uint32_t scramble(uint32_t x, uint32_t y)
{
    x = (x ^ y) * 3 + (x >> 5);
    x = (x ^ y) * 5 + (x >> 7);
    x = (x ^ y) * 7 + (x >> 3);
    return (x ^ y) * 11 + (x >> 11);
}

static uint32_t behind_both(uint32_t sum, uint32_t word, uint32_t *counted)
{
    *counted += word;
    return scramble(scramble(sum, 8), word);
}

static uint32_t step(uint32_t sum, uint32_t word, uint32_t *counted)
{
    uint32_t outer = word & 3, inner = word >> 2 & 3;

    if (outer != 1)
        return scramble(outer == 2 ? scramble(sum, 9) : sum, word);
    if (inner != 1)
        return behind_both(inner == 2 ? scramble(sum, 7) : sum, word, counted);
    if (word & 16)
        return behind_both(sum + 20, word, counted);
    sum = scramble(sum + 20, 5);
    return word & 32 ? sum : behind_both(scramble(sum, 6), word, counted);
}

void model(const struct run *run)
{
    const uint32_t *code = model_input(run, "t0");
    uint32_t *result = model_output(run, "u0");

    for (uint32_t id = 0; id < 4; id++) {
        result[id] = id;
        for (uint32_t i = 0; i < 4; i++)
            result[id] = step(result[id], code[4 * id + i], &result[4 + id]);
    }
}
