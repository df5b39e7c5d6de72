/* Tests of the runtime data of libraries: subobjects of each kind as DXC writes them, functions, and damaged data.
 *   test_library SUBOBJECTS.dxil FUNCTIONS.dxil RAYS.dxil ASSOCIATIONS.dxil UNASSOCIATED.dxil */
#include "dxil/module.h"
#include "dxs_root_signature.h"
#include "tests/common/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    SUBOBJECTS,
    FUNCTIONS,
    RAYS,
    ASSOCIATIONS,
    UNASSOCIATED,
    FILES
};

static struct input_files files;

static int set_up_file(void **state, uint32_t file)
{
    dxs_module *module = dxs_module_create(NULL);
    if (!module || dxs_module_parse(module, files.data[file].bytes, files.data[file].size, NULL) != DXS_RESULT_OK)
        return -1;
    *state = module;
    return 0;
}

static int set_up(void **state)
{
    return set_up_file(state, SUBOBJECTS);
}

static int set_up_functions(void **state)
{
    return set_up_file(state, FUNCTIONS);
}

static int set_up_rays(void **state)
{
    return set_up_file(state, RAYS);
}

static int set_up_associations(void **state)
{
    return set_up_file(state, ASSOCIATIONS);
}

static int set_up_unassociated(void **state)
{
    return set_up_file(state, UNASSOCIATED);
}

static int tear_down(void **state)
{
    dxs_module_destroy(*state);
    return 0;
}

static const struct dxs_subobject *find(const dxs_module *module, const char *name)
{
    for (uint32_t n = 0; n < dxs_module_describe(module)->subobject_count; n++)
        if (strcmp(dxs_module_subobject(module, n)->name, name) == 0)
            return dxs_module_subobject(module, n);
    fail_msg("there is no subobject %s", name);
    return NULL;
}

static void configs_are_listed(void **state)
{
    assert_int_equal(dxs_module_describe(*state)->subobject_count, 10);
    assert_null(dxs_module_subobject(*state, 10));

    assert_int_equal(find(*state, "soc")->kind, DXS_SUBOBJECT_KIND_STATE_OBJECT_CONFIG);
    assert_int_equal(find(*state, "soc")->flags, 5);
    assert_int_equal(find(*state, "sc")->kind, DXS_SUBOBJECT_KIND_SHADER_CONFIG);
    assert_int_equal(find(*state, "sc")->max_payload_size, 32);
    assert_int_equal(find(*state, "sc")->max_attribute_size, 8);
    assert_int_equal(find(*state, "pc")->kind, DXS_SUBOBJECT_KIND_PIPELINE_CONFIG);
    assert_int_equal(find(*state, "pc")->max_recursion_depth, 3);
    assert_int_equal(find(*state, "pc1")->kind, DXS_SUBOBJECT_KIND_PIPELINE_CONFIG_1);
    assert_int_equal(find(*state, "pc1")->max_recursion_depth, 2);
    assert_int_equal(find(*state, "pc1")->flags, 0x100);
}

static void hit_groups_name_their_shaders(void **state)
{
    const struct dxs_subobject *triangles = find(*state, "thg"), *procedural = find(*state, "phg");

    assert_int_equal(triangles->kind, DXS_SUBOBJECT_KIND_HIT_GROUP);
    assert_int_equal(triangles->hit_group_type, DXS_HIT_GROUP_TYPE_TRIANGLES);
    assert_string_equal(triangles->any_hit, "Any");
    assert_string_equal(triangles->closest_hit, "Hit");
    assert_string_equal(triangles->intersection, "");
    assert_int_equal(procedural->hit_group_type, DXS_HIT_GROUP_TYPE_PROCEDURAL);
    assert_string_equal(procedural->intersection, "Inter");
}

