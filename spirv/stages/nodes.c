/* Work graph nodes as compute shaders: input records, output queues, counters, record layouts. */
#include "spirv/stages/nodes.h"

#include "spirv/resources/access.h"
#include "spirv/arithmetic/alu.h"
#include "spirv/debug/checks.h"
#include "spirv/function/function.h"
#include "spirv/stages/interface_state.h"

enum { /* byte offsets of members */
    DISPATCH_INPUT = offsetof(struct dxs_node_dispatch, input),
    DISPATCH_OUTPUTS = offsetof(struct dxs_node_dispatch, outputs),
    DISPATCH_FIRST_RECORD = offsetof(struct dxs_node_dispatch, first_record),
    DISPATCH_GRID_DEPTH = offsetof(struct dxs_node_dispatch, grid_depth),
    DISPATCH_RECURSION = offsetof(struct dxs_node_dispatch, remaining_recursion_levels),
    DISPATCH_FIRST_QUEUE = offsetof(struct dxs_node_dispatch, first_queue),
    QUEUE_RECORDS = offsetof(struct dxs_node_queue, records),
    QUEUE_SHARING = offsetof(struct dxs_node_queue, sharing),
    QUEUE_STRIDE = offsetof(struct dxs_node_queue, stride),
    QUEUE_CAPACITY = offsetof(struct dxs_node_queue, capacity),
    QUEUE_COUNT = offsetof(struct dxs_node_queue, count),
    QUEUE_SIZE = sizeof(struct dxs_node_queue),
    MAX_RECORD_BYTES = 0xFFFF,
    X = 0,
    Y = 1,
    Z = 2
};

static uint32_t u32_type(struct lowering *l)
{
    return type_int(l->b, 32);
}

/* ---- Words at addresses ------------------------------------------------------------------------------------------ */

static uint32_t wide(struct lowering *l, uint32_t value)
{
    return emit_once(l, SpvOpUConvert, type_int(l->b, 64), value, 0);
}

static uint32_t add_wide(struct lowering *l, uint32_t address, uint32_t bytes)
{
    return emit_once(l, SpvOpIAdd, type_int(l->b, 64), address, bytes);
}

/* address + index * stride; index and stride are u32 */
static uint32_t element_address(struct lowering *l, uint32_t address, uint32_t index, uint32_t stride)
{
    uint32_t distance = wide(l, stride), number = wide(l, index);
    return add_wide(l, address, emit_once(l, SpvOpIMul, type_int(l->b, 64), number, distance));
}

static uint32_t word_pointer(struct lowering *l, uint32_t address, uint32_t offset, uint32_t bits)
{
    uint32_t type = type_pointer(l->b, SpvStorageClassPhysicalStorageBuffer, type_int(l->b, bits));

    if (offset)
        address = add_wide(l, address, constant_int(l->b, 64, offset));
    return EMIT(l->b, SpvOpConvertUToPtr, type, address);
}

static uint32_t load_word(struct lowering *l, uint32_t address, uint32_t offset, uint32_t bits)
{
    uint32_t pointer = word_pointer(l, address, offset, bits);
    return EMIT(l->b, SpvOpLoad, type_int(l->b, bits), pointer, SpvMemoryAccessAlignedMask, bits / 8);
}

/* ---- The dispatch ------------------------------------------------------------------------------------------------ */

/* The node of the entry point. Invalid modules may use node operations in other shaders. */
static const struct dxs_node *this_node(struct lowering *l)
{
    if (!l->entry->node)
        fail(l->fault, DXS_INVALID_MODULE, "only work graph nodes may use node operations");
    return l->entry->node;
}

static uint32_t dispatch_address(struct lowering *l)
{
    this_node(l);
    uint32_t offset = l->options->node_dispatch;
    uint32_t low = root_u32(l, DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS, offset);
    const uint32_t words[] = {low, root_u32(l, DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS, offset + 4)};
    uint32_t pair = compose(l, u32_type(l), 2, words);
    return EMIT(l->b, SpvOpBitcast, type_int(l->b, 64), pair);
}

static uint32_t dispatch_word(struct lowering *l, uint32_t offset)
{
    return load_word(l, dispatch_address(l), offset, 32);
}

static uint32_t input_queue(struct lowering *l)
{
    return load_word(l, dispatch_address(l), DISPATCH_INPUT, 64);
}

