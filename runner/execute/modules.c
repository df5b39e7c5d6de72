/* All SPIR-V modules of a shader: see modules.h. */
#include "runner/execute/modules.h"

#include "cli/hash.h"
#include "runner/common/phase.h"
#include "runner/device/capabilities.h"

uint32_t shader_module_count(const struct shader *s)
{
    return s->graphics_count ? s->graphics_count : s->stage_count ? s->stage_count : 1;
}

struct spirv_module shader_module(const struct shader *s, uint32_t n)
{
    if (s->graphics_count)
        return (struct spirv_module){s->graphics[n].words, s->graphics[n].word_count, &s->graphics[n].features};
    if (s->stage_count)
        return (struct spirv_module){s->stages[n].words, s->stages[n].word_count, &s->features};
    return (struct spirv_module){s->words, s->word_count, &s->features};
}

uint64_t hash_of_modules(const struct shader *s)
{
    uint64_t hash = HASH_OF_NOTHING;

    for (uint32_t n = 0; n < shader_module_count(s); n++) {
        struct spirv_module module = shader_module(s, n);
        hash = hash_more(hash, module.words, module.word_count * sizeof *module.words);
    }
    return hash ? hash : 1;
}

void require_all_capabilities(const struct device *device, const struct shader *s)
{
    enum phase before = begin_phase(PHASE_CONVERSION);

    for (uint32_t n = 0; n < shader_module_count(s); n++) {
        struct spirv_module module = shader_module(s, n);
        require_capabilities(device, module.features, module.words, module.word_count);
    }
    begin_phase(before);
}
