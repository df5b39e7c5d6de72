/* Writes instructions of tokens, an instruction a line, indented by the blocks around it. */
#include "inspect/token_listing.h"

#include "dxil/module.h"

#include <string.h>

/* ---- Names ------------------------------------------------------------------------------------------------------- */

/* What the disassembler calls some opcodes. */
static const char *listed_name(uint32_t opcode)
{
    switch (opcode) {
    case TOKEN_ld_ms:
        return "ldms";
    case TOKEN_ld_ms_s:
        return "ldms_s";
    case TOKEN_sample_pos:
        return "samplepos";
    case TOKEN_sample_info:
        return "sampleinfo";
    case TOKEN_interface_call:
        return "fcall";
    default:
        return token_opcode_name(opcode);
    }
}

static void list_barrier(struct text *text, uint32_t controls)
{
    enum {
        THREADS = 1 << 0,
        GROUPSHARED = 1 << 1,
        UAV_GROUP = 1 << 2,
        UAV_GLOBAL = 1 << 3
    };

    text_string(text, controls & UAV_GLOBAL ? "_uglobal" : "");
    text_string(text, controls & UAV_GROUP ? "_ugroup" : "");
    text_string(text, controls & GROUPSHARED ? "_g" : "");
    text_string(text, controls & THREADS ? "_t" : "");
}

static void list_query_type(struct text *text, const struct token_instruction *i)
{
    enum {
        RECIPROCAL = 1,
        INTEGER = 2
    };

    if (i->opcode == TOKEN_resinfo && (i->controls & 3) == RECIPROCAL)
        text_string(text, "_rcpfloat");
    else if (i->opcode == TOKEN_resinfo ? (i->controls & 3) == INTEGER
                                        : i->opcode == TOKEN_sample_info && i->controls & 1)
        text_string(text, "_uint");
}

static void list_precise(struct text *text, uint32_t precise)
{
    if (!precise)
        return;
    text_string(text, " [precise");
    for (uint32_t c = 0; c < 4 && precise != 15; c++)
        if (precise >> c & 1)
            text_format(text, "%s%c", precise & ((1u << c) - 1) ? "" : "(", "xyzw"[c]);
    text_string(text, precise == 15 ? "]" : ")]");
}

/* What the extended words say of the resource. */
static void list_extensions(struct text *text, const struct token_instruction *i)
{
    if (i->has_offsets)
        text_format(text, "(%d,%d,%d)", i->offsets[0], i->offsets[1], i->offsets[2]);
    if (i->has_dimension) {
        text_char(text, '(');
        list_dimension(text, i->dimension);
        if (i->dimension == DIMENSION_STRUCTURED)
            text_format(text, ", stride=%u", i->stride);
        text_char(text, ')');
    }
    if (i->has_return_types)
        list_return_types(text, i->return_types);
}

static bool has_test(uint32_t opcode)
{
    switch (opcode) {
    case TOKEN_if:
    case TOKEN_breakc:
    case TOKEN_callc:
    case TOKEN_continuec:
    case TOKEN_retc:
    case TOKEN_discard:
        return true;
    default:
        return false;
    }
}

static void list_opcode(struct text *text, const struct token_instruction *i)
{
    text_string(text, listed_name(i->opcode));
    if (i->opcode == TOKEN_sync)
        list_barrier(text, i->controls);
    else if (has_test(i->opcode))
        text_string(text, i->if_not_zero ? "_nz" : "_z");
    else if (i->saturate && i->opcode != TOKEN_resinfo)
        text_string(text, "_sat");
    if (i->has_offsets)
        text_string(text, "_aoffimmi");
    if (i->has_dimension)
        text_string(text, "_indexable");
    list_precise(text, i->precise);
    list_extensions(text, i);
    list_query_type(text, i);
}

/* ---- Operands ---------------------------------------------------------------------------------------------------- */

static void list_operands(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    uint32_t number = 0;

    for (const char *letter = token_opcode_operands(i->opcode); *letter && number < i->operand_count; letter++) {
        if (*letter == 'w' || *letter == 'W' || *letter == 'p')
            continue;
        text_string(text, number == 0 ? " " : ", ");
        list_operand(text, tokens, i, number++, *letter);
    }
    if (i->opcode == TOKEN_interface_call)
        text_format(text, "[%u]", i->words[0]);
    if (number == 0 && i->opcode != TOKEN_sync)
        text_char(text, ' ');
}

