/* Declarations of tokens as text. */
#include "inspect/token_listing.h"

#include <string.h>

/* ---- Names ------------------------------------------------------------------------------------------------------- */

static const char system_names[] = "undefined\0"
                                   "position\0"
                                   "clip_distance\0"
                                   "cull_distance\0"
                                   "rendertarget_array_index\0"
                                   "viewport_array_index\0"
                                   "vertex_id\0"
                                   "primitive_id\0"
                                   "instance_id\0"
                                   "is_front_face\0"
                                   "sampleIndex\0"
                                   "finalQuadUeq0EdgeTessFactor\0"
                                   "finalQuadVeq0EdgeTessFactor\0"
                                   "finalQuadUeq1EdgeTessFactor\0"
                                   "finalQuadVeq1EdgeTessFactor\0"
                                   "finalQuadUInsideTessFactor\0"
                                   "finalQuadVInsideTessFactor\0"
                                   "finalTriUeq0EdgeTessFactor\0"
                                   "finalTriVeq0EdgeTessFactor\0"
                                   "finalTriWeq0EdgeTessFactor\0"
                                   "finalTriInsideTessFactor\0"
                                   "finalLineDetailTessFactor\0"
                                   "finalLineDensityTessFactor\0";

static const char interpolation_names[] = " undefined\0"
                                          " constant\0"
                                          " linear\0"
                                          " linear centroid\0"
                                          " linear noperspective\0"
                                          " linear noperspective centroid\0"
                                          " linear sample\0"
                                          " linear noperspective sample\0";

static const char flag_names[] = "refactoringAllowed\0"
                                 "enableDoublePrecisionFloatOps\0"
                                 "forceEarlyDepthStencil\0"
                                 "enableRawAndStructuredBuffers\0"
                                 "skipOptimization\0"
                                 "enableMinimumPrecision\0"
                                 "enable11_1DoubleExtensions\0"
                                 "enable11_1ShaderExtensions\0"
                                 "allResourcesBound\0";

void list_dimension(struct text *text, uint32_t dimension)
{
    static const char names[] = "unknown\0"
                                "buffer\0"
                                "texture1d\0"
                                "texture2d\0"
                                "texture2dms\0"
                                "texture3d\0"
                                "texturecube\0"
                                "texture1darray\0"
                                "texture2darray\0"
                                "texture2dmsarray\0"
                                "texturecubearray\0"
                                "raw_buffer\0"
                                "structured_buffer\0";

    text_string(text, nth_text(names, dimension));
}

