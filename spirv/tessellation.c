/* Domain shaders: the patch, and where in it. */
#include "spirv/interface_operations.h"
#include "spirv/interface_state.h"

enum {
    DOMAIN_ISOLINE = 1, /* DXIL's TessellatorDomain */
    DOMAIN_TRIANGLE = 2,
    DOMAIN_QUAD = 3
};

static SpvExecutionMode domain_mode(struct lowering *l)
{
    switch (l->entry->tessellator_domain) {
    case DOMAIN_ISOLINE:
        return SpvExecutionModeIsolines;
    case DOMAIN_TRIANGLE:
        return SpvExecutionModeTriangles;
    case DOMAIN_QUAD:
        return SpvExecutionModeQuads;
    default:
        fail(l->fault, DXS_INVALID_MODULE, "tessellation of domain %u", l->entry->tessellator_domain);
    }
}

/* Spacing and winding are known to the hull shader alone. */
void declare_tessellation_modes(struct lowering *l)
{
    need_capability(l->b, SpvCapabilityTessellation);
    EXECUTION_MODE(l, (uint32_t)domain_mode(l));
}

void lower_domain_location(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t f32 = type_float(b, 32), location = builtin_input(l, SpvBuiltInTessCoord, type_vector(b, f32, 3));
    uint32_t component = operand_literal(l, i, 0);

    if (component > 2)
        fail(l->fault, DXS_INVALID_MODULE, "component %u of the domain location", component);
    EMIT_AS(b, SpvOpCompositeExtract, f32, result_id(l, i), location, component);
}

void lower_load_patch_constant(struct lowering *l, const struct instruction *i)
{
    struct signature *patch = &l->interface->patch_or_primitive;
    struct place place;
    struct element *e = operand_element(l, i, patch, &place);

    load_element(l, i, patch, e, place);
}
