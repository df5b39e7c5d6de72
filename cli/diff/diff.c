/* dxil-spirv diff: compares a text form of two shaders, or of one shader with two sets of options. */
#include "cli/conversion/convert.h"
#include "cli/diff/lines.h"
#include "cli/files.h"
#include "cli/messages.h"
#include "cli/subcommands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv diff A B [OPTION]...\n"
    "       dxil-spirv diff A [OPTION]... --with OPTION...\n"
    "Shows how two shaders differ, as a unified diff of one of their texts: --asm (default), --glsl, --hlsl, "
    "--dump-ir,\n"
    "--reflect, --table, --needs, --features. With one shader, the second text has the options behind --with, too. "
    "Lines\n"
    "count as equal if they differ in numbers of values alone, and these correspond: %7 here is %9 there. Options of\n"
    "the conversion are those of dxil-spirv --help. `dxil-spirv report A B` shows all texts side by side.\n"
    "Exit codes: 0 equal; 1 different, or not converted; 2 wrong usage; 3 internal error.\n";

enum {
    CONTEXT = 3 /* equal lines around differences */
};

struct side {
    struct command command;
    const char *inputs[3]; /* more are refused */
    void *bytes;           /* NULL: not read */
    size_t size;
    struct string_buffer text;
    struct diff_lines lines;
};

/* ---- The texts --------------------------------------------------------------------------------------------------- */

static bool is_form(uint32_t formats)
{
    return formats && !(formats & (formats - 1)) && formats != 1u << OUTPUT_SPIRV;
}

/* `number`: 0 or 1, of the side. */
static bool read_side(struct side *side, int number, int count, const char *const *words)
{
    char message[256];
    struct command *c = &side->command;

    *c = command_default();
    c->inputs = side->inputs;
    if (!command_read(c, count, words, message, sizeof(message))) {
        complain("diff: %s", message);
        return false;
    }
    if (c->help)
        return true;
    c->formats = c->formats ? c->formats : 1u << OUTPUT_ASSEMBLY;
    if (c->output_count || c->output_folder || !is_form(c->formats)) {
        complain("diff: expected one form of text, such as --glsl, and no option for outputs");
        return false;
    }
    c->input = side->inputs[c->input_count > 1 ? number : 0];
    c->input_count = c->input_count ? 1 : 0;
    side->inputs[0] = c->input;
    if (!command_check(c, message, sizeof(message))) {
        complain("diff: %s", message);
        return false;
    }
    return true;
}

static enum exit_code make_text(struct side *side)
{
    struct session session;
    struct report report = {.text = &side->text};

    if (!session_create(&session))
        return EXIT_INTERNAL;
    convert_input(&session, &side->command, side->command.input, side->bytes, side->size, "", &report);
    session_destroy(&session);
    buffer_free(&report.outputs);
    if (report.code != EXIT_DONE)
        return report.code;
    buffer_append(&side->text, "", 1); /* there is a text, even an empty one */
    if (!side->text.failed)
        make_plain(side->text.data, "\n\t");
    if (!side->text.failed &&
        diff_split(side->text.data, (enum output_format)side->command.outputs[0].format, &side->lines))
        return EXIT_DONE;
    complain("out of memory");
    return EXIT_INTERNAL;
}

/* ---- Unified ----------------------------------------------------------------------------------------------------- */

static void print_line(char sign, const struct diff_line *line, const char *color)
{
    printf("%s%c%.*s%s\n", color, sign, (int)line->length, line->text, *color ? "\033[0m" : "");
}

/* A line of the diff: of a, of b, or of both. */
struct row {
    size_t a, b;
    char sign;
};

static size_t list_rows(const struct side *sides, const size_t *partners, struct row *rows)
{
    size_t count = 0, b = 0;

    for (size_t a = 0; a <= sides[0].lines.count; a++) {
        bool is_end = a == sides[0].lines.count;
        size_t partner = is_end ? sides[1].lines.count : partners[a];
        if (partner == SIZE_MAX) {
            rows[count++] = (struct row){a, b, '-'};
            continue;
        }
        for (; b < partner; b++)
            rows[count++] = (struct row){a, b, '+'};
        if (!is_end)
            rows[count++] = (struct row){a, b++, ' '};
    }
    return count;
}

/* Rows [first, end) with the line numbers of both sides. */
static void print_hunk(const struct side *sides, const struct row *rows, size_t first, size_t end, bool is_colored)
{
    size_t lines[2] = {0};

    for (size_t n = first; n < end; n++) {
        lines[0] += rows[n].sign != '+';
        lines[1] += rows[n].sign != '-';
    }
    printf("%s@@ -%zu,%zu +%zu,%zu @@%s\n", is_colored ? "\033[36m" : "", rows[first].a + (lines[0] > 0), lines[0],
           rows[first].b + (lines[1] > 0), lines[1], is_colored ? "\033[0m" : "");
    for (size_t n = first; n < end; n++) {
        bool is_new = rows[n].sign == '+';
        const char *color = !is_colored || rows[n].sign == ' ' ? "" : is_new ? "\033[32m" : "\033[31m";
        print_line(rows[n].sign, is_new ? &sides[1].lines.lines[rows[n].b] : &sides[0].lines.lines[rows[n].a], color);
    }
}

