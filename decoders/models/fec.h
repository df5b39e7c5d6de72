/* Forward error correction by exclusive or: a Luby transform code with fixed degrees, as in PyroFling. "Real-time video
 * streaming experiments with forward error correction" describes it. */
#ifndef DECODERS_MODELS_FEC_H
#define DECODERS_MODELS_FEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    FEC_MAX_DATA = 2048,
    FEC_MAX_BLOCKS = 600,
    FEC_MAX_DEGREE = 255
};

/* C++'s std::minstd_rand. */
struct fec_random {
    uint32_t state;
};
struct fec_random fec_random(uint32_t seed);
uint32_t fec_random_next(struct fec_random *random);

struct fec_packet {
    uint32_t first_data, data_count, first_fec, fec_count;
    uint32_t degree_even, degree_odd;
    uint32_t seed;
};

struct fec_outcome {
    uint32_t recovered, missing;
};

/* Chooses the degrees and the number of FEC blocks as PyroFling does. */
void fec_choose(struct fec_packet *packet, uint32_t data_count);

/* Selects the data blocks of each FEC block. Degree: number of data blocks in an FEC block. */
void fec_select(const struct fec_packet *packet, uint8_t degrees[FEC_MAX_BLOCKS],
                uint16_t selections[FEC_MAX_BLOCKS][FEC_MAX_DEGREE]);

/* Computes the packet's FEC blocks from its data blocks. Both arrays begin at block 0. */
void fec_encode(const struct fec_packet *packet, size_t block_words, const uint32_t *data, uint32_t *fec);

/* Recovers as many of the packet's data blocks as possible. All arrays begin at block 0. Lost blocks are zeros in
 * `data`. */
struct fec_outcome fec_decode(const struct fec_packet *packet, size_t block_words, const bool *data_received,
                              const bool *fec_received, uint32_t *data, const uint32_t *fec);

#endif
