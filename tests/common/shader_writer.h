/* Builds compute shaders in DXIL, instruction by instruction, and writes them as containers. One function, byte address
 * buffers u0, u1, ... as the only resources. */
#ifndef TESTS_SHADER_WRITER_H
#define TESTS_SHADER_WRITER_H

#include "tests/common/bitcode_writer.h"

#include <stdbool.h>

typedef uint32_t written_type;  /* number in the table of types */
typedef uint32_t written_value; /* function, global, constant or instruction; valid in its shader only */
typedef uint32_t label;         /* block, placed or not */

enum written_binary { /* LLVM's numbers */
    WRITE_ADD = 0,
    WRITE_SUB = 1,
    WRITE_MUL = 2,
    WRITE_SHL = 7,
    WRITE_LSHR = 8,
    WRITE_AND = 10,
    WRITE_OR = 11,
    WRITE_XOR = 12
};

enum written_predicate {
    WRITE_EQUAL = 32,
    WRITE_LESS = 36 /* unsigned */
};

enum {
    MOST_WRITTEN_FUNCTIONS = 8
};

struct shader_writer {
    struct numbers types, globals, constants, metadata, body; /* records */
    struct {
        const char *name; /* a literal */
        written_type type, result;
    } functions[MOST_WRITTEN_FUNCTIONS]; /* main, then DXIL operations */
    uint32_t type_count, global_count, function_count, constant_count, metadata_count;
    uint32_t instruction_values; /* instructions so far that give a value */
    written_type constant_type;  /* of the last constant */
    struct numbers label_blocks; /* number of the block, or UINT64_MAX */
    uint32_t block_count;
    uint32_t buffer_count;

    written_type void_type, int32, int64, int8, bool_type, handle, load_result, buffer_pointer, metadata_type;
    written_value small_integers[256]; /* of 32 bits; 0: not made yet */
    written_value undef32, one8, false_value;
};

void shader_begin(struct shader_writer *shader);

/* Writes the container, which the caller frees, and frees the writer. Every label must have been placed. */
uint8_t *shader_finish(struct shader_writer *shader, size_t *size);

written_type write_array_type(struct shader_writer *shader, uint32_t length, written_type element);
written_type write_struct_type(struct shader_writer *shader, const written_type *members, uint32_t count);
written_type write_pointer_type(struct shader_writer *shader, written_type element, uint32_t address_space);

written_value write_integer(struct shader_writer *shader, int64_t value); /* of 32 bits */
written_value write_constant_array(struct shader_writer *shader, written_type type, const uint64_t *elements,
                                   uint32_t count);
written_value write_constant_global(struct shader_writer *shader, written_type type, written_value initializer);

uint32_t add_buffer(struct shader_writer *shader); /* its register */
written_value write_handle(struct shader_writer *shader, uint32_t buffer);
written_value write_thread_id(struct shader_writer *shader);
written_value write_buffer_load(struct shader_writer *shader, written_value handle, written_value offset);
void write_buffer_store(struct shader_writer *shader, written_value handle, written_value offset, written_value value);

written_value write_binary(struct shader_writer *shader, enum written_binary operation, written_value left,
                           written_value right);
written_value write_compare(struct shader_writer *shader, enum written_predicate predicate, written_value left,
                            written_value right);
written_value write_select(struct shader_writer *shader, written_value condition, written_value if_true,
                           written_value if_false);
written_value write_alloca(struct shader_writer *shader, written_type type);
written_value write_element_pointer(struct shader_writer *shader, written_type aggregate, written_value base,
                                    const written_value *indices, uint32_t count); /* behind the leading 0 */
written_value write_load(struct shader_writer *shader, written_type type, written_value pointer);
void write_store(struct shader_writer *shader, written_value pointer, written_value value);

/* The value that the n-th instruction from here that gives one will have: for phis of loops. */
written_value value_ahead(const struct shader_writer *shader, uint32_t n);

struct incoming {
    written_value value;
    label from;
};
written_value write_phi(struct shader_writer *shader, const struct incoming *incoming, uint32_t count); /* of 32 bits */

/* Blocks: code goes where the last label was placed. The entry block has no label; branches end blocks. */
label new_label(struct shader_writer *shader);
void place_label(struct shader_writer *shader, label here);
void write_branch(struct shader_writer *shader, label target);
void write_branch_if(struct shader_writer *shader, written_value condition, label if_true, label if_false);
void write_switch(struct shader_writer *shader, written_value value, label otherwise, const label *targets,
                  uint32_t count); /* case n leads to targets[n] */
void write_return(struct shader_writer *shader);

#endif
