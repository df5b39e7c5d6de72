/* Replaces cooperative matrices: see wave_matrices.h. */
#include "tests/spirv/emulation/wave_matrices.h"

#include "runner/common/report.h"
#include "tests/spirv/emulation/small_floats.h"
#include "tests/spirv/emulation/matrix_code.h"

#include "spirv/builder/extensions.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_PARTS = 4 /* elements in a word */
};

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

/* A load or store of a matrix. A word of its memory is a scalar, or a vector of `lanes` scalars. */
struct access {
    const uint32_t *chain; /* the instruction that makes the pointer */
    const struct matrix *matrix;
    uint32_t word, lanes, parts; /* parts: elements in a word */
    bool by_columns;
    const uint32_t *flags; /* of the access to memory */
    uint32_t flag_count;
};

static struct access find_access(const struct replacer *r, const struct spirv_instruction *i, bool loads)
{
    uint32_t first = loads ? 3 : 1; /* of the operands: the pointer */
    uint32_t matrix = loads ? i->words[1] : type_of(r, i->words[2]),
             layout = literal(r, i->words[first + (loads ? 1 : 2)]);
    struct access a = {.chain = maker_of(r, i->words[first]), .matrix = matrix_type(r, matrix), .lanes = 1};

    if (!a.chain)
        test_fails("a matrix lies nowhere");
    if (opcode_of(a.chain) != SpvOpAccessChain || opcode_of(maker_of(r, a.chain[3])) != SpvOpVariable)
        test_skips("the device lacks matrices, and a matrix lies at an address");
    if (layout > 1)
        test_fails("a matrix with another layout than by rows or columns");
    a.by_columns = layout;
    a.word = maker_of(r, a.chain[1])[3];
    if (opcode_of(maker_of(r, a.word)) == SpvOpTypeVector) {
        a.lanes = maker_of(r, a.word)[3];
        a.word = maker_of(r, a.word)[2];
    }
    a.parts = bits_of(r, a.word) / bits_of(r, a.matrix->element);
    uint32_t line = a.by_columns ? a.matrix->rows : a.matrix->columns, flags_at = first + (loads ? 3 : 4);
    if (a.parts == 0 || a.parts > MAX_PARTS || line % a.parts != 0)
        test_skips("the device lacks matrices, and their rows are no whole words of the memory");
    a.flags = i->words + flags_at;
    a.flag_count = i->length > flags_at ? i->length - flags_at : 0;
    return a;
}

/* Pointer to word `column` of line `line`. Constant indices stay where they are, others are parameters. */
static uint32_t word_pointer(struct replacer *r, const struct access *a, const struct function *f, uint32_t line,
                             uint32_t column)
{
    const uint32_t *variable_type = maker_of(r, type_of(r, a->chain[3]));
    uint32_t length = a->chain[0] >> SpvWordCountShift, operands[4 + MAX_ARGUMENTS], count = 3, parameter = 1;

    operands[0] = pointer_to(r, (SpvStorageClass)variable_type[2], a->word);
    operands[2] = a->chain[3];
    for (uint32_t n = 4; n < length; n++)
        operands[count++] = literal(r, a->chain[n]) == NO_LITERAL ? f->parameters[parameter++] : a->chain[n];
    uint32_t at = emit(r, SpvOpIMul, r->u32, line, f->parameters[0]);
    at = emit(r, SpvOpIAdd, r->u32, at, operands[count - 1]);
    operands[count - 1] =
        emit(r, SpvOpIAdd, r->u32, at, a->lanes > 1 ? arithmetic(r, SpvOpUDiv, column, a->lanes) : column);
    if (a->lanes > 1)
        operands[count++] = arithmetic(r, SpvOpUMod, column, a->lanes);
    operands[1] = new_id(r);
    append_instruction(&r->functions, SpvOpAccessChain, operands, count);
    return operands[1];
}

/* Index of part `k` of a word among the matrix's elements. */
static uint32_t index_of(struct replacer *r, const struct access *a, uint32_t line, uint32_t column, uint32_t k)
{
    uint32_t in_line = arithmetic(r, SpvOpIAdd, arithmetic(r, SpvOpIMul, column, a->parts), k);
    uint32_t row = a->by_columns ? in_line : line, other = a->by_columns ? line : in_line;

    return emit(r, SpvOpIAdd, r->u32, arithmetic(r, SpvOpIMul, row, a->matrix->columns), other);
}

