/* Finds live instructions: those with effects, and all that they depend on. DXIL has little dead code, but most loads
 * have unused components; only used components are emitted. */
#include "spirv/function/function.h"
#include "spirv/function/usage.h"

static bool has_effects(const struct instruction *i)
{
    switch (i->opcode) {
    case OP_STORE:
    case OP_ATOMIC_RMW:
    case OP_COMPARE_EXCHANGE:
    case OP_FENCE:
    case OP_BRANCH:
    case OP_SWITCH:
    case OP_RETURN:
    case OP_UNREACHABLE:
        return true;
    case OP_CALL:
        return i->dx_op == DX_OP_NONE || dx_operations[i->dx_op].effect == WRITES;
    default:
        return false;
    }
}

/* `total`: components of the aggregate. */
static inline uint32_t component_mask(uint32_t total, uint32_t first, uint32_t count)
{
    uint32_t mask = 0;

    for (uint32_t c = first; c < first + count; c++)
        mask |= 1u << component_bit(total, c);
    return mask;
}

static inline bool makes_symbol(struct lowering *l, const struct instruction *i)
{
    bool is_value = component_count(l, i->type) > 0 || l->types[i->type].is_hit_object;

    if (i->opcode == OP_CALL)
        return i->dx_op != DX_OP_NONE && (!is_value || (allocates_ray_query(i) && l->ray_queries.count == 0));
    return !is_value ||
           (i->opcode == OP_LOAD && l->module->info.stage == DXS_STAGE_LIBRARY && /* a resource object, as a handle */
            pointer_resource(&l->record_index, l->function, operand_value(l, i, 0)) != UINT32_MAX);
}

/* The search for live instructions. Definitions mostly precede their uses in block order, so one backward pass finds
 * nearly all. Values that are marked after the pass has left them go to `waiting`, which is processed at the end.
 * Values are named by local number. A module value's number exceeds those of all values of the function. */
struct liveness_search {
    struct lowering *l;
    struct function_state *s;
    uint32_t *waiting; /* each at most once */
    uint32_t waiting_count;
    uint32_t first; /* instruction of the block */
};

/* Passed by value: in memory, to the compiler, each mark could change it. */
struct marks {
    uint32_t *used;
    uint32_t global_count;
    uint32_t position; /* the pass has not yet reached values below this one */
    uint32_t count;    /* of local values: those from here on are the module's, which need no mark */
};

/* Marks a value that the pass has left. */
static COLD void mark_late(struct liveness_search *search, uint32_t *used, uint32_t local, uint32_t components)
{
    if (!used[local])
        search->waiting[search->waiting_count++] = local;
    used[local] |= components;
}

/* Marks components of a value as used. Arguments and constants of the function are marked too; nothing reads that. */
static inline void mark_value(struct liveness_search *search, struct marks marks, value_id value, uint32_t components)
{
    uint32_t local = value - marks.global_count;

    if (local < marks.position)
        marks.used[local] |= components;
    else if (local < marks.count)
        mark_late(search, marks.used, local, components);
}

/* Marks all components of every `step`-th operand of [first, end). */
static inline void mark_operands(struct liveness_search *search, struct marks marks, const value_id *first,
                                 const value_id *end, size_t step)
{
    for (const value_id *operand = first; operand < end; operand += step)
        mark_value(search, marks, *operand, UINT32_MAX);
}

/* An extractvalue from a nested aggregate or one that contains symbols. A symbol has no components: a mark on any one
 * stands for its use. */
static NOINLINE COLD uint8_t visit_deep_extract(struct liveness_search *search, struct marks marks,
                                                const struct instruction *i, value_id value, type_id aggregate)
{
    struct lowering *l = search->l;
    type_id member;
    uint32_t first = aggregate_component(l, i, aggregate, 1, &member), count = component_count(l, member);

    mark_value(search, marks, value, component_mask(component_count(l, aggregate), first, count ? count : 1));
    return makes_symbol(l, i) ? LIVE | LIVE_SYMBOL : LIVE;
}

/* The fast path serves results of operations: flat structs. */
static inline uint8_t visit_extract(struct liveness_search *search, struct marks marks, const struct instruction *i,
                                    const value_id *operands)
{
    struct lowering *l = search->l;
    type_id aggregate = module_value(l->module, search->s->function, *operands)->type;

    uint32_t count = component_count(l, aggregate);
    if (count == 0 || !l->types[aggregate].is_flat || i->operand_count > 2)
        return visit_deep_extract(search, marks, i, *operands, aggregate);
    mark_value(search, marks, *operands, component_mask(count, operands[1], 1));
    return LIVE;
}

