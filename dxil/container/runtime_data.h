/* The RDAT part of libraries: what the runtime reads instead of the bitcode. A list of parts, each a table of records
 * or a pool (strings, runs of indices, raw bytes) that records point into. Layout: DirectXShaderCompiler,
 * include/dxc/DxilContainer/DxilRuntimeReflection.h and RDAT_*.inl. */
#ifndef DXIL_CONTAINER_RUNTIME_DATA_H
#define DXIL_CONTAINER_RUNTIME_DATA_H

#include "dxil/module.h"

enum runtime_data_part { /* those that are read; others are passed over */
    RUNTIME_STRINGS = 1,
    RUNTIME_INDICES = 2,
    RUNTIME_RESOURCES = 3,
    RUNTIME_FUNCTIONS = 4,
    RUNTIME_RAW_BYTES = 5,
    RUNTIME_SUBOBJECTS = 6,
    RUNTIME_PARTS
};

struct runtime_pool {
    const uint8_t *data; /* in the input; NULL: there is no such part */
    size_t size;
    uint32_t offset; /* in the input */
};

struct runtime_data {
    struct module *module;
    struct arena *arena;
    struct fault *fault;
    struct runtime_pool parts[RUNTIME_PARTS];
    const char *strings;          /* a copy */
    const uint8_t *raw;           /* a copy */
    const uint32_t *indices;      /* a copy */
    const char **indexed_strings; /* what each index is as a string; NULL if it is none */
    uint32_t *wrong_before;       /* how many of the indices before this one are no strings */
    uint32_t index_count;
};

/* A table of records of so many bytes each, at least as many as are asked for. Faults: they do not fit. */
struct runtime_table {
    const uint8_t *records;
    uint32_t count, stride;
};
struct runtime_table runtime_table_read(const struct runtime_data *data, enum runtime_data_part part, uint32_t words,
                                        const char *what);

/* The first `count` words of a record; later errors are about this place. */
void runtime_record_read(const struct runtime_data *data, enum runtime_data_part part,
                         const struct runtime_table *table, uint32_t record, uint32_t *words, uint32_t count);

/* Of a record, for messages. */
const char *runtime_string(const struct runtime_data *data, const char *what, uint32_t record, uint32_t at);

struct runtime_run {
    uint32_t first, count; /* in the indices */
};
struct runtime_run runtime_run_read(const struct runtime_data *data, const char *what, uint32_t record, uint32_t at);

/* The run's indices as strings. */
const char *const *runtime_run_strings(const struct runtime_data *data, const char *what, uint32_t record,
                                       struct runtime_run run);

/* What the tables say, into the module: dxil/container/subobjects.c, dxil/container/library_functions.c. */
void runtime_data_read_subobjects(const struct runtime_data *data);
void runtime_data_read_functions(const struct runtime_data *data);

#endif
