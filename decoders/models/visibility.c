/* Visibility streams on the CPU: writes and reads streams of draws and streams of primitives. */
#include "decoders/models/visibility.h"

#include <string.h>

enum {
    END_ZEROS = 17,
    MAX_WORDS = 1 << 26
};

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

static void put_bit(struct visibility_writer *writer, uint32_t bit)
{
    if (writer->position / 8 < writer->size && bit)
        writer->bytes[writer->position / 8] |= (uint8_t)(0x80 >> writer->position % 8);
    writer->position++;
    writer->parity ^= bit;
}

void visibility_put(struct visibility_writer *writer, uint32_t value, uint32_t bits)
{
    while (bits-- > 0)
        put_bit(writer, value >> bits & 1);
}

/* Index of the highest bit + 1. */
static uint32_t bits_of(uint32_t number)
{
    uint32_t bits = 0;
    while (bits < 32 && number >> bits)
        bits++;
    return bits;
}

/* Elias gamma code of a number above 0: a zero for each bit after the highest, then the number. */
void visibility_put_number(struct visibility_writer *writer, uint32_t number)
{
    visibility_put(writer, 0, bits_of(number) - 1);
    visibility_put(writer, number, bits_of(number));
}

static void put_bins(struct visibility_writer *writer, uint32_t bin_count, uint32_t bins)
{
    writer->parity = 0;
    put_bit(writer, bins != 0);
    if (bins)
        visibility_put(writer, bins, bin_count);
}

void visibility_put_run(struct visibility_writer *writer, uint32_t bin_count, struct visibility_run run)
{
    put_bins(writer, bin_count, run.bins);
    visibility_put_number(writer, run.primitive_count);
    put_bit(writer, writer->parity);
}

static void fill_word(struct visibility_writer *writer)
{
    writer->position = (writer->position + 31) / 32 * 32;
}

static void put_draw(struct visibility_writer *writer, uint32_t bin_count, uint32_t bins, bool goes_on, uint32_t number)
{
    put_bins(writer, bin_count, bins);
    put_bit(writer, goes_on);
    visibility_put_number(writer, number);
    put_bit(writer, writer->parity);
}

static uint32_t bins_of(const struct visibility_instance *instance)
{
    uint32_t bins = 0;
    for (uint32_t i = 0; i < instance->run_count; i++)
        bins |= instance->runs[i].bins;
    return bins;
}

/* Puts one packet for empty instances and returns their number. In the middle of a draw, the packet skips instances.
 * If the rest of the draw is empty, it ends the draw, and skips the next draws that are a single empty instance. */
static uint32_t put_empty(const struct visibility_instance *instances, uint32_t count, uint32_t bin_count,
                          struct visibility_writer *draws)
{
    uint32_t n = 0, number = 1;

    while (n < count && !instances[n].is_last && bins_of(&instances[n]) == 0)
        n++;
    if (n == count || bins_of(&instances[n]) != 0) {
        put_draw(draws, bin_count, 0, true, n);
        return n;
    }
    for (n++; n < count && instances[n].is_last && bins_of(&instances[n]) == 0; n++)
        number++;
    put_draw(draws, bin_count, 0, false, number);
    return n;
}

static void put_visible(const struct visibility_instance *instance, uint32_t bin_count, struct visibility_writer *draws,
                        struct visibility_writer *primitives)
{
    size_t start = primitives->position;

    for (uint32_t i = 0; i < instance->run_count; i++)
        visibility_put_run(primitives, bin_count, instance->runs[i]);
    fill_word(primitives);
    put_draw(draws, bin_count, bins_of(instance), !instance->is_last, (uint32_t)(primitives->position - start) / 32);
}

bool visibility_encode(const struct visibility_instance *instances, uint32_t count, uint32_t bin_count,
                       struct visibility_writer *draws, struct visibility_writer *primitives)
{
    memset(draws->bytes, 0, draws->size);
    memset(primitives->bytes, 0, primitives->size);
    for (uint32_t i = 0; i < count;) {
        if (bins_of(&instances[i]) == 0) {
            i += put_empty(instances + i, count - i, bin_count, draws);
        } else {
            put_visible(&instances[i], bin_count, draws, primitives);
            i++;
        }
    }
    put_bit(draws, 1);
    visibility_put(draws, 0, bin_count);
    visibility_put(draws, 0, END_ZEROS);
    put_bit(draws, 1);
    fill_word(draws);
    return draws->position <= 8 * draws->size && primitives->position <= 8 * primitives->size;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

struct reader {
    const uint8_t *bytes;
    uint64_t position, end; /* bits */
    uint32_t parity, faults;
};

static uint32_t read_bit(struct reader *reader)
{
    uint32_t bit = 0;

    if (reader->position < reader->end)
        bit = reader->bytes[reader->position / 8] >> (7 - reader->position % 8) & 1;
    else
        reader->faults |= VISIBILITY_CUT_OFF;
    reader->position++;
    reader->parity ^= bit;
    return bit;
}

static uint32_t read_bits(struct reader *reader, uint32_t count)
{
    uint32_t value = 0;
    while (count-- > 0)
        value = value << 1 | read_bit(reader);
    return value;
}

/* 32 zeros begin a number of more than 32 bits. Bits beyond the stream's end count as zeros: if fewer than 64 bits are
 * left, the stream is cut off instead. */
static uint32_t read_number(struct reader *reader)
{
    uint32_t zeros = 0;
    uint64_t start = reader->position;

    while (zeros < 32 &&
           (start + zeros >= reader->end || !(reader->bytes[(start + zeros) / 8] >> (7 - (start + zeros) % 8) & 1)))
        zeros++;
    if (zeros == 32) {
        reader->faults |= reader->end - start < 64 ? VISIBILITY_CUT_OFF : VISIBILITY_TOO_LARGE;
        return 0;
    }
    reader->position += zeros;
    return read_bits(reader, zeros + 1);
}

static uint32_t read_bins(struct reader *reader, uint32_t bin_count, bool *is_empty)
{
    reader->parity = 0;
    *is_empty = !read_bit(reader);
    return *is_empty ? 0 : read_bits(reader, bin_count);
}

static void read_checksum(struct reader *reader)
{
    uint32_t parity = reader->parity;
    if (read_bit(reader) != parity)
        reader->faults |= VISIBILITY_CHECKSUM;
}

/* True at the padding that fills the last word. */
static bool only_zeros_are_left(const struct reader *reader)
{
    for (uint64_t i = reader->position; i < reader->end; i++)
        if (reader->bytes[i / 8] >> (7 - i % 8) & 1)
            return false;
    return reader->end - reader->position < 32;
}

/* Decodes the runs of one draw. Runs beyond `capacity` are counted, not written: `runs` may be NULL if it is 0. */
static void decode_runs(struct visibility_draw *draw, uint32_t bin_count, const uint8_t *bytes,
                        struct visibility_run *runs, uint32_t capacity)
{
    struct reader reader = {bytes + (size_t)draw->first_word * 4, 0, (uint64_t)draw->words * 32, 0, 0};

