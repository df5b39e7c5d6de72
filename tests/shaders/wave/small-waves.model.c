#include "run_shaders/model.h"

#include <string.h>

enum {
    LANES = 4,
    THREADS = 20,
    ROW = 32 /* words */
};

struct wave {
    uint32_t values[LANES], mask; /* of the lanes that take part */
};

static bool takes_part(const struct wave *wave, uint32_t lane)
{
    return wave->mask >> lane & 1;
}

static uint32_t bits_of_float(float value)
{
    uint32_t bits;

    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* Lanes in `mask` below `end`. */
static uint32_t sum(const struct wave *wave, uint32_t mask, uint32_t end)
{
    uint32_t result = 0;

    for (uint32_t lane = 0; lane < end; lane++)
        result += mask >> lane & 1 ? wave->values[lane] : 0;
    return result;
}

static uint32_t product(const struct wave *wave, uint32_t end)
{
    uint32_t result = 1;

    for (uint32_t lane = 0; lane < end; lane++)
        result *= takes_part(wave, lane) ? wave->values[lane] : 1;
    return result;
}

static uint32_t ballot(const struct wave *wave, uint32_t bit)
{
    uint32_t result = 0;

    for (uint32_t lane = 0; lane < LANES; lane++)
        result |= (uint32_t)(takes_part(wave, lane) && wave->values[lane] & bit) << lane;
    return result;
}

static uint32_t count(uint32_t bits)
{
    uint32_t result = 0;

    for (; bits; bits &= bits - 1)
        result++;
    return result;
}

static uint32_t *put_active(uint32_t *to, const struct wave *wave, uint32_t lane)
{
    uint32_t first = 0, below = (1u << lane) - 1, odd = ballot(wave, 1), value = wave->values[lane];
    uint32_t same = (value & 1 ? odd : ~odd) & wave->mask, least = UINT32_MAX, most = 0;
    uint32_t of_all = UINT32_MAX, of_any = 0, of_odd = 0, of_odd_same = 0;
    bool any = false, all = true, equal = true;

    while (!takes_part(wave, first))
        first++;
    for (uint32_t n = 0; n < LANES; n++) {
        uint32_t other = wave->values[n];
        if (!takes_part(wave, n))
            continue;
        least = other < least ? other : least;
        most = other > most ? other : most;
        of_all &= other;
        of_any |= other;
        of_odd ^= other;
        of_odd_same ^= n < lane && same >> n & 1 ? other : 0;
        any |= other > 12;
        all &= other > 3;
        equal &= other / 6 == wave->values[first] / 6;
    }
    *to++ = lane == first;
    *to++ = any;
    *to++ = all;
    *to++ = equal;
    *to++ = wave->values[first];
    *to++ = count(odd);
    *to++ = count(odd & below);
    *to++ = sum(wave, wave->mask, LANES);
    *to++ = product(wave, LANES);
    *to++ = least;
    *to++ = most;
    *to++ = of_all;
    *to++ = of_any;
    *to++ = of_odd;
    *to++ = bits_of_float((float)sum(wave, wave->mask, LANES));
    *to++ = sum(wave, wave->mask, lane);
    *to++ = product(wave, lane);
    *to++ = bits_of_float((float)sum(wave, wave->mask, lane));
    *to++ = same;
    *to++ = sum(wave, same, lane);
    *to++ = of_odd_same;
    *to++ = count(ballot(wave, 2) & same & below);
    return to;
}

void model(const struct run *run)
{
    const uint32_t *values = model_input(run, "u0");
    uint32_t *results = model_output(run, "u1");

    for (uint32_t thread = 0; thread < THREADS; thread++) {
        uint32_t lane = thread % LANES, *to = results + ROW * thread;
        struct wave whole = {.mask = 15}, some = {.mask = 0};
        memcpy(whole.values, values + thread - lane, sizeof whole.values);
        some = whole;
        some.mask = 0;
        for (uint32_t n = 0; n < LANES; n++)
            some.mask |= (uint32_t)(whole.values[n] % 3 != 0) << n;
        *to++ = lane;
        *to++ = LANES;
        *to++ = 15;
        *to++ = ballot(&whole, 1);
        *to++ = 0;
        if (takes_part(&some, lane))
            to = put_active(to, &some, lane);
        *to++ = whole.values[2];
        *to++ = whole.values[whole.values[lane] & 3];
        *to++ = whole.values[lane ^ 1];
        *to++ = whole.values[3];
    }
}
