/* Tests of the decoder for the memory layouts of the PlayStation 2's Graphics Synthesizer. */
#include "harness.h"
#include "decoders/models/gs_vram.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    VRAM,
    CLUT,
    PIXELS,
    BLOCKS = 1024,
    WORDS = BLOCKS * GS_BLOCK_WORDS
};

static const uint32_t formats[] = {GS_CT32, GS_CT24, GS_CT16, GS_CT16S, GS_T8,  GS_T4,  GS_T8H,
                                   GS_T4HL, GS_T4HH, GS_Z32,  GS_Z24,   GS_Z16, GS_Z16S};

enum {
    FORMATS = sizeof formats / sizeof *formats
};

/* ---- The model --------------------------------------------------------------------------------------------------- */

/* The place of a pixel in a page at block 0, in units of its places in memory. */
static uint32_t place(uint32_t format, uint32_t x, uint32_t y)
{
    static uint32_t page[32 * GS_BLOCK_WORDS];
    const struct gs_format_info *info = gs_format_info(format);

    memset(page, 0, sizeof page);
    gs_write(page, 32, format, 0, info->page_width / 64, x, y, UINT32_MAX);
    for (uint32_t bit = 0; bit < sizeof page * 8; bit++)
        if (page[bit / 32] >> bit % 32 & 1)
            return bit / info->place_bits;
    return UINT32_MAX;
}

static void first_pixels_lie_where_documents_have_them(void **state)
{
    static const struct {
        uint32_t format, places[8];
    } known[] = {
        {GS_CT32, {0, 1, 4, 5, 8, 9, 12, 13}},   {GS_CT16, {0, 2, 8, 10, 16, 18, 24, 26}},
        {GS_T8, {0, 4, 16, 20, 32, 36, 48, 52}}, {GS_T4, {0, 8, 32, 40, 64, 72, 96, 104}},
        {GS_T4HH, {0, 1, 4, 5, 8, 9, 12, 13}},
    };
    (void)state;

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        for (uint32_t x = 0; x < 8; x++)
            assert_int_equal(place(known[i].format, x, 0), known[i].places[x]);
}

/* Order of blocks in a page, as printed in manuals. */
static void blocks_lie_where_documents_have_them(void **state)
{
    static const uint32_t of_32[4][8] = {{0, 1, 4, 5, 16, 17, 20, 21},
                                         {2, 3, 6, 7, 18, 19, 22, 23},
                                         {8, 9, 12, 13, 24, 25, 28, 29},
                                         {10, 11, 14, 15, 26, 27, 30, 31}};
    static const uint32_t of_16[8][4] = {{0, 2, 8, 10},    {1, 3, 9, 11},    {4, 6, 12, 14},   {5, 7, 13, 15},
                                         {16, 18, 24, 26}, {17, 19, 25, 27}, {20, 22, 28, 30}, {21, 23, 29, 31}};
    static const uint32_t of_16s[8][4] = {{0, 2, 16, 18}, {1, 3, 17, 19}, {8, 10, 24, 26},  {9, 11, 25, 27},
                                          {4, 6, 20, 22}, {5, 7, 21, 23}, {12, 14, 28, 30}, {13, 15, 29, 31}};
    (void)state;

    for (uint32_t y = 0; y < 4; y++)
        for (uint32_t x = 0; x < 8; x++) {
            assert_int_equal(place(GS_CT32, 8 * x, 8 * y) / 64, of_32[y][x]);
            assert_int_equal(place(GS_T8, 16 * x, 16 * y) / 256, of_32[y][x]);
            assert_int_equal(place(GS_Z24, 8 * x, 8 * y) / 64, of_32[y][x] ^ 0x18);
        }
    for (uint32_t y = 0; y < 8; y++)
        for (uint32_t x = 0; x < 4; x++) {
            assert_int_equal(place(GS_CT16, 16 * x, 8 * y) / 128, of_16[y][x]);
            assert_int_equal(place(GS_CT16S, 16 * x, 8 * y) / 128, of_16s[y][x]);
            assert_int_equal(place(GS_T4, 32 * x, 16 * y) / 512, of_16[y][x]);
            assert_int_equal(place(GS_Z16S, 16 * x, 8 * y) / 128, of_16s[y][x] ^ 0x18);
        }
}

