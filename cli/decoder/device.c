/* Runs the passes of a decoder on a Vulkan device, and measures them with timestamps. The loader is opened when a
 * device is wanted: programs do without it. */
#include "cli/decoder/device.h"

#include "cli/tools/library.h"

#define VK_NO_PROTOTYPES
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <vulkan/vulkan.h>

enum {
    MAX_STAMPS = MAX_REPETITIONS * MAX_PASSES + 1,
    KEPT = 4,
    CONSTANTS_AT = 256 /* in the buffer, behind the dispatches; a multiple of every device's alignment */
};

/* ---- Vulkan's functions ------------------------------------------------------------------------------------------ */

/* clang-format off */
#define FUNCTIONS(F) \
    F(AllocateCommandBuffers) F(AllocateDescriptorSets) F(AllocateMemory) F(BeginCommandBuffer) F(BindBufferMemory) \
    F(CmdBindDescriptorSets) F(CmdBindPipeline) F(CmdCopyBuffer) F(CmdDispatch) F(CmdDispatchIndirect) \
    F(CmdPipelineBarrier) F(CmdPushConstants) F(CmdResetQueryPool) F(CmdWriteTimestamp) F(CreateBuffer) \
    F(CreateCommandPool) F(CreateComputePipelines) F(CreateDescriptorPool) F(CreateDescriptorSetLayout) \
    F(CreateDevice) F(CreatePipelineLayout) F(CreateQueryPool) F(CreateShaderModule) F(DestroyBuffer) \
    F(DestroyCommandPool) F(DestroyDescriptorPool) F(DestroyDescriptorSetLayout) F(DestroyDevice) \
    F(DestroyInstance) F(DestroyPipeline) F(DestroyPipelineLayout) F(DestroyQueryPool) F(DestroyShaderModule) \
    F(EndCommandBuffer) F(EnumeratePhysicalDevices) F(FreeCommandBuffers) F(FreeMemory) \
    F(GetBufferMemoryRequirements) F(GetDeviceQueue) F(GetPhysicalDeviceMemoryProperties) \
    F(GetPhysicalDeviceProperties) F(GetPhysicalDeviceProperties2) F(GetPhysicalDeviceQueueFamilyProperties) \
    F(GetQueryPoolResults) F(MapMemory) F(QueueSubmit) F(QueueWaitIdle) F(UnmapMemory) F(UpdateDescriptorSets)
/* clang-format on */

#define FIELD(name) PFN_vk##name name;
struct vulkan {
    void *library;
    PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
    FUNCTIONS(FIELD)
};

#if defined(_WIN32)
#define VULKAN_LIBRARY "vulkan-1.dll"
#elif defined(__APPLE__)
#define VULKAN_LIBRARY "libvulkan.1.dylib"
#else
#define VULKAN_LIBRARY "libvulkan.so.1"
#endif

/* Functions of the instance, which are those of its devices, too. */
static bool find_functions(struct vulkan *vulkan, VkInstance instance)
{
    bool are_found = true;

#define FIND(name)                                                                                                     \
    vulkan->name = (PFN_vk##name)vulkan->GetInstanceProcAddr(instance, "vk" #name);                                    \
    are_found = are_found && vulkan->name;
    FUNCTIONS(FIND)
    return are_found;
}

/* Vulkan pipelines of one decoder. */
struct pipelines {
    const struct dxs_decoder *decoder;
    bool is_indirect;
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout layout;
    VkPipeline passes[MAX_PASSES];
};

struct decoder_device {
    struct vulkan vulkan;
    VkInstance instance;
    VkPhysicalDevice physical;
    VkPhysicalDeviceProperties properties;
    VkPhysicalDeviceMemoryProperties memory;
    VkDevice device;
    uint32_t queue_family;
    bool has_timestamps;
    VkQueue queue;
    VkCommandPool command_pool;
    VkQueryPool queries;
    /* Of the last run, and of those before it: compiling takes longer than running. */
    struct pipelines pipelines, older[KEPT];
};

struct device_buffer {
    VkBuffer buffer, staging;
    VkDeviceMemory memory, staging_memory;
};

/* All objects of one run; VK_NULL_HANDLE: not created. */
struct objects {
    struct device_buffer buffers[MAX_BUFFERS], indirect; /* indirect: dispatches, then constants */
    VkDescriptorPool pool;
    VkDescriptorSet set;
    VkCommandBuffer upload, passes, read_back;
};

/* ---- The device -------------------------------------------------------------------------------------------------- */

static bool choose_queue(struct decoder_device *d)
{
    VkQueueFamilyProperties families[16];
    uint32_t count = 16;

    d->vulkan.GetPhysicalDeviceQueueFamilyProperties(d->physical, &count, families);
    for (uint32_t i = 0; i < count; i++)
        if (families[i].queueFlags & VK_QUEUE_COMPUTE_BIT) {
            d->queue_family = i;
            d->has_timestamps = families[i].timestampValidBits > 0;
            return true;
        }
    return false;
}

/* NULL, or what is missing. An instance of Vulkan 1.1 may find devices of Vulkan 1.0. */
static const char *create_instance(struct decoder_device *d)
{
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};

    d->vulkan.library = library_open(VULKAN_LIBRARY);
    if (!d->vulkan.library || !library_find(d->vulkan.library, "vkGetInstanceProcAddr", &d->vulkan.GetInstanceProcAddr))
        return "Vulkan's loader (libvulkan) is not installed";
    PFN_vkCreateInstance create = (PFN_vkCreateInstance)d->vulkan.GetInstanceProcAddr(NULL, "vkCreateInstance");
    if (!create || create(&info, NULL, &d->instance) != VK_SUCCESS)
        return "there is no driver for Vulkan 1.1";
    return find_functions(&d->vulkan, d->instance) ? NULL : "Vulkan's loader is older than Vulkan 1.1";
}

