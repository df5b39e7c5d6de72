/* Makes types when they are needed, and declares the operations that are called. */
#include "dxbc/tables.h"

#include "base/text.h"

#include <string.h>

enum {
    OVERLOADS = 4 /* int, float, double, none */
};

/* ---- Types ------------------------------------------------------------------------------------------------------- */

/* A scalar if `bits` or `kind` say so; else a structure of `count` times `member`, then `last`. */
static const struct {
    uint8_t kind, bits;
    uint8_t count, member, last;
} known_types[KNOWN_TYPES] = {
    [KNOWN_VOID] = {.kind = TYPE_VOID},
    [KNOWN_BOOL] = {.kind = TYPE_INTEGER, .bits = 1},
    [KNOWN_BYTE] = {.kind = TYPE_INTEGER, .bits = 8},
    [KNOWN_INT] = {.kind = TYPE_INTEGER, .bits = 32},
    [KNOWN_FLOAT] = {.kind = TYPE_FLOAT, .bits = 32},
    [KNOWN_DOUBLE] = {.kind = TYPE_FLOAT, .bits = 64},
    [KNOWN_BYTE_POINTER] = {.kind = TYPE_POINTER},
    [KNOWN_HANDLE] = {TYPE_STRUCT, 0, 1, KNOWN_BYTE_POINTER, 0},
    [KNOWN_RESULT_INT] = {TYPE_STRUCT, 0, 4, KNOWN_INT, KNOWN_INT},
    [KNOWN_RESULT_FLOAT] = {TYPE_STRUCT, 0, 4, KNOWN_FLOAT, KNOWN_INT},
    [KNOWN_ROW_INT] = {TYPE_STRUCT, 0, 4, KNOWN_INT, 0},
    [KNOWN_ROW_FLOAT] = {TYPE_STRUCT, 0, 4, KNOWN_FLOAT, 0},
    [KNOWN_DIMENSIONS] = {TYPE_STRUCT, 0, 4, KNOWN_INT, 0},
    [KNOWN_TWO_INTS] = {TYPE_STRUCT, 0, 2, KNOWN_INT, 0},
    [KNOWN_INT_AND_BOOL] = {TYPE_STRUCT, 0, 1, KNOWN_INT, KNOWN_BOOL},
    [KNOWN_TWO_FLOATS] = {TYPE_STRUCT, 0, 2, KNOWN_FLOAT, 0},
};

static const char structure_names[] = /* from KNOWN_HANDLE on */
    "dx.types.Handle\0dx.types.ResRet.i32\0dx.types.ResRet.f32\0dx.types.CBufRet.i32\0dx.types.CBufRet.f32\0"
    "dx.types.Dimensions\0dx.types.twoi32\0dx.types.i32c\0dx.types.SamplePos\0";

static type_id add_type(struct tables *tables, struct type type)
{
    type.scalar_kind = type.kind;
    if (tables->types.count >= tables->limit)
        fail(tables->arena->fault, DXS_RESULT_TYPE_LIMIT, "%u types or more: the limit is %u", tables->types.count + 1,
             tables->limit);
    vector_push(tables->arena, &tables->types, type);
    return tables->types.count - 1;
}

static type_id make_known_type(struct tables *tables, enum known_type which)
{
    struct type type = {.kind = known_types[which].kind, .bits = known_types[which].bits};

    if (type.kind == TYPE_FLOAT)
        tables->module->float_widths |= type.bits;
    if (type.kind == TYPE_POINTER)
        type.element = table_type(tables, KNOWN_BYTE);
    if (type.kind == TYPE_STRUCT) {
        type_id member = table_type(tables, (enum known_type)known_types[which].member);
        type_id last = known_types[which].last ? table_type(tables, (enum known_type)known_types[which].last) : NO_TYPE;
        type.first_member = tables->members.count;
        type.count = known_types[which].count + (last != NO_TYPE);
        type.name = nth_text(structure_names, which - KNOWN_HANDLE);
        for (uint32_t m = 0; m < known_types[which].count; m++)
            *words_append(tables->arena, &tables->members, 1) = member;
        if (last != NO_TYPE)
            *words_append(tables->arena, &tables->members, 1) = last;
    }
    return add_type(tables, type);
}

