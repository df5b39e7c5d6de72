/* Wave matrices as cooperative matrices (SPV_KHR_cooperative_matrix): memory, elements, products, conversions. */
#include "spirv/wave/matrices.h"

#include "spirv/function/blocks.h"
#include "spirv/resource_operations/buffer.h"
#include "spirv/stages/interface.h"
#include "spirv/memory/memory.h"
#include "spirv/resource_operations/resource_operations.h"

enum {
    ALIGNMENT = 16, /* bytes, of each row or column */
    ROW_BITS = 8 * ALIGNMENT,
    WORDS = 8, /* that hold a lane's elements */
    WORD_BITS = 32
};

static const char unknown[] = "unknown format";

NOINLINE uint32_t emit_op(struct lowering *l, uint32_t op, uint32_t type, uint32_t id, uint32_t a, uint32_t b)
{
    const uint32_t operands[] = {a, b};

    return EMIT_LIST(l->b, (SpvOp)op, type, id ? id : new_id(l->b), b ? 2 : 1, operands);
}

NOINLINE void store_value(struct lowering *l, uint32_t pointer, uint32_t value)
{
    EMIT_VOID(l->b, SpvOpStore, pointer, value);
}

uint32_t emit_u32(struct lowering *l, uint32_t op, uint32_t id, uint32_t a, uint32_t constant)
{
    uint32_t type = type_int(l->b, WORD_BITS), b = constant_u32(l->b, constant); /* a fixed order of ids */

    return emit_op(l, op, type, id, a, b);
}

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

uint32_t matrix_element_bits(uint32_t format)
{
    enum {
        OF_16 = 1 << MATRIX_F16 | 1 << MATRIX_I16 | 1 << MATRIX_BF16,
        OF_32 = 1 << MATRIX_F32 | 1 << MATRIX_I32,
        OF_64 = 1 << MATRIX_F64 | 1 << MATRIX_I64
    };
    return OF_16 >> format & 1 ? 16 : OF_32 >> format & 1 ? 32 : OF_64 >> format & 1 ? 64 : 8;
}

bool matrix_has_floats(uint32_t format)
{
    return format != MATRIX_I8 && format != MATRIX_I16 && format != MATRIX_I32 && format != MATRIX_I64;
}

uint32_t float8_type(struct lowering *l, bool is_e5m2)
{
    if (!HAS(l, float8)) {
        NOTE_LACKING(l, float8);
        fail(l->fault, DXS_UNSUPPORTED, "8-bit floats need features.float8, which is off");
    }
    need_extension(l->b, EXT_FLOAT8);
    need_capability(l->b, (SpvCapability)DXS_SPV_CAPABILITY_FLOAT8);
    return type_encoded_float(l->b, 8, is_e5m2 ? DXS_SPV_ENCODING_FLOAT8_E5M2 : DXS_SPV_ENCODING_FLOAT8_E4M3);
}

uint32_t matrix_element_type(struct lowering *l, uint32_t format)
{
    uint32_t bits = matrix_element_bits(format);

    if (format == MATRIX_BF16)
        fail(l->fault, DXS_UNSUPPORTED, "BFloat16 matrices are not supported");
    if (!matrix_has_floats(format))
        return type_int(l->b, bits);
    if (bits > 8)
        return type_float(l->b, bits);
    need_capability(l->b, (SpvCapability)DXS_SPV_CAPABILITY_FLOAT8_COOPERATIVE_MATRIX);
    return float8_type(l, format == MATRIX_E5M2);
}