static uint32_t recast(struct replacer *r, uint32_t to, uint32_t from, uint32_t value)
{
    return emit(r, to == from ? SpvOpCopyObject : SpvOpBitcast, to, value, 0);
}

static void load_word(struct replacer *r, const struct access *a, const struct function *f, uint32_t pointer,
                      const uint32_t *indices, uint32_t parts_type)
{
    uint32_t operands[3 + MAX_ARGUMENTS] = {a->word, new_id(r), pointer};

    memcpy(operands + 3, a->flags, a->flag_count * sizeof *operands);
    append_instruction(&r->functions, SpvOpLoad, operands, 3 + a->flag_count);
    uint32_t parts = recast(r, parts_type, a->word, operands[1]);
    for (uint32_t k = 0; k < a->parts; k++) {
        uint32_t part = parts;
        if (a->parts > 1)
            PUT(&r->functions, SpvOpCompositeExtract, a->matrix->element, part = new_id(r), parts, k);
        store_result(r, f, indices[k], part);
    }
}

static void store_word(struct replacer *r, const struct access *a, uint32_t place, uint32_t pointer,
                       const uint32_t *indices, uint32_t parts_type)
{
    uint32_t parts[2 + MAX_PARTS] = {parts_type}, operands[2 + MAX_ARGUMENTS] = {pointer};

    for (uint32_t k = 0; k < a->parts; k++)
        parts[2 + k] = load_element(r, place, a->matrix->element, indices[k]);
    parts[1] = a->parts > 1 ? new_id(r) : parts[2];
    if (a->parts > 1)
        append_instruction(&r->functions, SpvOpCompositeConstruct, parts, 2 + a->parts);
    operands[1] = recast(r, a->word, parts_type, parts[1]);
    memcpy(operands + 2, a->flags, a->flag_count * sizeof *operands);
    append_instruction(&r->functions, SpvOpStore, operands, 2 + a->flag_count);
}

/* All lanes load, and store, the whole matrix. Arguments: stride, indices of the pointer, the matrix to store. */
static void replace_access(struct replacer *r, const struct spirv_instruction *i, bool loads)
{
    struct access a = find_access(r, i, loads);
    uint32_t arguments[MAX_ARGUMENTS] = {i->words[loads ? 5 : 4]}, count = 1, indices[MAX_PARTS];
    uint32_t length = a.chain[0] >> SpvWordCountShift;

    if (length > MAX_ARGUMENTS || a.flag_count > 3)
        test_fails("a matrix with more operands than known");
    for (uint32_t n = 4; n < length; n++)
        if (literal(r, a.chain[n]) == NO_LITERAL)
            arguments[count++] = a.chain[n];
    if (!loads)
        arguments[count++] = i->words[2];
    struct function f = open_function(r, loads ? i->words[1] : 0, loads ? i->words[2] : new_id(r), arguments, count);
    uint32_t words = (a.by_columns ? a.matrix->rows : a.matrix->columns) / a.parts;
    uint32_t line = arithmetic(r, SpvOpUDiv, f.number, words), column = arithmetic(r, SpvOpUMod, f.number, words);
    uint32_t pointer = word_pointer(r, &a, &f, line, column);
    const uint32_t of_parts[] = {a.matrix->element, a.parts};
    uint32_t parts_type = a.parts > 1 ? declare(r, SpvOpTypeVector, 0, of_parts, 2) : a.matrix->element;
    for (uint32_t k = 0; k < a.parts; k++)
        indices[k] = index_of(r, &a, line, column, k);
    if (loads)
        load_word(r, &a, &f, pointer, indices, parts_type);
    else
        store_word(r, &a, f.places[count - 1], pointer, indices, parts_type);
    close_function(r, &f, a.matrix->count / a.parts);
}

/* ---- Arithmetic -------------------------------------------------------------------------------------------------- */

static uint32_t widen(struct replacer *r, uint32_t to, uint32_t from, uint32_t value, bool is_signed)
{
    bool is_float = opcode_of(maker_of(r, to)) == SpvOpTypeFloat;

    if (to == from)
        return value;
    if (is_float)
        return convert_float(r, to, from, value, false);
    return emit(r, is_signed ? SpvOpSConvert : SpvOpUConvert, to, value, 0);
}

