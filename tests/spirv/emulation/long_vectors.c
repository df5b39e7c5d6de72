#include "tests/spirv/emulation/long_vectors.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"
#include "tests/spirv/results.h"

#include <stdlib.h>
#include <string.h>

enum {
    CAPABILITY_LONG_VECTOR = 5425,
    CAPABILITY_COOPERATIVE_VECTOR = 5394,
    MAX_OPERANDS = 16 /* of an instruction that computes with vectors */
};

struct replacer {
    const uint32_t **makers; /* by id: the instruction that makes it */
    uint32_t *first_lanes;   /* by id of a long vector: the id of lane 0, which the others follow; 0: none yet */
    uint32_t bound, next_id;
    bool is_used;
    struct word_list declarations, variables, body, out; /* variables, body: of the function */
    struct word_list *code;                              /* body, or out between functions */
};

/* ---- Types ------------------------------------------------------------------------------------------------------- */

/* The instruction that declares a long vector's type; NULL: it is another type. */
static const uint32_t *long_type(const struct replacer *r, uint32_t type)
{
    const uint32_t *maker = type < r->bound ? r->makers[type] : NULL;

    return opcode_of(maker) == NewerOpTypeVectorIdEXT ? maker : NULL;
}

/* The type of a value that is a long vector; NULL: it is something else. */
static const uint32_t *long_type_of(const struct replacer *r, uint32_t id)
{
    const uint32_t *maker = id < r->bound ? r->makers[id] : NULL;

    return maker && spirv_result_word(opcode_of(maker)) == 2 ? long_type(r, maker[1]) : NULL;
}

static uint32_t lanes_of(const struct replacer *r, const uint32_t *type)
{
    return r->makers[type[3]][3];
}

/* ---- Lanes ------------------------------------------------------------------------------------------------------- */

static uint32_t lane_of(struct replacer *r, uint32_t vector, uint32_t lane)
{
    const uint32_t *type = long_type_of(r, vector), *maker = r->makers[vector];

    if (opcode_of(maker) == SpvOpConstantComposite)
        return maker[3 + lane];
    if (r->first_lanes[vector])
        return r->first_lanes[vector] + lane;
    PUT(r->code, SpvOpCompositeExtract, type[2], r->next_id, vector, lane);
    return r->next_id++;
}

/* The array of `count` lanes that follow `first`. */
static void put_array(struct replacer *r, uint32_t type, uint32_t id, uint32_t first, uint32_t count)
{
    uint32_t *words = allocate(count + 2, sizeof *words);

    words[0] = type;
    words[1] = id;
    for (uint32_t n = 0; n < count; n++)
        words[2 + n] = first + n;
    append_instruction(r->code, SpvOpCompositeConstruct, words, count + 2);
    free(words);
}

/* Word of the first operand that may be a vector: behind instruction sets, scopes and literals. */
static uint32_t first_operand(const struct spirv_instruction *i)
{
    if (i->opcode == SpvOpExtInst ||
        (i->opcode >= SpvOpGroupNonUniformIAdd && i->opcode <= SpvOpGroupNonUniformLogicalXor))
        return 5;
    return i->opcode >= SpvOpGroupNonUniformElect && i->opcode <= SpvOpGroupNonUniformQuadSwap ? 4 : 3;
}

/* Whether the instruction computes each lane from the same lanes of its operands. */
static bool is_by_lane(SpvOp op)
{
    return op == SpvOpExtInst || (op >= SpvOpConvertFToU && op <= SpvOpBitcast) ||
           (op >= SpvOpSNegate && op <= SpvOpFMod) || (op >= SpvOpIsNan && op <= SpvOpFUnordGreaterThanEqual) ||
           (op >= SpvOpShiftRightLogical && op <= SpvOpFwidthCoarse) || (uint32_t)op == NewerOpFmaKHR ||
           (op >= SpvOpGroupNonUniformBroadcast && op <= SpvOpGroupNonUniformQuadSwap);
}

