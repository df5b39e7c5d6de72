#include "spirv/resource_operations/constant_arrays.h"
#include "base/bitset.h"
#include "spirv/resources/resources.h"
#include "spirv/function/usage.h"

enum {
    MAX_ARRAYS = 64, /* per function: they are compared with each other */
    ROW_WORDS = 4,
    MAX_ROWS = 4096
};

/* An alloca that may be such an array. */
struct candidate {
    struct constant_array array;
    struct bitset filled;
    value_id handle;
    uint32_t filled_count, first_index, first_word;
    bool is_loaded, fails;
};

struct search {
    struct lowering *l;
    struct function_state *s;
    const struct function *f;
    struct candidate *candidates;
    uint32_t count;
    uint32_t *owners; /* by local value: 1 + the candidate that it points to; 0: none */
    uint32_t *uses;   /* by local value: operands of live instructions */
};

static const struct instruction *definition_of(const struct search *search, value_id id)
{
    return definition(search->l->module, search->f, id);
}

static value_id operand_of(const struct search *search, const struct instruction *i, uint32_t number)
{
    return search->f->operands[i->first_operand + number];
}

/* ---- Uses -------------------------------------------------------------------------------------------------------- */

static void add_candidate(struct search *search, const struct instruction *alloca)
{
    const struct module *module = search->l->module;
    const struct type *type = module_type(module, alloca->aux);
    const struct type *element = type->kind == TYPE_ARRAY ? module_type(module, type->element) : NULL;
    uint64_t count;

    if (!element || (element->kind != TYPE_INTEGER && element->kind != TYPE_FLOAT) || search->count == MAX_ARRAYS ||
        (element->bits != 32 && element->bits != 64) || type->count < 2 || type->count > MAX_ROWS * ROW_WORDS ||
        !module_integer(module, search->f, operand_of(search, alloca, 0), &count) || count != 1)
        return;
    struct candidate *c = &search->candidates[search->count++];
    *c = (struct candidate){.array = {.alloca = alloca, .count = type->count, .bits = element->bits},
                            .filled = bitset_create(search->l->arena, type->count)};
    search->owners[local_number(search->l, alloca->result)] = search->count;
}

/* Whether the address selects an element of the array itself. */
static bool is_element(const struct search *search, const struct candidate *c, const struct instruction *gep)
{
    uint64_t zero;

    return gep->opcode == OP_GEP && gep->operand_count == 3 && gep->aux == c->array.alloca->aux &&
           module_integer(search->l->module, search->f, operand_of(search, gep, 1), &zero) && zero == 0 &&
           module_type(search->l->module, module_value(search->l->module, search->f, operand_of(search, gep, 2))->type)
                   ->bits == 32;
}

/* Notes that an element holds the word. All elements must fit one line: first word + stride * index. */
static bool note_element(struct candidate *c, uint32_t index, uint32_t word)
{
    int64_t elements = (int64_t)index - c->first_index, words = (int64_t)word - c->first_word;

    if (index >= c->array.count || !bitset_insert(&c->filled, index))
        return false;
    if (c->filled_count++ == 0) {
        c->first_index = index;
        c->first_word = word;
        return true;
    }
    if (c->array.stride == 0) {
        if (words % elements != 0 || words / elements <= 0)
            return false;
        c->array.stride = (uint32_t)(words / elements);
    }
    return words == elements * c->array.stride;
}

/* The load of the constant row whose component is stored; NULL: another value is stored. */
static const struct instruction *stored_row(const struct search *search, const struct instruction *store)
{
    const struct instruction *extract = definition_of(search, operand_of(search, store, 1));
    const struct instruction *load = extract && extract->opcode == OP_EXTRACT_VALUE && extract->operand_count == 2
                                         ? definition_of(search, operand_of(search, extract, 0))
                                         : NULL;

    return load && load->opcode == OP_CALL && load->dx_op == DX_CBufferLoadLegacy ? load : NULL;
}

/* Whether some component of a constant row is stored in the entry block. */
static bool stores_constants(const struct search *search)
{
    for (uint32_t n = 0; n < search->f->blocks[0].instruction_count; n++) {
        const struct instruction *i = &search->f->instructions[n];
        if (i->opcode == OP_STORE && stored_row(search, i))
            return true;
    }
    return false;
}

