/* Applies the rules to a conversion. */
#include "marks.h"

#include <stdarg.h>
#include <stdio.h>

struct asked_at asked_at(const struct conversion *c, const struct word_op *op)
{
    const struct module *module = c->asked->module;
    struct asked_at at = {.number = op->function};

    if (op->line == NO_LINE || op->function >= module->function_count)
        return at;
    at.function = &module->functions[op->function];
    if (op->line < at.function->instruction_count)
        at.i = &at.function->instructions[op->line];
    return at;
}

bool is_operation(const struct asked_at *at, uint32_t dx_op)
{
    return at->i && at->i->opcode == OP_CALL && at->i->dx_op == dx_op;
}

void fault_found(struct conversion *c, const struct word_op *op, const char *format, ...)
{
    va_list arguments;

    c->faults++;
    printf("%s: ", c->name);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    if (op && op->line != NO_LINE) {
        struct asked_at at = asked_at(c, op);
        const char *operation = at.i && at.i->opcode == OP_CALL ? asked_name(at.i->dx_op) : "";
        printf(" (function %u, instruction %u%s%s)", op->function, op->line, *operation ? ", " : "", operation);
    }
    putchar('\n');
}

void check_marks(struct conversion *c)
{
    check_non_uniform(c);
    check_coherence(c);
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
}
