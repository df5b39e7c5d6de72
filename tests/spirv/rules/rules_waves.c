/* Rules for waves: helper lanes, which some devices leave out by themselves; the words of masks beyond the lanes that
 * software devices have; signs of matrices. */
#include "rules.h"

#include <stdlib.h>
#include <string.h>

/* ---- Lanes that are left out ------------------------------------------------------------------------------------- */

/* A constant of 16 to 64 bits; bits above the width of its type do not count. False: it is none. */
static bool scalar_of(const struct module_view *w, uint32_t id, uint32_t bits, uint64_t *value)
{
    const uint32_t *words = definition_of(w, id);
    bool is_null = opcode_of(words) == SpvOpConstantNull;

    *value = is_null ? 0 : words[3];
    if (!is_null && bits == 64)
        *value |= (uint64_t)words[4] << 32;
    *value &= UINT64_MAX >> (64 - bits);
    return is_null || opcode_of(words) == SpvOpConstant;
}

/* IEEE 754: the infinity, or 1, of a width. */
static uint64_t infinity_of(uint32_t bits)
{
    return bits == 16 ? 0x7C00 : bits == 32 ? 0x7F800000 : UINT64_C(0x7FF0) << 48;
}

static uint64_t one_of(uint32_t bits)
{
    return bits == 16 ? 0x3C00 : bits == 32 ? 0x3F800000 : UINT64_C(0x3FF0) << 48;
}

/* The value that changes no result of a reduction. */
static uint64_t neutral_of(uint32_t opcode, uint32_t bits)
{
    uint64_t sign = UINT64_C(1) << (bits - 1), all = UINT64_MAX >> (64 - bits);

    switch (opcode) {
    case SpvOpGroupNonUniformIMul:
        return 1;
    case SpvOpGroupNonUniformFMul:
        return one_of(bits);
    case SpvOpGroupNonUniformSMin:
        return sign - 1;
    case SpvOpGroupNonUniformSMax:
        return sign;
    case SpvOpGroupNonUniformUMin:
    case SpvOpGroupNonUniformBitwiseAnd:
        return all;
    case SpvOpGroupNonUniformFMin:
        return infinity_of(bits);
    case SpvOpGroupNonUniformFMax:
        return sign | infinity_of(bits);
    default:
        return 0;
    }
}

/* HLSL: helper lanes take no part in wave operations, unless the entry point asks for it. */
static bool leaves_helpers_out(const struct conversion *c)
{
    const struct module *module = c->dxil->module;
    const struct function *f = NULL;

    for (uint32_t n = 0; n < module->function_count; n++)
        if (module->functions[n].name && strcmp(module->functions[n].name, c->entry->name) == 0)
            f = &module->functions[n];
    return c->entry->stage == DXS_STAGE_PIXEL && f && !dxil_attribute(module, f, "waveops-include-helper-lanes");
}

/* A lane that takes no part contributes the neutral element: a helper, or a lane whose mask is that of another round.
 * Devices that leave helper lanes out by themselves do not show it. */
static void check_neutral(struct conversion *c, const struct code_view *op, bool leaves_out)
{
    struct dxil_at at = dxil_at(c, op);
    bool scans_masks = is_operation(&at, DX_WaveMultiPrefixOp) && op->words[4] == SpvGroupOperationExclusiveScan;
    const uint32_t *type = definition_of(c->words, op->words[1]), *value = definition_of(c->words, op->words[5]);
    uint64_t other, neutral;

    if (!leaves_out && !scans_masks)
        return;
    if (opcode_of(value) != SpvOpSelect) {
        fault_found(c, op, "a reduction takes lanes that are to be left out");
        return;
    }
    if (opcode_of(type) != SpvOpTypeInt && opcode_of(type) != SpvOpTypeFloat)
        return;
    neutral = neutral_of(op->opcode, type[2]);
    if (!scalar_of(c->words, value[5], type[2], &other) || other != neutral)
        fault_found(c, op, "lanes that are left out have %#llx, expected %#llx", (unsigned long long)other,
                    (unsigned long long)neutral);
}

/* ---- Words of masks ---------------------------------------------------------------------------------------------- */

static bool makes_mask(const struct dxil_at *at)
{
    return is_operation(at, DX_WaveActiveBallot) || is_operation(at, DX_WaveMatch);
}

static bool is_mask(const struct module_view *w, uint32_t id)
{
    uint32_t opcode = opcode_of(definition_of(w, id));

    return opcode == SpvOpGroupNonUniformBallot || opcode == SpvOpGroupNonUniformPartitionNV ||
           opcode == SpvOpBitwiseAnd;
}

