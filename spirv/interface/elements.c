/* Loads and stores of signature elements. */
#include "spirv/interface/signatures.h"
#include "spirv/arithmetic/alu.h"
#include "spirv/interface/interface.h"

#include <string.h>

/* ---- Loading ----------------------------------------------------------------------------------------------------- */

/* Whether the result's type equals the component's type in the interface (bool: u32). */
static bool has_result_type(struct lowering *l, const struct instruction *i, struct element *e)
{
    uint32_t given = e->meaning->adjustment == ADJUST_BOOLEAN ? type_u32(l->b) : element_scalar(l, e);

    return given == value_type(l, i->type);
}

uint32_t element_destination(struct lowering *l, const struct instruction *i, struct element *e)
{
    return has_result_type(l, i, e) ? result_id(l, i) : new_id(l->b);
}

void element_result(struct lowering *l, const struct instruction *i, struct element *e, uint32_t component)
{
    uint32_t id = result_id(l, i);

    if (component != id) {
        struct builder *b = l->b;
        uint32_t type = value_type(l, i->type), bits = scalar_bits(l, i->type);
        bool wants_float = is_float(l, i->type), has_float = e->kind == SCALAR_FLOAT;
        if (wants_float == has_float && bits != e->bits)
            EMIT_AS(b, has_float ? SpvOpFConvert : SpvOpUConvert, type, id, component);
        else if (bits == e->bits)
            bitcast_as(b, type, id, component);
        else
            fail(l->fault, DXS_RESULT_INVALID_MODULE, "signature element %s is read as another type", e->info->name);
    }
    decorate_relaxed(l, i->type, id);
}

/* Whether Direct3D and Vulkan define this component of the position differently:
 *     w     Direct3D: interpolated w. Vulkan: 1 / w.
 *     x, y  Direct3D: pixel centre, unless the element is interpolated at samples. Vulkan: sample position in all
 * shaders that run per sample. */
static bool is_position_adjusted(struct lowering *l, const struct instruction *i, const struct element *e)
{
    uint64_t column;

    if (!operand_constant(l, i, 2, &column))
        unsupported(l, i, "the component of the position must be constant");
    return column == 3 || (column < 2 && runs_per_sample(l) && !is_per_sample(e->info->interpolation));
}

/* Converts the value of the built-in to Direct3D's, into `id`. */
static void adjust(struct lowering *l, const struct instruction *i, const struct element *e, uint32_t value,
                   uint32_t id)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), f32 = type_f32(b);
    uint64_t column;

    switch (e->meaning->adjustment) {
    case ADJUST_RELATIVE_VERTEX:
        EMIT_AS(b, SpvOpISub, u32, id, value, builtin_input(l, SpvBuiltInBaseVertex, u32));
        break;
    case ADJUST_RELATIVE_INSTANCE:
        EMIT_AS(b, SpvOpISub, u32, id, value, builtin_input(l, SpvBuiltInBaseInstance, u32));
        break;
    case ADJUST_BOOLEAN:
        EMIT_AS(b, SpvOpSelect, u32, id, value, constant_u32(b, UINT32_MAX), constant_u32(b, 0));
        break;
    default:
        if (operand_constant(l, i, 2, &column) && column == 3)
            EMIT_AS(b, SpvOpFDiv, f32, id, constant_f32(b, 1.0f), value);
        else
            EMIT_AS(b, SpvOpFAdd, f32, id, EMIT_GLSL(b, GLSLstd450Floor, f32, value), constant_f32(b, 0.5f));
        break;
    }
}

/* Inputs do not change, so each block loads a row once. */
static uint32_t load_row(struct lowering *l, struct signature *signature, struct element *e, struct place place)
{
    struct loaded_row *last = &e->loaded;
    uint32_t label = current_label(l), type = element_row(l, e);

    if (last->label == label && last->vertex == place.vertex && last->row.id == place.row.id &&
        last->row.constant == place.row.constant)
        return last->value;
    uint32_t value = load(l->b, type, row_pointer(l, signature, e, place));
    *last = (struct loaded_row){label, place.vertex, value, place.row};
    return value;
}

/* Loads a component into `id`. */
static void load_component(struct lowering *l, struct signature *signature, struct element *e, struct place place,
                           uint32_t id)
{
    uint32_t scalar = element_scalar(l, e);

    if (signature->storage == SpvStorageClassInput && row_columns(e) > 1 && !place.column.id) {
        uint32_t row = load_row(l, signature, e, place);
        component_as(l->b, scalar, id, row, place.column.constant);
    } else {
        uint32_t pointer = element_pointer(l, signature, e, place);
        load_as(l->b, scalar, id, pointer);
    }
}

void load_element(struct lowering *l, const struct instruction *i, struct signature *signature, struct element *e,
                  struct place place)
{
    struct builder *b = l->b;
    enum adjustment adjustment = e->meaning->adjustment;
    uint32_t id = element_destination(l, i, e);

    if (adjustment == ADJUST_NOTHING || (adjustment == ADJUST_POSITION && !is_position_adjusted(l, i, e))) {
        load_component(l, signature, e, place, id);
    } else {
        uint32_t value = new_id(b);
        load_component(l, signature, e, place, value);
        adjust(l, i, e, value, id);
    }
    element_result(l, i, e, id);
}

/* ---- Storing ----------------------------------------------------------------------------------------------------- */

