/* Copies functions and replaces instructions on the way: see edit.h. */
#include "dxil/edit.h"

#include <string.h>

enum {
    EDGE = 16 /* rows and columns of AGS's matrices */
};

/* Makes a growing array that begins with a copy of `array`. */
static void copy_to_vector(struct arena *arena, void *vector, const void *array, uint32_t count, size_t size)
{
    struct words v = {0};

    vector_grow(arena, &v, (size_t)count + 1, size);
    if (count > 0)
        memcpy(v.data, array, count * size);
    v.count = count;
    memcpy(vector, &v, sizeof v);
}

#define COPY_TO_VECTOR(e, vector, array, count)                                                                        \
    copy_to_vector((e)->arena, &(vector)->data, (array), (count), sizeof *(array))

struct edit edit_begin(struct arena *arena, const struct module *module)
{
    struct edit edit = {.arena = arena, .hit_object = NO_TYPE}, *e = &edit;

    memset(e->cached_types, 0xFF, sizeof e->cached_types); /* NO_TYPE */
    e->module = arena_copy(arena, module, 1, sizeof *module);
    e->functions = arena_copy(arena, module->functions, module->function_count, sizeof *e->functions);
    COPY_TO_VECTOR(e, &e->constants, module->constants, module->constant_count);
    COPY_TO_VECTOR(e, &e->types, module->types, module->type_count);
    return edit;
}

const struct module *edit_end(struct edit *e)
{
    struct module *module = e->module;

    module->functions = e->functions;
    module->constants = e->constants.data;
    module->constant_count = e->constants.count;
    module->types = e->types.data;
    module->type_count = e->types.count;
    return module;
}

/* ---- Additions --------------------------------------------------------------------------------------------------- */

/* value.index has 24 bits only. */
static uint32_t checked_value_index(struct edit *e, uint32_t index)
{
    if (index >= MAX_VALUES)
        fail(e->arena->fault, DXS_RESULT_VALUE_LIMIT, "a replaced vendor extension needs more than 2^24 values");
    return index;
}

static value_id add_value(struct edit *e, enum value_kind kind, type_id type, uint32_t index)
{
    vector_push(
        e->arena, &e->values,
        (struct value){.kind = (uint8_t)kind, .index = checked_value_index(e, index) & (MAX_VALUES - 1), .type = type});
    return e->module->value_count + e->values.count - 1;
}

static value_id add_constant(struct edit *e, enum constant_kind kind, type_id type, uint64_t bits)
{
    vector_push(e->arena, &e->constants, (struct constant){.kind = (uint8_t)kind, .type = type, .bits = bits});
    return add_value(e, VALUE_CONSTANT, type, e->constants.count - 1);
}

value_id edit_integer(struct edit *e, uint32_t number)
{
    return add_constant(e, CONSTANT_INTEGER, e->module->int32_type, (uint64_t)(int64_t)(int32_t)number);
}

value_id edit_true(struct edit *e, type_id boolean)
{
    return add_constant(e, CONSTANT_INTEGER, boolean, 1);
}

value_id edit_null(struct edit *e, type_id type)
{
    return add_constant(e, CONSTANT_NULL, type, 0);
}

type_id edit_type(struct edit *e, enum edit_type which)
{
    static const uint8_t kinds[EDIT_TYPES] = {TYPE_FLOAT, TYPE_INTEGER, TYPE_ARRAY, TYPE_ARRAY, TYPE_ARRAY};
    static const uint8_t sizes[EDIT_TYPES] = {32, 64, 4, 8, 9};
    bool is_array = kinds[which] == TYPE_ARRAY;
    struct type wanted = {.kind = kinds[which],
                          .scalar_kind = kinds[which],
                          .bits = is_array ? 0 : sizes[which],
                          .count = is_array ? sizes[which] : 0,
                          .element = which == EDIT_NINE_FLOATS ? edit_type(e, EDIT_FLOAT32)
                                     : is_array                ? e->module->int32_type
                                                               : 0};
    type_id t = 0;

    if (e->cached_types[which] != NO_TYPE)
        return e->cached_types[which];
    for (; t < e->types.count; t++) {
        const struct type *type = &e->types.data[t];
        if (type->kind == wanted.kind && type->bits == wanted.bits && type->count == wanted.count &&
            (!is_array || type->element == wanted.element))
            break;
    }
    if (t == e->types.count)
        vector_push(e->arena, &e->types, wanted);
    if (wanted.kind == TYPE_FLOAT)
        e->module->float_widths |= wanted.bits;
    e->cached_types[which] = t;
    return t;
}

