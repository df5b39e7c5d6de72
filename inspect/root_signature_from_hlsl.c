/* Reads root signatures in HLSL's notation: all that DXC accepts, and the keywords of version 1.2. Keywords are
 * case-insensitive; fields can be in any order. */
#include "inspect/root_signature_fields.h"
#include "inspect/root_signature_text.h"
#include "inspect/text_source.h"

#include <string.h>

enum {
    MAX_SHOWN = 40
};

/* A word, a number or a single character. length 0: the end. */
struct token {
    const char *text;
    size_t length;
};

struct parser {
    struct source source;
    struct token next;
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/* ---- Tokens ------------------------------------------------------------------------------------------------------ */

/* Skips the characters of a number; read_number and read_float check it. */
static const char *skip_number(const char *c, const char *end)
{
    if (*c == '+' || *c == '-')
        c++;
    while (c < end && (is_digit(*c) || is_letter(*c) || *c == '.' || ((*c == '+' || *c == '-') && (c[-1] | 32) == 'e')))
        c++;
    return c;
}

static void advance(struct parser *p)
{
    struct source *s = &p->source;

    while (s->at < s->end && (*s->at == ' ' || *s->at == '\t' || *s->at == '\n' || *s->at == '\r'))
        s->at++;
    const char *begin = s->at;
    if (s->at < s->end && is_letter(*s->at)) {
        while (s->at < s->end && (is_letter(*s->at) || is_digit(*s->at)))
            s->at++;
    } else if (s->at < s->end && (is_digit(*s->at) || *s->at == '+' || *s->at == '-' || *s->at == '.')) {
        s->at = skip_number(s->at, s->end);
    } else if (s->at < s->end) {
        s->at++;
    }
    p->next = (struct token){begin, (size_t)(s->at - begin)};
}

_Noreturn static void fail_expected(const struct parser *p, const char *what)
{
    size_t length = p->next.length < MAX_SHOWN ? p->next.length : MAX_SHOWN;

    if (length == 0)
        source_fail(&p->source, p->next.text, "%s is expected here, but the text ends", what);
    if (*p->next.text <= 0x20 || *p->next.text >= 0x7F) /* such a byte is a token */
        source_fail(&p->source, p->next.text, "%s is expected here, not the byte 0x%02x", what,
                    (unsigned)(unsigned char)*p->next.text);
    source_fail(&p->source, p->next.text, "%s is expected here, not '%.*s'", what, (int)length, p->next.text);
}

static bool token_is(const struct token *token, const char *word)
{
    size_t n = 0;

    for (; n < token->length && word[n]; n++) {
        char a = token->text[n], b = word[n];
        a = (char)(a >= 'A' && a <= 'Z' ? a + 32 : a);
        b = (char)(b >= 'A' && b <= 'Z' ? b + 32 : b);
        if (a != b)
            return false;
    }
    return n > 0 && n == token->length && !word[n];
}

static bool accept(struct parser *p, const char *word)
{
    if (!token_is(&p->next, word))
        return false;
    advance(p);
    return true;
}

static void expect(struct parser *p, const char *word)
{
    const char what[] = {'\'', word[0], '\'', '\0'};

    if (!accept(p, word))
        fail_expected(p, what);
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

static uint32_t read_number(struct parser *p)
{
    const char *digits = p->next.text;
    size_t length = p->next.length;

    if (length > 1 && *digits == '+') {
        digits++;
        length--;
    }
    for (size_t n = 0; n < length; n++)
        if (!is_digit(digits[n]))
            fail_expected(p, "a non-negative integer");
    if (length == 0)
        fail_expected(p, "a non-negative integer");
    uint32_t number = source_number(&p->source, digits, length);
    advance(p);
    return number;
}

static size_t count_digits(const char *text, size_t length, size_t at)
{
    size_t count = 0;

    while (at + count < length && is_digit(text[at + count]))
        count++;
    return count;
}

/* Reads a float: sign, digits with an optional point, exponent, "f". */
static float read_float(struct parser *p)
{
    const char *text = p->next.text;
    size_t length = p->next.length, at = 0;

    if (length && (*text == '+' || *text == '-'))
        at++;
    size_t digits = count_digits(text, length, at);
    at += digits;
    if (at < length && text[at] == '.') {
        size_t fraction = count_digits(text, length, at + 1);
        at += 1 + fraction;
        digits += fraction;
    }
    if (at < length && digits && (text[at] | 32) == 'e') {
        at += 1 + (at + 1 < length && (text[at + 1] == '+' || text[at + 1] == '-'));
        digits = count_digits(text, length, at);
        at += digits;
    }
    size_t number_length = at;
    if (at < length && (text[at] | 32) == 'f')
        at++;
    if (!digits || at != length)
        fail_expected(p, "a number");
    float value = source_float(&p->source, text, number_length);
    advance(p);
    return value;
}

static uint32_t read_name(struct parser *p, const struct named_number *names)
{
    while (*names->name && !token_is(&p->next, names->name))
        names++;
    if (!*names->name)
        fail_expected(p, "a value of this field");
    advance(p);
    return names->number;
}

static uint32_t read_flags(struct parser *p, const struct named_number *names)
{
    uint32_t flags = 0;

    if (accept(p, "0"))
        return 0;
    do
        flags |= read_name(p, names);
    while (accept(p, "|"));
    return flags;
}

static bool is_register(const struct token *token)
{
    for (size_t n = 1; n < token->length; n++)
        if (!is_digit(token->text[n]))
            return false;
    return token->length > 1 && strchr("tubs", *token->text);
}

static uint32_t read_register(struct parser *p, const struct element *element)
{
    const struct token token = p->next;

    if (*token.text != element->letter)
        source_fail(&p->source, token.text, "%s: expected a register %c, not %c", element->hlsl, element->letter,
                    *token.text);
    advance(p);
    return source_number(&p->source, token.text + 1, token.length - 1);
}

static uint32_t read_value(struct parser *p, const struct element *element, const struct field *field)
{
    if (field->kind == FIELD_REGISTER)
        return read_register(p, element);
    advance(p);
    expect(p, "=");
    switch (field->kind) {
    case FIELD_COUNT:
        return accept(p, "unbounded") ? DXS_UNBOUNDED : read_number(p);
    case FIELD_OFFSET:
        return accept(p, "DESCRIPTOR_RANGE_OFFSET_APPEND") ? DXS_OFFSET_APPEND : read_number(p);
    case FIELD_FLOAT:
        return bits_of_float(read_float(p));
    case FIELD_CHOICE:
        return read_name(p, names_in(field->names));
    case FIELD_FLAGS:
        return read_flags(p, names_in(field->names));
    default:
        return read_number(p);
    }
}

/* ---- Elements ---------------------------------------------------------------------------------------------------- */

static void read_field(struct parser *p, const struct element *element, void *record, uint32_t *seen)
{
    const char *start = p->next.text;
    const bool starts_register = is_register(&p->next);

    for (uint32_t f = 0; f < element->field_count; f++) {
        const struct field *field = &element->fields[f];
        if (field->kind == FIELD_REGISTER ? !starts_register : !token_is(&p->next, field->hlsl))
            continue;
        if (*seen >> f & 1)
            source_fail(&p->source, start, "%s: %s is given twice", element->hlsl,
                        *field->hlsl ? field->hlsl : "register");
        *seen |= 1u << f;
        field_set(record, field, read_value(p, element, field));
        return;
    }
    fail_expected(p, element->letter ? "a register or a field" : "a range or a field");
}

static void require_fields(const struct parser *p, const struct element *element, const char *start, uint32_t seen)
{
    for (uint32_t f = 0; f < element->field_count; f++)
        if (element->fields[f].required && !(seen >> f & 1))
            source_fail(&p->source, start, "%s: %s is missing", element->hlsl,
                        *element->fields[f].hlsl ? element->fields[f].hlsl : "register");
}

/* Reads the fields of an element, after its name. */
static void read_fields(struct parser *p, const struct element *element, const char *start, void *record)
{
    uint32_t seen = 0;

    element_set_defaults(record, element);
    expect(p, "(");
    do
        read_field(p, element, record, &seen);
    while (accept(p, ","));
    expect(p, ")");
    require_fields(p, element, start, seen);
}

/* Reads the name of an element. Returns its index; `count`: the next token is none. */
static uint32_t read_element(struct parser *p, const struct element *elements, uint32_t count)
{
    uint32_t n = 0;

    while (n < count && !accept(p, elements[n].hlsl))
        n++;
    return n;
}

static void read_table(struct parser *p, struct dxs_root_parameter *parameter)
{
    const struct element *element = &root_parameter_elements[DXS_ROOT_PARAMETER_TYPE_TABLE];
    VECTOR(struct dxs_descriptor_range) ranges = {0};
    uint32_t seen = 0;

    element_set_defaults(parameter, element);
    expect(p, "(");
    while (!token_is(&p->next, ")")) {
        const char *start = p->next.text;
        uint32_t type = read_element(p, range_elements, RANGE_ELEMENTS);
        if (type < RANGE_ELEMENTS) {
            struct dxs_descriptor_range range = {.type = (enum dxs_range_type)type};
            read_fields(p, &range_elements[type], start, &range);
            vector_push(p->source.arena, &ranges, range);
        } else {
            read_field(p, element, parameter, &seen);
        }
        if (!accept(p, ","))
            break;
        if (token_is(&p->next, ")"))
            fail_expected(p, "a range or a field");
    }
    expect(p, ")");
    parameter->ranges = ranges.data;
    parameter->range_count = ranges.count;
}

static uint32_t read_root_flags(struct parser *p)
{
    expect(p, "(");
    uint32_t flags = read_flags(p, names_in(ROOT_FLAG_NAMES));
    expect(p, ")");
    return flags;
}

struct dxs_root_signature_desc *root_signature_from_hlsl(struct arena *arena, enum dxs_root_signature_version version,
                                                         const char *text, size_t size)
{
    struct parser parser = {.source = {arena, text, text, text + size}}, *p = &parser;
    struct dxs_root_signature_desc *desc = arena_zeroed(arena, 1, sizeof *desc);
    VECTOR(struct dxs_root_parameter) parameters = {0};
    VECTOR(struct dxs_static_sampler) samplers = {0};
    bool has_flags = false;

    for (advance(p); p->next.length;) {
        const char *start = p->next.text;
        struct dxs_root_parameter parameter = {0};
        struct dxs_static_sampler sampler = {0};
        parameter.type =
            (enum dxs_root_parameter_type)read_element(p, root_parameter_elements, ROOT_PARAMETER_ELEMENTS);
        if (parameter.type == DXS_ROOT_PARAMETER_TYPE_TABLE) {
            read_table(p, &parameter);
            vector_push(arena, &parameters, parameter);
        } else if ((uint32_t)parameter.type < ROOT_PARAMETER_ELEMENTS) {
            read_fields(p, &root_parameter_elements[parameter.type], start, &parameter);
            vector_push(arena, &parameters, parameter);
        } else if (accept(p, static_sampler_element.hlsl)) {
            read_fields(p, &static_sampler_element, start, &sampler);
            vector_push(arena, &samplers, sampler);
        } else if (accept(p, "RootFlags")) {
            if (has_flags)
                source_fail(&p->source, start, "RootFlags is given twice");
            desc->flags = read_root_flags(p);
            has_flags = true;
        } else {
            fail_expected(p, "RootFlags, a root parameter or StaticSampler");
        }
        if (!accept(p, ",") && p->next.length)
            fail_expected(p, "','");
    }
    *desc = (struct dxs_root_signature_desc){
        version, desc->flags, parameters.data, parameters.count, samplers.data, samplers.count, {0}};
    return desc;
}
