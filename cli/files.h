/* Whole files, and pictures in a folder. "-" means the standard streams. */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include "dxs_graph.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The file's bytes, made with malloc; NULL if it cannot be read, errno says why. */
void *file_read(const char *path, size_t *size);

/* False if it cannot be written, errno says why. */
bool file_write(const char *path, const void *data, size_t size);
bool file_write_words(const char *path, const uint32_t *words, size_t count); /* little-endian on every machine */

/* What follows the folders in a path. */
const char *file_name(const char *path);

/* Where pictures of the control flow go. */
struct pictures {
    const char *folder;
    dxs_graph *graph; /* what is drawn, or what draws functions */
    unsigned count;   /* of .dot files written */
    bool failed;      /* a file could not be written */
    bool no_program;  /* Graphviz's `dot` is lacking */
};

/* Writes FOLDER/NN-NAME-input.dot, FOLDER/NN-NAME-structured.dot and, with Graphviz, .svg files of the graph; or, with
 * `flow`, of the function that is being converted. Errors are the graph's. */
enum dxs_result pictures_draw(struct pictures *pictures, const char *name, const dxs_control_flow *flow);

#endif
