/* Rules for values on their way through functions, conversions and the shader's own memory: which function of
 * GLSL.std.450 it is, floats that were narrowed, variables before their first store, the order of accesses in a wave,
 * elements of matrices. */
#include "rules.h"

#include <spirv/unified1/GLSL.std.450.h>
#include <stdlib.h>
#include <string.h>

/* ---- Functions --------------------------------------------------------------------------------------------------- */

/* DXIL.rst, "Instructions", and GLSL.std.450: functions of both with one meaning, which devices may approximate. Some
 * are alike on some devices only: Round may round ties as RoundEven does, and FMin take a NaN as NMin does. */
static uint32_t function_of(uint32_t dx_op)
{
    switch (dx_op) {
    case DX_FAbs:
        return GLSLstd450FAbs;
    case DX_Cos:
        return GLSLstd450Cos;
    case DX_Sin:
        return GLSLstd450Sin;
    case DX_Tan:
        return GLSLstd450Tan;
    case DX_Acos:
        return GLSLstd450Acos;
    case DX_Asin:
        return GLSLstd450Asin;
    case DX_Atan:
        return GLSLstd450Atan;
    case DX_Hcos:
        return GLSLstd450Cosh;
    case DX_Hsin:
        return GLSLstd450Sinh;
    case DX_Htan:
        return GLSLstd450Tanh;
    case DX_Exp:
        return GLSLstd450Exp2;
    case DX_Log:
        return GLSLstd450Log2;
    case DX_Frc:
        return GLSLstd450Fract;
    case DX_Sqrt:
        return GLSLstd450Sqrt;
    case DX_Rsqrt:
        return GLSLstd450InverseSqrt;
    case DX_Round_ne:
        return GLSLstd450RoundEven;
    case DX_Round_ni:
        return GLSLstd450Floor;
    case DX_Round_pi:
        return GLSLstd450Ceil;
    case DX_Round_z:
        return GLSLstd450Trunc;
    case DX_FMax:
        return GLSLstd450NMax;
    case DX_FMin:
        return GLSLstd450NMin;
    case DX_IMax:
        return GLSLstd450SMax;
    case DX_IMin:
        return GLSLstd450SMin;
    case DX_UMax:
        return GLSLstd450UMax;
    case DX_UMin:
        return GLSLstd450UMin;
    default:
        return 0;
    }
}

static bool is_function(const struct code_view *op, uint32_t function)
{
    return op->opcode == SpvOpExtInst && op->words[4] == function;
}

/* What guarantees add to a function, for large angles or infinite results, stands beside the function itself. */
static void check_function(struct conversion *c, const struct code_view *op)
{
    const struct code_view *first = op, *end = c->words->ops + c->words->op_count;
    struct dxil_at at = dxil_at(c, op);
    uint32_t wanted = at.i && at.i->opcode == OP_CALL ? function_of(at.i->dx_op) : 0;

    if (!wanted || is_function(op, wanted))
        return;
    while (first > c->words->ops && first[-1].line == op->line && first[-1].function == op->function)
        first--;
    for (; first < end && first->line == op->line && first->function == op->function; first++)
        if (is_function(first, wanted))
            return;
    fault_found(c, op, "the function %u of GLSL.std.450, expected %u", op->words[4], wanted);
}

/* ---- Narrowed floats --------------------------------------------------------------------------------------------- */

/* A float that was narrowed has lost bits, and widening must not bring them back. NVIDIA's compiler folds the two, by
 * way of moves, choices, memory of the thread and bit operations, unless something between them may change the bits. */

static bool is_narrowing(const struct instruction *i)
{
    return i->opcode == OP_CAST ? i->sub == CAST_FPTRUNC : i->opcode == OP_CALL && i->dx_op == DX_LegacyF32ToF16;
}

