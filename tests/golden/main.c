/* Converts every test shader, validates the result, compares it with the expected output in reference/shaders, and
 * reports which DXIL operations the shaders use.
 *
 *     golden SHADERS REFERENCES|- [--update] [--newest] [--glsl FOLDER] [--jobs N] [PART-OF-NAME]
 */
#include "check.h"
#include "coverage.h"
#include "cli/files.h"
#include "cli/tools/tools.h"

#include "tests/common/repeat.h"
#include "runner/common/children.h"
#include "runner/common/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

struct run {
    struct shader_list list;
    struct check_options check;
    const char *filter;
    bool has_references; /* else shaders are only validated */
    unsigned jobs, passed, failed;
};

/* A shader, as its process checks it. */
struct job {
    const struct run *run;
    const struct shader *shader;
};

static void check_body(const void *argument)
{
    const struct job *job = argument;

    if (check_shader(job->shader, &job->run->check))
        test_passes();
    leave_process(OUTCOME_FAILED);
}

static void note_ending(void *user, size_t number, struct ending ending)
{
    struct run *run = user;
    const char *name = run->list.shaders[number].name;

    fputs(ending.text, stdout);
    free(ending.text);
    if (ending.outcome == OUTCOME_PASSED) {
        run->passed++;
        return;
    }
    run->failed++;
    printf("FAILED %s\n", name);
    if (!run->check.update)
        repeat_print(name);
}

static void check_all(struct run *run)
{
    enum {
        SECONDS_EACH = 60
    };
    struct job *jobs = allocate(run->list.count, sizeof *jobs);
    struct child *children = allocate(run->list.count, sizeof *children);

    for (size_t n = 0; n < run->list.count; n++) {
        jobs[n] = (struct job){run, &run->list.shaders[n]};
        children[n] = (struct child){check_body, &jobs[n], SECONDS_EACH, run->list.shaders[n].name};
    }
    run_children(children, run->list.count, run->jobs, MOST_TOGETHER, note_ending, run);
    free(children);
    free(jobs);
}

/* ---- Expected outputs without a shader --------------------------------------------------------------------------- */

/* `reference`: SHADER.spvasm */
static bool belongs_to(const char *reference, const struct shader *shader)
{
    size_t length = strlen(shader->name);
    return !strncmp(reference, shader->name, length) && !strcmp(reference + length, ".spvasm") &&
           !shader->said.refused[0];
}

static void check_reference(struct run *run, const char *path)
{
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

/* ---- Version ----------------------------------------------------------------------------------------------------- */

/* The text of SPIRV-Tools differs by version. A file beside the expected outputs names it. With another version the
 * shaders are only validated. */
static void check_version(struct run *run)
{
    if (!run->has_references)
        return;
    char path[PATH_SIZE], version[256];
    snprintf(path, sizeof(path), "%s/version.txt", run->check.reference_folder);
    int length = snprintf(version, sizeof(version), "SPIRV-Tools %s\n", spirv_tools_version());
    if (run->check.update) {
        mkdir(run->check.reference_folder, 0777);
        file_write(path, version, (size_t)length);
        return;
    }
    size_t size = 0;
    char *expected = file_read(path, &size);
    run->check.compare = expected && size == (size_t)length && !memcmp(expected, version, size);
    if (!run->check.compare)
        printf("validating only: the expected outputs are of another version than\n%s", version);
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
    run->has_references = strcmp(arguments[2], "-") != 0;
    for (int i = 3; i < count; i++) {
        if (!strcmp(arguments[i], "--update"))
            run->check.update = true;
        else if (!strcmp(arguments[i], "--newest"))
            run->check.newest = true;
        else if (!strcmp(arguments[i], "--glsl") && i + 1 < count)
            run->check.glsl_folder = arguments[++i];
        else if (!strcmp(arguments[i], "--jobs") && i + 1 < count)
            run->jobs = (unsigned)strtoul(arguments[++i], NULL, 10);
        else if (arguments[i][0] != '-')
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
        fprintf(stderr, "usage: golden SHADERS REFERENCES|- [--update] [--newest] [--glsl FOLDER] [--jobs N] "
                        "[PART-OF-NAME]\n");
        return EXIT_USAGE;
    }
    repeat_remember(arguments, NULL);
    run.list = find_shaders(arguments[1], run.filter);
    check_version(&run);
    check_all(&run);
    if (!run.filter && run.has_references) {
        char *folders[] = {(char *)run.check.reference_folder, NULL};
        struct paths references = find_files(folders, ".spvasm");
        for (size_t i = 0; i < references.count; i++)
            check_reference(&run, references.items[i]);
        free_paths(&references);
        check_coverage(&run);
    }
    printf("%u shaders passed, %u failures\n", run.passed, run.failed);
    free(run.list.shaders);
    return run.failed ? EXIT_REFUSED : EXIT_DONE;
}
