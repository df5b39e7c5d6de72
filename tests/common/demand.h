#ifndef TESTS_DEMAND_H
#define TESTS_DEMAND_H

#include <stdbool.h>

/* Ends the process, with the promise on stderr, when the library has broken it. */
void demand(bool kept, const char *promise);

#endif
