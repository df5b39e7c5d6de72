/* Writes Fossilize's archives, version 6: a header, then entries of a kind and a hash, each a JSON text that describes
 * one object as Vulkan's structures do. Objects name others by their hashes. SPIR-V follows its text, 7 bits of a word
 * a byte. Hashes are keys alone: equal texts get equal ones. */
#include "runner/compile/fossilize.h"

#include "cli/hash.h"
#include "cli/string_buffer.h"
#include "runner/common/phase.h"
#include "runner/common/report.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind {
    KIND_APPLICATION = 0,
    KIND_SAMPLER = 1,
    KIND_SET_LAYOUT = 2,
    KIND_PIPELINE_LAYOUT = 3,
    KIND_SHADER_MODULE = 4,
    KIND_GRAPHICS_PIPELINE = 6,
    KIND_COMPUTE_PIPELINE = 7
};

enum {
    FORMAT_VERSION = 6,
    UNCOMPRESSED = 1
};

/* The functions that are replaced are global, too (vulkan.h). */
static struct {
    FILE *file;
    const char *path;
    struct object {
        uint64_t handle, hash;
    } * objects;
    size_t count;
} recorded;

/* ---- Entries ----------------------------------------------------------------------------------------------------- */

static uint64_t hash_of(const struct string_buffer *text)
{
    return hash_more(HASH_OF_NOTHING, text->data, text->size);
}

static void write_number(uint32_t number)
{
    const unsigned char bytes[] = {number & 0xff, number >> 8 & 0xff, number >> 16 & 0xff,
                                   (unsigned char)(number >> 24)};

    fwrite(bytes, 1, sizeof bytes, recorded.file);
}

static void write_entry(enum kind kind, uint64_t hash, const struct string_buffer *text)
{
    if (text->failed)
        test_fails("out of memory");
    fprintf(recorded.file, "%024x%016" PRIx64, (unsigned)kind, hash);
    write_number((uint32_t)text->size);
    write_number(UNCOMPRESSED);
    write_number(crc32_of(text->data, text->size));
    write_number((uint32_t)text->size);
    fwrite(text->data, 1, text->size, recorded.file);
    if (fflush(recorded.file) != 0)
        test_fails("%s: %s", recorded.path, strerror(errno));
}

/* Writes {"version":6,"NAME":{"HASH":OBJECT}}, and the words behind it. Returns the hash. */
static uint64_t write_object(enum kind kind, const char *name, struct string_buffer *object,
                             const struct string_buffer *words)
{
    struct string_buffer text = {0};
    uint64_t hash = hash_of(object) ^ (words ? hash_of(words) : 0);

    buffer_append_format(&text, "{\"version\":%u,\"%s\":{\"%016" PRIx64 "\":", FORMAT_VERSION, name, hash);
    buffer_append(&text, object->data, object->size);
    buffer_append_string(&text, "}}");
    if (words) {
        buffer_append(&text, "", 1);
        buffer_append(&text, words->data, words->size);
    }
    write_entry(kind, hash, &text);
    buffer_free(&text);
    buffer_free(object);
    return hash;
}

static void note_handle(uint64_t handle, uint64_t hash)
{
    recorded.objects = reallocate(recorded.objects, recorded.count + 1, sizeof *recorded.objects);
    recorded.objects[recorded.count++] = (struct object){handle, hash};
}

