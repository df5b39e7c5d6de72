/* What the converted SPIR-V itself tells: it is read once for each question. */
#include "compat.h"

enum { /* of SPIR-V */
    FIRST_INSTRUCTION = 5,
    OP_CAPABILITY = 17,
    OP_DECORATE = 71,
    OP_COMPOSITE_EXTRACT = 81,
    OP_FIRST_GROUP_NON_UNIFORM = 333,
    OP_BALLOT = 339,
    OP_SHUFFLE = 345,
    OP_LAST_GROUP_NON_UNIFORM = 366,
    CAPABILITY_FLOAT16 = 9,
    CAPABILITY_INT16 = 22,
    DECORATION_BUILTIN = 11,
    BUILTIN_SUBGROUP_SIZE = 36
};

/* The next instruction at or behind `at` with this opcode or one up to `last`; 0: none. */
static size_t find(const struct dxs_spirv *spirv, size_t at, uint32_t first, uint32_t last)
{
    while (at < spirv->word_count) {
        uint32_t op = spirv->words[at] & 0xFFFF, length = spirv->words[at] >> 16;
        if (op >= first && op <= last)
            return at;
        at += length ? length : spirv->word_count;
    }
    return 0;
}

static size_t next(const struct dxs_spirv *spirv, size_t at)
{
    return at + (spirv->words[at] >> 16);
}

static bool has_capability(const struct dxs_spirv *spirv, uint32_t capability)
{
    for (size_t at = FIRST_INSTRUCTION; (at = find(spirv, at, OP_CAPABILITY, OP_CAPABILITY)); at = next(spirv, at))
        if (spirv->words[at + 1] == capability)
            return true;
    return false;
}

dxil_spv_bool dxil_spv_converter_uses_subgroup_size(dxil_spv_converter converter)
{
    if (!converter)
        return DXIL_SPV_FALSE;
    if (converter->other)
        return converter->other->converter_uses_subgroup_size(converter->foreign);
    const struct dxs_spirv *spirv = &converter->spirv;
    for (size_t at = FIRST_INSTRUCTION; (at = find(spirv, at, OP_DECORATE, OP_DECORATE)); at = next(spirv, at))
        if (spirv->words[at + 2] == DECORATION_BUILTIN && spirv->words[at + 3] == BUILTIN_SUBGROUP_SIZE)
            return DXIL_SPV_TRUE;
    return DXIL_SPV_FALSE;
}

dxil_spv_bool dxil_spv_converter_uses_shader_feature(dxil_spv_converter converter, dxil_spv_shader_feature feature)
{
    if (!converter)
        return DXIL_SPV_FALSE;
    if (converter->other)
        return converter->other->converter_uses_shader_feature(converter->foreign, feature);
    return feature == DXIL_SPV_SHADER_FEATURE_NATIVE_16BIT_OPERATIONS &&
           (has_capability(&converter->spirv, CAPABILITY_FLOAT16) ||
            has_capability(&converter->spirv, CAPABILITY_INT16));
}

/* ---- Wave sizes -----------------------------------------------------------------------------------------------------
 */

/* Whether, of what all lanes vote, the shader reads the lowest 32 lanes only. */
static bool reads_low_ballots_only(const struct dxs_spirv *spirv)
{
    bool reads_low = false, reads_high = false;

    for (size_t ballot = FIRST_INSTRUCTION; (ballot = find(spirv, ballot, OP_BALLOT, OP_BALLOT));
         ballot = next(spirv, ballot)) {
        uint32_t id = spirv->words[ballot + 2];
        for (size_t at = ballot; (at = find(spirv, at, OP_COMPOSITE_EXTRACT, OP_COMPOSITE_EXTRACT));
             at = next(spirv, at))
            if (spirv->words[at + 3] == id)
                *(spirv->words[at + 4] == 0 ? &reads_low : &reads_high) = true;
    }
    return reads_low && !reads_high;
}

/* Waves of more than 32 lanes are what these compute shaders were hardly written for: small groups whose lanes look at
 * each other, ballots of which only the low word is read; and shuffles, which some devices do faster in smaller ones.
 */
static bool suggests_32(dxil_spv_converter converter)
{
    const struct dxs_spirv *spirv = &converter->spirv;
    const struct dxs_entry *entry = converter->entry;

    if (!spirv->words || entry->stage != DXS_STAGE_COMPUTE || entry->wave_size_min != 0 ||
        converter->options.pipeline.lane_count != 0)
        return false;
    bool has_waves = find(spirv, FIRST_INSTRUCTION, OP_FIRST_GROUP_NON_UNIFORM, OP_LAST_GROUP_NON_UNIFORM) != 0;
    uint64_t threads = (uint64_t)entry->thread_group[0] * entry->thread_group[1] * entry->thread_group[2];
    return has_waves && (threads <= 32 || find(spirv, FIRST_INSTRUCTION, OP_SHUFFLE, OP_SHUFFLE) != 0 ||
                         reads_low_ballots_only(spirv));
}

dxil_spv_result dxil_spv_converter_get_compute_heuristic_max_wave_size(dxil_spv_converter converter,
                                                                       unsigned *wave_size)
{
    if (!converter || !wave_size)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    if (converter->other)
        return converter->other->converter_get_compute_heuristic_max_wave_size(converter->foreign, wave_size);
    *wave_size = suggests_32(converter) ? 32 : 0;
    return DXIL_SPV_SUCCESS;
}

/* No least size is suggested: output for waves of any size is right. */
dxil_spv_result dxil_spv_converter_get_compute_heuristic_min_wave_size(dxil_spv_converter converter,
                                                                       unsigned *wave_size)
{
    if (!converter || !wave_size)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    if (converter->other)
        return converter->other->converter_get_compute_heuristic_min_wave_size(converter->foreign, wave_size);
    *wave_size = 0;
    return DXIL_SPV_SUCCESS;
}

/* ---- Texts in the module --------------------------------------------------------------------------------------------
 */

void dxil_spv_converter_add_root_parameter_mapping(dxil_spv_converter converter, unsigned root_parameter_index,
                                                   unsigned offset)
{
    if (converter && converter->other)
        converter->other->converter_add_root_parameter_mapping(converter->foreign, root_parameter_index, offset);
}

void dxil_spv_converter_add_root_descriptor_mapping(dxil_spv_converter converter, unsigned root_parameter_index,
                                                    unsigned desc_set, unsigned binding)
{
    if (converter && converter->other)
        converter->other->converter_add_root_descriptor_mapping(converter->foreign, root_parameter_index, desc_set,
                                                                binding);
}

void dxil_spv_converter_add_non_semantic_debug_info(dxil_spv_converter converter, const char *tag, const void *data,
                                                    size_t size)
{
    if (converter && converter->other)
        converter->other->converter_add_non_semantic_debug_info(converter->foreign, tag, data, size);
}
