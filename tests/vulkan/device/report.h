/* How the test of one shader ends. Each runs in a process of its own, whose standard output the parent collects: to end
 * the test is to print why and to leave the process. */
#ifndef TESTS_VULKAN_REPORT_H
#define TESTS_VULKAN_REPORT_H

#include <stddef.h>
#include <stdint.h>

enum outcome { /* exit codes of the child */
    OUTCOME_PASSED = 0,
    OUTCOME_FAILED = 1,
    OUTCOME_SKIPPED = 2
};

_Noreturn void test_passes(void);
_Noreturn void test_fails(const char *format, ...) __attribute__((format(printf, 1, 2)));
_Noreturn void test_skips(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Zeroed memory that lives as long as the process; the test fails if there is none. */
void *allocate(size_t count, size_t size);
void *reallocate(void *memory, size_t count, size_t size);

/* The whole of a file with a zero byte behind it; the test fails if it cannot be read. */
char *read_file(const char *path, size_t *size);

#endif
