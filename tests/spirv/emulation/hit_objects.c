/* Replaces hit objects by structures and ray queries: see hit_objects.h. */
#include "tests/spirv/emulation/hit_objects.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"

#include "spirv/builder/extensions.h"

#include <stdlib.h>
#include <string.h>

enum member {
    KIND,
    FLAGS,
    MASK,
    RECORD, /* of the hit or miss shader */
    BASE,   /* what the instance adds to the record */
    CUSTOM_INDEX,
    INSTANCE,
    GEOMETRY,
    PRIMITIVE,
    HIT_KIND,
    T_MIN,
    T,
    T_MAX,
    ORIGIN,
    DIRECTION,
    OBJECT_ORIGIN,
    OBJECT_DIRECTION,
    OBJECT_TO_WORLD,
    WORLD_TO_OBJECT,
    BARYCENTRICS,
    MEMBERS
};

enum kind {
    HIT, /* what a variable holds at first: whoever forgets to empty it finds a hit */
    EMPTY,
    MISS
};

enum {
    NUMBERS = 256, /* constants: of members, and hit kinds */
    MAX_PAYLOADS = 16,
    COMMITTED = 1
};

struct types { /* ids; 0: the module lacks it so far */
    uint32_t nothing, boolean, u32, f32, pair, triple, matrix, structure, query, of_state, of_trace;
    uint32_t scene, scene_variable, hit_object, hit_pointer, barycentrics; /* scene..: of the module */
};

struct replacer {
    const uint32_t **makers; /* by id: the type, constant or variable */
    uint32_t bound, next_id;
    struct types types;
    uint32_t pointers[MEMBERS], numbers[NUMBERS], state_pointer, first_state, query, fill, barycentric_pointer;
    uint32_t payloads[MAX_PAYLOADS], executors[MAX_PAYLOADS], payload_count; /* a function for each payload */
    struct word_list declarations, out;
};

static const uint32_t *maker_of(const struct replacer *r, uint32_t id)
{
    return id < r->bound ? r->makers[id] : NULL;
}

/* Whether the variable holds a value of this type. */
static bool holds(const struct replacer *r, uint32_t variable, uint32_t type)
{
    const uint32_t *maker = maker_of(r, variable), *pointer = maker ? maker_of(r, maker[1]) : NULL;

    return pointer && pointer[3] == type;
}

#define HIT_OP(name) ((SpvOp)DXS_SPV_OP_##name)

static uint32_t new_id(struct replacer *r)
{
    return r->next_id++;
}

/* ---- Types and constants ----------------------------------------------------------------------------------------- */

#define DECLARE(r, id, opcode, ...) PUT(&(r)->declarations, opcode, (id) = new_id(r), __VA_ARGS__)

static void note_type(struct replacer *r, const uint32_t *words)
{
    struct types *t = &r->types;
    SpvOp op = (SpvOp)(words[0] & SpvOpCodeMask);
    uint32_t id = words[1];

    if (op == SpvOpTypeVoid)
        t->nothing = id;
    else if (op == SpvOpTypeBool)
        t->boolean = id;
    else if (op == SpvOpTypeInt && words[2] == 32 && words[3] == 0)
        t->u32 = id;
    else if (op == SpvOpTypeFloat && words[2] == 32)
        t->f32 = id;
    else if (op == SpvOpTypeVector && t->f32 && words[2] == t->f32 && words[3] == 2)
        t->pair = id;
    else if (op == SpvOpTypeVector && t->f32 && words[2] == t->f32 && words[3] == 3)
        t->triple = id;
    else if (op == SpvOpTypeMatrix && words[2] == t->triple && words[3] == 4)
        t->matrix = id;
    else if (op == SpvOpTypeRayQueryKHR)
        t->query = id;
    else if (op == SpvOpTypeAccelerationStructureKHR)
        t->scene = id;
    else if (op == HIT_OP(TYPE_HIT_OBJECT))
        t->hit_object = id;
    else if (op == SpvOpTypePointer && t->hit_object && words[3] == t->hit_object)
        t->hit_pointer = id;
}

