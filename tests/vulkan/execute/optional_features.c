/* The tables of optional features and harmless options, and choices among them. */
#include "execute/optional_features.h"

#include "random/random.h"

#include <stddef.h>
#include <string.h>

/* Features that change no result. `is_usual`: told of wherever the device has it; others only by choice. */
static const struct optional_feature {
    size_t offset;         /* in struct dxs_features */
    const char *needed[2]; /* names of device_features.c; NULL: no second one */
    bool is_usual;
    bool has_stand_in; /* the runner replaces it: execute/byte_pointers.h */
} optional_features[] = {
#define USUAL(field, needed)                                                                                           \
    {                                                                                                                  \
        offsetof(struct dxs_features, field), {needed, NULL}, true, false                                              \
    }
#define BY_CHOICE(field, first, second)                                                                                \
    {                                                                                                                  \
        offsetof(struct dxs_features, field), {first, second}, false, false                                            \
    }
#define STOOD_IN(field, needed, usual)                                                                                 \
    {                                                                                                                  \
        offsetof(struct dxs_features, field), {needed, NULL}, usual, true                                              \
    }
    USUAL(demote_to_helper, "demote"),
    USUAL(storage_image_read_without_format, "read-without-format"),
    USUAL(integer_dot_product, "integer-dot-product"),
    USUAL(maximal_reconvergence, "maximal-reconvergence"),
    USUAL(subgroup_partitioned, "subgroup-partitioned"),
    USUAL(quad_control, "quad-control"),
    USUAL(float8, "float8-matrices"),
    USUAL(cooperative_matrix_conversions, "cooperative-matrix-conversions"),
    USUAL(signed_zero_inf_nan_preserve_16bit, "special-values-16"),
    USUAL(signed_zero_inf_nan_preserve_32bit, "special-values-32"),
    USUAL(signed_zero_inf_nan_preserve_64bit, "special-values-64"),
    USUAL(rounding_mode_rte_16bit, "rounding-to-even-16"),
    USUAL(rounding_mode_rte_32bit, "rounding-to-even-32"),
    USUAL(rounding_mode_rte_64bit, "rounding-to-even-64"),
    USUAL(denorm_flush_32bit, "denorm-flush"),
    USUAL(zero_initialize_workgroup_memory, "zeroed-groupshared"),
    USUAL(denorm_preserve_16bit, "denorm-preserve-16"),
    USUAL(denorm_preserve_64bit, "denorm-preserve-64"),
    USUAL(scalar_block_layout, "scalar-layout"),
    USUAL(per_component_robustness, "per-component-robustness"),
    STOOD_IN(untyped_pointers, "untyped-pointers", true),
    BY_CHOICE(native_16bit_min_precision, "float16", "int16"),
    BY_CHOICE(vulkan_memory_model, "memory-model", "memory-model-device-scope"),
    BY_CHOICE(float_controls2, "float-controls2", NULL),
    BY_CHOICE(fma, "fma", NULL),
    STOOD_IN(raw_access_chains, "raw-access-chains", false),
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
        available |= (uint32_t)(has || f->has_stand_in) << i;
        usual |= (uint32_t)(has && f->is_usual) << i;
    }
    uint32_t told = choice ? chosen_features(usual, available, choice) : usual;
    for (uint32_t i = 0; i < FEATURE_COUNT; i++)
        if (told >> i & 1)
            *(bool *)((char *)&asked + optional_features[i].offset) = true;
    return asked;
}

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* Options that change no result which Direct3D defines. */
static const size_t harmless_options[] = {
    offsetof(struct dxs_options, guarantees.float_to_integer),
    offsetof(struct dxs_options, guarantees.integer_division),
    offsetof(struct dxs_options, guarantees.shift_counts),
    offsetof(struct dxs_options, guarantees.nan_operands),
    offsetof(struct dxs_options, guarantees.half_truncation),
    offsetof(struct dxs_options, guarantees.fraction_below_one),
    offsetof(struct dxs_options, guarantees.sine_range),
    offsetof(struct dxs_options, guarantees.groupshared_bounds),
    offsetof(struct dxs_options, guarantees.zeroed_memory),
    offsetof(struct dxs_options, guarantees.buffer_places),
    offsetof(struct dxs_options, guarantees.constant_rows),
    offsetof(struct dxs_options, exact_raw_bounds),
    offsetof(struct dxs_options, workarounds.all_precise),
    offsetof(struct dxs_options, workarounds.full_min_precision),
    offsetof(struct dxs_options, workarounds.zero_undefined),
    offsetof(struct dxs_options, workarounds.device_barriers),
    offsetof(struct dxs_options, workarounds.non_uniform_indices),
    offsetof(struct dxs_options, workarounds.bounded_indices),
    offsetof(struct dxs_options, workarounds.bounded_constants),
};

void add_options(struct dxs_options *options, uint64_t choice)
{
    uint64_t state = ~choice;

    if (!choice || is_pair_of_features(choice) || random_below(&state, 2) == 0)
        return;
    for (size_t i = 0; i < sizeof harmless_options / sizeof *harmless_options; i++)
        if (random_below(&state, 3) == 0)
            *(bool *)((char *)options + harmless_options[i]) = true;
}

/* Left out: rows with two needed features, as other things than this option need them, too; reads without a format,
 * which images of an unknown format need in any case. */
bool may_need(const struct dxs_features *told, const char *lacking)
{
    if (strcmp(lacking, "read-without-format") == 0)
        return true;
    for (uint32_t i = 0; i < FEATURE_COUNT; i++)
        if (!optional_features[i].needed[1] && strcmp(optional_features[i].needed[0], lacking) == 0)
            return *(const bool *)((const char *)told + optional_features[i].offset);
    return true;
}