/* Handles of destroyed objects may be used again: the last one is meant. */
static uint64_t hash_of_handle(uint64_t handle)
{
    for (size_t n = recorded.count; handle && n-- > 0;)
        if (recorded.objects[n].handle == handle)
            return recorded.objects[n].hash;
    return 0;
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

/* A comma, except behind an opening bracket and a name. */
static void separate(struct string_buffer *t)
{
    if (t->size > 0 && !strchr("{[:", t->data[t->size - 1]))
        buffer_append_string(t, ",");
}

static void begin_named(struct string_buffer *t, const char *name, const char *bracket)
{
    separate(t);
    buffer_append_format(t, "\"%s\":%s", name, bracket);
}

static void put_number(struct string_buffer *t, const char *name, uint64_t number)
{
    begin_named(t, name, "");
    buffer_append_format(t, "%" PRIu64, number);
}

static void put_real(struct string_buffer *t, const char *name, double number)
{
    begin_named(t, name, "");
    buffer_append_format(t, "%.9g", number);
}

static void put_hash(struct string_buffer *t, const char *name, uint64_t hash)
{
    begin_named(t, name, "");
    buffer_append_format(t, "\"%016" PRIx64 "\"", hash);
}

static void put_numbers(struct string_buffer *t, const char *name, const uint32_t *numbers, uint32_t count)
{
    begin_named(t, name, "[");
    for (uint32_t n = 0; n < count; n++)
        buffer_append_format(t, "%s%u", n ? "," : "", numbers[n]);
    buffer_append_string(t, "]");
}

static void begin_item(struct string_buffer *t)
{
    separate(t);
    buffer_append_string(t, "{");
}

/* A member of a structure, under its own name. */
#define NUMBER(t, s, member) put_number(t, #member, (uint64_t)(s)->member)
#define REAL(t, s, member) put_real(t, #member, (double)(s)->member)

/* ---- Structures that extend others ------------------------------------------------------------------------------- */

static void put_types(struct string_buffer *t, const VkMutableDescriptorTypeCreateInfoEXT *s)
{
    begin_named(t, "mutableDescriptorTypeLists", "[");
    for (uint32_t n = 0; n < s->mutableDescriptorTypeListCount; n++) {
        const VkMutableDescriptorTypeListEXT *list = &s->pMutableDescriptorTypeLists[n];
        separate(t);
        buffer_append_string(t, "[");
        for (uint32_t i = 0; i < list->descriptorTypeCount; i++)
            buffer_append_format(t, "%s%u", i ? "," : "", (unsigned)list->pDescriptorTypes[i]);
        buffer_append_string(t, "]");
    }
    buffer_append_string(t, "]");
}

static void put_rendering(struct string_buffer *t, const VkPipelineRenderingCreateInfo *s)
{
    uint32_t formats[8] = {0};

    NUMBER(t, s, depthAttachmentFormat);
    NUMBER(t, s, stencilAttachmentFormat);
    NUMBER(t, s, viewMask);
    for (uint32_t n = 0; n < s->colorAttachmentCount && n < 8; n++)
        formats[n] = s->pColorAttachmentFormats[n];
    if (s->colorAttachmentCount)
        put_numbers(t, "colorAttachmentFormats", formats, s->colorAttachmentCount);
}

static void put_extension(struct string_buffer *t, const VkBaseInStructure *s)
{
    const void *any = s;

    begin_item(t);
    put_number(t, "sType", (uint64_t)s->sType);
    switch (s->sType) {
    case VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO: {
        const VkDescriptorSetLayoutBindingFlagsCreateInfo *flags = any;
        if (flags->bindingCount)
            put_numbers(t, "bindingFlags", flags->pBindingFlags, flags->bindingCount);
        break;
    }
    case VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT:
        put_types(t, any);
        break;
    case VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO:
        NUMBER(t, (const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo *)any, requiredSubgroupSize);
        break;
    case VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO:
        put_rendering(t, any);
        break;
    case VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT:
        NUMBER(t, (const VkGraphicsPipelineLibraryCreateInfoEXT *)any, flags);
        break;
    case VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT: {
        const VkPipelineRasterizationConservativeStateCreateInfoEXT *conservative = any;
        NUMBER(t, conservative, flags);
        NUMBER(t, conservative, conservativeRasterizationMode);
        REAL(t, conservative, extraPrimitiveOverestimationSize);
        break;
    }
    default:
        begin_phase(PHASE_TEST);
        test_fails("%s: structures of type %d are not written", recorded.path, (int)s->sType);
    }
    buffer_append_string(t, "}");
}

static void put_extensions(struct string_buffer *t, const void *next)
{
    if (!next)
        return;
    begin_named(t, "pNext", "[");
    for (const VkBaseInStructure *s = next; s; s = s->pNext)
        put_extension(t, s);
    buffer_append_string(t, "]");
}

/* ---- Layouts ----------------------------------------------------------------------------------------------------- */

static void put_sampler(struct string_buffer *t, const VkSamplerCreateInfo *s)
{
    begin_item(t);
    NUMBER(t, s, flags), NUMBER(t, s, minFilter), NUMBER(t, s, magFilter), NUMBER(t, s, mipmapMode);
    NUMBER(t, s, addressModeU), NUMBER(t, s, addressModeV), NUMBER(t, s, addressModeW);
    REAL(t, s, mipLodBias), REAL(t, s, minLod), REAL(t, s, maxLod), REAL(t, s, maxAnisotropy);
    NUMBER(t, s, anisotropyEnable), NUMBER(t, s, compareEnable), NUMBER(t, s, compareOp);
    NUMBER(t, s, borderColor), NUMBER(t, s, unnormalizedCoordinates);
    put_extensions(t, s->pNext);
    buffer_append_string(t, "}");
}

static void put_binding(struct string_buffer *t, const VkDescriptorSetLayoutBinding *s)
{
    begin_item(t);
    NUMBER(t, s, binding), NUMBER(t, s, descriptorType), NUMBER(t, s, descriptorCount), NUMBER(t, s, stageFlags);
    if (s->pImmutableSamplers) {
        begin_named(t, "immutableSamplers", "[");
        for (uint32_t n = 0; n < s->descriptorCount; n++)
            buffer_append_format(t, "%s\"%016" PRIx64 "\"", n ? "," : "",
                                 hash_of_handle((uint64_t)s->pImmutableSamplers[n]));
        buffer_append_string(t, "]");
    }
    buffer_append_string(t, "}");
}

static void put_set_layout(struct string_buffer *t, const VkDescriptorSetLayoutCreateInfo *s)
{
    begin_item(t);
    NUMBER(t, s, flags);
    begin_named(t, "bindings", "[");
    for (uint32_t n = 0; n < s->bindingCount; n++)
        put_binding(t, &s->pBindings[n]);
    buffer_append_string(t, "]");
    put_extensions(t, s->pNext);
    buffer_append_string(t, "}");
}

static void put_layout(struct string_buffer *t, const VkPipelineLayoutCreateInfo *s)
{
    begin_item(t);
    NUMBER(t, s, flags);
    begin_named(t, "setLayouts", "[");
    for (uint32_t n = 0; n < s->setLayoutCount; n++)
        buffer_append_format(t, "%s\"%016" PRIx64 "\"", n ? "," : "", hash_of_handle((uint64_t)s->pSetLayouts[n]));
    buffer_append_string(t, "]");
    begin_named(t, "pushConstantRanges", "[");
    for (uint32_t n = 0; n < s->pushConstantRangeCount; n++) {
        const VkPushConstantRange *range = &s->pPushConstantRanges[n];
        begin_item(t);
        NUMBER(t, range, stageFlags), NUMBER(t, range, offset), NUMBER(t, range, size);
        buffer_append_string(t, "}");
    }
    buffer_append_string(t, "]}");
}

/* ---- Shaders ----------------------------------------------------------------------------------------------------- */

/* The low 7 bits first; the top bit of a byte says that more follow. */
static void append_word(struct string_buffer *t, uint32_t word)
{
    for (; word >= 0x80; word >>= 7)
        buffer_append(t, (const char[]){(char)(word | 0x80)}, 1);
    buffer_append(t, (const char[]){(char)word}, 1);
}

static uint64_t write_shader(const VkShaderModuleCreateInfo *s)
{
    struct string_buffer t = {0}, words = {0};

    for (size_t n = 0; n < s->codeSize / sizeof *s->pCode; n++)
        append_word(&words, s->pCode[n]);
    begin_item(&t);
    put_number(&t, "varintOffset", 0);
    put_number(&t, "varintSize", words.size);
    NUMBER(&t, s, codeSize), NUMBER(&t, s, flags);
    buffer_append_string(&t, "}");
    uint64_t hash = write_object(KIND_SHADER_MODULE, "shaderModules", &t, &words);
    buffer_free(&words);
    return hash;
}

static void append_base64(struct string_buffer *t, const unsigned char *bytes, size_t size)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    for (size_t n = 0; n < size; n += 3) {
        uint32_t word =
            (uint32_t)bytes[n] << 16 | (n + 1 < size ? bytes[n + 1] : 0u) << 8 | (n + 2 < size ? bytes[n + 2] : 0u);
        const char text[] = {digits[word >> 18], digits[word >> 12 & 63], n + 1 < size ? digits[word >> 6 & 63] : '=',
                             n + 2 < size ? digits[word & 63] : '='};
        buffer_append(t, text, sizeof text);
    }
}

