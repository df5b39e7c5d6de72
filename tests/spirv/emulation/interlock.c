#include "tests/spirv/emulation/interlock.h"

#include "runner/common/word_list.h"

#include <string.h>

static bool belongs_to_interlock(const struct spirv_instruction *i)
{
    switch ((uint32_t)i->opcode) {
    case SpvOpCapability:
        return i->words[1] == SpvCapabilityFragmentShaderPixelInterlockEXT ||
               i->words[1] == SpvCapabilityFragmentShaderSampleInterlockEXT;
    case SpvOpExtension:
        return strcmp((const char *)(i->words + 1), "SPV_EXT_fragment_shader_interlock") == 0;
    case SpvOpExecutionMode:
        return i->words[2] == SpvExecutionModePixelInterlockOrderedEXT ||
               i->words[2] == SpvExecutionModeSampleInterlockOrderedEXT;
    case SpvOpBeginInvocationInterlockEXT:
    case SpvOpEndInvocationInterlockEXT:
        return true;
    default:
        return false;
    }
}

static struct word_list without_interlock(const uint32_t *words, size_t count)
{
    struct word_list out = {0};
    struct spirv_instruction i;

    append_words(&out, words, SPIRV_HEADER_WORDS);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, count, &at, &i);)
        if (!belongs_to_interlock(&i))
            append_words(&out, i.words, i.length);
    return out;
}

void replace_interlock(struct shader *s, const struct device *device)
{
    if (!device_has(device, "pixel-interlock"))
        replace_modules(s, without_interlock);
}
