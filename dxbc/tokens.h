/* The token stream of shader models 4.0 to 5.1: one instruction after the other, each as a structure. The reader checks
 * the form: lengths, opcodes, kinds of registers, numbers of indices and components. It does not know what is declared.
 */
#ifndef DXBC_TOKENS_H
#define DXBC_TOKENS_H

#include "base/error.h"
#include "base/little_endian.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum token_opcode {
#define OPCODE(number, name, operands, ...) TOKEN_##name,
#include "dxbc/opcodes.def"
#undef OPCODE
    TOKEN_COUNT
};

enum register_kind {
#define REGISTER(number, name, ...) REGISTER_##name,
#include "dxbc/registers.def"
#undef REGISTER
    REGISTER_COUNT
};

enum {
    MAX_OPERANDS = 8,         /* of an instruction */
    MAX_NESTED_OPERANDS = 24, /* in indices of its operands */
    MAX_OPERAND_NESTING = 3,  /* r0 in x1[x0[r0.x].x] is at 2 */
    MAX_INDICES = 3,          /* of an operand */
    MAX_TOKEN_WORDS = 8,      /* words of a declaration that are no operand; longer ones are lists */
    MODIFIER_NEGATE = 1,      /* in token_operand.modifiers; the absolute value is taken first */
    MODIFIER_ABSOLUTE = 2
};

struct token_index {
    uint32_t immediate;
    uint8_t relative; /* number of the operand that is added, in token_instruction.operands; 0: none */
};

/* How the operand word selects components. */
enum selection {
    SELECT_MASK,
    SELECT_SWIZZLE,
    SELECT_ONE
};

struct token_operand {
    uint8_t kind;          /* enum register_kind */
    uint8_t components;    /* 0, 1 or 4 */
    uint8_t selection;     /* enum selection, of four components */
    uint8_t mask;          /* results: components that are written, bit 0 is x */
    uint8_t swizzle[4];    /* sources: component read for each component of the result */
    uint8_t modifiers;     /* bits MODIFIER_... */
    uint8_t min_precision; /* 0 none, 1 f16, 2 f2.8, 4 i16, 5 u16 */
    bool non_uniform;
    uint8_t index_count;
    struct token_index indices[MAX_INDICES];
    uint32_t immediates[4]; /* REGISTER_IMMEDIATE32: by component, one is repeated. REGISTER_IMMEDIATE64: words */
};

struct token_instruction {
    uint16_t opcode;   /* enum token_opcode */
    uint32_t controls; /* bits 23:11 of the first word */
    uint32_t offset;   /* of the first word, in words from the start of the program */
    uint32_t length;   /* in words */
    uint32_t spare;    /* words at the end that belong to no operand */

    bool saturate, if_not_zero;
    uint8_t precise;                                   /* mask of result components */
    bool has_offsets, has_dimension, has_return_types; /* extended opcode words */
    int8_t offsets[3];
    uint8_t dimension; /* enum token_dimension */
    uint16_t stride, return_types;

    uint8_t operand_count, nested_count; /* nested operands follow the others */
    struct token_operand operands[MAX_OPERANDS + MAX_NESTED_OPERANDS];

    uint32_t word_count; /* of declarations: words that are no operands */
    uint32_t words[MAX_TOKEN_WORDS];

    /* Custom data, function tables, interfaces: words behind the fixed ones, see token_list_word. */
    uint32_t custom_class;
    uint32_t list_offset, list_count; /* in words from the start of the program */
};

enum token_dimension {
    DIMENSION_NONE,
    DIMENSION_BUFFER,
    DIMENSION_1D,
    DIMENSION_2D,
    DIMENSION_2D_MS,
    DIMENSION_3D,
    DIMENSION_CUBE,
    DIMENSION_1D_ARRAY,
    DIMENSION_2D_ARRAY,
    DIMENSION_2D_MS_ARRAY,
    DIMENSION_CUBE_ARRAY,
    DIMENSION_RAW,
    DIMENSION_STRUCTURED
};

enum custom_class {
    CUSTOM_COMMENT,
    CUSTOM_DEBUG_INFO,
    CUSTOM_OPAQUE,
    CUSTOM_IMMEDIATE_BUFFER,
    CUSTOM_MESSAGE
};

struct tokens {
    struct fault *fault;
    const uint8_t *bytes; /* of the part */
    uint32_t part_offset; /* of the part in the input */
    uint32_t word_count;  /* of the program */
    uint32_t at, end;     /* next word; end of the current instruction */
    uint32_t number;      /* of the current instruction, for errors */
    uint32_t stage;       /* enum dxs_stage: pixel .. compute have the format's numbers */
    uint32_t major, minor;
};

/* Reads the header of a SHDR or SHEX part. Fails with DXS_RESULT_INVALID_CONTAINER, DXS_RESULT_UNSUPPORTED. */
struct tokens tokens_open(struct fault *fault, const uint8_t *bytes, size_t size, uint32_t part_offset);

/* Reads the next instruction; false: the end. Fails with DXS_RESULT_INVALID_BITCODE. */
bool tokens_next(struct tokens *tokens, struct token_instruction *instruction);

/* Fails at the current instruction. */
_Noreturn void tokens_fail(struct tokens *tokens, enum dxs_result code, const char *format, ...) PRINTF_LIKE(3, 4) COLD;

static inline uint32_t token_word(const struct tokens *tokens, uint32_t index)
{
    return load32(tokens->bytes + 4 * (size_t)index);
}

/* A word of the instruction's list. */
static inline uint32_t token_list_word(const struct tokens *tokens, const struct token_instruction *i, uint32_t index)
{
    return token_word(tokens, i->list_offset + index);
}

/* Whether names of resources carry an index: cb<id>[index][vector], t<id>[index]. */
static inline bool has_register_ranges(const struct tokens *tokens)
{
    return tokens->major == 5 && tokens->minor == 1;
}

const char *token_opcode_name(uint32_t opcode);
const char *token_opcode_operands(uint32_t opcode); /* see opcodes.def */
const char *register_name(uint32_t kind);

/* token_operands.c: reads an operand of the letter. `nesting`: 0 for operands of the instruction itself. */
void read_operand(struct tokens *tokens, struct token_instruction *i, uint32_t number, char letter, uint32_t nesting);

/* The next word of the current instruction. */
uint32_t next_token_word(struct tokens *tokens);

#endif
