/* Vectors that are composed of lanes of other vectors. Many operations of DXIL take and return scalars, so the vectors
 * of shader model 6.9 are taken apart and composed again:
 *     %x = OpCompositeExtract %float %v 0
 *     %y = OpCompositeExtract %float %v 1        %w is %v if that has two lanes, else
 *     %w = OpCompositeConstruct %v2float %x %y   %w = OpVectorShuffle %v2float %v %v 0 1
 * Debug information does not count as a use: the code is the same with it and without. */
#include "spirv/builder/rewrites.h"

struct id_facts {
    uint32_t of;    /* of a lane: the vector that it is extracted from; of another result: its type; 0: none */
    uint32_t same;  /* the id that replaces this one; 0: none */
    uint32_t count; /* of a lane: operands with it; one more until all are known */
    uint8_t number; /* of a lane: its number + 1; of a vector type: how many lanes */
    bool is_type;
    bool stays; /* decorations name it */
};

enum {
    /* Opcodes from here on stand for OpVectorShuffle until the code is written. Their low bits are the lanes, three
     * bits each; words 3 and 4 are the vectors. */
    SHUFFLE = 0xF000,
    LANE_BITS = 3,
    SHORTEST_MARKED = 4, /* words */
    SHUFFLE_WORDS = 5,   /* without the lanes */
    TAIL = LITERAL_TAIL
};

/* literal_word of opcodes. */
static const uint8_t literal_words[SpvOpImage] = {
    [SpvOpLine] = 2 | TAIL,
    [SpvOpExtInst] = 4,
    [SpvOpFunction] = 3,
    [SpvOpVariable] = 3,
    [SpvOpLoad] = 4 | TAIL,
    [SpvOpStore] = 3 | TAIL,
    [SpvOpArrayLength] = 4,
    [SpvOpVectorShuffle] = 5 | TAIL,
    [SpvOpCompositeExtract] = 4 | TAIL,
    [SpvOpCompositeInsert] = 5 | TAIL,
    [SpvOpImageSampleImplicitLod] = 5,
    [SpvOpImageSampleExplicitLod] = 5,
    [SpvOpImageSampleDrefImplicitLod] = 6,
    [SpvOpImageSampleDrefExplicitLod] = 6,
    [SpvOpImageFetch] = 5,
    [SpvOpImageGather] = 6,
    [SpvOpImageDrefGather] = 6,
    [SpvOpImageRead] = 5,
    [SpvOpImageWrite] = 4,
};

/* The same for opcodes above SpvOpPhi, in order. Those in between have no literals. */
static const struct {
    uint16_t from;
    uint8_t count, word;
} more_literals[] = {
    {SpvOpLoopMerge, SpvOpBranch - SpvOpLoopMerge + 1, 1 | TAIL}, /* labels */
    {SpvOpSwitch, 1, 3 | TAIL},
    {SpvOpImageSparseSampleImplicitLod, SpvOpImageSparseSampleExplicitLod - SpvOpImageSparseSampleImplicitLod + 1, 5},
    {SpvOpImageSparseSampleDrefImplicitLod,
     SpvOpImageSparseSampleDrefExplicitLod - SpvOpImageSparseSampleDrefImplicitLod + 1, 6},
    {SpvOpImageSparseFetch, 1, 5},
    {SpvOpImageSparseGather, SpvOpImageSparseDrefGather - SpvOpImageSparseGather + 1, 6},
    {SpvOpImageSparseRead, 1, 5},
    {SpvOpGroupNonUniformBallotBitCount, 1, 4},
    {SpvOpGroupNonUniformIAdd, SpvOpGroupNonUniformLogicalXor - SpvOpGroupNonUniformIAdd + 1, 4},
    {DXS_SPV_OP_UNTYPED_ARRAY_LENGTH, 1, 5},
    {SpvOpSDotKHR, SpvOpUDotKHR - SpvOpSDotKHR + 1, 5},
    {DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD, 1, 6 | TAIL},
    {DXS_SPV_OP_COOPERATIVE_MATRIX_STORE, 1, 5 | TAIL},
    {DXS_SPV_OP_COOPERATIVE_MATRIX_MUL_ADD, 1, 6},
    {DXS_SPV_OP_COOPERATIVE_VECTOR_MATRIX_MUL, 1, 13},
    {DXS_SPV_OP_RAW_ACCESS_CHAIN, 1, 7},
};

