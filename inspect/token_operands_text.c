/* Operands of tokens as text: registers, indices, components, immediates, modifiers. */
#include "inspect/token_listing.h"

#include <stdio.h>
#include <string.h>

static const char component_names[] = "xyzw";

/* ---- Immediates -------------------------------------------------------------------------------------------------- */

static void list_integer(struct text *text, uint32_t bits)
{
    enum {
        MAX_DECIMAL = 10000 /* larger ones are written in hexadecimal digits */
    };

    if (bits + MAX_DECIMAL <= 2 * MAX_DECIMAL)
        text_number(text, (int32_t)bits);
    else
        text_format(text, "0x%08x", bits);
}

static void list_double(struct text *text, double value)
{
    char digits[512];

    snprintf(digits, sizeof digits, "%f", value);
    text_decimal(text, digits);
}

static void list_float(struct text *text, uint32_t bits)
{
    float value;

    memcpy(&value, &bits, sizeof value);
    list_double(text, (double)value);
}

void list_number(struct text *text, uint32_t bits, enum number_style style)
{
    enum {
        EXPONENT = 0xFF
    };
    uint32_t exponent = bits >> 23 & EXPONENT;
    bool looks_like_float = bits == UINT32_C(1) << 31 || (exponent > 0 && exponent < EXPONENT && bits < 0xFFFFD8F0);

    if (style == NUMBER_FLOAT || (style == NUMBER_ANY && looks_like_float))
        list_float(text, bits);
    else
        list_integer(text, bits);
}

static void list_immediates(struct text *text, const struct token_operand *operand, enum number_style style)
{
    const char *separator = style == NUMBER_ANY ? "," : ", ";

    text_string(text, "l(");
    for (uint32_t c = 0; c < operand->components; c++) {
        text_string(text, c == 0 ? "" : separator);
        list_number(text, operand->immediates[c], style);
    }
    text_char(text, ')');
}

/* Words of a double: the low one first. */
static void list_wide_immediates(struct text *text, const struct token_operand *operand)
{
    text_string(text, "d(");
    for (uint32_t c = 0; c < operand->components; c += 2) {
        uint64_t bits = operand->immediates[c] | (uint64_t)operand->immediates[c + 1] << 32;
        double value;
        memcpy(&value, &bits, sizeof value);
        text_string(text, c == 0 ? "" : ", ");
        list_double(text, value);
        text_char(text, 'l');
    }
    text_char(text, ')');
}

/* ---- Registers --------------------------------------------------------------------------------------------------- */

void list_register(struct text *text, const struct tokens *tokens, const struct token_operand *operand)
{
    bool has_range = operand->kind == REGISTER_CONSTANT_BUFFER || operand->kind == REGISTER_SAMPLER ||
                     operand->kind == REGISTER_RESOURCE || operand->kind == REGISTER_UNORDERED_ACCESS;
    int shift = has_range && has_register_ranges(tokens) ? 'A' - 'a' : 0;

    for (const char *name = register_name(operand->kind); *name; name++)
        text_char(text, (char)(*name + shift));
}

void list_mask(struct text *text, const struct token_operand *operand)
{
    if (operand->components != 4 || operand->mask == 0)
        return;
    text_char(text, '.');
    for (uint32_t c = 0; c < 4; c++)
        if (operand->mask >> c & 1)
            text_char(text, component_names[c]);
}

static void list_components(struct text *text, const struct token_operand *operand)
{
    if (operand->components != 4)
        return;
    if (operand->selection == SELECT_MASK) {
        list_mask(text, operand);
        return;
    }
    text_char(text, '.');
    for (uint32_t c = 0; c < (operand->selection == SELECT_ONE ? 1 : 4); c++)
        text_char(text, component_names[operand->swizzle[c]]);
}

static void list_plain_operand(struct text *text, const struct tokens *tokens,
                               const struct token_instruction *instruction, const struct token_operand *operand);

/* The register in an index has a number, though there is only one of its kind: v[vOutputControlPointID0.x + 0]. */
static void list_relative(struct text *text, const struct tokens *tokens, const struct token_instruction *instruction,
                          const struct token_operand *operand)
{
    if (operand->index_count > 0) {
        list_plain_operand(text, tokens, instruction, operand);
        return;
    }
    list_register(text, tokens, operand);
    text_format(text, "0.%c", component_names[operand->swizzle[0]]);
}

