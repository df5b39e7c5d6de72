/* The phase of this process: see phase.h. */
#include "runner/common/phase.h"

#ifndef _WIN32
#include <unistd.h>
#endif

/* Of the process, as its alarm is. */
static volatile enum phase own, *current = &own;
static unsigned limit;

void share_phase(volatile enum phase *shared, unsigned seconds)
{
    current = shared;
    limit = seconds;
    begin_phase(PHASE_TEST);
}

enum phase begin_phase(enum phase phase)
{
    enum phase before = *current;

    *current = phase;
#ifndef _WIN32
    if (limit)
        alarm(limit);
#endif
    return before;
}

unsigned phase_seconds(void)
{
    return limit;
}
