#include "spirv/memory/memory.h"
#include "spirv/function/function.h"

enum {
    WORD_BYTES = 4
};

/* ---- Which memory is accessed as values of different layouts ----------------------------------------------------- */

struct access_search {
    struct lowering *l;
    const struct function *f;
    bool *globals, *locals; /* marks; locals NULL: none yet */
};

static void mark_root(struct access_search *search, value_id root)
{
    const struct module *module = search->l->module;
    const struct value *value = module_value(module, search->f, root);

    if (value->kind == VALUE_GLOBAL && value->index != module->dx_break_global)
        search->globals[value->index] = true;
    if (value->kind != VALUE_INSTRUCTION || search->f->instructions[value->index].opcode != OP_ALLOCA)
        return;
    if (!search->locals)
        search->locals = arena_zeroed(search->l->arena, search->f->value_count, sizeof *search->locals);
    search->locals[local_number(search->l, root)] = true;
}

/* Whether a value of type `type` has the layout of `wanted`, or a first part that has. If the pointer to that part
 * moves on, the part must be an element of an array. */
static bool has_part(const struct lowering *l, type_id type, type_id wanted, bool moves)
{
    for (uint32_t depth = 0; !has_same_layout(l, type, wanted); depth++) {
        const struct type *t = module_type(l->module, type);
        if ((t->kind != TYPE_STRUCT && t->kind != TYPE_ARRAY && t->kind != TYPE_VECTOR) || t->count == 0)
            return false;
        if (moves && (depth > 0 || t->kind == TYPE_STRUCT))
            return false;
        type = t->kind == TYPE_STRUCT ? l->module->type_members[t->first_member] : t->element;
    }
    return true;
}

/* Follows a pointer, to which a value of type `accessed` is accessed, to its root. Checks each type that it has on the
 * way. The depth of selects is limited. */
static void visit_pointer(struct access_search *search, value_id pointer, type_id accessed, bool fits, uint32_t selects)
{
    const struct module *module = search->l->module;
    bool is_cast = false, moves = false;
    struct pointer_step step;

    for (uint32_t n = 0; n < MAX_DERIVATIONS; n++) {
        step = last_step(module, search->f, pointer);
        if (step.kind == STEP_CAST) {
            is_cast = true;
            pointer = step.base;
            continue;
        }
        type_id pointee = module_type(module, module_value(module, search->f, pointer)->type)->element;
        fits &= !is_cast || has_part(search->l, pointee, accessed, moves);
        if (step.kind == STEP_ROOT)
            break;
        uint64_t first = 1;
        moves = !module_integer(module, search->f, step.indices[0], &first) || first != 0;
        is_cast = false;
        accessed = step.source;
        pointer = step.base;
    }
    const struct value *root = module_value(module, search->f, pointer);
    const struct instruction *select = root->kind == VALUE_INSTRUCTION ? &search->f->instructions[root->index] : NULL;
    if (select && select->opcode == OP_SELECT && selects < MAX_SELECTS)
        for (uint32_t n = 1; n < 3; n++)
            visit_pointer(search, search->f->operands[select->first_operand + n],
                          module_type(module, select->type)->element, fits, selects + 1);
    else if (!fits)
        mark_root(search, pointer);
}