/* ---- Custom data ------------------------------------------------------------------------------------------------- */

static void list_immediate_buffer(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    text_string(text, "dcl_immediateConstantBuffer {");
    for (uint32_t n = 0; n < i->list_count; n++) {
        if (n % 4 == 0)
            text_string(text, n == 0 ? " { " : "},\n                              { ");
        else
            text_string(text, ", ");
        list_number(text, token_list_word(tokens, i, n), NUMBER_ANY);
    }
    text_string(text, "} }");
}

/* The words of a message for the debug layer. */
enum {
    MESSAGE_ID,
    MESSAGE_FORMAT,
    MESSAGE_LENGTH, /* in bytes */
    MESSAGE_OPERANDS,
    MESSAGE_OPERAND_WORDS,
    MESSAGE_HEADER_WORDS,
    MESSAGE_ID_ERROR = 0x00200103
};

static void list_message_text(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    uint32_t length = token_list_word(tokens, i, MESSAGE_LENGTH);
    uint32_t first = MESSAGE_HEADER_WORDS + token_list_word(tokens, i, MESSAGE_OPERAND_WORDS);

    for (uint32_t n = 0; n < length && first + n / 4 < i->list_count; n++) {
        char character = (char)(token_list_word(tokens, i, first + n / 4) >> 8 * (n % 4));
        if (!character)
            return;
        text_char(text, character);
    }
}

static void list_message(struct text *text, const struct tokens *tokens, const struct token_instruction *i)
{
    struct tokens rest = *tokens;
    struct token_instruction values = {.opcode = TOKEN_mov};
    uint32_t words =
        i->list_count < MESSAGE_HEADER_WORDS ? UINT32_MAX : token_list_word(tokens, i, MESSAGE_OPERAND_WORDS);

    if (words > i->list_count - MESSAGE_HEADER_WORDS)
        tokens_fail(&rest, DXS_RESULT_INVALID_BITCODE, "a message that exceeds its instruction");
    text_string(text, token_list_word(tokens, i, MESSAGE_ID) == MESSAGE_ID_ERROR ? "errorf \"" : "printf \"");
    list_message_text(text, tokens, i);
    text_char(text, '"');
    rest.at = i->list_offset + MESSAGE_HEADER_WORDS;
    rest.end = rest.at + words;
    while (rest.at < rest.end) {
        values.operand_count = values.nested_count = 0;
        read_operand(&rest, &values, 0, 'a', 0);
        text_string(text, ", ");
        list_operand(text, tokens, &values, 0, 'a');
    }
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

static bool closes_block(uint32_t opcode)
{
    return opcode == TOKEN_else || opcode == TOKEN_endif || opcode == TOKEN_endloop || opcode == TOKEN_endswitch;
}

static bool opens_block(uint32_t opcode)
{
    return opcode == TOKEN_if || opcode == TOKEN_else || opcode == TOKEN_loop || opcode == TOKEN_switch;
}

static void list_instruction(struct text *text, const struct tokens *tokens, const struct token_instruction *i,
                             uint32_t depth)
{
    enum {
        MAX_INDENTED = 64 /* deeper blocks are not indented further: text stays linear in the program */
    };

    for (uint32_t n = 0; n < depth && n < MAX_INDENTED; n++)
        text_string(text, "  ");
    if (i->opcode == TOKEN_customdata && i->custom_class == CUSTOM_MESSAGE) {
        list_message(text, tokens, i);
    } else if (i->opcode == TOKEN_customdata) {
        list_immediate_buffer(text, tokens, i);
    } else if (!list_declaration(text, tokens, i)) {
        list_opcode(text, i);
        list_operands(text, tokens, i);
    }
    text_char(text, '\n');
}

void list_tokens(struct text *text, struct tokens *tokens)
{
    static const char stages[] = "ps\0vs\0gs\0hs\0ds\0cs\0";
    struct token_instruction i;
    uint32_t depth = 0;

    text_format(text, "%s_%u_%u\n", nth_text(stages, tokens->stage), tokens->major, tokens->minor);
    while (tokens_next(tokens, &i)) {
        if (i.opcode == TOKEN_customdata && i.custom_class != CUSTOM_IMMEDIATE_BUFFER &&
            i.custom_class != CUSTOM_MESSAGE)
            continue;
        depth -= closes_block(i.opcode) && depth > 0;
        list_instruction(text, tokens, &i, depth);
        depth += opens_block(i.opcode);
    }
}
