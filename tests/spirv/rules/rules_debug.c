/* Debug information: what NonSemantic.Shader.DebugInfo.100 and OpLine say of the code and of its variables is what the
 * records of the DXIL say. LLVM 3.7 writes them (lib/Bitcode/Writer/BitcodeWriter.cpp). The same code is converted with
 * dxs_options.instruction_lines, which tells the DXIL instruction of each instruction. */
#include "debug.h"

#include <spirv/unified1/NonSemanticShaderDebugInfo100.h>
#include <stdio.h>
#include <string.h>

#define RECORD_OF(name) NonSemanticShaderDebugInfo100##name

enum { /* codes of LLVM's records. Their field 0 is `distinct`; references are ids + 1 */
    DI_LOCATION = 7,
    DI_SUBRANGE = 13,
    DI_BASIC_TYPE = 15,
    DI_FILE = 16,
    DI_DERIVED_TYPE = 17,
    DI_COMPOSITE_TYPE = 18,
    DI_SUBROUTINE_TYPE = 19,
    DI_COMPILE_UNIT = 20,
    DI_SUBPROGRAM = 21,
    DI_LEXICAL_BLOCK = 22,
    DI_LEXICAL_BLOCK_FILE = 23,
    DI_GLOBAL_VARIABLE = 27,
    DI_LOCAL_VARIABLE = 28,
    DI_EXPRESSION = 29
};

enum { /* DWARF 4, figures 18 and 7.24 */
    DW_ARRAY_TYPE = 0x01,
    DW_CLASS_TYPE = 0x02,
    DW_ENUMERATION_TYPE = 0x04,
    DW_MEMBER = 0x0D,
    DW_REFERENCE_TYPE = 0x10,
    DW_TYPEDEF = 0x16,
    DW_INHERITANCE = 0x1C,
    DW_CONST_TYPE = 0x26,
    DW_VOLATILE_TYPE = 0x35,
    DW_RESTRICT_TYPE = 0x37,
    DW_RVALUE_REFERENCE_TYPE = 0x42,
    DW_OP_BIT_PIECE = 0x9D,
    MAX_DEPTH = 32,
    ALL_OPERANDS = 5 /* first operand's word of OpExtInst */
};

/* ---- DXIL -------------------------------------------------------------------------------------------------------- */

static const struct metadata *metadata_of(const struct module *m, uint64_t reference)
{
    return reference && reference <= m->metadata_count ? &m->metadata[reference - 1] : NULL;
}

static const struct metadata *record_of(const struct module *m, uint64_t reference, uint32_t code)
{
    const struct metadata *record = metadata_of(m, reference);

    return record && record->kind == METADATA_DEBUG && record->code == code ? record : NULL;
}

static uint64_t field(const struct module *m, const struct metadata *record, uint32_t n)
{
    return n < record->count ? m->metadata_numbers[record->first + n] : 0;
}

static const struct metadata *string_of(const struct module *m, uint64_t reference)
{
    const struct metadata *string = metadata_of(m, reference);

    return string && string->kind == METADATA_STRING ? string : NULL;
}

static uint64_t unqualified(const struct module *m, uint64_t reference)
{
    const struct metadata *record;

    while ((record = record_of(m, reference, DI_DERIVED_TYPE)) != NULL) {
        switch (field(m, record, 1)) {
        case DW_REFERENCE_TYPE:
        case DW_TYPEDEF:
        case DW_CONST_TYPE:
        case DW_VOLATILE_TYPE:
        case DW_RESTRICT_TYPE:
        case DW_RVALUE_REFERENCE_TYPE:
            reference = field(m, record, 6);
            continue;
        default:
            return reference;
        }
    }
    return reference;
}

/* Element n of the elements in a field: a reference; 0: there are fewer. */
static uint64_t element(const struct module *m, const struct metadata *record, uint32_t list, uint32_t n)
{
    const struct metadata *node = metadata_of(m, field(m, record, list));

    return node && node->kind == METADATA_NODE && n < node->count ? m->metadata_operands[node->first + n] : 0;
}

static uint32_t element_count(const struct module *m, const struct metadata *record, uint32_t list)
{
    const struct metadata *node = metadata_of(m, field(m, record, list));

    return node && node->kind == METADATA_NODE ? node->count : 0;
}

/* Member n, or base class, of a structure. */
static const struct metadata *member_of(const struct module *m, const struct metadata *composite, uint32_t n)
{
    for (uint32_t k = 0, count = element_count(m, composite, 11); k < count; k++) {
        const struct metadata *member = record_of(m, element(m, composite, 11, k), DI_DERIVED_TYPE);
        uint64_t tag = member ? field(m, member, 1) : 0;
        if ((tag == DW_MEMBER || tag == DW_INHERITANCE) && n-- == 0)
            return member;
    }
    return NULL;
}

/* "vector<float, 3>" and "matrix<int, 2, 4>": the numbers are in the name. */
struct vector_name {
    unsigned rows, columns; /* rows 0: a vector */
    uint64_t component;     /* reference */
};

