#include "tests/cfg/form.h"

static void define_phis(struct form *form, const struct model *model, uint32_t edge)
{
    const struct structured_edge *e = &form->s->edges[edge];
    uint32_t from = form->s->edge_source[edge];

    if (e->source_edge == NO_EDGE)
        return;
    block_id source = form->s->blocks[from].decider, target = model->graph->targets[e->source_edge];
    if (source == NO_BLOCK)
        source = form->s->blocks[from].source;
    for (uint32_t k = 0; k < VARIABLES; k++) {
        struct operand operand = operand_of(model, source, target, k);
        ssa_variable variable = target * VARIABLES + k;
        if (operand.copies)
            ssa_copy_on_edge(form->builder, edge, variable, ssa_request_at_end(form->builder, from, operand.number));
        else
            ssa_define_on_edge(form->builder, edge, variable, operand.number);
    }
}

bool form_reads_values(const struct form *form, uint32_t block)
{
    block_id source = form->s->blocks[block].source;
    return form->reads && source != NO_BLOCK && source != 0;
}

struct form form_create(struct arena *arena, const struct model *model, const struct structured *s, bool with_values)
{
    uint32_t variables[VALUES_READ];
    struct form form = {.s = s, .builder = ssa_begin(arena, s, model->graph->block_count * VARIABLES)};

    if (with_values) {
        form.reads = arena_array(arena, s->block_count, sizeof *form.reads);
        for (uint32_t e = 0; e < s->edge_count; e++)
            define_phis(&form, model, e);
    }
    for (uint32_t b = 0; b < s->block_count; b++) {
        if (!form_reads_values(&form, b))
            continue;
        variables_read(model, s->blocks[b].source, variables);
        for (uint32_t k = 0; k < VALUES_READ; k++)
            form.reads[b].reads[k] = ssa_request(form.builder, b, variables[k]);
    }
    form.ssa = ssa_finish(form.builder);
    return form;
}

struct ssa_value form_value(const struct form *form, uint32_t block, uint32_t which)
{
    return ssa_result(form->builder, form->reads[block].reads[which]);
}
