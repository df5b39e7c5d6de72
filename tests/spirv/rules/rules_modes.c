/* Rules for execution modes: what DXIL's entry point says of its stage. */
#include "rules.h"

#include <string.h>

enum {
    EARLY_DEPTH_STENCIL = 3 /* DXIL.rst, "Shader flags": bit */
};

static void demand_mode(struct conversion *c, bool wanted, uint32_t mode, const char *name)
{
    if (wanted != (find_mode(c->words, mode) != NULL))
        fault_found(c, NULL, wanted ? "the execution mode %s is lost" : "the execution mode %s is not asked for", name);
}
#define DEMAND_MODE(c, wanted, mode) demand_mode(c, wanted, SpvExecutionMode##mode, #mode)

static void demand_number(struct conversion *c, uint32_t mode, const char *name, uint32_t expected)
{
    const struct execution_mode *found = find_mode(c->words, mode);

    if (!found || found->operands[0] != expected)
        fault_found(c, NULL, "the execution mode %s is %u, expected %u", name, found ? found->operands[0] : 0,
                    expected);
}
#define DEMAND_NUMBER(c, mode, expected) demand_number(c, SpvExecutionMode##mode, #mode, expected)

/* ---- Pixel shaders ----------------------------------------------------------------------------------------------- */

static bool writes(const struct conversion *c, enum dxs_semantic semantic)
{
    for (uint32_t n = 0; n < c->entry->outputs.count; n++)
        if (c->entry->outputs.elements[n].semantic == semantic)
            return true;
    return false;
}

static bool accesses_ordered_view(const struct conversion *c, const struct code_view *op)
{
    const struct module *m = c->dxil->module;
    struct dxil_at at = dxil_at(c, op);

    for (uint32_t n = 0; at.i && accessed_word(op); n++) {
        value_id handle = handle_operand(at.function, at.i, n);
        if (handle == NO_VALUE)
            break;
        uint32_t resource = dxil_handle(m, at.function, handle).resource;
        if (resource != UINT32_MAX && m->resources[resource].info.rasterizer_ordered)
            return true;
    }
    return false;
}

/* Whether the operation calls a function that accesses an ordered view itself. */
static bool calls_access(const struct conversion *c, const struct code_view *op)
{
    const struct module_view *w = c->words;
    size_t n = 0;

    if (op->opcode != SpvOpFunctionCall)
        return false;
    while (w->ops[n].words != definition_of(w, op->words[3]))
        n++;
    for (; w->ops[n].opcode != SpvOpFunctionEnd; n++)
        if (accesses_ordered_view(c, &w->ops[n]))
            return true;
    return false;
}

/* The block, from op n on, ends with this operation before another block begins. */
static bool has_in_block(const struct module_view *w, size_t n, uint32_t opcode)
{
    while (w->ops[n].opcode != opcode && w->ops[n].opcode != SpvOpLabel && w->ops[n].opcode != SpvOpFunctionEnd)
        n++;
    return w->ops[n].opcode == opcode;
}

static bool returns(const struct module_view *w, size_t n)
{
    return has_in_block(w, n, SpvOpReturn) || has_in_block(w, n, SpvOpKill);
}

/* SPV_EXT_fragment_shader_interlock: an invocation begins the critical section once and ends it once. So neither stands
 * in a loop or a selection, except an end in front of a return. `first`: the function. */
static void check_ends(struct conversion *c, size_t first)
{
    enum {
        MAX_DEPTH = 256
    };
    const struct module_view *w = c->words;
    uint32_t merges[MAX_DEPTH], depth = 0;

    for (size_t n = first; w->ops[n].opcode != SpvOpFunctionEnd; n++) {
        const struct code_view *op = &w->ops[n];
        bool begins = op->opcode == SpvOpBeginInvocationInterlockEXT;
        if ((op->opcode == SpvOpLoopMerge || op->opcode == SpvOpSelectionMerge) && depth < MAX_DEPTH)
            merges[depth++] = op->words[1];
        while (op->opcode == SpvOpLabel && depth > 0 && merges[depth - 1] == op->words[1])
            depth--;
        if (!begins && op->opcode != SpvOpEndInvocationInterlockEXT)
            continue;
        bool inside = depth > 0 || has_in_block(w, n, SpvOpLoopMerge);
        if (inside && (begins || !returns(w, n)))
            fault_found(c, op, "the critical section %s in a loop or selection", begins ? "begins" : "ends");
    }
}

