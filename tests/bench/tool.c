/* Runs the tool in processes of its own. */
#define _POSIX_C_SOURCE 200809L

#include "tests/bench/tool.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Processor time of all children that have ended. */
static double children_seconds(void)
{
    struct rusage usage;

    getrusage(RUSAGE_CHILDREN, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

/* Processor seconds of a process without output; 0: it failed. */
static double run(const char *const *arguments)
{
    posix_spawn_file_actions_t actions;
    pid_t child;
    int status = -1;

    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    double start = children_seconds();
    bool done = posix_spawn(&child, arguments[0], &actions, NULL, (char *const *)arguments, environ) == 0 &&
                waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    double seconds = children_seconds() - start;
    posix_spawn_file_actions_destroy(&actions);
    return done ? seconds : 0;
}

static double least_of(const char *const *arguments, uint32_t rounds)
{
    double least = 0;

    for (uint32_t round = 0; round < rounds; round++) {
        double seconds = run(arguments);
        if (seconds == 0)
            return 0;
        keep_least(&least, seconds);
    }
    return least;
}

/* The file whose conversion takes the median time of those with one entry point: the tool's are single shaders. */
static size_t median_file(const struct measurement *m, const struct input_files *files)
{
    size_t best = 0, least_distance = SIZE_MAX;

    for (size_t i = 0; i < files->count; i++) {
        size_t faster = 0;
        for (size_t k = 0; k < files->count; k++)
            faster += m->shaders[k].result == DXS_RESULT_OK && m->shaders[k].words < m->shaders[i].words;
        size_t distance = 2 * faster > m->converted ? 2 * faster - m->converted : m->converted - 2 * faster;
        if (m->shaders[i].result == DXS_RESULT_OK && distance < least_distance) {
            least_distance = distance;
            best = i;
        }
    }
    return best;
}

/* Writes a list of the files that convert. */
static bool write_manifest(const char *path, const struct measurement *m, const struct input_files *files)
{
    FILE *file = fopen(path, "w");

    for (size_t i = 0; file && i < files->count; i++)
        if (m->shaders[i].result == DXS_RESULT_OK)
            fprintf(file, "%s\n", files->data[i].path);
    return file && fclose(file) == 0;
}

struct tool_times measure_tool(const char *tool, const struct measurement *m, const struct input_files *files,
                               uint32_t rounds)
{
    struct tool_times times = {.batch_shaders = (double)m->converted};
    char folder[] = "/tmp/dxs-bench-XXXXXX", manifest[64], output[64], outputs[64];

    if (access(tool, X_OK) != 0 || !mkdtemp(folder))
        return times;
    snprintf(manifest, sizeof manifest, "%s/manifest", folder);
    snprintf(output, sizeof output, "%s/shader.spv", folder);
    snprintf(outputs, sizeof outputs, "%s/outputs", folder);
    const char *const single[] = {tool, files->data[median_file(m, files)].path, "-o", output, NULL};
    const char *const batch[] = {tool, "--manifest", manifest, "--output-folder", outputs, "--jobs", "1", NULL};
    const char *const cleanup[] = {"/bin/rm", "-rf", folder, NULL};
    times.start = least_of(single, 10 * rounds);
    if (write_manifest(manifest, m, files))
        times.batch = least_of(batch, rounds);
    run(cleanup);
    return times;
}
