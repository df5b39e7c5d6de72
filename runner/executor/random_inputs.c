/* Replaces the inputs of a .run file by random values of the same range, but for those that the file fixes. */
#include "runner/executor/execute.h"

#include "cli/random.h"
#include "runner/common/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Range of all values of one type in an input. */
struct range {
    double least, greatest; /* floats, except infinities */
    int64_t least_signed;   /* signed types */
    int64_t greatest_signed;
    uint64_t greatest_unsigned; /* unsigned types; their ranges start at 0 */
};

static bool is_signed(enum value_type type)
{
    return type == TYPE_I32 || type == TYPE_I64;
}

static int64_t signed_value(const struct value *value)
{
    return value->type == TYPE_I32 ? (int32_t)(uint32_t)value->bits : (int64_t)value->bits;
}

static struct range range_of(const struct value_list *list, enum value_type type)
{
    struct range r = {0}; /* always includes 0 */

    for (size_t i = 0; i < list->count; i++) {
        const struct value *value = &list->values[i];
        if (value->type != type)
            continue;
        double number = value_is_float(type) ? float_value(type, value->bits) : 0;
        int64_t integer = is_signed(type) ? signed_value(value) : 0;
        r.least = isfinite(number) && number < r.least ? number : r.least;
        r.greatest = isfinite(number) && number > r.greatest ? number : r.greatest;
        r.least_signed = integer < r.least_signed ? integer : r.least_signed;
        r.greatest_signed = integer > r.greatest_signed ? integer : r.greatest_signed;
        r.greatest_unsigned = value->bits > r.greatest_unsigned ? value->bits : r.greatest_unsigned;
    }
    return r;
}

/* Random number below `count`; 0: any 64-bit number. */
static uint64_t below(uint64_t random, uint64_t count)
{
    return count ? random % count : random;
}

/* Random multiple of a power of two; the range holds about a thousand of them. All float types represent these numbers,
 * and short sums of them are exact. */
static double number_between(uint64_t random, const struct range *range)
{
    if (range->least == range->greatest)
        return range->least;
    double step = ldexp(1, ilogb(range->greatest - range->least) - 10);
    double first = ceil(range->least / step), count = floor(range->greatest / step) - first + 1;

    return (first + floor(count * (double)(random >> 32) / 0x1p32)) * step;
}

static uint64_t random_like(const struct value *old, const struct range *range, uint64_t random)
{
    if (value_is_float(old->type)) {
        if (!isfinite(float_value(old->type, old->bits)))
            return old->bits;
        return value_bits(old->type, number_between(random, range));
    }
    if (is_signed(old->type)) {
        uint64_t count = (uint64_t)range->greatest_signed - (uint64_t)range->least_signed + 1;
        uint64_t bits = (uint64_t)range->least_signed + below(random, count);
        return old->type == TYPE_I32 ? bits & UINT32_MAX : bits;
    }
    return below(random, range->greatest_unsigned + 1);
}

static void randomize(struct value_list *list, uint64_t *state)
{
    for (enum value_type type = TYPE_U8; type <= TYPE_F64; type++) {
        struct range range = range_of(list, type);
        for (size_t i = 0; i < list->count; i++)
            if (list->values[i].type == type && !list->values[i].is_fixed)
                list->values[i].bits = random_like(&list->values[i], &range, random_bits(state));
    }
}

void randomize_inputs(struct run_file *file, uint64_t seed)
{
    uint64_t state = seed;
    size_t size;

    for (size_t i = 0; i < file->input_count; i++) {
        struct input *input = &file->inputs[i];
        if (input->values.count == 0)
            continue;
        randomize(&input->values, &state);
        free(input->bytes);
        input->bytes = value_bytes(&input->values, &input->size);
    }
    for (size_t i = 0; i < file->stage_input_count; i++) {
        struct stage_input *input = &file->stage_inputs[i];
        randomize(&input->values, &state);
        free(input->words);
        input->words = value_bytes(&input->values, &size);
    }
}
