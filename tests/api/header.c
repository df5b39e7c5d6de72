/* Compiles the public headers as C99, and calls functions that they declare: the shared library must export them. */
#include "dxs.h"
#include "dxs_decoders.h"
#include "dxs_exec.h"
#include "dxs_graph.h"
#include "dxs_layout.h"
#include "dxs_root_signature.h"

#include <stdio.h>
#include <string.h>

int main(void)
{
    char version[32];
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options options = dxs_default_options();
    enum dxs_result result = dxs_module_parse(module, "none", 4, NULL);
    int failures = 0;

    sprintf(version, "%d.%d.%d", DXS_VERSION_MAJOR, DXS_VERSION_MINOR, DXS_VERSION_PATCH);
    failures += strcmp(version, dxs_version()) != 0;
    failures += options.struct_size != sizeof(options);
    failures += result == DXS_OK || dxs_module_error(module)->code != result;
    failures += dxs_module_describe(module)->entry_count != 0;
    failures += dxs_module_entry(module, 0) != NULL;
    failures += dxs_module_find_entry(module, "main") != DXS_NONE;
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    dxs_converter_destroy(NULL);
    dxs_module_destroy(NULL);
    return failures;
}
