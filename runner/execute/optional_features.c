/* The tables of optional features and harmless options, and choices among them. */
#include "runner/execute/optional_features.h"

#include "cli/random.h"
#include "runner/common/paired_options.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* Features that change no result. `is_usual`: given wherever the device has it; others only by choice. */
static const struct optional_feature {
    enum dxs_feature feature;
    const char *needed[2]; /* names of device_features.c; NULL: no second one */
    bool is_usual;
    bool is_emulated; /* tests replace it: tests/spirv/emulation/ */
} optional_features[] = {
#define USUAL(field, needed)                                                                                           \
    {                                                                                                                  \
        DXS_FEATURE_##field, {needed, NULL}, true, false                                                               \
    }
#define BY_CHOICE(field, first, second)                                                                                \
    {                                                                                                                  \
        DXS_FEATURE_##field, {first, second}, false, false                                                             \
    }
#define EMULATED(field, needed, usual)                                                                                 \
    {                                                                                                                  \
        DXS_FEATURE_##field, {needed, NULL}, usual, true                                                               \
    }
    USUAL(DEMOTE_TO_HELPER, "demote"),
    USUAL(STORAGE_IMAGE_READ_WITHOUT_FORMAT, "read-without-format"),
    USUAL(INTEGER_DOT_PRODUCT, "integer-dot-product"),
    USUAL(MAXIMAL_RECONVERGENCE, "maximal-reconvergence"),
    USUAL(SUBGROUP_PARTITIONED, "subgroup-partitioned"),
    USUAL(SUBGROUP_CLUSTERED, "subgroup-clustered"),
    USUAL(QUAD_CONTROL, "quad-control"),
    USUAL(FLOAT8, "float8-matrices"),
    USUAL(BFLOAT16, "bfloat16-matrices"),
    USUAL(COOPERATIVE_MATRIX_CONVERSIONS, "cooperative-matrix-conversions"),
    USUAL(SIGNED_ZERO_INF_NAN_PRESERVE_16BIT, "special-values-16"),
    USUAL(SIGNED_ZERO_INF_NAN_PRESERVE_32BIT, "special-values-32"),
    USUAL(SIGNED_ZERO_INF_NAN_PRESERVE_64BIT, "special-values-64"),
    USUAL(ROUNDING_MODE_RTE_16BIT, "rounding-to-even-16"),
    USUAL(ROUNDING_MODE_RTE_32BIT, "rounding-to-even-32"),
    USUAL(ROUNDING_MODE_RTE_64BIT, "rounding-to-even-64"),
    USUAL(DENORM_FLUSH_32BIT, "denorm-flush"),
    USUAL(ZERO_INITIALIZE_WORKGROUP_MEMORY, "zeroed-groupshared"),
    USUAL(DENORM_PRESERVE_16BIT, "denorm-preserve-16"),
    USUAL(DENORM_PRESERVE_64BIT, "denorm-preserve-64"),
    USUAL(SCALAR_BLOCK_LAYOUT, "scalar-layout"),
    USUAL(PER_COMPONENT_ROBUSTNESS, "per-component-robustness"),
    EMULATED(UNTYPED_POINTERS, "untyped-pointers", true),
    BY_CHOICE(NATIVE_16BIT_MIN_PRECISION, "float16", "int16"),
    BY_CHOICE(VULKAN_MEMORY_MODEL, "memory-model", "memory-model-device-scope"),
    BY_CHOICE(FLOAT_CONTROLS2, "float-controls2", NULL),
    BY_CHOICE(SUBGROUP_PARTITIONED_EXT, "subgroup-partitioned-ext", NULL),
    BY_CHOICE(FMA, "fma", NULL),
    BY_CHOICE(FMA_16BIT, "fma-16", NULL),
    BY_CHOICE(FMA_32BIT, "fma-32", NULL),
    EMULATED(RAW_ACCESS_CHAINS, "raw-access-chains", false),
    EMULATED(LONG_VECTOR, "long-vector", true),
};

enum {
    FEATURE_COUNT = sizeof optional_features / sizeof *optional_features
};

static uint32_t one_feature(uint64_t *state)
{
    return UINT32_C(1) << random_below(state, FEATURE_COUNT);
}

#define IS_PAIR (UINT64_C(1) << 63) /* the low bits are the features */

uint64_t pair_of_features(uint32_t index)
{
    for (uint32_t first = 0; first < FEATURE_COUNT; first++)
        for (uint32_t second = first; second < FEATURE_COUNT; second++)
            if (index-- == 0)
                return IS_PAIR | UINT64_C(1) << first | UINT64_C(1) << second;
    return 0;
}

uint64_t single_feature(uint32_t index)
{
    return index < FEATURE_COUNT ? IS_PAIR | UINT64_C(1) << index : 0;
}

const char *single_feature_text(uint32_t index, char text[FEATURE_TEXT])
{
    snprintf(text, FEATURE_TEXT, "%s the feature %s", optional_features[index].is_usual ? "without" : "with",
             dxs_feature_name(optional_features[index].feature));
    return text;
}