/* The words of the result that the shader extracts, as bits. */
static uint32_t dxil_words(const struct dxil_at *at, const bool *live)
{
    uint32_t words = 0;

    for (uint32_t n = 0; n < at->function->instruction_count; n++) {
        const struct instruction *i = &at->function->instructions[n];
        if (i->opcode == OP_EXTRACT_VALUE && live[n] && operand_of(at->function, i, 0) == at->i->result)
            words |= 1u << operand_of(at->function, i, 1);
    }
    return words;
}

/* n of x + n; 0: it is no such sum. */
static uint32_t constant_addend(const struct module_view *w, uint32_t id)
{
    const uint32_t *sum = definition_of(w, id);
    uint32_t addend = 0;

    return opcode_of(sum) == SpvOpIAdd && constant_of(w, sum[4], &addend) && addend < 4 ? addend : 0;
}

/* Whether other instructions of the shader take words of the mask as a vector: those are not extracted. */
static bool is_used_as_vector(const struct conversion *c, const struct code_view *first, uint32_t mask)
{
    const struct code_view *end = c->words->ops + c->words->op_count;

    for (const struct code_view *op = first; op < end && op->function == first->function; op++)
        for (uint32_t n = 3; n < op->length && op->line != first->line; n++)
            if (op->words[n] == mask)
                return true;
    return false;
}

/* Word n of a mask has the lanes from 32 n on. The SPIR-V extracts the words that the shader extracts, and no others.
 * Software devices have no lanes for the upper words. */
static void check_mask_words(struct conversion *c, const struct code_view *first)
{
    struct dxil_at at = dxil_at(c, first);
    const struct code_view *end = c->words->ops + c->words->op_count;
    uint32_t extracted = 0, mask = 0, dxil;

    if ((small_wave(c) && small_wave(c) < 32) || !makes_mask(&at) || !c->dxil->live[at.number][first->line])
        return; /* in waves of less than 32 lanes, bits begin where the wave does */
    for (const struct code_view *op = c->words->ops; op < end; op++) {
        if (op->line != first->line || op->function != first->function)
            continue;
        if (op < first)
            return; /* this one has looked at all */
        if (op->length > 2 && is_mask(c->words, op->words[2]))
            mask = op->words[2];
        if (op->opcode == SpvOpCompositeExtract && op->length == 5 && is_mask(c->words, op->words[3]))
            extracted |= 1u << op->words[4];
        if (op->opcode == SpvOpVectorExtractDynamic && is_mask(c->words, op->words[3]))
            extracted |= 1u << constant_addend(c->words, op->words[4]);
    }
    dxil = dxil_words(&at, c->dxil->live[at.number]) & (small_wave(c) ? (1u << small_wave(c) / 32) - 1 : 15);
    if ((extracted & ~dxil) || (extracted != dxil && !is_used_as_vector(c, first, mask)))
        fault_found(c, first, "the words %#x of a mask are extracted, expected %#x", extracted, dxil);
}

/* Word n of a subgroup's mask belongs to the wave that begins there or, if waves have several words, before it. */
static void check_wave_mask(struct conversion *c, const struct code_view *op)
{
    uint32_t words = small_wave(c) / 32, first;
    const uint32_t *mask = op->length == 5 ? definition_of(c->words, op->words[4]) : NULL;

    if (op->opcode != SpvOpBitwiseAnd || opcode_of(mask) != SpvOpCompositeConstruct || words < 2 ||
        opcode_of(definition_of(c->words, op->words[3])) != SpvOpGroupNonUniformBallot)
        return;
    for (uint32_t n = 0; n < 4; n++) {
        const uint32_t *chosen = definition_of(c->words, mask[3 + n]);
        const uint32_t *is_here = opcode_of(chosen) == SpvOpSelect ? definition_of(c->words, chosen[3]) : NULL;
        if (is_here && (!constant_of(c->words, is_here[4], &first) || first != n / words * words))
            fault_found(c, op, "word %u of a mask belongs to the wave that begins at word %u", n, first);
    }
}

/* A mask of constant words keeps their order, unless it is shifted to where a wave of less than 32 lanes begins. */
static void check_mask_operand(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    uint32_t type = opcode_of(definition_of(c->words, op->words[1])), word;
    uint32_t wave_words = small_wave(c) ? small_wave(c) / 32 : 4; /* word n has word n % wave_words of the DXIL */
    uint64_t dxil;

    if (wave_words == 0 || op->opcode != SpvOpCompositeConstruct || op->length != 7 || type != SpvOpTypeVector ||
        (!is_operation(&at, DX_WaveMultiPrefixOp) && !is_operation(&at, DX_WaveMultiPrefixBitCount)))
        return;
    for (uint32_t n = 0; n < 4; n++)
        if (constant_operand(c->dxil->module, at.function, at.i, 1 + n % wave_words, &dxil) &&
            (constant_of(c->words, op->words[3 + n], &word) ? word != (uint32_t)dxil : !small_wave(c)))
            fault_found(c, op, "word %u of a mask is not %#llx", n, (unsigned long long)dxil);
}