static bool is_widening(const struct dxil_at *at)
{
    return at->i && (is_operation(at, DX_LegacyF16ToF32) || (at->i->opcode == OP_CAST && at->i->sub == CAST_FPEXT));
}

/* Whether the load reads memory that other threads cannot write. */
static bool reads_own_memory(const struct module *module, const struct function *f, const struct instruction *load)
{
    value_id pointer = operand_of(f, load, 0);
    const struct type *type = &module->types[module_value(module, f, pointer)->type];

    return type->kind == TYPE_POINTER && type->address_space != SPACE_GROUPSHARED;
}

/* Whether operand `number` hands bits on to the result. */
static bool hands_on(const struct module *module, const struct instruction *i, uint32_t number)
{
    uint32_t kind = module->types[i->type].kind;
    uint32_t scalar = kind == TYPE_VECTOR ? module->types[module->types[i->type].element].kind : kind;

    switch (i->opcode) {
    case OP_PHI:
        return number % 2 == 0;
    case OP_SELECT:
        return number > 0;
    case OP_BINARY:
        return scalar == TYPE_INTEGER;
    case OP_CAST:
        return i->sub == CAST_BITCAST || i->sub == CAST_TRUNC || i->sub == CAST_ZEXT || i->sub == CAST_SEXT;
    case OP_EXTRACT_VALUE:
    case OP_EXTRACT_ELEMENT:
        return number == 0;
    case OP_INSERT_VALUE:
    case OP_INSERT_ELEMENT:
        return number < 2;
    case OP_SHUFFLE:
        return number < 2;
    default:
        return false;
    }
}

/* By value of the function: whether it may have bits of a narrowed float. The caller frees it. */
static bool *find_narrowed(const struct module *module, const struct function *f)
{
    bool *narrowed = calloc((size_t)module->value_count + f->value_count, sizeof *narrowed), changes = true;

    if (!narrowed)
        exit(3);
    for (uint32_t a = 0; a < f->argument_count; a++)
        narrowed[module->value_count + a] = true;
    while (changes) {
        changes = false;
        for (uint32_t n = 0; n < f->instruction_count; n++) {
            const struct instruction *i = &f->instructions[n];
            if (i->result == NO_VALUE || narrowed[i->result])
                continue;
            bool is = is_narrowing(i) || (i->opcode == OP_CALL && i->dx_op == DX_OP_NONE) ||
                      (i->opcode == OP_LOAD && reads_own_memory(module, f, i));
            uint32_t operands = i->opcode == OP_PHI ? i->operand_count : instruction_value_operands(i);
            for (uint32_t k = 0; k < operands && !is; k++)
                is = hands_on(module, i, k) && narrowed[operand_of(f, i, k)];
            narrowed[i->result] = is;
            changes |= is;
        }
    }
    return narrowed;
}

static bool is_half_or_integer_of_16(const struct type *type)
{
    return (type->kind == TYPE_FLOAT || type->kind == TYPE_INTEGER) && type->bits == 16;
}

/* Min precision may be more than a half's: nothing needs to be rounded there. */
static bool has_min_precision(const struct module *module)
{
    bool has = false;

    for (uint32_t n = 0; n < module->type_count; n++)
        has |= is_half_or_integer_of_16(&module->types[n]);
    return has && !module->info.native_16bit;
}

/* What may change the bits, at the same line as the widening: a minimum, or a product, which rule `precise` knows. */
static bool keeps_apart(const struct module_view *w, const struct code_view *op)
{
    for (const struct code_view *other = op; other > w->ops && other[-1].line == op->line;) {
        other--;
        if (other->opcode == SpvOpFMul || (other->opcode == SpvOpExtInst && other->words[4] == GLSLstd450UMin))
            return true;
    }
    return false;
}

/* Whether a sum with a constant, or a mask, has just changed more than the sign of the value's low half: such bits are
 * no rounded float, which a device could take for the float that it was rounded from. */
