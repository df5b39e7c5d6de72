/* Runs a fuzz target without libFuzzer: first on the given files, then on mutations of them. A seed always gives the
 * same mutations.
 *   fuzz_TARGET [--runs N] [--seed N] [--seconds N] FILE | FOLDER...
 * Each input is kept in memory while it runs. If the target crashes or hangs, the input is written to crash-input. */
#define _POSIX_C_SOURCE 200809L

#include "tests/common/files.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/records.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    MAX_INPUT = 1 << 18,
    MAX_MUTATIONS = 4,
    SECONDS_FOR_ONE = 20 /* allows for sanitizers and a busy machine */
};

static uint8_t *input;
static size_t input_size;
static char kept_message[1024];

/* Calls async-signal-safe functions only. */
static void keep_input(int signal_number)
{
    int file = open("crash-input", O_WRONLY | O_CREAT | O_TRUNC, 0644);

    if (file >= 0 && write(file, input, input_size) == (ssize_t)input_size)
        (void)!write(STDERR_FILENO, kept_message, strlen(kept_message));
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void run_once(const uint8_t *bytes, size_t size)
{
    uint8_t *copy = malloc(size ? size : 1); /* exact size: sanitizers see reads past the end */

    if (!copy)
        exit(2);
    memcpy(copy, bytes, size);
    input = copy;
    input_size = size;
    alarm(SECONDS_FOR_ONE);
    LLVMFuzzerTestOneInput(copy, size);
    alarm(0);
    free(copy);
}

static void run_mutation(const struct input_files *files, uint64_t *state)
{
    static uint8_t buffer[MAX_INPUT];
    const struct input_file *file = &files->data[next_random(state, (uint32_t)files->count)];
    size_t size = file->size < sizeof buffer ? file->size : sizeof buffer;

    memcpy(buffer, file->bytes, size);
    for (uint32_t n = 1 + next_random(state, MAX_MUTATIONS); n > 0; n--)
        size = LLVMFuzzerCustomMutator(buffer, size, sizeof buffer, next_random(state, UINT32_MAX));
    run_once(buffer, size);
}

int main(int argc, char **argv)
{
    static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM};
    struct input_files files = {0};
    unsigned long runs = 1000, seconds = 0;
    uint64_t state = 1;

    for (int i = 1; i < argc; i++) {
        if (i + 1 < argc && strcmp(argv[i], "--runs") == 0)
            runs = strtoul(argv[++i], NULL, 10);
        else if (i + 1 < argc && strcmp(argv[i], "--seed") == 0)
            state = strtoul(argv[++i], NULL, 10);
        else if (i + 1 < argc && strcmp(argv[i], "--seconds") == 0)
            seconds = strtoul(argv[++i], NULL, 10);
        else if (!add_input_files(&files, argv[i]))
            return 2;
    }
    if (files.count == 0) {
        fputs("no files to begin with\n", stderr);
        return 2;
    }
    snprintf(kept_message, sizeof kept_message,
             "the input is kept in crash-input\n    repeat: %s --runs 0 crash-input\n", argv[0]);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        signal(signals[i], keep_input);
    for (size_t i = 0; i < files.count; i++)
        run_once(files.data[i].bytes, files.data[i].size);
    time_t end = time(NULL) + (time_t)seconds;
    unsigned long done = 0;
    for (; seconds ? time(NULL) < end : done < runs; done++)
        run_mutation(&files, &state);
    printf("%zu files and %lu mutations\n", files.count, done);
    free_input_files(&files);
    return 0;
}
