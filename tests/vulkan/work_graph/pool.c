/* Runs work graphs whose records lie in a pool, as docs/guides/work-graphs.md describes, and compares the results with
 * values worked out by hand: tests/shaders/work-graph/graph.hlsl, records.hlsl and corners.hlsl, as with queues, and
 * pool.hlsl.
 *
 *     vulkan-node-pool FOLDER [DEVICE] */
#include "dxs_nodes.h"
#include "work_graph/corners.h"
#include "work_graph/graph.h"
#include "work_graph/jobs.h"
#include "work_graph/records.h"

#include <string.h>

enum {
    MAX_RECORDS = 2048,  /* of all nodes in a turn */
    POOL_SIZE = 1 << 17, /* bytes */
    GROUP_SIZE = 16,     /* of thread launch: not the default */
    PUSH_OFFSET = 8,     /* dxs_options.node_dispatch */
    LIST_GAP = 3,        /* words between the counters of the nodes and the list */
    LOCAL_OFFSET = 4,    /* of the constants in the local root arguments */
    LOCAL_REGISTER = 3,
    NODE_CONSTANTS = 16
};

/* How records reach a node. */
enum source {
    FROM_HOST,   /* address and stride in the push constants */
    FROM_DEVICE, /* address and stride in memory */
    AS_GRID,     /* FROM_HOST; the dispatch is the grid of the only record */
    FROM_NODES
};

/* Records that wait for a node. */
struct inputs {
    uint32_t places[MAX_RECORDS];
    uint32_t count;
};

/* What the dispatches of a turn leave for the next one. */
struct turn {
    struct inputs inputs[MAX_NODES]; /* by node; read from `made` when the turn has ended */
    VkDeviceAddress pool, allocations;
    const struct dxs_node_allocations *made;
};

struct host {
    struct graph graph;
    uint32_t runs[MAX_NODES]; /* by node: dispatches since the graph began */
    uint32_t grid[3];         /* instead of the shader's; 0: no other */
    const char *hidden;       /* outputs to this node have none; NULL: all have one */
    VkDeviceAddress local;    /* root arguments */
};

struct push {
    unsigned char before[PUSH_OFFSET];
    struct dxs_node_push node;
};

/* ---- Pipelines --------------------------------------------------------------------------------------------------- */

struct constants {
    VkSpecializationMapEntry entries[NODE_CONSTANTS];
    uint32_t values[NODE_CONSTANTS], count;
};

static void set_constant(struct constants *constants, uint32_t id, uint32_t value)
{
    uint32_t n = constants->count++;

    constants->entries[n] = (VkSpecializationMapEntry){id, n * (uint32_t)sizeof value, sizeof value};
    constants->values[n] = value;
}

static bool is_hidden(const struct host *host, const struct dxs_node_records *output)
{
    return host->hidden && strcmp(host->hidden, output->node.name) == 0;
}

static VkPipeline specialize(struct host *host, const struct node *node, enum source source)
{
    struct constants constants = {.count = 0};
    const struct dxs_node *facts = node->facts;

    set_constant(&constants, DXS_NODE_CONSTANT_IS_ENTRY, source != FROM_NODES);
    set_constant(&constants, DXS_NODE_CONSTANT_INDIRECT, source == FROM_DEVICE);
    if (facts->launch == DXS_NODE_LAUNCH_THREAD)
        set_constant(&constants, DXS_NODE_CONSTANT_GROUP_SIZE, GROUP_SIZE);
    if (facts->launch == DXS_NODE_LAUNCH_BROADCASTING)
        set_constant(&constants, DXS_NODE_CONSTANT_ONE_RECORD, source == AS_GRID);
    for (uint32_t n = 0; n < 3 && host->grid[0]; n++)
        set_constant(&constants, DXS_NODE_CONSTANT_GRID + n, host->grid[n]);
    for (uint32_t n = 0; n < facts->output_count; n++)
        set_constant(&constants, DXS_NODE_CONSTANT_FIRST_OUTPUT + n,
                     is_hidden(host, &facts->outputs[n]) ? UINT32_MAX
                                                         : place_of_output(&host->graph, &facts->outputs[n]));
    const VkSpecializationInfo info = {constants.count, constants.entries, sizeof constants.values, constants.values};
    return make_pipeline(&host->graph, node, &info);
}