const struct instruction *inverted_conversion(const struct lowering *l, const struct function *f,
                                              const struct instruction *i, uint32_t first)
{
    const struct instruction *maker = maker_in_block(l, f, f->operands[i->first_operand], first, i);

    if (!l->native_16bit || !maker)
        return NULL;
    if (i->opcode == OP_CAST)
        return maker->opcode == OP_CALL && maker->dx_op == DX_LegacyF16ToF32 && scalar_bits(l, i->type) == 16 ? maker
                                                                                                              : NULL;
    bool is_widened = maker->opcode == OP_CAST && maker->sub == CAST_FPEXT;
    value_id source = f->operands[maker->first_operand];
    return is_widened && scalar_bits(l, module_value(l->module, f, source)->type) == 16 ? maker : NULL;
}

const struct instruction *shift_to_low_half(const struct module *module, const struct function *f, value_id id)
{
    const struct instruction *i = definition(module, f, id);
    uint64_t count;

    return i && i->opcode == OP_BINARY && i->sub == BINARY_LSHR &&
                   module_integer(module, f, f->operands[i->first_operand + 1], &count) && count == 16
               ? i
               : NULL;
}

/* Instead of what a conversion inverts, its source is used: for the high half of a word, the word. */
static value_id converted_value(const struct liveness_search *search, const struct instruction *i)
{
    const struct function *f = search->s->function;
    const struct instruction *inverted = inverted_conversion(search->l, f, i, search->first);
    value_id source = f->operands[(inverted ? inverted : i)->first_operand];
    const struct instruction *shift = inverted ? shift_to_low_half(search->l->module, f, source) : NULL;

    return shift ? f->operands[shift->first_operand] : source;
}

/* The value that a Saturate uses: its operand; or x, if the operand is -(x + c) with a constant c, computed at or
 * behind `first`, the first instruction of the block. Then the negation is not live if nothing else uses it. */
static value_id saturated_value(const struct lowering *l, const struct function *f, const struct instruction *saturate,
                                uint32_t first)
{
    uint32_t width = module_type(l->module, saturate->type)->bits;
    value_id operand = f->operands[saturate->first_operand], id = operand;

    if (width != scalar_bits(l, saturate->type) || l->options->guarantees.on[DXS_GUARANTEE_NAN_OPERANDS])
        return operand;
    for (uint32_t step = 0; step < 2; step++) { /* the negation, -0 - sum; the sum, addend + constant */
        const struct instruction *i = maker_in_block(l, f, id, first, saturate);
        if (!i || i->opcode != OP_BINARY || i->sub != (step ? BINARY_FADD : BINARY_FSUB) || is_precise(l, i))
            return operand;
        const value_id *operands = f->operands + i->first_operand;
        const struct constant *constant = module_constant(l->module, f, operands[step]);
        if (!constant || constant->kind != CONSTANT_FLOAT || (!step && constant->bits != UINT64_C(1) << (width - 1)))
            return operand;
        id = operands[1 - step];
    }
    return id;
}

/* An instruction that bypasses those that make its operand. Those in between stand for their operands, as symbols do
 * (values.c). */
static NOINLINE uint8_t visit_bypass(struct liveness_search *search, struct marks marks, const struct instruction *i)
{
    bool saturates = i->dx_op == DX_Saturate;
    value_id source =
        saturates ? saturated_value(search->l, search->s->function, i, search->first) : converted_value(search, i);

    mark_value(search, marks, source, UINT32_MAX);
    return LIVE | LIVE_EMITTED;
}

/* An insertelement or shufflevector: if it completes a vector, the elements are used, and not the vectors in between.
 */
static NOINLINE COLD uint8_t visit_built(struct liveness_search *search, uint32_t *used, uint32_t global_count,
                                         uint32_t position, uint32_t count, const struct instruction *i)
{
    struct marks marks = {used, global_count, position, count};
    const value_id *operands = search->s->function->operands + i->first_operand;
    struct built_vector built = find_built_vector(search->l, search->s->function, i, search->first);

    if (!built.inserted)
        mark_operands(search, marks, operands, operands + 3, 1);
    for (uint32_t lane = 0; lane < lane_count(search->l, i->type) && built.inserted; lane++)
        if (built.elements[lane] != NO_VALUE)
            mark_value(search, marks, built.elements[lane], UINT32_MAX);
    return LIVE | LIVE_EMITTED;
}

