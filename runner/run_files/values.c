/* Parses and formats typed values: integers of 8 to 64 bits and floats of 16 to 64 bits. */
#include "runner/run_files/values.h"

#include "cli/random.h"
#include "runner/common/report.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Types ------------------------------------------------------------------------------------------------------- */

static const struct type_row {
    const char *name;
    uint8_t size;
    bool is_float, is_signed;
} types[] = {
    [TYPE_U8] = {"u8", 1, false, false},   [TYPE_U16] = {"u16", 2, false, false}, [TYPE_U32] = {"u32", 4, false, false},
    [TYPE_U64] = {"u64", 8, false, false}, [TYPE_I32] = {"i32", 4, false, true},  [TYPE_I64] = {"i64", 8, false, true},
    [TYPE_F16] = {"f16", 2, true, true},   [TYPE_F32] = {"f32", 4, true, true},   [TYPE_F64] = {"f64", 8, true, true},
};

size_t value_size(enum value_type type)
{
    return types[type].size;
}

bool value_is_float(enum value_type type)
{
    return types[type].is_float;
}

bool find_value_type(const char *word, enum value_type *type)
{
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        if (strcmp(types[i].name, word) == 0) {
            *type = (enum value_type)i;
            return true;
        }
    }
    return false;
}

/* ---- Floats and their bits --------------------------------------------------------------------------------------- */

static double half_value(uint64_t bits)
{
    int exponent = (int)(bits >> 10 & 31), mantissa = (int)(bits & 0x3ff);
    double magnitude;

    if (exponent == 31)
        magnitude = mantissa ? NAN : INFINITY;
    else if (exponent == 0)
        magnitude = ldexp(mantissa, -24);
    else
        magnitude = ldexp(mantissa + 1024, exponent - 25);
    return bits >> 15 & 1 ? -magnitude : magnitude;
}

/* Rounds to nearest, ties to even. */
static uint64_t half_bits(double number)
{
    uint64_t sign = signbit(number) ? 0x8000 : 0;
    double magnitude = fabs(number);
    int exponent;

    if (isnan(number))
        return 0x7e00;
    if (magnitude >= 65520)
        return sign | 0x7c00;
    frexp(magnitude, &exponent); /* magnitude = [0.5, 1) * 2^exponent */
    if (exponent < -13)
        exponent = -13;
    uint64_t steps = (uint64_t)nearbyint(
        ldexp(magnitude, 11 - exponent)); /* a carry out of the mantissa correctly increments the exponent */
    if (steps < 1024)
        return sign | steps;
    return sign | (((uint64_t)(exponent + 13) << 10) + steps);
}

double float_value(enum value_type type, uint64_t bits)
{
    if (type == TYPE_F16)
        return half_value(bits);
    if (type == TYPE_F32) {
        uint32_t low = (uint32_t)bits;
        float number;
        memcpy(&number, &low, sizeof number);
        return (double)number;
    }
    double number;
    memcpy(&number, &bits, sizeof number);
    return number;
}

uint64_t value_bits(enum value_type type, double number)
{
    uint64_t bits = 0;

    if (type == TYPE_F16)
        return half_bits(number);
    if (type == TYPE_F32) {
        float narrow = (float)number;
        memcpy(&bits, &narrow, sizeof narrow);
        return bits;
    }
    memcpy(&bits, &number, sizeof number);
    return bits;
}

/* ---- Words of a list --------------------------------------------------------------------------------------------- */

enum {
    MAX_VALUES = 1 << 24 /* of a list */
};

struct list_parser {
    char **words;
    struct value_list *list;
    enum value_type type;
    double tolerance;
    bool is_fixed;
    size_t bytes; /* size that the values must fill; 0: not known */
};

static void append(struct list_parser *p, uint64_t bits, bool any)
{
    struct value_list *list = p->list;

    if (list->count == list->capacity) {
        list->capacity = list->capacity ? list->capacity * 2 : 64;
        list->values = reallocate(list->values, list->capacity, sizeof *list->values);
    }
    list->values[list->count++] = (struct value){bits, p->type, any, p->is_fixed, p->tolerance};
}

/* Hexadecimal numbers give the bits. Negative numbers of unsigned types wrap. */
static bool parse_number(enum value_type type, const char *word, uint64_t *bits)
{
    uint64_t mask = UINT64_MAX >> (64 - 8 * value_size(type));
    char *end;

    errno = 0;
    if (strncmp(word, "0x", 2) == 0 || !value_is_float(type)) {
        bool negative = word[0] == '-';
        uint64_t magnitude = strtoull(word + negative, &end, 0);
        if (end == word + negative || !isdigit((unsigned char)word[negative]))
            return false;
        *bits = (negative ? 0 - magnitude : magnitude) & mask;
        return *end == 0 && errno == 0 && magnitude <= mask;
    }
    double number = strtod(word, &end);
    *bits = value_bits(type, number);
    return *end == 0 && end != word;
}

static bool parse_count(const char *word, size_t *count)
{
    uint64_t bits;

    if (!word || !parse_number(TYPE_U32, word, &bits) || bits > MAX_VALUES)
        return false;
    *count = (size_t)bits;
    return true;
}

