/* HLSL's names of resources. */
#ifndef CLI_RESOURCE_NAMES_H
#define CLI_RESOURCE_NAMES_H

#include "dxs.h"

/* "Texture2D", without "RW". "": unknown. */
const char *resource_kind_name(enum dxs_resource_kind kind);

#endif
