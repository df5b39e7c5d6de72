/* Loads and stores of signature elements; code before and after the entry point's function. */
#include "spirv/operations.h"
#include "spirv/interface/interface.h"
#include "spirv/interface/signatures.h"
#include "spirv/stages/stages.h"

/* ---- Operations -------------------------------------------------------------------------------------------------- */

static struct signature *signature_of(const struct lowering *l, uint32_t part)
{
    return part == DXS_SIGNATURE_PART_INPUTS    ? &l->interface->inputs
           : part == DXS_SIGNATURE_PART_OUTPUTS ? &l->interface->outputs
                                                : &l->interface->patch_or_primitive;
}

/* Operand 3, if the element has vertices: the vertex or control point. */
void lower_load_element(struct lowering *l, const struct instruction *i, uint32_t part)
{
    struct signature *signature = signature_of(l, part);
    struct place place;
    struct element *e = operand_element(l, i, signature, &place);

    if (e->vertices && l->stage != DXS_STAGE_PIXEL)
        place.vertex = operand_index(l, i, 3, e->vertices, e);
    if (e->by_barycentrics)
        load_by_barycentrics(l, i, e, place);
    else
        load_element(l, i, signature, e, place);
}

/* Operand 4 of mesh shaders: the vertex or primitive. A hull shader's invocation stores its own control point. */
void lower_store_element(struct lowering *l, const struct instruction *i, uint32_t part)
{
    struct signature *signature = signature_of(l, part);
    struct place place;

    if (was_stored_ahead(l))
        return;
    struct element *e = operand_element(l, i, signature, &place);
    if (e->meaning->kind == MEANS_TARGET && e->info->semantic_indices[0] > 1 && HAS(l, DUAL_SOURCE_BLENDING))
        return; /* dual-source blending: target 0 with two sources */
    if (e->vertices)
        place.vertex = i->operand_count > 4 ? operand_index(l, i, 4, e->vertices, e)
                                            : builtin_input(l, SpvBuiltInInvocationId, type_u32(l->b));
    store_element(l, i, signature, e, place);
}

/* ---- The entry point --------------------------------------------------------------------------------------------- */

void interface_prepare(struct lowering *l)
{
    struct interface *interface = l->interface;

    if (l->stage == DXS_STAGE_LIBRARY)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "%s shaders are not supported", dxs_stage_name(l->stage));
    read_signatures(l);
    check_views(l);
    make_inputs_per_vertex(l);

    /* The next stage may read varyings that this one leaves undefined, but both must declare them. Undeclared targets
     * keep their content, while declared and unwritten ones would become undefined. */
    if (l->stage != DXS_STAGE_PIXEL)
        for (uint32_t i = 0; i < interface->outputs.count; i++)
            if (interface->outputs.elements[i].meaning->kind == MEANS_VARYING)
                element_variable(l, &interface->outputs, &interface->outputs.elements[i]);
    declare_execution_modes(l);
    discard_prepare(l);
}

/* Points of Direct3D have size 1. In Vulkan a vertex shader of a point list tells, unless the device has
 * VK_KHR_maintenance5. Domain and geometry shaders need not: where they may, they take a feature of its own. */
static void store_point_size(struct lowering *l)
{
    struct builder *b = l->b;

    if (!l->options->guarantees.on[DXS_GUARANTEE_POINT_SIZE])
        return;
    uint32_t variable = builtin_variable(l, SpvBuiltInPointSize, SpvStorageClassOutput, type_f32(b));
    store(b, variable, constant_f32(b, 1));
}

void interface_end_main(struct lowering *l)
{
    if (l->stage == DXS_STAGE_VERTEX || l->stage == DXS_STAGE_DOMAIN)
        store_view_offsets(l);
    if (l->stage == DXS_STAGE_VERTEX)
        store_point_size(l);
    discard_end_main(l);
}
