/* Counts the DXIL operations and LLVM instructions of modules, and reports those without a shader. */
#include "coverage.h"

#include "inspect/disassembly.h"
#include "dxil/linear_algebra.h"
#include "dxil/vendor/vendor.h"
#include "spirv/lowering.h"

#include <stdio.h>
#include <string.h>

static void count_function(struct coverage *used, const struct function *function)
{
    for (uint32_t i = 0; i < function->instruction_count; i++) {
        const struct instruction *instruction = &function->instructions[i];
        used->opcodes[instruction->opcode] = 1;
        if (instruction->opcode == OP_BINARY)
            used->binaries[instruction->sub] = 1;
        if (instruction->opcode == OP_CAST)
            used->casts[instruction->sub] = 1;
        if (instruction->opcode == OP_COMPARE)
            used->predicates[instruction->sub] = 1;
        if (instruction->dx_op != DX_OP_NONE)
            used->operations[instruction->dx_op] = 1;
    }
}

struct module *coverage_read_module(struct arena *arena, const void *bytes, size_t size, enum dxs_program program)
{
    struct dxs_limits limits = dxs_default_parse_options().limits;
    struct container container;
    container_read(&container, arena->fault, bytes, size, false);
    const struct container_part *part = &container.program[program];
    if (container.is_raw_bitcode)
        return module_read(arena, part->data, part->size, part->offset, limits, NULL, WHOLE_MODULE);
    struct program_header header = program_header_read(arena->fault, part);
    return module_read(arena, header.bitcode, header.bitcode_size, header.bitcode_offset, limits, NULL, WHOLE_MODULE);
}

/* False if the module cannot be read. */
static bool count_module(struct coverage *used, struct arena *arena, const void *bytes, size_t size,
                         enum dxs_program program)
{
    if (setjmp(arena->fault->unwind))
        return false;
    const struct module *module = coverage_read_module(arena, bytes, size, program);
    for (uint32_t f = 0; f < module->function_count; f++)
        count_function(used, &module->functions[f]);
    return true;
}

/* NVAPI's register in the test shaders. */
static const struct dxs_nvapi nvapi = {.enabled = true, .register_number = 9, .space = 1};

/* Counts the operations that replace vendor extensions. Refused extensions have none. */
static void count_replaced(struct coverage *used, struct arena *arena, const void *bytes, size_t size,
                           enum dxs_program program)
{
    if (setjmp(arena->fault->unwind))
        return;
    struct module *module = coverage_read_module(arena, bytes, size, program);
    module_read_views(module);
    for (uint32_t e = 0; e < module->info.entry_count; e++) {
        const struct module *replaced = replace_vendor_calls(arena, module, &module->entries[e], &nvapi);
        replaced = replace_matrices(arena, replaced);
        for (uint32_t f = 0; f < module->function_count && replaced != module; f++)
            count_function(used, &replaced->functions[f]);
    }
}

bool coverage_add(struct coverage *coverage, const void *bytes, size_t size, enum dxs_program program)
{
    struct coverage used = {0};
    struct fault fault;
    struct arena arena;
    fault_clear(&fault);
    arena_init(&arena, NULL, &fault, SIZE_MAX);
    bool counted = count_module(&used, &arena, bytes, size, program);
    if (counted)
        count_replaced(&used, &arena, bytes, size, program);
    arena_free(&arena);
    for (size_t i = 0; i < sizeof(used) / sizeof(uint32_t); i++)
        ((uint32_t *)coverage)[i] += ((const uint32_t *)&used)[i];
    return counted;
}

/* Whether the operation creates a handle, ray query or payload. Its uses resolve it, so the table has no lowering
 * function for it. */
static bool makes_symbol(size_t operation)
{
    static const enum dx_op operations[] = {DX_CreateHandle,         DX_CreateHandleForLib, DX_CreateHandleFromBinding,
                                            DX_CreateHandleFromHeap, DX_AnnotateHandle,     DX_AllocateRayQuery,
                                            DX_AllocateRayQuery2,    DX_GetMeshPayload,     DX_CreateNodeOutputHandle,
                                            DX_IndexNodeHandle,      DX_AnnotateNodeHandle, DX_GetNodeRecordPtr};
    for (size_t i = 0; i < sizeof(operations) / sizeof(operations[0]); i++)
        if (operations[i] == operation)
            return true;
    return false;
}

bool is_lowered(size_t operation)
{
#define LOWER(name, function) case DX_##name:
#define LOWER_AS(name, function, argument) case DX_##name:
    switch ((enum dx_op)operation) {
#include "spirv/operations.def"
#undef LOWER
#undef LOWER_AS
        return true;
    default:
        return makes_symbol(operation);
    }
}

/* ---- The report -------------------------------------------------------------------------------------------------- */

enum column {
    LOWERED_AND_USED,
    LOWERED_ONLY,
    USED_ONLY,
    COLUMN_COUNT
};

/* Prints the operations of one column. Returns their number. */
static unsigned print_operations(const struct coverage *coverage, const char *title, enum column column)
{
    unsigned count = 0;
    size_t width = 0;
    for (size_t i = 0; i < DX_OP_COUNT; i++) {
        bool lowered = is_lowered(i);
        bool used = coverage->operations[i] != 0;
        if (!lowered && !used)
            continue;
        if (column != (lowered ? used ? LOWERED_AND_USED : LOWERED_ONLY : USED_ONLY))
            continue;
        if (!count++)
            width = (size_t)printf("%s:", title);
        if (width + strlen(dx_operation_name((uint32_t)i)) > 118)
            width = (size_t)printf("\n   ") - 1;
        width += (size_t)printf(" %s", dx_operation_name((uint32_t)i));
    }
    if (count)
        printf("\n%u %s\n", count, title);
    return count;
}

/* If no shader uses this form of an instruction, prints so and returns 1. */
static unsigned report_unused(uint32_t used, const char *instruction, const char *form)
{
    if (used)
        return 0;
    printf("instruction without a shader: %s%s\n", instruction, form);
    return 1;
}

/* Casts that valid DXIL cannot contain, because its pointers have no numeric value. */
static bool is_never_valid(enum cast cast)
{
    return cast == CAST_PTRTOINT || cast == CAST_INTTOPTR;
}

static unsigned print_unused_instructions(const struct coverage *coverage)
{
    unsigned without = 0;
    for (uint32_t i = 0; i <= OP_DEBUG_CALL; i++)
        without += report_unused(coverage->opcodes[i], nth_text(opcode_names, i), "");
    for (size_t i = 0; i <= BINARY_FREM; i++)
        without += report_unused(coverage->binaries[i], "", binary_names[i]);
    for (uint32_t i = 0; i <= CAST_ADDRSPACECAST; i++)
        if (!is_never_valid(i))
            without += report_unused(coverage->casts[i], "", nth_text(cast_names, i));
    for (uint32_t i = 0; i <= FCMP_TRUE; i++)
        without += report_unused(coverage->predicates[i], "fcmp ", predicate_name(i));
    for (uint32_t i = ICMP_EQ; i <= ICMP_SLE; i++)
        without += report_unused(coverage->predicates[i], "icmp ", predicate_name(i));
    return without;
}

unsigned coverage_print(const struct coverage *coverage)
{
    print_operations(coverage, "operations lowered and used by a shader", LOWERED_AND_USED);
    print_operations(coverage, "operations not lowered, used by a shader that is expected to be refused", USED_ONLY);
    return print_operations(coverage, "operations lowered without a shader", LOWERED_ONLY) +
           print_unused_instructions(coverage);
}
