/* What a shader reads, as options of `dxil-spirv run` that give it: for --list, --bind-all and errors. */
#ifndef CLI_RUN_WANTED_H
#define CLI_RUN_WANTED_H

#include "cli/run/run.h"

/* The texts are those of the call. */
struct run_wanted {
    const char *option; /* "--buffer" */
    const char *value;  /* "u0=zeros:64" */
    const char *second; /* of --pixels: the height; else NULL */
    const char *about;  /* name and type, for people */
    bool is_given;
    uint32_t resource; /* in the module; DXS_NONE: it is for none */
};

/* False: stop. */
typedef bool run_wanted_visitor(void *user, const struct run_wanted *wanted);

/* Calls `visit` for sizes, then resources, then inputs. `filling`: "zeros" or "random". Inputs have as many values as
 * the sizes say that are given when they are visited. Descriptors of heaps are unknown before the shader runs. */
bool run_visit_wanted(const struct run_arguments *arguments, const dxs_module *module, uint32_t entry,
                      const char *filling, run_wanted_visitor *visit, void *user);

/* A sentence that says which heaps the shader takes descriptors from; NULL: it takes none. */
const char *run_heaps_of(const struct dxs_entry *entry);

/* --list: prints all of them. */
void run_print_list(const struct run_arguments *arguments, const dxs_module *module, uint32_t entry);

/* Prints the name of each missing one on standard error. Returns whether one was missing. */
bool run_complain_missing(const struct run_arguments *arguments, const dxs_module *module, uint32_t entry);

/* --bind-all: gives those that are not given. */
bool run_bind_all(struct run_arguments *arguments, const dxs_module *module, uint32_t entry);

#endif
