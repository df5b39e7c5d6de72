/* Metadata, and what is attached to instructions. */
#ifndef DXIL_READER_METADATA_H
#define DXIL_READER_METADATA_H

#include "dxil/reader/reader.h"

void read_metadata(struct reader *reader, struct metadata_list *list);

/* Attachments of all functions: reads the kinds that were put off, checks, sets flags of instructions. */
void settle_attachments(struct reader *reader);

/* Checks ids in metadata from this one on, when all metadata and values are known. */
void check_metadata(struct reader *reader, const struct metadata_list *list);

#endif
