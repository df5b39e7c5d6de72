/* Decides whether two results agree: equal bits, floats within a tolerance, flushed denormals, allowed variation. */
#include "runner/compare/agreement.h"

#include "runner/run_files/values.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Tolerances -------------------------------------------------------------------------------------------------- */

double tolerance_of(enum exactness exactness, enum value_type type)
{
    static const double tolerances[] = {
        [EXACT] = 0, [INTERPOLATED] = 1e-5, [ROUNDED] = 1e-4, [HALF_ROUNDED] = 1e-3, [APPROXIMATE] = 2e-3};
    double tolerance = tolerances[exactness];

    if (type == TYPE_F16 && exactness != EXACT && tolerance < 4e-3)
        return 4e-3;
    if (type == TYPE_F64 && (exactness == INTERPOLATED || exactness == ROUNDED))
        return 1e-9;
    return tolerance;
}

static double least_normal(enum value_type type)
{
    return type == TYPE_F16 ? 6.103515625e-5 : type == TYPE_F32 ? (double)FLT_MIN : DBL_MIN;
}

/* Whether a device that computes minimum precision with 16 bits gets this infinity where 32 bits hold the number. Only
 * shaders with halves have this tolerance. */
static bool exceeds_halves(double number, double infinity, enum value_type type, double tolerance)
{
    return type == TYPE_F32 && tolerance >= tolerance_of(HALF_ROUNDED, TYPE_F32) && fabs(number) > 65504 &&
           signbit(number) == signbit(infinity);
}

bool floats_agree(double a, double b, enum value_type type, double tolerance)
{
    double scale = fabs(a) > 1 ? fabs(a) : 1;

    if (isnan(a) || isnan(b))
        return isnan(a) && isnan(b); /* any NaN matches any other */
    if (fabs(a) < least_normal(type) && fabs(b) < least_normal(type))
        return true; /* denormals may be flushed; zeros may lose their sign */
    if (isinf(a) || isinf(b))
        return a == b || (isinf(a) ? exceeds_halves(b, a, type, tolerance) : exceeds_halves(a, b, type, tolerance));
    return fabs(a - b) <= tolerance * scale;
}

/* An inexact float may convert to the next integer. */
static bool integers_agree(int64_t a, int64_t b, const struct traits *traits)
{
    return traits->exactness != EXACT && traits->rounds_to_ints && llabs(a - b) <= 1;
}

/* The expected contents and those of a device or another execution. Tolerances are scaled by `part`. */
struct pair {
    const void *expected, *given;
    size_t size;
    const struct traits *traits;
    double part;
};

/* ---- Memory of a format ------------------------------------------------------------------------------------------ */

static bool components_agree(const struct pair *p, const struct texel_format *format, uint64_t a, uint64_t b)
{
    enum value_type type = format_component_size(format) == sizeof(uint16_t) ? TYPE_F16 : TYPE_F32;

    if (a == b)
        return true;
    if (format_holds_floats(format))
        return floats_agree(float_value(type, a), float_value(type, b), type,
                            p->part * tolerance_of(p->traits->exactness, type));
    if (format->clear == CLEAR_FLOAT) /* normalized: devices may round halves either way */
        return llabs(format_is_signed(format) ? (int8_t)a - (int8_t)b : (int64_t)a - (int64_t)b) <= 1;
    return integers_agree((int64_t)a, (int64_t)b, p->traits);
}

/* ---- Memory of words --------------------------------------------------------------------------------------------- */

static uint64_t load(const void *bytes, size_t at, size_t width)
{
    uint64_t bits = 0;

    memcpy(&bits, (const unsigned char *)bytes + at, width);
    return bits;
}

/* Whether the magnitude is usual for a computed float. Integers and parts of wider values read as float rarely have
 * such a magnitude. */
static bool is_plausible(double number, enum value_type type)
{
    double magnitude = fabs(number), least = type == TYPE_F16 ? 1e-4 : type == TYPE_F32 ? 1e-12 : 1e-30;

    return number == 0 || !isfinite(number) || (magnitude >= least && magnitude <= 1e30);
}

