/* Throughput of the decoders on a Vulkan device, pass by pass, compared with copying and filling memory.
 *     decoders-bench [--repeat N] [--csv FILE] [--passes FOLDER] [BENCHMARK [SIZE...]]
 * Without sizes, each benchmark runs with four. --help lists the benchmarks and the unit of their sizes. Inputs are
 * random and as large as the size says. "Bytes" counts what a run must read and write once, not buffer capacities.
 * The time of a pass is the median of N runs. All variants that the device supports are run. With --passes, a pass for
 * which the folder has a file DECODER-PASS.dxil runs that. The environment variable DXS_DECODERS_DEVICE chooses a
 * device. */
#include "bandwidth.h"
#include "harness.h"
#include "decoders/models/visibility.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A benchmark at one size. Constants are set before the buffers exist, inputs are filled in afterwards. */
struct job {
    uint64_t size;
    uint32_t constants[MAX_CONSTANTS];
    struct device_run run;
    uint64_t random;
};

struct benchmark {
    const char *name, *unit;
    const struct dxs_decoder *decoder; /* NULL: the decoder whose name is a prefix of the benchmark's */
    uint64_t sizes[4];
    void (*set_constants)(struct job *job);
    void (*fill)(struct job *job);            /* fills inputs, which are zero before */
    uint64_t (*bytes)(const struct job *job); /* moved by the last run */
};

static uint32_t *words_of(const struct job *job, uint32_t buffer)
{
    return job->run.buffers[buffer];
}

