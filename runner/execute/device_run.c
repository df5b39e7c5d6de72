/* Runs a shader on a device: creates layout, descriptors and pipeline, submits the commands, reads the results back. */
#include "runner/execute/device_run.h"

#include "runner/bind/emulated_heaps.h"
#include "runner/draw/pipelines.h"
#include "runner/common/phase.h"
#include "runner/common/report.h"

/* ---- Preparation ------------------------------------------------------------------------------------------------- */

enum {
    RAY_STAGES = VK_SHADER_STAGE_RAYGEN_BIT_KHR | VK_SHADER_STAGE_INTERSECTION_BIT_KHR |
                 VK_SHADER_STAGE_ANY_HIT_BIT_KHR | VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR | VK_SHADER_STAGE_MISS_BIT_KHR |
                 VK_SHADER_STAGE_CALLABLE_BIT_KHR
};

#define ANY_STAGE DXS_STAGE_LIBRARY /* the pipeline checks its stages */

static const struct start {
    enum dxs_stage stage;
    VkPipelineBindPoint point;
    bool needs_own_buffer;
    VkShaderStageFlags flags;
    VkQueueFlags queue;
    void (*prepare)(struct device_run *run);
    void (*fill)(const struct device_run *run); /* NULL: the stage needs resources only */
    void (*record)(const struct device_run *run, VkCommandBuffer commands);
    void (*collect)(struct device_run *run); /* what the device wrote beside the resources; NULL: nothing */
} starts[] = {
    [START_DISPATCH] = {DXS_STAGE_COMPUTE, VK_PIPELINE_BIND_POINT_COMPUTE, false, VK_SHADER_STAGE_COMPUTE_BIT,
                        VK_QUEUE_COMPUTE_BIT, prepare_compute, NULL, record_dispatch, NULL},
    [START_DRAW] = {DXS_STAGE_PIXEL, VK_PIPELINE_BIND_POINT_GRAPHICS, true, VK_SHADER_STAGE_FRAGMENT_BIT,
                    VK_QUEUE_GRAPHICS_BIT, prepare_draw, fill_draw, record_draw, NULL},
    [START_VERTICES] = {DXS_STAGE_VERTEX, VK_PIPELINE_BIND_POINT_GRAPHICS, true, VK_SHADER_STAGE_VERTEX_BIT,
                        VK_QUEUE_GRAPHICS_BIT, prepare_vertices, fill_vertices, record_vertices, collect_outputs},
    [START_PIPELINE] = {ANY_STAGE, VK_PIPELINE_BIND_POINT_GRAPHICS, true, VK_SHADER_STAGE_ALL, VK_QUEUE_GRAPHICS_BIT,
                        prepare_pipeline, fill_pipeline, record_pipeline, collect_captured},
    [START_RAYS] = {DXS_STAGE_RAY_GENERATION, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, false, RAY_STAGES,
                    VK_QUEUE_COMPUTE_BIT, prepare_rays, NULL, record_rays, NULL},
};

static void create_command_pool(struct device_run *run)
{
    VkCommandPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                    .queueFamilyIndex = run->device->queue_family};

    check(vkCreateCommandPool(run->device->device, &info, NULL, &run->pool), "vkCreateCommandPool");
}

static void add_own_binding(struct device_run *run, struct layout_data *layout)
{
    enum {
        BEYOND_SPACES = 1000 /* mapped bindings: sets are register spaces */
    };

    if (run->shader->descriptor_heap && !run->shader->emulates_heaps)
        run->own_set = BEYOND_SPACES;
    for (uint32_t i = 0; i < layout->binding_count; i++)
        if (layout->bindings[i].set >= run->own_set)
            run->own_set = layout->bindings[i].set + 1;
    layout->bindings = reallocate(layout->bindings, layout->binding_count + 1, sizeof *layout->bindings);
    layout->bindings[layout->binding_count++] = (struct layout_binding){.set = run->own_set,
                                                                        .type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                                                        .count = 1,
                                                                        .stages = VK_SHADER_STAGE_VERTEX_BIT};
}

