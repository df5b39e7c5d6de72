/* Loads and stores of signature elements (interface.c, pixel.c). */
#ifndef SPIRV_STAGES_ELEMENTS_H
#define SPIRV_STAGES_ELEMENTS_H

#include "spirv/stages/signatures.h"

/* Loads a component into the operation's result. */
void load_element(struct lowering *l, const struct instruction *i, struct signature *signature, struct element *e,
                  struct place place);

/* Loads a component of an input whose element is `by_barycentrics` (pixel.c). */
void load_by_barycentrics(struct lowering *l, const struct instruction *i, struct element *e, struct place place);

/* The id for a component in the interface's type (bool: u32), and its conversion to the operation's result. Without a
 * conversion that id is the result itself. */
uint32_t element_destination(struct lowering *l, const struct instruction *i, struct element *e);
void element_result(struct lowering *l, const struct instruction *i, struct element *e, uint32_t component);

/* Whether stores to the element are dropped: shading rates in domain shaders, where Vulkan has none, and with
 * options.workarounds.ignore_shading_rate. */
bool is_dropped(const struct lowering *l, const struct element *e);

/* Whether an earlier store has already stored this component: a run of stores becomes one store of a row. Call it once
 * for each store. */
bool was_stored_ahead(struct lowering *l);

/* Stores operand 3, together with the following stores to the same row. */
void store_element(struct lowering *l, const struct instruction *i, struct signature *signature, struct element *e,
                   struct place place);

#endif
