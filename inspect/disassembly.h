/* Writes a module as text. The text follows LLVM's syntax as far as possible, so that its tools can read most of it. */
#ifndef INSPECT_DISASSEMBLY_H
#define INSPECT_DISASSEMBLY_H

#include "base/text.h"
#include "dxil/module.h"

struct printer {
    const struct module *module;
    const struct function *function; /* function that is being written, NULL: none */
    struct text *text;
    const uint32_t *module_slots; /* by value of the module: its number if it is unnamed */
    const uint32_t *value_slots;  /* by local value: its number if it is unnamed */
    const uint32_t *block_slots;  /* by block: its number if it is unnamed */
    size_t spent, budget; /* bytes of types, constants and long names so far; past the budget they are cut short */
};

void module_disassemble(const struct module *module, struct text *text);

/* ---- disassembly_values.c ---------------------------------------------------------------------------------------- */

/* Writes a name after its sigil (@ % !), quoted if necessary. */
void print_name(struct printer *printer, char sigil, const char *name);
void print_quoted(struct printer *printer, const char *bytes, size_t length);
void print_type(struct printer *printer, type_id type);
void print_struct_body(struct printer *printer, type_id type);
void print_value(struct printer *printer, value_id value);       /* %3, @f, 1.000000e+00 */
void print_typed_value(struct printer *printer, value_id value); /* float %3 */
void print_initializer(struct printer *printer, value_id value); /* as print_value, but up to 16 MB */
void print_block(struct printer *printer, uint32_t block);       /* %5 */
void print_block_name(struct printer *printer, uint32_t block);  /* 5 */
void print_metadata(struct printer *printer, metadata_id id);    /* !5, !"text", i32 1 */

/* ---- disassembly_instructions.c ---------------------------------------------------------------------------------- */

void print_instruction(struct printer *printer, const struct basic_block *block, const struct instruction *instruction);

extern const char binary_names[][8];
extern const char cast_names[]; /* by enum cast, see nth_text */
const char *predicate_name(uint32_t predicate);

#endif
