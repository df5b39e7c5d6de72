/* Compares executions word by word. Words may be integers or floats; those of doubles are compared in pairs. */
#include "compare_programs.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    MAX_PRINTED = 8
};

#define NEAR                                                                                                           \
    1e-4 /* greatest relative distance of floats: compilers have their own approximations of acos and the like */

static bool are_near(double expected, double actual)
{
    if (isnan(expected) || isnan(actual))
        return isnan(expected) && isnan(actual);
    return expected == actual || fabs(expected - actual) <= NEAR * fmax(fabs(expected), fabs(actual));
}

static bool are_equal_elements(const void *expected, const void *actual, enum value_type type)
{
    size_t size = value_size(type);
    struct value a = load_value(type, expected), b = load_value(type, actual);

    return memcmp(expected, actual, size) == 0 ||
           (value_is_float(type) && are_near(float_value(type, a.bits), float_value(type, b.bits)));
}

/* Three versions of a block of memory. */
struct memory {
    char title[64];
    const char *expected, *repeated, *actual;
    size_t size;
    enum value_type type;
};

static void print_element(const char *text, const char *bytes, enum value_type type)
{
    struct value value = load_value(type, bytes);
    char digits[VALUE_TEXT];

    printf("%s%s", text, describe_value(&value, digits));
}

static size_t compare_memory(const struct memory *m)
{
    size_t width = value_size(m->type), differences = 0;

    for (size_t at = 0; at + width <= m->size; at += width) {
        if (memcmp(m->expected + at, m->repeated + at, width) != 0 ||
            are_equal_elements(m->expected + at, m->actual + at, m->type))
            continue;
        if (++differences > MAX_PRINTED)
            continue;
        printf("  %s[%zu]", m->title, at / width);
        print_element(" is ", m->actual + at, m->type);
        print_element(", by the other program ", m->expected + at, m->type);
        putchar('\n');
    }
    return differences;
}

/* Doubles as doubles, everything else as words that may be floats. */
static enum value_type compared_type(const struct input *input)
{
    return input->values.count > 0 && input->values.values[0].type == TYPE_F64 ? TYPE_F64 : TYPE_F32;
}

static size_t compare_contents(const struct run_file *file, const struct execution *expected,
                               const struct execution *repeated, const struct execution *actual)
{
    size_t differences = 0;

    for (size_t i = 0; i < file->input_count; i++) {
        const struct input *input = &file->inputs[i];
        struct memory memory = {.expected = expected->contents[i],
                                .repeated = repeated->contents[i],
                                .actual = actual->contents[i],
                                .size = input->size,
                                .type = compared_type(input)};
        if (!memory.expected || !memory.actual)
            continue;
        snprintf(memory.title, sizeof memory.title, "input %zu", i);
        differences += compare_memory(&memory);
    }
    return differences;
}

static const struct stage_output *find_output(const struct execution *execution, const struct stage_output *like)
{
    for (size_t i = 0; i < execution->output_count; i++) {
        const struct stage_output *output = &execution->outputs[i];
        if (strcmp(output->name, like->name) == 0 && output->index == like->index && output->stream == like->stream)
            return output;
    }
    return NULL;
}

static size_t compare_outputs(const struct execution *expected, const struct execution *repeated,
                              const struct execution *actual)
{
    size_t differences = 0;

    for (size_t i = 0; i < expected->output_count; i++) {
        const struct stage_output *e = &expected->outputs[i], *r = &repeated->outputs[i], *a = find_output(actual, e);
        if (!a || a->count != e->count || a->columns != e->columns) {
            printf("  %s%u: rows of another size\n", e->name, e->index);
            differences++;
            continue;
        }
        struct memory memory = {.expected = (const char *)e->words,
                                .repeated = (const char *)r->words,
                                .actual = (const char *)a->words,
                                .size = e->count * e->columns * sizeof(uint32_t),
                                .type = TYPE_F32};
        snprintf(memory.title, sizeof memory.title, "%.40s%u", e->name, e->index);
        differences += compare_memory(&memory);
    }
    return differences;
}

size_t compare_programs(const struct run_file *file, const struct execution *expected, const struct execution *repeated,
                        const struct execution *actual)
{
    size_t differences = compare_contents(file, expected, repeated, actual);

    if (expected->outputs_are_unknown || expected->is_unordered)
        return differences;
    return differences + compare_outputs(expected, repeated, actual);
}