/* An empty structure that its name identifies. */
type_id hit_object_type(struct edit *e)
{
    static const char name[] = "dx.types.HitObject";

    for (type_id t = 0; t < e->types.count && e->hit_object == NO_TYPE; t++)
        if (e->types.data[t].kind == TYPE_STRUCT && e->types.data[t].name && !strcmp(e->types.data[t].name, name))
            e->hit_object = t;
    if (e->hit_object == NO_TYPE) {
        e->hit_object = e->types.count;
        vector_push(e->arena, &e->types, (struct type){.kind = TYPE_STRUCT, .scalar_kind = TYPE_STRUCT, .name = name});
    }
    return e->hit_object;
}

type_id edit_matrix_type(struct edit *e, enum matrix_format format, enum matrix_use use)
{
    type_id t = e->module->type_count; /* matrix types are not DXIL: the module has none */

    for (; t < e->types.count; t++)
        if (e->types.data[t].kind == TYPE_MATRIX && e->types.data[t].bits == format && e->types.data[t].count == use)
            return t;
    vector_push(e->arena, &e->types,
                (struct type){.kind = TYPE_MATRIX,
                              .scalar_kind = TYPE_MATRIX,
                              .bits = format,
                              .count = use,
                              .address_space = MATRIX_OF_WAVE,
                              .element = EDGE,
                              .first_member = EDGE});
    return t;
}

/* Appends an instruction whose operands are already stored. */
static void append_instruction(struct edit *e, const struct instruction *i)
{
    if (i->opcode == OP_CALL)
        vector_push(e->arena, &e->calls, e->instructions.count);
    uint32_t index = (uint32_t)(e->at - e->source->instructions);
    vector_push(e->arena, &e->locations, index < e->source->located_count ? e->source->location_of[index] : UINT32_MAX);
    vector_push(e->arena, &e->numbers, instruction_number(e->source, index));
    vector_push(e->arena, &e->instructions, *i);
}

static void keep_instruction(struct edit *e, const struct instruction *i)
{
    if (i->result != NO_VALUE)
        e->values.data[i->result - e->module->value_count].index =
            checked_value_index(e, e->instructions.count) & (MAX_VALUES - 1);
    append_instruction(e, i);
}

static bool is_local(const struct edit *e, value_id value)
{
    return value >= e->module->value_count && value - e->module->value_count < e->source->value_count;
}

const struct instruction *edit_definition(const struct edit *e, value_id value)
{
    return is_local(e, value) ? definition(e->module, e->source, value) : NULL;
}

bool edit_constant(const struct edit *e, value_id value, uint64_t *bits)
{
    uint32_t first_local = e->module->value_count;
    bool is_added = value >= first_local && !is_local(e, value);

    if (!is_added)
        return module_integer(e->module, e->source, value, bits);
    const struct value *added = &e->values.data[value - first_local];
    if (added->kind != VALUE_CONSTANT || e->constants.data[added->index].kind != CONSTANT_INTEGER)
        return false;
    *bits = e->constants.data[added->index].bits;
    return true;
}

/* ---- Vectors of results that come later -------------------------------------------------------------------------- */

static bool is_waiting(const struct edit *e, value_id value)
{
    return e->waiters.count > 0 && is_local(e, value) && bitset_has(&e->waiting, value - e->module->value_count);
}

/* Compilers put a word of a result into a vector before the access that makes the word. Such an insertelement waits for
 * the first use of the vector. Returns whether it does. */
