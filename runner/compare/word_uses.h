/* Finds out whether a shader uses the words of its constant and structured buffers as integers or floats. Reads the
 * module's text. */
#ifndef RUNNER_WORD_USES_H
#define RUNNER_WORD_USES_H

#include "runner/run_files/run_file.h"

#include "dxs.h"

enum {
    USED_AS_INT = 1,
    USED_AS_FLOAT = 2
};

struct word_use {
    struct register_name name;
    uint32_t word; /* index in the buffer; structured buffers: in the element */
    unsigned how;  /* USED_AS_INT, USED_AS_FLOAT */
};

struct word_uses {
    struct word_use *items;
    size_t count;
};

/* Covers loads of 32-bit words with constant offsets through handles with constant indices. */
struct word_uses find_word_uses(const char *text, const dxs_module *module);

/* All uses of a word, combined; 0: not known. */
unsigned use_of_word(const struct word_uses *uses, struct register_name name, uint32_t word);

#endif