static uint32_t builtin_component(struct lowering *l, SpvBuiltIn builtin, uint32_t component)
{
    uint32_t vector = builtin_input(l, builtin, type_vector(l->b, u32_type(l), 3));
    return extract(l, u32_type(l), vector, component);
}

static uint32_t binary(struct lowering *l, SpvOp op, uint32_t a, uint32_t b)
{
    return EMIT(l->b, op, u32_type(l), a, b);
}

static uint32_t add(struct lowering *l, uint32_t a, uint32_t b)
{
    return binary(l, SpvOpIAdd, a, b);
}

static uint32_t multiply(struct lowering *l, uint32_t a, uint32_t b)
{
    return binary(l, SpvOpIMul, a, b);
}

/* Number of valid records: min(count, capacity). Records that did not fit the queue were dropped. */
static uint32_t record_limit(struct lowering *l, uint32_t queue)
{
    uint32_t count = load_word(l, queue, QUEUE_COUNT, 32), capacity = load_word(l, queue, QUEUE_CAPACITY, 32);
    return EMIT_GLSL(l->b, GLSLstd450UMin, u32_type(l), count, capacity);
}

static uint32_t group_records(struct lowering *l)
{
    uint32_t most = this_node(l)->input.max_records;
    return most ? most : 1;
}

/* Index in the queue of this group's or thread's record; coalescing nodes: of the group's first record. */
static uint32_t record_number(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t number;

    if (this_node(l)->launch == DXS_LAUNCH_BROADCASTING) {
        uint32_t depth = dispatch_word(l, DISPATCH_GRID_DEPTH);
        uint32_t z = builtin_component(l, SpvBuiltInWorkgroupId, Z);
        number = binary(l, SpvOpUDiv, z, depth);
    } else {
        bool is_thread = this_node(l)->launch == DXS_LAUNCH_THREAD;
        uint32_t width = builtin_component(l, SpvBuiltInNumWorkgroups, X);
        uint32_t row = multiply(l, builtin_component(l, SpvBuiltInWorkgroupId, Y), width);
        number = add(l, row, builtin_component(l, SpvBuiltInWorkgroupId, X));
        number = multiply(l, number, constant_u32(b, is_thread ? DXS_NODE_THREADS : group_records(l)));
        if (is_thread)
            number = add(l, number, builtin_input(l, SpvBuiltInLocalInvocationIndex, u32_type(l)));
    }
    return add(l, number, dispatch_word(l, DISPATCH_FIRST_RECORD));
}

static uint32_t input_record(struct lowering *l)
{
    uint32_t queue = input_queue(l), number = record_number(l);
    uint32_t stride = load_word(l, queue, QUEUE_STRIDE, 32);
    return element_address(l, load_word(l, queue, QUEUE_RECORDS, 64), number, stride);
}

/* ---- Grids ------------------------------------------------------------------------------------------------------- */

uint32_t node_group_id(struct lowering *l)
{
    uint32_t type = type_vector(l->b, u32_type(l), 3), vector = builtin_input(l, SpvBuiltInWorkgroupId, type);
    uint32_t z = extract(l, u32_type(l), vector, Z), depth = dispatch_word(l, DISPATCH_GRID_DEPTH);

    z = binary(l, SpvOpUMod, z, depth);
    return EMIT(l->b, SpvOpCompositeInsert, type, z, vector, Z);
}

uint32_t node_thread_id(struct lowering *l)
{
    uint32_t type = type_vector(l->b, u32_type(l), 3), size[3];

    for (uint32_t n = 0; n < 3; n++)
        size[n] = constant_u32(l->b, l->entry->thread_group[n]);
    uint32_t group = node_group_id(l);
    uint32_t sizes = constant_composite(l->b, type, 3, size);
    uint32_t first = EMIT(l->b, SpvOpIMul, type, group, sizes);
    uint32_t thread = builtin_input(l, SpvBuiltInLocalInvocationId, type);
    return EMIT(l->b, SpvOpIAdd, type, first, thread);
}

/* Size of the record's grid in this dimension: constant, or read from the record. */
static uint32_t grid_size(struct lowering *l, uint32_t record, uint32_t dimension)
{
    const struct dxs_node *node = this_node(l);
    const struct dxs_node_records *input = &node->input;
    bool halves = input->grid_type == DXS_COMPONENT_U16;
    uint32_t offset = input->grid_offset + dimension * (halves ? 2 : 4);

    if (node->dispatch_grid[0] || dimension >= input->grid_components)
        return constant_u32(l->b, node->dispatch_grid[0] ? node->dispatch_grid[dimension] : 1);
    uint32_t word = load_word(l, record, offset & ~3u, 32);
    if (!halves)
        return word;
    uint32_t bits = constant_u32(l->b, 16), first = constant_u32(l->b, offset % 4 * 8);
    return EMIT(l->b, SpvOpBitFieldUExtract, u32_type(l), word, first, bits);
}

