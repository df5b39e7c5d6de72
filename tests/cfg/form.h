/* A structured form with the values of a model (model.h): its reads, and the phis they need. */
#ifndef TESTS_CFG_FORM_H
#define TESTS_CFG_FORM_H

#include "cfg/ssa/ssa.h"
#include "tests/cfg/model.h"

struct block_reads {
    ssa_read reads[VALUES_READ];
};

struct form {
    const struct structured *s;
    struct ssa_builder *builder;
    const struct ssa *ssa;
    struct block_reads *reads; /* by structured block; NULL: no values */
};

struct form form_create(struct arena *arena, const struct model *model, const struct structured *structured,
                        bool with_values);

/* Whether the structured block reads values. */
bool form_reads_values(const struct form *form, uint32_t block);
struct ssa_value form_value(const struct form *form, uint32_t block, uint32_t which);

#endif