static void fill_randomly(struct job *job, uint32_t buffer)
{
    for (size_t i = 0; i < job->run.sizes[buffer] / 4; i++)
        words_of(job, buffer)[i] = random_word(&job->random);
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

static const struct dxs_decoder_constant bandwidth_constants[] = {{"vector_count", "vectors of 16 bytes"}};
static const struct dxs_decoder_buffer bandwidth_buffers[] = {
    {"source", DXS_DECODER_ROLE_INPUT, 0, {16, 1, {0, -1}}, ""},
    {"target", DXS_DECODER_ROLE_OUTPUT, 0, {16, 1, {0, -1}}, ""},
};
#define ALONG_X                                                                                                        \
    {                                                                                                                  \
        {1, 1024, {0, -1}}, {1, 1, {-1, -1}},                                                                          \
        {                                                                                                              \
            1, 1,                                                                                                      \
            {                                                                                                          \
                -1, -1                                                                                                 \
            }                                                                                                          \
        }                                                                                                              \
    }
static const struct dxs_decoder_pass copy_passes[] = {
    {"copy", bandwidth_copy_dxil, sizeof bandwidth_copy_dxil, {256, 1, 1}, ALONG_X}};
static const struct dxs_decoder_pass fill_passes[] = {
    {"fill", bandwidth_fill_dxil, sizeof bandwidth_fill_dxil, {256, 1, 1}, ALONG_X}};
static const struct dxs_decoder copy = {"copy", "", bandwidth_constants, 1, bandwidth_buffers, 2, copy_passes, 1,
                                        "",     0};
static const struct dxs_decoder fill = {"fill", "", bandwidth_constants, 1, bandwidth_buffers, 2, fill_passes, 1,
                                        "",     0};

static void set_vectors(struct job *job)
{
    job->constants[0] = (uint32_t)(job->size / 16);
}

static void fill_source(struct job *job)
{
    fill_randomly(job, 0);
}

static uint64_t copied_bytes(const struct job *job)
{
    return 2 * (job->size / 16 * 16);
}

static uint64_t filled_bytes(const struct job *job)
{
    return job->size / 16 * 16;
}

/* ---- path-segments ----------------------------------------------------------------------------------------------- */

/* 14 of 16 tags are segments; together they take 35 words of data. */
static void set_paths(struct job *job)
{
    uint32_t tags = (uint32_t)job->size;
    job->constants[0] = tags / 4;
    job->constants[1] = (uint32_t)(job->size * 9 / 4) + 65536;
    job->constants[2] = tags - tags / 16;
}

static void fill_paths(struct job *job)
{
    static const uint8_t tags[] = {1, 2, 3, 9, 10, 11, 5, 0x10, 0x20, 1, 2, 3, 1, 1, 3, 7};
    for (size_t i = 0; i < job->run.sizes[0]; i++)
        ((uint8_t *)job->run.buffers[0])[i] = tags[random_below(&job->random, sizeof tags)];
    fill_randomly(job, 1);
}

static uint64_t path_bytes(const struct job *job)
{
    const uint32_t *totals = words_of(job, 4);
    return job->run.sizes[0] + 4 * (uint64_t)totals[1] + 48 * (uint64_t)totals[0] + 20;
}

/* ---- instancing -------------------------------------------------------------------------------------------------- */

static void set_attributes(struct job *job, uint32_t count)
{
    const uint32_t constants[] = {1000, count, 0, (uint32_t)job->size, 1, 0};
    memcpy(job->constants, constants, sizeof constants);
}

static void set_one_attribute(struct job *job)
{
    set_attributes(job, 1);
}

static void set_eight_attributes(struct job *job)
{
    set_attributes(job, 8);
}

static void fill_attributes(struct job *job)
{
    static const uint32_t attributes[8][5] = {{UINT32_MAX, 12, 0, 12, 1 << 30}, {UINT32_MAX, 8, 4096, 8, 1 << 30},
                                              {1, 64, 0, 64, 1 << 30},          {3, 4, 0, 4, 1 << 30},
                                              {UINT32_MAX, 4, 16, 4, 1 << 30},  {2, 16, 8, 16, 1 << 30},
                                              {5, 16, 8, 12, 1 << 20},          {UINT32_MAX, 16, 0, 16, 1 << 30}};
    memcpy(job->run.buffers[0], attributes, job->run.sizes[0]);
}

static uint64_t instancing_bytes(const struct job *job)
{
    return job->run.sizes[0] + job->run.sizes[1] + job->run.sizes[2];
}

/* ---- gs-vram ----------------------------------------------------------------------------------------------------- */

/* Twice as wide as high. Coordinates wrap around after 2048 pixels, as in the hardware. */
static void set_pixels(struct job *job, uint32_t format, uint32_t expand)
{
    uint32_t height = 1;
    while (2 * (uint64_t)height * height * 4 <= job->size)
        height *= 2;
    const uint32_t constants[] = {16384, format, 0, 32, 0,   0, (uint32_t)(job->size / height), height, expand, 0,
                                  128,   0,      1, 0,  100, 1};
    memcpy(job->constants, constants, sizeof constants);
}

static void set_pixels_of_8_bits(struct job *job)
{
    set_pixels(job, 0x13, 1);
}

static void set_pixels_of_32_bits(struct job *job)
{
    set_pixels(job, 0, 0);
}

/* Memory of the rectangle, and its pixels. */
static uint64_t pixel_bytes(const struct job *job)
{
    uint64_t width = job->constants[6] < 2048 ? job->constants[6] : 2048;
    uint64_t height = job->constants[7] < 2048 ? job->constants[7] : 2048;
    uint64_t read = width * height * (job->constants[1] == 0 ? 4 : 1);
    return (read < job->run.sizes[0] ? read : job->run.sizes[0]) + job->run.sizes[2];
}

/* Rectangles of 256 x 256, of 8 bits, each behind a load of the palette. */
static void set_textures(struct job *job)
{
    uint32_t count = (uint32_t)(job->size >> 16);
    const uint32_t constants[] = {16384, count, count, count << 16};
    memcpy(job->constants, constants, sizeof constants);
}

static void fill_textures(struct job *job)
{
    fill_randomly(job, 0);
    for (uint32_t i = 0; i < job->constants[2]; i++) {
        const uint32_t load[] = {0x13, 0, 8 * i, 1, 0, 0, 0, 0};
        const uint32_t texture[] = {0x13, 256 * i, 4, 0, 0, 256, 256, 1, 0, 128, 0, i, 0, 0, 0, 0, 0, 0, 0, 0, i << 16};
        memcpy(words_of(job, 1) + 8 * i, load, sizeof load);
        memcpy(words_of(job, 2) + 21 * i, texture, sizeof texture);
    }
}

/* Memory of the rectangles, palettes, and pixels. */
static uint64_t texture_bytes(const struct job *job)
{
    uint64_t pixels = job->run.sizes[5] / 4;
    return (pixels < job->run.sizes[0] ? pixels : job->run.sizes[0]) + job->run.sizes[4] + job->run.sizes[5];
}

/* Rectangles of 256 x 256, of 32 bits, to memory behind them all. */
static void set_copies(struct job *job)
{
    uint32_t count = (uint32_t)(job->size >> 16);
    const uint32_t constants[] = {2 * count << 10, count, count << 16};
    memcpy(job->constants, constants, sizeof constants);
}

static void fill_copies(struct job *job)
{
    uint32_t count = job->constants[1];
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t copy_words[] = {0, i << 10, 4, 0, 0, 0, (count + i) << 10, 4, 0, 0, 256, 256, i << 16};
        memcpy(words_of(job, 0) + 13 * i, copy_words, sizeof copy_words);
    }
}

