/* Writes SPIR-V as GLSL or HLSL with SPIRV-Cross. */
#include "cli/tools/tools.h"

#include "cli/tools/glsl_repairs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct source_option {
    spvc_compiler_option option;
    unsigned value;
};

static const struct source_option glsl_options[] = {
    {SPVC_COMPILER_OPTION_GLSL_VERSION, 460},
    {SPVC_COMPILER_OPTION_GLSL_ES, 0},
    {SPVC_COMPILER_OPTION_GLSL_VULKAN_SEMANTICS, 1},
    {SPVC_COMPILER_OPTION_EMIT_LINE_DIRECTIVES, 1},
    {SPVC_COMPILER_OPTION_ENABLE_STORAGE_IMAGE_QUALIFIER_DEDUCTION, 1},
    {SPVC_COMPILER_OPTION_UNKNOWN, 0},
};

static const struct source_option hlsl_options[] = {
    {SPVC_COMPILER_OPTION_HLSL_SHADER_MODEL, 62},
    {SPVC_COMPILER_OPTION_EMIT_LINE_DIRECTIVES, 1},
    {SPVC_COMPILER_OPTION_HLSL_ENABLE_16BIT_TYPES, 1},
    {SPVC_COMPILER_OPTION_HLSL_SUPPORT_NONZERO_BASE_VERTEX_BASE_INSTANCE, 1},
    {SPVC_COMPILER_OPTION_HLSL_POINT_SIZE_COMPAT, 1},
    {SPVC_COMPILER_OPTION_UNKNOWN, 0},
};

struct hlsl_registers {
    const struct hlsl_register *data;
    size_t count;
};

/* SPIRV-Cross takes a UAV that is only read for an SRV, so both get the UAV's number. */
static bool add_registers(spvc_compiler compiler, struct hlsl_registers registers)
{
    for (size_t n = 0; n < registers.count; n++) {
        const struct hlsl_register *r = &registers.data[n];
        const spvc_hlsl_resource_binding_mapping mapping = {r->space, r->number};
        spvc_hlsl_resource_binding binding;
        spvc_hlsl_resource_binding_init(&binding);
        binding.stage = spvc_compiler_get_execution_model(compiler);
        binding.desc_set = r->set;
        binding.binding = r->binding;
        binding.cbv = binding.srv = binding.uav = binding.sampler = mapping;
        if (spvc_compiler_hlsl_add_resource_binding(compiler, &binding) != SPVC_SUCCESS)
            return false;
    }
    return true;
}

/* ---- What SPIRV-Cross leaves out of GLSL ------------------------------------------------------------------------- */

/* glslang asks for an extension where SPIRV-Cross, as of 2021, does not name it: by capability. */
static const struct glsl_extension {
    SpvCapability capability, other; /* both of them; the second SpvCapabilityMax: one is enough */
    const char *name, *line;         /* line: what belongs behind the size of the group, or NULL */
} glsl_extensions[] = {
    {SpvCapabilityInt64Atomics, SpvCapabilityMax, "GL_EXT_shader_atomic_int64", NULL},
    {SpvCapabilityStorageImageReadWithoutFormat, SpvCapabilityMax, "GL_EXT_shader_image_load_formatted", NULL},
    {SpvCapabilityShaderViewportIndexLayerEXT, SpvCapabilityMax, "GL_ARB_shader_viewport_layer_array", NULL},
    {SpvCapabilityShaderLayer, SpvCapabilityMax, "GL_ARB_shader_viewport_layer_array", NULL},
    {SpvCapabilityShaderViewportIndex, SpvCapabilityMax, "GL_ARB_shader_viewport_layer_array", NULL},
    {SpvCapabilityComputeDerivativeGroupQuadsNV, SpvCapabilityMax, "GL_NV_compute_shader_derivatives",
     "\nlayout(derivative_group_quadsNV) in;"},
    {SpvCapabilityComputeDerivativeGroupLinearNV, SpvCapabilityMax, "GL_NV_compute_shader_derivatives",
     "\nlayout(derivative_group_linearNV) in;"},
    {SpvCapabilityGroupNonUniform, SpvCapabilityFloat16, "GL_EXT_shader_subgroup_extended_types_float16", NULL},
    {SpvCapabilityGroupNonUniform, SpvCapabilityInt16, "GL_EXT_shader_subgroup_extended_types_int16", NULL},
    {SpvCapabilityGroupNonUniform, SpvCapabilityInt64, "GL_EXT_shader_subgroup_extended_types_int64", NULL},
};