static bool named_vector(const struct module *m, const struct metadata *composite, struct vector_name *vector)
{
    const struct metadata *name = string_of(m, field(m, composite, 2)), *member = member_of(m, composite, 0);
    char text[256];

    if (!name || !member || name->count >= sizeof text)
        return false;
    snprintf(text, sizeof text, "%.*s", (int)name->count, m->metadata_text + name->first);
    vector->rows = 0;
    vector->component = unqualified(m, field(m, member, 6));
    if (!record_of(m, vector->component, DI_BASIC_TYPE))
        return false;
    return sscanf(text, "vector<%*[^,], %u>", &vector->columns) == 1 ||
           sscanf(text, "matrix<%*[^,], %u, %u>", &vector->rows, &vector->columns) == 2;
}

static uint64_t bits_of(const struct module *m, uint64_t type)
{
    const struct metadata *basic = record_of(m, type, DI_BASIC_TYPE), *other = record_of(m, type, DI_COMPOSITE_TYPE);

    return basic ? field(m, basic, 3) : other ? field(m, other, 7) : 0;
}

/* The file of a scope. */
static uint64_t file_of(const struct module *m, uint64_t scope)
{
    const struct metadata *function = record_of(m, scope, DI_SUBPROGRAM), *block = metadata_of(m, scope);

    if (function)
        return field(m, function, 4);
    return block && block->kind == METADATA_DEBUG &&
                   (block->code == DI_LEXICAL_BLOCK || block->code == DI_LEXICAL_BLOCK_FILE)
               ? field(m, block, 2)
               : 0;
}

/* ---- SPIR-V ------------------------------------------------------------------------------------------------------ */

/* The operands of a debug instruction. NULL: the id is none of this kind. */
static const uint32_t *made_as(const struct debug_conversion *c, uint32_t id, uint32_t instruction)
{
    const uint32_t *words = definition_of(c->words, id);

    return opcode_of(words) == SpvOpExtInst && words[4] == instruction ? words + ALL_OPERANDS : NULL;
}

static uint32_t operand_total(const struct debug_conversion *c, uint32_t id)
{
    return length_of(definition_of(c->words, id)) - ALL_OPERANDS;
}

static bool is_number(const struct debug_conversion *c, uint32_t id, uint64_t number)
{
    uint32_t value;

    return constant_of(c->words, id, &value) && value == (uint32_t)number;
}

static const char *text_of(const struct debug_conversion *c, uint32_t id)
{
    const uint32_t *words = definition_of(c->words, id);

    return opcode_of(words) == SpvOpString ? (const char *)(words + 2) : "(no string)";
}

static bool is_text(const struct debug_conversion *c, uint32_t id, uint64_t reference)
{
    const struct metadata *string = string_of(c->module, reference);
    const char *text = text_of(c, id);

    return string ? strlen(text) == string->count &&
                        memcmp(text, c->module->metadata_text + string->first, string->count) == 0
                  : *text == 0;
}

/* ---- Files, scopes ----------------------------------------------------------------------------------------------- */

static bool is_file_name(const struct debug_conversion *c, uint32_t string, uint64_t reference)
{
    const struct metadata *file = record_of(c->module, reference, DI_FILE);

    return file && is_text(c, string, field(c->module, file, 1));
}

/* Without a file: that of the compilation unit. */
static bool is_source(const struct debug_conversion *c, uint32_t id, uint64_t reference)
{
    const uint32_t *source = made_as(c, id, RECORD_OF(DebugSource));

    return source && (record_of(c->module, reference, DI_FILE) ? is_file_name(c, source[0], reference) : id == c->main);
}

/* Lines of the text of a DebugSource; UINT32_MAX: it has no text. */
static uint32_t line_count(const struct debug_conversion *c, uint32_t source)
{
    const uint32_t *operands = made_as(c, source, RECORD_OF(DebugSource));
    uint32_t count = 0;

    if (!operands || operand_total(c, source) < 2)
        return UINT32_MAX;
    for (const char *text = text_of(c, operands[1]); *text; count++)
        text += strcspn(text, "\n") + (strchr(text, '\n') != NULL);
    return count;
}

/* DXC gives built-in types the main file with lines of an included one: a line that a file lacks is 0. */
static bool is_line_of(const struct debug_conversion *c, uint32_t source, uint32_t id, uint64_t line)
{
    return is_number(c, id, line <= line_count(c, source) ? line : 0);
}

static bool is_type(const struct debug_conversion *c, uint32_t id, uint64_t reference, uint32_t depth);