/* Whether the word at `at` agrees when read as floats of this type, or as part of one. */
static bool parts_agree(const struct pair *p, size_t at, enum value_type type)
{
    size_t width = value_size(type), begin = at / width * width;
    double tolerance = p->part * tolerance_of(p->traits->exactness, type);

    for (size_t part = begin; part < at + sizeof(uint32_t) && part + width <= p->size; part += width) {
        double a = float_value(type, load(p->expected, part, width)),
               b = float_value(type, load(p->given, part, width));
        if (!is_plausible(a, type) || !is_plausible(b, type) || !floats_agree(a, b, type, tolerance))
            return false;
    }
    return begin + width <= p->size;
}

/* Whether one word is a denormal and the other is zero. Always false if the shader stores integers: they look like
 * denormals. */
static bool is_flushed(uint32_t a, uint32_t b, const struct traits *traits)
{
    const uint32_t sign = UINT32_C(1) << 31, exponent = UINT32_C(0xff) << 23;

    return !traits->stores_ints && traits->exactness != EXACT && (a & exponent) == 0 && (b & exponent) == 0 &&
           ((a & ~sign) == 0 || (b & ~sign) == 0);
}

/* Whether both are 16-bit NaNs that were zero-extended or sign-extended to 32 bits. */
static bool are_wide_nans(uint32_t a, uint32_t b)
{
    bool are_wide = (a >> 16 == 0 || a >> 16 == 0xffff) && (b >> 16 == 0 || b >> 16 == 0xffff);

    return are_wide && isnan(float_value(TYPE_F16, a & 0xffff)) && isnan(float_value(TYPE_F16, b & 0xffff));
}

static bool words_agree(const struct pair *p, size_t at)
{
    uint32_t a = (uint32_t)load(p->expected, at, sizeof a), b = (uint32_t)load(p->given, at, sizeof b);

    return a == b || parts_agree(p, at, TYPE_F32) || (p->traits->has_doubles && parts_agree(p, at, TYPE_F64)) ||
           (p->traits->has_halves && (parts_agree(p, at, TYPE_F16) || are_wide_nans(a, b))) ||
           is_flushed(a, b, p->traits) || integers_agree((int32_t)a, (int32_t)b, p->traits);
}

/* Whether the expected and the given contents agree at offset `at`. */
static bool values_agree(const struct results *r, const void *given, size_t at, const struct traits *traits,
                         double part)
{
    struct pair p = {r->expected, given, r->size, traits, part};
    size_t width = result_width(r->format);

    if (!r->format)
        return words_agree(&p, at);
    return components_agree(&p, r->format, load(r->expected, at, width), load(given, at, width));
}

/* ---- Reach ------------------------------------------------------------------------------------------------------- */

size_t result_width(const struct texel_format *format)
{
    return format ? format_component_size(format) : sizeof(uint32_t);
}

double result_number(const struct texel_format *format, uint64_t bits)
{
    if (format && format_holds_floats(format))
        return float_value(format_component_size(format) == sizeof(uint16_t) ? TYPE_F16 : TYPE_F32, bits);
    if (!format && is_plausible(float_value(TYPE_F32, bits), TYPE_F32))
        return float_value(TYPE_F32, bits);
    if (format && result_width(format) == 1)
        return format_is_signed(format) ? (int8_t)bits : (double)bits;
    return (int32_t)bits;
}

/* Smallest and largest allowed value of a component, without rounding errors. */
static void bounds_of(const struct results *r, size_t at, double bounds[2])
{
    size_t width = result_width(r->format);
    double expected = result_number(r->format, load(r->expected, at, width));

    bounds[0] = expected - r->reach->down[at / width];
    bounds[1] = expected + r->reach->up[at / width];
}

/* Whether a component varies continuously with its inputs, as floats and normalized colours do. */
static bool is_number(const struct results *r, size_t at)
{
    if (r->format)
        return r->format->clear == CLEAR_FLOAT;
    return is_plausible(float_value(TYPE_F32, load(r->expected, at, sizeof(uint32_t))), TYPE_F32);
}

static bool is_within_reach(const struct results *r, size_t at, const struct traits *traits)
{
    size_t width = result_width(r->format);
    double number = result_number(r->format, load(r->device, at, width)), bounds[2];
    bool is_float = !r->format || format_holds_floats(r->format);

    if (!r->reach)
        return false;
    bounds_of(r, at, bounds);
    if (isnan(bounds[0]) || isnan(bounds[1])) /* an infinite texel may be left out */
        return !isnan(result_number(r->format, load(r->expected, at, width)));
    if (bounds[0] < bounds[1] && (!is_number(r, at) || isinf(bounds[0]) || isinf(bounds[1])))
        return true; /* a discrete value that depends on a variation may be anything */
    double scale = fmax(fmax(fabs(bounds[0]), fabs(bounds[1])), 1),
           slack = is_float ? scale * tolerance_of(traits->exactness, width == 2 ? TYPE_F16 : TYPE_F32) : 1;
    return number >= bounds[0] - slack && number <= bounds[1] + slack;
}

