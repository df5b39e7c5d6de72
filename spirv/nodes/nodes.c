/* Work graph nodes as compute shaders: the entry point, grids, records, counters. Where records are is decided in
 * node_queues.c and node_pool.c. */
#include "spirv/builder/instrumentation.h"
#include "spirv/resources/root_arguments.h"
#include "spirv/nodes/node_models.h"
#include "spirv/wave/wave.h"
#include "spirv/operations.h"

/* ---- Words at addresses ------------------------------------------------------------------------------------------ */

uint32_t widen(struct lowering *l, uint32_t value)
{
    return emit_once(l, SpvOpUConvert, type_int(l->b, 64), value, 0);
}

uint32_t add_address(struct lowering *l, uint32_t address, uint32_t bytes)
{
    return emit_once(l, SpvOpIAdd, type_int(l->b, 64), address, bytes);
}

uint32_t element_address(struct lowering *l, uint32_t address, uint32_t index, uint32_t stride)
{
    uint32_t distance = widen(l, stride), number = widen(l, index);
    return add_address(l, address, emit_once(l, SpvOpIMul, type_int(l->b, 64), number, distance));
}

uint32_t pointer_at(struct lowering *l, uint32_t address, uint32_t offset, uint32_t bits)
{
    uint32_t type = type_pointer(l->b, SpvStorageClassPhysicalStorageBuffer, type_int(l->b, bits));

    if (offset)
        address = add_address(l, address, constant_int(l->b, 64, offset));
    return convert_to(l->b, SpvOpConvertUToPtr, type, address);
}

uint32_t load_at(struct lowering *l, uint32_t address, uint32_t offset, uint32_t bits)
{
    uint32_t pointer = pointer_at(l, address, offset, bits);
    return EMIT(l->b, SpvOpLoad, type_int(l->b, bits), pointer, SpvMemoryAccessAlignedMask, bits / 8);
}

/* ---- The dispatch ------------------------------------------------------------------------------------------------ */

const struct dxs_node *this_node(struct lowering *l)
{
    if (!l->entry->node)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "only work graph nodes may use node operations");
    return l->entry->node;
}

uint32_t pushed_word(struct lowering *l, uint32_t offset)
{
    this_node(l);
    return root_u32(l, DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS, l->options->node_dispatch + offset);
}

uint32_t pushed_address(struct lowering *l, uint32_t offset)
{
    uint32_t low = pushed_word(l, offset);
    const uint32_t words[] = {low, pushed_word(l, offset + 4)};
    uint32_t pair = compose_once(l, type_u32(l->b), 2, words);
    return emit_once(l, SpvOpBitcast, type_int(l->b, 64), pair, 0);
}

uint32_t group_component(struct lowering *l, SpvBuiltIn builtin, uint32_t component)
{
    uint32_t vector = builtin_input(l, builtin, type_vector(l->b, type_u32(l->b), 3));
    return component_of(l->b, type_u32(l->b), vector, component);
}

uint32_t group_number(struct lowering *l)
{
    uint32_t width = group_component(l, SpvBuiltInNumWorkgroups, X);
    uint32_t row = multiply(l->b, group_component(l, SpvBuiltInWorkgroupId, Y), width);
    return add(l->b, row, group_component(l, SpvBuiltInWorkgroupId, X));
}

/* ---- Records ----------------------------------------------------------------------------------------------------- */

static uint32_t group_records(struct lowering *l)
{
    uint32_t most = this_node(l)->input.max_records;
    return most ? most : 1;
}

static uint32_t record_end(struct lowering *l)
{
    return is_pool(l) ? pool_record_end(l) : queue_record_end(l);
}

static uint32_t record_at(struct lowering *l, uint32_t number)
{
    return is_pool(l) ? pool_record(l, number) : queue_record(l, number);
}

