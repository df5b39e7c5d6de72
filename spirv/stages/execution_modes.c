/* Execution modes of the entry point. */
#include "dxs_nodes.h"
#include "spirv/ray_tracing/ray_tracing.h"
#include "spirv/stages/stages.h"
#include "spirv/nodes/nodes.h"
#include "spirv/function/usage.h"
#include "spirv/interface/interface.h"
#include "spirv/interface/signatures.h"

/* ---- Float controls ---------------------------------------------------------------------------------------------- */

static void declare_float_mode(struct lowering *l, SpvCapability capability, SpvExecutionMode mode, uint32_t bits)
{
    need_capability_of(l->b, capability, EXT_FLOAT_CONTROLS);
    EXECUTION_MODE(l, mode, bits);
}

static void declare_preserved_denormals(struct lowering *l, uint32_t bits)
{
    declare_float_mode(l, SpvCapabilityDenormPreserve, SpvExecutionModeDenormPreserve, bits);
}

/* Declares what operations without an own decoration allow: the same as DXIL's `fast`, except that infinities, NaNs and
 * the signs of zeros are preserved. */
static void declare_fast_math(struct lowering *l, uint32_t bits)
{
    uint32_t allowed = SpvFPFastMathModeAllowRecipMask | DXS_SPV_FP_FAST_MATH_ALLOW_CONTRACT |
                       DXS_SPV_FP_FAST_MATH_ALLOW_REASSOC | DXS_SPV_FP_FAST_MATH_ALLOW_TRANSFORM;

    need_fast_math_modes(l);
    APPEND(l->b, &l->b->execution_modes, SpvOpExecutionModeId, l->main_function,
           DXS_SPV_EXECUTION_MODE_FP_FAST_MATH_DEFAULT, type_float(l->b, bits),
           constant_u32(l->b, l->all_precise ? 0 : allowed));
}

/* Direct3D has infinities, NaNs and signed zeros in all widths, and rounds to nearest even. Without the execution mode
 * isnan() may be constant false. */
static void declare_values_of_width(struct lowering *l, uint32_t bits, bool keeps_special_values, bool rounds_to_even)
{
    if (keeps_special_values && !HAS(l, FLOAT_CONTROLS2))
        declare_float_mode(l, SpvCapabilitySignedZeroInfNanPreserve, SpvExecutionModeSignedZeroInfNanPreserve, bits);
    if (rounds_to_even)
        declare_float_mode(l, SpvCapabilityRoundingModeRTE, SpvExecutionModeRoundingModeRTE, bits);
    if (HAS(l, FLOAT_CONTROLS2))
        declare_fast_math(l, bits);
}

static void declare_single_denormals(struct lowering *l)
{
    enum denormal_mode mode = module_single_denormals(l->module, l->entry);

    if (mode == DENORMALS_PRESERVED)
        declare_preserved_denormals(l, 32);
    else if (mode == DENORMALS_FLUSHED && HAS(l, DENORM_FLUSH_32BIT))
        declare_float_mode(l, SpvCapabilityDenormFlushToZero, SpvExecutionModeDenormFlushToZero, 32);
}

/* Whether the code has floats of this width. The module may have more: in other entry points, or in types of buffers
 * whose values the code takes as words. Min-precision floats have 32 bits unless the device has 16-bit ones. */
static bool has_floats(const struct lowering *l, uint32_t bits)
{
    return bits == 16   ? uses_capability(l->b, SpvCapabilityFloat16)
           : bits == 64 ? uses_capability(l->b, SpvCapabilityFloat64)
                        : (l->module->float_widths & (l->native_16bit ? 32 : 32 | 16)) != 0;
}

/* Direct3D preserves 16-bit and 64-bit denormals. NVIDIA's driver takes a mode for denormals of one width for all
 * widths, so divisions and roots of floats become longer. Without the mode, conversions of halves in words preserve
 * denormals on all devices that we know, so shaders that only convert have it as a guarantee. */
void declare_float_controls(struct lowering *l)
{
    const bool *used = l->usage->operations;
    bool converts_halves = used[DX_LegacyF16ToF32] || used[DX_LegacyF32ToF16];

    declare_single_denormals(l);
    if ((has_floats(l, 16) || (converts_halves && l->options->guarantees.on[DXS_GUARANTEE_HALF_DENORMALS])) &&
        HAS(l, DENORM_PRESERVE_16BIT))
        declare_preserved_denormals(l, 16);
    if (has_floats(l, 64) && HAS(l, DENORM_PRESERVE_64BIT))
        declare_preserved_denormals(l, 64);
    if (has_floats(l, 16))
        declare_values_of_width(l, 16, HAS(l, SIGNED_ZERO_INF_NAN_PRESERVE_16BIT), HAS(l, ROUNDING_MODE_RTE_16BIT));
    if (has_floats(l, 32))
        declare_values_of_width(l, 32, HAS(l, SIGNED_ZERO_INF_NAN_PRESERVE_32BIT), HAS(l, ROUNDING_MODE_RTE_32BIT));
    if (has_floats(l, 64))
        declare_values_of_width(l, 64, HAS(l, SIGNED_ZERO_INF_NAN_PRESERVE_64BIT), HAS(l, ROUNDING_MODE_RTE_64BIT));
}

