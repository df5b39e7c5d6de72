/* Writes instructions as text. */
#include "inspect/disassembly.h"

const char binary_names[][8] = {"add",  "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl",  "lshr",
                                "ashr", "and", "or",  "xor",  "fadd", "fsub", "fmul", "fdiv", "frem"};

const char cast_names[] = "trunc\0"
                          "zext\0"
                          "sext\0"
                          "fptoui\0"
                          "fptosi\0"
                          "uitofp\0"
                          "sitofp\0"
                          "fptrunc\0"
                          "fpext\0"
                          "ptrtoint\0"
                          "inttoptr\0"
                          "bitcast\0"
                          "addrspacecast\0";

static const char ordering_names[][12] = {"", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"};

const char *predicate_name(uint32_t predicate)
{
    static const char of_floats[][8] = {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                        "uno",   "ueq", "ugt", "uge", "ult", "ule", "une", "true"};
    static const char of_integers[][4] = {"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"};

    return predicate <= FCMP_TRUE ? of_floats[predicate] : of_integers[predicate - ICMP_EQ];
}

/* ---- Parts ------------------------------------------------------------------------------------------------------- */

static void print_fast_math(struct printer *printer, uint32_t flags)
{
    struct text *text = printer->text;

    if (flags & FLAG_FAST) { /* implies the other flags */
        text_string(text, " fast");
        return;
    }
    text_string(text, flags & FLAG_NO_NANS ? " nnan" : "");
    text_string(text, flags & FLAG_NO_INFS ? " ninf" : "");
    text_string(text, flags & FLAG_NO_SIGNED_ZEROS ? " nsz" : "");
    text_string(text, flags & FLAG_RECIPROCAL ? " arcp" : "");
}

static void print_binary(struct printer *printer, const struct instruction *instruction, const uint32_t *operands)
{
    struct text *text = printer->text;

    text_string(text, binary_names[instruction->sub]);
    switch (instruction->sub) {
    case BINARY_ADD:
    case BINARY_SUB:
    case BINARY_MUL:
    case BINARY_SHL:
        text_string(text, instruction->flags & FLAG_NUW ? " nuw" : "");
        text_string(text, instruction->flags & FLAG_NSW ? " nsw" : "");
        break;
    case BINARY_UDIV:
    case BINARY_SDIV:
    case BINARY_LSHR:
    case BINARY_ASHR:
        text_string(text, instruction->flags & FLAG_EXACT ? " exact" : "");
        break;
    default:
        if (instruction->sub >= BINARY_FADD)
            print_fast_math(printer, instruction->flags);
        break;
    }
    text_char(text, ' ');
    print_typed_value(printer, operands[0]);
    text_string(text, ", ");
    print_value(printer, operands[1]);
}

static void print_compare(struct printer *printer, const struct instruction *instruction, const uint32_t *operands)
{
    bool is_float = instruction->sub <= FCMP_TRUE;

    text_string(printer->text, is_float ? "fcmp" : "icmp");
    if (is_float)
        print_fast_math(printer, instruction->flags);
    text_format(printer->text, " %s ", predicate_name(instruction->sub));
    print_typed_value(printer, operands[0]);
    text_string(printer->text, ", ");
    print_value(printer, operands[1]);
}

static void print_phi(struct printer *printer, const struct instruction *instruction, const uint32_t *operands)
{
    text_string(printer->text, "phi ");
    print_type(printer, instruction->type);
    for (uint32_t i = 0; i < instruction->operand_count; i += 2) {
        text_string(printer->text, i ? ", [ " : " [ ");
        print_value(printer, operands[i]);
        text_string(printer->text, ", ");
        print_block(printer, operands[i + 1]);
        text_string(printer->text, " ]");
    }
}

static void print_typed_list(struct printer *printer, const uint32_t *operands, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        if (i > 0)
            text_string(printer->text, ", ");
        print_typed_value(printer, operands[i]);
    }
}

static void print_alignment(struct printer *printer, uint32_t alignment)
{
    if (alignment)
        text_format(printer->text, ", align %u", alignment);
}

