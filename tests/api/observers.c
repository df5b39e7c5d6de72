/* Who only watches a conversion changes nothing. Each test shader is converted with each callback that shows or that
 * answers with the default, alone: the words are those of the conversion without it.
 *
 *     observers SHADERS */
#include "dxs.h"
#include "tests/common/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum callback {
    SHOWS_CONTROL_FLOW,
    MAPS_RESOURCES,
    MAPS_LOCATIONS,
    CALLBACKS
};
static const char *const names[CALLBACKS] = {"show_control_flow", "map_resource", "map_location"};

enum {
    VARIANTS = 4 /* bit 0: untyped pointers; bit 1: heaps directly, all guarantees */
};

struct totals {
    size_t modules, faults;
    size_t called[CALLBACKS];
};

static void show(void *user, const char *function, const dxs_control_flow *flow)
{
    ++*(size_t *)user;
    (void)function;
    (void)flow;
}

static bool map_resource(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    ++*(size_t *)user;
    (void)request;
    (void)binding;
    return true;
}

static bool map_location(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    ++*(size_t *)user;
    (void)request;
    (void)location;
    return true;
}

static struct dxs_options options_of(unsigned variant)
{
    struct dxs_options options;

    dxs_options_init(&options, sizeof options);
    options.features.on[DXS_FEATURE_UNTYPED_POINTERS] = variant & 1;
    options.exact = variant & 2;
    options.model.descriptor_heap = variant & 2 ? DXS_DESCRIPTOR_HEAP_DIRECT : DXS_DESCRIPTOR_HEAP_NONE;
    return options;
}

static void set_callback(struct dxs_options *options, enum callback callback, size_t *calls)
{
    options->show_user = options->map_user = calls;
    if (callback == SHOWS_CONTROL_FLOW)
        options->show_control_flow = show;
    else if (callback == MAPS_RESOURCES)
        options->map_resource = map_resource;
    else
        options->map_location = map_location;
}

/* Compares conversions of the converter with the words of `plain`. */
static void compare(struct totals *t, dxs_converter *converter, const dxs_module *module, uint32_t entry,
                    unsigned variant, const char *path, const struct dxs_spirv *plain)
{
    for (enum callback callback = 0; callback < CALLBACKS; callback++) {
        struct dxs_options options = options_of(variant);
        struct dxs_spirv spirv;
        set_callback(&options, callback, &t->called[callback]);
        enum dxs_result result = dxs_convert(converter, module, entry, &options, &spirv);
        if (result == DXS_RESULT_OK && spirv.word_count == plain->word_count &&
            memcmp(spirv.words, plain->words, plain->word_count * sizeof *plain->words) == 0)
            continue;
        t->faults++;
        printf("%s, entry %u, options %u: %zu words, %zu with %s\n", path, (unsigned)entry, variant, plain->word_count,
               spirv.word_count, names[callback]);
    }
}

int main(int argc, char **argv)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converters[2] = {dxs_converter_create(NULL), dxs_converter_create(NULL)};
    struct input_files files = {0};
    struct totals totals = {0};

    if (argc != 2 || !add_input_files(&files, argv[1]))
        return 2;
    for (size_t i = 0; i < files.count; i++) {
        if (dxs_module_parse(module, files.data[i].bytes, files.data[i].size, NULL) != DXS_RESULT_OK)
            continue;
        for (uint32_t entry = 0; entry < dxs_module_describe(module)->entry_count; entry++)
            for (unsigned variant = 0; variant < VARIANTS; variant++) {
                struct dxs_options options = options_of(variant);
                struct dxs_spirv plain;
                if (dxs_convert(converters[0], module, entry, &options, &plain) != DXS_RESULT_OK)
                    continue;
                totals.modules++;
                compare(&totals, converters[1], module, entry, variant, files.data[i].path, &plain);
            }
    }
    free_input_files(&files);
    dxs_converter_destroy(converters[0]);
    dxs_converter_destroy(converters[1]);
    dxs_module_destroy(module);
    printf("%zu modules, %zu differ; calls of", totals.modules, totals.faults);
    for (enum callback callback = 0; callback < CALLBACKS; callback++)
        printf(" %s %zu", names[callback], totals.called[callback]);
    putchar('\n');
    for (enum callback callback = 0; callback < CALLBACKS; callback++)
        if (totals.called[callback] * 2 < totals.modules) { /* compute shaders have no locations */
            printf("%s is called too rarely: the comparison says nothing\n", names[callback]);
            totals.faults++;
        }
    return totals.faults > 0;
}
