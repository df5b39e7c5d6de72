/* Writes LLVM bitstreams and DXIL containers in memory, for tests whose inputs no compiler produces. Running out of
 * memory ends the process. */
#ifndef TESTS_BITCODE_WRITER_H
#define TESTS_BITCODE_WRITER_H

#include <stddef.h>
#include <stdint.h>

/* A growing list of numbers: operands of a record, or records one after another as (code, count, operands...). */
struct numbers {
    uint64_t *data;
    size_t count, capacity;
};
void numbers_push(struct numbers *numbers, uint64_t number);
void numbers_append(struct numbers *numbers, const uint64_t *data, size_t count);

enum {
    MAX_WRITTEN_BLOCK = 32
};

struct bitcode_writer {
    uint8_t *bytes;
    size_t size, capacity;
    uint64_t pending; /* bits of an incomplete byte */
    uint32_t pending_count;
    struct {
        size_t length_at; /* offset of the block's length word */
        uint32_t id, id_width;
    } blocks[MAX_WRITTEN_BLOCK];
    uint32_t depth;
};

void bitcode_begin(struct bitcode_writer *writer); /* with the magic number */
void bitcode_enter(struct bitcode_writer *writer, uint32_t block_id, uint32_t id_width);
void bitcode_leave(struct bitcode_writer *writer);
void bitcode_record(struct bitcode_writer *writer, uint32_t code, const uint64_t *operands, size_t count);
/* The same with a count of four chunks and a first operand of five, whatever they need. */
void bitcode_wide_record(struct bitcode_writer *writer, uint32_t code, const uint64_t *operands, size_t count);
void bitcode_id(struct bitcode_writer *writer, uint32_t id); /* of an entry that the following calls write */
void bitcode_bits(struct bitcode_writer *writer, uint64_t value, uint32_t width);
void bitcode_vbr(struct bitcode_writer *writer, uint64_t value, uint32_t width);
void bitcode_free(struct bitcode_writer *writer);

/* Encodes a signed number as bitcode records do. */
uint64_t signed_number(int64_t value);

enum {
    SHADER_KIND_COMPUTE = 5 /* DXIL's ShaderKind */
};

/* A container with nothing but the bitcode in its DXIL part, for shader model 6.`minor`. The caller frees it. */
uint8_t *wrap_bitcode(const uint8_t *bitcode, size_t size, uint32_t shader_kind, uint32_t minor,
                      size_t *container_size);

#endif
