/* Replaces raw access chains: see raw_chains.h. */
#include "execute/raw_chains.h"

#include "device/report.h"
#include "execute/spirv_words.h"

#include "spirv/builder/extensions.h"

#include <stdlib.h>
#include <string.h>

enum {
    BY_ELEMENT = 2, /* Raw Access Chain Operands */
    MAX_LANES = 4
};

/* Constants of the module that is made. */
enum constant {
    ZERO,
    ONE,
    TWO,
    THREE,
    SIXTEEN,
    HALF_MASK,
    CONSTANTS
};

struct replacer {
    const uint32_t **makers; /* by id: the instruction that makes it */
    uint32_t *bytes;         /* by id of a raw access chain: the byte where it begins */
    bool *is_non_uniform;    /* by id */
    uint32_t bound, next_id;
    uint32_t u32, word_pointer, pair_of_words;    /* types */
    uint32_t pairs[2], pair_types[2], pair_count; /* vectors of two 16-bit numbers, and these numbers' types */
    uint32_t constants[CONSTANTS];
    struct word_list decorations, declarations, out;
};

/* What a pointer points to: `lanes` numbers of a type. */
struct numbers {
    uint32_t type, lanes, bits;
};

static uint32_t new_id(struct replacer *r)
{
    return r->next_id++;
}

static struct numbers numbers_of(const struct replacer *r, uint32_t type)
{
    const uint32_t *maker = r->makers[type];
    struct numbers numbers = {type, 1, 0};

    if (opcode_of(maker) == SpvOpTypeVector) {
        numbers = (struct numbers){maker[2], maker[3], 0};
        maker = r->makers[maker[2]];
    }
    if (!maker || (opcode_of(maker) != SpvOpTypeInt && opcode_of(maker) != SpvOpTypeFloat) || numbers.lanes > MAX_LANES)
        test_fails("a raw access chain to other memory than numbers");
    numbers.bits = maker[2];
    return numbers;
}

/* ---- Declarations ------------------------------------------------------------------------------------------------ */

static uint32_t pair_of(struct replacer *r, uint32_t type)
{
    uint32_t n = 0;

    while (n < r->pair_count && r->pair_types[n] != type)
        n++;
    if (n == sizeof r->pairs / sizeof *r->pairs)
        test_fails("more types of 16 bits than there are");
    if (n == r->pair_count) {
        r->pair_types[n] = type;
        r->pairs[r->pair_count++] = new_id(r);
        PUT(&r->declarations, SpvOpTypeVector, r->pairs[n], type, 2);
    }
    return r->pairs[n];
}

/* Types that the module may have already are found in it, because it may not have them twice. */
static void declare(struct replacer *r)
{
    static const uint32_t values[CONSTANTS] = {0, 1, 2, 3, 16, 0xFFFF};

    for (uint32_t id = 0; id < r->bound; id++) {
        const uint32_t *maker = r->makers[id];
        uint32_t op = opcode_of(maker);
        if (op == SpvOpTypeInt && maker[2] == 32 && maker[3] == 0)
            r->u32 = id;
    }
    for (uint32_t id = 0; id < r->bound; id++) {
        const uint32_t *maker = r->makers[id];
        const uint32_t *number = opcode_of(maker) == SpvOpTypeVector ? r->makers[maker[2]] : NULL;
        if (number && maker[2] == r->u32 && maker[3] == 2)
            r->pair_of_words = id;
        if (number && maker[3] == 2 && number[2] == 16 && r->pair_count < 2) {
            r->pair_types[r->pair_count] = maker[2];
            r->pairs[r->pair_count++] = id;
        }
    }
    PUT(&r->declarations, SpvOpTypePointer, r->word_pointer = new_id(r), SpvStorageClassStorageBuffer, r->u32);
    if (!r->pair_of_words)
        PUT(&r->declarations, SpvOpTypeVector, r->pair_of_words = new_id(r), r->u32, 2);
    for (uint32_t n = 0; n < CONSTANTS; n++)
        PUT(&r->declarations, SpvOpConstant, r->u32, r->constants[n] = new_id(r), values[n]);
    for (uint32_t id = 0; id < r->bound; id++)
        if ((opcode_of(r->makers[id]) == SpvOpTypeInt || opcode_of(r->makers[id]) == SpvOpTypeFloat) &&
            r->makers[id][2] == 16)
            pair_of(r, id);
}

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

static uint32_t binary(struct replacer *r, SpvOp op, uint32_t type, uint32_t a, uint32_t b)
{
    uint32_t id = new_id(r);

    PUT(&r->out, op, type, id, a, b);
    return id;
}

static uint32_t bitcast(struct replacer *r, uint32_t type, uint32_t value)
{
    uint32_t id = new_id(r);

    PUT(&r->out, SpvOpBitcast, type, id, value);
    return id;
}

static uint32_t number(struct replacer *r, uint32_t value)
{
    uint32_t id = new_id(r);

    PUT(&r->declarations, SpvOpConstant, r->u32, id, value);
    return id;
}

