/* Tests of refusals: answers of the caller's resource mapping and binding models that make no sense, and their
 * neighbours that do.
 *   test_answers BUFFERS.dxil ARRAYS.dxil PIXEL.dxil CONSTANTS.dxil COUNTERS.dxil
 * BUFFERS: buffers of words and structures, t0, t1, u0 to u2. ARRAYS: unbounded arrays of each class. PIXEL: a
 * Texture2D that is only loaded (t0). CONSTANTS: a constant buffer (b0). COUNTERS: structured buffers with counters. */
#include "dxs_layout.h"
#include "tests/common/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum {
    BUFFERS,
    ARRAYS,
    PIXEL,
    CONSTANTS,
    COUNTERS,
    FILE_COUNT
};

static struct input_files files;

struct fixture {
    dxs_module *module;
    dxs_converter *converter;
    struct dxs_options options;
};

static int set_up(void **state)
{
    static struct fixture fixture;

    fixture = (struct fixture){.module = dxs_module_create(NULL), .converter = dxs_converter_create(NULL)};
    fixture.options = dxs_default_options();
    *state = &fixture;
    return fixture.module && fixture.converter ? 0 : -1;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;

    dxs_converter_destroy(f->converter);
    dxs_module_destroy(f->module);
    return 0;
}

static enum dxs_result convert(struct fixture *f, unsigned file)
{
    const struct input_file *input = &files.data[file];
    struct dxs_spirv spirv;

    assert_int_equal(dxs_module_parse(f->module, input->bytes, input->size, NULL), DXS_OK);
    return dxs_convert(f->converter, f->module, 0, &f->options, &spirv);
}

enum {
    LIMIT = 128, /* dxs_binding_model.push_constant_limit */
    SETS = 8     /* and set_limit */
};

/* What the callback says of the first resource of its class, instead of the default. */
struct answer {
    unsigned file;
    enum dxs_resource_class resource_class;
    struct dxs_binding binding;
    enum dxs_result result;
    const char *message; /* NULL: any */
};

#define PUSHED(at) .root_arguments = DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS, .offset = (at)

