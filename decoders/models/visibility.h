/* Streams of Adreno's visibility stream compressor (A6xx): the bins that each draw and each primitive covers.
 * "Visibility Stream Format" of the freedreno project. */
#ifndef DECODERS_MODELS_VISIBILITY_H
#define DECODERS_MODELS_VISIBILITY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { /* faults; decoding of a stream stops at the first */
    VISIBILITY_CHECKSUM = 1,
    VISIBILITY_CUT_OFF = 2,
    VISIBILITY_TOO_LARGE = 4, /* a number of more than 32 bits */
    VISIBILITY_NO_ROOM = 8,
    VISIBILITY_NO_PIPE = 16,
    VISIBILITY_NO_STREAM = 32 /* a draw's primitive stream ends beyond the pipe's */
};

struct visibility_run {
    uint32_t bins, primitive_count;
};

/* ---- Writing bits: the highest of each byte first ---------------------------------------------------------------- */

struct visibility_writer {
    uint8_t *bytes;
    size_t size, position; /* bytes, bits */
    uint32_t parity;       /* of the packet so far */
};

void visibility_put(struct visibility_writer *writer, uint32_t value, uint32_t bits);
void visibility_put_number(struct visibility_writer *writer, uint32_t number);
void visibility_put_run(struct visibility_writer *writer, uint32_t bin_count, struct visibility_run run);

/* An instance of a draw. It is empty (no primitive is visible) if no run covers a bin. */
struct visibility_instance {
    const struct visibility_run *runs;
    uint32_t run_count;
    bool is_last; /* of its draw */
};

/* Writes both streams, each padded to a whole word. False: not enough room. */
bool visibility_encode(const struct visibility_instance *instances, uint32_t count, uint32_t bin_count,
                       struct visibility_writer *draws, struct visibility_writer *primitives);

/* ---- Decoding ---------------------------------------------------------------------------------------------------- */

struct visibility_pipe {
    uint32_t first_draw_word, draw_words, first_primitive_word, primitive_words, bin_count;
};

struct visibility_draw {
    uint32_t draw, instance, bins;
    uint32_t first_word, words;
    uint32_t first_run, run_count, primitive_count;
    uint32_t faults;
};

struct visibility_outcome {
    uint32_t visible_count, draw_count, faults;
};

struct visibility_task {
    uint32_t pipe_count, draw_capacity, run_capacity, draw_word_count, primitive_word_count;
};

/* Computes the complete output of the GPU decoder. Draws of pipe n begin at n * draw_capacity. Returns the number of
 * runs. */
uint32_t visibility_decode(const struct visibility_task *task, const struct visibility_pipe *pipes,
                           const uint8_t *draw_bytes, const uint8_t *primitive_bytes, struct visibility_draw *draws,
                           struct visibility_outcome *outcomes, struct visibility_run *runs);

#endif
