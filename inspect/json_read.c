/* Reads JSON: strings, numbers, arrays, objects. */
#include "inspect/json_read.h"

#include "base/text.h"

#include <string.h>

enum {
    MAX_DEPTH = 16 /* nested brackets in a value that is skipped */
};

static void skip_space(struct source *s)
{
    while (s->at < s->end && (*s->at == ' ' || *s->at == '\t' || *s->at == '\n' || *s->at == '\r'))
        s->at++;
}

/* Skips space. Returns the next character; NUL: the end. */
static char peek(struct source *s)
{
    skip_space(s);
    return s->at < s->end ? *s->at : '\0';
}

_Noreturn static void fail_expected(struct source *s, const char *what)
{
    unsigned char c = (unsigned char)peek(s);

    if (s->at == s->end)
        source_fail(s, s->at, "%s is expected here, but the text ends", what);
    if (c > 0x20 && c < 0x7F)
        source_fail(s, s->at, "%s is expected here, not '%c'", what, c);
    source_fail(s, s->at, "%s is expected here, not the byte 0x%02x", what, c);
}

static void expect(struct source *s, char c)
{
    const char what[] = {'\'', c, '\'', '\0'};

    if (peek(s) != c || s->at == s->end)
        fail_expected(s, what);
    s->at++;
}

/* ---- Strings ----------------------------------------------------------------------------------------------------- */

static uint32_t read_hex(struct source *s)
{
    uint32_t value = 0;

    for (unsigned n = 0; n < 4; n++, s->at++) {
        char c = s->at < s->end ? *s->at : '\0';
        if (c >= '0' && c <= '9')
            value = value << 4 | (uint32_t)(c - '0');
        else if ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'))
            value = value << 4 | (uint32_t)((c & 0x5F) - 'A' + 10);
        else
            source_fail(s, s->at, "\\u needs four hexadecimal digits");
    }
    return value;
}

static void append_utf8(struct text *text, uint32_t code)
{
    if (code < 0x80) {
        text_char(text, (char)code);
        return;
    }
    if (code < 0x800) {
        text_char(text, (char)(0xC0 | code >> 6));
    } else {
        if (code < 0x10000) {
            text_char(text, (char)(0xE0 | code >> 12));
        } else {
            text_char(text, (char)(0xF0 | code >> 18));
            text_char(text, (char)(0x80 | (code >> 12 & 0x3F)));
        }
        text_char(text, (char)(0x80 | (code >> 6 & 0x3F)));
    }
    text_char(text, (char)(0x80 | (code & 0x3F)));
}