/* Whether the group lies in the grid of its record. */
static uint32_t is_in_grid(struct lowering *l)
{
    uint32_t group = node_group_id(l), record = input_record(l), boolean = type_bool(l->b), size[3];

    for (uint32_t n = 0; n < 3; n++)
        size[n] = grid_size(l, record, n);
    uint32_t grid = compose(l, u32_type(l), 3, size);
    uint32_t truths = type_vector(l->b, boolean, 3), inside = EMIT(l->b, SpvOpULessThan, truths, group, grid);
    return EMIT(l->b, SpvOpAll, boolean, inside);
}

/* ---- The entry point --------------------------------------------------------------------------------------------- */

static void refuse_nodes(struct lowering *l)
{
    const struct dxs_node *node = this_node(l);
    const struct dxs_node_records *input = &node->input;
    uint32_t size = input->grid_type == DXS_COMPONENT_U16 ? 2 : 4;

    if (node->launch != DXS_LAUNCH_BROADCASTING && node->launch != DXS_LAUNCH_COALESCING &&
        node->launch != DXS_LAUNCH_THREAD)
        fail(l->fault, DXS_UNSUPPORTED, "launch type %u of a node is not supported", node->launch);
    if (l->options->node_dispatch % 4 || l->options->node_dispatch > UINT16_MAX)
        fail(l->fault, DXS_INVALID_ARGUMENT, "options.node_dispatch is %u: expected a multiple of 4 below 65536",
             l->options->node_dispatch);
    if (input->grid_components > 3 || (input->grid_components && input->grid_offset % size) ||
        input->grid_offset > input->record_size)
        fail(l->fault, DXS_INVALID_MODULE, "a dispatch grid of %u components at byte %u does not fit the record",
             input->grid_components, input->grid_offset);
}

void declare_node_modes(struct lowering *l)
{
    refuse_nodes(l);
    need_capability(l->b, SpvCapabilityPhysicalStorageBufferAddresses);
    need_extension(l->b, EXT_PHYSICAL_STORAGE_BUFFER);
}

void emit_node_main(struct lowering *l, uint32_t node)
{
    struct builder *b = l->b;
    uint32_t no_result = type_void(b);
    bool has_grid = this_node(l)->launch == DXS_LAUNCH_BROADCASTING;

    l->state->label = new_id(b);
    EMIT_VOID(b, SpvOpFunction, no_result, l->main_function, SpvFunctionControlMaskNone,
              type_function(b, no_result, 0, NULL));
    EMIT_VOID(b, SpvOpLabel, l->state->label);
    forget_builtin_inputs(l);
    forget_results(l);
    hazards_begin(l);
    uint32_t number = record_number(l), limit = record_limit(l, input_queue(l));
    struct open_if record = open_if(l, EMIT(b, SpvOpULessThan, type_bool(b), number, limit)), group = {0};
    if (has_grid)
        group = open_if(l, is_in_grid(l));
    EMIT(b, SpvOpFunctionCall, no_result, node);
    if (has_grid)
        close_if(l, &group);
    close_if(l, &record);
    append(b, b->code, SpvOpReturn, 0);
    append(b, b->code, SpvOpFunctionEnd, 0);
}

/* ---- Input records ----------------------------------------------------------------------------------------------- */

void lower_input_handle(struct lowering *l, const struct instruction *i)
{
    uint32_t record = input_record(l);
    copy_component(l, type_int(l->b, 64), result_id(l, i), record);
}

void lower_annotate_records(struct lowering *l, const struct instruction *i)
{
    uint32_t record = operand(l, i, 0);
    copy_component(l, type_int(l->b, 64), result_id(l, i), record);
}

void lower_input_count(struct lowering *l, const struct instruction *i)
{
    uint32_t number = record_number(l), limit = record_limit(l, input_queue(l));
    uint32_t rest = EMIT(l->b, SpvOpISub, u32_type(l), limit, number);

    uint32_t most = constant_u32(l->b, group_records(l));
    EMIT_GLSL_AS(l->b, GLSLstd450UMin, u32_type(l), result_id(l, i), rest, most);
}