/* ---- Dispatches -------------------------------------------------------------------------------------------------- */

static uint32_t stride_of(const struct dxs_node_records *records)
{
    bool is_shared = (records->flags & DXS_NODE_FLAG_TRACKS_SHARING) != 0;

    return is_shared ? (records->record_size + 3) / 4 * 4 + 4 : records->record_size;
}

/* The grid of a record; fixed grids are in the shader. */
static void read_grid(const struct dxs_node *facts, const void *record, uint32_t grid[3])
{
    const struct dxs_node_records *input = &facts->input;
    const char *place = (const char *)record + input->grid_offset;

    for (uint32_t n = 0; n < 3; n++) {
        uint16_t half = 0;
        grid[n] = facts->dispatch_grid[0] ? facts->dispatch_grid[n] : 1;
        if (facts->dispatch_grid[0] || n >= input->grid_components)
            continue;
        memcpy(&half, place + 2 * n, sizeof half);
        if (input->grid_type == DXS_COMPONENT_TYPE_U16)
            grid[n] = half;
        else
            memcpy(&grid[n], place + 4 * n, sizeof grid[n]);
    }
}

/* Groups that share the record count down from their number. */
static void begin_sharing(const struct dxs_node *facts, void *record)
{
    uint32_t grid[3], groups;

    if (!(facts->input.flags & DXS_NODE_FLAG_TRACKS_SHARING))
        return;
    read_grid(facts, record, grid);
    groups = grid[0] * grid[1] * grid[2];
    memcpy((char *)record + stride_of(&facts->input) - 4, &groups, sizeof groups);
}

/* The grids of broadcasting nodes are run by three groups each, or by fewer. Rows of two may add groups without a
 * record to the others. */
static void count_groups(const struct host *host, const struct dxs_node *facts, uint32_t records, const void *only,
                         uint32_t groups[3])
{
    uint32_t width = facts->launch == DXS_NODE_LAUNCH_THREAD ? GROUP_SIZE : facts->input.max_records;

    if (only) {
        read_grid(facts, only, groups);
        return;
    }
    if (facts->launch == DXS_NODE_LAUNCH_BROADCASTING) {
        groups[0] = records % 2 ? records : records / 2;
        groups[1] = records % 2 ? 1 : 2;
        groups[2] = host->grid[0] ? 1 : 3;
        return;
    }
    groups[0] = 2;
    groups[1] = (records + 2 * width - 1) / (2 * width);
    groups[2] = 1;
}

static void begin_turn(struct host *host, struct turn *turn)
{
    size_t words = host->graph.place_count + LIST_GAP + 2 * MAX_RECORDS;

    for (uint32_t n = 0; n < MAX_NODES; n++)
        turn->inputs[n].count = 0;
    take(&host->graph, POOL_SIZE, &turn->pool);
    turn->made = take(&host->graph, sizeof *turn->made + 4 * words, &turn->allocations);
}

