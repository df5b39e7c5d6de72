/* Runs the work graphs of tests/shaders/work-graph, graph.hlsl, records.hlsl and corners.hlsl, on a Vulkan device, as
 * docs/guides/work-graphs.md describes for queues: in turns, until no records are left. Then compares the results with
 * values worked out by hand. With `hazards` it runs the two nodes of hazards.hlsl: one has a hazard.
 *
 *     vulkan-work-graph [hazards] FOLDER [DEVICE] */
#include "dxs_nodes.h"
#include "work_graph/corners.h"
#include "work_graph/graph.h"
#include "work_graph/jobs.h"
#include "work_graph/records.h"

#include <stdio.h>
#include <string.h>

enum {
    MAX_RECORDS = 4096, /* per node and turn */
    MAX_TURNS = 16
};

/* How a graph runs. */
struct manner {
    bool in_pieces; /* several dispatches for the records of a node */
    bool is_tight;  /* queues have room for `wanted` records, not for more */
    uint32_t wanted[MAX_TURNS][MAX_NODES];
};

/* ---- Queues ------------------------------------------------------------------------------------------------------ */

/* A queue with room for every node, and queues without room for the nodes of an output that leads nowhere. */
static struct dxs_node_queue *make_queues(struct graph *graph, VkDeviceAddress *address)
{
    struct dxs_node_queue *queues = take(graph, (graph->place_count + MAX_ARRAY) * sizeof *queues, address);
    VkDeviceAddress place;

    for (uint32_t n = 0; n < graph->node_count; n++) {
        const struct dxs_node_records *input = &graph->nodes[n].facts->input;
        struct dxs_node_queue *queue = &queues[graph->nodes[n].place];
        queue->stride = input->record_stride;
        queue->capacity = is_empty(input) ? UINT32_MAX : MAX_RECORDS / (1 + input->record_stride / 16);
        if (!is_empty(input)) {
            take(graph, (size_t)queue->capacity * queue->stride, &place);
            queue->records = place;
        }
    }
    return queues;
}

static void *record_of(const struct graph *graph, const struct dxs_node_queue *queue, uint32_t number)
{
    return (char *)at_address(graph, queue->records) + (size_t)number * queue->stride;
}

/* ---- Turns ------------------------------------------------------------------------------------------------------- */

/* Whether the output leads to its own node, or to an array that contains it. */
static bool is_recursive(const struct dxs_node *from, const struct dxs_node_records *output)
{
    uint32_t end = output->node.index + (output->array_size ? output->array_size : 1);

    return strcmp(output->node.name, from->id.name) == 0 && output->node.index <= from->id.index &&
           from->id.index < end;
}

static uint32_t first_queue(const struct graph *graph, const struct dxs_node *from,
                            const struct dxs_node_records *output, uint32_t levels)
{
    uint32_t place = place_of_output(graph, output);

    return place == UINT32_MAX || (levels == 0 && is_recursive(from, output)) ? graph->place_count : place;
}

/* Records that a group of a thread or coalescing node takes. */
static uint32_t records_of_group(const struct dxs_node *facts)
{
    return facts->launch == DXS_NODE_LAUNCH_THREAD ? DXS_NODE_THREADS : facts->input.max_records;
}

/* Grid that covers the records. Its rows of `row` groups may add groups without a record; the shader has to skip
 * those. */
static void count_groups(const struct dxs_node *facts, uint32_t records, uint32_t row, uint32_t groups[3])
{
    const uint32_t *grid = facts->dispatch_grid[0] ? facts->dispatch_grid : facts->max_dispatch_grid;
    uint32_t width = row * records_of_group(facts);

    if (facts->launch == DXS_NODE_LAUNCH_BROADCASTING) {
        memcpy(groups, grid, 3 * sizeof *groups);
        groups[2] *= records;
        return;
    }
    groups[0] = row;
    groups[1] = (records + width - 1) / width;
    groups[2] = 1;
}