static uint32_t number(struct replacer *r, uint32_t value)
{
    if (!r->numbers[value]) {
        r->numbers[value] = new_id(r);
        PUT(&r->declarations, SpvOpConstant, r->types.u32, r->numbers[value], value);
    }
    return r->numbers[value];
}

static uint32_t member_type(const struct replacer *r, enum member member)
{
    const struct types *t = &r->types;

    return member < T_MIN             ? t->u32
           : member < ORIGIN          ? t->f32
           : member < OBJECT_TO_WORLD ? t->triple
           : member < BARYCENTRICS    ? t->matrix
                                      : t->pair;
}

/* Types that the module lacks, and those of hit objects. */
static void declare_types(struct replacer *r)
{
    struct types *t = &r->types;
    uint32_t members[MEMBERS + 1], pointer;

    if (!t->boolean)
        PUT(&r->declarations, SpvOpTypeBool, t->boolean = new_id(r));
    if (!t->pair)
        DECLARE(r, t->pair, SpvOpTypeVector, t->f32, 2);
    if (!t->matrix)
        DECLARE(r, t->matrix, SpvOpTypeMatrix, t->triple, 4);
    if (!t->query)
        PUT(&r->declarations, SpvOpTypeRayQueryKHR, t->query = new_id(r));
    members[0] = t->structure = new_id(r);
    for (uint32_t n = 0; n < MEMBERS; n++)
        members[n + 1] = member_type(r, n);
    append_instruction(&r->declarations, SpvOpTypeStruct, members, MEMBERS + 1);
    DECLARE(r, r->state_pointer, SpvOpTypePointer, SpvStorageClassFunction, t->structure);
    PUT(&r->declarations, SpvOpConstantNull, t->structure, r->first_state = new_id(r));
    for (uint32_t n = 0; n < MEMBERS; n++) {
        if (n > 0 && member_type(r, n) == member_type(r, n - 1))
            r->pointers[n] = r->pointers[n - 1];
        else
            DECLARE(r, r->pointers[n], SpvOpTypePointer, SpvStorageClassFunction, member_type(r, n));
        number(r, n);
    }
    number(r, 0xFE);
    number(r, 0xFF);
    DECLARE(r, r->barycentric_pointer, SpvOpTypePointer, SpvStorageClassPrivate, t->pair);
    DECLARE(r, pointer, SpvOpTypePointer, SpvStorageClassPrivate, t->query);
    PUT(&r->declarations, SpvOpVariable, pointer, r->query = new_id(r), SpvStorageClassPrivate);
    DECLARE(r, t->of_state, SpvOpTypeFunction, t->nothing, r->state_pointer);
    DECLARE(r, t->of_trace, SpvOpTypeFunction, t->nothing, r->state_pointer, t->u32, t->u32);
}

/* ---- Code -------------------------------------------------------------------------------------------------------- */

static uint32_t member_pointer(struct replacer *r, uint32_t hit, enum member member)
{
    uint32_t id = new_id(r);

    PUT(&r->out, SpvOpAccessChain, r->pointers[member], id, hit, r->numbers[member]);
    return id;
}

static void store_member(struct replacer *r, uint32_t hit, enum member member, uint32_t value)
{
    uint32_t pointer = member_pointer(r, hit, member);

    PUT(&r->out, SpvOpStore, pointer, value);
}

static void load_member_as(struct replacer *r, uint32_t hit, enum member member, uint32_t id)
{
    uint32_t pointer = member_pointer(r, hit, member);

    PUT(&r->out, SpvOpLoad, member_type(r, member), id, pointer);
}

static uint32_t load_member(struct replacer *r, uint32_t hit, enum member member)
{
    uint32_t id = new_id(r);

    load_member_as(r, hit, member, id);
    return id;
}

