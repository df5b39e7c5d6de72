/* Writes and reads root signatures as text: HLSL's notation and JSON. */
#ifndef INSPECT_ROOT_SIGNATURE_TEXT_H
#define INSPECT_ROOT_SIGNATURE_TEXT_H

#include "bindings/root_signature/root_signature.h"

void root_signature_hlsl(struct text *text, const struct dxs_root_signature_desc *desc);
void root_signature_json(struct text *text, const struct dxs_root_signature_desc *desc);

/* These check the notation only; root_signature_check checks the root signature. Fail with DXS_RESULT_INVALID_ARGUMENT.
 */
struct dxs_root_signature_desc *root_signature_from_hlsl(struct arena *arena, enum dxs_root_signature_version version,
                                                         const char *text, size_t size);
struct dxs_root_signature_desc *root_signature_from_json(struct arena *arena, const char *text, size_t size);

#endif
