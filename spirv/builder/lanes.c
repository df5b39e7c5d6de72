/* Vectors that are composed of lanes of other vectors. Many operations of DXIL take and return scalars, so the vectors
 * of shader model 6.9 are taken apart and composed again:
 *     %x = OpCompositeExtract %float %v 0
 *     %y = OpCompositeExtract %float %v 1        %w is %v if that has two lanes, else
 *     %w = OpCompositeConstruct %v2float %x %y   %w = OpVectorShuffle %v2float %v %v 0 1
 * Debug information does not count as a use: the code is the same with it and without. */
#include "spirv/builder/rewrites.h"

struct id_facts {
    uint32_t same;  /* the id that replaces this one; 0: none */
    uint32_t of;    /* of a vector that a function computes: its type; of a lane, which is an extract: the vector */
    uint32_t count; /* operands with the id, and its definition */
    uint8_t number; /* of a lane: its number + 1; of a vector type: how many lanes */
    bool stays;     /* decorations name it */
};

struct joining {
    struct builder *b;
    struct id_facts *facts; /* by id */
};

enum {
    /* Opcodes from here on stand for OpVectorShuffle until the code is written. Their low bits are the lanes, three
     * bits each; words 3 and 4 are the vectors. */
    SHUFFLE = 0xF000,
    LANE_BITS = 3,
    LANES_IN_ORDER = 0 | 1 << LANE_BITS | 2 << 2 * LANE_BITS | 3 << 3 * LANE_BITS,
    TAIL = 0x80 /* in the tables below: all further words, too */
};

/* By opcode: the word that is a literal; 0: none. All words of code that are no literals are ids. */
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
    uint16_t from, to, word;
} more_literals[] = {
    {SpvOpLoopMerge, SpvOpLoopMerge, 3 | TAIL},
    {SpvOpSelectionMerge, SpvOpSelectionMerge, 2},
    {SpvOpSwitch, SpvOpSwitch, 3 | TAIL},
    {SpvOpImageSparseSampleImplicitLod, SpvOpImageSparseSampleExplicitLod, 5},
    {SpvOpImageSparseSampleDrefImplicitLod, SpvOpImageSparseSampleDrefExplicitLod, 6},
    {SpvOpImageSparseFetch, SpvOpImageSparseFetch, 5},
    {SpvOpImageSparseGather, SpvOpImageSparseDrefGather, 6},
    {SpvOpImageSparseRead, SpvOpImageSparseRead, 5},
    {SpvOpGroupNonUniformBallotBitCount, SpvOpGroupNonUniformBallotBitCount, 4},
    {SpvOpGroupNonUniformIAdd, SpvOpGroupNonUniformLogicalXor, 4},
    {DXS_SPV_OP_UNTYPED_ARRAY_LENGTH, DXS_SPV_OP_UNTYPED_ARRAY_LENGTH, 5},
    {SpvOpSDotKHR, SpvOpUDotKHR, 5},
    {DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD, DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD, 6 | TAIL},
    {DXS_SPV_OP_COOPERATIVE_MATRIX_STORE, DXS_SPV_OP_COOPERATIVE_MATRIX_STORE, 5 | TAIL},
    {DXS_SPV_OP_COOPERATIVE_MATRIX_MUL_ADD, DXS_SPV_OP_COOPERATIVE_MATRIX_MUL_ADD, 6},
    {DXS_SPV_OP_COOPERATIVE_VECTOR_MATRIX_MUL, DXS_SPV_OP_COOPERATIVE_VECTOR_MATRIX_MUL, 13},
    {DXS_SPV_OP_RAW_ACCESS_CHAIN, DXS_SPV_OP_RAW_ACCESS_CHAIN, 7},
};

struct literals literals_of(const uint32_t *words)
{
    uint32_t op = words[0] & 0xFFFF, length = words[0] >> 16, row = 0;
    const uint32_t rows = op > SpvOpPhi ? sizeof more_literals / sizeof *more_literals : 0;
    uint32_t word = op < SpvOpImage ? literal_words[op] : 0;

    while (row < rows && op > more_literals[row].to)
        row++;
    if (row < rows && op >= more_literals[row].from)
        word = more_literals[row].word;
    uint32_t first = word & (TAIL - 1);
    return first == 0 || first >= length ? (struct literals){length, length}
                                         : (struct literals){first, word & TAIL ? length : first + 1};
}

static uint32_t replaced(const struct joining *j, uint32_t id)
{
    return j->facts[id].same ? j->facts[id].same : id;
}

static bool is_debug_record(const struct joining *j, const uint32_t *words)
{
    return (words[0] & 0xFFFF) == SpvOpExtInst && words[3] == j->b->debug_info;
}

static void note_decorated(const struct joining *j, const struct words *section)
{
    for (uint32_t at = 0; at < section->count; at += section->data[at] >> 16) {
        struct id_facts *id = &j->facts[section->data[at + 1]];
        id->count++;
        id->stays = true;
    }
}

static void note_vector_types(const struct joining *j, const struct words *globals)
{
    for (uint32_t at = 0; at < globals->count; at += globals->data[at] >> 16)
        if ((globals->data[at] & 0xFFFF) == SpvOpTypeVector)
            j->facts[globals->data[at + 1]].number = (uint8_t)globals->data[at + 3];
}

