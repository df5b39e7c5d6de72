/* Compares the statistics of two sets of modules. */
#ifndef BENCH_DRIVER_COMPARE_H
#define BENCH_DRIVER_COMPARE_H

#include <stdbool.h>

/* Prints totals, geometric means, and the `worst` modules that changed most by the statistic `by`, either way. NULL: by
 * instructions, spilled vector registers and the driver's time. Modules count that the driver compiled in both sets.
 * False: a file cannot be read, or the sets share nothing. */
bool compare_statistics(const char *before, const char *after, const char *by, unsigned worst);

#endif