static bool choose_device(struct decoder_device *d, const char *name)
{
    VkPhysicalDevice devices[16];
    uint32_t count = 16;

    if (d->vulkan.EnumeratePhysicalDevices(d->instance, &count, devices) < VK_SUCCESS)
        return false;
    for (uint32_t i = 0; i < count; i++) {
        d->physical = devices[i];
        d->vulkan.GetPhysicalDeviceProperties(d->physical, &d->properties);
        if ((!name || strstr(d->properties.deviceName, name)) && d->properties.apiVersion >= VK_API_VERSION_1_1 &&
            choose_queue(d))
            return true;
    }
    return false;
}

static bool open_device(struct decoder_device *d)
{
    float priority = 1;
    VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                     .queueFamilyIndex = d->queue_family,
                                     .queueCount = 1,
                                     .pQueuePriorities = &priority};
    VkDeviceCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queue};
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    VkQueryPoolCreateInfo queries = {.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO,
                                     .queryType = VK_QUERY_TYPE_TIMESTAMP,
                                     .queryCount = MAX_STAMPS};

    d->vulkan.GetPhysicalDeviceMemoryProperties(d->physical, &d->memory);
    if (d->vulkan.CreateDevice(d->physical, &info, NULL, &d->device) != VK_SUCCESS)
        return false;
    d->vulkan.GetDeviceQueue(d->device, d->queue_family, 0, &d->queue);
    pool.queueFamilyIndex = d->queue_family;
    return d->vulkan.CreateCommandPool(d->device, &pool, NULL, &d->command_pool) == VK_SUCCESS &&
           d->vulkan.CreateQueryPool(d->device, &queries, NULL, &d->queries) == VK_SUCCESS;
}

static void destroy_pipelines(const struct decoder_device *d, struct pipelines *pipelines)
{
    for (uint32_t i = 0; i < MAX_PASSES; i++)
        d->vulkan.DestroyPipeline(d->device, pipelines->passes[i], NULL);
    d->vulkan.DestroyPipelineLayout(d->device, pipelines->layout, NULL);
    d->vulkan.DestroyDescriptorSetLayout(d->device, pipelines->set_layout, NULL);
    *pipelines = (struct pipelines){0};
}

void decoder_device_close(struct decoder_device *d)
{
    if (d->device) {
        destroy_pipelines(d, &d->pipelines);
        for (int i = 0; i < KEPT; i++)
            destroy_pipelines(d, &d->older[i]);
        d->vulkan.DestroyQueryPool(d->device, d->queries, NULL);
        d->vulkan.DestroyCommandPool(d->device, d->command_pool, NULL);
        d->vulkan.DestroyDevice(d->device, NULL);
    }
    if (d->instance && d->vulkan.DestroyInstance)
        d->vulkan.DestroyInstance(d->instance, NULL);
    if (d->vulkan.library)
        library_close(d->vulkan.library);
    free(d);
}