static void replace_product(struct replacer *r, const struct spirv_instruction *i)
{
    const struct matrix *a = matrix_type(r, type_of(r, i->words[3])), *b = matrix_type(r, type_of(r, i->words[4]));
    const struct matrix *c = matrix_type(r, type_of(r, i->words[5])), *sum = matrix_type(r, i->words[1]);
    uint32_t signs = i->length > 6 ? i->words[6] : 0;

    if (!a || !b || !c || !sum || a->use != USE_A || b->use != USE_B || c->use != USE_SUM || sum->use != USE_SUM ||
        a->columns != b->rows || a->rows != sum->rows || b->columns != sum->columns || c->rows != sum->rows ||
        c->columns != sum->columns)
        test_fails("a product of matrices that do not fit together");
    if (signs & 16)
        test_skips("the device lacks matrices, and sums saturate");
    bool is_float = opcode_of(maker_of(r, sum->element)) == SpvOpTypeFloat;
    struct function f = open_function(r, i->words[1], i->words[2], i->words + 3, 3);
    uint32_t row = arithmetic(r, SpvOpUDiv, f.number, sum->columns);
    uint32_t column = arithmetic(r, SpvOpUMod, f.number, sum->columns);
    uint32_t value = widen(r, sum->element, c->element, load_element(r, f.places[2], c->element, f.number), signs & 4);
    for (uint32_t k = 0; k < a->columns; k++) {
        uint32_t of_a = arithmetic(r, SpvOpIAdd, arithmetic(r, SpvOpIMul, row, a->columns), k);
        uint32_t of_b = arithmetic(r, SpvOpIAdd, column, k * b->columns);
        uint32_t left = widen(r, sum->element, a->element, load_element(r, f.places[0], a->element, of_a), signs & 1);
        uint32_t right = widen(r, sum->element, b->element, load_element(r, f.places[1], b->element, of_b), signs & 2);
        uint32_t product = emit(r, is_float ? SpvOpFMul : SpvOpIMul, sum->element, left, right);
        value = emit(r, is_float ? SpvOpFAdd : SpvOpIAdd, sum->element, value, product);
    }
    store_result(r, &f, f.number, value);
    close_function(r, &f, sum->count);
}

static bool is_by_element(uint32_t op)
{
    return (op >= SpvOpConvertFToU && op <= SpvOpMatrixTimesScalar) || op == DXS_SPV_OP_COOPERATIVE_MATRIX_CONVERT;
}

static void replace_by_element(struct replacer *r, const struct spirv_instruction *i)
{
    const struct matrix *matrix = matrix_type(r, i->words[1]), *from = matrix_type(r, type_of(r, i->words[3]));
    uint32_t count = i->length - 3, values[2] = {0};

    if (count > 2 || !from || from->rows != matrix->rows || from->columns != matrix->columns)
        test_fails("an operation on matrices that do not fit together");
    SpvOp op = (uint32_t)i->opcode == DXS_SPV_OP_COOPERATIVE_MATRIX_CONVERT ? SpvOpCopyObject
               : i->opcode == SpvOpMatrixTimesScalar                        ? SpvOpFMul
                                                                            : i->opcode;
    if (!r->converts_use && from->use != matrix->use)
        test_skips("the device lacks matrices, and a conversion changes their use");
    struct function f = open_function(r, i->words[1], i->words[2], i->words + 3, count);
    for (uint32_t k = 0; k < count; k++)
        values[k] = f.places[k]
                        ? load_element(r, f.places[k], matrix_type(r, type_of(r, i->words[3 + k]))->element, f.number)
                        : f.parameters[k];
    uint32_t value = op == SpvOpFConvert
                         ? convert_float(r, matrix->element, from->element, values[0], r->saturates[i->words[2]])
                         : emit(r, op, matrix->element, values[0], values[1]);
    store_result(r, &f, f.number, value);
    close_function(r, &f, matrix->count);
}

static void replace_fill(struct replacer *r, const struct spirv_instruction *i)
{
    const struct matrix *matrix = matrix_type(r, i->words[1]);
    uint32_t *operands = allocate(2 + matrix->count, sizeof *operands);

    operands[0] = i->words[1];
    operands[1] = i->words[2];
    for (uint32_t k = 0; k < matrix->count; k++)
        operands[2 + k] = i->words[3];
    append_instruction(&r->out, SpvOpCompositeConstruct, operands, 2 + matrix->count);
    free(operands);
}

