/* The name of this release among the libraries. dxs_inspect and dxs_exec read the objects of dxs with copies of its
 * code, so as shared libraries they need a libdxs of the very same release. It alone has this name, and the loader says
 * so where another one is found. */
#ifndef SPIRV_RELEASE_H
#define SPIRV_RELEASE_H

#include "dxs.h"

#define RELEASE_NAME_OF(major, minor, patch) dxs_internal_##major##_##minor##_##patch
#define RELEASE_NAME(major, minor, patch) RELEASE_NAME_OF(major, minor, patch)
#define INTERNAL_RELEASE RELEASE_NAME(DXS_VERSION_MAJOR, DXS_VERSION_MINOR, DXS_VERSION_PATCH)

DXS_API void INTERNAL_RELEASE(void);

#endif
