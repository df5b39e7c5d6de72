/* Arithmetic helpers: constants and types by component, lowering by component and by lane. */
#include "spirv/arithmetic/alu.h"

uint32_t component_lanes(const struct lowering *l, type_id type)
{
    return is_split_vector(l, type) ? 1 : lane_count(l, type);
}

COLD uint32_t splat_constant(struct lowering *l, type_id type, uint32_t scalar, uint32_t constant)
{
    uint32_t lanes = component_lanes(l, type);

    if (lanes == 1)
        return constant;
    uint32_t *elements = arena_words(l->arena, lanes);
    for (uint32_t n = 0; n < lanes; n++)
        elements[n] = constant;
    return constant_composite(l->b, type_vector(l->b, scalar, lanes), lanes, elements);
}

COLD uint32_t splat_bool(struct lowering *l, type_id type, bool value)
{
    uint32_t constant = constant_bool(l->b, value);
    return splat_constant(l, type, type_bool(l->b), constant);
}

COLD uint32_t splat_u32(struct lowering *l, type_id type, uint32_t value)
{
    uint32_t constant = constant_u32(l->b, value);
    return splat_constant(l, type, type_u32(l->b), constant);
}

COLD uint32_t component_constant(struct lowering *l, type_id type, uint64_t bits)
{
    uint32_t constant = constant_int(l->b, scalar_bits(l, type), bits);
    return splat_constant(l, type, value_type(l, scalar_type(l, type)), constant);
}

COLD uint32_t component_float(struct lowering *l, type_id type, double value)
{
    uint32_t constant = constant_float(l->b, scalar_bits(l, type), value);
    return splat_constant(l, type, value_type(l, scalar_type(l, type)), constant);
}

COLD uint32_t bool_component(struct lowering *l, type_id type)
{
    return type_vector(l->b, type_bool(l->b), component_lanes(l, type));
}

COLD uint32_t int_component(struct lowering *l, type_id type, uint32_t bits)
{
    return type_vector(l->b, type_int(l->b, bits), component_lanes(l, type));
}

uint32_t operand_component(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t component)
{
    return value_component(l, operand_value(l, i, number), component);
}

enum {
    MAX_OPERANDS = 4
};

/* Emits one component: `op`, result type, `id`, the words of `head`, the operands' components. */
static inline void emit_component(struct lowering *l, const struct instruction *i, SpvOp op, uint32_t head_count,
                                  const uint32_t *head, uint32_t component, uint32_t id)
{
    const value_id *values = l->function->operands + i->first_operand;
    uint32_t count = i->operand_count < MAX_OPERANDS ? i->operand_count : MAX_OPERANDS;
    uint32_t *words = append(l->b, l->b->code, op, 2 + head_count + count);

    for (uint32_t h = 0; h < head_count; h++)
        words[2 + h] = head[h];
    for (uint32_t o = 0; o < count; o++) /* may declare constants; emits no code */
        words[2 + head_count + o] = component_at_hand(l, values[o], component);
    words[0] = component_type(l, i->type, component);
    words[1] = id;
    decorate_relaxed(l, i->type, id);
}

/* Emits one instruction for each component that is used. */
static COLD void emit_components(struct lowering *l, const struct instruction *i, SpvOp op, uint32_t head_count,
                                 const uint32_t *head, bool is_precise)
{
    uint32_t count = component_count(l, i->type), used = count > 1 ? used_components(l, i) : 1;
    uint32_t known = l->known_ids[i->result], first = known ? known : result_id(l, i);

    for (uint32_t c = 0; c < count; c++) {
        if (!(used >> component_bit(count, c) & 1))
            continue;
        if (is_precise)
            decorate_exact(l, first + c);
        emit_component(l, i, op, head_count, head, c, first + c);
    }
}

/* Fast path for an instruction of one component whose id and operands' ids are all known; false: it needs the slow
 * path. `head`: words between the result and the operands. */
static ALWAYS_INLINE bool emit_known(struct lowering *l, const struct instruction *i, SpvOp op, uint32_t head_count,
                                     const uint32_t *head, uint32_t operand_count)
{
    const struct type_form *type = &l->types[i->type];
    const value_id *operands = l->function->operands + i->first_operand;
    struct words *code = l->b->code;
    uint32_t count = 2 + head_count + operand_count, id = l->known_ids[i->result];

    if (i->operand_count != operand_count || type->known_count != 1 + 1 || !type->component_type || !id ||
        !has_room(code, count))
        return false;
    uint32_t *words = code->data + code->count + 1;
    for (uint32_t o = 0; o < operand_count; o++)
        if (!(words[2 + head_count + o] = l->known_ids[operands[o]]))
            return false;
    put_head(code, op, count);
    words[0] = type->component_type;
    words[1] = id;
    for (uint32_t h = 0; h < head_count; h++)
        words[2 + h] = head[h];
    if (type->is_relaxed)
        decorate_as_relaxed(l, i->type, id);
    return true;
}

/* Slow path: constants used for the first time, values of other blocks, precise results, several components. */
static NOINLINE void emit_others(struct lowering *l, const struct instruction *i, SpvOp op, bool is_precise)
{
    const value_id *operands = l->function->operands + i->first_operand;

    if (i->operand_count != 2 || component_count(l, i->type) != 1) {
        emit_components(l, i, op, 0, NULL, is_precise);
        return;
    }
    uint32_t a = component_at_hand(l, operands[0], 0), b = component_at_hand(l, operands[1], 0);
    uint32_t type = component_type(l, i->type, 0), id = result_id(l, i);
    if (is_precise)
        decorate_exact(l, id);
    EMIT_AS(l->b, op, type, id, a, b);
    decorate_relaxed(l, i->type, id);
}

