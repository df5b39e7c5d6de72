/* Throughput of the decoders on a Vulkan device.
 *     decoders-bench [DECODER]
 * Inputs are random and of some ten megabytes; DXS_DECODERS_DEVICE in the environment chooses a device. */
#include "device_pipeline.h"
#include "reference/decoders/visibility.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Fills inputs, which are zero, with something that takes the decoder typical time. */
typedef void (*fill)(struct pipeline_run *run, uint64_t *random);

struct benchmark {
    const char *decoder;
    uint32_t constants[MAX_CONSTANTS];
    fill fill;
    const char *unit;
    double units; /* that one run decodes */
};

static void fill_paths(struct pipeline_run *run, uint64_t *random)
{
    static const uint8_t tags[] = {1, 2, 3, 9, 10, 11, 5, 0x10, 0x20, 1, 2, 3, 1, 1, 3, 7};
    for (size_t i = 0; i < run->sizes[0]; i++)
        ((uint8_t *)run->buffers[0])[i] = tags[random_below(random, sizeof tags)];
    for (size_t i = 0; i < run->sizes[1] / 4; i++)
        ((uint32_t *)run->buffers[1])[i] = random_word(random);
}

static void fill_attributes(struct pipeline_run *run, uint64_t *random)
{
    static const uint32_t attributes[4][5] = {{UINT32_MAX, 12, 0, 12, 1 << 30},
                                              {UINT32_MAX, 8, 0, 8, 1 << 30},
                                              {1, 64, 0, 64, 1 << 30},
                                              {3, 4, 0, 4, 1 << 30}};
    (void)random;
    memcpy(run->buffers[0], attributes, sizeof attributes);
}

static void fill_words(struct pipeline_run *run, uint64_t *random)
{
    for (size_t i = 0; i < run->sizes[0] / 4; i++)
        ((uint32_t *)run->buffers[0])[i] = random_word(random);
}

/* Meshlets of 32 triangles and vertices, all streams, 10 bits a component; all payload is the same. */
static void fill_meshlets(struct pipeline_run *run, uint64_t *random)
{
    uint32_t count = run->constants[1], *mesh = run->buffers[0];
    const uint32_t header[] = {0x4853454d, 0x3454454c, 2, 6, count, 200};
    uint32_t *streams = mesh + 6 + 8 * (count + (count + 7) / 8), *payload = streams + 24 * count;

    memcpy(mesh, header, sizeof header);
    for (uint32_t i = 0; i < 6 * count; i++) {
        const uint32_t stream[] = {i % 6 == 0 ? 32 : random_word(random), i % 6 == 0 ? 32 : 0, 10, 30 * (i % 6)};
        memcpy(streams + 4 * i, stream, sizeof stream);
    }
    for (uint32_t i = 0; i < 200; i++)
        payload[i] = random_word(random);
}

/* 32 pipes of 200 draws, each of 400 runs. */
static void fill_streams(struct pipeline_run *run, uint64_t *random)
{
    uint32_t pipe_count = run->constants[0], draw_words = run->constants[3] / pipe_count;
    uint32_t primitive_words = run->constants[4] / pipe_count;
    struct visibility_run *runs = calloc(400, sizeof *runs);
    struct visibility_instance instances[200];

    for (uint32_t i = 0; i < 400; i++)
        runs[i] =
            (struct visibility_run){random_below(random, 2) ? random_word(random) : 0, 1 + random_below(random, 20)};
    for (uint32_t i = 0; i < 200; i++)
        instances[i] = (struct visibility_instance){runs, 400, true};
    for (uint32_t i = 0; i < pipe_count; i++) {
        const uint32_t pipe[] = {i * draw_words, draw_words, i * primitive_words, primitive_words, 32};
        struct visibility_writer draws = {(uint8_t *)run->buffers[1] + i * draw_words * 4, draw_words * 4, 0, 0};
        struct visibility_writer primitives = {(uint8_t *)run->buffers[2] + i * primitive_words * 4,
                                               primitive_words * 4, 0, 0};
        memcpy((uint32_t *)run->buffers[0] + 5 * i, pipe, sizeof pipe);
        visibility_encode(instances, 200, 32, &draws, &primitives);
    }
    free(runs);
}

