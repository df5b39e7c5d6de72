/* Attributes of functions and parameters. */
#ifndef DXIL_READER_ATTRIBUTES_H
#define DXIL_READER_ATTRIBUTES_H

#include "dxil/reader/reader.h"

void read_attribute_groups(struct reader *reader);
void read_attribute_lists(struct reader *reader);

#endif
