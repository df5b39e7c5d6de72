/* What the converted SPIR-V itself tells: it is read once for each question. */
#include "compat.h"

#include <stdlib.h>

enum { /* of SPIR-V */
    ID_BOUND = 3,
    FIRST_INSTRUCTION = 5,
    OP_CAPABILITY = 17,
    OP_CONSTANT = 43,
    OP_LOAD = 61,
    OP_ACCESS_CHAIN = 65,
    OP_DECORATE = 71,
    OP_COMPOSITE_CONSTRUCT = 80,
    OP_COMPOSITE_EXTRACT = 81,
    OP_UMOD = 137,
    OP_BITWISE_AND = 199,
    OP_LAST_ARITHMETIC = 205,
    OP_CONTROL_BARRIER = 224,
    OP_MEMORY_BARRIER = 225,
    OP_PHI = 245,
    OP_FIRST_GROUP_NON_UNIFORM = 333,
    OP_BALLOT = 339,
    OP_SHUFFLE = 345,
    OP_FIRST_REDUCTION = 349,
    OP_LAST_REDUCTION = 364,
    OP_LAST_GROUP_NON_UNIFORM = 366,
    OPERATION_REDUCE = 0,
    SEMANTICS_WORKGROUP = 0x100,
    CAPABILITY_FLOAT16 = 9,
    CAPABILITY_INT16 = 22,
    DECORATION_BUILTIN = 11,
    BUILTIN_LOCAL_ID = 27,
    BUILTIN_LOCAL_INDEX = 29,
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

/* ---- Wave sizes -------------------------------------------------------------------------------------------------- */

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

/* Whether sizes may be suggested: neither the shader nor an option names one. */
static bool is_open(dxil_spv_converter converter)
{
    return converter->spirv.words && converter->entry->wave_size_min == 0 &&
           converter->options.pipeline.lane_count == 0;
}

/* Waves of more than 32 lanes are what these shaders were hardly written for: small groups whose lanes look at each
 * other, ballots of which only the low word is read; and shuffles, which some devices do faster in smaller ones. */
static bool suggests_at_most_32(dxil_spv_converter converter)
{
    const struct dxs_spirv *spirv = &converter->spirv;
    const struct dxs_entry *entry = converter->entry;

    if (!is_open(converter))
        return false;
    if (find(spirv, FIRST_INSTRUCTION, OP_SHUFFLE, OP_SHUFFLE))
        return true;
    bool has_waves = find(spirv, FIRST_INSTRUCTION, OP_FIRST_GROUP_NON_UNIFORM, OP_LAST_GROUP_NON_UNIFORM) != 0;
    uint64_t threads = (uint64_t)entry->thread_group[0] * entry->thread_group[1] * entry->thread_group[2];
    return entry->stage == DXS_STAGE_COMPUTE && has_waves && (threads <= 32 || reads_low_ballots_only(spirv));
}

dxil_spv_result dxil_spv_converter_get_compute_heuristic_max_wave_size(dxil_spv_converter converter,
                                                                       unsigned *wave_size)
{
    if (!converter || !wave_size)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    if (converter->other)
        return converter->other->converter_get_compute_heuristic_max_wave_size(converter->foreign, wave_size);
    *wave_size = suggests_at_most_32(converter) ? 32 : 0;
    return DXIL_SPV_SUCCESS;
}

/* The instruction with this result; 0: none. */
static size_t definition(const struct dxs_spirv *spirv, uint32_t op, uint32_t id)
{
    size_t at = FIRST_INSTRUCTION;

    while ((at = find(spirv, at, op, op)) && spirv->words[at + 2] != id)
        at = next(spirv, at);
    return at;
}

static bool is_constant(const struct dxs_spirv *spirv, uint32_t id, uint32_t value)
{
    size_t at = definition(spirv, OP_CONSTANT, id);

    return at && spirv->words[at + 3] == value;
}

/* Whether a shuffle reads lane `x & 31` or `x % 32`. */
static bool shuffles_32_lanes(const struct dxs_spirv *spirv)
{
    for (size_t at = FIRST_INSTRUCTION; (at = find(spirv, at, OP_SHUFFLE, OP_SHUFFLE)); at = next(spirv, at)) {
        uint32_t lane = spirv->words[at + 5];
        size_t mask = definition(spirv, OP_BITWISE_AND, lane), modulo = definition(spirv, OP_UMOD, lane);
        if (mask && (is_constant(spirv, spirv->words[mask + 3], 31) || is_constant(spirv, spirv->words[mask + 4], 31)))
            return true;
        if (modulo && is_constant(spirv, spirv->words[modulo + 4], 32))
            return true;
    }
    return false;
}

/* Whether a barrier orders groupshared memory. */
static bool orders_groupshared(const struct dxs_spirv *spirv)
{
    for (size_t at = FIRST_INSTRUCTION; (at = find(spirv, at, OP_CONTROL_BARRIER, OP_MEMORY_BARRIER));
         at = next(spirv, at)) {
        size_t constant = definition(spirv, OP_CONSTANT, spirv->words[next(spirv, at) - 1]);
        if (constant && spirv->words[constant + 3] & SEMANTICS_WORKGROUP)
            return true;
    }
    return false;
}

/* Marks ids that depend on the thread's number in its group. Twice over the code: values may come around a loop. */
static void mark_thread_values(const struct dxs_spirv *spirv, unsigned char *marked)
{
    for (size_t at = FIRST_INSTRUCTION; (at = find(spirv, at, OP_DECORATE, OP_DECORATE)); at = next(spirv, at))
        if (spirv->words[at + 2] == DECORATION_BUILTIN &&
            (spirv->words[at + 3] == BUILTIN_LOCAL_ID || spirv->words[at + 3] == BUILTIN_LOCAL_INDEX))
            marked[spirv->words[at + 1]] = 1;
    for (int pass = 0; pass < 2; pass++)
        for (size_t at = FIRST_INSTRUCTION; (at = find(spirv, at, OP_LOAD, OP_PHI)); at = next(spirv, at)) {
            const uint32_t *words = &spirv->words[at];
            uint32_t op = words[0] & 0xFFFF, length = words[0] >> 16;
            bool has_literals = op == OP_COMPOSITE_EXTRACT || op == OP_LOAD;
            if (op != OP_LOAD && op != OP_ACCESS_CHAIN && (op < OP_COMPOSITE_CONSTRUCT || op > OP_LAST_ARITHMETIC) &&
                op != OP_PHI)
                continue;
            for (uint32_t k = 3; k < (has_literals ? 4 : length); k++)
                if (words[k] < spirv->words[ID_BOUND])
                    marked[words[2]] |= marked[words[k]];
        }
}

/* Whether lanes reduce a value that depends on the thread's number in its group. */
static bool reduces_thread_values(const struct dxs_spirv *spirv)
{
    unsigned char *marked = calloc(spirv->words[ID_BOUND], 1);
    bool reduces = false;

    if (!marked)
        return false;
    mark_thread_values(spirv, marked);
    for (size_t at = FIRST_INSTRUCTION; (at = find(spirv, at, OP_FIRST_REDUCTION, OP_LAST_REDUCTION));
         at = next(spirv, at))
        reduces |= spirv->words[at + 4] == OPERATION_REDUCE && marked[spirv->words[at + 5]];
    free(marked);
    return reduces;
}

/* Waves of less than 32 lanes are what these shaders of 32 threads in a row were hardly written for: they take the
 * thread's number in the group for its number in the wave, or the wave's size for 32. */
static bool suggests_at_least_32(dxil_spv_converter converter)
{
    const struct dxs_spirv *spirv = &converter->spirv;
    const struct dxs_entry *entry = converter->entry;

    return is_open(converter) && entry->thread_group[0] == 32 && entry->thread_group[1] == 1 &&
           entry->thread_group[2] == 1 &&
           ((shuffles_32_lanes(spirv) && !orders_groupshared(spirv)) || reduces_thread_values(spirv));
}

dxil_spv_result dxil_spv_converter_get_compute_heuristic_min_wave_size(dxil_spv_converter converter,
                                                                       unsigned *wave_size)
{
    if (!converter || !wave_size)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    if (converter->other)
        return converter->other->converter_get_compute_heuristic_min_wave_size(converter->foreign, wave_size);
    *wave_size = suggests_at_least_32(converter) ? 32 : 0;
    return DXIL_SPV_SUCCESS;
}
