/* Compares memory with lists of expected values, within each value's tolerance. */
#include "run_shaders/compare.h"

#include "device/report.h"

#include <math.h>
#include <stdio.h>

static bool is_close(double expected, double actual, double tolerance)
{
    double scale = fabs(expected) > 1 ? fabs(expected) : 1;

    if (isinf(expected) || isinf(actual))
        return expected == actual;
    return fabs(actual - expected) <= tolerance * scale;
}

static bool agrees(const struct value *expected, const struct value *actual)
{
    if (expected->any || expected->bits == actual->bits)
        return true;
    if (!value_is_float(expected->type))
        return false;
    double wanted = float_value(expected->type, expected->bits), found = float_value(actual->type, actual->bits);
    if (isnan(wanted) || isnan(found))
        return isnan(wanted) && isnan(found); /* any NaN matches any other */
    return expected->tolerance >= 0 && is_close(wanted, found, expected->tolerance);
}

size_t compare_values(const char *title, const struct value_list *expected, const void *actual, size_t size)
{
    enum {
        MAX_SHOWN = 8
    };
    const unsigned char *bytes = actual;
    size_t differences = 0, at = 0;
    char wanted[VALUE_TEXT], found[VALUE_TEXT];

    for (size_t i = 0; i < expected->count; i++) {
        const struct value *value = &expected->values[i];
        size_t width = value_size(value->type);
        if (width > size - at) {
            printf("  %s: %zu values are expected, which is more than it holds\n", title, expected->count);
            return differences + 1;
        }
        struct value read = load_value(value->type, bytes + at);
        at += width;
        if (agrees(value, &read))
            continue;
        if (differences++ < MAX_SHOWN)
            printf("  %s[%zu] is %s, should be %s\n", title, i, describe_value(&read, found),
                   describe_value(value, wanted));
    }
    if (differences > MAX_SHOWN)
        printf("  %s: and %zu more differences\n", title, differences - MAX_SHOWN);
    if (at < size) {
        printf("  %s: the last %zu bytes are not expected to be anything; write _ for values that do not matter\n",
               title, size - at);
        differences++;
    }
    return differences;
}

struct value_list values_of_bytes(const void *bytes, size_t size, const struct value *like)
{
    struct value_list list = {.count = size / value_size(like->type)};

    list.values = allocate(list.count, sizeof *list.values);
    for (size_t i = 0; i < list.count; i++) {
        list.values[i] = load_value(like->type, (const unsigned char *)bytes + i * value_size(like->type));
        list.values[i].tolerance = like->tolerance;
    }
    return list;
}
