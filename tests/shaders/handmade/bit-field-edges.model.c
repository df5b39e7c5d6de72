#include "run_shaders/model.h"

#include <stddef.h>

enum {
    THREADS = 64,
    BITS = 32
};

static uint32_t bit_of(uint32_t value, uint32_t bit)
{
    return value >> bit & 1;
}

/* Bit by bit: bit n of the field is bit offset + n of the value, while there is one. */
static void put_fields(uint32_t *results, uint32_t width, uint32_t offset, uint32_t value, uint32_t into)
{
    uint32_t field = 0, bits = 0;

    width %= BITS;
    offset %= BITS;
    for (; bits < width && offset + bits < BITS; bits++) {
        field |= bit_of(value, offset + bits) << bits;
        into = (into & ~(UINT32_C(1) << (offset + bits))) | bit_of(value, bits) << (offset + bits);
    }
    results[THREADS] = field;
    results[2 * THREADS] = into;
    if (bits > 0 && bit_of(field, bits - 1))
        for (; bits < BITS; bits++)
            field |= UINT32_C(1) << bits;
    results[0] = field;
}

void model(const struct run *run)
{
    static const uint32_t constants[] = {0, 1, 2, 3, 30, 31, 33};
    const uint32_t *source = model_input(run, "t0");
    uint32_t *results = model_output(run, "u0");

    for (size_t n = 0; n < sizeof constants / sizeof *constants; n++)
        for (uint32_t thread = 0; thread < THREADS; thread++) {
            uint32_t *at = results + n * 6 * THREADS + thread, dynamic = source[2 + thread];
            put_fields(at, constants[n], dynamic, source[0], source[1]);
            put_fields(at + 3 * THREADS, dynamic, constants[n], source[0], source[1]);
        }
}