/* How many records a dispatch takes. In pieces: one group takes its records, a broadcasting node two. Else all. */
static uint32_t records_of_piece(const struct dxs_node *facts, uint32_t all, bool in_pieces)
{
    uint32_t some = facts->launch == DXS_NODE_LAUNCH_BROADCASTING ? 2 : records_of_group(facts);

    return in_pieces && some < all ? some : all;
}

static void run_node(struct graph *graph, const struct node *node, VkDeviceAddress inputs, struct dxs_node_queue *input,
                     VkDeviceAddress outputs, uint32_t levels, bool in_pieces)
{
    const struct dxs_node *facts = node->facts;
    VkDeviceAddress address, sharing;
    uint32_t groups[3], piece = records_of_piece(facts, input->count, in_pieces);
    struct dxs_node_dispatch *dispatch =
        take(graph, sizeof *dispatch + facts->output_count * sizeof(uint32_t), &address);

    take(graph, input->count * sizeof(uint32_t), &sharing);
    input->sharing = sharing;
    dispatch->input = inputs + node->place * sizeof *input;
    dispatch->outputs = outputs;
    dispatch->grid_depth = facts->dispatch_grid[0] ? facts->dispatch_grid[2] : facts->max_dispatch_grid[2];
    dispatch->remaining_recursion_levels = levels;
    for (uint32_t n = 0; n < facts->output_count; n++)
        dispatch->first_queue[n] = first_queue(graph, facts, &facts->outputs[n], levels);
    for (uint32_t first = 0; first < input->count; first += piece) {
        uint32_t rest = input->count - first;
        dispatch->first_record = first;
        count_groups(facts, piece < rest ? piece : rest, piece < input->count ? 1 : 3, groups);
        run_pipeline(graph, node->pipeline, &address, sizeof address, groups);
    }
}

/* Queues that have no more room than the records need. A queue without any room would belong to no node. */
static void make_tight(const struct graph *graph, struct dxs_node_queue *queues, const uint32_t wanted[MAX_NODES])
{
    for (uint32_t n = 0; n < graph->node_count; n++)
        queues[graph->nodes[n].place].capacity = wanted[n] ? wanted[n] : 1;
}

/* Each turn runs all nodes that have records. Their outputs are the inputs of the next turn. So all records of a
 * recursive node in one turn have the same recursion level. */
static void run_graph(struct graph *graph, struct dxs_node_queue *inputs, VkDeviceAddress inputs_address,
                      struct manner *manner)
{
    uint32_t turns[MAX_NODES] = {0};
    bool is_done = false;

    for (uint32_t turn = 0; !is_done; turn++) {
        VkDeviceAddress outputs_address;
        struct dxs_node_queue *outputs = make_queues(graph, &outputs_address);
        is_done = true;
        if (turn == MAX_TURNS)
            test_fails("the graph does not end");
        if (manner->is_tight)
            make_tight(graph, outputs, manner->wanted[turn]);
        for (uint32_t n = 0; n < graph->node_count; n++) {
            const struct node *node = &graph->nodes[n];
            struct dxs_node_queue *input = &inputs[node->place];
            if (input->count > input->capacity)
                test_fails("a queue of %u records is full: %u", input->capacity, input->count);
            if (input->count == 0)
                continue;
            is_done = false;
            run_node(graph, node, inputs_address, input, outputs_address, node->facts->max_recursion - turns[n],
                     manner->in_pieces);
            turns[n]++;
        }
        for (uint32_t n = 0; n < graph->node_count; n++)
            manner->wanted[turn][n] = outputs[graph->nodes[n].place].count;
        inputs = outputs;
        inputs_address = outputs_address;
    }
}

/* ---- The graph of the test --------------------------------------------------------------------------------------- */

static struct dxs_node_queue *queue_of(const struct graph *graph, struct dxs_node_queue *queues, const char *name)
{
    return &queues[find_node(graph, name)->place];
}

