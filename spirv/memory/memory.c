/* Variables for globals and allocas, with their types and initializers. */
#include "spirv/memory/memory.h"
#include "spirv/function/function.h"

/* ---- State ------------------------------------------------------------------------------------------------------- */

/* DXIL casts pointers to floats for atomic exchanges and comparisons. SPIR-V cannot cast pointers, so the variables of
 * such floats are declared as integers. */
static void find_integer_leaves(struct lowering *l)
{
    for (uint32_t n = 0; n < l->module->function_count; n++) {
        const struct function *f = &l->module->functions[n];
        for (uint32_t k = 0; k < f->instruction_count; k++) {
            const struct instruction *i = &f->instructions[k];
            if (i->opcode != OP_ATOMIC_RMW && i->opcode != OP_COMPARE_EXCHANGE)
                continue;
            bool has_cast = false;
            uint32_t global = pointer_global(l->module, f, f->operands[i->first_operand], &has_cast);
            if (has_cast && global != UINT32_MAX)
                l->memory->integer_leaf[global] = true;
        }
    }
}

static void find_all_word_memory(struct lowering *l)
{
    struct memory *memory = l->memory;

    memory->words = arena_zeroed(l->arena, l->module->global_count, sizeof *memory->words);
    memory->word_allocas = arena_zeroed(l->arena, l->module->function_count, sizeof *memory->word_allocas);
    for (uint32_t n = 0; n < l->functions.count; n++) {
        uint32_t function = l->functions.data[n];
        memory->word_allocas[function] = find_word_memory(l, &l->module->functions[function], memory->words);
    }
}

void memory_prepare(struct lowering *l)
{
    l->memory = arena_zeroed(l->arena, 1, sizeof *l->memory);
    if (l->module->has_pointer_casts)
        find_all_word_memory(l);
    if (l->module->global_count == 0)
        return;
    l->memory->globals = arena_zeroed(l->arena, l->module->global_count, sizeof *l->memory->globals);
    l->memory->integer_leaf = arena_zeroed(l->arena, l->module->global_count, sizeof(bool));
    if (l->module->has_atomics)
        find_integer_leaves(l);
    l->memory->payload = find_payload_in_place(l);
}

/* ---- Types ------------------------------------------------------------------------------------------------------- */

/* memory_type with floats replaced by integers of the same width, for (nested) arrays of floats. Other types stay: an
 * atomic on a float inside them is an error. */
static uint32_t integer_leaf_type(struct lowering *l, type_id type)
{
    uint32_t counts[MAX_INDICES], depth = 0, leaf;
    type_id inner = type;

    while (module_type(l->module, inner)->kind == TYPE_ARRAY && depth < MAX_INDICES) {
        uint32_t count = module_type(l->module, inner)->count;
        counts[depth++] = count ? count : 1;
        inner = module_type(l->module, inner)->element;
    }
    if (module_type(l->module, inner)->kind != TYPE_FLOAT)
        return memory_type(l, type);
    leaf = type_int(l->b, scalar_bits(l, inner));
    while (depth > 0)
        leaf = type_array(l->b, leaf, counts[--depth]);
    return leaf;
}

static uint32_t type_in_variable(struct lowering *l, const struct variable *variable, type_id type)
{
    if (variable->words)
        return word_array(l, variable->words);
    if (variable->storage == SpvStorageClassPhysicalStorageBuffer)
        return record_type(l, type);
    return variable->has_integer_leaf ? integer_leaf_type(l, type) : memory_type(l, type);
}

uint32_t pointee_type(struct lowering *l, const struct pointer *p)
{
    return type_in_variable(l, &p->variable, p->type);
}

/* ---- Initializers ------------------------------------------------------------------------------------------------ */

enum {
    MAX_CONSTITUENTS = 65532 /* of an OpConstantComposite: its word count has 16 bits */
};

static uint32_t initializer(struct lowering *l, value_id value);