static bool wait_for_element(struct edit *e, const struct instruction *i)
{
    if (i->opcode != OP_INSERT_ELEMENT)
        return false;
    value_id element = edit_operand(e, i, 1);
    bool is_late = is_local(e, element) && e->replacements[element - e->module->value_count] == GONE;
    if (!is_late && !is_waiting(e, edit_operand(e, i, 0)))
        return false;
    bitset_add(&e->waiting, i->result - e->module->value_count);
    vector_push(e->arena, &e->waiters, i->result);
    return true;
}

static void end_wait(struct edit *e, value_id vector)
{
    const struct instruction *at = e->at;
    struct words chain = {0};

    for (; is_waiting(e, vector); vector = edit_operand(e, definition(e->module, e->source, vector), 0)) {
        bitset_remove(&e->waiting, vector - e->module->value_count);
        vector_push(e->arena, &chain, vector);
    }
    while (chain.count > 0) {
        e->at = definition(e->module, e->source, chain.data[--chain.count]);
        keep_instruction(e, e->at);
    }
    e->at = at;
}

/* Before an instruction: the vectors that it uses; before the last one of a block, all. */
static void end_waits(struct edit *e, const value_id *operands, uint32_t count)
{
    for (uint32_t k = 0; k < count && e->waiters.count > 0; k++)
        end_wait(e, operands[k]);
}

/* ---- The function ------------------------------------------------------------------------------------------------ */

value_id edit_add(struct edit *e, struct instruction i, type_id type, uint32_t count, const value_id *operands)
{
    i.operand_count = count;
    end_waits(e, operands, instruction_value_operands(&i));
    i.type = type;
    i.result = type == e->module->void_type ? NO_VALUE : add_value(e, VALUE_INSTRUCTION, type, e->instructions.count);
    i.first_operand = e->operands.count;
    memcpy(words_append(e->arena, &e->operands, count), operands, count * sizeof *operands);
    append_instruction(e, &i);
    return i.result;
}

void edit_result(struct edit *e, const struct instruction *i, value_id value)
{
    if (i->result != NO_VALUE)
        e->replacements[i->result - e->module->value_count] = value;
}

/* Follows replacements of an operand of instruction `index`. A replacement must not be defined in the same block at or
 * after the use: `end` is the end of the block's instructions. */
static void resolve_operand(struct edit *e, value_id *operand, uint32_t index, uint32_t end)
{
    uint32_t first_local = e->module->value_count;

    for (uint32_t steps = 0; *operand >= first_local && *operand - first_local < e->source->value_count &&
                             e->replacements[*operand - first_local] != NOT_REPLACED;
         steps++) {
        value_id value = e->replacements[*operand - first_local];
        bool is_local = value != GONE && value >= first_local;
        const struct value *by = is_local ? &e->values.data[value - first_local] : NULL;
        bool is_late = by && by->kind == VALUE_INSTRUCTION && by->index >= index && by->index < end;
        if (value == GONE || steps > MAX_STEPS || is_late)
            fail(e->arena->fault, DXS_RESULT_UNSUPPORTED, "a vendor extension out of order");
        *operand = value;
    }
}

static bool is_hit_object(const struct edit *e, value_id value)
{
    return value >= e->module->value_count && e->values.data[value - e->module->value_count].type == e->hit_object;
}

/* Gives phis of hit objects the type of hit objects, until nothing changes. Other instructions must not use one. */
static void check_hit_objects(struct edit *e)
{
    bool changed = true;

    for (uint32_t steps = 0; changed; steps++) {
        changed = false;
        for (uint32_t index = 0; index < e->instructions.count; index++) {
            struct instruction *i = &e->instructions.data[index];
            const value_id *operands = e->operands.data + i->first_operand;
            bool is_phi = i->opcode == OP_PHI, is_call = i->opcode == OP_CALL && i->dx_op != DX_OP_NONE;
            uint32_t count = is_phi ? i->operand_count : instruction_value_operands(i);
            for (uint32_t k = 0; k < count && !is_call && i->type != e->hit_object; k += is_phi ? 2 : 1) {
                if (!is_hit_object(e, operands[k]))
                    continue;
                if (!is_phi || steps > MAX_STEPS)
                    fail(e->arena->fault, DXS_RESULT_UNSUPPORTED, "the handle of a hit object is used as a number");
                i->type = e->values.data[i->result - e->module->value_count].type = e->hit_object;
                changed = true;
            }
        }
    }
}

