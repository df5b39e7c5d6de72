/* Root arguments in push constants, uniform blocks, shader records and memory, and other words that the application
 * provides. */
#ifndef SPIRV_RESOURCES_ROOT_ARGUMENTS_H
#define SPIRV_RESOURCES_ROOT_ARGUMENTS_H

#include "spirv/function/results.h"

struct word_number {  /* dynamic + constant */
    uint32_t dynamic; /* id, 0: none */
    uint32_t constant;
};

/* Loads a word of the root arguments as f32 or u32. `id`: result id; 0: a new one. */
uint32_t root_word(struct lowering *l, enum dxs_root_arguments kind, struct word_number number, bool as_float,
                   uint32_t id);

/* Loads the u32 at a byte offset of the root arguments. */
uint32_t root_u32(struct lowering *l, enum dxs_root_arguments kind, uint32_t offset);

/* The 64-bit address at a byte offset of the root arguments, as a u32 pair. */
uint32_t root_address(struct lowering *l, enum dxs_root_arguments kind, uint32_t offset);

/* Fails unless `word` is a constant, or in the push constants or a uniform buffer. `name`: of the option. */
void check_word_place(const struct lowering *l, const struct dxs_word_source *word, const char *name);

/* Loads the word that `source` names. `*variable`: the buffer that holds it, 0: not declared yet. `name`: the name of
 * that variable. */
uint32_t emit_word_source(struct lowering *l, const struct dxs_word_source *source, uint32_t *variable,
                          const char *name);

/* Declares `*variable`, a buffer that the application provides for all resources together, unless that is done. */
uint32_t side_variable(struct lowering *l, uint32_t *variable, const struct dxs_set_binding *set_binding, uint32_t type,
                       SpvStorageClass storage, const char *name);

/* Converts a device address to a pointer to `type`. */
uint32_t address_pointer(struct lowering *l, uint32_t address, uint32_t type);

/* address_pointer, or its earlier result if that dominates. */
uint32_t address_pointer_once(struct lowering *l, uint32_t address, uint32_t type);

/* Source of the word that names the drawn view instance; source DXS_WORD_KIND_NONE: there is none. */
const struct dxs_word_source *view_word_source(const struct lowering *l);

#endif