static void note_operands(const struct joining *j, const struct words *code)
{
    struct id_facts *facts = j->facts;

    for (uint32_t at = 0, length; at < code->count; at += length) {
        const uint32_t *words = code->data + at;
        length = words[0] >> 16;
        if (is_debug_record(j, words))
            continue;
        struct literals literals = literals_of(words);
        for (uint32_t n = 1; n < literals.first; n++)
            facts[words[n]].count++;
        for (uint32_t n = literals.end; n < length; n++)
            facts[words[n]].count++;
        if (length > 2 && facts[words[1]].number) /* a type, so word 2 is a result */
            facts[words[2]].of = words[1];
    }
}

/* Changes an OpCompositeConstruct of lanes of one or two vectors. It becomes an OpCopyObject of the vector that has the
 * same lanes; or a shuffle, if one of its extracts has no other use. Without an extract less, the code would grow. */
static void join(const struct joining *j, uint32_t *words)
{
    uint32_t length = words[0] >> 16, vectors[2] = {0, 0}, lanes = 0, mask = (1u << LANE_BITS * (length - 3)) - 1;
    bool is_last_use = false;

    for (uint32_t n = 3; n < length; n++) {
        const struct id_facts *lane = &j->facts[words[n] = replaced(j, words[n])];
        bool v = vectors[0] && vectors[0] != lane->of;
        if (!lane->number || (vectors[v] && vectors[v] != lane->of))
            return;
        vectors[v] = lane->of;
        uint32_t number = lane->number - 1 + (v ? j->facts[j->facts[vectors[0]].of].number : 0);
        lanes |= number << LANE_BITS * (n - 3);
    }
    bool is_same = j->facts[vectors[0]].of == words[1] && lanes == (LANES_IN_ORDER & mask);
    for (uint32_t n = 3; n < length; n++)
        is_last_use |= --j->facts[words[n]].count == 1;
    if (is_same || is_last_use) {
        words[0] = length << 16 | (is_same ? SpvOpCopyObject : SHUFFLE | lanes);
        words[3] = vectors[0];
        words[4] = vectors[vectors[1] != 0];
        return;
    }
    for (uint32_t n = 3; n < length; n++)
        j->facts[words[n]].count++;
}

/* Decides what changes. Results precede their uses, but for those of phis. */
static void change_instructions(const struct joining *j, const struct words *code)
{
    for (uint32_t at = 0, length; at < code->count; at += length) {
        uint32_t *words = code->data + at;
        length = words[0] >> 16;
        if (length < 4)
            continue;
        if ((words[0] & 0xFFFF) == SpvOpCompositeConstruct && j->facts[words[1]].number)
            join(j, words);
        bool is_extract = words[0] == (5 << 16 | SpvOpCompositeExtract);
        if (!is_extract && (words[0] & 0xFFFF) != SpvOpCopyObject)
            continue;
        struct id_facts *id = &j->facts[words[2]];
        uint32_t source = replaced(j, words[3]);
        if (is_extract && j->facts[source].of) {
            id->of = source;
            id->number = (uint8_t)(words[4] + 1);
        } else if (!is_extract && !id->stays) {
            id->same = source;
            j->facts[source].count += id->count - 2; /* without the definition and the copy's operand */
        }
    }
}

static bool is_unused_lane(const struct joining *j, uint32_t id)
{
    return j->facts[id].number && j->facts[id].of && j->facts[id].count == 1;
}

static bool is_dropped(const struct joining *j, const uint32_t *words)
{
    uint32_t op = words[0] & 0xFFFF, length = words[0] >> 16;
    bool is = false;

    for (uint32_t n = 5; is_debug_record(j, words) && n < length; n++)
        is |= is_unused_lane(j, replaced(j, words[n]));
    return is || (op == SpvOpCopyObject && j->facts[words[2]].same) ||
           (op == SpvOpCompositeExtract && is_unused_lane(j, words[2]));
}

/* Writes what remains. The code does not grow: in front of each shuffle an extract is dropped. */
static void write_code(const struct joining *j, struct words *code)
{
    uint32_t end = 0;

    for (uint32_t at = 0, length; at < code->count; at += length) {
        uint32_t *words = code->data + at, *out = code->data + end, op = words[0] & 0xFFFF;
        length = words[0] >> 16;
        if (is_dropped(j, words))
            continue;
        uint32_t count = op >= SHUFFLE ? 5 : op == SpvOpCopyObject ? 4 : length, lanes = op >= SHUFFLE ? length - 3 : 0;
        struct literals literals = literals_of(words);
        for (uint32_t n = 1; n < count; n++)
            out[n] = n < literals.first || n >= literals.end ? replaced(j, words[n]) : words[n];
        for (uint32_t n = 0; n < lanes; n++)
            out[count + n] = op >> LANE_BITS * n & ((1u << LANE_BITS) - 1);
        out[0] = (count + lanes) << 16 | (lanes ? SpvOpVectorShuffle : op);
        end += count + lanes;
    }
    code->count = end;
}

void join_lanes(struct builder *b)
{
    struct arena_mark mark = arena_mark(b->arena);
    struct joining joining = {b, arena_zeroed(b->arena, b->next_id, sizeof *joining.facts)}, *j = &joining;

    note_decorated(j, &b->annotations);
    note_decorated(j, &b->debug);
    note_vector_types(j, &b->globals);
    for (uint32_t n = 0; n < b->pieces.count; n++) { /* the code of a function is one piece */
        note_operands(j, &b->pieces.data[n]);
        change_instructions(j, &b->pieces.data[n]);
        write_code(j, &b->pieces.data[n]);
    }
    arena_rewind(b->arena, mark);
}
