/* One value for each target of an OpSwitch that leads to operations of a subgroup: lanes that come to one target by two
 * values may stay apart there (SPV_KHR_maximal_reconvergence), though no software device keeps them apart. */
#ifndef TESTS_VULKAN_CONVERGENT_SWITCH_H
#define TESTS_VULKAN_CONVERGENT_SWITCH_H

#include <stddef.h>
#include <stdint.h>

/* The test fails if a module has another switch. The selector is computed for each label, and for values without a
 * label, as far as it is made of comparisons and choices; so the rule knows nothing of how a translator makes it. */
void demand_one_value_per_target(const uint32_t *words, size_t word_count);

#endif