static void fill_views(struct pipeline_run *run, uint64_t *random)
{
    for (size_t i = 0; i < run->sizes[0]; i++)
        ((uint8_t *)run->buffers[0])[i] = (uint8_t)(32 + random_below(random, 224));
    for (size_t i = 0; i < run->sizes[1] / 4; i++)
        ((uint32_t *)run->buffers[1])[i] = 8 * random_below(random, 100);
}

/* Packets of 100 blocks, of which one in 50 is lost. */
static void fill_packets(struct pipeline_run *run, uint64_t *random)
{
    for (uint32_t i = 0; i < run->constants[0]; i++) {
        const uint32_t packet[] = {100 * i, 100, 26 * i, 26, 50, 50, random_word(random)};
        memcpy((uint32_t *)run->buffers[0] + 7 * i, packet, sizeof packet);
    }
    for (size_t buffer = 1; buffer < 3; buffer++)
        for (size_t i = 0; i < 8 * run->sizes[buffer]; i++)
            ((uint8_t *)run->buffers[buffer])[i / 8] |= (uint8_t)((random_below(random, 50) != 0) << i % 8);
}

static const struct benchmark benchmarks[] = {
    {"fdm",
     {100000, 2, 250, 96, 96, 24000, 19200, 750, 600, 900000, 32, 32, 2, 1, 1, 0, 1, 8, 1},
     fill_views,
     "bins",
     100000},
    {"fec", {500, 256, 50000, 13000, 64}, fill_packets, "blocks", 50000},
    {"gs-vram", {16384, 0x13, 0, 32, 0, 0, 2048, 2048, 1, 0, 128, 0, 1, 0, 100, 1}, fill_words, "pixels", 1 << 22},
    {"instancing", {1000, 4, 0, 4 << 20, 1}, fill_attributes, "addresses", 4 * (4 << 20)},
    {"meshlet", {6 + 9 * 100000 + 24 * 100000 + 200, 100000, 3200000, 3200000}, fill_meshlets, "vertices", 3200000},
    {"path-segments", {1 << 20, 8 << 20, 4 << 20}, fill_paths, "tags", 4 << 20},
    {"visibility-stream", {32, 200, 32 * 200 * 400, 32 * 1000, 32 * 200 * 400}, fill_streams, "runs", 32 * 200 * 400},
};

static const char *measure(struct pipeline_device *device, const struct benchmark *benchmark)
{
    struct pipeline_run run = {.decoder = dxs_decoder_find(benchmark->decoder), .constants = benchmark->constants};
    uint64_t random = 1, bytes = 0;

    for (uint32_t i = 0; i < run.decoder->buffer_count; i++) {
        run.sizes[i] = (size_t)dxs_decoder_buffer_size(&run.decoder->buffers[i], run.constants);
        run.buffers[i] = calloc(1, run.sizes[i]);
        bytes += run.decoder->buffers[i].role == DXS_DECODER_SCRATCH ? 0 : run.sizes[i];
        if (!run.buffers[i])
            return "out of memory";
    }
    benchmark->fill(&run, &random);
    run.repetitions = 1;
    const char *failure = pipeline_device_run(device, &run);
    run.repetitions = run.seconds > 0.05 ? 3 : 100;
    if (!failure)
        failure = pipeline_device_run(device, &run);
    double seconds = run.seconds / run.repetitions;
    if (!failure)
        printf("%-18s %8.3f ms  %10.1f million %s/s  %8.2f GB/s of buffers\n", benchmark->decoder, 1e3 * seconds,
               1e-6 * benchmark->units / seconds, benchmark->unit, 1e-9 * (double)bytes / seconds);
    for (uint32_t i = 0; i < run.decoder->buffer_count; i++)
        free(run.buffers[i]);
    return failure;
}

int main(int argument_count, char **arguments)
{
    struct pipeline_device *device = pipeline_device_open();

    if (!device) {
        fprintf(stderr, "there is no Vulkan device\n");
        return 1;
    }
    printf("%s\n", pipeline_device_name(device));
    const char *failure = NULL;
    for (size_t i = 0; i < sizeof benchmarks / sizeof *benchmarks && !failure; i++) {
        if (argument_count > 1 && strcmp(arguments[1], benchmarks[i].decoder) != 0)
            continue;
        failure = measure(device, &benchmarks[i]);
        if (failure)
            fprintf(stderr, "%s: %s\n", benchmarks[i].decoder, failure);
    }
    pipeline_device_close(device);
    return failure != NULL;
}
