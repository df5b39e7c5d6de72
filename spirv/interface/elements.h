/* Loads and stores of signature elements (interface.c, pixel.c). */
#ifndef SPIRV_INTERFACE_ELEMENTS_H
#define SPIRV_INTERFACE_ELEMENTS_H

#include "spirv/interface/signatures.h"

/* Loads a component into the operation's result. */
void load_element(struct lowering *l, const struct instruction *i, struct signature *signature, struct element *e,
                  struct place place);

/* The id for a component in the interface's type (bool: u32), and its conversion to the operation's result. Without a
 * conversion that id is the result itself. */
uint32_t element_destination(struct lowering *l, const struct instruction *i, struct element *e);
void element_result(struct lowering *l, const struct instruction *i, struct element *e, uint32_t component);

/* Whether an earlier store has already stored this component: a run of stores becomes one store of a row. Call it once
 * for each store. */
bool was_stored_ahead(struct lowering *l);

/* Stores operand 3, together with the following stores to the same row. */
void store_element(struct lowering *l, const struct instruction *i, struct signature *signature, struct element *e,
                   struct place place);

#endif