static void put_specialization(struct string_buffer *t, const VkSpecializationInfo *s)
{
    begin_named(t, "specializationInfo", "{");
    NUMBER(t, s, dataSize);
    begin_named(t, "data", "\"");
    append_base64(t, s->pData, s->dataSize);
    buffer_append_string(t, "\"");
    begin_named(t, "mapEntries", "[");
    for (uint32_t n = 0; n < s->mapEntryCount; n++) {
        begin_item(t);
        NUMBER(t, &s->pMapEntries[n], offset), NUMBER(t, &s->pMapEntries[n], size);
        NUMBER(t, &s->pMapEntries[n], constantID);
        buffer_append_string(t, "}");
    }
    buffer_append_string(t, "]}");
}

static void put_stage(struct string_buffer *t, const VkPipelineShaderStageCreateInfo *s)
{
    NUMBER(t, s, flags), NUMBER(t, s, stage);
    put_hash(t, "module", hash_of_handle((uint64_t)s->module));
    begin_named(t, "name", "");
    buffer_append_json(t, s->pName);
    if (s->pSpecializationInfo && s->pSpecializationInfo->mapEntryCount)
        put_specialization(t, s->pSpecializationInfo);
    put_extensions(t, s->pNext);
    buffer_append_string(t, "}");
}

