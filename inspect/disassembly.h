/* Shared by the files that write a module as text. The text follows LLVM's syntax, so that its tools can read most of
 * it. */
#ifndef INSPECT_DISASSEMBLY_H
#define INSPECT_DISASSEMBLY_H

#include "base/text.h"
#include "dxil/module.h"

struct printer {
    const struct module *module;
    const struct function *function; /* whose body is being written, or NULL */
    struct text *text;
    const uint32_t *module_slots; /* numbers of unnamed values of the module, by value */
    const uint32_t *value_slots;  /* likewise of the function's */
    const uint32_t *block_slots;
    size_t spent, most; /* bytes of types and constants so far, and from when on they are cut short */
};

void module_disassemble(const struct module *module, struct text *text);

/* ---- disassembly_values.c ---------------------------------------------------------------------------------------- */

/* A name behind its sigil (@ % !), in quotes if it needs them. */
void print_name(struct printer *printer, char sigil, const char *name);
void print_quoted(struct printer *printer, const char *bytes, size_t length);
void print_type(struct printer *printer, type_id type);
void print_struct_body(struct printer *printer, type_id type);
void print_value(struct printer *printer, value_id value);       /* %3, @f, 1.000000e+00 */
void print_typed_value(struct printer *printer, value_id value); /* float %3 */
void print_initializer(struct printer *printer, value_id value); /* as print_value, however long */
void print_block(struct printer *printer, uint32_t block);       /* %5 */
void print_block_name(struct printer *printer, uint32_t block);  /* 5 */
void print_metadata(struct printer *printer, metadata_id id);    /* !5, !"text", i32 1 */

/* ---- disassembly_instructions.c ---------------------------------------------------------------------------------- */

void print_instruction(struct printer *printer, const struct basic_block *block, const struct instruction *instruction);

extern const char binary_names[][8];
extern const char cast_names[]; /* for nth_text */
const char *predicate_name(uint32_t predicate);

#endif