/* Adds the records of each allocation to the inputs of its node. */
static void end_turn(struct host *host, struct turn *to)
{
    const struct dxs_node_allocations *from = to->made;
    const uint32_t *list = from->words + host->graph.place_count + LIST_GAP;
    uint32_t listed[MAX_NODES * MAX_ARRAY] = {0}, bytes = 0;
    bool is_whole = true;

    for (uint32_t n = 0; n < from->count; n++) {
        uint32_t place = list[2 * n] >> 8, count = (list[2 * n] & 0xFF) + 1, offset = list[2 * n + 1];
        const struct node *node = node_at(&host->graph, place);
        if (!node && place >= host->graph.place_count)
            test_fails("allocation %u is for node %u of %u", n, place, host->graph.place_count);
        if (!node) { /* of an array that lacks it */
            is_whole = false;
            continue;
        }
        uint32_t stride = stride_of(&node->facts->input);
        struct inputs *inputs = &to->inputs[node - host->graph.nodes];
        if (offset % 16 || offset + count * stride > from->pool_size || from->pool_size > POOL_SIZE)
            test_fails("allocation %u: %u records at byte %u of %u", n, count, offset, from->pool_size);
        bytes += (count * stride + 15) / 16 * 16;
        listed[place] += count;
        for (uint32_t k = 0; k < count; k++) {
            inputs->places[inputs->count++] = offset + k * stride;
            begin_sharing(node->facts, at_address(&host->graph, to->pool + offset + k * stride));
        }
    }
    if (is_whole && bytes != from->pool_size)
        test_fails("the allocations are %u bytes, the pool has %u", bytes, from->pool_size);
    for (uint32_t place = 0; place < host->graph.place_count; place++) {
        const struct node *node = node_at(&host->graph, place);
        if (node && is_empty(&node->facts->input))
            to->inputs[node - host->graph.nodes].count = listed[place] = from->words[place];
        if (node && listed[place] != from->words[place])
            test_fails("node %u has %u records, the list says %u", place, from->words[place], listed[place]);
    }
}

/* Runs a node for `count` records from number `first` on. `only`: the record of AS_GRID. */
static void run_node(struct host *host, const struct node *node, enum source source, struct dxs_node_push push,
                     uint32_t first, uint32_t count, const void *only, const struct turn *next)
{
    const struct dxs_node *facts = node->facts;
    uint32_t *runs = &host->runs[node - host->graph.nodes], groups[3];
    VkDeviceAddress bounds;
    uint32_t *bound = take(&host->graph, 2 * sizeof *bound, &bounds);
    struct push all = {.node = push};

    bound[0] = first;
    bound[1] = first + count;
    all.node.first_record = bounds;
    all.node.record_end = bounds + sizeof *bound;
    all.node.outputs = next->pool;
    all.node.allocations = next->allocations;
    all.node.local_root_arguments = host->local;
    all.node.list = host->graph.place_count + LIST_GAP;
    all.node.remaining_recursion_levels = facts->max_recursion > *runs ? facts->max_recursion - *runs : 0;
    *runs += 1;
    count_groups(host, facts, count, only, groups);
    run_pipeline(&host->graph, specialize(host, node, source), &all, sizeof all, groups);
}

/* Gives records to a node. They lie behind a gap of one record, and further apart than they need to. */
static void give(struct host *host, const char *name, enum source source, uint32_t count, size_t size,
                 const void *records, const struct turn *next)
{
    const struct node *node = find_node(&host->graph, name);
    uint32_t stride = (stride_of(&node->facts->input) + 15) / 8 * 8;
    VkDeviceAddress place, indirect;
    char *memory = take(&host->graph, (size_t)(count + 1) * stride, &place);
    uint64_t *pair = take(&host->graph, 2 * sizeof *pair, &indirect);

    for (uint32_t n = 0; n < count; n++) {
        memcpy(memory + (size_t)(n + 1) * stride, (const char *)records + n * size, size);
        begin_sharing(node->facts, memory + (size_t)(n + 1) * stride);
    }
    pair[0] = place;
    pair[1] = stride;
    struct dxs_node_push push = {.records = place, .stride_or_places = stride | UINT64_C(0xBAD) << 32};
    if (source == FROM_DEVICE)
        push = (struct dxs_node_push){.records = indirect, .stride_or_places = indirect + sizeof *pair};
    run_node(host, node, source, push, 1, count, source == AS_GRID ? memory + stride : NULL, next);
}