/* The third row of a column of bytes begins with the fifth quad, that of the next column with the first. */
static void columns_of_bytes_are_swapped(void **state)
{
    (void)state;
    assert_int_equal(place(GS_T8, 0, 2), 33);
    assert_int_equal(place(GS_T8, 4, 2), 1);
    assert_int_equal(place(GS_T8, 0, 4), 96);
    assert_int_equal(place(GS_T8, 8, 1), 10);
    assert_int_equal(place(GS_T8, 0, 6), 65);
}

/* Every pixel has its own location, and together they fill the page. */
static void every_page_is_a_bijection(void **state)
{
    (void)state;
    for (size_t i = 0; i < FORMATS; i++) {
        const struct gs_format_info *info = gs_format_info(formats[i]);
        uint32_t page[32 * GS_BLOCK_WORDS] = {0}, stride = info->page_width / 64, filled = 0;
        for (uint32_t y = 0; y < info->page_height; y++)
            for (uint32_t x = 0; x < info->page_width; x++) {
                assert_int_equal(gs_read(page, 32, formats[i], 0, stride, x, y), 0);
                gs_write(page, 32, formats[i], 0, stride, x, y, UINT32_MAX);
            }
        for (uint32_t bit = 0; bit < sizeof page * 8; bit++)
            filled += page[bit / 32] >> bit % 32 & 1;
        assert_int_equal(filled * info->place_bits, 8192 * 8 * info->bits);
    }
}

static void what_is_written_is_read(void **state)
{
    uint32_t *vram = calloc(WORDS, sizeof *vram);
    (void)state;

    for (size_t i = 0; i < FORMATS; i++) {
        const struct gs_format_info *info = gs_format_info(formats[i]);
        uint64_t writes = i, reads = i;
        for (uint32_t y = 0; y < 130; y++)
            for (uint32_t x = 0; x < 250; x++)
                gs_write(vram, BLOCKS, formats[i], 37, 4, x, y, random_word(&writes));
        for (uint32_t y = 0; y < 130; y++)
            for (uint32_t x = 0; x < 250; x++)
                assert_int_equal(gs_read(vram, BLOCKS, formats[i], 37, 4, x, y),
                                 random_word(&reads) & (info->bits == 32 ? UINT32_MAX : (1u << info->bits) - 1));
    }
    free(vram);
}

/* 24-bit colours share words with 8-bit indices or two 4-bit indices. */
static void high_bits_are_apart(void **state)
{
    uint32_t vram[32 * GS_BLOCK_WORDS] = {0};
    (void)state;

    gs_write(vram, 32, GS_CT24, 0, 1, 3, 5, 0x123456);
    gs_write(vram, 32, GS_T4HL, 0, 1, 3, 5, 0x9);
    gs_write(vram, 32, GS_T4HH, 0, 1, 3, 5, 0xa);
    assert_int_equal(gs_read(vram, 32, GS_CT32, 0, 1, 3, 5), 0xa9123456);
    assert_int_equal(gs_read(vram, 32, GS_T8H, 0, 1, 3, 5), 0xa9);
}

/* An atlas: one pixel to the left of the region is its first, one behind it its last. A pattern of 8 x 4 repeats from
 * 16 on: u = u & 7 | 16. */
static void regions_are_those_of_the_manual(void **state)
{
    (void)state;
    assert_int_equal(gs_wrap(UINT32_MAX, 2, 8, 15), 8);
    assert_int_equal(gs_wrap(7, 2, 8, 15), 8);
    assert_int_equal(gs_wrap(12, 2, 8, 15), 12);
    assert_int_equal(gs_wrap(16, 2, 8, 15), 15);
    assert_int_equal(gs_wrap(0, 3, 7, 16), 16);
    assert_int_equal(gs_wrap(9, 3, 7, 16), 17);
    assert_int_equal(gs_wrap(23, 3, 7, 16), 23);
    assert_int_equal(gs_wrap(4000, 0, 7, 16), 4000);
}

/* ---- The shaders ------------------------------------------------------------------------------------------------- */

static void check_texture(const struct decoding *decoding, const void *user)
{
    const struct gs_texture *texture = user;
    uint32_t clut[GS_CLUT_ENTRIES], *pixels = malloc(decoding->sizes[PIXELS] + 1);

    memset(clut, 0xa5, sizeof clut); /* as the harness leaves it */
    gs_decode(texture, decoding->buffers[VRAM], clut, pixels);
    assert_memory_equal(decoding->buffers[CLUT], clut, sizeof clut);
    assert_memory_equal(decoding->buffers[PIXELS], pixels, decoding->sizes[PIXELS]);
    free(pixels);
}

