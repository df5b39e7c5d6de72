/* What the interface says of blobs and conversions, compared with models of docs/reference/dxil-spirv-c.md. */
#ifndef TESTS_COMPAT_ANSWERS_H
#define TESTS_COMPAT_ANSWERS_H

#include "settings.h"

/* Of a conversion with these words. */
void demand_answers(const char *path, dxil_spv_converter c, const struct dxs_spirv *spirv, const struct expected *e);

/* Of node `number` of a blob. */
void demand_node(dxil_spv_parsed_blob blob, uint32_t number, const struct dxs_node *node);

/* Of subobject `number` of a blob that was made of these bytes. */
void demand_subobject(dxil_spv_parsed_blob blob, uint32_t number, const struct dxs_subobject *subobject,
                      const void *bytes);

#endif