/* ---- Comparison -------------------------------------------------------------------------------------------------- */

static void print_difference(const struct results *r, size_t at, size_t width)
{
    uint64_t device = load(r->device, at, width), expected = load(r->expected, at, width);
    size_t texel = r->row ? at / r->format->size : 0;
    int digits = (int)width * 2;
    double bounds[2];

    if (r->row)
        printf("  %s (%zu, %zu).%c", r->title, texel % r->row, texel / r->row, "xyzw"[at % r->format->size / width]);
    else
        printf("  %s[%zu]", r->title, at / width);
    printf(" is 0x%0*llx, should be 0x%0*llx", digits, (unsigned long long)device, digits,
           (unsigned long long)expected);
    if (width == sizeof(uint32_t))
        printf(" (as floats %.9g and %.9g)", float_value(TYPE_F32, device), float_value(TYPE_F32, expected));
    if (r->reach) {
        bounds_of(r, at, bounds);
        printf(", may be %.9g to %.9g", bounds[0], bounds[1]);
    }
    printf("\n");
}

/* Whether different rounding changes the result much; then the device's result may differ as much. Fast arithmetic
 * excludes NaN, so a NaN that results from it is undetermined, too. */
static bool is_sensitive(const struct results *r, size_t at, const struct traits *traits)
{
    bool differs = traits->is_fast && r->rounding_count > 0 && is_number(r, at) &&
                   isnan(result_number(r->format, load(r->expected, at, result_width(r->format))));

    for (size_t i = 0; i < r->rounding_count; i++)
        differs = differs || !values_agree(r, r->roundings[i], at, traits, 0.25);
    return differs;
}

static bool is_determined(const struct results *r, size_t at, size_t width)
{
    bool same = true;

    for (size_t i = 0; i < r->other_count; i++)
        same = same && load(r->others[i], at, width) == load(r->expected, at, width);
    return same;
}

/* Whether more than 1/8 of the written values depend on the order of threads. Then the others probably do so too, even
 * if they happen to be equal in the orders tried. */
static bool depends_on_order(const struct results *r, size_t width)
{
    enum {
        MAX_OF = 8
    };
    size_t changed = 0, undetermined = 0;

    for (size_t at = 0; at + width <= r->size; at += width) {
        bool differs = !is_determined(r, at, width);
        changed += differs || !r->before || load(r->expected, at, width) != load(r->before, at, width);
        undetermined += differs;
    }
    return undetermined * MAX_OF > changed;
}

static struct difference difference_at(const struct results *r, size_t at, size_t width)
{
    struct difference difference = {.index = at / width,
                                    .width = width,
                                    .device = load(r->device, at, width),
                                    .expected = load(r->expected, at, width),
                                    .is_float = width == sizeof(uint32_t) &&
                                                (r->format ? format_holds_floats(r->format) : is_number(r, at))};

    snprintf(difference.title, sizeof difference.title, "%s", r->title);
    return difference;
}

void compare_results(const struct results *r, const struct traits *traits, struct tally *tally)
{
    enum {
        MAX_SHOWN = 4
    };
    size_t width = result_width(r->format), shown = 0;

    if (depends_on_order(r, width)) {
        tally->undetermined += r->size / width;
        return;
    }
    for (size_t at = 0; at + width <= r->size; at += width) {
        bool agrees = values_agree(r, r->device, at, traits, 1) || is_within_reach(r, at, traits);
        if (!is_determined(r, at, width) || (!agrees && is_sensitive(r, at, traits))) {
            tally->undetermined++;
            continue;
        }
        tally->compared++;
        if (agrees)
            continue;
        if (tally->differences++ == 0)
            tally->first = difference_at(r, at, width);
        if (!tally->is_silent && shown++ < MAX_SHOWN)
            print_difference(r, at, width);
    }
    if (shown > MAX_SHOWN)
        printf("  %s: and %zu more differences\n", r->title, shown - MAX_SHOWN);
}
