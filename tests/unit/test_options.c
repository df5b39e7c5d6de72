/* Tests of options that no shader's results show: the defaults, what one option implies, the buffers of offset records,
 * the name of the source, words of the push constants.
 *   test_options SHADER.dxil DEBUG.dxil VIEWS.dxil FILE.dxil|FOLDER...: a shader with several raw or structured
 * buffers, one with debug information, one that reads SV_ViewID, and shaders of which each option of `exact` changes
 * one */
#include "dxs_inspect.h"
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

    *binding = (struct dxs_binding){.descriptor = DXS_DESCRIPTOR_FORM_STORAGE_BUFFER,
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
    assert_int_equal(dxs_module_parse(f->module, files.data[0].bytes, files.data[0].size, NULL), DXS_RESULT_OK);
    return dxs_convert(f->converter, f->module, 0, &f->options, &f->spirv);
}

/* ---- Defaults ---------------------------------------------------------------------------------------------------- */

#define DEFAULT_WORD(member, preset)                                                                                   \
    {                                                                                                                  \
        .name = #member, .offset = offsetof(struct dxs_options, member),                                               \
        .size = sizeof((struct dxs_options *)0)->member, .value = preset                                               \
    }
#define DEFAULT_SLOT(heap, at)                                                                                         \
    DEFAULT_WORD(model.bound_heaps.slots[heap].offset, at),                                                            \
        DEFAULT_WORD(model.bound_heaps.slots[heap].stride, DXS_STRIDE_OF_SLOT)

/* The defaults that are not 0, as dxs_options.h, dxs_module.h and docs/guides/bindings.md say. */
static const struct default_word {
    const char *name;
    size_t offset, size;
    uint64_t value;
} default_words[] = {
    DEFAULT_WORD(struct_size, sizeof(struct dxs_options)),
    DEFAULT_WORD(model.shifts.srv, 1000),
    DEFAULT_WORD(model.shifts.uav, 2000),
    DEFAULT_WORD(model.shifts.sampler, 3000),
    DEFAULT_WORD(model.shifts.counter, 4000),
    DEFAULT_WORD(model.push_constant_limit, UINT32_MAX), /* no limit */
    DEFAULT_WORD(model.set_limit, UINT32_MAX),
    DEFAULT_WORD(model.addresses.stride, 8), /* one address */
    DEFAULT_WORD(model.offsets.stride, 16),  /* two pairs of words: untyped, typed */
    DEFAULT_WORD(model.offsets.typed_offset, 8),
    DEFAULT_WORD(structured_names, true),
    DEFAULT_WORD(print.thread[0], DXS_ALL),
    DEFAULT_WORD(print.thread[1], DXS_ALL),
    DEFAULT_WORD(print.thread[2], DXS_ALL),
    DEFAULT_WORD(limits.memory, (size_t)1 << 30),
    DEFAULT_WORD(limits.values, 4194303),
    DEFAULT_WORD(limits.blocks, UINT32_C(1) << 20),
    DEFAULT_WORD(limits.types, UINT32_C(1) << 20),
    DEFAULT_WORD(limits.nesting, 1023),
    DEFAULT_SLOT(DXS_HEAP_UNIFORM_BUFFERS, 0),
    DEFAULT_SLOT(DXS_HEAP_STORAGE_BUFFERS, 0),
    DEFAULT_SLOT(DXS_HEAP_SAMPLED_IMAGES, 0),
    DEFAULT_SLOT(DXS_HEAP_STORAGE_IMAGES, 0),
    DEFAULT_SLOT(DXS_HEAP_UNIFORM_TEXEL_BUFFERS, 0),
    DEFAULT_SLOT(DXS_HEAP_STORAGE_TEXEL_BUFFERS, 0),
    DEFAULT_SLOT(DXS_HEAP_ACCELERATION_STRUCTURES, 0),
    DEFAULT_SLOT(DXS_HEAP_COUNTERS, DXS_OFFSET_AFTER_BUFFER),
};

