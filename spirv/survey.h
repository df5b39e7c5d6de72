/* The survey of an entry point: the first step of conversion and reflection. */
#ifndef SPIRV_SURVEY_H
#define SPIRV_SURVEY_H

#include "spirv/lowering.h"

/* Initializes `l` and `builder`. Finds the functions that the entry point reaches and their live instructions. Returns
 * the resources that live instructions use. */
struct bitset survey_entry(struct lowering *l, struct builder *builder, struct arena *arena,
                           const struct module *module, const struct dxs_entry *entry,
                           const struct dxs_options *options, struct feature_use *use);

#endif
