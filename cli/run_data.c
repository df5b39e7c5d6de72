/* Parses numbers, registers, semantics and DATA of `dxil-spirv run`. */
#include "files.h"
#include "messages.h"
#include "run.h"
#include "words.h"

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

/* "u1,space2", "h3" */
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

/* "f32:1,0.5,u32:3": a type holds until the next one. `size`: bytes of a number, 1 or 4. */
static bool read_words(const struct run_word *word, const char *text, size_t size, struct run_data *data)
{
    size_t count = 1;
    char type = data->type;

    for (const char *at = text; *at; at++)
        count += *at == ',';
    unsigned char *bytes = calloc(count, 4);
    data->bytes = bytes;
    data->size = size * count;
    if (!bytes)
        return run_refuse(word, "out of memory");
    for (size_t i = 0; i < count; i++, text++) {
        uint32_t number;
        char before = type;
        if (size == 4)
            data->is_mixed |= take_type(&text, &type) && type != before;
        if (!read_word(&text, type, &number) || *text != (i + 1 < count ? ',' : '\0'))
            return run_refuse(
                word,
                "expected numbers of the given type, separated by commas; a new type may begin, as in f32:1,0.5,u32:3");
        if (size == 1 && number > UINT8_MAX)
            return run_refuse(word, "expected numbers of 8 bits");
        if (size == 1)
            bytes[i] = (unsigned char)number;
        else
            store_word(bytes + 4 * i, number);
    }
    return true;
}

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
        return read_words(word, text, 4, data);
    if (strncmp(text, "u8:", 3) == 0) {
        data->type = 'b';
        return read_words(word, text + 3, 1, data);
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
