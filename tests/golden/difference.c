/* Line-by-line differences of two texts. */
#include "check.h"

#include <stdbool.h>
#include <string.h>

#define CONTEXT_LINES 3
#define MAXIMAL_LINES 24 /* printed per side of a hunk */
#define SEARCH_LINES 200 /* search distance for the end of a hunk */

static size_t line_length(const char *line)
{
    size_t length = strcspn(line, "\n");
    return line[length] ? length + 1 : length;
}

static bool same_line(const char *a, const char *b)
{
    size_t length = line_length(a);
    return length == line_length(b) && !memcmp(a, b, length);
}

static const char *skip_lines(const char *text, size_t count)
{
    while (count-- && *text)
        text += line_length(text);
    return text;
}

static void print_lines(char mark, const char *from, const char *to)
{
    for (int count = 0; from < to; count++, from += line_length(from)) {
        if (count == MAXIMAL_LINES) {
            printf("    %c ...\n", mark);
            return;
        }
        printf("    %c %.*s\n", mark, (int)strcspn(from, "\n"), from);
    }
}

/* Finds the nearest position where both texts continue with two equal lines; their ends if there is none. */
static void find_meeting(const char *expected, const char *actual, const char **expected_end, const char **actual_end)
{
    for (size_t distance = 1; distance < SEARCH_LINES; distance++) {
        for (size_t left = 0; left <= distance; left++) {
            const char *e = skip_lines(expected, left);
            const char *a = skip_lines(actual, distance - left);
            if (*e && *a && same_line(e, a) && same_line(skip_lines(e, 1), skip_lines(a, 1))) {
                *expected_end = e;
                *actual_end = a;
                return;
            }
        }
    }
    *expected_end = expected + strlen(expected);
    *actual_end = actual + strlen(actual);
}

void print_difference(const char *expected, const char *actual)
{
    const char *context[CONTEXT_LINES] = {0};
    for (int hunks = 0; *expected || *actual;) {
        if (*expected && *actual && same_line(expected, actual)) {
            memmove(context, context + 1, sizeof(context) - sizeof(context[0]));
            context[CONTEXT_LINES - 1] = expected;
            expected += line_length(expected);
            actual += line_length(actual);
            continue;
        }
        if (hunks++ == 4) {
            printf("    and more\n");
            return;
        }
        for (int i = 0; i < CONTEXT_LINES; i++)
            if (context[i])
                printf("      %.*s\n", (int)strcspn(context[i], "\n"), context[i]);
        memset(context, 0, sizeof(context));
        const char *expected_end, *actual_end;
        find_meeting(expected, actual, &expected_end, &actual_end);
        print_lines('-', expected, expected_end);
        print_lines('+', actual, actual_end);
        expected = expected_end;
        actual = actual_end;
    }
}
