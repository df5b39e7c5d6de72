/* Tests of root signatures as text. Each notation gives the same bytes as with DXC. Every form converts back to these
 * bytes. Wrong text is refused with line and column.
 *   test_root_signature_text NOTATIONS NAME.1_N.dxbc...     NOTATIONS/NAME.txt is the notation, N the version */
#include "dxs_inspect.h"
#include "tests/common/files.h"

#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    CONTAINER_BYTES = 44 /* before the content of the only part */
};

static struct input_files files; /* pairs: notation, DXC's output for it */

static int set_up(void **state)
{
    *state = dxs_root_signature_create(NULL);
    return *state ? 0 : -1;
}

static int tear_down(void **state)
{
    dxs_root_signature_destroy(*state);
    return 0;
}

/* Asserts that the object serializes to the expected bytes. */
static void assert_serialized(dxs_root_signature *signature, const struct input_file *expected, const char *from)
{
    const void *bytes;
    size_t size;

    assert_int_equal(dxs_root_signature_serialize(signature, dxs_root_signature_describe(signature), &bytes, &size),
                     DXS_RESULT_OK);
    if (size != expected->size || memcmp(bytes, expected->bytes, size) != 0)
        fail_msg("%s: %s gives other bytes", expected->path, from);
}

static void assert_read(dxs_root_signature *signature, enum dxs_result result, const struct input_file *file)
{
    if (result != DXS_RESULT_OK)
        fail_msg("%s: %s", file->path, dxs_root_signature_error(signature)->message);
}

static void all_forms_are_those_of_dxc(dxs_root_signature *signature, const struct input_file *notation,
                                       const struct input_file *expected)
{
    const enum dxs_root_signature_version version = expected->bytes[CONTAINER_BYTES];
    const void *content;
    const char *text;
    size_t size;

    assert_read(signature,
                dxs_root_signature_from_hlsl(signature, version, (const char *)notation->bytes, notation->size),
                notation);
    assert_serialized(signature, expected, "the notation");

    assert_read(signature, dxs_root_signature_parse(signature, expected->bytes, expected->size), expected);
    assert_serialized(signature, expected, "its reading");
    assert_int_equal(
        dxs_root_signature_serialize_content(signature, dxs_root_signature_describe(signature), &content, &size),
        DXS_RESULT_OK);
    assert_int_equal(size, expected->size - CONTAINER_BYTES);
    assert_memory_equal(content, expected->bytes + CONTAINER_BYTES, size);

    assert_int_equal(dxs_root_signature_to_hlsl(signature, dxs_root_signature_describe(signature), &text, &size),
                     DXS_RESULT_OK);
    assert_int_equal(strlen(text), size);
    assert_read(signature, dxs_root_signature_from_hlsl(signature, version, text, size), expected);
    assert_serialized(signature, expected, "our notation");

    assert_int_equal(dxs_root_signature_to_json(signature, dxs_root_signature_describe(signature), &text, &size),
                     DXS_RESULT_OK);
    assert_read(signature, dxs_root_signature_from_json(signature, text, size), expected);
    assert_serialized(signature, expected, "our JSON");
}

static void what_dxc_compiles_comes_out_the_same(void **state)
{
    assert_true(files.count >= 50);
    for (size_t n = 0; n + 1 < files.count; n += 2)
        all_forms_are_those_of_dxc(*state, &files.data[n], &files.data[n + 1]);
}