bool *find_word_memory(struct lowering *l, const struct function *f, bool *globals)
{
    struct access_search search = {.l = l, .f = f, .globals = globals};

    for (uint32_t n = 0; n < f->instruction_count; n++) {
        const struct instruction *i = &f->instructions[n];
        if (i->opcode != OP_LOAD && i->opcode != OP_STORE && i->opcode != OP_ATOMIC_RMW &&
            i->opcode != OP_COMPARE_EXCHANGE)
            continue;
        value_id pointer = f->operands[i->first_operand];
        type_id type = module_value(l->module, f, pointer)->type;
        visit_pointer(&search, pointer, module_type(l->module, type)->element, true, 0);
    }
    return search.locals;
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

uint32_t word_count(struct lowering *l, const struct instruction *i, type_id type, uint32_t count)
{
    uint64_t bytes = (uint64_t)count * record_bytes(l, type);

    if (bytes == 0 || bytes > UINT32_MAX - WORD_BYTES)
        unsupported(l, i, "memory of no bytes, or too many, that is accessed as values of other types");
    return (uint32_t)((bytes + WORD_BYTES - 1) / WORD_BYTES);
}

uint32_t word_array(struct lowering *l, uint32_t words)
{
    return type_array(l->b, type_u32(l->b), words);
}

static void write_scalar(struct lowering *l, uint32_t *words, uint32_t at, type_id type, uint64_t bits)
{
    uint32_t bytes = record_bytes(l, type);

    if (module_type(l->module, type)->bits != 8 * bytes)
        fail(l->fault, DXS_RESULT_UNSUPPORTED,
             "an initializer is read as values of other types, but holds %u-bit values",
             module_type(l->module, type)->bits);
    for (uint32_t n = 0; n < bytes; n++)
        words[(at + n) / WORD_BYTES] |= (uint32_t)(bits >> (8 * n) & 0xFF) << 8 * ((at + n) % WORD_BYTES);
}

/* Constants nest at most MAX_NESTING levels, and each one that is visited has bytes of its own. */
static void write_constant(struct lowering *l, uint32_t *words, uint32_t at, value_id value)
{
    const struct constant *constant = module_constant(l->module, NULL, value);
    const struct type *type = constant ? module_type(l->module, constant->type) : NULL;

    if (!constant)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "an initializer contains the address of a variable");
    if (constant->kind == CONSTANT_NULL || constant->kind == CONSTANT_UNDEF || record_bytes(l, constant->type) == 0)
        return;
    if (constant->kind == CONSTANT_INTEGER || constant->kind == CONSTANT_FLOAT) {
        write_scalar(l, words, at, constant->type, constant->bits);
        return;
    }
    if (constant->kind != CONSTANT_DATA && constant->kind != CONSTANT_AGGREGATE)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "an initializer is a computed constant");
    for (uint32_t n = 0; n < constant->count; n++) {
        uint32_t place = at + record_part_offset(l, constant->type, n);
        if (constant->kind == CONSTANT_DATA)
            write_scalar(l, words, place, type->element, l->module->data[constant->first + n]);
        else
            write_constant(l, words, place, l->module->operands[constant->first + n]);
    }
}

uint32_t word_initializer(struct lowering *l, const struct variable *variable, value_id initializer)
{
    uint32_t *words = arena_zeroed_words(l->arena, variable->words);

    write_constant(l, words, 0, initializer);
    for (uint32_t n = 0; n < variable->words; n++)
        words[n] = constant_u32(l->b, words[n]);
    return constant_composite(l->b, word_array(l, variable->words), variable->words, words);
}

/* ---- Addresses --------------------------------------------------------------------------------------------------- */

void move_by_bytes(struct lowering *l, struct pointer *p, struct pointer_index index)
{
    if (!index.id && index.value == 0)
        return;
    uint32_t bytes = record_bytes(l, p->type);
    if (!index.id) {
        p->bytes += index.value * bytes;
        return;
    }
    uint32_t distance = multiply_imm(l->b, index.id, bytes);
    p->offset = p->offset ? add(l->b, p->offset, distance) : distance;
}

void select_bytes(struct lowering *l, struct pointer *p, const struct pointer *q, uint32_t condition)
{
    uint32_t a = p->offset ? add_imm(l->b, p->offset, p->bytes) : constant_u32(l->b, p->bytes);
    uint32_t b = q->offset ? add_imm(l->b, q->offset, q->bytes) : constant_u32(l->b, q->bytes);

    p->offset = select_value(l->b, type_u32(l->b), condition, a, b);
    p->bytes = 0;
}

/* A scalar in word memory. */
struct place_in_words {
    struct pointer word; /* to the first word; has one index */
    type_id type;
    uint32_t bytes; /* of the scalar: 1, 2, 4 or 8 */
    uint32_t shift; /* id: place in the word in bits; 0: the scalar fills words */
};

