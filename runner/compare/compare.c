/* Compares memory with lists of expected values, within each value's tolerance. */
#include "runner/compare/compare.h"

#include "runner/common/report.h"

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

/* ---- Vertices in any order --------------------------------------------------------------------------------------- */

bool is_expected_output(const struct stage_output *output, const struct expectation *e)
{
    return output->stream == e->stream && e->semantic &&
           same_semantic(output->name, output->index, e->semantic, e->index);
}

size_t compare_stage_output(const struct stage_output *outputs, size_t count, const struct expectation *e)
{
    char title[64];

    snprintf(title, sizeof title, "%.40s%u", e->semantic, e->index);
    for (size_t i = 0; i < count; i++)
        if (is_expected_output(&outputs[i], e))
            return compare_values(title, &e->values, outputs[i].words,
                                  outputs[i].count * outputs[i].columns * sizeof(uint32_t));
    test_fails("the shader has no output %s", title);
}

/* Whether a row of `found` has the values that are expected at `wanted`. */
static bool row_agrees(const struct stage_output *output, const struct expectation *e, size_t found, size_t wanted)
{
    for (size_t column = 0; column < output->columns; column++) {
        size_t at = wanted * output->columns + column;
        if (at >= e->values.count)
            return false;
        struct value read = load_value(e->values.values[at].type,
                                       (const unsigned char *)&output->words[found * output->columns + column]);
        if (!agrees(&e->values.values[at], &read))
            return false;
    }
    return true;
}

static bool vertex_agrees(const struct run_file *file, const struct stage_output *outputs, size_t count,
                          uint32_t stream, const size_t vertices[2])
{
    for (size_t i = 0; i < file->expectation_count; i++)
        for (size_t k = 0; k < count; k++)
            if (outputs[k].stream == stream && is_expected_output(&outputs[k], &file->expectations[i]) &&
                !row_agrees(&outputs[k], &file->expectations[i], vertices[0], vertices[1]))
                return false;
    return true;
}

void swap_vertices(struct stage_output *outputs, size_t count, uint32_t stream, const size_t vertices[2])
{
    for (size_t k = 0; k < count; k++) {
        if (outputs[k].stream != stream)
            continue;
        for (size_t column = 0; column < outputs[k].columns; column++) {
            uint32_t *a = &outputs[k].words[vertices[0] * outputs[k].columns + column];
            uint32_t *b = &outputs[k].words[vertices[1] * outputs[k].columns + column];
            uint32_t kept = *a;
            *a = *b;
            *b = kept;
        }
    }
}

static size_t vertex_count(const struct stage_output *outputs, size_t count, uint32_t stream)
{
    for (size_t k = 0; k < count; k++)
        if (outputs[k].stream == stream)
            return outputs[k].count;
    return 0;
}

void order_like_expected(const struct run_file *file, struct stage_output *outputs, size_t count)
{
    enum {
        STREAMS = 4
    };

    for (uint32_t stream = 0; stream < STREAMS; stream++) {
        size_t vertices = vertex_count(outputs, count, stream);
        for (size_t wanted = 0; wanted < vertices; wanted++) {
            size_t pair[2] = {wanted, wanted};
            while (pair[0] < vertices && !vertex_agrees(file, outputs, count, stream, pair))
                pair[0]++;
            if (pair[0] < vertices)
                swap_vertices(outputs, count, stream, pair);
        }
    }
}
