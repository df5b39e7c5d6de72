/* Runs compute shaders on a Vulkan device and compares what they leave behind with what they should. */
#include "device.h"
#include "one_shader.h"
#include "report.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

struct settings {
    const char *device;
    const char *keep;
    unsigned timeout; /* seconds */
    bool verbose, baseline;
};

struct totals {
    unsigned passed, failed, skipped;
};

/* ---- Children ---------------------------------------------------------------------------------------------------- */

struct ending {
    int status; /* of waitpid */
    char *output;
};

/* Starts a child whose standard output is read to its end. `body` does not return. */
static struct ending run_child(void (*body)(const void *argument), const void *argument, unsigned timeout)
{
    struct ending ending = {0};
    int ends[2];
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
    do {
        if (size + 4096 > capacity)
            ending.output = reallocate(ending.output, capacity = capacity * 2 + 8192, 1);
        got = read(ends[0], ending.output + size, capacity - size - 1);
        size += got > 0 ? (size_t)got : 0;
    } while (got > 0 || (got < 0 && errno == EINTR));
    ending.output[size] = 0;
    close(ends[0]);
    while (waitpid(child, &ending.status, 0) < 0 && errno == EINTR)
        continue;
    return ending;
}

static void shader_body(const void *argument)
{
    test_shader(argument);
}

static void device_body(const void *argument)
{
    struct device d;

    open_device(&d, argument);
    const VkPhysicalDeviceProperties *p = &d.properties.properties;
    printf("%s, %s %s, Vulkan %u.%u.%u, waves of %u lanes", p->deviceName, d.properties12.driverName,
           d.properties12.driverInfo, VK_API_VERSION_MAJOR(p->apiVersion), VK_API_VERSION_MINOR(p->apiVersion),
           VK_API_VERSION_PATCH(p->apiVersion), d.properties11.subgroupSize);
    test_passes();
}

/* ---- One test ---------------------------------------------------------------------------------------------------- */

/* The last two parts of the path without the suffix: "topic/name". */
static char *name_of(const char *path)
{
    const char *start = path;
    unsigned slashes = 0;
    size_t length;

    for (const char *at = path + strlen(path); at > path && slashes < 2; at--)
        if (at[-1] == '/' && ++slashes == 2)
            start = at;
    length = strlen(start) - strlen(".run");
    char *name = allocate(length + 1, 1);
    memcpy(name, start, length);
    return name;
}

static char *kept_module_path(const char *folder, const char *name)
{
    size_t size = strlen(folder) + strlen(name) + sizeof "/.spv";
    char *path = allocate(size, 1);

    snprintf(path, size, "%s/%s.spv", folder, name);
    for (char *at = path + strlen(folder) + 1; *at; at++)
        if (*at == '/')
            *at = '-';
    return path;
}

static void print_ending(const char *verdict, const char *name, const char *text)
{
    bool is_list = strncmp(text, "  ", 2) == 0; /* differences stand on lines of their own */

    printf("%s %s:%s%s\n", verdict, name, is_list ? "\n" : " ", text);
}