/* Each turn runs all nodes that have records. Their places lie in one array, one node's behind the other's. */
static void run_turns(struct host *host, struct turn *turns)
{
    uint32_t now = 0;

    for (bool is_done = false; !is_done; now ^= 1) {
        struct turn *turn = &turns[now], *next = &turns[now ^ 1];
        VkDeviceAddress places;
        uint32_t *array = take(&host->graph, MAX_RECORDS * sizeof *array, &places), used = 0;
        end_turn(host, turn);
        begin_turn(host, next);
        is_done = true;
        for (uint32_t n = 0; n < host->graph.node_count; n++) {
            const struct inputs *inputs = &turn->inputs[n];
            if (inputs->count == 0)
                continue;
            is_done = false;
            memcpy(array + used, inputs->places, inputs->count * sizeof *array);
            struct dxs_node_push push = {.records = turn->pool, .stride_or_places = places};
            run_node(host, &host->graph.nodes[n], FROM_NODES, push, used, inputs->count, NULL, next);
            used += inputs->count;
        }
    }
}

/* ---- The graph that queues run, too ------------------------------------------------------------------------------ */

static void test_graph(struct host *host, struct turn *turns)
{
    uint32_t expected[RESULTS] = {0};

    begin_turn(host, &turns[0]);
    give(host, "split", FROM_HOST, JOBS, sizeof *jobs, jobs, &turns[0]);
    give(host, "share", FROM_DEVICE, SHARED_JOBS, sizeof *shared_jobs, shared_jobs, &turns[0]);
    give(host, "fixed_grid", AS_GRID, 1, sizeof fixed_job, &fixed_job, &turns[0]);
    give(host, "mixed", FROM_HOST, 1, sizeof mixed_job, &mixed_job, &turns[0]);
    memset(host->runs, 0, sizeof host->runs);
    run_turns(host, turns);
    expect_all(expected);
    compare_results(&host->graph, expected);
}

/* ---- The graph of pool.hlsl -------------------------------------------------------------------------------------- */

enum { /* results */
    SHARED_SUMS = 0,
    SHARED_BITS = 1,
    SHARED_RECORDS = 2,
    WALK_SUMS = 4,
    WALK_RECORDS = 7,
    WALK_LEVELS = 10,
    TALLY = 11,
    TALLY_GROUPS = 12,
    COUNTERS = 13,
    EXCHANGED = 14,
    THREADS = 15,
    LOCALS = 16
};

static const uint32_t local_base = 1000, local_step = 7;

/* The records that a group with y = 0 of `seed` emits for `share`. */
static void expect_shared(uint32_t *expected, uint32_t group_x, uint32_t count)
{
    for (uint32_t n = 0; n < count; n++) {
        uint32_t sum = 1000 * n;
        for (uint32_t x = 0; x < n + 1; x++)
            for (uint32_t z = 0; z < group_x + 1; z++)
                sum += 2 * (120 + 16 * (100 * x + 10000 * z)); /* 120: the sum of 0 to 15 */
        expected[SHARED_SUMS] += sum;
        expected[SHARED_BITS] += 0x1234 + 7;
        expected[SHARED_RECORDS]++;
    }
}

/* Adds what a record of node `self` of `walk` writes, and what all records that follow from it write. Node 0 sends to
 * node 1, node 1 to node 2, node 2 to itself until turn 3. `turn`: the dispatch that reads the record, from 1. */
static void expect_walk(uint32_t *expected, uint32_t self, uint32_t value, uint32_t turn)
{
    for (;; turn++, value++) {
        uint32_t remaining = self == 2 ? 3 - turn : 0;
        expected[WALK_SUMS + self] += value;
        expected[WALK_RECORDS + self]++;
        expected[WALK_LEVELS] += remaining;
        if (self == 2 && remaining == 0)
            return;
        self = self < 2 ? self + 1 : 2;
    }
}

