/* Decorations of the variables of signature elements (locations.c, builtins.c). */
#ifndef SPIRV_INTERFACE_LOCATIONS_H
#define SPIRV_INTERFACE_LOCATIONS_H

#include "spirv/interface/interface_state.h"

/* Decorates the variable of a varying or render target; of a built-in. */
void decorate_located(struct lowering *l, const struct signature *signature, const struct element *e);
void decorate_builtin(struct lowering *l, const struct signature *signature, const struct element *e);

/* Interpolation of a pixel input: Vulkan takes it from the stage that reads. */
void decorate_interpolation(struct lowering *l, const struct element *e);

/* Declares the capability and extension of a built-in. */
void declare_demands(struct lowering *l, SpvBuiltIn builtin);

#endif
