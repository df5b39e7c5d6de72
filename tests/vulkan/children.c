#include "children.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- Children ---------------------------------------------------------------------------------------------------- */

/* Returns the status of waitpid; the child's standard output is read to its end. */
static int run_once(void (*body)(const void *argument), const void *argument, unsigned timeout, char **output)
{
    int ends[2], status;
    size_t size = 0, capacity = 0;
    ssize_t got;

    fflush(stdout);
    if (pipe(ends) != 0)
        test_fails("pipe: %s\n", strerror(errno));
    pid_t child = fork();
    if (child < 0)
        test_fails("fork: %s\n", strerror(errno));
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        alarm(timeout);
        body(argument);
        _Exit(OUTCOME_FAILED);
    }
    close(ends[1]);
    *output = NULL;
    do {
        if (size + 4096 > capacity)
            *output = reallocate(*output, capacity = capacity * 2 + 8192, 1);
        got = read(ends[0], *output + size, capacity - size - 1);
        size += got > 0 ? (size_t)got : 0;
    } while (got > 0 || (got < 0 && errno == EINTR));
    (*output)[size] = 0;
    close(ends[0]);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        continue;
    return status;
}

struct ending run_child(void (*body)(const void *argument), const void *argument, unsigned timeout, const char *name)
{
    enum {
        MESSAGE_SIZE = 256
    };
    struct ending ending = {OUTCOME_FAILED, NULL};
    int status = run_once(body, argument, timeout, &ending.text);

    if (WIFSIGNALED(status) && WTERMSIG(status) != SIGALRM) {
        printf("again   %s: %s\n", name, strsignal(WTERMSIG(status)));
        free(ending.text);
        status = run_once(body, argument, timeout, &ending.text);
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) <= OUTCOME_SKIPPED) {
        ending.outcome = (enum outcome)WEXITSTATUS(status);
        return ending;
    }
    free(ending.text);
    ending.text = allocate(MESSAGE_SIZE, 1);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
        snprintf(ending.text, MESSAGE_SIZE, "the driver did not come back in %u seconds", timeout);
    else if (WIFSIGNALED(status))
        snprintf(ending.text, MESSAGE_SIZE, "the driver crashed: %s", strsignal(WTERMSIG(status)));
    else
        snprintf(ending.text, MESSAGE_SIZE, "the process left with code %d", WEXITSTATUS(status));
    return ending;
}

void print_ending(const char *name, const struct ending *ending)
{
    static const char *const verdicts[] = {"passed ", "FAILED ", "skipped"};
    bool is_list = strncmp(ending->text, "  ", 2) == 0; /* differences stand on lines of their own */
    const char *between = ending->text[0] == 0 ? "" : is_list ? ":\n" : ": ";

    printf("%s %s%s%s\n", verdicts[ending->outcome], name, between, ending->text);
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

static void add_path(struct paths *paths, const char *folder, const char *name)
{
    size_t size = strlen(folder) + strlen(name) + 2;
    char *path = allocate(size, 1);

    snprintf(path, size, "%s%s%s", folder, *folder ? "/" : "", name);
    paths->items = reallocate(paths->items, paths->count + 1, sizeof *paths->items);
    paths->items[paths->count++] = path;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool ends_with(const char *name, const char *suffix)
{
    size_t length = strlen(name), tail = strlen(suffix);

    return length > tail && strcmp(name + length - tail, suffix) == 0;
}

/* The folders found are appended to the list that is being walked, so that no recursion is needed. */
struct paths find_files(char **arguments, const char *suffix)
{
    struct paths pending = {0}, found = {0};

    for (; *arguments; arguments++)
        add_path(&pending, "", *arguments);
    for (size_t i = 0; i < pending.count; i++) {
        struct stat status;
        if (stat(pending.items[i], &status) != 0)
            test_fails("%s: %s\n", pending.items[i], strerror(errno));
        DIR *folder = S_ISDIR(status.st_mode) ? opendir(pending.items[i]) : NULL;
        if (!folder) {
            if (ends_with(pending.items[i], suffix))
                add_path(&found, "", pending.items[i]);
            continue;
        }
        for (struct dirent *entry; (entry = readdir(folder));)
            if (entry->d_name[0] != '.')
                add_path(&pending, pending.items[i], entry->d_name);
        closedir(folder);
    }
    if (found.count)
        qsort(found.items, found.count, sizeof *found.items, by_name);
    return found;
}

char *test_name(const char *path, const char *suffix)
{
    const char *start = path;
    unsigned slashes = 0;

    for (const char *at = path + strlen(path); at > path && slashes < 2; at--)
        if (at[-1] == '/' && ++slashes == 2)
            start = at;
    return with_suffix(start, suffix, "");
}

char *with_suffix(const char *path, const char *suffix, const char *other)
{
    size_t length = strlen(path) - strlen(suffix), size = length + strlen(other) + 1;
    char *result = allocate(size, 1);

    memcpy(result, path, length);
    memcpy(result + length, other, size - length);
    return result;
}

void make_folder(const char *folder)
{
    if (folder && mkdir(folder, 0777) != 0 && errno != EEXIST)
        test_fails("%s: %s\n", folder, strerror(errno));
}

char *kept_module_path(const char *folder, const char *name)
{
    if (!folder)
        return NULL;
    size_t size = strlen(folder) + strlen(name) + sizeof "/.spv";
    char *path = allocate(size, 1);
    snprintf(path, size, "%s/%s.spv", folder, name);
    for (char *at = path + strlen(folder) + 1; *at; at++)
        if (*at == '/')
            *at = '-';
    return path;
}
