/* Reads DXIL modules and follows their handles: see dxil.h. */
#include "dxil_view.h"

#include <stdlib.h>

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static const struct dxs_limits limits = {
    .memory = (size_t)1 << 30,
    .values = UINT32_C(1) << 24,
    .blocks = UINT32_C(1) << 20,
    .types = UINT32_C(1) << 20,
    .nesting = MAX_NESTING,
};

static void read_module(struct dxil_view *dxil, const void *bytes, size_t size, enum dxs_program program)
{
    struct container container;

    container_read(&container, &dxil->fault, bytes, size, false);
    const struct container_part *part = &container.program[container.is_raw_bitcode ? DXS_PROGRAM_DXIL : program];
    struct program_header header = {.bitcode = part->data, .bitcode_size = part->size, .bitcode_offset = part->offset};
    if (!container.is_raw_bitcode)
        header = program_header_read(&dxil->fault, part);
    dxil->module = module_read(&dxil->arena, header.bitcode, header.bitcode_size, header.bitcode_offset, limits, NULL,
                               WHOLE_MODULE);
    module_read_views(dxil->module);
}

/* ---- Liveness ---------------------------------------------------------------------------------------------------- */

static bool has_effect(const struct instruction *i)
{
    switch (i->opcode) {
    case OP_STORE:
    case OP_ATOMIC_RMW:
    case OP_COMPARE_EXCHANGE:
    case OP_FENCE:
    case OP_BRANCH:
    case OP_SWITCH:
    case OP_RETURN:
    case OP_UNREACHABLE:
        return true;
    case OP_CALL:
        return i->dx_op == DX_OP_NONE || dx_operations[i->dx_op].effect == WRITES;
    default:
        return false;
    }
}

static void note_used(const struct module *module, const struct function *f, bool *live, uint32_t *open,
                      uint32_t *count, uint32_t operand)
{
    const struct instruction *i =
        operand < module->value_count + f->value_count ? instruction_of(module, f, operand) : NULL;
    uint32_t index = i ? (uint32_t)(i - f->instructions) : 0;

    if (i && !live[index]) {
        live[index] = true;
        open[(*count)++] = index;
    }
}

static void find_live(const struct module *module, const struct function *f, bool *live)
{
    uint32_t *open = calloc(f->instruction_count + 1, sizeof *open), count = 0;

    for (uint32_t n = 0; open && n < f->instruction_count; n++)
        if (has_effect(&f->instructions[n])) {
            live[n] = true;
            open[count++] = n;
        }
    while (count > 0) {
        const struct instruction *i = &f->instructions[open[--count]];
        uint32_t used = i->opcode == OP_PHI ? i->operand_count : instruction_value_operands(i);
        for (uint32_t n = 0; n < used; n += i->opcode == OP_PHI ? 2 : 1)
            note_used(module, f, live, open, &count, f->operands[i->first_operand + n]);
    }
    free(open);
}

static void read_program(struct dxil_view *dxil, const void *bytes, size_t size, enum dxs_program program)
{
    *dxil = (struct dxil_view){.module = NULL};
    arena_init(&dxil->arena, NULL, &dxil->fault, limits.memory);
    fault_clear(&dxil->fault);
    if (setjmp(dxil->fault.unwind) != 0) {
        dxil->module = NULL;
        return;
    }
    read_module(dxil, bytes, size, program);
    const struct module *module = dxil->module;
    dxil->live = arena_zeroed(&dxil->arena, module->function_count + 1, sizeof *dxil->live);
    for (uint32_t n = 0; n < module->function_count; n++) {
        dxil->live[n] = arena_zeroed(&dxil->arena, module->functions[n].instruction_count + 1, sizeof **dxil->live);
        find_live(module, &module->functions[n], dxil->live[n]);
    }
}

void dxil_read(struct dxil_view *dxil, const void *bytes, size_t size)
{
    read_program(dxil, bytes, size, DXS_PROGRAM_DXIL);
}

void dxil_read_debug(struct dxil_view *dxil, const void *bytes, size_t size)
{
    read_program(dxil, bytes, size, DXS_PROGRAM_DEBUG);
}

void dxil_free(struct dxil_view *dxil)
{
    arena_free(&dxil->arena);
}

const char *dxil_name(uint32_t dx_op)
{
    return dx_op < DX_OP_COUNT ? dx_operation_name(dx_op) : "";
}

const char *dxil_operands(uint32_t dx_op)
{
    return dx_op < DX_OP_COUNT ? operation_operands(&dx_operations[dx_op]) : "";
}

char dxil_result(uint32_t dx_op)
{
    return dx_op < DX_OP_COUNT ? dx_operations[dx_op].result : 'v';
}

