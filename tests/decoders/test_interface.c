/* Tests of what dxs_decoders.h promises for every decoder. */
#include "harness.h"
#include "cli/decoder/text.h"
#include "cli/tools/tools.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static void decoders_are_found_by_number_and_name(void **state)
{
    uint32_t count = 0;
    (void)state;

    for (const struct dxs_decoder *decoder; (decoder = dxs_decoder_at(count)) != NULL; count++)
        assert_ptr_equal(dxs_decoder_find(decoder->name), decoder);
    assert_true(count > 0);
    assert_null(dxs_decoder_find("path"));
    assert_null(dxs_decoder_at(UINT32_MAX));
}

static void check_entry(const struct dxs_decoder *decoder, const struct dxs_decoder_pass *pass, dxs_module *module)
{
    assert_int_equal(dxs_module_parse(module, pass->dxil, pass->dxil_size, NULL), DXS_RESULT_OK);
    const struct dxs_module_info *info = dxs_module_describe(module);
    assert_int_equal(info->shader_model_major * 10 + info->shader_model_minor, 60);
    assert_int_equal(info->entry_count, 1);
    const struct dxs_entry *entry = dxs_module_entry(module, 0);
    assert_int_equal(entry->stage, DXS_STAGE_COMPUTE);
    assert_string_equal(entry->name, pass->name);
    assert_memory_equal(entry->thread_group, pass->workgroup_size, sizeof pass->workgroup_size);
    for (uint32_t i = 0; i < info->resource_count; i++) {
        const struct dxs_resource *resource = dxs_module_resource(module, i);
        assert_int_equal(resource->space, 0);
        if (resource->resource_class == DXS_RESOURCE_CLASS_CBV)
            assert_int_equal(resource->size, decoder->constant_count * 4);
    }
}

/* The shaders declare what the tables say. Push constants fit in 128 bytes, which Vulkan 1.1 guarantees. */
static void tables_fit_the_shaders(void **state)
{
    dxs_module *module = dxs_module_create(NULL);
    (void)state;

    for (uint32_t n = 0; dxs_decoder_at(n); n++) {
        const struct dxs_decoder *decoder = dxs_decoder_at(n);
        assert_true(decoder->constant_count <= MAX_CONSTANTS && decoder->buffer_count <= MAX_BUFFERS);
        assert_true(decoder->pass_count <= MAX_PASSES);
        const struct dxs_decoder *variant;
        for (uint32_t v = 0; (variant = dxs_decoder_variant(decoder, v)) != NULL; v++)
            for (uint32_t i = 0; i < variant->pass_count; i++)
                check_entry(variant, &variant->passes[i], module);
    }
    dxs_module_destroy(module);
}

/* What the contents say of records, with which outputs are shown as text, fits the sizes of buffers. Buffers without
 * records are words, or 8 or 16 bits each. */
static void contents_fit_the_sizes(void **state)
{
    uint32_t with_fields = 0;
    (void)state;

    for (uint32_t n = 0; dxs_decoder_at(n); n++) {
        const struct dxs_decoder *decoder = dxs_decoder_at(n);
        for (uint32_t i = 0; i < decoder->buffer_count; i++) {
            const struct dxs_decoder_buffer *buffer = &decoder->buffers[i];
            struct decoder_field fields[MAX_FIELDS];
            uint32_t size, count = decoder_fields(buffer->content, fields, &size);
            if (buffer->role == DXS_DECODER_ROLE_SCRATCH)
                continue;
            if (count > 1 ? size != buffer->size.each : buffer->size.each % size != 0)
                fail_msg("%s, %s: records of %u bytes, a size of %u", decoder->name, buffer->name, (unsigned)size,
                         (unsigned)buffer->size.each);
            for (uint32_t k = 0; k < count && count > 1; k++)
                assert_true(fields[k].name[0] != 0 && !strchr(fields[k].name, ' '));
            with_fields += count > 1;
        }
    }
    assert_true(with_fields > 15);
}

