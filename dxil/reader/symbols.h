/* Reads symbol tables. */
#ifndef DXIL_READER_SYMBOLS_H
#define DXIL_READER_SYMBOLS_H

#include "dxil/reader/reader.h"

void read_module_symbols(struct reader *reader);
void read_function_symbols(struct reader *reader, struct function *function);

#endif
