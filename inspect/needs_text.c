/* Writes what a device must have as JSON. */
#include "inspect/json.h"
#include "inspect/needs.h"

#include <stdio.h>

/* Structures as Vulkan names them; limits as "minimum"; versions as "1.N". */
static void write_need(struct json *w, const struct dxs_need *need)
{
    static const char *const kinds[] = {[DXS_NEED_KIND_VERSION] = "version",   [DXS_NEED_KIND_FEATURE] = "feature",
                                        [DXS_NEED_KIND_PROPERTY] = "property", [DXS_NEED_KIND_BIT] = "bit",
                                        [DXS_NEED_KIND_LIMIT] = "limit",       [DXS_NEED_KIND_EXTENSION] = "extension"};
    char version[16];
    json_open(w, NULL, '{');
    json_string(w, "kind", kinds[need->kind]);
    if (need->structure)
        json_string(w, "structure", need->structure);
    if (need->member)
        json_string(w, "member", need->member);
    if (need->value)
        json_string(w, "bit", need->value);
    if (need->kind == DXS_NEED_KIND_LIMIT)
        json_number(w, "minimum", need->minimum);
    if (need->core != DXS_NONE) {
        snprintf(version, sizeof version, "1.%u", (unsigned)need->core);
        json_string(w, "vulkan", version);
    }
    if (need->extension)
        json_string(w, "extension", need->extension);
    if (need->feature)
        json_string(w, "feature", need->feature);
    if (need->is_optional)
        json_boolean(w, "optional", true);
    json_string(w, "reason", need->reason);
    json_close(w, '}');
}

static void write_features(struct json *w, const char *name, const struct dxs_features *set)
{
    uint32_t row = 0;
    json_open(w, name, '[');
    for (const char *feature; (feature = next_feature(set, &row)) != NULL;)
        json_string(w, NULL, feature);
    json_close(w, ']');
}

void needs_json(struct text *text, const struct need_list *needs, const struct entry_features *features)
{
    struct json w = json_begin(text);
    if (features) {
        write_features(&w, "required_features", &features->required);
        write_features(&w, "used_features", &features->used);
    }
    json_open(&w, "needs", '[');
    for (uint32_t n = 0; n < needs->count; n++)
        write_need(&w, &needs->data[n]);
    json_close(&w, ']');
    json_end(&w);
}
