/* What code for instrumentation is made of: functions of the module's own, written as tables of steps, and the storage
 * buffers that they report to. */
#ifndef SPIRV_BUILDER_INSTRUMENTATION_H
#define SPIRV_BUILDER_INSTRUMENTATION_H

#include "spirv/lowering.h"

/* An instruction; types, operands and the result are places in a table of ids. */
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

/* Results are new ids, and go to the table. */
void emit_steps(struct builder *b, const struct step *step, size_t count, uint32_t *ids);
#define EMIT_STEPS(b, steps, ids) emit_steps(b, steps, sizeof(steps) / sizeof *(steps), ids)

/* Begins a function whose parameters are all u32; their ids go to `parameters`. Returns its first label. */
uint32_t begin_function(struct builder *b, uint32_t id, uint32_t result, uint32_t count, uint32_t *parameters);

/* Stores a u32 into a storage buffer; `path`: the buffer, and so many indices. */
void store_word(struct builder *b, uint32_t index_count, const uint32_t *path, uint32_t value);

/* A storage buffer with these members. */
uint32_t new_buffer(struct lowering *l, uint32_t count, const uint32_t *members, const uint32_t *offsets,
                    struct dxs_set_binding place, const char *name);

#endif
