/* Applies the rules to a conversion. */
#include "rules.h"

#include <stdarg.h>
#include <stdio.h>

struct dxil_at dxil_at(const struct conversion *c, const struct code_view *op)
{
    const struct module *module = c->dxil->module;
    struct dxil_at at = {.number = op->function};

    if (op->line == NO_LINE || op->function >= module->function_count)
        return at;
    at.function = &module->functions[op->function];
    if (op->line < at.function->instruction_count)
        at.i = &at.function->instructions[op->line];
    return at;
}

bool is_operation(const struct dxil_at *at, uint32_t dx_op)
{
    return at->i && at->i->opcode == OP_CALL && at->i->dx_op == dx_op;
}

static bool has_code(const struct conversion *c, uint32_t function, uint32_t line)
{
    for (size_t n = 0; n < c->words->op_count; n++)
        if (c->words->ops[n].function == function && c->words->ops[n].line == line)
            return true;
    return false;
}

bool has_unreached_store(const struct conversion *c)
{
    for (uint32_t n = 0; n < c->dxil->module->function_count; n++) {
        const struct function *f = &c->dxil->module->functions[n];
        for (uint32_t k = 0; k < f->call_count; k++) {
            uint16_t operation = (uint16_t)f->instructions[f->calls[k]].dx_op;
            bool is_store = operation == DX_TextureStore || operation == DX_BufferStore;
            if (is_store && !has_code(c, n, f->calls[k]))
                return true;
        }
    }
    return false;
}

uint32_t small_wave(const struct conversion *c)
{
    const struct dxs_pipeline_state *pipeline = &c->options->pipeline;

    if (pipeline->wave_size)
        return pipeline->wave_size;
    return c->entry->wave_size_max < pipeline->subgroup_size_min ? c->entry->wave_size_max : 0;
}

void fault_found(struct conversion *c, const struct code_view *op, const char *format, ...)
{
    va_list arguments;

    c->faults++;
    printf("%s: ", c->name);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    if (op && op->line != NO_LINE) {
        struct dxil_at at = dxil_at(c, op);
        const char *operation = at.i && at.i->opcode == OP_CALL ? dxil_name(at.i->dx_op) : "";
        printf(" (function %u, instruction %u%s%s)", op->function, op->line, *operation ? ", " : "", operation);
    }
    putchar('\n');
}

void check_rules(struct conversion *c)
{
    check_non_uniform(c);
    check_coherence(c);
    check_formats(c);
    check_raw_chains(c);
    check_sampling(c);
    check_arithmetic(c);
    check_interface(c);
    check_memory(c);
    check_views(c);
    check_modes(c);
    check_control_flow(c);
    check_capabilities(c);
    check_rays(c);
    check_own_values(c);
    check_waves(c);
    check_declared(c);
    check_switches(c);
    check_limits(c);
}