static void expect_seed(uint32_t *expected, uint32_t count)
{
    for (uint32_t x = 0; x < 3; x++) {
        expect_shared(expected, x, count);
        for (uint32_t y = 0; y < 2; y++)
            for (uint32_t index = 0; index < 8; index++) {
                for (uint32_t n = 0; n < index / 3; n++)
                    expect_walk(expected, index % 3, 100 * index + 10 * n + x, 1);
                expected[TALLY] += index % 2;
            }
    }
}

static void expect_repeat(uint32_t *expected, uint32_t count, const uint32_t grid[3])
{
    for (uint32_t z = 0; z < grid[2]; z++)
        for (uint32_t y = 0; y < grid[1]; y++)
            for (uint32_t x = 0; x < grid[0]; x++)
                for (uint32_t index = 0; index < 32; index++) {
                    uint32_t counters[] = {1, 10, 100, 1000}, number = x + 5 * (y + 3 * z);
                    counters[(index + count) % 4] *= 3;
                    expected[COUNTERS] += counters[index % 4] + counters[index % 4 ^ 1];
                    expected[EXCHANGED] += (32 * number + 31 - index) * (index + 1);
                    expected[THREADS] += 32 * x + index + 100 * y + 1000 * z;
                    expected[LOCALS + number] += local_base + local_step * number;
                }
}

static void test_pool(struct host *host, struct turn *turns)
{
    static const uint32_t counts[] = {2, 3, 1}, all[] = {5, 3, 2};
    uint32_t expected[RESULTS] = {0};

    begin_turn(host, &turns[0]);
    give(host, "seed", FROM_HOST, 1, sizeof *counts, counts, &turns[0]);
    give(host, "repeat", FROM_HOST, 3, sizeof *counts, counts, &turns[0]);
    give(host, "repeat", AS_GRID, 1, sizeof *counts, &counts[1], &turns[0]);
    memset(host->runs, 0, sizeof host->runs);
    run_turns(host, turns);
    expect_seed(expected, counts[0]);
    expected[TALLY_GROUPS] = (expected[TALLY] + 4) / 5;
    for (uint32_t n = 0; n < 4; n++)
        expect_repeat(expected, counts[n % 3 + n / 3], all);
    compare_results(&host->graph, expected);
}

/* Another grid than the shader's: one group runs all of it. */
static void test_other_grid(struct host *host, struct turn *turns)
{
    static const uint32_t count = 2, grid[] = {2, 3, 1};
    uint32_t expected[RESULTS] = {0};

    clear_results(&host->graph);
    memcpy(host->grid, grid, sizeof grid);
    begin_turn(host, &turns[0]);
    give(host, "repeat", FROM_HOST, 1, sizeof count, &count, &turns[0]);
    memset(host->grid, 0, sizeof host->grid);
    expect_repeat(expected, count, grid);
    compare_results(&host->graph, expected);
}

/* Outputs without a node are not valid, so `walk` makes no records, and `seed` counts none. */
static void test_no_output(struct host *host, struct turn *turns)
{
    static const uint32_t words[][2] = {{5, 0}, {6, 0}}, count = 2;
    uint32_t walks[RESULTS] = {[WALK_SUMS] = 11, [WALK_RECORDS] = 2}, all[RESULTS] = {0};

    clear_results(&host->graph);
    host->hidden = "walk";
    begin_turn(host, &turns[0]);
    give(host, "walk", FROM_HOST, 2, sizeof *words, words, &turns[0]);
    compare_results(&host->graph, walks);
    if (turns[0].made->count || turns[0].made->pool_size)
        test_fails("%u allocations for an output without a node", turns[0].made->count);

    clear_results(&host->graph);
    host->hidden = "tally";
    memset(host->runs, 0, sizeof host->runs);
    begin_turn(host, &turns[0]);
    give(host, "seed", FROM_HOST, 1, sizeof count, &count, &turns[0]);
    run_turns(host, turns);
    expect_seed(all, count);
    all[TALLY] = 0;
    compare_results(&host->graph, all);
    host->hidden = NULL;
}

