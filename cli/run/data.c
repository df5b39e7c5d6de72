/* Parses numbers, registers, semantics and DATA of `dxil-spirv run`. */
#include "cli/files.h"
#include "cli/hash.h"
#include "cli/messages.h"
#include "cli/random.h"
#include "cli/run/run.h"
#include "cli/words.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

bool run_refuse(const struct run_word *word, const char *reason)
{
    complain("run: %s %s: %s", word->option, word->value, reason);
    return false;
}

bool run_read_number(const char **text, uint64_t *number)
{
    char *end;

    if (**text < '0' || **text > '9')
        return false;
    errno = 0;
    *number = strtoull(*text, &end, 0);
    *text = end;
    return errno == 0;
}

bool run_read_uint32(const char **text, uint32_t *number)
{
    uint64_t wide;

    if (!run_read_number(text, &wide) || wide > UINT32_MAX)
        return false;
    *number = (uint32_t)wide;
    return true;
}

bool run_read_whole_uint32(const char *text, uint32_t *number)
{
    return run_read_uint32(&text, number) && !*text;
}

/* "u1,space2", "h3"; "t4...": t4 and all higher registers of the space */
bool run_read_register(const char **text, struct dxs_exec_resource *resource)
{
    static const char letters[] = "tubshd"; /* in the order of enum dxs_exec_class */
    static const char space[] = ",space";
    const char *letter = **text ? strchr(letters, **text) : NULL;

    if (!letter)
        return false;
    ++*text;
    resource->resource_class = (enum dxs_exec_class)(letter - letters);
    if (!run_read_uint32(text, &resource->number))
        return false;
    resource->is_every_element = strncmp(*text, "...", 3) == 0;
    *text += resource->is_every_element ? 3 : 0;
    if (strncmp(*text, space, strlen(space)) != 0)
        return true;
    *text += strlen(space);
    return run_read_uint32(text, &resource->space);
}

static bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/* "TEXCOORD1", up to "=" or ":". Without a number the index is 0. */
bool run_read_semantic(const char **text, char semantic[MAX_SEMANTIC], uint32_t *index)
{
    size_t length = strcspn(*text, "=:"), letters = length;
    const char *digits;

    while (letters > 0 && is_digit((*text)[letters - 1]))
        letters--;
    if (letters == 0 || letters >= MAX_SEMANTIC)
        return false;
    memcpy(semantic, *text, letters);
    semantic[letters] = 0;
    digits = *text + letters;
    *text += length;
    *index = 0;
    return letters == length || (run_read_uint32(&digits, index) && digits == *text);
}

static bool read_word(const char **text, char type, uint32_t *word)
{
    char *end;

    errno = 0;
    if (type == 'f') {
        float number = strtof(*text, &end);
        memcpy(word, &number, sizeof number);
        if (errno == ERANGE && isfinite(number)) /* a denormal is no error */
            errno = 0;
    } else {
        long long number = strtoll(*text, &end, 0);
        if (number < INT32_MIN || number > UINT32_MAX)
            return false;
        *word = (uint32_t)number;
    }
    bool read = end != *text && errno == 0;
    *text = end;
    return read;
}

/* Advances *text past "u32:", "i32:" or "f32:" and sets the type of the numbers that follow. */
static bool take_type(const char **text, char *type)
{
    if (strncmp(*text, "u32:", 4) != 0 && strncmp(*text, "i32:", 4) != 0 && strncmp(*text, "f32:", 4) != 0)
        return false;
    *type = **text;
    *text += 4;
    return true;
}

/* Integers are 0 to 15: they may be indices and trip counts. Floats are multiples of 1/256 in [-8, 8). */
static uint32_t next_random(uint64_t *state, char type)
{
    uint64_t z = random_bits(state);
    uint32_t word;

    if (type != 'f')
        return (uint32_t)(z % 16);
    float number = ((float)(z % 4096) - 2048) / 256;
    memcpy(&word, &number, sizeof word);
    return word;
}

/* ---- Lists of numbers -------------------------------------------------------------------------------------------- */

enum {
    MAX_NUMBERS = 1 << 24,
    FIRST_NUMBERS = 16 /* that there is room for */
};

struct reader {
    const struct run_word *word;
    struct run_data *data;
    size_t unit; /* bytes of a number, 1 or 4 */
    size_t count, capacity;
    uint64_t random;
};

static bool reserve(struct reader *r, size_t count)
{
    if (r->data->bytes && count <= r->capacity - r->count)
        return true;
    size_t capacity = 2 * r->count + count + FIRST_NUMBERS;
    void *bytes = realloc(r->data->bytes, capacity * r->unit);
    if (!bytes)
        return run_refuse(r->word, "out of memory");
    r->data->bytes = bytes;
    r->capacity = capacity;
    return true;
}

