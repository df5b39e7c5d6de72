/* Validates and disassembles SPIR-V with SPIRV-Tools. */
#include "cli/tools/tools.h"

#include <spirv-tools/libspirv.h>
#include <stdio.h>
#include <string.h>

static void set_diagnostic(struct tool_text *text, spv_diagnostic diagnostic)
{
    const char *message = diagnostic && diagnostic->error ? diagnostic->error : "no reason is given";
    char line[1024];
    int length =
        snprintf(line, sizeof(line), "%s (instruction %zu)", message, diagnostic ? diagnostic->position.index : 0);
    tool_text_set(text, line, length < (int)sizeof(line) ? (size_t)length : sizeof(line) - 1);
}

static void set_too_old(struct tool_text *text, spv_diagnostic diagnostic)
{
    char line[1024];
    int length = snprintf(line, sizeof(line), "SPIRV-Tools is too old for this module (%s): %s",
                          spvSoftwareVersionString(), diagnostic && diagnostic->error ? diagnostic->error : "");
    tool_text_set(text, line, length < (int)sizeof(line) ? (size_t)length : sizeof(line) - 1);
}

/* The modules are the library's own: only what SPIRV-Tools does not know yet makes it fail. */
enum tool_result spirv_disassemble(const uint32_t *words, size_t count, struct tool_text *text)
{
    spv_context context = spvContextCreate(SPV_ENV_UNIVERSAL_1_6);
    spv_text result = NULL;
    spv_diagnostic diagnostic = NULL;
    uint32_t options = SPV_BINARY_TO_TEXT_OPTION_INDENT | SPV_BINARY_TO_TEXT_OPTION_NO_HEADER |
                       SPV_BINARY_TO_TEXT_OPTION_FRIENDLY_NAMES;
    bool done = spvBinaryToText(context, words, count, options, &result, &diagnostic) == SPV_SUCCESS;
    if (done)
        tool_text_set(text, result->str, result->length);
    else
        set_too_old(text, diagnostic);
    spvTextDestroy(result);
    spvDiagnosticDestroy(diagnostic);
    spvContextDestroy(context);
    return done ? TOOL_DONE : TOOL_LACKING;
}

/* The library's grammar does not contain everything that the module uses. */
static bool is_unknown(spv_context context, const uint32_t *words, size_t count)
{
    return spvBinaryParse(context, NULL, words, count, NULL, NULL, NULL) != SPV_SUCCESS;
}

enum tool_result spirv_validate(const uint32_t *words, size_t count, const char *target_environment,
                                const struct dxs_features *features, struct tool_text *text)
{
    spv_target_env environment;
    if (!spvParseTargetEnv(target_environment, &environment)) {
        tool_text_set(text, target_environment, strlen(target_environment));
        return TOOL_WRONG_USE;
    }
    spv_context context = spvContextCreate(environment);
    struct spv_const_binary_t binary = {words, count};
    spv_diagnostic diagnostic = NULL;
    spv_validator_options options = spvValidatorOptionsCreate();
    spvValidatorOptionsSetScalarBlockLayout(options, features && features->on[DXS_FEATURE_SCALAR_BLOCK_LAYOUT]);
#if DXS_SPIRV_TOOLS_KNOWS_OFFSETS
    spvValidatorOptionsSetAllowOffsetTextureOperand(options, features && features->on[DXS_FEATURE_SAMPLE_OFFSETS]);
#endif
#if DXS_SPIRV_TOOLS_KNOWS_BITS
    spvValidatorOptionsSetAllowVulkan32BitBitwise(options, features && features->on[DXS_FEATURE_BIT_OPERATIONS]);
#endif
    bool valid = spvValidateWithOptions(context, options, &binary, &diagnostic) == SPV_SUCCESS;
    enum tool_result result = valid ? TOOL_DONE : is_unknown(context, words, count) ? TOOL_LACKING : TOOL_FAILED;
    if (result == TOOL_LACKING)
        set_too_old(text, diagnostic);
    else if (!valid)
        set_diagnostic(text, diagnostic);
    spvDiagnosticDestroy(diagnostic);
    spvValidatorOptionsDestroy(options);
    spvContextDestroy(context);
    return result;
}

const char *spirv_tools_version(void)
{
    return spvSoftwareVersionString();
}
