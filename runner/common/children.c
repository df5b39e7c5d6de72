/* Forks a process per test, collects its output through a pipe, and enforces the time limit. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS, waitid */
#include "runner/common/children.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- Children ---------------------------------------------------------------------------------------------------- */

/* Executes the children `current` to `end` - 1, one after the other. */
struct process {
    const struct child *children;
    struct ending *endings;
    size_t current, end;
    pid_t id;
    int pipe; /* read end of its standard output; -1: it has ended */
    int status;
    bool is_second_try;
    volatile enum phase *phase; /* shared */
    char *output;               /* of the current child */
    size_t size, capacity;
};

void end_with_parent(void)
{
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

static _Noreturn void be_child(const struct process *p, int output)
{
    setpgid(0, 0);
    end_with_parent(); /* the terminal's interrupts reach only the parent's group */
    dup2(output, STDOUT_FILENO);
    for (volatile size_t n = p->current; n < p->end; n++) {
        const struct child *child = &p->children[n];
        signal(SIGSEGV, SIG_DFL);
        share_phase(p->phase, child->timeout);
        if (setjmp(*next_test()) == 0) {
            child->body(child->argument);
            _Exit(OUTCOME_FAILED);
        }
    }
    _Exit(OUTCOME_PASSED);
}

static void start_process(struct process *p)
{
    int ends[2];

    fflush(stdout);
    if (pipe(ends) != 0)
        test_fails("pipe: %s\n", strerror(errno));
    for (int n = 0; n < 2; n++)
        fcntl(ends[n], F_SETFD, FD_CLOEXEC); /* what a child starts may live longer than the child */
    if (!p->phase)
        p->phase = mmap(NULL, sizeof *p->phase, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (p->phase == MAP_FAILED)
        test_fails("out of memory");
    p->id = fork();
    if (p->id < 0)
        test_fails("fork: %s\n", strerror(errno));
    if (p->id == 0)
        be_child(p, ends[1]);
    close(ends[1]);
    p->pipe = ends[0];
    p->size = 0;
}

static char *copy_text(const char *text, size_t size)
{
    char *copy = allocate(size + 1, 1);

    memcpy(copy, text, size);
    return copy;
}

static struct ending ending_of(const struct process *p)
{
    enum {
        MESSAGE_SIZE = 256
    };
    static const char *const actors[] = {
        [PHASE_TEST] = "the process",      [PHASE_CONVERSION] = "the conversion", [PHASE_COMMAND] = "the command",
        [PHASE_EXECUTOR] = "the executor", [PHASE_DRIVER] = "the driver",         [PHASE_DRIVER_ERROR] = "the driver",
        [PHASE_NO_MEMORY] = "the process"};
    struct ending ending = {.outcome = OUTCOME_FAILED, .phase = *p->phase};
    const char *actor = actors[ending.phase];

    if (WIFEXITED(p->status) && WEXITSTATUS(p->status) <= OUTCOME_SKIPPED) {
        ending.outcome = (enum outcome)WEXITSTATUS(p->status);
        ending.text = copy_text(p->output, p->size);
        return ending;
    }
    ending.text = allocate(MESSAGE_SIZE, 1);
    ending.is_timeout = WIFSIGNALED(p->status) && WTERMSIG(p->status) == SIGALRM;
    ending.is_crash = !ending.is_timeout;
    if (ending.is_timeout)
        snprintf(ending.text, MESSAGE_SIZE, "%s did not come back in %u seconds", actor,
                 p->children[p->current].timeout);
    else if (WIFSIGNALED(p->status))
        snprintf(ending.text, MESSAGE_SIZE, "%s crashed: %s", actor, strsignal(WTERMSIG(p->status)));
    else
        snprintf(ending.text, MESSAGE_SIZE, "%s left with code %d", actor, WEXITSTATUS(p->status));
    return ending;
}

/* The current child has ended: the process continues with the next one. */
static void go_on(struct process *p, struct ending ending)
{
    p->endings[p->current++] = ending;
    p->is_second_try = false;
}

static void end_process(struct process *p)
{
    siginfo_t info;

    close(p->pipe);
    p->pipe = -1;
    while (waitid(P_PID, (id_t)p->id, &info, WEXITED | WNOWAIT) != 0 && errno == EINTR)
        continue;
    kill(-p->id, SIGKILL); /* while the child is a zombie, the number is that of its group alone */
    while (waitpid(p->id, &p->status, 0) < 0 && errno == EINTR)
        continue;
    if (p->current < p->end) {
        const char *name = p->children[p->current].name;
        if (WIFSIGNALED(p->status) && WTERMSIG(p->status) != SIGALRM && !p->is_second_try && name) {
            printf("again   %s: %s\n", name, strsignal(WTERMSIG(p->status)));
            p->is_second_try = true;
        } else {
            go_on(p, ending_of(p));
        }
    }
    if (p->current < p->end)
        start_process(p);
    else
        munmap((void *)p->phase, sizeof *p->phase);
}

/* Takes the texts that have ended from the output: TEXT, 0, outcome. */
static void take_endings(struct process *p)
{
    char *end;

    while (p->current < p->end && (end = memchr(p->output, 0, p->size)) != NULL && end + 1 < p->output + p->size) {
        size_t size = (size_t)(end - p->output);
        struct ending ending = {.outcome = (enum outcome)end[1], .text = copy_text(p->output, size)};
        go_on(p, ending);
        p->size -= size + 2;
        memmove(p->output, end + 2, p->size);
    }
}

/* Reads available output. End of file means that the process has ended. */
static void listen_to(struct process *p)
{
    enum {
        LEAST_ROOM = 4096
    };

    if (p->size + LEAST_ROOM > p->capacity)
        p->output = reallocate(p->output, p->capacity = p->capacity * 2 + 2 * LEAST_ROOM, 1);
    ssize_t got = read(p->pipe, p->output + p->size, p->capacity - p->size);
    p->size += got > 0 ? (size_t)got : 0;
    take_endings(p);
    if (got == 0 || (got < 0 && errno != EINTR))
        end_process(p);
}

/* Ends what a child has started and left: it may keep the child's output open. */
static void end_group_of_dead(const struct process *p)
{
    siginfo_t info = {.si_pid = 0};

    if (waitid(P_PID, (id_t)p->id, &info, WEXITED | WNOWAIT | WNOHANG) == 0 && info.si_pid != 0)
        kill(-p->id, SIGKILL);
}

/* Waits until one of them prints something or ends. */
static void listen_to_all(struct process *processes, size_t count)
{
    enum {
        MILLISECONDS = 200
    };
    struct pollfd *pipes = allocate(count, sizeof *pipes);

    for (size_t i = 0; i < count; i++)
        pipes[i] = (struct pollfd){.fd = processes[i].pipe, .events = POLLIN};
    int ready = poll(pipes, (nfds_t)count, MILLISECONDS);
    if (ready < 0 && errno != EINTR)
        test_fails("poll: %s\n", strerror(errno));
    for (size_t i = 0; i < count; i++)
        if (pipes[i].fd >= 0 && ready == 0)
            end_group_of_dead(&processes[i]);
        else if (pipes[i].fd >= 0 && pipes[i].revents)
            listen_to(&processes[i]);
    free(pipes);
}

void run_children(const struct child *children, size_t count, unsigned jobs, unsigned together,
                  void (*ended)(void *user, size_t number, struct ending ending), void *user)
{
    struct process *processes = allocate(jobs, sizeof *processes);
    struct ending *endings = allocate(count, sizeof *endings);
    size_t started = 0, reported = 0;

    for (unsigned n = 0; n < jobs; n++)
        processes[n].pipe = -1;
    while (reported < count) {
        for (unsigned n = 0; n < jobs && started < count; n++) {
            struct process *p = &processes[n];
            if (p->pipe >= 0)
                continue;
            free(p->output);
            *p = (struct process){.children = children, .endings = endings, .current = started};
            started += count - started < together ? count - started : together;
            p->end = started;
            start_process(p);
        }
        listen_to_all(processes, jobs);
        for (; reported < count && endings[reported].text; reported++)
            ended(user, reported, endings[reported]);
    }
    for (unsigned n = 0; n < jobs; n++)
        free(processes[n].output);
    free(processes);
    free(endings);
}

static void keep_ending(void *user, size_t number, struct ending ending)
{
    (void)number;
    *(struct ending *)user = ending;
}

struct ending run_child(const struct child *child)
{
    struct ending ending;

    run_children(child, 1, 1, 1, keep_ending, &ending);
    return ending;
}

void print_ending(const char *name, const struct ending *ending)
{
    static const char *const verdicts[] = {"passed ", "FAILED ", "skipped"};
    bool is_list = strncmp(ending->text, "  ", 2) == 0; /* differences are indented lines */
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

/* Appends the folders it finds to the list that it walks, which avoids recursion. */
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
    free_paths(&pending);
    return found;
}

void free_paths(struct paths *paths)
{
    for (size_t i = 0; i < paths->count; i++)
        free(paths->items[i]);
    free(paths->items);
}

char *test_name(const char *path, const char *suffix)
{
    const char *start = path;
    unsigned slashes = 0;

    for (const char *at = path + strlen(path); at > path && slashes < 2; at--)
        if (at[-1] == '/' && ++slashes == 2)
            start = at;
    while (strncmp(start, "./", 2) == 0)
        start += 2;
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
