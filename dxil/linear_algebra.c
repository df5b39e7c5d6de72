/* Finds the matrices of shader model 6.10, and gives those of waves and thread groups a type of their own. */
#include "dxil/linear_algebra.h"

#include "dxil/operations.h"

#include <string.h>

/* ---- Types ------------------------------------------------------------------------------------------------------- */

enum {
    MAX_EDGE = 4096,
    NAME_NUMBERS = 5
};

/* By DXIL's ComponentType: format of elements, 0: no matrix has them. */
static const uint8_t formats[] = {[DXS_COMPONENT_TYPE_I16] = MATRIX_I16,
                                  [DXS_COMPONENT_TYPE_U16] = MATRIX_I16,
                                  [DXS_COMPONENT_TYPE_I32] = MATRIX_I32,
                                  [DXS_COMPONENT_TYPE_U32] = MATRIX_I32,
                                  [DXS_COMPONENT_TYPE_I64] = MATRIX_I64,
                                  [DXS_COMPONENT_TYPE_U64] = MATRIX_I64,
                                  [DXS_COMPONENT_TYPE_F16] = MATRIX_F16,
                                  [DXS_COMPONENT_TYPE_F32] = MATRIX_F32,
                                  [DXS_COMPONENT_TYPE_F64] = MATRIX_F64,
                                  [COMPONENT_I8] = MATRIX_I8,
                                  [COMPONENT_U8] = MATRIX_I8,
                                  [COMPONENT_E4M3] = MATRIX_E4M3,
                                  [COMPONENT_E5M2] = MATRIX_E5M2,
                                  [COMPONENT_BF16] = MATRIX_BF16};

enum matrix_format matrix_format_of(uint32_t component_type)
{
    return component_type < sizeof formats ? (enum matrix_format)formats[component_type] : MATRIX_UNKNOWN;
}

bool is_signed_component(uint32_t component_type)
{
    return component_type == DXS_COMPONENT_TYPE_I16 || component_type == DXS_COMPONENT_TYPE_I32 ||
           component_type == DXS_COMPONENT_TYPE_I64 || component_type == COMPONENT_I8;
}

/* Reads "C8M16N32U0S1": component type, rows, columns, use, scope. */
static bool read_numbers(const char *text, uint32_t numbers[NAME_NUMBERS])
{
    for (uint32_t k = 0; k < NAME_NUMBERS; k++) {
        uint32_t digits = 0;
        numbers[k] = 0;
        if (*text++ != "CMNUS"[k])
            return false;
        for (; *text >= '0' && *text <= '9' && digits < 5; digits++)
            numbers[k] = 10 * numbers[k] + (uint32_t)(*text++ - '0');
        if (digits == 0)
            return false;
    }
    return true;
}

bool read_matrix_name(const char *name, struct type *type)
{
    static const char prefix[] = "dx.types.LinAlgMatrix";
    uint32_t numbers[NAME_NUMBERS];

    if (!name || strncmp(name, prefix, sizeof prefix - 1) != 0 || !read_numbers(name + sizeof prefix - 1, numbers))
        return false;
    enum matrix_format format = matrix_format_of(numbers[0]);
    if (format == MATRIX_UNKNOWN || numbers[1] == 0 || numbers[1] > MAX_EDGE || numbers[2] == 0 ||
        numbers[2] > MAX_EDGE || numbers[3] > MATRIX_ACCUMULATOR || numbers[4] > MATRIX_OF_GROUP)
        return false;
    *type = (struct type){.kind = TYPE_MATRIX,
                          .scalar_kind = TYPE_MATRIX,
                          .bits = format,
                          .count = numbers[3],
                          .address_space = (uint8_t)numbers[4],
                          .element = numbers[1],
                          .first_member = numbers[2],
                          .packed = is_signed_component(numbers[0])};
    return true;
}

/* Replaces structures by matrix types. Matrices of a single thread stay structures. NULL: the module has no matrices.
 */
static struct type *replace_types(struct arena *arena, const struct module *module)
{
    struct type *types = NULL, matrix;

    for (type_id t = 0; t < module->type_count; t++) {
        if (module->types[t].kind != TYPE_STRUCT || !read_matrix_name(module->types[t].name, &matrix))
            continue;
        if (!types)
            types = arena_copy(arena, module->types, module->type_count, sizeof *types);
        if (matrix.address_space != MATRIX_OF_THREAD)
            types[t] = matrix;
    }
    return types;
}

/* ---- Accesses to buffers ----------------------------------------------------------------------------------------- */

static bool accesses_buffer(const struct module *module, const struct function *f, const struct instruction *i)
{
    type_id type = i->type;

    if (i->dx_op == DX_LinAlgMatrixAccumulateToDescriptor) /* of a thread, too */
        return true;
    if (i->dx_op == DX_LinAlgMatrixStoreToDescriptor)
        type = module_value(module, f, f->operands[i->first_operand])->type;
    else if (i->dx_op != DX_LinAlgMatrixLoadFromDescriptor)
        return false;
    return module_type(module, type)->kind == TYPE_MATRIX;
}

/* Makes the operation MatrixLoad, MatrixStore or MatrixAccumulate. Operands: handle, offset, stride, layout, and for
 * the last two the matrix. The alignment is dropped. */
static void reorder(struct instruction *i, uint32_t *operands)
{
    uint32_t matrix = operands[0];

    i->operand_count--;
    if (i->dx_op == DX_LinAlgMatrixLoadFromDescriptor) {
        i->dx_op = DX_MatrixLoad;
        return;
    }
    memmove(operands, operands + 1, 4 * sizeof *operands);
    operands[4] = matrix;
    i->dx_op = i->dx_op == DX_LinAlgMatrixStoreToDescriptor ? DX_MatrixStore : DX_MatrixAccumulate;
}

static void replace_accesses(struct arena *arena, const struct module *module, struct function *f)
{
    struct instruction *instructions = NULL;
    uint32_t *operands = NULL;

    for (uint32_t c = 0; c < f->call_count; c++) {
        if (!accesses_buffer(module, f, &f->instructions[f->calls[c]]))
            continue;
        if (!instructions) {
            instructions = arena_copy(arena, f->instructions, f->instruction_count, sizeof *instructions);
            operands = arena_copy(arena, f->operands, f->operand_count, sizeof *operands);
        }
        struct instruction *i = &instructions[f->calls[c]];
        reorder(i, operands + i->first_operand);
    }
    if (instructions) {
        f->instructions = instructions;
        f->operands = operands;
    }
}

const struct module *replace_matrices(struct arena *arena, const struct module *module)
{
    bool may_have = module->info.shader_model_major > 6 || module->info.shader_model_minor >= 10;
    struct type *types = may_have ? replace_types(arena, module) : NULL;

    if (!types)
        return module;
    struct module *copy = arena_copy(arena, module, 1, sizeof *module);
    struct function *functions = arena_copy(arena, module->functions, module->function_count, sizeof *functions);
    copy->types = types;
    copy->functions = functions;
    for (uint32_t f = 0; f < module->function_count; f++)
        replace_accesses(arena, copy, &functions[f]);
    return copy;
}
