/* Writes failing programs to files, and reads them back to replay them. */
#include "cases.h"

#include "runner/common/report.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char first_line[] =
    "random program: seed %llu, groups %u of %u, waves %u, outside %u, heap %u, stage %u, helpers %u, arrays %u, "
    "dispatch %u x %u x %u, denormals %u\n";

static bool write_bytes(const char *folder, const char *name, const char *suffix, const uint8_t *bytes, size_t size)
{
    char path[MESSAGE_SIZE];

    snprintf(path, sizeof path, "%s/%s%s", folder, name, suffix);
    FILE *file = fopen(path, "wb");
    bool is_written = file && fwrite(bytes, 1, size, file) == size;
    if (file && fclose(file) != 0)
        is_written = false;
    if (!is_written)
        fprintf(stderr, "cannot write %s\n", path);
    return is_written;
}

static bool is_own_reference(const struct shader_case *shader)
{
    return shader->size == shader->reference_size && memcmp(shader->dxil, shader->reference, shader->size) == 0;
}

bool keep_case(const char *folder, const char *name, const struct program *program, const struct case_note *note,
               char module_path[MESSAGE_SIZE])
{
    struct shader_case shader = make_case(program, NULL);
    char path[MESSAGE_SIZE];

    if (mkdir(folder, 0777) != 0 && errno != EEXIST) {
        fprintf(stderr, "cannot make %s\n", folder);
        return false;
    }
    snprintf(module_path, MESSAGE_SIZE, "%s/%s.spv", folder, name);
    snprintf(path, sizeof path, "%s/%s.txt", folder, name);
    FILE *file = fopen(path, "w");
    if (!file) {
        fprintf(stderr, "cannot write %s\n", path);
        return false;
    }
    fprintf(file, first_line, (unsigned long long)shader.seed, shader.group_count, shader.group_size, shader.has_waves,
            shader.is_outside, shader.from_heap, (unsigned)shader.stage, shader.has_helpers, shader.endless,
            shader.groups[0], shader.groups[1], shader.groups[2], (unsigned)shader.seen_denormals);
    fprintf(file, "%s:%s\n%zu nodes of %zu\n\n", verdict_names[note->verdict], note->message,
            count_nodes(program->body), note->nodes);
    print_program(file, program);
    fclose(file);
    bool is_kept = write_bytes(folder, name, ".dxil", shader.dxil, shader.size);
    if (is_kept && !is_own_reference(&shader))
        is_kept = write_bytes(folder, name, ".reference.dxil", shader.reference, shader.reference_size);
    free_case(&shader);
    return is_kept;
}

/* Reads the file with this suffix. NULL: it does not exist and is optional. */
static uint8_t *read_beside(const char *path, const char *suffix, size_t *size, bool is_needed)
{
    char name[MESSAGE_SIZE];

    snprintf(name, sizeof name, "%.*s%s", (int)(strlen(path) - strlen(".txt")), path, suffix);
    FILE *file = fopen(name, "rb");
    if (!file && !is_needed)
        return NULL;
    if (file)
        fclose(file);
    return (uint8_t *)read_file(name, size);
}

struct shader_case read_case(const char *path)
{
    enum {
        OLDER_FIELDS = 5, /* older cases lack numbers at the end */
        ALL_FIELDS = 13
    };
    struct shader_case shader = {0};
    size_t size;
    char *text = read_file(path, &size);
    unsigned long long seed;
    unsigned has_waves, is_outside, from_heap = 0, stage = STAGE_COMPUTE, has_helpers = 0, denormals = DENORMALS_UNSAID;

    int fields = sscanf(text, first_line, &seed, &shader.group_count, &shader.group_size, &has_waves, &is_outside,
                        &from_heap, &stage, &has_helpers, &shader.endless, &shader.groups[0], &shader.groups[1],
                        &shader.groups[2], &denormals);
    if (fields < OLDER_FIELDS || stage >= STAGE_COUNT)
        test_fails("%s does not start as a case does\n", path);
    if (fields < ALL_FIELDS)
        memcpy(shader.groups, (const uint32_t[]){shader.group_count, 1, 1}, sizeof shader.groups);
    shader.lacks_textures = fields == OLDER_FIELDS;
    shader.seed = seed;
    shader.has_waves = has_waves != 0;
    shader.seen_denormals = (enum denormals)denormals;
    shader.is_outside = is_outside != 0;
    shader.from_heap = from_heap != 0;
    shader.has_helpers = has_helpers != 0;
    shader.stage = (enum stage)stage;
    shader.dxil = read_beside(path, ".dxil", &shader.size, true);
    shader.reference = read_beside(path, ".reference.dxil", &shader.reference_size, false);
    if (!shader.reference) {
        shader.reference = allocate(shader.size, 1);
        memcpy(shader.reference, shader.dxil, shader.size);
        shader.reference_size = shader.size;
    }
    free(text);
    return shader;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

char **find_cases(const char *folder)
{
    DIR *directory = opendir(folder);
    char **paths = allocate(1, sizeof *paths);
    size_t count = 0;

    if (!directory)
        test_fails("cannot read %s\n", folder);
    for (struct dirent *entry; (entry = readdir(directory));) {
        size_t length = strlen(entry->d_name), size = strlen(folder) + length + 2;
        if (length < 5 || strcmp(entry->d_name + length - 4, ".txt") != 0)
            continue;
        paths = reallocate(paths, count + 2, sizeof *paths);
        paths[count] = allocate(size, 1);
        snprintf(paths[count++], size, "%s/%s", folder, entry->d_name);
        paths[count] = NULL;
    }
    closedir(directory);
    if (count)
        qsort(paths, count, sizeof *paths, by_name);
    return paths;
}