uint64_t without_new_features(void)
{
    uint64_t choice = IS_PAIR;

    for (uint32_t i = 0; i < FEATURE_COUNT; i++) {
        enum dxs_feature feature = optional_features[i].feature;
        if (feature == DXS_FEATURE_MAXIMAL_RECONVERGENCE || feature == DXS_FEATURE_QUAD_CONTROL ||
            feature == DXS_FEATURE_FLOAT8 || feature == DXS_FEATURE_COOPERATIVE_MATRIX_CONVERSIONS)
            choice |= UINT64_C(1) << i;
    }
    return choice;
}

bool is_pair_of_features(uint64_t choice)
{
    return choice & IS_PAIR;
}

uint64_t choice_of_shader(uint64_t choice, const char *name)
{
    uint64_t own = choice;

    for (const char *c = name; choice && !is_pair_of_features(choice) && *c; c++)
        own = own * 31 + (unsigned char)*c;
    return own;
}

static uint32_t chosen_features(uint32_t usual, uint32_t available, uint64_t choice)
{
    uint64_t state = choice;
    uint32_t first = one_feature(&state), second = one_feature(&state);

    if (is_pair_of_features(choice))
        return (usual ^ (uint32_t)choice) & available;

    switch (random_below(&state, 5)) {
    case 0:
        return (usual ^ first) & available;
    case 1:
        return (usual ^ (first | second)) & available;
    case 2:
        return first & available;
    case 3:
        return (first | second) & available;
    default:
        return (uint32_t)random_bits(&state) & available;
    }
}

struct dxs_features add_device_features(struct dxs_features asked, const struct device *device, uint64_t choice)
{
    uint32_t usual = 0, available = 0;

    for (uint32_t i = 0; i < FEATURE_COUNT; i++) {
        const struct optional_feature *f = &optional_features[i];
        bool has = device_has(device, f->needed[0]) && (!f->needed[1] || device_has(device, f->needed[1]));
        available |= (uint32_t)(has || f->is_emulated) << i;
        usual |= (uint32_t)(has && f->is_usual) << i;
    }
    uint32_t given = choice ? chosen_features(usual, available, choice) : usual;
    for (uint32_t i = 0; i < FEATURE_COUNT; i++)
        if (given >> i & 1)
            asked.on[optional_features[i].feature] = true;
    return asked;
}

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* Options that change no result which Direct3D defines. */
static const size_t harmless_options[] = {
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_FLOAT_TO_INTEGER]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_INTEGER_DIVISION]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_SHIFT_COUNTS]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_NAN_OPERANDS]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_HALF_TRUNCATION]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_FRACTION_BELOW_ONE]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_SINE_RANGE]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_GROUPSHARED_BOUNDS]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_ZEROED_MEMORY]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_BUFFER_PLACES]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_CONSTANT_ROWS]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_VERTEX_COUNTS]),
    offsetof(struct dxs_options, guarantees.on[DXS_GUARANTEE_POINT_SIZE]),
    offsetof(struct dxs_options, exact_raw_bounds),
    offsetof(struct dxs_options, workarounds.on[DXS_WORKAROUND_ALL_PRECISE]),
    offsetof(struct dxs_options, workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION]),
    offsetof(struct dxs_options, workarounds.on[DXS_WORKAROUND_ZERO_UNDEFINED]),
    offsetof(struct dxs_options, workarounds.on[DXS_WORKAROUND_DEVICE_BARRIERS]),
    offsetof(struct dxs_options, workarounds.on[DXS_WORKAROUND_NON_UNIFORM_INDICES]),
    offsetof(struct dxs_options, workarounds.on[DXS_WORKAROUND_BOUNDED_INDICES]),
    offsetof(struct dxs_options, workarounds.on[DXS_WORKAROUND_BOUNDED_CONSTANTS]),
};

void add_options(struct dxs_options *options, uint64_t choice)
{
    uint64_t state = ~choice;

    if (!choice || is_pair_of_features(choice) || random_below(&state, 2) == 0)
        return;
    uint32_t row = random_below(&state, PAIRED_ROWS);
    for (size_t i = 0; i < sizeof harmless_options / sizeof *harmless_options; i++)
        if (paired_choice((uint32_t)i, row))
            *(bool *)((char *)options + harmless_options[i]) = true;
}

/* Left out: rows with two needed features, as other things than this option need them, too; reads without a format,
 * which images of an unknown format need in any case. */
bool may_need(const struct dxs_features *features, const char *lacking)
{
    if (strcmp(lacking, "read-without-format") == 0)
        return true;
    for (uint32_t i = 0; i < FEATURE_COUNT; i++)
        if (!optional_features[i].needed[1] && strcmp(optional_features[i].needed[0], lacking) == 0)
            return features->on[optional_features[i].feature];
    return true;
}
