/* Compares texts of shaders by lines, as the report does (report/page.html). */
#include "cli/diff/lines.h"

#include "cli/hash.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
    LIMIT = 2000 /* differences of a round: its memory grows with their square */
};

/* ---- Values ------------------------------------------------------------------------------------------------------ */

static bool is_word(char letter)
{
    return isalnum((unsigned char)letter) || letter == '_';
}

static size_t digits_at(const char *text, const char *end)
{
    size_t count = 0;

    while (text + count < end && isdigit((unsigned char)text[count]))
        count++;
    return count;
}

/* Length of the name at `at` if the compiler has numbered it: %12 and %_struct_12 in SPIR-V, %12 and 12: in DXIL, _12
 * in GLSL and HLSL. Else 0. */
static size_t value_at(const char *start, const char *at, const char *end, enum output_format format)
{
    size_t length = 1;

    if (format == OUTPUT_IR && at == start && digits_at(at, end) && at + digits_at(at, end) < end)
        return at[digits_at(at, end)] == ':' ? digits_at(at, end) : 0;
    if (*at != (format == OUTPUT_GLSL || format == OUTPUT_HLSL ? '_' : '%') || (at > start && is_word(at[-1])))
        return 0;
    while (at + length < end && is_word(at[length]))
        length++;
    size_t digits = 0;
    while (digits < length - 1 && isdigit((unsigned char)at[length - 1 - digits]))
        digits++;
    bool is_type = format == OUTPUT_ASSEMBLY && length > 2 && at[1] == '_' && at[length - 1 - digits] == '_';
    return digits && (digits == length - 1 || is_type) ? length : 0;
}

/* Debug information and notes behind the code, and blanks, do not count. */
static const char *end_of_code(const struct diff_line *line)
{
    const char *end = line->text + line->length;

    for (const char *at = line->text; at + 2 < end; at++)
        if (strncmp(at, "; #", 3) == 0)
            return at;
    return end;
}

static uint64_t key_of(const struct diff_line *line, enum output_format format)
{
    const char *start = line->text, *end = end_of_code(line);
    uint64_t key = HASH_OF_NOTHING;

    if (format != OUTPUT_ASSEMBLY && format != OUTPUT_GLSL && format != OUTPUT_HLSL && format != OUTPUT_IR)
        return hash_more(key, line->text, line->length); /* no values */
    while (start < end && isspace((unsigned char)*start))
        start++;
    for (const char *at = start; at < end;) {
        size_t length = value_at(start, at, end, format);
        if (length) {
            key = hash_more(key, "%", 1);
            at += length;
        } else if (isspace((unsigned char)*at)) {
            while (at < end && isspace((unsigned char)*at))
                at++;
            key = at < end ? hash_more(key, " ", 1) : key;
        } else if (*at == '!' && digits_at(at + 1, end)) { /* metadata */
            key = hash_more(key, "!", 1);
            at += 1 + digits_at(at + 1, end);
        } else {
            key = hash_more(key, at++, 1);
        }
    }
    return key;
}

bool diff_split(const char *text, enum output_format format, struct diff_lines *lines)
{
    size_t count = 1;

    for (const char *at = text; *at; at++)
        count += *at == '\n';
    *lines = (struct diff_lines){.lines = calloc(count, sizeof(*lines->lines))};
    while (lines->lines && *text) {
        struct diff_line *line = &lines->lines[lines->count++];
        *line = (struct diff_line){.text = text, .length = strcspn(text, "\n")};
        line->key = key_of(line, format);
        text += line->length + (text[line->length] == '\n');
    }
    return lines->lines != NULL;
}

/* ---- Which values correspond ------------------------------------------------------------------------------------- */

struct pair {
    uint64_t from, to; /* hashes of names; 0: free */
};

/* Open addressing. Two tables: of a's names, and of b's. */
struct names {
    struct pair *pairs;
    size_t mask;
};

static struct pair *find_name(const struct names *names, uint64_t from)
{
    size_t at = (size_t)(from ^ from >> 32) & names->mask;