/* Tests a locale with a decimal comma, if one is installed. */
static void the_locale_does_not_matter(void **state)
{
    static const char *const names[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE", "ps_AF.UTF-8"};

    for (size_t n = 0; n < sizeof names / sizeof *names; n++)
        if (setlocale(LC_NUMERIC, names[n]))
            what_dxc_compiles_comes_out_the_same(state);
    setlocale(LC_NUMERIC, "C");
}

/* The documented layout of version 1.2: a word of flags behind each static sampler. */
static void version_1_2_has_flags_of_samplers(void **state)
{
    static const char text[] = "StaticSampler(s5, filter = FILTER_MIN_MAG_MIP_POINT, maxLOD = 0, space = 1, "
                               "borderColor = STATIC_BORDER_COLOR_OPAQUE_BLACK_UINT, "
                               "flags = UINT_BORDER_COLOR | NON_NORMALIZED_COORDINATES), CBV(b0, flags = DATA_STATIC)";
    static const uint32_t expected[] = {
        3,    1, 24, 1, 48, 0,                          /* version, parameters, static samplers, flags */
        2,    0, 36, 0, 0,  8,                          /* the CBV */
        0x00, 1, 1,  1, 0,  16, 4, 3, 0, 0, 5, 1, 0, 3, /* the sampler */
    };
    const void *bytes;
    size_t size;

    assert_int_equal(dxs_root_signature_from_hlsl(*state, DXS_ROOT_SIGNATURE_VERSION_V1_2, text, strlen(text)),
                     DXS_RESULT_OK);
    assert_int_equal(dxs_root_signature_serialize_content(*state, dxs_root_signature_describe(*state), &bytes, &size),
                     DXS_RESULT_OK);
    assert_int_equal(size, sizeof expected);
    for (size_t n = 0; n < sizeof expected; n++)
        assert_int_equal(((const uint8_t *)bytes)[n], expected[n / 4] >> 8 * (n % 4) & 0xFF);
    assert_int_equal(dxs_root_signature_parse(*state, expected, sizeof expected), DXS_RESULT_OK);
    assert_int_equal(dxs_root_signature_describe(*state)->samplers[0].flags,
                     DXS_SAMPLER_FLAG_INTEGER_BORDER | DXS_SAMPLER_FLAG_NOT_NORMALIZED);
}

static void json_may_say_little(void **state)
{
    static const char text[] = "{\"static_samplers\": [{\"register\": 3, \"max_lod\": 1e999}],\r\n"
                               " \"parameters\" :[{\"ranges\":[{\"register\":1,\"count\":null,\"type\":\"\\u0073rv\"}],"
                               "\"type\":\"table\"},{\"words\": 2,\"register\": 0,\"type\": \"constants\"}],"
                               "\"version\": \"1.0\"}\n";

    assert_int_equal(dxs_root_signature_from_json(*state, text, strlen(text)), DXS_RESULT_OK);
    const struct dxs_root_signature_desc *desc = dxs_root_signature_describe(*state);
    assert_int_equal(desc->version, DXS_ROOT_SIGNATURE_VERSION_V1_0);
    assert_int_equal(desc->parameter_count, 2);
    assert_int_equal(desc->parameters[0].ranges[0].count, DXS_UNBOUNDED);
    assert_int_equal(desc->parameters[0].ranges[0].offset, DXS_OFFSET_APPEND);
    assert_int_equal(desc->parameters[1].constant_count, 2);
    assert_int_equal(desc->samplers[0].filter, 0x55);
    assert_int_equal(desc->samplers[0].max_anisotropy, 16);
    assert_true(desc->samplers[0].max_lod > 3.4e38f);

    const char *again;
    size_t size;
    assert_int_equal(dxs_root_signature_to_json(*state, desc, &again, &size), DXS_RESULT_OK);
    assert_non_null(strstr(again, "\"max_lod\": 1e999"));
}

/* ---- What is wrong ----------------------------------------------------------------------------------------------- */

struct wrong {
    const char *text, *message;
};

static void assert_refused(dxs_root_signature *signature, enum dxs_result result, const struct wrong *wrong)
{
    const struct dxs_error *error = dxs_root_signature_error(signature);

    if (result != DXS_RESULT_INVALID_ARGUMENT)
        fail_msg("%s: gives %s", wrong->text, dxs_result_name(result));
    if (!strstr(error->message, wrong->message))
        fail_msg("%s: \"%s\" lacks \"%s\"", wrong->text, error->message, wrong->message);
    assert_int_equal(dxs_root_signature_describe(signature)->parameter_count, 0);
}

static void wrong_notations_are_refused_with_their_place(void **state)
{
    static const struct wrong wrong[] = {
        {"CBV", "line 1, column 4: '(' is expected here, but the text ends"},
        {"CBV(b0", "line 1, column 7: ')' is expected here, but the text ends"},
        {"CBV(b0)\nSRV(t0)", "line 2, column 1: ',' is expected here, not 'SRV'"},
        {"CBV(b0),\n  Texture(t0)", "line 2, column 3: RootFlags, a root parameter or StaticSampler is expected here"},
        {",CBV(b0)", "line 1, column 1: RootFlags"},
        {"CBV()", "line 1, column 5: a register or a field is expected here, not ')'"},
        {"CBV(b0,)", "line 1, column 8: a register or a field"},
        {"CBV(space=1)", "line 1, column 1: CBV: register is missing"},
        {"RootConstants(b0)", "column 1: RootConstants: num32BitConstants is missing"},
        {"CBV(t0)", "column 5: CBV: expected a register b, not t"},
        {"CBV(B0)", "column 5: a register or a field"},
        {"CBV(b0x1)", "column 5: a register or a field"},
        {"CBV(b4294967296)", "column 6: the number 4294967296 does not fit"},
        {"CBV(b0, b1)", "column 9: CBV: register is given twice"},
        {"CBV(b0, space=1, SPACE=1)", "column 18: CBV: space is given twice"},
        {"CBV(b0, space 1)", "column 15: '=' is expected here, not '1'"},
        {"CBV(b0, space=-1)", "column 15: a non-negative integer is expected here, not '-1'"},
        {"CBV(b0, space=1.0)", "column 15: a non-negative integer"},
        {"CBV(b0, space=)", "column 15: a non-negative integer"},
        {"CBV(b0, numDescriptors=1)", "column 9: a register or a field"},
        {"CBV(b0, flags=DESCRIPTORS_VOLATILE)", "column 15: a value of this field is expected here"},
        {"CBV(b0, flags=0|DATA_STATIC)", "column 16: ')' is expected here, not '|'"},
        {"CBV(b0, flags=1)", "column 15: a value of this field"},
        {"CBV(b0, visibility=ALL)", "column 20: a value of this field"},
        {"RootFlags()", "column 11: a value of this field"},
        {"RootFlags(0),RootFlags(0)", "column 14: RootFlags is given twice"},
        {"DescriptorTable(StaticSampler(s0))", "column 17: a range or a field"},
        {"DescriptorTable(SRV(t0),)", "column 25: a range or a field"},
        {"DescriptorTable(SRV(t0) UAV(u0))", "column 25: ')' is expected here, not 'UAV'"},
        {"DescriptorTable(SRV(t0, visibility=SHADER_VISIBILITY_ALL))", "column 25: a register or a field"},
        {"DescriptorTable(SRV(t0, numDescriptors=all))", "column 40: a non-negative integer"},
        {"StaticSampler(s0, minLOD=1.e)", "column 26: a number is expected here, not '1.e'"},
        {"StaticSampler(s0, minLOD=.)", "column 26: a number"},
        {"StaticSampler(s0, minLOD=1f5)", "column 26: a number"},
        {"StaticSampler(s0, minLOD=nan)", "column 26: a number"},
        {"StaticSampler(s0, minLOD=0x10)", "column 26: a number"},
        {"CBV(b0) ; \x7f", "column 9: ',' is expected here, not ';'"},
        {"CBV(b0) \x1b[1m", "column 9: ',' is expected here, not the byte 0x1b"},
        {"\xFF", "column 1: RootFlags, a root parameter or StaticSampler is expected here, not the byte 0xff"},
    };

    for (size_t n = 0; n < sizeof wrong / sizeof *wrong; n++)
        assert_refused(
            *state,
            dxs_root_signature_from_hlsl(*state, DXS_ROOT_SIGNATURE_VERSION_V1_1, wrong[n].text, strlen(wrong[n].text)),
            &wrong[n]);
}

#define IN_PARAMETER(text) "{\"version\": \"1.1\",\n\"parameters\": [" text "]}"

static void wrong_json_is_refused_with_its_place(void **state)
{
    static const struct wrong wrong[] = {
        {"", "line 1, column 1: an object is expected here, but the text ends"},
        {"[]", "column 1: an object is expected here, not '['"},
        {"{", "column 2: a string is expected here, but the text ends"},
        {"{}", "column 1: this root signature has no member \"version\""},
        {"{\"version\": \"1.1\"} x", "column 20: text follows the value"},
        {"{\"version\": \"1.1\",}", "column 19: a string is expected here, not '}'"},
        {"{\"version\": \"1.1\" \"flags\": []}", "column 19: ',' is expected here, not '\"'"},
        {"{\"version\": \"1.3\"}", "column 13: \"1.3\" is no value of this member"},
        {"{\"version\": 1.1}", "column 13: a string is expected here, not '1'"},
        {"{\"version\" \"1.1\"}", "column 12: ':' is expected here"},
        {"{\"version\": \"1.1\", \"version\": \"1.0\"}", "column 20: the object has two members \"version\""},
        {"{\"version\": \"1.1\", \"flag\": []}", "column 20: \"flag\" is no member of a root signature"},
        {"{\"version\": \"1.1\", \"flags\": [\"LOCAL\"]}", "column 30: \"LOCAL\" is no value of this member"},
        {"{\"version\": \"1.1\", \"flags\": [,]}", "column 30: a string is expected here, not ','"},
        {"{\"version\": \"1.1\", \"flags\": }", "column 29: a value is expected here, not '}'"},
        {"{\"version\": \"1.1\", \"flags\": {}}", "column 29: an array is expected here, not '{'"},
        {"{\"version\": \"1.1\", \"flags\": [}", "column 30: this bracket does not match the open one"},
        {"{\"version\": \"1.1\", \"flags\": [", "column 30: a value is expected here, but the text ends"},
        {"{\"version\": \"1.1\", \"x\": [[[[[[[[[[[[[[[[[0]]]]]]]]]]]]]]]]]}",
         "column 41: brackets nest deeper than 16"},
        {"{\"version\": \"1.1", "column 13: the string has no closing quote"},
        {"{\"version\": \"1.\t1\"}", "column 16: a string must not contain control characters"},
        {"{\"version\": \"\\x\"}", "column 14: this escape does not exist"},
        {"{\"version\": \"\\u12G4\"}", "column 18: \\u needs four hexadecimal digits"},
        {"{\"version\": \"\\uD800\"}", "column 14: an unpaired surrogate"},
        {"{\"version\": \"\\u0000\"}", "column 14: the character U+0000"},
        {IN_PARAMETER("7"), "line 2, column 16: an object is expected here, not '7'"},
        {IN_PARAMETER("{}"), "line 2, column 16: this object has no member \"type\""},
        {IN_PARAMETER("{\"type\": \"CBV\"}"), "line 2, column 25: type \"CBV\" does not exist"},
        {IN_PARAMETER("{\"type\": \"cbv\"}"), "line 2, column 16: this cbv has no member \"register\""},
        {IN_PARAMETER("{\"type\": \"table\"}"), "line 2, column 16: this table has no member \"ranges\""},
        {IN_PARAMETER("{\"type\": \"cbv\", \"ranges\": []}"), "line 2, column 32: \"ranges\" is no member of a cbv"},
        {IN_PARAMETER("{\"type\": \"cbv\", \"register\": -1}"), "column 44: a non-negative integer"},
        {IN_PARAMETER("{\"type\": \"cbv\", \"register\": 1.5}"), "column 44: a non-negative integer"},
        {IN_PARAMETER("{\"type\": \"cbv\", \"register\": 01}"), "column 44: a number must not begin with 0"},
        {IN_PARAMETER("{\"type\": \"cbv\", \"register\": 1e}"), "column 44: this is no number in JSON"},
        {IN_PARAMETER("{\"type\": \"cbv\", \"register\": null}"), "column 44: a number is expected here, not 'n'"},
        {IN_PARAMETER("{\"type\": \"cbv\", \"register\": 4294967296}"),
         "column 44: the number 4294967296 does not fit"},
        {IN_PARAMETER("{\"type\": \"table\", \"ranges\": [{\"type\": \"srv\", \"words\": 1}]}"),
         "line 2, column 61: \"words\" is no member of a srv"},
        {"{\"version\": \"1.1\", \"static_samplers\": [{\"register\": 0, \"min_lod\": .5}]}",
         "column 67: a number is expected here, not '.'"},
        {"{\"version\": \"1.1\", \"static_samplers\": [{\"space\": 0}]}",
         "column 40: this static sampler has no member \"register\""},
    };

    for (size_t n = 0; n < sizeof wrong / sizeof *wrong; n++)
        assert_refused(*state, dxs_root_signature_from_json(*state, wrong[n].text, strlen(wrong[n].text)), &wrong[n]);
}

/* ---- Damage ------------------------------------------------------------------------------------------------------ */

typedef enum dxs_result (*reader)(dxs_root_signature *signature, const char *text, size_t size);

static enum dxs_result read_hlsl(dxs_root_signature *signature, const char *text, size_t size)
{
    return dxs_root_signature_from_hlsl(signature, DXS_ROOT_SIGNATURE_VERSION_V1_2, text, size);
}

static void damage(dxs_root_signature *signature, const char *text, size_t size, reader read)
{
    static const char others[] = "\0 \n\"\\,()[]{}|=:.-+e09tbxA\x80\xFF";

    for (size_t length = 0; length < size; length++) {
        char *exact = malloc(length ? length : 1); /* exact size: a sanitizer detects each overread */
        memcpy(exact, text, length);
        read(signature, exact, length);
        free(exact);
    }
    char *copy = malloc(size);
    memcpy(copy, text, size);
    for (size_t at = 0; at < size; at++) {
        for (size_t n = 0; n < sizeof others; n++) {
            copy[at] = others[n];
            read(signature, copy, size);
        }
        copy[at] = text[at];
    }
    free(copy);
}

static void damaged_texts_are_read_or_refused(void **state)
{
    static const char notation[] = "RootFlags(ALLOW_STREAM_OUTPUT|LOCAL_ROOT_SIGNATURE),RootConstants(b0,"
                                   "num32BitConstants=2),DescriptorTable(SRV(t0,numDescriptors=unbounded,flags="
                                   "DATA_STATIC),UAV(u1,offset=0)),StaticSampler(s1,minLOD=-1.5e3f,flags=0)";
    static const char json[] = "{\"version\":\"1.2\",\"flags\":[\"ALLOW_STREAM_OUTPUT\"],\"parameters\":[{\"type\":"
                               "\"table\",\"ranges\":[{\"type\":\"srv\",\"register\":0,\"count\":null}]}],"
                               "\"static_samplers\":[{\"register\":1,\"min_lod\":-1.5e3,\"flags\":[]}]}";

    damage(*state, notation, strlen(notation), read_hlsl);
    damage(*state, json, strlen(json), dxs_root_signature_from_json);
}

/* NOTATIONS/NAME.txt and FOLDER/NAME.1_N.dxbc. */
static bool add_pair(const char *notations, const char *path)
{
    const char *name = strrchr(path, '/');
    char notation[1024];

    if (!name)
        return false;
    snprintf(notation, sizeof notation, "%s%.*s.txt", notations, (int)strcspn(name, "."), name);
    return add_input_files(&files, notation) && add_input_files(&files, path);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_dxc_compiles_comes_out_the_same, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_locale_does_not_matter, set_up, tear_down),
        cmocka_unit_test_setup_teardown(version_1_2_has_flags_of_samplers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(json_may_say_little, set_up, tear_down),
        cmocka_unit_test_setup_teardown(wrong_notations_are_refused_with_their_place, set_up, tear_down),
        cmocka_unit_test_setup_teardown(wrong_json_is_refused_with_its_place, set_up, tear_down),
        cmocka_unit_test_setup_teardown(damaged_texts_are_read_or_refused, set_up, tear_down),
    };
    for (int n = 2; n < argc; n++)
        if (!add_pair(argv[1], argv[n]))
            return 2;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    free_input_files(&files);
    return failed;
}