static bool was_changed(const struct module *module, const struct function *f, value_id value)
{
    const struct value *v = module_value(module, f, value);
    const struct instruction *i = v->kind == VALUE_INSTRUCTION ? &f->instructions[v->index] : NULL;
    const uint32_t all_but_sign = 0x7FFF;
    uint64_t bits;

    if (!i || i->opcode != OP_BINARY || !constant_operand(module, f, i, 1, &bits))
        return false;
    return (i->sub == BINARY_ADD && (bits & all_but_sign)) || (i->sub == BINARY_AND && (~bits & all_but_sign));
}

static void check_widening(struct conversion *c, const struct code_view *op, bool **narrowed)
{
    const struct module *module = c->dxil->module;
    struct dxil_at at = dxil_at(c, op);
    bool unpacks = op->opcode == SpvOpExtInst && op->words[4] == GLSLstd450UnpackHalf2x16;

    if (!is_widening(&at) || !(op->opcode == SpvOpFConvert || unpacks))
        return;
    if (unpacks ? c->options->guarantees.on[DXS_GUARANTEE_HALF_TRUNCATION] || c->options->exact
                : has_min_precision(module))
        return;
    if (!narrowed[at.number])
        narrowed[at.number] = find_narrowed(module, at.function);
    value_id source = operand_of(at.function, at.i, 0);
    if (narrowed[at.number][source] && !was_changed(module, at.function, source) && !keeps_apart(c->words, op))
        fault_found(c, op, "a narrowed float is widened at once");
}

/* ---- First contents ---------------------------------------------------------------------------------------------- */

/* Whether DXIL has the variable: what the translator keeps for itself needs no first contents. */
static bool is_of_shader(const struct conversion *c, uint32_t variable)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        struct dxil_at at = dxil_at(c, &c->words->ops[n]);
        uint32_t word = accessed_word(&c->words->ops[n]);
        if (at.i && word && root_of(c->words, c->words->ops[n].words[word]) == variable &&
            (at.i->opcode == OP_LOAD || at.i->opcode == OP_STORE || at.i->opcode == OP_ATOMIC_RMW ||
             at.i->opcode == OP_COMPARE_EXCHANGE || is_operation(&at, DX_TempRegLoad)))
            return true;
    }
    return false;
}

/* Whether the first instruction that names the variable stores the whole of it. */
static bool is_stored_first(const struct module_view *w, uint32_t variable)
{
    for (size_t n = 0; n < w->op_count; n++) {
        const struct code_view *op = &w->ops[n];
        for (uint32_t k = 1; k < op->length && op->opcode != SpvOpVariable; k++)
            if (op->words[k] == variable)
                return op->opcode == SpvOpStore && k == 1;
    }
    return true;
}

/* DXS_GUARANTEE_ZEROED_MEMORY */
static void check_first_contents(struct conversion *c)
{
    const struct module_view *w = c->words;
    bool zeroes_shared = c->options->features.on[DXS_FEATURE_ZERO_INITIALIZE_WORKGROUP_MEMORY];

    if (!c->options->guarantees.on[DXS_GUARANTEE_ZEROED_MEMORY] && !c->options->exact)
        return;
    for (uint32_t id = 1; id < w->bound; id++) {
        const uint32_t *variable = w->ids[id].definition;
        if (opcode_of(variable) != SpvOpVariable || length_of(variable) > 4 || !is_of_shader(c, id))
            continue;
        bool is_own =
            variable[3] == SpvStorageClassFunction || variable[3] == SpvStorageClassPrivate ||
            (variable[3] == SpvStorageClassTaskPayloadWorkgroupEXT && c->entry->stage == DXS_STAGE_AMPLIFICATION);
        if ((is_own && !is_stored_first(w, id)) || (variable[3] == SpvStorageClassWorkgroup && zeroes_shared))
            fault_found(c, NULL, "the variable %u holds nothing at first", id);
    }
}