static void run_test(const struct settings *s, const char *path, struct totals *totals)
{
    struct test test = {.run_path = path,
                        .name = name_of(path),
                        .device = s->device,
                        .options = s->baseline ? OPTIONS_BASELINE : OPTIONS_OF_DEVICE};

    if (s->keep)
        test.module_path = kept_module_path(s->keep, test.name);
    struct ending ending = run_child(shader_body, &test, s->timeout);
    if (WIFSIGNALED(ending.status) && WTERMSIG(ending.status) != SIGALRM) {
        printf("again   %s: %s\n", test.name, strsignal(WTERMSIG(ending.status))); /* drivers crash at random */
        ending = run_child(shader_body, &test, s->timeout);
    }
    int outcome = WIFEXITED(ending.status) ? WEXITSTATUS(ending.status) : OUTCOME_FAILED;
    if (WIFSIGNALED(ending.status))
        print_ending("FAILED ", test.name,
                     WTERMSIG(ending.status) == SIGALRM ? "the driver did not come back in time"
                                                        : strsignal(WTERMSIG(ending.status)));
    else if (outcome == OUTCOME_PASSED && s->verbose)
        printf("passed  %s\n", test.name);
    else if (outcome == OUTCOME_SKIPPED)
        print_ending("skipped", test.name, ending.output);
    else if (outcome != OUTCOME_PASSED)
        print_ending("FAILED ", test.name, ending.output);
    if (test.module_path && outcome != OUTCOME_FAILED)
        remove(test.module_path);
    totals->passed += outcome == OUTCOME_PASSED;
    totals->skipped += outcome == OUTCOME_SKIPPED;
    totals->failed += outcome != OUTCOME_PASSED && outcome != OUTCOME_SKIPPED;
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

struct paths {
    char **items;
    size_t count;
};

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

static bool is_run_file(const char *name)
{
    size_t length = strlen(name);

    return length > 4 && strcmp(name + length - 4, ".run") == 0;
}

/* The folders found are appended to the list that is being walked, so that no recursion is needed. */
static struct paths find_run_files(char **arguments)
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
            if (is_run_file(pending.items[i]))
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

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static const char usage[] = "usage: run-shaders [OPTION...] FILE.run | FOLDER ...\n"
                            "  -v, --verbose       a line for shaders that pass, too\n"
                            "  --baseline          translate for Vulkan 1.1 without options, whatever the device has\n"
                            "  --device NAME       the first device whose name contains NAME\n"
                            "  --keep FOLDER       leave the SPIR-V of failing shaders there\n"
                            "  --timeout SECONDS   for each shader (30)\n"
                            "Exit code: 0 all passed or skipped, 1 some failed, 2 wrong use.\n";

/* Returns where the files start among the arguments, or NULL. */
static char **parse_arguments(char **arguments, struct settings *s)
{
    *s = (struct settings){.timeout = 30};
    for (; *arguments && (*arguments)[0] == '-'; arguments++) {
        const char *option = *arguments;
        if (strcmp(option, "-v") == 0 || strcmp(option, "--verbose") == 0)
            s->verbose = true;
        else if (strcmp(option, "--baseline") == 0)
            s->baseline = true;
        else if (strcmp(option, "--device") == 0 && arguments[1])
            s->device = *++arguments;
        else if (strcmp(option, "--keep") == 0 && arguments[1])
            s->keep = *++arguments;
        else if (strcmp(option, "--timeout") == 0 && arguments[1])
            s->timeout = (unsigned)strtoul(*++arguments, NULL, 10);
        else
            return NULL;
    }
    return *arguments ? arguments : NULL;
}

int main(int argument_count, char **arguments)
{
    enum {
        WRONG_USE = 2
    };
    struct settings settings;
    struct totals totals = {0};
    char **files = argument_count > 0 ? parse_arguments(arguments + 1, &settings) : NULL;

    if (!files) {
        fputs(usage, stderr);
        return WRONG_USE;
    }
    struct ending ending = run_child(device_body, settings.device, settings.timeout);
    if (!WIFEXITED(ending.status) || WEXITSTATUS(ending.status) != OUTCOME_PASSED) {
        printf("no device: %s\n", ending.output);
        return 1;
    }
    printf("%s%s\n", ending.output, settings.baseline ? "; options of the baseline" : "");
    if (settings.keep && mkdir(settings.keep, 0777) != 0 && errno != EEXIST)
        test_fails("%s: %s\n", settings.keep, strerror(errno));
    struct paths paths = find_run_files(files);
    for (size_t i = 0; i < paths.count; i++)
        run_test(&settings, paths.items[i], &totals);
    printf("%u passed, %u failed, %u skipped\n", totals.passed, totals.failed, totals.skipped);
    return totals.failed > 0 || totals.passed == 0;
}
