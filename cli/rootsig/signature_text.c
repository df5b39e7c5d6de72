/* Finds the root signature in an HLSL source. */
#include "cli/rootsig/signature_text.h"

#include "dxs_inspect.h"
#include "cli/messages.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum {
    MAX_CANDIDATES = 16 /* names that a message lists */
};

/* String literals with nothing but spaces and continued lines between them, and the name in front of them. */
struct candidate {
    size_t start, end; /* from the first quote to behind the last */
    char name[64];     /* "": none */
};

struct scanner {
    char *text;
    size_t size, at;
};

static void blank(char *text, size_t start, size_t end)
{
    for (size_t n = start; n < end; n++)
        if (text[n] != '\n')
            text[n] = ' ';
}

static bool starts_with(const struct scanner *scanner, size_t at, const char *word)
{
    size_t length = strlen(word);
    return scanner->size - at >= length && memcmp(scanner->text + at, word, length) == 0;
}

/* The end of the string literal whose quote is at `at`: behind its other quote, or the end of its line. */
static size_t end_of_literal(const struct scanner *scanner, size_t at)
{
    for (at++; at < scanner->size && scanner->text[at] != '"' && scanner->text[at] != '\n'; at++)
        ;
    return at < scanner->size && scanner->text[at] == '"' ? at + 1 : at;
}

/* Replaces comments outside of string literals by spaces. */
static void blank_comments(struct scanner *scanner)
{
    for (size_t at = 0, end; at < scanner->size; at = end) {
        end = at + 1;
        if (scanner->text[at] == '"') {
            end = end_of_literal(scanner, at);
        } else if (starts_with(scanner, at, "//")) {
            while (end < scanner->size && scanner->text[end] != '\n')
                end++;
            blank(scanner->text, at, end);
        } else if (starts_with(scanner, at, "/*")) {
            for (end = at + 2; end < scanner->size && !starts_with(scanner, end, "*/"); end++)
                ;
            end = end + 2 < scanner->size ? end + 2 : scanner->size;
            blank(scanner->text, at, end);
        }
    }
}

static size_t skip_spaces(const struct scanner *scanner, size_t at)
{
    for (; at < scanner->size; at++) {
        bool continues = scanner->text[at] == '\\' && at + 1 < scanner->size && strchr("\r\n", scanner->text[at + 1]);
        if (!continues && !isspace((unsigned char)scanner->text[at]))
            break;
    }
    return at;
}

static bool is_letter(char letter)
{
    return isalnum((unsigned char)letter) || letter == '_';
}

static void take_word(const struct scanner *scanner, size_t *at, char *word, size_t size)
{
    size_t length = 0;
    for (; *at < scanner->size && is_letter(scanner->text[*at]); ++*at)
        if (length + 1 < size)
            word[length++] = scanner->text[*at];
    word[length] = 0;
}

/* Reads what stands in front of a root signature: "#define NAME", "RootSignature(" or "GlobalRootSignature NAME = {".
 * The name is NAME, or RootSignature. False: it is something else. */
static bool read_prefix(const struct scanner *scanner, size_t *at, char *name, size_t size)
{
    char word[64];
    bool defines = scanner->text[*at] == '#';
    *at = skip_spaces(scanner, *at + defines);
    take_word(scanner, at, word, sizeof(word));
    *at = skip_spaces(scanner, *at);
    bool object = strcmp(word, "GlobalRootSignature") == 0 || strcmp(word, "LocalRootSignature") == 0;
    if (defines ? strcmp(word, "define") == 0 : object) {
        take_word(scanner, at, name, size);
        *at = skip_spaces(scanner, *at);
    } else if (strcmp(word, "RootSignature") == 0) {
        snprintf(name, size, "%s", word);
    } else {
        return false;
    }
    for (const char *expected = defines ? "" : object ? "={" : "("; *expected; expected++) {
        if (*at == scanner->size || scanner->text[*at] != *expected)
            return false;
        *at = skip_spaces(scanner, *at + 1);
    }
    return *name && *at < scanner->size && scanner->text[*at] == '"';
}