    while (names->pairs[at].from && names->pairs[at].from != from)
        at = (at + 1) & names->mask;
    return &names->pairs[at];
}

/* Whether the names belong together; makes them do so if they are new. */
static bool join(struct names *forth, struct names *back, uint64_t a, uint64_t b)
{
    struct pair *from = find_name(forth, a), *to = find_name(back, b);

    if (!from->from && !to->from) {
        *from = (struct pair){a, b};
        *to = (struct pair){b, a};
    }
    return from->to == b && to->to == a;
}

/* The next value behind *at; 0: there is none. */
static uint64_t next_value(const char *start, const char **at, const char *end, enum output_format format)
{
    for (; *at < end; ++*at) {
        size_t length = value_at(start, *at, end, format);
        if (!length)
            continue;
        const char *name = *at;
        *at += length;
        if (*name == '%') { /* "12:" defines %12 */
            name++;
            length--;
        }
        return hash_more(HASH_OF_NOTHING, name, length) | 1;
    }
    return 0;
}

static const char *start_of(const struct diff_line *line)
{
    const char *start = line->text;

    while (start < line->text + line->length && isspace((unsigned char)*start))
        start++;
    return start;
}

static bool values_correspond(const struct diff_line *a, const struct diff_line *b, enum output_format format,
                              struct names *forth, struct names *back)
{
    const char *start_a = start_of(a), *start_b = start_of(b), *at_a = start_a, *at_b = start_b;
    const char *end_a = end_of_code(a), *end_b = end_of_code(b);
    bool all = true;

    for (;;) {
        uint64_t left = next_value(start_a, &at_a, end_a, format), right = next_value(start_b, &at_b, end_b, format);
        if (!left || !right)
            return all && left == right;
        all &= join(forth, back, left, right);
    }
}

/* The value that the line defines: "%7 = ...", "7: ..."; 0: none. */
static uint64_t defined_value(const struct diff_line *line, enum output_format format)
{
    const char *start = start_of(line), *at = start, *end = end_of_code(line);
    size_t length = at < end ? value_at(start, at, end, format) : 0;
    bool defines = length && (at[length] == ':' || (at + length + 2 < end && strncmp(at + length, " =", 2) == 0));

    return defines ? next_value(start, &at, end, format) : 0;
}

/* ---- Equal lines: Myers' greedy algorithm (1986) ----------------------------------------------------------------- */

struct round {
    const struct diff_line *a, *b;
    ptrdiff_t rows, columns;
    ptrdiff_t *furthest;         /* row on each diagonal, from -limit - 1 */
    ptrdiff_t *saved[LIMIT + 1]; /* of each count of differences d: diagonals -d - 1 to d + 1 */
    ptrdiff_t d, k, i;           /* where it ended */
};

static bool goes_down(const ptrdiff_t *zero, ptrdiff_t d, ptrdiff_t k)
{
    return k == -d || (k != d && zero[k - 1] < zero[k + 1]);
}

/* One count of differences. True: both ends are reached. */
static bool step(struct round *r, ptrdiff_t d, ptrdiff_t *zero)
{
    for (ptrdiff_t k = -d; k <= d; k += 2) {
        ptrdiff_t i = goes_down(zero, d, k) ? zero[k + 1] : zero[k - 1] + 1;
        while (i < r->rows && i - k < r->columns && i - k >= 0 && r->a[i].key == r->b[i - k].key)
            i++;
        zero[k] = i;
        if (i >= r->rows && i - k >= r->columns) {
            r->d = d;
            r->k = k;
            r->i = i;
            return true;
        }
    }
    return false;
}

/* The furthest point that `most` differences reach. */
static void choose_end(struct round *r, ptrdiff_t most, const ptrdiff_t *zero)
{
    ptrdiff_t best = -1;

    for (ptrdiff_t k = -most; k <= most; k += 2)
        if (zero[k] <= r->rows && zero[k] - k <= r->columns && 2 * zero[k] - k > best) {
            best = 2 * zero[k] - k;
            r->d = most;
            r->k = k;
            r->i = zero[k];
        }
}

