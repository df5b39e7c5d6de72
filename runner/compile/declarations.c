/* Reads the declarations of a module: one pass over its words up to the first function. */
#include "runner/compile/declarations.h"

#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    HEADER_WORDS = 5,
    BOUND_WORD = 3,
    MAX_BOUND = 1 << 22 /* SPIR-V's universal limit */
};

struct declaration {                    /* of an id */
    const uint32_t *words;              /* of the type, constant or variable; NULL: another instruction */
    uint32_t *set, *binding, *location; /* literals of decorations */
    uint32_t component;
    bool is_buffer_block, is_patch;
};

struct reader {
    struct module *module;
    struct declaration *ids;
    uint32_t bound;
};

static SpvOp opcode_of(const struct declaration *d)
{
    return d->words ? (SpvOp)(d->words[0] & SpvOpCodeMask) : SpvOpNop;
}

static struct declaration *declaration(const struct reader *r, uint32_t id)
{
    return &r->ids[id < r->bound ? id : 0];
}

static void read_decoration(const struct reader *r, uint32_t *words)
{
    struct declaration *d = declaration(r, words[1]);

    if (words[2] == SpvDecorationDescriptorSet)
        d->set = &words[3];
    else if (words[2] == SpvDecorationBinding)
        d->binding = &words[3];
    else if (words[2] == SpvDecorationLocation)
        d->location = &words[3];
    else if (words[2] == SpvDecorationComponent)
        d->component = words[3];
    else if (words[2] == SpvDecorationBufferBlock)
        d->is_buffer_block = true;
    else if (words[2] == SpvDecorationPatch)
        d->is_patch = true;
}