static const struct answer answers[] = {
    {BUFFERS, DXS_CLASS_SRV, {.descriptor = DXS_DESCRIPTOR_ADDRESS, PUSHED(LIMIT - 8)}, DXS_OK, NULL},
    {BUFFERS,
     DXS_CLASS_SRV,
     {.descriptor = DXS_DESCRIPTOR_ADDRESS, PUSHED(LIMIT - 4)},
     DXS_MAPPING_LIMIT,
     "end at byte 132"},
    {BUFFERS, DXS_CLASS_SRV, {.descriptor = DXS_DESCRIPTOR_ADDRESS, PUSHED(2)}, DXS_BAD_MAPPING, "invalid offset 2"},
    {BUFFERS, DXS_CLASS_SRV, {.descriptor = DXS_DESCRIPTOR_ADDRESS}, DXS_BAD_MAPPING, "need root_arguments"},
    {BUFFERS, DXS_CLASS_SRV, {.descriptor = DXS_DESCRIPTOR_ADDRESS, .in_bound_heap = true}, DXS_BAD_MAPPING, "no heap"},
    {BUFFERS, DXS_CLASS_SRV, {.root_arguments = (enum dxs_root_arguments)9}, DXS_BAD_MAPPING, "root_arguments 9"},
    {BUFFERS, DXS_CLASS_SRV, {.root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD}, DXS_BAD_MAPPING, "no shader record"},
    {BUFFERS, DXS_CLASS_SRV, {.root_arguments = DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK, .in_heap = true}, DXS_OK, NULL},
    {BUFFERS, DXS_CLASS_SRV, {.in_heap = true, PUSHED(LIMIT - 4)}, DXS_OK, NULL},
    {BUFFERS, DXS_CLASS_SRV, {.in_heap = true, PUSHED(LIMIT)}, DXS_MAPPING_LIMIT, "end at byte 132"},
    {BUFFERS, DXS_CLASS_SRV, {.set = SETS - 1}, DXS_OK, NULL},
    {BUFFERS, DXS_CLASS_SRV, {.set = SETS}, DXS_MAPPING_LIMIT, "is in set 8: the limit is 8 sets"},
    {BUFFERS, DXS_CLASS_SRV, {.in_heap = true, .uses_offset_records = true, .descriptor_size_log2 = 31}, DXS_OK, NULL},
    {BUFFERS, DXS_CLASS_SRV, {.in_heap = true, .descriptor_size_log2 = 32}, DXS_BAD_MAPPING, "descriptor_size_log2"},
    {BUFFERS, DXS_CLASS_SRV, {.uses_offset_records = true}, DXS_BAD_MAPPING, "uses_offset_records"},
    {PIXEL, DXS_CLASS_SRV, {.in_heap = true, .uses_offset_records = true}, DXS_BAD_MAPPING, "uses_offset_records"},
    {PIXEL,
     DXS_CLASS_SRV,
     {.descriptor = DXS_DESCRIPTOR_INPUT_ATTACHMENT, .in_heap = true},
     DXS_BAD_MAPPING,
     "only a pixel shader's single textures"},
    {ARRAYS, DXS_CLASS_SRV, {.descriptor = DXS_DESCRIPTOR_ADDRESS, PUSHED(0)}, DXS_BAD_MAPPING, "an array cannot be"},
    {ARRAYS, DXS_CLASS_SRV, {.descriptor = DXS_DESCRIPTOR_ADDRESS, PUSHED(0), .ignores_index = true}, DXS_OK, NULL},
    {CONSTANTS,
     DXS_CLASS_CBV,
     {.descriptor = DXS_DESCRIPTOR_CONSTANTS, PUSHED(0), .constant_size = LIMIT},
     DXS_OK,
     NULL},
    {CONSTANTS,
     DXS_CLASS_CBV,
     {.descriptor = DXS_DESCRIPTOR_CONSTANTS, PUSHED(4), .constant_size = LIMIT},
     DXS_MAPPING_LIMIT,
     "end at byte 132"},
    {CONSTANTS, DXS_CLASS_CBV, {.descriptor = DXS_DESCRIPTOR_CONSTANTS}, DXS_BAD_MAPPING, "need root_arguments"},
    {CONSTANTS,
     DXS_CLASS_CBV,
     {.descriptor = DXS_DESCRIPTOR_CONSTANTS, PUSHED(0), .in_heap = true},
     DXS_BAD_MAPPING,
     "root constants are in no heap"},
    {CONSTANTS,
     DXS_CLASS_CBV,
     {.descriptor = DXS_DESCRIPTOR_CONSTANTS, .root_arguments = DXS_ROOT_ARGUMENTS_MEMORY},
     DXS_OK,
     NULL},
    {COUNTERS, DXS_CLASS_UAV, {.descriptor = DXS_DESCRIPTOR_ADDRESS, PUSHED(0)}, DXS_BAD_MAPPING, "needs a descriptor"},
    {COUNTERS, DXS_CLASS_UAV, {.counter = (enum dxs_counter)3}, DXS_BAD_MAPPING, "counter, uses_offset_records"},
    {COUNTERS, DXS_CLASS_UAV, {.counter_set = SETS - 1, .counter_binding = 1}, DXS_OK, NULL},
    {COUNTERS,
     DXS_CLASS_UAV,
     {.in_bound_heap = true, .counter = DXS_COUNTER_TEXEL_BUFFER},
     DXS_BAD_MAPPING,
     "needs an offset of its own"},
    {COUNTERS, DXS_CLASS_UAV, {.counter_set = SETS, .counter_binding = 1}, DXS_MAPPING_LIMIT, "is in set 8"},
};

struct asked_once {
    const struct answer *answer;
    bool answered;
};

static bool give_answer(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    struct asked_once *asked = user;

    binding->set = 1; /* below the limit */
    binding->counter_set = 1;
    if (asked->answered || request->resource->resource_class != asked->answer->resource_class)
        return true;
    asked->answered = true;
    *binding = asked->answer->binding;
    return true;
}

/* The answers that the model allowed, with a model that does not. */
static void assert_model_limits(struct fixture *f, struct asked_once *asked)
{
    struct answer answer = {
        BUFFERS, DXS_CLASS_SRV, {.root_arguments = DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK, .in_heap = true}, DXS_OK, NULL};

    f->options.model.uniform_block.set = SETS;
    *asked = (struct asked_once){.answer = &answer};
    assert_int_equal(convert(f, BUFFERS), DXS_MAPPING_LIMIT);
    assert_non_null(strstr(dxs_converter_error(f->converter)->message, "root arguments are in set 8"));
    f->options.model.root_memory = LIMIT - 4;
    answer.binding.root_arguments = DXS_ROOT_ARGUMENTS_MEMORY;
    *asked = (struct asked_once){.answer = &answer};
    assert_int_equal(convert(f, BUFFERS), DXS_MAPPING_LIMIT);
    assert_non_null(strstr(dxs_converter_error(f->converter)->message, "is at byte 124 of the push constants"));
}