static void associations_name_what_they_join(void **state)
{
    const struct dxs_subobject *some = find(*state, "a1"), *others = find(*state, "a2");

    assert_int_equal(some->kind, DXS_SUBOBJECT_KIND_ASSOCIATION);
    assert_string_equal(some->associated, "lrs");
    assert_int_equal(some->export_count, 2);
    assert_string_equal(some->exports[0], "Hit");
    assert_string_equal(some->exports[1], "Miss");
    assert_string_equal(others->associated, "grs");
    assert_int_equal(others->export_count, 0);
}

static void root_signatures_parse(void **state)
{
    dxs_root_signature *signature = dxs_root_signature_create(NULL);
    const struct dxs_subobject *global = find(*state, "grs"), *local = find(*state, "lrs");

    assert_int_equal(global->kind, DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE);
    assert_int_equal(dxs_root_signature_parse(signature, global->root_signature, global->root_signature_size),
                     DXS_RESULT_OK);
    assert_int_equal(dxs_root_signature_describe(signature)->parameter_count, 3);
    assert_int_equal(local->kind, DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE);
    assert_int_equal(dxs_root_signature_parse(signature, local->root_signature, local->root_signature_size),
                     DXS_RESULT_OK);
    assert_int_equal(dxs_root_signature_describe(signature)->flags, DXS_ROOT_SIGNATURE_FLAG_LOCAL);
    assert_int_equal(dxs_root_signature_describe(signature)->parameters[0].constant_count, 4);
    dxs_root_signature_destroy(signature);
}

static uint32_t parameters_of(const dxs_module *module, const char *entry, enum dxs_subobject_kind kind)
{
    dxs_root_signature *signature = dxs_root_signature_create(NULL);
    size_t size;
    const void *bytes = dxs_module_entry_root_signature(module, dxs_module_find_entry(module, entry), kind, &size);

    assert_non_null(bytes);
    assert_int_equal(dxs_root_signature_parse(signature, bytes, size), DXS_RESULT_OK);
    uint32_t count = dxs_root_signature_describe(signature)->parameter_count;
    dxs_root_signature_destroy(signature);
    return count;
}

static void root_signatures_lie_in_the_input(void **state)
{
    const dxs_module *module = *state;
    const struct input_file *file = &files.data[SUBOBJECTS];
    unsigned found = 0;

    for (uint32_t n = 0; n < dxs_module_describe(module)->subobject_count; n++) {
        const struct dxs_subobject *s = dxs_module_subobject(module, n);
        if (!s->root_signature)
            continue;
        assert_true(s->root_signature_offset + s->root_signature_size <= file->size);
        assert_memory_equal(file->bytes + s->root_signature_offset, s->root_signature, s->root_signature_size);
        found++;
    }
    assert_int_equal(found, 2);
}

/* One local root signature is associated with the hit group, another with all exports without an association. */
static void entries_have_the_root_signatures_of_associations(void **state)
{
    size_t size = 1;

    assert_int_equal(parameters_of(*state, "generate", DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE), 2);
    assert_int_equal(parameters_of(*state, "strike", DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE), 2);
    assert_int_equal(parameters_of(*state, "generate", DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE), 4);
    assert_int_equal(parameters_of(*state, "leave", DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE), 4);
    assert_int_equal(parameters_of(*state, "strike", DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE), 2);
    assert_null(dxs_module_entry_root_signature(*state, DXS_NONE, DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE, &size));
    assert_int_equal(size, 0);
}

/* Returns how many constants the local root signature of an entry point has. The subobject's size must fit, too. */
static uint32_t local_constants_of(const dxs_module *module, const char *entry)
{
    dxs_root_signature *signature = dxs_root_signature_create(NULL);
    size_t size;
    const void *bytes = dxs_module_entry_root_signature(module, dxs_module_find_entry(module, entry),
                                                        DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE, &size);

    for (uint32_t n = 0; n < dxs_module_describe(module)->subobject_count; n++)
        if (dxs_module_subobject(module, n)->root_signature == bytes)
            assert_int_equal(size, dxs_module_subobject(module, n)->root_signature_size);
    assert_non_null(bytes);
    assert_int_equal(dxs_root_signature_parse(signature, bytes, size), DXS_RESULT_OK);
    uint32_t count = dxs_root_signature_describe(signature)->parameters[0].constant_count;
    dxs_root_signature_destroy(signature);
    return count;
}