static void replace_by_lane(struct replacer *r, const struct spirv_instruction *i)
{
    const uint32_t *type = long_type(r, i->words[1]);
    uint32_t lanes = lanes_of(r, type), first = r->next_id, words[MAX_OPERANDS];

    if (i->length - 1 > MAX_OPERANDS)
        test_fails("an instruction on long vectors with more operands than there are");
    r->next_id += lanes;
    for (uint32_t n = 0; n < lanes; n++) {
        memcpy(words, i->words + 1, (i->length - 1) * sizeof *words);
        words[0] = type[2];
        words[1] = first + n;
        for (uint32_t k = first_operand(i); k < i->length; k++) {
            const uint32_t *from = long_type_of(r, i->words[k]);
            if (from && lanes_of(r, from) != lanes)
                test_fails("operation %u has vectors of %u and %u lanes", i->opcode, lanes, lanes_of(r, from));
            if (from)
                words[k - 1] = lane_of(r, i->words[k], n);
        }
        append_instruction(r->code, i->opcode, words, i->length - 1);
    }
    put_array(r, i->words[1], i->words[2], first, lanes);
    r->first_lanes[i->words[2]] = first;
}

/* ---- Instructions that are not by lane --------------------------------------------------------------------------- */

/* Folds lanes from left to right. `multiply`: products of the lanes of two operands. */
static void replace_fold(struct replacer *r, const struct spirv_instruction *i, SpvOp op, SpvOp multiply)
{
    uint32_t lanes = lanes_of(r, long_type_of(r, i->words[3])), folded = 0;

    for (uint32_t n = 0; n < lanes; n++) {
        uint32_t lane = lane_of(r, i->words[3], n);
        if (multiply) {
            uint32_t factor = lane_of(r, i->words[4], n), product = n > 0 || lanes > 1 ? r->next_id++ : i->words[2];
            PUT(r->code, multiply, i->words[1], product, lane, factor);
            lane = product;
        }
        if (n == 0) {
            folded = lane;
            continue;
        }
        uint32_t next = n + 1 == lanes ? i->words[2] : r->next_id++;
        PUT(r->code, op, i->words[1], next, folded, lane);
        folded = next;
    }
}

/* A variable with the vector, and a pointer to the lane with this index. */
static uint32_t pointer_to_lane(struct replacer *r, uint32_t vector, uint32_t index, uint32_t *variable)
{
    const uint32_t *type = long_type_of(r, vector);
    uint32_t whole = r->next_id++, single = r->next_id++, pointer = r->next_id++;

    *variable = r->next_id++;
    PUT(&r->declarations, SpvOpTypePointer, whole, SpvStorageClassFunction, type[1]);
    PUT(&r->declarations, SpvOpTypePointer, single, SpvStorageClassFunction, type[2]);
    PUT(&r->variables, SpvOpVariable, whole, *variable, SpvStorageClassFunction);
    PUT(r->code, SpvOpStore, *variable, vector);
    PUT(r->code, SpvOpAccessChain, single, pointer, *variable, index);
    return pointer;
}

static void replace_extract(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t variable, pointer = pointer_to_lane(r, i->words[3], i->words[4], &variable);

    PUT(r->code, SpvOpLoad, i->words[1], i->words[2], pointer);
}

static void replace_insert(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t variable, pointer = pointer_to_lane(r, i->words[3], i->words[5], &variable);

    PUT(r->code, SpvOpStore, pointer, i->words[4]);
    PUT(r->code, SpvOpLoad, i->words[1], i->words[2], variable);
}

/* Lane `lane` of two vectors in a row. Either may be short. UINT32_MAX: any value. */
static uint32_t shuffled_lane(struct replacer *r, const uint32_t *vectors, uint32_t element, uint32_t lane)
{
    const uint32_t *first = long_type_of(r, vectors[0]);
    uint32_t count = first ? lanes_of(r, first) : r->makers[r->makers[vectors[0]][1]][3];

    if (lane == UINT32_MAX) {
        PUT(r->code, SpvOpUndef, element, r->next_id);
        return r->next_id++;
    }
    uint32_t vector = vectors[lane >= count];
    lane -= lane >= count ? count : 0;
    if (long_type_of(r, vector))
        return lane_of(r, vector, lane);
    PUT(r->code, SpvOpCompositeExtract, element, r->next_id, vector, lane);
    return r->next_id++;
}

