/* What the executor says that a run may leave: executions in several orders, and with what devices may do otherwise. */
#ifndef RUNNER_EXPECTATIONS_H
#define RUNNER_EXPECTATIONS_H

#include "runner/compare/comparison.h"
#include "runner/compare/reaches.h"

/* The executor's results for the current inputs. */
struct expectations {
    struct execution of_orders[1 + MAX_OTHERS];
    size_t count;
    struct execution of_roundings[MAX_ROUNDINGS];
    size_t rounding_count;
    struct reaches reaches; /* allowed variation; empty until a difference is found */
};

/* Number of executions. A correct device may leave the result of any of them; the first one gives `expected`. */
enum {
    MAX_EXECUTIONS = 1 + MAX_OTHERS + MAX_ROUNDINGS
};
size_t list_executions(const struct comparison *c, const struct device_run *run,
                       struct dxs_exec_options list[MAX_EXECUTIONS]);

struct dxs_exec_options options_of_run(const struct device_run *run);

/* False if an execution failed, or if the shader accessed memory out of bounds or misaligned: c->not_compared says so.
 */
bool execute_in_orders(struct comparison *c, const struct device_run *run, struct expectations *e);

/* Adds executions with other behaviour that a correct device may have: denormals flushed or kept, lanes run one after
 * the other, another assignment of threads to waves, different rounding. */
void execute_for_doubts(struct comparison *c, const struct device_run *run, struct expectations *e);

void release_expectations(struct expectations *e, const struct run_file *file);

#endif
