/* The control flow of each function after each pass of the structurizer, as pictures in a report. */
#ifndef CLI_REPORT_GRAPHS_H
#define CLI_REPORT_GRAPHS_H

#include "cli/string_buffer.h"

#include "dxs_graph.h"

#include <stdbool.h>
#include <stdint.h>

/* The control flow of a function after a pass. */
struct drawing {
    char *function, *dot; /* allocated with malloc */
    const char *pass;
    intptr_t process;
};

struct graphs {
    dxs_graph *graph;
    const char *function; /* whose passes are drawn */
    struct drawing *drawings;
    size_t count, capacity;
    size_t finished; /* processes: the first of them */
    bool failed;     /* out of memory */
    char folder[64]; /* for Graphviz; "": none */
};

void begin_graphs(struct graphs *graphs); /* of zeros */
/* For dxs_options.show_control_flow; `user` is a struct graphs. Starts to draw a function. One that cannot be drawn is
 * left out. */
void add_graph(void *user, const char *function, const dxs_control_flow *flow);
/* Waits for Graphviz, and writes the pictures: SVG, or the text of a graph that Graphviz did not draw. */
void write_graphs(struct graphs *graphs, struct string_buffer *json);
void end_graphs(struct graphs *graphs);

#endif
