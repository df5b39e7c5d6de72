/* NVIDIA's NVAPI: accesses to a structured buffer with a counter. An increment of the counter begins an extension.
 * Stores to the element at its result encode the operation. Further increments, or loads from the element, return its
 * results. */
#include "base/text.h"
#include "dxil/vendor/calls.h"

#include <string.h>

/* Fields of the element: word offsets. */
enum field {
    OPCODE = 0,
    SOURCE0 = 19, /* four words each */
    SOURCE1 = 23,
    SOURCE2 = 27,
    RESULT = 31,
    MARKER = 35, /* set: the next store to another UAV names that UAV */
    RESULT_COUNT = 36
};
_Static_assert(RESULT_COUNT + 1 == NVAPI_FIELDS, "fields");

enum opcode_of_nvapi {
    SHUFFLE = 1,
    SHUFFLE_UP,
    SHUFFLE_DOWN,
    SHUFFLE_XOR,
    VOTE_ALL,
    VOTE_ANY,
    VOTE_BALLOT,
    GET_LANE_ID,
    FP16_ATOMIC = 12,
    FP32_ATOMIC,
    GET_SPECIAL = 19,
    UINT64_ATOMIC,
    MATCH_ANY,
    SHUFFLE_GENERIC = 33,
    TRACE_RAY = 67,
    MAKE_MISS = 70,
    REORDER_THREAD,
    INVOKE,
    IS_MISS,
    GET_RAY_DESC = 79,
    GET_ATTRIBUTES,
    IS_HIT = 83,
    IS_NOP,
    MAKE_NOP,
    POSITIONS = 86,
    IS_BACK_FACING = 90,
    CLUSTER_ID = 93,
    CANDIDATE_CLUSTER_ID,
    COMMITTED_CLUSTER_ID,
    HIT_OBJECT_CLUSTER_ID,
    CANDIDATE_POSITIONS,
    COMMITTED_POSITIONS,
    HIT_OBJECT_POSITIONS
};

static _Noreturn void refuse(struct edit *e, const struct nvapi_state *n, const char *why)
{
    /* by family: first opcode after it; family "-" has no name */
    static const uint8_t ends[] = {12, 14, 28, 33, 51, 53, 68, 70, 86, 87, 93, 97, 100, 120, UINT8_MAX};
    static const char names[] = "-\0FLOAT_ATOMIC\0-\0FOOTPRINT, SHADING_RATE\0-\0VPRS_EVAL\0-\0MAKE_HIT\0-\0POSITIONS\0"
                                "MICRO_TRIANGLE\0CLUSTER_ID\0POSITIONS\0SPHERE, LSS\0-";
    uint32_t row = 0;

    while (ends[row] != UINT8_MAX && n->opcode >= ends[row])
        row++;
    fail(e->arena->fault, DXS_RESULT_UNSUPPORTED, "NVAPI, opcode %u (%s): %s", n->opcode, nth_text(names, row), why);
}

/* ---- Fields ------------------------------------------------------------------------------------------------------ */

static value_id field(struct edit *e, const struct nvapi_state *n, uint32_t number)
{
    if (n->fields[number] == NO_VALUE)
        refuse(e, n, "an operand was not stored");
    return n->fields[number];
}

static uint32_t constant_field(struct edit *e, const struct nvapi_state *n, uint32_t number)
{
    uint64_t bits;

    if (!edit_constant(e, field(e, n, number), &bits))
        refuse(e, n, "an operand must be constant");
    return (uint32_t)bits;
}

static void give(struct nvapi_state *n, value_id value)
{
    n->results[n->count++] = value;
}

static value_id word_of_bool(struct edit *e, value_id condition, uint32_t if_true)
{
    value_id value = edit_integer(e, if_true);
    return make(e, PLAIN(OP_SELECT, 0), WORD, condition, value, edit_integer(e, 0));
}

/* ---- Lanes ------------------------------------------------------------------------------------------------------- */