static void print_alloca(struct printer *printer, const struct instruction *instruction, const uint32_t *operands)
{
    uint64_t count;

    text_string(printer->text, "alloca ");
    print_type(printer, instruction->aux);
    if (!module_integer(printer->module, printer->function, operands[0], &count) || count != 1) {
        text_string(printer->text, ", ");
        print_typed_value(printer, operands[0]);
    }
}

static void print_memory_access(struct printer *printer, const struct instruction *instruction,
                                const uint32_t *operands)
{
    text_string(printer->text, instruction->opcode == OP_LOAD ? "load " : "store ");
    text_string(printer->text, instruction->flags & FLAG_VOLATILE ? "volatile " : "");
    if (instruction->opcode == OP_LOAD)
        print_type(printer, instruction->type);
    else
        print_typed_value(printer, operands[1]);
    text_string(printer->text, ", ");
    print_typed_value(printer, operands[0]);
    print_alignment(printer, instruction->aux);
}

static void print_gep(struct printer *printer, const struct instruction *instruction, const uint32_t *operands)
{
    text_string(printer->text, instruction->flags & FLAG_INBOUNDS ? "getelementptr inbounds " : "getelementptr ");
    print_type(printer, instruction->aux);
    text_string(printer->text, ", ");
    print_typed_list(printer, operands, instruction->operand_count);
}

static void print_atomic(struct printer *printer, const struct instruction *instruction, const uint32_t *operands)
{
    static const char names[][8] = {"xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"};

    text_format(printer->text, "atomicrmw %s%s ", instruction->flags & FLAG_VOLATILE ? "volatile " : "",
                names[instruction->sub]);
    print_typed_list(printer, operands, 2);
    text_format(printer->text, " %s", ordering_names[instruction->aux]);
}

static void print_compare_exchange(struct printer *printer, const struct instruction *instruction,
                                   const uint32_t *operands)
{
    text_format(printer->text, "cmpxchg %s", instruction->flags & FLAG_VOLATILE ? "volatile " : "");
    print_typed_list(printer, operands, 3);
    text_format(printer->text, " %s %s", ordering_names[instruction->aux & 0xFF],
                ordering_names[instruction->aux >> 8]);
}

/* The indices of extractvalue and insertvalue: plain numbers. */
static void print_indices(struct printer *printer, const uint32_t *indices, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        text_format(printer->text, ", %u", indices[i]);
}

static void print_call(struct printer *printer, const struct instruction *instruction, const uint32_t *operands)
{
    const struct module *module = printer->module;
    const struct function *callee = &module->functions[instruction->aux];
    const struct type *type = module_type(module, callee->type);
    bool needs_comma = false;

    text_string(printer->text, "call ");
    print_type(printer, instruction->type);
    text_char(printer->text, ' ');
    print_name(printer, '@', callee->name);
    text_char(printer->text, '(');
    if (instruction->dx_op != DX_OP_NONE) {
        text_format(printer->text, "i32 %d", (int)dx_operation_opcode(instruction->dx_op));
        needs_comma = true;
    }
    uint32_t first_parameter = type->count - instruction->operand_count;
    for (uint32_t i = 0; i < instruction->operand_count; i++) {
        type_id parameter = module->type_members[type->first_member + first_parameter + i];
        text_string(printer->text, needs_comma ? ", " : "");
        needs_comma = true;
        if (module_type(module, parameter)->kind == TYPE_METADATA) {
            text_string(printer->text, "metadata ");
            print_metadata(printer, operands[i]);
        } else {
            print_typed_value(printer, operands[i]);
        }
    }
    text_char(printer->text, ')');
}

static void print_label(struct printer *printer, const char *before, uint32_t block)
{
    text_string(printer->text, before);
    text_string(printer->text, "label ");
    print_block(printer, block);
}

static void print_branch(struct printer *printer, const struct basic_block *block, const uint32_t *operands)
{
    const uint32_t *targets = printer->function->targets + block->first_target;

    text_string(printer->text, "br ");
    if (block->target_count == 1) {
        print_label(printer, "", targets[0]);
        return;
    }
    print_typed_value(printer, operands[0]);
    print_label(printer, ", ", targets[0]);
    print_label(printer, ", ", targets[1]);
}

