/* Makes a vertex shader also write its outputs to a buffer. The module's entry point becomes an ordinary function. A
 * new entry point calls it, then copies all output variables word by word. The device only has to support stores in
 * vertex shaders; transform feedback and geometry shaders are less common. */
#ifndef RUNNER_CAPTURE_H
#define RUNNER_CAPTURE_H

#include <spirv/unified1/spirv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One word of an output. */
struct captured_word {
    SpvBuiltIn builtin;           /* SpvBuiltInMax: not a built-in */
    uint32_t location, component; /* built-ins: 0 and the index in the array or vector */
};

struct capture {
    struct captured_word *layout; /* by word of a vertex */
    uint32_t stride;              /* words per vertex */
    uint32_t *words;              /* the changed module */
    size_t word_count;
};

struct capture_options {
    uint32_t set; /* descriptor set of the buffer; its binding is 0 */
    uint32_t vertices, first_vertex, first_instance;
};

struct capture add_capture(const uint32_t *words, size_t word_count, const struct capture_options *options);

/* Finds the index of `word` within a vertex. False if the shader has no such output. */
bool find_captured_word(const struct capture *capture, struct captured_word word, uint32_t *index);

#endif
