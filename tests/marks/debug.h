/* Debug information of a conversion against the DXIL's records. */
#ifndef TESTS_MARKS_DEBUG_H
#define TESTS_MARKS_DEBUG_H

#include "asked.h"
#include "words.h"

struct debug_conversion {
    const struct module *module;
    bool *const *live;            /* asked_module.live */
    const struct words *words;    /* with dxs_options.debug_info or debug_variables */
    const struct words *numbered; /* the same with instruction_lines */
    const char *name;             /* for messages */
    uint32_t faults;

    /* Of check_debug. */
    uint32_t set, unit, main; /* ids: import, DebugCompilationUnit, its source; 0: OpLine only */
};

void check_debug(struct debug_conversion *c); /* rules_debug.c */

/* Prints the fault and counts it. */
void debug_fault(struct debug_conversion *c, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
