/* DXS_WORKAROUND_ZERO_NANS: rewrites the words of a function. Each instruction with a float result gets a new result
 * id, and a select that follows it defines the old one. Phis need none: the values that they choose from have one. */
#include "spirv/debug/checks.h"

/* By id: lanes of the float type with this id; 0: no float type, or one with an encoding of its own, such as FP8, of
 * which OpIsNan is not defined. What is computed with those is converted first. */
static uint8_t *find_float_types(struct lowering *l)
{
    const struct words *globals = &l->b->globals;
    uint8_t *lanes = arena_array(l->arena, l->b->next_id, 1);

    memset(lanes, 0, l->b->next_id);
    for (uint32_t at = 0; at < globals->count; at += globals->data[at] >> 16) {
        const uint32_t *words = globals->data + at;
        if (words[0] == (SpvOpTypeFloat | 3u << SpvWordCountShift))
            lanes[words[1]] = 1;
        else if ((words[0] & 0xFFFF) == SpvOpTypeVector && lanes[words[2]])
            lanes[words[1]] = (uint8_t)words[3];
    }
    return lanes;
}

/* What says how an operation computes belongs to the operation, not to the select. */
static void move_decorations(struct lowering *l, const uint32_t *renamed, uint32_t known)
{
    struct words *annotations = &l->b->annotations;

    for (uint32_t at = 0; at < annotations->count; at += annotations->data[at] >> 16) {
        uint32_t *words = annotations->data + at;
        bool computes = (words[0] & 0xFFFF) == SpvOpDecorate &&
                        (words[2] == SpvDecorationNoContraction || words[2] == SpvDecorationFPFastMathMode);
        if (computes && words[1] < known && renamed[words[1]])
            words[1] = renamed[words[1]];
    }
}

void zero_nans(struct lowering *l, struct words *body)
{
    struct builder *b = l->b;
    struct words result = {0}, *code = b->code;
    const uint8_t *lanes = find_float_types(l);
    uint32_t known = b->next_id; /* later ids are not in the body */
    uint32_t *renamed = arena_words(l->arena, known);

    memset(renamed, 0, known * sizeof *renamed);
    b->code = &result;
    for (uint32_t at = 0, length; at < body->count; at += length) {
        const uint32_t *words = body->data + at;
        uint32_t op = words[0] & 0xFFFF;
        length = words[0] >> 16;
        uint32_t *copy = append(b, &result, (SpvOp)op, length - 1);
        memcpy(copy, words + 1, (length - 1) * sizeof *copy);
        uint32_t type = length > 2 && op != SpvOpPhi ? words[1] : 0; /* if it is a type at all */
        if (!lanes[type])
            continue;
        uint32_t value = copy[1] = renamed[words[2]] = new_id(b);
        uint32_t is_nan = test_nan(b, type_vector(b, type_bool(b), lanes[type]), value);
        select_as(b, type, words[2], is_nan, constant_null(b, type), value);
    }
    b->code = code;
    *body = result;
    move_decorations(l, renamed, known);
}