static bool is_function_type(const struct debug_conversion *c, uint32_t id, uint64_t reference, uint32_t depth)
{
    const struct metadata *type = record_of(c->module, reference, DI_SUBROUTINE_TYPE);
    const uint32_t *operands = made_as(c, id, RECORD_OF(DebugTypeFunction));

    if (!operands || !is_number(c, operands[0], 0))
        return false;
    uint32_t count = type ? element_count(c->module, type, 2) : 0;
    if (operand_total(c, id) != (count > 1 ? count + 1 : 2))
        return false;
    for (uint32_t n = 0; n < count || n == 0; n++) {
        uint64_t one = type ? element(c->module, type, 2, n) : 0;
        bool is_void = opcode_of(definition_of(c->words, operands[1 + n])) == SpvOpTypeVoid;
        if (n == 0 && !one ? !is_void : !is_type(c, operands[1 + n], one, depth + 1))
            return false;
    }
    return true;
}

static bool is_scope(const struct debug_conversion *c, uint32_t id, uint64_t reference, uint32_t depth)
{
    const struct module *m = c->module;
    const struct metadata *record;

    while ((record = record_of(m, reference, DI_LEXICAL_BLOCK_FILE)) != NULL)
        reference = field(m, record, 1);
    if (depth > MAX_DEPTH)
        return true;
    if ((record = record_of(m, reference, DI_LEXICAL_BLOCK)) != NULL) {
        const uint32_t *block = made_as(c, id, RECORD_OF(DebugLexicalBlock));
        return block && is_source(c, block[0], field(m, record, 2)) &&
               is_line_of(c, block[0], block[1], field(m, record, 3)) && is_number(c, block[2], field(m, record, 4)) &&
               is_scope(c, block[3], field(m, record, 1), depth + 1);
    }
    record = record_of(m, reference, DI_SUBPROGRAM);
    if (!record)
        return id == c->unit;
    const uint32_t *function = made_as(c, id, RECORD_OF(DebugFunction));
    return function && is_text(c, function[0], field(m, record, 2)) &&
           is_function_type(c, function[1], field(m, record, 6), depth) &&
           is_source(c, function[2], field(m, record, 4)) &&
           is_line_of(c, function[2], function[3], field(m, record, 5)) && is_number(c, function[4], 0) &&
           is_scope(c, function[5], field(m, record, 1), depth + 1) && is_text(c, function[6], field(m, record, 3)) &&
           is_number(c, function[7], RECORD_OF(FlagIsDefinition)) && is_number(c, function[8], field(m, record, 9));
}

static bool is_inlined_at(const struct debug_conversion *c, uint32_t id, uint64_t reference, uint32_t depth)
{
    const struct module *m = c->module;
    const struct metadata *record = record_of(m, reference, DI_LOCATION);

    if (!record || !id || depth > MAX_DEPTH)
        return !record == !id;
    const uint32_t *at = made_as(c, id, RECORD_OF(DebugInlinedAt));
    return at && is_number(c, at[0], field(m, record, 1)) && is_scope(c, at[1], field(m, record, 3) + 1, 0) &&
           is_inlined_at(c, operand_total(c, id) > 2 ? at[2] : 0, field(m, record, 4), depth + 1);
}

/* ---- Types ------------------------------------------------------------------------------------------------------- */

static bool is_basic(const struct debug_conversion *c, uint32_t id, const struct metadata *record)
{
    static const uint8_t encodings[] = {0,
                                        RECORD_OF(Address),
                                        RECORD_OF(Boolean),
                                        0,
                                        RECORD_OF(Float),
                                        RECORD_OF(Signed),
                                        RECORD_OF(SignedChar),
                                        RECORD_OF(Unsigned),
                                        RECORD_OF(UnsignedChar)};
    const uint32_t *type = made_as(c, id, RECORD_OF(DebugTypeBasic));
    uint64_t encoding = field(c->module, record, 5);

    return type && is_text(c, type[0], field(c->module, record, 2)) &&
           is_number(c, type[1], field(c->module, record, 3)) &&
           is_number(c, type[2], encoding < sizeof encodings ? encodings[encoding] : 0) && is_number(c, type[3], 0);
}

static bool is_array(const struct debug_conversion *c, uint32_t id, const struct metadata *record, uint32_t depth)
{
    const uint32_t *type = made_as(c, id, RECORD_OF(DebugTypeArray));
    uint32_t count = element_count(c->module, record, 11);

    if (count == 0)
        return is_type(c, id, field(c->module, record, 6), depth + 1);
    if (!type || operand_total(c, id) != 1 + count || !is_type(c, type[0], field(c->module, record, 6), depth + 1))
        return false;
    for (uint32_t n = 0; n < count; n++) {
        const struct metadata *range = record_of(c->module, element(c->module, record, 11, n), DI_SUBRANGE);
        if (!range || !is_number(c, type[1 + n], field(c->module, range, 1)))
            return false;
    }
    return true;
}

static bool is_vector(const struct debug_conversion *c, uint32_t id, const struct vector_name *name)
{
    const uint32_t *matrix = made_as(c, id, RECORD_OF(DebugTypeMatrix));

    if (name->rows && (!matrix || !is_number(c, matrix[1], name->rows) ||
                       opcode_of(definition_of(c->words, matrix[2])) != SpvOpConstantFalse)) /* rows are the vectors */
        return false;
    const uint32_t *vector = made_as(c, name->rows ? matrix[0] : id, RECORD_OF(DebugTypeVector));
    return vector && is_number(c, vector[1], name->columns) && is_type(c, vector[0], name->component, 0);
}

