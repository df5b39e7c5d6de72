/* The hashes by which tools identify a shader: the container's digest, the compiler's hash, and a hash of all bytes. */
#include "dxil/module.h"

#include <string.h>

enum { /* the HASH part: u32 flags, the hash */
    HASH_PART_BYTES = 4 + 16,
    HASH_HAS_SOURCES = 1
};

void container_read_hashes(const struct container *container, struct dxs_shader_hashes *identity)
{
    const struct container_part *hash = &container->hash;

    if (container->digest)
        memcpy(identity->digest, container->digest, sizeof identity->digest);
    if (hash->size < HASH_PART_BYTES)
        return;
    identity->compiler_hash_has_sources = hash->data[0] & HASH_HAS_SOURCES;
    memcpy(identity->compiler_hash, hash->data + 4, sizeof identity->compiler_hash);
}

/* FNV-1, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
static uint64_t hash_bytes(const uint8_t *bytes, size_t size)
{
    const uint64_t prime = UINT64_C(0x100000001B3);
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    const uint8_t *end = bytes + size;

    for (; end - bytes >= 8; bytes += 8) {
        hash = hash * prime ^ bytes[0];
        hash = hash * prime ^ bytes[1];
        hash = hash * prime ^ bytes[2];
        hash = hash * prime ^ bytes[3];
        hash = hash * prime ^ bytes[4];
        hash = hash * prime ^ bytes[5];
        hash = hash * prime ^ bytes[6];
        hash = hash * prime ^ bytes[7];
    }
    for (; bytes < end; bytes++)
        hash = hash * prime ^ *bytes;
    return hash;
}

static void read_container_hashes(const uint8_t *bytes, size_t size, struct dxs_shader_hashes *identity)
{
    struct fault fault;
    struct container container;

    if (setjmp(fault.unwind)) /* a damaged container has no other hashes */
        return;
    fault_clear(&fault);
    container_read(&container, &fault, bytes, size, false);
    container_read_hashes(&container, identity);
}

struct dxs_shader_hashes dxs_hash_shader(const void *bytes, size_t size)
{
    struct dxs_shader_hashes identity = {.hash = hash_bytes(bytes, bytes ? size : 0)};

    if (bytes)
        read_container_hashes(bytes, size, &identity);
    return identity;
}
