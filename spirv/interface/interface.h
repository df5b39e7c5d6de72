/* The interface of an entry point to other stages: signature elements, built-ins, execution modes.
 *
 * Each element becomes a variable (an array if it has several rows) with the Location and Component of its DXIL
 * register, so that separately converted stages match. Its component type:
 *
 *   - 16 bits are 32 bits wide, unless DXS_FEATURE_STORAGE_16BIT_INPUT_OUTPUT is on.
 *   - Min precision is 32 bits wide, as stream output writes it and EvaluateAttribute* takes it. Render targets have 16
 *     bits if the values and the interface may have them.
 *   - Integers are unsigned between stages. Vertex inputs and render targets keep their sign, because the API compares
 *     them with a format.
 */
#ifndef SPIRV_INTERFACE_INTERFACE_H
#define SPIRV_INTERFACE_INTERFACE_H

#include "spirv/lowering.h"

/* ---- Built-ins (spirv/interface/builtins.c) -------------------------------------------------------------------------
 */

/* The value of a built-in input of this type, loaded once in each block. Creates the variable when first needed, with
 * its capability and extension. */
uint32_t builtin_input(struct lowering *l, SpvBuiltIn builtin, uint32_t type);

/* Later uses load built-in inputs again: call it where their values may have changed. */
void forget_builtin_inputs(struct lowering *l);

/* The variable of a built-in; storage class Input or Output. */
uint32_t builtin_variable(struct lowering *l, SpvBuiltIn builtin, SpvStorageClass storage, uint32_t type);

/* Position of a sample in the standard pattern of `sample_count` samples: vec2 relative to the pixel's centre, 0 if the
 * pattern has no such sample. All arguments are u32 ids. */
uint32_t standard_sample_position(struct lowering *l, uint32_t sample_count, uint32_t sample);

#endif