/* ---- Pipelines --------------------------------------------------------------------------------------------------- */

/* What the replaying program asks of its driver is its own affair. */
static void put_pipeline_head(struct string_buffer *t, VkPipelineCreateFlags flags, VkPipelineLayout layout)
{
    const VkPipelineCreateFlags asking =
        VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR | VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR;

    begin_item(t);
    put_number(t, "flags", flags & ~asking);
    put_hash(t, "layout", hash_of_handle((uint64_t)layout));
    put_hash(t, "basePipelineHandle", 0);
    put_number(t, "basePipelineIndex", 0);
}

static void put_compute(struct string_buffer *t, const VkComputePipelineCreateInfo *s)
{
    put_pipeline_head(t, s->flags, s->layout);
    begin_named(t, "stage", "{");
    put_stage(t, &s->stage);
    put_extensions(t, s->pNext);
    buffer_append_string(t, "}");
}

static void put_vertex_input(struct string_buffer *t, const VkPipelineVertexInputStateCreateInfo *s)
{
    begin_named(t, "vertexInputState", "{");
    NUMBER(t, s, flags);
    begin_named(t, "attributes", "[");
    for (uint32_t n = 0; n < s->vertexAttributeDescriptionCount; n++) {
        const VkVertexInputAttributeDescription *a = &s->pVertexAttributeDescriptions[n];
        begin_item(t);
        NUMBER(t, a, location), NUMBER(t, a, binding), NUMBER(t, a, offset), NUMBER(t, a, format);
        buffer_append_string(t, "}");
    }
    buffer_append_string(t, "]");
    begin_named(t, "bindings", "[");
    for (uint32_t n = 0; n < s->vertexBindingDescriptionCount; n++) {
        const VkVertexInputBindingDescription *b = &s->pVertexBindingDescriptions[n];
        begin_item(t);
        NUMBER(t, b, binding), NUMBER(t, b, stride), NUMBER(t, b, inputRate);
        buffer_append_string(t, "}");
    }
    buffer_append_string(t, "]");
    put_extensions(t, s->pNext);
    buffer_append_string(t, "}");
}