static void check_bindings(const struct dxs_decoder *decoder, const struct dxs_spirv *spirv)
{
    for (uint32_t i = 0; i < spirv->resource_count; i++) {
        const struct dxs_bound_resource *bound = &spirv->resources[i];
        if (bound->resource->resource_class == DXS_RESOURCE_CLASS_CBV) {
            assert_int_equal(bound->binding.root_arguments, DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS);
            continue;
        }
        assert_int_equal(bound->binding.set, 0);
        assert_true(bound->binding.binding < decoder->buffer_count);
        assert_int_equal(decoder->buffers[bound->binding.binding].register_number, bound->resource->lower_bound);
    }
}

/* The shaders need no more than Vulkan 1.1. */
static void check_validity(const struct dxs_spirv *spirv)
{
    struct tool_text text = {0};
    enum tool_result result = spirv_validate(spirv->words, spirv->word_count, "vulkan1.1", NULL, &text);

    if (result != TOOL_DONE && result != TOOL_LACKING)
        fail_msg("%s", text.data ? text.data : "");
    tool_text_free(&text);
}

static void check_conversion(const struct dxs_decoder *decoder, dxs_module *module, dxs_converter *converter)
{
    struct dxs_spirv spirv;

    for (uint32_t i = 0; i < decoder->pass_count; i++) {
        assert_int_equal(dxs_decoder_convert(decoder, i, module, converter, NULL, &spirv), DXS_RESULT_OK);
        check_bindings(decoder, &spirv);
        check_validity(&spirv);
    }
    assert_int_equal(dxs_decoder_convert(decoder, decoder->pass_count, module, converter, NULL, &spirv),
                     DXS_RESULT_INVALID_ARGUMENT);
}

static void all_passes_convert_to_their_bindings(void **state)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    const struct dxs_decoder *variant;
    (void)state;

    for (uint32_t n = 0; dxs_decoder_at(n); n++)
        for (uint32_t i = 0; (variant = dxs_decoder_variant(dxs_decoder_at(n), i)) != NULL; i++)
            check_conversion(variant, module, converter);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

/* Constants in a buffer: no push constants, and one more binding. */
static void constants_may_lie_in_a_buffer(void **state)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_spirv spirv;
    (void)state;

    for (uint32_t n = 0; dxs_decoder_at(n); n++)
        for (uint32_t pass = 0; pass < dxs_decoder_at(n)->pass_count; pass++) {
            uint32_t constants = 0;
            assert_int_equal(dxs_decoder_convert_indirect(dxs_decoder_at(n), pass, module, converter, NULL, &spirv),
                             DXS_RESULT_OK);
            check_validity(&spirv);
            for (uint32_t i = 0; i < spirv.resource_count; i++)
                if (spirv.resources[i].resource->resource_class == DXS_RESOURCE_CLASS_CBV) {
                    assert_int_equal(spirv.resources[i].binding.binding, dxs_decoder_at(n)->buffer_count);
                    assert_int_equal(spirv.resources[i].binding.root_arguments, DXS_ROOT_ARGUMENTS_NONE);
                    constants++;
                }
            assert_int_equal(constants, 1);
        }
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

static bool map_to_set_3(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    (void)user;
    binding->set = 3;
    binding->binding = request->resource->lower_bound + 10 * request->resource->resource_class;
    return true;
}

static void options_may_bind_differently(void **state)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;
    (void)state;

    options.map_resource = map_to_set_3;
    assert_int_equal(dxs_decoder_convert(dxs_decoder_at(0), 0, module, converter, &options, &spirv), DXS_RESULT_OK);
    for (uint32_t i = 0; i < spirv.resource_count; i++)
        assert_int_equal(spirv.resources[i].binding.set, 3);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

