/* Texels in memory: finds, decodes and encodes them, and converts their components from and to slots. */
#include "exec/numbers.h"
#include "exec/resources.h"

#include <math.h>

uint32_t texel_size(const struct dxs_exec_format *format)
{
    return format->bits / 8 * format->count;
}

uint32_t mip_size(uint32_t size, uint32_t mip)
{
    uint32_t result = mip < 32 ? size >> mip : 0;

    return result ? result : 1;
}

static uint64_t read_component(const uint8_t *bytes, unsigned bits)
{
    uint64_t value = 0;

    for (unsigned i = 0; i < bits / 8; i++)
        value |= (uint64_t)bytes[i] << (8 * i);
    return value;
}

static void write_component(uint8_t *bytes, unsigned bits, uint64_t value)
{
    for (unsigned i = 0; i < bits / 8; i++)
        bytes[i] = (uint8_t)(value >> (8 * i));
}

static uint32_t decode_component(const struct dxs_exec_format *format, uint64_t value)
{
    double largest = ldexp(1, (int)format->bits - 1) - 1;

    switch (format->component) {
    case DXS_EXEC_COMPONENT_FLOAT:
        return (uint32_t)float_bits(32, float_number(format->bits, value));
    case DXS_EXEC_COMPONENT_UNORM:
        return (uint32_t)float_bits(32, (double)value / (2 * largest + 1));
    case DXS_EXEC_COMPONENT_SNORM:
        return (uint32_t)float_bits(32, fmax((double)sign_extend(format->bits, value) / largest, -1));
    case DXS_EXEC_COMPONENT_SINT:
        return (uint32_t)sign_extend(format->bits, value);
    default:
        return (uint32_t)value;
    }
}

/* Integers that the format cannot hold: devices keep the low bits or clamp. This clamps. */
static uint64_t encode_component(const struct dxs_exec_format *format, uint32_t component)
{
    double number = float_number(32, component), largest = ldexp(1, (int)format->bits - 1) - 1;
    int64_t integer = sign_extend(32, component);

    switch (format->component) {
    case DXS_EXEC_COMPONENT_FLOAT:
        return format->bits == 32 ? component : float_bits(format->bits, number);
    case DXS_EXEC_COMPONENT_UNORM:
        return number > 0 ? (uint64_t)nearbyint(fmin(number, 1) * (2 * largest + 1)) : 0;
    case DXS_EXEC_COMPONENT_SNORM:
        return isnan(number) ? 0 : (uint64_t)(int64_t)nearbyint(fmax(fmin(number, 1), -1) * largest);
    case DXS_EXEC_COMPONENT_SINT:
        return (uint64_t)(int64_t)fmax(fmin((double)integer, largest), -largest - 1);
    default:
        return format->bits < 32 && component >> format->bits ? (1u << format->bits) - 1 : component;
    }
}

void decode_texel(const struct dxs_exec_format *format, const uint8_t *bytes, uint32_t components[4])
{
    bool is_integer = format->component == DXS_EXEC_COMPONENT_UINT || format->component == DXS_EXEC_COMPONENT_SINT;

    components[0] = components[1] = components[2] = 0;
    components[3] = is_integer ? 1 : f32_bits(1);
    if (is_integer && format->bits == 64) {
        for (uint32_t i = 0; i < 2 * format->count && i < 4; i++)
            components[i] = (uint32_t)read_component(bytes + 4 * i, 32);
        return;
    }
    for (uint32_t i = 0; i < format->count; i++)
        components[i] = format->bits == 32 && (is_integer || format->component == DXS_EXEC_COMPONENT_FLOAT)
                            ? (uint32_t)read_component(bytes + 4 * i, 32)
                            : decode_component(format, read_component(bytes + i * format->bits / 8, format->bits));
}

void encode_texel(const struct dxs_exec_format *format, uint8_t *bytes, const uint32_t components[4])
{
    if (format->bits >= 32 && format->component != DXS_EXEC_COMPONENT_UNORM &&
        format->component != DXS_EXEC_COMPONENT_SNORM) {
        for (uint32_t i = 0; i < texel_size(format) / 4 && i < 4; i++)
            write_component(bytes + 4 * i, 32, components[i]);
        return;
    }
    for (uint32_t i = 0; i < format->count; i++)
        write_component(bytes + i * format->bits / 8, format->bits, encode_component(format, components[i]));
}

void dxs_exec_encode_texel(const struct dxs_exec_format *format, const uint32_t words[4], void *texel)
{
    encode_texel(format, texel, words);
}

static uint32_t at_least_one(uint32_t count)
{
    return count ? count : 1;
}

const uint8_t no_texel[16];

uint8_t *texel_at(struct machine *machine, const struct dxs_exec_resource *t, uint32_t mip, uint32_t layer, int64_t x,
                  int64_t y, int64_t z, uint32_t sample)
{
    uint32_t width = at_least_one(t->width), height = at_least_one(t->height), depth = at_least_one(t->depth);
    uint32_t layers = at_least_one(t->layers), samples = at_least_one(t->samples);
    uint64_t texels = 0, size = texel_size(&t->format);

    if (size == 0)
        fail(machine->fault, DXS_RESULT_BAD_MAPPING, "a texture or typed buffer was bound without format");
    if (t->is_unmapped || mip >= at_least_one(t->mips) || layer >= layers || sample >= samples || x < 0 || y < 0 ||
        z < 0 || x >= mip_size(width, mip) || y >= mip_size(height, mip) || z >= mip_size(depth, mip))
        return NULL;
    for (uint32_t m = 0; m < mip; m++)
        texels += (uint64_t)mip_size(width, m) * mip_size(height, m) * mip_size(depth, m) * layers;
    texels += (((uint64_t)layer * mip_size(depth, mip) + (uint64_t)z) * mip_size(height, mip) + (uint64_t)y) *
                  mip_size(width, mip) +
              (uint64_t)x;
    uint64_t at = (texels * samples + sample) * size;
    if (at > t->size || size > t->size - at)
        fail(machine->fault, DXS_RESULT_BAD_MAPPING, "a texture was bound with %zu bytes, which is too few", t->size);
    return (uint8_t *)t->data + at;
}

uint64_t component_to_slot(const struct machine *machine, type_id type, uint32_t component)
{
    unsigned bits = bits_in_memory(machine, type);

    if (is_float_type(machine, type) && bits == 16)
        return float_bits(16, float_number(32, component));
    return truncate_bits(bits, component);
}

uint32_t slot_to_component(const struct machine *machine, type_id type, bool is_unsigned, uint64_t slot)
{
    unsigned bits = bits_in_memory(machine, type);

    if (is_float_type(machine, type) && bits == 16)
        return (uint32_t)float_bits(32, float_number(16, slot));
    return bits < 32 && !is_unsigned ? (uint32_t)sign_extend(bits, slot) : (uint32_t)slot;
}