static void put_viewports(struct string_buffer *t, const VkPipelineViewportStateCreateInfo *s)
{
    begin_named(t, "viewportState", "{");
    NUMBER(t, s, flags), NUMBER(t, s, viewportCount), NUMBER(t, s, scissorCount);
    begin_named(t, "viewports", "[");
    for (uint32_t n = 0; s->pViewports && n < s->viewportCount; n++) {
        const VkViewport *v = &s->pViewports[n];
        begin_item(t);
        REAL(t, v, x), REAL(t, v, y), REAL(t, v, width), REAL(t, v, height), REAL(t, v, minDepth), REAL(t, v, maxDepth);
        buffer_append_string(t, "}");
    }
    buffer_append_string(t, "]");
    begin_named(t, "scissors", "[");
    for (uint32_t n = 0; s->pScissors && n < s->scissorCount; n++) {
        const VkRect2D *r = &s->pScissors[n];
        separate(t);
        buffer_append_format(t, "{\"x\":%d,\"y\":%d,\"width\":%u,\"height\":%u}", r->offset.x, r->offset.y,
                             r->extent.width, r->extent.height);
    }
    buffer_append_string(t, "]}");
}

static void put_rasterization(struct string_buffer *t, const VkPipelineRasterizationStateCreateInfo *s)
{
    begin_named(t, "rasterizationState", "{");
    NUMBER(t, s, flags), NUMBER(t, s, depthClampEnable), NUMBER(t, s, rasterizerDiscardEnable);
    NUMBER(t, s, polygonMode), NUMBER(t, s, cullMode), NUMBER(t, s, frontFace), NUMBER(t, s, depthBiasEnable);
    REAL(t, s, depthBiasConstantFactor), REAL(t, s, depthBiasClamp), REAL(t, s, depthBiasSlopeFactor);
    REAL(t, s, lineWidth);
    put_extensions(t, s->pNext);
    buffer_append_string(t, "}");
}

static void put_samples(struct string_buffer *t, const VkPipelineMultisampleStateCreateInfo *s)
{
    begin_named(t, "multisampleState", "{");
    NUMBER(t, s, flags), NUMBER(t, s, rasterizationSamples), NUMBER(t, s, sampleShadingEnable);
    REAL(t, s, minSampleShading);
    NUMBER(t, s, alphaToCoverageEnable), NUMBER(t, s, alphaToOneEnable);
    if (s->pSampleMask)
        put_numbers(t, "sampleMask", s->pSampleMask, ((uint32_t)s->rasterizationSamples + 31) / 32);
    put_extensions(t, s->pNext);
    buffer_append_string(t, "}");
}

static void put_stencil(struct string_buffer *t, const char *name, const VkStencilOpState *s)
{
    begin_named(t, name, "{");
    NUMBER(t, s, failOp), NUMBER(t, s, passOp), NUMBER(t, s, depthFailOp), NUMBER(t, s, compareOp);
    NUMBER(t, s, compareMask), NUMBER(t, s, writeMask), NUMBER(t, s, reference);
    buffer_append_string(t, "}");
}

static void put_depth(struct string_buffer *t, const VkPipelineDepthStencilStateCreateInfo *s)
{
    begin_named(t, "depthStencilState", "{");
    NUMBER(t, s, flags), NUMBER(t, s, depthTestEnable), NUMBER(t, s, depthWriteEnable), NUMBER(t, s, depthCompareOp);
    NUMBER(t, s, depthBoundsTestEnable), NUMBER(t, s, stencilTestEnable);
    REAL(t, s, minDepthBounds), REAL(t, s, maxDepthBounds);
    put_stencil(t, "front", &s->front);
    put_stencil(t, "back", &s->back);
    buffer_append_string(t, "}");
}