static void print_hunks(const struct side *sides, const struct row *rows, size_t count, bool is_colored)
{
    for (size_t n = 0; n < count;) {
        while (n < count && rows[n].sign == ' ')
            n++;
        if (n == count)
            return;
        size_t first = n > CONTEXT ? n - CONTEXT : 0, end = n, equal = 0;
        for (; n < count && equal <= 2 * CONTEXT; n++) {
            equal = rows[n].sign == ' ' ? equal + 1 : 0;
            end = equal ? end : n + 1;
        }
        n = end;
        print_hunk(sides, rows, first, end + CONTEXT < count ? end + CONTEXT : count, is_colored);
    }
}

static bool wants_color(void)
{
    const char *no_color = getenv("NO_COLOR"), *terminal = getenv("TERM");

    return output_is_shown() && !(no_color && *no_color) && !(terminal && strcmp(terminal, "dumb") == 0);
}

/* ---- The command ------------------------------------------------------------------------------------------------- */

static enum exit_code compare(const struct side *sides)
{
    const struct diff_lines *a = &sides[0].lines, *b = &sides[1].lines;
    size_t *partners = calloc(a->count + 1, sizeof(*partners));
    struct row *rows = calloc(a->count + b->count + 1, sizeof(*rows));
    enum exit_code code = EXIT_INTERNAL;

    if (partners && rows && diff_match(a, b, (enum output_format)sides[0].command.outputs[0].format, partners)) {
        size_t count = list_rows(sides, partners, rows), equal = 0;
        for (size_t n = 0; n < count; n++)
            equal += rows[n].sign == ' ';
        code = equal == count ? EXIT_DONE : EXIT_REFUSED;
        if (code != EXIT_DONE)
            printf("--- %s\n+++ %s\n", sides[0].command.input, sides[1].command.input);
        print_hunks(sides, rows, count, wants_color());
    } else {
        complain("out of memory");
    }
    free(partners);
    free(rows);
    return code;
}

static enum exit_code run(struct side *sides)
{
    enum exit_code code = EXIT_DONE;

    for (int n = 0; n < 2 && code == EXIT_DONE; n++) {
        bool is_same = n == 1 && strcmp(sides[0].command.input, sides[1].command.input) == 0; /* standard input, too */
        sides[n].size = is_same ? sides[0].size : 0;
        sides[n].bytes = is_same ? sides[0].bytes : shader_read(sides[n].command.input, &sides[n].size);
        code = make_text(&sides[n]);
    }
    if (code == EXIT_DONE)
        code = compare(sides);
    if (sides[1].bytes != sides[0].bytes)
        free(sides[1].bytes);
    free(sides[0].bytes);
    for (int n = 0; n < 2; n++) {
        buffer_free(&sides[n].text);
        free(sides[n].lines.lines);
    }
    return code;
}

static bool check_sides(const struct side *sides, bool has_with, int inputs)
{
    if (sides[0].command.help || sides[1].command.help)
        return true;
    if (inputs == 1 && !has_with)
        complain("diff: expected two shaders, or one and --with OPTION");
    else if (sides[0].command.formats != sides[1].command.formats)
        complain("diff: both sides have one form of text");
    else
        return true;
    return false;
}

static int count_inputs(int count, const char *const *words)
{
    struct command command = command_default();
    const char **inputs = calloc((size_t)count + 1, sizeof(*inputs));
    char message[256];

    command.inputs = inputs;
    int inputs_read =
        inputs && command_read(&command, count, words, message, sizeof(message)) ? (int)command.input_count : -1;
    free(inputs);
    return inputs_read;
}

/* Negative: the arguments are wrong, which the sides say. */
static bool check_inputs(int inputs, int before)
{
    if (inputs > 2)
        complain("diff: third shader: expected two, or one and --with OPTION");
    else if (before >= 0 && inputs >= 0 && before != inputs)
        complain("diff: shaders stand before --with");
    else
        return true;
    return false;
}

int diff_command(int argc, char **argv)
{
    struct side *sides = calloc(2, sizeof(*sides));
    const char **words = calloc((size_t)argc, sizeof(*words));
    int with = 1, all = 0, code = EXIT_INTERNAL;

    while (with < argc && strcmp(argv[with], "--with") != 0)
        with++;
    for (int n = 1; n < argc && words; n++)
        if (n != with)
            words[all++] = argv[n];
    if (sides && words) {
        const int inputs = count_inputs(all, words);
        bool are_right =
            check_inputs(inputs, count_inputs(with - 1, words)) && read_side(&sides[0], 0, with - 1, words) &&
            (sides[0].command.help || read_side(&sides[1], 1, all, words)) && check_sides(sides, with < argc, inputs);
        if (may_begin(are_right, are_right && (sides[0].command.help || sides[1].command.help), usage, &code))
            code = (int)run(sides);
    } else {
        complain("out of memory");
    }
    free(words);
    free(sides);
    return code;
}
