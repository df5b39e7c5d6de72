/* Finds the text of instructions in a disassembly. A function's lines follow "; function FUNCTION"; an instruction's
 * line ends with " ; #NUMBER OPERATION, FILE:LINE:COLUMN". */
#include "cli/instruction_text.h"

#include <stdlib.h>
#include <string.h>

/* The start of the comment " ; #" in a line, or NULL. Strings of metadata may contain these letters: the last counts.
 */
static const char *find_comment(const char *line, size_t length)
{
    for (size_t n = length; n-- > 4;)
        if (!memcmp(line + n - 4, " ; #", 4))
            return line + n - 4;
    return NULL;
}

static struct instruction_line read_line(const char *line, const char *comment, uint32_t function)
{
    while (*line == ' ')
        line++;
    struct instruction_line result = {.function = function,
                                      .number = (uint32_t)strtoul(comment + 4, NULL, 10),
                                      .text = line,
                                      .length = (size_t)(comment - line)};
    result.place = comment + strcspn(comment, ",\n");
    if (*result.place == ',')
        result.place += 2;
    result.place_length = strcspn(result.place, "\n");
    for (size_t n = 0; *line == '%' && n + 3 < result.length && !result.name_length; n++)
        if (!memcmp(line + n, " = ", 3))
            result.name_length = n;
    return result;
}

bool instruction_text_read(struct instruction_text *lines, const char *disassembly)
{
    static const char head[] = "; function ";
    size_t capacity = 0, length;
    uint32_t function = 0;

    *lines = (struct instruction_text){0};
    for (const char *line = disassembly; *line; line += length + (line[length] == '\n')) {
        length = strcspn(line, "\n");
        const char *comment = *line == ' ' ? find_comment(line, length) : NULL;
        if (!strncmp(line, head, sizeof(head) - 1))
            function = (uint32_t)strtoul(line + sizeof(head) - 1, NULL, 10);
        if (!comment)
            continue;
        if (lines->count == capacity) {
            capacity = 2 * capacity + 256;
            struct instruction_line *larger = realloc(lines->lines, capacity * sizeof(*larger));
            if (!larger)
                return false;
            lines->lines = larger;
        }
        lines->lines[lines->count++] = read_line(line, comment, function);
    }
    return true;
}

void instruction_text_free(struct instruction_text *lines)
{
    free(lines->lines);
}

static int compare(const void *left, const void *right)
{
    const struct instruction_line *a = left, *b = right;
    if (a->function != b->function)
        return a->function < b->function ? -1 : 1;
    return a->number < b->number ? -1 : a->number > b->number;
}

const struct instruction_line *instruction_text_find(const struct instruction_text *lines, uint32_t function,
                                                     uint32_t number)
{
    struct instruction_line wanted = {.function = function, .number = number};
    return lines->count ? bsearch(&wanted, lines->lines, lines->count, sizeof(wanted), compare) : NULL;
}
