/* Looks up image types by descriptor set and binding in a SPIR-V module. */
#include "runner/compare/module_images.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"

struct places {
    uint32_t set, binding;
};

/* Image type behind a variable's type: follows pointers and arrays. */
static const uint32_t *image_of(const uint32_t *const *types, uint32_t bound, uint32_t type)
{
    while (type < bound && types[type]) {
        const uint32_t *words = types[type];
        switch (words[0] & SpvOpCodeMask) {
        case SpvOpTypePointer:
            type = words[3];
            break;
        case SpvOpTypeArray:
        case SpvOpTypeRuntimeArray:
            type = words[2];
            break;
        case SpvOpTypeImage:
            return words;
        default:
            return NULL;
        }
    }
    return NULL;
}

struct module_image find_module_image(const uint32_t *words, size_t word_count, uint32_t set, uint32_t binding)
{
    struct module_image found = {SpvImageFormatUnknown, false};
    uint32_t bound = words[SPIRV_BOUND_WORD];
    const uint32_t **types = allocate(bound, sizeof *types);
    struct places *places = allocate(bound, sizeof *places);
    size_t at = SPIRV_HEADER_WORDS;
    struct spirv_instruction i;

    while (next_instruction(words, word_count, &at, &i) && i.opcode != SpvOpFunction) {
        if (i.opcode == SpvOpDecorate && i.words[2] == SpvDecorationDescriptorSet)
            places[i.words[1]].set = i.words[3];
        else if (i.opcode == SpvOpDecorate && i.words[2] == SpvDecorationBinding)
            places[i.words[1]].binding = i.words[3];
        else if (i.opcode >= SpvOpTypeVoid && i.opcode <= SpvOpTypePointer)
            types[i.words[1]] = i.words;
        if (i.opcode != SpvOpVariable || i.words[3] != SpvStorageClassUniformConstant)
            continue;
        const struct places *p = &places[i.words[2]];
        const uint32_t *image = p->set == set && p->binding == binding ? image_of(types, bound, i.words[1]) : NULL;
        if (!image)
            continue;
        found.is_depth |= image[4] == 1;
        if (image[8] != SpvImageFormatUnknown)
            found.format = (SpvImageFormat)image[8];
    }
    return found;
}

bool module_asks_for_residency(const uint32_t *words, size_t word_count)
{
    size_t at = SPIRV_HEADER_WORDS;
    struct spirv_instruction i;

    while (next_instruction(words, word_count, &at, &i) && i.opcode == SpvOpCapability)
        if (i.words[1] == SpvCapabilitySparseResidency)
            return true;
    return false;
}
