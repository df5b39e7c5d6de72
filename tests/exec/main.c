/* Runs compute, vertex and pixel shaders on the CPU executor and compares their results with the expectations. Each
 * shader runs in its own process, so that a crash fails only that shader. */
#define _XOPEN_SOURCE 700

#include "device/report.h"
#include "run_shader.h"

#include <ftw.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    SECONDS_EACH = 60,
    WRONG_USE = 2
};

static struct {
    char **items;
    size_t count;
} found; /* global, because nftw passes no user data to its callback */

static int add_run_file(const char *path, const struct stat *status, int type, struct FTW *place)
{
    size_t length = strlen(path);

    (void)status;
    (void)place;
    if (type == FTW_F && length > 4 && strcmp(path + length - 4, ".run") == 0) {
        found.items = reallocate(found.items, found.count + 1, sizeof *found.items);
        found.items[found.count] = allocate(length + 1, 1);
        memcpy(found.items[found.count++], path, length);
    }
    return 0;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Last two components of the path without the suffix: "topic/name". */
static char *name_of(const char *path)
{
    const char *start = path + strlen(path);

    for (unsigned slashes = 0; start > path; start--)
        if (start[-1] == '/' && ++slashes == 2)
            break;
    size_t length = strlen(start) - strlen(".run");
    char *name = allocate(length + 1, 1);
    memcpy(name, start, length);
    return name;
}

/* Runs the test in a child process. `text` receives its output. */
static int run_test(const struct test *test, char *text, size_t size)
{
    FILE *output = tmpfile();
    int status;

    if (!output)
        test_fails("no temporary file\n");
    fflush(stdout);
    pid_t child = fork();
    if (child < 0)
        test_fails("no process\n");
    if (child == 0) {
        dup2(fileno(output), STDOUT_FILENO);
        alarm(SECONDS_EACH);
        test_shader(test);
    }
    waitpid(child, &status, 0);
    rewind(output);
    text[fread(text, 1, size - 1, output)] = 0;
    fclose(output);
    if (WIFEXITED(status))
        return WEXITSTATUS(status);
    snprintf(text, size, "%s", WTERMSIG(status) == SIGALRM ? "did not end in time" : strsignal(WTERMSIG(status)));
    return OUTCOME_FAILED;
}

int main(int argument_count, char **arguments)
{
    unsigned totals[3] = {0};
    struct test test = {.wave_size = 32};
    int at = 1;

    for (; at < argument_count && arguments[at][0] == '-'; at++) {
        if (strcmp(arguments[at], "--reversed") == 0)
            test.reversed = true;
        else if (strcmp(arguments[at], "--row-by-row") == 0)
            test.linear_lane_order = true;
        else if (strcmp(arguments[at], "--undefined") == 0)
            test.undefined_bits = UINT64_C(0x5A5A5A5A5A5A5A5A);
        else if (at + 1 < argument_count && strcmp(arguments[at], "--wave-size") == 0)
            test.wave_size = (uint32_t)strtoul(arguments[++at], NULL, 10);
        else if (at + 1 < argument_count && strcmp(arguments[at], "--seed") == 0)
            test.seed = strtoull(arguments[++at], NULL, 10);
        else
            at = argument_count;
    }
    if (at >= argument_count) {
        fputs("usage: exec-run-shaders [--wave-size N] [--reversed] [--row-by-row] [--undefined] [--seed N]\n"
              "                        FILE.run | FOLDER ...\n",
              stderr);
        return WRONG_USE;
    }
    for (; at < argument_count; at++)
        if (nftw(arguments[at], add_run_file, 16, FTW_PHYS) != 0)
            test_fails("cannot read %s\n", arguments[at]);
    if (found.count)
        qsort(found.items, found.count, sizeof *found.items, by_name);
    for (size_t i = 0; i < found.count; i++) {
        static const char *const verdicts[] = {"passed ", "FAILED ", "skipped"};
        char text[4096];
        test.run_path = found.items[i];
        char *name = name_of(test.run_path);
        test.name = name;
        int outcome = run_test(&test, text, sizeof text);
        outcome = outcome <= OUTCOME_SKIPPED ? outcome : OUTCOME_FAILED;
        totals[outcome]++;
        if (outcome != OUTCOME_PASSED)
            printf("%s %s:%s%s\n", verdicts[outcome], test.name, strncmp(text, "  ", 2) == 0 ? "\n" : " ", text);
        free(name);
        free(found.items[i]);
    }
    free(found.items);
    printf("%u passed, %u failed, %u skipped\n", totals[OUTCOME_PASSED], totals[OUTCOME_FAILED],
           totals[OUTCOME_SKIPPED]);
    return totals[OUTCOME_FAILED] > 0 || totals[OUTCOME_PASSED] == 0;
}
