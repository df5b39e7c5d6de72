/* Tests of the bitstream cursor, on streams written bit by bit. Some use forms that no encoder emits. */
#include "dxil/bitstream/bitstream.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum {
    END_BLOCK = 0,
    ENTER_BLOCK = 1,
    DEFINE_ABBREVIATION = 2,
    UNABBREVIATED = 3,
    FIRST_ABBREVIATION = 4,
    FIXED = 1,
    VBR = 2,
    ARRAY = 3,
    CHAR6 = 4,
    BLOB = 5,
    TOP_WIDTH = 2,
    WIDTH = 3 /* of abbreviation ids in these tests */
};

struct bits {
    uint8_t bytes[4096];
    size_t count; /* bits */
};

static void put(struct bits *bits, uint64_t value, uint32_t width)
{
    for (uint32_t i = 0; i < width; i++, bits->count++)
        if (value >> i & 1)
            bits->bytes[bits->count / 8] |= (uint8_t)(1u << bits->count % 8);
}

static void put_vbr(struct bits *bits, uint64_t value, uint32_t width)
{
    uint64_t more = UINT64_C(1) << (width - 1);

    for (; value >= more; value >>= width - 1)
        put(bits, (value & (more - 1)) | more, width);
    put(bits, value, width);
}

static void align(struct bits *bits)
{
    bits->count = (bits->count + 31) / 32 * 32;
}

/* Enters a block; what it returns goes to `leave_with_width`, which stores the length. */
static size_t enter_with_width(struct bits *bits, uint32_t outer_width, uint32_t id, uint32_t width)
{
    put(bits, ENTER_BLOCK, outer_width);
    put_vbr(bits, id, 8);
    put_vbr(bits, width, 4);
    align(bits);
    bits->count += 32;
    return bits->count;
}

static size_t enter(struct bits *bits, uint32_t outer_width, uint32_t id)
{
    return enter_with_width(bits, outer_width, id, WIDTH);
}

static void leave_with_width(struct bits *bits, size_t start, uint32_t width)
{
    put(bits, END_BLOCK, width);
    align(bits);
    size_t end = bits->count;
    bits->count = start - 32;
    put(bits, (end - start) / 32, 32);
    bits->count = end;
}

static void leave(struct bits *bits, size_t start)
{
    leave_with_width(bits, start, WIDTH);
}

static void put_record(struct bits *bits, uint32_t code, const uint64_t *operands, uint32_t count)
{
    put(bits, UNABBREVIATED, WIDTH);
    put_vbr(bits, code, 6);
    put_vbr(bits, count, 6);
    for (uint32_t i = 0; i < count; i++)
        put_vbr(bits, operands[i], 6);
}

static void define(struct bits *bits, uint32_t count)
{
    put(bits, DEFINE_ABBREVIATION, WIDTH);
    put_vbr(bits, count, 5);
}

static void literal(struct bits *bits, uint64_t value)
{
    put(bits, 1, 1);
    put_vbr(bits, value, 8);
}