/* As Direct3D says: an association that names the export or its hit group comes before one for all exports. */
static void associations_choose_by_name_group_and_default(void **state)
{
    static const struct {
        const char *entry;
        uint32_t global_parameters, local_constants;
    } entries[] = {
        {"generate", 1, 1},                       /* named for the global one */
        {"leave", 1, 1},    {"strike", 2, 2},     /* through the hit group of triangles */
        {"graze", 2, 2},    {"strike_box", 2, 3}, /* through that of boxes, the second of its two */
        {"meet", 2, 3},     {"other", 2, 3},      /* named beside it */
    };

    for (size_t n = 0; n < sizeof entries / sizeof *entries; n++) {
        assert_int_equal(parameters_of(*state, entries[n].entry, DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE),
                         entries[n].global_parameters);
        assert_int_equal(local_constants_of(*state, entries[n].entry), entries[n].local_constants);
    }
}

static void of_several_root_signatures_none_is_meant(void **state)
{
    uint32_t entry = dxs_module_find_entry(*state, "generate");
    size_t size = 1;

    assert_null(dxs_module_entry_root_signature(*state, entry, DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE, &size));
    assert_int_equal(size, 0);
    assert_int_equal(local_constants_of(*state, "generate"), 5);
}

static void functions_say_what_they_need(void **state)
{
    assert_int_equal(dxs_module_describe(*state)->library_function_count, 4);
    assert_null(dxs_module_library_function(*state, 4));

    const struct dxs_library_function *miss = dxs_module_library_function(*state, 0);
    assert_string_equal(miss->name, "Miss");
    assert_string_equal(miss->mangled_name, "\1?Miss@@YAXUPayload@@@Z");
    assert_int_equal(miss->stage, DXS_STAGE_MISS);
    assert_int_equal(miss->payload_size, 16);
    assert_int_equal(miss->resource_count, 0);
    assert_int_equal(miss->stage_mask, 1 << DXS_STAGE_MISS);

    const struct dxs_library_function *compute = dxs_module_library_function(*state, 1);
    assert_string_equal(compute->name, "Compute");
    assert_int_equal(compute->resource_count, 1);
    assert_string_equal(dxs_module_resource(*state, compute->resources[0])->name, "log_buffer");
    assert_int_equal(compute->dependency_count, 0);

    const struct dxs_library_function *plain = dxs_module_library_function(*state, 2);
    assert_string_equal(plain->name, "Plain");
    assert_int_equal(plain->stage, DXS_STAGE_LIBRARY);

    const struct dxs_library_function *reader = dxs_module_library_function(*state, 3);
    assert_int_equal(reader->resource_count, 3);
    for (uint32_t n = 0; n < 3; n++)
        assert_int_equal(dxs_module_resource(*state, reader->resources[n])->count, n == 1 ? DXS_UNBOUNDED : 1);
    assert_int_equal(reader->dependency_count, 1);
    assert_string_equal(reader->dependencies[0], "\1?outside@@YAMM@Z");
    assert_int_equal(reader->shader_model_major, 6);
    assert_int_equal(reader->shader_model_minor, 0);
}

static void entries_have_the_names_of_the_source(void **state)
{
    uint32_t miss = dxs_module_find_entry(*state, "Miss");

    assert_int_not_equal(miss, DXS_NONE);
    assert_string_equal(dxs_module_entry(*state, miss)->name, "Miss");
    assert_int_equal(dxs_module_find_entry(*state, "\1?Miss@@YAXUPayload@@@Z"), miss);
}

/* ---- Damage ------------------------------------------------------------------------------------------------------ */

