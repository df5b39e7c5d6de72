/* Dispatch: which function lowers which LLVM instruction and DXIL operation. The rooms' lists (operations.def) form one
 * switch. A table of function pointers would need relocations when the library is loaded. */

#include "spirv/arithmetic/alu.h"
#include "spirv/debug/checks.h"
#include "spirv/debug/info.h"
#include "spirv/debug/print.h"
#include "spirv/driver/function.h"
#include "spirv/memory/memory.h"
#include "spirv/operations.h"
#include "spirv/ray_tracing/ray_tracing.h"
#include "spirv/resource_operations/texel.h"

/* It has the parameters of the functions that it calls, so each case compiles to one jump. */
static NOINLINE void lower_operation_call(struct lowering *l, const struct instruction *i)
{
#define LOWER(operation, function)                                                                                     \
    case DX_##operation:                                                                                               \
        function(l, i);                                                                                                \
        break;
#define LOWER_AS(operation, function, argument)                                                                        \
    case DX_##operation:                                                                                               \
        function(l, i, argument);                                                                                      \
        break;
    switch (i->dx_op) {
#include "spirv/operations.def"
#undef LOWER
#undef LOWER_AS
    default:
        unsupported(l, i, "no lowering exists for this operation");
    }
}

/* Hit objects are variables, not memory. */
static NOINLINE void lower_any_store(struct lowering *l, const struct instruction *i)
{
    if (!is_hit_object(l, type_of(l, operand_value(l, i, 1))))
        lower_memory(l, i);
    else if (!operand_undef(l, i, 1))
        lower_hit_store(l, i);
}

static NOINLINE void lower_instruction(struct lowering *l, const struct instruction *i)
{
    switch (i->opcode) {
    case OP_PHI:
    case OP_EXTRACT_VALUE: /* a component of the aggregate: each use finds it */
        break;
    case OP_BINARY:
        lower_binary(l, i);
        break;
    case OP_CAST:
        lower_cast(l, i);
        break;
    case OP_COMPARE:
        lower_compare(l, i);
        break;
    case OP_SELECT:
        lower_select(l, i);
        break;
    case OP_INSERT_VALUE:
        lower_insert_value(l, i);
        break;
    case OP_EXTRACT_ELEMENT:
        lower_extract_element(l, i);
        break;
    case OP_INSERT_ELEMENT:
        lower_insert_element(l, i);
        break;
    case OP_SHUFFLE:
        lower_shuffle(l, i);
        break;
    case OP_STORE:
        lower_any_store(l, i);
        break;
    case OP_ALLOCA:
    case OP_LOAD:
    case OP_GEP:
    case OP_ATOMIC_RMW:
    case OP_COMPARE_EXCHANGE:
    case OP_FENCE:
        lower_memory(l, i);
        break;
    case OP_CALL:
        if (i->dx_op == DX_OP_NONE)
            lower_call(l, i);
        else
            lower_operation_call(l, i);
        break;
    default:
        unsupported(l, i, "as an instruction");
    }
}

/* Sets the instruction number and source line that errors report. */
static void set_error_position(struct lowering *l, uint32_t index)
{
    const struct debug_location *location = instruction_location(l->function, index);

    l->fault->error.instruction = instruction_number(l->function, index);
    l->fault->error.line = location ? location->line : 0;
}

/* What surrounds an instruction of which more is known or wanted: its line, debug information, printed values,
 * checks. */
static NOINLINE COLD void begin_instruction(struct lowering *l, const struct instruction *i, uint32_t index)
{
    set_error_position(l, index);
    if (l->debug)
        debug_info_line(l, i);
    if (l->print_function)
        print_before(l, i);
    if (l->options->checks.check != DXS_CHECK_NONE)
        check_before(l, i);
}

static NOINLINE COLD void end_instruction(struct lowering *l, const struct instruction *i)
{
    if (l->options->checks.check != DXS_CHECK_NONE)
        check_after(l, i);
    if (l->print_function)
        print_after(l, i);
    if (l->debug)
        debug_info_end_instruction(l);
}

void lower_instructions(struct lowering *l, const struct function_state *s, uint32_t first, uint32_t end)
{
    const uint8_t *live = s->live;
    bool visits_all = l->debug || l->print_function; /* all live instructions except symbols: lines, printed values */
    bool is_observed = visits_all || l->options->checks.check != DXS_CHECK_NONE || s->function->numbers ||
                       s->function->located_count > 0;
    uint8_t mask = LIVE_SHARED | (visits_all ? LIVE | LIVE_SYMBOL : LIVE_EMITTED);
    uint8_t wanted = visits_all ? LIVE : LIVE_EMITTED;
    const struct instruction *i = &s->function->instructions[first];

    l->fault->error.line = 0;
    for (uint32_t index = first; index < end; index++, i++) {
        if ((live[index] & mask) != wanted) {
            if (l->debug && i->opcode == OP_DEBUG_CALL)
                debug_info_variable(l, i);
            continue;
        }
        l->fault->error.instruction = index;
        if (is_observed)
            begin_instruction(l, i, index);
        lower_instruction(l, i);
        if (is_observed)
            end_instruction(l, i);
    }
}
