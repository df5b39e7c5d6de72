#include "scene.h"

#include "report.h"
#include "resources.h"

#include <string.h>

enum {
    TRIANGLE_BYTES = 9 * sizeof(float)
};

/* Loads a function of an extension. */
#define DEVICE_FUNCTION(d, name) PFN_##name name = (PFN_##name)vkGetDeviceProcAddr((d)->device, #name)

static VkDeviceAddress address_of(const struct device *d, VkBuffer buffer)
{
    VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = buffer};

    return vkGetBufferDeviceAddress(d->device, &info);
}

static VkDeviceAddress create_build_input(const struct device *d, const void *bytes, size_t size)
{
    struct device_buffer b = create_device_buffer(d, size,
                                                  VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR |
                                                      VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);

    memcpy(b.mapped, bytes, size);
    return address_of(d, b.buffer);
}

static VkDeviceAddress create_scratch(const struct device *d, VkDeviceSize size)
{
    enum {
        MOST_ALIGNMENT = 256
    };
    struct device_buffer b = create_device_buffer(
        d, size + MOST_ALIGNMENT, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);

    return (address_of(d, b.buffer) + MOST_ALIGNMENT - 1) & ~(VkDeviceAddress)(MOST_ALIGNMENT - 1);
}

static void submit_build(const struct device *d, const VkAccelerationStructureBuildGeometryInfoKHR *build,
                         uint32_t count)
{
    DEVICE_FUNCTION(d, vkCmdBuildAccelerationStructuresKHR);
    VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                         .queueFamilyIndex = d->queue_family};
    VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                        .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                        .commandBufferCount = 1};
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    VkAccelerationStructureBuildRangeInfoKHR range = {.primitiveCount = count};
    const VkAccelerationStructureBuildRangeInfoKHR *ranges = &range;
    VkCommandBuffer commands;

    check(vkCreateCommandPool(d->device, &pool_info, NULL, &info.commandPool), "vkCreateCommandPool");
    check(vkAllocateCommandBuffers(d->device, &info, &commands), "vkAllocateCommandBuffers");
    check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
    vkCmdBuildAccelerationStructuresKHR(commands, 1, build, &ranges);
    check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    check(vkQueueSubmit(d->queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(vkQueueWaitIdle(d->queue), "vkQueueWaitIdle");
}

static struct scene build(const struct device *d, VkAccelerationStructureTypeKHR type,
                          const VkAccelerationStructureGeometryKHR *geometry, uint32_t count)
{
    DEVICE_FUNCTION(d, vkGetAccelerationStructureBuildSizesKHR);
    DEVICE_FUNCTION(d, vkCreateAccelerationStructureKHR);
    DEVICE_FUNCTION(d, vkGetAccelerationStructureDeviceAddressKHR);
    VkAccelerationStructureBuildGeometryInfoKHR info = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR,
        .type = type,
        .geometryCount = 1,
        .pGeometries = geometry};
    VkAccelerationStructureBuildSizesInfoKHR sizes = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR};
    struct scene scene;

    vkGetAccelerationStructureBuildSizesKHR(d->device, VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &info, &count,
                                            &sizes);
    VkAccelerationStructureCreateInfoKHR create = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR,
        .buffer = create_device_buffer(d, sizes.accelerationStructureSize,
                                       VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR |
                                           VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT)
                      .buffer,
        .size = sizes.accelerationStructureSize,
        .type = type};
    check(vkCreateAccelerationStructureKHR(d->device, &create, NULL, &scene.structure),
          "vkCreateAccelerationStructureKHR");
    info.dstAccelerationStructure = scene.structure;
    info.scratchData.deviceAddress = create_scratch(d, sizes.buildScratchSize);
    submit_build(d, &info, count);
    VkAccelerationStructureDeviceAddressInfoKHR address = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR,
        .accelerationStructure = scene.structure};
    scene.address = vkGetAccelerationStructureDeviceAddressKHR(d->device, &address);
    return scene;
}

struct scene create_scene(const struct device *d, const struct input *input)
{
    if (!device_has(d, "ray-query"))
        test_skips("the device lacks ray-query");
    uint32_t triangles = (uint32_t)(input->size / TRIANGLE_BYTES);
    VkAccelerationStructureGeometryKHR geometry = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR,
        .geometryType = VK_GEOMETRY_TYPE_TRIANGLES_KHR,
        .geometry.triangles = {.sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_TRIANGLES_DATA_KHR,
                               .vertexFormat = VK_FORMAT_R32G32B32_SFLOAT,
                               .vertexData.deviceAddress = create_build_input(d, input->bytes, input->size),
                               .vertexStride = TRIANGLE_BYTES / 3,
                               .maxVertex = 3 * triangles - 1,
                               .indexType = VK_INDEX_TYPE_NONE_KHR}};
    struct scene triangle_list = build(d, VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR, &geometry, triangles);

    VkAccelerationStructureInstanceKHR instance = {.transform = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}},
                                                   .mask = 0xFF,
                                                   .accelerationStructureReference = triangle_list.address};
    geometry = (VkAccelerationStructureGeometryKHR){
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR,
        .geometryType = VK_GEOMETRY_TYPE_INSTANCES_KHR,
        .geometry.instances = {.sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR,
                               .data.deviceAddress = create_build_input(d, &instance, sizeof instance)}};
    return build(d, VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR, &geometry, 1);
}