void create_own_buffer(struct device_run *run, size_t size)
{
    bool is_native = run->heaps && run->heaps->native;
    VkBufferUsageFlags address = is_native ? VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT : 0;

    run->own = create_device_buffer(run->device, size, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | address);
    if (is_native) {
        put_device_buffer(run, (struct dxs_set_binding){run->own_set, 0}, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                          run->own.buffer, size);
        return;
    }
    VkDescriptorBufferInfo buffer = {run->own.buffer, 0, VK_WHOLE_SIZE};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .dstSet = run->sets[run->own_set],
                                  .descriptorCount = 1,
                                  .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                  .pBufferInfo = &buffer};
    vkUpdateDescriptorSets(run->device->device, 1, &write, 0, NULL);
}

/* ---- Buffers of prints and checks -------------------------------------------------------------------------------- */

/* Whether the runner binds instrument `n`: else it is a resource of the shader, or of its root signature. */
static bool is_bound_apart(const struct shader *shader, uint32_t n)
{
    if (n >= shader->instrument_count || shader->descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS)
        return false;
    return shader->root ? !find_layout_binding(shader->root, shader->instruments[n])
                        : !shader_declares(shader, instrument_register(shader, n));
}

static void add_instruments(const struct shader *shader, struct layout_data *layout)
{
    for (uint32_t n = 0; is_bound_apart(shader, n); n++) {
        layout->bindings = reallocate(layout->bindings, layout->binding_count + 1, sizeof *layout->bindings);
        layout->bindings[layout->binding_count++] = (struct layout_binding){.set = shader->instruments[n].set,
                                                                            .binding = shader->instruments[n].binding,
                                                                            .type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                                                            .count = 1,
                                                                            .stages = VK_SHADER_STAGE_ALL};
    }
}

/* The file gives their content as that of the UAV with this set and binding in the default layout. */
static void bind_instruments(struct device_run *run)
{
    char name[REGISTER_TEXT];

    for (uint32_t n = 0; is_bound_apart(run->shader, n); n++) {
        struct dxs_set_binding place = run->shader->instruments[n];
        const struct input *input = find_input(run->file, instrument_register(run->shader, n), false);
        if (!input)
            test_fails("the file gives no %s for the instruments",
                       describe_register(instrument_register(run->shader, n), name));
        struct device_resource *r = &run->resources[input - run->file->inputs];
        if (!r->input)
            *r = create_resource(run->device, input, DXS_RESOURCE_KIND_RAW_BUFFER, true, 0);
        if (run->heaps)
            put_device_buffer(run, place, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, r->buffer, r->buffer_size);
        else
            add_buffer_write(&run->writes, run->sets[place.set], place, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                             r->buffer);
    }
}

/* ---- The run ----------------------------------------------------------------------------------------------------- */

struct device_run *prepare_run(const struct device *device, const struct shader *shader, const struct run_file *file)
{
    struct device_run *run = allocate(1, sizeof *run);
    const struct start *start = &starts[file->start];
    enum phase before = begin_phase(PHASE_DRIVER);

    *run = (struct device_run){.device = device, .shader = shader, .file = file};
    if (start->stage != ANY_STAGE && shader->entry.stage != start->stage)
        test_fails("the file starts a %s shader, this is a %s shader", dxs_stage_name(start->stage),
                   dxs_stage_name(shader->entry.stage));
    if (!(device->queue_flags & start->queue))
        test_skips("the device has no queue for %s shaders", dxs_stage_name(start->stage));
    run->wave_size = device->properties11.subgroupSize;
    run->resources = allocate(file->input_count, sizeof *run->resources);
    struct slots slots = find_slots(shader, file);
    struct layout_data layout = shader->emulates_heaps ? emulated_layout(shader)
                                : shader->root         ? root_layout_data(device, shader->root)
                                                       : slots_layout(&slots, start->flags);
    if (!shader->emulates_heaps)
        add_instruments(shader, &layout);
    if (start->needs_own_buffer)
        add_own_binding(run, &layout);
    if (shader->descriptor_heap)
        run->heaps = create_heaps(device, &shader->bound_heaps, shader->root, shader->emulates_heaps);
    if (!run->heaps || !run->heaps->native) {
        run->layout = create_pipeline_layout(device, &layout);
        run->sets = allocate_sets(device, &layout, &run->layout);
    }
    run->writes = describe_slots(device, shader, &slots, file, run->sets, run->heaps, run->resources);
    bind_instruments(run);
    prepare_root_arguments(run, &slots);
    create_command_pool(run);
    start->prepare(run);
    begin_phase(before);
    return run;
}

