/* The system's loader of libraries. */
#include "cli/tools/library.h"

#include <string.h>

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

void *library_open(const char *path)
{
    return (void *)LoadLibraryA(path);
}

void library_close(void *library)
{
    FreeLibrary((HMODULE)library);
}

const char *library_error(void)
{
    return "it cannot be loaded";
}

bool library_find(void *library, const char *name, void *function)
{
    FARPROC symbol = GetProcAddress((HMODULE)library, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}
#else
#include <dlfcn.h>

void *library_open(const char *path)
{
    return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

void library_close(void *library)
{
    dlclose(library);
}

const char *library_error(void)
{
    const char *error = dlerror();
    return error ? error : "it cannot be loaded";
}

/* ISO C converts no object pointer to a function pointer; POSIX says that both look alike. */
bool library_find(void *library, const char *name, void *function)
{
    void *symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}
#endif