static void amounts_are_exact_in_64_bits(void **state)
{
    const struct dxs_decoder_buffer buffer = {.size = {12, 5, {0, 1}}};
    const uint32_t few[] = {3, 7}, many[] = {UINT32_MAX, UINT32_MAX};
    (void)state;

    assert_int_equal(dxs_decoder_buffer_size(&buffer, few), 12 * 5); /* ceil(21 / 5) */
    assert_true(dxs_decoder_buffer_size(&buffer, many) == UINT64_MAX);
}

/* No dimension exceeds 65,535 groups, the limit that every device has; 65,535 groups are one row. */
static void many_groups_are_in_rows(void **state)
{
    const struct dxs_decoder_pass along_x = {.groups = {{1, 256, {0, -1}}, {1, 1, {1, -1}}, {1, 1, {-1, -1}}}};
    const struct dxs_decoder_pass of_pairs = {.groups = {{1, 1, {0, 1}}, {1, 1, {-1, -1}}, {1, 1, {-1, -1}}}};
    const uint32_t most_in_a_row[] = {65535 * 256, 1}, more[] = {65535 * 256 + 1, 3}, most[] = {UINT32_MAX, 1};
    const uint32_t high[] = {1, 65536}, too_many[] = {1 << 16, 1 << 15};
    uint32_t groups[3];
    (void)state;

    assert_true(dxs_decoder_groups(&along_x, most_in_a_row, groups));
    assert_true(groups[0] == 65535 && groups[1] == 1 && groups[2] == 1);
    assert_true(dxs_decoder_groups(&along_x, more, groups));
    assert_true(groups[0] == 32768 && groups[1] == 3 && groups[2] == 2);
    assert_true(dxs_decoder_groups(&along_x, most, groups));
    assert_true(groups[0] == 32768 && groups[2] == 512);
    assert_false(dxs_decoder_groups(&along_x, high, groups));
    assert_false(dxs_decoder_groups(&of_pairs, too_many, groups));
}

static void variants_are_chosen_by_features(void **state)
{
    struct dxs_features none = {0},
                        all = {.on[DXS_FEATURE_WAVE_OPERATIONS] = true, .on[DXS_FEATURE_LARGE_GROUPS] = true};
    uint32_t variants = 0;
    (void)state;

    for (uint32_t n = 0; dxs_decoder_at(n); n++) {
        const struct dxs_decoder *decoder = dxs_decoder_at(n), *variant;
        assert_true(decoder->needs == 0 && decoder->variant[0] == 0);
        assert_ptr_equal(dxs_decoder_variant(decoder, 0), decoder);
        assert_ptr_equal(dxs_decoder_choose(decoder, &none), decoder);
        for (uint32_t i = 1; (variant = dxs_decoder_variant(decoder, i)) != NULL; i++, variants++) {
            assert_string_equal(variant->name, decoder->name);
            assert_true(variant->variant[0] != 0 && variant->needs != 0);
            assert_ptr_equal(variant->constants, decoder->constants);
            assert_ptr_equal(variant->buffers, decoder->buffers);
            assert_ptr_equal(dxs_decoder_variant(variant, 0), decoder);
            assert_ptr_equal(dxs_decoder_choose(variant, &none), decoder);
        }
        variant = dxs_decoder_choose(decoder, &all);
        assert_true(variant == decoder ? !dxs_decoder_variant(decoder, 1) : variant->needs != 0);
    }
    assert_true(variants > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decoders_are_found_by_number_and_name),
        cmocka_unit_test(tables_fit_the_shaders),
        cmocka_unit_test(contents_fit_the_sizes),
        cmocka_unit_test(all_passes_convert_to_their_bindings),
        cmocka_unit_test(options_may_bind_differently),
        cmocka_unit_test(constants_may_lie_in_a_buffer),
        cmocka_unit_test(amounts_are_exact_in_64_bits),
        cmocka_unit_test(many_groups_are_in_rows),
        cmocka_unit_test(variants_are_chosen_by_features),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
