/* Reads the RDEF part. */
#include "dxbc/reflection.h"

#include "base/little_endian.h"

#include <string.h>

enum {
    MIN_BYTES = 28,
    BINDING_BYTES = 32,
    RANGED_BINDING_BYTES = 40, /* of shader model 5.1: with space and id */

    TYPE_CBUFFER = 0,
    TYPE_TBUFFER,
    TYPE_TEXTURE,
    TYPE_SAMPLER,
    TYPE_UAV_TYPED,
    TYPE_STRUCTURED,
    TYPE_UAV_STRUCTURED,
    TYPE_BYTE_ADDRESS,
    TYPE_UAV_BYTE_ADDRESS /* the rest are UAVs, too */
};

static enum dxs_resource_class class_of(uint32_t type)
{
    switch (type) {
    case TYPE_CBUFFER:
        return DXS_RESOURCE_CLASS_CBV;
    case TYPE_SAMPLER:
        return DXS_RESOURCE_CLASS_SAMPLER;
    case TYPE_TBUFFER:
    case TYPE_TEXTURE:
    case TYPE_STRUCTURED:
    case TYPE_BYTE_ADDRESS:
        return DXS_RESOURCE_CLASS_SRV;
    default:
        return DXS_RESOURCE_CLASS_UAV;
    }
}

/* Bytes of a binding: shader model 5 states them in its own header. */
static uint32_t binding_bytes(const struct container_part *part)
{
    bool has_sizes = part->size >= MIN_BYTES + 32 && part->data[16] <= 1 && part->data[17] == 5;

    return has_sizes && load32(part->data + MIN_BYTES + 12) >= RANGED_BINDING_BYTES ? RANGED_BINDING_BYTES
                                                                                    : BINDING_BYTES;
}

struct reflection reflection_read(struct arena *arena, const struct container_part *part)
{
    struct fault *fault = arena->fault;

    if (!part->data)
        return (struct reflection){0};
    fault->error.part = part->name;
    fault->error.offset = part->offset;
    if (part->size < MIN_BYTES)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "reflection data need %d bytes, not %zu", MIN_BYTES, part->size);
    uint32_t count = load32(part->data + 8), first = load32(part->data + 12), size = binding_bytes(part);
    if (count > MAX_REFLECTED_BINDINGS || first > part->size || (size_t)count * size > part->size - first)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "reflection data: %u bindings do not fit into %zu bytes", count,
             part->size);
    const char *copy = arena_text(arena, (const char *)part->data, part->size); /* names stand in it */
    struct reflected_binding *bindings = arena_array(arena, count, sizeof *bindings);
    for (uint32_t i = 0; i < count; i++) {
        const uint8_t *bytes = part->data + first + (size_t)i * size;
        uint32_t name = load32(bytes);
        if (name > part->size)
            fail(fault, DXS_RESULT_INVALID_CONTAINER, "reflection data: a name at %u of %zu bytes", name, part->size);
        bindings[i] = (struct reflected_binding){
            .name = memchr(copy + name, 0, MAX_REFLECTED_NAME + 1) ? copy + name : "",
            .type = load32(bytes + 4),
            .id = load32(bytes + (size == RANGED_BINDING_BYTES ? 36 : 20)),
        };
    }
    fault->error.part = fault->error.offset = DXS_NONE;
    return (struct reflection){bindings, count};
}

const char *reflected_name(const struct reflection *reflection, enum dxs_resource_class resource_class, uint32_t id)
{
    for (uint32_t i = 0; i < reflection->count; i++) {
        const struct reflected_binding *binding = &reflection->bindings[i];
        if (class_of(binding->type) == resource_class && binding->id == id)
            return binding->name;
    }
    return "";
}
