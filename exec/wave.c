/* Runs waves: instruction by instruction, from barrier to barrier, group by group. */
#include "exec/draw.h"

#include <string.h>

enum {
    MAX_THREADS = 1024 /* of a group */
};

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
    take_steps(machine, frame->program->costs[number]);
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
        fail(wave->machine->fault, DXS_RESULT_INVALID_MODULE, "a group barrier in a shader without groups");
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
    take_work(machine, machine->module->function_count + lane_count * (machine->thread_size + machine->image_size) / 8);
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
    take_work(machine, machine->group_size / 8);
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
        fail(machine->fault, DXS_RESULT_UNSUPPORTED, "a group of %u x %u x %u threads is not executed", size[0],
             size[1], size[2]);
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
