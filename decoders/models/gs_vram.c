/* The Graphics Synthesizer's memory on the CPU: addresses of pixels, palette loads, colour conversion. */
#include "decoders/models/gs_vram.h"

#include <stddef.h>

/* Address bits of a pixel in its page, highest first. "x5" is bit 5 of x; "x2y1y2" is the exclusive or of three bits.
 * Five bits of the block, two of the column, then the address in the column. */
#define PAGE_32 "x5 y4 x4 y3 x3 y2 y1 x2 x1 y0 x0"
#define PAGE_16 "y5 x5 y4 x4 y3 y2 y1 x2 x1 y0 x0 x3"
#define PAGE_16S "x5 y4 y5 x4 y3 y2 y1 x2 x1 y0 x0 x3"
#define PAGE_8 "x6 y5 x5 y4 x4 y3 y2 x2y1y2 x1 y0 x0 x3 y1"
#define PAGE_4 "y6 x6 y5 x5 y4 y3 y2 x2y1y2 x1 y0 x0 x4 x3 y1"

const struct gs_format_info *gs_format_info(uint32_t format)
{
    static const struct {
        uint32_t format;
        struct gs_format_info info;
    } formats[] = {
        {GS_CT32, {32, 0, 32, 64, 32, PAGE_32, false}}, {GS_CT24, {24, 0, 32, 64, 32, PAGE_32, false}},
        {GS_CT16, {16, 0, 16, 64, 64, PAGE_16, false}}, {GS_CT16S, {16, 0, 16, 64, 64, PAGE_16S, false}},
        {GS_T8, {8, 0, 8, 128, 64, PAGE_8, false}},     {GS_T4, {4, 0, 4, 128, 128, PAGE_4, false}},
        {GS_T8H, {8, 24, 32, 64, 32, PAGE_32, false}},  {GS_T4HL, {4, 24, 32, 64, 32, PAGE_32, false}},
        {GS_T4HH, {4, 28, 32, 64, 32, PAGE_32, false}}, {GS_Z32, {32, 0, 32, 64, 32, PAGE_32, true}},
        {GS_Z24, {24, 0, 32, 64, 32, PAGE_32, true}},   {GS_Z16, {16, 0, 16, 64, 64, PAGE_16, true}},
        {GS_Z16S, {16, 0, 16, 64, 64, PAGE_16S, true}},
    };
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        if (formats[i].format == format)
            return &formats[i].info;
    return NULL;
}

/* Evaluates one of the strings above. */
static uint32_t address_in_page(const char *page, uint32_t x, uint32_t y)
{
    uint32_t address = 0, bit = 0;

    for (; *page; page++) {
        if (*page == ' ') {
            address = address << 1 | bit;
            bit = 0;
        } else {
            bit ^= (*page == 'x' ? x : y) >> (page[1] - '0') & 1;
            page++;
        }
    }
    return address << 1 | bit;
}

/* The word that holds a pixel. `*shift`: the pixel's lowest bit in it. */
static uint32_t *find(const uint32_t *vram, uint32_t vram_blocks, const struct gs_format_info *info,
                      uint32_t base_block, uint32_t stride, uint32_t x, uint32_t y, uint32_t *shift)
{
    x &= 2047;
    y &= 2047;
    uint32_t pages_in_row = stride / (info->page_width / 64);
    uint32_t page = y / info->page_height * pages_in_row + x / info->page_width;
    uint32_t bits = address_in_page(info->page, x % info->page_width, y % info->page_height) * info->place_bits;
    uint32_t block = base_block + page * 32 + bits / (GS_BLOCK_WORDS * 32);

    /* Depth formats swap quarters of pages: blocks 0-7 with 24-31, 8-15 with 16-23. It applies to addresses in memory,
     * even where the buffer does not begin at a page. */
    if (info->is_depth)
        block ^= 24;
    *shift = bits % 32 + info->first_bit;
    return (uint32_t *)(uintptr_t)vram + (size_t)(block % vram_blocks) * GS_BLOCK_WORDS + bits / 32 % GS_BLOCK_WORDS;
}

static uint32_t mask_of(const struct gs_format_info *info)
{
    return (uint32_t)((UINT64_C(1) << info->bits) - 1);
}

uint32_t gs_read(const uint32_t *vram, uint32_t vram_blocks, uint32_t format, uint32_t base_block, uint32_t stride,
                 uint32_t x, uint32_t y)
{
    const struct gs_format_info *info = gs_format_info(format);
    uint32_t shift;

    if (!info || vram_blocks == 0)
        return 0;
    uint32_t word = *find(vram, vram_blocks, info, base_block, stride, x, y, &shift);
    return word >> shift & mask_of(info);
}

