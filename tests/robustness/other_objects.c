/* Wrong use of root signatures, layouts, graphs, executors and location mappings: NULL and zero, empty objects,
 * structures of other sizes or full of nonsense, every truncation of the input. */
#include "tests/common/demand.h"
#include "tests/common/files.h"
#include "tests/fuzz/records.h"
#include "tests/robustness/every_object.h"

#include "dxs_exec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Nothing at all ---------------------------------------------------------------------------------------------- */

static void use_empty_root_signature(const struct every_object *o)
{
    static const struct dxs_root_signature_desc zero = {0};
    const void *bytes;
    const char *text;
    size_t size;

    demand(dxs_root_signature_describe(o->signature)->parameter_count == 0, "nothing has no parameters");
    demand(dxs_root_signature_parse(o->signature, NULL, 0) != DXS_RESULT_OK, "no bytes are no root signature");
    demand(dxs_root_signature_parse(o->signature, "", 0) != DXS_RESULT_OK, "an empty file is no root signature");
    demand(dxs_root_signature_from_json(o->signature, NULL, 0) != DXS_RESULT_OK, "no text is no JSON");
    demand(dxs_root_signature_from_hlsl(o->signature, DXS_ROOT_SIGNATURE_VERSION_V1_1, NULL, 0) == DXS_RESULT_OK,
           "no text is an empty root signature, as DXC has it");
    demand(dxs_root_signature_from_hlsl(o->signature, (enum dxs_root_signature_version)0, "", 0) != DXS_RESULT_OK &&
               dxs_root_signature_from_hlsl(o->signature, (enum dxs_root_signature_version)77, "", 0) != DXS_RESULT_OK,
           "no such version");
    demand(dxs_root_signature_convert(o->signature, &zero, DXS_ROOT_SIGNATURE_VERSION_V1_1) != DXS_RESULT_OK,
           "zero is no version");
    demand(dxs_root_signature_convert(o->signature, dxs_root_signature_describe(o->signature),
                                      (enum dxs_root_signature_version)77) != DXS_RESULT_OK,
           "no such version");
    demand(dxs_root_signature_serialize(o->signature, &zero, &bytes, &size) != DXS_RESULT_OK, "zero is no version");
    demand(dxs_root_signature_serialize_content(o->signature, &zero, &bytes, &size) != DXS_RESULT_OK,
           "zero is no version");
    dxs_root_signature_to_hlsl(o->signature, &zero, &text, &size);
    dxs_root_signature_to_json(o->signature, &zero, &text, &size);
    demand(dxs_root_signature_error(o->signature) != NULL, "there is always an error to look at");
}

static void use_empty_layout(const struct every_object *o)
{
    static const struct dxs_root_signature_desc zero = {0};
    struct dxs_resource buffer = {.kind = DXS_RESOURCE_KIND_RAW_BUFFER, .count = 1, .name = ""};
    struct dxs_binding_request request = {.stage = DXS_STAGE_PIXEL, .resource = &buffer};
    struct dxs_binding binding;
    const char *json;
    size_t size;

    demand(dxs_layout_describe(o->layout)->set_count == 0, "nothing has no sets");
    demand(dxs_layout_to_json(o->layout, &json, &size) != DXS_RESULT_OK, "nothing cannot be described");
    demand(dxs_layout_resolve(o->layout, &request, &binding) != DXS_RESULT_OK, "nothing has no place for a resource");
    demand(dxs_layout_build(o->layout, NULL, NULL, NULL) == DXS_RESULT_INVALID_ARGUMENT,
           "one root signature there must be");
    demand(dxs_layout_build(o->layout, &zero, NULL, NULL) != DXS_RESULT_OK, "zero is no version");
    demand(dxs_layout_error(o->layout)->message[0], "there is a reason");
    demand(dxs_layout_describe(o->layout)->set_count == 0, "a layout that was not built has no sets");
}

static void use_empty_graph(const struct every_object *o)
{
    const char *text;
    size_t size;

    for (int view = -1; view < 9; view++)
        demand(dxs_graph_show(o->graph, (enum dxs_graph_view)view, "", &text, &size) != DXS_RESULT_OK,
               "nothing cannot be shown");
    demand(dxs_graph_structurize(o->graph, "") != DXS_RESULT_OK, "no text is no graph");
    demand(dxs_graph_error(o->graph)->message[0], "there is a reason");
}

