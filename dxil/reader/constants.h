/* Reads constants of the module and of functions. */
#ifndef DXIL_READER_CONSTANTS_H
#define DXIL_READER_CONSTANTS_H

#include "dxil/reader/reader.h"

/* Reads a block of constants. They become values. */
void read_constants(struct reader *reader);

/* Checks the operands of constants read since the last call. All values that they can name must have been read. */
void check_constants(struct reader *reader);

#endif