/* SPV_EXT_fragment_shader_interlock: what stands between the operations is ordered. */
static void check_section(struct conversion *c)
{
    const struct module_view *w = c->words;
    size_t begin = 0, end = 0;

    while (begin < w->op_count && w->ops[begin].opcode != SpvOpBeginInvocationInterlockEXT)
        begin++;
    for (size_t n = begin; n < w->op_count && w->ops[n].opcode != SpvOpFunctionEnd; n++)
        if (w->ops[n].opcode == SpvOpEndInvocationInterlockEXT)
            end = n;
    if (end == 0) {
        fault_found(c, NULL, "the critical section is lost");
        return;
    }
    size_t n = begin;
    while (w->ops[n].opcode != SpvOpFunction)
        n--;
    check_ends(c, n);
    for (; w->ops[n].opcode != SpvOpFunctionEnd; n++)
        if ((n < begin || n > end) && (accesses_ordered_view(c, &w->ops[n]) || calls_access(c, &w->ops[n])))
            fault_found(c, &w->ops[n], "an access to a rasterizer-ordered view is outside of the critical section");
}

/* A rasterizer-ordered view orders the shaders of a pixel, those of a sample if they run once for each. */
static void check_interlock(struct conversion *c)
{
    const struct module *m = c->dxil->module;
    bool ordered = false, per_sample = false;

    for (uint32_t n = 0; n < c->answers->binding_count; n++)
        ordered |= c->answers->bindings[n].resource.rasterizer_ordered;
    for (uint32_t n = 0; n < c->entry->inputs.count; n++) {
        const struct dxs_signature_element *e = &c->entry->inputs.elements[n];
        bool counts = e->usage_mask || m->info.shader_model_major >= 6; /* DXIL: declared inputs count, read or not */
        per_sample |= counts && (e->interpolation >= 6 || e->semantic == DXS_SEMANTIC_SAMPLE_INDEX);
    }
    for (uint32_t n = 0; n < m->function_count; n++)
        for (uint32_t k = 0; k < m->functions[n].call_count; k++)
            per_sample |= m->functions[n].instructions[m->functions[n].calls[k]].dx_op == DX_SampleIndex;
    DEMAND_MODE(c, ordered && per_sample, SampleInterlockOrderedEXT);
    DEMAND_MODE(c, ordered && !per_sample, PixelInterlockOrderedEXT);
    if (ordered)
        check_section(c);
}

static void check_pixel(struct conversion *c)
{
    bool greater = writes(c, DXS_SEMANTIC_DEPTH_GREATER_EQUAL), less = writes(c, DXS_SEMANTIC_DEPTH_LESS_EQUAL);

    if (c->answers->is_complete)
        check_interlock(c);
    DEMAND_MODE(c, true, OriginUpperLeft);
    DEMAND_MODE(c, c->entry->shader_flags >> EARLY_DEPTH_STENCIL & 1, EarlyFragmentTests);
    DEMAND_MODE(c, greater, DepthGreater);
    DEMAND_MODE(c, less, DepthLess);
    DEMAND_MODE(c, greater || less || writes(c, DXS_SEMANTIC_DEPTH), DepthReplacing);
    DEMAND_MODE(c, writes(c, DXS_SEMANTIC_STENCIL_REF), StencilRefReplacingEXT);
}

/* ---- Groups ------------------------------------------------------------------------------------------------------ */

/* Without quads of the device, groups of X x Y threads become 2X x Y/2 (struct dxs_features). */
static void check_group(struct conversion *c)
{
    const struct execution_mode *size = find_mode(c->words, SpvExecutionModeLocalSize);
    const uint32_t *group = c->entry->thread_group;

    if (!size) {
        fault_found(c, NULL, "LocalSize is lost");
        return;
    }
    const uint32_t *n = size->operands;
    bool same = n[0] == group[0] && n[1] == group[1], rearranged = n[0] == 2 * group[0] && 2 * n[1] == group[1];
    if ((!same && !rearranged) || n[2] != group[2])
        fault_found(c, NULL, "LocalSize is %u %u %u, expected %u %u %u", n[0], n[1], n[2], group[0], group[1],
                    group[2]);
}

static void check_mesh(struct conversion *c)
{
    DEMAND_NUMBER(c, OutputVertices, c->entry->max_vertices);
    DEMAND_NUMBER(c, OutputPrimitivesEXT, c->entry->max_primitives);
    DEMAND_MODE(c, c->entry->output_topology == 1, OutputLinesEXT);
    DEMAND_MODE(c, c->entry->output_topology == 2, OutputTrianglesEXT);
}

/* ---- Geometry and tessellation ----------------------------------------------------------------------------------- */

