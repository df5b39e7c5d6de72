/* The names of features, workarounds and guarantees, from their tables. */
#include "base/text.h"
#include "dxs_options.h"

/* Each table is one text and the numbers of the names in it: pointers would be relocated when the library is loaded. */
static const char feature_names[] =
#define FEATURE(NAME, name, option, text, device) #name "\0"
#include "features.def"
#undef FEATURE
    "wave_operations\0large_groups\0";

static const uint8_t features[] = {
#define FEATURE(NAME, name, option, text, device) DXS_FEATURE_##NAME,
#include "features.def"
#undef FEATURE
    DXS_FEATURE_WAVE_OPERATIONS, DXS_FEATURE_LARGE_GROUPS};

static const char workaround_names[] =
#define WORKAROUND(NAME, name, option, text) #name "\0"
#include "workarounds.def"
#undef WORKAROUND
    ;

static const uint8_t workarounds[] = {
#define WORKAROUND(NAME, name, option, text) DXS_WORKAROUND_##NAME,
#include "workarounds.def"
#undef WORKAROUND
};

static const char guarantee_names[] =
#define GUARANTEE(NAME, name, option, text) #name "\0"
#include "guarantees.def"
#undef GUARANTEE
    ;

static const uint8_t guarantees[] = {
#define GUARANTEE(NAME, name, option, text) DXS_GUARANTEE_##NAME,
#include "guarantees.def"
#undef GUARANTEE
};

static const char *name_of(const char *names, const uint8_t *numbers, uint32_t count, uint32_t number)
{
    for (uint32_t n = 0; n < count; n++)
        if (numbers[n] == number)
            return nth_text(names, n);
    return NULL;
}

const char *dxs_feature_name(enum dxs_feature feature)
{
    return name_of(feature_names, features, sizeof features, (uint32_t)feature);
}

const char *dxs_workaround_name(enum dxs_workaround workaround)
{
    return name_of(workaround_names, workarounds, sizeof workarounds, (uint32_t)workaround);
}

const char *dxs_guarantee_name(enum dxs_guarantee guarantee)
{
    return name_of(guarantee_names, guarantees, sizeof guarantees, (uint32_t)guarantee);
}
