/* Shared by the files that read typed views of metadata. All of these accept whatever the metadata holds: what is
 * missing is null, what must be there and is not ends in DXS_INVALID_MODULE. */
#ifndef DXIL_VIEWS_H
#define DXIL_VIEWS_H

#include "dxil/module.h"

/* A node of operands; `node` NULL stands for null. */
struct view {
    const struct module *module;
    const struct metadata *node;
    const char *what; /* for messages: "entry point", "resource" ... */
};

uint32_t view_count(struct view view);
bool view_is_null(struct view view, uint32_t index);

/* The node at this operand; a null view if it is null or missing. Anything but a node is an error. */
struct view view_node(struct view view, uint32_t index, const char *what);

/* Likewise, a list of tags, each with its value behind it. */
struct view view_tags(struct view view, uint32_t index, const char *what);

/* Text of the string at this operand; "" if it is null or missing. */
const char *view_text(struct view view, uint32_t index);

/* The constant integer at this operand; must be there. */
uint64_t view_number(struct view view, uint32_t index);
uint32_t view_uint(struct view view, uint32_t index);

/* The value at this operand, NO_VALUE if it is null or undef. Casts of pointers are looked through. */
value_id view_value(struct view view, uint32_t index);
float view_float(struct view view, uint32_t index);

/* The node at this index of named metadata; a null view if it is not there (`named` may be NULL). */
struct view named_view(const struct module *module, const struct named_metadata *named, uint32_t index,
                       const char *what);

/* nodes.c: of a work graph node, from the properties of its entry */
const struct dxs_node *read_node(struct view properties);

/* entries.c, resources.c */
void read_entries(struct module *module);
void read_resources(struct module *module);

#endif
