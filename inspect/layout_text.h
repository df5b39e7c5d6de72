/* Pipeline layouts as JSON. */
#ifndef INSPECT_LAYOUT_TEXT_H
#define INSPECT_LAYOUT_TEXT_H

#include "bindings/layout/layout.h"
#include "inspect/json.h"

/* Writes the layout's members into an object that is open. */
void layout_write(struct json *json, const struct layout *layout);

/* Writes the layout as an object of its own. */
void layout_json(struct text *text, const struct layout *layout);

#endif