/* Reads string literals; `*at` becomes their end. */
static void take_literals(const struct scanner *scanner, size_t *at, struct candidate *candidate)
{
    candidate->start = candidate->end = *at;
    for (size_t next = *at; next < scanner->size && scanner->text[next] == '"'; next = skip_spaces(scanner, next))
        candidate->end = next = end_of_literal(scanner, next);
    *at = candidate->end;
}

/* Lists the root signatures with this name (NULL: all). Returns their number. Those beyond the capacity replace the
 * last. */
static size_t find_candidates(const struct scanner *scanner, const char *name, struct candidate *candidates,
                              size_t capacity)
{
    size_t count = 0;
    for (size_t at = skip_spaces(scanner, 0), first = at; at < scanner->size;) {
        struct candidate candidate = {0};
        size_t end = at;
        bool quoted = scanner->text[at] == '"';
        bool starts_word =
            scanner->text[at] == '#' || (is_letter(scanner->text[at]) && (!at || !is_letter(scanner->text[at - 1])));
        bool found = (quoted && at == first) ||
                     (starts_word && read_prefix(scanner, &end, candidate.name, sizeof(candidate.name)));
        if (found) {
            take_literals(scanner, &end, &candidate);
            if (!name || strcmp(candidate.name, name) == 0) {
                candidates[count < capacity ? count : capacity - 1] = candidate;
                count++;
            }
            at = end;
        } else {
            at = quoted ? end_of_literal(scanner, at) : at + 1;
        }
    }
    return count;
}

/* Keeps what the literals contain. */
static void keep(struct scanner *scanner, const struct candidate *candidate)
{
    blank(scanner->text, 0, candidate->start);
    blank(scanner->text, candidate->end, scanner->size);
    bool inside = false;
    for (size_t at = candidate->start; at < candidate->end; at++) {
        if (scanner->text[at] == '"' || scanner->text[at] == '\n')
            inside = scanner->text[at] == '"' && !inside;
        else if (inside)
            continue;
        blank(scanner->text, at, at + 1);
    }
}

bool isolate_signature(char *text, size_t size, const char *name, char *message, size_t message_size)
{
    struct scanner scanner = {.text = text, .size = size};
    struct candidate candidates[MAX_CANDIDATES];
    blank_comments(&scanner);
    size_t count = find_candidates(&scanner, name, candidates, name ? 1 : MAX_CANDIDATES);
    if (name && !count) {
        snprintf(message, message_size, "there is no root signature %s", name);
        return false;
    }
    if (!name && count > 1) {
        int length = snprintf(message, message_size, "there are several root signatures; choose one by name:");
        for (size_t n = 0; n < count && n < MAX_CANDIDATES && length < (int)message_size; n++)
            length += snprintf(message + length, message_size - (size_t)length, " %s", candidates[n].name);
        return false;
    }
    if (count)
        keep(&scanner, &candidates[0]);
    return true;
}

static bool is_json(const char *bytes, size_t size)
{
    size_t at = 0;

    while (at < size && strchr(" \t\r\n", bytes[at]))
        at++;
    return at < size && bytes[at] == '{';
}

bool parse_signature_text(dxs_root_signature *signature, enum dxs_root_signature_version version, char *text,
                          size_t size, const char *name, char *message, size_t message_size)
{
    enum dxs_result result;
    if (is_json(text, size))
        result = dxs_root_signature_from_json(signature, text, size);
    else if (!isolate_signature(text, size, name, message, message_size))
        return false;
    else
        result = dxs_root_signature_from_hlsl(signature, version, text, size);
    if (result != DXS_RESULT_OK)
        describe_error(dxs_root_signature_error(signature), message, message_size);
    return result == DXS_RESULT_OK;
}

bool is_signature_text(const char *bytes, size_t size)
{
    bool is_container = size >= 4 && memcmp(bytes, "DXBC", 4) == 0;
    return !is_container && (size == 0 || !memchr(bytes, 0, size));
}
