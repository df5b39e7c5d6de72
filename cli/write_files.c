/* Writes whole files and standard output, as bytes. A file is written beside its place and renamed. */
#include "cli/posix.h"

#include "cli/files.h"
#include "cli/folders.h"
#include "cli/hash.h"
#include "cli/words.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#endif

enum {
    MAX_PATH_SIZE = 4096,
    MAX_TRIES = 100 /* names beside a file that others have taken */
};

/* Writes all bytes and closes the file. */
static bool write_and_close(int file, const char *data, size_t size)
{
    bool written = true;
    while (size && written) {
        unsigned part = size < MAX_TRANSFER ? (unsigned)size : MAX_TRANSFER;
        long long count = write(file, data, part);
        if (count < 0 && errno == EINTR)
            continue;
        written = count > 0;
        data += written ? count : 0;
        size -= written ? (size_t)count : 0;
    }
    int error = errno;
    if (close(file) != 0 && written)
        return false;
    errno = error;
    return written;
}

/* ---- Beside the file --------------------------------------------------------------------------------------------- */

bool name_beside(const char *path, unsigned number, char *beside, size_t size)
{
    size_t folder = (size_t)(file_name(path) - path);
    uint64_t hash = hash_more(HASH_OF_NOTHING, path, strlen(path)) + number;
    int length = snprintf(beside, size, "%.*s.dxil-spirv-%ld-%016llx", (int)folder, path, (long)getpid(),
                          (unsigned long long)hash);
    errno = ENAMETOOLONG;
    return length > 0 && (size_t)length < size;
}

static int open_beside(const char *path, char *beside, size_t size)
{
    int file = -1;
    for (unsigned n = 0; n < MAX_TRIES && file < 0 && name_beside(path, n, beside, size); n++) {
        file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_BINARY, NEW_FILE_MODE);
        if (file < 0 && errno == ENOENT && make_folders(path))
            file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_BINARY, NEW_FILE_MODE);
        if (file < 0 && errno != EEXIST)
            break;
    }
    return file;
}

bool replace_file(const char *beside, const char *path)
{
#if defined(_WIN32)
    bool done = MoveFileExA(beside, path, MOVEFILE_REPLACE_EXISTING);
    if (!done)
        errno = EACCES;
#else
    bool done = rename(beside, path) == 0;
#endif
    int error = errno;
    if (!done)
        unlink(beside);
    errno = error;
    return done;
}

/* `old`: of the file that is replaced; NULL: there is none. */
static bool write_beside(const char *path, const struct stat *old, const void *data, size_t size)
{
    char beside[MAX_PATH_SIZE];
    int file = open_beside(path, beside, sizeof(beside));
    if (file < 0)
        return false;
#if !defined(_WIN32)
    if (old)
        (void)fchmod(file, old->st_mode & 0777);
#else
    (void)old;
#endif
    if (write_and_close(file, data, size))
        return replace_file(beside, path);
    int error = errno;
    unlink(beside);
    errno = error;
    return false;
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

static bool write_in_place(const char *path, const void *data, size_t size)
{
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_BINARY, NEW_FILE_MODE);
    return file >= 0 && write_and_close(file, data, size);
}

/* The path behind links; the caller frees it. NULL: a link leads to nothing. */
static char *resolve(const char *path)
{
#if defined(_WIN32)
    (void)path;
    return NULL;
#else
    return realpath(path, NULL);
#endif
}

/* Links stay, devices and pipes are written to. */
static bool write_special(const char *path, const void *data, size_t size)
{
    struct stat target;
    bool is_file = stat(path, &target) == 0 && S_ISREG(target.st_mode);
    char *resolved = is_file ? resolve(path) : NULL;
    bool written = resolved ? write_beside(resolved, &target, data, size) : write_in_place(path, data, size);
    int error = errno;
    free(resolved);
    errno = error;
    return written;
}

bool file_write(const char *path, const void *data, size_t size)
{
    struct stat old;
    if (strcmp(path, "-") == 0) {
#if defined(_WIN32)
        _setmode(_fileno(stdout), O_BINARY); /* in text mode, Windows writes '\n' as two bytes */
#endif
        return fwrite(data, 1, size, stdout) == size && !fflush(stdout);
    }
    if (lstat(path, &old) != 0)
        return write_beside(path, NULL, data, size);
    if (!S_ISREG(old.st_mode))
        return write_special(path, data, size);
    if (write_beside(path, &old, data, size))
        return true;
    /* A folder that takes no new files may hold one that can be written. */
    return errno == EACCES && write_in_place(path, data, size);
}

static bool write_swapped(const char *path, const uint32_t *words, size_t count)
{
    unsigned char *bytes = malloc(4 * count + 1);
    if (!bytes)
        return false;
    for (size_t n = 0; n < count; n++)
        store_word(bytes + 4 * n, words[n]);
    bool written = file_write(path, bytes, 4 * count);
    int error = errno;
    free(bytes);
    errno = error;
    return written;
}

bool file_write_words(const char *path, const uint32_t *words, size_t count)
{
    const uint32_t one = 1;
    bool is_little_endian = *(const unsigned char *)&one == 1;
    return is_little_endian ? file_write(path, words, 4 * count) : write_swapped(path, words, count);
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

bool lines_open(struct line_file *lines, const char *path, size_t kept)
{
    struct stat status;
    if (!make_folders(path))
        return false;
    lines->file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_BINARY, NEW_FILE_MODE);
    if (lines->file < 0)
        return false;
    lines->size = (long)kept;
    lines->is_regular = fstat(lines->file, &status) == 0 && S_ISREG(status.st_mode);
    return !lines->is_regular || ftruncate(lines->file, lines->size) == 0;
}

bool lines_append(struct line_file *lines, const char *line, size_t size)
{
    long long count = write(lines->file, line, (unsigned)size);
    if (count == (long long)size) {
        lines->size += (long)size;
        return true;
    }
    int error = count < 0 ? errno : ENOSPC;
    if (count > 0 && lines->is_regular && ftruncate(lines->file, lines->size) != 0)
        error = errno;
    errno = error;
    return false;
}

bool lines_close(struct line_file *lines)
{
    return close(lines->file) == 0;
}
