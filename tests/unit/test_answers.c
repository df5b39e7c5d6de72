/* Tests of refusals: answers of the caller's resource mapping and binding models that make no sense, and their
 * neighbours that do.
 *   test_answers BUFFERS.dxil ARRAYS.dxil PIXEL.dxil CONSTANTS.dxil COUNTERS.dxil KINDS.dxil
 * BUFFERS: buffers of words and structures, t0, t1, u0 to u2. ARRAYS: unbounded arrays of each class. PIXEL: a
 * Texture2D that is only loaded (t0). CONSTANTS: a constant buffer (b0). COUNTERS: structured buffers with counters.
 * KINDS: a pixel shader with a resource of each kind. */
#include "dxs_layout.h"
#include "tests/common/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <spirv/unified1/spirv.h>

enum {
    BUFFERS,
    ARRAYS,
    PIXEL,
    CONSTANTS,
    COUNTERS,
    KINDS,
    FILE_COUNT
};

static struct input_files files;

struct fixture {
    dxs_module *module;
    dxs_converter *converter;
    struct dxs_options options;
    struct dxs_spirv spirv;
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

    assert_int_equal(dxs_module_parse(f->module, input->bytes, input->size, NULL), DXS_RESULT_OK);
    return dxs_convert(f->converter, f->module, 0, &f->options, &f->spirv);
}

/* The instruction with this opcode and number at this operand, or NULL. */
static const uint32_t *instruction(const struct fixture *f, SpvOp opcode, uint32_t operand, uint32_t number)
{
    for (size_t at = 5; at < f->spirv.word_count; at += f->spirv.words[at] >> SpvWordCountShift)
        if ((f->spirv.words[at] & SpvOpCodeMask) == (uint32_t)opcode && f->spirv.words[at + operand] == number)
            return &f->spirv.words[at];
    return NULL;
}

/* Bytes of the push constants: the block is an array of words. 0: there are none. */
static uint32_t push_constant_bytes(const struct fixture *f)
{
    const uint32_t *variable = instruction(f, SpvOpVariable, 3, SpvStorageClassPushConstant);

    if (!variable)
        return 0;
    const uint32_t *pointer = instruction(f, SpvOpTypePointer, 1, variable[1]);
    const uint32_t *block = instruction(f, SpvOpTypeStruct, 1, pointer[3]);
    const uint32_t *array = instruction(f, SpvOpTypeArray, 1, block[2]);
    return 4 * instruction(f, SpvOpConstant, 2, array[3])[3];
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
    const char *message; /* a part of it */
    uint32_t bytes;      /* DXS_RESULT_OK: push constants, no more than the answer needs */
};

#define ASKS(what, kind) .file = what, .resource_class = DXS_RESOURCE_CLASS_##kind
#define TAKES(size) .bytes = size
#define REFUSED(how, why) .result = DXS_RESULT_##how, .message = why
#define PUSHED(at) .root_arguments = DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS, .offset = (at)