/* ---- Quads ------------------------------------------------------------------------------------------------------- */

/* Behind these operations a lane may run in another subgroup, so Vulkan has no maximal reconvergence there. */
static bool repacks_lanes(const struct lowering *l)
{
    const bool *operations = l->usage->operations;

    return operations[DX_TraceRay] || operations[DX_ReportHit] || operations[DX_CallShader] ||
           operations[DX_HitObject_TraceRay] || operations[DX_HitObject_Invoke] || operations[DX_MaybeReorderThread];
}

/* Direct3D keeps helper lanes as long as they are observable, and derivatives need control flow to be uniform within
 * their quad only. In pixel shaders Vulkan guarantees neither without these modes. Elsewhere there are no helper lanes,
 * and derivatives are those of a quad anyway (Vulkan, "Derivative Operations"). */
static void declare_quad_control(struct lowering *l)
{
    const struct usage *usage = l->usage;

    if (l->stage != DXS_STAGE_PIXEL || (!usage->derivatives && !looks_at_quads(l) && !includes_helper_lanes(l)) ||
        !has_quad_control(l))
        return;
    need_quad_control(l);
    if (usage->derivatives)
        EXECUTION_MODE(l, (SpvExecutionMode)DXS_SPV_EXECUTION_MODE_QUAD_DERIVATIVES);
    EXECUTION_MODE(l, (SpvExecutionMode)DXS_SPV_EXECUTION_MODE_REQUIRE_FULL_QUADS);
}

/* ---- Pixel shaders ----------------------------------------------------------------------------------------------- */

static bool writes_semantic(const struct lowering *l, enum dxs_semantic semantic)
{
    const struct signature *outputs = &l->interface->outputs;

    for (uint32_t i = 0; i < outputs->count; i++)
        if (outputs->elements[i].info->semantic == semantic && l->usage->outputs_written[i])
            return true;
    return false;
}

static void declare_depth(struct lowering *l)
{
    bool less = writes_semantic(l, DXS_SEMANTIC_DEPTH_LESS_EQUAL);
    bool greater = writes_semantic(l, DXS_SEMANTIC_DEPTH_GREATER_EQUAL);

    if (!less && !greater && !writes_semantic(l, DXS_SEMANTIC_DEPTH))
        return;
    EXECUTION_MODE(l, SpvExecutionModeDepthReplacing);
    if (less)
        EXECUTION_MODE(l, SpvExecutionModeDepthLess);
    else if (greater)
        EXECUTION_MODE(l, SpvExecutionModeDepthGreater);
}

static bool uses_rasterizer_ordered_view(const struct lowering *l)
{
    for (uint32_t i = 0; i < l->module->info.resource_count; i++)
        if (l->module->resources[i].info.rasterizer_ordered && l->layout->bindings[i].used)
            return true;
    return l->usage->rasterizer_ordered;
}

static void declare_interlock(struct lowering *l)
{
    if (!uses_rasterizer_ordered_view(l))
        return;
    bool per_sample = runs_per_sample(l);
    l->interface->interlock = true;
    need_capability_of(
        l->b, per_sample ? SpvCapabilityFragmentShaderSampleInterlockEXT : SpvCapabilityFragmentShaderPixelInterlockEXT,
        EXT_FRAGMENT_INTERLOCK);
    EXECUTION_MODE(l,
                   per_sample ? SpvExecutionModeSampleInterlockOrderedEXT : SpvExecutionModePixelInterlockOrderedEXT);
}

static void declare_pixel_modes(struct lowering *l)
{
    EXECUTION_MODE(l, SpvExecutionModeOriginUpperLeft);
    if (l->entry->shader_flags >> FLAG_EARLY_DEPTH_STENCIL & 1)
        EXECUTION_MODE(l, SpvExecutionModeEarlyFragmentTests);
    declare_depth(l);
    if (writes_semantic(l, DXS_SEMANTIC_STENCIL_REF))
        EXECUTION_MODE(l, SpvExecutionModeStencilRefReplacingEXT);
    declare_interlock(l);
    if (runs_per_sample(l) && !reads_at_samples(l))
        builtin_variable(l, SpvBuiltInSampleId, SpvStorageClassInput, type_u32(l->b));
}

