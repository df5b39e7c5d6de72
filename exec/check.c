/* Checks before a run. The reader has checked types and operands against LLVM's rules and the table of operations. It
 * does not check the members of handles, objects and other named structures. Handlers read and write the slots of these
 * values, so a type with fewer slots would lead them beyond their memory. */
#include "exec/check.h"
#include "base/text.h"
#include "exec/operations.h"

enum {
    WORK_OF_A_SAMPLE = 16 * WORK_OF_A_STEP /* filters eight texels of two levels */
};

struct check {
    struct machine *machine;
    const struct function *function;
    const struct instruction *in;
    uint64_t work; /* of the instruction */
};

static const char *instruction_name(const struct instruction *in)
{
    bool calls_operation = in->opcode == OP_CALL && in->dx_op != DX_OP_NONE;

    return calls_operation ? dx_operation_name(in->dx_op) : nth_text(opcode_names, in->opcode);
}

static uint32_t slots_of_type(const struct check *c, type_id type)
{
    const struct layout *layout = &c->machine->layouts[type];

    return (layout->known ? layout : layout_of(c->machine, type))->slot_count;
}

/* Slots that a handler may use of an operand or a result with this letter of dxil/operations.def. The reader has
 * checked vectors, and structures of scalars: they have at least as many. */
static uint32_t needed_slots(char letter)
{
    switch (letter) {
    case 'v':
        return 0;
    case 'P':
    case 'V':
    case 'W':
        return 2;
    case 'K':
        return 4;
    default:
        return 1;
    }
}

/* An operation that is not executed fails when control reaches it, with a message of its own. */
static void lacks_members(const struct check *c, const char *what, uint32_t number)
{
    if (is_executed(c->in->dx_op))
        fail(c->machine->fault, DXS_RESULT_INVALID_MODULE, "%s: the type of %s %u lacks members",
             instruction_name(c->in), what, number);
}

static void check_operand(struct check *c, uint32_t number, uint32_t needed)
{
    value_id id = c->function->operands[c->in->first_operand + number];
    const struct value *value = module_value(c->machine->module, c->function, id);
    uint32_t slots = slots_of_type(c, value->type);

    if (value->kind == VALUE_FUNCTION)
        fail(c->machine->fault, DXS_RESULT_INVALID_MODULE, "%s: operand %u is a function", instruction_name(c->in),
             number);
    if (slots < needed)
        lacks_members(c, "operand", number);
    c->work += slots;
}

static void check_operation(struct check *c)
{
    const struct operation *operation = &dx_operations[c->in->dx_op];
    const char *letters = operation_operands(operation);
    uint32_t count = 0;

    for (; letters[count] && count < c->in->operand_count; count++)
        check_operand(c, count, needed_slots(letters[count]));
    if (letters[count] || count != c->in->operand_count)
        fail(c->machine->fault, DXS_RESULT_INVALID_MODULE, "%s: it does not take %u operands",
             dx_operation_name(c->in->dx_op), c->in->operand_count);
    if (slots_of_type(c, c->in->type) < needed_slots(operation->result))
        lacks_members(c, "result", 0);
    if (compares_lanes(c->in->dx_op))
        c->work *= c->machine->wave_size;
    if (sampling_operation(c->in->dx_op))
        c->work += WORK_OF_A_SAMPLE;
}

static void check_instruction(struct check *c)
{
    uint32_t count = instruction_value_operands(c->in), step = 1;

    c->work = slots_of_type(c, c->in->type);
    if (c->in->opcode == OP_CALL && c->in->dx_op != DX_OP_NONE) {
        check_operation(c);
        return;
    }
    if (c->in->opcode == OP_PHI) { /* pairs: value, block */
        count = c->in->operand_count;
        step = 2;
        c->work += count; /* a lane looks for its block */
    }
    for (uint32_t i = 0; i < count; i += step)
        check_operand(c, i, 0);
}

const uint32_t *check_function(struct machine *machine, const struct program *program)
{
    const struct function *function = program->function;
    struct check c = {.machine = machine, .function = function};
    struct dxs_error *error = &machine->fault->error;
    uint32_t *costs = arena_array(machine->arena, function->instruction_count, sizeof *costs);

    error->function = program->number;
    for (uint32_t b = 0; b < function->block_count; b++) {
        const struct basic_block *block = &function->blocks[b];
        uint32_t end = block->first_instruction + block->instruction_count;
        error->block = b;
        for (uint32_t i = block->first_instruction; i < end; i++) {
            error->instruction = i;
            c.in = &function->instructions[i];
            check_instruction(&c);
            if (i + 1 == end)
                c.work += (uint64_t)block->target_count + program->max_depth;
            c.work = 1 + c.work / WORK_OF_A_STEP;
            costs[i] = c.work < UINT32_MAX ? (uint32_t)c.work : UINT32_MAX;
        }
    }
    error->block = error->instruction = DXS_NONE;
    return costs;
}