/* Shuffle. Bits 8 to 12 of the mask select the bits of a lane number that name its segment; bits 0 to 4 give the last
 * readable lane, in the other bits. A lane outside the segment yields the lane's own value. Waves of more than 32 lanes
 * count as several NVAPI waves. */
static void shuffle(struct edit *e, struct nvapi_state *n)
{
    static const struct step segment[] = {
        STEP(DX_WaveGetLaneIndex, WORD, NONE),
        STEP(PLAIN(OP_BINARY, BINARY_LSHR), WORD, C, K8),
        STEP(PLAIN(OP_BINARY, BINARY_OR), WORD, R1, KMINUS32), /* bits that name the segment */
        STEP(PLAIN(OP_BINARY, BINARY_XOR), WORD, R2, KMINUS1), /* the other bits */
        STEP(PLAIN(OP_BINARY, BINARY_AND), WORD, R0, R2),      /* first lane of the segment */
        STEP(PLAIN(OP_BINARY, BINARY_AND), WORD, C, K31),
        STEP(PLAIN(OP_BINARY, BINARY_AND), WORD, R5, R3),
        STEP(PLAIN(OP_BINARY, BINARY_OR), WORD, R6, R4), /* last readable lane */
        STEP(PLAIN(OP_BINARY, BINARY_SUB), WORD, R0, R4),
        STEP(PLAIN(OP_BINARY, BINARY_AND), WORD, B, R3),
        STEP(PLAIN(OP_BINARY, BINARY_OR), WORD, R9, R4)};
    static const uint8_t moves[] = {BINARY_SUB, BINARY_ADD, BINARY_XOR};
    value_id slots[SLOTS] = {
        [A] = field(e, n, SOURCE0), [B] = field(e, n, SOURCE0 + 1), [C] = field(e, n, SOURCE0 + 2)};
    value_id other = RUN(e, segment, slots), valid;

    if (n->opcode >= SHUFFLE_UP && n->opcode <= SHUFFLE_XOR)
        other = make_of_two(e, PLAIN(OP_BINARY, moves[n->opcode - SHUFFLE_UP]), WORD, slots[R0], slots[B]);
    if (n->opcode == SHUFFLE_UP)
        valid = make_of_two(e, PLAIN(OP_COMPARE, ICMP_ULE), CONDITION, slots[B], slots[R8]);
    else
        valid = make_of_two(e, PLAIN(OP_COMPARE, ICMP_ULE), CONDITION, other, slots[R7]);
    if (n->opcode == SHUFFLE_GENERIC)
        give(n, word_of_bool(e, valid, 1));
    other = make(e, PLAIN(OP_SELECT, 0), WORD, valid, other, slots[R0]);
    give(n, make_of_two(e, DX_WaveReadLaneAt, WORD, slots[A], other));
}

static value_id vote(struct edit *e, const struct nvapi_state *n)
{
    value_id zero = edit_integer(e, 0);
    value_id condition = make_of_two(e, PLAIN(OP_COMPARE, ICMP_NE), CONDITION, field(e, n, SOURCE0), zero);

    if (n->opcode == VOTE_BALLOT)
        return member_of(e, make_of_one(e, DX_WaveActiveBallot, WORDS, condition), 0);
    uint32_t operation = n->opcode == VOTE_ALL ? DX_WaveAllTrue : DX_WaveAnyTrue;
    return word_of_bool(e, make_of_one(e, operation, CONDITION, condition), UINT32_MAX);
}

/* Mask of the lanes whose one, two or four words equal this lane's. */
static value_id match(struct edit *e, const struct nvapi_state *n)
{
    uint32_t count = constant_field(e, n, SOURCE1);
    value_id same = NO_VALUE;

    for (uint32_t k = 0; k < count && k < 4; k++) {
        value_id lanes = make_of_one(e, DX_WaveMatch, WORDS, field(e, n, SOURCE0 + k));
        value_id matching = member_of(e, lanes, 0);
        same = k == 0 ? matching : make_of_two(e, PLAIN(OP_BINARY, BINARY_AND), WORD, same, matching);
    }
    if (same == NO_VALUE)
        refuse(e, n, "a match of no words");
    return same;
}