struct decoder_device *decoder_device_open(const char *name, const char **failure)
{
    struct decoder_device *d = calloc(1, sizeof *d);

    *failure = d ? create_instance(d) : "out of memory";
    if (!*failure && !choose_device(d, name))
        *failure = name ? "no device for Vulkan 1.1 has such a name" : "there is no device for Vulkan 1.1";
    if (!*failure && !open_device(d))
        *failure = "the driver makes no device";
    if (d && *failure) {
        decoder_device_close(d);
        return NULL;
    }
    return d;
}

const char *decoder_device_name(const struct decoder_device *d)
{
    return d->properties.deviceName;
}

bool decoder_device_takes(const struct decoder_device *d, const struct dxs_decoder *decoder)
{
    const VkSubgroupFeatureFlags wanted =
        VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT | VK_SUBGROUP_FEATURE_ARITHMETIC_BIT;
    VkPhysicalDeviceSubgroupProperties subgroups = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                              .pNext = &subgroups};

    d->vulkan.GetPhysicalDeviceProperties2(d->physical, &properties);
    bool has_waves = subgroups.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT &&
                     (subgroups.supportedOperations & wanted) == wanted && subgroups.subgroupSize >= 4;
    bool has_large_groups = d->properties.limits.maxComputeWorkGroupInvocations >= 512;
    return (has_waves || !(decoder->needs & DXS_DECODER_NEED_WAVES)) &&
           (has_large_groups || !(decoder->needs & DXS_DECODER_NEED_LARGE_GROUPS));
}

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

static bool create_buffer(const struct decoder_device *d, size_t size, VkBufferUsageFlags usage,
                          VkMemoryPropertyFlags wanted, VkBuffer *buffer, VkDeviceMemory *memory)
{
    VkBufferCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size > 0 ? size : 4, .usage = usage};
    VkMemoryRequirements needs;
    VkMemoryAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};

    if (d->vulkan.CreateBuffer(d->device, &info, NULL, buffer) != VK_SUCCESS)
        return false;
    d->vulkan.GetBufferMemoryRequirements(d->device, *buffer, &needs);
    allocation.allocationSize = needs.size;
    while (allocation.memoryTypeIndex < d->memory.memoryTypeCount &&
           (!(needs.memoryTypeBits >> allocation.memoryTypeIndex & 1) ||
            (d->memory.memoryTypes[allocation.memoryTypeIndex].propertyFlags & wanted) != wanted))
        allocation.memoryTypeIndex++;
    return allocation.memoryTypeIndex < d->memory.memoryTypeCount &&
           d->vulkan.AllocateMemory(d->device, &allocation, NULL, memory) == VK_SUCCESS &&
           d->vulkan.BindBufferMemory(d->device, *buffer, *memory, 0) == VK_SUCCESS;
}

static bool create_buffers(const struct decoder_device *d, const struct device_run *run, struct objects *o)
{
    for (uint32_t i = 0; i < run->decoder->buffer_count; i++) {
        struct device_buffer *b = &o->buffers[i];
        void *mapped;
        if (!create_buffer(d, run->sizes[i],
                           VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                               VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                           VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, &b->buffer, &b->memory))
            return false;
        if (!run->buffers[i])
            continue;
        if (!create_buffer(d, run->sizes[i], VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                           VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT, &b->staging,
                           &b->staging_memory) ||
            d->vulkan.MapMemory(d->device, b->staging_memory, 0, VK_WHOLE_SIZE, 0, &mapped) != VK_SUCCESS)
            return false;
        memcpy(mapped, run->buffers[i], run->sizes[i]);
        d->vulkan.UnmapMemory(d->device, b->staging_memory);
    }
    return true;
}

static bool create_indirect(const struct decoder_device *d, const struct device_run *run, struct objects *o)
{
    void *mapped;

    if (!create_buffer(d, CONSTANTS_AT + MAX_CONSTANTS * 4,
                       VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT,
                       VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT, &o->indirect.buffer,
                       &o->indirect.memory) ||
        d->vulkan.MapMemory(d->device, o->indirect.memory, 0, VK_WHOLE_SIZE, 0, &mapped) != VK_SUCCESS)
        return false;
    memcpy(mapped, run->dispatches, run->decoder->pass_count * sizeof(VkDispatchIndirectCommand));
    memcpy((char *)mapped + CONSTANTS_AT, run->limited, MAX_CONSTANTS * 4);
    d->vulkan.UnmapMemory(d->device, o->indirect.memory);
    return true;
}