static void answers_that_make_no_sense(void **state)
{
    struct fixture *f = *state;
    struct asked_once asked;

    f->options.map_resource = give_answer;
    f->options.map_user = &asked;
    f->options.model.push_constant_limit = LIMIT;
    f->options.model.set_limit = SETS;
    f->options.model.uniform_block.set = SETS - 1;
    f->options.model.root_memory = LIMIT - 8;
    for (size_t n = 0; n < sizeof answers / sizeof *answers; n++) {
        asked = (struct asked_once){.answer = &answers[n]};
        enum dxs_result result = convert(f, answers[n].file);
        const char *message = dxs_converter_error(f->converter)->message;
        if (result != answers[n].result || (answers[n].message && !strstr(message, answers[n].message)))
            fail_msg("answer %zu: %d: %s", n, (int)result, message);
    }
    assert_model_limits(f, &asked);
}

static bool no_answer(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    (void)user, (void)request, (void)binding;
    return false;
}

static void assert_model_refused(struct fixture *f, const struct dxs_options *options, enum dxs_result result,
                                 const char *message)
{
    f->options = *options;
    assert_int_equal(convert(f, BUFFERS), result);
    assert_non_null(strstr(dxs_converter_error(f->converter)->message, message));
}

static void models_that_make_no_sense(void **state)
{
    struct fixture *f = *state;
    struct dxs_options usual = f->options, options = usual;

    options.map_resource = no_answer;
    assert_model_refused(f, &options, DXS_NO_MAPPING, "map_resource returned false");
    options = usual;
    options.model.resource_heap_size.source = (enum dxs_word_source_kind)9;
    assert_model_refused(f, &options, DXS_INVALID_ARGUMENT, "word source 9");
    options.model.resource_heap_size = (struct dxs_word_source){.source = DXS_WORD_PUSH_CONSTANTS, .value = 6};
    assert_model_refused(f, &options, DXS_INVALID_ARGUMENT, "with value 6");
    options = usual;
    options.model.sampler_heap_size = (struct dxs_word_source){.source = DXS_WORD_UNIFORM_BUFFER, .value = 2};
    assert_model_refused(f, &options, DXS_INVALID_ARGUMENT, "with value 2");
    options.model.sampler_heap_size = (struct dxs_word_source){.source = DXS_WORD_BUFFER_LENGTH, .value = 12};
    assert_model_refused(f, &options, DXS_INVALID_ARGUMENT, "with value 12");
    options.model.sampler_heap_size = (struct dxs_word_source){.source = DXS_WORD_BUFFER_LENGTH, .value = 16};
    f->options = options;
    assert_int_equal(convert(f, BUFFERS), DXS_OK);
    options = usual;
    options.model.sampler_qa.enabled = true;
    assert_model_refused(f, &options, DXS_INVALID_ARGUMENT, "qa is not");
    options = usual;
    options.model.address_source = (enum dxs_address_source)9;
    assert_model_refused(f, &options, DXS_INVALID_ARGUMENT, "address_source 9");
    options = usual;
    options.model.qa_format = (enum dxs_qa_format)9;
    assert_model_refused(f, &options, DXS_INVALID_ARGUMENT, "qa_format 9");
    options = usual;
    options.model.root_memory = 2;
    assert_model_refused(f, &options, DXS_INVALID_ARGUMENT, "root_memory is 2");
}

static void layout_that_is_not_built(void **state)
{
    struct fixture *f = *state;
    dxs_layout *layout = dxs_layout_create(NULL);

    f->options.layout = layout;
    enum dxs_result result = convert(f, BUFFERS);
    dxs_layout_destroy(layout);
    assert_int_equal(result, DXS_INVALID_ARGUMENT);
    assert_non_null(strstr(dxs_converter_error(f->converter)->message, "has not been built"));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(answers_that_make_no_sense, set_up, tear_down),
        cmocka_unit_test_setup_teardown(models_that_make_no_sense, set_up, tear_down),
        cmocka_unit_test_setup_teardown(layout_that_is_not_built, set_up, tear_down),
    };

    if (argc != 1 + FILE_COUNT)
        return 2;
    for (int n = 1; n < argc; n++)
        if (!add_input_files(&files, argv[n]))
            return 2;
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    free_input_files(&files);
    return failures;
}
