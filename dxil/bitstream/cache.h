/* What a module object keeps from the modules that it held before: files of one compiler have much in common. */
#ifndef DXIL_BITSTREAM_CACHE_H
#define DXIL_BITSTREAM_CACHE_H

#include "dxil/bitstream/bitstream.h"
#include "dxil/module.h"

enum {
    CHECKED_CALLS = 128,
    LLVM_KINDS = 14, /* metadata kinds of LLVM itself */
    CACHED_ATTRIBUTES = 4
};

/* The contents of the attribute blocks. */
struct attribute_table {
    VECTOR(struct attribute_group) groups;
    struct words group_of_id; /* by group id: index into groups, UINT32_MAX: none */
    VECTOR(struct attribute) attributes;
    VECTOR(struct attribute_list) lists;
    struct words list_groups;
};

/* A block of attribute groups, the block of attribute lists that followed it, and their contents. */
struct cached_attributes {
    struct cached_block groups_block, lists_block;
    struct attribute_table table; /* its arrays are the following members */
    struct attribute_group groups[8];
    uint32_t group_of_id[9];
    struct attribute attributes[16];
    struct attribute_list lists[8];
    uint32_t list_groups[16];
};

/* The first records of a METADATA_KIND block, which name LLVM's own kinds, and these names. */
struct cached_kinds {
    struct cached_prefix prefix;
    char text[192];
    const char *names[LLVM_KINDS]; /* by kind: points into `text` */
};

/* The records of the target triple and the data layout, which follow the types, and their texts. */
struct cached_target {
    struct cached_prefix prefix;
    char triple[32], data_layout[128];
};

/* A checked pair of callee and opcode. Later calls of this pair in the same body need checks of their arguments only.
 */
struct checked_call {
    uint32_t body; /* number of the body, see reader_cache.body_count; 0: empty */
    value_id callee, opcode;
    type_id type;                      /* the function type */
    uint32_t function, argument_count; /* argument_count: without the opcode */
    uint32_t constants;                /* a bit for each argument that must be a constant */
    uint16_t row;                      /* in dx_operations */
};

/* Must be zero before the first module. */
struct reader_cache {
    struct bitstream_cache definitions;
    struct checked_call checked_calls[CHECKED_CALLS]; /* see validate_calls.c */
    uint32_t body_count;                              /* function bodies read so far, of all modules */
    struct cached_kinds kinds;
    struct cached_target target;
    struct cached_attributes attributes[CACHED_ATTRIBUTES];
    uint32_t oldest_attributes;
};

#endif
