/* Constants of the module and of functions. */
#ifndef DXIL_READER_CONSTANTS_H
#define DXIL_READER_CONSTANTS_H

#include "dxil/reader/reader.h"

/* The current block's constants become values of the list, which is the module's or the function's. */
void read_constants(struct reader *reader, struct value_list *list);

/* Checks the operands of the constants that were read since the last call, when all values that they may name are
 * known.
 */
void check_constants(struct reader *reader);

#endif