type_id table_type(struct tables *tables, enum known_type type)
{
    if (tables->known[type] == NO_TYPE)
        tables->known[type] = make_known_type(tables, type);
    return tables->known[type];
}

/* The slot of a pointer or array in the hash table. */
static uint32_t *derived_slot(const struct tables *tables, const struct type *wanted)
{
    uint32_t slot = (wanted->element * 0x9E3779B1u ^ wanted->count) * 0x85EBCA6Bu ^ wanted->address_space;

    for (slot ^= slot >> 15;; slot++) {
        uint32_t *found = &tables->derived[slot & (tables->derived_slots - 1)];
        const struct type *type = &tables->types.data[*found == NO_TYPE ? 0 : *found];
        if (*found == NO_TYPE || (type->kind == wanted->kind && type->element == wanted->element &&
                                  type->count == wanted->count && type->address_space == wanted->address_space))
            return found;
    }
}

static void grow_derived(struct tables *tables)
{
    const uint32_t *old = tables->derived;
    uint32_t count = tables->derived_slots;

    tables->derived_slots = count ? 2 * count : 16;
    tables->derived = arena_filled(tables->arena, tables->derived_slots);
    for (uint32_t n = 0; n < count; n++)
        if (old[n] != NO_TYPE)
            *derived_slot(tables, &tables->types.data[old[n]]) = old[n];
}

static type_id derived_type(struct tables *tables, struct type wanted)
{
    if (2 * tables->derived_count >= tables->derived_slots)
        grow_derived(tables);
    uint32_t *slot = derived_slot(tables, &wanted);
    if (*slot == NO_TYPE) {
        *slot = add_type(tables, wanted);
        tables->derived_count++;
    }
    return *slot;
}

type_id table_pointer(struct tables *tables, type_id element, enum address_space space)
{
    return derived_type(tables,
                        (struct type){.kind = TYPE_POINTER, .element = element, .address_space = (uint8_t)space});
}

type_id table_array(struct tables *tables, type_id element, uint32_t count)
{
    return derived_type(tables, (struct type){.kind = TYPE_ARRAY, .element = element, .count = count});
}