static uint32_t binary(struct replacer *r, SpvOp op, uint32_t type, uint32_t a, uint32_t b)
{
    uint32_t id = new_id(r);

    PUT(&r->out, op, type, id, a, b);
    return id;
}

static uint32_t choose(struct replacer *r, uint32_t type, uint32_t condition, uint32_t a, uint32_t b)
{
    uint32_t id = new_id(r);

    PUT(&r->out, SpvOpSelect, type, id, condition, a, b);
    return id;
}

/* What the query committed. */
static uint32_t committed(struct replacer *r, uint32_t query, SpvOp op, uint32_t type)
{
    return binary(r, op, type, query, r->numbers[COMMITTED]);
}

static void store_committed(struct replacer *r, uint32_t hit, uint32_t query)
{
    static const struct {
        uint16_t member, op;
    } committed_values[] = {
        {BASE, SpvOpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR},
        {CUSTOM_INDEX, SpvOpRayQueryGetIntersectionInstanceCustomIndexKHR},
        {INSTANCE, SpvOpRayQueryGetIntersectionInstanceIdKHR},
        {GEOMETRY, SpvOpRayQueryGetIntersectionGeometryIndexKHR},
        {PRIMITIVE, SpvOpRayQueryGetIntersectionPrimitiveIndexKHR},
        {T, SpvOpRayQueryGetIntersectionTKHR},
        {OBJECT_ORIGIN, SpvOpRayQueryGetIntersectionObjectRayOriginKHR},
        {OBJECT_DIRECTION, SpvOpRayQueryGetIntersectionObjectRayDirectionKHR},
        {OBJECT_TO_WORLD, SpvOpRayQueryGetIntersectionObjectToWorldKHR},
        {WORLD_TO_OBJECT, SpvOpRayQueryGetIntersectionWorldToObjectKHR},
    };

    store_member(r, hit, KIND, r->numbers[HIT]);
    for (size_t n = 0; n < sizeof committed_values / sizeof *committed_values; n++) {
        uint32_t value = committed(r, query, (SpvOp)committed_values[n].op, member_type(r, committed_values[n].member));
        store_member(r, hit, committed_values[n].member, value);
    }
}

static void store_front(struct replacer *r, uint32_t hit, uint32_t query)
{
    const struct types *t = &r->types;
    uint32_t front = committed(r, query, SpvOpRayQueryGetIntersectionFrontFaceKHR, t->boolean);

    store_member(r, hit, HIT_KIND, choose(r, t->u32, front, r->numbers[0xFE], r->numbers[0xFF]));
}

/* Operands: hit object, flags, miss shader, origin, TMin, direction, TMax. */
static void record_miss(struct replacer *r, const uint32_t *o)
{
    static const uint8_t members[] = {FLAGS, RECORD, ORIGIN, T_MIN, DIRECTION, T_MAX};

    for (size_t n = 0; n < sizeof members; n++)
        store_member(r, o[0], members[n], o[1 + n]);
    store_member(r, o[0], T, o[6]);
    store_member(r, o[0], KIND, r->numbers[MISS]);
    store_member(r, o[0], MASK, r->numbers[0]);
    store_member(r, o[0], BASE, r->numbers[0]);
}

/* Operands: hit object, scene, flags, mask, offset and stride of records, miss shader, origin, TMin, direction, TMax,
 * payload. It is a miss until the query has found a hit. */
static void trace(struct replacer *r, const uint32_t *o)
{
    record_miss(r, (const uint32_t[]){o[0], o[2], o[6], o[7], o[8], o[9], o[10]});
    store_member(r, o[0], MASK, o[3]);
    PUT(&r->out, SpvOpRayQueryInitializeKHR, r->query, o[1], o[2], o[3], o[7], o[8], o[9], o[10]);
    PUT(&r->out, SpvOpFunctionCall, r->types.nothing, new_id(r), r->fill, o[0], o[4], o[5]);
}

