/* Runs compute shaders: creates the pipeline, records the dispatch. */
#include "runner/draw/pipelines.h"
#include "runner/common/report.h"

struct subgroups subgroups_of(const struct device *device, const struct shader *shader)
{
    const struct dxs_entry *entry = &shader->entry;
    bool is_virtual = shader->wave_size != 0;
    uint32_t size = is_virtual ? device->properties11.subgroupSize : wave_size_on(device, entry);
    uint32_t threads = entry->thread_group[0] * entry->thread_group[1] * entry->thread_group[2];

    return (struct subgroups){
        .size = size,
        .is_required = !is_virtual && device->features.v13.subgroupSizeControl &&
                       (device->properties13.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) &&
                       threads <= size * device->properties13.maxComputeWorkgroupSubgroups,
        .are_full = device->features.v13.computeFullSubgroups && size && entry->thread_group[0] % size == 0};
}

void prepare_compute(struct device_run *run)
{
    const struct device *device = run->device;

    run->wave_size = wave_size_on(device, &run->shader->entry);
    if (run->wave_size == 0)
        test_skips("the device has no waves of %u lanes", run->shader->entry.wave_size_min);
    struct subgroups subgroups = subgroups_of(device, run->shader);
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo size_info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO,
        .requiredSubgroupSize = subgroups.size};
    VkComputePipelineCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
        .pNext = heap_pipeline(run->heaps, NULL),
        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                  .pNext = heap_stage(run->heaps, VK_SHADER_STAGE_COMPUTE_BIT, NULL, 0,
                                      subgroups.is_required ? &size_info : NULL),
                  .flags = subgroups.are_full ? VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT : 0,
                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                  .module = create_module(device, run->shader->words, run->shader->word_count),
                  .pName = run->shader->entry_name},
        .layout = run->layout.layout,
    };
    check(vkCreateComputePipelines(device->device, VK_NULL_HANDLE, 1, &info, NULL, &run->pipeline),
          "vkCreateComputePipelines");
}

void record_dispatch(const struct device_run *run, VkCommandBuffer commands)
{
    const uint32_t *groups = run->file->groups;

    vkCmdDispatch(commands, groups[0], groups[1], groups[2]);
}
