/* Checks before a run: what the reader leaves open and execution relies on. Handlers of operations need not check it
 * again. */
#ifndef EXEC_CHECK_H
#define EXEC_CHECK_H

#include "exec/machine.h"

/* Checks the instructions of a function that will run; fails with their place. Returns by instruction what it takes
 * from machine.steps_left: 1 unless its values, its targets or the nesting of loops are far more than compilers write,
 * lanes look at all others, or textures are filtered. Needs program.max_depth. */
const uint32_t *check_function(struct machine *machine, const struct program *program);

#endif