static void execute(struct replacer *r, uint32_t hit, uint32_t payload)
{
    uint32_t n = 0;

    while (n < r->payload_count && r->payloads[n] != payload)
        n++;
    if (n == MAX_PAYLOADS)
        test_skips("more payloads of hit objects than the runner replaces");
    if (n == r->payload_count) {
        r->payload_count++;
        r->payloads[n] = payload;
        r->executors[n] = new_id(r);
    }
    PUT(&r->out, SpvOpFunctionCall, r->types.nothing, new_id(r), r->executors[n], hit);
}

/* Operands: hit object, variable of a structure that begins with the barycentrics. */
static void get_attributes(struct replacer *r, const uint32_t *o)
{
    uint32_t pointer = new_id(r), value = load_member(r, o[0], BARYCENTRICS);

    PUT(&r->out, SpvOpAccessChain, r->barycentric_pointer, pointer, o[1], r->numbers[0]);
    PUT(&r->out, SpvOpStore, pointer, value);
}

static uint32_t unary(struct replacer *r, SpvOp op, uint32_t type, uint32_t a)
{
    uint32_t id = new_id(r);

    PUT(&r->out, op, type, id, a);
    return id;
}

/* Operands: hit object, query, record, attributes, hit kind (0: none is given, so that a triangle has its own). When
 * the hit object is executed, a ray is traced that meets the same hit: length = 2 * distance of the hit, mask = 0xff.
 */
static void record_from_query(struct replacer *r, const uint32_t *o, bool has_kind)
{
    const struct types *t = &r->types;
    uint32_t query = o[1], attributes = o[3];

    store_committed(r, o[0], query);
    store_member(r, o[0], RECORD, o[2]);
    store_member(r, o[0], MASK, r->numbers[0xFF]);
    store_member(r, o[0], FLAGS, unary(r, SpvOpRayQueryGetRayFlagsKHR, t->u32, query));
    store_member(r, o[0], T_MIN, unary(r, SpvOpRayQueryGetRayTMinKHR, t->f32, query));
    uint32_t distance = load_member(r, o[0], T);
    store_member(r, o[0], T_MAX, binary(r, SpvOpFAdd, t->f32, distance, distance));
    store_member(r, o[0], ORIGIN, unary(r, SpvOpRayQueryGetWorldRayOriginKHR, t->triple, query));
    store_member(r, o[0], DIRECTION, unary(r, SpvOpRayQueryGetWorldRayDirectionKHR, t->triple, query));
    if (!holds(r, attributes, t->pair))
        PUT(&r->out, SpvOpAccessChain, r->barycentric_pointer, attributes = new_id(r), o[3], r->numbers[0]);
    store_member(r, o[0], BARYCENTRICS, unary(r, SpvOpLoad, t->pair, attributes));
    const uint32_t *kind = has_kind ? maker_of(r, o[4]) : NULL;
    bool is_given = has_kind && !(kind && (kind[0] & 0xFFFF) == SpvOpConstant && kind[3] == 0);
    if (is_given)
        store_member(r, o[0], HIT_KIND, o[4]);
    else
        store_front(r, o[0], query);
}

/* True: the instruction is replaced. */
static bool replace_making(struct replacer *r, const struct spirv_instruction *i)
{
    const uint32_t *operands = i->words + 1;

    switch ((uint32_t)i->opcode) {
    case DXS_SPV_OP_HIT_OBJECT_TRACE_RAY:
        trace(r, operands);
        return true;
    case DXS_SPV_OP_HIT_OBJECT_RECORD_MISS:
        record_miss(r, operands);
        return true;
    case DXS_SPV_OP_HIT_OBJECT_RECORD_EMPTY:
        store_member(r, operands[0], KIND, r->numbers[EMPTY]);
        return true;
    case DXS_SPV_OP_HIT_OBJECT_RECORD_FROM_QUERY:
        record_from_query(r, operands, i->length > 5);
        return true;
    case DXS_SPV_OP_HIT_OBJECT_SET_SHADER_RECORD_INDEX:
        store_member(r, operands[0], RECORD, operands[1]);
        return true;
    case DXS_SPV_OP_HIT_OBJECT_EXECUTE_SHADER:
        execute(r, operands[0], operands[1]);
        return true;
    case DXS_SPV_OP_HIT_OBJECT_GET_ATTRIBUTES:
        get_attributes(r, operands);
        return true;
    case DXS_SPV_OP_REORDER_THREAD_WITH_HIT_OBJECT:
    case DXS_SPV_OP_REORDER_THREAD_WITH_HINT:
        return true;
    default:
        return false;
    }
}

