/* The DXIL operations that the executor supports. */
#ifndef EXEC_OPERATIONS_H
#define EXEC_OPERATIONS_H

#include <stdbool.h>
#include <stdint.h>

bool is_executed(uint16_t operation); /* enum dx_op */

#endif
