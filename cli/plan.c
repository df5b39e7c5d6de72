/* Lists the inputs of a command and names their outputs. */
#include "plan.h"

#include "files.h"
#include "folders.h"
#include "messages.h"
#include "names.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* FOLDER/RELATIVE, with the extension of the file's name. */
static char *make_stem(const char *folder, const char *relative)
{
    size_t size = strlen(folder) + strlen(relative) + 2;
    char *stem = malloc(size);
    if (stem)
        snprintf(stem, size, "%s/%s", folder, relative);
    return stem;
}

/* `relative`: the input's path below the folder or manifest that names it. */
static bool add_input(struct plan *plan, const char *folder, const char *path, const char *relative)
{
    if (plan->count == plan->capacity) {
        size_t capacity = 2 * plan->capacity + 64;
        struct planned_input *inputs = realloc(plan->inputs, capacity * sizeof(*inputs));
        if (!inputs)
            return false;
        plan->inputs = inputs;
        plan->capacity = capacity;
    }
    size_t size = strlen(path) + 1;
    struct planned_input input = {malloc(size), make_stem(folder, relative)};
    if (!input.path || !input.stem) {
        free(input.path);
        free(input.stem);
        return false;
    }
    memcpy(input.path, path, size);
    plan->inputs[plan->count++] = input;
    return true;
}

/* ---- Folders ----------------------------------------------------------------------------------------------------- */

struct search {
    struct plan *plan;
    const char *root, *output_folder;
};

/* NULL: the file is an input: a DXBC container, or LLVM bitcode without or with its wrapper. */
static const char *reason_to_skip(const char *path)
{
    static const char starts[][5] = {"DXBC", "BC\xC0\xDE", "\xDE\xC0\x17\x0B"};
    char start[4];
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL; /* the conversion will say why it cannot be read */
    size_t size = fread(start, 1, sizeof(start), file);
    fclose(file);
    for (size_t n = 0; size == sizeof(start) && n < sizeof(starts) / sizeof(starts[0]); n++)
        if (memcmp(start, starts[n], sizeof(start)) == 0)
            return NULL;
    return size ? "neither a DXBC container nor LLVM bitcode" : "empty";
}

static bool add_skipped(struct plan *plan, const char *path, const char *reason)
{
    if (plan->skipped_count == plan->skipped_capacity) {
        size_t capacity = 2 * plan->skipped_capacity + 64;
        struct skipped_file *skipped = realloc(plan->skipped, capacity * sizeof(*skipped));
        if (!skipped)
            return false;
        plan->skipped = skipped;
        plan->skipped_capacity = capacity;
    }
    size_t size = strlen(path) + 1;
    struct skipped_file file = {malloc(size), reason};
    if (!file.path)
        return false;
    memcpy(file.path, path, size);
    plan->skipped[plan->skipped_count++] = file;
    return true;
}

static bool add_found(void *user, const char *path)
{
    const struct search *search = user;
    const char *relative = path + strlen(search->root);
    const char *reason = reason_to_skip(path);
    if (reason)
        return add_skipped(search->plan, path, reason);
    return add_input(search->plan, search->output_folder, path, relative + strspn(relative, "/"));
}

static int compare_inputs(const void *a, const void *b)
{
    return strcmp(((const struct planned_input *)a)->path, ((const struct planned_input *)b)->path);
}

/* A skipped file with such a name may be one that was not written whole. */
static bool is_named_like_shader(const char *path)
{
    static const char *const suffixes[] = {".dxil", ".dxbc", ".cso", ".fxo", ".bc"};
    const char *dot = strrchr(file_name(path), '.');
    for (size_t n = 0; dot && n < sizeof(suffixes) / sizeof(suffixes[0]); n++)
        if (strcmp(dot, suffixes[n]) == 0)
            return true;
    return false;
}

static int compare_skipped(const void *a, const void *b)
{
    const char *left = ((const struct skipped_file *)a)->path, *right = ((const struct skipped_file *)b)->path;
    int order = (int)is_named_like_shader(right) - (int)is_named_like_shader(left);
    return order ? order : strcmp(left, right);
}

static bool add_folder(struct plan *plan, const char *folder, const char *output_folder)
{
    struct search search = {plan, folder, output_folder};
    size_t first = plan->count;
    errno = ENOMEM;
    if (!list_files(folder, add_found, &search)) {
        complain("%s: %s", folder, strerror(errno));
        return false;
    }
    if (plan->count > first)
        qsort(plan->inputs + first, plan->count - first, sizeof(*plan->inputs), compare_inputs);
    plan->reads_folders = true;
    return true;
}

/* ---- Manifests --------------------------------------------------------------------------------------------------- */

/* The path that a line's input gets below the output folder. NULL: it would leave the folder. */
static const char *relative_path(const char *path)
{
    while (*path == '/' || strncmp(path, "./", 2) == 0)
        path++;
    for (const char *part = path; *part; part += strcspn(part, "/"), part += *part == '/')
        if (strncmp(part, "..", 2) == 0 && (part[2] == '/' || !part[2]))
            return NULL;
    return path;
}

