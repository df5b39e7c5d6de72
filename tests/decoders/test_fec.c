/* Tests of the decoder for forward error correction: it recovers lost blocks. */
#include "harness.h"
#include "decoders/models/fec.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    PACKETS,
    DATA_RECEIVED,
    FEC_RECEIVED,
    DATA_IN,
    FEC_IN,
    DATA_OUT = 8,
    OUTCOMES
};

/* ---- The model --------------------------------------------------------------------------------------------------- */

static void random_numbers_are_those_of_cpp(void **state)
{
    static const uint32_t seeds[] = {0, 1, 0x7fffffff, 0xffffffff};
    (void)state;

    for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        struct fec_random random = fec_random(seeds[i]);
        assert_int_equal(fec_random_next(&random), 48271);
    }
    struct fec_random random = fec_random(1);
    for (int i = 1; i < 10000; i++)
        fec_random_next(&random);
    assert_int_equal(fec_random_next(&random), 399268537); /* value given in the C++ standard */
}

static void selections_are_those_worked_out_by_hand(void **state)
{
    static const uint16_t known[4][5] = {{1, 6, 8, 4, 9}, {3, 5, 2, 7, 0}, {1, 2, 3, 5, 7}, {4, 9, 8, 6, 0}};
    const struct fec_packet packet = {.data_count = 10, .fec_count = 4, .degree_even = 5, .degree_odd = 5, .seed = 1};
    static uint8_t degrees[FEC_MAX_BLOCKS];
    static uint16_t selections[FEC_MAX_BLOCKS][FEC_MAX_DEGREE];
    (void)state;

    fec_select(&packet, degrees, selections);
    for (int i = 0; i < 4; i++)
        assert_memory_equal(selections[i], known[i], sizeof known[i]);
}

/* A pair of FEC blocks covers every data block once: a single lost block is always recovered. */
static void one_lost_block_is_always_recovered(void **state)
{
    uint32_t data[40 * 2], fec[11 * 2], damaged[40 * 2];
    bool data_received[40], fec_received[11];
    uint64_t random = 1;
    (void)state;

    for (uint32_t count = 1; count <= 40; count++) {
        struct fec_packet packet = {.seed = count};
        fec_choose(&packet, count);
        for (uint32_t i = 0; i < 2 * count; i++)
            data[i] = random_word(&random);
        fec_encode(&packet, 2, data, fec);
        for (uint32_t lost = 0; lost < count; lost++) {
            memset(data_received, 1, sizeof data_received);
            memset(fec_received, 1, sizeof fec_received);
            memcpy(damaged, data, sizeof data);
            data_received[lost] = false;
            damaged[2 * lost] = damaged[2 * lost + 1] = 0;
            struct fec_outcome outcome = fec_decode(&packet, 2, data_received, fec_received, damaged, fec);
            assert_int_equal(outcome.recovered, 1);
            assert_int_equal(outcome.missing, 0);
            assert_memory_equal(damaged, data, 2 * count * sizeof *data);
        }
    }
}

/* ---- The shaders ------------------------------------------------------------------------------------------------- */

/* A stream of packets, as sent and as received. */
struct stream {
    uint32_t constants[5]; /* packets, words per block, data blocks, FEC blocks, maximal degree */
    struct fec_packet *packets;
    uint32_t *data, *fec, *data_bits, *fec_bits;
    bool *data_received, *fec_received;
};

static struct stream create_stream(uint32_t packet_count, uint32_t block_words, uint32_t least_data, uint32_t most_data,
                                   uint64_t *random)
{
    struct stream s = {.constants = {packet_count, block_words, 0, 0, 64},
                       .packets = calloc(packet_count, sizeof *s.packets)};

    for (uint32_t i = 0; i < packet_count; i++) {
        fec_choose(&s.packets[i], least_data + random_below(random, most_data - least_data + 1));
        s.packets[i].first_data = s.constants[2];
        s.packets[i].first_fec = s.constants[3];
        s.packets[i].seed = random_word(random);
        s.constants[2] += s.packets[i].data_count;
        s.constants[3] += s.packets[i].fec_count;
    }
    s.data = calloc(s.constants[2], block_words * sizeof *s.data);
    s.fec = calloc(s.constants[3], block_words * sizeof *s.fec);
    s.data_bits = calloc(s.constants[2] / 32 + 1, sizeof *s.data_bits);
    s.fec_bits = calloc(s.constants[3] / 32 + 1, sizeof *s.fec_bits);
    s.data_received = calloc(s.constants[2], sizeof *s.data_received);
    s.fec_received = calloc(s.constants[3], sizeof *s.fec_received);
    for (size_t i = 0; i < (size_t)s.constants[2] * block_words; i++)
        s.data[i] = random_word(random);
    for (uint32_t i = 0; i < packet_count; i++)
        fec_encode(&s.packets[i], block_words, s.data, s.fec);
    return s;
}