static bool replace_telling(struct replacer *r, const struct spirv_instruction *i)
{
    static const struct {
        uint32_t op;
        enum member member;
    } members[] = {
        {DXS_SPV_OP_HIT_OBJECT_GET_RAY_FLAGS, FLAGS},
        {DXS_SPV_OP_HIT_OBJECT_GET_SHADER_RECORD_INDEX, RECORD},
        {DXS_SPV_OP_HIT_OBJECT_GET_INSTANCE_CUSTOM_INDEX, CUSTOM_INDEX},
        {DXS_SPV_OP_HIT_OBJECT_GET_INSTANCE_ID, INSTANCE},
        {DXS_SPV_OP_HIT_OBJECT_GET_GEOMETRY_INDEX, GEOMETRY},
        {DXS_SPV_OP_HIT_OBJECT_GET_PRIMITIVE_INDEX, PRIMITIVE},
        {DXS_SPV_OP_HIT_OBJECT_GET_HIT_KIND, HIT_KIND},
        {DXS_SPV_OP_HIT_OBJECT_GET_RAY_T_MIN, T_MIN},
        {DXS_SPV_OP_HIT_OBJECT_GET_RAY_T_MAX, T},
        {DXS_SPV_OP_HIT_OBJECT_GET_WORLD_RAY_ORIGIN, ORIGIN},
        {DXS_SPV_OP_HIT_OBJECT_GET_WORLD_RAY_DIRECTION, DIRECTION},
        {DXS_SPV_OP_HIT_OBJECT_GET_OBJECT_RAY_ORIGIN, OBJECT_ORIGIN},
        {DXS_SPV_OP_HIT_OBJECT_GET_OBJECT_RAY_DIRECTION, OBJECT_DIRECTION},
        {DXS_SPV_OP_HIT_OBJECT_GET_OBJECT_TO_WORLD, OBJECT_TO_WORLD},
        {DXS_SPV_OP_HIT_OBJECT_GET_WORLD_TO_OBJECT, WORLD_TO_OBJECT},
    };
    uint32_t op = (uint32_t)i->opcode;
    uint32_t kind = MEMBERS;

    if (op == DXS_SPV_OP_HIT_OBJECT_IS_EMPTY)
        kind = EMPTY;
    else if (op == DXS_SPV_OP_HIT_OBJECT_IS_MISS)
        kind = MISS;
    else if (op == DXS_SPV_OP_HIT_OBJECT_IS_HIT)
        kind = HIT;
    if (kind != MEMBERS) {
        uint32_t held = load_member(r, i->words[3], KIND);
        PUT(&r->out, SpvOpIEqual, i->words[1], i->words[2], held, r->numbers[kind]);
        return true;
    }
    for (size_t n = 0; n < sizeof members / sizeof *members; n++)
        if (members[n].op == op) {
            load_member_as(r, i->words[3], members[n].member, i->words[2]);
            return true;
        }
    return false;
}

/* Attributes begin as zeros: a driver may take undefined ones for those that the shader forgets to store. */
static void declare_attributes(struct replacer *r, const struct spirv_instruction *variable)
{
    uint32_t zeros = new_id(r);

    PUT(&r->out, SpvOpConstantNull, maker_of(r, variable->words[1])[3], zeros);
    PUT(&r->out, SpvOpVariable, variable->words[1], variable->words[2], SpvStorageClassPrivate, zeros);
}