/* Without `pixels`, between the passes. */
static uint64_t copied_pixel_bytes(const struct job *job)
{
    return 8 * (uint64_t)job->constants[2];
}

/* ---- meshlet ----------------------------------------------------------------------------------------------------- */

enum {
    STREAM_BITS = 10,
    PAYLOAD_WORDS = 15 + 17 * STREAM_BITS /* per meshlet: 32 triangles, 17 components of 32 vertices */
};

/* Meshlets of 32 triangles and 32 vertices, with all streams, 10 bits per component. */
static void set_meshlets(struct job *job)
{
    uint32_t count = (uint32_t)job->size;
    const uint32_t constants[] = {6 + 8 * (count + (count + 7) / 8) + (24 + PAYLOAD_WORDS) * count + 1, count,
                                  32 * count, 32 * count};
    memcpy(job->constants, constants, sizeof constants);
}

static void fill_meshlets(struct job *job)
{
    static const uint32_t components[] = {0, 3, 4, 2, 4, 4};
    uint32_t count = (uint32_t)job->size, *mesh = words_of(job, 0), payload = 0;
    const uint32_t header[] = {0x4853454d, 0x3454454c, 2, 6, count, PAYLOAD_WORDS * count};
    uint32_t *streams = mesh + 6 + 8 * (count + (count + 7) / 8);

    fill_randomly(job, 0);
    memcpy(mesh, header, sizeof header);
    for (uint32_t i = 0; i < 6 * count; i++) {
        uint32_t number = i % 6;
        const uint32_t stream[] = {number == 0 ? 32 : random_word(&job->random), number == 0 ? 32 : 0,
                                   number == 2 ? STREAM_BITS | 3 << 16 : STREAM_BITS, payload};
        memcpy(streams + 4 * i, stream, sizeof stream);
        payload += number == 0 ? 15 : components[number] * STREAM_BITS;
    }
}

/* Bounds are not read. */
static uint64_t meshlet_bytes(const struct job *job)
{
    return job->size * (4 * (24 + PAYLOAD_WORDS) + 8 + 32 * (12 + 56));
}

/* All triangles are tested on the screen; few are left out. */
static void set_meshlet_draws(struct job *job)
{
    uint32_t count = (uint32_t)job->size;
    const uint32_t constants[] = {6 + 8 * (count + (count + 7) / 8) + (24 + PAYLOAD_WORDS) * count + 1,
                                  count,
                                  1,
                                  1,
                                  24 * count,
                                  (count + 7) / 8,
                                  12,
                                  2,
                                  0,
                                  0,
                                  1920,
                                  1080};
    memcpy(job->constants, constants, sizeof constants);
}

static void fill_meshlet_draws(struct job *job)
{
    const float scale = 1.0f / 32768;
    const float view[20] = {scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1, 0, 0, -1, 0};

    fill_meshlets(job);
    memcpy(words_of(job, 1), view, sizeof view);
}

/* Two streams, their payload, indices of 8 bits. */
static uint64_t meshlet_draws_bytes(const struct job *job)
{
    return job->size * (4 * (8 + 15 + 3 * STREAM_BITS) + 96);
}

/* ---- visibility-stream ------------------------------------------------------------------------------------------- */

enum {
    PIPES = 32,
    RUNS = 100, /* per draw */
    DRAW_BITS = 1 + 32 + 1 + 15 + 1,
    DRAW_WORDS_OF_RUNS = RUNS * (1 + 32 + 9 + 1) / 32 + 1
};

/* Draws of 100 runs; half of them cover bins. */
static void set_draws(struct job *job)
{
    uint32_t draws = (uint32_t)job->size;
    const uint32_t constants[] = {PIPES, draws, PIPES * draws * RUNS, PIPES * (draws * DRAW_BITS / 32 + 4),
                                  PIPES * draws * DRAW_WORDS_OF_RUNS};
    memcpy(job->constants, constants, sizeof constants);
}