void list_return_types(struct text *text, uint32_t return_types)
{
    static const char names[] = "unknown\0"
                                "unorm\0"
                                "snorm\0"
                                "sint\0"
                                "uint\0"
                                "float\0"
                                "mixed\0"
                                "double\0"
                                "<continued>\0"
                                "<unused>\0";

    for (uint32_t c = 0; c < 4; c++) {
        text_char(text, c == 0 ? '(' : ',');
        text_string(text, nth_text(names, return_types >> 4 * c & 15));
    }
    text_char(text, ')');
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

/* t0, or T0[lower bound:upper bound] */
static void list_range(struct text *text, const struct tokens *tokens, const struct token_operand *operand)
{
    list_register(text, tokens, operand);
    text_number(text, operand->indices[0].immediate);
    if (!has_register_ranges(tokens))
        return;
    text_format(text, "[%u:", operand->indices[1].immediate);
    if (operand->indices[2].immediate == UINT32_MAX)
        text_char(text, '*');
    else
        text_number(text, operand->indices[2].immediate);
    text_char(text, ']');
}

static void list_space(struct text *text, const struct tokens *tokens, uint32_t space)
{
    if (has_register_ranges(tokens))
        text_format(text, ", space=%u", space);
}

static void list_constant_buffer(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    const struct token_operand *operand = &i->operands[0];
    bool has_ranges = has_register_ranges(tokens);

    text_string(text, "constantbuffer ");
    if (has_ranges)
        list_range(text, tokens, operand);
    else
        text_format(text, "CB%u", operand->indices[0].immediate);
    text_format(text, "[%u]%s", has_ranges ? i->words[0] : operand->indices[1].immediate,
                i->controls & 1 ? ", dynamicIndexed" : ", immediateIndexed");
    list_space(text, tokens, i->words[1]);
}

static void list_sampler(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    static const char modes[] = ", mode_default\0"
                                ", mode_comparison\0"
                                ", mode_mono\0";

    text_string(text, "sampler ");
    list_range(text, tokens, &i->operands[0]);
    text_string(text, nth_text(modes, i->controls & 15));
    list_space(text, tokens, i->words[0]);
}

/* Flags of unordered access. */
static void list_access(struct text *text, uint32_t controls)
{
    enum {
        COHERENT = 1 << 5,
        RASTERIZER_ORDERED = 1 << 6,
        HAS_COUNTER = 1 << 12
    };

    if (controls & COHERENT)
        text_string(text, "_glc");
    if (controls & RASTERIZER_ORDERED)
        text_string(text, "_rov");
    if (controls & HAS_COUNTER)
        text_string(text, "_opc");
}

static void list_typed(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    uint32_t dimension = i->controls & 31, samples = i->controls >> 5 & 0x7F;
    bool is_unordered = i->opcode == TOKEN_dcl_uav_typed;

    text_string(text, is_unordered ? "uav_typed_" : "resource_");
    list_dimension(text, dimension);
    if (is_unordered)
        list_access(text, i->controls);
    else if (dimension == DIMENSION_2D_MS || dimension == DIMENSION_2D_MS_ARRAY)
        text_format(text, "(%u)", samples);
    text_char(text, ' ');
    list_return_types(text, i->words[0]);
    text_char(text, ' ');
    list_range(text, tokens, &i->operands[0]);
    list_space(text, tokens, i->words[1]);
}

static void list_buffer(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    bool is_structured = i->opcode == TOKEN_dcl_uav_structured || i->opcode == TOKEN_dcl_resource_structured;

    text_string(text, token_opcode_name(i->opcode) + strlen("dcl_"));
    if (i->opcode == TOKEN_dcl_uav_structured || i->opcode == TOKEN_dcl_uav_raw)
        list_access(text, i->controls);
    text_char(text, ' ');
    list_range(text, tokens, &i->operands[0]);
    if (is_structured)
        text_format(text, ", %u", i->words[0]);
    list_space(text, tokens, i->words[is_structured]);
}

static void list_shared_memory(struct text *text, const struct token_instruction *i)
{
    text_format(text, "%s g%u, %u", token_opcode_name(i->opcode) + strlen("dcl_"), i->operands[0].indices[0].immediate,
                i->words[0]);
    if (i->opcode == TOKEN_dcl_tgsm_structured)
        text_format(text, ", %u", i->words[1]);
}

/* ---- Inputs and outputs ------------------------------------------------------------------------------------------ */

static bool has_interpolation(uint32_t opcode)
{
    return opcode == TOKEN_dcl_input_ps || opcode == TOKEN_dcl_input_ps_siv || opcode == TOKEN_dcl_input_ps_sgv;
}

static void list_signature_register(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    text_string(text, token_opcode_name(i->opcode) + strlen("dcl_"));
    if (has_interpolation(i->opcode))
        text_string(text, nth_text(interpolation_names, i->controls & 15));
    text_char(text, ' ');
    list_operand(text, tokens, i, 0, 'o');
    if (i->opcode != TOKEN_dcl_input && i->opcode != TOKEN_dcl_input_ps && i->opcode != TOKEN_dcl_output)
        text_format(text, ", %s", nth_text(system_names, i->words[0]));
}

/* ---- Program ----------------------------------------------------------------------------------------------------- */

static void list_flags(struct text *text, uint32_t flags)
{
    const char *separator = " ";

    text_string(text, "globalFlags");
    if (!flags)
        text_string(text, "none");
    for (uint32_t n = 0; flags >> n; n++) {
        if (!(flags >> n & 1))
            continue;
        text_format(text, "%s%s", separator, nth_text(flag_names, n));
        separator = " | ";
    }
}

static void list_numbered(struct text *text, const struct tokens *tokens, const struct token_instruction *i,
                          uint32_t first, const char *prefix)
{
    text_string(text, " = {");
    for (uint32_t n = first; n < i->list_count; n++)
        text_format(text, "%s%s%u", n == first ? "" : ", ", prefix, token_list_word(tokens, i, n));
    text_char(text, '}');
}

static void list_interface(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    text_format(text, "interface%s fp%u[%u][%u]", i->controls & 1 ? "_dynamicindexed" : "", i->words[0],
                i->words[2] >> 16, i->words[1]);
    list_numbered(text, tokens, i, 0, "ft");
}

/* Choices in the opcode word: names of numbers. */
static bool list_choice(struct text *text, const struct token_instruction *i)
{
    static const char inputs[] = "undefined\0point\0line\0triangle\0undefined\0undefined\0lineadj\0triangleadj\0";
    static const char topologies[] = "undefined\0pointlist\0undefined\0linestrip\0undefined\0trianglestrip\0";
    static const char domains[] = "domain_undefined\0domain_isoline\0domain_tri\0domain_quad\0";
    static const char partitionings[] = "partitioning_undefined\0partitioning_integer\0partitioning_pow2\0"
                                        "partitioning_fractional_odd\0partitioning_fractional_even\0";
    static const char primitives[] = "output_undefined\0output_point\0output_line\0output_triangle_cw\0"
                                     "output_triangle_ccw\0";
    enum {
        FIRST_PATCH = 8
    };
    uint32_t choice = i->controls & 0x7F;

    switch (i->opcode) {
    case TOKEN_dcl_gs_input_primitive:
        if (choice >= FIRST_PATCH)
            text_format(text, "inputprimitive control_point_patch_%u ", choice - FIRST_PATCH + 1);
        else
            text_format(text, "inputprimitive %s ", nth_text(inputs, choice));
        return true;
    case TOKEN_dcl_gs_output_primitive_topology:
        text_format(text, "outputtopology %s ", nth_text(topologies, choice));
        return true;
    case TOKEN_dcl_input_control_point_count:
    case TOKEN_dcl_output_control_point_count:
        text_format(text, "%s %u", token_opcode_name(i->opcode) + strlen("dcl_"), choice);
        return true;
    case TOKEN_dcl_tess_domain:
        text_format(text, "tessellator_domain %s", nth_text(domains, choice));
        return true;
    case TOKEN_dcl_tess_partitioning:
        text_format(text, "tessellator_partitioning %s", nth_text(partitionings, choice));
        return true;
    case TOKEN_dcl_tess_output_primitive:
        text_format(text, "tessellator_output_primitive %s", nth_text(primitives, choice));
        return true;
    default:
        return false;
    }
}

/* Declarations that are a few numbers. */
static bool list_numbers(struct text *text, const struct token_instruction *i)
{
    const uint32_t *words = i->words;

    switch (i->opcode) {
    case TOKEN_dcl_temps:
    case TOKEN_dcl_hs_fork_phase_instance_count:
    case TOKEN_dcl_hs_join_phase_instance_count:
        text_format(text, "%s %u", token_opcode_name(i->opcode) + strlen("dcl_"), words[0]);
        return true;
    case TOKEN_dcl_max_output_vertex_count:
        text_format(text, "maxout %u", words[0]);
        return true;
    case TOKEN_dcl_gs_instance_count:
        text_format(text, "gsinstances %u", words[0]);
        return true;
    case TOKEN_dcl_indexable_temp:
        text_format(text, "indexableTemp x%u[%u], %u", words[0], words[1], words[2]);
        return true;
    case TOKEN_dcl_thread_group:
        text_format(text, "thread_group %u, %u, %u", words[0], words[1], words[2]);
        return true;
    case TOKEN_dcl_hs_max_tessfactor:
        text_string(text, "hs_max_tessfactor l(");
        list_number(text, words[0], NUMBER_FLOAT);
        text_char(text, ')');
        return true;
    case TOKEN_dcl_function_body:
        text_format(text, "function_body fb%u", words[0]);
        return true;
    default:
        return list_choice(text, i);
    }
}

static bool list_resource(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    switch (i->opcode) {
    case TOKEN_dcl_constant_buffer:
        list_constant_buffer(text, tokens, i);
        return true;
    case TOKEN_dcl_sampler:
        list_sampler(text, tokens, i);
        return true;
    case TOKEN_dcl_resource:
    case TOKEN_dcl_uav_typed:
        list_typed(text, tokens, i);
        return true;
    case TOKEN_dcl_uav_raw:
    case TOKEN_dcl_uav_structured:
    case TOKEN_dcl_resource_raw:
    case TOKEN_dcl_resource_structured:
        list_buffer(text, tokens, i);
        return true;
    case TOKEN_dcl_tgsm_raw:
    case TOKEN_dcl_tgsm_structured:
        list_shared_memory(text, i);
        return true;
    default:
        return false;
    }
}

bool list_declaration(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    if (strncmp(token_opcode_name(i->opcode), "dcl_", strlen("dcl_")) != 0)
        return false;
    text_string(text, "dcl_");
    if (list_numbers(text, i) || list_resource(text, tokens, i))
        return true;
    switch (i->opcode) {
    case TOKEN_dcl_global_flags:
        list_flags(text, i->controls);
        break;
    case TOKEN_dcl_index_range:
        text_string(text, "indexrange ");
        list_operand(text, tokens, i, 0, 'o');
        text_format(text, " %u", i->words[0]);
        break;
    case TOKEN_dcl_stream:
        text_string(text, "stream ");
        list_operand(text, tokens, i, 0, 'm');
        break;
    case TOKEN_dcl_function_table:
        text_format(text, "function_table ft%u", i->words[0]);
        list_numbered(text, tokens, i, 1, "fb"); /* behind their number */
        break;
    case TOKEN_dcl_interface:
        list_interface(text, tokens, i);
        break;
    default:
        list_signature_register(text, tokens, i);
    }
    return true;
}
