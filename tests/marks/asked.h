/* What a DXIL module asks of each instruction. */
#ifndef TESTS_MARKS_ASKED_H
#define TESTS_MARKS_ASKED_H

#include "dxil/module.h"

/* A module that the tests' own copy of the reader has read: mistakes in the library's copy do not reach it. */
struct asked_module {
    struct arena arena;
    struct fault fault;
    struct module *module; /* NULL: not read */
    bool **live;           /* by function, by instruction: a result or an effect depends on it */
};

void asked_read(struct asked_module *asked, const void *bytes, size_t size);
void asked_read_debug(struct asked_module *asked, const void *bytes, size_t size); /* with debug information */
void asked_free(struct asked_module *asked);

/* The resources that a handle may stand for. */
struct asked_handle {
    bool is_known;                     /* all its origins are */
    bool all_non_uniform, any_uniform; /* NonUniformResourceIndex, of dynamic indices; without one, neither is set */
    bool coherent, incoherent; /* globallycoherent, reordercoherent or rasterizer-ordered: some are, some are not */
    uint32_t resource;         /* index into module.resources; UINT32_MAX: from a heap, or several */
};
struct asked_handle asked_handle(const struct module *module, const struct function *function, value_id handle);

/* The operand of a DXIL operation or an instruction. */
value_id operand_of(const struct function *function, const struct instruction *i, uint32_t operand);

/* False: it is no constant integer or float. The bits of floats are those of the constant's type. */
bool constant_operand(const struct module *module, const struct function *function, const struct instruction *i,
                      uint32_t operand, uint64_t *bits);
bool is_undefined(const struct module *module, const struct function *function, value_id value);

/* The named metadata; NULL: none. */
const struct named_metadata *asked_metadata(const struct module *module, const char *name);

/* Member n of a constant structure. */
uint32_t asked_member(const struct module *module, const struct function *function, value_id structure, uint32_t n);

/* The n-th operand of the operation that is a handle; NO_VALUE: there are fewer. */
value_id handle_operand(const struct function *function, const struct instruction *i, uint32_t n);

/* Rows of dxil/operations.def: name, letters of the operands and of the result. */
const char *asked_name(uint32_t dx_op);
const char *asked_operands(uint32_t dx_op);
char asked_result(uint32_t dx_op);

/* Whether the function has the attribute. */
bool asked_attribute(const struct module *module, const struct function *function, const char *key);

const struct instruction *instruction_of(const struct module *module, const struct function *function, value_id value);

#endif