/* ---- Operands ---------------------------------------------------------------------------------------------------- */

const struct instruction *instruction_of(const struct module *module, const struct function *function, value_id id)
{
    const struct value *value = module_value(module, function, id);

    return value->kind == VALUE_INSTRUCTION ? &function->instructions[value->index] : NULL;
}

const struct named_metadata *dxil_metadata(const struct module *module, const char *name)
{
    return module_named_metadata(module, name);
}

bool dxil_attribute(const struct module *module, const struct function *function, const char *key)
{
    return module_function_attribute(module, function, key) != NULL;
}

value_id operand_of(const struct function *function, const struct instruction *i, uint32_t operand)
{
    return function->operands[i->first_operand + operand];
}

static bool constant_bits(const struct module *module, const struct function *function, value_id value, uint64_t *bits)
{
    const struct constant *constant = module_constant(module, function, value);

    *bits = 0;
    if (!constant ||
        (constant->kind != CONSTANT_NULL && constant->kind != CONSTANT_INTEGER && constant->kind != CONSTANT_FLOAT))
        return false;
    *bits = constant->kind == CONSTANT_NULL ? 0 : constant->bits;
    return true;
}

bool constant_operand(const struct module *module, const struct function *function, const struct instruction *i,
                      uint32_t operand, uint64_t *bits)
{
    *bits = 0;
    return operand < i->operand_count && constant_bits(module, function, operand_of(function, i, operand), bits);
}

bool is_undefined(const struct module *module, const struct function *function, value_id value)
{
    const struct constant *constant = module_constant(module, function, value);

    return constant && constant->kind == CONSTANT_UNDEF;
}

value_id handle_operand(const struct function *function, const struct instruction *i, uint32_t n)
{
    const char *operands = dxil_operands(i->opcode == OP_CALL ? i->dx_op : DX_OP_NONE);

    for (uint32_t at = 0; operands[at] && at < i->operand_count; at++)
        if (operands[at] == 'H' && n-- == 0)
            return operand_of(function, i, at);
    return NO_VALUE;
}

/* ---- Handles ----------------------------------------------------------------------------------------------------- */

/* DXIL.rst, "Resource properties": bits of the first word. */
enum {
    PROPERTY_UAV = 1 << 12,
    PROPERTY_ROV = 1 << 13,
    PROPERTY_COHERENT = 1 << 14,
    PROPERTY_REORDER_COHERENT = 1 << 16
};

enum {
    MAX_VALUES_OF_HANDLE = 256
};

struct following {
    const struct module *module;
    const struct function *function;
    struct dxil_handle found;
    value_id open[MAX_VALUES_OF_HANDLE];
    uint32_t count, next;
    bool has_uniform, has_non_uniform, has_resource, is_merged;
};

static void follow(struct following *f, value_id value)
{
    for (uint32_t n = 0; n < f->count; n++)
        if (f->open[n] == value)
            return;
    if (f->count == MAX_VALUES_OF_HANDLE)
        f->found.is_known = false;
    else
        f->open[f->count++] = value;
}

static void note_coherent(struct following *f, bool coherent)
{
    if (coherent)
        f->found.coherent = true;
    else
        f->found.incoherent = true;
}

static void note_resource(struct following *f, uint32_t index)
{
    const struct dxs_resource *r = &f->module->resources[index].info;

    f->found.resource = f->has_resource && f->found.resource != index ? UINT32_MAX : index;
    f->has_resource = true;
    note_coherent(f, r->globally_coherent || r->reorder_coherent || r->rasterizer_ordered);
}

static void note_index(struct following *f, const struct instruction *i, uint32_t index, uint32_t flag)
{
    uint64_t bits;

    if (constant_operand(f->module, f->function, i, index, &bits))
        return;
    if (constant_operand(f->module, f->function, i, flag, &bits) && bits & 1)
        f->has_non_uniform = true;
    else
        f->has_uniform = true;
}

static void note_range(struct following *f, const struct instruction *create)
{
    uint64_t resource_class, id;

    constant_operand(f->module, f->function, create, 0, &resource_class);
    constant_operand(f->module, f->function, create, 1, &id);
    for (uint32_t n = 0; n < f->module->info.resource_count; n++) {
        const struct dxs_resource *r = &f->module->resources[n].info;
        if (r->resource_class == (resource_class & 3) && r->id == (uint32_t)id)
            note_resource(f, n);
    }
}