/* Number of values of the current type that fill the remaining bytes. */
static size_t remaining_count(const struct list_parser *p)
{
    size_t used = 0;

    for (size_t n = 0; n < p->list->count; n++)
        used += value_size(p->list->values[n].type);
    return used < p->bytes ? (p->bytes - used) / value_size(p->type) : 0;
}

/* Takes the next word as a count. If it is omitted, the values fill the remaining bytes. Returns what is wrong. */
static const char *take_count(struct list_parser *p, size_t *count)
{
    if (parse_count(p->words[0], count))
        p->words++;
    else if ((*count = remaining_count(p)) == 0)
        return "a count is missing";
    return *count > MAX_VALUES - p->list->count ? "a line has at most 16777216 values" : NULL;
}

/* `~1e-5` */
static const char *parse_tolerance(struct list_parser *p, const char *word)
{
    char *end;

    p->tolerance = strtod(word + 1, &end);
    return end == word + 1 || *end || !(p->tolerance >= 0) ? "`~` takes a number, which is not negative" : NULL;
}

static const char *parse_random(struct list_parser *p)
{
    uint64_t mask = UINT64_MAX >> (64 - 8 * value_size(p->type)), state;
    size_t seed, count, below = 0;

    if (!parse_count(p->words[0], &seed))
        return "`random` takes a seed";
    p->words++;
    const char *fault = take_count(p, &count);
    if (fault)
        return fault;
    if (p->words[0] && strcmp(p->words[0], "below") == 0) {
        if (!parse_count(p->words[1], &below) || below == 0)
            return "`below` takes a number";
        p->words += 2;
    }
    state = seed;
    for (size_t i = 0; i < count; i++) {
        uint64_t bits = random_bits(&state);
        if (value_is_float(p->type)) /* multiples of 1/256 in [-8, 8): short sums are exact */
            bits = value_bits(p->type, ((double)(bits % 4096) - 2048) / 256);
        else
            bits = (below ? bits % below : bits) & mask;
        append(p, bits, false);
    }
    return NULL;
}

static uint64_t whole_number(enum value_type type, size_t number)
{
    return value_is_float(type) ? value_bits(type, (double)number) : number;
}

static const char *parse_repetition(struct list_parser *p, const char *kind)
{
    uint64_t bits = 0;
    size_t count;

    bool any = strcmp(kind, "fill") == 0 && p->words[0] && strcmp(p->words[0], "_") == 0;

    if (any)
        p->words++;
    else if (strcmp(kind, "fill") == 0 && (!p->words[0] || !parse_number(p->type, *p->words++, &bits)))
        return "`fill` takes a value and a count";
    const char *fault = take_count(p, &count);
    if (fault)
        return fault;
    for (size_t i = 0; i < count; i++)
        append(p, strcmp(kind, "iota") == 0 ? whole_number(p->type, i) : bits, any);
    return NULL;
}

const char *parse_values(char **words, size_t bytes, struct value_list *list)
{
    struct list_parser p = {words, list, TYPE_U32, -1, false, bytes};
    const char *fault = NULL;
    bool typed = false;

    while (*p.words && !fault) {
        const char *word = *p.words++;
        uint64_t bits;
        if (find_value_type(word, &p.type)) {
            typed = true;
            p.is_fixed = false;
        } else if (!typed)
            fault = "values start with their type";
        else if (strcmp(word, "random") == 0)
            fault = parse_random(&p);
        else if (strcmp(word, "zeros") == 0 || strcmp(word, "iota") == 0 || strcmp(word, "fill") == 0)
            fault = parse_repetition(&p, word);
        else if (word[0] == '~')
            fault = parse_tolerance(&p, word);
        else if (strcmp(word, "=") == 0)
            p.is_fixed = true;
        else if (strcmp(word, "_") == 0)
            append(&p, 0, true);
        else if (parse_number(p.type, word, &bits))
            append(&p, bits, false);
        else
            fault = "a word is no value of its type";
    }
    return fault;
}

/* ---- Bytes ------------------------------------------------------------------------------------------------------- */

struct value load_value(enum value_type type, const void *bytes)
{
    struct value value = {0, type, false, false, -1};

    memcpy(&value.bits, bytes, value_size(type));
    return value;
}

void *value_bytes(const struct value_list *list, size_t *size)
{
    unsigned char *bytes = allocate(list->count, sizeof(uint64_t));

    *size = 0;
    for (size_t i = 0; i < list->count; i++) {
        memcpy(bytes + *size, &list->values[i].bits, value_size(list->values[i].type));
        *size += value_size(list->values[i].type);
    }
    return bytes;
}

char *describe_value(const struct value *value, char text[VALUE_TEXT])
{
    uint64_t bits = value->bits;

    if (value->any)
        snprintf(text, VALUE_TEXT, "_");
    else if (value_is_float(value->type))
        snprintf(text, VALUE_TEXT, "%.*g (0x%0*" PRIx64 ")", value->type == TYPE_F64 ? 17 : 9,
                 float_value(value->type, bits), (int)value_size(value->type) * 2, bits);
    else if (types[value->type].is_signed)
        snprintf(text, VALUE_TEXT, "%" PRId64, value->type == TYPE_I32 ? (int32_t)bits : (int64_t)bits);
    else
        snprintf(text, VALUE_TEXT, bits > 9999 ? "0x%" PRIx64 : "%" PRIu64, bits);
    return text;
}
