/* Code that instrumentation (descriptor QA, printing) adds to a module: functions whose bodies are tables of
 * instructions, and the storage buffers that they write reports to. */
#ifndef SPIRV_BUILDER_INSTRUMENTATION_H
#define SPIRV_BUILDER_INSTRUMENTATION_H

#include "spirv/lowering.h"

/* An instruction of such a table. Type, result and operands are indices into a table of ids. */
struct step {
    uint16_t op;
    uint8_t type, result; /* 0: none */
    uint8_t operand_count, operands[4];
};

#define VALUE(op, type, result, ...)                                                                                   \
    {                                                                                                                  \
        op, type, result, sizeof((uint8_t[]){__VA_ARGS__}),                                                            \
        {                                                                                                              \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }
#define VOID(op, ...) VALUE(op, 0, 0, __VA_ARGS__)

/* Emits `count` instructions from `step` on. Results get new ids, which are stored in `ids`. */
void emit_steps(struct builder *b, const struct step *step, size_t count, uint32_t *ids);
#define EMIT_STEPS(b, steps, ids) emit_steps(b, steps, sizeof(steps) / sizeof *(steps), ids)

/* An entry of such a table of ids that is a constant of u32. */
struct named_number {
    uint8_t name, number;
};

void name_numbers(struct builder *b, const struct named_number *numbers, size_t count, uint32_t *ids);
#define NAME_NUMBERS(b, numbers, ids) name_numbers(b, numbers, sizeof(numbers) / sizeof *(numbers), ids)

enum {
    RELEASE_BUFFERS = SpvMemorySemanticsReleaseMask | SpvMemorySemanticsUniformMemoryMask
};

/* Two ids: the low and the high word of the shader's hash. */
void name_hash(struct lowering *l, uint32_t ids[2]);

/* Begins a function whose parameters are u32 (at most 8) and stores their ids in `parameters`. Returns the label of its
 * first block. `result`: type. */
uint32_t begin_function(struct builder *b, uint32_t id, uint32_t result, uint32_t count, uint32_t *parameters);

/* Stores a u32 into a storage buffer. `chain`: id of the buffer, then `index_count` ids of indices. */
void store_word(struct builder *b, uint32_t index_count, const uint32_t *chain, uint32_t value);

/* Declares a storage buffer. `members`: types; `offsets`: byte offset of each. */
uint32_t new_buffer(struct lowering *l, uint32_t count, const uint32_t *members, const uint32_t *offsets,
                    struct dxs_set_binding binding, const char *name);

#endif
