/* Writes a program of shader models 4.0 to 5.1 as Microsoft's disassembler does: an instruction a line, without the
 * comments that it makes of other parts. */
#ifndef INSPECT_TOKEN_LISTING_H
#define INSPECT_TOKEN_LISTING_H

#include "base/text.h"
#include "dxbc/tokens.h"

/* Fails where the program is malformed. `tokens`: just opened. */
void list_tokens(struct text *text, struct tokens *tokens);

/* ---- token_operands_text.c --------------------------------------------------------------------------------------- */

/* Components of an immediate: how they are written. */
enum number_style {
    NUMBER_FLOAT,
    NUMBER_INTEGER,
    NUMBER_ANY /* as an integer or a float, whichever the bits look like */
};

void list_number(struct text *text, uint32_t bits, enum number_style style);

/* Operand `number` of an instruction, which stands for `letter` of dxbc/opcodes.def. */
void list_operand(struct text *text, const struct tokens *tokens, const struct token_instruction *instruction,
                  uint32_t number, char letter);

/* The operand's register without indices: `r`, `cb`; `CB` where indices are relative to a declared range. */
void list_register(struct text *text, const struct tokens *tokens, const struct token_operand *operand);
void list_mask(struct text *text, const struct token_operand *operand);
void list_precision(struct text *text, const struct token_operand *operand);

/* ---- token_declarations_text.c ----------------------------------------------------------------------------------- */

/* A declaration without the end of its line; false: it is no declaration. */
bool list_declaration(struct text *text, const struct tokens *tokens, const struct token_instruction *instruction);

void list_dimension(struct text *text, uint32_t dimension);       /* texture2d */
void list_return_types(struct text *text, uint32_t return_types); /* (float,float,float,float) */

#endif
