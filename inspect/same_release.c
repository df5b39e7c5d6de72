/* Linked into shared libraries that read the objects of dxs: see spirv/release.h. */
#include "spirv/release.h"

extern void (*const dxs_same_release)(void); /* the linker keeps it by this name */
void (*const dxs_same_release)(void) = INTERNAL_RELEASE;
