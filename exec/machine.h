/* The executor's state: prepared functions, waves with their frames, memory. */
#ifndef EXEC_MACHINE_H
#define EXEC_MACHINE_H

#include "base/vector.h"
#include "dxil/module.h"
#include "dxs_exec.h"
#include "exec/numbers.h"

enum {
    MAX_LANES = 128,
    WORK_OF_A_STEP = 64, /* slots, targets and levels of loops of each lane */
    MAX_CALL_DEPTH = 32
};

/* A value is a row of 64-bit slots: one slot per scalar, pointer or handle; vectors and structures have one slot per
 * scalar. Integers are zero-extended. Min-precision numbers are 32 bits wide: `half` is then a 32-bit float. */
struct leaf {
    uint32_t offset; /* bytes in memory */
    uint8_t bytes;
};

struct layout {
    bool known;
    uint32_t alignment;
    uint64_t size; /* bytes in memory, a multiple of the alignment */
    uint32_t slot_count;
    uint32_t part_count;          /* types in the tree of its members, empty ones too; UINT32_MAX: that or more */
    const struct leaf *leaves;    /* slot_count; NULL until a value of the type is loaded or stored */
    const struct member *members; /* structures */
};

struct member { /* of a structure */
    uint32_t slot;
    uint64_t offset; /* bytes in memory */
};

/* A block's position: its index in reverse postorder, and its loops, outermost first, as indices of their headers. */
struct block_place {
    uint32_t order; /* index in reverse postorder; UINT32_MAX: unreachable */
    uint32_t depth;
    const uint32_t *loops;
};

struct program { /* a prepared function */
    const struct function *function;
    uint32_t number; /* index in the module */
    const struct block_place *places;
    uint32_t max_depth;
    const uint32_t *slots;            /* by local value: first slot in a lane's row */
    uint32_t slot_count;              /* of a lane's row */
    const uint64_t *const *constants; /* by local value; NULL: no constant */
    const uint32_t *alloca_objects;   /* by instruction: the object that an alloca makes */
    const uint32_t *costs;            /* by instruction: steps that it takes, see check.h */
};

/* Memory is a list of objects. A pointer is an object's index and a byte offset, so no access leaves its object. */
enum object_kind {
    OBJECT_CONSTANT, /* in machine.constant_memory */
    OBJECT_THREAD,   /* each lane has its own */
    OBJECT_GROUP,
    OBJECT_PAYLOAD, /* of a mesh shader: the caller's memory, read only */
    OBJECT_RESOURCE /* a global variable for a resource: base is the index in module.resources */
};

struct object {
    enum object_kind kind;
    uint64_t base, size;
    uint64_t element_size; /* arrays of resources: size of one element */
};

struct frame {
    const struct program *program;
    uint64_t *values; /* by lane: a row of slots */
    uint32_t *blocks; /* by lane: current block; BLOCK_ELSEWHERE */
    uint32_t *trips;  /* by lane and loop depth: iteration of the loop */
    uint32_t *lanes;  /* lanes that run the current block together */
    uint32_t lane_count;
    uint32_t block, next; /* the next instruction, in the block */
};

#define BLOCK_ELSEWHERE UINT32_MAX /* the lane has returned, or never entered the frame */

struct wave {
    struct machine *machine;
    struct frame *frames[MAX_CALL_DEPTH];
    struct frame **frame_of_function; /* by function: its only frame, as DXIL has no recursion; NULL until needed */
    uint32_t depth;                   /* frames on the stack; 0: done */
    bool waits;                       /* at a barrier */
    bool *is_helper;                  /* by lane: helper lane; NULL: no pixel shader */
    struct pixel_samples *samples;    /* by lane, see draw.h; NULL: no pixel shader */
    uint32_t index;                   /* in the group */
    uint32_t lane_count;              /* threads; the last wave of a group may be short */
    uint32_t (*thread_ids)[3]; /* by lane: thread in the group; vertex, instance; x, y, triangle; primitive or patch,
                                  then instance, control point or point */
    uint32_t *flat_ids;
    uint32_t *outputs;               /* by lane: four words per row of draw.written; NULL: no such outputs */
    uint8_t **thread_memory;         /* by lane */
    uint64_t *registers;             /* by lane: temporary registers of 32, of 16 bits; NULL until one is used */
    struct ray_queries *ray_queries; /* see ray_query.c; NULL until one is allocated */
};