/* DXS_GUARANTEE_ZEROED_MEMORY, DXS_WORKAROUND_ZERO_UNDEFINED: no value is undefined. */
static void check_undefined(struct conversion *c)
{
    if (!c->options->guarantees.on[DXS_GUARANTEE_ZEROED_MEMORY] && !c->options->exact &&
        !c->options->workarounds.on[DXS_WORKAROUND_ZERO_UNDEFINED])
        return;
    for (uint32_t id = 1; id < c->words->bound; id++)
        if (opcode_of(c->words->ids[id].definition) == SpvOpUndef)
            fault_found(c, NULL, "%u is undefined, not 0", id);
}

/* ---- Order in a wave --------------------------------------------------------------------------------------------- */

enum access {
    NO_ACCESS, /* of this block: other threads may be anywhere */
    BARRIER,
    LOADS,
    STORES,
    CHANGES
};

static enum access access_of(const struct dxil_at *at)
{
    uint32_t opcode = at->i ? at->i->opcode : OP_RETURN;

    return opcode == OP_LOAD                                          ? LOADS
           : opcode == OP_STORE                                       ? STORES
           : opcode == OP_ATOMIC_RMW || opcode == OP_COMPARE_EXCHANGE ? CHANGES
                                                                      : NO_ACCESS;
}

static bool orders_wave(const struct module_view *w, const struct code_view *op)
{
    uint32_t wanted = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask;
    uint32_t execution, memory, semantics;

    return op->opcode == SpvOpControlBarrier && constant_of(w, op->words[1], &execution) &&
           constant_of(w, op->words[2], &memory) && constant_of(w, op->words[3], &semantics) &&
           execution == SpvScopeSubgroup && memory == SpvScopeSubgroup && (semantics & wanted) == wanted;
}

/* DXS_WORKAROUND_LOCKSTEP_GROUPSHARED: the threads of a wave see each other's accesses as if they ran in lock step. So
 * a barrier stands between accesses of different kinds, and before the first access of each block. */
static void check_order_in_wave(struct conversion *c)
{
    enum access latest = NO_ACCESS, before = NO_ACCESS;
    uint32_t line = NO_LINE; /* in front of the label */

    for (size_t n = 0; n < c->words->op_count && c->options->workarounds.on[DXS_WORKAROUND_LOCKSTEP_GROUPSHARED]; n++) {
        const struct code_view *op = &c->words->ops[n];
        struct dxil_at at = dxil_at(c, op);
        uint32_t word = accessed_word(op);
        if (op->opcode == SpvOpLabel) {
            before = latest;
            latest = NO_ACCESS;
        } else if (op->line != NO_LINE) {
            latest =
                before != NO_ACCESS && op->line == line ? before : latest; /* the block is part of an instruction */
            before = NO_ACCESS;
            line = op->line;
        }
        if (op->opcode == SpvOpLabel)
            continue;
        if (orders_wave(c->words, op))
            latest = BARRIER;
        enum access access = access_of(&at);
        if (!word || storage_class_of(c->words, op->words[word]) != SpvStorageClassWorkgroup || access == NO_ACCESS)
            continue;
        if (latest != BARRIER && latest != access)
            fault_found(c, op, "no barrier orders an access in the wave");
        latest = access;
    }
}

/* ---- Linear algebra ---------------------------------------------------------------------------------------------- */

static bool is_zero(const struct module_view *w, uint32_t id)
{
    const uint32_t *words = definition_of(w, id);

    return opcode_of(words) == SpvOpConstantNull || (opcode_of(words) == SpvOpConstant && words[3] == 0);
}

/* A choice of 0, if a float is no number, over the value that choices make of this one. */
static bool clears_nan(const struct module_view *w, const struct code_view *op, uint32_t value)
{
    const uint32_t *condition = op->opcode == SpvOpSelect ? definition_of(w, op->words[3]) : NULL;
    uint32_t other = condition ? op->words[5] : 0;

    if (opcode_of(condition) != SpvOpFUnordNotEqual || condition[3] != condition[4] || !is_zero(w, op->words[4]))
        return false;
    while (opcode_of(definition_of(w, other)) == SpvOpSelect)
        other = definition_of(w, other)[5];
    return other == value;
}

