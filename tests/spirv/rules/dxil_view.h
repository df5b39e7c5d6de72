/* What a DXIL module asks of each instruction. */
#ifndef TESTS_SPIRV_RULES_DXIL_VIEW_H
#define TESTS_SPIRV_RULES_DXIL_VIEW_H

#include "dxil/module.h"

/* A module that the tests' own copy of the reader has read: mistakes in the library's copy do not reach it. */
struct dxil_view {
    struct arena arena;
    struct fault fault;
    struct module *module; /* NULL: not read */
    bool **live;           /* by function, by instruction: a result or an effect depends on it */
};

void dxil_read(struct dxil_view *dxil, const void *bytes, size_t size);
void dxil_read_debug(struct dxil_view *dxil, const void *bytes, size_t size); /* with debug information */
void dxil_free(struct dxil_view *dxil);

/* The resources that a handle may stand for. */
struct dxil_handle {
    bool is_known;                     /* all its origins are */
    bool all_non_uniform, any_uniform; /* NonUniformResourceIndex, of dynamic indices; without one, neither is set */
    bool coherent, incoherent; /* globallycoherent, reordercoherent or rasterizer-ordered: some are, some are not */
    uint32_t resource;         /* index into module.resources; UINT32_MAX: from a heap, or several */
};
struct dxil_handle dxil_handle(const struct module *module, const struct function *function, value_id handle);

/* The operand of a DXIL operation or an instruction. */
value_id operand_of(const struct function *function, const struct instruction *i, uint32_t operand);

/* False: it is no constant integer or float. The bits of floats are those of the constant's type. */
bool constant_operand(const struct module *module, const struct function *function, const struct instruction *i,
                      uint32_t operand, uint64_t *bits);
bool is_undefined(const struct module *module, const struct function *function, value_id value);

/* The named metadata; NULL: none. */
const struct named_metadata *dxil_metadata(const struct module *module, const char *name);

/* Member n of a constant structure. */
uint32_t dxil_member(const struct module *module, const struct function *function, value_id structure, uint32_t n);

/* The n-th operand of the operation that is a handle; NO_VALUE: there are fewer. */
value_id handle_operand(const struct function *function, const struct instruction *i, uint32_t n);

/* Rows of dxil/operations.def: name, letters of the operands and of the result. */
const char *dxil_name(uint32_t dx_op);
const char *dxil_operands(uint32_t dx_op);
char dxil_result(uint32_t dx_op);

/* Whether the function has the attribute. */
bool dxil_attribute(const struct module *module, const struct function *function, const char *key);

const struct instruction *instruction_of(const struct module *module, const struct function *function, value_id value);

#endif
