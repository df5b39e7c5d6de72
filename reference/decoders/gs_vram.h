/* The memory of the PlayStation 2's Graphics Synthesizer: pages of 8192 bytes, blocks of 256 bytes, in which pixels lie
 * by format; and its palette cache. After "paraLLEl-GS" and the manuals and emulators that it stands on. */
#ifndef REFERENCE_DECODERS_GS_VRAM_H
#define REFERENCE_DECODERS_GS_VRAM_H

#include <stdbool.h>
#include <stdint.h>

enum gs_format { /* the hardware's PSM */
    GS_CT32 = 0x00,
    GS_CT24 = 0x01,
    GS_CT16 = 0x02,
    GS_CT16S = 0x0a,
    GS_T8 = 0x13,
    GS_T4 = 0x14,
    GS_T8H = 0x1b,
    GS_T4HL = 0x24,
    GS_T4HH = 0x2c,
    GS_Z32 = 0x30,
    GS_Z24 = 0x31,
    GS_Z16 = 0x32,
    GS_Z16S = 0x3a
};

enum {
    GS_BLOCK_WORDS = 64,
    GS_CLUT_ENTRIES = 512
};

/* The decoder's constants. */
struct gs_texture {
    uint32_t vram_blocks;
    uint32_t format, base_block, stride; /* stride in 64 pixels */
    uint32_t first_x, first_y, width, height;
    uint32_t expand; /* to colours of 8 bits a channel; else the bits of each pixel */
    uint32_t alpha_0, alpha_1, zero_is_transparent;
    uint32_t clut_load, clut_format, clut_block, clut_stride, clut_mode, clut_x, clut_y, clut_bank;
    uint32_t wrap_x, min_x, max_x, wrap_y, min_y, max_y; /* CLAMP register */
};

struct gs_format_info {
    uint32_t bits, first_bit; /* of a pixel, in its place in memory */
    uint32_t place_bits;      /* of such a place */
    uint32_t page_width, page_height;
    const char *page; /* address of a pixel in its page, highest bit first */
    bool is_depth;
};

/* NULL for numbers that are no format. */
const struct gs_format_info *gs_format_info(uint32_t format);

/* A pixel of a buffer of `stride` x 64 pixels. x and y wrap at 2048, addresses at the end of memory. */
uint32_t gs_read(const uint32_t *vram, uint32_t vram_blocks, uint32_t format, uint32_t base_block, uint32_t stride,
                 uint32_t x, uint32_t y);
void gs_write(uint32_t *vram, uint32_t vram_blocks, uint32_t format, uint32_t base_block, uint32_t stride, uint32_t x,
              uint32_t y, uint32_t value);

/* A coordinate as the wrap mode has it: 2 REGION_CLAMP, 3 REGION_REPEAT, others as it is. */
uint32_t gs_wrap(uint32_t coordinate, uint32_t mode, uint32_t min, uint32_t max);

void gs_load_clut(const struct gs_texture *texture, const uint32_t *vram, uint32_t clut[GS_CLUT_ENTRIES]);

/* All of the decoder's output. */
void gs_decode(const struct gs_texture *texture, const uint32_t *vram, uint32_t clut[GS_CLUT_ENTRIES],
               uint32_t *pixels);

#endif