void gs_write(uint32_t *vram, uint32_t vram_blocks, uint32_t format, uint32_t base_block, uint32_t stride, uint32_t x,
              uint32_t y, uint32_t value)
{
    const struct gs_format_info *info = gs_format_info(format);
    uint32_t shift;

    if (!info || vram_blocks == 0)
        return;
    uint32_t *word = find(vram, vram_blocks, info, base_block, stride, x, y, &shift);
    *word = (*word & ~(mask_of(info) << shift)) | (value & mask_of(info)) << shift;
}

/* ---- Colours ----------------------------------------------------------------------------------------------------- */

static bool has_16_bits(uint32_t format)
{
    const struct gs_format_info *info = gs_format_info(format);
    return info && info->bits == 16;
}

static uint32_t palette_size(uint32_t format)
{
    const struct gs_format_info *info = gs_format_info(format);
    return info && info->bits <= 8 ? 1u << info->bits : 0;
}

void gs_load_clut(const struct gs_texture *texture, const uint32_t *vram, uint32_t clut[GS_CLUT_ENTRIES])
{
    bool is_16 = has_16_bits(texture->clut_format);

    for (uint32_t i = 0; i < palette_size(texture->format) && texture->clut_load; i++) {
        uint32_t entry = texture->clut_bank * 16 + i;
        /* Rows of 16 pixels: 0-7 and 16-23, then 8-15 and 24-31, then 32-39 and 48-55 ... */
        uint32_t x = i % 8 + i / 16 % 2 * 8, y = i / 8 % 2 + i / 32 * 2, stride = 1;
        if (texture->clut_mode) {
            x = texture->clut_x * 16 + i;
            y = texture->clut_y;
            stride = texture->clut_stride;
        }
        if (entry >= (is_16 ? 512 : 256))
            continue;
        uint32_t colour = gs_read(vram, texture->vram_blocks, texture->clut_format, texture->clut_block, stride, x, y);
        clut[entry] = colour & 0xffff;
        if (!is_16)
            clut[entry + 256] = colour >> 16;
    }
}

/* 16 to 32 bits per colour: channels of 5 bits become the high bits of 8. */
static uint32_t expand_16(const struct gs_texture *texture, uint32_t colour)
{
    uint32_t result = 0, alpha = colour & 0x8000 ? texture->alpha_1 : texture->alpha_0;

    for (uint32_t channel = 0; channel < 3; channel++)
        result |= (colour >> 5 * channel & 31) << (8 * channel + 3);
    if (colour == 0 && texture->zero_is_transparent)
        alpha = 0;
    return result | alpha << 24;
}

static uint32_t look_up(const struct gs_texture *texture, const uint32_t *clut, uint32_t index)
{
    bool is_16 = has_16_bits(texture->clut_format);
    uint32_t bank = texture->clut_bank + index / 16, last = is_16 ? 31 : 15;
    uint32_t entry = (bank < last ? bank : last) * 16 + index % 16;

    if (is_16)
        return expand_16(texture, clut[entry] & 0xffff);
    return (clut[entry] & 0xffff) | clut[entry + 256] << 16;
}

static uint32_t expand(const struct gs_texture *texture, const uint32_t *clut, uint32_t value)
{
    const struct gs_format_info *info = gs_format_info(texture->format);

    if (!info || info->bits == 32)
        return value;
    if (info->bits <= 8)
        return look_up(texture, clut, value);
    if (info->bits == 16)
        return expand_16(texture, value);
    return value == 0 && texture->zero_is_transparent ? 0 : value | texture->alpha_0 << 24;
}

uint32_t gs_wrap(uint32_t coordinate, uint32_t mode, uint32_t min, uint32_t max)
{
    int32_t value = (int32_t)coordinate, least = (int32_t)min, most = (int32_t)max;

    switch (mode) {
    case 2:
        value = value < least ? least : value;
        return (uint32_t)(value > most ? most : value);
    case 3:
        return (coordinate & min) | max;
    default:
        return coordinate;
    }
}

void gs_decode(const struct gs_texture *texture, const uint32_t *vram, uint32_t clut[GS_CLUT_ENTRIES], uint32_t *pixels)
{
    gs_load_clut(texture, vram, clut);
    for (uint32_t y = 0; y < texture->height; y++)
        for (uint32_t x = 0; x < texture->width; x++) {
            uint32_t value = gs_read(vram, texture->vram_blocks, texture->format, texture->base_block, texture->stride,
                                     gs_wrap(texture->first_x + x, texture->wrap_x, texture->min_x, texture->max_x),
                                     gs_wrap(texture->first_y + y, texture->wrap_y, texture->min_y, texture->max_y));
            *pixels++ = texture->expand ? expand(texture, clut, value) : value;
        }
}
