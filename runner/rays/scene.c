/* Acceleration structures: one bottom level per instance and one top level. */
#include "runner/rays/scene.h"

#include "runner/common/report.h"
#include "runner/bind/resources.h"
#include "runner/run_files/run_scene.h"

#include <string.h>

enum {
    TRIANGLE_BYTES = 9 * sizeof(float),
    BOX_BYTES = sizeof(VkAabbPositionsKHR),
    ALLOW_DATA_ACCESS = 0x800 /* VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_DATA_ACCESS_KHR */
};

/* One acceleration structure and its build inputs. */
struct scene_level {
    VkAccelerationStructureBuildGeometryInfoKHR info;
    VkAccelerationStructureBuildRangeInfoKHR *ranges;
    VkDeviceAddress address;
    void *mapped; /* vertices of all geometries, or instances */
};

/* Loads a function of an extension. */
#define DEVICE_FUNCTION(d, name) PFN_##name name = (PFN_##name)vkGetDeviceProcAddr((d)->device, #name)

static VkDeviceAddress address_of(const struct device *d, VkBuffer buffer)
{
    VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = buffer};

    return vkGetBufferDeviceAddress(d->device, &info);
}

static VkDeviceAddress create_build_input(const struct device *d, struct scene_level *level, size_t size)
{
    struct device_buffer b = create_device_buffer(d, size,
                                                  VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR |
                                                      VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);

    level->mapped = b.mapped;
    return address_of(d, b.buffer);
}

static VkDeviceAddress create_scratch(const struct device *d, VkDeviceSize size)
{
    enum {
        MAX_ALIGNMENT = 256
    };
    struct device_buffer b = create_device_buffer(
        d, size + MAX_ALIGNMENT, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);

    return (address_of(d, b.buffer) + MAX_ALIGNMENT - 1) & ~(VkDeviceAddress)(MAX_ALIGNMENT - 1);
}

/* Creates one level for these geometries. `counts`: primitives per geometry. */
static void create_level(const struct device *d, struct scene_level *level, VkAccelerationStructureTypeKHR type,
                         const VkAccelerationStructureGeometryKHR *geometries, const uint32_t *counts, uint32_t count)
{
    DEVICE_FUNCTION(d, vkGetAccelerationStructureBuildSizesKHR);
    DEVICE_FUNCTION(d, vkCreateAccelerationStructureKHR);
    DEVICE_FUNCTION(d, vkGetAccelerationStructureDeviceAddressKHR);
    VkAccelerationStructureBuildSizesInfoKHR sizes = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR};

    level->info = (VkAccelerationStructureBuildGeometryInfoKHR){
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR,
        .type = type,
        .flags = device_has(d, "position-fetch") && type == VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR
                     ? ALLOW_DATA_ACCESS
                     : 0,
        .geometryCount = count,
        .pGeometries = geometries};
    level->ranges = allocate(count, sizeof *level->ranges);
    for (uint32_t i = 0; i < count; i++)
        level->ranges[i].primitiveCount = counts[i];
    vkGetAccelerationStructureBuildSizesKHR(d->device, VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &level->info,
                                            counts, &sizes);
    VkAccelerationStructureCreateInfoKHR create = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR,
        .buffer = create_device_buffer(d, sizes.accelerationStructureSize,
                                       VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR |
                                           VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT)
                      .buffer,
        .size = sizes.accelerationStructureSize,
        .type = type};
    check(vkCreateAccelerationStructureKHR(d->device, &create, NULL, &level->info.dstAccelerationStructure),
          "vkCreateAccelerationStructureKHR");
    level->info.scratchData.deviceAddress = create_scratch(d, sizes.buildScratchSize);
    VkAccelerationStructureDeviceAddressInfoKHR address = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR,
        .accelerationStructure = level->info.dstAccelerationStructure};
    level->address = vkGetAccelerationStructureDeviceAddressKHR(d->device, &address);
}

/* ---- Geometries of instances ------------------------------------------------------------------------------------- */

static size_t size_of(const struct dxs_exec_geometry *geometry)
{
    return (size_t)geometry->count * (geometry->is_boxes ? BOX_BYTES : TRIANGLE_BYTES);
}

static VkAccelerationStructureGeometryKHR geometry_at(const struct dxs_exec_geometry *geometry, VkDeviceAddress address)
{
    VkAccelerationStructureGeometryKHR result = {.sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR,
                                                 .flags = geometry->is_opaque ? VK_GEOMETRY_OPAQUE_BIT_KHR : 0};

    if (geometry->is_boxes) {
        result.geometryType = VK_GEOMETRY_TYPE_AABBS_KHR;
        result.geometry.aabbs = (VkAccelerationStructureGeometryAabbsDataKHR){
            .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_AABBS_DATA_KHR,
            .data.deviceAddress = address,
            .stride = BOX_BYTES};
        return result;
    }
    result.geometryType = VK_GEOMETRY_TYPE_TRIANGLES_KHR;
    result.geometry.triangles = (VkAccelerationStructureGeometryTrianglesDataKHR){
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_TRIANGLES_DATA_KHR,
        .vertexFormat = VK_FORMAT_R32G32B32_SFLOAT,
        .vertexData.deviceAddress = address,
        .vertexStride = TRIANGLE_BYTES / 3,
        .maxVertex = 3 * geometry->count - 1,
        .indexType = VK_INDEX_TYPE_NONE_KHR};
    return result;
}