/* Direct3D's conversions of floats: what is no number becomes the integer 0. The instruction of SPIR-V defines no
 * result for it, and one processor gives others for each width. */
static void check_nan_to_integer(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    const struct code_view *end = c->words->ops + c->words->op_count;
    const char *name = at.i && at.i->opcode == OP_CALL ? dxil_name(at.i->dx_op) : "";

    if (op->opcode != SpvOpConvertFToS && op->opcode != SpvOpConvertFToU)
        return;
    if (strncmp(name, "LinAlg", strlen("LinAlg")) != 0)
        return;
    for (const struct code_view *next = op + 1; next < end && next->line == op->line; next++)
        if (clears_nan(c->words, next, op->words[2]))
            return;
    fault_found(c, op, "what is no number becomes an undefined integer");
}

/* A counter's device address is none only if both its words are 0. */
static void check_counter_address(struct conversion *c, const struct code_view *op)
{
    const uint32_t *differ = op->opcode == SpvOpAll ? definition_of(c->words, op->words[3]) : NULL;
    struct dxil_at at = dxil_at(c, op);

    if (opcode_of(differ) == SpvOpINotEqual && is_zero(c->words, differ[4]) && at.i && at.i->opcode == OP_CALL &&
        strcmp(dxil_name(at.i->dx_op), "BufferUpdateCounter") == 0)
        fault_found(c, op, "an address of which one word is 0 is taken for none");
}

/* Stores through places that are bounded by the number of elements of a wave matrix come in descending order: those
 * that are bounded go to the last element, which must get its own value after them. NO_LINE: no such store. */
static uint32_t bounded_place(const struct module_view *w, const struct code_view *op)
{
    const uint32_t *chain = op->opcode == SpvOpStore ? definition_of(w, op->words[1]) : NULL;
    uint32_t number;

    if (opcode_of(chain) != SpvOpAccessChain || length_of(chain) != 5)
        return NO_LINE;
    const uint32_t *bound = definition_of(w, chain[4]);
    if (opcode_of(bound) != SpvOpExtInst || bound[4] != GLSLstd450UMin || !constant_of(w, bound[5], &number))
        return NO_LINE;
    const uint32_t *last = definition_of(w, bound[6]);
    bool is_of_matrix =
        opcode_of(last) == SpvOpISub && opcode_of(definition_of(w, last[3])) == NewerOpCooperativeMatrixLengthKHR;
    return is_of_matrix ? number : NO_LINE;
}

static void check_bounded_stores(struct conversion *c)
{
    uint32_t variable = 0, line = NO_LINE, before = 0;

    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        uint32_t place = bounded_place(c->words, op);
        if (place == NO_LINE)
            continue;
        uint32_t root = root_of(c->words, op->words[1]);
        if (root == variable && op->line == line && place >= before)
            fault_found(c, op, "element %u of a matrix is stored behind element %u", place, before);
        variable = root;
        line = op->line;
        before = place;
    }
}

void check_own_values(struct conversion *c)
{
    bool **narrowed = calloc(c->dxil->module->function_count + 1, sizeof *narrowed);

    if (!narrowed)
        exit(3);
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        check_widening(c, op, narrowed);
        check_nan_to_integer(c, op);
        check_counter_address(c, op);
        if (op->opcode == SpvOpExtInst)
            check_function(c, op);
    }
    check_bounded_stores(c);
    check_first_contents(c);
    check_undefined(c);
    check_order_in_wave(c);
    for (uint32_t n = 0; n < c->dxil->module->function_count; n++)
        free(narrowed[n]);
    free(narrowed);
}