static bool is_read_back(const struct device_run *run, uint32_t buffer)
{
    return run->buffers[buffer] &&
           !(run->inputs_are_large && run->decoder->buffers[buffer].role == DXS_DECODER_ROLE_INPUT);
}

static bool read_back(const struct decoder_device *d, const struct device_run *run, const struct objects *o)
{
    for (uint32_t i = 0; i < run->decoder->buffer_count; i++) {
        void *mapped;
        if (!is_read_back(run, i))
            continue;
        if (d->vulkan.MapMemory(d->device, o->buffers[i].staging_memory, 0, VK_WHOLE_SIZE, 0, &mapped) != VK_SUCCESS)
            return false;
        memcpy(run->buffers[i], mapped, run->sizes[i]);
        d->vulkan.UnmapMemory(d->device, o->buffers[i].staging_memory);
    }
    return true;
}

/* ---- The interface as the header tells it ------------------------------------------------------------------------ */

static bool create_layout(const struct decoder_device *d, const struct dxs_decoder *decoder, struct pipelines *p)
{
    VkDescriptorSetLayoutBinding bindings[MAX_BUFFERS + 1];
    VkDescriptorSetLayoutCreateInfo set = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                           .bindingCount = decoder->buffer_count + p->is_indirect,
                                           .pBindings = bindings};
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, decoder->constant_count * 4};
    VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                         .setLayoutCount = 1,
                                         .pSetLayouts = &p->set_layout,
                                         .pushConstantRangeCount = 1,
                                         .pPushConstantRanges = &range};

    for (uint32_t i = 0; i < set.bindingCount; i++)
        bindings[i] = (VkDescriptorSetLayoutBinding){.binding = i,
                                                     .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                                     .descriptorCount = 1,
                                                     .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT};
    return d->vulkan.CreateDescriptorSetLayout(d->device, &set, NULL, &p->set_layout) == VK_SUCCESS &&
           d->vulkan.CreatePipelineLayout(d->device, &layout, NULL, &p->layout) == VK_SUCCESS;
}

static bool create_set(const struct decoder_device *d, const struct dxs_decoder *decoder, struct objects *o)
{
    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, decoder->buffer_count + 1};
    VkDescriptorPoolCreateInfo pool = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = 1, .poolSizeCount = 1, .pPoolSizes = &size};
    VkDescriptorSetAllocateInfo set = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                       .descriptorSetCount = 1,
                                       .pSetLayouts = &d->pipelines.set_layout};

    if (d->vulkan.CreateDescriptorPool(d->device, &pool, NULL, &o->pool) != VK_SUCCESS)
        return false;
    set.descriptorPool = o->pool;
    if (d->vulkan.AllocateDescriptorSets(d->device, &set, &o->set) != VK_SUCCESS)
        return false;
    for (uint32_t i = 0; i < decoder->buffer_count + d->pipelines.is_indirect; i++) {
        bool is_constants = i == decoder->buffer_count;
        VkDescriptorBufferInfo range = {is_constants ? o->indirect.buffer : o->buffers[i].buffer,
                                        is_constants ? CONSTANTS_AT : 0, VK_WHOLE_SIZE};
        VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                      .dstSet = o->set,
                                      .dstBinding = i,
                                      .descriptorCount = 1,
                                      .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                      .pBufferInfo = &range};
        d->vulkan.UpdateDescriptorSets(d->device, 1, &write, 0, NULL);
    }
    return true;
}

static bool create_pipeline(const struct decoder_device *d, const struct dxs_spirv *spirv, VkPipelineLayout layout,
                            VkPipeline *pipeline)
{
    VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                     .codeSize = spirv->word_count * sizeof(uint32_t),
                                     .pCode = spirv->words};
    VkComputePipelineCreateInfo compute = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                           .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                     .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                                     .pName = spirv->entry_name},
                                           .layout = layout};

    if (d->vulkan.CreateShaderModule(d->device, &info, NULL, &compute.stage.module) != VK_SUCCESS)
        return false;
    VkResult result = d->vulkan.CreateComputePipelines(d->device, VK_NULL_HANDLE, 1, &compute, NULL, pipeline);
    d->vulkan.DestroyShaderModule(d->device, compute.stage.module, NULL);
    return result == VK_SUCCESS;
}

