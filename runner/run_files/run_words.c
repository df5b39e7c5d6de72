/* Parses single words of .run files: register names, semantics, numbers, keywords. */
#include "runner/run_files/run_words.h"

#include "runner/common/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void refuse(const struct parser *p, const char *reason, const char *word)
{
    if (p->line)
        test_fails("%s:%u: %s%s%s", p->path, p->line, reason, word ? ": " : "", word ? word : "");
    test_fails("%s: %s", p->path, reason);
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

bool parse_unsigned(const char **text, uint32_t *number)
{
    char *end;
    unsigned long value = strtoul(*text, &end, 10);

    if (end == *text || **text < '0' || **text > '9' || value > UINT32_MAX)
        return false;
    *text = end;
    *number = (uint32_t)value;
    return true;
}

bool parse_register(const char *text, struct register_name *name)
{
    if (strcmp(text, "depth") == 0 || strcmp(text, "stencil") == 0) {
        *name = (struct register_name){'o', *text == 'd' ? TARGET_DEPTH : TARGET_STENCIL, 0};
        return true;
    }
    if (strcmp(text, "report") == 0) {
        *name = (struct register_name){.letter = 'q'};
        return true;
    }
    *name = (struct register_name){.letter = *text};
    if (!*text || !strchr("tubshdo", *text))
        return false;
    text++;
    if (!parse_unsigned(&text, &name->number))
        return false;
    if (strncmp(text, ",space", 6) == 0) {
        text += 6;
        if (!parse_unsigned(&text, &name->space))
            return false;
    }
    return *text == 0 && (name->letter != 'o' || (name->number < MAX_TARGETS && name->space == 0));
}

bool same_register(struct register_name a, struct register_name b)
{
    return a.letter == b.letter && a.number == b.number && a.space == b.space;
}

char *describe_register(struct register_name name, char text[REGISTER_TEXT])
{
    if (name.letter == 'o' && name.number >= MAX_TARGETS) {
        snprintf(text, REGISTER_TEXT, "%s", name.number == TARGET_DEPTH ? "depth" : "stencil");
        return text;
    }
    if (name.letter == 'q') {
        snprintf(text, REGISTER_TEXT, "report");
        return text;
    }
    int length = snprintf(text, REGISTER_TEXT, "%c%" PRIu32, name.letter, name.number);

    if (name.space)
        snprintf(text + length, (size_t)(REGISTER_TEXT - length), ",space%" PRIu32, name.space);
    return text;
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

const char *next_word(struct parser *p, char ***words, const char *what)
{
    if (!**words)
        refuse(p, "the line ends where this is expected", what);
    return *(*words)++;
}

uint32_t next_number(struct parser *p, char ***words, const char *what)
{
    const char *word = next_word(p, words, what), *end = word;
    uint32_t number;

    if (!parse_unsigned(&end, &number) || *end)
        refuse(p, "a number is expected", word);
    return number;
}

struct register_name next_register(struct parser *p, char ***words)
{
    const char *word = next_word(p, words, "a register");
    struct register_name name;

    if (!parse_register(word, &name))
        refuse(p, "no register", word);
    return name;
}

bool parse_optional_count(struct parser *p, char ***words, const char *keyword, uint32_t *count)
{
    if (!**words || strcmp(**words, keyword) != 0)
        return false;
    ++*words;
    *count = next_number(p, words, keyword);
    if (*count == 0)
        refuse(p, "none of them", keyword);
    return true;
}

void end_line(struct parser *p, char **words)
{
    if (*words)
        refuse(p, "the line goes on where its end is expected", *words);
}

float next_float(struct parser *p, char ***words, const char *what)
{
    const char *word = next_word(p, words, what);
    char *end;
    float number = strtof(word, &end);

    if (*end)
        refuse(p, "a number is expected", word);
    return number;
}

struct value_list values_of_size(struct parser *p, char **words, size_t bytes)
{
    struct value_list list = {0};
    const char *fault = parse_values(words, bytes, &list);

    if (fault)
        refuse(p, fault, NULL);
    return list;
}

struct value_list remaining_values(struct parser *p, char **words)
{
    return values_of_size(p, words, 0);
}

bool choose(const char *word, const struct choice *choices, size_t count, uint32_t *value)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(choices[i].word, word) == 0) {
            *value = choices[i].value;
            return true;
        }
    }
    return false;
}

bool choose_comparison(const char *word, uint32_t *value)
{
    static const struct choice comparisons[] = {{"never", VK_COMPARE_OP_NEVER},
                                                {"less", VK_COMPARE_OP_LESS},
                                                {"equal", VK_COMPARE_OP_EQUAL},
                                                {"less-equal", VK_COMPARE_OP_LESS_OR_EQUAL},
                                                {"greater", VK_COMPARE_OP_GREATER},
                                                {"not-equal", VK_COMPARE_OP_NOT_EQUAL},
                                                {"greater-equal", VK_COMPARE_OP_GREATER_OR_EQUAL},
                                                {"always", VK_COMPARE_OP_ALWAYS}};

    return CHOOSE(word, comparisons, value);
}

void start_once(struct parser *p, enum start_kind kind)
{
    if (p->file.start != START_NOTHING)
        refuse(p, "a file starts its shader once", NULL);
    p->file.start = kind;
}

void parse_groups(struct parser *p, char ***words)
{
    for (int i = 0; i < 3; i++) {
        p->file.groups[i] = next_number(p, words, "three counts of groups");
        if (p->file.groups[i] == 0 || p->file.groups[i] > MAX_GROUPS)
            refuse(p, "no count of groups", (*words)[-1]);
    }
}
