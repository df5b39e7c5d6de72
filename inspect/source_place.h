/* Where in the source an instruction comes from. */
#ifndef INSPECT_SOURCE_PLACE_H
#define INSPECT_SOURCE_PLACE_H

#include "base/text.h"
#include "dxil/module.h"

/* The last component of the name of a place's file; length 0: unknown. Not NUL-terminated. */
const char *source_base_name(const struct module *module, const struct debug_location *location, uint32_t *length);

/* "lighting.hlsl:75:40". Escaped like a string of JSON. */
void text_source_place(struct text *text, const struct module *module, const struct debug_location *location);

#endif
