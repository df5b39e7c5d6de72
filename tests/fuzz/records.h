/* A bitcode module as a list of records that can be changed and written again. Mutated records usually pass the
 * bitstream parser; mutated bytes seldom do. */
#ifndef FUZZ_RECORDS_H
#define FUZZ_RECORDS_H

#include "tests/common/bitcode_writer.h"

#include <stdbool.h>

enum entry_kind {
    ENTRY_ENTER, /* code: id of the block */
    ENTRY_LEAVE,
    ENTRY_RECORD
};

struct entry {
    uint8_t kind;   /* enum entry_kind */
    uint32_t block; /* id of the enclosing block */
    uint32_t code;
    size_t first, count; /* in record_list.operands; several entries may share operands */
};

struct record_list {
    struct entry *entries;
    size_t count, capacity;
    struct numbers operands;
    uint32_t shader_kind, minor; /* from the container */
    bool only_metadata;          /* change metadata only */
};

/* Accepts containers and raw bitcode. False: the library's bitstream cursor cannot read them. */
bool read_records(struct record_list *list, const uint8_t *bytes, size_t size);

/* Returns a container with the module. The caller frees it. */
uint8_t *write_records(const struct record_list *list, size_t *size);

/* The same with abbreviation ids of another width, and random abbreviations that BLOCKINFO defines. `state`: of
 * next_random; NULL: none. */
uint8_t *write_records_as(const struct record_list *list, uint32_t id_width, uint64_t *state, size_t *size);
void free_records(struct record_list *list);

/* Makes one random change to an operand, a record or a block. `state`: of next_random. */
void mutate_records(struct record_list *list, uint64_t *state);
void mutate_metadata(struct record_list *list, uint64_t *state);

uint64_t interesting_number(uint64_t *state); /* limits of integer types and similar */

/* A uniformly distributed number below `bound` (> 0). */
uint32_t next_random(uint64_t *state, uint32_t bound);

static inline bool one_in(uint64_t *state, uint32_t n)
{
    return next_random(state, n) == 0;
}

#endif
