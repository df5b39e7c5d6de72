/* Writes a compute shader that copies every sample of an image to a buffer, and its pipeline. */
#include "runner/draw/read_samples.h"

#include "runner/draw/pipelines.h"
#include "runner/common/report.h"
#include "runner/common/word_list.h"

enum {
    VERSION_1_3 = 0x10300,
    MAIN_WORD = 'm' | 'a' << 8 | 'i' << 16 | 'n' << 24 /* "main"; the next word holds the terminating zero */
};

enum {
    BINDINGS = 2 /* buffer, image */
};

/* ---- The shader -------------------------------------------------------------------------------------------------- */

enum id {
    MAIN = 1,
    WORKGROUP_ID,
    BUFFER,
    IMAGE,
    VOID_TYPE,
    FUNCTION_TYPE,
    UINT,
    UINT2,
    UINT3,
    FLOAT,
    TEXEL, /* vector of four components of the target's type */
    UINT3_POINTER,
    WORDS,
    BLOCK,
    BLOCK_POINTER,
    WORD_POINTER,
    IMAGE_TYPE,
    IMAGE_POINTER,
    WIDTH,
    SAMPLES,
    COMPONENTS,
    NUMBERS, /* constants 0 to 3; the values of the body follow */
    LAST_ID = NUMBERS + 4
};

struct writer {
    struct word_list annotations, globals, body;
    uint32_t last_id;
    uint32_t component; /* type of a texel's component: UINT or FLOAT */
};

static void write_types(struct writer *w)
{
    PUT(&w->globals, SpvOpTypeVoid, VOID_TYPE);
    PUT(&w->globals, SpvOpTypeFunction, FUNCTION_TYPE, VOID_TYPE);
    PUT(&w->globals, SpvOpTypeInt, UINT, 32, 0);
    PUT(&w->globals, SpvOpTypeVector, UINT2, UINT, 2);
    PUT(&w->globals, SpvOpTypeVector, UINT3, UINT, 3);
    PUT(&w->globals, SpvOpTypeFloat, FLOAT, 32);
    PUT(&w->globals, SpvOpTypeVector, TEXEL, w->component, 4);
    PUT(&w->globals, SpvOpTypePointer, UINT3_POINTER, SpvStorageClassInput, UINT3);
    PUT(&w->globals, SpvOpTypeRuntimeArray, WORDS, UINT);
    PUT(&w->globals, SpvOpTypeStruct, BLOCK, WORDS);
    PUT(&w->globals, SpvOpTypePointer, BLOCK_POINTER, SpvStorageClassStorageBuffer, BLOCK);
    PUT(&w->globals, SpvOpTypePointer, WORD_POINTER, SpvStorageClassStorageBuffer, UINT);
    PUT(&w->globals, SpvOpTypeImage, IMAGE_TYPE, w->component, SpvDim2D, 0, 0, 1, 1, SpvImageFormatUnknown);
    PUT(&w->globals, SpvOpTypePointer, IMAGE_POINTER, SpvStorageClassUniformConstant, IMAGE_TYPE);
}

static void write_variables(struct writer *w, const struct input *target, uint32_t components)
{
    PUT(&w->globals, SpvOpVariable, UINT3_POINTER, WORKGROUP_ID, SpvStorageClassInput);
    PUT(&w->globals, SpvOpVariable, BLOCK_POINTER, BUFFER, SpvStorageClassStorageBuffer);
    PUT(&w->globals, SpvOpVariable, IMAGE_POINTER, IMAGE, SpvStorageClassUniformConstant);
    PUT(&w->annotations, SpvOpDecorate, WORKGROUP_ID, SpvDecorationBuiltIn, SpvBuiltInWorkgroupId);
    PUT(&w->annotations, SpvOpDecorate, WORDS, SpvDecorationArrayStride, sizeof(uint32_t));
    PUT(&w->annotations, SpvOpDecorate, BLOCK, SpvDecorationBlock);
    PUT(&w->annotations, SpvOpMemberDecorate, BLOCK, 0, SpvDecorationOffset, 0);
    for (uint32_t i = 0; i < BINDINGS; i++) {
        PUT(&w->annotations, SpvOpDecorate, i ? IMAGE : BUFFER, SpvDecorationDescriptorSet, 0);
        PUT(&w->annotations, SpvOpDecorate, i ? IMAGE : BUFFER, SpvDecorationBinding, i);
    }
    PUT(&w->globals, SpvOpConstant, UINT, WIDTH, target->width);
    PUT(&w->globals, SpvOpConstant, UINT, SAMPLES, target->samples);
    PUT(&w->globals, SpvOpConstant, UINT, COMPONENTS, components);
    for (uint32_t k = 0; k < 4; k++)
        PUT(&w->globals, SpvOpConstant, UINT, NUMBERS + k, k);
}

