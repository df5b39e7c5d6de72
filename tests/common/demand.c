/* Ends the process when a promise of the library is broken. */
#include "tests/common/demand.h"

#include <stdio.h>
#include <stdlib.h>

void demand(bool kept, const char *promise)
{
    if (kept)
        return;
    fflush(stdout);
    fprintf(stderr, "broken: %s\n", promise);
    abort();
}
