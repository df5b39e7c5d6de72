/* Extensions of HLSL by AMD (AGS) and NVIDIA (NVAPI). To DXIL they are accesses to a UAV at a register that no program
 * binds: the words that are written there say what the driver is to do in their place. See
 * docs/guides/vendor-extensions.md.
 */
#ifndef DXIL_VENDOR_H
#define DXIL_VENDOR_H

#include "dxil/module.h"

/* Whether the resource is no memory but the register of an extension. `nvapi` may be NULL. */
bool is_vendor_register(const struct dxs_resource *resource, const struct dxs_nvapi *nvapi);

/* The module with operations in place of such accesses, in all functions that the entry reaches; the module itself
 * where it declares no such register. Rows of the table behind DX_FIRST_WITHOUT_OPCODE stand for what DXIL cannot say.
 * Lives in `arena`, and refers to the old module. Fault: DXS_UNSUPPORTED. */
const struct module *replace_vendor_calls(struct arena *arena, const struct module *module,
                                          const struct dxs_entry *entry, const struct dxs_nvapi *nvapi);

#endif
