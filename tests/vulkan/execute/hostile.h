/* Simulates a device whose undefined results all differ from Direct3D's defined ones. It adds instructions to a SPIR-V
 * module, so every device can run the simulation. */
#ifndef TESTS_VULKAN_HOSTILE_H
#define TESTS_VULKAN_HOSTILE_H

#include "execute/spirv_words.h"

/* Returns a copy of the module with these results. `has_doubles`: the device has Float64.
 *
 *     float-to-int conversion, value out of range          0x55555555
 *     shift by the width or more                           0x55555555
 *     NMin, NMax, NClamp of a NaN                          NaN
 *     sine or cosine of |x| > pi                           2
 *     variable before its first store                      0x55555555
 *     Fma, product and sum without NoContraction           rounded once (needs Float64, and no FloatControls2)
 *
 * Changes instructions on 32-bit scalars only. The caller frees the words. */
struct word_list make_hostile(const uint32_t *words, size_t word_count, bool has_doubles);

#endif