static void decode(const struct gs_texture *texture, const uint32_t *vram)
{
    const void *inputs[MAX_BUFFERS] = {vram};
    struct decoding decoding;

    decoding_begin(&decoding, "gs-vram", (const uint32_t *)texture, inputs);
    decode_everywhere(&decoding, check_texture, texture);
    decoding_end(&decoding);
}

static uint32_t *random_memory(void)
{
    uint32_t *vram = malloc(WORDS * sizeof *vram);
    uint64_t random = 1;

    for (size_t i = 0; i < WORDS; i++)
        vram[i] = random_below(&random, 8) ? random_word(&random) : 0;
    return vram;
}

/* Each format, slightly more than a page: all pixels. */
static void all_formats_are_decoded(void **state)
{
    uint32_t *vram = random_memory();
    (void)state;

    for (size_t i = 0; i < FORMATS; i++) {
        const struct gs_texture texture = {
            .vram_blocks = BLOCKS, .format = formats[i], .base_block = 3, .stride = 4, .width = 140, .height = 130};
        decode(&texture, vram);
    }
    free(vram);
}

static void palettes_are_applied(void **state)
{
    static const uint32_t indexed[] = {GS_T8, GS_T4, GS_T8H, GS_T4HL, GS_T4HH, GS_CT16, GS_CT24, GS_CT32};
    static const uint32_t palettes[] = {GS_CT32, GS_CT16, GS_CT16S};
    uint32_t *vram = random_memory();
    uint64_t random = 2;
    (void)state;

    for (int n = 0; n < 120; n++) {
        const struct gs_texture texture = {.vram_blocks = BLOCKS - n % 3,
                                           .format = indexed[n % 8],
                                           .base_block = random_below(&random, 16384),
                                           .stride = random_below(&random, 33),
                                           .first_x = random_below(&random, 2048),
                                           .first_y = random_below(&random, 2048),
                                           .width = 1 + random_below(&random, 20),
                                           .height = 1 + random_below(&random, 20),
                                           .expand = 1,
                                           .alpha_0 = random_below(&random, 256),
                                           .alpha_1 = random_below(&random, 256),
                                           .zero_is_transparent = n / 2 % 2,
                                           .clut_load = n % 5 != 0,
                                           .clut_format = palettes[n % 3],
                                           .clut_block = random_below(&random, 16384),
                                           .clut_stride = random_below(&random, 33),
                                           .clut_mode = n / 3 % 2,
                                           .clut_x = random_below(&random, 64),
                                           .clut_y = random_below(&random, 1024),
                                           .clut_bank = random_below(&random, 32),
                                           .wrap_x = random_below(&random, 4),
                                           .min_x = random_below(&random, 1024),
                                           .max_x = random_below(&random, 1024),
                                           .wrap_y = random_below(&random, 4),
                                           .min_y = random_below(&random, 1024),
                                           .max_y = random_below(&random, 1024)};
        decode(&texture, vram);
    }
    free(vram);
}

static void any_constants_are_taken(void **state)
{
    uint32_t *vram = random_memory();
    uint64_t random = 3;
    (void)state;

    for (int n = 0; n < 40; n++) {
        struct gs_texture texture;
        uint32_t *constants = (uint32_t *)&texture;
        for (size_t i = 0; i < sizeof texture / sizeof *constants; i++)
            constants[i] = random_size(&random, 32);
        texture.vram_blocks = n % 4 ? 1 + random_below(&random, BLOCKS) : 0;
        texture.format = n % 3 ? formats[random_below(&random, FORMATS)] : random_below(&random, 256);
        texture.width = random_below(&random, 12);
        texture.height = random_below(&random, 12);
        decode(&texture, vram);
    }
    free(vram);
}

/* More than one tile of the shader in both directions; the last is partial. */
static void large_rectangles_are_decoded(void **state)
{
    static const uint32_t some[] = {GS_CT32, GS_T8, GS_T4, GS_Z16S};
    uint32_t *vram = random_memory();
    (void)state;

    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        const struct gs_texture texture = {.vram_blocks = BLOCKS - i % 2,
                                           .format = some[i],
                                           .base_block = 7,
                                           .stride = 10,
                                           .first_x = 1800,
                                           .first_y = 5,
                                           .width = 531,
                                           .height = 43,
                                           .expand = i % 2,
                                           .clut_load = 1,
                                           .wrap_x = i == 1 ? 3 : 0,
                                           .min_x = 63,
                                           .max_x = 64,
                                           .wrap_y = i == 2 ? 2 : 0,
                                           .min_y = 10,
                                           .max_y = 30};
        decode(&texture, vram);
    }
    free(vram);
}

