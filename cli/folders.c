/* Lists and makes folders. */
#if defined(__linux__)
#define _DEFAULT_SOURCE /* d_type */
#endif
#include "cli/posix.h"

#include "cli/folders.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#if defined(_WIN32)
#include <direct.h>
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <dirent.h>
#endif

bool is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

bool file_exists(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0;
}

static bool make_folder(const char *path)
{
#if defined(_WIN32)
    int result = _mkdir(path);
#else
    int result = mkdir(path, 0777);
#endif
    return result == 0 || errno == EEXIST || is_folder(path); /* "C:" exists, but says another error */
}

bool make_folders(const char *file_path)
{
    char path[4096];
    if (strlen(file_path) >= sizeof(path)) {
        errno = ENAMETOOLONG;
        return false;
    }
    for (size_t n = 0; file_path[n]; n++) {
        bool separates = file_path[n] == '/';
#if defined(_WIN32)
        separates |= file_path[n] == '\\';
#endif
        path[n] = 0;
        if (separates && n > 0 && !make_folder(path))
            return false;
        path[n] = file_path[n];
    }
    return true;
}

/* ---- Lists ------------------------------------------------------------------------------------------------------- */

/* The folders that are still to be read. A stack, because folders may be nested to any depth. */
struct pending {
    char **paths;
    size_t count, capacity;
};

static char *join(const char *folder, const char *name)
{
    size_t length = strlen(folder), size = strlen(name) + 1;
    char *path = malloc(length + 1 + size);
    bool separated = length && folder[length - 1] == '/';
    if (!path)
        return NULL;
    memcpy(path, folder, length);
    if (!separated)
        path[length++] = '/';
    memcpy(path + length, name, size);
    return path;
}

/* Takes the path over. */
static bool push(struct pending *pending, char *path)
{
    if (pending->count == pending->capacity) {
        size_t capacity = 2 * pending->capacity + 16;
        char **paths = realloc(pending->paths, capacity * sizeof(*paths));
        if (!paths) {
            free(path);
            return false;
        }
        pending->paths = paths;
        pending->capacity = capacity;
    }
    pending->paths[pending->count++] = path;
    return true;
}

struct listing {
    struct pending pending;
    bool (*found)(void *user, const char *path);
    void *user;
};

enum entry_kind {
    ENTRY_FILE,
    ENTRY_FOLDER,
    ENTRY_OTHER /* a device, or a link to a folder */
};

static bool add_entry(struct listing *listing, const char *folder, const char *name, enum entry_kind kind)
{
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || kind == ENTRY_OTHER)
        return true;
    char *path = join(folder, name);
    if (!path)
        return false;
    if (kind == ENTRY_FOLDER)
        return push(&listing->pending, path);
    bool done = listing->found(listing->user, path);
    free(path);
    return done;
}

#if defined(_WIN32)

static bool read_folder(struct listing *listing, const char *folder)
{
    WIN32_FIND_DATAA entry;
    char *pattern = join(folder, "*");
    HANDLE handle = pattern ? FindFirstFileA(pattern, &entry) : INVALID_HANDLE_VALUE;
    free(pattern);
    if (handle == INVALID_HANDLE_VALUE) {
        errno = ENOENT;
        return false;
    }
    bool done;
    do {
        bool folder_entry = entry.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY;
        bool link = entry.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT;
        enum entry_kind kind = !folder_entry ? ENTRY_FILE : link ? ENTRY_OTHER : ENTRY_FOLDER;
        done = add_entry(listing, folder, entry.cFileName, kind);
    } while (done && FindNextFileA(handle, &entry));
    FindClose(handle);
    return done;
}

#else

static enum entry_kind ask_kind(const char *folder, const char *name)
{
    struct stat own, target;
    char *path = join(folder, name);
    bool known = path && lstat(path, &own) == 0 && stat(path, &target) == 0;
    free(path);
    if (!known)
        return ENTRY_OTHER;
    return S_ISDIR(own.st_mode) ? ENTRY_FOLDER : S_ISREG(target.st_mode) ? ENTRY_FILE : ENTRY_OTHER;
}

/* Most file systems tell what an entry is. */
static enum entry_kind kind_of(const char *folder, const struct dirent *entry)
{
#if defined(DT_REG) && defined(DT_DIR)
    if (entry->d_type == DT_REG)
        return ENTRY_FILE;
    if (entry->d_type == DT_DIR)
        return ENTRY_FOLDER;
#endif
    return ask_kind(folder, entry->d_name);
}

static bool read_folder(struct listing *listing, const char *folder)
{
    DIR *handle = opendir(folder);
    if (!handle)
        return false;
    bool done = true;
    for (struct dirent *entry; done && (entry = readdir(handle)) != NULL;)
        done = add_entry(listing, folder, entry->d_name, kind_of(folder, entry));
    int error = errno;
    closedir(handle);
    errno = error;
    return done;
}

#endif

bool list_files(const char *folder, bool (*found)(void *user, const char *path), void *user)
{
    struct listing listing = {.found = found, .user = user};
    bool done = read_folder(&listing, folder);
    while (done && listing.pending.count) {
        char *path = listing.pending.paths[--listing.pending.count];
        done = read_folder(&listing, path);
        free(path);
    }
    int error = errno;
    while (listing.pending.count)
        free(listing.pending.paths[--listing.pending.count]);
    free(listing.pending.paths);
    errno = error;
    return done;
}
