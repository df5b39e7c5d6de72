/* Prepares functions for execution: checks them, assigns slots to values, evaluates constants, creates an object per
 * alloca. */
#include "exec/check.h"

/* One object per alloca is enough: DXIL has allocas in entry blocks only, and no recursion. */
static const uint32_t *create_allocas(struct machine *machine, const struct function *function)
{
    uint32_t *objects = arena_zeroed(machine->arena, function->instruction_count, sizeof *objects);

    for (uint32_t i = 0; i < function->instruction_count; i++) {
        const struct instruction *in = &function->instructions[i];
        uint64_t count = 1;
        if (in->opcode != OP_ALLOCA)
            continue;
        if (in->operand_count &&
            !module_integer(machine->module, function, function->operands[in->first_operand], &count))
            not_executed(machine, "an alloca of a number that is no constant");
        const struct layout *layout = layout_of(machine, in->aux);
        if (count > UINT32_MAX || layout->size * count > UINT32_MAX)
            fail(machine->fault, DXS_RESULT_LIMIT_EXCEEDED, "an alloca takes more than 4 GiB");
        struct object object = {OBJECT_THREAD, machine->thread_size, layout->size * count, 0};
        machine->thread_size += (object.size + 7) / 8 * 8;
        objects[i] = machine->objects.count;
        vector_push(machine->arena, &machine->objects, object);
    }
    return objects;
}

/* Assigns slots to the function's values; evaluates its local constants. */
static void place_values(struct machine *machine, struct program *program)
{
    const struct function *function = program->function;
    uint32_t *slots = arena_zeroed(machine->arena, function->value_count, sizeof *slots);
    const uint64_t **constants = arena_zeroed(machine->arena, function->value_count, sizeof *constants);
    uint64_t next = 0;

    machine->local_constants = constants;
    for (uint32_t i = 0; i < function->value_count; i++) {
        if (function->values[i].kind == VALUE_CONSTANT) {
            evaluate_constant(machine, function, machine->module->value_count + i);
            continue;
        }
        slots[i] = (uint32_t)next;
        next += layout_of(machine, function->values[i].type)->slot_count;
        if (next > UINT32_MAX / 2)
            fail(machine->fault, DXS_RESULT_LIMIT_EXCEEDED, "the values of a function are too large");
    }
    machine->local_constants = NULL;
    program->slots = slots;
    program->constants = constants;
    program->slot_count = (uint32_t)next;
}

/* Evaluates the module's constants among the function's operands. Execution then only looks them up. */
static void evaluate_operands(struct machine *machine, const struct function *function)
{
    for (uint32_t i = 0; i < function->instruction_count; i++) {
        const struct instruction *in = &function->instructions[i];
        uint32_t count = instruction_value_operands(in), step = 1;
        if (in->opcode == OP_PHI) { /* pairs: value, block */
            count = in->operand_count;
            step = 2;
        }
        for (uint32_t k = 0; k < count; k += step) {
            value_id id = function->operands[in->first_operand + k];
            if (id < machine->module->value_count)
                evaluate_constant(machine, NULL, id);
        }
    }
}

static void prepare_program(struct machine *machine, uint32_t number)
{
    const struct function *function = &machine->module->functions[number];
    struct program *program = arena_zeroed(machine->arena, 1, sizeof *program);

    machine->fault->error.function = number;
    program->function = function;
    program->number = number;
    number_places(machine, program);
    program->costs = check_function(machine, program);
    place_values(machine, program);
    evaluate_operands(machine, function);
    program->alloca_objects = create_allocas(machine, function);
    machine->programs[number] = program;
}

void prepare_programs(struct machine *machine, uint32_t first)
{
    struct words pending = {0};

    vector_push(machine->arena, &pending, first);
    while (pending.count > 0) {
        uint32_t number = pending.data[--pending.count];
        const struct function *function = &machine->module->functions[number];
        if (machine->programs[number] || function->is_declaration)
            continue; /* a function without body fails when it is called */
        prepare_program(machine, number);
        for (uint32_t i = 0; i < function->instruction_count; i++)
            if (function->instructions[i].opcode == OP_CALL && function->instructions[i].dx_op == DX_OP_NONE)
                vector_push(machine->arena, &pending, function->instructions[i].aux);
    }
}