/* Number of elements of an array; 1 for specialization constants. */
static uint32_t array_size(const struct reader *r, const struct declaration *array)
{
    const struct declaration *size = declaration(r, array->words[3]);

    return opcode_of(size) == SpvOpConstant ? size->words[3] : 1;
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

static VkDescriptorType image_type(const uint32_t *words)
{
    bool is_sampled = words[7] == 1;

    if (words[3] == SpvDimBuffer)
        return is_sampled ? VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER : VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
    if (words[3] == SpvDimSubpassData)
        return VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT;
    return is_sampled ? VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE : VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
}

static VkDescriptorType descriptor_type(const struct declaration *type, uint32_t storage)
{
    switch (opcode_of(type)) {
    case SpvOpTypeSampler:
        return VK_DESCRIPTOR_TYPE_SAMPLER;
    case SpvOpTypeSampledImage:
        return VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    case SpvOpTypeAccelerationStructureKHR:
        return VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
    case SpvOpTypeImage:
        return image_type(type->words);
    default:
        return storage == SpvStorageClassStorageBuffer || type->is_buffer_block ? VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
                                                                                : VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    }
}

static void read_resource(const struct reader *r, const struct declaration *variable, const struct declaration *type)
{
    struct module *m = r->module;

    if (!variable->set || !variable->binding || m->resource_count == MAX_RESOURCES)
        return;
    struct module_resource *resource = &m->resources[m->resource_count++];
    *resource = (struct module_resource){.count = 1, .set = variable->set, .binding = variable->binding};
    resource->first_set = *variable->set;
    resource->first_binding = *variable->binding;
    for (; opcode_of(type) == SpvOpTypeArray; type = declaration(r, type->words[2]))
        resource->count *= array_size(r, type);
    if (opcode_of(type) == SpvOpTypeRuntimeArray) {
        resource->is_unsized = true;
        resource->count = RUNTIME_ARRAY_SIZE;
        type = declaration(r, type->words[2]);
    }
    resource->type = descriptor_type(type, variable->words[3]);
}

static enum number_kind number_kind(const struct declaration *scalar)
{
    if (opcode_of(scalar) != SpvOpTypeInt)
        return NUMBER_FLOAT;
    return scalar->words[3] ? NUMBER_SIGNED : NUMBER_UNSIGNED;
}

/* Whether the outermost array of a variable holds vertices. */
static bool is_per_vertex(const struct module *m, const struct declaration *variable)
{
    bool is_output = variable->words[3] == SpvStorageClassOutput;

    switch (m->execution_model) {
    case SpvExecutionModelGeometry:
        return !is_output;
    case SpvExecutionModelTessellationControl:
        return !variable->is_patch;
    case SpvExecutionModelTessellationEvaluation:
        return !is_output && !variable->is_patch;
    default:
        return false;
    }
}

static void read_locations(const struct reader *r, const struct declaration *variable, const struct declaration *type)
{
    struct module *m = r->module;
    uint32_t rows = 1, columns = 1;

    if (!variable->location)
        return;
    if (is_per_vertex(m, variable) && opcode_of(type) == SpvOpTypeArray)
        type = declaration(r, type->words[2]);
    for (; opcode_of(type) == SpvOpTypeArray; type = declaration(r, type->words[2]))
        rows *= array_size(r, type);
    if (opcode_of(type) == SpvOpTypeVector) {
        columns = type->words[3];
        type = declaration(r, type->words[2]);
    }
    for (uint32_t row = 0; row < rows && m->location_count < MAX_LOCATIONS; row++)
        m->locations[m->location_count++] =
            (struct module_location){.is_output = variable->words[3] == SpvStorageClassOutput,
                                     .is_patch = variable->is_patch,
                                     .location = *variable->location + row,
                                     .component = variable->component,
                                     .columns = columns,
                                     .kind = number_kind(type)};
}

static void read_variable(const struct reader *r, const struct declaration *variable)
{
    const struct declaration *pointer = declaration(r, variable->words[1]);

    if (opcode_of(pointer) != SpvOpTypePointer)
        return;
    const struct declaration *type = declaration(r, pointer->words[3]);
    switch (variable->words[3]) {
    case SpvStorageClassPushConstant:
        r->module->has_push_constants = true;
        break;
    case SpvStorageClassInput:
    case SpvStorageClassOutput:
        read_locations(r, variable, type);
        break;
    case SpvStorageClassUniformConstant:
    case SpvStorageClassUniform:
    case SpvStorageClassStorageBuffer:
        read_resource(r, variable, type);
        break;
    default:
        break;
    }
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

/* The fewest words of an instruction that is read below. */
static uint32_t least_length(SpvOp opcode)
{
    switch (opcode) {
    case SpvOpTypeSampler:
    case SpvOpTypeAccelerationStructureKHR:
        return 2;
    case SpvOpDecorate:
    case SpvOpTypeRuntimeArray:
    case SpvOpTypeSampledImage:
    case SpvOpExecutionMode:
        return 3;
    case SpvOpEntryPoint:
    case SpvOpTypeInt:
    case SpvOpTypeVector:
    case SpvOpTypeArray:
    case SpvOpTypePointer:
    case SpvOpConstant:
    case SpvOpVariable:
        return 4;
    case SpvOpTypeImage:
        return 9;
    default:
        return 1;
    }
}

static void read_mode(struct module *m, uint32_t mode)
{
    switch (mode) {
    case SpvExecutionModeTriangles:
        m->topology = m->tessellated = mode;
        break;
    case SpvExecutionModeQuads:
    case SpvExecutionModeIsolines:
        m->tessellated = mode;
        break;
    case SpvExecutionModeInputPoints:
    case SpvExecutionModeInputLines:
    case SpvExecutionModeInputLinesAdjacency:
    case SpvExecutionModeInputTrianglesAdjacency:
        m->topology = mode;
        break;
    default:
        break;
    }
}

static bool read_instruction(const struct reader *r, uint32_t *words, uint32_t length)
{
    struct module *m = r->module;

    switch (words[0] & SpvOpCodeMask) {
    case SpvOpEntryPoint:
        m->execution_model = words[1];
        snprintf(m->entry, sizeof m->entry, "%.*s", (int)((length - 3) * 4), (const char *)&words[3]);
        break;
    case SpvOpExecutionMode:
        read_mode(m, words[2]);
        break;
    case SpvOpDecorate:
        if (length > 3 || words[2] == SpvDecorationBufferBlock || words[2] == SpvDecorationPatch)
            read_decoration(r, words);
        break;
    case SpvOpTypeInt:
    case SpvOpTypeVector:
    case SpvOpTypeArray:
    case SpvOpTypeRuntimeArray:
    case SpvOpTypeImage:
    case SpvOpTypeSampler:
    case SpvOpTypeSampledImage:
    case SpvOpTypePointer:
    case SpvOpTypeAccelerationStructureKHR:
        declaration(r, words[1])->words = words;
        break;
    case SpvOpConstant:
    case SpvOpVariable:
        declaration(r, words[2])->words = words;
        break;
    case SpvOpFunction:
        return false;
    default:
        break;
    }
    return true;
}

static bool read_declarations(struct reader *r)
{
    const struct module *m = r->module;
    size_t at = HEADER_WORDS;

    while (at < m->word_count) {
        uint32_t length = m->words[at] >> SpvWordCountShift;
        if (length < least_length((SpvOp)(m->words[at] & SpvOpCodeMask)) || length > m->word_count - at)
            return false;
        if (!read_instruction(r, &m->words[at], length))
            break;
        at += length;
    }
    for (uint32_t id = 1; id < r->bound; id++)
        if (opcode_of(&r->ids[id]) == SpvOpVariable)
            read_variable(r, &r->ids[id]);
    return true;
}

struct module *declare_module(const uint32_t *words, size_t word_count)
{
    struct reader r = {.module = calloc(1, sizeof *r.module)};
    struct module *m = r.module;
    bool is_read = m && word_count >= HEADER_WORDS && words[0] == SpvMagicNumber && words[BOUND_WORD] > 0 &&
                   words[BOUND_WORD] <= MAX_BOUND;

    if (is_read) {
        m->words = malloc(word_count * sizeof *words);
        m->word_count = word_count;
        r.bound = words[BOUND_WORD];
        r.ids = calloc(r.bound, sizeof *r.ids);
        is_read = m->words && r.ids;
    }
    if (is_read) {
        memcpy(m->words, words, word_count * sizeof *words);
        is_read = read_declarations(&r);
    }
    free(r.ids);
    if (is_read)
        return m;
    free_module(m);
    return NULL;
}

struct module *read_module(const char *path)
{
    FILE *file = fopen(path, "rb");
    struct module *module = NULL;
    uint32_t *words = NULL;
    long size = 0;

    if (!file)
        return NULL;
    if (fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) > 0) {
        rewind(file);
        words = calloc((size_t)size / 4 + 1, 4);
        size_t count = words ? fread(words, 4, (size_t)size / 4, file) : 0;
        module = declare_module(words, count);
    }
    fclose(file);
    free(words);
    return module;
}

void free_module(struct module *module)
{
    if (module)
        free(module->words);
    free(module);
}
