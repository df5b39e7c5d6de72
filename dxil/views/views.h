/* Typed access to metadata, for the files of this folder. A missing operand reads as null. An operand of the wrong kind
 * fails with DXS_RESULT_INVALID_MODULE. */
#ifndef DXIL_VIEWS_H
#define DXIL_VIEWS_H

#include "dxil/module.h"

/* A metadata node; `node` NULL: null. */
struct view {
    const struct module *module;
    const struct metadata *node;
    const char *what; /* for messages: "entry point", "resource" ... */
};

static inline uint32_t view_count(const struct view *view)
{
    return view->node ? view->node->count : 0;
}

/* The node at an operand; a null view if the operand is null or missing. Fails if it is no node. */
struct view view_node(const struct view *view, uint32_t index, const char *what);

/* The node at an operand, which must be a list of (tag, value) pairs. */
struct view view_tags(const struct view *view, uint32_t index, const char *what);

/* The string at an operand; "": null or missing. */
const char *view_text(const struct view *view, uint32_t index);

/* The constant integer at an operand, which must be there. */
uint64_t view_number(const struct view *view, uint32_t index);
uint32_t view_uint(const struct view *view, uint32_t index);
enum dxs_component_type view_component_type(const struct view *view, uint32_t index); /* unknown ones: INVALID */

/* The value at an operand without casts of pointers; NO_VALUE: null or undef. */
value_id view_value(const struct view *view, uint32_t index);
/* The type of the value at an operand; NO_TYPE: null. */
type_id view_type(const struct view *view, uint32_t index);
/* The constant 32-bit float at an operand, which must be there. */
float view_float(const struct view *view, uint32_t index);

/* Node `index` of named metadata; a null view if there is none. `named` may be NULL. */
struct view named_view(const struct module *module, const struct named_metadata *named, uint32_t index,
                       const char *what);

/* nodes.c: reads a work graph node from the properties of its entry point. */
const struct dxs_node *read_node(struct view properties);

/* entries.c, resources.c */
void read_entries(struct module *module);

#endif
