/* Wave matrices as cooperative matrices (SPV_KHR_cooperative_matrix): memory, elements, products, conversions. */
#include "spirv/matrices/matrices.h"

#include "spirv/resource_operations/buffer.h"
#include "spirv/interface/interface.h"
#include "spirv/memory/memory.h"
#include "spirv/operations.h"

enum {
    ALIGNMENT = 16, /* bytes, of each row or column */
    ROW_BITS = 8 * ALIGNMENT,
    WORDS = 8, /* that hold a lane's elements */
    WORD_BITS = 32
};

static const char unknown[] = "unknown format";

/* ---- Types ------------------------------------------------------------------------------------------------------- */

static const struct type *matrix_of(const struct lowering *l, const struct instruction *i)
{
    return module_type(l->module, i->type);
}

/* The matrix type of operand 0. */
static const struct type *operand_matrix(const struct lowering *l, const struct instruction *i)
{
    return module_type(l->module, type_of(l, operand_value(l, i, 0)));
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

void move_matrix(struct lowering *l, const struct matrix_place *p, uint32_t type, uint32_t matrix)
{
    uint32_t operands[7] = {type, matrix, p->pointer}, *operand = operands + 3, skipped = 0;

    if (!type) {
        operands[1] = p->pointer;
        operands[2] = matrix;
        skipped = 1;
    }
    *operand++ = constant_u32(l->b, p->columns);
    *operand++ = p->stride;
    if (p->alignment) {
        *operand++ = SpvMemoryAccessAlignedMask;
        *operand++ = p->alignment;
    }
    append_list(l->b, l->b->code, (SpvOp)(DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD + skipped),
                (uint32_t)(operand - operands) - skipped, operands + skipped);
}

uint32_t constant_operand(struct lowering *l, const struct instruction *i, uint32_t number, uint64_t greatest)
{
    uint64_t value;

    if (!operand_constant(l, i, number, &value) || value > greatest)
        unsupported(l, i, "the operand must be constant, and a layout by rows or by columns");
    return (uint32_t)value;
}

/* Operands: handle, byte offset, stride, layout. */
static void find_in_buffer(struct lowering *l, const struct instruction *i, struct matrix_place *place)
{
    struct handle h = resolve_handle(l, i, 0);
    uint64_t bytes;

    if (h.info->kind != DXS_RESOURCE_KIND_RAW_BUFFER ||
        (i->dx_op == DX_MatrixStore && h.info->resource_class != DXS_RESOURCE_CLASS_UAV))
        unsupported(l, i, "the buffer must be a raw buffer, for stores a RWByteAddressBuffer");
    struct buffer_address address = buffer_address(l, i, &h, 1, WORD_BITS);
    if (address.view->kind != VIEW_WORDS)
        unsupported(l, i, "the buffer must not be a texel buffer");
    place->pointer = word_pointer(l, &address, 0);
    place->columns = constant_operand(l, i, 3, 1);
    place->alignment = address.view->alignment ? ALIGNMENT : 0;
    place->stride = operand_constant(l, i, 2, &bytes) ? constant_u32(l->b, (uint32_t)bytes / 4)
                                                      : shift_right_imm(l->b, operand(l, i, 2), 2);
}

/* Operands: pointer, stride in words, layout. */
static void find_shared(struct lowering *l, const struct instruction *i, struct matrix_place *place)
{
    struct pointer p;

    resolve_pointer(l, i, operand_value(l, i, 0), &p);
    adapt_pointer(l, i, &p, l->module->int32_type);
    if (p.variable.storage != SpvStorageClassWorkgroup || p.is_outside || p.count == 0)
        unsupported(l, i, "the pointer must lead to groupshared memory");
    place->stride = operand(l, i, 1);
    place->columns = operand_literal(l, i, 2);
    place->pointer = emit_pointer(l, &p, pointee_type(l, &p));
}

/* A wave sees its own accesses to groupshared memory in order: AMD defines it so, Vulkan needs barriers for it. */
void lower_matrix_access(struct lowering *l, const struct instruction *i)
{
    bool is_shared = i->dx_op == DX_MatrixLoadShared || i->dx_op == DX_MatrixStoreShared;
    bool loads = i->result != NO_VALUE;
    struct matrix_place place = {0};

    if (is_shared) {
        find_shared(l, i, &place);
        group_barrier(l->b, SpvScopeSubgroup, 0);
    } else {
        find_in_buffer(l, i, &place);
    }
    uint32_t matrix = loads ? result_id(l, i) : operand(l, i, i->operand_count - 1);
    move_matrix(l, &place, loads ? value_type(l, i->type) : 0, matrix);
    if (is_shared)
        group_barrier(l->b, SpvScopeSubgroup, 0);
}

/* ---- A lane's elements ------------------------------------------------------------------------------------------- */

/* A copy of the matrix in a variable: elements of a variable can be indexed. */
struct elements {
    uint32_t variable, matrix_type, type, pointer_type;
    uint32_t per_word, word_vector; /* elements in a word; the vector type of that many */
};

/* `variable`: 0 for a new one. */
static void open_elements(struct lowering *l, const struct type *matrix, struct elements *e, uint32_t variable)
{
    e->per_word = WORD_BITS / matrix_element_bits(matrix->bits);
    e->matrix_type = matrix_type(l, matrix);
    e->type = matrix_element_type(l, matrix->bits);
    e->word_vector = type_vector(l->b, e->type, e->per_word);
    e->variable = variable ? variable : local_variable(l->b, e->matrix_type, 0);
    e->pointer_type = type_pointer(l->b, SpvStorageClassFunction, e->type);
}

/* Fills the variable with operand 0. Reads share one variable. */
static void open_operand(struct lowering *l, const struct instruction *i, struct elements *e)
{
    uint32_t matrix = operand(l, i, 0), reads = i->dx_op != DX_MatrixSet;
    uint32_t known = reads ? find_cached(l, SpvOpVariable, matrix, 0) : 0;

    open_elements(l, operand_matrix(l, i), e, known);
    if (!known)
        store(l->b, e->variable, matrix);
    if (reads && !known)
        cache_result(l, SpvOpVariable, matrix, 0, e->variable);
}

static void close_elements(struct lowering *l, const struct instruction *i, const struct elements *e)
{
    load_as(l->b, e->matrix_type, result_id(l, i), e->variable);
}

/* Bitcasts between a word and the vector of its elements. */
static uint32_t recast(struct lowering *l, const struct elements *e, uint32_t type, uint32_t id, uint32_t value)
{
    return EMIT_AS(l->b, e->word_vector == type_u32(l->b) ? SpvOpCopyObject : SpvOpBitcast, type,
                   id ? id : new_id(l->b), value);
}

/* A word of a lane's elements: number `constant` if `index` is 0, otherwise the one with this id. */
struct matrix_word {
    uint32_t index, constant;
};

/* Pointers to elements number * count, number * count + 1, ... The device chooses how many elements a lane has, at most
 * eight words in waves of 32. Indices past the end are clamped to the last element. */
static void point_to(struct lowering *l, const struct elements *e, struct matrix_word word, uint32_t count,
                     uint32_t pointers[4])
{
    uint32_t u32 = type_u32(l->b), first = word.index;
    uint32_t length = emit_once(l, (SpvOp)DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH, u32, e->matrix_type, 0);
    uint32_t last = emit_once_imm(l, SpvOpISub, length, 1);

    if (first)
        first = multiply_imm(l->b, first, count);
    for (uint32_t k = 0; k < count; k++) {
        uint32_t number = first ? add_imm(l->b, first, k) : constant_u32(l->b, word.constant * count + k);
        uint32_t clamped = find_cached(l, SpvOpExtInst, number, last);
        if (!clamped)
            clamped = cache_result(l, SpvOpExtInst, number, last, minimum(l->b, number, last));
        pointers[k] = EMIT(l->b, SpvOpAccessChain, e->pointer_type, e->variable, clamped);
    }
}

/* Packs `count` elements into a word, lowest bits first; the remaining bits are zero. */
static void read_word(struct lowering *l, const struct elements *e, struct matrix_word place, uint32_t count,
                      uint32_t id)
{
    uint32_t parts[4], pointers[4];

    point_to(l, e, place, count, pointers);
    for (uint32_t k = 0; k < e->per_word; k++)
        parts[k] = k < count ? load(l->b, e->type, pointers[k]) : constant_null(l->b, e->type);
    uint32_t word = compose(l, e->type, e->per_word, parts);
    recast(l, e, type_u32(l->b), id, word);
}

/* Stores in descending order: clamped stores to the last element come first, so the valid one overwrites them. */
static void write_word(struct lowering *l, const struct elements *e, struct matrix_word place, uint32_t count,
                       uint32_t word)
{
    uint32_t pointers[4];

    point_to(l, e, place, count, pointers);
    word = recast(l, e, e->word_vector, 0, word);
    for (uint32_t k = count; k-- > 0;)
        store(l->b, pointers[k], e->per_word > 1 ? component_of(l->b, e->type, word, k) : word);
}

void lower_matrix_to_words(struct lowering *l, const struct instruction *i)
{
    struct elements e;

    open_operand(l, i, &e);
    for (uint32_t k = 0; k < WORDS; k++)
        if (used_components(l, i) >> k & 1)
            read_word(l, &e, (struct matrix_word){0, k}, e.per_word, result_id(l, i) + k);
}

void lower_matrix_of_words(struct lowering *l, const struct instruction *i)
{
    struct elements e;

    open_elements(l, matrix_of(l, i), &e, 0);
    for (uint32_t k = WORDS; k-- > 0;)
        write_word(l, &e, (struct matrix_word){0, k}, e.per_word, operand(l, i, k));
    close_elements(l, i, &e);
}

/* Operand 1: index of an element; for 8-bit elements, index of a group of four. */
void lower_matrix_element(struct lowering *l, const struct instruction *i)
{
    struct elements e;

    open_operand(l, i, &e);
    struct matrix_word word = {operand(l, i, 1), 0};
    uint32_t count = e.per_word == 4 ? 4 : 1;
    if (i->dx_op == DX_MatrixGet) {
        read_word(l, &e, word, count, result_id(l, i));
        return;
    }
    write_word(l, &e, word, count, operand(l, i, 2));
    close_elements(l, i, &e);
}

void lower_matrix_length(struct lowering *l, const struct instruction *i)
{
    const struct type *matrix = operand_matrix(l, i);
    bool in_fours = matrix_element_bits(matrix->bits) == 8;
    uint32_t u32 = type_u32(l->b), type = matrix_type(l, matrix), id = result_id(l, i);
    uint32_t count =
        EMIT_AS(l->b, (SpvOp)DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH, u32, in_fours ? new_id(l->b) : id, type);

    if (in_fours)
        EMIT_AS(l->b, SpvOpShiftRightLogical, u32, id, count, constant_u32(l->b, 2));
}

void lower_matrix_fill(struct lowering *l, const struct instruction *i)
{
    uint32_t format = matrix_of(l, i)->bits, per_word = WORD_BITS / matrix_element_bits(format);
    uint32_t type = matrix_element_type(l, format), value = operand(l, i, 0);

    if (format != MATRIX_I32)
        value = bitcast(l->b, type_vector(l->b, type, per_word), value);
    if (per_word > 1)
        value = component_of(l->b, type, value, 0);
    EMIT_AS(l->b, SpvOpCompositeConstruct, value_type(l, i->type), result_id(l, i), value);
}

/* ---- Arithmetic -------------------------------------------------------------------------------------------------- */

void lower_matrix_multiply_add(struct lowering *l, const struct instruction *i)
{
    enum {
        SUM_SIGNED = 4 | 8 /* C and result are signed */
    };
    uint32_t operands[4], signs = operand_literal(l, i, 3);

    for (uint32_t k = 0; k < 3; k++)
        operands[k] = operand(l, i, k);
    operands[3] = signs | SUM_SIGNED;
    EMIT_LIST(l->b, (SpvOp)DXS_SPV_OP_COOPERATIVE_MATRIX_MUL_ADD, value_type(l, i->type), result_id(l, i),
              signs ? 4 : 3, operands);
}

void lower_matrix_arithmetic(struct lowering *l, const struct instruction *i)
{
    static const uint8_t operations[] = {0, SpvOpFAdd, SpvOpFSub, SpvOpFMul, SpvOpFDiv, SpvOpFMul};
    uint32_t format = matrix_of(l, i)->bits;
    uint32_t operation = operand_literal(l, i, 2), a = operand(l, i, 0), b = operand(l, i, 1);

    if ((format != MATRIX_F16 && format != MATRIX_F32) || operation == 0 || operation >= sizeof operations)
        unsupported(l, i, unknown);
    EMIT_AS(l->b, operations[operation], value_type(l, i->type), result_id(l, i), a, b);
}

/* ---- Conversions ------------------------------------------------------------------------------------------------- */

static uint32_t convert(struct lowering *l, uint32_t type, uint32_t id, uint32_t value, bool saturates)
{
    id = EMIT_AS(l->b, SpvOpFConvert, type, id ? id : new_id(l->b), value);
    if (saturates)
        DECORATE(l->b, id, DXS_SPV_DECORATION_SATURATED_TO_LARGEST_FLOAT8);
    return id;
}

/* Words between rows of a matrix in scratch memory; rows begin at multiples of 16 bytes. */
static uint32_t row_words(const struct type *matrix)
{
    uint32_t bits = matrix->first_member * matrix_element_bits(matrix->bits);

    return (bits + ROW_BITS - 1) / ROW_BITS * (ROW_BITS / WORD_BITS);
}

/* Workgroup array of `words` words for each wave, reused by all operations that need this size. */
struct matrix_scratch {
    uint32_t words, variable;
};

/* Groupshared scratch memory of this wave or of the whole group. */
struct scratch {
    uint32_t variable, first; /* first: id of the index of its first word */
};

static struct scratch find_scratch(struct lowering *l, const struct instruction *i, uint32_t words, bool of_group)
{
    struct builder *b = l->b;
    uint32_t lanes = l->options->pipeline.lane_count ? l->options->pipeline.lane_count : l->entry->wave_size_min;
    uint32_t u32 = type_u32(b), n = 0, first = constant_u32(b, 0);
    uint64_t waves = 1;

    if (l->stage != DXS_STAGE_COMPUTE || (lanes == 0 && !of_group))
        unsupported(l, i, "the wave size must be known: set [WaveSize] or pipeline.lane_count");
    if (!of_group)
        waves = (group_threads(l) + lanes - 1) / lanes;
    if (waves > UINT32_MAX / words)
        unsupported(l, i, "matrices of so many waves");
    while (n < l->matrix_scratch.count && l->matrix_scratch.data[n].words != words)
        n++;
    if (n == l->matrix_scratch.count) {
        uint32_t all = type_array(b, u32, (uint32_t)waves * words);
        struct matrix_scratch made = {words, global_variable(b, all, SpvStorageClassWorkgroup, 0)};
        vector_push(l->arena, &l->matrix_scratch, made);
    }
    if (waves > 1) {
        need_capability(b, SpvCapabilityGroupNonUniform);
        first = multiply_imm(b, builtin_input(l, SpvBuiltInSubgroupId, u32), words);
    }
    return (struct scratch){l->matrix_scratch.data[n].variable, first};
}

static uint32_t scratch_word(struct lowering *l, const struct scratch *scratch, uint32_t number)
{
    return access_element(l->b, SpvStorageClassWorkgroup, type_u32(l->b), scratch->variable, number);
}

static struct type transposed_type(const struct type *matrix)
{
    struct type transposed = *matrix;

    transposed.element = matrix->first_member;
    transposed.first_member = matrix->element;
    return transposed;
}

/* Stores a matrix to scratch memory, by rows or by columns. */
static struct matrix_place put_in_scratch(struct lowering *l, const struct scratch *scratch, uint32_t value,
                                          const struct type *matrix, bool by_columns)
{
    struct type transposed = transposed_type(matrix);
    SpvScope scope = matrix->address_space == MATRIX_OF_GROUP ? SpvScopeWorkgroup : SpvScopeSubgroup;
    struct matrix_place place = {.pointer = scratch_word(l, scratch, scratch->first),
                                 .stride = constant_u32(l->b, row_words(by_columns ? &transposed : matrix)),
                                 .columns = by_columns};

    group_barrier(l->b, scope, 0);
    move_matrix(l, &place, 0, value);
    group_barrier(l->b, scope, 0);
    return place;
}

uint32_t change_matrix_use(struct lowering *l, const struct instruction *i, uint32_t value, const struct type *from,
                           const struct type *to, bool transposes)
{
    uint32_t words = row_words(from) * from->element, id = new_id(l->b);
    struct scratch scratch = find_scratch(l, i, words, from->address_space == MATRIX_OF_GROUP);
    struct matrix_place place = put_in_scratch(l, &scratch, value, from, false);

    place.columns = transposes;
    move_matrix(l, &place, matrix_type(l, to), id);
    return id;
}

/* Adds the words of a matrix in scratch memory to a buffer. Lane n adds words n, n + lanes, ... `lane`, `lanes`: ids.
 */
static void accumulate_words(struct lowering *l, const struct instruction *i, const struct scratch *scratch,
                             const struct type *matrix, uint32_t lane, uint32_t lanes)
{
    struct builder *b = l->b;
    struct handle h = resolve_handle(l, i, 0);
    uint32_t u32 = type_u32(b), bits = matrix_element_bits(matrix->bits);
    uint32_t per_row = matrix->first_member * bits / WORD_BITS, count = constant_u32(b, per_row * matrix->element);
    uint32_t stride = shift_right_imm(b, operand(l, i, 2), 2), next = local_variable(b, u32, 0);
    struct buffer_address address = buffer_address(l, i, &h, 1, WORD_BITS);
    uint32_t base = address.dynamic;

    store(b, next, lane);
    struct open_loop loop = open_loop(l);
    uint32_t number = load(b, u32, next);
    struct open_if inside = open_if(l, less(b, number, count));
    uint32_t row = divide_imm(b, number, per_row), column = remainder_of_imm(b, number, per_row);
    uint32_t place = add(b, multiply_imm(b, row, row_words(matrix)), column);
    uint32_t pointer = scratch_word(l, scratch, add(b, scratch->first, place));
    uint32_t word = load(b, u32, pointer);
    uint32_t offset = add(b, multiply(b, row, stride), column);
    address.dynamic = base ? add(b, base, offset) : offset;
    accumulate_word(l, i, &address, word, matrix_has_floats(matrix->bits), bits == 16);
    close_if(l, &inside);
    uint32_t after = add(b, number, lanes);
    store(b, next, after);
    close_loop(l, &loop, greater_or_equal(b, after, count));
}

/* Operands: handle, byte offset, stride, layout, matrix. The matrix goes to scratch memory with the buffer's layout. */
static void accumulate_matrix(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    const struct type *matrix = module_type(l->module, type_of(l, operand_value(l, i, 4)));
    struct handle h = resolve_handle(l, i, 0);
    uint32_t u32 = type_u32(b), bits = matrix_element_bits(matrix->bits);
    bool by_columns = constant_operand(l, i, 3, 1), of_group = matrix->address_space == MATRIX_OF_GROUP;
    struct type lying = by_columns ? transposed_type(matrix) : *matrix;

    if (h.info->kind != DXS_RESOURCE_KIND_RAW_BUFFER || h.info->resource_class != DXS_RESOURCE_CLASS_UAV)
        unsupported(l, i, "the buffer must be a RWByteAddressBuffer");
    if (bits == 64 || bits == 8 || (bits == 16 && matrix->bits != MATRIX_F16) ||
        lying.first_member * bits % WORD_BITS != 0)
        unsupported(l, i, "rows must fill whole words, of 16-bit floats or 32-bit numbers");
    struct scratch scratch = find_scratch(l, i, row_words(&lying) * lying.element, of_group);
    put_in_scratch(l, &scratch, operand(l, i, 4), matrix, by_columns);
    if (of_group) {
        uint32_t lane = builtin_input(l, SpvBuiltInLocalInvocationIndex, u32);
        accumulate_words(l, i, &scratch, &lying, lane, constant_u32(b, (uint32_t)group_threads(l)));
    } else {
        need_capability(b, SpvCapabilityGroupNonUniform);
        uint32_t lane = builtin_input(l, SpvBuiltInSubgroupLocalInvocationId, u32);
        accumulate_words(l, i, &scratch, &lying, lane, builtin_input(l, SpvBuiltInSubgroupSize, u32));
    }
}

void lower_matrix_accumulate(struct lowering *l, const struct instruction *i)
{
    if (module_type(l->module, type_of(l, operand_value(l, i, 4)))->kind == TYPE_MATRIX)
        accumulate_matrix(l, i);
    else
        accumulate_outer_product(l, i);
}

bool converts_use(struct lowering *l, const struct type *from)
{
    if (from->count != MATRIX_ACCUMULATOR || !HAS(l, COOPERATIVE_MATRIX_CONVERSIONS))
        return false;
    need_capability_of(l->b, (SpvCapability)DXS_SPV_CAPABILITY_COOPERATIVE_MATRIX_CONVERSIONS, EXT_COOPERATIVE_MATRIX2);
    return true;
}

/* Converts the format, the use, or both. SPV_NV_cooperative_matrix2 changes the use of accumulators only. Otherwise the
 * matrix goes through memory, in the narrower of the two formats. */
void lower_matrix_convert(struct lowering *l, const struct instruction *i)
{
    const struct type *from = operand_matrix(l, i), *to = matrix_of(l, i);
    uint32_t value = operand(l, i, 0), last = SpvOpCopyObject, size = matrix_element_bits(to->bits);
    bool changes = from->bits != to->bits, moves = from->count != to->count;
    bool saturates = operand_literal(l, i, 1) && size == 8;

    if (changes && (!matrix_has_floats(from->bits) || !matrix_has_floats(to->bits)))
        unsupported(l, i, "integer matrices cannot be converted to another format");
    if (moves && converts_use(l, from)) {
        last = DXS_SPV_OP_COOPERATIVE_MATRIX_CONVERT;
    } else if (moves) {
        bool narrows = size < matrix_element_bits(from->bits);
        struct type narrow = *from;
        narrow.bits = to->bits;
        if (narrows)
            value = convert(l, matrix_type(l, &narrow), 0, value, saturates);
        struct type stored = narrows ? narrow : *from, loaded = stored;
        loaded.count = to->count;
        value = change_matrix_use(l, i, value, &stored, &loaded, false);
        changes &= !narrows;
    }
    if (changes)
        convert(l, value_type(l, i->type), result_id(l, i), value, saturates);
    else
        EMIT_AS(l->b, last, value_type(l, i->type), result_id(l, i), value);
}

/* Converts a single number. The 8-bit float is in the lowest bits of the word. */
void lower_convert_float8(struct lowering *l, const struct instruction *i)
{
    enum {
        E5M2 = 1, /* flag of the operation */
        TO_8_BITS = 2,
        SATURATES = 256,
        KNOWN = E5M2 | TO_8_BITS | SATURATES
    };
    uint32_t operation = operand_literal(l, i, 1), value = operand(l, i, 0), u8 = type_int(l->b, 8);
    uint32_t u32 = type_u32(l->b), f32 = type_f32(l->b), f8 = float8_type(l, operation & E5M2);

    if (operation & ~(uint32_t)KNOWN)
        unsupported(l, i, unknown);
    bool narrows = operation & TO_8_BITS;
    value = narrows ? bitcast(l->b, f32, value) : bitcast(l->b, f8, convert_to(l->b, SpvOpUConvert, u8, value));
    value = convert(l, narrows ? f8 : f32, 0, value, operation & SATURATES && narrows);
    if (narrows)
        value = bitcast(l->b, u8, value);
    EMIT_AS(l->b, narrows ? SpvOpUConvert : SpvOpBitcast, u32, result_id(l, i), value);
}