static void check_untouched(const struct decoding *decoding, const void *user)
{
    const uint8_t *vram = decoding->buffers[1];

    (void)user;
    for (size_t i = 0; i < decoding->sizes[1]; i++)
        assert_int_equal(vram[i], 0xa5);
}

static void check_upload(const struct decoding *decoding, const void *user)
{
    const struct gs_texture *texture = user;
    const uint32_t *pixels = decoding->buffers[0];
    uint32_t *vram = malloc(decoding->sizes[1]);

    memset(vram, 0xa5, decoding->sizes[1]); /* as the harness leaves it */
    for (uint32_t y = 0; y < texture->height; y++)
        for (uint32_t x = 0; x < texture->width; x++)
            gs_write(vram, texture->vram_blocks, texture->format, texture->base_block, texture->stride,
                     texture->first_x + x, texture->first_y + y, *pixels++);
    assert_memory_equal(decoding->buffers[1], vram, decoding->sizes[1]);
    free(vram);
}

/* All formats; rectangles larger than the shader's tiles, with coordinates and addresses that wrap around. */
static void pixels_are_uploaded(void **state)
{
    uint32_t *pixels = random_memory();
    uint64_t random = 6;
    (void)state;

    for (uint32_t n = 0; n < 2 * FORMATS; n++) {
        const struct gs_texture texture = {.vram_blocks = BLOCKS,
                                           .format = formats[n % FORMATS],
                                           .base_block = random_below(&random, 2 * BLOCKS),
                                           .stride = 4,
                                           .first_x = n < FORMATS ? 2040 : random_below(&random, 60),
                                           .first_y = random_below(&random, 100),
                                           .width = n < FORMATS ? 8 : 70 + random_below(&random, 100),
                                           .height = 1 + random_below(&random, 60)};
        const void *inputs[MAX_BUFFERS] = {pixels};
        struct decoding decoding;
        decoding_begin(&decoding, "gs-vram-upload", (const uint32_t *)&texture, inputs);
        decode_everywhere(&decoding, check_upload, &texture);
        decoding_end(&decoding);
    }
    free(pixels);
}

/* Invalid formats and empty memory: nothing is written out of bounds. */
static void any_upload_is_taken(void **state)
{
    uint32_t *pixels = random_memory();
    uint64_t random = 7;
    (void)state;

    for (int n = 0; n < 20; n++) {
        struct gs_texture texture = {.vram_blocks = random_below(&random, 5),
                                     .format = random_below(&random, 64),
                                     .base_block = random_word(&random),
                                     .stride = random_word(&random),
                                     .first_x = random_word(&random),
                                     .first_y = random_word(&random),
                                     .width = random_below(&random, 3),
                                     .height = random_below(&random, 2)};
        const void *inputs[MAX_BUFFERS] = {pixels};
        struct decoding decoding;
        if (texture.width * texture.height > 1)
            texture.width = 1;
        decoding_begin(&decoding, "gs-vram-upload", (const uint32_t *)&texture, inputs);
        if (gs_format_info(texture.format) && texture.vram_blocks)
            decode_everywhere(&decoding, check_upload, &texture);
        else
            decode_everywhere(&decoding, check_untouched, NULL);
        decoding_end(&decoding);
    }
    free(pixels);
}

/* ---- Many rectangles --------------------------------------------------------------------------------------------- */

enum {
    MAX_LOADS = 150,
    MAX_TEXTURES = 12,
    CAPACITY = 3000
};

struct batch {
    uint32_t constants[4];
    uint32_t loads[MAX_LOADS][8], textures[MAX_TEXTURES][21], clut[GS_CLUT_ENTRIES];
};

/* What gs_decode takes for a rectangle of a batch. */
static struct gs_texture texture_of(const struct batch *batch, const uint32_t *t)
{
    return (struct gs_texture){batch->constants[0],
                               t[0],
                               t[1],
                               t[2],
                               t[3],
                               t[4],
                               t[5],
                               t[6],
                               t[7],
                               t[8],
                               t[9],
                               t[10],
                               0,
                               t[12],
                               0,
                               0,
                               0,
                               0,
                               0,
                               t[13],
                               t[14],
                               t[15],
                               t[16],
                               t[17],
                               t[18],
                               t[19]};
}

