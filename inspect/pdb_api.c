/* The public functions about .pdb files: errors unwind to here. */
#include "dxil/container/source_info.h"
#include "dxs_inspect.h"
#include "inspect/inflate.h"
#include "inspect/pdb.h"
#include "spirv/converter.h"

#include <string.h>

enum {
    CONTAINER_HEADER = 32,
    SIZE_OFFSET = 24,
    COUNT_OFFSET = 28,
    PART_HEADER = 8,
    HASH_BYTES = 20, /* flags, digest */
    NAME_HEADER = 4, /* of ILDN: flags and length, 16 bits each */
    ILDB = FOURCC('I', 'L', 'D', 'B'),
    ILDN = FOURCC('I', 'L', 'D', 'N')
};

/* ---- The name ---------------------------------------------------------------------------------------------------- */

/* A part of a container whose parts may be damaged. False: it has none. */
static bool find_part(const uint8_t *bytes, size_t size, uint32_t name, struct container_part *part)
{
    uint32_t count = size >= CONTAINER_HEADER && memcmp(bytes, "DXBC", 4) == 0 ? load32(bytes + COUNT_OFFSET) : 0;

    for (uint32_t n = 0; n < count && n < (size - CONTAINER_HEADER) / 4; n++) {
        size_t offset = load32(bytes + CONTAINER_HEADER + 4 * (size_t)n);
        if (offset > size || size - offset < PART_HEADER || load32(bytes + offset) != name)
            continue;
        size_t bytes_left = size - offset - PART_HEADER, part_size = load32(bytes + offset + 4);
        *part = (struct container_part){.data = bytes + offset + PART_HEADER, .size = part_size, .name = name};
        return part_size <= bytes_left;
    }
    return false;
}

bool dxs_pdb_name(const void *bytes, size_t size, char name[DXS_MAX_PDB_NAME])
{
    struct container_part part;

    if (find_part(bytes, size, ILDB, &part) || !find_part(bytes, size, ILDN, &part) || part.size < NAME_HEADER)
        return false;
    const char *text = (const char *)part.data + NAME_HEADER, *start = text;
    size_t length = part.data[2] | (size_t)part.data[3] << 8;
    if (length > part.size - NAME_HEADER)
        return false;
    for (size_t n = 0; n < length; n++)
        if (text[n] == '/' || text[n] == '\\' || text[n] == ':')
            start = text + n + 1;
    length -= (size_t)(start - text);
    if (length == 0 || length >= DXS_MAX_PDB_NAME || memchr(start, 0, length))
        return false;
    memcpy(name, start, length);
    name[length] = 0;
    return true;
}

/* ---- Shader and debug information -------------------------------------------------------------------------------- */

static const struct container_part *debug_part(struct fault *fault, const struct container *container)
{
    const struct container_part *part = &container->program[DXS_PROGRAM_DEBUG];

    if (!part->data)
        fail(fault, DXS_RESULT_NO_DXIL, "the .pdb file has no ILDB part: it was written with -Zs, for sources only");
    return part;
}

/* DXC gives both files the same hash. */
static void check_hashes(struct fault *fault, const struct container *shader, const struct container *debug)
{
    const struct container_part *a = &shader->hash, *b = &debug->hash;

    if (a->size == HASH_BYTES && b->size == HASH_BYTES && memcmp(a->data + 4, b->data + 4, HASH_BYTES - 4) != 0)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "the .pdb file belongs to another shader: its HASH differs");
}

/* A copy of the container with this part at its end. A part of the same name goes; the digest stays the shader's. */
static uint8_t *append_part(struct arena *arena, const uint8_t *bytes, size_t size, const struct container_part *part,
                            size_t *whole)
{
    uint32_t count = load32(bytes + COUNT_OFFSET), own = 0;
    size_t list_end = CONTAINER_HEADER + 4 * (size_t)count;

    while (own < count && load32(bytes + load32(bytes + CONTAINER_HEADER + 4 * (size_t)own)) != part->name)
        own++;
    const size_t added = own == count ? 4 : 0;
    *whole = size + added + PART_HEADER + part->size;
    if (*whole > UINT32_MAX / 2)
        fail(arena->fault, DXS_RESULT_INVALID_CONTAINER, "shader and debug information exceed 2 GiB");
    uint8_t *joined = arena_array(arena, *whole, 1);
    memcpy(joined, bytes, list_end);
    memcpy(joined + list_end + added, bytes + list_end, size - list_end);
    for (uint32_t n = 0; n < count; n++)
        store32(joined + CONTAINER_HEADER + 4 * (size_t)n,
                load32(bytes + CONTAINER_HEADER + 4 * (size_t)n) + (uint32_t)added);
    store32(joined + CONTAINER_HEADER + 4 * (size_t)own, (uint32_t)(size + added));
    store32(joined + SIZE_OFFSET, (uint32_t)*whole);
    store32(joined + COUNT_OFFSET, count + (added != 0));
    store32(joined + size + added, part->name);
    store32(joined + size + added + 4, (uint32_t)part->size);
    memcpy(joined + size + added + PART_HEADER, part->data, part->size);
    return joined;
}

