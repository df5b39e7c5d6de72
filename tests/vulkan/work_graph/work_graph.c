/* Runs the work graph of tests/shaders/work-graph/graph.hlsl on a Vulkan device, as docs/guides/work-graphs.md
 * describes: in turns, until no records are left. Then compares the results with values worked out by hand. With
 * `hazards`, runs the two nodes of tests/shaders/work-graph/hazards.hlsl. Only one of them has a hazard.
 *
 *     vulkan-work-graph GRAPH.dxil [DEVICE]
 *     vulkan-work-graph hazards HAZARDS.dxil [DEVICE] */
#include "dxs.h"
#include "device/report.h"
#include "bind/resources.h"

#include <stdio.h>
#include <string.h>

enum {
    MAX_NODES = 16,
    MAX_RECORDS = 4096, /* per node and turn */
    MEMORY_SIZE = 1 << 23,
    RESULTS = 64,
    SETS = 1,
    UAV_SHIFT = 2000,
    BUFFERS = 3, /* results, reports, marks */
    REPORTS = 16,
    MARK_WORDS = 4 + 6 * 256 /* a mark, and a table of 256 places */
};

struct node {
    const struct dxs_node *facts;
    VkPipeline pipeline;
    uint32_t queue; /* index in the array of queues */
};

struct graph {
    struct device device;
    struct node nodes[MAX_NODES];
    uint32_t node_count, queue_count;
    VkPipelineLayout layout;
    VkDescriptorSet set;
    VkCommandPool pool;
    struct dxs_options options;
    struct device_buffer results, reports, marks, memory; /* memory: queues of two turns, records, dispatches */
    VkDeviceAddress address;
    size_t used;
};

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

/* Allocates zeroed memory of the graph and gives its device address. */
static void *take(struct graph *graph, size_t size, VkDeviceAddress *address)
{
    size_t place = (graph->used + 15) / 16 * 16;

    if (place + size > MEMORY_SIZE)
        test_fails("the graph needs more than %d bytes", MEMORY_SIZE);
    graph->used = place + size;
    *address = graph->address + place;
    return memset((char *)graph->memory.mapped + place, 0, size);
}

/* A queue with room for every node, and one without room for a node that does not exist. */
static struct dxs_node_queue *make_queues(struct graph *graph, VkDeviceAddress *address)
{
    struct dxs_node_queue *queues = take(graph, (graph->queue_count + 1) * sizeof *queues, address);
    VkDeviceAddress place;

    for (uint32_t n = 0; n < graph->node_count; n++) {
        const struct dxs_node_records *input = &graph->nodes[n].facts->input;
        struct dxs_node_queue *queue = &queues[graph->nodes[n].queue];
        queue->stride = input->record_stride;
        queue->capacity = input->flags & DXS_NODE_EMPTY ? UINT32_MAX : MAX_RECORDS / (1 + input->record_stride / 16);
        if (!(input->flags & DXS_NODE_EMPTY)) {
            take(graph, (size_t)queue->capacity * queue->stride, &place);
            queue->records = place;
        }
    }
    return queues;
}

static void *record_of(const struct graph *graph, const struct dxs_node_queue *queue, uint32_t number)
{
    return (char *)graph->memory.mapped + (queue->records - graph->address) + (size_t)number * queue->stride;
}

/* ---- Nodes ------------------------------------------------------------------------------------------------------- */

