/* Runs compute shaders: creates the pipeline, records the dispatch. */
#include "draw/pipelines.h"
#include "device/report.h"

uint32_t wave_size_on(const struct device *device, const struct dxs_entry *entry)
{
    uint32_t own = device->properties11.subgroupSize, least = entry->wave_size_min, most = entry->wave_size_max;

    if (least == 0 || (least <= own && own <= most))
        return own;
    for (uint32_t size = least; size <= most; size *= 2)
        if (device_has_wave_size(device, size))
            return size;
    return 0;
}

void prepare_compute(struct device_run *run)
{
    const struct device *device = run->device;
    const struct dxs_entry *entry = &run->shader->entry;

    run->wave_size = wave_size_on(device, entry);
    if (run->wave_size == 0)
        test_skips("the device has no waves of %u lanes", entry->wave_size_min);
    uint32_t threads = entry->thread_group[0] * entry->thread_group[1] * entry->thread_group[2];
    bool is_chosen = device->features.v13.subgroupSizeControl &&
                     (device->properties13.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) &&
                     threads <= run->wave_size * device->properties13.maxComputeWorkgroupSubgroups;
    bool is_full = device->features.v13.computeFullSubgroups && entry->thread_group[0] % run->wave_size == 0;
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo size_info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO,
        .requiredSubgroupSize = run->wave_size};
    VkComputePipelineCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
        .pNext = heap_pipeline(run->heaps, NULL),
        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                  .pNext = heap_stage(run->heaps, VK_SHADER_STAGE_COMPUTE_BIT, NULL, 0, is_chosen ? &size_info : NULL),
                  .flags = is_full ? VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT : 0,
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