static uint32_t combined(struct writer *w, SpvOp opcode, uint32_t type, uint32_t a, uint32_t b)
{
    uint32_t result = ++w->last_id;

    PUT(&w->body, opcode, type, result, a, b);
    return result;
}

/* words[((y * width + x) * samples + sample) * components + k] = texel[k]; the workgroup id is (x, y, sample). */
static void write_body(struct writer *w, uint32_t components)
{
    uint32_t id = ++w->last_id, place = ++w->last_id, image = ++w->last_id, texel = ++w->last_id, at[3], index;

    PUT(&w->body, SpvOpFunction, VOID_TYPE, MAIN, 0, FUNCTION_TYPE);
    PUT(&w->body, SpvOpLabel, ++w->last_id);
    PUT(&w->body, SpvOpLoad, UINT3, id, WORKGROUP_ID);
    for (uint32_t k = 0; k < 3; k++)
        at[k] = combined(w, SpvOpCompositeExtract, UINT, id, k);
    PUT(&w->body, SpvOpCompositeConstruct, UINT2, place, at[0], at[1]);
    PUT(&w->body, SpvOpLoad, IMAGE_TYPE, image, IMAGE);
    PUT(&w->body, SpvOpImageFetch, TEXEL, texel, image, place, SpvImageOperandsSampleMask, at[2]);
    index = combined(w, SpvOpIAdd, UINT, combined(w, SpvOpIMul, UINT, at[1], WIDTH), at[0]);
    index = combined(w, SpvOpIAdd, UINT, combined(w, SpvOpIMul, UINT, index, SAMPLES), at[2]);
    index = combined(w, SpvOpIMul, UINT, index, COMPONENTS);
    for (uint32_t k = 0; k < components; k++) {
        uint32_t word = combined(w, SpvOpCompositeExtract, w->component, texel, k), bits = word;
        uint32_t at_word = combined(w, SpvOpIAdd, UINT, index, NUMBERS + k), pointer = ++w->last_id;
        if (w->component == FLOAT) {
            bits = ++w->last_id;
            PUT(&w->body, SpvOpBitcast, UINT, bits, word);
        }
        PUT(&w->body, SpvOpAccessChain, WORD_POINTER, pointer, BUFFER, NUMBERS, at_word);
        PUT(&w->body, SpvOpStore, pointer, bits);
    }
    append_instruction(&w->body, SpvOpReturn, NULL, 0);
    append_instruction(&w->body, SpvOpFunctionEnd, NULL, 0);
}

static struct word_list write_reader(const struct input *target)
{
    struct writer w = {.last_id = LAST_ID, .component = target->format->clear == CLEAR_FLOAT ? FLOAT : UINT};
    uint32_t components = target->format->size / (uint32_t)sizeof(uint32_t);
    struct word_list module = {0};