static bool has_capability(const SpvCapability *capabilities, size_t count, SpvCapability wanted)
{
    for (size_t n = 0; n < count; n++)
        if (capabilities[n] == wanted)
            return true;
    return wanted == SpvCapabilityMax;
}

/* Sets `line` if there is one. */
static bool add_extensions(spvc_compiler compiler, const char **line)
{
    const SpvCapability *capabilities;
    size_t count;
    if (spvc_compiler_get_declared_capabilities(compiler, &capabilities, &count) != SPVC_SUCCESS)
        return false;
    for (size_t n = 0; n < sizeof(glsl_extensions) / sizeof(glsl_extensions[0]); n++) {
        const struct glsl_extension *extension = &glsl_extensions[n];
        if (!has_capability(capabilities, count, extension->capability) ||
            !has_capability(capabilities, count, extension->other))
            continue;
        if (spvc_compiler_require_extension(compiler, extension->name) != SPVC_SUCCESS)
            return false;
        *line = extension->line ? extension->line : *line;
    }
    return true;
}

/* ---- Source text ------------------------------------------------------------------------------------------------- */

/* Sets the source text. False: the context has the error, or memory is out. */
static bool compile(spvc_context context, spvc_backend backend, const uint32_t *words, size_t count,
                    struct hlsl_registers registers, struct tool_text *text)
{
    const struct source_option *options = backend == SPVC_BACKEND_GLSL ? glsl_options : hlsl_options;
    spvc_parsed_ir parsed;
    spvc_compiler compiler;
    spvc_compiler_options compiler_options;
    const char *source, *line = "";
    if (spvc_context_parse_spirv(context, words, count, &parsed) != SPVC_SUCCESS ||
        spvc_context_create_compiler(context, backend, parsed, SPVC_CAPTURE_MODE_TAKE_OWNERSHIP, &compiler) !=
            SPVC_SUCCESS ||
        spvc_compiler_create_compiler_options(compiler, &compiler_options) != SPVC_SUCCESS)
        return false;
    for (; options->option != SPVC_COMPILER_OPTION_UNKNOWN; options++)
        if (spvc_compiler_options_set_uint(compiler_options, options->option, options->value) != SPVC_SUCCESS)
            return false;
    if (spvc_compiler_install_compiler_options(compiler, compiler_options) != SPVC_SUCCESS ||
        !add_registers(compiler, registers) || (backend == SPVC_BACKEND_GLSL && !add_extensions(compiler, &line)) ||
        spvc_compiler_compile(compiler, &source) != SPVC_SUCCESS)
        return false;
    if (backend == SPVC_BACKEND_HLSL) {
        tool_text_set(text, source, strlen(source));
        return true;
    }
    char *repaired = glsl_repair(compiler, source, line);
    if (repaired)
        tool_text_set(text, repaired, strlen(repaired));
    free(repaired);
    return repaired != NULL;
}

static enum tool_result to_source(spvc_backend backend, const uint32_t *words, size_t count,
                                  struct hlsl_registers registers, struct tool_text *text)
{
    spvc_context context;
    if (spvc_context_create(&context) != SPVC_SUCCESS) {
        tool_text_set(text, "out of memory", 13);
        return TOOL_FAILED;
    }
    bool is_done = compile(context, backend, words, count, registers, text);
    const char *error = spvc_context_get_last_error_string(context);
    if (!is_done)
        tool_text_set(text, error, strlen(error));
    spvc_context_destroy(context);
    return is_done ? TOOL_DONE : TOOL_FAILED;
}

enum tool_result spirv_to_glsl(const uint32_t *words, size_t count, struct tool_text *text)
{
    return to_source(SPVC_BACKEND_GLSL, words, count, (struct hlsl_registers){NULL, 0}, text);
}

enum tool_result spirv_to_hlsl(const uint32_t *words, size_t count, const struct hlsl_register *registers,
                               size_t register_count, struct tool_text *text)
{
    return to_source(SPVC_BACKEND_HLSL, words, count, (struct hlsl_registers){registers, register_count}, text);
}
