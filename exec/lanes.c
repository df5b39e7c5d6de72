/* Which lanes of a wave go on. Lanes with equal keys run a block together; a key is the block and the iterations of its
 * loops. The least key runs first. Loops come before the blocks after them, and iterations before later ones, so all
 * lanes that will reach a key have reached it when it runs: lanes reconverge as early as possible. */
#include "exec/machine.h"

#include <string.h>

/* ---- Steps ------------------------------------------------------------------------------------------------------- */

void take_steps(struct machine *machine, uint64_t steps)
{
    if (machine->steps_left < steps)
        fail(machine->fault, DXS_RESULT_LIMIT_EXCEEDED, "the step limit was reached");
    machine->steps_left -= steps;
}

void take_work(struct machine *machine, uint64_t work)
{
    const uint64_t of_a_step = (uint64_t)WORK_OF_A_STEP * MAX_LANES;

    take_steps(machine, work / of_a_step);
    machine->work += work % of_a_step;
    take_steps(machine, machine->work / of_a_step);
    machine->work %= of_a_step;
}

/* ---- Frames ------------------------------------------------------------------------------------------------------ */

static struct frame *create_frame(struct machine *machine, const struct program *program)
{
    struct frame *frame = arena_zeroed(machine->group_arena, 1, sizeof *frame);
    uint32_t lanes = machine->wave_size;

    *frame = (struct frame){
        .program = program,
        .values = arena_zeroed(machine->group_arena, (size_t)lanes * program->slot_count, sizeof(uint64_t)),
        .blocks = arena_array(machine->group_arena, lanes, sizeof(uint32_t)),
        .trips = arena_zeroed(machine->group_arena, (size_t)lanes * (program->max_depth + 1), sizeof(uint32_t)),
        .lanes = arena_array(machine->group_arena, lanes, sizeof(uint32_t)),
    };
    return frame;
}

struct frame *push_frame(struct wave *wave, uint32_t function)
{
    struct machine *machine = wave->machine;
    const struct program *program = machine->programs[function];
    struct frame **frame = &wave->frame_of_function[function];

    if (!program)
        fail(machine->fault, DXS_RESULT_UNSUPPORTED, "a call of the function %s, which has no body, is not executed",
             machine->module->functions[function].name);
    if (wave->depth == MAX_CALL_DEPTH)
        fail(machine->fault, DXS_RESULT_LIMIT_EXCEEDED, "calls are nested more than %d deep", MAX_CALL_DEPTH);
    for (uint32_t i = 0; i < wave->depth; i++)
        if (wave->frames[i]->program == program)
            not_executed(machine, "recursion");
    if (!*frame) {
        take_work(machine, (uint64_t)machine->wave_size * (program->slot_count + program->max_depth));
        *frame = create_frame(machine, program);
    }
    for (uint32_t lane = 0; lane < machine->wave_size; lane++)
        (*frame)->blocks[lane] = BLOCK_ELSEWHERE;
    wave->frames[wave->depth++] = *frame;
    return *frame;
}

/* Compares the keys of lanes a and b: < 0, 0 or > 0. */
static int compare_keys(const struct frame *frame, uint32_t a, uint32_t b)
{
    const struct block_place *place_a = &frame->program->places[frame->blocks[a]];
    const struct block_place *place_b = &frame->program->places[frame->blocks[b]];
    const uint32_t *trips_a = frame->trips + (size_t)a * (frame->program->max_depth + 1);
    const uint32_t *trips_b = frame->trips + (size_t)b * (frame->program->max_depth + 1);

    for (uint32_t i = 0;; i++) {
        uint32_t item_a = i < place_a->depth ? place_a->loops[i] : place_a->order;
        uint32_t item_b = i < place_b->depth ? place_b->loops[i] : place_b->order;
        if (item_a != item_b)
            return item_a < item_b ? -1 : 1;
        if (i == place_a->depth || i == place_b->depth)
            return 0;
        if (trips_a[i] != trips_b[i])
            return trips_a[i] < trips_b[i] ? -1 : 1;
    }
}

/* ---- Edges ------------------------------------------------------------------------------------------------------- */

/* Chooses the lanes that go on, at the start of their block. False if all have returned. */
bool choose_lanes(const struct wave *wave, struct frame *frame)
{
    frame->lane_count = 0;
    for (uint32_t i = 0; i < wave->machine->wave_size; i++) {
        uint32_t lane = wave->machine->lanes_apart ? in_turn(wave->machine, i, wave->machine->wave_size) : i;
        if (frame->blocks[lane] == BLOCK_ELSEWHERE)
            continue;
        if (frame->lane_count && wave->machine->lanes_apart)
            break;
        int order = frame->lane_count ? compare_keys(frame, lane, frame->lanes[0]) : 0;
        if (order < 0)
            frame->lane_count = 0;
        if (order <= 0)
            frame->lanes[frame->lane_count++] = lane;
    }
    if (frame->lane_count == 0)
        return false;
    frame->block = frame->blocks[frame->lanes[0]];
    frame->next = 0;
    return true;
}

