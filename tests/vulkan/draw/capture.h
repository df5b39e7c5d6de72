/* Vertex shaders that write their outputs to a buffer as well. The module's entry point becomes an ordinary function,
 * and a new one calls it and copies the output variables, whatever they are, word by word. Needs no more of a device
 * than stores from vertex shaders, where transform feedback and geometry shaders are not everywhere. */
#ifndef TESTS_VULKAN_CAPTURE_H
#define TESTS_VULKAN_CAPTURE_H

#include <spirv/unified1/spirv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One word of an output. */
struct captured_word {
    SpvBuiltIn builtin;           /* SpvBuiltInMax: none */
    uint32_t location, component; /* of built-in arrays and vectors: 0 and the index */
};

struct capture {
    struct captured_word *layout; /* of a vertex's words */
    uint32_t stride;              /* their number */
    uint32_t *words;              /* the module */
    size_t word_count;
};

struct capture_options {
    uint32_t set; /* of the buffer; its binding is 0 */
    uint32_t vertices, first_vertex, first_instance;
};

struct capture add_capture(const uint32_t *words, size_t word_count, const struct capture_options *options);

/* Where among a vertex's words that one is; false if the shader has no such output. */
bool find_captured_word(const struct capture *capture, struct captured_word word, uint32_t *index);

#endif
