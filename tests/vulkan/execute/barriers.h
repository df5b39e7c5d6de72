/* What the barriers of a DXIL module order: seen by no software device, which runs the waves of a group in turns and
 * keeps no caches. */
#ifndef TESTS_VULKAN_BARRIERS_H
#define TESTS_VULKAN_BARRIERS_H

#include "dxs.h"

#include <stdbool.h>
#include <stddef.h>

struct asked_barrier {
    bool synchronizes;           /* the threads of a group wait for each other */
    bool resources, groupshared; /* memory to order */
    bool on_device;              /* for other groups, too */
};

/* The barriers of a module with one function, in any order; at most `room`. Returns their number; 0 also for other
 * modules. */
size_t asked_barriers(const dxs_module *module, const struct dxs_entry *entry, struct asked_barrier *barriers,
                      size_t room);

#endif
