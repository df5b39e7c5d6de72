/* Calls of the function that reports faults of values and rules. */
#include "spirv/builder/reports.h"

#include "spirv/builder/instrumentation.h"

enum {
    REPORT_WORDS = sizeof(struct dxs_check_report) / 4
};

void call_check(struct lowering *l, uint32_t bits, uint32_t mask, uint32_t value, uint32_t instruction)
{
    uint32_t type = type_void(l->b);

    if (!l->check_function)
        l->check_function = new_id(l->b);
    EMIT(l->b, SpvOpFunctionCall, type, l->check_function, bits, mask, value, instruction);
}

uint32_t this_instruction(struct lowering *l)
{
    return constant_u32(l->b, l->fault->error.instruction);
}

void report_if(struct lowering *l, uint32_t is_fault, uint32_t value, uint32_t instruction)
{
    uint32_t bits = select_imm(l->b, is_fault, 1, 0);

    call_check(l, bits, constant_u32(l->b, 1), value, instruction);
}

void check_rule(struct lowering *l, enum dxs_rule rule, uint32_t is_kept)
{
    if (!checks_rules(l))
        return;
    uint32_t value = constant_u32(l->b, (uint32_t)rule), instruction = this_instruction(l);
    report_if(l, logical_not(l->b, is_kept), value, instruction);
}

void check_below(struct lowering *l, enum dxs_rule rule, uint32_t number, uint32_t limit)
{
    if (checks_rules(l))
        check_rule(l, rule, less(l->b, number, limit));
}

uint32_t check_marks(struct lowering *l)
{
    if (!l->check_marks) {
        uint32_t words = new_runtime_array(l->b, type_u32(l->b), 4);
        l->check_marks = new_buffer(l, 1, &words, &(uint32_t){0}, l->options->checks.marks, "check_marks");
    }
    return l->check_marks;
}

uint32_t check_reports(struct lowering *l)
{
    struct builder *b = l->b;

    if (!l->check_reports) {
        uint32_t records = new_runtime_array(b, type_vector(b, type_u32(b), REPORT_WORDS), 4 * REPORT_WORDS);
        l->check_reports = new_buffer(l, 1, &records, &(uint32_t){0}, l->options->checks.reports, "check_reports");
    }
    return l->check_reports;
}
