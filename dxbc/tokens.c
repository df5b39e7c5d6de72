/* Reads instructions: the opcode word and its extensions, then what dxbc/opcodes.def says. */
#include "dxbc/tokens.h"

#include <stddef.h>
#include <string.h>

enum {
    HEADER_WORDS = 2,
    LAST_STAGE = DXS_STAGE_COMPUTE,

    OPCODE_BITS = 0x7FF,
    CONTROLS_SHIFT = 11,
    CONTROLS_BITS = 0x1FFF,
    SATURATE_BIT = 1 << 13,
    TEST_BIT = 1 << 18,
    PRECISE_SHIFT = 19,
    LENGTH_SHIFT = 24,
    LENGTH_BITS = 0x7F,
    CUSTOM_CLASS_SHIFT = 11,
    MIN_CUSTOM_WORDS = 2,

    EXTENSION_BITS = 0x3F,
    EXTENSION_OFFSETS = 1,
    EXTENSION_DIMENSION = 2,
    EXTENSION_RETURN_TYPES = 3
};
#define EXTENDED_BIT (UINT32_C(1) << 31)

/* ---- The table --------------------------------------------------------------------------------------------------- */

/* The texts of each row: its operands and its name. */
#define TEXTS(name, operands) #operands "\0" #name
static const struct texts {
#define OPCODE(number, name, operands, ...) char opcode_##number[sizeof(TEXTS(name, operands))];
#include "dxbc/opcodes.def"
#undef OPCODE
} texts = {
#define OPCODE(number, name, operands, ...) TEXTS(name, operands),
#include "dxbc/opcodes.def"
#undef OPCODE
};

static const uint16_t offsets[] = {
#define OPCODE(number, ...) offsetof(struct texts, opcode_##number),
#include "dxbc/opcodes.def"
#undef OPCODE
};

#define OPCODE(number, name, operands, ...)                                                                            \
    _Static_assert(TOKEN_##name == (number), #name ": its row is out of place");                                       \
    _Static_assert(sizeof #operands <= MAX_OPERANDS + 1, #name ": too many operands");
#include "dxbc/opcodes.def"
#undef OPCODE

const char *token_opcode_operands(uint32_t opcode)
{
    return (const char *)&texts + offsets[opcode];
}

const char *token_opcode_name(uint32_t opcode)
{
    const char *operands = token_opcode_operands(opcode);

    return operands + strlen(operands) + 1;
}

/* ---- The program ------------------------------------------------------------------------------------------------- */

_Noreturn void tokens_fail(struct tokens *tokens, enum dxs_result code, const char *format, ...)
{
    va_list arguments;

    tokens->fault->error.instruction = tokens->number;
    va_start(arguments, format);
    fail_with(tokens->fault, code, format, arguments);
}

struct tokens tokens_open(struct fault *fault, const uint8_t *bytes, size_t size, uint32_t part_offset)
{
    struct tokens tokens = {.fault = fault, .bytes = bytes, .part_offset = part_offset, .number = DXS_NONE};

    fault->error.offset = part_offset;
    if (size < 4 * HEADER_WORDS)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "a program needs %d bytes, the part has %zu", 4 * HEADER_WORDS, size);
    uint32_t version = token_word(&tokens, 0);
    tokens.word_count = token_word(&tokens, 1);
    tokens.stage = version >> 16;
    tokens.major = version >> 4 & 15;
    tokens.minor = version & 15;
    if (tokens.word_count < HEADER_WORDS || tokens.word_count > size / 4)
        fail(fault, DXS_RESULT_INVALID_CONTAINER, "a program of %u words does not fit into its part of %zu bytes",
             tokens.word_count, size);
    if (tokens.stage > LAST_STAGE)
        fail(fault, DXS_RESULT_UNSUPPORTED, "a program of kind %u: the stages of DXBC are 0 to %d", tokens.stage,
             LAST_STAGE);
    if (tokens.major < 4 || tokens.major > 5 || tokens.minor > 1 || version & 0xFF00)
        fail(fault, DXS_RESULT_UNSUPPORTED, "shader model %u.%u: DXBC of 4.0, 4.1, 5.0 and 5.1 is supported",
             tokens.major, tokens.minor);
    tokens.at = tokens.end = HEADER_WORDS;
    return tokens;
}

COLD static _Noreturn void fail_at_end(struct tokens *tokens)
{
    tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "the instruction's operands exceed its length");
}

