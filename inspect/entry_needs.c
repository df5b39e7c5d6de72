/* What features stand for in Vulkan. */
#include "inspect/needs.h"

#include <string.h>

#define NONE DXS_NONE
#define DXS_FEATURE_COMPUTE_DERIVATIVES DXS_FEATURE_COUNT /* stands for dxs_features.compute_derivatives */

static const struct {
    uint32_t feature; /* enum dxs_feature */
    struct dxs_need need;
} features[] = {
#define VULKAN(NAME, name, kind, structure, member, value, core, extension)                                            \
    {DXS_FEATURE_##NAME, NEED_OF(kind, structure, member, value, core, extension, "feature " #name, #name)},
#include "features.def"
#undef VULKAN
};

enum {
    FEATURE_COUNT = sizeof features / sizeof features[0]
};

static bool has(const struct dxs_features *set, uint32_t feature)
{
    if (feature == DXS_FEATURE_COMPUTE_DERIVATIVES)
        return set->compute_derivatives == DXS_COMPUTE_DERIVATIVES_NATIVE;
    return set->on[feature];
}

/* Notes for which feature the module needs the extension. False: it shows no need of it. */
static bool find_extension(struct need_list *needs, const struct dxs_need *of_feature)
{
    bool found = false;

    for (uint32_t n = 0; n < needs->count; n++) {
        struct dxs_need *need = &needs->data[n];
        if (!need->extension || !of_feature->extension || strcmp(need->extension, of_feature->extension) != 0)
            continue;
        need->feature = of_feature->feature;
        found = true;
    }
    return found;
}

void add_feature_needs(struct arena *arena, struct need_list *needs, const struct entry_features *set)
{
    for (uint32_t n = 0; n < FEATURE_COUNT; n++) {
        struct dxs_need need = features[n].need;
        need.is_optional = !has(&set->required, features[n].feature);
        if ((need.member || need.extension) && has(&set->used, features[n].feature) &&
            (need.is_optional || !find_extension(needs, &need)))
            add_need(arena, needs, &need);
    }
}

const char *next_feature(const struct dxs_features *set, uint32_t *row)
{
    while (*row < FEATURE_COUNT) {
        uint32_t n = (*row)++;
        bool repeats = n > 0 && features[n].feature == features[n - 1].feature;
        if (!repeats && has(set, features[n].feature))
            return features[n].need.feature;
    }
    return NULL;
}
