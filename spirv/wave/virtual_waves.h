/* Waves smaller than the device's subgroups. Lanes l * V to l * V + V - 1 of a subgroup are the virtual wave number l,
 * of V lanes. Lane numbers and masks (uvec4) in the code are the subgroup's; these functions translate where the shader
 * sees them. */
#ifndef SPIRV_VIRTUAL_WAVES_H
#define SPIRV_VIRTUAL_WAVES_H

#include "spirv/wave/wave.h"

/* Sets lowering.virtual_wave and .wave_size. Refuses waves that do not fit into the device's subgroups. */
void choose_waves(struct lowering *l);

/* u32: index of this lane in the virtual wave. */
uint32_t virtual_lane(struct lowering *l);

/* uvec4: lanes of this lane's virtual wave. */
uint32_t virtual_wave_mask(struct lowering *l);

/* The word `n` of a wave's mask, where bit 0 is its first lane, from a mask of lanes of this wave. */
uint32_t virtual_mask_word(struct lowering *l, uint32_t mask, uint32_t n);

/* uvec4: the lanes of this wave that the four words of a wave's mask name. */
uint32_t mask_of_virtual_words(struct lowering *l, const uint32_t words[4]);

/* Lane of the subgroup that is lane `number` of this wave, modulo V. */
uint32_t virtual_lane_at(struct lowering *l, uint32_t number);

/* emit_reduction within the virtual wave. */
void emit_virtual_reduction(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                            SpvGroupOperation group, uint32_t part);

/* Index of the virtual wave in the thread group, and how many it has. Subgroups are full but for the last. */
uint32_t virtual_wave_index(struct lowering *l);
uint32_t virtual_wave_count(const struct lowering *l);

#endif
