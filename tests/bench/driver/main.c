/* dxs-driver-bench: what a Vulkan driver's compiler makes of SPIR-V modules, by VK_KHR_pipeline_executable_properties.
 * Nothing runs, so RADV's null device will do. `driver.sh` converts and compares two revisions with it. */
#include "bench/driver/compare.h"
#include "runner/common/children.h"
#include "runner/compile/compile.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char usage[] =
    "dxs-driver-bench [--device NAME] [--limit SECONDS] FILE.spv | FOLDER...   a line for each module: name, stage, "
    "result, statistics\n"
    "dxs-driver-bench --compare BEFORE AFTER [--worst N] [--by STATISTIC]      two such outputs: totals, geometric "
    "means, shaders that changed most by instructions, spilled vector registers and the driver's time, or by one "
    "statistic\n";

enum {
    MODULES_OF_A_PROCESS = 200 /* then a new one, so that leaks of drivers do not add up */
};

struct arguments {
    const char *device, *before, *after, *by;
    unsigned limit, worst;
    char **rest;
};

/* ---- Statistics -------------------------------------------------------------------------------------------------- */

static void print_statistics(const struct device *device, struct module *module)
{
    struct compiled compiled = compile_modules(device, &module, 1, &(struct compilation){.wants_text = false});

    if (compiled.result != VK_SUCCESS) {
        printf("error %d\t", (int)compiled.result);
        return;
    }
    printf("ok\twords=%zu;driver ms=%.2f;", module->word_count, 1e3 * compiled.seconds);
    for (uint32_t i = 0; i < compiled.count; i++)
        for (uint32_t n = 0; n < compiled.executables[i].statistic_count; n++)
            printf("%s=%s;", compiled.executables[i].statistics[n].name, compiled.executables[i].statistics[n].text);
    free_compiled(&compiled);
}

static void print_module(const struct device *device, const char *path)
{
    struct module *module = read_module(path);
    const char *stage = module ? stage_name(module) : NULL;

    printf("%s\t%s\t", test_name(path, ".spv"), stage ? stage : "-");
    if (stage)
        print_statistics(device, module);
    else
        printf(module ? "skipped\t" : "unreadable\t");
    printf("\n");
    fflush(stdout);
    free_module(module);
}

/* The child tells the number of each module that it has begun. */
static _Noreturn void run_modules(const struct arguments *a, const struct paths *paths, size_t first, int begun)
{
    struct device device;

    open_device(&device, a->device);
    if (!device_has_statistics(&device))
        test_fails("the device lacks VK_KHR_pipeline_executable_properties\n");
    for (size_t i = first; i < paths->count && i < first + MODULES_OF_A_PROCESS; i++) {
        if (write(begun, &i, sizeof i) != sizeof i)
            _exit(OUTCOME_FAILED);
        alarm(a->limit);
        print_module(&device, paths->items[i]);
    }
    _exit(OUTCOME_PASSED);
}

/* Runs a process from module `first` on. Returns the first module that is left. */
static size_t run_process(const struct arguments *a, const struct paths *paths, size_t first)
{
    int ends[2], status = 0;
    size_t last = first;
    pid_t child = -1;

    fflush(stdout);
    if (pipe(ends) == 0)
        child = fork();
    if (child == 0)
        run_modules(a, paths, first, ends[1]);
    close(ends[1]);
    while (child > 0 && read(ends[0], &last, sizeof last) == sizeof last) {
    }
    close(ends[0]);
    if (child < 0 || waitpid(child, &status, 0) != child || (WIFEXITED(status) && WEXITSTATUS(status)))
        exit(OUTCOME_FAILED);
    if (WIFSIGNALED(status))
        printf("%s\t?\t%s\t\n", test_name(paths->items[last], ".spv"),
               WTERMSIG(status) == SIGALRM ? "timeout" : "crash");
    return last + 1;
}

static void print_all(const struct arguments *a)
{
    struct paths paths = find_files(a->rest, ".spv");

    for (size_t first = 0; first < paths.count;)
        first = run_process(a, &paths, first);
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static _Noreturn void fail_usage(void)
{
    fputs(usage, stderr);
    exit(2);
}

static struct arguments read_arguments(char **argv)
{
    struct arguments a = {.limit = 60, .worst = 10};

    for (argv++; *argv && strncmp(*argv, "--", 2) == 0; argv++) {
        const char *name = *argv, *value = argv[1];
        if (!value)
            fail_usage();
        argv++;
        if (strcmp(name, "--device") == 0)
            a.device = value;
        else if (strcmp(name, "--limit") == 0)
            a.limit = (unsigned)strtoul(value, NULL, 10);
        else if (strcmp(name, "--worst") == 0)
            a.worst = (unsigned)strtoul(value, NULL, 10);
        else if (strcmp(name, "--by") == 0)
            a.by = value;
        else if (strcmp(name, "--compare") == 0 && argv[1])
            a.before = value, a.after = *++argv;
        else
            fail_usage();
    }
    a.rest = argv;
    return a;
}

int main(int argc, char **argv)
{
    (void)argc;
    struct arguments a = read_arguments(argv);

    if (a.before)
        return compare_statistics(a.before, a.after, a.by, a.worst) ? 0 : 1;
    if (!*a.rest)
        fail_usage();
    print_all(&a);
    return 0;
}
