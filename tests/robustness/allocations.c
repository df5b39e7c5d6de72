/* Fails every allocation of each API function once: the error must be clean, nothing may leak, and the objects must
 * stay usable. */
#include "tests/common/counting_allocator.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"
#include "tests/common/shader_families.h"
#include "tests/robustness/every_object.h"

#include <stdio.h>
#include <stdlib.h>

/* Uses a shader. Without bytes: uses all that needs no shader. */
static enum dxs_result use_all(const struct every_object *objects, const uint8_t *bytes, size_t size)
{
    if (bytes)
        return use_shader(objects, bytes, size);
    enum dxs_result result = use_root_signature(objects);
    return result == DXS_RESULT_OK ? use_graph(objects) : result;
}

/* Fails the n-th allocation, and all later ones if asked to. */
static void fail_one(const uint8_t *bytes, size_t size, uint64_t n, bool all_later_ones)
{
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);

    if (all_later_ones)
        counts.fail_from = n;
    else
        counts.fail_only = n;
    struct every_object objects = create_every_object(&allocator);
    bool created = has_every_object(&objects);
    demand(created || n < EVERY_OBJECT_COUNT, "an object is one allocation");
    if (created) {
        enum dxs_result result = use_all(&objects, bytes, size);
        bool failed = counts.calls > n;
        demand(!failed || result == DXS_RESULT_OUT_OF_MEMORY, "a failed allocation is reported as what it is");
        counts.fail_from = counts.fail_only = UINT64_MAX;
        enum dxs_result expected = use_all(&objects, bytes, size);
        demand(failed || result == expected, "without a failure the results are equal");
        demand(expected != DXS_RESULT_OUT_OF_MEMORY, "the objects can be used again");
    }
    destroy_every_object(&objects);
    demand(counts.live == 0 && counts.held == 0, "nothing leaks");
    demand(counts.wrong_sizes == 0, "blocks are released with their size");
}

static uint64_t fail_each(const uint8_t *bytes, size_t size)
{
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);
    struct every_object objects = create_every_object(&allocator);

    demand(counts.calls == EVERY_OBJECT_COUNT, "an object is one allocation");
    enum dxs_result result = use_all(&objects, bytes, size);
    demand(bytes || result == DXS_RESULT_OK, "without a shader all goes well");
    uint64_t allocations = counts.calls;
    destroy_every_object(&objects);
    for (uint64_t n = 0; n < allocations; n++) {
        fail_one(bytes, size, n, false);
        fail_one(bytes, size, n, true);
    }
    return allocations;
}

int main(int argc, char **argv)
{
    enum {
        FAMILY_BYTES = 30000 /* large enough to grow arenas several times */
    };
    struct input_files files = {0};
    uint64_t allocations = fail_each(NULL, 0);

    for (int i = 1; i < argc; i++)
        if (!add_input_files(&files, argv[i]))
            return 2;
    for (size_t i = 0; i < files.count; i++)
        allocations += fail_each(files.data[i].bytes, files.data[i].size);
    for (uint32_t f = 0; f < shader_family_count; f++) {
        size_t size;
        uint8_t *bytes =
            make_family_shader(&shader_families[f], family_units(&shader_families[f], FAMILY_BYTES), &size);
        allocations += fail_each(bytes, size);
        free(bytes);
    }
    printf("%llu allocations failed, alone and with all that followed\n", (unsigned long long)allocations);
    free_input_files(&files);
    return 0;
}