static struct place_in_words find_place(struct lowering *l, const struct instruction *i, const struct pointer *p,
                                        uint32_t at, type_id type)
{
    struct place_in_words place = {.word = *p, .type = type, .bytes = record_bytes(l, type)};
    uint32_t constant = p->bytes + at, words = (place.bytes + 3) / WORD_BYTES;
    uint32_t alignment = place.bytes < WORD_BYTES ? place.bytes : WORD_BYTES, first = constant / WORD_BYTES;
    struct pointer_index *index = &place.word.indices[0];

    if (module_type(l->module, type)->bits != 8 * place.bytes)
        unsupported(l, i, "a bool or min-precision value in memory that is accessed as values of other types");
    if ((i->aux && i->aux < alignment && (i->opcode == OP_LOAD || i->opcode == OP_STORE)) ||
        (!p->offset && constant % alignment))
        unsupported(l, i, "the access is not aligned");
    place.word.count = 1;
    place.word.is_outside = !p->offset && (words > p->variable.words || first > p->variable.words - words);
    *index = (struct pointer_index){.value = first, .limit = p->variable.words - (words - 1)};
    uint32_t address = p->offset ? add_imm(l->b, p->offset, constant) : 0;
    if (address)
        index->id = shift_right_imm(l->b, address, 2);
    if (place.bytes >= WORD_BYTES)
        return place;
    uint32_t byte = address ? bit_and_imm(l->b, address, WORD_BYTES - 1) : 0;
    place.shift = byte ? shift_left_imm(l->b, byte, 3) : constant_u32(l->b, constant % WORD_BYTES * 8);
    return place;
}

/* Pointer to word 0 or 1 of a scalar. */
static uint32_t word_pointer(struct lowering *l, const struct place_in_words *place, uint32_t number)
{
    struct pointer word = place->word;
    struct pointer_index *index = &word.indices[0];

    if (!index->id)
        index->value += number;
    else if (number > 0)
        *index = (struct pointer_index){.id = add_imm(l->b, bounded_index_id(l, &word, index), number)};
    return emit_pointer(l, &word, type_u32(l->b));
}

/* ---- Scalars ----------------------------------------------------------------------------------------------------- */

static uint32_t load_word(struct lowering *l, const struct place_in_words *place, uint32_t number)
{
    uint32_t pointer = word_pointer(l, place, number);

    return load(l->b, type_u32(l->b), pointer);
}

static uint32_t as_type(struct lowering *l, uint32_t type, uint32_t from, uint32_t value)
{
    return type == from ? value : bitcast(l->b, type, value);
}

static uint32_t load_bits(struct lowering *l, const struct place_in_words *place, uint32_t held)
{
    uint32_t u32 = type_u32(l->b), integer = type_int(l->b, 8 * place->bytes), value = load_word(l, place, 0);

    if (place->bytes > WORD_BYTES) {
        uint32_t pair = type_vector(l->b, u32, 2), high = load_word(l, place, 1);
        return bitcast(l->b, held, make_pair(l->b, pair, value, high));
    }
    if (place->shift) {
        value = shift_right(l->b, value, place->shift);
        value = convert_to(l->b, SpvOpUConvert, integer, value);
    }
    return as_type(l, held, integer, value);
}

static uint32_t load_scalar(struct lowering *l, const struct instruction *i, const struct pointer *p, uint32_t at,
                            type_id type)
{
    struct place_in_words place = find_place(l, i, p, at, type);
    uint32_t held = value_type(l, type);

    if (place.word.is_outside)
        return constant_null(l->b, held);
    uint32_t inside = indices_inside(l, &place.word), value = load_bits(l, &place, held);
    return inside ? select_value(l->b, held, inside, value, constant_null(l->b, held)) : value;
}

/* Replaces some bits of a word. Other threads may write its other bits at the same time. */
static void store_part(struct lowering *l, const struct place_in_words *place, uint32_t value)
{
    uint32_t u32 = type_u32(l->b), pointer = word_pointer(l, place, 0);
    uint32_t ones = constant_u32(l->b, place->bytes == 1 ? 0xFF : 0xFFFF);
    uint32_t kept = EMIT(l->b, SpvOpNot, u32, shift_left(l->b, ones, place->shift));

    value = shift_left(l->b, convert_to(l->b, SpvOpUConvert, u32, value), place->shift);
    if (place->word.variable.storage == SpvStorageClassWorkgroup) {
        uint32_t scope = constant_u32(l->b, SpvScopeWorkgroup);
        uint32_t relaxed = constant_u32(l->b, SpvMemorySemanticsMaskNone);
        EMIT(l->b, SpvOpAtomicAnd, u32, pointer, scope, relaxed, kept);
        EMIT(l->b, SpvOpAtomicOr, u32, pointer, scope, relaxed, value);
        return;
    }
    uint32_t others = bit_and(l->b, load(l->b, u32, pointer), kept);
    store(l->b, pointer, bit_or(l->b, others, value));
}

