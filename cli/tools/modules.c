/* Finds and loads modules. */
#include "cli/posix.h"

#include "cli/tools/modules.h"

#include "cli/tools/library.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

enum {
    MAX_PATH_SIZE = 4096
};

static const struct {
    const char *file, *library;
} modules[] = {
    [MODULE_SPIRV_TOOLS] = {"dxil-spirv-spirv-tools"
                            ".so",
                            "SPIRV-Tools"},
    [MODULE_SPIRV_CROSS] = {"dxil-spirv-spirv-cross"
                            ".so",
                            "SPIRV-Cross"},
    [MODULE_PNG] = {"dxil-spirv-png"
                    ".so",
                    "libpng"},
};

/* Opened once and never closed. */
static _Atomic(void *) opened[sizeof modules / sizeof *modules];

/* FOLDER/ of the program and below; "" if it is not known. */
static void program_folder(char folder[MAX_PATH_SIZE])
{
    ssize_t length = readlink("/proc/self/exe", folder, MAX_PATH_SIZE - 1);
    folder[length > 0 ? length : 0] = 0;
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[1] = 0;
}

static void *open_module(const char *file)
{
    static const char *const places[] = {"", DXS_MODULE_FOLDER "/"};
    char folder[MAX_PATH_SIZE], path[2 * MAX_PATH_SIZE];
    program_folder(folder);
    for (size_t n = 0; n < sizeof places / sizeof *places && *folder; n++) {
        snprintf(path, sizeof path, "%s%s%s", folder, places[n], file);
        if (access(path, F_OK) == 0)
            return library_open(path);
    }
    return library_open(file);
}

static bool refuse(enum module module, const char *reason, struct tool_text *text)
{
    char message[1024];
    int length = snprintf(message, sizeof message, "%s cannot be loaded: %s (Debian: dxil-spirv-modules)",
                          modules[module].library, reason);
    tool_text_set(text, message, length < (int)sizeof message ? (size_t)length : sizeof message - 1);
    return false;
}

bool module_find(enum module module, const char *name, void *function, struct tool_text *text)
{
    void *library = atomic_load(&opened[module]);
    if (!library) { /* two threads get the same library */
        library = open_module(modules[module].file);
        atomic_store(&opened[module], library);
    }
    return (library && library_find(library, name, function)) || refuse(module, library_error(), text);
}
