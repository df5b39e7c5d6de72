#include "files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    FILE *file = standard ? stdin : fopen(path, "rb");
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
        return fwrite(data, 1, size, stdout) == size && !fflush(stdout);
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    bool written = fwrite(data, 1, size, file) == size;
    return !fclose(file) && written;
}