/* The part SRCI with the names of files and their texts, which are not compressed. data NULL: it is not there, or
 * damaged. A shader without its source can still be read. */
static struct container_part plain_sources(struct arena *arena, const struct container_part *part)
{
    const size_t start = SOURCE_INFO_HEADER + SOURCE_TEXTS_HEADER;
    const struct container_part none = {0}, names = source_info_section(part, SOURCE_NAMES);
    const struct container_part texts = source_info_section(part, SOURCE_TEXTS);

    if (names.size == 0 || texts.size < start || load16(texts.data + SOURCE_INFO_HEADER + 6) != SOURCE_IS_ZLIB)
        return none;
    uint32_t size = load32(texts.data + SOURCE_INFO_HEADER + 12);
    if (size / MAX_ZLIB_RATIO > texts.size)
        return none;
    struct container_part plain = {.name = part->name, .size = SOURCE_INFO_HEADER + names.size + start + size};
    uint8_t *data = arena_zeroed(arena, plain.size, 1), *copy = data + SOURCE_INFO_HEADER + names.size;
    store32(data, (uint32_t)plain.size);
    store32(data + 4, 2 << 16); /* no flags, two sections */
    memcpy(data + SOURCE_INFO_HEADER, names.data, names.size);
    store32(copy, (uint32_t)(start + size)); /* what follows is 0: no flags, SOURCE_TEXTS, SOURCE_IS_PLAIN */
    store32(copy + SOURCE_INFO_HEADER + 8, size);
    memcpy(copy + SOURCE_INFO_HEADER + 12, texts.data + SOURCE_INFO_HEADER + 12, 8);
    plain.data = data;
    return zlib_inflate(texts.data + start, texts.size - start, copy + start, size) ? plain : none;
}

/* The container with the texts of the sources that the .pdb file has. */
static const uint8_t *with_sources(struct arena *arena, const uint8_t *container, size_t *size,
                                   const struct container *debug)
{
    const struct container_part sources =
        debug->sources.data ? plain_sources(arena, &debug->sources) : (struct container_part){0};

    return sources.data ? append_part(arena, container, load32(container + SIZE_OFFSET), &sources, size) : container;
}

/* Reads the container of the shader or of the .pdb file. Messages say of which. */
static void read_input(struct arena *arena, const char *input, struct container *container, const uint8_t *bytes,
                       size_t size)
{
    struct fault *own = arena_zeroed(arena, 1, sizeof *own);

    fault_clear(own);
    if (setjmp(own->unwind)) {
        arena->fault->error = own->error;
        fail(arena->fault, own->error.code, "%s: %s", input, own->error.message);
    }
    container_read(container, own, bytes, size, false);
}

static const void *attach(struct arena *arena, const uint8_t *shader, size_t shader_size, const uint8_t *pdb,
                          size_t pdb_size, size_t *size)
{
    struct container code, debug;
    struct container_part found = {.data = pdb, .size = pdb_size};

    if (pdb_begins(pdb, pdb_size))
        found = pdb_find_container(arena, pdb, pdb_size);
    read_input(arena, "the .pdb file", &debug, found.data, found.size);
    *size = found.size;
    if (!shader)
        return debug_part(arena->fault, &debug) ? with_sources(arena, found.data, size, &debug) : NULL;
    read_input(arena, "the shader", &code, shader, shader_size);
    *size = shader_size;
    if (code.is_raw_bitcode || debug.is_raw_bitcode)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "debug information belongs to a container, not to raw bitcode");
    if (code.program[DXS_PROGRAM_DEBUG].data)
        return shader;
    check_hashes(arena->fault, &code, &debug);
    const uint8_t *joined =
        append_part(arena, shader, load32(shader + SIZE_OFFSET), debug_part(arena->fault, &debug), size);
    return with_sources(arena, joined, size, &debug);
}

enum dxs_result dxs_pdb_attach(dxs_converter *converter, const void *shader, size_t shader_size, const void *pdb,
                               size_t pdb_size, const void **bytes, size_t *size)
{
    *bytes = NULL;
    *size = 0;
    converter_begin(converter);
    if (setjmp(converter->fault.unwind))
        return converter->fault.error.code;
    size_t whole;
    *bytes = attach(&converter->arena, shader, shader_size, pdb, pdb_size, &whole);
    *size = whole;
    fault_clear(&converter->fault);
    return DXS_RESULT_OK;
}