static void fill_draws(struct job *job)
{
    uint32_t draws = (uint32_t)job->size, draw_words = job->constants[3] / PIPES;
    uint32_t primitive_words = job->constants[4] / PIPES;
    struct visibility_run *runs = calloc((size_t)draws * RUNS, sizeof *runs);
    struct visibility_instance *instances = calloc(draws, sizeof *instances);

    for (uint32_t pipe = 0; pipe < PIPES; pipe++) {
        for (uint32_t i = 0; i < draws * RUNS; i++)
            runs[i] =
                (struct visibility_run){i % 2 ? random_word(&job->random) : 0, 1 + random_below(&job->random, 20)};
        for (uint32_t i = 0; i < draws; i++)
            instances[i] = (struct visibility_instance){runs + (size_t)i * RUNS, RUNS, true};
        struct visibility_writer draw_writer = {(uint8_t *)(words_of(job, 1) + (size_t)pipe * draw_words),
                                                draw_words * 4, 0, 0};
        struct visibility_writer writer = {(uint8_t *)(words_of(job, 2) + (size_t)pipe * primitive_words),
                                           primitive_words * 4, 0, 0};
        if (!visibility_encode(instances, draws, 32, &draw_writer, &writer))
            fprintf(stderr, "the streams have too little room\n");
        const uint32_t entry[] = {pipe * draw_words, (uint32_t)(draw_writer.position / 32), pipe * primitive_words,
                                  (uint32_t)(writer.position / 32), 32};
        memcpy(words_of(job, 0) + 5 * pipe, entry, sizeof entry);
    }
    free(instances);
    free(runs);
}

static uint64_t visibility_bytes(const struct job *job)
{
    uint64_t words = 0;
    for (uint32_t pipe = 0; pipe < PIPES; pipe++)
        words += words_of(job, 0)[5 * pipe + 1] + words_of(job, 0)[5 * pipe + 3];
    return 4 * words + 36 * PIPES * job->size + 8 * (uint64_t)*words_of(job, 6);
}

/* ---- fdm --------------------------------------------------------------------------------------------------------- */

/* Bins of 2 views with offsets and depth test, 512 tiles in a row, a viewport for each view. */
static void set_bins(struct job *job)
{
    uint32_t tiles = (uint32_t)(job->size / 2), rows = (tiles + 511) / 512;
    const uint32_t constants[] = {2 * tiles, 2,  512, 96, 96, 511 * 96, 96 * rows, 1536, 3 * rows, 2 * 1536 * 3 * rows,
                                  32,        32, 2,   1,  1,  0,        1,         8,    1};
    memcpy(job->constants, constants, sizeof constants);
}

/* For fdm-merge: visibility pipes of 4 x 4 tiles. Tiles of one pipe may merge. */
static void set_merged_bins(struct job *job)
{
    set_bins(job);
    job->constants[19] = job->constants[20] = 4;
}

static void fill_views(struct job *job)
{
    for (size_t i = 0; i < job->run.sizes[0]; i++)
        ((uint8_t *)job->run.buffers[0])[i] = (uint8_t)(32 + random_below(&job->random, 224));
    for (size_t i = 0; i < job->run.sizes[1] / 4; i++)
        words_of(job, 1)[i] = 8 * random_below(&job->random, 10);
    for (size_t i = 0; i < job->run.sizes[2] / 4; i++)
        ((float *)job->run.buffers[2])[i] = (float)(i % 6 < 2 ? 0 : 40000);
    for (size_t i = 0; i < job->run.sizes[3] / 4; i++)
        words_of(job, 3)[i] = i % 4 < 2 ? 100 : 40000;
}

/* One texel per bin. (Devices may read a sector of 32 bytes.) */
static uint64_t bin_bytes(const struct job *job)
{
    return job->run.sizes[4] + job->run.sizes[5] + job->run.sizes[6] + 2 * job->size;
}

static uint64_t merged_bin_bytes(const struct job *job)
{
    return bin_bytes(job) + job->run.sizes[7];
}

/* ---- fec --------------------------------------------------------------------------------------------------------- */

/* Packets of 100 data blocks of 1024 bytes and 26 FEC blocks; one block in 50 is lost. */
static void set_packets(struct job *job)
{
    uint32_t count = (uint32_t)job->size;
    const uint32_t constants[] = {count, 256, 100 * count, 26 * count, 64};
    memcpy(job->constants, constants, sizeof constants);
}

