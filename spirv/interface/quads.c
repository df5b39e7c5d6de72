/* Which stages and groups have quads, and what the device offers for them. */
#include "spirv/interface/interface.h"
#include "spirv/function/usage.h"

void need_quad_control(struct lowering *l)
{
    need_capability_of(l->b, (SpvCapability)DXS_SPV_CAPABILITY_QUAD_CONTROL, EXT_QUAD_CONTROL);
}

bool looks_at_quads(const struct lowering *l)
{
    const bool *operations = l->usage->operations;

    return operations[DX_QuadOp] || operations[DX_QuadReadLaneAt] || operations[DX_QuadVote];
}

bool is_mesh_stage(const struct lowering *l)
{
    return l->stage == DXS_STAGE_MESH || l->stage == DXS_STAGE_AMPLIFICATION;
}

bool has_quad_control(const struct lowering *l)
{
    return !is_mesh_stage(l) && HAS(l, QUAD_CONTROL);
}

bool has_square_quads(const struct lowering *l)
{
    const uint32_t *group = l->entry->thread_group;

    return group[0] % 2 == 0 && group[1] % 2 == 0;
}

static bool has_whole_quads(const struct lowering *l)
{
    return has_groups(l) && (has_square_quads(l) || group_threads(l) % 4 == 0);
}

enum dxs_compute_derivatives compute_derivatives(const struct lowering *l)
{
    l->feature_use->looked_at[FEATURE_DERIVATIVES] = true;
    return l->options->features.compute_derivatives;
}

bool has_quads(const struct lowering *l)
{
    if (l->stage == DXS_STAGE_PIXEL)
        return true;
    return has_whole_quads(l) && compute_derivatives(l) <= DXS_COMPUTE_DERIVATIVES_LINEAR &&
           (!is_mesh_stage(l) || HAS(l, COMPUTE_DERIVATIVES_KHR));
}

bool subtracts_in_quads(const struct lowering *l)
{
    return has_whole_quads(l) && compute_derivatives(l) == DXS_COMPUTE_DERIVATIVES_QUADS;
}

bool includes_helper_lanes(const struct lowering *l)
{
    const struct function *entry = &l->module->functions[l->entry->function];

    return module_function_attribute(l->module, entry, "waveops-include-helper-lanes") != NULL;
}