static void make_layout(struct graph *graph)
{
    VkDevice device = graph->device.device;
    VkDescriptorSetLayoutBinding bindings[BUFFERS];
    for (uint32_t n = 0; n < BUFFERS; n++)
        bindings[n] = (VkDescriptorSetLayoutBinding){.binding = UAV_SHIFT + n,
                                                     .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                                     .descriptorCount = 1,
                                                     .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT};
    VkDescriptorSetLayoutCreateInfo set_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = BUFFERS, .pBindings = bindings};
    VkDescriptorSetLayout set_layout;
    check(vkCreateDescriptorSetLayout(device, &set_info, NULL, &set_layout), "vkCreateDescriptorSetLayout");
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(VkDeviceAddress)};
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                       .setLayoutCount = 1,
                                       .pSetLayouts = &set_layout,
                                       .pushConstantRangeCount = 1,
                                       .pPushConstantRanges = &range};
    check(vkCreatePipelineLayout(device, &info, NULL, &graph->layout), "vkCreatePipelineLayout");

    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, BUFFERS};
    VkDescriptorPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                            .maxSets = SETS,
                                            .poolSizeCount = 1,
                                            .pPoolSizes = &size};
    VkDescriptorPool pool;
    check(vkCreateDescriptorPool(device, &pool_info, NULL, &pool), "vkCreateDescriptorPool");
    VkDescriptorSetAllocateInfo set = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                       .descriptorPool = pool,
                                       .descriptorSetCount = SETS,
                                       .pSetLayouts = &set_layout};
    check(vkAllocateDescriptorSets(device, &set, &graph->set), "vkAllocateDescriptorSets");
    VkDescriptorBufferInfo buffers[BUFFERS] = {{graph->results.buffer, 0, VK_WHOLE_SIZE},
                                               {graph->reports.buffer, 0, VK_WHOLE_SIZE},
                                               {graph->marks.buffer, 0, VK_WHOLE_SIZE}};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .dstSet = graph->set,
                                  .descriptorCount = 1,
                                  .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER};
    for (uint32_t n = 0; n < BUFFERS; n++) {
        write.dstBinding = UAV_SHIFT + n;
        write.pBufferInfo = &buffers[n];
        vkUpdateDescriptorSets(device, 1, &write, 0, NULL);
    }
}

static VkPipeline make_pipeline(struct graph *graph, const struct dxs_spirv *spirv)
{
    VkShaderModuleCreateInfo module_info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = spirv->word_count * 4, .pCode = spirv->words};
    VkShaderModule module;
    check(vkCreateShaderModule(graph->device.device, &module_info, NULL, &module), "vkCreateShaderModule");
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                                  .module = module,
                                                  .pName = spirv->entry_name},
                                        .layout = graph->layout};
    VkPipeline pipeline;
    check(vkCreateComputePipelines(graph->device.device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline),
          "vkCreateComputePipelines");
    return pipeline;
}

/* The nodes of a node array have consecutive queues. */
static void number_queues(struct graph *graph)
{
    for (uint32_t n = 0; n < graph->node_count; n++) {
        uint32_t same = 0;
        graph->nodes[n].queue = UINT32_MAX;
        for (uint32_t k = 0; k < n; k++) {
            const struct dxs_node_id *id = &graph->nodes[k].facts->id;
            if (strcmp(id->name, graph->nodes[n].facts->id.name) == 0) {
                graph->nodes[n].queue = graph->nodes[k].queue - id->index + graph->nodes[n].facts->id.index;
                same++;
            }
        }
        if (same == 0) {
            graph->nodes[n].queue = graph->queue_count + graph->nodes[n].facts->id.index;
            graph->queue_count += 4; /* the largest node array of the graph */
        }
    }
}

static void make_nodes(struct graph *graph, const dxs_module *module, dxs_converter *converter)
{
    graph->node_count = dxs_module_describe(module)->entry_count;
    if (graph->node_count > MAX_NODES)
        test_fails("more than %d nodes", MAX_NODES);
    for (uint32_t n = 0; n < graph->node_count; n++) {
        struct dxs_spirv spirv;
        graph->nodes[n].facts = dxs_module_entry(module, n)->node;
        if (dxs_convert(converter, module, n, &graph->options, &spirv) != DXS_OK)
            test_fails("%s: %s", graph->nodes[n].facts->id.name, dxs_converter_error(converter)->message);
        graph->nodes[n].pipeline = make_pipeline(graph, &spirv);
    }
    number_queues(graph);
}

/* ---- Turns ------------------------------------------------------------------------------------------------------- */