/* ---- Compute shaders --------------------------------------------------------------------------------------------- */

static void declare_compute_derivatives(struct lowering *l, bool squares)
{
    need_capability_of(
        l->b, squares ? SpvCapabilityComputeDerivativeGroupQuadsNV : SpvCapabilityComputeDerivativeGroupLinearNV,
        HAS(l, COMPUTE_DERIVATIVES_KHR) ? EXT_COMPUTE_DERIVATIVES_KHR : EXT_COMPUTE_DERIVATIVES);
    EXECUTION_MODE(l, squares ? SpvExecutionModeDerivativeGroupQuadsNV : SpvExecutionModeDerivativeGroupLinearNV);
}

/* Since shader model 6.6 the quads of derivatives and of quad operations are the same. */
static bool exchanges_in_quads(const struct lowering *l)
{
    const struct dxs_module_info *module = &l->module->info;
    bool has_model_66 = module->shader_model_major > 6 || module->shader_model_minor >= 6;

    return has_model_66 && looks_at_quads(l);
}

/* A mesh shader's quad operations declare no quads: its device may lack derivatives in mesh shaders. */
static bool declares_quads(struct lowering *l)
{
    bool derivatives = l->usage->derivatives;

    if (derivatives && has_groups(l) && compute_derivatives(l) == DXS_COMPUTE_DERIVATIVES_REFUSED) {
        note_lacking(l, FEATURE_DERIVATIVES);
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "derivatives in groups of threads, which the device does not have");
    }
    return (derivatives || (exchanges_in_quads(l) && !is_mesh_stage(l) && HAS(l, COMPUTE_DERIVATIVES_KHR))) &&
           has_quads(l);
}

enum {
    MAX_THREADS = 1024 /* of a group */
};

static void declare_compute_modes(struct lowering *l)
{
    static const uint32_t launched_threads[] = {DXS_NODE_THREADS, 1, 1};
    bool is_thread_node = l->stage == DXS_STAGE_NODE && l->entry->node->launch == DXS_NODE_LAUNCH_THREAD;
    const uint32_t *group = is_thread_node ? launched_threads : l->entry->thread_group;

    if (group[0] - 1u >= MAX_THREADS || group[1] - 1u >= MAX_THREADS || group[2] - 1u >= MAX_THREADS ||
        group[0] * group[1] * group[2] > MAX_THREADS)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "a thread group of %u x %u x %u: expected 1 to %d threads", group[0],
             group[1], group[2], MAX_THREADS);
    bool declares = declares_quads(l), squares = !is_thread_node && has_square_quads(l);
    bool native = declares && compute_derivatives(l) == DXS_COMPUTE_DERIVATIVES_NATIVE;
    bool subtracts = l->usage->derivatives && subtracts_in_quads(l);
    bool rearranged = squares && !native && (declares || subtracts || exchanges_in_quads(l));
    l->interface->rearranged = rearranged;
    EXECUTION_MODE(l, SpvExecutionModeLocalSize, group[0] << rearranged, group[1] >> rearranged, group[2]);
    if (declares)
        declare_compute_derivatives(l, squares && native);
}

void declare_execution_modes(struct lowering *l)
{
    declare_quad_control(l);
    if (!repacks_lanes(l) && HAS(l, MAXIMAL_RECONVERGENCE)) {
        need_extension(l->b, EXT_MAXIMAL_RECONVERGENCE);
        EXECUTION_MODE(l, DXS_SPV_EXECUTION_MODE_MAXIMALLY_RECONVERGES);
    }
    switch (l->stage) {
    case DXS_STAGE_PIXEL:
        declare_pixel_modes(l);
        break;
    case DXS_STAGE_COMPUTE:
        declare_compute_modes(l);
        break;
    case DXS_STAGE_MESH:
    case DXS_STAGE_AMPLIFICATION:
        declare_compute_modes(l);
        declare_mesh_modes(l);
        break;
    case DXS_STAGE_NODE:
        declare_compute_modes(l);
        declare_node_modes(l);
        break;
    case DXS_STAGE_GEOMETRY:
        declare_geometry_modes(l);
        break;
    case DXS_STAGE_HULL:
    case DXS_STAGE_DOMAIN:
        declare_tessellation_modes(l);
        break;
    default:
        if (is_ray_tracing_stage(l->stage))
            declare_ray_tracing(l);
        break;
    }
}
