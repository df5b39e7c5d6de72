/* Writes pipeline layouts as JSON. */
#ifndef INSPECT_LAYOUT_TEXT_H
#define INSPECT_LAYOUT_TEXT_H

#include "bindings/layout/layout.h"
#include "inspect/json.h"

/* Writes the layout's members into the open object. */
void layout_write(struct json *json, const struct layout *layout);

/* Writes the layout as an object. */
void layout_json(struct text *text, const struct layout *layout);

#endif
