/* Forwards DXBC containers to another library of the same interface. That library is loaded once, when the
 * first such container is met, or by dxil_spv_set_dxbc_library, and stays. */
#include "compat.h"

#include <stdatomic.h>
#include <stdlib.h>

#ifdef _WIN32
#include <windows.h>
static void *open_library(const char *path)
{
    return (void *)LoadLibraryA(path);
}
static void *find_function(void *library, const char *name)
{
    return (void *)GetProcAddress((HMODULE)library, name);
}
static void close_library(void *library)
{
    FreeLibrary((HMODULE)library);
}
#else
#include <dlfcn.h>

/* Its calls of its own functions stay within it, though this library has functions of the same names: the loader of
 * glibc can do that, but not under AddressSanitizer. */
#if defined(RTLD_DEEPBIND) && !defined(__SANITIZE_ADDRESS__)
#define LOAD_FLAGS (RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND)
#else
#define LOAD_FLAGS (RTLD_NOW | RTLD_LOCAL)
#endif
static void *open_library(const char *path)
{
    return dlopen(path, LOAD_FLAGS);
}
static void *find_function(void *library, const char *name)
{
    return dlsym(library, name);
}
static void close_library(void *library)
{
    dlclose(library);
}
#endif

static _Atomic(const struct other_library *) loaded;
static atomic_bool has_failed; /* the one that the environment names cannot be loaded: it was logged once */

/* All functions of the interface; false: one is missing, or it is this library. */
static bool find_functions(void *library, struct other_library *other)
{
    const char *missing = NULL;

#define F(name)                                                                                                        \
    if (!(*(void **)&other->name = find_function(library, "dxil_spv_" #name)))                                         \
        missing = "dxil_spv_" #name;
    FOR_EACH_FORWARDED(F)
#undef F
    if (missing)
        log_message(DXIL_SPV_LOG_LEVEL_ERROR, "the library for DXBC has no %s", missing);
    return !missing && other->parse_dxil_blob != dxil_spv_parse_dxil_blob;
}

static const struct other_library *load(const char *path)
{
    struct other_library *other = malloc(sizeof *other);
    const struct other_library *nothing = NULL;
    void *library = other ? open_library(path) : NULL;

    if (library && find_functions(library, other) && atomic_compare_exchange_strong(&loaded, &nothing, other))
        return other;
    if (!library)
        log_message(DXIL_SPV_LOG_LEVEL_ERROR, "the library for DXBC cannot be loaded: %.400s", path);
    free(other);
    if (library)
        close_library(library);
    return nothing; /* what another thread has loaded meanwhile */
}

/* The first of them that there is. */
static const struct other_library *loaded_library(const char *path)
{
    const struct other_library *other = atomic_load(&loaded);

    return other ? other : path ? load(path) : NULL;
}

dxil_spv_result dxil_spv_set_dxbc_library(const char *path)
{
    if (!path)
        path = getenv("DXIL_SPV_DXBC_LIBRARY");
    if (atomic_load(&loaded))
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    return path && loaded_library(path) ? DXIL_SPV_SUCCESS : DXIL_SPV_ERROR_GENERIC;
}

const struct other_library *other_library(void)
{
    struct thread_state *thread = thread_state();
    const struct other_library *other =
        loaded_library(atomic_load(&has_failed) ? NULL : getenv("DXIL_SPV_DXBC_LIBRARY"));

    if (!other) {
        atomic_store(&has_failed, true);
        return NULL;
    }
    other->set_thread_log_callback(thread->log, thread->log_user);
    if (thread->contexts > 0 && !thread->other_has_begun)
        other->begin_thread_allocator_context();
    thread->other_has_begun = thread->contexts > 0;
    return other;
}
