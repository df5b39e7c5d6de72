/* Vectors that insertelements and shufflevectors of a block build lane by lane: shader model 6.9 has them everywhere.
 * SPIR-V needs one OpCompositeConstruct for each. */
#include "spirv/function/function.h"

/* The insertelements that end with `vector`, the operand or the result of `last`. */
static struct built_vector find_inserted(const struct lowering *l, const struct function *f, value_id vector,
                                         uint32_t lanes, uint32_t first, const struct instruction *last)
{
    enum {
        MAX_INSERTS = 8
    };
    static const struct built_vector none = {{NO_VALUE, NO_VALUE, NO_VALUE, NO_VALUE}, NULL, 0};
    struct built_vector built = none;
    uint64_t lane;

    for (uint32_t steps = 0; built.inserted < lanes; steps++) {
        const struct instruction *i =
            steps == 0 && vector == last->result ? last : maker_in_block(l, f, vector, first, last);
        built.base = module_constant(l->module, f, vector);
        if (built.base)
            break;
        bool is_insert = steps < MAX_INSERTS && i && i->opcode == OP_INSERT_ELEMENT &&
                         module_integer(l->module, f, f->operands[i->first_operand + 2], &lane) && lane < lanes;
        if (!is_insert)
            return none;
        built.inserted += built.elements[lane] == NO_VALUE;
        if (built.elements[lane] == NO_VALUE)
            built.elements[lane] = f->operands[i->first_operand + 1];
        vector = f->operands[i->first_operand];
    }
    bool is_plain = !built.base || built.base->kind <= CONSTANT_UNDEF || built.base->kind == CONSTANT_DATA ||
                    built.base->kind == CONSTANT_AGGREGATE;
    return is_plain ? built : none;
}

uint32_t shuffled_lane(const struct module *module, const struct function *f, const struct instruction *i,
                       uint32_t number)
{
    const struct constant *mask = module_constant(module, f, f->operands[i->first_operand + 2]);
    uint64_t lane = 0;

    if (!mask || mask->kind == CONSTANT_NULL)
        return mask ? 0 : NO_LANE;
    if (mask->kind == CONSTANT_DATA)
        return (uint32_t)module->data[mask->first + number];
    bool is_known = mask->kind == CONSTANT_AGGREGATE &&
                    module_integer(module, f, module->operands[mask->first + number], &lane) && lane < NO_LANE;
    return is_known ? (uint32_t)lane : NO_LANE;
}

struct built_vector find_built_vector(const struct lowering *l, const struct function *f, const struct instruction *i,
                                      uint32_t first)
{
    value_id source = i->opcode == OP_SHUFFLE ? f->operands[i->first_operand] : i->result;
    uint32_t lanes = lane_count(l, i->type), source_lanes = lane_count(l, module_value(l->module, f, source)->type);
    struct built_vector built = {.inserted = 0};

    if (lanes < 2 || lanes > 4 || source_lanes < 2 || source_lanes > 4)
        return built;
    built = find_inserted(l, f, source, source_lanes, first, i);
    if (i->opcode != OP_SHUFFLE)
        return built.inserted >= 2 ? built : (struct built_vector){.inserted = 0};
    struct built_vector moved = {.inserted = lanes};
    for (uint32_t n = 0; n < lanes; n++) {
        uint32_t lane = shuffled_lane(l->module, f, i, n);
        moved.elements[n] = lane < source_lanes ? built.elements[lane] : NO_VALUE;
        if (moved.elements[n] == NO_VALUE && lane != NO_LANE)
            return (struct built_vector){.inserted = 0};
    }
    return moved;
}