static bool add_lines(struct plan *plan, char *text, const struct command *command)
{
    for (char *line = text, *next; *line; line = next) {
        size_t length = strcspn(line, "\r\n");
        next = line + length + (line[length] != 0);
        line[length] = 0;
        const char *relative = relative_path(line);
        if (!length)
            continue;
        if (!relative) {
            complain("--manifest %s: %s: expected a path without ..", command->batch.manifest, line);
            return false;
        }
        if (!add_input(plan, command->output_folder, line, relative)) {
            complain("out of memory");
            return false;
        }
    }
    return true;
}

static bool add_manifest(struct plan *plan, const struct command *command)
{
    const char *path = command->batch.manifest;
    size_t size;
    char *bytes = file_read(path, &size), *text = bytes ? realloc(bytes, size + 1) : NULL;
    if (!text) {
        complain("--manifest %s: %s", path, strerror(errno));
        free(bytes);
        return false;
    }
    text[size] = 0;
    plan->reads_folders = true;
    bool done = add_lines(plan, text, command);
    free(text);
    return done;
}

/* ---- Names of outputs -------------------------------------------------------------------------------------------- */

/* The stem without the input's extension. The outputs take it unless another input has the same one. */
static char *short_stem(const struct planned_input *input)
{
    const char *dot = strrchr(file_name(input->stem), '.');
    size_t length = dot && dot != file_name(input->stem) ? (size_t)(dot - input->stem) : strlen(input->stem);
    char *stem = malloc(length + 1);
    if (stem) {
        memcpy(stem, input->stem, length);
        stem[length] = 0;
    }
    return stem;
}

/* Removes the extensions of the inputs' names, except where two inputs would then have the same outputs. */
static bool shorten_stems(struct plan *plan)
{
    struct names names = {0};
    char **stems = calloc(plan->count + 1, sizeof(*stems));
    bool done = stems != NULL;
    for (size_t n = 0; done && n < plan->count; n++) {
        stems[n] = short_stem(&plan->inputs[n]);
        struct name *name = stems[n] ? names_add(&names, stems[n]) : NULL;
        done = name != NULL;
        if (done) /* value: the only input with the name, or the plan if there are several */
            name->value = name->value ? (void *)plan : (void *)&plan->inputs[n];
    }
    for (size_t n = 0; done && n < plan->count; n++) {
        if (names_find(&names, stems[n])->value != plan) {
            char *stem = plan->inputs[n].stem;
            plan->inputs[n].stem = stems[n];
            stems[n] = stem;
        }
    }
    for (size_t n = 0; stems && n < plan->count; n++)
        free(stems[n]);
    free(stems);
    names_free(&names);
    if (!done)
        complain("out of memory");
    return done;
}

static bool check_stems(const struct plan *plan)
{
    struct names names = {0};
    bool done = true;
    for (size_t n = 0; done && n < plan->count; n++) {
        struct name *name = names_add(&names, plan->inputs[n].stem);
        const struct planned_input *other = name ? name->value : NULL;
        if (!name)
            complain("out of memory");
        else if (other)
            complain("%s and %s would have the same outputs: %s; expected different names, or a folder or --manifest "
                     "that keeps their paths apart",
                     other->path, plan->inputs[n].path, plan->inputs[n].stem);
        else
            name->value = &plan->inputs[n];
        done = name && !other;
    }
    names_free(&names);
    return done;
}

/* ---- Shards ------------------------------------------------------------------------------------------------------ */

/* Keeps every N-th input, so that the parts take about the same time. */
static bool keep_shard(struct plan *plan, const char *shard)
{
    char *end;
    unsigned long part = strtoul(shard, &end, 10), parts = *end == '/' ? strtoul(end + 1, &end, 10) : 0;
    if (*end || !part || part > parts) {
        complain("--shard %s: expected I/N, with I from 1 to N", shard);
        return false;
    }
    size_t kept = 0;
    for (size_t n = 0; n < plan->count; n++) {
        if (n % parts == part - 1) {
            plan->inputs[kept++] = plan->inputs[n];
        } else {
            free(plan->inputs[n].path);
            free(plan->inputs[n].stem);
        }
    }
    plan->count = kept;
    kept = 0;
    for (size_t n = 0; n < plan->skipped_count; n++) {
        if (n % parts == part - 1)
            plan->skipped[kept++] = plan->skipped[n];
        else
            free(plan->skipped[n].path);
    }
    plan->skipped_count = kept;
    return true;
}

enum exit_code plan_inputs(const struct command *command, struct plan *plan)
{
    bool done = true;
    for (size_t n = 0; done && n < command->input_count; n++) {
        const char *path = command->inputs[n];
        if (is_folder(path))
            done = add_folder(plan, path, command->output_folder);
        else if (!(done = add_input(plan, command->output_folder, path, file_name(path))))
            complain("out of memory");
    }
    done = done && (!command->batch.manifest || add_manifest(plan, command));
    if (plan->skipped_count)
        qsort(plan->skipped, plan->skipped_count, sizeof(*plan->skipped), compare_skipped);
    done = done && shorten_stems(plan) && check_stems(plan);
    done = done && (!command->batch.shard || keep_shard(plan, command->batch.shard));
    return done ? EXIT_DONE : EXIT_USAGE;
}

void plan_free(struct plan *plan)
{
    for (size_t n = 0; n < plan->count; n++) {
        free(plan->inputs[n].path);
        free(plan->inputs[n].stem);
    }
    free(plan->inputs);
    for (size_t n = 0; n < plan->skipped_count; n++)
        free(plan->skipped[n].path);
    free(plan->skipped);
    *plan = (struct plan){0};
}
