/* Words of SPIR-V modules: lists that instructions are appended to, and a walk over those of a module. */
#ifndef TESTS_VULKAN_SPIRV_WORDS_H
#define TESTS_VULKAN_SPIRV_WORDS_H

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

/* The operands are the further arguments. */
#define PUT(list, opcode, ...)                                                                                         \
    append_instruction(list, opcode, (const uint32_t[]){__VA_ARGS__},                                                  \
                       sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))

/* One instruction of a module; `words[0]` is its first word. */
struct instruction {
    const uint32_t *words;
    uint32_t length;
    SpvOp opcode;
};

/* The instruction at `*at`, which moves behind it; false at the end. The test fails if the module is cut off. */
bool next_instruction(const uint32_t *words, size_t word_count, size_t *at, struct instruction *instruction);

#endif
