/* Tests of arena, vectors, bit sets and text: limits, reuse, escapes. */
#include "base/bitset.h"
#include "base/poison.h"
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct counted {
    unsigned allocations, releases;
    size_t bytes;
};

static void *counted_allocate(void *user, size_t size)
{
    struct counted *counted = user;
    counted->allocations++;
    counted->bytes += size;
    return malloc(size);
}

static void counted_release(void *user, void *memory, size_t size)
{
    struct counted *counted = user;
    counted->releases++;
    counted->bytes -= size;
    free(memory);
}

static void refilling_an_arena_allocates_nothing(void **state)
{
    (void)state;
    struct counted counted = {0};
    struct dxs_allocator allocator = {counted_allocate, counted_release, &counted};
    struct fault fault;
    struct arena arena;

    arena_init(&arena, &allocator, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    for (int round = 0; round < 4; round++) {
        arena_reset(&arena);
        for (uint32_t n = 1; n < 400; n++)
            memset(arena_array(&arena, n, 100), 0xAB, 100 * (size_t)n);
        assert_int_equal(counted.bytes, arena.held);
        if (round < 2) /* many chunks at first, one in their place at the second filling */
            counted.allocations = 0;
    }
    assert_int_equal(counted.allocations, 0);
    arena_free(&arena);
    assert_int_equal(counted.bytes, 0);
}

static void a_rewound_arena_gives_the_same_memory_again(void **state)
{
    (void)state;
    struct fault fault;
    struct arena arena;

    arena_init(&arena, NULL, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    arena_array(&arena, 3, 1);
    struct arena_mark mark = arena_mark(&arena);
    char *first = arena_array(&arena, 10, 8);
    arena_array(&arena, 1 << 20, 1); /* gets its own chunk */
    arena_rewind(&arena, mark);
    assert_ptr_equal(arena_array(&arena, 10, 8), first);
    assert_int_equal((uintptr_t)first % 16, 0);
    arena_free(&arena);
}

/* Arrays of many sizes over several chunks, of which every other one is kept: in any order of the list. */
static void arrays_that_are_kept_move_down_to_the_mark(void **state)
{
    (void)state;
    struct counted counted = {0};
    struct dxs_allocator allocator = {counted_allocate, counted_release, &counted};
    static const uint32_t sizes[] = {10, 40000, 3, 0, 90000, 7, 7, 250000, 1, 33000};
    enum {
        COUNT = sizeof sizes / sizeof *sizes
    };
    struct fault fault;
    struct arena arena;
    uint32_t *arrays[COUNT];
    struct arena_kept kept[COUNT];

    arena_init(&arena, &allocator, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    for (uint32_t filled = 0; filled < 20000; filled += 6000) {
        arena_reset(&arena);
        uint32_t *before = arena_array(&arena, filled, sizeof *before), *untouched = before;
        struct arena_mark mark = arena_mark(&arena);
        for (uint32_t n = 0; n < COUNT; n++) {
            arena_array(&arena, 1000 * n, 1);
            arrays[n] = arena_array(&arena, sizes[n], sizeof *arrays[n]);
            for (uint32_t i = 0; i < sizes[n]; i++)
                arrays[n][i] = n << 24 | i;
            kept[n * 7 % COUNT] = ARENA_KEPT(arrays[n], sizes[n]);
        }
        kept[0] = ARENA_KEPT(untouched, filled);
        size_t bytes = counted.bytes;
        arena_rewind_keeping(&arena, mark, kept, COUNT);
        assert_int_equal(counted.bytes, bytes);
        assert_ptr_equal(untouched, before);
        for (uint32_t n = 1; n < COUNT; n++)
            for (uint32_t i = 0; i < sizes[n]; i++)
                assert_int_equal(arrays[n][i], n << 24 | i);
    }
    arena_free(&arena);
}

/* Small arrays reuse the end of a chunk that is too short for a large array, and the old memory of a grown array. */
static void what_is_left_of_a_chunk_is_filled(void **state)
{
    (void)state;
    struct counted counted = {0};
    struct dxs_allocator allocator = {counted_allocate, counted_release, &counted};
    struct fault fault;
    struct arena arena;
    struct words words = {0};

    arena_init(&arena, &allocator, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    arena_array(&arena, 1000, 1);
    struct arena_mark mark = arena_mark(&arena);
    vector_reserve(&arena, &words, 2500);
    char *behind = arena_array(&arena, 1, 1);
    arena_array(&arena, 1 << 20, 1);
    vector_reserve(&arena, &words, 100000);
    unsigned allocations = counted.allocations;
    memset(arena_array(&arena, 9000, 1), 1, 9000);
    memset(arena_array(&arena, 40000, 1), 2, 40000);
    assert_int_equal(counted.allocations, allocations);
    *behind = 3;
    arena_rewind(&arena, mark);
    assert_ptr_equal((char *)arena_array(&arena, 2500, sizeof(uint32_t)) + 10000 + RED_ZONE, behind);
    arena_free(&arena);
    assert_int_equal(counted.bytes, 0);
}

/* With AddressSanitizer: bytes behind an array, after a rewind, and where an array was before it grew. */
static void free_bytes_are_poisoned(void **state)
{
    (void)state;
#ifdef CHECKS_ADDRESSES
    struct counted counted = {0};
    struct dxs_allocator allocator = {counted_allocate, counted_release, &counted};
    struct fault fault;
    struct arena arena;

    arena_init(&arena, &allocator, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    char *first = arena_array(&arena, 24, 1);
    struct arena_mark mark = arena_mark(&arena);
    char *second = arena_array(&arena, 40, 1), *third = arena_array(&arena, 8, 1);
    assert_false(__asan_region_is_poisoned(first, 24));
    assert_true(__asan_address_is_poisoned(first + 24));
    assert_true(__asan_address_is_poisoned(second + 40));
    assert_true(__asan_address_is_poisoned(third + 8));
    char *grown = arena_grow(&arena, second, 40, 40, 80, 1);
    assert_true(__asan_address_is_poisoned(second));
    assert_false(__asan_region_is_poisoned(grown, 80));
    arena_rewind(&arena, mark);
    assert_false(__asan_region_is_poisoned(first, 24));
    assert_true(__asan_address_is_poisoned(third));
    assert_true(__asan_address_is_poisoned(grown));
    arena_free(&arena);
#else
    skip();
#endif
}

/* Arrays of any size are allocated, grown, rewound to the last mark, or kept. Each must keep its contents. */
enum {
    MAX_ARRAYS = 200,
    MAX_MARKS = 8
};

struct patterned {
    struct words words;
    uint32_t seed;
};

static void fill_patterned(struct patterned *array)
{
    for (uint32_t i = 0; i < array->words.count; i++)
        array->words.data[i] = array->seed * 2654435761u + i;
}

static void check_patterned(const struct patterned *array)
{
    for (uint32_t i = 0; i < array->words.count; i++)
        assert_int_equal(array->words.data[i], array->seed * 2654435761u + i);
}

static uint32_t next_random(uint32_t *seed, uint32_t end)
{
    *seed = *seed * 1664525 + 1013904223;
    return (uint32_t)((uint64_t)*seed * end >> 32);
}

/* The last few arrays behind the mark are kept, in front of them what was there before. */
static uint32_t rewind_patterned(struct arena *arena, struct arena_mark mark, struct patterned *arrays, uint32_t first,
                                 uint32_t count, uint32_t keep)
{
    struct arena_kept kept[MAX_MARKS];

    keep = keep > count - first ? count - first : keep;
    memmove(arrays + first, arrays + count - keep, keep * sizeof *arrays);
    for (uint32_t k = 0; k < keep; k++) {
        arrays[first + k].words.capacity = arrays[first + k].words.count;
        kept[k] = ARENA_KEPT(arrays[first + k].words.data, arrays[first + k].words.count);
    }
    if (keep > 0)
        arena_rewind_keeping(arena, mark, kept, keep);
    else
        arena_rewind(arena, mark);
    return first + keep;
}

static void use_at_random(struct arena *arena)
{
    struct patterned arrays[MAX_ARRAYS];
    struct arena_mark marks[MAX_MARKS];
    uint32_t firsts[MAX_MARKS], count = 0, mark_count = 0, seed = 1;

    for (uint32_t step = 0; step < 20000; step++) {
        uint32_t what = next_random(&seed, 100), first = mark_count > 0 ? firsts[mark_count - 1] : 0;
        if (what < 50 && count < MAX_ARRAYS) {
            arrays[count] = (struct patterned){.seed = step};
            uint32_t words = 1u << next_random(&seed, 15);
            words_append(arena, &arrays[count].words, words + next_random(&seed, words));
            fill_patterned(&arrays[count++]);
        } else if (what < 75 && count > first) {
            struct patterned *array = &arrays[first + next_random(&seed, count - first)];
            words_append(arena, &array->words, 1 + next_random(&seed, array->words.count));
            fill_patterned(array);
        } else if (what < 88 && mark_count < MAX_MARKS) {
            marks[mark_count] = arena_mark(arena);
            firsts[mark_count++] = count;
        } else if (mark_count > 0) {
            mark_count--;
            count = rewind_patterned(arena, marks[mark_count], arrays, first, count, next_random(&seed, 5));
        } else if (count == MAX_ARRAYS) {
            arena_reset(arena);
            count = 0;
        }
        for (uint32_t n = 0; step % 64 == 0 && n < count; n++)
            check_patterned(&arrays[n]);
    }
}

static void arrays_hold_what_was_written(void **state)
{
    (void)state;
    struct counted counted = {0};
    struct dxs_allocator allocator = {counted_allocate, counted_release, &counted};
    struct fault fault;
    struct arena arena;

    arena_init(&arena, &allocator, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    use_at_random(&arena);
    arena_free(&arena);
    assert_int_equal(counted.bytes, 0);
}

static void passing_the_limit_is_a_fault(void **state)
{
    (void)state;
    struct fault fault;
    struct arena arena;

    arena_init(&arena, NULL, &fault, 1 << 20);
    if (setjmp(fault.unwind) == 0) {
        for (;;)
            arena_array(&arena, 1000, 10);
    }
    assert_int_equal(fault.error.code, DXS_RESULT_LIMIT_EXCEEDED);
    assert_true(arena.held <= 1 << 20);
    arena_free(&arena);
}

static void a_product_that_overflows_is_a_fault(void **state)
{
    (void)state;
    struct fault fault;
    struct arena arena;

    arena_init(&arena, NULL, &fault, SIZE_MAX);
    if (setjmp(fault.unwind) == 0) {
        arena_array(&arena, SIZE_MAX / 4, 8);
        fail_msg("an impossible array was given");
    }
    assert_int_equal(fault.error.code, DXS_RESULT_OUT_OF_MEMORY);
    arena_free(&arena);
}

static void *refuse(void *user, size_t size)
{
    (void)user, (void)size;
    return NULL;
}

static void an_allocator_that_refuses_is_a_fault(void **state)
{
    (void)state;
    struct dxs_allocator allocator = {refuse, counted_release, NULL};
    struct fault fault;
    struct arena arena;

    arena_init(&arena, &allocator, &fault, SIZE_MAX);
    if (setjmp(fault.unwind) == 0) {
        arena_array(&arena, 1, 1);
        fail_msg("memory came from nowhere");
    }
    assert_int_equal(fault.error.code, DXS_RESULT_OUT_OF_MEMORY);
    arena_free(&arena);
}

static void vectors_keep_their_elements(void **state)
{
    (void)state;
    struct fault fault;
    struct arena arena;
    struct words words = {0}, other = {0};

    arena_init(&arena, NULL, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    for (uint32_t n = 0; n < 100000; n++) {
        vector_push(&arena, &words, n);
        if (n % 7 == 0) /* another vector in between, so that growth in place ends */
            vector_push(&arena, &other, ~n);
    }
    for (uint32_t n = 0; n < 100000; n++)
        assert_int_equal(words.data[n], n);
    for (uint32_t n = 0; n < other.count; n++)
        assert_int_equal(other.data[n], ~(7 * n));
    arena_free(&arena);
}

static void bitsets_hold_their_members(void **state)
{
    (void)state;
    struct fault fault;
    struct arena arena;

    arena_init(&arena, NULL, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    struct bitset set = bitset_create(&arena, 130);
    assert_true(bitset_insert(&set, 129));
    assert_false(bitset_insert(&set, 129));
    assert_true(bitset_insert(&set, 0));
    assert_true(bitset_has(&set, 0) && bitset_has(&set, 129) && !bitset_has(&set, 64));
    bitset_remove(&set, 129);
    assert_false(bitset_has(&set, 129));
    arena_free(&arena);
}

static void text_is_escaped(void **state)
{
    (void)state;
    static const char input[] = "a\"b\\c\n\x01\xC3\xA9\xFF\xE2\x82";
    static const char false_utf8[] = "\xE0\x80\xAF"
                                     "\xED\xA0\x80"
                                     "\xF4\x90\x80\x80"
                                     "\xC1\xBF";
    struct fault fault;
    struct arena arena;

    arena_init(&arena, NULL, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    struct text text = text_create(&arena);
    text_format(&text, "%d:", 42);
    text_escaped(&text, input, sizeof input - 1);
    assert_string_equal(text_finish(&text), "42:a\\\"b\\\\c\\n\\u0001\xC3\xA9\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
    text = text_create(&arena); /* overlong forms, a surrogate, beyond U+10FFFF */
    text_escaped(&text, false_utf8, sizeof false_utf8 - 1);
    assert_int_equal(text.count, 3 * (sizeof false_utf8 - 1));
    for (uint32_t i = 0; i < text.count; i += 3)
        assert_memory_equal(text.data + i, "\xEF\xBF\xBD", 3);
    arena_free(&arena);
}

static void text_becomes_utf8(void **state)
{
    (void)state;
    static const char latin[] = "Gr\xF6\xDF"
                                "e \xE2\x82\xAC\xFF";
    struct fault fault;
    struct arena arena;

    arena_init(&arena, NULL, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    assert_string_equal(utf8_text(&arena, latin), "Gr\xC3\xB6\xC3\x9F"
                                                  "e \xE2\x82\xAC\xC3\xBF");
    const char *valid = "\xE2\x82\xAC";
    assert_ptr_equal(utf8_text(&arena, valid), valid);
    assert_int_equal(utf8_cut("a\xE2\x82\xAC", 4, 3), 1); /* not within the euro sign */
    assert_int_equal(utf8_cut("a\xE2\x82\xAC", 4, 4), 4);
    assert_int_equal(utf8_cut("a\xE2\x82\xAC!", 5, 4), 4);
    arena_free(&arena);
}

static const char *message_of(struct fault *fault, const char *name)
{
    if (setjmp(fault->unwind) == 0)
        (fail)(fault, DXS_RESULT_INVALID_MODULE, "%s", name);
    return fault->error.message;
}

/* Messages are one line of UTF-8, whatever the names in them. */
static void messages_are_lines(void **state)
{
    (void)state;
    static const struct {
        const char *name, *message;
    } names[] = {{"a\nb\x1B[31m\x7F", "a?b?[31m?"},
                 {"Gr\xF6\xDF"
                  "e",
                  "Gr??e"},
                 {"\xE2\x82\xAC \xC2\x9B \xC2\xA0", "\xE2\x82\xAC ? \xC2\xA0"}};
    struct fault fault;
    char name[sizeof fault.error.message + 2];

    for (size_t n = 0; n < sizeof names / sizeof *names; n++)
        assert_string_equal(message_of(&fault, names[n].name), names[n].message);
    memset(name, 'a', sizeof name); /* its end is cut within a character */
    memcpy(name + sizeof fault.error.message - 3, "\xE2\x82\xAC", 4);
    assert_int_equal(strlen(message_of(&fault, name)), sizeof fault.error.message - 3);
}

static void text_is_written_where_there_is_room_and_where_there_is_none(void **state)
{
    (void)state;
    static const char expected[] = "0,-1,9223372036854775807,-9223372036854775808,4294967295,";
    struct fault fault;
    struct arena arena;

    arena_init(&arena, NULL, &fault, SIZE_MAX);
    assert_int_equal(setjmp(fault.unwind), 0);
    for (size_t before = 0; before < 40;
         before++) { /* what is formatted ends just before the room does, or beyond it */
        struct text text = text_create(&arena);
        for (size_t i = 0; i < before; i++)
            text_char(&text, 'x');
        text_format(&text, "%s", "abcdef");
        text_format(&text, "%s", "");
        text_format(&text, "%d;", 12345);
        const char *bytes = text_finish(&text);
        assert_int_equal(text.count, before + 12);
        assert_string_equal(bytes + before, "abcdef12345;");
    }
    struct text numbers = text_create(&arena);
    const int64_t integers[] = {0, -1, INT64_MAX, INT64_MIN};
    for (size_t i = 0; i < 4; i++) {
        text_number(&numbers, integers[i]);
        text_char(&numbers, ',');
    }
    text_number(&numbers, UINT32_MAX);
    text_char(&numbers, ',');
    assert_string_equal(text_finish(&numbers), expected);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refilling_an_arena_allocates_nothing),
        cmocka_unit_test(a_rewound_arena_gives_the_same_memory_again),
        cmocka_unit_test(arrays_that_are_kept_move_down_to_the_mark),
        cmocka_unit_test(what_is_left_of_a_chunk_is_filled),
        cmocka_unit_test(free_bytes_are_poisoned),
        cmocka_unit_test(arrays_hold_what_was_written),
        cmocka_unit_test(passing_the_limit_is_a_fault),
        cmocka_unit_test(a_product_that_overflows_is_a_fault),
        cmocka_unit_test(an_allocator_that_refuses_is_a_fault),
        cmocka_unit_test(vectors_keep_their_elements),
        cmocka_unit_test(bitsets_hold_their_members),
        cmocka_unit_test(text_is_escaped),
        cmocka_unit_test(text_becomes_utf8),
        cmocka_unit_test(messages_are_lines),
        cmocka_unit_test(text_is_written_where_there_is_room_and_where_there_is_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