/* Number of this group's or thread's record; coalescing nodes: of the group's first record. */
static uint32_t record_number(struct lowering *l)
{
    enum dxs_node_launch launch = this_node(l)->launch;
    uint32_t number = find_cached(l, ONCE_RECORD_NUMBER, 0, 0);

    if (number)
        return number;
    if (launch == DXS_NODE_LAUNCH_BROADCASTING) {
        number = is_pool(l) ? pool_record_number(l) : queue_record_number(l);
    } else if (launch == DXS_NODE_LAUNCH_COALESCING) {
        uint32_t records = constant_u32(l->b, group_records(l));
        number = multiply(l->b, group_number(l), records);
    } else {
        uint32_t threads = is_pool(l) ? pool_constant(l, DXS_NODE_CONSTANT_GROUP_SIZE, DXS_NODE_THREADS)
                                      : constant_u32(l->b, DXS_NODE_THREADS);
        number = multiply(l->b, group_number(l), threads);
        number = add(l->b, number, builtin_input(l, SpvBuiltInLocalInvocationIndex, type_u32(l->b)));
    }
    number = add(l->b, number, is_pool(l) ? pool_first_record(l) : queue_first_record(l));
    return cache_result(l, ONCE_RECORD_NUMBER, 0, 0, number);
}

/* ---- Grids ------------------------------------------------------------------------------------------------------- */

uint32_t node_group_id(struct lowering *l)
{
    return is_pool(l) ? pool_group_id(l) : queue_group_id(l);
}

uint32_t node_thread_id(struct lowering *l)
{
    uint32_t type = type_vector(l->b, type_u32(l->b), 3), size[3];

    for (uint32_t n = 0; n < 3; n++)
        size[n] = constant_u32(l->b, l->entry->thread_group[n]);
    uint32_t group = node_group_id(l);
    uint32_t sizes = constant_composite(l->b, type, 3, size);
    uint32_t first = EMIT(l->b, SpvOpIMul, type, group, sizes);
    uint32_t thread = builtin_input(l, SpvBuiltInLocalInvocationId, type);
    return EMIT(l->b, SpvOpIAdd, type, first, thread);
}

/* Size of the record's grid in this dimension, as the record says. */
static uint32_t given_size(struct lowering *l, uint32_t record, uint32_t dimension)
{
    const struct dxs_node_records *input = &this_node(l)->input;
    bool halves = input->grid_type == DXS_COMPONENT_TYPE_U16;
    uint32_t offset = input->grid_offset + dimension * (halves ? 2 : 4);

    if (dimension >= input->grid_components)
        return constant_u32(l->b, 1);
    uint32_t word = load_at(l, record, offset & ~3u, 32);
    if (!halves)
        return word;
    uint32_t bits = constant_u32(l->b, 16), first = constant_u32(l->b, offset % 4 * 8);
    return EMIT(l->b, SpvOpBitFieldUExtract, type_u32(l->b), word, first, bits);
}

/* Size of the record's grid: constant, or read from the record. */
static uint32_t grid_size(struct lowering *l, uint32_t record, uint32_t dimension)
{
    const struct dxs_node *node = this_node(l);
    bool is_fixed = node->dispatch_grid[0] != 0;

    if (is_pool(l))
        return pool_grid_size(l, dimension, node->input.grid_components ? given_size(l, record, dimension) : 0);
    return is_fixed ? constant_u32(l->b, node->dispatch_grid[dimension]) : given_size(l, record, dimension);
}

/* Whether the group lies in the grid of its record. */
static uint32_t is_in_grid(struct lowering *l, uint32_t record)
{
    uint32_t group = node_group_id(l), boolean = type_bool(l->b), size[3];

    for (uint32_t n = 0; n < 3; n++)
        size[n] = grid_size(l, record, n);
    uint32_t grid = compose(l, type_u32(l->b), 3, size);
    uint32_t truths = type_vector(l->b, boolean, 3), inside = EMIT(l->b, SpvOpULessThan, truths, group, grid);
    return EMIT(l->b, SpvOpAll, boolean, inside);
}

/* ---- The entry point --------------------------------------------------------------------------------------------- */

