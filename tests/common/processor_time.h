/* Processor time of this process, and its limit for small inputs. Unlike elapsed time, it does not depend on other
 * processes. The including file must define _POSIX_C_SOURCE. */
#ifndef TESTS_COMMON_PROCESSOR_TIME_H
#define TESTS_COMMON_PROCESSOR_TIME_H

#include <time.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
static const double max_seconds = 30; /* sanitizers and assertions are slow */
#else
static const double max_seconds = 1;
#endif

static inline double processor_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

#endif
