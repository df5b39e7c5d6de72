/* Checks of the library's promises, for robustness tests. */
#ifndef TESTS_DEMAND_H
#define TESTS_DEMAND_H

#include <stdbool.h>

/* Ends the process with `promise` on stderr unless `kept`. */
void demand(bool kept, const char *promise);

#endif