/* Marks the operands of a live instruction. Returns its bits of enum liveness. */
static inline uint8_t visit_instruction(struct liveness_search *search, struct marks marks, const struct instruction *i,
                                        const value_id *operands)
{
    switch (i->opcode) {
    case OP_BINARY:
    case OP_COMPARE: /* fast path: half of all instructions, never symbols */
        mark_value(search, marks, operands[0], UINT32_MAX);
        mark_value(search, marks, operands[1], UINT32_MAX);
        return LIVE | LIVE_EMITTED;
    case OP_EXTRACT_VALUE:
        return visit_extract(search, marks, i, operands);
    case OP_PHI:
        search->s->has_phis = true;
        search->s->has_hit_phis |= is_hit_object(search->l, i->type);
        mark_operands(search, marks, operands, operands + i->operand_count, 2); /* pairs (value, block) */
        return makes_symbol(search->l, i) ? LIVE | LIVE_SYMBOL : LIVE;
    case OP_CAST:
        if (i->sub == CAST_FPTRUNC)
            return visit_bypass(search, marks, i);
        mark_value(search, marks, *operands, UINT32_MAX);
        return makes_symbol(search->l, i) ? LIVE | LIVE_SYMBOL : LIVE | LIVE_EMITTED;
    default:
        if (i->opcode != OP_CALL) {
            if (i->opcode == OP_INSERT_ELEMENT || i->opcode == OP_SHUFFLE)
                return visit_built(search, marks.used, marks.global_count, marks.position, marks.count, i);
        } else if (i->dx_op == DX_LegacyF32ToF16 || i->dx_op == DX_Saturate) {
            return visit_bypass(search, marks, i);
        }
        mark_operands(search, marks, operands, operands + instruction_value_operands(i), 1);
        return i->result != NO_VALUE && makes_symbol(search->l, i) ? LIVE | LIVE_SYMBOL : LIVE | LIVE_EMITTED;
    }
}

/* Visits instructions [first, end) of a block in reverse order. Those that are used or have effects are live. Returns
 * the position in front of them. */
static uint32_t visit_backwards(struct liveness_search *search, struct marks marks, block_id block, uint32_t first,
                                uint32_t end)
{
    const struct function_state *s = search->s;
    const struct instruction *start = &s->function->instructions[first], *i = start + (end - first);
    const value_id *operands = s->function->operands;
    uint32_t *block_of = s->block_of;
    uint8_t *live = &s->live[end];

    search->first = search->s->function->blocks[block].first_instruction;
    while (i > start) {
        bool is_used = false;
        i--;
        live--;
        if (i->result != NO_VALUE) {
            uint32_t local = i->result - marks.global_count;
            marks.position = local < marks.position ? local : marks.position;
            block_of[local] = block;
            is_used = marks.used[local] != 0;
        }
        if (is_used || has_effects(i))
            *live = visit_instruction(search, marks, i, operands + i->first_operand);
    }
    return marks.position;
}

/* Visits the definitions that the backward pass had already left when they were marked. */
static void visit_waiting(struct liveness_search *search, struct marks marks)
{
    const struct function_state *s = search->s;

    marks.position = 0;
    while (search->waiting_count > 0) {
        uint32_t local = search->waiting[--search->waiting_count], index = s->function->values[local].index;
        if (s->function->values[local].kind == VALUE_INSTRUCTION)
            visit_backwards(search, marks, s->block_of[local], index, index + 1);
    }
}

void find_live(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;
    struct liveness_search search = {.l = l, .s = s};

    /* One zeroed array for used, targets (a word per value each) and live (a byte per instruction). */
    s->used = arena_zeroed_words(l->arena, 2 * (size_t)f->value_count + f->instruction_count / sizeof *s->used + 1);
    s->targets = s->used + f->value_count;
    s->live = (uint8_t *)(s->targets + f->value_count);
    s->block_of = arena_words(l->arena, f->value_count);

    struct arena_mark mark = arena_mark(l->arena);
    search.waiting = arena_words(l->arena, f->value_count);
    struct marks marks = {s->used, l->module->value_count, f->value_count, f->value_count};
    for (block_id b = f->block_count; b-- > 0;)
        marks.position = visit_backwards(&search, marks, b, f->blocks[b].first_instruction,
                                         f->blocks[b].first_instruction + f->blocks[b].instruction_count);
    visit_waiting(&search, marks);
    arena_rewind(l->arena, mark);
}