    write_types(&w);
    write_variables(&w, target, components);
    write_body(&w, components);
    const uint32_t header[SPIRV_HEADER_WORDS] = {SpvMagicNumber, VERSION_1_3, 0, w.last_id + 1, 0};
    append_words(&module, header, SPIRV_HEADER_WORDS);
    PUT(&module, SpvOpCapability, SpvCapabilityShader);
    PUT(&module, SpvOpMemoryModel, SpvAddressingModelLogical, SpvMemoryModelGLSL450);
    PUT(&module, SpvOpEntryPoint, SpvExecutionModelGLCompute, MAIN, MAIN_WORD, 0, WORKGROUP_ID);
    PUT(&module, SpvOpExecutionMode, MAIN, SpvExecutionModeLocalSize, 1, 1, 1);
    append_words(&module, w.annotations.words, w.annotations.count);
    append_words(&module, w.globals.words, w.globals.count);
    append_words(&module, w.body.words, w.body.count);
    return module;
}

/* ---- Its pipeline ------------------------------------------------------------------------------------------------ */

static VkDescriptorSetLayout create_set_layout(const struct device *d)
{
    VkDescriptorSetLayoutBinding bindings[BINDINGS] = {
        {0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
        {1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL}};
    VkDescriptorSetLayoutCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = BINDINGS, .pBindings = bindings};
    VkDescriptorSetLayout layout;

    check(vkCreateDescriptorSetLayout(d->device, &info, NULL, &layout), "vkCreateDescriptorSetLayout");
    return layout;
}

static VkDescriptorSet create_set(const struct device *d, VkDescriptorSetLayout layout, VkImageView view,
                                  VkBuffer buffer)
{
    VkDescriptorPoolSize sizes[BINDINGS] = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1},
                                            {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1}};
    VkDescriptorPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                            .maxSets = 1,
                                            .poolSizeCount = BINDINGS,
                                            .pPoolSizes = sizes};
    VkDescriptorSetAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, .descriptorSetCount = 1, .pSetLayouts = &layout};
    VkDescriptorBufferInfo words = {buffer, 0, VK_WHOLE_SIZE};
    VkDescriptorImageInfo image = {VK_NULL_HANDLE, view, VK_IMAGE_LAYOUT_GENERAL};
    VkDescriptorSet set;

    check(vkCreateDescriptorPool(d->device, &pool_info, NULL, &info.descriptorPool), "vkCreateDescriptorPool");
    check(vkAllocateDescriptorSets(d->device, &info, &set), "vkAllocateDescriptorSets");
    VkWriteDescriptorSet writes[BINDINGS] = {{.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                              .dstSet = set,
                                              .descriptorCount = 1,
                                              .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                              .pBufferInfo = &words},
                                             {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                              .dstSet = set,
                                              .dstBinding = 1,
                                              .descriptorCount = 1,
                                              .descriptorType = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE,
                                              .pImageInfo = &image}};
    vkUpdateDescriptorSets(d->device, BINDINGS, writes, 0, NULL);
    return set;
}

struct sample_reader create_sample_reader(const struct device *d, const struct input *target, VkImageView view,
                                          VkBuffer buffer)
{
    struct sample_reader reader = {.target = target};
    VkDescriptorSetLayout set_layout = create_set_layout(d);
    VkPipelineLayoutCreateInfo layout_info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = 1, .pSetLayouts = &set_layout};
    struct word_list words = write_reader(target);

    check(vkCreatePipelineLayout(d->device, &layout_info, NULL, &reader.layout), "vkCreatePipelineLayout");
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                                  .module = create_module(d, words.words, words.count),
                                                  .pName = "main"},
                                        .layout = reader.layout};
    check(vkCreateComputePipelines(d->device, VK_NULL_HANDLE, 1, &info, NULL, &reader.pipeline),
          "vkCreateComputePipelines");
    reader.set = create_set(d, set_layout, view, buffer);
    return reader;
}

void record_sample_reads(const struct sample_reader *reader, VkCommandBuffer commands)
{
    const struct input *target = reader->target;

    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader->pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader->layout, 0, 1, &reader->set, 0, NULL);
    vkCmdDispatch(commands, target->width, target->height, target->samples);
}