/* Mask of the lanes 0 to 31 below this lane. */
static value_id lanes_below(struct edit *e)
{
    static const struct step steps[] = {
        STEP(DX_WaveGetLaneIndex, WORD, NONE), STEP(PLAIN(OP_BINARY, BINARY_AND), WORD, R0, K31),
        STEP(PLAIN(OP_BINARY, BINARY_SHL), WORD, K1, R1), STEP(PLAIN(OP_BINARY, BINARY_SUB), WORD, R2, K1)};
    value_id slots[SLOTS];

    return RUN(e, steps, slots);
}

static value_id special(struct edit *e, const struct nvapi_state *n)
{
    enum {
        LANES_BELOW = 4,
        TIMER_LOW = 9,
        TIMER_HIGH = 10
    };
    uint32_t number = constant_field(e, n, SOURCE0);

    if (number == LANES_BELOW)
        return lanes_below(e);
    if (number != TIMER_LOW && number != TIMER_HIGH)
        refuse(e, n, "the special register is unknown");
    return member_of(e, make_of_one(e, DX_DeviceClock, WORDS, NO_VALUE), number == TIMER_HIGH);
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

/* Emitted at the store that completes the element. Results are loaded from it, or unused. */
static void atomic_u64(struct edit *e, struct vendor_calls *calls, struct nvapi_state *n)
{
    /* AtomicBinOp's number by NVAPI's: and, or, xor, add, -, -, max, min, exchange, compare-exchange */
    static const uint8_t operations[] = {1, 2, 3, 0, UINT8_MAX, UINT8_MAX, 7, 6, 8, COMPARES};
    uint32_t operation = constant_field(e, n, SOURCE2);

    if (n->uav == NO_VALUE || operation >= sizeof operations || operations[operation] == UINT8_MAX)
        refuse(e, n, "the atomic operation is unknown, or no store named its UAV");
    struct wide_atomic atomic = {.handle = n->uav, .operation = operations[operation]};
    for (uint32_t k = 0; k < 3; k++) /* coordinates that the resource does not have are not stored */
        atomic.coordinates[k] = n->fields[SOURCE0 + k] == NO_VALUE ? edit_integer(e, 0) : n->fields[SOURCE0 + k];
    for (uint32_t k = 0; k < 2; k++) {
        atomic.comparand[k] = field(e, n, SOURCE1 + k);
        atomic.value[k] = field(e, n, SOURCE1 + k + (atomic.operation == COMPARES ? 2 : 0));
    }
    emit_wide_atomic(e, calls, &atomic, n->results);
    n->count = n->given = 2; /* by loads */
}

/* Float atomics use the operation numbers of 64-bit atomics. */
static void atomic_float(struct edit *e, struct nvapi_state *n)
{
    enum {
        ADD = 3, /* NVAPI's operation numbers */
        MAX = 6,
        MIN = 7
    };
    bool halves = n->opcode == FP16_ATOMIC;
    uint32_t operation = constant_field(e, n, SOURCE2);
    struct instruction atomic = {.opcode = OP_CALL, .dx_op = DX_AtomicFloat};
    value_id operands[7] = {n->uav};

    if (n->uav == NO_VALUE || (operation != ADD && (!halves || (operation != MAX && operation != MIN))))
        refuse(e, n, "the atomic operation is unknown, or no store named its UAV");
    for (uint32_t k = 0; k < 3; k++) /* coordinates that the resource does not have are not stored */
        operands[1 + k] = n->fields[SOURCE0 + k] == NO_VALUE ? edit_integer(e, 0) : n->fields[SOURCE0 + k];
    operands[4] = field(e, n, SOURCE1);
    operands[5] = edit_integer(e, operation == ADD ? 0 : operation - MAX + 1);
    operands[6] = edit_integer(e, halves);
    n->results[0] = edit_add(e, atomic, e->module->int32_type, 7, operands);
    n->count = n->given = 1; /* by loads */
}

/* ---- Hit objects ------------------------------------------------------------------------------------------------- */

/* Operations of the query opcodes from IS_MISS on, in order; DX_OP_COUNT: not a query. */
static const uint16_t hit_queries[] = {
    DX_HitObject_IsMiss,
    DX_HitObject_InstanceID,
    DX_HitObject_InstanceIndex,
    DX_HitObject_PrimitiveIndex,
    DX_HitObject_GeometryIndex,
    DX_HitObject_HitKind,
    DX_OP_COUNT,
    DX_OP_COUNT,
    DX_HitObject_ShaderTableIndex,
    DX_HitObject_LoadLocalRootTableConstant,
    DX_HitObject_IsHit,
    DX_HitObject_IsNop,
};

static void query_hit_object(struct edit *e, struct nvapi_state *n)
{
    uint32_t operation = hit_queries[n->opcode - IS_MISS];
    bool is_logical = n->opcode == IS_MISS || n->opcode == IS_HIT || n->opcode == IS_NOP;
    value_id argument = n->fields[SOURCE0 + 1]; /* NO_VALUE: most queries have no argument */
    value_id answer = make_of_two(e, operation, is_logical ? CONDITION : WORD, field(e, n, SOURCE0), argument);

    give(n, is_logical ? word_of_bool(e, answer, 1) : answer);
}

static void ray_of_hit(struct edit *e, struct nvapi_state *n)
{
    static const uint16_t asked[] = {DX_HitObject_RayTMin,           DX_HitObject_RayTCurrent,
                                     DX_HitObject_WorldRayOrigin,    DX_HitObject_WorldRayOrigin,
                                     DX_HitObject_WorldRayOrigin,    DX_HitObject_WorldRayDirection,
                                     DX_HitObject_WorldRayDirection, DX_HitObject_WorldRayDirection};

    for (uint32_t k = 0; k < sizeof asked / sizeof *asked; k++) {
        value_id component = k < 2 ? NO_VALUE : edit_integer(e, (k - 2) % 3);
        give(n, bits_as(e, make_of_two(e, asked[k], REAL, field(e, n, SOURCE0), component), WORD));
    }
}

/* The operand of a hit operation: none, the stored value, or a ray query. Code passes a query as the result of its
 * RayFlags(). */
static value_id hit_operand(struct edit *e, const struct nvapi_state *n)
{
    if (n->opcode == POSITIONS || n->opcode == CLUSTER_ID)
        return NO_VALUE;
    value_id given = field(e, n, SOURCE0);
    if (n->opcode == HIT_OBJECT_POSITIONS || n->opcode == HIT_OBJECT_CLUSTER_ID)
        return given;
    const struct instruction *flags = edit_definition(e, given);
    if (!flags || flags->opcode != OP_CALL || flags->dx_op != DX_RayQuery_RayFlags)
        refuse(e, n, "a ray query must be passed as its RayFlags()");
    return edit_operand(e, flags, 0);
}

static void ask_triangle(struct edit *e, struct nvapi_state *n)
{
    static const uint16_t clusters[] = {DX_ClusterID, DX_RayQuery_CandidateClusterID, DX_RayQuery_CommittedClusterID,
                                        DX_HitObject_ClusterID};
    static const uint16_t positions[] = {DX_RayQuery_CandidateTriangleObjectPosition,
                                         DX_RayQuery_CommittedTriangleObjectPosition,
                                         DX_HitObject_TriangleObjectPosition};
    value_id of = hit_operand(e, n);

    if (n->opcode >= CLUSTER_ID && n->opcode <= HIT_OBJECT_CLUSTER_ID) {
        give(n, make_of_one(e, clusters[n->opcode - CLUSTER_ID], WORD, of));
        return;
    }
    uint32_t operation =
        n->opcode == POSITIONS ? DX_TriangleObjectPosition : positions[n->opcode - CANDIDATE_POSITIONS];
    value_id corners = make_of_one(e, operation, NINE, of);
    for (uint32_t k = 0; k < NVAPI_RESULTS; k++)
        give(n, bits_as(e, make(e, PLAIN(OP_EXTRACT_VALUE, 0), REAL, corners, k, NO_VALUE), WORD));
}

static value_id make_miss(struct edit *e, const struct nvapi_state *n)
{
    /* shader index, origin, TMin, direction, TMax */
    static const uint8_t slots[] = {SOURCE0, SOURCE1,     SOURCE1 + 1, SOURCE1 + 2, SOURCE0 + 1,
                                    SOURCE2, SOURCE2 + 1, SOURCE2 + 2, SOURCE0 + 2};
    value_id operands[1 + sizeof slots] = {edit_integer(e, 0), field(e, n, SOURCE0)};
    struct instruction miss = {.opcode = OP_CALL, .dx_op = DX_HitObject_MakeMiss};

    for (uint32_t k = 1; k < sizeof slots; k++)
        operands[k + 1] = bits_as(e, field(e, n, slots[k]), REAL);
    return edit_add(e, miss, hit_object_type(e), 1 + sizeof slots, operands);
}

static value_id make_nop(struct edit *e)
{
    return make_of_one(e, DX_HitObject_MakeNop, HIT, NO_VALUE);
}

static void reorder(struct edit *e, struct nvapi_state *n)
{
    value_id hit = constant_field(e, n, SOURCE0) ? field(e, n, SOURCE0 + 1) : make_nop(e);
    value_id bits = field(e, n, SOURCE0 + 3), hint = field(e, n, SOURCE0 + 2);

    make(e, DX_MaybeReorderThread, NOTHING, hit, hint, bits);
    give(n, GONE);
}

/* An extension that ends in a TraceRay or CallShader: the result of its last increment is an argument of that call,
 * which has another meaning. */
static void await_call(struct nvapi_state *n)
{
    if (n->opcode == TRACE_RAY)
        give(n, GONE);
    give(n, GONE);
    n->awaited = n->opcode;
    n->argument = n->fields[SOURCE0];
}

bool replace_nvapi_ray(struct edit *e, struct nvapi_state *n, const struct instruction *i)
{
    enum {
        MISS_SHADER = 5, /* operand numbers of TraceRay */
        PAYLOAD = 14,
        OPERANDS
    };
    bool is_trace = i->dx_op == DX_TraceRay;
    value_id key = edit_operand(e, i, is_trace ? MISS_SHADER : 0);

    if (key != n->key || n->key == NO_VALUE)
        return false;
    if (n->argument == NO_VALUE || is_trace == (n->awaited == GET_ATTRIBUTES))
        refuse(e, n, "the TraceRay or CallShader that belongs to it does not follow");
    if (n->awaited == TRACE_RAY) {
        value_id operands[OPERANDS];
        for (uint32_t k = 0; k < OPERANDS; k++)
            operands[k] = k == MISS_SHADER ? n->argument : edit_operand(e, i, k);
        struct instruction trace = {.opcode = OP_CALL, .dx_op = DX_HitObject_TraceRay};
        edit_result(e, n->hit, edit_add(e, trace, hit_object_type(e), OPERANDS, operands));
    } else if (n->awaited == INVOKE) {
        make_of_two(e, DX_HitObject_Invoke, NOTHING, n->argument, edit_operand(e, i, PAYLOAD));
    } else {
        make_of_two(e, DX_HitObject_Attributes, NOTHING, n->argument, edit_operand(e, i, 1));
    }
    n->key = NO_VALUE;
    return true;
}

/* ---- All operations ---------------------------------------------------------------------------------------------- */

static void evaluate(struct edit *e, struct nvapi_state *n)
{
    static const struct step back_face[] = {
        STEP(DX_HitKind, WORD, NONE), /* of triangles: 254 front face, 255 back face */
        STEP(PLAIN(OP_COMPARE, ICMP_EQ), CONDITION, R0, A)};
    value_id slots[SLOTS];

    switch (n->opcode) {
    case SHUFFLE:
    case SHUFFLE_UP:
    case SHUFFLE_DOWN:
    case SHUFFLE_XOR:
    case SHUFFLE_GENERIC:
        shuffle(e, n);
        break;
    case VOTE_ALL:
    case VOTE_ANY:
    case VOTE_BALLOT:
        give(n, vote(e, n));
        break;
    case GET_LANE_ID:
        give(n, make_of_one(e, DX_WaveGetLaneIndex, WORD, NO_VALUE));
        break;
    case GET_SPECIAL:
        give(n, special(e, n));
        break;
    case MATCH_ANY:
        give(n, match(e, n));
        break;
    case TRACE_RAY:
    case INVOKE:
    case GET_ATTRIBUTES:
        await_call(n);
        break;
    case MAKE_MISS:
        give(n, make_miss(e, n));
        break;
    case MAKE_NOP:
        give(n, make_nop(e));
        break;
    case REORDER_THREAD:
        reorder(e, n);
        break;
    case GET_RAY_DESC:
        ray_of_hit(e, n);
        break;
    case POSITIONS:
    case CLUSTER_ID:
    case CANDIDATE_CLUSTER_ID:
    case COMMITTED_CLUSTER_ID:
    case HIT_OBJECT_CLUSTER_ID:
    case CANDIDATE_POSITIONS:
    case COMMITTED_POSITIONS:
    case HIT_OBJECT_POSITIONS:
        ask_triangle(e, n);
        break;
    case IS_BACK_FACING:
        slots[A] = edit_integer(e, 255);
        give(n, word_of_bool(e, RUN(e, back_face, slots), 1));
        break;
    default:
        if (n->opcode < IS_MISS || n->opcode > IS_NOP)
            refuse(e, n, "not translated");
        query_hit_object(e, n);
        break;
    }
}

static void begin_extension(struct nvapi_state *n, value_id index)
{
    memset(n->fields, 0xFF, sizeof n->fields);
    n->index = index;
    n->opcode = n->count = n->given = 0;
}

void end_nvapi(struct edit *e, struct nvapi_state *n)
{
    if ((n->opcode != 0 && (n->count == 0 || n->given < n->count)) || n->key != NO_VALUE)
        refuse(e, n, "the extension is incomplete at the end of its block");
    begin_extension(n, NO_VALUE);
    n->uav = n->key = NO_VALUE;
    n->awaited = 0;
}

/* A counter increment: returns the next result of a complete extension, otherwise begins an extension. */
void replace_nvapi_counter(struct edit *e, struct nvapi_state *n, const struct instruction *i)
{
    if (n->opcode == 0 || (n->count > 0 && n->given == n->count)) {
        begin_extension(n, i->result);
        edit_result(e, i, GONE);
        return;
    }
    if (n->count == 0)
        evaluate(e, n);
    edit_result(e, i, n->results[n->given]);
    if (n->awaited == n->opcode && n->given + 1 == n->count)
        n->key = i->result;
    else if (n->awaited == n->opcode)
        n->hit = i;
    n->given++;
}

enum { /* operands of a store */
    INDEX = 1,
    OFFSET,
    FIRST_VALUE, /* or the vector */
    MASK = 7
};

/* A 32-bit integer, or a vector of such. */
static bool is_of_32_bits(const struct edit *e, type_id type)
{
    const struct type *vector = module_type(e->module, type);

    return (vector->kind == TYPE_VECTOR ? vector->element : type) == e->module->int32_type;
}

/* Which words of the element are stored: a bit each, from the offset on. */
static uint32_t stored_words(struct edit *e, const struct instruction *i)
{
    type_id type = module_value(e->module, e->source, edit_operand(e, i, FIRST_VALUE))->type;
    uint64_t mask = 0;

    if (!is_of_32_bits(e, type))
        return 0;
    if (i->dx_op == DX_RawBufferVectorStore) {
        const struct type *vector = module_type(e->module, type);
        return vector->kind == TYPE_VECTOR && vector->count <= 4 ? (1u << vector->count) - 1 : 0;
    }
    return module_integer(e->module, e->source, edit_operand(e, i, MASK), &mask) ? (uint32_t)mask : 0;
}

static value_id stored_word(struct edit *e, const struct instruction *i, uint32_t number)
{
    return i->dx_op == DX_RawBufferVectorStore ? stored_element(e, edit_operand(e, i, FIRST_VALUE), number)
                                               : edit_operand(e, i, FIRST_VALUE + number);
}

/* A store to the element. For atomics, the opcode is stored last. */
void replace_nvapi_store(struct edit *e, struct vendor_calls *calls, const struct instruction *i)
{
    struct nvapi_state *n = &calls->nvapi;
    uint64_t offset = 0;
    uint32_t mask = stored_words(e, i);
    bool is_known =
        module_integer(e->module, e->source, edit_operand(e, i, OFFSET), &offset) && mask != 0 && offset % 4 == 0;

    if (!is_known || n->index == NO_VALUE || edit_operand(e, i, INDEX) != n->index)
        fail(e->arena->fault, DXS_RESULT_UNSUPPORTED,
             "NVAPI: a store to its register that is not of 32-bit integers, at a known offset, behind an increment");
    for (uint32_t k = 0; k < 4; k++)
        if (mask >> k & 1 && offset / 4 + k < NVAPI_FIELDS)
            n->fields[offset / 4 + k] = stored_word(e, i, k);
    if (offset / 4 != OPCODE || !(mask & 1))
        return;
    n->opcode = constant_field(e, n, OPCODE);
    if (n->opcode == UINT64_ATOMIC)
        atomic_u64(e, calls, n);
    else if (n->opcode == FP16_ATOMIC || n->opcode == FP32_ATOMIC)
        atomic_float(e, n);
}

/* The result of a load: results from `first` on, the rest zeros. */
static value_id loaded_results(struct edit *e, const struct nvapi_state *n, const struct instruction *i, type_id member,
                               uint32_t first)
{
    static const struct instruction insert_value = {.opcode = OP_INSERT_VALUE, .dx_op = DX_OP_NONE},
                                    insert_element = {.opcode = OP_INSERT_ELEMENT, .dx_op = DX_OP_NONE};
    value_id loaded = edit_null(e, i->type);

    if (i->dx_op != DX_RawBufferVectorLoad) {
        for (uint32_t k = first; k < n->count && k - first < 4; k++)
            loaded = edit_add(e, insert_value, i->type, 3, (const value_id[]){loaded, n->results[k], k - first});
        return loaded;
    }
    value_id vector = edit_null(e, member);
    for (uint32_t k = first; k < n->count && k - first < module_type(e->module, member)->count; k++)
        vector = edit_add(e, insert_element, member, 3,
                          (const value_id[]){vector, n->results[k], edit_integer(e, k - first)});
    return edit_add(e, insert_value, i->type, 3, (const value_id[]){loaded, vector, 0});
}

/* A load from the element: returns a result. */
void replace_nvapi_load(struct edit *e, const struct nvapi_state *n, const struct instruction *i)
{
    uint64_t offset = 0;
    bool is_known = module_integer(e->module, e->source, edit_operand(e, i, 2), &offset) &&
                    edit_operand(e, i, 1) == n->index && n->index != NO_VALUE && n->count > 0 &&
                    n->results[0] != GONE && offset / 4 >= RESULT && offset / 4 - RESULT < n->count;

    if (!is_known)
        fail(e->arena->fault, DXS_RESULT_UNSUPPORTED,
             "NVAPI: a load from its register that is no result of the preceding extension");
    type_id member = e->module->type_members[module_type(e->module, i->type)->first_member];
    if (!is_of_32_bits(e, member))
        fail(e->arena->fault, DXS_RESULT_UNSUPPORTED, "NVAPI: a result that is not loaded as 32-bit integers");
    edit_result(e, i, loaded_results(e, n, i, member, (uint32_t)offset / 4 - RESULT));
}

/* A store to another resource, at the index of an element with MARKER set, names the resource. */
bool is_nvapi_marker(struct edit *e, struct nvapi_state *n, const struct instruction *i)
{
    if (i->result != NO_VALUE || n->index == NO_VALUE || n->fields[MARKER] == NO_VALUE ||
        edit_operand(e, i, 1) != n->index)
        return false;
    n->uav = edit_operand(e, i, 0);
    return true;
}
