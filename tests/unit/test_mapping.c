/* Tests of the caller's resource mapping: its requests, and the effect of its answers.
 *   test_mapping BUFFERS.dxil ARRAYS.dxil HEAP.dxil PIXEL.dxil SAMPLED.dxil STRIDES.dxil
 * BUFFERS: SRVs of words (t0) and 16-bit elements (t1), UAVs of 16-bit elements (u0), 64-bit atomics (u1), words (u2).
 * ARRAYS: unbounded arrays of each class. HEAP: like BUFFERS, but with handles from the SM 6.6 heap.
 * PIXEL: loads of one texel each from a Texture2D (t0) and a Texture2DMS (t1). SAMPLED: a sampled Texture2D (t0).
 * STRIDES: structured buffers of the heap; only those of 2 bytes have 16-bit elements. */
#include "dxs.h"
#include "tests/common/files.h"
#include "cli/tools/tools.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>
#include <spirv/unified1/spirv.h>

enum {
    BUFFERS,
    ARRAYS,
    HEAP,
    PIXEL,
    SAMPLED,
    STRIDES
};

static struct input_files files;

struct fixture {
    dxs_module *module;
    dxs_converter *converter;
    struct dxs_options options;
    struct dxs_spirv spirv;
    uint32_t asked, needing_storage;
    uint8_t attachment; /* index of t1 */
};

static int set_up(void **state)
{
    static struct fixture fixture;

    fixture = (struct fixture){.module = dxs_module_create(NULL), .converter = dxs_converter_create(NULL)};
    fixture.options = dxs_default_options();
    fixture.options.map_user = &fixture;
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

    assert_int_equal(dxs_module_parse(f->module, input->bytes, input->size, NULL), DXS_RESULT_OK);
    return dxs_convert(f->converter, f->module, 0, &f->options, &f->spirv);
}

static void assert_valid(struct fixture *f, unsigned file)
{
    struct tool_text text = {0};

    if (convert(f, file) != DXS_RESULT_OK)
        fail_msg("%s", dxs_converter_error(f->converter)->message);
    enum tool_result valid = spirv_validate(f->spirv.words, f->spirv.word_count, "vulkan1.3", NULL, &text);
    if (valid != TOOL_DONE && valid != TOOL_LACKING)
        fail_msg("%s", text.data);
    tool_text_free(&text);
}

static void assert_refused(struct fixture *f, unsigned file, const char *message)
{
    assert_int_equal(convert(f, file), DXS_RESULT_BAD_MAPPING);
    assert_non_null(strstr(dxs_converter_error(f->converter)->message, message));
}

static bool has_capability(const struct fixture *f, SpvCapability capability)
{
    for (size_t at = 5; at < f->spirv.word_count; at += f->spirv.words[at] >> 16)
        if ((f->spirv.words[at] & 0xFFFF) == SpvOpCapability && f->spirv.words[at + 1] == (uint32_t)capability)
            return true;
    return false;
}

static const struct dxs_bound_resource *find(const struct fixture *f, enum dxs_resource_class resource_class,
                                             uint32_t number)
{
    for (uint32_t n = 0; n < f->spirv.resource_count; n++) {
        const struct dxs_bound_resource *bound = &f->spirv.resources[n];
        if (bound->resource->resource_class == resource_class && bound->resource->lower_bound == number)
            return bound;
    }
    fail_msg("the shader has no such resource");
    return NULL;
}

/* ---- Forms of buffers -------------------------------------------------------------------------------------------- */

static bool texels_unless_needed(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    struct fixture *f = user;

    f->asked++;
    f->needing_storage += request->needs_storage_buffer;
    assert_false(request->needs_texel_buffer);
    if (!request->needs_storage_buffer)
        binding->descriptor = DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    return true;
}

static bool texels_always(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    (void)user, (void)request;
    binding->descriptor = DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    return true;
}

