/* dxs_entry_features of the public API: which features of the device matter to an entry point. It converts
 * twice, with all features and with the fewest. The lowering notes each feature that it reads. */
#include "spirv/converter.h"

#include <string.h>

enum dxs_result find_features(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                              const struct dxs_options *options, struct dxs_features *required,
                              struct dxs_features *used, struct dxs_spirv *spirv)
{
    struct feature_use *use = &converter->feature_use;
    struct dxs_features most = {.compute_derivatives = DXS_COMPUTE_DERIVATIVES_NATIVE};
    struct dxs_features least = {.compute_derivatives = DXS_COMPUTE_DERIVATIVES_REFUSED};
    enum dxs_result result;

    memset(most.on, true, DXS_FEATURE_COUNT);
    most.on[DXS_FEATURE_RAW_ACCESS_CHAINS] = false; /* buffers with them have neither vectors nor untyped pointers */
    memset(use, 0, sizeof *use);
    converter->features = &most;
    dxs_convert(converter, module, entry, options, spirv); /* if refused, the next one tells */
    converter->features = &least;
    use->is_lacking = false;
    while ((result = dxs_convert(converter, module, entry, options, spirv)) != DXS_RESULT_OK && use->is_lacking) {
        if (use->lacking == FEATURE_DERIVATIVES)
            least.compute_derivatives = DXS_COMPUTE_DERIVATIVES_QUADS;
        else
            least.on[use->lacking] = true;
        use->is_lacking = false;
    }
    converter->features = NULL;

    memset(used, 0, sizeof *used);
    memset(required, 0, sizeof *required);
    if (result != DXS_RESULT_OK)
        return result;
    *required = *used = least;
    memcpy(used->on, use->looked_at, DXS_FEATURE_COUNT);
    if (use->looked_at[FEATURE_DERIVATIVES])
        used->compute_derivatives = DXS_COMPUTE_DERIVATIVES_NATIVE;
    return result;
}

enum dxs_result dxs_entry_features(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                   const struct dxs_options *options, struct dxs_features *required,
                                   struct dxs_features *used)
{
    struct dxs_spirv spirv;

    return find_features(converter, module, entry, options, required, used, &spirv);
}
