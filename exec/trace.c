/* Traces one thread: passes each of its instructions, with the result as text, to options.trace. */
#include "inspect/disassembly.h"
#include "exec/machine.h"
#include "exec/numbers.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char *operation_name(const struct instruction *in)
{
    if (in->opcode == OP_CALL && in->dx_op != DX_OP_NONE)
        return dx_operation_name(in->dx_op);
    return in->opcode == OP_BINARY ? binary_names[in->sub] : nth_text(opcode_names, in->opcode);
}

struct line {
    char *letters;
    size_t size, length;
};

static void append_slot(struct machine *machine, struct line *text, type_id type, uint64_t slot)
{
    const struct type *t = module_type(machine->module, type);
    const char *comma = text->length ? ", " : "";
    char *end = text->letters + text->length;
    size_t room = text->size - text->length;
    int length;

    if (t->kind == TYPE_FLOAT)
        length = snprintf(end, room, "%s%.9g", comma, float_number(bits_in_memory(machine, type), slot));
    else if (t->kind == TYPE_INTEGER)
        length = snprintf(end, room, "%s%" PRIu64, comma, slot);
    else
        length = snprintf(end, room, "%s0x%" PRIx64, comma, slot);
    if (length > 0 && (size_t)length < room) {
        text->length += (size_t)length;
    } else if (room > 0) { /* no later scalar takes its place */
        *end = 0;
        text->size = text->length;
    }
}

/* Appends the scalars of a value, separated by commas, as far as there is room. Returns the slots after the value.
 * Recursion is bounded: layout_of limits how deep types nest. */
static const uint64_t *append_value(struct machine *machine, struct line *text, type_id type, const uint64_t *slots)
{
    const struct type *t = module_type(machine->module, type);

    if (layout_of(machine, type)->slot_count == 0)
        return slots;
    if (t->kind == TYPE_STRUCT) {
        for (uint32_t i = 0; i < t->count; i++)
            slots = append_value(machine, text, machine->module->type_members[t->first_member + i], slots);
    } else if (t->kind == TYPE_ARRAY || t->kind == TYPE_VECTOR) {
        for (uint32_t i = 0; i < t->count; i++)
            slots = append_value(machine, text, t->element, slots);
    } else {
        append_slot(machine, text, type, *slots++);
    }
    return slots;
}

void trace_instruction(struct wave *wave, const struct frame *frame, const struct instruction *in)
{
    struct machine *machine = wave->machine;
    const struct dxs_exec_options *options = machine->options;
    const struct function *function = frame->program->function;
    char result[256] = "";

    for (uint32_t i = 0; i < frame->lane_count && in->opcode != OP_DEBUG_CALL; i++) {
        uint32_t lane = frame->lanes[i], same = 0;
        for (unsigned k = 0; k < 3; k++)
            same += machine->group_id[k] * machine->entry->thread_group[k] + wave->thread_ids[lane][k] ==
                    options->traced_thread[k];
        if (same < 3)
            continue;
        if (in->result != NO_VALUE)
            append_value(machine, &(struct line){result, sizeof result, 0}, in->type,
                         result_slots(wave, frame, in, lane));
        struct dxs_exec_trace trace = {.function = function->name,
                                       .block = frame->block,
                                       .instruction =
                                           instruction_number(function, (uint32_t)(in - function->instructions)),
                                       .line = machine->fault->error.line,
                                       .operation = operation_name(in),
                                       .result = result,
                                       .function_index = frame->program->number};
        options->trace(options->trace_user, &trace);
    }
}