/* Whether some vector of the module has these words. */
static bool has_mask(const struct module_view *w, const uint64_t mask[4])
{
    for (size_t n = 0; n < w->op_count; n++) {
        const struct code_view *op = &w->ops[n];
        uint32_t same = 0, word;

        if (op->opcode != SpvOpCompositeConstruct || op->length != 7)
            continue;
        while (same < 4 && constant_of(w, op->words[3 + same], &word) && word == (uint32_t)mask[same])
            same++;
        if (same == 4)
            return true;
    }
    return false;
}

static bool is_converted(const struct module_view *w, uint32_t function)
{
    for (size_t n = 0; n < w->op_count; n++)
        if (w->ops[n].function == function && w->ops[n].line != NO_LINE)
            return true;
    return false;
}

/* Scans share the work for one mask only if all four words are equal. Software devices have no lanes for the upper
 * words. */
static void check_masks_are_made(struct conversion *c)
{
    const struct module *module = c->dxil->module;

    for (uint32_t n = 0; n < module->function_count && !small_wave(c); n++) {
        const struct function *f = &module->functions[n];
        for (uint32_t k = 0; is_converted(c->words, n) && k < f->instruction_count; k++) {
            const struct instruction *i = &f->instructions[k];
            uint64_t mask[4];
            uint32_t known = 0;

            if (!c->dxil->live[n][k] || i->opcode != OP_CALL || i->dx_op != DX_WaveMultiPrefixOp)
                continue;
            while (known < 4 && constant_operand(module, f, i, 1 + known, &mask[known]))
                known++;
            if (known == 4 && !has_mask(c->words, mask))
                fault_found(c, NULL, "no mask has the words %#llx to %#llx", (unsigned long long)mask[0],
                            (unsigned long long)mask[3]);
        }
    }
}

/* ---- Helper lanes ------------------------------------------------------------------------------------------------ */

static bool may_run_again(const struct module_view *w)
{
    for (size_t n = 0; n < w->op_count; n++)
        if (w->ops[n].opcode == SpvOpLoopMerge || w->ops[n].opcode == SpvOpFunctionCall)
            return true;
    return false;
}

/* HLSL: where no lane takes part, because all are helpers, a lane reads 0. What runs again has no such waves: helper
 * lanes alone take part there. */
static void check_read_of_none(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    const struct code_view *end = c->words->ops + c->words->op_count;

    if (op->opcode != SpvOpGroupNonUniformShuffle || !is_operation(&at, DX_WaveReadLaneFirst) ||
        c->entry->stage != DXS_STAGE_PIXEL)
        return;
    for (const struct code_view *next = op + 1; next < end && next->line == op->line; next++)
        if (next->opcode == SpvOpSelect && next->words[4] == op->words[2] &&
            opcode_of(definition_of(c->words, next->words[5])) == SpvOpConstantNull)
            return;
    fault_found(c, op, "where no lane takes part, the first one's value is not 0");
}

/* SPV_NV_shader_subgroup_partitioned: partitions have helper lanes, too. A mask of them is reduced to those that take
 * part, and scans, which cannot be reduced so, are made without partitions. A mask of equal vectors has the lanes that
 * all components' partitions have. */
static void check_partition(struct conversion *c, const struct code_view *op, bool leaves_out)
{
    const struct module *module = c->dxil->module;
    struct dxil_at at = dxil_at(c, op);
    const struct code_view *end = c->words->ops + c->words->op_count;

    if (leaves_out && op->opcode >= SpvOpGroupNonUniformIAdd && op->opcode <= SpvOpGroupNonUniformBitwiseXor &&
        op->words[4] == SpvGroupOperationPartitionedExclusiveScanNV)
        fault_found(c, op, "helper lanes are in the masks of a scan");
    if (op->opcode != SpvOpGroupNonUniformPartitionNV || !is_operation(&at, DX_WaveMatch))
        return;
    value_id value = operand_of(at.function, at.i, 0);
    const struct type *type = &module->types[module_value(module, at.function, value)->type];
    if (!leaves_out && (type->kind != TYPE_VECTOR || type->count == 1))
        return;
    for (const struct code_view *next = op + 1; next < end && next->line == op->line; next++)
        if (next->opcode == SpvOpBitwiseAnd && (next->words[3] == op->words[2] || next->words[4] == op->words[2]))
            return;
    fault_found(c, op, "a mask of equal values has lanes that the partition alone has");
}

