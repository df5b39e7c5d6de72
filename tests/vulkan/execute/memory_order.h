/* Rules for barriers and accesses to memory that invocations share. Software devices execute modules that break them as
 * they were meant:
 *
 *     barriers             each barrier of the DXIL has one that waits, and orders memory, as it says
 *     coherent resources   their variables are declared so
 *     Vulkan memory model  barriers make writes available and visible; accesses to shared memory are not private
 */
#ifndef TESTS_VULKAN_MEMORY_ORDER_H
#define TESTS_VULKAN_MEMORY_ORDER_H

#include "execute/barriers.h"

#include <stdint.h>

/* Descriptors of resources that are globallycoherent. */
struct coherent_resources {
    struct {
        uint32_t set, binding;
    } places[16];
    uint32_t count;
};

/* The test fails if the module of an entry point breaks a rule. */
void demand_memory_order(const dxs_module *module, const struct dxs_entry *entry, const uint32_t *words,
                         size_t word_count, const struct coherent_resources *coherent);

#endif