void lower_recursion_levels(struct lowering *l, const struct instruction *i)
{
    uint32_t levels = dispatch_word(l, DISPATCH_RECURSION);
    copy_component(l, u32_type(l), result_id(l, i), levels);
}

/* ---- Counters ---------------------------------------------------------------------------------------------------- */

static uint32_t atomic_add(struct lowering *l, uint32_t pointer, uint32_t value, uint32_t semantics)
{
    uint32_t order = constant_u32(l->b, semantics), scope = constant_u32(l->b, SpvScopeDevice);
    return EMIT(l->b, SpvOpAtomicIAdd, u32_type(l), pointer, scope, order, value);
}

static void group_barrier(struct lowering *l)
{
    uint32_t group = constant_u32(l->b, SpvScopeWorkgroup);
    uint32_t order = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsUniformMemoryMask |
                     SpvMemorySemanticsWorkgroupMemoryMask;
    EMIT_VOID(l->b, SpvOpControlBarrier, group, group, constant_u32(l->b, order));
}

static struct open_if open_first_thread(struct lowering *l)
{
    uint32_t thread = builtin_input(l, SpvBuiltInLocalInvocationIndex, u32_type(l));
    uint32_t first = constant_u32(l->b, 0);
    return open_if(l, EMIT(l->b, SpvOpIEqual, type_bool(l->b), thread, first));
}

/* One atomic addition for the whole group. Returns the previous value to all threads. */
static uint32_t add_for_group(struct lowering *l, uint32_t pointer, uint32_t value, uint32_t semantics)
{
    uint32_t *shared = &l->nodes.shared_word;

    if (!*shared)
        *shared = global_variable(l->b, u32_type(l), SpvStorageClassWorkgroup, 0);
    group_barrier(l);
    struct open_if first = open_first_thread(l);
    EMIT_VOID(l->b, SpvOpStore, *shared, atomic_add(l, pointer, value, semantics));
    close_if(l, &first);
    group_barrier(l);
    return EMIT(l->b, SpvOpLoad, u32_type(l), *shared);
}

/* Whether each thread acts alone. Threads of thread-launch nodes are groups of one. */
static bool acts_by_thread(struct lowering *l, const struct instruction *i)
{
    return operand_literal(l, i, 2) != 0 || this_node(l)->launch == DXS_LAUNCH_THREAD;
}

