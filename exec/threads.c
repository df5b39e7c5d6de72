/* Thread and group ids, barriers, the cycle counter, debugger operations, and temporary registers, which only
 * hand-assembled shaders use. */
#include "exec/machine.h"

static void thread_number(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct machine *machine = wave->machine;

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        uint64_t component = in->operand_count ? operand(wave, frame, in, 0, lane)[0] : 0, *result;
        result = result_slots(wave, frame, in, lane);
        if (component > 2) {
            *result = 0;
            continue;
        }
        uint32_t group = machine->group_id[component], local = wave->thread_ids[lane][component];
        if (in->dx_op == DX_ThreadId)
            *result = (uint32_t)(group * machine->entry->thread_group[component] + local);
        else if (in->dx_op == DX_GroupId)
            *result = group;
        else
            *result = in->dx_op == DX_ThreadIdInGroup ? local : wave->flat_ids[lane];
    }
}

/* Lanes run in turn on one memory, so a barrier only waits for the group. */
static void barrier(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    uint32_t operation = in->dx_op;
    uint64_t flags = operand(wave, frame, in, operation == DX_Barrier ? 0 : 1, frame->lanes[0])[0];
    uint32_t live = 0;

    if (!(flags & 1)) /* bit 0, in all three operations: synchronise the group */
        return;
    for (uint32_t lane = 0; lane < wave->machine->wave_size; lane++)
        live += wave->frames[0]->blocks[lane] != BLOCK_ELSEWHERE;
    if (live != frame->lane_count)
        fail(wave->machine->fault, DXS_RESULT_UNSUPPORTED, "a group barrier in divergent control flow is not executed");
    wave->waits = true;
}

static void wave_number(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    for (uint32_t i = 0; i < frame->lane_count; i++)
        *result_slots(wave, frame, in, frame->lanes[i]) =
            in->dx_op == DX_GetGroupWaveIndex ? wave->index : wave->machine->group_wave_count;
}

enum {
    REGISTERS = 4096 /* Direct3D's limit, of 32 bits and again of 16 bits */
};

static void temporary_register(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct machine *machine = wave->machine;
    bool is_store = in->dx_op == DX_TempRegStore;
    type_id type = is_store ? operand_type(wave, frame, in, 1) : in->type;
    uint32_t first = module_type(machine->module, type)->bits == 16 ? REGISTERS : 0;

    if (!wave->registers) {
        size_t count = 2 * (size_t)machine->wave_size * REGISTERS;
        take_work(machine, count);
        wave->registers = arena_zeroed(machine->group_arena, count, sizeof *wave->registers);
    }
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        uint64_t number = operand(wave, frame, in, 0, lane)[0];
        if (number >= REGISTERS)
            fail(machine->fault, DXS_RESULT_INVALID_MODULE, "a temporary register beyond the last");
        uint64_t *place = &wave->registers[2 * (size_t)lane * REGISTERS + first + number];
        if (is_store)
            *place = operand(wave, frame, in, 1, lane)[0];
        else
            *result_slots(wave, frame, in, lane) = *place;
    }
}

/* Counts executed instructions. With `reversed`, offset and rate differ, as they do between devices. */
static void cycle_counter(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    uint64_t steps = wave->machine->options->step_limit - wave->machine->steps_left;

    if (wave->machine->options->reversed)
        steps = 3 * steps + (UINT64_C(1) << 40);

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint64_t *result = result_slots(wave, frame, in, frame->lanes[i]);
        result[0] = steps & UINT32_MAX;
        result[1] = steps >> 32;
    }
}

/* IsDebuggingEnabled gives 0. DebugBreak and ExperimentalNop do nothing. */
static void no_debugger(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    for (uint32_t i = 0; i < frame->lane_count && in->result != NO_VALUE; i++)
        *result_slots(wave, frame, in, frame->lanes[i]) = 0;
}

bool is_barrier(uint16_t operation)
{
    return thread_operation(operation) == barrier;
}

operation_handler *thread_operation(uint16_t operation)
{
    switch (operation) {
    case DX_ThreadId:
    case DX_GroupId:
    case DX_ThreadIdInGroup:
    case DX_FlattenedThreadIdInGroup:
        return thread_number;
    case DX_Barrier:
    case DX_BarrierByMemoryType:
    case DX_BarrierByMemoryHandle:
        return barrier;
    case DX_GetGroupWaveIndex:
    case DX_GetGroupWaveCount:
        return wave_number;
    case DX_CycleCounterLegacy:
        return cycle_counter;
    case DX_IsDebuggingEnabled:
    case DX_DebugBreak:
    case DX_ExperimentalNop:
        return no_debugger;
    case DX_TempRegLoad:
    case DX_TempRegStore:
        return temporary_register;
    default:
        return NULL;
    }
}
