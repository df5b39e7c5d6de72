/* Reads the DXBC container: finds its parts and checks that each lies inside. Offsets need not be aligned. */
#include "base/little_endian.h"
#include "dxil/module.h"

#include <string.h>

#define BITCODE_MAGIC FOURCC('B', 'C', 0xC0, 0xDE)
#define WRAPPER_MAGIC UINT32_C(0x0B17C0DE)

enum {
    HEADER_BYTES = 32,
    DIGEST_OFFSET = 4,
    DIGEST_BYTES = 16,
    DIGESTED_OFFSET = 20, /* the digest covers the bytes from here on */
    PART_HEADER_BYTES = 8,
    PROGRAM_HEADER_BYTES = 24,
    PROGRAM_MAGIC_OFFSET = 8, /* in the program header; offset of the bitcode is relative to this */
    WRAPPER_BYTES = 20
};

/* The member of `container` for a part of this name; NULL: not used here. */
static struct container_part *part_slot(struct container *container, uint32_t name)
{
    switch (name) {
    case FOURCC('D', 'X', 'I', 'L'):
        return &container->program[DXS_PROGRAM_DXIL];
    case FOURCC('I', 'L', 'D', 'B'):
        return &container->program[DXS_PROGRAM_DEBUG];
    case FOURCC('S', 'T', 'A', 'T'):
        return &container->program[DXS_PROGRAM_REFLECTION];
    case FOURCC('R', 'T', 'S', '0'):
        return &container->root_signature;
    case FOURCC('I', 'S', 'G', '1'):
    case FOURCC('I', 'S', 'G', 'N'):
        return &container->inputs;
    case FOURCC('O', 'S', 'G', '1'):
    case FOURCC('O', 'S', 'G', '5'):
    case FOURCC('O', 'S', 'G', 'N'):
        return &container->outputs;
    case FOURCC('P', 'S', 'G', '1'):
    case FOURCC('P', 'C', 'S', 'G'):
        return &container->patch_constants;
    case FOURCC('S', 'H', 'D', 'R'):
    case FOURCC('S', 'H', 'E', 'X'):
        return &container->tokens;
    case FOURCC('R', 'D', 'E', 'F'):
        return &container->reflection;
    case FOURCC('P', 'S', 'V', '0'):
        return &container->pipeline_state;
    case FOURCC('R', 'D', 'A', 'T'):
        return &container->runtime_data;
    case FOURCC('S', 'F', 'I', '0'):
        return &container->features;
    case FOURCC('H', 'A', 'S', 'H'):
        return &container->hash;
    case FOURCC('S', 'R', 'C', 'I'):
        return &container->sources;
    default:
        return NULL;
    }
}

static void check_digest(struct fault *fault, const uint8_t *bytes, size_t size)
{
    /* Digests of one repeated byte: 0 unsigned; 1 and 2 tell the runtime not to check (BYPASS, PREVIEW_BYPASS). */
    static const uint8_t unsigned_values[] = {0x00, 0x01, 0x02};
    const uint8_t *stored = bytes + DIGEST_OFFSET;
    uint8_t digest[DIGEST_BYTES];

    for (size_t i = 0; i < sizeof unsigned_values; i++) {
        memset(digest, unsigned_values[i], sizeof digest);
        if (memcmp(digest, stored, sizeof digest) == 0)
            return;
    }
    container_digest(bytes + DIGESTED_OFFSET, size - DIGESTED_OFFSET, digest);
    if (memcmp(digest, stored, sizeof digest) != 0) {
        fault->error.offset = DIGEST_OFFSET;
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "the container's digest differs from the digest of its content");
    }
}

static void read_parts(struct container *container, struct fault *fault, const uint8_t *bytes, size_t size)
{
    uint32_t part_count = load32(bytes + 28);

    fault->error.offset = 28;
    if (part_count > (size - HEADER_BYTES) / 4)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "%u parts do not fit into a container of %zu bytes", part_count,
             size);
    for (uint32_t i = 0; i < part_count; i++) {
        fault->error.offset = HEADER_BYTES + 4 * i;
        size_t offset = load32(bytes + HEADER_BYTES + 4 * (size_t)i);
        if (offset > size || size - offset < PART_HEADER_BYTES)
            fail(fault, DXS_RESULT_INVALID_CONTAINER, "part %u begins at %zu, outside the container of %zu bytes", i,
                 offset, size);
        uint32_t name = load32(bytes + offset), part_size = load32(bytes + offset + 4);
        fault->error.offset = (uint32_t)offset;
        fault->error.part = name;
        offset += PART_HEADER_BYTES;
        if (part_size > size - offset)
            fail(fault, DXS_RESULT_INVALID_CONTAINER, "part %u of %u bytes exceeds the container by %zu bytes", i,
                 part_size, part_size - (size - offset));
        struct container_part *part = part_slot(container, name);
        if (!part)
            continue;
        if (part->data)
            fail(fault, DXS_RESULT_INVALID_CONTAINER, "part %u: another part of this name or purpose came before", i);
        *part = (struct container_part){bytes + offset, part_size, (uint32_t)offset, name};
    }
    fault->error.offset = fault->error.part = DXS_NONE;
}