static void forms_of_buffers(void **state)
{
    struct fixture *f = *state;

    f->options.map_resource = texels_unless_needed;
    assert_valid(f, BUFFERS);
    assert_int_equal(f->asked, 5);
    assert_int_equal(f->needing_storage, 3);
    assert_int_equal(find(f, DXS_RESOURCE_CLASS_SRV, 0)->binding.descriptor, DXS_DESCRIPTOR_FORM_TEXEL_BUFFER);
    assert_int_equal(find(f, DXS_RESOURCE_CLASS_SRV, 1)->binding.descriptor, DXS_DESCRIPTOR_FORM_STORAGE_BUFFER);
    assert_int_equal(find(f, DXS_RESOURCE_CLASS_UAV, 0)->binding.descriptor, DXS_DESCRIPTOR_FORM_STORAGE_BUFFER);
    assert_int_equal(find(f, DXS_RESOURCE_CLASS_UAV, 1)->binding.descriptor, DXS_DESCRIPTOR_FORM_STORAGE_BUFFER);
    assert_int_equal(find(f, DXS_RESOURCE_CLASS_UAV, 2)->binding.descriptor, DXS_DESCRIPTOR_FORM_TEXEL_BUFFER);
    f->options.map_resource = texels_always;
    assert_refused(f, BUFFERS, "no 16-bit elements");
}

static void forms_in_the_heap(void **state)
{
    struct fixture *f = *state;

    f->options.map_resource = texels_unless_needed;
    assert_valid(f, HEAP);
    assert_int_equal(f->asked, 5);
    assert_int_equal(f->needing_storage, 3);
    f->options.map_resource = texels_always;
    assert_refused(f, HEAP, "no 16-bit elements");
    f->options.map_resource = texels_unless_needed;
    f->asked = f->needing_storage = 0;
    assert_valid(f, STRIDES);
    assert_int_equal(f->asked, 4);
    assert_int_equal(f->needing_storage, 1);
}

/* ---- Arrays without end ------------------------------------------------------------------------------------------ */

static bool one_of_all(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    struct fixture *f = user;

    f->asked++;
    binding->ignores_index = request->resource->count == DXS_UNBOUNDED;
    return true;
}

/* Their descriptors are no arrays, nor is there an index that could differ between lanes. */
static void one_descriptor_of_an_array(void **state)
{
    struct fixture *f = *state;

    assert_valid(f, ARRAYS);
    assert_true(has_capability(f, SpvCapabilityRuntimeDescriptorArray));
    assert_true(has_capability(f, SpvCapabilityShaderNonUniform));
    f->options.map_resource = one_of_all;
    assert_valid(f, ARRAYS);
    assert_int_equal(f->asked, 7);
    assert_false(has_capability(f, SpvCapabilityRuntimeDescriptorArray));
    assert_false(has_capability(f, SpvCapabilityShaderNonUniform));
    assert_true(find(f, DXS_RESOURCE_CLASS_SAMPLER, 0)->binding.ignores_index);
    assert_false(find(f, DXS_RESOURCE_CLASS_SRV, 0)->binding.ignores_index);
    assert_refused(f, HEAP, "ignores_index is invalid");
}

/* ---- Input attachments ------------------------------------------------------------------------------------------- */

static bool attach(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct fixture *f = user;

    if (request->resource->resource_class != DXS_RESOURCE_CLASS_SRV)
        return true;
    binding->descriptor = DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT;
    binding->input_attachment = request->resource->lower_bound == 1 ? f->attachment : 2;
    return true;
}

/* Counts instructions; `operand` is a word that has to have a value, 0: any. */
static uint32_t count(const struct fixture *f, SpvOp op, uint32_t operand, uint32_t value)
{
    uint32_t found = 0;

    for (size_t at = 5; at < f->spirv.word_count; at += f->spirv.words[at] >> 16)
        found += (f->spirv.words[at] & 0xFFFF) == (uint32_t)op && (!operand || f->spirv.words[at + operand] == value);
    return found;
}

static void input_attachments(void **state)
{
    struct fixture *f = *state;

    f->options.map_resource = attach;
    f->attachment = 5;
    assert_valid(f, PIXEL);
    assert_true(has_capability(f, SpvCapabilityInputAttachment));
    assert_int_equal(count(f, SpvOpTypeImage, 3, SpvDimSubpassData), 2);
    assert_int_equal(count(f, SpvOpImageRead, 0, 0), 2);
    assert_int_equal(count(f, SpvOpImageFetch, 0, 0), 0);
    assert_int_equal(count(f, SpvOpDecorate, 2, SpvDecorationInputAttachmentIndex), 2);
    assert_int_equal(count(f, SpvOpDecorate, 3, 5), 1);
    f->attachment = UINT8_MAX;
    assert_int_equal(convert(f, PIXEL), DXS_RESULT_OK);
    assert_int_equal(count(f, SpvOpDecorate, 2, SpvDecorationInputAttachmentIndex), 1);
    assert_refused(f, SAMPLED, "it can only be loaded");
    assert_refused(f, BUFFERS, "input attachment (9) does not suit");
}

