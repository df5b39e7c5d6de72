/* Helpers of operations between lanes: participation, ballots, reductions. */
#ifndef SPIRV_WAVE_H
#define SPIRV_WAVE_H

#include "spirv/arithmetic/alu.h"

/* bool id: whether this lane participates; 0: all lanes do. Direct3D's waves exclude the helper lanes of pixel shaders
 * unless the entry point includes them; Vulkan's subgroups include them. If only helper lanes are active, nobody
 * participates: WaveActiveAllTrue is true, sums and WaveReadLaneFirst are 0.
 * Exception: code that may repeat. `while (!done) if (id == WaveReadLaneFirst(id)) done = true;` must end for helper
 * lanes, too, so helper lanes that are alone participate there. */
uint32_t takes_part(struct lowering *l);

/* condition && part; part 0: condition */
uint32_t and_takes_part(struct lowering *l, uint32_t condition, uint32_t part);

/* uvec4: the lanes that take part and whose operand 0 is true. */
uint32_t operand_ballot(struct lowering *l, const struct instruction *i);

uint32_t subgroup_scope(struct lowering *l);
uint32_t subgroup_lane(struct lowering *l); /* this lane's number in the subgroup */

/* uvec4: mask of the lanes of this wave whose condition holds. Bit n is lane n of the subgroup. */
uint32_t wave_ballot(struct lowering *l, uint32_t condition);

/* Defines the used components of the instruction's result, the four words of a mask. `mask`: lanes of this wave. */
void define_mask(struct lowering *l, const struct instruction *i, uint32_t mask);

enum reduction {
    REDUCE_SUM,
    REDUCE_PRODUCT,
    REDUCE_MIN,
    REDUCE_MAX,
    REDUCE_AND,
    REDUCE_OR,
    REDUCE_XOR
};

/* Reduces or scans a scalar of `type`. Lanes whose `part` is false contribute the neutral element; part 0: all lanes
 * participate. */
void emit_reduction(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                    SpvGroupOperation group, uint32_t part);

/* The same in the subgroup, which may hold several waves (virtual_waves.c). SpvGroupOperationClusteredReduce: in
 * clusters of a virtual wave's size. */
void emit_subgroup_reduction(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                             SpvGroupOperation group, uint32_t part);

/* Whether the device reduces and scans; else emit_reduction and emit_partitioned_scan do so by shuffles. */
bool has_subgroup_arithmetic(const struct lowering *l);

/* Exclusive scan of an unsigned integer or float among the lanes of this lane's set (uvec4 mask). */
void emit_partitioned_scan(struct lowering *l, const struct lane *lane, enum reduction reduction, uint32_t set);

/* ---- quad.c: differences between the lanes of a quad ------------------------------------------------------------- */

/* The value that lane `number` of the quad has. */
uint32_t quad_lane(struct lowering *l, uint32_t type, uint32_t value, uint32_t number);

/* The difference in x, or in y, for all lanes of the quad (spirv/wave/quad.c). */
uint32_t quad_difference(struct lowering *l, uint32_t type, uint32_t value, bool in_y);

/* The difference in the own row, or in the own column; `type` has `lanes` components. */
uint32_t fine_quad_difference(struct lowering *l, uint32_t type, uint32_t lanes, uint32_t value, bool in_y);

/* ---- hazards.c: accesses to buffers that nothing orders (DXS_CHECK_HAZARDS) -------------------------------------- */

/* Before an instruction; at the start of the entry point; where a barrier orders UAVs
 * within the group; after all functions. The last three do nothing without the check. */
void check_hazards(struct lowering *l, const struct instruction *i);
void hazards_begin(struct lowering *l);
void hazards_order(struct lowering *l);
void hazards_finish(struct lowering *l);

/* ---- virtual_waves.c: waves smaller than the device's subgroups -------------------------------------------------- */

/* Lanes l * V to l * V + V - 1 of a subgroup are the virtual wave number l, of V lanes. Lane numbers and masks (uvec4)
 * in the code are the subgroup's; these functions translate where the shader sees them. */

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
