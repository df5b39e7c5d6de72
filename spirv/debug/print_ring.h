/* Messages of prints and checks in vkd3d-proton's ring for shader messages. */
#ifndef SPIRV_PRINT_RING_H
#define SPIRV_PRINT_RING_H

#include "spirv/lowering.h"

enum {
    RING_THREAD = 3,
    MAX_RING_VALUES = 7
};

enum ring_format { /* how the log shows a word: the ring's numbers */
    RING_HEXADECIMAL,
    RING_SIGNED,
    RING_FLOAT
};

struct ring_value {
    uint32_t word; /* id */
    enum ring_format format;
};

/* Emits the code that appends one message. `thread`: its three numbers. `instance`: the number that the log shows as
 * the instance; 0: none. */
void append_ring_message(struct lowering *l, const uint32_t thread[RING_THREAD], uint32_t count,
                         const struct ring_value *values, uint32_t instance);

#endif