/* ---- Commands ---------------------------------------------------------------------------------------------------- */

static void everything_before_is_seen(VkCommandBuffer commands)
{
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                               .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
                               .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT};
    VkPipelineStageFlags stages = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT | VK_PIPELINE_STAGE_HOST_BIT;

    vkCmdPipelineBarrier(commands, stages, stages, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static void push_descriptors(const struct device_run *run, VkCommandBuffer commands, VkPipelineBindPoint point,
                             uint32_t set)
{
    PFN_vkCmdPushDescriptorSetKHR push =
        (PFN_vkCmdPushDescriptorSetKHR)vkGetDeviceProcAddr(run->device->device, "vkCmdPushDescriptorSetKHR");

    for (uint32_t i = 0; i < run->writes.count; i++)
        if (!run->writes.items[i].dstSet)
            push(commands, point, run->layout.layout, set, 1, &run->writes.items[i]);
}

static void bind_sets(const struct device_run *run, VkCommandBuffer commands)
{
    VkPipelineBindPoint point = starts[run->file->start].point;

    vkCmdBindPipeline(commands, point, run->pipeline);
    if (run->heaps)
        bind_heaps(run->heaps, commands);
    for (uint32_t set = 0; set < run->layout.set_count; set++) {
        if (run->sets[set])
            vkCmdBindDescriptorSets(commands, point, run->layout.layout, set, 1, &run->sets[set], 0, NULL);
        else
            push_descriptors(run, commands, point, set); /* at most one set takes push descriptors */
    }
    push_root_arguments(run, commands);
}

static void write_descriptors(const struct device_run *run)
{
    for (uint32_t i = 0; i < run->writes.count; i++)
        if (run->writes.items[i].dstSet)
            vkUpdateDescriptorSets(run->device->device, 1, &run->writes.items[i], 0, NULL);
}

static void record_all(const struct device_run *run, VkCommandBuffer commands)
{
    VkCommandBufferBeginInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};

    check(vkBeginCommandBuffer(commands, &info), "vkBeginCommandBuffer");
    for (size_t i = 0; i < run->file->input_count; i++)
        record_upload(commands, &run->resources[i]);
    everything_before_is_seen(commands);
    bind_sets(run, commands);
    starts[run->file->start].record(run, commands);
    everything_before_is_seen(commands);
    for (size_t i = 0; i < run->file->input_count; i++)
        record_download(commands, &run->resources[i]);
    everything_before_is_seen(commands);
    check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
}

void run_on_device(struct device_run *run)
{
    const struct device *d = run->device;
    VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                        .commandPool = run->pool,
                                        .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                        .commandBufferCount = 1};
    VkCommandBuffer commands;
    enum phase before = begin_phase(PHASE_DRIVER);

    for (size_t i = 0; i < run->file->input_count; i++)
        fill_resource(&run->resources[i]);
    if (starts[run->file->start].fill)
        starts[run->file->start].fill(run);
    update_root_arguments(run);
    write_descriptors(run);
    if (run->shader->emulates_heaps)
        write_emulated_descriptors(run);
    check(vkAllocateCommandBuffers(d->device, &info, &commands), "vkAllocateCommandBuffers");
    record_all(run, commands);
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    check(vkQueueSubmit(d->queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(vkQueueWaitIdle(d->queue), "vkQueueWaitIdle");
    vkFreeCommandBuffers(d->device, run->pool, 1, &commands);
    for (size_t i = 0; i < run->file->input_count; i++)
        check_surroundings(&run->resources[i]);
    if (starts[run->file->start].collect)
        starts[run->file->start].collect(run);
    begin_phase(before);
}
