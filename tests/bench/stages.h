/* Runs single stages of a conversion, and marks stages for callgrind by client requests. */
#ifndef BENCH_STAGES_H
#define BENCH_STAGES_H

#include "dxs.h"

/* The control flow of all functions of a module, to structurize it separately. Unlike in a conversion, nothing is known
 * about instructions: no block is convergent, none is worth copying. */
struct stage_graphs;
struct stage_graphs *stage_graphs_create(void);
void stage_graphs_destroy(struct stage_graphs *graphs);
void stage_graphs_prepare(struct stage_graphs *graphs, const dxs_module *module);
void stage_graphs_structurize(struct stage_graphs *graphs);

/* Without valgrind's headers, these do nothing. */
void collect_instructions(bool on);
void end_instructions_of(const char *stage, bool dump);
bool can_collect_instructions(void);

#endif
