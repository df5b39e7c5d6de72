/* What is told of children that crash, hang, or end in other ways. */
#include "children.h"

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

int main(void)
{
    static const struct {
        void (*body)(const void *argument);
        enum outcome outcome;
        const char *text;
    } cases[] = {
        {passes, OUTCOME_PASSED, "text"},
        {fails, OUTCOME_FAILED, "text"},
        {skips, OUTCOME_SKIPPED, "text"},
        {crashes, OUTCOME_FAILED, "the driver crashed: "},
        {hangs, OUTCOME_FAILED, "the driver did not come back in 1 seconds"},
        {leaves, OUTCOME_FAILED, "the process left with code 77"},
    };
    int failures = 0;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct ending ending = run_child(cases[i].body, "text", 1, "case");
        if (ending.outcome != cases[i].outcome || !strstr(ending.text, cases[i].text)) {
            printf("case %zu: outcome %d, '%s'\n", i, (int)ending.outcome, ending.text);
            failures++;
        }
        free(ending.text);
    }
    return failures > 0;
}