uint32_t next_token_word(struct tokens *tokens)
{
    if (tokens->at == tokens->end)
        fail_at_end(tokens);
    return token_word(tokens, tokens->at++);
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

/* Extends four bits. */
static int8_t signed_offset(uint32_t bits)
{
    return (int8_t)((int32_t)((bits & 15) ^ 8) - 8);
}

static void read_extensions(struct tokens *tokens, struct token_instruction *i)
{
    uint32_t word;

    do {
        word = next_token_word(tokens);
        switch (word & EXTENSION_BITS) {
        case EXTENSION_OFFSETS:
            i->has_offsets = true;
            for (uint32_t k = 0; k < 3; k++)
                i->offsets[k] = signed_offset(word >> (9 + 4 * k));
            break;
        case EXTENSION_DIMENSION:
            i->has_dimension = true;
            i->dimension = word >> 6 & 0x1F;
            i->stride = word >> 11 & 0xFFF;
            break;
        case EXTENSION_RETURN_TYPES:
            i->has_return_types = true;
            i->return_types = word >> 6 & 0xFFFF;
            break;
        default:
            break; /* of later tools: informative */
        }
    } while (word & EXTENDED_BIT);
}

/* The words of the instruction that begins at `tokens->at`, inside the program. */
static void find_end(struct tokens *tokens, struct token_instruction *i, uint32_t word)
{
    uint32_t left = tokens->word_count - tokens->at;

    if (i->opcode == TOKEN_customdata) {
        i->length = left >= MIN_CUSTOM_WORDS ? token_word(tokens, tokens->at + 1) : 0;
        if (i->length < MIN_CUSTOM_WORDS)
            tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "custom data of %u words", i->length);
    } else {
        i->length = word >> LENGTH_SHIFT & LENGTH_BITS;
        if (i->length == 0)
            tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "%s has length 0", token_opcode_name(i->opcode));
    }
    if (i->length > left)
        tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "%s of %u words exceeds the program by %u words",
                    token_opcode_name(i->opcode), i->length, i->length - left);
    tokens->end = tokens->at + i->length;
}

static void read_operands(struct tokens *tokens, struct token_instruction *i)
{
    bool has_ranges = has_register_ranges(tokens);

    for (const char *letter = token_opcode_operands(i->opcode); *letter; letter++) {
        switch (*letter) {
        case 'w':
            i->words[i->word_count++] = next_token_word(tokens);
            break;
        case 'p':
            i->words[i->word_count++] = has_ranges ? next_token_word(tokens) : 0;
            break;
        case 'W':
            i->list_offset = tokens->at;
            i->list_count = tokens->end - tokens->at;
            tokens->at = tokens->end;
            break;
        case '-':
            tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "%s is no instruction", token_opcode_name(i->opcode));
        default:
            read_operand(tokens, i, i->operand_count, *letter, 0);
        }
    }
    i->spare = tokens->end - tokens->at;
}

bool tokens_next(struct tokens *tokens, struct token_instruction *i)
{
    tokens->at = tokens->end;
    if (tokens->at == tokens->word_count)
        return false;
    tokens->number++;
    tokens->fault->error.offset = tokens->part_offset + 4 * tokens->at;
    uint32_t word = token_word(tokens, tokens->at);
    memset(i, 0, offsetof(struct token_instruction, operands));
    i->word_count = i->list_count = i->custom_class = 0;
    i->opcode = word & OPCODE_BITS;
    i->offset = tokens->at;
    if (i->opcode >= TOKEN_COUNT)
        tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "opcode %u does not exist", i->opcode);
    find_end(tokens, i, word);
    if (i->opcode == TOKEN_customdata) {
        i->custom_class = word >> CUSTOM_CLASS_SHIFT;
        tokens->at += MIN_CUSTOM_WORDS;
    } else {
        i->controls = word >> CONTROLS_SHIFT & CONTROLS_BITS;
        i->saturate = (word & SATURATE_BIT) != 0;
        i->if_not_zero = (word & TEST_BIT) != 0;
        i->precise = word >> PRECISE_SHIFT & 15;
        tokens->at++;
        if (word & EXTENDED_BIT)
            read_extensions(tokens, i);
    }
    read_operands(tokens, i);
    return true;
}