static const struct answer answers[] = {
    {ASKS(BUFFERS, SRV), TAKES(LIMIT), .binding = {.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS, PUSHED(LIMIT - 8)}},
    {ASKS(BUFFERS, SRV), REFUSED(MAPPING_LIMIT, "end at byte 132"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS, PUSHED(LIMIT - 4)}},
    {ASKS(BUFFERS, SRV), REFUSED(BAD_MAPPING, "invalid offset 2"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS, PUSHED(2)}},
    {ASKS(BUFFERS, SRV), REFUSED(BAD_MAPPING, "need root_arguments"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS}},
    {ASKS(BUFFERS, SRV), REFUSED(BAD_MAPPING, "no heap"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS, .in_bound_heap = true}},
    {ASKS(BUFFERS, SRV), REFUSED(BAD_MAPPING, "root_arguments 9"),
     .binding = {.root_arguments = (enum dxs_root_arguments)9}},
    {ASKS(BUFFERS, SRV), REFUSED(BAD_MAPPING, "no shader record"),
     .binding = {.root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD}},
    {ASKS(BUFFERS, SRV), TAKES(0), .binding = {.root_arguments = DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK, .in_heap = true}},
    {ASKS(BUFFERS, SRV), TAKES(LIMIT), .binding = {.in_heap = true, PUSHED(LIMIT - 4)}},
    {ASKS(BUFFERS, SRV), REFUSED(MAPPING_LIMIT, "end at byte 132"), .binding = {.in_heap = true, PUSHED(LIMIT)}},
    {ASKS(BUFFERS, SRV), TAKES(0), .binding = {.set = SETS - 1}},
    {ASKS(BUFFERS, SRV), REFUSED(MAPPING_LIMIT, "is in set 8: the limit is 8 sets"), .binding = {.set = SETS}},
    {ASKS(BUFFERS, SRV), TAKES(0),
     .binding = {.in_heap = true, .uses_offset_records = true, .descriptor_size_log2 = 31}},
    {ASKS(BUFFERS, SRV), REFUSED(BAD_MAPPING, "descriptor_size_log2"),
     .binding = {.in_heap = true, .descriptor_size_log2 = 32}},
    {ASKS(BUFFERS, SRV), REFUSED(BAD_MAPPING, "uses_offset_records"), .binding = {.uses_offset_records = true}},
    {ASKS(PIXEL, SRV), REFUSED(BAD_MAPPING, "uses_offset_records"),
     .binding = {.in_heap = true, .uses_offset_records = true}},
    {ASKS(PIXEL, SRV), REFUSED(BAD_MAPPING, "only a pixel shader's single textures"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT, .in_heap = true}},
    {ASKS(ARRAYS, SRV), REFUSED(BAD_MAPPING, "an array cannot be"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS, PUSHED(0)}},
    {ASKS(ARRAYS, SRV), TAKES(8),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS, PUSHED(0), .ignores_index = true}},
    {ASKS(CONSTANTS, CBV), TAKES(LIMIT),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS, PUSHED(0), .constant_size = LIMIT}},
    {ASKS(CONSTANTS, CBV), REFUSED(MAPPING_LIMIT, "end at byte 132"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS, PUSHED(4), .constant_size = LIMIT}},
    {ASKS(CONSTANTS, CBV), REFUSED(BAD_MAPPING, "need root_arguments"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS}},
    {ASKS(CONSTANTS, CBV), REFUSED(BAD_MAPPING, "root constants are in no heap"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS, PUSHED(0), .in_heap = true}},
    {ASKS(CONSTANTS, CBV), TAKES(LIMIT),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS, .root_arguments = DXS_ROOT_ARGUMENTS_MEMORY}},
    {ASKS(COUNTERS, UAV), REFUSED(BAD_MAPPING, "needs a descriptor"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_ADDRESS, PUSHED(0)}},
    {ASKS(COUNTERS, UAV), REFUSED(BAD_MAPPING, "counter, uses_offset_records"),
     .binding = {.counter = (enum dxs_counter)3}},
    {ASKS(COUNTERS, UAV), TAKES(0), .binding = {.counter_set = SETS - 1, .counter_binding = 1}},
    {ASKS(BUFFERS, SRV), TAKES(0), .binding = {.in_bound_heap = true, .set = SETS}}, /* bound heaps have no sets */
    {ASKS(BUFFERS, UAV), REFUSED(MAPPING_LIMIT, "is in set 8"), .binding = {.in_heap = true, .set = SETS}},
    {ASKS(COUNTERS, UAV), TAKES(0),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_TEXEL_BUFFER,
                 .in_bound_heap = true,
                 .counter = DXS_COUNTER_ADDRESS}},
    {ASKS(COUNTERS, UAV), REFUSED(BAD_MAPPING, "needs an offset of its own"),
     .binding = {.descriptor = DXS_DESCRIPTOR_FORM_TEXEL_BUFFER, .in_bound_heap = true}},
    {ASKS(COUNTERS, UAV), REFUSED(BAD_MAPPING, "needs an offset of its own"),
     .binding = {.in_bound_heap = true, .counter = DXS_COUNTER_TEXEL_BUFFER}},
    {ASKS(COUNTERS, UAV), REFUSED(MAPPING_LIMIT, "is in set 8"),
     .binding = {.counter_set = SETS, .counter_binding = 1}},
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
    struct answer answer = {ASKS(BUFFERS, SRV),
                            .binding = {.root_arguments = DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK, .in_heap = true}};

    f->options.model.uniform_block.set = SETS;
    *asked = (struct asked_once){.answer = &answer};
    assert_int_equal(convert(f, BUFFERS), DXS_RESULT_MAPPING_LIMIT);
    assert_non_null(strstr(dxs_converter_error(f->converter)->message, "root arguments are in set 8"));
    f->options.model.root_memory = LIMIT - 4;
    answer.binding.root_arguments = DXS_ROOT_ARGUMENTS_MEMORY;
    *asked = (struct asked_once){.answer = &answer};
    assert_int_equal(convert(f, BUFFERS), DXS_RESULT_MAPPING_LIMIT);
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
        if (result == DXS_RESULT_OK && push_constant_bytes(f) != answers[n].bytes)
            fail_msg("answer %zu: %u bytes of push constants", n, push_constant_bytes(f));
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
    assert_model_refused(f, &options, DXS_RESULT_NO_MAPPING, "map_resource returned false");
    options = usual;
    options.model.resource_heap_size.source = (enum dxs_word_kind)9;
    assert_model_refused(f, &options, DXS_RESULT_INVALID_ARGUMENT, "word source 9");
    options.model.resource_heap_size = (struct dxs_word_source){.source = DXS_WORD_KIND_PUSH_CONSTANTS, .value = 6};
    assert_model_refused(f, &options, DXS_RESULT_INVALID_ARGUMENT, "with value 6");
    options = usual;
    options.model.sampler_heap_size = (struct dxs_word_source){.source = DXS_WORD_KIND_UNIFORM_BUFFER, .value = 2};
    assert_model_refused(f, &options, DXS_RESULT_INVALID_ARGUMENT, "with value 2");
    options.model.sampler_heap_size = (struct dxs_word_source){.source = DXS_WORD_KIND_BUFFER_LENGTH, .value = 12};
    assert_model_refused(f, &options, DXS_RESULT_INVALID_ARGUMENT, "with value 12");
    options.model.sampler_heap_size = (struct dxs_word_source){.source = DXS_WORD_KIND_BUFFER_LENGTH, .value = 16};
    f->options = options;
    assert_int_equal(convert(f, BUFFERS), DXS_RESULT_OK);
    options = usual;
    options.model.sampler_qa.enabled = true;
    assert_model_refused(f, &options, DXS_RESULT_INVALID_ARGUMENT, "qa is not");
    options = usual;
    options.model.address_source = (enum dxs_address_source)9;
    assert_model_refused(f, &options, DXS_RESULT_INVALID_ARGUMENT, "address_source 9");
    options = usual;
    options.model.qa_format = (enum dxs_qa_format)9;
    assert_model_refused(f, &options, DXS_RESULT_INVALID_ARGUMENT, "qa_format 9");
    options = usual;
    options.model.heap_clamp = (enum dxs_index_clamp)9;
    assert_model_refused(f, &options, DXS_RESULT_INVALID_ARGUMENT, "heap_clamp 9");
    options = usual;
    options.model.root_memory = 2;
    assert_model_refused(f, &options, DXS_RESULT_INVALID_ARGUMENT, "root_memory is 2");
}