static void check_geometry(struct conversion *c)
{
    const struct dxs_entry *e = c->entry;

    DEMAND_NUMBER(c, OutputVertices, e->max_vertex_count);
    DEMAND_NUMBER(c, Invocations, e->instance_count ? e->instance_count : 1);
    DEMAND_MODE(c, e->output_topology == 1, OutputPoints);
    DEMAND_MODE(c, e->output_topology == 2 || e->output_topology == 3, OutputLineStrip);
    DEMAND_MODE(c, e->output_topology == 4 || e->output_topology == 5, OutputTriangleStrip);
    DEMAND_MODE(c, e->input_primitive == 1, InputPoints);
    DEMAND_MODE(c, e->input_primitive == 2, InputLines);
    DEMAND_MODE(c, e->input_primitive == 3, Triangles);
    DEMAND_MODE(c, e->input_primitive == 6, InputLinesAdjacency);
    DEMAND_MODE(c, e->input_primitive == 7, InputTrianglesAdjacency);
}

/* The modes may stand in either stage; the hull shader knows all of them. */
static void check_hull(struct conversion *c)
{
    const struct dxs_entry *e = c->entry;
    uint32_t partitioning = e->tessellator_partitioning, output = e->tessellator_output;

    DEMAND_NUMBER(c, OutputVertices, e->output_control_points);
    DEMAND_MODE(c, partitioning == 1 || partitioning == 2, SpacingEqual);
    DEMAND_MODE(c, partitioning == 3, SpacingFractionalOdd);
    DEMAND_MODE(c, partitioning == 4, SpacingFractionalEven);
    DEMAND_MODE(c, output == 1, PointMode);
    if (output != 1 && output != 2) /* of points and lines, the order means nothing */
        DEMAND_MODE(c, output == 3, VertexOrderCw);
    DEMAND_MODE(c, output == 4, VertexOrderCcw);
}

static void check_domain(struct conversion *c)
{
    DEMAND_MODE(c, c->entry->tessellator_domain == 1, Isolines);
    DEMAND_MODE(c, c->entry->tessellator_domain == 2, Triangles);
    DEMAND_MODE(c, c->entry->tessellator_domain == 3, Quads);
}

/* ---- Floats ------------------------------------------------------------------------------------------------------ */

/* Whether the mode is declared for floats of this width. */
static bool has_float_mode(const struct module_view *w, uint32_t mode, uint32_t bits)
{
    for (uint32_t n = 0; n < w->mode_count; n++)
        if (w->modes[n].mode == mode && w->modes[n].operands[0] == bits)
            return true;
    return false;
}

static void demand_float_mode(struct conversion *c, bool wanted, uint32_t mode, uint32_t bits, const char *name)
{
    if (wanted != has_float_mode(c->words, mode, bits))
        fault_found(c, NULL, wanted ? "%s of %u bits is lost" : "%s of %u bits is not asked for", name, bits);
}
#define DEMAND_FLOAT(c, wanted, mode, bits) demand_float_mode(c, wanted, SpvExecutionMode##mode, bits, #mode)

static const char *function_attribute(const struct module *m, const struct function *f, const char *key)
{
    const struct attribute_list *list = f->attributes ? &m->attribute_lists[f->attributes - 1] : NULL;

    for (uint32_t n = 0; list && n < list->count; n++) {
        const struct attribute_group *group = &m->attribute_groups[m->attribute_list_groups[list->first + n]];
        for (uint32_t k = 0; k < group->count; k++) {
            const struct attribute *a = &m->attributes[group->first + k];
            if (a->key && strcmp(a->key, key) == 0)
                return a->text ? a->text : "";
        }
    }
    return "";
}

/* Whether the SPIR-V computes with floats of this width. Types of buffers do not count: words may stand for them. */
static bool computes_with(const struct conversion *c, uint32_t bits)
{
    return has_capability(c->words, bits == 16 ? SpvCapabilityFloat16 : SpvCapabilityFloat64);
}

static bool has_float_type(const struct conversion *c, uint32_t bits)
{
    for (uint32_t n = 0; n < c->dxil->module->type_count; n++)
        if (c->dxil->module->types[n].kind == TYPE_FLOAT && c->dxil->module->types[n].bits == bits)
            return true;
    return false;
}

/* Min-precision floats have 32 bits unless the device has 16-bit ones. */
static bool has_single_floats(const struct conversion *c)
{
    bool is_native =
        c->dxil->module->info.native_16bit || c->options->features.on[DXS_FEATURE_NATIVE_16BIT_MIN_PRECISION];

    return has_float_type(c, 32) || (has_float_type(c, 16) && !is_native);
}