/* Reads the digits behind "\u". Characters above U+FFFF are two surrogates. */
static void read_code(struct source *s, struct text *text)
{
    const char *start = s->at - 2;
    uint32_t code = read_hex(s);

    if (code >= 0xD800 && code < 0xDC00 && s->end - s->at >= 2 && s->at[0] == '\\' && s->at[1] == 'u') {
        s->at += 2;
        uint32_t low = read_hex(s);
        if (low < 0xDC00 || low >= 0xE000)
            source_fail(s, start, "an unpaired surrogate");
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    if (code >= 0xD800 && code < 0xE000)
        source_fail(s, start, "an unpaired surrogate");
    if (code == 0)
        source_fail(s, start, "the character U+0000 is not allowed");
    append_utf8(text, code);
}

static void read_escape(struct source *s, struct text *text)
{
    static const char escapes[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    char c = ++s->at < s->end ? *s->at : '\0';
    const char *found = c ? strchr(escapes, c) : NULL;

    if (c != 'u' && !found)
        source_fail(s, s->at - 1, "this escape does not exist");
    s->at++;
    if (found)
        text_char(text, meanings[found - escapes]);
    else
        read_code(s, text);
}

const char *json_read_string(struct source *s)
{
    struct text text = text_create(s->arena);

    if (peek(s) != '"')
        fail_expected(s, "a string");
    const char *start = s->at++;
    while (s->at < s->end && *s->at != '"') {
        if ((unsigned char)*s->at < 0x20)
            source_fail(s, s->at, "a string must not contain control characters");
        if (*s->at == '\\')
            read_escape(s, &text);
        else
            text_char(&text, *s->at++);
    }
    if (s->at == s->end)
        source_fail(s, start, "the string has no closing quote");
    s->at++;
    return text_finish(&text);
}

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

static size_t skip_digits(struct source *s)
{
    const char *begin = s->at;

    while (s->at < s->end && *s->at >= '0' && *s->at <= '9')
        s->at++;
    return (size_t)(s->at - begin);
}

static void require_digits(struct source *s, const char *start)
{
    if (!skip_digits(s))
        source_fail(s, start, "this is no number in JSON");
}

/* Skips a number. Returns whether it is a non-negative integer. */
static bool skip_number(struct source *s)
{
    bool whole = true;

    skip_space(s);
    const char *start = s->at;
    if (s->at < s->end && *s->at == '-') {
        whole = false;
        s->at++;
    }
    const char *digits = s->at;
    require_digits(s, start);
    if (*digits == '0' && s->at - digits > 1)
        source_fail(s, start, "a number must not begin with 0");
    if (s->at < s->end && *s->at == '.') {
        whole = false;
        s->at++;
        require_digits(s, start);
    }
    if (s->at < s->end && (*s->at == 'e' || *s->at == 'E')) {
        whole = false;
        s->at++;
        if (s->at < s->end && (*s->at == '+' || *s->at == '-'))
            s->at++;
        require_digits(s, start);
    }
    return whole;
}

static const char *begin_number(struct source *s)
{
    char c = peek(s);

    if (c != '-' && (c < '0' || c > '9'))
        fail_expected(s, "a number");
    return s->at;
}

uint32_t json_read_number(struct source *s)
{
    const char *start = begin_number(s);

    if (!skip_number(s))
        source_fail(s, start, "a non-negative integer is expected here");
    return source_number(s, start, (size_t)(s->at - start));
}

float json_read_float(struct source *s)
{
    const char *start = begin_number(s);

    skip_number(s);
    return source_float(s, start, (size_t)(s->at - start));
}

bool json_read_null(struct source *s)
{
    if (peek(s) != 'n' || s->end - s->at < 4 || memcmp(s->at, "null", 4) != 0)
        return false;
    s->at += 4;
    return true;
}

/* ---- Arrays and objects ------------------------------------------------------------------------------------------ */

void json_read_array(struct source *s)
{
    if (peek(s) != '[')
        fail_expected(s, "an array");
    s->at++;
}

static bool has_next(struct source *s, char close, uint32_t *count)
{
    if (peek(s) == close && s->at < s->end) {
        s->at++;
        return false;
    }
    if ((*count)++ > 0)
        expect(s, ',');
    return true;
}

bool json_read_element(struct source *s, uint32_t *count)
{
    return has_next(s, ']', count);
}

/* Skips a value: only strings and brackets are checked, the rest when it is read. */
static void skip_value(struct source *s)
{
    char open[MAX_DEPTH];
    uint32_t depth = 0;

    for (;;) {
        char c = peek(s);
        if (s->at == s->end)
            fail_expected(s, "a value");
        if (depth == 0 && (c == ',' || c == '}' || c == ']'))
            fail_expected(s, "a value");
        if (c == '"') {
            json_read_string(s);
        } else if (c == '[' || c == '{') {
            if (depth == MAX_DEPTH)
                source_fail(s, s->at, "brackets nest deeper than %d", MAX_DEPTH);
            open[depth++] = c;
            s->at++;
        } else if (c == ']' || c == '}') {
            if (open[--depth] != (c == ']' ? '[' : '{'))
                source_fail(s, s->at, "this bracket does not match the open one");
            s->at++;
        } else {
            const char *begin = s->at;
            while (s->at < s->end && !strchr(" \t\r\n,:[]{}\"", *s->at))
                s->at++;
            if (s->at == begin)
                s->at++; /* ',' or ':' inside brackets */
        }
        if (depth == 0)
            return;
    }
}

void json_read_object(struct source *s, struct json_object *object)
{
    uint32_t count = 0;

    if (peek(s) != '{')
        fail_expected(s, "an object");
    *object = (struct json_object){.position = s->at};
    s->at++;
    while (has_next(s, '}', &count)) {
        skip_space(s);
        struct json_member member = {.position = s->at};
        member.key = json_read_string(s);
        expect(s, ':');
        skip_space(s);
        member.value = s->at;
        for (uint32_t n = 0; n < object->count; n++)
            if (strcmp(object->members[n].key, member.key) == 0)
                source_fail(s, member.position, "the object has two members \"%.40s\"", member.key);
        if (object->count == JSON_MAX_MEMBERS)
            source_fail(s, member.position, "the object has more than %d members", JSON_MAX_MEMBERS);
        object->members[object->count++] = member;
        skip_value(s);
    }
}

void json_read_end(struct source *s)
{
    skip_space(s);
    if (s->at != s->end)
        source_fail(s, s->at, "text follows the value");
}