static void replace_shuffle(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t element = r->makers[i->words[1]][2], *words = allocate(i->length, sizeof *words);

    words[0] = i->words[1];
    words[1] = i->words[2];
    for (uint32_t n = 5; n < i->length; n++)
        words[n - 3] = shuffled_lane(r, i->words + 3, element, i->words[n]);
    append_instruction(r->code, SpvOpCompositeConstruct, words, i->length - 3);
    free(words);
}

/* Of lanes and of short vectors. */
static void replace_construct(struct replacer *r, const struct spirv_instruction *i)
{
    const uint32_t *type = long_type(r, i->words[1]);
    uint32_t *words = allocate(lanes_of(r, type) + 2, sizeof *words), count = 2;

    words[0] = i->words[1];
    words[1] = i->words[2];
    for (uint32_t k = 3; k < i->length; k++) {
        const uint32_t *maker = i->words[k] < r->bound ? r->makers[i->words[k]] : NULL;
        const uint32_t *from = maker ? r->makers[maker[1]] : NULL;
        uint32_t lanes = opcode_of(from) == SpvOpTypeVector ? from[3] : 1;
        if (count + lanes > lanes_of(r, type) + 2)
            test_fails("a vector of more lanes than its type has");
        for (uint32_t n = 0; n < lanes; n++) {
            words[count++] = lanes == 1 ? i->words[k] : r->next_id;
            if (lanes > 1)
                PUT(r->code, SpvOpCompositeExtract, type[2], r->next_id++, i->words[k], n);
        }
    }
    append_instruction(r->code, SpvOpCompositeConstruct, words, count);
    free(words);
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

/* Arrays have these instructions, too. */
static bool suits_arrays(SpvOp op)
{
    switch (op) {
    case SpvOpVariable:
    case SpvOpLoad:
    case SpvOpPhi:
    case SpvOpUndef:
    case SpvOpCopyObject:
    case SpvOpCompositeConstruct:
    case SpvOpCompositeExtract:
    case SpvOpCompositeInsert:
    case SpvOpFunctionParameter:
    case SpvOpFunctionCall:
    case SpvOpFunction:
        return true;
    default:
        return false;
    }
}

static bool has_long_operand(const struct replacer *r, const struct spirv_instruction *i)
{
    bool has = long_type(r, i->words[1]) != NULL;

    for (uint32_t k = first_operand(i); k < i->length && !has; k++)
        has = long_type_of(r, i->words[k]) != NULL;
    return has;
}

static void replace_in_function(struct replacer *r, const struct spirv_instruction *i)
{
    if (i->opcode == SpvOpCompositeConstruct && long_type(r, i->words[1]))
        replace_construct(r, i);
    else if (spirv_result_word(i->opcode) != 2 || suits_arrays(i->opcode) || !has_long_operand(r, i))
        append_words(r->code, i->words, i->length);
    else if (i->opcode == SpvOpDot)
        replace_fold(r, i, SpvOpFAdd, SpvOpFMul);
    else if (i->opcode == SpvOpAny || i->opcode == SpvOpAll)
        replace_fold(r, i, i->opcode == SpvOpAny ? SpvOpLogicalOr : SpvOpLogicalAnd, SpvOpNop);
    else if (i->opcode == SpvOpVectorExtractDynamic)
        replace_extract(r, i);
    else if (i->opcode == SpvOpVectorInsertDynamic)
        replace_insert(r, i);
    else if (i->opcode == SpvOpVectorShuffle)
        replace_shuffle(r, i);
    else if (long_type(r, i->words[1]) && is_by_lane(i->opcode))
        replace_by_lane(r, i);
    else if (!long_type(r, i->words[1])) /* a literal equals an id, or debug information names a value */
        append_words(r->code, i->words, i->length);
    else
        test_fails("operation %u on long vectors", i->opcode);
}

/* Variables stand at the head of a function's first block. */
static void replace_functions(struct replacer *r, const uint32_t *words, size_t count, size_t functions)
{
    struct spirv_instruction i;

    r->code = &r->out;
    for (size_t at = functions; next_instruction(words, count, &at, &i);) {
        replace_in_function(r, &i);
        if (i.opcode == SpvOpLabel && r->code == &r->out)
            r->code = &r->body;
        if (i.opcode == SpvOpFunctionEnd) {
            append_words(&r->out, r->variables.words, r->variables.count);
            append_words(&r->out, r->body.words, r->body.count);
            r->variables.count = r->body.count = 0;
            r->code = &r->out;
        }
    }
}

/* What decorates a vector decorates its lanes. */
static void replace_decoration(struct replacer *r, const struct spirv_instruction *i)
{
    const uint32_t *type = long_type_of(r, i->words[1]);
    uint32_t words[MAX_OPERANDS];

    if (!type || i->length > MAX_OPERANDS) {
        append_words(&r->out, i->words, i->length);
        return;
    }
    memcpy(words, i->words + 1, (i->length - 1) * sizeof *words);
    for (uint32_t n = 0; r->first_lanes[i->words[1]] && n < lanes_of(r, type); n++) {
        words[0] = r->first_lanes[i->words[1]] + n;
        append_instruction(&r->out, SpvOpDecorate, words, i->length - 1);
    }
}

static void replace_declaration(struct replacer *r, const struct spirv_instruction *i)
{
    if ((i->opcode == SpvOpCapability && i->words[1] == CAPABILITY_LONG_VECTOR) ||
        (i->opcode == SpvOpExtension && strcmp((const char *)(i->words + 1), "SPV_EXT_long_vector") == 0))
        return;
    if (i->opcode == SpvOpDecorate)
        replace_decoration(r, i);
    else if ((uint32_t)i->opcode == NewerOpTypeVectorIdEXT)
        append_instruction(&r->out, SpvOpTypeArray, i->words + 1, i->length - 1);
    else
        append_words(&r->out, i->words, i->length);
}

/* Long vectors, and types that hold them, lie in memory of these storage classes only. */
static void check_variable(const struct replacer *r, const struct spirv_instruction *i)
{
    const uint32_t *pointer = r->makers[i->words[1]];
    uint32_t storage = i->words[3];

    if (long_type(r, pointer[3]) && storage != SpvStorageClassFunction && storage != SpvStorageClassPrivate &&
        storage != SpvStorageClassWorkgroup)
        test_fails("a long vector in storage class %u", storage);
}

/* The functions come first: decorations and declarations before them depend on them. */
static struct word_list rewrite(struct replacer *r, const uint32_t *words, size_t count, size_t functions)
{
    struct word_list code;
    struct spirv_instruction i;

    replace_functions(r, words, count, functions);
    code = r->out;
    r->out = (struct word_list){0};
    append_words(&r->out, words, SPIRV_HEADER_WORDS);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, functions, &at, &i);) {
        if (i.opcode == SpvOpVariable)
            check_variable(r, &i);
        replace_declaration(r, &i);
    }
    append_words(&r->out, r->declarations.words, r->declarations.count);
    append_words(&r->out, code.words, code.count);
    free(code.words);
    r->out.words[SPIRV_BOUND_WORD] = r->next_id;
    return r->out;
}

