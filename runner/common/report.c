/* Outcomes of tests, memory and files. */
#include "runner/common/report.h"

#include "runner/common/phase.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_FILE = 1 << 30
};

static struct {
    const char *prefix; /* NULL: this is a test */
    int code;
} failures;

/* Where the process goes on after a test that has left nothing behind. */
static struct {
    jmp_buf place;
    bool is_set;
} continuation;

jmp_buf *next_test(void)
{
    continuation.is_set = true;
    return &continuation.place;
}

static _Noreturn void end_test(enum outcome outcome)
{
    if (!continuation.is_set || outcome == OUTCOME_FAILED)
        leave_process((int)outcome);
    continuation.is_set = false;
    putchar(0);
    putchar((int)outcome);
    fflush(stdout);
    longjmp(continuation.place, 1);
}

void report_failures_as(const char *prefix, int code)
{
    failures.prefix = prefix;
    failures.code = code;
}

/* Does not call exit(): drivers register exit handlers, and some of them crash. */
void leave_process(int code)
{
    fflush(stdout);
    _Exit(code);
}

static _Noreturn void leave(enum outcome outcome, const char *format, va_list reason)
{
    if (!failures.prefix) {
        vprintf(format, reason);
        end_test(outcome);
    }
    char text[1024];
    vsnprintf(text, sizeof text, format, reason);
    for (char *at = text; *at; at++) /* words of a file may hold what controls a terminal */
        *at = iscntrl((unsigned char)*at) && *at != '\n' ? '?' : *at;
    fprintf(stderr, "%s: %s\n", failures.prefix, text);
    leave_process(failures.code);
}

void test_passes(void)
{
    end_test(OUTCOME_PASSED);
}

void test_fails(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    leave(OUTCOME_FAILED, format, arguments);
}

void test_skips(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    leave(OUTCOME_SKIPPED, format, arguments);
}

static _Noreturn void lack_memory(void)
{
    begin_phase(PHASE_NO_MEMORY);
    test_fails("out of memory");
}

void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);

    if (!memory)
        lack_memory();
    return memory;
}

void *reallocate(void *memory, size_t count, size_t size)
{
    size_t bytes = count ? count * size : 1; /* realloc(memory, 0) frees */
    void *larger = count > SIZE_MAX / size ? NULL : realloc(memory, bytes);

    if (!larger)
        lack_memory();
    return larger;
}

char *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    char *bytes = NULL;
    size_t capacity = 4096;

    if (!file)
        test_fails("cannot open %s: %s", path, strerror(errno));
    *size = 0;
    do {
        capacity *= 2;
        bytes = reallocate(bytes, capacity, 1);
        *size += fread(bytes + *size, 1, capacity - 1 - *size, file);
    } while (*size == capacity - 1 && *size < MAX_FILE);
    if (ferror(file))
        test_fails("cannot read %s: %s", path, strerror(errno));
    if (*size >= MAX_FILE)
        test_fails("%s has more than a gigabyte", path);
    fclose(file);
    bytes[*size] = 0;
    return bytes;
}
