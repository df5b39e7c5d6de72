/* Checks of function bodies (validate.c) and of calls of DXIL operations (validate_calls.c). */
#ifndef DXIL_READER_VALIDATE_H
#define DXIL_READER_VALIDATE_H

#include "dxil/reader/body.h"

/* Checks what needs the whole body: phis and predecessors, definitions before uses, distinct cases. `forward`: all
 * uses, but for those of phis, of values that were not there yet when the instruction was read. */
void validate_function(struct reader *reader, const struct function *function, const struct forward_uses *forward);

static inline struct checked_call *checked_call_slot(const struct reader *reader, value_id callee, value_id opcode)
{
    return &reader->checked_calls[(callee * 31 + opcode) % CHECKED_CALLS];
}

static inline bool is_checked_call(const struct reader *reader, const struct checked_call *checked, value_id callee,
                                   value_id opcode)
{
    return checked->opcode == opcode && checked->callee == callee && checked->body == reader->body;
}

/* The call that check_operation has checked before, or NULL if it is no longer known. */
static inline const struct checked_call *find_checked_call(const struct reader *reader, value_id callee,
                                                           value_id opcode)
{
    const struct checked_call *checked = checked_call_slot(reader, callee, opcode);
    return is_checked_call(reader, checked, callee, opcode) ? checked : NULL;
}

/* Checks a call of a DXIL operation, by a function that is declared as such, against the row of its opcode. Values from
 * `known` on are not there yet. Valid until the next call. That the arguments are as many as the function has
 * parameters, and of their types, is checked by others. */
const struct checked_call *check_operation(struct reader *reader, value_id callee, value_id value_count,
                                           value_id opcode);

/* Checks that those of these value ids, which stand behind the opcode, are constants that must be. */
void check_constant_arguments(struct reader *reader, const struct checked_call *checked, value_id value_count,
                              const uint32_t *arguments);

#endif