/* Counts the groups that have finished with the record; true for the last one. */
void lower_finished_sharing(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t semantics = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsUniformMemoryMask;
    uint32_t record = operand(l, i, 0), words = load_word(l, input_queue(l), QUEUE_SHARING, 64), groups = 0;

    for (uint32_t n = 0; n < 3; n++)
        groups = n == 0 ? grid_size(l, record, n) : multiply(l, groups, grid_size(l, record, n));
    uint32_t stride = constant_u32(b, 4), number = record_number(l);
    uint32_t pointer = word_pointer(l, element_address(l, words, number, stride), 0, 32);
    uint32_t before = add_for_group(l, pointer, constant_u32(b, 1), semantics);
    uint32_t now = add(l, before, constant_u32(b, 1));
    EMIT_AS(b, SpvOpIEqual, type_bool(b), result_id(l, i), now, groups);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

/* Address of the queue behind operand 0: follows annotateNodeHandle and indexNodeHandle to createNodeOutputHandle. */
static uint32_t output_queue(struct lowering *l, const struct instruction *i)
{
    const struct instruction *handle = defining_instruction(l, operand_value(l, i, 0));
    uint32_t index = 0;

    while (handle && (handle->dx_op == DX_AnnotateNodeHandle || handle->dx_op == DX_IndexNodeHandle)) {
        if (handle->dx_op == DX_IndexNodeHandle)
            index = index ? add(l, index, operand(l, handle, 1)) : operand(l, handle, 1);
        handle = defining_instruction(l, operand_value(l, handle, 0));
    }
    if (!handle || handle->dx_op != DX_CreateNodeOutputHandle)
        unsupported(l, i, "the output must not be chosen at run time");
    uint32_t number = operand_literal(l, handle, 0);
    if (number >= this_node(l)->output_count)
        fail(l->fault, DXS_INVALID_MODULE, "output %u does not exist: the node has %u", number,
             this_node(l)->output_count);
    uint32_t first = dispatch_word(l, DISPATCH_FIRST_QUEUE + 4 * number);
    uint32_t stride = constant_u32(l->b, QUEUE_SIZE), place = index ? add(l, first, index) : first;
    return element_address(l, load_word(l, dispatch_address(l), DISPATCH_OUTPUTS, 64), place, stride);
}

/* Record size of an annotateNodeRecordHandle, rounded up as in dxs_node_records.record_stride; sets `flags`. */
static uint32_t annotated_stride(struct lowering *l, const struct instruction *annotation, uint32_t *flags)
{
    uint32_t words[2] = {0, 0};

    if (!annotation || annotation->dx_op != DX_AnnotateNodeRecordHandle ||
        !resource_properties(l->module, l->function, annotation, words))
        unsupported(l, annotation, "the record handle must be annotated");
    *flags = words[0];
    return (words[1] + 7) / 8 * 8;
}

/* Operands: node, count, whether each thread allocates for itself. If the queue is full, the first records are
 * returned, so that no write lands outside of the queue. The counter then exceeds the capacity. */
void lower_allocate_records(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t queue = output_queue(l, i), wanted = operand(l, i, 1), pointer = word_pointer(l, queue, QUEUE_COUNT, 32);
    uint32_t first = acts_by_thread(l, i) ? atomic_add(l, pointer, wanted, SpvMemorySemanticsMaskNone)
                                          : add_for_group(l, pointer, wanted, SpvMemorySemanticsMaskNone);
    uint32_t capacity = load_word(l, queue, QUEUE_CAPACITY, 32), end = add(l, first, wanted);
    uint32_t fits = EMIT(b, SpvOpULessThanEqual, type_bool(b), end, capacity), zero = constant_u32(b, 0);
    uint32_t number = EMIT(b, SpvOpSelect, u32_type(l), fits, first, zero);
    uint32_t records = load_word(l, queue, QUEUE_RECORDS, 64), stride = load_word(l, queue, QUEUE_STRIDE, 32);

    uint32_t address = element_address(l, records, number, stride);
    copy_component(l, type_int(b, 64), result_id(l, i), address);
}

void lower_increment_count(struct lowering *l, const struct instruction *i)
{
    uint32_t pointer = word_pointer(l, output_queue(l, i), QUEUE_COUNT, 32), count = operand(l, i, 1);

    if (acts_by_thread(l, i)) {
        atomic_add(l, pointer, count, SpvMemorySemanticsMaskNone);
        return;
    }
    struct open_if first = open_first_thread(l);
    atomic_add(l, pointer, count, SpvMemorySemanticsMaskNone);
    close_if(l, &first);
}

/* No code: the records are read after the dispatch has ended. */
void lower_output_complete(struct lowering *l, const struct instruction *i)
{
    (void)l;
    (void)i;
}

void lower_output_is_valid(struct lowering *l, const struct instruction *i)
{
    uint32_t capacity = load_word(l, output_queue(l, i), QUEUE_CAPACITY, 32);

    uint32_t zero = constant_u32(l->b, 0);
    EMIT_AS(l->b, SpvOpINotEqual, type_bool(l->b), result_id(l, i), capacity, zero);
}

/* ---- Record layouts ---------------------------------------------------------------------------------------------- */

bool is_record_handle(const struct type *type)
{
    return type->kind == TYPE_STRUCT && type->name && strcmp(type->name, "dx.types.NodeRecordHandle") == 0;
}

/* Layout of a type in a record. Computed once for each type, however many types contain it. */
struct record_layout {
    uint32_t size, alignment; /* bytes; alignment 0: not computed yet */
    uint32_t type, block;     /* ids of the type and of a block that contains it; 0: not made yet */
};

static uint32_t aligned(uint32_t offset, uint32_t alignment)
{
    return (offset + alignment - 1) / alignment * alignment;
}

static struct record_layout *layout_of(struct lowering *l, type_id id);

static void find_struct_size(struct lowering *l, const struct type *type, struct record_layout *layout)
{
    for (uint32_t n = 0; n < type->count; n++) {
        const struct record_layout *member = layout_of(l, l->module->type_members[type->first_member + n]);
        layout->size = aligned(layout->size, member->alignment) + member->size;
        if (layout->alignment < member->alignment)
            layout->alignment = member->alignment;
        if (layout->size > MAX_RECORD_BYTES)
            break;
    }
    layout->size = aligned(layout->size, layout->alignment);
}

static struct record_layout *layout_of(struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);
    struct record_layout **layouts = &l->nodes.record_layouts;

    if (!*layouts)
        *layouts = arena_zeroed(l->arena, l->module->type_count, sizeof **layouts);
    struct record_layout *layout = &(*layouts)[id];
    if (layout->alignment)
        return layout;
    layout->alignment = 1;
    if (type->kind == TYPE_STRUCT) {
        find_struct_size(l, type, layout);
    } else if (type->kind == TYPE_ARRAY || type->kind == TYPE_VECTOR) {
        const struct record_layout *element = layout_of(l, type->element);
        uint64_t size = (uint64_t)type->count * element->size;
        layout->size = size > MAX_RECORD_BYTES ? MAX_RECORD_BYTES + 1 : (uint32_t)size;
        layout->alignment = element->alignment;
    } else {
        layout->size = layout->alignment = scalar_bits(l, id) == 1 ? 4 : scalar_bits(l, id) / 8;
    }
    if (layout->size > MAX_RECORD_BYTES || layout->alignment == 0) /* or the type is not numeric */
        fail(l->fault, DXS_UNSUPPORTED, "the record must be numeric and have at most %d bytes", MAX_RECORD_BYTES);
    return layout;
}

