/* Counts the instructions of a module by kind, and the bytes of its groupshared variables. Numbers of instructions are
 * those of the SPIR-V specification. */
#include "cli/conversion/statistics.h"

#include <stdlib.h>

enum {
    HEADER_WORDS = 5,
    BOUND_WORD = 3,
    STORAGE_WORKGROUP = 4
};

enum opcode {
    OP_TYPE_BOOL = 20,
    OP_TYPE_INT = 21,
    OP_TYPE_FLOAT = 22,
    OP_TYPE_VECTOR = 23,
    OP_TYPE_ARRAY = 28,
    OP_TYPE_STRUCT = 30,
    OP_TYPE_POINTER = 32,
    OP_CONSTANT = 43,
    OP_VARIABLE = 59
};

/* Ranges of opcodes, both ends included. */
static const struct {
    uint16_t first, last;
    enum statistic statistic;
} kinds[] = {
    {57, 57, STATISTIC_CALLS},          /* FunctionCall */
    {61, 64, STATISTIC_MEMORY},         /* Load, Store, CopyMemory */
    {87, 94, STATISTIC_SAMPLES},        /* ImageSample... */
    {95, 95, STATISTIC_TEXELS},         /* ImageFetch */
    {96, 97, STATISTIC_SAMPLES},        /* ImageGather, ImageDrefGather */
    {98, 99, STATISTIC_TEXELS},         /* ImageRead, ImageWrite */
    {109, 205, STATISTIC_ARITHMETIC},   /* ConvertFToU to BitCount */
    {12, 12, STATISTIC_ARITHMETIC},     /* ExtInst */
    {207, 215, STATISTIC_ARITHMETIC},   /* derivatives */
    {224, 225, STATISTIC_BARRIERS},     /* ControlBarrier, MemoryBarrier */
    {227, 242, STATISTIC_ATOMICS},      /* AtomicLoad to AtomicXor */
    {246, 246, STATISTIC_LOOPS},        /* LoopMerge */
    {250, 251, STATISTIC_BRANCHES},     /* BranchConditional, Switch */
    {305, 312, STATISTIC_SAMPLES},      /* ImageSparseSample... */
    {313, 313, STATISTIC_TEXELS},       /* ImageSparseFetch */
    {314, 315, STATISTIC_SAMPLES},      /* ImageSparseGather... */
    {320, 320, STATISTIC_TEXELS},       /* ImageSparseRead */
    {333, 366, STATISTIC_WAVE},         /* GroupNonUniform... */
    {4450, 4456, STATISTIC_ARITHMETIC}, /* SDot to SUDotAccSat */
};

static void count_instruction(struct statistics *s, uint32_t opcode)
{
    for (size_t n = 0; n < sizeof(kinds) / sizeof(kinds[0]); n++)
        if (opcode >= kinds[n].first && opcode <= kinds[n].last)
            s->counts[kinds[n].statistic]++;
}

/* ---- Groupshared memory ------------------------------------------------------------------------------------------ */

/* By id: bytes of a type, bytes behind a pointer type, or the value of a constant. 0: unknown. */
struct sizes {
    uint64_t *data;
    uint32_t bound;
};

static uint64_t size_of(const struct sizes *sizes, uint32_t id)
{
    return id < sizes->bound ? sizes->data[id] : 0;
}

static uint64_t sum_of_members(const struct sizes *sizes, const uint32_t *members, uint32_t count)
{
    uint64_t sum = 0;

    for (uint32_t n = 0; n < count; n++) {
        uint64_t size = size_of(sizes, members[n]);
        if (size == 0)
            return 0;
        sum += size;
    }
    return sum;
}

/* The size that an instruction declares for the id in its first operand; constants have it in their second. */
static void note_size(const struct sizes *sizes, const uint32_t *words, uint32_t length)
{
    uint32_t opcode = words[0] & 0xFFFF, id = length > 2 && opcode == OP_CONSTANT ? words[2] : words[1];
    uint64_t size = 0;

    if (id >= sizes->bound)
        return;
    if (opcode == OP_TYPE_BOOL)
        size = 4;
    else if ((opcode == OP_TYPE_INT || opcode == OP_TYPE_FLOAT) && length > 2)
        size = words[2] / 8;
    else if ((opcode == OP_TYPE_VECTOR) && length > 3)
        size = size_of(sizes, words[2]) * words[3];
    else if (opcode == OP_TYPE_ARRAY && length > 3)
        size = size_of(sizes, words[2]) * size_of(sizes, words[3]);
    else if (opcode == OP_TYPE_STRUCT)
        size = sum_of_members(sizes, words + 2, length - 2);
    else if (opcode == OP_TYPE_POINTER && length > 3)
        size = size_of(sizes, words[3]);
    else if (opcode == OP_CONSTANT && length > 3)
        size = words[3];
    else
        return;
    sizes->data[id] = size;
}

static void note_variable(struct statistics *s, const struct sizes *sizes, const uint32_t *words, uint32_t length)
{
    if ((words[0] & 0xFFFF) != OP_VARIABLE || length < 4 || words[3] != STORAGE_WORKGROUP)
        return;
    uint64_t size = size_of(sizes, words[1]);
    s->groupshared_bytes = size == 0 || s->groupshared_bytes == UINT64_MAX ? UINT64_MAX : s->groupshared_bytes + size;
}

bool spirv_statistics(const uint32_t *words, size_t count, struct statistics *statistics)
{
    struct sizes sizes = {.bound = count > HEADER_WORDS ? words[BOUND_WORD] : 0};

    *statistics = (struct statistics){.groupshared_bytes = 0};
    sizes.data = calloc((size_t)sizes.bound + 1, sizeof(*sizes.data));
    if (!sizes.data)
        return false;
    for (size_t at = HEADER_WORDS, length; at < count; at += length) {
        length = words[at] >> 16;
        if (length == 0 || length > count - at)
            break;
        count_instruction(statistics, words[at] & 0xFFFF);
        if (length < 2)
            continue;
        note_size(&sizes, words + at, (uint32_t)length);
        note_variable(statistics, &sizes, words + at, (uint32_t)length);
    }
    free(sizes.data);
    return true;
}

const char *statistic_name(enum statistic statistic)
{
    static const char *const names[STATISTIC_COUNT] = {
        [STATISTIC_ARITHMETIC] = "arithmetic",
        [STATISTIC_SAMPLES] = "samples",
        [STATISTIC_TEXELS] = "texels without sampler",
        [STATISTIC_MEMORY] = "loads and stores",
        [STATISTIC_ATOMICS] = "atomics",
        [STATISTIC_BARRIERS] = "barriers",
        [STATISTIC_WAVE] = "wave operations",
        [STATISTIC_CALLS] = "calls",
        [STATISTIC_BRANCHES] = "branches",
        [STATISTIC_LOOPS] = "loops",
    };
    return names[statistic];
}
