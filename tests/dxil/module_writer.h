/* Writes small modules record by record and reads them, for the tests of the reader. */
#ifndef TESTS_MODULE_WRITER_H
#define TESTS_MODULE_WRITER_H

#include "dxil/bitstream/cache.h"
#include "dxil/module.h"
#include "dxil/reader/reader.h"
#include "tests/common/bitcode_writer.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum {
    WIDTH = 4 /* bits of an abbreviation id */
};

enum { /* the types that every module of these tests has */
    VOID,
    I32,
    I1,
    FLOAT,
    I32_POINTER,
    ARRAY, /* [4 x i32] */
    ARRAY_POINTER,
    VECTOR,    /* <4 x float> */
    MAIN_TYPE, /* void () */
    I64,
    PAIR, /* {i32, float} */
    PAIR_POINTER,
    OPERATION_TYPE, /* float (i32, float) */
    SEVEN,          /* {i32, i32, i32, i32, i32, i32, float} */
    TYPE_COUNT
};

enum { /* its values: functions, then constants */
    MAIN,
    UNARY, /* float @dx.op.unary.f32(i32, float) */
    ZERO,
    ONE,
    TRUE,
    HALF, /* of float */
    ZERO_ARRAY,
    SIN_OPCODE, /* i32 13 */
    MASK,       /* of float */
    FIRST_LOCAL
};

struct module_test {
    struct bitcode_writer writer;
    struct arena arena;
    struct fault fault;
    uint32_t next_value; /* the id of the next result */
};

#define RECORD(test, code, ...)                                                                                        \
    bitcode_record(&(test)->writer, code, (const uint64_t[]){__VA_ARGS__},                                             \
                   sizeof((const uint64_t[]){__VA_ARGS__}) / sizeof(uint64_t))

static inline void write_types(struct module_test *test)
{
    bitcode_enter(&test->writer, BLOCK_TYPES, WIDTH);
    RECORD(test, 1, TYPE_COUNT);
    bitcode_record(&test->writer, 2, NULL, 0);
    RECORD(test, 7, 32);
    RECORD(test, 7, 1);
    bitcode_record(&test->writer, 3, NULL, 0);
    RECORD(test, 8, I32, 0);
    RECORD(test, 11, 4, I32);
    RECORD(test, 8, ARRAY, 0);
    RECORD(test, 12, 4, FLOAT);
    RECORD(test, 21, 0, VOID);
    RECORD(test, 7, 64);
    RECORD(test, 18, 0, I32, FLOAT);
    RECORD(test, 8, PAIR, 0);
    RECORD(test, 21, 0, FLOAT, I32, FLOAT);
    RECORD(test, 18, 0, I32, I32, I32, I32, I32, I32, FLOAT);
    bitcode_leave(&test->writer);
}

static inline void write_name(struct module_test *test, uint64_t value, const char *name)
{
    uint64_t operands[64] = {value};
    size_t length = strlen(name);

    for (size_t i = 0; i < length; i++)
        operands[i + 1] = (uint64_t)name[i];
    bitcode_record(&test->writer, 1, operands, length + 1);
}

/* Writes a module up to the body of its function, whose abbreviation ids have `id_width` bits. */
static inline void begin_module_of_ids(struct module_test *test, uint32_t block_count, uint32_t id_width)
{
    bitcode_begin(&test->writer);
    bitcode_enter(&test->writer, BLOCK_MODULE, WIDTH);
    RECORD(test, 1, 1);
    write_types(test);
    RECORD(test, 8, MAIN_TYPE, 0, 0, 0, 0, 0, 0, 0);
    RECORD(test, 8, OPERATION_TYPE, 0, 1, 0, 0, 0, 0, 0);
    bitcode_enter(&test->writer, BLOCK_CONSTANTS, WIDTH);
    RECORD(test, 1, I32);
    bitcode_record(&test->writer, 2, NULL, 0);
    RECORD(test, 4, 2);
    RECORD(test, 1, I1);
    RECORD(test, 4, 3);
    RECORD(test, 1, FLOAT);
    RECORD(test, 6, 0x3F000000);
    RECORD(test, 1, ARRAY);
    bitcode_record(&test->writer, 2, NULL, 0);
    RECORD(test, 1, I32);
    RECORD(test, 4, 26);
    RECORD(test, 1, FLOAT);
    bitcode_record(&test->writer, 3, NULL, 0);
    bitcode_leave(&test->writer);
    bitcode_enter(&test->writer, BLOCK_SYMBOLS, WIDTH);
    write_name(test, MAIN, "main");
    write_name(test, UNARY, "dx.op.unary.f32");
    bitcode_leave(&test->writer);
    bitcode_enter(&test->writer, BLOCK_FUNCTION, id_width);
    RECORD(test, 1, block_count);
    test->next_value = FIRST_LOCAL;
}

static inline void begin_module(struct module_test *test, uint32_t block_count)
{
    begin_module_of_ids(test, block_count, WIDTH);
}

/* The relative id of a value, as in operands. */
static inline uint64_t rel(const struct module_test *test, uint32_t value)
{
    return (uint32_t)(test->next_value - value);
}

static inline uint64_t signed_rel(const struct module_test *test, uint32_t value)
{
    return signed_number((int64_t)test->next_value - value);
}

static inline struct module *read_module_after(struct module_test *test, struct reader_cache *cache)
{
    struct module *module = NULL;

    fault_clear(&test->fault);
    arena_init(&test->arena, NULL, &test->fault, (size_t)1 << 24);
    if (setjmp(test->fault.unwind) == 0)
        module = module_read(&test->arena, test->writer.bytes, test->writer.size, 0, dxs_default_parse_options().limits,
                             cache, WHOLE_MODULE);
    else
        module = NULL;
    return module;
}

static inline struct module *read_module(struct module_test *test)
{
    return read_module_after(test, NULL);
}

static inline struct module *finish_module(struct module_test *test)
{
    bitcode_leave(&test->writer);
    bitcode_leave(&test->writer);
    return read_module(test);
}

static inline void end_test(struct module_test *test)
{
    arena_free(&test->arena);
    bitcode_free(&test->writer);
}

static inline void expect_module(struct module_test *test)
{
    if (!finish_module(test))
        fail_msg("refused: %s", test->fault.error.message);
    end_test(test);
}

static inline void expect_refusal(struct module_test *test, const char *part_of_message)
{
    if (finish_module(test))
        fail_msg("accepted without \"%s\"", part_of_message);
    if (!strstr(test->fault.error.message, part_of_message))
        fail_msg("\"%s\" lacks \"%s\"", test->fault.error.message, part_of_message);
    end_test(test);
}

#endif
