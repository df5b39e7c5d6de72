/* Passes SPIR-V through a shell command: see through.h. */
#define _POSIX_C_SOURCE 200809L

#include "verify/through.h"

#include "runner/common/children.h"
#include "runner/common/phase.h"
#include "runner/common/report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    MAGIC = 0x07230203
};

/* Without a name: it ends with the process, however that ends. */
static FILE *nameless_file(void)
{
    FILE *file = tmpfile();

    if (!file)
        test_fails("--through: no temporary file: %s", strerror(errno));
    return file;
}

/* The exit status. Standard output of this process is the parent's pipe, so the command must not keep it open. */
static int run_command(const char *command, FILE *in, FILE *out)
{
    int status;

    begin_phase(PHASE_COMMAND); /* each run has the whole time */
    pid_t id = fork();

    if (id == 0) {
        end_with_parent();
        dup2(fileno(in), STDIN_FILENO);
        dup2(fileno(out), STDOUT_FILENO);
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _Exit(127);
    }
    if (id < 0 || waitpid(id, &status, 0) != id)
        test_fails("--through %s: %s", command, strerror(errno));
    return status;
}

static uint32_t *read_words(FILE *file, const char *command, size_t *count)
{
    long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;

    *count = size > 0 ? (size_t)size / sizeof(uint32_t) : 0;
    uint32_t *words = allocate(*count, sizeof *words);
    rewind(file);
    if (size % (long)sizeof *words || *count < 5 || fread(words, sizeof *words, *count, file) != *count ||
        words[0] != MAGIC)
        test_fails("--through %s: the command wrote %ld bytes that are no SPIR-V", command, size);
    return words;
}

/* The module that the command makes. */
static uint32_t *words_through(const char *command, const uint32_t *words, size_t *count)
{
    FILE *in = nameless_file(), *out = nameless_file();

    if (fwrite(words, sizeof *words, *count, in) != *count || fflush(in) != 0 || lseek(fileno(in), 0, SEEK_SET) != 0)
        test_fails("--through: %s", strerror(errno));
    if (run_command(command, in, out) != 0)
        test_fails("--through %s: the command failed", command);
    uint32_t *made = read_words(out, command, count);
    fclose(in);
    fclose(out);
    return made;
}

static void replace_words(struct shader *s, const char *command, uint32_t **words, size_t *count)
{
    bool is_first = s->words == *words;

    *words = words_through(command, *words, count);
    if (is_first) {
        s->words = *words;
        s->word_count = *count;
    }
}

void pass_through_command(struct shader *s, const char *command)
{
    enum phase before = begin_phase(PHASE_COMMAND);

    for (uint32_t i = 0; i < s->graphics_count; i++)
        replace_words(s, command, &s->graphics[i].words, &s->graphics[i].word_count);
    for (uint32_t i = 0; i < s->stage_count; i++)
        replace_words(s, command, &s->stages[i].words, &s->stages[i].word_count);
    if (s->graphics_count == 0 && s->stage_count == 0)
        s->words = words_through(command, s->words, &s->word_count);
    begin_phase(before);
}
