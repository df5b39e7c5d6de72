/* Modules as text, for people: dumps, debuggers, bug reports. With dxs_graph.h a static library of its own
 * (`dxs::inspect`), so that who only translates does not carry it. It works on the objects of the static library that
 * it was built with, which it links. */
#ifndef DXS_INSPECT_H
#define DXS_INSPECT_H

#include "dxs.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The module as text, in the manner of LLVM's, with DXIL operations named. Valid until the converter's next use. */
DXS_API enum dxs_result dxs_disassemble(dxs_converter *converter, const dxs_module *module, const char **text,
                                        size_t *size);

#ifdef __cplusplus
}
#endif

#endif