uint32_t matrix_type(struct lowering *l, const struct type *matrix)
{
    struct builder *b = l->b;
    uint32_t element = matrix_element_type(l, matrix->bits), rows = constant_u32(b, matrix->element);
    uint32_t columns = constant_u32(b, matrix->first_member);
    uint32_t scope = constant_u32(b, matrix->address_space == MATRIX_OF_WAVE ? SpvScopeSubgroup : SpvScopeWorkgroup);
    uint32_t use = constant_u32(b, matrix->count);

    need_extension(b, EXT_COOPERATIVE_MATRIX);
    need_capability(b, (SpvCapability)DXS_SPV_CAPABILITY_COOPERATIVE_MATRIX);
    return type_cooperative_matrix(b, element, scope, rows, columns, use);
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

    if (h.info->kind != DXS_KIND_RAW_BUFFER || (i->dx_op == DX_MatrixStore && h.info->resource_class != DXS_CLASS_UAV))
        unsupported(l, i, "the buffer must be a raw buffer, for stores a RWByteAddressBuffer");
    struct buffer_address address = buffer_address(l, i, &h, 1, WORD_BITS);
    if (address.view->kind != VIEW_WORDS)
        unsupported(l, i, "the buffer must not be a texel buffer");
    place->pointer = word_pointer(l, &address, 0);
    place->columns = constant_operand(l, i, 3, 1);
    place->alignment = address.view->alignment ? ALIGNMENT : 0;
    place->stride = operand_constant(l, i, 2, &bytes) ? constant_u32(l->b, (uint32_t)bytes / 4)
                                                      : emit_u32(l, SpvOpShiftRightLogical, 0, operand(l, i, 2), 2);
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

void wait_for_matrix(struct lowering *l, uint32_t scope)
{
    uint32_t id = constant_u32(l->b, scope);
    uint32_t order = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask;

    EMIT_VOID(l->b, SpvOpControlBarrier, id, id, constant_u32(l->b, order));
}

/* A wave sees its own accesses to groupshared memory in order: AMD defines it so, Vulkan needs barriers for it. */
void lower_matrix_access(struct lowering *l, const struct instruction *i)
{
    bool is_shared = i->dx_op == DX_MatrixLoadShared || i->dx_op == DX_MatrixStoreShared;
    bool loads = i->result != NO_VALUE;
    struct matrix_place place = {0};

    if (is_shared) {
        find_shared(l, i, &place);
        wait_for_matrix(l, SpvScopeSubgroup);
    } else {
        find_in_buffer(l, i, &place);
    }
    move_matrix(l, &place, loads ? value_type(l, i->type) : 0,
                loads ? result_id(l, i) : operand(l, i, i->operand_count - 1));
    if (is_shared)
        wait_for_matrix(l, SpvScopeSubgroup);
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
        store_value(l, e->variable, matrix);
    if (reads && !known)
        cache_result(l, SpvOpVariable, matrix, 0, e->variable);
}

static void close_elements(struct lowering *l, const struct instruction *i, const struct elements *e)
{
    emit_op(l, SpvOpLoad, e->matrix_type, result_id(l, i), e->variable, 0);
}

/* Bitcasts between a word and the vector of its elements. */
static uint32_t recast(struct lowering *l, const struct elements *e, uint32_t type, uint32_t id, uint32_t value)
{
    return emit_op(l, e->word_vector == type_int(l->b, WORD_BITS) ? SpvOpCopyObject : SpvOpBitcast, type, id, value, 0);
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
    uint32_t u32 = type_int(l->b, WORD_BITS), first = word.index;
    uint32_t length = emit_once(l, (SpvOp)DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH, u32, e->matrix_type, 0);
    uint32_t last = emit_once(l, SpvOpISub, u32, length, constant_u32(l->b, 1));

    if (first && count > 1)
        first = emit_u32(l, SpvOpIMul, 0, first, count);
    for (uint32_t k = 0; k < count; k++) {
        uint32_t number = !first ? constant_u32(l->b, word.constant * count + k)
                          : k    ? emit_u32(l, SpvOpIAdd, 0, first, k)
                                 : first;
        uint32_t clamped = find_cached(l, SpvOpExtInst, number, last);
        if (!clamped)
            clamped = cache_result(l, SpvOpExtInst, number, last, EMIT_GLSL(l->b, GLSLstd450UMin, u32, number, last));
        pointers[k] = emit_op(l, SpvOpAccessChain, e->pointer_type, 0, e->variable, clamped);
    }
}

/* Packs `count` elements into a word, lowest bits first; the remaining bits are zero. */
static void read_word(struct lowering *l, const struct elements *e, struct matrix_word place, uint32_t count,
                      uint32_t id)
{
    uint32_t parts[4], pointers[4];

    point_to(l, e, place, count, pointers);
    for (uint32_t k = 0; k < e->per_word; k++)
        parts[k] = k < count ? emit_op(l, SpvOpLoad, e->type, 0, pointers[k], 0) : constant_null(l->b, e->type);
    uint32_t word = compose(l, e->type, e->per_word, parts);
    recast(l, e, type_int(l->b, WORD_BITS), id, word);
}

/* Stores in descending order: clamped stores to the last element come first, so the valid one overwrites them. */
static void write_word(struct lowering *l, const struct elements *e, struct matrix_word place, uint32_t count,
                       uint32_t word)
{
    uint32_t pointers[4];

    point_to(l, e, place, count, pointers);
    word = recast(l, e, e->word_vector, 0, word);
    for (uint32_t k = count; k-- > 0;)
        store_value(l, pointers[k], e->per_word > 1 ? extract(l, e->type, word, k) : word);
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
    uint32_t type = matrix_type(l, matrix), id = result_id(l, i);
    uint32_t count =
        emit_op(l, DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH, type_int(l->b, WORD_BITS), in_fours ? 0 : id, type, 0);

    if (in_fours)
        emit_u32(l, SpvOpShiftRightLogical, id, count, 2);
}

void lower_matrix_fill(struct lowering *l, const struct instruction *i)
{
    uint32_t format = matrix_of(l, i)->bits, per_word = WORD_BITS / matrix_element_bits(format);
    uint32_t type = matrix_element_type(l, format), value = operand(l, i, 0);

    if (format != MATRIX_I32)
        value = emit_op(l, SpvOpBitcast, type_vector(l->b, type, per_word), 0, value, 0);
    if (per_word > 1)
        value = extract(l, type, value, 0);
    emit_op(l, SpvOpCompositeConstruct, value_type(l, i->type), result_id(l, i), value, 0);
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
    emit_op(l, operations[operation], value_type(l, i->type), result_id(l, i), a, b);
}

/* ---- Conversions ------------------------------------------------------------------------------------------------- */

static uint32_t convert(struct lowering *l, uint32_t type, uint32_t id, uint32_t value, bool saturates)
{
    id = emit_op(l, SpvOpFConvert, type, id, value, 0);
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
    const uint32_t *group = l->entry->thread_group;
    uint32_t lanes = l->options->pipeline.lane_count ? l->options->pipeline.lane_count : l->entry->wave_size_min;
    uint32_t u32 = type_int(b, WORD_BITS), waves = 1, n = 0, first = constant_u32(b, 0);

    if (l->stage != DXS_STAGE_COMPUTE || (lanes == 0 && !of_group))
        unsupported(l, i, "the wave size must be known: set [WaveSize] or pipeline.lane_count");
    if (!of_group)
        waves = (group[0] * group[1] * group[2] + lanes - 1) / lanes;
    while (n < l->matrix_scratch.count && l->matrix_scratch.data[n].words != words)
        n++;
    if (n == l->matrix_scratch.count) {
        uint32_t all = type_array(b, u32, waves * words);
        struct matrix_scratch made = {words, global_variable(b, all, SpvStorageClassWorkgroup, 0)};
        vector_push(l->arena, &l->matrix_scratch, made);
    }
    if (waves > 1) {
        need_capability(b, SpvCapabilityGroupNonUniform);
        first = emit_u32(l, SpvOpIMul, 0, builtin_input(l, SpvBuiltInSubgroupId, u32), words);
    }
    return (struct scratch){l->matrix_scratch.data[n].variable, first};
}

static uint32_t scratch_word(struct lowering *l, const struct scratch *scratch, uint32_t number)
{
    return emit_op(l, SpvOpAccessChain, type_pointer(l->b, SpvStorageClassWorkgroup, type_int(l->b, WORD_BITS)), 0,
                   scratch->variable, number);
}

static uint32_t scope_of(const struct type *matrix)
{
    return matrix->address_space == MATRIX_OF_GROUP ? SpvScopeWorkgroup : SpvScopeSubgroup;
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
    uint32_t scope = scope_of(matrix);
    struct matrix_place place = {.pointer = scratch_word(l, scratch, scratch->first),
                                 .stride = constant_u32(l->b, row_words(by_columns ? &transposed : matrix)),
                                 .columns = by_columns};

    wait_for_matrix(l, scope);
    move_matrix(l, &place, 0, value);
    wait_for_matrix(l, scope);
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
    uint32_t u32 = type_int(b, WORD_BITS), bits = matrix_element_bits(matrix->bits);
    uint32_t per_row = matrix->first_member * bits / WORD_BITS, count = constant_u32(b, per_row * matrix->element);
    uint32_t stride = emit_u32(l, SpvOpShiftRightLogical, 0, operand(l, i, 2), 2), next = local_variable(b, u32, 0);
    struct buffer_address address = buffer_address(l, i, &h, 1, WORD_BITS);
    uint32_t base = address.dynamic;

    store_value(l, next, lane);
    struct open_loop loop = open_loop(l);
    uint32_t number = emit_op(l, SpvOpLoad, u32, 0, next, 0);
    struct open_if inside = open_if(l, emit_op(l, SpvOpULessThan, type_bool(b), 0, number, count));
    uint32_t row = emit_u32(l, SpvOpUDiv, 0, number, per_row), column = emit_u32(l, SpvOpUMod, 0, number, per_row);
    uint32_t place = emit_op(l, SpvOpIAdd, u32, 0, emit_u32(l, SpvOpIMul, 0, row, row_words(matrix)), column);
    uint32_t pointer = scratch_word(l, scratch, emit_op(l, SpvOpIAdd, u32, 0, scratch->first, place));
    uint32_t word = emit_op(l, SpvOpLoad, u32, 0, pointer, 0);
    uint32_t offset = emit_op(l, SpvOpIAdd, u32, 0, emit_op(l, SpvOpIMul, u32, 0, row, stride), column);
    address.dynamic = base ? emit_op(l, SpvOpIAdd, u32, 0, base, offset) : offset;
    accumulate_word(l, i, &address, word, matrix_has_floats(matrix->bits), bits == 16);
    close_if(l, &inside);
    uint32_t after = emit_op(l, SpvOpIAdd, u32, 0, number, lanes);
    store_value(l, next, after);
    close_loop(l, &loop, emit_op(l, SpvOpUGreaterThanEqual, type_bool(b), 0, after, count));
}

/* Operands: handle, byte offset, stride, layout, matrix. The matrix goes to scratch memory with the buffer's layout. */
void lower_matrix_accumulate(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    const struct type *matrix = module_type(l->module, type_of(l, operand_value(l, i, 4)));
    struct handle h = resolve_handle(l, i, 0);
    const uint32_t *group = l->entry->thread_group;
    uint32_t u32 = type_int(b, WORD_BITS), bits = matrix_element_bits(matrix->bits);
    bool by_columns = constant_operand(l, i, 3, 1), of_group = matrix->address_space == MATRIX_OF_GROUP;
    struct type lying = by_columns ? transposed_type(matrix) : *matrix;

    if (h.info->kind != DXS_KIND_RAW_BUFFER || h.info->resource_class != DXS_CLASS_UAV)
        unsupported(l, i, "the buffer must be a RWByteAddressBuffer");
    if (bits == 64 || bits == 8 || (bits == 16 && matrix->bits != MATRIX_F16) ||
        lying.first_member * bits % WORD_BITS != 0)
        unsupported(l, i, "rows must fill whole words, of 16-bit floats or 32-bit numbers");
    struct scratch scratch = find_scratch(l, i, row_words(&lying) * lying.element, of_group);
    put_in_scratch(l, &scratch, operand(l, i, 4), matrix, by_columns);
    if (of_group) {
        uint32_t lane = builtin_input(l, SpvBuiltInLocalInvocationIndex, u32);
        accumulate_words(l, i, &scratch, &lying, lane, constant_u32(b, group[0] * group[1] * group[2]));
    } else {
        need_capability(b, SpvCapabilityGroupNonUniform);
        uint32_t lane = builtin_input(l, SpvBuiltInSubgroupLocalInvocationId, u32);
        accumulate_words(l, i, &scratch, &lying, lane, builtin_input(l, SpvBuiltInSubgroupSize, u32));
    }
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
    if (moves && from->count == MATRIX_ACCUMULATOR && HAS(l, cooperative_matrix_conversions)) {
        need_extension(l->b, EXT_COOPERATIVE_MATRIX2);
        need_capability(l->b, (SpvCapability)DXS_SPV_CAPABILITY_COOPERATIVE_MATRIX_CONVERSIONS);
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
        emit_op(l, last, value_type(l, i->type), result_id(l, i), value, 0);
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
    uint32_t u32 = type_int(l->b, WORD_BITS), f32 = type_float(l->b, WORD_BITS), f8 = float8_type(l, operation & E5M2);

    if (operation & ~(uint32_t)KNOWN)
        unsupported(l, i, unknown);
    bool narrows = operation & TO_8_BITS;
    value = narrows ? emit_op(l, SpvOpBitcast, f32, 0, value, 0)
                    : emit_op(l, SpvOpBitcast, f8, 0, emit_op(l, SpvOpUConvert, u8, 0, value, 0), 0);
    value = convert(l, narrows ? f8 : f32, 0, value, operation & SATURATES && narrows);
    if (narrows)
        value = emit_op(l, SpvOpBitcast, u8, 0, value, 0);
    emit_op(l, narrows ? SpvOpUConvert : SpvOpBitcast, u32, result_id(l, i), value, 0);
}
