/* What an entry reaches: the first step of a conversion, and of reflection. */
#ifndef SPIRV_SURVEY_H
#define SPIRV_SURVEY_H

#include "spirv/lowering.h"

/* Initializes `l` and the builder, and finds which functions the entry reaches, which instructions in them are live,
 * and which resources those use. */
struct bitset survey_entry(struct lowering *l, struct builder *builder, struct arena *arena,
                           const struct module *module, const struct dxs_entry *entry,
                           const struct dxs_options *options);

#endif