struct machine {
    const struct module *module;
    const struct dxs_entry *entry;
    struct fault *fault;
    struct arena *arena, *group_arena; /* the second is emptied after each group */
    const struct dxs_exec_resource *resources;
    uint32_t resource_count;
    uint32_t wave_size;
    uint64_t steps_left;
    uint64_t work; /* of single lanes, not yet a step: see take_work */
    const struct dxs_exec_options *options;
    const struct instruction *moved; /* the varied instruction, see observations.c; NULL: none */
    uint64_t *out_of_bounds;         /* out-of-bounds and misaligned accesses so far */
    bool lanes_apart;                /* each lane runs to its end before the next one starts */
    bool flush_denormals;            /* 32-bit denormals become 0 */
    bool flush_all_denormals;        /* 16-bit and 64-bit denormals become 0 */
    bool helpers_count;              /* wave operations include helper lanes */
    bool fills_rows;                 /* lanes in the order of SV_GroupIndex, not of quads of 2 x 2 */

    struct layout *layouts;           /* by type */
    struct program **programs;        /* by function, NULL until it is called */
    const uint64_t **constants;       /* by module value; NULL: no constant */
    const uint64_t **local_constants; /* the same of the function that is being prepared, by local value */
    VECTOR(struct object) objects;    /* 0 is null; globals follow, then allocas */
    uint8_t *constant_memory, *group_memory;
    const uint8_t *payload; /* of OBJECT_PAYLOAD */
    uint64_t constant_size, group_size, thread_size;
    const uint8_t *thread_image; /* initial values of static variables: image_size bytes */
    uint64_t image_size;

    uint32_t group_id[3], group_wave_count;
    const struct draw *draw; /* see draw.h; NULL in compute shaders */
};

/* observations.c: instructions whose results Vulkan allows to vary, the one that options.variation varies, and whether
 * the shader can observe the order of lanes and the shape of quads. */
uint32_t count_choices(const struct module *module);
const struct instruction *find_moved(const struct module *module, uint32_t number);
bool lanes_may_part(const struct module *module);
bool needs_square_quads(const struct module *module);

/* rounding.c: if options.rounding is set, a NaN gets another sign and payload: neither is defined. */
uint64_t with_other_nan(const struct machine *machine, unsigned bits, uint64_t value);
/* rounding.c: moves an inexact float by options.rounding: value + d * max(|value| * part, least), d = -1, 0 or 1. */
uint64_t rounded_elsewhere(const struct machine *machine, unsigned bits, uint64_t value, double part, double least);
uint64_t rounded_step(const struct machine *machine, unsigned what, unsigned bits, bool is_precise, uint64_t left,
                      uint64_t right);

/* layout.c */
const struct layout *layout_of(struct machine *machine, type_id type);
const struct layout *layout_with_leaves(struct machine *machine, type_id type);
unsigned bits_in_memory(const struct machine *machine, type_id type); /* of a scalar or a vector's element */
bool is_float_type(const struct machine *machine, type_id type);
type_id element_type(const struct machine *machine, type_id type); /* of a vector; scalars: the type itself */
static inline uint64_t make_pointer(uint32_t object, uint64_t offset)
{
    return (uint64_t)object << 40 | (offset & ((UINT64_C(1) << 40) - 1));
}
uint64_t step_into_element(struct machine *machine, const struct function *function, type_id source, uint64_t base,
                           const value_id *indices, uint32_t count, const uint64_t *const *index_values);

/* constants.c: the slots of a constant. They live as long as the machine. */
const uint64_t *evaluate_constant(struct machine *machine, const struct function *function, value_id id);

/* program.c: prepares a function and its callees. Must run before threads get their memory. */
void prepare_programs(struct machine *machine, uint32_t function);

/* places.c */
void number_places(struct machine *machine, struct program *program);

/* min(count, SIZE_MAX). An arena refuses SIZE_MAX elements or bytes. */
static inline size_t array_size(uint64_t count)
{
    return count < SIZE_MAX ? (size_t)count : SIZE_MAX;
}

/* memory.c */
void fill_undefined(const struct machine *machine, uint8_t *bytes, uint64_t size);
void create_globals(struct machine *machine);
void load_slots(struct wave *wave, uint32_t lane, uint64_t pointer, type_id type, uint64_t *slots);
void store_slots(struct wave *wave, uint32_t lane, uint64_t pointer, type_id type, const uint64_t *slots);
uint8_t *memory_at(struct wave *wave, uint32_t lane, uint64_t pointer, uint32_t size, bool writes);

/* handles: see handles.c */
uint64_t handle_of_global(struct machine *machine, uint32_t record, uint64_t index);

/* lanes.c: takes steps, or fails. take_work counts the work of single lanes beyond their instruction's steps: slots. */
void take_steps(struct machine *machine, uint64_t steps);
void take_work(struct machine *machine, uint64_t work);

/* lanes.c: frames of calls, and the lanes that go on in them. choose_lanes: false if all have returned. */
struct frame *push_frame(struct wave *wave, uint32_t function);
bool choose_lanes(const struct wave *wave, struct frame *frame);
void take_edge(struct wave *wave, struct frame *frame, uint32_t lane, uint32_t target);
void enter_function(struct wave *wave, uint32_t function, const struct instruction *call);
void end_lanes(struct wave *wave, const bool *ends);
bool lacks_quads(const struct machine *machine); /* derivatives are 0 */