static uint32_t first_queue(const struct graph *graph, const struct dxs_node *from,
                            const struct dxs_node_records *output, uint32_t levels)
{
    bool is_recursive = strcmp(output->node.name, from->id.name) == 0;

    for (uint32_t n = 0; n < graph->node_count; n++)
        if (strcmp(graph->nodes[n].facts->id.name, output->node.name) == 0)
            return is_recursive && levels == 0
                       ? graph->queue_count
                       : graph->nodes[n].queue - graph->nodes[n].facts->id.index + output->node.index;
    return graph->queue_count;
}

/* Grid that covers all records. Its rows of three may add groups without a record; the shader has to skip those. */
static void count_groups(const struct dxs_node *facts, uint32_t records, uint32_t groups[3])
{
    const uint32_t *grid = facts->dispatch_grid[0] ? facts->dispatch_grid : facts->max_dispatch_grid;
    uint32_t width = facts->launch == DXS_LAUNCH_THREAD ? DXS_NODE_THREADS : facts->input.max_records;

    if (facts->launch == DXS_LAUNCH_BROADCASTING) {
        memcpy(groups, grid, 3 * sizeof *groups);
        groups[2] *= records;
        return;
    }
    groups[0] = 3;
    groups[1] = (records + 3 * width - 1) / (3 * width);
    groups[2] = 1;
}

