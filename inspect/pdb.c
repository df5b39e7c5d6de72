/* Reads .pdb files of DXC. Time and memory are at most proportional to the file's size. */
#include "inspect/pdb.h"

#include "base/little_endian.h"

#include <string.h>

enum {
    MAGIC_BYTES = 32,
    HEADER_BYTES = 56, /* magic, block size, free map, blocks, bytes of the directory, unused, block of its list */
    MIN_BLOCK = 512,
    MAX_BLOCK = 1 << 16
};

static const char format_name[] = "Microsoft C/C++ MSF"; /* the magic goes on with its version */

#define NO_STREAM UINT32_MAX /* size of a stream that was deleted */

struct pdb {
    struct arena *arena;
    const uint8_t *bytes;
    size_t size;
    uint32_t block_size;
};

static COLD _Noreturn void fail_damaged(const struct pdb *pdb, const char *what)
{
    fail(pdb->arena->fault, DXS_RESULT_INVALID_CONTAINER, "the .pdb file is damaged: its %s lies outside of %zu bytes",
         what, pdb->size);
}

bool pdb_begins(const uint8_t *bytes, size_t size)
{
    return size >= strlen(format_name) && memcmp(bytes, format_name, strlen(format_name)) == 0;
}

static uint32_t blocks_of(const struct pdb *pdb, uint32_t bytes)
{
    return (uint32_t)(((uint64_t)bytes + pdb->block_size - 1) / pdb->block_size);
}

/* The bytes at a block; `count` of them are in the file. */
static const uint8_t *block_at(const struct pdb *pdb, uint32_t block, size_t count, const char *what)
{
    uint64_t start = (uint64_t)block * pdb->block_size;

    if (start > pdb->size || pdb->size - start < count)
        fail_damaged(pdb, what);
    return pdb->bytes + start;
}

/* Joins the blocks of a stream. `list`: their numbers. */
static uint8_t *join(const struct pdb *pdb, const uint8_t *list, uint32_t size, const char *what)
{
    if (size > pdb->size) /* a block may be listed often */
        fail_damaged(pdb, what);
    uint8_t *joined = arena_array(pdb->arena, size, 1);
    for (uint32_t done = 0, n = 0; done < size; n++) {
        uint32_t count = size - done < pdb->block_size ? size - done : pdb->block_size;
        memcpy(joined + done, block_at(pdb, load32(list + 4 * (size_t)n), count, what), count);
        done += count;
    }
    return joined;
}

static struct pdb pdb_open(struct arena *arena, const uint8_t *bytes, size_t size)
{
    struct pdb pdb = {arena, bytes, size, size >= HEADER_BYTES ? load32(bytes + MAGIC_BYTES) : 0};
    bool is_power = (pdb.block_size & (pdb.block_size - 1)) == 0;

    if (pdb.block_size < MIN_BLOCK || pdb.block_size > MAX_BLOCK || !is_power)
        fail_damaged(&pdb, "header");
    return pdb;
}

struct container_part pdb_find_container(struct arena *arena, const uint8_t *bytes, size_t size)
{
    struct pdb pdb = pdb_open(arena, bytes, size);
    uint32_t directory_size = load32(bytes + MAGIC_BYTES + 12);
    const uint8_t *list =
        block_at(&pdb, load32(bytes + MAGIC_BYTES + 20), 4 * (size_t)blocks_of(&pdb, directory_size), "list of blocks");
    const uint8_t *directory = join(&pdb, list, directory_size, "directory");
    uint32_t words = directory_size / 4, count = words ? load32(directory) : 0, next = 1;

    if (count > words - (words > 0))
        fail_damaged(&pdb, "directory");
    next += count; /* behind the sizes: numbers of blocks */
    for (uint32_t n = 0; n < count; n++) {
        uint32_t stream = load32(directory + 4 * (size_t)(1 + n));
        uint32_t blocks = stream == NO_STREAM ? 0 : blocks_of(&pdb, stream);
        if (blocks > words - next)
            fail_damaged(&pdb, "directory");
        const uint8_t *numbers = directory + 4 * (size_t)next;
        next += blocks;
        if (blocks && stream >= 4 && memcmp(block_at(&pdb, load32(numbers), 4, "stream"), "DXBC", 4) == 0)
            return (struct container_part){.data = join(&pdb, numbers, stream, "container"), .size = stream};
    }
    fail(arena->fault, DXS_RESULT_NO_DXIL, "the .pdb file holds no shader: it is of another compiler than DXC");
}
