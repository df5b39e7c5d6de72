/* View instances: index of the drawn view, offsets of its viewport and render target array index. */
#include "spirv/resources/root_arguments.h"
#include "spirv/operations.h"
#include "spirv/interface/signatures.h"

static const struct dxs_view_instancing *views(const struct lowering *l)
{
    return &l->options->pipeline.views;
}

static bool is_added(const struct lowering *l, SpvBuiltIn builtin)
{
    return l->interface->outputs.point == POINT_STAGE_OUT ? false
           : builtin == SpvBuiltInViewportIndex           ? views(l)->adds_viewport
           : builtin == SpvBuiltInLayer ? views(l)->adds_target_array_index && views(l)->source == DXS_VIEW_SOURCE_WORD
                                        : false;
}

static bool is_written(const struct lowering *l, SpvBuiltIn builtin)
{
    const struct signature *outputs =
        l->stage == DXS_STAGE_MESH ? &l->interface->patch_or_primitive : &l->interface->outputs;

    for (uint32_t i = 0; i < outputs->count; i++)
        if (outputs->elements[i].meaning->builtin == builtin)
            return true;
    return false;
}

static const SpvBuiltIn added[] = {SpvBuiltInViewportIndex, SpvBuiltInLayer};

void check_views(struct lowering *l)
{
    if (views(l)->source > DXS_VIEW_SOURCE_WORD)
        fail(l->fault, DXS_RESULT_INVALID_ARGUMENT,
             "options.pipeline.views.source is %u: expected an enum dxs_view_source", (unsigned)views(l)->source);
    if (views(l)->source == DXS_VIEW_SOURCE_WORD && views(l)->word.source != DXS_WORD_KIND_NONE)
        check_word_place(l, &views(l)->word, "pipeline.views.word");
    for (uint32_t n = 0; n < 2; n++)
        if (l->stage == DXS_STAGE_MESH && is_added(l, added[n]) && !is_written(l, added[n]))
            fail(l->fault, DXS_RESULT_UNSUPPORTED,
                 "view instances of a mesh shader that does not say in which %s it draws",
                 n == 0 ? "viewport" : "slice of the render target array");
}

/* Extracts `count` bits from bit `first` (u32 id) on. */
static uint32_t bits(struct lowering *l, uint32_t word, uint32_t first, uint32_t count)
{
    return EMIT(l->b, SpvOpBitFieldUExtract, type_u32(l->b), word, first, constant_u32(l->b, count));
}

/* Extracts entry `number` of an array with entries of `count` bits, packed in the specialization constant. */
static uint32_t array_entry(struct lowering *l, uint32_t *constant, uint32_t id, uint32_t number, uint32_t count)
{
    if (!*constant)
        *constant = new_spec_constant(l->b, 32, id, 0);
    uint32_t first = multiply_imm(l->b, number, count);
    return bits(l, *constant, first, count);
}

static uint32_t word_bits(struct lowering *l, uint32_t first, uint32_t count)
{
    if (views(l)->word.source == DXS_WORD_KIND_NONE)
        fail(l->fault, DXS_RESULT_INVALID_ARGUMENT,
             "the shader needs its view instance, and options.pipeline.views.word does not tell where it is");
    uint32_t word = emit_word_source(l, &views(l)->word, &l->interface->view_word, "view_instance");

    return bits(l, word, constant_u32(l->b, first), count);
}

static uint32_t view_instance(struct lowering *l)
{
    if (views(l)->source == DXS_VIEW_SOURCE_WORD)
        return word_bits(l, 0, 8);
    uint32_t index = builtin_input(l, SpvBuiltInViewIndex, type_u32(l->b));
    return views(l)->source == DXS_VIEW_SOURCE_INDEX
               ? index
               : array_entry(l, &l->interface->view_map, views(l)->map_id, index, 2);
}

uint32_t view_offset(struct lowering *l, SpvBuiltIn builtin)
{
    if (!is_added(l, builtin))
        return 0;
    if (builtin == SpvBuiltInLayer)
        return word_bits(l, 16, 16);
    if (views(l)->source == DXS_VIEW_SOURCE_WORD)
        return word_bits(l, 8, 8);
    return array_entry(l, &l->interface->view_viewports, views(l)->viewports_id, view_instance(l), 8);
}

void store_view_offsets(struct lowering *l)
{
    for (uint32_t n = 0; n < 2; n++) {
        if (!is_added(l, added[n]) || is_written(l, added[n]))
            continue;
        uint32_t variable = builtin_variable(l, added[n], SpvStorageClassOutput, type_u32(l->b));
        store(l->b, variable, view_offset(l, added[n]));
    }
}

void lower_view_id(struct lowering *l, const struct instruction *i)
{
    if (views(l)->source == DXS_VIEW_SOURCE_INDEX) {
        lower_input_getter(l, i, SpvBuiltInViewIndex);
    } else {
        uint32_t view = view_instance(l);
        copy_as(l->b, type_u32(l->b), result_id(l, i), view);
    }
}
