/* Finds members of buffers by name: Params.lights[1].range. */
#ifndef CLI_RUN_MEMBER_PLACES_H
#define CLI_RUN_MEMBER_PLACES_H

#include "cli/run/run.h"

/* Numbers in a buffer. Number n of row r of array element e is at offset + e * element_step + r * row_step +
 * n * column_step. */
struct run_numbers {
    struct dxs_exec_resource place; /* the buffer's register */
    uint64_t offset;
    uint32_t elements, rows, columns;
    uint32_t element_step, row_step, column_step;
    enum dxs_component_type type;
    uint32_t size; /* bytes of a number */
};

/* All numbers of a member, rows of matrices as HLSL writes them. */
struct run_numbers run_numbers_of(const struct dxs_buffer_member *member);

/* `word->value` begins with the path, which ends at '='. */
bool run_find_numbers(const struct run_word *word, const dxs_module *module, struct run_numbers *numbers);

/* Converts numbers as HLSL writes them ("3,-1", "0.5", "true") to the type of the place and writes them to `bytes`,
 * which has `size` bytes. There must be as many as the place has. */
bool run_write_numbers(const struct run_word *word, const char *text, const struct run_numbers *numbers, void *bytes,
                       size_t size);

/* The members of a buffer as HLSL names them behind its name. `ConstantBuffer<T> b` has T's: in the file its only
 * member is `T b`, at byte 0. */
const struct dxs_buffer_member *run_named_members(const dxs_module *module, uint32_t resource, uint32_t *count);

#endif
