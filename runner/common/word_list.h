/* Words of SPIR-V modules: appends instructions to lists, and walks the instructions of a module. */
#ifndef RUNNER_SPIRV_WORD_LIST_H
#define RUNNER_SPIRV_WORD_LIST_H

#include <spirv/unified1/spirv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SPIRV_HEADER_WORDS = 5,
    SPIRV_BOUND_WORD = 3
};

struct word_list {
    uint32_t *words;
    size_t count, capacity;
};

void append_words(struct word_list *list, const uint32_t *words, size_t count);
void append_instruction(struct word_list *list, SpvOp opcode, const uint32_t *operands, size_t count);

/* Appends an instruction; the remaining arguments are its operands. */
#define PUT(list, opcode, ...)                                                                                         \
    append_instruction(list, opcode, (const uint32_t[]){__VA_ARGS__},                                                  \
                       sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))

/* One instruction of a module; `words[0]` is its first word. */
struct spirv_instruction {
    const uint32_t *words;
    uint32_t length;
    SpvOp opcode;
};

/* Reads the instruction at `*at` and moves `*at` past it. False at the end. Truncated modules fail the test. */
bool next_instruction(const uint32_t *words, size_t word_count, size_t *at, struct spirv_instruction *instruction);

#endif