static void use_nothing(void)
{
    static const struct every_object none = {0};
    struct every_object objects = create_every_object(NULL);

    destroy_every_object(&none);
    dxs_executor_destroy(NULL);
    use_empty_root_signature(&objects);
    use_empty_layout(&objects);
    use_empty_graph(&objects);
    demand(use_root_signature(&objects) == DXS_RESULT_OK && use_graph(&objects) == DXS_RESULT_OK,
           "and then they can be used");
    destroy_every_object(&objects);
}

/* ---- Structs of other sizes -------------------------------------------------------------------------------------- */

/* Exactly the stated size: sanitizers see reads past the end. */
static void *of_size(const void *data, size_t size_of_data, size_t size)
{
    size_t *bytes = calloc(1, size < sizeof *bytes ? sizeof *bytes : size);

    memcpy(bytes, data, size < size_of_data ? size : size_of_data);
    *bytes = size;
    return bytes;
}

static void use_other_sizes(const struct input_file *file)
{
    struct dxs_layout_policy policy = dxs_default_layout_policy();
    struct dxs_exec_options exec_options = dxs_default_exec_options();
    struct every_object o = create_every_object(NULL);

    demand(use_root_signature(&o) == DXS_RESULT_OK, "the root signature can be used");
    demand(dxs_module_parse(o.module, file->bytes, file->size, NULL) == DXS_RESULT_OK, "the file parses");
    for (size_t size = 0; size <= sizeof policy + 64; size++) {
        struct dxs_layout_policy *other = of_size(&policy, sizeof policy, size);
        enum dxs_result result = dxs_layout_build(o.layout, dxs_root_signature_describe(o.signature), NULL, other);
        demand(result == (size < sizeof size ? DXS_RESULT_INVALID_ARGUMENT : DXS_RESULT_OK),
               "older and newer policies are taken, none without a size");
        free(other);
    }
    for (size_t size = 0; size <= sizeof exec_options + 64; size++) {
        struct dxs_exec_options *other = of_size(&exec_options, sizeof exec_options, size);
        dxs_executor *executor = dxs_executor_create(o.module, 0, other);
        enum dxs_result expected = size < sizeof size ? DXS_RESULT_INVALID_ARGUMENT : DXS_RESULT_OK;
        demand(executor && dxs_executor_error(executor)->code == expected, "older and newer options are taken");
        dxs_executor_destroy(executor);
        free(other);
    }
    destroy_every_object(&o);
}

/* ---- Nonsense ---------------------------------------------------------------------------------------------------- */

/* Policies with random words, except for the size and bools: a C library cannot check bools that are not 0 or 1. */
static void use_nonsense_policies(void)
{
    enum {
        POLICIES = 2000
    };
    struct every_object o = create_every_object(NULL);
    uint64_t state = 1;

    demand(use_root_signature(&o) == DXS_RESULT_OK, "the root signature can be used");
    for (int n = 0; n < POLICIES; n++) {
        struct dxs_layout_policy policy = dxs_default_layout_policy();
        uint32_t *const words[] = {&policy.model.push_constant_limit,
                                   &policy.model.set_limit,
                                   (uint32_t *)&policy.push_constant_overflow,
                                   (uint32_t *)&policy.root_cbv,
                                   (uint32_t *)&policy.root_srv,
                                   (uint32_t *)&policy.root_uav,
                                   (uint32_t *)&policy.static_cbv,
                                   &policy.inline_block_size,
                                   (uint32_t *)&policy.counter,
                                   &policy.resource_heap_size,
                                   &policy.sampler_heap_size,
                                   (uint32_t *)&policy.heap_size_source,
                                   &policy.storage_buffer_alignment,
                                   &policy.texel_buffer_alignment,
                                   &policy.descriptor_size_log2,
                                   &policy.sampler_descriptor_size_log2,
                                   &policy.heaps[n % DXS_HEAP_COUNT].set,
                                   &policy.heaps[n % DXS_HEAP_COUNT].binding,
                                   &policy.model.addresses.stride,
                                   &policy.model.offsets.stride,
                                   &policy.root_set,
                                   &policy.push_set,
                                   &policy.static_sampler_set};
        for (uint32_t changes = 1 + next_random(&state, 3); changes > 0; changes--) {
            uint32_t *word = words[next_random(&state, sizeof words / sizeof *words)];
            *word = (uint32_t)interesting_number(&state);
        }
        enum dxs_result result = dxs_layout_build(o.layout, dxs_root_signature_describe(o.signature), NULL, &policy);
        demand(result != DXS_RESULT_INTERNAL_ERROR && result != DXS_RESULT_OUT_OF_MEMORY,
               "nonsense is no fault of ours");
        demand(result == DXS_RESULT_OK || dxs_layout_error(o.layout)->message[0], "there is a reason");
        demand(result == DXS_RESULT_OK || dxs_layout_describe(o.layout)->set_count == 0,
               "what failed describes nothing");
    }
    destroy_every_object(&o);
}

