/* Simulates a device whose undefined results all differ from Direct3D's defined ones. It adds instructions to a SPIR-V
 * module, so every device can run the simulation. */
#ifndef TESTS_SPIRV_HOSTILE_H
#define TESTS_SPIRV_HOSTILE_H

#include "runner/common/word_list.h"
#include "tests/spirv/results.h"

/* Returns a copy of the module with these results. `has_doubles`: the device has Float64.
 *
 *     float-to-int conversion, value out of range          0x55555555
 *     shift by the width or more                           0x55555555
 *     division by 0, or of the smallest number by -1       0x55555555
 *     bit field that ends beyond bit 31                    0x55555555
 *     NMin, NMax, NClamp of a NaN                          NaN
 *     sine or cosine of |x| > pi                           2
 *     variable before its first store                      0x55555555
 *     Fma, product and sum without NoContraction           rounded once (needs Float64, and no FloatControls2)
 *     sum of a sum without NoContraction                   added in another order
 *     Fma of doubles                                       rounded once
 *     16-bit result without RoundingModeRTE                rounded towards zero
 *     half that is widened                                 the float that it was made of, as NVIDIA's compiler does
 *                                                          despite NoContraction: by way of phis, selects, memory
 *     depth that breaks DepthLess or DepthGreater          the rasterizer's depth (if the shader reads FragCoord)
 *
 * Changes instructions on scalars only: where the table does not say otherwise, on 32-bit ones. The caller frees the
 * words. */
struct word_list make_hostile(const uint32_t *words, size_t word_count, bool has_doubles);

#endif
