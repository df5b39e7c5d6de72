#include "tests/bench/growth.h"
#include "tests/bench/measure.h"
#include "tests/common/counting_allocator.h"

#include <stdio.h>
#include <stdlib.h>

static void convert_once(struct growth_point *point, dxs_module *module, dxs_converter *converter, const uint8_t *bytes)
{
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;

    parse_options.memory_limit = options.memory_limit = SIZE_MAX;
    double start = seconds_now();
    point->result = dxs_module_parse(module, bytes, point->bytes, &parse_options);
    double parsed = seconds_now();
    point->parse = parsed - start;
    if (point->result != DXS_OK) {
        snprintf(point->message, sizeof point->message, "%s", dxs_module_error(module)->message);
        return;
    }
    point->result = dxs_convert(converter, module, 0, &options, &spirv);
    point->convert = seconds_now() - parsed;
    point->words = spirv.word_count;
    if (point->result != DXS_OK)
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
    if (point.result == DXS_OK && point.convert < 1) /* warm; what takes long is warm anyway */
        convert_once(&point, module, converter, shader);
    point.peak = counts.peak;
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    free(shader);
    return point;
}
