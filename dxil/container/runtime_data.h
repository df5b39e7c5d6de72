/* The RDAT part of libraries, which the runtime reads instead of the bitcode. It is a list of parts. Each is a table of
 * records, or a pool into which records point (strings, arrays of indices, raw bytes). Layout: DirectXShaderCompiler,
 * include/dxc/DxilContainer/DxilRuntimeReflection.h and RDAT_*.inl. */
#ifndef DXIL_CONTAINER_RUNTIME_DATA_H
#define DXIL_CONTAINER_RUNTIME_DATA_H

#include "dxil/module.h"

enum runtime_data_part { /* the parts that are read; others are skipped */
    RUNTIME_STRINGS = 1,
    RUNTIME_INDICES = 2,
    RUNTIME_RESOURCES = 3,
    RUNTIME_FUNCTIONS = 4,
    RUNTIME_RAW_BYTES = 5,
    RUNTIME_SUBOBJECTS = 6,
    RUNTIME_PARTS
};

struct runtime_pool {
    const uint8_t *data; /* in the input; NULL: no such part */
    size_t size;
    uint32_t offset; /* in the input */
};

struct runtime_data {
    struct module *module;
    struct arena *arena;
    struct fault *fault;
    struct runtime_pool parts[RUNTIME_PARTS];
    const char *strings;          /* copy of the pool */
    const uint8_t *raw;           /* copy of the pool */
    const uint32_t *indices;      /* copy of the pool */
    const char **indexed_strings; /* by index: the string at that offset, NULL: none */
    uint32_t *invalid_before;     /* by index: number of entries before it that are no strings */
    uint32_t index_count;
};

/* A table of `count` records, `stride` bytes apart. Fails if records have fewer than `words` words or do not fit. */
struct runtime_table {
    const uint8_t *records;
    uint32_t count, stride;
};
struct runtime_table runtime_table_read(const struct runtime_data *data, enum runtime_data_part part, uint32_t words,
                                        const char *record_kind);

/* Reads the first `count` words of a record, and sets the position for later errors. */
void runtime_record_read(const struct runtime_data *data, enum runtime_data_part part,
                         const struct runtime_table *table, uint32_t record, uint32_t *words, uint32_t count);

/* The string at an offset in the pool. `record_kind` and `record` are for messages. */
const char *runtime_string(const struct runtime_data *data, const char *record_kind, uint32_t record, uint32_t at);

/* An array in the index pool: its length, then its elements. `at`: index of the length. */
struct runtime_run {
    uint32_t first, count; /* in runtime_data.indices */
};
struct runtime_run runtime_run_read(const struct runtime_data *data, const char *record_kind, uint32_t record,
                                    uint32_t at);

/* The run as an array of strings; NULL: an empty run. */
const char *const *runtime_run_strings(const struct runtime_data *data, const char *record_kind, uint32_t record,
                                       struct runtime_run run);

/* Read the tables into the module: subobjects.c, library_functions.c. */
void runtime_data_read_subobjects(const struct runtime_data *data);
void runtime_data_read_functions(const struct runtime_data *data);

#endif