/* Goes back from the end, and notes the equal lines. */
static void note_matches(struct round *r, size_t x, size_t y, size_t *partners)
{
    ptrdiff_t k = r->k, i = r->i;

    for (ptrdiff_t d = r->d; d > 0; d--) {
        const ptrdiff_t *zero = r->saved[d] + d + 1;
        bool down = goes_down(zero, d, k);
        ptrdiff_t before = down ? zero[k + 1] : zero[k - 1], start = down ? before : before + 1;
        for (; i > start; i--)
            partners[x + (size_t)i - 1] = y + (size_t)(i - 1 - k);
        i = before;
        k += down ? 1 : -1;
    }
    for (; i > 0; i--)
        partners[x + (size_t)i - 1] = y + (size_t)(i - 1);
}

/* Matches lines from x, y on, and advances them. False: out of memory. */
static bool match_round(const struct diff_lines *a, const struct diff_lines *b, size_t *x, size_t *y, size_t *partners)
{
    struct round r = {.a = a->lines + *x,
                      .b = b->lines + *y,
                      .rows = (ptrdiff_t)(a->count - *x),
                      .columns = (ptrdiff_t)(b->count - *y)};
    ptrdiff_t most = r.rows + r.columns < LIMIT ? r.rows + r.columns : LIMIT, d = 0;
    bool has_memory = (r.furthest = calloc(2 * (size_t)most + 3, sizeof(*r.furthest))) != NULL, is_done = false;

    for (; d <= most && has_memory && !is_done; d++) {
        ptrdiff_t *zero = r.furthest + most + 1;
        size_t size = 2 * (size_t)d + 3;
        r.saved[d] = malloc(size * sizeof(*r.saved[d]));
        has_memory = r.saved[d] != NULL;
        if (!has_memory)
            break;
        memcpy(r.saved[d], zero - d - 1, size * sizeof(*r.saved[d]));
        is_done = step(&r, d, zero);
    }
    if (has_memory && !is_done)
        choose_end(&r, most, r.furthest + most + 1);
    if (has_memory)
        note_matches(&r, *x, *y, partners);
    *x += (size_t)r.i;
    *y += (size_t)(r.i - r.k);
    for (ptrdiff_t n = 0; n <= most; n++)
        free(r.saved[n]);
    free(r.furthest);
    return has_memory;
}

bool diff_match(const struct diff_lines *a, const struct diff_lines *b, enum output_format format, size_t *partners)
{
    struct names forth = {.mask = 1}, back;
    bool has_memory = true;

    for (size_t n = 0; n < a->count; n++)
        partners[n] = SIZE_MAX;
    for (size_t x = 0, y = 0; x < a->count && y < b->count && has_memory;)
        has_memory = match_round(a, b, &x, &y, partners);
    for (size_t n = 0; n < a->count; n++) /* a line has fewer values than half its letters */
        forth.mask += a->lines[n].length;
    while (forth.mask & (forth.mask + 1))
        forth.mask |= forth.mask >> 1 | forth.mask >> 2;
    back = forth;
    forth.pairs = calloc(forth.mask + 1, sizeof(*forth.pairs));
    back.pairs = calloc(back.mask + 1, sizeof(*back.pairs));
    has_memory = has_memory && forth.pairs && back.pairs;
    for (size_t n = 0; n < a->count && has_memory; n++) { /* definitions come first: uses may stand before them */
        const struct diff_line *other = partners[n] != SIZE_MAX ? &b->lines[partners[n]] : NULL;
        uint64_t left = other ? defined_value(&a->lines[n], format) : 0;
        uint64_t right = left ? defined_value(other, format) : 0;
        if (right)
            join(&forth, &back, left, right);
    }
    for (size_t n = 0; n < a->count && has_memory; n++)
        if (partners[n] != SIZE_MAX && !values_correspond(&a->lines[n], &b->lines[partners[n]], format, &forth, &back))
            partners[n] = SIZE_MAX;
    free(forth.pairs);
    free(back.pairs);
    return has_memory;
}
