/* Schedules lanes. Lanes with equal keys run a block together; a key is the block and the iterations of its loops. The
 * least key runs first. Loops come before the blocks after them, and iterations before later ones, so all lanes that
 * will reach a key have reached it when it runs: lanes reconverge as early as possible. */
#include "reference/exec/draw.h"

#include <string.h>

enum {
    MAX_THREADS = 1024 /* of a group */
};

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

static struct frame *push_frame(struct wave *wave, uint32_t function)
{
    struct machine *machine = wave->machine;
    const struct program *program = machine->programs[function];
    struct frame **frame = &wave->frame_of_function[function];

    if (!program)
        fail(machine->fault, DXS_UNSUPPORTED, "a call of the function %s, which has no body, is not executed",
             machine->module->functions[function].name);
    if (wave->depth == MAX_CALL_DEPTH)
        fail(machine->fault, DXS_LIMIT_EXCEEDED, "calls are nested more than %d deep", MAX_CALL_DEPTH);
    for (uint32_t i = 0; i < wave->depth; i++)
        if (wave->frames[i]->program == program)
            not_executed(machine, "recursion");
    if (!*frame)
        *frame = create_frame(machine, program);
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

/* n, or with options.reversed count - 1 - n. */
static uint32_t in_turn(const struct machine *machine, uint32_t n, uint32_t count)
{
    return machine->options->reversed ? count - 1 - n : n;
}

/* True if no instruction involves several lanes: no wave or quad operations, derivatives, samples or barriers. */
bool lanes_may_part(const struct module *module)
{
    for (uint32_t f = 0; f < module->function_count; f++) {
        const struct function *function = &module->functions[f];
        for (uint32_t i = 0; i < function->instruction_count; i++) {
            const struct instruction *in = &function->instructions[i];
            bool calls = in->opcode == OP_CALL && in->dx_op != DX_OP_NONE;
            if (calls && (wave_operation(in->dx_op) || leaves_choice(in) || is_barrier(in->dx_op)))
                return false;
        }
    }
    return true;
}

/* True if the operation reads other lanes of its quad. */
static bool looks_at_quad(uint16_t operation)
{
    switch (operation) {
    case DX_QuadReadLaneAt:
    case DX_QuadOp:
    case DX_QuadVote:
    case DX_DerivCoarseX:
    case DX_DerivCoarseY:
    case DX_DerivFineX:
    case DX_DerivFineY:
    case DX_Sample:
    case DX_SampleBias:
    case DX_SampleCmp:
    case DX_SampleCmpBias:
    case DX_CalculateLOD:
    case DX_WriteSamplerFeedback:
    case DX_WriteSamplerFeedbackBias:
        return true;
    default:
        return false;
    }
}

/* True if the shader can observe whether quads are 2 x 2 threads. Before SM 6.6, any four threads are allowed. */
bool needs_square_quads(const struct module *module)
{
    if (module->info.shader_model_major == 6 && module->info.shader_model_minor < 6)
        return false;
    for (uint32_t f = 0; f < module->function_count; f++) {
        const struct function *function = &module->functions[f];
        for (uint32_t i = 0; i < function->call_count; i++)
            if (looks_at_quad(function->instructions[function->calls[i]].dx_op))
                return true;
    }
    return false;
}

/* Chooses the lanes that go on, at the start of their block. False if all have returned. */
static bool choose_lanes(const struct wave *wave, struct frame *frame)
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
                fail(wave->machine->fault, DXS_INVALID_MODULE, "a phi lacks a value for block %u", from);
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

/* ---- Running ----------------------------------------------------------------------------------------------------- */

/* Records the current instruction as the location of a possible error. */
static void note_place(struct machine *machine, const struct frame *frame, uint32_t instruction)
{
    const struct function *function = frame->program->function;
    struct dxs_error *error = &machine->fault->error;
    const struct debug_location *location = instruction_location(function, instruction);

    error->function = frame->program->number;
    error->block = frame->block;
    error->instruction = instruction_number(frame->program->function, instruction);
    error->line = location ? location->line : 0;
}

/* Executes one instruction, or at the end of a block chooses the lanes that go on. */
static void step(struct wave *wave)
{
    struct machine *machine = wave->machine;
    struct frame *frame = top_frame(wave);
    const struct basic_block *block = &frame->program->function->blocks[frame->block];

    if (frame->next == block->instruction_count) { /* after the terminator */
        if (!choose_lanes(wave, frame))
            wave->depth--;
        return;
    }
    uint32_t number = block->first_instruction + frame->next++;
    const struct instruction *instruction = &frame->program->function->instructions[number];
    note_place(machine, frame, number);
    if (machine->steps_left < frame->program->costs[number])
        fail(machine->fault, DXS_LIMIT_EXCEEDED, "the step limit was reached");
    machine->steps_left -= frame->program->costs[number];
    uint32_t depth = wave->depth;
    execute_instruction(wave, frame, instruction);
    if (machine->options->trace && wave->depth == depth)
        trace_instruction(wave, frame, instruction);
}

static void run_wave(struct wave *wave)
{
    while (wave->depth > 0 && !wave->waits)
        step(wave);
}

void run_alone(struct wave *wave)
{
    run_wave(wave);
    if (wave->waits)
        fail(wave->machine->fault, DXS_INVALID_MODULE, "a group barrier in a shader without groups");
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

/* ---- Groups ------------------------------------------------------------------------------------------------------ */

/* SV_GroupThreadID of the n-th thread. Threads fill waves in the order of SV_GroupIndex or, if the size of the group is
 * even in x and y and fills_rows is not set, in the order of quads of 2 x 2 threads. */
static void place_thread(const struct machine *machine, uint32_t number, uint32_t id[3])
{
    const uint32_t *size = machine->entry->thread_group;

    if (size[0] % 2 == 0 && size[1] % 2 == 0 && !machine->fills_rows) {
        uint32_t quad = number / 4, quads = size[0] / 2, rows = size[1] / 2;
        id[0] = quad % quads * 2 + number % 2;
        id[1] = quad / quads % rows * 2 + number / 2 % 2;
        id[2] = quad / quads / rows;
    } else {
        id[0] = number % size[0];
        id[1] = number / size[0] % size[1];
        id[2] = number / size[0] / size[1];
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

void start_wave(struct machine *machine, struct wave *wave, uint32_t index, uint32_t lane_count)
{
    start_wave_in(machine, wave, machine->entry->function, index, lane_count);
}

void start_wave_in(struct machine *machine, struct wave *wave, uint32_t function, uint32_t index, uint32_t lane_count)
{
    uint32_t lanes = machine->wave_size;

    *wave = (struct wave){.machine = machine, .index = index, .lane_count = lane_count};
    wave->thread_ids = arena_zeroed(machine->group_arena, lanes, sizeof *wave->thread_ids);
    wave->flat_ids = arena_zeroed(machine->group_arena, lanes, sizeof *wave->flat_ids);
    wave->thread_memory = arena_zeroed(machine->group_arena, lanes, sizeof *wave->thread_memory);
    wave->frame_of_function =
        arena_zeroed(machine->group_arena, machine->module->function_count, sizeof *wave->frame_of_function);
    struct frame *frame = push_frame(wave, function);
    for (uint32_t lane = 0; lane < lane_count; lane++) {
        wave->thread_memory[lane] = arena_array(machine->group_arena, array_size(machine->thread_size), 1);
        fill_undefined(machine, wave->thread_memory[lane], machine->thread_size);
        memcpy(wave->thread_memory[lane], machine->thread_image, (size_t)machine->image_size);
        frame->blocks[lane] = 0;
    }
    choose_lanes(wave, frame);
}

static void start_threads(struct machine *machine, struct wave *wave, uint32_t index, uint32_t thread_count)
{
    const uint32_t *size = machine->entry->thread_group;
    uint32_t first = index * machine->wave_size, rest = thread_count - first;

    start_wave(machine, wave, index, rest < machine->wave_size ? rest : machine->wave_size);
    for (uint32_t lane = 0; lane < wave->lane_count; lane++) {
        uint32_t *id = wave->thread_ids[lane];
        place_thread(machine, first + lane, id);
        wave->flat_ids[lane] = id[0] + size[0] * (id[1] + size[1] * id[2]);
    }
}

/* Runs each wave to the next barrier, until all have ended. */
static void run_waves(const struct machine *machine, struct wave *waves, uint32_t count)
{
    for (bool runs = true; runs;) {
        runs = false;
        for (uint32_t i = 0; i < count; i++) {
            struct wave *wave = &waves[in_turn(machine, i, count)];
            run_wave(wave);
            runs = runs || wave->waits;
        }
        for (uint32_t i = 0; i < count; i++) /* every wave has reached the barrier or its end */
            waves[i].waits = false;
    }
}

static void run_group(struct machine *machine, uint32_t threads, uint64_t number)
{
    machine->group_wave_count = (threads + machine->wave_size - 1) / machine->wave_size;
    fill_undefined(machine, machine->group_memory, machine->group_size);
    struct wave *waves = arena_array(machine->group_arena, machine->group_wave_count, sizeof *waves);
    for (uint32_t i = 0; i < machine->group_wave_count; i++)
        start_threads(machine, &waves[i], i, threads);
    if (machine->draw)
        begin_mesh_group(machine);
    run_waves(machine, waves, machine->group_wave_count);
    if (machine->draw)
        end_mesh_group(machine, number);
    arena_reset(machine->group_arena);
}

void run_groups(struct machine *machine, const uint32_t groups[3])
{
    const uint32_t *size = machine->entry->thread_group;
    uint64_t threads = (uint64_t)size[0] * size[1] * size[2];

    if (threads == 0 || size[0] > MAX_THREADS || size[1] > MAX_THREADS || threads > MAX_THREADS)
        fail(machine->fault, DXS_UNSUPPORTED, "a group of %u x %u x %u threads is not executed", size[0], size[1],
             size[2]);
    for (uint32_t z = 0; z < groups[2]; z++)
        for (uint32_t y = 0; y < groups[1]; y++)
            for (uint32_t x = 0; x < groups[0]; x++) {
                machine->group_id[0] = in_turn(machine, x, groups[0]);
                machine->group_id[1] = in_turn(machine, y, groups[1]);
                machine->group_id[2] = in_turn(machine, z, groups[2]);
                const uint32_t *id = machine->group_id;
                run_group(machine, (uint32_t)threads,
                          id[0] + (uint64_t)groups[0] * (id[1] + (uint64_t)groups[1] * id[2]));
            }
}
