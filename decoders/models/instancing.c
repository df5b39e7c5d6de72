/* Instanced vertex attributes on the CPU: descriptors of attributes, and the address of each invocation's element. */
#include "decoders/models/instancing.h"

static uint32_t highest_bit(uint32_t value)
{
    uint32_t bit = 0;
    while (value >>= 1)
        bit++;
    return bit;
}

/* Derived from the definition, not from the hardware's table: the smallest allowed number that is at least `count`. It
 * must be greater than `count` from 20 on, and always if it is as documented. */
uint64_t instancing_padded_count(uint32_t count, bool is_as_documented)
{
    uint64_t best = UINT64_MAX, least = count < 20 && !is_as_documented ? count : (uint64_t)count + 1;

    if (least < 1)
        least = 1;
    for (uint64_t odd = 1; odd <= 9; odd += 2) {
        uint64_t padded = is_as_documented ? 4 * odd : odd;
        while (padded < least)
            padded *= 2;
        if (padded < best)
            best = padded;
    }
    return best;
}

void instancing_encode_divisor(uint32_t divisor, struct instancing_descriptor *descriptor)
{
    uint32_t shift = highest_bit(divisor);
    uint64_t quotient = (UINT64_C(1) << (32 + shift)) / divisor; /* the dividend is at most 2^63 */
    uint64_t remainder = (UINT64_C(1) << (32 + shift)) % divisor;
    descriptor->mode = INSTANCING_MAGIC;
    descriptor->shift = shift;
    descriptor->extra = remainder <= UINT64_C(1) << shift;
    descriptor->magic = (uint32_t)(quotient + !descriptor->extra) & 0x7fffffff;
}

struct instancing_descriptor instancing_describe(const struct instancing_draw *draw,
                                                 const struct instancing_attribute *attribute)
{
    struct instancing_descriptor result = {.stride = attribute->stride,
                                           .offset = attribute->offset,
                                           .element_size = attribute->element_size,
                                           .buffer_size = attribute->buffer_size};
    uint64_t padded = instancing_padded_count(draw->vertex_count, draw->is_padded_as_documented);

    if (attribute->divisor == INSTANCING_PER_VERTEX) {
        if (!draw->is_instanced)
            return result;
        result.mode = INSTANCING_MODULUS;
        while (padded % 2 == 0) {
            padded /= 2;
            result.shift++;
        }
        result.extra = (uint32_t)padded / 2;
        return result;
    }
    /* Invocation numbers have 32 bits: if the divisor needs more, all quotients are 0 and all instances share the first
     * element. */
    uint64_t divisor = attribute->divisor == 0 || padded > UINT32_MAX ? 0 : padded * attribute->divisor;
    if (!draw->is_instanced || divisor == 0 || divisor > UINT32_MAX) {
        result.stride = 0;
        return result;
    }
    if ((divisor & (divisor - 1)) == 0) {
        result.mode = INSTANCING_SHIFT;
        result.shift = highest_bit((uint32_t)divisor);
    } else {
        instancing_encode_divisor((uint32_t)divisor, &result);
    }
    return result;
}

/* (id + 1) * magic fits in 64 bits. */
static uint32_t divide_by_magic(const struct instancing_descriptor *descriptor, uint32_t id)
{
    uint64_t magic = descriptor->magic | UINT32_C(0x80000000);
    return (uint32_t)(((uint64_t)id + (descriptor->extra != 0)) * magic >> 32 >> descriptor->shift);
}

uint32_t instancing_element(const struct instancing_descriptor *descriptor, uint32_t id)
{
    switch (descriptor->mode) {
    case INSTANCING_MODULUS:
        return (uint32_t)(id % ((uint64_t)(2 * descriptor->extra + 1) << descriptor->shift));
    case INSTANCING_SHIFT:
        return id >> descriptor->shift;
    case INSTANCING_MAGIC:
        return divide_by_magic(descriptor, id);
    default:
        return id;
    }
}

static uint32_t address(const struct instancing_descriptor *descriptor, uint32_t element)
{
    uint64_t start = (uint64_t)element * descriptor->stride + descriptor->offset;
    bool is_inside = start <= descriptor->buffer_size && descriptor->element_size <= descriptor->buffer_size - start;
    return is_inside ? (uint32_t)start : INSTANCING_NONE;
}

void instancing_decode(const struct instancing_draw *draw, const struct instancing_attribute *attributes,
                       struct instancing_descriptor *descriptors, uint32_t *addresses)
{
    uint64_t padded = instancing_padded_count(draw->vertex_count, draw->is_padded_as_documented);

    for (uint32_t i = 0; i < draw->attribute_count; i++)
        descriptors[i] = instancing_describe(draw, &attributes[i]);
    for (uint32_t n = 0; n < draw->id_count; n++) {
        uint32_t id = draw->first_id + n;
        bool is_vertex = (draw->is_instanced ? id % padded : id) < draw->vertex_count;
        for (uint32_t i = 0; i < draw->attribute_count; i++)
            *addresses++ =
                is_vertex ? address(&descriptors[i], instancing_element(&descriptors[i], id)) : INSTANCING_NONE;
    }
}
