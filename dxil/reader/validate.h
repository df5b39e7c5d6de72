/* Checks of function bodies (validate.c) and of calls of DXIL operations (validate_calls.c). */
#ifndef DXIL_READER_VALIDATE_H
#define DXIL_READER_VALIDATE_H

#include "dxil/reader/body.h"

/* Checks what needs the whole body: phis and predecessors, definitions before uses, distinct cases. `distant`: operands
 * that are results of earlier blocks but the entry block. `forward`: uses before the definition. Neither has operands
 * of phis. */
void validate_function(struct reader *reader, struct function *function, const struct words *distant,
                       const struct forward_uses *forward);

/* The cache slot for this pair of callee and opcode. */
static inline struct checked_call *checked_call_slot(const struct reader *reader, value_id callee, value_id opcode)
{
    return &reader->checked_calls[(callee * 31 + opcode) % CHECKED_CALLS];
}

static inline bool is_checked_call(const struct reader *reader, const struct checked_call *checked, value_id callee,
                                   value_id opcode)
{
    return checked->opcode == opcode && checked->callee == callee && checked->body == reader->body;
}

/* The cached result of check_operation for this pair; NULL: none. */
static inline const struct checked_call *find_checked_call(const struct reader *reader, value_id callee,
                                                           value_id opcode)
{
    const struct checked_call *checked = checked_call_slot(reader, callee, opcode);
    return is_checked_call(reader, checked, callee, opcode) ? checked : NULL;
}

/* Checks a call of a function "dx.op.*" against the table row of its opcode. Values from `value_count` on are not read
 * yet. The result is valid until the next call. The caller checks number and types of the arguments. */
const struct checked_call *check_operation(struct reader *reader, value_id callee, value_id value_count,
                                           value_id opcode);

/* The first argument that must be a constant and is none; UINT32_MAX: all are. */
uint32_t find_variable_argument(const struct reader *reader, const struct checked_call *checked, value_id value_count,
                                const uint32_t *arguments);

/* Checks that arguments that must be constants are. `arguments`: value ids behind the opcode. */
void check_constant_arguments(struct reader *reader, const struct checked_call *checked, value_id value_count,
                              const uint32_t *arguments);

#endif
