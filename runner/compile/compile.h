/* Pipelines that a driver compiles for its statistics and code; nothing runs. */
#ifndef RUNNER_COMPILE_H
#define RUNNER_COMPILE_H

#include "runner/compile/declarations.h"
#include "runner/device/device.h"

enum {
    MAX_EXECUTABLES = 64,
    MAX_STATISTICS = 64,
    MAX_REPRESENTATIONS = 16,
    NUMBER_TEXT = 32
};

struct statistic {
    char name[VK_MAX_DESCRIPTION_SIZE];
    char text[NUMBER_TEXT]; /* of the value */
    double number;
};

struct representation {
    char name[VK_MAX_DESCRIPTION_SIZE];
    char *text; /* NULL: bytes that are no text */
};

/* What a driver made of one or more stages. */
struct executable {
    char name[VK_MAX_DESCRIPTION_SIZE];
    VkShaderStageFlags stages;
    uint32_t subgroup_size;
    struct statistic statistics[MAX_STATISTICS];
    uint32_t statistic_count;
    struct representation representations[MAX_REPRESENTATIONS];
    uint32_t representation_count;
};

struct compiled {
    VkResult result;
    double seconds;                 /* of the driver's processor time */
    struct executable *executables; /* of the shader's stages; free_compiled() */
    uint32_t count;
};

/* "cs", "vs", ...; NULL: a stage that has no pipeline of its own. */
const char *stage_name(const struct module *module);

/* The driver tells statistics. */
bool device_has_statistics(const struct device *device);

/* How a pipeline is made. */
struct compilation {
    bool wants_text;         /* representations */
    uint32_t subgroup_size;  /* of a compute shader; 0: the driver's choice */
    bool are_full_subgroups; /* of a compute shader */
};

/* Compiles a module, or all ray tracing modules of a library. Changes the modules' bindings: resources with a size go
 * to set 0, runtime arrays to set 1. So it does not matter what bindings a translator chose. The other stages that a
 * pipeline needs are written (partners.h); ray tracing shaders get a group each. */
struct compiled compile_modules(const struct device *device, struct module *const *modules, uint32_t count,
                                const struct compilation *how);
void free_compiled(struct compiled *compiled);

#endif