/* f32tof16 and f16tof32 of 32-bit floats. */
static bool converts_halves(const struct conversion *c)
{
    const struct module *m = c->dxil->module;

    for (uint32_t n = 0; n < m->function_count; n++)
        for (uint32_t k = 0; k < m->functions[n].call_count; k++) {
            uint32_t op = m->functions[n].instructions[m->functions[n].calls[k]].dx_op;
            if ((op == DX_LegacyF32ToF16 || op == DX_LegacyF16ToF32) && c->dxil->live[n][m->functions[n].calls[k]])
                return true;
        }
    return false;
}

/* Shader model 6.2: "fp32-denorm-mode". Before, denormals were flushed (Direct3D 11.3, 3.1.3.2). */
static void check_denormals(struct conversion *c)
{
    const struct module *m = c->dxil->module;
    const struct function *f = c->entry->function < m->function_count ? &m->functions[c->entry->function] : NULL;
    const char *mode = f ? function_attribute(m, f, "fp32-denorm-mode") : "";
    bool chooses = m->info.shader_model_major > 6 || m->info.shader_model_minor >= 2;
    bool flushes = strcmp(mode, "ftz") == 0 || (!chooses && !*mode);

    DEMAND_FLOAT(c, strcmp(mode, "preserve") == 0, DenormPreserve, 32);
    DEMAND_FLOAT(c, flushes && c->options->features.on[DXS_FEATURE_DENORM_FLUSH_32BIT], DenormFlushToZero, 32);
    DEMAND_FLOAT(c, computes_with(c, 64) && c->options->features.on[DXS_FEATURE_DENORM_PRESERVE_64BIT], DenormPreserve,
                 64);
    bool asks = (c->options->exact || c->options->guarantees.on[DXS_GUARANTEE_HALF_DENORMALS]) &&
                c->dxil->module->info.stage != DXS_STAGE_LIBRARY && converts_halves(c);
    if (c->options->features.on[DXS_FEATURE_DENORM_PRESERVE_16BIT] && (asks || computes_with(c, 16)))
        DEMAND_FLOAT(c, true, DenormPreserve, 16);
}

/* Direct3D 11.3, 3.1.3: infinities, NaNs and signs of zeros are IEEE 754's; sums are rounded to nearest even. */
static void check_values(struct conversion *c)
{
    const struct dxs_features *f = &c->options->features;
    bool is_by_mode = !f->on[DXS_FEATURE_FLOAT_CONTROLS2], has_halves = computes_with(c, 16),
         has_doubles = computes_with(c, 64);

    DEMAND_FLOAT(c, has_halves && f->on[DXS_FEATURE_SIGNED_ZERO_INF_NAN_PRESERVE_16BIT] && is_by_mode,
                 SignedZeroInfNanPreserve, 16);
    DEMAND_FLOAT(c, has_halves && f->on[DXS_FEATURE_ROUNDING_MODE_RTE_16BIT], RoundingModeRTE, 16);
    DEMAND_FLOAT(c, has_single_floats(c) && f->on[DXS_FEATURE_SIGNED_ZERO_INF_NAN_PRESERVE_32BIT] && is_by_mode,
                 SignedZeroInfNanPreserve, 32);
    DEMAND_FLOAT(c, has_doubles && f->on[DXS_FEATURE_SIGNED_ZERO_INF_NAN_PRESERVE_64BIT] && is_by_mode,
                 SignedZeroInfNanPreserve, 64);
    DEMAND_FLOAT(c, has_single_floats(c) && f->on[DXS_FEATURE_ROUNDING_MODE_RTE_32BIT], RoundingModeRTE, 32);
    DEMAND_FLOAT(c, has_doubles && f->on[DXS_FEATURE_ROUNDING_MODE_RTE_64BIT], RoundingModeRTE, 64);
}

/* SPV_KHR_float_controls2: what operations may do that say nothing themselves. Direct3D allows what DXIL's `fast`
 * allows, but keeps infinities, NaNs and the signs of zeros. */
static void check_fast_math_defaults(struct conversion *c)
{
    enum {
        LOSES_VALUES = SpvFPFastMathModeNotNaNMask | SpvFPFastMathModeNotInfMask | SpvFPFastMathModeNSZMask
    };
    const struct module_view *w = c->words;

    for (uint32_t n = 0; n < w->mode_count; n++) {
        uint32_t value;
        if (w->modes[n].mode != NEW_MODE_FP_FAST_MATH_DEFAULT)
            continue;
        bool is_number = constant_of(w, w->modes[n].operands[1], &value);
        if (!is_number || value & LOSES_VALUES || (c->options->workarounds.on[DXS_WORKAROUND_ALL_PRECISE] && value))
            fault_found(c, NULL, "operations may do 0x%x by default", value);
    }
    bool wanted = c->options->features.on[DXS_FEATURE_FLOAT_CONTROLS2] && has_single_floats(c);
    if (wanted && !find_mode(w, NEW_MODE_FP_FAST_MATH_DEFAULT))
        fault_found(c, NULL, "FPFastMathDefault is lost");
}