static struct word_list replace_in_module(const uint32_t *words, size_t count)
{
    struct replacer r = {.bound = words[SPIRV_BOUND_WORD], .next_id = words[SPIRV_BOUND_WORD]};
    struct spirv_instruction i;
    struct word_list made = {0};
    size_t functions = 0;
    bool has_products = false;

    r.makers = allocate(r.bound, sizeof *r.makers);
    r.first_lanes = allocate(r.bound, sizeof *r.first_lanes);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, count, &at, &i);) {
        uint32_t id = result_of(i.words);
        if (id)
            r.makers[id] = i.words;
        r.is_used |= i.opcode == SpvOpCapability && i.words[1] == CAPABILITY_LONG_VECTOR;
        has_products |= i.opcode == SpvOpCapability && i.words[1] == CAPABILITY_COOPERATIVE_VECTOR;
        if (i.opcode == SpvOpFunction && !functions)
            functions = (size_t)(i.words - words);
    }
    if (r.is_used && !has_products)
        made = rewrite(&r, words, count, functions);
    free(r.makers);
    free(r.first_lanes);
    free(r.declarations.words);
    free(r.variables.words);
    free(r.body.words);
    return made;
}

void replace_long_vectors(struct shader *s, const struct device *device)
{
    if (!s->features.on[DXS_FEATURE_LONG_VECTOR] || device_has(device, "long-vector"))
        return;
    const uint32_t *before = s->words;
    replace_modules(s, replace_in_module);
    s->is_emulated |= s->words != before;
}