struct damaged {
    struct fault fault;
    struct arena arena;
    struct module module;
    uint8_t *bytes; /* exact size: a sanitizer detects each overread */
    size_t size;
};

static void copy_runtime_data(struct damaged *damaged)
{
    struct container container;

    fault_clear(&damaged->fault);
    arena_init(&damaged->arena, NULL, &damaged->fault, 1 << 20);
    assert_int_equal(setjmp(damaged->fault.unwind), 0);
    container_read(&container, &damaged->fault, files.data[SUBOBJECTS].bytes, files.data[SUBOBJECTS].size, false);
    damaged->size = container.runtime_data.size;
    damaged->bytes = malloc(damaged->size);
    memcpy(damaged->bytes, container.runtime_data.data, damaged->size);
}

static enum dxs_result read_again(struct damaged *damaged, const uint8_t *bytes, size_t size)
{
    const struct container_part part = {.data = bytes, .size = size};

    arena_reset(&damaged->arena);
    fault_clear(&damaged->fault);
    damaged->module = (struct module){.arena = &damaged->arena};
    if (setjmp(damaged->fault.unwind))
        return damaged->fault.error.code;
    module_read_runtime_data(&damaged->module, &part);
    return DXS_RESULT_OK;
}

static void free_runtime_data(struct damaged *damaged)
{
    free(damaged->bytes);
    arena_free(&damaged->arena);
}

static void damaged_runtime_data_is_read_or_refused(void **state)
{
    (void)state;
    struct damaged damaged;

    copy_runtime_data(&damaged);
    for (size_t size = 0; size < damaged.size; size++) {
        uint8_t *exact = malloc(size ? size : 1);
        memcpy(exact, damaged.bytes, size);
        assert_int_equal(read_again(&damaged, exact, size), DXS_RESULT_INVALID_CONTAINER);
        free(exact);
    }
    for (size_t at = 0; at < damaged.size; at++) {
        for (unsigned bit = 0; bit < 8; bit++) {
            damaged.bytes[at] ^= (uint8_t)(1u << bit);
            read_again(&damaged, damaged.bytes, damaged.size);
            for (uint32_t n = 0; n < damaged.module.info.subobject_count; n++)
                assert_non_null(damaged.module.subobjects[n].name);
            damaged.bytes[at] ^= (uint8_t)(1u << bit);
        }
    }
    free_runtime_data(&damaged);
}

/* Each breaks one thing; the message says which. */
static void damage_is_named(void **state)
{
    (void)state;
    static const struct {
        uint32_t at; /* in subobjects.dxil's runtime data */
        uint32_t value;
        const char *message;
    } cases[] = {
        {0x0, 0x11, "version 0x11, expected 0x10"},
        {0x4, 0x40000000, "parts do not fit"},
        {0x8, 0xFFFFFFF0, "part 0 begins at"},
        {0x20, 0x10000, "part 0 of 65536 bytes"},
        {0xA4, 0x78787878, "the last string has no NUL"},
        {0x188, 1, "another part of type 1 came before"},
        {0x240, 0x10000, "65536 subobjects of 24 bytes do not fit"},
        {0x244, 8, "10 subobjects of 8 bytes do not fit"},
        {0x248, 7, "subobject 0 (grs): kind 7"},
        {0x24C, 0x8000, "subobject 0: no string at 32768"},
        {0x254, 0xF9, "root signature of 249 bytes"},
        {0x26C, 0xFFFFFFFF, "root signature of 4294967295 bytes"},
        {0x29C, 6, "subobject 3: the array at index 6 exceeds the pool of 4 indices"},
        {0x190, 9, "subobject 3: the array at index 0 exceeds the pool of 4 indices"},
        {0x190, 4, "subobject 3: the array at index 0 exceeds the pool of 4 indices"},
        {0x194, 0x8000, "subobject 3: an element of an array of names is no string"},
        {0x310, 2, "hit group type 2"},
    };
    struct damaged damaged;

    copy_runtime_data(&damaged);
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        uint8_t kept[4];
        memcpy(kept, damaged.bytes + cases[n].at, 4);
        for (unsigned byte = 0; byte < 4; byte++)
            damaged.bytes[cases[n].at + byte] = (uint8_t)(cases[n].value >> 8 * byte);
        assert_int_equal(read_again(&damaged, damaged.bytes, damaged.size), DXS_RESULT_INVALID_CONTAINER);
        if (!strstr(damaged.fault.error.message, cases[n].message))
            fail_msg("case %zu: \"%s\" lacks \"%s\"", n, damaged.fault.error.message, cases[n].message);
        memcpy(damaged.bytes + cases[n].at, kept, 4);
    }
    free_runtime_data(&damaged);
}

