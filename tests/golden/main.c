/* Converts every test shader, validates the result, compares it with the expected output in reference/shaders, and
 * reports which DXIL operations the shaders use.
 *
 *     golden SHADERS REFERENCES [--update] [--newest] [--jobs N] [PART-OF-NAME]
 */
#define _POSIX_C_SOURCE 200809L

#include "check.h"
#include "coverage.h"
#include "files.h"
#include "tools.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

struct run {
    struct shader_list list;
    struct check_options check;
    const char *filter;
    unsigned jobs, passed, failed;
};

/* A shader and the process that checks it. A crash fails only that shader. */
struct job {
    pid_t process;
    const struct shader *shader;
    FILE *output; /* output of the process */
};

static void start_job(const struct run *run, struct job *job, const struct shader *shader)
{
    job->shader = shader;
    job->output = tmpfile();
    fflush(stdout);
    job->process = job->output ? fork() : -1;
    if (job->process < 0) {
        perror("golden");
        exit(EXIT_INTERNAL);
    }
    if (job->process == 0) {
        dup2(fileno(job->output), STDOUT_FILENO);
        bool good = check_shader(shader, &run->check);
        fflush(stdout);
        _exit(good ? 0 : 1);
    }
}

static void finish_job(struct run *run, struct job *job)
{
    int status = 0;
    char buffer[4096];
    waitpid(job->process, &status, 0);
    rewind(job->output);
    for (size_t size; (size = fread(buffer, 1, sizeof(buffer), job->output)) > 0;)
        fwrite(buffer, 1, size, stdout);
    fclose(job->output);
    if (WIFSIGNALED(status))
        printf("%s: crashed with signal %d\n", job->shader->name, WTERMSIG(status));
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        run->passed++;
    else
        run->failed++;
}

static void check_all(struct run *run)
{
    struct job jobs[16];
    size_t started = 0, finished = 0;
    while (finished < run->list.count) {
        if (started < run->list.count && started - finished < run->jobs) {
            start_job(run, &jobs[started % 16], &run->list.shaders[started]);
            started++;
        } else {
            finish_job(run, &jobs[finished % 16]);
            finished++;
        }
    }
}

/* ---- Expected outputs without a shader --------------------------------------------------------------------------- */

/* Whether the module has several entry points and one has this name. Outputs of a single entry point omit its name. */
static bool has_entry(const struct shader *shader, const char *name, size_t length)
{
    dxs_module *module = dxs_module_create(NULL);
    size_t size;
    void *bytes = file_read(shader->dxil_path, &size);
    bool found = false;
    if (module && bytes && dxs_module_parse(module, bytes, size, NULL) == DXS_OK) {
        uint32_t count = dxs_module_describe(module)->entry_count;
        found = count == 1 && length == 0;
        for (uint32_t entry = 0; entry < count && count > 1; entry++) {
            const char *known = dxs_module_entry(module, entry)->name;
            found |= strlen(known) == length && !memcmp(known, name, length);
        }
    }
    free(bytes);
    dxs_module_destroy(module);
    return found;
}

/* `reference`: SHADER.ENDING or SHADER.ENTRY.ENDING */
static bool belongs_to(const char *reference, const struct shader *shader)
{
    size_t length = strlen(shader->name);
    if (strncmp(reference, shader->name, length) != 0 || reference[length] != '.' || shader->said.refused[0])
        return false;
    const char *entry = reference + length + 1, *ending = strrchr(entry, '.');
    return has_entry(shader, entry, ending ? (size_t)(ending - entry) : 0);
}

static void check_reference(void *user, const char *path)
{
    struct run *run = user;
    const char *name = path + strlen(run->check.reference_folder) + 1;
    for (size_t i = 0; i < run->list.count; i++)
        if (belongs_to(name, &run->list.shaders[i]))
            return;
    if (run->check.update) {
        remove(path);
    } else {
        printf("%s: no shader has this expected output\n", path);
        run->failed++;
    }
}

/* ---- Versions ---------------------------------------------------------------------------------------------------- */

/* The text of SPIRV-Tools and SPIRV-Cross differs by version. A file beside the expected outputs names their versions.
 * With other versions the shaders are only validated. */
static void check_versions(struct run *run)
{
    char path[PATH_SIZE], cross[32], versions[256];
    spirv_cross_version(cross);
    snprintf(path, sizeof(path), "%s/versions.txt", run->check.reference_folder);
    int length = snprintf(versions, sizeof(versions), "SPIRV-Tools %s\nSPIRV-Cross %s\n", spirv_tools_version(), cross);
    if (run->check.update) {
        mkdir(run->check.reference_folder, 0777);
        file_write(path, versions, (size_t)length);
        return;
    }
    size_t size = 0;
    char *expected = file_read(path, &size);
    run->check.compare = expected && size == (size_t)length && !memcmp(expected, versions, size);
    if (!run->check.compare)
        printf("validating only: the expected outputs are of other versions than\n%s", versions);
    free(expected);
}

/* ---- Coverage ---------------------------------------------------------------------------------------------------- */

static void check_coverage(struct run *run)
{
    static struct coverage coverage;
    for (size_t i = 0; i < run->list.count; i++) {
        char storage[MAX_OPTIONS], message[256];
        struct command command;
        size_t size;
        void *bytes = file_read(run->list.shaders[i].dxil_path, &size);
        directives_command(&run->list.shaders[i].said, storage, &command, message, sizeof(message));
        if (!bytes || !coverage_add(&coverage, bytes, size, command_parse_options(&command).program))
            printf("%s: its operations cannot be counted\n", run->list.shaders[i].name);
        free(bytes);
    }
    run->failed += coverage_print(&coverage);
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static bool read_arguments(struct run *run, int count, char **arguments)
{
    if (count < 3)
        return false;
    run->check.reference_folder = arguments[2];
    for (int i = 3; i < count; i++) {
        if (!strcmp(arguments[i], "--update"))
            run->check.update = true;
        else if (!strcmp(arguments[i], "--newest"))
            run->check.newest = true;
        else if (!strcmp(arguments[i], "--jobs") && i + 1 < count)
            run->jobs = (unsigned)strtoul(arguments[++i], NULL, 10);
        else if (arguments[i][0] != '-' && !run->filter)
            run->filter = arguments[i];
        else
            return false;
    }
    return run->jobs > 0 && run->jobs <= 16;
}

int main(int count, char **arguments)
{
    struct run run = {.jobs = 2};
    if (!read_arguments(&run, count, arguments)) {
        fprintf(stderr, "usage: golden SHADERS REFERENCES [--update] [--newest] [--jobs N] [PART-OF-NAME]\n");
        return EXIT_USAGE;
    }
    run.list = find_shaders(arguments[1], run.filter);
    check_versions(&run);
    check_all(&run);
    if (!run.filter) {
        each_file(run.check.reference_folder, check_reference, &run);
        check_coverage(&run);
    }
    printf("%u shaders passed, %u failures\n", run.passed, run.failed);
    free(run.list.shaders);
    return run.failed ? EXIT_REFUSED : EXIT_DONE;
}