static bool create_passes(const struct decoder_device *d, const struct dxs_decoder *decoder, struct pipelines *p)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    bool is_done = module && converter;
    struct dxs_spirv spirv;

    for (uint32_t i = 0; i < decoder->pass_count && is_done; i++)
        is_done = (p->is_indirect ? dxs_decoder_convert_indirect : dxs_decoder_convert)(
                      decoder, i, module, converter, NULL, &spirv) == DXS_RESULT_OK &&
                  create_pipeline(d, &spirv, p->layout, &p->passes[i]);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return is_done;
}

/* Takes the kept pipelines of the decoder, or makes pipelines in place of the oldest kept ones. */
static bool create_pipelines(struct decoder_device *d, const struct dxs_decoder *decoder, bool is_indirect)
{
    for (int i = 0; i <= KEPT; i++) {
        struct pipelines last = d->pipelines;
        if (last.decoder == decoder && last.is_indirect == is_indirect)
            return true;
        if (i == KEPT)
            break;
        d->pipelines = d->older[i];
        d->older[i] = last;
    }
    destroy_pipelines(d, &d->pipelines);
    d->pipelines.is_indirect = is_indirect;
    if (!create_layout(d, decoder, &d->pipelines) || !create_passes(d, decoder, &d->pipelines))
        return false;
    d->pipelines.decoder = decoder;
    return true;
}

/* ---- Commands ---------------------------------------------------------------------------------------------------- */

static void put_barrier(const struct decoder_device *d, VkCommandBuffer commands)
{
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                               .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
                               .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT};
    d->vulkan.CmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1,
                                 &barrier, 0, NULL, 0, NULL);
}

static void put_stamp(const struct decoder_device *d, VkCommandBuffer commands, uint32_t number)
{
    if (d->has_timestamps)
        d->vulkan.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, d->queries, number);
}

/* Timestamps: one before the first pass, one after each. */
static bool put_passes(const struct decoder_device *d, VkCommandBuffer commands, const struct device_run *run,
                       const struct objects *o, uint32_t *stamp)
{
    for (uint32_t i = 0; i < run->decoder->pass_count; i++) {
        uint32_t groups[3];
        if (!dxs_decoder_groups(&run->decoder->passes[i], run->constants, groups))
            return false;
        d->vulkan.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, d->pipelines.passes[i]);
        if (run->dispatches)
            d->vulkan.CmdDispatchIndirect(commands, o->indirect.buffer, i * sizeof(VkDispatchIndirectCommand));
        else
            d->vulkan.CmdDispatch(commands, groups[0], groups[1], groups[2]);
        put_barrier(d, commands);
        put_stamp(d, commands, ++*stamp);
    }
    return true;
}

static void put_copies(const struct decoder_device *d, VkCommandBuffer commands, const struct device_run *run,
                       const struct objects *o, bool is_back)
{
    for (uint32_t i = 0; i < run->decoder->buffer_count; i++) {
        const struct device_buffer *b = &o->buffers[i];
        VkBufferCopy all = {.size = run->sizes[i]};
        if (run->sizes[i] == 0 || (is_back ? !is_read_back(run, i) : !run->buffers[i]))
            continue;
        d->vulkan.CmdCopyBuffer(commands, is_back ? b->buffer : b->staging, is_back ? b->staging : b->buffer, 1, &all);
    }
    put_barrier(d, commands);
}

static bool begin(const struct decoder_device *d, VkCommandBuffer *commands)
{
    VkCommandBufferAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                              .commandPool = d->command_pool,
                                              .commandBufferCount = 1};
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};

    return d->vulkan.AllocateCommandBuffers(d->device, &allocation, commands) == VK_SUCCESS &&
           d->vulkan.BeginCommandBuffer(*commands, &begin) == VK_SUCCESS;
}

static bool record_copies(const struct decoder_device *d, const struct device_run *run, struct objects *o)
{
    if (!begin(d, &o->upload) || !begin(d, &o->read_back))
        return false;
    put_copies(d, o->upload, run, o, false);
    put_copies(d, o->read_back, run, o, true);
    return d->vulkan.EndCommandBuffer(o->upload) == VK_SUCCESS &&
           d->vulkan.EndCommandBuffer(o->read_back) == VK_SUCCESS;
}