static bool refuse(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    (void)request, (void)location;
    ++*(uint32_t *)user;
    return false;
}

/* Fills every byte of the location with one value; bools get 0 or 1. */
static bool fill(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    unsigned char value = *(const unsigned char *)user;

    demand(request->element && request->element->name, "requests name their element");
    memset(location, value, sizeof *location);
    location->per_primitive = value & 1;
    location->is_captured = value & 2;
    return true;
}

/* Counts the requests for a location. */
static uint32_t use_location_callbacks(const struct input_file *file)
{
    uint32_t questions = 0;

    struct every_object o = create_every_object(NULL);
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;

    demand(dxs_module_parse(o.module, file->bytes, file->size, NULL) == DXS_RESULT_OK, "the file parses");
    options.map_location = refuse;
    options.map_user = &questions;
    enum dxs_result refused = dxs_convert(o.converter, o.module, 0, &options, &spirv);
    demand(refused == (questions ? DXS_RESULT_NO_MAPPING : DXS_RESULT_OK), "refused locations end the conversion");
    options.map_location = fill;
    for (unsigned value = 0; value < 256; value++) {
        unsigned char byte = (unsigned char)value;
        options.map_user = &byte;
        demand(dxs_convert(o.converter, o.module, 0, &options, &spirv) != DXS_RESULT_INTERNAL_ERROR,
               "nonsense is no fault of ours");
    }
    destroy_every_object(&o);
    return questions;
}

/* ---- Every truncation -------------------------------------------------------------------------------------------- */

static void truncate_root_signature(void)
{
    struct every_object o = create_every_object(NULL);
    const void *bytes;
    const char *json;
    size_t size, length;

    demand(use_root_signature(&o) == DXS_RESULT_OK, "the root signature can be used");
    const struct dxs_root_signature_desc *desc = dxs_root_signature_describe(o.signature);
    demand(dxs_root_signature_serialize_content(o.signature, desc, &bytes, &size) == DXS_RESULT_OK,
           "it can be written");
    for (size_t n = 0; n < size; n++) {
        void *copy = malloc(n ? n : 1); /* exact size: sanitizers see reads past the end */
        memcpy(copy, bytes, n);
        demand(dxs_root_signature_parse(o.other_signature, copy, n) != DXS_RESULT_OK, "a part of it is refused");
        free(copy);
    }
    demand(dxs_root_signature_to_json(o.signature, desc, &json, &length) == DXS_RESULT_OK, "it can be shown");
    while (length > 0 && json[length - 1] != '}')
        length--;
    for (size_t n = 0; n < length; n++) {
        char *copy = malloc(n ? n : 1);
        memcpy(copy, json, n);
        demand(dxs_root_signature_from_json(o.other_signature, copy, n) != DXS_RESULT_OK, "a part of it is refused");
        dxs_root_signature_from_hlsl(o.other_signature, DXS_ROOT_SIGNATURE_VERSION_V1_1, copy, n);
        free(copy);
    }
    destroy_every_object(&o);
}

int main(int argc, char **argv)
{
    struct input_files files = {0};
    uint32_t questions = 0;

    for (int i = 1; i < argc; i++)
        if (!add_input_files(&files, argv[i]))
            return 2;
    use_nothing();
    use_nonsense_policies();
    truncate_root_signature();
    for (size_t i = 0; i < files.count; i++) {
        use_other_sizes(&files.data[i]);
        questions += use_location_callbacks(&files.data[i]);
    }
    demand(questions > 0 || files.count == 0, "some shader has locations");
    printf("%zu files\n", files.count);
    free_input_files(&files);
    return 0;
}