/* Evaluates the phis of `target` for a lane that comes from block `from`. */
static void pass_phis(struct wave *wave, struct frame *frame, uint32_t lane, uint32_t from, uint32_t target)
{
    const struct function *function = frame->program->function;
    const struct basic_block *block = &function->blocks[target];
    struct arena_mark mark = arena_mark(wave->machine->group_arena);
    uint64_t *values = NULL; /* pass 0 reads all values before pass 1 writes any */

    for (unsigned pass = 0; pass < 2; pass++) {
        uint32_t at = 0;
        for (uint32_t i = 0; i < block->instruction_count; i++) {
            const struct instruction *in = &function->instructions[block->first_instruction + i];
            uint32_t count = layout_of(wave->machine, in->type)->slot_count;
            const uint32_t *pairs = function->operands + in->first_operand;
            if (in->opcode != OP_PHI)
                break;
            if (pass == 1) {
                memcpy(result_slots(wave, frame, in, lane), values + at, count * sizeof *values);
                at += count;
                continue;
            }
            uint32_t k = 0;
            while (k < in->operand_count && pairs[k + 1] != from)
                k += 2;
            if (k >= in->operand_count)
                fail(wave->machine->fault, DXS_RESULT_INVALID_MODULE, "a phi lacks a value for block %u", from);
            values = arena_grow(wave->machine->group_arena, values, at, at, (size_t)at + count + 1, sizeof *values);
            memcpy(values + at, value_slots(wave, frame, lane, pairs[k]), count * sizeof *values);
            at += count;
        }
        if (!values)
            return;
    }
    arena_rewind(wave->machine->group_arena, mark);
}

/* Moves a lane along an edge: evaluates phis and counts the target loop's iterations. */
void take_edge(struct wave *wave, struct frame *frame, uint32_t lane, uint32_t target)
{
    const struct block_place *from = &frame->program->places[frame->block];
    const struct block_place *to = &frame->program->places[target];
    uint32_t *trips = frame->trips + (size_t)lane * (frame->program->max_depth + 1);

    pass_phis(wave, frame, lane, frame->block, target);
    if (to->depth > 0 && to->loops[to->depth - 1] == to->order) { /* a loop header: next iteration, or first */
        bool repeats = from->depth >= to->depth && from->loops[to->depth - 1] == to->order;
        trips[to->depth - 1] = repeats ? trips[to->depth - 1] + 1 : 0;
    }
    frame->blocks[lane] = target;
}

void enter_function(struct wave *wave, uint32_t function, const struct instruction *call)
{
    struct machine *machine = wave->machine;
    const struct frame *caller = top_frame(wave);
    struct frame *frame = push_frame(wave, function);
    const struct program *program = frame->program;

    for (uint32_t i = 0; i < caller->lane_count; i++) {
        uint32_t lane = caller->lanes[i];
        frame->blocks[lane] = 0;
        for (uint32_t k = 0; k < program->function->argument_count && k < call->operand_count; k++)
            memcpy(frame->values + (size_t)lane * program->slot_count + program->slots[k],
                   operand(wave, caller, call, k, lane),
                   layout_of(machine, program->function->values[k].type)->slot_count * sizeof(uint64_t));
    }
    choose_lanes(wave, frame);
}

/* Ends lanes in all frames; called by the operation that ends them. A frame whose running lanes all end skips the rest
 * of its block. */
void end_lanes(struct wave *wave, const bool *ends)
{
    for (uint32_t depth = 0; depth < wave->depth; depth++) {
        struct frame *frame = wave->frames[depth];
        uint32_t kept = 0;
        for (uint32_t i = 0; i < frame->lane_count; i++)
            if (!ends[frame->lanes[i]])
                frame->lanes[kept++] = frame->lanes[i];
        frame->lane_count = kept;
        if (kept == 0)
            frame->next = frame->program->function->blocks[frame->block].instruction_count;
        for (uint32_t lane = 0; lane < wave->machine->wave_size; lane++)
            if (ends[lane])
                frame->blocks[lane] = BLOCK_ELSEWHERE;
    }
}

static bool has_groups(const struct machine *machine)
{
    enum dxs_stage stage = machine->entry->stage;

    return stage == DXS_STAGE_COMPUTE || stage == DXS_STAGE_MESH || stage == DXS_STAGE_AMPLIFICATION;
}

bool lacks_quads(const struct machine *machine)
{
    const uint32_t *size = machine->entry->thread_group;

    return has_groups(machine) && (uint64_t)size[0] * size[1] * size[2] % 4 != 0;
}
