/* Outputs of decoders as text, JSON and pictures. */
#include "cli/hash.h"
#include "cli/decoder/text.h"

#include "cli/files.h"
#include "cli/messages.h"
#include "cli/string_buffer.h"
#include "cli/words.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Fields ------------------------------------------------------------------------------------------------------ */

/* "u32[4][2]" and the like: advances *text past it. */
static bool read_type(const char **text, struct decoder_field *field)
{
    static const char *const types[] = {"u32", "i32", "f32", "u8"};
    static const char letters[] = "uifb";
    const char *at = *text;

    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        size_t length = strlen(types[i]);
        if (strncmp(at, types[i], length) != 0 || isalnum((unsigned char)at[length]))
            continue;
        *field = (struct decoder_field){.type = letters[i], .count = 1};
        for (at += length; *at == '['; at++) {
            char *end;
            field->count *= (uint32_t)strtoul(at + 1, &end, 10);
            at = end;
        }
        *text = at;
        return true;
    }
    return false;
}

/* Appends a letter of the name; words are joined by underscores. */
static void append_letter(struct decoder_field *field, size_t *length, char letter)
{
    char before = *length > 0 ? field->name[*length - 1] : '_';

    if (*length + 1 < MAX_FIELD_NAME && (letter != ' ' || before != '_'))
        field->name[(*length)++] = letter == ' ' ? '_' : letter;
}

/* The words up to a punctuation mark or to the next type, without an "and" at their end. */
static const char *read_name(const char *text, struct decoder_field *field)
{
    struct decoder_field next;
    size_t length = 0;

    for (; *text && !strchr(",;:(", *text); text++) {
        const char *behind = text;
        if (length > 0 && text[-1] == ' ' && read_type(&behind, &next))
            break;
        append_letter(field, &length, *text);
    }
    while (length > 0 && field->name[length - 1] == '_')
        length--;
    field->name[length] = 0;
    if (length > 4 && strcmp(field->name + length - 4, "_and") == 0)
        field->name[length - 4] = 0;
    return text;
}

/* What stands in parentheses explains. */
uint32_t decoder_fields(const char *content, struct decoder_field fields[MAX_FIELDS], uint32_t *record_size)
{
    uint32_t count = 0, depth = 0;
    bool begins_word = true;

    *record_size = 0;
    for (const char *at = content; *at;) {
        depth += *at == '(' ? 1u : *at == ')' && depth > 0 ? UINT32_MAX : 0u;
        if (depth == 0 && begins_word && count < MAX_FIELDS && read_type(&at, &fields[count])) {
            at = read_name(at, &fields[count]);
            *record_size += fields[count].count * (fields[count].type == 'b' ? 1 : 4);
            count++;
            begins_word = at[-1] == ' ';
            continue;
        }
        begins_word = *at == ' ';
        at++;
    }
    if (count > 0)
        return count;
    fields[0] = (struct decoder_field){.type = 'u', .count = 1};
    *record_size = 4;
    return 1;
}

/* ---- Text and JSON ----------------------------------------------------------------------------------------------- */

static void append_number(struct string_buffer *text, char type, const unsigned char *bytes, bool is_json)
{
    uint32_t word = type == 'b' ? *bytes : load_word(bytes);
    float number;

    memcpy(&number, &word, sizeof number);
    if (type == 'f' && is_json && !isfinite(number))
        buffer_append_string(text, "null");
    else if (type == 'f')
        buffer_append_format(text, "%.9g", (double)number);
    else if (type == 'i')
        buffer_append_format(text, "%" PRId32, (int32_t)word);
    else
        buffer_append_format(text, "%" PRIu32, word);
}

static void append_numbers(struct string_buffer *text, const struct decoder_field *field, const unsigned char *bytes,
                           bool is_json)
{
    for (uint32_t i = 0; i < field->count; i++) {
        if (i > 0)
            buffer_append_string(text, is_json ? ", " : ",");
        append_number(text, field->type, bytes + i * (field->type == 'b' ? 1 : 4), is_json);
    }
}

/* A lone field has no name: its record is its numbers. */
static void append_record(struct string_buffer *text, const struct decoder_field *fields, uint32_t count,
                          const unsigned char *bytes, bool is_json)
{
    bool is_named = count > 1;

    if (is_json && is_named)
        buffer_append_string(text, "{");
    for (uint32_t i = 0; i < count; i++) {
        bool is_array = is_json && fields[i].count > 1;
        buffer_append_string(text, i == 0 ? (is_json ? "" : " ") : is_json ? ", " : " ");
        if (is_named) {
            buffer_append_string(text, is_json ? "\"" : "");
            buffer_append_string(text, fields[i].name);
            buffer_append_string(text, is_json ? "\": " : "=");
        }
        buffer_append_string(text, is_array ? "[" : "");
        append_numbers(text, &fields[i], bytes, is_json);
        buffer_append_string(text, is_array ? "]" : "");
        bytes += fields[i].count * (fields[i].type == 'b' ? 1 : 4);
    }
    if (is_json && is_named)
        buffer_append_string(text, "}");
}

