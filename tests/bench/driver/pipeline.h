/* Pipelines that a driver compiles for its statistics; nothing runs. */
#ifndef BENCH_DRIVER_PIPELINE_H
#define BENCH_DRIVER_PIPELINE_H

#include "bench/driver/module.h"
#include "runner/device/device.h"

#include <stdio.h>

/* "cs", "vs", ...; NULL: a stage that has no pipeline of its own. */
const char *stage_name(const struct module *module);

/* Compiles the module and prints "NAME=VALUE;" for each statistic, first the milliseconds of the driver. Changes the
 * module's bindings: resources with a size go to set 0, runtime arrays to set 1. So it does not matter what bindings a
 * translator chose. */
VkResult print_statistics(FILE *out, const struct device *device, struct module *module);

#endif