static void layout_that_is_not_built(void **state)
{
    struct fixture *f = *state;
    dxs_layout *layout = dxs_layout_create(NULL);

    f->options.layout = layout;
    enum dxs_result result = convert(f, BUFFERS);
    dxs_layout_destroy(layout);
    assert_int_equal(result, DXS_RESULT_INVALID_ARGUMENT);
    assert_non_null(strstr(dxs_converter_error(f->converter)->message, "has not been built"));
}

/* ---- Kinds ------------------------------------------------------------------------------------------------------- */

struct asked_kind {
    enum dxs_resource_class resource_class;
    uint32_t shader_register;
    enum dxs_descriptor_form descriptor;
    enum dxs_resource_kind kind; /* of the resource that was asked for */
};

static bool answer_kind(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    struct asked_kind *asked = user;
    const struct dxs_resource *r = request->resource;

    if (r->resource_class != asked->resource_class || r->lower_bound != asked->shader_register)
        return true;
    asked->kind = r->kind;
    binding->descriptor = asked->descriptor;
    binding->root_arguments = DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS; /* some forms need them */
    return true;
}

/* What each kind of resource can be in Vulkan (enum dxs_descriptor_form). */
static bool suits(const struct asked_kind *asked)
{
    bool is_srv = asked->resource_class == DXS_RESOURCE_CLASS_SRV;

    switch (asked->descriptor) {
    case DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER:
    case DXS_DESCRIPTOR_FORM_CONSTANTS:
        return asked->kind == DXS_RESOURCE_KIND_CBUFFER;
    case DXS_DESCRIPTOR_FORM_STORAGE_BUFFER:
        return asked->kind == DXS_RESOURCE_KIND_CBUFFER || asked->kind == DXS_RESOURCE_KIND_RAW_BUFFER ||
               asked->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
    case DXS_DESCRIPTOR_FORM_TEXEL_BUFFER:
        return asked->kind == DXS_RESOURCE_KIND_TYPED_BUFFER || asked->kind == DXS_RESOURCE_KIND_TBUFFER ||
               asked->kind == DXS_RESOURCE_KIND_RAW_BUFFER || asked->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
    case DXS_DESCRIPTOR_FORM_IMAGE:
        return asked->kind <= DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY;
    case DXS_DESCRIPTOR_FORM_SAMPLER:
        return asked->kind == DXS_RESOURCE_KIND_SAMPLER;
    case DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE:
        return asked->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE;
    case DXS_DESCRIPTOR_FORM_ADDRESS:
        return asked->kind == DXS_RESOURCE_KIND_CBUFFER || asked->kind == DXS_RESOURCE_KIND_RAW_BUFFER ||
               asked->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ||
               asked->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE;
    case DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT:
        return is_srv && (asked->kind == DXS_RESOURCE_KIND_TEXTURE_2D || asked->kind == DXS_RESOURCE_KIND_TEXTURE_2DMS);
    default:
        return true;
    }
}

