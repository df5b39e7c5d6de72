/* A device that uses all the freedom that SPIR-V leaves it: what is not defined becomes something that Direct3D does
 * not mean. Made of a module, for any device, by more instructions. */
#ifndef TESTS_VULKAN_HOSTILE_H
#define TESTS_VULKAN_HOSTILE_H

#include "execute/spirv_words.h"

/* The module with, where it did not say what it wants:
 *
 *     conversions of floats that no integer is near to     0x55555555
 *     shifts by the width or more                          0x55555555
 *     NMin, NMax, NClamp of a NaN                          a NaN
 *     sines and cosines beyond pi                          2
 *     variables that nothing was stored in                 0x55555555
 *
 * Scalars of 32 bits only. The words are to be freed. */
struct word_list make_hostile(const uint32_t *words, size_t word_count);

#endif
