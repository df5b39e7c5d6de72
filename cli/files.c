/* Reads and writes whole files and standard streams, as bytes. */
#define _POSIX_C_SOURCE 200809L

#include "files.h"
#include "folders.h"
#include "words.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#define isatty _isatty
#define fileno _fileno
#else
#include <unistd.h>
#endif

/* In text mode, Windows writes '\n' as two bytes and stops reading at 0x1A. */
static FILE *as_bytes(FILE *standard)
{
#if defined(_WIN32)
    _setmode(_fileno(standard), _O_BINARY);
#endif
    return standard;
}

bool errors_are_shown(void)
{
    return isatty(fileno(stderr));
}

const char *file_name(const char *path)
{
#if defined(_WIN32)
    const char *separators = "/\\:";
#else
    const char *separators = "/";
#endif
    for (const char *next; (next = strpbrk(path, separators)) != NULL;)
        path = next + 1;
    return path;
}

static void *read_stream(FILE *file, size_t *size)
{
    size_t capacity = 1 << 16, count = 0;
    char *data = malloc(capacity);
    while (data) {
        count += fread(data + count, 1, capacity - count, file);
        if (count < capacity)
            break;
        char *larger = realloc(data, capacity * 2);
        if (!larger)
            free(data);
        data = larger;
        capacity *= 2;
    }
    if (data && ferror(file)) {
        free(data);
        return NULL;
    }
    *size = count;
    return data;
}

void *file_read(const char *path, size_t *size)
{
    bool standard = !strcmp(path, "-");
    FILE *file = standard ? as_bytes(stdin) : fopen(path, "rb");
    if (!file)
        return NULL;
    void *data = read_stream(file, size);
    int error = errno;
    if (!standard)
        fclose(file);
    errno = error;
    return data;
}

bool file_write(const char *path, const void *data, size_t size)
{
    if (!strcmp(path, "-"))
        return fwrite(data, 1, size, as_bytes(stdout)) == size && !fflush(stdout);
    FILE *file = fopen(path, "wb");
    if (!file && errno == ENOENT && make_folders(path))
        file = fopen(path, "wb");
    if (!file)
        return false;
    bool written = fwrite(data, 1, size, file) == size;
    return !fclose(file) && written;
}

bool file_write_words(const char *path, const uint32_t *words, size_t count)
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
