/* Vector lanes: extractelement, insertelement, shufflevector. A vector that is one in SPIR-V can be indexed and
 * shuffled there. A split vector has one id for each lane. */
#include "spirv/arithmetic/alu.h"
#include "spirv/function/function.h"

/* The index of a lane. SPIR-V indexes by no bools. */
static uint32_t lane_index(struct lowering *l, const struct instruction *i, uint32_t number)
{
    uint32_t index = operand(l, i, number);

    if (scalar_bits(l, type_of(l, operand_value(l, i, number))) != 1)
        return index;
    return select_imm(l->b, index, 1, 0);
}

void lower_extract_element(struct lowering *l, const struct instruction *i)
{
    value_id vector = operand_value(l, i, 0);
    type_id type = type_of(l, vector);
    uint32_t lanes = lane_count(l, type), scalar = value_type(l, i->type), id = result_id(l, i);
    uint64_t lane;

    if (operand_constant(l, i, 1, &lane)) {
        if (lane >= lanes)
            copy_as(l->b, scalar, id, constant_undef(l->b, scalar));
        else if (is_split_vector(l, type))
            copy_as(l->b, scalar, id, value_component(l, vector, (uint32_t)lane));
        else
            component_as(l->b, scalar, id, value_component(l, vector, 0), (uint32_t)lane);
        return;
    }
    if (!is_split_vector(l, type)) {
        EMIT_AS(l->b, SpvOpVectorExtractDynamic, scalar, id, value_component(l, vector, 0), lane_index(l, i, 1));
        return;
    }
    /* Ids cannot be indexed, so the lanes are copied to an array in memory. */
    uint32_t array = type_array(l->b, scalar, lanes), variable = local_variable(l->b, array, 0);
    uint32_t *ids = arena_words(l->arena, lanes);
    for (uint32_t n = 0; n < lanes; n++)
        ids[n] = value_component(l, vector, n);
    store(l->b, variable, EMIT_LIST(l->b, SpvOpCompositeConstruct, array, new_id(l->b), lanes, ids));
    load_as(l->b, scalar, id, access_element(l->b, SpvStorageClassFunction, scalar, variable, lane_index(l, i, 1)));
}

/* Each lane of the result is the element or a copy of the old lane. */
static void insert_into_split(struct lowering *l, const struct instruction *i)
{
    value_id vector = operand_value(l, i, 0);
    type_id index_type = type_of(l, operand_value(l, i, 2));
    uint32_t lanes = lane_count(l, i->type), scalar = value_type(l, scalar_type(l, i->type)), id = result_id(l, i);
    uint32_t element = operand(l, i, 1), is_lane;
    uint64_t lane = 0;
    bool is_constant = operand_constant(l, i, 2, &lane);
    uint32_t index = is_constant ? 0 : lane_index(l, i, 2);

    if (scalar_bits(l, index_type) == 1)
        index_type = l->module->int32_type;
    for (uint32_t n = 0; n < lanes; n++) {
        if (is_constant) {
            copy_as(l->b, scalar, id + n, n == lane ? element : value_component(l, vector, n));
            continue;
        }
        is_lane = equal(l->b, index, component_constant(l, index_type, n));
        select_as(l->b, scalar, id + n, is_lane, element, value_component(l, vector, n));
    }
}

static uint32_t built_lane(struct lowering *l, const struct built_vector *built, type_id type, uint32_t lane)
{
    if (built->elements[lane] != NO_VALUE)
        return value_component(l, built->elements[lane], 0);
    return built->base ? constant_lane(l, built->base, lane)
                       : constant_undef(l->b, value_type(l, scalar_type(l, type)));
}

/* Emits a vector that the instruction completes at once. Returns false if it does not. */
static bool lower_built(struct lowering *l, const struct instruction *i)
{
    uint32_t block = l->state->block_of[local_number(l, i->result)], lanes[4], count = lane_count(l, i->type);
    struct built_vector built = find_built_vector(l, l->function, i, l->function->blocks[block].first_instruction);

    if (!built.inserted)
        return false;
    for (uint32_t n = 0; n < count; n++)
        lanes[n] = built_lane(l, &built, i->type, n);
    EMIT_LIST(l->b, SpvOpCompositeConstruct, value_type(l, i->type), result_id(l, i), count, lanes);
    return true;
}

void lower_insert_element(struct lowering *l, const struct instruction *i)
{
    uint32_t type = value_type(l, i->type), id = result_id(l, i);
    uint64_t lane;

    if (lower_built(l, i))
        return;
    if (is_split_vector(l, i->type))
        insert_into_split(l, i);
    else if (!operand_constant(l, i, 2, &lane))
        EMIT_AS(l->b, SpvOpVectorInsertDynamic, type, id, operand(l, i, 0), operand(l, i, 1), lane_index(l, i, 2));
    else if (lane < lane_count(l, i->type))
        EMIT_AS(l->b, SpvOpCompositeInsert, type, id, operand(l, i, 1), operand(l, i, 0), (uint32_t)lane);
    else
        copy_as(l->b, type, id, constant_undef(l->b, type));
}

static void check_mask(struct lowering *l, const struct instruction *i)
{
    const struct constant *mask = module_constant(l->module, l->function, operand_value(l, i, 2));

    if (!mask)
        unsupported(l, i, "the mask must be constant");
    if (mask->kind > CONSTANT_UNDEF && mask->kind != CONSTANT_DATA && mask->kind != CONSTANT_AGGREGATE)
        unsupported(l, i, "the mask must not be a constant expression");
}

void lower_shuffle(struct lowering *l, const struct instruction *i)
{
    type_id source = type_of(l, operand_value(l, i, 0));
    uint32_t lanes = lane_count(l, i->type), source_lanes = lane_count(l, source), id = result_id(l, i);
    uint32_t scalar = value_type(l, scalar_type(l, i->type)), *words = arena_words(l->arena, 2 + lanes);
    bool is_whole = !is_split_vector(l, i->type), from_whole = !is_split_vector(l, source);

    check_mask(l, i);
    if (lower_built(l, i))
        return;
    for (uint32_t n = 0; n < lanes; n++) {
        uint32_t lane = shuffled_lane(l->module, l->function, i, n), element;
        if (lane >= 2 * source_lanes)
            lane = NO_LANE;
        if (is_whole && from_whole) {
            words[2 + n] = lane;
            continue;
        }
        element = lane == NO_LANE       ? constant_undef(l->b, scalar)
                  : lane < source_lanes ? value_lane(l, operand_value(l, i, 0), lane)
                                        : value_lane(l, operand_value(l, i, 1), lane - source_lanes);
        if (is_whole)
            words[n] = element;
        else
            copy_as(l->b, scalar, id + n, element);
    }
    if (!is_whole)
        return;
    if (!from_whole) {
        EMIT_LIST(l->b, SpvOpCompositeConstruct, value_type(l, i->type), id, lanes, words);
        return;
    }
    words[0] = operand(l, i, 0);
    words[1] = operand(l, i, 1);
    EMIT_LIST(l->b, SpvOpVectorShuffle, value_type(l, i->type), id, 2 + lanes, words);
}
