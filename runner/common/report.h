/* Ends the test of one shader. It prints the reason on standard output, which the parent collects. Its process exits
 * with the outcome, or goes on with another test. */
#ifndef RUNNER_REPORT_H
#define RUNNER_REPORT_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

enum outcome { /* exit code of the child */
    OUTCOME_PASSED = 0,
    OUTCOME_FAILED = 1,
    OUTCOME_SKIPPED = 2
};

#define DOES_IT_WRONG "the device does it wrong: " /* a driver's fault: what test_skips() then begins with */

_Noreturn void test_passes(void);
_Noreturn void test_fails(const char *format, ...) __attribute__((format(printf, 1, 2)));
_Noreturn void test_skips(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Where to setjmp(): the next test that passes or is skipped ends its text with 0 and its outcome and jumps there. */
jmp_buf *next_test(void);

/* For programs that are no tests: failures and skipped tests go to standard error as "PREFIX: REASON" and end the
 * process with this code. */
void report_failures_as(const char *prefix, int code);

/* Ends the process without exit handlers. */
_Noreturn void leave_process(int code);

/* Zeroed memory. The test fails if memory runs out. */
void *allocate(size_t count, size_t size);
void *reallocate(void *memory, size_t count, size_t size);

/* Reads a whole file and appends a zero byte. The test fails if the file cannot be read. */
char *read_file(const char *path, size_t *size);

#endif
