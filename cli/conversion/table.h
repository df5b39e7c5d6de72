/* --table: an entry point for people. */
#ifndef CLI_CONVERSION_TABLE_H
#define CLI_CONVERSION_TABLE_H

#include "dxs.h"
#include "cli/string_buffer.h"

/* Appends inputs, outputs, and where each resource of the conversion lives. */
void write_table(struct string_buffer *text, const dxs_module *module, uint32_t entry, const struct dxs_spirv *spirv);

#endif