static void store_bits(struct lowering *l, const struct place_in_words *place, uint32_t value)
{
    uint32_t u32 = type_u32(l->b), integer = type_int(l->b, 8 * place->bytes), held = value_type(l, place->type);

    if (place->bytes <= WORD_BYTES)
        value = as_type(l, integer, held, value);
    if (place->bytes < WORD_BYTES) {
        store_part(l, place, value);
    } else if (place->bytes == WORD_BYTES) {
        store(l->b, word_pointer(l, place, 0), value);
    } else {
        uint32_t pair = bitcast(l->b, type_vector(l->b, u32, 2), value);
        for (uint32_t n = 0; n < 2; n++) {
            uint32_t word = component_of(l->b, u32, pair, n);
            store(l->b, word_pointer(l, place, n), word);
        }
    }
}

static void store_scalar(struct lowering *l, const struct instruction *i, const struct pointer *p, uint32_t at,
                         type_id type, uint32_t value)
{
    struct place_in_words place = find_place(l, i, p, at, type);

    if (place.word.is_outside)
        return;
    struct open_if block = open_if(l, indices_inside(l, &place.word));
    place.word.is_checked = block.merge != 0;
    store_bits(l, &place, value);
    close_if(l, &block);
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

/* Offset in bytes of a component of a value of this type, and the component's type: a scalar or short vector. */
static uint32_t component_offset(struct lowering *l, type_id *type, uint32_t component)
{
    uint32_t offset = 0, part;

    for (type_id whole = *type; find_part(l, type, &component, &part); whole = *type)
        offset += record_part_offset(l, whole, part);
    return offset;
}

void load_from_words(struct lowering *l, const struct instruction *i, const struct pointer *p)
{
    uint32_t used = used_components(l, i);

    for (uint32_t c = 0; c < component_count(l, i->type); c++) {
        type_id type = i->type;
        uint32_t offset = component_offset(l, &type, c), count = lane_count(l, type);
        uint32_t *lanes = arena_words(l->arena, count);
        type_id scalar = scalar_type(l, type);
        if (!(used >> (c < 31 ? c : 31) & 1))
            continue;
        for (uint32_t n = 0; n < count; n++)
            lanes[n] = load_scalar(l, i, p, offset + n * record_bytes(l, scalar), scalar);
        uint32_t loaded = compose(l, value_type(l, scalar), count, lanes);
        copy_as(l->b, component_type(l, i->type, c), result_id(l, i) + c, loaded);
    }
}

void store_to_words(struct lowering *l, const struct instruction *i, const struct pointer *p)
{
    value_id value = operand_value(l, i, 1);

    for (uint32_t c = 0; c < component_count(l, type_of(l, value)); c++) {
        type_id type = type_of(l, value);
        uint32_t offset = component_offset(l, &type, c), whole = value_component(l, value, c);
        uint32_t count = lane_count(l, type);
        type_id scalar = scalar_type(l, type);
        for (uint32_t n = 0; n < count; n++) {
            uint32_t lane = count == 1 ? whole : component_of(l->b, value_type(l, scalar), whole, n);
            store_scalar(l, i, p, offset + n * record_bytes(l, scalar), scalar, lane);
        }
    }
}

struct pointer atomic_word(struct lowering *l, const struct instruction *i, const struct pointer *p, type_id type)
{
    struct place_in_words place = find_place(l, i, p, 0, type);

    if (place.bytes != WORD_BYTES)
        unsupported(l, i, "an atomic of 64 bits on memory that is accessed as values of other types");
    return place.word;
}