static void encoded(struct bits *bits, uint32_t encoding, uint32_t width)
{
    put(bits, 0, 1);
    put(bits, encoding, 3);
    if (encoding == FIXED || encoding == VBR)
        put_vbr(bits, width, 5);
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

struct stream_test {
    struct arena arena;
    struct fault fault;
    struct bitstream stream;
};

static void open_stream(struct stream_test *test, const struct bits *bits, struct bitstream_cache *cache)
{
    fault_clear(&test->fault);
    arena_init(&test->arena, NULL, &test->fault, (size_t)1 << 24);
    bitstream_open(&test->stream, &test->arena, bits->bytes, bits->count / 8, 0, cache);
}

static void expect_block(struct stream_test *test, uint32_t id)
{
    assert_int_equal(bitstream_next(&test->stream), BITSTREAM_BLOCK);
    assert_int_equal(test->stream.block_id, id);
    bitstream_enter(&test->stream);
}

static void expect_record(struct stream_test *test, uint32_t code, const uint64_t *operands, uint32_t count)
{
    assert_int_equal(bitstream_next(&test->stream), BITSTREAM_RECORD);
    assert_int_equal(test->stream.code, code);
    assert_int_equal(test->stream.count, count);
    for (uint32_t i = 0; i < count; i++)
        assert_true(test->stream.operands[i] == operands[i]);
    for (uint32_t i = 0; i < BITSTREAM_PADDING; i++)
        assert_true(test->stream.operands[count + i] == 0);
}

/* Reads everything. Returns the error message, or NULL. */
static const char *read_all(struct stream_test *test, const struct bits *bits)
{
    open_stream(test, bits, NULL);
    if (setjmp(test->fault.unwind) != 0)
        return test->fault.error.message;
    for (uint32_t depth = 0;;) {
        enum bitstream_entry entry = bitstream_next(&test->stream);
        if (entry == BITSTREAM_END && depth-- == 0)
            return NULL;
        if (entry == BITSTREAM_BLOCK) {
            bitstream_enter(&test->stream);
            depth++;
        }
    }
}

static void expect_fault(const struct bits *bits, const char *part_of_message)
{
    struct stream_test test;
    const char *message = read_all(&test, bits);

    assert_non_null(message);
    assert_int_equal(test.fault.error.code, DXS_RESULT_INVALID_BITCODE);
    if (!strstr(message, part_of_message))
        fail_msg("\"%s\" lacks \"%s\"", message, part_of_message);
    arena_free(&test.arena);
}

static void unabbreviated_records_hold_numbers_of_all_sizes(void **state)
{
    (void)state;
    static const uint64_t numbers[] = {0, 31, 32, 63, 64, UINT64_C(0x123456789ABCDEF0), UINT64_MAX, 1};
    struct bits bits = {0};
    struct stream_test test;

    size_t start = enter(&bits, TOP_WIDTH, 8);
    put_record(&bits, 5, numbers, 8);
    put_record(&bits, 1000000, numbers, 0);
    leave(&bits, start);
    open_stream(&test, &bits, NULL);
    assert_int_equal(setjmp(test.fault.unwind), 0);
    expect_block(&test, 8);
    expect_record(&test, 5, numbers, 8);
    expect_record(&test, 1000000, numbers, 0);
    assert_int_equal(bitstream_next(&test.stream), BITSTREAM_END);
    assert_int_equal(bitstream_next(&test.stream), BITSTREAM_END);
    arena_free(&test.arena);
}

static void abbreviations_of_every_encoding(void **state)
{
    (void)state;
    struct bits bits = {0};
    struct stream_test test;

    size_t start = enter(&bits, TOP_WIDTH, 8);
    define(&bits, 6); /* code 7; 42, fixed 64, vbr 6, array of char6 */
    literal(&bits, 7);
    literal(&bits, 42);
    encoded(&bits, FIXED, 64);
    encoded(&bits, VBR, 6);
    encoded(&bits, ARRAY, 0);
    encoded(&bits, CHAR6, 0);
    define(&bits, 2); /* code as it comes, blob */
    encoded(&bits, VBR, 8);
    encoded(&bits, BLOB, 0);
    put(&bits, FIRST_ABBREVIATION, WIDTH);
    put(&bits, UINT64_C(0xFEDCBA9876543210), 64);
    put_vbr(&bits, 100, 6);
    put_vbr(&bits, 5, 6);
    for (uint32_t character = 0; character < 5; character++)
        put(&bits, (const uint8_t[]){0, 26, 52, 62, 63}[character], 6);
    put(&bits, FIRST_ABBREVIATION + 1, WIDTH);
    put_vbr(&bits, 300, 8);
    put_vbr(&bits, 3, 6);
    align(&bits);
    put(&bits, 0xCCBBAA, 24);
    align(&bits);
    leave(&bits, start);

    open_stream(&test, &bits, NULL);
    assert_int_equal(setjmp(test.fault.unwind), 0);
    expect_block(&test, 8);
    expect_record(&test, 7, (const uint64_t[]){42, UINT64_C(0xFEDCBA9876543210), 100, 'a', 'A', '0', '.', '_'}, 8);
    expect_record(&test, 300, (const uint64_t[]){0xAA, 0xBB, 0xCC}, 3);
    assert_int_equal(bitstream_next(&test.stream), BITSTREAM_END);
    arena_free(&test.arena);
}

/* Long arrays of narrow elements are read several at a time. */
static void strings_of_any_length_and_place(void **state)
{
    (void)state;
    for (uint32_t length = 0; length < 40; length++) {
        uint64_t characters[40];
        struct bits bits = {0};
        struct stream_test test;
        size_t start = enter(&bits, TOP_WIDTH, 8);
        define(&bits, 3);
        literal(&bits, 1);
        encoded(&bits, ARRAY, 0);
        encoded(&bits, FIXED, 7);
        put(&bits, FIRST_ABBREVIATION, WIDTH);
        put_vbr(&bits, length, 6);
        for (uint32_t i = 0; i < length; i++) {
            characters[i] = (i * 37 + length) % 128;
            put(&bits, characters[i], 7);
        }
        leave(&bits, start);
        open_stream(&test, &bits, NULL);
        assert_int_equal(setjmp(test.fault.unwind), 0);
        expect_block(&test, 8);
        expect_record(&test, 1, characters, length);
        assert_int_equal(bitstream_next(&test.stream), BITSTREAM_END);
        arena_free(&test.arena);
    }
}

/* ---- Text -------------------------------------------------------------------------------------------------------- */

enum text_form {
    AS_CHAR6,
    AS_7_BITS,
    AS_8_BITS,
    AS_9_BITS, /* wider than a character */
    AS_VBR,
    UNABBREVIATED_TEXT,
    TEXT_FORMS
};

enum {
    MAX_CHARACTERS = 70,
    TEXT_CODE = 3
};

/* A record whose text stands behind `first` numbers, each of them 9, in one of the forms. Returns the characters. */
static void put_text(struct bits *bits, enum text_form form, uint32_t first, uint32_t length, char *text)
{
    static const char char6[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
    static const uint32_t widths[] = {[AS_7_BITS] = 7, [AS_8_BITS] = 8, [AS_9_BITS] = 9};

    if (form == UNABBREVIATED_TEXT) {
        put(bits, UNABBREVIATED, WIDTH);
        put_vbr(bits, TEXT_CODE, 6);
        put_vbr(bits, first + length, 6);
    } else {
        define(bits, first + 3);
        literal(bits, TEXT_CODE);
        for (uint32_t i = 0; i < first; i++)
            encoded(bits, VBR, 6);
        encoded(bits, ARRAY, 0);
        encoded(bits, form == AS_CHAR6 ? CHAR6 : form == AS_VBR ? VBR : FIXED, form == AS_VBR ? 6 : widths[form % 4]);
        put(bits, FIRST_ABBREVIATION, WIDTH);
    }
    for (uint32_t i = 0; i < first; i++)
        put_vbr(bits, 9, 6);
    if (form != UNABBREVIATED_TEXT)
        put_vbr(bits, length, 6);
    for (uint32_t i = 0; i < length; i++) {
        uint32_t character = (i * 37 + length * 11) % 128;
        if (form == AS_CHAR6)
            put(bits, character % 64, 6);
        else if (form == AS_VBR || form == UNABBREVIATED_TEXT)
            put_vbr(bits, i % 13 == 12 ? 0x1200 + character : character, 6); /* more than 8 bits */
        else
            put(bits, character, widths[form]);
        text[i] = form == AS_CHAR6 ? char6[character % 64] : (char)character;
    }
}

/* Text is the same whether its block was entered for text or not, and wherever it stands. */
static void expect_text(enum text_form form, uint32_t first, uint32_t length, uint32_t text_codes)
{
    char text[MAX_CHARACTERS], copy[MAX_CHARACTERS + BITSTREAM_TEXT_ROOM];
    struct bits bits = {0};
    struct stream_test test;
    size_t start = enter(&bits, TOP_WIDTH, 8);

    put_text(&bits, form, first, length, text);
    put_record(&bits, 4, (const uint64_t[]){'x', 'y'}, 2);
    leave(&bits, start);
    open_stream(&test, &bits, NULL);
    assert_int_equal(setjmp(test.fault.unwind), 0);
    assert_int_equal(bitstream_next(&test.stream), BITSTREAM_BLOCK);
    bitstream_enter_with_text(&test.stream, text_codes, first);
    assert_int_equal(bitstream_next(&test.stream), BITSTREAM_RECORD);
    assert_int_equal(test.stream.code, TEXT_CODE);
    assert_int_equal(test.stream.count, first + length);
    assert_true(first == 0 || test.stream.operands[0] == 9);
    for (uint32_t again = 0; again < 2; again++) {
        bitstream_copy_text(&test.stream, first, copy);
        assert_memory_equal(copy, text, length);
    }
    assert_int_equal(bitstream_next(&test.stream), BITSTREAM_RECORD);
    bitstream_copy_text(&test.stream, 0, copy);
    assert_memory_equal(copy, "xy", 2);
    assert_int_equal(bitstream_next(&test.stream), BITSTREAM_END);
    arena_free(&test.arena);
}

static void text_in_every_form(void **state)
{
    (void)state;
    for (uint32_t form = 0; form < TEXT_FORMS; form++)
        for (uint32_t length = 0; length < MAX_CHARACTERS; length++)
            for (uint32_t first = 0; first < 2; first++)
                for (uint32_t is_expected = 0; is_expected < 2; is_expected++)
                    expect_text((enum text_form)form, first, length, is_expected << TEXT_CODE);
}

/* ---- Abbreviations ----------------------------------------------------------------------------------------------- */

enum {
    MANY_PLACES = CACHED_DEFINITIONS + 3,
    LONG_PLACE = 1, /* its definition is too long to be remembered */
    FULL_PLACE = 2, /* and this one has too many */
    MAX_OWN = 4     /* abbreviations whose ids have WIDTH bits */
};

/* Definitions in many places, of fields of this width, and in each place a record of the last that WIDTH allows. */
static void read_definitions(struct bitstream_cache *cache, uint32_t width)
{
    uint64_t numbers[CACHED_OPERANDS];
    struct bits bits = {0};
    struct stream_test test;
    uint32_t fields[MANY_PLACES], last[MANY_PLACES];
    size_t start = enter(&bits, TOP_WIDTH, 8);

    for (uint32_t i = 0; i < CACHED_OPERANDS; i++)
        numbers[i] = 21;
    for (uint32_t place = 0; place < MANY_PLACES; place++) {
        uint32_t count = place == FULL_PLACE ? CACHED_ABBREVIATIONS + 1 : 1 + place % MAX_OWN;
        size_t inner = enter(&bits, WIDTH, 20);
        fields[place] = place == LONG_PLACE ? CACHED_OPERANDS : 1;
        last[place] = (count < MAX_OWN ? count : MAX_OWN) - 1;
        for (uint32_t i = 0; i < count; i++) {
            define(&bits, fields[place] + 1);
            literal(&bits, 3 + i);
            for (uint32_t field = 0; field < fields[place]; field++)
                encoded(&bits, FIXED, i == last[place] ? width : 7);
        }
        put(&bits, FIRST_ABBREVIATION + last[place], WIDTH);
        for (uint32_t field = 0; field < fields[place]; field++)
            put(&bits, numbers[field], width);
        leave(&bits, inner);
    }
    leave(&bits, start);
    open_stream(&test, &bits, cache);
    assert_int_equal(setjmp(test.fault.unwind), 0);
    expect_block(&test, 8);
    for (uint32_t place = 0; place < MANY_PLACES; place++) {
        expect_block(&test, 20);
        expect_record(&test, 3 + last[place], numbers, fields[place]);
        assert_int_equal(bitstream_next(&test.stream), BITSTREAM_END);
    }
    arena_free(&test.arena);
}

/* Streams that define other abbreviations in the same place, one after the other, and each of them twice. */
static void abbreviations_of_the_stream_before(void **state)
{
    (void)state;
    struct bitstream_cache cache = {0};

    for (uint32_t round = 0; round < 8; round++)
        read_definitions(&cache, round / 2 % 2 ? 9 : 5);
}

/* The message for a block of `words` words with one long definition, NULL if there is none. */
static const char *read_cut_definition(struct stream_test *test, struct bitstream_cache *cache, uint8_t words)
{
    struct bits bits = {0};
    size_t start = enter(&bits, TOP_WIDTH, 8);

    define(&bits, 5);
    for (uint32_t i = 0; i < 5; i++)
        literal(&bits, 100);
    leave(&bits, start);
    bits.bytes[start / 8 - 4] = words;
    open_stream(test, &bits, cache);
    if (setjmp(test->fault.unwind) != 0)
        return test->fault.error.message;
    expect_block(test, 8);
    assert_int_equal(bitstream_next(&test->stream), BITSTREAM_END);
    return NULL;
}

/* What was remembered does not change what is said of a block that ends within the definition. */
static void known_abbreviations_end_with_their_block(void **state)
{
    (void)state;
    struct bitstream_cache cache = {0};
    struct stream_test with, without;

    assert_null(read_cut_definition(&with, &cache, 2));
    arena_free(&with.arena);
    assert_string_equal(read_cut_definition(&with, &cache, 1), read_cut_definition(&without, NULL, 1));
    arena_free(&with.arena);
    arena_free(&without.arena);
}

/* Two fields of 5 and 2 bits, where ids have three bits; where they have four, the same bits are a literal and the
 * start of a block. */
static void known_abbreviations_depend_on_the_width_of_ids(void **state)
{
    (void)state;
    struct bits three = {0}, four = {0};
    struct bitstream_cache cache = {0};
    struct stream_test test;

    size_t start = enter(&three, TOP_WIDTH, 8);
    define(&three, 2);
    encoded(&three, FIXED, 5);
    encoded(&three, FIXED, 2);
    leave(&three, start);
    three.count += 2048;
    open_stream(&test, &three, &cache);
    assert_int_equal(setjmp(test.fault.unwind), 0);
    expect_block(&test, 8);
    assert_int_equal(bitstream_next(&test.stream), BITSTREAM_END);
    assert_int_equal(cache.definitions[0][0].bits, 26);
    arena_free(&test.arena);

    start = enter_with_width(&four, TOP_WIDTH, 8, 4);
    put(&four, DEFINE_ABBREVIATION, 4);
    put_vbr(&four, 1, 5);
    literal(&four, 5 << 2);
    size_t inner = enter_with_width(&four, 4, 1, 4);
    leave_with_width(&four, inner, 4);
    leave_with_width(&four, start, 4);
    four.count += 2048;
    open_stream(&test, &four, &cache);
    assert_int_equal(setjmp(test.fault.unwind), 0);
    expect_block(&test, 8);
    expect_block(&test, 1);
    arena_free(&test.arena);
}

/* BLOCKINFO's abbreviations come before a block's own, and only in the block that it names. */
static void abbreviations_from_block_info(void **state)
{
    (void)state;
    struct bits bits = {0};
    struct stream_test test;

    size_t outer = enter(&bits, TOP_WIDTH, 8);
    size_t info = enter(&bits, WIDTH, 0);
    put_record(&bits, 1, (const uint64_t[]){11}, 1);
    define(&bits, 2);
    literal(&bits, 3);
    encoded(&bits, FIXED, 4);
    leave(&bits, info);
    size_t inner = enter(&bits, WIDTH, 11);
    define(&bits, 2);
    literal(&bits, 4);
    encoded(&bits, FIXED, 0); /* fixed of width 0: no bits */
    put(&bits, FIRST_ABBREVIATION, WIDTH);
    put(&bits, 9, 4);
    put(&bits, FIRST_ABBREVIATION + 1, WIDTH);
    leave(&bits, inner);
    size_t other = enter(&bits, WIDTH, 12);
    put(&bits, FIRST_ABBREVIATION, WIDTH);
    leave(&bits, other);
    leave(&bits, outer);

    open_stream(&test, &bits, NULL);
    if (setjmp(test.fault.unwind) == 0) {
        expect_block(&test, 8);
        expect_block(&test, 11);
        expect_record(&test, 3, (const uint64_t[]){9}, 1);
        expect_record(&test, 4, (const uint64_t[]){0}, 1);
        assert_int_equal(bitstream_next(&test.stream), BITSTREAM_END);
        expect_block(&test, 12);
        bitstream_next(&test.stream);
        fail_msg("an abbreviation of another block was taken");
    }
    assert_non_null(strstr(test.fault.error.message, "abbreviation 4 is not defined"));
    arena_free(&test.arena);
}

/* A BLOCKINFO of so many abbreviations with a field of this width, a second one, and a block that uses them all. */
static void read_infos(struct bitstream_cache *cache, uint32_t count, uint32_t width)
{
    struct bits bits = {0};
    struct stream_test test;
    uint64_t number = (UINT64_C(1) << width) - 1;
    size_t outer = enter(&bits, TOP_WIDTH, 8), info = enter(&bits, WIDTH, 0);

    put_record(&bits, 1, (const uint64_t[]){12}, 1);
    define(&bits, 1);
    literal(&bits, 90);
    put_record(&bits, 1, (const uint64_t[]){11}, 1);
    for (uint32_t i = 0; i < count; i++) {
        define(&bits, 3);
        literal(&bits, 20 + i);
        literal(&bits, i);
        encoded(&bits, FIXED, width);
    }
    leave(&bits, info);
    size_t second = enter(&bits, WIDTH, 0);
    put_record(&bits, 1, (const uint64_t[]){11}, 1);
    define(&bits, 1);
    literal(&bits, 91);
    leave(&bits, second);
    for (uint32_t i = 0; i <= count; i++) {
        size_t inner = enter_with_width(&bits, WIDTH, 11, 6);
        put(&bits, FIRST_ABBREVIATION + i, 6);
        put(&bits, number, i < count ? width : 0);
        leave_with_width(&bits, inner, 6);
    }
    leave(&bits, outer);
    open_stream(&test, &bits, cache);
    assert_int_equal(setjmp(test.fault.unwind), 0);
    expect_block(&test, 8);
    for (uint32_t i = 0; i <= count; i++) {
        expect_block(&test, 11);
        if (i < count)
            expect_record(&test, 20 + i, (const uint64_t[]){i, number}, 2);
        else
            expect_record(&test, 91, NULL, 0);
        assert_int_equal(bitstream_next(&test.stream), BITSTREAM_END);
    }
    arena_free(&test.arena);
}

/* More forms than are remembered, each of them twice in a row and again later, and such that are too large for it. */
static void block_info_of_the_streams_before(void **state)
{
    (void)state;
    struct bitstream_cache cache = {0};

    for (uint32_t round = 0; round < 40; round++) {
        read_infos(&cache, 1 + round / 10, 3 + round / 2 % (CACHED_BLOCK_INFOS + 1));
        if (round % 7 == 0)
            read_infos(&cache, CACHED_INFO_ABBREVIATIONS + round / 20, 5);
    }
    assert_true(cache.block_infos[0].block.size > 0);
    cache.block_infos[0].block.size = 4; /* a size that no block has: a cached prefix must not match */
    read_infos(&cache, 2, 6);
    read_infos(NULL, 2, 6);
}

static void blocks_are_skipped_and_read_later(void **state)
{
    (void)state;
    struct bits bits = {0};
    struct stream_test test;

    size_t outer = enter(&bits, TOP_WIDTH, 8);
    size_t inner = enter(&bits, WIDTH, 99);
    put_record(&bits, 1, (const uint64_t[]){2}, 1);
    leave(&bits, inner);
    put_record(&bits, 3, NULL, 0);
    leave(&bits, outer);
    open_stream(&test, &bits, NULL);
    assert_int_equal(setjmp(test.fault.unwind), 0);
    expect_block(&test, 8);
    assert_int_equal(bitstream_next(&test.stream), BITSTREAM_BLOCK);
    struct bitstream_bookmark bookmark = bitstream_bookmark(&test.stream);
    bitstream_skip(&test.stream);
    expect_record(&test, 3, NULL, 0);
    bitstream_return(&test.stream, &bookmark);
    bitstream_enter(&test.stream);
    expect_record(&test, 1, (const uint64_t[]){2}, 1);
    arena_free(&test.arena);
}

/* A number may have chunks of zeros in front; no encoder writes them. */
static void numbers_with_leading_zeros(void **state)
{
    (void)state;
    struct bits bits = {0};
    struct stream_test test;

    size_t start = enter(&bits, TOP_WIDTH, 8);
    put(&bits, UNABBREVIATED, WIDTH);
    put_vbr(&bits, 1, 6);
    put_vbr(&bits, 1, 6);
    put(&bits, 32 | 5, 6);
    for (int i = 0; i < 30; i++)
        put(&bits, 32, 6);
    put(&bits, 0, 6);
    leave(&bits, start);
    open_stream(&test, &bits, NULL);
    assert_int_equal(setjmp(test.fault.unwind), 0);
    expect_block(&test, 8);
    expect_record(&test, 1, (const uint64_t[]){5}, 1);
    arena_free(&test.arena);
}

/* A VBR6 operand: `groups` continued groups of five zeros, then the last group. */
static void expect_long_number(int groups, uint32_t last)
{
    struct bits bits = {0};

    size_t start = enter(&bits, TOP_WIDTH, 8);
    put(&bits, UNABBREVIATED, WIDTH);
    put_vbr(&bits, 1, 6);
    put_vbr(&bits, 1, 6);
    for (int i = 0; i < groups; i++)
        put(&bits, 32, 6);
    put(&bits, last, 6);
    leave(&bits, start);
    expect_fault(&bits, "exceeds 64 bits");
}

static void numbers_of_more_than_64_bits_are_refused(void **state)
{
    (void)state;
    expect_long_number(12, 31);
    expect_long_number(13, 1);
}

static void what_goes_beyond_the_end_is_refused(void **state)
{
    (void)state;
    struct bits bits = {0};

    put(&bits, ENTER_BLOCK, TOP_WIDTH);
    put_vbr(&bits, 8, 8);
    put_vbr(&bits, WIDTH, 4);
    align(&bits);
    put(&bits, 1000, 32);
    put(&bits, 0, 32);
    expect_fault(&bits, "exceeds the block around it");

    bits = (struct bits){0};
    size_t start = enter(&bits, TOP_WIDTH, 8);
    put(&bits, UNABBREVIATED, WIDTH);
    put_vbr(&bits, 1, 6);
    put_vbr(&bits, UINT32_MAX, 6);
    leave(&bits, start);
    expect_fault(&bits, "exceeds the bitcode");

    bits = (struct bits){0};
    start = enter(&bits, TOP_WIDTH, 8);
    define(&bits, 3);
    literal(&bits, 1);
    encoded(&bits, ARRAY, 0);
    encoded(&bits, FIXED, 8);
    put(&bits, FIRST_ABBREVIATION, WIDTH);
    put_vbr(&bits, 1 << 20, 6);
    leave(&bits, start);
    expect_fault(&bits, "exceeds the bitcode");

    bits = (struct bits){0};
    start = enter(&bits, TOP_WIDTH, 8);
    define(&bits, 2);
    literal(&bits, 200);
    encoded(&bits, BLOB, 0);
    put(&bits, FIRST_ABBREVIATION, WIDTH);
    put_vbr(&bits, 1, 6); /* the rest of its word is more than a byte, but blobs begin at words */
    leave(&bits, start);
    expect_fault(&bits, "a blob of 1 bytes exceeds the bitcode");
}

/* A few bits must not expand to many numbers. */
static void operands_without_bits_are_limited(void **state)
{
    (void)state;
    struct bits bits = {0};

    size_t start = enter(&bits, TOP_WIDTH, 8);
    define(&bits, 3);
    literal(&bits, 1);
    encoded(&bits, ARRAY, 0);
    encoded(&bits, FIXED, 0);
    put(&bits, FIRST_ABBREVIATION, WIDTH);
    put_vbr(&bits, 1000, 6);
    leave(&bits, start);
    expect_fault(&bits, "exceeds the bitcode");

    bits = (struct bits){0};
    start = enter(&bits, TOP_WIDTH, 8);
    define(&bits, 100);
    for (int i = 0; i < 100; i++)
        literal(&bits, 1);
    leave(&bits, start);
    expect_fault(&bits, "operands without bits");
}

static void senseless_abbreviations_are_refused(void **state)
{
    (void)state;
    struct bits bits = {0};

    size_t start = enter(&bits, TOP_WIDTH, 8);
    define(&bits, 0);
    leave(&bits, start);
    expect_fault(&bits, "0 operands are too few");

    bits = (struct bits){0};
    start = enter(&bits, TOP_WIDTH, 8);
    define(&bits, 2); /* an array as the code */
    encoded(&bits, ARRAY, 0);
    encoded(&bits, FIXED, 8);
    leave(&bits, start);
    expect_fault(&bits, "must come last");

    bits = (struct bits){0};
    start = enter(&bits, TOP_WIDTH, 8);
    define(&bits, 3); /* an array of arrays */
    literal(&bits, 1);
    encoded(&bits, ARRAY, 0);
    encoded(&bits, ARRAY, 0);
    leave(&bits, start);
    expect_fault(&bits, "must be a field");

    bits = (struct bits){0};
    start = enter(&bits, TOP_WIDTH, 8);
    define(&bits, 1);
    encoded(&bits, VBR, 1);
    leave(&bits, start);
    expect_fault(&bits, "a field of 1 bits");

    bits = (struct bits){0};
    start = enter(&bits, TOP_WIDTH, 8);
    define(&bits, 1);
    encoded(&bits, 7, 0);
    leave(&bits, start);
    expect_fault(&bits, "encoding 7");
}

static void blocks_must_end_where_they_say(void **state)
{
    (void)state;
    struct bits bits = {0};

    size_t start = enter(&bits, TOP_WIDTH, 8);
    put_record(&bits, 1, (const uint64_t[]){1, 2, 3, 4, 5, 6, 7, 8}, 8);
    leave(&bits, start);
    put(&bits, 0, 32);
    bits.bytes[start / 8 - 4]++;
    expect_fault(&bits, "does not end at its length");

    bits = (struct bits){0};
    put(&bits, END_BLOCK, TOP_WIDTH);
    align(&bits);
    expect_fault(&bits, "outside of all blocks");
}

static void blocks_nest_to_a_limit(void **state)
{
    (void)state;
    size_t starts[BITSTREAM_MAX_DEPTH];
    struct bits bits = {0};

    for (int depth = 0; depth < BITSTREAM_MAX_DEPTH; depth++)
        starts[depth] = enter(&bits, depth ? WIDTH : TOP_WIDTH, 40);
    for (int depth = BITSTREAM_MAX_DEPTH; depth-- > 0;)
        leave(&bits, starts[depth]);
    expect_fault(&bits, "nest deeper");
}

static void every_cut_is_refused_or_ends(void **state)
{
    (void)state;
    struct bits bits = {0};
    struct stream_test test;

    size_t outer = enter(&bits, TOP_WIDTH, 8);
    put_record(&bits, 1, (const uint64_t[]){1, UINT64_MAX, 3}, 3);
    size_t inner = enter(&bits, WIDTH, 11);
    put_record(&bits, 4, (const uint64_t[]){77}, 1);
    leave(&bits, inner);
    leave(&bits, outer);
    for (size_t whole = bits.count; bits.count > 32; bits.count -= 8) {
        const char *message = read_all(&test, &bits);
        assert_int_equal(message == NULL, bits.count == whole);
        arena_free(&test.arena);
    }
}

static void signed_numbers(void **state)
{
    (void)state;
    assert_true(signed_vbr(0) == 0);
    assert_true(signed_vbr(2) == 1);
    assert_true(signed_vbr(3) == -1);
    assert_true(signed_vbr(1) == INT64_MIN);
    assert_true(signed_vbr(UINT64_MAX) == -INT64_MAX);
    assert_true(signed_vbr(UINT64_MAX - 1) == INT64_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unabbreviated_records_hold_numbers_of_all_sizes),
        cmocka_unit_test(abbreviations_of_every_encoding),
        cmocka_unit_test(strings_of_any_length_and_place),
        cmocka_unit_test(text_in_every_form),
        cmocka_unit_test(abbreviations_of_the_stream_before),
        cmocka_unit_test(known_abbreviations_depend_on_the_width_of_ids),
        cmocka_unit_test(known_abbreviations_end_with_their_block),
        cmocka_unit_test(block_info_of_the_streams_before),
        cmocka_unit_test(abbreviations_from_block_info),
        cmocka_unit_test(blocks_are_skipped_and_read_later),
        cmocka_unit_test(numbers_with_leading_zeros),
        cmocka_unit_test(numbers_of_more_than_64_bits_are_refused),
        cmocka_unit_test(what_goes_beyond_the_end_is_refused),
        cmocka_unit_test(operands_without_bits_are_limited),
        cmocka_unit_test(senseless_abbreviations_are_refused),
        cmocka_unit_test(blocks_must_end_where_they_say),
        cmocka_unit_test(blocks_nest_to_a_limit),
        cmocka_unit_test(every_cut_is_refused_or_ends),
        cmocka_unit_test(signed_numbers),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