/* Loads one after the other; then each rectangle through its palette. */
static void check_batch(const struct decoding *decoding, const void *user)
{
    const struct batch *batch = user;
    const uint32_t *vram = decoding->buffers[0], loads = batch->constants[1], capacity = batch->constants[3];
    uint32_t(*cluts)[GS_CLUT_ENTRIES] = malloc((loads + 1) * sizeof *cluts);
    uint32_t *pixels = malloc(decoding->sizes[5] + 1), clut[GS_CLUT_ENTRIES], rectangle[64 * 64];

    memcpy(clut, batch->clut, sizeof clut);
    for (uint32_t i = 0; i < loads; i++) {
        const uint32_t *l = batch->loads[i];
        const struct gs_texture texture = {.vram_blocks = batch->constants[0],
                                           .format = l[0],
                                           .clut_load = 1,
                                           .clut_format = l[1],
                                           .clut_block = l[2],
                                           .clut_stride = l[3],
                                           .clut_mode = l[4],
                                           .clut_x = l[5],
                                           .clut_y = l[6],
                                           .clut_bank = l[7]};
        gs_load_clut(&texture, vram, clut);
        memcpy(cluts[i], clut, sizeof clut);
    }
    assert_memory_equal(decoding->buffers[4], cluts, decoding->sizes[4]);
    memset(pixels, 0xa5, decoding->sizes[5] + 1); /* as the harness leaves it */
    for (uint32_t i = 0; i < batch->constants[2]; i++) {
        const struct gs_texture texture = texture_of(batch, batch->textures[i]);
        uint32_t number = batch->textures[i][11], first = batch->textures[i][20];
        memcpy(clut, number < loads ? cluts[number] : batch->clut, sizeof clut);
        gs_decode(&texture, vram, clut, rectangle);
        for (uint32_t n = 0; n < texture.width * texture.height && first + n < capacity; n++)
            pixels[first + n] = rectangle[n];
    }
    assert_memory_equal(decoding->buffers[5], pixels, decoding->sizes[5]);
    free(cluts);
    free(pixels);
}

static void random_texture(uint32_t *texture, uint32_t first_pixel, uint64_t *random)
{
    for (int i = 0; i < 20; i++)
        texture[i] = random_below(random, i == 1 ? 20000 : i > 13 ? 2048 : 300);
    texture[0] = random_below(random, 9) ? formats[random_below(random, FORMATS)] : random_below(random, 64);
    texture[2] = random_below(random, 33);
    texture[5] = random_below(random, 20);
    texture[6] = random_below(random, 16);
    texture[7] = random_below(random, 3);
    texture[12] = random_below(random, 2) ? GS_CT32 : GS_CT16;
    texture[13] = random_below(random, 33);
    texture[14] = random_below(random, 4);
    texture[17] = random_below(random, 4);
    texture[20] = first_pixel;
}

/* More loads than a group of the shader has; small ones, so that entries stay over many of them. */
static void batches_are_decoded(void **state)
{
    static const uint32_t indexed[] = {GS_T8, GS_T4, GS_T4, GS_T4HL, GS_T8H, GS_CT32};
    uint32_t *vram = random_memory();
    struct batch *batch = malloc(sizeof *batch);
    uint64_t random = 8;
    (void)state;

    for (int n = 0; n < 12; n++) {
        uint32_t pixel = 0;
        batch->constants[0] = n == 5 ? 0 : BLOCKS - (uint32_t)n % 2;
        batch->constants[1] = n % 4 == 3 ? 0 : random_below(&random, n % 4 == 0 ? MAX_LOADS : 5);
        batch->constants[2] = n == 7 ? 0 : 1 + random_below(&random, MAX_TEXTURES);
        batch->constants[3] = n % 3 == 2 ? random_below(&random, 900) : CAPACITY;
        for (int i = 0; i < GS_CLUT_ENTRIES; i++)
            batch->clut[i] = random_word(&random) & 0xffff;
        for (uint32_t i = 0; i < MAX_LOADS; i++) {
            for (int word = 1; word < 8; word++)
                batch->loads[i][word] = random_below(&random, word == 2 ? 20000 : 64);
            batch->loads[i][0] = indexed[i % 3 ? 1 + random_below(&random, 3) : random_below(&random, 6)];
            batch->loads[i][1] = random_below(&random, 3) ? GS_CT16 : GS_CT32;
            batch->loads[i][4] = random_below(&random, 2);
            batch->loads[i][7] = random_below(&random, 20) ? random_below(&random, 33) : random_word(&random);
        }
        for (uint32_t i = 0; i < MAX_TEXTURES; i++) {
            random_texture(batch->textures[i], pixel, &random);
            pixel += batch->textures[i][5] * batch->textures[i][6] + random_below(&random, 3);
        }
        const void *inputs[MAX_BUFFERS] = {vram, batch->loads, batch->textures, batch->clut};
        struct decoding decoding;
        decoding_begin(&decoding, "gs-vram-batch", batch->constants, inputs);
        decode_everywhere(&decoding, check_batch, batch);
        decoding_end(&decoding);
    }
    free(batch);
    free(vram);
}