static void fill_packets(struct job *job)
{
    for (uint32_t i = 0; i < job->constants[0]; i++) {
        const uint32_t packet[] = {100 * i, 100, 26 * i, 26, 50, 50, random_word(&job->random)};
        memcpy(words_of(job, 0) + 7 * i, packet, sizeof packet);
    }
    for (uint32_t buffer = 1; buffer < 3; buffer++)
        for (size_t i = 0; i < 8 * job->run.sizes[buffer]; i++)
            ((uint8_t *)job->run.buffers[buffer])[i / 8] |= (uint8_t)((random_below(&job->random, 50) != 0) << i % 8);
    fill_randomly(job, 3);
    fill_randomly(job, 4);
}

static void fill_blocks(struct job *job)
{
    for (uint32_t i = 0; i < job->constants[0]; i++) {
        const uint32_t packet[] = {100 * i, 100, 26 * i, 26, 50, 50, random_word(&job->random)};
        memcpy(words_of(job, 0) + 7 * i, packet, sizeof packet);
    }
    fill_randomly(job, 1);
}

static uint64_t encoded_bytes(const struct job *job)
{
    return job->run.sizes[1] + job->run.sizes[4];
}

/* Blocks that arrived, those of FEC blocks that gave one, and all blocks written. */
static uint64_t packet_bytes(const struct job *job)
{
    uint64_t moved = 0, block = 4 * job->constants[1];
    for (uint32_t i = 0; i < job->constants[0]; i++) {
        uint32_t recovered = words_of(job, 9)[2 * i], missing = words_of(job, 9)[2 * i + 1];
        moved += (200 - recovered - missing + recovered) * block;
    }
    return moved;
}

/* ---- All --------------------------------------------------------------------------------------------------------- */

#define MEGA(n) ((uint64_t)(n) << 20)
static const struct benchmark benchmarks[] = {
    {"copy", "bytes", &copy, {MEGA(16), MEGA(128), MEGA(512), MEGA(2048)}, set_vectors, fill_source, copied_bytes},
    {"fill", "bytes", &fill, {MEGA(16), MEGA(128), MEGA(512), MEGA(2048)}, set_vectors, fill_source, filled_bytes},
    {"fdm", "bins", NULL, {MEGA(1) / 4, MEGA(1), MEGA(4), MEGA(16)}, set_bins, fill_views, bin_bytes},
    {"fdm-merge",
     "bins",
     NULL,
     {MEGA(1) / 4, MEGA(1), MEGA(4), MEGA(16)},
     set_merged_bins,
     fill_views,
     merged_bin_bytes},
    {"fec", "packets", NULL, {125, 500, 2000, 8000}, set_packets, fill_packets, packet_bytes},
    {"fec-encode", "packets", NULL, {125, 500, 2000, 8000}, set_packets, fill_blocks, encoded_bytes},
    {"gs-vram-8",
     "pixels",
     NULL,
     {MEGA(4), MEGA(16), MEGA(64), MEGA(256)},
     set_pixels_of_8_bits,
     fill_source,
     pixel_bytes},
    {"gs-vram-32",
     "pixels",
     NULL,
     {MEGA(4), MEGA(16), MEGA(64), MEGA(256)},
     set_pixels_of_32_bits,
     fill_source,
     pixel_bytes},
    {"gs-vram-batch",
     "pixels",
     NULL,
     {MEGA(4), MEGA(16), MEGA(64), MEGA(256)},
     set_textures,
     fill_textures,
     texture_bytes},
    {"gs-vram-copy",
     "pixels",
     NULL,
     {MEGA(4), MEGA(16), MEGA(64), MEGA(128)},
     set_copies,
     fill_copies,
     copied_pixel_bytes},
    {"instancing-1",
     "invocations",
     NULL,
     {MEGA(4), MEGA(16), MEGA(64), MEGA(256)},
     set_one_attribute,
     fill_attributes,
     instancing_bytes},
    {"instancing-8",
     "invocations",
     NULL,
     {MEGA(1), MEGA(4), MEGA(16), MEGA(64)},
     set_eight_attributes,
     fill_attributes,
     instancing_bytes},
    {"meshlet", "meshlets", NULL, {8125, 32500, 130000, 520000}, set_meshlets, fill_meshlets, meshlet_bytes},
    {"meshlet-draws",
     "meshlets",
     NULL,
     {8125, 32500, 130000, 520000},
     set_meshlet_draws,
     fill_meshlet_draws,
     meshlet_draws_bytes},
    {"path-segments", "tags", NULL, {MEGA(1), MEGA(4), MEGA(16), MEGA(64)}, set_paths, fill_paths, path_bytes},
    {"visibility-stream", "draws a pipe", NULL, {100, 400, 1600, 6400}, set_draws, fill_draws, visibility_bytes},
};
static const uint32_t benchmark_count = sizeof benchmarks / sizeof *benchmarks;