static void check_bounds(const struct replacer *r, const struct instruction *i, struct numbers numbers)
{
    const uint32_t *stride = r->makers[i->words[4]], *offset = r->makers[i->words[6]];

    if (i->length < 8 || i->words[7] == 0)
        test_fails("a raw access chain without a check of bounds");
    if (i->words[7] == BY_ELEMENT &&
        (!stride || stride[3] == 0 ||
         (opcode_of(offset) == SpvOpConstant && offset[3] + numbers.lanes * numbers.bits / 8 > stride[3])))
        test_fails("an access beyond the element, checked by elements");
}

/* The chain becomes a pointer to the first word. */
static void replace_chain(struct replacer *r, const struct instruction *i)
{
    const uint32_t *pointer = r->makers[i->words[1]];

    check_bounds(r, i, numbers_of(r, pointer[3]));
    uint32_t element = binary(r, SpvOpIMul, r->u32, i->words[4], i->words[5]);
    uint32_t byte = binary(r, SpvOpIAdd, r->u32, element, i->words[6]);
    uint32_t word = binary(r, SpvOpShiftRightLogical, r->u32, byte, r->constants[TWO]);
    r->bytes[i->words[2]] = byte;
    PUT(&r->out, SpvOpAccessChain, r->word_pointer, i->words[2], i->words[3], r->constants[ZERO], word);
}

/* Pointer to the word that is `bytes` behind the chain's first byte. *at: that byte. */
static uint32_t word_behind(struct replacer *r, uint32_t chain, uint32_t bytes, uint32_t *at)
{
    const uint32_t *maker = r->makers[chain];
    uint32_t pointer = new_id(r);

    *at = binary(r, SpvOpIAdd, r->u32, r->bytes[chain], number(r, bytes));
    uint32_t word = binary(r, SpvOpShiftRightLogical, r->u32, *at, r->constants[TWO]);
    PUT(&r->out, SpvOpAccessChain, r->word_pointer, pointer, maker[3], r->constants[ZERO], word);
    if (r->is_non_uniform[chain])
        PUT(&r->decorations, SpvOpDecorate, pointer, SpvDecorationNonUniform);
    return pointer;
}

static uint32_t load_word(struct replacer *r, uint32_t chain, uint32_t bytes, uint32_t *at)
{
    uint32_t pointer = word_behind(r, chain, bytes, at), id = new_id(r);

    PUT(&r->out, SpvOpLoad, r->u32, id, pointer);
    return id;
}

static uint32_t load_number(struct replacer *r, uint32_t chain, struct numbers numbers, uint32_t lane)
{
    uint32_t bytes = lane * numbers.bits / 8, at, word = load_word(r, chain, bytes, &at);

    if (numbers.bits == 32)
        return numbers.type == r->u32 ? word : bitcast(r, numbers.type, word);
    if (numbers.bits == 64) {
        uint32_t high = load_word(r, chain, bytes + 4, &at);
        return bitcast(r, numbers.type, binary(r, SpvOpCompositeConstruct, r->pair_of_words, word, high));
    }
    uint32_t half = binary(r, SpvOpBitwiseAnd, r->u32, binary(r, SpvOpShiftRightLogical, r->u32, at, r->constants[ONE]),
                           r->constants[ONE]);
    return binary(r, SpvOpVectorExtractDynamic, numbers.type, bitcast(r, pair_of(r, numbers.type), word), half);
}

static void replace_load(struct replacer *r, const struct instruction *i)
{
    struct numbers numbers = numbers_of(r, i->words[1]);
    uint32_t words[2 + MAX_LANES] = {i->words[1], i->words[2]};

    for (uint32_t n = 0; n < numbers.lanes; n++)
        words[2 + n] = load_number(r, i->words[3], numbers, n);
    append_instruction(&r->out, numbers.lanes > 1 ? SpvOpCompositeConstruct : SpvOpCopyObject, words,
                       2 + numbers.lanes);
}

/* Other invocations may store to the word's other half. */
static void store_half(struct replacer *r, uint32_t pointer, uint32_t at, uint32_t type, uint32_t value)
{
    uint32_t pair = binary(r, SpvOpCompositeConstruct, pair_of(r, type), value, value);
    uint32_t both = bitcast(r, r->u32, pair), rest = new_id(r);
    uint32_t second = binary(r, SpvOpBitwiseAnd, r->u32, at, r->constants[TWO]);
    uint32_t shift = binary(r, SpvOpShiftLeftLogical, r->u32, second, r->constants[THREE]);
    uint32_t mask = binary(r, SpvOpShiftLeftLogical, r->u32, r->constants[HALF_MASK], shift);

    PUT(&r->out, SpvOpNot, r->u32, rest, mask);
    PUT(&r->out, SpvOpAtomicAnd, r->u32, new_id(r), pointer, r->constants[ONE], r->constants[ZERO], rest);
    uint32_t bits = binary(r, SpvOpBitwiseAnd, r->u32, both, mask);
    PUT(&r->out, SpvOpAtomicOr, r->u32, new_id(r), pointer, r->constants[ONE], r->constants[ZERO], bits);
}