/* ---- Corners ----------------------------------------------------------------------------------------------------- */

static void test_corners(struct host *host, struct turn *turns)
{
    uint32_t expected[RESULTS] = {0};

    begin_turn(host, &turns[0]);
    give(host, "halves", FROM_DEVICE, HALVES_JOBS, sizeof *halves_jobs, halves_jobs, &turns[0]);
    give(host, "lines", FROM_HOST, LINE_JOBS - 1, sizeof *line_jobs, line_jobs, &turns[0]);
    give(host, "lines", AS_GRID, 1, sizeof *line_jobs, &line_jobs[LINE_JOBS - 1], &turns[0]);
    memset(host->runs, 0, sizeof host->runs);
    run_turns(host, turns);
    expect_corners(expected, true);
    compare_results(&host->graph, expected);
}

/* ---- Records ----------------------------------------------------------------------------------------------------- */

static void test_records(struct host *host, struct turn *turns)
{
    begin_turn(host, &turns[0]);
    give(host, "main", FROM_DEVICE, 1, sizeof record_of_main, &record_of_main, &turns[0]);
    end_turn(host, &turns[0]);
    const struct inputs *inputs = &turns[0].inputs[find_node(&host->graph, "next") - host->graph.nodes];
    if (inputs->count != 2)
        test_fails("%u records are made, expected 2", inputs->count);
    check_made_records(&host->graph, at_address(&host->graph, turns[0].pool + inputs->places[0]),
                       inputs->places[1] - inputs->places[0]);
    run_turns(host, turns);
    check_read_records(&host->graph);
}

/* ---- The program ------------------------------------------------------------------------------------------------- */

static bool map_resource(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    (void)user;
    if (request->resource->resource_class == DXS_RESOURCE_CLASS_CBV && request->resource->lower_bound == LOCAL_REGISTER)
        *binding = (struct dxs_binding){.descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS,
                                        .root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD,
                                        .offset = LOCAL_OFFSET};
    return true;
}

/* Queues have no place for local root arguments. */
static void refuse_in_queues(const struct host *host, const dxs_module *module)
{
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options options = host->graph.options;
    struct dxs_spirv spirv;

    options.node_model = DXS_NODE_MODEL_QUEUES;
    if (!converter || dxs_convert(converter, module, dxs_module_find_entry(module, "repeat"), &options, &spirv) !=
                          DXS_RESULT_BAD_MAPPING)
        test_fails("local root arguments are not refused");
    dxs_converter_destroy(converter);
}

static const dxs_module *open_graph(struct host *host, const char *folder, const char *name, const char *device)
{
    const dxs_module *module = read_graph(folder, name);

    make_graph(&host->graph, device, false, sizeof(struct push));
    host->graph.options = dxs_default_options();
    host->graph.options.node_model = DXS_NODE_MODEL_POOL;
    host->graph.options.node_dispatch = PUSH_OFFSET;
    host->graph.options.map_resource = map_resource;
    make_nodes(&host->graph, module);
    const uint32_t local[] = {0, local_base, local_step};
    memcpy(take(&host->graph, sizeof local, &host->local), local, sizeof local);
    return module;
}

int main(int argc, char **argv)
{
    static struct host host, pool, records, corners;
    static struct turn turns[2];
    const char *device = argc > 2 ? argv[2] : NULL;

    if (argc < 2)
        test_fails("usage: vulkan-node-pool FOLDER [DEVICE]");
    open_graph(&host, argv[1], "graph", device);
    test_graph(&host, turns);
    refuse_in_queues(&pool, open_graph(&pool, argv[1], "pool", device));
    test_pool(&pool, turns);
    test_other_grid(&pool, turns);
    test_no_output(&pool, turns);
    open_graph(&records, argv[1], "records", device);
    test_records(&records, turns);
    open_graph(&corners, argv[1], "corners", device);
    test_corners(&corners, turns);
    test_passes();
}
