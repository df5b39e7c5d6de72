/* What a module object knows from the modules that it has held before: all files of a compiler are alike in much. */
#ifndef DXIL_KNOWN_H
#define DXIL_KNOWN_H

#include "dxil/bitstream.h"
#include "dxil/module.h"

enum {
    CHECKED_CALLS = 128
};

/* What is known of one function when a body has called it with one opcode, by the ids of these two values. */
struct checked_call {
    uint32_t body; /* the number of that body, as known_modules counts them; 0: none */
    value_id callee, opcode;
    type_id type;                      /* of the function */
    uint32_t function, argument_count; /* without the opcode */
    uint32_t constants;                /* arguments that must be constants, a bit each */
    uint16_t row;                      /* of the operation */
};

/* Zeroed before the first module. */
struct known_modules {
    struct known_definitions definitions;
    struct checked_call checked_calls[CHECKED_CALLS]; /* see validate_calls.c */
    uint32_t body_count;                              /* bodies of functions, of all modules */
};

#endif
