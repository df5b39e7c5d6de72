/* Printing of intermediate values: instrumented code reports the results of instructions (dxs_options.print). */
#ifndef SPIRV_DEBUG_PRINT_H
#define SPIRV_DEBUG_PRINT_H

#include "spirv/lowering.h"

/* Calls `visit` for each scalar of the result that is used: its type, id, and number in the result. */
typedef void visit_scalar(struct lowering *l, type_id type, uint32_t value, uint32_t number);
void visit_result(struct lowering *l, const struct instruction *i, visit_scalar *visit);

/* Once per conversion, before any code is emitted. */
void print_prepare(struct lowering *l);

/* Before and after an instruction is lowered. Instructions without a used result are reported before they execute,
 * others after, with the value. */
void print_before(struct lowering *l, const struct instruction *i);
void print_after(struct lowering *l, const struct instruction *i);

/* The three numbers of the thread, as in dxs_print_record.thread: ids, computed here. Stages
 * with fewer leave the last ones as they are. */
void find_thread(struct lowering *l, uint32_t thread[3]);

/* After all functions: emits the function that the print calls refer to. */
void print_finish(struct lowering *l);

/* ---- print_ring.c: messages in vkd3d-proton's ring --------------------------------------------------------------- */

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