static bool is_member(const struct debug_conversion *c, uint32_t id, const struct metadata *record, uint32_t depth)
{
    const struct module *m = c->module;
    const uint32_t *member = made_as(c, id, RECORD_OF(DebugTypeMember));

    return member && is_text(c, member[0], field(m, record, 2)) &&
           is_type(c, member[1], field(m, record, 6), depth + 1) && is_source(c, member[2], field(m, record, 3)) &&
           is_line_of(c, member[2], member[3], field(m, record, 4)) && is_number(c, member[4], 0) &&
           is_number(c, member[5], field(m, record, 9)) && is_number(c, member[6], field(m, record, 7)) &&
           is_number(c, member[7], RECORD_OF(FlagIsPublic));
}

static bool is_structure(const struct debug_conversion *c, uint32_t id, const struct metadata *record, uint32_t depth)
{
    const struct module *m = c->module;
    const uint32_t *type = made_as(c, id, RECORD_OF(DebugTypeComposite));
    uint64_t tag = field(m, record, 1) == DW_CLASS_TYPE ? RECORD_OF(Class) : RECORD_OF(Structure);
    const struct metadata *member;
    uint32_t count = 0;

    if (!type || !is_text(c, type[0], field(m, record, 2)) || !is_number(c, type[1], tag) ||
        !is_source(c, type[2], field(m, record, 3)) || !is_line_of(c, type[2], type[3], field(m, record, 4)) ||
        !is_number(c, type[4], 0) || type[5] != c->unit || !is_text(c, type[6], field(m, record, 2)) ||
        !is_number(c, type[7], field(m, record, 7)) || !is_number(c, type[8], RECORD_OF(FlagIsPublic)))
        return false;
    for (; (member = member_of(m, record, count)) != NULL; count++)
        if (9 + count >= operand_total(c, id) || !is_member(c, type[9 + count], member, depth))
            return false;
    return operand_total(c, id) == 9 + count;
}

static bool is_type(const struct debug_conversion *c, uint32_t id, uint64_t reference, uint32_t depth)
{
    const struct module *m = c->module;
    struct vector_name vector;

    reference = unqualified(m, reference);
    const struct metadata *basic = record_of(m, reference, DI_BASIC_TYPE);
    const struct metadata *composite = record_of(m, reference, DI_COMPOSITE_TYPE);
    if (depth > MAX_DEPTH)
        return true;
    if (basic)
        return is_basic(c, id, basic);
    if (record_of(m, reference, DI_SUBROUTINE_TYPE))
        return is_function_type(c, id, reference, depth);
    if (!composite) {
        const uint32_t *unknown = made_as(c, id, RECORD_OF(DebugTypeBasic));
        return unknown && strcmp(text_of(c, unknown[0]), "unknown") == 0 && is_number(c, unknown[1], 0);
    }
    if (field(m, composite, 1) == DW_ARRAY_TYPE)
        return is_array(c, id, composite, depth);
    if (field(m, composite, 1) == DW_ENUMERATION_TYPE)
        return is_type(c, id, field(m, composite, 6), depth + 1);
    return named_vector(m, composite, &vector) ? is_vector(c, id, &vector) : is_structure(c, id, composite, depth);
}

/* What holds from an instruction on, to the end of the block. */
struct in_force {
    uint32_t file, line, column, scope, inlined_at; /* file, scope 0: none */
    bool is_line_id;                                /* line and column are ids */
};

/* ---- Variables --------------------------------------------------------------------------------------------------- */

static bool is_local(const struct debug_conversion *c, uint32_t id, uint64_t reference)
{
    const struct module *m = c->module;
    const struct metadata *record = record_of(m, reference, DI_LOCAL_VARIABLE);
    const uint32_t *variable = made_as(c, id, RECORD_OF(DebugLocalVariable));

    if (!record || !variable || operand_total(c, id) != 7u + (field(m, record, 7) != 0))
        return false;
    return is_text(c, variable[0], field(m, record, 3)) && is_type(c, variable[1], field(m, record, 6), 0) &&
           is_source(c, variable[2], field(m, record, 4)) &&
           is_line_of(c, variable[2], variable[3], field(m, record, 5)) && is_number(c, variable[4], 0) &&
           is_scope(c, variable[5], field(m, record, 2), 0) && is_number(c, variable[6], RECORD_OF(FlagIsLocal)) &&
           (!field(m, record, 7) || is_number(c, variable[7], field(m, record, 7)));
}

