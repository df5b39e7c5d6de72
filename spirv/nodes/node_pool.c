/* Nodes whose records lie in a pool: struct dxs_node_push, struct dxs_node_allocations, enum dxs_node_constant. */
#include "spirv/nodes/node_models.h"
#include "spirv/wave/wave.h"

enum { /* byte offsets of members */
    PUSH_RECORDS = offsetof(struct dxs_node_push, records),
    PUSH_FIRST_RECORD = offsetof(struct dxs_node_push, first_record),
    PUSH_RECORD_END = offsetof(struct dxs_node_push, record_end),
    PUSH_STRIDE = offsetof(struct dxs_node_push, stride_or_places),
    PUSH_OUTPUTS = offsetof(struct dxs_node_push, outputs),
    PUSH_ALLOCATIONS = offsetof(struct dxs_node_push, allocations),
    PUSH_LIST = offsetof(struct dxs_node_push, list),
    PUSH_RECURSION = offsetof(struct dxs_node_push, remaining_recursion_levels),
    POOL_SIZE = offsetof(struct dxs_node_allocations, pool_size),
    LIST_COUNT = offsetof(struct dxs_node_allocations, count),
    WORDS = offsetof(struct dxs_node_allocations, words),
    POOL_ALIGNMENT = 16,
    COUNT_BITS = 8 /* of an allocation's first word */
};

/* ---- Specialization constants ------------------------------------------------------------------------------------ */

uint32_t pool_constant(struct lowering *l, uint32_t id, uint32_t value)
{
    uint32_t **constants = &l->nodes.constants;

    if (!*constants)
        *constants = arena_zeroed_words(l->arena, DXS_NODE_CONSTANT_FIRST_OUTPUT + this_node(l)->output_count);
    if (!(*constants)[id])
        (*constants)[id] = new_spec_constant(l->b, 32, id, value);
    return (*constants)[id];
}

/* Whether the constant is not 0. */
static uint32_t pool_condition(struct lowering *l, uint32_t id, uint32_t value)
{
    uint32_t constant = pool_constant(l, id, value), zero = constant_u32(l->b, 0);

    return emit_once(l, SpvOpINotEqual, type_bool(l->b), constant, zero);
}