/* wave.c. run_groups numbers groups: x, then y, then z. */
void run_groups(struct machine *machine, const uint32_t groups[3]);
void start_wave(struct machine *machine, struct wave *wave, uint32_t index, uint32_t lane_count);
void start_wave_in(struct machine *machine, struct wave *wave, uint32_t function, uint32_t index, uint32_t lane_count);
void run_alone(struct wave *wave); /* runs a wave without a thread group */

/* instructions.c; trace.c */
void execute_instruction(struct wave *wave, struct frame *frame, const struct instruction *instruction);
void trace_instruction(struct wave *wave, const struct frame *frame, const struct instruction *instruction);

/* ---- Operations -------------------------------------------------------------------------------------------------- */

typedef void operation_handler(struct wave *wave, struct frame *frame, const struct instruction *instruction);

/* The handler of an operation; NULL: another kind of operation. */
operation_handler *arithmetic_operation(uint16_t operation);
operation_handler *thread_operation(uint16_t operation);
bool is_barrier(uint16_t operation);
operation_handler *wave_operation(uint16_t operation);
bool compares_lanes(uint16_t operation); /* each lane looks at the values of all others */
operation_handler *handle_operation(uint16_t operation);
operation_handler *resource_operation(uint16_t operation);
operation_handler *texture_operation(uint16_t operation);
operation_handler *sampling_operation(uint16_t operation);
operation_handler *draw_operation(uint16_t operation);
operation_handler *patch_operation(uint16_t operation);
operation_handler *geometry_operation(uint16_t operation);
operation_handler *mesh_operation(uint16_t operation);
operation_handler *ray_operation(uint16_t operation);

/* n, or with options.reversed count - 1 - n. */
static inline uint32_t in_turn(const struct machine *machine, uint32_t n, uint32_t count)
{
    return machine->options->reversed ? count - 1 - n : n;
}

/* The i-th active lane, in the order in which lanes access shared memory. */
static inline uint32_t lane_in_turn(const struct frame *frame, const struct machine *machine, uint32_t i)
{
    return frame->lanes[in_turn(machine, i, frame->lane_count)];
}

/* False for helper lanes, whose writes are dropped. */
static inline bool may_write(const struct wave *wave, uint32_t lane)
{
    return !wave->is_helper || !wave->is_helper[lane];
}

static inline struct frame *top_frame(struct wave *wave)
{
    return wave->frames[wave->depth - 1];
}

static inline const uint64_t *value_slots(const struct wave *wave, const struct frame *frame, uint32_t lane,
                                          value_id id)
{
    const struct machine *machine = wave->machine;

    if (id < machine->module->value_count)
        return machine->constants[id];
    id -= machine->module->value_count;
    if (frame->program->constants[id])
        return frame->program->constants[id];
    return frame->values + (size_t)lane * frame->program->slot_count + frame->program->slots[id];
}

static inline value_id operand_id(const struct frame *frame, const struct instruction *instruction, uint32_t number)
{
    return frame->program->function->operands[instruction->first_operand + number];
}

/* The slots of an operand in a lane. */
static inline const uint64_t *operand(const struct wave *wave, const struct frame *frame,
                                      const struct instruction *instruction, uint32_t number, uint32_t lane)
{
    return value_slots(wave, frame, lane, operand_id(frame, instruction, number));
}

/* An optional operand; undef in the module means 0. */
static inline uint64_t optional_operand(const struct wave *wave, const struct frame *frame,
                                        const struct instruction *instruction, uint32_t number, uint32_t lane)
{
    const struct constant *constant =
        module_constant(wave->machine->module, frame->program->function, operand_id(frame, instruction, number));

    return constant && constant->kind == CONSTANT_UNDEF ? 0 : operand(wave, frame, instruction, number, lane)[0];
}

static inline type_id operand_type(const struct wave *wave, const struct frame *frame,
                                   const struct instruction *instruction, uint32_t number)
{
    return module_value(wave->machine->module, frame->program->function, operand_id(frame, instruction, number))->type;
}

static inline uint64_t *result_slots(const struct wave *wave, const struct frame *frame,
                                     const struct instruction *instruction, uint32_t lane)
{
    return frame->values + (size_t)lane * frame->program->slot_count +
           frame->program->slots[instruction->result - wave->machine->module->value_count];
}

/* Flushes a denormal operand or result if the shader or the options request it. */
static inline uint64_t flushed(const struct machine *machine, unsigned bits, uint64_t value)
{
    bool flushes = bits == 32 ? machine->flush_denormals : machine->flush_all_denormals;

    return flushes ? flush_float(bits, value) : value;
}

_Noreturn static inline void not_executed(const struct machine *machine, const char *what)
{
    fail(machine->fault, DXS_RESULT_UNSUPPORTED, "%s is not executed", what);
}

#endif