struct copies {
    uint32_t constants[3], words[4][13];
    const uint32_t *before;
};

static void check_copies(const struct decoding *decoding, const void *user)
{
    const struct copies *copies = user;
    uint32_t *vram = malloc(decoding->sizes[1] + 1), blocks = copies->constants[0];

    memcpy(vram, copies->before, decoding->sizes[1]);
    for (uint32_t i = 0; i < copies->constants[1]; i++) {
        const uint32_t *c = copies->words[i];
        for (uint32_t n = 0; n < c[10] * c[11] && c[12] + n < copies->constants[2]; n++) {
            uint32_t x = n % c[10], y = n / c[10];
            gs_write(vram, blocks, c[5], c[6], c[7], c[8] + x, c[9] + y,
                     gs_read(copies->before, blocks, c[0], c[1], c[2], c[3] + x, c[4] + y));
        }
    }
    assert_memory_equal(decoding->buffers[1], vram, decoding->sizes[1]);
    free(vram);
}

/* Copies from any place to separate parts of memory, from which others may read: what is read is what was there before
 * all of them. Rectangles overlap with themselves in part. */
static void rectangles_are_copied(void **state)
{
    struct copies copies = {.before = random_memory()};
    uint64_t random = 9;
    (void)state;

    for (int n = 0; n < 24; n++) {
        uint32_t pixel = 0;
        copies.constants[0] = BLOCKS;
        copies.constants[1] = n == 3 ? 0 : 1 + random_below(&random, 4);
        copies.constants[2] = n % 5 == 4 ? random_below(&random, 2000) : 4 * 3000;
        for (uint32_t i = 0; i < 4; i++) {
            uint32_t *c = copies.words[i];
            c[0] = formats[random_below(&random, FORMATS)];
            c[1] = random_below(&random, 4000);
            c[2] = random_below(&random, 12);
            c[3] = random_below(&random, 2048);
            c[4] = random_below(&random, 2048);
            c[5] = random_below(&random, 2) ? c[0] : formats[random_below(&random, FORMATS)];
            c[6] = 256 * i; /* up to 128 x 64 pixels of 32 bits: 4 pages */
            c[7] = 2;
            c[8] = random_below(&random, 60);
            c[9] = random_below(&random, 10);
            c[10] = random_below(&random, 60);
            c[11] = random_below(&random, 50);
            c[12] = pixel;
            pixel += c[10] * c[11];
            if (n % 3 == 0) { /* some pixels to the right and down */
                memcpy(c, c + 5, 3 * sizeof *c);
                c[3] = c[8] - random_below(&random, c[8] + 1);
                c[4] = c[9] - random_below(&random, c[9] + 1);
            }
        }
        const void *inputs[MAX_BUFFERS] = {copies.words, copies.before};
        struct decoding decoding;
        decoding_begin(&decoding, "gs-vram-copy", copies.constants, inputs);
        decode_everywhere(&decoding, check_copies, &copies);
        decoding_end(&decoding);
    }
    free((void *)(uintptr_t)copies.before);
}

enum {
    OVERLAPS = 4 /* buffer of gs-vram-copy */
};

static void check_separate_copies(const struct decoding *decoding, const void *user)
{
    check_copies(decoding, user);
    assert_int_equal(*(const uint32_t *)decoding->buffers[OVERLAPS], 0);
}

static void check_overlapping_copies(const struct decoding *decoding, const void *user)
{
    check_copies(decoding, user);
    assert_int_equal(*(const uint32_t *)decoding->buffers[OVERLAPS], 1);
}