    while (!only_zeros_are_left(&reader)) {
        bool is_empty;
        struct visibility_run run = {.bins = read_bins(&reader, bin_count, &is_empty)};
        run.primitive_count = read_number(&reader);
        read_checksum(&reader);
        if (reader.faults)
            break;
        if (draw->first_run + draw->run_count < capacity)
            runs[draw->first_run + draw->run_count] = run;
        draw->run_count++;
        draw->primitive_count += run.primitive_count;
    }
    draw->faults = reader.faults;
}

static bool is_valid(const struct visibility_pipe *pipe, const struct visibility_task *task)
{
    return pipe->bin_count >= 1 && pipe->bin_count <= 32 && pipe->draw_words <= MAX_WORDS &&
           pipe->primitive_words <= MAX_WORDS &&
           (uint64_t)pipe->first_draw_word + pipe->draw_words <= task->draw_word_count &&
           (uint64_t)pipe->first_primitive_word + pipe->primitive_words <= task->primitive_word_count;
}

static struct visibility_outcome decode_draws(const struct visibility_pipe *pipe, const uint8_t *bytes,
                                              struct visibility_draw *draws, uint32_t capacity)
{
    struct reader reader = {bytes + (size_t)pipe->first_draw_word * 4, 0, (uint64_t)pipe->draw_words * 32, 0, 0};
    struct visibility_outcome outcome = {0};
    uint32_t instance = 0, used_words = 0;

    for (;;) {
        bool is_empty;
        uint32_t bins = read_bins(&reader, pipe->bin_count, &is_empty);
        if (!is_empty && bins == 0) {
            if (read_bits(&reader, END_ZEROS + 1) != 1)
                reader.faults |= VISIBILITY_CHECKSUM;
            break;
        }
        bool goes_on = read_bit(&reader);
        uint32_t number = read_number(&reader);
        read_checksum(&reader);
        if (!reader.faults && !is_empty && number > pipe->primitive_words - used_words)
            reader.faults = VISIBILITY_NO_STREAM;
        if (reader.faults)
            break;
        if (!is_empty) {
            struct visibility_draw draw = {
                outcome.draw_count, instance, bins, pipe->first_primitive_word + used_words, number, 0, 0, 0, 0};
            used_words += number;
            if (outcome.visible_count == capacity) {
                reader.faults = VISIBILITY_NO_ROOM;
                break;
            }
            draws[outcome.visible_count++] = draw;
        }
        if (goes_on) {
            instance += is_empty ? number : 1;
        } else {
            outcome.draw_count += is_empty ? number : 1;
            instance = 0;
        }
    }
    outcome.faults = reader.faults;
    return outcome;
}

uint32_t visibility_decode(const struct visibility_task *task, const struct visibility_pipe *pipes,
                           const uint8_t *draw_bytes, const uint8_t *primitive_bytes, struct visibility_draw *draws,
                           struct visibility_outcome *outcomes, struct visibility_run *runs)
{
    uint32_t run_count = 0;

    for (uint32_t n = 0; n < task->pipe_count; n++) {
        struct visibility_draw *own = draws + (size_t)n * task->draw_capacity;
        outcomes[n] = (struct visibility_outcome){.faults = VISIBILITY_NO_PIPE};
        if (!is_valid(&pipes[n], task))
            continue;
        outcomes[n] = decode_draws(&pipes[n], draw_bytes, own, task->draw_capacity);
        for (uint32_t i = 0; i < outcomes[n].visible_count; i++) {
            own[i].first_run = run_count;
            decode_runs(&own[i], pipes[n].bin_count, primitive_bytes, runs, task->run_capacity);
            run_count += own[i].run_count;
        }
    }
    return run_count;
}
