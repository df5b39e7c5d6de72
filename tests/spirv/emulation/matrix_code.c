/* Types, constants and functions that are added to a module: see matrix_code.h. */
#include "tests/spirv/emulation/matrix_code.h"

#include "runner/common/report.h"

#include <string.h>

uint32_t new_id(struct replacer *r)
{
    return r->next_id++;
}

const uint32_t *maker_of(const struct replacer *r, uint32_t id)
{
    return id < r->bound ? r->makers[id] : NULL;
}

const struct matrix *matrix_type(const struct replacer *r, uint32_t type)
{
    return type < r->bound && r->matrices[type].count ? &r->matrices[type] : NULL;
}

uint32_t type_of(const struct replacer *r, uint32_t id)
{
    const uint32_t *maker = maker_of(r, id);

    if (!maker)
        test_fails("id %u is not defined", id);
    return maker[1];
}

const struct matrix *matrix_in(const struct replacer *r, uint32_t id)
{
    const uint32_t *maker = maker_of(r, id);

    return opcode_of(maker) == SpvOpVariable ? matrix_type(r, maker_of(r, maker[1])[3]) : NULL;
}

uint32_t literal(const struct replacer *r, uint32_t id)
{
    const uint32_t *maker = maker_of(r, id);

    return opcode_of(maker) == SpvOpConstant ? maker[3] : NO_LITERAL;
}

/* ---- Declarations ------------------------------------------------------------------------------------------------ */

/* A module may not have the same type twice. `typed`: 1 where the type's id comes before the result's. */
static uint32_t find_declared(const struct replacer *r, const uint32_t *wanted, uint32_t length, uint32_t typed)
{
    struct spirv_instruction i;

    for (uint32_t id = 0; id < r->bound; id++) {
        const uint32_t *maker = r->makers[id];
        if (maker && maker[0] == wanted[0] && (!typed || maker[1] == wanted[1]) &&
            memcmp(maker + 2 + typed, wanted + 2 + typed, (length - 2 - typed) * sizeof *maker) == 0)
            return id;
    }
    for (size_t at = 0; next_instruction(r->declarations.words, r->declarations.count, &at, &i);)
        if (i.words[0] == wanted[0] && (!typed || i.words[1] == wanted[1]) &&
            memcmp(i.words + 2 + typed, wanted + 2 + typed, (length - 2 - typed) * sizeof *wanted) == 0)
            return i.words[1 + typed];
    return 0;
}

uint32_t declare(struct replacer *r, SpvOp op, uint32_t type, const uint32_t *operands, uint32_t count)
{
    uint32_t words[4 + MAX_ARGUMENTS], typed = type != 0, length = 2 + typed + count;

    words[0] = length << SpvWordCountShift | (uint32_t)op;
    words[1] = type;
    if (count)
        memcpy(words + 2 + typed, operands, count * sizeof *operands);
    uint32_t id = find_declared(r, words, length, typed);
    if (!id) {
        words[1 + typed] = id = new_id(r);
        append_words(&r->declarations, words, length);
    }
    return id;
}

uint32_t number(struct replacer *r, uint32_t value)
{
    return declare(r, SpvOpConstant, r->u32, &value, 1);
}

uint32_t pointer_to(struct replacer *r, SpvStorageClass storage, uint32_t type)
{
    return declare(r, SpvOpTypePointer, 0, (const uint32_t[]){storage, type}, 2);
}

uint32_t bits_of(const struct replacer *r, uint32_t type)
{
    const uint32_t *maker = maker_of(r, type);

    return opcode_of(maker) == SpvOpTypeInt || opcode_of(maker) == SpvOpTypeFloat ? maker[2] : 0;
}

/* ---- Functions --------------------------------------------------------------------------------------------------- */

uint32_t emit(struct replacer *r, SpvOp op, uint32_t type, uint32_t a, uint32_t b)
{
    uint32_t operands[] = {type, new_id(r), a, b};

    append_instruction(&r->functions, op, operands, b ? 4 : 3);
    return operands[1];
}

uint32_t arithmetic(struct replacer *r, SpvOp op, uint32_t a, uint32_t constant)
{
    return emit(r, op, r->u32, a, number(r, constant));
}