static void run_node(struct graph *graph, const struct node *node, VkDeviceAddress inputs, struct dxs_node_queue *input,
                     VkDeviceAddress outputs, uint32_t levels)
{
    const struct dxs_node *facts = node->facts;
    VkDeviceAddress address, sharing;
    uint32_t groups[3];
    struct dxs_node_dispatch *dispatch =
        take(graph, sizeof *dispatch + facts->output_count * sizeof(uint32_t), &address);

    take(graph, input->count * sizeof(uint32_t), &sharing);
    input->sharing = sharing;
    dispatch->input = inputs + node->queue * sizeof *input;
    dispatch->outputs = outputs;
    dispatch->grid_depth = facts->dispatch_grid[0] ? facts->dispatch_grid[2] : facts->max_dispatch_grid[2];
    dispatch->remaining_recursion_levels = levels;
    for (uint32_t n = 0; n < facts->output_count; n++)
        dispatch->first_queue[n] = first_queue(graph, facts, &facts->outputs[n], levels);
    count_groups(facts, input->count, groups);

    VkCommandBufferAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = graph->pool, .commandBufferCount = 1};
    VkCommandBuffer commands;
    check(vkAllocateCommandBuffers(graph->device.device, &info, &commands), "vkAllocateCommandBuffers");
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, node->pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, graph->layout, 0, 1, &graph->set, 0, NULL);
    vkCmdPushConstants(commands, graph->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof address, &address);
    vkCmdDispatch(commands, groups[0], groups[1], groups[2]);
    check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    check(vkQueueSubmit(graph->device.queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(vkQueueWaitIdle(graph->device.queue), "vkQueueWaitIdle");
}

/* Each turn runs all nodes that have records. Their outputs are the inputs of the next turn. So all records of a
 * recursive node in one turn have the same recursion level. */
static void run_graph(struct graph *graph, struct dxs_node_queue *inputs, VkDeviceAddress inputs_address)
{
    uint32_t turns[MAX_NODES] = {0};
    bool is_done = false;

    while (!is_done) {
        VkDeviceAddress outputs_address;
        struct dxs_node_queue *outputs = make_queues(graph, &outputs_address);
        is_done = true;
        for (uint32_t n = 0; n < graph->node_count; n++) {
            const struct node *node = &graph->nodes[n];
            struct dxs_node_queue *input = &inputs[node->queue];
            if (input->count > input->capacity)
                test_fails("a queue of %u records is full: %u", input->capacity, input->count);
            if (input->count == 0)
                continue;
            is_done = false;
            run_node(graph, node, inputs_address, input, outputs_address, node->facts->max_recursion - turns[n]);
            turns[n]++;
        }
        inputs = outputs;
        inputs_address = outputs_address;
    }
}

/* ---- The graph of the test --------------------------------------------------------------------------------------- */

static const struct node *find_node(const struct graph *graph, const char *name)
{
    for (uint32_t n = 0; n < graph->node_count; n++)
        if (strcmp(graph->nodes[n].facts->id.name, name) == 0)
            return &graph->nodes[n];
    test_fails("there is no node %s", name);
}

static struct dxs_node_queue *queue_of(const struct graph *graph, struct dxs_node_queue *queues, const char *name)
{
    return &queues[find_node(graph, name)->queue];
}

static const uint32_t jobs[][4] = {{4, 2, 2, 5}, {1, 1, 1, 7000}, {0, 2, 2, 1}, {3, 2, 1, 900}}; /* grid, base */
/* A record of node `share`. */
static const struct shared_job {
    uint16_t grid[2];
    uint32_t sum;
} shared_jobs[] = {{{4, 4}, 10}, {{1, 3}, 20}};
static const uint32_t fixed_job = 3;

/* A record of node `mixed`, with Direct3D's layout: each member at a multiple of its size. */
struct mixed {
    uint16_t kind;
    int64_t wide;
    uint16_t halves[3];
    uint32_t tail;
    double number;
    int16_t last;
};
static const struct mixed mixed_job = {70, INT64_C(5) << 32, {0x3C00, 0x4200, 0x3C00}, 5000, 2.25,
                                       -9}; /* halves: 1, 3 */

static void give(const struct graph *graph, struct dxs_node_queue *queue, const void *record, size_t size)
{
    memcpy(record_of(graph, queue, queue->count++), record, size);
}

/* Adds the expected results of one record of node `each` and of the records that it emits. */
static void expect_step(uint32_t *expected, uint32_t value)
{
    for (uint32_t levels = 3;; levels--) {
        expected[1] += value;
        expected[2]++;
        if (levels == 0 || value % 3 == 0)
            return;
        value += levels;
    }
}

static void expect_job(uint32_t *expected, const uint32_t *job)
{
    for (uint32_t z = 0; z < job[2]; z++)
        for (uint32_t y = 0; y < job[1]; y++)
            for (uint32_t x = 0; x < job[0]; x++) {
                if ((x + y) % 3 < 2)
                    expected[3 + (x + y) % 3] += job[3] + z;
                expected[5]++;
                for (uint32_t t = 0; t < 8; t++) {
                    uint32_t value = job[3] + 4 * x + t % 4 + 100 * (2 * y + t / 4) + 1000 * z;
                    if (t % 2 == 0)
                        continue;
                    expected[0] += value;
                    expect_step(expected, value);
                }
            }
}

/* Two records of each group of `fixed_grid`, and mixed_job. */
static void expect_mixed(uint32_t *expected)
{
    expected[9] += mixed_job.kind;
    expected[10] += 5;
    expected[11] += 6;
    expected[12] += mixed_job.tail - 9;
    expected[13] += 9;
    for (uint32_t x = 0; x < 2; x++)
        for (uint32_t z = 0; z < 3; z++) {
            expected[9] += 2 * (z + 1);
            expected[10] -= 1 + 2;           /* the upper words of -2^32 and -2^33 */
            expected[11] += 2 * (x + 2) + 1; /* halves[1] is x + 2 in the first record, 0.5 in the second */
            expected[12] += 2 * (1000 - 7);
            expected[13] += 2 * fixed_job;
        }
}

static void expect_all(uint32_t *expected)
{
    for (size_t n = 0; n < sizeof jobs / sizeof *jobs; n++)
        expect_job(expected, jobs[n]);
    for (size_t n = 0; n < sizeof shared_jobs / sizeof *shared_jobs; n++) {
        const struct shared_job *job = &shared_jobs[n];
        uint32_t width = job->grid[0], height = job->grid[1];
        expected[6] += job->sum + width * height * 120 + 16 * 100 * height * (width * (width - 1) / 2);
        expected[7]++;
    }
    for (uint32_t x = 0; x < 4; x++)
        for (uint32_t y = 0; y < 2; y++)
            for (uint32_t z = 0; z < 6; z++)
                expected[8] += fixed_job * (x + 10 * y + 100 * z);
    expect_mixed(expected);
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
    run_node(graph, find_node(graph, "fixed_grid"), inputs_address, input, outputs_address, 0);
    if (full->count != WANTED)
        test_fails("the full queue counts %u records, expected %u", full->count, WANTED);
    const char *behind = record_of(graph, full, ROOM);
    for (size_t n = 0; n < (size_t)(WANTED - ROOM) * full->stride; n++)
        if (behind[n])
            test_fails("byte %zu behind the full queue is written", n);
    memset(graph->results.mapped, 0, RESULTS * sizeof(uint32_t));
}

static void run_test(struct graph *graph)
{
    uint32_t expected[RESULTS] = {0};
    VkDeviceAddress address;
    struct dxs_node_queue *queues = make_queues(graph, &address);

    for (size_t n = 0; n < sizeof jobs / sizeof *jobs; n++)
        give(graph, queue_of(graph, queues, "split"), jobs[n], sizeof jobs[n]);
    for (size_t n = 0; n < sizeof shared_jobs / sizeof *shared_jobs; n++)
        give(graph, queue_of(graph, queues, "share"), &shared_jobs[n], sizeof shared_jobs[n]);
    give(graph, queue_of(graph, queues, "fixed_grid"), &fixed_job, sizeof fixed_job);
    give(graph, queue_of(graph, queues, "mixed"), &mixed_job, sizeof mixed_job);
    run_graph(graph, queues, address);
    expect_all(expected);
    const uint32_t *results = graph->results.mapped;
    for (uint32_t n = 0; n < RESULTS; n++)
        if (results[n] != expected[n])
            test_fails("result %u is %u, expected %u", n, results[n], expected[n]);
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
    run_node(graph, find_node(graph, name), address, input, outputs, 0);
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

/* ---- The device -------------------------------------------------------------------------------------------------- */

static void make_device(struct graph *graph, const char *name, bool is_checked)
{
    const VkBufferUsageFlags storage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;

    open_device(&graph->device, name);
    if (!device_has(&graph->device, "buffer-address") || !device_has(&graph->device, "int64") ||
        (is_checked && !device_has(&graph->device, "int64-buffer-atomics")))
        test_skips("the device has no addresses of buffers, or no 64-bit integers");
    graph->results = create_device_buffer(&graph->device, RESULTS * sizeof(uint32_t), storage);
    graph->reports = create_device_buffer(&graph->device, REPORTS * sizeof(struct dxs_check_report), storage);
    graph->marks = create_device_buffer(&graph->device, MARK_WORDS * sizeof(uint32_t), storage);
    graph->memory =
        create_device_buffer(&graph->device, MEMORY_SIZE, storage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    VkBufferDeviceAddressInfo address = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO,
                                         .buffer = graph->memory.buffer};
    graph->address = vkGetBufferDeviceAddress(graph->device.device, &address);
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                    .queueFamilyIndex = graph->device.queue_family};
    check(vkCreateCommandPool(graph->device.device, &pool, NULL, &graph->pool), "vkCreateCommandPool");
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

int main(int argc, char **argv)
{
    static struct graph graph;
    bool is_checked = argc > 1 && strcmp(argv[1], "hazards") == 0;
    int first = 1 + is_checked;
    size_t size;

    if (argc <= first)
        test_fails("usage: vulkan-work-graph [hazards] GRAPH.dxil [DEVICE]");
    char *bytes = read_file(argv[first], &size);
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    if (!module || !converter || dxs_module_parse(module, bytes, size, NULL) != DXS_OK)
        test_fails("%s cannot be read", argv[first]);
    make_device(&graph, argc > first + 1 ? argv[first + 1] : NULL, is_checked);
    set_options(&graph, is_checked);
    make_layout(&graph);
    make_nodes(&graph, module, converter);
    if (is_checked) {
        test_hazards(&graph);
    } else {
        test_full_queue(&graph);
        run_test(&graph);
    }
    test_passes();
}