/* Follows constant indices from a type to a part of it: its offset and size in bits. */
static bool find_part(const struct debug_conversion *c, uint64_t type, const uint32_t *indices, uint32_t count,
                      uint64_t *offset, uint64_t *size)
{
    const struct module *m = c->module;

    *offset = 0;
    type = unqualified(m, type);
    for (uint32_t n = 0; n < count;) {
        const struct metadata *composite = record_of(m, type, DI_COMPOSITE_TYPE), *member;
        struct vector_name vector;
        uint32_t index;
        if (!composite || !constant_of(c->words, indices[n], &index))
            return false;
        if (field(m, composite, 1) == DW_ARRAY_TYPE) {
            uint64_t whole = field(m, composite, 7);
            for (uint32_t k = 0; k < element_count(m, composite, 11); k++, n++) {
                const struct metadata *range = record_of(m, element(m, composite, 11, k), DI_SUBRANGE);
                if (n >= count || !range || !constant_of(c->words, indices[n], &index) || index >= field(m, range, 1))
                    return false;
                whole /= field(m, range, 1);
                *offset += index * whole;
            }
            type = unqualified(m, field(m, composite, 6));
        } else if (named_vector(m, composite, &vector)) {
            uint32_t place = index;
            if (index >= (vector.rows ? vector.rows : vector.columns))
                return false;
            if (vector.rows && (++n >= count || !constant_of(c->words, indices[n], &index) || index >= vector.columns))
                return false;
            *offset += bits_of(m, vector.component) * (vector.rows ? place * vector.columns + index : place);
            type = vector.component;
            n++;
        } else {
            if ((member = member_of(m, composite, index)) == NULL)
                return false;
            *offset += field(m, member, 9);
            type = unqualified(m, field(m, member, 6));
            n++;
        }
    }
    *size = bits_of(m, type);
    return true;
}

/* The value that metadata of a function wraps; NO_VALUE: none. */
static value_id wrapped(const struct module *m, const struct function *f, uint32_t id)
{
    const struct metadata *node =
        id < m->metadata_count ? &m->metadata[id] : &f->local_metadata[id - m->metadata_count];

    return node->kind == METADATA_VALUE ? node->value : NO_VALUE;
}

/* The 32-bit constant that the value is. */
static bool is_word(const struct module *m, const struct function *f, value_id value, uint32_t *bits)
{
    const struct constant *constant = value == NO_VALUE ? NULL : module_constant(m, f, value);

    if (!constant || (constant->kind != CONSTANT_INTEGER && constant->kind != CONSTANT_FLOAT) ||
        m->types[constant->type].bits != 32)
        return false;
    *bits = (uint32_t)constant->bits;
    return true;
}

/* Whether a DebugValue or DebugDeclare says what the call of llvm.dbg.* says. */
static bool says_call(const struct debug_conversion *c, const uint32_t *words, const struct function *f,
                      const struct instruction *call)
{
    const struct module *m = c->module;
    bool is_value = words[4] == RECORD_OF(DebugValue);
    const uint32_t *operands = &f->operands[call->first_operand];
    uint32_t count = length_of(words) - ALL_OPERANDS - 3, bits, value;
    uint64_t offset, size;

    if (call->operand_count != (is_value ? 4 : 3))
        return false;
    uint64_t variable = operands[call->operand_count - 2] + 1, expression = operands[call->operand_count - 1] + 1;
    const struct metadata *local = record_of(m, variable, DI_LOCAL_VARIABLE);
    const struct metadata *piece = record_of(m, expression, DI_EXPRESSION);
    if (!local || !piece || !is_local(c, words[ALL_OPERANDS], variable) ||
        !made_as(c, words[ALL_OPERANDS + 2], RECORD_OF(DebugExpression)) ||
        !find_part(c, field(m, local, 6), words + ALL_OPERANDS + 3, count, &offset, &size))
        return false;
    bool is_part = piece->count > 1;
    if (is_part && (piece->count != 4 || field(m, piece, 1) != DW_OP_BIT_PIECE || field(m, piece, 2) != offset ||
                    field(m, piece, 3) < size))
        return false;
    if (!is_part && count > 0)
        return false;
    return !is_word(m, f, wrapped(m, f, operands[0]), &bits) ||
           (constant_of(c->words, words[ALL_OPERANDS + 1], &value) && value == bits);
}

static bool is_place(const struct debug_conversion *c, const struct in_force *now,
                     const struct debug_location *location)
{
    uint64_t inlined_at = location->inlined_at == NO_METADATA ? 0 : (uint64_t)location->inlined_at + 1;

    return now->scope && location->scope != NO_METADATA && is_scope(c, now->scope, (uint64_t)location->scope + 1, 0) &&
           is_inlined_at(c, now->inlined_at, inlined_at, 0);
}

static void check_variable(struct debug_conversion *c, const uint32_t *words, uint32_t number,
                           const struct in_force *now)
{
    const struct function *f = &c->module->functions[number];

    for (uint32_t n = 0; n < f->instruction_count; n++)
        if (f->instructions[n].opcode == OP_DEBUG_CALL && instruction_location(f, n) &&
            says_call(c, words, f, &f->instructions[n]) && is_place(c, now, instruction_location(f, n)))
            return;
    const uint32_t *variable = made_as(c, words[ALL_OPERANDS], RECORD_OF(DebugLocalVariable));
    debug_fault(c, "the DXIL says no such value of the variable %s", variable ? text_of(c, variable[0]) : "?");
}

