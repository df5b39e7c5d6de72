/* What the files of `dxil-spirv isa` share. */
#ifndef VERIFY_ISA_H
#define VERIFY_ISA_H

#include "runner/compile/compile.h"

/* One shader, or one set of options. */
struct isa_side {
    const char *path, *options;
    const char *title; /* heads its column */
    struct compiled compiled;
};

/* The statistics of each executable: a column for each side and, of two, the quotient. */
void print_statistics_table(const struct isa_side *sides, uint32_t count);

/* All representations whose name contains `wanted`; whether each executable has one: else the process ends. */
void require_representations(const struct isa_side *sides, uint32_t count, const char *wanted);
void print_representations(const struct isa_side *sides, uint32_t count, const char *wanted);

#endif