static void refuse_nodes(struct lowering *l)
{
    const struct dxs_node *node = this_node(l);
    const struct dxs_node_records *input = &node->input;
    uint32_t size = input->grid_type == DXS_COMPONENT_TYPE_U16 ? 2 : 4;

    if (node->launch != DXS_NODE_LAUNCH_BROADCASTING && node->launch != DXS_NODE_LAUNCH_COALESCING &&
        node->launch != DXS_NODE_LAUNCH_THREAD)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "launch type %u of a node is not supported", node->launch);
    if (l->options->node_dispatch % 4 || l->options->node_dispatch > UINT16_MAX)
        fail(l->fault, DXS_RESULT_INVALID_ARGUMENT, "options.node_dispatch is %u: expected a multiple of 4 below 65536",
             l->options->node_dispatch);
    if (input->grid_components > 3 || (input->grid_components && input->grid_offset % size) ||
        input->grid_offset > input->record_size)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "a dispatch grid of %u components at byte %u does not fit the record",
             input->grid_components, input->grid_offset);
}

void declare_node_modes(struct lowering *l)
{
    refuse_nodes(l);
    if (is_pool(l) && this_node(l)->launch == DXS_NODE_LAUNCH_THREAD)
        pool_declare_group(l);
    need_capability_of(l->b, SpvCapabilityPhysicalStorageBufferAddresses, EXT_PHYSICAL_STORAGE_BUFFER);
}

static void call_for_record(struct lowering *l, uint32_t node)
{
    uint32_t number = record_number(l);
    struct open_if record = open_if(l, less(l->b, number, record_end(l)));
    bool has_grid = this_node(l)->launch == DXS_NODE_LAUNCH_BROADCASTING;
    struct open_if group = open_if(l, has_grid ? is_in_grid(l, record_at(l, number)) : 0);

    EMIT(l->b, SpvOpFunctionCall, type_void(l->b), node);
    close_if(l, &group);
    close_if(l, &record);
}

static void call_for_grid(struct lowering *l, uint32_t node)
{
    uint32_t record = this_node(l)->input.grid_components ? record_at(l, record_number(l)) : 0, size[3];

    for (uint32_t n = 0; n < 3; n++)
        size[n] = grid_size(l, record, n);
    pool_call_for_grid(l, node, size);
}

void emit_node_main(struct lowering *l, uint32_t node)
{
    struct builder *b = l->b;

    l->state->label = begin_function(b, l->main_function, type_void(b), 0, NULL);
    forget_builtin_inputs(l);
    forget_results(l);
    hazards_begin(l);
    if (is_pool(l) && this_node(l)->launch == DXS_NODE_LAUNCH_BROADCASTING)
        call_for_grid(l, node);
    else
        call_for_record(l, node);
    end_function(b);
}

/* ---- Input records ----------------------------------------------------------------------------------------------- */

/* Empty records have no address. */
void lower_input_handle(struct lowering *l, const struct instruction *i)
{
    bool is_empty = is_pool(l) && this_node(l)->input.record_size == 0;
    uint32_t record = is_empty ? constant_int(l->b, 64, 0) : record_at(l, record_number(l));
    copy_as(l->b, type_int(l->b, 64), result_id(l, i), record);
}

void lower_annotate_records(struct lowering *l, const struct instruction *i)
{
    uint32_t record = operand(l, i, 0);
    copy_as(l->b, type_int(l->b, 64), result_id(l, i), record);
}

void lower_input_count(struct lowering *l, const struct instruction *i)
{
    uint32_t number = record_number(l), end = record_end(l);
    uint32_t rest = subtract(l->b, end, number);

    uint32_t most = constant_u32(l->b, group_records(l));
    EMIT_GLSL_AS(l->b, GLSLstd450UMin, type_u32(l->b), result_id(l, i), rest, most);
}

void lower_recursion_levels(struct lowering *l, const struct instruction *i)
{
    uint32_t levels = is_pool(l) ? pool_recursion_levels(l) : queue_recursion_levels(l);
    copy_as(l->b, type_u32(l->b), result_id(l, i), levels);
}

/* ---- Counters ---------------------------------------------------------------------------------------------------- */