/* From the upper half of memory to the lower one: the pages that are read are not those that are written, so pixels go
 * straight to their places. If one rectangle is read from where another is written, they may not. */
static void separate_rectangles_are_copied_at_once(void **state)
{
    struct copies copies = {.before = random_memory()};
    uint64_t random = 11;
    (void)state;

    for (uint32_t n = 0; n < 10; n++) {
        uint32_t pixel = 0;
        copies.constants[0] = BLOCKS;
        copies.constants[1] = 4;
        copies.constants[2] = n % 5 == 4 ? 2000 : 4 * 3000;
        for (uint32_t i = 0; i < 4; i++) {
            uint32_t *c = copies.words[i];
            c[0] = formats[(3 * n + i) % FORMATS];
            c[1] = BLOCKS / 2 + random_below(&random, 100); /* up to 3 x 3 pages with a stride of 4: below 1024 */
            c[2] = 4;
            c[3] = random_below(&random, 60);
            c[4] = random_below(&random, 40);
            c[5] = n < 5 ? c[0] : formats[random_below(&random, FORMATS)];
            c[6] = 128 * i; /* up to 2 x 2 pages */
            c[7] = 2;
            c[8] = random_below(&random, 60);
            c[9] = random_below(&random, 10);
            c[10] = 1 + random_below(&random, 60);
            c[11] = 1 + random_below(&random, 50);
            c[12] = pixel;
            pixel += c[10] * c[11];
        }
        for (uint32_t overlaps = 0; overlaps < 2; overlaps++) {
            const void *inputs[MAX_BUFFERS] = {copies.words, copies.before};
            struct decoding decoding;
            if (overlaps) { /* the first is read from where the second is written */
                memcpy(copies.words[0], copies.words[1] + 5, 5 * sizeof(uint32_t));
                copies.constants[2] = 4 * 3000;
            }
            decoding_begin(&decoding, "gs-vram-copy", copies.constants, inputs);
            decode_everywhere(&decoding, overlaps ? check_overlapping_copies : check_separate_copies, &copies);
            decoding_end(&decoding);
        }
    }
    free((void *)(uintptr_t)copies.before);
}

/* Any words: nothing is written beyond the buffers. */
static void keep_anything(const struct decoding *decoding, const void *user)
{
    (void)decoding;
    (void)user;
}

static void any_batch_is_taken(void **state)
{
    uint32_t *vram = random_memory(), *words = calloc(MAX_LOADS * 21, sizeof *words);
    uint64_t random = 10;
    (void)state;

    for (int n = 0; n < 30; n++) {
        const uint32_t constants[] = {random_below(&random, 4), random_below(&random, 4), random_below(&random, 4),
                                      random_below(&random, 300)};
        const void *to_batch[MAX_BUFFERS] = {vram, words, words, vram}, *to_copy[MAX_BUFFERS] = {words, vram};
        struct decoding decoding;
        for (int i = 0; i < MAX_LOADS * 21; i++)
            words[i] = random_size(&random, 32);
        decoding_begin(&decoding, "gs-vram-batch", constants, to_batch);
        decode_everywhere(&decoding, keep_anything, NULL);
        decoding_end(&decoding);
        decoding_begin(&decoding, "gs-vram-copy", constants, to_copy);
        decode_everywhere(&decoding, keep_anything, NULL);
        decoding_end(&decoding);
    }
    free(vram);
    free(words);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(first_pixels_lie_where_documents_have_them),
        cmocka_unit_test(blocks_lie_where_documents_have_them),
        cmocka_unit_test(columns_of_bytes_are_swapped),
        cmocka_unit_test(every_page_is_a_bijection),
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(high_bits_are_apart),
        cmocka_unit_test(regions_are_those_of_the_manual),
        cmocka_unit_test(all_formats_are_decoded),
        cmocka_unit_test(palettes_are_applied),
        cmocka_unit_test(any_constants_are_taken),
        cmocka_unit_test(large_rectangles_are_decoded),
        cmocka_unit_test(pixels_are_uploaded),
        cmocka_unit_test(any_upload_is_taken),
        cmocka_unit_test(batches_are_decoded),
        cmocka_unit_test(rectangles_are_copied),
        cmocka_unit_test(separate_rectangles_are_copied_at_once),
        cmocka_unit_test(any_batch_is_taken),
    };
    return cmocka_run_group_tests(tests, NULL, close_device);
}