static uint32_t aggregate_initializer(struct lowering *l, const struct constant *constant, uint32_t index)
{
    const struct type *type = module_type(l->module, constant->type);

    if (constant->count > MAX_CONSTITUENTS)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "a constant array has %u elements: at most %d are possible",
             constant->count, MAX_CONSTITUENTS);
    uint32_t *ids = arena_words(l->arena, constant->count);
    if (constant->kind == CONSTANT_DATA)
        data_components(l, index, ids);
    for (uint32_t n = 0; n < constant->count && constant->kind == CONSTANT_AGGREGATE; n++)
        ids[n] = initializer(l, l->module->operands[constant->first + n]);
    if (type->kind == TYPE_VECTOR && type->count == 1)
        return ids[0];
    return constant_composite(l->b, memory_type(l, constant->type), constant->count, ids);
}

/* A constant in its memory type. Undefined parts become zero. */
static uint32_t make_initializer(struct lowering *l, const struct constant *constant, uint32_t index)
{
    const struct type *type = module_type(l->module, constant->type);
    bool is_short_vector = type->kind == TYPE_VECTOR && !is_split_vector(l, constant->type);

    switch (constant->kind) {
    case CONSTANT_NULL:
    case CONSTANT_UNDEF:
        return constant_null(l->b, memory_type(l, constant->type));
    case CONSTANT_AGGREGATE:
        return aggregate_initializer(l, constant, index);
    case CONSTANT_DATA:
        return is_short_vector ? constant_component(l, index, 0) : aggregate_initializer(l, constant, index);
    case CONSTANT_INTEGER:
        return type->bits == 1 ? constant_u32(l->b, constant->bits & 1) : constant_component(l, index, 0);
    default:
        return constant_component(l, index, 0);
    }
}

/* Id of a constant in its memory type. The recursion is bounded: the reader limits the nesting of constants. */
static uint32_t initializer(struct lowering *l, value_id value)
{
    const struct value *v = module_value(l->module, NULL, value);

    if (v->kind != VALUE_CONSTANT)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "an initializer contains the address of a variable");
    if (!l->memory->initializers)
        l->memory->initializers = arena_zeroed_words(l->arena, l->module->constant_count);
    if (!l->memory->initializers[v->index])
        l->memory->initializers[v->index] = make_initializer(l, &l->module->constants[v->index], v->index);
    return l->memory->initializers[v->index];
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

/* Sets the HLSL name: `shared` for the mangled name "\1?shared@@3PAMA". */
static void name_global(struct lowering *l, uint32_t id, const char *name)
{
    char plain[64];
    size_t length = 0;

    if (!l->options->structured_names && !l->options->debug_info)
        return;
    if (name[0] == '\1')
        name++;
    if (name[0] == '?')
        name++;
    while (length + 1 < sizeof plain && name[length] && name[length] != '@') {
        plain[length] = name[length];
        length++;
    }
    plain[length] = '\0';
    set_name(l->b, id, plain);
}

static bool is_undefined(const struct lowering *l, value_id value)
{
    const struct constant *constant = value == NO_VALUE ? NULL : module_constant(l->module, NULL, value);
    return value == NO_VALUE || (constant && constant->kind == CONSTANT_UNDEF);
}

uint32_t first_value(struct lowering *l, SpvStorageClass storage, uint32_t type)
{
    bool may_start = l->options->guarantees.on[DXS_GUARANTEE_ZEROED_MEMORY] &&
                     (storage == SpvStorageClassFunction || storage == SpvStorageClassPrivate ||
                      (storage == SpvStorageClassWorkgroup && HAS(l, ZERO_INITIALIZE_WORKGROUP_MEMORY)));

    return may_start ? constant_null(l->b, type) : 0;
}

/* Id of the constant that the variable of a global holds at first; 0: none. */
static uint32_t first_contents(struct lowering *l, const struct variable *variable, const struct global *global)
{
    if (variable->storage != SpvStorageClassWorkgroup && !is_undefined(l, global->initializer))
        return variable->words ? word_initializer(l, variable, global->initializer)
                               : initializer(l, global->initializer);
    return first_value(l, variable->storage, type_in_variable(l, variable, variable->type));
}

