/* Tests the reports about children that crash, hang, or end in other ways; that those which pass share a process; and
 * that one crash alone is known. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "runner/common/children.h"
#include "device/known_crash.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static void passes(const void *argument)
{
    fputs(argument, stdout);
    test_passes();
}

static void fails(const void *argument)
{
    test_fails("%s", (const char *)argument);
}

static void skips(const void *argument)
{
    test_skips("%s", (const char *)argument);
}

static void crashes(const void *argument)
{
    (void)argument;
    signal(SIGSEGV, SIG_DFL);
    raise(SIGSEGV);
}

static void hangs(const void *argument)
{
    (void)argument;
    for (;;)
        pause();
}

/* Each phase has the whole time. */
static void hangs_in_driver(const void *argument)
{
    for (unsigned n = 0; n < 2; n++) {
        begin_phase(PHASE_EXECUTOR);
        usleep(600 * 1000);
    }
    begin_phase(PHASE_DRIVER);
    hangs(argument);
}

static void crashes_in_conversion(const void *argument)
{
    begin_phase(PHASE_CONVERSION);
    crashes(argument);
}

/* The program that it starts keeps its output open. */
static void hangs_in_program(const void *argument)
{
    (void)argument;
    begin_phase(PHASE_COMMAND);
    (void)!system("sleep 1000");
}

static void leaves(const void *argument)
{
    (void)argument;
    _Exit(77);
}

/* ---- Crashes of compiled code ------------------------------------------------------------------------------------ */

#ifdef __x86_64__
enum {
    LOADS = 0x8b, /* mov (address), %eax */
    STORES = 0x89
};

static void run_code(const uint8_t *code, size_t size)
{
    uint8_t *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (memory == MAP_FAILED)
        test_fails("no memory for code");
    memcpy(memory, code, size);
    if (mprotect(memory, size, PROT_READ | PROT_EXEC) != 0)
        test_fails("no right to execute code");
    void (*function)(void);
    memcpy(&function, &memory, sizeof function);
    function();
}

static void access_address(uint8_t operation, uint8_t low, uint8_t high)
{
    const uint8_t code[] = {operation, 0x04, 0x25, low, high, 0, 0, 0xc3};

    run_code(code, sizeof code);
}

/* Does what lavapipe's code does where a descriptor is NULL: accesses a small address, by an instruction that lies in
 * no file. */
static void access_from_compiled_code(uint8_t operation, uint8_t low, uint8_t high)
{
    skip_null_descriptors();
    access_address(operation, low, high);
}

static void reads_null_descriptor(const void *argument)
{
    (void)argument;
    access_from_compiled_code(LOADS, 8, 0);
}

/* The ninth descriptor of a set at 0. */
static void reads_later_descriptor(const void *argument)
{
    (void)argument;
    access_from_compiled_code(LOADS, 0x88, 0);
}

/* Calls a function that was not made: xor %eax, %eax; call *%rax; ret. */
static void calls_what_is_missing(const void *argument)
{
    static const uint8_t code[] = {0x31, 0xc0, 0xff, 0xd0, 0xc3};

    (void)argument;
    skip_null_descriptors();
    run_code(code, sizeof code);
}

static void reads_elsewhere(const void *argument)
{
    (void)argument;
    access_from_compiled_code(LOADS, 8, 0x10);
}

static void writes_null_descriptor(const void *argument)
{
    (void)argument;
    access_from_compiled_code(STORES, 8, 0);
}

/* mov 8(%rax), %eax, where a part of the number in %rax is no address. */
static void reads_beyond_addresses(const void *argument)
{
    (void)argument;
    skip_null_descriptors();
    run_code((const uint8_t[]){0x48, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0x7f, 0x8b, 0x40, 8, 0xc3}, 14);
}

/* movaps 1(%rsp), %xmm0: at an address that is no multiple of 16: the same signal. */
static void reads_between_words(const void *argument)
{
    (void)argument;
    skip_null_descriptors();
    run_code((const uint8_t[]){0x31, 0xc0, 0x0f, 0x28, 0x44, 0x24, 0x01, 0xc3}, 8);
}

static void crashes_later(const void *argument)
{
    (void)argument;
    skip_null_descriptors();
    expect_no_crash();
    access_address(LOADS, 8, 0);
}
#endif

static void reads_itself(const void *argument)
{
    volatile uintptr_t address = 8;

    (void)argument;
    skip_null_descriptors();
    (void)*(volatile uint8_t *)address;
}

static void calls_null(const void *argument)
{
    void (*volatile function)(void) = NULL;

    (void)argument;
    skip_null_descriptors();
    function();
}

