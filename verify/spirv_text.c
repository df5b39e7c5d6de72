/* The SPIR-V of one DXIL instruction: the lines of the disassembly that --instruction-lines ties to it. */
#include "verify/verify.h"

#include "cli/tools/tools.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text_child {
    const struct trial *trial;
    const struct finding *finding;
};

/* Whether a line of assembly is "OpLine %FILE NUMBER ...", where NUMBER is the instruction's and %FILE is the string
 * "function N", N being its function. */
static bool is_line_of(const char *text, const char *line, const struct finding *f)
{
    char name[64], file[64];
    unsigned number;

    if (sscanf(line, " OpLine %%%62s %u", name, &number) != 2 || number != f->instruction)
        return false;
    snprintf(file, sizeof file, "\"function %u\"", f->function);
    const char *string = strstr(text, file), *start = string;
    while (start && start > text && start[-1] != '\n')
        start--;
    start = start ? strchr(start, '%') : NULL;
    return start && start < string && strncmp(start + 1, name, strlen(name)) == 0 && start[1 + strlen(name)] == ' ';
}

static void print_lines(const char *text, const struct finding *f)
{
    enum {
        MAX_LINES = 12
    };
    unsigned shown = 0;
    bool is_of_it = false;

    for (const char *line = text; *line && shown <= MAX_LINES; line += strcspn(line, "\n"), line += *line == '\n') {
        const char *start = line + strspn(line, " ");
        bool is_place = strncmp(start, "OpLine", 6) == 0 || strncmp(start, "OpNoLine", 8) == 0;
        if (is_place) {
            is_of_it = is_line_of(text, line, f);
            continue;
        }
        if (is_of_it)
            printf("    %-9s %.*s\n", shown == 0 ? "SPIR-V" : "", (int)strcspn(start, "\n"),
                   shown < MAX_LINES ? start : "...");
        shown += is_of_it;
        is_of_it &= strncmp(start, "OpFunctionEnd", 13) != 0;
    }
}

static _Noreturn void text_body(const void *argument)
{
    const struct text_child *child = argument;
    struct comparison c;
    struct tool_text text = {NULL, 0};
    struct run_file file = parse_run_file(child->trial->inputs);

    prepare_trial(&c, child->trial, &file, NULL);
    begin_phase(PHASE_TEST);
    if (spirv_disassemble(c.shader.words, c.shader.word_count, &text) != TOOL_DONE || !text.data)
        test_fails("%s", text.data ? text.data : "out of memory");
    print_lines(text.data, child->finding);
    test_passes();
}

void append_spirv_of(struct string_buffer *text, const struct trial *trial, const struct finding *finding)
{
    char more[128];
    struct trial lines = *trial;
    struct text_child argument = {&lines, finding};

    snprintf(more, sizeof more, "%s --instruction-lines", trial->more ? trial->more : "");
    lines.more = more;
    struct ending ending = run_child(&(struct child){text_body, &argument, trial->timeout, NULL});
    if (ending.outcome == OUTCOME_PASSED)
        buffer_append_string(text, ending.text);
    else
        buffer_append_format(text, "    %-11snot shown: %.*s\n", "SPIR-V", (int)strcspn(ending.text, "\n"),
                             ending.text);
    free(ending.text);
}
