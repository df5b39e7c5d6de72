/* Tests the reports about children that crash, hang, or end in other ways. */
#include "device/children.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

static void leaves(const void *argument)
{
    (void)argument;
    _Exit(77);
}

struct expected {
    void (*body)(const void *argument);
    enum outcome outcome;
    const char *text;
};

static const struct expected cases[] = {
    {hangs, OUTCOME_FAILED, "the driver did not come back in 1 seconds"},
    {passes, OUTCOME_PASSED, "text"},
    {fails, OUTCOME_FAILED, "text"},
    {skips, OUTCOME_SKIPPED, "text"},
    {crashes, OUTCOME_FAILED, "the driver crashed: "},
    {leaves, OUTCOME_FAILED, "the process left with code 77"},
};

enum {
    CASES = sizeof cases / sizeof *cases
};

/* Number of endings reported so far, and of wrong ones. */
struct count {
    size_t told;
    int failures;
};

static void check_ending(void *user, size_t number, struct ending ending)
{
    struct count *count = user;

    if (number != count->told++ || ending.outcome != cases[number].outcome ||
        !strstr(ending.text, cases[number].text)) {
        printf("case %zu: outcome %d, '%s'\n", number, (int)ending.outcome, ending.text);
        count->failures++;
    }
    free(ending.text);
}

int main(void)
{
    struct child children[CASES];
    int failures = 0;

    for (size_t i = 0; i < CASES; i++)
        children[i] = (struct child){cases[i].body, "text", 1, "case"};
    for (unsigned jobs = 1; jobs <= CASES; jobs += 2) {
        struct count count = {0};
        run_children(children, CASES, jobs, check_ending, &count);
        failures += count.failures + (count.told != CASES);
    }
    return failures > 0;
}
