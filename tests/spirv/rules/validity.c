/* Validates the modules that are executed: see validity.h. */
#include "tests/spirv/rules/validity.h"

#include "cli/tools/tools.h"
#include "runner/common/report.h"
#include "tests/spirv/rules/linked.h"
#include "runner/common/word_list.h"

#include <stdlib.h>
#include <string.h>

/* ---- SPIRV-Tools ------------------------------------------------------------------------------------------------- */

/* SPIRV-Tools before 2024 know the capabilities of compute derivatives by the extension of NVIDIA only. */
static bool is_by_newer_extension(const uint32_t *words, size_t word_count, const char *message)
{
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i) && i.opcode != SpvOpFunction;)
        if (i.opcode == SpvOpExtension &&
            strcmp((const char *)(i.words + 1), "SPV_KHR_compute_shader_derivatives") == 0)
            return strstr(message, "ComputeDerivativeGroup") != NULL;
    return false;
}

static void check_words(const uint32_t *words, size_t word_count, const char *environment,
                        const struct dxs_features *features)
{
    struct tool_text text = {0};

    if (spirv_validate(words, word_count, environment, features, &text) == TOOL_FAILED &&
        !is_by_newer_extension(words, word_count, text.data))
        test_fails("invalid SPIR-V: %s", text.data);
    tool_text_free(&text);
}

static const char NEWEST[] = "vulkan1.3";

/* Quads of a group are squares if its width and height are even, else four threads in a row (DXIL.rst, "Derivatives in
 * compute shaders"). Since shader model 6.6 quad operations use the same quads. Only the execution mode is checked:
 * software devices exchange values in rows of four lanes even without one. */
static void check_group_quads(const struct shader *s, const dxs_module *module, const struct dxs_entry *entry,
                              const uint32_t *words, size_t word_count)
{
    const uint32_t *group = entry->thread_group;
    const struct dxs_module_info *info = dxs_module_describe(module);
    bool has_model = info->shader_model_major > 6 || info->shader_model_minor >= 6;
    bool squares = group[0] % 2 == 0 && group[1] % 2 == 0, has_mode = false, exchanges = false;
    bool rows = !squares && (uint64_t)group[0] * group[1] * group[2] % 4 == 0;
    bool is_whole = squares || rows;
    bool rearranges = s->features.compute_derivatives == DXS_COMPUTE_DERIVATIVES_LINEAR; /* squares become rows */
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        bool asks_squares = i.opcode == SpvOpExecutionMode && i.words[2] == SpvExecutionModeDerivativeGroupQuadsNV;
        bool asks_rows = i.opcode == SpvOpExecutionMode && i.words[2] == SpvExecutionModeDerivativeGroupLinearNV;
        exchanges |= i.opcode == SpvOpGroupNonUniformQuadBroadcast || i.opcode == SpvOpGroupNonUniformQuadSwap;
        has_mode |= asks_squares || asks_rows;
        if ((asks_squares && !squares) || (asks_rows && !(rearranges ? is_whole : rows)))
            test_fails("quads of another form than Direct3D's for groups of %u x %u x %u", group[0], group[1],
                       group[2]);
    }
    if (exchanges && has_model && is_whole && !has_mode && s->features.on[DXS_FEATURE_COMPUTE_DERIVATIVES_KHR] &&
        s->features.compute_derivatives <= DXS_COMPUTE_DERIVATIVES_LINEAR)
        test_fails("values are exchanged in quads whose form is not declared");
}

static void check_module(const struct shader *s, const dxs_module *module, const struct dxs_entry *entry,
                         const uint32_t *words, size_t word_count)
{
    check_words(words, word_count, NEWEST, &s->features);
    if (entry->stage == DXS_STAGE_COMPUTE)
        check_group_quads(s, module, entry, words, word_count);
}

void demand_valid(const struct shader *s)
{
    if (s->stage_count == 0 && s->graphics_count == 0)
        check_module(s, s->module, &s->entry, s->words, s->word_count);
    for (uint32_t i = 0; i < s->stage_count; i++)
        check_words(s->stages[i].words, s->stages[i].word_count, NEWEST, &s->features);
    for (uint32_t i = 0; i < s->graphics_count; i++)
        check_module(s, s->graphics[i].module, &s->graphics[i].entry, s->graphics[i].words, s->graphics[i].word_count);
    demand_linked(s);
}

static void validate(const struct shader *s, const uint32_t *words, size_t word_count)
{
    struct tool_text text = {0};

    if (spirv_validate(words, word_count, NEWEST, &s->features, &text) == TOOL_FAILED &&
        !is_by_newer_extension(words, word_count, text.data))
        test_fails("invalid SPIR-V behind a emulation: %s", text.data);
    tool_text_free(&text);
}

void demand_valid_replaced(const struct shader *s)
{
    if (s->stage_count == 0 && s->graphics_count == 0)
        validate(s, s->words, s->word_count);
    for (uint32_t i = 0; i < s->stage_count; i++)
        validate(s, s->stages[i].words, s->stages[i].word_count);
}