/* ---- Shares of lanes --------------------------------------------------------------------------------------------- */

static void need_shares(const struct matrix *matrix)
{
    if (matrix->share == 0)
        test_skips("the device lacks matrices, and its lanes have no equal shares of them");
}

static void replace_element(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t share = matrix_in(r, i->words[3])->share, thread = new_id(r), lane = new_id(r);
    uint32_t first = new_id(r), at = new_id(r);

    need_shares(matrix_in(r, i->words[3]));
    PUT(&r->out, SpvOpLoad, r->u32, thread, r->lane);
    PUT(&r->out, SpvOpUMod, r->u32, lane, thread, number(r, r->lanes));
    PUT(&r->out, SpvOpIMul, r->u32, first, lane, number(r, share));
    PUT(&r->out, SpvOpIAdd, r->u32, at, first, i->words[4]);
    PUT(&r->out, SpvOpAccessChain, i->words[1], i->words[2], i->words[3], at);
}

static uint32_t scratch_of(struct replacer *r, uint32_t element)
{
    uint32_t n = 0, type;

    while (n < r->scratch_count && r->scratch_elements[n] != element)
        n++;
    if (n == sizeof r->scratch / sizeof *r->scratch)
        test_fails("matrices of more types than known");
    if (n == r->scratch_count) {
        r->scratch_elements[n] = element;
        type = declare(r, SpvOpTypeArray, 0, (const uint32_t[]){element, number(r, r->threads)}, 2);
        type = pointer_to(r, SpvStorageClassWorkgroup, type);
        PUT(&r->declarations, SpvOpVariable, type, r->scratch[r->scratch_count++] = new_id(r),
            SpvStorageClassWorkgroup);
    }
    return r->scratch[n];
}

static void wait(struct replacer *r, struct word_list *list)
{
    enum {
        ALL = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask |
              SpvMemorySemanticsMakeAvailableMask | SpvMemorySemanticsMakeVisibleMask
    };
    uint32_t group = number(r, SpvScopeWorkgroup);

    PUT(list, SpvOpControlBarrier, group, group, number(r, ALL));
}

/* The value that another lane has. Several waves of the device exchange values in memory. */
static uint32_t value_of_lane(struct replacer *r, uint32_t type, uint32_t value, uint32_t owner)
{
    if (r->parts == 1) {
        uint32_t taken = new_id(r);
        PUT(&r->functions, SpvOpGroupNonUniformShuffle, type, taken, number(r, SpvScopeSubgroup), value, owner);
        return taken;
    }
    uint32_t scratch = scratch_of(r, type), pointer = pointer_to(r, SpvStorageClassWorkgroup, type);
    uint32_t thread = emit(r, SpvOpLoad, r->u32, r->lane, 0);
    uint32_t lane = arithmetic(r, SpvOpUMod, thread, r->lanes);
    uint32_t first = emit(r, SpvOpISub, r->u32, thread, lane), from = emit(r, SpvOpIAdd, r->u32, first, owner);
    uint32_t own = emit(r, SpvOpAccessChain, pointer, scratch, thread);
    uint32_t other = emit(r, SpvOpAccessChain, pointer, scratch, from), taken = new_id(r);
    wait(r, &r->functions);
    PUT(&r->functions, SpvOpStore, own, value, SpvMemoryAccessNonPrivatePointerMask);
    wait(r, &r->functions);
    PUT(&r->functions, SpvOpLoad, type, taken, other, SpvMemoryAccessNonPrivatePointerMask);
    return taken;
}

/* Each lane takes the shares of the others. */
static void replace_load(struct replacer *r, const struct spirv_instruction *i)
{
    const struct matrix *matrix = matrix_type(r, i->words[1]);
    uint32_t own = new_id(r);
    const uint32_t load[] = {(4u << SpvWordCountShift) | SpvOpLoad, i->words[1], own, i->words[3]};
    struct function f;

    need_shares(matrix);
    append_words(&r->out, load, 4);
    f = open_function(r, i->words[1], i->words[2], &i->words[2], 1); /* the type of its result is known */
    r->out.words[r->out.count - 1] = own;
    uint32_t owner = arithmetic(r, SpvOpUDiv, f.number, matrix->share);
    uint32_t before = load_element(r, f.places[0], matrix->element, f.number);
    store_result(r, &f, f.number, value_of_lane(r, matrix->element, before, owner));
    close_function(r, &f, matrix->count);
}