static void free_stream(struct stream *s)
{
    free(s->packets);
    free(s->data);
    free(s->fec);
    free(s->data_bits);
    free(s->fec_bits);
    free(s->data_received);
    free(s->fec_received);
}

/* Loses each block with probability 1 / part. */
static void lose(bool *received, uint32_t *bits, uint32_t count, uint32_t part, uint64_t *random)
{
    for (uint32_t i = 0; i < count; i++) {
        received[i] = random_below(random, part) != 0;
        bits[i / 32] |= (uint32_t)received[i] << i % 32;
    }
}

static void check_stream(const struct decoding *decoding, const void *user)
{
    const struct stream *s = user;
    size_t words = s->constants[1];
    uint32_t *expected = calloc(s->constants[2], words * sizeof *expected);
    const struct fec_outcome *outcomes = decoding->buffers[OUTCOMES];

    for (uint32_t i = 0; i < s->constants[2]; i++)
        if (s->data_received[i])
            memcpy(expected + i * words, s->data + i * words, words * sizeof *expected);
    for (uint32_t i = 0; i < s->constants[0]; i++) {
        struct fec_outcome outcome =
            fec_decode(&s->packets[i], words, s->data_received, s->fec_received, expected, s->fec);
        assert_memory_equal(&outcomes[i], &outcome, sizeof outcome);
        if (outcome.missing == 0)
            assert_memory_equal(expected + s->packets[i].first_data * words, s->data + s->packets[i].first_data * words,
                                s->packets[i].data_count * words * sizeof *expected);
    }
    assert_memory_equal(decoding->buffers[DATA_OUT], expected, decoding->sizes[DATA_OUT]);
    free(expected);
}

static void decode(const struct stream *s)
{
    const void *inputs[MAX_BUFFERS] = {s->packets, s->data_bits, s->fec_bits, s->data, s->fec};
    struct decoding decoding;

    decoding_begin(&decoding, "fec", s->constants, inputs);
    decode_everywhere(&decoding, check_stream, s);
    decoding_end(&decoding);
}

/* From no loss to heavy loss. */
static void streams_are_recovered(void **state)
{
    static const uint32_t parts[] = {UINT32_MAX, 40, 10, 4, 2, 1};
    uint64_t random = 2;
    (void)state;

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        struct stream s = create_stream(8, 3, 1, i == 2 ? 150 : 40, &random);
        lose(s.data_received, s.data_bits, s.constants[2], parts[i], &random);
        lose(s.fec_received, s.fec_bits, s.constants[3], parts[i], &random);
        decode(&s);
        free_stream(&s);
    }
}

/* PyroFling's block size, and a size that is no multiple of the thread group size. */
static void blocks_of_any_size_are_recovered(void **state)
{
    static const uint32_t sizes[] = {256, 300, 1};
    uint64_t random = 3;
    (void)state;

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct stream s = create_stream(2, sizes[i], 1, 20, &random);
        lose(s.data_received, s.data_bits, s.constants[2], 10, &random);
        lose(s.fec_received, s.fec_bits, s.constants[3], 10, &random);
        decode(&s);
        free_stream(&s);
    }
}

static void check_refusal(const struct decoding *decoding, const void *user)
{
    const struct fec_outcome *outcomes = decoding->buffers[OUTCOMES];
    const uint32_t *data = decoding->buffers[DATA_OUT];

    (void)user;
    for (uint32_t i = 0; i < decoding->constants[0]; i++)
        assert_true(outcomes[i].recovered == 0 && outcomes[i].missing == UINT32_MAX);
    for (size_t i = 0; i < decoding->sizes[DATA_OUT] / 4; i++)
        assert_int_equal(data[i], 0xa5a5a5a5);
}

static void check_refused_encoding(const struct decoding *decoding, const void *user)
{
    const uint32_t *outcomes = decoding->buffers[5], *fec = decoding->buffers[4];

    (void)user;
    for (uint32_t i = 0; i < decoding->constants[0]; i++)
        assert_int_equal(outcomes[i], 1);
    for (size_t i = 0; i < decoding->sizes[4] / 4; i++)
        assert_int_equal(fec[i], 0xa5a5a5a5);
}

