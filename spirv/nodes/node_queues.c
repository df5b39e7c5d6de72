/* Nodes whose records lie in queues: struct dxs_node_dispatch, struct dxs_node_queue. */
#include "spirv/nodes/node_models.h"

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
    QUEUE_SIZE = sizeof(struct dxs_node_queue)
};

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

static uint32_t dispatch_word(struct lowering *l, uint32_t offset)
{
    return load_at(l, pushed_address(l, 0), offset, 32);
}

static uint32_t input_queue(struct lowering *l)
{
    return load_at(l, pushed_address(l, 0), DISPATCH_INPUT, 64);
}

uint32_t queue_first_record(struct lowering *l)
{
    return dispatch_word(l, DISPATCH_FIRST_RECORD);
}

/* min(count, capacity): records that did not fit the queue were dropped. */
uint32_t queue_record_end(struct lowering *l)
{
    uint32_t queue = input_queue(l);
    uint32_t count = load_at(l, queue, QUEUE_COUNT, 32), capacity = load_at(l, queue, QUEUE_CAPACITY, 32);

    return minimum(l->b, count, capacity);
}

uint32_t queue_stride(struct lowering *l)
{
    return load_at(l, input_queue(l), QUEUE_STRIDE, 32);
}

uint32_t queue_record(struct lowering *l, uint32_t number)
{
    uint32_t queue = input_queue(l), stride = load_at(l, queue, QUEUE_STRIDE, 32);

    return element_address(l, load_at(l, queue, QUEUE_RECORDS, 64), number, stride);
}

uint32_t queue_sharing_word(struct lowering *l, uint32_t number)
{
    uint32_t words = load_at(l, input_queue(l), QUEUE_SHARING, 64);

    return pointer_at(l, element_address(l, words, number, constant_u32(l->b, 4)), 0, 32);
}

uint32_t queue_group_id(struct lowering *l)
{
    uint32_t type = type_vector(l->b, type_u32(l->b), 3), vector = builtin_input(l, SpvBuiltInWorkgroupId, type);
    uint32_t z = component_of(l->b, type_u32(l->b), vector, Z), depth = dispatch_word(l, DISPATCH_GRID_DEPTH);

    z = remainder_of(l->b, z, depth);
    return EMIT(l->b, SpvOpCompositeInsert, type, z, vector, Z);
}

uint32_t queue_recursion_levels(struct lowering *l)
{
    return dispatch_word(l, DISPATCH_RECURSION);
}

uint32_t queue_record_number(struct lowering *l)
{
    uint32_t depth = dispatch_word(l, DISPATCH_GRID_DEPTH);

    return divide(l->b, group_component(l, SpvBuiltInWorkgroupId, Z), depth);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

static uint32_t output_queue(struct lowering *l, const struct node_output *output)
{
    uint32_t first = dispatch_word(l, DISPATCH_FIRST_QUEUE + 4 * output->number);
    uint32_t place = output->index ? add(l->b, first, output->index) : first;

    uint32_t outputs = load_at(l, pushed_address(l, 0), DISPATCH_OUTPUTS, 64);
    return element_address(l, outputs, place, constant_u32(l->b, QUEUE_SIZE));
}

uint32_t queue_counter(struct lowering *l, const struct node_output *output)
{
    return pointer_at(l, output_queue(l, output), QUEUE_COUNT, 32);
}

/* If a thread takes none, its index names nothing. If the queue is full, the first records are returned, so that no
 * write lands outside of the queue. The counter then exceeds the capacity. */
uint32_t queue_allocate(struct lowering *l, const struct node_output *output, uint32_t count, bool by_thread)
{
    struct builder *b = l->b;
    bool may_be_none = by_thread && output->index;
    struct open_if some = open_if(l, may_be_none ? not_equal_imm(b, count, 0) : 0), group = {0};
    uint32_t queue = output_queue(l, output), pointer = pointer_at(l, queue, QUEUE_COUNT, 32);

    if (!by_thread)
        group = open_for_group(l, 0);
    uint32_t first = add_atomically(l, pointer, count, SpvMemorySemanticsMaskNone);
    if (!by_thread)
        first = close_for_group(l, &group, first);
    uint32_t capacity = load_at(l, queue, QUEUE_CAPACITY, 32), end = add(l->b, first, count);
    uint32_t fits = less_or_equal(b, end, capacity);
    uint32_t number = select_value(l->b, type_u32(l->b), fits, first, constant_u32(b, 0));
    uint32_t records = load_at(l, queue, QUEUE_RECORDS, 64), stride = load_at(l, queue, QUEUE_STRIDE, 32);
    uint32_t address = element_address(l, records, number, stride), type = type_int(b, 64);
    if (!may_be_none)
        return address;
    uint32_t none = constant_null(b, type);
    close_if(l, &some);
    return merge_if(l, &some, type, address, none);
}

uint32_t queue_is_valid(struct lowering *l, const struct node_output *output)
{
    uint32_t capacity = load_at(l, output_queue(l, output), QUEUE_CAPACITY, 32);

    return not_equal_imm(l->b, capacity, 0);
}