static void give(const struct graph *graph, struct dxs_node_queue *queue, const void *record, size_t size)
{
    memcpy(record_of(graph, queue, queue->count++), record, size);
}

/* Six groups allocate two records each in a queue that has room for five. None is written behind the fifth. */
static void test_full_queue(struct graph *graph)
{
    enum {
        ROOM = 5,
        WANTED = 12
    };
    VkDeviceAddress inputs_address, outputs_address;
    struct dxs_node_queue *inputs = make_queues(graph, &inputs_address);
    struct dxs_node_queue *outputs = make_queues(graph, &outputs_address);
    struct dxs_node_queue *input = queue_of(graph, inputs, "fixed_grid"), *full = queue_of(graph, outputs, "mixed");

    full->capacity = ROOM;
    give(graph, input, &fixed_job, sizeof fixed_job);
    run_node(graph, find_node(graph, "fixed_grid"), inputs_address, input, outputs_address, 0, false);
    if (full->count != WANTED)
        test_fails("the full queue counts %u records, expected %u", full->count, WANTED);
    const char *behind = record_of(graph, full, ROOM);
    for (size_t n = 0; n < (size_t)(WANTED - ROOM) * full->stride; n++)
        if (behind[n])
            test_fails("byte %zu behind the full queue is written", n);
    clear_results(graph);
}

static void run_main_graph(struct graph *graph, struct manner *manner)
{
    uint32_t expected[RESULTS] = {0};
    VkDeviceAddress address;
    struct dxs_node_queue *queues = make_queues(graph, &address);

    for (size_t n = 0; n < JOBS; n++)
        give(graph, queue_of(graph, queues, "split"), jobs[n], sizeof jobs[n]);
    for (size_t n = 0; n < SHARED_JOBS; n++)
        give(graph, queue_of(graph, queues, "share"), &shared_jobs[n], sizeof shared_jobs[n]);
    give(graph, queue_of(graph, queues, "fixed_grid"), &fixed_job, sizeof fixed_job);
    give(graph, queue_of(graph, queues, "mixed"), &mixed_job, sizeof mixed_job);
    run_graph(graph, queues, address, manner);
    expect_all(expected);
    compare_results(graph, expected);
}

static void run_corners(struct graph *graph, struct manner *manner)
{
    uint32_t expected[RESULTS] = {0};
    VkDeviceAddress address;
    struct dxs_node_queue *queues = make_queues(graph, &address);

    for (size_t n = 0; n < HALVES_JOBS; n++)
        give(graph, queue_of(graph, queues, "halves"), &halves_jobs[n], sizeof halves_jobs[n]);
    for (size_t n = 0; n < LINE_JOBS; n++)
        give(graph, queue_of(graph, queues, "lines"), &line_jobs[n], sizeof line_jobs[n]);
    run_graph(graph, queues, address, manner);
    expect_corners(expected, false);
    compare_results(graph, expected);
}

/* Once with room for many records, then with just enough; last in several dispatches. */
static void run_in_all_manners(struct graph *graph, void run(struct graph *graph, struct manner *manner))
{
    struct manner manner = {.in_pieces = false};

    run(graph, &manner);
    clear_results(graph);
    manner.is_tight = true;
    run(graph, &manner);
    clear_results(graph);
    manner.in_pieces = true;
    run(graph, &manner);
}

/* ---- Records ----------------------------------------------------------------------------------------------------- */

static void test_records(struct graph *graph)
{
    VkDeviceAddress inputs_address, outputs_address;
    struct dxs_node_queue *inputs = make_queues(graph, &inputs_address);
    struct dxs_node_queue *outputs = make_queues(graph, &outputs_address);
    struct dxs_node_queue *input = queue_of(graph, inputs, "main"), *made = queue_of(graph, outputs, "next");

    give(graph, input, &record_of_main, sizeof record_of_main);
    run_node(graph, find_node(graph, "main"), inputs_address, input, outputs_address, 0, false);
    if (made->count != 2)
        test_fails("%u records are made, expected 2", made->count);
    check_made_records(graph, record_of(graph, made, 0), made->stride);
    run_node(graph, find_node(graph, "next"), outputs_address, made, inputs_address, 0, false);
    check_read_records(graph);
}