/* ---- Lanes ------------------------------------------------------------------------------------------------------- */

static bool takes_derivatives(uint32_t opcode)
{
    return (opcode >= SpvOpDPdx && opcode <= SpvOpFwidthCoarse) || opcode == SpvOpImageSampleImplicitLod ||
           opcode == SpvOpImageSampleDrefImplicitLod || opcode == SpvOpImageSparseSampleImplicitLod ||
           opcode == SpvOpImageSparseSampleDrefImplicitLod || opcode == SpvOpImageQueryLod;
}

static bool has_derivatives(const struct module_view *w)
{
    for (size_t n = 0; n < w->op_count; n++)
        if (takes_derivatives(w->ops[n].opcode))
            return true;
    return false;
}

/* The operations behind which a ray tracing shader may run in another wave. */
static bool moves_lanes(const struct conversion *c)
{
    const struct module *m = c->dxil->module;

    for (uint32_t n = 0; n < m->function_count; n++)
        for (uint32_t k = 0; k < m->functions[n].call_count; k++)
            switch (m->functions[n].instructions[m->functions[n].calls[k]].dx_op) {
            case DX_TraceRay:
            case DX_ReportHit:
            case DX_CallShader:
            case DX_HitObject_TraceRay:
            case DX_HitObject_Invoke:
            case DX_MaybeReorderThread:
                return true;
            default:
                break;
            }
    return false;
}

/* Vulkan, "MaximallyReconvergesKHR": not with instructions that may put invocations into other subgroups. */
static bool calls_shaders(const struct module_view *w)
{
    for (size_t n = 0; n < w->op_count; n++)
        if (w->ops[n].opcode == SpvOpTraceRayKHR || w->ops[n].opcode == SpvOpExecuteCallableKHR ||
            w->ops[n].opcode == SpvOpReportIntersectionKHR || w->ops[n].opcode == NewerOpHitObjectTraceRayEXT ||
            w->ops[n].opcode == NewerOpReorderThreadWithHintEXT ||
            w->ops[n].opcode == NewerOpReorderThreadWithHitObjectEXT ||
            w->ops[n].opcode == NewerOpHitObjectExecuteShaderEXT)
            return true;
    return false;
}

/* Direct3D's lanes meet again where control flow does, and its quads are whole. */
static void check_lanes(struct conversion *c)
{
    const struct dxs_features *f = &c->options->features;

    bool reconverges = find_mode(c->words, NEW_MODE_MAXIMALLY_RECONVERGES) != NULL;
    if (f->on[DXS_FEATURE_MAXIMAL_RECONVERGENCE] && !moves_lanes(c) && !reconverges)
        fault_found(c, NULL, "MaximallyReconverges is lost");
    if (reconverges && calls_shaders(c->words))
        fault_found(c, NULL, "MaximallyReconverges in a shader that calls others");
    if (!f->on[DXS_FEATURE_QUAD_CONTROL] || c->entry->stage != DXS_STAGE_PIXEL || !has_derivatives(c->words))
        return;
    if (!find_mode(c->words, NEW_MODE_QUAD_DERIVATIVES) || !find_mode(c->words, NEW_MODE_REQUIRE_FULL_QUADS))
        fault_found(c, NULL, "a shader with derivatives lacks the execution modes of quads");
}

/* ---- All --------------------------------------------------------------------------------------------------------- */

static void check_stage(struct conversion *c)
{
    switch (c->entry->stage) {
    case DXS_STAGE_PIXEL:
        check_pixel(c);
        break;
    case DXS_STAGE_MESH:
        check_mesh(c);
        check_group(c);
        break;
    case DXS_STAGE_COMPUTE:
    case DXS_STAGE_AMPLIFICATION:
        check_group(c);
        break;
    case DXS_STAGE_GEOMETRY:
        check_geometry(c);
        break;
    case DXS_STAGE_HULL:
        check_hull(c);
        break;
    case DXS_STAGE_DOMAIN:
        check_domain(c);
        break;
    default:
        break;
    }
}

void check_modes(struct conversion *c)
{
    check_stage(c);
    check_denormals(c);
    check_values(c);
    check_fast_math_defaults(c);
    check_lanes(c);
}