/* Declarations of hit objects, and of their attributes, which become variables of the invocation. */
static bool replace_declaration(struct replacer *r, const struct spirv_instruction *i)
{
    static const uint32_t extension[] = {0x5F565053, 0x5F52484B, 0x5F796172, 0x72657571, 0x79}; /* SPV_KHR_ray_query */

    if (i->opcode == SpvOpCapability && i->words[1] == DXS_SPV_CAPABILITY_SHADER_INVOCATION_REORDER)
        return PUT(&r->out, SpvOpCapability, SpvCapabilityRayQueryKHR), true;
    if (i->opcode == SpvOpExtension && strcmp((const char *)(i->words + 1), "SPV_EXT_shader_invocation_reorder") == 0)
        return append_instruction(&r->out, SpvOpExtension, extension, sizeof extension / sizeof *extension), true;
    if (i->opcode == SpvOpTypePointer && i->words[2] == DXS_SPV_STORAGE_CLASS_HIT_OBJECT_ATTRIBUTE)
        return PUT(&r->out, SpvOpTypePointer, i->words[1], SpvStorageClassPrivate, i->words[3]), true;
    if (i->opcode == SpvOpVariable && i->words[3] == DXS_SPV_STORAGE_CLASS_HIT_OBJECT_ATTRIBUTE)
        return declare_attributes(r, i), true;
    if (i->opcode == SpvOpVariable && i->words[1] == r->types.hit_pointer)
        return PUT(&r->out, SpvOpVariable, r->state_pointer, i->words[2], SpvStorageClassFunction, r->first_state),
               true;
    return i->opcode == HIT_OP(TYPE_HIT_OBJECT) ||
           (i->opcode == SpvOpTypePointer && i->words[1] == r->types.hit_pointer);
}

/* The entry point's interface lists all variables: the query, too. */
static void add_to_interface(struct replacer *r, const struct spirv_instruction *entry)
{
    size_t at = r->out.count;

    append_words(&r->out, entry->words, entry->length);
    append_words(&r->out, &r->query, 1);
    r->out.words[at] += 1u << SpvWordCountShift;
}

/* ---- Functions --------------------------------------------------------------------------------------------------- */

static void begin_function(struct replacer *r, uint32_t function, uint32_t type)
{
    PUT(&r->out, SpvOpFunction, r->types.nothing, function, 0, type);
}

static void end_function(struct replacer *r)
{
    append_instruction(&r->out, SpvOpReturn, NULL, 0);
    append_instruction(&r->out, SpvOpFunctionEnd, NULL, 0);
}

static uint32_t put_label(struct replacer *r, uint32_t label)
{
    PUT(&r->out, SpvOpLabel, label);
    return label;
}

/* while (rayQueryProceed(query)); */
static void put_loop(struct replacer *r)
{
    uint32_t head = new_id(r), body = new_id(r), next = new_id(r), merge = new_id(r), more = new_id(r);

    PUT(&r->out, SpvOpBranch, head);
    put_label(r, head);
    PUT(&r->out, SpvOpLoopMerge, merge, next, 0);
    PUT(&r->out, SpvOpBranch, body);
    put_label(r, body);
    PUT(&r->out, SpvOpRayQueryProceedKHR, r->types.boolean, more, r->query);
    PUT(&r->out, SpvOpBranchConditional, more, next, merge);
    put_label(r, next);
    PUT(&r->out, SpvOpBranch, head);
    put_label(r, merge);
}

static void store_hit(struct replacer *r, uint32_t hit, uint32_t offset, uint32_t stride)
{
    const struct types *t = &r->types;

    store_committed(r, hit, r->query);
    store_member(r, hit, BARYCENTRICS, committed(r, r->query, SpvOpRayQueryGetIntersectionBarycentricsKHR, t->pair));
    uint32_t scaled = binary(r, SpvOpIMul, t->u32, load_member(r, hit, GEOMETRY), stride);
    uint32_t record = binary(r, SpvOpIAdd, t->u32, load_member(r, hit, BASE), scaled);
    store_member(r, hit, RECORD, binary(r, SpvOpIAdd, t->u32, record, offset));
    store_front(r, hit, r->query);
}

