/* A covering array of strength 2. A flag is on in row 0 and in 4 of the 9 others, each flag in other ones. Two such
 * sets of 5 rows differ, so each has a row that the other lacks; they have at most 9 rows together, so in one both are
 * off. */
#include "runner/common/paired_options.h"

#include <stddef.h>
#include <string.h>

static uint32_t count_bits(uint32_t bits)
{
    uint32_t count = 0;

    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* The rows 1 to 9 in which a flag is on, as bits. */
static uint32_t rows_of(uint32_t flag)
{
    enum {
        ON = 4
    };
    uint32_t bits = (1 << ON) - 1;

    for (uint32_t n = 0; n < flag; n++)
        do
            bits++;
        while (count_bits(bits) != ON);
    return bits;
}

bool paired_choice(uint32_t flag, uint32_t row)
{
    if (row < PAIRED_ROWS)
        return row == 0 || rows_of(flag) >> (row - 1) & 1;
    uint64_t mixed = ((uint64_t)row << 32 | flag) * UINT64_C(0x9E3779B97F4A7C15);
    mixed = (mixed ^ mixed >> 29) * UINT64_C(0xBF58476D1CE4E5B9);
    return mixed >> 63;
}

static uint32_t choose_flags(bool *flags, size_t count, uint32_t first, uint32_t row)
{
    for (size_t n = 0; n < count; n++)
        flags[n] = paired_choice(first++, row);
    return first;
}

void choose_paired(struct dxs_options *options, uint32_t row)
{
    uint32_t flag = choose_flags(options->features.on, DXS_FEATURE_COUNT, 0, row);
    bool *const others[] = {&options->exact_raw_bounds, &options->debug_info, &options->structured_names,
                            &options->pipeline.invariant_position};

    flag = choose_flags(options->guarantees.on, DXS_GUARANTEE_COUNT, flag, row);
    flag = choose_flags(options->workarounds.on, DXS_WORKAROUND_COUNT, flag, row);
    for (size_t n = 0; n < sizeof others / sizeof *others; n++)
        *others[n] = paired_choice(flag++, row);
    options->workarounds.on[DXS_WORKAROUND_ZERO_NANS] = false;
    options->features.compute_derivatives = (enum dxs_compute_derivatives)(row % (DXS_COMPUTE_DERIVATIVES_QUADS + 1));
}