static bool is_limited_factor(const struct lowering *l, const struct element *e)
{
    bool is_factor = e->meaning->builtin == SpvBuiltInTessLevelOuter || e->meaning->builtin == SpvBuiltInTessLevelInner;

    return is_factor && l->options->pipeline.max_tessellation_factor > 0;
}

/* NaNs are kept: they cull the patch. Devices without shaderSignedZeroInfNanPreserveFloat32 may make a comparison of
 * floats a minimum, which loses them. So bits are compared: most < bits <= infinity. */
static uint32_t limited_factor(struct lowering *l, uint32_t value)
{
    const uint32_t infinity = 0x7F800000;
    struct builder *b = l->b;
    float most = l->options->pipeline.max_tessellation_factor;
    uint32_t limit;

    memcpy(&limit, &most, sizeof limit);
    uint32_t distance = add_imm(b, bitcast(b, type_u32(b), value), -(limit + 1));
    uint32_t above = less_imm(b, distance, infinity - limit), number = constant_f32(b, most);

    return select_value(b, type_f32(b), above, number, value);
}

/* Converts a value to the type of the component in the interface. */
static uint32_t to_component(struct lowering *l, struct element *e, type_id type, uint32_t value)
{
    struct builder *b = l->b;
    uint32_t bits = scalar_bits(l, type), scalar = element_scalar(l, e);
    bool gives_float = is_float(l, type), wants_float = e->kind == SCALAR_FLOAT;

    if (e->meaning->adjustment == ADJUST_BOOLEAN)
        return EMIT(b, SpvOpINotEqual, scalar, value, constant_int(b, bits, 0));
    if (gives_float != wants_float && bits != e->bits)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "signature element %s is written as another type", e->info->name);
    if (bits != e->bits)
        value = convert_to(b,
                           wants_float       ? SpvOpFConvert
                           : e->sign_extends ? SpvOpSConvert
                                             : SpvOpUConvert,
                           wants_float ? scalar : type_int(b, e->bits), value);
    if (e->kind == SCALAR_SINT || gives_float != wants_float)
        value = bitcast(b, scalar, value);
    return value;
}

/* Operand 3 of a store, converted for the interface. */
static uint32_t stored_component(struct lowering *l, const struct instruction *i, struct element *e)
{
    type_id type = type_of(l, operand_value(l, i, 3));
    bool is_large = e->kind == SCALAR_UINT && !e->sign_extends && has_large_words(l, i, 3, 1);
    uint32_t value = is_large ? unsigned_word(l, i, 3) : operand(l, i, 3);

    uint32_t scalar = value_type(l, type);
    if (scalar != element_scalar(l, e))
        value = to_component(l, e, type, value);
    if (is_limited_factor(l, e))
        return limited_factor(l, value);
    uint32_t offset = view_offset(l, (SpvBuiltIn)e->meaning->builtin);
    return offset ? EMIT(l->b, SpvOpIAdd, element_scalar(l, e), value, offset) : value;
}

/* Whether this store begins a run of stores to all components of a row. DXC emits such runs. `of_column`: by column:
 * the store. */
static bool begins_row(const struct lowering *l, const struct instruction *i, uint32_t columns,
                       const struct instruction *of_column[4])
{
    const struct function *f = l->function;
    uint32_t found = 0;

    if (columns == 1 || columns > (uint32_t)(f->instructions + f->instruction_count - i))
        return false;
    for (uint32_t k = 0; k < columns; k++) {
        const struct instruction *store = i + k;
        uint64_t column;
        if (store->opcode != OP_CALL || store->dx_op != i->dx_op ||
            operand_value(l, store, 0) != operand_value(l, i, 0) ||
            operand_value(l, store, 1) != operand_value(l, i, 1) || !operand_constant(l, store, 2, &column) ||
            (i->operand_count > 4 && operand_value(l, store, 4) != operand_value(l, i, 4)) || column >= columns ||
            found >> column & 1)
            return false;
        found |= 1u << column;
        of_column[column] = store;
    }
    return true;
}

/* Column of the render target that receives the component. */
static struct element_index swizzled_column(struct lowering *l, const struct instruction *i, const struct element *e,
                                            struct element_index column)
{
    uint32_t place = 0;

    if (!e->swizzle)
        return column;
    if (column.id)
        unsupported(l, i, "the component of a swizzled render target must be constant");
    while (place < 3 && e->swizzle[place] != column.constant)
        place++;
    return (struct element_index){0, place};
}

bool was_stored_ahead(struct lowering *l)
{
    if (l->interface->stored_ahead == 0)
        return false;
    l->interface->stored_ahead--;
    return true;
}

void store_element(struct lowering *l, const struct instruction *i, struct signature *signature, struct element *e,
                   struct place place)
{
    const struct instruction *of_column[4];
    uint32_t columns = row_columns(e), values[4];

    if (is_dropped(l, e))
        return;
    if (!begins_row(l, i, columns, of_column)) {
        uint32_t value = stored_component(l, i, e);
        place.column = swizzled_column(l, i, e, place.column);
        store(l->b, element_pointer(l, signature, e, place), value);
        return;
    }
    for (uint32_t c = 0; c < columns; c++)
        values[c] = stored_component(l, of_column[e->swizzle ? e->swizzle[c] : c], e);
    uint32_t row = compose(l, element_scalar(l, e), columns, values);
    store(l->b, row_pointer(l, signature, e, place), row);
    l->interface->stored_ahead = columns - 1;
}
