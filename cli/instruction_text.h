/* The lines of a disassembly by function and number of the instruction. */
#ifndef CLI_INSTRUCTION_TEXT_H
#define CLI_INSTRUCTION_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct instruction_line {
    uint32_t function, number;
    const char *text; /* without indentation and comment; not NUL-terminated */
    size_t length;
    const char *place; /* where the comment tells the source line: "line 9:14" */
    size_t place_length;
    size_t name_length; /* of its result: "%10", at the start of `text`; 0: none */
};

struct instruction_text {
    struct instruction_line *lines; /* in ascending order */
    size_t count;
};

/* Reads what dxs_disassemble wrote, which must outlive the result. False: out of memory. */
bool instruction_text_read(struct instruction_text *lines, const char *disassembly);
void instruction_text_free(struct instruction_text *lines);

/* NULL: there is none. */
const struct instruction_line *instruction_text_find(const struct instruction_text *lines, uint32_t function,
                                                     uint32_t number);

#endif