static void store_number(struct replacer *r, uint32_t chain, struct numbers numbers, uint32_t lane, uint32_t value)
{
    uint32_t bytes = lane * numbers.bits / 8, at, pointer = word_behind(r, chain, bytes, &at);

    if (numbers.bits == 16) {
        store_half(r, pointer, at, numbers.type, value);
        return;
    }
    if (numbers.bits == 32) {
        PUT(&r->out, SpvOpStore, pointer, numbers.type == r->u32 ? value : bitcast(r, r->u32, value));
        return;
    }
    uint32_t pair = bitcast(r, r->pair_of_words, value);
    for (uint32_t n = 0; n < 2; n++) {
        uint32_t word = new_id(r);
        PUT(&r->out, SpvOpCompositeExtract, r->u32, word, pair, n);
        PUT(&r->out, SpvOpStore, n ? word_behind(r, chain, bytes + 4, &at) : pointer, word);
    }
}

static void replace_store(struct replacer *r, const struct instruction *i)
{
    uint32_t pointee = r->makers[r->makers[i->words[1]][1]][3];
    struct numbers numbers = numbers_of(r, pointee);

    for (uint32_t n = 0; n < numbers.lanes; n++) {
        uint32_t value = i->words[2];
        if (numbers.lanes > 1)
            PUT(&r->out, SpvOpCompositeExtract, numbers.type, value = new_id(r), i->words[2], n);
        store_number(r, i->words[1], numbers, n, value);
    }
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

static bool is_chain(const struct replacer *r, uint32_t id)
{
    return id < r->bound && r->bytes[id];
}

static bool replace(struct replacer *r, const struct instruction *i)
{
    if ((uint32_t)i->opcode == DXS_SPV_OP_RAW_ACCESS_CHAIN)
        replace_chain(r, i);
    else if (i->opcode == SpvOpLoad && is_chain(r, i->words[3]))
        replace_load(r, i);
    else if (i->opcode == SpvOpStore && is_chain(r, i->words[1]))
        replace_store(r, i);
    else
        return (i->opcode == SpvOpCapability && i->words[1] == DXS_SPV_CAPABILITY_RAW_ACCESS_CHAINS) ||
               (i->opcode == SpvOpExtension && strcmp((const char *)(i->words + 1), "SPV_NV_raw_access_chains") == 0);
    return true;
}

static void note(struct replacer *r, const struct instruction *i)
{
    uint32_t id = result_of(i);

    if (i->opcode == SpvOpDecorate && i->words[2] == SpvDecorationNonUniform)
        r->is_non_uniform[i->words[1]] = true;
    if (id)
        r->makers[id] = i->words;
}

/* The functions come first: they need constants that are declared before them. */
static void rewrite(struct replacer *r, struct shader *s, size_t functions)
{
    struct word_list code;
    struct instruction i;

    for (size_t at = functions; next_instruction(s->words, s->word_count, &at, &i);)
        if (!replace(r, &i))
            append_words(&r->out, i.words, i.length);
    code = r->out;
    r->out = (struct word_list){0};
    append_words(&r->out, s->words, SPIRV_HEADER_WORDS);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, functions, &at, &i);) {
        if (i.opcode == SpvOpDecorate) {
            append_words(&r->out, r->decorations.words, r->decorations.count);
            r->decorations.count = 0;
        }
        if (!replace(r, &i))
            append_words(&r->out, i.words, i.length);
    }
    append_words(&r->out, r->declarations.words, r->declarations.count);
    append_words(&r->out, code.words, code.count);
    free(code.words);
    r->out.words[SPIRV_BOUND_WORD] = r->next_id;
    s->words = r->out.words;
    s->word_count = r->out.count;
}

void replace_raw_chains(struct shader *s, const struct device *device)
{
    bool has_chains = false;
    size_t functions = 0;
    struct instruction i;

    if (s->graphics_count || s->stage_count || device_has(device, "raw-access-chains"))
        return;
    struct replacer r = {.bound = s->words[SPIRV_BOUND_WORD]};
    r.next_id = r.bound;
    r.makers = allocate(r.bound, sizeof *r.makers);
    r.bytes = allocate(r.bound, sizeof *r.bytes);
    r.is_non_uniform = allocate(r.bound, sizeof *r.is_non_uniform);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, s->word_count, &at, &i);) {
        note(&r, &i);
        has_chains |= (uint32_t)i.opcode == DXS_SPV_OP_RAW_ACCESS_CHAIN;
        if (i.opcode == SpvOpFunction && !functions)
            functions = (size_t)(i.words - s->words);
    }
    if (has_chains) {
        declare(&r);
        rewrite(&r, s, functions);
    }
    free(r.makers);
    free(r.bytes);
    free(r.is_non_uniform);
    free(r.decorations.words);
    free(r.declarations.words);
}