static void put_blend(struct string_buffer *t, const VkPipelineColorBlendStateCreateInfo *s)
{
    begin_named(t, "colorBlendState", "{");
    NUMBER(t, s, flags), NUMBER(t, s, logicOpEnable), NUMBER(t, s, logicOp);
    begin_named(t, "blendConstants", "[");
    for (size_t n = 0; n < 4; n++)
        buffer_append_format(t, "%s%.9g", n ? "," : "", (double)s->blendConstants[n]);
    buffer_append_string(t, "]");
    begin_named(t, "attachments", "[");
    for (uint32_t n = 0; n < s->attachmentCount; n++) {
        const VkPipelineColorBlendAttachmentState *a = &s->pAttachments[n];
        begin_item(t);
        NUMBER(t, a, blendEnable), NUMBER(t, a, colorWriteMask), NUMBER(t, a, colorBlendOp), NUMBER(t, a, alphaBlendOp);
        NUMBER(t, a, srcColorBlendFactor), NUMBER(t, a, dstColorBlendFactor);
        NUMBER(t, a, srcAlphaBlendFactor), NUMBER(t, a, dstAlphaBlendFactor);
        buffer_append_string(t, "}");
    }
    buffer_append_string(t, "]}");
}

static void put_assembly(struct string_buffer *t, const VkGraphicsPipelineCreateInfo *s)
{
    if (s->pInputAssemblyState) {
        begin_named(t, "inputAssemblyState", "{");
        NUMBER(t, s->pInputAssemblyState, flags), NUMBER(t, s->pInputAssemblyState, topology);
        NUMBER(t, s->pInputAssemblyState, primitiveRestartEnable);
        buffer_append_string(t, "}");
    }
    if (s->pTessellationState) {
        begin_named(t, "tessellationState", "{");
        NUMBER(t, s->pTessellationState, flags), NUMBER(t, s->pTessellationState, patchControlPoints);
        buffer_append_string(t, "}");
    }
}

static void put_graphics(struct string_buffer *t, const VkGraphicsPipelineCreateInfo *s)
{
    put_pipeline_head(t, s->flags, s->layout);
    put_hash(t, "renderPass", 0); /* rendering is dynamic */
    NUMBER(t, s, subpass);
    begin_named(t, "stages", "[");
    for (uint32_t n = 0; n < s->stageCount; n++) {
        begin_item(t);
        put_stage(t, &s->pStages[n]);
    }
    buffer_append_string(t, "]");
    put_assembly(t, s);
    if (s->pVertexInputState)
        put_vertex_input(t, s->pVertexInputState);
    if (s->pViewportState)
        put_viewports(t, s->pViewportState);
    if (s->pRasterizationState)
        put_rasterization(t, s->pRasterizationState);
    if (s->pMultisampleState)
        put_samples(t, s->pMultisampleState);
    if (s->pDepthStencilState)
        put_depth(t, s->pDepthStencilState);
    if (s->pColorBlendState)
        put_blend(t, s->pColorBlendState);
    if (s->pDynamicState) {
        begin_named(t, "dynamicState", "{");
        NUMBER(t, s->pDynamicState, flags);
        begin_named(t, "dynamicState", "[");
        for (uint32_t n = 0; n < s->pDynamicState->dynamicStateCount; n++)
            buffer_append_format(t, "%s%u", n ? "," : "", (unsigned)s->pDynamicState->pDynamicStates[n]);
        buffer_append_string(t, "]}");
    }
    put_extensions(t, s->pNext);
    buffer_append_string(t, "}");
}

/* ---- Functions of Vulkan ----------------------------------------------------------------------------------------- */

/* A function that creates one object, and the one that stands for it. */
#define RECORD(function, info_type, handle_type, kind, name, put)                                                      \
    static PFN_vk##function real_##function;                                                                           \
    static VKAPI_ATTR VkResult VKAPI_CALL record_##function(                                                           \
        VkDevice device, const info_type *info, const VkAllocationCallbacks *callbacks, handle_type *object)           \
    {                                                                                                                  \
        struct string_buffer text = {0};                                                                               \
        put(&text, info);                                                                                              \
        uint64_t hash = write_object(kind, name, &text, NULL);                                                         \
        VkResult result = real_##function(device, info, callbacks, object);                                            \
        if (result == VK_SUCCESS)                                                                                      \
            note_handle((uint64_t)*object, hash);                                                                      \
        return result;                                                                                                 \
    }
