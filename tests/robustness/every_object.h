/* One object of every kind that takes an allocator, and calls to each of their functions. */
#ifndef ROBUSTNESS_EVERY_OBJECT_H
#define ROBUSTNESS_EVERY_OBJECT_H

#include "dxs_graph.h"
#include "dxs_inspect.h"
#include "dxs_layout.h"

struct every_object {
    dxs_module *module;
    dxs_converter *converter;
    dxs_root_signature *signature, *other_signature;
    dxs_layout *layout;
    dxs_graph *graph;
};

enum {
    EVERY_OBJECT_COUNT = 6
};

struct every_object create_every_object(const struct dxs_allocator *allocator);
void destroy_every_object(const struct every_object *objects); /* members may be NULL */
bool has_every_object(const struct every_object *objects);

/* Parses, converts, reflects and disassembles, with the default layout and with that of a root signature. This and the
 * functions below return the first error. */
enum dxs_result use_shader(const struct every_object *objects, const void *bytes, size_t size);

/* Reads and writes a root signature in all forms, builds and prints a layout; structurizes and prints a graph. */
enum dxs_result use_root_signature(const struct every_object *objects);
enum dxs_result use_graph(const struct every_object *objects);

#endif