static const struct dxs_decoder *decoder_of(const struct benchmark *benchmark)
{
    char name[32];

    if (benchmark->decoder)
        return benchmark->decoder;
    snprintf(name, sizeof name, "%s", benchmark->name);
    char *digits = strrchr(name, '-');
    if (digits && digits[1] >= '0' && digits[1] <= '9')
        *digits = 0;
    return dxs_decoder_find(name);
}

/* Large outputs are not read back. */
static bool make_buffers(struct job *job)
{
    for (uint32_t i = 0; i < job->run.decoder->buffer_count; i++) {
        const struct dxs_decoder_buffer *buffer = &job->run.decoder->buffers[i];
        job->run.sizes[i] = (size_t)dxs_decoder_buffer_size(buffer, job->constants);
        if (buffer->role != DXS_DECODER_ROLE_INPUT && job->run.sizes[i] > MEGA(1))
            continue;
        job->run.buffers[i] = calloc(1, job->run.sizes[i]);
        if (!job->run.buffers[i])
            return false;
    }
    return true;
}

/* A decoder of which some passes are read from files. It stays until the end: the device knows decoders by address. */
struct replacement {
    struct replacement *next;
    struct dxs_decoder decoder;
    struct dxs_decoder_pass passes[MAX_PASSES];
    void *files[MAX_PASSES];
};

struct report {
    double copy; /* bytes per second, at the largest size */
    FILE *csv;
    const char *passes; /* NULL, or the folder of passes that take the place of the decoders' */
    struct replacement *replacements;
};

static void *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    uint8_t *bytes = NULL;
    long end;

    if (file && fseek(file, 0, SEEK_END) == 0 && (end = ftell(file)) > 0) {
        rewind(file);
        bytes = malloc((size_t)end);
        *size = bytes ? fread(bytes, 1, (size_t)end, file) : 0;
    }
    if (file)
        fclose(file);
    return bytes;
}

/* The decoder itself if no folder is given. */
static const struct dxs_decoder *replace_passes(struct report *report, const struct dxs_decoder *decoder)
{
    char path[512];
    struct replacement *replacement = report->passes ? calloc(1, sizeof *replacement) : NULL;

    if (!replacement)
        return decoder;
    replacement->decoder = *decoder;
    replacement->decoder.passes = replacement->passes;
    memcpy(replacement->passes, decoder->passes, decoder->pass_count * sizeof *decoder->passes);
    for (uint32_t i = 0; i < decoder->pass_count; i++) {
        struct dxs_decoder_pass *pass = &replacement->passes[i];
        size_t size = 0;
        snprintf(path, sizeof path, "%s/%s-%s%s%s.dxil", report->passes, decoder->name, pass->name,
                 decoder->variant[0] ? "-" : "", decoder->variant);
        replacement->files[i] = read_file(path, &size);
        if (!replacement->files[i])
            continue;
        printf("%s\n", path);
        pass->dxil = replacement->files[i];
        pass->dxil_size = size;
    }
    replacement->next = report->replacements;
    report->replacements = replacement;
    return &replacement->decoder;
}

static void free_replacements(struct replacement *replacement)
{
    while (replacement) {
        struct replacement *next = replacement->next;
        for (uint32_t i = 0; i < MAX_PASSES; i++)
            free(replacement->files[i]);
        free(replacement);
        replacement = next;
    }
}