static void append_records(struct string_buffer *text, const char *content, const unsigned char *bytes, size_t size,
                           bool is_json)
{
    struct decoder_field fields[MAX_FIELDS];
    uint32_t record_size, count = decoder_fields(content, fields, &record_size);

    buffer_append_string(text, is_json ? "[" : "");
    for (size_t i = 0; (i + 1) * record_size <= size; i++) {
        if (is_json)
            buffer_append_string(text, i > 0 ? ",\n  " : "\n  ");
        else
            buffer_append_format(text, "%zu:", i);
        append_record(text, fields, count, bytes + i * record_size, is_json);
        buffer_append_string(text, is_json ? "" : "\n");
    }
    buffer_append_string(text, is_json ? "\n]\n" : "");
}

/* ---- Pictures ---------------------------------------------------------------------------------------------------- */

/* A PNG file whose pixels are not compressed. */
struct png {
    unsigned char *bytes;
    size_t size;
};

static void put_bytes(struct png *png, const void *bytes, size_t count)
{
    memcpy(png->bytes + png->size, bytes, count);
    png->size += count;
}

static void put_big_word(struct png *png, uint32_t word)
{
    const unsigned char bytes[] = {(unsigned char)(word >> 24), (unsigned char)(word >> 16), (unsigned char)(word >> 8),
                                   (unsigned char)word};
    put_bytes(png, bytes, sizeof bytes);
}

/* The length in front of a chunk's name, and the checksum behind its content. */
static size_t begin_chunk(struct png *png, const char *name)
{
    put_big_word(png, 0);
    put_bytes(png, name, 4);
    return png->size;
}

static void end_chunk(struct png *png, size_t start)
{
    struct png length = {png->bytes, start - 8};

    put_big_word(&length, (uint32_t)(png->size - start));
    put_big_word(png, crc32_of(png->bytes + start - 4, png->size - start + 4));
}

/* A row: its filter, none, and three bytes for each pixel. */
static void make_row(unsigned char *row, const unsigned char *words, uint32_t width)
{
    *row++ = 0;
    for (uint32_t x = 0; x < width; x++, row += 3, words += 4)
        memcpy(row, words, 3);
}

/* Rows as blocks of zlib's format that are not compressed, one for each row: `width` < 21,845. */
static void put_rows(struct png *png, const unsigned char *words, uint32_t width, uint32_t height, unsigned char *row)
{
    static const unsigned char zlib_header[] = {0x78, 0x01};
    uint32_t length = 3 * width + 1, a = 1, b = 0;

    put_bytes(png, zlib_header, sizeof zlib_header);
    for (uint32_t y = 0; y < height; y++) {
        const unsigned char header[] = {y + 1 == height, (unsigned char)length, (unsigned char)(length >> 8),
                                        (unsigned char)~length, (unsigned char)(~length >> 8)};
        make_row(row, words + (size_t)4 * width * y, width);
        put_bytes(png, header, sizeof header);
        put_bytes(png, row, length);
        for (uint32_t i = 0; i < length; i++) {
            a = (a + row[i]) % 65521;
            b = (b + a) % 65521;
        }
    }
    put_big_word(png, b << 16 | a);
}

static bool write_picture(const char *path, const unsigned char *words, uint32_t width, uint32_t height)
{
    static const unsigned char signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    static const unsigned char true_colour[] = {8, 2, 0, 0, 0};
    size_t row_size = 3 * (size_t)width + 1;
    struct png png = {malloc((row_size + 5) * height + 100), 0};
    unsigned char *row = malloc(row_size);
    bool is_written = png.bytes && row;

    if (is_written) {
        put_bytes(&png, signature, sizeof signature);
        size_t start = begin_chunk(&png, "IHDR");
        put_big_word(&png, width);
        put_big_word(&png, height);
        put_bytes(&png, true_colour, sizeof true_colour);
        end_chunk(&png, start);
        start = begin_chunk(&png, "IDAT");
        put_rows(&png, words, width, height, row);
        end_chunk(&png, start);
        end_chunk(&png, begin_chunk(&png, "IEND"));
        is_written = file_write(path, png.bytes, png.size);
    }
    free(png.bytes);
    free(row);
    return is_written;
}

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

static bool begins_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

static bool report(const char *path, bool is_written)
{
    if (!is_written)
        complain("%s: %s", path, strerror(errno));
    return is_written;
}

/* "WIDTH:FILE" */
static bool write_png(const char *where, const void *data, size_t size)
{
    char *end;
    unsigned long width = strtoul(where, &end, 10);
    size_t height = width ? size / 4 / width : 0;

    if (width == 0 || width > 16384 || *end != ':' || height == 0 || height > 65536) {
        complain("png:%s: expected png:WIDTH:FILE, with a row of WIDTH <= 16384 pixels at least", where);
        return false;
    }
    return report(end + 1, write_picture(end + 1, data, (uint32_t)width, (uint32_t)height));
}

bool decoder_write(const struct dxs_decoder_buffer *buffer, const char *where, const void *data, size_t size)
{
    bool is_json = begins_with(where, "json:");
    struct string_buffer text = {0};

    if (begins_with(where, "png:"))
        return write_png(where + 4, data, size);
    if (!is_json && !begins_with(where, "text:"))
        return report(where, file_write(where, data, size));
    append_records(&text, buffer->content, data, size, is_json);
    bool is_written = report(where + 5, !text.failed && file_write(where + 5, text.data ? text.data : "", text.size));
    buffer_free(&text);
    return is_written;
}