/* A store of a component of a constant row, in the entry block. */
static bool fills(struct search *search, struct candidate *c, const struct instruction *store)
{
    const struct module *module = search->l->module;
    const struct instruction *gep = definition_of(search, operand_of(search, store, 0));
    const struct instruction *extract = definition_of(search, operand_of(search, store, 1));
    const struct instruction *load = stored_row(search, store);
    uint64_t index, row;

    if (c->is_loaded || !load || extract->type != module_type(module, c->array.alloca->aux)->element ||
        (uint32_t)(store - search->f->instructions) >= search->f->blocks[0].instruction_count ||
        !module_integer(module, search->f, operand_of(search, gep, 2), &index) || index > UINT32_MAX ||
        !module_integer(module, search->f, operand_of(search, load, 1), &row) || row >= MAX_ROWS ||
        (c->filled_count && operand_of(search, load, 0) != c->handle))
        return false;
    c->handle = operand_of(search, load, 0);
    c->array.filler = load;
    uint32_t component = operand_of(search, extract, 1);
    return note_element(c, (uint32_t)index, (uint32_t)row * ROW_WORDS + component * (c->array.bits / 32));
}

static bool is_intrinsic(const struct search *search, const struct instruction *i)
{
    const struct function *callee = &search->l->module->functions[i->aux];

    return i->dx_op == DX_OP_NONE && callee->is_declaration && strncmp(callee->name, "llvm.", 5) == 0;
}

/* Whether operand `number`, a pointer into the array, is used as the array allows. */
static bool use_fits(struct search *search, struct candidate *c, const struct instruction *i, uint32_t number,
                     value_id pointer)
{
    const struct instruction *maker = definition_of(search, pointer);
    uint32_t *owners = search->owners;
    bool is_whole = maker == c->array.alloca, is_part = maker && maker->opcode == OP_GEP;

    switch (i->opcode) {
    case OP_GEP:
    case OP_CAST:
        owners[local_number(search->l, i->result)] = owners[local_number(search->l, pointer)];
        return is_whole && number == 0 && (i->opcode == OP_CAST || is_element(search, c, i));
    case OP_CALL:
        return is_intrinsic(search, i);
    case OP_STORE:
        return is_part && number == 0 && !(i->flags & FLAG_VOLATILE) && fills(search, c, i);
    case OP_LOAD:
        c->is_loaded = true;
        return is_part && i->type == module_type(search->l->module, c->array.alloca->aux)->element;
    default:
        return false;
    }
}

static void visit_operand(struct search *search, const struct instruction *i, uint32_t number)
{
    value_id value = operand_of(search, i, number);
    const uint32_t global_count = search->l->module->value_count;

    if (value < global_count)
        return;
    while (search->f->values[value - global_count].kind == VALUE_ALIAS) {
        value = search->f->values[value - global_count].index;
        if (value < global_count)
            return;
    }
    search->uses[value - global_count]++;
    uint32_t owner = search->owners[value - global_count];
    if (owner && !use_fits(search, &search->candidates[owner - 1], i, number, value))
        search->candidates[owner - 1].fails = true;
}

static void visit_uses(struct search *search)
{
    for (uint32_t n = 0; n < search->f->instruction_count; n++) {
        const struct instruction *i = &search->f->instructions[n];
        if (!search->s->live[n])
            continue;
        uint32_t step = i->opcode == OP_PHI ? 2 : 1;
        uint32_t count = i->opcode == OP_PHI ? i->operand_count : instruction_value_operands(i);
        for (uint32_t k = 0; k < count; k += step)
            visit_operand(search, i, k);
        if (i->opcode == OP_ALLOCA && n < search->f->blocks[0].instruction_count)
            add_candidate(search, i);
    }
}

/* ---- Arrays ------------------------------------------------------------------------------------------------------ */

/* Whether the handle is of one constant buffer, whatever the thread, and not of root constants. */
static bool has_buffer(const struct search *search, value_id handle)
{
    const struct instruction *d = creation_of(search->l->module, search->f, handle);

    if (!d || (d->dx_op != DX_CreateHandle && d->dx_op != DX_CreateHandleFromBinding))
        return false;
    for (uint32_t n = 0; n < d->operand_count; n++)
        if (module_value(search->l->module, search->f, operand_of(search, d, n))->kind != VALUE_CONSTANT)
            return false;
    const struct resource *resource = created_resource(search->l, search->s, d);
    return resource && resource->binding.descriptor != DXS_DESCRIPTOR_FORM_CONSTANTS &&
           resource->binding.constant_size == 0;
}