/* Parameters: hit object, offset and stride of records. If the query finds a hit, the hit object becomes it. */
static void put_fill(struct replacer *r)
{
    const struct types *t = &r->types;
    uint32_t hit = new_id(r), offset = new_id(r), stride = new_id(r), then = new_id(r), merge = new_id(r);

    begin_function(r, r->fill, t->of_trace);
    PUT(&r->out, SpvOpFunctionParameter, r->state_pointer, hit);
    PUT(&r->out, SpvOpFunctionParameter, t->u32, offset);
    PUT(&r->out, SpvOpFunctionParameter, t->u32, stride);
    put_label(r, new_id(r));
    put_loop(r);
    uint32_t type = committed(r, r->query, SpvOpRayQueryGetIntersectionTypeKHR, t->u32);
    uint32_t is_none = binary(r, SpvOpIEqual, t->boolean, type, r->numbers[0]);
    PUT(&r->out, SpvOpSelectionMerge, merge, 0);
    PUT(&r->out, SpvOpBranchConditional, is_none, merge, then);
    put_label(r, then);
    store_hit(r, hit, offset, stride);
    PUT(&r->out, SpvOpBranch, merge);
    put_label(r, merge);
    end_function(r);
}

/* if (hit.kind != EMPTY) traceRay(...); a miss meets nothing with the mask 0. The stride of records is 0. */
static void put_executor(struct replacer *r, uint32_t function, uint32_t payload)
{
    const struct types *t = &r->types;
    uint32_t hit = new_id(r), then = new_id(r), merge = new_id(r), scene = new_id(r);

    begin_function(r, function, t->of_state);
    PUT(&r->out, SpvOpFunctionParameter, r->state_pointer, hit);
    put_label(r, new_id(r));
    uint32_t kind = load_member(r, hit, KIND);
    uint32_t is_none = binary(r, SpvOpIEqual, t->boolean, kind, r->numbers[EMPTY]);
    uint32_t is_hit = binary(r, SpvOpIEqual, t->boolean, kind, r->numbers[HIT]);
    PUT(&r->out, SpvOpSelectionMerge, merge, 0);
    PUT(&r->out, SpvOpBranchConditional, is_none, merge, then);
    put_label(r, then);
    uint32_t mask = choose(r, t->u32, is_hit, load_member(r, hit, MASK), r->numbers[0]);
    uint32_t record = load_member(r, hit, RECORD);
    uint32_t offset = binary(r, SpvOpISub, t->u32, record, load_member(r, hit, BASE));
    uint32_t flags = load_member(r, hit, FLAGS), origin = load_member(r, hit, ORIGIN);
    uint32_t nearest = load_member(r, hit, T_MIN), direction = load_member(r, hit, DIRECTION);
    uint32_t farthest = load_member(r, hit, T_MAX);
    PUT(&r->out, SpvOpLoad, t->scene, scene, t->scene_variable);
    PUT(&r->out, SpvOpTraceRayKHR, scene, flags, mask, offset, r->numbers[0], record, origin, nearest, direction,
        farthest, payload);
    PUT(&r->out, SpvOpBranch, merge);
    put_label(r, merge);
    end_function(r);
}

/* ---- Modules ----------------------------------------------------------------------------------------------------- */

/* False: attributes of another form. */
static bool attributes_are_barycentrics(const struct replacer *r, uint32_t attributes)
{
    const uint32_t *variable = maker_of(r, attributes), *pointer = variable ? maker_of(r, variable[1]) : NULL;
    const uint32_t *structure = pointer ? maker_of(r, pointer[3]) : NULL;

    return structure && (structure[0] & SpvOpCodeMask) == SpvOpTypeStruct && r->types.pair &&
           structure[2] == r->types.pair;
}

