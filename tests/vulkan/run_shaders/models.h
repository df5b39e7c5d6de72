/* Table of all models, by shader. CMake generates it. */
#ifndef TESTS_VULKAN_MODELS_H
#define TESTS_VULKAN_MODELS_H

#include "run_shaders/model.h"

struct model_entry {
    const char *shader; /* "topic/name"; NULL ends the table */
    void (*compute)(const struct run *run);
};

extern const struct model_entry models[];

#endif