static bool record_passes(const struct decoder_device *d, const struct device_run *run, struct objects *o)
{
    uint32_t stamp = 0;

    if (!begin(d, &o->passes))
        return false;
    d->vulkan.CmdBindDescriptorSets(o->passes, VK_PIPELINE_BIND_POINT_COMPUTE, d->pipelines.layout, 0, 1, &o->set, 0,
                                    NULL);
    if (!run->dispatches)
        d->vulkan.CmdPushConstants(o->passes, d->pipelines.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                   run->decoder->constant_count * 4, run->constants);
    if (d->has_timestamps)
        d->vulkan.CmdResetQueryPool(o->passes, d->queries, 0, MAX_STAMPS);
    put_stamp(d, o->passes, 0);
    for (uint32_t i = 0; i < run->repetitions; i++)
        if (!put_passes(d, o->passes, run, o, &stamp))
            return false;
    return d->vulkan.EndCommandBuffer(o->passes) == VK_SUCCESS;
}

static double now(void)
{
    struct timespec time;
    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int compare_times(const void *a, const void *b)
{
    uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;
    return (first > second) - (first < second);
}

static bool read_stamps(const struct decoder_device *d, struct device_run *run)
{
    uint64_t stamps[MAX_STAMPS], times[MAX_REPETITIONS];
    uint32_t passes = run->decoder->pass_count, count = passes * run->repetitions + 1;

    if (d->vulkan.GetQueryPoolResults(d->device, d->queries, 0, count, sizeof stamps, stamps, sizeof *stamps,
                                      VK_QUERY_RESULT_64_BIT) != VK_SUCCESS)
        return false;
    for (uint32_t pass = 0; pass < passes; pass++) {
        for (uint32_t i = 0; i < run->repetitions; i++)
            times[i] = stamps[i * passes + pass + 1] - stamps[i * passes + pass];
        qsort(times, run->repetitions, sizeof *times, compare_times);
        run->pass_seconds[pass] =
            1e-9 * (double)d->properties.limits.timestampPeriod * (double)times[run->repetitions / 2];
    }
    return true;
}

static bool submit(const struct decoder_device *d, VkCommandBuffer commands)
{
    VkSubmitInfo info = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};

    return d->vulkan.QueueSubmit(d->queue, 1, &info, VK_NULL_HANDLE) == VK_SUCCESS &&
           d->vulkan.QueueWaitIdle(d->queue) == VK_SUCCESS;
}

static bool submit_all(const struct decoder_device *d, struct device_run *run, const struct objects *o)
{
    if (!submit(d, o->upload))
        return false;
    for (double start = now(); now() - start < run->warm_up;)
        if (!submit(d, o->passes))
            return false;
    return submit(d, o->passes) && (!d->has_timestamps || read_stamps(d, run)) && submit(d, o->read_back);
}

static void destroy_objects(const struct decoder_device *d, struct objects *o)
{
    const VkCommandBuffer commands[] = {o->upload, o->passes, o->read_back};

    d->vulkan.FreeCommandBuffers(d->device, d->command_pool, 3, commands);
    d->vulkan.DestroyDescriptorPool(d->device, o->pool, NULL);
    d->vulkan.DestroyBuffer(d->device, o->indirect.buffer, NULL);
    d->vulkan.FreeMemory(d->device, o->indirect.memory, NULL);
    for (uint32_t i = 0; i < MAX_BUFFERS; i++) {
        d->vulkan.DestroyBuffer(d->device, o->buffers[i].buffer, NULL);
        d->vulkan.FreeMemory(d->device, o->buffers[i].memory, NULL);
        d->vulkan.DestroyBuffer(d->device, o->buffers[i].staging, NULL);
        d->vulkan.FreeMemory(d->device, o->buffers[i].staging_memory, NULL);
    }
}

const char *decoder_device_run(struct decoder_device *device, struct device_run *run)
{
    struct objects o = {0};
    const char *failure = NULL;

    if (!create_pipelines(device, run->decoder, run->dispatches != NULL))
        failure = "the pipelines cannot be made";
    else if ((run->dispatches && !create_indirect(device, run, &o)) || !create_buffers(device, run, &o) ||
             !create_set(device, run->decoder, &o))
        failure = "buffers and descriptors cannot be made";
    else if (!record_copies(device, run, &o) || !record_passes(device, run, &o))
        failure = "commands cannot be recorded";
    else if (!submit_all(device, run, &o) || !read_back(device, run, &o))
        failure = "the run failed";
    destroy_objects(device, &o);
    return failure;
}
