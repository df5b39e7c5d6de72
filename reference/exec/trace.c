/* What one thread does, as text. */
#include "reference/exec/machine.h"
#include "reference/exec/numbers.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char *const opcode_names[] = {
    "binary",        "cast",          "compare",     "select",
    "phi",           "alloca",        "load",        "store",
    "getelementptr", "extractvalue",  "insertvalue", "extractelement",
    "insertelement", "shufflevector", "atomicrmw",   "cmpxchg",
    "fence",         "call",          "br",          "switch",
    "ret",           "unreachable",   "debug",
};

static const char *const binary_names[] = {"add",  "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl",  "lshr",
                                           "ashr", "and", "or",  "xor",  "fadd", "fsub", "fmul", "fdiv", "frem"};

static const char *operation_name(const struct instruction *in)
{
    if (in->opcode == OP_CALL && in->dx_op != DX_OP_NONE)
        return dx_operation_name(in->dx_op);
    return in->opcode == OP_BINARY ? binary_names[in->sub] : opcode_names[in->opcode];
}

static void describe_result(struct machine *machine, const uint64_t *slots, type_id type, char *text, size_t size)
{
    uint32_t count = layout_of(machine, type)->slot_count;
    const struct type *t = module_type(machine->module, element_type(machine, type));
    size_t at = 0;

    for (uint32_t i = 0; i < count && at < size; i++) {
        const char *comma = i ? ", " : "";
        int length;
        if (t->kind == TYPE_FLOAT)
            length =
                snprintf(text + at, size - at, "%s%.9g", comma, float_number(bits_in_memory(machine, type), slots[i]));
        else if (t->kind == TYPE_INTEGER)
            length = snprintf(text + at, size - at, "%s%" PRIu64, comma, slots[i]);
        else
            length = snprintf(text + at, size - at, "%s0x%" PRIx64, comma, slots[i]);
        at += length > 0 ? (size_t)length : 0;
    }
}

void trace_instruction(struct wave *wave, const struct frame *frame, const struct instruction *in)
{
    struct machine *machine = wave->machine;
    const struct dxs_exec_options *options = machine->options;
    const struct function *function = frame->program->function;
    char result[256] = "";

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i], same = 0;
        for (unsigned k = 0; k < 3; k++)
            same += machine->group_id[k] * machine->entry->thread_group[k] + wave->thread_ids[lane][k] ==
                    options->traced_thread[k];
        if (same < 3)
            continue;
        if (in->result != NO_VALUE)
            describe_result(machine, result_slots(wave, frame, in, lane), in->type, result, sizeof result);
        struct dxs_exec_trace trace = {.function = function->name,
                                       .block = frame->block,
                                       .instruction = (uint32_t)(in - function->instructions),
                                       .line = machine->fault->error.line,
                                       .operation = operation_name(in),
                                       .result = result};
        options->trace(options->trace_user, &trace);
    }
}
