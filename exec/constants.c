/* Evaluates constants and constant expressions. The module reader limits their nesting (depth in struct constant), so
 * recursion is safe. */
#include "exec/machine.h"
#include "exec/numbers.h"

#include <string.h>

struct evaluation {
    struct machine *machine;
    const struct function *function;
    const struct constant *constant;
    uint64_t *slots;
    uint32_t count; /* of slots */
};

/* The slots of an operand of the constant. */
static const uint64_t *part(const struct evaluation *e, uint32_t number)
{
    return evaluate_constant(e->machine, e->function, e->machine->module->operands[e->constant->first + number]);
}

static type_id part_type(const struct evaluation *e, uint32_t number)
{
    return module_value(e->machine->module, e->function, e->machine->module->operands[e->constant->first + number])
        ->type;
}

/* Converts a scalar from its width in the module to its width in slots: min-precision numbers get 32 bits. */
static uint64_t widen(const struct evaluation *e, type_id type, uint64_t bits)
{
    const struct type *t = module_type(e->machine->module, element_type(e->machine, type));
    unsigned width = bits_in_memory(e->machine, type);

    if (t->kind == TYPE_FLOAT)
        return t->bits == width ? truncate_bits(width, bits) : float_bits(width, float_number(t->bits, bits));
    return truncate_bits(width, (uint64_t)sign_extend(t->bits, bits));
}

/* Fills numbers with options.undefined_bits. Undefined pointers and handles stay 0. */
static void leave_undefined(const struct evaluation *e)
{
    const struct type *t = module_type(e->machine->module, e->constant->type);
    type_id type = e->constant->type;

    while (t->kind == TYPE_ARRAY || t->kind == TYPE_VECTOR) {
        type = t->element;
        t = module_type(e->machine->module, type);
    }
    if (t->kind != TYPE_INTEGER && t->kind != TYPE_FLOAT)
        return;
    for (uint32_t i = 0; i < e->count; i++)
        e->slots[i] = truncate_bits(bits_in_memory(e->machine, type), e->machine->options->undefined_bits);
}

static void copy_elements(const struct evaluation *e)
{
    uint32_t at = 0;

    for (uint32_t i = 0; i < e->constant->count; i++) {
        uint32_t count = layout_of(e->machine, part_type(e, i))->slot_count;
        if (count > e->count - at)
            fail(e->machine->fault, DXS_RESULT_INVALID_MODULE, "an aggregate constant does not fit its type");
        memcpy(e->slots + at, part(e, i), count * sizeof *e->slots);
        at += count;
    }
}

static void copy_data(const struct evaluation *e)
{
    const struct type *t = module_type(e->machine->module, e->constant->type);
    type_id element = t->kind == TYPE_ARRAY || t->kind == TYPE_VECTOR ? t->element : e->constant->type;

    for (uint32_t i = 0; i < e->constant->count && i < e->count; i++)
        e->slots[i] = widen(e, element, e->machine->module->data[e->constant->first + i]);
}

static void cast_elements(const struct evaluation *e)
{
    type_id from = part_type(e, 0);
    const uint64_t *operand = part(e, 0);
    uint32_t from_count = layout_of(e->machine, from)->slot_count;

    for (uint32_t i = 0; i < e->count; i++)
        if (from_count != e->count ||
            !cast_result(e->constant->op, bits_in_memory(e->machine, from), is_float_type(e->machine, from),
                         bits_in_memory(e->machine, e->constant->type), operand[i], &e->slots[i]))
            e->slots[i] = i < from_count ? operand[i] : 0; /* bitcasts and pointer casts copy slots */
}

static void point_to_element(const struct evaluation *e)
{
    const uint64_t **values = arena_array(e->machine->arena, e->constant->count, sizeof *values);

    for (uint32_t i = 0; i < e->constant->count; i++)
        values[i] = part(e, i);
    e->slots[0] =
        step_into_element(e->machine, e->function, e->constant->source_type, values[0][0],
                          e->machine->module->operands + e->constant->first + 1, e->constant->count - 1, values + 1);
}

static void evaluate(const struct evaluation *e)
{
    const struct constant *c = e->constant;

    switch (c->kind) {
    case CONSTANT_NULL:
        return;
    case CONSTANT_UNDEF:
        leave_undefined(e);
        return;
    case CONSTANT_INTEGER:
    case CONSTANT_FLOAT:
        e->slots[0] = widen(e, c->type, c->bits);
        return;
    case CONSTANT_AGGREGATE:
        copy_elements(e);
        return;
    case CONSTANT_DATA:
        copy_data(e);
        return;
    case CONSTANT_BINARY:
        for (uint32_t i = 0; i < e->count; i++)
            e->slots[i] = binary_result(c->op, bits_in_memory(e->machine, c->type), part(e, 0)[i], part(e, 1)[i]);
        return;
    case CONSTANT_CAST:
        cast_elements(e);
        return;
    case CONSTANT_GEP:
        point_to_element(e);
        return;
    case CONSTANT_SELECT:
        memcpy(e->slots, part(e, part(e, 0)[0] & 1 ? 1 : 2), e->count * sizeof *e->slots);
        return;
    case CONSTANT_COMPARE:
        for (uint32_t i = 0; i < e->count; i++)
            e->slots[i] =
                compare_result(c->op, bits_in_memory(e->machine, part_type(e, 0)), part(e, 0)[i], part(e, 1)[i]);
        return;
    default:
        not_executed(e->machine, "a constant expression of this kind");
    }
}

/* Each constant is evaluated once: constants may share operands, and 64 levels of pairs have 2^64 ends. */
const uint64_t *evaluate_constant(struct machine *machine, const struct function *function, value_id id)
{
    uint32_t module_values = machine->module->value_count;
    const uint64_t **place =
        id < module_values ? &machine->constants[id] : &machine->local_constants[id - module_values];
    const struct value *value = module_value(machine->module, function, id);
    struct evaluation e = {.machine = machine, .function = function};

    if (*place)
        return *place;
    if (value->kind == VALUE_ALIAS) /* of a value that is no alias: the reader checks it */
        value = module_value(machine->module, function, value->index);
    e.count = layout_with_leaves(machine, value->type)->slot_count;
    e.slots = arena_zeroed(machine->arena, e.count + 1, sizeof *e.slots);
    if (value->kind == VALUE_GLOBAL) {
        e.slots[0] = make_pointer(value->index + 1, 0);
    } else if (value->kind == VALUE_CONSTANT) {
        e.constant = &machine->module->constants[value->index];
        evaluate(&e);
    }
    *place = e.slots;
    return e.slots;
}