/* ---- Matrices ---------------------------------------------------------------------------------------------------- */

enum { /* SPV_KHR_cooperative_matrix */
    OP_MATRIX_MUL_ADD = 4459,
    A_SIGNED = 1,
    B_SIGNED = 2,
    C_SIGNED = 4,
    RESULT_SIGNED = 8,
    OP_TYPE_MATRIX = 4456,
    OP_MATRIX_CONVERT = 5293, /* SPV_NV_cooperative_matrix2 */
    ACCUMULATOR = 2
};

/* Shader model 6.10: "dx.types.LinAlgMatrixC19M4N8U0S1" is of component type 19. 0: it is no matrix. */
static uint32_t component_type_of(const struct module *module, uint32_t type)
{
    static const char prefix[] = "dx.types.LinAlgMatrixC";
    const char *name = module->types[type].name;

    return name && strncmp(name, prefix, strlen(prefix)) == 0 ? (uint32_t)strtoul(name + strlen(prefix), NULL, 10) : 0;
}

static bool is_signed(uint32_t component_type)
{
    enum {
        I16 = 2,
        I32 = 4,
        I64 = 6,
        I8 = 19
    };
    return component_type == I16 || component_type == I32 || component_type == I64 || component_type == I8;
}

static bool operand_is_signed(const struct module *module, const struct dxil_at *at, uint32_t number)
{
    value_id value = operand_of(at->function, at->i, number);

    return is_signed(component_type_of(module, module_value(module, at->function, value)->type));
}

/* The operands and the result of a product are signed where their component types are. Results of 32 bits do not show
 * it. */
static void check_matrix_signs(struct conversion *c, const struct code_view *op)
{
    const struct module *module = c->dxil->module;
    struct dxil_at at = dxil_at(c, op);
    bool has_sum = is_operation(&at, DX_LinAlgMatrixMultiplyAccumulate);

    if (op->opcode != OP_MATRIX_MUL_ADD || !at.i)
        return;
    uint32_t signs = op->length > 6 ? op->words[6] : 0;
    if (!has_sum && !is_operation(&at, DX_LinAlgMatrixMultiply)) { /* AGS has sums with signs only */
        if (signs && (signs & (C_SIGNED | RESULT_SIGNED)) != (C_SIGNED | RESULT_SIGNED))
            fault_found(c, op, "a product with signs has the operands %#x", signs);
        return;
    }
    bool result = is_signed(component_type_of(module, at.i->type));
    uint32_t wanted =
        (operand_is_signed(module, &at, 0) ? A_SIGNED : 0) | (operand_is_signed(module, &at, 1) ? B_SIGNED : 0) |
        ((has_sum ? operand_is_signed(module, &at, 2) : result) ? C_SIGNED : 0) | (result ? RESULT_SIGNED : 0);
    if (signs != wanted)
        fault_found(c, op, "a product has the operands %#x, expected %#x", signs, wanted);
}

/* The use of a cooperative matrix. False: it is none. */
static bool matrix_use(const struct module_view *w, uint32_t id, uint32_t *use)
{
    const uint32_t *type = definition_of(w, type_of(w, id));

    return opcode_of(type) == OP_TYPE_MATRIX && constant_of(w, type[6], use);
}

/* SPV_NV_cooperative_matrix2: conversions change the use of accumulators, of no other matrices. */
static void check_matrix_use(struct conversion *c, const struct code_view *op)
{
    bool converts = (op->opcode >= SpvOpConvertFToU && op->opcode <= SpvOpFConvert) || op->opcode == OP_MATRIX_CONVERT;
    uint32_t before, after;

    if (converts && matrix_use(c->words, op->words[3], &before) && matrix_use(c->words, op->words[2], &after) &&
        before != after && before != ACCUMULATOR)
        fault_found(c, op, "a conversion changes the use of a matrix from %u to %u", before, after);
}

void check_waves(struct conversion *c)
{
    bool leaves_out = leaves_helpers_out(c), runs_again = may_run_again(c->words);

    if (c->options->workarounds.on[DXS_WORKAROUND_ZERO_NANS])
        return; /* choices of 0 stand between a wave operation and its operands */
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (op->opcode >= SpvOpGroupNonUniformIAdd && op->opcode <= SpvOpGroupNonUniformBitwiseXor)
            check_neutral(c, op, leaves_out);
        check_wave_mask(c, op);
        check_matrix_use(c, op);
        if (op->line == NO_LINE)
            continue;
        if (leaves_out && !runs_again)
            check_read_of_none(c, op);
        check_partition(c, op, leaves_out);
        check_matrix_signs(c, op);
        check_mask_words(c, op);
        check_mask_operand(c, op);
    }
    check_masks_are_made(c);
}