static void resolve_operands(struct edit *e, uint32_t first, uint32_t end)
{
    for (uint32_t index = first; index < end; index++) {
        const struct instruction *i = &e->instructions.data[index];
        value_id *operands = e->operands.data + i->first_operand;
        for (uint32_t k = 0; k < instruction_value_operands(i); k++)
            resolve_operand(e, &operands[k], index, end);
        for (uint32_t k = 0; i->opcode == OP_PHI && k < i->operand_count; k += 2)
            resolve_operand(e, &operands[k], 0, 0);
    }
}

void edit_function(struct edit *e, uint32_t number, replace_instruction *replace, void *user)
{
    struct function *f = &e->functions[number];
    const struct function *source = &e->module->functions[number];
    struct fault *fault = e->arena->fault;
    struct basic_block *blocks = arena_array(e->arena, source->block_count, sizeof *blocks);

    e->source = source;
    memset(&e->instructions, 0, sizeof e->instructions);
    e->calls = e->locations = e->numbers = (struct words){0};
    COPY_TO_VECTOR(e, &e->values, source->values, source->value_count);
    COPY_TO_VECTOR(e, &e->operands, source->operands, source->operand_count);
    e->replacements = arena_filled(e->arena, source->value_count);
    e->waiting = bitset_create(e->arena, source->value_count);
    e->waiters = (struct words){0};
    fault->error.function = number;
    for (uint32_t b = 0; b < source->block_count; b++) {
        uint32_t first = source->blocks[b].first_instruction, end = first + source->blocks[b].instruction_count;
        e->waiters.count = 0;
        blocks[b] = source->blocks[b];
        blocks[b].first_instruction = e->instructions.count;
        fault->error.block = e->block = b;
        for (uint32_t index = first; index < end; index++) {
            e->at = &source->instructions[index];
            fault->error.instruction = instruction_number(source, index);
            if (replace(e, user, e->at) || wait_for_element(e, e->at))
                continue;
            if (index + 1 == end)
                end_waits(e, e->waiters.data, e->waiters.count);
            end_waits(e, source->operands + e->at->first_operand, instruction_value_operands(e->at));
            keep_instruction(e, e->at);
        }
        blocks[b].instruction_count = e->instructions.count - blocks[b].first_instruction;
    }
    for (uint32_t b = 0; b < source->block_count; b++)
        resolve_operands(e, blocks[b].first_instruction, blocks[b].first_instruction + blocks[b].instruction_count);
    if (e->finish)
        e->finish(e);
    hit_object_type(e);
    check_hit_objects(e);
    for (uint32_t c = 0; c < e->calls.count; c++) {
        const struct instruction *i = &e->instructions.data[e->calls.data[c]];
        if (i->dx_op >= DX_HitObject_Invoke && i->dx_op <= DX_HitObject_Attributes &&
            !is_hit_object(e, e->operands.data[i->first_operand]))
            fail(fault, DXS_RESULT_UNSUPPORTED, "a number is used as the handle of a hit object");
    }
    fault->error.function = fault->error.block = fault->error.instruction = DXS_NONE;
    f->values = e->values.data;
    f->value_count = e->values.count;
    f->blocks = blocks;
    f->instructions = e->instructions.data;
    f->instruction_count = e->instructions.count;
    f->operands = e->operands.data;
    f->operand_count = e->operands.count;
    f->numbers = e->numbers.data;
    f->location_of = e->locations.data;
    f->located_count = e->locations.count;
    f->calls = e->calls.data;
    f->call_count = e->calls.count;
    f->value_names = NULL; /* disassembly shows the original module */
}
