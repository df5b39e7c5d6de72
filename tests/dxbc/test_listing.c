/* Lists all programs of a folder and compares with Microsoft's disassembly beside them.
 *
 *     test_listing FOLDER      TOPIC/NAME.dxil against TOPIC/NAME.asm, where that exists */
#define _POSIX_C_SOURCE 200809L

#include "tests/common/files.h"

#include "dxs_inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The next line without comments' lines; the disassembler ends lines with CR LF or LF. */
static bool next_line(const char **at, const char **line, size_t *length)
{
    while (**at) {
        *line = *at;
        size_t whole = strcspn(*at, "\n");
        *length = whole > 0 && (*line)[whole - 1] == '\r' ? whole - 1 : whole;
        *at += whole + ((*at)[whole] == '\n');
        if (*length > 0 && strncmp(*line, "//", 2) != 0)
            return true;
    }
    return false;
}

/* Whether both texts have the same lines; prints the first that differs. */
static bool have_same_lines(const char *name, const char *listed, const char *expected)
{
    const char *lines[2] = {"", ""};
    size_t lengths[2] = {0, 0};

    for (unsigned number = 1;; number++) {
        bool has_listed = next_line(&listed, &lines[0], &lengths[0]);
        bool has_expected = next_line(&expected, &lines[1], &lengths[1]);
        if (!has_listed && !has_expected)
            return true;
        if (has_listed && has_expected && lengths[0] == lengths[1] && memcmp(lines[0], lines[1], lengths[0]) == 0)
            continue;
        printf("%s, instruction %u:\n  listed   %.*s\n  expected %.*s\n", name, number,
               has_listed ? (int)lengths[0] : 0, lines[0], has_expected ? (int)lengths[1] : 0, lines[1]);
        return false;
    }
}

/* NULL: Microsoft's disassembler misreads this program. */
static char *read_listing(const char *program_path)
{
    char path[4096];
    struct input_files files = {0};

    snprintf(path, sizeof path, "%.*s.asm", (int)(strlen(program_path) - strlen(".dxil")), program_path);
    if (access(path, R_OK) != 0)
        return NULL;
    if (!add_input_files(&files, path))
        exit(1);
    char *text = calloc(1, files.data[0].size + 1);
    if (!text)
        exit(1);
    memcpy(text, files.data[0].bytes, files.data[0].size);
    free_input_files(&files);
    return text;
}

int main(int argument_count, char **arguments)
{
    struct input_files files = {0};
    dxs_converter *converter = dxs_converter_create(NULL);
    unsigned wrong = 0;

    if (!converter || argument_count != 2 || !add_input_files(&files, arguments[1]))
        return 2;
    for (size_t i = 0; i < files.count; i++) {
        const char *text;
        size_t size;
        if (dxs_list_tokens(converter, files.data[i].bytes, files.data[i].size, &text, &size) != DXS_RESULT_OK) {
            printf("%s: %s\n", files.data[i].path, dxs_converter_error(converter)->message);
            wrong++;
            continue;
        }
        char *expected = read_listing(files.data[i].path);
        wrong += expected && !have_same_lines(files.data[i].path, text, expected);
        free(expected);
    }
    printf("%zu listings, %u wrong\n", files.count, wrong);
    bool passed = files.count > 0 && wrong == 0;
    free_input_files(&files);
    dxs_converter_destroy(converter);
    return !passed;
}
