/* Finds the .pdb file of a shader: by its name in the ILDN part, or by the compiler's hash. */
#include "cli/conversion/debug_file.h"

#include "cli/files.h"
#include "cli/folders.h"
#include "cli/input_kind.h"
#include "cli/messages.h"

#include "dxs_inspect.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PATH_BYTES = 4096
};

/* The two names that a shader's file may have. */
struct debug_names {
    char by_name[DXS_MAX_PDB_NAME], by_hash[40]; /* "": none */
};

bool wants_debug_information(const struct command *command)
{
    return command->convert.debug_info || command->convert.debug_variables || command->prints_names;
}

static struct debug_names names_of(const void *bytes, size_t size)
{
    struct debug_names names = {{0}, {0}};
    struct dxs_shader_hashes hashes = dxs_hash_shader(bytes, size);
    bool has_hash = false;
    if (!dxs_pdb_name(bytes, size, names.by_name))
        return names;
    for (unsigned n = 0; n < sizeof(hashes.compiler_hash); n++) {
        snprintf(names.by_hash + 2 * n, 3, "%02x", hashes.compiler_hash[n]);
        has_hash |= hashes.compiler_hash[n] != 0;
    }
    strcpy(names.by_hash + 2 * sizeof(hashes.compiler_hash), ".pdb");
    if (!has_hash)
        names.by_hash[0] = 0;
    return names;
}

/* `folder`: `length` characters, with its last separator if there are any. */
static void *read_in(const char *folder, size_t length, const char *name, char path[PATH_BYTES], size_t *size)
{
    bool needs_separator = length && folder[length - 1] != '/' && folder[length - 1] != '\\';
    int written = snprintf(path, PATH_BYTES, "%.*s%s%s", (int)length, folder, needs_separator ? "/" : "", name);
    return *name && written > 0 && written < PATH_BYTES ? file_read(path, size) : NULL;
}

static void *find_in(const char *folder, size_t length, const struct debug_names *names, char path[PATH_BYTES],
                     size_t *size)
{
    void *bytes = read_in(folder, length, names->by_name, path, size);
    return bytes ? bytes : read_in(folder, length, names->by_hash, path, size);
}

/* The shader's .pdb file; NULL: it is missing. */
static void *find_file(const struct command *command, const char *input, const struct debug_names *names,
                       char path[PATH_BYTES], size_t *size)
{
    if (!command->pdb)
        return find_in(input, (size_t)(file_name(input) - input), names, path, size);
    if (is_folder(command->pdb))
        return find_in(command->pdb, strlen(command->pdb), names, path, size);
    snprintf(path, PATH_BYTES, "%s", command->pdb);
    return file_read(command->pdb, size);
}

static void complain_about_missing(const struct command *command, const char *input, const struct debug_names *names)
{
    if (!*names->by_name)
        return;
    if (command->pdb)
        complain("%s: its debug information is in %s, which %s does not hold", input, names->by_name, command->pdb);
    else
        complain("%s: its debug information is in %s, which is not beside it: give --pdb FILE or FOLDER", input,
                 names->by_name);
}

/* Joins the shader, NULL: none, and the file. */
static enum exit_code join(dxs_converter *converter, const char *path, const void *shader, size_t shader_size,
                           const void *pdb, size_t pdb_size, const void **bytes, size_t *size, char *message,
                           size_t message_size)
{
    char text[1024];
    const void *joined;
    size_t joined_size;
    enum dxs_result result = dxs_pdb_attach(converter, shader, shader_size, pdb, pdb_size, &joined, &joined_size);
    if (result != DXS_RESULT_OK) {
        describe_error(dxs_converter_error(converter), text, sizeof(text));
        snprintf(message, message_size, "%s: %s", path, text);
        return exit_code_of(result);
    }
    *bytes = joined;
    *size = joined_size;
    return EXIT_DONE;
}

enum exit_code add_debug_file(const struct command *command, dxs_converter *converter, const char *input,
                              const void **bytes, size_t *size, char *message, size_t message_size)
{
    char path[PATH_BYTES];
    size_t pdb_size;
    if (start_of_shader(*bytes, *size) == STARTS_PDB)
        return join(converter, input, NULL, 0, *bytes, *size, bytes, size, message, message_size);
    if (start_of_shader(*bytes, *size) != STARTS_CONTAINER || (!command->pdb && !wants_debug_information(command)))
        return EXIT_DONE;
    struct debug_names names = names_of(*bytes, *size);
    if (!command->pdb && !*names.by_name)
        return EXIT_DONE;
    void *pdb = find_file(command, input, &names, path, &pdb_size);
    if (!pdb && command->pdb && !is_folder(command->pdb)) {
        snprintf(message, message_size, "--pdb %s: %s", command->pdb, strerror(errno));
        return EXIT_USAGE;
    }
    if (!pdb) {
        complain_about_missing(command, input, &names);
        return EXIT_DONE;
    }
    enum exit_code code = join(converter, path, *bytes, *size, pdb, pdb_size, bytes, size, message, message_size);
    free(pdb);
    if (code == EXIT_DONE || command->pdb)
        return code;
    complain("%s", message); /* it only happens to lie there */
    return EXIT_DONE;
}
