/* HLSL's names of resources and of types. */
#ifndef CLI_RESOURCE_NAMES_H
#define CLI_RESOURCE_NAMES_H

#include "dxs.h"

/* "Texture2D", without "RW". "": unknown. */
const char *resource_kind_name(enum dxs_resource_kind kind);

/* "float". "": unknown. */
const char *component_type_name(enum dxs_component_type type);

/* "uint", "float3", "row_major float4x4", or the name of a structure; without array dimensions. */
void member_type_name(const struct dxs_buffer_member *member, char *text, size_t size);

#endif
