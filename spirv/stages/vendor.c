/* Operations of vendor extensions (NVAPI, AGS) that have no DXIL counterpart: see dxil/vendor/vendor.h. */
#include "spirv/resources/access.h"
#include "spirv/operations.h"
#include "spirv/interface/interface.h"

/* A barycentric weight. Operands: mode, component. Component 0 is the weight of the second vertex, 1 of the third. With
 * PULL_MODEL it is a component of BaryCoordPullModelAMD. */
void lower_barycentrics_at(struct lowering *l, const struct instruction *i)
{
    enum {
        /* 1, 2, 3: linear at centre, centroid, sample; 4, 5, 6: perspective at centre, centroid, sample */
        FIRST_WITH_PERSPECTIVE = 4,
        PULL_MODEL = 7
    };
    struct builder *b = l->b;
    uint32_t mode = operand_literal(l, i, 0), component = operand_literal(l, i, 1), f32 = type_f32(b);
    uint32_t triple = type_vector(b, f32, 3), weights;

    if (l->stage != DXS_STAGE_PIXEL)
        unsupported(l, i, "only pixel shaders have barycentrics");
    if (mode == PULL_MODEL) {
        weights = builtin_input(l, SpvBuiltInBaryCoordPullModelAMD, triple);
    } else {
        SpvBuiltIn builtin = mode < FIRST_WITH_PERSPECTIVE ? SpvBuiltInBaryCoordNoPerspKHR : SpvBuiltInBaryCoordKHR;
        uint32_t variable = builtin_variable(l, builtin, SpvStorageClassInput, triple), position = (mode - 1) % 3;
        component++;
        if (position > 0)
            need_capability(b, SpvCapabilityInterpolationFunction);
        uint32_t sample = position == 2 ? builtin_input(l, SpvBuiltInSampleId, type_u32(b)) : 0;
        weights = position == 0   ? builtin_input(l, builtin, triple)
                  : position == 1 ? EMIT_GLSL(b, GLSLstd450InterpolateAtCentroid, triple, variable)
                                  : EMIT_GLSL(b, GLSLstd450InterpolateAtSample, triple, variable, sample);
    }
    component_as(b, f32, result_id(l, i), weights, component);
}

/* Loads a word from a device address. Operands: low word and high word of the address, byte offset. */
void lower_load_at_address(struct lowering *l, const struct instruction *i)
{
    uint32_t u32 = type_u32(l->b), low = operand(l, i, 0), high = operand(l, i, 1);
    uint32_t address = make_pair(l->b, type_vector(l->b, u32, 2), low, high);

    load_word_at(l, i, address, &l->address_block, operand(l, i, 2));
}