static uint32_t local(struct replacer *r, uint32_t type)
{
    return emit(r, SpvOpVariable, pointer_to(r, SpvStorageClassFunction, type), SpvStorageClassFunction, 0);
}

struct function open_function(struct replacer *r, uint32_t type, uint32_t result, const uint32_t *arguments,
                              uint32_t count)
{
    uint32_t types[1 + MAX_ARGUMENTS], call[3 + MAX_ARGUMENTS];
    struct function f = {.type = type ? type : declare(r, SpvOpTypeVoid, 0, NULL, 0), .count = count};

    types[0] = call[0] = f.type;
    call[1] = result;
    call[2] = new_id(r);
    for (uint32_t k = 0; k < count; k++) {
        types[1 + k] = type_of(r, arguments[k]);
        call[3 + k] = arguments[k];
    }
    append_instruction(&r->out, SpvOpFunctionCall, call, 3 + count);
    uint32_t function_type = declare(r, SpvOpTypeFunction, 0, types, 1 + count);
    PUT(&r->functions, SpvOpFunction, f.type, call[2], SpvFunctionControlMaskNone, function_type);
    for (uint32_t k = 0; k < count; k++)
        PUT(&r->functions, SpvOpFunctionParameter, types[1 + k], f.parameters[k] = new_id(r));
    PUT(&r->functions, SpvOpLabel, new_id(r));
    f.counter = local(r, r->u32);
    f.result = matrix_type(r, type) ? local(r, type) : 0;
    for (uint32_t k = 0; k < count; k++)
        f.places[k] = matrix_type(r, types[1 + k]) ? local(r, types[1 + k]) : 0;
    for (uint32_t k = 0; k < count; k++)
        if (f.places[k])
            PUT(&r->functions, SpvOpStore, f.places[k], f.parameters[k]);
    PUT(&r->functions, SpvOpStore, f.counter, number(r, 0));
    PUT(&r->functions, SpvOpBranch, f.header = new_id(r));
    PUT(&r->functions, SpvOpLabel, f.header);
    PUT(&r->functions, SpvOpLoopMerge, f.end = new_id(r), f.next = new_id(r), SpvLoopControlDontUnrollMask);
    uint32_t body = new_id(r);
    PUT(&r->functions, SpvOpBranch, body);
    PUT(&r->functions, SpvOpLabel, body);
    f.number = emit(r, SpvOpLoad, r->u32, f.counter, 0);
    return f;
}

void close_function(struct replacer *r, const struct function *f, uint32_t turns)
{
    PUT(&r->functions, SpvOpBranch, f->next);
    PUT(&r->functions, SpvOpLabel, f->next);
    uint32_t after = arithmetic(r, SpvOpIAdd, f->number, 1);
    PUT(&r->functions, SpvOpStore, f->counter, after);
    uint32_t goes_on = emit(r, SpvOpULessThan, declare(r, SpvOpTypeBool, 0, NULL, 0), after, number(r, turns));
    PUT(&r->functions, SpvOpBranchConditional, goes_on, f->header, f->end);
    PUT(&r->functions, SpvOpLabel, f->end);
    if (f->result)
        PUT(&r->functions, SpvOpReturnValue, emit(r, SpvOpLoad, f->type, f->result, 0));
    else
        append_instruction(&r->functions, SpvOpReturn, NULL, 0);
    append_instruction(&r->functions, SpvOpFunctionEnd, NULL, 0);
}

static uint32_t element_pointer(struct replacer *r, uint32_t place, uint32_t element, uint32_t at)
{
    return emit(r, SpvOpAccessChain, pointer_to(r, SpvStorageClassFunction, element), place, at);
}

uint32_t load_element(struct replacer *r, uint32_t place, uint32_t element, uint32_t at)
{
    return emit(r, SpvOpLoad, element, element_pointer(r, place, element, at), 0);
}

void store_result(struct replacer *r, const struct function *f, uint32_t at, uint32_t value)
{
    PUT(&r->functions, SpvOpStore, element_pointer(r, f->result, matrix_type(r, f->type)->element, at), value);
}