static void descriptors_of_kinds(void **state)
{
    static const uint32_t registers[] = {[DXS_RESOURCE_CLASS_SRV] = 14,
                                         [DXS_RESOURCE_CLASS_UAV] = 8,
                                         [DXS_RESOURCE_CLASS_CBV] = 1,
                                         [DXS_RESOURCE_CLASS_SAMPLER] = 1};
    struct fixture *f = *state;
    static struct asked_kind asked;

    f->options.map_resource = answer_kind;
    f->options.map_user = &asked;
    for (uint32_t class_ = DXS_RESOURCE_CLASS_SRV; class_ <= DXS_RESOURCE_CLASS_SAMPLER; class_++)
        for (uint32_t n = 0; n < registers[class_]; n++)
            for (uint32_t d = DXS_DESCRIPTOR_FORM_DEFAULT; d <= DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT; d++) {
                asked = (struct asked_kind){(enum dxs_resource_class)class_, n, (enum dxs_descriptor_form)d,
                                            DXS_RESOURCE_KIND_INVALID};
                enum dxs_result result = convert(f, KINDS);
                assert_int_not_equal(asked.kind, DXS_RESOURCE_KIND_INVALID);
                bool is_suitable = !strstr(dxs_converter_error(f->converter)->message, "does not suit");
                if (is_suitable != suits(&asked) || (result != DXS_RESULT_OK && is_suitable))
                    fail_msg("kind %u of class %u as descriptor %u: %d, %s", (unsigned)asked.kind, class_, d,
                             (int)result, dxs_converter_error(f->converter)->message);
            }
}

/* ---- Members that do not apply ----------------------------------------------------------------------------------- */

struct leftovers {
    bool in_heap, are_left;
};

/* A table in push constants, or a set and binding; and what callers may leave in the other members. */
static bool answer_leftovers(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct leftovers *l = user;

    binding->in_heap = l->in_heap;
    binding->root_arguments = l->in_heap ? DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS : DXS_ROOT_ARGUMENTS_NONE;
    if (!l->are_left)
        return true;
    binding->descriptor_size_log2 = 3; /* only handles of shader records are shifted */
    binding->input_attachment = 4;
    binding->offset_buffer = (struct dxs_set_binding){6, 7}; /* without uses_offset_records */
    if (!l->in_heap) {
        binding->heap_offset = 5;
        binding->offset = 8;
    }
    if (!request->resource->has_counter) {
        binding->counter = DXS_COUNTER_TEXEL_BUFFER;
        binding->counter_set = 2;
        binding->counter_binding = 3;
    }
    return true;
}

