/* Debug information of a conversion against the DXIL's records. */
#ifndef TESTS_SPIRV_RULES_DEBUG_H
#define TESTS_SPIRV_RULES_DEBUG_H

#include "dxil_view.h"
#include "tests/spirv/module_view.h"

struct debug_conversion {
    const struct module *module;
    bool *const *live;                  /* dxil_view.live */
    const struct module_view *words;    /* with dxs_options.debug_info or debug_variables */
    const struct module_view *numbered; /* the same with instruction_lines */
    const char *name;                   /* for messages */
    uint32_t faults;

    /* Of check_debug. */
    uint32_t set, unit, main; /* ids: import, DebugCompilationUnit, its source; 0: OpLine only */
};

void check_debug(struct debug_conversion *c); /* rules_debug.c */

/* Prints the fault and counts it. */
void debug_fault(struct debug_conversion *c, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