static void replace_length(struct replacer *r, const struct spirv_instruction *i)
{
    const struct matrix *matrix = matrix_type(r, i->words[3]);

    need_shares(matrix);
    PUT(&r->out, SpvOpCopyObject, i->words[1], i->words[2], number(r, matrix->share));
}

/* A scalar that is converted. */
static bool replace_conversion(struct replacer *r, const struct spirv_instruction *i)
{
    struct word_list functions = r->functions;
    uint32_t from = type_of(r, i->words[3]);

    if (encoding_of(r, i->words[1]) == SMALL_FLOATS && encoding_of(r, from) == SMALL_FLOATS)
        return false;
    r->functions = r->out;
    uint32_t value = convert_float(r, i->words[1], from, i->words[3], r->saturates[i->words[2]]);
    r->out = r->functions;
    r->functions = functions;
    PUT(&r->out, SpvOpCopyObject, i->words[1], i->words[2], value);
    return true;
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

static void replace_type(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t length = new_id(r);

    PUT(&r->out, SpvOpConstant, r->u32, length, r->matrices[i->words[1]].count);
    PUT(&r->out, SpvOpTypeArray, i->words[1], i->words[2], length);
}

static bool is_of_matrices(const struct spirv_instruction *i)
{
    return (i->opcode == SpvOpCapability &&
            (i->words[1] == DXS_SPV_CAPABILITY_COOPERATIVE_MATRIX ||
             i->words[1] == DXS_SPV_CAPABILITY_COOPERATIVE_MATRIX_CONVERSIONS ||
             i->words[1] == DXS_SPV_CAPABILITY_FLOAT8 || i->words[1] == DXS_SPV_CAPABILITY_BFLOAT16_TYPE ||
             i->words[1] == DXS_SPV_CAPABILITY_BFLOAT16_COOPERATIVE_MATRIX ||
             i->words[1] == DXS_SPV_CAPABILITY_FLOAT8_COOPERATIVE_MATRIX)) ||
           (i->opcode == SpvOpExtension &&
            (strstr((const char *)(i->words + 1), "_cooperative_matrix") ||
             strstr((const char *)(i->words + 1), "_float8") || strstr((const char *)(i->words + 1), "_bfloat16"))) ||
           (i->opcode == SpvOpDecorate && i->words[2] == DXS_SPV_DECORATION_SATURATED_TO_LARGEST_FLOAT8);
}

/* Where several waves of the device stand for one. */
static bool replace_of_wave(struct replacer *r, const struct spirv_instruction *i)
{
    if (r->of_group)
        return false;
    if (i->opcode == SpvOpLoad && i->words[3] == r->wave && r->wave) {
        uint32_t wave = new_id(r);
        PUT(&r->out, SpvOpLoad, r->u32, wave, r->wave);
        PUT(&r->out, SpvOpUDiv, r->u32, i->words[2], wave, number(r, r->parts));
        return true;
    }
    if (i->opcode == SpvOpControlBarrier && literal(r, i->words[1]) == SpvScopeSubgroup) {
        wait(r, &r->out);
        return true;
    }
    if (i->opcode == SpvOpGroupNonUniformBroadcastFirst) /* of what is the same in the whole wave */
        return false;
    if (i->opcode >= SpvOpGroupNonUniformElect && i->opcode <= SpvOpGroupNonUniformQuadSwap)
        test_skips("the device lacks matrices, and the shader's waves have more lanes than the device's");
    return false;
}

/* lavapipe takes a barrier of the wave for one of the group, which other waves may not reach. The lanes of its waves
 * run together without. */
static bool replace_barrier(struct replacer *r, const struct spirv_instruction *i)
{
    if (r->parts != 1 || i->opcode != SpvOpControlBarrier || literal(r, i->words[1]) != SpvScopeSubgroup)
        return false;
    PUT(&r->out, SpvOpMemoryBarrier, i->words[2], i->words[3]);
    return true;
}

static bool replace(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t op = (uint32_t)i->opcode;
    bool makes_matrix = i->length > 3 && matrix_type(r, i->words[1]) && maker_of(r, i->words[2]) == i->words;

    if (op == DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX)
        replace_type(r, i);
    else if (op == DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD || op == DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD + 1)
        replace_access(r, i, op == DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD);
    else if (op == DXS_SPV_OP_COOPERATIVE_MATRIX_MUL_ADD)
        replace_product(r, i);
    else if (op == DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH)
        replace_length(r, i);
    else if (makes_matrix && op == SpvOpCompositeConstruct)
        replace_fill(r, i);
    else if (makes_matrix && op == SpvOpLoad)
        replace_load(r, i);
    else if (makes_matrix && is_by_element(op))
        replace_by_element(r, i);
    else if (op == SpvOpTypeFloat && encoding_of(r, i->words[1]) < SMALL_FLOATS) /* a type that the module lacks */
        PUT(&r->out, SpvOpTypeInt, i->words[1], i->words[2], 1);
    else if (op == SpvOpFConvert && !makes_matrix)
        return replace_conversion(r, i);
    else if (op == SpvOpAccessChain && matrix_in(r, i->words[3]))
        replace_element(r, i);
    else
        return (r->parts > 1 && replace_of_wave(r, i)) || replace_barrier(r, i) || is_of_matrices(i);
    return true;
}

static void note_matrix(struct replacer *r, const struct spirv_instruction *i)
{
    struct matrix matrix = {.element = i->words[2],
                            .rows = literal(r, i->words[4]),
                            .columns = literal(r, i->words[5]),
                            .use = literal(r, i->words[6])};

    if (literal(r, i->words[3]) == SpvScopeSubgroup)
        r->of_wave = true;
    else if (literal(r, i->words[3]) == SpvScopeWorkgroup)
        r->of_group = true;
    else
        test_fails("a matrix of scope %u", literal(r, i->words[3]));
    if (r->of_wave && r->of_group)
        test_skips("the device lacks matrices, and the shader has some of waves and some of thread groups");
    uint32_t lanes = r->of_group ? r->threads : r->lanes;
    matrix.count = matrix.rows * matrix.columns;
    matrix.share = matrix.count % lanes == 0 ? matrix.count / lanes : 0;
    r->matrices[i->words[1]] = matrix;
}

static SpvBuiltIn lane_input(const struct replacer *r)
{
    return r->parts > 1 ? SpvBuiltInLocalInvocationIndex : SpvBuiltInSubgroupLocalInvocationId;
}

static void note(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t id = result_of(i->words);

    if (i->opcode == SpvOpDecorate && i->words[2] == SpvDecorationBuiltIn && i->words[3] == lane_input(r)) {
        r->lane = i->words[1];
        r->has_lane = true;
    }
    if (i->opcode == SpvOpDecorate && i->words[2] == SpvDecorationBuiltIn && i->words[3] == SpvBuiltInSubgroupId)
        r->wave = i->words[1];
    if (i->opcode == SpvOpCapability && i->words[1] == DXS_SPV_CAPABILITY_COOPERATIVE_MATRIX_CONVERSIONS)
        r->converts_use = true;
    if (i->opcode == SpvOpDecorate && i->words[2] == DXS_SPV_DECORATION_SATURATED_TO_LARGEST_FLOAT8)
        r->saturates[i->words[1]] = true;
    note_encoding(r, i);
    if (id)
        r->makers[id] = i->words;
    if (i->opcode == SpvOpTypeInt && i->words[2] == 32 && i->words[3] == 0)
        r->u32 = i->words[1];
    if ((uint32_t)i->opcode == DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX)
        note_matrix(r, i);
}

/* The lane's number joins the interface, and its decoration the others, where the module has none. */
static void append_head(struct replacer *r, const struct spirv_instruction *i, bool *is_decorated)
{
    if (!r->has_lane && !*is_decorated && i->opcode >= SpvOpTypeVoid && i->opcode <= SpvOpTypeForwardPointer) {
        PUT(&r->out, SpvOpDecorate, r->lane, SpvDecorationBuiltIn, lane_input(r));
        *is_decorated = true;
    }
    if (replace(r, i))
        return;
    size_t at = r->out.count;
    append_words(&r->out, i->words, i->length);
    if (i->opcode == SpvOpEntryPoint) {
        append_words(&r->out, &r->lane, !r->has_lane);
        uint32_t listed = r->lists_all ? r->scratch_count : 0;
        append_words(&r->out, r->scratch, listed);
        r->out.words[at] += (!r->has_lane + listed) << SpvWordCountShift;
    }
}

/* The functions come first: they need constants that are declared before them. */
static void rewrite(struct replacer *r, struct shader *s, size_t functions)
{
    struct word_list code;
    struct spirv_instruction i;
    bool is_decorated = false;

    if (!r->has_lane)
        r->lane = new_id(r);
    for (size_t at = functions; next_instruction(s->words, s->word_count, &at, &i);)
        if (!replace(r, &i))
            append_words(&r->out, i.words, i.length);
    code = r->out;
    r->out = (struct word_list){0};
    append_words(&r->out, s->words, SPIRV_HEADER_WORDS);
    PUT(&r->out, SpvOpCapability, SpvCapabilityGroupNonUniform);
    PUT(&r->out, SpvOpCapability, SpvCapabilityGroupNonUniformShuffle);
    if (r->small_floats[0] || r->small_floats[1])
        PUT(&r->out, SpvOpCapability, SpvCapabilityInt8);
    if (r->small_floats[BFLOAT16])
        PUT(&r->out, SpvOpCapability, SpvCapabilityInt16);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, functions, &at, &i);)
        append_head(r, &i, &is_decorated);
    uint32_t input = pointer_to(r, SpvStorageClassInput, r->u32);
    if (!r->has_lane)
        PUT(&r->declarations, SpvOpVariable, input, r->lane, SpvStorageClassInput);
    append_words(&r->out, r->declarations.words, r->declarations.count);
    append_words(&r->out, code.words, code.count);
    append_words(&r->out, r->functions.words, r->functions.count);
    append_words(&r->out, r->helpers.words, r->helpers.count);
    free(code.words);
    r->out.words[SPIRV_BOUND_WORD] = r->next_id;
    s->words = r->out.words;
    s->word_count = r->out.count;
}