void pool_declare_group(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t width = pool_constant(l, DXS_NODE_CONSTANT_GROUP_SIZE, DXS_NODE_THREADS), one = constant_u32(b, 1);
    uint32_t type = type_vector(b, type_u32(l->b), 3), size = new_id(b);

    APPEND(b, &b->globals, SpvOpSpecConstantComposite, type, size, width, one, one);
    DECORATE(b, size, SpvDecorationBuiltIn, SpvBuiltInWorkgroupSize);
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

uint32_t pool_first_record(struct lowering *l)
{
    return load_at(l, pushed_address(l, PUSH_FIRST_RECORD), 0, 32);
}

uint32_t pool_record_end(struct lowering *l)
{
    return load_at(l, pushed_address(l, PUSH_RECORD_END), 0, 32);
}

uint32_t pool_recursion_levels(struct lowering *l)
{
    return pushed_word(l, PUSH_RECURSION);
}

/* An address that can be read: `address` if the condition is true. What is read elsewhere does not count. */
static uint32_t readable(struct lowering *l, uint32_t condition, uint32_t address)
{
    uint32_t allocations = pushed_address(l, PUSH_ALLOCATIONS);

    return select_value(l->b, type_int(l->b, 64), condition, address, allocations);
}

static uint32_t is_indirect(struct lowering *l)
{
    return pool_condition(l, DXS_NODE_CONSTANT_INDIRECT, 0);
}

/* Address to which places of records are relative. It is read in two words: `allocations` need not be aligned to 8. */
static uint32_t records_address(struct lowering *l)
{
    uint32_t known = find_cached(l, ONCE_RECORDS, 0, 0), given = pushed_address(l, PUSH_RECORDS);

    if (known)
        return known;
    uint32_t at = readable(l, is_indirect(l), given), low = load_at(l, at, 0, 32);
    const uint32_t words[] = {low, load_at(l, at, 4, 32)};
    uint32_t loaded = EMIT(l->b, SpvOpBitcast, type_int(l->b, 64), compose(l, type_u32(l->b), 2, words));
    uint32_t condition = is_indirect(l);
    return cache_result(l, ONCE_RECORDS, 0, 0, select_value(l->b, type_int(l->b, 64), condition, loaded, given));
}

static uint32_t entry_stride(struct lowering *l)
{
    uint32_t known = find_cached(l, ONCE_STRIDE, 0, 0), given = pushed_word(l, PUSH_STRIDE);

    if (known)
        return known;
    uint32_t address = pushed_address(l, PUSH_STRIDE);
    uint32_t loaded = load_at(l, readable(l, is_indirect(l), address), 0, 32);
    uint32_t condition = is_indirect(l);
    return cache_result(l, ONCE_STRIDE, 0, 0, select_value(l->b, type_u32(l->b), condition, loaded, given));
}

uint32_t pool_record(struct lowering *l, uint32_t number)
{
    uint32_t known = find_cached(l, ONCE_RECORD, number, 0), u64 = type_int(l->b, 64);

    if (known)
        return known;
    uint32_t is_entry = pool_condition(l, DXS_NODE_CONSTANT_IS_ENTRY, this_node(l)->is_program_entry);
    uint32_t is_listed = logical_not(l->b, is_entry);
    uint32_t stride = constant_u32(l->b, 4);
    uint32_t places = element_address(l, pushed_address(l, PUSH_STRIDE), number, stride);
    uint32_t place = widen(l, load_at(l, readable(l, is_listed, places), 0, 32));
    uint32_t distance = EMIT(l->b, SpvOpIMul, u64, widen(l, number), widen(l, entry_stride(l)));
    uint32_t bytes = select_value(l->b, type_int(l->b, 64), is_entry, distance, place);
    return cache_result(l, ONCE_RECORD, number, 0, add_address(l, records_address(l), bytes));
}

uint32_t pool_stride(const struct dxs_node_records *records)
{
    return records->flags & DXS_NODE_FLAG_TRACKS_SHARING ? ((records->record_size + 3) & ~3u) + 4
                                                         : records->record_size;
}

/* ---- Grids ------------------------------------------------------------------------------------------------------- */

/* Each group has a record, except where the whole dispatch has one. */
uint32_t pool_record_number(struct lowering *l)
{
    uint32_t one_record = pool_condition(l, DXS_NODE_CONSTANT_ONE_RECORD, 0), number = group_number(l);
    uint32_t first = constant_u32(l->b, 0);

    return select_value(l->b, type_u32(l->b), one_record, first, number);
}

uint32_t pool_grid_size(struct lowering *l, uint32_t dimension, uint32_t given)
{
    const struct dxs_node *node = this_node(l);
    bool is_fixed = node->dispatch_grid[0] != 0;
    uint32_t size = is_fixed ? node->dispatch_grid[dimension] : node->max_dispatch_grid[dimension];
    uint32_t constant = pool_constant(l, DXS_NODE_CONSTANT_GRID + dimension, size);

    if (!given)
        return constant;
    uint32_t gives_grid = pool_condition(l, DXS_NODE_CONSTANT_GIVES_GRID, !is_fixed);
    return select_value(l->b, type_u32(l->b), gives_grid, given, constant);
}

uint32_t pool_group_id(struct lowering *l)
{
    uint32_t type = type_vector(l->b, type_u32(l->b), 3);

    if (this_node(l)->launch != DXS_NODE_LAUNCH_BROADCASTING)
        return builtin_input(l, SpvBuiltInWorkgroupId, type);
    if (!l->nodes.group_id)
        l->nodes.group_id = global_variable(l->b, type, SpvStorageClassPrivate, 0);
    return load(l->b, type, l->nodes.group_id);
}

/* Stores the id of group `number` of the grid; with DXS_NODE_CONSTANT_ONE_RECORD the groups of the dispatch are those
 * of the grid. */
static void store_group_id(struct lowering *l, uint32_t number, uint32_t one_record, const uint32_t size[3])
{
    uint32_t id[3], rest = number;

    for (uint32_t n = 0; n < 3; n++) {
        id[n] = n < Z ? remainder_of(l->b, rest, size[n]) : rest;
        rest = n < Z ? divide(l->b, rest, size[n]) : rest;
        uint32_t own = group_component(l, SpvBuiltInWorkgroupId, n);
        id[n] = select_value(l->b, type_u32(l->b), one_record, own, id[n]);
    }
    store(l->b, l->nodes.group_id, compose(l, type_u32(l->b), 3, id));
}

/* Group z of the dispatch runs the groups z, z + depth, z + 2 depth ... of the grid, where the dispatch is depth groups
 * deep. Groupshared memory is used again, so a barrier ends each turn. */
void pool_call_for_grid(struct lowering *l, uint32_t node, const uint32_t size[3])
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(l->b), next = global_variable(b, u32, SpvStorageClassPrivate, 0);
    uint32_t one_record = pool_condition(l, DXS_NODE_CONSTANT_ONE_RECORD, 0);
    uint32_t layer = multiply(l->b, size[X], size[Y]), end = multiply(l->b, layer, size[Z]);
    uint32_t first = group_component(l, SpvBuiltInWorkgroupId, Z);

    store(b, next, first);
    struct open_if any = open_if(l, logical_or(b, one_record, less(b, first, end)));
    struct open_loop loop = open_loop(l);
    uint32_t number = load(b, u32, next);
    if (l->nodes.group_id)
        store_group_id(l, number, one_record, size);
    reset_globals(l);
    EMIT(b, SpvOpFunctionCall, type_void(b), node);
    node_barrier(l);
    number = add(l->b, number, group_component(l, SpvBuiltInNumWorkgroups, Z));
    store(b, next, number);
    uint32_t ends = greater_or_equal(b, number, end);
    close_loop(l, &loop, logical_or(b, one_record, ends));
    close_if(l, &any);
}