uint32_t add_atomically(struct lowering *l, uint32_t pointer, uint32_t value, uint32_t semantics)
{
    uint32_t order = constant_u32(l->b, semantics), scope = constant_u32(l->b, SpvScopeDevice);
    return EMIT(l->b, SpvOpAtomicIAdd, type_u32(l->b), pointer, scope, order, value);
}

void node_barrier(struct lowering *l)
{
    group_barrier(l->b, SpvScopeWorkgroup, SpvMemorySemanticsUniformMemoryMask);
}

static struct open_if open_first_thread(struct lowering *l, uint32_t condition)
{
    uint32_t thread = builtin_input(l, SpvBuiltInLocalInvocationIndex, type_u32(l->b));
    uint32_t is_first = equal_imm(l->b, thread, 0);
    return open_if(l, condition ? logical_and(l->b, is_first, condition) : is_first);
}

struct open_if open_for_group(struct lowering *l, uint32_t condition)
{
    uint32_t *shared = &l->nodes.shared_word;

    if (!*shared)
        *shared = global_variable(l->b, type_u32(l->b), SpvStorageClassWorkgroup, 0);
    node_barrier(l);
    return open_first_thread(l, condition);
}

uint32_t close_for_group(struct lowering *l, struct open_if *block, uint32_t value)
{
    store(l->b, l->nodes.shared_word, value);
    close_if(l, block);
    node_barrier(l);
    return load(l->b, type_u32(l->b), l->nodes.shared_word);
}

/* Whether each thread acts alone. Threads of thread-launch nodes are groups of one. */
static bool acts_by_thread(struct lowering *l, const struct instruction *i)
{
    return operand_literal(l, i, 2) != 0 || this_node(l)->launch == DXS_NODE_LAUNCH_THREAD;
}

/* A word counts the groups that have finished with the record, in the pool those that have not: true for the last
 * one. */
void lower_finished_sharing(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t semantics = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsUniformMemoryMask;
    uint32_t record = operand(l, i, 0), pointer, last, step = constant_u32(b, is_pool(l) ? UINT32_MAX : 1);

    if (is_pool(l)) {
        pointer = pointer_at(l, record, pool_stride(&this_node(l)->input) - 4, 32);
        last = constant_u32(b, 1);
    } else {
        pointer = queue_sharing_word(l, record_number(l));
        last = constant_u32(b, UINT32_MAX);
        for (uint32_t n = 0; n < 3; n++)
            last = n == 0 ? grid_size(l, record, n) : multiply(l->b, last, grid_size(l, record, n));
        last = subtract(l->b, last, step);
    }
    struct open_if group = open_for_group(l, 0);
    uint32_t before = close_for_group(l, &group, add_atomically(l, pointer, step, semantics));
    EMIT_AS(b, SpvOpIEqual, type_bool(b), result_id(l, i), before, last);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

/* The output behind operand 0: follows annotateNodeHandle and indexNodeHandle to createNodeOutputHandle. */
static struct node_output output_of(struct lowering *l, const struct instruction *i)
{
    const struct instruction *handle = defining_instruction(l, operand_value(l, i, 0));
    uint32_t index = 0;

    while (handle && (handle->dx_op == DX_AnnotateNodeHandle || handle->dx_op == DX_IndexNodeHandle)) {
        if (handle->dx_op == DX_IndexNodeHandle)
            index = index ? add(l->b, index, operand(l, handle, 1)) : operand(l, handle, 1);
        handle = defining_instruction(l, operand_value(l, handle, 0));
    }
    if (!handle || handle->dx_op != DX_CreateNodeOutputHandle)
        unsupported(l, i, "the output must not be chosen at run time");
    uint32_t number = operand_literal(l, handle, 0);
    if (number >= this_node(l)->output_count)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "output %u does not exist: the node has %u", number,
             this_node(l)->output_count);
    return (struct node_output){&this_node(l)->outputs[number], number, index};
}

/* Operands: node, count, whether each thread allocates for itself. */
void lower_allocate_records(struct lowering *l, const struct instruction *i)
{
    struct node_output output = output_of(l, i);
    uint32_t count = operand(l, i, 1);
    bool by_thread = acts_by_thread(l, i);

    uint32_t address =
        is_pool(l) ? pool_allocate(l, &output, count, by_thread) : queue_allocate(l, &output, count, by_thread);
    copy_as(l->b, type_int(l->b, 64), result_id(l, i), address);
}

