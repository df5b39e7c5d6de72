/* Fuzz target: root signatures in each of their forms. A root signature that can be read can be written; reading that
 * again gives an equal one. */
#include "tests/common/counting_allocator.h"
#include "tests/fuzz/fuzz.h"

#include "dxs_inspect.h"
#include "dxs_layout.h"

#include <stdlib.h>
#include <string.h>

struct bytes {
    const void *data;
    size_t size;
};

static void check_error(const dxs_root_signature *signature, enum dxs_result result)
{
    const struct dxs_error *error = dxs_root_signature_error(signature);

    demand(result != DXS_RESULT_INTERNAL_ERROR, error->message);
    demand(error->code == result && (result == DXS_RESULT_OK || error->message[0]),
           "an error has its code and a message");
}

static struct bytes content_of(dxs_root_signature *signature)
{
    struct bytes content;
    enum dxs_result result = dxs_root_signature_serialize_content(signature, dxs_root_signature_describe(signature),
                                                                  &content.data, &content.size);

    demand(result == DXS_RESULT_OK, "what was read can be written");
    return content;
}

/* Checks that the other object, which read what was written, is equal. */
static void demand_same(dxs_root_signature *other, enum dxs_result result, struct bytes content)
{
    demand(result == DXS_RESULT_OK, dxs_root_signature_error(other)->message);
    struct bytes again = content_of(other);
    demand(again.size == content.size && memcmp(again.data, content.data, content.size) == 0,
           "what is written reads as what it was");
}

static void write_and_read(dxs_root_signature *signature, dxs_root_signature *other)
{
    const struct dxs_root_signature_desc *desc = dxs_root_signature_describe(signature);
    enum dxs_root_signature_version version = desc->version;
    struct bytes written = content_of(signature), content = {malloc(written.size), written.size};
    const void *container;
    const char *text;
    size_t size;

    if (!content.data)
        exit(2);
    memcpy((void *)content.data, written.data, written.size);
    demand(dxs_root_signature_serialize(signature, desc, &container, &size) == DXS_RESULT_OK, "it has a container");
    demand_same(other, dxs_root_signature_parse(other, container, size), content);
    demand(dxs_root_signature_to_json(signature, desc, &text, &size) == DXS_RESULT_OK, "it can be shown as JSON");
    demand_same(other, dxs_root_signature_from_json(other, text, size), content);
    demand(dxs_root_signature_to_hlsl(signature, desc, &text, &size) == DXS_RESULT_OK, "it can be shown in HLSL");
    demand_same(other, dxs_root_signature_from_hlsl(other, version, text, size), content);
    free((void *)content.data);
}

/* Converts to each version and back. A failed conversion leaves the object unchanged. */
static void convert_versions(dxs_root_signature *signature, dxs_root_signature *other)
{
    for (int version = DXS_ROOT_SIGNATURE_VERSION_V1_0; version <= DXS_ROOT_SIGNATURE_VERSION_V1_2; version++) {
        const struct dxs_root_signature_desc *desc = dxs_root_signature_describe(signature);
        enum dxs_result result = dxs_root_signature_convert(other, desc, (enum dxs_root_signature_version)version);
        check_error(other, result);
        if (result != DXS_RESULT_OK)
            continue;
        demand(dxs_root_signature_describe(other)->version == (enum dxs_root_signature_version)version,
               "what was converted has the version");
        result = dxs_root_signature_convert(other, dxs_root_signature_describe(other), desc->version);
        check_error(other, result);
        demand(result == DXS_RESULT_OK, "what was converted can be converted back");
    }
}

static void build_layout(const struct dxs_allocator *allocator, const struct dxs_root_signature_desc *desc)
{
    bool is_local = desc->flags & DXS_ROOT_SIGNATURE_FLAG_LOCAL;
    dxs_layout *layout = dxs_layout_create(allocator);
    const char *json;
    size_t size;

    enum dxs_result result = dxs_layout_build(layout, is_local ? NULL : desc, is_local ? desc : NULL, NULL);
    demand(result != DXS_RESULT_INTERNAL_ERROR && dxs_layout_error(layout)->code == result,
           "layouts fail with a reason");
    if (result == DXS_RESULT_OK)
        demand(dxs_layout_to_json(layout, &json, &size) == DXS_RESULT_OK && strlen(json) == size,
               "layouts can be shown");
    dxs_layout_destroy(layout);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const enum dxs_root_signature_version versions[] = {
        DXS_ROOT_SIGNATURE_VERSION_V1_0, DXS_ROOT_SIGNATURE_VERSION_V1_1, DXS_ROOT_SIGNATURE_VERSION_V1_2};
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);
    dxs_root_signature *signature = dxs_root_signature_create(&allocator);
    dxs_root_signature *other = dxs_root_signature_create(&allocator);
    const char *text = (const char *)data;

    for (int form = 0; form < 3; form++) {
        enum dxs_result result =
            form == 0   ? dxs_root_signature_parse(signature, data, size)
            : form == 1 ? dxs_root_signature_from_json(signature, text, size)
                        : dxs_root_signature_from_hlsl(signature, versions[hash_data(data, size) % 3], text, size);
        check_error(signature, result);
        if (result == DXS_RESULT_OK) {
            write_and_read(signature, other);
            convert_versions(signature, other);
            build_layout(&allocator, dxs_root_signature_describe(signature));
        }
    }
    dxs_root_signature_destroy(other);
    dxs_root_signature_destroy(signature);
    demand(counts.live == 0, "nothing leaks");
    demand(counts.wrong_sizes == 0, "blocks are released with their size");
    return 0;
}

/* Mutates words of containers ("D..."), bytes of all other forms. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed)
{
    uint64_t state = seed;

    if (size == 0 || data[0] != 'D')
        return mutate_bytes(data, size, limit, &state);
    return mutate_words(data, size, limit, seed);
}
