/* Reads and writes whole files ("-": standard streams), and draws control-flow graphs into a folder. */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include "dxs_graph.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The file's bytes and a NUL, allocated with malloc. NULL: see errno. Files above 1 GiB are EFBIG. */
void *file_read(const char *path, size_t *size);

/* The same of a shader: a container up to the size that its header tells, bitcode whole, of anything else the first
 * bytes, which are enough to say what it is. */
void *shader_read(const char *path, size_t *size);

/* The first bytes, at most *size. False: see errno. */
bool file_start(const char *path, void *bytes, size_t *size);

/* Writes beside the file and renames: the file has its old content or the new one, whatever happens. Links stay links;
 * devices and pipes are written to. Makes the folders of the path that are missing. False: see errno. */
bool file_write(const char *path, const void *data, size_t size);
bool file_write_words(const char *path, const uint32_t *words, size_t count); /* little-endian on every machine */

/* The same for a file that another program writes: a free name beside it, FOLDER/.dxil-spirv-..., and the renaming. If
 * that fails, removes the file beside. `number` distinguishes names. False: see errno. */
bool name_beside(const char *path, unsigned number, char *beside, size_t size);
bool replace_file(const char *beside, const char *path);

/* A file that grows by whole lines. */
struct line_file {
    int file;
    long size;
    bool is_regular; /* neither a device nor a pipe */
};

/* Keeps the first bytes of a file that exists. False: see errno. */
bool lines_open(struct line_file *lines, const char *path, size_t kept);
bool lines_append(struct line_file *lines, const char *line, size_t size); /* all of it or nothing */
bool lines_close(struct line_file *lines);

bool errors_are_shown(void); /* standard error is a terminal */
bool output_is_shown(void);  /* standard output is one */

/* The last component of a path. */
const char *file_name(const char *path);

/* A folder of drawings, and what happened while writing them. */
struct pictures {
    const char *folder;
    const char *prefix; /* of the file names; NULL or "": none */
    dxs_graph *graph;   /* draws; also the graph to draw if no function is given */
    unsigned count;     /* .dot files written */
    bool failed;        /* a file could not be written */
    bool no_program;    /* Graphviz's `dot` cannot be run */
};

/* Starts to draw a .dot file as .svg; returns the process for dot_finish. Large graphs take seconds, so callers with
 * several start them all first. */
intptr_t dot_start(const char *dot_path, const char *svg_path);

/* Waits for the process. False: Graphviz's `dot` cannot be run, or it failed. */
bool dot_finish(intptr_t process);

typedef void show_pass(void *user, const char *pass, const char *dot, size_t size);

/* Calls `show` with the control flow after each pass of the structurizer that changed it: "input", "reducible",
 * "placed", "unrefined", "structured" (dxs_graph.h has what each shows). It draws the function `flow`, or
 * what `graph` holds if `flow` is NULL. Errors: see dxs_graph_error. */
enum dxs_result each_pass(dxs_graph *graph, const char *title, const dxs_control_flow *flow, show_pass *show,
                          void *user);

/* Writes FOLDER/[PREFIX-]NN-NAME-PASS.dot for each pass, and .svg files with Graphviz. Graph and errors: as each_pass.
 */
enum dxs_result pictures_draw(struct pictures *pictures, const char *name, const dxs_control_flow *flow);

#endif