/* Whether the value is a 32-bit number that the code of the function has. */
static bool is_live_number(const struct debug_conversion *c, uint32_t number, value_id value)
{
    const struct function *f = &c->module->functions[number];
    const struct instruction *i = value == NO_VALUE ? NULL : instruction_of(c->module, f, value);
    const struct type *type = i ? &c->module->types[i->type] : NULL;

    return type && c->live[number][i - f->instructions] && (type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT) &&
           type->bits == 32;
}

/* Numbers that the first block of a function gives to variables are there. */
static void check_numbers(struct debug_conversion *c, uint32_t number)
{
    const struct module *m = c->module;
    const struct function *f = &m->functions[number];

    for (uint32_t n = 0; n < f->blocks[0].instruction_count; n++) {
        const struct instruction *call = &f->instructions[f->blocks[0].first_instruction + n];
        bool is_value = call->opcode == OP_DEBUG_CALL && call->operand_count == 4;
        value_id value = is_value ? wrapped(m, f, f->operands[call->first_operand]) : NO_VALUE;
        uint32_t bits;
        bool found = !(is_word(m, f, value, &bits) || is_live_number(c, number, value)) ||
                     !instruction_location(f, f->blocks[0].first_instruction + n);
        for (size_t k = 0; k < c->words->op_count && !found; k++) {
            const struct code_view *op = &c->words->ops[k];
            found = op->opcode == SpvOpExtInst && op->words[4] == RECORD_OF(DebugValue) && op->words[3] == c->set &&
                    says_call(c, op->words, f, call);
        }
        if (!found)
            debug_fault(c, "a value of a variable is missing (function %u, instruction %u)", number,
                        f->blocks[0].first_instruction + n);
    }
}

static void check_global(struct debug_conversion *c, uint32_t id, const uint32_t *operands)
{
    const struct module *m = c->module;

    for (uint64_t reference = 1; reference <= m->metadata_count; reference++) {
        const struct metadata *record = record_of(m, reference, DI_GLOBAL_VARIABLE);
        if (record && operand_total(c, id) >= 9 && is_text(c, operands[0], field(m, record, 2)) &&
            is_type(c, operands[1], field(m, record, 6), 0) && is_source(c, operands[2], field(m, record, 4)) &&
            is_line_of(c, operands[2], operands[3], field(m, record, 5)) && is_number(c, operands[4], 0) &&
            operands[5] == c->unit && is_text(c, operands[6], field(m, record, 3)) &&
            is_number(c, operands[8], RECORD_OF(FlagIsDefinition)))
            return;
    }
    debug_fault(c, "the DXIL has no such global variable: %s", text_of(c, operands[0]));
}

/* ---- Declarations ------------------------------------------------------------------------------------------------ */

/* Whether the text is this string, with slashes of either kind. */
static bool is_path(const struct debug_conversion *c, uint32_t id, uint64_t reference)
{
    const struct metadata *string = string_of(c->module, reference);
    const char *text = text_of(c, id);
    uint32_t n = 0;

    for (; string && n < string->count && text[n]; n++) {
        char own = c->module->metadata_text[string->first + n];
        if (own != text[n] && !(strchr("/\\", own) && strchr("/\\", text[n])))
            return false;
    }
    return string && n == string->count && !text[n];
}

/* Whether the module's text goes on with a piece from `*at` on, which advances. A byte that is no UTF-8 is Latin-1: two
 * bytes in the piece. */
static bool goes_on(const char *text, uint32_t size, uint32_t *at, const char *piece)
{
    for (; *piece; (*at)++) {
        if (*at == size)
            return false;
        unsigned char own = (unsigned char)text[*at];
        bool is_latin = own >= 0x80 && (unsigned char)piece[0] == (0xC0 | own >> 6) &&
                        (unsigned char)piece[1] == (0x80 | (own & 0x3F));
        if (!is_latin && (unsigned char)*piece != own)
            return false;
        piece += is_latin ? 2 : 1;
    }
    return true;
}

/* The text of a file is that of dx.source.contents, in pieces. */
static void check_text(struct debug_conversion *c, uint32_t file, const char *const *pieces, uint32_t count)
{
    const struct module *m = c->module;
    const struct named_metadata *contents = dxil_metadata(m, "dx.source.contents");

    for (uint32_t n = 0; contents && n < contents->count; n++) {
        const struct metadata *pair = &m->metadata[m->metadata_operands[contents->first + n]];
        if (pair->kind != METADATA_NODE || pair->count != 2 || !is_path(c, file, m->metadata_operands[pair->first]))
            continue;
        const struct metadata *text = string_of(m, m->metadata_operands[pair->first + 1]);
        uint32_t at = 0;
        for (uint32_t k = 0; k < count && text; k++)
            if (!goes_on(m->metadata_text + text->first, text->count, &at, pieces[k]))
                break;
        if (text && at != text->count)
            debug_fault(c, "the text of %s is another one", text_of(c, file));
        return;
    }
    if (count > 0)
        debug_fault(c, "the DXIL has no text of %s", text_of(c, file));
}

