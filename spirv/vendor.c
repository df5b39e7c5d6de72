/* What vendors' extensions stand for that no operation of DXIL does: see dxil/vendor/vendor.h. */
#include "spirv/resources/access.h"
#include "spirv/stages/interface_operations.h"
#include "spirv/stages/interface_state.h"

/* The weight of the second or the third vertex. Operands: mode, component. */
void lower_barycentrics_at(struct lowering *l, const struct instruction *i)
{
    enum {
        FIRST_WITH_PERSPECTIVE = 4, /* modes before are linear; from each of them on centre, centroid, sample */
        PULL_MODEL = 7
    };
    struct builder *b = l->b;
    uint32_t mode = operand_literal(l, i, 0), component = operand_literal(l, i, 1), f32 = type_float(b, 32);
    uint32_t triple = type_vector(b, f32, 3), weights;

    if (l->stage != DXS_STAGE_PIXEL)
        unsupported(l, i, "only pixel shaders have barycentrics");
    if (mode == PULL_MODEL) {
        weights = builtin_input(l, SpvBuiltInBaryCoordPullModelAMD, triple);
    } else {
        SpvBuiltIn builtin = mode < FIRST_WITH_PERSPECTIVE ? SpvBuiltInBaryCoordNoPerspKHR : SpvBuiltInBaryCoordKHR;
        uint32_t variable = builtin_variable(l, builtin, SpvStorageClassInput, triple), place = (mode - 1) % 3;
        component++;
        if (place > 0)
            need_capability(b, SpvCapabilityInterpolationFunction);
        uint32_t sample = place == 2 ? builtin_input(l, SpvBuiltInSampleId, type_int(b, 32)) : 0;
        weights = place == 0   ? builtin_input(l, builtin, triple)
                  : place == 1 ? EMIT_GLSL(b, GLSLstd450InterpolateAtCentroid, triple, variable)
                               : EMIT_GLSL(b, GLSLstd450InterpolateAtSample, triple, variable, sample);
    }
    EMIT_AS(b, SpvOpCompositeExtract, f32, result_id(l, i), weights, component);
}

/* Operands: low and high word of the address, offset. */
void lower_load_at_address(struct lowering *l, const struct instruction *i)
{
    uint32_t u32 = type_int(l->b, 32), low = operand(l, i, 0), high = operand(l, i, 1);
    uint32_t address = EMIT(l->b, SpvOpCompositeConstruct, type_vector(l->b, u32, 2), low, high);

    load_word_at(l, i, address, &l->interface->words_at_address, operand(l, i, 2));
}