uint32_t literal_word(uint32_t op)
{
    const uint32_t rows = sizeof more_literals / sizeof *more_literals;
    uint32_t row = 0;

    if (op <= SpvOpPhi)
        return op < SpvOpImage ? literal_words[op] : 0;
    while (row < rows && op >= more_literals[row].from + more_literals[row].count)
        row++;
    return row < rows && op >= more_literals[row].from ? more_literals[row].word : 0;
}

static void note_decorated(struct id_facts *facts, const struct words *section)
{
    for (uint32_t at = 0; at < section->count; at += section->data[at] >> 16) {
        struct id_facts *id = &facts[section->data[at + 1]];
        id->count++;
        id->stays = true;
    }
}

static void note_types(struct id_facts *facts, const struct words *globals)
{
    for (uint32_t at = 0; at < globals->count; at += globals->data[at] >> 16) {
        const uint32_t *words = globals->data + at;
        struct id_facts *type = &facts[words[1]]; /* declared here, or of what is declared */
        type->is_type = true;
        if ((words[0] & 0xFFFF) == SpvOpTypeVector)
            type->number = (uint8_t)words[3];
    }
}

/* Changes an OpCompositeConstruct of lanes of one or two vectors. It becomes an OpCopyObject of the vector that has the
 * same lanes; or a shuffle, if one of its extracts has no other use. Without an extract less, the code would grow. */
static void join(struct id_facts *facts, uint32_t *words)
{
    uint32_t length = words[0] >> 16, first = facts[words[3]].of, second = first, lanes = 0;
    bool is_same = facts[first].of == words[1] && !facts[words[2]].stays, is_last_use = false;

    if (!facts[words[1]].number)
        return;
    for (uint32_t n = 3; n < length; n++) {
        const struct id_facts *lane = &facts[words[n]];
        if (second == first)
            second = lane->of;
        if (!lane->number || (lane->of != first && lane->of != second))
            return;
        uint32_t number = lane->number - 1 + (lane->of != first ? facts[facts[first].of].number : 0);
        is_same &= number == n - 3;
        lanes |= number << LANE_BITS * (n - 3);
    }
    for (uint32_t n = 3; n < length; n++)
        is_last_use |= --facts[words[n]].count == 0;
    if (is_same || is_last_use) {
        words[0] = length << 16 | (is_same ? SpvOpCopyObject : SHUFFLE | lanes);
        words[3] = first;
        words[4] = second;
        return;
    }
    for (uint32_t n = 3; n < length; n++)
        facts[words[n]].count++;
}

/* Finds lanes and copies, replaces ids, and counts operands. A result precedes its uses, unless a phi uses it.
 * `marks`: where instructions begin that may change; returns how many. */
static uint32_t read_code(struct id_facts *facts, uint32_t debug_info, const struct words *code, uint32_t *marks)
{
    uint32_t count = 0;

    for (uint32_t at = 0, length; at < code->count; at += length) {
        uint32_t *words = code->data + at, n = 1;
        length = words[0] >> 16;
        if ((words[0] & 0xFFFF) == SpvOpExtInst && words[3] == debug_info) {
            marks[count++] = at;
            continue;
        }
        uint32_t literal = literal_word(words[0] & 0xFFFF), first = literal & (TAIL - 1);
        uint32_t end = first < length && literal & TAIL ? first : length;
        if (length > 2 && facts[words[1]].is_type) { /* so word 2 is a result */
            n = 3;
            facts[words[2]].of = words[1];
        }
        for (; n < end; n++)
            if (n != first) {
                if (facts[words[n]].same)
                    words[n] = facts[words[n]].same;
                facts[words[n]].count++;
            }
        if (length < SHORTEST_MARKED)
            continue;
        if ((words[0] & 0xFFFF) == SpvOpCompositeConstruct)
            join(facts, words);
        uint32_t op = words[0] & 0xFFFF;
        struct id_facts *result = &facts[words[2]], *source = &facts[words[3]];
        if (op == SpvOpCopyObject && !result->stays) {
            result->same = words[3];
            source->count += result->count - 1; /* without the copy's operand; phis may have used the copy */
        } else if (words[0] == (5 << 16 | SpvOpCompositeExtract) && facts[source->of].number) {
            result->of = words[3];
            result->number = (uint8_t)(words[4] + 1);
            result->count++; /* until all uses are known */
        } else if (op != SpvOpPhi && op != SpvOpCompositeConstruct) {
            continue;
        }
        marks[count++] = at;
    }
    return count;
}