enum {
    MAX_PIECES = 64
};

static void check_declarations(struct debug_conversion *c)
{
    const struct module_view *w = c->words;
    const char *pieces[MAX_PIECES];
    uint32_t file = 0, count = 0;

    for (size_t at = 5; at < w->count; at += length_of(w->words + at)) {
        const uint32_t *words = w->words + at;
        uint32_t instruction = opcode_of(words) == SpvOpExtInst && words[3] == c->set ? words[4] : UINT32_MAX;
        if (file && instruction != RECORD_OF(DebugSourceContinued)) {
            check_text(c, file, pieces, count);
            file = 0;
        }
        if (instruction == RECORD_OF(DebugSource)) {
            file = words[ALL_OPERANDS];
            count = 0;
        }
        if (opcode_of(words) == SpvOpSource && length_of(words) > 4) { /* with a text */
            const char *text = (const char *)(words + 4);
            check_text(c, words[3], &text, 1);
        }
        uint32_t place = instruction == RECORD_OF(DebugSource) ? ALL_OPERANDS + 1 : ALL_OPERANDS;
        if ((instruction == RECORD_OF(DebugSource) || instruction == RECORD_OF(DebugSourceContinued)) &&
            length_of(words) > place && count < MAX_PIECES)
            pieces[count++] = text_of(c, words[place]);
        if (instruction == RECORD_OF(DebugGlobalVariable))
            check_global(c, words[2], words + ALL_OPERANDS);
    }
}

static void find_unit(struct debug_conversion *c)
{
    const struct module_view *w = c->words;
    const struct module *m = c->module;
    const struct metadata *record = NULL;

    for (uint64_t reference = 1; reference <= m->metadata_count && !record; reference++)
        record = record_of(m, reference, DI_COMPILE_UNIT);
    for (size_t at = 5; at < w->count && !c->unit; at += length_of(w->words + at)) {
        const uint32_t *words = w->words + at;
        if (opcode_of(words) == SpvOpExtInst && words[4] == RECORD_OF(DebugCompilationUnit)) {
            c->set = words[3];
            c->unit = words[2];
            c->main = words[ALL_OPERANDS + 2];
            if (!is_number(c, words[ALL_OPERANDS], 100) || !is_number(c, words[ALL_OPERANDS + 1], 4) ||
                !is_number(c, words[ALL_OPERANDS + 3], 5) || (record && !is_source(c, c->main, field(m, record, 2))))
                debug_fault(c, "the compilation unit is another one");
        }
    }
}

/* ---- Code -------------------------------------------------------------------------------------------------------- */

static bool is_debug(const struct debug_conversion *c, const struct code_view *op)
{
    return op->opcode == SpvOpLine || op->opcode == SpvOpNoLine ||
           (op->opcode == SpvOpExtInst && c->set && op->words[3] == c->set);
}

static void note_debug(struct debug_conversion *c, const struct code_view *op, struct in_force *now)
{
    const uint32_t *operands = op->words + ALL_OPERANDS;

    if (op->opcode == SpvOpLine) {
        now->file = op->words[1];
        now->line = op->words[2];
        now->column = op->words[3];
        now->is_line_id = false;
    } else if (op->opcode == SpvOpExtInst && op->words[4] == RECORD_OF(DebugLine)) {
        now->file = operands[0];
        now->line = operands[1];
        now->column = operands[3];
        now->is_line_id = true;
        if (operands[2] != operands[1] || operands[4] != operands[3])
            debug_fault(c, "a line ends elsewhere than it begins");
    } else if (op->opcode == SpvOpExtInst && op->words[4] == RECORD_OF(DebugScope)) {
        now->scope = operands[0];
        now->inlined_at = op->length > ALL_OPERANDS + 1 ? operands[1] : 0;
    }
}

static bool is_line(const struct debug_conversion *c, const struct in_force *now, const struct debug_location *location)
{
    uint64_t file = file_of(c->module, (uint64_t)location->scope + 1);

    if (!now->is_line_id)
        return now->line == location->line && now->column == location->column && is_file_name(c, now->file, file);
    return is_number(c, now->line, location->line) && is_number(c, now->column, location->column) &&
           is_source(c, now->file, file);
}

/* Whether an instruction has a line of its own: blocks begin without, and what ends them needs none. */
static bool needs_line(uint32_t opcode)
{
    switch (opcode) {
    case SpvOpLabel:
    case SpvOpPhi:
    case SpvOpVariable:
    case SpvOpFunction:
    case SpvOpFunctionParameter:
    case SpvOpFunctionEnd:
    case SpvOpSelectionMerge:
    case SpvOpLoopMerge:
    case SpvOpBranch:
    case SpvOpBranchConditional:
    case SpvOpSwitch:
    case SpvOpReturn:
    case SpvOpReturnValue:
    case SpvOpUnreachable:
    case SpvOpKill:
        return false;
    default:
        return true;
    }
}