/* Damages the data within the whole file, since functions refer to resources of the module. */
static void damaged_functions_are_read_or_refused(void **state)
{
    const struct input_file *file = &files.data[FUNCTIONS];
    struct fault fault;
    struct container container;
    uint32_t refused = 0, read = 0;

    fault_clear(&fault);
    assert_int_equal(setjmp(fault.unwind), 0);
    container_read(&container, &fault, file->bytes, file->size, false);
    uint8_t *runtime_data = file->bytes + container.runtime_data.offset;
    for (size_t at = 0; at < container.runtime_data.size; at++) {
        for (unsigned bit = 0; bit < 8; bit++) {
            runtime_data[at] ^= (uint8_t)(1u << bit);
            enum dxs_result result = dxs_module_parse(*state, file->bytes, file->size, NULL);
            assert_true(result == DXS_RESULT_OK || result == DXS_RESULT_INVALID_CONTAINER);
            *(result == DXS_RESULT_OK ? &read : &refused) += 1;
            for (uint32_t n = 0; n < dxs_module_describe(*state)->library_function_count; n++) {
                const struct dxs_library_function *function = dxs_module_library_function(*state, n);
                for (uint32_t r = 0; r < function->resource_count; r++)
                    assert_non_null(dxs_module_resource(*state, function->resources[r]));
                for (uint32_t d = 0; d < function->dependency_count; d++)
                    assert_non_null(function->dependencies[d]);
            }
            runtime_data[at] ^= (uint8_t)(1u << bit);
        }
    }
    assert_true(refused > 0 && read > 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(configs_are_listed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(hit_groups_name_their_shaders, set_up, tear_down),
        cmocka_unit_test_setup_teardown(associations_name_what_they_join, set_up, tear_down),
        cmocka_unit_test_setup_teardown(root_signatures_parse, set_up, tear_down),
        cmocka_unit_test_setup_teardown(root_signatures_lie_in_the_input, set_up, tear_down),
        cmocka_unit_test_setup_teardown(entries_have_the_root_signatures_of_associations, set_up_rays, tear_down),
        cmocka_unit_test_setup_teardown(associations_choose_by_name_group_and_default, set_up_associations, tear_down),
        cmocka_unit_test_setup_teardown(of_several_root_signatures_none_is_meant, set_up_unassociated, tear_down),
        cmocka_unit_test_setup_teardown(functions_say_what_they_need, set_up_functions, tear_down),
        cmocka_unit_test_setup_teardown(entries_have_the_names_of_the_source, set_up_functions, tear_down),
        cmocka_unit_test_setup_teardown(damaged_functions_are_read_or_refused, set_up_functions, tear_down),
        cmocka_unit_test(damaged_runtime_data_is_read_or_refused),
        cmocka_unit_test(damage_is_named),
    };
    if (argc != 1 + FILES) {
        fputs("usage: test_library SUBOBJECTS.dxil FUNCTIONS.dxil RAYS.dxil ASSOCIATIONS.dxil UNASSOCIATED.dxil\n",
              stderr);
        return 2;
    }
    for (int file = 1; file < argc; file++)
        if (!add_input_files(&files, argv[file]))
            return 2;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    free_input_files(&files);
    return failed;
}