/* ---- Hazards ----------------------------------------------------------------------------------------------------- */

enum {
    HASH = 0x5EED
};

/* Runs a node of hazards.hlsl for one record; returns the number of reports. */
static uint32_t count_hazards(struct graph *graph, const char *name)
{
    static const uint32_t first = 0;
    VkDeviceAddress address, outputs;
    struct dxs_node_queue *queues = make_queues(graph, &address), *input = queue_of(graph, queues, name);
    const struct dxs_check_report *reports = graph->reports.mapped;
    uint32_t found = 0;

    make_queues(graph, &outputs);
    memset(graph->reports.mapped, 0, REPORTS * sizeof(struct dxs_check_report));
    memset(graph->marks.mapped, 0, MARK_WORDS * sizeof(uint32_t));
    give(graph, input, &first, sizeof first);
    run_node(graph, find_node(graph, name), address, input, outputs, 0, false);
    for (uint32_t n = 0; n < REPORTS; n++)
        found += reports[n].hash[0] == HASH;
    return found;
}

/* Threads t of `ordered` leave 10 * group + (t ^ 1) behind the words that they exchange. */
static void test_hazards(struct graph *graph)
{
    const uint32_t *results = graph->results.mapped;

    if (count_hazards(graph, "ordered") != 0)
        test_fails("a barrier of the group orders the accesses, but a hazard is reported");
    for (uint32_t n = 0; n < 12; n++)
        if (results[16 + n] != 10 * (n / 4) + (n % 4 ^ 1))
            test_fails("word %u is %u", 16 + n, results[16 + n]);
    if (count_hazards(graph, "unordered") == 0)
        test_fails("nothing orders the accesses, but no hazard is reported");
}

static void set_options(struct graph *graph, bool is_checked)
{
    graph->options = dxs_default_options();
    if (!is_checked)
        return;
    graph->options.checks.check = DXS_CHECK_HAZARDS;
    graph->options.checks.reports.binding = UAV_SHIFT + 1;
    graph->options.checks.marks.binding = UAV_SHIFT + 2;
    graph->options.shader_hash = HASH;
}

static void open_graph(struct graph *graph, const char *folder, const char *name, bool is_checked, const char *device)
{
    const dxs_module *module = read_graph(folder, name);

    make_graph(graph, device, is_checked, sizeof(VkDeviceAddress));
    set_options(graph, is_checked);
    make_nodes(graph, module);
    for (uint32_t n = 0; n < graph->node_count; n++)
        graph->nodes[n].pipeline = make_pipeline(graph, &graph->nodes[n], NULL);
}

int main(int argc, char **argv)
{
    static struct graph graph, records, corners;
    bool is_checked = argc > 1 && strcmp(argv[1], "hazards") == 0;
    char **arguments = argv + is_checked;
    const char *device = argc - is_checked > 2 ? arguments[2] : NULL;

    if (argc - is_checked < 2)
        test_fails("usage: vulkan-work-graph [hazards] FOLDER [DEVICE]");
    if (is_checked) {
        open_graph(&graph, arguments[1], "hazards", true, device);
        test_hazards(&graph);
        test_passes();
    }
    open_graph(&graph, arguments[1], "graph", false, device);
    test_full_queue(&graph);
    run_in_all_manners(&graph, run_main_graph);
    open_graph(&records, arguments[1], "records", false, device);
    test_records(&records);
    open_graph(&corners, arguments[1], "corners", false, device);
    run_in_all_manners(&corners, run_corners);
    test_passes();
}