static void defaults_are_documented(void **state)
{
    struct dxs_options options, expected;

    (void)state;
    memset(&options, 0x5A, sizeof options);
    dxs_options_init(&options, sizeof options);
    memset(&expected, 0, sizeof expected);
    for (size_t n = 0; n < sizeof default_words / sizeof *default_words; n++) {
        const struct default_word *word = &default_words[n];
        uint8_t byte = (uint8_t)word->value;
        uint32_t half = (uint32_t)word->value;
        const void *from = word->size == 1 ? (void *)&byte : word->size == 4 ? (void *)&half : (void *)&word->value;
        assert_true(word->size == 1 || word->size == 4 || word->size == 8);
        memcpy((uint8_t *)&expected + word->offset, from, word->size);
        if (memcmp((uint8_t *)&options + word->offset, from, word->size) != 0)
            fail_msg("the default of %s is not %llu", word->name, (unsigned long long)word->value);
    }
    for (size_t n = 0; n < sizeof options; n++)
        if (((uint8_t *)&options)[n] != ((uint8_t *)&expected)[n])
            fail_msg("byte %u of the default options is %u, not %u", (unsigned)n, ((uint8_t *)&options)[n],
                     ((uint8_t *)&expected)[n]);
}

static void no_options_are_the_defaults(void **state)
{
    struct fixture *f = *state;
    struct dxs_spirv spirv;

    assert_int_equal(convert(f), DXS_RESULT_OK);
    size_t size = 4 * f->spirv.word_count;
    void *words = memcpy(malloc(size), f->spirv.words, size);
    assert_int_equal(dxs_convert(f->converter, f->module, 0, NULL, &spirv), DXS_RESULT_OK);
    assert_int_equal(4 * spirv.word_count, size);
    assert_memory_equal(spirv.words, words, size);
    free(words);
}

/* ---- What options imply ------------------------------------------------------------------------------------------ */

#define GUARANTEE(NAME, name, option, text) offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_##NAME]),
static const size_t parts_of_exact[] = {
#include "guarantees.def"
#undef GUARANTEE
    offsetof(struct dxs_options, exact_raw_bounds),
    offsetof(struct dxs_options, workarounds.on[DXS_WORKAROUND_BOUNDED_INDICES]),
};

enum {
    PARTS_OF_EXACT = sizeof parts_of_exact / sizeof *parts_of_exact
};

/* Whether the parts of dxs_options.exact, all but number `left_out`, give the words of `exact`. */
static bool is_exact_with(struct fixture *f, const struct dxs_spirv *exact, size_t left_out)
{
    struct dxs_spirv spirv;
    struct dxs_options options = f->options;

    for (size_t n = 0; n < PARTS_OF_EXACT; n++)
        *((bool *)&options + parts_of_exact[n]) = n != left_out;
    assert_int_equal(dxs_convert(f->converter, f->module, 0, &options, &spirv), DXS_RESULT_OK);
    return spirv.word_count == exact->word_count && memcmp(spirv.words, exact->words, 4 * exact->word_count) == 0;
}

static void exact_has_all_parts(void **state)
{
    struct fixture *f = *state;
    bool shows[PARTS_OF_EXACT] = {false};
    dxs_converter *other = dxs_converter_create(NULL);

    f->options.features.on[DXS_FEATURE_DENORM_PRESERVE_16BIT] = true;
    for (size_t file = 2; file < files.count; file++) {
        struct dxs_options options = f->options;
        struct dxs_spirv exact;
        options.exact = true;
        assert_int_equal(dxs_module_parse(f->module, files.data[file].bytes, files.data[file].size, NULL),
                         DXS_RESULT_OK);
        if (dxs_convert(other, f->module, 0, &options, &exact) != DXS_RESULT_OK) /* some must be refused */
            continue;
        if (!is_exact_with(f, &exact, SIZE_MAX))
            fail_msg("%s: exact is not all of its parts", files.data[file].path);
        for (size_t n = 0; n < PARTS_OF_EXACT; n++)
            shows[n] |= !is_exact_with(f, &exact, n);
    }
    dxs_converter_destroy(other);
    for (size_t n = 0; n < PARTS_OF_EXACT; n++)
        if (!shows[n])
            fail_msg("part %u of exact changes no shader", (unsigned)n);
}

