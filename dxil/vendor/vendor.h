/* Vendor extensions of HLSL: AMD's AGS and NVIDIA's NVAPI. In DXIL they are accesses to a UAV at a reserved register.
 * Drivers replace these accesses by operations that the written words encode. See docs/guides/vendor-extensions.md. */
#ifndef DXIL_VENDOR_H
#define DXIL_VENDOR_H

#include "dxil/module.h"

/* Whether the resource is the reserved register of an extension. `nvapi` may be NULL. */
bool is_vendor_register(const struct dxs_resource *resource, const struct dxs_nvapi *nvapi);

/* Replaces the accesses by operations, in all functions that the entry point reaches. Returns the module itself if it
 * declares no such register. Operations that DXIL lacks have numbers from DX_FIRST_WITHOUT_OPCODE on. The result lives
 * in `arena` and refers to the old module. Fault: DXS_RESULT_UNSUPPORTED. */
const struct module *replace_vendor_calls(struct arena *arena, const struct module *module,
                                          const struct dxs_entry *entry, const struct dxs_nvapi *nvapi);

#endif