struct variable global_memory(struct lowering *l, const struct instruction *i, uint32_t index)
{
    struct variable *variable = &l->memory->globals[index];
    const struct global *global = &l->module->globals[index];
    bool is_shared = global->address_space == SPACE_GROUPSHARED;

    if (variable->id || variable->is_zero)
        return *variable;
    variable->type = global->value_type;
    if (index == l->module->dx_break_global) {
        variable->is_zero = true;
        return *variable;
    }
    if (is_shared && index == l->memory->payload) {
        *variable = mesh_payload(l, i, global->value_type);
        name_global(l, variable->id, global->name);
        return *variable;
    }
    bool is_own = global->address_space == SPACE_THREAD ||
                  (global->address_space == SPACE_IMMEDIATE_CBUFFER && global->is_constant);
    if (!is_shared && (!is_own || global->initializer == NO_VALUE))
        unsupported(l, i, "the memory is neither thread-local nor groupshared");
    if (is_shared && !has_groups(l))
        unsupported(l, i, "groupshared memory exists only in stages with thread groups");
    variable->storage = is_shared ? SpvStorageClassWorkgroup : SpvStorageClassPrivate;
    variable->has_integer_leaf = is_shared && l->memory->integer_leaf[index];
    if (l->memory->words && l->memory->words[index])
        variable->words = word_count(l, i, variable->type, 1);
    uint32_t constant = first_contents(l, variable, global), type = type_in_variable(l, variable, variable->type);
    variable->id = global_variable(l->b, type, variable->storage, constant);
    name_global(l, variable->id, global->name);
    return *variable;
}

void reset_globals(struct lowering *l)
{
    for (uint32_t n = 0; n < l->module->global_count; n++) {
        const struct variable *variable = &l->memory->globals[n];
        const struct global *global = &l->module->globals[n];
        if (!variable->id || variable->storage != SpvStorageClassPrivate || global->is_constant)
            continue;
        uint32_t constant = first_contents(l, variable, global);
        if (constant)
            store(l->b, variable->id, constant);
    }
}

static void begin_allocas(struct lowering *l)
{
    uint32_t count = l->function->value_count;

    l->memory->allocas = arena_zeroed_words(l->arena, count);
    l->memory->storage = NULL;
    if (!is_ray_tracing_stage(l->stage))
        return;
    l->memory->storage = arena_words(l->arena, count);
    for (uint32_t n = 0; n < count; n++)
        l->memory->storage[n] = SpvStorageClassFunction;
    find_handed_over(l, l->memory->storage);
}

struct variable alloca_memory(struct lowering *l, const struct instruction *alloca)
{
    uint32_t local = alloca->result - l->module->value_count;
    struct variable variable = {.storage = SpvStorageClassFunction, .type = alloca->aux};
    uint64_t count;

    if (!module_integer(l->module, l->function, operand_value(l, alloca, 0), &count) || count > UINT32_MAX)
        unsupported(l, alloca, "the number of elements is not constant");
    if (!l->memory->allocas)
        begin_allocas(l);
    if (l->memory->storage && count == 1)
        variable.storage = l->memory->storage[local];
    const bool *words = l->memory->word_allocas ? l->memory->word_allocas[l->state->index] : NULL;
    if (words && words[local] && variable.storage == SpvStorageClassFunction)
        variable.words = word_count(l, alloca, alloca->aux, (uint32_t)count);
    if (!l->memory->allocas[local]) {
        uint32_t type = type_in_variable(l, &variable, alloca->aux);
        if (count > 1 && !variable.words)
            type = type_array(l->b, type, (uint32_t)count);
        l->memory->allocas[local] = variable.storage == SpvStorageClassFunction
                                        ? local_variable(l->b, type, first_value(l, SpvStorageClassFunction, type))
                                        : global_variable(l->b, type, variable.storage, 0);
    }
    variable.id = l->memory->allocas[local];
    variable.count = count > 1 ? (uint32_t)count : 0;
    return variable;
}
