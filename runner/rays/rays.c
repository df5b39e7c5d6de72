/* Runs ray tracing pipelines. The pipeline has one shader group per record of the file's shader table, in the file's
 * order. */
#include "runner/execute/device_run.h"
#include "runner/draw/pipelines.h"
#include "runner/common/report.h"

#include <string.h>

enum {
    MAX_RECURSION = 8
};

/* ---- The pipeline ------------------------------------------------------------------------------------------------ */

/* Index of a shader among the pipeline's stages: the one for this record, if there is one for each. */
static uint32_t find_stage(const struct shader *shader, const char *name, enum dxs_stage stage, size_t record)
{
    if (!name)
        return VK_SHADER_UNUSED_KHR;
    for (uint32_t i = 0; i < shader->stage_count; i++)
        if (strcmp(shader->stages[i].entry->name, name) == 0 && shader->stages[i].entry->stage == stage &&
            (!shader->stages[i].of_record || shader->stages[i].of_record == record + 1))
            return i;
    test_fails("the library has no %s shader %s", dxs_stage_name(stage), name);
}

/* Only hit groups may lack all shaders. Other records without one have no group, and a handle of zeros. */
static bool is_null(const struct shader_record *record)
{
    return record->kind != RECORD_HIT && !record->shaders[0];
}

static VkRayTracingShaderGroupCreateInfoKHR make_group(const struct shader *shader, const struct rays *rays,
                                                       size_t number)
{
    static const enum dxs_stage stages[] = {[RECORD_GENERATION] = DXS_STAGE_RAY_GENERATION,
                                            [RECORD_MISS] = DXS_STAGE_MISS,
                                            [RECORD_CALLABLE] = DXS_STAGE_CALLABLE};
    const struct shader_record *record = &rays->records[number];
    VkRayTracingShaderGroupCreateInfoKHR group = {.sType = VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR,
                                                  .type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR,
                                                  .generalShader = VK_SHADER_UNUSED_KHR,
                                                  .closestHitShader = VK_SHADER_UNUSED_KHR,
                                                  .anyHitShader = VK_SHADER_UNUSED_KHR,
                                                  .intersectionShader = VK_SHADER_UNUSED_KHR};

    if (record->kind != RECORD_HIT) {
        group.generalShader = find_stage(shader, record->shaders[0], stages[record->kind], number);
        return group;
    }
    group.type = record->shaders[2] ? VK_RAY_TRACING_SHADER_GROUP_TYPE_PROCEDURAL_HIT_GROUP_KHR
                                    : VK_RAY_TRACING_SHADER_GROUP_TYPE_TRIANGLES_HIT_GROUP_KHR;
    group.closestHitShader = find_stage(shader, record->shaders[0], DXS_STAGE_CLOSEST_HIT, number);
    group.anyHitShader = find_stage(shader, record->shaders[1], DXS_STAGE_ANY_HIT, number);
    group.intersectionShader = find_stage(shader, record->shaders[2], DXS_STAGE_INTERSECTION, number);
    return group;
}

static VkPhysicalDeviceRayTracingPipelinePropertiesKHR query_limits(const struct device *d)
{
    VkPhysicalDeviceRayTracingPipelinePropertiesKHR limits = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                              .pNext = &limits};

    vkGetPhysicalDeviceProperties2(d->physical, &properties);
    return limits;
}

static void create_rays_pipeline(struct device_run *run, uint32_t recursion)
{
    const struct rays *rays = &run->file->rays;
    const struct shader *shader = run->shader;
    VkPipelineShaderStageCreateInfo *stages = allocate(shader->stage_count, sizeof *stages);
    VkRayTracingShaderGroupCreateInfoKHR *groups = allocate(rays->record_count, sizeof *groups);
    uint32_t group_count = 0;
    PFN_vkCreateRayTracingPipelinesKHR create =
        (PFN_vkCreateRayTracingPipelinesKHR)vkGetDeviceProcAddr(run->device->device, "vkCreateRayTracingPipelinesKHR");

    for (uint32_t i = 0; i < shader->stage_count; i++)
        stages[i] = (VkPipelineShaderStageCreateInfo){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
            .pNext = heap_stage(run->heaps, stage_bit(shader->stages[i].entry->stage), shader->stages[i].mappings,
                                shader->stages[i].mapping_count, NULL),
            .stage = stage_bit(shader->stages[i].entry->stage),
            .module = create_module(run->device, shader->stages[i].words, shader->stages[i].word_count),
            .pName = shader->entry_name};
    for (size_t i = 0; i < rays->record_count; i++)
        if (!is_null(&rays->records[i]))
            groups[group_count++] = make_group(shader, rays, i);
    VkRayTracingPipelineCreateInfoKHR info = {.sType = VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR,
                                              .pNext = heap_pipeline(run->heaps, NULL),
                                              .stageCount = shader->stage_count,
                                              .pStages = stages,
                                              .groupCount = group_count,
                                              .pGroups = groups,
                                              .maxPipelineRayRecursionDepth = recursion,
                                              .layout = run->layout.layout};
    check(create(run->device->device, VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, NULL, &run->pipeline),
          "vkCreateRayTracingPipelinesKHR");
}

/* ---- The shader table -------------------------------------------------------------------------------------------- */

static size_t align(size_t size, size_t alignment)
{
    return (size + alignment - 1) / alignment * alignment;
}