/* The number of ranges does not depend on the room for them. */
static void ranges_are_counted(void **state)
{
    enum {
        MAX_RANGES = 64,
        LINES = 60
    };
    static const char *const variables[] = {"i", "sum", "total", "light", "d"};
    const struct fixture *f = *state;
    struct dxs_parse_options parse = dxs_default_parse_options();
    struct dxs_print_range all[MAX_RANGES], some[MAX_RANGES];
    uint32_t long_ranges = 0, values = 0;

    parse.program = DXS_PROGRAM_DEBUG;
    assert_int_equal(dxs_module_parse(f->module, files.data[1].bytes, files.data[1].size, &parse), DXS_RESULT_OK);
    for (uint32_t line = 1; line < LINES; line++) {
        uint32_t count = dxs_print_ranges_of_line(f->module, NULL, line, all, MAX_RANGES);
        for (uint32_t max = 0; max < count; max++) {
            assert_int_equal(dxs_print_ranges_of_line(f->module, NULL, line, some, max), count);
            assert_memory_equal(some, all, max * sizeof *all);
            long_ranges += all[max].last > all[max].first;
        }
    }
    for (size_t n = 0; n < sizeof variables / sizeof *variables; n++) {
        uint32_t count = dxs_print_ranges_of_variable(f->module, variables[n], all, MAX_RANGES);
        for (uint32_t max = 0; max < count; max++)
            assert_int_equal(dxs_print_ranges_of_variable(f->module, variables[n], some, max), count);
        values += count;
    }
    assert_true(long_ranges > 0);
    assert_true(values > 4);
}

static bool has_instruction(const struct dxs_spirv *spirv, SpvOp opcode)
{
    for (size_t n = 5; n < spirv->word_count; n += spirv->words[n] >> 16)
        if ((spirv->words[n] & 0xFFFF) == opcode)
            return true;
    return false;
}

/* debug_variables implies debug_info, in whose place are names and DebugLine. */
static void variables_imply_names(void **state)
{
    struct fixture *f = *state;
    struct dxs_parse_options parse = dxs_default_parse_options();

    parse.program = DXS_PROGRAM_DEBUG;
    assert_int_equal(dxs_module_parse(f->module, files.data[1].bytes, files.data[1].size, &parse), DXS_RESULT_OK);
    f->options.debug_variables = true;
    assert_int_equal(dxs_convert(f->converter, f->module, 0, &f->options, &f->spirv), DXS_RESULT_OK);
    size_t count = f->spirv.word_count;
    void *words = memcpy(malloc(4 * count), f->spirv.words, 4 * count);
    f->options.debug_info = true;
    assert_int_equal(dxs_convert(f->converter, f->module, 0, &f->options, &f->spirv), DXS_RESULT_OK);
    assert_int_equal(f->spirv.word_count, count);
    assert_memory_equal(f->spirv.words, words, 4 * count);
    assert_false(has_instruction(&f->spirv, SpvOpLine));
    free(words);
    f->options.debug_variables = false;
    assert_int_equal(dxs_convert(f->converter, f->module, 0, &f->options, &f->spirv), DXS_RESULT_OK);
    assert_true(has_instruction(&f->spirv, SpvOpLine));
    f->options.debug_info = false;
    assert_int_equal(dxs_convert(f->converter, f->module, 0, &f->options, &f->spirv), DXS_RESULT_OK);
    assert_false(has_instruction(&f->spirv, SpvOpLine));
    assert_false(has_instruction(&f->spirv, SpvOpString));
}

/* ---- Offset records ---------------------------------------------------------------------------------------------- */

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
    assert_int_equal(convert(f), DXS_RESULT_OK);
    assert_int_equal(variables_at(&f->spirv, 6, 1), 1);

    f->own[0] = (struct dxs_set_binding){6, 2};
    assert_int_equal(convert(f), DXS_RESULT_OK);
    assert_int_equal(variables_at(&f->spirv, 6, 1), 1);
    assert_int_equal(variables_at(&f->spirv, 6, 2), 1);

    f->own[1] = (struct dxs_set_binding){7, 0};
    assert_int_equal(convert(f), DXS_RESULT_OK);
    assert_int_equal(variables_at(&f->spirv, 6, 1), 0);
    assert_int_equal(variables_at(&f->spirv, 6, 2), 1);
    assert_int_equal(variables_at(&f->spirv, 7, 0), 1);
}