static void add_number(struct reader *r, uint32_t number)
{
    unsigned char *bytes = r->data->bytes;

    if (r->unit == 1)
        bytes[r->count] = (unsigned char)number;
    else
        store_word(bytes + 4 * r->count, number);
    r->count++;
}

static bool take(const char **text, const char *prefix)
{
    bool begins = strncmp(*text, prefix, strlen(prefix)) == 0;

    *text += begins ? strlen(prefix) : 0;
    return begins;
}

/* "zeros:8" and "random:8" stand for eight numbers. */
static bool add_repeated(struct reader *r, const char **text, char type, bool is_random)
{
    uint32_t count;

    if (!run_read_uint32(text, &count) || count > MAX_NUMBERS || r->count + count > MAX_NUMBERS)
        return run_refuse(r->word, "expected zeros:N or random:N, N of at most 16777216 numbers");
    if (!reserve(r, count))
        return false;
    for (uint32_t i = 0; i < count; i++)
        add_number(r, is_random ? next_random(&r->random, type) : 0);
    return true;
}

static bool add_items(struct reader *r, const char **text, char type)
{
    bool is_random = r->unit == 4 && take(text, "random:");
    uint32_t number;

    if (is_random || (r->unit == 4 && take(text, "zeros:")))
        return add_repeated(r, text, type, is_random);
    if (!read_word(text, type, &number) || (**text && **text != ','))
        return run_refuse(r->word, "expected numbers of the given type, separated by commas; a new type may begin, "
                                   "as in f32:1,0.5,u32:3");
    if (r->unit == 1 && number > UINT8_MAX)
        return run_refuse(r->word, "expected numbers of 8 bits");
    if (!reserve(r, 1))
        return false;
    add_number(r, number);
    return true;
}

/* "1,0.5,u32:3,f32:random:8": a type holds until the next one. `unit`: bytes of a number, 1 or 4. */
static bool read_list(const struct run_word *word, const char *text, size_t unit, struct run_data *data)
{
    struct reader r = {word, data, unit, .random = hash_more(HASH_OF_NOTHING, word->value, strlen(word->value))};
    char type = data->type;

    do {
        char before = type;
        data->is_mixed |= unit == 4 && take_type(&text, &type) && type != before;
        if (!add_items(&r, &text, type))
            return false;
    } while (*text++ == ',');
    data->size = r.count * unit;
    return !text[-1] || run_refuse(word, "expected a comma or the end behind zeros:N and random:N");
}

/* "3", "-1" and "0x1E" are integers. */
static bool is_float(const char *number, size_t length)
{
    const char *digits = number + (*number == '-');
    bool is_hexadecimal = digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'X');

    return !is_hexadecimal && strcspn(number, ".eE") < length;
}

static bool begins_number(const char *text)
{
    return is_digit(*text) || *text == '-';
}

bool run_read_numbers(const struct run_word *word, const char *text, struct run_data *data)
{
    if (!begins_number(text))
        return run_read_data(word, text, data);
    data->type = 'i';
    for (const char *number = text; begins_number(number);) {
        size_t length = strcspn(number, ",");
        if (is_float(number, length))
            data->type = 'f';
        number += length + (number[length] == ',');
    }
    return read_list(word, text, sizeof(uint32_t), data);
}

/* ---- DATA -------------------------------------------------------------------------------------------------------- */

bool run_has_numbers(const char *text)
{
    static const char *const starts[] = {"u8:", "u32:", "i32:", "f32:", "zeros:"};

    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (strncmp(text, starts[i], strlen(starts[i])) == 0)
            return true;
    return strcmp(text, "zeros") == 0;
}

bool run_read_data(const struct run_word *word, const char *text, struct run_data *data)
{
    uint32_t count = 0;

    if (take_type(&text, &data->type))
        return read_list(word, text, sizeof(uint32_t), data);
    if (take(&text, "u8:")) {
        data->type = 'b';
        return read_list(word, text, 1, data);
    }
    if (strcmp(text, "zeros") == 0 || strncmp(text, "zeros:", 6) == 0) {
        if (text[5] && !run_read_whole_uint32(text + 6, &count))
            return run_refuse(word, "expected zeros:N, N 32-bit words");
        data->type = 'z';
        data->size = (size_t)count * sizeof(uint32_t);
        data->bytes = calloc((size_t)count + 1, sizeof(uint32_t));
        return data->bytes != NULL || run_refuse(word, "out of memory");
    }
    data->type = 'b';
    data->bytes = file_read(text, &data->size);
    return data->bytes != NULL || run_refuse(word, strerror(errno));
}
