/* Measures generated shaders of a chosen size: time and memory, or the instructions executed by each stage. */
#include "tests/bench/growth.h"
#include "tests/bench/measure.h"
#include "tests/bench/stages.h"
#include "tests/common/counting_allocator.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    ROUNDS = 4 /* after the first */
};

/* The default limits are too low for shaders of 10 MB. */
static const struct dxs_limits no_limits = {
    .memory = SIZE_MAX, .values = UINT32_MAX, .blocks = UINT32_MAX, .types = UINT32_MAX, .nesting = UINT32_MAX};

static void convert_once(struct growth_point *point, dxs_module *module, dxs_converter *converter, const uint8_t *bytes)
{
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;

    parse_options.limits = options.limits = no_limits;
    double start = processor_seconds_now();
    point->result = dxs_module_parse(module, bytes, point->bytes, &parse_options);
    double parsed = processor_seconds_now();
    keep_least(&point->parse, parsed - start);
    if (point->result != DXS_RESULT_OK) {
        snprintf(point->message, sizeof point->message, "%s", dxs_module_error(module)->message);
        return;
    }
    point->result = dxs_convert(converter, module, 0, &options, &spirv);
    keep_least(&point->convert, processor_seconds_now() - parsed);
    point->words = spirv.word_count;
    if (point->result != DXS_RESULT_OK)
        snprintf(point->message, sizeof point->message, "%s", dxs_converter_error(converter)->message);
}

struct growth_point measure_growth(const struct shader_family *family, size_t bytes)
{
    struct growth_point point = {.family = family->name, .units = family_units(family, bytes)};
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);
    uint8_t *shader = make_family_shader(family, point.units, &point.bytes);
    dxs_module *module = dxs_module_create(&allocator);
    dxs_converter *converter = dxs_converter_create(&allocator);

    convert_once(&point, module, converter, shader);
    point.cold = point.parse + point.convert;
    /* Discards the times of the first two conversions: the second merges each arena into one block of fresh pages. */
    for (int round = 0; point.result == DXS_RESULT_OK && round < ROUNDS; round++) {
        if (round < 2)
            point.parse = point.convert = 0;
        convert_once(&point, module, converter, shader);
    }
    point.peak = counts.peak;
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    free(shader);
    return point;
}

static void end_growth_of(const char *stage, const struct growth_point *point)
{
    char name[96];

    int length = snprintf(name, sizeof name, "%s:%s:%zu", stage, point->family, point->bytes);
    for (int i = 0; i < length; i++) /* names of dumps have no spaces */
        if (name[i] == ' ')
            name[i] = '-';
    end_instructions_of(name, true);
}

void count_growth(const struct shader_family *family, size_t bytes)
{
    struct growth_point point = {.family = family->name, .units = family_units(family, bytes)};
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    struct dxs_options options = dxs_default_options();
    uint8_t *shader = make_family_shader(family, point.units, &point.bytes);
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_spirv spirv;

    convert_once(&point, module, converter, shader);
    parse_options.limits = options.limits = no_limits;
    collect_instructions(true);
    dxs_module_parse(module, shader, point.bytes, &parse_options);
    collect_instructions(false);
    end_growth_of("parse", &point);
    collect_instructions(true);
    dxs_convert(converter, module, 0, &options, &spirv);
    collect_instructions(false);
    end_growth_of("convert", &point);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    free(shader);
}
