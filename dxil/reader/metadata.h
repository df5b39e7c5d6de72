/* Reads metadata and attachments of instructions. */
#ifndef DXIL_READER_METADATA_H
#define DXIL_READER_METADATA_H

#include "dxil/reader/reader.h"

void read_metadata(struct reader *reader, struct metadata_list *list);

/* Handles the attachments of all functions: reads the names of kinds, checks the attachments, sets flags of
 * instructions. */
void apply_attachments(struct reader *reader);

/* Checks the ids in a list of metadata. All metadata and values that it can name must have been read. */
void check_metadata(struct reader *reader, const struct metadata_list *list);

#endif