/* ---- Outputs ----------------------------------------------------------------------------------------------------- */

static uint32_t node_index(struct lowering *l, const struct node_output *output)
{
    uint32_t first = pool_constant(l, DXS_NODE_CONSTANT_FIRST_OUTPUT + output->number, 0);

    return output->index ? add(l->b, first, output->index) : first;
}

static uint32_t word_address(struct lowering *l, uint32_t index)
{
    uint32_t header = pushed_address(l, PUSH_ALLOCATIONS);
    uint32_t words = add_address(l, header, constant_int(l->b, 64, WORDS));

    return element_address(l, words, index, constant_u32(l->b, 4));
}

uint32_t pool_counter(struct lowering *l, const struct node_output *output)
{
    return pointer_at(l, word_address(l, node_index(l, output)), 0, 32);
}

static bool is_recursive(struct lowering *l, const struct node_output *output)
{
    const struct dxs_node_id *self = &this_node(l)->id, *to = &output->records->node;

    return strcmp(self->name, to->name) == 0 && self->index >= to->index &&
           self->index - to->index < (output->records->array_size ? output->records->array_size : 1);
}

/* The output has a node; a node that calls itself has levels left. */
uint32_t pool_is_valid(struct lowering *l, const struct node_output *output)
{
    struct builder *b = l->b;
    uint32_t first = pool_constant(l, DXS_NODE_CONSTANT_FIRST_OUTPUT + output->number, 0);
    uint32_t exists = not_equal_imm(b, first, UINT32_MAX);

    if (!is_recursive(l, output))
        return exists;
    uint32_t may_run = not_equal_imm(b, pool_recursion_levels(l), 0);
    if (output->index) {
        uint32_t self = constant_u32(b, this_node(l)->id.index - output->records->node.index);
        uint32_t is_other = not_equal(b, output->index, self);
        may_run = logical_or(b, may_run, is_other);
    }
    return logical_and(b, exists, may_run);
}

