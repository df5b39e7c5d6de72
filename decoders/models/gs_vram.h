/* Memory and palette cache (CLUT) of the PlayStation 2's Graphics Synthesizer. Memory consists of pages of 8192 bytes,
 * pages of blocks of 256 bytes; the format decides where a pixel lies in its page. After "paraLLEl-GS", and the
 * manuals and emulators that it builds on. */
#ifndef DECODERS_MODELS_GS_VRAM_H
#define DECODERS_MODELS_GS_VRAM_H

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
    uint32_t format, base_block, stride; /* stride: in units of 64 pixels */
    uint32_t first_x, first_y, width, height;
    uint32_t expand; /* not 0: output colours of 8 bits per channel; 0: the bits of each pixel */
    uint32_t alpha_0, alpha_1, zero_is_transparent;
    uint32_t clut_load, clut_format, clut_block, clut_stride, clut_mode, clut_x, clut_y, clut_bank;
    uint32_t wrap_x, min_x, max_x, wrap_y, min_y, max_y; /* CLAMP register */
};

struct gs_format_info {
    uint32_t bits, first_bit; /* of a pixel; the first bit in its unit of memory */
    uint32_t place_bits;      /* size of that unit */
    uint32_t page_width, page_height;
    const char *page; /* address of a pixel in its page, highest bit first */
    bool is_depth;
};

/* NULL: no such format. */
const struct gs_format_info *gs_format_info(uint32_t format);

/* A pixel of a buffer whose rows have 64 * stride pixels. x and y wrap at 2048, addresses at the end of memory. */
uint32_t gs_read(const uint32_t *vram, uint32_t vram_blocks, uint32_t format, uint32_t base_block, uint32_t stride,
                 uint32_t x, uint32_t y);
void gs_write(uint32_t *vram, uint32_t vram_blocks, uint32_t format, uint32_t base_block, uint32_t stride, uint32_t x,
              uint32_t y, uint32_t value);

/* Applies a wrap mode to a coordinate. 2: REGION_CLAMP, 3: REGION_REPEAT, others: no change. */
uint32_t gs_wrap(uint32_t coordinate, uint32_t mode, uint32_t min, uint32_t max);

/* Loads the texture's palette into the cache, if clut_load is set. */
void gs_load_clut(const struct gs_texture *texture, const uint32_t *vram, uint32_t clut[GS_CLUT_ENTRIES]);

/* Computes the complete output of the GPU decoder. */
void gs_decode(const struct gs_texture *texture, const uint32_t *vram, uint32_t clut[GS_CLUT_ENTRIES],
               uint32_t *pixels);

#endif
