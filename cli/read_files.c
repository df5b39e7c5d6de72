/* Reads whole files and standard input, as bytes. */
#include "cli/posix.h"

#include "cli/files.h"
#include "cli/input_kind.h"
#include "cli/words.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_FILE = 1 << 30,
    FIRST_BYTES = 1 << 14 /* of a shader; most shaders have less */
};

bool errors_are_shown(void)
{
    return isatty(fileno(stderr));
}

bool output_is_shown(void)
{
    return isatty(fileno(stdout));
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

/* A file that is being read. */
struct input {
    int file;
    size_t expected; /* its size; 0: unknown, as of pipes and devices */
    char *data;      /* with room for a NUL */
    size_t count, capacity;
};

static bool input_open(struct input *input, const char *path)
{
    struct stat status;
    bool standard = strcmp(path, "-") == 0;
    *input = (struct input){.file = standard ? 0 : open(path, O_RDONLY | O_BINARY)};
#if defined(_WIN32)
    if (standard) /* in text mode, Windows stops reading at 0x1A */
        _setmode(0, O_BINARY);
#endif
    if (input->file < 0)
        return false;
    if (!standard && fstat(input->file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0)
        input->expected = (uint64_t)status.st_size < MAX_FILE + 1 ? (size_t)status.st_size : (size_t)MAX_FILE + 1;
    return true;
}

/* Grows the buffer to `size` bytes, or by steps where the size of the file is not known. */
static bool input_reserve(struct input *input, size_t size)
{
    size_t step = input->expected ? input->expected : 2 * input->count + FIRST_BYTES;
    size_t capacity = size < step ? size : step;
    if (capacity < input->capacity)
        return true;
    char *data = realloc(input->data, capacity + 1);
    if (!data)
        return false;
    input->data = data;
    input->capacity = capacity + 1;
    return true;
}

/* Reads until `limit` bytes are there, or the file ends. */
static bool input_read(struct input *input, size_t limit)
{
    if (input->expected && input->expected < limit)
        limit = input->expected;
    while (input->count < limit) {
        if (!input_reserve(input, limit))
            return false;
        size_t room = input->capacity - 1 - input->count;
        size_t wanted = limit - input->count < room ? limit - input->count : room;
        long long got = read(input->file, input->data + input->count, (unsigned)wanted);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return false;
        if (got == 0)
            break;
        input->count += (size_t)got;
    }
    return input_reserve(input, input->count);
}

/* Closes the file. Returns the bytes; NULL unless `done`. */
static void *input_finish(struct input *input, bool done, size_t *size)
{
    int error = errno;
    if (input->file > 0)
        close(input->file);
    if (done)
        input->data[ *size = input->count] = 0;
    else
        free(input->data);
    errno = error;
    return done ? input->data : NULL;
}

/* All of the file, at most MAX_FILE bytes. */
static bool input_read_whole(struct input *input)
{
    if (input->expected <= MAX_FILE && !input_read(input, (size_t)MAX_FILE + 1))
        return false;
    errno = EFBIG;
    return input->expected <= MAX_FILE && input->count <= MAX_FILE;
}

void *file_read(const char *path, size_t *size)
{
    struct input input;
    return input_open(&input, path) ? input_finish(&input, input_read_whole(&input), size) : NULL;
}

bool file_start(const char *path, void *bytes, size_t *size)
{
    int file = open(path, O_RDONLY | O_BINARY);
    if (file < 0)
        return false;
    long long count = read(file, bytes, (unsigned)*size);
    *size = count > 0 ? (size_t)count : 0;
    close(file);
    return count >= 0;
}

/* The size that a container's header tells. 0: there is no header, or a damaged one. */
static size_t size_of_container(const struct input *input)
{
    enum {
        SIZE_OFFSET = 24,
        HEADER_BYTES = 32
    };
    if (input->count < HEADER_BYTES || start_of_shader(input->data, input->count) != STARTS_CONTAINER)
        return 0;
    uint32_t size = load_word(input->data + SIZE_OFFSET);
    return size < HEADER_BYTES ? 0 : size < MAX_FILE ? size : MAX_FILE;
}

void *shader_read(const char *path, size_t *size)
{
    struct input input;
    if (!input_open(&input, path))
        return NULL;
    bool done = input_read(&input, FIRST_BYTES);
    size_t container = done ? size_of_container(&input) : 0;
    if (container > input.count)
        done = input_read(&input, container);
    else if (container)
        input.count = container;
    else if (done && (start_of_shader(input.data, input.count) == STARTS_BITCODE ||
                      start_of_shader(input.data, input.count) == STARTS_PDB))
        done = input_read_whole(&input);
    return input_finish(&input, done, size);
}
