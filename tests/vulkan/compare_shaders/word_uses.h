/* What a shader takes the words of its constant and structured buffers for; read from the module's text. */
#ifndef TESTS_VULKAN_WORD_USES_H
#define TESTS_VULKAN_WORD_USES_H

#include "run_files/run_file.h"

#include "dxs.h"

enum {
    USED_AS_INT = 1,
    USED_AS_FLOAT = 2
};

struct word_use {
    struct register_name name;
    uint32_t word; /* of the buffer, or of each element */
    unsigned how;  /* USED_AS_INT, USED_AS_FLOAT */
};

struct word_uses {
    struct word_use *items;
    size_t count;
};

/* Loads of 32-bit words at places that the code says, through handles of resources that it says. */
struct word_uses find_word_uses(const char *text, const dxs_module *module);

/* Of all uses of a word; 0: not known. */
unsigned use_of_word(const struct word_uses *uses, struct register_name name, uint32_t word);

#endif