static void members_that_do_not_apply(void **state)
{
    static const unsigned asked[] = {BUFFERS, ARRAYS, PIXEL, CONSTANTS, COUNTERS, KINDS};
    static struct leftovers leftovers;
    struct fixture *f = *state;

    f->options.map_resource = answer_leftovers;
    f->options.map_user = &leftovers;
    for (unsigned n = 0; n < 2 * sizeof asked / sizeof *asked; n++) {
        leftovers = (struct leftovers){.in_heap = n % 2};
        assert_int_equal(convert(f, asked[n / 2]), DXS_RESULT_OK);
        size_t bytes = f->spirv.word_count * sizeof *f->spirv.words;
        uint32_t *words = malloc(bytes);
        memcpy(words, f->spirv.words, bytes);
        leftovers.are_left = true;
        assert_int_equal(convert(f, asked[n / 2]), DXS_RESULT_OK);
        assert_int_equal(f->spirv.word_count * sizeof *f->spirv.words, bytes);
        assert_memory_equal(f->spirv.words, words, bytes);
        free(words);
    }
}

/* ---- Descriptor checks ------------------------------------------------------------------------------------------- */

static bool answer_heap(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    (void)user, (void)request;
    binding->in_heap = true;
    return true;
}

static uint32_t constant(const struct fixture *f, uint32_t id)
{
    return instruction(f, SpvOpConstant, 2, id)[3];
}

/* Behind the barrier only the word of faults is stored. So a reader who sees this word sees the whole report. */
static void assert_faults_come_last(const struct fixture *f, uint32_t place)
{
    const uint32_t *barrier = NULL, *store = NULL, *end = f->spirv.words + f->spirv.word_count;

    for (const uint32_t *at = f->spirv.words + 5; at < end; at += at[0] >> SpvWordCountShift) {
        SpvOp op = (SpvOp)(at[0] & SpvOpCodeMask);
        if (op == SpvOpMemoryBarrier)
            barrier = at;
        if (op == SpvOpFunctionEnd && barrier)
            break;
        if (op != SpvOpStore || !barrier)
            continue;
        assert_null(store);
        store = at;
    }
    assert_non_null(barrier);
    assert_non_null(store);
    assert_int_equal(constant(f, barrier[1]), SpvScopeDevice);
    assert_int_equal(constant(f, barrier[2]), SpvMemorySemanticsReleaseMask | SpvMemorySemanticsUniformMemoryMask);
    assert_int_equal(constant(f, instruction(f, SpvOpAccessChain, 2, store[1])[5]), place);
}

static void reports_of_descriptor_checks(void **state)
{
    struct fixture *f = *state;

    f->options.map_resource = answer_heap;
    f->options.model.qa = (struct dxs_descriptor_qa){true, {5, 0}, {5, 1}};
    assert_int_equal(convert(f, BUFFERS), DXS_RESULT_OK);
    assert_faults_come_last(f, 1); /* dxs_descriptor_qa: the word of faults */
    f->options.model.qa_format = DXS_QA_FORMAT_TRIPLES;
    assert_int_equal(convert(f, BUFFERS), DXS_RESULT_OK);
    assert_faults_come_last(f, 9);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(answers_that_make_no_sense, set_up, tear_down),
        cmocka_unit_test_setup_teardown(models_that_make_no_sense, set_up, tear_down),
        cmocka_unit_test_setup_teardown(layout_that_is_not_built, set_up, tear_down),
        cmocka_unit_test_setup_teardown(descriptors_of_kinds, set_up, tear_down),
        cmocka_unit_test_setup_teardown(members_that_do_not_apply, set_up, tear_down),
        cmocka_unit_test_setup_teardown(reports_of_descriptor_checks, set_up, tear_down),
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
