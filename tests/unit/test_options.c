/* Tests of options that no shader's results show: the buffers of offset records, the name of the source.
 *   test_options SHADER.dxil: a shader with several raw or structured buffers */
#include "dxs.h"
#include "tests/common/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <spirv/unified1/spirv.h>

static struct input_files files;

struct fixture {
    dxs_module *module;
    dxs_converter *converter;
    struct dxs_options options;
    struct dxs_spirv spirv;
    struct dxs_set_binding own[2]; /* by lowest bit of the register: binding of its offset records; 0, 0: the model's */
};

/* All resources lie in a heap at set 5. */
static bool with_own_offsets(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    struct fixture *f = user;

    *binding = (struct dxs_binding){.descriptor = DXS_DESCRIPTOR_STORAGE_BUFFER,
                                    .set = 5,
                                    .in_heap = true,
                                    .uses_offset_records = true,
                                    .offset_buffer = f->own[request->resource->lower_bound & 1]};
    return true;
}

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);

    f->module = dxs_module_create(NULL);
    f->converter = dxs_converter_create(NULL);
    f->options = dxs_default_options();
    f->options.map_user = f;
    *state = f;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;

    dxs_converter_destroy(f->converter);
    dxs_module_destroy(f->module);
    free(f);
    return 0;
}

static enum dxs_result convert(struct fixture *f)
{
    assert_int_equal(dxs_module_parse(f->module, files.data[0].bytes, files.data[0].size, NULL), DXS_OK);
    return dxs_convert(f->converter, f->module, 0, &f->options, &f->spirv);
}

/* Number of variables with this descriptor set and binding. */
static unsigned variables_at(const struct dxs_spirv *spirv, uint32_t set, uint32_t binding)
{
    unsigned count = 0;

    for (size_t s = 5; s < spirv->word_count; s += spirv->words[s] >> 16)
        for (size_t b = 5; b < spirv->word_count; b += spirv->words[b] >> 16)
            count += (spirv->words[s] & 0xFFFF) == SpvOpDecorate && (spirv->words[b] & 0xFFFF) == SpvOpDecorate &&
                     spirv->words[s + 1] == spirv->words[b + 1] && spirv->words[s + 2] == SpvDecorationDescriptorSet &&
                     spirv->words[s + 3] == set && spirv->words[b + 2] == SpvDecorationBinding &&
                     spirv->words[b + 3] == binding;
    return count;
}

static void resources_have_offset_records_of_their_own(void **state)
{
    struct fixture *f = *state;

    f->options.map_resource = with_own_offsets;
    f->options.model.offsets.buffer = (struct dxs_set_binding){6, 1};
    assert_int_equal(convert(f), DXS_OK);
    assert_int_equal(variables_at(&f->spirv, 6, 1), 1);

    f->own[0] = (struct dxs_set_binding){6, 2};
    assert_int_equal(convert(f), DXS_OK);
    assert_int_equal(variables_at(&f->spirv, 6, 1), 1);
    assert_int_equal(variables_at(&f->spirv, 6, 2), 1);

    f->own[1] = (struct dxs_set_binding){7, 0};
    assert_int_equal(convert(f), DXS_OK);
    assert_int_equal(variables_at(&f->spirv, 6, 1), 0);
    assert_int_equal(variables_at(&f->spirv, 6, 2), 1);
    assert_int_equal(variables_at(&f->spirv, 7, 0), 1);
}

/* Whether OpSource refers to an OpString with this name. */
static bool has_source(const struct dxs_spirv *spirv, const char *name)
{
    for (size_t s = 5; s < spirv->word_count; s += spirv->words[s] >> 16)
        for (size_t t = 5; t < spirv->word_count; t += spirv->words[t] >> 16)
            if ((spirv->words[s] & 0xFFFF) == SpvOpSource && spirv->words[s] >> 16 > 3 &&
                (spirv->words[t] & 0xFFFF) == SpvOpString && spirv->words[t + 1] == spirv->words[s + 3] &&
                strcmp((const char *)&spirv->words[t + 2], name) == 0)
                return true;
    return false;
}

static void sources_have_names(void **state)
{
    struct fixture *f = *state;

    f->options.shader_hash = 0xABC;
    assert_int_equal(convert(f), DXS_OK);
    assert_true(has_source(&f->spirv, "0000000000000abc.dxil"));
    f->options.source_name = "0000000000000abc.hit.dxil";
    assert_int_equal(convert(f), DXS_OK);
    assert_true(has_source(&f->spirv, "0000000000000abc.hit.dxil"));
    assert_false(has_source(&f->spirv, "0000000000000abc.dxil"));
    f->options.shader_hash = 0;
    assert_int_equal(convert(f), DXS_OK);
    assert_true(has_source(&f->spirv, "0000000000000abc.hit.dxil"));
}

static void long_names_are_refused(void **state)
{
    struct fixture *f = *state;
    char name[5000];

    memset(name, 'x', sizeof name);
    name[4096] = '\0';
    f->options.source_name = name;
    assert_int_equal(convert(f), DXS_OK);
    assert_true(has_source(&f->spirv, name));
    name[4096] = 'x';
    name[4097] = '\0';
    assert_int_equal(convert(f), DXS_INVALID_ARGUMENT);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(resources_have_offset_records_of_their_own, set_up, tear_down),
        cmocka_unit_test_setup_teardown(sources_have_names, set_up, tear_down),
        cmocka_unit_test_setup_teardown(long_names_are_refused, set_up, tear_down),
    };

    if (argc != 2 || !add_input_files(&files, argv[1]))
        return 2;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    free_input_files(&files);
    return failed;
}