/* Whether all that the module does with hit objects can be replaced. */
static bool look_around(struct replacer *r, const uint32_t *words, size_t word_count)
{
    struct spirv_instruction i;
    bool has_functions = false;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        has_functions |= i.opcode == SpvOpFunction;
        if (!has_functions && i.length > 1 && i.words[1] < r->bound)
            note_type(r, i.words);
        if (i.opcode == SpvOpTypeStruct || i.opcode == SpvOpTypePointer)
            r->makers[i.words[1]] = i.words;
        if (i.opcode == SpvOpConstant)
            r->makers[i.words[2]] = i.words;
        if (i.opcode == SpvOpVariable) {
            const uint32_t *pointer = maker_of(r, i.words[1]);
            r->makers[i.words[2]] = i.words;
            if (pointer && r->types.scene && pointer[3] == r->types.scene)
                r->types.scene_variable = i.words[2];
        }
        if ((uint32_t)i.opcode == DXS_SPV_OP_HIT_OBJECT_GET_SHADER_RECORD_HANDLE ||
            ((uint32_t)i.opcode == DXS_SPV_OP_HIT_OBJECT_RECORD_FROM_QUERY && !holds(r, i.words[4], r->types.pair) &&
             !attributes_are_barycentrics(r, i.words[4])) ||
            (uint32_t)i.opcode == DXS_SPV_OP_HIT_OBJECT_GET_TRIANGLE_VERTEX_POSITIONS ||
            ((uint32_t)i.opcode == DXS_SPV_OP_HIT_OBJECT_GET_ATTRIBUTES && !attributes_are_barycentrics(r, i.words[2])))
            return false;
    }
    return r->types.hit_pointer && r->types.scene_variable && r->types.triple && r->types.nothing;
}

static void rewrite(struct replacer *r, const uint32_t *words, size_t word_count)
{
    struct spirv_instruction i;
    bool is_declared = false;

    r->fill = new_id(r);
    declare_types(r);
    append_words(&r->out, words, SPIRV_HEADER_WORDS);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        if (!is_declared && i.opcode == SpvOpFunction) {
            append_words(&r->out, r->declarations.words, r->declarations.count);
            is_declared = true;
        }
        if (i.opcode == SpvOpEntryPoint)
            add_to_interface(r, &i);
        else if (!replace_declaration(r, &i) && !replace_making(r, &i) && !replace_telling(r, &i))
            append_words(&r->out, i.words, i.length);
    }
    put_fill(r);
    for (uint32_t n = 0; n < r->payload_count; n++)
        put_executor(r, r->executors[n], r->payloads[n]);
    r->out.words[SPIRV_BOUND_WORD] = r->next_id;
}

static bool has_hit_objects(const uint32_t *words, size_t word_count)
{
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);)
        if (i.opcode == SpvOpCapability && i.words[1] == DXS_SPV_CAPABILITY_SHADER_INVOCATION_REORDER)
            return true;
    return false;
}

void replace_hit_objects(struct shader *shader, const struct device *device)
{
    if (device_has(device, "invocation-reorder") || !device_has(device, "ray-query"))
        return;
    for (uint32_t n = 0; n < shader->stage_count; n++) {
        struct pipeline_stage *stage = &shader->stages[n];
        if (!has_hit_objects(stage->words, stage->word_count))
            continue;
        struct replacer r = {.bound = stage->words[SPIRV_BOUND_WORD]};
        r.next_id = r.bound;
        r.makers = allocate(r.bound, sizeof *r.makers);
        if (look_around(&r, stage->words, stage->word_count)) {
            bool is_first = shader->words == stage->words;
            rewrite(&r, stage->words, stage->word_count);
            shader->is_emulated = true;
            if (is_first) {
                shader->words = r.out.words;
                shader->word_count = r.out.count;
            }
            stage->words = r.out.words;
            stage->word_count = r.out.count;
        }
        free(r.makers);
        free(r.declarations.words);
    }
}