/* Changes a marked instruction when all uses are known: vectors become shuffles, and phis, whose operands may be later
 * results, and debug records get the ids that replace others. */
static void settle(struct id_facts *facts, uint32_t *words)
{
    uint32_t op = words[0] & 0xFFFF, length = words[0] >> 16;

    if (op == SpvOpCompositeConstruct)
        join(facts, words);
    else if (op == SpvOpCompositeExtract)
        facts[words[2]].count--;
    for (uint32_t n = op == SpvOpPhi ? 3 : op == SpvOpExtInst ? 5 : length; n < length; n++)
        if (facts[words[n]].same)
            words[n] = facts[words[n]].same;
}

static bool is_unused_lane(const struct id_facts *facts, uint32_t id)
{
    return facts[id].number && facts[id].count == 0;
}

static bool is_dropped(const struct id_facts *facts, const uint32_t *words)
{
    uint32_t op = words[0] & 0xFFFF, length = words[0] >> 16;
    uint32_t first = op == SpvOpExtInst ? 5 : 2, end = op == SpvOpExtInst            ? length
                                                       : op == SpvOpCompositeExtract ? 3
                                                                                     : 0;
    bool is = op == SpvOpCopyObject && facts[words[2]].same;

    for (uint32_t n = first; n < end; n++) /* a debug record's operands, or the extract itself */
        is |= is_unused_lane(facts, words[n]);
    return is;
}

/* Moves words [from, to) to `end`; returns the new end. */
static uint32_t move(const struct words *code, uint32_t end, uint32_t from, uint32_t to)
{
    memmove(code->data + end, code->data + from, (to - from) * sizeof *code->data);
    return end + to - from;
}

/* Writes what remains. The code does not grow: in front of each shuffle an extract is dropped. */
static void write_code(const struct id_facts *facts, struct words *code, const uint32_t *marks, uint32_t count)
{
    uint32_t end = 0, from = 0;

    for (uint32_t mark = 0; mark < count; mark++) {
        uint32_t at = marks[mark], op = code->data[at] & 0xFFFF, length = code->data[at] >> 16;
        bool is_shuffle = op >= SHUFFLE;
        if (!is_shuffle && !is_dropped(facts, code->data + at))
            continue;
        end = move(code, end, from, is_shuffle ? at + SHUFFLE_WORDS : at);
        from = at + length;
        if (is_shuffle) {
            code->data[end - SHUFFLE_WORDS] = (length - 3 + SHUFFLE_WORDS) << 16 | SpvOpVectorShuffle;
            for (uint32_t n = 3; n < length; n++, op >>= LANE_BITS)
                code->data[end++] = op & ((1u << LANE_BITS) - 1);
        }
    }
    code->count = move(code, end, from, code->count);
}

void join_lanes(struct builder *b)
{
    struct arena_mark start = arena_mark(b->arena);
    struct id_facts *facts = arena_zeroed(b->arena, b->next_id, sizeof *facts);

    note_decorated(facts, &b->annotations);
    note_decorated(facts, &b->debug);
    note_types(facts, &b->globals);
    for (uint32_t n = 0; n < b->pieces.count; n++) { /* the code of a function is one piece */
        struct words *code = &b->pieces.data[n];
        uint32_t *marks = arena_words(b->arena, code->count / SHORTEST_MARKED);
        uint32_t count = read_code(facts, b->debug_info, code, marks);
        for (uint32_t mark = 0; mark < count; mark++)
            settle(facts, code->data + marks[mark]);
        write_code(facts, code, marks, count);
    }
    arena_rewind(b->arena, start);
}
