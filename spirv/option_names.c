/* The names of features, workarounds and guarantees, from their tables. */
#include "dxs_options.h"

/* Each table is one block of strings and the place of each in it: pointers would be relocated when the library is
 * loaded. Place 0 is no name. */
struct feature_names {
    char none;
#define FEATURE(NAME, name, option, text, device) char name[sizeof #name];
#include "features.def"
#undef FEATURE
    char wave_operations[sizeof "wave_operations"], large_groups[sizeof "large_groups"];
};

static const struct feature_names feature_names = {
#define FEATURE(NAME, name, option, text, device) .name = #name,
#include "features.def"
#undef FEATURE
    .wave_operations = "wave_operations",
    .large_groups = "large_groups",
};

static const uint16_t feature_places[] = {
#define FEATURE(NAME, name, option, text, device) [DXS_FEATURE_##NAME] = offsetof(struct feature_names, name),
#include "features.def"
#undef FEATURE
    [DXS_FEATURE_WAVE_OPERATIONS] = offsetof(struct feature_names, wave_operations),
    [DXS_FEATURE_LARGE_GROUPS] = offsetof(struct feature_names, large_groups),
};

struct workaround_names {
    char none;
#define WORKAROUND(NAME, name, option, text) char name[sizeof #name];
#include "workarounds.def"
#undef WORKAROUND
};

static const struct workaround_names workaround_names = {
#define WORKAROUND(NAME, name, option, text) .name = #name,
#include "workarounds.def"
#undef WORKAROUND
};

static const uint16_t workaround_places[] = {
#define WORKAROUND(NAME, name, option, text) [DXS_WORKAROUND_##NAME] = offsetof(struct workaround_names, name),
#include "workarounds.def"
#undef WORKAROUND
};

struct guarantee_names {
    char none;
#define GUARANTEE(NAME, name, option, text) char name[sizeof #name];
#include "guarantees.def"
#undef GUARANTEE
};

static const struct guarantee_names guarantee_names = {
#define GUARANTEE(NAME, name, option, text) .name = #name,
#include "guarantees.def"
#undef GUARANTEE
};

static const uint16_t guarantee_places[] = {
#define GUARANTEE(NAME, name, option, text) [DXS_GUARANTEE_##NAME] = offsetof(struct guarantee_names, name),
#include "guarantees.def"
#undef GUARANTEE
};

static const char *name_at(const void *names, const uint16_t *places, size_t bytes, uint32_t number)
{
    return number < bytes / sizeof *places && places[number] ? (const char *)names + places[number] : NULL;
}

const char *dxs_feature_name(enum dxs_feature feature)
{
    return name_at(&feature_names, feature_places, sizeof feature_places, (uint32_t)feature);
}

const char *dxs_workaround_name(enum dxs_workaround workaround)
{
    return name_at(&workaround_names, workaround_places, sizeof workaround_places, (uint32_t)workaround);
}

const char *dxs_guarantee_name(enum dxs_guarantee guarantee)
{
    return name_at(&guarantee_names, guarantee_places, sizeof guarantee_places, (uint32_t)guarantee);
}
