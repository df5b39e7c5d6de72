/* Forward error correction on the CPU: random selections of data blocks, encoding, and recovery of lost blocks. */
#include "decoders/models/fec.h"

#include <stdlib.h>

#define PRIME ((UINT64_C(1) << 31) - 1)

struct fec_random fec_random(uint32_t seed)
{
    uint32_t state = (uint32_t)(seed % PRIME);
    return (struct fec_random){state ? state : 1};
}

uint32_t fec_random_next(struct fec_random *random)
{
    return random->state = (uint32_t)(random->state * UINT64_C(48271) % PRIME);
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

void fec_choose(struct fec_packet *packet, uint32_t data_count)
{
    packet->data_count = data_count;
    packet->fec_count = data_count <= 8 ? 1 : data_count / 4 + 1;
    packet->degree_even = data_count <= 8 ? data_count : least(data_count / 2, 64);
    packet->degree_odd = data_count <= 8 ? data_count : least((data_count + 1) / 2, 64);
}

void fec_select(const struct fec_packet *packet, uint8_t degrees[FEC_MAX_BLOCKS],
                uint16_t selections[FEC_MAX_BLOCKS][FEC_MAX_DEGREE])
{
    struct fec_random random = fec_random(packet->seed);
    uint16_t pool[FEC_MAX_DATA];
    uint32_t left = 0;

    for (uint32_t fec = 0; fec < packet->fec_count; fec++) {
        degrees[fec] = (uint8_t)(fec % 2 ? packet->degree_odd : packet->degree_even);
        if (left < degrees[fec])
            for (left = 0; left < packet->data_count; left++)
                pool[left] = (uint16_t)left;
        for (uint32_t i = 0; i < degrees[fec]; i++) {
            uint32_t place = fec_random_next(&random) % left;
            selections[fec][i] = pool[place];
            pool[place] = pool[--left];
        }
    }
}

/* Exclusive or of two blocks. */
static void combine(uint32_t *into, const uint32_t *block, size_t block_words)
{
    for (size_t i = 0; i < block_words; i++)
        into[i] ^= block[i];
}

struct selection {
    uint8_t degrees[FEC_MAX_BLOCKS];
    uint16_t blocks[FEC_MAX_BLOCKS][FEC_MAX_DEGREE];
};

static struct selection *select_all(const struct fec_packet *packet)
{
    struct selection *selection = malloc(sizeof *selection);
    if (!selection)
        abort();
    fec_select(packet, selection->degrees, selection->blocks);
    return selection;
}

void fec_encode(const struct fec_packet *packet, size_t block_words, const uint32_t *data, uint32_t *fec)
{
    struct selection *selection = select_all(packet);

    for (uint32_t n = 0; n < packet->fec_count; n++) {
        uint32_t *block = fec + (packet->first_fec + n) * block_words;
        for (size_t i = 0; i < block_words; i++)
            block[i] = 0;
        for (uint32_t i = 0; i < selection->degrees[n]; i++)
            combine(block, data + (packet->first_data + selection->blocks[n][i]) * block_words, block_words);
    }
    free(selection);
}

/* The lost data block of an FEC block that has lost exactly one; -1: none or several. */
static int only_missing(const struct selection *selection, uint32_t fec, const bool *known)
{
    int found = -1;

    for (uint32_t i = 0; i < selection->degrees[fec]; i++)
        if (!known[selection->blocks[fec][i]]) {
            if (found >= 0)
                return -1;
            found = selection->blocks[fec][i];
        }
    return found;
}

struct fec_outcome fec_decode(const struct fec_packet *packet, size_t block_words, const bool *data_received,
                              const bool *fec_received, uint32_t *data, const uint32_t *fec)
{
    struct selection *selection = select_all(packet);
    struct fec_outcome outcome = {0};
    bool known[FEC_MAX_DATA];

    for (uint32_t n = 0; n < packet->data_count; n++) {
        known[n] = data_received[packet->first_data + n];
        outcome.missing += !known[n];
    }
    data += packet->first_data * block_words;
    fec += packet->first_fec * block_words;
    for (uint32_t n = 0; n < packet->fec_count; n++) {
        int lost = fec_received[packet->first_fec + n] ? only_missing(selection, n, known) : -1;
        if (lost < 0)
            continue;
        combine(data + (size_t)lost * block_words, fec + n * block_words, block_words);
        for (uint32_t i = 0; i < selection->degrees[n]; i++)
            if (selection->blocks[n][i] != lost)
                combine(data + (size_t)lost * block_words, data + selection->blocks[n][i] * block_words, block_words);
        known[lost] = true;
        outcome.recovered++;
        outcome.missing--;
        n = UINT32_MAX; /* start over: earlier FEC blocks may now lack one block only */
    }
    free(selection);
    return outcome;
}