uint32_t dxil_member(const struct module *module, const struct function *function, value_id structure, uint32_t n)
{
    const struct constant *constant = module_constant(module, function, structure);
    uint64_t bits = 0;

    if (constant && constant->kind == CONSTANT_AGGREGATE && n < constant->count)
        constant_bits(module, function, module->operands[constant->first + n], &bits);
    else if (constant && constant->kind == CONSTANT_DATA && n < constant->count)
        bits = module->data[constant->first + n];
    return (uint32_t)bits;
}

static uint32_t member(const struct following *f, value_id structure, uint32_t n)
{
    return dxil_member(f->module, f->function, structure, n);
}

/* ResBind: first register, last register, space, class. */
static void note_binding(struct following *f, const struct instruction *create)
{
    value_id bind = operand_of(f->function, create, 0);

    for (uint32_t n = 0; n < f->module->info.resource_count; n++) {
        const struct dxs_resource *r = &f->module->resources[n].info;
        if (r->lower_bound == member(f, bind, 0) && r->space == member(f, bind, 2) &&
            r->resource_class == member(f, bind, 3))
            note_resource(f, n);
    }
}

static void note_properties(struct following *f, const struct instruction *annotation)
{
    uint32_t word = member(f, operand_of(f->function, annotation, 1), 0);

    note_coherent(f, word & PROPERTY_UAV && word & (PROPERTY_ROV | PROPERTY_COHERENT | PROPERTY_REORDER_COHERENT));
}

static void follow_call(struct following *f, const struct instruction *i)
{
    switch (i->dx_op) {
    case DX_AnnotateHandle:
        note_properties(f, i);
        follow(f, operand_of(f->function, i, 0));
        break;
    case DX_CreateHandle:
        note_range(f, i);
        note_index(f, i, 2, 3);
        break;
    case DX_CreateHandleFromBinding:
        note_binding(f, i);
        note_index(f, i, 1, 2);
        break;
    case DX_CreateHandleFromHeap:
        note_index(f, i, 0, 2);
        break;
    case DX_CreateHandleForLib:
        follow(f, operand_of(f->function, i, 0));
        break;
    default:
        f->found.is_known = false;
    }
}

static void follow_address(struct following *f, const struct instruction *i)
{
    bool is_dynamic = false;
    uint64_t bits;

    for (uint32_t n = 1; n < i->operand_count; n++)
        is_dynamic |= !constant_operand(f->module, f->function, i, n, &bits);
    if (is_dynamic && i->attached & ATTACHED_NONUNIFORM)
        f->has_non_uniform = true;
    else if (is_dynamic)
        f->has_uniform = true;
    follow(f, operand_of(f->function, i, 0));
}

static void follow_instruction(struct following *f, const struct instruction *i)
{
    switch (i->opcode) {
    case OP_CALL:
        follow_call(f, i);
        break;
    case OP_SELECT:
        follow(f, operand_of(f->function, i, 1));
        follow(f, operand_of(f->function, i, 2));
        break;
    case OP_PHI: /* lanes may come from different blocks */
        f->is_merged = true;
        for (uint32_t n = 0; n < i->operand_count; n += 2)
            follow(f, operand_of(f->function, i, n));
        break;
    case OP_GEP:
        follow_address(f, i);
        break;
    case OP_LOAD:
    case OP_CAST:
        follow(f, operand_of(f->function, i, 0));
        break;
    default:
        f->found.is_known = false;
    }
}

static void follow_global(struct following *f, value_id global)
{
    bool is_found = false;

    for (uint32_t n = 0; n < f->module->info.resource_count; n++)
        if (f->module->resources[n].global == global) {
            note_resource(f, n);
            is_found = true;
        }
    f->found.is_known &= is_found;
}

static void follow_value(struct following *f, value_id id)
{
    const struct value *value = module_value(f->module, f->function, id);
    const struct constant *constant = module_constant(f->module, f->function, id);

    if (value->kind == VALUE_INSTRUCTION)
        follow_instruction(f, &f->function->instructions[value->index]);
    else if (value->kind == VALUE_GLOBAL)
        follow_global(f, id);
    else if (constant && (constant->kind == CONSTANT_GEP || constant->kind == CONSTANT_CAST) && constant->count > 0)
        follow(f, f->module->operands[constant->first]);
    else
        f->found.is_known = false;
}

struct dxil_handle dxil_handle(const struct module *module, const struct function *function, value_id handle)
{
    struct following f = {.module = module, .function = function, .found = {.is_known = true}};

    follow(&f, handle);
    while (f.next < f.count)
        follow_value(&f, f.open[f.next++]);
    f.found.all_non_uniform = f.is_merged || (f.has_non_uniform && !f.has_uniform);
    f.found.any_uniform = f.has_uniform && !f.is_merged;
    if (!f.has_resource)
        f.found.resource = UINT32_MAX;
    return f.found;
}