static void print_switch(struct printer *printer, const struct basic_block *block, const uint32_t *operands)
{
    const uint32_t *targets = printer->function->targets + block->first_target;
    const uint64_t *cases = printer->function->case_values + block->first_target;
    type_id type = module_value(printer->module, printer->function, operands[0])->type;
    uint32_t unused = 64 - module_type(printer->module, type)->bits;

    text_string(printer->text, "switch ");
    print_typed_value(printer, operands[0]);
    print_label(printer, ", ", targets[0]);
    text_string(printer->text, " [\n");
    for (uint32_t i = 1; i < block->target_count; i++) {
        uint64_t bits = cases[i] << unused;
        long long number = (long long)(bits >> unused);
        if (bits >> 63 && unused)
            number = (long long)(bits >> unused | UINT64_MAX << (64 - unused));
        text_string(printer->text, "    ");
        print_type(printer, type);
        if (unused == 63)
            text_string(printer->text, cases[i] ? " true" : " false");
        else
            text_format(printer->text, " %lld", number);
        print_label(printer, ", ", targets[i]);
        text_char(printer->text, '\n');
    }
    text_string(printer->text, "  ]");
}

/* ---- Whole instructions ------------------------------------------------------------------------------------------ */

static void print_operation(struct printer *printer, const struct basic_block *block,
                            const struct instruction *instruction)
{
    const uint32_t *operands = printer->function->operands + instruction->first_operand;
    struct text *text = printer->text;

    switch (instruction->opcode) {
    case OP_BINARY:
        print_binary(printer, instruction, operands);
        break;
    case OP_CAST:
        text_format(text, "%s ", nth_text(cast_names, instruction->sub));
        print_typed_value(printer, operands[0]);
        text_string(text, " to ");
        print_type(printer, instruction->type);
        break;
    case OP_COMPARE:
        print_compare(printer, instruction, operands);
        break;
    case OP_SELECT:
        text_string(text, "select ");
        print_typed_list(printer, operands, 3);
        break;
    case OP_PHI:
        print_phi(printer, instruction, operands);
        break;
    case OP_ALLOCA:
        print_alloca(printer, instruction, operands);
        break;
    case OP_LOAD:
    case OP_STORE:
        print_memory_access(printer, instruction, operands);
        break;
    case OP_GEP:
        print_gep(printer, instruction, operands);
        break;
    case OP_EXTRACT_VALUE:
        text_string(text, "extractvalue ");
        print_typed_value(printer, operands[0]);
        print_indices(printer, operands + 1, instruction->operand_count - 1);
        break;
    case OP_INSERT_VALUE:
        text_string(text, "insertvalue ");
        print_typed_list(printer, operands, 2);
        print_indices(printer, operands + 2, instruction->operand_count - 2);
        break;
    case OP_EXTRACT_ELEMENT:
        text_string(text, "extractelement ");
        print_typed_list(printer, operands, 2);
        break;
    case OP_INSERT_ELEMENT:
        text_string(text, "insertelement ");
        print_typed_list(printer, operands, 3);
        break;
    case OP_SHUFFLE:
        text_string(text, "shufflevector ");
        print_typed_list(printer, operands, 3);
        break;
    case OP_ATOMIC_RMW:
        print_atomic(printer, instruction, operands);
        break;
    case OP_COMPARE_EXCHANGE:
        print_compare_exchange(printer, instruction, operands);
        break;
    case OP_FENCE:
        text_format(text, "fence %s", ordering_names[instruction->aux]);
        break;
    case OP_CALL:
    case OP_DEBUG_CALL:
        print_call(printer, instruction, operands);
        break;
    case OP_BRANCH:
        print_branch(printer, block, operands);
        break;
    case OP_SWITCH:
        print_switch(printer, block, operands);
        break;
    case OP_RETURN:
        text_string(text, "ret ");
        if (instruction->operand_count)
            print_typed_value(printer, operands[0]);
        else
            text_string(text, "void");
        break;
    default: /* OP_UNREACHABLE */
        text_string(text, "unreachable");
        break;
    }
}

void print_instruction(struct printer *printer, const struct basic_block *block, const struct instruction *instruction)
{
    text_string(printer->text, "  ");
    if (instruction->result != NO_VALUE) {
        print_value(printer, instruction->result);
        text_string(printer->text, " = ");
    }
    print_operation(printer, block, instruction);
}