static uint32_t make_record_struct(struct lowering *l, const struct type *type)
{
    uint32_t *members = arena_array(l->arena, type->count, sizeof *members), offset = 0;

    for (uint32_t n = 0; n < type->count; n++)
        members[n] = record_type(l, l->module->type_members[type->first_member + n]);
    uint32_t id = new_struct(l->b, type->count, members);
    for (uint32_t n = 0; n < type->count; n++) {
        const struct record_layout *member = layout_of(l, l->module->type_members[type->first_member + n]);
        offset = aligned(offset, member->alignment);
        DECORATE_MEMBER(l->b, id, n, SpvDecorationOffset, offset);
        offset += member->size;
    }
    return id;
}

uint32_t record_type(struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);
    struct record_layout *layout = layout_of(l, id);

    if (layout->type)
        return layout->type;
    if (type->kind == TYPE_STRUCT)
        layout->type = make_record_struct(l, type);
    else if (type->kind == TYPE_ARRAY || (is_long_vector(l, id) && type->count > 1))
        layout->type = new_array(l->b, record_type(l, type->element), type->count ? type->count : 1,
                                 layout_of(l, type->element)->size);
    else
        layout->type = memory_type(l, id);
    if (scalar_bits(l, id) == 16 && type->kind != TYPE_STRUCT && type->kind != TYPE_ARRAY) {
        need_capability(l->b, SpvCapabilityStorageBuffer16BitAccess);
        need_extension(l->b, EXT_16BIT_STORAGE);
    }
    return layout->type;
}

/* Address of a record of a handle; operand 1: its index. Input records take the stride from the queue: a coalescing
 * node does not know it. */
static uint32_t record_address(struct lowering *l, const struct instruction *call, uint32_t *flags)
{
    const struct instruction *annotation = defining_instruction(l, operand_value(l, call, 0));
    uint32_t address = operand(l, call, 0), stride = annotated_stride(l, annotation ? annotation : call, flags);
    uint64_t index;

    if (operand_constant(l, call, 1, &index) && index == 0)
        return address;
    uint32_t bytes =
        *flags & DXS_NODE_INPUT ? load_word(l, input_queue(l), QUEUE_STRIDE, 32) : constant_u32(l->b, stride);
    uint32_t number = operand(l, call, 1);
    return element_address(l, address, number, bytes);
}

struct variable node_record(struct lowering *l, const struct instruction *call)
{
    type_id type = module_type(l->module, call->type)->element;
    struct record_layout *layout = layout_of(l, type);
    uint32_t flags, address = record_address(l, call, &flags);
    /* other threads may write the record */
    bool is_volatile = flags & DXS_NODE_READ_WRITE && flags & DXS_NODE_GROUP_RECORDS;

    if (!layout->block)
        layout->block = new_block(l, record_type(l, type));
    uint32_t block_type = type_pointer(l->b, SpvStorageClassPhysicalStorageBuffer, layout->block);
    uint32_t pointer_type = type_pointer(l->b, SpvStorageClassPhysicalStorageBuffer, record_type(l, type));
    uint32_t block = EMIT(l->b, SpvOpConvertUToPtr, block_type, address);
    uint32_t member = constant_u32(l->b, 0);
    return (struct variable){.id = EMIT(l->b, SpvOpAccessChain, pointer_type, block, member),
                             .storage = SpvStorageClassPhysicalStorageBuffer,
                             .type = type,
                             .is_volatile = is_volatile};
}