static uint32_t raise(struct lowering *l, uint32_t pointer, uint32_t value)
{
    return add_atomically(l, pointer, value, SpvMemorySemanticsMaskNone);
}

static void store_word(struct lowering *l, uint32_t address, uint32_t offset, uint32_t value)
{
    EMIT_VOID(l->b, SpvOpStore, pointer_at(l, address, offset, 32), value, SpvMemoryAccessAlignedMask, 4);
}

/* Takes `count` records, at least one, out of the pool and lists them. Returns their place. */
static uint32_t take(struct lowering *l, const struct node_output *output, uint32_t count)
{
    struct builder *b = l->b;
    uint32_t header = pushed_address(l, PUSH_ALLOCATIONS), one = constant_u32(b, 1);
    uint32_t bytes = multiply_imm(l->b, count, pool_stride(output->records));

    bytes = add_imm(l->b, bytes, POOL_ALIGNMENT - 1);
    bytes = bit_and_imm(l->b, bytes, ~(uint32_t)(POOL_ALIGNMENT - 1));
    raise(l, pool_counter(l, output), count);
    uint32_t place = raise(l, pointer_at(l, header, POOL_SIZE, 32), bytes);
    uint32_t entry = raise(l, pointer_at(l, header, LIST_COUNT, 32), one);
    uint32_t index = shift_left(l->b, entry, one);
    uint32_t pair = word_address(l, add(l->b, index, pushed_word(l, PUSH_LIST)));
    uint32_t shift = constant_u32(b, COUNT_BITS);
    uint32_t node = shift_left(l->b, node_index(l, output), shift);
    store_word(l, pair, 0, bit_or(l->b, node, subtract(l->b, count, one)));
    store_word(l, pair, 4, place);
    return place;
}

/* One allocation for all lanes of the wave. */
static uint32_t take_for_wave(struct lowering *l, const struct node_output *output, uint32_t count)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(l->b), scope = subgroup_scope(l);

    need_capability(b, SpvCapabilityGroupNonUniformArithmetic);
    need_capability(b, SpvCapabilityGroupNonUniformBallot);
    uint32_t before = EMIT(b, SpvOpGroupNonUniformIAdd, u32, scope, SpvGroupOperationExclusiveScan, count);
    uint32_t sum = EMIT(b, SpvOpGroupNonUniformIAdd, u32, scope, SpvGroupOperationReduce, count);
    uint32_t first = EMIT(b, SpvOpGroupNonUniformElect, type_bool(b), scope);
    struct open_if block = open_if(l, logical_and(b, first, not_equal_imm(b, sum, 0)));
    uint32_t place = take(l, output, sum);
    close_if(l, &block);
    place = merge_if(l, &block, u32, place, sum);
    place = EMIT(b, SpvOpGroupNonUniformBroadcastFirst, u32, scope, place);
    uint32_t stride = constant_u32(b, pool_stride(output->records));
    return add(l->b, place, multiply(l->b, before, stride));
}

/* Lanes that choose different nodes do not share an allocation. */
uint32_t pool_allocate(struct lowering *l, const struct node_output *output, uint32_t count, bool by_thread)
{
    uint32_t place;

    if (by_thread && !output->index) {
        place = take_for_wave(l, output, count);
    } else if (by_thread) {
        struct open_if block = open_if(l, not_equal_imm(l->b, count, 0));
        place = take(l, output, count);
        close_if(l, &block);
        place = merge_if(l, &block, type_u32(l->b), place, count);
    } else {
        struct open_if block = open_for_group(l, not_equal_imm(l->b, count, 0));
        place = close_for_group(l, &block, take(l, output, count));
    }
    uint32_t distance = widen(l, place);
    return add_address(l, pushed_address(l, PUSH_OUTPUTS), distance);
}