void lower_increment_count(struct lowering *l, const struct instruction *i)
{
    struct node_output output = output_of(l, i);
    uint32_t pointer = is_pool(l) ? pool_counter(l, &output) : queue_counter(l, &output), count = operand(l, i, 1);
    struct open_if first = acts_by_thread(l, i) ? (struct open_if){0} : open_first_thread(l, 0);

    add_atomically(l, pointer, count, SpvMemorySemanticsMaskNone);
    close_if(l, &first);
}

void lower_output_is_valid(struct lowering *l, const struct instruction *i)
{
    struct node_output output = output_of(l, i);
    uint32_t valid = is_pool(l) ? pool_is_valid(l, &output) : queue_is_valid(l, &output);

    copy_as(l->b, type_bool(l->b), result_id(l, i), valid);
}

/* Size in bytes of an annotateNodeRecordHandle; sets `flags`. */
static uint32_t annotated_size(struct lowering *l, const struct instruction *annotation, uint32_t *flags)
{
    uint32_t words[2] = {0, 0};

    if (!annotation || annotation->dx_op != DX_AnnotateNodeRecordHandle ||
        !resource_properties(l->module, l->function, annotation, words))
        unsupported(l, annotation, "the record handle must be annotated");
    *flags = words[0];
    return words[1];
}

/* Bytes from record to record of the handle's allocation. Only the output tells of a pool's whether a word follows each
 * record. */
static uint32_t allocated_stride(struct lowering *l, const struct instruction *annotation, uint32_t size)
{
    const struct instruction *allocation = defining_instruction(l, operand_value(l, annotation, 0));

    if (!is_pool(l))
        return (size + 7) / 8 * 8; /* dxs_node_records.record_stride */
    if (!allocation || allocation->dx_op != DX_AllocateNodeOutputRecords)
        unsupported(l, annotation, "the records must not be chosen at run time");
    return pool_stride(output_of(l, allocation).records);
}

/* Address of a record of a handle; operand 1: its index. Queues know the stride of their records: a coalescing node
 * does not. In a pool the records of a coalescing node lie apart. */
static uint32_t record_address(struct lowering *l, const struct instruction *call, uint32_t *flags)
{
    const struct instruction *annotation = defining_instruction(l, operand_value(l, call, 0));
    uint32_t address = operand(l, call, 0), size = annotated_size(l, annotation ? annotation : call, flags);
    uint64_t index;

    if (operand_constant(l, call, 1, &index) && index == 0)
        return address;
    uint32_t number = operand(l, call, 1);
    if (!(*flags & DXS_NODE_FLAG_INPUT))
        return element_address(l, address, number, constant_u32(l->b, allocated_stride(l, annotation, size)));
    if (is_pool(l))
        return record_at(l, add(l->b, record_number(l), number));
    return element_address(l, address, number, queue_stride(l));
}

struct variable node_record(struct lowering *l, const struct instruction *call)
{
    type_id type = module_type(l->module, call->type)->element;
    uint32_t flags, address = record_address(l, call, &flags);
    /* other threads may write the record */
    bool is_volatile = flags & DXS_NODE_FLAG_READ_WRITE && flags & DXS_NODE_FLAG_GROUP_RECORDS;

    uint32_t block_type = type_pointer(l->b, SpvStorageClassPhysicalStorageBuffer, record_block(l, type));
    uint32_t pointer_type = type_pointer(l->b, SpvStorageClassPhysicalStorageBuffer, record_type(l, type));
    uint32_t block = convert_to(l->b, SpvOpConvertUToPtr, block_type, address);
    uint32_t member = constant_u32(l->b, 0);
    return (struct variable){.id = EMIT(l->b, SpvOpAccessChain, pointer_type, block, member),
                             .storage = SpvStorageClassPhysicalStorageBuffer,
                             .type = type,
                             .is_volatile = is_volatile};
}