type_id table_function_type(struct tables *tables, type_id result, uint32_t count, const type_id *parameters)
{
    struct type type = {
        .kind = TYPE_FUNCTION, .element = result, .count = count, .first_member = tables->members.count};
    type_id *members = words_append(tables->arena, &tables->members, count);

    for (uint32_t n = 0; n < count; n++)
        members[n] = parameters[n];
    return add_type(tables, type);
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

enum known_type known_of_letter(char letter)
{
    static const uint8_t known[] = {
        ['i'] = KNOWN_INT,        ['J'] = KNOWN_INT,      ['I'] = KNOWN_INT,          ['c'] = KNOWN_BYTE,
        ['C'] = KNOWN_BYTE,       ['b'] = KNOWN_BOOL,     ['E'] = KNOWN_BOOL,         ['B'] = KNOWN_BOOL,
        ['f'] = KNOWN_FLOAT,      ['d'] = KNOWN_DOUBLE,   ['H'] = KNOWN_HANDLE,       ['r'] = KNOWN_RESULT_INT,
        ['u'] = KNOWN_ROW_INT,    ['w'] = KNOWN_TWO_INTS, ['a'] = KNOWN_INT_AND_BOOL, ['m'] = KNOWN_TWO_FLOATS,
        ['D'] = KNOWN_DIMENSIONS,
    };

    return (enum known_type)known[(unsigned char)letter];
}

static type_id type_of_letter(struct tables *tables, char letter, type_id overload)
{
    bool of_floats = (letter == 'r' || letter == 'u') && tables->types.data[overload].kind == TYPE_FLOAT;

    return letter == 'T' ? overload : table_type(tables, (enum known_type)(known_of_letter(letter) + of_floats));
}

type_id table_result_type(struct tables *tables, uint32_t dx_op, type_id overload)
{
    return type_of_letter(tables, dx_operations[dx_op].result, overload);
}

static uint32_t overload_number(const struct tables *tables, type_id overload)
{
    return overload == tables->known[KNOWN_INT]      ? 0
           : overload == tables->known[KNOWN_FLOAT]  ? 1
           : overload == tables->known[KNOWN_DOUBLE] ? 2
                                                     : 3;
}

static uint32_t declare_operation(struct tables *tables, uint32_t dx_op, type_id overload)
{
    const char *letters = operation_operands(&dx_operations[dx_op]);
    type_id parameters[32];
    uint32_t count = 0;

    parameters[count++] = table_type(tables, KNOWN_INT); /* the opcode */
    for (; *letters; letters++)
        parameters[count++] = type_of_letter(tables, *letters, overload);
    type_id result = table_result_type(tables, dx_op, overload);
    struct function function = {
        .name = dx_operation_name(dx_op),
        .type = table_function_type(tables, result, count, parameters),
        .is_declaration = true,
        .dx_op_class = dx_operation_name(dx_op),
    };
    vector_push(tables->arena, &tables->functions, function);
    return tables->functions.count - 1;
}

uint32_t table_operation(struct tables *tables, uint32_t dx_op, type_id overload)
{
    uint32_t *declared = &tables->operations[dx_op * OVERLOADS + overload_number(tables, overload)];

    if (*declared == 0)
        *declared = declare_operation(tables, dx_op, overload) + 1;
    return *declared - 1;
}

/* ---- Globals ----------------------------------------------------------------------------------------------------- */

enum {
    LINKAGE_INTERNAL = 3
};

value_id table_global(struct tables *tables)
{
    struct value value = {.kind = VALUE_GLOBAL, .index = tables->globals.count & (MAX_VALUES - 1)};

    vector_push(tables->arena, &tables->globals, (struct global){.name = "", .initializer = NO_VALUE});
    vector_push(tables->arena, &tables->values, value);
    vector_push(tables->arena, &tables->values, value); /* room for the initializer */
    return tables->values.count - 2;
}

void table_set_global(struct tables *tables, value_id id, type_id element, uint32_t count, enum address_space space,
                      const uint32_t *data)
{
    struct global *global = &tables->globals.data[tables->values.data[id].index];
    struct constant constant = {
        .kind = data ? CONSTANT_DATA : CONSTANT_UNDEF, .first = tables->data.count, .count = data ? count : 0};

    for (uint32_t n = 0; data && n < count; n++)
        vector_push(tables->arena, &tables->data, data[n]);
    constant.type = global->value_type = table_array(tables, element, count);
    global->type = table_pointer(tables, global->value_type, space);
    global->address_space = (uint8_t)space;
    global->linkage = LINKAGE_INTERNAL;
    global->is_constant = data != NULL;
    global->alignment = 4;
    global->initializer = id + 1;
    tables->values.data[id].type = global->type;
    tables->values.data[id + 1] = (struct value){
        .kind = VALUE_CONSTANT, .index = tables->constants.count & (MAX_VALUES - 1), .type = constant.type};
    vector_push(tables->arena, &tables->constants, constant);
}

/* ---- Begin and end ----------------------------------------------------------------------------------------------- */

void tables_begin(struct tables *tables, struct arena *arena, struct module *module, uint32_t limit)
{
    *tables = (struct tables){.arena = arena, .module = module, .limit = limit};
    memset(tables->known, 0xFF, sizeof tables->known); /* NO_TYPE */
    tables->operations = arena_zeroed_words(arena, (size_t)DX_OP_COUNT * OVERLOADS);
    module->void_type = table_type(tables, KNOWN_VOID);
    module->bool_type = table_type(tables, KNOWN_BOOL);
    module->int32_type = table_type(tables, KNOWN_INT);
    table_type(tables, KNOWN_FLOAT);
}

void tables_end(struct tables *tables)
{
    struct module *module = tables->module;

    module->types = tables->types.data;
    module->type_count = tables->types.count;
    module->type_members = tables->members.data;
    module->values = tables->values.data;
    module->value_count = tables->values.count;
    module->globals = tables->globals.data;
    module->global_count = tables->globals.count;
    module->functions = tables->functions.data;
    module->function_count = tables->functions.count;
    module->constants = tables->constants.data;
    module->constant_count = tables->constants.count;
    module->data = tables->data.data;
}