/* Returns where the functions begin. */
static size_t note_all(struct replacer *r, const struct shader *s)
{
    struct spirv_instruction i;
    size_t functions = 0;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, s->word_count, &at, &i);) {
        note(r, &i);
        if (i.opcode == SpvOpFunction && !functions)
            functions = (size_t)(i.words - s->words);
    }
    return functions;
}

void replace_wave_matrices(struct shader *s, const struct device *device)
{
    if (s->graphics_count || s->stage_count || device_has(device, "cooperative-matrix"))
        return;
    struct replacer r = {.bound = s->words[SPIRV_BOUND_WORD], .lists_all = s->words[1] >= 0x00010400};
    r.next_id = r.bound;
    r.lanes = s->entry.wave_size_min ? s->entry.wave_size_min : device->properties11.subgroupSize;
    r.threads = s->entry.thread_group[0] * s->entry.thread_group[1] * s->entry.thread_group[2];
    bool is_split = !device_has_wave_size(device, r.lanes) && r.lanes > device->properties11.subgroupSize;
    r.parts = is_split ? r.lanes / device->properties11.subgroupSize : 1;
    r.makers = allocate(r.bound, sizeof *r.makers);
    r.matrices = allocate(r.bound, sizeof *r.matrices);
    r.saturates = allocate(r.bound, sizeof *r.saturates);
    size_t functions = note_all(&r, s);
    if (r.of_group && r.parts == 1) { /* threads exchange values in memory, whatever waves they are in */
        r.lanes = r.threads;
        r.parts = 2;
        r.has_lane = false;
        functions = note_all(&r, s);
    }
    if (r.of_wave || r.of_group || r.small_floats[0] || r.small_floats[1]) {
        rewrite(&r, s, functions);
        s->is_emulated = !(r.small_floats[0] && r.small_floats[1]); /* then one type stands for two */
        if (is_split)
            s->entry.wave_size_min = s->entry.wave_size_max = 0;
        s->features.on[DXS_FEATURE_VULKAN_MEMORY_MODEL] = true; /* which modules with matrices have in any case */
    }
    free(r.makers);
    free(r.matrices);
    free(r.declarations.words);
    free(r.functions.words);
    free(r.helpers.words);
    free(r.saturates);
}
