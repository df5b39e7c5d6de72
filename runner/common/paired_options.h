/* Sets of options in which each two of them meet: every pair of flags is off and off, off and on, on and off, on and on
 * in some row. */
#ifndef RUNNER_PAIRED_OPTIONS_H
#define RUNNER_PAIRED_OPTIONS_H

#include "dxs.h"

enum {
    PAIRED_ROWS = 10
};

/* Whether a flag is on in a row; flags below 126. Rows from PAIRED_ROWS on are random: some hundred of them have each
 * three flags in all ways. */
bool paired_choice(uint32_t flag, uint32_t row);

/* Changes options: the features of devices, guarantees, workarounds, names and bounds. Leaves out what has effects of
 * its own on all values (zero_nans) or shaders (debug_variables). */
void choose_paired(struct dxs_options *options, uint32_t row);

#endif
