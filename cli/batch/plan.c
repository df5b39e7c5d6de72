/* Lists the inputs of a command and names their outputs. */
#include "cli/batch/plan.h"

#include "cli/files.h"
#include "cli/folders.h"
#include "cli/input_kind.h"
#include "cli/messages.h"
#include "cli/batch/names.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* FOLDER/RELATIVE, with the extension of the file's name. */
static char *make_stem(const char *folder, const char *relative)
{
    size_t length = strlen(folder), size = strlen(relative) + 1;
    char *stem = malloc(length + 1 + size);
    if (!stem)
        return NULL;
    memcpy(stem, folder, length);
    stem[length] = '/';
    memcpy(stem + length + 1, relative, size);
    return stem;
}

static void free_input(struct planned_input *input)
{
    free(input->path);
    free(input->stem);
    free(input->bytes);
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
    struct planned_input input = {.path = malloc(size), .stem = make_stem(folder, relative)};
    if (!input.path || !input.stem) {
        free_input(&input);
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
    bool reads_all; /* the inputs, not only their starts: this run converts them all */
};

enum {
    MAX_KEPT = 64 << 20 /* bytes of inputs that are read once, for the plan and for the conversion */
};

/* NULL: the file is an input: a DXBC container, or LLVM bitcode without or with its wrapper. */
static const char *reason_to_skip(const void *start, size_t size)
{
    if (start_of_shader(start, size) == STARTS_CONTAINER || start_of_shader(start, size) == STARTS_BITCODE)
        return NULL;
    return size ? "neither a DXBC container nor LLVM bitcode" : "empty";
}

static bool is_named_like_shader(const char *path)
{
    static const char *const suffixes[] = {".dxil", ".dxbc", ".cso", ".fxo", ".bc"};
    const char *dot = strrchr(file_name(path), '.');
    for (size_t n = 0; dot && n < sizeof(suffixes) / sizeof(suffixes[0]); n++)
        if (strcmp(dot, suffixes[n]) == 0)
            return true;
    return false;
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
    struct skipped_file file = {malloc(size), reason, is_named_like_shader(path)};
    if (!file.path)
        return false;
    memcpy(file.path, path, size);
    plan->skipped[plan->skipped_count++] = file;
    return true;
}

/* Takes the bytes over. */
static void keep_bytes(struct plan *plan, void *bytes, size_t size)
{
    struct planned_input *input = &plan->inputs[plan->count - 1];
    if (size > MAX_KEPT - plan->kept) {
        free(bytes);
        return;
    }
    plan->kept += size;
    input->bytes = bytes;
    input->size = size;
}

static bool add_found(void *user, const char *path)
{
    const struct search *search = user;
    const char *relative = path + strlen(search->root) + strspn(path + strlen(search->root), "/");
    char start[4];
    size_t size = sizeof(start);
    void *bytes = search->reads_all && search->plan->kept < MAX_KEPT ? shader_read(path, &size) : NULL;
    bool is_read = bytes || file_start(path, start, &size);
    /* What cannot be read is an input: the conversion will say why. */
    const char *reason = is_read ? reason_to_skip(bytes ? bytes : start, size) : NULL;
    bool done = reason ? add_skipped(search->plan, path, reason)
                       : add_input(search->plan, search->output_folder, path, relative);
    if (bytes && done && !reason)
        keep_bytes(search->plan, bytes, size);
    else
        free(bytes);
    return done;
}

static int compare_inputs(const void *a, const void *b)
{
    return strcmp(((const struct planned_input *)a)->path, ((const struct planned_input *)b)->path);
}

static int compare_skipped(const void *a, const void *b)
{
    const struct skipped_file *left = a, *right = b;
    int order = (int)right->is_named_like_shader - (int)left->is_named_like_shader;
    return order ? order : strcmp(left->path, right->path);
}

static bool add_folder(struct plan *plan, const char *folder, const char *output_folder, bool reads_all)
{
    struct search search = {plan, folder, output_folder, reads_all};
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
    char *text = file_read(path, &size);
    if (!text) {
        complain("--manifest %s: %s", path, strerror(errno));
        return false;
    }
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
            free_input(&plan->inputs[n]);
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
            done = add_folder(plan, path, command->output_folder, !command->batch.shard);
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
    for (size_t n = 0; n < plan->count; n++)
        free_input(&plan->inputs[n]);
    free(plan->inputs);
    for (size_t n = 0; n < plan->skipped_count; n++)
        free(plan->skipped[n].path);
    free(plan->skipped);
    *plan = (struct plan){0};
}
