/* What the converted SPIR-V itself tells: it is read once or twice for each question. */
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
    OP_COMPOSITE_INSERT = 82,
    OP_FIRST_SAMPLE = 87,
    OP_FETCH = 95,
    OP_READ = 98,
    OP_IMAGE_WRITE = 99, /* alone of its range it has no result */
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

/* The next instruction at or behind `at` with this opcode; 0: none. */
static size_t find(const struct dxs_spirv *spirv, size_t at, uint32_t opcode)
{
    while (at < spirv->word_count) {
        uint32_t op = spirv->words[at] & 0xFFFF, length = spirv->words[at] >> 16;
        if (op == opcode)
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
    for (size_t at = FIRST_INSTRUCTION; (at = find(spirv, at, OP_CAPABILITY)); at = next(spirv, at))
        if (spirv->words[at + 1] == capability)
            return true;
    return false;
}

dxil_spv_bool dxil_spv_converter_uses_subgroup_size(dxil_spv_converter converter)
{
    if (!converter)
        return DXIL_SPV_FALSE;
    const struct dxs_spirv *spirv = &converter->spirv;
    for (size_t at = FIRST_INSTRUCTION; (at = find(spirv, at, OP_DECORATE)); at = next(spirv, at))
        if (spirv->words[at + 2] == DECORATION_BUILTIN && spirv->words[at + 3] == BUILTIN_SUBGROUP_SIZE)
            return DXIL_SPV_TRUE;
    return DXIL_SPV_FALSE;
}

dxil_spv_bool dxil_spv_converter_uses_shader_feature(dxil_spv_converter converter, dxil_spv_shader_feature feature)
{
    if (!converter)
        return DXIL_SPV_FALSE;
    return feature == DXIL_SPV_SHADER_FEATURE_NATIVE_16BIT_OPERATIONS &&
           (has_capability(&converter->spirv, CAPABILITY_FLOAT16) ||
            has_capability(&converter->spirv, CAPABILITY_INT16));
}

/* ---- Wave sizes -------------------------------------------------------------------------------------------------- */

enum {             /* marks of ids */
    OF_THREAD = 1, /* depends on the thread's number in its group */
    IS_31 = 2,     /* a constant; likewise the next two */
    IS_32 = 4,
    IS_OF_WORKGROUP = 8, /* memory semantics */
    IS_LANE_OF_32 = 16,  /* x & 31 or x % 32 */
    IS_BALLOT = 32
};

/* What the code does with lanes. */
struct habits {
    bool has_waves, shuffles, shuffles_32_lanes;
    bool reads_low_ballots, reads_high_ballots; /* of what all lanes vote: the lowest 32 lanes, others */
    bool orders_groupshared;                    /* a barrier orders groupshared memory */
    bool reduces_thread_values;
};

static void mark_constant(const uint32_t *words, unsigned char *marks)
{
    marks[words[2]] |= (words[3] == 31 ? IS_31 : 0) | (words[3] == 32 ? IS_32 : 0) |
                       (words[3] & SEMANTICS_WORKGROUP ? IS_OF_WORKGROUP : 0);
}

/* Whether word `k` is an id, not a literal: an index, or the mask of what follows in an access to an image. */
static bool is_id(uint32_t op, uint32_t k)
{
    if (op == OP_COMPOSITE_EXTRACT || op == OP_LOAD)
        return k < 4;
    if (op == OP_COMPOSITE_INSERT)
        return k < 5;
    if (op < OP_FIRST_SAMPLE || op > OP_READ)
        return true;
    /* behind the coordinates, and the depth reference or component that some have */
    uint32_t more = op < OP_FETCH ? (op - OP_FIRST_SAMPLE) % 4 / 2 : op != OP_FETCH && op != OP_READ;
    return k != 5 + more;
}

/* Results that depend on what their operands depend on. */
static void mark_result(const uint32_t *words, uint32_t bound, unsigned char *marks)
{
    uint32_t op = words[0] & 0xFFFF, length = words[0] >> 16;

    for (uint32_t k = 3; k < length; k++)
        if (is_id(op, k) && words[k] < bound)
            marks[words[2]] |= marks[words[k]] & OF_THREAD;
    if ((op == OP_BITWISE_AND && (marks[words[3]] | marks[words[4]]) & IS_31) ||
        (op == OP_UMOD && marks[words[4]] & IS_32))
        marks[words[2]] |= IS_LANE_OF_32;
}

static void look_at_waves(const uint32_t *words, unsigned char *marks, struct habits *habits)
{
    uint32_t op = words[0] & 0xFFFF;

    habits->has_waves = true;
    if (op == OP_BALLOT)
        marks[words[2]] |= IS_BALLOT;
    if (op == OP_SHUFFLE) {
        habits->shuffles = true;
        habits->shuffles_32_lanes |= (marks[words[5]] & IS_LANE_OF_32) != 0;
    }
    if (op >= OP_FIRST_REDUCTION && op <= OP_LAST_REDUCTION && words[4] == OPERATION_REDUCE)
        habits->reduces_thread_values |= marks[words[5]] & OF_THREAD;
}

static void look_at(const uint32_t *words, uint32_t bound, unsigned char *marks, struct habits *habits)
{
    uint32_t op = words[0] & 0xFFFF, length = words[0] >> 16;

    if (op == OP_CONSTANT)
        mark_constant(words, marks);
    else if (op == OP_DECORATE && words[2] == DECORATION_BUILTIN)
        marks[words[1]] |= words[3] == BUILTIN_LOCAL_ID || words[3] == BUILTIN_LOCAL_INDEX ? OF_THREAD : 0;
    else if (op == OP_LOAD || op == OP_ACCESS_CHAIN || op == OP_PHI ||
             (op >= OP_COMPOSITE_CONSTRUCT && op <= OP_LAST_ARITHMETIC && op != OP_IMAGE_WRITE))
        mark_result(words, bound, marks);
    else if (op == OP_CONTROL_BARRIER || op == OP_MEMORY_BARRIER)
        habits->orders_groupshared |= (marks[words[length - 1]] & IS_OF_WORKGROUP) != 0;
    else if (op >= OP_FIRST_GROUP_NON_UNIFORM && op <= OP_LAST_GROUP_NON_UNIFORM)
        look_at_waves(words, marks, habits);
    if (op == OP_COMPOSITE_EXTRACT && marks[words[3]] & IS_BALLOT)
        *(words[4] == 0 ? &habits->reads_low_ballots : &habits->reads_high_ballots) = true;
}

/* Definitions come before uses, but for values that come around a loop: hence twice over the code. */
static struct habits find_habits(const struct dxs_spirv *spirv)
{
    uint32_t bound = spirv->words[ID_BOUND];
    unsigned char *marks = calloc(bound, 1);
    struct habits habits = {0};

    for (int pass = 0; pass < 2 && marks; pass++)
        for (size_t at = FIRST_INSTRUCTION; at < spirv->word_count; at = next(spirv, at))
            look_at(&spirv->words[at], bound, marks, &habits);
    free(marks);
    return habits;
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
    const struct dxs_entry *entry = converter->entry;

    if (!is_open(converter))
        return false;
    struct habits habits = find_habits(&converter->spirv);
    uint64_t threads = (uint64_t)entry->thread_group[0] * entry->thread_group[1] * entry->thread_group[2];
    return habits.shuffles || (entry->stage == DXS_STAGE_COMPUTE && habits.has_waves &&
                               (threads <= 32 || (habits.reads_low_ballots && !habits.reads_high_ballots)));
}

dxil_spv_result dxil_spv_converter_get_compute_heuristic_max_wave_size(dxil_spv_converter converter,
                                                                       unsigned *wave_size)
{
    if (!converter || !wave_size)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    *wave_size = suggests_at_most_32(converter) ? 32 : 0;
    return DXIL_SPV_SUCCESS;
}

/* Waves of less than 32 lanes are what these shaders of 32 threads in a row were hardly written for: they take the
 * thread's number in the group for its number in the wave, or the wave's size for 32. */
static bool suggests_at_least_32(dxil_spv_converter converter)
{
    if (!is_open(converter))
        return false;
    const uint32_t *group = converter->entry->thread_group;
    if (group[0] != 32 || group[1] != 1 || group[2] != 1)
        return false;
    struct habits habits = find_habits(&converter->spirv);
    return (habits.shuffles_32_lanes && !habits.orders_groupshared) || habits.reduces_thread_values;
}

dxil_spv_result dxil_spv_converter_get_compute_heuristic_min_wave_size(dxil_spv_converter converter,
                                                                       unsigned *wave_size)
{
    if (!converter || !wave_size)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    *wave_size = suggests_at_least_32(converter) ? 32 : 0;
    return DXIL_SPV_SUCCESS;
}