/* Device address of a buffer for a shader record. Creates the buffer if no descriptor refers to it. */
static VkDeviceAddress address_in_record(const struct device_run *run, struct register_name name)
{
    const struct input *input = find_input(run->file, name, false);
    char text[REGISTER_TEXT];

    if (!input)
        test_fails("a record has the address of %s, which the file does not give", describe_register(name, text));
    struct device_resource *r = &run->resources[input - run->file->inputs];
    if (!r->input)
        *r = create_resource(run->device, input, DXS_RESOURCE_KIND_RAW_BUFFER, true, 0);
    return address_of_resource(run->device, r);
}

/* A GPU descriptor handle as a translation layer could form it. The low word is heap index << log2 of the descriptor
 * size. The high word is arbitrary: shaders must ignore it. */
static uint64_t descriptor_handle(const struct device_run *run, const struct record_item *item)
{
    const struct root_binding *root = run->shader->root;
    uint32_t shift = !root                      ? 0
                     : item->name.letter == 'd' ? root->sampler_descriptor_size_log2
                                                : root->descriptor_size_log2;

    return UINT64_C(0x5EED) << 32 | (uint32_t)(item->value << shift);
}

/* Addresses and descriptor handles are aligned to 8 bytes. */
size_t record_data(const struct device_run *run, const struct shader_record *record, uint8_t *out)
{
    size_t at = 0;

    for (size_t i = 0; i < record->item_count; i++) {
        const struct record_item *item = &record->items[i];
        uint64_t value = item->value;
        size_t size = item->kind == RECORD_WORD ? sizeof(uint32_t) : sizeof(uint64_t);
        if (out && item->kind == RECORD_ADDRESS)
            value = address_in_record(run, item->name);
        if (item->kind == RECORD_DESCRIPTOR)
            value = descriptor_handle(run, item);
        at = align(at, size);
        if (out)
            memcpy(out + at, &value, size); /* the low bytes: host and table are little-endian */
        at += size;
    }
    return at;
}

/* Writes all records of a kind to the table. */
static VkStridedDeviceAddressRegionKHR fill_region(const struct device_run *run, enum record_kind kind,
                                                   const uint8_t *handles, size_t handle_size, size_t stride, size_t at)
{
    const struct rays *rays = &run->file->rays;
    VkStridedDeviceAddressRegionKHR region = {run->shader_table_address + at, stride, 0};

    for (size_t i = 0; i < rays->record_count; i++) {
        const uint8_t *handle = handles;
        if (!is_null(&rays->records[i]))
            handles += handle_size;
        if (rays->records[i].kind != kind)
            continue;
        uint8_t *record = run->shader_table + at + region.size;
        if (is_null(&rays->records[i]))
            memset(record, 0, handle_size);
        else
            memcpy(record, handle, handle_size);
        record_data(run, &rays->records[i], record + handle_size);
        region.size += stride;
    }
    return region;
}

static void create_shader_table(struct device_run *run, const VkPhysicalDeviceRayTracingPipelinePropertiesKHR *limits)
{
    const struct rays *rays = &run->file->rays;
    size_t handle_size = limits->shaderGroupHandleSize, base = limits->shaderGroupBaseAlignment, stride = 0;
    uint8_t *handles = allocate(rays->record_count, handle_size);
    PFN_vkGetRayTracingShaderGroupHandlesKHR get = (PFN_vkGetRayTracingShaderGroupHandlesKHR)vkGetDeviceProcAddr(
        run->device->device, "vkGetRayTracingShaderGroupHandlesKHR");

    uint32_t group_count = 0;
    for (size_t i = 0; i < rays->record_count; i++)
        group_count += !is_null(&rays->records[i]);
    check(get(run->device->device, run->pipeline, 0, group_count, group_count * handle_size, handles),
          "vkGetRayTracingShaderGroupHandlesKHR");
    for (size_t i = 0; i < rays->record_count; i++) {
        size_t size = align(handle_size + record_data(run, &rays->records[i], NULL), base);
        stride = size > stride ? size : stride;
    }
    size_t size = stride * rays->record_count + base;
    struct device_buffer buffer = create_device_buffer(
        run->device, size, VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = buffer.buffer};
    VkDeviceAddress address = vkGetBufferDeviceAddress(run->device->device, &info);
    run->shader_table_address = align(address, base);
    run->shader_table = (uint8_t *)buffer.mapped + (run->shader_table_address - address);
    size_t at = 0;
    for (int kind = 0; kind < RECORD_KINDS; kind++) {
        run->regions[kind] = fill_region(run, (enum record_kind)kind, handles, handle_size, stride, at);
        at += run->regions[kind].size;
    }
}

void prepare_rays(struct device_run *run)
{
    VkPhysicalDeviceRayTracingPipelinePropertiesKHR limits = query_limits(run->device);
    uint32_t recursion = limits.maxRayRecursionDepth < MAX_RECURSION ? limits.maxRayRecursionDepth : MAX_RECURSION;

    create_rays_pipeline(run, recursion);
    create_shader_table(run, &limits);
}

void record_rays(const struct device_run *run, VkCommandBuffer commands)
{
    const uint32_t *extent = run->file->rays.extent;
    PFN_vkCmdTraceRaysKHR trace = (PFN_vkCmdTraceRaysKHR)vkGetDeviceProcAddr(run->device->device, "vkCmdTraceRaysKHR");

    trace(commands, &run->regions[RECORD_GENERATION], &run->regions[RECORD_MISS], &run->regions[RECORD_HIT],
          &run->regions[RECORD_CALLABLE], extent[0], extent[1], extent[2]);
}