/* Each packet refers to blocks or degrees out of range. */
static void packets_that_do_not_fit_are_refused(void **state)
{
    static const struct fec_packet packets[] = {
        {0, 21, 0, 1, 1, 1, 1}, {1, 20, 0, 1, 1, 1, 1}, {UINT32_MAX, 2, 0, 1, 1, 1, 1},  {0, UINT32_MAX, 0, 1, 1, 1, 1},
        {0, 20, 0, 6, 1, 1, 1}, {0, 20, 5, 1, 1, 1, 1}, {0, 20, UINT32_MAX, 2, 1, 1, 1}, {0, 4, 0, 2, 5, 4, 1},
        {0, 4, 0, 2, 4, 5, 1},  {0, 20, 0, 5, 9, 1, 1}, {0, 20, 0, 5, 1, UINT32_MAX, 1}};
    static const uint32_t zeros[40];
    const void *inputs[MAX_BUFFERS] = {packets, zeros, zeros, zeros, zeros};
    const uint32_t constants[] = {sizeof packets / sizeof *packets, 2, 20, 5, 8};
    struct decoding decoding;
    (void)state;

    decoding_begin(&decoding, "fec", constants, inputs);
    decode_everywhere(&decoding, check_refusal, NULL);
    decoding_end(&decoding);
    decoding_begin(&decoding, "fec-encode", constants, inputs);
    decode_everywhere(&decoding, check_refused_encoding, NULL);
    decoding_end(&decoding);
}

static void check_nothing(const struct decoding *decoding, const void *user)
{
    (void)decoding;
    (void)user;
}

/* Packets that share blocks disturb only each other: the harness checks the guards. */
static void packets_that_overlap_stay_within_bounds(void **state)
{
    struct fec_packet packets[64];
    static uint32_t words[64];
    const void *inputs[MAX_BUFFERS] = {packets, words, words, words, words};
    const uint32_t constants[] = {64, 1, 30, 20, 10};
    uint64_t random = 4;
    struct decoding decoding;
    (void)state;

    for (int i = 0; i < 64; i++) {
        words[i] = random_word(&random);
        packets[i].data_count = 10 + random_below(&random, 20);
        packets[i].first_data = random_below(&random, 31 - packets[i].data_count);
        packets[i].fec_count = random_below(&random, 20);
        packets[i].first_fec = random_below(&random, 21 - packets[i].fec_count);
        packets[i].degree_even = random_below(&random, 11);
        packets[i].degree_odd = random_below(&random, 11);
        packets[i].seed = random_word(&random);
    }
    decoding_begin(&decoding, "fec", constants, inputs);
    decode_everywhere(&decoding, check_nothing, NULL);
    decoding_end(&decoding);
}

/* More recoveries than are made while blocks are copied, more of what is lacking than groupshared memory notes, and
 * pools that only memory has room for. */
static void large_packets_are_recovered(void **state)
{
    static const struct {
        uint32_t data_count, part;
    } cases[] = {{100, 8}, {400, 6}, {1200, 30}, {1700, 20}};
    uint64_t random = 5;
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct stream s = create_stream(1, 5, cases[i].data_count, cases[i].data_count, &random);
        lose(s.data_received, s.data_bits, s.constants[2], cases[i].part, &random);
        lose(s.fec_received, s.fec_bits, s.constants[3], cases[i].part, &random);
        decode(&s);
        free_stream(&s);
    }
}

static void check_encoded(const struct decoding *decoding, const void *user)
{
    const struct stream *s = user;
    const uint32_t *outcomes = decoding->buffers[5];

    assert_memory_equal(decoding->buffers[4], s->fec, decoding->sizes[4]);
    for (uint32_t i = 0; i < s->constants[0]; i++)
        assert_int_equal(outcomes[i], 0);
}

/* As the model encodes them; packets whose pool only memory has room for among them. Of those with vectors: more FEC
 * blocks than are made at once, in pairs and alone; more data blocks than a group notes at once; and few for each FEC
 * block. */
static void streams_are_encoded(void **state)
{
    static const struct {
        uint32_t packets, words, least, most;
    } cases[] = {{6, 3, 1, 60},    {2, 256, 30, 50},   {3, 301, 9, 20},    {1, 4, 128, 128},
                 {1, 4, 400, 400}, {1, 4, 1030, 1030}, {1, 4, 1500, 1500}, {1, 2, 1700, 1700}};
    uint64_t random = 6;
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct stream s = create_stream(cases[i].packets, cases[i].words, cases[i].least, cases[i].most, &random);
        const void *inputs[MAX_BUFFERS] = {s.packets, s.data};
        struct decoding decoding;
        decoding_begin(&decoding, "fec-encode", s.constants, inputs);
        decode_everywhere(&decoding, check_encoded, &s);
        decoding_end(&decoding);
        free_stream(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_numbers_are_those_of_cpp),
        cmocka_unit_test(selections_are_those_worked_out_by_hand),
        cmocka_unit_test(one_lost_block_is_always_recovered),
        cmocka_unit_test(streams_are_recovered),
        cmocka_unit_test(blocks_of_any_size_are_recovered),
        cmocka_unit_test(packets_that_do_not_fit_are_refused),
        cmocka_unit_test(packets_that_overlap_stay_within_bounds),
        cmocka_unit_test(large_packets_are_recovered),
        cmocka_unit_test(streams_are_encoded),
    };
    return cmocka_run_group_tests(tests, NULL, close_device);
}