static void list_indices(struct text *text, const struct tokens *tokens, const struct token_instruction *instruction,
                         const struct token_operand *operand)
{
    bool has_number = operand->kind != REGISTER_THIS && operand->kind != REGISTER_INPUT_CONTROL_POINT &&
                      operand->kind != REGISTER_OUTPUT_CONTROL_POINT &&
                      !(operand->kind == REGISTER_INPUT && operand->index_count == 2);

    for (uint32_t n = 0; n < operand->index_count; n++) {
        const struct token_index *index = &operand->indices[n];
        if (n == 0 && has_number && !index->relative) {
            text_number(text, index->immediate);
            continue;
        }
        text_char(text, '[');
        if (index->relative) {
            list_relative(text, tokens, instruction, &instruction->operands[index->relative]);
            text_string(text, " + ");
        }
        text_number(text, index->immediate);
        text_char(text, ']');
    }
}

/* Register, indices, components. Indices nest MAX_OPERAND_NESTING deep at most. */
static void list_plain_operand(struct text *text, const struct tokens *tokens,
                               const struct token_instruction *instruction, const struct token_operand *operand)
{
    list_register(text, tokens, operand);
    list_indices(text, tokens, instruction, operand);
    list_components(text, operand);
}

/* ---- The operand ------------------------------------------------------------------------------------------------- */

static const char *precision_name(uint32_t precision)
{
    static const char names[] = "def32\0"
                                "min16f\0"
                                "min2_8f\0"
                                "unknown\0"
                                "min16i\0"
                                "min16u\0";

    return nth_text(names, precision);
}

void list_precision(struct text *text, const struct token_operand *operand)
{
    if (operand->min_precision)
        text_format(text, " {%s}", precision_name(operand->min_precision));
}

static void list_source_precision(struct text *text, const struct token_instruction *instruction,
                                  const struct token_operand *operand, char letter)
{
    char result_letter = token_opcode_operands(instruction->opcode)[0];
    uint32_t wanted = operand->min_precision;

    if (result_letter - 'A' == letter - 'a') /* a source of the result's type is converted to its precision */
        wanted = instruction->operands[0].min_precision;
    if (wanted == operand->min_precision)
        list_precision(text, operand);
    else
        text_format(text, " {%s as %s}", precision_name(operand->min_precision), precision_name(wanted));
}

/* The disassembler's choices: stores write addresses as they write values; coordinates of gathers with variable offsets
 * and of lod as integers. */
static enum number_style style_of(uint32_t opcode, char letter)
{
    switch (opcode) {
    case TOKEN_store_raw:
    case TOKEN_store_structured:
    case TOKEN_store_uav_typed:
        return NUMBER_ANY;
    case TOKEN_gather4_po:
    case TOKEN_gather4_po_s:
    case TOKEN_gather4_po_c:
    case TOKEN_gather4_po_c_s:
    case TOKEN_lod:
        return NUMBER_INTEGER;
    default:
        return letter == 'f' ? NUMBER_FLOAT : letter == 'a' ? NUMBER_ANY : NUMBER_INTEGER;
    }
}

void list_operand(struct text *text, const struct tokens *tokens, const struct token_instruction *instruction,
                  uint32_t number, char letter)
{
    const struct token_operand *operand = &instruction->operands[number];

    if (operand->modifiers & MODIFIER_NEGATE)
        text_char(text, '-');
    if (operand->modifiers & MODIFIER_ABSOLUTE)
        text_char(text, '|');
    if (operand->kind == REGISTER_IMMEDIATE32)
        list_immediates(text, operand, style_of(instruction->opcode, letter));
    else if (operand->kind == REGISTER_IMMEDIATE64)
        list_wide_immediates(text, operand);
    else
        list_plain_operand(text, tokens, instruction, operand);
    if (operand->modifiers & MODIFIER_ABSOLUTE)
        text_char(text, '|');
    list_source_precision(text, instruction, operand, letter);
    if (operand->non_uniform)
        text_string(text, " { nonuniform }");
}