static void create_lower_level(const struct device *d, struct scene_level *level,
                               const struct dxs_exec_instance *instance)
{
    VkAccelerationStructureGeometryKHR *geometries = allocate(instance->geometry_count, sizeof *geometries);
    uint32_t *counts = allocate(instance->geometry_count, sizeof *counts);
    size_t size = 0, at = 0;

    for (uint32_t i = 0; i < instance->geometry_count; i++)
        size += size_of(&instance->geometries[i]);
    VkDeviceAddress address = create_build_input(d, level, size);
    for (uint32_t i = 0; i < instance->geometry_count; at += size_of(&instance->geometries[i++])) {
        geometries[i] = geometry_at(&instance->geometries[i], address + at);
        counts[i] = instance->geometries[i].count;
    }
    create_level(d, level, VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR, geometries, counts,
                 instance->geometry_count);
}

/* ---- The scene --------------------------------------------------------------------------------------------------- */

static void create_upper_level(const struct device *d, const struct scene *scene, const struct dxs_exec_scene *contents)
{
    struct scene_level *level = &scene->levels[contents->instance_count];
    VkAccelerationStructureInstanceKHR *instances;
    VkAccelerationStructureGeometryKHR *geometry = allocate(1, sizeof *geometry);

    *geometry = (VkAccelerationStructureGeometryKHR){
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR,
        .geometryType = VK_GEOMETRY_TYPE_INSTANCES_KHR,
        .geometry.instances = {.sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR,
                               .data.deviceAddress =
                                   create_build_input(d, level, contents->instance_count * sizeof *instances)}};
    instances = level->mapped;
    for (uint32_t i = 0; i < contents->instance_count; i++) {
        const struct dxs_exec_instance *from = &contents->instances[i];
        instances[i] = (VkAccelerationStructureInstanceKHR){
            .instanceCustomIndex = from->id & 0xFFFFFF,
            .mask = from->mask & 0xFF,
            .instanceShaderBindingTableRecordOffset = from->contribution & 0xFFFFFF,
            .flags = from->flags & 0xFF, /* Vulkan's flags have the same values */
            .accelerationStructureReference = scene->levels[i].address};
        memcpy(&instances[i].transform, from->to_world, sizeof instances[i].transform);
    }
    create_level(d, level, VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR, geometry, &contents->instance_count, 1);
}

struct scene create_scene(const struct device *d, const struct input *input)
{
    struct dxs_exec_scene *contents = describe_scene(input);
    struct scene scene = {.device = d, .level_count = contents->instance_count + 1};

    if (!device_has(d, "acceleration-structures"))
        test_skips("the device lacks acceleration-structures");
    scene.levels = allocate(scene.level_count, sizeof *scene.levels);
    for (uint32_t i = 0; i < contents->instance_count; i++)
        create_lower_level(d, &scene.levels[i], &contents->instances[i]);
    create_upper_level(d, &scene, contents);
    scene.structure = scene.levels[contents->instance_count].info.dstAccelerationStructure;
    scene.address = scene.levels[contents->instance_count].address;
    release_scene(contents);
    return scene;
}

void fill_scene(const struct scene *scene, const struct input *input)
{
    struct dxs_exec_scene *contents = describe_scene(input);

    for (uint32_t i = 0; i < contents->instance_count; i++) {
        const struct dxs_exec_instance *instance = &contents->instances[i];
        uint8_t *to = scene->levels[i].mapped;
        for (uint32_t k = 0; k < instance->geometry_count; to += size_of(&instance->geometries[k++]))
            memcpy(to, instance->geometries[k].vertices, size_of(&instance->geometries[k]));
    }
    release_scene(contents);
}

void record_scene(const struct scene *scene, VkCommandBuffer commands)
{
    DEVICE_FUNCTION(scene->device, vkCmdBuildAccelerationStructuresKHR);
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                               .srcAccessMask = VK_ACCESS_ACCELERATION_STRUCTURE_WRITE_BIT_KHR,
                               .dstAccessMask = VK_ACCESS_ACCELERATION_STRUCTURE_READ_BIT_KHR};
    const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_ACCELERATION_STRUCTURE_BUILD_BIT_KHR;

    for (uint32_t i = 0; i < scene->level_count; i++) {
        const VkAccelerationStructureBuildRangeInfoKHR *ranges = scene->levels[i].ranges;
        if (i + 1 == scene->level_count)
            vkCmdPipelineBarrier(commands, stage, stage, 0, 1, &barrier, 0, NULL, 0, NULL);
        vkCmdBuildAccelerationStructuresKHR(commands, 1, &scene->levels[i].info, &ranges);
    }
}
