/* What a module object knows from the modules that it has held before: all files of a compiler are alike in much. */
#ifndef DXIL_BITSTREAM_KNOWN_H
#define DXIL_BITSTREAM_KNOWN_H

#include "dxil/bitstream/bitstream.h"
#include "dxil/module.h"

enum {
    CHECKED_CALLS = 128,
    OWN_KINDS = 14, /* of metadata, that LLVM has */
    KNOWN_ATTRIBUTES = 4
};

/* What the blocks of attributes hold. */
struct attribute_table {
    VECTOR(struct attribute_group) groups;
    struct words group_of_id; /* UINT32_MAX: none */
    VECTOR(struct attribute) attributes;
    VECTOR(struct attribute_list) lists;
    struct words list_groups;
};

/* A block of attribute groups, the block of lists of these that came with it, and what they hold. */
struct known_attributes {
    struct known_block groups_block, lists_block;
    struct attribute_table table; /* of what follows */
    struct attribute_group groups[8];
    uint32_t group_of_id[9];
    struct attribute attributes[16];
    struct attribute_list lists[8];
    uint32_t list_groups[16];
};

/* The records with which the blocks of metadata kinds begin, LLVM's own, and what they say. */
struct known_kinds {
    struct known_beginning beginning;
    char text[192];
    const char *names[OWN_KINDS]; /* in `text` */
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
    struct known_kinds kinds;
    struct known_attributes attributes[KNOWN_ATTRIBUTES];
    uint32_t oldest_attributes;
};

#endif
