/* Compiles the public headers as C99, and calls functions that they declare: the shared library must export them. */
#include "dxs.h"
#include "dxs_decoders.h"
#include "dxs_exec.h"
#include "dxs_graph.h"
#include "dxs_inspect.h"
#include "dxs_layout.h"
#include "dxs_nodes.h"
#include "dxs_root_signature.h"

#include <stdio.h>
#include <string.h>

/* Every enumerator has a name, others have none. */
static int name_faults(void)
{
    int failures = 0, n;

    for (n = 0; n < DXS_FEATURE_COUNT; n++)
        failures += dxs_feature_name((enum dxs_feature)n) == NULL;
    for (n = 0; n < DXS_WORKAROUND_COUNT; n++)
        failures += dxs_workaround_name((enum dxs_workaround)n) == NULL;
    for (n = 0; n < DXS_GUARANTEE_COUNT; n++)
        failures += dxs_guarantee_name((enum dxs_guarantee)n) == NULL;
    failures += dxs_feature_name((enum dxs_feature)DXS_FEATURE_COUNT) != NULL;
    failures += dxs_workaround_name((enum dxs_workaround)DXS_WORKAROUND_COUNT) != NULL;
    failures += dxs_guarantee_name((enum dxs_guarantee)DXS_GUARANTEE_COUNT) != NULL;
    failures += strcmp(dxs_feature_name(DXS_FEATURE_DEMOTE_TO_HELPER), "demote_to_helper") != 0;
    failures += strcmp(dxs_feature_name(DXS_FEATURE_OPACITY_MICROMAP_KHR), "opacity_micromap_khr") != 0;
    failures += strcmp(dxs_workaround_name(DXS_WORKAROUND_ALL_PRECISE), "all_precise") != 0;
    failures += strcmp(dxs_guarantee_name(DXS_GUARANTEE_HALF_DENORMALS), "half_denormals") != 0;
    return failures;
}

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
    failures += result == DXS_RESULT_OK || dxs_module_error(module)->code != result;
    failures += dxs_module_describe(module)->entry_count != 0;
    failures += dxs_module_entry(module, 0) != NULL;
    failures += dxs_module_find_entry(module, "main") != DXS_NONE;
    failures += name_faults();
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    dxs_converter_destroy(NULL);
    dxs_module_destroy(NULL);
    return failures;
}