/* ---- Notes ------------------------------------------------------------------------------------------------------- */

static uint32_t numbers[] = {7, 1u << 31};
static struct dxs_note notes[] = {{"NonSemantic.a", "used", numbers, 2, 3},
                                  {"NonSemantic.a", NULL, numbers, 2, 3},
                                  {"NonSemantic.b", "plain", NULL, 0, 9},
                                  {"NonSemantic.a", "again", numbers, 1, 4}};

/* The instruction of this opcode whose result is `id`, which is word `at` of it; NULL: none. */
static const uint32_t *made_by(const struct fixture *f, SpvOp op, uint32_t at, uint32_t id)
{
    for (size_t n = 5; n < f->spirv.word_count; n += f->spirv.words[n] >> 16)
        if ((f->spirv.words[n] & 0xFFFF) == (uint32_t)op && f->spirv.words[n + at] == id)
            return &f->spirv.words[n];
    return NULL;
}

/* The note is there: its set, its text and its numbers. */
static void assert_note(const struct fixture *f, const struct dxs_note *note)
{
    for (size_t n = 5; n < f->spirv.word_count; n += f->spirv.words[n] >> 16) {
        const uint32_t *words = &f->spirv.words[n];
        if ((words[0] & 0xFFFF) != SpvOpExtInst || words[4] != note->instruction)
            continue;
        const uint32_t *import = made_by(f, SpvOpExtInstImport, 1, words[3]);
        const uint32_t *text = made_by(f, SpvOpString, 1, words[5]);
        assert_non_null(import);
        assert_string_equal((const char *)(import + 2), note->set);
        assert_non_null(text);
        assert_string_equal((const char *)(text + 2), note->text);
        assert_int_equal(words[0] >> 16, 6 + note->number_count);
        for (uint32_t k = 0; k < note->number_count; k++) {
            const uint32_t *number = made_by(f, SpvOpConstant, 2, words[6 + k]);
            assert_non_null(number);
            assert_int_equal(number[3], note->numbers[k]);
        }
        return;
    }
    fail_msg("there is no note %u", note->instruction);
}

/* Resource t1 gives the second note a text. */
static bool write_note(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    (void)user, (void)binding;
    if (request->resource->lower_bound == 1)
        notes[1].text = "by the callback";
    return true;
}

static void notes_of_the_caller(void **state)
{
    struct fixture *f = *state;

    f->options.notes = notes;
    f->options.note_count = 4;
    notes[1].text = NULL;
    assert_valid(f, PIXEL);
    assert_int_equal(count(f, SpvOpExtInstImport, 0, 0), 2);
    assert_int_equal(count(f, SpvOpExtInst, 0, 0), 3);
    assert_int_equal(count(f, SpvOpExtInst, 4, 9), 1);
    assert_note(f, &notes[0]);
    assert_note(f, &notes[2]);
    assert_note(f, &notes[3]);
    f->options.notes = notes + 1; /* the first one without a text, which imports nothing */
    f->options.note_count = 3;
    assert_valid(f, PIXEL);
    assert_int_equal(count(f, SpvOpExtInstImport, 0, 0), 2);
    assert_note(f, &notes[2]);
    assert_note(f, &notes[3]);
    f->options.notes = notes;
    f->options.note_count = 4;
    f->options.map_resource = write_note;
    assert_valid(f, PIXEL);
    assert_int_equal(count(f, SpvOpExtInst, 4, 3), 2);
    notes[0].set = "GLSL.std.450";
    assert_int_equal(convert(f, PIXEL), DXS_RESULT_INVALID_ARGUMENT);
    notes[0].set = "NonSemantic.a";
    notes[0].number_count = 65530;
    assert_int_equal(convert(f, PIXEL), DXS_RESULT_INVALID_ARGUMENT);
    notes[0].number_count = 2;
    f->options.notes = NULL;
    assert_int_equal(convert(f, PIXEL), DXS_RESULT_INVALID_ARGUMENT);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(forms_of_buffers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(forms_in_the_heap, set_up, tear_down),
        cmocka_unit_test_setup_teardown(one_descriptor_of_an_array, set_up, tear_down),
        cmocka_unit_test_setup_teardown(input_attachments, set_up, tear_down),
        cmocka_unit_test_setup_teardown(notes_of_the_caller, set_up, tear_down),
    };

    if (argc != 7)
        return 2;
    for (int n = 1; n < argc; n++)
        if (!add_input_files(&files, argv[n]))
            return 2;
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    free_input_files(&files);
    return failures;
}