static uint32_t index_of(const struct function *f, uint32_t number)
{
    for (uint32_t n = 0; n < f->instruction_count; n++)
        if (f->instructions[n].opcode != OP_DEBUG_CALL && instruction_number(f, n) == number)
            return n;
    return UINT32_MAX;
}

static void check_op(struct debug_conversion *c, const struct code_view *numbered, const struct in_force *now,
                     bool is_new)
{
    const struct module *m = c->module;

    if (numbered->function >= m->function_count || numbered->line == NO_LINE || !needs_line(numbered->opcode))
        return;
    const struct function *f = &m->functions[numbered->function];
    uint32_t index = index_of(f, numbered->line);
    const struct debug_location *location = index == UINT32_MAX ? NULL : instruction_location(f, index);
    if (!location || location->scope == NO_METADATA ||
        !record_of(m, file_of(m, (uint64_t)location->scope + 1), DI_FILE))
        return;
    if (!now->file) {
        if (is_new)
            debug_fault(c, "code without a line (function %u, instruction %u)", numbered->function, numbered->line);
        return;
    }
    if (!is_line(c, now, location))
        debug_fault(c, "another line (function %u, instruction %u)", numbered->function, numbered->line);
    if (!c->set)
        return;
    if (!is_place(c, now, location))
        debug_fault(c, "another scope or call (function %u, instruction %u)", numbered->function, numbered->line);
}

/* DebugFunctionDefinition names the subprogram of the function. */
static void check_definition(struct debug_conversion *c, uint32_t number, uint32_t id, uint32_t defined)
{
    const struct module *m = c->module;

    for (uint64_t reference = 1; reference <= m->metadata_count; reference++) {
        const struct metadata *record = record_of(m, reference, DI_SUBPROGRAM);
        const struct metadata *value = record ? metadata_of(m, field(m, record, 15)) : NULL;
        if (!value || value->kind != METADATA_VALUE || value->value == NO_VALUE)
            continue;
        const struct value *function = module_value(m, NULL, value->value);
        if (function->kind == VALUE_FUNCTION && function->index == number && !is_scope(c, defined, reference, 0))
            debug_fault(c, "function %u (%u) is another one in the source", number, id);
    }
}

/* The DXIL function whose code begins at an instruction; UINT32_MAX: unknown. */
static uint32_t function_at(const struct debug_conversion *c, size_t k)
{
    for (; k < c->numbered->op_count && c->numbered->ops[k].opcode != SpvOpFunctionEnd; k++)
        if (c->numbered->ops[k].line != NO_LINE && c->numbered->ops[k].function < c->module->function_count)
            return c->numbered->ops[k].function;
    return UINT32_MAX;
}

void check_debug(struct debug_conversion *c)
{
    const struct module_view *w = c->words, *numbered = c->numbered;
    struct in_force now = {0};
    size_t k = 0;
    uint32_t line = NO_LINE, function = 0, current = UINT32_MAX, defined = 0;

    c->set = c->unit = c->main = 0;
    find_unit(c);
    check_declarations(c);
    for (size_t n = 0; n < w->op_count; n++) {
        const struct code_view *op = &w->ops[n];
        if (is_debug(c, op)) {
            note_debug(c, op, &now);
            bool is_ext = op->opcode == SpvOpExtInst;
            if (is_ext && (op->words[4] == RECORD_OF(DebugValue) || op->words[4] == RECORD_OF(DebugDeclare)) &&
                current != UINT32_MAX)
                check_variable(c, op->words, current, &now);
            if (is_ext && op->words[4] == RECORD_OF(DebugFunctionDefinition)) {
                defined = op->words[ALL_OPERANDS];
                if (op->words[ALL_OPERANDS + 1] != function)
                    debug_fault(c, "the function %u is defined in %u", op->words[ALL_OPERANDS + 1], function);
            }
            continue;
        }
        while (k < numbered->op_count &&
               (numbered->ops[k].opcode == SpvOpLine || numbered->ops[k].opcode == SpvOpNoLine))
            k++;
        if (k >= numbered->op_count || numbered->ops[k].opcode != op->opcode || numbered->ops[k].length != op->length) {
            debug_fault(c, "debug information changes the code");
            return;
        }
        const struct code_view *same = &numbered->ops[k++];
        if (op->opcode == SpvOpFunction) {
            function = op->words[2];
            current = UINT32_MAX;
            defined = 0;
        }
        if (op->opcode == SpvOpLabel) {
            now = (struct in_force){0};
            if (current == UINT32_MAX)
                current = function_at(c, k);
        }
        if (op->opcode == SpvOpFunctionEnd && current != UINT32_MAX && c->set) {
            check_numbers(c, current);
            check_definition(c, current, function, defined);
        }
        check_op(c, same, &now, same->line != line);
        line = op->opcode == SpvOpLabel ? NO_LINE : same->line;
    }
}
