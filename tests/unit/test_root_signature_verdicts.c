/* The rules of root signatures against DXC's verdicts.
 *   test_root_signature_verdicts VERDICTS...     each line: `good` or `bad` in version 1.0, in 1.1, and the notation */
#include "dxs_inspect.h"
#include "tests/common/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct input_files files;

/* A signature that is read is also written, and is the same when it is read again. */
static void assert_reads_back(dxs_root_signature *signature, const char *text)
{
    dxs_root_signature *again = dxs_root_signature_create(NULL);
    const void *bytes, *same;
    size_t size, same_size;

    assert_non_null(again);
    assert_int_equal(dxs_root_signature_serialize(signature, dxs_root_signature_describe(signature), &bytes, &size),
                     DXS_RESULT_OK);
    if (dxs_root_signature_parse(again, bytes, size) != DXS_RESULT_OK)
        fail_msg("%s: what is written is refused: %s", text, dxs_root_signature_error(again)->message);
    assert_int_equal(dxs_root_signature_serialize(again, dxs_root_signature_describe(again), &same, &same_size),
                     DXS_RESULT_OK);
    assert_int_equal(size, same_size);
    assert_memory_equal(bytes, same, size);
    dxs_root_signature_destroy(again);
}

static void assert_verdict(enum dxs_root_signature_version version, const char *word, const char *text)
{
    dxs_root_signature *signature = dxs_root_signature_create(NULL);
    bool is_good = strcmp(word, "good") == 0;

    assert_non_null(signature);
    enum dxs_result result = dxs_root_signature_from_hlsl(signature, version, text, strlen(text));
    if ((result == DXS_RESULT_OK) != is_good)
        fail_msg("version 1.%d is %s: %s: %s", version == DXS_ROOT_SIGNATURE_VERSION_V1_1, word, text,
                 dxs_root_signature_error(signature)->message);
    if (is_good)
        assert_reads_back(signature, text);
    dxs_root_signature_destroy(signature);
}

static void verdicts_are_those_of_dxc(void **state)
{
    size_t count = 0;

    (void)state;
    for (size_t f = 0; f < files.count; f++) {
        char *text = malloc(files.data[f].size + 1), *next = text;
        assert_non_null(text);
        memcpy(text, files.data[f].bytes, files.data[f].size);
        text[files.data[f].size] = 0;
        for (char *line; (line = next) != NULL && *line;) {
            char of_1_0[5] = "", of_1_1[5] = "";
            next = strchr(line, '\n');
            if (next)
                *next++ = 0;
            if (*line == '#' || !*line)
                continue;
            size_t first = strcspn(line, " "), second = strcspn(line + first + 1, " ");
            assert_true(first < sizeof of_1_0 && second < sizeof of_1_1);
            memcpy(of_1_0, line, first);
            memcpy(of_1_1, line + first + 1, second);
            assert_verdict(DXS_ROOT_SIGNATURE_VERSION_V1_0, of_1_0, line + first + second + 2);
            assert_verdict(DXS_ROOT_SIGNATURE_VERSION_V1_1, of_1_1, line + first + second + 2);
            count++;
        }
        free(text);
    }
    assert_true(count >= 100);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(verdicts_are_those_of_dxc)};

    for (int n = 1; n < argc; n++)
        if (!add_input_files(&files, argv[n]))
            return 2;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    free_input_files(&files);
    return failed;
}