static void print(struct report *report, const struct benchmark *benchmark, const struct job *job)
{
    const struct dxs_decoder *decoder = job->run.decoder;
    uint64_t bytes = benchmark->bytes(job);
    double seconds = 0;

    for (uint32_t i = 0; i < decoder->pass_count; i++)
        seconds += job->run.pass_seconds[i];
    double rate = seconds > 0 ? (double)bytes / seconds : 0;
    if (benchmark->decoder == &copy)
        report->copy = rate;
    printf("%-18s%-6s %10llu %-12s %9.4f ms %8.1f MB %8.1f GB/s", benchmark->name, decoder->variant,
           (unsigned long long)job->size, benchmark->unit, 1e3 * seconds, 1e-6 * (double)bytes, 1e-9 * rate);
    if (report->copy > 0)
        printf(" %3.0f %% of copy", 100 * rate / report->copy);
    for (uint32_t i = 0; i < decoder->pass_count && decoder->pass_count > 1; i++)
        printf("  %s %.4f", decoder->passes[i].name, 1e3 * job->run.pass_seconds[i]);
    printf("\n");
    fflush(stdout);
    for (uint32_t i = 0; i < decoder->pass_count && report->csv; i++)
        fprintf(report->csv, "%s,%s,%llu,%s,%s,%.9f,%llu\n", benchmark->name, decoder->variant,
                (unsigned long long)job->size, benchmark->unit, decoder->passes[i].name, job->run.pass_seconds[i],
                (unsigned long long)bytes);
}

static const char *measure(struct decoder_device *device, const struct benchmark *benchmark, uint64_t size,
                           uint32_t repetitions, struct report *report)
{
    const struct dxs_decoder *decoder = decoder_of(benchmark), *variant = decoder;
    struct job job = {.size = size, .random = 1};
    const char *failure = NULL;

    job.run = (struct device_run){.decoder = decoder,
                                  .constants = job.constants,
                                  .repetitions = repetitions,
                                  .warm_up = 0.3,
                                  .inputs_are_large = true};
    benchmark->set_constants(&job);
    if (make_buffers(&job))
        benchmark->fill(&job);
    else
        failure = "out of memory";
    for (uint32_t i = 0; !failure && variant; i++) {
        if (decoder_device_takes(device, variant)) {
            job.run.decoder = replace_passes(report, variant);
            failure = decoder_device_run(device, &job.run);
            if (!failure)
                print(report, benchmark, &job);
        }
        variant = benchmark->decoder ? NULL : dxs_decoder_variant(decoder, i + 1);
    }
    for (uint32_t i = 0; i < MAX_BUFFERS; i++)
        free(job.run.buffers[i]);
    return failure;
}

static int show_help(void)
{
    printf("usage: decoders-bench [--repeat N] [--csv FILE] [--passes FOLDER] [BENCHMARK [SIZE...]]\n");
    for (uint32_t i = 0; i < benchmark_count; i++) {
        printf("  %-18s", benchmarks[i].name);
        for (uint32_t n = 0; n < 4; n++)
            printf(" %llu", (unsigned long long)benchmarks[i].sizes[n]);
        printf(" %s\n", benchmarks[i].unit);
    }
    return 2;
}

int main(int argument_count, char **arguments)
{
    uint32_t repetitions = 20;
    struct report report = {0};
    const char *failure = NULL;
    int n = 1;

    for (; n + 1 < argument_count && strncmp(arguments[n], "--", 2) == 0; n += 2) {
        if (strcmp(arguments[n], "--repeat") == 0)
            repetitions = (uint32_t)strtoul(arguments[n + 1], NULL, 10);
        else if (strcmp(arguments[n], "--csv") == 0)
            report.csv = fopen(arguments[n + 1], "w");
        else if (strcmp(arguments[n], "--passes") == 0)
            report.passes = arguments[n + 1];
        else
            return show_help();
    }
    if (repetitions < 1 || repetitions > MAX_REPETITIONS || (n < argument_count && arguments[n][0] == '-'))
        return show_help();
    struct decoder_device *device = decoder_device_open(getenv("DXS_DECODERS_DEVICE"), &failure);
    if (!device) {
        fprintf(stderr, "%s\n", failure);
        return 1;
    }
    printf("%s\n", decoder_device_name(device));
    for (uint32_t i = 0; i < benchmark_count && !failure; i++) {
        const struct benchmark *benchmark = &benchmarks[i];
        int sizes = argument_count - n - 1;
        if (n < argument_count && strcmp(arguments[n], benchmark->name) != 0)
            continue;
        for (int s = 0; s < (sizes > 0 ? sizes : 4) && !failure; s++)
            failure =
                measure(device, benchmark, sizes > 0 ? strtoull(arguments[n + 1 + s], NULL, 10) : benchmark->sizes[s],
                        repetitions, &report);
        if (failure)
            fprintf(stderr, "%s: %s\n", benchmark->name, failure);
    }
    if (report.csv)
        fclose(report.csv);
    decoder_device_close(device);
    free_replacements(report.replacements);
    return failure != NULL;
}
