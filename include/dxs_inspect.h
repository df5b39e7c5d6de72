/* What modules, entries, pipeline layouts and root signatures are, as text and JSON, for people and tools: dumps,
 * debuggers, build steps, bug reports. With dxs_graph.h a static library of its own (`dxs::inspect`; pkg-config:
 * dxs_inspect), so that who only translates does not carry it: a program has the same facts as structures from
 * dxs_module_entry, dxs_spirv.resources and dxs_layout_describe. It works on the objects of the static library that it
 * was built with, which it links. */
#ifndef DXS_INSPECT_H
#define DXS_INSPECT_H

#include "dxs_layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The module as text, in the manner of LLVM's, with DXIL operations named. Valid until the converter's next use. */
DXS_API enum dxs_result dxs_disassemble(dxs_converter *converter, const dxs_module *module, const char **text,
                                        size_t *size);

/* Entry, signatures, resources and, of those that a conversion binds, the bindings under these options, as JSON; of
 * libraries the subobjects too. Without an entry (DXS_NONE): what entries, functions and subobjects there are.
 * NUL-terminated; valid until the converter's next use. Errors are those of dxs_convert that do not come from emitting
 * SPIR-V. */
DXS_API enum dxs_result dxs_reflect(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                    const struct dxs_options *options, const char **json, size_t *size);

/* What dxs_layout_describe tells, as JSON. NUL-terminated; valid until the object's next use. */
DXS_API enum dxs_result dxs_layout_to_json(dxs_layout *layout, const char **json, size_t *size);

/* As dxs_root_signature_parse, from text in the forms that the functions below write; `size` is without a NUL. Errors
 * of the text are DXS_INVALID_ARGUMENT, and begin with line and column; a root signature that Direct3D refuses is
 * DXS_BAD_MAPPING. HLSL's notation: as DXC reads it (keywords in any case, fields in any order, fields that are missing
 * have its defaults), the flags of static samplers of version 1.2 besides. It does not say a version, so the caller
 * does. */
DXS_API enum dxs_result dxs_root_signature_from_hlsl(dxs_root_signature *signature,
                                                     enum dxs_root_signature_version version, const char *text,
                                                     size_t size);
/* Strict JSON (RFC 8259), members in any order; those that are missing have HLSL's defaults. */
DXS_API enum dxs_result dxs_root_signature_from_json(dxs_root_signature *signature, const char *text, size_t size);

/* In HLSL's notation of root signatures, an element a line; or as JSON. NUL-terminated; valid until the object's next
 * use. What is standard is left out of the notation, but for the filter and the address modes of samplers. */
DXS_API enum dxs_result dxs_root_signature_to_hlsl(dxs_root_signature *signature,
                                                   const struct dxs_root_signature_desc *desc, const char **text,
                                                   size_t *size);
DXS_API enum dxs_result dxs_root_signature_to_json(dxs_root_signature *signature,
                                                   const struct dxs_root_signature_desc *desc, const char **text,
                                                   size_t *size);

#ifdef __cplusplus
}
#endif

#endif