void lower_componentwise(struct lowering *l, const struct instruction *i, SpvOp op)
{
    if (!emit_known(l, i, op, 0, NULL, 2))
        emit_others(l, i, op, false);
}

void lower_float_arithmetic(struct lowering *l, const struct instruction *i, SpvOp op)
{
    bool precise = is_precise(l, i);

    if (precise || !emit_known(l, i, op, 0, NULL, 2))
        emit_others(l, i, op, precise);
}

/* ---- LLVM's arithmetic ------------------------------------------------------------------------------------------- */

static const uint16_t binary_instructions[] = {
    [BINARY_ADD] = SpvOpIAdd,
    [BINARY_SUB] = SpvOpISub,
    [BINARY_MUL] = SpvOpIMul,
    [BINARY_UDIV] = SpvOpUDiv,
    [BINARY_SDIV] = SpvOpSDiv,
    [BINARY_UREM] = SpvOpUMod,
    [BINARY_SREM] = SpvOpSRem,
    [BINARY_SHL] = SpvOpShiftLeftLogical,
    [BINARY_LSHR] = SpvOpShiftRightLogical,
    [BINARY_ASHR] = SpvOpShiftRightArithmetic,
    [BINARY_AND] = SpvOpBitwiseAnd,
    [BINARY_OR] = SpvOpBitwiseOr,
    [BINARY_XOR] = SpvOpBitwiseXor,
    [BINARY_FADD] = SpvOpFAdd,
    [BINARY_FSUB] = SpvOpFSub,
    [BINARY_FMUL] = SpvOpFMul,
    [BINARY_FDIV] = SpvOpFDiv,
    [BINARY_FREM] = SpvOpFRem,
};

void lower_binary(struct lowering *l, const struct instruction *i)
{
    enum {
        MAY_BE_SPECIAL = 1 << BINARY_FSUB | 1 << BINARY_XOR | 1 << BINARY_SUB | 1 << BINARY_SREM | 1 << BINARY_SDIV |
                         1 << BINARY_UDIV | 1 << BINARY_UREM | 1 << BINARY_SHL | 1 << BINARY_LSHR | 1 << BINARY_ASHR |
                         1 << BINARY_OR
    };
    const struct type *type = module_type(l->module, i->type);

    if (i->sub >= sizeof binary_instructions / sizeof *binary_instructions)
        unsupported(l, i, "unknown binary opcode");
    SpvOp op = (SpvOp)binary_instructions[i->sub];
    if (MAY_BE_SPECIAL >> i->sub & 1 || type->bits == 1 || type->kind == TYPE_VECTOR)
        lower_special_binary(l, i, op);
    else if (type->kind == TYPE_FLOAT)
        lower_float_arithmetic(l, i, op);
    else
        lower_componentwise(l, i, op);
}

/* ------------------------------------------------------------------------------------------------------------------ */

void lower_componentwise_glsl(struct lowering *l, const struct instruction *i, enum GLSLstd450 instruction)
{
    const uint32_t head[] = {builder_glsl(l->b), instruction};

    if (i->operand_count > 3 || !emit_known(l, i, SpvOpExtInst, 2, head, i->operand_count))
        emit_components(l, i, SpvOpExtInst, 2, head, false);
}

COLD void for_each_component(struct lowering *l, const struct instruction *i, lower_component *lower)
{
    uint32_t count = component_count(l, i->type), first = result_id(l, i);

    for (uint32_t n = 0; n < count; n++) {
        struct component c = {i, n, component_type(l, i->type, n), first + n};
        lower(l, &c);
        decorate_relaxed(l, i->type, c.id);
    }
}

COLD uint32_t component_operand(struct lowering *l, const struct component *c, uint32_t number)
{
    return operand_component(l, c->instruction, number, c->number);
}

COLD void for_each_lane(struct lowering *l, const struct instruction *i, uint32_t operand_count, uint32_t shared,
                        lower_lane *lower)
{
    uint32_t lanes = lane_count(l, i->type), first = result_id(l, i), *parts = NULL;
    bool by_lane = lanes > 1 && !is_split_vector(l, i->type); /* compute each lane alone, then compose the vector */
    struct lane lane = {.instruction = i, .result_scalar = scalar_type(l, i->type), .shared = shared};

    if (by_lane)
        parts = arena_words(l->arena, lanes);
    lane.result_type = value_type(l, lane.result_scalar);
    lane.type = operand_count > 0 ? scalar_type(l, type_of(l, operand_value(l, i, 0))) : lane.result_scalar;
    for (uint32_t n = 0; n < lanes; n++) {
        lane.result = by_lane ? new_id(l->b) : first + n;
        for (uint32_t o = 0; o < operand_count; o++)
            lane.operands[o] = value_lane(l, operand_value(l, i, o), n);
        lower(l, &lane);
        if (by_lane)
            parts[n] = lane.result;
    }
    if (by_lane)
        EMIT_LIST(l->b, SpvOpCompositeConstruct, value_type(l, i->type), first, lanes, parts);
}

COLD uint32_t widen_16bit(struct lowering *l, type_id type, uint32_t value, bool is_signed)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b);

    if (module_type(l->module, type)->bits != 16)
        return value;
    if (scalar_bits(l, type) == 16)
        return convert_to(b, is_signed ? SpvOpSConvert : SpvOpUConvert, u32, value);
    return EMIT(b, is_signed ? SpvOpBitFieldSExtract : SpvOpBitFieldUExtract, u32, value, constant_u32(b, 0),
                constant_u32(b, 16));
}