/* LLVM's wrapper around bitcode: u32 magic, version, offset, size, CPU type. */
static struct container_part unwrap_bitcode(struct fault *fault, const uint8_t *bytes, size_t size)
{
    fault->error.offset = 0;
    if (size < WRAPPER_BYTES)
        fail(fault, DXS_RESULT_INVALID_BITCODE, "a bitcode wrapper needs %d bytes, not %zu", WRAPPER_BYTES, size);
    uint32_t offset = load32(bytes + 8), inner_size = load32(bytes + 12);
    if (offset > size || inner_size > size - offset)
        fail(fault, DXS_RESULT_INVALID_BITCODE, "the bitcode wrapper points outside the input");
    fault->error.offset = DXS_NONE;
    return (struct container_part){.data = bytes + offset, .size = inner_size, .offset = offset};
}

void container_read(struct container *container, struct fault *fault, const uint8_t *bytes, size_t size,
                    bool check_hash)
{
    memset(container, 0, sizeof *container);
    fault->error.offset = 0;
    if (size < 4)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "%zu bytes are neither a container nor bitcode", size);
    if (size > UINT32_MAX / 2)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "the input exceeds 2 GiB");

    switch (load32(bytes)) {
    case BITCODE_MAGIC:
        container->is_raw_bitcode = true;
        container->program[DXS_PROGRAM_DXIL] = (struct container_part){.data = bytes, .size = size};
        return;
    case WRAPPER_MAGIC:
        container->is_raw_bitcode = true;
        container->program[DXS_PROGRAM_DXIL] = unwrap_bitcode(fault, bytes, size);
        return;
    case FOURCC('D', 'X', 'B', 'C'):
        break;
    default:
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "neither a DXBC container nor LLVM bitcode");
    }
    if (size < HEADER_BYTES)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "the container's header needs %d bytes, not %zu", HEADER_BYTES, size);
    fault->error.offset = 24;
    size_t container_size = load32(bytes + 24);
    if (container_size < HEADER_BYTES || container_size > size)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "the container says it has %zu bytes, the input has %zu",
             container_size, size);
    container->digest = bytes + DIGEST_OFFSET;
    if (check_hash)
        check_digest(fault, bytes, container_size);
    read_parts(container, fault, bytes, container_size);
}

struct program_header program_header_read(struct fault *fault, const struct container_part *part)
{
    struct program_header header = {0};

    fault->error.offset = part->offset;
    if (part->size < PROGRAM_HEADER_BYTES)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "a program header needs %d bytes, not %zu", PROGRAM_HEADER_BYTES,
             part->size);
    uint32_t program_version = load32(part->data), dxil_version = load32(part->data + 12);
    header.shader_kind = program_version >> 16;
    header.shader_model_major = program_version >> 4 & 15;
    header.shader_model_minor = program_version & 15;
    header.dxil_major = dxil_version >> 8;
    header.dxil_minor = dxil_version & 255;
    if (load32(part->data + PROGRAM_MAGIC_OFFSET) != FOURCC('D', 'X', 'I', 'L'))
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "the program header has no magic number \"DXIL\"");

    size_t available = part->size - PROGRAM_MAGIC_OFFSET;
    size_t offset = load32(part->data + 16), size = load32(part->data + 20);
    if (offset > available || size > available - offset)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "bitcode of %zu bytes at %zu exceeds its part of %zu bytes", size,
             offset, part->size);
    header.bitcode = part->data + PROGRAM_MAGIC_OFFSET + offset;
    header.bitcode_size = size;
    header.bitcode_offset = part->offset + PROGRAM_MAGIC_OFFSET + (uint32_t)offset;
    fault->error.offset = DXS_NONE;
    return header;
}