RECORD(CreateSampler, VkSamplerCreateInfo, VkSampler, KIND_SAMPLER, "samplers", put_sampler)
RECORD(CreateDescriptorSetLayout, VkDescriptorSetLayoutCreateInfo, VkDescriptorSetLayout, KIND_SET_LAYOUT, "setLayouts",
       put_set_layout)
RECORD(CreatePipelineLayout, VkPipelineLayoutCreateInfo, VkPipelineLayout, KIND_PIPELINE_LAYOUT, "pipelineLayouts",
       put_layout)

static PFN_vkCreateShaderModule real_CreateShaderModule;
static VKAPI_ATTR VkResult VKAPI_CALL record_CreateShaderModule(VkDevice device, const VkShaderModuleCreateInfo *info,
                                                                const VkAllocationCallbacks *callbacks,
                                                                VkShaderModule *module)
{
    uint64_t hash = write_shader(info);
    VkResult result = real_CreateShaderModule(device, info, callbacks, module);

    if (result == VK_SUCCESS)
        note_handle((uint64_t)*module, hash);
    return result;
}

/* The same of pipelines, which come several at a time. */
#define RECORD_PIPELINES(function, info_type, kind, name, put)                                                         \
    static PFN_vk##function real_##function;                                                                           \
    static VKAPI_ATTR VkResult VKAPI_CALL record_##function(                                                           \
        VkDevice device, VkPipelineCache cache, uint32_t count, const info_type *infos,                                \
        const VkAllocationCallbacks *callbacks, VkPipeline *pipelines)                                                 \
    {                                                                                                                  \
        for (uint32_t n = 0; n < count; n++) {                                                                         \
            struct string_buffer text = {0};                                                                           \
            put(&text, &infos[n]);                                                                                     \
            write_object(kind, name, &text, NULL);                                                                     \
        }                                                                                                              \
        return real_##function(device, cache, count, infos, callbacks, pipelines);                                     \
    }
RECORD_PIPELINES(CreateComputePipelines, VkComputePipelineCreateInfo, KIND_COMPUTE_PIPELINE, "computePipelines",
                 put_compute)
RECORD_PIPELINES(CreateGraphicsPipelines, VkGraphicsPipelineCreateInfo, KIND_GRAPHICS_PIPELINE, "graphicsPipelines",
                 put_graphics)

static void write_application(const struct device *d)
{
    struct string_buffer t = {0};

    buffer_append_format(&t,
                         "{\"version\":%u,\"applicationInfo\":{\"apiVersion\":%u,\"applicationVersion\":0,"
                         "\"engineVersion\":0},",
                         FORMAT_VERSION, VK_API_VERSION_1_3);
    buffer_append_format(&t, "\"physicalDeviceFeatures\":{\"robustBufferAccess\":%u}}",
                         d->features.core.features.robustBufferAccess);
    write_entry(KIND_APPLICATION, hash_of(&t), &t);
    buffer_free(&t);
}

void record_pipelines(const struct device *device, const char *path)
{
    static const unsigned char header[] = {0x81, 'F', 'O', 'S', 'S', 'I', 'L', 'I',
                                           'Z',  'E', 'D', 'B', 0,   0,   0,   FORMAT_VERSION};

    recorded.path = path;
    recorded.file = fopen(path, "wb");
    if (!recorded.file)
        test_fails("%s: %s", path, strerror(errno));
    fwrite(header, 1, sizeof header, recorded.file);
    write_application(device);
#define REPLACE(function)                                                                                              \
    real_##function = vk##function;                                                                                    \
    vk##function = record_##function
    REPLACE(CreateSampler);
    REPLACE(CreateDescriptorSetLayout);
    REPLACE(CreatePipelineLayout);
    REPLACE(CreateShaderModule);
    REPLACE(CreateComputePipelines);
    REPLACE(CreateGraphicsPipelines);
}