static bool is_repetition(const struct search *search, struct candidate *c)
{
    struct constant_array *a = &c->array;
    int64_t word = c->first_word - (int64_t)c->first_index * a->stride;
    bool has_holes = c->filled_count < a->count; /* elements without a value: words of the buffer will do */

    if (c->fails || !c->is_loaded || a->stride == 0 || word < 0 || !has_buffer(search, c->handle) ||
        (has_holes &&
         (search->l->options->guarantees.on[DXS_GUARANTEE_ZEROED_MEMORY] || c->filled_count < a->count / 2)) ||
        word + (int64_t)a->stride * (a->count - 1) >= MAX_ROWS * ROW_WORDS)
        return false;
    a->word = (uint32_t)word;
    return true;
}

/* Marks the store, and what only it uses, as dead. */
static void remove_store(const struct search *search, const struct instruction *store)
{
    const struct instruction *instructions = search->f->instructions;
    const struct instruction *extract = definition_of(search, operand_of(search, store, 1));
    const struct instruction *load = definition_of(search, operand_of(search, extract, 0));
    uint8_t *live = search->s->live;

    live[store - instructions] = 0;
    if (--search->uses[local_number(search->l, extract->result)] > 0)
        return;
    live[extract - instructions] = 0;
    if (--search->uses[local_number(search->l, load->result)] == 0)
        live[load - instructions] = 0;
}

static void remove_stores(const struct search *search)
{
    for (uint32_t n = 0; n < search->f->blocks[0].instruction_count; n++) {
        const struct instruction *i = &search->f->instructions[n];
        value_id pointer = i->opcode == OP_STORE && search->s->live[n] ? operand_of(search, i, 0) : 0;
        uint32_t owner =
            pointer < search->l->module->value_count ? 0 : search->owners[local_number(search->l, pointer)];
        if (owner && !search->candidates[owner - 1].fails)
            remove_store(search, i);
    }
}

static void find_shared_rows(struct search *search)
{
    for (uint32_t a = 0; a < search->count; a++)
        for (uint32_t b = 0; b < search->count; b++) {
            struct candidate *one = &search->candidates[a], *other = &search->candidates[b];
            if (a != b && !one->fails && !other->fails && one->handle == other->handle &&
                one->array.stride == other->array.stride &&
                one->array.word / ROW_WORDS == other->array.word / ROW_WORDS)
                one->array.shares_rows = true;
        }
}

void find_constant_arrays(struct lowering *l, struct function_state *s)
{
    const bool *used = l->usage->operations;
    struct search search = {.l = l, .s = s, .f = s->function};

    if (!l->module->has_allocas || !used[DX_CBufferLoadLegacy] || !stores_constants(&search))
        return;
    search.owners = arena_zeroed_words(l->arena, 2 * (size_t)s->function->value_count);
    search.uses = search.owners + s->function->value_count;
    search.candidates = arena_array(l->arena, MAX_ARRAYS, sizeof *search.candidates);
    visit_uses(&search);
    uint32_t kept = 0;
    for (uint32_t n = 0; n < search.count; n++) {
        search.candidates[n].fails = !is_repetition(&search, &search.candidates[n]);
        kept += !search.candidates[n].fails;
    }
    if (kept == 0)
        return;
    remove_stores(&search);
    find_shared_rows(&search);
    s->constant_arrays = arena_array(l->arena, search.count, sizeof(const struct constant_array *));
    for (uint32_t n = 0; n < search.count; n++)
        s->constant_arrays[n] = search.candidates[n].fails ? NULL : &search.candidates[n].array;
    s->array_owners = search.owners;
}

const struct constant_array *constant_array_of(const struct lowering *l, const struct instruction *load,
                                               value_id *index)
{
    const struct function_state *s = l->state;
    value_id pointer = operand_value(l, load, 0);
    const struct instruction *gep = s->array_owners ? defining_instruction(l, pointer) : NULL;
    uint32_t owner = gep && gep->opcode == OP_GEP ? s->array_owners[local_number(l, pointer)] : 0;

    if (!owner)
        return NULL;
    *index = operand_value(l, gep, 2);
    return s->constant_arrays[owner - 1];
}