static void raises(const void *argument)
{
    (void)argument;
    skip_null_descriptors();
    raise(SIGSEGV);
}

static void aborts(const void *argument)
{
    (void)argument;
    skip_null_descriptors();
    abort();
}

/* ---- Cases ------------------------------------------------------------------------------------------------------- */

struct expected {
    void (*body)(const void *argument);
    enum outcome outcome;
    const char *text;
};

static const struct expected cases[] = {
    {hangs, OUTCOME_FAILED, "the process did not come back in 1 seconds"},
    {hangs_in_driver, OUTCOME_FAILED, "the driver did not come back in 1 seconds"},
    {hangs_in_program, OUTCOME_FAILED, "the command did not come back in 1 seconds"},
    {crashes_in_conversion, OUTCOME_FAILED, "the conversion crashed: "},
    {passes, OUTCOME_PASSED, "text"},
    {fails, OUTCOME_FAILED, "text"},
    {skips, OUTCOME_SKIPPED, "text"},
    {crashes, OUTCOME_FAILED, "the process crashed: "},
    {leaves, OUTCOME_FAILED, "the process left with code 77"},
#ifdef __x86_64__
    {reads_null_descriptor, OUTCOME_SKIPPED, NULL_DESCRIPTOR},
    {reads_later_descriptor, OUTCOME_SKIPPED, NULL_DESCRIPTOR},
    {reads_beyond_addresses, OUTCOME_SKIPPED, NULL_DESCRIPTOR},
    {calls_what_is_missing, OUTCOME_SKIPPED, NULL_DESCRIPTOR},
    {reads_between_words, OUTCOME_FAILED, "the process crashed: "},
    {reads_elsewhere, OUTCOME_FAILED, "the process crashed: "},
    {writes_null_descriptor, OUTCOME_FAILED, "the process crashed: "},
    {crashes_later, OUTCOME_FAILED, "the process crashed: "},
#endif
    {reads_itself, OUTCOME_FAILED, "the process crashed: "},
    {calls_null, OUTCOME_FAILED, "the process crashed: "},
    {raises, OUTCOME_FAILED, "the process crashed: "},
    {aborts, OUTCOME_FAILED, "the process crashed: "},
};

enum {
    CASES = sizeof cases / sizeof *cases
};

/* Number of endings reported so far, and of wrong ones. */
struct count {
    size_t ended;
    int failures;
};

static void check_ending(void *user, size_t number, struct ending ending)
{
    struct count *count = user;

    if (number != count->ended++ || ending.outcome != cases[number].outcome ||
        !strstr(ending.text, cases[number].text)) {
        printf("case %zu: outcome %d, '%s'\n", number, (int)ending.outcome, ending.text);
        count->failures++;
    }
    free(ending.text);
}

static void counts_in_process(const void *argument)
{
    static unsigned passed;

    (void)argument;
    printf("%u", ++passed);
    test_passes();
}

struct numbers {
    char text[32];
};

static void note_number(void *user, size_t number, struct ending ending)
{
    struct numbers *numbers = user;

    strcat(numbers->text, number > 0 ? " " : "");
    strncat(numbers->text, ending.text, 1);
    free(ending.text);
}

/* A crash ends the process; what follows gets another one. */
static int check_sharing(void)
{
    static const struct {
        unsigned together;
        const char *text;
    } expected[] = {{1, "1 1 1 t 1"}, {2, "1 2 1 t 1"}, {5, "1 2 3 t 1"}};
    static const struct child children[] = {{counts_in_process, NULL, 1, "first"},
                                            {counts_in_process, NULL, 1, "second"},
                                            {counts_in_process, NULL, 1, "third"},
                                            {crashes, NULL, 1, NULL},
                                            {counts_in_process, NULL, 1, "last"}};
    int failures = 0;

    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        struct numbers numbers = {""};
        run_children(children, sizeof children / sizeof *children, 1, expected[i].together, note_number, &numbers);
        if (strcmp(numbers.text, expected[i].text) != 0) {
            printf("%u together: %s instead of %s\n", expected[i].together, numbers.text, expected[i].text);
            failures++;
        }
    }
    return failures;
}

int main(void)
{
    struct child children[CASES];
    int failures = check_sharing();

    for (size_t i = 0; i < CASES; i++)
        children[i] = (struct child){cases[i].body, "text", 1, "case"};
    for (unsigned jobs = 1, together = 1; jobs <= 4; jobs += 3, together += 2) {
        struct count count = {0};
        run_children(children, CASES, jobs, together, check_ending, &count);
        failures += count.failures + (count.ended != CASES);
    }
    return failures > 0;
}