/* ---- Words of the push constants ------------------------------------------------------------------------------------
 */

static void demand_last_word(struct fixture *f, struct dxs_word_source *word, const char *message)
{
    *word = (struct dxs_word_source){.source = DXS_WORD_KIND_PUSH_CONSTANTS, .value = 20};
    f->options.model.push_constant_limit = 24;
    assert_int_equal(convert(f), DXS_RESULT_OK);
    for (uint32_t less = 1; less <= 4; less++) {
        f->options.model.push_constant_limit = 24 - less;
        assert_int_equal(convert(f), DXS_RESULT_MAPPING_LIMIT);
        assert_string_equal(dxs_converter_error(f->converter)->message, message);
    }
    word->value = 22;
    f->options.model.push_constant_limit = 128;
    assert_int_equal(convert(f), DXS_RESULT_INVALID_ARGUMENT);
}

static void words_fit_into_push_constants(void **state)
{
    struct fixture *f = *state;
    const struct input_file shader = files.data[0];

    f->options.print.to = DXS_PRINT_TO_BUFFER;
    f->options.print.buffer = (struct dxs_set_binding){9, 0};
    demand_last_word(f, &f->options.print.draw, "options.print.draw lies beyond the push constants");
    f->options = dxs_default_options();
    f->options.pipeline.views.source = DXS_VIEW_SOURCE_WORD;
    files.data[0] = files.data[2];
    demand_last_word(f, &f->options.pipeline.views.word, "options.pipeline.views.word lies beyond the push constants");
    files.data[0] = shader;
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

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
    assert_int_equal(convert(f), DXS_RESULT_OK);
    assert_true(has_source(&f->spirv, "0000000000000abc.dxil"));
    f->options.source_name = "0000000000000abc.hit.dxil";
    assert_int_equal(convert(f), DXS_RESULT_OK);
    assert_true(has_source(&f->spirv, "0000000000000abc.hit.dxil"));
    assert_false(has_source(&f->spirv, "0000000000000abc.dxil"));
    f->options.shader_hash = 0;
    assert_int_equal(convert(f), DXS_RESULT_OK);
    assert_true(has_source(&f->spirv, "0000000000000abc.hit.dxil"));
}

static void long_names_are_refused(void **state)
{
    struct fixture *f = *state;
    char name[5000];

    memset(name, 'x', sizeof name);
    name[4096] = '\0';
    f->options.source_name = name;
    assert_int_equal(convert(f), DXS_RESULT_OK);
    assert_true(has_source(&f->spirv, name));
    name[4096] = 'x';
    name[4097] = '\0';
    assert_int_equal(convert(f), DXS_RESULT_INVALID_ARGUMENT);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(defaults_are_documented),
        cmocka_unit_test_setup_teardown(no_options_are_the_defaults, set_up, tear_down),
        cmocka_unit_test_setup_teardown(exact_has_all_parts, set_up, tear_down),
        cmocka_unit_test_setup_teardown(variables_imply_names, set_up, tear_down),
        cmocka_unit_test_setup_teardown(ranges_are_counted, set_up, tear_down),
        cmocka_unit_test_setup_teardown(resources_have_offset_records_of_their_own, set_up, tear_down),
        cmocka_unit_test_setup_teardown(words_fit_into_push_constants, set_up, tear_down),
        cmocka_unit_test_setup_teardown(sources_have_names, set_up, tear_down),
        cmocka_unit_test_setup_teardown(long_names_are_refused, set_up, tear_down),
    };

    for (int n = 1; n < argc; n++)
        if (!add_input_files(&files, argv[n]))
            return 2;
    if (files.count < 4)
        return 2;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    free_input_files(&files);
    return failed;
}
